import { duckflow } from 'peglot';
import { describe, expect, it } from 'vitest';
import { checkerOf, differencesOf, readerOf } from '../scripts/differ/compare.ts';
import { damagedLines, spoiledValues } from '../scripts/differ/damage.ts';

const format = { parse: duckflow.parse, print: duckflow.print, check: duckflow.check };
const texts = ['[REASONING]\nWhy.\n', '[REASONING]\nWhy.\n[MOOD]\n12\n'];

describe('differences between two builds', () => {
  it('has none where nothing changed', () => {
    expect(differencesOf(texts, readerOf(format), readerOf(format))).toEqual([]);
  });

  it('tells a finding that is gone by its code, and the value that changed', () => {
    const parse: typeof format.parse = (text) => {
      const parsed = duckflow.parse(text);
      return { ...parsed, diagnostics: [], locate: (path) => parsed.locate(path) };
    };
    const [difference] = differencesOf(['[ACTION_0_TYPE] x\n'], readerOf(format), readerOf({ ...format, parse }));
    expect(difference?.kind).toMatch(/- duckflow\//);
  });

  it('tells what only one side throws', () => {
    const parse = (): never => {
      throw new Error('broken');
    };
    const [difference] = differencesOf(texts, readerOf(format), readerOf({ ...format, parse }));
    expect(difference).toMatchObject({ text: JSON.stringify(texts[0]), kind: expect.stringContaining('thrown') });
  });

  it('compares what is said of a value', () => {
    const check: typeof format.check = () => [];
    const value = JSON.stringify({ ...duckflow.parse(texts[1] ?? '').value, actions: 7 });
    const [difference] = differencesOf([value], checkerOf(format), checkerOf({ ...format, check }));
    expect(difference?.kind).toMatch(/- duckflow\//);
  });
});

it('damages each line, and leaves the others', () => {
  const damaged = damagedLines('a: 1\nb\n');
  expect(damaged).toContain('b\n');
  expect(damaged).toContain('a = 1\nb\n');
  expect(damaged).toContain('a: 1\nb\nb\n');
  expect(damaged).not.toContain('a: 1\nb\n');
});

it('changes each kind of part once', () => {
  const spoiled = spoiledValues([{ a: [{ b: 1 }, { b: 2 }] }]);
  expect(spoiled).toContainEqual({ a: [{}, { b: 2 }] });
  expect(spoiled).toContainEqual({ a: null });
  expect(spoiled).not.toContainEqual({ a: [{ b: 1 }, {}] });
});
