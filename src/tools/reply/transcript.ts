import type { Range } from '../../core/range.ts';

/** A state of the translation to return to. */
interface Mark {
  readonly length: number;
  readonly pieces: number;
  readonly at: number;
}

/**
 * Arguments translated to JSON up to their first damage, with the source range of each piece. What follows the damage,
 * and the damaged string itself, stay as written.
 */
export class Transcript {
  readonly #source: (start: number, end: number) => string;
  #text = '';
  /** The pieces, each with its offset in the translation and its range in the text. */
  readonly #pieces: (Range & { readonly at: number })[] = [];
  /** The offset up to which the text was translated. */
  #upTo: number;
  /** The start of the open string. */
  #string: Mark | null = null;
  /** The start of a value that is left out. */
  #leftOut: Mark | null = null;
  #isDamaged = false;

  constructor(start: number, source: (start: number, end: number) => string) {
    this.#upTo = start;
    this.#source = source;
  }

  get text(): string {
    return this.#text;
  }

  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  /** Writes `words` in place of a range, and what precedes the range unchanged. */
  write(words: string, { start, end }: Range): void {
    this.copy(start);
    if (!this.#isDamaged && this.#leftOut === null) this.#add(words, start, end);
  }

  /** Copies the text unchanged up to an offset. */
  copy(end: number): void {
    if (this.#isDamaged || this.#leftOut !== null || end <= this.#upTo) return;
    this.#add(this.#source(this.#upTo, end), this.#upTo, end);
  }

  openString(at: number): void {
    this.#string = this.#mark(at);
  }

  closeString(): void {
    this.#string = null;
  }

  damage(): void {
    const mark = this.#leftOut ?? this.#string;
    if (mark !== null && !this.#isDamaged) this.#takeBack(mark);
    this.#leftOut = null;
    this.#isDamaged = true;
  }

  leaveOut(at: number): void {
    this.#leftOut = this.#mark(at);
  }

  /** Ends what is left out. */
  takeUp(at: number): void {
    if (this.#leftOut === null) return;
    this.#takeBack(this.#leftOut);
    this.#leftOut = null;
    this.#upTo = at;
  }

  /** Writes the rest, with `quote` replaced by JSON's, and with `words` in place of its last character. */
  end(at: number, quote: string | undefined, words: string | null = null): void {
    const end = words === null ? at : at - 1;
    this.takeUp(end);
    const wasDamaged = this.#isDamaged;
    this.#isDamaged = false;
    if (wasDamaged && quote !== undefined) this.#copyQuoted(end, quote);
    this.copy(end);
    if (words !== null) this.#add(words, end, at);
    this.#isDamaged = wasDamaged;
  }

  /** The source range of a range of the translation. */
  placeOf({ start, end }: Range): Range {
    const from = this.#find(start, 0);
    return { start: from, end: Math.max(from, this.#find(end, 1)) };
  }

  /** Copies text with special quotes: between two of them, anything may occur. */
  #copyQuoted(end: number, quote: string): void {
    const parts = this.#source(this.#upTo, end).split(quote);
    let at = this.#upTo + (parts[0]?.length ?? 0);
    for (let part = 1; part < parts.length; part++) {
      const [before = '', inside = '', behind] = parts.slice(part - 1, part + 2);
      const isText = behind !== undefined && /[[{,:(]\s*$/.test(before) && /^\s*[,:}\])]/.test(behind);
      const length = isText ? inside.length + 2 * quote.length : quote.length;
      this.write(isText ? JSON.stringify(inside) : '"', { start: at, end: at + length });
      if (isText) part++;
      at += length + (parts[part]?.length ?? 0);
    }
  }

  #mark(at: number): Mark {
    this.copy(at);
    return { length: this.#text.length, pieces: this.#pieces.length, at };
  }

  #takeBack({ length, pieces, at }: Mark): void {
    this.#text = this.#text.slice(0, length);
    this.#pieces.length = pieces;
    this.#upTo = at;
  }

  /** `back` is 1 for the end of a range, which belongs to the piece before it. */
  #find(offset: number, back: 0 | 1): number {
    let low = 0;
    let high = this.#pieces.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#pieces[middle]?.at ?? 0) <= offset - back) low = middle + 1;
      else high = middle;
    }
    const piece = this.#pieces[Math.max(low - 1, 0)];
    if (piece === undefined) return this.#upTo;
    const next = this.#pieces[low]?.at ?? this.#text.length;
    return offset === next ? piece.end : Math.min(piece.start + offset - piece.at, piece.end);
  }

  #add(words: string, start: number, end: number): void {
    if (words !== '') this.#pieces.push({ at: this.#text.length, start, end });
    this.#text += words;
    this.#upTo = end;
  }
}
