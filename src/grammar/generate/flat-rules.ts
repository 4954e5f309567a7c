import { type Expr, walk } from '../tree.ts';
import { type GrammarFlaw, GrammarFlaws } from './flaws.ts';
import type { GrammarPlan } from './plan.ts';

/** A rule as it is read flat. */
interface FlatRule {
  readonly expression: Expr;
  readonly isRecursive: boolean;
}

/** The rules that some lead to, as they are read without nodes. What never matches then is left out of them. */
export class FlatRules {
  readonly #plan: GrammarPlan;
  readonly #rules = new Map<string, FlatRule>();

  constructor(plan: GrammarPlan, starts: readonly string[]) {
    this.#plan = plan;
    for (const name of starts) this.#take(name);
  }

  has(name: string): boolean {
    return this.#rules.has(name);
  }

  rule(name: string): FlatRule {
    const rule = this.#rules.get(name);
    if (rule === undefined) throw new Error(`${name} never matches`);
    return rule;
  }

  /** A rule of the grammar with its expression as it is read. */
  asRead<Rule extends { readonly name: string; readonly expression: Expr }>(rule: Rule): Rule {
    return { ...rule, ...this.#rules.get(rule.name) };
  }

  /** Takes a rule and all that it leads to, without what never matches. */
  #take(name: string): Expr | undefined {
    const known = this.#rules.get(name);
    if (known !== undefined) return known.expression;
    const { expression, location } = this.#plan.rule(name);
    const { same, inside, ...said } = this.#plan.annotations(name);
    if (same !== undefined || inside !== undefined) return undefined;
    if (this.#plan.isSpecial(name) || said.stream)
      throw new GrammarFlaws([flaw(name, 'what is read flat has no other annotation')]);
    // A rule may lead back to itself.
    this.#rules.set(name, { expression: { type: 'rule_ref', name, location }, isRecursive: false });
    const taken = this.#alive(expression, name);
    if (taken === undefined) this.#rules.delete(name);
    else this.#rules.set(name, { expression: taken, isRecursive: this.#plan.isRecursive(name) });
    return taken;
  }

  /** An expression without the alternatives that never match; undefined where it never does. */
  #alive(expr: Expr, rule: string): Expr | undefined {
    switch (expr.type) {
      case 'rule_ref':
        return this.#take(expr.name) && expr;
      case 'sequence': {
        const elements = expr.elements.map((element) => this.#alive(element, rule));
        return elements.includes(undefined)
          ? undefined
          : { ...expr, elements: elements.filter((one) => one !== undefined) };
      }
      case 'choice': {
        const alternatives = expr.alternatives.flatMap((one) => this.#alive(one, rule) ?? []);
        return alternatives.length === 0 ? undefined : { ...expr, alternatives };
      }
      case 'simple_not':
      case 'optional':
      case 'zero_or_more': {
        const expression = this.#alive(expr.expression, rule);
        return expression === undefined ? nothing(expr) : { ...expr, expression };
      }
      case 'literal':
      case 'any':
        return expr;
      case 'class':
        if (expr.unicode) break;
        return expr;
      default:
        if (!('expression' in expr) || 'code' in expr || (expr.type === 'repeated' && expr.delimiter !== null)) break;
        return withInner(expr, this.#alive(expr.expression, rule));
    }
    throw new GrammarFlaws([flaw(rule, `${expr.type} cannot be read flat`)]);
  }
}

/** The rules that are read in nodes: those that the start rules lead to, but not what is only read flat. */
export function rulesWithNodes(starts: readonly string[], plan: GrammarPlan): ReadonlySet<string> {
  const found = new Set(starts);
  for (const name of found) {
    const { incomplete, later, flat } = plan.annotations(name);
    for (const other of [incomplete, later?.rule]) if (other !== undefined) found.add(other);
    if (flat) continue;
    walk(plan.rule(name).expression, (expr) => {
      if (expr.type === 'rule_ref') found.add(expr.name);
    });
  }
  return new Set([...plan.rules.keys()].filter((name) => found.has(name)));
}

function nothing({ location }: Expr): Expr {
  return { type: 'literal', value: '', ignoreCase: false, location };
}

function withInner<One extends Expr & { readonly expression: Expr }>(
  expr: One,
  expression: Expr | undefined,
): One | undefined {
  return expression === undefined ? undefined : { ...expr, expression };
}

function flaw(rule: string, message: string): GrammarFlaw {
  return { rule, message };
}
