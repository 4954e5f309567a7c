import type { Detail } from './draft.ts';
import type { CompiledGrammar } from './grammar.ts';
import type { TextPiece, TreeNode } from './tree-node.ts';

/**
 * What an adapter does with each node of a grammar: one function per node rule, by its name. A rule that is missing does
 * not compile; one that is unknown does not where the adapter says that it gives `HandlersOf<typeof grammar>`.
 *
 * - For a node: puts what it means into the model.
 * - For a text that comes in pieces: takes the next piece; or an object with `enter` and `leave` besides.
 * - For a streamed rule of `Parts`: gives the part that is open while what it holds is read.
 * - For a mistake (`Bad…`, `Missing…`), if it likes: puts what can be kept into the model, and says more about the finding
 *   than the grammar does, or gives `false` where there is nothing to say.
 *
 * Each gets the part that is open where its rule is: `Parts` says which streamed rule opens which part; `model` is
 * the part that is open where none of them is being read. `parts` is there for its type alone.
 */
export type Handlers<Nodes, Texts, Mistakes, Around = unknown, Parts = unknown> = {
  readonly [Name in Exclude<keyof Nodes, keyof Mistakes | Inside<Around>>]: (
    node: Nodes[Name],
    part: PartAround<Around, NoInfer<Parts>, Name>,
  ) => void;
} & {
  readonly [Name in keyof Texts]: TextHandler<Texts[Name], PartAround<Around, NoInfer<Parts>, Name>>;
} & {
  readonly [Name in keyof Mistakes]?: MistakeHandler<Mistakes[Name], PartAround<Around, NoInfer<Parts>, Name>>;
} & {
  readonly [Name in Exclude<keyof NoInfer<Parts>, 'model'>]: Name extends Around[keyof Around]
    ? ScopeHandler<NoInfer<Parts>[Name], PartAround<Around, NoInfer<Parts>, Name>>
    : never;
} & (unknown extends Parts ? unknown : { readonly parts?: Parts });

/** What an adapter asks for inside of a part, which is not handed out. */
type Inside<Around> = { [Rule in keyof Around]: Around[Rule] extends 'inside' ? Rule : never }[keyof Around];

/** What is open where a rule is: of the streamed rules around it, the innermost that opens a part. */
export type PartAround<Around, Parts, Rule> = unknown extends Parts
  ? unknown
  : Rule extends keyof Around
    ? Innermost<Around, Parts, Around[Rule]>
    : unknown;

/** Resolved from the inside out; each rule is visited once, however many ways lead to it. */
type Innermost<Around, Parts, Scopes, Seen = never> = [Exclude<Scopes, Seen>] extends [never]
  ? Parts[Seen & keyof Parts]
  : Innermost<Around, Parts, Around[Exclude<Scopes, Seen | keyof Parts> & keyof Around], Seen | Scopes>;

/**
 * Opens a part when a streamed rule is entered, before anything of it is handed out, and closes it when all of it was. Both
 * get the offset, too.
 *
 * @example Contract: { enter: (design) => new Contract(design), leave: (contract) => contract.close() }
 */
export interface ScopeHandler<Part, Around> {
  readonly enter: (around: Around, start: number) => Part;
  readonly leave?: (part: Part, end: number) => void;
}

/** What a finding of a mistake says beyond what its grammar does; `false` where there is nothing to say. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that only writes returns nothing
export type MistakeHandler<Node, Part = unknown> = (node: Node, part: Part) => Detail | false | undefined | void;

/** What mends the mistakes of a compiled grammar, whatever the text. */
export type FixesOf<Grammar> =
  Grammar extends CompiledGrammar<unknown, unknown, infer Mistakes>
    ? { readonly [Name in keyof Mistakes]?: MistakeHandler<Mistakes[Name]> }
    : never;

/** The handlers of a compiled grammar; `Parts` says which part is open in which streamed rule. */
export type HandlersOf<Grammar, Parts = unknown> =
  Grammar extends CompiledGrammar<infer Nodes, infer Texts, infer Mistakes, string, infer Around>
    ? Handlers<Nodes, Texts, Mistakes, Around, Parts>
    : never;

