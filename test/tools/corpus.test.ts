import { describe, expect, it } from 'vitest';
import { grammar } from '../../generated/tools.ts';
import { toolCodes } from '../../src/tools/codes.ts';
import { dialectNames } from '../../src/tools/dialects/index.ts';
import {
  type Case,
  callCases,
  callDialects,
  detectCases,
  editCases,
  editDialects,
  severities,
  tools,
} from './corpus.ts';

const isDamaged = ({ codes, complete }: Case<unknown>): boolean => codes.length > 0 || !complete;

/** What must hold of the cases of every dialect, so that a parser that disagrees with one is to blame. */
function expectSoundCases(cases: readonly Case<unknown>[]): void {
  expect(cases.length).toBeGreaterThanOrEqual(15);
  const damaged = cases.filter(isDamaged);
  expect(damaged.length * 2, 'half of the cases are damaged').toBeGreaterThanOrEqual(cases.length);
  expect(cases.length - damaged.length, 'and enough are clean').toBeGreaterThanOrEqual(7);
  expectDistinct(cases.map(({ title }) => title));
  expectDistinct(cases.map(({ input, options }) => JSON.stringify([input, options])));
  for (const { title, codes, ok, complete, options } of cases) {
    for (const code of codes) expect([...severities.keys()], title).toContain(code);
    expect(ok, `${title}: ok is said by the severities`).toBe(!codes.some((code) => severities.get(code) === 'error'));
    if (codes.includes('cut-off')) expect(complete, `${title}: what is cut off is not complete`).toBe(false);
    if (!complete)
      expect(codes, title).toEqual(
        expect.arrayContaining([expect.stringMatching(/^(cut-off|missing-close|open-end|stopped-early|json-broken)$/)]),
      );
    for (const name of options.tools ?? []) expect(Object.keys(tools), title).toContain(name);
  }
}

function expectDistinct(values: readonly string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

describe('the corpus of tool calls', () => {
  it('has texts of every dialect, twenty at least', () => {
    expect([...callDialects].sort()).toEqual([...dialectNames].sort());
    expect(Object.fromEntries(callDialects.map((name) => [name, callCases(name).length >= 20]))).toEqual(
      Object.fromEntries(dialectNames.map((name) => [name, true])),
    );
  });

  it.each(callDialects)('%s', (dialect) => {
    const cases = callCases(dialect);
    expectSoundCases(cases);
    for (const { title, value, codes } of cases) {
      const isCut = value.calls.some((call) => !call.complete);
      if (isCut) {
        expect(codes, `${title}: a call is cut, and a code says so`).toEqual(
          expect.arrayContaining([expect.stringMatching(/^(cut-off|json-broken|open-end)$/)]),
        );
      }
    }
  });
});

describe('the corpus of edit blocks', () => {
  it.each(editDialects)('%s', (dialect) => {
    expectSoundCases(editCases(dialect));
  });
});

describe('the corpus of detection', () => {
  it('names every dialect but those that share the markers of another', () => {
    const cases = detectCases();
    const found = new Set(cases.map(({ value }) => value));
    // A path above a fence may be anything.
    const shared = ['hunyuan', 'xml-tools', 'aider-whole'];
    const expected = [...callDialects, ...editDialects].filter((name) => !shared.includes(name));
    expect([...found].filter((name) => name !== null).sort()).toEqual(expected.sort());
    expect(cases.filter(({ value }) => value === null).length).toBeGreaterThanOrEqual(15);
    expectDistinct(cases.map(({ title }) => title));
  });
});

it('every code is expected somewhere', () => {
  const used = new Set(
    [...callDialects.flatMap(callCases), ...editDialects.flatMap(editCases)].flatMap(({ codes }) => codes),
  );
  expect([...severities.keys()].filter((code) => !used.has(code))).toEqual([]);
});

it('a code has one meaning: none of the dialects’ own explains again what the grammar explains', () => {
  const named = new Set(Object.values(grammar.mistakes).map(({ code }) => code));
  expect(Object.keys(toolCodes).filter((code) => [...named].some((one) => one === code))).toEqual([]);
});
