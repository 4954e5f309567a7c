import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { applyEvent, type Diagnostic, type Parsed, type Range } from 'peglot';
import { createStream, emptyOutput, parse, print, type SkillOutput } from 'peglot/skill';
import { describe, expect, it } from 'vitest';
import { readAlone } from '../../../src/formats/skill/read/bare-result.ts';
import { readCase } from '../../corpus-file.ts';
import { every, runs } from '../../laws/law.ts';
import { outputs } from '../../laws/skill-texts.ts';
import { scratched } from '../../laws/texts.ts';
import { fragments } from '../json/json-texts.ts';

const BOM = '\ufeff';

/** All that a result says; after a byte order mark, so much further on, and without the finding of it. */
function facts({ value, diagnostics, ok, complete, via, locate }: Parsed<SkillOutput>, by = 0): object {
  const back = ({ start, end }: Range): Range => ({ start: start - by, end: end - by });
  const moved = ({ range, related, fix, ...found }: Diagnostic): object => ({
    ...found,
    range: back(range),
    ...(related && { related: back(related) }),
    ...(fix && { fix: { ...fix, range: back(fix.range) } }),
  });
  const paths = [
    [],
    ['success'],
    ['confidence'],
    ...value.deliverables.map((_, at) => ['deliverables', at]),
    ...Object.keys(value.metrics).map((name) => ['metrics', name]),
    ...value.errors.flatMap((error, at) => Object.keys(error).map((name) => ['errors', at, name])),
  ];
  const places = paths.map((path) => locate(path)).map((range) => range && back(range));
  const found = diagnostics.filter(({ code }) => code !== 'skill/bad-bom').map(moved);
  return { value, found, ok, complete, via, places };
}

/** Whether the text is read at once; what that gives is what the search for its JSON gives, and a stream. */
function isSame(text: string): boolean {
  if (readAlone(text) === undefined) return false;
  const read = parse(text);
  // The mark forbids the short way, and nothing else.
  assert.deepStrictEqual(facts(read), facts(parse(BOM + text), 1), text);
  const stream = createStream();
  const events = stream.push(text);
  const end = stream.end();
  assert.deepStrictEqual(facts(end), facts(read), text);
  const folded = [...events, ...end.events].reduce(applyEvent<SkillOutput>, emptyOutput());
  assert.deepStrictEqual(folded, read.value, text);
  return true;
}

const corpus = new URL('../../corpus/skill/', import.meta.url);
const written = readdirSync(corpus).map((name) => readCase(readFileSync(new URL(name, corpus), 'utf8')).input);

const LONG = `{'success': true, confidence: 0.5, "deliverables": ["a b.ts", 'c.ts',],
  "metrics": {"n": 12 "m": -0.5}, // of all
  "errors": [{"code": "E_1", "message": "it \\"broke\\"", "context": {"a": [null, {"success": true}]}}]}`;

/** What is told of besides: tokens of a template, odd line ends, and what looks like a fence in a comment. */
const NOISY = ["'<|im_end|>'", "\r'a'", "/*\n```\n*/ 'a'", "'a', // b\n~~~\n", "'```'"].map(
  (noisy) => `{"success": true, "deliverables": [${noisy}], confidence: 1, "metrics": {}, "errors": []}`,
);

describe('a broken result that is the whole text is read at once as it is read otherwise', () => {
  it('for the corpus and what its texts begin with', () => {
    const texts = [...written.filter((text) => text.length < 1000), LONG, ...NOISY];
    const begun = texts.flatMap((text) => Array.from(`${text}\n`, (_, at) => text.slice(0, at)));
    expect(every(4, begun).filter(isSame).length).toBeGreaterThan(75);
  });

  it('for anything', () => {
    const texts = outputs.chain((output) => scratched(print(output), fragments));
    fc.assert(
      fc.property(texts, (text) => void isSame(text)),
      runs(400),
    );
  });
});
