/** The work of one contestant. What it returns is kept, so that the work cannot be left out. */
export type Work = () => unknown;

const kept: { last: unknown } = { last: undefined };

/** Whether to measure as little as possible: to see that everything works, for the figures say nothing then. */
export const pace: { isQuick: boolean } = { isQuick: false };

/** How often and how long to measure. */
export interface Effort {
  readonly rounds?: number;
  /** The time that one contestant gets in one round, at least. */
  readonly milliseconds?: number;
  /** The time that each contestant gets before, for the engine to optimise it. */
  readonly warmUp?: number;
}

/**
 * The milliseconds that each contestant takes for one go, round by round. The contestants take turns in every round, so
 * that a busy machine is unfair to none of them.
 */
export function measure<Name extends string>(
  contestants: Record<Name, Work>,
  effort: Effort = {},
): Record<Name, number[]> {
  const { rounds = 7, milliseconds = 25, warmUp: before = 4 * milliseconds } = pace.isQuick ? QUICK : effort;
  const names = namesOf(contestants);
  const first = names.map((name) => warmUp(contestants[name], before / 2));
  // In two laps: objects of one contestant can undo what the engine had made of the code of those before it.
  const each = names.map((name, at) => {
    const time = first[at] ?? 0;
    return time >= LONG ? time : warmUp(contestants[name], before / 2);
  });
  const enough = roundsWithin(MOST, each, rounds);
  const times = recordOf(names, (): number[] => []);
  for (let round = 0; round < enough; round++) {
    for (const [at, name] of names.entries()) {
      times[name].push(timeOf(contestants[name], Math.max(1, Math.ceil(milliseconds / (each[at] ?? 1)))));
    }
  }
  return times;
}

/** Fewer rounds than wanted where the slowest contestant would take longer than so many milliseconds; never under three. */
function roundsWithin(most: number, each: readonly number[], wanted: number): number {
  return Math.min(wanted, Math.max(3, Math.floor(most / Math.max(...each))));
}

/** The effort of a run that is only to show that everything works. */
export const QUICK: Effort = { rounds: 1, milliseconds: 1, warmUp: 1 };

/** How many times as long as `base` something took: the median over the rounds. */
export function ratio(times: readonly number[], base: readonly number[]): number {
  return median(times.map((time, round) => time / (base[round] ?? Number.NaN)));
}

/** How many times as fast as `peer` peglot is, and how long it takes. */
export function speedBeside(
  peer: readonly number[],
  peglot: readonly number[],
): { readonly value: number; readonly milliseconds: number } {
  return { value: ratio(peer, peglot), milliseconds: median(peglot) };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The milliseconds of one go. */
export function timeOf(work: Work, goes = 1): number {
  const start = performance.now();
  for (let go = 0; go < goes; go++) kept.last = work();
  return (performance.now() - start) / goes;
}

/** Work that takes as many milliseconds is optimised while it runs: it is not done again for that. */
const LONG = 400;

/** No contestant is measured for longer than so many milliseconds, or three rounds. */
const MOST = 1500;

/** Runs the work for some time; the milliseconds of one go, in the second half of that time. */
function warmUp(work: Work, before: number): number {
  const start = performance.now();
  const least = pace.isQuick ? 1 : 3;
  let goes = 0;
  let late = 0;
  let lateStart = start;
  const isDone = (): boolean => {
    const time = performance.now() - start;
    return time >= before && (goes >= least || time >= LONG);
  };
  do {
    timeOf(work);
    goes++;
    late++;
    if (performance.now() - start < before / 2) {
      late = 0;
      lateStart = performance.now();
    }
  } while (!isDone());
  return (performance.now() - lateStart) / Math.max(late, 1);
}

function namesOf<Name extends string>(record: Record<Name, unknown>): Name[] {
  return Object.keys(record) as Name[];
}

function recordOf<Name extends string, Value>(names: readonly Name[], make: () => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Value>;
}

/**
 * The same of work that is waited for. Each contestant warms up for some time, and has as many goes in a round as the
 * milliseconds hold, one at least.
 */
export async function measureAsync<Name extends string>(
  contestants: Record<Name, () => Promise<unknown>>,
  effort: Effort = {},
): Promise<Record<Name, number[]>> {
  const { rounds = 7, milliseconds = 25, warmUp: before = 4 * milliseconds } = pace.isQuick ? QUICK : effort;
  const names = namesOf(contestants);
  const each: number[] = [];
  for (const name of names) each.push(await timeWithin(contestants[name], before));
  // Who takes seconds is given one round.
  const enough = Math.max(...each) > MOST ? 1 : roundsWithin(MOST, each, rounds);
  const times = recordOf(names, (): number[] => []);
  for (let round = 0; round < enough; round++) {
    for (const [at, name] of names.entries()) {
      const goes = Math.max(1, Math.ceil(milliseconds / (each[at] ?? 1)));
      const start = performance.now();
      for (let go = 0; go < goes; go++) kept.last = await contestants[name]();
      times[name].push((performance.now() - start) / goes);
    }
  }
  return times;
}

/** Goes on with the work for some time; the milliseconds of the last go. */
async function timeWithin(work: () => Promise<unknown>, milliseconds: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const before = performance.now();
    kept.last = await work();
    const now = performance.now();
    if (now - start >= milliseconds) return now - before;
  }
}
