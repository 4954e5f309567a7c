import type { BatchResult } from './batch.ts';
import type { Document } from './document.ts';
import type { Pool, Task } from './pool.ts';
import { type TransferBuffer, TransferBuffers } from './transfer-buffer.ts';

/** What parses. */
export type Parser = Pick<Pool, 'parse' | 'workers'>;

/** @param bytes how many of the input were read when the documents of the result were sent */
type Take = (result: BatchResult, bytes: number) => Promise<void>;

// Enough for a thread to find the next buffer ready; the others wait for a slow document, or to be written.
const SENT_PER_THREAD = 2;
const BUFFERS_PER_THREAD = 4;

/**
 * Sends documents to the threads of a pool, many at a time, and takes the results back in their order. A buffer goes off
 * when it is full, and also when a thread would soon have nothing to do: no document waits for the input to bring more.
 */
export class Sender {
  readonly #pool: Parser;
  readonly #task: Task;
  readonly #take: Take;
  readonly #buffers: TransferBuffers;
  #open: TransferBuffer | undefined;
  #bytes = 0;
  #underWay = 0;
  #taken: Promise<void> = Promise.resolve();
  #fail: (error: unknown) => void = () => {};

  /** Never fulfilled; rejected when a result could not be had or taken. */
  readonly failed: Promise<never>;

  constructor(pool: Parser, task: Task, take: Take) {
    this.#pool = pool;
    this.#task = task;
    this.#take = take;
    this.#buffers = new TransferBuffers(pool.workers * BUFFERS_PER_THREAD);
    this.failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.failed.catch(() => {});
  }

  /** Copies what it is given; waits while there are too many results that nobody has taken. */
  async send(documents: readonly Document[], bytes: number): Promise<void> {
    for (const document of documents) {
      if (this.#open?.add(document)) continue;
      this.#dispatch();
      this.#open = await this.#buffers.take(document);
      this.#open.add(document);
    }
    this.#bytes += bytes;
    this.#feed();
  }

  /** Sends what is left; all results are taken when this is fulfilled. */
  async end(): Promise<void> {
    this.#dispatch();
    await this.#taken;
  }

  #feed(): void {
    if (this.#underWay < this.#pool.workers * SENT_PER_THREAD) this.#dispatch();
  }

  #dispatch(): void {
    const buffer = this.#open;
    if (buffer === undefined) return;
    this.#open = undefined;
    this.#underWay++;
    const parsed = this.#parse(buffer);
    const bytes = this.#bytes;
    const before = this.#taken;
    this.#taken = (async () => {
      await before;
      await this.#take(await parsed, bytes);
      this.#buffers.giveBack(buffer);
    })();
    parsed.catch(this.#fail);
    this.#taken.catch(this.#fail);
  }

  async #parse(buffer: TransferBuffer): Promise<BatchResult> {
    try {
      return await this.#pool.parse(buffer, this.#task);
    } finally {
      this.#underWay--;
      this.#feed();
    }
  }
}
