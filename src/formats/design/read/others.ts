import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import type { Field } from './item.ts';
import { type Block, saysNothing, textRange } from './page.ts';

/**
 * What is in a field and is none of its kind; `None` is nothing. All of it is kept as text without a label. Beside a
 * value, text is a remark; lists, tables and blocks that were not read, and a field of which nothing was read, are errors.
 */
export class Others {
  readonly #field: Field;
  readonly #texts: Range[] = [];
  readonly #blocks: Range[] = [];
  /** What is below a heading belongs to the heading. */
  #isBelowHeading = false;

  constructor(field: Field) {
    this.#field = field;
  }

  get isEmpty(): boolean {
    return this.#texts.length === 0 && this.#blocks.length === 0;
  }

  /** Takes what is on the label's line, unless it is nothing. */
  addValue(): void {
    const { value, page } = this.#field;
    if (!saysNothing(page.text(value))) this.#texts.push(value);
  }

  addText(range: Range): void {
    this.#texts.push(range);
  }

  add(block: Block): void {
    const { page } = this.#field;
    this.#isBelowHeading ||= block.type === 'Subheading';
    if (saysNothing(page.text(textRange(block)))) return;
    if (this.#isBelowHeading || block.type === 'Comment') this.#field.stray(block);
    else if (isText(block)) this.#texts.push(page.trim(block));
    else this.#blocks.push(block);
  }

  /** Keeps everything: what it says belongs to a value that is there. */
  keepAsRemarks(): void {
    for (const range of this.#texts) this.#field.stray(range);
    for (const range of this.#blocks) this.#field.stray(range);
  }

  /** Keeps everything, and tells what the field lacks by it. */
  keep(hasValue: boolean): void {
    this.keepAsRemarks();
    for (const range of [...(hasValue ? [] : this.#texts), ...this.#blocks]) {
      const text = quote(this.#field.page.text(range));
      this.#field.tell('unread-text', range, `${this.#field.label} has text of another kind: ${text}`);
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
