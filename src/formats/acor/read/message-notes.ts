import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Detail, Part } from '../../../engine/index.ts';
import { Spot } from '../../../engine/places.ts';
import type { Message } from '../model.ts';

/** The findings in one message, and the places of its parts, by their paths in it. */
export class MessageNotes {
  readonly #message: Part<Message>;
  /** Where the message and its body are. */
  readonly #whole: Range;
  readonly #body: Range | undefined;
  /** The places of its other parts: many messages have none. */
  #places: Spot | undefined;

  constructor(message: Part<Message>, whole: Range, body: Range | undefined) {
    this.#message = message;
    this.#whole = whole;
    this.#body = body;
  }

  report(code: string, range: Range, path: Path, detail: Detail = {}): void {
    this.#message.report(code, { range, path: [...this.#message.path, ...path], ...detail });
  }

  /** A part that was there already, at `related`. */
  duplicate(text: string, range: Range, related: Range, path: Path, severity: 'error' | 'warning' = 'error'): void {
    const message = `${text} (first at offset ${related.start})`;
    this.report('duplicate-field', range, path, { message, related, severity });
  }

  /** What another grammar found in the data, and where it knows the places in it. */
  data(diagnostics: readonly Diagnostic[], locate: (inside: Path) => Range | undefined): void {
    for (const found of diagnostics)
      this.#message.tell({ ...found, path: [...this.#message.path, 'data', ...(found.path ?? [])] });
    this.#message.within(locate, 'data');
  }

  place(path: Path, range: Range): void {
    this.#places ??= new Spot();
    this.#places.noteAt(path, range);
  }

  /** Where a part of a message is: what was noted for it, its field in the header, or around all of its parts. */
  find(path: Path, message: Message, header: Range): Range | undefined {
    const [field] = path;
    if (field === undefined) return this.#whole;
    if (field === 'body') return path.length === 1 ? this.#body : undefined;
    const isInHeader = path.length === 1 && !NOT_IN_HEADER.has(String(field)) && Object.hasOwn(message, field);
    return this.#places?.to(path)?.own ?? (isInHeader ? header : this.#places?.find(path));
  }
}

const NOT_IN_HEADER: ReadonlySet<string> = new Set(['blocks', 'data']);
