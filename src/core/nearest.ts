import { quote } from './diagnostic.ts';

/** The limit of character comparisons per word, as there may be a thousand long candidates. */
const MAX_STEPS = 20_000;

/**
 * The candidate that `word` was most likely meant to be; undefined if none is near. At most `most` characters may
 * differ. The work per word is limited: candidates with a similar beginning and end are compared first.
 *
 * @example nearest('raed_file', ['read_file', 'run_tests']) // 'read_file'
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  most: number = Math.max(2, Math.floor(word.length * 0.4)),
): string | undefined {
  // Long words are no misspelt names, and the cost of comparing grows with the length.
  if (word.length > 100) return undefined;
  let best: string | undefined;
  let bestDistance = most + 1;
  let stepsLeft = MAX_STEPS;
  for (const candidate of likelyFirst(word, [...candidates])) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    if (stepsLeft <= 0) break;
    stepsLeft -= word.length * candidate.length;
    const distance = editDistance(word, candidate, bestDistance);
    if (distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** The candidates in order; if there are too many to compare, those with similar ends come first. */
function likelyFirst(word: string, candidates: readonly string[]): readonly string[] {
  const steps = candidates.reduce((sum, { length }) => sum + length, 0) * word.length;
  if (steps <= MAX_STEPS) return candidates;
  const byRest = Array.from({ length: word.length + 1 }, (): string[] => []);
  for (const candidate of candidates) byRest[word.length - sharedEnds(word, candidate)]?.push(candidate);
  return byRest.flat();
}

/** The number of characters that two words share at their beginnings plus at their ends. */
function sharedEnds(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let before = 0;
  while (before < most && one[before] === other[before]) before++;
  let after = 0;
  while (after < most - before && one.at(-1 - after) === other.at(-1 - after)) after++;
  return before + after;
}

/** A suffix for a message about an unknown name, with the likely one; empty if none is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : `; did you mean ${quote(meant)}?`;
}

/**
 * The number of insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`; `enough` or more
 * if it is at least `enough`.
 */
function editDistance(a: string, b: string, enough: number): number {
  // Three rows of a table, reused: a text may have thousands of words, each with hundreds of candidates.
  let previous: number[] = [];
  let before: number[] = [];
  let current: number[] = [];
  for (let column = 0; column <= b.length; column++) previous.push(column);
  let leastBefore = 0;
  for (let row = 1; row <= a.length; row++) {
    let left = row;
    let least = row;
    current[0] = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let steps = (previous[column - 1] ?? 0) + (isSame ? 0 : 1);
      steps = Math.min(steps, left + 1, (previous[column] ?? 0) + 1);
      if (!isSame && row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        steps = Math.min(steps, (before[column - 2] ?? 0) + 1);
      current[column] = left = steps;
      if (steps < least) least = steps;
    }
    // A swap refers to the row before the last one.
    if (Math.min(least, leastBefore) >= enough) return enough;
    leastBefore = least;
    [before, previous, current] = [previous, current, before];
  }
  return previous[b.length] ?? 0;
}
