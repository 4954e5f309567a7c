import { requireObject, requireText } from '../../../core/argument.ts';
import { byGrammar } from '../format.ts';
import type { JsonOptions } from '../model.ts';
import { readStrictly } from '../read/strict.ts';
import { Tokens } from '../read/tokens.ts';
import { mendedText } from './mended.ts';

/** How a text is repaired. */
export interface RepairOptions extends JsonOptions {
  /** Keep comments, as `//` and `/* *\/`: the text is JSON with comments then, which `JSON.parse` refuses. */
  readonly comments?: boolean;
  /** Give `null` for a text without JSON, and do not throw. */
  readonly orNull?: boolean;
}

/**
 * The text as valid JSON. What was not damaged stays byte for byte: digits, order, layout, escapes. Valid JSON is given back
 * as it is; else `JSON.parse` reads in it what `parse` reads in the text. Words around the value go. What was repaired,
 * whether that was a guess, and whether the text was cut off, only `parse` tells.
 *
 * @throws {SyntaxError} when the text has no JSON; with `orNull`, `null` is given instead
 *
 * @example repair('{id: 9007199254740993, price: 1.0,}') // '{"id": 9007199254740993, "price": 1.0}'
 */
export function repair(text: string, options: RepairOptions & { readonly orNull: true }): string | null;
export function repair(text: string, options?: RepairOptions): string;
export function repair(text: string, options: RepairOptions = {}): string | null {
  requireText(text, 'text');
  requireObject(options, 'options');
  const { comments = false, orNull = false, ...reading } = options;
  if (readStrictly(text) !== undefined) return text;
  const tokens = new Tokens();
  byGrammar.parse(text, { ...reading, tokens });
  if (tokens.all.length > 0) return mendedText(text, tokens, comments);
  if (orNull) return null;
  throw new SyntaxError('the text has no JSON to repair: with { orNull: true }, repair gives null for such texts');
}
