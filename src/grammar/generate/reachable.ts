import type { GrammarSource } from '../read.ts';
import { type Grammar, rulesByName, walk } from '../tree.ts';
import { annotationsOf } from './annotations.ts';

/** The grammar without unreachable rules: of an imported file, few rules are needed. */
export function reachableFrom(starts: readonly string[], grammar: Grammar, sources: readonly GrammarSource[]): Grammar {
  const rules = rulesByName(grammar);
  const { of } = annotationsOf(grammar, sources);
  const needed = new Set(starts);
  for (const name of needed) {
    const { incomplete, later } = of(name);
    for (const other of [incomplete, later?.rule]) if (other !== undefined) needed.add(other);
    const rule = rules.get(name);
    if (rule === undefined) continue;
    walk(rule.expression, (expr) => {
      if (expr.type === 'rule_ref') needed.add(expr.name);
    });
  }
  return { ...grammar, rules: grammar.rules.filter(({ name }) => needed.has(name)) };
}
