import type { Detail } from './draft.ts';
import type { Part } from './part.ts';

/** Reports the first carriage return of a text, for formats whose lines end with LF. */
export class LineEnds {
  isTold = false;
  readonly #part: Pick<Part<unknown>, 'report'>;

  constructor(part: Pick<Part<unknown>, 'report'>) {
    this.#part = part;
  }

  /** Takes the place of a carriage return. */
  found(at: number, detail?: Detail): void {
    if (this.isTold) return;
    this.isTold = true;
    const message = 'Lines end with CR or CRLF; this is the first one';
    this.#part.report('bad-line-end', { range: { start: at, end: at + 1 }, message, ...detail });
  }

  /** Looks for one in a text that begins at an offset. */
  look(text: string, start: number): void {
    const at = text.indexOf('\r');
    if (at >= 0) this.found(start + at);
  }
}
