import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { fileProblem } from '../problem.ts';

/**
 * Keeps what a tool printed, byte for byte. Until the end it is in a file with `.partial` behind its name: a transcript
 * under its own name is whole.
 */
export class TranscriptFile {
  readonly partialPath: string;
  readonly #path: string;
  readonly #file: WriteStream;
  #failure: unknown;

  /** @throws {Problem} when the file cannot be written */
  static async open(path: string): Promise<TranscriptFile> {
    const partialPath = `${path}.partial`;
    const file = createWriteStream(partialPath);
    try {
      await once(file, 'open');
    } catch (error) {
      throw fileProblem(partialPath, error);
    }
    return new TranscriptFile(path, partialPath, file);
  }

  private constructor(path: string, partialPath: string, file: WriteStream) {
    this.#path = path;
    this.partialPath = partialPath;
    this.#file = file;
    file.on('error', (error) => {
      this.#failure ??= error;
    });
  }

  /** Writes and waits while the disk is slower. After a failure nothing more is written; `close` reports it. */
  async write(bytes: Uint8Array): Promise<void> {
    if (this.#failure !== undefined || this.#file.write(bytes)) return;
    await once(this.#file, 'drain').catch(() => {});
  }

  /** @throws {Problem} when something could not be written */
  async close(whole: boolean): Promise<void> {
    try {
      if (this.#failure !== undefined) throw this.#failure;
      this.#file.end();
      await finished(this.#file);
      if (whole) await rename(this.partialPath, this.#path);
    } catch (error) {
      throw fileProblem(this.partialPath, error);
    }
  }

  /** Takes the file away again. */
  async discard(): Promise<void> {
    this.#file.destroy();
    await rm(this.partialPath, { force: true });
  }
}
