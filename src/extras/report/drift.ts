import type { Outcomes, Summary } from './summary.ts';

/** The change of a share from one run to another. */
export interface Change {
  readonly name: string;
  /** From 0 to 1. */
  readonly before: number;
  readonly after: number;
  /** Whether the change is significant: chance would cause it in less than one of a hundred cases. */
  readonly clear: boolean;
}

/** The changes from an earlier run to this one. */
export interface Drift {
  /** The shares of documents that are ok, repaired, cut off. */
  readonly outcomes: readonly Change[];
  /** The share of ok documents for each model and each format that both runs contain. */
  readonly models: readonly Change[];
  readonly formats: readonly Change[];
  /** The share of documents with each code, the most significant change first. */
  readonly codes: readonly Change[];
}

/** Compares two runs. */
export function driftOf(before: Summary, after: Summary): Drift {
  const share = (name: string, pick: (outcomes: Outcomes) => number): Measured => {
    return measure(name, pick(before.all), before.all.documents, pick(after.all), after.all.documents);
  };
  const outcomes = [
    share('ok', ({ ok }) => ok),
    share('repaired', ({ repaired }) => repaired),
    share('cut off', ({ truncated }) => truncated),
  ];
  return {
    outcomes: outcomes.map(({ change }) => change),
    models: shared(before.models, after.models),
    formats: shared(before.formats, after.formats),
    codes: codeChanges(before, after),
  };
}

interface Measured {
  readonly change: Change;
  /** The difference in standard errors. */
  readonly distance: number;
}

// Chance exceeds this many standard errors in 1 % of cases.
const CLEAR = 2.576;

/** The pooled z-test for two proportions. */
function measure(name: string, old: number, oldAll: number, now: number, nowAll: number): Measured {
  const before = oldAll === 0 ? 0 : old / oldAll;
  const after = nowAll === 0 ? 0 : now / nowAll;
  const pooled = (old + now) / Math.max(oldAll + nowAll, 1);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / Math.max(oldAll, 1) + 1 / Math.max(nowAll, 1)));
  const distance = error === 0 ? 0 : Math.abs(after - before) / error;
  return { change: { name, before, after, clear: distance > CLEAR }, distance };
}

function shared(before: readonly Outcomes[], after: readonly Outcomes[]): Change[] {
  const old = new Map(before.map((outcomes) => [outcomes.name, outcomes]));
  return after.flatMap(({ name, ok, documents }) => {
    const was = old.get(name);
    return was === undefined ? [] : [measure(name, was.ok, was.documents, ok, documents).change];
  });
}

function codeChanges(before: Summary, after: Summary): Change[] {
  const old = new Map(before.codes.map(({ code, documents }) => [code, documents]));
  const now = new Map(after.codes.map(({ code, documents }) => [code, documents]));
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((code) => measure(code, old.get(code) ?? 0, before.all.documents, now.get(code) ?? 0, after.all.documents))
    .sort((a, b) => b.distance - a.distance)
    .map(({ change }) => change);
}
