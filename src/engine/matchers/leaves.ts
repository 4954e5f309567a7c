// What a driver reads: leaves, and texts round by round.

import type { Machine } from '../machine.ts';
import { beginningOf, begins, Rows } from './beginnings.ts';
import { seq } from './expressions.ts';
import { one } from './literals.ts';
import { called, type Match } from './match.ts';
import { type Stops, stopsOf } from './stops.ts';
import { type Units, unitsOf } from './units.ts';

/** Something that is read in one go. */
export function leaf(m: Machine, given: Match): Match {
  let body: Match = called(given, (made) => {
    body = made;
  });
  return begins(
    () => beginningOf(given),
    (at) => {
      m.hitEnd = false;
      if (m.pending.length > 0) m.pending = [];
      m.value = undefined;
      return body(at);
    },
  );
}

/** An alternative of a round of a text: what is first, and the run of units that ends it. */
export interface Round {
  readonly before?: Match;
  readonly run?: string;
  readonly least?: 0 | 1;
  /** The value of what is first is a part of the text, in the place of what is there. */
  readonly isValued?: boolean;
}

/**
 * Reads as much of a text as is final, round by round. A round that ends in a run of units may end where the text ends for
 * now: `within` names the run, and the next call continues it.
 */
export function rounds(m: Machine, ...alternatives: readonly Round[]): (at: number, within: number) => number {
  const all = alternatives.map((round, number) => new OneRound(m, round, number + 1));
  const ways = new Rows<OneRound, readonly OneRound[]>(
    all,
    ({ given }) => given,
    (worth) => worth,
  );
  /** Up to where the text is in `said`. */
  let told = 0;
  const read = (at: number, within: number): number => {
    let from = at;
    m.within = 0;
    m.hitEnd = false;
    const open = all[within - 1];
    if (open !== undefined) {
      from = open.endOf(from);
      if (from >= m.end) {
        m.within = within;
        m.hitEnd = true;
        return from;
      }
    }
    next: for (;;) {
      m.hitEnd = false;
      for (const round of ways.at(m.text, from)) {
        const start = round.start(from);
        if (start < 0) {
          if (m.hasToWait) return from;
          continue;
        }
        const end = round.endOf(start);
        if (round.hasRun && end >= m.end) {
          if (!m.hitEnd) m.within = round.number;
          m.hitEnd = true;
          if (m.within > 0) return end;
        }
        if (m.hitEnd && !m.eof) return from;
        if (round.isValued) {
          m.said = `${m.said ?? ''}${m.text.slice(told, from)}${String(m.value)}`;
          told = end;
        }
        from = end;
        continue next;
      }
      return from;
    }
  };
  if (!alternatives.some(({ isValued }) => isValued)) return read;
  return (at, within) => {
    told = at;
    const end = read(at, within);
    if (m.said !== null) m.said += m.text.slice(told, end);
    return end;
  };
}

class OneRound {
  /** What has to be there for the round to begin: with a unit of the run, where that may not be empty. */
  readonly given: Match;
  /** The same, as it is called. */
  start: Match;
  readonly hasRun: boolean;
  readonly isValued: boolean;
  readonly number: number;
  readonly #m: Machine;
  readonly #run: Units | null;
  readonly #stops: Stops | null;

  constructor(m: Machine, { before, run: units, least = 0, isValued = false }: Round, number: number) {
    this.number = number;
    const parts = [
      ...(before === undefined ? [] : [before]),
      ...(units === undefined || least === 0 ? [] : [one(m, units)]),
    ];
    this.given = parts.length === 1 && parts[0] !== undefined ? parts[0] : seq(...parts);
    this.start = called(this.given, (made) => {
      this.start = made;
    });
    this.hasRun = units !== undefined;
    this.isValued = isValued;
    this.#m = m;
    this.#run = units === undefined ? null : unitsOf(units);
    this.#stops = this.#run === null ? null : stopsOf(m, this.#run);
  }

  endOf(at: number): number {
    if (this.#run === null) return at;
    const { text } = this.#m;
    return this.#run.endOf(text, at, this.#stops);
  }
}
