import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Format } from 'peglot';
import { json, typed } from 'peglot/json';
import { toolCalls } from 'peglot/tools';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formats } from '../../src/detect.ts';
import { dialectNames } from '../../src/tools/dialects/index.ts';
import { readCase } from '../corpus-file.ts';
import { schemaOf } from '../schema-of.ts';
import { every, runs } from './law.ts';

// A stream hands out a text as it comes, from its first letter on: at most two units late, but for what has to wait.

/** How texts begin, and what is in them. */
const BEGINNINGS: readonly string[] = [
  ...['# Rome is old', '**Bold** text here', '- item one\n- item two', "I'm here, and it's fine.", '🦆 duck and more'],
  ...['“Quoted” words', '"quoted" words', '{x} is a name', '{{ user }} is one', '[link](x) follows', '$5 and more'],
  ...['C:\\new folder', '\\frac{a}{b} is it', 'a, b, c', 'See https://a.b/c', '...and so on', '(aside) then'],
  ...['<b>bold</b> text', '`code` is', '```ts\ncode\n```\nend', 'x} <|end|> more', '1,000 things', '/etc/passwd'],
  ...['_x_ y', '\tindented', 'é accents', '鴨 is duck', 'text: with colon', 'end.', 'yes', '#fff', '-5 degrees'],
  ...['true story', 'null and void', 'data = {"a": 1}', 'He said: "no".', 'One. Two.\n\nThree.', 'x < y and y > z'],
];

/** The texts in the values of the corpora, as far as they are worth a test. */
const TEXTS: readonly string[] = [
  ...BEGINNINGS,
  ...every(
    4,
    [...new Set(Object.values(formats).flatMap((format: Format<unknown>) => corpusOf(format).flatMap(textsIn)))].sort(),
  ),
];

