import { getOrMake } from '../../core/maps.ts';
import { isNever } from '../strict.ts';
import { type Expr, type Repeated, type Rule, rulesByName } from '../tree.ts';

/** Finds the least cost of a sentence of an expression; Infinity when it has no finite sentence. */
export function costFinder(grammar: { readonly rules: readonly Rule[] }): (expr: Expr) => number {
  const rules = new Map([...rulesByName(grammar).keys()].map((name) => [name, Number.POSITIVE_INFINITY]));
  for (let settled = false; !settled; ) {
    settled = true;
    for (const { name, expression } of grammar.rules) {
      const cost = compute(expression, computeAgain) + 1;
      if (cost === rules.get(name)) continue;
      rules.set(name, cost);
      settled = false;
    }
  }
  const known = new WeakMap<Expr, number>();
  return remembered;

  function computeAgain(expr: Expr): number {
    return compute(expr, computeAgain);
  }

  function remembered(expr: Expr): number {
    return getOrMake(known, expr, () => compute(expr, remembered));
  }

  function compute(expr: Expr, of: (expr: Expr) => number): number {
    switch (expr.type) {
      case 'literal':
        return expr.value.length;
      case 'class':
        return expr.parts.length === 0 && !expr.inverted ? Number.POSITIVE_INFINITY : 1;
      case 'any':
        return 1;
      case 'rule_ref':
        return rules.get(expr.name) ?? Number.POSITIVE_INFINITY;
      case 'library_ref':
        return Number.POSITIVE_INFINITY;
      case 'sequence':
        return expr.elements.reduce((sum, element) => sum + of(element), 0);
      case 'choice':
        return Math.min(...expr.alternatives.map(of));
      case 'simple_not':
        return isNever(expr) ? Number.POSITIVE_INFINITY : 0;
      case 'optional':
      case 'zero_or_more':
      case 'simple_and':
      case 'semantic_and':
      case 'semantic_not':
        return 0;
      case 'repeated':
        return repeatedCost(expr, of);
      default:
        return of(expr.expression);
    }
  }
}

function repeatedCost(expr: Repeated, of: (expr: Expr) => number): number {
  const { min } = bounds(expr);
  if (min === 0) return 0;
  const between = min === 1 || expr.delimiter === null ? 0 : (min - 1) * of(expr.delimiter);
  return min * of(expr.expression) + between;
}

/** How often a repetition repeats; a bound that is computed while parsing counts as unlimited. */
export function bounds({ min, max }: Repeated): { min: number; max: number } {
  const most = max.type === 'constant' && typeof max.value === 'number' ? max.value : Number.POSITIVE_INFINITY;
  const least = min ?? max;
  return { min: least.type === 'constant' && typeof least.value === 'number' ? least.value : 0, max: most };
}
