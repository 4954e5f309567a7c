import type { Nodes } from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Detail, Member } from '../../../engine/index.ts';
import { type Block, type Page, saysNothing, textRange } from './page.ts';

/** The line of a label that the specification has, with what the grammar reads of its value. */
export type KnownHead = Nodes[Exclude<Extract<keyof Nodes, `${string}Head`>, 'OtherHead'>];

/**
 * A label of an item, and everything below it. What is none of its kind is kept as text without a label; `None` is nothing.
 * Beside a value, text is a remark; lists, tables and blocks that were not read, and a field of which nothing was read, are
 * errors.
 */
export class Field {
  /** The label as it is written. */
  readonly label: string;
  readonly name: Range;
  /** What is on the label's line. */
  readonly value: Range;
  readonly blocks: Block[] = [];
  /** Its line; null where the label is missing, or none of the specification. */
  readonly head: KnownHead | null;
  /** Where in the model it belongs. */
  readonly path: Path;
  readonly page: Page;
  readonly #member: Placed;
  readonly #item: { stray(range: Range): void };
  readonly #otherTexts: Range[] = [];
  readonly #otherBlocks: Range[] = [];
  /** What is below a heading belongs to the heading. */
  #isBelowHeading = false;

  constructor(
    head: KnownHead | null,
    name: Range,
    value: Range,
    member: Placed,
    item: { stray(range: Range): void },
    page: Page,
  ) {
    this.head = head;
    this.label = page.source(name);
    this.name = name;
    this.value = value;
    this.#member = member;
    this.path = member.path;
    this.page = page;
    this.#item = item;
  }

  /** Everything that it holds, without outer blanks; empty at the label's end when it holds nothing. */
  get content(): Range {
    const { value, blocks } = this;
    const [first] = blocks;
    const last = blocks.at(-1);
    if (first === undefined || last === undefined) return value;
    // After a label without a value noise may be.
    const { start } = value.start === value.end ? first : value;
    return this.page.trim({ start, end: last.end });
  }

  get text(): string {
    return this.page.source(this.content);
  }

  /** Where its value is: at the label where there is none. */
  at(range: Range): { readonly range: Range } {
    return { range: range.start === range.end ? this.name : range };
  }

  /** Notes where its value is, and nothing else. */
  place(range: Range): void {
    this.#member.place = this.at(range).range;
  }

  report(code: string, range: Range, message: string, detail?: Detail): void {
    this.page.report(code, range, message, this.path, detail);
  }

  /** Keeps a part that found no place in its value. */
  stray(range: Range): void {
    this.#item.stray(range);
  }

  // ── What is none of its kind ────────────────────────────────────────────────────────────────────────────────────

  get hasOthers(): boolean {
    return this.#otherTexts.length > 0 || this.#otherBlocks.length > 0;
  }

  addOther(block: Block): void {
    const { page } = this;
    this.#isBelowHeading ||= block.type === 'Subheading';
    if (saysNothing(page.text(textRange(block)))) return;
    if (this.#isBelowHeading || block.type === 'Comment') this.stray(block);
    else if (isText(block)) this.#otherTexts.push(page.trim(block));
    else this.#otherBlocks.push(block);
  }

  addOtherText(range: Range): void {
    this.#otherTexts.push(range);
  }

  /** The same for what is on the label's line, unless it is nothing. */
  addOtherValue(): void {
    if (!saysNothing(this.page.text(this.value))) this.addOtherText(this.value);
  }

  /** Keeps all of it, and tells what the field lacks by it. */
  keepOthers(hasValue: boolean): void {
    this.keepAsRemarks();
    for (const range of [...(hasValue ? [] : this.#otherTexts), ...this.#otherBlocks]) {
      const text = quote(this.page.text(range));
      this.report('unread-text', range, `${this.label} has text of another kind: ${text}`);
    }
  }

  /** Keeps all of it: what it says belongs to a value that is there. */
  keepAsRemarks(): void {
    for (const range of [...this.#otherTexts, ...this.#otherBlocks]) this.stray(range);
  }
}

/** What a field knows of the member that it belongs to. */
export type Placed = Pick<Member<unknown>, 'path' | 'place'>;

/** Writes what a field holds as a text. */
export function writeText(field: Field, text: Member<string>, range: Range = field.content): void {
  text.set(field.page.source(range), field.at(range));
}

/** Whether a block is text, however the field reads it. */
export function isText({ type }: Block): boolean {
  return (
    type === 'Paragraph' ||
    type === 'EntriesText' ||
    type === 'NamesText' ||
    type === 'FailureLines' ||
    type === 'TableRows'
  );
}
