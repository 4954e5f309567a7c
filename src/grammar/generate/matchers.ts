import { appendTo } from '../../core/maps.ts';
import type { Part } from '../../engine/matchers/parts.ts';
import { type CharSet, classPattern } from '../char-set.ts';
import { children, type Expr, type Sequence, walk } from '../tree.ts';
import { charSetOf } from './char-sets.ts';
import { classUnits } from './chars.ts';
import { bare, type GrammarPlan, isPicked } from './plan.ts';
import { stopsOf } from './stops.ts';
import type { ValueTypes } from './types.ts';

/**
 * The required results of a match: its value and the mistakes in it; only the mistakes; or only where it ends, as in a
 * predicate, since lookahead reports nothing.
 */
export type Asked = 'value' | 'mistakes' | 'end';

/** The numbers of rules in the table. */
export interface RuleMatchers {
  /** A matcher that leaves the value in the machine, and the mistakes in the pending list. */
  read(rule: string): number;
  /** A matcher that leaves only the mistakes. */
  note(rule: string): number;
  /** A matcher that leaves neither. */
  skip(rule: string): number;
}

/** One alternative of a text's round: what precedes the run of units at its end, and that run. */
export interface RoundParts {
  readonly before: readonly Expr[];
  readonly run: CharSet | null;
  readonly atLeastOne: boolean;
  /** The text gets what the rule returns, instead of the characters it matched. */
  readonly isValued: boolean;
}

/** What the labels of the rule being written mean. */
export interface Labels {
  /** The labels that become the fields of a node, by number. */
  readonly fields: readonly string[];
  /** Their types, where code uses them. */
  readonly types?: readonly string[];
  /** The label whose value is handed down, the attribute it goes to, and the path of fields to take of it. */
  readonly handed?: { readonly label: string; readonly attribute: number; readonly fields: readonly string[] };
}

const NO_LABELS: Labels = { fields: [] };

/** Writes expressions as the table rows that make their matchers: `"a"* !"b"` as `["s", ["[*", "a"], ["!", "b"]]`. */
export class MatcherWriter {
  readonly #plan: GrammarPlan;
  readonly #types: ValueTypes;
  readonly #rules: RuleMatchers;
  readonly #actions: string[];

  /** @param actions - collects the code in the grammar, as functions */
  constructor(plan: GrammarPlan, types: ValueTypes, rules: RuleMatchers, actions: string[]) {
    this.#plan = plan;
    this.#types = types;
    this.#rules = rules;
    this.#actions = actions;
  }

