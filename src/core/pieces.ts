import { isBlankUnit } from './blank.ts';

/**
 * A text that comes in pieces with markers between them. White space next to a marker is layout; the pieces are joined
 * by an empty line; nothing else is changed.
 */
export class Pieces {
  readonly #to: { append(text: string): void };
  /** Trailing blanks so far, which are layout if a marker follows. */
  #held = '';
  #isAfterMarker = false;
  /** The last marker was in a line after words. */
  isInLine = false;
  #isEmpty = true;

  constructor(to: { append(text: string): void }) {
    this.#to = to;
  }

  add(text: string): void {
    const piece = this.#isAfterMarker ? text.slice(blanksBefore(text)) : text;
    if (piece === '') return;
    const end = lengthWithoutBlanks(piece);
    if (end === 0) {
      this.#held += piece;
      return;
    }
    const joint = this.#isAfterMarker && !this.#isEmpty ? '\n\n' : '';
    this.#to.append(joint + this.#held + piece.slice(0, end));
    this.#held = piece.slice(end);
    this.#isAfterMarker = false;
    this.#isEmpty = false;
  }

  /** Takes a marker. */
  mark(): void {
    if (!this.#isAfterMarker) this.isInLine = !this.#isEmpty && !/[\n\r]/.test(this.#held);
    this.#held = '';
    this.#isAfterMarker = true;
  }

  /** Ends the whole text. */
  end(): void {
    if (this.#held !== '') this.#to.append(this.#held);
    this.#held = '';
  }
}

export function isBlank(text: string): boolean {
  return lengthWithoutBlanks(text) === 0;
}

function blanksBefore(text: string): number {
  let start = 0;
  while (isBlankUnit(text.charCodeAt(start))) start++;
  return start;
}

function lengthWithoutBlanks(text: string): number {
  let end = text.length;
  while (end > 0 && isBlankUnit(text.charCodeAt(end - 1))) end--;
  return end;
}
