/**
 * A GBNF text with its classes of characters spelled as UTF-8 bytes, for the build of XGrammar on npm (0.1.27). That build
 * takes the code points of a class modulo 256, as bytes: `[\u0100-\u013F]` is to it the bytes 0 to 63, and `é` in
 * `[\u00A0-\u00FF]` is never matched (mended upstream in https://github.com/mlc-ai/xgrammar/pull/491, without a newer build
 * on npm: https://github.com/mlc-ai/xgrammar/issues/696). Literals and negated classes of ASCII characters it reads right.
 *
 * @example byteClasses('root ::= [a\\u00E0-\\u00E5]') // 'root ::= ("\\u0061" | [\\u00C3\\u00C3] [\\u00A0-\\u00A5])'
 */
export function byteClasses(gbnf: string): string {
  return gbnf.replaceAll(/"(?:\\.|[^"\\])*"|\[(?!\^)(?:\\.|[^\]\\])*\]/g, (token) =>
    token.startsWith('[') ? byteClass(token) : token,
  );
}

function byteClass(token: string): string {
  const ranges = [...token.slice(1, -1).matchAll(RANGE)].map(
    ([, from = '', to = from]) => [codeOf(from), codeOf(to)] as const,
  );
  if (ranges.every(([, to]) => to <= 0x7f)) return token;
  const ways = ranges.flatMap(([from, to]) => byteRanges(from, to));
  const ascii = ways.filter(({ length }) => length === 1).flat();
  const others = ways.filter(({ length }) => length > 1).map((bytes) => bytes.map((byte) => classOf([byte])).join(' '));
  return `(${[...(ascii.length > 0 ? [classOf(ascii)] : []), ...others].join(' | ')})`;
}

const CHARACTER = String.raw`\\u[0-9A-F]{4}|\\U[0-9A-F]{8}|\\.|[^\\]`;
const RANGE = new RegExp(`(${CHARACTER})(?:-(${CHARACTER}))?`, 'g');

function codeOf(written: string): number {
  if (/^\\[uU]./.test(written)) return Number.parseInt(written.slice(2), 16);
  return (CONTROLS.get(written) ?? written.slice(-1)).charCodeAt(0);
}

const CONTROLS = new Map([
  ['\\n', '\n'],
  ['\\r', '\r'],
  ['\\t', '\t'],
]);

/** The first and the last of a stretch of bytes. */
type Bytes = readonly [number, number];

/** The sequences of bytes that are the characters of a stretch in UTF-8. */
function byteRanges(from: number, to: number): Bytes[][] {
  for (const last of [0x7f, 0x7ff, 0xffff])
    if (from <= last && last < to) return [...byteRanges(from, last), ...byteRanges(last + 1, to)];
  for (let bits = 6; to > 0x7f && bits < 8 * utf8(to).length; bits += 6) {
    const low = 2 ** bits - 1;
    if (from >> bits === to >> bits) continue;
    if ((from & low) !== 0) return [...byteRanges(from, from | low), ...byteRanges((from | low) + 1, to)];
    if ((to & low) !== low) return [...byteRanges(from, (to & ~low) - 1), ...byteRanges(to & ~low, to)];
  }
  const last = utf8(to);
  return [[...utf8(from)].map((byte, at) => [byte, last[at] ?? byte])];
}

function utf8(code: number): Uint8Array {
  return new TextEncoder().encode(String.fromCodePoint(code));
}

/** A class of bytes; XGrammar makes a literal of a class of one character, so one byte is there twice. */
function classOf(stretches: readonly Bytes[]): string {
  const [only = [0, 0]] = stretches;
  if (stretches.length > 1 || only[0] !== only[1]) return `[${stretches.map(stretch).join('')}]`;
  return only[0] <= 0x7f ? `"${hex(only[0])}"` : `[${hex(only[0]).repeat(2)}]`;
}

function stretch([from, to]: Bytes): string {
  return from === to ? hex(from) : `${hex(from)}-${hex(to)}`;
}

function hex(byte: number): string {
  return `\\u${byte.toString(16).toUpperCase().padStart(4, '0')}`;
}
