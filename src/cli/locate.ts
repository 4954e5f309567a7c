import { LineIndex, type Position } from '../core/line-index.ts';
import type { Range } from '../core/range.ts';

/** A range in lines and columns. */
export interface Span {
  readonly start: Position;
  readonly end: Position;
}

/** Converts ranges of the text into lines and columns; the index is built at the first call. */
export function createLocator(text: string): (range: Range) => Span {
  let index: LineIndex | undefined;
  return (range) => {
    index ??= new LineIndex(text);
    return { start: index.positionAt(range.start), end: index.positionAt(range.end) };
  };
}
