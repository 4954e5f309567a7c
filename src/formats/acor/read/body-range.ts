import type { Range } from '../../../core/range.ts';
import type { Part } from './parts.ts';
import type { Piece } from './piece.ts';

/** Where the text of a body stands: without blank lines around it, and without lines of tokens behind it. */
export function bodyOf(parts: readonly Part[], { text, offset }: Piece): Range | undefined {
  let first = 0;
  while (parts[first]?.type === 'Gap') first++;
  let last = parts.length - 1;
  while (isOutside(parts[last])) last--;
  const start = parts[first]?.start;
  let end = parts[last]?.end;
  if (start === undefined || end === undefined) return undefined;
  for (let line = end; line > start; ) {
    const unit = text.charCodeAt(line - 1 - offset);
    if (unit === 0x0a || unit === 0x0d) end = line - 1;
    else if (unit !== 0x20 && unit !== 0x09) break;
    line--;
  }
  return { start, end };
}

function isOutside(part: Part | undefined): boolean {
  return part?.type === 'Gap' || part?.type === 'BadNoiseLines';
}
