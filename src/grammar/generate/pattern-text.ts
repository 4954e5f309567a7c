import { unitEscape } from '../../core/escape-controls.ts';

// The text of regular expressions: classes, literals, words with their slips.

import { type CharSet, complement, intersects, single } from '../char-set.ts';
import type { WordList } from './annotations.ts';

export function isOf(units: CharSet, word: string): boolean {
  return word.split('').every((char) => intersects(units, single(char.charCodeAt(0))));
}

/** What may be one of some words, in a run of units: the words, and what has so much of one that it may be a slip. */
export function wordsOf({ words, anyCase, oneSlip }: WordList, units: CharSet): string {
  const unit = classOf(units);
  const ways = words.flatMap((word) => [
    ...(anyCase === undefined ? [escaped(word)] : [inAnyCase(word)]),
    ...(oneSlip === undefined ? [] : [slipsOf(word, unit)]),
  ]);
  return `(?:${ways.join('|')})(?!${unit})`;
}

function inAnyCase(word: string): string {
  return word
    .split('')
    .map((char) => (char === '_' ? '[\\u0020_\\-]' : literalOf(char, true)))
    .join('');
}

/** One unit is more, less or another, or two have changed places: of a long word, one half is as it should be. */
function slipsOf(word: string, unit: string): string {
  if (word.length > 5) {
    const half = (word.length >> 1) - 1;
    const rest = `${unit}{${word.length - half - 1},${word.length - half + 1}}`;
    return `${escaped(word.slice(0, half))}${rest}|${rest}${escaped(word.slice(-half))}`;
  }
  const ways = word.split('').flatMap((char, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)].map(escaped);
    const swapped = after === '' ? [] : [escaped(word.slice(0, at) + word[at + 1] + char + word.slice(at + 2))];
    return [`${before}${unit}?${after}`, `${before}${unit}${escaped(char)}${after}`, ...swapped];
  });
  return [...ways, `${escaped(word)}${unit}`].join('|');
}

export function around(what: string, source: string): string {
  return source === '' ? '' : `(${what}${source})`;
}

/** A class of units, `[a-z]`; of one unit, that unit. */
export function classOf(units: CharSet): string {
  const [[from, to] = [0, -1], ...more] = units;
  if (from === to && more.length === 0) return escaped(String.fromCharCode(from));
  const others = complement(units);
  if (others.length === 0) return '[^]';
  if (units.length === 0) return '[]';
  const isInverted = others.length < units.length || units.at(-1)?.[1] === 0xffff;
  const ranges = (isInverted ? others : units).map(([first, last]) => {
    if (first === last) return unitText(first);
    return `${unitText(first)}${last === first + 1 ? '' : '-'}${unitText(last)}`;
  });
  return `[${isInverted ? '^' : ''}${ranges.join('')}]`;
}

export function literalOf(value: string, ignoreCase: boolean): string {
  if (!ignoreCase) return escaped(value);
  // Of other letters, the one that is written is enough: a pattern that is sure need not match all that the rule does.
  const either = (char: string): string =>
    /[A-Za-z]/.test(char) ? `[${char.toUpperCase()}${char.toLowerCase()}]` : escaped(char);
  return value.split('').map(either).join('');
}

export function escaped(value: string): string {
  return value.replace(/[^A-Za-z0-9_]/g, (char) => (/[!-~]/.test(char) ? `\\${char}` : unitText(char.charCodeAt(0))));
}

function unitText(unit: number): string {
  const char = String.fromCharCode(unit);
  const known = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[char];
  if (known !== undefined) return known;
  if (/[\]\\^/-]/.test(char)) return `\\${char}`;
  // Without blanks, which the writer of code folds lines at.
  return /[!-~]/.test(char) ? char : unitEscape(unit);
}
