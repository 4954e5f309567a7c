import fc from 'fast-check';

/** How to run a law: the seed of the random inputs and their number. */
export interface Run {
  readonly seed?: number;
  readonly numRuns: number;
}

/** A law that an input broke, shrunk. */
export interface Violation {
  /** The text to parse for seeing it. */
  readonly text: string;
  readonly report: string;
}

/** A statement that holds for every input. */
export interface Law {
  readonly name: string;
  /** @throws {Error} with seed, path and the smallest input when an input breaks the law */
  assert(run: Run): void;
  check(run: Run): Violation | undefined;
}

/** Makes a law of random inputs and a check that throws; `textOf` gives the text that an input is about. */
export function law<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  hold: (input: Input) => void,
  textOf: (input: Input) => string,
): Law {
  const property = fc.property(inputs, hold);
  return {
    name,
    assert: (run) => fc.assert(property, run),
    check(run) {
      const details = fc.check(property, { ...run, includeErrorInReport: true });
      if (!details.failed) return undefined;
      const input = details.counterexample?.[0];
      return { text: input === undefined ? '' : textOf(input), report: fc.defaultReportMessage(details) ?? '' };
    },
  };
}

/** Whether this is `npm run test:deep`. */
export const isDeep: boolean = process.env.PEGLOT_DEEP === '1';

/** How much of a deep run to do: PEGLOT_SHARE, such as 0.3; all of it by default. */
const SHARE = Number(process.env.PEGLOT_SHARE || 1);

/** Whether all inputs are tried, and what takes minutes. */
export const isFull: boolean = isDeep && SHARE >= 1;

/**
 * The number of inputs of a property: `deep` of them in `npm run test:deep`, a 160th in `npm test`, and what PEGLOT_RUNS
 * says where it is set.
 */
export function runs(deep: number): { numRuns: number } {
  const usual = Math.max(Math.ceil(deep / 160), Math.min(deep, 5));
  const numRuns = isDeep ? Math.max(Math.ceil(deep * SHARE), usual) : usual;
  return { numRuns: Number(process.env.PEGLOT_RUNS || numRuns) };
}

/** The length of a text that is long for its own sake: `deep` in `npm run test:deep`, a hundredth in `npm test`. */
export function long(deep: number): number {
  return Math.ceil(isDeep ? deep * SHARE : deep / 100);
}

/** The items of a list to try: all in `npm run test:deep`, every nth in `npm test`. */
export function every<Item>(nth: number, list: readonly Item[]): readonly Item[] {
  return isDeep ? list : list.filter((_, at) => at % nth === 0);
}
