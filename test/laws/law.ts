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

/** The number of inputs of a property: the usual one, or what PEGLOT_RUNS says. */
export function runs(usual: number): { numRuns: number } {
  return { numRuns: Number(process.env.PEGLOT_RUNS || usual) };
}
