import type { LocationRange } from 'peggy';

/** Something that cannot be compiled. */
export interface GrammarFlaw {
  readonly rule: string;
  readonly message: string;
  /** Where in the rule it is, if it is a part of it. */
  readonly at?: LocationRange;
}

/** What a grammar says that cannot be compiled, each with its rule. */
export class GrammarFlaws extends Error {
  override readonly name = 'GrammarFlaws';
  readonly flaws: readonly GrammarFlaw[];

  constructor(flaws: readonly GrammarFlaw[]) {
    super(flaws.map(({ rule, message }) => `${rule}: ${message}`).join('\n'));
    this.flaws = flaws;
  }
}
