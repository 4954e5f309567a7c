import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayColumns } from '../../../src/extras/report/charts.ts';
import { renderReportPage } from '../../../src/extras/report/page.ts';
import { anyUnit } from '../../../src/testing/any-unit.ts';
import { isDeep, runs } from '../../laws/law.ts';
import { readPage } from './read-page.ts';
import { reportWith, summaryWith } from './report-texts.ts';

const HOSTILE = [
  '</text></svg><script>alert(1)</script>',
  '"><img src=x onerror=y>',
  '&lt;b&gt;',
  '__proto__',
  '\u202eevil',
  'var(--red)',
  '',
];

describe('the page of a report', () => {
  test('is well-formed and shows every name, in the charts and in the tables', () => {
    const { faults, text } = readPage(
      renderReportPage(reportWith(['duckflow', 'a model', 'acor/bad-header'], ['2026-01-31', '2026-02-01'])),
    );
    expect(faults).toEqual([]);
    for (const name of ['duckflow', 'a model', 'acor/bad-header']) expect(text.split(name).length).toBeGreaterThan(8);
    for (const word of ['12,345 documents, 97.2 % ok', '2026-01-31', '1,230', 'What changed', 'cut off'])
      expect(text).toContain(word);
  });

  test('lets no name out of its place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: anyUnit }), fc.constantFrom(...HOSTILE)), { maxLength: 8 }),
        (names) => {
          expect(readPage(renderReportPage(reportWith(names, []))).faults).toEqual([]);
        },
      ),
      runs(15),
    );
  });

  test('is drawn for any days', () => {
    const days = fc.array(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(days, (dates) => {
        const names = dates.map((date) => date.toISOString().slice(0, 10));
        expect(readPage(renderReportPage(reportWith(['a'], names))).faults).toEqual([]);
      }),
      runs(10),
    );
  });

  test('says what it leaves out, and what has no name', () => {
    const names = Array.from({ length: 61 }, (_, at) => (at === 0 ? '' : at === 1 ? 'x'.repeat(30) : `name ${at}`));
    const { text } = readPage(renderReportPage(reportWith(names, [])));
    const lines = text.split('\n').filter((line) => /more are|not results|at most|chance|\(empty\)/.test(line));
    expect([...new Set(lines.map((line) => line.trim()))]).toEqual([
      '(empty)',
      'Outcomes by model, in percent. 49 more are in the table.',
      '3 lines of the input are not results, and are not counted.',
      'A marked change is one that chance alone would make in fewer than one of a hundred cases.',
      'Outcomes by format, in percent. 49 more are in the table.',
      '11 more are in the JSON: peglot report --json.',
      'Outcomes by syntax, in percent. 49 more are in the table.',
      'Documents by code. 49 more are in the table.',
      'Half of the documents took at most 0.2 ms, 95 % at most 1.25 ms, 99 % at most 31.5 ms, and the slowest 1,230 ms.',
    ]);
    expect(text).toContain(`${'x'.repeat(23)}…`);
    const summary = { ...summaryWith([], []), codes: [], unread: 0 };
    const none = readPage(renderReportPage({ name: 'a', results: summary })).text;
    expect(none).toContain('Nothing was found in any document.');
    for (const word of ['not results', 'What changed', 'more are']) expect(none).not.toContain(word);
  });

  const spans = [
    [60, 61],
    [61, 9],
    [400, 58],
    [401, 14],
    [1800, 60],
    [1801, 5],
  ] as const;
  test.each(isDeep ? spans : spans.slice(0, 2))(
    'draws %i days as %i columns, of days, weeks, months or years',
    (span, count) => {
      const at = (day: number): string => new Date(Date.UTC(2026, 0, 4 + day)).toISOString().slice(0, 10);
      const days = Array.from({ length: span + 1 }, (_, day) => ({
        ...{ name: at(day), documents: 1, ok: 1, repaired: 0, truncated: 0 },
      }));
      const outcomes = 4;
      const columns = [...dayColumns('Days', days).text.matchAll(/<rect /g)].length;
      expect(columns).toBe(count * outcomes);
    },
  );
});
