// Generated from react.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from 'peglot/define/runtime';

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

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Action', start, end, name: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N","ThinkOpen",["s","<think>",["?",2]]]]', // 1 readThinkOpen
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 2 skipEol
      '[0,[[null,"^<",1,false],[["s",["!","</think>"],"<"],null,0,false]]]', // 3 text
      '[1,["L",["/",5,6]]]', // 4 leaf
      '[0,["N","ThinkClose","</think>"]]', // 5 readThinkClose
      '[1,["M","MissingThinkClose",""]]', // 6 readMissingThinkClose
      '[0,["L",["/",8,9]],"\\t-\\r *A\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 7 leaf
      '[0,["N","Blank",2]]', // 8 readBlank
      '[0,["N",0,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],10,"Action",10,":",10,["[*","\\t "],[":",0,["$",["[+","^\\n\\r"]]],11]],"\\t\\u000b\\f *A\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 9 readAction
      '[0,["?","**"]]', // 10 skipBold
      '[0,["/",2,["!",["[","^"]]]]', // 11 skipLineEnd
      '[0,["L",13]]', // 12 leaf
      '[0,["N","ThoughtHead",["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],10,"Thought",10,":",10,["[*","\\t "]]],"\\t\\u000b\\f *T\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 13 readThoughtHead
      '[0,["L",["!",15]]]', // 14 leaf
      '[0,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],10,["/","Thought","Action Input","Action","Observation","Final Answer"],10,":"],"\\t\\u000b\\f *AFOT\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 15 skipLabel
      '[0,[[null,"^\\n\\r",1,false],[["s",2,["!",15]],null,0,false]]]', // 16 text
      '[0,["L",18]]', // 17 leaf
      '[0,["N","InputHead",["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],10,"Action Input",10,":",10,["[*","\\t "]]],"\\t\\u000b\\f *A\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 18 readInputHead
      '[0,["L",20]]', // 19 leaf
      '[0,["N","AnswerHead",["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],10,"Final Answer",10,":",10,["[*","\\t "]]],"\\t\\u000b\\f *F\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 20 readAnswerHead
      '[1,["L",22]]', // 21 leaf
      '[1,["M","BadObservation",["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],10,"Observation",10,":",["*",["/",["[+","^\\n\\r"],["s",2,["!",15]]]]]],"\\t\\u000b\\f *O\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 22 readBadObservation
      '[0,[[null,"^\\n\\r",1,false]]]', // 23 text
      '[0,[[["s",2,["!",15]],"^\\n\\r",1,false]]]', // 24 text
    ], { nodes: NODES });

  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(7) }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepInput }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(21) }, { op: 'again', step: () => stepProse }] };
  const stepThinking: Step = { op: 'rule', name: 'Thinking', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepThinkText }, { op: 'leaf', read: rules.at(4) }] } };
  const stepThinkText: Step = { op: 'rule', name: 'ThinkText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(3) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(12) }, { op: 'optional', body: { op: 'again', step: () => stepThoughtText } }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(14), body: { op: 'text', read: rules.text(16) } }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(17) }, { op: 'optional', body: { op: 'again', step: () => stepInputText } }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(14), body: { op: 'text', read: rules.text(16) } }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(19) }, { op: 'optional', body: { op: 'again', step: () => stepAnswerText } }] } };
  const stepAnswerText: Step = { op: 'rule', name: 'AnswerText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(14), body: { op: 'text', read: rules.text(16) } }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'again', step: () => stepProseText } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'text', read: rules.text(23), isSome: true }, { op: 'text', read: rules.text(24) }] } };

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
    BadObservation: {"code":"bad-observation","severity":"error","meaning":"The model wrote an observation: that is for whoever runs the tool.","example":"Observation: 2396 m","hint":"Stop behind Action Input."},
    MissingThinkClose: {"code":"missing-think-close","severity":"error","meaning":"Nothing closes the thinking.","example":"<think>Which tool?","hint":"Close the thinking with </think>."},
  },
  attributes: 0,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
