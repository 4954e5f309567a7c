import type { Range } from '../../core/range.ts';
import type { Reply, ToolHandlers } from './reply.ts';

type TextHandlers = Pick<
  ToolHandlers,
  | 'Space'
  | 'Text'
  | 'LoneText'
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
  | 'ThoughtGoesOn'
  | 'ThoughtChars'
  | 'ThoughtShown'
  | 'ThoughtCode'
  | 'ThoughtTick'
  | 'ThoughtClose'
  | 'EmptyThought'
  | 'End'
  | 'BadCutMarker'
  | 'BadCutOpening'
  | 'BadCutCode'
  | 'Bom'
  | 'Dialect'
  | 'BareDialect'
  | 'LikeCall'
  | 'LikeStep'
  | 'LikeLine'
  | 'WrappedDialect'
  | 'BadCutDialect'
  | 'BadStrayClose'
  | 'BadRegionMarker'
  | 'BadThoughtClose'
  | 'BadEndToken'
  | 'BadFence'
  | 'MissingThoughtRest'
  | 'MissingFenceEnd'
  | 'MissingCodeEnd'
  | 'MissingThoughtClose'
>;

/** What stands outside of calls: text, thoughts, and the markers around them. */
export function textHandlers(reply: Reply): TextHandlers {
  const { text, reasoning } = reply;
  const add = (node: { readonly text: string }): void => text.add(node.text);
  const think = (node: { readonly text: string }): void => reasoning.add(node.text);
  const tell = (node: Range & { readonly dialect: string }): void => reply.tellDialect(node.dialect, node);
  const likeCall = (node: { readonly text: string }): void => reply.keepLikeCall(node.text);
  const mark = (): void => text.mark();
  const cut = (node: { readonly raw: string }): ReturnType<Reply['ending']['cut']> => {
    text.add(node.raw);
    return reply.ending.cut();
  };
  const markBoth = (): void => {
    text.mark();
    reasoning.mark();
  };
  return {
    Space: (node) => {
      if (reply.block === null && reply.call === null && !reply.objects.isOpen) text.add(node.text);
    },
    Bom: add,
    Dialect: tell,
    BareDialect: tell,
    WrappedDialect: tell,
    LikeCall: likeCall,
    LikeStep: likeCall,
    LikeLine: likeCall,
    Text: (piece) => {
      reply.isOpenTold = false;
      text.add(piece.text);
      if (reply.block === null && reply.call === null) reply.reading.release(piece.end);
    },
    LoneText: add,
    FenceOpen: ({ start, end }) => text.add(reply.reading.source(start, end)),
    FenceChars: add,
    FenceClose: add,
    InlineCode: add,
    WrappingEnd: mark,
    RegionOpen: mark,
    RegionClose: mark,
    RegionOver: mark,
    Citation: () => {},
    ThoughtOpen: markBoth,
    ThoughtGoesOn: () => reasoning.mark(),
    ThoughtChars: think,
    ThoughtShown: think,
    ThoughtCode: think,
    ThoughtTick: think,
    ThoughtClose: markBoth,
    EmptyThought: mark,
    End: () => {
      text.end();
      reasoning.end();
    },
    BadCutMarker: cut,
    BadCutDialect: cut,
    BadCutCode: cut,
    BadCutOpening: cut,
    BadStrayClose: (node) => text.add(node.raw),
    BadRegionMarker: mark,
    BadThoughtClose: mark,
    BadEndToken: mark,
    BadFence: (node) => {
      reply.fences = 1;
      mark();
      const isOwn = reply.dialect.fence !== undefined && node.raw.startsWith(`\`\`\`${reply.dialect.fence}`);
      return isOwn ? false : {};
    },
    MissingThoughtRest: () => reply.ending.cut(),
    MissingFenceEnd: () => (reply.fences > 0 ? reply.ending.missingAtEnd() : false),
    MissingCodeEnd: () => reply.ending.missingAtEnd(),
    MissingThoughtClose: markBoth,
  };
}
