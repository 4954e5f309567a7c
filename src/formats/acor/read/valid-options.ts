import { grammar } from '../../../../generated/acor-asks.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Body } from './body.ts';
import type { EntryItem } from './items.ts';
import { Source } from './source.ts';

/** A text and where it is. */
export interface PlacedText {
  readonly text: string;
  readonly range: Range;
}

/** The list of valid options, and the label over it. */
interface Values {
  readonly label: string;
  readonly range: Range;
  readonly parts: PlacedText[];
}

/** Gathers the valid options that a message names. */
export class ValidOptions {
  readonly #body: Body;
  #known: Values | undefined;

  constructor(body: Body) {
    this.#body = body;
  }

  get texts(): string[] {
    return (this.#known?.parts ?? []).map(({ text }) => text);
  }

  /** Whether the list is below the label that begins there. */
  isBelow(label: Range): boolean {
    return this.#known?.range.start === label.start;
  }

  /** The items of a list below a label of its own. */
  list(node: EntryItem, label: string, start: number | undefined): void {
    const parts = this.#placed(this.#body.text(node), node.start, node.end);
    const known = this.#known;
    if (known !== undefined && start === known.range.start)
      this.#keep({ ...known, range: { ...known.range, end: node.end } }, parts);
    else this.are(label, parts, { start: start ?? node.start, end: node.end });
  }

  /** `from` is where the text begins. */
  read(label: string, text: string, range: Range, from: number): void {
    this.are(label, this.#placed(text, from, range.end), range);
  }

  /** Options under the same label are given twice; under another one, the list holds both. */
  are(label: string, parts: readonly PlacedText[], range: Range): void {
    const known = this.#known;
    const same = known?.label.toLowerCase() === label.toLowerCase();
    if (known !== undefined) {
      const message = same
        ? `${quote(label)} is given twice; the last one counts`
        : `${quote(known.label)} and ${quote(label)} are one list of options`;
      this.#body.notes.duplicate(message, range, known.range, ['valid_options'], same ? 'error' : 'warning');
    }
    this.#keep({ label, range, parts: known === undefined || same ? [] : known.parts }, parts);
  }

  #keep(values: Values, added: readonly PlacedText[]): void {
    const { notes } = this.#body;
    this.#known = values;
    notes.place(['valid_options'], values.range);
    for (const part of added) {
      notes.place(['valid_options', values.parts.length], part.range);
      values.parts.push(part);
    }
  }

  /** The values of a list: items, or words between commas; `from` is where they begin. */
  #placed(text: string, from: number, end: number): PlacedText[] {
    const { all, offset } = this.#body.source;
    const parts: PlacedText[] = [];
    let at = from;
    for (const { whole, text: value, inside, isGuessed } of valuesIn(text)) {
      if (value === '') continue;
      const here = all.indexOf(whole, at - offset);
      const known = here >= 0 && here + offset + whole.length <= end;
      if (known) at = here + offset + whole.length;
      const start = known ? here + offset + inside : from;
      const range = { start, end: known ? start + value.length : end };
      parts.push({ text: value, range });
      if (isGuessed)
        this.#body.notes.report('plain-option', range, ['valid_options'], {
          about: value,
          hint: `Write \`${value}\`, and what it means behind it.`,
        });
    }
    return parts;
  }
}

/** A value of a list and all that is said of it: the value is so far `inside` the whole. */
interface ReadValue {
  readonly whole: string;
  readonly text: string;
  readonly inside: number;
  /** Nothing but its words say where the value ends. */
  readonly isGuessed: boolean;
}

function valuesIn(text: string): ReadValue[] {
  const values = readNode(grammar, text, 'Values')?.values ?? [];
  const source = new Source(text, 0);
  return values.map((node) => {
    const value = node.value.type === 'CodeSpan' ? source.code(node.value) : node.value;
    return {
      whole: source.raw(node).trimEnd(),
      text: source.raw(value),
      inside: value.start - node.start,
      isGuessed: node.value.type === 'PlainValue' && 'remark' in node && node.remark !== null,
    };
  });
}
