import type { Path } from '../core/path.ts';

/** Takes what is added to a text of the model. */
export interface TextTarget {
  append(path: Path, text: string): void;
}

const BLANK = /^[ \t\r\n]+/;

/**
 * A text that comes in pieces with markers between them. Whitespace next to a marker is layout; the pieces are joined by
 * an empty line; nothing else is touched.
 */
export class Pieces {
  readonly #to: TextTarget;
  readonly #path: Path;
  /** Blanks at the end so far: layout if a marker follows. */
  #held = '';
  #isAfterMarker = false;
  #isEmpty = true;

  constructor(to: TextTarget, path: Path) {
    this.#to = to;
    this.#path = path;
  }

  /** There was something else than whitespace. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  add(text: string): void {
    const piece = this.#isAfterMarker ? text.replace(BLANK, '') : text;
    if (piece === '') return;
    const end = lengthWithoutBlanks(piece);
    if (end === 0) {
      this.#held += piece;
      return;
    }
    const joint = this.#isAfterMarker && !this.#isEmpty ? '\n\n' : '';
    this.#to.append(this.#path, joint + this.#held + piece.slice(0, end));
    this.#held = piece.slice(end);
    this.#isAfterMarker = false;
    this.#isEmpty = false;
  }

  /** A marker stands here. */
  mark(): void {
    this.#held = '';
    this.#isAfterMarker = true;
  }

  /** The whole text is over. */
  end(): void {
    if (this.#held !== '') this.#to.append(this.#path, this.#held);
    this.#held = '';
  }
}

function lengthWithoutBlanks(text: string): number {
  let end = text.length;
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end--;
  return end;
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}
