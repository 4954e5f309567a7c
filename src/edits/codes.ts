import type { DiagnosticInfo } from '../core/diagnostic.ts';
import { type ContentRemark, contentRemarks } from '../core/file-content.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { ProseTarget } from './prose.ts';

/** The codes for text around edits, and for text that replaces content. */
export type ProseCode = 'end-token' | ContentRemark['code'];

/** The codes of dialects that name files. */
export type PathCode = ProseCode | 'missing-path';

/** The findings of all edit dialects. */
export const proseCodes: Readonly<Record<ProseCode, DiagnosticInfo>> = {
  'end-token': {
    severity: 'warning',
    meaning: 'There is an end-of-turn token at the end. It was left out.',
    example: 'Done.<|im_end|>',
    hint: 'Strip such tokens before the text is read.',
  },
  'escaped-content': {
    severity: 'warning',
    meaning: 'A block is escaped throughout, as in Markdown or HTML. It was kept as it is.',
    example: 'a.py\n```\nif a &lt; b and b &gt; c:\n```',
    hint: 'Write the content as it is in the file.',
  },
  'fenced-content': {
    severity: 'info',
    meaning: 'The whole content is one code fence. It is part of the content.',
    example: 'a.py\n````\n```\nlow = 3\n```\n````',
    hint: 'Write the content without a fence of its own.',
  },
  'shortened-content': {
    severity: 'info',
    meaning: 'A line stands for a part of the file that is left out. It is part of the content.',
    example: 'a.py\n```\nimport os\n# ... rest unchanged ...\n```',
    hint: 'Write all of it: what is there is replaced by the line.',
  },
};

/** The findings of dialects that name files. */
export const pathCodes: Readonly<Record<PathCode, DiagnosticInfo>> = {
  ...proseCodes,
  'missing-path': {
    severity: 'error',
    meaning: 'The edit does not name its file, and neither does one before it.',
    example: '<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE',
    hint: 'Write the path of the file on the line before the edit.',
  },
};

/** Reports text that replaces content, such as "rest unchanged"; `before` is the content it replaces. */
export function tellContent(
  to: ProseTarget,
  content: string,
  path: string | null,
  at: { readonly range: Range; readonly path: Path },
  before = '',
): void {
  const known = contentRemarks(before, path ?? '').map(({ code }) => code);
  for (const { code, message } of contentRemarks(content, path ?? ''))
    if (!known.includes(code)) to.report(code, { ...at, message });
}
