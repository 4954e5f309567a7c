import { expect, it } from 'vitest';
import { readGrammar } from '../../src/grammar/read.ts';
import { withCallers } from '../../src/grammar/sentences/callers.ts';

it('the rules that name a rule are its callers, and no others', () => {
  const grammar = readGrammar([{ source: 'x', text: 'A = B / C\nB = "b" C?\nC = "c"\nD = A "d"\n' }]);
  expect(withCallers(grammar, ['C'])).toEqual(['C', 'A', 'B']);
  expect(withCallers(grammar, ['A', 'B'])).toEqual(['A', 'B', 'A', 'D']);
  expect(withCallers(grammar, ['D'])).toEqual(['D']);
});
