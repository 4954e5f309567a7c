import type { LocationRange } from 'peggy';

/** A part of a grammar that cannot be compiled. */
export interface GrammarFlaw {
  /** Empty when the message itself begins with the place, `todo.peggy:12: `, and names its subject. */
  readonly rule: string;
  readonly message: string;
  /** The location in the rule, when only a part of it is to blame. */
  readonly at?: LocationRange;
  /** Peggy itself can compile it. */
  readonly isPeggys?: true;
}

/** All flaws that keep a grammar from being compiled, each with its rule. */
export class GrammarFlaws extends Error {
  override readonly name = 'GrammarFlaws';
  readonly flaws: readonly GrammarFlaw[];

  constructor(flaws: readonly GrammarFlaw[]) {
    super(flaws.map(flawText).join('\n'));
    this.flaws = flaws;
  }

  /** True when the grammar is fine for Peggy itself. */
  get isPeggys(): boolean {
    return this.flaws.every(({ isPeggys }) => isPeggys === true);
  }
}

/** What is wrong, and in which rule. */
export function flawText({ rule, message }: GrammarFlaw): string {
  return rule === '' ? message : `${rule}: ${message}`;
}
