import { describe, it } from 'vitest';
import { laws } from './json-laws.ts';
import { runs } from './law.ts';

describe('the laws of every format, for JSON', () => {
  it.each(laws.all.map((one) => [one.name, one] as const))('%s', (_, one) => {
    one.assert(runs(300));
  });
});
