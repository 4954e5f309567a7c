import { unitEscape } from '../../core/escape-controls.ts';
import { getOrMake } from '../../core/maps.ts';
import { inClass } from '../../engine/matchers/units.ts';
import { type CharSet, complement } from '../char-set.ts';

/** A string literal in the generated code, in ASCII. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (char) => unitEscape(char.charCodeAt(0)));
}

/** The unit at `p`; beyond all units where there is none. */
export const NEXT_UNIT = 'p < end ? text.charCodeAt(p) : 65536';

/** As many ranges beyond ASCII are compared where they are. */
const FEW_RANGES = 2;

/**
 * Conditions on the unit at `p`, true when there is one and it is in a set; or on a unit that was read before. The end is asked for first: V8 reads a unit
 * after it by a call, and from then on all units there, which takes twice as long.
 */
export class CharTests {
  readonly #tables = new Map<string, string>();
  readonly #others = new Map<string, string>();

  test(set: CharSet, unit?: string): string {
    const others = complement(set);
    if (set.length === 0) return 'false';
    if (others.length === 0) return '(p < end)';
    if (unit === undefined) return `(p < end && ${this.#among(set, others, '(c = text.charCodeAt(p))', 'c')})`;
    const among = this.#among(set, others, unit, unit);
    // The end is beyond all units.
    return set.at(-1)?.[1] === 0xffff ? `(p < end && ${among})` : among;
  }

  #among(set: CharSet, others: CharSet, first: string, again: string): string {
    if (set.length === 1) return single(set, first, again);
    if (others.length === 1 && others[0]?.[0] === others[0]?.[1])
      return `${first === again ? first : 'text.charCodeAt(p)'} !== ${others[0]?.[0]}`;
    if (set.length <= 3) return `(${comparisons(set, first, again)})`;
    if (others.length <= 3) return `!(${comparisons(others, first, again)})`;
    const beyond = set.filter(([, to]) => to > 127).map(([from, to]): [number, number] => [Math.max(from, 128), to]);
    const table = `${first} < 128 ${beyond.length === 0 ? '&&' : '?'} ${this.#table(set)}[${again}] === 1`;
    return beyond.length === 0 ? `(${table})` : `(${table} : ${this.#beyond(beyond, again)})`;
  }

  /** Of what few texts hold, many ranges are compared in one place. */
  #beyond(set: CharSet, unit: string): string {
    if (set.length <= FEW_RANGES) return comparisons(set, unit, unit);
    const made = `(c: number): boolean => ${comparisons(set, 'c', 'c')}`;
    const name = getOrMake(this.#others, made, () => `BEYOND_${this.#others.size}`);
    return `${name}(${unit})`;
  }

  /** The declarations of the tables that conditions name. */
  declarations(): string {
    const tables = [...this.#tables].map(([units, name]) => `const ${name} = tableOf(${units});`);
    return [...tables, ...[...this.#others].map(([made, name]) => `const ${name} = ${made};`)].join('\n');
  }

  #table(set: CharSet): string {
    const units = classText(set.filter(([from]) => from < 128).map(([from, to]) => [from, Math.min(to, 127)]));
    return getOrMake(this.#tables, units, () => `TABLE_${this.#tables.size}`);
  }
}

function single(set: CharSet, first: string, again: string): string {
  const [[from, to] = [0, 0]] = set;
  if (from === to) return `${first === again ? first : 'text.charCodeAt(p)'} === ${from}`;
  return `(${comparisons(set, first, again)})`;
}

function comparisons(set: CharSet, first: string, again: string): string {
  // The widest first: it is the likeliest to hold the unit.
  return [...set]
    .sort(([from, to], [otherFrom, otherTo]) => otherTo - otherFrom - (to - from))
    .map(([from, to], at) => {
      const subject = at === 0 ? first : again;
      if (from === to) return `${subject} === ${from}`;
      if (to === 0xffff) return `${subject} >= ${from}`;
      if (from === 0) return `${subject} <= ${to}`;
      return `(${subject} >= ${from} && ${again} <= ${to})`;
    })
    .join(' || ');
}

/** A set as in the brackets of a class, quoted. */
export function classText(set: CharSet): string {
  return quoted(classUnits(set));
}

/** A set as in the brackets of a class: `A-Za-z_`, `^\r\n`. */
export function classUnits(set: CharSet): string {
  const others = complement(set);
  const isInverted = others.length < set.length;
  const ranges = (isInverted ? others : set).map(([from, to]) =>
    from === to ? inClass(from) : to === from + 1 ? inClass(from) + inClass(to) : `${inClass(from)}-${inClass(to)}`,
  );
  return `${isInverted ? '^' : ''}${ranges.join('')}`;
}
