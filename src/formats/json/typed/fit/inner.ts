import type { Json } from '../../model.ts';
import { parse } from '../../parse.ts';
import { type Node, rangeOf, rootNode } from '../node.ts';

const NONE: ReadonlySet<number> = new Set();

/** The JSON that strings hold. */
export class InnerJson {
  readonly #known = new Map<string, Inner | undefined>();
  readonly #maxDepth: number | undefined;

  constructor(maxDepth: number | undefined) {
    this.#maxDepth = maxDepth;
  }

  /** The value of a string that is nothing but an object or a list as JSON, however damaged. */
  of(node: Node): Node | undefined {
    const text = node.value;
    // A string in such a string is a text.
    if (typeof text !== 'string' || node.source.isInner || !OPENS.test(text)) return undefined;
    if (!this.#known.has(text)) this.#known.set(text, this.#read(text));
    const read = this.#known.get(text);
    if (read === undefined) return undefined;
    const { value, locate } = read;
    return rootNode(value, { text, locate, outside: () => rangeOf(node), isInner: true, doubtful: NONE });
  }

  #read(text: string): Inner | undefined {
    const { value, ok, locate, diagnostics } = parse(
      text,
      this.#maxDepth === undefined ? {} : { maxDepth: this.#maxDepth },
    );
    // A string of a string.
    if (typeof value === 'string' && value !== text) return ok && OPENS.test(value) ? this.#read(value) : undefined;
    // [sun, rain]      {city: Rome}
    const isBare = diagnostics.every(({ code, severity }) => severity !== 'error' || code === 'json/bad-bare-string');
    return (ok || isBare) && typeof value === 'object' && value !== null ? { value, locate } : undefined;
  }
}

const OPENS = /^\s*[`{["]/;

/** What a string holds. */
interface Inner {
  readonly value: Json;
  readonly locate: ReturnType<typeof parse>['locate'];
}
