import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Format, Path } from 'peglot';
import * as dml from 'peglot/dml';
import * as duckflow from 'peglot/duckflow';
import { describe, expect, it } from 'vitest';
import { quickDocument } from '../../src/formats/dml/read/quick.ts';
import { quickReply } from '../../src/formats/duckflow/quick.ts';
import { readCase } from '../corpus-file.ts';
import { law, runs } from './law.ts';
import { noise, scratched } from './texts.ts';

// A quick reader says of a text what the grammar says, which reads every stream, or nothing.

interface Row {
  readonly name: string;
  readonly format: Pick<Format<unknown>, 'parse' | 'createStream'>;
  readonly quick: (text: string) => { readonly value: unknown } | undefined;
  /** Texts of the corpus that it must not leave to the grammar. */
  readonly takes: readonly string[];
}

const rows: readonly Row[] = [
  {
    name: 'duckflow',
    format: duckflow,
    quick: quickReply,
    takes: ['clean.txt', 'clean-empty-block.txt'],
  },
  {
    name: 'dml',
    format: dml,
    quick: (text) => quickDocument(text, {}),
    takes: ['all-tools.txt', 'write-file.txt'],
  },
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
  const folder = new URL(`../corpus/${row.name}/`, import.meta.url);
  const corpus = readdirSync(folder).map((name) => {
    const { input } = readCase(readFileSync(new URL(name, folder), 'utf8'));
    return { name, input };
  });
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
