// Generated from grammars/path.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type TextPiece, type TreeNode, Machine, once, choice, label, leaf, lit, node, not, one, pick, repeat, run, seq, text } from '../src/engine/generated.ts';

export interface PathNode extends TreeNode {
  readonly type: 'Path';
  readonly first: NameNode | IndexNode | QuotedNode;
  readonly rest: (NameNode | IndexNode | QuotedNode)[];
}
export interface NameNode extends TreeNode {
  readonly type: 'Name';
  readonly index: string | null;
  readonly text: string | null;
}
export interface IndexNode extends TreeNode { readonly type: 'Index'; readonly index: string; }
export interface QuotedNode extends TreeNode {
  readonly type: 'Quoted';
  readonly parts: (EscapeNode | PlainNode)[];
}
export interface PlainNode extends TreeNode { readonly type: 'Plain'; readonly text: string; }
export interface EscapeNode extends TreeNode {
  readonly type: 'Escape';
  readonly code: string | null;
  readonly char: string | null;
}

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<PathNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Path', 'model'>>;

/** The codes of mistakes. */
export type Codes = never;

function makeRules(): GrammarRules {
  const m = new Machine();

  const readName = node(m, (start, end, l) => ({ type: 'Name', start, end, index: l[0] ?? null,
        text: l[1] ?? null }), seq(label(m, 0, text(m, run(m, "0-9", 1))), not(m, one(m, "^.[]"))), label(m, 1,
      text(m, run(m, "^\".[]", 1))));
  const readIndex = node(m, (start, end, l) => ({ type: 'Index', start, end, index: l[0] }), label(m, 0, text(m,
        run(m, "0-9", 1))));
  const readEscape = node(m, (start, end, l) => ({ type: 'Escape', start, end, code: l[0] ?? null,
        char: l[1] ?? null }), seq(lit(m, "\\u"), label(m, 0, text(m, repeat(m, { least: 4, most: 4 }, one(m,
    "0-9A-Fa-f"))))), seq(lit(m, "\\"), label(m, 1, text(m, one(m, "\"/\\\\nrt")))));
  const readPlain = node(m, (start, end, l) => ({ type: 'Plain', start, end, text: l[0] }), label(m, 0, text(m,
        run(m, "^\"\\\\", 1))));
  const readQuoted = node(m, (start, end, l) => ({ type: 'Quoted', start, end, parts: l[0] }), seq(lit(m, "\""),
      label(m, 0, repeat(m, { least: 0, listed: true }, choice(m, readEscape, readPlain))), lit(m, "\"")));
  const read_index = pick(m, 1, lit(m, "["), choice(m, readIndex, readQuoted), lit(m, "]"));
  const readStep = choice(m, readName, read_index);
  const readPath = node(m, (start, end, l) => ({ type: 'Path', start, end, first: l[0], rest: l[1] }), seq(label(m,
        0, readStep), label(m, 1, repeat(m, { least: 0, listed: true }, choice(m, pick(m, 1, lit(m, "."), readName),
            read_index))), not(m, one(m, "^"))));
  const leaf0 = leaf(m, readPath);

  return {
    machine: m,
    steps: {
      Path: { op: 'leaf', read: leaf0 },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Path'],
  rules: once(makeRules),
  mistakes: {
  },
  registers: 0,
  tables: 0,
};
