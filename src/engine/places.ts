import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';

export type Finder = (path: Path) => Range | undefined;

/** A key of an object, or an index of a list. */
export type Key = string | number;

/** A member of a model with its place in the text, and the spots of its own members. */
export class Spot {
  /** The enclosing object or list; null for the model itself. */
  readonly holder: Spot | null;
  key: Key;
  /** The place noted for the member itself. */
  own: Range | undefined = undefined;
  /** Finds places inside a value that another grammar read. */
  finder: Finder | undefined = undefined;
  /** The extent of its members. */
  #start = -1;
  #end = -1;
  #members: Map<Key, Spot> | null = null;

  constructor(holder: Spot | null, key: Key) {
    this.holder = holder;
    this.key = key;
  }

  /** Prepared, and not yet taken by its holder. */
  get isPending(): boolean {
    return false;
  }

  get path(): Path {
    return this.holder === null ? [] : [...this.holder.path, this.key];
  }

  at(key: Key): Spot | undefined {
    return this.#members?.get(key);
  }

  /** The spot of a member, made if it does not exist. */
  make(key: Key): Spot {
    return this.at(key) ?? this.put(new Spot(this, key));
  }

  /** Puts a spot, which inherits from the one it replaces. */
  put<Put extends Spot>(spot: Put): Put {
    const before = this.at(spot.key);
    if (before !== undefined) {
      spot.own = before.own;
      spot.finder = before.finder;
    }
    this.#members ??= new Map();
    this.#members.set(spot.key, spot);
    return spot;
  }

  drop(key: Key): void {
    this.#members?.delete(key);
  }

  members(): Iterable<Spot> {
    return this.#members?.values() ?? [];
  }

  /** Renumbers its items. */
  rekey(indexOf: (at: number) => number): void {
    const all = [...this.members()];
    this.#members = new Map();
    for (const spot of all) {
      spot.key = indexOf(Number(spot.key));
      this.#members.set(spot.key, spot);
    }
  }

  /** Sets its place and widens the parts around it. */
  comesFrom({ start, end }: Range): void {
    this.own = { start, end };
    this.holder?.widen(start, end);
  }

  /** Widens it and what contains it, up to a prepared member. */
  widen(start: number, end: number): void {
    for (let at: Spot = this; at.holder !== null && at.#isWider(start, end) && !at.isPending; at = at.holder);
  }

  /** Extends the range; false if it was that wide before. */
  #isWider(start: number, end: number): boolean {
    if (this.#start >= 0 && this.#start <= start && end <= this.#end) return false;
    this.#start = this.#start < 0 ? start : Math.min(this.#start, start);
    this.#end = Math.max(this.#end, end);
    return true;
  }

  /** The extent of its members. */
  get around(): Range | undefined {
    return this.#start < 0 ? undefined : { start: this.#start, end: this.#end };
  }

  /** The place at a path: the one noted, or what an enclosing finder says, or the extent of its members. */
  find(path: Path): Range | undefined {
    let spot: Spot | undefined = this;
    /** The innermost finder around, and its depth. */
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
