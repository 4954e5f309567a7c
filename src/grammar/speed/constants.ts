import { ALL, type CharSet, complement } from '../char-set.ts';
import type { Expectation } from './expectation.ts';

/** The constants that the generated code shares: they are made once for all parses. */
export class SpeedConstants {
  readonly #names = new Map<string, string>();

  /** The name of an expectation. */
  expectation(expectation: Expectation): string {
    return this.#name('peg$x', JSON.stringify(expectation));
  }

  /**
   * A condition on the character at an offset, true when there is one and it is in the set. `code` names a variable
   * that gets its code.
   */
  test(set: CharSet, at: string, code: string): string {
    if (set.length === 0) return 'false';
    if (complement(set).length === 0) return `${at} < input.length`;
    return `${at} < input.length && ${this.#codeTest(set, `(${code} = input.charCodeAt(${at}))`, code)}`;
  }

  /** The declarations of everything named so far. */
  declarations(): string {
    return [...this.#names].map(([value, name]) => `const ${name} = ${value};`).join('\n');
  }

  #codeTest(set: CharSet, first: string, code: string): string {
    const others = complement(set);
    if (set.length <= 3) return `(${comparisons(set, first, code)})`;
    if (others.length <= 3) return `!(${comparisons(others, first, code)})`;
    const ascii = [...Array(128).keys()].map((char) => (set.some(([from, to]) => from <= char && char <= to) ? 1 : 0));
    const table = this.#name('peg$t', `[${ascii.join()}]`);
    const beyond = set.filter(([, to]) => to > 127).map(([from, to]): [number, number] => [Math.max(from, 128), to]);
    const rest = beyond.length === 0 ? 'false' : comparisons(beyond, code, code);
    return `(${first} < 128 ? ${table}[${code}] === 1 : ${rest})`;
  }

  #name(prefix: string, value: string): string {
    const known = this.#names.get(value);
    if (known !== undefined) return known;
    const name = `${prefix}${this.#names.size}`;
    this.#names.set(value, name);
    return name;
  }
}

/** `first` computes the code, for the first comparison; `code` names it, for the others. */
function comparisons(set: CharSet, first: string, code: string): string {
  const last = ALL[0]?.[1] ?? 0;
  return set
    .map(([from, to], at) => {
      const subject = at === 0 ? first : code;
      if (from === to) return `${subject} === ${from}`;
      if (to === last) return `${subject} >= ${from}`;
      if (from === 0) return `${subject} <= ${to}`;
      return `${subject} >= ${from} && ${code} <= ${to}`;
    })
    .join(' || ');
}
