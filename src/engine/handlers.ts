import type { CompiledGrammar } from './grammar.ts';
import type { TreeNode } from './tree-node.ts';
import type { Detail } from './writer.ts';

/**
 * What an adapter does with each node of a grammar: one function per node rule, by its name. A rule that is missing or
 * unknown does not compile.
 *
 * - For a node: puts what it means into the model.
 * - For a text that comes in pieces: takes the next piece; or an object with `enter` and `leave` besides.
 * - For a mistake (`Bad…`, `Missing…`), if it likes: puts what can be kept into the model, and says more about the finding
 *   than the grammar does, or gives `false` where there is nothing to say.
 */
export type Handlers<Nodes, Texts, Mistakes> = {
  readonly [Name in Exclude<keyof Nodes, keyof Mistakes>]: (node: Nodes[Name]) => void;
} & {
  readonly [Name in keyof Texts]: TextHandler<Texts[Name]>;
} & {
  readonly [Name in keyof Mistakes]?: MistakeHandler<Mistakes[Name]>;
};

/** What is said of a mistake beyond what its grammar says; `false` where there is nothing to say. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that only writes returns nothing
export type MistakeHandler<Node> = (node: Node) => Detail | false | undefined | void;

/** What mends the mistakes of a compiled grammar, whatever the text. */
export type MendsOf<Grammar> =
  Grammar extends CompiledGrammar<unknown, unknown, infer Mistakes>
    ? { readonly [Name in keyof Mistakes]?: MistakeHandler<Mistakes[Name]> }
    : never;

/** The handlers of a compiled grammar. */
export type HandlersOf<Grammar> =
  Grammar extends CompiledGrammar<infer Nodes, infer Texts, infer Mistakes> ? Handlers<Nodes, Texts, Mistakes> : never;

/** Takes the pieces of a text. */
export type TextHandler<Piece> =
  | ((piece: Piece) => void)
  | { enter?(at: number): void; piece(piece: Piece): void; leave?(at: number): void };

/** Handlers that stand in several objects. */
export class HandlerParts<All> {
  readonly parts: readonly object[];
  /** What the parts are together; there for its type alone. */
  declare readonly all?: All;

  constructor(parts: readonly object[]) {
    this.parts = parts;
  }
}

type Together<Parts extends readonly object[]> = Parts extends readonly [infer First, ...infer Rest extends object[]]
  ? First & Together<Rest>
  : unknown;

/**
 * Handlers in several objects, for a large grammar whose adapter is written in parts. They are not copied into one: that
 * would take longer than reading a short text does.
 *
 * @example adapt: (to) => inParts(textHandlers(to), callHandlers(to))
 */
export function inParts<Parts extends object[]>(...parts: Parts): HandlerParts<Together<Parts>> {
  return new HandlerParts(parts);
}

type AnyHandler = (node: TreeNode) => unknown;
type AnyTextHandler = {
  enter?(at: number): void;
  piece(piece: TreeNode & { text: string }): void;
  leave?(at: number): void;
};

/**
 * Looks handlers up by the names of rules, without the types of their nodes: those of one text, and those of mistakes
 * that are the same for all. Names of such rules begin with a capital: no prototype has them.
 */
export class AnyHandlers {
  readonly #tables: readonly Readonly<Record<string, unknown>>[];
  readonly #found = new Map<string, unknown>();

  constructor(handlers: object, mends: object = NONE) {
    const parts = handlers instanceof HandlerParts ? handlers.parts : [handlers];
    this.#tables = [...parts, mends] as readonly Readonly<Record<string, unknown>>[];
  }

  node(name: string): AnyHandler | undefined {
    const found = this.#find(name);
    return isHandler(found) ? found : undefined;
  }

  text(name: string): AnyHandler | AnyTextHandler | undefined {
    const found = this.#find(name);
    return isHandler(found) || isTextHandler(found) ? found : undefined;
  }

  #find(name: string): unknown {
    const known = this.#found.get(name);
    if (known !== undefined) return known;
    // Most rules that are entered and left have none: that is known too.
    const found = this.#tables.find((table) => table[name] !== undefined)?.[name] ?? null;
    this.#found.set(name, found);
    return found;
  }
}

const NONE = {};

function isHandler(value: unknown): value is AnyHandler {
  return typeof value === 'function';
}

function isTextHandler(value: unknown): value is AnyTextHandler {
  return typeof value === 'object' && value !== null && 'piece' in value && typeof value.piece === 'function';
}
