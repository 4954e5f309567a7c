import type { Nodes } from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Detail, Member } from '../../../engine/index.ts';
import { type Block, type Page, saysNothing, textRange } from './page.ts';

/** The line of a label in the specification, with its parsed value. */
export type KnownHead = Nodes[Exclude<Extract<keyof Nodes, `${string}Head`>, 'OtherHead'>];

/**
 * A label of an item, with everything below it. Content of the wrong kind is kept as text without a label; `None` means
 * nothing. Text beside a value is a remark; it is an error if lists, tables and blocks, or a whole field, were not
 * read.
 */
export class Field {
  /** The label as written. */
  readonly label: string;
  readonly name: Range;
  /** The text on the label's line. */
  readonly value: Range;
  readonly blocks: Block[] = [];
  /** Its line; null if the label is missing, or unknown to the specification. */
  readonly head: KnownHead | null;
  /** Its path in the model. */
  readonly path: Path;
  readonly page: Page;
  readonly #member: Placed;
  readonly #item: { stray(range: Range): void };
  readonly #otherTexts: Range[] = [];
  readonly #otherBlocks: Range[] = [];
  /** Content below a heading belongs to that heading. */
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

  /** All its contents, trimmed; an empty range at the label's end when there are none. */
  get content(): Range {
    const { value, blocks } = this;
    const [first] = blocks;
    const last = blocks.at(-1);
    if (first === undefined || last === undefined) return value;
    // Noise may follow a label without a value.
    const { start } = value.start === value.end ? first : value;
    return this.page.trim({ start, end: last.end });
  }

  get text(): string {
    return this.page.source(this.content);
  }

  /** The range of its value; that of the label if there is none. */
  at(range: Range): { readonly range: Range } {
    return { range: range.start === range.end ? this.name : range };
  }

  /** Only records the place of its value. */
  place(range: Range): void {
    this.#member.place = this.at(range).range;
  }

  report(code: string, range: Range, message: string, detail?: Detail): void {
    this.page.report(code, range, message, this.path, detail);
  }

  /** Keeps a part that is not in its value. */
  stray(range: Range): void {
    this.#item.stray(range);
  }

  // ── Content of another kind ─────────────────────────────────────────────────────────────────────────────────────

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

  /** Keeps the text on the label's line, unless it means nothing. */
  addOtherValue(): void {
    if (!saysNothing(this.page.text(this.value))) this.addOtherText(this.value);
  }

  /** Keeps all of it, and reports that the field is incomplete. */
  keepOthers(hasValue: boolean): void {
    this.keepAsRemarks();
    for (const range of [...(hasValue ? [] : this.#otherTexts), ...this.#otherBlocks]) {
      const text = quote(this.page.text(range));
      this.report('unread-text', range, `${this.label} has text of another kind: ${text}`);
    }
  }

  /** Keeps all of it as remarks about the value. */
  keepAsRemarks(): void {
    for (const range of [...this.#otherTexts, ...this.#otherBlocks]) this.stray(range);
  }
}

/** What a field needs of its member. */
export type Placed = Pick<Member<unknown>, 'path' | 'place'>;

/** Writes the contents of a field as a text. */
export function writeText(field: Field, text: Member<string>, range: Range = field.content): void {
  text.set(field.page.source(range), field.at(range));
}

/** Whether a block is text, whatever the field. */
export function isText({ type }: Block): boolean {
  return (
    type === 'Paragraph' ||
    type === 'EntriesText' ||
    type === 'NamesText' ||
    type === 'FailureLines' ||
    type === 'TableRows'
  );
}
