import { isDeepStrictEqual } from 'node:util';
import { typed } from 'peglot/json';
import { expect, it } from 'vitest';
import { pickBy, randomOf, singles } from '../../../../bench/damage/cases.ts';
import { every } from '../../../laws/law.ts';
import { schemaOf } from '../../../schema-of.ts';

it('a damaged document, read by a type of its own, is nearly never ok and another one', () => {
  const all = every(
    3,
    [1, 11].flatMap((seed) => singles(pickBy(randomOf(seed)), 10)),
  );
  const cases = all.filter(({ truth }) => typeof truth === 'object' && truth !== null);
  const wrong = cases.filter(({ text, truth }) => {
    const { ok, value } = typed(schemaOf(truth)).parse(text);
    return ok && !isDeepStrictEqual(value, truth);
  });
  expect(cases.length).toBeGreaterThan(700);
  expect(wrong.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});
