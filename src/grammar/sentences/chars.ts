import { getOrMake } from '../../core/maps.ts';
import { classPattern } from '../char-set.ts';
import type { Any, CharClass, ClassPart } from '../tree.ts';

/** The source of random decisions: fast-check's `Random` is one. */
export interface Dice {
  /** A whole number from `min` to `max`, both included. */
  nextInt(min: number, max: number): number;
}

/** A random item of a list. @throws {RangeError} when the list is empty */
export function pick<Item>(dice: Dice, items: readonly Item[]): Item {
  const item = items[dice.nextInt(0, items.length - 1)];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}

/** Dice that give the same sequence for the same seed (mulberry32). */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  return {
    nextInt(min, max) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return min + (((mixed ^ (mixed >>> 14)) >>> 0) % (max - min + 1));
    },
  };
}

// In the order in which shrinking prefers them; the last ones are included because they break programs.
const EVERYDAY =
  'ab01 xAZ9.,:;-_=+*/#!?()[]{}<>|~`\'"\\@$%^&\tcdefghijklmnopqrstuvwyzBCDEFGHIJKLMNOPQRSTUVWXY2345678\n';
const RARE = ['\r', '\0', '\x1b', '\u00a0', 'é', 'ß', 'İ', '鴨', '\u2028', '\ufeff', '\ud83e', '\udd86', '😀'];
const ORDER = new Map([...EVERYDAY, ...RARE].map((char, at) => [char, at]));

/** The rank of a character in plainness: lower is plainer. */
export function plainness(char: string): number {
  return ORDER.get(char) ?? 200 + (char.codePointAt(0) ?? 0);
}

/** Characters that a class matches, the plainest first; none when it matches none. */
export class CharSamples {
  readonly #known = new WeakMap<CharClass | Any, readonly string[]>();
  readonly #candidates: readonly string[];

  /** @param extra characters that matter in the grammar: those of its literals and classes */
  constructor(extra: Iterable<string>) {
    this.#candidates = [...new Set([...EVERYDAY, ...RARE, ...extra])].sort((a, b) => plainness(a) - plainness(b));
  }

  of(expr: CharClass | Any): readonly string[] {
    return getOrMake(this.#known, expr, () => this.#find(expr));
  }

  #find(expr: CharClass | Any): readonly string[] {
    if (expr.type === 'any') return this.#candidates.filter((char) => char.length === 1);
    const pattern = classPattern(expr);
    const edges = expr.parts.flatMap(charsOf);
    const all = [...this.#candidates, ...edges.flatMap((char) => [char, char.toLowerCase(), char.toUpperCase()])];
    const found = [...new Set(all)].filter((char) => pattern.exec(char)?.[0] === char);
    if (found.length > 0) return found.sort((a, b) => plainness(a) - plainness(b));
    for (let code = 0; code <= 0x10ffff; code++) {
      const char = String.fromCodePoint(code);
      if (pattern.exec(char)?.[0] === char) return [char];
    }
    return [];
  }
}

/** The characters that a part of a class names, and some within its range. */
function charsOf(part: ClassPart): string[] {
  if (typeof part === 'string') return [part];
  if (!Array.isArray(part)) return [];
  const [from = 0, to = 0] = part.map((char) => char.codePointAt(0) ?? 0);
  const inside = [from, from + 1, Math.floor((from + to) / 2), to - 1, to].filter((code) => from <= code && code <= to);
  return inside.map((code) => String.fromCodePoint(code));
}
