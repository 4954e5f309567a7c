import { getOrMake } from '../core/maps.ts';
import { BEYOND, END, rowAt } from './unit-rows.ts';

/** The words that may be where a grammar has a rule marked `@option`: none, one or several; the longest counts. */
export class OptionWords {
  readonly #byFirst: ByUnit;
  /** For units that many words begin with, such as `<`: the same, by the second unit. */
  readonly #bySecond: (ByUnit | undefined)[];

  constructor(words: readonly string[]) {
    this.#byFirst = byUnit(
      [...new Set(words)].sort((one, other) => other.length - one.length),
      0,
    );
    this.#bySecond = this.#byFirst.map((few, row) => (few.length > FEW && row < BEYOND ? byUnit(few, 1) : undefined));
  }

  /** Those that may be at an offset of a text. */
  at(text: string, offset: number): readonly string[] {
    const row = rowAt(text, offset);
    return this.#bySecond[row]?.[rowAt(text, offset + 1)] ?? this.#byFirst[row] ?? [];
  }
}

/** Comparing this many words takes no longer than looking at another unit. */
const FEW = 2;

/** For each row of a unit, the words that may have such a unit at some index. */
type ByUnit = readonly (readonly string[])[];

/** Words, the longest first, by their units at an index; all have the same ones before it. */
function byUnit(words: readonly string[], index: number): ByUnit {
  const longer = words.filter(({ length }) => length > index);
  const others = words.slice(longer.length);
  const rows = new Array<readonly string[]>(BEYOND + 1).fill(others);
  for (const word of longer) {
    const row = rowAt(word, index);
    rows[row] = words.filter((other) => other.length <= index || rowAt(other, index) === row);
  }
  // Where the text ends, one of the longer words stands for all: it waits.
  rows[END] = [...longer.slice(0, 1), ...others];
  return rows;
}

/** The words of a rule marked `@option name`: those given for what was handed down as `name`. */
class WordsOf {
  readonly #by: ReadonlyMap<unknown, OptionWords>;

  constructor(words: Readonly<Record<string, readonly string[]>>) {
    this.#by = new Map(Object.entries(words).map(([handed, list]) => [handed, new OptionWords(list)]));
  }

  at(text: string, offset: number, handed?: unknown): readonly string[] {
    return this.#by.get(handed)?.at(text, offset) ?? [];
  }
}

/** The words of an option as a compiled rule looks them up: those that may be at an offset of a text. */
export interface WordLookup {
  at(text: string, offset: number, handed?: unknown): readonly string[];
}

/**
 * What a format gives for its options: for each rule a word, or a list, and for one marked `@option name` a list for each
 * value that is handed down; an empty list never matches.
 */
export type Options = Readonly<
  Record<string, string | readonly string[] | Readonly<Record<string, readonly string[]>>>
>;

/** The grammar's own words for all options. */
export const NO_OPTIONS: Options = {};

const NO_LOOKUPS: Readonly<Record<string, WordLookup>> = {};

const prepared = new WeakMap<Options, Readonly<Record<string, WordLookup>>>();

/** The options as the compiled rules look them up; made once for an object of options. */
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

/** The words given for a rule; null where none are, or where they depend on what is handed down. */
export function listOf(words: Options[string] | undefined): readonly string[] | null {
  if (typeof words === 'string') return [words];
  return words !== undefined && isList(words) ? words : null;
}

function isList(words: object): words is readonly string[] {
  return Array.isArray(words);
}
