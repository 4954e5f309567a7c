import { acor } from 'peglot';
import { expect, test } from 'vitest';
import { HEADER_WORDS } from '../../../src/formats/acor/read/header.ts';
import { literalsOf, ruleOf } from '../grammar-texts.ts';

// A header of the protocol is a row of KINDS in src/formats/acor/read/header.ts, and a word of some rules of its grammar.
// Each test names a place that does not know all headers yet.

const GRAMMAR = 'grammars/acor/headers.peggy';
const missing = (knows: (words: string) => boolean): string[] => HEADER_WORDS.filter((words) => !knows(words));
const textOf = (words: string): string =>
  `## ${words}${words === 'Progress' ? ': 40%' : /^(?:Output|Input)/.test(words) ? '' : ': x'}\n`;

test('src/formats/acor/read/header.ts: KINDS has each header that the grammar reads as exact', () => {
  const exact = ['argWord', 'titledWord', 'bareWord'].flatMap((rule) => literalsOf(ruleOf(GRAMMAR, rule)));
  expect(exact.filter((words) => !HEADER_WORDS.includes(words))).toEqual([]);
});

test(`${GRAMMAR}: ExactHead reads each`, () => {
  const exact = ['argWord', 'titledWord', 'bareWord', 'ExactHead'].flatMap((rule) => literalsOf(ruleOf(GRAMMAR, rule)));
  expect(missing((words) => exact.includes(words))).toEqual([]);
});

test.each([
  ['knownWords, in any case', ['argWords', 'titleWords', 'bareWords']],
  ['wholeHead, where a text ends in one', ['wholeHead']],
  ['wholeBold, the same in bold', ['wholeBold', 'argWord', 'titledWord']],
])(`${GRAMMAR}: %s`, (_, rules) => {
  const texts = rules
    .flatMap((rule) => literalsOf(ruleOf(GRAMMAR, rule)))
    .join(' ')
    .toLowerCase();
  const knows = (words: string): boolean =>
    words
      .toLowerCase()
      .split(' ')
      .every((word) => texts.includes(word.replace(/s$/, '')));
  expect(missing(knows)).toEqual([]);
});

test('parser: generated/acor.ts reads each, and in lower case (npm run generate acor)', () => {
  const isKnown = (text: string): boolean => acor.parse(text).value.messages[0]?.kind !== 'other';
  expect(missing((words) => isKnown(textOf(words)))).toEqual([]);
  expect(missing((words) => isKnown(textOf(words).toLowerCase()))).toEqual([]);
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
