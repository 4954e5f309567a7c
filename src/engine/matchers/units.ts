import { unitEscape } from '../../core/escape-controls.ts';
import { getOrMake } from '../../core/maps.ts';
import { type RowSet, rowsIn } from '../unit-rows.ts';

/** Finds the end of a run of units. */
interface RunEnds {
  /** The first offset at or after `at` that ends it, or the end of the text. */
  next(at: number): number;
}

/** A set of UTF-16 code units. */
export class Units {
  /** 1 for each unit below 128 in the set. */
  readonly table: Uint8Array = new Uint8Array(128);
  /** The units above, as pairs of first and last. */
  readonly #beyond: number[] = [];
  /** The class that defines the set. */
  readonly #text: string;
  /** Finds a unit outside the set; made when a long run is searched. */
  #others: RegExp | null = null;
  #rows: RowSet | null = null;
  /** The units outside the set, if they are few enough to search for each. */
  readonly stops: string | null;

  /** @param text the set as in the brackets of a class: `A-Za-z_`, `^\r\n` */
  constructor(text: string) {
    const isInverted = text.startsWith('^');
    const ranges = rangesOf(isInverted ? text.slice(1) : text);
    for (const [from, to] of isInverted ? others(ranges) : ranges) {
      this.table.fill(1, Math.min(from, 128), Math.min(to, 127) + 1);
      if (to > 127) this.#beyond.push(Math.max(from, 128), to);
    }
    this.#text = text;
    this.stops = isInverted ? fewUnits(ranges) : null;
  }

  /** The rows of its units. */
  get rows(): RowSet {
    this.#rows ??= rowsIn(this.table, this.reachesBeyond);
    return this.#rows;
  }

  get reachesBeyond(): boolean {
    return this.#beyond.length > 0;
  }

  has(unit: number): boolean {
    return unit < 128 ? this.table[unit] === 1 : this.hasBeyond(unit);
  }

  hasBeyond(unit: number): boolean {
    for (let at = 0; at < this.#beyond.length; at += 2)
      if (unit >= (this.#beyond[at] ?? 0) && unit <= (this.#beyond[at + 1] ?? 0)) return true;
    return false;
  }

  /** The first offset at or after `at` with a unit outside the set; `stops` finds it for a set that lacks few units. */
  endOf(text: string, at: number, stops: RunEnds | null): number {
    const { table } = this;
    const short = this.stops !== null && this.stops.length <= LINE_STOPS ? SHORT_LINE : SHORT_RUN;
    const near = Math.min(at + short, text.length);
    let end = at;
    for (; end < near; end++) {
      const unit = text.charCodeAt(end);
      if (unit < 128 ? table[unit] !== 1 : !this.hasBeyond(unit)) return end;
    }
    if (end === text.length) return end;
    // A search is faster than a loop, once the run is long enough to pay for its start.
    if (stops !== null) return stops.next(end);
    this.#others ??= new RegExp(othersThan(this.#text), 'g');
    this.#others.lastIndex = end;
    return this.#others.test(text) ? this.#others.lastIndex - 1 : text.length;
  }
}

/** The class of the units outside a set. */
function othersThan(text: string): string {
  if (text === '^') return '[^\\s\\S]';
  const isInverted = text.startsWith('^');
  return `[${isInverted ? '' : '^'}${rangesOf(isInverted ? text.slice(1) : text)
    .map(inPattern)
    .join('')}]`;
}

export const SHORT_RUN = 16;
/** A set that lacks at most this many units is more likely to match a line than a word. */
export const LINE_STOPS = 3;
export const SHORT_LINE = 4;

const known = new Map<string, Units>();

/** The set of a class, cached. */
export function unitsOf(text: string): Units {
  return getOrMake(known, text, () => new Units(text));
}

/** A unit, escaped for the brackets of a class. */
export function inClass(unit: number): string {
  const char = String.fromCharCode(unit);
  return '\\-^'.includes(char) ? `\\${char}` : char;
}

type UnitRange = readonly [from: number, to: number];

/** A backslash escapes `\`, `-` and `^`. */
function rangesOf(text: string): UnitRange[] {
  const ranges: UnitRange[] = [];
  let at = 0;
  const next = (): number => {
    if (text[at] === '\\') at++;
    return text.charCodeAt(at++);
  };
  while (at < text.length) {
    const from = next();
    if (text[at] !== '-') ranges.push([from, from]);
    else {
      at++;
      ranges.push([from, next()]);
    }
  }
  return ranges.sort(([one], [other]) => one - other);
}

/** Up to this many units are searched for one by one. */
const FEW = 12;

/** The units of ranges as a text; null if they are many, or include a space, since such runs are short words. */
function fewUnits(ranges: readonly UnitRange[]): string | null {
  let units = '';
  for (const [from, to] of ranges)
    for (let unit = from; unit <= to && units.length <= FEW; unit++) units += String.fromCharCode(unit);
  return units === '' || units.length > FEW || units.includes(' ') ? null : units;
}

function others(ranges: readonly UnitRange[]): UnitRange[] {
  const found: UnitRange[] = [];
  let from = 0;
  for (const [first, last] of ranges) {
    if (first > from) found.push([from, first - 1]);
    from = last + 1;
  }
  if (from <= 0xffff) found.push([from, 0xffff]);
  return found;
}

function inPattern([from, to]: UnitRange): string {
  return from === to ? unitEscape(from) : `${unitEscape(from)}-${unitEscape(to)}`;
}
