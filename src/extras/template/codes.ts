import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { engineCodes } from '../../engine/codes.ts';

/** The codes of what a template finds. */
export type OwnCode =
  | 'missing-close'
  | 'missing-field'
  | 'repeated-field'
  | 'bad-value'
  | 'no-anchor'
  | 'stopped-early';

export const templateCodes: Readonly<Record<OwnCode, DiagnosticInfo>> = {
  'missing-close': {
    severity: 'error',
    meaning: 'The text ends inside a region. What there is of it was read.',
    example: '<think>so',
    hint: 'Close the region.',
  },
  'missing-field': {
    severity: 'error',
    meaning: 'A field that the template asks for is not there.',
    example: '',
    hint: 'Write what the template asks for.',
  },
  'repeated-field': {
    severity: 'warning',
    meaning: 'A field that does not repeat is there again. The last one counts.',
    example: '<think>a</think><think>b</think>',
    hint: 'Write it once.',
  },
  'bad-value': {
    severity: 'error',
    meaning: 'A region cannot be read as what the template says it is. Its value is its text.',
    example: '<tool_call>{"name"</tool_call>',
    hint: 'Write it as the template says.',
  },
  'no-anchor': {
    severity: 'warning',
    meaning: 'The start anchor of the template is not in the prompt: all of the prompt was read.',
    example: '',
    hint: 'Give the prompt that the reply was made from.',
  },
  'stopped-early': engineCodes['stopped-early'],
};
