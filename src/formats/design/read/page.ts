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

/** What is below a heading or a label. */
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

/** The text that is read, and the findings in it. */
export class Page {
  readonly design: Part<DesignSpecification>;
  readonly #reading: Adapting<Partial<ReadOptions>>;
  #isCut: boolean;
  /** Closes the parts of the text that ended last, inner ones first. */
  #ended: ((isLast: boolean) => void)[] = [];

  constructor(design: Part<DesignSpecification>, reading: Adapting<Partial<ReadOptions>>) {
    this.design = design;
    this.#reading = reading;
    this.#isCut = reading.options.finished === false;
  }

  /** Closes a part of the text that ended, once it is known what follows: text after its last rule is its own, or of none. */
  whenFollowed(close: (isLast: boolean) => void): void {
    this.#ended.push(close);
  }

  /** The text goes on after what ended. */
  goOn(): void {
    this.#close(false);
  }

  /** What ended was the last part of the text. */
  over(): void {
    this.#close(true);
  }

  #close(isLast: boolean): void {
    if (this.#ended.length === 0) return;
    const ended = this.#ended;
    this.#ended = [];
    for (const close of ended) close(isLast);
  }

  /** The text ends inside something, or before its end. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** The text ends inside something: what is missing after it is no mistake of its own. */
  cut(): void {
    this.#isCut = true;
    this.#reading.cut();
  }

  /** What is at a range, as it is. */
  source({ start, end }: Range): string {
    return this.#reading.source(start, end);
  }

  /** A range without the blanks and line ends around it. */
  trim({ start, end }: Range): Range {
    const text = this.#reading.source(start, end);
    let from = 0;
    let to = text.length;
    while (from < to && isBlankUnit(text.charCodeAt(from))) from++;
    while (to > from && isBlankUnit(text.charCodeAt(to - 1))) to--;
    return { start: start + from, end: start + to };
  }

  /** The text of a range without the blanks around it. */
  text(range: Range): string {
    return this.source(range).trim();
  }

  report(code: string, range: Range, message: string, path?: Path, detail: Detail = {}): void {
    this.design.report(code, { range, message, ...(path !== undefined && { path }), ...detail });
  }

  /** Reports a title or label that the specification does not have; where one of its own is near, that was likely meant. */
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

  /** Reports texts that are no part of the document. */
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

  /** The end of a text without the stars that close, where stars are around the whole text. */
  unboldened(whole: Range, part: Range): Range {
    const value = this.trim(part);
    const text = this.text(whole);
    const isBold = text.length > 4 && text.startsWith('**') && text.indexOf('**', 2) === text.length - 2;
    const end = this.trim(whole).end - 2;
    return isBold && value.end === end + 2 && value.start <= end ? this.trim({ start: value.start, end }) : value;
  }
}

/** Other words for labels: what they say may be something else, so they are only asked about. */
const MEANT: ReadonlyMap<string, string> = new Map(
  ['purpose', 'summary', 'overview', 'details'].map((word) => [word, 'Description']),
);

const QUOTES = ['**', '`', '"'];

/** The text of a block, in a list item without its mark. */
export function textRange(block: Block): Range {
  return block.type === 'Bullet' ? { start: block.content?.start ?? block.text.start, end: block.end } : block;
}

/** Whether a value says that there is nothing: `None`, `N/A`, `-`. */
export function saysNothing(value: string): boolean {
  return (
    value.length <= 20 &&
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

/** The names that a record is given: each may be given once. */
export class Names {
  readonly #record: Part<Record<string, string>>;
  readonly #page: Page;
  readonly #given = new Map<string, Range>();

  constructor(record: Part<Record<string, string>>, page: Page) {
    this.#record = record;
    this.#page = page;
  }

  /** Takes the next name, and says so where it came before. */
  take(name: string, range: Range): void {
    const related = this.#given.get(name);
    const message = `${quote(name)} is given twice; the last one counts`;
    if (related !== undefined)
      this.#page.report('duplicate-name', range, message, this.#record.pathOf(name), { related });
    this.#given.set(name, range);
  }
}

/**
 * Tells which items of a list belong to the text of the item before them, and makes that text longer: once, when all of it
 * is known.
 */
export class Nesting {
  /** The column of the last item that hangs on no other; -1 outside of a list. */
  #column = -1;
  #last: { readonly start: number; readonly write: (range: Range) => void } | null = null;
  /** Where the text that began last ends, if it turned out to be longer. */
  #end = -1;

  /** The text of an item begins; `write` writes it anew when it turned out to be longer. */
  begin(start: number, write: (range: Range) => void): void {
    this.end();
    this.#last = { start, write };
  }

  /** The text of the last item ends. */
  end(): void {
    if (this.#last !== null && this.#end >= 0) this.#last.write({ start: this.#last.start, end: this.#end });
    this.#last = null;
    this.#end = -1;
  }

  /** Adds a block to the text that began last, if it is within the last item. */
  extend(block: Block): boolean {
    if (!this.holds(block) || this.#last === null) return false;
    this.#end = block.end;
    return true;
  }

  /** Whether a block, which comes after those that were asked for, is an item of a list within the last item. */
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
