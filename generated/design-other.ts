// Generated from grammars/design/other.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from '../src/engine/generated.ts';

export interface SqlPiecesNode extends TreeNode {
  readonly type: 'SqlPieces';
  readonly pieces: (SqlBlankNode | SqlTextNode | SqlOpenNode | SqlCloseNode | SqlEndNode | SqlCommentNode | SqlOpenCommentNode | SqlOpenQuoteNode)[];
}
export interface SqlBlankNode extends TreeNode { readonly type: 'SqlBlank'; }
export interface SqlOpenNode extends TreeNode { readonly type: 'SqlOpen'; }
export interface SqlCloseNode extends TreeNode { readonly type: 'SqlClose'; }
export interface SqlEndNode extends TreeNode { readonly type: 'SqlEnd'; }
export interface SqlTextNode extends TreeNode { readonly type: 'SqlText'; }
export interface SqlCommentNode extends TreeNode { readonly type: 'SqlComment'; }
export interface SqlOpenCommentNode extends TreeNode { readonly type: 'SqlOpenComment'; }
export interface SqlOpenQuoteNode extends TreeNode { readonly type: 'SqlOpenQuote'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<SqlPiecesNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'AnyText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'AnyText', 'model'>>
& Readonly<Record<'SqlPieces', 'inside'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'SqlPieces', start, end, pieces: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,[[null,"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 0 text
      '[0,["L",2]]', // 1 leaf
      '[0,["N",0,[":",0,["|",0,null,true,3]]]]', // 2 readSqlPieces
      '[0,["/",4,5,8,9,10,11,12,13],"^"]', // 3 readSqlPiece
      '[0,["N","SqlBlank",["[+","\\t\\n\\r "]]]', // 4 readSqlBlank
      '[0,["N","SqlText",["s",6,["*",["s",["[*","\\t\\n\\r "],6]]]]]', // 5 readSqlText
      '[0,["/",["[+","^\\t\\n\\r \\"$\'-)\\\\-/;`"],7,["s","-",["!","-"]],["s","/",["!","*"]],["s","$",["!","$"]]],"^\\t\\n\\r ();"]', // 6 skip_sqlText
      '[0,["/",["s","\'",["[*","^\'"],"\'"],["s","\\"",["[*","^\\""],"\\""],["s","`",["[*","^`"],"`"],["s","$$",["*",["s",["!","$$"],["[","^"]]],"$$"]],"\\"$\'`"]', // 7 skipSqlString
      '[0,["N","SqlOpen","("]]', // 8 readSqlOpen
      '[0,["N","SqlClose",")"]]', // 9 readSqlClose
      '[0,["N","SqlEnd",";"]]', // 10 readSqlEnd
      '[0,["N","SqlComment",["s","--",["[*","^\\n\\r"]],["s","/*",["*",["s",["!","*/"],["[","^"]]],"*/"]],"\\\\-/"]', // 11 readSqlComment
      '[0,["N","SqlOpenComment",["s","/*",["[*","^"]]]]', // 12 readSqlOpenComment
      '[0,["N","SqlOpenQuote",["s",["[","\\"$\'`"],["[*","^"]]]]', // 13 readSqlOpenQuote
    ], { nodes: NODES });

  const stepAnyText: Step = { op: 'rule', name: 'AnyText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(0), isSome: true } };

  return {
    machine: m,
    steps: {
      Around: { op: 'optional', body: { op: 'again', step: () => stepAnyText } },
      SqlPieces: { op: 'leaf', read: rules.at(1) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Around', 'SqlPieces'],
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
