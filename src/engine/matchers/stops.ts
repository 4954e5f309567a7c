import type { Machine } from '../machine.ts';
import { type Units, unitsOf } from './units.ts';

/**
 * Of the units that end a run, those that do so only before others, and before which.
 *
 * @example { '\n': ' `~' } // a line ends the run where a fence may begin after it
 */
export type StopsBefore = Readonly<Record<string, string>>;

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
  constructor(m: Machine, units: string, only: StopsBefore = {}) {
    this.#m = m;
    this.#stops = units.split('').map((unit) => new Stop(unit, only[unit]));
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
  readonly #before: string | undefined;

  constructor(unit: string, before: string | undefined) {
    this.#unit = unit;
    this.#before = before;
  }

  forget(): void {
    this.from = 0;
    this.found = -1;
  }

  search(text: string, at: number): void {
    // Where it is after `from` is known.
    const isBack = at < this.from;
    const found = isBack ? this.#find(text.slice(at, this.from), text, at) : this.#find(text, text, 0, at);
    this.from = at;
    if (found >= 0) this.found = found;
    else if (!isBack) this.found = text.length;
  }

  /** The first one in a part of the text that begins at `start`; -1 where there is none. */
  #find(part: string, text: string, start: number, from = 0): number {
    const before = this.#before === undefined ? null : unitsOf(this.#before);
    for (let at = part.indexOf(this.#unit, from); at >= 0; at = part.indexOf(this.#unit, at + 1)) {
      const next = start + at + 1;
      // At the end of what there is, nothing says yet what comes after it.
      if (next >= text.length || before?.has(text.charCodeAt(next)) !== false) return start + at;
    }
    return -1;
  }
}

/** Finds the ends of runs of a set that lacks few units; null for another one. */
export function stopsOf(m: Machine, { stops }: Units, only?: StopsBefore): Stops | null {
  return stops === null ? null : new Stops(m, stops, only);
}
