import { Problem } from '../../cli/problem.ts';
import type { BatchResult, Pool, Task } from './pool.ts';
import type { Progress } from './progress.ts';
import { type Document, type DocumentChunk, readRecord } from './read-record.ts';
import { add, emptyTally, type Tally } from './result.ts';
import type { Columns } from './settings.ts';
import type { Done, Sink } from './sink.ts';
import { type TransferBuffer, TransferBuffers } from './transfer-buffer.ts';

/**
 * Parses all documents and writes their results, in order. Memory holds only the documents in the threads and a few
 * that wait: the input is read as fast as the results are taken.
 *
 * @returns the counts, including those of an earlier run
 */
export async function runBatch(
  chunks: AsyncIterable<DocumentChunk>,
  sink: Sink,
  parser: Parser,
  task: Task,
  progress?: Progress,
): Promise<Tally> {
  const tally = emptyTally();
  add(tally, sink.done.tally);
  const sender = new Sender(parser, task, async (result, bytes) => {
    await sink.write(result.lines);
    add(tally, result.tally);
    progress?.update(tally, bytes);
  });
  const sent = sendAll(withoutDone(chunks, sink.done, task.settings.columns), sender);
  // A full disk is reported at once, and not with the next piece of input.
  await Promise.race([sent, sender.failed]);
  await sink.finish();
  return tally;
}

async function sendAll(chunks: AsyncIterable<DocumentChunk>, sender: Sender): Promise<void> {
  for await (const { documents, bytes } of chunks) await sender.send(documents, bytes);
  await sender.end();
}
/** Skips the documents whose results exist already. */
async function* withoutDone(
  chunks: AsyncIterable<DocumentChunk>,
  { tally, lastId }: Done,
  columns: Columns,
): AsyncGenerator<DocumentChunk> {
  let left = tally.documents;
  for await (const { documents, bytes } of chunks) {
    const last = documents[left - 1];
    if (left > 0 && last !== undefined && idOf(last, columns) !== lastId) throw otherInput();
    yield { documents: documents.slice(left), bytes };
    left -= Math.min(left, documents.length);
  }
  if (left > 0) throw otherInput();
}

function idOf(document: Document, columns: Columns): string {
  const record = document.kind === 'record' ? readRecord(document.bytes, columns) : undefined;
  return record?.id ?? document.id;
}

function otherInput(): Problem {
  return new Problem('the results that are there are of another input', 'remove the partial file and start anew');
}

/** The part of a pool that parses. */
export type Parser = Pick<Pool, 'parse' | 'workers'>;

/** @param bytes how many bytes of the input had been read when the result's documents were sent */
type Take = (result: BatchResult, bytes: number) => Promise<void>;

// Enough for a thread to find the next buffer ready; the others wait behind a slow document, or for writing.
const SENT_PER_THREAD = 2;
const BUFFERS_PER_THREAD = 4;

/**
 * Sends documents to the threads of a pool, many at a time, and takes the results back in order. A buffer is sent when
 * it is full, and also when a thread would soon be idle: no document waits for more input.
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

  /** Never resolves; rejects when parsing or taking a result failed. */
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

  /** Copies the documents; waits while too many results are pending. */
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

  /** Sends the rest; resolves when all results are taken. */
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
