import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';

/** Finds a part of a JSON value: the path inside of it. */
type Inside = (path: Path) => Range | undefined;

type Step = string | number;

/** Where a part stands: at a path, or one step further. */
interface Note {
  readonly path: Path;
  readonly step: Step | undefined;
  readonly start: number;
  readonly end: number;
  next: Note | null;
}

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
  // In a chain: lists would grow, and be copied, again and again.
  #first: Note | null = null;
  #last: Note | null = null;
  readonly #insides: { readonly path: Path; readonly inside: Inside }[] = [];
  readonly #root: Part = { parts: new Map() };

  /** Notes the place of a path, or of one step further; a later note takes the place of an earlier one. */
  note(path: Path, step: Step | undefined, start: number, end: number): void {
    const note: Note = { path, step, start, end, next: null };
    if (this.#last === null) this.#first = note;
    else this.#last.next = note;
    this.#last = note;
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
    for (let note = this.#first; note !== null; note = note.next) {
      if (note.path !== path) {
        path = note.path;
        part = this.#partAt(path);
      }
      const noted = note.step === undefined ? part : partOf(part, note.step);
      noted.range = { start: note.start, end: note.end };
    }
    this.#first = null;
    this.#last = null;
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
