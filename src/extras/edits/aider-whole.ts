import { type Codes, grammar } from '../../../generated/tools-edits-aider-whole.ts';
import { defineFormat, type FormatCode } from '../../engine/index.ts';
import { type PathCode, pathCodes } from './codes.ts';
import { Content } from './content.ts';
import { type EditFormat, type Edits, editsOf, type FileContent, fileContent } from './model.ts';
import { printFence, printReply } from './print.ts';

/** The codes of its findings. */
export type AiderWholeCode = FormatCode<'aider-whole', Codes | PathCode>;

/** Whole files as Aider has them, each in a fence below its path. A fence without a path is one where nothing else is said. */
export const aiderWhole: EditFormat<FileContent, AiderWholeCode> = defineFormat({
  name: 'aider-whole',
  grammar,
  schema: editsOf(fileContent),
  isOfSchema: true,
  codes: pathCodes,
  empty: (): Edits<FileContent> => ({ text: '', edits: [] }),
  adapt: (to, reading) => {
    const files = new Content<string | null>(to, reading, (path, content, range) => {
      const index = to.list('edits').push({ path, content });
      if (path === null) to.report('missing-path', { range, path: ['edits', index, 'path'] });
    });
    return {
      ...files.handlers(),
      FileHead: (node) => files.open(node.name[1], node.name.join('') + node.open + node.info, node),
      BareHead: (node) => files.open(null, node.open + node.info, node),
    };
  },
  print: ({ text, edits }) =>
    printReply(
      text,
      edits.map(({ path, content }) => `${nameLine(path ?? '')}\n${printFence(content)}`),
    ),
  prompt: () => `Write each file that changes or is new, whole, below its path:
path/of/the/file
\`\`\`
all of its content
\`\`\`
Leave nothing out. Where the content has a fence, put more backticks around it.`,
});

/** A word that is not seen to be a path is one in backticks. */
function nameLine(path: string): string {
  return /[./\\]/.test(path) ? path : `\`${path}\``;
}
