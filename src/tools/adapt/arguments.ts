import type { Range } from '../../core/range.ts';
import type { Said } from '../reply/ending.ts';
import type { HandlersIn, Page } from '../reply/page.ts';
import { cutPart } from './common.ts';

const open = ({ start }: Range, { values }: Page): void => values.open('object', start);
const openList = ({ start }: Range, { values }: Page): void => values.open('list', start, '[');
const close = ({ end }: Range, { values }: Page): void => void values.json.close(end);
const closeList = ({ end }: Range, { values }: Page): void => {
  values.json.takes(']');
  values.json.close(end);
};
const textOpen = (node: Range, { values }: Page): void => values.textOpen(node);
const chars = (piece: Range, { values }: Page): void => values.json.chars(piece);
const textClose = ({ end }: Range, { values }: Page): void => values.json.textClose(end);
const cutValue = ({ end }: Range, reply: Page): Said =>
  reply.values.json.endEarly(end, true) ? false : reply.cutValue(end);
const cutBefore = (node: Range, reply: Page): Said => {
  reply.values.json.cut(node.start);
  return cutPart(node, reply);
};

export const argumentHandlers: HandlersIn<'values' | 'python'> = {
  PyOpen: (_, { values }) => values.openList(),
  PyClose: (_, { values }) => void values.endList(),
  PyHead: (node, reply) => {
    reply.beginCall(node.name, node.start);
    reply.values.openArguments(node);
  },
  PyKey: (node, { values }) => values.json.key(node.name, node),
  PyCallClose: (node, { values }) => values.closeArguments(node.end),

  Space: (node, reply) => {
    if (reply.block === null && reply.call === null && !reply.objects.isOpen) reply.text.add(node.text);
  },
  ObjectOpen: open,
  ObjectClose: close,
  ListOpen: openList,
  ListClose: closeList,
  TupleOpen: openList,
  TupleClose: closeList,
  SetOpen: openList,
  SetClose: closeList,
  Name: (node, { values }) => values.name(node.name),
  Comma: (node, { values }) => values.comma(node.end),
  LastComma: (_, { values }) => void values.json.takes(''),
  // Handled like its parts: quote, characters, quote.
  PlainText: ({ start, end }, { to, values }) => {
    to.moveTo({ start, end: start + 1 });
    values.textOpen({ start, end: start + 1 });
    to.moveTo({ start: start + 1, end: end - 1 });
    values.json.chars({ start: start + 1, end: end - 1 });
    to.moveTo({ start: end - 1, end });
    values.json.textClose(end);
  },
  DoubleOpen: textOpen,
  SingleOpen: textOpen,
  TripleOpen: textOpen,
  MarkedOpen: textOpen,
  DoubleChars: chars,
  SingleChars: chars,
  TripleChars: chars,
  // Only its own quote is special in it.
  MarkedChars: (piece, { values }) => values.json.chars(piece, 'none'),
  TextClose: textClose,
  TripleClose: textClose,
  MarkedClose: textClose,
  Word: (node, { values }) => values.word(node.text),

  BadDamage: (_, { values }) => values.json.damage(),
  BadDebris: (_, reply) => {
    reply.values.debris();
    return reply.foundBroken();
  },
  MissingQuote: (node, reply) => {
    reply.values.json.endString(node.start);
    return false;
  },
  MissingBracket: (node, { values }) => values.json.missingBracket(node.start),
  MissingParenthesis: (node, reply) => {
    reply.values.json.endEarly(node.start, false);
    reply.endCall(node.start, true);
    return false;
  },
  MissingRest: cutValue,
  BadCutEscape: (node, reply) => {
    reply.values.json.cut(node.start);
    return cutValue(node, reply);
  },
  BadCutPart: cutBefore,
  BadCutArgument: cutBefore,
  BadCutMarkedQuote: (node, reply) => {
    reply.values.json.cut(node.start);
    return cutValue(node, reply);
  },
};
