import { expect, it } from 'vitest';
import { textSchema } from '../../../src/extras/design-views/openapi.ts';

it.each([
  ['string (a datetime)', 'date-time'],
  ['text, timestamp', 'date-time'],
  ['string, the date', 'date'],
  ['str (email)', 'email'],
  ['varchar, an url', 'uri'],
  ['string (uri)', 'uri'],
  ['char, uuid', 'uuid'],
])('%j is a string of the format %s', (text, format) => {
  expect(textSchema(text)).toEqual({ type: 'string', format, description: text });
});

it('an unknown word tells no format', () => {
  expect(textSchema('when it was lent (a datetime)')).toEqual({
    type: 'string',
    description: 'when it was lent (a datetime)',
  });
});
