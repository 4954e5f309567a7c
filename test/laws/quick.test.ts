import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Format, Path } from 'peglot';
import * as dml from 'peglot/dml';
import * as duckflow from 'peglot/duckflow';
import * as skill from 'peglot/skill';
import { type Tools, toolCalls } from 'peglot/tools';
import { describe, expect, it } from 'vitest';
import { quickDocument } from '../../src/formats/dml/read/quick.ts';
import { quickReply } from '../../src/formats/duckflow/quick.ts';
import { quickOutput } from '../../src/formats/skill/quick.ts';
import { dialects } from '../../src/tools/dialects/index.ts';
import { quickReader } from '../../src/tools/quick.ts';
import { ToolSchema } from '../../src/tools/schema.ts';
import { readCase } from '../corpus-file.ts';
import { callCases, tools } from '../tools/corpus.ts';
import { law, runs } from './law.ts';
import { noise, scratched } from './texts.ts';

// A quick reader says of a text what the grammar says, which reads every stream, or nothing.

interface Row {
  readonly name: string;
  readonly format: Pick<Format<unknown>, 'parse' | 'createStream'>;
  readonly quick: (text: string) => { readonly value: unknown } | undefined;
  readonly texts: readonly { readonly name: string; readonly input: string }[];
  /** Those that it must not leave to the grammar. */
  readonly takes: readonly string[];
}

/** The texts of a corpus. */
function textsOf(format: string): Row['texts'] {
  const folder = new URL(`../corpus/${format}/`, import.meta.url);
  return readdirSync(folder).map((name) => ({
    name,
    input: readCase(readFileSync(new URL(name, folder), 'utf8')).input,
  }));
}

/** Calls, where nothing is known of the tools or all that the corpus names. */
function calls(dialect: 'hermes' | 'longcat' | 'auto', known: Tools | undefined, takes: readonly string[]): Row {
  const written = dialect === 'auto' ? 'hermes' : dialect;
  const schemas = known && new Map(Object.entries(known).map(([name, tool]) => [name, new ToolSchema(tool)]));
  const quick = quickReader(dialects[written], schemas ?? null);
  return {
    name: `${dialect}, ${known === undefined ? 'any tools' : 'known tools'}`,
    format: toolCalls({ dialect, ...(known && { tools: known }) }),
    quick: (text) => quick?.(text),
    texts: callCases(written).map(({ title, input }) => ({ name: title, input })),
    takes,
  };
}

/** A result with the mistakes that most have. */
const MENDED = `{'success': true, confidence: 0.5, "deliverables": ["a b.ts", 'c.ts',],
  "metrics": {"n": 12 "m": -0.5}, // of all
  "errors": [{"code": "E_1", "message": "it \\"broke\\"", "context": {"a": [null, {"success": true}]}}]}`;

/** What is told of besides: tokens of a template, odd line ends, and what looks like a fence in a comment. */
const NOISY = ["'<|im_end|>'", "\r'a'", "/*\n```\n*/ 'a'", "'a', // b\n~~~\n", "'```'"];

const rows: readonly Row[] = [
  {
    name: 'duckflow',
    format: duckflow,
    quick: quickReply,
    texts: textsOf('duckflow'),
    takes: ['clean.txt', 'clean-empty-block.txt'],
  },
  {
    name: 'dml',
    format: dml,
    quick: (text) => quickDocument(text, {}),
    texts: textsOf('dml'),
    takes: ['all-tools.txt', 'write-file.txt'],
  },
  {
    name: 'skill',
    format: skill,
    quick: quickOutput,
    texts: [
      ...textsOf('skill'),
      { name: 'mended', input: MENDED },
      { name: 'another result in it', input: MENDED.replace('[null, ', '[null\n ') },
      { name: 'a long number', input: MENDED.replace('null', '9007199254740993') },
      ...NOISY.map((noisy) => ({ name: noisy, input: MENDED.replace("'c.ts'", noisy) })),
    ],
    takes: ['clean.txt', 'compact.txt', 'mended'],
  },
  calls('hermes', undefined, ['One call after a sentence', 'A call alone', 'Two calls', 'A thought before the call']),
  calls('hermes', tools, [
    ...['One call after a sentence', 'A call alone', 'Two calls'],
    ...['A trailing comma', 'Single quotes and a word of Python', 'Commas are missing between strings and keys'],
  ]),
  calls('longcat', tools, ['One call after a sentence']),
  calls('auto', undefined, ['One call after a sentence', 'Two calls']),
];

/** All paths of a value. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).map(([key, part]) => [Array.isArray(value) ? Number(key) : key, part] as const);
  return [path, ...inner.flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

function expectSame({ format, quick }: Row, text: string): void {
  if (quick(text) === undefined) return;
  const stream = format.createStream();
  stream.push(text);
  const slow = stream.end();
  const fast = format.parse(text);
  for (const key of ['value', 'diagnostics', 'ok', 'complete', 'format', 'via'] as const)
    assert.deepEqual(fast[key], slow[key], key);
  for (const path of pathsOf(fast.value)) assert.deepEqual(fast.locate(path), slow.locate(path), path.join('.'));
}

/** A text with some of its lines left out, doubled or moved, and others put between them. */
function reordered(text: string, others: readonly string[]): fc.Arbitrary<string> {
  const lines = text.split(/(?<=\n)/);
  const change = fc.tuple(fc.nat(lines.length), fc.nat(2), fc.constantFrom('', ...lines, ...others));
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const changed = [...lines];
    for (const [at, left, line] of changes) changed.splice(at, left, line);
    return changed.join('');
  });
}

describe.each(rows)('the quick reader of $name', (row) => {
  const corpus = row.texts;
  const taken = corpus.filter(({ input }) => row.quick(input) !== undefined);
  const lines = [...new Set(corpus.flatMap(({ input }) => input.split(/(?<=\n)/)))];

  it('takes what is written in the usual way', () => {
    expect(taken.map(({ name }) => name)).toEqual(expect.arrayContaining([...row.takes]));
  });

  it.each(taken)('says of $name what the grammar says', ({ input }) => expectSame(row, input));

  const near = fc
    .constantFrom(...taken.map(({ input }) => input))
    .chain((text) => fc.oneof(scratched(text, [...noise, ...lines]), reordered(text, lines)));
  const same = law(
    'quick = grammar',
    near,
    (text) => expectSame(row, text),
    (text) => text,
  );

  it('says of a text that is nearly as usual what the grammar says, or nothing', () => same.assert(runs(20_000)));
});
