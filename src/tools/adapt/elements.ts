import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { TextPiece } from '../../engine/index.ts';
import { ParameterReader } from '../parameter.ts';
import { isBlank } from '../pieces.ts';
import type { Said } from './ending.ts';
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
  | 'EmptyTool'
  | 'UnmarkedHead'
  | 'UnmarkedText'
  | 'UnmarkedClose'
  | 'BadUnmarkedTag'
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
  /** What leads to it from the element around: its key, and its number where the key is given again. */
  readonly steps: Path;
  /** One of several values of a key. */
  readonly isAgain: boolean;
  /** How often each tag stood in it: null until it holds elements. */
  tags: Map<string, number> | null;
  /** Words in it that are beside elements. */
  words: string;
}

/** The elements of a call that are open: those whose tags are the keys of its parameters. */
export class Elements {
  readonly #reply: Reply;
  readonly #nests: boolean;
  #open: OpenElement[] = [];
  /** What leads to the innermost: elements may be in each other a thousand times, and a value in each. */
  #path: (string | number)[] = [];
  /** How often each tag stood in the call. */
  #tags = new Map<string, number>();

  constructor(reply: Reply) {
    const { elements } = reply.dialect;
    this.#reply = reply;
    this.#nests = elements !== undefined && elements.ofTools !== true;
  }

  get innermost(): OpenElement | undefined {
    return this.#open.at(-1);
  }

  begin(node: Range & { readonly name: string }): void {
    this.#open = [];
    this.#path = [];
    this.#reply.callOpening = this.#reply.reading.source(node.start, node.end);
    this.#reply.beginCall(node.name, node.start);
  }

  /** A value begins: the one that is open holds it. */
  hold(key: string, at: number): void {
    const { call } = this.#reply;
    const outer = this.innermost;
    if (call === null) return;
    const isItem = outer !== undefined && key === 'item';
    if (outer === undefined) {
      if (call.writer.depth === 0) {
        call.writer.begin();
        this.#tags = new Map();
      }
    } else if (outer.tags === null) {
      outer.tags = new Map();
      const own = outer.steps.at(-1);
      if (typeof own === 'string') call.writer.key(own, outer.at);
      call.writer.open(isItem ? 'list' : 'object', at);
    }
    const seen = outer?.tags ?? this.#tags;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    const step = isItem ? 0 : key;
    const isAgain = this.#nests && !isItem && count > 0;
    if (isAgain) call.writer.again(key, count);
    const steps = isAgain ? [step, count] : [step];
    this.#path.push(...steps);
    this.#open.push({ at, steps, isAgain, tags: null, words: '' });
  }

  /** Reads the value of the innermost element. */
  readerOf({ at }: OpenElement): ParameterReader | null {
    const { call, parameter, to } = this.#reply;
    if (parameter === null && call !== null)
      this.#reply.parameter = new ParameterReader(call, to, this.#path, [], at, false);
    return this.#reply.parameter;
  }

  close(at: number, isWhole: boolean): void {
    const element = this.innermost;
    if (element === undefined) return;
    if (element.tags !== null) this.#reply.call?.writer.close(at);
    else {
      this.readerOf(element);
      this.#reply.endParameter(isWhole);
    }
    if (element.isAgain) this.#reply.call?.writer.close(at);
    this.#open.pop();
    this.#path.length -= element.steps.length;
  }
}

const endTool = (at: number, isComplete: boolean, reply: Reply): void => {
  reply.endCall(at, isComplete);
  reply.text.mark();
};
const cut = (_: unknown, reply: Reply): Said => {
  reply.breakCall();
  return reply.ending.cut();
};

/** The text of an element is its value; beside elements in it, it is stray. */
const elementText = {
  piece: (piece: TextPiece, { elements }: Reply): void => {
    const element = elements.innermost;
    if (element?.tags === null) elements.readerOf(element)?.add(piece);
    else if (element !== undefined) element.words += piece.text;
  },
  leave: (reply: Reply, end: number): void => {
    const words = reply.elements.innermost?.words ?? '';
    if (isBlank(words)) return;
    reply.words += words;
    reply.to.report('stray-text', { range: { start: end - words.length, end } });
  },
};

/** Parameters whose tags are their keys, and tools whose tags are their names. */
export const elementHandlers: ElementHandlers = {
  ToolHead: (node, { elements }) => elements.begin(node),
  ElementCallHead: (node, { elements }) => elements.begin(node),
  ArgumentsOpen: () => {},
  ArgumentsClose: () => {},
  MissingArgumentsOpen: () => {},
  BadCutArgumentsClose: cut,
  MissingArgumentsClose: () => {},
  EmptyTool: (node, reply) => {
    reply.elements.begin(node);
    endTool(node.end, true, reply);
  },
  ToolClose: (node, reply) => endTool(node.end, true, reply),
  BadToolWords: (node, reply) => {
    reply.words += node.raw;
  },
  BadCutToolClose: (node, reply) => {
    endTool(node.start, false, reply);
    return reply.ending.cut();
  },
  MissingToolClose: (node, reply) => endTool(node.start, true, reply),
  ElementHead: (node, { elements }) => elements.hold(node.key, node.start),
  ElementLayout: () => {},
  ElementText: elementText,
  UnmarkedHead: (node, { elements }) => elements.hold(node.key, node.start),
  UnmarkedText: elementText,
  UnmarkedClose: (node, { elements }) => elements.close(node.end, true),
  BadUnmarkedTag: (_, reply) => reply.once('wrong-open'),
  ElementClose: (node, { elements }) => elements.close(node.end, true),
  BadKeyTag: (_, reply) => reply.once('wrong-dialect'),
  BadElementClose: (node, { elements }) => elements.close(node.end, true),
  BadCutElement: cut,
  BadCutElementClose: (node, reply) => {
    reply.elements.close(node.start, false);
    reply.breakCall();
    return reply.ending.cut();
  },
  MissingElementClose: (node, reply) => {
    reply.elements.close(node.start, true);
    return reply.leaveOpen();
  },
};
