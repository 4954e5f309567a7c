import type { Options } from './option-words.ts';

/** What tools ask of a format beyond its interface. */
export interface Defined {
  /** The rules that a reading may start from. */
  readonly startRules: readonly string[];
  /** The words of the rules marked `@option`, as a reading without options has them. */
  readonly words: Options;
}

/** Where a format keeps it. A registered symbol: the tools carry an engine of their own. */
export const DEFINITION: unique symbol = Symbol.for('peglot.definition');
