/** The separator of NDJSON lines. */
export const LINE_FEED = 0x0a;

/** A piece between two separators: its bytes, or only its size when it exceeds the limit. */
export type Piece = Buffer | { readonly size: number };

/**
 * Splits chunks of bytes at a separator. Of a piece beyond the limit, no more than the limit is held, so that a line of
 * gigabytes takes no memory.
 *
 * @example new Splitter(0x0a, 100).push(Buffer.from('a\nb')) // [Buffer 'a'], and 'b' with `end()`
 */
export class Splitter {
  readonly #separator: number;
  readonly #limit: number;
  #parts: Buffer[] = [];
  #size = 0;

  /** @param limit the most bytes of a piece */
  constructor(separator: number, limit: number) {
    this.#separator = separator;
    this.#limit = limit;
  }

  /** The pieces that this chunk completes; they may be views of the chunk, which is not kept otherwise. */
  push(chunk: Buffer): Piece[] {
    const pieces: Piece[] = [];
    let start = 0;
    for (let end = chunk.indexOf(this.#separator); end !== -1; end = chunk.indexOf(this.#separator, start)) {
      this.#add(chunk.subarray(start, end));
      pieces.push(this.#finish());
      start = end + 1;
    }
    this.#keep(chunk.subarray(start));
    return pieces;
  }

  /** The piece after the last separator; none when the input ends with a separator. */
  end(): Piece[] {
    return this.#size === 0 ? [] : [this.#finish()];
  }

  #add(part: Buffer): void {
    this.#size += part.length;
    if (this.#size > this.#limit) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  #keep(rest: Buffer): void {
    const isTooMuch = this.#size + rest.length > this.#limit;
    this.#add(isTooMuch ? rest : Buffer.from(rest));
  }

  #finish(): Piece {
    const [first, ...others] = this.#parts;
    const bytes = first !== undefined && others.length === 0 ? first : Buffer.concat(this.#parts);
    const piece = this.#size > this.#limit ? { size: this.#size } : bytes;
    this.#parts = [];
    this.#size = 0;
    return piece;
  }
}
