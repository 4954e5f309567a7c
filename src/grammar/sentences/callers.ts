import { type Grammar, walk } from '../tree.ts';

/**
 * The rules that sentences have to pass through in order to contain one of some rules: those rules, and the rules that
 * refer to them. A rule without choices of its own is reached through the choices of its callers.
 */
export function withCallers({ rules }: Grammar, names: readonly string[]): string[] {
  const callers = rules.filter(({ expression }) => {
    let isCaller = false;
    walk(expression, (expr) => {
      isCaller ||= expr.type === 'rule_ref' && names.includes(expr.name);
    });
    return isCaller;
  });
  return [...names, ...callers.map(({ name }) => name)];
}
