import type { ErrorNode, HeadingNode, Span, TileNode } from '../../../generated/design.ts';
import { codes } from '../../../generated/design-diagnostics.ts';
import { type Diagnostic, escapeControls, quote, type Severity } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Report } from '../../core/report.ts';
import { type Code, codeOf, finding } from './diagnostics.ts';
import { type Mend, mendOf } from './mends.ts';
import { Places } from './places.ts';

/** A piece of the input: the tiles' offsets count from its start, which stands at `offset` in the whole text. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** Text that belongs to no field; it may stand in another piece than what comes after it. */
export interface Loose {
  readonly span: Span;
  readonly piece: Piece;
}

/** What all parts of the adapter share: the text, the findings, the places. */
export class Context {
  readonly report: Report;
  readonly places: Places = new Places();
  /** The text was cut off inside something. */
  cut = false;
  /** Parts of the item that is being read that found no place in its fields. */
  strays: Span[] = [];
  /** What the tiles that are being read belong to. */
  piece: Piece = { text: '', offset: 0 };

  constructor(report: Report) {
    this.report = report;
  }

  /** Does something with the tiles of another piece. */
  within<Result>(piece: Piece, run: () => Result): Result {
    const now = this.piece;
    this.piece = piece;
    const result = run();
    this.piece = now;
    return result;
  }

  /** The text of a span. */
  text(span: Span): string {
    return this.piece.text.slice(span.start, span.end);
  }

  /** The range of a span in the whole text. */
  range(span: Span): Range {
    return { start: span.start + this.piece.offset, end: span.end + this.piece.offset };
  }

  /** Notes where a part of the model stands: at a path, or one step further. */
  place(path: Path, span: Span, step?: string | number): void {
    const { offset } = this.piece;
    this.places.note(path, step, span.start + offset, span.end + offset);
  }

  /** Reports a finding; `related` is the other place that it is about. */
  tell(code: Code, span: Span, message: string, path?: Path, severity?: Severity, related?: Range, mend?: Mend): void {
    const found = finding(code, this.range(span), message, path, severity);
    const { hint, fix } = mend ?? {};
    this.report.add({
      ...found,
      ...(related !== undefined && { related }),
      ...(hint !== undefined && { hint: escapeControls(hint) }),
      ...(fix !== undefined && { fix: { range: this.range(fix.range), text: fix.text } }),
    });
  }

  /** Reports a name that a record has twice; `before` is where it stood first. */
  twice(name: string, span: Span, path: Path, before: Range): void {
    this.tell('duplicate-name', span, `${quote(name)} is given twice; the last one counts`, path, undefined, before);
  }

  /** Reports a heading that has another number of marks than it should. */
  badLevel(heading: HeadingNode, due: number, what: string, path?: Path): void {
    const message = `The ${what} has ${heading.depth} marks where ${due === 1 ? '1 is' : `${due} are`} due`;
    const hint = `Write ${'#'.repeat(due)} ${this.text(heading.title)}`;
    this.tell('bad-heading-level', heading, message, path, undefined, undefined, { hint });
  }

  /** Reports texts that are no part of the document. */
  chat(spans: readonly Span[]): void {
    for (const span of spans) {
      const kept = trimSpan(this.piece.text, span);
      if (kept.start < kept.end)
        this.tell('bad-chat', kept, `The text stands outside of the document: ${quote(this.text(kept))}`);
    }
  }

  /** Says that the text ends inside a fenced block. */
  endsInFence(fence: Span, path?: Path): void {
    this.cut = true;
    this.tell('missing-fence-end', fence, 'The text ends inside a fenced block', path);
  }

  /** Passes on what another grammar found in a part of the piece; `path` is the part's place in the model. */
  pass(found: Diagnostic, path: Path): void {
    this.report.add({
      ...found,
      range: this.range(found.range),
      path: [...path, ...(found.path ?? [])],
      ...(found.related === undefined ? {} : { related: this.range(found.related) }),
      ...(found.fix === undefined ? {} : { fix: { ...found.fix, range: this.range(found.fix.range) } }),
    });
  }

  /** Reports what recovery rules found. */
  mistakes(errors: readonly ErrorNode[], path?: Path): void {
    for (const error of errors) {
      const code = codeOf(error.type);
      const what = error.raw.trim() === '' ? '' : `: ${quote(error.raw.trim())}`;
      const message = `${codes[code].meaning.split('.')[0] ?? ''}${what}`;
      this.tell(code, error, message, path, undefined, undefined, mendOf(error, this.piece.text));
    }
  }
}

/** A label, and everything below it up to the next label, heading or rule. */
export interface Field {
  /** The label as it is written. */
  readonly label: string;
  readonly name: Span;
  /** What stands on the label's line. */
  readonly value: Span;
  /** What stands below it; no blank lines and no rules. */
  readonly tiles: readonly TileNode[];
}

/** Everything that a field holds, without outer blanks; empty at the label's end when it holds nothing. */
export function contentOf(field: Field, context: Context): Span {
  const last = field.tiles.at(-1);
  return trimSpan(context.piece.text, { start: field.value.start, end: last?.end ?? field.value.end });
}

/** A span without the blanks and line ends around it. */
export function trimSpan(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
  return { start: from, end: to };
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

/** Whether a value says that there is nothing: `None`, `N/A`, `-`. */
export function saysNothing(value: string): boolean {
  if (value === '') return true;
  return (
    mayBeNothing(value.charCodeAt(0)) &&
    NOTHING.has(value.replaceAll('*', '').replaceAll('`', '').replace('.', '').trim().toLowerCase())
  );
}

/** Whether one of them can begin so: an N, a sign, a blank. Most values need no closer look. */
function mayBeNothing(unit: number): boolean {
  return !(
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x7a && unit !== 0x4e && unit !== 0x6e && unit !== 0x60)
  );
}

const NOTHING: ReadonlySet<string> = new Set(['', 'none', 'n/a', 'na', 'nil', '-', '–', '—', 'null', 'not applicable']);
