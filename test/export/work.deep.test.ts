import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toEbnf, toGbnf } from '../../src/export/export.ts';
import { compileGrammar } from '../../src/grammar/compile.ts';
import { readGrammar } from '../../src/grammar/read.ts';
import { readGbnf } from '../gbnf/read-gbnf.ts';
import { sentences } from '../gbnf/sample.ts';
import { randomGrammar } from '../grammar/random-grammar.ts';

test('an export ends, whatever a grammar asks: what takes too much work is refused, with the rules that take it', () => {
  // Loops that look at loops that recurse: each language that is left over gives more.
  const [grammar = ''] = fc.sample(randomGrammar(), { seed: 775, numRuns: 1 });
  const tree = readGrammar([{ source: 'random', text: grammar }]);
  const refused = (options: object): unknown => {
    try {
      return toGbnf(tree, 'R0', options);
    } catch (error) {
      return String(error);
    }
  };
  expect(refused({ steps: 50_000 })).toMatch(
    /^ExportError: R\d: it takes more than 50000 steps, most of them for R\d \(\d+ %\)/,
  );
  expect(refused({ seconds: 0.001 })).toMatch(
    /^ExportError: R\d: it takes more than 0.001 seconds, most of them for R\d /,
  );
  const told: number[] = [];
  refused({ steps: 50_000, onProgress: ({ steps }: { steps: number }) => void told.push(steps) });
  expect(Math.max(...told)).toBeGreaterThan(50_000);
});

test('what was made is made smaller within the time, too', () => {
  const list = readGrammar([{ source: 'list', text: 'List = "a"+' }]);
  expect(() => toGbnf(list, 'List', { seconds: -1 })).toThrow('it takes more than');
});

const { resolve } = createRequire(import.meta.url);
const examples = join(dirname(resolve('pegjs/package.json')), 'examples');

describe.each([
  join(examples, 'css.pegjs'),
  join(examples, 'javascript.pegjs'),
  resolve('dotparser/grammar/dot.pegjs'),
])('%s', (path) => {
  it('is exported, stricter where its lookaheads are long, and never looser', () => {
    const sources = [{ source: path, text: readFileSync(path, 'utf8') }];
    const grammar = readGrammar(sources);
    const { text, notes } = toGbnf(grammar, grammar.rules[0]?.name ?? '', { steps: 3_000_000 });
    expect(notes).not.toEqual([]);
    const parser = compileGrammar(grammar);
    for (const sentence of fc.sample(sentences(readGbnf(text), 20), { numRuns: 30, seed: 1 }))
      expect(() => parser.parse(sentence), sentence).not.toThrow();
  });
});

test('the EBNF of the W3C has characters by their numbers, and both quotation marks', () => {
  const text = `List = "it's" '"' "a\\"'" [\\]#x-z] "é\\t"*`;
  expect(toEbnf(readGrammar([{ source: 'list', text }]), 'List').text).toBe(
    `list ::= list-2\nlist-2 ::= ("it's" '"a"' "'") [#x23#x5Dx-z] (#xE9 #x9)*\n`,
  );
});
