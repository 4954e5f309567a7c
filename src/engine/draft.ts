import type { Diagnostic } from '../core/diagnostic.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { Emit } from '../core/report.ts';
import { Notes } from './places.ts';

/** What a finding says beyond its code. */
export interface Detail {
  readonly message?: string;
  /** What is there: quoted after what the code means, where there is no message. */
  readonly about?: string;
  /** What to do about it: made from what was read. */
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

/** What all parts of one model share while it is written. */
export class Draft {
  readonly sink: DraftSink;
  readonly emit: Emit | null;
  readonly notes: Notes;
  /** Where the node or the piece is that is being read. */
  range: Range = { start: 0, end: 0 };
  /** How often members were moved: paths that were made before are wrong. */
  moves = 0;

  constructor(sink: DraftSink) {
    this.sink = sink;
    this.emit = sink.emit;
    this.notes = new Notes();
  }
}
