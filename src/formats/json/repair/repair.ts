import { requireObject, requireText } from '../../../core/argument.ts';
import { byGrammar } from '../format.ts';
import type { JsonOptions } from '../model.ts';
import { readStrictly } from '../read/strict.ts';
import { Tokens } from '../read/tokens.ts';
import { mendedText } from './mended.ts';

/** Options of `repair`. */
export interface RepairOptions extends JsonOptions {
  /** Keep comments, as `//` and `/* *\/`: the result is then JSON with comments, which `JSON.parse` rejects. */
  readonly comments?: boolean;
  /** Return `null` for a text without JSON instead of throwing. */
  readonly orNull?: boolean;
}

/**
 * Rewrites a text as valid JSON. Undamaged parts stay byte for byte: digits, order, layout, escapes. Valid JSON is
 * returned unchanged; otherwise `JSON.parse` reads the result as `parse` reads the text. Words around the value are
 * removed. Only `parse` reports what was repaired, whether that was a guess, and whether the text was cut off.
 *
 * @throws {SyntaxError} when the text has no JSON; with `orNull`, the result is `null` instead
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
