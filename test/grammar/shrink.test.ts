import { describe, expect, it } from 'vitest';
import { readGrammar } from '../../src/grammar/read.ts';
import { arbitrary } from '../../src/grammar/sentences/arbitrary.ts';
import { seededDice } from '../../src/grammar/sentences/chars.ts';

/** The texts that a sentence of a grammar is made smaller to, in one step each. */
function smaller(grammar: string, text: string): string[] {
  const sentences = arbitrary(readGrammar([{ source: 'small', text: grammar }]), 'S', { size: 10 });
  const dice = seededDice(1);
  for (let tries = 0; tries < 5000; tries++) {
    const made = sentences.generate(dice, undefined);
    if (made.value !== text) continue;
    return [...sentences.shrink(made.value, made.context)].map(({ value }) => value);
  }
  throw new Error(`no sentence is ${text}`);
}

describe('a sentence is made smaller', () => {
  it.each([
    [
      'without one half, the other, and each item',
      'S = [ab]*',
      'abab',
      ['', 'ab', 'bab', 'aab', 'abb', 'aba', 'aaab', 'abaa'],
    ],
    ['with an item at least', 'S = [ab]+', 'abb', ['a', 'b', 'bb', 'ab', 'aab', 'aba']],
    [
      'with what is between items',
      'S = [ab]|1..5, ","|',
      'b,b,a,a',
      ['b,b', 'a,a', 'b,a,a', 'b,b,a', 'a,b,a,a', 'b,a,a,a'],
    ],
    ['with as many items as there have to be', 'S = [ab]|2..5, ","|', 'a,b,b', ['b,b', 'a,b', 'a,a,b', 'a,b,a']],
    ['to the same rule inside it', 'S = Item\nItem = "(" Item ")" / "x"', '((x))', ['x', '(x)']],
    ['without what may be left out', 'S = "a" "b"?', 'ab', ['a']],
  ])('%s', (_, grammar, text, all) => {
    expect(smaller(grammar, text)).toEqual(all);
  });
});
