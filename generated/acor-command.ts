// Generated from grammars/acor-command.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type TextPiece, type TreeNode, Machine, Rules, once } from '../src/engine/generated.ts';

export interface CommandLineNode extends TreeNode {
  readonly type: 'CommandLine';
  readonly parts: (PlaceholderNode | SeparatorNode | DoubleQuotedNode | SingleQuotedNode | PlainNode)[];
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
  (start, end, l) => ({ type: 'CommandLine', start, end, parts: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",6,[":",0,["|",0,null,true,["/",2,4,5,9,11]]]]]', // 1 readCommandLine
      '[0,["N",0,["s","<",["!",["[","&("]],[":",0,["|",1,null,true,3,"|"]],">"]]]', // 2 readPlaceholder
      '[0,["$",["s",["[+","^\\t\\n\\r \\"\'<>|"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\"\'<>|"]]]]]]', // 3 readChoice
      '[0,["N","Separator",["s",["/","&&","||",["s",";",["!",";"]],["s","&",["!",">"]]],["&",["s",["[*","\\t "],["[","^\\t\\n\\r #&);|}"]]]]],"&;|"]', // 4 readSeparator
      '[0,["N",2,["s","\\"",[":",0,["|",0,null,true,["/",2,6]]],"\\""]]]', // 5 readDoubleQuoted
      '[0,["N",1,[":",0,["$",["+",["/",["s","\\\\",["[","^"]],["[","^\\"<\\\\\\\\"],["s",["!",7],"<"]]]]]],"^\\""]', // 6 readQuotedText
      '[0,["s","<",["!",["[","&("]],["|",1,null,false,8,"|"],">"]]', // 7 skipPlaceholder
      '[0,["s",["[+","^\\t\\n\\r \\"\'<>|"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\"\'<>|"]]]]]', // 8 skipChoice
      '[0,["N",4,["s","\'",[":",0,["|",0,null,true,["/",2,10]]],"\'"]]]', // 9 readSingleQuoted
      '[0,["N",3,[":",0,["$",["+",["/",["[","^\'<"],["s",["!",7],"<"]]]]]],"^\'"]', // 10 readSingleText
      '[0,["N",5,[":",0,["$",["/",["s","\\\\",["[","^"]],["s",["[","<>|"],"&"],"&>",["[","^"]]]]],"^"]', // 11 readPlain
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
