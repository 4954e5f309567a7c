/** A node of a syntax tree: the rule, the range of text that it matched, and its labels. */
export interface TreeNode {
  /** The rule name. */
  readonly type: string;
  /** UTF-16 units from the start of the whole text. */
  readonly start: number;
  readonly end: number;
}

/** Nodes by rule name. */
export type NodesByType<Nodes extends TreeNode> = { readonly [Node in Nodes as Node['type']]: Node };

export function isNode(value: object): value is TreeNode {
  // Reading a property is cheaper than checking whether it exists.
  const { type, start }: Partial<Record<keyof TreeNode, unknown>> = value;
  return typeof type === 'string' && typeof start === 'number';
}

/** A mistake that a recovery rule (`Bad…`, `Missing…`) read. */
export interface RecoveryNode extends TreeNode {
  /** The text that it read; empty for `Missing…`. */
  readonly raw: string;
  /** The intended word, if it is a slip in a word of a list. */
  readonly word?: string;
}

/** A piece of a streamed text. */
export interface TextPiece<Type extends string = string> extends TreeNode {
  readonly type: Type;
  readonly text: string;
}
