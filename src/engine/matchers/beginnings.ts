// Which units a match can begin with, and whether it may name mistakes: what a choice looks up before it tries.

import { BEYOND, END, rowAt } from '../unit-rows.ts';
import { type Match, never } from './match.ts';
import type { Units } from './units.ts';

/** The units that a match can begin with; `isEmpty` where it may be empty, or nothing is known. */
export interface Beginning {
  readonly units?: Units;
  readonly unit?: number;
  /** One of them. */
  readonly all?: readonly Beginning[];
  /** Each of them. */
  readonly each?: readonly Beginning[];
  readonly isEmpty: boolean;
  /** It only looks ahead: what is behind it begins at the same place. */
  readonly isAhead?: boolean;
}

export const EMPTY: Beginning = { all: [], isEmpty: true };

/** Of what never matches. */
const DEAD: Beginning = { all: [], isEmpty: false };

const beginnings = new WeakMap<object, () => Beginning>([[never, () => DEAD]]);

/** How many units a match takes where a unit of a row stands, whatever comes behind it; undefined where that may differ. */
type Taken = (row: number) => 0 | 1 | undefined;

const taken = new WeakMap<Match, Taken>();

/** Notes how many units a match surely takes. */
export function takes(match: Match, count: Taken): Match {
  taken.set(match, count);
  return match;
}

export function takenBy(match: Match, row: number): 0 | 1 | undefined {
  return taken.get(match)?.(row);
}

/** What parts behind each other surely take: one unit at most, for what stands behind that is not known. */
export function takenByAll(parts: readonly Match[], row: number): 0 | 1 | undefined {
  let sum: 0 | 1 = 0;
  for (const part of parts) {
    const count: 0 | 1 | undefined = sum === 0 ? takenBy(part, row) : undefined;
    if (count === undefined) return undefined;
    sum = count;
  }
  return sum;
}

/** Matchers that may name mistakes. */
export const noting: WeakSet<Match> = new WeakSet();

export function isNoting(match: Match): boolean {
  return noting.has(match);
}

/** What looks at the next unit first anyway. */
export const direct: WeakSet<Match> = new WeakSet();

export function begins(beginning: () => Beginning, match: Match, parts: readonly Match[] = []): Match {
  beginnings.set(match, beginning);
  if (parts.some(isNoting)) noting.add(match);
  return match;
}

export function directly(beginning: () => Beginning, match: Match, parts: readonly Match[] = []): Match {
  direct.add(match);
  return begins(beginning, match, parts);
}

/** A matcher that begins as another does, and names the mistakes that it names. */
export function as(body: Match, match: Match): Match {
  if (body === never) return never;
  const beginning = beginnings.get(body);
  if (isNoting(body)) noting.add(match);
  return beginning === undefined ? match : begins(beginning, match);
}

export function beginningOf(match: object): Beginning {
  return beginnings.get(match)?.() ?? UNKNOWN;
}

const UNKNOWN: Beginning = { isEmpty: true };

export function joined(all: readonly Beginning[]): Beginning {
  return { all, isEmpty: all.some(({ isEmpty }) => isEmpty) };
}

/** Of what only looks ahead. */
export function aheadOf(beginning: Beginning): Beginning {
  return beginning === DEAD ? DEAD : { ...beginning, isAhead: true };
}

/** Of parts that stand behind each other: what is read first has to fit what was looked for there. */
export function startOf(parts: readonly Match[]): Beginning {
  const each: Beginning[] = [];
  const all: Beginning[] = [];
  for (const part of parts) {
    const beginning = beginningOf(part);
    if (beginning.isAhead) {
      if (all.length === 0) each.push(beginning);
    } else if (beginning !== EMPTY) {
      all.push(beginning);
      if (!beginning.isEmpty) return { each: [...each, { all, isEmpty: false }], isEmpty: false };
    }
  }
  return { each, isEmpty: each.every(({ isEmpty }) => isEmpty), isAhead: all.length === 0 && each.length > 0 };
}

function canBegin({ units, unit, all, each, isEmpty }: Beginning, row: number): boolean {
  if (units !== undefined) return row < BEYOND ? units.table[row] === 1 : units.reachesBeyond;
  if (unit !== undefined) return row < BEYOND ? unit === row : unit >= BEYOND;
  if (each !== undefined) return each.every((one) => one.isEmpty || canBegin(one, row));
  return all === undefined ? isEmpty : all.some((one) => canBegin(one, row));
}

/** Whether a match may begin with the units of a row; where the text ends, whatever may begin has to say that it waits. */
export function mayBegin(match: object, row: number): boolean {
  const beginning = beginningOf(match);
  return beginning !== DEAD && (row === END || beginning.isEmpty || canBegin(beginning, row));
}

/** The rows of the units that a match can begin with. Where the text ends, whatever may begin has to say that it waits. */
export function rowsOf(match: Match): Uint8Array {
  return Uint8Array.from({ length: END + 1 }, (_, row) => (mayBegin(match, row) ? 1 : 0));
}

/** Of several items, those that may match where a unit stands, made into something; looked up once for each unit. */
export class Rows<Item, Made> {
  readonly #items: readonly Item[];
  readonly #matchOf: (item: Item) => Match;
  readonly #make: (items: readonly Item[]) => Made;
  readonly #rows: (Made | null)[] = [];

  constructor(items: readonly Item[], matchOf: (item: Item) => Match, make: (items: readonly Item[]) => Made) {
    this.#items = items;
    this.#matchOf = matchOf;
    this.#make = make;
  }

  at(text: string, offset: number): Made {
    return this.of(rowAt(text, offset));
  }

  /** The same for the units of a row. */
  of(row: number): Made {
    return this.#rows[row] ?? this.#fill(row);
  }

  #fill(row: number): Made {
    // No holes: they would make each look slow.
    while (this.#rows.length <= END) this.#rows.push(null);
    const worth = this.#items.filter((item) => mayBegin(this.#matchOf(item), row));
    const made = this.#make(worth);
    this.#rows[row] = made;
    return made;
  }
}
