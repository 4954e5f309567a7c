import type { Event } from '../../../../core/event.ts';
import { applyEvent } from '../../../../core/fold.ts';
import type { Path } from '../../../../core/path.ts';
import { setOwn } from '../../../../core/record.ts';
import type { Emit } from '../../../../core/report.ts';
import type { Json } from '../../model.ts';
import type { Fit } from '../fit/fit.ts';
import { fieldSpelled, mayMean } from '../fit/names.ts';
import { TypeFitter } from '../fit/type-fitter.ts';
import { byTag, shapeOf } from '../fit/union.ts';
import { type Node, partOf, plainSource, rootNode } from '../node.ts';
import { ANY, type ListType, type ObjectType, objectType, type PlainType, plainType, type Type } from '../type.ts';

/** The destination of a part, and its type. */
interface Slot {
  readonly type: Type;
  /** The frame around it; null for the whole value. */
  readonly around: Frame | null;
  readonly name: string;
}

/** An object or a list that is being read. */
interface Frame {
  readonly slot: Slot;
  readonly isList: boolean;
  /** Null for anything, and for objects that are not identified yet. */
  type: ObjectType | ListType | null;
  readonly tagged: Tagged | null;
  /** Its path in the output; null while that is uncertain. */
  at: Path | null;
  /** No more of it is handed out before the end. */
  isFrozen: boolean;
  /** The names of an object's parts that were handed out; for a list, their number. */
  readonly told: Set<string>;
  count: number;
  /** The members that arrived and were not handed out. */
  readonly kept: Record<string, Json>;
}

/** A part that is handed out when it is whole, and not before its container. */
interface Held {
  readonly depth: number;
  readonly slot: Slot | null;
  value: unknown;
}

/** An event about a part of the value. */
type PartEvent = Exclude<Event, { type: 'diagnostic' }>;

/**
 * Turns the events of JSON into those of a typed value, as far as they are certain; corrections follow at the end. Only
 * what has to wait is buffered.
 */
export class Growth {
  readonly #emit: Emit;
  readonly #type: PlainType;
  readonly #whole: ReadonlySet<string>;
  readonly #fitter: TypeFitter;
  readonly #root: Node;
  readonly #frames: Frame[] = [];
  #held: Held | null = null;
  #text: Path | null = null;
  #hasTold = false;
  /** What was handed out may not count: nothing more is handed out before the end. */
  #isStopped = false;
  /** The last value depends on its source, which is only read at the end. */
  #asksForText = false;

  /** `whole` are the parts to hand out when they have ended: names from the outermost on, joined by dots. */
  constructor(type: PlainType, whole: ReadonlySet<string>, maxDepth: number | undefined, emit: Emit) {
    this.#type = type;
    this.#whole = whole;
    this.#fitter = new TypeFitter(maxDepth);
    this.#emit = emit;
    const locate = (): undefined => {
      this.#asksForText = true;
    };
    this.#root = rootNode(null, plainSource('', locate));
  }

  take(event: Event): void {
    if (this.#isStopped || event.type === 'diagnostic') return;
    const { path } = event;
    if (event.type === 'revise' && path.length === 0) this.#again(event.value);
    else if (this.#held !== null) this.#hold(this.#held, event);
    else if (event.type === 'delta') this.#delta(event.text);
    else if (event.type === 'close') this.#close();
    else if (event.type === 'open') this.#open(path, event.kind);
    else if (event.type === 'set') this.#put(path, event.value);
    else this.#revise(path, event.value);
  }

  #tell(event: Event): void {
    this.#hasTold = true;
    this.#emit(event);
  }

  /** Another value follows the previous one: it may count, if nothing of the previous one was handed out. */
  #again(value: unknown): void {
    this.#isStopped = this.#hasTold;
    if (this.#hasTold) return;
    this.#frames.length = 0;
    this.#held = null;
    this.#begun([], value);
    if (Array.isArray(value)) for (const [index, item] of value.entries()) this.#put([index], item);
  }

  /** A member is repeated. */
  #revise(path: Path, value: unknown): void {
    const frame = this.#frames.at(-1);
    const name = String(path.at(-1));
    const meant = frame?.type?.kind === 'object' ? fieldSpelled(frame.type, name) : name;
    const isNew = frame !== undefined && !frame.isList && !frame.told.has(meant ?? name);
    if (!isNew) this.#isStopped = true;
    else if (!this.#begun(path, value)) this.#put(path, value);
  }

  /** Opens a container, which begins empty; false for a scalar, which is whole. */
  #begun(path: Path, value: unknown): boolean {
    const kind = Array.isArray(value) ? 'array' : typeof value === 'string' ? 'text' : 'object';
    if (kind === 'object' && (typeof value !== 'object' || value === null)) return false;
    this.#open(path, kind);
    return true;
  }

