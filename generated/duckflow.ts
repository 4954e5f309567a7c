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
  readonly kind: "think" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINK" | "THINKING";
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
      '[0,["/",["@",1,"<",13,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 12 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"ar-t"]', // 13 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",15],["[","^"]],null,0,null,false]]]', // 14 text
      '[0,["q",16]]', // 15 skipOwnThoughtClose
      '[0,["same",3,17],"<[\u25c1"]', // 16 readOwnThoughtClose
      '[0,["/",18,19],"<[\u25c1"]', // 17 readThoughtClose
      '[0,["/",["@",1,"</",13,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"]],"<[\u25c1"]', // 18 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 19 readAnalysisEnd
      '[1,["L",21]]', // 20 leaf
      '[1,["/",22,23]]', // 21 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",15,["[*","\\t "]]]]', // 22 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 23 readMissingThoughtEnd
      '[1,["L",["/",25,30]],"\\n\\r\\u001b <[\u25c1"]', // 24 leaf
      '[1,["M","BadThoughtEnd",["s",["?",10],26]],"\\n\\r <[\u25c1"]', // 25 readBadThoughtEnd
      '[0,["s",11,27]," <[\u25c1"]', // 26 skipThoughtEndAhead
      '[0,["s",28,["&",["s",["[*","\\t "],["/",10,7,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 27 skipLateEnd
      '[0,["/",["s","</",29,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"]],"<[\u25c1"]', // 28 skipThoughtTagEnd
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"],"reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 29 skipThoughtName
      '[1,["M","BadNoise",31]]', // 30 readBadNoise
      '[0,["s",32,["*",["/",32,["[","\\t "]]]]]', // 31 skipLineNoise
      '[0,["/",33,37],"\\u001b<"]', // 32 skipNoise
      '[0,["s",["!",34],["!",35],["!",36],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 33 skipTemplateToken
      '[0,["/",["s","<",29,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 34 skipThoughtOpen
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],7]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 35 skipForeignCall
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",10,7]]]]],"<"]', // 36 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 37 skipAnsiSequence
      '[1,["L",39]]', // 38 leaf
      '[1,["M",1,["s",["&",40],[":",0,89]]]," `~"]', // 39 readBadWrapper
      '[0,["s",41,["*",["/",46,32]],47]]', // 40 skipMarkerFence
      '[0,["s",42,43]]', // 41 skipFenceOpen
      '[0,["/",["s",11,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",43]],["s",11,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 42 skipFenceHead
      '[0,["/",44,7]]', // 43 skipLineEnd
      '[0,["/","\\n",45],"\\n\\r"]', // 44 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 45 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],44],["s",["[+","\\t "],7]],"\\t\\n\\r "]', // 46 skipBlankLine
      '[0,["/",["s","[",["/",["s",["[","A-Z"],["[*","0-9A-Z_"],["/",["s","]",["!","("]],7]],7]],48,62,63,80,86,87]," #*+\\\\-0-9>ACFMS[\\\\\\\\_cfms\u3010\u3014\uff3b"]', // 47 skipStopMarker
      '[0,["s",["&",["s",11,["?",49],52,["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"],7]],53]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 48 skipCutMarker
      '[0,["+",50]]', // 49 skipDecoration
      '[0,["/",["s",["[+","#"],["[*","\\t "]],["s",">",["[*","\\t "]],["s",["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],["[+","\\t "]],51],"#*+\\\\-0-9>_"]', // 50 skipOrnament
      '[0,["/","**","__"],"*_"]', // 51 skipBold
      '[0,["s",["/","\\\\[",["[","[\u3010\u3014\uff3b"]],["[*"," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 52 skipMarkerOpen
      '[0,["q",54]]', // 53 skipCutName
      '[0,["@",1,["endsInside",55],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 54 readCutName
      '[0,["s",11,["?",49],52,["/",56,57,58],61]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 55 skipPlainMarker
      '[0,["/",["i","reasoning"],["i","planning"],["i","notes"]],"NPRnpr"]', // 56 skipSectionLetters
      '[0,["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],"CFMScfms"]', // 57 skipVitalLetters
      '[0,["s",["i","action"],["?",59],["?",["s",60,59]],["[","A-Z_a-z"],["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"]],"Aa"]', // 58 skipActionLetters
      '[0,["s",["?","\\\\"],["["," \\\\-_"]]," \\\\-\\\\\\\\_"]', // 59 skipBar
      '[0,["s",["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["[+","0-9"]],"0-9"]', // 60 skipIndex
      '[0,["s",["[*"," "],["/","\\\\]",["[",":=]\u3011\u3015\uff1a\uff3d"]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 61 skipMarkerClose
      '[0,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],43],["s",["?",51],"ACTION_",60,"_",["[+","0-9A-Z_"],["?",51],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],43]],"*A[_"]', // 62 skipBrokenMarker
      '[0,["s",11,["?",49],52,64,61,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 63 skipStandardMarker
      '[0,["/",65,69,79],"A-Za-z"]', // 64 skipMeantName
      '[0,["q",66]]', // 65 skipKnownWord
      '[1,["words",["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],67],"A-Za-z"]', // 66 readKnownWord
      '[0,["s",["[","A-Za-z"],["*",68],["*",["s",["[+"," "],["+",68]]]]]', // 67 skipLooseName
      '[0,["/",["[+","\\\\-0-9A-Z_a-z"],["s","\\\\",["&",["[","\\\\-_"]]]],"\\\\-0-9A-Z\\\\\\\\_a-z"]', // 68 skipNameChars
      '[0,["/",70,77],"A-Za-z"]', // 69 skip_actionName
      '[0,["/",["s",71,"_",60,"_",73,["&",61]],["s","ACTION_",76,["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",61]]],"A-Za-z"]', // 70 skipActionName
      '[0,["q",72]]', // 71 skipActionWord
      '[1,["words",["ACTION"],[null,"BadMarkerSlip"],["[+","A-Za-z"]],"A-Za-z"]', // 72 readActionWord
      '[0,["/",["s",74,["&",61]],["s",["[","A-Z_"],["[*","0-9A-Z_"]]],"A-Z_"]', // 73 skipPartName
      '[0,["q",75]]', // 74 skipPartWord
      '[1,["words",["TYPE","CONTENT_START","CONTENT_END"],[null,"BadMarkerSlip"],["[+","A-Z_"]],"A-Z_"]', // 75 readPartWord
      '[0,["?","N_"]]', // 76 skipMissingIndex
      '[0,["/",["s",["i","action"],["?",59],60,59,78],["s",["i","action"],["?",59],76,["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],59,["/",["i","start"],["i","end"]]]],61]],78]],"Aa"]', // 77 skipBadActionName
      '[0,["s",["[","A-Z_a-z"],["*",68],["*",["s",["[+"," "],["+",68]]]]]', // 78 skipAnyPart
      '[0,["/",["s",["i","action"],["["," \\\\-_"],["/",["s",["|",10,null,false,["[","0-9"]],["["," \\\\-_"]],["s","-",["[","0-9"]],["s",["[+","0-9"],["["," \\\\-_"],["[","0-9"]]],["[*"," \\\\-0-9A-Z_a-z"]],["s",["i","action"],["?",["["," \\\\-_"]],["[+","0-9"],["&",["s",61,["[*","\\t "],["/",["[","^\\t\\n\\r "],["s",44,["[","\\"\\\\-A-Za-{"]]]]]]],"Aa"]', // 79 skipBadIndexName
      '[0,["s",11,["?",49],52,81,83,["[*","\\t "],85,["[*","\\t "],["?","]"],["?","**"],["[*","\\t "],43]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 80 skipOwnVitalLine
      '[0,["/",["s",["!",["s",64,61]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",61]],["s",["!",["s",64,61]],82,["&",61]]],"A-Za-z"]', // 81 skipOwnWord
      '[0,["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]', // 82 skipBadOwnName
      '[0,["/",["s",["[","]\u3011\u3015\uff3d"],["/",84,["s",["?",51],["?",["[",":=\uff1a"]]]]],["s",["[*"," "],["[",":=\uff1a"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 83 skipOwnVitalClose
      '[0,["s",["[",":=\uff1a"],51,["&",["/",["[","\\t "],43]]]]', // 84 skipBoldSeparator
      '[0,["/",["s",["/","100",["s",["[","0-9"],["?",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["[*","\\t "],"%"],["s","0",["?",["s",".",["[+","0-9"]]]],["s","1",["?",["s",".",["[+","0"]]]]],"0-9"]', // 85 skipOwnShare
      '[0,["s",["?",49],57,["!",["[","A-Za-z"]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],["[+",".0-9"],["?","%"],["[*","\\t "],["?",31],43],"#*+\\\\-0-9>CFMS_cfms"]', // 86 skipBareVital
      '[0,["s","[/",88,"]",["[*","\\t "],43]]', // 87 skipSectionTag
      '[0,["/","REASONING","PLANNING","NOTES"],"NPR"]', // 88 skipSectionName
      '[1,["@",0,90,91]]', // 89 readFenceOpen
      '[0,["/",["@",1,11,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",43]],["@",1,11,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 90 readFenceHead
      '[1,["/",5,7]]', // 91 noteLineEnd
      '[1,["L",["/",3,93,128,166]],"\\t\\n\\r ["]', // 92 leaf
      '[1,["N",3,["s","[ACTION_",[":",0,94],"_TYPE]",[":",1,95]]]]', // 93 readType
      '[0,["@",2,["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["$",["[+","0-9"]]],"0-9"]', // 94 readIndex
      '[1,["/",["@",1," ",96,91],["@",1,98,96,["[*","\\t "],91],["@",3,["!",102],["!",103],["!",105],109],["@",1,["[*","\\t "],120,121]]]', // 95 readTypeValue
      '[0,["N",0,[":",0,97]]]', // 96 readTypeName
      '[0,["$",["[+","\\\\-.0-9A-Z_a-z"]]]', // 97 read_typeName
      '[1,["M","BadValueBelow",["s",["[*","\\t "],5,["*",4],["[*","\\t "],["&",["s",99,["[*","\\t "],43]]]],"\\t\\n\\r "]', // 98 readBadValueBelow
      '[0,["/",["s",100,["[*","\\t "],["?","%"]],101],"\\\\-.0-9A-Z_a-z"]', // 99 skipBelowValue
      '[0,["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 100 skipNumber
      '[0,["[+","\\\\-.0-9A-Z_a-z"]]', // 101 skip_typeName
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],["[","\\"\'*`"]],"\\t \\"\'*:=`\uff1a"]', // 102 skipMarkedType
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],101,104],"\\t \\\\-.0-:=A-Z_a-z\uff1a"]', // 103 skipRemarkedType
      '[0,["s",["[+","\\t "],["/","#","//","(","--",["[","\u2013\u2014"],["s","-",["[","\\t "]]]]]', // 104 skipRemark
      '[0,["s",["[*","\\t "],106,["[+","\\t "],107],"^\\n\\r["]', // 105 skipSharedLine
      '[0,["[+","^\\t\\n\\r ["]]', // 106 skipTypeWord
      '[0,["s","[ACTION_",60,"_",["/","TYPE]",["s",108,"]"]]]]', // 107 skipNextParameter
      '[0,["s",["!",["s",["/",74,["s","CONTENT",["?","_BEGIN"]]],"]"]],["s",["[","A-Z_"],["[*","0-9A-Z_"]],["&","]"]],"A-Z_"]', // 108 skipParameterName
      '[1,["@",3,["?",110],["?",["s",["&",111],112]],["[*","\\t "],113,["?",116],118]]', // 109 readGiven
      '[1,["M","BadMarkerNoise",["s",["/",["+",32],["s",["[+","\\t "],["+",37]]],["!",47]]],"\\t\\u001b <"]', // 110 readBadMarkerNoise
      '[0,["s",["[*","\\t "],["/","\uff1a",["s",["[",":="],["&",["/",["[","\\t "],43]]]]],"\\t :=\uff1a"]', // 111 skipColon
      '[1,["M","BadSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 112 readBadSeparator
      '[0,["N",1,[":",0,["$",["*",["s",["[*","\\t "],114]]]]]]', // 113 readValue
      '[0,["/",["[+","^\\t\\n\\r\\u001b <["],["s",["!",115],"["],["s",["!",["s",31,43]],31],["s",["!",32],["[","\\u001b<"]]],"^\\t\\n\\r "]', // 114 skipValueChar
      '[0,["s","[/ACTION_",60,"_",["[","A-Z"],["[*","0-9A-Z_"],"]",["&",["s",["[*","\\t "],["?",31],43]]]]', // 115 skipCloseTag
      '[1,["s",["[*","\\t "],117],"\\t ["]', // 116 noteClosing
      '[1,["M","BadCloseTag",115]]', // 117 readBadCloseTag
      '[1,["s",["[*","\\t "],["?",119],91]]', // 118 noteValueEnd
      '[1,["M","BadLineNoise",["s",31,["&",43]]]]', // 119 readBadLineNoise
      '[0,["N",2,[":",0,["$",["[+","^\\t\\n\\r ["]]]]]', // 120 readTypeWord
      '[1,["M","MissingLineEnd",["s",["[+","\\t "],["&",["/",122,123,107]]],["s",["[*","\\t "],["[",",;|"],["[*","\\t "],["&",122]]],"\\t ,;|"]', // 121 readMissingLineEnd
      '[0,["s",["?",49],52,57,["!",["[","A-Za-z"]]],"#*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 122 skipNextVital
      '[0,["s","[",124,"]",125]]', // 123 skipNextOwnVital
      '[0,["s",["!",["s",64,"]"]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",["s","]",["!","("]]]],"A-Z"]', // 124 skipOwnName
      '[0,["/",["s",["[+","\\t "],100,["[*","\\t "],43],["s",["/",111,""],["[*","\\t "],85,126]],"\\t 0-:=\uff1a"]', // 125 skip_ownVital
      '[0,["/",["s",["[*","\\t "],["?",31],43],127,["s",["[*","\\t "],"#"],["s",["[*","\\t "],31,47]]]', // 126 skipOwnVitalEnd
      '[0,["/",["s",["[*","\\t "],["?",["s",["[",",;|"],["[*","\\t "]]],122],["s",["[+","\\t "],107]],"\\t #*-\\\\-0-9;>[\\\\\\\\_|\u3010\u3014\uff3b"]', // 127 skipLineBreakDue
      '[1,["N",4,["s","[ACTION_",[":",0,94],"_",[":",1,129],"]",[":",2,109],[":",3,["?",130]]]]]', // 128 readParameter
      '[0,["@",1,["!",["s",["/",74,["s","CONTENT",["?","_BEGIN"]]],"]"]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]],["&","]"]],"A-Z_"]', // 129 readParameterName
      '[1,["M",2,[":",0,["|",1,null,true,131]]],"^\\n\\r"]', // 130 readBadContinuation
      '[1,["@",4,["!",132],["!",142],["!",46],["!",152],["/",["@",0,["$",153],91],["@",1,["!",42],160]]],"^\\n\\r"]', // 131 readContinuedLine
      '[0,["/",47,133,["s",["+",32],47],138],"\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_`cfms~\u25c1\u3010\u3014\uff3b"]', // 132 skipStop
      '[0,["/",134,26,135,137]," <[\u25c1"]', // 133 skipAsideAhead
      '[0,["s",11,34]," <[\u25c1"]', // 134 skipThoughtAhead
      '[0,["s",11,136]," <"]', // 135 skipTurnAhead
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>"]],36],"<"]', // 136 skipTurnOpen
      '[0,["s",11,35]," <["]', // 137 skipForeignAhead
      '[0,["s",11,139,["[*","\\t "],["/",43,["&",["s",31,43]]]]," `~"]', // 138 skip_wrapperEnd
      '[0,["q",140]]', // 139 skipWrapperRun
      '[0,["closes",0,141],"`~"]', // 140 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 141 readFenceRun
      '[0,["s",["/","CONTENT_START",["s","[",["?","ACTION_"],"CONTENT_START]"]],["[*","\\t "],["&",43],143],"C["]', // 142 skipBareStart
      '[0,["q",144]]', // 143 skipBareEndLater
      '[0,["later",0,-1,145]]', // 144 readBareEndLater
      '[1,["t",[0,1,2],146,147,149]]', // 145 read_bareEnd
      '[0,["/","CONTENT_END",["t",[0,1,2],"[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 146 readBareEndMarker
      '[0,["|",0,null,true,148]]', // 147 readBlanks
      '[0,["$",["[","\\t "]]]', // 148 read_blank
      '[1,["/",150,151]]', // 149 readLineEnd
      '[1,["/","\\n",6],"\\n\\r"]', // 150 readEol
      '[0,["!",["[","^"]]]', // 151 readEof
      '[0,["s",["[*","\\t "],["/",["i","user"],["i","human"]],":"],"\\t HUhu"]', // 152 skip_saidTurn
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],89],["|",0,null,true,["t",[0,1,2],["!",154],["!",63],157]],158]]," `~"]', // 153 readPlainFence
      '[0,["s",11,155,["[*","\\t "],["&",43]]," `~"]', // 154 skipFenceClose
      '[0,["q",156]]', // 155 skipClosingRun
      '[0,["closes",1,141],"`~"]', // 156 readClosingRun
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],150],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 157 readLine
      '[0,["t",[0,1,2,3],159,156,147,["&",43]]," `~"]', // 158 readFenceClose
      '[0,["|",0,3,true," "]]', // 159 readIndent
      '[1,["@",0,["$",["+",161]],["/",91,["&",32],["&",27]]]]', // 160 readChatLine
      '[0,["/",["[+","^\\n\\r\\u001b<[\u25c1"],["s",["!",162],31],163,["s",["!",32],["!",27],["[","\\u001b<[\u25c1"]]],"^\\n\\r"]', // 161 skipLineChar
      '[0,["s",31,["?",["s",44,["*",46]]],["/",132,7]]]', // 162 skipTextTail
      '[0,["s",34,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],164]]', // 163 skipNamedThought
      '[0,["/",28,165],"<[\u25c1"]', // 164 skipThoughtClose
      '[0,["q",19]]', // 165 skipAnalysisEnd
      '[1,["N",6,["s","[",[":",0,167],"]",[":",1,168]]]]', // 166 readVital
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 167 readVitalName
      '[1,["/",["@",1,["[+","\\t "],169,["[*","\\t "],91],["@",1,98,["/",170,169],["[*","\\t "],91],["@",2,["?",["/",["s",110,["?",173]],173,174,["s",["&",["[",".0-9"]],175]]],["[*","\\t "],["/",170,["@",0,169,171],176,177,178,180],["?",183],["?",184],["?",183],["?",["s",["!",127],["!",["s",["[+","\\t "],123]],185]],187]]]', // 168 readVitalValue
      '[0,["N",5,[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]]],"\\\\-0-9"]', // 169 readNumber
      '[1,["M",3,["s",[":",0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["[*","\\t "],"%",171]]]', // 170 readBadPercent
      '[0,["/",["&",127],["s",["!",["[","%+\\\\--9A-Z_a-z~\u2013"]],["!",["s",",",["[","0-9"]]],["!",["s",["[*","\\t "],172,["[*","\\t "],["[","0-9"]]],["!",["s",["[+","\\t "],["[",".0-9"]]]]]]', // 171 skipNumberBoundary
      '[0,["/","->","to","or",["[","\\\\-/~\u2013\u2014\u2192\u2212"]],"\\\\-/ot~\u2013\u2014\u2192\u2212"]', // 172 skipRangeSign
      '[1,["M","BadVitalSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 173 readBadVitalSeparator
      '[1,["M","BadBlank",["s",["[*","\\t "],["+",["s",["[","\u00a0\u3000"],["[*","\\t "]]]]],"\\t \u00a0\u3000"]', // 174 readBadBlank
      '[1,["M","MissingBlank",""]]', // 175 readMissingBlank
      '[1,["M","BadCutNumber",["s",["[+","0-9"],".",7]]]', // 176 readBadCutNumber
      '[1,["M","BadNumeral",["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],".",["[+","0-9"]],["s",".",["[+","0-9"]],["s",["[+","0-9"],["?","."]]],171]],"+\\\\-.0-9"]', // 177 readBadNumeral
      '[1,["M",4,["s","**",[":",0,179],"**",171],["s","`",[":",0,179],"`",171],["s","\\"",[":",0,179],"\\"",171],["s","\'",[":",0,179],"\'",171]],"\\"\'*`"]', // 178 readBadMarkedNumber
      '[0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]]', // 179 readMarkedNumber
      '[1,["M","BadVital",["*",["s",["!",181],["/",["s",["[+","\\t "],["?",182]],["[+","^\\t\\n\\r\\u001b <"],31,["[","\\u001b<"]]]]]]', // 180 readBadVital
      '[0,["/",["s",["[*","\\t "],31,["/",43,47]],["s",["[+","\\t "],122]],"\\t\\u001b <"]', // 181 skipBadVitalEnd
      '[0,["+",["s",50,["&",50]]]]', // 182 skipOrnaments
      '[1,["M","BadMarkerEnd",51]]', // 183 readBadMarkerEnd
      '[1,["M","BadValueBracket",["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"]]],"\\t ]\u3011\u3015\uff3d"]', // 184 readBadValueBracket
      '[1,["M","BadRemark",["s",["[*","\\t "],["[","^\\t\\n\\r\\u001b <"],["*",["s",["!",127],186]]]],"^\\n\\r\\u001b<"]', // 185 readBadRemark
      '[0,["/",182,["[+","^\\t\\n\\r\\u001b <"],["[+","\\t "],["s",["!",["s",31,["/",43,47]]],31],["s",["!",32],["[","\\u001b<"]]],"^\\n\\r"]', // 186 skipRemarkChar
      '[1,["/",121,["s",["[*","\\t "],["/",["s",119,91],["&",["s",31,47]]]],["s",["[*","\\t "],91]]]', // 187 noteVitalEnd
      '[1,["L",189]]', // 188 leaf
      '[1,["M","BadTurn",["s",["?",10],11,136]],"\\n\\r <"]', // 189 readBadTurn
      '[0,[[["[","^"],null,0,null,false]]]', // 190 text
      '[1,["L",["/",192,25]],"\\n\\r <[\u25c1"]', // 191 leaf
      '[1,["M","BadForeignCall",["s",["?",10],11,35]],"\\n\\r <["]', // 192 readBadForeignCall
      '[1,["L",194]]', // 193 leaf
      '[1,["N",9,["s",[":",0,195],196],["s",[":",0,197],196],["s",["!",142],217,["&",227],[":",0,231],236,196]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 194 readBlockHead
      '[0,["N",7,["s","[ACTION_",[":",0,94],"_CONTENT_START]"]]]', // 195 readStartMarker
      '[1,["s",["?",110],["?",["s",["&",111],112]],["[*","\\t "],["?",["s",174,["&",43]]]]]', // 196 noteHeadTail
      '[1,["M",5,["s",["&",198],"[ACTION_",[":",0,94],"_CONTENT",["?","_BEGIN"],"]"]],"["]', // 197 readBadContentTag
      '[0,["q",199]]', // 198 skipContentTag
      '[0,["handing",2,["t",[0,1,2,3,4,5],"[ACTION_",["hand",2,[],94],"_CONTENT",["?","_BEGIN"],"]",["/",["&",["s",["[*","\\t "],43]],["&",200],204,206,208]]],"["]', // 199 readContentTag
      '[0,["s",["*",["s",["!",201],["[","^\\n\\r"]]],201],"^\\n\\r"]', // 200 skipTagLine
      '[0,["q",202]]', // 201 skipOwnInlineEnd
      '[1,["same",2,203],"["]', // 202 readOwnInlineEnd
      '[1,["@",1,"[",["/",["@",1,"ACTION_",94,"_CONTENT_END"],["@",1,"/ACTION_",94,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],91]]', // 203 readInlineEnd
      '[0,["later",1,2,205]]', // 204 readOwnEndLater
      '[1,["@",1,"[ACTION_",94,"_CONTENT_END]",["[*","\\t "],91]]', // 205 readEndLine
      '[0,["later",2,2,207]]', // 206 readRemarkEndLater
      '[0,["@",1,"[ACTION_",94,"_CONTENT_END]"]]', // 207 readRemarkLine
      '[0,["later",3,2,209]]', // 208 readSlipEndLater
      '[1,["/",210,["@",1,["+",["/",["[+","^\\n\\r["],["s",["!",216],"["]]],203]],"^\\n\\r"]', // 209 readSlipLine
      '[1,["/",["@",3,["[*","\\t "],["?",49],52,211,214],["@",2,["[*","\\t "],["?",51],213,215]],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u3010\u3014\uff3b"]', // 210 readSlipEnd
      '[1,["/",["@",2,72,"_",94,"_",["/",212,["s",["i","end"],["&",61]]]],213,["@",3,"/",["i","action"],59,94,59,["i","content"],["?",["s",59,["/",["i","start"],["i","end"]]]]]],"/A-Za-z"]', // 211 readSlipEndName
      '[1,["words",["CONTENT_END"],["BadMarkerName","BadMarkerSlip"],67],"A-Za-z"]', // 212 readEndWord
      '[0,["@",2,["i","action"],["?",59],94,59,["i","content"],59,["i","end"]],"Aa"]', // 213 readBareEndName
      '[1,["/",["s",61,["[*","^\\n\\r"]],["s",["?",51],["[*","\\t "],5]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 214 noteSlipEndClose
      '[1,["/",["s",61,["[*","^\\n\\r"]],["s",["?",51],["[*","\\t "],91]]]', // 215 noteBareEndClose
      '[0,["s","[",["/",["s","ACTION_",60,"_CONTENT_END"],["s","/ACTION_",60,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],43]]', // 216 skipInlineEnd
      '[1,["s",["!",218],["?",220],["?",221],["/",["s",["?",224],"["],225],["?",226]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 217 noteLooseOpen
      '[0,["/",["s","[",["/",88,219],"]"],["s","[ACTION_",60,"_CONTENT_END]"]],"["]', // 218 skipExactMarker
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 219 skipVitalName
      '[1,["M","BadMarkerIndent",["|",1,3,false," "]]," "]', // 220 readBadMarkerIndent
      '[1,["M",6,["s",49,[":",0,["?",["@",1,["&",222],""]]]]]]', // 221 readBadMarkerDecoration
      '[0,["/",["s",52,["[*"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["/",51,84]],["s",52,["i","action"],["[+"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["*",["/",["[+","^\\n\\r*"],["s",["!",223],"*"]]],223]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 222 skipBoldAround
      '[0,["s","**",["[*","\\t "],["?",31],43]]', // 223 skipBoldTail
      '[1,["M","BadMarkerEscape","\\\\"]]', // 224 readBadMarkerEscape
      '[1,["M","BadMarkerBracket",["[","\u3010\u3011\u3014\u3015\uff3b\uff3d"]]]', // 225 readBadMarkerBracket
      '[1,["M","BadMarkerBlank",["[+"," "]]]', // 226 readBadMarkerBlank
      '[0,["s",228,229,61]]', // 227 skipStartAhead
      '[0,["/",["s",71,"_",60,"_"],["s",["i","action"],["?",59],["?",["/",["s",60,59],"N_"]]]],"A-Za-z"]', // 228 skipActionPrefix
      '[0,["q",230]]', // 229 skipStartWord
      '[1,["words",["CONTENT_START"],["BadMarkerName","BadMarkerSlip"],67],"A-Za-z"]', // 230 readStartWord
      '[1,["/",232,235],"A-Za-z"]', // 231 read_actionName
      '[1,["N",8,["s",72,"_",[":",0,94],"_",[":",1,233],["&",61]],["s","ACTION_",[":",0,234],[":",1,["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]]],["&",61]]],"A-Za-z"]', // 232 readActionName
      '[1,["/",["@",0,75,["&",61]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]]],"A-Z_"]', // 233 readPartName
      '[1,["M","MissingIndex",["?","N_"]]]', // 234 readMissingIndex
      '[1,["M",7,["s",["i","action"],["?",59],[":",0,94],59,[":",1,["$",78]]],["s",["i","action"],["?",59],[":",0,234],["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],59,["/",["i","start"],["i","end"]]]],61]],[":",1,["$",78]]]],"Aa"]', // 235 readBadActionName
      '[1,["s",["?",226],["/",["s",["?",224],"]",["!","("]],225],["?",["/",183,237]]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 236 noteLooseClose
      '[1,["M","BadBoldSeparator",84]]', // 237 readBadBoldSeparator
      '[1,["L",239]]', // 238 leaf
      '[1,["/",240,["?",["t",[0,1,2],150,["!",244],["!",7]]]]]', // 239 readStartLine
      '[1,["M","BadStartText",["+",["s",["!",241],["[","^\\n\\r"]]]],"^\\n\\r"]', // 240 readBadStartText
      '[0,["s",["&",201],["!",242],["!",243]],"["]', // 241 skipInlineStop
      '[0,["q",204]]', // 242 skipOwnEndLater
      '[0,["q",206]]', // 243 skipRemarkEndLater
      '[0,["s",["&",245],["/",246,["s",["&",250],["!",242],["/",247,["s",["!",243],["/",255,["s",["!",261],262]]]]]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 244 skipBlockStop
      '[0,["s",["[*","\\t "],["/",["[","#*+\\\\->[\\\\\\\\_\u3010\u3014\uff3b"],["s",["[+","0-9"],["[",")."]],["i","action"],["i","content_end"]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 245 skipEndBegin
      '[0,["s",247,["[*","\\t "],43]]', // 246 skipOwnEnd
      '[0,["s","[ACTION_",248,"_CONTENT_END]"]]', // 247 skipOwnEndMarker
      '[0,["q",249]]', // 248 skipSameIndex
      '[0,["same",2,94],"0-9"]', // 249 readSameIndex
      '[0,["/",247,251,254,255,257],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 250 skipLikeEnd
      '[0,["s","[ACTION_",252,"_TYPE]"]]', // 251 skipNextType
      '[0,["q",253]]', // 252 skipSameNext
      '[0,["same",2,["{",1,[":",0,94]]],"0-9"]', // 253 readSameNext
      '[0,["s",11,"[",["i","action_"],["?",["s",60,"_"]],["i","content_end]"]]," ["]', // 254 skipAnyEnd
      '[0,["q",256]]', // 255 skipOwnSlipEnd
      '[1,["same",2,210],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u3010\u3014\uff3b"]', // 256 readOwnSlipEnd
      '[0,["/",["s",["[*","\\t "],["?",49],52,["/","/",["?",["s",["i","action"],["["," \\\\-_"],["?","N_"]]]],258,259],["s",["[*","\\t "],["?",51],["i","content_end"],260]],"\\t #*+\\\\-0-9>C[\\\\\\\\_c\u3010\u3014\uff3b"]', // 257 skipBareSlipEnd
      '[0,["s",["i","content"],59,["i","end"]],"Cc"]', // 258 skipBareEndWord
      '[0,["/",["s",61,["[*","^\\n\\r"]],["s",["?",51],["[*","\\t "],44]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 259 skipSlipEndClose
      '[0,["/",["s",61,["[*","^\\n\\r"]],["s",["?",51],["[*","\\t "],43]]]', // 260 skipBareEndClose
      '[0,["q",208]]', // 261 skipSlipEndLater
      '[0,["/",257,263,251,["s",["!",264],["!",268],254]]]', // 262 skipOtherStop
      '[0,["s",254,["[*","^\\n\\r"],["/",7,["s",44,["*",46],["/",["s","[ACTION_",252,"_"],7]]]]]', // 263 skipStrangeEnd
      '[0,["q",265]]', // 264 skipNextTypeLater
      '[0,["later",4,2,266]]', // 265 readNextTypeLater
      '[0,["@",1,"[ACTION_",267,"_TYPE]"]]', // 266 readNextTypeLine
      '[0,["{",2,[":",0,94]],"0-9"]', // 267 readBeforeNext
      '[0,["q",269]]', // 268 skipLastEndLater
      '[0,["later",5,-1,270]]', // 269 readLastEndLater
      '[1,["t",[0,1,2],271,272,["/",151,["t",[0,1,2],150,["|",0,null,true,273],151]]]]', // 270 readLastEnd
      '[0,["t",[0,1,2,3,4],159,"[",["$",["i","action_"]],["?",["t",[0,1],94,"_"]],["$",["i","content_end]"]]]," ["]', // 271 readAnyEnd
      '[0,["|",0,null,true,["$",["[","^\\n\\r"]]]]', // 272 readRestOfLine
      '[1,["/",["t",[0,1],["|",0,null,true,148],150],["t",[0,1],["|",1,null,true,148],151]],"\\t\\n\\r "]', // 273 readBlankLine
      '[0,[[null,"^\\n\\r[",1,[["[","/A"]],false],[["s","[",["!",["[","/A"]]],null,0,null,false],[["s",["!",241],"["],null,0,null,false],[["s",10,["!",244],["!",7]],null,0,null,false]]]', // 274 text
      '[1,["L",276]]', // 275 leaf
      '[1,["/",["t",[0,1],277,["/",278,279,280]],281,280]]', // 276 read_blockEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 277 readNewline
      '[1,["N",10,["s",[":",0,["$",247]],["[*","\\t "],91]]]', // 278 readBlockEnd
      '[1,["M","BadBlockEnd",["s",["&",["/",247,255,257]],["[*","^\\n\\r"],91]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 279 readBadBlockEnd
      '[1,["M",8,["s",11,"[",["i","action_"],[":",0,94],["i","_content_end]"],["[*","^\\n\\r"],91],""]]', // 280 readMissingContentEnd
      '[1,["M","BadInlineEnd",["s",["&",201],["[*","^\\n\\r"],91]],"["]', // 281 readBadInlineEnd
      '[1,["L",["/",283,297]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 282 leaf
      '[1,["N",13,["s",217,["&",284],[":",0,231],[":",1,["/",287,289]]]]]', // 283 readLooseType
      '[0,["s",228,285,61]]', // 284 skipTypeAhead
      '[0,["q",286]]', // 285 skip_typeWord
      '[1,["words",["TYPE"],["BadMarkerName","BadMarkerSlip"],67],"A-Za-z"]', // 286 read_typeWord
      '[1,["/",["@",2,236,98,96,["[*","\\t "],91],["@",4,236,["?",110],["?",["s",["&",111],112]],["[*","\\t "],["/",288,["@",0,96,["&",104]]],["?",["s",["&",104],185]],118]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 287 readLooseTypeName
      '[1,["M",9,["s","**",[":",0,97],"**"],["s","`",[":",0,97],"`"],["s","\\"",[":",0,97],"\\""],["s","\'",[":",0,97],"\'"]],"\\"\'*`"]', // 288 readBadMarkedType
      '[1,["/",["@",2,290,["[*","\\t "],291,184,["?",183],118],["@",2,290,["[*","\\t "],113,118],["@",4,236,["?",110],["?",["s",["&",111],112]],["[*","\\t "],295,183,118],["@",1,236,109]]," :=\\\\\\\\]\u3010\u3011\u3014\u3015\uff1a\uff3b\uff3d"]', // 289 readLooseGiven
      '[1,["M","BadOpenSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 290 readBadOpenSeparator
      '[0,["N",11,[":",0,["$",["*",["s",["!",292],["/",293,["[","^\\n\\r\\u001b<[]"],294]]]]]]]', // 291 readBracketValue
      '[0,["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"],["?",["/","**","__"]],["[*","\\t "],["?",31],43],"\\t ]\u3011\u3015\uff3d"]', // 292 skipBracketTail
      '[0,["deep",["s","[",["*",["/",293,["[","^\\n\\r\\u001b<[]"]]],"]"]]]', // 293 skipBalanced
      '[0,["/",["s",["!",["s",31,43]],31],["s",["!",32],["[","\\u001b<"]]],"\\u001b<"]', // 294 skipInnerNoise
      '[0,["N",12,[":",0,["$",["*",["s",["!",223],["/",296,["s",["!","**"],["[","^\\n\\r\\u001b<"]],294]]]]]]]', // 295 readBoldValue
      '[0,["s","**",["+",["s",["!","**"],["[","^\\n\\r\\u001b<"]]],"**"]]', // 296 skipBoldPair
      '[1,["N",14,["s",217,["!",298],[":",0,231],[":",1,289],[":",2,["?",130]]]]]', // 297 readLooseParameter
      '[0,["s",228,299,61]]', // 298 skipOtherPart
      '[0,["q",300]]', // 299 skipBlockWord
      '[1,["words",["CONTENT_START","CONTENT_END"],["BadMarkerName","BadMarkerSlip"],67],"A-Za-z"]', // 300 readBlockWord
      '[1,["L",302]]', // 301 leaf
      '[1,["M","BadBareStart",142]]', // 302 readBadBareStart
      '[1,["L",["?",["t",[0,1,2],150,["!",304],["!",7]]]]]', // 303 leaf
      '[0,["s",305,["[*","\\t "],43]]', // 304 skip_bareEnd
      '[0,["/","CONTENT_END",["s","[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 305 skipBareEndMarker
      '[0,[[null,"^\\n\\r",1,[["\\n","C["]],false],[["s",10,["!",304],["!",7]],null,0,null,false]]]', // 306 text
      '[0,["L",["?",10]]]', // 307 leaf
      '[1,["L",309]]', // 308 leaf
      '[1,["/",310,280]]', // 309 readBareBlockEnd
      '[1,["N",15,["s",[":",0,["$",305]],["[*","\\t "],91]]]', // 310 readBareEnd
      '[1,["L",312]]', // 311 leaf
      '[1,["N",16,["s",["!",218],"[",[":",0,313],"]",["&",125],[":",1,168]],["s",["!",218],["&",80],217,[":",0,314],["/",236,316],[":",1,168]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 312 readOwnVital
      '[0,["@",1,["!",["s",64,"]"]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",["s","]",["!","("]]]],"A-Z"]', // 313 readOwnName
      '[1,["/",["@",1,["!",["s",64,61]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",61]],["@",1,["!",["s",64,61]],315,["&",61]]],"A-Za-z"]', // 314 readOwnWord
      '[1,["M","BadOwnName",["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]]', // 315 readBadOwnName
      '[1,["M","BadOpenVitalSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 316 readBadOpenVitalSeparator
      '[1,["L",318]]', // 317 leaf
      '[1,["N",17,["s","[",[":",0,"REASONING"],"]",319,320],["s","[",[":",0,["/","PLANNING","NOTES"]],"]",319],["s",217,[":",0,322],["/",["s",236,319],290],320],["s",217,[":",0,323],["/",["s",236,319],290]],["s","[",[":",0,313],"]",["?",110],["?",["s",["&",111],324]]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 318 readSectionHead
      '[1,["s",["?",110],["?",["s",["&",111],112]]]]', // 319 noteHeadRest
      '[1,["/",["&",["s",["[*","\\t "],43]],321]]', // 320 noteFirstLine
      '[1,["M","BadFirstLine",""]]', // 321 readBadFirstLine
      '[1,["words",["REASONING"],["BadMarkerName","BadMarkerSlip"],67],"A-Za-z"]', // 322 readReasoningWord
      '[1,["words",["PLANNING","NOTES"],["BadMarkerName","BadMarkerSlip"],67],"A-Za-z"]', // 323 readSectionWord
      '[1,["M","BadSectionSeparator",["s",["[*","\\t "],["[",":=\uff1a"],["[*","\\t "]]],"\\t :=\uff1a"]', // 324 readBadSectionSeparator
      '[0,[[null,"^\\n\\r\\u001b<[\u25c1",1,[["\\n","\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_`cfms~\u25c1\u3010\u3014\uff3b"]],false],[["s",10,["!",132],["!",42]],null,0,null,false],[["s",["!",162],31],null,0,null,false],[["s",34,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],164],null,0,null,false],[["s",["!",32],["!",27],["[","\\u001b<[\u25c1"]],null,0,null,false]]]', // 325 text
      '[0,["L",327]]', // 326 leaf
      '[0,["@",2,10,["!",132],90]]', // 327 readTextFence
      '[0,[[null,"^\\n\\r",1,[["\\n"," `~"]],false],[["s",10,["!",154]],null,0,null,false]]]', // 328 text
      '[1,["L",330]]', // 329 leaf
      '[1,["/",["s",10,154],331]]', // 330 noteTextFenceEnd
      '[1,["M","MissingTextFenceEnd",""]]', // 331 readMissingTextFenceEnd
      '[1,["L",333]]', // 332 leaf
      '[1,["N","SectionEnd",["?",5]]]', // 333 readSectionEnd
      '[1,["L",["/",335,337,339,340,342,343,344,30]],"\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_cfms\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 334 leaf
      '[1,["N",18,["s",217,[":",0,336],["/",236,316],[":",1,168]]]]', // 335 readLooseVital
      '[1,["words",["CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],67],"A-Za-z"]', // 336 readVitalWord
      '[1,["M",10,["s",["&",86],["?",49],[":",0,["$",57]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],[":",1,["/",170,338]],["[*","\\t "],["?",119],91]],"#*+\\\\-0-9>CFMS_cfms"]', // 337 readBadBareVital
      '[0,["N",19,[":",0,["$",["[+",".0-9"]]]]]', // 338 readBareNumber
      '[1,["M","BadContentEnd",["s",254,["[*","^\\n\\r"],91]]]', // 339 readBadContentEnd
      '[1,["M","BadSectionTag",341]]', // 340 readBadSectionTag
      '[1,["s","[/",88,"]",["[*","\\t "],91]]', // 341 noteSectionTag
      '[1,["M","MissingMarkerEnd",["s","[",["?",["s",["[","A-Z"],["[*","0-9A-Z_"]]],7],48]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 342 readMissingMarkerEnd
      '[1,["M","BadIndex",["s",11,["?",49],52,79,61,["[*","^\\n\\r"],["?",5]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 343 readBadIndex
      '[1,["M","BadMarker",345]]', // 344 readBadMarker
      '[1,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],91],["s",["?",51],"ACTION_",60,"_",["[+","0-9A-Z_"],["?",51],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],91]],"*A[_"]', // 345 noteBrokenMarker
      '[1,["L",347]]', // 346 leaf
      '[1,["M","BadSaidTurn",["s",["&",152],348]],"\\t HUhu"]', // 347 readBadSaidTurn
      '[1,["s",["+",161],["/",91,["&",32],["&",27]]]]', // 348 noteChatLine
      '[1,["L",["/",350,367]],"^"]', // 349 leaf
      '[1,["M","BadChat",["s",["+",["s",["!",132],["!",46],["!",152],["/",351,362,["s",["!",42],348]]]],["?",363]],363],"^\\n\\r"]', // 350 readBadChat
      '[1,["M","BadFencedAction",["s",["&",352],361,91]]," `~"]', // 351 readBadFencedAction
      '[0,["q",353]]', // 352 skipActionFence
      '[1,["handing",1,["t",[0,1,2,3,4],["hand",1,[],89],["|",0,null,true,["t",[0,1,2],["!",154],["!",354],157]],355,["|",1,null,true,["t",[0,1],["!",154],157]],158]]," `~"]', // 353 readActionFence
      '[0,["s",11,["?",49],52,69,61,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 354 skipActionMarker
      '[1,["t",[0,1,2,3,4,5],159,["?",356],359,231,360,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 355 readActionMarker
      '[0,["|",1,null,true,357],"#*+\\\\-0-9>_"]', // 356 readDecoration
      '[0,["/",["t",[0,1],["|",1,null,true,"#"],["|",0,null,true,148]],["t",[0,1],">",["|",0,null,true,148]],["t",[0,1],["/",["$",["[","*+\\\\-"]],["t",[0,1],["|",1,9,true,["$",["[","0-9"]]],["$",["[",")."]]]],["|",1,null,true,148]],358],"#*+\\\\-0-9>_"]', // 357 readOrnament
      '[0,["/","**","__"],"*_"]', // 358 readBold
      '[0,["t",[0,1],["/","\\\\[",["$",["[","[\u3010\u3014\uff3b"]]],["|",0,null,true," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 359 readMarkerOpen
      '[0,["t",[0,1],["|",0,null,true," "],["/","\\\\]",["$",["[",":=]\u3011\u3015\uff1a\uff3d"]]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 360 readMarkerClose
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],89],["|",0,null,true,["t",[0,1],["!",154],157]],158]]," `~"]', // 361 readFenced
      '[1,["s",361,91]]', // 362 noteClosedFence
      '[1,["s",["!",132],364,["*",366]]," `~"]', // 363 noteOpenFence
      '[1,["M","MissingFenceEnd",365]]', // 364 readMissingFenceEnd
      '[1,["s",42,91]]', // 365 noteFenceOpen
      '[1,["/",["s",["[*","^\\n\\r"],5],["[+","^\\n\\r"]],"^"]', // 366 noteLine
      '[1,["M","BadLine",["s",["!",138],366]],"^"]', // 367 readBadLine
      '[1,["L",["/",369,371]]]', // 368 leaf
      '[1,["N","WrapperEnd",370]]', // 369 readWrapperEnd
      '[1,["s",11,139,["[*","\\t "],["/",91,["&",["s",31,43]]]]," `~"]', // 370 note_wrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 371 readMissingWrapperEnd
      '[1,["L",373]]', // 372 leaf
      '[1,["M","BadChatBefore",["s",["+",["s",["!",374],["!",132],["!",46],["/",362,["s",["!",42],348]]]],["?",["s",["!",374],363]]],["s",["!",374],363]],"^\\n\\r"]', // 373 readBadChatBefore
      '[0,["s",375,["!",376]]]', // 374 skipReplyFence
      '[0,["&",40]," `~"]', // 375 skipMarkerFenceAhead
      '[0,["s",377,["*",["/",377,["s",["!",41],["!",47],379]]],47]]', // 376 skipExampleFence
      '[0,["s",378,43]]', // 377 skipClosedFence
      '[0,["q",361]]', // 378 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],44],["[+","^\\n\\r"]],"^"]', // 379 skipLine
      '[0,["L",["&",374]]," `~"]', // 380 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { same: ofSame, "{": ofAction, endsInside: ofEndsInside, i: ofCase, words: ofWords, closes: ofCloses, later: ofLater, handing: ofHanding, hand: ofHand } });

  const steplead: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(24) }] };
  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(92) }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(191) }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: rules.at(282) }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: rules.at(311) }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: rules.at(334) }, { op: 'again', step: () => stepSaidTurn }, { op: 'leaf', read: rules.at(349) }] };
  const stepopening: Step = { op: 'choice', alternatives: [steplead, { op: 'leaf', read: rules.at(372) }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: steplead }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepopening }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(380), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(20) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(14) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(38) }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(368) }] } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(188) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(190) } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: rules.at(193) }, { op: 'leaf', read: rules.at(238) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(275) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(274) } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(301) }, { op: 'leaf', read: rules.at(303) }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: rules.at(307) }, { op: 'leaf', read: rules.at(308) }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(306) } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(317) }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: rules.at(332) }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(325) } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: 1, isText: true, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: rules.at(326) }, { op: 'text', read: rules.text(328) }, { op: 'leaf', read: rules.at(329) }] } };
  const stepSaidTurn: Step = { op: 'rule', name: 'SaidTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(346) }, { op: 'again', step: () => stepTurnText }] } };

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
    BadNumeral: {"code":"bad-numeral","severity":"warning","meaning":"A number has no digit before or after its point, or has a plus sign.","example":"[MOOD] .8","hint":"Write a digit on both sides of the point, and no plus sign."},
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
