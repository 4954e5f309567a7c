import type { Plugin } from 'peggy';
import { isRepairName } from './recovery.ts';
import { type Expr, type Grammar, type Rule, rulesByName, type TreePass, walk } from './tree.ts';

/**
 * Makes the strict grammar out of the tolerant one: every alternative that can only match through a `Bad…`, `Missing…`
 * or `Repaired…` rule is removed, and so are those rules. An optional recovery element, `BadZeros?`, becomes a refusal,
 * `!BadZeros`: otherwise the element after it could read the mistake. Its label has the value that it has on clean
 * text.
 */
export const strictGrammar: Plugin = {
  use(config) {
    config.passes.transform.unshift(dropRecovery);
  },
};

/** The tree of the strict grammar, without start rules that only recover. */
export function strictTree(grammar: Grammar): Grammar {
  const gone = rulesWithoutMeaning(grammar);
  const strict = grammar.rules.flatMap((rule) => {
    const expression = gone.has(rule.name) ? undefined : without(rule.expression, gone);
    return expression === undefined ? [] : [{ ...rule, expression }];
  });
  return { ...grammar, rules: [...strict, ...refused(strict, rulesByName(grammar))] };
}

const dropRecovery: TreePass = (grammar, options, session) => {
  const gone = rulesWithoutMeaning(grammar);
  const names = grammar.rules.map((rule) => rule.name);
  const starts = options.allowedStartRules ?? names.slice(0, 1);
  const left = starts.filter((name) => !gone.has(name));
  const first = grammar.rules[0];
  if (left.length === 0 || first === undefined || gone.has(first.name)) {
    session.error('Nothing is left of the start rule when the recovery rules are taken out', first?.location);
    return;
  }
  options.allowedStartRules = left;
  grammar.rules = strictTree(grammar).rules;
};

/** The tolerant rules whose mistakes the strict grammar rejects, and all rules that those use. */
function refused(strict: readonly Rule[], rules: ReadonlyMap<string, Rule>): Rule[] {
  const found = new Map<string, Rule>();
  const queue: Expr[] = strict.map((rule) => rule.expression);
  for (const next of queue) {
    walk(next, (expr) => {
      if (expr.type !== 'rule_ref' || !isTolerantCopy(expr.name) || found.has(expr.name)) return;
      const rule = rules.get(expr.name.slice(TOLERANT.length));
      if (rule === undefined) return;
      const expression = tolerant(rule.expression);
      found.set(expr.name, { ...rule, name: expr.name, expression });
      queue.push(expression);
    });
  }
  return [...found.values()];
}

/** The prefix of a rule that is copied unchanged from the tolerant grammar. */
const TOLERANT = 'tolerant$';

/** Whether a rule of a strict grammar is such a copy: no sentence contains it. */
export function isTolerantCopy(rule: string): boolean {
  return rule.startsWith(TOLERANT);
}

/** The recovery rules, and the rules that can only match through them. */
function rulesWithoutMeaning(grammar: Grammar): Set<string> {
  const gone = new Set(grammar.rules.map((rule) => rule.name).filter(isRepairName));
  for (let size = -1; size !== gone.size; ) {
    size = gone.size;
    for (const rule of grammar.rules) if (without(rule.expression, gone) === undefined) gone.add(rule.name);
  }
  return gone;
}

/** The expression without the removed rules; undefined when it could no longer match. */
function without(expr: Expr, gone: ReadonlySet<string>): Expr | undefined {
  switch (expr.type) {
    case 'rule_ref':
      return gone.has(expr.name) ? undefined : expr;
    case 'choice': {
      const alternatives = expr.alternatives.flatMap((alternative) => without(alternative, gone) ?? []);
      return alternatives.length === 0 ? undefined : { ...expr, alternatives };
    }
    case 'sequence': {
      const elements = expr.elements.flatMap((element) => without(element, gone) ?? []);
      return elements.length < expr.elements.length ? undefined : { ...expr, elements };
    }
    case 'optional':
    case 'zero_or_more': {
      const expression = without(expr.expression, gone);
      if (expression !== undefined) return { ...expr, expression };
      return refusal(expr.expression, { ...expr, expression: never(expr) });
    }
    case 'simple_not':
      return { ...expr, expression: without(expr.expression, gone) ?? never(expr.expression) };
    case 'repeated': {
      const least = expr.min ?? expr.max;
      const inner = without(expr.expression, gone);
      if (inner === undefined && least.value !== 0) return undefined;
      const delimiter = expr.delimiter === null ? null : (without(expr.delimiter, gone) ?? never(expr.delimiter));
      if (inner !== undefined) return { ...expr, expression: inner, delimiter };
      return refusal(expr.expression, { ...expr, expression: never(expr), delimiter });
    }
    default: {
      if (!('expression' in expr)) return expr;
      const expression = without(expr.expression, gone);
      return expression === undefined ? undefined : { ...expr, expression };
    }
  }
}

/** True for the refusal that replaces an optional recovery element, and for `!""`: it matches nowhere. */
export function isNever(expr: Expr): boolean {
  if (expr.type === 'sequence') return expr.elements.some(isNever);
  return expr.type === 'simple_not' && expr.expression.type === 'literal' && expr.expression.value === '';
}

/** `!"" .`: always fails without looking at the text, and Peggy accepts it inside a loop. */
function never({ location }: Expr): Expr {
  const not: Expr = {
    type: 'simple_not',
    location,
    expression: { type: 'literal', value: '', ignoreCase: false, location },
  };
  return { type: 'sequence', location, elements: [not, { type: 'any', location }] };
}

/** `!mistake @clean`: rejects the mistake, and yields the value that the optional element has on clean text. */
function refusal(mistake: Expr, clean: Expr): Expr {
  const { location } = clean;
  const not: Expr = { type: 'simple_not', location, expression: tolerant(mistake) };
  const value: Expr = {
    type: 'labeled',
    pick: true,
    label: null,
    labelLocation: location,
    location,
    expression: clean,
  };
  return { type: 'group', location, expression: { type: 'sequence', location, elements: [not, value] } };
}

/** The expression with references to the tolerant copies of its rules. */
function tolerant(expr: Expr): Expr {
  switch (expr.type) {
    case 'rule_ref':
      return { ...expr, name: `${TOLERANT}${expr.name}` };
    case 'choice':
      return { ...expr, alternatives: expr.alternatives.map(tolerant) };
    case 'sequence':
      return { ...expr, elements: expr.elements.map(tolerant) };
    case 'repeated':
      return {
        ...expr,
        expression: tolerant(expr.expression),
        delimiter: expr.delimiter === null ? null : tolerant(expr.delimiter),
      };
    default:
      return 'expression' in expr ? { ...expr, expression: tolerant(expr.expression) } : expr;
  }
}
