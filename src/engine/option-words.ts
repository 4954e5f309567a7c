/** The words that may stand where a grammar has a rule marked `@option`: none, one or several; the longest counts. */
export class OptionWords {
  readonly #all: readonly string[];
  readonly #byUnit = new Map<number, readonly string[]>();
  readonly #always: readonly string[];

  constructor(words: readonly string[]) {
    this.#all = [...new Set(words)].sort((one, other) => other.length - one.length);
    this.#always = this.#all.filter((word) => word === '');
    for (const word of this.#all) {
      const unit = word.charCodeAt(0);
      if (word !== '' && !this.#byUnit.has(unit))
        this.#byUnit.set(
          unit,
          this.#all.filter((other) => other === '' || other.charCodeAt(0) === unit),
        );
    }
  }

  /** The words that may begin with a unit, longest first; all of them where the text ends (NaN). */
  from(unit: number): readonly string[] {
    return Number.isNaN(unit) ? this.#all : (this.#byUnit.get(unit) ?? this.#always);
  }
}

/** What a format gives for its options: for each rule a word, or a list; an empty list never matches. */
export type Options = Readonly<Record<string, string | readonly string[]>>;

const prepared = new WeakMap<Options, Readonly<Record<string, OptionWords>>>();

/** The options as the compiled rules look them up; made once for an object of options. */
export function prepareOptions(options: Options): Readonly<Record<string, OptionWords>> {
  const known = prepared.get(options);
  if (known !== undefined) return known;
  const made: Record<string, OptionWords> = Object.fromEntries(
    Object.entries(options).map(([rule, words]) => [
      rule,
      new OptionWords(typeof words === 'string' ? [words] : words),
    ]),
  );
  prepared.set(options, made);
  return made;
}
