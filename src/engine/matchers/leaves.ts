// What a driver reads: leaves, and texts round by round.

import type { Machine } from '../machine.ts';
import { BEYOND, END, rowAt } from '../unit-rows.ts';
import { beginningOf, begins, Rows, takenBy } from './beginnings.ts';
import { seq } from './expressions.ts';
import { one } from './literals.ts';
import { called, type Match } from './match.ts';
import { type Stops, type StopsBefore, stopsOf } from './stops.ts';
import { classOf, type Units, unitsOf } from './units.ts';

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
  /** The units that end the run only before certain others; before the rest, the text passes them on its own. */
  readonly only?: StopsBefore;
  /** The value of what is first is a part of the text, in the place of what is there. */
  readonly isValued?: boolean;
}

/**
 * Reads as much of a text as is final, round by round. A round that ends in a run of units may end where the text ends for
 * now: `within` names the run, and the next call continues it.
 */
export function rounds(m: Machine, ...alternatives: readonly Round[]): (at: number, within: number) => number {
  /** Made on first use: what rules begin with is known once all rules are there. */
  let ways: Ways | null = null;
  /** Up to where the text is in `said`. */
  let told = 0;
  const read = (at: number, within: number): number => {
    ways ??= new Ways(m, alternatives);
    let from = at;
    m.within = 0;
    m.hitEnd = false;
    const open = ways.all[within - 1];
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

/** The ways in which a round can go. */
class Ways {
  readonly all: readonly OneRound[];
  readonly #worth: Rows<OneRound, readonly OneRound[]>;

  constructor(m: Machine, alternatives: readonly Round[]) {
    const given = alternatives.map((round, number) => new OneRound(m, round, number + 1));
    const passed = new Passed(rowsOf(given));
    const surely = surelyRead(given);
    // Tried before all others, which would read it unit by unit.
    const sure = surely === null ? [] : [new OneRound(m, { run: surely, least: 1 }, given.length + 1)];
    for (const way of [...sure, ...given.filter(({ isPassing }) => isPassing)]) way.passed = passed;
    this.all = [...given, ...sure];
    this.#worth = rowsOf([...sure, ...given]);
  }

  at(text: string, offset: number): readonly OneRound[] {
    return this.#worth.at(text, offset);
  }
}

function rowsOf(ways: readonly OneRound[]): Rows<OneRound, readonly OneRound[]> {
  return new Rows(
    ways,
    ({ given }) => given,
    (worth) => worth,
  );
}

/**
 * The units that are a round each, whatever is around them; null where that is known already.
 *
 * @example (!"</end>" . / …)* // all but <
 */
function surelyRead(ways: readonly OneRound[]): string | null {
  if (ways.some(({ isPassing }) => isPassing) || ways.every(({ hasRun }) => hasRun)) return null;
  const worth = rowsOf(ways);
  const sure: (OneRound | null)[] = [];
  for (let row = 0; row <= BEYOND; row++) {
    const [first] = worth.of(row);
    sure.push(first !== undefined && takenBy(first.given, row) === 1 && !first.isValued ? first : null);
  }
  // A run that goes on over other units has to be tried on its own.
  const isCut = (way: OneRound | null): boolean =>
    way !== null && sure.some((one, row) => one === null && way.goesOn(row));
  for (let cut = sure.find(isCut); cut != null; cut = sure.find(isCut))
    for (let row = 0; row <= BEYOND; row++) if (sure[row] === cut) sure[row] = null;
  return sure.every((one) => one === null || one.hasRun) ? null : classOf(sure.map((one) => one !== null));
}

/**
 * The units that end a run and are a round each before some others: the run goes on behind them.
 *
 * @example (!"</end>" [^ <] / " "+ !"</end>")* // a blank that is before none, and not before <
 */
class Passed {
  readonly #worth: Rows<OneRound, readonly OneRound[]>;
  /** By unit, the units before which it is passed: 1, or 2 where it is not. */
  readonly #before: (Uint8Array | null)[] = [];

  constructor(worth: Rows<OneRound, readonly OneRound[]>) {
    this.#worth = worth;
  }

  /** Whether the unit at an offset is passed, which is not the last one. */
  has(text: string, at: number): boolean {
    const row = rowAt(text, at);
    const before = this.#before[row] ?? this.#beforeOf(row);
    const next = rowAt(text, at + 1);
    if (before[next] === 0) before[next] = this.#isRound(row, next) ? 1 : 2;
    return before[next] === 1;
  }

  #beforeOf(row: number): Uint8Array {
    while (this.#before.length < END) this.#before.push(null);
    const before = new Uint8Array(END);
    this.#before[row] = before;
    return before;
  }

  #isRound(row: number, next: number): boolean {
    const [first] = this.#worth.of(row);
    return first !== undefined && !first.hasRun && !first.isValued && takenBy(first.given, row, next) === 1;
  }
}

class OneRound {
  /** What has to be there for the round to begin: with a unit of the run, where that may not be empty. */
  readonly given: Match;
  /** The same, as it is called. */
  start: Match;
  readonly hasRun: boolean;
  readonly isValued: boolean;
  /** Its run passes units by themselves. */
  readonly isPassing: boolean;
  /** What its run goes on behind. */
  passed: Passed | null = null;
  readonly number: number;
  readonly #m: Machine;
  readonly #run: Units | null;
  readonly #stops: Stops | null;

  constructor(m: Machine, { before, run: units, least = 0, only, isValued = false }: Round, number: number) {
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
    this.isPassing = only !== undefined;
    this.#m = m;
    this.#run = units === undefined ? null : unitsOf(units);
    this.#stops = this.#run === null ? null : stopsOf(m, this.#run, only);
  }

  endOf(at: number): number {
    if (this.#run === null) return at;
    const { text, end: last } = this.#m;
    let end = this.#run.endOf(text, at, this.#stops);
    if (this.passed === null) return end;
    while (end + 1 < last && this.passed.has(text, end)) end = this.#run.endOf(text, end + 1, this.#stops);
    return end;
  }

  /** Whether its run may go on over units of a row. */
  goesOn(row: number): boolean {
    return this.#run !== null && (row < BEYOND ? this.#run.has(row) : this.#run.reachesBeyond);
  }
}
