/** A node of a tree: a rule that matched, the stretch of the text that it matched, and its labels. */
export interface TreeNode {
  /** The name of the rule. */
  readonly type: string;
  /** UTF-16 units from the start of the whole text. */
  readonly start: number;
  readonly end: number;
}

/** Nodes by the names of their rules. */
export type NodesByType<Nodes extends TreeNode> = { readonly [Node in Nodes as Node['type']]: Node };

/** Whether a value that a rule gave is a node. */
export function isNode(value: object): value is TreeNode {
  // Reading a field is cheaper than asking whether it is there.
  const { type, start }: Partial<Record<keyof TreeNode, unknown>> = value;
  return typeof type === 'string' && typeof start === 'number';
}

/** A mistake that a recovery rule (`Bad…`, `Missing…`) named. */
export interface RecoveryNode extends TreeNode {
  /** The text that it stands for; empty for `Missing…`. */
  readonly raw: string;
  /** The word of a list that was meant, where it is a slip in one. */
  readonly word?: string;
}

/** A stretch of a streamed text, as it is handed out. */
export interface TextPiece<Type extends string = string> extends TreeNode {
  readonly type: Type;
  readonly text: string;
}
