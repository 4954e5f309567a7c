import { ALL, type CharSet, intersects, single, union } from '../char-set.ts';
import type { First } from '../first.ts';
import type { Expr } from '../tree.ts';
import { charSetOf } from './char-sets.ts';
import { classUnits } from './chars.ts';
import type { Passed, RoundParts } from './matchers.ts';
import type { GrammarPlan } from './plan.ts';

/**
 * The alternatives of a text such as `([^\n[]+ / "\n" !fence / "[" ![TFSI])*`, with what the text reads in one go: its
 * run passes the units that are between its pieces.
 */
export function passing(
  alternatives: readonly RoundParts[],
  first: (expr: Expr) => First,
  plan: GrammarPlan,
): readonly RoundParts[] {
  const passed: Passed[] = [];
  /** The run with the units that are passed whatever comes after them. */
  let run: CharSet = [];
  let number = -1;
  /** What the alternatives so far begin with: those after them have to wait there. */
  let taken: CharSet = [];
  for (const [at, { before, run: units }] of alternatives.entries()) {
    const [head, ...rest] = before;
    if (head === undefined && units !== null) {
      if (number >= 0 || intersects(units, taken)) continue;
      number = at;
      run = union(run, units);
      taken = union(taken, units);
    }
    const starts = head === undefined ? [] : beginnings(head, plan);
    // What can begin with anything can begin with all that follows.
    if (starts.some((start) => first(start).nullable || !first(start).clean)) break;
    const unless = units === null ? notBefore(rest, first, plan) : undefined;
    for (const start of starts) {
      const set = charSetOf(start, plan);
      for (const [from, to] of unless === undefined ? [] : (set ?? [])) {
        if (from !== to || intersects([[from, to]], taken)) continue;
        if (rest.length === 0) run = union(run, single(from));
        else if (unless !== undefined) passed.push({ unit: from, unless });
      }
      taken = union(taken, set ?? first(start).chars);
    }
  }
  return alternatives.map((parts, at) => (at === number ? { ...parts, run, passed } : parts));
}

/** The units before which predicates may fail; undefined for anything else. */
function notBefore(rest: readonly Expr[], first: (expr: Expr) => First, plan: GrammarPlan): CharSet | undefined {
  let units: CharSet = [];
  for (const expr of rest) {
    if (expr.type !== 'simple_not') return undefined;
    // `!eof`: what is after a unit is no end.
    if (isEnd(expr.expression, plan)) continue;
    const { chars, nullable, clean } = first(expr.expression);
    if (nullable || !clean) return undefined;
    units = union(units, chars);
  }
  return units;
}

function isEnd(expr: Expr, plan: GrammarPlan): boolean {
  const inner = plan.resolved(expr);
  return inner.type === 'simple_not' && charSetOf(inner.expression, plan) === ALL;
}

/** The ways in which an expression begins. */
function beginnings(expr: Expr, plan: GrammarPlan): readonly Expr[] {
  const inner = plan.resolved(expr);
  if (inner.type !== 'choice') return [inner];
  return inner.alternatives.flatMap((alternative) => beginnings(alternative, plan));
}

/** The units that are passed, as pairs of a unit and those that stop there. */
export function stopPairs(passed: readonly Passed[]): [string, string][] {
  return passed.map(({ unit, unless }) => [String.fromCharCode(unit), classUnits(unless)]);
}
