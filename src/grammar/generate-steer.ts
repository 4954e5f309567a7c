import { isNever } from './strict.ts';
import { children, type Expr, type Rule, rulesByName } from './tree.ts';

/** How to get to one expression of a grammar: how many rules lie between; Infinity where no way leads to it. */
export class Steer {
  readonly target: Expr;
  readonly #rules = new Map<string, number>();
  readonly #known = new WeakMap<Expr, number>();

  readonly #cost: (expr: Expr) => number;

  constructor(grammar: { readonly rules: readonly Rule[] }, target: Expr, cost: (expr: Expr) => number) {
    this.target = target;
    this.#cost = cost;
    for (let settled = false; !settled; ) {
      settled = true;
      for (const { name, expression } of grammar.rules) {
        const distance = this.#compute(expression, (expr) => this.#fresh(expr));
        if (distance >= (this.#rules.get(name) ?? Number.POSITIVE_INFINITY)) continue;
        this.#rules.set(name, distance);
        settled = false;
      }
    }
  }

  /** The distance from an expression to the target. */
  from(expr: Expr): number {
    const distance = this.#known.get(expr) ?? this.#compute(expr, (inner) => this.from(inner));
    this.#known.set(expr, distance);
    return distance;
  }

  #fresh(expr: Expr): number {
    return this.#compute(expr, (inner) => this.#fresh(inner));
  }

  #compute(expr: Expr, of: (expr: Expr) => number): number {
    // No way leads through what has no finite sentence.
    if (this.#cost(expr) === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    if (expr === this.target) return 0;
    if (expr.type === 'rule_ref') return (this.#rules.get(expr.name) ?? Number.POSITIVE_INFINITY) + 1;
    return Math.min(...generatedChildren(expr).map(of), Number.POSITIVE_INFINITY);
  }
}

/** The expressions inside one that sentences are made of: not those that only look ahead. */
function generatedChildren(expr: Expr): Expr[] {
  return expr.type === 'simple_and' || expr.type === 'simple_not' ? [] : children(expr);
}

/** The rules that sentences of a rule are made of, and what a generator can be steered to, each with its rule. */
export interface SteerTargets {
  readonly rules: ReadonlySet<string>;
  /** Alternatives, and what may be left out. */
  readonly targets: ReadonlyMap<Expr, string>;
}

/** Everything that can take part in the sentences of a rule. */
export function steerTargets(grammar: { readonly rules: readonly Rule[] }, start: string): SteerTargets {
  const rules = rulesByName(grammar);
  const targets = new Map<Expr, string>();
  const seen = new Set<string>([start]);
  for (const name of seen) {
    const rule = rules.get(name);
    if (rule === undefined) continue;
    const queue = [rule.expression];
    for (let expr = queue.pop(); expr !== undefined; expr = queue.pop()) {
      if (expr.type === 'rule_ref') seen.add(expr.name);
      if (expr.type === 'choice') for (const one of expr.alternatives) targets.set(one, name);
      if ((expr.type === 'optional' || expr.type === 'zero_or_more') && !isNever(expr.expression)) {
        targets.set(expr.expression, name);
      }
      queue.push(...generatedChildren(expr));
    }
  }
  return { rules: seen, targets };
}
