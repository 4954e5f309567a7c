import type { BadLabelNode, LabelNode } from '../../../../generated/design.ts';
import { append } from '../../../core/append.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn, setOwn } from '../../../core/record.ts';
import type { Detail } from '../../../engine/index.ts';
import { type ItemKind, type Labelled, labelOf, rowsOf } from '../labels.ts';
import type { ApiContract, ChecklistItem, Component, DataSchema, Interface } from '../model.ts';
import type { Block, Page } from './page.ts';

/** What the items of a kind are in the model. */
export interface Items {
  contract: ApiContract;
  table: DataSchema;
  component: Component;
  method: Interface;
  check: ChecklistItem;
}

/** The line of a label, with what is on it. */
interface LabelLine {
  readonly label: LabelNode | BadLabelNode;
  readonly value: Range;
}

/** A label of an item, and everything below it. */
export class Field {
  /** The label as it is written. */
  readonly label: string;
  readonly name: Range;
  /** What is on the label's line. */
  readonly value: Range;
  readonly blocks: Block[] = [];
  /** Where in the model it belongs. */
  readonly path: Path;
  readonly page: Page;
  readonly #item: { stray(range: Range): void };

  constructor(name: Range, value: Range, path: Path, item: { stray(range: Range): void }, page: Page) {
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
    // After a label without a value noise may be.
    const { start } = value.start === value.end ? first : value;
    return this.page.trim({ start, end: last.end });
  }

  /** Its text, with the place. */
  text(content: Range = this.content): string {
    this.place(content);
    return this.page.source(content);
  }

  /** The same for a word or an id, which may be in marks. */
  word(): string {
    return this.text(this.page.unquoted(this.content));
  }

  /** Notes where its value is: at the label where there is none. */
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
  readonly read: () => void;
}

/** An endpoint, table, component, method or check while its fields come in. */
export class Item<Kind extends ItemKind> {
  readonly kind: Kind;
  value: Items[Kind];
  readonly path: Path;
  heading: Range = { start: 0, end: 0 };
  /** The labels that it was given, by the names that the specification has for them. */
  readonly given: Map<string, Range> = new Map();
  protected readonly page: Page;
  #open: OpenField | null = null;
  #lead: Range | null = null;
  readonly #loose: Range[] = [];
  /** What is after a rule, under no label. */
  #tail: Range[] = [];
  #isBehindRule = false;

  constructor(kind: Kind, page: Page, path: Path, value: Items[Kind]) {
    this.kind = kind;
    this.page = page;
    this.path = path;
    this.value = value;
  }

  /** Takes the text before the first label; without it, that text is loose. */
  protected describe?(text: string): void;

  /** Takes the place of its heading. */
  begin({ start, end }: Range): void {
    this.heading = { start, end };
    this.page.place(this.path, this.heading);
  }

  /** The label of the open field, as the specification writes it. */
  get openLabel(): string | null {
    return this.#open?.known ?? null;
  }

  get hasOpenLabel(): boolean {
    return this.#open !== null;
  }

  /** Opens the field of a label that the item knows; `key` is its name in the model. What is read of it is written there. */
  field<Key extends keyof Items[Kind] & string>(
    key: Key,
    node: Labelled & LabelLine,
    read: (field: Field) => Items[Kind][Key] | undefined,
  ): void {
    const known = labelOf(node);
    const field = this.#begin([key], node);
    const written = field.label;
    if (written !== known && normal(written) !== normal(known)) {
      const message = `The label must be ${quote(known)}, not ${quote(written)}`;
      this.page.tell('bad-label-name', field.name, message, this.path, {
        hint: `Write **${known}:**`,
        fix: { range: field.name, text: known },
      });
    }
    const write = (): void => {
      const found = read(field);
      if (found !== undefined) this.value[key] = found;
    };
    this.#open = { known, field, read: write };
  }

  /** Opens the field of a label that the specification does not know. */
  otherField(node: LabelLine): void {
    const field = this.#begin(['extra', this.page.text(node.label.name)], node);
    this.#open = { known: null, field, read: () => this.#keepOther(field) };
  }

  add(block: Block): void {
    if (this.#open !== null) this.#open.field.blocks.push(block);
    else if (this.#isBehindRule) this.#tail.push(block);
    else if (this.describe !== undefined && this.given.size === 0)
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

  /** Reads what is still open. Text after a rule, with which the document ends, is no part of the item. */
  close(isLast: boolean): void {
    this.#closeField();
    if (isLast) this.page.chat(this.#tail);
    else append(this.#loose, this.#tail);
    this.#tail = [];
    this.#keepLead();
    this.#keepLoose();
    this.#tellMissing(isLast);
  }

  /** Says which labels it lacks. Of an item that is cut off, they may be yet to come. */
  #tellMissing(isLast: boolean): void {
    if (isLast && this.page.isCut) return;
    for (const [key, { label, missing }] of rowsOf(this.kind)) {
      if (missing === undefined || this.given.has(label)) continue;
      const detail = { severity: missing, hint: `Write **${label}:** and its value.` };
      this.page.tell('missing-field', this.heading, `${quote(label)} is missing here`, [...this.path, key], detail);
    }
  }

  #begin(key: Path, { label, value }: LabelLine): Field {
    this.page.goOn();
    this.#closeField();
    this.#isBehindRule = false;
    append(this.#loose, this.#tail);
    this.#tail = [];
    const { page } = this;
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
        this.page.tell('duplicate-field', field.name, message, this.path, { related });
      }
      this.given.set(known, field.name);
    }
    read();
  }

  #keepOther(field: Field): void {
    const known = rowsOf(this.kind).map(([, { label }]) => label);
    this.page.unknown('label', field.label, known, field.name, field.path);
    this.#setExtra(field.label, field.text());
  }

  #keepLead(): void {
    if (this.#lead === null) return;
    const lead = this.page.trim(this.#lead);
    // A label of that name says the same: then the text without one is loose.
    if (this.given.has('Description')) this.#loose.unshift(lead);
    else {
      this.page.place([...this.path, 'description'], lead);
      this.describe?.(this.page.source(lead));
    }
  }

  #keepLoose(): void {
    const text = this.page.loose(this.#loose, [...this.path, 'extra', '']);
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
