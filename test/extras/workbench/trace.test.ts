import { type GrammarSource, type Trial, traceGrammar } from 'peglot/grammar';
import { expect, it } from 'vitest';

const list: readonly GrammarSource[] = [
  { source: 'list', text: 'List = Item|.., ","|\nItem = Word / "1"\nWord = "a"' },
];

/** `Word 0-1(…)`, and without an end where it did not match. */
function told({ rule, start, end, trials }: Trial): string {
  const inner = trials.length === 0 ? '' : `(${trials.map(told).join(' ')})`;
  return `${rule} ${start}-${end ?? ''}${inner}`;
}

it('tells which rule was tried where, in order', () => {
  const { trials, refused, isCut } = traceGrammar(list, 'a,1');
  expect(trials.map(told)).toEqual(['List 0-3(Item 0-1(Word 0-1) Item 2-3(Word 2-))']);
  expect({ refused, isCut }).toEqual({ refused: undefined, isCut: false });
});

it('tells where a text is refused, and what was tried there', () => {
  const { trials, refused } = traceGrammar(list, 'a,b');
  expect(trials.map(told)).toEqual(['List 0-1(Item 0-1(Word 0-1) Item 2-(Word 2-))']);
  expect(refused).toMatchObject({ offset: 2, message: expect.stringContaining('but "b" found') });
});

it('begins with the rule that is named', () => {
  expect(traceGrammar(list, 'a', { startRule: 'Word' }).trials.map(told)).toEqual(['Word 0-1']);
});

it('ends a trace that takes too long', () => {
  const slow = [{ source: 'slow', text: 'S = A A A A "b"\nA = (A1 / A2)*\nA1 = "a"\nA2 = "a"' }];
  const { isCut, trials } = traceGrammar(slow, 'a'.repeat(50), { most: 20 });
  expect(isCut).toBe(true);
  expect(trials.length).toBe(1);
});

it('throws what code in the grammar throws', () => {
  const broken = [{ source: 'broken', text: 'S = "a" { throw new TypeError("mine"); }' }];
  expect(() => traceGrammar(broken, 'a')).toThrow('mine');
});
