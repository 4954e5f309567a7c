import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Parsed, Path } from 'peglot';
import { type Json, parse } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { parseByGrammar } from '../../../src/formats/json/parse.ts';
import { readQuickly } from '../../../src/formats/json/read/quick.ts';
import { readCase } from '../../corpus-file.ts';
import { every, runs } from '../../laws/law.ts';
import { damaged, scratched } from '../../laws/texts.ts';
import { readDamages } from './damage-file.ts';
import { containerTexts, fragments, validTexts } from './json-texts.ts';
import { expectSameStream } from './streams.ts';

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

/** Whether the text is read quickly; what that gives is what the grammar gives, and a stream. */
function isSame(text: string): boolean {
  if (readQuickly(text, 1000) === undefined) return false;
  for (const options of [{}, { strict: true }])
    assert.deepStrictEqual(facts(parse(text, options)), facts(parseByGrammar(text, options, 'repaired')), text);
  expectSameStream(text, [text]);
  return true;
}

const corpus = new URL('../../corpus/json/', import.meta.url);
const written = [
  ...readdirSync(corpus).map((name) => readCase(readFileSync(new URL(name, corpus), 'utf8')).input),
  ...readDamages().map(({ input }) => input),
];

/** All that a text can be cut off in. */
const LONG = `{"ab": [1, "b", {"c": true, "d": "te} x\\n]", 'e': 12.5e3, f: [[] {}]} None], // g
"g h": -0.5, "i": {"j": [null, "k}"]}, 'l': 'm, n: o. p', "n": [{"o": "p"}, false]}`;

describe('a text that is read quickly gives what the grammar gives', () => {
  it('for the corpus and the damaged texts, and with other text around them', () => {
    const taken = written.flatMap((text) => [text, `${text}\n`, ` {"a": ${text}, 'b': 1}`, `[${text} {c: 2}]`]);
    expect(taken.filter(isSame).length).toBeGreaterThan(100);
  });

  it('for all that they begin with', () => {
    const texts = [...written.filter((text) => text.length < 200), LONG, `\`\`\`json\n${LONG}\n\`\`\``];
    const begun = texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at)));
    expect(every(17, begun).filter(isSame).length).toBeGreaterThan(100);
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
