import type { Range } from '../../../core/range.ts';

/** The maximum distance of words that matter. */
const NEAR = 200;

/**
 * Whether the words around a value only mention it (as an example, a format, a quote, or something not meant), or
 * retract it.
 *
 * @example isMentioned('For example {"n": 1} would be valid.', { start: 12, end: 20 }) // true
 */
export function isMentioned(text: string, { start, end }: Range): boolean {
  const [before = ''] = text
    .slice(Math.max(0, start - NEAR), start)
    .split('\n')
    .slice(-1);
  const behind = text.slice(end, end + NEAR);
  if (LEADING.test(before) || TAKES_BACK.test(behind)) return true;
  // A quote with a comment on it; a whole answer may be written as a quote.
  if (/^\s*>\s*$/.test(before)) return /^\W*\n\s*[^\s>]/.test(behind);
  // In the middle of a sentence. At its end, as in "Here is an example: {…}", it may be what was asked for.
  if (!GOES_ON.test(behind)) return false;
  return JUDGED.test(behind) || (/[^\s:][`"'“(\s]*$/.test(before) && MENTIONING.test(before));
}

/** Directly before a value. */
const LEADING =
  /(?:\b(?:e\.g\.|(?:such|instead|rather) \w+|for (?:example|instance))[,\s]{0,2}|(?:\b(?:not|never)|n['’]t)(?: \p{L}+){0,2}\s)[`"'“(]?$/iu;

/** In the sentence after the value: it is retracted. */
const TAKES_BACK =
  /^[\s`.]*(?:wait[,.!—]|oops|hold on|scratch|correction:|(?:ignore|disregard) th|my mistake|(?:sorry|apologies)[,.] (?:that|i m)|that(?:['’]s| is| was) (?:wrong|incorrect|not)|(?:actually|on second thought)\b(?!,? (?:this|it|i think)\b)|edit:|i meant\b|[^.!?\n]{0,40} should (?:be|have been|say|read) [`"'“]?[\d-])/i;

const GOES_ON = /^[`"'”’)*_]{0,4},?[^\S\n]\p{Ll}/u;

/** Before the value: it is an example, hypothetical, or negated. */
const MENTIONING =
  /^\W*if\b|\b(?:e\.g\.|(?:for|an?) (?:\w+ )?(?:example|instance|sample)|something like)\b|\b(?:the format(?: is)?|(?:should|would|could|might|must) (?:be|answer|write|return|say|look like)|looks like)\W{0,3}$|(?:\b(?:not|never)|n['’]t)\b[^.,;!?]*$/i;

/** After the value: the sentence judges it, as an example or as what somebody else wrote. */
const JUDGED =
  /^\W{0,5}(?:(?:would|could|might) be (?:an? |another )?(?:valid|right|correct|fine|ok|good|accepted|example)|(?:is|was) (?:(?:only |just )?an? (?:example|sample)|what (?:he|she|they|the (?:user|customer|client|caller|author))))\b/i;
