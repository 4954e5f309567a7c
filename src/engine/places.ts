import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';

/** Where the parts of a model came from. */
export class Places {
  readonly #paths: Path[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  #index: Map<string, Range> | null = null;

  add(path: Path, { start, end }: Range): void {
    this.#paths.push(path);
    this.#starts.push(start);
    this.#ends.push(end);
    this.#index = null;
  }

  /** Adds a place, or makes the last one longer where it is of the same part. */
  extend(path: Path, range: Range): void {
    const last = this.#paths.length - 1;
    if (this.#paths[last] === path) {
      this.#ends[last] = range.end;
      this.#index = null;
    } else this.add(path, range);
  }

  /** The stretch that a part came from: what was noted for it, or all that was noted for its parts. */
  find(path: Path): Range | undefined {
    this.#index ??= this.#indexed();
    return this.#index.get(JSON.stringify(path));
  }

  /**
   * What a stretch belongs to, of the paths noted from `from` on: the one noted last whose stretch holds it, or else the
   * one noted last.
   */
  pathOf(range: Range, from: number): Path | undefined {
    for (let at = this.#paths.length - 1; at >= from; at--) {
      if ((this.#starts[at] ?? 0) <= range.start && range.end <= (this.#ends[at] ?? 0)) return this.#paths[at];
    }
    return this.#paths.length > from ? this.#paths.at(-1) : undefined;
  }

  /** Rewrites the paths, after parts of the model moved. */
  move(moved: (path: Path) => Path): void {
    for (const [at, path] of this.#paths.entries()) this.#paths[at] = moved(path);
    this.#index = null;
  }

  /** How many places were noted. */
  get size(): number {
    return this.#paths.length;
  }

  #indexed(): Map<string, Range> {
    const own = new Map<string, Range>();
    const around = new Map<string, Range>();
    this.#paths.forEach((path, at) => {
      const range = { start: this.#starts[at] ?? 0, end: this.#ends[at] ?? 0 };
      own.set(JSON.stringify(path), range);
      for (let length = path.length - 1; length > 0; length--) {
        const key = JSON.stringify(path.slice(0, length));
        const known = around.get(key);
        around.set(
          key,
          known === undefined
            ? range
            : { start: Math.min(known.start, range.start), end: Math.max(known.end, range.end) },
        );
      }
    });
    return new Map([...around, ...own]);
  }
}
