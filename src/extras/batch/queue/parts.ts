import { randomUUID } from 'node:crypto';
import {
  access,
  type FileHandle,
  mkdir,
  open,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import * as v from 'valibot';
import { fileProblem, Problem } from '../../../cli/problem.ts';
import { writeWholeFile } from '../../../cli/write-file.ts';
import { emptyTally, type Tally } from '../result.ts';
import type { Done, Sink } from '../sink.ts';

/** Facts about the results of a shard, known without reading them. */
export interface PartFacts {
  readonly tally: Tally;
  /** The length of the longest line, in bytes. */
  readonly longest: number;
}

/**
 * Writes the results of a shard atomically, so it does not matter how often, or by how many workers at once, a shard is
 * done.
 */
export class PartSink implements Sink {
  readonly done: Done = { tally: emptyTally() };
  readonly #path: string;
  readonly #made: string;
  readonly #file: FileHandle;
  #longest = 0;

  private constructor(path: string, made: string, file: FileHandle) {
    this.#path = path;
    this.#made = made;
    this.#file = file;
  }

  static async open(path: string): Promise<PartSink> {
    const made = `${path}.${randomUUID()}`;
    return new PartSink(path, made, await open(made, 'wx'));
  }

  async write(lines: Uint8Array): Promise<void> {
    this.#longest = Math.max(this.#longest, lines.length);
    await this.#file.appendFile(lines);
  }

  async finish(): Promise<void> {
    await this.#file.sync();
    await this.#file.close();
  }

  /** Moves the results into place. @throws {Error} when their folder is gone, or belongs to another run by now */
  async publish(tally: Tally): Promise<void> {
    // A worker that was away for long must not add its part to another run.
    await access(this.#made);
    const facts: PartFacts = { tally, longest: this.#longest };
    await writeFile(`${this.#made}.facts`, JSON.stringify(facts));
    await rename(`${this.#made}.facts`, `${this.#path}.facts`);
    await rename(this.#made, this.#path);
  }

  /** Removes all its files. */
  async discard(): Promise<void> {
    await this.#file.close().catch(() => {});
    for (const left of [this.#made, `${this.#made}.facts`]) await rm(left, { force: true });
  }
}

const count = v.number();
const schema: v.GenericSchema<unknown, PartFacts> = v.object({
  tally: v.object({ documents: count, ok: count, repaired: count, truncated: count }),
  longest: count,
});

/** The facts about a finished part. */
export async function readFacts(path: string): Promise<PartFacts> {
  return v.parse(schema, JSON.parse(await readFile(`${path}.facts`, 'utf8')));
}

/** Creates the folder for the parts, or finds the one of the same run. */
export async function openFolder(folder: string, run: string, resume: boolean): Promise<void> {
  const isThere = await stat(folder).catch(() => undefined);
  if (isThere === undefined) {
    await mkdir(folder).catch((error: unknown) => {
      throw fileProblem(folder, error);
    });
    await writeWholeFile(runFile(folder), run);
    return;
  }
  if (!resume) throw new Problem(`${folder} is left of a run that was broken off`, 'go on with --resume, or remove it');
  if ((await runOf(folder)) !== run) throw new Problem(`${folder} is of another run`, 'remove it and start anew');
}

/** The run that a folder of parts belongs to; undefined when it belongs to none. */
export async function runOf(folder: string): Promise<string | undefined> {
  return readFile(runFile(folder), 'utf8').catch(() => undefined);
}

function runFile(folder: string): string {
  return join(folder, 'run');
}

/** The path that is valid on every machine: relative to the shared folder. @throws {Problem} when it is outside */
export function sharedPath(root: string, path: string): string {
  const found = relative(root, resolve(path));
  if (isOutside(found)) {
    throw new Problem(
      `${path}: not below ${root}, which the workers share`,
      'start peglot in a folder above all files',
    );
  }
  return found.split(sep).join('/');
}

/**
 * The file that a job of the queue names. Anyone who can write to the queue chooses it, so it must be in the shared
 * folder.
 *
 * @throws {Error} when it is not there
 */
export async function fileBelow(root: string, path: string): Promise<string> {
  const found = await realpath(resolve(root, path));
  if (isOutside(relative(await realpath(root), found))) throw new Error(`${path}: not below the worker's folder`);
  return found;
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}
