import type { Queue } from 'bullmq';
import { optionalPeer } from '../../../cli/optional-peer.ts';
import { Problem, reportProblem } from '../../../cli/problem.ts';
import { codeOf } from '../../../core/thrown.ts';
import { asShard, type Shard } from './shard.ts';

/** The queue of a batch: each job is given out once, and again when its worker is gone. */
export interface JobQueue {
  /** Adds the shards that are not in the queue yet. */
  add(shards: readonly Shard[]): Promise<true>;
  /** The shards of a run that failed for good, by index, with the reason. */
  dead(run: string): Promise<Map<number, string>>;
  /** Removes the rest of a run from the queue. */
  forget(run: string): Promise<void>;
  /** Whether there is nothing left to do for any worker. */
  isEmpty(): Promise<boolean>;
  /** Passes jobs to the handler, one at a time, until it is closed. */
  work(handler: (job: unknown) => Promise<void>): JobWorker;
  close(): Promise<void>;
}

export interface JobWorker {
  /** Finishes the current job, and takes no more. */
  close(): Promise<void>;
}

/** How a queue is opened. */
interface QueueOptions {
  readonly url: string;
  /** After this many seconds without a sign of life, a job is given to another worker. */
  readonly lease: number;
}

// In seconds.
const ANSWER = 10;

/** The URL without its password. */
export function shownUrl(url: string): string {
  try {
    const parsed = new URL(url);
    return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
  } catch {
    return 'the queue';
  }
}

/** Sends requests to a queue, repeatedly while it does not answer, until it counts as gone. */
export class PatientAsker {
  readonly #name: string;
  readonly #patience: number;
  #silentSince: number | undefined;

  /** @param patience seconds without an answer after which the queue counts as gone */
  constructor(url: string, patience: number) {
    this.#name = shownUrl(url);
    this.#patience = patience;
  }

  /** The queue's answer; undefined when it did not answer this time. When it is gone for good, the command ends. */
  async ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await answerWithin(Math.min(ANSWER, this.#patience), question());
      if (this.#silentSince !== undefined) process.stderr.write(`peglot: ${this.#name} answers again\n`);
      this.#silentSince = undefined;
      return answer;
    } catch (error) {
      if (error instanceof Problem) throw error;
      const now = performance.now();
      if (this.#silentSince === undefined)
        process.stderr.write(`peglot: ${this.#name} does not answer, trying again\n`);
      this.#silentSince ??= now;
      if (now - this.#silentSince < this.#patience * 1000) return undefined;
      reportProblem(
        new Problem(
          `${this.#name} has not answered for ${this.#patience} s`,
          'start it; what is done is kept, go on with --resume',
        ),
      );
      // Its connections retry for ever, and closing them would wait for that.
      process.exit();
    }
  }
}

/** @throws {Error} when there is no answer in time */
export async function answerWithin<Answer>(seconds: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const NAME = 'peglot-batch';
const FIRST_ANSWER = 10;
const ATTEMPTS = 3;

/** Opens the queue at a URL, in Redis or in PostgreSQL. @throws {Problem} when there is none */
export async function openQueue(options: QueueOptions): Promise<JobQueue> {
  const { url } = options;
  const backend = backendOf(url);
  const driver = backend === 'redis' ? 'ioredis' : 'pg';
  const bullmq = await optionalPeer('peglot batch --queue', `bullmq ${driver}`, async () => {
    import.meta.resolve(driver);
    return await import('bullmq');
  });
  const { Queue, Worker, createPostgresBackend } = bullmq;
  const lease = options.lease * 1000;
  const working = {
    concurrency: 1,
    lockDuration: lease,
    stalledInterval: lease,
    maxStalledCount: ATTEMPTS,
    drainDelay: 1,
  };
  const redis = { url, maxRetriesPerRequest: null };
  const postgres = { connectionString: url, migrate: true };
  const queue =
    backend === 'redis'
      ? new Queue(NAME, { connection: redis })
      : new Queue(NAME, { connection: postgres }, createPostgresBackend);
  const errors: Error[] = [];
  queue.on('error', (error: Error) => errors.splice(0, 1, error));
  try {
    await answerWithin(FIRST_ANSWER, queue.waitUntilReady());
  } catch (error) {
    queue.close().catch(() => {});
    const why = errors[0] ?? (error instanceof Error ? error : undefined);
    throw new Problem(
      `${shownUrl(url)}: the queue does not answer: ${why?.message || (codeOf(why) ?? 'no reason given')}`,
      'start it, or check the address',
    );
  }
  return new BullQueue(queue, (process) =>
    backend === 'redis'
      ? new Worker(NAME, process, { connection: redis, ...working })
      : new Worker(NAME, process, { connection: postgres, ...working }, createPostgresBackend),
  );
}

function backendOf(url: string): 'redis' | 'postgres' {
  if (/^rediss?:\/\//.test(url)) return 'redis';
  if (/^postgres(?:ql)?:\/\//.test(url)) return 'postgres';
  throw new Problem(`${shownUrl(url)}: there is no such kind of queue`, 'use redis://… or postgres://…');
}

/** The common part of both databases' queues and workers. */
type AnyQueue = Pick<Queue, 'addBulk' | 'getJobs' | 'getJobCounts' | 'close'>;
interface AnyWorker {
  on(event: 'error', listener: () => void): unknown;
  close(): Promise<void>;
}
type Processor = (job: { readonly data: unknown }) => Promise<void>;

class BullQueue implements JobQueue {
  readonly #queue: AnyQueue;
  readonly #makeWorker: (process: Processor) => AnyWorker;

  constructor(queue: AnyQueue, makeWorker: (process: Processor) => AnyWorker) {
    this.#queue = queue;
    this.#makeWorker = makeWorker;
  }

  async add(shards: readonly Shard[]): Promise<true> {
    await this.#queue.addBulk(
      shards.map((shard) => ({
        name: 'shard',
        data: shard,
        opts: {
          // An id that is already in the queue is not added again.
          jobId: `${shard.run}-${shard.at}`,
          attempts: ATTEMPTS,
          backoff: { type: 'fixed', delay: 1000 },
          removeOnComplete: true,
        },
      })),
    );
    return true;
  }

  async dead(run: string): Promise<Map<number, string>> {
    const failed = await this.#queue.getJobs(['failed']);
    const own = failed.filter((job) => isOf(job.data, run));
    return new Map(own.map((job) => [asShard(job.data).at, job.failedReason ?? '']));
  }

  async forget(run: string): Promise<void> {
    const left = await this.#queue.getJobs(['failed', 'waiting', 'delayed']);
    for (const job of left) if (isOf(job.data, run)) await job.remove();
  }

  async isEmpty(): Promise<boolean> {
    const counts = await this.#queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
    return Object.values(counts).every((count) => count === 0);
  }

  work(handler: (job: unknown) => Promise<void>): { close(): Promise<void> } {
    const worker = this.#makeWorker(({ data }) => handler(data));
    // Another place checks whether the queue still answers; without a listener, an error would end the process.
    worker.on('error', () => {});
    return { close: () => worker.close() };
  }

  async close(): Promise<void> {
    await this.#queue.close();
  }
}

function isOf(data: unknown, run: string): boolean {
  return typeof data === 'object' && data !== null && 'run' in data && data.run === run;
}
