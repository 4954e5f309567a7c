// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from 'peglot/define/runtime';

export interface FileHeadNode extends TreeNode { readonly type: 'FileHead'; readonly path: string; }
export interface FileEndNode extends TreeNode { readonly type: 'FileEnd'; }
export interface MissingFileEndNode extends RecoveryNode { readonly type: 'MissingFileEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FileHeadNode | FileEndNode | MissingFileEndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'FileText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<MissingFileEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'File' | 'Prose', 'model'>>
& Readonly<Record<'FileHead' | 'FileText' | 'FileEnd' | 'MissingFileEnd', 'File'>>
& Readonly<Record<'ProseText', 'Prose'>>;

/** The codes of mistakes. */
export type Codes = "missing-file-end";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'FileHead', start, end, path: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",0,["s","@@ ",["!",["s","end",["[*","\\t "],2]],[":",0,["$",["[+","^\\n\\r"]]],2]]]', // 1 readFileHead
      '[0,["/",3,4]]', // 2 skipLineEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 3 skipEol
      '[0,["!",["[","^"]]]', // 4 skipEof
      '[0,["L",["!",6]]]', // 5 leaf
      '[0,["s","@@ end",["[*","\\t "],2]]', // 6 skipEnd
      '[0,[[null,"^\\n\\r",1,false],[["s",3,["!",6]],null,0,false]]]', // 7 text
      '[1,["L",["/",9,10]]]', // 8 leaf
      '[0,["N","FileEnd",["s",["?",3],6]],"\\n\\r@"]', // 9 readFileEnd
      '[1,["M","MissingFileEnd",""]]', // 10 readMissingFileEnd
      '[0,[[null,"^\\n\\r",1,false]]]', // 11 text
      '[0,["L",3]]', // 12 leaf
      '[0,[["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false],[["!",14],"^\\n\\r",1,false]]]', // 13 text
      '[0,["s","@@ ",["[+","^\\n\\r"]]]', // 14 skip_fileHead
    ], { nodes: NODES });

  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFile }, { op: 'again', step: () => stepProse }] };
  const stepFile: Step = { op: 'rule', name: 'File', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'optional', body: { op: 'again', step: () => stepFileText } }, { op: 'leaf', read: rules.at(8) }] } };
  const stepFileText: Step = { op: 'rule', name: 'FileText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(5), body: { op: 'text', read: rules.text(7) } }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'again', step: () => stepProseText } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(11), isSome: true }, { op: 'leaf', read: rules.at(12) }] }, { op: 'text', read: rules.text(13) }] } };

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
    MissingFileEnd: {"code":"missing-file-end","severity":"error","meaning":"Nothing ends a file: the text stops inside it.","example":"@@ a.txt\none","hint":"End each file with a line \"@@ end\"."},
  },
  attributes: 0,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
