import { describe, expect, it } from 'vitest';
import { grammars } from '../src/cli/grammar/grammars.ts';
import { editBlocks, editDialects } from '../src/edits/index.ts';
import { lawsOfFormat } from '../src/testing/laws.ts';
import { coverOf, hasCover } from './cover-texts.ts';
import { expectSameStream } from './formats/json/streams.ts';
import { lawsOf } from './laws/index.ts';

// The laws hold for these texts as for every text.
describe.each(grammars.filter(({ name, format }) => lawsOf.has(format ?? name)))('the cover of $name', (entry) => {
  const laws = lawsOf.get(entry.format ?? entry.name);

  it('is read the same unit by unit, loses nothing, and prints to a fixed point', () => {
    const texts = coverOf(entry.name);
    expect(texts).not.toHaveLength(0);
    for (const text of texts) {
      laws?.expectTiling(text);
      laws?.expectSameStream(text, text.split(''));
      laws?.expectFixedPoint(text);
    }
  });
});

it.each(['json', 'json-in-text'])('the cover of %s is read the same unit by unit', (name) => {
  const texts = coverOf(name);
  expect(texts).not.toHaveLength(0);
  for (const text of texts) expectSameStream(text, text.split(''));
});

// Edits that are whole make a text good although a fence that is not closed makes it incomplete: `total` asks otherwise.
// The corpus of the others has a text for each alternative.
const covered = editDialects.filter((dialect) => hasCover(`tools-edits-${dialect}`));
it.each(covered)('the laws hold for the cover of %s', (dialect) => {
  const laws = lawsOfFormat(editBlocks({ dialect })).filter(({ name }) => name !== 'total');
  const texts = coverOf(`tools-edits-${dialect}`);
  expect(texts).not.toHaveLength(0);
  for (const text of texts) for (const law of laws) law.hold(text, [1]);
});
