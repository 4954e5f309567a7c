import { requireText } from '../../core/argument.ts';
/**
 * Makes a text from a file, a user or a tool safe for a prompt or an answer: nothing in it is a macro or a reference
 * any more, however tolerantly it is read, and nothing becomes one together with the text around it. Code marks in it
 * neither hide macros around it nor make quoted ones live. A model can read the result as the original text; `unescape`
 * restores it exactly.
 *
 * It adds backslashes: on both sides of each duck, between the two braces of a possible reference, and before each code
 * fence; and a line with one backslash before or after the text, if its first or last line contains a backtick, half a
 * delimiter, or something that braces around it would turn into a reference. Everything else stays unchanged.
 *
 * A fence of your own needs a line of its own after the text, as always in Markdown.
 *
 * @example escape('🦆▶️[T:run_tests]◀️🦆') // '\\🦆\\▶️[T:run_tests]◀️\\🦆\\\\\n'
 * @example escape('F:main') // '\\\nF:main'
 * @example escape('see {{F:main}}') // 'see {\\{F:main}}'
 */
export function escapeText(untrusted: string): string {
  const text = escapeInside(untrusted);
  return `${FIRST_LINE_AT_RISK.test(text) ? GUARD : ''}${text}${isLastLineAtRisk(text) ? GUARD : ''}`;
}

/** The part of `escape` for a text that is on its own lines. */
export function escapeInside(untrusted: string): string {
  requireText(untrusted, 'untrusted');
  return untrusted.replaceAll(DUCK, ESCAPED_DUCK).replace(BRACES, '$&\\').replace(FENCE, '$&\\');
}

/**
 * Restores a text from its escaped form.
 *
 * @example unescape(escape(text)) === text // for every text
 */
export function unescapeText(escaped: string): string {
  const start = escaped.startsWith(GUARD) ? GUARD.length : 0;
  const end = escaped.endsWith(GUARD) ? escaped.length - GUARD.length : escaped.length;
  const text = escaped.slice(start, Math.max(start, end));
  return text.replace(ESCAPED_FENCE, '$1').replace(ESCAPED_BRACES, '$1').replaceAll(ESCAPED_DUCK, DUCK);
}

/** Escapes the content of a file for a macro: each duck between two backslashes. */
export function escapeContent(content: string): string {
  return content.replaceAll(DUCK, ESCAPED_DUCK);
}

/** Restores that content. */
export function unescapeContent(content: string): string {
  return content.includes(ESCAPED_DUCK) ? content.replaceAll(ESCAPED_DUCK, DUCK) : content;
}

/** A separate line between the text and its surroundings: neither a delimiter nor inline code crosses it. */
export const GUARD = '\\\n';

const DUCK = '🦆';
const ESCAPED_DUCK = '\\🦆\\';

// The patterns cover whatever any reader might take for a macro, which is more than the grammar repairs today.
// Skippable are blanks and invisible characters.
const SKIPPABLE = '[ \\t\\u00a0\\u3000\\u200b-\\u200f\\u2060\\ufe00-\\ufe0f\\ufeff]';
const SKIPPED = `${SKIPPABLE}*`;
const NAME = '[FfSsIi\\uff26\\uff33\\uff29\\uff46\\uff53\\uff49][A-Za-z]{0,11}';
// Text that turns two braces into a reference, possibly together with the following text.
const COMMAND = `${SKIPPED}(?:$|${NAME}${SKIPPED}(?:$|[:\\uff1a]))`;
// A line that braces around it would turn into a reference.
const REFERENCE = `${SKIPPED}(?:${NAME}${SKIPPED})?[:\\uff1a][^\\r\\n]*$`;
// `{{F:`; in escaped text, `{\{F:`.
const BRACES = new RegExp(`[{\\uff5b](?=\\\\*${SKIPPED}[{\\uff5b]${COMMAND})`, 'g');
const ESCAPED_BRACES = new RegExp(`([{\\uff5b])\\\\(?=\\\\*${SKIPPED}[{\\uff5b]${COMMAND})`, 'g');

// A line that begins a fence, or ends one.
const FENCE = /^[ \t]*(?=\\*(?:```|~~~))/gm;
const ESCAPED_FENCE = /^([ \t]*)\\(?=\\*(?:```|~~~))/gm;

// The rest of a delimiter, a fence, a character or a code span that may have begun before the text.
const FIRST_LINE_AT_RISK = new RegExp(
  `^(?:\\\\\\n|[^\\r\\n\`]*\`|[^\\r\\n{}]*\\}|${SKIPPED}(?:[\\u25b6[\\uff3b~\\udc00-\\udfff]|[{\\uff5b]${COMMAND})|${REFERENCE})`,
);

/** The beginning of something that may continue after the text. */
function isLastLineAtRisk(text: string): boolean {
  if (text.endsWith(GUARD) || /[\\~\ud800-\udbff]$/.test(text)) return true;
  const lineStart = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
  if (text.indexOf('`', lineStart) !== -1) return true;
  let at = text.length;
  while (at > lineStart && SKIPPABLE_UNIT.test(text.charAt(at - 1))) at--;
  return /[{\uff5b]/.test(text.charAt(at - 1));
}

const SKIPPABLE_UNIT = new RegExp(SKIPPABLE);
