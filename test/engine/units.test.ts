import { expect, it } from 'vitest';
import { unitsOf } from '../../src/engine/matchers/units.ts';

it('has the units on both sides of where its table ends', () => {
  const units = unitsOf('\x7f-\x81');
  expect([0x7e, 0x7f, 0x80, 0x81, 0x82].map((unit) => units.has(unit))).toEqual([false, true, true, true, false]);
});
