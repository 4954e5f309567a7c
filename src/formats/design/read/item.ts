import type { BadLabelNode, LabelNode } from '../../../../generated/design.ts';
import { append } from '../../../core/append.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn, setOwn } from '../../../core/record.ts';
import type { Detail } from '../../../engine/index.ts';
import type { Block, Page } from './page.ts';

/** What every item of the model may hold beside its fields. */
interface WithExtra {
  extra?: Record<string, string>;
}

/** A label of an item, and everything below it. */
export class Field {
  /** The label as it is written. */
  readonly label: string;
  readonly name: Range;
  /** What stands on the label's line. */
  readonly value: Range;
  readonly blocks: Block[] = [];
  /** Where in the model it belongs. */
  readonly path: Path;
  readonly page: Page;
  readonly #item: Pick<Item<object>, 'stray'>;

  constructor(name: Range, value: Range, path: Path, item: Pick<Item<object>, 'stray'>, page: Page) {
    this.label = page.source(name);
    this.name = name;
    this.value = value;
    this.path = path;
    this.page = page;
    this.#item = item;
  }

  /** Everything that it holds, without outer blanks; empty at the label's end when it holds nothing. */
  get content(): Range {
    const { value, blocks } = this;
    const [first] = blocks;
    const last = blocks.at(-1);
    if (first === undefined || last === undefined) return value;
    // Behind a label without a value noise may stand.
    const { start } = value.start === value.end ? first : value;
    return this.page.trim({ start, end: last.end });
  }

  /** Its text, with the place. */
  text(content: Range = this.content): string {
    this.place(content);
    return this.page.source(content);
  }

  /** The same for a word or an id, which may stand in marks. */
  word(): string {
    return this.text(this.page.unquoted(this.content));
  }

  /** Notes where its value stands: at the label where there is none. */
  place(range: Range): void {
    this.page.place(this.path, range.start === range.end ? this.name : range);
  }

  tell(code: string, range: Range, message: string, detail?: Detail): void {
    this.page.tell(code, range, message, this.path, detail);
  }

  /** Keeps a part that found no place in its value. */
  stray(range: Range): void {
    this.#item.stray(range);
  }
}

interface OpenField {
  readonly field: Field;
  /** The label as the specification writes it; null where it has no such label. */
  readonly known: string | null;
  readonly read: (field: Field) => void;
}

/** An endpoint, table, component, method or check while its fields come in. */
export class Item<Value extends WithExtra> {
  readonly value: Value;
  readonly path: Path;
  readonly heading: Range;
  /** The labels that it was given, by the names that the specification has for them. */
  readonly given: Map<string, Range> = new Map();
  readonly #page: Page;
  readonly #describe: ((text: string) => void) | null;
  #open: OpenField | null = null;
  #lead: Range | null = null;
  readonly #loose: Range[] = [];
  /** What stands behind a rule, under no label. */
  #tail: Range[] = [];
  #isBehindRule = false;

  /** `describe` takes the text before the first label; without it, that text is loose. */
  constructor(page: Page, path: Path, heading: Range, value: Value, describe?: (text: string) => void) {
    this.#page = page;
    this.path = path;
    this.heading = { start: heading.start, end: heading.end };
    this.value = value;
    this.#describe = describe ?? null;
  }

  /** The label of the open field, as the specification writes it. */
  get openLabel(): string | null {
    return this.#open?.known ?? null;
  }

  get hasOpenLabel(): boolean {
    return this.#open !== null;
  }

  /** Opens the field of a label that the item knows; `key` is its name in the model. */
  field(known: string, key: string, label: LabelNode | BadLabelNode, value: Range, read: (field: Field) => void): void {
    const field = this.#begin([key], label, value);
    const written = field.label;
    if (written !== known && normal(written) !== normal(known)) {
      const message = `The label must be ${quote(known)}, not ${quote(written)}`;
      this.#page.tell('bad-label-name', field.name, message, this.path, {
        hint: `Write **${known}:**`,
        fix: { range: field.name, text: known },
      });
    }
    this.#open = { known, field, read };
  }

  /** Opens the field of a label that the specification does not know; `known` are those that it has here. */
  otherField(label: LabelNode | BadLabelNode, value: Range, known: readonly string[]): void {
    const field = this.#begin(['extra', this.#page.text(label.name)], label, value);
    this.#open = { known: null, field, read: () => this.#keepOther(field, known) };
  }

  add(block: Block): void {
    if (this.#open !== null) this.#open.field.blocks.push(block);
    else if (this.#isBehindRule) this.#tail.push(block);
    else if (this.#describe !== null && this.given.size === 0)
      this.#lead = { start: this.#lead?.start ?? block.start, end: block.end };
    else this.#loose.push(block);
  }

  /** Keeps a part of the item that found no place in its fields. */
  stray(range: Range): void {
    this.#loose.push(range);
  }

  rule(): void {
    this.#closeField();
    this.#isBehindRule = true;
  }

  /** Reads what is still open. Text behind a rule, with which the document ends, is no part of the item. */
  close(isLast: boolean): void {
    this.#closeField();
    if (isLast) this.#page.chat(this.#tail);
    else append(this.#loose, this.#tail);
    this.#tail = [];
    this.#keepLead();
    this.#keepLoose();
  }

  #begin(key: Path, label: LabelNode | BadLabelNode, value: Range): Field {
    this.#closeField();
    this.#isBehindRule = false;
    append(this.#loose, this.#tail);
    this.#tail = [];
    const page = this.#page;
    const rest = page.unboldened({ start: label.start, end: value.end }, value);
    return new Field(page.trim(label.name), rest, [...this.path, ...key], this, page);
  }

  #closeField(): void {
    if (this.#open === null) return;
    const { known, field, read } = this.#open;
    this.#open = null;
    if (known !== null) {
      const related = this.given.get(known);
      if (related !== undefined) {
        const message = `${quote(known)} is given twice; the last one counts`;
        this.#page.tell('duplicate-field', field.name, message, this.path, { related });
      }
      this.given.set(known, field.name);
    }
    read(field);
  }

  #keepOther(field: Field, known: readonly string[]): void {
    this.#page.unknown('label', field.label, known, field.name, field.path);
    this.#setExtra(field.label, field.text());
  }

  #keepLead(): void {
    if (this.#lead === null || this.#describe === null) return;
    const lead = this.#page.trim(this.#lead);
    // A label of that name says the same: then the text without one is loose.
    if (this.given.has('Description')) this.#loose.unshift(lead);
    else {
      this.#page.place([...this.path, 'description'], lead);
      this.#describe(this.#page.source(lead));
    }
  }

  #keepLoose(): void {
    const text = this.#page.loose(this.#loose, [...this.path, 'extra', '']);
    if (text !== undefined) this.#setExtra('', text);
  }

  #setExtra(label: string, text: string): void {
    this.value.extra ??= {};
    const before = getOwn(this.value.extra, label);
    setOwn(this.value.extra, label, before === undefined ? text : `${before}\n\n${text}`);
  }
}

/** A label as the specification's are compared: lower case, one blank between words. */
function normal(label: string): string {
  return label
    .toLowerCase()
    .replace(/[_\t ]+/g, ' ')
    .trim();
}
