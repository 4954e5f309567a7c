import type { MacroNode, MentionNode, Mistakes, Nodes, Texts } from '../../../generated/dml.ts';
import { quote } from '../../core/diagnostic.ts';
import { replacing } from '../../core/text-edit.ts';
import type { Adapting, Detail, Handlers, Part, RecoveryNode, TreeNode } from '../../engine/index.ts';
import { LineEnds } from '../../engine/line-ends.ts';
import { KNOWN_TOOLS } from './known-tools.ts';
import { CLOSE, type Document, OPEN, type Segment } from './model.ts';
import { aliasOf } from './nodes.ts';
import type { ParseOptions } from './options.ts';
import { mayBeWrong, reportCycle } from './read/cycle.ts';
import { FoundMacros, NO_PLACE } from './read/macros.ts';
import { OpenTurn } from './read/open-turn.ts';
import { SegmentPlaces } from './read/places.ts';
import { type FoundReference, reportUndefined } from './read/references.ts';

/** Builds a document from the nodes of the grammar. */
export function adapt(
  document: Part<Document>,
  reading: Adapting<Partial<ParseOptions>>,
): Handlers<Nodes, Texts, Mistakes> {
  const macros = new FoundMacros(document, reading);
  const turn = new OpenTurn(document);
  const references: FoundReference[] = [];
  const segments = document.list('segments');
  let open: Part<Segment> | null = null;
  const lineEnds = new LineEnds(document);

  /** Text between macros is kept, mistakes included. Returns its segment. */
  const addText = (text: string, start: number): Part<Segment> => {
    open ??= segments.add({ kind: 'text', text: '' }, NO_PLACE);
    const end = lineEnds.isTold ? 0 : text.indexOf('\r') + 1;
    open.append('text', end === 0 ? text : text.slice(0, end), NO_PLACE);
    if (end === 0) return open;
    // Reported at its place, however the text is chunked.
    lineEnds.found(start + end - 1, { path: open.path });
    return addText(text.slice(end), start + end);
  };
  const addStretch = (start: number, end: number): void => {
    if (start < end) addText(reading.source(start, end), start);
  };
  const endText = (): void => {
    open?.close();
    open = null;
  };
  const addSource = ({ start, end }: TreeNode): void => addStretch(start, end);
  const piece = ({ text, start, end }: TreeNode & { readonly text: string }): void => {
    addText(text, start);
    reading.release(end);
  };
  const macro = (node: MacroNode | MentionNode): void => {
    endText();
    saysMore = true;
    hasMacro = true;
    document.moveTo(node);
    const isLive = turn.takes(node);
    macros.add(node, references, isLive);
    if (!isLive) turn.leaveOut(node, macros.path);
  };
  /** Keeps a mistake as text; returns its detail, where the grammar does not give one. */
  const asText = ({ raw, start }: RecoveryNode, detail: Detail = {}): Detail => ({
    path: addText(raw, start).path,
    ...detail,
  });

  /** The first thought, and whether there is anything outside of thoughts. */
  let thought: TreeNode | null = null;
  let saysMore = false;
  let hasMacro = false;

  /** The range of the text that counts: inside a fence around it, if there is one. */
  let inside = { start: 0, end: Number.MAX_SAFE_INTEGER };

  reading.atEnd(() => {
    endText();
    turn.end();
    if (thought !== null && !saysMore) document.report('no-answer', { range: thought });
    // Reading the labels again takes several times as long as all the rest.
    if (turn.kinds.has('thought') || (turn.kinds.has('action') && segments.value.some(mayBeWrong)))
      reportCycle(document, inside);
    reportUndefined(references, macros.definitions, reading.options.aliases, document);
  });
  const places = new SegmentPlaces(reading.options.tools ?? KNOWN_TOOLS);
  reading.locate((path) => places.find(document.value, path));

  return {
    Text: (node) => {
      saysMore ||= node.text.trim() !== '';
      piece(node);
    },
    FenceText: piece,
    ThoughtText: piece,
    TurnText: piece,
    ThoughtEnd: addSource,
    Blank: addSource,
    Mark: addSource,
    WrapperEnd: (node) => {
      inside = { ...inside, end: node.start };
      addSource(node);
    },
    FenceHead: addSource,
    OpeningFenceHead: addSource,
    FenceMark: addSource,
    FenceEnd: addSource,
    TurnLabel: (node) => {
      const { path } = addText(reading.source(node.start, node.end), node.start);
      saysMore = true;
      turn.goOn(node.label, path);
    },
    Label: () => {},
    InlineCall: () => {},
    FencedCall: () => {},

    Macro: macro,
    Mention: macro,
    Span: ({ start, end, mentions }) => {
      let at = start;
      for (const mention of mentions) {
        addStretch(at, mention.start);
        macro(mention);
        at = mention.end;
      }
      addStretch(at, end);
    },
    Reference: (node) => {
      const { start, end } = node;
      addText(reading.source(start, end), start);
      reading.recognised('macros');
      references.push({ alias: aliasOf(node), start, end, at: segments.value.length - 1, arg: undefined });
    },
    BadReference: (node) => {
      const path = macros.holds(node) ? macros.pathAt(node) : open?.path;
      const meant = `{{F:${node.alias}}}`;
      const message = `${quote(node.raw)} was read as ${quote(meant)}`;
      return path !== undefined && { path, message, hint: `Write ${meant}`, ...replacing(node, meant) };
    },
    BadBraces: (node) => {
      // Where a path is expected, the whole argument was already read as a reference.
      if (macros.isMended(node)) return false;
      const path = macros.holds(node) ? macros.pathAt(node) : addText(node.raw, node.start).path;
      const message = `${quote(node.raw)} has single braces, so it is text and not a reference`;
      const meant = `{{F:${node.alias}}}`;
      return path !== undefined && { path, message, hint: `Write ${meant}`, ...replacing(node, meant) };
    },

    BadBom: (node) => asText(node, replacing(node, '')),
    BadNoise: (node) =>
      asText(node, { message: `Chat template tokens or colour codes: ${quote(node.raw)}`, ...replacing(node, '') }),
    BadDelimiters: (node) =>
      asText(node, { message: `The delimiters of a macro are not whole, so it is text: ${quote(node.raw)}` }),
    BadImitation: (node) =>
      asText(node, { message: `${quote(node.raw)} only looks like a macro or a reference, so it is text` }),
    BadWrapper: (node) => {
      inside = { ...inside, start: node.end };
      return asText(node);
    },
    BadStrayClose: (node) => asText(node),
    BadThought: (node) => {
      thought ??= node;
      return asText(node);
    },
    MissingThoughtEnd: () => {
      reading.cut();
      return { ...(open !== null && { path: open.path }) };
    },
    BadTurn: (node) => asText(node),
    // A thought before any macro changes nothing.
    BadThoughtEnd: (node) => asText(node, hasMacro ? {} : { severity: 'warning' }),
    BadOtherCall: ({ raw, end }) => ({
      ...(open !== null && { path: open.path }),
      range: { start: end - raw.trimStart().length, end },
      message: `A call that is written in another way${raw.trim() === '' ? ', in a fence' : `: ${quote(raw.trim())}`}`,
    }),
    BadForeignCall: (node) => {
      saysMore = true;
      const message = `A call in the markup of another dialect: ${quote(node.raw.trim())}`;
      return asText(node, { message });
    },
    MissingOpenEnd: (node) => asText(node),
    MissingReferenceEnd: (node) => asText(node),
    MissingSpanEnd: ({ start, end, mention }) => {
      addStretch(start, mention.start);
      macro(mention);
      const path = macros.path;
      addStretch(mention.end, end);
      return { ...(path !== undefined && { path }) };
    },
    MissingFenceEnd: () => ({ ...(open !== null && { path: open.path }) }),
    BadLineEnd: () => false,

    BadOpen: (node) => macros.detail(`The delimiter ${quote(node.raw)} was repaired`, replacing(node, OPEN)),
    BadClose: (node) => macros.detail(`The delimiter ${quote(node.raw)} was repaired`, replacing(node, CLOSE)),
    BadSpace: (node) => macros.detail('Spaces around the command were left out', replacing(node, '')),
    BadSeparator: (node) => macros.detail('A full-width separator was read as its ASCII form', replacing(node, ':')),
    BadCommand: (node) => macros.badCommand(node),
    MissingClose: () => macros.missingClose(),
    MissingColon: (node) => macros.missingColon(node),
    // The rules decide about empty commands.
    MissingCommand: () => false,
  };
}
