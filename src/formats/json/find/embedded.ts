// For the formats of this package that hold JSON.

import { moveDiagnostic } from '../../../core/diagnostic.ts';
import { LazyParsed } from '../../../core/lazy-parsed.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Json, JsonOptions } from '../model.ts';
import { parse, parseFully as parseJsonFully, parseQuickly } from '../parse.ts';

export type { Json } from '../model.ts';
export { type FoundJson, findJson, mayHoldObject } from './find.ts';

/** How to read JSON that is in another format. */
export interface SliceOptions extends JsonOptions {
  /**
   * The name of the format that the diagnostics belong to: the first half of their codes.
   *
   * @defaultValue 'json'
   */
  readonly format?: string;
}

/**
 * Reads the JSON that is in a stretch of a text, as `parse` would. All ranges, those of `locate` too, are offsets
 * into the whole text.
 *
 * @example parseSlice('result: {a: 1}', 8, 14).value // { a: 1 }
 */
export function parseSlice(text: string, start: number, end: number, options: SliceOptions = {}): Parsed<Json> {
  return parseAt(text.slice(start, end), start, options);
}

/** The same for the stretch alone, which is at an offset of a text. */
export function parseAt(stretch: string, offset: number, options: SliceOptions = {}): Parsed<Json> {
  const { format = 'json', ...reading } = options;
  return embedded(parse(stretch, reading), offset, format);
}

/** The same for who looks at the findings: all of it is read at once. */
export function parseFully(stretch: string, offset: number, options: JsonOptions = {}): Parsed<Json> {
  return embedded(parseJsonFully(stretch, options), offset, 'json');
}

/** Reads a broken text that is one object or array, with the mistakes that most have; undefined for all others. */
export function parseAlone(text: string, options: SliceOptions = {}): Parsed<Json> | undefined {
  const { format = 'json', ...reading } = options;
  const read = parseQuickly(text, reading);
  return read && embedded(read, 0, format);
}

/** What was read after an offset of a text in a format. The findings are moved when they are looked at. */
function embedded(read: Parsed<Json>, offset: number, format: string): Parsed<Json> {
  const { value, ok, complete, via } = read;
  const moved = ({ start, end }: Range): Range => ({ start: start + offset, end: end + offset });
  const locate = (path: Path): Range | undefined => {
    const range = read.locate(path);
    return range && moved(range);
  };
  return new LazyParsed({ value, ok, complete, format, via, locate }, () =>
    read.diagnostics.map((found) => moveDiagnostic(found, moved, `${format}/${found.code.slice('json/'.length)}`)),
  );
}
