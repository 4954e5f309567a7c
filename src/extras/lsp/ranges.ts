import type { Position, Range } from 'vscode-languageserver';
import { LineIndex } from '../../core/line-index.ts';
import type { Range as Offsets } from '../../core/range.ts';

/** Turns offsets into places as the protocol counts them: lines and UTF-16 units, both from 0. */
export class Ranges {
  readonly #lines: LineIndex;

  constructor(text: string) {
    this.#lines = new LineIndex(text);
  }

  position(offset: number): Position {
    const { line, column } = this.#lines.positionAt(offset);
    return { line: line - 1, character: column - 1 };
  }

  range({ start, end }: Offsets): Range {
    return { start: this.position(start), end: this.position(end) };
  }
}

/** Whether a place is in a range; its end belongs to it. */
export function holds({ start, end }: Range, at: Position): boolean {
  return !isBefore(at, start) && !isBefore(end, at);
}

/** Whether a range goes on at a place: it does not end there, or it is that place. */
export function goesOn({ start, end }: Range, at: Position): boolean {
  return isBefore(at, end) || !isBefore(start, at);
}

/** Whether a range lies in another one. */
export function contains(outer: Range, inner: Range): boolean {
  return holds(outer, inner.start) && holds(outer, inner.end);
}

/** Whether two ranges have a place in common. */
export function touches(left: Range, right: Range): boolean {
  return !isBefore(left.end, right.start) && !isBefore(right.end, left.start);
}

function isBefore(left: Position, right: Position): boolean {
  return left.line < right.line || (left.line === right.line && left.character < right.character);
}
