import { counted } from '../../core/counted.ts';
import { CannotExport } from './export-error.ts';

/** How much work an export may take. */
export interface ExportOptions {
  /** At most so many steps; a second has some hundred thousand. @defaultValue 8_000_000 */
  readonly steps?: number;
  /** At most so many seconds; as many as it takes by default. */
  readonly seconds?: number;
  /** Called now and then. */
  readonly onProgress?: (state: ExportProgress) => void;
}

/** How far an export is; nobody knows how much is left. */
export interface ExportProgress {
  readonly steps: number;
  /** The rule that is read. */
  readonly rule: string;
}

/** The largest of our own exports takes 6,000,000. */
const MOST_STEPS = 8_000_000;
/** The largest lookahead in them takes 750,000. */
const LONG_LOOKAHEAD = 1_500_000;
const SHORT_LOOKAHEAD = 5000;
/** Progress and time are looked at after so many steps. */
const TURN = 4096;

/** The work that an export takes, by the rules that it is made for. */
export class Budget {
  /** The rule that is read now. */
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

  /** So many steps a lookahead may take; of one that takes more, only the first character is known. */
  get lookahead(): number {
    return this.#lookahead;
  }

  /** Begins again, for a smaller and stricter export; false where that was done. */
  shorten(): boolean {
    if (this.#lookahead === SHORT_LOOKAHEAD) return false;
    this.#lookahead = SHORT_LOOKAHEAD;
    this.#steps = 0;
    this.#turn = TURN;
    this.#ofRules.clear();
    return true;
  }

  /**
   * Counts steps: states and edges, or parts of a rule read in a language. Some grammars need small ones without end.
   *
   * @throws {TooManySteps} when there are more than an export should need
   * @throws {CannotExport} when it takes longer than it may
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
   * Tells how far it is: also where what was made is made smaller, which takes time and no steps.
   *
   * @throws {CannotExport} when it takes longer than it may
   */
  look(): void {
    this.#options.onProgress?.({ steps: this.#steps, rule: this.rule });
    if (performance.now() > this.#end)
      throw new CannotExport(this.#tooMuch(counted(this.#options.seconds ?? 0, 'second')));
  }

  /** Says what made it large. */
  #tooMuch(much: string): string {
    const rules = [...this.#ofRules].sort(([, one], [, other]) => other - one).slice(0, 3);
    const shares = rules.map(([rule, steps]) => `${rule} (${Math.round((steps / this.#steps) * 100)} %)`).join(', ');
    if (shares === '') return `it takes more than ${much}`;
    return `it takes more than ${much}, most of them for ${shares}: write these with fewer choices and lookaheads`;
  }
}

/** The whole export takes more work than one should: nothing that is left out of it makes it small. */
export class TooManySteps extends CannotExport {}
