import { type Codes, grammar } from '../../../generated/tools-edits-cline-diff.ts';
import { defineFormat, type FormatCode } from '../../engine/index.ts';
import { Blocks } from './blocks.ts';
import { type ProseCode, proseCodes } from './codes.ts';
import { type EditFormat, type Edits, editsOf, plainReplacement, type Replacement } from './model.ts';
import { printBlock, printReply } from './print.ts';
import { replacementPrompt } from './prompts.ts';

/** The codes of its findings. */
export type ClineDiffCode = FormatCode<'cline-diff', Codes | ProseCode>;

/** Cline's SEARCH/REPLACE blocks: the path stands outside of the reply. The last marker may be missing. */
export const clineDiff: EditFormat<Replacement, ClineDiffCode> = defineFormat({
  name: 'cline-diff',
  grammar,
  schema: editsOf(plainReplacement),
  isOfSchema: true,
  codes: proseCodes,
  empty: (): Edits<Replacement> => ({ text: '', edits: [] }),
  adapt: (to, reading) => {
    const blocks = new Blocks(to, reading, (search, replace) => void to.list('edits').push({ search, replace }));
    const end = (): void => {
      blocks.fence.isCut = true;
      reading.cut();
      blocks.close();
    };
    return {
      ...blocks.handlers(),
      FenceHead: ({ fence: { open, info } }) => blocks.fence.open(open + info),
      EditHead: (node) => blocks.open(node.mark + node.text, node.mark, node),
      BadDivider: ({ raw }) => blocks.divide(raw),
      MissingEditEnd: end,
      BadCutEnd: end,
    };
  },
  print: ({ text, edits }) =>
    printReply(
      text,
      edits.map(({ search, replace }) => printBlock('-', '+', search, replace)),
    ),
  prompt: () => replacementPrompt('', '-', '+'),
});
