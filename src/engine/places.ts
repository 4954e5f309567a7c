import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';

/** Finds places by paths. */
type Finder = (path: Path) => Range | undefined;

/** What is known of one part of a model, and of the parts in it. */
class Spot {
  /** What was noted for the part itself. */
  own: Range | undefined;
  /** What was noted around its parts. */
  around: Range | undefined;
  /** Knows the places inside the part. */
  find: Finder | undefined;
  #parts: Map<string | number, Spot> | null = null;

  at(step: string | number): Spot | undefined {
    return this.#parts?.get(step);
  }

  /** The spot of a part, made if it is new. */
  make(step: string | number): Spot {
    this.#parts ??= new Map();
    const known = this.#parts.get(step);
    if (known !== undefined) return known;
    const made = new Spot();
    this.#parts.set(step, made);
    return made;
  }

  widen({ start, end }: Range): void {
    const { around } = this;
    this.around =
      around === undefined ? { start, end } : { start: Math.min(around.start, start), end: Math.max(around.end, end) };
  }
}

/** In the place of an item: the path is whole; or it is, and what is noted makes an earlier place of the part longer. */
const WHOLE = -1;
const MORE = -2;

function isWhole(item: number | undefined): item is undefined | typeof WHOLE | typeof MORE {
  return item === undefined || item < 0;
}

/** Where the parts of a model came from. */
export class Places {
  readonly #paths: Path[] = [];
  /** The items of their lists that those are of, or what else they are: a long list has one path for all of its items. */
  readonly #items: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** Parts that know the places inside them. */
  #within: { readonly path: Path; readonly find: Finder }[] = [];
  /** The model, with what is known of its parts: of the first `#indexed` paths and the first `#indexedWithin` parts. */
  #model = new Spot();
  #indexed = 0;
  #indexedWithin = 0;
  /** Where what was noted since the mark begins. */
  #since = 0;
  readonly #keeps: boolean;

  /** @param keeps - false: nothing is noted */
  constructor(keeps = true) {
    this.#keeps = keeps;
  }

  add(path: Path, range: Range): void {
    this.#push(path, WHOLE, range);
  }

  /** Adds the place of an item of the list at a path. */
  addItem(list: Path, item: number, range: Range): void {
    this.#push(list, item, range);
  }

  #push(path: Path, item: number, { start, end }: Range): void {
    if (!this.#keeps) return;
    // A part that comes again and again, such as one that is given a million times, has one path.
    const last = this.#paths.at(-1);
    const isAgain = last !== undefined && isSame(last, path);
    if (isAgain && isWhole(item)) this.#dropInside(path, start, end);
    this.#since = Math.min(this.#since, this.#paths.length);
    this.#paths.push(isAgain ? last : path);
    this.#items.push(item);
    this.#starts.push(start);
    this.#ends.push(end);
  }

