import fc from 'fast-check';
import { describe, it } from 'vitest';
import { GrammarLaws } from '../laws/grammar-laws.ts';
import { anyTexts, damaged, scratched } from '../laws/texts.ts';
import { fragments, validTexts } from './json-texts.ts';

const texts = fc.oneof(
  validTexts,
  damaged(fragments),
  anyTexts,
  validTexts.chain((text) => scratched(text, fragments)),
);

describe('the laws of the JSON grammars', () => {
  it('strict ⊆ tolerant: what the strict grammar of the finder accepts is read alike, without errors', () => {
    new GrammarLaws('json-in-text').assertStrictWithin([validTexts, texts]);
  });

  it.each(['json', 'json-in-text'])('compiled = plain: %s', (name) => {
    new GrammarLaws(name).assertCompiledIsPlain(texts);
  });
});
