import { constants, createReadStream } from 'node:fs';
import { type FileHandle, lstat, open, rename, rm } from 'node:fs/promises';
import { fileProblem, Problem } from '../../cli/problem.ts';
import { codeOf } from '../../core/thrown.ts';
import { count, emptyTally, readResult, type Tally } from './result.ts';
import { LINE_FEED, Splitter } from './splitter.ts';
import type { FinishedResults } from './write-table.ts';

const { O_APPEND, O_WRONLY, O_NOFOLLOW = 0 } = constants;

/** Where results go. */
export interface Sink {
  /** What an earlier run has left done. */
  readonly done: Done;
  /** Takes whole lines, and waits until they are written: their memory is then used for others. */
  write(lines: Uint8Array): Promise<void>;
  /** Everything is written. */
  finish(): Promise<void>;
}

/** The results that are there already. */
export interface Done {
  readonly tally: Tally;
  /** The id of the last of them; undefined when there are none. */
  readonly lastId?: string | undefined;
}

/** Writes results to standard output. */
export class StdoutSink implements Sink {
  readonly done: Done = { tally: emptyTally() };

  async write(lines: Uint8Array): Promise<void> {
    // What is wrong with standard output is reported where it is listened to.
    await new Promise<void>((resolve) => process.stdout.write(lines, () => resolve()));
  }

  async finish(): Promise<void> {}
}

/** What to do with all results once they are there. */
type Completion = (results: FinishedResults) => Promise<void>;

/**
 * Writes results to a file beside the wanted one, `results.ndjson.partial`, which only a finished run turns into it. A
 * run that was broken off leaves its file, and another goes on where it ended.
 */
export class FileSink implements Sink {
  readonly done: Done;
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #complete: Completion;
  #longest: number;

  private constructor(path: string, file: FileHandle, done: Done & { longest: number }, complete: Completion) {
    this.#path = path;
    this.#file = file;
    this.done = done;
    this.#longest = done.longest;
    this.#complete = complete;
  }

  /**
   * @param format the one that results are of, where it was given: those that are there must be of it, too
   * @param complete makes the wanted file of the finished one; without it, the file gets the wanted name
   */
  static async open(out: string, resume: boolean, format?: string, complete?: Completion): Promise<FileSink> {
    const path = `${out}.partial`;
    const there = await lstat(path).catch(() => undefined);
    if (there?.isSymbolicLink() === true)
      throw new Problem(`${path} is a link: results are written to a file of their own`, 'remove it');
    if (there !== undefined && !resume) {
      throw new Problem(`${path} is left of a run that was broken off`, 'go on with --resume, or remove it');
    }
    try {
      const done = there === undefined ? nothing() : await readDone(path, format);
      // A link that comes in the meantime is not followed either.
      const file = await open(path, there === undefined ? 'ax' : O_APPEND | O_WRONLY | O_NOFOLLOW);
      await file.truncate(done.size);
      return new FileSink(path, file, done, complete ?? (({ path: made }) => rename(made, out)));
    } catch (error) {
      if (codeOf(error) === 'ENOENT')
        throw new Problem(`${out}: there is no such folder`, 'make it, or check the name');
      throw fileProblem(path, error);
    }
  }

  /** @param longest no line is longer than this, in bytes */
  async write(lines: Uint8Array, longest: number = lines.length): Promise<void> {
    this.#longest = Math.max(this.#longest, longest);
    await this.#try(this.#file.appendFile(lines));
  }

  async finish(): Promise<void> {
    await this.#try(this.#file.sync());
    await this.#file.close();
    await this.#try(this.#complete({ path: this.#path, longest: this.#longest }));
    await rm(this.#path, { force: true });
  }

  async #try(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      const problem = fileProblem(this.#path, error);
      throw problem instanceof Problem ? new Problem(problem.message, 'fix that, and go on with --resume') : problem;
    }
  }
}

function nothing(): Done & { size: number; longest: number } {
  return { tally: emptyTally(), size: 0, longest: 0 };
}

/** Reads what a broken-off run left: its whole lines. The last one may be torn, and is done anew. */
async function readDone(path: string, format?: string): Promise<Done & { size: number; longest: number }> {
  const tally = emptyTally();
  const splitter = new Splitter(LINE_FEED, Number.POSITIVE_INFINITY);
  let lastId: string | undefined;
  let size = 0;
  let longest = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    for (const line of splitter.push(chunk)) {
      if (!Buffer.isBuffer(line)) continue;
      const result = readResult(line.toString('utf8'));
      if (result === undefined) {
        throw new Problem(`${path}: there is a line that is not a result`, 'remove the file and start anew');
      }
      if (format !== undefined && result.format && result.format !== format) {
        throw new Problem(
          `${path}: the results are of the format ${result.format}`,
          'give the same --format, or remove the file',
        );
      }
      count(tally, result);
      lastId = result.id;
      size += line.length + 1;
      longest = Math.max(longest, line.length);
    }
  }
  return { tally, lastId, size, longest };
}
