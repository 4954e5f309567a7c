import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';

/** Finds a part of a JSON value: the path inside of it. */
type Inside = (path: Path) => Range | undefined;

/**
 * Where the parts of a design came from. Most callers never ask: the notes become an index when somebody does.
 */
export class Places {
  // What was noted, in lists: an object for each of a thousand notes would be most of what a parse leaves behind.
  readonly #paths: Path[] = [];
  readonly #steps: (string | number | undefined)[] = [];
  readonly #offsets: number[] = [];
  readonly #ranges = new Map<string, Range>();
  readonly #inside = new Map<string, Inside>();

  /** Notes the place of a path, or of one step further; a later note takes the place of an earlier one. */
  note(path: Path, step: string | number | undefined, start: number, end: number): void {
    this.#paths.push(path);
    this.#steps.push(step);
    this.#offsets.push(start, end);
  }

  /** Notes who knows the places inside of a part. */
  noteInside(path: Path, inside: Inside): void {
    this.#inside.set(keyOf(path), inside);
  }

  /** The range of a path into the model, as `Parsed.locate` promises it. */
  locate(path: Path): Range | undefined {
    this.#index();
    const own = this.#ranges.get(keyOf(path));
    if (own !== undefined) return own;
    for (let length = path.length - 1; length >= 0; length--) {
      const inside = this.#inside.get(keyOf(path.slice(0, length)));
      if (inside !== undefined) return inside(path.slice(length));
    }
    return undefined;
  }

  /** The range of the path, or of the nearest thing around it that has one. */
  near(path: Path): Range | undefined {
    for (let length = path.length; length > 0; length--) {
      const range = this.locate(path.slice(0, length));
      if (range !== undefined) return range;
    }
    return undefined;
  }

  #index(): void {
    for (const [at, path] of this.#paths.entries()) {
      const step = this.#steps[at];
      const start = this.#offsets[2 * at] ?? 0;
      const end = this.#offsets[2 * at + 1] ?? 0;
      this.#ranges.set(keyOf(step === undefined ? path : [...path, step]), { start, end });
    }
    this.#paths.length = 0;
    this.#steps.length = 0;
    this.#offsets.length = 0;
  }
}

/** Unlike JSON quicker than any walk through a tree, and unlike a joined text never the same for two paths. */
function keyOf(path: Path): string {
  return path.join('\u0000');
}
