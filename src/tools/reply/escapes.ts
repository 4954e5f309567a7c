/** What JSON escapes in a string without escapes. */
const LETTERS = /["\\\p{Cc}]/gu;
/** What JSON escapes, and escapes themselves. */
const ESCAPES =
  /\\(?:x([\da-fA-F]{2})|U([\da-fA-F]{8})|([0-7]{1,3})|u[\da-fA-F]{4}|\r\n|["'\\/abfnrtv\r\n])?|["\p{Cc}]/gu;
/** Escapes that JSON and Python share. */
const SHARED = /^\\(?:["\\bfnrt]|u.)/;
/** The meaning of a backslash in a string. */
export type Escaping = 'json' | 'python' | 'none';

/** The parts of a string's content that JSON writes differently, with their JSON form. */
export function* rewritten(piece: string, escaping: Escaping): Iterable<[at: number, raw: string, words: string]> {
  for (const found of piece.matchAll(escaping === 'none' ? LETTERS : ESCAPES)) {
    const [raw] = found;
    const isSame = escaping !== 'none' && (SHARED.test(raw) || (escaping === 'json' && raw === '\\/'));
    if (!isSame) yield [found.index, raw, JSON.stringify(escaping === 'python' ? meant(found) : raw).slice(1, -1)];
  }
}

/** The character that a Python escape stands for. */
function meant([raw, hex, long, octal]: RegExpExecArray): string {
  const code = octal === undefined ? Number.parseInt(hex ?? long ?? '', 16) : Number.parseInt(octal, 8);
  if (!Number.isNaN(code)) return String.fromCodePoint(code);
  if (/^\\\s/.test(raw)) return '';
  return raw === "\\'" ? "'" : raw === '\\a' ? '\x07' : raw === '\\v' ? '\v' : raw;
}
