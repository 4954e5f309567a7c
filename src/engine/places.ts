import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';

/** Finds places by paths. */
export type Finder = (path: Path) => Range | undefined;

/** A key of an object, or an index of a list. */
export type Key = string | number;

/** A member of a model: where it is in it, and what is known of its place in the text, and of the members in it. */
export class Spot {
  /** The object or list that it is in; null for the model itself. */
  readonly holder: Spot | null;
  key: Key;
  /** What was noted for the member itself. */
  own: Range | undefined = undefined;
  /** Knows the places inside the member: of a value that another grammar read. */
  finder: Finder | undefined = undefined;
  /** From where to where the places of the members in it reach. */
  #start = -1;
  #end = -1;
  #members: Map<Key, Spot> | null = null;

  constructor(holder: Spot | null, key: Key) {
    this.holder = holder;
    this.key = key;
  }

  /** What it is in has not taken it yet. */
  get isPending(): boolean {
    return false;
  }

  get path(): Path {
    return this.holder === null ? [] : [...this.holder.path, this.key];
  }

  at(key: Key): Spot | undefined {
    return this.#members?.get(key);
  }

  /** The spot of a member, made if it is new. */
  make(key: Key): Spot {
    return this.at(key) ?? this.put(new Spot(this, key));
  }

  /** Replaces a spot that may be there, and takes over what it knows. */
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

  /** Forgets a member. */
  drop(key: Key): void {
    this.#members?.delete(key);
  }

  /** What is known of its members. */
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

  /** It came from a stretch, over which all parts around it extend; the model itself is in no part. */
  comesFrom({ start, end }: Range): void {
    this.own = { start, end };
    this.holder?.widen(start, end);
  }

  /** Extends it over a stretch, and what is around it, once that has taken it. */
  widen(start: number, end: number): void {
    for (let at: Spot = this; at.holder !== null && at.#isWider(start, end) && !at.isPending; at = at.holder);
  }

  /** False where it extended as far before. */
  #isWider(start: number, end: number): boolean {
    if (this.#start >= 0 && this.#start <= start && end <= this.#end) return false;
    this.#start = this.#start < 0 ? start : Math.min(this.#start, start);
    this.#end = Math.max(this.#end, end);
    return true;
  }

  /** From where to where its members reach. */
  get around(): Range | undefined {
    return this.#start < 0 ? undefined : { start: this.#start, end: this.#end };
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