  #open(path: Path, kind: string): void {
    const slot = this.#slot(path);
    const steering = slot === null || this.#isWhole(slot) ? undefined : steeringOf(slot.type, kind);
    if (slot === null || steering === undefined || (path.length === 0 && kind === 'text')) {
      this.#held = { depth: path.length, slot, value: undefined };
      this.#hold(this.#held, { type: 'open', path, kind });
      return;
    }
    if (kind === 'text') {
      this.#text = placeFor(slot);
      this.#tell({ type: 'open', path: this.#text, kind });
      return;
    }
    const frame: Frame = {
      slot,
      isList: kind === 'array',
      type: steering.kind === 'object' || steering.kind === 'list' ? steering.type : null,
      tagged: steering.kind === 'tagged' ? steering : null,
      at: null,
      isFrozen: false,
      told: new Set(),
      count: 0,
      kept: {},
    };
    this.#frames.push(frame);
    // An object may only wrap the value: its first name decides.
    if (kind === 'array' || steering.kind === 'any') this.#begin(frame, kind);
  }

  #begin(frame: Frame, kind: string): void {
    frame.at = placeFor(frame.slot);
    this.#tell({ type: 'open', path: frame.at, kind });
  }

  /** The destination of the next part of what is open; null while that is uncertain. */
  #slot(path: Path): Slot | null {
    const key = path.at(-1);
    if (key === undefined) return { type: this.#type, around: null, name: '' };
    const frame = this.#frames.at(-1);
    if (frame === undefined || frame.isFrozen || (frame.type === null && frame.tagged !== null)) return null;
    const { type } = frame;
    const name = String(key);
    if (type === null) return { type: ANY, around: frame, name };
    if (type.kind === 'list') {
      const item = type.first[Number(key)] ?? type.rest;
      return item && { type: item, around: frame, name };
    }
    const meant = fieldSpelled(type, name);
    const field = typeof meant === 'string' && !frame.told.has(meant) ? type.fields.get(meant) : undefined;
    if (typeof meant === 'string' && field !== undefined) {
      if (frame.at === null) this.#begin(frame, 'object');
      return { type: field.type, around: frame, name: meant };
    }
    // Of two spellings, the type's own counts, even if it comes later.
    if (meant === name) frame.isFrozen = true;
    if (frame.at === null || type.rest === null || meant !== undefined) return null;
    if (mayMean(type, name, (one) => frame.told.has(one))) return null;
    return { type: type.rest, around: frame, name };
  }

  #isWhole(slot: Slot): boolean {
    if (this.#whole.size === 0) return false;
    const names: string[] = [];
    for (let at = slot; at.around !== null; at = at.around.slot) if (!at.around.isList) names.unshift(at.name);
    return this.#whole.has(names.join('.'));
  }

  #hold(held: Held, event: PartEvent): void {
    const path = event.path.slice(held.depth);
    if (event.type !== 'close' || path.length > 0) held.value = applyEvent(held.value, { ...event, path });
    else {
      this.#held = null;
      if (isJson(held.value)) this.#settle(held.slot, event.path.at(-1), held.value);
    }
  }

  #put(path: Path, value: unknown): void {
    if (path.length > 0 && isJson(value)) this.#settle(this.#slot(path), path.at(-1), value);
  }

  /** Takes a whole part. */
  #settle(slot: Slot | null, key: string | number | undefined, value: Json): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined || key === undefined) return;
    if (slot !== null) {
      this.#tellWhole(slot, value);
      return;
    }
    if (typeof key !== 'string') return;
    setOwn(frame.kept, key, value);
    if (frame.tagged?.tag === key && frame.type === null) this.#choose(frame, frame.tagged);
    else if (frame.at === null && frame.type?.kind === 'object') this.#beginRecord(frame, frame.type, value);
  }

  /** The discriminator has arrived. */
  #choose(frame: Frame, { members, tag }: Tagged): void {
    frame.type = byTag(this.#fitter, members, tag, partOf(this.#root, '', frame.kept)) ?? null;
    if (frame.type !== null) this.#tellKept(frame);
  }

  /** A record has no names of its own: it is recognised when one of its members fits. */
  #beginRecord(frame: Frame, { rest }: ObjectType, value: Json): void {
    if (rest === null || rest.kind === 'any' || this.#fit(rest, value) === undefined) return;
    this.#begin(frame, 'object');
    this.#tellKept(frame);
  }

  #tellKept(frame: Frame): void {
    for (const [name, value] of Object.entries(frame.kept)) {
      const slot = this.#slot([name]);
      if (slot === null) continue;
      this.#tellWhole(slot, value);
    }
  }

  #tellWhole(slot: Slot, value: Json): void {
    const { around, type, name } = slot;
    const fit = this.#fit(type, value);
    if (fit === undefined || this.#asksForText) {
      if (around === null) return;
      // Later items have no index before this one does.
      if (!around.isList) setOwn(around.kept, name, value);
      else if (fit !== undefined || (around.type?.kind === 'list' && Number(name) < around.type.first.length))
        around.isFrozen = true;
      return;
    }
    this.#tell({ type: 'set', path: placeFor(slot), value: fit.value });
  }

  #fit(type: Type, value: Json): Fit | undefined {
    this.#asksForText = false;
    return this.#fitter.fit(type, partOf(this.#root, '', value));
  }

  #delta(text: string): void {
    if (this.#text !== null) this.#tell({ type: 'delta', path: this.#text, text });
  }

  #close(): void {
    const text = this.#text;
    this.#text = null;
    if (text !== null) {
      this.#tell({ type: 'close', path: text });
      return;
    }
    const frame = this.#frames.pop();
    if (frame === undefined) return;
    if (frame.at === null) {
      // On its own, it may not be a value at all.
      if (frame.slot.around !== null) this.#tellWhole(frame.slot, frame.kept);
      return;
    }
    if (frame.type?.kind === 'object') this.#tellRest(frame, frame.type);
    this.#tell({ type: 'close', path: frame.at });
  }

  /** Hands out members with misspelt names, and missing members. */
  #tellRest({ kept, told, at }: Frame, { fields, rest }: ObjectType): void {
    const left = [...fields].filter(([name]) => !told.has(name));
    this.#asksForText = false;
    const type = objectType(new Map(left), rest);
    const { value } = this.#fitter.fitMembers(type, partOf(this.#root, '', kept));
    if (this.#asksForText || at === null || typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) this.#tell({ type: 'set', path: [...at, name], value: member });
  }
}

