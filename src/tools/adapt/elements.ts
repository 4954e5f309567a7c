import type { Path } from '../../core/path.ts';
import { ParameterReader } from '../parameter.ts';
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
  | 'ElementText'
  | 'ElementClose'
  | 'BadElementClose'
  | 'BadCutElement'
  | 'BadCutElementClose'
  | 'MissingElementClose'
>;

/** An element that is open. */
interface OpenElement {
  readonly at: number;
  readonly path: Path;
  /** It holds elements. */
  holds: boolean;
}

/** Parameters whose tags are their keys, and tools whose tags are their names. */
export function elementHandlers(reply: Reply): ElementHandlers {
  const { to } = reply;
  let open: OpenElement[] = [];

  /** A value begins: the one that is open holds it. */
  const hold = (key: string, at: number): void => {
    const { call } = reply;
    const outer = open.at(-1);
    if (call === null) return;
    if (outer === undefined) {
      if (call.writer.depth === 0) call.writer.begin();
      open.push({ at, path: [key], holds: false });
      return;
    }
    const isList = key === 'item';
    if (!outer.holds) {
      outer.holds = true;
      const own = outer.path.at(-1);
      if (typeof own === 'string') call.writer.key(own, outer.at);
      call.writer.open(isList ? 'list' : 'object', at);
    }
    open.push({ at, path: [...outer.path, isList ? 0 : key], holds: false });
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
    if (element.holds) reply.call?.writer.close(at);
    else {
      readerOf(element);
      reply.endParameter(isWhole);
    }
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
      return reply.cut();
    },
    MissingArgumentsClose: () => {},
    ToolClose: (node) => endTool(node.end, true),
    BadToolWords: (node) => {
      reply.words += node.raw;
    },
    BadCutToolClose: (node) => {
      endTool(node.start, false);
      return reply.cut();
    },
    MissingToolClose: (node) => endTool(node.start, true),
    ElementHead: (node) => hold(node.key, node.start),
    ElementText: (piece) => {
      const element = open.at(-1);
      if (element === undefined) return;
      if (!element.holds) readerOf(element)?.add(piece);
      else if (piece.text.trim() !== '') {
        reply.text.add(piece.text);
        to.find('stray-text');
      }
    },
    ElementClose: (node) => close(node.end, true),
    BadElementClose: (node) => close(node.end, true),
    BadCutElement: () => {
      reply.breakCall();
      return reply.cut();
    },
    BadCutElementClose: (node) => {
      close(node.start, false);
      reply.breakCall();
      return reply.cut();
    },
    MissingElementClose: (node) => close(node.start, true),
  };
}
