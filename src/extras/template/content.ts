import * as v from 'valibot';
import { getOwn, isRecord } from '../../core/record.ts';
import { type Json, parse, readStrictly } from '../../formats/json/embedding.ts';
import { TemplateError } from './model.ts';

/** Parses the text of a region; undefined when it is invalid. */
export type ContentParser = (text: string) => unknown;

const noArgs = v.strictObject({});
const textArgs = v.strictObject({ strip: v.optional(v.boolean(), true) });
const jsonArgs = v.strictObject({
  unquoted_keys: v.optional(v.boolean(), false),
  string_delims: v.optional(v.array(v.tuple([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.string(), v.nonEmpty())])), []),
  allow_non_json: v.optional(v.boolean(), false),
});
const nested = v.strictObject({ name: v.string(), args: v.optional(v.record(v.string(), v.unknown()), {}) });
const tagArgs = v.strictObject({
  tag_pattern: v.string(),
  value_parser: v.optional(nested, { name: 'text', args: {} }),
  merge_duplicates: v.optional(v.boolean(), false),
});
const lineArgs = v.strictObject({
  line_sep: v.optional(v.pipe(v.string(), v.nonEmpty()), '\n'),
  kv_sep: v.optional(v.pipe(v.string(), v.nonEmpty()), ':'),
  strip: v.optional(v.boolean(), true),
  value_parser: v.optional(nested, { name: 'text', args: {} }),
});

/**
 * The parser for a content type.
 *
 * @throws {TemplateError} when there is no such type, or its arguments are wrong
 */
export function contentParser(name: string, args: Readonly<Record<string, unknown>>, where: string): ContentParser {
  const read = <Args>(schema: v.GenericSchema<unknown, Args>): Args => {
    const result = v.safeParse(schema, args);
    if (!result.success) throw new TemplateError(`${where}: content_args: ${result.issues[0].message}`);
    return result.output;
  };
  switch (name) {
    case 'text': {
      const { strip } = read(textArgs);
      return (text) => (strip ? text.trim() : text);
    }
    case 'int':
      read(noArgs);
      return (text) => (/^\s*[-+]?\d+\s*$/.test(text) ? Number(text) : undefined);
    case 'float':
      read(noArgs);
      return (text) => {
        const number = text.trim() === '' ? Number.NaN : Number(text);
        return Number.isFinite(number) ? number : undefined;
      };
    case 'bool':
      read(noArgs);
      return (text) => BOOLEANS.get(text.trim().toLowerCase());
    case 'json': {
      const { unquoted_keys, string_delims, allow_non_json } = read(jsonArgs);
      return (text) => {
        const value = readJson(text, { unquotedKeys: unquoted_keys, delimiters: string_delims });
        return value === undefined && allow_non_json ? text.trim() : value;
      };
    }
    case 'xml-inline':
      return tags(read(tagArgs), where);
    case 'kv-lines': {
      const { line_sep, kv_sep, strip, value_parser } = read(lineArgs);
      const value = contentParser(value_parser.name, value_parser.args, where);
      const trim = (text: string): string => (strip ? text.trim() : text);
      return (text) =>
        Object.fromEntries(
          text.split(line_sep).flatMap((line) => {
            const at = line.indexOf(kv_sep);
            return at < 0 ? [] : [[trim(line.slice(0, at)), value(trim(line.slice(at + kv_sep.length)))]];
          }),
        );
    }
    default:
      throw new TemplateError(
        `${where}: there is no content "${name}": it is one of text, int, float, bool, json, xml-inline, kv-lines`,
      );
  }
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['false', false],
  ['0', false],
  ['no', false],
]);

