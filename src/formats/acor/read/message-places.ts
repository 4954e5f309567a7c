import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { Places } from '../../../engine/places.ts';
import type { Message } from '../model.ts';

/** Where the parts of one message stand, by their paths in it. They are looked up when somebody asks. */
export class MessagePlaces {
  readonly #message: Message;
  readonly #header: Range;
  #end: number;
  #body: Range | undefined;
  readonly #noted: { readonly path: Path; readonly range: Range }[] = [];
  #parts: Places | null = null;

  /** @param header - the line of the header, without its end */
  constructor(message: Message, header: Range) {
    this.#message = message;
    this.#header = header;
    this.#end = header.end;
  }

  /** Says where the message ends, and where the text of its body stands. */
  endAt(end: number, body: Range | undefined): void {
    this.#end = end;
    this.#body = body;
  }

  add(path: Path, range: Range): void {
    this.#noted.push({ path, range });
  }

  /** What was noted for a part, or where its field stands: in the header, or around all of its parts. */
  find(path: Path): Range | undefined {
    const [field] = path;
    if (field === undefined) return { start: this.#header.start, end: this.#end };
    const isField = path.length === 1;
    if (isField && field === 'body') return this.#body;
    const parts = this.#known();
    const inHeader = isField && field !== 'blocks' && field !== 'data' && Object.hasOwn(this.#message, field);
    return parts.own(path) ?? (inHeader ? this.#header : parts.find(path));
  }

  #known(): Places {
    this.#parts ??= new Places();
    for (const { path, range } of this.#noted.splice(0)) this.#parts.add(path, range);
    return this.#parts;
  }
}
