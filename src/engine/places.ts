import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';

/** Finds places by paths. */
export type Finder = (path: Path) => Range | undefined;

/** A key of an object, or an index of a list. */
export type Key = string | number;

/** What is known of the place of one member of a model, and of the members in it. */
export class Spot {
  /** What was noted for the member itself. */
  own: Range | undefined = undefined;
  /** Knows the places inside the member: of a value that another grammar read. */
  finder: Finder | undefined = undefined;
  /** From where to where the places of the members in it reach. */
  #start = -1;
  #end = -1;
  /** What is in it: the items of a list, or members by their names; of most parts one at most has a spot. */
  #items: (Spot | undefined)[] | null = null;
  #name: string | null = null;
  #member: Spot | null = null;
  #others: Map<string, Spot> | null = null;

  /** From where to where its members reach. */
  get around(): Range | undefined {
    return this.#start < 0 ? undefined : { start: this.#start, end: this.#end };
  }

  at(key: Key): Spot | undefined {
    if (typeof key === 'number') return this.#items?.[key];
    return key === this.#name ? (this.#member ?? undefined) : this.#others?.get(key);
  }

  /** The spot of a member, made if it is new. */
  make(key: Key): Spot {
    return this.at(key) ?? this.put(key, new Spot());
  }

  /** Puts a spot in the place of one that may be there, and takes over what is known of that. */
  put<Put extends Spot>(key: Key, spot: Put): Put {
    const before = this.at(key);
    if (before !== undefined) {
      spot.own = before.own;
      spot.finder = before.finder;
    }
    if (typeof key === 'number') {
      this.#items ??= [];
      this.#items[key] = spot;
    } else if (this.#name === null || this.#name === key) {
      this.#name = key;
      this.#member = spot;
    } else {
      this.#others ??= new Map();
      this.#others.set(key, spot);
    }
    return spot;
  }

  /** Forgets an item. */
  drop(at: number): void {
    delete this.#items?.[at];
  }

