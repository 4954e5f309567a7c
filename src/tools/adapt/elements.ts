import type { Path } from '../../core/path.ts';
import { ParameterReader } from '../parameter.ts';
import { isBlank } from '../pieces.ts';
import type { Reply, ToolHandlers } from './reply.ts';

type ElementHandlers = Pick<
  ToolHandlers,
  | 'ToolHead'
  | 'ElementCallHead'
  | 'ArgumentsOpen'
  | 'ArgumentsClose'
  | 'MissingArgumentsOpen'
  | 'BadCutArgumentsClose'
  | 'MissingArgumentsClose'
  | 'ToolClose'
  | 'BadToolWords'
  | 'BadCutToolClose'
  | 'MissingToolClose'
  | 'ElementHead'
  | 'ElementLayout'
  | 'ElementText'
  | 'ElementClose'
  | 'BadKeyTag'
  | 'BadElementClose'
  | 'BadCutElement'
  | 'BadCutElementClose'
  | 'MissingElementClose'
>;

/** An element that is open, or the call around all of them. */
interface OpenElement {
  readonly at: number;
  readonly path: Path;
  /** One of several values of a key. */
  readonly isAgain: boolean;
  /** How often each tag stood in it: null until it holds elements. */
  tags: Map<string, number> | null;
  /** Words in it that are beside elements. */
  words: string;
}

/** Parameters whose tags are their keys, and tools whose tags are their names. */
export function elementHandlers(reply: Reply): ElementHandlers {
  const { dialect, to } = reply;
  const nests = dialect.elements !== undefined && dialect.elements.ofTools !== true;
  let open: OpenElement[] = [];
  let tags = new Map<string, number>();

  /** A value begins: the one that is open holds it. */
  const hold = (key: string, at: number): void => {
    const { call } = reply;
    const outer = open.at(-1);
    if (call === null) return;
    const isItem = outer !== undefined && key === 'item';
    if (outer === undefined) {
      if (call.writer.depth === 0) {
        call.writer.begin();
        tags = new Map();
      }
    } else if (outer.tags === null) {
      outer.tags = new Map();
      const own = outer.path.at(-1);
      if (typeof own === 'string') call.writer.key(own, outer.at);
      call.writer.open(isItem ? 'list' : 'object', at);
    }
    const seen = outer?.tags ?? tags;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    const path = [...(outer?.path ?? []), ...(isItem ? [0] : [key])];
    const isAgain = nests && !isItem && count > 0;
    if (isAgain) call.writer.again(key, count);
    open.push({ at, path: isAgain ? [...path, count] : path, isAgain, tags: null, words: '' });
  };
  const readerOf = (element: OpenElement): ParameterReader | null => {
    const { call } = reply;
    if (reply.parameter === null && call !== null)
      reply.parameter = new ParameterReader(call, to, element.path, [], element.at, false);
    return reply.parameter;
  };
  const close = (at: number, isWhole: boolean): void => {
    const element = open.pop();
    if (element === undefined) return;
    if (element.tags !== null) reply.call?.writer.close(at);
    else {
      readerOf(element);
      reply.endParameter(isWhole);
    }
    if (element.isAgain) reply.call?.writer.close(at);
  };
  const begin = (node: { readonly name: string; readonly start: number; readonly end: number }): void => {
    open = [];
    reply.callOpening = reply.reading.source(node.start, node.end);
    reply.beginCall(node.name, node.start);
  };
  const endTool = (at: number, isComplete: boolean): void => {
    reply.endCall(at, isComplete);
    reply.text.mark();
  };
  return {
    ToolHead: begin,
    ElementCallHead: begin,
    ArgumentsOpen: () => {},
    ArgumentsClose: () => {},
    MissingArgumentsOpen: () => {},
    BadCutArgumentsClose: () => {
      reply.breakCall();
      return reply.ending.cut();
    },
    MissingArgumentsClose: () => {},
    ToolClose: (node) => endTool(node.end, true),
    BadToolWords: (node) => {
      reply.words += node.raw;
    },
    BadCutToolClose: (node) => {
      endTool(node.start, false);
      return reply.ending.cut();
    },
    MissingToolClose: (node) => endTool(node.start, true),
    ElementHead: (node) => hold(node.key, node.start),
    ElementLayout: () => {},
    ElementText: {
      piece: (piece) => {
        const element = open.at(-1);
        if (element?.tags === null) readerOf(element)?.add(piece);
        else if (element !== undefined) element.words += piece.text;
      },
      leave: (_, end) => {
        const words = open.at(-1)?.words ?? '';
        if (isBlank(words)) return;
        reply.words += words;
        to.report('stray-text', { range: { start: end - words.length, end } });
      },
    },
    ElementClose: (node) => close(node.end, true),
    BadKeyTag: () => reply.once('wrong-dialect'),
    BadElementClose: (node) => close(node.end, true),
    BadCutElement: () => {
      reply.breakCall();
      return reply.ending.cut();
    },
    BadCutElementClose: (node) => {
      close(node.start, false);
      reply.breakCall();
      return reply.ending.cut();
    },
    MissingElementClose: (node) => close(node.start, true),
  };
}
