import { scalar } from '../write.ts';

/** A value as written, if that is valid JSON; otherwise with as few changes as possible. */
export function valueAsWritten(source: string, value: string | number | boolean | null): string {
  // A number out of a double's range was read as a text.
  if (NUMBER.test(source)) return typeof value === 'number' || isOut(source, value) ? source : scalar(value);
  if (typeof value === 'string') return textAsWritten(source, value);
  return source === String(value) ? source : scalar(value);
}

/** `valueAsWritten` for a name or a string. */
export function textAsWritten(source: string, text: string): string {
  if (PLAIN.test(source) && source.length === text.length + 2 && source.startsWith(text, 1)) return source;
  return QUOTES.has(source.charAt(0)) ? (mendedString(source, text) ?? scalar(text)) : scalar(text);
}

function isOut(source: string, value: unknown): boolean {
  return value === source && !Number.isFinite(Number(source));
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** A string without escapes. */
const PLAIN = /^"[^"\\\p{Cc}]*"$/u;
const QUOTES: ReadonlySet<string> = new Set(`"'\`´“”„‟‘’‚‛＂＇«»`);
const QUOTES_AT_END = 3;

/**
 * The JSON string of a text, keeping the source of each unit if that is valid; undefined if source and text do not
 * match.
 */
function mendedString(source: string, text: string): string | undefined {
  let out = '"';
  let at = 1;
  for (const unit of units(text)) {
    const raw = pieceOf(source, at, unit);
    if (raw === undefined) return undefined;
    out += STRAIGHT.test(raw) ? raw : inner(unit);
    at += raw.length;
  }
  const rest = source.slice(at);
  return rest.length > QUOTES_AT_END || /[\p{L}\p{N}\\]/u.test(rest) ? undefined : `${out}"`;
}

function* units(text: string): Generator<string> {
  for (let at = 0; at < text.length; at++) yield text.charAt(at);
}

/** The part of the source for a unit of the text. */
function pieceOf(source: string, at: number, unit: string): string | undefined {
  if (source[at] !== '\\') return source[at] === unit ? unit : undefined;
  ESCAPE.lastIndex = at;
  const raw = ESCAPE.exec(source)?.[0];
  if (raw !== undefined && JSON.parse(`"${raw}"`) === unit) return raw;
  if (unit === '\\') return unit;
  return source[at + 1] === unit ? `\\${unit}` : undefined;
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
/** A piece that is valid in a JSON string: a unit, or an escape. */
const STRAIGHT = /^(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))$/su;

/** A unit escaped for a JSON string. */
function inner(unit: string): string {
  return JSON.stringify(unit).slice(1, -1);
}
