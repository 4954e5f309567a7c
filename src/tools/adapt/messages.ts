import type { Range } from '../../core/range.ts';
import type { CallWriter } from '../call.ts';
import type { Said } from './ending.ts';
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

/** A message for a tool: where it begins, the call before it, and the words in it that are text. */
interface Sent {
  readonly start: number;
  readonly last: CallWriter | null;
  readonly words: Range[];
}

/** The message that is open. */
export class Message {
  readonly #reply: Reply;
  #isFirst = true;
  #sent: Sent | null = null;
  /** Words in it that are text: they are after its call. */
  words = '';

  constructor(reply: Reply) {
    this.#reply = reply;
  }

  /** A message begins. `opening` is empty where its first marker is not there. */
  begin(opening: string | null): void {
    const { text, to } = this.#reply;
    text.mark();
    if (opening === '' && !this.#isFirst) to.report('missing-open');
    this.#isFirst = false;
  }

  /** A message for a tool begins. */
  send(start: number): void {
    const { last, text } = this.#reply;
    text.mark();
    this.#sent = { start, last, words: [] };
  }

  /** Words are beside the calls of a message. */
  beside(words: Range): void {
    this.#sent?.words.push(words);
  }

  /** A message for a tool is over: words beside its calls are stray; where it has no call, that is all that is wrong. */
  #endSent(at: number, isMarked: boolean): void {
    if (this.#sent === null) return;
    const { start, last, words } = this.#sent;
    const { ending, to } = this.#reply;
    this.#sent = null;
    if (this.#reply.last !== last) for (const range of words) to.report('stray-text', { range });
    else if (ending.isCut) return;
    else if (!isMarked) ending.foundCut();
    else to.report('no-call', { range: { start, end: at } });
  }

  /** Ends a message by its marker, by half of it, by the end of the text, or where another one begins. */
  end(at: number, by: 'marker' | 'cut marker' | 'end of text' | 'next'): void {
    const { ending, named, reading, reasoning, text } = this.#reply;
    const isMarked = by === 'marker' || by === 'cut marker';
    this.#endSent(at, isMarked);
    // Text may end without a marker: what is at its end is no layout.
    if (named === null && !isMarked) return;
    const isWhole = by === 'marker' || named?.hasArguments === true;
    // Only its whole marker shows where code ends: half of one may be code.
    const mayGoOn = by === 'cut marker' || (by === 'end of text' && !reading.isFinished());
    const isOpen = isWhole && named?.isPlain === true && mayGoOn;
    this.#reply.endCall(at, isWhole && !isOpen);
    if (this.words !== '') text.add(this.words);
    this.words = '';
    text.mark();
    reasoning.mark();
    if (named !== null && !isWhole) ending.foundCut();
    else if (isOpen && by === 'end of text') ending.found('open-end');
  }
}

const mark = (_: unknown, { text }: Reply): void => text.mark();
const beginCode = (at: number, reply: Reply): void => reply.beginMarked('python', at);
const cut = ({ raw }: { readonly raw: string }, { ending, text }: Reply): Said => {
  text.add(raw);
  return ending.cut();
};

/** Messages to recipients: the channels of harmony, the arrows of Functionary, and code for an interpreter. */
export const messageHandlers: MessageHandlers = {
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
    reply.isPython = true;
    reply.call?.writer.begin();
  },
  BadCutBuiltin: cut,
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
  BadMessagesFence: (_, reply) => {
    reply.fences = 1;
    reply.text.mark();
  },
  MessagesFenceEnd: mark,
  BadMessageWords: (node, { message }) => {
    message.words += node.raw;
  },
  BadOutside: mark,
  BadCutHead: cut,
  BadCutFirst: cut,
  BadCutMessageClose: (node, { ending, message }) => {
    message.end(node.start, 'cut marker');
    return ending.cut();
  },
  MissingMessages: () => {},
  MissingMessageClose: (node, { message }) => message.end(node.start, 'marker'),
};
