import type { LocationRange, Plugin } from 'peggy';
import { isRecoveryName } from '../grammar/recovery.ts';
import { type Choice, children, type Expr, type Grammar, rulesByName, type Sequence, walk } from '../grammar/tree.ts';

/**
 * The option of `parse` into which a parser with recovery rules puts their matches: `{ rule, range }`, in text order.
 */
export const FOUND = 'peg$found';

/**
 * Makes a Peggy parser record which recovery rules (`Bad…`, `Missing…`) matched. When Peggy backtracks, matches of the
 * failed alternative have to be dropped: so each point to which it may return keeps the number of matches so far.
 * Values, messages and locations stay the same.
 */
export const recovering: Plugin = {
  use({ passes }) {
    // Runs before Peggy infers what always matches.
    passes.transform.unshift((grammar) => keepFound(grammar));
  },
};

function keepFound(grammar: Grammar): void {
  const holding = rulesThatHoldRecovery(grammar);
  if (holding.size === 0) return;
  for (const rule of grammar.rules) {
    if (!holding.has(rule.name)) continue;
    const writer = new Writer(rule.location, holding);
    const inner = rule.expression.type === 'named' ? rule.expression : rule;
    const expression = writer.changed(inner.expression);
    inner.expression = isRecoveryName(rule.name) ? writer.noted(expression, rule.name) : expression;
  }
  const code = { type: 'initializer' as const, code: `const ${FOUND} = options.${FOUND} ?? [];` };
  const { location } = grammar.rules[0] ?? grammar;
  const own = [grammar.initializer ?? []].flat();
  grammar.initializer = [...own, { ...code, location, codeLocation: location }];
}

/** The recovery rules, and all rules that lead to one. */
function rulesThatHoldRecovery(grammar: Grammar): Set<string> {
  const holding = new Set([...rulesByName(grammar).keys()].filter(isRecoveryName));
  for (let before = 0; before < holding.size; ) {
    before = holding.size;
    for (const { name, expression } of grammar.rules) if (holdsOne(expression, holding)) holding.add(name);
  }
  return holding;
}

function holdsOne(expression: Expr, names: ReadonlySet<string>): boolean {
  let holds = false;
  walk(expression, (expr) => {
    holds ||= expr.type === 'rule_ref' && names.has(expr.name);
  });
  return holds;
}

/** Rewrites the expressions of one rule. */
class Writer {
  readonly #location: LocationRange;
  readonly #holding: ReadonlySet<string>;
  #labels = 0;

  constructor(location: LocationRange, holding: ReadonlySet<string>) {
    this.#location = location;
    this.#holding = holding;
  }

  changed(expr: Expr): Expr {
    if (!holdsOne(expr, this.#holding)) return expr;
    switch (expr.type) {
      case 'choice':
        return this.#choice(expr.alternatives.map((one) => this.changed(one)));
      case 'sequence':
        return { ...expr, elements: expr.elements.map((one) => this.changed(one)) };
      case 'optional':
        return this.#choice([this.changed(expr.expression), this.#action(this.#nothing(), 'return null;')]);
      case 'zero_or_more':
      case 'one_or_more':
        return { ...expr, expression: this.#round(expr.expression) };
      case 'repeated': {
        const delimiter = expr.delimiter && this.changed(expr.delimiter);
        return { ...expr, expression: this.#round(expr.expression), delimiter };
      }
      case 'simple_and':
      case 'simple_not': {
        // Matches inside a lookahead are dropped.
        const mark = this.#mark();
        const looked = { ...expr, expression: this.changed(expr.expression) };
        return this.#sequence([mark, this.#picked(looked), this.#predicate(this.#back(mark.label, true))]);
      }
      default:
        for (const child of children(expr)) Object.assign(expr, { expression: this.changed(child) });
        return expr;
    }
  }

  /** Records where a recovery rule matched. */
  noted(expression: Expr, rule: string): Expr {
    const label = this.#label();
    const found = `${FOUND}.push({ rule: ${JSON.stringify(rule)}, range: { start: range().start, end: range().end } })`;
    return this.#action(this.#labeled(label, expression), `${found}; return ${label};`);
  }

  /** One iteration of a loop: the last one fails, and its matches are dropped. */
  #round(expression: Expr): Expr {
    return this.#choice([this.changed(expression), this.#predicate('return false;')]);
  }

  /** Each alternative after the first resets the matches to those before the choice. */
  #choice(alternatives: readonly Expr[]): Expr {
    const mark = this.#mark();
    const [first, ...rest] = alternatives.map((one) => this.#picked(one));
    const choice: Choice = {
      type: 'choice',
      location: this.#location,
      alternatives: [
        ...(first === undefined ? [] : [first.expression]),
        ...rest.map((one) => this.#sequence([this.#predicate(this.#back(mark.label, true)), one])),
      ],
    };
    return this.#sequence([mark, this.#picked(choice)]);
  }

  #back(label: string, goesOn: boolean): string {
    return `${FOUND}.length = ${label}; return ${goesOn};`;
  }

  #mark(): Expr & { readonly label: string } {
    return this.#labeled(this.#label(), this.#action(this.#nothing(), `return ${FOUND}.length;`));
  }

  #label(): string {
    return `peg$mark${this.#labels++}`;
  }

  #labeled(label: string, expression: Expr): Expr & { readonly label: string } {
    return { type: 'labeled', label, labelLocation: this.#location, location: this.#location, expression };
  }

  #picked(expression: Expr): Extract<Expr, { type: 'labeled' }> {
    const place = { labelLocation: this.#location, location: this.#location };
    return { type: 'labeled', pick: true, label: null, ...place, expression };
  }

  #action(expression: Expr, code: string): Expr {
    return { type: 'action', code, codeLocation: this.#location, location: this.#location, expression };
  }

  #predicate(code: string): Expr {
    return { type: 'semantic_and', code, codeLocation: this.#location, location: this.#location };
  }

  /** In parentheses, so that `@` picks from this sequence. */
  #sequence(elements: readonly Expr[]): Expr {
    const sequence: Sequence = { type: 'sequence', location: this.#location, elements: [...elements] };
    return { type: 'group', location: this.#location, expression: sequence };
  }

  #nothing(): Expr {
    return { type: 'literal', value: '', ignoreCase: false, location: this.#location };
  }
}
