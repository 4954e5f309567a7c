import type { Plugin } from 'peggy';
import { isRepairName } from '../recovery.ts';
import { type Expr, type RuleRef, rulesByName, type TreePass, walk } from '../tree.ts';

/**
 * Rejects `!` and `&` before an expression that always matches because of a recovery rule (`MissingEnd = ""`), directly
 * or through other rules: the predicate no longer means what it seems to mean. Looking ahead for a mistake that
 * consumes something, `BadLineEnd = "\r\n"`, is fine.
 */
export const lintRecoveryPredicate: Plugin = {
  use(config) {
    config.passes.check.push(refuseRecoveryInPredicates);
  },
};

const refuseRecoveryInPredicates: TreePass = (grammar, _options, session) => {
  const rules = rulesByName(grammar);
  for (const rule of grammar.rules) {
    walk(rule.expression, (expr) => {
      if (expr.type !== 'simple_not' && expr.type !== 'simple_and') return;
      const found = alwaysMatches(expr.expression) ? firstRecovery(expr.expression) : undefined;
      if (found === undefined) return;
      const sign = expr.type === 'simple_not' ? '!' : '&';
      session.error(
        `The recovery rule ${found.name} makes this ${sign} ${sign === '!' ? 'fail' : 'match'} everywhere`,
        expr.location,
        [
          {
            message: `It is mentioned here. Fix: name the alternatives without it in a rule of their own, and put that one under ${sign}`,
            location: found.location,
          },
        ],
      );
    });
  }

  function firstRecovery(start: Expr): RuleRef | undefined {
    const seen = new Set<string>();
    const queue: Expr[] = [start];
    for (const next of queue) {
      let found: RuleRef | undefined;
      walk(next, (expr) => {
        if (expr.type !== 'rule_ref') return;
        const rule = rules.get(expr.name);
        if (isRepairName(expr.name) && alwaysMatches(expr)) found ??= expr;
        if (rule === undefined || seen.has(expr.name)) return;
        seen.add(expr.name);
        queue.push(rule.expression);
      });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function alwaysMatches(expr: Expr, seen: ReadonlySet<string> = new Set()): boolean {
    switch (expr.type) {
      case 'optional':
      case 'zero_or_more':
        return true;
      case 'literal':
        return expr.value === '';
      case 'repeated':
        return (expr.min ?? expr.max).value === 0;
      case 'choice':
        return expr.alternatives.some((one) => alwaysMatches(one, seen));
      case 'sequence':
        return expr.elements.every((one) => alwaysMatches(one, seen));
      case 'rule_ref': {
        const rule = seen.has(expr.name) ? undefined : rules.get(expr.name);
        return rule !== undefined && alwaysMatches(rule.expression, new Set([...seen, expr.name]));
      }
      case 'simple_not':
        return false;
      default:
        return 'expression' in expr && alwaysMatches(expr.expression, seen);
    }
  }
};
