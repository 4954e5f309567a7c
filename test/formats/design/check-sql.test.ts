import fc from 'fast-check';
import { parse, print, prompt } from 'peglot/design';
import { checkSql } from 'peglot/design/sql';
import { describe, expect, it, test } from 'vitest';
import { anyUnit } from '../../../src/testing/any-unit.ts';
import { isDeep, runs } from '../../laws/law.ts';

const good = prompt().split('## Example\n\n')[1] ?? '';
const { value: example } = parse(good);

/** The example with other SQL in its first table. */
function withSql(change: Partial<(typeof example.data_schemas)[number]>): string {
  const [first, ...others] = example.data_schemas;
  if (first === undefined) throw new Error('the example has no table');
  return print({ ...example, data_schemas: [{ ...first, ...change }, ...others] });
}

describe('SQL is read by the parser of PostgreSQL', () => {
  it('has nothing to say of good SQL', async () => {
    expect(await checkSql(good, parse(good))).toEqual([]);
  });

  test.each([
    ['an index', { indexes: ['CREATE INDX a ON tools(title)'] }, 'INDX'],
    ['a constraint without its table', { constraints: ['CHECK (title <> )'] }, ')'],
    [
      'a relationship',
      { relationships: ['ALTER TABLE tools ADD FOREIGN KEY tool_id REFERENCES loans(id)'] },
      'tool_id',
    ],
    ['behind an emoji', { constraints: ["CHECK (title <> '🦆🦆' AN true)"] }, 'AN'],
    ['a type', { columns: [{ name: 'a', type: 'VARCHAR(', constraints: '' }] }, 'VARCHAR('],
    ['constraints of a column', { columns: [{ name: 'a', type: 'INT', constraints: 'NOT NUL' }] }, 'NUL'],
  ])('%s: one warning, where the parser stopped', async (_, change, stop) => {
    const text = withSql(change);
    const result = parse(text);
    const found = await checkSql(text, result);
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([['design/sql-syntax', 'warning']]);
    const { start } = found[0]?.range ?? { start: 0 };
    expect(text.slice(start, start + stop.length)).toBe(stop);
    expect(result.ok).toBe(true);
  });

  it('leaves out what is known not to close', async () => {
    const text = good.replace('ON tools(title)', 'ON tools(title');
    expect(parse(text).diagnostics.map(({ code }) => code)).toEqual(['design/bad-sql']);
    expect(await checkSql(text, parse(text))).toEqual([]);
  });

  test.each([
    ['is long', `SELECT ${'1+'.repeat(1e5)}1`],
    ['has comments in comments', `SELECT 1 ${'/*'.repeat(4000)}`],
  ])('says of SQL that %s that it was not read', async (_, sql) => {
    const text = withSql({ indexes: [sql] });
    const result = parse(text);
    // A comment without an end is known already.
    const known = result.diagnostics.some(({ code }) => code === 'design/bad-sql');
    const found = await checkSql(text, { ...result, diagnostics: [] });
    expect(found).toMatchObject([{ code: 'design/sql-syntax', severity: 'warning' }]);
    expect(found[0]?.message).toMatch(/^PostgreSQL's parser is not asked about "SELECT 1/);
    if (known) expect(await checkSql(text, result)).toEqual([]);
  });

  it.runIf(isDeep)('never throws, and only warns', async () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string({ unit: anyUnit }),
      fc.constant(`SELECT ${'1+'.repeat(1e5)}1`),
      fc.constant('('.repeat(1e5)),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (sql) => {
        const [table] = example.data_schemas;
        const data_schemas = table === undefined ? [] : [{ ...table, constraints: [sql], table_name: sql }];
        const value = { ...example, data_schemas };
        const found = await checkSql('', { ...parse(good), value, locate: () => undefined });
        expect(found.every(({ severity, range }) => severity === 'warning' && range.end === 0)).toBe(true);
      }),
      runs(100),
    );
  });
});

it('a foreign key to a table that the design does not describe', () => {
  const text = good.replace('REFERENCES tools(tool_id)', 'REFERENCES tool(tool_id)');
  const [found, ...others] = parse(text).diagnostics;
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    code: 'design/unknown-table',
    severity: 'warning',
    path: ['data_schemas', 1, 'relationships', 0],
    message: 'There is no table "tool" here; did you mean "tools"?',
  });
  expect(text.slice(found?.range.start, found?.range.end)).toContain('REFERENCES tool(');
});

test.each([
  ['order items', '"order items"'],
  ['Order', '"Order"'],
  ['tools', 'Tools'],
])('a foreign key to the table %s, written as %s, leads to it', (name, written) => {
  const text = withSql({ table_name: name })
    .replaceAll('REFERENCES tools(', `REFERENCES ${written}(`)
    .replaceAll('ON tools(', `ON ${written}(`);
  expect(parse(text).diagnostics).toEqual([]);
});

test.each([
  ['10,000 characters', 'CHECK (title <> )'.padEnd(10_000), 'cannot parse'],
  ['more', 'CHECK (title <> )'.padEnd(10_001), 'is not asked'],
  ['100 comments', `CHECK (title <> )${' /**/'.repeat(100)}`, 'cannot parse'],
  ['one more', `CHECK (title <> )${' /**/'.repeat(101)}`, 'is not asked'],
])('SQL of %s', async (_, sql, told) => {
  const value = structuredClone(example);
  const [first] = value.data_schemas;
  if (first === undefined) throw new Error('the example has no table');
  first.constraints = [sql];
  const [found] = await checkSql('', { ...parse(good), value, diagnostics: [] });
  expect(found?.message).toContain(told);
});
