// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, choice, label, leaf, lit, mistake, node, not, one, rounds, run, seq, text } from 'peglot/define/runtime';

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

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([9, 10], [13, 13], [32, 32], [35, 35], [45, 45]);
  const STARTS_1 = startsOf([78, 78]);
  const STARTS_2 = startsOf([0, 9], [11, 12], [14, 65535]);
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const skipEof = not(m, one(m, "^"));
  const readBlank = node(m, 'Blank', seq(run(m, "\t "), skipEol), seq(run(m, "\t ", 1), skipEof));
  const skipLineEnd = choice(m, skipEol, skipEof);
  const readTitle = node(m, (start, end, l) => ({ type: 'Title', start, end, text: l[0] }), seq(lit(m, "# "),
      label(m, 0, text(m, run(m, "^\n\r", 1))), skipLineEnd));
  const readTask = node(m, (start, end, l) => ({ type: 'Task', start, end, mark: l[0], text: l[1] }), seq(lit(m,
      "- ["), label(m, 0, text(m, one(m, " x"))), lit(m, "] "), label(m, 1, text(m, run(m, "^\n\r", 1))),
      skipLineEnd));
  const leaf0 = leaf(m, choice(m, readBlank, readTitle, readTask));
  const readNotesHead = node(m, 'NotesHead', seq(lit(m, "Notes:"), run(m, "\t "), skipLineEnd));
  const leaf7 = leaf(m, readNotesHead);
  const text9 = rounds(m, { run: "^\n\r", least: 1, only: { "\n": "#" } }, { before: seq(skipEol, not(m, lit(m,
      "# "))) });
  const readBadLine = mistake(m, 'BadLine', seq(run(m, "^\n\r", 1), skipLineEnd));
  const leaf10 = leaf(m, readBadLine);

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_2], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepNotes }, { op: 'leaf', read: leaf10 }] };
  const stepNotes: Step = { op: 'rule', name: 'Notes', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf7 }, { op: 'again', step: () => stepNotesText }] } };
  const stepNotesText: Step = { op: 'rule', name: 'NotesText', register: -1, isText: true, body: { op: 'text', read: text9 } };

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
    BadLine: {"code":"bad-line","severity":"error","meaning":"A line is neither a title nor a task. It was left out.","example":"buy milk","mend":"Write - [ ] and a blank before the task."},
  },
  registers: 0,
  tables: 0,
};
