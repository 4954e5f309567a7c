import { getOwn, isRecord } from '../../../../core/record.ts';
import type { Json } from '../../model.ts';
import { NOT, PlainCosts } from '../conforms.ts';
import { type Node, partOf } from '../node.ts';
import { isSame } from '../schema/validate.ts';
import { type ObjectType, type PlainType, plainType, type Type, type UnionType } from '../type.ts';
import { COST } from './cost.ts';
import { cheapest, exact, type Fit, isUnnamed, noted } from './fit.ts';
import type { Fitter } from './fitter.ts';
import { InnerJson } from './inner.ts';
import { fitList } from './list.ts';
import { fitMembers, fitObject } from './object.ts';
import { fitScalar } from './scalars.ts';
import { fitUnion } from './union.ts';

/** Types as which a single value may be read by way of others. */
const MAKES_PARTS: ReadonlySet<PlainType['kind']> = new Set(['union', 'list', 'object']);

/** What is under these names says why there is no answer: `{"error": {"message": "Too many requests"}}`. */
const FAILURES: ReadonlySet<string> = new Set(['error', 'errors', 'exception']);

/** What reads each kind of type, together. */
export class TypeFitter implements Fitter {
  /** What containers were read as that more than one way leads to: each is read once for each type. */
  readonly #known = new Map<PlainType, Map<object, Fit | null>>();
  readonly #costs = new PlainCosts();
  readonly #inner: InnerJson;
  /** The types and the values that are being read, innermost last. */
  readonly #types: PlainType[] = [];
  readonly #values: Json[] = [];
  #unions = 0;

  constructor(maxDepth: number | undefined) {
    this.#inner = new InnerJson(maxDepth);
  }

  fit(type: Type, node: Node): Fit | undefined {
    const plain = plainType(type);
    const { value } = node;
    if (typeof value !== 'object' || value === null)
      return MAKES_PARTS.has(plain.kind) ? this.#once(plain, node) : this.#fit(plain, node);
    const known = this.#known.get(plain)?.get(value);
    if (known !== undefined) return known ?? undefined;
    const fit = this.#once(plain, node);
    // No other way is tried for what costs little; only a union asks for it again.
    if (fit === undefined || fit.cost >= COST.around || this.#unions > 0) this.#keep(plain, value, fit ?? null);
    return fit;
  }

  #keep(type: PlainType, value: object, fit: Fit | null): void {
    const known = this.#known.get(type) ?? new Map<object, Fit | null>();
    this.#known.set(type, known.set(value, fit));
  }

  /** A value may stand for a list or an object of itself: no type is asked twice on the way. */
  #once(type: PlainType, node: Node): Fit | undefined {
    const { value } = node;
    for (let at = this.#values.length - 1; at >= 0 && this.#values[at] === value; at--)
      if (this.#types[at] === type) return undefined;
    this.#types.push(type);
    this.#values.push(value);
    const fit = this.#fit(type, node);
    this.#types.pop();
    this.#values.pop();
    return fit;
  }

  #fit(type: PlainType, node: Node): Fit | undefined {
    switch (type.kind) {
      case 'any':
        return exact(node);
      case 'union':
        return this.#union(type, node);
      case 'list':
        return fitList(this, type, node);
      case 'object':
        return fitObject(this, type, node);
      default:
        return this.#single(type, node);
    }
  }

