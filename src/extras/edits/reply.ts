import * as v from 'valibot';
import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { ticksAround } from '../../core/markdown.ts';
import type { Edits } from './model.ts';

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

/** What a format of edits is besides its grammar: the schema of a reply with edits of one kind, and how it is printed. */
export function repliesOf<Edit>(
  edit: v.GenericSchema<unknown, Edit>,
  print: (edits: readonly Edit[]) => readonly string[],
): {
  readonly schema: v.GenericSchema<unknown, Edits<Edit>>;
  readonly isOfSchema: true;
  readonly empty: () => Edits<Edit>;
  readonly print: (reply: Edits<Edit>) => string;
} {
  return {
    schema: v.object({ text: v.string(), edits: v.array(edit) }),
    isOfSchema: true,
    empty: () => ({ text: '', edits: [] }),
    print: ({ text, edits }) => printReply(text, print(edits)),
  };
}

/** Whitespace at the end of the text would be layout before an edit. */
export function printReply(text: string, edits: readonly string[]): string {
  const all = edits.join('\n');
  if (text === '' || all === '') return text + all;
  return /[ \t\r\n]$/.test(text) ? `${all}\n${text}` : `${text}\n\n${all}`;
}

/** A fence around content, the last line of which ends in a line end. */
export function printFence(content: string): string {
  const ticks = ticksAround(content);
  return `${ticks}\n${content}${ticks}\n`;
}
