import type { Reply, ToolHandlers } from './reply.ts';

type StepHandlers = Pick<
  ToolHandlers,
  | 'StepText'
  | 'ThoughtLabel'
  | 'StepThoughtText'
  | 'StepOver'
  | 'StepsFenceEnd'
  | 'AnswerLabel'
  | 'ActionHead'
  | 'ActionAtEnd'
  | 'ActionOver'
  | 'InputHead'
  | 'InputText'
  | 'InputFence'
  | 'InputFenceEnd'
  | 'InputAtEnd'
  | 'InlineHead'
  | 'InlineText'
  | 'InlineClose'
  | 'BadRunOn'
  | 'BadLoneInput'
  | 'BadStepWords'
  | 'BadStepsFence'
  | 'BadCutStep'
  | 'BadCutInput'
>;

/** The steps of ReAct. */
export function stepHandlers(reply: Reply): StepHandlers {
  const { reasoning, text } = reply;
  let words = '';
  let isFenceOpen = false;

  const begin = (name: string, at: number): void => {
    reply.beginMarked(name, at);
    if (reply.call !== null) reply.call.mayBePlain = true;
    isFenceOpen = false;
  };
  const end = (at: number, isWhole: boolean): void => {
    reply.endCall(at, isWhole);
    if (words !== '') text.add(words);
    words = '';
    text.mark();
  };
  const plain = (piece: { readonly text: string }): void => reply.call?.plain(piece.text);
  return {
    StepText: (piece) => {
      text.add(piece.text);
      reply.reading.release(piece.end);
    },
    ThoughtLabel: () => {
      text.mark();
      reasoning.mark();
    },
    StepThoughtText: (piece) => reasoning.add(piece.text),
    StepOver: () => {
      text.mark();
      reasoning.mark();
    },
    StepsFenceEnd: () => text.mark(),
    AnswerLabel: () => text.mark(),
    ActionHead: (node) => begin(node.name, node.start),
    ActionAtEnd: (node) => {
      if (reply.named === null) return;
      const isWhole = reply.named.hasArguments;
      end(node.start, isWhole);
      if (!isWhole) reply.foundCut();
      else if (isFenceOpen) reply.missingAtEnd();
    },
    ActionOver: (node) => end(node.start, true),
    InputHead: () => {},
    InputText: plain,
    InputFence: () => {
      isFenceOpen = true;
    },
    InputFenceEnd: () => {
      isFenceOpen = false;
    },
    InputAtEnd: () => {},
    InlineHead: (node) => begin(node.name, node.start),
    InlineText: plain,
    InlineClose: () => {},
    BadRunOn: () => text.mark(),
    BadLoneInput: (node) => text.add(node.raw),
    BadStepWords: (node) => {
      words += node.raw;
    },
    BadStepsFence: () => text.mark(),
    BadCutStep: (node) => {
      text.add(node.raw);
      return reply.cut();
    },
    BadCutInput: () => {
      reply.breakCall();
      return reply.cut();
    },
  };
}
