// Generated from grammars/acor-command.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from '../src/engine/generated.ts';

export interface CommandLineNode extends TreeNode {
  readonly type: 'CommandLine';
  readonly parts: (SeparatorNode | PlaceholderNode | DoubleQuotedNode | SingleQuotedNode | PlainNode)[];
  readonly here: HereDocumentNode | null;
}
export interface HereDocumentNode extends TreeNode {
  readonly type: 'HereDocument';
  readonly line: (SeparatorNode | PlaceholderNode | DoubleQuotedNode | SingleQuotedNode | PlainNode)[];
  readonly body: (PlaceholderNode | DoubleQuotedNode | SingleQuotedNode | PlainNode)[];
}
export interface PlaceholderNode extends TreeNode { readonly type: 'Placeholder'; readonly choices: string[]; }
export interface SeparatorNode extends TreeNode { readonly type: 'Separator'; }
export interface DoubleQuotedNode extends TreeNode {
  readonly type: 'DoubleQuoted';
  readonly parts: (PlaceholderNode | QuotedTextNode)[];
}
export interface QuotedTextNode extends TreeNode { readonly type: 'QuotedText'; readonly text: string; }
export interface SingleQuotedNode extends TreeNode {
  readonly type: 'SingleQuoted';
  readonly parts: (PlaceholderNode | SingleTextNode)[];
}
export interface SingleTextNode extends TreeNode { readonly type: 'SingleText'; readonly text: string; }
export interface PlainNode extends TreeNode { readonly type: 'Plain'; readonly text: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<CommandLineNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'CommandLine', 'model'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Placeholder', start, end, choices: l[0] }),
  (start, end, l) => ({ type: 'QuotedText', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'DoubleQuoted', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'SingleText', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'SingleQuoted', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'Plain', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'HereDocument', start, end, line: l[0], body: l[1] }),
  (start, end, l) => ({ type: 'CommandLine', start, end, parts: l[0], here: l[1] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",7,["s",[":",0,["|",0,null,true,["@",1,["!",2],["/",3,4]]]],[":",1,["?",14]]]]]', // 1 readCommandLine
      '[0,["s","<<",["!","<"]]]', // 2 skipHereSign
      '[0,["N","Separator",["s",["/","&&","||",["s",";",["!",";"]],["s","&",["!",">"]]],["&",["s",["[*","\\t "],["[","^\\t\\n\\r #&);|}"]]]]],"&;|"]', // 3 readSeparator
      '[0,["/",5,7,11,13],"^"]', // 4 readWord
      '[0,["N",0,["s","<",["!",["[","&("]],[":",0,["|",1,null,true,6,"|"]],">"]]]', // 5 readPlaceholder
      '[0,["$",["s",["[+","^\\t\\n\\r \\"\'<>|"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\"\'<>|"]]]]]]', // 6 readChoice
      '[0,["N",2,["s","\\"",[":",0,["|",0,null,true,["/",5,8]]],"\\""]]]', // 7 readDoubleQuoted
      '[0,["N",1,[":",0,["$",["+",["/",["s","\\\\",["[","^"]],["[","^\\"<\\\\\\\\"],["s",["!",9],"<"]]]]]],"^\\""]', // 8 readQuotedText
      '[0,["s","<",["!",["[","&("]],["|",1,null,false,10,"|"],">"]]', // 9 skipPlaceholder
      '[0,["s",["[+","^\\t\\n\\r \\"\'<>|"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\"\'<>|"]]]]]', // 10 skipChoice
      '[0,["N",4,["s","\'",[":",0,["|",0,null,true,["/",5,12]]],"\'"]]]', // 11 readSingleQuoted
      '[0,["N",3,[":",0,["$",["+",["/",["[","^\'<"],["s",["!",9],"<"]]]]]],"^\'"]', // 12 readSingleText
      '[0,["N",5,[":",0,["$",["/",["s","\\\\",["[","^"]],"<<<",["s",["[","<>|"],"&"],"&>",["s",["[+","\\t "],["?",["s","#",["[*","^\\n\\r"]]]],["[","^"]]]]],"^"]', // 13 readPlain
      '[0,["N",6,["s",["&",2],[":",0,["|",1,null,true,["@",1,["!",["[","\\n\\r"]],["/",3,4]]]],[":",1,["|",0,null,true,4]]]],"<"]', // 14 readHereDocument
    ], { nodes: NODES });

  return {
    machine: m,
    steps: {
      CommandLine: { op: 'leaf', read: rules.at(0) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['CommandLine'],
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
