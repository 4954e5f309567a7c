import { readFileSync } from 'node:fs';
import { duckflow } from 'peglot';
import { expect, test } from 'vitest';
import { STANDARD_VITALS, type StandardVital } from '../../../src/formats/duckflow/vocabulary.ts';
import { readGrammar } from '../../../src/grammar/read.ts';
import { type Expr, walk } from '../../../src/grammar/tree.ts';

// A vital is in many places. `src/formats/duckflow/vocabulary.ts` lists them; each test names a place that does not know all of them yet.

const file = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const upper = (name: string): string => name.toUpperCase();
const missing = (knows: (name: StandardVital) => boolean): string[] =>
  STANDARD_VITALS.filter((name) => !knows(name)).map(upper);
const value = {
  ...duckflow.emptyReply(),
  reasoning: 'Done.',
  vitals: Object.fromEntries(STANDARD_VITALS.map((name) => [name, 0.5])),
  actions: [{ index: 0, type: 'finish', params: { result: 'done' } }],
};

/** The texts that a rule of a grammar names, without regard to case. */
function textsOf(path: string, rule: string): string {
  const text = file(path);
  const grammar = readGrammar([{ source: path, text }]);
  const found: string[] = [];
  const take = (expr: Expr): void => {
    if (expr.type === 'literal') found.push(expr.value);
  };
  for (const { name, expression } of grammar.rules) if (name === rule) walk(expression, take);
  return found.join('\n').toUpperCase();
}

test.each([
  ['grammars/canonical/duckflow.peggy', 'vitalName'],
  ['grammars/canonical/duckflow.peggy', 'vitals'],
])('grammar: %s, rule %s', (path, rule) => {
  const texts = textsOf(path, rule);
  expect(missing((name) => texts.includes(upper(name)))).toEqual([]);
});

test('parser: generated/duckflow.ts reads each in any case and with a slip (npm run generate duckflow)', () => {
  const reads = (name: StandardVital, marker: string): boolean =>
    duckflow.parse(`[REASONING]\nDone.\n\n[${marker}] 0.5\n`).value.vitals[name] === 0.5;
  expect(missing((name) => reads(name, name))).toEqual([]);
  expect(missing((name) => reads(name, `${upper(name).slice(0, -1)}`))).toEqual([]);
});

test('parser: generated/duckflow-other.ts finds each in prose (npm run generate duckflow-other)', () => {
  expect(missing((name) => duckflow.parse(`All done, ${name}: 0.5.`).value.vitals[name] === 0.5)).toEqual([]);
});

test('print: src/formats/duckflow/print.ts writes all, and what it writes is read without a finding', () => {
  const text = duckflow.print(value);
  expect(missing((name) => text.includes(`[${upper(name)}] 0.5`))).toEqual([]);
  expect(duckflow.parse(text).diagnostics).toEqual([]);
});

test('prompt: src/formats/duckflow/prompt.ts explains all, and its example has them', () => {
  const prompt = duckflow.prompt();
  expect(missing((name) => prompt.includes(`\`[${upper(name)}]\``))).toEqual([]);
  expect(missing((name) => prompt.includes(`\n[${upper(name)}] 0`))).toEqual([]);
});

test.each(['gbnf', 'lark'])('export: generated/gbnf/duckflow.%s (npm run generate)', (kind) => {
  const exported = file(`generated/gbnf/duckflow.${kind}`);
  expect(missing((name) => exported.includes(upper(name)))).toEqual([]);
});
