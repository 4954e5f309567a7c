// The notation of rules in the tables of generated parsers.

import { inClass } from './units.ts';

/**
 * A part of a rule: a literal, a rule number, or an operation with its arguments. Frequent operations are named as in a
 * grammar: `/`, `?`, `*`, `+`, `&`, `!`, `$`, `@`, `:` (a label), `[` (a class), `[*` and `[+` (runs of a class), `|`
 * (counted repetition), `i` (any case), `{` (an action); `s` is a sequence, `t` one whose value is a list, `N` and `M`
 * the node of a rule and of a mistake, `L` a leaf, and `q` drops mistakes.
 *
 * @example ["s", "<", 12, ["[+", "A-Z"]] // "<", what rule 12 reads, and capitals
 */
export type Part = string | number | boolean | null | readonly Part[];

/**
 * The units that a part begins with, as a class, if its first operations show them; `unitsOf` looks up those of a rule.
 */
export function firstUnits(part: unknown, unitsOf: (rule: number) => string | undefined): string | undefined {
  if (typeof part === 'string') return part === '' ? undefined : inClass(part.charCodeAt(0));
  if (typeof part === 'number') return unitsOf(part);
  const list = listOf(part);
  switch (list[0]) {
    case '[':
    case '[+':
      return textOf(list[1]);
    case 's':
    case '+':
    case '$':
    case 'q':
    case 'L':
    case 'deep':
      return firstUnits(list[1], unitsOf);
    case '@':
    case 't':
    case ':':
      return firstUnits(list[2], unitsOf);
    case 'N':
    case 'M':
      return list.length === 3 ? firstUnits(list[2], unitsOf) : undefined;
    default:
      return undefined;
  }
}

export function textOf(part: unknown): string {
  if (typeof part !== 'string') throw wrong(part);
  return part;
}

export function numberOf(part: unknown): number {
  if (typeof part !== 'number') throw wrong(part);
  return part;
}

export function listOf(part: unknown): readonly unknown[] {
  if (!Array.isArray(part)) throw wrong(part);
  return part;
}

export function codeAt<Code>(code: readonly Code[] | undefined, number: unknown): Code {
  const found = code?.[numberOf(number)];
  if (found === undefined) throw wrong(number);
  return found;
}

export function wrong(part: unknown): Error {
  return new Error(`the parser was generated for another version of peglot: ${String(part)} is no part of a rule`);
}
