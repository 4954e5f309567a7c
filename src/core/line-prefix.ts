import { CleanText } from './clean-text.ts';
import { LineIndex } from './line-index.ts';
import { withoutLineEnd } from './lines.ts';
import type { Range } from './range.ts';

/**
 * Removes what a logger or container puts before each line: `skill-1  | `, `[09:30:01] `. Undefined if a line does not
 * start with `prefix` (digits may differ), if `prefix` is blank, or if there is only one line.
 */
export function withoutPrefix(text: string, prefix: Range): CleanText | undefined {
  const expected = text.slice(prefix.start, prefix.end);
  const lines = new LineIndex(text);
  if (expected.trim() === '' || lines.startOf(2) === text.length) return undefined;
  const noise: Range[] = [];
  for (let start = 0, line = 2; start < text.length; line++) {
    const end = Math.min(lines.startOf(line), text.length);
    const written = withoutLineEnd(text.slice(start, end));
    const found = written.slice(0, expected.length);
    if (written.trim() !== '') {
      // An empty line may have lost its trailing blanks; the last line may be cut off inside the prefix.
      const isCut = start + written.length === text.length && isSame(found, expected.slice(0, found.length));
      if (!isSame(found.trimEnd(), expected.trimEnd()) && !isCut) return undefined;
      noise.push({ start, end: start + found.length });
    }
    start = end;
  }
  return new CleanText(text, noise);
}

/** Whether two texts are equal except for digits. */
function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++)
    if (one[at] !== other[at] && !(isDigit(one.charCodeAt(at)) && isDigit(other.charCodeAt(at)))) return false;
  return true;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}
