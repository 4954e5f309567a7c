import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { ParameterReader } from '../parameter.ts';
import type { Reply } from './reply.ts';

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
      call.writer.open(isItem ? 'list' : 'object');
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

  close(isWhole: boolean): void {
    const element = this.innermost;
    if (element === undefined) return;
    if (element.tags !== null) this.#reply.call?.writer.close();
    else {
      this.readerOf(element);
      this.#reply.endParameter(isWhole);
    }
    if (element.isAgain) this.#reply.call?.writer.close();
    this.#open.pop();
    this.#path.length -= element.steps.length;
  }
}
