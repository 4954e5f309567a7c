import type { CharSet } from '../char-set.ts';
import { isRecoveryName } from '../recovery.ts';
import { type Expr, stripped } from '../tree.ts';
import { charSetOf } from './char-sets.ts';
import type { Patterns } from './patterns.ts';
import { alternativesOf, type GrammarPlan, isNodeName, isPicked, isPredicate } from './plan.ts';

/** A part of a way through a rule. */
export interface Piece {
  readonly source: string;
  /** How many units it takes; undefined where that differs. */
  readonly size?: number;
  /** It may be left out: then its text is null, and the source has a group for it. */
  readonly isOptional?: boolean;
  /** It needs a group: its text is asked for, or how long it is. */
  isCaught: boolean;
}

/** What code says of the pieces of a way, once their groups are numbered. */
export interface Places {
  /** The text of a piece, as a type. */
  text(piece: number, type: string): string;
  /** Where a piece begins, in what there is of the text. */
  start(piece: number): string;
}

/** The code of a value, where it is of a type. */
type Value = (places: Places, type: string) => string;

const NULL: Value = () => 'null';

/** One way through the rule of a node, where nothing has to be repaired: its pieces, and the node that they make. */
export class LaneWay {
  readonly pieces: Piece[] = [];
  value: Value = NULL;
  readonly #plan: GrammarPlan;
  readonly #patterns: Patterns;

  constructor(plan: GrammarPlan, patterns: Patterns) {
    this.#plan = plan;
    this.#patterns = patterns;
  }

  /**
   * Reads an alternative of a rule, which is tried where others fail: where they begin alike, they are refused after that
   * beginning. Gives whether the others can be refused, and a pattern is known.
   */
  read(rule: string, elements: readonly Expr[], before: readonly (readonly Expr[])[]): 'read' | 'unknown' | 'barred' {
    const alike = before.map((others) => ({ others, count: countAlike(others, elements) }));
    const isClear = (at: number): boolean =>
      alike.every(({ others, count }) => count !== at || this.#refuse(others.slice(at), elements.slice(at)));
    const isBarred = [...elements.keys(), elements.length].some((at) => !isClear(at));
    if (isBarred) return 'barred';
    this.pieces.length = 0;
    const value = rule === '' || isRecoveryName(rule) ? undefined : this.#node(rule, elements, isClear);
    if (value === undefined) return 'unknown';
    this.value = value;
    return 'read';
  }

  /** Where what was tried before may match, it is not passed over. */
  #refuse(others: readonly Expr[], following: readonly Expr[]): boolean {
    const source = this.#patterns.refusalBefore(others, following);
    if (source === undefined) return false;
    if (source !== '') this.#add({ source, size: 0 });
    return true;
  }

