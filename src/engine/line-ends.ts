import type { Detail } from './draft.ts';
import type { Part } from './part.ts';

/** Reports the first carriage return of a text, for formats whose lines end with LF. */
export class LineEnds {
  readonly #part: Pick<Part<unknown>, 'report'>;
  #isTold = false;

  constructor(part: Pick<Part<unknown>, 'report'>) {
    this.#part = part;
  }

  get isTold(): boolean {
    return this.#isTold;
  }

  /** Takes the place of a carriage return. */
  found(at: number, detail: Detail = {}): void {
    if (this.#isTold) return;
    this.#isTold = true;
    const range = { start: at, end: at + 1 };
    this.#part.report('bad-line-end', {
      range,
      message: 'Lines end with CR or CRLF; this is the first one',
      ...detail,
    });
  }

  /** Looks for one in a text that begins at an offset. */
  look(text: string, start: number): void {
    const at = this.#isTold ? -1 : text.indexOf('\r');
    if (at >= 0) this.found(start + at);
  }
}
