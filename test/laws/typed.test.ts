import { describe, it } from 'vitest';
import { runs } from './law.ts';
import { laws } from './typed-laws.ts';

describe.each(laws)('the laws of every format, for %s as a type', (_, { total, chunking, onlyAdding, roundTrip }) => {
  it.each([total, chunking, onlyAdding, roundTrip].map((one) => [one.name, one] as const))('%s', (_, one) => {
    one.assert(runs(500));
  });
});
