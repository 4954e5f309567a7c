import { appendTo } from '../../core/maps.ts';
import { type Grammar, rulesByName, walk } from '../tree.ts';
import type { Open } from './checker.ts';

/** So many are enough for each rule: others are seldom of another kind. */
const MOST = 24;

/** Which of the counted rules can be open where a rule is read, in texts of the first rule. */
export function contextsOf(grammar: Grammar): ReadonlyMap<string, readonly Open[]> {
  const rules = rulesByName(grammar);
  const contexts = new Map<string, Open[]>();
  const seen = new Set<string>();
  const queue: (readonly [string, Open])[] = grammar.rules.slice(0, 1).map(({ name }) => [name, {}]);
  for (const [name, around] of queue) {
    const rule = rules.get(name);
    const key = `${name} ${Object.keys(around).sort().join(' ')}`;
    if (rule === undefined || seen.has(key) || (contexts.get(name)?.length ?? 0) >= MOST) continue;
    seen.add(key);
    appendTo(contexts, name, around);
    const within = rule.counted === undefined ? around : { ...around, [rule.counted]: 1 };
    walk(rule.expression, (expr) => {
      if (expr.type === 'rule_ref') queue.push([expr.name, within]);
    });
  }
  return contexts;
}
