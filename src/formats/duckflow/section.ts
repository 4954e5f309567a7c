import type { Range } from '../../core/range.ts';
import type { Part, Text, TextPiece } from '../../engine/index.ts';
import type { Reply } from './model.ts';

/** The reasoning or another section while its text arrives; text of an earlier one with the same name is joined. */
export class OpenSection {
  readonly #reply: Part<Reply>;
  text: Text;
  /** The start of the first section with this name. */
  #start: number;
  #isEmpty = true;
  /** The offset of its first carriage return. */
  firstReturn: number | null = null;
  /** The opening line of the last code fence in it. */
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
