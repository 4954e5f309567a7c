import type { BadLabelNode, LabelNode } from '../../../../generated/design.ts';
import { append } from '../../../core/append.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import type { ItemOf, KeyOf, List, ListKeyOf, Member, Part, ValueOf } from '../../../engine/index.ts';
import { type ItemKind, type Items, LABELS, type Labelled, labelOf, rowsOf } from '../labels.ts';
import { Extra } from './extra.ts';
import { Field, type Placed } from './field.ts';
import type { Block, Page } from './page.ts';

/** The line of a label, with what is on it. */
interface LabelLine {
  readonly label: LabelNode | BadLabelNode;
  readonly value: Range;
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
  /** What is written of it: it comes into the list when it is whole. */
  readonly part: Part<Items[Kind]>;
  heading: Range = { start: 0, end: 0 };
  /** The labels that it was given, by the names that the specification has for them. */
  readonly given: Map<string, Range> = new Map();
  protected readonly page: Page;
  readonly #list: List<Items[Kind]>;
  readonly #extra: Extra;
  #open: OpenField | null = null;
  #lead: Range | null = null;
  readonly #loose: Range[] = [];
  /** What is after a rule, under no label. */
  #tail: Range[] = [];
  #isAfterRule = false;

  /** @param extraOf - the member that keeps what the specification has no label for */
  constructor(
    kind: Kind,
    list: List<Items[Kind]>,
    value: Items[Kind],
    page: Page,
    extraOf: (part: Part<Items[Kind]>) => Member<Record<string, string>>,
  ) {
    this.kind = kind;
    this.page = page;
    this.part = list.prepare(value);
    this.#list = list;
    this.#extra = new Extra(extraOf(this.part), page);
  }

  /** Takes the text before the first label; without it, that text is loose. */
  protected describe?(text: string, range: Range): void;

  /** Takes the place of its heading. */
  begin({ start, end }: Range): void {
    this.heading = { start, end };
    this.#list.place(this.#list.value.length, this.heading);
  }

  /** The label of the open field, as the specification writes it. */
  get openLabel(): string | null {
    return this.#open?.known ?? null;
  }

  get hasOpenLabel(): boolean {
    return this.#open !== null;
  }

  /** Opens the field of a label that the item knows; `key` is its name in the model. `read` writes what is read of it. */
  field<Key extends KeyOf<Items[Kind]>>(
    key: Key,
    node: Labelled & LabelLine,
    read: (field: Field, member: Member<ValueOf<Items[Kind], Key>>) => void,
  ): void {
    this.#goOn();
    const known = labelOf(node);
    const member = this.part.member(key);
    const field = this.#fieldOf(node, member);
    const written = field.label;
    if (written !== known && normal(written) !== normal(known)) {
      const message = `The label must be ${quote(known)}, not ${quote(written)}`;
      this.page.report('bad-label-name', field.name, message, this.part.path, {
        hint: `Write **${known}:**`,
        fix: { range: field.name, text: known },
      });
    }
    this.#open = { known, field, read: () => read(field, member) };
  }

  /** The same for a list, which `read` fills: of a label that comes twice, the last one counts. */
  list<Key extends ListKeyOf<Items[Kind]> & KeyOf<Items[Kind]>>(
    key: Key,
    node: Labelled & LabelLine,
    read: (field: Field, list: List<ItemOf<Items[Kind], Key>>) => void,
  ): void {
    this.field(key, node, (field) => this.#readList(key, field, read));
  }

  /** The same for a list that begins with a block, without its label. */
  unlabelled<Key extends ListKeyOf<Items[Kind]> & KeyOf<Items[Kind]>>(
    key: Key,
    known: string,
    block: Block,
    read: (field: Field, list: List<ItemOf<Items[Kind], Key>>) => void,
  ): void {
    this.#goOn();
    const { start } = block;
    const nothing = { start, end: start };
    const field = new Field(nothing, nothing, this.part.member(key), this, this.page);
    field.blocks.push(block);
    this.#open = { known, field, read: () => this.#readList(key, field, read) };
  }

  #readList<Key extends ListKeyOf<Items[Kind]> & KeyOf<Items[Kind]>>(
    key: Key,
    field: Field,
    read: (field: Field, list: List<ItemOf<Items[Kind], Key>>) => void,
  ): void {
    const list = this.part.list(key);
    list.clear();
    read(field, list);
  }

  /** Opens the field of a label that the specification does not know. */
  otherField(node: LabelLine): void {
    this.#goOn();
    const field = this.#fieldOf(node, this.#extra.member(this.page.text(node.label.name)));
    this.#open = { known: null, field, read: () => this.#keepOther(field) };
  }

  add(block: Block): void {
    if (this.#open !== null) this.#open.field.blocks.push(block);
    else if (this.#isAfterRule) this.#tail.push(block);
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
    this.#isAfterRule = true;
  }

  /** Reads what is still open. Text after a rule, with which the document ends, is no part of the item. */
  close(isLast: boolean): void {
    this.#closeField();
    if (isLast) this.page.chat(this.#tail);
    else append(this.#loose, this.#tail);
    this.#tail = [];
    this.#keepLead();
    this.#extra.keepLoose(this.#loose);
    this.#reportMissing(isLast);
    this.#list.take();
  }

  /** Says which labels it lacks. Of an item that is cut off, they may be yet to come. */
  #reportMissing(isLast: boolean): void {
    if (isLast && this.page.isCut) return;
    for (const [key, { label, missing }] of rowsOf(this.kind)) {
      if (missing === undefined || this.given.has(label)) continue;
      const detail = { severity: missing, hint: `Write **${label}:** and its value.` };
      this.page.report(
        'missing-field',
        this.heading,
        `${quote(label)} is missing here`,
        [...this.part.path, key],
        detail,
      );
    }
  }

  /** The item goes on, with another label. */
  #goOn(): void {
    this.page.goOn();
    this.#closeField();
    this.#isAfterRule = false;
    append(this.#loose, this.#tail);
    this.#tail = [];
  }

  #fieldOf({ label, value }: LabelLine, member: Placed): Field {
    const { page } = this;
    const rest = page.unboldened({ start: label.start, end: value.end }, value);
    return new Field(page.trim(label.name), rest, member, this, page);
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
    const known = rowsOf(this.kind).map(([, { label }]) => label);
    this.page.unknown('label', field.label, known, field.name, field.path);
    this.#extra.keep(field.label, field.text, field.at(field.content).range);
  }

  #keepLead(): void {
    if (this.#lead === null) return;
    const lead = this.page.trim(this.#lead);
    // A label of that name says the same: then the text without one is loose.
    if (this.given.has(LABELS.method.description.label)) this.#loose.unshift(lead);
    else this.describe?.(this.page.source(lead), lead);
  }
}

/** An item of any kind. */
export type AnyItem = { [Kind in ItemKind]: Item<Kind> }[ItemKind];

/** A label as the specification's are compared: lower case, one blank between words. */
function normal(label: string): string {
  return label
    .toLowerCase()
    .replace(/[_\t ]+/g, ' ')
    .trim();
}
