/** What a string of JSON has in other letters, where a backslash is one letter of many. */
const LETTERS = /["\\\p{Cc}]/gu;
/** The same, and what a backslash begins. */
const ESCAPES =
  /\\(?:x([\da-fA-F]{2})|U([\da-fA-F]{8})|([0-7]{1,3})|u[\da-fA-F]{4}|\r\n|["'\\/abfnrtv\r\n])?|["\p{Cc}]/gu;
/** What a backslash begins in JSON and in Python. */
const SHARED = /^\\(?:["\\bfnrt]|u.)/;
/** What a backslash means in a string. */
export type Escaping = 'json' | 'python' | 'none';

/** What of a piece of a string is written in another way in JSON: where it is, and the words of JSON. */
export function* rewritten(piece: string, escaping: Escaping): Iterable<[at: number, raw: string, words: string]> {
  for (const found of piece.matchAll(escaping === 'none' ? LETTERS : ESCAPES)) {
    const [raw] = found;
    const isSame = escaping !== 'none' && (SHARED.test(raw) || (escaping === 'json' && raw === '\\/'));
    if (!isSame) yield [found.index, raw, JSON.stringify(escaping === 'python' ? meant(found) : raw).slice(1, -1)];
  }
}

/** What Python reads. */
function meant([raw, hex, long, octal]: RegExpExecArray): string {
  const code = octal === undefined ? Number.parseInt(hex ?? long ?? '', 16) : Number.parseInt(octal, 8);
  if (!Number.isNaN(code)) return String.fromCodePoint(code);
  if (/^\\\s/.test(raw)) return '';
  return raw === "\\'" ? "'" : raw === '\\a' ? '\x07' : raw === '\\v' ? '\v' : raw;
}
