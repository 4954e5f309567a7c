// Generated from edit-blocks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, choice, label, leaf, lit, mistake, node, not, one, rounds, run, seq, text } from 'peglot/define/runtime';

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

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([61, 61]);
  const STARTS_1 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_2 = startsOf([10, 10], [13, 13]);
  const STARTS_3 = startsOf([0, 65535]);
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const skipRestOfLine = seq(run(m, "\t "), choice(m, skipEol, not(m, one(m, "^"))));
  const readEditHead = node(m, (start, end, l) => ({ type: 'EditHead', start, end, path: l[0] }), seq(label(m, 0,
        text(m, run(m, "^\n\r", 1))), skipEol, lit(m, "<<<<<<< SEARCH"), skipRestOfLine));
  const leaf0 = leaf(m, readEditHead);
  const skip_divider = seq(lit(m, "======="), skipRestOfLine);
  const text4 = rounds(m, { before: not(m, skip_divider), run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") },
    { before: lit(m, "\n") }, { before: lit(m, "\r") });
  const readDivider = node(m, 'Divider', skip_divider);
  const leaf6 = leaf(m, readDivider);
  const skip_editEnd = seq(lit(m, ">>>>>>> REPLACE"), skipRestOfLine);
  const text8 = rounds(m, { before: not(m, skip_editEnd), run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") },
    { before: lit(m, "\n") }, { before: lit(m, "\r") });
  const readEditEnd = node(m, 'EditEnd', skip_editEnd);
  const readMissingEditEnd = mistake(m, 'MissingEditEnd', lit(m, ""));
  const leaf10 = leaf(m, choice(m, readEditEnd, readMissingEditEnd));
  const readMissingDivider = mistake(m, 'MissingDivider', lit(m, ""));
  const leaf13 = leaf(m, readMissingDivider);
  const text15 = rounds(m, { run: "^\n\r", least: 1 });
  const leaf16 = leaf(m, skipEol);
  const skipEditHead = seq(run(m, "^\n\r", 1), skipEol, lit(m, "<<<<<<< SEARCH"), skipRestOfLine);
  const text17 = rounds(m, { before: not(m, skipEditHead), run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") },
    { before: lit(m, "\n") }, { before: lit(m, "\r") });

  const stepItem: Step = { op: 'choice', starts: [STARTS_1, STARTS_3], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'again', step: () => stepProse }] };
  const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepSearchText }, { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf6 }, { op: 'again', step: () => stepReplaceText }, { op: 'leaf', read: leaf10 }] }, { op: 'leaf', read: leaf13 }] }] } };
  const stepSearchText: Step = { op: 'rule', name: 'SearchText', register: -1, isText: true, body: { op: 'text', read: text4 } };
  const stepReplaceText: Step = { op: 'rule', name: 'ReplaceText', register: -1, isText: true, body: { op: 'text', read: text8 } };
  const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'again', step: () => stepProseText } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_1, STARTS_2], alternatives: [{ op: 'text', read: text15, isSome: true }, { op: 'leaf', read: leaf16 }] }, { op: 'text', read: text17 }] } };

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
    MissingDivider: {"code":"missing-divider","severity":"error","meaning":"Nothing divides what is searched from what replaces it.","example":"a.txt\n<<<<<<< SEARCH\none","mend":"Write a line ======= and the new lines below it."},
    MissingEditEnd: {"code":"missing-edit-end","severity":"error","meaning":"Nothing ends a block.","example":"a.txt\n<<<<<<< SEARCH\none\n=======\ntwo","mend":"End the block with a line >>>>>>> REPLACE."},
  },
  registers: 0,
  tables: 0,
};
