import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { ParameterReader } from '../parameter.ts';
import type { Reply } from './reply.ts';

/** An open element, or the call around all of them. */
interface OpenElement {
  readonly at: number;
  /** The steps from the enclosing element: its key, and an index where the key is repeated. */
  readonly steps: Path;
  /** It is one of several values of a key. */
  readonly isAgain: boolean;
  /** How often each tag occurred in it; null until it contains elements. */
  tags: Map<string, number> | null;
  /** Words in it beside elements. */
  words: string;
}

/** The open elements of a call, whose tags are the keys of its parameters. */
export class Elements {
  readonly #reply: Reply;
  readonly #nests: boolean;
  #open: OpenElement[] = [];
  /**
   * The path of the innermost element, kept as one list: elements may nest a thousand levels deep, with a value in
   * each.
   */
  #path: (string | number)[] = [];
  /** How often each tag occurred in the call. */
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

  /** Begins a value in the open element. */
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
