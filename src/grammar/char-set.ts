import { unitEscape } from '../core/escape-controls.ts';
import { getOrMake } from '../core/maps.ts';
import type { CharClass } from './tree.ts';

/** UTF-16 code units, as sorted, disjoint, closed ranges. */
export type CharSet = readonly (readonly [number, number])[];

const LAST = 0xffff;

export const NONE: CharSet = [];
export const ALL: CharSet = [[0, LAST]];

/** The set of the code units that pass a test. */
export function setOf(test: (code: number) => boolean): CharSet {
  const ranges: [number, number][] = [];
  let open: [number, number] | undefined;
  for (let code = 0; code <= LAST; code++) {
    if (!test(code)) open = undefined;
    else if (open !== undefined) open[1] = code;
    else {
      open = [code, code];
      ranges.push(open);
    }
  }
  return ranges;
}

/** The set of one code unit. */
export function single(code: number): CharSet {
  return [[code, code]];
}

/** Everything in one of two sets. */
export function union(a: CharSet, b: CharSet): CharSet {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const merged: [number, number][] = [];
  for (let i = 0, j = 0; ; ) {
    const x = a[i];
    const y = b[j];
    const next = y === undefined || (x !== undefined && x[0] <= y[0]) ? x : y;
    if (next === undefined) return merged;
    if (next === x) i++;
    else j++;
    const last = merged.at(-1);
    if (last !== undefined && next[0] <= last[1] + 1) last[1] = Math.max(last[1], next[1]);
    else merged.push([next[0], next[1]]);
  }
}

/** Everything that is not in a set. */
export function complement(set: CharSet): CharSet {
  const ranges: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) ranges.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST) ranges.push([next, LAST]);
  return ranges;
}

/** Everything in both of two sets. */
export function intersection(a: CharSet, b: CharSet): CharSet {
  const both: [number, number][] = [];
  for (let i = 0, j = 0; ; ) {
    const x = a[i];
    const y = b[j];
    if (x === undefined || y === undefined) return both;
    const from = Math.max(x[0], y[0]);
    const to = Math.min(x[1], y[1]);
    if (from <= to) both.push([from, to]);
    if (x[1] < y[1]) i++;
    else j++;
  }
}

/** True when two sets have a code unit in common. */
export function intersects(a: CharSet, b: CharSet): boolean {
  return intersection(a, b).length > 0;
}

const known = new Map<string, CharSet>();

function remembered(key: string, test: (code: number) => boolean): CharSet {
  return getOrMake(known, key, () => setOf(test));
}

/**
 * The code units that a class matches, tested with the regular expression that Peggy writes. With the `u` flag, the
 * class also matches characters of two units.
 */
export function classSet(expr: CharClass): CharSet {
  const pattern = classPattern(expr);
  return remembered(`${pattern.source}/${pattern.flags}`, (code) => pattern.test(String.fromCharCode(code)));
}

/**
 * The code units that a match of a class can begin with. With the `u` flag, that includes everything beyond ASCII,
 * which may be the first of two units.
 */
export function classStarts(expr: CharClass): CharSet {
  if (!expr.unicode) return classSet(expr);
  const pattern = classPattern(expr);
  return remembered(`start of ${pattern}`, (code) => code > 0x7f || pattern.test(String.fromCharCode(code)));
}

/** True when a class without the `u` flag matches a code unit. */
export function classMatches(expr: CharClass, code: number): boolean {
  return classPattern(expr).test(String.fromCharCode(code));
}

/** The regular expression of a class; it tests the beginning of a text. */
export function classPattern(expr: CharClass): RegExp {
  const parts = expr.parts.map((part) => {
    if (typeof part === 'string') return escaped(part);
    return Array.isArray(part) ? part.map(escaped).join('-') : `\\${part.value}`;
  });
  const flags = `${expr.ignoreCase ? 'i' : ''}${expr.unicode ? 'u' : ''}`;
  return new RegExp(`^[${expr.inverted ? '^' : ''}${parts.join('')}]`, flags);
}

function escaped(char: string): string {
  return [...Array(char.length).keys()].map((at) => unitEscape(char.charCodeAt(at))).join('');
}

/** The code units that a text equal to `first…` can begin with, ignoring case. */
export function caselessStarts(first: string): CharSet {
  const lower = first.toLowerCase().charAt(0);
  // Beyond ASCII, lower case depends on the neighbours, so everything is allowed.
  if (lower.charCodeAt(0) > 0x7f) return ALL;
  return remembered(`${lower} ignoring case`, (code) => String.fromCharCode(code).toLowerCase().charAt(0) === lower);
}
