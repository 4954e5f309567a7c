import { createLogUpdate } from 'log-update';
import { number, type Tally } from './tally.ts';

/** How far a run is. */
export interface Progress {
  update(tally: Tally, bytes: number): void;
  /** Takes the line away. */
  clear(): void;
}

// More often than this nobody can read it.
const EVERY = 200;

/**
 * A line on the terminal that says how far a run is; nothing where standard error is no terminal.
 *
 * @param total the bytes of the whole input; undefined when nobody knows
 */
export function showProgress(total: number | undefined, quiet: boolean): Progress {
  // Where results come out on the same terminal, they show the progress themselves.
  if (quiet || !process.stderr.isTTY || process.stdout.isTTY) return { update: () => {}, clear: () => {} };
  const line = createLogUpdate(process.stderr);
  const start = performance.now();
  let shown = 0;
  return {
    update(tally, bytes) {
      const now = performance.now();
      if (now - shown < EVERY) return;
      shown = now;
      line(progressInWords(tally, bytes, total, (now - start) / 1000));
    },
    clear: () => line.clear(),
  };
}

/**
 * @param seconds since the start
 * @example '12,000 documents  4,000/s  17 with errors  25 %  9 s left'
 */
export function progressInWords(tally: Tally, bytes: number, total: number | undefined, seconds: number): string {
  const failed = tally.documents - tally.ok;
  const parts = [
    `${number(tally.documents)} documents`,
    `${number(Math.round(tally.documents / Math.max(seconds, 0.001)))}/s`,
    `${number(failed)} with errors`,
  ];
  if (total !== undefined && total > 0 && bytes > 0) {
    const part = Math.min(bytes / total, 1);
    parts.push(`${Math.floor(part * 100)} %`, `${duration((seconds / part) * (1 - part))} left`);
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
