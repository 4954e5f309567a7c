import type { Plugin } from 'peggy';
import { getOrMake } from '../../core/maps.ts';
import { type Expr, type Rule, rulesByName, stripped, type TreePass, walk } from '../tree.ts';

/**
 * Warns of a choice in which a later alternative reads again what an earlier one read before it failed, if that
 * contains the rule itself: `Group = "(" Group ")" "a" / "(" Group ")" "b" / "x"`. Each level then doubles the time.
 */
export const lintReadAgain: Plugin = {
  use(config) {
    config.passes.check.push(warnOfReadingAgain);
  },
};

const warnOfReadingAgain: TreePass = (grammar, _options, session) => {
  const rules = rulesByName(grammar);
  const reached = new Map<string, ReadonlySet<string>>();
  for (const rule of grammar.rules) {
    walk(rule.expression, (expr) => {
      if (expr.type !== 'choice') return;
      const seen: { readonly parts: readonly string[]; readonly expr: Expr }[] = [];
      for (const alternative of expr.alternatives) {
        const elements = elementsOf(alternative);
        const parts = elements.map(stripped);
        const again = seen.find((earlier) => {
          const same = sameParts(earlier.parts, parts);
          // With nothing after the common part, the earlier alternative would not have failed.
          return same < earlier.parts.length && elements.slice(0, same).some((element) => holds(element, rule.name));
        });
        if (again !== undefined) {
          const message = `This begins as that does, and ${rule.name} is in it. Fix: read it once, and put the choice behind it`;
          session.warning(
            'Texts that nest take exponential time: this alternative reads again what another one has read',
            alternative.location,
            [{ message, location: again.expr.location }],
          );
        }
        seen.push({ parts, expr: alternative });
      }
    });
  }

  /** Whether an expression may try the rule of a name, at any depth. */
  function holds(expr: Expr, name: string): boolean {
    let found = false;
    walk(expr, (part) => {
      if (part.type === 'rule_ref') found ||= part.name === name || reachedFrom(part.name).has(name);
    });
    return found;
  }

  function reachedFrom(name: string): ReadonlySet<string> {
    return getOrMake(reached, name, () => namesBelow(rules, name));
  }
};

/** The rules that a rule refers to, directly or not. */
function namesBelow(rules: ReadonlyMap<string, Rule>, start: string): ReadonlySet<string> {
  const names = new Set<string>();
  const queue = [start];
  for (const name of queue) {
    const rule = rules.get(name);
    if (rule === undefined) continue;
    walk(rule.expression, (part) => {
      if (part.type !== 'rule_ref' || names.has(part.name)) return;
      names.add(part.name);
      queue.push(part.name);
    });
  }
  return names;
}

/** The elements of an alternative in order, without labels and actions. */
function elementsOf(expr: Expr): readonly Expr[] {
  switch (expr.type) {
    case 'sequence':
      return expr.elements.flatMap(elementsOf);
    case 'action':
    case 'group':
    case 'labeled':
    case 'named':
    case 'text':
      return elementsOf(expr.expression);
    default:
      return [expr];
  }
}

function sameParts(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((part, at) => part !== other[at]);
  return different < 0 ? one.length : different;
}
