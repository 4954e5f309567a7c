import type { DiagnosticInfo } from '../../core/diagnostic.ts';

/** The codes of the text around edits. */
export type ProseCode = 'end-token';

/** The codes of dialects that name files. */
export type PathCode = ProseCode | 'missing-path';

/** What the adapters of all edit dialects report. */
export const proseCodes: Readonly<Record<ProseCode, DiagnosticInfo>> = {
  'end-token': {
    severity: 'warning',
    meaning: 'An end-of-turn token was left in at the end. It is left out.',
    example: 'Done.<|im_end|>',
    mend: 'Take it out before the text is read.',
  },
};

/** What the dialects report that name files. */
export const pathCodes: Readonly<Record<PathCode, DiagnosticInfo>> = {
  ...proseCodes,
  'missing-path': {
    severity: 'error',
    meaning: 'No file name stands before the edit, and there was none before.',
    example: '<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE',
    mend: 'Write the path of the file on the line before the edit.',
  },
};
