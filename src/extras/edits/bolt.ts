import { type Codes, grammar } from '../../../generated/tools-edits-bolt.ts';
import type { Range } from '../../core/range.ts';
import { defineFormat, type FormatCode, type Part, type RecoveryNode } from '../../engine/index.ts';
import { type Attribute, attributeCodes, printAttributes, sourceOf, valuesOf } from './attributes.ts';
import { type ProseCode, proseCodes } from './codes.ts';
import { Fence } from './fence.ts';
import {
  type Artifact,
  type ArtifactAction,
  artifact as artifactSchema,
  type EditFormat,
  type Edits,
  editsOf,
} from './model.ts';
import { printReply } from './print.ts';
import { Prose } from './prose.ts';
import { proseHandlers } from './prose-handlers.ts';

/** An action that is being read: nothing of it is told before it is closed. */
interface OpenAction {
  readonly attributes: ReadonlyMap<string, string>;
  readonly source: string[];
  readonly range: Range;
  readonly content: string[];
  /** The fence lines around the content. */
  opening: string;
  closing: string;
}

/** The codes of its findings. */
export type BoltCode = FormatCode<'bolt', Codes | ProseCode | 'missing-attribute'>;

/** bolt's artifacts: commands to run and files to write. */
export const bolt: EditFormat<Artifact, BoltCode> = defineFormat({
  name: 'bolt',
  grammar,
  schema: editsOf(artifactSchema),
  isOfSchema: true,
  codes: {
    ...proseCodes,
    ...attributeCodes,
  },
  empty: (): Edits<Artifact> => ({ text: '', edits: [] }),
  adapt: (to, reading) => {
    const prose = new Prose(to);
    const fence = new Fence(prose, reading);
    let artifact: Part<Artifact> | null = null;
    let action: OpenAction | null = null;
    let isCut = false;
    const openArtifact = (head: Artifact['artifact'], range: Range): void => {
      fence.leave();
      prose.mark();
      artifact = to.list('edits').add({ artifact: head, actions: [] }, { range });
    };
    const openAction = (
      before: string,
      attributes: readonly Attribute[],
      after: string,
      { start, end }: Range,
    ): void => {
      const source = before + sourceOf(attributes) + after;
      const range = { start, end };
      action = { attributes: valuesOf(attributes), source: [source], range, content: [], opening: '', closing: '' };
    };
    const close = (source: string): void => {
      const done = action;
      action = null;
      if (done === null) return;
      const value = actionOf(done, (code) => to.report(code, { range: done.range }));
      if (value !== null) artifact?.list('actions').push(value, { range: done.range });
      else {
        prose.add(done.source.join('') + source);
        prose.mark();
      }
    };
    const cut = ({ raw }: RecoveryNode): void => {
      prose.add(raw);
      isCut = true;
      fence.isCut = true;
      reading.cut();
    };
    const end = (): void => {
      prose.mark();
      isCut = false;
    };
    return {
      ...proseHandlers(prose, reading),
      ...fence.handlers(),
      MarkupText: ({ text }) => prose.add(text),
      Unit: ({ text }) => prose.add(text),
      FenceHead: ({ fence: { open, info } }) => fence.open(open + info),
      ArtifactHead: ({ attributes, start, end: behind }) => {
        const values = valuesOf(attributes);
        const [id, title, type] = ['id', 'title', 'type'].map((name) => values.get(name));
        const range = { start, end: behind };
        openArtifact({ id: id ?? '', title: title ?? '', ...(type !== undefined && { type }) }, range);
        if (id === undefined || title === undefined) to.report('missing-attribute', { range });
      },
      BareHead: (node) => {
        openArtifact({ id: '', title: '' }, { start: node.start, end: node.end });
        openAction(node.before, node.attributes, node.after, node);
      },
      Layout: () => {},
      ActionHead: (node) => openAction(node.before, node.attributes, node.after, node),
      ContentFence: ({ text }) => {
        action?.source.push(text);
        if (action !== null) action.opening = text;
      },
      ContentText: ({ text }) => {
        action?.source.push(text);
        action?.content.push(text);
      },
      ContentEnd: ({ text }) => {
        action?.source.push(text);
        if (action !== null) action.closing = text;
      },
      ActionEnd: ({ text }) => close(text),
      MissingActionEnd: () => close(''),
      BadRest: ({ raw }) => {
        prose.add((action?.source.join('') ?? '') + raw);
        action = null;
        isCut = true;
        fence.isCut = true;
        reading.cut();
      },
      ArtifactEnd: end,
      BadCutEnd: () => {
        isCut = true;
        fence.isCut = true;
        reading.cut();
      },
      MissingArtifactRest: () => {
        fence.isCut = true;
        reading.cut();
        return isCut ? false : undefined;
      },
      MissingArtifactEnd: () => (isCut ? false : undefined),
      BadWords: ({ raw }) => {
        prose.add(raw);
        prose.mark();
      },
      BadCutTag: cut,
      BadTag: ({ raw }) => prose.add(raw),
    };
  },
  print: ({ text, edits }) => printReply(text, edits.map(printArtifact)),
  prompt: () => `Write all commands to run and all files, whole, as an artifact:
<boltArtifact id="short-name" title="What it is">
<boltAction type="shell">a command</boltAction>
<boltAction type="file" filePath="path/of/a/file">
all of its content
</boltAction>
<boltAction type="start">the command that starts it</boltAction>
</boltArtifact>`,
});

function actionOf(open: OpenAction, find: (code: string) => void): ArtifactAction | null {
  const type = open.attributes.get('type');
  const filePath = open.attributes.get('filePath');
  if (type === undefined || (type === 'file' && filePath === undefined)) {
    find('missing-attribute');
    return null;
  }
  const content = open.content.join('');
  const isFenced = open.opening !== '' && open.closing !== '' && !content.includes('\n```');
  if (isFenced) find('fenced-call');
  const body = (isFenced ? content : open.opening + content + open.closing).trim();
  return { type, ...(filePath !== undefined && { filePath }), content: type === 'file' ? `${body}\n` : body };
}

function printArtifact({ artifact: { id, title, type }, actions }: Artifact): string {
  const attributes = printAttributes({ id, title, type });
  const inside = actions.map(({ type: kind, filePath, content }) => {
    const body = kind === 'file' ? `\n${content}` : content;
    return `<boltAction${printAttributes({ type: kind, filePath })}>${body}</boltAction>\n`;
  });
  return `<boltArtifact${attributes}>\n${inside.join('')}</boltArtifact>\n`;
}
