import type { WordLookup } from './option-words.ts';

/** The state of a reading that outlives a call of the parser. */
export interface Reading {
  /** The text that arrived and was not handed out yet. */
  text: string;
  /** The offset of `text` in the whole text. */
  base: number;
  /** No more text will arrive. */
  eof: boolean;
  /** The values handed down, by attribute. */
  readonly attributes: unknown[];
  /** The number of open rules, for each rule that `@inside` refers to. */
  readonly inside: number[];
  /** The results of `@later`, by table. */
  readonly ahead: AheadTable[];
  /** The words that replace those of rules marked `@option`. */
  readonly options: Readonly<Record<string, WordLookup>>;
}

/** The last line start at which a rule matches, by its value; offsets count in the whole text. */
export interface AheadTable {
  readonly last: Map<unknown, number>;
  any: number;
  /** The first line start whose result is not final. */
  next: number;
  /** The first LF and the first CR at or after that line; the end of the text if there is none. */
  feed: number;
  return: number;
}
