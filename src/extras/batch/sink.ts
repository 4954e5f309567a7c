import { constants, createReadStream } from 'node:fs';
import { type FileHandle, lstat, open, rename, rm } from 'node:fs/promises';
import { fileProblem, Problem } from '../../cli/problem.ts';
import { codeOf } from '../../core/thrown.ts';
import { count, emptyTally, readResult, type Tally } from './result.ts';
import { LINE_FEED, Splitter } from './splitter.ts';
import type { FinishedResults } from './write-table.ts';

const { O_APPEND, O_WRONLY, O_NOFOLLOW = 0 } = constants;

/** The destination of results. */
export interface Sink {
  /** What an earlier run has completed. */
  readonly done: Done;
  /** Takes whole lines, and waits until they are written, since their memory is reused. */
  write(lines: Uint8Array): Promise<void>;
  /** Called when everything is written. */
  finish(): Promise<void>;
}

/** A sink that is released also where a run fails. */
export interface OpenSink extends Sink {
  close(): Promise<void>;
}

/** The results that exist already. */
export interface Done {
  readonly tally: Tally;
  /** The id of the last of them; undefined when there are none. */
  readonly lastId?: string | undefined;
}

/** Writes results to standard output. */
export class StdoutSink implements OpenSink {
  readonly done: Done = { tally: emptyTally() };

  async write(lines: Uint8Array): Promise<void> {
    // Errors of standard output are reported by its own listener.
    await new Promise<void>((resolve) => process.stdout.write(lines, () => resolve()));
  }

  async finish(): Promise<void> {}

  async close(): Promise<void> {}
}

/** The last step, once all results are written. */
type Completion = (results: FinishedResults) => Promise<void>;

/**
 * Writes results to a temporary file, `results.ndjson.partial`, which a finished run renames. An interrupted run leaves
 * its file, and the next one continues it.
 */
export class FileSink implements OpenSink {
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
   * @param format the format of the results, if given: existing results must have it, too
   * @param complete makes the output from the finished file; if left out, the file is renamed
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
      // A link that appears in the meantime is not followed either.
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

  /** Closes the file, if it is still open. */
  async close(): Promise<void> {
    await this.#file.close();
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

/** Reads the whole lines that an interrupted run left. The last line may be torn, and is done again. */
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
