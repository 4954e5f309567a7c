import { expect, it } from 'vitest';
import { wordList } from '../../src/engine/runtime.ts';

it('a slip is forgiven where it is a slip of one word only', () => {
  const list = wordList(['cat', 'car', 'bat', 'house'], ['BadCase', 'BadSlip']);
  expect(list.find('Car')).toEqual({ word: 'car', flaws: ['BadCase'] });
  for (const slip of ['hose', 'housee', 'huose', 'mouse'])
    expect(list.find(slip)).toEqual({ word: 'house', flaws: ['BadSlip'] });
  expect(list.find('batt')).toEqual({ word: 'bat', flaws: ['BadSlip'] });
  for (const either of ['bar', 'ca', 'cas', 'hoes']) expect(list.find(either)).toBeUndefined();
});
