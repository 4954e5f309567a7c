import type { Machine } from '../machine.ts';
import type { Units } from './units.ts';

/**
 * Finds the ends of runs that only a few units can end, such as lines. The position of each unit is cached until the
 * run has passed it, so a text without carriage returns is searched for them once.
 */
export class Stops {
  readonly #m: Machine;
  readonly #stops: readonly Stop[];
  #load = -1;
  /** The last result and the offset from which it holds. */
  #since = 0;
  #end = -1;

  /** @param units the units that end a run, concatenated: `\n\r` */
  constructor(m: Machine, units: string) {
    this.#m = m;
    this.#stops = units.split('').map((unit) => new Stop(unit));
  }

  /** The first offset at or after `at` with one of the units, or the end of the text. */
  next(at: number): number {
    const { text, loads } = this.#m;
    if (loads !== this.#load) {
      this.#load = loads;
      this.#end = -1;
      for (const stop of this.#stops) stop.forget();
    }
    if (at <= this.#end && at >= this.#since) return this.#end;
    let end = text.length;
    for (const stop of this.#stops) {
      if (at > stop.found || at < stop.from) stop.search(text, at);
      if (stop.found < end) end = stop.found;
    }
    this.#since = at;
    this.#end = end;
    return end;
  }
}

/** One unit that ends a run. */
class Stop {
  /** The start of the search, and the first occurrence after it; the end of the text if there is none. */
  from = 0;
  found = -1;
  readonly #unit: string;

  constructor(unit: string) {
    this.#unit = unit;
  }

  forget(): void {
    this.from = 0;
    this.found = -1;
  }

  search(text: string, at: number): void {
    // Only the part before `from` is unknown.
    const isBack = at < this.from;
    const found = isBack ? text.slice(at, this.from).indexOf(this.#unit) : text.indexOf(this.#unit, at);
    this.from = at;
    if (found >= 0) this.found = isBack ? at + found : found;
    else if (!isBack) this.found = text.length;
  }
}

/** The stops of a set that lacks few units; otherwise null. */
export function stopsOf(m: Machine, { stops }: Units): Stops | null {
  return stops === null ? null : new Stops(m, stops);
}
