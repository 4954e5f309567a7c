import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { fileProblem, Problem } from '../../cli/problem.ts';
import { nameBeside } from '../../cli/replace-file.ts';
import { newFileProblem } from '../../cli/write-file.ts';

/**
 * Records the output of a tool, byte for byte. Until the end it is in a file with another name, so that a transcript
 * under its own name is always whole. One that is cut off gets the suffix `.partial`. Links under these names are
 * replaced, not followed.
 */
export class TranscriptFile {
  readonly partialPath: string;
  readonly #path: string;
  readonly #temporary: string;
  readonly #file: WriteStream;
  #failure: unknown;

  /** @throws {Problem} when the file cannot be written */
  static async open(path: string): Promise<TranscriptFile> {
    const there = await stat(path).catch(() => undefined);
    if (there?.isFile() === false) throw new Problem(`${path}: this is not a file`, 'name another one');
    const temporary = nameBeside(path);
    // Exclusive: fails if anything exists there, including a link.
    const file = createWriteStream(temporary, { flags: 'wx' });
    try {
      await once(file, 'open');
    } catch (error) {
      throw await newFileProblem(path, error);
    }
    return new TranscriptFile(path, temporary, file);
  }

  private constructor(path: string, temporary: string, file: WriteStream) {
    this.#path = path;
    this.partialPath = `${path}.partial`;
    this.#temporary = temporary;
    this.#file = file;
    file.on('error', (error) => {
      this.#failure ??= error;
    });
  }

  /** Writes, and waits while the disk is slower. After a failure nothing more is written; `close` reports it. */
  async write(bytes: Uint8Array): Promise<void> {
    if (this.#failure !== undefined || this.#file.write(bytes)) return;
    await once(this.#file, 'drain').catch(() => {});
  }

  /** @throws {Problem} when something could not be written */
  async close(whole: boolean): Promise<void> {
    const path = whole ? this.#path : this.partialPath;
    try {
      if (this.#failure !== undefined) throw this.#failure;
      this.#file.end();
      await finished(this.#file);
      await rename(this.#temporary, path);
    } catch (error) {
      await rename(this.#temporary, this.partialPath).catch(() => {});
      throw fileProblem(path, error);
    }
  }

  /** Removes the file. */
  async discard(): Promise<void> {
    this.#file.destroy();
    await rm(this.#temporary, { force: true });
  }
}
