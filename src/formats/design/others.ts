import type { Span, TileNode } from '../../../generated/design.ts';
import { append } from '../../core/append.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import { type Context, type Field, saysNothing, trimSpan } from './context.ts';

/**
 * What stands in a field and is none of its kind; `None` is nothing. All of it is kept as text without a label. Beside a value, text is a
 * remark; lists, tables and blocks that were not read, and a field of which nothing was read, are errors.
 */
export class Others {
  readonly #field: Field;
  readonly #context: Context;
  readonly #texts: Span[] = [];
  readonly #blocks: Span[] = [];
  /** What stands below a heading belongs to the heading. */
  #isBelowHeading = false;

  constructor(field: Field, context: Context) {
    this.#field = field;
    this.#context = context;
  }

  /** Text that a field of its kind may hold where there is nothing else. */
  get texts(): readonly Span[] {
    return this.#texts;
  }

  /** Whether there is nothing. */
  get isEmpty(): boolean {
    return this.#texts.length === 0 && this.#blocks.length === 0;
  }

  /** Keeps everything: what it says belongs to a value that is there. */
  keepAsRemarks(): void {
    append(this.#context.strays, this.#texts);
    append(this.#context.strays, this.#blocks);
  }

  /** Forgets the texts, which were read. */
  dropTexts(): void {
    this.#texts.length = 0;
  }

  /** Takes text on the label's line. */
  addText(span: Span): void {
    this.#texts.push(span);
  }

  /** Takes a tile. */
  add(tile: TileNode): void {
    this.#isBelowHeading ||= tile.type === 'Heading';
    const text = trimSpan(this.#context.piece.text, tile.type === 'Bullet' ? tile.text : tile);
    if (saysNothing(this.#context.text(text))) return;
    if (this.#isBelowHeading || tile.type === 'Comment') this.#context.strays.push(tile);
    else if (tile.type === 'Text') this.#texts.push(text);
    else this.#blocks.push(tile);
  }

  /** Keeps everything, and tells what the field lacks by it. */
  keep(hasValue: boolean, path: Path): void {
    const context = this.#context;
    this.keepAsRemarks();
    for (const span of [...(hasValue ? [] : this.#texts), ...this.#blocks]) {
      const text = quote(context.text(trimSpan(context.piece.text, span)));
      context.tell('unread-text', span, `${this.#field.label} holds something of another kind: ${text}`, path);
    }
  }
}
