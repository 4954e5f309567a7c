import type {
  BulletNode,
  CommentNode,
  EntriesTextNode,
  FailureLinesNode,
  FenceNode,
  NamesTextNode,
  ParagraphNode,
  SubheadingNode,
  TableNode,
  TableRowsNode,
} from '../../../../generated/design.ts';
import { isBlankUnit } from '../../../core/blank.ts';
import { quote } from '../../../core/diagnostic.ts';
import { columnsOf } from '../../../core/indent.ts';
import { nearest } from '../../../core/nearest.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Adapting, Detail, Part, ReadOptions } from '../../../engine/index.ts';
import type { DesignSpecification } from '../model.ts';

/** A block below a heading or a label. */
export type Block =
  | BulletNode
  | CommentNode
  | EntriesTextNode
  | FailureLinesNode
  | FenceNode
  | NamesTextNode
  | ParagraphNode
  | SubheadingNode
  | TableNode
  | TableRowsNode;

/** The text being read, and its findings. */
export class Page {
  readonly design: Part<DesignSpecification>;
  readonly #reading: Adapting<Partial<ReadOptions>>;
  #isCut: boolean;
  /** The closing functions of parts that have just ended, inner ones first. */
  #ended: ((isLast: boolean) => void)[] = [];

  constructor(design: Part<DesignSpecification>, reading: Adapting<Partial<ReadOptions>>) {
    this.design = design;
    this.#reading = reading;
    this.#isCut = reading.options.finished === false;
  }

  /** Closes a part once it is known what follows: that decides whether text after its last rule belongs to it. */
  whenFollowed(close: (isLast: boolean) => void): void {
    this.#ended.push(close);
  }

  /** The text continues after the parts that ended. */
  goOn(): void {
    this.#close(false);
  }

  /** The parts that ended are the last of the text. */
  over(): void {
    this.#close(true);
  }

  #close(isLast: boolean): void {
    if (this.#ended.length === 0) return;
    const ended = this.#ended;
    this.#ended = [];
    for (const close of ended) close(isLast);
  }

  /** The text ends inside something, or too early. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Marks the text as cut off: missing parts are then no mistake. */
  cut(): void {
    this.#isCut = true;
    this.#reading.cut();
  }

  /** The text of a range, unchanged. */
  source({ start, end }: Range): string {
    return this.#reading.source(start, end);
  }

  /** A range without surrounding white space. */
  trim({ start, end }: Range): Range {
    const text = this.#reading.source(start, end);
    let from = 0;
    let to = text.length;
    while (from < to && isBlankUnit(text.charCodeAt(from))) from++;
    while (to > from && isBlankUnit(text.charCodeAt(to - 1))) to--;
    return { start: start + from, end: start + to };
  }

  text(range: Range): string {
    return this.source(range).trim();
  }

  report(code: string, range: Range, message: string, path?: Path, detail: Detail = {}): void {
    this.design.report(code, { range, message, ...(path !== undefined && { path }), ...detail });
  }

  /** Reports an unknown title or label, and suggests a similar one of the specification. */
  unknown(what: 'section' | 'label', name: string, known: readonly string[], range: Range, path: Path): void {
    const word = MEANT.get(name.toLowerCase());
    const meant = word !== undefined && known.includes(word) ? word : nearest(name, known);
    const message = `The ${what} ${quote(name)} is not in the specification; it was kept`;
    if (meant === undefined) this.report(`unknown-${what}`, range, message, path);
    else {
      const hint = `Write ${what === 'section' ? `## ${meant}` : `**${meant}:**`}, if that is meant.`;
      this.report(`unknown-${what}`, range, `${message}; did you mean ${quote(meant)}?`, path, {
        severity: 'warning',
        hint,
      });
    }
  }

  /** Reports texts that do not belong to the document. */
  chat(ranges: readonly Range[]): void {
    for (const range of ranges) {
      const kept = this.trim(range);
      const text = this.source(kept);
      if (text !== '') this.report('bad-chat', kept, `Text outside the document: ${quote(text)}`);
    }
  }

