import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { Problem } from '../../../src/cli/problem.ts';
import { answerWithin, PatientAsker, shownUrl } from '../../../src/extras/batch/queue/job-queue.ts';
import { fileBelow, openFolder, runOf, sharedPath } from '../../../src/extras/batch/queue/parts.ts';
import {
  asShard,
  partName,
  planShards,
  readShard,
  type Shard,
  type ShardSource,
  shardInWords,
} from '../../../src/extras/batch/queue/shard.ts';
import { readDocuments } from '../../../src/extras/batch/read-documents.ts';
import type { DocumentChunk } from '../../../src/extras/batch/read-record.ts';
import type { Source, SourceKind } from '../../../src/extras/batch/sources.ts';
import { folderWith } from '../../cli/run.ts';

const settings = {
  strict: false,
  maxBytes: 12,
  times: false,
  values: true,
  wellFormed: false,
  columns: { text: 'text', id: 'id', model: 'model', time: 'time', stopReason: 'stop_reason' },
};

/** The documents of some chunks, as words. */
async function inWords(chunks: AsyncIterable<DocumentChunk>): Promise<string[]> {
  const all: string[] = [];
  for await (const { documents } of chunks)
    for (const document of documents) {
      const held = 'bytes' in document ? Buffer.from(document.bytes).toString() : `${document.size} bytes`;
      all.push(`${document.kind} ${document.id}: ${held}`);
    }
  return all;
}

async function all<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const found: Value[] = [];
  for await (const value of values) found.push(value);
  return found;
}

describe('the shards of a batch', () => {
  const sourcesIn = (root: string): Source[] => {
    const kinds: [string, SourceKind, number][] = [
      ['one.txt', 'document', 3],
      ['two.txt', 'document', 4],
      ['a.ndjson', 'records', 60],
      ['nulls', 'texts', 5],
      ['three.txt', 'document', 5],
      ['empty.ndjson', 'records', 0],
    ];
    return kinds.map(([name, kind, size]) => ({ path: join(root, name), kind, size }));
  };
  const folder = (): Promise<string> =>
    folderWith({
      'one.txt': 'one',
      'two.txt': 'two.',
      'a.ndjson': '\ufeff"first"\n"second"\r\n\n"much longer than is allowed"\n"5"\n"last"',
      nulls: 'x\0y\0z',
      'three.txt': 'three',
      'empty.ndjson': '',
    });

  it('are so many documents each, in order', async () => {
    const root = await folder();
    const shards = await all(planShards(sourcesIn(root), root, 2));
    const named = (source: ShardSource): string =>
      shardInWords(asShard({ ...shard, source }))
        .replaceAll(`${root}/`, '')
        .replace('shard 7: ', '');
    expect(shards.map(named)).toEqual([
      '2 files from one.txt',
      'a.ndjson from row 1, bytes 0 to 21',
      'a.ndjson from row 3, bytes 21 to 52',
      'a.ndjson from row 5, bytes 52 to 62',
      'nulls from row 1, bytes 0 to 4',
      'nulls from row 3, bytes 4 to 5',
      '1 file from three.txt',
    ]);
  });

  it.each([1, 2, 3, 100])('hold, %i in each, what the whole input holds', async (size) => {
    const root = await folder();
    const parts: string[] = [];
    for await (const source of planShards(sourcesIn(root), root, size))
      parts.push(...(await inWords(readShard(source, root, settings))));
    const whole = await inWords(readDocuments(sourcesIn(root), settings));
    expect(parts).toEqual(whole);
    const shown = whole.map((line) => line.replaceAll(`${root}/`, '').replaceAll('\r', '\\r'));
    expect(shown).toEqual([
      'file one.txt: 3 bytes',
      'file two.txt: 4 bytes',
      'record a.ndjson:1: "first"',
      'record a.ndjson:2: "second"\\r',
      'too-large a.ndjson:4: 29 bytes',
      'record a.ndjson:5: "5"',
      'record a.ndjson:6: "last"',
      'text nulls:1: x',
      'text nulls:2: y',
      'text nulls:3: z',
      'file three.txt: 5 bytes',
    ]);
  });

  it('of a file that is gone: records cannot be read, a document is told by who reads it', async () => {
    const root = await folder();
    const gone = { kind: 'records', path: 'gone', name: 'gone', start: 0, end: 1, before: 0 } as const;
    await expect(inWords(readShard(gone, root, settings))).rejects.toThrow('ENOENT');
    const source = { kind: 'document', files: [{ path: 'gone', name: 'gone', size: 9 }] } as const;
    expect(await inWords(readShard(source, root, settings))).toEqual(['file gone: 9 bytes']);
    const outside = { kind: 'document', files: [{ path: '../..', name: 'up', size: 9 }] } as const;
    await expect(inWords(readShard(outside, root, settings))).rejects.toThrow("../..: not below the worker's folder");
    const none = { kind: 'records', path: join(root, 'none'), size: 9 } as const;
    await expect(all(planShards([none], root, 2))).rejects.toThrow('there is no such file');
  });
});

