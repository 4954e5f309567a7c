import { requireText } from '../../core/argument.ts';
import type { JsonOptions } from './model.ts';
import { parse } from './parse.ts';
import { write } from './write.ts';

/**
 * The text as valid JSON: itself when it is, else the value that `parse` reads in it. Never throws. What was repaired,
 * and whether the text was cut off, only `parse` tells.
 *
 * @example repair("{a: 'x',}") // '{"a":"x"}'
 */
export function repair(text: string, options: JsonOptions = {}): string {
  requireText(text, 'text');
  const read = parse(text, options);
  // JSON may hold numbers that no double can: their value is a text.
  const isKept = read.via === 'json' && !read.diagnostics.some(({ code }) => code === 'json/number-out-of-range');
  return isKept ? text : write(read.value);
}
