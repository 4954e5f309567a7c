import { getOrMake } from '../core/maps.ts';

/**
 * Functions that generated parsers call.
 *
 * @packageDocumentation
 */

import type { GrammarRules } from './grammar.ts';
import { NO_OPTIONS, type Options } from './option-words.ts';
import type { AheadTable, Reading } from './reading.ts';

/** Makes the rules for some words on first use, and caches them. */
export function once(make: (fixed: Options) => GrammarRules): (fixed?: Options) => GrammarRules {
  const made = new WeakMap<Options, GrammarRules>();
  return (fixed = NO_OPTIONS) => getOrMake(made, fixed, () => make(fixed));
}

/**
 * Splits keys that consist of several names.
 *
 * @example byName({ 'a b': 1 }) // { a: 1, b: 1 }
 */
export function byName<Row>(rows: Readonly<Record<string, Row>>): Readonly<Record<string, Row>> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([names, row]) => names.split(' ').map((name) => [name, row] as const)),
  );
}

/** Whether a run closes the open one: the same character, at least as often. */
export function closesRun(open: unknown, close: string): boolean {
  return typeof open === 'string' && close.length >= open.length && close.charCodeAt(0) === open.charCodeAt(0);
}

/** A corrected word, and the mistakes in how it was written. */
export interface FoundWord<Word extends string> {
  readonly word: Word;
  readonly flaws: readonly string[];
}

/** A list of words that recognises misspelt ones. */
export interface WordFinder<Word extends string> {
  find(text: string): FoundWord<Word> | undefined;
}

/**
 * Makes a list of words. With `anyCase`, other cases are accepted, and blanks or hyphens for underscores; with
 * `oneSlip`, one inserted, missing, changed or swapped character. Both at once would be a guess on top of a guess.
 */
export function wordList<Word extends string>(
  words: readonly Word[],
  [anyCase, oneSlip]: readonly [anyCase: string | null, oneSlip: string | null],
): WordFinder<Word> {
  const exact = new Map<string, FoundWord<Word>>(words.map((word) => [word, { word, flaws: [] }]));
  const folded = new Map(words.map((word) => [fold(word), word]));
  const lengths = new Set(words.flatMap(({ length }) => [length - 1, length, length + 1]));
  return {
    find(text) {
      // Most texts have the wrong length for any of the words.
      if (!lengths.has(text.length)) return undefined;
      const found = exact.get(text);
      if (found !== undefined) return found;
      const same = anyCase === null ? undefined : folded.get(fold(text));
      if (same !== undefined && anyCase !== null) return { word: same, flaws: [anyCase] };
      if (oneSlip === null) return undefined;
      // A slip that fits two words is ambiguous.
      let near: Word | undefined;
      for (const word of words) {
        if (!isOneEdit(text, word)) continue;
        if (near !== undefined) return undefined;
        near = word;
      }
      return near === undefined ? undefined : { word: near, flaws: [oneSlip] };
    },
  };
}

function fold(word: string): string {
  return word.toUpperCase().replace(/[ -]/g, '_');
}

/** Whether one insertion, deletion, substitution or swap of neighbours turns one word into the other. */
function isOneEdit(word: string, target: string): boolean {
  if (Math.abs(word.length - target.length) > 1) return false;
  let same = 0;
  while (same < word.length && word.charCodeAt(same) === target.charCodeAt(same)) same++;
  const isTail = (skipWord: number, skipTarget: number): boolean =>
    word.slice(same + skipWord) === target.slice(same + skipTarget);
  if (word.length > target.length) return isTail(1, 0);
  if (word.length < target.length) return isTail(0, 1);
  return isTail(1, 1) || (word[same] === target[same + 1] && word[same + 1] === target[same] && isTail(2, 2));
}

/** Stands for any value. */
export const ANY: unique symbol = Symbol('any value');

/**
 * Whether `read` matches with the value `due` at a line start after `from`. Each line is read once for all questions;
 * offsets count in the whole text, except the one given to `read`.
 */
export function standsLater(
  reading: Reading,
  number: number,
  from: number,
  due: unknown,
  read: (at: number) => { readonly value: unknown; readonly isFinal: boolean },
): boolean {
  const table = reading.ahead[number] ?? { last: new Map(), any: -1, next: -1, feed: -1, return: -1 };
  reading.ahead[number] = table;
  if (table.next < reading.base) table.next = nextLine(reading, table, reading.base);
  if (isAfter(table, from, due)) return true;
  while (table.next >= 0 && table.next <= reading.base + reading.text.length) {
    const start = table.next;
    const { value, isFinal } = read(start - reading.base);
    // A result that is not final is read again when more text has arrived.
    if (!isFinal) break;
    if (value !== undefined) {
      table.last.set(value, start);
      table.any = start;
    }
    const next = nextLine(reading, table, start);
    if (next < 0) break;
    table.next = next;
    if (isAfter(table, from, due)) return true;
  }
  return isAfter(table, from, due);
}

function isAfter({ last, any }: AheadTable, from: number, due: unknown): boolean {
  return (due === ANY ? any : (last.get(due) ?? -1)) > from;
}

/** The start of the line after the one at an offset; -1 while there is none. */
function nextLine(reading: Reading, table: AheadTable, offset: number): number {
  table.feed = first('\n', reading, table.feed, offset);
  table.return = first('\r', reading, table.return, offset);
  const end = Math.min(table.feed, table.return);
  const { text, base } = reading;
  if (end === base + text.length) return -1;
  return end + (text.startsWith('\r\n', end - base) ? 2 : 1);
}

/** The first such unit at or after an offset, given the last one found; the end of the text if there is none. */
function first(unit: string, { text, base }: Reading, known: number, offset: number): number {
  if (known >= offset && text[known - base] === unit) return known;
  const found = text.indexOf(unit, Math.max(offset, known) - base);
  return base + (found < 0 ? text.length : found);
}
