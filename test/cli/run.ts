import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** What a run of the command left behind. */
interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Record<string, string>;
  readonly cwd?: string;
  /** The command's file, when it is not the sources. */
  readonly main?: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const installed = process.env.PEGLOT_PACKAGE;
const command =
  installed === undefined
    ? ['--import', import.meta.resolve('tsx'), join(root, 'src/cli/main.ts')]
    : [join(installed, 'dist/src/cli/main.js')];

/** The command with these arguments, as the words of a command line. */
export function commandLine(args: readonly string[]): string[] {
  return [process.execPath, ...command, ...args];
}

/** Starts the command; colours depend on nothing but `env`. */
export function start(args: readonly string[], { env, cwd, main }: RunOptions = {}): ChildProcessWithoutNullStreams {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  // The loader finds the project's settings, path names included, also when the command runs in another folder.
  const settings = { TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') };
  return spawn(process.execPath, [...(main === undefined ? command : [main]), ...args], {
    cwd: cwd ?? root,
    env: { ...inherited, ...settings, ...env },
  });
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

/** A folder with these files, gone after the tests. */
export async function folderWith(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'peglot-cli-'));
  afterAllFolders.push(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

const afterAllFolders: string[] = [];
afterAll(async () => {
  for (const folder of afterAllFolders) await rm(folder, { recursive: true, force: true });
});

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
