// What a driver reads: leaves, and texts round by round.

import type { Machine } from '../machine.ts';
import { beginningOf, begins, Rows } from './beginnings.ts';
import { seq } from './expressions.ts';
import { one } from './literals.ts';
import type { Match } from './match.ts';
import { type Stops, type StopsBefore, stopsOf } from './stops.ts';
import { type Units, unitsOf } from './units.ts';

/** Something that is read in one go. */
export function leaf(m: Machine, body: Match): Match {
  return begins(
    () => beginningOf(body),
    (at) => {
      m.touched = false;
      if (m.trail.length > 0) m.trail = [];
      m.value = undefined;
      return body(at);
    },
  );
}

/** An alternative of a round of a text: what stands first, and the run of units that ends it. */
export interface Round {
  readonly before?: Match;
  readonly run?: string;
  readonly least?: 0 | 1;
  /** The units that end the run only before others: before all others the text passes them by themselves. */
  readonly only?: StopsBefore;
}

/**
 * Reads as much of a text as nothing can change any more, round by round. A round that ends in a run of units may end
 * where the text ends for now: `within` names the run, and the next call goes on in it.
 */
export function rounds(m: Machine, ...alternatives: readonly Round[]): (at: number, within: number) => number {
  const tried = alternatives.map((round, number) => new OneRound(m, round, number + 1));
  const worth = new Rows(
    tried,
    ({ start }) => start,
    (rounds) => rounds,
  );
  return (at, within) => {
    let from = at;
    m.within = 0;
    m.touched = false;
    const open = tried[within - 1];
    if (open !== undefined) {
      from = open.endOf(from);
      if (from >= m.end) {
        m.within = within;
        m.touched = true;
        return from;
      }
    }
    next: for (;;) {
      m.touched = false;
      for (const round of worth.at(m.text, from)) {
        const start = round.start(from);
        if (start < 0) continue;
        const end = round.endOf(start);
        if (round.hasRun && end >= m.end) {
          if (!m.touched) m.within = round.number;
          m.touched = true;
          if (m.within > 0) return end;
        }
        if (m.touched && !m.over) return from;
        from = end;
        continue next;
      }
      return from;
    }
  };
}

class OneRound {
  /** What has to stand for the round to begin: with a unit of the run, where that may not be empty. */
  readonly start: Match;
  readonly hasRun: boolean;
  readonly number: number;
  readonly #m: Machine;
  readonly #run: Units | null;
  readonly #stops: Stops | null;

  constructor(m: Machine, { before, run: units, least = 0, only }: Round, number: number) {
    this.number = number;
    const parts = [
      ...(before === undefined ? [] : [before]),
      ...(units === undefined || least === 0 ? [] : [one(m, units)]),
    ];
    this.start = parts.length === 1 && parts[0] !== undefined ? parts[0] : seq(...parts);
    this.hasRun = units !== undefined;
    this.#m = m;
    this.#run = units === undefined ? null : unitsOf(units);
    this.#stops = this.#run === null ? null : stopsOf(m, this.#run, only);
  }

  endOf(at: number): number {
    return this.#run === null ? at : this.#run.endOf(this.#m.text, at, this.#stops);
  }
}