  #union(type: UnionType, node: Node): Fit | undefined {
    this.#unions++;
    const fit = fitUnion(this, type, node);
    this.#unions--;
    return fit;
  }

  plainCost(type: Type, value: Json, { source }: Node): number {
    return source.doubtful.size === 0 && source.isUnquoted !== true ? this.#costs.of(type, value) : NOT;
  }

  fitMembers(type: ObjectType, node: Node, nodes?: ReadonlyMap<string, Node>): Fit {
    return fitMembers(this, type, node, nodes);
  }

  fitInner(type: PlainType, node: Node): Fit | undefined {
    const inner = this.#inner.of(node);
    const fit = inner && this.fit(type, inner);
    return fit && noted(fit, 'inner json', node, { inner: fit.node });
  }

  /** A single value; it may be in a list of one, or in an object. */
  #single(type: PlainType, node: Node): Fit | undefined {
    const { value } = node;
    const plain = fitScalar(type, node);
    if (plain !== undefined && (typeof value !== 'object' || value === null)) return plain;
    if (typeof value === 'string') return this.fitInner(type, node);
    if (type.kind === 'null') return plain ?? this.#nothing(type, node);
    if (Array.isArray(value)) return cheapest([this.fitOnly(type, node), plain, this.#fitFirst(type, node)]);
    // {"type": "string", "value": "Ada"}: a text with something about it.
    const text = type.kind === 'text' && isRecord(value) ? getOwn(value, 'value') : undefined;
    if (typeof text === 'string') return this.#unwrap(exact(partOf(node, 'value', text)), node, 'value', false);
    if (!isRecord(value) || (type.kind === 'text' && !wrapsText(node, value))) return plain;
    return cheapest([this.fitWrapped(type, node), plain]);
  }

  fitOnly(type: PlainType, node: Node): Fit | undefined {
    const { value } = node;
    if (!Array.isArray(value) || value.length !== 1) return undefined;
    const fit = this.fit(type, partOf(node, 0, value[0] ?? null));
    return fit && noted(fit, 'list of one', node, { inner: fit.node, isGuess: isUnnamed(fit) });
  }

  /** The first of several values of a list, where one has to be. */
  #fitFirst(type: PlainType, node: Node): Fit | undefined {
    const { value } = node;
    if (!Array.isArray(value) || value.length < 2 || type.kind === 'text') return undefined;
    const fits = value.map((item, index) => this.fit(type, partOf(node, index, item)));
    const best = cheapest(fits);
    if (best === undefined || best.cost >= COST.guess) return undefined;
    return noted(best, 'first of list', node, { count: value.length });
  }

  /** `{"answer": null}` says that there is none. */
  #nothing(type: PlainType, node: Node): Fit | undefined {
    const [one, ...others] = isRecord(node.value) ? Object.values(node.value) : [];
    return one === null && others.length === 0 ? this.fitWrapped(type, node) : undefined;
  }

  fitWrapped(type: PlainType, node: Node): Fit | undefined {
    if (!isRecord(node.value)) return undefined;
    const members = Object.entries(node.value);
    const fits = members.map(([name, value]) => this.fit(type, partOf(node, name, value ?? null)));
    const best = cheapest(fits);
    if (best === undefined || best.cost >= COST.lost) return undefined;
    const isRival = (fit: Fit | undefined): boolean =>
      fit !== undefined && fit.cost <= best.cost + COST.kind && !isSame(fit.value, best.value);
    // What is null is not there.
    const rivals = fits.filter((fit) => isRival(fit) && fit?.node.value !== null);
    return this.#unwrap(best, node, members[fits.indexOf(best)]?.[0] ?? '', isUnnamed(best) || rivals.length > 0);
  }

  /** The value of one member, without the object around it and what else is in it. */
  #unwrap(best: Fit, node: Node, name: string, isGuess: boolean): Fit {
    const { length: count } = Object.keys(node.value ?? {});
    const more = Math.min(count - 1, 1) + (isGuess ? COST.around : 0);
    const kind = FAILURES.has(name.toLowerCase()) ? 'in an error' : 'wrapped';
    return noted(best, kind, node, { name, count, inner: best.node, isGuess }, more);
  }
}

/** Whether an object may be around a text. In a field that holds a text, an object is that text. */
function wrapsText({ around }: Node, value: Readonly<Record<string, unknown>>): boolean {
  const members = Object.values(value);
  return around === null && (members.length === 1 || members.some((member) => typeof member === 'string'));
}
