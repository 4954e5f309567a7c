import type { OtherHeadNode } from '../../../../generated/design.ts';
import { append } from '../../../core/append.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import type { List, Part } from '../../../engine/index.ts';
import type { ItemKey, ItemKind, KeyedRow } from '../item-kind.ts';
import type { ApiContract, ChecklistItem, Component, DataSchema, Interface } from '../model.ts';
import { Extra } from './extra.ts';
import { Field, type KnownHead } from './field.ts';
import type { Block, Page } from './page.ts';

interface OpenField {
  readonly field: Field;
  /** The specification's label; null if it has no such label. */
  readonly known: string | null;
  readonly read: () => void;
}

/** An endpoint, table, component, method or check while its fields are read. */
export class Item<Of extends object> {
  /** Its part of the model, added to the list when it is whole. */
  readonly part: Part<Of>;
  heading: Range = { start: 0, end: 0 };
  /** The ranges of its labels, by the specification's names. */
  readonly given: Map<string, Range> = new Map();
  protected readonly page: Page;
  readonly #kind: ItemKind<Of>;
  readonly #list: List<Of>;
  readonly #extra: Extra;
  #open: OpenField | null = null;
  #lead: Range | null = null;
  readonly #loose: Range[] = [];
  /** Text without a label after a rule. */
  #tail: Range[] = [];
  #isAfterRule = false;

  constructor(kind: ItemKind<Of>, list: List<Of>, page: Page) {
    this.page = page;
    this.part = list.prepare(kind.empty());
    this.#kind = kind;
    this.#list = list;
    this.#extra = new Extra(kind.extra(this.part), page);
  }

  /** Takes the text before the first label, for kinds in which it is a field. */
  protected describe(_text: string, _range: Range): void {}

  /** Takes the range of its heading. */
  begin({ start, end }: Range): void {
    this.heading = { start, end };
    this.#list.place(this.#list.value.length, this.heading);
  }

  /** The specification's label of the open field. */
  get openLabel(): string | null {
    return this.#open?.known ?? null;
  }

  get hasOpenLabel(): boolean {
    return this.#open !== null;
  }

  /** Opens the field of a known label. */
  label(head: KnownHead): void {
    const key = this.#kind.rows.find(({ node }) => node === head.kind.type)?.key;
    if (key === undefined) return;
    const field = this.#begin(key, head, head.label.name, this.#valueOf(head));
    const { known } = this.#open ?? {};
    if (known == null || field.label === known || normal(field.label) === normal(known)) return;
    const message = `The label must be ${quote(known)}, not ${quote(field.label)}`;
    this.page.report('bad-label-name', field.name, message, this.part.path, {
      hint: `Write **${known}:**`,
      fix: { range: field.name, text: known },
    });
  }

  /** Opens a field that begins with a block, without its label. */
  unlabelled(key: ItemKey<Of>, block: Block): void {
    const nothing = { start: block.start, end: block.start };
    this.#begin(key, null, nothing, nothing).blocks.push(block);
  }

  #begin(key: ItemKey<Of>, head: KnownHead | null, name: Range, value: Range): Field {
    this.#goOn();
    const row = this.#kind.labels[key];
    const member = this.part.member(key);
    const field = new Field(head, this.page.trim(name), value, member, this, this.page);
    this.#open = { known: row?.label ?? null, field, read: () => row?.as.read(field, member) };
    return field;
  }

  /** Opens the field of an unknown label. */
  otherLabel(head: OtherHeadNode): void {
    this.#goOn();
    const name = this.page.trim(head.label.name);
    const member = this.#extra.member(this.page.source(name));
    const field = new Field(null, name, this.#valueOf(head), member, this, this.page);
    this.#open = { known: null, field, read: () => this.#keepOther(field) };
  }

  add(block: Block): void {
    if (this.#open !== null) this.#open.field.blocks.push(block);
    else if (this.#isAfterRule) this.#tail.push(block);
    else if (this.#kind.lead !== undefined && this.given.size === 0)
      this.#lead = { start: this.#lead?.start ?? block.start, end: block.end };
    else this.#loose.push(block);
  }

  /** Keeps a part of the item that is in none of its fields. */
  stray(range: Range): void {
    this.#loose.push(range);
  }

  rule(): void {
    this.#closeField();
    this.#isAfterRule = true;
  }

  /** Reads what is still open. If the document ends after a rule, the text between does not belong to the item. */
  close(isLast: boolean): void {
    this.#closeField();
    if (isLast) this.page.chat(this.#tail);
    else append(this.#loose, this.#tail);
    this.#tail = [];
    this.#keepLead();
    this.#extra.keepLoose(this.#loose);
    // In a text that is cut off, they might have followed.
    if (!isLast || !this.page.isCut)
      reportMissing(this.#kind, this.part, this.heading, this.page, ({ label }) => this.given.has(label));
    this.#list.take();
  }

  /** The item continues with another label. */
  #goOn(): void {
    this.page.goOn();
    this.#closeField();
    this.#isAfterRule = false;
    append(this.#loose, this.#tail);
    this.#tail = [];
  }

  #valueOf({ label, value }: KnownHead | OtherHeadNode): Range {
    return this.page.unboldened({ start: label.start, end: value.end }, value);
  }

  #closeField(): void {
    if (this.#open === null) return;
    const { known, field, read } = this.#open;
    this.#open = null;
    if (known !== null) {
      const related = this.given.get(known);
      if (related !== undefined) {
        const message = `${quote(known)} is given twice; the last one counts`;
        this.page.report('duplicate-field', field.name, message, this.part.path, { related });
      }
      this.given.set(known, field.name);
    }
    read();
  }

  #keepOther(field: Field): void {
    const known = this.#kind.rows.map(({ label }) => label);
    this.page.unknown('label', field.label, known, field.name, field.path);
    this.#extra.keep(field.label, field.text, field.at(field.content).range);
  }

  #keepLead(): void {
    if (this.#lead === null) return;
    const lead = this.page.trim(this.#lead);
    const label = this.#kind.rows.find(({ key }) => key === this.#kind.lead)?.label;
    // If the label for this text is present, too, text without a label is stray.
    if (label !== undefined && this.given.has(label)) this.#loose.unshift(lead);
    else this.describe(this.page.source(lead), lead);
  }
}

/** An item of any kind. */
export type AnyItem = Item<ApiContract> | Item<DataSchema> | Item<Component> | Item<Interface> | Item<ChecklistItem>;

/** Reports the labels that an item lacks. */
export function reportMissing<Of extends object>(
  kind: ItemKind<Of>,
  part: Part<Of>,
  range: Range,
  page: Page,
  has: (row: KeyedRow<Of>) => boolean,
  where = '',
): void {
  for (const row of kind.rows) {
    if (row.missing === undefined || has(row)) continue;
    page.report('missing-field', range, `${quote(row.label)} is missing here`, part.pathOf(row.key), {
      severity: row.missing,
      hint: `Write **${row.label}:** and its value${where}.`,
    });
  }
}

/** Normalises a label for comparison: lower case, one blank between words. */
function normal(label: string): string {
  return label
    .toLowerCase()
    .replace(/[_\t ]+/g, ' ')
    .trim();
}
