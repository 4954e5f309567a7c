import { isRecoveryName } from '../recovery.ts';
import type { Expr } from '../tree.ts';
import { alternativesOf, bare, type GrammarPlan, isNodeName, isPicked } from './plan.ts';
import { interfaceText } from './text.ts';

/** The TypeScript types of the values that expressions have, as Peggy defines those values. */
export class ValueTypes {
  readonly #plan: GrammarPlan;
  readonly #open = new Set<string>();
  /** Rules with recursive types: they get an alias. */
  readonly #aliased = new Set<string>();

  constructor(plan: GrammarPlan) {
    this.#plan = plan;
  }

  /** The type of an expression's value. */
  of(expr: Expr): string {
    switch (expr.type) {
      case 'literal':
        return expr.ignoreCase ? 'string' : JSON.stringify(expr.value);
      case 'class':
      case 'any':
      case 'text':
        return 'string';
      case 'simple_and':
      case 'simple_not':
      case 'semantic_and':
      case 'semantic_not':
        return 'null';
      case 'optional':
        return this.union([this.of(expr.expression), 'null']);
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return `${inParentheses(this.of(expr.expression))}[]`;
      case 'choice':
        return this.union(expr.alternatives.map((alternative) => this.of(alternative)));
      case 'sequence':
        return this.#ofSequence(expr.elements);
      case 'rule_ref':
        return this.ofRule(expr.name);
      case 'library_ref':
        return 'never';
      case 'action':
        return 'unknown';
      default:
        return this.of(expr.expression);
    }
  }

  /** The type of a rule's value, by name where it has one. */
  ofRule(name: string): string {
    const { words, type, scan, later, inside, option } = this.#plan.annotations(name);
    if (type !== undefined) return inParentheses(type);
    if (words !== undefined) return this.union(words.words.map((word) => JSON.stringify(word)));
    if (later !== undefined || inside !== undefined || scan || option) return 'string';
    if (this.#plan.isNode(name)) return `${name}Node`;
    if (this.#open.has(name)) {
      this.#aliased.add(name);
      return aliasOf(name);
    }
    if (this.#aliased.has(name)) return aliasOf(name);
    return this.ruleBody(name);
  }

  /** The type of a rule's value, written out. */
  ruleBody(name: string): string {
    this.#open.add(name);
    const type = this.of(this.#plan.rule(name).expression);
    this.#open.delete(name);
    return type;
  }

  /** The declarations of node types, and of aliases for recursive types. */
  declarations(names: readonly string[]): string {
    const nodes = names.filter((name) => this.#plan.isNode(name)).map((name) => this.#node(name));
    const aliases = [...this.#aliased].map((name) => `type ${aliasOf(name)} = ${this.ruleBody(name)};`);
    return [...nodes, ...aliases].join('\n');
  }

  /** A union of types, each once. */
  union(types: readonly string[]): string {
    const all = [...new Set(types.flatMap((type) => splitUnion(type)))].filter((type) => type !== 'never');
    const plain = all.includes('string') ? all.filter((type) => !/^".*"$/.test(type)) : all;
    return plain.length === 0 ? 'never' : plain.join(' | ');
  }

  #ofSequence(elements: readonly Expr[]): string {
    const picked = elements.filter(isPicked);
    const [one, ...more] = picked;
    if (one !== undefined && more.length === 0) return this.of(one);
    return `[${(one === undefined ? elements : picked).map((element) => this.of(element)).join(', ')}]`;
  }

  #node(name: string): string {
    const fields = this.#plan.fields(name).map(({ label, expressions, isOptional }) => {
      const types = expressions.map((expr) => this.of(expr));
      return `${label}: ${this.union(isOptional ? [...types, 'null'] : types)}`;
    });
    const base = isRecoveryName(name) ? 'RecoveryNode' : 'TreeNode';
    return interfaceText(`${name}Node extends ${base}`, [`type: '${name}'`, ...fields]);
  }

  /** The node rules whose nodes the value of a leaf can be. */
  nodesIn(expr: Expr, seen: Set<string> = new Set()): string[] {
    const inner = bare(expr);
    if (inner.type === 'rule_ref') {
      if (seen.has(inner.name)) return [];
      seen.add(inner.name);
      if (this.#plan.isNode(inner.name)) return [inner.name];
      return isNodeName(inner.name) || !this.#plan.isSpecial(inner.name)
        ? this.nodesIn(this.#plan.rule(inner.name).expression, seen)
        : [];
    }
    switch (inner.type) {
      case 'choice':
        return alternativesOf(inner).flatMap((alternative) => this.nodesIn(alternative, seen));
      case 'sequence': {
        const picked = inner.elements.filter(isPicked);
        return (picked.length > 0 ? picked : inner.elements).flatMap((element) => this.nodesIn(element, seen));
      }
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
      case 'labeled':
        return this.nodesIn(inner.expression, seen);
      default:
        return [];
    }
  }
}

function aliasOf(name: string): string {
  return `${isNodeName(name) ? name : `${name[0]?.toUpperCase()}${name.slice(1)}Rule`}Value`;
}

function inParentheses(type: string): string {
  return splitUnion(type).length > 1 || type.includes('=>') ? `(${type})` : type;
}

/** `A | [B | C]` is two types. */
function splitUnion(type: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let at = 0; at < type.length; at++) {
    const char = type[at];
    if (quoted) {
      if (char === '\\') at++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '[' || char === '(' || char === '<' || char === '{') depth++;
    else if (char === ']' || char === ')' || char === '>' || char === '}') depth--;
    else if (char === '|' && depth === 0) {
      parts.push(type.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(type.slice(from).trim());
  return parts;
}
