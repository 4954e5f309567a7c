import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { escapeControls } from '../../../core/escape-controls.ts';
import { formatNamed } from '../../choose-format.ts';
import { poolOptions } from '../command.ts';
import { Pool } from '../pool.ts';
import { runBatch } from '../run.ts';
import { tallyInWords } from '../tally.ts';
import { openQueue } from './bullmq.ts';
import { PatientAsker, type QueueOptions } from './job-queue.ts';
import { PartSink } from './part-sink.ts';
import { runOf } from './parts-folder.ts';
import { readShard } from './read-shard.ts';
import { asShard, partName, shardInWords } from './shard.ts';
import { fileBelow } from './shared-folder.ts';

/** The options of `peglot batch worker`. */
interface WorkOptions {
  readonly queue: string;
  readonly root: string;
  readonly lease: number;
  readonly patience: number;
  readonly workers?: number;
  readonly drain?: boolean;
  readonly quiet?: boolean;
}

const EVERY = 1000;

/** `peglot batch worker`: does the shards that a queue gives out, until it is ended or, with `--drain`, nothing is left. */
export async function workOnQueue(options: WorkOptions): Promise<void> {
  const connection: QueueOptions = { url: options.queue, lease: options.lease };
  const queue = await openQueue(connection);
  const pool = new Pool(poolOptions(options));
  const worker = queue.work((job) => doShard(job, pool, options));
  const asker = new PatientAsker(options.queue, options.patience);
  let ended = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      ended = true;
    });
  }
  try {
    while (!ended) {
      await sleep(EVERY);
      const isEmpty = await asker.ask(() => queue.isEmpty());
      if (options.drain && isEmpty) ended = true;
    }
    await worker.close();
    await queue.close();
  } finally {
    await pool.close();
  }
}

/** Does one shard: its results are there whole, or the queue hears why not. */
async function doShard(job: unknown, pool: Pool, { root, quiet }: WorkOptions): Promise<void> {
  const shard = asShard(job);
  const folder = await fileBelow(root, shard.parts).catch(() => undefined);
  // Nobody waits for the results when the folder is gone, or is there for another run: its parts have the same names.
  if (folder === undefined || (await runOf(folder)) !== shard.run) return;
  if (!basename(folder).endsWith('.parts')) throw new Error(`${shard.parts}: no folder for parts`);
  const { task } = shard;
  if (task.settings.format !== undefined) formatNamed(task.settings.format);
  const sink = await PartSink.open(join(folder, partName(shard.at)));
  try {
    const tally = await runBatch(readShard(shard.source, root, task.settings), sink, pool, task);
    await sink.publish(tally);
    if (!quiet) process.stderr.write(`peglot: ${escapeControls(shardInWords(shard))}: ${tallyInWords(tally)}\n`);
  } catch (error) {
    await sink.discard();
    throw error;
  }
}
