import type { CharSet } from '../char-set.ts';
import type { Expr } from '../tree.ts';

/** A round of a text as an expression, for its first characters: what stands before its run, and the run. */
export function roundExpr(
  location: Expr['location'],
  before: readonly Expr[],
  run: CharSet | null,
  atLeastOne: boolean,
): Expr {
  const elements = [...before, ...(run === null ? [] : [runExpr(location, run, atLeastOne)])];
  return { type: 'sequence', elements, location };
}

function runExpr(location: Expr['location'], set: CharSet, atLeastOne: boolean): Expr {
  const parts = set.map(([from, to]) => [String.fromCharCode(from), String.fromCharCode(to)]);
  const expression: Expr = { type: 'class', parts, inverted: false, ignoreCase: false, unicode: false, location };
  return { type: atLeastOne ? 'one_or_more' : 'zero_or_more', expression, location };
}
