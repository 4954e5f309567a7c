import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadFormats } from '../../../src/cli/load-formats.ts';
import { lineOf } from '../../../src/extras/batch/parse-document.ts';
import type { BatchResult } from '../../../src/extras/batch/pool.ts';
import type { JobQueue, JobWorker } from '../../../src/extras/batch/queue/job-queue.ts';
import { type QueuedRun, runThrough } from '../../../src/extras/batch/queue/produce.ts';
import type { Shard } from '../../../src/extras/batch/queue/shard.ts';
import { work } from '../../../src/extras/batch/queue/work.ts';
import { readDocuments } from '../../../src/extras/batch/read-documents.ts';
import { emptyTally } from '../../../src/extras/batch/result.ts';
import { runBatch } from '../../../src/extras/batch/run.ts';
import { FileSink } from '../../../src/extras/batch/sink.ts';
import type { TransferBuffer } from '../../../src/extras/batch/transfer-buffer.ts';
import { BAD, CLEAN, folderWith, REPAIRED } from '../../cli/run.ts';

const settings = {
  format: 'duckflow',
  strict: false,
  maxBytes: 5000,
  times: false,
  values: true,
  wellFormed: false,
  columns: { text: 'text', id: 'id', model: 'model', time: 'time', stopReason: 'stop_reason' },
};
const task = { settings, timeout: 0 };

/** Parses in this process. */
const parser = {
  workers: 1,
  async parse({ documents }: TransferBuffer): Promise<BatchResult> {
    const tally = emptyTally();
    const lines = documents.map((document) => `${lineOf(document, settings, tally)}\n`).join('');
    return { lines: Buffer.from(lines), tally };
  },
};

/** A queue in the memory of this process, which gives up a job that failed once, and goes on when that was heard of. */
class MemoryQueue implements JobQueue {
  readonly added: string[] = [];
  #jobs = new Map<string, Shard>();
  #failed = new Map<string, { readonly shard: Shard; readonly reason: string }>();
  #busy = 0;
  #isHeard = true;

