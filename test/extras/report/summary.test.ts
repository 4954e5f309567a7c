import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadResult } from '../../../src/extras/batch/result.ts';
import { driftOf } from '../../../src/extras/report/drift.ts';
import { readResults } from '../../../src/extras/report/read-results.ts';
import { dayOf, summarise, Top } from '../../../src/extras/report/summarise.ts';
import type { Summary } from '../../../src/extras/report/summary.ts';

async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  yield* values;
}

const base: ReadResult = { id: 'a', format: 'dml', ok: true, complete: true, size: 10, diagnostics: [] };
const warning = { code: 'dml/w', severity: 'warning', message: 'w' } as const;
const error = { code: 'dml/e', severity: 'error', message: 'e', hint: 'mend it' } as const;

const results: ReadResult[] = [
  { ...base, via: 'text', model: 'm1', time: '2026-01-02T23:00:00+09:00', ms: 0.3 },
  { ...base, id: 'b', model: 'm1', time: '2026-01-01', ms: 2.5, diagnostics: [warning, warning] },
  {
    ...base,
    id: 'c',
    model: 'm2',
    time: '1767312000',
    ms: 40,
    size: 99,
    ok: false,
    complete: false,
    diagnostics: [error, warning],
  },
  { ...base, id: 'd', format: null, ok: false, complete: false, diagnostics: [{ ...error, code: 'batch/not-json' }] },
];

function summaryOf(all: readonly (ReadResult | undefined)[]): Promise<Summary> {
  return summarise(each(all));
}

describe('a summary', () => {
  test('counts outcomes by format, model and day, and codes with examples', async () => {
    const { times, ...rest } = await summaryOf([...results, undefined]);
    const outcomes = (name: string, documents: number, ok: number, repaired: number, truncated: number): unknown => {
      return { name, documents, ok, repaired, truncated };
    };
    const standout = (id: string, size: number, ms?: number, format = 'dml'): unknown => ({ id, format, size, ms });
    expect(rest).toEqual({
      all: outcomes('all', 4, 2, 1, 1),
      formats: [outcomes('dml', 3, 2, 1, 1), outcomes('unknown', 1, 0, 0, 0)],
      syntaxes: [
        outcomes('dml unknown', 2, 1, 1, 1),
        outcomes('dml text', 1, 1, 0, 0),
        outcomes('unknown', 1, 0, 0, 0),
      ],
      models: [outcomes('m1', 2, 2, 1, 0), outcomes('m2', 1, 0, 0, 1), outcomes('unknown', 1, 0, 0, 0)],
      slips: [
        { model: 'm2', documents: 1, broken: 1, mended: 0, code: 'dml/e', count: 1, message: 'e', hint: 'mend it' },
        {
          model: 'unknown',
          documents: 1,
          broken: 1,
          mended: 0,
          code: 'batch/not-json',
          count: 1,
          message: 'e',
          hint: 'mend it',
        },
        { model: 'm1', documents: 2, broken: 1, mended: 1, code: 'dml/w', count: 1, message: 'w', hint: '' },
      ],
      days: [outcomes('2026-01-01', 1, 1, 1, 0), outcomes('2026-01-02', 2, 1, 0, 1), outcomes('unknown', 1, 0, 0, 0)],
      codes: [
        {
          code: 'dml/w',
          severity: 'warning',
          documents: 2,
          findings: 3,
          examples: [
            { id: 'b', message: 'w' },
            { id: 'c', message: 'w' },
          ],
        },
        { code: 'batch/not-json', severity: 'error', documents: 1, findings: 1, examples: [{ id: 'd', message: 'e' }] },
        { code: 'dml/e', severity: 'error', documents: 1, findings: 1, examples: [{ id: 'c', message: 'e' }] },
      ],
      slowest: [standout('c', 99, 40), standout('b', 10, 2.5), standout('a', 10, 0.3)],
      largest: [
        standout('c', 99, 40),
        standout('a', 10, 0.3),
        standout('b', 10, 2.5),
        standout('d', 10, undefined, 'unknown'),
      ],
      unread: 1,
    });
    expect(times?.half).toBeCloseTo(2.5, 1);
    expect(times?.longest).toBeCloseTo(40, 0);
    expect(times?.histogram).toEqual([
      { from: 0.25, documents: 1 },
      { from: 2, documents: 1 },
      { from: 32, documents: 1 },
    ]);
  });

  test('has each document in one place: ok, repaired, cut off, or with errors', async () => {
    const one = fc.record({
      ok: fc.boolean(),
      complete: fc.boolean(),
      diagnostics: fc.subarray<ReadResult['diagnostics'][number]>([warning, error]),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { maxLength: 6 }), async (some) => {
        const { all, slips } = await summaryOf(some.map((result) => ({ ...base, ...result })));
        const whole = some.filter(({ ok, complete }) => ok && complete);
        expect(all.ok).toBe(whole.length);
        expect(all.truncated).toBe(some.filter(({ complete }) => !complete).length);
        expect(all.repaired).toBe(whole.filter(({ diagnostics }) => diagnostics.includes(warning)).length);
        for (const { documents, broken, mended } of slips)
          expect([documents >= broken, broken >= mended]).toEqual([true, true]);
      }),
    );
  });

  test('holds no more names than a reader would read, whatever the results say', async () => {
    const many = Array.from({ length: 3000 }, (_, at) => ({
      ...base,
      model: `m${at}`,
      diagnostics: [{ ...error, code: `x/${at}` }],
    }));
    const { models, codes } = await summaryOf(many);
    expect([models.length, codes.length]).toEqual([1001, 1001]);
    expect(models[0]).toMatchObject({ name: 'others', documents: 2000 });
    expect(codes[0]).toMatchObject({ code: 'others', documents: 2000 });
  });
});

