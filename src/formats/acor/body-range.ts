import type { AcorNode } from '../../../generated/acor.ts';
import type { Range } from '../../core/range.ts';

/** Where the text of a body stands: without blank lines around it, and without lines of tokens behind it. */
export function bodyOf(nodes: readonly AcorNode[], text: string): Range | undefined {
  const first = nodes.find(({ type }) => type !== 'Gap');
  const last = nodes.findLast(({ type }) => type !== 'Gap' && type !== 'BadNoise');
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
