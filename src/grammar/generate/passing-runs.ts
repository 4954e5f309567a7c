import { unitEscape } from '../../core/escape-controls.ts';
import { ALL, type CharSet, complement, intersects, single, union } from '../char-set.ts';
import type { First } from '../first.ts';
import type { Expr } from '../tree.ts';
import { charSetOf } from './char-sets.ts';
import { classUnits } from './chars.ts';
import type { Passed, RoundParts } from './matchers.ts';
import { bare, type GrammarPlan } from './plan.ts';

/**
 * The alternatives of a text such as `([^\n[]+ / "\n" !fence / "[" ![TFSI])*`, changed so that its run also passes the
 * single units of other alternatives: the text is read in one go.
 */
export function passing(
  alternatives: readonly RoundParts[],
  first: (expr: Expr) => First,
  plan: GrammarPlan,
): readonly RoundParts[] {
  const passed: Passed[] = [];
  /** The run, extended by the units that are passed whatever follows them. */
  let run: CharSet = [];
  let number = -1;
  /** What earlier alternatives begin with: later alternatives cannot pass those units. */
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
    // An alternative that can begin with anything shadows all that follow.
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

/** The units before which the predicates may fail; undefined when there is anything but such predicates. */
function notBefore(rest: readonly Expr[], first: (expr: Expr) => First, plan: GrammarPlan): CharSet | undefined {
  let units: CharSet = [];
  for (const expr of rest) {
    if (expr.type !== 'simple_not') return undefined;
    // `!eof`: a unit that follows is not the end of the text.
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

/** The alternatives that an expression can begin with. */
function beginnings(expr: Expr, plan: GrammarPlan): readonly Expr[] {
  const inner = plan.resolved(expr);
  if (inner.type !== 'choice') return [inner];
  return inner.alternatives.flatMap((alternative) => beginnings(alternative, plan));
}

/** Pairs of a unit that is passed and the set of units that stop it. */
export function stopPairs(passed: readonly Passed[]): [string, string][] {
  return passed.map(({ unit, unless }) => [String.fromCharCode(unit), classUnits(unless)]);
}

/** What ends a run: one of many words, or a unit that is not of the run. */
interface Stops {
  /** Finds the first of them. */
  readonly search: RegExp;
  /** The length of the longest word, in units. */
  readonly longest: number;
}

/** With fewer words, trying each of them at every unit is as fast. */
const MANY = 8;

/** The stops of `(!("error" / "fail" / …) [^\r\n])*`, if there are many words; undefined for other expressions. */
export function stopsOf(round: Expr, plan: GrammarPlan): Stops | undefined {
  const inner = bare(round);
  if (inner.type !== 'sequence') return undefined;
  const [not, unit, ...more] = inner.elements;
  const units = unit === undefined || more.length > 0 ? undefined : charSetOf(unit, plan);
  if (not?.type !== 'simple_not' || units === undefined) return undefined;
  const words: { readonly value: string; readonly ignoreCase: boolean }[] = [];
  let others = complement(units);
  let longest = 1;
  const take = (expr: Expr): boolean => {
    const one = plan.resolved(expr);
    if (one.type === 'choice') return one.alternatives.every(take);
    const set = charSetOf(one, plan);
    if (set !== undefined) {
      others = union(others, set);
      return true;
    }
    if (one.type !== 'literal' || one.value === '') return false;
    // Case folding of other letters is not as simple.
    if (one.ignoreCase && /[^ -~]/.test(one.value)) return false;
    longest = Math.max(longest, one.value.length);
    words.push(one);
    return true;
  };
  if (!take(not.expression) || words.length < MANY) return undefined;
  // Ignoring case for the whole pattern is much faster than spelling both cases of each letter.
  const ignoreCase = hasOneCase(others) && words.every(({ value, ignoreCase }) => ignoreCase || !/[a-z]/i.test(value));
  const patterns = words.map((word) =>
    [...word.value].map((char) => charPattern(char, word.ignoreCase, ignoreCase)).join(''),
  );
  if (others.length > 0) patterns.push(`[${unitsPattern(others)}]`);
  return { search: new RegExp(patterns.join('|'), ignoreCase ? 'gi' : 'g'), longest };
}

/** True when no unit of a set has another case. */
function hasOneCase(set: CharSet): boolean {
  return set.every(([from, to]) => {
    for (let unit = from; unit <= to; unit++) {
      const char = String.fromCharCode(unit);
      if (char.toLowerCase() !== char || char.toUpperCase() !== char) return false;
    }
    return true;
  });
}

/** The units of a set, as written in a class of a regular expression. */
function unitsPattern(set: CharSet): string {
  return set.map(([from, to]) => (from === to ? unitEscape(from) : `${unitEscape(from)}-${unitEscape(to)}`)).join('');
}

function charPattern(char: string, ignoreCase: boolean, isFlagged: boolean): string {
  const cases = ignoreCase && !isFlagged ? [...new Set([char.toLowerCase(), char.toUpperCase()])] : [char];
  // The kelvin sign is a capital k, too.
  if (ignoreCase && char.toLowerCase() === 'k') cases.push('\u212a');
  const units = cases.map((one) => (/[A-Za-z0-9]/.test(one) ? one : unitEscape(one.charCodeAt(0)))).join('');
  return cases.length === 1 ? units : `[${units}]`;
}