/** The path of a part that is handed out now. */
function placeFor({ around, name }: Slot): Path {
  if (around === null || around.at === null) return [];
  if (around.isList) return [...around.at, around.count++];
  around.told.add(name);
  delete around.kept[name];
  return [...around.at, name];
}

/** JSON events have no other values. */
function isJson(value: unknown): value is Json {
  return value !== undefined;
}

/** How a part that begins is read while it grows. */
export type Steering =
  | { readonly kind: 'any' }
  | { readonly kind: 'text' }
  | { readonly kind: 'list'; readonly type: ListType }
  | { readonly kind: 'object'; readonly type: ObjectType }
  | Tagged;

/** Objects that one field tells apart. */
export interface Tagged {
  readonly kind: 'tagged';
  readonly members: readonly PlainType[];
  readonly tag: string;
}

/** The only way to read a part of a kind; undefined if that is uncertain before its end. */
export function steeringOf(type: Type, kind: string): Steering | undefined {
  const plain = plainType(type);
  const { members, tag } = plain.kind === 'union' ? shapeOf(plain) : { members: [plain], tag: undefined };
  if (members.some((member) => member.kind === 'any')) return { kind: 'any' };
  if (kind === 'text') return members.some((member) => member.kind === 'text') ? { kind: 'text' } : undefined;
  if (kind === 'array') {
    const [list, ...others] = members.filter((member) => member.kind === 'list');
    return list === undefined || others.length > 0 ? undefined : { kind: 'list', type: list };
  }
  const [object, ...others] = members.filter((member) => member.kind === 'object');
  if (object === undefined) return undefined;
  if (others.length === 0) return { kind: 'object', type: object };
  return tag === undefined ? undefined : { kind: 'tagged', members, tag };
}
