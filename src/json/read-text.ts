/** What stands in a string up to something that ends it or makes it doubtful. */
export interface ReadText {
  /** The text, escapes resolved. */
  readonly value: string;
  /** Where reading stopped. */
  readonly end: number;
  /** At a quote, at what no string may hold, or for want of text. */
  readonly stop: 'quote' | 'flaw' | 'end';
}

/** Reads the inside of a string from an offset on, as RFC 8259 has it. */
export function readText(text: string, start: number): ReadText {
  let value = '';
  let at = start;
  for (;;) {
    const from = at;
    let unit = text.charCodeAt(at);
    while (unit >= 0x20 && unit !== QUOTE && unit !== BACKSLASH) unit = text.charCodeAt(++at);
    value += text.slice(from, at);
    if (at >= text.length) return { value, end: at, stop: 'end' };
    if (unit !== BACKSLASH) return { value, end: at, stop: unit === QUOTE ? 'quote' : 'flaw' };
    const found = ESCAPE.exec(text.slice(at + 1, at + 6));
    if (found === null) return { value, end: at, stop: mayBeEscape(text.slice(at + 1, at + 6)) ? 'end' : 'flaw' };
    const [raw, hex] = found;
    value += hex === undefined ? (CHARS.get(raw) ?? raw) : String.fromCharCode(Number.parseInt(hex, 16));
    at += 1 + raw.length;
  }
}

/** A text up to a comma at its end, which would stand behind the text if its closing quote were missing. */
export function withoutComma(text: string): string {
  return text.replace(/,[ \t]{0,64}$/, '');
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ESCAPE = /^(?:["\\/bfnrt]|u([0-9A-Fa-f]{4}))/;
const CHARS: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** The beginning of an escape that the end of the text cuts off. */
function mayBeEscape(rest: string): boolean {
  return /^(?:u[0-9A-Fa-f]{0,3})?$/.test(rest);
}
