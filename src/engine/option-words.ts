/** The words that may stand where a grammar has a rule marked `@option`: none, one or several; the longest counts. */
export class OptionWords {
  readonly #all: readonly string[];
  /** The words that begin with an ASCII unit; those of all other units stand together behind them. */
  readonly #byUnit: (readonly string[])[];

  constructor(words: readonly string[]) {
    this.#all = [...new Set(words)].sort((one, other) => other.length - one.length);
    const always = this.#all.filter((word) => word === '');
    this.#byUnit = new Array<readonly string[]>(OTHERS + 1).fill(always);
    for (const word of this.#all) {
      const row = rowOf(word.charCodeAt(0));
      this.#byUnit[row] = this.#all.filter((other) => other === '' || rowOf(other.charCodeAt(0)) === row);
    }
  }

  /** The words that may begin with a unit, longest first; all of them where the text ends (NaN). */
  from(unit: number): readonly string[] {
    return (unit >= 0 ? this.#byUnit[rowOf(unit)] : undefined) ?? this.#all;
  }
}

const OTHERS = 128;

function rowOf(unit: number): number {
  return unit < OTHERS ? unit : OTHERS;
}

/** The words of a rule marked `@option name`: those given for what was handed down as `name`. */
class WordsOf {
  readonly #by: ReadonlyMap<unknown, OptionWords>;

  constructor(words: Readonly<Record<string, readonly string[]>>) {
    this.#by = new Map(Object.entries(words).map(([handed, list]) => [handed, new OptionWords(list)]));
  }

  from(unit: number, handed?: unknown): readonly string[] {
    return this.#by.get(handed)?.from(unit) ?? [];
  }
}

/** The words of an option as a compiled rule looks them up: those that may begin with a unit. */
export interface WordLookup {
  from(unit: number, handed?: unknown): readonly string[];
}

/**
 * What a format gives for its options: for each rule a word, or a list, and for one marked `@option name` a list for each
 * value that is handed down; an empty list never matches.
 */
export type Options = Readonly<
  Record<string, string | readonly string[] | Readonly<Record<string, readonly string[]>>>
>;

/** All options as the grammar has them. */
export const NO_OPTIONS: Options = {};

const prepared = new WeakMap<Options, Readonly<Record<string, WordLookup>>>();

/** The options as the compiled rules look them up; made once for an object of options. */
export function prepareOptions(options: Options): Readonly<Record<string, WordLookup>> {
  const known = prepared.get(options);
  if (known !== undefined) return known;
  const made: Record<string, WordLookup> = Object.fromEntries(
    Object.entries(options).map(([rule, words]) => [rule, lookupOf(words)]),
  );
  prepared.set(options, made);
  return made;
}

function lookupOf(words: Options[string]): WordLookup {
  if (typeof words === 'string') return new OptionWords([words]);
  return isList(words) ? new OptionWords(words) : new WordsOf(words);
}

function isList(words: object): words is readonly string[] {
  return Array.isArray(words);
}
