import { describe, expect, it } from 'vitest';
import { FLAT_SIZE, readFlat } from '../../src/engine/flat.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { generateParser } from '../../src/grammar/generate/generate.ts';

const grammar = `
Doc = List
/** @flat */
List = "(" items:item* (")" / end)
item = Word / BadWord ";" / @Pair / @BadWord
Pair = one:Word "=" two:(Word / Pair) / one:BadWord "=" two:Word
Word = [a-z]+ ![=;A-Z]
/**
 * A word in capital letters.
 * @severity warning
 * @example (A)
 * @hint Write small letters.
 */
BadWord = [A-Z]+
end = !. MissingEnd
/**
 * The text ends.
 * @severity error
 * @example (
 * @hint Write the rest.
 */
MissingEnd = ""
`;

describe('a rule marked @flat', () => {
  const { flat } = compileInMemory([{ source: 'flat.peggy', text: grammar }]);

  /** What is read, by the names of the rules, and the mistakes after a bar. */
  function read(text: string): string | undefined {
    const found = flat && readFlat(flat, 'List', text);
    if (flat === undefined || found === undefined) return undefined;
    const told = (names: readonly string[], numbers: Int32Array): string =>
      Array.from({ length: numbers.length / FLAT_SIZE }, (_, at) => {
        const [kind = 0, start, end] = numbers.subarray(at * FLAT_SIZE, (at + 1) * FLAT_SIZE);
        return `${names[kind]} ${text.slice(start, end)}`;
      }).join(', ');
    return `${told(flat.kinds, found.nodes)} | ${told(flat.mistakes, found.mistakes)}${found.isCut ? ' cut' : ''}`;
  }

  it.each([
    ['()', 'List () | '],
    ['(a)', 'List (a), Word a | '],
    ['(A)', 'List (A), BadWord A | BadWord A'],
    // What an alternative noted that did not match is taken back.
    ['(A;)', 'List (A;), BadWord A | BadWord A'],
    ['(A=b)', 'List (A=b), Pair A=b, BadWord A, Word b | BadWord A'],
    ['(', 'List ( | MissingEnd  cut'],
    ['(1)', undefined],
  ])('%s', (text, due) => {
    expect(read(text)).toBe(due);
  });

  it('leads to no rule whose meaning depends on more than the text', () => {
    const text = 'Doc = Text\n/** @flat */\nText = rest\n/** @stream */\nrest = [a-z]*';
    expect(() => generateParser([{ source: 'x.peggy', text }], { engine: 'peglot/define/runtime' })).toThrow(
      'rest: what is read flat has no other annotation',
    );
  });
});
