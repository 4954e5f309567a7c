import type { Range } from '../../core/range.ts';
import type { Item } from './items.ts';

/** Where the text of a body stands: without blank lines around it, and without lines of tokens behind it. */
export function bodyOf(items: readonly Item[], text: string): Range | undefined {
  const first = items.find(({ type }) => type !== 'Gap');
  const last = items.findLast(({ type }) => type !== 'Gap' && type !== 'Noise');
  if (first === undefined || last === undefined) return undefined;
  let end = last.end;
  for (let line = end; line > first.start; ) {
    const unit = text.charCodeAt(line - 1);
    if (unit === 0x0a || unit === 0x0d) end = line - 1;
    else if (unit !== 0x20 && unit !== 0x09) break;
    line--;
  }
  return { start: first.start, end };
}
