import fc from 'fast-check';
import { it } from 'vitest';
import { runs } from '../../laws/law.ts';
import { chunkings } from '../../laws/texts.ts';
import { expectSameStream } from './streams.ts';

/** Texts of little else than quotes and brackets: what closes what is in doubt everywhere. */
const signs = fc.constantFrom(
  ...['"', '"', '""', "'", '{', '}', '[', ']', ':', ',', ' ', 'a', 'city', '\n', '\\', '1', ': "', '", "', '"}'],
);
const texts = fc
  .tuple(fc.constantFrom('', '{', '[', '\n{', '{"', '{""'), fc.array(signs, { maxLength: 14 }))
  .map(([start, rest]) => start + rest.join(''));

it('a stream of quotes, brackets and letters gives what their text gives', () => {
  const cut = texts.chain((text) => fc.tuple(fc.constant(text), chunkings(text)));
  const examples = ['{"""o""}":', '\n{""c}ity""Oslo""}": ""Oslo""}', `{: "oa""}':", """`];
  fc.assert(
    fc.property(cut, ([text, chunks]) => expectSameStream(text, chunks)),
    { ...runs(20_000), examples: examples.map((text) => [[text, text.split('')]]) },
  );
});
