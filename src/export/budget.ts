import { counted } from '../core/counted.ts';
import { CannotExport } from './export-error.ts';

/** The limits of an export. */
export interface ExportOptions {
  /** The maximum number of steps; a second takes some hundred thousand. @defaultValue 8_000_000 */
  readonly steps?: number;
  /** The maximum time in seconds; unlimited by default. */
  readonly seconds?: number;
  /** Called at intervals. */
  readonly onProgress?: (state: ExportProgress) => void;
}

/** The progress of an export; the remaining work is unknown. */
export interface ExportProgress {
  readonly steps: number;
  /** The current rule. */
  readonly rule: string;
}

/** The largest of our own exports takes 6,000,000. */
const MOST_STEPS = 8_000_000;
/** The largest lookahead in it takes 750,000. */
const LONG_LOOKAHEAD = 1_500_000;
const SHORT_LOOKAHEAD = 5000;
/** Progress and time are checked after this many steps. */
const TURN = 4096;

/** The work of an export, counted by rule. */
export class Budget {
  /** The current rule. */
  rule = '';
  readonly #options: ExportOptions;
  readonly #end: number;
  #lookahead = LONG_LOOKAHEAD;
  #steps = 0;
  #turn = TURN;
  readonly #ofRules = new Map<string, number>();

  constructor(options: ExportOptions) {
    this.#options = options;
    this.#end = performance.now() + (options.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  }

  get steps(): number {
    return this.#steps;
  }

  /** The maximum number of steps for a lookahead; of one that takes more, only the first character is known. */
  get lookahead(): number {
    return this.#lookahead;
  }

  /** Starts over with a shorter limit, for a smaller and stricter export; false when that was tried already. */
  shorten(): boolean {
    if (this.#lookahead === SHORT_LOOKAHEAD) return false;
    this.#lookahead = SHORT_LOOKAHEAD;
    this.#steps = 0;
    this.#turn = TURN;
    this.#ofRules.clear();
    return true;
  }

  /**
   * Counts steps: states and edges, or parts of a rule read in a language. Some grammars have an unlimited number of
   * them.
   *
   * @throws {TooManySteps} when the budget is exceeded
   * @throws {CannotExport} when the time limit is exceeded
   */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps < this.#turn) return;
    this.#ofRules.set(this.rule, (this.#ofRules.get(this.rule) ?? 0) + this.#steps - this.#turn + TURN);
    this.#turn = this.#steps + TURN;
    this.look();
    const { steps: most = MOST_STEPS } = this.#options;
    if (this.#steps > most) throw new TooManySteps(this.#tooMuch(counted(most, 'step')));
  }

  /**
   * Reports progress, also while the result is simplified, which takes time but no steps.
   *
   * @throws {CannotExport} when the time limit is exceeded
   */
  look(): void {
    this.#options.onProgress?.({ steps: this.#steps, rule: this.rule });
    if (performance.now() > this.#end)
      throw new CannotExport(this.#tooMuch(counted(this.#options.seconds ?? 0, 'second')));
  }

  /** The message that names the rules with the most work. */
  #tooMuch(much: string): string {
    const rules = [...this.#ofRules].sort(([, one], [, other]) => other - one).slice(0, 3);
    const shares = rules.map(([rule, steps]) => `${rule} (${Math.round((steps / this.#steps) * 100)} %)`).join(', ');
    if (shares === '') return `it takes more than ${much}`;
    return `it takes more than ${much}, most of them for ${shares}: write these with fewer choices and lookaheads`;
  }
}

/** The whole export exceeds its budget, even after shortening its lookaheads. */
export class TooManySteps extends CannotExport {}
