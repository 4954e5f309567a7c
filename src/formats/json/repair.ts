import type { JsonOptions } from './model.ts';
import { parse, readStrictly } from './parse.ts';
import { write } from './write.ts';

/**
 * The text as valid JSON: itself when it is, else the value that `parse` reads in it. Never throws. What was repaired,
 * and whether the text was cut off, only `parse` tells.
 *
 * @example repair("{a: 'x',}") // '{"a":"x"}'
 */
export function repair(text: string, options: JsonOptions = {}): string {
  return readStrictly(text) === undefined ? write(parse(text, options).value) : text;
}
