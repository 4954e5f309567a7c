import type { LocationRange } from 'peggy';
import { firstFinder } from '../first.ts';
import { type Expr, type Grammar, rulesByName, walk } from '../tree.ts';

/**
 * The rule that matches the empty text, in a loop that would not move on: for `Item*`, an alternative of `Item`.
 * Undefined when the expression in the loop itself is to blame.
 */
export function emptyRule(grammar: Grammar, loop: LocationRange): string | undefined {
  const rules = rulesByName(grammar);
  const first = firstFinder(grammar);
  let name: string | undefined;
  let inner: Expr | undefined = bodyOf(grammar, loop);
  for (const seen = new Set<string>(); inner !== undefined; ) {
    if (inner.type === 'choice') inner = inner.alternatives.find((one) => first(one).nullable);
    else if (inner.type === 'group' || inner.type === 'named' || inner.type === 'labeled' || inner.type === 'action')
      inner = inner.expression;
    else if (inner.type === 'rule_ref' && rules.has(inner.name) && !seen.has(inner.name)) {
      ({ name } = inner);
      seen.add(name);
      inner = rules.get(name)?.expression;
    } else break;
  }
  return name;
}

function bodyOf({ rules }: Grammar, { source, start, end }: LocationRange): Expr | undefined {
  let found: Expr | undefined;
  for (const rule of rules) {
    walk(rule.expression, (expr) => {
      const { location } = expr;
      const isThere = location.start.offset === start.offset && location.end.offset === end.offset;
      if (isThere && location.source === source && (expr.type === 'zero_or_more' || expr.type === 'one_or_more'))
        found = expr.expression;
    });
  }
  return found;
}
