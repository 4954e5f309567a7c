import { isBlankUnit, isLineEndUnit } from '../../../core/blank.ts';
import type { Range } from '../../../core/range.ts';

/** Receives the text of a body in pieces, cut anywhere, and passes it on at once without the blank lines around it. */
export class BodyText {
  readonly #write: (text: string) => void;
  /** Blanks, and lines that are left out, of which the first ones stay if a text follows. */
  #held = '';
  #start = -1;
  #end = -1;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Where the text is; undefined when there is none. */
  get range(): Range | undefined {
    return this.#start < 0 ? undefined : { start: this.#start, end: this.#end };
  }

  /** Takes the text that is at an offset. */
  add(text: string, offset: number): void {
    let ink = text.length;
    while (ink > 0 && isBlankUnit(text.charCodeAt(ink - 1))) ink--;
    if (ink > 0) {
      const all = this.#held + text.slice(0, ink);
      const from = this.#start < 0 ? firstLine(all) : 0;
      if (this.#start < 0) this.#start = offset + ink - all.length + from;
      this.#end = offset + ink;
      this.#write(all.slice(from));
      this.#held = '';
    }
    this.hold(text.slice(ink));
  }

  /** Lines that are left out unless text follows them. */
  hold(lines: string): void {
    this.#held += lines;
  }

  /** The blanks after the last text are a part of its line. */
  finish(): void {
    const held = this.#held;
    let length = 0;
    while (held.charAt(length) === ' ' || held.charAt(length) === '\t') length++;
    if (this.#start < 0 || length === 0) return;
    this.#end += length;
    this.#write(held.slice(0, length));
  }
}

/** Where the first line begins that is not blank. */
function firstLine(text: string): number {
  let start = 0;
  for (let at = 0; at < text.length && isBlankUnit(text.charCodeAt(at)); at++)
    if (isLineEndUnit(text.charCodeAt(at))) start = at + 1;
  return start;
}
