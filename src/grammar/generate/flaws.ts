import type { LocationRange } from 'peggy';

/** Something that cannot be compiled. */
export interface GrammarFlaw {
  /** Empty where the message begins with its place, `todo.peggy:12: `, and names what it is about. */
  readonly rule: string;
  readonly message: string;
  /** Where in the rule it is, if it is a part of it. */
  readonly at?: LocationRange;
  /** Peggy's own parsers can do it. */
  readonly isPeggys?: true;
}

/** What a grammar says that cannot be compiled, each with its rule. */
export class GrammarFlaws extends Error {
  override readonly name = 'GrammarFlaws';
  readonly flaws: readonly GrammarFlaw[];

  constructor(flaws: readonly GrammarFlaw[]) {
    super(flaws.map(flawText).join('\n'));
    this.flaws = flaws;
  }

  /** As a grammar of Peggy's own, all is well. */
  get isPeggys(): boolean {
    return this.flaws.every(({ isPeggys }) => isPeggys === true);
  }
}

/** What is wrong, and in which rule. */
export function flawText({ rule, message }: GrammarFlaw): string {
  return rule === '' ? message : `${rule}: ${message}`;
}
