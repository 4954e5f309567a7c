import type { ChildProcess } from 'node:child_process';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openQueue } from '../../src/extras/batch/queue/job-queue.ts';
import { BAD, CLEAN, folderWith, REPAIRED, run, start as startCommand } from '../cli/run.ts';
import { type Server, startPostgres, startRedis } from './servers.ts';

const children: ChildProcess[] = [];
const start: typeof startCommand = (args, options) => {
  const child = startCommand(args, options);
  children.push(child);
  return child;
};
// A test that failed leaves nobody at work.
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const long = CLEAN.replace('All tests pass.', 'A line of reasoning.\n'.repeat(400));
const texts = [CLEAN, BAD, REPAIRED, long, 'x\ud800'];

function records(count: number): string {
  return Array.from(
    { length: count },
    (_, at) => `${JSON.stringify({ id: `r${at}`, text: texts[at % texts.length] })}\n`,
  ).join('');
}

const BATCH = ['batch', '--format', 'duckflow', '--no-ms', '--quiet'];

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/** How a process ended, and what it said. */
function ended(child: ChildProcess): Promise<Ended> {
  let stderr = '';
  child.stderr?.on('data', (bytes) => {
    stderr += String(bytes);
  });
  child.stdout?.resume();
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stderr })));
}

/** Waits until something is so. */
async function until(what: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 5000; tries++) {
    if (await what()) return;
    await sleep(20);
  }
  throw new Error('it never came to be');
}

/** Whether both ways gave the same bytes, in the same order. */
async function areSame(cwd: string): Promise<boolean> {
  const [far, local] = await Promise.all(['far.ndjson', 'local.ndjson'].map((name) => readFile(join(cwd, name))));
  return far !== undefined && local !== undefined && local.length > 0 && far.equals(local);
}

async function partsIn(cwd: string, folder: string): Promise<number> {
  const names = await readdir(join(cwd, folder)).catch(() => []);
  return names.filter((name) => name.endsWith('.ndjson')).length;
}

/** Whether the shards were handed to the queue: their folder is there before, the file for all results just before. */
async function isWaiting(cwd: string, out: string): Promise<boolean> {
  return (await readdir(cwd)).includes(`${out}.partial`);
}

