// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, choice, label, leaf, lit, mistake, node, not, one, optional, rounds, run, seq, text } from 'peglot/define/runtime';

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

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([64, 64]);
  const STARTS_1 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_2 = startsOf([10, 10], [13, 13]);
  const STARTS_3 = startsOf([0, 65535]);
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const skipEof = not(m, one(m, "^"));
  const skipLineEnd = choice(m, skipEol, skipEof);
  const readFileHead = node(m, (start, end, l) => ({ type: 'FileHead', start, end, path: l[0] }), seq(lit(m, "@@ "),
      not(m, seq(lit(m, "end"), run(m, "\t "), skipLineEnd)), label(m, 0, text(m, run(m, "^\n\r", 1))), skipLineEnd));
  const leaf0 = leaf(m, readFileHead);
  const skipEnd = seq(lit(m, "@@ end"), run(m, "\t "), skipLineEnd);
  const leaf5 = leaf(m, not(m, skipEnd));
  const text7 = rounds(m, { run: "^\n\r", least: 1, only: { "\n": "@" } }, { before: seq(skipEol, not(m, skipEnd)) });
  const readFileEnd = node(m, 'FileEnd', seq(optional(m, skipEol), skipEnd));
  const readMissingFileEnd = mistake(m, 'MissingFileEnd', lit(m, ""));
  const leaf8 = leaf(m, choice(m, readFileEnd, readMissingFileEnd));
  const text11 = rounds(m, { run: "^\n\r", least: 1 });
  const leaf12 = leaf(m, skipEol);
  const skip_fileHead = seq(lit(m, "@@ "), run(m, "^\n\r", 1));
  const text13 = rounds(m, { before: lit(m, "\r\n") }, { before: lit(m, "\n") }, { before: lit(m, "\r") },
    { before: not(m, skip_fileHead), run: "^\n\r", least: 1 });

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_3], alternatives: [{ op: 'again', step: () => stepFile }, { op: 'again', step: () => stepProse }] };
  const stepFile: Step = { op: 'rule', name: 'File', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'optional', body: { op: 'again', step: () => stepFileText } }, { op: 'leaf', read: leaf8 }] } };
  const stepFileText: Step = { op: 'rule', name: 'FileText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf5, body: { op: 'text', read: text7 } }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'again', step: () => stepProseText } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_1, STARTS_2], alternatives: [{ op: 'text', read: text11, isSome: true }, { op: 'leaf', read: leaf12 }] }, { op: 'text', read: text13 }] } };

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
    MissingFileEnd: {"code":"missing-file-end","severity":"error","meaning":"Nothing ends a file: the text stops inside it.","example":"@@ a.txt\none","mend":"End each file with a line \"@@ end\"."},
  },
  registers: 0,
  tables: 0,
};
