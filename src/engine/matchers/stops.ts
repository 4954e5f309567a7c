import type { Machine } from '../machine.ts';
import type { Units } from './units.ts';

/**
 * Finds the ends of runs that few units can end, such as lines. Each unit is searched for by itself, and where it was
 * found is kept until the run is after it: a text without carriage returns is searched for them once.
 */
export class Stops {
  readonly #m: Machine;
  readonly #stops: readonly Stop[];
  #load = -1;
  /** The last answer, and from where on it holds. */
  #since = 0;
  #end = -1;

  /** @param units the units that end a run, one after the other: `\n\r` */
  constructor(m: Machine, units: string) {
    this.#m = m;
    this.#stops = units.split('').map((unit) => new Stop(unit));
  }

  /** The first offset from `at` on where one of the units is, or the end of the text. */
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
  /** From where on it was searched, and where it is first from there; at the text's end where nowhere. */
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
    // Where it is after `from` is known.
    const isBack = at < this.from;
    const found = isBack ? text.slice(at, this.from).indexOf(this.#unit) : text.indexOf(this.#unit, at);
    this.from = at;
    if (found >= 0) this.found = isBack ? at + found : found;
    else if (!isBack) this.found = text.length;
  }
}

/** Finds the ends of runs of a set that lacks few units; null for another one. */
export function stopsOf(m: Machine, { stops }: Units): Stops | null {
  return stops === null ? null : new Stops(m, stops);
}
