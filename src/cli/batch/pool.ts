import Tinypool from 'tinypool';
import { type BatchCode, batchDiagnostic } from './codes.ts';
import type { Document } from './document.ts';
import { NOT_STARTED, type Parcel, type ParcelResult, pack, STATE_LENGTH } from './parcel.ts';
import { failedResult } from './parse-document.ts';
import { resultLine } from './result.ts';
import type { Settings } from './settings.ts';
import { add, count, emptyTally } from './tally.ts';
import { watch } from './watch.ts';

/** What the threads are. */
export interface PoolOptions {
  readonly workers: number;
  /** What a thread may hold, in MB. */
  readonly memory: number;
  /** The file that the threads run, instead of the one that parses. */
  readonly worker?: URL;
}

/** How documents are to be parsed. */
export interface Task {
  readonly settings: Settings;
  /** How long a document may take, in milliseconds; 0 for ever. */
  readonly timeout: number;
}

// A thread starts with this much for its youngest objects, in MB: what a document needs is soon gone.
const YOUNG_GENERATION = 16;

/**
 * Threads that parse documents. A document on which a thread takes too long, or runs out of memory, gets a result that
 * says so; the thread is replaced, and the documents beside it are read by another.
 */
export class Pool {
  readonly #threads: Tinypool;
  /** How many threads there are. */
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

  /** The results of the documents, in their order. */
  async parse(documents: readonly Document[], task: Task): Promise<ParcelResult> {
    const [only, ...others] = documents;
    if (only === undefined) return { lines: new Uint8Array(0), tally: emptyTally() };
    const memory = new SharedArrayBuffer(STATE_LENGTH * Int32Array.BYTES_PER_ELEMENT);
    const state = new Int32Array(memory).fill(NOT_STARTED);
    const abort = new AbortController();
    try {
      return await this.#run(documents, task, state, abort);
    } catch (error) {
      const at = Atomics.load(state, 0);
      const culprit = documents[at];
      // Before its first document a thread has nothing but its own code to fail on.
      if (culprit === undefined) throw error;
      const failure = abort.signal.aborted ? tooSlow(task) : diedOf(error);
      const broken = brokenResult(culprit, failure, task.settings);
      if (others.length === 0) return broken;
      const before = await this.parse(documents.slice(0, at), task);
      return joined([before, broken, await this.parse(documents.slice(at + 1), task)]);
    }
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }

  async #run(
    documents: readonly Document[],
    { settings, timeout }: Task,
    state: Int32Array,
    abort: AbortController,
  ): Promise<ParcelResult> {
    const { documents: packed, buffer } = pack(documents);
    const parcel: Parcel = { documents: packed, settings, state };
    const unwatch = timeout === 0 ? undefined : watch(state, timeout, abort);
    try {
      const lines: Uint8Array = await this.#threads.run(parcel, { transferList: [buffer], signal: abort.signal });
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
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return { code: 'out-of-memory', message: 'the thread that read the document ran out of memory' };
  }
  return { code: 'failed', message: `the thread that read the document ended: ${String(error)}` };
}

function brokenResult(document: Document, { code, message }: Failure, { format, wellFormed }: Settings): ParcelResult {
  const result = failedResult(document.id, batchDiagnostic(code, message), format ?? null);
  const tally = emptyTally();
  count(tally, result);
  return { lines: new TextEncoder().encode(`${resultLine(result, wellFormed)}\n`), tally };
}

function joined(results: readonly ParcelResult[]): ParcelResult {
  const tally = emptyTally();
  for (const result of results) add(tally, result.tally);
  return { lines: Buffer.concat(results.map(({ lines }) => lines)), tally };
}

/** The threads' code stands beside the built command. */
function workerFile(): URL {
  return new URL('./batch-worker.js', import.meta.url);
}
