import * as v from 'valibot';
import { readJson } from './lenient-json.ts';
import { TemplateError } from './model.ts';
import { compilePattern, groupsOf } from './pattern.ts';

/** Makes a value of the text of a region; undefined where it is none. */
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
 * The parser of a kind of content.
 *
 * @throws {TemplateError} when there is no such kind, or its arguments are wrong
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
