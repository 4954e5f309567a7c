import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { folderWith, run } from '../../cli/run.ts';

const result = {
  id: 'a',
  format: 'dml',
  ok: true,
  complete: true,
  via: 'text',
  size: 5,
  value: {},
  diagnostics: [],
  ms: 1,
};
const bad = {
  ...result,
  id: 'b',
  ok: false,
  diagnostics: [{ code: 'dml/x', severity: 'error', message: 'x\u001b[0m' }],
};
const ndjson = `${JSON.stringify(result)}\n${JSON.stringify(bad)}\nnonsense\n`;

test('the results of a run as JSON and as a page, from every kind of file', async () => {
  const cwd = await folderWith({ 'a.ndjson': ndjson, 'before.ndjson': `${JSON.stringify(result)}\n` });
  const connection = await (await DuckDBInstance.create()).connect();
  const table = `SELECT *, NULL::VARCHAR AS model, NULL::VARCHAR AS time FROM read_ndjson('${join(cwd, 'a.ndjson')}', ignore_errors = true) WHERE id IS NOT NULL`;
  await connection.run(`COPY (${table}) TO '${join(cwd, 'a.parquet')}'`);
  connection.closeSync();

  const [lines, parquet, page] = await Promise.all([
    run(['report', '--json'], { cwd, input: ndjson }),
    run(['report', 'a.parquet', '--json'], { cwd }),
    run(['report', 'a.ndjson', '--against', 'before.ndjson', '-o', 'page.html'], { cwd }),
  ]);
  expect([lines.code, parquet.code, page]).toEqual([0, 0, { code: 0, stdout: '', stderr: '' }]);
  const { name, results } = JSON.parse(lines.stdout);
  expect(name).toBe('standard input');
  expect(results).toMatchObject({ all: { documents: 2, ok: 1 }, codes: [{ code: 'dml/x' }], unread: 1 });
  expect(JSON.parse(parquet.stdout)).toEqual({ name: 'a.parquet', results: { ...results, unread: 0 } });
  expect(lines.stdout).not.toContain('\u001b');
  const text = await readFile(join(cwd, 'page.html'), 'utf8');
  for (const word of ['2 documents, 50.0 % ok', 'dml/x', 'What changed', '−50.0 points']) expect(text).toContain(word);
});

test('without results there is one line', async () => {
  const cwd = await folderWith({ 'none.ndjson': 'x\n' });
  const { code, stdout, stderr } = await run(['report', 'none.ndjson'], { cwd });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe('peglot: none.ndjson: there are no results; make them with peglot batch\n');
});
