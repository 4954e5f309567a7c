import { describe, expect, it } from 'vitest';
import { Machine } from '../../src/engine/machine.ts';
import { and, choice, many, not, optional, pick, repeat, seq, tuple } from '../../src/engine/matchers/expressions.ts';
import { lit, one, run, text } from '../../src/engine/matchers/literals.ts';
import { type Match, never, nothing } from '../../src/engine/matchers/match.ts';

const m = new Machine();
const [a, b, c, d] = [lit(m, 'a'), lit(m, 'b'), lit(m, 'c'), lit(m, 'd')];
const letters = text(m, run(m, 'a-z'));
const digit = text(m, one(m, '0-9'));

/** Where a match of a whole text ends and what its value is; -1 alone where there is none. */
function read(match: Match, whole: string, at = 0): unknown[] {
  m.load({ text: whole, base: 0, eof: true, attributes: [], inside: [], ahead: [], options: {} });
  m.value = undefined;
  const end = match(at);
  return end < 0 ? [end] : [end, m.value];
}

describe('the matcher of an expression ends after what it read, and leaves the value', () => {
  it.each<[string, Match, string, unknown[]]>([
    ['the first of two', pick(m, 0, letters, digit), 'ab1', [3, 'ab']],
    ['the first of two, empty', pick(m, 0, letters, digit), '1', [1, '']],
    ['the first of two, alone', pick(m, 0, letters, digit), 'ab', [-1]],
    ['the last of two', pick(m, 1, letters, digit), 'ab1', [3, '1']],
    ['the last of two after nothing', pick(m, 1, letters, digit), '1', [1, '1']],
    ['the last of two, not there', pick(m, 1, letters, digit), 'ab', [-1]],
    ['the middle of three', pick(m, 1, a, letters, digit), 'abc1', [4, 'bc']],
    ['the middle of three without the last', pick(m, 1, a, letters, digit), 'abc', [-1]],
    ['the middle of three without the first', pick(m, 1, a, letters, digit), 'bc1', [-1]],
    ['one of what never matches', pick(m, 0, letters, never), 'ab', [-1]],
    ['some of four', tuple(m, [0, 3], a, b, c, d), 'abcd', [4, ['a', 'd']]],
    ['some of four, one missing', tuple(m, [0, 3], a, b, d, c), 'abcd', [-1]],
    ['empty parts', tuple(m, [0, 1], letters, nothing, digit), '1', [1, ['', '']]],
    ['parts that never match', tuple(m, [0], a, never), 'a', [-1]],
    ['two in a row', seq(a, b), 'ab', [2, 'b']],
    ['three in a row', seq(a, b, c), 'abc', [3, 'c']],
    ['three in a row, the second missing', seq(a, b, c), 'ac', [-1]],
    ['three in a row, the third missing', seq(a, b, c), 'abd', [-1]],
    ['four in a row', seq(a, b, c, d), 'abcd', [4, 'd']],
    ['four in a row, the last missing', seq(a, b, c, d), 'abcc', [-1]],
    ['four in a row, the first empty', seq(letters, digit, digit, digit), '123', [3, '3']],
    ['an alternative', choice(m, a, seq(b, c), b), 'bc', [2, 'c']],
    ['a later alternative', choice(m, a, seq(b, c), b), 'bd', [1, 'b']],
    ['no alternative', choice(m, a, seq(b, c), seq(b, a)), 'bd', [-1]],
    ['an empty alternative before others', choice(m, letters, digit), '1', [0, '']],
    ['one of two alternatives', choice(m, seq(b, c), b), 'b', [1, 'b']],
    ['alternatives that never match', choice(m, never, never), 'a', [-1]],
    ['what may be left out, there', optional(m, a), 'a', [1, 'a']],
    ['what may be left out, left out', optional(m, a), 'b', [0, null]],
    ['what never matches, left out', optional(m, never), 'b', [0, null]],
    ['none or more', many(m, 0, a), 'b', [0, undefined]],
    ['one or more of none', many(m, 1, a), 'b', [-1]],
    ['one or more', many(m, 1, a), 'aaab', [3, 'a']],
    ['none or more of what never matches', many(m, 0, never), 'a', [0, undefined]],
    ['one or more of what never matches', many(m, 1, never), 'a', [-1]],
    ['a list', repeat(m, { least: 1, listed: true }, digit), '12a', [2, ['1', '2']]],
    ['a list, up to its length', repeat(m, { least: 1, most: 2, listed: true }, digit), '123', [2, ['1', '2']]],
    ['a list that is too short', repeat(m, { least: 3, listed: true }, digit), '12', [-1]],
    ['a list that is long enough', repeat(m, { least: 3, listed: true }, digit), '123', [3, ['1', '2', '3']]],
    ['a list with what is between', repeat(m, { least: 0, between: a, listed: true }, digit), '1a2a', [3, ['1', '2']]],
    ['a list that begins in between', repeat(m, { least: 0, between: a, listed: true }, digit), 'a1', [0, []]],
    ['an empty list', repeat(m, { least: 0, listed: true }, digit), 'a', [0, []]],
    ['an empty list of what never matches', repeat(m, { least: 0, listed: true }, never), 'a', [0, []]],
    ['a list of what never matches', repeat(m, { least: 1 }, never), 'a', [-1]],
    ['what is ahead', and(m, a), 'a', [0, null]],
    ['what is not ahead', and(m, a), 'b', [-1]],
    ['nothing of what is not there', not(m, a), 'b', [0, null]],
    ['nothing of what is there', not(m, a), 'a', [-1]],
    ['nothing of what never matches', not(m, never), 'a', [0, null]],
  ])('%s', (_, match, whole, found) => {
    expect(read(match, whole)).toEqual(found);
    // The same behind other text, and a second time.
    const later = found.map((one) => (typeof one === 'number' && one >= 0 ? one + 2 : one));
    expect(read(match, `-1${whole}`, 2)).toEqual(later);
  });
});
