import type { HandlersIn, Page } from '../reply/page.ts';
import { cutText, mark, openFence } from './common.ts';

const beginCode = (at: number, reply: Page): void => reply.beginMarked('python', at);

/** The handlers for messages to recipients: harmony's channels, Functionary's arrows, and code for an interpreter. */
export const messageHandlers: HandlersIn<'messages'> = {
  ThoughtHead: (node, { message, reasoning }) => {
    message.begin(node.opening);
    reasoning.mark();
  },
  TextHead: (node, { message }) => message.begin(node.opening),
  ToolMessageHead: (node, reply) => {
    reply.message.begin(node.opening);
    reply.beginMarked(node.name, node.start);
  },
  CodeHead: (node, reply) => {
    reply.message.begin(node.opening);
    beginCode(node.start, reply);
  },
  FirstToolHead: (node, reply) => reply.beginMarked(node.name, node.start),
  FirstCodeHead: (node, reply) => beginCode(node.start, reply),
  FirstTextHead: mark,
  CallsHead: (node, { message }) => {
    message.begin(node.opening);
    message.send(node.start);
  },
  FirstThoughtHead: (_, { reasoning }) => reasoning.mark(),
  FirstCallsHead: (node, { message }) => message.send(node.start),
  FirstUserHead: mark,
  ShownText: (piece, { text }) => text.add(piece.text),
  BadBesideCalls: ({ raw, start, end }, { message, text }) => {
    text.add(raw);
    message.beside({ start, end });
    return false;
  },
  BuiltinHead: (node, reply) => {
    reply.beginMarked(node.name, node.start);
    reply.values.openArguments(node);
  },
  BadCutBuiltin: cutText,
  MessageThought: (piece, { reasoning }) => reasoning.add(piece.text),
  Code: (piece, { call }) => call?.plain(piece.text),
  PlainArguments: (piece, { call }) => {
    if (call !== null) call.isPlainWrong = true;
    call?.plain(piece.text);
  },
  CodeToken: (node, { message }) => message.end(node.end, 'marker'),
  MessageClose: (node, { message }) => message.end(node.end, 'marker'),
  MessageAtEnd: (node, { message }) => message.end(node.end, 'end of text'),
  MessageOver: (node, { message }) => message.end(node.end, 'next'),
  BadMessageMarker: mark,
  BadMessagesFence: openFence,
  MessagesFenceEnd: mark,
  BadOtherArguments: (_, reply) => reply.foundBroken(),
  BadMessageWords: (node, { message }) => {
    message.words += node.raw;
  },
  BadOutside: mark,
  BadCutHead: cutText,
  BadCutFirst: cutText,
  BadCutMessageClose: (node, { ending, message }) => {
    message.end(node.start, 'cut marker');
    return ending.cut();
  },
  MissingMessageClose: (node, { message }) => message.end(node.start, 'marker'),
};
