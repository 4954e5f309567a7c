import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Parsed, Path } from 'peglot';
import { type Json, parse } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { parseByGrammar } from '../../../src/formats/json/parse.ts';
import { readFlatJson } from '../../../src/formats/json/read/flat.ts';
import { readCase } from '../../corpus-file.ts';
import { runs } from '../../laws/law.ts';
import { damaged, scratched } from '../../laws/texts.ts';
import { readDamages } from './damage-file.ts';
import { containerTexts, fragments, validTexts } from './json-texts.ts';

/** All that a result says, with the place of every part of the value. */
function facts({ value, diagnostics, ok, complete, format, locate }: Parsed<Json>): object {
  const places: object[] = [];
  const walk = (part: Json, path: Path): void => {
    places.push({ path, range: locate(path) });
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part)) walk(inner, [...path, Array.isArray(part) ? Number(key) : key]);
  };
  walk(value, []);
  return { value, diagnostics, ok, complete, format, places };
}

/** Whether the text is read without nodes; what that gives is what the grammar gives. */
function isSame(text: string): boolean {
  if (readFlatJson(text, 1000) === undefined) return false;
  for (const options of [{}, { strict: true }])
    assert.deepStrictEqual(facts(parse(text, options)), facts(parseByGrammar(text, options, 'repaired')), text);
  return true;
}

const corpus = new URL('../../corpus/json/', import.meta.url);
const written = [
  ...readdirSync(corpus).map((name) => readCase(readFileSync(new URL(name, corpus), 'utf8')).input),
  ...readDamages().map(({ input }) => input),
];

describe('a text that is read without nodes gives what the grammar gives', () => {
  it('for the corpus and the damaged texts, and with other text around them', () => {
    const taken = written.flatMap((text) => [text, `${text}\n`, ` {"a": ${text}, 'b': 1}`, `[${text} {c: 2}]`]);
    expect(taken.filter(isSame).length).toBeGreaterThan(100);
  });

  it('for all that they begin with', () => {
    const texts = written.filter((text) => text.length < 200);
    for (const text of texts) for (let end = 1; end < text.length; end++) isSame(text.slice(0, end));
  });

  it('for anything', () => {
    const texts = fc.oneof(
      damaged(fragments),
      validTexts,
      containerTexts.chain((text) => scratched(text, fragments)),
    );
    fc.assert(
      fc.property(texts, (text) => void isSame(text)),
      runs(400),
    );
  });
});
