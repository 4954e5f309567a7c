// For the formats of this package that contain JSON.

import { moveDiagnostic } from '../../../core/diagnostic.ts';
import { LazyParsed } from '../../../core/lazy-parsed.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Json, JsonOptions } from '../model.ts';
import { parse, parseFully as parseJsonFully, parseQuickly } from '../parse.ts';

export type { Json } from '../model.ts';
export { type FoundJson, findJson, mayHoldObject } from './find.ts';

/** Options for reading JSON inside another format. */
export interface SliceOptions extends JsonOptions {
  /**
   * The name of the format that the diagnostics belong to: the prefix of their codes.
   *
   * @defaultValue 'json'
   */
  readonly format?: string;
}

/**
 * Reads the JSON in a range of a text, as `parse` would. All ranges, including those of `locate`, are offsets into the
 * whole text.
 *
 * @example parseSlice('result: {a: 1}', 8, 14).value // { a: 1 }
 */
export function parseSlice(text: string, start: number, end: number, options: SliceOptions = {}): Parsed<Json> {
  return parseAt(text.slice(start, end), start, options);
}

/** `parseSlice` for the text of the range alone, given with its offset. */
export function parseAt(stretch: string, offset: number, options: SliceOptions = {}): Parsed<Json> {
  const { format = 'json', ...reading } = options;
  return embedded(parse(stretch, reading), movedBy(offset), format);
}

/**
 * `parseAt` for callers that look at the findings: all of it is read at once. `moved` maps ranges to the whole text.
 */
export function parseFully(stretch: string, moved: (range: Range) => Range, options: JsonOptions = {}): Parsed<Json> {
  return embedded(parseJsonFully(stretch, options), moved, 'json');
}

/** Reads a broken text that is one object or array and only has common mistakes; undefined for other texts. */
export function parseAlone(text: string, options: SliceOptions = {}): Parsed<Json> | undefined {
  const { format = 'json', ...reading } = options;
  const read = parseQuickly(text, reading);
  return read && embedded(read, movedBy(0), format);
}

function movedBy(offset: number): (range: Range) => Range {
  return ({ start, end }) => ({ start: start + offset, end: end + offset });
}

/** Adapts a result to the enclosing text and format. The findings are moved when they are looked at. */
function embedded(read: Parsed<Json>, moved: (range: Range) => Range, format: string): Parsed<Json> {
  const { value, ok, complete, via } = read;
  const locate = (path: Path): Range | undefined => {
    const range = read.locate(path);
    return range && moved(range);
  };
  return new LazyParsed({ value, ok, complete, format, via, locate }, () =>
    read.diagnostics.map((found) => moveDiagnostic(found, moved, `${format}/${found.code.slice('json/'.length)}`)),
  );
}
