import { driftOf } from '../../../src/extras/report/drift.ts';
import type { Report } from '../../../src/extras/report/page.ts';
import type { Outcomes, Summary } from '../../../src/extras/report/summary.ts';

/** Counts for a name, made of a number. */
export function outcomesOf(name: string, seed: number): Outcomes {
  const documents = 50 + ((seed * 37) % 400);
  const truncated = seed % 7;
  return { name, documents, ok: documents - truncated - (seed % 5), repaired: seed % 11, truncated };
}

/** A summary with these names in every place where a name can be. */
export function summaryWith(names: readonly string[], days: readonly string[]): Summary {
  const standouts = names.map((id, at) => ({ id, format: id, size: at * 1000, ms: at * 1.5 }));
  return {
    all: { name: 'all', documents: 12_345, ok: 12_000, repaired: 300, truncated: 45 },
    formats: names.map(outcomesOf),
    syntaxes: names.map(outcomesOf),
    models: names.map(outcomesOf),
    slips: names.slice(0, 3).map((name, at) => {
      const { documents, ok, repaired } = outcomesOf(name, at + 1);
      const broken = documents - ok + repaired;
      return { model: name, documents, broken, mended: repaired, code: name, count: 1, message: name, hint: name };
    }),
    days: [...days, 'unknown'].map(outcomesOf),
    codes: names.map((code, at) => ({
      code,
      severity: at % 2 === 0 ? 'error' : 'warning',
      documents: 900 - at * 10,
      findings: 1000,
      examples: [{ id: code, message: code }],
    })),
    slowest: standouts,
    largest: standouts,
    times: {
      half: 0.2,
      most: 1.25,
      nearlyAll: 31.5,
      longest: 1234.5,
      histogram: [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((power) => ({
        from: 2 ** power,
        documents: 40 + power,
      })),
    },
    unread: 3,
  };
}

/** A report on such a summary, compared with an earlier one. */
export function reportWith(names: readonly string[], days: readonly string[]): Report {
  const results = summaryWith(names, days);
  const against = summaryWith([...names].reverse(), days);
  return { name: names[0] ?? 'results.ndjson', results, against, drift: driftOf(against, results) };
}
