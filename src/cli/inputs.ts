import { readFile } from 'node:fs/promises';
import { decode } from './decode.ts';
import { fileProblem, reportProblem } from './problem.ts';
import { refuseNoInput, STDIN } from './sources.ts';

/** A text to process. */
export interface Input {
  /** The name in messages: the path, or `<stdin>`. */
  readonly name: string;
  /** Undefined for standard input. */
  readonly path: string | undefined;
  readonly text: string;
}

/** The name of standard input in messages and reports. */
export const STDIN_NAME = '<stdin>';

/** Reads one input after the other. One that cannot be read is reported, and the next one follows. */
export async function* readInputs(paths: readonly string[]): AsyncGenerator<Input> {
  for (const path of paths) {
    const input = await readInput(path).catch(reportProblem);
    if (input !== undefined) yield input;
  }
}

async function readInput(source: string): Promise<Input> {
  const path = source === STDIN ? undefined : source;
  const name = path ?? STDIN_NAME;
  try {
    const bytes = path === undefined ? await readStdin() : await readFile(path);
    return { name, path, text: decode(bytes, name) };
  } catch (error) {
    throw fileProblem(name, error);
  }
}

async function readStdin(): Promise<Buffer> {
  refuseNoInput();
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
