import type { FieldNode, Span, TileNode } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Range } from '../../core/range.ts';
import { type Context, trimSpan } from './context.ts';
import { normalLabel } from './labels.ts';

/** A field that stands before the first section. */
type Key = 'task_id' | 'timestamp';

/** Reads the task id and the timestamp; `set` takes the values that count. */
export class Metadata {
  readonly #context: Context;
  readonly #set: (key: Key, text: string) => void;
  /** What is known by the title and by the label: they must agree. */
  #titleId: { text: string; range: Range } | null = null;
  /** The labels that were given. */
  readonly #given = new Map<Key, Range>();
  /** A label whose value is yet to come, on the lines below. */
  #open: Key | null = null;

  constructor(context: Context, set: (key: Key, text: string) => void) {
    this.#context = context;
    this.#set = set;
  }

  /** Takes the id in the document's title. */
  title(id: Span): void {
    const text = this.#context.text(id);
    if (text === '') return;
    this.#titleId = { text, range: this.#context.range(id) };
    this.#set('task_id', text);
    this.#context.place(['task_id'], id);
  }

  /** Takes a tile before the first section; false for one that is no part of the metadata. */
  take(tile: TileNode): boolean {
    const open = this.#open;
    this.#open = null;
    if (open !== null && tile.type === 'Text') {
      this.#value(open, trimSpan(this.#context.piece.text, tile));
      return true;
    }
    if (tile.type === 'Field') return this.#label(tile);
    return (
      tile.type === 'Bullet' &&
      tile.content.kind === 'entry' &&
      tile.content.style === 'label' &&
      this.#label(tile.content)
    );
  }

  #label({ name, value, errors }: Pick<FieldNode, 'name' | 'value' | 'errors'>): boolean {
    const context = this.#context;
    const label = normalLabel(context.text(name));
    if (label !== 'task id' && label !== 'timestamp') return false;
    const key = label === 'timestamp' ? 'timestamp' : 'task_id';
    context.mistakes(errors, [key]);
    const before = this.#given.get(key);
    if (before !== undefined)
      context.tell(
        'duplicate-field',
        name,
        `${quote(context.text(name))} is given twice; the last one counts`,
        [key],
        undefined,
        before,
      );
    this.#given.set(key, context.range(value));
    if (value.start === value.end) this.#open = key;
    else this.#value(key, value);
    return true;
  }

  #value(key: Key, value: Span): void {
    const context = this.#context;
    const text = context.text(value);
    if (key === 'task_id' && this.#titleId !== null) {
      if (this.#titleId.text !== text)
        context.tell(
          'task-id-mismatch',
          value,
          `The title says ${quote(this.#titleId.text)}, the label says ${quote(text)}; the title counts`,
          ['task_id'],
          undefined,
          this.#titleId.range,
        );
      return;
    }
    context.place([key], value);
    this.#set(key, text);
  }
}
