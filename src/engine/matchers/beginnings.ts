// Which units a match can begin with, and whether it may record mistakes: choices look this up before they try.

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
import { type Beginning, type Match, never, nothing } from './match.ts';

export const EMPTY: Beginning = { rows: NO_ROWS, isEmpty: true };

/** The beginning of a matcher that never matches. */
const DEAD: Beginning = { rows: NO_ROWS, isEmpty: false };

const UNKNOWN: Beginning = { rows: ALL_ROWS, isEmpty: true };

never.beginning = DEAD;
nothing.beginning = EMPTY;

/** Marks a matcher that may record mistakes. */
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

/** Gives a matcher the beginning and the mistake flag of another. */
export function as(body: Match, match: Match): Match {
  if (body === never) return never;
  if (isNoting(body)) notes(match);
  return body.beginning === undefined ? match : begins(() => beginningOf(body), match);
}

export function beginningOf(match: Pick<Match, 'beginning'>): Beginning {
  const { beginning } = match;
  if (typeof beginning !== 'function') return beginning ?? UNKNOWN;
  const found = beginning();
  match.beginning = found;
  return found;
}

/** The beginning of a match that starts with one unit. */
export function unitBeginning(unit: number): Beginning {
  return { rows: rowOf(Math.min(unit, BEYOND)), isEmpty: false };
}

/** The beginning of an optional match. */
export function optionally(beginning: Beginning): Beginning {
  return beginning.isEmpty ? beginning : { ...beginning, isEmpty: true };
}

export function joined(all: readonly Beginning[]): Beginning {
  return { rows: unionOf(all.map(({ rows }) => rows)), isEmpty: all.some(({ isEmpty }) => isEmpty) };
}

/** The beginning of a lookahead. */
export function aheadOf(beginning: Beginning): Beginning {
  return beginning === DEAD ? DEAD : { ...beginning, isAhead: true };
}

/** The beginning of a sequence: its first part, restricted by the lookaheads before it. */
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

/** Whether a match may begin with a unit of the row; at the end of the text, it must be tried to note that it waits. */
export function mayBegin(match: Pick<Match, 'beginning'>, row: number): boolean {
  const beginning = beginningOf(match);
  return beginning !== DEAD && (row === END || beginning.isEmpty || hasRow(beginning.rows, row));
}

/** The rows of units that a match can begin with, and the end of the text, where it must note that it waits. */
export function rowsOf(match: Match): Uint8Array {
  const beginning = beginningOf(match);
  const rows = new Uint8Array(END + 1);
  if (beginning === DEAD) return rows;
  if (beginning.isEmpty) return rows.fill(1);
  for (let row = 0; row < END; row++) if (hasRow(beginning.rows, row)) rows[row] = 1;
  rows[END] = 1;
  return rows;
}

/** Makes something, cached per unit, of the items that may match at that unit. */
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

  of(row: number): Made {
    return this.#rows[row] ?? this.#fill(row);
  }

  #fill(row: number): Made {
    // No holes, which would make every lookup slow.
    while (this.#rows.length <= END) this.#rows.push(null);
    const worth = this.#items.filter((item) => mayBegin(this.#matchOf(item), row));
    const made = this.#make(worth);
    this.#rows[row] = made;
    return made;
  }
}
