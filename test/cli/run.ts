import { type ChildProcess, type ChildProcessWithoutNullStreams, fork, spawn } from 'node:child_process';
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

/** A command line to run, and what it finds around it. */
export interface Task {
  readonly args: readonly string[];
  readonly input: Uint8Array;
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** What a run of the command left after. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Record<string, string>;
  readonly cwd?: string;
  /** In a process of its own: where the command's end counts, its outputs, or what it leaves in memory. */
  readonly own?: boolean;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The command with these arguments, as the words of a command line. */
export function commandLine(args: readonly string[]): string[] {
  return [process.execPath, inject('cli'), ...args];
}

/** Starts the command; colours depend on nothing but `env`. */
export function start(args: readonly string[], { env, cwd }: RunOptions = {}): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [inject('cli'), ...args], { cwd: cwd ?? root, env: environment(env) });
}

function environment(added: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  const known = Object.entries({ ...inherited, ...added }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value = '']) => [name, value]));
}

/**
 * Runs the command to its end: here in a process that has the code of earlier commands, for a start of its own would take
 * longer than most commands; the deep run, and the tests of an installed package, start one for each.
 */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const { own = process.env.PEGLOT_DEEP !== undefined || process.env.PEGLOT_PACKAGE !== undefined } = options;
  return own ? runAlone(args, options) : runWarm(args, options);
}

/** The process that runs commands, while it lives. */
let warm: ChildProcess | undefined;
/** The run that comes last: one process has one standard output. */
let last: Promise<unknown> = Promise.resolve();

function runWarm(args: readonly string[], options: RunOptions): Promise<Outcome> {
  const outcome = last.then(() => askWarm(args, options));
  last = outcome.catch(() => {});
  return outcome;
}

function askWarm(args: readonly string[], { input = '', env, cwd = root }: RunOptions): Promise<Outcome> {
  warm ??= startWarm();
  const child = warm;
  const task: Task = { args, cwd, input: Buffer.from(input), env: environment(env) };
  return new Promise((resolve, reject) => {
    const ended = (): void => {
      warm = undefined;
      reject(new Error(`peglot ${args.join(' ')} ended the process that tests share: give it one of its own`));
    };
    child.once('exit', ended);
    child.once('message', (told: Outcome) => {
      child.off('exit', ended);
      resolve(told);
    });
    child.send(task);
  });
}

function startWarm(): ChildProcess {
  const child = fork(join(dirname(inject('cli')), 'warm.js'), { serialization: 'advanced' });
  // It ends with who asked it.
  child.unref();
  child.channel?.unref();
  return child;
}

async function runAlone(args: readonly string[], options: RunOptions): Promise<Outcome> {
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
