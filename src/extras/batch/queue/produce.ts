import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../../cli/problem.ts';
import { STDIN } from '../../../cli/sources.ts';
import { escapeControls } from '../../../core/escape-controls.ts';
import type { Task } from '../pool.ts';
import { showProgress } from '../progress.ts';
import { add, emptyTally, type Tally } from '../result.ts';
import type { OpenSink } from '../sink.ts';
import type { Source } from '../sources.ts';
import { type JobQueue, openQueue, PatientAsker } from './job-queue.ts';
import { openFolder, type PartFacts, readFacts, sharedPath } from './parts.ts';
import { partName, planShards, type Shard, shardInWords } from './shard.ts';

/** A run that is distributed through a queue. */
export interface QueuedRun {
  readonly url: string;
  /** The folder that all machines share. */
  readonly root: string;
  readonly sources: readonly Source[];
  readonly task: Task;
  /** The output file. */
  readonly out: string;
  /** The number of documents in one job. */
  readonly shard: number;
  readonly resume: boolean;
  readonly quiet: boolean;
  /** How many seconds to wait for a queue that does not answer. */
  readonly patience: number;
}

/** A sink for the joined parts; `longest` is an upper bound for the length of the last lines, in bytes. */
interface JoiningSink extends OpenSink {
  write(lines: Uint8Array, longest?: number): Promise<void>;
}

const EVERY = 500;
// Without a new part for this long, the queue is checked for lost jobs.
const STALLED = 10_000;
const LEASE = 30;

/**
 * Opens the queue for a run, and distributes the documents.
 *
 * @param openSink opens the file for all results
 * @throws {Problem} when the queue is gone, or shards failed for good
 */
export async function runQueued(run: QueuedRun, openSink: () => Promise<JoiningSink>): Promise<Tally> {
  if (run.sources.some(({ path }) => path === STDIN)) {
    throw new Problem('standard input cannot be shared through a queue', 'name files that all workers can read');
  }
  const queue = await openQueue({ url: run.url, lease: LEASE });
  try {
    return await runThrough(queue, run, openSink);
  } finally {
    await queue.close().catch(() => {});
  }
}

/** Distributes the documents to the workers of the queue, waits for all parts, and joins them in order. */
export async function runThrough(
  queue: JobQueue,
  run: QueuedRun,
  openSink: () => Promise<JoiningSink>,
): Promise<Tally> {
  const folder = `${run.out}.parts`;
  const id = await runId(run);
  await openFolder(folder, id, run.resume);
  if (run.resume) await rm(`${run.out}.partial`, { force: true });
  const shards = await shardsOf(run, id, folder);
  const sink = await openSink();
  const join = async (): Promise<Tally> => joinParts(folder, await waitForParts(queue, folder, id, shards, run), sink);
  const tally = await join().finally(() => sink.close());
  // A worker whose lease has expired may still be writing a part that exists already.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return tally;
}

/** Depends only on the input, the options and the output, so that an interrupted run finds its jobs and parts again. */
async function runId({ sources, task, out, shard, root }: QueuedRun): Promise<string> {
  const files = await Promise.all(sources.map(async ({ path }) => [path, (await stat(path)).mtimeMs]));
  const all = JSON.stringify({ sources, files, task, out, shard, folder: root });
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

async function shardsOf({ sources, task, shard, root }: QueuedRun, run: string, folder: string): Promise<Shard[]> {
  const shards: Shard[] = [];
  for await (const source of planShards(sources, root, shard)) {
    shards.push({ run, at: shards.length, parts: sharedPath(root, folder), source, task });
  }
  return shards;
}

/** Waits for the parts of all shards; returns the facts about each, in order. */
async function waitForParts(
  queue: JobQueue,
  folder: string,
  run: string,
  shards: readonly Shard[],
  { url, quiet, patience }: QueuedRun,
): Promise<PartFacts[]> {
  const asker = new PatientAsker(url, patience);
  const progress = showProgress(shards.length, quiet);
  const parts = new Map<number, PartFacts>();
  const tally = emptyTally();
  let added = false;
  let news = performance.now();
  try {
    while (true) {
      const there = new Set(await readdir(folder));
      for (const { at } of shards) {
        if (parts.has(at) || !there.has(partName(at))) continue;
        const facts = await readFacts(join(folder, partName(at)));
        parts.set(at, facts);
        add(tally, facts.tally);
        news = performance.now();
      }
      progress.update(tally, parts.size);
      const missing = shards.filter(({ at }) => !parts.has(at));
      if (missing.length === 0) return shards.flatMap(({ at }) => parts.get(at) ?? []);
      if (!added) {
        // Shards that failed in an earlier run are retried.
        added = (await asker.ask(() => queue.forget(run).then(() => queue.add(missing)))) !== undefined;
      } else if (performance.now() - news > STALLED) {
        await asker.ask(() => queue.add(missing));
        news = performance.now();
      }
      const dead = await asker.ask(() => queue.dead(run));
      if (dead !== undefined && missing.every(({ at }) => dead.has(at))) throw deadShards(missing, dead, shards.length);
      await sleep(EVERY);
    }
  } finally {
    progress.clear();
  }
}

/** Reports each failed shard on its own line, and summarises the run. */
function deadShards(missing: readonly Shard[], dead: ReadonlyMap<number, string>, all: number): Problem {
  for (const shard of missing) {
    const reason = dead.get(shard.at) ?? '';
    process.stderr.write(`peglot: ${escapeControls(`${shardInWords(shard)}: ${reason}`)}\n`);
  }
  return new Problem(`${missing.length} of ${all} shards failed`, 'fix that, and go on with --resume');
}

async function joinParts(folder: string, parts: readonly PartFacts[], sink: JoiningSink): Promise<Tally> {
  const tally = emptyTally();
  for (const [at, facts] of parts.entries()) {
    add(tally, facts.tally);
    const chunks: AsyncIterable<Buffer> = createReadStream(join(folder, partName(at)), { highWaterMark: 1024 * 1024 });
    for await (const chunk of chunks) await sink.write(chunk, facts.longest);
  }
  await sink.finish();
  return tally;
}
