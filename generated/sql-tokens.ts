// Generated from grammars/sql-tokens.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type RecoveryNode, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from '../src/engine/generated.ts';

export interface WordNode extends TreeNode { readonly type: 'Word'; readonly text: string; }
export interface NameNode extends TreeNode { readonly type: 'Name'; readonly text: string; }
export interface StringNode extends TreeNode { readonly type: 'String'; readonly text: string; }
export interface NumberNode extends TreeNode { readonly type: 'Number'; readonly text: string; }
export interface CommentNode extends TreeNode { readonly type: 'Comment'; readonly text: string; }
export interface MarkNode extends TreeNode { readonly type: 'Mark'; readonly text: string; }
export interface BadSqlTextNode extends RecoveryNode { readonly type: 'BadSqlText'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<WordNode | NameNode | StringNode | NumberNode | CommentNode | MarkNode | BadSqlTextNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadSqlTextNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Word' | 'Name' | 'String' | 'Number' | 'Comment' | 'Mark' | 'BadSqlText', 'model'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Word', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Name', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'String', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Number', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Comment', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Mark', start, end, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",["/",1,2]],"^"]', // 0 leaf
      '[0,["$",["[","\\t-\\r "]]]', // 1 readBlank
      '[1,["/",3,4,5,6,7,8,11],"^"]', // 2 readToken
      '[0,["N",0,[":",0,["$",["s",["[","A-Z_a-z\u0080-\uffff"],["[*","$0-9A-Z_a-z\u0080-\uffff"]]]]]]', // 3 readWord
      '[0,["N",1,[":",0,["$",["s","\\"",["*",["/",["[","^\\""],"\\"\\""]],"\\""]]]]]', // 4 readName
      '[0,["N",2,[":",0,["$",["s","\'",["*",["/",["[","^\'\\\\\\\\"],"\'\'"]],"\'"]]]]]', // 5 readString
      '[0,["N",3,[":",0,["$",["s",["[","0-9"],["[*",".0-9A-Z_a-z"]]]]]]', // 6 readNumber
      '[0,["N",4,[":",0,["$",["s","--",["[*","^\\n\\r"]]]],[":",0,["$",["s","/*",["*",["s",["!","*/"],["!","/*"],["[","^"]]],"*/"]]]],"\\\\-/"]', // 7 readComment
      '[0,["N",5,["s",["!",9],[":",0,10]]],"^"]', // 8 readMark
      '[0,["/",["[","\\"$\'\\\\\\\\`"],"/*"],"\\"$\'/\\\\\\\\`"]', // 9 skipTrouble
      '[0,["$",["[","^"]]]', // 10 readAny
      '[1,["M","BadSqlText",["s",9,["[*","^"]]]]', // 11 readBadSqlText
    ], { nodes: NODES });

  return {
    machine: m,
    steps: {
      tokens: { op: 'loop', body: { op: 'leaf', read: rules.at(0) } },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['tokens'],
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
