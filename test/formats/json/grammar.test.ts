import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { grammarLaws } from '../../laws/grammar-laws.ts';
import { isDeep, runs } from '../../laws/law.ts';
import { anyTexts, damaged, scratched } from '../../laws/texts.ts';
import { fragments, validTexts } from './json-texts.ts';

const texts = fc.oneof(
  validTexts,
  damaged(fragments),
  anyTexts,
  validTexts.chain((text) => scratched(text, fragments)),
);

/** The words of JSON and some that are none, close together. */
const words = fc
  .array(
    fc.constantFrom(...'{}[],:', '"a"', '"a":', '1', '-1.5', '01', '.5', 'null', 'True', "'", '//', ' ', '\n', '\f'),
    {
      maxLength: 9,
    },
  )
  .map((found) => found.join(''))
  .chain((text) => fc.constantFrom(text, `[${text}]`, `{"k":${text}}`, `[{"k":[${text}]}]`));

describe('the laws of the JSON grammars', () => {
  it.runIf(isDeep).each(['json', 'json-in-text'])(
    'strict ⊆ tolerant: what the strict grammar %s accepts is read alike',
    (name) => {
      grammarLaws(name).assertStrictWithin([validTexts, texts]);
    },
  );

  it('the strict grammar accepts what JSON.parse accepts, and nothing else', () => {
    const accepts = grammarLaws('json').strictAcceptor();
    fc.assert(
      fc.property(fc.oneof(texts, words), (text) => assert.equal(accepts(text), isJson(text))),
      runs(8_000),
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
