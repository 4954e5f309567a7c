import { type Grammar, walk } from '../tree.ts';

/**
 * The rules that sentences have to pass through so that they hold one of some rules: those, and the rules that name them. A
 * rule without choices of its own is reached through the choices of its callers.
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
