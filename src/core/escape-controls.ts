/**
 * Escapes control characters, bidirectional overrides and lone surrogates as `\u….`, so that no text can control a
 * terminal. With `keepLayout`, line feeds and tabs are kept.
 */
export function escapeControls(text: string, keepLayout = false): string {
  // Most texts need no escaping, and this test takes a tenth of the full search.
  if (VISIBLE.test(text)) return text;
  return text.replace(UNSAFE, (char) => {
    if (keepLayout && (char === '\n' || char === '\t')) return char;
    return unitEscape(char.charCodeAt(0));
  });
}

/** A UTF-16 unit escaped for JSON and regular expressions: `\u00e9`. */
export function unitEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}

const VISIBLE = /^[ -~]*$/;

// C0, DEL and C1 controls; bidirectional marks, overrides and isolates; line separators; lone surrogates.
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
