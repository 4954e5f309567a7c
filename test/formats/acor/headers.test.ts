import { acor } from 'peglot';
import { expect, test } from 'vitest';
import { HEADERS, mayHoldHeader } from '../../../src/formats/acor/vocabulary.ts';

// A header of the protocol is a row of HEADERS in src/formats/acor/vocabulary.ts; npm run generate acor writes its words into the
// grammar. Each test names a place that does not know all headers yet.

const missing = (knows: (words: string) => boolean): string[] => Object.keys(HEADERS).filter((words) => !knows(words));
const textOf = (words: string): string =>
  `## ${words}${words === 'Progress' ? ': 40%' : /^(?:Output|Input)/.test(words) ? '' : ': x'}\n`;

test('parser: generated/acor.ts reads each, and in lower case (npm run generate acor)', () => {
  const isKnown = (text: string): boolean => acor.parse(text).value.messages[0]?.kind !== 'other';
  expect(missing((words) => isKnown(textOf(words)))).toEqual([]);
  expect(missing((words) => isKnown(textOf(words).toLowerCase()))).toEqual([]);
});

test('detect: a text with the words of one may hold it, and no other is read', () => {
  expect(missing((words) => mayHoldHeader(textOf(words).toUpperCase()))).toEqual([]);
  expect(mayHoldHeader('## A stat\n- inputs, and an ai that directs\n')).toBe(false);
});

test('parser: a text that ends in the words of a header is cut off, in bold too', () => {
  const isCut = (text: string): boolean => !acor.parse(text).complete;
  expect(missing((words) => isCut(`## ${words.slice(0, -1)}`))).toEqual([]);
  expect(missing((words) => isCut(`**${words.slice(0, -1)}`))).toEqual([]);
});

test('print: src/formats/acor/print.ts writes each as it was', () => {
  const printed = (text: string): string => acor.print(acor.parse(text).value);
  expect(missing((words) => printed(textOf(words)).startsWith(textOf(words).trimEnd()))).toEqual([]);
});

test('prompt: src/formats/acor/prompt.ts explains each', () => {
  const prompt = acor.prompt();
  // Sessions are for tools that go on later; whoever writes one says so in its task.
  expect(missing((words) => words.startsWith('Session') || prompt.includes(`## ${words}`))).toEqual([]);
});
