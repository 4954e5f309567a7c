// Generated from grammars/duckflow.peggy, grammars/duckflow/words.peggy, grammars/duckflow/foreign.peggy, grammars/duckflow/forgiven-words.peggy, grammars/duckflow/markers.peggy, grammars/duckflow/sections.peggy, grammars/duckflow/vitals.peggy, grammars/duckflow/actions.peggy, grammars/duckflow/blocks.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCase, ofAction, ofWords, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofLater } from '../src/engine/generated.ts';

export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface WrapperEndNode extends TreeNode { readonly type: 'WrapperEnd'; }
export interface MissingWrapperEndNode extends RecoveryNode { readonly type: 'MissingWrapperEnd'; }
export interface BlankNode extends TreeNode { readonly type: 'Blank'; }
export interface BadMarkerNode extends RecoveryNode { readonly type: 'BadMarker'; }
export interface BadIndexNode extends RecoveryNode { readonly type: 'BadIndex'; }
export interface MissingMarkerEndNode extends RecoveryNode { readonly type: 'MissingMarkerEnd'; }
export interface BadChatBeforeNode extends RecoveryNode { readonly type: 'BadChatBefore'; }
export interface BadChatNode extends RecoveryNode { readonly type: 'BadChat'; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface BadFencedActionNode extends RecoveryNode { readonly type: 'BadFencedAction'; }
export interface BadSaidTurnNode extends RecoveryNode { readonly type: 'BadSaidTurn'; }
export interface BadLineNode extends RecoveryNode { readonly type: 'BadLine'; }
export interface ActionNameNode extends TreeNode {
  readonly type: 'ActionName';
  readonly index: string | MissingIndexNode;
  readonly name: string;
}
export interface BadActionNameNode extends RecoveryNode {
  readonly type: 'BadActionName';
  readonly index: string | MissingIndexNode;
  readonly name: string;
}
export interface MissingIndexNode extends RecoveryNode { readonly type: 'MissingIndex'; }
export interface BadMarkerEscapeNode extends RecoveryNode { readonly type: 'BadMarkerEscape'; }
export interface BadMarkerIndentNode extends RecoveryNode { readonly type: 'BadMarkerIndent'; }
export interface BadMarkerDecorationNode extends RecoveryNode {
  readonly type: 'BadMarkerDecoration';
  readonly isAround: "" | null;
}
export interface BadMarkerEndNode extends RecoveryNode { readonly type: 'BadMarkerEnd'; }
export interface BadMarkerBracketNode extends RecoveryNode { readonly type: 'BadMarkerBracket'; }
export interface BadMarkerBlankNode extends RecoveryNode { readonly type: 'BadMarkerBlank'; }
export interface BadMarkerNoiseNode extends RecoveryNode { readonly type: 'BadMarkerNoise'; }
export interface BadBlankNode extends RecoveryNode { readonly type: 'BadBlank'; }
export interface BadSeparatorNode extends RecoveryNode { readonly type: 'BadSeparator'; }
export interface BadBoldSeparatorNode extends RecoveryNode { readonly type: 'BadBoldSeparator'; }
export interface BadOpenSeparatorNode extends RecoveryNode { readonly type: 'BadOpenSeparator'; }
export interface SectionHeadNode extends TreeNode { readonly type: 'SectionHead'; readonly name: string; }
export interface BadSectionSeparatorNode extends RecoveryNode { readonly type: 'BadSectionSeparator'; }
export interface SectionEndNode extends TreeNode { readonly type: 'SectionEnd'; }
export interface BadSectionTagNode extends RecoveryNode { readonly type: 'BadSectionTag'; }
export interface BadFirstLineNode extends RecoveryNode { readonly type: 'BadFirstLine'; }
export interface MissingTextFenceEndNode extends RecoveryNode { readonly type: 'MissingTextFenceEnd'; }
export interface VitalNode extends TreeNode {
  readonly type: 'Vital';
  readonly name: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  readonly value: NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
}
export interface LooseVitalNode extends TreeNode {
  readonly type: 'LooseVital';
  readonly name: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  readonly value: NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
}
export interface OwnVitalNode extends TreeNode {
  readonly type: 'OwnVital';
  readonly name: string | BadOwnNameNode;
  readonly value: NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
}
export interface BadValueBelowNode extends RecoveryNode { readonly type: 'BadValueBelow'; }
export interface NumberNode extends TreeNode { readonly type: 'Number'; readonly text: string; }
export interface BadOwnNameNode extends RecoveryNode { readonly type: 'BadOwnName'; }
export interface BadVitalSeparatorNode extends RecoveryNode { readonly type: 'BadVitalSeparator'; }
export interface BadOpenVitalSeparatorNode extends RecoveryNode { readonly type: 'BadOpenVitalSeparator'; }
export interface MissingBlankNode extends RecoveryNode { readonly type: 'MissingBlank'; }
export interface BadPercentNode extends RecoveryNode { readonly type: 'BadPercent'; readonly text: string; }
export interface BadNumeralNode extends RecoveryNode { readonly type: 'BadNumeral'; }
export interface BadCutNumberNode extends RecoveryNode { readonly type: 'BadCutNumber'; }
export interface BadMarkedNumberNode extends RecoveryNode {
  readonly type: 'BadMarkedNumber';
  readonly text: string;
}
export interface BadVitalNode extends RecoveryNode { readonly type: 'BadVital'; }
export interface BadValueBracketNode extends RecoveryNode { readonly type: 'BadValueBracket'; }
export interface BadRemarkNode extends RecoveryNode { readonly type: 'BadRemark'; }
export interface MissingLineEndNode extends RecoveryNode { readonly type: 'MissingLineEnd'; }
export interface BadBareVitalNode extends RecoveryNode {
  readonly type: 'BadBareVital';
  readonly name: string;
  readonly value: BadPercentNode | BareNumberNode;
}
export interface BareNumberNode extends TreeNode { readonly type: 'BareNumber'; readonly text: string; }
export interface TypeNode extends TreeNode {
  readonly type: 'Type';
  readonly index: string;
  readonly value: TypeNameNode | BadForeignValueNode | ValueNode | TypeWordNode;
}
export interface TypeWordNode extends TreeNode { readonly type: 'TypeWord'; readonly text: string; }
export interface LooseTypeNode extends TreeNode {
  readonly type: 'LooseType';
  readonly marker: ActionNameNode | BadActionNameNode;
  readonly value: TypeNameNode | BadMarkedTypeNode | BracketValueNode | ValueNode | BoldValueNode | BadForeignValueNode;
}
export interface TypeNameNode extends TreeNode { readonly type: 'TypeName'; readonly text: string; }
export interface BadMarkedTypeNode extends RecoveryNode { readonly type: 'BadMarkedType'; readonly text: string; }
export interface ParameterNode extends TreeNode {
  readonly type: 'Parameter';
  readonly index: string;
  readonly name: string;
  readonly value: BadForeignValueNode | ValueNode;
  readonly more: BadContinuationNode | null;
}
export interface LooseParameterNode extends TreeNode {
  readonly type: 'LooseParameter';
  readonly marker: ActionNameNode | BadActionNameNode;
  readonly value: BracketValueNode | ValueNode | BoldValueNode | BadForeignValueNode;
  readonly more: BadContinuationNode | null;
}
export interface ValueNode extends TreeNode { readonly type: 'Value'; readonly text: string; }
export interface BadForeignValueNode extends RecoveryNode {
  readonly type: 'BadForeignValue';
  readonly text: string;
}
export interface BadCloseTagNode extends RecoveryNode { readonly type: 'BadCloseTag'; }
export interface BracketValueNode extends TreeNode { readonly type: 'BracketValue'; readonly text: string; }
export interface BoldValueNode extends TreeNode { readonly type: 'BoldValue'; readonly text: string; }
export interface BadLineNoiseNode extends RecoveryNode { readonly type: 'BadLineNoise'; }
export interface BadContinuationNode extends RecoveryNode {
  readonly type: 'BadContinuation';
  readonly lines: string[];
}
export interface BlockHeadNode extends TreeNode {
  readonly type: 'BlockHead';
  readonly marker: StartMarkerNode | BadContentTagNode | ActionNameNode | BadActionNameNode;
}
export interface StartMarkerNode extends TreeNode { readonly type: 'StartMarker'; readonly index: string; }
export interface BadContentTagNode extends RecoveryNode { readonly type: 'BadContentTag'; readonly index: string; }
export interface BlockEndNode extends TreeNode { readonly type: 'BlockEnd'; readonly marker: string; }
export interface BareEndNode extends TreeNode { readonly type: 'BareEnd'; readonly marker: string; }
export interface BadBareStartNode extends RecoveryNode { readonly type: 'BadBareStart'; }
export interface BadStartTextNode extends RecoveryNode { readonly type: 'BadStartText'; }
export interface BadContentEndNode extends RecoveryNode { readonly type: 'BadContentEnd'; }
export interface BadBlockEndNode extends RecoveryNode { readonly type: 'BadBlockEnd'; }
export interface BadInlineEndNode extends RecoveryNode { readonly type: 'BadInlineEnd'; }
export interface MissingContentEndNode extends RecoveryNode {
  readonly type: 'MissingContentEnd';
  readonly index: string | null;
}
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadNoiseNode extends RecoveryNode { readonly type: 'BadNoise'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }
export interface ThoughtNode extends TreeNode { readonly type: 'Thought'; readonly head: BadThoughtNode; }
export interface BadThoughtNode extends RecoveryNode { readonly type: 'BadThought'; readonly kind: string; }
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface MissingThoughtEndNode extends RecoveryNode { readonly type: 'MissingThoughtEnd'; }
export interface BadForeignCallNode extends RecoveryNode { readonly type: 'BadForeignCall'; }
export interface BadThoughtEndNode extends RecoveryNode { readonly type: 'BadThoughtEnd'; }
export interface BadTurnNode extends RecoveryNode { readonly type: 'BadTurn'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BlankNode | BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode | BadThoughtEndNode | BadNoiseNode
| BadWrapperNode | TypeNode | ParameterNode | VitalNode | BadTurnNode | BadForeignCallNode | BlockHeadNode
| BadStartTextNode | BadLineEndNode | BlockEndNode | BadBlockEndNode | MissingContentEndNode | BadInlineEndNode
| LooseTypeNode | LooseParameterNode | BadBareStartNode | BareEndNode | OwnVitalNode | SectionHeadNode
| SectionEndNode | LooseVitalNode | BadBareVitalNode | BadContentEndNode | BadSectionTagNode | MissingMarkerEndNode
| BadIndexNode | BadMarkerNode | BadSaidTurnNode | BadChatNode | BadLineNode | WrapperEndNode
| MissingWrapperEndNode | BadChatBeforeNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtText' | 'TurnText' | 'BlockText' | 'BareText' | 'SectionText' | 'FencedText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadMarkerNode | BadIndexNode | MissingMarkerEndNode | BadChatBeforeNode
| BadChatNode | MissingFenceEndNode | BadFencedActionNode | BadSaidTurnNode | BadLineNode | BadActionNameNode
| MissingIndexNode | BadMarkerEscapeNode | BadMarkerIndentNode | BadMarkerDecorationNode | BadMarkerEndNode
| BadMarkerBracketNode | BadMarkerBlankNode | BadMarkerNoiseNode | BadBlankNode | BadSeparatorNode
| BadBoldSeparatorNode | BadOpenSeparatorNode | BadSectionSeparatorNode | BadSectionTagNode | BadFirstLineNode
| MissingTextFenceEndNode | BadValueBelowNode | BadOwnNameNode | BadVitalSeparatorNode | BadOpenVitalSeparatorNode
| MissingBlankNode | BadPercentNode | BadNumeralNode | BadCutNumberNode | BadMarkedNumberNode | BadVitalNode
| BadValueBracketNode | BadRemarkNode | MissingLineEndNode | BadBareVitalNode | BadMarkedTypeNode
| BadForeignValueNode | BadCloseTagNode | BadLineNoiseNode | BadContinuationNode | BadContentTagNode
| BadBareStartNode | BadStartTextNode | BadContentEndNode | BadBlockEndNode | BadInlineEndNode
| MissingContentEndNode | BadBomNode | BadNoiseNode | BadLineEndNode | BadThoughtNode | MissingThoughtEndNode
| BadForeignCallNode | BadThoughtEndNode | BadTurnNode> & Readonly<Record<'BadMarkerName' | 'BadMarkerSlip', RecoveryNode>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChatBefore', 'Reply'>>
& Readonly<Record<'Blank' | 'Thought' | 'BadThoughtEnd' | 'BadNoise' | 'Type' | 'Parameter' | 'Vital' | 'BadValueBelow'
| 'BadForeignValue' | 'BadCloseTag' | 'BadLineNoise' | 'MissingLineEnd' | 'BadContinuation' | 'BadPercent'
| 'BadVitalSeparator' | 'MissingBlank' | 'BadCutNumber' | 'BadNumeral' | 'BadMarkedNumber' | 'BadVital'
| 'BadValueBracket' | 'BadRemark' | 'OtherTurn' | 'BadForeignCall' | 'Block' | 'LooseType' | 'LooseParameter'
| 'BadMarkedType' | 'BareBlock' | 'OwnVital' | 'BadOwnName' | 'BadOpenVitalSeparator' | 'Section' | 'LooseVital'
| 'BadBareVital' | 'BadContentEnd' | 'BadSectionTag' | 'MissingMarkerEnd' | 'BadIndex' | 'BadMarker' | 'SaidTurn'
| 'BadChat' | 'BadLine' | 'BadFencedAction' | 'MissingFenceEnd', 'Reply' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'BareBlock' | 'Block' | 'Reply' | 'SaidTurn' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadMarkerNoise' | 'BadSeparator' | 'BadMarkerEnd' | 'BadMarkerIndent' | 'BadMarkerDecoration' | 'BadMarkerEscape'
| 'BadMarkerBracket' | 'BadMarkerBlank' | 'BadMarkerSlip' | 'BadBoldSeparator', 'Block' | 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadBlank' | 'MissingIndex' | 'BadActionName', 'Block' | 'Reply' | 'Wrapped'>>
& Readonly<Record<'BadOpenSeparator' | 'BadMarkerName', 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd' | 'MissingWrapperEnd', 'Wrapped'>>
& Readonly<Record<'BadTurn', 'OtherTurn'>>
& Readonly<Record<'TurnText', 'OtherTurn' | 'SaidTurn'>>
& Readonly<Record<'BlockHead' | 'BadContentTag' | 'BadStartText' | 'BlockText' | 'BlockEnd' | 'BadBlockEnd' | 'BadInlineEnd', 'Block'>>
& Readonly<Record<'MissingContentEnd', 'BareBlock' | 'Block'>>
& Readonly<Record<'BadBareStart' | 'BareText' | 'BareEnd', 'BareBlock'>>
& Readonly<Record<'SectionHead' | 'BadFirstLine' | 'BadSectionSeparator' | 'SectionText' | 'FencedText' | 'SectionEnd', 'Section'>>
& Readonly<Record<'MissingTextFenceEnd', 'FencedText'>>
& Readonly<Record<'BadSaidTurn', 'SaidTurn'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-marker" | "bad-index" | "missing-marker-end" | "bad-chat"
| "missing-fence-end" | "bad-fenced-action" | "bad-turn" | "bad-marker-name" | "missing-index" | "bad-marker-escape"
| "bad-marker-indent" | "bad-marker-decoration" | "bad-marker-end" | "bad-marker-bracket" | "bad-marker-noise"
| "bad-blank" | "bad-separator" | "bad-close-tag" | "bad-first-line" | "bad-value-below" | "bad-vital-separator"
| "missing-blank" | "bad-percent" | "bad-numeral" | "bad-vital" | "bad-marked-number" | "bad-value-bracket"
| "bad-remark" | "missing-line-end" | "bad-bare-vital" | "bad-marked-type" | "bad-foreign-call" | "bad-line-noise"
| "bad-continuation" | "bad-content-tag" | "bad-bare-start" | "bad-start-text" | "bad-content-end"
| "missing-content-end" | "bad-bom" | "bad-noise" | "bad-line-end" | "bad-thought" | "missing-thought-end"
| "bad-thought-end" | "bad-marker-slip";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Thought', start, end, head: l[0] }),
  (start, end, l) => ({ type: 'TypeName', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Value', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'TypeWord', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Type', start, end, index: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'Parameter', start, end, index: l[0], name: l[1], value: l[2], more: l[3] }),
  (start, end, l) => ({ type: 'Number', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Vital', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'StartMarker', start, end, index: l[0] }),
  (start, end, l) => ({ type: 'ActionName', start, end, index: l[0], name: l[1] }),
  (start, end, l) => ({ type: 'BlockHead', start, end, marker: l[0] }),
  (start, end, l) => ({ type: 'BlockEnd', start, end, marker: l[0] }),
  (start, end, l) => ({ type: 'BracketValue', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BoldValue', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LooseType', start, end, marker: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'LooseParameter', start, end, marker: l[0], value: l[1], more: l[2] }),
  (start, end, l) => ({ type: 'BareEnd', start, end, marker: l[0] }),
  (start, end, l) => ({ type: 'OwnVital', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'SectionHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'LooseVital', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'BareNumber', start, end, text: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadThought', start, end, raw, kind: l[0] }),
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
  (start, end, raw, l) => ({ type: 'BadForeignValue', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadContinuation', start, end, raw, lines: l[0] }),
  (start, end, raw, l) => ({ type: 'BadPercent', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadMarkedNumber', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadContentTag', start, end, raw, index: l[0] }),
  (start, end, raw, l) => ({ type: 'BadMarkerDecoration', start, end, raw, isAround: l[0] }),
  (start, end, raw, l) => ({ type: 'BadActionName', start, end, raw, index: l[0], name: l[1] }),
  (start, end, raw, l) => ({ type: 'MissingContentEnd', start, end, raw, index: l[0] ?? null }),
  (start, end, raw, l) => ({ type: 'BadMarkedType', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadBareVital', start, end, raw, name: l[0], value: l[1] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
  (labels) => { const next = labels[0] as string; return String(Number(next) - 1); },
  (labels) => { const next = labels[0] as string; return String(Number(next) - 1); },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[1,["L",3]]', // 2 leaf
      '[1,["N","Blank",["+",4]]]', // 3 readBlank
      '[1,["/",["s",["[*","\\t "],5],["s",["[+","\\t "],7]],"\\t\\n\\r "]', // 4 noteBlankLine
      '[1,["/","\\n",6],"\\n\\r"]', // 5 noteEol
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 6 readBadLineEnd
      '[0,["!",["[","^"]]]', // 7 skipEof
      '[1,["L",9]]', // 8 leaf
      '[1,["M",0,["s",["?",10],11,[":",0,12]]],"\\n\\r <[\u25c1"]', // 9 readBadThought
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 10 skipNewline
      '[0,["|",0,3,false," "]]', // 11 skipIndent
      '[0,["/",["@",1,"<",13,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|","channel",">thought"]],"<[\u25c1"]', // 12 readThoughtOpen
      '[0,["@",1,["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],14],"Ta-z"]', // 13 readThoughtTag
      '[0,["/",["@",0,["$",["i","think"]],["?",["i","ing"]]],["@",0,"thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 14 readThoughtName
      '[0,[[null,"^<[\u25c1",1,false],[["s",["!",16],["[","^"]],null,0,false]]]', // 15 text
      '[0,["q",17]]', // 16 skipOwnThoughtClose
      '[0,["same",3,18],"<[\u25c1"]', // 17 readOwnThoughtClose
      '[0,["/",19,20],"<[\u25c1"]', // 18 readThoughtClose
      '[0,["/",["@",1,"</",13,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],["@",1,"<","channel","|>"],["@",1,"[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 19 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 20 readAnalysisEnd
      '[1,["L",22]]', // 21 leaf
      '[1,["/",23,24]]', // 22 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",16,["[*","\\t "]]]]', // 23 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 24 readMissingThoughtEnd
      '[1,["L",["/",26,32]],"\\n\\r\\u001b <[\u25c1"]', // 25 leaf
      '[1,["M","BadThoughtEnd",["s",["?",10],27]],"\\n\\r <[\u25c1"]', // 26 readBadThoughtEnd
      '[0,["s",11,28]," <[\u25c1"]', // 27 skipThoughtEndAhead
      '[0,["s",29,["&",["s",["[*","\\t "],["/",10,7,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 28 skipLateEnd
      '[0,["/",["s","</",30,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 29 skipThoughtTagEnd
      '[0,["s",["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],31],"Ta-z"]', // 30 skipThoughtTag
      '[0,["/",["s",["i","think"],["?",["i","ing"]]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 31 skipThoughtName
      '[1,["M","BadNoise",33]]', // 32 readBadNoise
      '[0,["s",34,["*",["/",34,["[","\\t "]]]]]', // 33 skipLineNoise
      '[0,["/",35,39],"\\u001b<"]', // 34 skipNoise
      '[0,["s",["!",36],["!",37],["!",38],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 35 skipTemplateToken
      '[0,["/",["s","<",30,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 36 skipThoughtOpen
      '[0,["/",["s","<",["/","tool","function"],["?","_"],"call",["?","s"],">",["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],7]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|",["/",["s","tool_call",["[*","A-Z_a-z"]],"START_ACTION","tools_prefix","function_call","python_tag"],["?","|"],">"],["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to=",["s","<",["[+","a-z"],"_",["[+","_a-z"],">",["&",["s",["[*","\\t\\n\\r "],"<",["[","a-z"]]]],"\ud83e\udd86\u25b6"],"<[\\ud83e"]', // 37 skipForeignCall
      '[0,["/",["s","<|",["/","start_",["s",["[+","a-z"],"_start"]],["[*","_a-z"],"|>",["/","user","tool","ipython","system"]],["s","<|start|>",["/","user","developer","system"]],"<|USER_TOKEN|>","<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",10,7]]]]],"<["]', // 38 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 39 skipAnsiSequence
      '[1,["L",41]]', // 40 leaf
      '[1,["M",1,["s",["&",42],[":",0,98]]]," `~"]', // 41 readBadWrapper
      '[0,["s",43,["*",["/",48,34,49,["s",["!",54],96]]],54]]', // 42 skipMarkerFence
      '[0,["s",44,45]]', // 43 skipFenceOpen
      '[0,["/",["s",11,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",45]],["s",11,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 44 skipFenceHead
      '[0,["/",46,7]]', // 45 skipLineEnd
      '[0,["/","\\n",47],"\\n\\r"]', // 46 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 47 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],46],["s",["[+","\\t "],7]],"\\t\\n\\r "]', // 48 skipBlankLine
      '[0,["q",50]]', // 49 skipThought
      '[1,["handing",3,["N",0,["s",["hand",3,["kind"],[":",0,9]],51,52]]],"\\n\\r <[\u25c1"]', // 50 readThought
      '[0,["*",["/",["[+","^<[\u25c1"],["s",["!",16],["[","^"]]]]]', // 51 skipThoughtText
      '[1,["/",53,24]]', // 52 note_thoughtEnd
      '[0,["s",16,["[*","\\t "]]]', // 53 skipThoughtEnd
      '[0,["/",["s","[",["/",["s",["[","A-Z"],["[*","0-9A-Z_"],["/",["s","]",["!","("]],7]],7]],55,69,70,87,93,94]," #*+\\\\-0-9>ACFMS[\\\\\\\\_cfms\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 54 skipStopMarker
      '[0,["s",["&",["s",11,["?",56],59,["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"],7]],60]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 55 skipCutMarker
      '[0,["+",57]]', // 56 skipDecoration
      '[0,["/",["s",["[+","#"],["[*","\\t "]],["s",">",["[*","\\t "]],["s",["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],["[+","\\t "]],58,["s",["[+","\u2022\u2190-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["[*","\\t "]]],"#*+\\\\-0-9>_\u2022\u2190-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 57 skipOrnament
      '[0,["/","**","__"],"*_"]', // 58 skipBold
      '[0,["s",["/","\\\\[",["[","[\u3010\u3014\uff3b"]],["[*"," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 59 skipMarkerOpen
      '[0,["q",61]]', // 60 skipCutName
      '[0,["@",1,["endsInside",62],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 61 readCutName
      '[0,["s",11,["?",56],59,["/",63,64,65],68]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 62 skipPlainMarker
      '[0,["/",["i","reasoning"],["i","planning"],["i","notes"]],"NPRnpr"]', // 63 skipSectionLetters
      '[0,["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],"CFMScfms"]', // 64 skipVitalLetters
      '[0,["s",["i","action"],["?",66],["?",["s",67,66]],["[","A-Z_a-z"],["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"]],"Aa"]', // 65 skipActionLetters
      '[0,["s",["?","\\\\"],["["," \\\\-_"]]," \\\\-\\\\\\\\_"]', // 66 skipBar
      '[0,["s",["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["[+","0-9"]],"0-9"]', // 67 skipIndex
      '[0,["s",["[*"," "],["/","\\\\]",["[",":=]\u3011\u3015\uff1a\uff3d"]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 68 skipMarkerClose
      '[0,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],45],["s",["?",58],"ACTION_",67,"_",["[+","0-9A-Z_"],["?",58],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],45]],"*A[_"]', // 69 skipBrokenMarker
      '[0,["s",11,["?",56],59,71,68,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 70 skipStandardMarker
      '[0,["/",72,76,86],"A-Za-z"]', // 71 skipMeantName
      '[0,["q",73]]', // 72 skipKnownWord
      '[1,["words",["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],74],"A-Za-z"]', // 73 readKnownWord
      '[0,["s",["[","A-Za-z"],["*",75],["*",["s",["[+"," "],["+",75]]]]]', // 74 skipLooseName
      '[0,["/",["[+","\\\\-0-9A-Z_a-z"],["s","\\\\",["&",["[","\\\\-_"]]]],"\\\\-0-9A-Z\\\\\\\\_a-z"]', // 75 skipNameChars
      '[0,["/",77,84],"A-Za-z"]', // 76 skip_actionName
      '[0,["/",["s",78,"_",67,"_",80,["&",68]],["s","ACTION_",83,["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",68]]],"A-Za-z"]', // 77 skipActionName
      '[0,["q",79]]', // 78 skipActionWord
      '[1,["words",["ACTION"],[null,"BadMarkerSlip"],["[+","A-Za-z"]],"A-Za-z"]', // 79 readActionWord
      '[0,["/",["s",81,["&",68]],["s",["[","A-Z_"],["[*","0-9A-Z_"]]],"A-Z_"]', // 80 skipPartName
      '[0,["q",82]]', // 81 skipPartWord
      '[1,["words",["TYPE","CONTENT_START","CONTENT_END"],[null,"BadMarkerSlip"],["[+","A-Z_"]],"A-Z_"]', // 82 readPartWord
      '[0,["?","N_"]]', // 83 skipMissingIndex
      '[0,["/",["s",["i","action"],["?",66],67,66,85],["s",["i","action"],["?",66],83,["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],66,["/",["i","start"],["i","end"]]]],68]],85]],"Aa"]', // 84 skipBadActionName
      '[0,["s",["[","A-Z_a-z"],["*",75],["*",["s",["[+"," "],["+",75]]]]]', // 85 skipAnyPart
      '[0,["/",["s",["i","action"],["["," \\\\-_"],["/",["s",["|",10,null,false,["[","0-9"]],["["," \\\\-_"]],["s","-",["[","0-9"]],["s",["[+","0-9"],["["," \\\\-_"],["[","0-9"]]],["[*"," \\\\-0-9A-Z_a-z"]],["s",["i","action"],["?",["["," \\\\-_"]],["[+","0-9"],["&",["s",68,["[*","\\t "],["/",["[","^\\t\\n\\r "],["s",46,["[","\\"\\\\-A-Za-{"]]]]]]],"Aa"]', // 86 skipBadIndexName
      '[0,["s",11,["?",56],59,88,90,["[*","\\t "],92,["[*","\\t "],["?","]"],["?","**"],["[*","\\t "],45]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 87 skipOwnVitalLine
      '[0,["/",["s",["!",["s",71,68]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",68]],["s",["!",["s",71,68]],89,["&",68]]],"A-Za-z"]', // 88 skipOwnWord
      '[0,["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]', // 89 skipBadOwnName
      '[0,["/",["s",["[","]\u3011\u3015\uff3d"],["/",91,["s",["?",58],["?",["[",":=\uff1a"]]]]],["s",["[*"," "],["[",":=\uff1a"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 90 skipOwnVitalClose
      '[0,["s",["[",":=\uff1a"],58,["&",["/",["[","\\t "],45]]]]', // 91 skipBoldSeparator
      '[0,["/",["s",["/","100",["s",["[","0-9"],["?",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["[*","\\t "],"%"],["s","0",["?",["s",".",["[+","0-9"]]]],["s","1",["?",["s",".",["[+","0"]]]]],"0-9"]', // 92 skipOwnShare
      '[0,["s",["?",56],64,["!",["[","A-Za-z"]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],["[+",".0-9"],["?","%"],["[*","\\t "],["?",33],45],"#*+\\\\-0-9>CFMS_cfms\u2022\u2190-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 93 skipBareVital
      '[0,["s","[/",95,"]",["[*","\\t "],45]]', // 94 skipSectionTag
      '[0,["/","REASONING","PLANNING","NOTES"],"NPR"]', // 95 skipSectionName
      '[0,["s",["!",["[","#*+\\\\-_~"]],["+",["s",["!",97],["[","^\\n\\r\\"();->[]`{-}"]]],97],"^\\n\\r\\"();->[]`{-}"]', // 96 skipProseLine
      '[0,["s",["[","!.:?\u2026\u3002\uff01\uff1a"],["[*","\\t "],45]]', // 97 skipProseEnd
      '[1,["@",0,99,100]]', // 98 readFenceOpen
      '[0,["/",["@",1,11,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",45]],["@",1,11,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 99 readFenceHead
      '[1,["/",5,7]]', // 100 noteLineEnd
      '[1,["L",["/",3,102,139,175]],"\\t\\n\\r ["]', // 101 leaf
      '[1,["N",4,["s","[ACTION_",[":",0,103],"_TYPE]",[":",1,104]]]]', // 102 readType
      '[0,["@",2,["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["$",["[+","0-9"]]],"0-9"]', // 103 readIndex
      '[1,["/",["@",1," ",105,100],["@",1,107,105,["[*","\\t "],100],["@",3,["!",111],["!",112],["!",114],118],["@",1,["[*","\\t "],131,132]]]', // 104 readTypeValue
      '[0,["N",1,[":",0,106]]]', // 105 readTypeName
      '[0,["$",["[+","\\\\-.0-9A-Z_a-z"]]]', // 106 read_typeName
      '[1,["M","BadValueBelow",["s",["[*","\\t "],5,["*",4],["[*","\\t "],["&",["s",108,["[*","\\t "],45]]]],"\\t\\n\\r "]', // 107 readBadValueBelow
      '[0,["/",["s",109,["[*","\\t "],["?","%"]],110],"\\\\-.0-9A-Z_a-z"]', // 108 skipBelowValue
      '[0,["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 109 skipNumber
      '[0,["[+","\\\\-.0-9A-Z_a-z"]]', // 110 skip_typeName
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],["[","\\"\'*`"]],"\\t \\"\'*:=`\uff1a"]', // 111 skipMarkedType
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],110,113],"\\t \\\\-.0-:=A-Z_a-z\uff1a"]', // 112 skipRemarkedType
      '[0,["s",["[+","\\t "],["/","#","//","(","--",["[","\u2013\u2014"],["s","-",["[","\\t "]]]]]', // 113 skipRemark
      '[0,["s",["[*","\\t "],115,["[+","\\t "],116],"^\\n\\r["]', // 114 skipSharedLine
      '[0,["[+","^\\t\\n\\r ["]]', // 115 skipTypeWord
      '[0,["s","[ACTION_",67,"_",["/","TYPE]",["s",117,"]"]]]]', // 116 skipNextParameter
      '[0,["s",["!",["s",["/",81,["s","CONTENT",["?","_BEGIN"]]],"]"]],["s",["[","A-Z_"],["[*","0-9A-Z_"]],["&","]"]],"A-Z_"]', // 117 skipParameterName
      '[1,["@",3,["?",119],["?",["s",["&",120],121]],["[*","\\t "],["/",122,126],["?",127],129]]', // 118 readGiven
      '[1,["M","BadMarkerNoise",["s",["/",["+",34],["s",["[+","\\t "],["+",39]]],["!",54]]],"\\t\\u001b <"]', // 119 readBadMarkerNoise
      '[0,["s",["[*","\\t "],["/","\uff1a",["s",["[",":="],["&",["/",["[","\\t "],45]]]]],"\\t :=\uff1a"]', // 120 skipColon
      '[1,["M","BadSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 121 readBadSeparator
      '[1,["M",2,["s",["&",37],[":",0,123]]],"<[\\ud83e"]', // 122 readBadForeignValue
      '[0,["$",["*",["s",["[*","\\t "],124]]]]', // 123 readValueText
      '[0,["/",["[+","^\\t\\n\\r\\u001b <["],["s",["!",125],"["],["s",["!",["s",33,45]],33],["s",["!",34],["[","\\u001b<"]]],"^\\t\\n\\r "]', // 124 skipValueChar
      '[0,["s","[/ACTION_",67,"_",["[","A-Z"],["[*","0-9A-Z_"],"]",["&",["s",["[*","\\t "],["?",33],45]]]]', // 125 skipCloseTag
      '[0,["N",2,[":",0,123]]]', // 126 readValue
      '[1,["s",["[*","\\t "],128],"\\t ["]', // 127 noteClosing
      '[1,["M","BadCloseTag",125]]', // 128 readBadCloseTag
      '[1,["s",["[*","\\t "],["?",130],100]]', // 129 noteValueEnd
      '[1,["M","BadLineNoise",["s",33,["&",45]]]]', // 130 readBadLineNoise
      '[0,["N",3,[":",0,["$",["[+","^\\t\\n\\r ["]]]]]', // 131 readTypeWord
      '[1,["M","MissingLineEnd",["s",["[+","\\t "],["&",["/",133,134,116]]],["s",["[*","\\t "],["[",",;|"],["[*","\\t "],["&",133]]],"\\t ,;|"]', // 132 readMissingLineEnd
      '[0,["s",["?",56],59,64,["!",["[","A-Za-z"]]],"#*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 133 skipNextVital
      '[0,["s","[",135,"]",136]]', // 134 skipNextOwnVital
      '[0,["s",["!",["s",71,"]"]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",["s","]",["!","("]]]],"A-Z"]', // 135 skipOwnName
      '[0,["/",["s",["[+","\\t "],109,["[*","\\t "],45],["s",["/",120,""],["[*","\\t "],92,137]],"\\t 0-:=\uff1a"]', // 136 skip_ownVital
      '[0,["/",["s",["[*","\\t "],["?",33],45],138,["s",["[*","\\t "],"#"],["s",["[*","\\t "],33,54]]]', // 137 skipOwnVitalEnd
      '[0,["/",["s",["[*","\\t "],["?",["s",["[",",;|"],["[*","\\t "]]],133],["s",["[+","\\t "],116]],"\\t #*-\\\\-0-9;>[\\\\\\\\_|\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 138 skipLineBreakDue
      '[1,["N",5,["s","[ACTION_",[":",0,103],"_",[":",1,140],"]",[":",2,118],[":",3,["?",141]]]]]', // 139 readParameter
      '[0,["@",1,["!",["s",["/",81,["s","CONTENT",["?","_BEGIN"]]],"]"]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]],["&","]"]],"A-Z_"]', // 140 readParameterName
      '[1,["M",3,[":",0,["|",1,null,true,142]]],"^\\n\\r"]', // 141 readBadContinuation
      '[1,["@",4,["!",143],["!",150],["!",48],["!",160],["/",["@",0,["$",162],100],["@",1,["!",44],169]]],"^\\n\\r"]', // 142 readContinuedLine
      '[0,["/",54,144,["s",["+",34],54],146],"\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_`cfms~\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 143 skipStop
      '[0,["s",11,["/",36,28,145,37]]," <[\u25c1\\ud83e"]', // 144 skipAsideAhead
      '[0,["s",["|",0,2,false,["s",["!",38],["/",["s","<|",["[+","A-Z_a-z"],"|>"],"</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"]]],38],"<["]', // 145 skipTurnOpen
      '[0,["s",11,147,["[*","\\t "],["/",45,["&",["s",33,45]]]]," `~"]', // 146 skip_wrapperEnd
      '[0,["q",148]]', // 147 skipWrapperRun
      '[0,["closes",0,149],"`~"]', // 148 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 149 readFenceRun
      '[0,["s",["/","CONTENT_START",["s","[",["?","ACTION_"],"CONTENT_START]"]],["[*","\\t "],["&",45],151],"C["]', // 150 skipBareStart
      '[0,["q",152]]', // 151 skipBareEndLater
      '[0,["later",0,-1,153]]', // 152 readBareEndLater
      '[1,["t",[0,1,2],154,155,157]]', // 153 read_bareEnd
      '[0,["/","CONTENT_END",["t",[0,1,2],"[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 154 readBareEndMarker
      '[0,["|",0,null,true,156]]', // 155 readBlanks
      '[0,["$",["[","\\t "]]]', // 156 read_blank
      '[1,["/",158,159]]', // 157 readLineEnd
      '[1,["/","\\n",6],"\\n\\r"]', // 158 readEol
      '[0,["!",["[","^"]]]', // 159 readEof
      '[0,["/",["s",["[*","\\t "],["?",56],161,["?",["s",["[+","\\t "],["[+","0-9"]]],["?","**"],["[",":\uff1a"]],["s",11,["[+","#"],["[+","\\t "],161,["[*","\\t "],45]],"\\t #*+\\\\-0-9>HOU_hou\u2022\u2190-\u2bff\u30e6\u89b3\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 160 skip_saidTurn
      '[0,["/",["i","observation"],["i","user"],["i","human"],"\u30e6\u30fc\u30b6\u30fc","\u89b3\u5bdf"],"HOUhou\u30e6\u89b3"]', // 161 skipOtherWord
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],98],["|",0,null,true,["t",[0,1,2],["!",163],["!",70],166]],167]]," `~"]', // 162 readPlainFence
      '[0,["s",11,164,["[*","\\t "],["&",45]]," `~"]', // 163 skipFenceClose
      '[0,["q",165]]', // 164 skipClosingRun
      '[0,["closes",1,149],"`~"]', // 165 readClosingRun
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],158],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 166 readLine
      '[0,["t",[0,1,2,3],168,165,155,["&",45]]," `~"]', // 167 readFenceClose
      '[0,["|",0,3,true," "]]', // 168 readIndent
      '[1,["@",0,["$",["+",170]],["/",100,["&",34],["&",28]]]]', // 169 readChatLine
      '[0,["/",["[+","^\\n\\r\\u001b<[\u25c1"],["s",["!",171],33],172,["s",["!",34],["!",28],["[","\\u001b<[\u25c1"]]],"^\\n\\r"]', // 170 skipLineChar
      '[0,["s",33,["?",["s",46,["*",48]]],["/",143,7]]]', // 171 skipTextTail
      '[0,["s",36,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],173]]', // 172 skipNamedThought
      '[0,["/",29,174],"<[\u25c1"]', // 173 skipThoughtClose
      '[0,["q",20]]', // 174 skipAnalysisEnd
      '[1,["N",7,["s","[",[":",0,176],"]",[":",1,177]]]]', // 175 readVital
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 176 readVitalName
      '[1,["/",["@",1,["[+","\\t "],178,["[*","\\t "],100],["@",1,107,["/",179,178],["[*","\\t "],100],["@",2,["?",["/",["s",119,["?",182]],182,183,["s",["&",["[",".0-9"]],184]]],["[*","\\t "],["/",179,["@",0,178,180],185,186,187,189],["?",192],["?",193],["?",192],["?",["s",["!",138],["!",["s",["[+","\\t "],134]],194]],196]]]', // 177 readVitalValue
      '[0,["N",6,[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]]],"\\\\-0-9"]', // 178 readNumber
      '[1,["M",4,["s",[":",0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["[*","\\t "],"%",180]]]', // 179 readBadPercent
      '[0,["/",["&",138],["s",["!",["[","%+\\\\--9A-Z\\\\\\\\_a-z~\u2013"]],["!",["s",",",["[","0-9"]]],["!",["s",["[*","\\t "],181,["[*","\\t "],["[","0-9"]]],["!",["s",["[+","\\t "],["[",".0-9"]]]]]]', // 180 skipNumberBoundary
      '[0,["/","->","to","or",["[","\\\\-/~\u2013\u2014\u2192\u2212"]],"\\\\-/ot~\u2013\u2014\u2192\u2212"]', // 181 skipRangeSign
      '[1,["M","BadVitalSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 182 readBadVitalSeparator
      '[1,["M","BadBlank",["s",["[*","\\t "],["+",["s",["[","\u00a0\u3000"],["[*","\\t "]]]]],"\\t \u00a0\u3000"]', // 183 readBadBlank
      '[1,["M","MissingBlank",""]]', // 184 readMissingBlank
      '[1,["M","BadCutNumber",["s",["[+","0-9"],".",7]]]', // 185 readBadCutNumber
      '[1,["M","BadNumeral",["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],["?","\\\\"],["[",",."],["[+","0-9"]],["s",".",["[+","0-9"]],["s",["[+","0-9"],["?","."]]],180]],"+\\\\-.0-9"]', // 186 readBadNumeral
      '[1,["M",5,["s","**",[":",0,188],"**",180],["s","`",[":",0,188],"`",180],["s","\\"",[":",0,188],"\\"",180],["s","\'",[":",0,188],"\'",180]],"\\"\'*`"]', // 187 readBadMarkedNumber
      '[0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]]', // 188 readMarkedNumber
      '[1,["M","BadVital",["*",["s",["!",190],["/",["s",["[+","\\t "],["?",191]],["[+","^\\t\\n\\r\\u001b <"],33,["[","\\u001b<"]]]]]]', // 189 readBadVital
      '[0,["/",["s",["[*","\\t "],33,["/",45,54]],["s",["[+","\\t "],133]],"\\t\\u001b <"]', // 190 skipBadVitalEnd
      '[0,["+",["s",57,["&",57]]]]', // 191 skipOrnaments
      '[1,["M","BadMarkerEnd",58]]', // 192 readBadMarkerEnd
      '[1,["M","BadValueBracket",["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"]]],"\\t ]\u3011\u3015\uff3d"]', // 193 readBadValueBracket
      '[1,["M","BadRemark",["s",["[*","\\t "],["[","^\\t\\n\\r\\u001b <"],["*",["s",["!",138],195]]]],"^\\n\\r\\u001b<"]', // 194 readBadRemark
      '[0,["/",191,["[+","^\\t\\n\\r\\u001b <"],["[+","\\t "],["s",["!",["s",33,["/",45,54]]],33],["s",["!",34],["[","\\u001b<"]]],"^\\n\\r"]', // 195 skipRemarkChar
      '[1,["/",132,["s",["[*","\\t "],["/",["s",130,100],["&",["s",33,54]]]],["s",["[*","\\t "],100]]]', // 196 noteVitalEnd
      '[1,["L",198]]', // 197 leaf
      '[1,["M","BadTurn",["s",["?",10],11,145]],"\\n\\r <["]', // 198 readBadTurn
      '[0,[[["[","^"],null,0,false]]]', // 199 text
      '[1,["L",["/",201,26]],"\\n\\r <[\u25c1\\ud83e"]', // 200 leaf
      '[1,["M","BadForeignCall",["s",["?",10],11,37]],"\\n\\r <[\\ud83e"]', // 201 readBadForeignCall
      '[1,["L",203]]', // 202 leaf
      '[1,["N",10,["s",[":",0,204],205],["s",[":",0,206],205],["s",["!",150],226,["&",236],[":",0,240],245,205]]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3011\u3014\u3015\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b\uff3d"]', // 203 readBlockHead
      '[0,["N",8,["s","[ACTION_",[":",0,103],"_CONTENT_START]"]]]', // 204 readStartMarker
      '[1,["s",["?",119],["?",["s",["&",120],121]],["[*","\\t "],["?",["s",183,["&",45]]]]]', // 205 noteHeadTail
      '[1,["M",6,["s",["&",207],"[ACTION_",[":",0,103],"_CONTENT",["?","_BEGIN"],"]"]],"["]', // 206 readBadContentTag
      '[0,["q",208]]', // 207 skipContentTag
      '[0,["handing",2,["t",[0,1,2,3,4,5],"[ACTION_",["hand",2,[],103],"_CONTENT",["?","_BEGIN"],"]",["/",["&",["s",["[*","\\t "],45]],["&",209],213,215,217]]],"["]', // 208 readContentTag
      '[0,["s",["*",["s",["!",210],["[","^\\n\\r"]]],210],"^\\n\\r"]', // 209 skipTagLine
      '[0,["q",211]]', // 210 skipOwnInlineEnd
      '[1,["same",2,212],"["]', // 211 readOwnInlineEnd
      '[1,["@",1,"[",["/",["@",1,"ACTION_",103,"_CONTENT_END"],["@",1,"/ACTION_",103,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],100]]', // 212 readInlineEnd
      '[0,["later",1,2,214]]', // 213 readOwnEndLater
      '[1,["@",1,"[ACTION_",103,"_CONTENT_END]",["[*","\\t "],100]]', // 214 readEndLine
      '[0,["later",2,2,216]]', // 215 readRemarkEndLater
      '[0,["@",1,"[ACTION_",103,"_CONTENT_END]"]]', // 216 readRemarkLine
      '[0,["later",3,2,218]]', // 217 readSlipEndLater
      '[1,["/",219,["@",1,["+",["/",["[+","^\\n\\r["],["s",["!",225],"["]]],212]],"^\\n\\r"]', // 218 readSlipLine
      '[1,["/",["@",3,["[*","\\t "],["?",56],59,220,223],["@",2,["[*","\\t "],["?",58],222,224]],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 219 readSlipEnd
      '[1,["/",["@",2,79,"_",103,"_",["/",221,["s",["i","end"],["?",["i","_content"]],["&",68]]]],222,["@",3,"/",["i","action"],66,103,66,["i","content"],["?",["s",66,["/",["i","start"],["i","end"]]]]]],"/A-Za-z"]', // 220 readSlipEndName
      '[1,["words",["CONTENT_END"],["BadMarkerName","BadMarkerSlip"],74],"A-Za-z"]', // 221 readEndWord
      '[0,["@",2,["i","action"],["?",66],103,66,["i","content"],66,["i","end"]],"Aa"]', // 222 readBareEndName
      '[1,["/",["s",68,["[*","^\\n\\r"]],["s",["?",58],["[*","\\t "],5]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 223 noteSlipEndClose
      '[1,["/",["s",68,["[*","^\\n\\r"]],["s",["?",58],["[*","\\t "],100]]]', // 224 noteBareEndClose
      '[0,["s","[",["/",["s","ACTION_",67,"_CONTENT_END"],["s","/ACTION_",67,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],45]]', // 225 skipInlineEnd
      '[1,["s",["!",227],["?",229],["?",230],["/",["s",["?",233],"["],234],["?",235]]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3011\u3014\u3015\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b\uff3d"]', // 226 noteLooseOpen
      '[0,["/",["s","[",["/",95,228],"]"],["s","[ACTION_",67,"_CONTENT_END]"]],"["]', // 227 skipExactMarker
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 228 skipVitalName
      '[1,["M","BadMarkerIndent",["|",1,3,false," "]]," "]', // 229 readBadMarkerIndent
      '[1,["M",7,["s",56,[":",0,["?",["@",1,["&",231],""]]]]]]', // 230 readBadMarkerDecoration
      '[0,["/",["s",59,["[*"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["/",58,91]],["s",59,["i","action"],["[+"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["*",["/",["[+","^\\n\\r*"],["s",["!",232],"*"]]],232]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 231 skipBoldAround
      '[0,["s","**",["[*","\\t "],["?",33],45]]', // 232 skipBoldTail
      '[1,["M","BadMarkerEscape","\\\\"]]', // 233 readBadMarkerEscape
      '[1,["M","BadMarkerBracket",["[","\u3010\u3011\u3014\u3015\uff3b\uff3d"]]]', // 234 readBadMarkerBracket
      '[1,["M","BadMarkerBlank",["[+"," "]]]', // 235 readBadMarkerBlank
      '[0,["s",237,238,68]]', // 236 skipStartAhead
      '[0,["/",["s",78,"_",67,"_"],["s",["i","action"],["?",66],["?",["/",["s",67,66],"N_"]]]],"A-Za-z"]', // 237 skipActionPrefix
      '[0,["q",239]]', // 238 skipStartWord
      '[1,["words",["CONTENT_START"],["BadMarkerName","BadMarkerSlip"],74],"A-Za-z"]', // 239 readStartWord
      '[1,["/",241,244],"A-Za-z"]', // 240 read_actionName
      '[1,["N",9,["s",79,"_",[":",0,103],"_",[":",1,242],["&",68]],["s","ACTION_",[":",0,243],[":",1,["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]]],["&",68]]],"A-Za-z"]', // 241 readActionName
      '[1,["/",["@",0,82,["&",68]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]]],"A-Z_"]', // 242 readPartName
      '[1,["M","MissingIndex",["?","N_"]]]', // 243 readMissingIndex
      '[1,["M",8,["s",["i","action"],["?",66],[":",0,103],66,[":",1,["$",85]]],["s",["i","action"],["?",66],[":",0,243],["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],66,["/",["i","start"],["i","end"]]]],68]],[":",1,["$",85]]]],"Aa"]', // 244 readBadActionName
      '[1,["s",["?",235],["/",["s",["?",233],"]",["!","("]],234],["?",["/",192,246]]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 245 noteLooseClose
      '[1,["M","BadBoldSeparator",91]]', // 246 readBadBoldSeparator
      '[1,["L",248]]', // 247 leaf
      '[1,["/",249,["?",["t",[0,1,2],158,["!",253],["!",7]]]]]', // 248 readStartLine
      '[1,["M","BadStartText",["+",["s",["!",250],["[","^\\n\\r"]]]],"^\\n\\r"]', // 249 readBadStartText
      '[0,["s",["&",210],["!",251],["!",252]],"["]', // 250 skipInlineStop
      '[0,["q",213]]', // 251 skipOwnEndLater
      '[0,["q",215]]', // 252 skipRemarkEndLater
      '[0,["s",["&",254],["/",255,["s",["&",259],["!",251],["/",256,["s",["!",252],["/",264,["s",["!",270],271]]]]]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 253 skipBlockStop
      '[0,["s",["[*","\\t "],["/",["[","#*+\\\\->[\\\\\\\\_\u3010\u3014\uff3b"],["s",["[+","0-9"],["[",")."]],["i","action"],["i","content_end"]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 254 skipEndBegin
      '[0,["s",256,["[*","\\t "],45]]', // 255 skipOwnEnd
      '[0,["s","[ACTION_",257,"_CONTENT_END]"]]', // 256 skipOwnEndMarker
      '[0,["q",258]]', // 257 skipSameIndex
      '[0,["same",2,103],"0-9"]', // 258 readSameIndex
      '[0,["/",256,260,263,264,266],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 259 skipLikeEnd
      '[0,["s","[ACTION_",261,"_TYPE]"]]', // 260 skipNextType
      '[0,["q",262]]', // 261 skipSameNext
      '[0,["same",2,["{",1,[":",0,103]]],"0-9"]', // 262 readSameNext
      '[0,["s",11,"[",["i","action_"],["?",["s",67,"_"]],["i","content_end]"]]," ["]', // 263 skipAnyEnd
      '[0,["q",265]]', // 264 skipOwnSlipEnd
      '[1,["same",2,219],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 265 readOwnSlipEnd
      '[0,["/",["s",["[*","\\t "],["?",56],59,["/","/",["?",["s",["i","action"],["["," \\\\-_"],["?","N_"]]]],267,268],["s",["[*","\\t "],["?",58],["i","content_end"],269]],"\\t #*+\\\\-0-9>C[\\\\\\\\_c\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 266 skipBareSlipEnd
      '[0,["s",["i","content"],66,["i","end"]],"Cc"]', // 267 skipBareEndWord
      '[0,["/",["s",68,["[*","^\\n\\r"]],["s",["?",58],["[*","\\t "],46]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 268 skipSlipEndClose
      '[0,["/",["s",68,["[*","^\\n\\r"]],["s",["?",58],["[*","\\t "],45]]]', // 269 skipBareEndClose
      '[0,["q",217]]', // 270 skipSlipEndLater
      '[0,["/",266,272,260,["s",["!",273],["!",277],263]]]', // 271 skipOtherStop
      '[0,["s",263,["[*","^\\n\\r"],["/",7,["s",46,["*",48],["/",["s","[ACTION_",261,"_"],7]]]]]', // 272 skipStrangeEnd
      '[0,["q",274]]', // 273 skipNextTypeLater
      '[0,["later",4,2,275]]', // 274 readNextTypeLater
      '[0,["@",1,"[ACTION_",276,"_TYPE]"]]', // 275 readNextTypeLine
      '[0,["{",2,[":",0,103]],"0-9"]', // 276 readBeforeNext
      '[0,["q",278]]', // 277 skipLastEndLater
      '[0,["later",5,-1,279]]', // 278 readLastEndLater
      '[1,["t",[0,1,2],280,281,["/",159,["t",[0,1,2],158,["|",0,null,true,282],159]]]]', // 279 readLastEnd
      '[0,["t",[0,1,2,3,4],168,"[",["$",["i","action_"]],["?",["t",[0,1],103,"_"]],["$",["i","content_end]"]]]," ["]', // 280 readAnyEnd
      '[0,["|",0,null,true,["$",["[","^\\n\\r"]]]]', // 281 readRestOfLine
      '[1,["/",["t",[0,1],["|",0,null,true,156],158],["t",[0,1],["|",1,null,true,156],159]],"\\t\\n\\r "]', // 282 readBlankLine
      '[0,[[null,"^\\n\\r[",1,false],[["s","[",["!",["[","/A"]]],null,0,false],[["s",["!",250],"["],null,0,false],[["s",10,["!",253],["!",7]],null,0,false]]]', // 283 text
      '[1,["L",285]]', // 284 leaf
      '[1,["/",["t",[0,1],286,["/",287,288,289]],290,289]]', // 285 read_blockEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 286 readNewline
      '[1,["N",11,["s",[":",0,["$",256]],["[*","\\t "],100]]]', // 287 readBlockEnd
      '[1,["M","BadBlockEnd",["s",["&",["/",256,264,266]],["[*","^\\n\\r"],100]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 288 readBadBlockEnd
      '[1,["M",9,["s",11,"[",["i","action_"],[":",0,103],["i","_content_end]"],["[*","^\\n\\r"],100],""]]', // 289 readMissingContentEnd
      '[1,["M","BadInlineEnd",["s",["&",210],["[*","^\\n\\r"],100]],"["]', // 290 readBadInlineEnd
      '[1,["L",["/",292,306]]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3011\u3014\u3015\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b\uff3d"]', // 291 leaf
      '[1,["N",14,["s",226,["&",293],[":",0,240],[":",1,["/",296,298]]]]]', // 292 readLooseType
      '[0,["s",237,294,68]]', // 293 skipTypeAhead
      '[0,["q",295]]', // 294 skip_typeWord
      '[1,["words",["TYPE"],["BadMarkerName","BadMarkerSlip"],74],"A-Za-z"]', // 295 read_typeWord
      '[1,["/",["@",2,245,107,105,["[*","\\t "],100],["@",4,245,["?",119],["?",["s",["&",120],121]],["[*","\\t "],["/",297,["@",0,105,["&",113]]],["?",["s",["&",113],194]],129]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 296 readLooseTypeName
      '[1,["M",10,["s","**",[":",0,106],"**"],["s","`",[":",0,106],"`"],["s","\\"",[":",0,106],"\\""],["s","\'",[":",0,106],"\'"]],"\\"\'*`"]', // 297 readBadMarkedType
      '[1,["/",["@",2,299,["[*","\\t "],300,193,["?",192],129],["@",2,299,["[*","\\t "],126,129],["@",4,245,["?",119],["?",["s",["&",120],121]],["[*","\\t "],304,192,129],["@",1,245,118]]," :=\\\\\\\\]\u3010\u3011\u3014\u3015\uff1a\uff3b\uff3d"]', // 298 readLooseGiven
      '[1,["M","BadOpenSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 299 readBadOpenSeparator
      '[0,["N",12,[":",0,["$",["*",["s",["!",301],["/",302,["[","^\\n\\r\\u001b<[]"],303]]]]]]]', // 300 readBracketValue
      '[0,["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"],["?",["/","**","__"]],["[*","\\t "],["?",33],45],"\\t ]\u3011\u3015\uff3d"]', // 301 skipBracketTail
      '[0,["deep",["s","[",["*",["/",302,["[","^\\n\\r\\u001b<[]"]]],"]"]]]', // 302 skipBalanced
      '[0,["/",["s",["!",["s",33,45]],33],["s",["!",34],["[","\\u001b<"]]],"\\u001b<"]', // 303 skipInnerNoise
      '[0,["N",13,[":",0,["$",["*",["s",["!",232],["/",305,["s",["!","**"],["[","^\\n\\r\\u001b<"]],303]]]]]]]', // 304 readBoldValue
      '[0,["s","**",["+",["s",["!","**"],["[","^\\n\\r\\u001b<"]]],"**"]]', // 305 skipBoldPair
      '[1,["N",15,["s",226,["!",307],[":",0,240],[":",1,298],[":",2,["?",141]]]]]', // 306 readLooseParameter
      '[0,["s",237,308,68]]', // 307 skipOtherPart
      '[0,["q",309]]', // 308 skipBlockWord
      '[1,["words",["CONTENT_START","CONTENT_END"],["BadMarkerName","BadMarkerSlip"],74],"A-Za-z"]', // 309 readBlockWord
      '[1,["L",311]]', // 310 leaf
      '[1,["M","BadBareStart",150]]', // 311 readBadBareStart
      '[1,["L",["?",["t",[0,1,2],158,["!",313],["!",7]]]]]', // 312 leaf
      '[0,["s",314,["[*","\\t "],45]]', // 313 skip_bareEnd
      '[0,["/","CONTENT_END",["s","[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 314 skipBareEndMarker
      '[0,[[null,"^\\n\\r",1,false],[["s",10,["!",313],["!",7]],null,0,false]]]', // 315 text
      '[0,["L",["?",10]]]', // 316 leaf
      '[1,["L",318]]', // 317 leaf
      '[1,["/",319,289]]', // 318 readBareBlockEnd
      '[1,["N",16,["s",[":",0,["$",314]],["[*","\\t "],100]]]', // 319 readBareEnd
      '[1,["L",321]]', // 320 leaf
      '[1,["N",17,["s",["!",227],"[",[":",0,322],"]",["&",136],[":",1,177]],["s",["!",227],["&",87],226,[":",0,323],["/",245,325],[":",1,177]]]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 321 readOwnVital
      '[0,["@",1,["!",["s",71,"]"]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",["s","]",["!","("]]]],"A-Z"]', // 322 readOwnName
      '[1,["/",["@",1,["!",["s",71,68]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",68]],["@",1,["!",["s",71,68]],324,["&",68]]],"A-Za-z"]', // 323 readOwnWord
      '[1,["M","BadOwnName",["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]]', // 324 readBadOwnName
      '[1,["M","BadOpenVitalSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 325 readBadOpenVitalSeparator
      '[1,["L",327]]', // 326 leaf
      '[1,["N",18,["s","[",[":",0,"REASONING"],"]",328,329],["s","[",[":",0,["/","PLANNING","NOTES"]],"]",328],["s",226,[":",0,331],["/",["s",245,328],299],329],["s",226,[":",0,332],["/",["s",245,328],299]],["s","[",[":",0,322],"]",["?",119],["?",["s",["&",120],333]]]]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3011\u3014\u3015\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b\uff3d"]', // 327 readSectionHead
      '[1,["s",["?",119],["?",["s",["&",120],121]]]]', // 328 noteHeadRest
      '[1,["/",["&",["s",["[*","\\t "],45]],330]]', // 329 noteFirstLine
      '[1,["M","BadFirstLine",""]]', // 330 readBadFirstLine
      '[1,["words",["REASONING"],["BadMarkerName","BadMarkerSlip"],74],"A-Za-z"]', // 331 readReasoningWord
      '[1,["words",["PLANNING","NOTES"],["BadMarkerName","BadMarkerSlip"],74],"A-Za-z"]', // 332 readSectionWord
      '[1,["M","BadSectionSeparator",["s",["[*","\\t "],["[",":=\uff1a"],["[*","\\t "]]],"\\t :=\uff1a"]', // 333 readBadSectionSeparator
      '[0,[[null,"^\\n\\r\\u001b<[\u25c1",1,false],[["s",10,["!",143],["!",44]],null,0,false],[["s",["!",171],33],null,0,false],[["s",36,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],173],null,0,false],[["s",["!",34],["!",28],["[","\\u001b<[\u25c1"]],null,0,false]]]', // 334 text
      '[0,["L",336]]', // 335 leaf
      '[0,["@",2,10,["!",143],99]]', // 336 readTextFence
      '[0,[[null,"^\\n\\r",1,false],[["s",10,["!",163]],null,0,false]]]', // 337 text
      '[1,["L",339]]', // 338 leaf
      '[1,["/",["s",10,163],340]]', // 339 noteTextFenceEnd
      '[1,["M","MissingTextFenceEnd",""]]', // 340 readMissingTextFenceEnd
      '[1,["L",342]]', // 341 leaf
      '[1,["N","SectionEnd",["?",5]]]', // 342 readSectionEnd
      '[1,["L",["/",344,346,348,349,351,352,353,32]],"\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_cfms\u2022\u2190-\u2bff\u3010\u3011\u3014\u3015\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b\uff3d"]', // 343 leaf
      '[1,["N",19,["s",226,[":",0,345],["/",245,325],[":",1,177]]]]', // 344 readLooseVital
      '[1,["words",["CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],74],"A-Za-z"]', // 345 readVitalWord
      '[1,["M",11,["s",["&",93],["?",56],[":",0,["$",64]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],[":",1,["/",179,347]],["[*","\\t "],["?",130],100]],"#*+\\\\-0-9>CFMS_cfms\u2022\u2190-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 346 readBadBareVital
      '[0,["N",20,[":",0,["$",["[+",".0-9"]]]]]', // 347 readBareNumber
      '[1,["M","BadContentEnd",["s",263,["[*","^\\n\\r"],100]]]', // 348 readBadContentEnd
      '[1,["M","BadSectionTag",350]]', // 349 readBadSectionTag
      '[1,["s","[/",95,"]",["[*","\\t "],100]]', // 350 noteSectionTag
      '[1,["M","MissingMarkerEnd",["s","[",["?",["s",["[","A-Z"],["[*","0-9A-Z_"]]],7],55]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 351 readMissingMarkerEnd
      '[1,["M","BadIndex",["s",11,["?",56],59,86,68,["[*","^\\n\\r"],["?",5]]]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 352 readBadIndex
      '[1,["M","BadMarker",354]]', // 353 readBadMarker
      '[1,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],100],["s",["?",58],"ACTION_",67,"_",["[+","0-9A-Z_"],["?",58],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],100]],"*A[_"]', // 354 noteBrokenMarker
      '[1,["L",356]]', // 355 leaf
      '[1,["M","BadSaidTurn",["s",["&",160],357]],"\\t #*+\\\\-0-9>HOU_hou\u2022\u2190-\u2bff\u30e6\u89b3\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 356 readBadSaidTurn
      '[1,["s",["+",170],["/",100,["&",34],["&",28]]]]', // 357 noteChatLine
      '[1,["L",["/",359,377]],"^"]', // 358 leaf
      '[1,["M","BadChat",["s",["+",["s",["!",143],["!",48],["!",160],["/",360,372,["s",["!",44],357]]]],["?",373]],373],"^\\n\\r"]', // 359 readBadChat
      '[1,["M","BadFencedAction",["s",["&",361],371,100]]," `~"]', // 360 readBadFencedAction
      '[0,["q",362]]', // 361 skipActionFence
      '[1,["handing",1,["t",[0,1,2,3,4],["hand",1,[],98],["|",0,null,true,["t",[0,1,2],["!",163],["!",363],166]],364,["|",1,null,true,["t",[0,1],["!",163],166]],167]]," `~"]', // 362 readActionFence
      '[0,["s",11,["?",56],59,76,68,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 363 skipActionMarker
      '[1,["t",[0,1,2,3,4,5],168,["?",365],369,240,370,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u2022\u2190-\u2bff\u3010\u3014\\ud83c-\ud83e\udc00-\\udfff\ufe0f\uff3b"]', // 364 readActionMarker
      '[0,["|",1,null,true,366],"#*+\\\\-0-9>_\u2022\u2190-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 365 readDecoration
      '[0,["/",["t",[0,1],["|",1,null,true,"#"],["|",0,null,true,156]],["t",[0,1],">",["|",0,null,true,156]],["t",[0,1],["/",["$",["[","*+\\\\-"]],["t",[0,1],["|",1,9,true,["$",["[","0-9"]]],["$",["[",")."]]]],["|",1,null,true,156]],367,["t",[0,1],368,["|",0,null,true,156]]],"#*+\\\\-0-9>_\u2022\u2190-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 366 readOrnament
      '[0,["/","**","__"],"*_"]', // 367 readBold
      '[0,["|",1,null,true,["$",["[","\u2022\u2190-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]]],"\u2022\u2190-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 368 readEmoji
      '[0,["t",[0,1],["/","\\\\[",["$",["[","[\u3010\u3014\uff3b"]]],["|",0,null,true," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 369 readMarkerOpen
      '[0,["t",[0,1],["|",0,null,true," "],["/","\\\\]",["$",["[",":=]\u3011\u3015\uff1a\uff3d"]]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 370 readMarkerClose
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],98],["|",0,null,true,["t",[0,1],["!",163],166]],167]]," `~"]', // 371 readFenced
      '[1,["s",371,100]]', // 372 noteClosedFence
      '[1,["s",["!",143],374,["*",376]]," `~"]', // 373 noteOpenFence
      '[1,["M","MissingFenceEnd",375]]', // 374 readMissingFenceEnd
      '[1,["s",44,100]]', // 375 noteFenceOpen
      '[1,["/",["s",["[*","^\\n\\r"],5],["[+","^\\n\\r"]],"^"]', // 376 noteLine
      '[1,["M","BadLine",["s",["!",146],376]],"^"]', // 377 readBadLine
      '[1,["L",["/",379,381]]]', // 378 leaf
      '[1,["N","WrapperEnd",380]]', // 379 readWrapperEnd
      '[1,["s",11,147,["[*","\\t "],["/",100,["&",["s",33,45]]]]," `~"]', // 380 note_wrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 381 readMissingWrapperEnd
      '[1,["L",383]]', // 382 leaf
      '[1,["M","BadChatBefore",["s",["+",["s",["!",384],["!",143],["!",48],["/",372,["s",["!",44],357]]]],["?",["s",["!",384],373]]],["s",["!",384],373]],"^\\n\\r"]', // 383 readBadChatBefore
      '[0,["s",385,["!",386]]]', // 384 skipReplyFence
      '[0,["&",42]," `~"]', // 385 skipMarkerFenceAhead
      '[0,["s",387,["*",["/",387,["s",["!",43],["!",54],389]]],54]]', // 386 skipExampleFence
      '[0,["s",388,45]]', // 387 skipClosedFence
      '[0,["q",371]]', // 388 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],46],["[+","^\\n\\r"]],"^"]', // 389 skipLine
      '[0,["L",["&",384]]," `~"]', // 390 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, same: ofSame, "{": ofAction, handing: ofHanding, hand: ofHand, endsInside: ofEndsInside, words: ofWords, closes: ofCloses, later: ofLater } });

  const steplead: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(25) }] };
  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(101) }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(200) }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: rules.at(291) }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: rules.at(320) }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: rules.at(343) }, { op: 'again', step: () => stepSaidTurn }, { op: 'leaf', read: rules.at(358) }] };
  const stepopening: Step = { op: 'choice', alternatives: [steplead, { op: 'leaf', read: rules.at(382) }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: steplead }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepopening }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(390), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(21) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(15) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(40) }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(378) }] } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(197) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(199) } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: rules.at(202) }, { op: 'leaf', read: rules.at(247) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(284) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(283) } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(310) }, { op: 'leaf', read: rules.at(312) }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: rules.at(316) }, { op: 'leaf', read: rules.at(317) }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(315) } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(326) }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: rules.at(341) }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(334) } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: 1, isText: true, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: rules.at(335) }, { op: 'text', read: rules.text(337) }, { op: 'leaf', read: rules.at(338) }] } };
  const stepSaidTurn: Step = { op: 'rule', name: 'SaidTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(355) }, { op: 'again', step: () => stepTurnText }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'again', step: () => stepReply },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: byName({
      BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole reply is in a code fence.","example":"```\n[REASONING]\n…\n```","hint":"Write the reply without a fence around it."},
      MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the reply is never closed.","example":"```\n[REASONING]\nDone.","hint":"Write the reply without a fence around it."},
      BadMarker: {"code":"bad-marker","severity":"error","meaning":"A marker is missing a bracket. The line was left out.","example":"[MOOD] 0.8\n[CONFIDEN  # typo","hint":"Write the marker with both brackets."},
      BadIndex: {"code":"bad-index","severity":"error","meaning":"An action marker has no number from 0 to 999999999, or no name after it. The line was left out.","example":"[MOOD] 0.8\n[ACTION_-1_TYPE] finish","hint":"Number the actions 0, 1, 2, …."},
      MissingMarkerEnd: {"code":"missing-marker-end","severity":"error","meaning":"The text ends inside a marker.","example":"[REASONING]\nDone.\n[CONF","hint":"The text was cut off: write all of it again."},
      'BadChatBefore BadChat BadLine': {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","hint":"Put the text under [REASONING] or [NOTES], or leave it out."},
      'MissingFenceEnd MissingTextFenceEnd': {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
      BadFencedAction: {"code":"bad-fenced-action","severity":"error","meaning":"Markers of an action are in a code fence. They were read as an example.","example":"[MOOD] 0.8\n```\n[ACTION_0_TYPE] finish\n```","hint":"Write the markers without a fence around them."},
      'BadSaidTurn BadTurn': {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
      'BadActionName BadOwnName BadMarkerName': {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","hint":"Write the name in upper case, with underscores."},
      MissingIndex: {"code":"missing-index","severity":"warning","meaning":"A marker of an action has no number, or the letter N of a template.","example":"[ACTION_TYPE] finish","hint":"Put the number of the action into the marker, as in [ACTION_0_TYPE]."},
      BadMarkerEscape: {"code":"bad-marker-escape","severity":"warning","meaning":"A marker is escaped, as Markdown would have it.","example":"\\[ACTION_0_TYPE\\] finish","hint":"Write the marker without backslashes."},
      BadMarkerIndent: {"code":"bad-marker-indent","severity":"warning","meaning":"A marker is indented.","example":"[FOCUS] 0.9\n  [MOOD] 0.8","hint":"Start the marker in the first column."},
      BadMarkerDecoration: {"code":"bad-marker-decoration","severity":"warning","meaning":"A marker has Markdown or a symbol before it.","example":"## [REASONING]","hint":"Start the line with the bracket."},
      BadMarkerEnd: {"code":"bad-marker-end","severity":"warning","meaning":"Bold marks after a marker or its value.","example":"**[MOOD]** 0.8","hint":"Write markers without Markdown."},
      'BadMarkerBracket BadMarkerBlank': {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker has full-width brackets, or spaces inside its brackets.","example":"［MOOD］ 0.8","hint":"Put [ and ] directly around the name."},
      BadMarkerNoise: {"code":"bad-marker-noise","severity":"warning","meaning":"Chat template tokens or colour codes between a marker and its value.","example":"\u001b[1m[MOOD]\u001b[0m 0.8","hint":"Strip such sequences from the reply."},
      BadBlank: {"code":"bad-blank","severity":"warning","meaning":"A no-break or an ideographic space after a marker.","example":"[MOOD]　0.8","hint":"Write a plain space."},
      'BadSeparator BadBoldSeparator BadOpenSeparator BadSectionSeparator': {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","hint":"Leave it out: a space is enough."},
      'BadSectionTag BadCloseTag': {"code":"bad-close-tag","severity":"warning","meaning":"A closing tag after a value or a section. It was left out.","example":"[ACTION_0_PATH]tea.md[/ACTION_0_PATH]","hint":"Write nothing after the value."},
      BadFirstLine: {"code":"bad-first-line","severity":"warning","meaning":"The reasoning starts on the line of its marker.","example":"[REASONING] I will read the file.","hint":"Start the text on the line below the marker."},
      BadValueBelow: {"code":"bad-value-below","severity":"warning","meaning":"A value is on the line below its marker.","example":"[MOOD]\n0.8","hint":"Write the value on the line of its marker."},
      'BadVitalSeparator BadOpenVitalSeparator': {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign before the value of a vital.","example":"[MOOD] = 0.8","hint":"Write a space between the marker and its number."},
      MissingBlank: {"code":"missing-blank","severity":"warning","meaning":"A space is missing before the value of a vital.","example":"[MOOD]0.8","hint":"Write a space before the number."},
      BadPercent: {"code":"bad-percent","severity":"warning","meaning":"A vital is written as a percentage.","example":"[MOOD] 85%","hint":"Write a number from 0.0 to 1.0."},
      BadNumeral: {"code":"bad-numeral","severity":"warning","meaning":"A number has a bare or an escaped point, a plus sign or a decimal comma.","example":"[MOOD] .8","hint":"Write a point with a digit on both sides, and no plus sign."},
      'BadCutNumber BadVital': {"code":"bad-vital","severity":"error","meaning":"The value of a vital is not a number from 0.0 to 1.0. It was left out.","example":"[MOOD] high","hint":"Write a number from 0.0 to 1.0."},
      BadMarkedNumber: {"code":"bad-marked-number","severity":"warning","meaning":"The value of a vital is bold, in quotes or in backticks.","example":"[MOOD] **0.8**","hint":"Write the number without Markdown."},
      BadValueBracket: {"code":"bad-value-bracket","severity":"warning","meaning":"A value is inside the brackets of its marker.","example":"[MOOD: 0.8]","hint":"Close the bracket after the name, and write the value after it."},
      BadRemark: {"code":"bad-remark","severity":"warning","meaning":"A remark after the value of a vital or the type of an action.","example":"[MOOD] 0.8  # fine","hint":"Put remarks under [NOTES]."},
      MissingLineEnd: {"code":"missing-line-end","severity":"warning","meaning":"There are several markers on one line.","example":"[MOOD] 0.8 [FOCUS] 0.9","hint":"Give each marker a line of its own."},
      BadBareVital: {"code":"bad-bare-vital","severity":"warning","meaning":"A vital has no brackets.","example":"[REASONING]\nDone.\nMood: 0.8","hint":"Write the name in upper case and in brackets, then the number."},
      BadMarkedType: {"code":"bad-marked-type","severity":"warning","meaning":"The type of an action is bold, in quotes or in backticks.","example":"[ACTION_0_TYPE] `finish`\n[ACTION_0_RESULT] done","hint":"Write the type alone."},
      'BadForeignValue BadForeignCall': {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Leave it out. peglot/tools reads calls of other dialects."},
      BadLineNoise: {"code":"bad-line-noise","severity":"warning","meaning":"A chat template token or a colour code after a value. It was left out.","example":"[ACTION_0_RESULT] done<|end|>","hint":"Strip such sequences from the reply."},
      BadContinuation: {"code":"bad-continuation","severity":"warning","meaning":"There are lines without a marker below a parameter.","example":"[ACTION_0_RESULT] first line\nsecond line","hint":"Write the whole value on the line of its marker, or put long text into a content block."},
      BadContentTag: {"code":"bad-content-tag","severity":"warning","meaning":"The START line of a block does not say START.","example":"[ACTION_0_CONTENT]\nprint(1)\n[ACTION_0_CONTENT_END]","hint":"Begin the block with [ACTION_N_CONTENT_START]."},
      BadBareStart: {"code":"bad-bare-start","severity":"warning","meaning":"The START line of a block has no action number.","example":"[ACTION_0_TYPE] create_file\nCONTENT_START\nprint(1)\nCONTENT_END","hint":"Give START and END the number of the action: [ACTION_N_CONTENT_START] and [ACTION_N_CONTENT_END]."},
      BadStartText: {"code":"bad-start-text","severity":"warning","meaning":"Text on the START line of a block. It was read as its first line.","example":"[ACTION_0_CONTENT_START] print(1)","hint":"Start the content on the line below."},
      'BadContentEnd BadBlockEnd BadInlineEnd': {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","hint":"Write the END marker alone on its line, after a START marker with the same number."},
      MissingContentEnd: {"code":"missing-content-end","severity":"error","meaning":"A content block has no END line with its number. It ends at the next action, or with the text.","example":"[ACTION_0_CONTENT_START]\nprint(1)","hint":"Close every block with [ACTION_N_CONTENT_END] of the same number."},
      BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
      BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes in the text.","example":"<|start|>assistant<|message|>Done.","hint":"Strip such sequences from the text."},
      BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"Done.\r","hint":"End lines with LF."},
      BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
      BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      BadMarkerSlip: {"code":"bad-marker-slip","severity":"warning","meaning":"A marker is misspelled. It was read as the standard one.","example":"[CONFIDENC] 0.9","hint":"Spell the name as in the specification."},
  }),
  attributes: 4,
  tables: 6,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
