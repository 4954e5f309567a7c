import { expect, it } from 'vitest';
import { misread } from '../../src/engine/proof.ts';

it.each<[unknown, unknown, string]>([
  [0, -0, 'would read back as -0'],
  [-1, 1, 'would read back as 1'],
  ['a', 'a"\n', 'would read back as "a\\"\\n"'],
  [[], [1, 2], 'would read back as a list of 2'],
  ['x', { x: 1 }, 'would read back as an object'],
  ['x', null, 'would read back as null'],
  [undefined, 'x', 'would read back as "x", and is not in the value'],
  ['x', undefined, 'would be lost when the text is read back'],
])('a part that was %j and is %j', (was, is, told) => {
  expect(misread({ part: was }, { part: is }, ['part'])).toBe(told);
});
