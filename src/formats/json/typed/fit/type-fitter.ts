import { getOrMake } from '../../../../core/maps.ts';
import type { Parsed } from '../../../../core/parsed.ts';
import { getOwn, isRecord } from '../../../../core/record.ts';
import type { Json } from '../../model.ts';
import { parse } from '../../parse.ts';
import { NOT, PlainCosts } from '../conforms.ts';
import { type Node, partOf, plainSource, rangeOf, rootNode } from '../node.ts';
import { isSame } from '../schema/same.ts';
import { type ObjectType, type PlainType, plainType, type Type, type UnionType } from '../type.ts';
import { COST } from './cost.ts';
import { cheapest, exact, type Fit, type Fitter, isUnnamed, MOST_TRIED, noted } from './fit.ts';
import { fitList } from './list.ts';
import { fitMembers, fitObject } from './object.ts';
import { fitScalar } from './scalars.ts';
import { fitUnion } from './union.ts';
import { isNullWord } from './words.ts';

/** Types that a scalar may be read as in several ways. */
const MAKES_PARTS: ReadonlySet<PlainType['kind']> = new Set(['union', 'list', 'object']);

/** The maximum number of implied types around a value: each takes several nested calls. */
const MOST_AROUND = 40;

/** Whether an object reports a failure: `{"error": {…}}`, `{"status": "failed", "data": {…}}`, `{"ok": false, …}`. */
function tellsFailure(around: Json): boolean {
  return Object.entries(around ?? {}).some(([name, value]) => {
    // Not the string of an object, which may have a member `toString`.
    const word = typeof value === 'object' ? Object.keys(value ?? {}).join() : String(value).toLowerCase();
    if (FAILURES.has(name.toLowerCase())) return word !== 'false' && !isNullWord(word);
    return FAILURES.has(word) || (value === false && /^(success|ok)$/i.test(name));
  });
}

const FAILURES: ReadonlySet<string> = new Set(['error', 'errors', 'exception', 'failed', 'failure']);

/** Reads values as types, each in the cheapest way. The reader of a type calls it for the parts. */
export class TypeFitter implements Fitter {
  /**
   * Cached readings of values that are reached in several ways: each is read once for each type. A scalar is identified
   * by its node.
   */
  readonly #known = new Map<PlainType, Map<object, Fit | null>>();
  /** The identities of scalars in objects and lists, since each way to one makes its own node. */
  readonly #singles = new Map<object, Map<string | number, Node>>();
  readonly #costs = new PlainCosts();
  /** The JSON inside strings. */
  readonly #inner = new Map<string, Parsed<Json> | null>();
  readonly #maxDepth: number | undefined;
  /** The types and the values that are being read, innermost last. */
  readonly #types: PlainType[] = [];
  readonly #values: Json[] = [];
  #unions = 0;

  /** `read` is a text that was read as JSON already, so it is not searched for JSON again. */
  constructor(maxDepth: number | undefined, read?: Json) {
    this.#maxDepth = maxDepth;
    if (typeof read === 'string') this.#inner.set(read, null);
  }

