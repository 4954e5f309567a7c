import type { Range } from '../../../core/range.ts';

/** No more of a line is looked at. */
const NEAR = 200;

/**
 * Whether a sentence only mentions the value inside it: as an example, a format, or what is not meant.
 *
 * @example isMentioned('For example {"n": 1} would be valid.', { start: 12, end: 20 }) // true
 */
export function isMentioned(text: string, { start, end }: Range): boolean {
  const [before = ''] = text
    .slice(Math.max(0, start - NEAR), start)
    .split('\n')
    .slice(-1);
  const [behind = ''] = text.slice(end, end + NEAR).split('\n', 1);
  if (LEADING.test(before)) return true;
  // In the middle of a sentence. Where it is the end, as in "Here is an example: {…}", it may be what was asked for.
  return /\S/.test(before) && GOES_ON.test(behind) && (MENTIONING.test(before) || MENTIONING.test(behind));
}

/** Directly before a value. */
const LEADING = /\b(?:e\.g\.|such as|for example|for instance|instead of|rather than)[,\s]{0,2}[`"'“(]?$/i;

const GOES_ON = /^[`"'”’)*_]{0,4},?\s\p{Ll}/u;

const MENTIONING =
  /\b(?:e\.g\.|such as|examples?|instance|samples?|hypothetical(?:ly)?|formats?|templates?|placeholders?|instead|rather|looks? like|(?:in)?valid)\b/i;
