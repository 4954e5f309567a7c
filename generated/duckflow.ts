// Generated from grammars/duckflow.peggy, grammars/duckflow/markers.peggy, grammars/duckflow/sections.peggy, grammars/duckflow/vitals.peggy, grammars/duckflow/actions.peggy, grammars/duckflow/blocks.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy, grammars/common/text-lines.peggy: do not edit.

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
export interface BadTurnNode extends RecoveryNode { readonly type: 'BadTurn'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BlankNode | BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode | BadNoiseNode | BadWrapperNode
| BadTurnNode | BadForeignCallNode | TypeNode | ParameterNode | VitalNode | BlockHeadNode | BadStartTextNode
| BadLineEndNode | BlockEndNode | BadBlockEndNode | MissingContentEndNode | BadInlineEndNode | LooseTypeNode
| LooseParameterNode | BadBareStartNode | BareEndNode | OwnVitalNode | SectionHeadNode | SectionEndNode
| LooseVitalNode | BadBareVitalNode | BadContentEndNode | BadSectionTagNode | MissingMarkerEndNode | BadIndexNode
| BadMarkerNode | BadChatNode | BadLineNode | WrapperEndNode | MissingWrapperEndNode | BadChatBeforeNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtText' | 'TurnText' | 'BlockText' | 'BareText' | 'SectionText' | 'FencedText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadMarkerNode | BadIndexNode | MissingMarkerEndNode | BadChatBeforeNode
| BadChatNode | MissingFenceEndNode | BadFencedActionNode | BadLineNode | BadActionNameNode | MissingIndexNode
| BadMarkerEscapeNode | BadMarkerIndentNode | BadMarkerDecorationNode | BadMarkerEndNode | BadMarkerBracketNode
| BadMarkerBlankNode | BadMarkerNoiseNode | BadBlankNode | BadSeparatorNode | BadBoldSeparatorNode
| BadOpenSeparatorNode | BadSectionSeparatorNode | BadSectionTagNode | BadFirstLineNode | MissingTextFenceEndNode
| BadValueBelowNode | BadOwnNameNode | BadVitalSeparatorNode | BadOpenVitalSeparatorNode | MissingBlankNode
| BadPercentNode | BadNumeralNode | BadCutNumberNode | BadMarkedNumberNode | BadVitalNode | BadValueBracketNode
| BadRemarkNode | MissingLineEndNode | BadBareVitalNode | BadMarkedTypeNode | BadCloseTagNode | BadLineNoiseNode
| BadContinuationNode | BadContentTagNode | BadBareStartNode | BadStartTextNode | BadContentEndNode
| BadBlockEndNode | BadInlineEndNode | MissingContentEndNode | BadBomNode | BadNoiseNode | BadLineEndNode
| BadThoughtNode | MissingThoughtEndNode | BadForeignCallNode | BadTurnNode> & Readonly<Record<'BadMarkerName' | 'BadMarkerSlip', RecoveryNode>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChatBefore', 'Reply'>>
& Readonly<Record<'Blank' | 'Thought' | 'BadNoise' | 'OtherTurn' | 'BadForeignCall' | 'Type' | 'Parameter' | 'Vital' | 'BadValueBelow'
| 'BadCloseTag' | 'BadLineNoise' | 'MissingLineEnd' | 'BadContinuation' | 'BadPercent' | 'BadVitalSeparator'
| 'MissingBlank' | 'BadCutNumber' | 'BadNumeral' | 'BadMarkedNumber' | 'BadVital' | 'BadValueBracket' | 'BadRemark'
| 'Block' | 'LooseType' | 'LooseParameter' | 'BadMarkedType' | 'BareBlock' | 'OwnVital' | 'BadOwnName'
| 'BadOpenVitalSeparator' | 'Section' | 'LooseVital' | 'BadBareVital' | 'BadContentEnd' | 'BadSectionTag'
| 'MissingMarkerEnd' | 'BadIndex' | 'BadMarker' | 'BadChat' | 'BadLine' | 'BadFencedAction' | 'MissingFenceEnd', 'Reply' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'BareBlock' | 'Block' | 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadMarkerNoise' | 'BadSeparator' | 'BadMarkerEnd' | 'BadMarkerIndent' | 'BadMarkerDecoration' | 'BadMarkerEscape'
| 'BadMarkerBracket' | 'BadMarkerBlank' | 'BadMarkerSlip' | 'BadBoldSeparator', 'Block' | 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadBlank' | 'MissingIndex' | 'BadActionName', 'Block' | 'Reply' | 'Wrapped'>>
& Readonly<Record<'BadOpenSeparator' | 'BadMarkerName', 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd' | 'MissingWrapperEnd', 'Wrapped'>>
& Readonly<Record<'BadTurn' | 'TurnText', 'OtherTurn'>>
& Readonly<Record<'BlockHead' | 'BadContentTag' | 'BadStartText' | 'BlockText' | 'BlockEnd' | 'BadBlockEnd' | 'BadInlineEnd', 'Block'>>
& Readonly<Record<'MissingContentEnd', 'BareBlock' | 'Block'>>
& Readonly<Record<'BadBareStart' | 'BareText' | 'BareEnd', 'BareBlock'>>
& Readonly<Record<'SectionHead' | 'BadFirstLine' | 'BadSectionSeparator' | 'SectionText' | 'FencedText' | 'SectionEnd', 'Section'>>
& Readonly<Record<'MissingTextFenceEnd', 'FencedText'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-marker" | "bad-index" | "missing-marker-end" | "bad-chat"
| "missing-fence-end" | "bad-fenced-action" | "bad-marker-name" | "missing-index" | "bad-marker-escape"
| "bad-marker-indent" | "bad-marker-decoration" | "bad-marker-end" | "bad-marker-bracket" | "bad-marker-noise"
| "bad-blank" | "bad-separator" | "bad-close-tag" | "bad-first-line" | "bad-value-below" | "bad-vital-separator"
| "missing-blank" | "bad-percent" | "bad-numeral" | "bad-vital" | "bad-marked-number" | "bad-value-bracket"
| "bad-remark" | "missing-line-end" | "bad-bare-vital" | "bad-marked-type" | "bad-line-noise" | "bad-continuation"
| "bad-content-tag" | "bad-bare-start" | "bad-start-text" | "bad-content-end" | "missing-content-end" | "bad-bom"
| "bad-noise" | "bad-line-end" | "bad-thought" | "missing-thought-end" | "bad-foreign-call" | "bad-turn"
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
      '[1,["L",25]]', // 24 leaf
      '[1,["M","BadNoise",26]]', // 25 readBadNoise
      '[0,["s",27,["*",["/",27,["[","\\t "]]]]]', // 26 skipLineNoise
      '[0,["/",28,33],"\\u001b<"]', // 27 skipNoise
      '[0,["s",["!",29],["!",31],["!",32],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 28 skipTemplateToken
      '[0,["/",["s","<",30,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 29 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"],"reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 30 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],7]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 31 skipForeignCall
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",10,7]]]]],"<"]', // 32 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 33 skipAnsiSequence
      '[1,["L",35]]', // 34 leaf
      '[1,["M",1,["s",["&",36],[":",0,85]]]," `~"]', // 35 readBadWrapper
      '[0,["s",37,["*",["/",42,27]],43]]', // 36 skipMarkerFence
      '[0,["s",38,39]]', // 37 skipFenceOpen
      '[0,["/",["s",11,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",39]],["s",11,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 38 skipFenceHead
      '[0,["/",40,7]]', // 39 skipLineEnd
      '[0,["/","\\n",41],"\\n\\r"]', // 40 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 41 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],40],["s",["[+","\\t "],7]],"\\t\\n\\r "]', // 42 skipBlankLine
      '[0,["/",["s","[",["/",["s",["[","A-Z"],["[*","0-9A-Z_"],["/",["s","]",["!","("]],7]],7]],44,58,59,76,82,83]," #*+\\\\-0-9>ACFMS[\\\\\\\\_cfms\u3010\u3014\uff3b"]', // 43 skipStopMarker
      '[0,["s",["&",["s",11,["?",45],48,["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"],7]],49]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 44 skipCutMarker
      '[0,["+",46]]', // 45 skipDecoration
      '[0,["/",["s",["[+","#"],["[*","\\t "]],["s",">",["[*","\\t "]],["s",["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],["[+","\\t "]],47],"#*+\\\\-0-9>_"]', // 46 skipOrnament
      '[0,["/","**","__"],"*_"]', // 47 skipBold
      '[0,["s",["/","\\\\[",["[","[\u3010\u3014\uff3b"]],["[*"," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 48 skipMarkerOpen
      '[0,["q",50]]', // 49 skipCutName
      '[0,["@",1,["endsInside",51],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 50 readCutName
      '[0,["s",11,["?",45],48,["/",52,53,54],57]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 51 skipPlainMarker
      '[0,["/",["i","reasoning"],["i","planning"],["i","notes"]],"NPRnpr"]', // 52 skipSectionLetters
      '[0,["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],"CFMScfms"]', // 53 skipVitalLetters
      '[0,["s",["i","action"],["?",55],["?",["s",56,55]],["[","A-Z_a-z"],["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"]],"Aa"]', // 54 skipActionLetters
      '[0,["s",["?","\\\\"],["["," \\\\-_"]]," \\\\-\\\\\\\\_"]', // 55 skipBar
      '[0,["s",["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["[+","0-9"]],"0-9"]', // 56 skipIndex
      '[0,["s",["[*"," "],["/","\\\\]",["[",":=]\u3011\u3015\uff1a\uff3d"]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 57 skipMarkerClose
      '[0,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],39],["s",["?",47],"ACTION_",56,"_",["[+","0-9A-Z_"],["?",47],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],39]],"*A[_"]', // 58 skipBrokenMarker
      '[0,["s",11,["?",45],48,60,57,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 59 skipStandardMarker
      '[0,["/",61,65,75],"A-Za-z"]', // 60 skipMeantName
      '[0,["q",62]]', // 61 skipKnownWord
      '[1,["words",["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],63],"A-Za-z"]', // 62 readKnownWord
      '[0,["s",["[","A-Za-z"],["*",64],["*",["s",["[+"," "],["+",64]]]]]', // 63 skipLooseName
      '[0,["/",["[","\\\\-0-9A-Z_a-z"],["s","\\\\",["&",["[","\\\\-_"]]]],"\\\\-0-9A-Z\\\\\\\\_a-z"]', // 64 skipNameChar
      '[0,["/",66,73],"A-Za-z"]', // 65 skip_actionName
      '[0,["/",["s",67,"_",56,"_",69,["&",57]],["s","ACTION_",72,["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",57]]],"A-Za-z"]', // 66 skipActionName
      '[0,["q",68]]', // 67 skipActionWord
      '[1,["words",["ACTION"],[null,"BadMarkerSlip"],["[+","A-Za-z"]],"A-Za-z"]', // 68 readActionWord
      '[0,["/",["s",70,["&",57]],["s",["[","A-Z_"],["[*","0-9A-Z_"]]],"A-Z_"]', // 69 skipPartName
      '[0,["q",71]]', // 70 skipPartWord
      '[1,["words",["TYPE","CONTENT_START","CONTENT_END"],[null,"BadMarkerSlip"],["[+","A-Z_"]],"A-Z_"]', // 71 readPartWord
      '[0,["?","N_"]]', // 72 skipMissingIndex
      '[0,["/",["s",["i","action"],["?",55],56,55,74],["s",["i","action"],["?",55],72,["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],55,["/",["i","start"],["i","end"]]]],57]],74]],"Aa"]', // 73 skipBadActionName
      '[0,["s",["[","A-Z_a-z"],["*",64],["*",["s",["[+"," "],["+",64]]]]]', // 74 skipAnyPart
      '[0,["/",["s",["i","action"],["["," \\\\-_"],["/",["s",["|",10,null,false,["[","0-9"]],["["," \\\\-_"]],["s","-",["[","0-9"]],["s",["[+","0-9"],["["," \\\\-_"],["[","0-9"]]],["[*"," \\\\-0-9A-Z_a-z"]],["s",["i","action"],["?",["["," \\\\-_"]],["[+","0-9"],["&",["s",57,["[*","\\t "],["/",["[","^\\t\\n\\r "],["s",40,["[","\\"\\\\-A-Za-{"]]]]]]],"Aa"]', // 75 skipBadIndexName
      '[0,["s",11,["?",45],48,77,79,["[*","\\t "],81,["[*","\\t "],["?","]"],["?","**"],["[*","\\t "],39]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 76 skipOwnVitalLine
      '[0,["/",["s",["!",["s",60,57]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",57]],["s",["!",["s",60,57]],78,["&",57]]],"A-Za-z"]', // 77 skipOwnWord
      '[0,["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]', // 78 skipBadOwnName
      '[0,["/",["s",["[","]\u3011\u3015\uff3d"],["/",80,["s",["?",47],["?",["[",":=\uff1a"]]]]],["s",["[*"," "],["[",":=\uff1a"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 79 skipOwnVitalClose
      '[0,["s",["[",":=\uff1a"],47,["&",["/",["[","\\t "],39]]]]', // 80 skipBoldSeparator
      '[0,["/",["s",["/","100",["s",["[","0-9"],["?",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["[*","\\t "],"%"],["s","0",["?",["s",".",["[+","0-9"]]]],["s","1",["?",["s",".",["[+","0"]]]]],"0-9"]', // 81 skipOwnShare
      '[0,["s",["?",45],53,["!",["[","A-Za-z"]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],["[+",".0-9"],["?","%"],["[*","\\t "],["?",26],39],"#*+\\\\-0-9>CFMS_cfms"]', // 82 skipBareVital
      '[0,["s","[/",84,"]",["[*","\\t "],39]]', // 83 skipSectionTag
      '[0,["/","REASONING","PLANNING","NOTES"],"NPR"]', // 84 skipSectionName
      '[1,["@",0,86,87]]', // 85 readFenceOpen
      '[0,["/",["@",1,11,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",39]],["@",1,11,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 86 readFenceHead
      '[1,["/",5,7]]', // 87 noteLineEnd
      '[1,["L",89]]', // 88 leaf
      '[1,["M","BadTurn",["s",["?",10],11,90]],"\\n\\r <"]', // 89 readBadTurn
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>"]],32],"<"]', // 90 skipTurnOpen
      '[0,[[["[","^"],null,0,null,false]]]', // 91 text
      '[1,["L",["/",93,94,129,162]],"\\n\\r <["]', // 92 leaf
      '[1,["M","BadForeignCall",["s",["?",10],11,31]],"\\n\\r <["]', // 93 readBadForeignCall
      '[1,["N",3,["s","[ACTION_",[":",0,95],"_TYPE]",[":",1,96]]]]', // 94 readType
      '[0,["@",2,["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["$",["[+","0-9"]]],"0-9"]', // 95 readIndex
      '[1,["/",["@",1," ",97,87],["@",1,99,97,["[*","\\t "],87],["@",3,["!",103],["!",104],["!",106],110],["@",1,["[*","\\t "],121,122]]]', // 96 readTypeValue
      '[0,["N",0,[":",0,98]]]', // 97 readTypeName
      '[0,["$",["[+","\\\\-.0-9A-Z_a-z"]]]', // 98 read_typeName
      '[1,["M","BadValueBelow",["s",["[*","\\t "],5,["*",4],["[*","\\t "],["&",["s",100,["[*","\\t "],39]]]],"\\t\\n\\r "]', // 99 readBadValueBelow
      '[0,["/",["s",101,["[*","\\t "],["?","%"]],102],"\\\\-.0-9A-Z_a-z"]', // 100 skipBelowValue
      '[0,["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 101 skipNumber
      '[0,["[+","\\\\-.0-9A-Z_a-z"]]', // 102 skip_typeName
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],["[","\\"\'*`"]],"\\t \\"\'*:=`\uff1a"]', // 103 skipMarkedType
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],102,105],"\\t \\\\-.0-:=A-Z_a-z\uff1a"]', // 104 skipRemarkedType
      '[0,["s",["[+","\\t "],["/","#","//","(","--",["[","\u2013\u2014"],["s","-",["[","\\t "]]]]]', // 105 skipRemark
      '[0,["s",["[*","\\t "],107,["[+","\\t "],108],"^\\n\\r["]', // 106 skipSharedLine
      '[0,["[+","^\\t\\n\\r ["]]', // 107 skipTypeWord
      '[0,["s","[ACTION_",56,"_",["/","TYPE]",["s",109,"]"]]]]', // 108 skipNextParameter
      '[0,["s",["!",["s",["/",70,["s","CONTENT",["?","_BEGIN"]]],"]"]],["s",["[","A-Z_"],["[*","0-9A-Z_"]],["&","]"]],"A-Z_"]', // 109 skipParameterName
      '[1,["@",3,["?",111],["?",["s",["&",112],113]],["[*","\\t "],114,["?",117],119]]', // 110 readGiven
      '[1,["M","BadMarkerNoise",["s",["/",["+",27],["s",["[+","\\t "],["+",33]]],["!",43]]],"\\t\\u001b <"]', // 111 readBadMarkerNoise
      '[0,["s",["[*","\\t "],["/","\uff1a",["s",["[",":="],["&",["/",["[","\\t "],39]]]]],"\\t :=\uff1a"]', // 112 skipColon
      '[1,["M","BadSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 113 readBadSeparator
      '[0,["N",1,[":",0,["$",["*",["s",["[*","\\t "],115]]]]]]', // 114 readValue
      '[0,["/",["[+","^\\t\\n\\r\\u001b <["],["s",["!",116],"["],["s",["!",["s",26,39]],26],["s",["!",27],["[","\\u001b<"]]],"^\\t\\n\\r "]', // 115 skipValueChar
      '[0,["s","[/ACTION_",56,"_",["[","A-Z"],["[*","0-9A-Z_"],"]",["&",["s",["[*","\\t "],["?",26],39]]]]', // 116 skipCloseTag
      '[1,["s",["[*","\\t "],118],"\\t ["]', // 117 noteClosing
      '[1,["M","BadCloseTag",116]]', // 118 readBadCloseTag
      '[1,["s",["[*","\\t "],["?",120],87]]', // 119 noteValueEnd
      '[1,["M","BadLineNoise",["s",26,["&",39]]]]', // 120 readBadLineNoise
      '[0,["N",2,[":",0,["$",["[+","^\\t\\n\\r ["]]]]]', // 121 readTypeWord
      '[1,["M","MissingLineEnd",["s",["[+","\\t "],["&",["/",123,124,108]]],["s",["[*","\\t "],["[",",;|"],["[*","\\t "],["&",123]]],"\\t ,;|"]', // 122 readMissingLineEnd
      '[0,["s",["?",45],48,53,["!",["[","A-Za-z"]]],"#*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 123 skipNextVital
      '[0,["s","[",125,"]",126]]', // 124 skipNextOwnVital
      '[0,["s",["!",["s",60,"]"]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",["s","]",["!","("]]]],"A-Z"]', // 125 skipOwnName
      '[0,["/",["s",["[+","\\t "],101,["[*","\\t "],39],["s",["/",112,""],["[*","\\t "],81,127]],"\\t 0-:=\uff1a"]', // 126 skip_ownVital
      '[0,["/",["s",["[*","\\t "],["?",26],39],128,["s",["[*","\\t "],"#"],["s",["[*","\\t "],26,43]]]', // 127 skipOwnVitalEnd
      '[0,["/",["s",["[*","\\t "],["?",["s",["[",",;|"],["[*","\\t "]]],123],["s",["[+","\\t "],108]],"\\t #*-\\\\-0-9;>[\\\\\\\\_|\u3010\u3014\uff3b"]', // 128 skipLineBreakDue
      '[1,["N",4,["s","[ACTION_",[":",0,95],"_",[":",1,130],"]",[":",2,110],[":",3,["?",131]]]]]', // 129 readParameter
      '[0,["@",1,["!",["s",["/",70,["s","CONTENT",["?","_BEGIN"]]],"]"]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]],["&","]"]],"A-Z_"]', // 130 readParameterName
      '[1,["M",2,[":",0,["|",1,null,true,132]]],"^\\n\\r"]', // 131 readBadContinuation
      '[1,["@",3,["!",133],["!",142],["!",42],["/",["@",0,["$",152],87],["@",1,["!",38],159]]],"^\\n\\r"]', // 132 readContinuedLine
      '[0,["/",43,134,["s",["+",27],43],138],"\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_`cfms~\u25c1\u3010\u3014\uff3b"]', // 133 skipStop
      '[0,["/",135,136,137]," <[\u25c1"]', // 134 skipAsideAhead
      '[0,["s",11,29]," <[\u25c1"]', // 135 skipThoughtAhead
      '[0,["s",11,90]," <"]', // 136 skipTurnAhead
      '[0,["s",11,31]," <["]', // 137 skipForeignAhead
      '[0,["s",11,139,["[*","\\t "],["/",39,["&",["s",26,39]]]]," `~"]', // 138 skip_wrapperEnd
      '[0,["q",140]]', // 139 skipWrapperRun
      '[0,["closes",0,141],"`~"]', // 140 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 141 readFenceRun
      '[0,["s",["/","CONTENT_START",["s","[",["?","ACTION_"],"CONTENT_START]"]],["[*","\\t "],["&",39],143],"C["]', // 142 skipBareStart
      '[0,["q",144]]', // 143 skipBareEndLater
      '[0,["later",0,-1,145]]', // 144 readBareEndLater
      '[1,["t",[0,1,2],146,147,149]]', // 145 read_bareEnd
      '[0,["/","CONTENT_END",["t",[0,1,2],"[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 146 readBareEndMarker
      '[0,["|",0,null,true,148]]', // 147 readBlanks
      '[0,["$",["[","\\t "]]]', // 148 read_blank
      '[1,["/",150,151]]', // 149 readLineEnd
      '[1,["/","\\n",6],"\\n\\r"]', // 150 readEol
      '[0,["!",["[","^"]]]', // 151 readEof
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],85],["|",0,null,true,["t",[0,1,2],["!",153],["!",59],156]],157]]," `~"]', // 152 readPlainFence
      '[0,["s",11,154,["[*","\\t "],["&",39]]," `~"]', // 153 skipFenceClose
      '[0,["q",155]]', // 154 skipClosingRun
      '[0,["closes",1,141],"`~"]', // 155 readClosingRun
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],150],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 156 readLine
      '[0,["t",[0,1,2,3],158,155,147,["&",39]]," `~"]', // 157 readFenceClose
      '[0,["|",0,3,true," "]]', // 158 readIndent
      '[1,["@",0,["$",["+",160]],["/",87,["&",27]]]]', // 159 readChatLine
      '[0,["/",["[+","^\\n\\r\\u001b<"],["s",["!",161],26],["s",["!",27],["[","\\u001b<"]]],"^\\n\\r"]', // 160 skipLineChar
      '[0,["s",26,["?",["s",40,["*",42]]],["/",133,7]]]', // 161 skipTextTail
      '[1,["N",6,["s","[",[":",0,163],"]",[":",1,164]]]]', // 162 readVital
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 163 readVitalName
      '[1,["/",["@",1,["[+","\\t "],165,["[*","\\t "],87],["@",1,99,["/",166,165],["[*","\\t "],87],["@",2,["?",["/",["s",111,["?",169]],169,170,["s",["&",["[",".0-9"]],171]]],["[*","\\t "],["/",166,["@",0,165,167],172,173,174,176],["?",179],["?",180],["?",179],["?",["s",["!",128],["!",["s",["[+","\\t "],124]],181]],183]]]', // 164 readVitalValue
      '[0,["N",5,[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]]],"\\\\-0-9"]', // 165 readNumber
      '[1,["M",3,["s",[":",0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["[*","\\t "],"%",167]]]', // 166 readBadPercent
      '[0,["/",["&",128],["s",["!",["[","%+\\\\--9A-Z_a-z~\u2013"]],["!",["s",",",["[","0-9"]]],["!",["s",["[*","\\t "],168,["[*","\\t "],["[","0-9"]]],["!",["s",["[+","\\t "],["[",".0-9"]]]]]]', // 167 skipNumberBoundary
      '[0,["/","->","to","or",["[","\\\\-/~\u2013\u2014\u2192\u2212"]],"\\\\-/ot~\u2013\u2014\u2192\u2212"]', // 168 skipRangeSign
      '[1,["M","BadVitalSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 169 readBadVitalSeparator
      '[1,["M","BadBlank",["s",["[*","\\t "],["+",["s",["[","\u00a0\u3000"],["[*","\\t "]]]]],"\\t \u00a0\u3000"]', // 170 readBadBlank
      '[1,["M","MissingBlank",""]]', // 171 readMissingBlank
      '[1,["M","BadCutNumber",["s",["[+","0-9"],".",7]]]', // 172 readBadCutNumber
      '[1,["M","BadNumeral",["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],".",["[+","0-9"]],["s",".",["[+","0-9"]],["s",["[+","0-9"],["?","."]]],167]],"+\\\\-.0-9"]', // 173 readBadNumeral
      '[1,["M",4,["s","**",[":",0,175],"**",167],["s","`",[":",0,175],"`",167],["s","\\"",[":",0,175],"\\"",167],["s","\'",[":",0,175],"\'",167]],"\\"\'*`"]', // 174 readBadMarkedNumber
      '[0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]]', // 175 readMarkedNumber
      '[1,["M","BadVital",["*",["s",["!",177],["/",["s",["[+","\\t "],["?",178]],["[+","^\\t\\n\\r\\u001b <"],26,["[","\\u001b<"]]]]]]', // 176 readBadVital
      '[0,["/",["s",["[*","\\t "],26,["/",39,43]],["s",["[+","\\t "],123]],"\\t\\u001b <"]', // 177 skipBadVitalEnd
      '[0,["+",["s",46,["&",46]]]]', // 178 skipOrnaments
      '[1,["M","BadMarkerEnd",47]]', // 179 readBadMarkerEnd
      '[1,["M","BadValueBracket",["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"]]],"\\t ]\u3011\u3015\uff3d"]', // 180 readBadValueBracket
      '[1,["M","BadRemark",["s",["[*","\\t "],["[","^\\t\\n\\r\\u001b <"],["*",["s",["!",128],182]]]],"^\\n\\r\\u001b<"]', // 181 readBadRemark
      '[0,["/",178,["[+","^\\t\\n\\r\\u001b <"],["[+","\\t "],["s",["!",["s",26,["/",39,43]]],26],["s",["!",27],["[","\\u001b<"]]],"^\\n\\r"]', // 182 skipRemarkChar
      '[1,["/",122,["s",["[*","\\t "],["/",["s",120,87],["&",["s",26,43]]]],["s",["[*","\\t "],87]]]', // 183 noteVitalEnd
      '[1,["L",185]]', // 184 leaf
      '[1,["N",9,["s",[":",0,186],187],["s",[":",0,188],187],["s",["!",142],208,["&",218],[":",0,222],227,187]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 185 readBlockHead
      '[0,["N",7,["s","[ACTION_",[":",0,95],"_CONTENT_START]"]]]', // 186 readStartMarker
      '[1,["s",["?",111],["?",["s",["&",112],113]],["[*","\\t "],["?",["s",170,["&",39]]]]]', // 187 noteHeadTail
      '[1,["M",5,["s",["&",189],"[ACTION_",[":",0,95],"_CONTENT",["?","_BEGIN"],"]"]],"["]', // 188 readBadContentTag
      '[0,["q",190]]', // 189 skipContentTag
      '[0,["handing",2,["t",[0,1,2,3,4,5],"[ACTION_",["hand",2,[],95],"_CONTENT",["?","_BEGIN"],"]",["/",["&",["s",["[*","\\t "],39]],["&",191],195,197,199]]],"["]', // 190 readContentTag
      '[0,["s",["*",["s",["!",192],["[","^\\n\\r"]]],192],"^\\n\\r"]', // 191 skipTagLine
      '[0,["q",193]]', // 192 skipOwnInlineEnd
      '[1,["same",2,194],"["]', // 193 readOwnInlineEnd
      '[1,["@",1,"[",["/",["@",1,"ACTION_",95,"_CONTENT_END"],["@",1,"/ACTION_",95,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],87]]', // 194 readInlineEnd
      '[0,["later",1,2,196]]', // 195 readOwnEndLater
      '[1,["@",1,"[ACTION_",95,"_CONTENT_END]",["[*","\\t "],87]]', // 196 readEndLine
      '[0,["later",2,2,198]]', // 197 readRemarkEndLater
      '[0,["@",1,"[ACTION_",95,"_CONTENT_END]"]]', // 198 readRemarkLine
      '[0,["later",3,2,200]]', // 199 readSlipEndLater
      '[1,["/",201,["@",1,["+",["/",["[+","^\\n\\r["],["s",["!",207],"["]]],194]],"^\\n\\r"]', // 200 readSlipLine
      '[1,["/",["@",3,["[*","\\t "],["?",45],48,202,205],["@",2,["[*","\\t "],["?",47],204,206]],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u3010\u3014\uff3b"]', // 201 readSlipEnd
      '[1,["/",["@",2,68,"_",95,"_",["/",203,["s",["i","end"],["&",57]]]],204,["@",3,"/",["i","action"],55,95,55,["i","content"],["?",["s",55,["/",["i","start"],["i","end"]]]]]],"/A-Za-z"]', // 202 readSlipEndName
      '[1,["words",["CONTENT_END"],["BadMarkerName","BadMarkerSlip"],63],"A-Za-z"]', // 203 readEndWord
      '[0,["@",2,["i","action"],["?",55],95,55,["i","content"],55,["i","end"]],"Aa"]', // 204 readBareEndName
      '[1,["/",["s",57,["[*","^\\n\\r"]],["s",["?",47],["[*","\\t "],5]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 205 noteSlipEndClose
      '[1,["/",["s",57,["[*","^\\n\\r"]],["s",["?",47],["[*","\\t "],87]]]', // 206 noteBareEndClose
      '[0,["s","[",["/",["s","ACTION_",56,"_CONTENT_END"],["s","/ACTION_",56,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],39]]', // 207 skipInlineEnd
      '[1,["s",["!",209],["?",211],["?",212],["/",["s",["?",215],"["],216],["?",217]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 208 noteLooseOpen
      '[0,["/",["s","[",["/",84,210],"]"],["s","[ACTION_",56,"_CONTENT_END]"]],"["]', // 209 skipExactMarker
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 210 skipVitalName
      '[1,["M","BadMarkerIndent",["|",1,3,false," "]]," "]', // 211 readBadMarkerIndent
      '[1,["M",6,["s",45,[":",0,["?",["@",1,["&",213],""]]]]]]', // 212 readBadMarkerDecoration
      '[0,["/",["s",48,["[*"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["/",47,80]],["s",48,["i","action"],["[+"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["*",["/",["[+","^\\n\\r*"],["s",["!",214],"*"]]],214]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 213 skipBoldAround
      '[0,["s","**",["[*","\\t "],["?",26],39]]', // 214 skipBoldTail
      '[1,["M","BadMarkerEscape","\\\\"]]', // 215 readBadMarkerEscape
      '[1,["M","BadMarkerBracket",["[","\u3010\u3011\u3014\u3015\uff3b\uff3d"]]]', // 216 readBadMarkerBracket
      '[1,["M","BadMarkerBlank",["[+"," "]]]', // 217 readBadMarkerBlank
      '[0,["s",219,220,57]]', // 218 skipStartAhead
      '[0,["/",["s",67,"_",56,"_"],["s",["i","action"],["?",55],["?",["/",["s",56,55],"N_"]]]],"A-Za-z"]', // 219 skipActionPrefix
      '[0,["q",221]]', // 220 skipStartWord
      '[1,["words",["CONTENT_START"],["BadMarkerName","BadMarkerSlip"],63],"A-Za-z"]', // 221 readStartWord
      '[1,["/",223,226],"A-Za-z"]', // 222 read_actionName
      '[1,["N",8,["s",68,"_",[":",0,95],"_",[":",1,224],["&",57]],["s","ACTION_",[":",0,225],[":",1,["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]]],["&",57]]],"A-Za-z"]', // 223 readActionName
      '[1,["/",["@",0,71,["&",57]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]]],"A-Z_"]', // 224 readPartName
      '[1,["M","MissingIndex",["?","N_"]]]', // 225 readMissingIndex
      '[1,["M",7,["s",["i","action"],["?",55],[":",0,95],55,[":",1,["$",74]]],["s",["i","action"],["?",55],[":",0,225],["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],55,["/",["i","start"],["i","end"]]]],57]],[":",1,["$",74]]]],"Aa"]', // 226 readBadActionName
      '[1,["s",["?",217],["/",["s",["?",215],"]",["!","("]],216],["?",["/",179,228]]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 227 noteLooseClose
      '[1,["M","BadBoldSeparator",80]]', // 228 readBadBoldSeparator
      '[1,["L",230]]', // 229 leaf
      '[1,["/",231,["?",["t",[0,1,2],150,["!",235],["!",7]]]]]', // 230 readStartLine
      '[1,["M","BadStartText",["+",["s",["!",232],["[","^\\n\\r"]]]],"^\\n\\r"]', // 231 readBadStartText
      '[0,["s",["&",192],["!",233],["!",234]],"["]', // 232 skipInlineStop
      '[0,["q",195]]', // 233 skipOwnEndLater
      '[0,["q",197]]', // 234 skipRemarkEndLater
      '[0,["s",["&",236],["/",237,["s",["&",241],["!",233],["/",238,["s",["!",234],["/",246,["s",["!",252],253]]]]]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 235 skipBlockStop
      '[0,["s",["[*","\\t "],["/",["[","#*+\\\\->[\\\\\\\\_\u3010\u3014\uff3b"],["s",["[+","0-9"],["[",")."]],["i","action"],["i","content_end"]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 236 skipEndBegin
      '[0,["s",238,["[*","\\t "],39]]', // 237 skipOwnEnd
      '[0,["s","[ACTION_",239,"_CONTENT_END]"]]', // 238 skipOwnEndMarker
      '[0,["q",240]]', // 239 skipSameIndex
      '[0,["same",2,95],"0-9"]', // 240 readSameIndex
      '[0,["/",238,242,245,246,248],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 241 skipLikeEnd
      '[0,["s","[ACTION_",243,"_TYPE]"]]', // 242 skipNextType
      '[0,["q",244]]', // 243 skipSameNext
      '[0,["same",2,["{",1,[":",0,95]]],"0-9"]', // 244 readSameNext
      '[0,["s",11,"[",["i","action_"],["?",["s",56,"_"]],["i","content_end]"]]," ["]', // 245 skipAnyEnd
      '[0,["q",247]]', // 246 skipOwnSlipEnd
      '[1,["same",2,201],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u3010\u3014\uff3b"]', // 247 readOwnSlipEnd
      '[0,["/",["s",["[*","\\t "],["?",45],48,["/","/",["?",["s",["i","action"],["["," \\\\-_"],["?","N_"]]]],249,250],["s",["[*","\\t "],["?",47],["i","content_end"],251]],"\\t #*+\\\\-0-9>C[\\\\\\\\_c\u3010\u3014\uff3b"]', // 248 skipBareSlipEnd
      '[0,["s",["i","content"],55,["i","end"]],"Cc"]', // 249 skipBareEndWord
      '[0,["/",["s",57,["[*","^\\n\\r"]],["s",["?",47],["[*","\\t "],40]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 250 skipSlipEndClose
      '[0,["/",["s",57,["[*","^\\n\\r"]],["s",["?",47],["[*","\\t "],39]]]', // 251 skipBareEndClose
      '[0,["q",199]]', // 252 skipSlipEndLater
      '[0,["/",248,254,242,["s",["!",255],["!",259],245]]]', // 253 skipOtherStop
      '[0,["s",245,["[*","^\\n\\r"],["/",7,["s",40,["*",42],["/",["s","[ACTION_",243,"_"],7]]]]]', // 254 skipStrangeEnd
      '[0,["q",256]]', // 255 skipNextTypeLater
      '[0,["later",4,2,257]]', // 256 readNextTypeLater
      '[0,["@",1,"[ACTION_",258,"_TYPE]"]]', // 257 readNextTypeLine
      '[0,["{",2,[":",0,95]],"0-9"]', // 258 readBeforeNext
      '[0,["q",260]]', // 259 skipLastEndLater
      '[0,["later",5,-1,261]]', // 260 readLastEndLater
      '[1,["t",[0,1,2],262,263,["/",151,["t",[0,1,2],150,["|",0,null,true,264],151]]]]', // 261 readLastEnd
      '[0,["t",[0,1,2,3,4],158,"[",["$",["i","action_"]],["?",["t",[0,1],95,"_"]],["$",["i","content_end]"]]]," ["]', // 262 readAnyEnd
      '[0,["|",0,null,true,["$",["[","^\\n\\r"]]]]', // 263 readRestOfLine
      '[1,["/",["t",[0,1],["|",0,null,true,148],150],["t",[0,1],["|",1,null,true,148],151]],"\\t\\n\\r "]', // 264 readBlankLine
      '[0,[[null,"^\\n\\r[",1,[["[","/A"]],false],[["s","[",["!",["[","/A"]]],null,0,null,false],[["s",["!",232],"["],null,0,null,false],[["s",10,["!",235],["!",7]],null,0,null,false]]]', // 265 text
      '[1,["L",267]]', // 266 leaf
      '[1,["/",["t",[0,1],268,["/",269,270,271]],272,271]]', // 267 read_blockEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 268 readNewline
      '[1,["N",10,["s",[":",0,["$",238]],["[*","\\t "],87]]]', // 269 readBlockEnd
      '[1,["M","BadBlockEnd",["s",["&",["/",238,246,248]],["[*","^\\n\\r"],87]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 270 readBadBlockEnd
      '[1,["M",8,["s",11,"[",["i","action_"],[":",0,95],["i","_content_end]"],["[*","^\\n\\r"],87],""]]', // 271 readMissingContentEnd
      '[1,["M","BadInlineEnd",["s",["&",192],["[*","^\\n\\r"],87]],"["]', // 272 readBadInlineEnd
      '[1,["L",["/",274,288]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 273 leaf
      '[1,["N",13,["s",208,["&",275],[":",0,222],[":",1,["/",278,280]]]]]', // 274 readLooseType
      '[0,["s",219,276,57]]', // 275 skipTypeAhead
      '[0,["q",277]]', // 276 skip_typeWord
      '[1,["words",["TYPE"],["BadMarkerName","BadMarkerSlip"],63],"A-Za-z"]', // 277 read_typeWord
      '[1,["/",["@",2,227,99,97,["[*","\\t "],87],["@",4,227,["?",111],["?",["s",["&",112],113]],["[*","\\t "],["/",279,["@",0,97,["&",105]]],["?",["s",["&",105],181]],119]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 278 readLooseTypeName
      '[1,["M",9,["s","**",[":",0,98],"**"],["s","`",[":",0,98],"`"],["s","\\"",[":",0,98],"\\""],["s","\'",[":",0,98],"\'"]],"\\"\'*`"]', // 279 readBadMarkedType
      '[1,["/",["@",2,281,["[*","\\t "],282,180,["?",179],119],["@",2,281,["[*","\\t "],114,119],["@",4,227,["?",111],["?",["s",["&",112],113]],["[*","\\t "],286,179,119],["@",1,227,110]]," :=\\\\\\\\]\u3010\u3011\u3014\u3015\uff1a\uff3b\uff3d"]', // 280 readLooseGiven
      '[1,["M","BadOpenSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 281 readBadOpenSeparator
      '[0,["N",11,[":",0,["$",["*",["s",["!",283],["/",284,["[","^\\n\\r\\u001b<[]"],285]]]]]]]', // 282 readBracketValue
      '[0,["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"],["?",["/","**","__"]],["[*","\\t "],["?",26],39],"\\t ]\u3011\u3015\uff3d"]', // 283 skipBracketTail
      '[0,["deep",["s","[",["*",["/",284,["[","^\\n\\r\\u001b<[]"]]],"]"]]]', // 284 skipBalanced
      '[0,["/",["s",["!",["s",26,39]],26],["s",["!",27],["[","\\u001b<"]]],"\\u001b<"]', // 285 skipInnerNoise
      '[0,["N",12,[":",0,["$",["*",["s",["!",214],["/",287,["s",["!","**"],["[","^\\n\\r\\u001b<"]],285]]]]]]]', // 286 readBoldValue
      '[0,["s","**",["+",["s",["!","**"],["[","^\\n\\r\\u001b<"]]],"**"]]', // 287 skipBoldPair
      '[1,["N",14,["s",208,["!",289],[":",0,222],[":",1,280],[":",2,["?",131]]]]]', // 288 readLooseParameter
      '[0,["s",219,290,57]]', // 289 skipOtherPart
      '[0,["q",291]]', // 290 skipBlockWord
      '[1,["words",["CONTENT_START","CONTENT_END"],["BadMarkerName","BadMarkerSlip"],63],"A-Za-z"]', // 291 readBlockWord
      '[1,["L",293]]', // 292 leaf
      '[1,["M","BadBareStart",142]]', // 293 readBadBareStart
      '[1,["L",["?",["t",[0,1,2],150,["!",295],["!",7]]]]]', // 294 leaf
      '[0,["s",296,["[*","\\t "],39]]', // 295 skip_bareEnd
      '[0,["/","CONTENT_END",["s","[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 296 skipBareEndMarker
      '[0,[[null,"^\\n\\r",1,[["\\n","C["]],false],[["s",10,["!",295],["!",7]],null,0,null,false]]]', // 297 text
      '[0,["L",["?",10]]]', // 298 leaf
      '[1,["L",300]]', // 299 leaf
      '[1,["/",301,271]]', // 300 readBareBlockEnd
      '[1,["N",15,["s",[":",0,["$",296]],["[*","\\t "],87]]]', // 301 readBareEnd
      '[1,["L",303]]', // 302 leaf
      '[1,["N",16,["s",["!",209],"[",[":",0,304],"]",["&",126],[":",1,164]],["s",["!",209],["&",76],208,[":",0,305],["/",227,307],[":",1,164]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 303 readOwnVital
      '[0,["@",1,["!",["s",60,"]"]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",["s","]",["!","("]]]],"A-Z"]', // 304 readOwnName
      '[1,["/",["@",1,["!",["s",60,57]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",57]],["@",1,["!",["s",60,57]],306,["&",57]]],"A-Za-z"]', // 305 readOwnWord
      '[1,["M","BadOwnName",["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]]', // 306 readBadOwnName
      '[1,["M","BadOpenVitalSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 307 readBadOpenVitalSeparator
      '[1,["L",309]]', // 308 leaf
      '[1,["N",17,["s","[",[":",0,"REASONING"],"]",310,311],["s","[",[":",0,["/","PLANNING","NOTES"]],"]",310],["s",208,[":",0,313],["/",["s",227,310],281],311],["s",208,[":",0,314],["/",["s",227,310],281]],["s","[",[":",0,304],"]",["?",111],["?",["s",["&",112],315]]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 309 readSectionHead
      '[1,["s",["?",111],["?",["s",["&",112],113]]]]', // 310 noteHeadRest
      '[1,["/",["&",["s",["[*","\\t "],39]],312]]', // 311 noteFirstLine
      '[1,["M","BadFirstLine",""]]', // 312 readBadFirstLine
      '[1,["words",["REASONING"],["BadMarkerName","BadMarkerSlip"],63],"A-Za-z"]', // 313 readReasoningWord
      '[1,["words",["PLANNING","NOTES"],["BadMarkerName","BadMarkerSlip"],63],"A-Za-z"]', // 314 readSectionWord
      '[1,["M","BadSectionSeparator",["s",["[*","\\t "],["[",":=\uff1a"],["[*","\\t "]]],"\\t :=\uff1a"]', // 315 readBadSectionSeparator
      '[0,[[null,"^\\n\\r\\u001b<",1,[["\\n","\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_`cfms~\u25c1\u3010\u3014\uff3b"]],false],[["s",10,["!",133],["!",38]],null,0,null,false],[["s",["!",161],26],null,0,null,false],[["s",["!",27],["[","\\u001b<"]],null,0,null,false]]]', // 316 text
      '[0,["L",318]]', // 317 leaf
      '[0,["@",2,10,["!",133],86]]', // 318 readTextFence
      '[0,[[null,"^\\n\\r",1,[["\\n"," `~"]],false],[["s",10,["!",153]],null,0,null,false]]]', // 319 text
      '[1,["L",321]]', // 320 leaf
      '[1,["/",["s",10,153],322]]', // 321 noteTextFenceEnd
      '[1,["M","MissingTextFenceEnd",""]]', // 322 readMissingTextFenceEnd
      '[1,["L",324]]', // 323 leaf
      '[1,["N","SectionEnd",["?",5]]]', // 324 readSectionEnd
      '[1,["L",["/",326,328,330,331,333,334,335,25,337,355]],"^"]', // 325 leaf
      '[1,["N",18,["s",208,[":",0,327],["/",227,307],[":",1,164]]]]', // 326 readLooseVital
      '[1,["words",["CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],63],"A-Za-z"]', // 327 readVitalWord
      '[1,["M",10,["s",["&",82],["?",45],[":",0,["$",53]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],[":",1,["/",166,329]],["[*","\\t "],["?",120],87]],"#*+\\\\-0-9>CFMS_cfms"]', // 328 readBadBareVital
      '[0,["N",19,[":",0,["$",["[+",".0-9"]]]]]', // 329 readBareNumber
      '[1,["M","BadContentEnd",["s",245,["[*","^\\n\\r"],87]]]', // 330 readBadContentEnd
      '[1,["M","BadSectionTag",332]]', // 331 readBadSectionTag
      '[1,["s","[/",84,"]",["[*","\\t "],87]]', // 332 noteSectionTag
      '[1,["M","MissingMarkerEnd",["s","[",["?",["s",["[","A-Z"],["[*","0-9A-Z_"]]],7],44]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 333 readMissingMarkerEnd
      '[1,["M","BadIndex",["s",11,["?",45],48,75,57,["[*","^\\n\\r"],["?",5]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 334 readBadIndex
      '[1,["M","BadMarker",336]]', // 335 readBadMarker
      '[1,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],87],["s",["?",47],"ACTION_",56,"_",["[+","0-9A-Z_"],["?",47],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],87]],"*A[_"]', // 336 noteBrokenMarker
      '[1,["M","BadChat",["s",["+",["s",["!",133],["!",42],["/",338,349,["s",["!",38],350]]]],["?",351]],351],"^\\n\\r"]', // 337 readBadChat
      '[1,["M","BadFencedAction",["s",["&",339],348,87]]," `~"]', // 338 readBadFencedAction
      '[0,["q",340]]', // 339 skipActionFence
      '[1,["handing",1,["t",[0,1,2,3,4],["hand",1,[],85],["|",0,null,true,["t",[0,1,2],["!",153],["!",341],156]],342,["|",1,null,true,["t",[0,1],["!",153],156]],157]]," `~"]', // 340 readActionFence
      '[0,["s",11,["?",45],48,65,57,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 341 skipActionMarker
      '[1,["t",[0,1,2,3,4,5],158,["?",343],346,222,347,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 342 readActionMarker
      '[0,["|",1,null,true,344],"#*+\\\\-0-9>_"]', // 343 readDecoration
      '[0,["/",["t",[0,1],["|",1,null,true,"#"],["|",0,null,true,148]],["t",[0,1],">",["|",0,null,true,148]],["t",[0,1],["/",["$",["[","*+\\\\-"]],["t",[0,1],["|",1,9,true,["$",["[","0-9"]]],["$",["[",")."]]]],["|",1,null,true,148]],345],"#*+\\\\-0-9>_"]', // 344 readOrnament
      '[0,["/","**","__"],"*_"]', // 345 readBold
      '[0,["t",[0,1],["/","\\\\[",["$",["[","[\u3010\u3014\uff3b"]]],["|",0,null,true," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 346 readMarkerOpen
      '[0,["t",[0,1],["|",0,null,true," "],["/","\\\\]",["$",["[",":=]\u3011\u3015\uff1a\uff3d"]]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 347 readMarkerClose
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],85],["|",0,null,true,["t",[0,1],["!",153],156]],157]]," `~"]', // 348 readFenced
      '[1,["s",348,87]]', // 349 noteClosedFence
      '[1,["s",["+",160],["/",87,["&",27]]]]', // 350 noteChatLine
      '[1,["s",["!",133],352,["*",354]]," `~"]', // 351 noteOpenFence
      '[1,["M","MissingFenceEnd",353]]', // 352 readMissingFenceEnd
      '[1,["s",38,87]]', // 353 noteFenceOpen
      '[1,["/",["s",["[*","^\\n\\r"],5],["[+","^\\n\\r"]],"^"]', // 354 noteLine
      '[1,["M","BadLine",["s",["!",138],354]],"^"]', // 355 readBadLine
      '[1,["L",["/",357,359]]]', // 356 leaf
      '[1,["N","WrapperEnd",358]]', // 357 readWrapperEnd
      '[1,["s",11,139,["[*","\\t "],["/",87,["&",["s",26,39]]]]," `~"]', // 358 note_wrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 359 readMissingWrapperEnd
      '[1,["L",361]]', // 360 leaf
      '[1,["M","BadChatBefore",["s",["+",["s",["!",362],["!",133],["!",42],["/",349,["s",["!",38],350]]]],["?",["s",["!",362],351]]],["s",["!",362],351]],"^\\n\\r"]', // 361 readBadChatBefore
      '[0,["s",363,["!",364]]]', // 362 skipReplyFence
      '[0,["&",36]," `~"]', // 363 skipMarkerFenceAhead
      '[0,["s",365,["*",["/",365,["s",["!",37],["!",43],367]]],43]]', // 364 skipExampleFence
      '[0,["s",366,39]]', // 365 skipClosedFence
      '[0,["q",348]]', // 366 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],40],["[+","^\\n\\r"]],"^"]', // 367 skipLine
      '[0,["L",["&",362]]," `~"]', // 368 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { same: ofSame, "{": ofAction, endsInside: ofEndsInside, i: ofCase, words: ofWords, closes: ofCloses, later: ofLater, handing: ofHanding, hand: ofHand } });

  const steplead: Step = { op: 'choice', starts: ["\t\n\r ", "\n\r <[\u25c1", "\u001b<"], alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(24) }] };
  const stepItem: Step = { op: 'choice', starts: ["\t\n\r ", "\n\r <[\u25c1", "\n\r <", "\n\r <[", " #*+\\-0-9>[\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d", " #*+\\-0-9>[\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d", "C[", " #*+\\-0-9>[\\\\_\u3010\u3014\uff3b", " #*+\\-0-9>[\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d", "^"], alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(92) }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: rules.at(273) }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: rules.at(302) }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: rules.at(325) }] };
  const stepopening: Step = { op: 'choice', starts: ["\t\n\r\u001b <[\u25c1", "^\n\r"], alternatives: [steplead, { op: 'leaf', read: rules.at(360) }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: steplead }, { op: 'choice', starts: [" `~", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepopening }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(368), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(20) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(14) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(34) }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(356) }] } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(88) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(91) } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: rules.at(184) }, { op: 'leaf', read: rules.at(229) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(266) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(265) } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(292) }, { op: 'leaf', read: rules.at(294) }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: rules.at(298) }, { op: 'leaf', read: rules.at(299) }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(297) } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(308) }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: rules.at(323) }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(316) } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: 1, isText: true, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: rules.at(317) }, { op: 'text', read: rules.text(319) }, { op: 'leaf', read: rules.at(320) }] } };

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
