// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, choice, label, leaf, lit, mistake, node, not, one, pick, rounds, run, seq, text } from 'peglot/define/runtime';

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

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([60, 60]);
  const STARTS_1 = startsOf([0, 65535]);
  const skipBlanks = choice(m, run(m, "\t ", 1), lit(m, ""));
  const readNameOf = pick(m, 1, lit(m, "name=\""), text(m, run(m, "^\n\r\"", 1)), lit(m, "\""));
  const readCallOpen = node(m, (start, end, l) => ({ type: 'CallOpen', start, end, name: l[0] }), seq(lit(m,
      "<call"), skipBlanks, label(m, 0, readNameOf), skipBlanks, lit(m, ">")));
  const leaf0 = leaf(m, readCallOpen);
  const leaf4 = leaf(m, run(m, "\t\n\r "));
  const readValueOpen = node(m, (start, end, l) => ({ type: 'ValueOpen', start, end, name: l[0] }), seq(lit(m,
      "<value"), skipBlanks, label(m, 0, readNameOf), skipBlanks, lit(m, ">")));
  const leaf5 = leaf(m, readValueOpen);
  const text7 = rounds(m, { run: "^<", least: 1 }, { before: seq(not(m, lit(m, "</value>")), lit(m, "<")) });
  const readValueClose = node(m, 'ValueClose', lit(m, "</value>"));
  const readMissingValueClose = mistake(m, 'MissingValueClose', lit(m, ""));
  const leaf8 = leaf(m, choice(m, readValueClose, readMissingValueClose));
  const readCallClose = node(m, 'CallClose', lit(m, "</call>"));
  const readMissingCallClose = mistake(m, 'MissingCallClose', lit(m, ""));
  const leaf11 = leaf(m, choice(m, readCallClose, readMissingCallClose));
  const readTextHead = node(m, (start, end, l) => ({ type: 'TextHead', start, end, text: l[0] }), label(m, 0, text(m,
        one(m, "^"))));
  const leaf14 = leaf(m, readTextHead);
  const skipNameOf = seq(lit(m, "name=\""), run(m, "^\n\r\"", 1), lit(m, "\""));
  const skipCallOpen = seq(lit(m, "<call"), skipBlanks, skipNameOf, skipBlanks, lit(m, ">"));
  const text16 = rounds(m, { run: "^<", least: 1 }, { before: seq(not(m, skipCallOpen), lit(m, "<")) });

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'again', step: () => stepText }] };
  const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'leaf', read: leaf4 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepValue }, { op: 'leaf', read: leaf4 }] } }, { op: 'leaf', read: leaf11 }] } };
  const stepValue: Step = { op: 'rule', name: 'Value', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf5 }, { op: 'again', step: () => stepValueText }, { op: 'leaf', read: leaf8 }] } };
  const stepValueText: Step = { op: 'rule', name: 'ValueText', register: -1, isText: true, body: { op: 'text', read: text7 } };
  const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf14 }, { op: 'again', step: () => stepTextRest }] } };
  const stepTextRest: Step = { op: 'rule', name: 'TextRest', register: -1, isText: true, body: { op: 'text', read: text16 } };

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
    MissingCallClose: {"code":"missing-call-close","severity":"error","meaning":"Nothing closes a call.","example":"<call name=\"a\">","mend":"Close each call with </call>."},
    MissingValueClose: {"code":"missing-value-close","severity":"error","meaning":"Nothing closes a value: it runs to the end of the text.","example":"<call name=\"a\"><value name=\"b\">c","mend":"Close each value with </value>."},
  },
  registers: 0,
  tables: 0,
};
