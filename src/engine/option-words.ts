import { getOrMake } from '../core/maps.ts';
import { BEYOND, END, rowAt } from './unit-rows.ts';

/** The words of a rule marked `@option`: none, one or several; the longest match wins. */
export class OptionWords {
  readonly #byFirst: ByUnit;
  /** By the second unit, for first units that many words share, such as `<`. */
  readonly #bySecond: (ByUnit | undefined)[];

  constructor(words: readonly string[]) {
    this.#byFirst = byUnit(
      [...new Set(words)].sort((one, other) => other.length - one.length),
      0,
    );
    this.#bySecond = this.#byFirst.map((few, row) => (few.length > FEW && row < BEYOND ? byUnit(few, 1) : undefined));
  }

  /** The words that may be at an offset of a text. */
  at(text: string, offset: number): readonly string[] {
    const row = rowAt(text, offset);
    return this.#bySecond[row]?.[rowAt(text, offset + 1)] ?? this.#byFirst[row] ?? [];
  }
}

/** Comparing this many words takes no longer than looking at another unit. */
const FEW = 2;

/** For each row, the words with such a unit at some index. */
type ByUnit = readonly (readonly string[])[];

/** Sorts words (the longest first, equal before the index) by their units at an index. */
function byUnit(words: readonly string[], index: number): ByUnit {
  const longer = words.filter(({ length }) => length > index);
  const others = words.slice(longer.length);
  const rows = new Array<readonly string[]>(BEYOND + 1).fill(others);
  for (const word of longer) {
    const row = rowAt(word, index);
    rows[row] = words.filter((other) => other.length <= index || rowAt(other, index) === row);
  }
  // At the end of the text, one of the longer words is enough to wait.
  rows[END] = [...longer.slice(0, 1), ...others];
  return rows;
}

/** The words of a rule marked `@option name`, by the value handed down. */
class WordsOf {
  readonly #by: ReadonlyMap<unknown, OptionWords>;

  constructor(words: Readonly<Record<string, readonly string[]>>) {
    this.#by = new Map(Object.entries(words).map(([handed, list]) => [handed, new OptionWords(list)]));
  }

  at(text: string, offset: number, handed?: unknown): readonly string[] {
    return this.#by.get(handed)?.at(text, offset) ?? [];
  }
}

/** Looks up the words of an option that may be at an offset of a text. */
export interface WordLookup {
  at(text: string, offset: number, handed?: unknown): readonly string[];
}

/**
 * A format's words for its options: for each rule a word or a list; for a rule marked `@option name`, a list for each
 * value handed down. An empty list never matches.
 */
export type Options = Readonly<
  Record<string, string | readonly string[] | Readonly<Record<string, readonly string[]>>>
>;

/** No replacements: the grammar's own words apply. */
export const NO_OPTIONS: Options = {};

const NO_LOOKUPS: Readonly<Record<string, WordLookup>> = {};

const prepared = new WeakMap<Options, Readonly<Record<string, WordLookup>>>();

/** The lookups of options, cached per object. */
export function prepareOptions(options: Options): Readonly<Record<string, WordLookup>> {
  if (options === NO_OPTIONS) return NO_LOOKUPS;
  return getOrMake(prepared, options, () =>
    Object.fromEntries(Object.entries(options).map(([rule, words]) => [rule, lookupOf(words)])),
  );
}

function lookupOf(words: Options[string]): WordLookup {
  if (typeof words === 'string') return new OptionWords([words]);
  return isList(words) ? new OptionWords(words) : new WordsOf(words);
}

/** The words of a rule; null if there are none, or if they depend on a value handed down. */
export function listOf(words: Options[string] | undefined): readonly string[] | null {
  if (typeof words === 'string') return [words];
  return words !== undefined && isList(words) ? words : null;
}

function isList(words: object): words is readonly string[] {
  return Array.isArray(words);
}
