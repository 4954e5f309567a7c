import * as whole from '../../generated/tools-edits-aider-whole.ts';
import * as shown from '../../generated/tools-edits-artifact.ts';
import * as blob from '../../generated/tools-edits-smolagents.ts';
import type { Range } from '../core/range.ts';
import { defineFormat, type FormatCode, type RecoveryNode } from '../engine/index.ts';
import { attributeCodes, printAttributes, sourceOf, valuesOf } from './attributes.ts';
import { type PathCode, type ProseCode, pathCodes, proseCodes, tellContent } from './codes.ts';
import {
  type CodeBlob,
  codeBlob,
  type EditFormat,
  type FileContent,
  fileContent,
  type ShownArtifact,
  shownArtifact,
} from './model.ts';
import { otherEdits, Prose, type ProseTarget, type Reading, type TextNode } from './prose.ts';
import { printFence, repliesOf } from './reply.ts';

// The dialects whose edits are the content of a fence or of tags.

/** The codes of its findings. */
export type AiderWholeCode = FormatCode<'aider-whole', whole.Codes | PathCode>;

/**
 * Whole files in Aider's notation, each in a fence below its path. A fence without a path counts only when there is no
 * other text.
 */
export const aiderWhole: EditFormat<FileContent, AiderWholeCode> = defineFormat({
  ...repliesOf(fileContent, (edits) =>
    edits.map(({ path, content }) => `${nameLine(path ?? '')}\n${printFence(content)}`),
  ),
  name: 'aider-whole',
  grammar: whole.grammar,
  codes: pathCodes,
  adapt: (to, reading) => {
    const files = new Content<string | null>(to, reading, (path, content, range) => {
      const index = to.list('edits').push({ path, content });
      if (path === null) to.report('missing-path', { range, path: ['edits', index, 'path'] });
      tellContent(to, content, path, { range, path: ['edits', index, 'content'] });
    });
    return {
      ...files.handlers(),
      ...otherEdits(files.prose),
      BadOtherContent: () => {},
      FileHead: (node) => files.open(node.name[1], node.name.join('') + node.open + node.info, node),
      BareHead: (node) => files.open(null, node.open + node.info, node),
    };
  },
  prompt: () => `Write each file that changes or is new, whole, below its path:
path/of/the/file
\`\`\`
all of its content
\`\`\`
Leave nothing out. Where the content has a fence, put more backticks around it.`,
});

/** A word that does not look like a path is in backticks. */
function nameLine(path: string): string {
  return /[./\\]/.test(path) ? path : `\`${path}\``;
}

/** The codes of its findings. */
export type ArtifactCode = FormatCode<'artifact', shown.Codes | ProseCode | 'missing-attribute'>;

/** Artifacts as a directive, `:::artifact{…}`, around a fence. */
export const artifact: EditFormat<ShownArtifact, ArtifactCode> = defineFormat({
  ...repliesOf(shownArtifact, (edits) =>
    edits.map(
      ({ content, ...head }) => `:::artifact{${printAttributes(head).trimStart()}}\n${printFence(content)}:::\n`,
    ),
  ),
  name: 'artifact',
  grammar: shown.grammar,
  codes: { ...proseCodes, ...attributeCodes },
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
  prompt: () => `Write what is to be shown beside the conversation, whole, as an artifact:
:::artifact{identifier="short-name" type="text/html" title="What it is"}
\`\`\`
all of its content
\`\`\`
:::`,
});

/** The codes of its findings. */
export type SmolagentsCode = FormatCode<'smolagents', blob.Codes | ProseCode>;

/**
 * Code for the host of smolagents to run: in a fence below `Code:`, or in `<code>` tags. The thought before it is text.
 */
export const smolagents: EditFormat<CodeBlob, SmolagentsCode> = defineFormat({
  ...repliesOf(codeBlob, (edits) => edits.map(({ code }) => `<code>\n${code}</code>\n`)),
  name: 'smolagents',
  grammar: blob.grammar,
  codes: proseCodes,
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
  prompt: () => `Write what you think, and then the Python code that is to be run, in tags on lines of their own:
Thought: what is to be done, and why
<code>
print("what is to be seen of it")
</code>`,
});

/** Reads edits that are the content of a fence; an edit is handed out once it is whole, and otherwise stays text. */
class Content<Head> {
  readonly prose: Prose;
  readonly #reading: Reading;
  readonly #deliver: (head: Head, content: string, range: Range) => void;
  #open: { readonly head: Head; readonly source: string; content: string; readonly range: Range } | null = null;

  /** `deliver` takes whole content; the range is that of its head. */
  constructor(to: ProseTarget, reading: Reading, deliver: (head: Head, content: string, range: Range) => void) {
    this.prose = new Prose(to);
    this.#reading = reading;
    this.#deliver = deliver;
  }

  /** Starts an edit after its head, given as parsed and as written. */
  open(head: Head, source: string, { start, end }: Range): void {
    this.#open = { head, source, content: '', range: { start, end } };
  }

  /** The handlers that all dialects share. */
  handlers() {
    const add = (text: string): void => {
      if (this.#open !== null) this.#open.content += text;
    };
    return {
      ...this.prose.handlers(this.#reading),
      ContentText: ({ text }: TextNode): void => add(text),
      BadInside: ({ raw }: RecoveryNode): void => add(raw),
      ContentEnd: (): void => {
        const open = this.#take();
        this.prose.mark();
        if (open !== null) this.#deliver(open.head, open.content, open.range);
      },
      MissingRest: (): void => {
        const open = this.#take();
        if (open !== null) this.prose.add(open.source + open.content);
        this.#reading.cut();
      },
    };
  }

  #take() {
    const open = this.#open;
    this.#open = null;
    return open;
  }
}
