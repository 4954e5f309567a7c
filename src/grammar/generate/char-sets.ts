import { ALL, type CharSet, classSet, complement, single, union } from '../char-set.ts';
import { isRecoveryName } from '../recovery.ts';
import type { Expr } from '../tree.ts';
import type { GrammarPlan } from './plan.ts';

/** The set of an expression that always matches exactly one unit of a set; undefined for other expressions. */
export function charSetOf(expr: Expr, plan: GrammarPlan, depth = 0): CharSet | undefined {
  switch (expr.type) {
    case 'literal':
      return expr.value.length === 1 && !expr.ignoreCase ? single(expr.value.charCodeAt(0)) : undefined;
    case 'class':
      return expr.unicode ? undefined : classSet(expr);
    case 'any':
      return ALL;
    case 'choice': {
      const sets = expr.alternatives.map((alternative) => charSetOf(alternative, plan, depth));
      return sets.reduce<CharSet | undefined>((so, set) => so && set && union(so, set), []);
    }
    case 'sequence': {
      const [not, one, ...more] = expr.elements;
      if (not?.type !== 'simple_not' || one === undefined || more.length > 0) return undefined;
      const without = charSetOf(not.expression, plan, depth);
      const all = charSetOf(one, plan, depth);
      return without && all && complement(union(without, complement(all)));
    }
    case 'rule_ref':
      if (depth > 20 || plan.isSpecial(expr.name) || isRecoveryName(expr.name)) return undefined;
      return charSetOf(plan.rule(expr.name).expression, plan, depth + 1);
    case 'group':
    case 'text':
    case 'named':
      return charSetOf(expr.expression, plan, depth);
    default:
      return undefined;
  }
}

/** The run of characters at the end of an expression, `[^\n]+`, and what precedes it. */
export interface RunAtEnd {
  readonly before: readonly Expr[];
  readonly units: CharSet;
  readonly atLeastOne: boolean;
}

/** Undefined when the expression ends in something else. */
export function runAtEnd(expr: Expr, plan: GrammarPlan): RunAtEnd | undefined {
  const inner = plan.resolved(expr);
  const elements = inner.type === 'sequence' ? inner.elements : [inner];
  const last = elements.at(-1);
  const end = last === undefined ? undefined : plan.resolved(last);
  if (end?.type !== 'zero_or_more' && end?.type !== 'one_or_more') return undefined;
  const units = charSetOf(end.expression, plan);
  return units && { before: elements.slice(0, -1), units, atLeastOne: end.type === 'one_or_more' };
}