test('the largest of many things', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 50 })), (numbers) => {
      const top = new Top<number>(5, (number) => number);
      for (const number of numbers) top.add(number);
      expect(top.all).toEqual([...numbers].sort((a, b) => b - a).slice(0, 5));
    }),
  );
});

test.each([
  ['2026-01-31T23:59:59-11:00', '2026-01-31'],
  ['2026-01-31 10:00:00', '2026-01-31'],
  ['1767225600', '2026-01-01'],
  ['1767225600123', '2026-01-01'],
  ['2026-13-01', undefined],
  ['yesterday', undefined],
  ['', undefined],
  ['1e300', undefined],
])('the day of %j', (time, day) => {
  expect(dayOf(time)).toBe(day);
});

test('drift tells chance from change', async () => {
  const run = (bad: number): Promise<Summary> =>
    summaryOf(
      Array.from({ length: 1000 }, (_, at) => {
        const isBad = at < bad;
        return { ...base, model: 'm', ok: !isBad, diagnostics: isBad ? [error] : at % 2 === 0 ? [warning] : [] };
      }),
    );
  const [before, chance, change] = await Promise.all([run(50), run(55), run(150)]);
  expect(driftOf(before, chance).models).toEqual([{ name: 'm', before: 0.95, after: 0.945, clear: false }]);
  expect(driftOf(before, change)).toMatchObject({
    outcomes: [
      { name: 'ok', before: 0.95, after: 0.85, clear: true },
      { name: 'repaired' },
      { name: 'cut off', clear: false },
    ],
    formats: [{ name: 'dml', clear: true }],
    codes: [{ name: 'dml/e', before: 0.05, after: 0.15, clear: true }, { name: 'dml/w' }],
  });
});

test('results that cannot be read are told by the name of their file', async () => {
  const read = async (path: string): Promise<void> => {
    for await (const _ of readResults(path));
  };
  await expect(read('none.ndjson')).rejects.toThrow('none.ndjson: there is no such file');
  await expect(read('.')).rejects.toThrow('.: this is a directory');
});
