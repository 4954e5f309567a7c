import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Format } from '../../src/core/format.ts';
import type { Parsed } from '../../src/core/parsed.ts';
import { json, typed } from '../../src/formats/json/index.ts';
import { isDialect } from '../../src/tools/dialects/index.ts';
import { type ToolCallFormat, type ToolReply, toolCalls } from '../../src/tools/index.ts';
import { callDialects } from '../tools/corpus.ts';
import { runs } from './law.ts';

// A valid value with one damage inside a string: what is not told as an error is the value that was meant.

/** What models write into strings. */
const usual = [
  ...['print("hi")', '["x", "y"]', '{"k": "v"}', 'say "no", he', '5" x', 'f("a", "b")', 'C:\\dir\\x', '\\d+', '</b>'],
  ...['\\', '\n', '\t', ',', ':', ' ', 'a', 'b'],
];
/** And what JSON is made of. */
const pieces = [...usual, '"', '}', ']', ')', '{', '[', '(', "'", '"b": 1', '",', '"}', '";'];
const contentsOf = (some: readonly string[]): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...some), { maxLength: 4 }).map((parts) => parts.join(''));

/** Where the string may be in the arguments of a call. */
const places: readonly ((text: string) => Record<string, unknown>)[] = [
  (text) => ({ a: text }),
  (text) => ({ a: text, b: 1 }),
  (text) => ({ n: 0, a: [text, 'z'] }),
  (text) => ({ a: [{ b: text }] }),
  (text) => ({ a: { b: text, c: [1] } }),
];

/** What is written as it is, where it needs a backslash. */
const damages = { 'an unescaped quote': '"', 'a raw newline': '\n', 'a backslash of a pattern': '\\d' };

interface Damaged {
  readonly meant: Record<string, unknown>;
  /** The string as it should be written, and as it is. */
  readonly written: string;
  readonly broken: string;
}

function damagedBy(sign: string, contents: fc.Arbitrary<string>): fc.Arbitrary<Damaged> {
  const damaged = fc.tuple(contents, contents, fc.constantFrom(...places)).map(([before, after, place]) => {
    const [first, right, last] = [before, sign, after].map((text) => JSON.stringify(text).slice(1, -1));
    const meant = place(before + sign + after);
    return { meant, written: `"${first}${right}${last}"`, broken: `"${first}${sign}${last}"` };
  });
  return damaged.filter(
    ({ meant, written, broken }) => !beginsWhole(JSON.stringify(meant).replace(written, () => broken)),
  );
}

/** Whether a text begins with a whole value, or one with a comma too many: what is behind that may as well be words around it. */
function beginsWhole(text: string): boolean {
  for (let at = text.indexOf('}'); at !== -1; at = text.indexOf('}', at + 1))
    if (isJson(text.slice(0, at + 1).replace(/\\[nt]|,(?=[}\]])/g, ''))) return true;
  return false;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parseInPieces<Model>(format: Format<Model>, text: string): Parsed<Model> {
  const stream = format.createStream();
  for (const unit of text) stream.push(unit);
  return stream.end();
}

function printed(format: ToolCallFormat, meant: Record<string, unknown>): string {
  const call = { name: 'write_file', arguments: meant, raw: '', complete: true };
  return format.print({ text: '', reasoning: '', calls: [call] });
}

const text = { type: 'string' };
const list = { type: 'array', items: text };
/** Types of these values: one of any, and one that knows each name. */
const types: readonly Record<string, unknown>[] = [
  { type: 'object' },
  { type: 'object', properties: { a: text, b: { type: 'integer' } }, required: ['a'] },
  { type: 'object', properties: { n: { type: 'integer' }, a: list }, required: ['n', 'a'] },
];

/** The dialects whose arguments are an object of JSON. */
const jsonDialects = callDialects.filter(isDialect).filter((dialect) => {
  const parameters = { type: 'object', properties: { a: { type: 'string' } } };
  const format = toolCalls({ dialect, tools: { write_file: { parameters } } });
  return /"a" ?: ?"x"/.test(printed(format, { a: 'x' }));
});

describe.each(Object.entries(damages))('%s in a string', (_, sign) => {
  const cases = damagedBy(sign, contentsOf(pieces));
  // Lone brackets and quotes beside the damage may still end a string of a call: see docs/json-recovery.md.
  const usualCases = damagedBy(sign, contentsOf(usual));

  it('of JSON', () => {
    fc.assert(
      fc.property(cases, ({ meant, written, broken }) => {
        const text = JSON.stringify(meant).replace(written, () => broken);
        for (const { ok, value } of [json.parse(text), parseInPieces(json, text)])
          expect(ok ? value : meant, text).toEqual(meant);
      }),
      runs(5000),
    );
  });

  it.each(types)('of JSON of a type: %j', (type) => {
    const format = typed<unknown>(type);
    fc.assert(
      fc.property(cases, ({ meant, written, broken }) => {
        if (!isDeepStrictEqual(format.parse(JSON.stringify(meant)).value, meant)) return;
        const text = JSON.stringify(meant).replace(written, () => broken);
        for (const { ok, value } of [format.parse(text), parseInPieces(format, text)])
          expect(ok ? value : meant, text).toEqual(meant);
      }),
      runs(2000),
    );
  });

  it.each(jsonDialects)('of a call in %s', (dialect) => {
    const format = toolCalls({ dialect });
    fc.assert(
      fc.property(usualCases, ({ meant, written, broken }) => {
        const text = printed(format, meant).replace(written, () => broken);
        for (const { ok, value } of [format.parse(text), parseInPieces(format, text)])
          expect(!ok || isRight(value, meant), `${text}: ${JSON.stringify(value.calls)}`).toBe(true);
      }),
      runs(1000),
    );
  });
});

function isRight({ calls }: ToolReply, meant: Record<string, unknown>): boolean {
  return isDeepStrictEqual([calls.length, calls[0]?.arguments], [1, meant]);
}
