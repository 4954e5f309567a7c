import { expect, it } from 'vitest';
import { answerStart } from '../../../../src/formats/json/typed/forms.ts';

// Where there is nothing but thoughts, the answer may be among them.
it.each([
  ['<think>a</think> b', 17],
  ['<think>a</think>', 16],
  ['<think>a</think>\n', 17],
  ['c</think>b', 9],
  ['c\n<think>a</think>\nb', 19],
  ['<think>a', 8],
  ['I <think> so', 0],
  ['b', 0],
])('the answer of %j begins at %i', (text, start) => expect(answerStart(text)).toBe(start));
