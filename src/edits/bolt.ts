import { type Codes, grammar } from '../../generated/tools-edits-bolt.ts';
import type { Range } from '../core/range.ts';
import { defineFormat, type FormatCode, type Part } from '../engine/index.ts';
import { type Attribute, attributeCodes, printAttributes, sourceOf, valuesOf } from './attributes.ts';
import { type ProseCode, proseCodes, tellContent } from './codes.ts';
import { type Artifact, type ArtifactAction, artifact as artifactSchema, type EditFormat } from './model.ts';
import { Fence, Prose, type TextNode } from './prose.ts';
import { repliesOf } from './reply.ts';

interface ActionHead extends Range {
  readonly before: string;
  readonly attributes: readonly Attribute[];
  readonly after: string;
}

/** An action while it is read; nothing of it is handed out before it is closed. */
interface OpenAction {
  readonly attributes: ReadonlyMap<string, string>;
  /** Its whole source, in case it is not an action. */
  source: string;
  readonly range: Range;
  content: string;
  /** The fence lines around the content. */
  opening: string;
  closing: string;
}

/** The codes of its findings. */
export type BoltCode = FormatCode<'bolt', Codes | ProseCode | 'missing-attribute'>;

/** bolt's artifacts: commands to run and files to write. */
export const bolt: EditFormat<Artifact, BoltCode> = defineFormat({
  ...repliesOf(artifactSchema, (edits) => edits.map(printArtifact)),
  name: 'bolt',
  grammar,
  codes: { ...proseCodes, ...attributeCodes },
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
    const openAction = ({ before, attributes, after, start, end }: ActionHead): void => {
      const source = before + sourceOf(attributes) + after;
      const range = { start, end };
      action = { attributes: valuesOf(attributes), source, range, content: '', opening: '', closing: '' };
    };
    const take =
      (part: 'opening' | 'content' | 'closing') =>
      ({ text }: TextNode): void => {
        if (action === null) return;
        action.source += text;
        action[part] += text;
      };
    const close = (source: string): void => {
      const done = action;
      action = null;
      if (done === null) return;
      const value = actionOf(done, (code) => to.report(code, { range: done.range }));
      if (value !== null) {
        const { range } = done;
        const actions = artifact?.list('actions');
        const index = actions?.push(value, { range }) ?? 0;
        const path = [...(artifact?.path ?? []), 'actions', index, 'content'];
        if (value.type === 'file') tellContent(to, value.content, value.filePath ?? null, { range, path });
      } else {
        prose.add(done.source + source);
        prose.mark();
      }
    };
    const cut = (): void => {
      isCut = true;
      fence.cut();
    };
    return {
      ...prose.handlers(reading),
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
        openAction(node);
      },
      Layout: () => {},
      ActionHead: openAction,
      ContentFence: take('opening'),
      ContentText: take('content'),
      ContentEnd: take('closing'),
      ActionEnd: ({ text }) => close(text),
      MissingActionEnd: () => close(''),
      BadRest: ({ raw }) => {
        prose.add((action?.source ?? '') + raw);
        action = null;
        cut();
      },
      ArtifactEnd: () => {
        prose.mark();
        isCut = false;
      },
      BadCutEnd: cut,
      MissingArtifactRest: () => {
        fence.cut();
        return isCut ? false : undefined;
      },
      MissingArtifactEnd: () => (isCut ? false : undefined),
      BadWords: ({ raw }) => {
        prose.add(raw);
        prose.mark();
      },
      BadCutTag: ({ raw }) => {
        prose.add(raw);
        cut();
      },
      BadTag: ({ raw }) => prose.add(raw),
    };
  },
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
  const content = open.content;
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
