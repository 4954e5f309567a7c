import { CleanText } from '../../../core/clean-text.ts';
import type { Range } from '../../../core/range.ts';

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
  const lines = linesOf(text);
  const first = lines.find(({ start, end }) => headerAt(text.slice(start, Math.min(end, start + MOST))) > 0);
  if (first === undefined || lines.length < 2) return undefined;
  const length = headerAt(text.slice(first.start, first.start + MOST));
  const prefix = shapeOf(text.slice(first.start, first.start + length));
  const noise: Range[] = [];
  for (const { start, end } of lines) {
    if (text.slice(start, end).trim() === '') continue;
    const line = text.slice(start, Math.min(end, start + length));
    const shape = shapeOf(line);
    // Of an empty line, the blanks at its end may be gone; the last line may be cut off within it.
    const isCut = end === text.length && prefix.startsWith(shape);
    if (shape !== prefix && shape.trimEnd() !== prefix.trimEnd() && !isCut) return undefined;
    noise.push({ start, end: start + line.length });
  }
  return { prefix: { start: first.start, end: first.start + length }, source: new CleanText(text, noise) };
}

/** How long a prefix may be. */
const MOST = 80;

/** Where the first header of a line begins that is not at its start; -1 where none does. */
function headerAt(line: string): number {
  const at = line.indexOf('## ');
  return at > 0 && !line.slice(0, at).includes('#') && KNOWN.test(line.slice(at)) ? at : -1;
}

const KNOWN = /^## (?:Status|Progress|Output|Error|Input Needed|AI Directive|Suggestions|Session)\b/;

function shapeOf(prefix: string): string {
  return prefix.replace(/\d/g, '0');
}

function linesOf(text: string): Range[] {
  const lines: Range[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ start, end: index });
    start = index + end.length;
  }
  if (start < text.length) lines.push({ start, end: text.length });
  return lines;
}
