import type { Codes } from '../../../generated/json.ts';
import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import type { FormatCode } from '../../engine/codes.ts';

const table = {
  'bad-path': {
    severity: 'error',
    meaning: 'Backslashes of a path, a pattern or a formula are not escaped. All were kept.',
    example: '{"a": "C:\\new\\dir"}',
    hint: 'Write a backslash as \\\\.',
  },
  'duplicate-key': {
    severity: 'error',
    meaning: 'An object has the same name twice; the last one counts.',
    example: '{"a": 1, "a": 2}',
    hint: 'Write each name once.',
  },
  'imprecise-number': {
    severity: 'warning',
    meaning: 'A number has more digits than a double can hold; the value is the nearest one.',
    example: '[9007199254740993]',
    hint: 'Write long numbers as strings.',
  },
  'lone-surrogate': {
    severity: 'warning',
    meaning: 'A string has half of a surrogate pair, which no file can hold.',
    example: '["\\ud800"]',
    hint: 'Write both halves, or none.',
  },
  'meant-backslash': {
    severity: 'warning',
    meaning: 'A backslash is an escape here, and may be meant as it is: in LaTeX, a pattern, a path.',
    example: '{"angle": "\\theta"}',
    hint: 'Write \\\\ for a backslash.',
  },
  'number-out-of-range': {
    severity: 'error',
    meaning: 'A number is greater than a double can be; the value is its text.',
    example: '[1e400]',
    hint: 'Write such numbers as strings.',
  },
  'other-fence': {
    severity: 'warning',
    meaning: 'A value in a fence of code was left out: one in a fence of JSON counts.',
    example: '```ts\na = {b: 1}\n```\n```json\n{"b": 2}\n```',
    hint: 'Write one JSON value.',
  },
  'several-values': {
    severity: 'error',
    meaning: 'The text has several JSON values. The last one counts, and it is an error if they differ.',
    example: '{"a": 1} and {"a": 2}',
    hint: 'Write one JSON value.',
  },
  'too-deep': {
    severity: 'error',
    meaning: 'The value nests deeper than the limit. What is deeper is null.',
    example: '[[[[…]]]]',
    hint: 'Nest less deeply, or raise `maxDepth`.',
  },
} as const;

/** The codes beyond those of the grammars. */
export type OwnCode = keyof typeof table;

/**
 * The diagnostics that no rule of the grammar names: the specification's demands on the meaning. `npm run generate`
 * joins them with the grammar's own.
 */
export const codes: Readonly<Record<OwnCode, DiagnosticInfo>> = table;

/** The codes of findings about JSON, in any format; without a prefix. */
export type PlainCode = Codes | OwnCode;

/** The codes of the format's diagnostics. */
export type Code = FormatCode<'json', PlainCode>;
