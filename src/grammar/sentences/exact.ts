import { type Expr, type Rule, rulesByName } from '../tree.ts';

/**
 * The rules that match whatever is made from them, wherever it is: they look at nothing but their own characters and
 * never have a choice. They need no check.
 */
export function exactRules(grammar: { readonly rules: readonly Rule[] }): ReadonlySet<string> {
  const rules = rulesByName(grammar);
  const exact = new Set(rules.keys());
  for (let size = -1; size !== exact.size; ) {
    size = exact.size;
    for (const [name, rule] of rules) if (!isExact(rule.expression)) exact.delete(name);
  }
  return exact;

  function isExact(expr: Expr): boolean {
    switch (expr.type) {
      case 'literal':
      case 'class':
      case 'any':
        return true;
      case 'rule_ref':
        return exact.has(expr.name);
      case 'sequence':
        return expr.elements.every(isExact);
      case 'choice':
        return expr.alternatives.every(isCharacter);
      case 'group':
      case 'text':
      case 'labeled':
      case 'action':
      case 'named':
        return isExact(expr.expression);
      default:
        return false;
    }
  }
}

/** One character: of two such alternatives it does not matter which one takes it. */
function isCharacter(expr: Expr): boolean {
  return (expr.type === 'class' && !expr.unicode) || (expr.type === 'literal' && expr.value.length === 1);
}
