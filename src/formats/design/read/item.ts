import type { BadLabelNode, LabelNode } from '../../../../generated/design.ts';
import { append } from '../../../core/append.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn, setOwn } from '../../../core/record.ts';
import type { Block, Page } from './page.ts';

/** A label and everything below it. */
export interface Field {
  /** The label as it is written. */
  readonly label: string;
  readonly name: Range;
  /** What stands on the label's line. */
  readonly value: Range;
  readonly blocks: Block[];
}

/** What every item of the model may hold beside its fields. */
interface WithExtra {
  extra?: Record<string, string>;
}

interface OpenField extends Field {
  /** As the specification writes it; null where it has no such label. */
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
  #field: OpenField | null = null;
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
    return this.#field?.known ?? null;
  }

  get hasOpenLabel(): boolean {
    return this.#field !== null;
  }

  /** Opens the field of a label that the item knows. */
  field(known: string, label: LabelNode | BadLabelNode, value: Range, read: (field: Field) => void): void {
    const name = this.#page.trim(label.name);
    const written = this.#page.source(name);
    this.#begin();
    if (written !== known && normal(written) !== normal(known)) {
      const message = `The label is called ${quote(known)}, not ${quote(written)}`;
      this.#page.tell('bad-label-name', name, message, this.path, {
        hint: `Write **${known}:**`,
        fix: { range: name, text: known },
      });
    }
    this.#field = { known, label: written, name, value: this.#valueOf(label, value), blocks: [], read };
  }

  /** Opens the field of a label that the specification does not know. */
  otherField(label: LabelNode | BadLabelNode, value: Range): void {
    this.#begin();
    const name = this.#page.trim(label.name);
    const read = (field: Field): void => this.#keepOther(field);
    const written = this.#page.source(name);
    this.#field = { known: null, label: written, name, value: this.#valueOf(label, value), blocks: [], read };
  }

  add(block: Block): void {
    if (this.#field !== null) this.#field.blocks.push(block);
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

  #begin(): void {
    this.#closeField();
    this.#isBehindRule = false;
    append(this.#loose, this.#tail);
    this.#tail = [];
  }

  #valueOf(label: LabelNode | BadLabelNode, value: Range): Range {
    return this.#page.unboldened({ start: label.start, end: value.end }, value);
  }

  #closeField(): void {
    const field = this.#field;
    if (field === null) return;
    this.#field = null;
    const { known, name } = field;
    if (known !== null) {
      const related = this.given.get(known);
      if (related !== undefined) {
        const message = `${quote(known)} is given twice; the last one counts`;
        this.#page.tell('duplicate-field', name, message, this.path, { related });
      }
      this.given.set(known, name);
    }
    field.read(field);
  }

  #keepOther(field: Field): void {
    const path = [...this.path, 'extra', field.label];
    const content = contentOf(field, this.#page);
    const message = `The specification has no label ${quote(field.label)} here; it was kept`;
    this.#page.tell('unknown-label', field.name, message, path);
    this.#page.place(path, content.start === content.end ? field.name : content);
    this.#setExtra(field.label, this.#page.source(content));
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
    const ranges = this.#loose.map((range) => this.#page.trim(range)).filter(({ start, end }) => start < end);
    const [first] = ranges;
    const last = ranges.at(-1);
    if (first === undefined || last === undefined) return;
    const path = [...this.path, 'extra', ''];
    const text = quote(this.#page.source(first));
    this.#page.tell('loose-text', first, `The text stands under no label; it was kept: ${text}`, path);
    this.#page.place(path, { start: first.start, end: last.end });
    this.#setExtra('', ranges.map((range) => this.#page.source(range)).join('\n\n'));
  }

  #setExtra(label: string, text: string): void {
    this.value.extra ??= {};
    const before = getOwn(this.value.extra, label);
    setOwn(this.value.extra, label, before === undefined ? text : `${before}\n\n${text}`);
  }
}

/** Everything that a field holds, without outer blanks; empty at the label's end when it holds nothing. */
export function contentOf({ value, blocks }: Pick<Field, 'value' | 'blocks'>, page: Page): Range {
  const last = blocks.at(-1);
  return last === undefined ? value : page.trim({ start: value.start, end: last.end });
}

/** The text of a field, with its place. */
export function readText(field: Field, path: Path, page: Page): string {
  return readRange(contentOf(field, page), field, path, page);
}

/** The same for a word or an id, which may stand in marks. */
export function readWord(field: Field, path: Path, page: Page): string {
  return readRange(page.unquoted(contentOf(field, page)), field, path, page);
}

function readRange(content: Range, field: Field, path: Path, page: Page): string {
  page.place(path, content.start === content.end ? field.name : content);
  return page.source(content);
}

/** A label as the specification's are compared: lower case, one blank between words. */
function normal(label: string): string {
  return label
    .toLowerCase()
    .replace(/[_\t ]+/g, ' ')
    .trim();
}
