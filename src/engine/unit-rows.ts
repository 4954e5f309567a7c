// Rows of lookup tables by next unit: one for each ASCII unit, one for all others, one for the end of the text.

/** The row of all units beyond ASCII. */
export const BEYOND = 128;

/** The row of the end of the text. */
export const END = 129;

/**
 * The row for an offset of a text. It never reads past the end: V8 would then compile all reads at this place in the
 * code as calls, which take twice as long.
 */
export function rowAt(text: string, at: number): number {
  return at < text.length ? Math.min(text.charCodeAt(at), BEYOND) : END;
}

/** A bit set of rows without the end of the text: sets are often joined and looked up. */
export type RowSet = Uint32Array;

const WORDS = (BEYOND >> 5) + 1;

export const NO_ROWS: RowSet = new Uint32Array(WORDS);

export const ALL_ROWS: RowSet = new Uint32Array(WORDS).fill(0xffff_ffff);

export function rowOf(row: number): RowSet {
  const set = new Uint32Array(WORDS);
  set[row >> 5] = 1 << (row & 31);
  return set;
}

/** The rows that a table marks, and the one beyond ASCII. */
export function rowsIn(table: Uint8Array, reachesBeyond: boolean): RowSet {
  const set = new Uint32Array(WORDS);
  for (let row = 0; row < BEYOND; row++) if (table[row] === 1) set[row >> 5] = (set[row >> 5] ?? 0) | (1 << (row & 31));
  if (reachesBeyond) set[BEYOND >> 5] = 1;
  return set;
}

export function hasRow(set: RowSet, row: number): boolean {
  return (((set[row >> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

export function unionOf(sets: readonly RowSet[]): RowSet {
  const [first = NO_ROWS, ...others] = sets;
  if (others.length === 0) return first;
  const all = first.slice();
  for (const set of others) for (let word = 0; word < WORDS; word++) all[word] = (all[word] ?? 0) | (set[word] ?? 0);
  return all;
}

export function intersectionOf(sets: readonly RowSet[]): RowSet {
  const [first = ALL_ROWS, ...others] = sets;
  if (others.length === 0) return first;
  const all = first.slice();
  for (const set of others) for (let word = 0; word < WORDS; word++) all[word] = (all[word] ?? 0) & (set[word] ?? 0);
  return all;
}
