import type { Reply, ToolHandlers } from './reply.ts';

type MessageHandlers = Pick<
  ToolHandlers,
  | 'ThoughtHead'
  | 'TextHead'
  | 'ToolMessageHead'
  | 'CodeHead'
  | 'FirstToolHead'
  | 'FirstCodeHead'
  | 'FirstTextHead'
  | 'BuiltinHead'
  | 'BadCutBuiltin'
  | 'MessageThought'
  | 'Code'
  | 'PlainArguments'
  | 'MessageClose'
  | 'MessageOver'
  | 'BadMessageMarker'
  | 'BadMessageWords'
  | 'BadOutside'
  | 'BadCutHead'
  | 'BadCutMessageClose'
  | 'MissingMessages'
  | 'MissingMessageClose'
>;

/** Messages to recipients: the channels of harmony, the arrows of Functionary, and code for an interpreter. */
export function messageHandlers(reply: Reply): MessageHandlers {
  const { reasoning, text, to } = reply;
  let isFirst = true;
  let words = '';

  /** A message begins. `opening` is empty where its first marker is not there. */
  const begin = (opening: string | null): void => {
    text.mark();
    if (opening === '' && !isFirst) to.find('missing-open');
    isFirst = false;
  };
  const beginCode = (at: number): void => reply.beginMarked('python', at);
  const end = (at: number, isAtEnd: boolean): void => {
    const { named } = reply;
    // Text may end without a marker: what stands at its end is no layout.
    if (named === null && isAtEnd) return;
    const isWhole = named?.hasArguments === true || !isAtEnd;
    reply.endCall(at, isWhole);
    if (words !== '') text.add(words);
    words = '';
    text.mark();
    reasoning.mark();
    if (named !== null && !isWhole) reply.foundCut();
  };
  return {
    ThoughtHead: (node) => {
      begin(node.opening);
      reasoning.mark();
    },
    TextHead: (node) => begin(node.opening),
    ToolMessageHead: (node) => {
      begin(node.opening);
      reply.beginMarked(node.name, node.start);
    },
    CodeHead: (node) => {
      begin(node.opening);
      beginCode(node.start);
    },
    FirstToolHead: (node) => reply.beginMarked(node.name, node.start),
    FirstCodeHead: (node) => beginCode(node.start),
    FirstTextHead: () => text.mark(),
    BuiltinHead: (node) => {
      reply.beginMarked(node.name, node.start);
      reply.isPython = true;
      reply.call?.writer.begin();
    },
    BadCutBuiltin: (node) => {
      text.add(node.raw);
      return reply.cut();
    },
    MessageThought: (piece) => reasoning.add(piece.text),
    Code: (piece) => reply.call?.plain(piece.text),
    PlainArguments: (piece) => {
      if (reply.call !== null) reply.call.isPlainWrong = true;
      reply.call?.plain(piece.text);
    },
    MessageClose: (node) => end(node.end, false),
    MessageOver: (node) => end(node.end, true),
    BadMessageMarker: () => text.mark(),
    BadMessageWords: (node) => {
      words += node.raw;
    },
    BadOutside: () => text.mark(),
    BadCutHead: (node) => {
      text.add(node.raw);
      return reply.cut();
    },
    BadCutMessageClose: (node) => {
      end(node.start, false);
      return reply.cut();
    },
    MissingMessages: () => {},
    MissingMessageClose: (node) => end(node.start, false),
  };
}
