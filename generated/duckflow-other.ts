// Generated from grammars/duckflow/other.peggy, grammars/duckflow/words.peggy, grammars/duckflow/foreign.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofCharacter, ofAction, ofHand, ofHanding, ofSame, ofCloses } from '../src/engine/generated.ts';

export interface BodyNode extends TreeNode { readonly type: 'Body'; readonly text: string; }
export interface FencedBlockNode extends TreeNode {
  readonly type: 'FencedBlock';
  readonly run: string;
  readonly content: string | null;
}
export interface BadProseNode extends RecoveryNode { readonly type: 'BadProse'; readonly mentions: MentionNode[]; }
export interface MentionNode extends TreeNode {
  readonly type: 'Mention';
  readonly name: string;
  readonly value: string;
  readonly percent: "%" | null;
}
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadNoiseNode extends RecoveryNode { readonly type: 'BadNoise'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }
export interface BadThoughtNode extends RecoveryNode { readonly type: 'BadThought'; readonly kind: string; }
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface MissingThoughtEndNode extends RecoveryNode { readonly type: 'MissingThoughtEnd'; }
export interface BadForeignCallNode extends RecoveryNode { readonly type: 'BadForeignCall'; }
export interface BadThoughtEndNode extends RecoveryNode { readonly type: 'BadThoughtEnd'; }
export interface BadTurnNode extends RecoveryNode { readonly type: 'BadTurn'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode | BadNoiseNode | BadLineEndNode | BodyNode
| FencedBlockNode | BadTurnNode | BadForeignCallNode | BadThoughtEndNode | BadProseNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtText' | 'TurnText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadProseNode | MissingFenceEndNode | BadBomNode | BadNoiseNode | BadLineEndNode | BadThoughtNode
| MissingThoughtEndNode | BadForeignCallNode | BadThoughtEndNode | BadTurnNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Around' | 'Prose', 'model'>>
& Readonly<Record<'BadBom' | 'Thought' | 'BadNoise' | 'BadLineEnd', 'Around' | 'Prose'>>
& Readonly<Record<'Body', 'Around'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'FencedBlock' | 'MissingFenceEnd' | 'OtherTurn' | 'BadForeignCall' | 'BadThoughtEnd' | 'BadProse', 'Prose'>>
& Readonly<Record<'BadTurn' | 'TurnText', 'OtherTurn'>>;

/** The codes of mistakes. */
export type Codes = "no-reply" | "missing-fence-end" | "bad-bom" | "bad-noise" | "bad-line-end" | "bad-thought" | "missing-thought-end"
| "bad-foreign-call" | "bad-thought-end" | "bad-turn";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Body', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FencedBlock', start, end, run: l[0], content: l[1] }),
  (start, end, l) => ({ type: 'Mention', start, end, name: l[0], value: l[1], percent: l[2] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadThought', start, end, raw, kind: l[0] }),
  (start, end, raw, l) => ({ type: 'BadProse', start, end, raw, mentions: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[1,["L",3]]', // 2 leaf
      '[1,["M",0,["s",["?",4],5,[":",0,6]]],"\\n\\r <[\u25c1"]', // 3 readBadThought
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 4 skipNewline
      '[0,["|",0,3,false," "]]', // 5 skipIndent
      '[0,["/",["@",1,"<",7,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|","channel",">thought"]],"<[\u25c1"]', // 6 readThoughtOpen
      '[0,["@",1,["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],8],"Ta-z"]', // 7 readThoughtTag
      '[0,["/",["@",0,["$",["i","think"]],["?",["i","ing"]]],["@",0,"thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 8 readThoughtName
      '[0,[[null,"^<[\u25c1",1,false],[["s",["!",10],["[","^"]],null,0,false]]]', // 9 text
      '[0,["q",11]]', // 10 skipOwnThoughtClose
      '[0,["same",1,12],"<[\u25c1"]', // 11 readOwnThoughtClose
      '[0,["/",13,14],"<[\u25c1"]', // 12 readThoughtClose
      '[0,["/",["@",1,"</",7,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],["@",1,"<","channel","|>"],["@",1,"[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 13 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 14 readAnalysisEnd
      '[1,["L",16]]', // 15 leaf
      '[1,["/",17,18]]', // 16 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",10,["[*","\\t "]]]]', // 17 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 18 readMissingThoughtEnd
      '[1,["L",20]]', // 19 leaf
      '[1,["/",21,32],"\\t\\n\\r\\u001b <"]', // 20 readEdge
      '[1,["M","BadNoise",22]]', // 21 readBadNoise
      '[0,["s",23,["*",["/",23,["[","\\t "]]]]]', // 22 skipLineNoise
      '[0,["/",24,31],"\\u001b<"]', // 23 skipNoise
      '[0,["s",["!",25],["!",28],["!",30],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 24 skipTemplateToken
      '[0,["/",["s","<",26,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 25 skipThoughtOpen
      '[0,["s",["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],27],"Ta-z"]', // 26 skipThoughtTag
      '[0,["/",["s",["i","think"],["?",["i","ing"]]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 27 skipThoughtName
      '[0,["/",["s","<",["/","tool","function"],["?","_"],"call",["?","s"],">",["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],29]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|",["/",["s","tool_call",["[*","A-Z_a-z"]],"START_ACTION","tools_prefix","function_call","python_tag"],["?","|"],">"],["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to=",["s","<",["[+","a-z"],"_",["[+","_a-z"],">",["&",["s",["[*","\\t\\n\\r "],"<",["[","a-z"]]]],"\ud83e\udd86\u25b6"],"<[\\ud83e"]', // 28 skipForeignCall
      '[0,["!",["[","^"]]]', // 29 skipEof
      '[0,["/",["s","<|",["/","start_",["s",["[+","a-z"],"_start"]],["[*","_a-z"],"|>",["/","user","tool","ipython","system"]],["s","<|start|>",["/","user","developer","system"]],"<|USER_TOKEN|>","<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",4,29]]]]],"<["]', // 30 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 31 skipAnsiSequence
      '[1,["/",33,34],"\\t\\n\\r "]', // 32 readSpace
      '[0,["$",["[","\\t "]]]', // 33 readBlank
      '[1,["/","\\n",35],"\\n\\r"]', // 34 readEol
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 35 readBadLineEnd
      '[0,["L",["?",37]]]', // 36 leaf
      '[0,["N",0,[":",0,["$",["+",["/",["[+","^\\t\\n\\r\\u001b <"],["s",["!",38],["/",["+",39],["[","\\u001b<"]]]]]]]],"^"]', // 37 readBody
      '[0,["s",["*",39],["?",["s",40,["*",39]]],29]]', // 38 skipBodyEnd
      '[0,["/",["[","\\t "],4,23],"\\t\\n\\r\\u001b <"]', // 39 skipGap
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 40 skipFenceRun
      '[0,["L",["?",40]]]', // 41 leaf
      '[1,["L",["t",[0,1],["?",43],44]],"\\n\\r `~"]', // 42 leaf
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 43 readNewline
      '[1,["handing",0,["N",1,["s",["hand",0,[],[":",0,45]],[":",1,["?",["@",2,4,["!",49],["$",["*",["/",["[+","^\\n\\r"],["s",4,["!",49],["!",29]]]]]]]],["?",4],["/",49,53]]]]," `~"]', // 44 readFencedBlock
      '[0,["/",["@",1,5,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",46]],["@",1,5,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 45 readFenceHead
      '[0,["/",47,29]]', // 46 skipLineEnd
      '[0,["/","\\n",48],"\\n\\r"]', // 47 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 48 skipBadLineEnd
      '[0,["s",5,50,["[*","\\t "],["&",46]]," `~"]', // 49 skipFenceClose
      '[0,["q",51]]', // 50 skipClosingRun
      '[0,["closes",0,52],"`~"]', // 51 readClosingRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 52 readFenceRun
      '[1,["M","MissingFenceEnd",""]]', // 53 readMissingFenceEnd
      '[0,["L",["&",4]],"\\n\\r"]', // 54 leaf
      '[1,["L",56]]', // 55 leaf
      '[1,["M","BadTurn",["s",["?",4],5,57]],"\\n\\r <["]', // 56 readBadTurn
      '[0,["s",["|",0,2,false,["s",["!",30],["/",["s","<|",["[+","A-Z_a-z"],"|>"],"</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"]]],30],"<["]', // 57 skipTurnOpen
      '[0,[[["[","^"],null,0,false]]]', // 58 text
      '[1,["L",["/",60,61,65,20]],"^"]', // 59 leaf
      '[1,["M","BadForeignCall",["s",["?",4],5,28]],"\\n\\r <[\\ud83e"]', // 60 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",4],62]],"\\n\\r <[\u25c1"]', // 61 readBadThoughtEnd
      '[0,["s",5,63]," <[\u25c1"]', // 62 skipThoughtEndAhead
      '[0,["s",64,["&",["s",["[*","\\t "],["/",4,29,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 63 skipLateEnd
      '[0,["/",["s","</",26,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 64 skipThoughtTagEnd
      '[1,["M",1,["s",66,69,[":",0,["|",0,null,true,73]]],[":",0,["|",1,null,true,73]]],"^"]', // 65 readBadProse
      '[0,["s",["!",67],["/",["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]],["s",["!",39],["[","^"]]]],"^"]', // 66 skipProseText
      '[0,["s",68,["[+","\\t :="],["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]],["?","%"]]]', // 67 skipMention
      '[0,["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],"CFMScfms"]', // 68 skipVitalLetters
      '[0,["*",["/",66,70]]]', // 69 skipProseRest
      '[0,["s",["!",["s",["*",39],29]],["+",["/",["[","\\t "],["s",4,["!",71],["!",72]],23]]],"\\t\\n\\r\\u001b <"]', // 70 skipProseGap
      '[0,["/",["s",5,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",46]],["s",5,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 71 skipFenceHead
      '[0,["s",5,["/",25,63,57,28]]," <[\u25c1\\ud83e"]', // 72 skipAsideAhead
      '[0,["@",0,74,69]]', // 73 readMentioned
      '[0,["N",2,["s",[":",0,["$",68]],["[+","\\t :="],[":",1,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],[":",2,["?","%"]]]]]', // 74 readMention
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, same: ofSame, "{": ofAction, handing: ofHanding, hand: ofHand, closes: ofCloses, character: ofCharacter } });

  const steplineThought: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(54), body: { op: 'again', step: () => stepThought } }] };
  const stepAround: Step = { op: 'rule', name: 'Around', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(19) }] } }, { op: 'leaf', read: rules.at(36) }, { op: 'loop', body: { op: 'leaf', read: rules.at(19) } }, { op: 'leaf', read: rules.at(41) }, { op: 'loop', body: { op: 'leaf', read: rules.at(19) } }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(15) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(9) } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(19) }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(42) }, steplineThought, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(59) }] } }] } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(55) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(58) } };

  return {
    machine: m,
    steps: {
      Around: { op: 'again', step: () => stepAround },
      Prose: { op: 'again', step: () => stepProse },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Around', 'Prose'],
  rules: once(makeRules),
  mistakes: {
    BadProse: {"code":"no-reply","severity":"error","meaning":"The text has no markers and no JSON reply. Nothing in it can be executed.","example":"I think we should read the file first.","hint":"Answer in the format that `peglot prompt --format duckflow` describes."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes in the text.","example":"<|start|>assistant<|message|>Done.","hint":"Strip such sequences from the text."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"Done.\r","hint":"End lines with LF."},
    BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
    BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Leave it out. peglot/tools reads calls of other dialects."},
    BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  },
  attributes: 2,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
