import { isBlank } from '../../core/pieces.ts';
import type { TextPiece } from '../../engine/index.ts';
import type { HandlersIn, Page } from '../reply/page.ts';
import { cutPart, nothing } from './common.ts';

const endTool = (at: number, isComplete: boolean, reply: Page): void => {
  reply.endCall(at, isComplete);
  reply.text.mark();
};

/** The text of an element is its value; beside inner elements, it is stray. */
const elementText = {
  piece: (piece: TextPiece, { elements }: Page): void => {
    const element = elements.innermost;
    if (element?.tags === null) elements.readerOf(element)?.add(piece);
    else if (element !== undefined) element.words += piece.text;
  },
  leave: (reply: Page, end: number): void => {
    const words = reply.elements.innermost?.words ?? '';
    if (isBlank(words)) return;
    reply.words += words;
    reply.to.report('stray-text', { range: { start: end - words.length, end } });
  },
};

/** The handlers for parameters whose tags are their keys, and tools whose tags are their names. */
export const elementHandlers: HandlersIn<'elements'> = {
  ToolHead: (node, { elements }) => elements.begin(node),
  ElementCallHead: (node, { elements }) => elements.begin(node),
  ArgumentsClose: nothing,
  BadCutArgumentsClose: cutPart,
  EmptyTool: (node, reply) => {
    reply.elements.begin(node);
    endTool(node.end, true, reply);
  },
  ToolClose: (node, reply) => endTool(node.end, true, reply),
  BadToolWords: ({ raw }, reply) => {
    reply.words += raw;
    // Emden</port>      what opens a parameter is not there
    return reply.call?.schema?.keys.some((key) => raw.includes(`</${key}>`)) ? reply.tellBroken() : {};
  },
  BadCutToolClose: (node, reply) => {
    endTool(node.start, false, reply);
    return reply.ending.cut();
  },
  MissingToolClose: (node, reply) => endTool(node.start, true, reply),
  ElementHead: (node, { elements }) => elements.hold(node.key, node.start),
  ElementText: elementText,
  UnmarkedHead: (node, { elements }) => elements.hold(node.key, node.start),
  UnmarkedText: elementText,
  UnmarkedClose: (_, { elements }) => elements.close(true),
  BadUnmarkedTag: (_, reply) => reply.once('wrong-open'),
  ElementClose: (_, { elements }) => elements.close(true),
  BadKeyTag: (_, reply) => reply.once('wrong-dialect'),
  BadElementClose: (_, { elements }) => elements.close(true),
  BadCutElement: cutPart,
  BadCutElementClose: (_, reply) => {
    reply.elements.close(false);
    reply.breakCall();
    return reply.ending.cut();
  },
  MissingElementClose: (_, reply) => {
    reply.elements.close(true);
    return reply.leaveOpen();
  },
};
