import { matchEnd, type RuntimeParser } from '../compile.ts';
import type { CoveragePoint } from '../coverage/points.ts';

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

  /** @param options - for the parser, besides the start rule */
  constructor({ parser, points }: { parser: RuntimeParser; points: readonly CoveragePoint[] }, options: object = {}) {
    this.#parser = parser;
    this.#options = { ...options, steps: this.#steps };
    this.#hits = points.map(() => 0);
    this.#counting = { ...this.#options, hits: this.#hits };
  }

  /** Whether a text is one of a rule; what matched is counted in `hits`. */
  accepts(rule: string, text: string, hits?: number[]): boolean {
    this.#steps.left = MOST_STEPS;
    try {
      return matchEnd(this.#parser, rule, text, { ...this.#options, ...(hits && { hits }) }) === text.length;
    } catch {
      return false;
    }
  }

  /** Whether a rule matches just this text where that text follows, and one of the points, if there are any, is in it. */
  fits(rule: string, text: string, follow = '', points: readonly number[] = []): boolean {
    for (const at of points) this.#hits[at] = 0;
    this.#steps.left = MOST_STEPS;
    try {
      if (matchEnd(this.#parser, rule, text + follow, this.#counting) !== text.length) return false;
      return points.length === 0 || points.some((at) => this.#hits[at] !== 0);
    } catch {
      return false;
    }
  }
}