  async add(shards: readonly Shard[]): Promise<true> {
    for (const shard of shards) {
      const key = `${shard.run}-${shard.at}`;
      if (!this.#failed.has(key)) this.#jobs.set(key, JSON.parse(JSON.stringify(shard)));
      this.added.push(`${shard.at}`);
    }
    return true;
  }
  async dead(run: string): Promise<Map<number, string>> {
    this.#isHeard = true;
    const own = [...this.#failed.values()].filter(({ shard }) => shard.run === run);
    return new Map(own.map(({ shard, reason }) => [shard.at, reason]));
  }
  async forget(run: string): Promise<void> {
    for (const jobs of [this.#jobs, this.#failed])
      for (const key of jobs.keys()) if (key.startsWith(`${run}-`)) jobs.delete(key);
  }
  async isEmpty(): Promise<boolean> {
    return this.#jobs.size === 0 && this.#busy === 0;
  }
  work(handler: (job: unknown) => Promise<void>): JobWorker {
    const timer = setInterval(async () => {
      const [next] = this.#jobs;
      if (next === undefined || this.#busy > 0 || !this.#isHeard) return;
      const [key, shard] = next;
      this.#jobs.delete(key);
      this.#busy++;
      await handler(shard).catch((error: Error) => {
        this.#failed.set(key, { shard, reason: error.message });
        this.#isHeard = false;
      });
      this.#busy--;
    }, 1);
    return { close: async () => clearInterval(timer) };
  }
  async close(): Promise<void> {}
}

const records = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `${JSON.stringify({ id: `r${at}`, text: [CLEAN, BAD, REPAIRED][at % 3] })}\n`,
  ).join('');

/** A folder with inputs, and a run over them. */
async function inFolder(more: Partial<QueuedRun> = {}): Promise<QueuedRun> {
  const root = await folderWith({ 'a.ndjson': records(7), 'one.txt': CLEAN, 'two.txt': BAD, 'b.ndjson': records(3) });
  const sources = await Promise.all(
    ['a.ndjson', 'one.txt', 'two.txt', 'b.ndjson'].map(async (name) => ({
      path: join(root, name),
      kind: name.endsWith('.txt') ? ('document' as const) : ('records' as const),
      size: (await stat(join(root, name))).size,
    })),
  );
  const out = join(root, 'far.ndjson');
  return { url: 'redis://host', root, sources, task, out, shard: 3, resume: false, quiet: true, patience: 60, ...more };
}

describe('a batch through a queue', () => {
  beforeAll(async () => void (await loadFormats()));
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const listening = (): string[] => {
    const said: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    return said;
  };
  const never = new AbortController().signal;
  const produce = (queue: JobQueue, run: QueuedRun) => runThrough(queue, run, () => FileSink.open(run.out, false));
  const worker = { queue: 'redis://host', patience: 60, drain: true };

  it('gives the bytes and the counts of one here, and tidies up', async () => {
    const said = listening();
    const run = await inFolder();
    const local = join(run.root, 'local.ndjson');
    const expected = await runBatch(
      readDocuments(run.sources, settings),
      await FileSink.open(local, false),
      parser,
      task,
    );
    const queue = new MemoryQueue();
    const [tally] = await Promise.all([produce(queue, run), work(queue, parser, { ...worker, root: run.root }, never)]);
    expect(tally).toEqual(expected);
    expect(tally).toEqual({ documents: 12, ok: 8, repaired: 3, truncated: 0 });
    expect((await readFile(run.out)).equals(await readFile(local))).toBe(true);
    expect((await readdir(run.root)).filter((name) => name.includes('part'))).toEqual([]);
    expect(queue.added).toEqual(['0', '1', '2', '3', '4']);
    expect(said.map((line) => line.replaceAll(`${run.root}/`, ''))).toEqual([
      'peglot: shard 0: a.ndjson from row 1, bytes 0 to 487: 3 documents: 2 ok (1 of them repaired), 1 with errors\n',
      'peglot: shard 1: a.ndjson from row 4, bytes 487 to 974: 3 documents: 2 ok (1 of them repaired), 1 with errors\n',
      'peglot: shard 2: a.ndjson from row 7, bytes 974 to 1136: 1 document: 1 ok, 0 with errors\n',
      'peglot: shard 3: 2 files from one.txt: 2 documents: 1 ok, 1 with errors\n',
      'peglot: shard 4: b.ndjson from row 1, bytes 0 to 487: 3 documents: 2 ok (1 of them repaired), 1 with errors\n',
    ]);
  });

  it('names what could not be done, and does the rest when it goes on', async () => {
    const said = listening();
    const { sources, ...others } = await inFolder();
    const run = { ...others, sources: sources.toReversed() };
    const queue = new MemoryQueue();
    const b = join(run.root, 'b.ndjson');
    const both = async (run: QueuedRun): Promise<string> => {
      const [produced] = await Promise.allSettled([
        produce(queue, run),
        work(queue, parser, { ...worker, root: run.root, quiet: true }, never),
      ]);
      return produced.status === 'fulfilled' ? `${produced.value.documents} documents` : String(produced.reason);
    };
    // It is there when the shards are planned, and gone when they are read.
    const add = queue.add.bind(queue);
    vi.spyOn(queue, 'add').mockImplementationOnce(async (shards) => {
      await rename(b, `${b}.gone`);
      return add(shards);
    });
    const closed = vi.spyOn(FileSink.prototype, 'close');
    expect(await both(run)).toContain('1 of 5 shards failed');
    expect(closed).toHaveBeenCalledOnce();
    expect(said.join('').replaceAll(`${run.root}/`, '')).toMatch(
      /^peglot: shard 0: b\.ndjson from row 1, bytes 0 to 487: ENOENT: [^\n]*\n$/,
    );
    await rename(`${b}.gone`, b);
    expect(await both(run)).toContain('is left of a run that was broken off');
    expect(await both({ ...run, resume: true })).toBe('12 documents');
    expect(queue.added).toEqual(['0', '1', '2', '3', '4', '0']);
  });

  it('does nothing for a run that is gone, and nothing in a folder that is not for parts', async () => {
    const run = await inFolder();
    const queue = new MemoryQueue();
    const source = { kind: 'records', path: 'a.ndjson', name: 'a', start: 0, end: 9, before: 0 } as const;
    const shards = ['none.parts', 'other.parts', 'odd'].map(
      (parts, at): Shard => ({ run: 'ab', at, parts, source, task }),
    );
    const given = await folderWith({ 'other.parts/run': 'cd', 'odd/run': 'ab', 'a.ndjson': records(1) });
    await queue.add(shards);
    await work(queue, parser, { ...worker, root: given }, never);
    expect(await queue.dead('ab')).toEqual(new Map([[2, 'odd: no folder for parts']]));
    const files = [await readdir(join(given, 'other.parts')), await readdir(join(given, 'odd'))];
    expect(files).toEqual([['run'], ['run']]);
    // Told to end, it ends, also when it is not to drain the queue.
    const end = new AbortController();
    const ended = work(queue, parser, { queue: 'redis://host', patience: 60, root: run.root }, end.signal);
    end.abort();
    await expect(ended).resolves.toBeUndefined();
  });
});
