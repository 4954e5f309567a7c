// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from 'peglot/define/runtime';

export interface CallOpenNode extends TreeNode { readonly type: 'CallOpen'; readonly name: string; }
export interface CallCloseNode extends TreeNode { readonly type: 'CallClose'; }
export interface ValueOpenNode extends TreeNode { readonly type: 'ValueOpen'; readonly name: string; }
export interface ValueCloseNode extends TreeNode { readonly type: 'ValueClose'; }
export interface TextHeadNode extends TreeNode { readonly type: 'TextHead'; readonly text: string; }
export interface MissingCallCloseNode extends RecoveryNode { readonly type: 'MissingCallClose'; }
export interface MissingValueCloseNode extends RecoveryNode { readonly type: 'MissingValueClose'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<CallOpenNode | ValueOpenNode | ValueCloseNode | MissingValueCloseNode | CallCloseNode | MissingCallCloseNode
| TextHeadNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ValueText' | 'TextRest']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<MissingCallCloseNode | MissingValueCloseNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Call' | 'Text', 'model'>>
& Readonly<Record<'CallOpen' | 'Value' | 'CallClose' | 'MissingCallClose', 'Call'>>
& Readonly<Record<'ValueOpen' | 'ValueText' | 'ValueClose' | 'MissingValueClose', 'Value'>>
& Readonly<Record<'TextHead' | 'TextRest', 'Text'>>;

/** The codes of mistakes. */
export type Codes = "missing-call-close" | "missing-value-close";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'CallOpen', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'ValueOpen', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'TextHead', start, end, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",0,["s","<call",2,[":",0,3],2,">"]]]', // 1 readCallOpen
      '[0,["/",["[+","\\t "],""]]', // 2 skipBlanks
      '[0,["@",1,"name=\\"",["$",["[+","^\\n\\r\\""]],"\\""]]', // 3 readNameOf
      '[0,["L",["[*","\\t\\n\\r "]]]', // 4 leaf
      '[0,["L",6]]', // 5 leaf
      '[0,["N",1,["s","<value",2,[":",0,3],2,">"]]]', // 6 readValueOpen
      '[0,[[null,"^<",1,false],[["s",["!","</value>"],"<"],null,0,false]]]', // 7 text
      '[1,["L",["/",9,10]]]', // 8 leaf
      '[0,["N","ValueClose","</value>"]]', // 9 readValueClose
      '[1,["M","MissingValueClose",""]]', // 10 readMissingValueClose
      '[1,["L",["/",12,13]]]', // 11 leaf
      '[0,["N","CallClose","</call>"]]', // 12 readCallClose
      '[1,["M","MissingCallClose",""]]', // 13 readMissingCallClose
      '[0,["L",15]]', // 14 leaf
      '[0,["N",2,[":",0,["$",["[","^"]]]]]', // 15 readTextHead
      '[0,[[null,"^<",1,false],[["s",["!",17],"<"],null,0,false]]]', // 16 text
      '[0,["s","<call",2,18,2,">"]]', // 17 skipCallOpen
      '[0,["s","name=\\"",["[+","^\\n\\r\\""],"\\""]]', // 18 skipNameOf
    ], { nodes: NODES });

  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'again', step: () => stepText }] };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'leaf', read: rules.at(4) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepValue }, { op: 'leaf', read: rules.at(4) }] } }, { op: 'leaf', read: rules.at(11) }] } };
  const stepValue: Step = { op: 'rule', name: 'Value', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(5) }, { op: 'again', step: () => stepValueText }, { op: 'leaf', read: rules.at(8) }] } };
  const stepValueText: Step = { op: 'rule', name: 'ValueText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(7) } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(14) }, { op: 'again', step: () => stepTextRest }] } };
  const stepTextRest: Step = { op: 'rule', name: 'TextRest', attribute: -1, isText: true, body: { op: 'text', read: rules.text(16) } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'loop', body: stepItem },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    MissingCallClose: {"code":"missing-call-close","severity":"error","meaning":"Nothing closes a call.","example":"<call name=\"a\">","hint":"Close each call with </call>."},
    MissingValueClose: {"code":"missing-value-close","severity":"error","meaning":"Nothing closes a value: it runs to the end of the text.","example":"<call name=\"a\"><value name=\"b\">c","hint":"Close each value with </value>."},
  },
  attributes: 0,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