  /** What is known of its members. */
  *members(): Iterable<[Key, Spot]> {
    for (const [at, spot] of this.#items?.entries() ?? []) if (spot !== undefined) yield [at, spot];
    if (this.#name !== null && this.#member !== null) yield [this.#name, this.#member];
    if (this.#others !== null) yield* this.#others;
  }

  /** Gives its items other indices. */
  rekey(indexOf: (at: number) => number): void {
    const before = this.#items ?? [];
    this.#items = [];
    for (const [at, spot] of before.entries()) this.#items[indexOf(at)] = spot;
  }

  /** The spot that a path leads to. */
  to(path: Path): Spot | undefined {
    let spot: Spot | undefined = this;
    for (const key of path) spot = spot?.at(key);
    return spot;
  }

  /** Notes where what is at a path came from. */
  noteAt(path: Path, { start, end }: Range): void {
    let spot: Spot = this;
    for (const key of path) {
      if (spot !== this) spot.widen(start, end);
      spot = spot.make(key);
    }
    spot.own = { start, end };
  }

  /** Holds a stretch from now on; false where it did before. */
  widen(start: number, end: number): boolean {
    if (this.#start >= 0 && this.#start <= start && end <= this.#end) return false;
    this.#start = this.#start < 0 ? start : Math.min(this.#start, start);
    this.#end = Math.max(this.#end, end);
    return true;
  }

  /** The place of what a path leads to: what was noted for it, or from where to where its members reach. */
  find(path: Path): Range | undefined {
    let spot: Spot | undefined = this;
    /** The innermost member around that knows the places inside it, and how deep it is. */
    let inner = this.finder;
    let depth = 0;
    for (let length = 0; length < path.length && spot !== undefined; length++) {
      spot = spot.at(path[length] ?? '');
      if (spot?.finder === undefined) continue;
      inner = spot.finder;
      depth = length + 1;
    }
    return spot?.own ?? inner?.(path.slice(depth)) ?? spot?.around;
  }
}

/** An object or list of the model, which holds what places are noted of. */
export interface Holder extends Spot {
  readonly holder: Holder | null;
  readonly path: Path;
}

/**
 * What was noted of places, in the order in which it was. The parts of the model take it in when somebody asks for a
 * place: most texts are read without.
 */
export class Notes {
  readonly #holders: Holder[] = [];
  readonly #keys: Key[] = [];
  /** Of what makes an earlier place of the member longer, below zero. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** Members that know the places inside them. */
  #within: { readonly holder: Holder; readonly key: Key; readonly find: Finder }[] = [];
  /** Of the notes, the first so many were taken in. */
  #taken = 0;
  /** Where what was noted since the mark begins. */
  #since = 0;
  readonly #keeps: boolean;

  /** @param keeps - false: nothing is noted */
  constructor(keeps: boolean) {
    this.#keeps = keeps;
  }

  /** Notes the place of a member. */
  add(holder: Holder, key: Key, { start, end }: Range): void {
    if (!this.#keeps) return;
    // A member that comes again and again, such as one that is given a million times, is noted once.
    if (this.#isLast(this.#holders.length - 1, holder, key)) this.#dropInside(holder, key, start, end);
    this.#push(holder, key, start, end);
  }

  /** Notes where a member goes on. */
  extend(holder: Holder, key: Key, { start, end }: Range): void {
    if (!this.#keeps) return;
    const last = this.#holders.length - 1;
    if (this.#isLast(last, holder, key)) {
      this.#ends[last] = end;
      this.#taken = Math.min(this.#taken, last);
    } else this.#push(holder, key, ~start, end);
  }

  #push(holder: Holder, key: Key, start: number, end: number): void {
    this.#since = Math.min(this.#since, this.#holders.length);
    this.#holders.push(holder);
    this.#keys.push(key);
    this.#starts.push(start);
    this.#ends.push(end);
  }

  /** What was noted at an index is of this member. */
  #isLast(at: number, holder: Holder, key: Key): boolean {
    return this.#holders[at] === holder && this.#keys[at] === key;
  }

  /** Drops what was noted last of a member, where it is inside of its new place. */
  #dropInside(holder: Holder, key: Key, start: number, end: number): void {
    let at = this.#holders.length;
    while (this.#isLast(at - 1, holder, key) && this.#startAt(at - 1) >= start && (this.#ends[at - 1] ?? 0) <= end)
      at--;
    this.#taken = Math.min(this.#taken, at);
    // It is one mostly; to set the length of an array is a call into the runtime.
    while (this.#holders.length > at) {
      this.#holders.pop();
      this.#keys.pop();
      this.#starts.pop();
      this.#ends.pop();
    }
  }

  #startAt(at: number): number {
    const start = this.#starts[at] ?? 0;
    return start < 0 ? ~start : start;
  }

  /** An object or list reaches as far as a stretch that none of its members came from. */
  reach(holder: Holder, { start, end }: Range): void {
    if (this.#keeps) widen(holder, { start, end });
  }

  /** Says who knows the places inside a member. It is asked with paths from there. */
  within(holder: Holder, key: Key, find: Finder): void {
    if (this.#keeps) this.#within.push({ holder, key, find });
  }

  /** What is noted from here on is what `pathOf` looks at. */
  mark(): void {
    this.#since = this.#holders.length;
  }

  /**
   * What a stretch belongs to, of what was noted since the mark: the member noted last whose stretch holds it, or else the
   * one noted last.
   */
  pathOf(range: Range): Path | undefined {
    for (let at = this.#holders.length - 1; at >= this.#since; at--) {
      if (this.#startAt(at) <= range.start && range.end <= (this.#ends[at] ?? 0)) return this.#pathAt(at);
    }
    return this.#holders.length > this.#since ? this.#pathAt(this.#holders.length - 1) : undefined;
  }

  #pathAt(at: number): Path {
    return [...(this.#holders[at]?.path ?? []), this.#keys[at] ?? ''];
  }

  /** The members of a list have other indices from now on. */
  rekey(list: Holder, indexOf: (at: number) => number): void {
    this.takeIn();
    for (let at = 0; at < this.#holders.length; at++)
      if (this.#holders[at] === list) this.#keys[at] = indexOf(Number(this.#keys[at]));
    list.rekey(indexOf);
  }

  /** Puts what was noted into the parts. */
  takeIn(): void {
    for (; this.#taken < this.#holders.length; this.#taken++) this.#note(this.#taken);
    for (const { holder, key, find } of this.#within) {
      holder.make(key).finder = find;
      const range = find([]);
      if (range !== undefined) widen(holder, range);
    }
    this.#within = [];
  }

  #note(at: number): void {
    const holder = this.#holders[at];
    if (holder === undefined) return;
    const range = { start: this.#startAt(at), end: this.#ends[at] ?? 0 };
    widen(holder, range);
    const spot = holder.make(this.#keys[at] ?? '');
    const before = (this.#starts[at] ?? 0) < 0 ? spot.own : undefined;
    spot.own = before === undefined ? range : { start: before.start, end: range.end };
  }
}

/** All parts around a member reach as far as it does; the model is no part of anything. */
function widen(holder: Holder, { start, end }: Range): void {
  let at = holder;
  while (at.holder !== null && at.widen(start, end)) at = at.holder;
}
