// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from 'peglot/define/runtime';

export interface TitleNode extends TreeNode { readonly type: 'Title'; readonly text: string; }
export interface TaskNode extends TreeNode { readonly type: 'Task'; readonly mark: string; readonly text: string; }
export interface NotesHeadNode extends TreeNode { readonly type: 'NotesHead'; }
export interface BlankNode extends TreeNode { readonly type: 'Blank'; }
export interface BadLineNode extends RecoveryNode { readonly type: 'BadLine'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BlankNode | TitleNode | TaskNode | NotesHeadNode | BadLineNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'NotesText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadLineNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Blank' | 'Title' | 'Task' | 'Notes' | 'BadLine', 'model'>>
& Readonly<Record<'NotesHead' | 'NotesText', 'Notes'>>;

/** The codes of mistakes. */
export type Codes = "bad-line";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Title', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Task', start, end, mark: l[0], text: l[1] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",["/",1,4,6]],"\\t\\n\\r #\\\\-"]', // 0 leaf
      '[0,["N","Blank",["s",["[*","\\t "],2],["s",["[+","\\t "],3]],"\\t\\n\\r "]', // 1 readBlank
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 2 skipEol
      '[0,["!",["[","^"]]]', // 3 skipEof
      '[0,["N",0,["s","# ",[":",0,["$",["[+","^\\n\\r"]]],5]]]', // 4 readTitle
      '[0,["/",2,3]]', // 5 skipLineEnd
      '[0,["N",1,["s","- [",[":",0,["$",["["," x"]]],"] ",[":",1,["$",["[+","^\\n\\r"]]],5]]]', // 6 readTask
      '[0,["L",8]]', // 7 leaf
      '[0,["N","NotesHead",["s","Notes:",["[*","\\t "],5]]]', // 8 readNotesHead
      '[0,[[null,"^\\n\\r",1,false],[["s",2,["!","# "]],null,0,false]]]', // 9 text
      '[1,["L",11]]', // 10 leaf
      '[1,["M","BadLine",["s",["[+","^\\n\\r"],5]]]', // 11 readBadLine
    ], { nodes: NODES });

  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepNotes }, { op: 'leaf', read: rules.at(10) }] };
  const stepNotes: Step = { op: 'rule', name: 'Notes', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(7) }, { op: 'again', step: () => stepNotesText }] } };
  const stepNotesText: Step = { op: 'rule', name: 'NotesText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(9) } };

  return {
    machine: m,
    steps: {
      Todo: { op: 'loop', body: stepItem },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Todo'],
  rules: once(makeRules),
  mistakes: {
    BadLine: {"code":"bad-line","severity":"error","meaning":"A line is neither a title nor a task. It was left out.","example":"buy milk","hint":"Write - [ ] and a blank before the task."},
  },
  attributes: 0,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
