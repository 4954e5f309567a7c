import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/core/nearest.ts';
import { runs } from '../laws/law.ts';

/** The distance, as it is defined: without a table, and slow. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const ways = [
    distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    distance(a.slice(1), b) + 1,
    distance(a, b.slice(1)) + 1,
  ];
  const isSwapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(...ways, ...(isSwapped ? [distance(a.slice(2), b.slice(2)) + 1] : []));
}

const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 5 });

describe('nearest', () => {
  it.each([
    ['ba', ['xy', 'ab'], 'ab'],
    ['raed', ['red', 'read'], 'red'],
    ['raed', ['road', 'read'], 'read'],
    ['acb', ['abc'], 'abc'],
  ])('%s of %j is %s', (written, candidates, meant) => {
    expect(nearest(written, candidates, 1)).toBe(meant);
  });

  it('gives the first with the smallest distance', () =>
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 4 }), fc.nat(3), (written, candidates, most) => {
        const distances = candidates.map((candidate) => distance(written, candidate));
        const least = Math.min(...distances);
        const expected = least <= most ? candidates[distances.indexOf(least)] : undefined;
        expect(nearest(written, candidates, most)).toBe(expected);
      }),
      runs(200),
    ));

  it('finds one slip among hundreds of names that begin alike, in whatever order they come', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abcdefgh-'), minLength: 8, maxLength: 20 });
    const names = fc.uniqueArray(
      name.map((end) => `duckflow/${end}`),
      { minLength: 300, maxLength: 400 },
    );
    fc.assert(
      fc.property(names, fc.nat(299), fc.nat(16), (all, which, at) => {
        const wanted = all[which] ?? '';
        expect(nearest(`${wanted.slice(0, at)}X${wanted.slice(at + 1)}`, all)).toBe(wanted);
      }),
      runs(200),
    );
  });
});
