import type { Range } from '../../core/range.ts';
import type { Part, Text, TextPiece } from '../../engine/index.ts';
import type { Reply } from './model.ts';

/** The reasoning, or another section, while its text comes in: it is joined with what is under the same name. */
export class OpenSection {
  readonly #reply: Part<Reply>;
  text: Text;
  /** Where it begins: the first one of its name, where there are several. */
  #start: number;
  #isEmpty = true;
  /** Where its first carriage return is. */
  firstReturn: number | null = null;
  /** The line that the last code fence in it begins with. */
  fence: Range = { start: 0, end: 0 };
  #isFenceHead = false;

  constructor(reply: Part<Reply>, start: number) {
    this.#reply = reply;
    this.text = reply.text('reasoning');
    this.#start = start;
  }

  begin(name: string, head: Range): void {
    const key = name.toLowerCase();
    if (key !== 'reasoning') this.text = this.#reply.part('sections').text(key);
    const { place: before, path } = this.text;
    if (before === undefined) this.text.open();
    else {
      this.#start = before.start;
      const message = `The section ${name} is given twice; the texts were joined (first at offset ${before.start})`;
      this.#reply.report('duplicate', { path, related: before, message });
    }
    this.text.place = head;
  }

  beginFence(): void {
    this.#isFenceHead = true;
  }

  add({ text, start, end }: TextPiece): void {
    if (this.#isFenceHead) this.fence = { start: end - text.trimStart().length, end };
    this.#isFenceHead = false;
    const back = text.indexOf('\r');
    if (back >= 0) this.firstReturn ??= start + back;
    const body = this.#isEmpty ? text.trimStart() : text;
    if (body === '') return;
    if (this.#isEmpty && this.text.value !== '') this.text.append('\n\n');
    this.#isEmpty = false;
    this.text.append(body, { trim: true, range: { start, end } });
  }

  close(end: number): void {
    this.text.place = { start: this.#start, end };
    this.text.close();
  }
}
