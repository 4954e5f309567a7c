import { type Codes, grammar } from '../../../generated/tools-edits-artifact.ts';
import { defineFormat, type FormatCode } from '../../engine/index.ts';
import { attributeCodes, printAttributes, sourceOf, valuesOf } from './attributes.ts';
import { type ProseCode, proseCodes } from './codes.ts';
import { Content } from './content.ts';
import { type EditFormat, type Edits, editsOf, type ShownArtifact, shownArtifact } from './model.ts';
import { printFence, printReply } from './print.ts';

/** The codes of its findings. */
export type ArtifactCode = FormatCode<'artifact', Codes | ProseCode | 'missing-attribute'>;

/** Artifacts as a directive, `:::artifact{…}`, around a fence. */
export const artifact: EditFormat<ShownArtifact, ArtifactCode> = defineFormat({
  name: 'artifact',
  grammar,
  schema: editsOf(shownArtifact),
  isOfSchema: true,
  codes: { ...proseCodes, ...attributeCodes },
  empty: (): Edits<ShownArtifact> => ({ text: '', edits: [] }),
  adapt: (to, reading) => {
    const artifacts = new Content<ReadonlyMap<string, string>>(to, reading, (values, content, range) => {
      const [identifier, type, title] = ['identifier', 'type', 'title'].map((name) => values.get(name));
      to.list('edits').push({ identifier: identifier ?? '', type: type ?? '', title: title ?? '', content }, { range });
      if (identifier === undefined || type === undefined || title === undefined)
        to.report('missing-attribute', { range });
    });
    return {
      ...artifacts.handlers(),
      ArtifactHead: ({ before, attributes, after, open, info, start, end }) =>
        artifacts.open(valuesOf(attributes), before + sourceOf(attributes) + after + open + info, { start, end }),
      BareHead: ({ open, before, attributes, after, start, end }) =>
        artifacts.open(valuesOf(attributes), open + before + sourceOf(attributes) + after, { start, end }),
      ArtifactEnd: () => artifacts.prose.mark(),
      BadCutEnd: ({ raw }) => {
        artifacts.prose.add(raw);
        reading.cut();
      },
      MissingArtifactRest: () => reading.cut(),
      BadHead: ({ raw }) => artifacts.prose.add(raw),
    };
  },
  print: ({ text, edits }) =>
    printReply(
      text,
      edits.map(({ content, ...head }) => {
        return `:::artifact{${printAttributes(head).trimStart()}}\n${printFence(content)}:::\n`;
      }),
    ),
  prompt: () => `Write what is to be shown beside the conversation, whole, as an artifact:
:::artifact{identifier="short-name" type="text/html" title="What it is"}
\`\`\`
all of its content
\`\`\`
:::`,
});
