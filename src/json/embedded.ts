// For the formats of this package that hold JSON.

import type { Parsed } from '../core/parsed.ts';
import { type Json, type JsonOptions, settingsOf } from './model.ts';
import { parsePart } from './parse.ts';

export { type FoundJson, findJson } from './find.ts';
export type { Json } from './model.ts';

/** How to read JSON that stands in another format. */
export interface SliceOptions extends JsonOptions {
  /**
   * The name of the format that the diagnostics belong to: the first half of their codes.
   *
   * @defaultValue 'json'
   */
  readonly format?: string;
}

/**
 * Reads the JSON that stands in a stretch of a text, as `parse` would. All ranges, those of `locate` too, are offsets
 * into the whole text.
 *
 * @example parseSlice('result: {a: 1}', 8, 14).value // { a: 1 }
 */
export function parseSlice(text: string, start: number, end: number, options: SliceOptions = {}): Parsed<Json> {
  return parsePart(text.slice(start, end), start, settingsOf(options, options.format ?? 'json'));
}