function corpusOf(format: Format<unknown>): unknown[] {
  const folder = new URL(`../corpus/${format.name}/`, import.meta.url);
  return readdirSync(folder).map(
    (name) => format.parse(readCase(readFileSync(new URL(name, folder), 'utf8')).input).value,
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 3 && value.isWellFormed() ? [value.slice(0, 120)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What may be told late: what was not told yet, and why that has to wait. */
type Waits = readonly (readonly [late: RegExp, why: string])[];

const IN_JSON: Waits = [
  [
    /^[,'"’”}\]](?:[^\p{L}\p{N}]|<[^<>]*>?|[)\]}]*\p{L}{1,2}$)*$/u,
    'signs that may follow the text, if its quote is missing',
  ],
  [/^\{\{?[^\p{L}]*/u, 'a placeholder'],
];

const IN_LISTS: Waits = [
  ...IN_JSON,
  [
    /^[“‘]?[\w$\-\u00c0-\u1fff\u3040-\ud7ff]{0,40}$/,
    'one word: the name of a member, if the bracket of the list is missing',
  ],
  [/^[“‘][^“”‘’"]{0,60}[”’]?$/u, 'the same in quotes of print'],
  [/^['"’”][\d, ]*$/u, 'a quote that may end the text, and numbers behind it'],
];

const IN_REPLIES: Waits = [
  [/^\s*\[[^\]\n]*\]?$/, 'a marker in square brackets'],
  [/^\s*<[^>\n]*(?:>.{0,2})?$/, 'a marker in angle brackets'],
  [/^\s*<\|[^\n]*$/, 'a token of a template, up to the end of its line'],
  [/^\s*\{[^{}]*\}?$/, 'a call without markers'],
  [/^\s*(?:`[^`\n]*`?$|```[\s\S]*$)/, 'code, whose end may be missing, so that what is in it is no code'],
  [/^\s*(?:[#*_-]|\p{Lu}[\w ]{0,9}:?$)/u, 'a heading, a label or an item of a list'],
];

/** The first text that is told late, with what is not told of it and is no reason to wait. */
function firstLate(
  format: Pick<Format<unknown>, 'createStream'>,
  [before, pieces, after]: readonly [
    before: string,
    pieces: readonly (readonly [raw: string, text: string])[],
    after: string,
  ],
  toldOf: (value: unknown) => unknown,
  waits: Waits,
): string | undefined {
  const stream = format.createStream();
  stream.push(before);
  let due = '';
  let late: string | undefined;
  for (const [raw, text] of pieces) {
    stream.push(raw);
    due += text;
    const told = String(toldOf(stream.value) ?? '');
    const left = (due.startsWith(told) ? due : due.trimStart()).trimEnd().slice(told.length);
    if (left.trimStart().length > 2 && !waits.some(([pattern]) => pattern.test(left))) late ??= `${due} | ${left}`;
  }
  stream.push(after);
  stream.end();
  return late;
}

function unitsOf(text: string): (readonly [string, string])[] {
  return text.split('').map((unit) => [unit, unit]);
}

/** The units of a text, and how JSON writes them. */
function quotedUnits(text: string): (readonly [string, string])[] {
  return text.split('').map((unit) => [/[\ud800-\udfff]/.test(unit) ? unit : JSON.stringify(unit).slice(1, -1), unit]);
}

function at(...path: readonly (string | number)[]): (value: unknown) => unknown {
  return (value) =>
    path.reduce(
      (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
      value,
    );
}

const JSON_CORPUS = new URL('../corpus/json/', import.meta.url);

function placedTexts(value: unknown, path: readonly string[] = []): (readonly [readonly string[], string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => placedTexts(part, [...path, name]));
}

function lastText(value: unknown): unknown {
  return placedTexts(value).findLast(([, text]) => text !== 'x')?.[1];
}

describe('the first letters of a text come at once', () => {
  it('in JSON', () => {
    for (const text of TEXTS) {
      const late = firstLate(json, ['{"a": "', quotedUnits(text), '", "b": 1}'], at('a'), IN_JSON);
      expect(late).toBe(undefined);
    }
  });

  it('in a list of JSON', () => {
    for (const text of every(3, TEXTS)) {
      const late = firstLate(json, ['{"a": ["x", "', quotedUnits(text), '"], "b": 1}'], at('a', 1), IN_LISTS);
      expect(late).toBe(undefined);
      for (const before of ['["', '[["', '["x", "'])
        expect(firstLate(json, [before, quotedUnits(text), '"'], lastText, IN_LISTS)).toBe(undefined);
    }
  });

  it('in typed answers', () => {
    const Answer = typed(z.object({ a: z.string(), b: z.number() }));
    for (const text of every(3, TEXTS)) {
      const late = firstLate(Answer, ['{"a": "', quotedUnits(text), '", "b": 1}'], at('a'), IN_JSON);
      expect(late).toBe(undefined);
    }
  });

  it.each([
    ['{"a": {"b": "', '"}}', 'a', 'b'],
    ['{"a": ["x", "', '"]}', 'a', 1],
    ['{"a": [["', '"]]}', 'a', 0, 0],
    ['[{"a": "', '"}]', 0, 'a'],
    ['["', '", "y"]', 0],
  ] as const)('of any text in valid JSON, and in its type: %s', (before, after, ...path) => {
    const formats = [json, typed(schemaOf(JSON.parse(before + after)))];
    const texts = fc.oneof(fc.lorem({ mode: 'sentences' }), fc.string({ unit: 'grapheme', maxLength: 40 }));
    const inTime = fc.property(texts, (text) => {
      for (const format of formats)
        expect(firstLate(format, [before, quotedUnits(text), after], at(...path), IN_LISTS)).toBe(undefined);
    });
    fc.assert(inTime, runs(2000));
  });

  it('in typed answers as in JSON, two units later at most: the corpus by a type of its own', () => {
    let texts = 0;
    for (const name of readdirSync(JSON_CORPUS)) {
      const { input } = readCase(readFileSync(new URL(name, JSON_CORPUS), 'utf8'));
      const { value, ok } = json.parse(input);
      if (!ok || typeof value !== 'object' || value === null || input.length > 2000) continue;
      const format = typed(schemaOf(value));
      const whole = format.parse(input);
      // Elsewhere the type says more than JSON does.
      if (!isDeepStrictEqual(whole.value, value)) continue;
      const [stream, plain] = [format.createStream(), json.createStream()];
      for (const [end, unit] of [...input.split('').entries()]) {
        stream.push(unit);
        plain.push(unit);
        for (const [path, text] of placedTexts(plain.value)) {
          if (typeof at(...path)(value) !== 'string') continue;
          texts++;
          const told = String(at(...path)(stream.value) ?? '');
          expect(told.length, `${name}, ${end}: ${path.join('.')}`).toBeGreaterThanOrEqual(text.length - 2);
        }
      }
    }
    expect(texts).toBeGreaterThan(1000);
  });

  it.each([...dialectNames, 'auto' as const])('in the words beside calls, and in thoughts: %s', (dialect) => {
    const format = toolCalls({ dialect });
    for (const text of BEGINNINGS.filter((one) => format.parse(one).value.text === one)) {
      expect(firstLate(format, ['', unitsOf(text), ''], at('text'), IN_REPLIES)).toBe(undefined);
      const thought = ['<think>\n', unitsOf(text), '\n</think>\n\nYes'] as const;
      if (format.parse(thought[0] + text + thought[2]).value.reasoning === text)
        expect(firstLate(format, thought, at('reasoning'), IN_REPLIES)).toBe(undefined);
    }
  });

  it.each([
    ['duckflow', '[REASONING]\n', '\n[MOOD] 0.5\n', at('reasoning')],
    ['acor', '## Output\n', '\n\n## Status: Complete\n', at('messages', 0, 'body')],
  ] as const)('in %s', (name, before, after, toldOf) => {
    for (const text of BEGINNINGS)
      expect(firstLate(formats[name], [before, unitsOf(text), after], toldOf, IN_REPLIES)).toBe(undefined);
  });
});
