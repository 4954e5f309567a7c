import type { Range } from '../../core/range.ts';
import type { HandlersIn, Page } from '../reply/page.ts';
import { cutText, mark, markBoth, nothing, openFence } from './common.ts';

const add = ({ text }: { readonly text: string }, reply: Page): void => reply.text.add(text);
const think = ({ text }: { readonly text: string }, { reasoning }: Page): void => reasoning.add(text);
const tell = (node: Range & { readonly dialect: string }, reply: Page): void => reply.tellDialect(node.dialect, node);
const likeCall = ({ text }: { readonly text: string }, reply: Page): void => reply.keepLikeCall(text);

/** The handlers outside of calls: text, thoughts, and the markers around them. */
export const textHandlers: HandlersIn<'reply' | 'like-calls'> = {
  Bom: add,
  Dialect: tell,
  BareDialect: tell,
  WrappedDialect: tell,
  LikeCall: likeCall,
  QuotedLine: likeCall,
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
  Citation: nothing,
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
  End: (_, reply) => {
    reply.endCalls(false);
    reply.text.end();
    reply.reasoning.end();
  },
  BadCutMarker: cutText,
  BadCutDialect: cutText,
  BadCutCode: cutText,
  BadCutOpening: cutText,
  BadStrayClose: ({ raw }, { text }) => text.add(raw),
  BadLastClose: mark,
  BadMentioned: (_, reply) => reply.endCalls(true),
  NotMentioned: (_, reply) => void reply.endCalls(false),
  BadRegionMarker: mark,
  BadTurnOpen: mark,
  BadThoughtClose: mark,
  BadEndToken: mark,
  BadFence: (node, reply) => {
    openFence(node, reply);
    const isOwn = reply.dialect.fence !== undefined && node.raw.startsWith(`\`\`\`${reply.dialect.fence}`);
    return isOwn ? false : {};
  },
  MissingThoughtRest: (_, { ending }) => ending.cut(),
  MissingFenceEnd: (_, { ending, fences }) => (fences > 0 ? ending.missingAtEnd() : false),
  MissingCodeEnd: (_, { ending }) => ending.missingAtEnd(),
  MissingThoughtClose: (node, reply) => {
    markBoth(node, reply);
    if (reply.dialect.breaksThought === true) reply.doubt();
  },
};