  write(expr: Expr, asked: Asked, labels: Labels = NO_LABELS): Part {
    switch (expr.type) {
      case 'literal': {
        const { value } = expr;
        return expr.ignoreCase && value !== '' ? asText(['i', value.toLowerCase()], asked) : value;
      }
      case 'class':
        if (expr.unicode) return asText(['character', ...patternOf(classPattern(expr))], asked);
        return this.#units(expr, asked);
      case 'any':
        return this.#units(expr, asked);
      case 'sequence':
        if (asked !== 'value' && this.#charSet(expr) !== undefined) return this.#units(expr, asked);
        return this.#sequence(expr, asked, labels);
      case 'choice': {
        // The value of `![a-c] .` is a list.
        const isList = asked === 'value' && this.#types.of(expr).includes('[');
        if (!isList && this.#charSet(expr) !== undefined) return this.#units(expr, asked);
        return ['/', ...expr.alternatives.map((one) => this.write(one, asked, labels))];
      }
      case 'optional':
        return ['?', this.write(expr.expression, asked, labels)];
      case 'zero_or_more':
        return this.#many(expr.expression, 0, asked);
      case 'one_or_more':
        return this.#many(expr.expression, 1, asked);
      case 'repeated': {
        const least = Number((expr.min ?? expr.max).value ?? 0);
        const most = expr.max.value;
        const between = expr.delimiter === null ? [] : [this.write(expr.delimiter, unvalued(asked))];
        const count = [least, most === null ? null : Number(most), asked === 'value'];
        return ['|', ...count, this.write(expr.expression, asked), ...between];
      }
      case 'simple_and':
        return ['&', this.write(expr.expression, 'end')];
      case 'simple_not':
        return ['!', this.write(expr.expression, 'end')];
      case 'text':
        return asText(this.write(expr.expression, unvalued(asked), labels), asked);
      case 'labeled':
        return this.#labeled(expr, asked, labels);
      case 'action':
        return this.#action(expr.expression, expr.code, asked, labels);
      case 'semantic_and':
      case 'semantic_not':
        return ['test', expr.type === 'semantic_and', this.#code(expr.code, labels)];
      case 'rule_ref':
        return this.#reference(expr.name, asked);
      case 'group':
      case 'named':
        return this.write(expr.expression, asked, labels);
      default:
        throw new Error(`${expr.type} has no matcher`);
    }
  }

  /** The table row of a sequence, or of its only element. */
  #sequence(expr: Sequence, asked: Asked, labels: Labels): Part {
    const { elements } = expr;
    const picked = elements.filter(isPicked);
    const wanted = asked !== 'value' ? [] : picked.length > 0 ? picked : elements;
    const parts = elements.map((one) => this.write(one, wanted.includes(one) ? 'value' : unvalued(asked), labels));
    if (asked !== 'value') return parts.length === 1 ? (parts[0] ?? '') : ['s', ...parts];
    const numbers = wanted.map((one) => elements.indexOf(one));
    if (picked.length === 1) return ['@', numbers[0] ?? 0, ...parts];
    return ['t', numbers, ...parts];
  }

  #many(expr: Expr, least: 0 | 1, asked: Asked): Part {
    if (asked === 'value') return ['|', least, null, true, this.write(expr, asked)];
    const set = this.#charSet(expr);
    if (set !== undefined) return [least === 0 ? '[*' : '[+', classUnits(set)];
    const stops = stopsOf(expr, this.#plan);
    if (stops !== undefined) return ['until', ...patternOf(stops.search), stops.longest, ...(least === 0 ? [] : [1])];
    return [least === 0 ? '*' : '+', this.write(expr, asked)];
  }

  #labeled(expr: Expr & { type: 'labeled' }, asked: Asked, labels: Labels): Part {
    const { label, expression } = expr;
    const { handed, fields } = labels;
    const isHanded = label !== null && handed?.label === label;
    const number = label === null ? -1 : fields.indexOf(label);
    const inner = this.write(expression, isHanded || number >= 0 ? 'value' : asked, labels);
    const set: Part = number < 0 ? inner : [':', number, inner];
    return isHanded ? ['hand', handed.attribute, handed.fields, set] : set;
  }

  /** An action over labels; its code runs only where the value is needed. */
  #action(expr: Expr, code: string, asked: Asked, labels: Labels): Part {
    if (asked !== 'value' && !hasPredicate(expr)) return this.write(expr, asked, labels);
    const scope = { ...this.scope(expr), ...(labels.handed && { handed: labels.handed }) };
    return ['{', this.#code(code, scope), this.write(expr, unvalued(asked), scope)];
  }

  /** The labels of an expression, for the code in it: the given ones first, then all others. */
  scope(expr: Expr, first: readonly string[] = []): Labels {
    const types = new Map<string, string[]>(first.map((name) => [name, []]));
    const collect = (inner: Expr): void => {
      if (inner.type === 'labeled' && inner.label !== null)
        appendTo(types, inner.label, this.#types.of(inner.expression));
      if (inner.type !== 'action') children(inner).forEach(collect);
    };
    for (const inner of expr.type === 'action' ? children(expr) : [expr]) collect(inner);
    return { fields: [...types.keys()], types: [...types.values()].map((all) => this.#types.union(all)) };
  }

  /** The number of the function for a piece of code; its parameters are the labels that the code names. */
  #code(code: string, { fields, types = [] }: Labels): number {
    const used = fields.flatMap((name, at) =>
      new RegExp(`\\b${name}\\b`).test(code) ? [` const ${name} = labels[${at}] as ${types[at] ?? 'unknown'};`] : [],
    );
    return this.#actions.push(`(${used.length === 0 ? '' : 'labels'}) => {${used.join('')}${code}}`) - 1;
  }

  #reference(name: string, asked: Asked): Part {
    const ref: Expr = { type: 'rule_ref', name, location: this.#plan.rule(name).location };
    if (asked === 'value') return this.#rules.read(name);
    if (asked === 'mistakes' && this.#plan.mayReport(ref)) return this.#rules.note(name);
    if (this.#isSmall(name)) return this.write(this.#plan.rule(name).expression, 'end');
    return this.#rules.skip(name);
  }

  /** Small enough to be written out at each place that names it. */
  #isSmall(name: string): boolean {
    if (this.#plan.isSpecial(name) || this.#plan.isRecursive(name)) return false;
    const { expression } = this.#plan.rule(name);
    if (this.#charSet(expression) !== undefined) return true;
    const inner = bare(expression);
    const loop = inner.type === 'zero_or_more' || inner.type === 'one_or_more' ? bare(inner.expression) : inner;
    return loop.type === 'literal' || this.#charSet(loop) !== undefined;
  }

  #units(expr: Expr, asked: Asked): Part {
    const set = this.#charSet(expr) ?? [];
    const [[unit, last] = [0, -1], ...more] = set;
    // A single unit becomes a literal, whose value is made once.
    if (more.length === 0 && unit === last) return String.fromCharCode(unit);
    return asText(['[', classUnits(set)], asked);
  }

  #charSet(expr: Expr): CharSet | undefined {
    return charSetOf(expr, this.#plan);
  }
}

/** If the value is not needed, the mistakes still are. */
function unvalued(asked: Asked): Asked {
  return asked === 'value' ? 'mistakes' : asked;
}

function asText(matcher: Part, asked: Asked): Part {
  return asked === 'value' ? ['$', matcher] : matcher;
}

function patternOf({ source, flags }: RegExp): [source: string, flags: string] {
  return [source, flags];
}

function hasPredicate(expr: Expr): boolean {
  let found = false;
  walk(expr, ({ type }) => {
    found ||= type === 'semantic_and' || type === 'semantic_not';
  });
  return found;
}