  /** A range without pairs of backticks, stars or quotes around it. Underscores stay: `__init__` is a name. */
  unquoted(range: Range): Range {
    const { start, end } = this.trim(range);
    const text = this.#reading.source(start, end);
    const mark = QUOTES.find((quotes) => text.startsWith(quotes) && text.length > 2 * quotes.length);
    if (mark === undefined || text.indexOf(mark, mark.length) !== text.length - mark.length) return { start, end };
    return this.unquoted({ start: start + mark.length, end: end - mark.length });
  }

  /** The end of a part without closing stars, if stars surround the whole text. */
  unboldened(whole: Range, part: Range): Range {
    const value = this.trim(part);
    const text = this.text(whole);
    const isBold = text.length > 4 && text.startsWith('**') && text.indexOf('**', 2) === text.length - 2;
    const end = this.trim(whole).end - 2;
    return isBold && value.end === end + 2 && value.start <= end ? this.trim({ start: value.start, end }) : value;
  }
}

/** Other words for labels. They may mean something else, so they are only suggested. */
const MEANT: ReadonlyMap<string, string> = new Map(
  ['purpose', 'summary', 'overview', 'details'].map((word) => [word, 'Description']),
);

const QUOTES = ['**', '`', '"'];

/** The text of a block, without the bullet of a list item. */
export function textRange(block: Block): Range {
  return block.type === 'Bullet' ? { start: block.content?.start ?? block.text.start, end: block.end } : block;
}

/** Whether a value means that there is none: `None`, `N/A`, `-`. */
export function saysNothing(value: string): boolean {
  return (
    value.length <= 20 &&
    mayBeNothing(value.charCodeAt(0)) &&
    NOTHING.has(value.replaceAll('*', '').replaceAll('`', '').replace('.', '').trim().toLowerCase())
  );
}

/** A quick check of the first character: an N, a sign, or a blank. */
function mayBeNothing(unit: number): boolean {
  return !(
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x7a && unit !== 0x4e && unit !== 0x6e && unit !== 0x60)
  );
}

const NOTHING: ReadonlySet<string> = new Set(['', 'none', 'n/a', 'na', 'nil', '-', '–', '—', 'null', 'not applicable']);

/** The names in a record, each of which may occur once. */
export class Names {
  readonly #record: Part<Record<string, string>>;
  readonly #page: Page;
  readonly #given = new Map<string, Range>();

  constructor(record: Part<Record<string, string>>, page: Page) {
    this.#record = record;
    this.#page = page;
  }

  /** Takes the next name, and reports a repeated one. */
  take(name: string, range: Range): void {
    const related = this.#given.get(name);
    const message = `${quote(name)} is given twice; the last one counts`;
    if (related !== undefined)
      this.#page.report('duplicate-name', range, message, this.#record.pathOf(name), { related });
    this.#given.set(name, range);
  }
}

/**
 * Finds which list items belong to the text of the item before them, and extends that text once, when all of it is
 * known.
 */
export class Nesting {
  /** The column of the last item that is not inside another one; -1 outside of a list. */
  #column = -1;
  #last: { readonly start: number; readonly write: (range: Range) => void } | null = null;
  /** The end of the current text, if it was extended. */
  #end = -1;

  /** Begins the text of an item; `write` rewrites it if it is extended. */
  begin(start: number, write: (range: Range) => void): void {
    this.end();
    this.#last = { start, write };
  }

  /** Ends the text of the last item. */
  end(): void {
    if (this.#last !== null && this.#end >= 0) this.#last.write({ start: this.#last.start, end: this.#end });
    this.#last = null;
    this.#end = -1;
  }

  /** Extends the current text by a block, if that is inside the last item. */
  extend(block: Block): boolean {
    if (!this.holds(block) || this.#last === null) return false;
    this.#end = block.end;
    return true;
  }

  /** Whether the next block is an item of a list inside the last item. Blocks have to be passed in order. */
  holds(block: Block): boolean {
    if (block.type !== 'Bullet') {
      this.#column = -1;
      return false;
    }
    const column = columnsOf(block.lead);
    if (this.#column >= 0 && column >= this.#column + 2) return true;
    this.#column = column;
    return false;
  }
}
