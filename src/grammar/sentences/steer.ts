import { addTo, getOrMake } from '../../core/maps.ts';
import { isNever } from '../strict.ts';
import { children, type Expr, type Rule, rulesByName } from '../tree.ts';

/** Which rules refer to which, in places that sentences are generated from. One for each grammar. */
export class RuleGraph {
  readonly #callers = new Map<string, Set<string>>();
  readonly #reachable = new WeakSet<Expr>();
  readonly isPossible: (expr: Expr) => boolean;

  constructor(grammar: { readonly rules: readonly Rule[] }, cost: (expr: Expr) => number) {
    this.isPossible = (expr) => cost(expr) < Number.POSITIVE_INFINITY;
    for (const { name, expression } of grammar.rules) {
      const queue = [expression];
      for (let expr = queue.pop(); expr !== undefined; expr = queue.pop()) {
        // An expression without a finite sentence leads nowhere.
        if (!this.isPossible(expr)) continue;
        this.#reachable.add(expr);
        if (expr.type === 'rule_ref') addTo(this.#callers, expr.name, name);
        queue.push(...generatedChildren(expr));
      }
    }
  }

  /**
   * How many rules lie between each rule and an expression of the given one; no entry for rules that cannot reach it.
   */
  distancesTo(target: Expr, rule: string): ReadonlyMap<string, number> {
    const distances = new Map(this.#reachable.has(target) ? [[rule, 0]] : []);
    for (const [name, distance] of distances) {
      for (const caller of this.#callers.get(name) ?? [])
        if (!distances.has(caller)) distances.set(caller, distance + 1);
    }
    return distances;
  }
}

/** The distance to one expression of a grammar, as the number of rules between; Infinity where it is unreachable. */
export class Steer {
  readonly target: Expr;
  readonly #graph: RuleGraph;
  readonly #rules: ReadonlyMap<string, number>;
  readonly #known = new WeakMap<Expr, number>();

  /** @param rule the rule that the target is in */
  constructor(graph: RuleGraph, target: Expr, rule: string) {
    this.target = target;
    this.#graph = graph;
    this.#rules = graph.distancesTo(target, rule);
  }

  /** The distance from an expression to the target. */
  from(expr: Expr): number {
    return getOrMake(this.#known, expr, () => this.#compute(expr));
  }

  #compute(expr: Expr): number {
    if (!this.#graph.isPossible(expr)) return Number.POSITIVE_INFINITY;
    if (expr === this.target) return 0;
    if (expr.type === 'rule_ref') return (this.#rules.get(expr.name) ?? Number.POSITIVE_INFINITY) + 1;
    return Math.min(...generatedChildren(expr).map((inner) => this.from(inner)), Number.POSITIVE_INFINITY);
  }
}

/** The subexpressions that sentences are generated from, which excludes lookahead. */
function generatedChildren(expr: Expr): Expr[] {
  return expr.type === 'simple_and' || expr.type === 'simple_not' ? [] : children(expr);
}

/** The rules that sentences of a rule may contain, and what a generator can be steered to, each with its rule. */
export interface SteerTargets {
  readonly rules: ReadonlySet<string>;
  /** Alternatives and optional parts. */
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
