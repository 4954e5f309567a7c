import type { Diagnostic } from '../core/diagnostic.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { Emit } from '../core/report.ts';
import type { Finder, Spot } from './places.ts';

/** What a finding says beyond its code. */
export interface Detail {
  readonly message?: string;
  /** What the text says there: quoted after the meaning of the code, where there is no message. */
  readonly about?: string;
  /** What to do about it, from what was read. */
  readonly hint?: string;
  /** An edit of the text that mends it. */
  readonly fix?: Diagnostic['fix'];
  readonly path?: Path;
  readonly range?: Range;
  /** A second place that it is about. */
  readonly related?: Range;
  readonly severity?: Diagnostic['severity'];
}

/** Who takes what is written: the events and the findings. */
export interface DraftSink {
  readonly emit: Emit | null;
  report(code: string, detail: Detail): void;
  /** Reports a finding without an event of its own, and gives it. */
  note(code: string, detail: Detail): Diagnostic;
  /** Passes on a finding as it is. */
  tell(diagnostic: Diagnostic): void;
  movePaths(move: (path: Path) => Path): void;
}

/** What all parts of one model share while it is written: who is told, and which places were noted last. */
export class Draft {
  readonly sink: DraftSink;
  readonly emit: Emit | null;
  /** Where the node or the piece is that is being read. */
  range: Range = { start: 0, end: 0 };
  /** How often members were moved: paths made before a move are stale. */
  moves = 0;
  /** What was noted since the mark. */
  #recent: Spot[] = [];
  #last: Spot | null = null;
  /** Members that know the places inside them, asked on demand. */
  #within: Spot[] = [];

  constructor(sink: DraftSink) {
    this.sink = sink;
    this.emit = sink.emit;
  }

  /** Forgets what was noted so far: nobody asks for a part that was left out of the model. */
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

  /** Notes where a member goes on. */
  extend(spot: Spot, { start, end }: Range): void {
    const range = { start: spot.own?.start ?? start, end };
    if (this.#last === spot) spot.comesFrom(range);
    else this.place(spot, range);
  }

  /** Sets who knows the places inside a member, by paths relative to it. */
  within(spot: Spot, find: Finder): void {
    spot.finder = find;
    this.#within.push(spot);
  }

  /** What is noted from here on is what `pathOf` looks at. */
  mark(): void {
    if (this.#recent.length > 0) this.#recent = [];
  }

  /**
   * What a stretch belongs to, of what was noted since the mark: the member noted last whose place holds it, or else the one
   * noted last.
   */
  pathOf({ start, end }: Range): Path | undefined {
    const holds = ({ own }: Spot): boolean => own !== undefined && own.start <= start && end <= own.end;
    return (this.#recent.findLast(holds) ?? this.#recent.at(-1))?.path;
  }

  /** Asks those who know the places inside them how far they reach. */
  takeIn(): void {
    for (const { holder, finder } of this.#within) {
      const range = finder?.([]);
      if (range !== undefined) holder?.widen(range.start, range.end);
    }
    this.#within = [];
  }
}
