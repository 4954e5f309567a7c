import type { Range } from 'peglot';

/** A stretch of the text, and what it is: the rule that read it, or how it looks. */
export interface Stretch extends Range {
  readonly kind: string;
}

/**
 * Stretches in the order of their starts, as numbers: a worker hands over thousands of them in no time, and only those that
 * are seen become objects.
 */
export interface Stretches {
  readonly kinds: readonly string[];
  /** Start, end and number of the kind of each. */
  readonly cells: Uint32Array<ArrayBuffer>;
}

const CELLS = 3;

export const NO_STRETCHES: Stretches = { kinds: [], cells: new Uint32Array() };

export function packStretches(stretches: readonly Stretch[]): Stretches {
  const numbers = new Map<string, number>();
  const cells = new Uint32Array(stretches.length * CELLS);
  for (const [at, { start, end, kind }] of stretches.entries()) {
    const number = numbers.get(kind) ?? numbers.size;
    numbers.set(kind, number);
    cells.set([start, end, number], at * CELLS);
  }
  return { kinds: [...numbers.keys()], cells };
}

export function countOf({ cells }: Stretches): number {
  return cells.length / CELLS;
}

export function stretchAt({ kinds, cells }: Stretches, at: number): Stretch {
  const [start = 0, end = 0, number = 0] = cells.subarray(at * CELLS, (at + 1) * CELLS);
  return { start, end, kind: kinds[number] ?? '' };
}

/** The numbers of those that have a part in a range, outer ones before those inside them. */
export function stretchesIn({ cells }: Stretches, { start, end }: Range): number[] {
  const found: number[] = [];
  for (let cell = 0; (cells[cell] ?? end) < end; cell += CELLS)
    if ((cells[cell + 1] ?? 0) > start) found.push(cell / CELLS);
  return found;
}
