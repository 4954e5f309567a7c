import { LINE_STOPS, SHORT_LINE, SHORT_RUN } from '../../engine/matchers/units.ts';
import { type CharSet, complement } from '../char-set.ts';
import type { Literal } from '../tree.ts';
import { type CharTests, classText, quoted } from './chars.ts';
import type { Passed } from './matchers.ts';
import type { Names } from './names.ts';
import { stopsBefore } from './passing-runs.ts';
import type { Stops } from './stops.ts';

/** How an expression is matched. */
export interface Manner {
  /** The variable that takes the value; null where nobody asks for it. */
  readonly out: string | null;
  /** Mistakes are noted. Under a predicate they are not: nothing is reported about what was only looked at. */
  readonly loud: boolean;
  /** A statement that jumps away when there is no match; `p` is then anything. */
  readonly fail: string;
  /** Labels get variables: code of the rule or its node asks for them. */
  readonly labels: boolean;
  /** The next unit was tested already: it can begin a match. */
  readonly tested?: boolean;
}

/** A run that lacks at most as many units is searched for its end, when it is longer than this. */
const FEW_STOPS = 12;
const FEW_UNITS = 16;

/** Writes the code that moves `p` over units: words, classes, and runs of them. */
export class UnitCode {
  readonly #chars: CharTests;
  readonly #names: Names;

  constructor(chars: CharTests, names: Names) {
    this.#chars = chars;
    this.#names = names;
  }

  literal(expr: Literal, { out, fail, tested }: Manner): string {
    const { value, ignoreCase } = expr;
    const { length } = value;
    if (length === 0) return out === null ? '' : `${out} = '';`;
    if (ignoreCase) {
      const take = out === null ? '' : `\n${out} = text.slice(p, p + ${length});`;
      return `if (!m.isCaseless(p, ${quoted(value.toLowerCase())})) { ${fail} }${take}\np += ${length};`;
    }
    const take = out === null ? '' : `\n${out} = ${quoted(value)};`;
    const unit = `p >= end || text.charCodeAt(p) !== ${value.charCodeAt(0)}`;
    if (length === 1 && tested) return `${take}\np++;`;
    if (length === 1) return `if (${unit}) { m.hitEnd ||= p >= end; ${fail} }${take}\np++;`;
    const units = tested ? '' : `${unit} || `;
    return `if (${units}!text.startsWith(${quoted(value)}, p)) { m.reaches(p, ${quoted(value)}); ${fail} }${take}\np += ${length};`;
  }

  unit(set: CharSet, { out, fail, tested }: Manner): string {
    const take = out === null ? '' : `${out} = text.charAt(p);\n`;
    return `${tested ? '' : `${this.oneOf(set, fail)}\n`}${take}p++;`;
  }

  /** Fails unless the next unit is in the set. */
  oneOf(set: CharSet, fail: string): string {
    return `if (!${this.#chars.test(set)}) { m.hitEnd ||= p >= end; ${fail} }`;
  }

  /** Classes with the `u` flag take characters, of one unit or two. */
  unicodeClass(pattern: RegExp, { out, fail }: Manner): string {
    const size = this.#names.fresh('n');
    const test = this.#names.constant(String(pattern), 'CLASS');
    const take = out === null ? '' : `\n${out} = text.slice(p, p + ${size});`;
    return `const ${size} = m.characterSize(p, ${test});\nif (${size} === 0) { ${fail} }${take}\np += ${size};`;
  }

  /** Moves `p` to the first of the words that end a run. One that could begin before it may be cut off by the end. */
  search({ search, longest }: Stops, fail: string | null): string {
    const stops = this.#names.constant(String(search), 'STOPS');
    const [found, from] = [this.#names.fresh('m'), this.#names.fresh('s')];
    const enough = fail === null ? '' : `\nif (p === ${from}) { ${fail} }`;
    return `const ${from} = p;\n${stops}.lastIndex = p;\nconst ${found} = ${stops}.exec(text);\np = ${found} === null ? end : ${found}.index;\nm.hitEnd ||= p + ${longest} > end;${enough}`;
  }

  /** Moves `p` after all units that are in the set. */
  run(set: CharSet): string {
    // Runs of few units, such as blanks, are short: to name them is not worth its bytes.
    const units = set.reduce((count, [from, to]) => count + to - from + 1, 0);
    return `${this.toEnd(set)}\nm.hitEnd ||= p >= end${units > FEW_UNITS ? ` && ${classText(set)}` : ''};`;
  }

  toEnd(set: CharSet, passed: readonly Passed[] = []): string {
    const others = complement(set);
    if (others.length === 0) return 'p = end;';
    const [[from, to] = [0, 1], ...more] = others;
    if (more.length === 0 && from === to && passed.length === 0)
      return `p = text.indexOf(${quoted(String.fromCharCode(from))}, p);\nif (p < 0) p = end;`;
    const loop = `while (${this.#chars.test(set)}) p++;`;
    const units = others.flatMap(([first, last]) =>
      // More are not looked for.
      Array.from({ length: Math.min(last - first, FEW_STOPS) + 1 }, (_, at) => String.fromCharCode(first + at)),
    );
    // What ends at a blank is a word, and short.
    if (units.length > FEW_STOPS || units.includes(' ')) return loop;
    // A search is faster than a loop, once the run is long enough to pay for its start.
    const only = passed.length === 0 ? '' : `, ${stopsBefore(passed)}`;
    const stops = this.#names.constant(`new Stops(m, ${quoted(units.join(''))}${only})`, 'STOPS');
    const near = this.#names.fresh('near');
    return [
      `const ${near} = p + ${units.length <= LINE_STOPS ? SHORT_LINE : SHORT_RUN};`,
      `while (p < ${near} && ${this.#chars.test(set)}) p++;`,
      `if (p === ${near}) p = ${stops}.next(p);`,
    ].join('\n');
  }
}
