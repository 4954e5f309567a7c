import type { Range } from '../../core/range.ts';

/** A name, a string, a number or a constant: where it is, and what it was read as. */
export interface Word {
  readonly range: Range;
  readonly value: Value;
}

type Value = string | number | boolean | null;

/** The words of one text, in its order. All of them are noted, so there is no object for each. */
export class Words {
  /** Where each begins and ends. */
  readonly #places: number[] = [];
  readonly #values: Value[] = [];

  add({ start, end }: Range, value: Value): void {
    this.#places.push(start, end);
    this.#values.push(value);
  }

  /** The word that a range is a part of. */
  around({ start, end }: Range): Word | undefined {
    let low = 0;
    let high = this.#values.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#places[2 * middle] ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const range = { start: this.#places[2 * low - 2] ?? 0, end: this.#places[2 * low - 1] ?? 0 };
    const value = this.#values[low - 1];
    return end > range.end || value === undefined ? undefined : { range, value };
  }
}
