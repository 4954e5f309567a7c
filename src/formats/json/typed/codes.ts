import type { DiagnosticInfo } from '../../../core/diagnostic.ts';

const table = {
  'ambiguous-value': {
    severity: 'error',
    meaning: 'A value can be read in two of the allowed forms.',
    example: '{ n: number } | { m: number }: {}',
    hint: 'Write the value in one of its forms.',
  },
  'bare-value': {
    severity: 'warning',
    meaning: 'The text is not JSON. It was read as the value itself.',
    example: "'sun' | 'rain': rain",
    hint: 'Write the value as JSON.',
  },
  'cut-off': {
    severity: 'error',
    meaning: 'The text is not JSON, and ends inside the value.',
    example: '{ city: string; tags: string[] }: city: Rome\ntags: [sun',
    hint: 'The text was cut off: write all of it again.',
  },
  'filled-in': {
    severity: 'warning',
    meaning: 'A field with only one possible value is missing. It was filled in.',
    example: "{ kind: 'a' }: {}",
    hint: 'Write every field that is required.',
  },
  'invalid-value': {
    severity: 'error',
    meaning: 'A value does not match the schema.',
    example: 'an email address: "nobody"',
    hint: 'Write a value that matches the schema.',
  },
  'json-in-text': {
    severity: 'warning',
    meaning: 'A value is written as JSON inside a string.',
    example: '{ n: number }: "{\\"n\\": 1}"',
    hint: 'Write the value without quotes around it.',
  },
  'list-for-one': {
    severity: 'warning',
    meaning: 'A single value is in a list.',
    example: '{ n: number }: [{"n": 1}]',
    hint: 'Write the value alone.',
  },
  'misplaced-field': {
    severity: 'error',
    meaning: 'A field is in the wrong object.',
    example: '{ a: { n: number } }: {"n": 1, "m": 2}',
    hint: 'Write each field where its type has it.',
  },
  'missing-field': {
    severity: 'error',
    meaning: 'A required field is missing.',
    example: '{ n: number }: {}',
    hint: 'Write every field that is required.',
  },
  'more-findings': {
    severity: 'info',
    meaning: 'There are more findings of one code than are shown.',
    example: '',
    hint: 'Fix those that are shown, and read the text again.',
  },
  'null-for-missing': {
    severity: 'warning',
    meaning: 'A field that may be left out is null, or one that may be null is left out.',
    example: '{ n?: number }: {"n": null}',
    hint: 'Leave the field out.',
  },
  'one-for-list': {
    severity: 'warning',
    meaning: 'A single value where a list is expected.',
    example: '{ tags: string[] }: {"tags": "sun"}',
    hint: 'Write a list, even for one value.',
  },
  'other-case': {
    severity: 'warning',
    meaning: 'An allowed word is spelled in another way.',
    example: "'sun' | 'rain': \"Sun\"",
    hint: 'Spell the word as in the schema.',
  },
  'other-kind': {
    severity: 'warning',
    meaning: 'A value has another type: a number in quotes, a word for true or false.',
    example: '{ n: number }: {"n": "3"}',
    hint: 'Write the value in its type.',
  },
  'other-name': {
    severity: 'warning',
    meaning: 'The name of a field is spelled in another way.',
    example: '{ firstName: string }: {"first_name": "Ada"}',
    hint: 'Spell names as in the schema.',
  },
  rounded: {
    severity: 'error',
    meaning: 'A whole number is expected. The number was rounded.',
    example: 'an integer: 2.6',
    hint: 'Write a whole number.',
  },
  'several-values': {
    severity: 'error',
    meaning: 'One value is expected, not several.',
    example: '{ n: number }: {"n": 1} or {"n": 2}',
    hint: 'Write one value.',
  },
  'unknown-field': {
    severity: 'warning',
    meaning: 'A field that the schema does not allow was left out.',
    example: '{ n: number } and no more: {"n": 1, "m": 2}',
    hint: 'Leave the field out.',
  },
  'unnamed-value': {
    severity: 'warning',
    meaning: 'An object with one field is expected, not the value of that field alone.',
    example: '{ days: number }: 3',
    hint: 'Write the object with its field.',
  },
  unreadable: {
    severity: 'error',
    meaning: 'A value cannot be read as its type. It was left out.',
    example: '{ n: number[] }: {"n": [1, "many"]}',
    hint: 'Write a value of the type.',
  },
  'word-in-text': {
    severity: 'error',
    meaning: 'A value was taken out of the text around it.',
    example: "'sun' | 'rain': \"I think it will rain\"",
    hint: 'Write the value alone.',
  },
  'wrapped-value': {
    severity: 'warning',
    meaning: 'The value is inside an object that is not in the schema.',
    example: '{ n: number }: {"answer": {"n": 1}}',
    hint: 'Write the value alone.',
  },
} as const;

/** The codes of findings when a text is read by a type; without a prefix. */
export type OwnCode = keyof typeof table;

/** The diagnostics of typed answers. Each example is preceded by its type, in TypeScript. */
export const codes: Readonly<Record<OwnCode, DiagnosticInfo>> = table;
