import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createStream, parse } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { readCase } from '../../corpus-file.ts';
import { every, runs } from '../../laws/law.ts';
import { mend } from '../../mending.ts';
import { readDamages } from './damage-file.ts';
import { containerTexts } from './json-texts.ts';

const folder = new URL('../../corpus/json/', import.meta.url);
const texts = [
  ...readDamages().map(({ input }) => input),
  ...readdirSync(folder).map((name) => readCase(readFileSync(new URL(name, folder), 'utf8')).input),
];

describe('the fixes of JSON', () => {
  it('mend a text whose every finding has one, and keep its value', () => {
    const mendable = texts.filter((text) => parse(text).diagnostics.every(({ fix }) => fix !== undefined));
    expect(mendable.length).toBeGreaterThan(350);
    for (const text of mendable) expect(parse(mend(parse, text)).diagnostics, text).toEqual([]);
  });

  it('keep the value of every other text, and leave what needs a guess', () => {
    for (const text of every(3, texts)) {
      const { diagnostics } = parse(text);
      expect(parse(mend(parse, text)).diagnostics.length, text).toBeLessThanOrEqual(diagnostics.length);
    }
  });

  it('of a comma writes none behind another', () => {
    const commas = parse('{"a": [1, b: 2}').diagnostics.filter(({ code }) => code === 'json/missing-comma');
    expect(commas.map(({ fix }) => fix)).toEqual([undefined]);
  });

  it('are the same for a stream', () => {
    for (const text of every(3, texts)) {
      const stream = createStream();
      stream.push(text);
      expect(stream.end().diagnostics).toEqual(parse(text).diagnostics);
    }
  });

  it.each([
    ["{'a': 'it\\'s \"so\"'}", `{"a": "it's \\"so\\""}`],
    [
      '{\n  "a": 1\n  "b": [1, 2\n  "c": 3 // three\n  "d": 4\n}',
      '{\n  "a": 1,\n  "b": [1, 2],\n  "c": 3 \n  ,"d": 4\n}',
    ],
    ['{name = Ada, ok: True; "n": +1_000,}', '{"name" : "Ada", "ok": true, "n": 1000}'],
    ['["one\ntwo", """three "x" y""", `four`]', '["one\\ntwo", "three \\"x\\" y", "four"]'],
    ['Here: {"a": 1/* one */}', '{"a": 1}'],
    ['{"a": [1, 2}', '{"a": [1, 2]}'],
    ['-2,000.00', '-2000'],
    ['}[]', '}[]'],
    ['{"a": 1, ["b": 2}', '{"a": 1, ["b": 2}'],
    ['{"a": "cut', '{"a": "cut'],
    ['{"a": , "b": [1, ...]}', '{"a": , "b": [1, ...]}'],
  ])('of %s', (text, mended) => {
    expect(mend(parse, text)).toBe(mended);
  });

  it('do not write a long text out for each of its mistakes', () => {
    const found = parse(`["a${'"'.repeat(5000)}`).diagnostics;
    expect(found.filter(({ fix }) => fix !== undefined)).toHaveLength(10);
  });

  it('keep the value of a text from which a sign was lost', () => {
    const lost = containerTexts.chain((text) =>
      fc.nat({ max: Math.max(text.length - 1, 0) }).map((at) => text.slice(0, at) + text.slice(at + 1)),
    );
    fc.assert(
      fc.property(lost, (text) => {
        const parsed = parse(text);
        if (parsed.diagnostics.length > 0 && parsed.diagnostics.every(({ fix }) => fix !== undefined))
          mend(parse, text);
      }),
      runs(200),
    );
  });
});
