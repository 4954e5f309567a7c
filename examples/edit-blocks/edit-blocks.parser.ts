// Generated from edit-blocks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from 'peglot/define/runtime';

export interface EditHeadNode extends TreeNode { readonly type: 'EditHead'; readonly path: string; }
export interface DividerNode extends TreeNode { readonly type: 'Divider'; }
export interface EditEndNode extends TreeNode { readonly type: 'EditEnd'; }
export interface MissingDividerNode extends RecoveryNode { readonly type: 'MissingDivider'; }
export interface MissingEditEndNode extends RecoveryNode { readonly type: 'MissingEditEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<EditHeadNode | DividerNode | EditEndNode | MissingEditEndNode | MissingDividerNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'SearchText' | 'ReplaceText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<MissingDividerNode | MissingEditEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Edit' | 'Prose', 'model'>>
& Readonly<Record<'EditHead' | 'SearchText' | 'Divider' | 'ReplaceText' | 'EditEnd' | 'MissingEditEnd' | 'MissingDivider', 'Edit'>>
& Readonly<Record<'ProseText', 'Prose'>>;

/** The codes of mistakes. */
export type Codes = "missing-divider" | "missing-edit-end";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'EditHead', start, end, path: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",0,["s",[":",0,["$",["s",["!",2],["[+","^\\n\\r"]]]],4,2]],"^\\n\\r"]', // 1 readEditHead
      '[0,["s","<<<<<<< SEARCH",3]]', // 2 skipMark
      '[0,["s",["[*","\\t "],["/",4,["!",["[","^"]]]]]', // 3 skipRestOfLine
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 4 skipEol
      '[0,[[["!",6],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 5 text
      '[0,["s","=======",3]]', // 6 skip_divider
      '[0,["L",8]]', // 7 leaf
      '[0,["N","Divider",6]]', // 8 readDivider
      '[0,[[["!",10],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 9 text
      '[0,["s",">>>>>>> REPLACE",3]]', // 10 skip_editEnd
      '[1,["L",["/",12,13]]]', // 11 leaf
      '[0,["N","EditEnd",10]]', // 12 readEditEnd
      '[1,["M","MissingEditEnd",""]]', // 13 readMissingEditEnd
      '[1,["L",15]]', // 14 leaf
      '[1,["M","MissingDivider",""]]', // 15 readMissingDivider
      '[0,[[null,"^\\n\\r",1,false]]]', // 16 text
      '[0,["L",4]]', // 17 leaf
      '[0,[[["!",19],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 18 text
      '[0,["s",["s",["!",2],["[+","^\\n\\r"]],4,2],"^\\n\\r"]', // 19 skipEditHead
    ], { nodes: NODES });

  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'again', step: () => stepProse }] };
  const stepEdit: Step = { op: 'rule', name: 'Edit', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepSearchText }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(7) }, { op: 'again', step: () => stepReplaceText }, { op: 'leaf', read: rules.at(11) }] }, { op: 'leaf', read: rules.at(14) }] }] } };
  const stepSearchText: Step = { op: 'rule', name: 'SearchText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(5) } };
  const stepReplaceText: Step = { op: 'rule', name: 'ReplaceText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(9) } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'again', step: () => stepProseText } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(16), isSome: true }, { op: 'leaf', read: rules.at(17) }] }, { op: 'text', read: rules.text(18) }] } };

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
    MissingDivider: {"code":"missing-divider","severity":"error","meaning":"Nothing divides what is searched from what replaces it.","example":"a.txt\n<<<<<<< SEARCH\none","hint":"Write a line ======= and the new lines below it."},
    MissingEditEnd: {"code":"missing-edit-end","severity":"error","meaning":"Nothing ends a block.","example":"a.txt\n<<<<<<< SEARCH\none\n=======\ntwo","hint":"End the block with a line >>>>>>> REPLACE."},
  },
  attributes: 0,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
