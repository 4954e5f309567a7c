import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';

/** What a reply's prose is written to. */
export interface ProseTarget {
  append(path: Path, text: string): void;
  find(code: string, detail: { readonly range: Range }): void;
}

const TEXT: Path = ['text'];

/**
 * The text around edits. Whitespace next to a marker is layout, and the pieces are joined by an empty line; nothing else
 * is touched, but for the end-of-turn tokens at the very end.
 */
export class Prose {
  readonly #to: ProseTarget;
  /** Whitespace and tokens at the end so far. */
  #held = '';
  #tokens: Range | null = null;
  #isAfterMark = false;
  #isEmpty = true;

  constructor(to: ProseTarget) {
    this.#to = to;
  }

  add(text: string): void {
    const piece = this.#isAfterMark && this.#held === '' ? text.slice(blanksBefore(text)) : text;
    const length = lengthWithoutBlanks(piece);
    if (length === 0) {
      this.#held += piece;
      return;
    }
    this.#put(this.#held + piece.slice(0, length));
    this.#held = piece.slice(length);
    this.#tokens = null;
  }

  /** An end-of-turn token: text, unless nothing but such tokens follows. */
  token(text: string, { start, end }: Range): void {
    this.#held += text;
    this.#tokens = { start: this.#tokens?.start ?? start, end };
  }

  /** A marker stands here. */
  mark(): void {
    if (this.#tokens !== null) this.#put(this.#held.slice(0, lengthWithoutBlanks(this.#held)));
    this.#held = '';
    this.#tokens = null;
    this.#isAfterMark = true;
  }

  /** The reply is over. */
  end(): void {
    if (this.#tokens !== null) this.#to.find('end-token', { range: this.#tokens });
    else if (this.#held !== '') this.#put(this.#held);
    this.#held = '';
  }

  #put(text: string): void {
    this.#to.append(TEXT, this.#isAfterMark && !this.#isEmpty ? `\n\n${text}` : text);
    this.#isAfterMark = false;
    this.#isEmpty = false;
  }
}

function blanksBefore(text: string): number {
  let start = 0;
  while (isBlank(text.charCodeAt(start))) start++;
  return start;
}

function lengthWithoutBlanks(text: string): number {
  let end = text.length;
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end--;
  return end;
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}
