// For the formats of this package that hold JSON.

import { moveDiagnostic } from '../../../core/diagnostic.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { Range } from '../../../core/range.ts';
import type { Json, JsonOptions } from '../model.ts';
import { parse } from '../parse.ts';

export type { Json } from '../model.ts';
export { type FoundJson, findJson } from './find.ts';

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
  const { format = 'json', ...reading } = options;
  const read = parse(text.slice(start, end), reading);
  const moved = (range: Range): Range => ({ start: range.start + start, end: range.end + start });
  return {
    ...read,
    format,
    diagnostics: read.diagnostics.map((found) =>
      moveDiagnostic(found, moved, `${format}/${found.code.slice('json/'.length)}`),
    ),
    locate: (path) => {
      const range = read.locate(path);
      return range && moved(range);
    },
  };
}
