import type { Diagnostic } from '../core/diagnostic.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { Emit } from '../core/report.ts';
import type { Finder, Spot } from './places.ts';

/** The details of a finding beyond its code. */
export interface Detail {
  readonly message?: string;
  /** The text it is about: quoted after the code's meaning if there is no message. */
  readonly about?: string;
  /** What to do about it. */
  readonly hint?: string;
  /** An edit of the text that fixes it. */
  readonly fix?: Diagnostic['fix'];
  readonly path?: Path;
  readonly range?: Range;
  /** A second place that it refers to. */
  readonly related?: Range;
  readonly severity?: Diagnostic['severity'];
}

/** Receives events and findings. */
export interface DraftSink {
  readonly emit: Emit | null;
  report(code: string, detail: Detail): void;
  /** Records a finding without emitting its own event, and returns it. */
  note(code: string, detail: Detail): Diagnostic;
  /** Passes on a finding unchanged. */
  tell(diagnostic: Diagnostic): void;
  movePaths(move: (path: Path) => Path): void;
}

/** The state that all parts of a model share while it is written: the sink, and the places noted last. */
export class Draft {
  readonly sink: DraftSink;
  readonly emit: Emit | null;
  /** The range of the node or piece being read. */
  range: Range = { start: 0, end: 0 };
  /** Counts the moves of members: paths cached before a move are stale. */
  moves = 0;
  /** The spots noted since the mark. */
  #recent: Spot[] = [];
  #last: Spot | null = null;
  /** Members with a finder for the places inside them. */
  #within: Spot[] = [];

  constructor(sink: DraftSink) {
    this.sink = sink;
    this.emit = sink.emit;
  }

  /** Forgets the noted places, since a part was left out of the model. */
  forget(): void {
    this.#recent = [];
    this.#last = null;
    this.#within = [];
  }

  /** Notes the place of a member. */
  place(spot: Spot, range: Range): void {
    spot.comesFrom(range);
    this.#recent.push(spot);
    this.#last = spot;
  }

  /** Extends the place of a member. */
  extend(spot: Spot, { start, end }: Range): void {
    const range = { start: spot.own?.start ?? start, end };
    if (this.#last === spot) spot.comesFrom(range);
    else this.place(spot, range);
  }

  /** Sets the finder for places inside a member, by relative path. */
  within(spot: Spot, find: Finder): void {
    spot.finder = find;
    this.#within.push(spot);
  }

  /** Starts a new set of spots for `pathOf`. */
  mark(): void {
    if (this.#recent.length > 0) this.#recent = [];
  }

  /** The path for a range: the last spot noted since the mark that contains it, or else the last one noted. */
  pathOf({ start, end }: Range): Path | undefined {
    const holds = ({ own }: Spot): boolean => own !== undefined && own.start <= start && end <= own.end;
    return (this.#recent.findLast(holds) ?? this.#recent.at(-1))?.path;
  }

  /** Widens members by what their finders cover. */
  takeIn(): void {
    for (const { holder, finder } of this.#within) {
      const range = finder?.([]);
      if (range !== undefined) holder?.widen(range.start, range.end);
    }
    this.#within = [];
  }
}
