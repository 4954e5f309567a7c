import { unitEscape } from '../../core/escape-controls.ts';
import { type CharSet, complement, union } from '../char-set.ts';
import type { Expr } from '../tree.ts';
import { charSetOf } from './char-sets.ts';
import { bare, type GrammarPlan } from './plan.ts';

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
