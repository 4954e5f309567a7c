import type { Row } from './fit/coercions.ts';

const table = {
  'one of text': ['several-values', 'absent', 'The text holds {values}; the {place} one counts'],
  mentioned: ['word-in-text', 'guess', 'The value may be an example: a sentence mentions it'],
  'valid among words': ['several-values', 'nothing', 'Of the JSON among the words, one is of the type'],
  'damaged among words': ['several-values', 'guess', 'Of the damaged JSON among the words, one is of the type'],
  'lists of text': ['one-for-list', 'around', 'The {count} lists of the text were read as one'],
  'values of text': ['one-for-list', 'around', 'The {count} values of the text were read as the items of a list'],
  bare: ['bare-value', 'bare', 'The text is not JSON; it was read as the value itself'],
  form: ['bare-value', 'bare', 'The text is not JSON; the value was read from lines, tags or a table'],
  'form among words': [
    'bare-value',
    'bare',
    'The text is not JSON; the value was read from lines, tags or a table; words around were left out',
  ],
  marked: ['word-in-text', 'nothing', 'Boxes or struck-out words may say that not all of it counts', { isError: true }],
  'more of form': ['several-values', 'nothing', 'What follows the last item was not read{piece}', { isError: true }],
  announced: ['word-in-text', 'around', '{value} was taken out of the sentence that announces it'],
  conclusion: ['word-in-text', 'guess', '{value} was taken out of the words around it'],
} as const;

/** What is said of a whole text: no value inside another format needs it. */
export const OF_TEXT: Readonly<Record<keyof typeof table, Row>> = table;
