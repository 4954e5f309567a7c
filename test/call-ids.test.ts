import { expect, it } from 'vitest';
import { CallIds } from '../src/hosts/call-ids.ts';

// The templates of Mistral refuse every other id in the next turn; servers of OpenAI's API take 40 characters.
it('an id that the model did not give is nine letters or digits', () => {
  const ids = new CallIds();
  const made = Array.from({ length: 1000 }, (_, at) => ids.add(at, undefined));
  for (const id of made) expect(id).toMatch(/^[A-Za-z0-9]{9}$/);
  expect(new Set(made).size).toBe(made.length);
});

it.each([
  ['functions.add:0', true],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['', false],
])('the id %j of the model is kept: %j', (given, isKept) => {
  expect(new CallIds().add(0, given) === given).toBe(isKept);
});
