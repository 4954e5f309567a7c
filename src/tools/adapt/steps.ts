import type { Range } from '../../core/range.ts';
import { OpenAction } from '../reply/action.ts';
import type { HandlersIn, Page } from '../reply/page.ts';
import { cutPart, cutText, mark, markBoth, nothing, openFence } from './common.ts';

const begin = ({ name, start }: Range & { readonly name: string }, reply: Page): void => {
  reply.beginMarked(name, start);
  if (reply.call !== null) reply.call.mayBePlain = true;
  reply.action = new OpenAction();
};
const end = (at: number, isWhole: boolean, reply: Page): void => {
  reply.endCall(at, isWhole);
  reply.text.mark();
};
const plain = ({ text }: { readonly text: string }, { action, call }: Page): void => {
  action.isPlain = true;
  call?.plain(text);
};

/** The handlers for the steps of ReAct. */
export const stepHandlers: HandlersIn<'steps'> = {
  StepText: (piece, { reading, text }) => {
    text.add(piece.text);
    reading.release(piece.end);
  },
  ThoughtLabel: markBoth,
  StepThoughtText: (piece, { reasoning }) => reasoning.add(piece.text),
  StepOver: markBoth,
  StepsFenceEnd: mark,
  AnswerLabel: (_, { last, text, to }) => {
    text.mark();
    if (last === null) return;
    const message = 'An answer is given beside a call; it was kept as text';
    to.report('stray-text', { message, hint: 'Call the tool, or answer.' });
  },
  ActionHead: begin,
  ActionAtEnd: (node, reply) => {
    const { action, ending, named, reading } = reply;
    if (named === null) return;
    const { isClosed, isEmpty, isPlain, wrapper } = action;
    const isWhole = isClosed || isEmpty || (named.hasArguments && !(isPlain && wrapper !== null));
    // A text may continue, since nothing shows its end, and an empty one may be the beginning of a word.
    const isOpen = isWhole && (isPlain || isEmpty) && !isClosed && !reading.isFinished();
    end(node.start, isWhole && !isOpen, reply);
    if (!isWhole) ending.foundCut();
    else if (isOpen) ending.found('open-end');
    else if (wrapper !== null) ending.missingAtEnd();
  },
  ActionOver: (node, reply) => {
    if (reply.action.wrapper === 'bracket') reply.to.report('missing-close');
    end(node.start, true, reply);
  },
  InputHead: nothing,
  EmptyInput: (_, { action }) => {
    action.isEmpty = true;
  },
  InputText: plain,
  InputFence: (_, { action }) => {
    action.wrapper = 'fence';
  },
  InputFenceEnd: (_, { action }) => action.close(),
  InputAtEnd: nothing,
  NamedHead: (node, reply) => {
    begin(node, reply);
    reply.values.openArguments(node);
  },
  ObjectActionHead: mark,
  ObjectAtEnd: (_, { ending }) => void ending.missingAtEnd(),
  InlineHead: begin,
  InlineOpen: (_, { action }) => {
    action.wrapper = 'bracket';
  },
  InlineText: plain,
  InlineClose: (_, { action }) => action.close(),
  BadInputBrackets: (_, reply) => reply.foundBroken(),
  BadRunOn: mark,
  BadLoneInput: (node, { text }) => text.add(node.raw),
  BadStepWords: (node, reply) => {
    reply.words += node.raw;
  },
  BadStepsFence: openFence,
  BadCutStep: cutText,
  BadCutInput: cutPart,
};
