import { LineIndex, type Position } from '../core/line-index.ts';
import type { Range } from '../core/range.ts';

/** A range as people count. */
export interface Span {
  readonly start: Position;
  readonly end: Position;
}

/** Turns ranges of the text into lines and columns; the index is built when the first one is asked for. */
export function createLocator(text: string): (range: Range) => Span {
  let index: LineIndex | undefined;
  return (range) => {
    index ??= new LineIndex(text);
    return { start: index.positionAt(range.start), end: index.positionAt(range.end) };
  };
}
