import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toGbnf } from '../../src/grammar/export/export.ts';
import { readGrammar } from '../../src/grammar/read.ts';
import { randomGrammar } from './random-grammar.ts';

test('an export ends, whatever a grammar asks: what takes too much work is refused with its rule', () => {
  // Loops that look at loops that recurse: each language that is left over gives more.
  const [grammar = ''] = fc.sample(randomGrammar(), { seed: 775, numRuns: 1 });
  expect(() => toGbnf(readGrammar([{ source: 'random', text: grammar }]), 'R0')).toThrow(
    /^R\d: it takes more than 250000 steps/,
  );
});