  /** A value read as a type; undefined if it does not fit. */
  fit(type: Type, node: Node): Fit | undefined {
    const plain = plainType(type);
    const { value } = node;
    const isContainer = typeof value === 'object' && value !== null;
    if (!isContainer && !MAKES_PARTS.has(plain.kind)) return this.#fit(plain, node);
    const key = isContainer ? value : this.#keyOf(node);
    const known = key && this.#known.get(plain)?.get(key);
    if (known !== undefined) return known ?? undefined;
    const fit = this.#once(plain, node);
    // For a low cost, no other way is tried, and only a union asks again.
    if (key !== undefined && (fit === undefined || fit.cost >= COST.around || this.#unions > 0))
      this.#keep(plain, key, fit ?? null);
    return fit;
  }

  /** The identity of a scalar that will be read again: it is in a member of a union, or stands for its container. */
  #keyOf(node: Node): object | undefined {
    const again = this.#values.at(-1) === node.value ? node : undefined;
    const around = node.around?.value;
    if (this.#unions === 0 || typeof around !== 'object' || around === null) return again;
    const inside = getOrMake(this.#singles, around, () => new Map<string | number, Node>());
    const known = getOrMake(inside, node.key, () => ({ ...node }));
    return known.value === node.value && known.source === node.source ? known : again;
  }

  #keep(type: PlainType, key: object, fit: Fit | null): void {
    const known = this.#known.get(type) ?? new Map<object, Fit | null>();
    this.#known.set(type, known.set(key, fit));
  }

  /**
   * A value may stand for a list or an object around itself: no type is tried twice on the way, and its length is
   * limited.
   */
  #once(type: PlainType, node: Node): Fit | undefined {
    const { value } = node;
    const { length } = this.#values;
    for (let at = length - 1; at >= 0 && this.#values[at] === value; at--)
      if (this.#types[at] === type || length - at > MOST_AROUND) return undefined;
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

  /** The cost of a part that conforms to its type, as most do; `NOT` for others. */
  plainCost(type: Type, value: Json, { source }: Node): number {
    return source.doubtful.size === 0 && source.isUnquoted !== true ? this.#costs.of(type, value) : NOT;
  }

  /**
   * The members of an object as the fields of its type, with nothing around them. `nodes` are those written elsewhere.
   */
  fitMembers(type: ObjectType, node: Node, nodes?: ReadonlyMap<string, Node>): Fit {
    return fitMembers(this, type, node, nodes);
  }

  /** A text that contains JSON, read as a type. */
  fitInner(type: PlainType, node: Node): Fit | undefined {
    const { value: text, source } = node;
    // A string in such a string is a text.
    if (typeof text !== 'string' || source.isInner || !OPENS.test(text)) return undefined;
    const inner = getOrMake(this.#inner, text, () => innerJson(text, this.#maxDepth));
    if (inner === null) return undefined;
    const inside = { ...plainSource(text, inner.locate, () => rangeOf(node)), isInner: true };
    const fit = this.fit(type, rootNode(inner.value, inside));
    return fit && noted(fit, 'inner json', node, { inner: fit.node });
  }

  /** A scalar, possibly in a list of one or in an object. */
  #single(type: PlainType, node: Node): Fit | undefined {
    const { value } = node;
    const plain = fitScalar(type, node);
    if (plain !== undefined && (typeof value !== 'object' || value === null)) return plain;
    if (typeof value === 'string') return this.fitInner(type, node);
    if (type.kind === 'null') return plain ?? this.#nothing(type, node);
    if (Array.isArray(value)) return cheapest([this.fitOnly(type, node), plain, this.#fitFirst(type, node)]);
    // {"type": "string", "value": "Ada"}: a described text.
    const text = type.kind === 'text' && isRecord(value) ? getOwn(value, 'value') : undefined;
    if (typeof text === 'string') return this.#unwrap(exact(partOf(node, 'value', text)), node, 'value', false);
    // {"value": 2, "unit": "hours"}: an amount, like "2 hours".
    if (type.kind === 'number' && isRecord(value) && typeof getOwn(value, 'unit') === 'string')
      return this.#single(type, { ...node, value: `${getOwn(value, 'value')} ${getOwn(value, 'unit')}` });
    if (!isRecord(value) || (type.kind === 'text' && !wrapsText(node, value))) return plain;
    return cheapest([this.fitWrapped(type, node), plain]);
  }

  /** The only item of a list, as the value itself. */
  fitOnly(type: PlainType, node: Node): Fit | undefined {
    const { value } = node;
    if (!Array.isArray(value) || value.length !== 1) return undefined;
    const fit = this.fit(type, partOf(node, 0, value[0] ?? null));
    return fit && noted(fit, 'list of one', node, { inner: fit.node, isGuess: isUnnamed(fit) });
  }

  /** The first of several values in a list where one is expected. */
  #fitFirst(type: PlainType, node: Node): Fit | undefined {
    const { value } = node;
    if (!Array.isArray(value) || value.length < 2 || type.kind === 'text') return undefined;
    const best = cheapest(value.slice(0, MOST_TRIED).map((item, index) => this.fit(type, partOf(node, index, item))));
    if (best === undefined || best.cost >= COST.guess) return undefined;
    return noted(best, 'first of list', node, { count: value.length, place: 'first that fits' });
  }

  /** `{"answer": null}` means that there is no value. */
  #nothing(type: PlainType, node: Node): Fit | undefined {
    const [one, ...others] = isRecord(node.value) ? Object.values(node.value) : [];
    return one === null && others.length === 0 ? this.fitWrapped(type, node) : undefined;
  }

  /** The member of an object that is the value: `{"answer": …}`. */
  fitWrapped(type: PlainType, node: Node): Fit | undefined {
    if (!isRecord(node.value)) return undefined;
    const all = Object.entries(node.value);
    const members = all.slice(0, MOST_TRIED);
    const fits = members.map(([name, value]) => this.fit(type, partOf(node, name, value ?? null)));
    const best = cheapest(fits);
    if (best === undefined || best.cost >= COST.lost) return undefined;
    const isRival = (fit: Fit | undefined): boolean =>
      fit !== undefined && fit.cost <= best.cost + COST.kind && !isSame(fit.value, best.value);
    // A null member does not count.
    const rivals = fits.filter((fit) => isRival(fit) && fit?.node.value !== null);
    const isGuess = isUnnamed(best) || rivals.length > 0 || all.length > members.length;
    return this.#unwrap(best, node, members[fits.indexOf(best)]?.[0] ?? '', isGuess);
  }

  /** The value of one member, without the object around it and its other members. */
  #unwrap(best: Fit, node: Node, name: string, isGuess: boolean): Fit {
    const { length: count } = Object.keys(node.value ?? {});
    const more = Math.min(count - 1, 1) + (isGuess ? COST.around : 0);
    const kind = tellsFailure(node.value) ? 'in an error' : 'wrapped';
    return noted(best, kind, node, { name, count, inner: best.node, isGuess }, more);
  }
}

const OPENS = /^\s*[`{["]/;

/** The JSON in a string that is nothing but an object or a list, however damaged. */
function innerJson(text: string, maxDepth: number | undefined): Parsed<Json> | null {
  const read = parse(text, maxDepth === undefined ? {} : { maxDepth });
  const { value, ok, diagnostics } = read;
  // A string of a string.
  if (typeof value === 'string' && value !== text) return ok && OPENS.test(value) ? innerJson(value, maxDepth) : null;
  // [sun, rain]      {city: Rome}
  const isBare = diagnostics.every(({ code, severity }) => severity !== 'error' || code === 'json/bad-bare-string');
  return (ok || isBare) && typeof value === 'object' && value !== null ? read : null;
}

/** Whether an object may wrap a text. In a field for a text, an object is that text. */
function wrapsText({ around }: Node, value: Readonly<Record<string, unknown>>): boolean {
  const members = Object.values(value);
  return around === null && (members.length === 1 || members.some((member) => typeof member === 'string'));
}
