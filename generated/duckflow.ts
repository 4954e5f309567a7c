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
      '[0,["@",1,["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],14],"Ta-z"]', // 13 readThoughtTag
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
      '[0,["s",["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],31],"Ta-z"]', // 30 skipThoughtTag
      '[0,["/",["s",["i","think"],["?",["i","ing"]]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 31 skipThoughtName
      '[1,["M","BadNoise",33]]', // 32 readBadNoise
      '[0,["s",34,["*",["/",34,["[","\\t "]]]]]', // 33 skipLineNoise
      '[0,["/",35,39],"\\u001b<"]', // 34 skipNoise
      '[0,["s",["!",36],["!",37],["!",38],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 35 skipTemplateToken
      '[0,["/",["s","<",30,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 36 skipThoughtOpen
      '[0,["/",["s","<",["/","tool","function"],["?","_"],"call",["?","s"],">",["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],7]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|",["/",["s","tool_call",["[*","A-Z_a-z"]],"START_ACTION","tools_prefix","function_call","python_tag"],["?","|"],">"],["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to=",["s","<",["[+","a-z"],"_",["[+","_a-z"],">",["&",["s",["[*","\\t\\n\\r "],"<",["[","a-z"]]]],"\ud83e\udd86\u25b6"],"<[\\ud83e"]', // 37 skipForeignCall
      '[0,["/",["s",["/","<|im_start|>","<|start_header_id|>"],["/","user","tool","ipython","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",10,7]]]]],"<["]', // 38 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 39 skipAnsiSequence
      '[1,["L",41]]', // 40 leaf
      '[1,["M",1,["s",["&",["/",42,91]],[":",0,97]]]," `~"]', // 41 readBadWrapper
      '[0,["s",43,["*",["/",48,34]],49]]', // 42 skipMarkerFence
      '[0,["s",44,45]]', // 43 skipFenceOpen
      '[0,["/",["s",11,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",45]],["s",11,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 44 skipFenceHead
      '[0,["/",46,7]]', // 45 skipLineEnd
      '[0,["/","\\n",47],"\\n\\r"]', // 46 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 47 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],46],["s",["[+","\\t "],7]],"\\t\\n\\r "]', // 48 skipBlankLine
      '[0,["/",["s","[",["/",["s",["[","A-Z"],["[*","0-9A-Z_"],["/",["s","]",["!","("]],7]],7]],50,64,65,82,88,89]," #*+\\\\-0-9>ACFMS[\\\\\\\\_cfms\u3010\u3014\uff3b"]', // 49 skipStopMarker
      '[0,["s",["&",["s",11,["?",51],54,["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"],7]],55]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 50 skipCutMarker
      '[0,["+",52]]', // 51 skipDecoration
      '[0,["/",["s",["[+","#"],["[*","\\t "]],["s",">",["[*","\\t "]],["s",["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],["[+","\\t "]],53],"#*+\\\\-0-9>_"]', // 52 skipOrnament
      '[0,["/","**","__"],"*_"]', // 53 skipBold
      '[0,["s",["/","\\\\[",["[","[\u3010\u3014\uff3b"]],["[*"," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 54 skipMarkerOpen
      '[0,["q",56]]', // 55 skipCutName
      '[0,["@",1,["endsInside",57],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 56 readCutName
      '[0,["s",11,["?",51],54,["/",58,59,60],63]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 57 skipPlainMarker
      '[0,["/",["i","reasoning"],["i","planning"],["i","notes"]],"NPRnpr"]', // 58 skipSectionLetters
      '[0,["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],"CFMScfms"]', // 59 skipVitalLetters
      '[0,["s",["i","action"],["?",61],["?",["s",62,61]],["[","A-Z_a-z"],["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"]],"Aa"]', // 60 skipActionLetters
      '[0,["s",["?","\\\\"],["["," \\\\-_"]]," \\\\-\\\\\\\\_"]', // 61 skipBar
      '[0,["s",["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["[+","0-9"]],"0-9"]', // 62 skipIndex
      '[0,["s",["[*"," "],["/","\\\\]",["[",":=]\u3011\u3015\uff1a\uff3d"]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 63 skipMarkerClose
      '[0,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],45],["s",["?",53],"ACTION_",62,"_",["[+","0-9A-Z_"],["?",53],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],45]],"*A[_"]', // 64 skipBrokenMarker
      '[0,["s",11,["?",51],54,66,63,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 65 skipStandardMarker
      '[0,["/",67,71,81],"A-Za-z"]', // 66 skipMeantName
      '[0,["q",68]]', // 67 skipKnownWord
      '[1,["words",["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],69],"A-Za-z"]', // 68 readKnownWord
      '[0,["s",["[","A-Za-z"],["*",70],["*",["s",["[+"," "],["+",70]]]]]', // 69 skipLooseName
      '[0,["/",["[+","\\\\-0-9A-Z_a-z"],["s","\\\\",["&",["[","\\\\-_"]]]],"\\\\-0-9A-Z\\\\\\\\_a-z"]', // 70 skipNameChars
      '[0,["/",72,79],"A-Za-z"]', // 71 skip_actionName
      '[0,["/",["s",73,"_",62,"_",75,["&",63]],["s","ACTION_",78,["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",63]]],"A-Za-z"]', // 72 skipActionName
      '[0,["q",74]]', // 73 skipActionWord
      '[1,["words",["ACTION"],[null,"BadMarkerSlip"],["[+","A-Za-z"]],"A-Za-z"]', // 74 readActionWord
      '[0,["/",["s",76,["&",63]],["s",["[","A-Z_"],["[*","0-9A-Z_"]]],"A-Z_"]', // 75 skipPartName
      '[0,["q",77]]', // 76 skipPartWord
      '[1,["words",["TYPE","CONTENT_START","CONTENT_END"],[null,"BadMarkerSlip"],["[+","A-Z_"]],"A-Z_"]', // 77 readPartWord
      '[0,["?","N_"]]', // 78 skipMissingIndex
      '[0,["/",["s",["i","action"],["?",61],62,61,80],["s",["i","action"],["?",61],78,["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],61,["/",["i","start"],["i","end"]]]],63]],80]],"Aa"]', // 79 skipBadActionName
      '[0,["s",["[","A-Z_a-z"],["*",70],["*",["s",["[+"," "],["+",70]]]]]', // 80 skipAnyPart
      '[0,["/",["s",["i","action"],["["," \\\\-_"],["/",["s",["|",10,null,false,["[","0-9"]],["["," \\\\-_"]],["s","-",["[","0-9"]],["s",["[+","0-9"],["["," \\\\-_"],["[","0-9"]]],["[*"," \\\\-0-9A-Z_a-z"]],["s",["i","action"],["?",["["," \\\\-_"]],["[+","0-9"],["&",["s",63,["[*","\\t "],["/",["[","^\\t\\n\\r "],["s",46,["[","\\"\\\\-A-Za-{"]]]]]]],"Aa"]', // 81 skipBadIndexName
      '[0,["s",11,["?",51],54,83,85,["[*","\\t "],87,["[*","\\t "],["?","]"],["?","**"],["[*","\\t "],45]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 82 skipOwnVitalLine
      '[0,["/",["s",["!",["s",66,63]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",63]],["s",["!",["s",66,63]],84,["&",63]]],"A-Za-z"]', // 83 skipOwnWord
      '[0,["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]', // 84 skipBadOwnName
      '[0,["/",["s",["[","]\u3011\u3015\uff3d"],["/",86,["s",["?",53],["?",["[",":=\uff1a"]]]]],["s",["[*"," "],["[",":=\uff1a"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 85 skipOwnVitalClose
      '[0,["s",["[",":=\uff1a"],53,["&",["/",["[","\\t "],45]]]]', // 86 skipBoldSeparator
      '[0,["/",["s",["/","100",["s",["[","0-9"],["?",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["[*","\\t "],"%"],["s","0",["?",["s",".",["[+","0-9"]]]],["s","1",["?",["s",".",["[+","0"]]]]],"0-9"]', // 87 skipOwnShare
      '[0,["s",["?",51],59,["!",["[","A-Za-z"]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],["[+",".0-9"],["?","%"],["[*","\\t "],["?",33],45],"#*+\\\\-0-9>CFMS_cfms"]', // 88 skipBareVital
      '[0,["s","[/",90,"]",["[*","\\t "],45]]', // 89 skipSectionTag
      '[0,["/","REASONING","PLANNING","NOTES"],"NPR"]', // 90 skipSectionName
      '[0,["s",43,["*",["/",48,34]],92,["*",["/",48,34,92]],49]]', // 91 skipThoughtFence
      '[0,["q",93]]', // 92 skipThought
      '[1,["handing",3,["N",0,["s",["hand",3,["kind"],[":",0,9]],94,95]]],"\\n\\r <[\u25c1"]', // 93 readThought
      '[0,["*",["/",["[+","^<[\u25c1"],["s",["!",16],["[","^"]]]]]', // 94 skipThoughtText
      '[1,["/",96,24]]', // 95 note_thoughtEnd
      '[0,["s",16,["[*","\\t "]]]', // 96 skipThoughtEnd
      '[1,["@",0,98,99]]', // 97 readFenceOpen
      '[0,["/",["@",1,11,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",45]],["@",1,11,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 98 readFenceHead
      '[1,["/",5,7]]', // 99 noteLineEnd
      '[1,["L",["/",3,101,138,174]],"\\t\\n\\r ["]', // 100 leaf
      '[1,["N",4,["s","[ACTION_",[":",0,102],"_TYPE]",[":",1,103]]]]', // 101 readType
      '[0,["@",2,["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["$",["[+","0-9"]]],"0-9"]', // 102 readIndex
      '[1,["/",["@",1," ",104,99],["@",1,106,104,["[*","\\t "],99],["@",3,["!",110],["!",111],["!",113],117],["@",1,["[*","\\t "],130,131]]]', // 103 readTypeValue
      '[0,["N",1,[":",0,105]]]', // 104 readTypeName
      '[0,["$",["[+","\\\\-.0-9A-Z_a-z"]]]', // 105 read_typeName
      '[1,["M","BadValueBelow",["s",["[*","\\t "],5,["*",4],["[*","\\t "],["&",["s",107,["[*","\\t "],45]]]],"\\t\\n\\r "]', // 106 readBadValueBelow
      '[0,["/",["s",108,["[*","\\t "],["?","%"]],109],"\\\\-.0-9A-Z_a-z"]', // 107 skipBelowValue
      '[0,["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 108 skipNumber
      '[0,["[+","\\\\-.0-9A-Z_a-z"]]', // 109 skip_typeName
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],["[","\\"\'*`"]],"\\t \\"\'*:=`\uff1a"]', // 110 skipMarkedType
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],109,112],"\\t \\\\-.0-:=A-Z_a-z\uff1a"]', // 111 skipRemarkedType
      '[0,["s",["[+","\\t "],["/","#","//","(","--",["[","\u2013\u2014"],["s","-",["[","\\t "]]]]]', // 112 skipRemark
      '[0,["s",["[*","\\t "],114,["[+","\\t "],115],"^\\n\\r["]', // 113 skipSharedLine
      '[0,["[+","^\\t\\n\\r ["]]', // 114 skipTypeWord
      '[0,["s","[ACTION_",62,"_",["/","TYPE]",["s",116,"]"]]]]', // 115 skipNextParameter
      '[0,["s",["!",["s",["/",76,["s","CONTENT",["?","_BEGIN"]]],"]"]],["s",["[","A-Z_"],["[*","0-9A-Z_"]],["&","]"]],"A-Z_"]', // 116 skipParameterName
      '[1,["@",3,["?",118],["?",["s",["&",119],120]],["[*","\\t "],["/",121,125],["?",126],128]]', // 117 readGiven
      '[1,["M","BadMarkerNoise",["s",["/",["+",34],["s",["[+","\\t "],["+",39]]],["!",49]]],"\\t\\u001b <"]', // 118 readBadMarkerNoise
      '[0,["s",["[*","\\t "],["/","\uff1a",["s",["[",":="],["&",["/",["[","\\t "],45]]]]],"\\t :=\uff1a"]', // 119 skipColon
      '[1,["M","BadSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 120 readBadSeparator
      '[1,["M",2,["s",["&",37],[":",0,122]]],"<[\\ud83e"]', // 121 readBadForeignValue
      '[0,["$",["*",["s",["[*","\\t "],123]]]]', // 122 readValueText
      '[0,["/",["[+","^\\t\\n\\r\\u001b <["],["s",["!",124],"["],["s",["!",["s",33,45]],33],["s",["!",34],["[","\\u001b<"]]],"^\\t\\n\\r "]', // 123 skipValueChar
      '[0,["s","[/ACTION_",62,"_",["[","A-Z"],["[*","0-9A-Z_"],"]",["&",["s",["[*","\\t "],["?",33],45]]]]', // 124 skipCloseTag
      '[0,["N",2,[":",0,122]]]', // 125 readValue
      '[1,["s",["[*","\\t "],127],"\\t ["]', // 126 noteClosing
      '[1,["M","BadCloseTag",124]]', // 127 readBadCloseTag
      '[1,["s",["[*","\\t "],["?",129],99]]', // 128 noteValueEnd
      '[1,["M","BadLineNoise",["s",33,["&",45]]]]', // 129 readBadLineNoise
      '[0,["N",3,[":",0,["$",["[+","^\\t\\n\\r ["]]]]]', // 130 readTypeWord
      '[1,["M","MissingLineEnd",["s",["[+","\\t "],["&",["/",132,133,115]]],["s",["[*","\\t "],["[",",;|"],["[*","\\t "],["&",132]]],"\\t ,;|"]', // 131 readMissingLineEnd
      '[0,["s",["?",51],54,59,["!",["[","A-Za-z"]]],"#*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 132 skipNextVital
      '[0,["s","[",134,"]",135]]', // 133 skipNextOwnVital
      '[0,["s",["!",["s",66,"]"]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",["s","]",["!","("]]]],"A-Z"]', // 134 skipOwnName
      '[0,["/",["s",["[+","\\t "],108,["[*","\\t "],45],["s",["/",119,""],["[*","\\t "],87,136]],"\\t 0-:=\uff1a"]', // 135 skip_ownVital
      '[0,["/",["s",["[*","\\t "],["?",33],45],137,["s",["[*","\\t "],"#"],["s",["[*","\\t "],33,49]]]', // 136 skipOwnVitalEnd
      '[0,["/",["s",["[*","\\t "],["?",["s",["[",",;|"],["[*","\\t "]]],132],["s",["[+","\\t "],115]],"\\t #*-\\\\-0-9;>[\\\\\\\\_|\u3010\u3014\uff3b"]', // 137 skipLineBreakDue
      '[1,["N",5,["s","[ACTION_",[":",0,102],"_",[":",1,139],"]",[":",2,117],[":",3,["?",140]]]]]', // 138 readParameter
      '[0,["@",1,["!",["s",["/",76,["s","CONTENT",["?","_BEGIN"]]],"]"]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]],["&","]"]],"A-Z_"]', // 139 readParameterName
      '[1,["M",3,[":",0,["|",1,null,true,141]]],"^\\n\\r"]', // 140 readBadContinuation
      '[1,["@",4,["!",142],["!",149],["!",48],["!",159],["/",["@",0,["$",161],99],["@",1,["!",44],168]]],"^\\n\\r"]', // 141 readContinuedLine
      '[0,["/",49,143,["s",["+",34],49],145],"\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_`cfms~\u25c1\u3010\u3014\\ud83e\uff3b"]', // 142 skipStop
      '[0,["s",11,["/",36,28,144,37]]," <[\u25c1\\ud83e"]', // 143 skipAsideAhead
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"]],38],"<["]', // 144 skipTurnOpen
      '[0,["s",11,146,["[*","\\t "],["/",45,["&",["s",33,45]]]]," `~"]', // 145 skip_wrapperEnd
      '[0,["q",147]]', // 146 skipWrapperRun
      '[0,["closes",0,148],"`~"]', // 147 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 148 readFenceRun
      '[0,["s",["/","CONTENT_START",["s","[",["?","ACTION_"],"CONTENT_START]"]],["[*","\\t "],["&",45],150],"C["]', // 149 skipBareStart
      '[0,["q",151]]', // 150 skipBareEndLater
      '[0,["later",0,-1,152]]', // 151 readBareEndLater
      '[1,["t",[0,1,2],153,154,156]]', // 152 read_bareEnd
      '[0,["/","CONTENT_END",["t",[0,1,2],"[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 153 readBareEndMarker
      '[0,["|",0,null,true,155]]', // 154 readBlanks
      '[0,["$",["[","\\t "]]]', // 155 read_blank
      '[1,["/",157,158]]', // 156 readLineEnd
      '[1,["/","\\n",6],"\\n\\r"]', // 157 readEol
      '[0,["!",["[","^"]]]', // 158 readEof
      '[0,["/",["s",["[*","\\t "],["?",51],160,["?",["s",["[+","\\t "],["[+","0-9"]]],["?","**"],["[",":\uff1a"]],["s",11,["[+","#"],["[+","\\t "],160,["[*","\\t "],45]],"\\t #*+\\\\-0-9>HOU_hou\u30e6\u89b3"]', // 159 skip_saidTurn
      '[0,["/",["i","observation"],["i","user"],["i","human"],"\u30e6\u30fc\u30b6\u30fc","\u89b3\u5bdf"],"HOUhou\u30e6\u89b3"]', // 160 skipOtherWord
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],97],["|",0,null,true,["t",[0,1,2],["!",162],["!",65],165]],166]]," `~"]', // 161 readPlainFence
      '[0,["s",11,163,["[*","\\t "],["&",45]]," `~"]', // 162 skipFenceClose
      '[0,["q",164]]', // 163 skipClosingRun
      '[0,["closes",1,148],"`~"]', // 164 readClosingRun
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],157],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 165 readLine
      '[0,["t",[0,1,2,3],167,164,154,["&",45]]," `~"]', // 166 readFenceClose
      '[0,["|",0,3,true," "]]', // 167 readIndent
      '[1,["@",0,["$",["+",169]],["/",99,["&",34],["&",28]]]]', // 168 readChatLine
      '[0,["/",["[+","^\\n\\r\\u001b<[\u25c1"],["s",["!",170],33],171,["s",["!",34],["!",28],["[","\\u001b<[\u25c1"]]],"^\\n\\r"]', // 169 skipLineChar
      '[0,["s",33,["?",["s",46,["*",48]]],["/",142,7]]]', // 170 skipTextTail
      '[0,["s",36,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],172]]', // 171 skipNamedThought
      '[0,["/",29,173],"<[\u25c1"]', // 172 skipThoughtClose
      '[0,["q",20]]', // 173 skipAnalysisEnd
      '[1,["N",7,["s","[",[":",0,175],"]",[":",1,176]]]]', // 174 readVital
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 175 readVitalName
      '[1,["/",["@",1,["[+","\\t "],177,["[*","\\t "],99],["@",1,106,["/",178,177],["[*","\\t "],99],["@",2,["?",["/",["s",118,["?",181]],181,182,["s",["&",["[",".0-9"]],183]]],["[*","\\t "],["/",178,["@",0,177,179],184,185,186,188],["?",191],["?",192],["?",191],["?",["s",["!",137],["!",["s",["[+","\\t "],133]],193]],195]]]', // 176 readVitalValue
      '[0,["N",6,[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]]],"\\\\-0-9"]', // 177 readNumber
      '[1,["M",4,["s",[":",0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["[*","\\t "],"%",179]]]', // 178 readBadPercent
      '[0,["/",["&",137],["s",["!",["[","%+\\\\--9A-Z\\\\\\\\_a-z~\u2013"]],["!",["s",",",["[","0-9"]]],["!",["s",["[*","\\t "],180,["[*","\\t "],["[","0-9"]]],["!",["s",["[+","\\t "],["[",".0-9"]]]]]]', // 179 skipNumberBoundary
      '[0,["/","->","to","or",["[","\\\\-/~\u2013\u2014\u2192\u2212"]],"\\\\-/ot~\u2013\u2014\u2192\u2212"]', // 180 skipRangeSign
      '[1,["M","BadVitalSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 181 readBadVitalSeparator
      '[1,["M","BadBlank",["s",["[*","\\t "],["+",["s",["[","\u00a0\u3000"],["[*","\\t "]]]]],"\\t \u00a0\u3000"]', // 182 readBadBlank
      '[1,["M","MissingBlank",""]]', // 183 readMissingBlank
      '[1,["M","BadCutNumber",["s",["[+","0-9"],".",7]]]', // 184 readBadCutNumber
      '[1,["M","BadNumeral",["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],["?","\\\\"],["[",",."],["[+","0-9"]],["s",".",["[+","0-9"]],["s",["[+","0-9"],["?","."]]],179]],"+\\\\-.0-9"]', // 185 readBadNumeral
      '[1,["M",5,["s","**",[":",0,187],"**",179],["s","`",[":",0,187],"`",179],["s","\\"",[":",0,187],"\\"",179],["s","\'",[":",0,187],"\'",179]],"\\"\'*`"]', // 186 readBadMarkedNumber
      '[0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]]', // 187 readMarkedNumber
      '[1,["M","BadVital",["*",["s",["!",189],["/",["s",["[+","\\t "],["?",190]],["[+","^\\t\\n\\r\\u001b <"],33,["[","\\u001b<"]]]]]]', // 188 readBadVital
      '[0,["/",["s",["[*","\\t "],33,["/",45,49]],["s",["[+","\\t "],132]],"\\t\\u001b <"]', // 189 skipBadVitalEnd
      '[0,["+",["s",52,["&",52]]]]', // 190 skipOrnaments
      '[1,["M","BadMarkerEnd",53]]', // 191 readBadMarkerEnd
      '[1,["M","BadValueBracket",["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"]]],"\\t ]\u3011\u3015\uff3d"]', // 192 readBadValueBracket
      '[1,["M","BadRemark",["s",["[*","\\t "],["[","^\\t\\n\\r\\u001b <"],["*",["s",["!",137],194]]]],"^\\n\\r\\u001b<"]', // 193 readBadRemark
      '[0,["/",190,["[+","^\\t\\n\\r\\u001b <"],["[+","\\t "],["s",["!",["s",33,["/",45,49]]],33],["s",["!",34],["[","\\u001b<"]]],"^\\n\\r"]', // 194 skipRemarkChar
      '[1,["/",131,["s",["[*","\\t "],["/",["s",129,99],["&",["s",33,49]]]],["s",["[*","\\t "],99]]]', // 195 noteVitalEnd
      '[1,["L",197]]', // 196 leaf
      '[1,["M","BadTurn",["s",["?",10],11,144]],"\\n\\r <["]', // 197 readBadTurn
      '[0,[[["[","^"],null,0,false]]]', // 198 text
      '[1,["L",["/",200,26]],"\\n\\r <[\u25c1\\ud83e"]', // 199 leaf
      '[1,["M","BadForeignCall",["s",["?",10],11,37]],"\\n\\r <[\\ud83e"]', // 200 readBadForeignCall
      '[1,["L",202]]', // 201 leaf
      '[1,["N",10,["s",[":",0,203],204],["s",[":",0,205],204],["s",["!",149],225,["&",235],[":",0,239],244,204]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 202 readBlockHead
      '[0,["N",8,["s","[ACTION_",[":",0,102],"_CONTENT_START]"]]]', // 203 readStartMarker
      '[1,["s",["?",118],["?",["s",["&",119],120]],["[*","\\t "],["?",["s",182,["&",45]]]]]', // 204 noteHeadTail
      '[1,["M",6,["s",["&",206],"[ACTION_",[":",0,102],"_CONTENT",["?","_BEGIN"],"]"]],"["]', // 205 readBadContentTag
      '[0,["q",207]]', // 206 skipContentTag
      '[0,["handing",2,["t",[0,1,2,3,4,5],"[ACTION_",["hand",2,[],102],"_CONTENT",["?","_BEGIN"],"]",["/",["&",["s",["[*","\\t "],45]],["&",208],212,214,216]]],"["]', // 207 readContentTag
      '[0,["s",["*",["s",["!",209],["[","^\\n\\r"]]],209],"^\\n\\r"]', // 208 skipTagLine
      '[0,["q",210]]', // 209 skipOwnInlineEnd
      '[1,["same",2,211],"["]', // 210 readOwnInlineEnd
      '[1,["@",1,"[",["/",["@",1,"ACTION_",102,"_CONTENT_END"],["@",1,"/ACTION_",102,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],99]]', // 211 readInlineEnd
      '[0,["later",1,2,213]]', // 212 readOwnEndLater
      '[1,["@",1,"[ACTION_",102,"_CONTENT_END]",["[*","\\t "],99]]', // 213 readEndLine
      '[0,["later",2,2,215]]', // 214 readRemarkEndLater
      '[0,["@",1,"[ACTION_",102,"_CONTENT_END]"]]', // 215 readRemarkLine
      '[0,["later",3,2,217]]', // 216 readSlipEndLater
      '[1,["/",218,["@",1,["+",["/",["[+","^\\n\\r["],["s",["!",224],"["]]],211]],"^\\n\\r"]', // 217 readSlipLine
      '[1,["/",["@",3,["[*","\\t "],["?",51],54,219,222],["@",2,["[*","\\t "],["?",53],221,223]],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u3010\u3014\uff3b"]', // 218 readSlipEnd
      '[1,["/",["@",2,74,"_",102,"_",["/",220,["s",["i","end"],["&",63]]]],221,["@",3,"/",["i","action"],61,102,61,["i","content"],["?",["s",61,["/",["i","start"],["i","end"]]]]]],"/A-Za-z"]', // 219 readSlipEndName
      '[1,["words",["CONTENT_END"],["BadMarkerName","BadMarkerSlip"],69],"A-Za-z"]', // 220 readEndWord
      '[0,["@",2,["i","action"],["?",61],102,61,["i","content"],61,["i","end"]],"Aa"]', // 221 readBareEndName
      '[1,["/",["s",63,["[*","^\\n\\r"]],["s",["?",53],["[*","\\t "],5]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 222 noteSlipEndClose
      '[1,["/",["s",63,["[*","^\\n\\r"]],["s",["?",53],["[*","\\t "],99]]]', // 223 noteBareEndClose
      '[0,["s","[",["/",["s","ACTION_",62,"_CONTENT_END"],["s","/ACTION_",62,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],45]]', // 224 skipInlineEnd
      '[1,["s",["!",226],["?",228],["?",229],["/",["s",["?",232],"["],233],["?",234]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 225 noteLooseOpen
      '[0,["/",["s","[",["/",90,227],"]"],["s","[ACTION_",62,"_CONTENT_END]"]],"["]', // 226 skipExactMarker
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 227 skipVitalName
      '[1,["M","BadMarkerIndent",["|",1,3,false," "]]," "]', // 228 readBadMarkerIndent
      '[1,["M",7,["s",51,[":",0,["?",["@",1,["&",230],""]]]]]]', // 229 readBadMarkerDecoration
      '[0,["/",["s",54,["[*"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["/",53,86]],["s",54,["i","action"],["[+"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["*",["/",["[+","^\\n\\r*"],["s",["!",231],"*"]]],231]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 230 skipBoldAround
      '[0,["s","**",["[*","\\t "],["?",33],45]]', // 231 skipBoldTail
      '[1,["M","BadMarkerEscape","\\\\"]]', // 232 readBadMarkerEscape
      '[1,["M","BadMarkerBracket",["[","\u3010\u3011\u3014\u3015\uff3b\uff3d"]]]', // 233 readBadMarkerBracket
      '[1,["M","BadMarkerBlank",["[+"," "]]]', // 234 readBadMarkerBlank
      '[0,["s",236,237,63]]', // 235 skipStartAhead
      '[0,["/",["s",73,"_",62,"_"],["s",["i","action"],["?",61],["?",["/",["s",62,61],"N_"]]]],"A-Za-z"]', // 236 skipActionPrefix
      '[0,["q",238]]', // 237 skipStartWord
      '[1,["words",["CONTENT_START"],["BadMarkerName","BadMarkerSlip"],69],"A-Za-z"]', // 238 readStartWord
      '[1,["/",240,243],"A-Za-z"]', // 239 read_actionName
      '[1,["N",9,["s",74,"_",[":",0,102],"_",[":",1,241],["&",63]],["s","ACTION_",[":",0,242],[":",1,["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]]],["&",63]]],"A-Za-z"]', // 240 readActionName
      '[1,["/",["@",0,77,["&",63]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]]],"A-Z_"]', // 241 readPartName
      '[1,["M","MissingIndex",["?","N_"]]]', // 242 readMissingIndex
      '[1,["M",8,["s",["i","action"],["?",61],[":",0,102],61,[":",1,["$",80]]],["s",["i","action"],["?",61],[":",0,242],["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],61,["/",["i","start"],["i","end"]]]],63]],[":",1,["$",80]]]],"Aa"]', // 243 readBadActionName
      '[1,["s",["?",234],["/",["s",["?",232],"]",["!","("]],233],["?",["/",191,245]]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 244 noteLooseClose
      '[1,["M","BadBoldSeparator",86]]', // 245 readBadBoldSeparator
      '[1,["L",247]]', // 246 leaf
      '[1,["/",248,["?",["t",[0,1,2],157,["!",252],["!",7]]]]]', // 247 readStartLine
      '[1,["M","BadStartText",["+",["s",["!",249],["[","^\\n\\r"]]]],"^\\n\\r"]', // 248 readBadStartText
      '[0,["s",["&",209],["!",250],["!",251]],"["]', // 249 skipInlineStop
      '[0,["q",212]]', // 250 skipOwnEndLater
      '[0,["q",214]]', // 251 skipRemarkEndLater
      '[0,["s",["&",253],["/",254,["s",["&",258],["!",250],["/",255,["s",["!",251],["/",263,["s",["!",269],270]]]]]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 252 skipBlockStop
      '[0,["s",["[*","\\t "],["/",["[","#*+\\\\->[\\\\\\\\_\u3010\u3014\uff3b"],["s",["[+","0-9"],["[",")."]],["i","action"],["i","content_end"]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 253 skipEndBegin
      '[0,["s",255,["[*","\\t "],45]]', // 254 skipOwnEnd
      '[0,["s","[ACTION_",256,"_CONTENT_END]"]]', // 255 skipOwnEndMarker
      '[0,["q",257]]', // 256 skipSameIndex
      '[0,["same",2,102],"0-9"]', // 257 readSameIndex
      '[0,["/",255,259,262,263,265],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 258 skipLikeEnd
      '[0,["s","[ACTION_",260,"_TYPE]"]]', // 259 skipNextType
      '[0,["q",261]]', // 260 skipSameNext
      '[0,["same",2,["{",1,[":",0,102]]],"0-9"]', // 261 readSameNext
      '[0,["s",11,"[",["i","action_"],["?",["s",62,"_"]],["i","content_end]"]]," ["]', // 262 skipAnyEnd
      '[0,["q",264]]', // 263 skipOwnSlipEnd
      '[1,["same",2,218],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u3010\u3014\uff3b"]', // 264 readOwnSlipEnd
      '[0,["/",["s",["[*","\\t "],["?",51],54,["/","/",["?",["s",["i","action"],["["," \\\\-_"],["?","N_"]]]],266,267],["s",["[*","\\t "],["?",53],["i","content_end"],268]],"\\t #*+\\\\-0-9>C[\\\\\\\\_c\u3010\u3014\uff3b"]', // 265 skipBareSlipEnd
      '[0,["s",["i","content"],61,["i","end"]],"Cc"]', // 266 skipBareEndWord
      '[0,["/",["s",63,["[*","^\\n\\r"]],["s",["?",53],["[*","\\t "],46]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 267 skipSlipEndClose
      '[0,["/",["s",63,["[*","^\\n\\r"]],["s",["?",53],["[*","\\t "],45]]]', // 268 skipBareEndClose
      '[0,["q",216]]', // 269 skipSlipEndLater
      '[0,["/",265,271,259,["s",["!",272],["!",276],262]]]', // 270 skipOtherStop
      '[0,["s",262,["[*","^\\n\\r"],["/",7,["s",46,["*",48],["/",["s","[ACTION_",260,"_"],7]]]]]', // 271 skipStrangeEnd
      '[0,["q",273]]', // 272 skipNextTypeLater
      '[0,["later",4,2,274]]', // 273 readNextTypeLater
      '[0,["@",1,"[ACTION_",275,"_TYPE]"]]', // 274 readNextTypeLine
      '[0,["{",2,[":",0,102]],"0-9"]', // 275 readBeforeNext
      '[0,["q",277]]', // 276 skipLastEndLater
      '[0,["later",5,-1,278]]', // 277 readLastEndLater
      '[1,["t",[0,1,2],279,280,["/",158,["t",[0,1,2],157,["|",0,null,true,281],158]]]]', // 278 readLastEnd
      '[0,["t",[0,1,2,3,4],167,"[",["$",["i","action_"]],["?",["t",[0,1],102,"_"]],["$",["i","content_end]"]]]," ["]', // 279 readAnyEnd
      '[0,["|",0,null,true,["$",["[","^\\n\\r"]]]]', // 280 readRestOfLine
      '[1,["/",["t",[0,1],["|",0,null,true,155],157],["t",[0,1],["|",1,null,true,155],158]],"\\t\\n\\r "]', // 281 readBlankLine
      '[0,[[null,"^\\n\\r[",1,false],[["s","[",["!",["[","/A"]]],null,0,false],[["s",["!",249],"["],null,0,false],[["s",10,["!",252],["!",7]],null,0,false]]]', // 282 text
      '[1,["L",284]]', // 283 leaf
      '[1,["/",["t",[0,1],285,["/",286,287,288]],289,288]]', // 284 read_blockEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 285 readNewline
      '[1,["N",11,["s",[":",0,["$",255]],["[*","\\t "],99]]]', // 286 readBlockEnd
      '[1,["M","BadBlockEnd",["s",["&",["/",255,263,265]],["[*","^\\n\\r"],99]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 287 readBadBlockEnd
      '[1,["M",9,["s",11,"[",["i","action_"],[":",0,102],["i","_content_end]"],["[*","^\\n\\r"],99],""]]', // 288 readMissingContentEnd
      '[1,["M","BadInlineEnd",["s",["&",209],["[*","^\\n\\r"],99]],"["]', // 289 readBadInlineEnd
      '[1,["L",["/",291,305]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 290 leaf
      '[1,["N",14,["s",225,["&",292],[":",0,239],[":",1,["/",295,297]]]]]', // 291 readLooseType
      '[0,["s",236,293,63]]', // 292 skipTypeAhead
      '[0,["q",294]]', // 293 skip_typeWord
      '[1,["words",["TYPE"],["BadMarkerName","BadMarkerSlip"],69],"A-Za-z"]', // 294 read_typeWord
      '[1,["/",["@",2,244,106,104,["[*","\\t "],99],["@",4,244,["?",118],["?",["s",["&",119],120]],["[*","\\t "],["/",296,["@",0,104,["&",112]]],["?",["s",["&",112],193]],128]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 295 readLooseTypeName
      '[1,["M",10,["s","**",[":",0,105],"**"],["s","`",[":",0,105],"`"],["s","\\"",[":",0,105],"\\""],["s","\'",[":",0,105],"\'"]],"\\"\'*`"]', // 296 readBadMarkedType
      '[1,["/",["@",2,298,["[*","\\t "],299,192,["?",191],128],["@",2,298,["[*","\\t "],125,128],["@",4,244,["?",118],["?",["s",["&",119],120]],["[*","\\t "],303,191,128],["@",1,244,117]]," :=\\\\\\\\]\u3010\u3011\u3014\u3015\uff1a\uff3b\uff3d"]', // 297 readLooseGiven
      '[1,["M","BadOpenSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 298 readBadOpenSeparator
      '[0,["N",12,[":",0,["$",["*",["s",["!",300],["/",301,["[","^\\n\\r\\u001b<[]"],302]]]]]]]', // 299 readBracketValue
      '[0,["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"],["?",["/","**","__"]],["[*","\\t "],["?",33],45],"\\t ]\u3011\u3015\uff3d"]', // 300 skipBracketTail
      '[0,["deep",["s","[",["*",["/",301,["[","^\\n\\r\\u001b<[]"]]],"]"]]]', // 301 skipBalanced
      '[0,["/",["s",["!",["s",33,45]],33],["s",["!",34],["[","\\u001b<"]]],"\\u001b<"]', // 302 skipInnerNoise
      '[0,["N",13,[":",0,["$",["*",["s",["!",231],["/",304,["s",["!","**"],["[","^\\n\\r\\u001b<"]],302]]]]]]]', // 303 readBoldValue
      '[0,["s","**",["+",["s",["!","**"],["[","^\\n\\r\\u001b<"]]],"**"]]', // 304 skipBoldPair
      '[1,["N",15,["s",225,["!",306],[":",0,239],[":",1,297],[":",2,["?",140]]]]]', // 305 readLooseParameter
      '[0,["s",236,307,63]]', // 306 skipOtherPart
      '[0,["q",308]]', // 307 skipBlockWord
      '[1,["words",["CONTENT_START","CONTENT_END"],["BadMarkerName","BadMarkerSlip"],69],"A-Za-z"]', // 308 readBlockWord
      '[1,["L",310]]', // 309 leaf
      '[1,["M","BadBareStart",149]]', // 310 readBadBareStart
      '[1,["L",["?",["t",[0,1,2],157,["!",312],["!",7]]]]]', // 311 leaf
      '[0,["s",313,["[*","\\t "],45]]', // 312 skip_bareEnd
      '[0,["/","CONTENT_END",["s","[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 313 skipBareEndMarker
      '[0,[[null,"^\\n\\r",1,false],[["s",10,["!",312],["!",7]],null,0,false]]]', // 314 text
      '[0,["L",["?",10]]]', // 315 leaf
      '[1,["L",317]]', // 316 leaf
      '[1,["/",318,288]]', // 317 readBareBlockEnd
      '[1,["N",16,["s",[":",0,["$",313]],["[*","\\t "],99]]]', // 318 readBareEnd
      '[1,["L",320]]', // 319 leaf
      '[1,["N",17,["s",["!",226],"[",[":",0,321],"]",["&",135],[":",1,176]],["s",["!",226],["&",82],225,[":",0,322],["/",244,324],[":",1,176]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 320 readOwnVital
      '[0,["@",1,["!",["s",66,"]"]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",["s","]",["!","("]]]],"A-Z"]', // 321 readOwnName
      '[1,["/",["@",1,["!",["s",66,63]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",63]],["@",1,["!",["s",66,63]],323,["&",63]]],"A-Za-z"]', // 322 readOwnWord
      '[1,["M","BadOwnName",["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]]', // 323 readBadOwnName
      '[1,["M","BadOpenVitalSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 324 readBadOpenVitalSeparator
      '[1,["L",326]]', // 325 leaf
      '[1,["N",18,["s","[",[":",0,"REASONING"],"]",327,328],["s","[",[":",0,["/","PLANNING","NOTES"]],"]",327],["s",225,[":",0,330],["/",["s",244,327],298],328],["s",225,[":",0,331],["/",["s",244,327],298]],["s","[",[":",0,321],"]",["?",118],["?",["s",["&",119],332]]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 326 readSectionHead
      '[1,["s",["?",118],["?",["s",["&",119],120]]]]', // 327 noteHeadRest
      '[1,["/",["&",["s",["[*","\\t "],45]],329]]', // 328 noteFirstLine
      '[1,["M","BadFirstLine",""]]', // 329 readBadFirstLine
      '[1,["words",["REASONING"],["BadMarkerName","BadMarkerSlip"],69],"A-Za-z"]', // 330 readReasoningWord
      '[1,["words",["PLANNING","NOTES"],["BadMarkerName","BadMarkerSlip"],69],"A-Za-z"]', // 331 readSectionWord
      '[1,["M","BadSectionSeparator",["s",["[*","\\t "],["[",":=\uff1a"],["[*","\\t "]]],"\\t :=\uff1a"]', // 332 readBadSectionSeparator
      '[0,[[null,"^\\n\\r\\u001b<[\u25c1",1,false],[["s",10,["!",142],["!",44]],null,0,false],[["s",["!",170],33],null,0,false],[["s",36,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],172],null,0,false],[["s",["!",34],["!",28],["[","\\u001b<[\u25c1"]],null,0,false]]]', // 333 text
      '[0,["L",335]]', // 334 leaf
      '[0,["@",2,10,["!",142],98]]', // 335 readTextFence
      '[0,[[null,"^\\n\\r",1,false],[["s",10,["!",162]],null,0,false]]]', // 336 text
      '[1,["L",338]]', // 337 leaf
      '[1,["/",["s",10,162],339]]', // 338 noteTextFenceEnd
      '[1,["M","MissingTextFenceEnd",""]]', // 339 readMissingTextFenceEnd
      '[1,["L",341]]', // 340 leaf
      '[1,["N","SectionEnd",["?",5]]]', // 341 readSectionEnd
      '[1,["L",["/",343,345,347,348,350,351,352,32]],"\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_cfms\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 342 leaf
      '[1,["N",19,["s",225,[":",0,344],["/",244,324],[":",1,176]]]]', // 343 readLooseVital
      '[1,["words",["CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],69],"A-Za-z"]', // 344 readVitalWord
      '[1,["M",11,["s",["&",88],["?",51],[":",0,["$",59]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],[":",1,["/",178,346]],["[*","\\t "],["?",129],99]],"#*+\\\\-0-9>CFMS_cfms"]', // 345 readBadBareVital
      '[0,["N",20,[":",0,["$",["[+",".0-9"]]]]]', // 346 readBareNumber
      '[1,["M","BadContentEnd",["s",262,["[*","^\\n\\r"],99]]]', // 347 readBadContentEnd
      '[1,["M","BadSectionTag",349]]', // 348 readBadSectionTag
      '[1,["s","[/",90,"]",["[*","\\t "],99]]', // 349 noteSectionTag
      '[1,["M","MissingMarkerEnd",["s","[",["?",["s",["[","A-Z"],["[*","0-9A-Z_"]]],7],50]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 350 readMissingMarkerEnd
      '[1,["M","BadIndex",["s",11,["?",51],54,81,63,["[*","^\\n\\r"],["?",5]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 351 readBadIndex
      '[1,["M","BadMarker",353]]', // 352 readBadMarker
      '[1,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],99],["s",["?",53],"ACTION_",62,"_",["[+","0-9A-Z_"],["?",53],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],99]],"*A[_"]', // 353 noteBrokenMarker
      '[1,["L",355]]', // 354 leaf
      '[1,["M","BadSaidTurn",["s",["&",159],356]],"\\t #*+\\\\-0-9>HOU_hou\u30e6\u89b3"]', // 355 readBadSaidTurn
      '[1,["s",["+",169],["/",99,["&",34],["&",28]]]]', // 356 noteChatLine
      '[1,["L",["/",358,375]],"^"]', // 357 leaf
      '[1,["M","BadChat",["s",["+",["s",["!",142],["!",48],["!",159],["/",359,370,["s",["!",44],356]]]],["?",371]],371],"^\\n\\r"]', // 358 readBadChat
      '[1,["M","BadFencedAction",["s",["&",360],369,99]]," `~"]', // 359 readBadFencedAction
      '[0,["q",361]]', // 360 skipActionFence
      '[1,["handing",1,["t",[0,1,2,3,4],["hand",1,[],97],["|",0,null,true,["t",[0,1,2],["!",162],["!",362],165]],363,["|",1,null,true,["t",[0,1],["!",162],165]],166]]," `~"]', // 361 readActionFence
      '[0,["s",11,["?",51],54,71,63,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 362 skipActionMarker
      '[1,["t",[0,1,2,3,4,5],167,["?",364],367,239,368,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 363 readActionMarker
      '[0,["|",1,null,true,365],"#*+\\\\-0-9>_"]', // 364 readDecoration
      '[0,["/",["t",[0,1],["|",1,null,true,"#"],["|",0,null,true,155]],["t",[0,1],">",["|",0,null,true,155]],["t",[0,1],["/",["$",["[","*+\\\\-"]],["t",[0,1],["|",1,9,true,["$",["[","0-9"]]],["$",["[",")."]]]],["|",1,null,true,155]],366],"#*+\\\\-0-9>_"]', // 365 readOrnament
      '[0,["/","**","__"],"*_"]', // 366 readBold
      '[0,["t",[0,1],["/","\\\\[",["$",["[","[\u3010\u3014\uff3b"]]],["|",0,null,true," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 367 readMarkerOpen
      '[0,["t",[0,1],["|",0,null,true," "],["/","\\\\]",["$",["[",":=]\u3011\u3015\uff1a\uff3d"]]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 368 readMarkerClose
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],97],["|",0,null,true,["t",[0,1],["!",162],165]],166]]," `~"]', // 369 readFenced
      '[1,["s",369,99]]', // 370 noteClosedFence
      '[1,["s",["!",142],372,["*",374]]," `~"]', // 371 noteOpenFence
      '[1,["M","MissingFenceEnd",373]]', // 372 readMissingFenceEnd
      '[1,["s",44,99]]', // 373 noteFenceOpen
      '[1,["/",["s",["[*","^\\n\\r"],5],["[+","^\\n\\r"]],"^"]', // 374 noteLine
      '[1,["M","BadLine",["s",["!",145],374]],"^"]', // 375 readBadLine
      '[1,["L",["/",377,379]]]', // 376 leaf
      '[1,["N","WrapperEnd",378]]', // 377 readWrapperEnd
      '[1,["s",11,146,["[*","\\t "],["/",99,["&",["s",33,45]]]]," `~"]', // 378 note_wrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 379 readMissingWrapperEnd
      '[1,["L",381]]', // 380 leaf
      '[1,["M","BadChatBefore",["s",["+",["s",["!",382],["!",142],["!",48],["/",370,["s",["!",44],356]]]],["?",["s",["!",382],371]]],["s",["!",382],371]],"^\\n\\r"]', // 381 readBadChatBefore
      '[0,["s",383,["!",384]]]', // 382 skipReplyFence
      '[0,["&",42]," `~"]', // 383 skipMarkerFenceAhead
      '[0,["s",385,["*",["/",385,["s",["!",43],["!",49],387]]],49]]', // 384 skipExampleFence
      '[0,["s",386,45]]', // 385 skipClosedFence
      '[0,["q",369]]', // 386 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],46],["[+","^\\n\\r"]],"^"]', // 387 skipLine
      '[0,["L",["&",382]]," `~"]', // 388 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, same: ofSame, "{": ofAction, endsInside: ofEndsInside, words: ofWords, handing: ofHanding, hand: ofHand, closes: ofCloses, later: ofLater } });

  const steplead: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(25) }] };
  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(100) }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(199) }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: rules.at(290) }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: rules.at(319) }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: rules.at(342) }, { op: 'again', step: () => stepSaidTurn }, { op: 'leaf', read: rules.at(357) }] };
  const stepopening: Step = { op: 'choice', alternatives: [steplead, { op: 'leaf', read: rules.at(380) }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: steplead }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepopening }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(388), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(21) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(15) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(40) }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(376) }] } };
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
  mistakes: byName({
      BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole reply is in a code fence.","example":"```\n[REASONING]\n…\n```","hint":"Write the reply without a fence around it."},
      MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the reply is never closed.","example":"```\n[REASONING]\nDone.","hint":"Write the reply without a fence around it."},
      BadMarker: {"code":"bad-marker","severity":"error","meaning":"A marker is missing a bracket. The line was left out.","example":"[MOOD] 0.8\n[CONFIDEN  # typo","hint":"Write the marker with both brackets."},
      BadIndex: {"code":"bad-index","severity":"error","meaning":"An action marker has no number from 0 to 999999999, or no name after it. The line was left out.","example":"[MOOD] 0.8\n[ACTION_-1_TYPE] finish","hint":"Number the actions 0, 1, 2, …."},
      MissingMarkerEnd: {"code":"missing-marker-end","severity":"error","meaning":"The text ends inside a marker.","example":"[REASONING]\nDone.\n[CONF","hint":"The text was cut off: write all of it again."},
      'BadChatBefore BadChat BadLine': {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","hint":"Put the text under [REASONING] or [NOTES], or leave it out."},
      'MissingFenceEnd MissingTextFenceEnd': {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
      BadFencedAction: {"code":"bad-fenced-action","severity":"error","meaning":"Markers of an action are in a code fence. They were read as an example and are not in the model.","example":"[MOOD] 0.8\n```\n[ACTION_0_TYPE] finish\n```","hint":"Write the markers without a fence around them."},
      'BadSaidTurn BadTurn': {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
      'BadActionName BadOwnName BadMarkerName': {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","hint":"Write the name in upper case, with underscores."},
      MissingIndex: {"code":"missing-index","severity":"warning","meaning":"A marker of an action has no number, or the letter N of a template.","example":"[ACTION_TYPE] finish","hint":"Put the number of the action into the marker, as in [ACTION_0_TYPE]."},
      BadMarkerEscape: {"code":"bad-marker-escape","severity":"warning","meaning":"A marker is escaped, as Markdown would have it.","example":"\\[ACTION_0_TYPE\\] finish","hint":"Write the marker without backslashes."},
      BadMarkerIndent: {"code":"bad-marker-indent","severity":"warning","meaning":"A marker is indented.","example":"[FOCUS] 0.9\n  [MOOD] 0.8","hint":"Start the marker in the first column."},
      BadMarkerDecoration: {"code":"bad-marker-decoration","severity":"warning","meaning":"A marker is written as a heading, a list item or bold text.","example":"## [REASONING]","hint":"Start the line with the bracket."},
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
      BadNumeral: {"code":"bad-numeral","severity":"warning","meaning":"A number has no digit before or after its point, has a plus sign or a decimal comma, or its point is escaped.","example":"[MOOD] .8","hint":"Write a point with a digit on both sides, and no plus sign."},
      'BadCutNumber BadVital': {"code":"bad-vital","severity":"error","meaning":"The value of a vital is not a number from 0.0 to 1.0. It was left out.","example":"[MOOD] high","hint":"Write a number from 0.0 to 1.0."},
      BadMarkedNumber: {"code":"bad-marked-number","severity":"warning","meaning":"The value of a vital is bold, in quotes or in backticks.","example":"[MOOD] **0.8**","hint":"Write the number without Markdown."},
      BadValueBracket: {"code":"bad-value-bracket","severity":"warning","meaning":"A value is inside the brackets of its marker.","example":"[MOOD: 0.8]","hint":"Close the bracket after the name, and write the value after it."},
      BadRemark: {"code":"bad-remark","severity":"warning","meaning":"A remark after the value of a vital or the type of an action.","example":"[MOOD] 0.8  # fine","hint":"Put remarks under [NOTES]."},
      MissingLineEnd: {"code":"missing-line-end","severity":"warning","meaning":"There are several markers on one line.","example":"[MOOD] 0.8 [FOCUS] 0.9","hint":"Give each marker a line of its own."},
      BadBareVital: {"code":"bad-bare-vital","severity":"warning","meaning":"A vital has no brackets.","example":"[REASONING]\nDone.\nMood: 0.8","hint":"Write the name in upper case and in brackets, then the number."},
      BadMarkedType: {"code":"bad-marked-type","severity":"warning","meaning":"The type of an action is bold, in quotes or in backticks.","example":"[ACTION_0_TYPE] `finish`\n[ACTION_0_RESULT] done","hint":"Write the type alone."},
      'BadForeignValue BadForeignCall': {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Write calls as this format does. peglot/tools reads those of other dialects."},
      BadLineNoise: {"code":"bad-line-noise","severity":"warning","meaning":"A chat template token or a colour code after a value. It was left out.","example":"[ACTION_0_RESULT] done<|end|>","hint":"Strip such sequences from the reply."},
      BadContinuation: {"code":"bad-continuation","severity":"warning","meaning":"There are lines without a marker below a parameter. Text for a reader takes them in; from any other value they were left out, which is an error.","example":"[ACTION_0_RESULT] first line\nsecond line","hint":"Write the whole value on the line of its marker, or put long text into a content block."},
      BadContentTag: {"code":"bad-content-tag","severity":"warning","meaning":"The START line of a block does not say START.","example":"[ACTION_0_CONTENT]\nprint(1)\n[ACTION_0_CONTENT_END]","hint":"Begin the block with [ACTION_N_CONTENT_START]."},
      BadBareStart: {"code":"bad-bare-start","severity":"warning","meaning":"The START line of a block has no action number. The block was given to the action before it.","example":"[ACTION_0_TYPE] create_file\nCONTENT_START\nprint(1)\nCONTENT_END","hint":"Give START and END the number of the action: [ACTION_N_CONTENT_START] and [ACTION_N_CONTENT_END]."},
      BadStartText: {"code":"bad-start-text","severity":"warning","meaning":"Text on the START line of a block. It was read as the first line of the block.","example":"[ACTION_0_CONTENT_START] print(1)","hint":"Start the content on the line below."},
      'BadContentEnd BadBlockEnd BadInlineEnd': {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","hint":"Write the END marker alone on its line, after a START marker with the same number."},
      MissingContentEnd: {"code":"missing-content-end","severity":"error","meaning":"A content block has no END line with its number. It ends at the next action, or with the text.","example":"[ACTION_0_CONTENT_START]\nprint(1)","hint":"Close every block with [ACTION_N_CONTENT_END] of the same number."},
      BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
      BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
      BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
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
