import Tinypool from 'tinypool';
import { codeOf } from '../../core/thrown.ts';
import { type BatchCode, batchDiagnostic } from './codes.ts';
import { failedResult } from './parse-document.ts';
import { type Document, readRecord, sizeOf } from './read-record.ts';
import { add, count, emptyTally, resultLine, type Tally } from './result.ts';
import type { Settings } from './settings.ts';
import { NOT_STARTED, TransferBuffer } from './transfer-buffer.ts';

/** The threads of a pool. */
export interface PoolOptions {
  readonly workers: number;
  /** The memory limit of a thread, in MB. */
  readonly memory: number;
  /** The file that the threads run, instead of the default one. */
  readonly worker?: URL;
}

/** How documents are to be parsed. */
export interface Task {
  readonly settings: Settings;
  /** The time limit for a document, in milliseconds; 0 for none. */
  readonly timeout: number;
}

// The initial size of a thread's young generation, in MB: most memory that a document needs is short-lived.
const YOUNG_GENERATION = 16;

/**
 * Threads that parse documents. A document that takes too long or runs out of memory gets a result that says so; its
 * thread is replaced, and another one reads the documents beside it.
 */
export class Pool {
  readonly #threads: Tinypool;
  /** The number of threads. */
  readonly workers: number;

  constructor(options: PoolOptions) {
    this.workers = options.workers;
    this.#threads = new Tinypool({
      filename: (options.worker ?? workerFile()).href,
      minThreads: options.workers,
      maxThreads: options.workers,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION, maxOldGenerationSizeMb: options.memory },
    });
  }

  /** The results of the documents in the buffer, in order. They may lie in the buffer. */
  async parse(buffer: TransferBuffer, task: Task): Promise<BatchResult> {
    const { documents, state } = buffer;
    const abort = new AbortController();
    try {
      return await this.#run(buffer, task, abort);
    } catch (error) {
      buffer.spoil();
      const at = Atomics.load(state, 0);
      const culprit = documents[at];
      // Before its first document, a thread can only fail by its own code.
      if (culprit === undefined) throw error;
      const failure = abort.signal.aborted ? tooSlow(task) : diedOf(error);
      const before = await this.#parseAll(documents.slice(0, at), task);
      const after = await this.#parseAll(documents.slice(at + 1), task);
      return joined([...before, brokenResult(culprit, failure, task.settings), ...after]);
    }
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }

  async #parseAll(documents: readonly Document[], task: Task): Promise<BatchResult[]> {
    return documents.length === 0 ? [] : [await this.parse(TransferBuffer.of(documents), task)];
  }

  async #run(
    { documents, state, output }: TransferBuffer,
    { settings, timeout }: Task,
    abort: AbortController,
  ): Promise<BatchResult> {
    const batch: Batch = { documents, settings, state, output };
    const unwatch = timeout === 0 ? undefined : watch(state, timeout, abort);
    try {
      const answer: BatchAnswer = await this.#threads.run(batch, { signal: abort.signal });
      const lines = typeof answer === 'number' ? output.subarray(0, answer) : answer;
      const [, count = 0, ok = 0, repaired = 0, truncated = 0] = state;
      return { lines, tally: { documents: count, ok, repaired, truncated } };
    } finally {
      unwatch?.();
    }
  }
}

interface Failure {
  readonly code: BatchCode;
  readonly message: string;
}

function tooSlow({ timeout }: Task): Failure {
  return { code: 'timeout', message: `the document took more than ${timeout / 1000} s` };
}

function diedOf(error: unknown): Failure {
  if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') {
    return { code: 'out-of-memory', message: 'the thread that read the document ran out of memory' };
  }
  return { code: 'failed', message: `the thread that read the document ended: ${String(error)}` };
}

/** The result of a document that broke its thread; the fields of its record are still known. */
function brokenResult(document: Document, { code, message }: Failure, settings: Settings): BatchResult {
  const record = document.kind === 'record' ? readRecord(document.bytes, settings.columns) : undefined;
  const size = typeof record?.text === 'string' ? Buffer.byteLength(record.text) : sizeOf(document);
  const result = failedResult(document.id, batchDiagnostic(code, message), settings.format ?? null, record, size);
  const tally = emptyTally();
  count(tally, result);
  return { lines: new TextEncoder().encode(`${resultLine(result, settings)}\n`), tally };
}

function joined(results: readonly BatchResult[]): BatchResult {
  const tally = emptyTally();
  for (const result of results) add(tally, result.tally);
  return { lines: Buffer.concat(results.map(({ lines }) => lines)), tally };
}

/** The threads' code is beside the built command. */
function workerFile(): URL {
  return new URL('./batch-worker.js', import.meta.url);
}

/** Documents that are sent to a thread together: a message for each would cost more than a short document itself. */
export interface Batch {
  readonly documents: readonly Document[];
  readonly settings: Settings;
  /** {@link TransferBuffer.state} */
  readonly state: Int32Array;
  /** {@link TransferBuffer.output} */
  readonly output: Uint8Array;
}

/**
 * The thread's answer: how many bytes of `Batch.output` are results, or the results themselves when they are too large
 * for it. They are NDJSON, one line for each document, in order.
 */
export type BatchAnswer = number | Uint8Array;

export interface BatchResult {
  /** NDJSON, one line for each document, in order. */
  readonly lines: Uint8Array;
  readonly tally: Tally;
}

/**
 * Aborts when a thread stays at one document for longer than the limit.
 *
 * @param current the number of the thread's current document, which the thread itself updates
 * @param limit in milliseconds
 * @returns a function that stops watching
 */
function watch(current: Int32Array, limit: number, abort: AbortController): () => void {
  let seen = NOT_STARTED;
  let since = performance.now();
  const look = (): void => {
    const now = performance.now();
    const at = Atomics.load(current, 0);
    if (at !== seen) {
      seen = at;
      since = now;
    } else if (at !== NOT_STARTED && now - since >= limit) abort.abort();
  };
  const timer = setInterval(look, Math.min(Math.max(limit / 10, 5), 500));
  return () => clearInterval(timer);
}
