import { isBlankUnit, isLineEndUnit } from '../../../core/blank.ts';
import type { Range } from '../../../core/range.ts';

/** Takes the text of a body in pieces, cut anywhere, and passes it on at once without surrounding blank lines. */
export class BodyText {
  readonly #write: (text: string) => void;
  /** Blanks and dropped lines; they are kept after all if text follows. */
  #held = '';
  #start = -1;
  #end = -1;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** The range of the text; undefined when there is none. */
  get range(): Range | undefined {
    return this.#start < 0 ? undefined : { start: this.#start, end: this.#end };
  }

  /** Adds text at an offset. */
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

  /** Holds back lines that are dropped unless text follows. */
  hold(lines: string): void {
    this.#held += lines;
  }

  /** Blanks after the last text on its line belong to it. */
  finish(): void {
    const held = this.#held;
    let length = 0;
    while (held.charAt(length) === ' ' || held.charAt(length) === '\t') length++;
    if (this.#start < 0 || length === 0) return;
    this.#end += length;
    this.#write(held.slice(0, length));
  }
}

/** The start of the first line that is not blank. */
function firstLine(text: string): number {
  let start = 0;
  for (let at = 0; at < text.length && isBlankUnit(text.charCodeAt(at)); at++)
    if (isLineEndUnit(text.charCodeAt(at))) start = at + 1;
  return start;
}
