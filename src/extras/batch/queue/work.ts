import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatNamed } from '../../../cli/choose-format.ts';
import { escapeControls } from '../../../core/escape-controls.ts';
import { poolOptions } from '../command.ts';
import { Pool } from '../pool.ts';
import { tallyInWords } from '../result.ts';
import { type Parser, runBatch } from '../run.ts';
import { type JobQueue, openQueue, PatientAsker } from './job-queue.ts';
import { fileBelow, PartSink, runOf } from './parts.ts';
import { asShard, partName, readShard, shardInWords } from './shard.ts';

interface WorkOptions {
  /** The URL of the queue. */
  readonly queue: string;
  /** The folder that all machines share. */
  readonly root: string;
  readonly patience: number;
  readonly drain?: boolean;
  readonly quiet?: boolean;
}

interface BatchWorkerOptions extends WorkOptions {
  readonly lease: number;
  readonly workers?: number;
}

const EVERY = 1000;

/** `peglot batch worker`: processes shards from a queue until it is ended or, with `--drain`, nothing is left. */
export async function workOnQueue(options: BatchWorkerOptions): Promise<void> {
  const queue = await openQueue({ url: options.queue, lease: options.lease });
  const pool = new Pool(poolOptions(options));
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
  try {
    await work(queue, pool, options, end.signal);
    await queue.close();
  } finally {
    await pool.close();
  }
}

/** Processes shards until it is ended or, when draining, nothing is left; a shard once begun is finished. */
export async function work(queue: JobQueue, parser: Parser, options: WorkOptions, end: AbortSignal): Promise<void> {
  const worker = queue.work((job) => doShard(job, parser, options));
  const asker = new PatientAsker(options.queue, options.patience);
  for (let isDrained = false; !end.aborted && !isDrained; ) {
    await sleep(EVERY);
    const isEmpty = await asker.ask(() => queue.isEmpty());
    isDrained = options.drain === true && isEmpty === true;
  }
  await worker.close();
}

/** Processes one shard: either all results are written, or the queue gets the reason. */
async function doShard(job: unknown, parser: Parser, { root, quiet }: WorkOptions): Promise<void> {
  const shard = asShard(job);
  const folder = await fileBelow(root, shard.parts).catch(() => undefined);
  // When the folder is gone or belongs to another run, nobody waits for the results, and the other run's parts have the
  // same names.
  if (folder === undefined || (await runOf(folder)) !== shard.run) return;
  if (!basename(folder).endsWith('.parts')) throw new Error(`${shard.parts}: no folder for parts`);
  const { task } = shard;
  if (task.settings.format !== undefined) formatNamed(task.settings.format);
  const sink = await PartSink.open(join(folder, partName(shard.at)));
  try {
    const tally = await runBatch(readShard(shard.source, root, task.settings), sink, parser, task);
    await sink.publish(tally);
    if (!quiet) process.stderr.write(`peglot: ${escapeControls(shardInWords(shard))}: ${tallyInWords(tally)}\n`);
  } catch (error) {
    await sink.discard();
    throw error;
  }
}
