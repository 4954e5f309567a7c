// Which units a match can begin with, and whether it may name mistakes: what a choice looks up before it tries.

import { getOrMake } from '../../core/maps.ts';
import {
  ALL_ROWS,
  BEYOND,
  END,
  hasRow,
  intersectionOf,
  NO_ROWS,
  type RowSet,
  rowAt,
  rowOf,
  unionOf,
} from '../unit-rows.ts';
import { type Beginning, type Match, never, nothing, type Second, type Taken } from './match.ts';

export const EMPTY: Beginning = { rows: NO_ROWS, isEmpty: true };

/** Of what never matches. */
const DEAD: Beginning = { rows: NO_ROWS, isEmpty: false };

const UNKNOWN: Beginning = { rows: ALL_ROWS, isEmpty: true };

never.beginning = DEAD;
nothing.beginning = EMPTY;
nothing.taken = () => 0;

/** Notes how many units a match surely takes. */
export function takes(match: Match, count: Taken): Match {
  match.taken = count;
  return match;
}

export function takenBy(match: Match, row: number, next?: number): 0 | 1 | undefined {
  return match.taken?.(row, next);
}

/** What parts after each other surely take: one unit at most. After that unit, all have to be empty before the next one. */
export function takenByAll(parts: readonly Match[], row: number, next?: number): 0 | 1 | undefined {
  let sum: 0 | 1 = 0;
  for (const part of parts) {
    if (sum === 0) {
      const count = takenBy(part, row, next);
      if (count === undefined) return undefined;
      sum = count;
    } else if (next === undefined || takenBy(part, next) !== 0) return undefined;
  }
  return sum;
}

/** Notes that a match may name mistakes. */
export function notes(match: Match): Match {
  match.isNoting = true;
  return match;
}

export function isNoting(match: Match): boolean {
  return match.isNoting === true;
}

export function begins(beginning: () => Beginning, match: Match, parts: readonly Match[] = []): Match {
  match.beginning = beginning;
  return parts.some(isNoting) ? notes(match) : match;
}

export function directly(beginning: () => Beginning, match: Match, parts: readonly Match[] = []): Match {
  match.isDirect = true;
  return begins(beginning, match, parts);
}

/** A matcher that begins as another does, and names the mistakes that it names. */
export function as(body: Match, match: Match): Match {
  if (body === never) return never;
  if (isNoting(body)) notes(match);
  match.second = (row) => secondInside(body, row);
  return body.beginning === undefined ? match : begins(() => beginningOf(body), match);
}

export function beginningOf(match: Pick<Match, 'beginning'>): Beginning {
  const { beginning } = match;
  if (typeof beginning !== 'function') return beginning ?? UNKNOWN;
  const found = beginning();
  match.beginning = found;
  return found;
}

/** Of what begins with one unit. */
export function unitBeginning(unit: number): Beginning {
  return { rows: rowOf(Math.min(unit, BEYOND)), isEmpty: false };
}

/** The same, where it may be left out. */
export function optionally(beginning: Beginning): Beginning {
  return beginning.isEmpty ? beginning : { ...beginning, isEmpty: true };
}

export function joined(all: readonly Beginning[]): Beginning {
  return { rows: unionOf(all.map(({ rows }) => rows)), isEmpty: all.some(({ isEmpty }) => isEmpty) };
}

/** Of what only looks ahead. */
export function aheadOf(beginning: Beginning): Beginning {
  return beginning === DEAD ? DEAD : { ...beginning, isAhead: true };
}

/** Of a sequence: what is read first has to fit what was looked for there. */
export function startOf(parts: readonly Match[]): Beginning {
  const ahead: RowSet[] = [];
  const first: RowSet[] = [];
  let looksAhead = false;
  for (const part of parts) {
    const beginning = beginningOf(part);
    if (beginning.isAhead) {
      if (first.length > 0) continue;
      looksAhead = true;
      if (!beginning.isEmpty) ahead.push(beginning.rows);
    } else if (beginning !== EMPTY) {
      first.push(beginning.rows);
      if (!beginning.isEmpty) return { rows: intersectionOf([unionOf(first), ...ahead]), isEmpty: false };
    }
  }
  return { rows: intersectionOf(ahead), isEmpty: ahead.length === 0, isAhead: first.length === 0 && looksAhead };
}

/** Whether a match may begin with the units of a row; where the text ends, whatever may begin has to say that it waits. */
export function mayBegin(match: Pick<Match, 'beginning'>, row: number): boolean {
  const beginning = beginningOf(match);
  return beginning !== DEAD && (row === END || beginning.isEmpty || hasRow(beginning.rows, row));
}

/** The rows of the units that a match can begin with. Where the text ends, whatever may begin has to say that it waits. */
export function rowsOf(match: Match): Uint8Array {
  const beginning = beginningOf(match);
  const rows = new Uint8Array(END + 1);
  if (beginning === DEAD) return rows;
  if (beginning.isEmpty) return rows.fill(1);
  for (let row = 0; row < END; row++) if (hasRow(beginning.rows, row)) rows[row] = 1;
  rows[END] = 1;
  return rows;
}

