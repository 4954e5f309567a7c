import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that starts the command line: of the installed package, or built from the sources for this run. */
    readonly cli: string;
    /** A folder for what tests write, gone after the run. */
    readonly scratch: string;
  }
}

/** What a run of the command left after. */
interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Record<string, string>;
  readonly cwd?: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The command with these arguments, as the words of a command line. */
export function commandLine(args: readonly string[]): string[] {
  return [process.execPath, inject('cli'), ...args];
}

/** Starts the command; colours depend on nothing but `env`. */
export function start(args: readonly string[], { env, cwd }: RunOptions = {}): ChildProcessWithoutNullStreams {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  return spawn(process.execPath, [inject('cli'), ...args], { cwd: cwd ?? root, env: { ...inherited, ...env } });
}

/** Runs the command to its end. */
export async function run(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const child = start(args, options);
  // A command that does not read its input closes it early.
  child.stdin.on('error', () => {});
  child.stdin.end(options.input ?? '');
  const [stdout, stderr, code] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { code, stdout, stderr };
}

async function collect(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** A folder with these files, gone after the run of all tests. */
export async function folderWith(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), 'cli-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return folder;
}

/** A reply without any mistake. */
export const CLEAN = `[REASONING]
All tests pass.

[CONFIDENCE] 0.9
[MOOD] 0.8
[FOCUS] 0.7
[STAMINA] 0.6

[ACTION_0_TYPE] finish
[ACTION_0_RESULT] done
`;

/** One vital that is no number; on line 6, value from column 8. */
export const BAD: string = CLEAN.replace('[FOCUS] 0.7', '[FOCUS] high');

/** One mistake that is repaired. */
export const REPAIRED: string = CLEAN.replace('0.9', '90%');