const shard: Shard = {
  run: '0a1b',
  at: 7,
  parts: 'out.ndjson.parts',
  source: { kind: 'table', path: 'a.csv', name: 'a.csv', from: 20, count: 10 },
  task: { timeout: 1000, settings },
};

test('a job of the queue is a shard, or is refused', () => {
  expect(asShard(JSON.parse(JSON.stringify(shard)))).toEqual(shard);
  for (const odd of [null, {}, { ...shard, run: '../x' }, { ...shard, at: -1 }, { ...shard, source: { kind: 'x' } }])
    expect(() => asShard(odd)).toThrow('the job is not a shard of a batch');
  expect(shardInWords(shard)).toBe('shard 7: a.csv, rows 21 to 30');
  expect(partName(7)).toBe('part-000007.ndjson');
});

test('paths are those of the folder that all share, and lead nowhere else', async () => {
  const root = await folderWith({ 'in/a.txt': 'a', '..b': 'b' });
  expect([join(root, 'in/a.txt'), root, join(root, '..b')].map((path) => sharedPath(root, path))).toEqual([
    'in/a.txt',
    '',
    '..b',
  ]);
  for (const outside of [join(root, '..'), '/etc/passwd', join(root, '../x')])
    expect(() => sharedPath(root, outside)).toThrow(
      new Problem(`${outside}: not below ${root}, which the workers share`, 'start peglot in a folder above all files'),
    );
  await symlink('/etc/passwd', join(root, 'in/link'));
  expect(relative(root, await fileBelow(root, 'in/a.txt'))).toBe('in/a.txt');
  for (const outside of ['in/link', '..', '/etc/passwd'])
    await expect(fileBelow(root, outside)).rejects.toThrow(`${outside}: not below the worker's folder`);
  await expect(fileBelow(root, 'none')).rejects.toThrow('ENOENT');
});

test('the folder of the parts is for one run', async () => {
  const root = await folderWith({});
  const parts = join(root, 'out.parts');
  await openFolder(parts, 'abc', false);
  expect([await readdir(parts), await runOf(parts), await runOf(root)]).toEqual([['run'], 'abc', undefined]);
  await expect(openFolder(parts, 'abc', false)).rejects.toThrow(
    new Problem(`${parts} is left of a run that was broken off`, 'go on with --resume, or remove it'),
  );
  await openFolder(parts, 'abc', true);
  await expect(openFolder(parts, 'abd', true)).rejects.toThrow(
    new Problem(`${parts} is of another run`, 'remove it and start anew'),
  );
  expect(await readFile(join(parts, 'run'), 'utf8')).toBe('abc');
  await expect(openFolder(join(root, 'no/where'), 'abc', true)).rejects.toThrow('there is no such');
  await mkdir(join(root, 'bare'));
  await writeFile(join(root, 'bare', 'x'), '');
  await expect(openFolder(join(root, 'bare'), 'abc', true)).rejects.toThrow('is of another run');
});

describe('a queue that does not answer', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });
  const listening = (): string[] => {
    const said: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    return said;
  };
  const fail = (): Promise<never> => Promise.reject(new Error('no'));

  it('is told once, and when it is back; without its password', async () => {
    const said = listening();
    const asker = new PatientAsker('redis://me:SECRET@host:1/2?x=3', 60);
    const answers = [];
    for (const question of [async () => 1, fail, fail, async () => 2, async () => 3, fail])
      answers.push(await asker.ask<number>(question));
    expect(answers).toEqual([1, undefined, undefined, 2, 3, undefined]);
    expect(said).toEqual([
      'peglot: redis://host:1/2 does not answer, trying again\n',
      'peglot: redis://host:1/2 answers again\n',
      'peglot: redis://host:1/2 does not answer, trying again\n',
    ]);
    await expect(asker.ask(() => Promise.reject(new Problem('odd', 'stop')))).rejects.toThrow('odd');
    expect([shownUrl('no url'), said.length]).toEqual(['the queue', 3]);
  });

  it('is given up when patience is over', async () => {
    const said = listening();
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('the process ended');
    });
    await expect(new PatientAsker('redis://host', 0).ask(fail)).rejects.toThrow('the process ended');
    expect(exit.mock.calls).toEqual([[]]);
    expect([said.join(''), process.exitCode]).toEqual([
      'peglot: redis://host does not answer, trying again\npeglot: redis://host has not answered for 0 s; start it; what is done is kept, go on with --resume\n',
      2,
    ]);
  });

  it('is waited for so long', async () => {
    await expect(answerWithin(0.005, new Promise(() => {}))).rejects.toThrow('no answer within 0.005 s');
    await expect(answerWithin(1, Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