  #add(piece: Omit<Piece, 'isCaught'>, isCaught = false): number {
    return this.pieces.push({ ...piece, isCaught }) - 1;
  }

  /** Where a piece begins is asked for: what is before it is measured. */
  #measure(piece: number): void {
    for (const before of this.pieces.slice(0, piece)) before.isCaught ||= before.size === undefined;
  }

  /** The node of an alternative of a rule; `isClear` is given for the outermost, which is all that is matched. */
  #node(rule: string, elements: readonly Expr[], isClear?: (at: number) => boolean): Value | undefined {
    const from = this.pieces.length;
    const labels = new Map<string, Value>();
    for (const [at, element] of elements.entries()) {
      isClear?.(at);
      const label = element.type === 'labeled' ? element.label : null;
      const value = this.#part(element, this.#patterns.nextOf(elements.slice(at + 1)), label !== null);
      if (value === undefined) return undefined;
      if (label !== null) labels.set(label, value);
    }
    isClear?.(elements.length);
    const to = this.pieces.length;
    if (isClear === undefined) this.#measure(to);
    const fields = this.#plan.fields(rule);
    return (places) => {
      const [start, end] = isClear === undefined ? [places.start(from), places.start(to)] : ['p', 'p + g[0].length'];
      const values = fields.map(({ label }) => {
        const value = labels.get(label)?.(places, `${rule}Node['${label}']`) ?? 'null';
        return `, ${label}: ${value}`;
      });
      return `{ type: '${rule}', start: m.base + ${start}, end: m.base + ${end}${values.join('')} }`;
    };
  }

  /** Adds the pieces of a part; gives its value, or undefined where no pattern is known. */
  #part(expr: Expr, next: CharSet, isWanted: boolean): Value | undefined {
    switch (expr.type) {
      case 'labeled':
      case 'group':
      case 'named':
        return this.#part(expr.expression, next, isWanted);
      case 'optional':
        return this.#optional(expr.expression, isWanted);
      case 'sequence':
        return this.#sequence(expr.elements, next, isWanted);
      case 'choice':
        return isWanted && !this.#isText(expr)
          ? this.#firstOf(expr.alternatives, (one) => this.#part(one, next, true))
          : this.#text(expr, next, isWanted);
      case 'rule_ref':
        return this.#reference(expr, next, isWanted);
      default:
        return this.#text(expr, next, isWanted);
    }
  }

  /** What may be left out: a mistake, or a node, is. */
  #optional(expr: Expr, isWanted: boolean): Value | undefined {
    const refusal = this.#patterns.refusal(expr);
    if (refusal === undefined) return undefined;
    const inner = !isWanted || this.#isText(expr) ? this.#patterns.sure(expr) : undefined;
    if (inner === undefined) {
      this.#add({ source: refusal, size: 0 });
      return NULL;
    }
    if (!isWanted) {
      this.#add({ source: `(?:${inner}|${refusal})` });
      return NULL;
    }
    const at = this.#add({ source: `(?:(${inner})|${refusal})`, isOptional: true }, true);
    return (places, type) => places.text(at, type);
  }

  #sequence(elements: readonly Expr[], next: CharSet, isWanted: boolean): Value | undefined {
    const picked = elements.filter(isPicked);
    // The value of a sequence is the list of its parts.
    if (isWanted && picked.length !== 1) return undefined;
    let value: Value = NULL;
    for (const [at, element] of elements.entries()) {
      const found = this.#part(
        element,
        this.#patterns.nextOf(elements.slice(at + 1), next),
        isWanted && isPicked(element),
      );
      if (found === undefined) return undefined;
      if (isPicked(element)) value = found;
    }
    return value;
  }

  /** The first alternative of which a pattern is known; those before it are refused. */
  #firstOf(alternatives: readonly Expr[], read: (one: Expr) => Value | undefined): Value | undefined {
    const from = this.pieces.length;
    for (const [at, alternative] of alternatives.entries()) {
      this.pieces.length = from;
      if (!alternatives.slice(0, at).every((one) => this.#refuse([one], [alternative]))) return undefined;
      const value = read(alternative);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  #reference(expr: Expr & { readonly type: 'rule_ref' }, next: CharSet, isWanted: boolean): Value | undefined {
    const { name } = expr;
    if (isRecoveryName(name)) return undefined;
    const { expression } = this.#plan.rule(name);
    const isPlain = !this.#plan.isSpecial(name) && !this.#plan.isRecursive(name);
    if (isPlain && this.#plan.isNode(name) && isNodeName(name)) {
      if (!isWanted) return this.#text(expr, next, false);
      return this.#firstOf(alternativesOf(expression), (one) => this.#node(name, elementsOf(one)));
    }
    if (!isPlain || (this.#isText(expr) && !holdsPredicate(expression))) return this.#text(expr, next, isWanted);
    return this.#part(expression, next, isWanted);
  }

  /** One piece, whose value is its text. */
  #text(expr: Expr, next: CharSet, isWanted: boolean): Value | undefined {
    if (isWanted && !this.#isText(expr)) return undefined;
    const source = this.#patterns.sure(expr, next);
    if (source === undefined) return undefined;
    const size = isPredicate(expr) ? 0 : this.#sizeOf(expr);
    const at = this.#add({ source, ...(size !== undefined && { size }) }, isWanted);
    return isWanted ? (places, type) => places.text(at, type) : NULL;
  }

  #sizeOf(expr: Expr): number | undefined {
    const inner = this.#plan.resolved(expr);
    if (charSetOf(inner, this.#plan) !== undefined) return 1;
    if (inner.type === 'literal') return inner.value.length;
    const sizes = inner.type === 'choice' ? inner.alternatives.map((one) => this.#sizeOf(one)) : [undefined];
    return sizes.every((size) => size === sizes[0]) ? sizes[0] : undefined;
  }

  /** The value of an expression is the text that it matches. */
  #isText(expr: Expr): boolean {
    switch (expr.type) {
      case 'text':
      case 'literal':
      case 'class':
      case 'any':
        return true;
      case 'group':
      case 'named':
        return this.#isText(expr.expression);
      case 'labeled':
        return this.#isText(expr.expression);
      case 'choice':
        return expr.alternatives.every((one) => this.#isText(one));
      case 'rule_ref': {
        const { words, type } = this.#plan.annotations(expr.name);
        if (type !== undefined || this.#plan.isNode(expr.name)) return false;
        return words !== undefined || this.#isText(this.#plan.rule(expr.name).expression);
      }
      default:
        return false;
    }
  }
}

function holdsPredicate(expr: Expr): boolean {
  return expr.type === 'sequence' && expr.elements.some(isPredicate);
}

export function elementsOf(expr: Expr): readonly Expr[] {
  return expr.type === 'sequence' ? expr.elements : [expr];
}

/** How many elements two sequences begin with that are the same. */
function countAlike(one: readonly Expr[], other: readonly Expr[]): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && stripped(one[count]) === stripped(other[count])) count++;
  return count;
}
