import fc from 'fast-check';
import { createStream } from 'peglot/json';
import { expect, it } from 'vitest';
import { runs } from '../../laws/law.ts';

/** What in a text may look like its end, and as what would follow it. */
const pieces = fc.constantFrom(
  "'",
  '’',
  ', ',
  ',',
  '1',
  'true',
  '[',
  ']',
  '{',
  '}',
  ': ',
  'a',
  'two words ',
  'b'.repeat(70),
);
const texts = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));
const values = fc.oneof(
  fc.array(texts, { maxLength: 4 }),
  fc.array(fc.array(texts, { maxLength: 2 }), { maxLength: 2 }),
);

it('valid JSON is read letter by letter as JSON.parse reads it, whatever its texts look like', () => {
  fc.assert(
    fc.property(values, (value) => {
      const stream = createStream();
      for (const letter of JSON.stringify(value)) stream.push(letter);
      const { value: read, ok } = stream.end();
      expect({ read, ok }).toEqual({ read: value, ok: true });
    }),
    runs(8000),
  );
});
