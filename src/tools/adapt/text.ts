import type { Nodes } from '../../../generated/tools.ts';
import type { Range } from '../../core/range.ts';
import type { Said } from './ending.ts';
import type { Reply, ToolHandlers } from './reply.ts';

type TextHandlers = Pick<
  ToolHandlers,
  | 'Space'
  | 'Text'
  | 'LoneText'
  | 'NamedMarker'
  | 'NamedOpening'
  | 'FenceOpen'
  | 'FenceChars'
  | 'FenceClose'
  | 'InlineCode'
  | 'WrappingEnd'
  | 'RegionOpen'
  | 'RegionClose'
  | 'RegionOver'
  | 'Citation'
  | 'ThoughtOpen'
  | 'LineThoughtOpen'
  | 'ThoughtBehindOpen'
  | 'ThoughtGoesOn'
  | 'ThoughtChars'
  | 'ThoughtShown'
  | 'ThoughtCode'
  | 'ThoughtTick'
  | 'ThoughtClose'
  | 'EmptyThought'
  | 'NoThought'
  | 'End'
  | 'BadCutMarker'
  | 'BadCutOpening'
  | 'BadCutCode'
  | 'Bom'
  | 'Dialect'
  | 'BareDialect'
  | 'LikeCall'
  | 'LoneCalls'
  | 'LineCalls'
  | 'ShownCall'
  | 'BadCutLone'
  | 'LikeStep'
  | 'LikeLine'
  | 'WrappedDialect'
  | 'BadCutDialect'
  | 'BadStrayClose'
  | 'BadLastClose'
  | 'BadRegionMarker'
  | 'BadThoughtClose'
  | 'BadEndToken'
  | 'BadFence'
  | 'MissingThoughtRest'
  | 'MissingFenceEnd'
  | 'MissingCodeEnd'
  | 'MissingThoughtClose'
>;

const add = ({ text }: { readonly text: string }, reply: Reply): void => reply.text.add(text);
const think = ({ text }: { readonly text: string }, { reasoning }: Reply): void => reasoning.add(text);
const tell = (node: Range & { readonly dialect: string }, reply: Reply): void => reply.tellDialect(node.dialect, node);
const likeCall = ({ text }: { readonly text: string }, reply: Reply): void => reply.keepLikeCall(text);
const loneCalls = ({ start, before, objects }: Nodes['LoneCalls' | 'LineCalls'], reply: Reply): void => {
  let at = start + before.length;
  reply.text.add(before);
  for (const { separator, written } of objects) {
    at += separator.length;
    reply.readLone(written, separator, at);
    at += written.length;
  }
};
const mark = (_: unknown, { text }: Reply): void => text.mark();
const markBoth = (_: unknown, { reasoning, text }: Reply): void => {
  text.mark();
  reasoning.mark();
};
const cut = ({ raw }: { readonly raw: string }, { ending, text }: Reply): Said => {
  text.add(raw);
  return ending.cut();
};

/** What stands outside of calls: text, thoughts, and the markers around them. */
export const textHandlers: TextHandlers = {
  Space: (node, reply) => {
    if (reply.block === null && reply.call === null && !reply.objects.isOpen) reply.text.add(node.text);
  },
  Bom: add,
  Dialect: tell,
  BareDialect: tell,
  WrappedDialect: tell,
  LikeCall: likeCall,
  LoneCalls: loneCalls,
  LineCalls: loneCalls,
  ShownCall: (_, { to }) =>
    to.report('other-dialect', { message: 'The object of a call in a fence was kept as text: it may be an example' }),
  LikeStep: likeCall,
  LikeLine: likeCall,
  Text: (piece, reply) => {
    reply.isOpenTold = false;
    reply.text.add(piece.text);
    if (reply.block === null && reply.call === null) reply.reading.release(piece.end);
  },
  LoneText: add,
  NamedMarker: add,
  NamedOpening: add,
  FenceOpen: ({ start, end }, { reading, text }) => text.add(reading.source(start, end)),
  FenceChars: add,
  FenceClose: add,
  InlineCode: add,
  WrappingEnd: mark,
  RegionOpen: mark,
  RegionClose: mark,
  RegionOver: mark,
  Citation: () => {},
  ThoughtOpen: markBoth,
  LineThoughtOpen: markBoth,
  ThoughtBehindOpen: markBoth,
  ThoughtGoesOn: (_, { reasoning }) => reasoning.mark(),
  ThoughtChars: think,
  ThoughtShown: think,
  ThoughtCode: think,
  ThoughtTick: think,
  ThoughtClose: markBoth,
  EmptyThought: mark,
  NoThought: mark,
  End: (_, { reasoning, text }) => {
    text.end();
    reasoning.end();
  },
  BadCutMarker: cut,
  BadCutDialect: cut,
  BadCutCode: cut,
  BadCutLone: cut,
  BadCutOpening: cut,
  BadStrayClose: ({ raw }, { text }) => text.add(raw),
  BadLastClose: mark,
  BadRegionMarker: mark,
  BadThoughtClose: mark,
  BadEndToken: mark,
  BadFence: (node, reply) => {
    reply.fences = 1;
    reply.text.mark();
    const isOwn = reply.dialect.fence !== undefined && node.raw.startsWith(`\`\`\`${reply.dialect.fence}`);
    return isOwn ? false : {};
  },
  MissingThoughtRest: (_, { ending }) => ending.cut(),
  MissingFenceEnd: (_, { ending, fences }) => (fences > 0 ? ending.missingAtEnd() : false),
  MissingCodeEnd: (_, { ending }) => ending.missingAtEnd(),
  MissingThoughtClose: (node, reply) => {
    markBoth(node, reply);
    if (reply.dialect.breaksThought === true && !reply.reading.isFinished()) reply.endThoughtAtCall();
  },
};
