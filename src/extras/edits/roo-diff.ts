import { type Codes, grammar } from '../../../generated/tools-edits-roo-diff.ts';
import { defineFormat, type FormatCode } from '../../engine/index.ts';
import { Blocks } from './blocks.ts';
import { type ProseCode, proseCodes } from './codes.ts';
import { type EditFormat, type Edits, editsOf, type PlacedReplacement, placedReplacement } from './model.ts';
import { printBlock, printReply } from './print.ts';
import { replacementPrompt } from './prompts.ts';

/** The codes of its findings. */
export type RooDiffCode = FormatCode<'roo-diff', Codes | ProseCode | 'wrong-close'>;

/** Roo's SEARCH/REPLACE blocks: with line numbers, and with markers in the content after a backslash. */
export const rooDiff: EditFormat<PlacedReplacement, RooDiffCode> = defineFormat({
  name: 'roo-diff',
  grammar,
  schema: editsOf(placedReplacement),
  isOfSchema: true,
  codes: {
    ...proseCodes,
    'wrong-close': {
      severity: 'warning',
      meaning: 'The last marker is that of another tool.',
      example: '+++++++ REPLACE',
      hint: 'End the block with a line >>>>>>> REPLACE.',
    },
  },
  empty: (): Edits<PlacedReplacement> => ({ text: '', edits: [] }),
  adapt: (to, reading) => {
    let lines: Pick<PlacedReplacement, 'start_line' | 'end_line'> = {};
    const blocks = new Blocks(
      to,
      reading,
      (search, replace) => void to.list('edits').push({ search, replace, ...lines }),
    );
    return {
      ...blocks.handlers(),
      FenceHead: ({ fence: { open, info } }) => blocks.fence.open(open + info),
      EditHead: (node) => {
        const mark = typeof node.mark === 'string' ? node.mark : node.mark.raw;
        const rule = typeof node.rule === 'string' ? node.rule : '';
        let source = mark + node.text;
        lines = {};
        for (const line of node.lines ?? []) {
          source += Array.isArray(line) ? line.join('') : line.raw;
          if (Array.isArray(line)) lines = { ...lines, [line[1]]: Number(line[3]) };
        }
        blocks.open(source + rule, mark, node);
      },
      Escaped: ({ text }) => blocks.content(text, `\\${text}`),
    };
  },
  print: ({ text, edits }) =>
    printReply(
      text,
      edits.map(({ search, replace, start_line, end_line }) => {
        const start = start_line === undefined ? '' : `:start_line:${start_line}\n`;
        const end = end_line === undefined ? '' : `:end_line:${end_line}\n`;
        return printBlock('<', '>', escaped(search), escaped(replace), `${start}${end}-------\n`);
      }),
    ),
  prompt: () => `${replacementPrompt('', '<', '>', ':start_line:4\n-------\n')}
:start_line: gives the line where the old lines begin. Write a backslash before a line of a file that looks like a marker.`,
});

/** Lines that look like markers get a backslash. */
function escaped(content: string): string {
  return content.replace(/^(?:<<<<<<<|-------|=======|>>>>>>>)/gm, '\\$&');
}
