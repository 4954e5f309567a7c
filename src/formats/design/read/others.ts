import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Field, Item } from './item.ts';
import { type Block, type Page, saysNothing, textRange } from './page.ts';

/**
 * What stands in a field and is none of its kind; `None` is nothing. All of it is kept as text without a label. Beside a
 * value, text is a remark; lists, tables and blocks that were not read, and a field of which nothing was read, are errors.
 */
export class Others {
  readonly #field: Field;
  readonly #item: Pick<Item<object>, 'stray'>;
  readonly #page: Page;
  readonly #texts: Range[] = [];
  readonly #blocks: Range[] = [];
  /** What stands below a heading belongs to the heading. */
  #isBelowHeading = false;

  constructor(field: Field, item: Pick<Item<object>, 'stray'>, page: Page) {
    this.#field = field;
    this.#item = item;
    this.#page = page;
  }

  get isEmpty(): boolean {
    return this.#texts.length === 0 && this.#blocks.length === 0;
  }

  /** Takes what stands on the label's line, unless it is nothing. */
  addValue(): void {
    const { value } = this.#field;
    if (!saysNothing(this.#page.text(value))) this.#texts.push(value);
  }

  addText(range: Range): void {
    this.#texts.push(range);
  }

  add(block: Block): void {
    this.#isBelowHeading ||= block.type === 'Subheading';
    if (saysNothing(this.#page.text(textRange(block)))) return;
    if (this.#isBelowHeading || block.type === 'Comment') this.#item.stray(block);
    else if (isText(block)) this.#texts.push(this.#page.trim(block));
    else this.#blocks.push(block);
  }

  /** Keeps everything: what it says belongs to a value that is there. */
  keepAsRemarks(): void {
    for (const range of this.#texts) this.#item.stray(range);
    for (const range of this.#blocks) this.#item.stray(range);
  }

  /** Keeps everything, and tells what the field lacks by it. */
  keep(hasValue: boolean, path: Path): void {
    this.keepAsRemarks();
    for (const range of [...(hasValue ? [] : this.#texts), ...this.#blocks]) {
      const text = quote(this.#page.text(range));
      this.#page.tell('unread-text', range, `${this.#field.label} holds something of another kind: ${text}`, path);
    }
  }
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
