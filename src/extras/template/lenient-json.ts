import { type Json, parse, readStrictly } from '../../formats/json/embedding.ts';

/** How JSON is written in a template's regions. */
export interface JsonDialect {
  /** Keys may be without quotes. */
  readonly unquotedKeys: boolean;
  /** Other delimiters of strings, in which nothing is escaped: `[open, close]`. */
  readonly delimiters: readonly (readonly [open: string, close: string])[];
}

/** Reads JSON with the liberties of a dialect, and no others; undefined when it is none. */
export function readJson(text: string, { unquotedKeys, delimiters }: JsonDialect): Json | undefined {
  const plain = inQuotes(text, delimiters);
  if (plain === undefined) return undefined;
  const value = readStrictly(plain);
  if (value !== undefined || !unquotedKeys) return value;
  const read = parse(plain);
  return read.diagnostics.every(({ code }) => code === 'json/bad-bare-key') ? read.value : undefined;
}

/** The text with its strings in the quotes of JSON; undefined where one of another kind does not end. */
function inQuotes(text: string, delimiters: JsonDialect['delimiters']): string | undefined {
  if (delimiters.length === 0) return text;
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const from = at;
    const found = delimiters.find(([open]) => text.startsWith(open, from));
    if (found === undefined) {
      at = text[from] === '"' ? endOfString(text, from) : from + 1;
      plain += text.slice(from, at);
    } else {
      const [open, close] = found;
      const end = text.indexOf(close, from + open.length);
      if (end < 0) return undefined;
      plain += JSON.stringify(text.slice(from + open.length, end));
      at = end + close.length;
    }
  }
  return plain;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
