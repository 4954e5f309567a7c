/** A position for people: line and column from 1, the column in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /** UTF-16 code units from the start of the text. */
  readonly offset: number;
}

/** Converts offsets to lines and columns. Lines end at LF, CRLF or a lone CR. */
export class LineIndex {
  readonly #starts: number[] = [0];
  readonly #length: number;

  constructor(text: string) {
    this.#length = text.length;
    let cr = text.indexOf('\r');
    let lf = text.indexOf('\n');
    while (cr !== -1 || lf !== -1) {
      if (lf === -1 || (cr !== -1 && cr < lf)) {
        const pair = lf === cr + 1;
        this.#starts.push(pair ? lf + 1 : cr + 1);
        if (pair) lf = text.indexOf('\n', lf + 1);
        cr = text.indexOf('\r', cr + 1);
      } else {
        this.#starts.push(lf + 1);
        lf = text.indexOf('\n', lf + 1);
      }
    }
  }

  /**
   * The offset of a line, counted from 1; after the last one, the end of the text.
   *
   * @internal
   */
  startOf(line: number): number {
    return this.#starts[line - 1] ?? this.#length;
  }

  /** The position of an offset, which is clamped to the text. */
  positionAt(offset: number): Position {
    const at = Math.max(0, Math.min(offset, this.#length));
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: at - (this.#starts[low] ?? 0) + 1, offset: at };
  }
}
