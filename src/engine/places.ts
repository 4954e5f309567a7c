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
  #members: Map<Key, Spot> | null = null;

  /** From where to where its members reach. */
  get around(): Range | undefined {
    return this.#start < 0 ? undefined : { start: this.#start, end: this.#end };
  }

  at(key: Key): Spot | undefined {
    return this.#members?.get(key);
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
    this.#members ??= new Map();
    this.#members.set(key, spot);
    return spot;
  }

  /** Forgets a member. */
  drop(key: Key): void {
    this.#members?.delete(key);
  }

  /** What is known of its members. */
  members(): Iterable<readonly [Key, Spot]> {
    return this.#members ?? [];
  }

  /** Gives its items other indices. */
  rekey(indexOf: (at: number) => number): void {
    this.#members = new Map(Array.from(this.members(), ([at, spot]) => [indexOf(Number(at)), spot]));
  }

  /** The spot that a path leads to. */
  to(path: Path): Spot | undefined {
    let spot: Spot | undefined = this;
    for (const key of path) spot = spot?.at(key);
    return spot;
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

/** That a member of a holder came from a stretch. */
interface Note {
  readonly holder: Holder;
  readonly key: Key;
  readonly start: number;
  end: number;
}

/** Notes where the members of a model came from, and which of them were noted last. */
export class Notes {
  /** What was noted since the mark. */
  #recent: Note[] = [];
  #last: Note | null = null;
  /** Members that know the places inside them: they are asked when somebody asks for a place. */
  #within: { readonly holder: Holder; readonly key: Key; readonly find: Finder }[] = [];

  /** Forgets what was noted so far: a part that is left out of the model is asked for no more. */
  clear(): void {
    this.#recent = [];
    this.#last = null;
    this.#within = [];
  }

  /** Notes the place of a member. */
  add(holder: Holder, key: Key, { start, end }: Range): void {
    holder.make(key).own = { start, end };
    this.#add({ holder, key, start, end });
  }

  /** Notes where a member goes on. */
  extend(holder: Holder, key: Key, { start, end }: Range): void {
    const spot = holder.make(key);
    spot.own = { start: spot.own?.start ?? start, end };
    const last = this.#last;
    if (last?.holder !== holder || last.key !== key) this.#add({ holder, key, start, end });
    else {
      last.end = end;
      widen(holder, last);
    }
  }

  #add(note: Note): void {
    widen(note.holder, note);
    this.#recent.push(note);
    this.#last = note;
  }

  /** An object or list reaches as far as a stretch that none of its members came from. */
  reach(holder: Holder, range: Range): void {
    widen(holder, range);
  }

  /** Says who knows the places inside a member. It is asked with paths from there. */
  within(holder: Holder, key: Key, find: Finder): void {
    this.#within.push({ holder, key, find });
  }

  /** What is noted from here on is what `pathOf` looks at. */
  mark(): void {
    if (this.#recent.length > 0) this.#recent = [];
  }

  /**
   * What a stretch belongs to, of what was noted since the mark: the member noted last whose stretch holds it, or else the
   * one noted last.
   */
  pathOf({ start, end }: Range): Path | undefined {
    const holding = this.#recent.findLast((note) => note.start <= start && end <= note.end) ?? this.#recent.at(-1);
    return holding && [...holding.holder.path, holding.key];
  }

  /** Asks those who know the places inside them how far they reach. */
  takeIn(): void {
    for (const { holder, key, find } of this.#within) {
      holder.make(key).finder = find;
      const range = find([]);
      if (range !== undefined) widen(holder, range);
    }
    this.#within = [];
  }
}

/** All parts around a member reach as far as it does; the model is no part of anything. */
function widen(holder: Holder, { start, end }: Range): void {
  let at = holder;
  while (at.holder !== null && at.widen(start, end)) at = at.holder;
}
