/**
 * A fenced block whose fence is longer than any run of backticks inside.
 *
 * @example fence('a', 'json') // '```json\na\n```'
 */
export function fence(text: string, lang = ''): string {
  const ticks = ticksAround(text);
  return text === '' ? `${ticks}${lang}\n${ticks}` : `${ticks}${lang}\n${text}\n${ticks}`;
}

/** The fence for a text. */
export function ticksAround(text: string): string {
  return '`'.repeat(Math.max(3, longestRun(text) + 1));
}

/**
 * Inline code that renders exactly the text (CommonMark 0.31 §6.1).
 *
 * @example codeSpan('a`b') // '``a`b``'
 */
export function codeSpan(text: string): string {
  const ticks = '`'.repeat(freeRun(text));
  const padded = /^`|`$|^ .* $/.test(text) && text.trim() !== '' ? ` ${text} ` : text;
  return `${ticks}${padded}${ticks}`;
}

/** The length of the shortest run of backticks that does not occur in a text. */
function freeRun(text: string): number {
  const lengths = new Set(Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  let length = 1;
  while (lengths.has(length)) length++;
  return length;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const run of text.matchAll(/`+/g)) longest = Math.max(longest, run[0].length);
  return longest;
}
