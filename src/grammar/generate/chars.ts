import { type CharSet, complement } from '../char-set.ts';

/** A string literal in the generated code, in ASCII. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Conditions on the unit at `p`, true when there is one and it is in a set. The end is asked for first: V8 reads a unit
 * behind it by a call, and from then on all units there, which takes twice as long.
 */
export class CharTests {
  readonly #tables = new Map<string, string>();

  test(set: CharSet): string {
    const others = complement(set);
    if (set.length === 0) return 'false';
    if (others.length === 0) return 'p < end';
    return `(p < end && ${this.#among(set, others)})`;
  }

  #among(set: CharSet, others: CharSet): string {
    const first = '(c = text.charCodeAt(p))';
    if (set.length === 1) return single(set, first);
    if (others.length === 1 && others[0]?.[0] === others[0]?.[1]) return `text.charCodeAt(p) !== ${others[0]?.[0]}`;
    if (set.length <= 3) return `(${comparisons(set, first)})`;
    if (others.length <= 3) return `!(${comparisons(others, first)})`;
    const beyond = set.filter(([, to]) => to > 127).map(([from, to]): [number, number] => [Math.max(from, 128), to]);
    const rest = beyond.length === 0 ? 'false' : comparisons(beyond, 'c');
    return `(${first} < 128 ? ${this.#table(set)}[c] === 1 : ${rest})`;
  }

  /** The declarations of the tables that conditions name. */
  declarations(): string {
    return [...this.#tables].map(([units, name]) => `const ${name} = tableOf(${units});`).join('\n');
  }

  #table(set: CharSet): string {
    const ascii = set
      .filter(([from]) => from < 128)
      .map(([from, to]) => `[${from}, ${Math.min(to, 127)}]`)
      .join(', ');
    const name = this.#tables.get(ascii) ?? `TABLE_${this.#tables.size}`;
    this.#tables.set(ascii, name);
    return name;
  }
}

function single(set: CharSet, first: string): string {
  const [[from, to] = [0, 0]] = set;
  if (from === to) return `text.charCodeAt(p) === ${from}`;
  return `(${comparisons(set, first)})`;
}

function comparisons(set: CharSet, first: string): string {
  // The widest first: it is the likeliest to hold the unit.
  return [...set]
    .sort(([from, to], [otherFrom, otherTo]) => otherTo - otherFrom - (to - from))
    .map(([from, to], at) => {
      const subject = at === 0 ? first : 'c';
      if (from === to) return `${subject} === ${from}`;
      if (to === 0xffff) return `${subject} >= ${from}`;
      if (from === 0) return `${subject} <= ${to}`;
      return `(${subject} >= ${from} && c <= ${to})`;
    })
    .join(' || ');
}
