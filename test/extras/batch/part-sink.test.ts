import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PartSink, readFacts } from '../../../src/extras/batch/queue/parts.ts';
import { folderWith } from '../../cli/run.ts';

const tally = { documents: 2, ok: 1, repaired: 0, truncated: 1 };

/** A worker that has written its results, in so many pieces, and not yet put them where they belong. */
async function written(path: string, pieces: readonly string[]): Promise<PartSink> {
  const sink = await PartSink.open(path);
  for (const piece of pieces) await sink.write(Buffer.from(piece));
  await sink.finish();
  return sink;
}

test('two workers do one shard: the part is whole after each of them, and what is known of it is true', async () => {
  const folder = await folderWith({});
  const path = join(folder, 'part-000000.ndjson');
  const late = await written(path, ['first\n', 'second\n']);
  const quick = await written(path, ['first\nsecond\n']);
  expect((await readdir(folder)).filter((name) => name === 'part-000000.ndjson')).toEqual([]);
  for (const sink of [quick, late]) {
    await sink.publish(tally);
    expect(await readFile(path, 'utf8')).toBe('first\nsecond\n');
    const facts = await readFacts(path);
    expect(facts.tally).toEqual(tally);
    expect(facts.longest).toBeGreaterThanOrEqual('second'.length);
  }
  expect((await readdir(folder)).sort()).toEqual(['part-000000.ndjson', 'part-000000.ndjson.facts']);
});

test('a worker comes back when the run is over: it leaves nothing, also in the folder of another run', async () => {
  const folder = join(await folderWith({}), 'out.parts');
  await mkdir(folder);
  const late = await written(join(folder, 'part-000000.ndjson'), ['first\n']);
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await expect(late.publish(tally)).rejects.toThrow('ENOENT');
  await late.discard();
  expect(await readdir(folder)).toEqual([]);
});
