import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutate, mutated, mutationNames } from '../../src/grammar/sentences/mutate.ts';
import { anyUnit } from '../../src/testing/any-unit.ts';

const text = '[NAME] "x" value\nsecond = 2\n\n  [END]\n';

describe('mutations', () => {
  it.each(mutationNames)('%s changes a text somewhere, and takes any text', (name) => {
    const places = [...Array(40).keys()];
    const sample = `${text}an -- 'aside'\n`;
    expect(places.some((a) => mutate(name, sample, a, a * 7) !== sample)).toBe(true);
    fc.assert(
      fc.property(fc.string({ unit: anyUnit }), fc.nat(), fc.nat(), (any, a, b) => {
        expect(typeof mutate(name, any, a, b)).toBe('string');
      }),
    );
  });

  it.each([
    ['truncate', 3, '[NA'],
    ['drop a line', 1, '[NAME] "x" value\n\n  [END]\n'],
    ['repeat a key', 0, '[NAME] "x" value\n[NAME] "x" value\nsecond = 2\n\n  [END]\n'],
    ['drop a marker', 1, '[NAME "x" value\nsecond = 2\n\n  [END]\n'],
    ['smart quotes', 0, '[NAME] “x” value\nsecond = 2\n\n  [END]\n'],
    ['change case', 0, '[name] "x" value\nsecond = 2\n\n  [END]\n'],
  ] as const)('%s', (name, a, expected) => {
    expect(mutate(name, text, a, 0)).toBe(expected);
  });

  // `npx vitest run test/grammar/mutate.test.ts -u` writes it anew.
  it('are as the file shows them', async () => {
    const sample = `${text}an -- 'aside' of 10\n`;
    const places = [
      [0, 0],
      [1, 1],
      [6, 3],
    ] as const;
    const all = mutationNames.map((name) => {
      const changed = new Set(places.map(([a, b]) => JSON.stringify(mutate(name, sample, a, b))));
      return `${name}\n${[...changed].map((one) => `  ${one}\n`).join('')}`;
    });
    await expect(all.join('')).toMatchFileSnapshot('mutations.txt');
    expect(() => mutate('sing', sample, 0, 0)).toThrow('there is no mutation sing');
  });

  it('shrink to the one that matters', () => {
    const property = fc.property(mutated(fc.constant(text)), (any) => !any.includes('```'));
    const { counterexample } = fc.check(property, { seed: 1, numRuns: 2000 });
    expect([mutate('wrap in a fence', text, 0, 0), mutate('open a fence', text, 0, 0)]).toContain(counterexample?.[0]);
  });
});
