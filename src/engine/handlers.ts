import type { Detail } from './draft.ts';
import type { CompiledGrammar } from './grammar.ts';
import type { TextPiece, TreeNode } from './tree-node.ts';

/**
 * The handlers of an adapter, one per node rule. A missing one is a type error, and so is an unknown one in an object
 * typed as `HandlersOf<typeof grammar>`.
 *
 * - For a node: writes its meaning into the model.
 * - For a streamed text: gets each piece; or is an object that also has `enter` and `leave`.
 * - For a streamed rule in `Parts`: opens the part that receives its contents.
 * - For a mistake (`Bad…`, `Missing…`), optional: writes what can be kept into the model, and returns details of the
 * finding, or
 *   `false` to report nothing.
 *
 * Each gets the innermost open part around its rule. `Parts` maps streamed rules to the parts that they open; `model`
 * is the outermost part. `parts` exists only as a type.
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

/** Rules that only appear inside other nodes and are not handed out. */
type Inside<Around> = { [Rule in keyof Around]: Around[Rule] extends 'inside' ? Rule : never }[keyof Around];

/** The part open around a rule: the one opened by the innermost streamed rule. */
export type PartAround<Around, Parts, Rule> = unknown extends Parts
  ? unknown
  : Rule extends keyof Around
    ? Innermost<Around, Parts, Around[Rule]>
    : unknown;

/** Resolved from the inside out; each rule is visited once, however many paths lead to it. */
type Innermost<Around, Parts, Scopes, Seen = never> = [Exclude<Scopes, Seen>] extends [never]
  ? Parts[Seen & keyof Parts]
  : Innermost<Around, Parts, Around[Exclude<Scopes, Seen | keyof Parts> & keyof Around], Seen | Scopes>;

/**
 * Opens a part when a streamed rule is entered, before its contents, and closes it after them. Both get the offset.
 *
 * @example Contract: { enter: (design) => new Contract(design), leave: (contract) => contract.close() }
 */
export interface ScopeHandler<Part, Around> {
  readonly enter: (around: Around, start: number) => Part;
  readonly leave?: (part: Part, end: number) => void;
}

/** Returns details of the finding; `false` reports nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that only writes returns nothing
export type MistakeHandler<Node, Part = unknown> = (node: Node, part: Part) => Detail | false | undefined | void;

/** Fixes that depend on the mistake alone. */
export type FixesOf<Grammar> =
  Grammar extends CompiledGrammar<unknown, unknown, infer Mistakes>
    ? { readonly [Name in keyof Mistakes]?: MistakeHandler<Mistakes[Name]> }
    : never;

/** The handlers of a compiled grammar; `Parts` maps streamed rules to the parts that they open. */
export type HandlersOf<Grammar, Parts = unknown> =
  Grammar extends CompiledGrammar<infer Nodes, infer Texts, infer Mistakes, string, infer Around>
    ? Handlers<Nodes, Texts, Mistakes, Around, Parts>
    : never;

/** Receives the pieces of a text. */
export type TextHandler<Piece, Part = unknown> =
  | ((piece: Piece, part: Part) => void)
  | {
      readonly enter?: (part: Part, start: number) => void;
      readonly piece: (piece: Piece, part: Part) => void;
      readonly leave?: (part: Part, end: number) => void;
    };

/** Handlers spread over several objects. */
export class HandlerParts<All> {
  readonly parts: readonly object[];
  /** The intersection of the parts; exists only as a type. */
  declare readonly all?: All;

  constructor(parts: readonly object[]) {
    this.parts = parts;
  }
}

type Together<Parts extends readonly object[]> = Parts extends readonly [infer First, ...infer Rest extends object[]]
  ? First & Together<Rest>
  : unknown;

/**
 * Joins handlers in several objects, for a large adapter. Copying a hundred of them into one object would take longer
 * than reading a short text.
 *
 * @example adapt: (to) => inParts(textHandlers(to), callHandlers(to))
 */
export function inParts<Parts extends object[]>(...parts: Parts): HandlerParts<Together<Parts>> {
  return new HandlerParts(parts);
}

/**
 * Handlers made once for all texts. The state of a text is `model`, which they get where no other part is open. Making
 * them anew would take longer than reading a short text.
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
  // Rule names begin with a capital, so this is no handler.
  return 'handlers' in handlers;
}

type AnyHandler = (node: TreeNode, part: unknown) => unknown;
type AnyTextHandler = Exclude<TextHandler<TextPiece>, (...never: never) => unknown>;
/** The handler of a streamed text or rule. */
export type AnyScopeHandler = Partial<ScopeHandler<unknown, unknown>>;

/**
 * Looks up untyped handlers by rule name: the adapter's, then `fixes`. Rule names begin with a capital, so no prototype
 * property is found.
 */
export class AnyHandlers {
  readonly #fixes: object;
  readonly #tables: readonly Readonly<Record<string, unknown>>[];
  readonly #found = new Map<string, unknown>();
  /** The handlers of nodes, cached; null for mistakes. */
  readonly takers: Map<string, AnyHandler | null> = new Map();

  constructor(handlers: object, fixes: object = NONE) {
    const parts = handlers instanceof HandlerParts ? handlers.parts : [handlers];
    this.#fixes = fixes;
    this.#tables = [...parts, fixes] as readonly Readonly<Record<string, unknown>>[];
  }

  /** Cached for shared handlers, so the next text reuses the lookups. */
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

  /** Passes a piece to its handler; false if there is none. */
  take(piece: TextPiece, part: unknown): boolean {
    const found = this.#find(piece.type);
    if (isHandler(found)) found(piece, part);
    else if (isTextHandler(found)) found.piece(piece, part);
    else return false;
    return true;
  }

  /** The `enter` and `leave` handlers of a streamed text or rule. */
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

/** Whether it is a text handler; what its `enter` returns opens no part. */
export function isTextHandler(value: unknown): value is AnyTextHandler {
  return typeof value === 'object' && value !== null && 'piece' in value && typeof value.piece === 'function';
}
