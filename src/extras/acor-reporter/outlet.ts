import { codeOf } from '../../core/thrown.ts';

/** The destination of a reporter: `process.stdout`, or any object with a `write`. */
export interface ReportWriter {
  /** Writes a whole message. `false` asks the caller to wait for `drain`. */
  write(text: string): unknown;
  once?(event: 'drain' | 'close', listener: () => void): unknown;
  on?(event: 'error', listener: (error: Error) => void): unknown;
  listenerCount?(event: 'error'): number;
}

const DONE: Promise<void> = Promise.resolve();

/** Passes whole messages to a writer, one call each. A reader that went away is not an error: the rest is dropped. */
export class Outlet {
  readonly #writer: ReportWriter;
  #closed = false;
  #draining: Promise<void> | undefined;
  #release: () => void = () => {};

  constructor(writer: ReportWriter) {
    this.#writer = writer;
    writer.on?.('error', (error) => {
      if (isBrokenPipe(error)) this.#close();
      // Without other listeners, an unknown error is thrown, as if this listener did not exist.
      else if ((writer.listenerCount?.('error') ?? 1) <= 1) throw error;
    });
    writer.once?.('close', () => this.#close());
  }

  /** Resolves when the writer can take more. */
  get ready(): Promise<void> {
    return this.#draining ?? DONE;
  }

  /** Writes at once. The promise resolves when the writer can take more; it never rejects. */
  write(text: string): Promise<void> {
    if (this.#closed) return DONE;
    if (this.#tryWrite(text) === false && !this.#closed) this.#draining ??= this.#drain();
    return this.ready;
  }

  #tryWrite(text: string): unknown {
    try {
      return this.#writer.write(text);
    } catch (error) {
      if (!isBrokenPipe(error)) throw error;
      this.#close();
      return undefined;
    }
  }

  #drain(): Promise<void> | undefined {
    const { once } = this.#writer;
    if (once === undefined) return undefined;
    return new Promise((resolve) => {
      this.#release = () => {
        this.#draining = undefined;
        resolve();
      };
      once.call(this.#writer, 'drain', () => this.#release());
    });
  }

  #close(): void {
    this.#closed = true;
    this.#release();
  }
}

function isBrokenPipe(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
}