/** Takes the pieces of a text. */
export type TextHandler<Piece, Part = unknown> =
  | ((piece: Piece, part: Part) => void)
  | {
      readonly enter?: (part: Part, start: number) => void;
      readonly piece: (piece: Piece, part: Part) => void;
      readonly leave?: (part: Part, end: number) => void;
    };

/** Handlers that are in several objects. */
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
 * Handlers in several objects, for a large grammar whose adapter is written in parts. Copying a hundred of them into one
 * object would take longer than reading a short text.
 *
 * @example adapt: (to) => inParts(textHandlers(to), callHandlers(to))
 */
export function inParts<Parts extends object[]>(...parts: Parts): HandlerParts<Together<Parts>> {
  return new HandlerParts(parts);
}

/**
 * Handlers that are made once for all texts. Their state for one text is `model`, which they get where no other part is
 * open: making them anew for each text would take longer than reading a short one.
 *
 * @example
 * const handlers = { Title: ({ text }, page: Page) => page.begin(text) };
 * adapt: (to) => ({ handlers, model: new Page(to) })
 */
export interface SharedHandlers<All> {
  readonly handlers: All;
  readonly model: unknown;
}

export function isShared(handlers: object): handlers is SharedHandlers<object> {
  // Names of rules with handlers begin with a capital.
  return 'handlers' in handlers;
}

type AnyHandler = (node: TreeNode, part: unknown) => unknown;
type AnyTextHandler = Exclude<TextHandler<TextPiece>, (...never: never) => unknown>;
/** Of a streamed text or rule. */
export type AnyScopeHandler = Partial<ScopeHandler<unknown, unknown>>;

/**
 * Looks handlers up by the names of rules, without the types of their nodes: those of the adapter, and those of mistakes
 * that are the same for all texts. Names of such rules begin with a capital: no prototype has them.
 */
export class AnyHandlers {
  readonly #fixes: object;
  readonly #tables: readonly Readonly<Record<string, unknown>>[];
  readonly #found = new Map<string, unknown>();
  /** What takes the nodes of rules, as far as a reader asked: null for mistakes. */
  readonly takers: Map<string, AnyHandler | null> = new Map();

  constructor(handlers: object, fixes: object = NONE) {
    const parts = handlers instanceof HandlerParts ? handlers.parts : [handlers];
    this.#fixes = fixes;
    this.#tables = [...parts, fixes] as readonly Readonly<Record<string, unknown>>[];
  }

  /** Those of an adapter: what was looked up of shared ones is known for the next text. */
  static of(adapted: object, fixes: object = NONE): AnyHandlers {
    if (!isShared(adapted)) return new AnyHandlers(adapted, fixes);
    const { handlers } = adapted;
    const known = shared.get(handlers);
    if (known !== undefined && known.#fixes === fixes) return known;
    const made = new AnyHandlers(handlers, fixes);
    shared.set(handlers, made);
    return made;
  }

  node(name: string): AnyHandler | undefined {
    const found = this.#find(name);
    return isHandler(found) ? found : undefined;
  }

  /** Gives a piece of a text to its handler; false where there is none. */
  take(piece: TextPiece, part: unknown): boolean {
    const found = this.#find(piece.type);
    if (isHandler(found)) found(piece, part);
    else if (isTextHandler(found)) found.piece(piece, part);
    else return false;
    return true;
  }

  /** What is told when a streamed text or rule is entered and left. */
  scope(name: string): AnyScopeHandler | undefined {
    const found = this.#find(name);
    return typeof found === 'object' && found !== null ? found : undefined;
  }

  #find(name: string): unknown {
    const known = this.#found.get(name);
    if (known !== undefined) return known;
    // Most rules have no handler; that is cached, too.
    const found = this.#tables.find((table) => table[name] !== undefined)?.[name] ?? null;
    this.#found.set(name, found);
    return found;
  }
}

const NONE = {};
const shared = new WeakMap<object, AnyHandlers>();

function isHandler(value: unknown): value is AnyHandler {
  return typeof value === 'function';
}

/** A handler of pieces: what its `enter` returns opens no part. */
export function isTextHandler(value: unknown): value is AnyTextHandler {
  return typeof value === 'object' && value !== null && 'piece' in value && typeof value.piece === 'function';
}
