import type { Range } from '../../core/range.ts';
import type { CallWriter } from '../call.ts';
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
  | 'CallsHead'
  | 'FirstThoughtHead'
  | 'FirstCallsHead'
  | 'FirstUserHead'
  | 'ShownText'
  | 'BadBesideCalls'
  | 'BuiltinHead'
  | 'BadCutBuiltin'
  | 'MessageThought'
  | 'Code'
  | 'PlainArguments'
  | 'CodeToken'
  | 'MessageClose'
  | 'MessageAtEnd'
  | 'MessageOver'
  | 'BadMessageMarker'
  | 'BadMessagesFence'
  | 'MessagesFenceEnd'
  | 'BadMessageWords'
  | 'BadOutside'
  | 'BadCutHead'
  | 'BadCutFirst'
  | 'BadCutMessageClose'
  | 'MissingMessages'
  | 'MissingMessageClose'
>;

/** Messages to recipients: the channels of harmony, the arrows of Functionary, and code for an interpreter. */
export function messageHandlers(reply: Reply): MessageHandlers {
  const { reasoning, text, to } = reply;
  let isFirst = true;
  let words = '';
  /** A message for a tool is open: where it begins, the call before it, and the words in it that are text. */
  let sent: { readonly start: number; readonly last: CallWriter | null; readonly words: Range[] } | null = null;

  /** A message begins. `opening` is empty where its first marker is not there. */
  const begin = (opening: string | null): void => {
    text.mark();
    if (opening === '' && !isFirst) to.report('missing-open');
    isFirst = false;
  };
  const beginCode = (at: number): void => reply.beginMarked('python', at);
  const beginSent = (start: number): void => {
    text.mark();
    sent = { start, last: reply.last, words: [] };
  };
  /** A message for a tool is over: words beside its calls are stray; where it has no call, that is all that is wrong. */
  const endSent = (at: number, isMarked: boolean): void => {
    if (sent === null) return;
    const { start, last, words: beside } = sent;
    sent = null;
    if (reply.last !== last) for (const range of beside) to.report('stray-text', { range });
    else if (reply.ending.isCut) return;
    else if (!isMarked) reply.ending.foundCut();
    else to.report('no-call', { range: { start, end: at } });
  };
  const cutHead = (node: { readonly raw: string }): ReturnType<Reply['ending']['cut']> => {
    text.add(node.raw);
    return reply.ending.cut();
  };
  /** Ends a message by its marker, by half of it, by the end of the text, or where another one begins. */
  const end = (at: number, by: 'marker' | 'cut marker' | 'end of text' | 'next'): void => {
    const isMarked = by === 'marker' || by === 'cut marker';
    const { named } = reply;
    endSent(at, isMarked);
    // Text may end without a marker: what is at its end is no layout.
    if (named === null && !isMarked) return;
    const isWhole = by === 'marker' || named?.hasArguments === true;
    // Only its whole marker shows where code ends: half of one may be code.
    const mayGoOn = by === 'cut marker' || (by === 'end of text' && !reply.reading.isFinished());
    const isOpen = isWhole && named?.isPlain === true && mayGoOn;
    reply.endCall(at, isWhole && !isOpen);
    if (words !== '') text.add(words);
    words = '';
    text.mark();
    reasoning.mark();
    if (named !== null && !isWhole) reply.ending.foundCut();
    else if (isOpen && by === 'end of text') reply.ending.found('open-end');
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
    CallsHead: (node) => {
      begin(node.opening);
      beginSent(node.start);
    },
    FirstThoughtHead: () => reasoning.mark(),
    FirstCallsHead: (node) => beginSent(node.start),
    FirstUserHead: () => text.mark(),
    ShownText: (piece) => text.add(piece.text),
    BadBesideCalls: ({ raw, start, end: over }) => {
      text.add(raw);
      sent?.words.push({ start, end: over });
      return false;
    },
    BuiltinHead: (node) => {
      reply.beginMarked(node.name, node.start);
      reply.isPython = true;
      reply.call?.writer.begin();
    },
    BadCutBuiltin: (node) => {
      text.add(node.raw);
      return reply.ending.cut();
    },
    MessageThought: (piece) => reasoning.add(piece.text),
    Code: (piece) => reply.call?.plain(piece.text),
    PlainArguments: (piece) => {
      if (reply.call !== null) reply.call.isPlainWrong = true;
      reply.call?.plain(piece.text);
    },
    CodeToken: (node) => end(node.end, 'marker'),
    MessageClose: (node) => end(node.end, 'marker'),
    MessageAtEnd: (node) => end(node.end, 'end of text'),
    MessageOver: (node) => end(node.end, 'next'),
    BadMessageMarker: () => text.mark(),
    BadMessagesFence: () => {
      reply.fences = 1;
      text.mark();
    },
    MessagesFenceEnd: () => text.mark(),
    BadMessageWords: (node) => {
      words += node.raw;
    },
    BadOutside: () => text.mark(),
    BadCutHead: cutHead,
    BadCutFirst: cutHead,
    BadCutMessageClose: (node) => {
      end(node.start, 'cut marker');
      return reply.ending.cut();
    },
    MissingMessages: () => {},
    MissingMessageClose: (node) => end(node.start, 'marker'),
  };
}
