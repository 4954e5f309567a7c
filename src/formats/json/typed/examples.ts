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
  const isInside = /[^\s:][`"'“(\s]*$/.test(before) && GOES_ON.test(behind);
  return isInside && (MENTIONING.test(before) || JUDGED.test(behind));
}

/** Directly before a value. */
const LEADING = /\b(?:e\.g\.|such as|for example|for instance|instead of|rather than)[,\s]{0,2}[`"'“(]?$/i;

const GOES_ON = /^[`"'”’)*_]{0,4},?\s\p{Ll}/u;

/** A value that is one of many, that would be one, or that is none. */
const MENTIONING = new RegExp(
  [
    String.raw`\b(?:e\.g\.|(?:for|an?) (?:\w+ )?(?:example|instance|sample)|hypothetical(?:ly)?|something like)\b`,
    String.raw`\b(?:the format(?: is)?|(?:should|would|could|might|must) (?:be|look like|answer|write|return|say))\W{0,3}$`,
    String.raw`(?:\b(?:not|never)|n['’]t)\b[^.,;!?]*$`,
  ].join('|'),
  'i',
);

/** The sentence goes on with what such a value would be. */
const JUDGED =
  /^\W{0,5}(?:would|could|might) be (?:an? |another )?(?:valid|right|correct|fine|ok|good|accepted|example)\b/i;