export const ANYTHING: Second = { rows: ALL_ROWS, mayEnd: true };

/** What a match has after a first unit; where it is empty, it has none. */
export function secondInside(match: Pick<Match, 'beginning' | 'second'>, row: number): Second {
  return match.second?.(row) ?? ANYTHING;
}

/** What can be after a unit where a match begins with it: anything, where it may be empty. */
export function secondOf(match: Pick<Match, 'beginning' | 'second'>, row: number): Second {
  return beginningOf(match).isEmpty ? ANYTHING : secondInside(match, row);
}

/** The same of several that are tried one after the other. */
export function secondOfOne(matches: readonly Match[], row: number): Second {
  const found = matches
    .filter((match) => hasRow(beginningOf(match).rows, row))
    .map((match) => secondInside(match, row));
  return { rows: unionOf(found.map(({ rows }) => rows)), mayEnd: found.some(({ mayEnd }) => mayEnd) };
}

/** The same of parts after each other: the first unit is that of the first part that is not empty. */
export function secondOfAll(parts: readonly Match[], row: number): Second {
  const rows: RowSet[] = [];
  let mayEnd = false;
  for (const [at, part] of parts.entries()) {
    const beginning = beginningOf(part);
    if (beginning.isAhead || beginning === EMPTY) continue;
    if (hasRow(beginning.rows, row)) {
      const inside = secondInside(part, row);
      rows.push(inside.rows);
      if (inside.mayEnd) {
        const rest = startOf(parts.slice(at + 1));
        rows.push(rest.rows);
        mayEnd ||= rest.isEmpty || rest.isAhead === true;
      }
    }
    if (!beginning.isEmpty) return { rows: unionOf(rows), mayEnd };
  }
  // It may read nothing, or only look: then what is after it begins with that unit.
  return ANYTHING;
}

/** The same of what comes again and again. */
export function secondOfMany(match: Match, row: number): Second {
  const { rows, mayEnd } = secondInside(match, row);
  return { rows: mayEnd ? unionOf([rows, beginningOf(match).rows]) : rows, mayEnd };
}

/** After so many times, what is tried before a unit is told apart by the unit after it. */
const OFTEN = 64;

/** What is made of the items that may match where a unit of a row is; and, where that comes often, by the unit after it. */
interface Row<Made> {
  readonly made: Made;
  count: number;
  pairs: readonly Made[] | null;
}

/**
 * Of several items, those that may match where a unit is, made into something; looked up once for each unit. Where a unit comes often, also the
 * one after it says what is worth a try.
 */
export class Rows<Item, Made> {
  readonly #worthOf: (row: number) => readonly Item[];
  readonly #secondOf: (item: Item, row: number) => Second;
  readonly #make: (items: readonly Item[]) => Made;
  readonly #rows: (Row<Made> | null)[] = [];

  constructor(
    worthOf: (row: number) => readonly Item[],
    secondOf: (item: Item, row: number) => Second,
    make: (items: readonly Item[]) => Made,
  ) {
    this.#worthOf = worthOf;
    this.#secondOf = secondOf;
    this.#make = make;
  }

  at(text: string, offset: number): Made {
    const number = rowAt(text, offset);
    const row = this.#rows[number] ?? this.#fill(number);
    if (row.pairs !== null) return row.pairs[rowAt(text, offset + 1)] ?? row.made;
    if (row.count < OFTEN && ++row.count === OFTEN) row.pairs = this.#pairs(number, row.made);
    return row.made;
  }

  /** The same for the units of a row. */
  of(row: number): Made {
    return (this.#rows[row] ?? this.#fill(row)).made;
  }

  #fill(row: number): Row<Made> {
    // No holes: they would make each look slow.
    while (this.#rows.length <= END) this.#rows.push(null);
    const filled: Row<Made> = { made: this.#make(this.#worthOf(row)), count: 0, pairs: null };
    this.#rows[row] = filled;
    return filled;
  }

  #pairs(row: number, all: Made): readonly Made[] | null {
    const worth = this.#worthOf(row);
    if (row === END || worth.length < 2) return null;
    const seconds = worth.map((item) => this.#secondOf(item, row));
    if (seconds.every(({ mayEnd }) => mayEnd)) return null;
    const made = new Map([[worth.map(() => 1).join(''), all]]);
    return Array.from({ length: END + 1 }, (_, next) => {
      const isWorth = seconds.map(({ rows, mayEnd }) => (next === END || mayEnd || hasRow(rows, next) ? 1 : 0));
      return getOrMake(made, isWorth.join(''), () => this.#make(worth.filter((_, at) => isWorth[at] === 1)));
    });
  }
}

/** Of matches, or of what has one each. */
export function rowsOfAll<Item, Made>(
  items: readonly Item[],
  matchOf: (item: Item) => Match,
  make: (items: readonly Item[]) => Made,
): Rows<Item, Made> {
  return new Rows(
    (row) => items.filter((item) => mayBegin(matchOf(item), row)),
    (item, row) => secondOf(matchOf(item), row),
    make,
  );
}
