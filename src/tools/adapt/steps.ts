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
  | 'InlineOpen'
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
  /** What was opened around the input. */
  let wrapper: 'fence' | 'bracket' | null = null;
  /** The wrapper was closed: its input is whole, even if it is empty. */
  let isClosed = false;
  /** The input is a text: where it ends is not seen in it. */
  let isPlain = false;

  const begin = (name: string, at: number): void => {
    reply.beginMarked(name, at);
    if (reply.call !== null) reply.call.mayBePlain = true;
    wrapper = null;
    isClosed = false;
    isPlain = false;
  };
  const close = (): void => {
    wrapper = null;
    isClosed = true;
  };
  const end = (at: number, isWhole: boolean): void => {
    reply.endCall(at, isWhole);
    text.mark();
  };
  const plain = (piece: { readonly text: string }): void => {
    isPlain = true;
    reply.call?.plain(piece.text);
  };
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
      const isWhole = isClosed || (reply.named.hasArguments && !(isPlain && wrapper !== null));
      // A text may go on: nothing in it shows its end.
      const isOpen = isWhole && isPlain && !isClosed && !reply.reading.isFinished();
      end(node.start, isWhole && !isOpen);
      if (!isWhole) reply.ending.foundCut();
      else if (isOpen) reply.ending.found('open-end');
      else if (wrapper !== null) reply.ending.missingAtEnd();
    },
    ActionOver: (node) => {
      if (wrapper === 'bracket') reply.to.report('missing-close');
      end(node.start, true);
    },
    InputHead: () => {},
    InputText: plain,
    InputFence: () => {
      wrapper = 'fence';
    },
    InputFenceEnd: close,
    InputAtEnd: () => {},
    InlineHead: (node) => begin(node.name, node.start),
    InlineOpen: () => {
      wrapper = 'bracket';
    },
    InlineText: plain,
    InlineClose: close,
    BadRunOn: () => text.mark(),
    BadLoneInput: (node) => text.add(node.raw),
    BadStepWords: (node) => {
      reply.words += node.raw;
    },
    BadStepsFence: () => {
      reply.fences = 1;
      text.mark();
    },
    BadCutStep: (node) => {
      text.add(node.raw);
      return reply.ending.cut();
    },
    BadCutInput: () => {
      reply.breakCall();
      return reply.ending.cut();
    },
  };
}
