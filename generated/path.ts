// Generated from grammars/path.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from '../src/engine/generated.ts';

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

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Name', start, end, index: l[0] ?? null, text: l[1] ?? null }),
  (start, end, l) => ({ type: 'Index', start, end, index: l[0] }),
  (start, end, l) => ({ type: 'Escape', start, end, code: l[0] ?? null, char: l[1] ?? null }),
  (start, end, l) => ({ type: 'Plain', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Quoted', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'Path', start, end, first: l[0], rest: l[1] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",5,["s",[":",0,2],[":",1,["|",0,null,true,["/",["@",1,".",3],4]]],["!",["[","^"]]]]]', // 1 readPath
      '[0,["/",3,4],"^\\".]"]', // 2 readStep
      '[0,["N",0,["s",[":",0,["$",["[+","0-9"]]],["!",["[","^.[]"]]],[":",1,["$",["[+","^\\".[]"]]]],"^\\".[]"]', // 3 readName
      '[0,["@",1,"[",["/",5,6],"]"]]', // 4 read_index
      '[0,["N",1,[":",0,["$",["[+","0-9"]]]]]', // 5 readIndex
      '[0,["N",4,["s","\\"",[":",0,["|",0,null,true,["/",7,8]]],"\\""]]]', // 6 readQuoted
      '[0,["N",2,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]],["s","\\\\",[":",1,["$",["[","\\"/\\\\\\\\nrt"]]]]],"\\\\\\\\"]', // 7 readEscape
      '[0,["N",3,[":",0,["$",["[+","^\\"\\\\\\\\"]]]]]', // 8 readPlain
    ], { nodes: NODES });

  return {
    machine: m,
    steps: {
      Path: { op: 'leaf', read: rules.at(0) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Path'],
  rules: once(makeRules),
  mistakes: {
  },
  attributes: 0,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
