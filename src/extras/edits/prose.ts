import { isBlank, Pieces } from '../../core/pieces.ts';
import type { Range } from '../../core/range.ts';
import type { Part, Text } from '../../engine/index.ts';

/** A reply with prose in it. */
export interface ProseTarget extends Pick<Part<unknown>, 'report'> {
  text(key: 'text'): Text;
}

/** The text around edits: pieces between markers, without the end-of-turn tokens at the very end. */
export class Prose {
  readonly #to: ProseTarget;
  readonly #text: Pieces;
  /** End-of-turn tokens, and the blanks after them: text, unless nothing but such tokens follows. */
  #waiting = '';
  #tokens: Range | null = null;

  constructor(to: ProseTarget) {
    this.#to = to;
    this.#text = new Pieces(to.text('text'));
  }

  add(text: string): void {
    if (this.#tokens === null) this.#text.add(text);
    else {
      this.#waiting += text;
      if (!isBlank(text)) this.#settle();
    }
  }

  token(text: string, { start, end }: Range): void {
    this.#waiting += text;
    this.#tokens = { start: this.#tokens?.start ?? start, end };
  }

  /** A marker is here. */
  mark(): void {
    this.#settle();
    this.#text.mark();
  }

  /** The reply is over. */
  end(): void {
    if (this.#tokens === null) this.#text.end();
    else this.#to.report('end-token', { range: this.#tokens });
  }

  /** What waited is text. */
  #settle(): void {
    if (this.#tokens !== null) this.#text.add(this.#waiting);
    this.#waiting = '';
    this.#tokens = null;
  }
}