function tags(
  { tag_pattern, value_parser, merge_duplicates }: v.InferOutput<typeof tagArgs>,
  where: string,
): ContentParser {
  const names = groupsOf(tag_pattern);
  if (!names.includes('key') || !names.includes('value'))
    throw new TemplateError(`${where}: tag_pattern needs the groups key and value`);
  const pattern = compilePattern(tag_pattern, where);
  const read = contentParser(value_parser.name, value_parser.args, where);
  return (text) => {
    const found = new Map<string, unknown>();
    for (const { groups } of text.matchAll(pattern)) {
      const key = groups?.key ?? '';
      const value = read(groups?.value ?? '');
      const before = found.get(key);
      if (!merge_duplicates || !found.has(key)) found.set(key, value);
      else found.set(key, Array.isArray(before) ? [...before, value] : [before, value]);
    }
    return Object.fromEntries(found);
  };
}

/** The names of the groups of a pattern. */
export function groupsOf(pattern: string): string[] {
  return [...pattern.matchAll(/\(\?P?<([A-Za-z_]\w*)>/g)].map(([, name = '']) => name);
}

/**
 * A Python pattern as a regular expression: the dot matches line ends, anchors refer to the whole text.
 *
 * @throws {TemplateError} when it is invalid, or uses a feature without a counterpart
 */
export function compilePattern(pattern: string, where: string): RegExp {
  const source = pattern
    .replace(/\(\?P</g, '(?<')
    .replace(/\(\?P=(\w+)\)/g, '\\k<$1>')
    .replace(/(^|[^\\])\\Z/g, '$1$$')
    .replace(/(^|[^\\])\\A/g, '$1^');
  try {
    return new RegExp(source, 'gsu');
  } catch (error) {
    throw new TemplateError(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The JSON dialect of a template's regions. */
interface JsonDialect {
  /** Keys may be without quotes. */
  readonly unquotedKeys: boolean;
  /** Other string delimiters, between which nothing is escaped: `[open, close]`. */
  readonly delimiters: readonly (readonly [open: string, close: string])[];
}

/** Reads JSON with exactly the extensions of a dialect; undefined when it is invalid. */
export function readJson(text: string, { unquotedKeys, delimiters }: JsonDialect): Json | undefined {
  const plain = inQuotes(text, delimiters);
  if (plain === undefined) return undefined;
  const value = readStrictly(plain);
  if (value !== undefined || !unquotedKeys) return value;
  const read = parse(plain);
  return read.diagnostics.every(({ code }) => code === 'json/bad-bare-key') ? read.value : undefined;
}

/** The text with its strings in JSON quotes; undefined when a string with other delimiters is not closed. */
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

/** Fills the placeholders of a template: a string `{name}` or `{name.key}` becomes that value, with its type. */
export type Transform = (scope: Readonly<Record<string, unknown>>) => unknown;

/**
 * Compiles a transform.
 *
 * @param names the known names; null if they are only known when a region is read
 * @throws {TemplateError} when a string mixes a placeholder with other text, or uses an unknown name
 */
export function compileTransform(template: unknown, names: ReadonlySet<string> | null, where: string): Transform {
  if (typeof template === 'string') {
    const path = /^\{([^{}]+)\}$/.exec(template)?.[1]?.split('.');
    if (path === undefined) {
      if (/\{[A-Za-z_][\w.]*\}/.test(template))
        throw new TemplateError(`${where}: "${template}" mixes a place with text: write the place alone`);
      return () => template;
    }
    if (names !== null && !names.has(path[0] ?? ''))
      throw new TemplateError(`${where}: there is no ${template}: it is one of ${[...names].join(', ')}`);
    return (scope) => path.reduce<unknown>((value, key) => (isRecord(value) ? getOwn(value, key) : undefined), scope);
  }
  if (Array.isArray(template)) {
    const items = template.map((item) => compileTransform(item, names, where));
    return (scope) => items.map((item) => item(scope));
  }
  if (!isRecord(template)) return () => template;
  const entries = Object.entries(template).map(([key, value]) => [key, compileTransform(value, names, where)] as const);
  return (scope) =>
    Object.fromEntries(
      entries.flatMap(([key, value]) => {
        const made = value(scope);
        return made === undefined ? [] : [[key, made]];
      }),
    );
}
