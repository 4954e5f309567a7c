import type { Path } from '../../core/path.ts';
import type { Emit } from '../../core/report.ts';

/** Receives the text of a section in pieces, leaves out its outer blanks and passes on the rest at once. */
export class TrimmedText {
  readonly #write: (text: string) => void;
  #begun = false;
  #held = '';

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  add(piece: string): void {
    let start = 0;
    if (!this.#begun) {
      while (start < piece.length && isOuter(piece.charCodeAt(start))) start++;
      if (start === piece.length) return;
      this.#begun = true;
    }
    let end = piece.length;
    while (end > start && isOuter(piece.charCodeAt(end - 1))) end--;
    if (end === start) {
      this.#held += piece.slice(start);
      return;
    }
    this.#write(this.#held + piece.slice(start, end));
    this.#held = piece.slice(end);
  }
}

/** Receives the lines of a block in pieces and leaves out the last line end, which belongs to the END line. */
export class BlockText {
  readonly #write: (text: string) => void;
  #held = '';

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  add(piece: string): void {
    if (piece === '') return;
    const text = this.#held + piece;
    const end = text.length - lineEndLength(text);
    if (end > 0) this.#write(text.slice(0, end));
    this.#held = text.slice(end);
  }
}

/** Space, tab, line feed, carriage return: what surrounds a section without belonging to it. */
function isOuter(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

/** A text without the line end that it may end with. */
export function withoutLineEnd(text: string): string {
  return text.slice(0, text.length - lineEndLength(text));
}

/** The length of the line end that a text ends with: LF, CRLF or a lone CR. */
function lineEndLength(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  if (last === 0x0a) return text.charCodeAt(text.length - 2) === 0x0d ? 2 : 1;
  return last === 0x0d ? 1 : 0;
}

/** A writer that appends to a place in the model and tells so. */
export function appender(path: Path, append: (text: string) => void, emit: Emit | null): (text: string) => void {
  return (text) => {
    append(text);
    emit?.({ type: 'delta', path, text });
  };
}
