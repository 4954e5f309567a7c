import type { Range } from '../../core/range.ts';

/** A piece of a text that is looked through. */
interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** Finds the first carriage return of a text that comes in pieces and of which some stretches do not count. */
export class FirstReturn {
  #found = false;
  #searched: Piece | null = null;
  /** The next one is remembered: a search for each stretch would read a text without any over and over. */
  #next = 0;

  /** Its range in the whole text, when the first one stands in this stretch; stretches come in order. */
  find(piece: Piece, start: number, end: number): Range | undefined {
    if (this.#found) return undefined;
    if (this.#searched !== piece || this.#next < start) {
      const next = piece.text.indexOf('\r', start);
      this.#searched = piece;
      this.#next = next === -1 ? piece.text.length : next;
    }
    if (this.#next >= end) return undefined;
    this.#found = true;
    const at = this.#next + piece.offset;
    return { start: at, end: at + 1 };
  }
}
