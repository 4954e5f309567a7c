import { createLogUpdate } from 'log-update';
import { number, type Tally } from './result.ts';

/** The progress of a run. */
export interface Progress {
  update(tally: Tally, bytes: number): void;
  /** Removes the line. */
  clear(): void;
}

// Updating more often would be unreadable.
const EVERY = 200;

/**
 * A progress line on the terminal; nothing when standard error is not a terminal.
 *
 * @param total the bytes of the whole input; undefined when unknown
 */
export function showProgress(total: number | undefined, quiet: boolean): Progress {
  if (quiet || !process.stderr.isTTY) return { update: () => {}, clear: () => {} };
  const line = createLogUpdate(process.stderr);
  let first: { readonly documents: number; readonly bytes: number; readonly at: number } | undefined;
  let shown = Number.NEGATIVE_INFINITY;
  return {
    update(tally, bytes) {
      const { documents } = tally;
      const now = performance.now();
      first ??= { documents, bytes, at: now };
      if (now - shown < EVERY) return;
      shown = now;
      const seconds = (now - first.at) / 1000;
      const pace = { documents: documents - first.documents, bytes: bytes - first.bytes, seconds };
      line(progressInWords(tally, bytes, total, pace));
    },
    clear: () => line.clear(),
  };
}

/** The work since the first result, without results of an earlier run and the start of the threads. */
interface Pace {
  readonly documents: number;
  readonly bytes: number;
  readonly seconds: number;
}

/** @example '12,000 documents  4,000/s  17 with errors  25 %  9 s left' */
export function progressInWords(tally: Tally, bytes: number, total: number | undefined, pace: Pace): string {
  const isKnown = pace.seconds > 0 && pace.documents > 0;
  const parts = [`${number(tally.documents)} documents`];
  if (isKnown) parts.push(`${number(Math.round(pace.documents / pace.seconds))}/s`);
  parts.push(`${number(tally.documents - tally.ok)} with errors`);
  if (total !== undefined && total > 0) {
    parts.push(`${Math.floor(Math.min(bytes / total, 1) * 100)} %`);
    const left = Math.max(total - bytes, 0);
    if (isKnown && pace.bytes > 0) parts.push(`${duration((left / pace.bytes) * pace.seconds)} left`);
  }
  return parts.join('  ');
}

/** @example duration(75) // '1 min 15 s' */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
