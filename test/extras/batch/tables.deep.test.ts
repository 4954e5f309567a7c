import { once } from 'node:events';
import { mkdir, readdir, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, expect, test } from 'vitest';
import { BAD, CLEAN, folderWith, run, start } from '../../cli/run.ts';

let database: DuckDBConnection | undefined;
afterAll(() => database?.closeSync());

async function query(sql: string): Promise<unknown[]> {
  database ??= await (await DuckDBInstance.create()).connect();
  return (await database.runAndReadAll(sql)).getRowObjectsJson();
}

const records = [
  { id: 'clean', model: 'm-1', time: '2026-01-02', text: CLEAN },
  { id: "it's", text: BAD },
  { id: 'half', text: '[REASONING]\na\ud800b \\ud800 😀 \u0000' },
];
const input = records.map((record) => `${JSON.stringify(record)}\n`).join('');

test('a table has a column for each field of the model, and the whole value where there are errors', async () => {
  const cwd = await folderWith({ 'in.ndjson': input });
  const args = ['batch', '--format', 'duckflow', '--quiet', 'in.ndjson', '--out'];
  for (const out of ['out.parquet', 'out.duckdb']) expect((await run([...args, out], { cwd })).code).toBe(1);

  await query(`ATTACH '${join(cwd, 'out.duckdb')}' AS made (READ_ONLY)`);
  for (const table of [`'${join(cwd, 'out.parquet')}'`, 'made.results']) {
    expect(
      await query(`SELECT column_name AS name, column_type AS type FROM (DESCRIBE SELECT * FROM ${table})`),
    ).toEqual(
      Object.entries({
        id: 'VARCHAR',
        format: 'VARCHAR',
        ok: 'BOOLEAN',
        complete: 'BOOLEAN',
        via: 'VARCHAR',
        model: 'VARCHAR',
        time: 'VARCHAR',
        size: 'BIGINT',
        ms: 'DOUBLE',
        diagnostics: expect.stringMatching(/^STRUCT\(code VARCHAR, .*\[\]$/),
        reasoning: 'VARCHAR',
        vitals: 'MAP(VARCHAR, DOUBLE)',
        sections: 'MAP(VARCHAR, VARCHAR)',
        actions: 'STRUCT("index" BIGINT, "type" VARCHAR, params MAP(VARCHAR, VARCHAR), "content" VARCHAR)[]',
        value: 'JSON',
      }).map(([name, type]) => ({ name, type })),
    );
    const sql = `SELECT id, ok, model, reasoning, vitals['mood'] AS mood, vitals['focus'] AS focus,
      actions[1].params['result'] AS result, diagnostics[1].code AS code, value IS NULL AS whole FROM ${table}`;
    const clean = { ok: true, model: 'm-1', mood: 0.8, focus: 0.7, result: 'done', code: null, whole: true };
    expect(await query(sql)).toEqual([
      { id: 'clean', reasoning: 'All tests pass.', ...clean },
      {
        ...clean,
        id: "it's",
        ok: false,
        model: null,
        reasoning: 'All tests pass.',
        focus: null,
        code: 'duckflow/bad-vital',
        whole: false,
      },
      expect.objectContaining({ id: 'half', reasoning: 'a\ufffdb \\ud800 😀 \u0000' }),
    ]);
  }
});

test('without a format the values are JSON', async () => {
  const cwd = await folderWith({ 'in.ndjson': input });
  await run(['batch', '--quiet', 'in.ndjson', '--out', 'out.parquet'], { cwd });
  const sql = `SELECT id, format, value->>'reasoning' AS reasoning FROM '${join(cwd, 'out.parquet')}' LIMIT 1`;
  expect(await query(sql)).toEqual([{ id: 'clean', format: 'duckflow', reasoning: 'All tests pass.' }]);
});

test('the input is a column of a Parquet, CSV or JSON file', async () => {
  const cwd = await folderWith({ 'in.ndjson': input.split('\n').slice(0, 2).join('\n') });
  const from = `FROM read_ndjson('${join(cwd, 'in.ndjson')}')`;
  const copy = (name: string, options: string): Promise<unknown> =>
    query(`COPY (SELECT id AS key, time, text AS reply ${from}) TO '${join(cwd, name)}' (${options})`);
  await copy('a.parquet', 'FORMAT parquet');
  await copy('b.csv', 'FORMAT csv, HEADER');
  await copy('c.json', 'FORMAT json, ARRAY true');
  const args = [
    'batch',
    '--format',
    'duckflow',
    '--no-ms',
    '--quiet',
    '--column',
    'reply',
    'a.parquet',
    'b.csv',
    'c.json',
  ];
  const { stdout } = await run(args, { cwd });
  const results = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(results.map(({ id, time, ok }) => [id, time?.slice(0, 10), ok])).toEqual(
    ['a.parquet', 'b.csv', 'c.json'].flatMap((name) => [
      [`${name}:1`, '2026-01-02', true],
      [`${name}:2`, undefined, false],
    ]),
  );
  expect(results[0].value.reasoning).toBe('All tests pass.');

  const missing = await run(['batch', 'a.parquet'], { cwd });
  expect(missing).toEqual({
    code: 2,
    stdout: '',
    stderr: "peglot: a.parquet: there is no column 'text'; name one with --column: key, time, reply\n",
  });
});

test('a table that cannot be made loses no result: --resume makes it, once that is mended', async () => {
  const cwd = await folderWith({ 'in.ndjson': input });
  await mkdir(join(cwd, 'out.duckdb'));
  const args = ['batch', '--format', 'duckflow', '--quiet', 'in.ndjson', '--out', 'out.duckdb'];
  const stderr = 'peglot: out.duckdb: this is a directory; fix that, and go on with --resume\n';
  expect(await run(args, { cwd })).toEqual({ code: 2, stdout: '', stderr });
  expect((await readdir(cwd)).sort()).toEqual(['in.ndjson', 'out.duckdb', 'out.duckdb.partial']);
  await rmdir(join(cwd, 'out.duckdb'));
  expect(await run([...args, '--resume'], { cwd })).toEqual({ code: 1, stdout: '', stderr: '' });
  expect((await stat(join(cwd, 'out.duckdb'))).isFile()).toBe(true);
});

test('a run that was killed while it made its table leaves nothing that another could take for its own', async () => {
  const many = Array.from(
    { length: 3000 },
    (_, at) => `${JSON.stringify({ id: `r${at}`, text: at % 3 ? CLEAN : BAD })}\n`,
  );
  for (const out of ['out.duckdb', 'out.parquet']) {
    const cwd = await folderWith({ 'in.ndjson': many.join('') });
    const args = ['batch', '--format', 'duckflow', '--quiet', 'in.ndjson', '--out', out];
    const child = start(args, { cwd });
    const ended = once(child, 'exit');
    const isThere = async (): Promise<boolean> => (await readdir(cwd)).includes(`${out}.making`);
    while (child.exitCode === null && !(await isThere())) await sleep(1);
    child.kill('SIGKILL');
    await ended;
    // However far it was: the worst that it can leave.
    await writeFile(join(cwd, `${out}.making`), 'no table');
    await writeFile(join(cwd, `${out}.making.wal`), 'no log');
    await mkdir(join(cwd, `${out}.making.spilled`));
    await writeFile(join(cwd, `${out}.making.spilled`, 'duckdb_temp_storage-0.tmp'), 'no rows');
    expect(await run([...args, '--resume'], { cwd })).toEqual({ code: 1, stdout: '', stderr: '' });
    expect((await readdir(cwd)).sort()).toEqual(['in.ndjson', out]);
    const isDatabase = out.endsWith('.duckdb');
    if (isDatabase) await query(`ATTACH '${join(cwd, out)}' AS resumed (READ_ONLY)`);
    const table = isDatabase ? 'resumed.results' : `'${join(cwd, out)}'`;
    const sql = `SELECT count(*)::INTEGER AS documents, count(*) FILTER (ok)::INTEGER AS ok FROM ${table}`;
    expect(await query(sql)).toEqual([{ documents: 3000, ok: 2000 }]);
  }
});

test('texts of a table are read as they stand', async () => {
  const time = '2026-01-02T10:00:00Z';
  const cwd = await folderWith({
    'a.json': JSON.stringify([{ id: 1, text: time, time }]),
    'b.csv': 'id,text\n1,""\n2,\n3,"a ""b""\r\nc"\n',
  });
  const args = ['batch', '--format', 'duckflow', '--no-ms', '--no-value', '--column', 'text', 'a.json', 'b.csv'];
  const { stdout } = await run(args, { cwd });
  const results = stdout.trim().split('\n');
  expect(results.map((line) => JSON.parse(line))).toMatchObject([
    { id: '1', time, size: time.length },
    { id: '1', size: 0, via: expect.any(String) },
    { id: '2', diagnostics: [{ code: 'batch/no-text' }] },
    { id: '3', size: 'a "b"\r\nc'.length },
  ]);
});

test('without the package there is one line, before anything is done', async () => {
  const hook = `export const resolve = (name, context, next) => {
    if (name.startsWith('@duckdb/')) throw Object.assign(new Error(name), { code: 'ERR_MODULE_NOT_FOUND' });
    return next(name, context);
  };`;
  const register = `import { register } from 'node:module'; register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});`;
  const cwd = await folderWith({ 'in.ndjson': input });
  await writeFile(join(cwd, 'without.mjs'), register);
  const env = { NODE_OPTIONS: `--import ${join(cwd, 'without.mjs')}` };
  expect(await run(['batch', 'in.ndjson', '--out', 'out.parquet'], { cwd, env })).toEqual({
    code: 2,
    stdout: '',
    stderr: 'peglot: peglot batch --out needs @duckdb/node-api; install it: npm i @duckdb/node-api\n',
  });
});
