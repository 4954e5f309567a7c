// Generated from grammars/duckflow.peggy, grammars/duckflow/words.peggy, grammars/duckflow/forgiven-words.peggy, grammars/duckflow/markers.peggy, grammars/duckflow/sections.peggy, grammars/duckflow/vitals.peggy, grammars/duckflow/actions.peggy, grammars/duckflow/blocks.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofAction, ofWords, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofLater } from '../src/engine/generated.ts';

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
  readonly value: TypeNameNode | ValueNode | TypeWordNode;
}
export interface TypeWordNode extends TreeNode { readonly type: 'TypeWord'; readonly text: string; }
export interface LooseTypeNode extends TreeNode {
  readonly type: 'LooseType';
  readonly marker: ActionNameNode | BadActionNameNode;
  readonly value: TypeNameNode | BadMarkedTypeNode | BracketValueNode | ValueNode | BoldValueNode;
}
export interface TypeNameNode extends TreeNode { readonly type: 'TypeName'; readonly text: string; }
export interface BadMarkedTypeNode extends RecoveryNode { readonly type: 'BadMarkedType'; readonly text: string; }
export interface ParameterNode extends TreeNode {
  readonly type: 'Parameter';
  readonly index: string;
  readonly name: string;
  readonly value: ValueNode;
  readonly more: BadContinuationNode | null;
}
export interface LooseParameterNode extends TreeNode {
  readonly type: 'LooseParameter';
  readonly marker: ActionNameNode | BadActionNameNode;
  readonly value: BracketValueNode | ValueNode | BoldValueNode;
  readonly more: BadContinuationNode | null;
}
export interface ValueNode extends TreeNode { readonly type: 'Value'; readonly text: string; }
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
export interface BadThoughtNode extends RecoveryNode {
  readonly type: 'BadThought';
  readonly kind: "think" | "Think" | "THINK" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINKING";
}
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
| BadValueBracketNode | BadRemarkNode | MissingLineEndNode | BadBareVitalNode | BadMarkedTypeNode | BadCloseTagNode
| BadLineNoiseNode | BadContinuationNode | BadContentTagNode | BadBareStartNode | BadStartTextNode
| BadContentEndNode | BadBlockEndNode | BadInlineEndNode | MissingContentEndNode | BadBomNode | BadNoiseNode
| BadLineEndNode | BadThoughtNode | MissingThoughtEndNode | BadForeignCallNode | BadThoughtEndNode | BadTurnNode> & Readonly<Record<'BadMarkerName' | 'BadMarkerSlip', RecoveryNode>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChatBefore', 'Reply'>>
& Readonly<Record<'Blank' | 'Thought' | 'BadThoughtEnd' | 'BadNoise' | 'Type' | 'Parameter' | 'Vital' | 'BadValueBelow'
| 'BadCloseTag' | 'BadLineNoise' | 'MissingLineEnd' | 'BadContinuation' | 'BadPercent' | 'BadVitalSeparator'
| 'MissingBlank' | 'BadCutNumber' | 'BadNumeral' | 'BadMarkedNumber' | 'BadVital' | 'BadValueBracket' | 'BadRemark'
| 'OtherTurn' | 'BadForeignCall' | 'Block' | 'LooseType' | 'LooseParameter' | 'BadMarkedType' | 'BareBlock'
| 'OwnVital' | 'BadOwnName' | 'BadOpenVitalSeparator' | 'Section' | 'LooseVital' | 'BadBareVital' | 'BadContentEnd'
| 'BadSectionTag' | 'MissingMarkerEnd' | 'BadIndex' | 'BadMarker' | 'SaidTurn' | 'BadChat' | 'BadLine'
| 'BadFencedAction' | 'MissingFenceEnd', 'Reply' | 'Wrapped'>>
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
| "bad-remark" | "missing-line-end" | "bad-bare-vital" | "bad-marked-type" | "bad-line-noise" | "bad-continuation"
| "bad-content-tag" | "bad-bare-start" | "bad-start-text" | "bad-content-end" | "missing-content-end" | "bad-bom"
| "bad-noise" | "bad-line-end" | "bad-thought" | "missing-thought-end" | "bad-foreign-call" | "bad-thought-end"
| "bad-marker-slip";

