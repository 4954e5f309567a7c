import type { Plugin } from 'peggy';
import { getOrMake } from '../../core/maps.ts';
import { type Expr, type Rule, rulesByName, stripped, type TreePass, walk } from '../tree.ts';

/**
 * Warns of an expression that reads again what was read before it at the same position, if that contains the rule
 * itself: a later alternative, what follows something optional or repeated, and what follows a lookahead.
 * `Group = "(" Group ")" "a" / "(" Group ")" "b" / "x"`. Each level then doubles the time.
 */
export const lintReadAgain: Plugin = {
  use(config) {
    config.passes.check.push(warnOfReadingAgain);
  },
};

/** The elements of one way to match an expression, in order. */
interface Way {
  readonly expr: Expr;
  readonly elements: readonly Expr[];
  readonly parts: readonly string[];
  /** What follows is read even if this way matches, as after a lookahead. */
  readonly isLookahead: boolean;
}

const warnOfReadingAgain: TreePass = (grammar, _options, session) => {
  const rules = rulesByName(grammar);
  const reached = new Map<string, ReadonlySet<string>>();
  for (const rule of grammar.rules) {
    walk(rule.expression, (expr) => {
      if (expr.type === 'choice') compare(rule, waysOf(expr, rules));
      if (expr.type !== 'sequence') return;
      for (const [at, element] of expr.elements.entries()) {
        const inner = triedBefore(element);
        const [next] = expr.elements.slice(at + 1);
        if (inner === undefined || next === undefined) continue;
        const isLookahead = element.type === 'simple_and' || element.type === 'simple_not';
        const rest = wayOf(next, expr.elements.slice(at + 1).flatMap(elementsOf));
        compare(rule, [...waysOf(inner, rules).map((way) => ({ ...way, isLookahead })), rest]);
      }
    });
  }

  /** Warns of each way that begins as an earlier one does. */
  function compare(rule: Rule, ways: readonly Way[]): void {
    for (const [at, way] of ways.entries()) {
      const again = ways.slice(0, at).find((earlier) => {
        const same = sameParts(earlier.parts, way.parts);
        // With nothing after the common part, the earlier way would not have failed.
        const isReadAgain = earlier.isLookahead || same < earlier.parts.length;
        return isReadAgain && way.elements.slice(0, same).some((element) => holds(element, rule.name));
      });
      if (again === undefined) continue;
      const message = `This begins as that does, and ${rule.name} is in it. Fix: read it once, and put the choice behind it`;
      session.warning(
        'Texts that nest take exponential time: what is read here was read before, at the same place',
        way.expr.location,
        [{ message, location: again.expr.location }],
      );
    }
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

/** The expression that is tried before what follows it at the same position: something optional, repeated, or a lookahead. */
function triedBefore(expr: Expr): Expr | undefined {
  switch (expr.type) {
    case 'labeled':
    case 'text':
    case 'group':
      return triedBefore(expr.expression);
    case 'optional':
    case 'zero_or_more':
    case 'one_or_more':
    case 'simple_and':
    case 'simple_not':
      return expr.expression;
    default:
      return undefined;
  }
}

/** The ways to match an expression, in the order in which they are tried; choices in rules that it names included. */
function waysOf(expr: Expr, rules: ReadonlyMap<string, Rule>, seen: ReadonlySet<string> = new Set()): readonly Way[] {
  const elements = elementsOf(expr);
  const [first] = elements;
  if (first === undefined || elements.length > 1) return [wayOf(expr, elements)];
  if (first.type === 'choice') return first.alternatives.flatMap((one) => waysOf(one, rules, seen));
  const rule = first.type === 'rule_ref' && !seen.has(first.name) ? rules.get(first.name) : undefined;
  if (rule === undefined) return [wayOf(expr, elements)];
  const ways = waysOf(rule.expression, rules, new Set([...seen, rule.name]));
  return ways.map((way) => ({ ...way, expr }));
}

function wayOf(expr: Expr, elements: readonly Expr[]): Way {
  return { expr, elements, parts: elements.map(stripped), isLookahead: false };
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
