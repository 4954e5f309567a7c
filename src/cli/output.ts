import { once } from 'node:events';
import { fstatSync, readSync, statSync } from 'node:fs';
import pc from 'picocolors';
import { escapeControls } from '../core/escape-controls.ts';
import { fileProblem, Problem, reportProblem } from './problem.ts';

/** The colour functions; without colours they return the text unchanged. */
export type Colors = ReturnType<typeof pc.createColors>;

/** Colours for standard output: on a terminal, or if `FORCE_COLOR` is set, but never if `NO_COLOR` is. */
export function stdoutColors(): Colors {
  return colorsFor(process.stdout);
}

/** Colours for standard error. */
export function stderrColors(): Colors {
  return colorsFor(process.stderr);
}

/** No colours, for output that is not a terminal. */
export function plainColors(): Colors {
  return pc.createColors(false);
}

function colorsFor(output: { readonly isTTY?: boolean }): Colors {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return pc.createColors(false);
  if (FORCE_COLOR) return pc.createColors(FORCE_COLOR !== '0' && FORCE_COLOR !== 'false');
  return pc.createColors(output.isTTY === true && TERM !== 'dumb');
}

/** Writes to standard output, and waits while the reader is slower. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

export async function writeAll(pieces: AsyncIterable<string>): Promise<void> {
  for await (const piece of pieces) await write(piece);
}

/**
 * Refuses a closed standard output. Node replaces it by the null device, opened for reading and writing, whereas a
 * shell's `> /dev/null` opens it for writing only. Otherwise a command that only prints would seem to have succeeded.
 *
 * @throws {Problem}
 */
export function refuseClosedOutput(): void {
  if (process.platform === 'win32') return;
  try {
    if (fstatSync(1).rdev !== statSync('/dev/null').rdev) return;
    readSync(1, new Uint8Array(1));
  } catch {
    return;
  }
  throw new Problem('standard output is closed', 'redirect it: > FILE; for the exit code alone there is peglot check');
}

/** JSON without control sequences for a terminal: characters that JSON leaves raw are escaped too. */
export function safeJson(value: unknown, indent?: number): string {
  return escapeControls(JSON.stringify(value, null, indent), true);
}

/**
 * Treats a reader that has seen enough (`| head`) as success. The process ends at once: no further output would arrive,
 * and standard input might stay open for ever.
 */
export function endQuietlyOnBrokenPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') reportProblem(fileProblem('standard output', error));
    process.exit();
  });
  process.stderr.on('error', () => process.exit());
}

// Progress on a terminal: a single line that is removed at the end.

/** Shows the progress, replacing what was shown before. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** Removes the progress line. */
export function clearProgress(): void {
  showProgress('');
}
