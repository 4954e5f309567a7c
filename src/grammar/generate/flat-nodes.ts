import { children, type Expr } from '../tree.ts';
import type { FlatRules } from './flat-rules.ts';
import type { GrammarPlan } from './plan.ts';

/** What is asked of an expression: its end, its mistakes too, its nodes as well; of a node's rule, what its labels hold. */
export type Asked = 'end' | 'mistakes' | 'nodes' | 'labels';

/** Which expressions hold nodes that are noted. */
export class FlatNodes {
  readonly #plan: GrammarPlan;
  readonly #rules: FlatRules;
  readonly #known = new Map<string, boolean>();

  constructor(plan: GrammarPlan, rules: FlatRules) {
    this.#plan = plan;
    this.#rules = rules;
  }

  isIn(expr: Expr, asked: Asked): boolean {
    if (asked !== 'nodes' && asked !== 'labels') return false;
    if (expr.type === 'simple_and' || expr.type === 'simple_not') return false;
    if (expr.type === 'rule_ref') return asked === 'nodes' && this.#isInRule(expr.name);
    const isLabel = expr.type === 'labeled' && asked === 'labels';
    return children(expr).some((child) => this.isIn(child, isLabel ? 'nodes' : asked));
  }

  #isInRule(name: string): boolean {
    if (this.#plan.isNode(name)) return true;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    // Of a rule that leads back to itself, the other ways decide.
    this.#known.set(name, false);
    const found = this.#rules.has(name) && this.isIn(this.#rules.rule(name).expression, 'nodes');
    this.#known.set(name, found);
    return found;
  }
}
