import { once } from 'node:events';
import { fstatSync, readSync, statSync } from 'node:fs';
import pc from 'picocolors';
import { escapeControls } from '../core/escape-controls.ts';
import { fileProblem, Problem, reportProblem } from './problem.ts';

/** The colour functions; they return the text unchanged where colour is not wanted. */
export type Colors = ReturnType<typeof pc.createColors>;

/** Colours for standard output: on a terminal, or where `FORCE_COLOR` asks for them; never against `NO_COLOR`. */
export function stdoutColors(): Colors {
  return colorsFor(process.stdout);
}

/** The same for standard error. */
export function stderrColors(): Colors {
  return colorsFor(process.stderr);
}

/** No colours, for what is no terminal. */
export function plainColors(): Colors {
  return pc.createColors(false);
}

function colorsFor(output: { readonly isTTY?: boolean }): Colors {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return pc.createColors(false);
  if (FORCE_COLOR) return pc.createColors(FORCE_COLOR !== '0' && FORCE_COLOR !== 'false');
  return pc.createColors(output.isTTY === true && TERM !== 'dumb');
}

/** Writes to standard output and waits while the reader is slower. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Writes all pieces as they come. */
export async function writeAll(pieces: AsyncIterable<string>): Promise<void> {
  for await (const piece of pieces) await write(piece);
}

/**
 * Node opens the null device for an output that was closed: to read and to write, where a shell's `> /dev/null` opens it
 * to write alone. A command that only prints would seem to have done its work.
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

/** A value as JSON that no terminal takes for a control sequence: what JSON leaves raw is escaped too. */
export function safeJson(value: unknown, indent?: number): string {
  return escapeControls(JSON.stringify(value, null, indent), true);
}

/**
 * A reader that has seen enough (`| head`) is no error. The process ends at once because nothing that it could still
 * write would arrive, and standard input might stay open for ever.
 */
export function endQuietlyOnBrokenPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') reportProblem(fileProblem('standard output', error));
    process.exit();
  });
  process.stderr.on('error', () => process.exit());
}

// A line on a terminal that says how far something is, and is gone when it is done.

/** Shows how far it is, in the place of what was shown before. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** Takes the line away. */
export function clearProgress(): void {
  showProgress('');
}
