import { escapeControls } from '../../core/escape-controls.ts';
import { setOwn } from '../../core/record.ts';

// JSON readers give up on values that nest without end; no real result comes near this.
const MAX_DEPTH = 100;

/**
 * Any value as indented JSON, as `JSON.stringify` converts it. In addition, bigints are written as strings of digits,
 * maps as objects, sets as arrays, errors with their name and message, an object inside itself as `"[Circular]"`, and
 * what nests deeper than 100 levels as `"[Too deep]"`. A value without any JSON is `null`; a lone surrogate, which no
 * file can store, is U+FFFD.
 *
 * @example toJson({ total: 10n }) // '{\n  "total": "10"\n}'
 */
export function toJson(value: unknown): string {
  return escapeControls(written(plain(value, '', []) ?? null, '\n'), true);
}

/** The JSON of a plain value; `line` is a line end plus the current indentation. */
function written(value: unknown, line: string): string {
  if (typeof value === 'number') return numeral(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${line}  `;
  const list = Array.isArray(value);
  const parts = list
    ? value.map((item) => `${inner}${written(item, inner)}`)
    : Object.entries(value).map(([key, field]) => `${inner}${JSON.stringify(key)}: ${written(field, inner)}`);
  const [open, close] = list ? '[]' : '{}';
  return parts.length === 0 ? `${open}${close}` : `${open}${parts.join(',')}${line}${close}`;
}

/** An integer beyond the safe range is written so that it does not pretend to be exact. */
function numeral(value: number): string {
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : JSON.stringify(value);
}

/** A tree of plain values without cycles; undefined for values that JSON omits. */
function plain(value: unknown, key: string, around: readonly object[]): unknown {
  const own = hasToJson(value) ? value.toJSON(key) : value;
  if (typeof own === 'string') return own.toWellFormed();
  if (typeof own === 'bigint') return String(own);
  if (typeof own === 'function' || typeof own === 'symbol') return undefined;
  if (typeof own !== 'object' || own === null) return own;
  if (own instanceof Number || own instanceof Boolean) return own.valueOf();
  if (own instanceof String) return own.valueOf().toWellFormed();
  if (around.includes(own)) return '[Circular]';
  if (around.length >= MAX_DEPTH) return '[Too deep]';
  const within = [...around, own];
  if (Array.isArray(own)) return Array.from(own, (item, at) => plain(item, String(at), within) ?? null);
  if (own instanceof Set) return Array.from(own, (item, at) => plain(item, String(at), within) ?? null);
  const record: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(own)) {
    const written = plain(field, name, within);
    if (written !== undefined) setOwn(record, name.toWellFormed(), written);
  }
  return record;
}

function fieldsOf(value: object): Iterable<readonly [string, unknown]> {
  if (value instanceof Map) return Array.from(value, ([key, field]): [string, unknown] => [String(key), field]);
  if (value instanceof Error) return [['name', value.name], ['message', value.message], ...Object.entries(value)];
  return Object.entries(value);
}

function hasToJson(value: unknown): value is { toJSON(key: string): unknown } {
  return typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function';
}
