import { children, type Expr, type Rule } from '../tree.ts';

/** Who sees the value of an expression: everybody, only the labels inside it, or nobody. */
export type Seen = 'all' | 'labels' | 'none';

/** Who sees the value of a part of an expression, when that is seen so itself. */
export function seenPart(part: Expr, of: Expr, seen: Seen): Seen {
  switch (of.type) {
    case 'text':
    // The value of a predicate is always undefined: who sees it does not matter.
    case 'simple_and':
    case 'simple_not':
      return 'none';
    case 'sequence': {
      if (part.type === 'labeled') return 'all';
      const picks = of.elements.some((element) => element.type === 'labeled' && element.pick);
      return seen === 'all' && !picks ? 'all' : 'none';
    }
    case 'repeated':
      return part === of.delimiter ? 'none' : inner(seen);
    case 'action':
      return hasLabels(part) ? 'labels' : 'none';
    case 'labeled':
      return 'all';
    default:
      return inner(seen);
  }
}

/**
 * The names of the rules whose value somebody sees: whoever calls the parser, an action or a predicate that has it under a
 * label, or a value that it is part of. `isScanned` tells of an unseen expression that it is matched without its rules.
 */
export function seenRules(
  rules: ReadonlyMap<string, Rule>,
  startRules: readonly string[],
  isScanned: (expr: Expr) => boolean,
): Set<string> {
  const names = new Set(startRules);
  const visit = (expr: Expr, seen: Seen): void => {
    if (seen === 'none' && isScanned(expr)) return;
    if (expr.type === 'rule_ref' && seen === 'all') names.add(expr.name);
    for (const part of children(expr)) visit(part, seenPart(part, expr, seen));
  };
  // Labels inside the rules that nobody sees show other rules, too.
  for (let known = -1; known < names.size; ) {
    known = names.size;
    for (const { name, expression } of rules.values()) visit(expression, names.has(name) ? 'all' : 'none');
  }
  return names;
}

function hasLabels({ type }: Expr): boolean {
  return type === 'sequence' || type === 'labeled';
}

function inner(seen: Seen): Seen {
  return seen === 'labels' ? 'none' : seen;
}