const NODES: readonly (MakeNode<TreeNode>)[] = [
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
  () => { return 'thought'; },
  () => { return 'steps'; },
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
      '[0,["/",["@",1,"<",13,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|channel>","thought"]],"<[\u25c1"]', // 12 readThoughtOpen
      '[0,["@",1,["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],14],"Ta-z"]', // 13 readThoughtName
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"Think",["?","ing"]],["@",0,"THINK",["?","ING"]],["@",0,"thought",["?","s"]],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"Tar-t"]', // 14 readThinkingWord
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",16],["[","^"]],null,0,null,false]]]', // 15 text
      '[0,["q",17]]', // 16 skipOwnThoughtClose
      '[0,["same",3,18],"<[\u25c1"]', // 17 readOwnThoughtClose
      '[0,["/",19,22],"<[\u25c1"]', // 18 readThoughtClose
      '[0,["/",["@",1,"</",13,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],20,21],"<[\u25c1"]', // 19 readThoughtTagEnd
      '[0,["{",0,"<channel|>"],"<"]', // 20 readChannelEnd
      '[0,["{",1,"[BEGIN FINAL RESPONSE]"],"["]', // 21 readFinalAnswer
      '[0,["{",2,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 22 readAnalysisEnd
      '[1,["L",24]]', // 23 leaf
      '[1,["/",25,26]]', // 24 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",16,["[*","\\t "]]]]', // 25 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 26 readMissingThoughtEnd
      '[1,["L",["/",28,36]],"\\n\\r\\u001b <[\u25c1"]', // 27 leaf
      '[1,["M","BadThoughtEnd",["s",["?",10],29]],"\\n\\r <[\u25c1"]', // 28 readBadThoughtEnd
      '[0,["s",11,30]," <[\u25c1"]', // 29 skipThoughtEndAhead
      '[0,["s",31,["&",["s",["[*","\\t "],["/",10,7,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 30 skipLateEnd
      '[0,["/",["s","</",32,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],34,35],"<[\u25c1"]', // 31 skipThoughtTagEnd
      '[0,["s",["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],33],"Ta-z"]', // 32 skipThoughtName
      '[0,["/",["s","think",["?","ing"]],["s","Think",["?","ing"]],["s","THINK",["?","ING"]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 33 skipThinkingWord
      '[0,["q",20]]', // 34 skipChannelEnd
      '[0,["q",21]]', // 35 skipFinalAnswer
      '[1,["M","BadNoise",37]]', // 36 readBadNoise
      '[0,["s",38,["*",["/",38,["[","\\t "]]]]]', // 37 skipLineNoise
      '[0,["/",39,43],"\\u001b<"]', // 38 skipNoise
      '[0,["s",["!",40],["!",41],["!",42],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 39 skipTemplateToken
      '[0,["/",["s","<",32,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|channel>","thought"]],"<[\u25c1"]', // 40 skipThoughtOpen
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],7]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],["?","|"],">"],"<|START_ACTION|>","<|tools_prefix|>","<|function_call|>","<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 41 skipForeignCall
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",10,7]]]]],"<["]', // 42 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 43 skipAnsiSequence
      '[1,["L",45]]', // 44 leaf
      '[1,["M",1,["s",["&",46],[":",0,95]]]," `~"]', // 45 readBadWrapper
      '[0,["s",47,["*",["/",52,38]],53]]', // 46 skipMarkerFence
      '[0,["s",48,49]]', // 47 skipFenceOpen
      '[0,["/",["s",11,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",49]],["s",11,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 48 skipFenceHead
      '[0,["/",50,7]]', // 49 skipLineEnd
      '[0,["/","\\n",51],"\\n\\r"]', // 50 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 51 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],50],["s",["[+","\\t "],7]],"\\t\\n\\r "]', // 52 skipBlankLine
      '[0,["/",["s","[",["/",["s",["[","A-Z"],["[*","0-9A-Z_"],["/",["s","]",["!","("]],7]],7]],54,68,69,86,92,93]," #*+\\\\-0-9>ACFMS[\\\\\\\\_cfms\u3010\u3014\uff3b"]', // 53 skipStopMarker
      '[0,["s",["&",["s",11,["?",55],58,["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"],7]],59]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 54 skipCutMarker
      '[0,["+",56]]', // 55 skipDecoration
      '[0,["/",["s",["[+","#"],["[*","\\t "]],["s",">",["[*","\\t "]],["s",["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],["[+","\\t "]],57],"#*+\\\\-0-9>_"]', // 56 skipOrnament
      '[0,["/","**","__"],"*_"]', // 57 skipBold
      '[0,["s",["/","\\\\[",["[","[\u3010\u3014\uff3b"]],["[*"," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 58 skipMarkerOpen
      '[0,["q",60]]', // 59 skipCutName
      '[0,["@",1,["endsInside",61],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 60 readCutName
      '[0,["s",11,["?",55],58,["/",62,63,64],67]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 61 skipPlainMarker
      '[0,["/",["i","reasoning"],["i","planning"],["i","notes"]],"NPRnpr"]', // 62 skipSectionLetters
      '[0,["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],"CFMScfms"]', // 63 skipVitalLetters
      '[0,["s",["i","action"],["?",65],["?",["s",66,65]],["[","A-Z_a-z"],["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"]],"Aa"]', // 64 skipActionLetters
      '[0,["s",["?","\\\\"],["["," \\\\-_"]]," \\\\-\\\\\\\\_"]', // 65 skipBar
      '[0,["s",["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["[+","0-9"]],"0-9"]', // 66 skipIndex
      '[0,["s",["[*"," "],["/","\\\\]",["[",":=]\u3011\u3015\uff1a\uff3d"]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 67 skipMarkerClose
      '[0,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],49],["s",["?",57],"ACTION_",66,"_",["[+","0-9A-Z_"],["?",57],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],49]],"*A[_"]', // 68 skipBrokenMarker
      '[0,["s",11,["?",55],58,70,67,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 69 skipStandardMarker
      '[0,["/",71,75,85],"A-Za-z"]', // 70 skipMeantName
      '[0,["q",72]]', // 71 skipKnownWord
      '[1,["words",["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],73],"A-Za-z"]', // 72 readKnownWord
      '[0,["s",["[","A-Za-z"],["*",74],["*",["s",["[+"," "],["+",74]]]]]', // 73 skipLooseName
      '[0,["/",["[+","\\\\-0-9A-Z_a-z"],["s","\\\\",["&",["[","\\\\-_"]]]],"\\\\-0-9A-Z\\\\\\\\_a-z"]', // 74 skipNameChars
      '[0,["/",76,83],"A-Za-z"]', // 75 skip_actionName
      '[0,["/",["s",77,"_",66,"_",79,["&",67]],["s","ACTION_",82,["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",67]]],"A-Za-z"]', // 76 skipActionName
      '[0,["q",78]]', // 77 skipActionWord
      '[1,["words",["ACTION"],[null,"BadMarkerSlip"],["[+","A-Za-z"]],"A-Za-z"]', // 78 readActionWord
      '[0,["/",["s",80,["&",67]],["s",["[","A-Z_"],["[*","0-9A-Z_"]]],"A-Z_"]', // 79 skipPartName
      '[0,["q",81]]', // 80 skipPartWord
      '[1,["words",["TYPE","CONTENT_START","CONTENT_END"],[null,"BadMarkerSlip"],["[+","A-Z_"]],"A-Z_"]', // 81 readPartWord
      '[0,["?","N_"]]', // 82 skipMissingIndex
      '[0,["/",["s",["i","action"],["?",65],66,65,84],["s",["i","action"],["?",65],82,["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],65,["/",["i","start"],["i","end"]]]],67]],84]],"Aa"]', // 83 skipBadActionName
      '[0,["s",["[","A-Z_a-z"],["*",74],["*",["s",["[+"," "],["+",74]]]]]', // 84 skipAnyPart
      '[0,["/",["s",["i","action"],["["," \\\\-_"],["/",["s",["|",10,null,false,["[","0-9"]],["["," \\\\-_"]],["s","-",["[","0-9"]],["s",["[+","0-9"],["["," \\\\-_"],["[","0-9"]]],["[*"," \\\\-0-9A-Z_a-z"]],["s",["i","action"],["?",["["," \\\\-_"]],["[+","0-9"],["&",["s",67,["[*","\\t "],["/",["[","^\\t\\n\\r "],["s",50,["[","\\"\\\\-A-Za-{"]]]]]]],"Aa"]', // 85 skipBadIndexName
      '[0,["s",11,["?",55],58,87,89,["[*","\\t "],91,["[*","\\t "],["?","]"],["?","**"],["[*","\\t "],49]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 86 skipOwnVitalLine
      '[0,["/",["s",["!",["s",70,67]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",67]],["s",["!",["s",70,67]],88,["&",67]]],"A-Za-z"]', // 87 skipOwnWord
      '[0,["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]', // 88 skipBadOwnName
      '[0,["/",["s",["[","]\u3011\u3015\uff3d"],["/",90,["s",["?",57],["?",["[",":=\uff1a"]]]]],["s",["[*"," "],["[",":=\uff1a"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 89 skipOwnVitalClose
      '[0,["s",["[",":=\uff1a"],57,["&",["/",["[","\\t "],49]]]]', // 90 skipBoldSeparator
      '[0,["/",["s",["/","100",["s",["[","0-9"],["?",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["[*","\\t "],"%"],["s","0",["?",["s",".",["[+","0-9"]]]],["s","1",["?",["s",".",["[+","0"]]]]],"0-9"]', // 91 skipOwnShare
      '[0,["s",["?",55],63,["!",["[","A-Za-z"]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],["[+",".0-9"],["?","%"],["[*","\\t "],["?",37],49],"#*+\\\\-0-9>CFMS_cfms"]', // 92 skipBareVital
      '[0,["s","[/",94,"]",["[*","\\t "],49]]', // 93 skipSectionTag
      '[0,["/","REASONING","PLANNING","NOTES"],"NPR"]', // 94 skipSectionName
      '[1,["@",0,96,97]]', // 95 readFenceOpen
      '[0,["/",["@",1,11,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",49]],["@",1,11,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 96 readFenceHead
      '[1,["/",5,7]]', // 97 noteLineEnd
      '[1,["L",["/",3,99,134,174]],"\\t\\n\\r ["]', // 98 leaf
      '[1,["N",3,["s","[ACTION_",[":",0,100],"_TYPE]",[":",1,101]]]]', // 99 readType
      '[0,["@",2,["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["$",["[+","0-9"]]],"0-9"]', // 100 readIndex
      '[1,["/",["@",1," ",102,97],["@",1,104,102,["[*","\\t "],97],["@",3,["!",108],["!",109],["!",111],115],["@",1,["[*","\\t "],126,127]]]', // 101 readTypeValue
      '[0,["N",0,[":",0,103]]]', // 102 readTypeName
      '[0,["$",["[+","\\\\-.0-9A-Z_a-z"]]]', // 103 read_typeName
      '[1,["M","BadValueBelow",["s",["[*","\\t "],5,["*",4],["[*","\\t "],["&",["s",105,["[*","\\t "],49]]]],"\\t\\n\\r "]', // 104 readBadValueBelow
      '[0,["/",["s",106,["[*","\\t "],["?","%"]],107],"\\\\-.0-9A-Z_a-z"]', // 105 skipBelowValue
      '[0,["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 106 skipNumber
      '[0,["[+","\\\\-.0-9A-Z_a-z"]]', // 107 skip_typeName
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],["[","\\"\'*`"]],"\\t \\"\'*:=`\uff1a"]', // 108 skipMarkedType
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],107,110],"\\t \\\\-.0-:=A-Z_a-z\uff1a"]', // 109 skipRemarkedType
      '[0,["s",["[+","\\t "],["/","#","//","(","--",["[","\u2013\u2014"],["s","-",["[","\\t "]]]]]', // 110 skipRemark
      '[0,["s",["[*","\\t "],112,["[+","\\t "],113],"^\\n\\r["]', // 111 skipSharedLine
      '[0,["[+","^\\t\\n\\r ["]]', // 112 skipTypeWord
      '[0,["s","[ACTION_",66,"_",["/","TYPE]",["s",114,"]"]]]]', // 113 skipNextParameter
      '[0,["s",["!",["s",["/",80,["s","CONTENT",["?","_BEGIN"]]],"]"]],["s",["[","A-Z_"],["[*","0-9A-Z_"]],["&","]"]],"A-Z_"]', // 114 skipParameterName
      '[1,["@",3,["?",116],["?",["s",["&",117],118]],["[*","\\t "],119,["?",122],124]]', // 115 readGiven
      '[1,["M","BadMarkerNoise",["s",["/",["+",38],["s",["[+","\\t "],["+",43]]],["!",53]]],"\\t\\u001b <"]', // 116 readBadMarkerNoise
      '[0,["s",["[*","\\t "],["/","\uff1a",["s",["[",":="],["&",["/",["[","\\t "],49]]]]],"\\t :=\uff1a"]', // 117 skipColon
      '[1,["M","BadSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 118 readBadSeparator
      '[0,["N",1,[":",0,["$",["*",["s",["[*","\\t "],120]]]]]]', // 119 readValue
      '[0,["/",["[+","^\\t\\n\\r\\u001b <["],["s",["!",121],"["],["s",["!",["s",37,49]],37],["s",["!",38],["[","\\u001b<"]]],"^\\t\\n\\r "]', // 120 skipValueChar
      '[0,["s","[/ACTION_",66,"_",["[","A-Z"],["[*","0-9A-Z_"],"]",["&",["s",["[*","\\t "],["?",37],49]]]]', // 121 skipCloseTag
      '[1,["s",["[*","\\t "],123],"\\t ["]', // 122 noteClosing
      '[1,["M","BadCloseTag",121]]', // 123 readBadCloseTag
      '[1,["s",["[*","\\t "],["?",125],97]]', // 124 noteValueEnd
      '[1,["M","BadLineNoise",["s",37,["&",49]]]]', // 125 readBadLineNoise
      '[0,["N",2,[":",0,["$",["[+","^\\t\\n\\r ["]]]]]', // 126 readTypeWord
      '[1,["M","MissingLineEnd",["s",["[+","\\t "],["&",["/",128,129,113]]],["s",["[*","\\t "],["[",",;|"],["[*","\\t "],["&",128]]],"\\t ,;|"]', // 127 readMissingLineEnd
      '[0,["s",["?",55],58,63,["!",["[","A-Za-z"]]],"#*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 128 skipNextVital
      '[0,["s","[",130,"]",131]]', // 129 skipNextOwnVital
      '[0,["s",["!",["s",70,"]"]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",["s","]",["!","("]]]],"A-Z"]', // 130 skipOwnName
      '[0,["/",["s",["[+","\\t "],106,["[*","\\t "],49],["s",["/",117,""],["[*","\\t "],91,132]],"\\t 0-:=\uff1a"]', // 131 skip_ownVital
      '[0,["/",["s",["[*","\\t "],["?",37],49],133,["s",["[*","\\t "],"#"],["s",["[*","\\t "],37,53]]]', // 132 skipOwnVitalEnd
      '[0,["/",["s",["[*","\\t "],["?",["s",["[",",;|"],["[*","\\t "]]],128],["s",["[+","\\t "],113]],"\\t #*-\\\\-0-9;>[\\\\\\\\_|\u3010\u3014\uff3b"]', // 133 skipLineBreakDue
      '[1,["N",4,["s","[ACTION_",[":",0,100],"_",[":",1,135],"]",[":",2,115],[":",3,["?",136]]]]]', // 134 readParameter
      '[0,["@",1,["!",["s",["/",80,["s","CONTENT",["?","_BEGIN"]]],"]"]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]],["&","]"]],"A-Z_"]', // 135 readParameterName
      '[1,["M",2,[":",0,["|",1,null,true,137]]],"^\\n\\r"]', // 136 readBadContinuation
      '[1,["@",4,["!",138],["!",149],["!",52],["!",159],["/",["@",0,["$",161],97],["@",1,["!",48],168]]],"^\\n\\r"]', // 137 readContinuedLine
      '[0,["/",53,139,["s",["+",38],53],145],"\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_`cfms~\u25c1\u3010\u3014\uff3b"]', // 138 skipStop
      '[0,["/",140,29,141,144]," <[\u25c1"]', // 139 skipAsideAhead
      '[0,["s",11,40]," <[\u25c1"]', // 140 skipThoughtAhead
      '[0,["s",11,142]," <["]', // 141 skipTurnAhead
      '[0,["s",["?",143],42],"<["]', // 142 skipTurnOpen
      '[0,["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"],"<"]', // 143 skipTurnEnd
      '[0,["s",11,41]," <["]', // 144 skipForeignAhead
      '[0,["s",11,146,["[*","\\t "],["/",49,["&",["s",37,49]]]]," `~"]', // 145 skip_wrapperEnd
      '[0,["q",147]]', // 146 skipWrapperRun
      '[0,["closes",0,148],"`~"]', // 147 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 148 readFenceRun
      '[0,["s",["/","CONTENT_START",["s","[",["?","ACTION_"],"CONTENT_START]"]],["[*","\\t "],["&",49],150],"C["]', // 149 skipBareStart
      '[0,["q",151]]', // 150 skipBareEndLater
      '[0,["later",0,-1,152]]', // 151 readBareEndLater
      '[1,["t",[0,1,2],153,154,156]]', // 152 read_bareEnd
      '[0,["/","CONTENT_END",["t",[0,1,2],"[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 153 readBareEndMarker
      '[0,["|",0,null,true,155]]', // 154 readBlanks
      '[0,["$",["[","\\t "]]]', // 155 read_blank
      '[1,["/",157,158]]', // 156 readLineEnd
      '[1,["/","\\n",6],"\\n\\r"]', // 157 readEol
      '[0,["!",["[","^"]]]', // 158 readEof
      '[0,["/",["s",["[*","\\t "],["?",55],160,["?",["s",["[+","\\t "],["[+","0-9"]]],["?","**"],["[",":\uff1a"]],["s",11,["[+","#"],["[+","\\t "],160,["[*","\\t "],49]],"\\t #*+\\\\-0-9>HOU_hou\u30e6\u89b3"]', // 159 skip_saidTurn
      '[0,["/",["i","observation"],["i","user"],["i","human"],"\u30e6\u30fc\u30b6\u30fc","\u89b3\u5bdf"],"HOUhou\u30e6\u89b3"]', // 160 skipOtherWord
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],95],["|",0,null,true,["t",[0,1,2],["!",162],["!",69],165]],166]]," `~"]', // 161 readPlainFence
      '[0,["s",11,163,["[*","\\t "],["&",49]]," `~"]', // 162 skipFenceClose
      '[0,["q",164]]', // 163 skipClosingRun
      '[0,["closes",1,148],"`~"]', // 164 readClosingRun
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],157],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 165 readLine
      '[0,["t",[0,1,2,3],167,164,154,["&",49]]," `~"]', // 166 readFenceClose
      '[0,["|",0,3,true," "]]', // 167 readIndent
      '[1,["@",0,["$",["+",169]],["/",97,["&",38],["&",30]]]]', // 168 readChatLine
      '[0,["/",["[+","^\\n\\r\\u001b<[\u25c1"],["s",["!",170],37],171,["s",["!",38],["!",30],["[","\\u001b<[\u25c1"]]],"^\\n\\r"]', // 169 skipLineChar
      '[0,["s",37,["?",["s",50,["*",52]]],["/",138,7]]]', // 170 skipTextTail
      '[0,["s",40,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],172]]', // 171 skipNamedThought
      '[0,["/",31,173],"<[\u25c1"]', // 172 skipThoughtClose
      '[0,["q",22]]', // 173 skipAnalysisEnd
      '[1,["N",6,["s","[",[":",0,175],"]",[":",1,176]]]]', // 174 readVital
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 175 readVitalName
      '[1,["/",["@",1,["[+","\\t "],177,["[*","\\t "],97],["@",1,104,["/",178,177],["[*","\\t "],97],["@",2,["?",["/",["s",116,["?",181]],181,182,["s",["&",["[",".0-9"]],183]]],["[*","\\t "],["/",178,["@",0,177,179],184,185,186,188],["?",191],["?",192],["?",191],["?",["s",["!",133],["!",["s",["[+","\\t "],129]],193]],195]]]', // 176 readVitalValue
      '[0,["N",5,[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]]],"\\\\-0-9"]', // 177 readNumber
      '[1,["M",3,["s",[":",0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["[*","\\t "],"%",179]]]', // 178 readBadPercent
      '[0,["/",["&",133],["s",["!",["[","%+\\\\--9A-Z\\\\\\\\_a-z~\u2013"]],["!",["s",",",["[","0-9"]]],["!",["s",["[*","\\t "],180,["[*","\\t "],["[","0-9"]]],["!",["s",["[+","\\t "],["[",".0-9"]]]]]]', // 179 skipNumberBoundary
      '[0,["/","->","to","or",["[","\\\\-/~\u2013\u2014\u2192\u2212"]],"\\\\-/ot~\u2013\u2014\u2192\u2212"]', // 180 skipRangeSign
      '[1,["M","BadVitalSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 181 readBadVitalSeparator
      '[1,["M","BadBlank",["s",["[*","\\t "],["+",["s",["[","\u00a0\u3000"],["[*","\\t "]]]]],"\\t \u00a0\u3000"]', // 182 readBadBlank
      '[1,["M","MissingBlank",""]]', // 183 readMissingBlank
      '[1,["M","BadCutNumber",["s",["[+","0-9"],".",7]]]', // 184 readBadCutNumber
      '[1,["M","BadNumeral",["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],["?","\\\\"],".",["[+","0-9"]],["s",".",["[+","0-9"]],["s",["[+","0-9"],["?","."]]],179]],"+\\\\-.0-9"]', // 185 readBadNumeral
      '[1,["M",4,["s","**",[":",0,187],"**",179],["s","`",[":",0,187],"`",179],["s","\\"",[":",0,187],"\\"",179],["s","\'",[":",0,187],"\'",179]],"\\"\'*`"]', // 186 readBadMarkedNumber
      '[0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]]', // 187 readMarkedNumber
      '[1,["M","BadVital",["*",["s",["!",189],["/",["s",["[+","\\t "],["?",190]],["[+","^\\t\\n\\r\\u001b <"],37,["[","\\u001b<"]]]]]]', // 188 readBadVital
      '[0,["/",["s",["[*","\\t "],37,["/",49,53]],["s",["[+","\\t "],128]],"\\t\\u001b <"]', // 189 skipBadVitalEnd
      '[0,["+",["s",56,["&",56]]]]', // 190 skipOrnaments
      '[1,["M","BadMarkerEnd",57]]', // 191 readBadMarkerEnd
      '[1,["M","BadValueBracket",["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"]]],"\\t ]\u3011\u3015\uff3d"]', // 192 readBadValueBracket
      '[1,["M","BadRemark",["s",["[*","\\t "],["[","^\\t\\n\\r\\u001b <"],["*",["s",["!",133],194]]]],"^\\n\\r\\u001b<"]', // 193 readBadRemark
      '[0,["/",190,["[+","^\\t\\n\\r\\u001b <"],["[+","\\t "],["s",["!",["s",37,["/",49,53]]],37],["s",["!",38],["[","\\u001b<"]]],"^\\n\\r"]', // 194 skipRemarkChar
      '[1,["/",127,["s",["[*","\\t "],["/",["s",125,97],["&",["s",37,53]]]],["s",["[*","\\t "],97]]]', // 195 noteVitalEnd
      '[1,["L",197]]', // 196 leaf
      '[1,["M","BadTurn",["s",["?",10],11,142]],"\\n\\r <["]', // 197 readBadTurn
      '[0,[[["[","^"],null,0,null,false]]]', // 198 text
      '[1,["L",["/",200,28]],"\\n\\r <[\u25c1"]', // 199 leaf
      '[1,["M","BadForeignCall",["s",["?",10],11,41]],"\\n\\r <["]', // 200 readBadForeignCall
      '[1,["L",202]]', // 201 leaf
      '[1,["N",9,["s",[":",0,203],204],["s",[":",0,205],204],["s",["!",149],225,["&",235],[":",0,239],244,204]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 202 readBlockHead
      '[0,["N",7,["s","[ACTION_",[":",0,100],"_CONTENT_START]"]]]', // 203 readStartMarker
      '[1,["s",["?",116],["?",["s",["&",117],118]],["[*","\\t "],["?",["s",182,["&",49]]]]]', // 204 noteHeadTail
      '[1,["M",5,["s",["&",206],"[ACTION_",[":",0,100],"_CONTENT",["?","_BEGIN"],"]"]],"["]', // 205 readBadContentTag
      '[0,["q",207]]', // 206 skipContentTag
      '[0,["handing",2,["t",[0,1,2,3,4,5],"[ACTION_",["hand",2,[],100],"_CONTENT",["?","_BEGIN"],"]",["/",["&",["s",["[*","\\t "],49]],["&",208],212,214,216]]],"["]', // 207 readContentTag
      '[0,["s",["*",["s",["!",209],["[","^\\n\\r"]]],209],"^\\n\\r"]', // 208 skipTagLine
      '[0,["q",210]]', // 209 skipOwnInlineEnd
      '[1,["same",2,211],"["]', // 210 readOwnInlineEnd
      '[1,["@",1,"[",["/",["@",1,"ACTION_",100,"_CONTENT_END"],["@",1,"/ACTION_",100,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],97]]', // 211 readInlineEnd
      '[0,["later",1,2,213]]', // 212 readOwnEndLater
      '[1,["@",1,"[ACTION_",100,"_CONTENT_END]",["[*","\\t "],97]]', // 213 readEndLine
      '[0,["later",2,2,215]]', // 214 readRemarkEndLater
      '[0,["@",1,"[ACTION_",100,"_CONTENT_END]"]]', // 215 readRemarkLine
      '[0,["later",3,2,217]]', // 216 readSlipEndLater
      '[1,["/",218,["@",1,["+",["/",["[+","^\\n\\r["],["s",["!",224],"["]]],211]],"^\\n\\r"]', // 217 readSlipLine
      '[1,["/",["@",3,["[*","\\t "],["?",55],58,219,222],["@",2,["[*","\\t "],["?",57],221,223]],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u3010\u3014\uff3b"]', // 218 readSlipEnd
      '[1,["/",["@",2,78,"_",100,"_",["/",220,["s",["i","end"],["&",67]]]],221,["@",3,"/",["i","action"],65,100,65,["i","content"],["?",["s",65,["/",["i","start"],["i","end"]]]]]],"/A-Za-z"]', // 219 readSlipEndName
      '[1,["words",["CONTENT_END"],["BadMarkerName","BadMarkerSlip"],73],"A-Za-z"]', // 220 readEndWord
      '[0,["@",2,["i","action"],["?",65],100,65,["i","content"],65,["i","end"]],"Aa"]', // 221 readBareEndName
      '[1,["/",["s",67,["[*","^\\n\\r"]],["s",["?",57],["[*","\\t "],5]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 222 noteSlipEndClose
      '[1,["/",["s",67,["[*","^\\n\\r"]],["s",["?",57],["[*","\\t "],97]]]', // 223 noteBareEndClose
      '[0,["s","[",["/",["s","ACTION_",66,"_CONTENT_END"],["s","/ACTION_",66,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],49]]', // 224 skipInlineEnd
      '[1,["s",["!",226],["?",228],["?",229],["/",["s",["?",232],"["],233],["?",234]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 225 noteLooseOpen
      '[0,["/",["s","[",["/",94,227],"]"],["s","[ACTION_",66,"_CONTENT_END]"]],"["]', // 226 skipExactMarker
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 227 skipVitalName
      '[1,["M","BadMarkerIndent",["|",1,3,false," "]]," "]', // 228 readBadMarkerIndent
      '[1,["M",6,["s",55,[":",0,["?",["@",1,["&",230],""]]]]]]', // 229 readBadMarkerDecoration
      '[0,["/",["s",58,["[*"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["/",57,90]],["s",58,["i","action"],["[+"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["*",["/",["[+","^\\n\\r*"],["s",["!",231],"*"]]],231]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 230 skipBoldAround
      '[0,["s","**",["[*","\\t "],["?",37],49]]', // 231 skipBoldTail
      '[1,["M","BadMarkerEscape","\\\\"]]', // 232 readBadMarkerEscape
      '[1,["M","BadMarkerBracket",["[","\u3010\u3011\u3014\u3015\uff3b\uff3d"]]]', // 233 readBadMarkerBracket
      '[1,["M","BadMarkerBlank",["[+"," "]]]', // 234 readBadMarkerBlank
      '[0,["s",236,237,67]]', // 235 skipStartAhead
      '[0,["/",["s",77,"_",66,"_"],["s",["i","action"],["?",65],["?",["/",["s",66,65],"N_"]]]],"A-Za-z"]', // 236 skipActionPrefix
      '[0,["q",238]]', // 237 skipStartWord
      '[1,["words",["CONTENT_START"],["BadMarkerName","BadMarkerSlip"],73],"A-Za-z"]', // 238 readStartWord
      '[1,["/",240,243],"A-Za-z"]', // 239 read_actionName
      '[1,["N",8,["s",78,"_",[":",0,100],"_",[":",1,241],["&",67]],["s","ACTION_",[":",0,242],[":",1,["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]]],["&",67]]],"A-Za-z"]', // 240 readActionName
      '[1,["/",["@",0,81,["&",67]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]]],"A-Z_"]', // 241 readPartName
      '[1,["M","MissingIndex",["?","N_"]]]', // 242 readMissingIndex
      '[1,["M",7,["s",["i","action"],["?",65],[":",0,100],65,[":",1,["$",84]]],["s",["i","action"],["?",65],[":",0,242],["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],65,["/",["i","start"],["i","end"]]]],67]],[":",1,["$",84]]]],"Aa"]', // 243 readBadActionName
      '[1,["s",["?",234],["/",["s",["?",232],"]",["!","("]],233],["?",["/",191,245]]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 244 noteLooseClose
      '[1,["M","BadBoldSeparator",90]]', // 245 readBadBoldSeparator
      '[1,["L",247]]', // 246 leaf
      '[1,["/",248,["?",["t",[0,1,2],157,["!",252],["!",7]]]]]', // 247 readStartLine
      '[1,["M","BadStartText",["+",["s",["!",249],["[","^\\n\\r"]]]],"^\\n\\r"]', // 248 readBadStartText
      '[0,["s",["&",209],["!",250],["!",251]],"["]', // 249 skipInlineStop
      '[0,["q",212]]', // 250 skipOwnEndLater
      '[0,["q",214]]', // 251 skipRemarkEndLater
      '[0,["s",["&",253],["/",254,["s",["&",258],["!",250],["/",255,["s",["!",251],["/",263,["s",["!",269],270]]]]]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 252 skipBlockStop
      '[0,["s",["[*","\\t "],["/",["[","#*+\\\\->[\\\\\\\\_\u3010\u3014\uff3b"],["s",["[+","0-9"],["[",")."]],["i","action"],["i","content_end"]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 253 skipEndBegin
      '[0,["s",255,["[*","\\t "],49]]', // 254 skipOwnEnd
      '[0,["s","[ACTION_",256,"_CONTENT_END]"]]', // 255 skipOwnEndMarker
      '[0,["q",257]]', // 256 skipSameIndex
      '[0,["same",2,100],"0-9"]', // 257 readSameIndex
      '[0,["/",255,259,262,263,265],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 258 skipLikeEnd
      '[0,["s","[ACTION_",260,"_TYPE]"]]', // 259 skipNextType
      '[0,["q",261]]', // 260 skipSameNext
      '[0,["same",2,["{",3,[":",0,100]]],"0-9"]', // 261 readSameNext
      '[0,["s",11,"[",["i","action_"],["?",["s",66,"_"]],["i","content_end]"]]," ["]', // 262 skipAnyEnd
      '[0,["q",264]]', // 263 skipOwnSlipEnd
      '[1,["same",2,218],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u3010\u3014\uff3b"]', // 264 readOwnSlipEnd
      '[0,["/",["s",["[*","\\t "],["?",55],58,["/","/",["?",["s",["i","action"],["["," \\\\-_"],["?","N_"]]]],266,267],["s",["[*","\\t "],["?",57],["i","content_end"],268]],"\\t #*+\\\\-0-9>C[\\\\\\\\_c\u3010\u3014\uff3b"]', // 265 skipBareSlipEnd
      '[0,["s",["i","content"],65,["i","end"]],"Cc"]', // 266 skipBareEndWord
      '[0,["/",["s",67,["[*","^\\n\\r"]],["s",["?",57],["[*","\\t "],50]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 267 skipSlipEndClose
      '[0,["/",["s",67,["[*","^\\n\\r"]],["s",["?",57],["[*","\\t "],49]]]', // 268 skipBareEndClose
      '[0,["q",216]]', // 269 skipSlipEndLater
      '[0,["/",265,271,259,["s",["!",272],["!",276],262]]]', // 270 skipOtherStop
      '[0,["s",262,["[*","^\\n\\r"],["/",7,["s",50,["*",52],["/",["s","[ACTION_",260,"_"],7]]]]]', // 271 skipStrangeEnd
      '[0,["q",273]]', // 272 skipNextTypeLater
      '[0,["later",4,2,274]]', // 273 readNextTypeLater
      '[0,["@",1,"[ACTION_",275,"_TYPE]"]]', // 274 readNextTypeLine
      '[0,["{",4,[":",0,100]],"0-9"]', // 275 readBeforeNext
      '[0,["q",277]]', // 276 skipLastEndLater
      '[0,["later",5,-1,278]]', // 277 readLastEndLater
      '[1,["t",[0,1,2],279,280,["/",158,["t",[0,1,2],157,["|",0,null,true,281],158]]]]', // 278 readLastEnd
      '[0,["t",[0,1,2,3,4],167,"[",["$",["i","action_"]],["?",["t",[0,1],100,"_"]],["$",["i","content_end]"]]]," ["]', // 279 readAnyEnd
      '[0,["|",0,null,true,["$",["[","^\\n\\r"]]]]', // 280 readRestOfLine
      '[1,["/",["t",[0,1],["|",0,null,true,155],157],["t",[0,1],["|",1,null,true,155],158]],"\\t\\n\\r "]', // 281 readBlankLine
      '[0,[[null,"^\\n\\r[",1,[["[","/A"]],false],[["s","[",["!",["[","/A"]]],null,0,null,false],[["s",["!",249],"["],null,0,null,false],[["s",10,["!",252],["!",7]],null,0,null,false]]]', // 282 text
      '[1,["L",284]]', // 283 leaf
      '[1,["/",["t",[0,1],285,["/",286,287,288]],289,288]]', // 284 read_blockEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 285 readNewline
      '[1,["N",10,["s",[":",0,["$",255]],["[*","\\t "],97]]]', // 286 readBlockEnd
      '[1,["M","BadBlockEnd",["s",["&",["/",255,263,265]],["[*","^\\n\\r"],97]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 287 readBadBlockEnd
      '[1,["M",8,["s",11,"[",["i","action_"],[":",0,100],["i","_content_end]"],["[*","^\\n\\r"],97],""]]', // 288 readMissingContentEnd
      '[1,["M","BadInlineEnd",["s",["&",209],["[*","^\\n\\r"],97]],"["]', // 289 readBadInlineEnd
      '[1,["L",["/",291,305]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 290 leaf
      '[1,["N",13,["s",225,["&",292],[":",0,239],[":",1,["/",295,297]]]]]', // 291 readLooseType
      '[0,["s",236,293,67]]', // 292 skipTypeAhead
      '[0,["q",294]]', // 293 skip_typeWord
      '[1,["words",["TYPE"],["BadMarkerName","BadMarkerSlip"],73],"A-Za-z"]', // 294 read_typeWord
      '[1,["/",["@",2,244,104,102,["[*","\\t "],97],["@",4,244,["?",116],["?",["s",["&",117],118]],["[*","\\t "],["/",296,["@",0,102,["&",110]]],["?",["s",["&",110],193]],124]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 295 readLooseTypeName
      '[1,["M",9,["s","**",[":",0,103],"**"],["s","`",[":",0,103],"`"],["s","\\"",[":",0,103],"\\""],["s","\'",[":",0,103],"\'"]],"\\"\'*`"]', // 296 readBadMarkedType
      '[1,["/",["@",2,298,["[*","\\t "],299,192,["?",191],124],["@",2,298,["[*","\\t "],119,124],["@",4,244,["?",116],["?",["s",["&",117],118]],["[*","\\t "],303,191,124],["@",1,244,115]]," :=\\\\\\\\]\u3010\u3011\u3014\u3015\uff1a\uff3b\uff3d"]', // 297 readLooseGiven
      '[1,["M","BadOpenSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 298 readBadOpenSeparator
      '[0,["N",11,[":",0,["$",["*",["s",["!",300],["/",301,["[","^\\n\\r\\u001b<[]"],302]]]]]]]', // 299 readBracketValue
      '[0,["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"],["?",["/","**","__"]],["[*","\\t "],["?",37],49],"\\t ]\u3011\u3015\uff3d"]', // 300 skipBracketTail
      '[0,["deep",["s","[",["*",["/",301,["[","^\\n\\r\\u001b<[]"]]],"]"]]]', // 301 skipBalanced
      '[0,["/",["s",["!",["s",37,49]],37],["s",["!",38],["[","\\u001b<"]]],"\\u001b<"]', // 302 skipInnerNoise
      '[0,["N",12,[":",0,["$",["*",["s",["!",231],["/",304,["s",["!","**"],["[","^\\n\\r\\u001b<"]],302]]]]]]]', // 303 readBoldValue
      '[0,["s","**",["+",["s",["!","**"],["[","^\\n\\r\\u001b<"]]],"**"]]', // 304 skipBoldPair
      '[1,["N",14,["s",225,["!",306],[":",0,239],[":",1,297],[":",2,["?",136]]]]]', // 305 readLooseParameter
      '[0,["s",236,307,67]]', // 306 skipOtherPart
      '[0,["q",308]]', // 307 skipBlockWord
      '[1,["words",["CONTENT_START","CONTENT_END"],["BadMarkerName","BadMarkerSlip"],73],"A-Za-z"]', // 308 readBlockWord
      '[1,["L",310]]', // 309 leaf
      '[1,["M","BadBareStart",149]]', // 310 readBadBareStart
      '[1,["L",["?",["t",[0,1,2],157,["!",312],["!",7]]]]]', // 311 leaf
      '[0,["s",313,["[*","\\t "],49]]', // 312 skip_bareEnd
      '[0,["/","CONTENT_END",["s","[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 313 skipBareEndMarker
      '[0,[[null,"^\\n\\r",1,[["\\n","C["]],false],[["s",10,["!",312],["!",7]],null,0,null,false]]]', // 314 text
      '[0,["L",["?",10]]]', // 315 leaf
      '[1,["L",317]]', // 316 leaf
      '[1,["/",318,288]]', // 317 readBareBlockEnd
      '[1,["N",15,["s",[":",0,["$",313]],["[*","\\t "],97]]]', // 318 readBareEnd
      '[1,["L",320]]', // 319 leaf
      '[1,["N",16,["s",["!",226],"[",[":",0,321],"]",["&",131],[":",1,176]],["s",["!",226],["&",86],225,[":",0,322],["/",244,324],[":",1,176]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 320 readOwnVital
      '[0,["@",1,["!",["s",70,"]"]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",["s","]",["!","("]]]],"A-Z"]', // 321 readOwnName
      '[1,["/",["@",1,["!",["s",70,67]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",67]],["@",1,["!",["s",70,67]],323,["&",67]]],"A-Za-z"]', // 322 readOwnWord
      '[1,["M","BadOwnName",["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]]', // 323 readBadOwnName
      '[1,["M","BadOpenVitalSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 324 readBadOpenVitalSeparator
      '[1,["L",326]]', // 325 leaf
      '[1,["N",17,["s","[",[":",0,"REASONING"],"]",327,328],["s","[",[":",0,["/","PLANNING","NOTES"]],"]",327],["s",225,[":",0,330],["/",["s",244,327],298],328],["s",225,[":",0,331],["/",["s",244,327],298]],["s","[",[":",0,321],"]",["?",116],["?",["s",["&",117],332]]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 326 readSectionHead
      '[1,["s",["?",116],["?",["s",["&",117],118]]]]', // 327 noteHeadRest
      '[1,["/",["&",["s",["[*","\\t "],49]],329]]', // 328 noteFirstLine
      '[1,["M","BadFirstLine",""]]', // 329 readBadFirstLine
      '[1,["words",["REASONING"],["BadMarkerName","BadMarkerSlip"],73],"A-Za-z"]', // 330 readReasoningWord
      '[1,["words",["PLANNING","NOTES"],["BadMarkerName","BadMarkerSlip"],73],"A-Za-z"]', // 331 readSectionWord
      '[1,["M","BadSectionSeparator",["s",["[*","\\t "],["[",":=\uff1a"],["[*","\\t "]]],"\\t :=\uff1a"]', // 332 readBadSectionSeparator
      '[0,[[null,"^\\n\\r\\u001b<[\u25c1",1,[["\\n","\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_`cfms~\u25c1\u3010\u3014\uff3b"]],false],[["s",10,["!",138],["!",48]],null,0,null,false],[["s",["!",170],37],null,0,null,false],[["s",40,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],172],null,0,null,false],[["s",["!",38],["!",30],["[","\\u001b<[\u25c1"]],null,0,null,false]]]', // 333 text
      '[0,["L",335]]', // 334 leaf
      '[0,["@",2,10,["!",138],96]]', // 335 readTextFence
      '[0,[[null,"^\\n\\r",1,[["\\n"," `~"]],false],[["s",10,["!",162]],null,0,null,false]]]', // 336 text
      '[1,["L",338]]', // 337 leaf
      '[1,["/",["s",10,162],339]]', // 338 noteTextFenceEnd
      '[1,["M","MissingTextFenceEnd",""]]', // 339 readMissingTextFenceEnd
      '[1,["L",341]]', // 340 leaf
      '[1,["N","SectionEnd",["?",5]]]', // 341 readSectionEnd
      '[1,["L",["/",343,345,347,348,350,351,352,36]],"\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_cfms\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 342 leaf
      '[1,["N",18,["s",225,[":",0,344],["/",244,324],[":",1,176]]]]', // 343 readLooseVital
      '[1,["words",["CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],73],"A-Za-z"]', // 344 readVitalWord
      '[1,["M",10,["s",["&",92],["?",55],[":",0,["$",63]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],[":",1,["/",178,346]],["[*","\\t "],["?",125],97]],"#*+\\\\-0-9>CFMS_cfms"]', // 345 readBadBareVital
      '[0,["N",19,[":",0,["$",["[+",".0-9"]]]]]', // 346 readBareNumber
      '[1,["M","BadContentEnd",["s",262,["[*","^\\n\\r"],97]]]', // 347 readBadContentEnd
      '[1,["M","BadSectionTag",349]]', // 348 readBadSectionTag
      '[1,["s","[/",94,"]",["[*","\\t "],97]]', // 349 noteSectionTag
      '[1,["M","MissingMarkerEnd",["s","[",["?",["s",["[","A-Z"],["[*","0-9A-Z_"]]],7],54]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 350 readMissingMarkerEnd
      '[1,["M","BadIndex",["s",11,["?",55],58,85,67,["[*","^\\n\\r"],["?",5]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 351 readBadIndex
      '[1,["M","BadMarker",353]]', // 352 readBadMarker
      '[1,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],97],["s",["?",57],"ACTION_",66,"_",["[+","0-9A-Z_"],["?",57],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],97]],"*A[_"]', // 353 noteBrokenMarker
      '[1,["L",355]]', // 354 leaf
      '[1,["M","BadSaidTurn",["s",["&",159],356]],"\\t #*+\\\\-0-9>HOU_hou\u30e6\u89b3"]', // 355 readBadSaidTurn
      '[1,["s",["+",169],["/",97,["&",38],["&",30]]]]', // 356 noteChatLine
      '[1,["L",["/",358,375]],"^"]', // 357 leaf
      '[1,["M","BadChat",["s",["+",["s",["!",138],["!",52],["!",159],["/",359,370,["s",["!",48],356]]]],["?",371]],371],"^\\n\\r"]', // 358 readBadChat
      '[1,["M","BadFencedAction",["s",["&",360],369,97]]," `~"]', // 359 readBadFencedAction
      '[0,["q",361]]', // 360 skipActionFence
      '[1,["handing",1,["t",[0,1,2,3,4],["hand",1,[],95],["|",0,null,true,["t",[0,1,2],["!",162],["!",362],165]],363,["|",1,null,true,["t",[0,1],["!",162],165]],166]]," `~"]', // 361 readActionFence
      '[0,["s",11,["?",55],58,75,67,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 362 skipActionMarker
      '[1,["t",[0,1,2,3,4,5],167,["?",364],367,239,368,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 363 readActionMarker
      '[0,["|",1,null,true,365],"#*+\\\\-0-9>_"]', // 364 readDecoration
      '[0,["/",["t",[0,1],["|",1,null,true,"#"],["|",0,null,true,155]],["t",[0,1],">",["|",0,null,true,155]],["t",[0,1],["/",["$",["[","*+\\\\-"]],["t",[0,1],["|",1,9,true,["$",["[","0-9"]]],["$",["[",")."]]]],["|",1,null,true,155]],366],"#*+\\\\-0-9>_"]', // 365 readOrnament
      '[0,["/","**","__"],"*_"]', // 366 readBold
      '[0,["t",[0,1],["/","\\\\[",["$",["[","[\u3010\u3014\uff3b"]]],["|",0,null,true," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 367 readMarkerOpen
      '[0,["t",[0,1],["|",0,null,true," "],["/","\\\\]",["$",["[",":=]\u3011\u3015\uff1a\uff3d"]]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 368 readMarkerClose
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],95],["|",0,null,true,["t",[0,1],["!",162],165]],166]]," `~"]', // 369 readFenced
      '[1,["s",369,97]]', // 370 noteClosedFence
      '[1,["s",["!",138],372,["*",374]]," `~"]', // 371 noteOpenFence
      '[1,["M","MissingFenceEnd",373]]', // 372 readMissingFenceEnd
      '[1,["s",48,97]]', // 373 noteFenceOpen
      '[1,["/",["s",["[*","^\\n\\r"],5],["[+","^\\n\\r"]],"^"]', // 374 noteLine
      '[1,["M","BadLine",["s",["!",145],374]],"^"]', // 375 readBadLine
      '[1,["L",["/",377,379]]]', // 376 leaf
      '[1,["N","WrapperEnd",378]]', // 377 readWrapperEnd
      '[1,["s",11,146,["[*","\\t "],["/",97,["&",["s",37,49]]]]," `~"]', // 378 note_wrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 379 readMissingWrapperEnd
      '[1,["L",381]]', // 380 leaf
      '[1,["M","BadChatBefore",["s",["+",["s",["!",382],["!",138],["!",52],["/",370,["s",["!",48],356]]]],["?",["s",["!",382],371]]],["s",["!",382],371]],"^\\n\\r"]', // 381 readBadChatBefore
      '[0,["s",383,["!",384]]]', // 382 skipReplyFence
      '[0,["&",46]," `~"]', // 383 skipMarkerFenceAhead
      '[0,["s",385,["*",["/",385,["s",["!",47],["!",53],387]]],53]]', // 384 skipExampleFence
      '[0,["s",386,49]]', // 385 skipClosedFence
      '[0,["q",369]]', // 386 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],50],["[+","^\\n\\r"]],"^"]', // 387 skipLine
      '[0,["L",["&",382]]," `~"]', // 388 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { same: ofSame, "{": ofAction, endsInside: ofEndsInside, i: ofCase, words: ofWords, closes: ofCloses, later: ofLater, handing: ofHanding, hand: ofHand } });

  const steplead: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(27) }] };
  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(98) }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(199) }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: rules.at(290) }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: rules.at(319) }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: rules.at(342) }, { op: 'again', step: () => stepSaidTurn }, { op: 'leaf', read: rules.at(357) }] };
  const stepopening: Step = { op: 'choice', alternatives: [steplead, { op: 'leaf', read: rules.at(380) }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: steplead }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepopening }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(388), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(23) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(15) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(44) }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(376) }] } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(196) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(198) } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: rules.at(201) }, { op: 'leaf', read: rules.at(246) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(283) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(282) } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(309) }, { op: 'leaf', read: rules.at(311) }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: rules.at(315) }, { op: 'leaf', read: rules.at(316) }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(314) } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(325) }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: rules.at(340) }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(333) } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: 1, isText: true, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: rules.at(334) }, { op: 'text', read: rules.text(336) }, { op: 'leaf', read: rules.at(337) }] } };
  const stepSaidTurn: Step = { op: 'rule', name: 'SaidTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(354) }, { op: 'again', step: () => stepTurnText }] } };

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
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole reply is in a code fence.","example":"```\n[REASONING]\n…\n```","hint":"Write the reply without a fence around it."},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the reply is never closed.","example":"```\n[REASONING]\nDone.","hint":"Write the reply without a fence around it."},
    BadMarker: {"code":"bad-marker","severity":"error","meaning":"A marker is missing a bracket. The line was left out.","example":"[MOOD] 0.8\n[CONFIDEN  # typo","hint":"Write the marker with both brackets."},
    BadIndex: {"code":"bad-index","severity":"error","meaning":"An action marker has no number from 0 to 999999999, or no name after it. The line was left out.","example":"[MOOD] 0.8\n[ACTION_-1_TYPE] finish","hint":"Number the actions 0, 1, 2, …."},
    MissingMarkerEnd: {"code":"missing-marker-end","severity":"error","meaning":"The text ends inside a marker.","example":"[REASONING]\nDone.\n[CONF","hint":"The text was cut off: write all of it again."},
    BadChatBefore: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","hint":"Put the text under [REASONING] or [NOTES], or leave it out."},
    BadChat: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","hint":"Put the text under [REASONING] or [NOTES], or leave it out."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    BadFencedAction: {"code":"bad-fenced-action","severity":"error","meaning":"Markers of an action are in a code fence. They were read as an example and are not in the model.","example":"[MOOD] 0.8\n```\n[ACTION_0_TYPE] finish\n```","hint":"Write the markers without a fence around them."},
    BadSaidTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
    BadLine: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","hint":"Put the text under [REASONING] or [NOTES], or leave it out."},
    BadActionName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","hint":"Write the name in upper case, with underscores."},
    MissingIndex: {"code":"missing-index","severity":"warning","meaning":"A marker of an action has no number, or the letter N of a template.","example":"[ACTION_TYPE] finish","hint":"Put the number of the action into the marker, as in [ACTION_0_TYPE]."},
    BadMarkerEscape: {"code":"bad-marker-escape","severity":"warning","meaning":"A marker is escaped, as Markdown would have it.","example":"\\[ACTION_0_TYPE\\] finish","hint":"Write the marker without backslashes."},
    BadMarkerIndent: {"code":"bad-marker-indent","severity":"warning","meaning":"A marker is indented.","example":"[FOCUS] 0.9\n  [MOOD] 0.8","hint":"Start the marker in the first column."},
    BadMarkerDecoration: {"code":"bad-marker-decoration","severity":"warning","meaning":"A marker is written as a heading, a list item or bold text.","example":"## [REASONING]","hint":"Start the line with the bracket."},
    BadMarkerEnd: {"code":"bad-marker-end","severity":"warning","meaning":"Bold marks after a marker or its value.","example":"**[MOOD]** 0.8","hint":"Write markers without Markdown."},
    BadMarkerBracket: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker has full-width brackets, or spaces inside its brackets.","example":"［MOOD］ 0.8","hint":"Put [ and ] directly around the name."},
    BadMarkerBlank: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker has full-width brackets, or spaces inside its brackets.","example":"［MOOD］ 0.8","hint":"Put [ and ] directly around the name."},
    BadMarkerNoise: {"code":"bad-marker-noise","severity":"warning","meaning":"Chat template tokens or colour codes between a marker and its value.","example":"\u001b[1m[MOOD]\u001b[0m 0.8","hint":"Strip such sequences from the reply."},
    BadBlank: {"code":"bad-blank","severity":"warning","meaning":"A no-break or an ideographic space after a marker.","example":"[MOOD]　0.8","hint":"Write a plain space."},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","hint":"Leave it out: a space is enough."},
    BadBoldSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","hint":"Leave it out: a space is enough."},
    BadOpenSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","hint":"Leave it out: a space is enough."},
    BadSectionSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","hint":"Leave it out: a space is enough."},
    BadSectionTag: {"code":"bad-close-tag","severity":"warning","meaning":"A closing tag after a value or a section. It was left out.","example":"[ACTION_0_PATH]tea.md[/ACTION_0_PATH]","hint":"Write nothing after the value."},
    BadFirstLine: {"code":"bad-first-line","severity":"warning","meaning":"The reasoning starts on the line of its marker.","example":"[REASONING] I will read the file.","hint":"Start the text on the line below the marker."},
    MissingTextFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    BadValueBelow: {"code":"bad-value-below","severity":"warning","meaning":"A value is on the line below its marker.","example":"[MOOD]\n0.8","hint":"Write the value on the line of its marker."},
    BadOwnName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","hint":"Write the name in upper case, with underscores."},
    BadVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign before the value of a vital.","example":"[MOOD] = 0.8","hint":"Write a space between the marker and its number."},
    BadOpenVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign before the value of a vital.","example":"[MOOD] = 0.8","hint":"Write a space between the marker and its number."},
    MissingBlank: {"code":"missing-blank","severity":"warning","meaning":"A space is missing before the value of a vital.","example":"[MOOD]0.8","hint":"Write a space before the number."},
    BadPercent: {"code":"bad-percent","severity":"warning","meaning":"A vital is written as a percentage.","example":"[MOOD] 85%","hint":"Write a number from 0.0 to 1.0."},
    BadNumeral: {"code":"bad-numeral","severity":"warning","meaning":"A number has no digit before or after its point, has a plus sign, or its point is escaped.","example":"[MOOD] .8","hint":"Write a digit on both sides of the point, and no plus sign."},
    BadCutNumber: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is not a number from 0.0 to 1.0. It was left out.","example":"[MOOD] high","hint":"Write a number from 0.0 to 1.0."},
    BadMarkedNumber: {"code":"bad-marked-number","severity":"warning","meaning":"The value of a vital is bold, in quotes or in backticks.","example":"[MOOD] **0.8**","hint":"Write the number without Markdown."},
    BadVital: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is not a number from 0.0 to 1.0. It was left out.","example":"[MOOD] high","hint":"Write a number from 0.0 to 1.0."},
    BadValueBracket: {"code":"bad-value-bracket","severity":"warning","meaning":"A value is inside the brackets of its marker.","example":"[MOOD: 0.8]","hint":"Close the bracket after the name, and write the value after it."},
    BadRemark: {"code":"bad-remark","severity":"warning","meaning":"A remark after the value of a vital or the type of an action.","example":"[MOOD] 0.8  # fine","hint":"Put remarks under [NOTES]."},
    MissingLineEnd: {"code":"missing-line-end","severity":"warning","meaning":"There are several markers on one line.","example":"[MOOD] 0.8 [FOCUS] 0.9","hint":"Give each marker a line of its own."},
    BadBareVital: {"code":"bad-bare-vital","severity":"warning","meaning":"A vital has no brackets.","example":"[REASONING]\nDone.\nMood: 0.8","hint":"Write the name in upper case and in brackets, then the number."},
    BadMarkedType: {"code":"bad-marked-type","severity":"warning","meaning":"The type of an action is bold, in quotes or in backticks.","example":"[ACTION_0_TYPE] `finish`\n[ACTION_0_RESULT] done","hint":"Write the type alone."},
    BadCloseTag: {"code":"bad-close-tag","severity":"warning","meaning":"A closing tag after a value or a section. It was left out.","example":"[ACTION_0_PATH]tea.md[/ACTION_0_PATH]","hint":"Write nothing after the value."},
    BadLineNoise: {"code":"bad-line-noise","severity":"warning","meaning":"A chat template token or a colour code after a value. It was left out.","example":"[ACTION_0_RESULT] done<|end|>","hint":"Strip such sequences from the reply."},
    BadContinuation: {"code":"bad-continuation","severity":"warning","meaning":"There are lines without a marker below a parameter. Text for a reader takes them in; from any other value they were left out, which is an error.","example":"[ACTION_0_RESULT] first line\nsecond line","hint":"Write the whole value on the line of its marker, or put long text into a content block."},
    BadContentTag: {"code":"bad-content-tag","severity":"warning","meaning":"The START line of a block does not say START.","example":"[ACTION_0_CONTENT]\nprint(1)\n[ACTION_0_CONTENT_END]","hint":"Begin the block with [ACTION_N_CONTENT_START]."},
    BadBareStart: {"code":"bad-bare-start","severity":"warning","meaning":"The START line of a block has no action number. The block was given to the action before it.","example":"[ACTION_0_TYPE] create_file\nCONTENT_START\nprint(1)\nCONTENT_END","hint":"Give START and END the number of the action: [ACTION_N_CONTENT_START] and [ACTION_N_CONTENT_END]."},
    BadStartText: {"code":"bad-start-text","severity":"warning","meaning":"Text on the START line of a block. It was read as the first line of the block.","example":"[ACTION_0_CONTENT_START] print(1)","hint":"Start the content on the line below."},
    BadContentEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","hint":"Write the END marker alone on its line, after a START marker with the same number."},
    BadBlockEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","hint":"Write the END marker alone on its line, after a START marker with the same number."},
    BadInlineEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","hint":"Write the END marker alone on its line, after a START marker with the same number."},
    MissingContentEnd: {"code":"missing-content-end","severity":"error","meaning":"A content block has no END line with its number. It ends at the next action, or with the text.","example":"[ACTION_0_CONTENT_START]\nprint(1)","hint":"Close every block with [ACTION_N_CONTENT_END] of the same number."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
    BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
    BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Write calls as this format does. toolCalls of peglot/tools reads this one."},
    BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
    BadMarkerName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","hint":"Write the name in upper case, with underscores."},
    BadMarkerSlip: {"code":"bad-marker-slip","severity":"warning","meaning":"A marker is misspelled. It was read as the standard one.","example":"[CONFIDENC] 0.9","hint":"Spell the name as in the specification."},
  },
  attributes: 4,
  tables: 6,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
