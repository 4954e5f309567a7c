/**
 * Removes the given number of indentation columns from each line, or less if a line has less, as for an indented fenced
 * block. Line ends are kept. A tab that reaches further leaves spaces (CommonMark 0.31 §2.2).
 *
 * @example withoutIndent('  a\n b\n', 2) // 'a\nb\n'
 */
export function withoutIndent(text: string, columns: number): string {
  if (columns === 0) return text;
  let result = '';
  for (let at = 0; at < text.length; ) {
    let column = 0;
    for (; column < columns; at++) {
      const unit = text.charCodeAt(at);
      if (unit === SPACE) column++;
      else if (unit === TAB) column += 4 - (column % 4);
      else break;
    }
    const next = lineAfter(text, at);
    result += ' '.repeat(Math.max(0, column - columns)) + text.slice(at, next);
    at = next;
  }
  return result;
}

/** The width of blanks in columns, with tab stops every four columns. */
export function columnsOf(blanks: string): number {
  let column = 0;
  for (let at = 0; at < blanks.length; at++) column += blanks.charCodeAt(at) === TAB ? 4 - (column % 4) : 1;
  return column;
}

const TAB = 0x09;
const SPACE = 0x20;

/** The offset after the next line end: LF, CRLF or a lone CR. */
function lineAfter(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\n') return at + 1;
    if (text[at] === '\r') return at + (text[at + 1] === '\n' ? 2 : 1);
  }
  return text.length;
}