  /** Drops the last places that were noted for a part, when they stand inside of its new one. */
  #dropInside(path: Path, start: number, end: number): void {
    let at = this.#paths.length;
    while (
      at > 0 &&
      isWhole(this.#items[at - 1]) &&
      (this.#starts[at - 1] ?? 0) >= start &&
      (this.#ends[at - 1] ?? 0) <= end &&
      isSame(this.#paths[at - 1], path)
    )
      at--;
    this.#indexed = Math.min(this.#indexed, at);
    for (const kept of [this.#paths, this.#items, this.#starts, this.#ends]) kept.length = at;
  }

  #pathAt(at: number): Path {
    const path = this.#paths[at] ?? [];
    const item = this.#items[at];
    return isWhole(item) ? path : [...path, item];
  }

  /** Adds a place, or makes the last one longer where it is of the same part. */
  extend(path: Path, range: Range): void {
    if (!this.#keeps) return;
    const last = this.#paths.length - 1;
    if (this.#isAt(last, path)) {
      this.#ends[last] = range.end;
      this.#indexed = Math.min(this.#indexed, last);
    } else this.#push(path, MORE, range);
  }

  /** What was noted at an index is of this part. */
  #isAt(at: number, path: Path): boolean {
    const known = this.#paths[at];
    if (known === undefined) return false;
    const item = this.#items[at];
    if (isWhole(item)) return isSame(known, path);
    return path.length > known.length && path.at(-1) === item && isSame(known, path.slice(0, -1));
  }

  /** The stretch that a part came from: what was noted for it, or all that was noted for its parts. */
  find(path: Path): Range | undefined {
    this.#index();
    let spot: Spot | undefined = this.#model;
    /** The innermost part around that knows the places inside it, and how deep it is. */
    let inner: Finder | undefined;
    let depth = 0;
    for (let length = 1; length <= path.length && spot !== undefined; length++) {
      spot = spot.at(path[length - 1] ?? '');
      if (spot?.find === undefined) continue;
      inner = spot.find;
      depth = length;
    }
    return spot?.own ?? inner?.(path.slice(depth)) ?? spot?.around;
  }

  /** Says who knows the places inside a part: of a value that another grammar read. It is asked with paths from there. */
  within(path: Path, find: Finder): void {
    if (this.#keeps) this.#within.push({ path, find });
  }

  /** The stretch that was noted for a part itself. */
  own(path: Path): Range | undefined {
    this.#index();
    let spot: Spot | undefined = this.#model;
    for (const step of path) spot = spot?.at(step);
    return spot?.own;
  }

  /** What is noted from here on is what `pathOf` looks at. */
  mark(): void {
    this.#since = this.#paths.length;
  }

  /**
   * What a stretch belongs to, of the paths noted since the mark: the one noted last whose stretch holds it, or else the
   * one noted last.
   */
  pathOf(range: Range): Path | undefined {
    for (let at = this.#paths.length - 1; at >= this.#since; at--) {
      if ((this.#starts[at] ?? 0) <= range.start && range.end <= (this.#ends[at] ?? 0)) return this.#pathAt(at);
    }
    return this.#paths.length > this.#since ? this.#pathAt(this.#paths.length - 1) : undefined;
  }

  /** Rewrites the paths, after parts of the model moved. */
  move(moved: (path: Path) => Path): void {
    for (let at = 0; at < this.#paths.length; at++) {
      this.#paths[at] = moved(this.#pathAt(at));
      if (this.#items[at] !== MORE) this.#items[at] = WHOLE;
    }
    this.#within = this.#within.map(({ path, find }) => ({ path: moved(path), find }));
    this.#model = new Spot();
    this.#indexed = 0;
    this.#indexedWithin = 0;
  }

  #index(): void {
    for (; this.#indexed < this.#paths.length; this.#indexed++) this.#note(this.#indexed);
    for (; this.#indexedWithin < this.#within.length; this.#indexedWithin++) {
      const holder = this.#within[this.#indexedWithin];
      if (holder === undefined) continue;
      const range = holder.find([]);
      this.#spotOf(holder.path, range).find = holder.find;
    }
  }

  #note(at: number): void {
    const range = { start: this.#starts[at] ?? 0, end: this.#ends[at] ?? 0 };
    const spot = this.#spotOf(this.#pathAt(at), range);
    const before = this.#items[at] === MORE ? spot.own : undefined;
    spot.own = before === undefined ? range : { start: before.start, end: range.end };
  }

  /** The spot at a path; those that it is in are as wide as what stands there. */
  #spotOf(path: Path, range?: Range): Spot {
    let spot = this.#model;
    for (const step of path) {
      if (spot !== this.#model && range !== undefined) spot.widen(range);
      spot = spot.make(step);
    }
    return spot;
  }
}

function isSame(one: Path | undefined, other: Path): boolean {
  if (one === other) return true;
  if (one?.length !== other.length) return false;
  // Paths that follow each other differ most often in their last step.
  for (let at = other.length - 1; at >= 0; at--) if (one[at] !== other[at]) return false;
  return true;
}
