import type { DiagnosticInfo } from '../core/diagnostic.ts';

/** What the engine itself has to say, in every format. */
export const engineCodes: Readonly<Record<string, DiagnosticInfo>> = {
  unread: {
    severity: 'error',
    meaning: 'The rest of the text is none of the format. It is in no part of the model.',
    example: '',
    mend: 'Write nothing but the format, or leave the rest out.',
  },
  'stopped-early': {
    severity: 'error',
    meaning: 'Whoever wrote the text stopped before its end.',
    example: '',
    mend: 'Write the whole text again, if need be a shorter one.',
  },
  'ends-in-value': {
    severity: 'info',
    meaning: 'The text ends right behind a value, without a line end: the value may be cut off.',
    example: '',
    mend: 'End the last line.',
  },
  'more-findings': {
    severity: 'info',
    meaning: 'More findings of one code were made than are told.',
    example: '',
    mend: 'Mend those that are told, and read the text again.',
  },
  'invalid-value': {
    severity: 'error',
    meaning: 'A value is not what the schema of the format asks for.',
    example: '',
    mend: 'Give the field a value of the right kind.',
  },
};
