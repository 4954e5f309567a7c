import { expect, it } from 'vitest';
import { answerStart } from '../../../../src/formats/json/typed/forms.ts';

// Where there is nothing but thoughts, the answer may be among them.
it.each([
  ['<think>a</think> b', 17],
  ['<think>a</think>', 0],
  ['<think>a</think>\n', 0],
  ['b', 0],
])('the answer of %j begins at %i', (text, start) => expect(answerStart(text)).toBe(start));