describe.each([
  ['Redis', startRedis],
  ['PostgreSQL', startPostgres],
])('a batch through %s', (_, startServer) => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  }, 120_000);
  afterAll(() => server.kill());

  const worker = (cwd: string, ...args: string[]): ChildProcess =>
    start(['batch', 'worker', '--queue', server.url, '--workers', '1', '--lease', '3', '--quiet', ...args], { cwd });

  test('a worker is killed in the middle: the result is the local one, byte for byte', async () => {
    const cwd = await folderWith({
      'a.ndjson': records(2000),
      'one.txt': CLEAN,
      'two.txt': BAD,
      'b.ndjson': `\n${records(7)}x`,
    });
    const files = ['a.ndjson', 'one.txt', 'two.txt', 'b.ndjson'];
    const local = await run([...BATCH, ...files, '--out', 'local.ndjson'], { cwd });
    const producer = ended(
      start([...BATCH, ...files, '--out', 'far.ndjson', '--queue', server.url, '--shard', '40'], { cwd }),
    );
    const first = worker(cwd);
    await until(async () => (await partsIn(cwd, 'far.ndjson.parts')) >= 3);
    first.kill('SIGKILL');
    const second = worker(cwd);
    const secondEnd = ended(second);

    expect(await producer).toEqual({ code: 1, stderr: '' });
    expect(local.code).toBe(1);
    expect(await areSame(cwd)).toBe(true);
    expect((await readdir(cwd)).filter((name) => name.includes('part'))).toEqual([]);
    second.kill('SIGTERM');
    expect(await secondEnd).toEqual({ code: 0, stderr: '' });
  });

  test('a worker that stood still comes back when another has done its shard: the result is the local one', async () => {
    const cwd = await folderWith({ 'a.ndjson': records(3000) });
    await run([...BATCH, 'a.ndjson', '--out', 'local.ndjson'], { cwd });
    const args = [...BATCH, 'a.ndjson', '--out', 'far.ndjson', '--queue', server.url, '--shard', '1000'];
    const producer = ended(start(args, { cwd }));
    const first = worker(cwd);
    // It is still in the middle of a shard: the file of its part is there, and not the part.
    await until(async () => {
      const names = await readdir(join(cwd, 'far.ndjson.parts')).catch(() => []);
      return names.some((name) => /^part-\d+\.ndjson\.[\w-]+$/.test(name));
    });
    first.kill('SIGSTOP');
    const parts = await partsIn(cwd, 'far.ndjson.parts');
    const second = worker(cwd);
    await until(async () => (await partsIn(cwd, 'far.ndjson.parts')) >= Math.min(parts + 2, 3));
    first.kill('SIGCONT');
    expect(await producer).toEqual({ code: 1, stderr: '' });
    expect(await areSame(cwd)).toBe(true);
    // Both go on with what comes next.
    const again = await ended(
      start(
        args.map((arg) => arg.replace('far', 'again')),
        { cwd },
      ),
    );
    expect(again).toEqual({ code: 1, stderr: '' });
    const [once, local] = await Promise.all(['again', 'local'].map((name) => readFile(join(cwd, `${name}.ndjson`))));
    expect(local && once?.equals(local)).toBe(true);
    for (const child of [first, second]) {
      const end = ended(child);
      child.kill('SIGTERM');
      expect(await end).toEqual({ code: 0, stderr: '' });
    }
    expect((await readdir(cwd)).sort()).toEqual(['a.ndjson', 'again.ndjson', 'far.ndjson', 'local.ndjson']);
  });

  test('a shard that cannot be done is named; when that is mended, the run goes on', async () => {
    const cwd = await folderWith({ 'a.ndjson': records(20), 'b.ndjson': records(20) });
    await run([...BATCH, 'a.ndjson', 'b.ndjson', '--out', 'local.ndjson'], { cwd });
    const args = [...BATCH, 'a.ndjson', 'b.ndjson', '--out', 'far.ndjson', '--queue', server.url, '--shard', '15'];
    const producer = ended(start(args, { cwd }));
    await until(() => isWaiting(cwd, 'far.ndjson'));
    await rename(join(cwd, 'b.ndjson'), join(cwd, 'gone'));
    const other = worker(cwd);
    const otherEnd = ended(other);
    const { code, stderr } = await producer;
    expect(code).toBe(2);
    const [second, third, last] = stderr.trim().split('\n');
    expect(second).toMatch(/^peglot: shard 2: b\.ndjson from row 1, bytes 0 to \d+: ENOENT/);
    expect(third).toMatch(/^peglot: shard 3: b\.ndjson from row 16, bytes \d+ to \d+: ENOENT/);
    expect(last).toBe('peglot: 2 of 4 shards failed; fix that, and go on with --resume');

    await rename(join(cwd, 'gone'), join(cwd, 'b.ndjson'));
    expect(await ended(start([...args, '--resume'], { cwd }))).toEqual({ code: 1, stderr: '' });
    expect(await areSame(cwd)).toBe(true);
    other.kill('SIGTERM');
    expect((await otherEnd).code).toBe(0);
  });

  test('what a run that was given up left in the queue is not done in the folder of another', async () => {
    const args = [...BATCH, 'a.ndjson', '--out', 'far.ndjson', '--queue', server.url, '--shard', '10'];
    const givenUp = start(args, { cwd: await folderWith({ 'a.ndjson': records(20) }) });
    const queue = await openQueue({ url: server.url, lease: 3 });
    try {
      await until(async () => !(await queue.isEmpty()));
    } finally {
      await queue.close();
    }
    givenUp.kill('SIGKILL');
    const other = await folderWith({ 'a.ndjson': records(20) });
    await mkdir(join(other, 'far.ndjson.parts'));
    await writeFile(join(other, 'far.ndjson.parts', 'run'), 'another');
    expect((await ended(worker(other, '--drain'))).code).toBe(0);
    expect(await readdir(join(other, 'far.ndjson.parts'))).toEqual(['run']);
  });

  test('the queue goes away: both sides say so, nothing is lost, and the run goes on with an empty one', async () => {
    const cwd = await folderWith({ 'a.ndjson': records(2000) });
    await run([...BATCH, 'a.ndjson', '--out', 'local.ndjson'], { cwd });
    const patience = ['--patience', '5'];
    const far = ['a.ndjson', '--out', 'far.ndjson', '--queue', server.url, '--shard', '20'];
    const args = [...BATCH, ...far, ...patience];
    const producer = ended(start(args, { cwd }));
    const doing = ended(worker(cwd, ...patience));
    await until(async () => (await partsIn(cwd, 'far.ndjson.parts')) >= 2);
    await server.kill();
    const gone =
      /peglot: \S+ does not answer, trying again\npeglot: \S+ has not answered for 5 s; start it; what is done is kept, go on with --resume\n$/;
    for (const { code, stderr } of await Promise.all([producer, doing])) {
      expect(stderr).toMatch(gone);
      expect(code).toBe(2);
    }
    await server.restart();
    const again = worker(cwd);
    const againEnd = ended(again);
    const refused = await run(args, { cwd });
    expect(refused.stderr).toBe(
      'peglot: far.ndjson.parts is left of a run that was broken off; go on with --resume, or remove it\n',
    );
    expect(await ended(start([...args, '--resume'], { cwd }))).toEqual({ code: 1, stderr: '' });
    expect(await areSame(cwd)).toBe(true);
    again.kill('SIGTERM');
    expect((await againEnd).code).toBe(0);
  });
});
