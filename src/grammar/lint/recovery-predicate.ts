import type { Plugin } from 'peggy';
import { isRepairName } from '../recovery.ts';
import { type Expr, type RuleRef, rulesByName, type TreePass, walk } from '../tree.ts';

/**
 * Refuses a recovery rule under `!` or `&`, also when other rules stand between: a rule that recovers matches
 * where it should not, and the predicate no longer says what it seems to say.
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
      const found = firstRecovery(expr.expression);
      if (found === undefined) return;
      const sign = expr.type === 'simple_not' ? '!' : '&';
      session.error(`The recovery rule ${found.name} is reachable under ${sign}`, expr.location, [
        {
          message: `It is mentioned here. Mend: name the alternatives without it in a rule of their own, and put that one under ${sign}`,
          location: found.location,
        },
      ]);
    });
  }

  function firstRecovery(start: Expr): RuleRef | undefined {
    const seen = new Set<string>();
    const queue: Expr[] = [start];
    for (const next of queue) {
      let found: RuleRef | undefined;
      walk(next, (expr) => {
        if (expr.type !== 'rule_ref') return;
        if (isRepairName(expr.name)) found ??= expr;
        const rule = rules.get(expr.name);
        if (rule === undefined || seen.has(expr.name)) return;
        seen.add(expr.name);
        queue.push(rule.expression);
      });
      if (found !== undefined) return found;
    }
    return undefined;
  }
};
