import type { grammar, ListHeadNode, Mistakes } from '../../../generated/acor.ts';
import { isLineEndUnit } from '../../core/blank.ts';
import { counted } from '../../core/counted.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Adapting, Detail, HandlersOf, Part, RecoveryNode } from '../../engine/index.ts';
import type { StreamOptions, Transcript } from './model.ts';
import { type HeaderNode, type ReadHeader, readHeader } from './read/header.ts';
import { blockOf, deepBlockOf, endBlock, entryOf, fieldOf, type Item } from './read/items.ts';
import { Sections } from './read/sections.ts';
import { Source } from './read/source.ts';

/** The header read last. */
interface HeaderRead extends Pick<ReadHeader, 'message' | 'isSound'> {
  readonly line: Range;
  readonly path: Path;
}

/** Builds a transcript from the nodes of the grammar. */
export function adapt(
  transcript: Part<Transcript>,
  reading: Adapting<Partial<StreamOptions>>,
): HandlersOf<typeof grammar> {
  const sections = new Sections(transcript, reading);
  reading.atEnd(() => sections.end());

  // ── Headers, and what is around the messages ────────────────────────────────────────────────────────────────────

  let header: HeaderRead | null = null;

  /** Opens a message. */
  const open = (node: HeaderNode): void => {
    sections.close(node.start, false);
    const source = new Source(reading.source(node.start, node.end), node.start);
    const line = lineOf(source);
    const { message, argument, isSound, isKnown, findings } = readHeader(node, source);
    if (isKnown) reading.recognised('markdown');
    const { path } = sections.open(message, line, node.end);
    header = { message, isSound, line, path };
    for (const { code, field, detail } of findings)
      transcript.report(code, { range: line, path: [...path, field], ...detail, ...fixOf(code) });
    const range = argument === null || node.type === 'ExactHeader' ? undefined : source.firstNoise(argument);
    if (range !== undefined) transcript.report('bad-header-noise', { range, about: source.raw(range), ...badHeader() });
  };
  /** The fix of a damaged header: the header in its canonical form. */
  const fixOf = (code: string): Detail => {
    if (header?.isSound !== true || !REPAIRED.has(code)) return {};
    const text = `## ${header.message.header}`;
    return { hint: `Write ${text}`, fix: { range: header.line, text } };
  };
  const badHeader = (): Detail => {
    if (header === null) return {};
    const path = [...header.path, 'header'];
    if (header.isSound) return { path, ...fixOf('bad-header-case') };
    const message = `The header cannot be repaired: it would mean something else as ## ${header.message.header}`;
    return { path, severity: 'error', message };
  };
  const leave = (node: RecoveryNode): Detail => {
    sections.close(node.start, false);
    sections.pass(node.end);
    return { path: MESSAGES };
  };
  const pass = (node: RecoveryNode): void => sections.pass(node.end);

  // ── The parts of bodies ─────────────────────────────────────────────────────────────────────────────────────────

  const begin = (part: Item): void => sections.begin(part);
  const last = (): Item | undefined => sections.items.at(-1);
  /** The marker before the fence of a block in a list. */
  let marker: ListHeadNode | null = null;
  const closeBlock = (node: Parameters<typeof endBlock>[1]): void => {
    const block = last();
    sections.flow(node.end);
    if (block?.type === 'Code') endBlock(block, node);
  };
  /** The finding for a block that no fence ends. */
  const unclosed = (node: Mistakes['MissingFenceEnd'] | Mistakes['BadFenceEnd']): Detail => {
    closeBlock(node);
    if (node.type === 'MissingFenceEnd') reading.cut();
    const part = last();
    const block = part?.type === 'Entry' ? part.blocks.at(-1) : part;
    if (block?.type !== 'Code') return {};
    const { start, head, column } = block;
    const by = column > 0 ? `, indented by ${counted(column, 'space')}` : '';
    const hint = `Close the block with a line ${head.run}${by}`;
    return { range: { start, end: head.end }, hint, ...sections.where };
  };
  const openAside = ({ start }: Range): void => begin({ type: 'Comment', start, end: start });
  const odd = ({ start, end }: Range, detail: Detail = {}): Detail => {
    begin({ type: 'Prose', start, end });
    return { ...detail, ...sections.where };
  };
  const goOn = ({ end }: Range): void => sections.flow(end);

  return {
    ExactHeader: open,
    LooseHeader: open,
    BoldHeader: open,
    OtherHeader: open,
    BadHeaderCase: badHeader,
    BadColonNoise: badHeader,
    BadHeaderNoise: badHeader,
    BadHeaderOrnament: badHeader,
    BadHeaderLevel: badHeader,
    BadHeaderSpace: badHeader,
    BadHeaderBold: badHeader,
    BadHeaderColon: badHeader,
    BadWideColon: badHeader,
    BadHeaderClose: badHeader,
    MissingHeaderEnd: (node) => {
      reading.cut();
      return leave(node);
    },
    BadWrapper: leave,
    WrapperEnd: (node) => {
      sections.close(node.start, false);
      sections.pass(node.end);
    },
    MissingWrapperEnd: (node) => {
      sections.close(node.start, true);
      return { path: MESSAGES };
    },
    BadChat: pass,
    BadBom: pass,

    BadLineEnd: ({ start }) => {
      sections.noteReturn(start);
      return false;
    },
    Gap: begin,
    BadNoiseLines: (node) => {
      begin(node);
      return sections.where;
    },
    MissingFenceRun: (node) => {
      begin(node);
      reading.cut();
      return sections.where;
    },

    ProseText: { enter: (_, start) => begin({ type: 'Prose', start, end: start }), piece: goOn },
    FieldLine: (node) => begin(fieldOf(node)),
    EntryLine: (node) => begin(entryOf(node)),
    // An empty handler makes it a node, so that the engine knows that the text before it could have continued.
    TextEnd: () => {},
    MoreCode: ({ code }) => {
      const entry = last();
      if (entry?.type === 'Entry') entry.moreCode = code;
    },
    MoreText: (piece) => {
      const part = last();
      if (part?.type === 'Field' || part?.type === 'Entry') part.more = goneOn(part.more, piece);
      goOn(piece);
    },
    DeepBlock: (node) => {
      const entry = last();
      if (entry?.type === 'Entry') entry.blocks.push(deepBlockOf(node));
      sections.flow(node.end);
    },

    BlockHead: (head) => begin(blockOf(head, head)),
    BlockText: goOn,
    BlockEnd: closeBlock,
    ListHead: (node) => {
      marker = node;
    },
    ListFenceHead: (head) => {
      if (marker !== null) begin(blockOf(marker, head));
    },
    ListText: goOn,
    ListEnd: closeBlock,
    BadFenceEnd: unclosed,
    MissingFenceEnd: unclosed,

    CommentHead: openAside,
    CommentText: goOn,
    CommentEnd: goOn,
    MissingCommentEnd: (node) => {
      goOn(node);
      return { range: { start: last()?.start ?? 0, end: node.end }, ...sections.where };
    },
    // A thought of the tool's author stays in the body like a comment: headers in it do not count.
    BadThought: (node) => {
      openAside(node);
      return sections.where;
    },
    // Other markup stays in the body: only its reader can know whether it is an example.
    BadForeignCall: (node) => odd(node),
    BadThoughtEnd: (node) => odd(node, sections.isInMessage ? {} : { severity: 'warning' }),
    // Messages after it are not the tool's.
    BadTurn: (node) => odd(node, { message: 'The text goes on with the turn of somebody else, which was kept' }),
    ThoughtText: goOn,
    ThoughtEnd: goOn,
    MissingThoughtEnd: (node) => {
      goOn(node);
      reading.cut();
      return sections.where;
    },
  };
}

const MESSAGES: Path = ['messages'];

/** Mistakes in the spelling of a header, not in its meaning. */
const REPAIRED: ReadonlySet<string> = new Set([
  'bad-header-case',
  'bad-percent-comma',
  'bad-percent-sign',
  'bad-state-case',
]);

/** Extends a range; an empty one starts at the extension. */
function goneOn(stretch: Range, { start, end }: Range): Range {
  return { start: stretch.start === stretch.end ? start : stretch.start, end };
}

/** The range of the line at the start of a source, without its end. */
function lineOf({ all, offset }: Source): Range {
  let end = all.length;
  while (end > 0 && isLineEndUnit(all.charCodeAt(end - 1))) end--;
  return { start: offset, end: offset + end };
}
