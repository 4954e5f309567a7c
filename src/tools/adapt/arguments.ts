import type { Range } from '../../core/range.ts';
import type { Said } from '../reply/ending.ts';
import type { HandlersIn, Page } from '../reply/page.ts';
import { cutPart, nothing } from './common.ts';

const isJson = ({ dialect }: Page): boolean => dialect.python === undefined;
const open = ({ start }: Range, { values }: Page): void => values.open('object', start);
const openList = ({ start }: Range, { values }: Page): void => values.open('list', start);
const close = ({ end }: Range, { values }: Page): void => values.close(end);
const textOpen = (_: unknown, { values }: Page): void => values.textOpen();
/** Characters that a Python string cannot contain; it may contain other control characters. */
const NO_PYTHON = /[\0\r\n]/;

/** Quotes of Python that JSON lacks. */
const pythonTextOpen = (_: unknown, reply: Page): void => {
  reply.values.textOpen();
  if (isJson(reply)) reply.values.repaired();
};
const chars = ({ text }: { readonly text: string }, { values }: Page): void => values.chars(text);
const textClose = (_: unknown, { values }: Page): void => values.textClose();
const repaired = (_: unknown, reply: Page): Said => (reply.values.json.isRead ? false : reply.once('json-repaired'));
const cutValue = ({ end }: Range, reply: Page): Said => {
  if (reply.values.json.endEarly(end, true)) return false;
  return reply.cutValue(end);
};
/** The handlers for all parts of values. */
export const argumentHandlers: HandlersIn<'values' | 'python'> = {
  LineComma: nothing,
  LineListEnd: nothing,
  PyOpen: (_, { values }) => values.openList(),
  PyClose: (_, { values }) => void values.endList(),
  PyHead: (node, reply) => {
    reply.beginCall(node.name, node.start);
    reply.isPython = true;
    reply.values.begin();
    reply.call?.writer.begin();
  },
  PyKey: (node, { call, values }) => {
    values.begin();
    call?.writer.key(node.name, node.start);
  },
  PyCallClose: (node, reply) => {
    // Ends the last argument, too.
    reply.call?.writer.comma();
    reply.endCall(node.end, true);
    reply.values.endListed();
  },

  Space: (node, reply) => {
    if (reply.block === null && reply.call === null && !reply.objects.isOpen) reply.text.add(node.text);
  },
  ObjectOpen: open,
  ObjectClose: close,
  ListOpen: openList,
  ListClose: close,
  SetOpen: openList,
  SetClose: close,
  Key: (node, reply) => {
    if (node.quote !== '"' && isJson(reply) && reply.dialect.quote === undefined) reply.values.repaired();
    reply.values.key(node.name, node.start);
  },
  Comma: (_, { values }) => values.comma(),
  // Handled like its parts: quote, characters, quote.
  PlainText: ({ start, end, text }, { to, values }) => {
    if (values.json.takes()) return;
    to.moveTo({ start, end: start + 1 });
    values.doubleOpen();
    to.moveTo({ start: start + 1, end: end - 1 });
    values.chars(text);
    to.moveTo({ start: end - 1, end });
    values.textClose();
  },
  DoubleOpen: (_, { values }) => values.doubleOpen(),
  SingleOpen: pythonTextOpen,
  TripleOpen: pythonTextOpen,
  MarkedOpen: textOpen,
  DoubleChars: chars,
  SingleChars: chars,
  TripleChars: chars,
  MarkedChars: chars,
  TextClose: textClose,
  TripleClose: textClose,
  MarkedClose: textClose,
  Number: (node, { values }) => values.scalar(node.text, true),
  BadPoint: repaired,
  BadKey: repaired,
  Word: (node, { values }) => values.scalar(node.text, false),

  BadControl: (node, reply) => {
    reply.values.chars(node.raw);
    return isJson(reply) || NO_PYTHON.test(node.raw) ? repaired(node, reply) : false;
  },
  BadMarkedText: ({ text }, reply) => {
    reply.values.textOpen();
    reply.values.chars(text);
    reply.values.textClose();
    return reply.once('json-repaired');
  },
  BadEscape: (node, reply) => {
    reply.values.chars(node.text);
    return repaired(node, reply);
  },
  BadDamage: (_, reply) => (reply.values.json.isRead ? false : reply.tellBroken()),
  BadComma: repaired,
  BadFirstComma: repaired,
  BadDebris: (_, reply) => {
    reply.values.debris();
    return reply.foundBroken();
  },
  MissingValue: () => false,
  MissingQuote: (node, reply) => {
    if (reply.values.json.endEarly(node.start, false)) return false;
    reply.leaveOpen();
    reply.values.textClose();
    return false;
  },
  MissingBracket: (node, { values }) => values.missingBracket(node.start),
  MissingRest: cutValue,
  BadCutEscape: cutValue,
  BadCutPart: (node, reply) => {
    reply.values.json.cut(node.start);
    return cutPart(node, reply);
  },
  BadCutArgument: cutPart,
  BadCutMarkedQuote: cutValue,
};
