import type { DiagnosticInfo } from '../../core/diagnostic.ts';

/** The codes of the text around edits. */
export type ProseCode = 'end-token';

/** The codes of dialects that name files. */
export type PathCode = ProseCode | 'missing-path';

/** What the adapters of all edit dialects report. */
export const proseCodes: Readonly<Record<ProseCode, DiagnosticInfo>> = {
  'end-token': {
    severity: 'warning',
    meaning: 'There is an end-of-turn token at the end. It was left out.',
    example: 'Done.<|im_end|>',
    hint: 'Strip such tokens before the text is read.',
  },
};

/** What the dialects report that name files. */
export const pathCodes: Readonly<Record<PathCode, DiagnosticInfo>> = {
  ...proseCodes,
  'missing-path': {
    severity: 'error',
    meaning: 'The edit does not name its file, and neither does one before it.',
    example: '<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE',
    hint: 'Write the path of the file on the line before the edit.',
  },
};
