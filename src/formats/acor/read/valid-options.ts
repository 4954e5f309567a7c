import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import type { Body, PlacedText } from './body.ts';
import type { EntryItem } from './items.ts';
import type { Inside } from './source.ts';

/** The list of valid options, with its label. */
interface Values {
  readonly label: string;
  readonly range: Range;
  readonly parts: PlacedText[];
}

/** Collects the valid options of a message. */
export class ValidOptions {
  readonly #body: Body;
  #known: Values | undefined;

  constructor(body: Body) {
    this.#body = body;
  }

  get texts(): string[] {
    return (this.#known?.parts ?? []).map(({ text }) => text);
  }

  /** Whether the known list is below the label at this place. */
  isBelow(label: Range): boolean {
    return this.#known?.range.start === label.start;
  }

  /** A list item below a label. */
  list(node: EntryItem, label: string, start: number | undefined): void {
    const parts = this.#in(this.#body.source.insideWithoutNoise(node));
    const known = this.#known;
    if (known !== undefined && start === known.range.start)
      this.#keep({ ...known, range: { ...known.range, end: node.end } }, parts);
    else this.are(label, parts, { start: start ?? node.start, end: node.end });
  }

  /** The values below a label or after it. */
  read(label: string, inside: Inside, range: Range): void {
    this.are(label, this.#in(inside), range);
  }

  /** Options under the same label are duplicates; under another label, they are added. */
  are(label: string, parts: readonly PlacedText[], range: Range): void {
    const known = this.#known;
    const same = known?.label.toLowerCase() === label.toLowerCase();
    if (known !== undefined) {
      const message = same
        ? `${quote(label)} is given twice; the last one counts`
        : `${quote(known.label)} and ${quote(label)} are one list of options`;
      this.#body.duplicate(message, range, known.range, ['valid_options'], same ? 'error' : 'warning');
    }
    this.#keep({ label, range, parts: known === undefined || same ? [] : known.parts }, parts);
  }

  #keep(values: Values, added: readonly PlacedText[]): void {
    const body = this.#body;
    this.#known = values;
    body.place(['valid_options'], values.range);
    for (const part of added) {
      body.place(['valid_options', values.parts.length], part.range);
      values.parts.push(part);
    }
  }

  /** The values of a list: items, or words separated by commas. */
  #in(inside: Inside): PlacedText[] {
    const parts: PlacedText[] = [];
    for (const node of inside.read('Values')?.values ?? []) {
      const { value } = node;
      const range = inside.place(value);
      const isPlain = value.type === 'PlainValue';
      const words = inside.text(value);
      const text = isPlain ? this.#body.unescaped(words, range, ['valid_options']) : words;
      if (text === '') continue;
      parts.push({ text, range });
      // Only its words show where the value ends.
      if (isPlain && 'remark' in node && node.remark !== null)
        this.#body.report('plain-option', range, ['valid_options'], {
          about: text,
          hint: `Write \`${text}\`, and what it means behind it.`,
        });
    }
    return parts;
  }
}
