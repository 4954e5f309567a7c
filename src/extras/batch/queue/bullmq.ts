import type { Queue } from 'bullmq';
import { optionalPeer } from '../../../cli/optional-peer.ts';
import { Problem } from '../../../cli/problem.ts';
import { codeOf } from '../../../core/thrown.ts';
import { answerWithin, type JobQueue, type QueueOptions, shownUrl } from './job-queue.ts';
import { asShard, type Shard } from './shard.ts';

const NAME = 'peglot-batch';
const FIRST_ANSWER = 10;
const ATTEMPTS = 3;

/** Opens the queue that the address names, in Redis or in PostgreSQL. @throws {Problem} when there is none */
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

/** The part of a queue and of a worker that both kinds of database have. */
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
          // An id that is in the queue already is not added again.
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
    // Whether the queue still answers is asked elsewhere; without a listener an error would end the process.
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
