import type { DiagnosticInfo } from '../../../core/diagnostic.ts';

const table = {
  'ambiguous-value': {
    severity: 'error',
    meaning: 'A value can be read as two of the forms that are allowed, and neither fits better.',
    example: '{ n: number } | { m: number }: {}',
    mend: 'Write the value in one of its forms.',
  },
  'bare-value': {
    severity: 'warning',
    meaning: 'The text is no JSON. It is the value itself.',
    example: "'sun' | 'rain': rain",
    mend: 'Write the value as JSON.',
  },
  'filled-in': {
    severity: 'warning',
    meaning: 'A field is missing that can hold one value only, which it was given.',
    example: "{ kind: 'a' }: {}",
    mend: 'Write every field that is required.',
  },
  'invalid-value': {
    severity: 'error',
    meaning: 'A value is not what the schema asks for.',
    example: 'an email address: "nobody"',
    mend: 'Write a value that the schema takes.',
  },
  'json-in-text': {
    severity: 'warning',
    meaning: 'A value is written as JSON inside a string.',
    example: '{ n: number }: "{\\"n\\": 1}"',
    mend: 'Write the value without quotes around it.',
  },
  'list-for-one': {
    severity: 'warning',
    meaning: 'One value stands in a list.',
    example: '{ n: number }: [{"n": 1}]',
    mend: 'Write the value without a list around it.',
  },
  'misplaced-field': {
    severity: 'error',
    meaning: 'A field stands in another object than its own, one level too deep or too high.',
    example: '{ a: { n: number } }: {"n": 1, "m": 2}',
    mend: 'Write each field where its type has it.',
  },
  'missing-field': {
    severity: 'error',
    meaning: 'A required field is missing.',
    example: '{ n: number }: {}',
    mend: 'Write every field that is required.',
  },
  'null-for-missing': {
    severity: 'warning',
    meaning: 'A null, or a word for it, stands where a field may be left out, or is missing where it may be null.',
    example: '{ n?: number }: {"n": null}',
    mend: 'Leave the field out.',
  },
  'one-for-list': {
    severity: 'warning',
    meaning: 'A single value stands where a list has to.',
    example: '{ tags: string[] }: {"tags": "sun"}',
    mend: 'Write a list, also of one value.',
  },
  'other-case': {
    severity: 'warning',
    meaning: 'One of the allowed words is written in another way: another case, other signs, its title.',
    example: "'sun' | 'rain': \"Sun\"",
    mend: 'Write the word as it is given.',
  },
  'other-kind': {
    severity: 'warning',
    meaning: 'A value is of another kind: the text of a number, a number for a text, a word for true or false.',
    example: '{ n: number }: {"n": "3"}',
    mend: 'Write the value as its type has it.',
  },
  'other-name': {
    severity: 'warning',
    meaning: 'The name of a field is written in another way.',
    example: '{ firstName: string }: {"first_name": "Ada"}',
    mend: 'Write names as they are given.',
  },
  rounded: {
    severity: 'error',
    meaning: 'A number has a fraction where a whole one has to stand; it was rounded.',
    example: 'an integer: 2.6',
    mend: 'Write a whole number.',
  },
  'several-values': {
    severity: 'error',
    meaning: 'Several values stand where one has to.',
    example: '{ n: number }: {"n": 1} or {"n": 2}',
    mend: 'Write one value.',
  },
  'unknown-field': {
    severity: 'warning',
    meaning: 'A field is none of the type, which allows no others. It was left out.',
    example: '{ n: number } and no more: {"n": 1, "m": 2}',
    mend: 'Leave the field out.',
  },
  'unnamed-value': {
    severity: 'warning',
    meaning: 'A value stands where an object has to whose one field it is.',
    example: '{ days: number }: 3',
    mend: 'Write the object with its field.',
  },
  unreadable: {
    severity: 'error',
    meaning: 'A value cannot be read as its type. It was left out.',
    example: '{ n: number[] }: {"n": [1, "many"]}',
    mend: 'Write a value of the type.',
  },
  'word-in-text': {
    severity: 'error',
    meaning: 'A value was taken out of the words around it.',
    example: "'sun' | 'rain': \"I think it will rain\"",
    mend: 'Write the value alone.',
  },
  'wrapped-value': {
    severity: 'warning',
    meaning: 'The value stands inside an object that the type does not have.',
    example: '{ n: number }: {"answer": {"n": 1}}',
    mend: 'Write the value alone.',
  },
} as const;

/** What is found where a text is read by a type; no name in front. */
export type OwnCode = keyof typeof table;

/** The diagnostics of typed answers. Each example is of the type that stands in front of it, as TypeScript writes it. */
export const codes: Readonly<Record<OwnCode, DiagnosticInfo>> = table;
