// What the stream asks before a delimiter is whole. The grammar has the same two, for whole texts: a difference would
// show between chunkings, which the laws look for.

/** The first unit of U+1F986: both delimiters hold a duck, and nothing else does that matters. */
export const DUCK_LEAD = '\ud83e';

/** The most units that a delimiter has. */
export const DELIMITER_LENGTH = 16;

const BITS = '\ufe0e\ufe0f\u200b\u200d \t\u3000\xa0';
const MOST_BITS = 6;

/**
 * Whether an opening delimiter stands at an offset where a duck may begin: the offset behind it, `'no'`, or `'more'` when
 * that depends on what follows the text.
 */
export function openAt(text: string, at: number): number | 'no' | 'more' {
  if (at + 1 >= text.length) return 'more';
  if (text[at + 1] !== '\udd86') return 'no';
  const arrow = skipBits(text, at + 2);
  if (arrow >= text.length) return 'more';
  if (text[arrow] !== '\u25b6') return 'no';
  const bracket = skipBits(text, arrow + 1);
  if (bracket >= text.length) return 'more';
  return text[bracket] === '[' || text[bracket] === '\uff3b' ? bracket + 1 : 'no';
}

/** Whether the duck at an offset ends a closing delimiter; `'more'` when half of it is missing. */
export function closesAt(text: string, duck: number): boolean | 'more' {
  let at = skipBitsBack(text, duck);
  if (text[at - 1] !== '\u25c0') return false;
  at = skipBitsBack(text, at - 1);
  if (text[at - 1] !== ']' && text[at - 1] !== '\uff3d') return false;
  if (duck + 1 >= text.length) return 'more';
  return text[duck + 1] === '\udd86';
}

function skipBits(text: string, from: number): number {
  let at = from;
  while (at < text.length && at - from < MOST_BITS && BITS.includes(text.charAt(at))) at++;
  return at;
}

function skipBitsBack(text: string, from: number): number {
  let at = from;
  while (at > 0 && from - at < MOST_BITS && BITS.includes(text.charAt(at - 1))) at--;
  return at;
}
