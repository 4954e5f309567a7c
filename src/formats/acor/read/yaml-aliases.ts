import { type Document, isAlias, isNode, visit } from 'yaml';
import type { Range } from '../../../core/range.ts';

/**
 * How many characters the aliases of a document repeat when each becomes what it stands for, with the aliases in that. The
 * document has no value inside itself.
 *
 * @example aliasedLength(parsed('a: &x [1, 2]\nb: [*x, *x]')) // 12
 */
export function aliasedLength(document: Document.Parsed): number {
  const anchors = new Map<string, Range>();
  // Where the aliases are, and what those before each repeat together: what an anchor holds lies before its aliases.
  const places: number[] = [];
  const sums = [0];
  visit(document, (_key, node) => {
    if (!isNode(node) || node.range == null) return;
    const [start, end] = node.range;
    if (isAlias(node)) {
      const { start: from, end: to } = anchors.get(node.source) ?? { start: 0, end: 0 };
      const within = (sums[indexOf(places, to)] ?? 0) - (sums[indexOf(places, from)] ?? 0);
      places.push(start);
      sums.push((sums.at(-1) ?? 0) + to - from + within);
    } else if (node.anchor !== undefined) anchors.set(node.anchor, { start, end });
  });
  return sums.at(-1) ?? 0;
}

/** How many of the rising numbers are below the limit. */
function indexOf(rising: readonly number[], limit: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
