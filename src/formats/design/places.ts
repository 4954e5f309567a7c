import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';

/** Finds a part of a JSON value: the path inside of it. */
type Inside = (path: Path) => Range | undefined;

type Step = string | number;

/** A part of the model, with what is known of its place. */
interface Part {
  range?: Range;
  inside?: Inside;
  readonly parts: Map<Step, Part>;
}

/**
 * Where the parts of a design came from. Most callers never ask: the notes become an index when somebody does.
 */
export class Places {
  // What was noted, in lists: an object for each of a thousand notes would be most of what a parse leaves behind.
  readonly #paths: Path[] = [];
  readonly #steps: (Step | undefined)[] = [];
  readonly #offsets: number[] = [];
  readonly #insides: { readonly path: Path; readonly inside: Inside }[] = [];
  readonly #root: Part = { parts: new Map() };

  /** Notes the place of a path, or of one step further; a later note takes the place of an earlier one. */
  note(path: Path, step: Step | undefined, start: number, end: number): void {
    this.#paths.push(path);
    this.#steps.push(step);
    this.#offsets.push(start, end);
  }

  /** Notes who knows the places inside of a part. */
  noteInside(path: Path, inside: Inside): void {
    this.#insides.push({ path, inside });
  }

  /** The range of a path into the model, as `Parsed.locate` promises it. */
  locate(path: Path): Range | undefined {
    this.#index();
    let part: Part | undefined = this.#root;
    let inside: { find: Inside; from: number } | undefined;
    for (const [at, step] of path.entries()) {
      if (part?.inside !== undefined) inside = { find: part.inside, from: at };
      part = part?.parts.get(step);
    }
    return part?.range ?? inside?.find(path.slice(inside.from));
  }

  /** The range of the path, or of the nearest thing around it that has one. */
  near(path: Path): Range | undefined {
    for (let length = path.length; length > 0; length--) {
      const range = this.locate(path.slice(0, length));
      if (range !== undefined) return range;
    }
    return undefined;
  }

  #partAt(path: Path): Part {
    let part = this.#root;
    for (const step of path) part = partOf(part, step);
    return part;
  }

  #index(): void {
    // Notes about one item share their path.
    let path: Path = [];
    let part = this.#root;
    for (let at = 0; at < this.#paths.length; at++) {
      const next = this.#paths[at] ?? [];
      if (next !== path) {
        path = next;
        part = this.#partAt(path);
      }
      const step = this.#steps[at];
      const noted = step === undefined ? part : partOf(part, step);
      noted.range = { start: this.#offsets[2 * at] ?? 0, end: this.#offsets[2 * at + 1] ?? 0 };
    }
    this.#paths.length = 0;
    this.#steps.length = 0;
    this.#offsets.length = 0;
    for (const { path, inside } of this.#insides) this.#partAt(path).inside = inside;
    this.#insides.length = 0;
  }
}

function partOf({ parts }: Part, step: Step): Part {
  const known = parts.get(step);
  if (known !== undefined) return known;
  const part: Part = { parts: new Map() };
  parts.set(step, part);
  return part;
}
