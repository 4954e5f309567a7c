import { expect, it } from 'vitest';
import { BEYOND, END, rowAt } from '../../src/engine/unit-rows.ts';

it('has a row for each unit of ASCII, one for all others and one for the end of the text', () => {
  const text = 'a\u007f\u0080€\uffff';
  expect(Array.from({ length: 6 }, (_, at) => rowAt(text, at))).toEqual([97, 127, BEYOND, BEYOND, BEYOND, END]);
});
