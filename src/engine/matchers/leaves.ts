// What the driver reads: leaves, and texts round by round.

import type { Machine } from '../machine.ts';
import { beginningOf, begins, Rows } from './beginnings.ts';
import { seq } from './expressions.ts';
import { one } from './literals.ts';
import { called, type Match } from './match.ts';
import { type Stops, stopsOf } from './stops.ts';
import { type Units, unitsOf } from './units.ts';

/** A leaf: it is read in one go. */
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

/** An alternative of a text's loop: a matcher, and the run of units after it. */
export interface Round {
  readonly before?: Match;
  readonly run?: string;
  readonly least?: 0 | 1;
  /** The matcher's value replaces what it read. */
  readonly isValued?: boolean;
}

/**
 * Reads as much of a text as is final, round by round. A round that ends in a run may end at the current end of the
 * text: `within` is then its number, and the next call continues the run.
 */
export function rounds(m: Machine, ...alternatives: readonly Round[]): (at: number, within: number) => number {
  const all = alternatives.map((round, number) => new OneRound(m, round, number + 1));
  const ways = new Rows<OneRound, readonly OneRound[]>(
    all,
    ({ given }) => given,
    (worth) => worth,
  );
  /** The offset up to which `said` covers the text. */
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
  /** What starts the round, including the run's first unit if the run may not be empty. */
  readonly given: Match;
  /** `given`, as it is called. */
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
