import { grammar } from '../../../../generated/acor.ts';
import { CleanText } from '../../../core/clean-text.ts';
import { LineIndex } from '../../../core/line-index.ts';
import { withoutLineEnd } from '../../../core/lines.ts';
import type { Range } from '../../../core/range.ts';
import { readNode } from '../../../engine/read-node.ts';

/** A text whose lines all begin with the same, and the text without that. */
export interface Prefixed {
  /** What the first line begins with. */
  readonly prefix: Range;
  readonly source: CleanText;
}

/**
 * Takes off what a logger or a container puts before each line: `skill-1  | `, `[09:30:01] `. It is what is before the first
 * header, and before every other line, digits aside. Undefined where some line has something else, or nothing but it.
 */
export function withoutPrefix(text: string): Prefixed | undefined {
  const prefix = readNode(grammar, text, 'FirstPrefix')?.prefix;
  if (prefix === undefined) return undefined;
  const expected = text.slice(prefix.start, prefix.end);
  const lines = new LineIndex(text);
  if (lines.startOf(2) === text.length) return undefined;
  const noise: Range[] = [];
  for (let start = 0, line = 2; start < text.length; line++) {
    const end = Math.min(lines.startOf(line), text.length);
    const written = withoutLineEnd(text.slice(start, end));
    const found = written.slice(0, expected.length);
    if (written.trim() !== '') {
      // Of an empty line, the blanks at its end may be gone; the last line may be cut off within it.
      const isCut = start + written.length === text.length && isSame(found, expected.slice(0, found.length));
      if (!isSame(found.trimEnd(), expected.trimEnd()) && !isCut) return undefined;
      noise.push({ start, end: start + found.length });
    }
    start = end;
  }
  return { prefix, source: new CleanText(text, noise) };
}

/** Whether two texts are the same, digits aside. */
function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++)
    if (one[at] !== other[at] && !(isDigit(one.charCodeAt(at)) && isDigit(other.charCodeAt(at)))) return false;
  return true;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}
