import { type Codes, grammar } from '../../../generated/tools-edits-smolagents.ts';
import { defineFormat, type FormatCode } from '../../engine/index.ts';
import { type ProseCode, proseCodes } from './codes.ts';
import { Content } from './content.ts';
import { type CodeBlob, codeBlob, type EditFormat, type Edits, editsOf } from './model.ts';
import { printReply } from './print.ts';

/** The codes of its findings. */
export type SmolagentsCode = FormatCode<'smolagents', Codes | ProseCode>;

/** Code that the host of smolagents runs: in a fence below `Code:`, or in `<code>` tags. The thought before it is text. */
export const smolagents: EditFormat<CodeBlob, SmolagentsCode> = defineFormat({
  name: 'smolagents',
  grammar,
  schema: editsOf(codeBlob),
  isOfSchema: true,
  codes: proseCodes,
  empty: (): Edits<CodeBlob> => ({ text: '', edits: [] }),
  adapt: (to, reading) => {
    const blobs = new Content<null>(to, reading, (_, code) => void to.list('edits').push({ code }));
    return {
      ...blobs.handlers(),
      CodeHead: (node) => {
        const label = typeof node.label === 'string' ? node.label : '';
        blobs.open(null, label + node.open + node.info, node);
      },
      BadStrayEnd: ({ raw }) => blobs.prose.add(raw),
    };
  },
  print: ({ text, edits }) =>
    printReply(
      text,
      edits.map(({ code }) => `<code>\n${code}</code>\n`),
    ),
  prompt: () => `Write what you think, and then the Python code that is to be run, in tags on lines of their own:
Thought: what is to be done, and why
<code>
print("what is to be seen of it")
</code>`,
});
