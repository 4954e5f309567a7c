import { quote } from './diagnostic.ts';

/**
 * The candidate that `word` was most likely meant to be; undefined when none is near. `most` is how many characters may
 * differ.
 *
 * @example nearest('raed_file', ['read_file', 'run_tests']) // 'read_file'
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  most: number = Math.max(2, Math.floor(word.length * 0.4)),
): string | undefined {
  let best: string | undefined;
  let bestDistance = most + 1;
  // Longer words cannot be meant, and the cost of comparing grows with the length.
  if (word.length > 100) return undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(word, candidate, bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The end of a message about an unknown name: the one that was likely meant; empty where none is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : `; did you mean ${quote(meant)}?`;
}

/**
 * How many single characters must be inserted, removed, replaced or swapped with the next one to turn `a` into `b`; where
 * that are `enough` or more, some number that is not less than `enough`.
 */
function editDistance(a: string, b: string, enough: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  let before: readonly number[] = [];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : replaced;
      current.push(Math.min(replaced, swapped, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    // A swap takes up again where the row before the last one was.
    if (Math.min(...current, ...previous) >= enough) return enough;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
