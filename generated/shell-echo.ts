// Generated from grammars/shell-echo.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from '../src/engine/generated.ts';

export interface PlainNode extends TreeNode { readonly type: 'Plain'; readonly text: string; }
export interface EchoOctalNode extends TreeNode { readonly type: 'EchoOctal'; readonly digits: string; }
export interface EndNode extends TreeNode { readonly type: 'End'; }
export interface TextNode extends TreeNode { readonly type: 'Text'; readonly text: string; }
export interface FormatOctalNode extends TreeNode { readonly type: 'FormatOctal'; readonly digits: string; }
export interface DirectiveNode extends TreeNode {
  readonly type: 'Directive';
  readonly flags: string;
  readonly width: string;
  readonly precision: string;
  readonly conversion: string;
}
export interface StarNode extends TreeNode { readonly type: 'Star'; }
export interface EscapeNode extends TreeNode {
  readonly type: 'Escape';
  readonly code: string | null;
  readonly letter: string | null;
}

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<EchoOctalNode | EndNode | EscapeNode | PlainNode | DirectiveNode | StarNode | FormatOctalNode | TextNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'EchoOctal' | 'End' | 'Escape' | 'Plain' | 'Directive' | 'Star' | 'FormatOctal' | 'Text', 'model'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'EchoOctal', start, end, digits: l[0] }),
  (start, end, l) => ({ type: 'Escape', start, end, code: l[0] ?? null, letter: l[1] ?? null }),
  (start, end, l) => ({ type: 'Plain', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Directive', start, end, flags: l[0], width: l[1], precision: l[2], conversion: l[3] }),
  (start, end, l) => ({ type: 'FormatOctal', start, end, digits: l[0] }),
  (start, end, l) => ({ type: 'Text', start, end, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",["/",1,2,3,4]],"^"]', // 0 leaf
      '[0,["N",0,["s","\\\\0",[":",0,["$",["|",0,3,false,["[","0-7"]]]]]]]', // 1 readEchoOctal
      '[0,["N","End",["s","\\\\c",["[*","^"]]]]', // 2 readEnd
      '[0,["N",1,["s","\\\\x",[":",0,["$",["|",1,2,false,["[","0-9A-Fa-f"]]]]],["s","\\\\u",[":",0,["$",["|",1,4,false,["[","0-9A-Fa-f"]]]]],["s","\\\\U",[":",0,["$",["|",1,8,false,["[","0-9A-Fa-f"]]]]],["s","\\\\",[":",1,["$",["[","E\\\\\\\\abefnrtv"]]]]],"\\\\\\\\"]', // 3 readEscape
      '[0,["N",2,[":",0,["/",["$",["[+","^\\\\\\\\"]],"\\\\"]]],"^"]', // 4 readPlain
      '[0,["L",["/",6,7,8,3,9]],"^"]', // 5 leaf
      '[0,["N",3,["s","%",[":",0,["$",["[*"," #+\\\\-0"]]],[":",1,["$",["[*","0-9"]]],[":",2,["$",["?",["s",".",["[*","0-9"]]]]],["[*","Lhjltz"],[":",3,["$",["[","AE-GQXa-gioqsux"]]]]]]', // 6 readDirective
      '[0,["N","Star",["s","%",["[*"," #+\\\\-0"],["?",["s",["[*","0-9"],"."]],"*"]]]', // 7 readStar
      '[0,["N",4,["s","\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]]]', // 8 readFormatOctal
      '[0,["N",5,[":",0,["$",["[+","^%\\\\\\\\"]]],["s","\\\\",[":",0,["$",["[","\\"\'"]]]],["s","%",[":",0,"%"]],[":",0,["$",["[","%\\\\\\\\"]]]],"^"]', // 9 readText
    ], { nodes: NODES });

  return {
    machine: m,
    steps: {
      Echo: { op: 'loop', body: { op: 'leaf', read: rules.at(0) } },
      Format: { op: 'loop', body: { op: 'leaf', read: rules.at(5) } },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Echo', 'Format'],
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
