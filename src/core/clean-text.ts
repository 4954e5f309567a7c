import type { Range } from './range.ts';

/** A text without the noise of a terminal or chat template, and a mapping between the ranges of both. */
export class CleanText {
  readonly text: string;
  /** The removed ranges of the whole text. */
  readonly noise: readonly Range[];
  /** The number of units removed up to the end of each. */
  readonly #removed: number[] = [];

  /** @param noise - the ranges to remove, in text order */
  constructor(whole: string, noise: readonly Range[]) {
    this.noise = noise;
    const parts: string[] = [];
    let last = 0;
    let removed = 0;
    for (const { start, end } of noise) {
      parts.push(whole.slice(last, start));
      removed += end - start;
      this.#removed.push(removed);
      last = end;
    }
    this.text = noise.length === 0 ? whole : parts.join('') + whole.slice(last);
  }

  /** Maps a range of the clean text to the whole one. */
  original({ start, end }: Range): Range {
    if (this.noise.length === 0) return { start, end };
    const from = this.#whole(start);
    // The end of a range belongs to its last character, so that noise after it stays outside.
    return { start: from, end: end > start ? this.#whole(end - 1) + 1 : from };
  }

  /** Maps a range of the whole text to what is left of it in the clean one. */
  cleaned({ start, end }: Range): Range {
    if (this.noise.length === 0) return { start, end };
    return { start: this.#clean(start), end: this.#clean(end) };
  }

  #whole(at: number): number {
    return at + this.#before((index) => (this.noise[index]?.start ?? 0) - (this.#removed[index - 1] ?? 0) <= at);
  }

  #clean(at: number): number {
    return at - this.#before((index) => (this.noise[index]?.end ?? 0) <= at);
  }

  /** The number of units removed by the leading noise for which a condition holds. */
  #before(holds: (index: number) => boolean): number {
    let low = 0;
    let high = this.noise.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(middle)) low = middle + 1;
      else high = middle;
    }
    return this.#removed[low - 1] ?? 0;
  }
}
