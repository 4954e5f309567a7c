// Generated from react.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, choice, label, leaf, lit, many, mistake, node, not, one, optional, rounds, run, seq, text } from 'peglot/define/runtime';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface ThinkOpenNode extends TreeNode { readonly type: 'ThinkOpen'; }
export interface ThinkCloseNode extends TreeNode { readonly type: 'ThinkClose'; }
export interface ActionNode extends TreeNode { readonly type: 'Action'; readonly name: string; }
export interface ThoughtHeadNode extends TreeNode { readonly type: 'ThoughtHead'; }
export interface InputHeadNode extends TreeNode { readonly type: 'InputHead'; }
export interface AnswerHeadNode extends TreeNode { readonly type: 'AnswerHead'; }
export interface BlankNode extends TreeNode { readonly type: 'Blank'; }
export interface BadObservationNode extends RecoveryNode { readonly type: 'BadObservation'; }
export interface MissingThinkCloseNode extends RecoveryNode { readonly type: 'MissingThinkClose'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<ThinkOpenNode | ThinkCloseNode | MissingThinkCloseNode | BlankNode | ActionNode | ThoughtHeadNode | InputHeadNode
| AnswerHeadNode | BadObservationNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThinkText' | 'ThoughtText' | 'InputText' | 'AnswerText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadObservationNode | MissingThinkCloseNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Thinking' | 'Blank' | 'Action' | 'Thought' | 'Input' | 'Answer' | 'BadObservation' | 'Prose', 'model'>>
& Readonly<Record<'ThinkOpen' | 'ThinkText' | 'ThinkClose' | 'MissingThinkClose', 'Thinking'>>
& Readonly<Record<'ThoughtHead' | 'ThoughtText', 'Thought'>>
& Readonly<Record<'InputHead' | 'InputText', 'Input'>>
& Readonly<Record<'AnswerHead' | 'AnswerText', 'Answer'>>
& Readonly<Record<'ProseText', 'Prose'>>;

/** The codes of mistakes. */
export type Codes = "bad-observation" | "missing-think-close";

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([10, 10], [13, 13], [42, 42], [65, 65]);
  const STARTS_1 = startsOf([42, 42], [84, 84]);
  const STARTS_2 = startsOf([42, 42], [65, 65]);
  const STARTS_3 = startsOf([42, 42], [70, 70]);
  const STARTS_4 = startsOf([42, 42], [79, 79]);
  const STARTS_5 = startsOf([0, 9], [11, 12], [14, 65535]);
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const readThinkOpen = node(m, 'ThinkOpen', seq(lit(m, "<think>"), optional(m, skipEol)));
  const leaf0 = leaf(m, readThinkOpen);
  const text3 = rounds(m, { run: "^<", least: 1 }, { before: seq(not(m, lit(m, "</think>")), lit(m, "<")) });
  const readThinkClose = node(m, 'ThinkClose', lit(m, "</think>"));
  const readMissingThinkClose = mistake(m, 'MissingThinkClose', lit(m, ""));
  const leaf4 = leaf(m, choice(m, readThinkClose, readMissingThinkClose));
  const readBlank = node(m, 'Blank', skipEol);
  const skipBold = optional(m, lit(m, "**"));
  const skipLineEnd = choice(m, skipEol, not(m, one(m, "^")));
  const readAction = node(m, (start, end, l) => ({ type: 'Action', start, end, name: l[0] }), seq(skipBold, lit(m,
      "Action"), skipBold, lit(m, ":"), skipBold, run(m, "\t "), label(m, 0, text(m, run(m, "^\n\r", 1))),
      skipLineEnd));
  const leaf7 = leaf(m, choice(m, readBlank, readAction));
  const readThoughtHead = node(m, 'ThoughtHead', seq(skipBold, lit(m, "Thought"), skipBold, lit(m, ":"), skipBold,
      run(m, "\t ")));
  const leaf12 = leaf(m, readThoughtHead);
  const skipLabel = seq(skipBold, choice(m, lit(m, "Thought"), lit(m, "Action Input"), lit(m, "Action"), lit(m,
      "Observation"), lit(m, "Final Answer")), skipBold, lit(m, ":"));
  const text14 = rounds(m, { run: "^\n\r", least: 1, only: { "\n": "*AFOT" } }, { before: seq(skipEol, not(m,
          skipLabel)) });
  const readInputHead = node(m, 'InputHead', seq(skipBold, lit(m, "Action Input"), skipBold, lit(m, ":"), skipBold,
      run(m, "\t ")));
  const leaf16 = leaf(m, readInputHead);
  const readAnswerHead = node(m, 'AnswerHead', seq(skipBold, lit(m, "Final Answer"), skipBold, lit(m, ":"), skipBold,
      run(m, "\t ")));
  const leaf18 = leaf(m, readAnswerHead);
  const readBadObservation = mistake(m, 'BadObservation', seq(skipBold, lit(m, "Observation"), skipBold, lit(m, ":"),
      many(m, 0, choice(m, run(m, "^\n\r", 1), seq(skipEol, not(m, skipLabel))))));
  const leaf20 = leaf(m, readBadObservation);
  const text22 = rounds(m, { run: "^\n\r", least: 1 });
  const text23 = rounds(m, { before: seq(skipEol, not(m, skipLabel)), run: "^\n\r", least: 1 });

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_5], alternatives: [{ op: 'leaf', read: leaf7 }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepInput }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf20 }, { op: 'again', step: () => stepProse }] };
  const stepThinking: Step = { op: 'rule', name: 'Thinking', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThinkText }, { op: 'leaf', read: leaf4 }] } };
  const stepThinkText: Step = { op: 'rule', name: 'ThinkText', register: -1, isText: true, body: { op: 'text', read: text3 } };
  const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf12 }, { op: 'again', step: () => stepThoughtText }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', register: -1, isText: true, body: { op: 'text', read: text14 } };
  const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf16 }, { op: 'again', step: () => stepInputText }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'text', read: text14 } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf18 }, { op: 'again', step: () => stepAnswerText }] } };
  const stepAnswerText: Step = { op: 'rule', name: 'AnswerText', register: -1, isText: true, body: { op: 'text', read: text14 } };
  const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'again', step: () => stepProseText } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'text', read: text22, isSome: true }, { op: 'text', read: text23 }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'again', step: () => stepThinking } }, { op: 'loop', body: stepItem }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadObservation: {"code":"bad-observation","severity":"error","meaning":"The model wrote an observation: that is for whoever runs the tool.","example":"Observation: 2396 m","mend":"Stop behind Action Input."},
    MissingThinkClose: {"code":"missing-think-close","severity":"error","meaning":"Nothing closes the thinking.","example":"<think>Which tool?","mend":"Close the thinking with </think>."},
  },
  registers: 0,
  tables: 0,
};
