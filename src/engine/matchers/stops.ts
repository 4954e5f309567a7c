import type { Machine } from '../machine.ts';
import type { Units } from './units.ts';

/**
 * Finds the ends of runs that few units can end, such as lines. Each unit is searched for by itself, and where it was
 * found is kept until the run is behind it: a text without carriage returns is searched for them once.
 */
export class Stops {
  readonly #m: Machine;
  readonly #units: readonly string[];
  #text = '';
  /** By unit: from where on it was searched, and where it stands first from there; at the text's end where nowhere. */
  readonly #from: number[];
  readonly #found: number[];

  /** @param units the units that end a run, one after the other: `\n\r` */
  constructor(m: Machine, units: string) {
    this.#m = m;
    this.#units = [...units];
    this.#from = this.#units.map(() => 0);
    this.#found = this.#units.map(() => -1);
  }

  /** The first offset from `at` on where one of the units stands, or the end of the text. */
  next(at: number): number {
    const { text } = this.#m;
    if (text !== this.#text) {
      this.#text = text;
      this.#found.fill(-1);
    }
    let end = text.length;
    for (let unit = 0; unit < this.#units.length; unit++) {
      let found = this.#found[unit] ?? -1;
      if (at > found || at < (this.#from[unit] ?? 0)) {
        found = text.indexOf(this.#units[unit] ?? '', at);
        if (found < 0) found = text.length;
        this.#from[unit] = at;
        this.#found[unit] = found;
      }
      if (found < end) end = found;
    }
    return end;
  }
}

/** Finds the ends of runs of a set that lacks few units; null for another one. */
export function stopsOf(m: Machine, { stops }: Units): Stops | null {
  return stops === null ? null : new Stops(m, stops);
}
