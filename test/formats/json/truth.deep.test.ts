import { parse } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { type Case, doubles, isMeant, pickBy, randomOf, singles } from '../../../bench/damage/cases.ts';
import { readPrefixes } from '../../../bench/damage/prefixes.ts';

const pick = pickBy(randomOf(7));

function judge(cases: readonly Case[]): { right: number; silent: string[] } {
  const wrong = cases.filter(({ text, truth }) => !isMeant(parse(text).value, truth));
  const silent = wrong.filter(({ text }) => parse(text).ok).map(({ text }) => text);
  return { right: 1 - wrong.length / cases.length, silent };
}

describe('documents with every damage', () => {
  it('are read as they were, or an error says that they are not', () => {
    const { right, silent } = judge(singles(pick, 30));
    expect(silent).toEqual([]);
    expect(right).toBeGreaterThan(0.94);
  });

  it('with two damages, too', () => {
    const { right, silent } = judge(doubles(pick, 900));
    expect(silent).toEqual([]);
    expect(right).toBeGreaterThan(0.88);
  });

  it('are never complete where they are cut off', () => {
    expect(readPrefixes(pick).complete).toEqual([]);
  });
});
