import type { WordLookup } from './option-words.ts';

/** What one reading of a text keeps between two calls of the parser. */
export interface Reading {
  /** What there is of the text and was not read yet. */
  text: string;
  /** Where that begins in the whole text. */
  base: number;
  /** No more text comes: its end is the end. */
  eof: boolean;
  /** What rules handed down, by attribute. */
  readonly attributes: unknown[];
  /** How many of each rule that others ask for are being read. */
  readonly inside: number[];
  /** What `@later` found, by table. */
  readonly ahead: AheadTable[];
  /** The words that replace those of rules marked `@option`. */
  readonly options: Readonly<Record<string, WordLookup>>;
}

/** Where a rule is last at the start of a line, by its value; offsets count in the whole text. */
export interface AheadTable {
  readonly last: Map<unknown, number>;
  any: number;
  /** The first line start that was not looked at for good. */
  next: number;
  /** The first line feed at or after that line, and the first CR; where there was none, the end of the text. */
  feed: number;
  return: number;
}
