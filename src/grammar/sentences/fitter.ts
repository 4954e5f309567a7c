import { matchEnd, type RuntimeParser } from '../compile.ts';
import type { CoveragePoint } from '../points.ts';

/** Sentences are short: a parse that tries more rules takes exponential time, and the text is given up. */
const MOST_STEPS = 20_000;

/** Tells by the plain parser of a grammar which texts its rules match. */
export class Fitter {
  readonly #parser: RuntimeParser;
  readonly #steps = { left: 0 };
  readonly #options: object;
  /** Where the parser counts when nobody wants to know all. */
  readonly #hits: number[];
  readonly #counting: object;

  readonly #failing: boolean;

  /**
   * @param options - for the parser, besides the start rule
   * @param failing - whether a text counts on which code in the grammar fails
   */
  constructor(
    { parser, points }: { parser: RuntimeParser; points: readonly CoveragePoint[] },
    options: object = {},
    failing: boolean = false,
  ) {
    this.#parser = parser;
    this.#failing = failing;
    this.#options = { ...options, steps: this.#steps };
    this.#hits = points.map(() => 0);
    this.#counting = { ...this.#options, hits: this.#hits };
  }

  /** Whether a text is one of a rule; what matched is counted in `hits`. */
  accepts(rule: string, text: string, hits?: number[]): boolean {
    this.#steps.left = MOST_STEPS;
    try {
      return matchEnd(this.#parser, rule, text, { ...this.#options, ...(hits && { hits }) }) === text.length;
    } catch (error) {
      return this.#failing && isFailure(error);
    }
  }

  /** Whether a rule matches just this text where that text follows, and one of the points, if there are any, is in it. */
  fits(rule: string, text: string, follow = '', points: readonly number[] = []): boolean {
    for (const at of points) this.#hits[at] = 0;
    this.#steps.left = MOST_STEPS;
    try {
      if (matchEnd(this.#parser, rule, text + follow, this.#counting) !== text.length) return false;
      return points.length === 0 || points.some((at) => this.#hits[at] !== 0);
    } catch (error) {
      return this.#failing && isFailure(error);
    }
  }
}

/** What code throws by a mistake: no refusal of the text, as `error()` of Peggy's is, and no limit. */
function isFailure(error: unknown): boolean {
  return !(error instanceof RangeError) && !(error instanceof Error && 'location' in error);
}
