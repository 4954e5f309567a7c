import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderReportPage } from '../../src/cli/report/page.ts';
import { anyUnit } from '../../src/testing/any-unit.ts';
import { runs } from '../laws/law.ts';
import { readPage } from './read-page.ts';
import { reportWith } from './report-texts.ts';

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
});
