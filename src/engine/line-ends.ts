import type { Detail } from './draft.ts';
import type { Part } from './part.ts';

/** Reports the first carriage return of a text, for formats whose lines end with LF. */
export class LineEnds {
  isTold = false;
  readonly #part: Pick<Part<unknown>, 'report'>;

  constructor(part: Pick<Part<unknown>, 'report'>) {
    this.#part = part;
  }

  /** Reports a carriage return at an offset. */
  found(at: number, detail?: Detail): void {
    if (this.isTold) return;
    this.isTold = true;
    const message = 'Lines end with CR or CRLF; this is the first one';
    this.#part.report('bad-line-end', { range: { start: at, end: at + 1 }, message, ...detail });
  }

  /** Looks for one in a piece of the text. */
  look(text: string, start: number): void {
    const at = text.indexOf('\r');
    if (at >= 0) this.found(start + at);
  }
}
