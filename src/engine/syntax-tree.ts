import { getOwn } from '../core/record.ts';
import { Driver, type Sink } from './driver.ts';
import type { CompiledGrammar } from './grammar.ts';
import { NO_OPTIONS, type Options } from './option-words.ts';
import { isNode, type RecoveryNode, type TreeNode } from './tree-node.ts';

/** Options of {@link parseTree}. */
export interface TreeOptions {
  /** The start rule; the grammar's first by default. */
  readonly start?: string;
  /** The words of the rules marked `@option`. */
  readonly words?: Options;
}

/** A streamed rule with its children. */
export interface Branch<Grammar extends CompiledGrammar = CompiledGrammar> extends TreeNode {
  readonly type: BranchNames<Grammar>;
  readonly children: readonly Child<Grammar>[];
  /** The content of a streamed text, which may differ from the source in its layout; undefined for other rules. */
  readonly text?: string;
}

type BranchNames<Grammar> =
  Grammar extends CompiledGrammar<unknown, infer Texts, unknown, string, infer Around>
    ? unknown extends Around
      ? string
      : Extract<Exclude<Around[keyof Around], 'model'> | keyof Texts, string>
    : string;

type Leaf<Grammar> =
  Grammar extends CompiledGrammar<infer Nodes, unknown, infer Mistakes>
    ? unknown extends Nodes
      ? TreeNode
      :
          | Nodes[keyof Nodes]
          | { readonly [Name in keyof Mistakes]: Mistakes[Name] & { readonly type: Name } }[keyof Mistakes]
    : TreeNode;

/** A child of a streamed rule: a streamed rule, a node with its labels, or a mistake. */
export type Child<Grammar extends CompiledGrammar = CompiledGrammar> = Branch<Grammar> | Leaf<Grammar>;

/** Functions to call for the nodes of each rule. */
export type Visitors<Grammar extends CompiledGrammar = CompiledGrammar> = {
  readonly [Type in Child<Grammar>['type']]?: (node: Extract<Child<Grammar>, { readonly type: Type }>) => void;
};

/** The concrete syntax tree of a text, with every mistake. */
export interface SyntaxTree<Grammar extends CompiledGrammar = CompiledGrammar> {
  /** The top-level nodes, in text order. */
  readonly children: readonly Child<Grammar>[];
  /** All nodes, including those in labels, in text order; outer ones come before inner ones. */
  readonly nodes: () => TreeNode[];
  /** Calls the visitor of each node, if there is one. */
  readonly visit: (visitors: Visitors<Grammar>) => void;
  /** The mistakes, in text order. */
  readonly mistakes: readonly RecoveryNode[];
  /** The source of a node. */
  readonly text: (node: TreeNode) => string;
}

/**
 * Reads a whole text by a compiled grammar alone, without an adapter or model. A tolerant grammar accepts every text;
 * with others, the tree ends where the grammar fails.
 *
 * @throws when the grammar has no such start rule
 * @example parseTree(grammar, '[MOOD] 0.5\n').children // [{ type: 'Vital', start: 0, end: 11, … }]
 */
export function parseTree<Grammar extends CompiledGrammar>(
  grammar: Grammar,
  source: string,
  options?: TreeOptions,
): SyntaxTree<Grammar>;
export function parseTree(
  grammar: CompiledGrammar,
  source: string,
  { start = grammar.starts[0] ?? '', words = NO_OPTIONS }: TreeOptions = {},
): SyntaxTree {
  const builder = new TreeBuilder();
  new Driver(grammar, start, builder, words).end(source);
  const { children, found } = builder;
  return {
    children,
    nodes: () => nodesIn(children),
    visit: (visitors) => {
      for (const node of nodesIn(children)) getOwn(visitors, node.type)?.(node);
    },
    mistakes: found,
    text: (node) => source.slice(node.start, node.end),
  };
}

interface OpenBranch extends Branch {
  end: number;
  readonly children: Child[];
  text?: string;
}

class TreeBuilder implements Sink {
  readonly children: Child[] = [];
  readonly found: RecoveryNode[] = [];
  readonly #open: OpenBranch[] = [];

  /** The nodes of the last leaf: a mistake in it may already be one of their labels. */
  #last: ReadonlySet<TreeNode> = new Set();

  leaf(value: unknown): void {
    const nodes = outerNodes(value);
    for (const node of nodes) this.#add(node);
    this.#last = new Set(nodesIn(nodes));
  }

  mistakes(found: readonly RecoveryNode[]): void {
    for (const node of found) {
      this.found.push(node);
      if (!this.#last.has(node)) this.#add(node);
    }
  }

  piece(_rule: string, text: string): void {
    const branch = this.#open.at(-1);
    if (branch !== undefined) branch.text = (branch.text ?? '') + text;
  }

  enter(type: string, start: number): void {
    const branch: OpenBranch = { type, start, end: start, children: [] };
    this.#add(branch);
    this.#open.push(branch);
  }

  leave(_rule: string, end: number): void {
    const branch = this.#open.pop();
    if (branch !== undefined) branch.end = end;
  }

  #add(node: Child): void {
    (this.#open.at(-1)?.children ?? this.children).push(node);
  }
}

/** The outermost nodes in a value, which may be nested in lists. */
function outerNodes(value: unknown): TreeNode[] {
  return walked([value], (one) => isNode(one));
}

function nodesIn(children: readonly unknown[]): TreeNode[] {
  return walked(children, () => false).sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The nodes in values and in their labels, in order; `isOver` stops at nodes whose labels do not matter. */
function walked(values: readonly unknown[], isOver: (value: object) => boolean): TreeNode[] {
  const found: TreeNode[] = [];
  // Iterative: the text determines how deep values nest.
  const waiting: unknown[] = [...values].reverse();
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (isNode(next)) found.push(next);
    if (isOver(next)) continue;
    const inner: unknown[] = Object.values(next);
    for (let at = inner.length - 1; at >= 0; at--) waiting.push(inner[at]);
  }
  return found;
}
