import { type Codes, grammar } from '../../../generated/tools-edits-aider-search-replace.ts';
import { defineFormat, type FormatCode } from '../../engine/index.ts';
import { Blocks } from './blocks.ts';
import { type PathCode, pathCodes } from './codes.ts';
import { type EditFormat, type Edits, editsOf, type FileReplacement, fileReplacement } from './model.ts';
import { printBlock, printReply } from './print.ts';
import { replacementPrompt } from './prompts.ts';

/** The codes of its findings. */
export type AiderSearchReplaceCode = FormatCode<'aider-search-replace', Codes | PathCode>;

/** Aider's SEARCH/REPLACE blocks, each below the path of its file. */
export const aiderSearchReplace: EditFormat<FileReplacement, AiderSearchReplaceCode> = defineFormat({
  name: 'aider-search-replace',
  grammar,
  schema: editsOf(fileReplacement),
  isOfSchema: true,
  codes: pathCodes,
  empty: (): Edits<FileReplacement> => ({ text: '', edits: [] }),
  adapt: (to, reading) => {
    // A block without a name is of the file before.
    let path: string | null = null;
    let next: string | null = null;
    const blocks = new Blocks(to, reading, (search, replace, range) => {
      path = next ?? path;
      const index = to.list('edits').push({ path, search, replace });
      if (path === null) to.report('missing-path', { range, path: ['edits', index, 'path'] });
    });
    return {
      ...blocks.handlers(),
      FenceHead: ({ name, open, info }) => {
        next = name?.[1] ?? null;
        blocks.fence.open((name ?? []).join('') + open + info);
      },
      EditHead: (node) => {
        const { name, indent, mark, text } = node;
        next = name?.[1] ?? next;
        blocks.open((name ?? []).join('') + (indent?.raw ?? '') + mark + text, mark, node);
      },
      BadEnd: () => blocks.close(),
    };
  },
  print: ({ text, edits }) =>
    printReply(
      text,
      edits.map(
        ({ path, search, replace }) => `${path ?? ''}\n\`\`\`\n${printBlock('<', '>', search, replace)}\`\`\`\n`,
      ),
    ),
  prompt: () => replacementPrompt('the path of the file on a line of its own, then a fence with', '<', '>'),
});
