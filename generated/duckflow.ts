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
| BadWrapperNode | BadTurnNode | BadForeignCallNode | TypeNode | ParameterNode | VitalNode | BlockHeadNode
| BadStartTextNode | BadLineEndNode | BlockEndNode | BadBlockEndNode | MissingContentEndNode | BadInlineEndNode
| LooseTypeNode | LooseParameterNode | BadBareStartNode | BareEndNode | OwnVitalNode | SectionHeadNode
| SectionEndNode | LooseVitalNode | BadBareVitalNode | BadContentEndNode | BadSectionTagNode | MissingMarkerEndNode
| BadIndexNode | BadMarkerNode | BadChatNode | BadLineNode | WrapperEndNode | MissingWrapperEndNode
| BadChatBeforeNode>;

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
| BadThoughtNode | MissingThoughtEndNode | BadForeignCallNode | BadThoughtEndNode | BadTurnNode> & Readonly<Record<'BadMarkerName' | 'BadMarkerSlip', RecoveryNode>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChatBefore', 'Reply'>>
& Readonly<Record<'Blank' | 'Thought' | 'BadThoughtEnd' | 'BadNoise' | 'OtherTurn' | 'BadForeignCall' | 'Type' | 'Parameter' | 'Vital'
| 'BadValueBelow' | 'BadCloseTag' | 'BadLineNoise' | 'MissingLineEnd' | 'BadContinuation' | 'BadPercent'
| 'BadVitalSeparator' | 'MissingBlank' | 'BadCutNumber' | 'BadNumeral' | 'BadMarkedNumber' | 'BadVital'
| 'BadValueBracket' | 'BadRemark' | 'Block' | 'LooseType' | 'LooseParameter' | 'BadMarkedType' | 'BareBlock'
| 'OwnVital' | 'BadOwnName' | 'BadOpenVitalSeparator' | 'Section' | 'LooseVital' | 'BadBareVital' | 'BadContentEnd'
| 'BadSectionTag' | 'MissingMarkerEnd' | 'BadIndex' | 'BadMarker' | 'BadChat' | 'BadLine' | 'BadFencedAction'
| 'MissingFenceEnd', 'Reply' | 'Wrapped'>>
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
| "bad-noise" | "bad-line-end" | "bad-thought" | "missing-thought-end" | "bad-foreign-call" | "bad-thought-end"
| "bad-turn" | "bad-marker-slip";

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
      '[1,["L",["/",25,29]],"\\n\\r\\u001b <[\u25c1"]', // 24 leaf
      '[1,["M","BadThoughtEnd",["s",["?",10],26]],"\\n\\r <[\u25c1"]', // 25 readBadThoughtEnd
      '[0,["s",11,27,["&",["s",["[*","\\t "],["/",10,7]]]]," <[\u25c1"]', // 26 skipThoughtEndAhead
      '[0,["/",["s","</",28,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"]],"<[\u25c1"]', // 27 skipThoughtTagEnd
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"],"reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 28 skipThoughtName
      '[1,["M","BadNoise",30]]', // 29 readBadNoise
      '[0,["s",31,["*",["/",31,["[","\\t "]]]]]', // 30 skipLineNoise
      '[0,["/",32,36],"\\u001b<"]', // 31 skipNoise
      '[0,["s",["!",33],["!",34],["!",35],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 32 skipTemplateToken
      '[0,["/",["s","<",28,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 33 skipThoughtOpen
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],7]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 34 skipForeignCall
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",10,7]]]]],"<"]', // 35 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 36 skipAnsiSequence
      '[1,["L",38]]', // 37 leaf
      '[1,["M",1,["s",["&",39],[":",0,88]]]," `~"]', // 38 readBadWrapper
      '[0,["s",40,["*",["/",45,31]],46]]', // 39 skipMarkerFence
      '[0,["s",41,42]]', // 40 skipFenceOpen
      '[0,["/",["s",11,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",42]],["s",11,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 41 skipFenceHead
      '[0,["/",43,7]]', // 42 skipLineEnd
      '[0,["/","\\n",44],"\\n\\r"]', // 43 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 44 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],43],["s",["[+","\\t "],7]],"\\t\\n\\r "]', // 45 skipBlankLine
      '[0,["/",["s","[",["/",["s",["[","A-Z"],["[*","0-9A-Z_"],["/",["s","]",["!","("]],7]],7]],47,61,62,79,85,86]," #*+\\\\-0-9>ACFMS[\\\\\\\\_cfms\u3010\u3014\uff3b"]', // 46 skipStopMarker
      '[0,["s",["&",["s",11,["?",48],51,["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"],7]],52]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 47 skipCutMarker
      '[0,["+",49]]', // 48 skipDecoration
      '[0,["/",["s",["[+","#"],["[*","\\t "]],["s",">",["[*","\\t "]],["s",["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],["[+","\\t "]],50],"#*+\\\\-0-9>_"]', // 49 skipOrnament
      '[0,["/","**","__"],"*_"]', // 50 skipBold
      '[0,["s",["/","\\\\[",["[","[\u3010\u3014\uff3b"]],["[*"," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 51 skipMarkerOpen
      '[0,["q",53]]', // 52 skipCutName
      '[0,["@",1,["endsInside",54],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 53 readCutName
      '[0,["s",11,["?",48],51,["/",55,56,57],60]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 54 skipPlainMarker
      '[0,["/",["i","reasoning"],["i","planning"],["i","notes"]],"NPRnpr"]', // 55 skipSectionLetters
      '[0,["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],"CFMScfms"]', // 56 skipVitalLetters
      '[0,["s",["i","action"],["?",58],["?",["s",59,58]],["[","A-Z_a-z"],["[*"," \\\\-0-9A-Z\\\\\\\\_a-z"]],"Aa"]', // 57 skipActionLetters
      '[0,["s",["?","\\\\"],["["," \\\\-_"]]," \\\\-\\\\\\\\_"]', // 58 skipBar
      '[0,["s",["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["[+","0-9"]],"0-9"]', // 59 skipIndex
      '[0,["s",["[*"," "],["/","\\\\]",["[",":=]\u3011\u3015\uff1a\uff3d"]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 60 skipMarkerClose
      '[0,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],42],["s",["?",50],"ACTION_",59,"_",["[+","0-9A-Z_"],["?",50],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],42]],"*A[_"]', // 61 skipBrokenMarker
      '[0,["s",11,["?",48],51,63,60,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 62 skipStandardMarker
      '[0,["/",64,68,78],"A-Za-z"]', // 63 skipMeantName
      '[0,["q",65]]', // 64 skipKnownWord
      '[1,["words",["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],66],"A-Za-z"]', // 65 readKnownWord
      '[0,["s",["[","A-Za-z"],["*",67],["*",["s",["[+"," "],["+",67]]]]]', // 66 skipLooseName
      '[0,["/",["[","\\\\-0-9A-Z_a-z"],["s","\\\\",["&",["[","\\\\-_"]]]],"\\\\-0-9A-Z\\\\\\\\_a-z"]', // 67 skipNameChar
      '[0,["/",69,76],"A-Za-z"]', // 68 skip_actionName
      '[0,["/",["s",70,"_",59,"_",72,["&",60]],["s","ACTION_",75,["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",60]]],"A-Za-z"]', // 69 skipActionName
      '[0,["q",71]]', // 70 skipActionWord
      '[1,["words",["ACTION"],[null,"BadMarkerSlip"],["[+","A-Za-z"]],"A-Za-z"]', // 71 readActionWord
      '[0,["/",["s",73,["&",60]],["s",["[","A-Z_"],["[*","0-9A-Z_"]]],"A-Z_"]', // 72 skipPartName
      '[0,["q",74]]', // 73 skipPartWord
      '[1,["words",["TYPE","CONTENT_START","CONTENT_END"],[null,"BadMarkerSlip"],["[+","A-Z_"]],"A-Z_"]', // 74 readPartWord
      '[0,["?","N_"]]', // 75 skipMissingIndex
      '[0,["/",["s",["i","action"],["?",58],59,58,77],["s",["i","action"],["?",58],75,["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],58,["/",["i","start"],["i","end"]]]],60]],77]],"Aa"]', // 76 skipBadActionName
      '[0,["s",["[","A-Z_a-z"],["*",67],["*",["s",["[+"," "],["+",67]]]]]', // 77 skipAnyPart
      '[0,["/",["s",["i","action"],["["," \\\\-_"],["/",["s",["|",10,null,false,["[","0-9"]],["["," \\\\-_"]],["s","-",["[","0-9"]],["s",["[+","0-9"],["["," \\\\-_"],["[","0-9"]]],["[*"," \\\\-0-9A-Z_a-z"]],["s",["i","action"],["?",["["," \\\\-_"]],["[+","0-9"],["&",["s",60,["[*","\\t "],["/",["[","^\\t\\n\\r "],["s",43,["[","\\"\\\\-A-Za-{"]]]]]]],"Aa"]', // 78 skipBadIndexName
      '[0,["s",11,["?",48],51,80,82,["[*","\\t "],84,["[*","\\t "],["?","]"],["?","**"],["[*","\\t "],42]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 79 skipOwnVitalLine
      '[0,["/",["s",["!",["s",63,60]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",60]],["s",["!",["s",63,60]],81,["&",60]]],"A-Za-z"]', // 80 skipOwnWord
      '[0,["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]', // 81 skipBadOwnName
      '[0,["/",["s",["[","]\u3011\u3015\uff3d"],["/",83,["s",["?",50],["?",["[",":=\uff1a"]]]]],["s",["[*"," "],["[",":=\uff1a"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 82 skipOwnVitalClose
      '[0,["s",["[",":=\uff1a"],50,["&",["/",["[","\\t "],42]]]]', // 83 skipBoldSeparator
      '[0,["/",["s",["/","100",["s",["[","0-9"],["?",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["[*","\\t "],"%"],["s","0",["?",["s",".",["[+","0-9"]]]],["s","1",["?",["s",".",["[+","0"]]]]],"0-9"]', // 84 skipOwnShare
      '[0,["s",["?",48],56,["!",["[","A-Za-z"]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],["[+",".0-9"],["?","%"],["[*","\\t "],["?",30],42],"#*+\\\\-0-9>CFMS_cfms"]', // 85 skipBareVital
      '[0,["s","[/",87,"]",["[*","\\t "],42]]', // 86 skipSectionTag
      '[0,["/","REASONING","PLANNING","NOTES"],"NPR"]', // 87 skipSectionName
      '[1,["@",0,89,90]]', // 88 readFenceOpen
      '[0,["/",["@",1,11,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",42]],["@",1,11,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 89 readFenceHead
      '[1,["/",5,7]]', // 90 noteLineEnd
      '[1,["L",92]]', // 91 leaf
      '[1,["M","BadTurn",["s",["?",10],11,93]],"\\n\\r <"]', // 92 readBadTurn
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>"]],35],"<"]', // 93 skipTurnOpen
      '[0,[[["[","^"],null,0,null,false]]]', // 94 text
      '[1,["L",["/",96,25,97,132,165]],"\\n\\r <[\u25c1"]', // 95 leaf
      '[1,["M","BadForeignCall",["s",["?",10],11,34]],"\\n\\r <["]', // 96 readBadForeignCall
      '[1,["N",3,["s","[ACTION_",[":",0,98],"_TYPE]",[":",1,99]]]]', // 97 readType
      '[0,["@",2,["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["$",["[+","0-9"]]],"0-9"]', // 98 readIndex
      '[1,["/",["@",1," ",100,90],["@",1,102,100,["[*","\\t "],90],["@",3,["!",106],["!",107],["!",109],113],["@",1,["[*","\\t "],124,125]]]', // 99 readTypeValue
      '[0,["N",0,[":",0,101]]]', // 100 readTypeName
      '[0,["$",["[+","\\\\-.0-9A-Z_a-z"]]]', // 101 read_typeName
      '[1,["M","BadValueBelow",["s",["[*","\\t "],5,["*",4],["[*","\\t "],["&",["s",103,["[*","\\t "],42]]]],"\\t\\n\\r "]', // 102 readBadValueBelow
      '[0,["/",["s",104,["[*","\\t "],["?","%"]],105],"\\\\-.0-9A-Z_a-z"]', // 103 skipBelowValue
      '[0,["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 104 skipNumber
      '[0,["[+","\\\\-.0-9A-Z_a-z"]]', // 105 skip_typeName
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],["[","\\"\'*`"]],"\\t \\"\'*:=`\uff1a"]', // 106 skipMarkedType
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],105,108],"\\t \\\\-.0-:=A-Z_a-z\uff1a"]', // 107 skipRemarkedType
      '[0,["s",["[+","\\t "],["/","#","//","(","--",["[","\u2013\u2014"],["s","-",["[","\\t "]]]]]', // 108 skipRemark
      '[0,["s",["[*","\\t "],110,["[+","\\t "],111],"^\\n\\r["]', // 109 skipSharedLine
      '[0,["[+","^\\t\\n\\r ["]]', // 110 skipTypeWord
      '[0,["s","[ACTION_",59,"_",["/","TYPE]",["s",112,"]"]]]]', // 111 skipNextParameter
      '[0,["s",["!",["s",["/",73,["s","CONTENT",["?","_BEGIN"]]],"]"]],["s",["[","A-Z_"],["[*","0-9A-Z_"]],["&","]"]],"A-Z_"]', // 112 skipParameterName
      '[1,["@",3,["?",114],["?",["s",["&",115],116]],["[*","\\t "],117,["?",120],122]]', // 113 readGiven
      '[1,["M","BadMarkerNoise",["s",["/",["+",31],["s",["[+","\\t "],["+",36]]],["!",46]]],"\\t\\u001b <"]', // 114 readBadMarkerNoise
      '[0,["s",["[*","\\t "],["/","\uff1a",["s",["[",":="],["&",["/",["[","\\t "],42]]]]],"\\t :=\uff1a"]', // 115 skipColon
      '[1,["M","BadSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 116 readBadSeparator
      '[0,["N",1,[":",0,["$",["*",["s",["[*","\\t "],118]]]]]]', // 117 readValue
      '[0,["/",["[+","^\\t\\n\\r\\u001b <["],["s",["!",119],"["],["s",["!",["s",30,42]],30],["s",["!",31],["[","\\u001b<"]]],"^\\t\\n\\r "]', // 118 skipValueChar
      '[0,["s","[/ACTION_",59,"_",["[","A-Z"],["[*","0-9A-Z_"],"]",["&",["s",["[*","\\t "],["?",30],42]]]]', // 119 skipCloseTag
      '[1,["s",["[*","\\t "],121],"\\t ["]', // 120 noteClosing
      '[1,["M","BadCloseTag",119]]', // 121 readBadCloseTag
      '[1,["s",["[*","\\t "],["?",123],90]]', // 122 noteValueEnd
      '[1,["M","BadLineNoise",["s",30,["&",42]]]]', // 123 readBadLineNoise
      '[0,["N",2,[":",0,["$",["[+","^\\t\\n\\r ["]]]]]', // 124 readTypeWord
      '[1,["M","MissingLineEnd",["s",["[+","\\t "],["&",["/",126,127,111]]],["s",["[*","\\t "],["[",",;|"],["[*","\\t "],["&",126]]],"\\t ,;|"]', // 125 readMissingLineEnd
      '[0,["s",["?",48],51,56,["!",["[","A-Za-z"]]],"#*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 126 skipNextVital
      '[0,["s","[",128,"]",129]]', // 127 skipNextOwnVital
      '[0,["s",["!",["s",63,"]"]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",["s","]",["!","("]]]],"A-Z"]', // 128 skipOwnName
      '[0,["/",["s",["[+","\\t "],104,["[*","\\t "],42],["s",["/",115,""],["[*","\\t "],84,130]],"\\t 0-:=\uff1a"]', // 129 skip_ownVital
      '[0,["/",["s",["[*","\\t "],["?",30],42],131,["s",["[*","\\t "],"#"],["s",["[*","\\t "],30,46]]]', // 130 skipOwnVitalEnd
      '[0,["/",["s",["[*","\\t "],["?",["s",["[",",;|"],["[*","\\t "]]],126],["s",["[+","\\t "],111]],"\\t #*-\\\\-0-9;>[\\\\\\\\_|\u3010\u3014\uff3b"]', // 131 skipLineBreakDue
      '[1,["N",4,["s","[ACTION_",[":",0,98],"_",[":",1,133],"]",[":",2,113],[":",3,["?",134]]]]]', // 132 readParameter
      '[0,["@",1,["!",["s",["/",73,["s","CONTENT",["?","_BEGIN"]]],"]"]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]],["&","]"]],"A-Z_"]', // 133 readParameterName
      '[1,["M",2,[":",0,["|",1,null,true,135]]],"^\\n\\r"]', // 134 readBadContinuation
      '[1,["@",3,["!",136],["!",145],["!",45],["/",["@",0,["$",155],90],["@",1,["!",41],162]]],"^\\n\\r"]', // 135 readContinuedLine
      '[0,["/",46,137,["s",["+",31],46],141],"\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_`cfms~\u25c1\u3010\u3014\uff3b"]', // 136 skipStop
      '[0,["/",138,26,139,140]," <[\u25c1"]', // 137 skipAsideAhead
      '[0,["s",11,33]," <[\u25c1"]', // 138 skipThoughtAhead
      '[0,["s",11,93]," <"]', // 139 skipTurnAhead
      '[0,["s",11,34]," <["]', // 140 skipForeignAhead
      '[0,["s",11,142,["[*","\\t "],["/",42,["&",["s",30,42]]]]," `~"]', // 141 skip_wrapperEnd
      '[0,["q",143]]', // 142 skipWrapperRun
      '[0,["closes",0,144],"`~"]', // 143 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 144 readFenceRun
      '[0,["s",["/","CONTENT_START",["s","[",["?","ACTION_"],"CONTENT_START]"]],["[*","\\t "],["&",42],146],"C["]', // 145 skipBareStart
      '[0,["q",147]]', // 146 skipBareEndLater
      '[0,["later",0,-1,148]]', // 147 readBareEndLater
      '[1,["t",[0,1,2],149,150,152]]', // 148 read_bareEnd
      '[0,["/","CONTENT_END",["t",[0,1,2],"[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 149 readBareEndMarker
      '[0,["|",0,null,true,151]]', // 150 readBlanks
      '[0,["$",["[","\\t "]]]', // 151 read_blank
      '[1,["/",153,154]]', // 152 readLineEnd
      '[1,["/","\\n",6],"\\n\\r"]', // 153 readEol
      '[0,["!",["[","^"]]]', // 154 readEof
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],88],["|",0,null,true,["t",[0,1,2],["!",156],["!",62],159]],160]]," `~"]', // 155 readPlainFence
      '[0,["s",11,157,["[*","\\t "],["&",42]]," `~"]', // 156 skipFenceClose
      '[0,["q",158]]', // 157 skipClosingRun
      '[0,["closes",1,144],"`~"]', // 158 readClosingRun
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],153],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 159 readLine
      '[0,["t",[0,1,2,3],161,158,150,["&",42]]," `~"]', // 160 readFenceClose
      '[0,["|",0,3,true," "]]', // 161 readIndent
      '[1,["@",0,["$",["+",163]],["/",90,["&",31]]]]', // 162 readChatLine
      '[0,["/",["[+","^\\n\\r\\u001b<"],["s",["!",164],30],["s",["!",31],["[","\\u001b<"]]],"^\\n\\r"]', // 163 skipLineChar
      '[0,["s",30,["?",["s",43,["*",45]]],["/",136,7]]]', // 164 skipTextTail
      '[1,["N",6,["s","[",[":",0,166],"]",[":",1,167]]]]', // 165 readVital
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 166 readVitalName
      '[1,["/",["@",1,["[+","\\t "],168,["[*","\\t "],90],["@",1,102,["/",169,168],["[*","\\t "],90],["@",2,["?",["/",["s",114,["?",172]],172,173,["s",["&",["[",".0-9"]],174]]],["[*","\\t "],["/",169,["@",0,168,170],175,176,177,179],["?",182],["?",183],["?",182],["?",["s",["!",131],["!",["s",["[+","\\t "],127]],184]],186]]]', // 167 readVitalValue
      '[0,["N",5,[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]]],"\\\\-0-9"]', // 168 readNumber
      '[1,["M",3,["s",[":",0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["[*","\\t "],"%",170]]]', // 169 readBadPercent
      '[0,["/",["&",131],["s",["!",["[","%+\\\\--9A-Z_a-z~\u2013"]],["!",["s",",",["[","0-9"]]],["!",["s",["[*","\\t "],171,["[*","\\t "],["[","0-9"]]],["!",["s",["[+","\\t "],["[",".0-9"]]]]]]', // 170 skipNumberBoundary
      '[0,["/","->","to","or",["[","\\\\-/~\u2013\u2014\u2192\u2212"]],"\\\\-/ot~\u2013\u2014\u2192\u2212"]', // 171 skipRangeSign
      '[1,["M","BadVitalSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 172 readBadVitalSeparator
      '[1,["M","BadBlank",["s",["[*","\\t "],["+",["s",["[","\u00a0\u3000"],["[*","\\t "]]]]],"\\t \u00a0\u3000"]', // 173 readBadBlank
      '[1,["M","MissingBlank",""]]', // 174 readMissingBlank
      '[1,["M","BadCutNumber",["s",["[+","0-9"],".",7]]]', // 175 readBadCutNumber
      '[1,["M","BadNumeral",["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],".",["[+","0-9"]],["s",".",["[+","0-9"]],["s",["[+","0-9"],["?","."]]],170]],"+\\\\-.0-9"]', // 176 readBadNumeral
      '[1,["M",4,["s","**",[":",0,178],"**",170],["s","`",[":",0,178],"`",170],["s","\\"",[":",0,178],"\\"",170],["s","\'",[":",0,178],"\'",170]],"\\"\'*`"]', // 177 readBadMarkedNumber
      '[0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]]', // 178 readMarkedNumber
      '[1,["M","BadVital",["*",["s",["!",180],["/",["s",["[+","\\t "],["?",181]],["[+","^\\t\\n\\r\\u001b <"],30,["[","\\u001b<"]]]]]]', // 179 readBadVital
      '[0,["/",["s",["[*","\\t "],30,["/",42,46]],["s",["[+","\\t "],126]],"\\t\\u001b <"]', // 180 skipBadVitalEnd
      '[0,["+",["s",49,["&",49]]]]', // 181 skipOrnaments
      '[1,["M","BadMarkerEnd",50]]', // 182 readBadMarkerEnd
      '[1,["M","BadValueBracket",["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"]]],"\\t ]\u3011\u3015\uff3d"]', // 183 readBadValueBracket
      '[1,["M","BadRemark",["s",["[*","\\t "],["[","^\\t\\n\\r\\u001b <"],["*",["s",["!",131],185]]]],"^\\n\\r\\u001b<"]', // 184 readBadRemark
      '[0,["/",181,["[+","^\\t\\n\\r\\u001b <"],["[+","\\t "],["s",["!",["s",30,["/",42,46]]],30],["s",["!",31],["[","\\u001b<"]]],"^\\n\\r"]', // 185 skipRemarkChar
      '[1,["/",125,["s",["[*","\\t "],["/",["s",123,90],["&",["s",30,46]]]],["s",["[*","\\t "],90]]]', // 186 noteVitalEnd
      '[1,["L",188]]', // 187 leaf
      '[1,["N",9,["s",[":",0,189],190],["s",[":",0,191],190],["s",["!",145],211,["&",221],[":",0,225],230,190]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 188 readBlockHead
      '[0,["N",7,["s","[ACTION_",[":",0,98],"_CONTENT_START]"]]]', // 189 readStartMarker
      '[1,["s",["?",114],["?",["s",["&",115],116]],["[*","\\t "],["?",["s",173,["&",42]]]]]', // 190 noteHeadTail
      '[1,["M",5,["s",["&",192],"[ACTION_",[":",0,98],"_CONTENT",["?","_BEGIN"],"]"]],"["]', // 191 readBadContentTag
      '[0,["q",193]]', // 192 skipContentTag
      '[0,["handing",2,["t",[0,1,2,3,4,5],"[ACTION_",["hand",2,[],98],"_CONTENT",["?","_BEGIN"],"]",["/",["&",["s",["[*","\\t "],42]],["&",194],198,200,202]]],"["]', // 193 readContentTag
      '[0,["s",["*",["s",["!",195],["[","^\\n\\r"]]],195],"^\\n\\r"]', // 194 skipTagLine
      '[0,["q",196]]', // 195 skipOwnInlineEnd
      '[1,["same",2,197],"["]', // 196 readOwnInlineEnd
      '[1,["@",1,"[",["/",["@",1,"ACTION_",98,"_CONTENT_END"],["@",1,"/ACTION_",98,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],90]]', // 197 readInlineEnd
      '[0,["later",1,2,199]]', // 198 readOwnEndLater
      '[1,["@",1,"[ACTION_",98,"_CONTENT_END]",["[*","\\t "],90]]', // 199 readEndLine
      '[0,["later",2,2,201]]', // 200 readRemarkEndLater
      '[0,["@",1,"[ACTION_",98,"_CONTENT_END]"]]', // 201 readRemarkLine
      '[0,["later",3,2,203]]', // 202 readSlipEndLater
      '[1,["/",204,["@",1,["+",["/",["[+","^\\n\\r["],["s",["!",210],"["]]],197]],"^\\n\\r"]', // 203 readSlipLine
      '[1,["/",["@",3,["[*","\\t "],["?",48],51,205,208],["@",2,["[*","\\t "],["?",50],207,209]],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u3010\u3014\uff3b"]', // 204 readSlipEnd
      '[1,["/",["@",2,71,"_",98,"_",["/",206,["s",["i","end"],["&",60]]]],207,["@",3,"/",["i","action"],58,98,58,["i","content"],["?",["s",58,["/",["i","start"],["i","end"]]]]]],"/A-Za-z"]', // 205 readSlipEndName
      '[1,["words",["CONTENT_END"],["BadMarkerName","BadMarkerSlip"],66],"A-Za-z"]', // 206 readEndWord
      '[0,["@",2,["i","action"],["?",58],98,58,["i","content"],58,["i","end"]],"Aa"]', // 207 readBareEndName
      '[1,["/",["s",60,["[*","^\\n\\r"]],["s",["?",50],["[*","\\t "],5]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 208 noteSlipEndClose
      '[1,["/",["s",60,["[*","^\\n\\r"]],["s",["?",50],["[*","\\t "],90]]]', // 209 noteBareEndClose
      '[0,["s","[",["/",["s","ACTION_",59,"_CONTENT_END"],["s","/ACTION_",59,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],42]]', // 210 skipInlineEnd
      '[1,["s",["!",212],["?",214],["?",215],["/",["s",["?",218],"["],219],["?",220]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 211 noteLooseOpen
      '[0,["/",["s","[",["/",87,213],"]"],["s","[ACTION_",59,"_CONTENT_END]"]],"["]', // 212 skipExactMarker
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 213 skipVitalName
      '[1,["M","BadMarkerIndent",["|",1,3,false," "]]," "]', // 214 readBadMarkerIndent
      '[1,["M",6,["s",48,[":",0,["?",["@",1,["&",216],""]]]]]]', // 215 readBadMarkerDecoration
      '[0,["/",["s",51,["[*"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["/",50,83]],["s",51,["i","action"],["[+"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["*",["/",["[+","^\\n\\r*"],["s",["!",217],"*"]]],217]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 216 skipBoldAround
      '[0,["s","**",["[*","\\t "],["?",30],42]]', // 217 skipBoldTail
      '[1,["M","BadMarkerEscape","\\\\"]]', // 218 readBadMarkerEscape
      '[1,["M","BadMarkerBracket",["[","\u3010\u3011\u3014\u3015\uff3b\uff3d"]]]', // 219 readBadMarkerBracket
      '[1,["M","BadMarkerBlank",["[+"," "]]]', // 220 readBadMarkerBlank
      '[0,["s",222,223,60]]', // 221 skipStartAhead
      '[0,["/",["s",70,"_",59,"_"],["s",["i","action"],["?",58],["?",["/",["s",59,58],"N_"]]]],"A-Za-z"]', // 222 skipActionPrefix
      '[0,["q",224]]', // 223 skipStartWord
      '[1,["words",["CONTENT_START"],["BadMarkerName","BadMarkerSlip"],66],"A-Za-z"]', // 224 readStartWord
      '[1,["/",226,229],"A-Za-z"]', // 225 read_actionName
      '[1,["N",8,["s",71,"_",[":",0,98],"_",[":",1,227],["&",60]],["s","ACTION_",[":",0,228],[":",1,["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]]],["&",60]]],"A-Za-z"]', // 226 readActionName
      '[1,["/",["@",0,74,["&",60]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]]],"A-Z_"]', // 227 readPartName
      '[1,["M","MissingIndex",["?","N_"]]]', // 228 readMissingIndex
      '[1,["M",7,["s",["i","action"],["?",58],[":",0,98],58,[":",1,["$",77]]],["s",["i","action"],["?",58],[":",0,228],["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],58,["/",["i","start"],["i","end"]]]],60]],[":",1,["$",77]]]],"Aa"]', // 229 readBadActionName
      '[1,["s",["?",220],["/",["s",["?",218],"]",["!","("]],219],["?",["/",182,231]]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 230 noteLooseClose
      '[1,["M","BadBoldSeparator",83]]', // 231 readBadBoldSeparator
      '[1,["L",233]]', // 232 leaf
      '[1,["/",234,["?",["t",[0,1,2],153,["!",238],["!",7]]]]]', // 233 readStartLine
      '[1,["M","BadStartText",["+",["s",["!",235],["[","^\\n\\r"]]]],"^\\n\\r"]', // 234 readBadStartText
      '[0,["s",["&",195],["!",236],["!",237]],"["]', // 235 skipInlineStop
      '[0,["q",198]]', // 236 skipOwnEndLater
      '[0,["q",200]]', // 237 skipRemarkEndLater
      '[0,["s",["&",239],["/",240,["s",["&",244],["!",236],["/",241,["s",["!",237],["/",249,["s",["!",255],256]]]]]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 238 skipBlockStop
      '[0,["s",["[*","\\t "],["/",["[","#*+\\\\->[\\\\\\\\_\u3010\u3014\uff3b"],["s",["[+","0-9"],["[",")."]],["i","action"],["i","content_end"]]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 239 skipEndBegin
      '[0,["s",241,["[*","\\t "],42]]', // 240 skipOwnEnd
      '[0,["s","[ACTION_",242,"_CONTENT_END]"]]', // 241 skipOwnEndMarker
      '[0,["q",243]]', // 242 skipSameIndex
      '[0,["same",2,98],"0-9"]', // 243 readSameIndex
      '[0,["/",241,245,248,249,251],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 244 skipLikeEnd
      '[0,["s","[ACTION_",246,"_TYPE]"]]', // 245 skipNextType
      '[0,["q",247]]', // 246 skipSameNext
      '[0,["same",2,["{",1,[":",0,98]]],"0-9"]', // 247 readSameNext
      '[0,["s",11,"[",["i","action_"],["?",["s",59,"_"]],["i","content_end]"]]," ["]', // 248 skipAnyEnd
      '[0,["q",250]]', // 249 skipOwnSlipEnd
      '[1,["same",2,204],"\\t #*+\\\\-0-9>A[\\\\\\\\_a\u3010\u3014\uff3b"]', // 250 readOwnSlipEnd
      '[0,["/",["s",["[*","\\t "],["?",48],51,["/","/",["?",["s",["i","action"],["["," \\\\-_"],["?","N_"]]]],252,253],["s",["[*","\\t "],["?",50],["i","content_end"],254]],"\\t #*+\\\\-0-9>C[\\\\\\\\_c\u3010\u3014\uff3b"]', // 251 skipBareSlipEnd
      '[0,["s",["i","content"],58,["i","end"]],"Cc"]', // 252 skipBareEndWord
      '[0,["/",["s",60,["[*","^\\n\\r"]],["s",["?",50],["[*","\\t "],43]],"\\t\\n\\r *:=\\\\\\\\]_\u3011\u3015\uff1a\uff3d"]', // 253 skipSlipEndClose
      '[0,["/",["s",60,["[*","^\\n\\r"]],["s",["?",50],["[*","\\t "],42]]]', // 254 skipBareEndClose
      '[0,["q",202]]', // 255 skipSlipEndLater
      '[0,["/",251,257,245,["s",["!",258],["!",262],248]]]', // 256 skipOtherStop
      '[0,["s",248,["[*","^\\n\\r"],["/",7,["s",43,["*",45],["/",["s","[ACTION_",246,"_"],7]]]]]', // 257 skipStrangeEnd
      '[0,["q",259]]', // 258 skipNextTypeLater
      '[0,["later",4,2,260]]', // 259 readNextTypeLater
      '[0,["@",1,"[ACTION_",261,"_TYPE]"]]', // 260 readNextTypeLine
      '[0,["{",2,[":",0,98]],"0-9"]', // 261 readBeforeNext
      '[0,["q",263]]', // 262 skipLastEndLater
      '[0,["later",5,-1,264]]', // 263 readLastEndLater
      '[1,["t",[0,1,2],265,266,["/",154,["t",[0,1,2],153,["|",0,null,true,267],154]]]]', // 264 readLastEnd
      '[0,["t",[0,1,2,3,4],161,"[",["$",["i","action_"]],["?",["t",[0,1],98,"_"]],["$",["i","content_end]"]]]," ["]', // 265 readAnyEnd
      '[0,["|",0,null,true,["$",["[","^\\n\\r"]]]]', // 266 readRestOfLine
      '[1,["/",["t",[0,1],["|",0,null,true,151],153],["t",[0,1],["|",1,null,true,151],154]],"\\t\\n\\r "]', // 267 readBlankLine
      '[0,[[null,"^\\n\\r[",1,[["[","/A"]],false],[["s","[",["!",["[","/A"]]],null,0,null,false],[["s",["!",235],"["],null,0,null,false],[["s",10,["!",238],["!",7]],null,0,null,false]]]', // 268 text
      '[1,["L",270]]', // 269 leaf
      '[1,["/",["t",[0,1],271,["/",272,273,274]],275,274]]', // 270 read_blockEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 271 readNewline
      '[1,["N",10,["s",[":",0,["$",241]],["[*","\\t "],90]]]', // 272 readBlockEnd
      '[1,["M","BadBlockEnd",["s",["&",["/",241,249,251]],["[*","^\\n\\r"],90]],"\\t #*+\\\\-0-9>AC[\\\\\\\\_ac\u3010\u3014\uff3b"]', // 273 readBadBlockEnd
      '[1,["M",8,["s",11,"[",["i","action_"],[":",0,98],["i","_content_end]"],["[*","^\\n\\r"],90],""]]', // 274 readMissingContentEnd
      '[1,["M","BadInlineEnd",["s",["&",195],["[*","^\\n\\r"],90]],"["]', // 275 readBadInlineEnd
      '[1,["L",["/",277,291]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 276 leaf
      '[1,["N",13,["s",211,["&",278],[":",0,225],[":",1,["/",281,283]]]]]', // 277 readLooseType
      '[0,["s",222,279,60]]', // 278 skipTypeAhead
      '[0,["q",280]]', // 279 skip_typeWord
      '[1,["words",["TYPE"],["BadMarkerName","BadMarkerSlip"],66],"A-Za-z"]', // 280 read_typeWord
      '[1,["/",["@",2,230,102,100,["[*","\\t "],90],["@",4,230,["?",114],["?",["s",["&",115],116]],["[*","\\t "],["/",282,["@",0,100,["&",108]]],["?",["s",["&",108],184]],122]]," \\\\\\\\]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 281 readLooseTypeName
      '[1,["M",9,["s","**",[":",0,101],"**"],["s","`",[":",0,101],"`"],["s","\\"",[":",0,101],"\\""],["s","\'",[":",0,101],"\'"]],"\\"\'*`"]', // 282 readBadMarkedType
      '[1,["/",["@",2,284,["[*","\\t "],285,183,["?",182],122],["@",2,284,["[*","\\t "],117,122],["@",4,230,["?",114],["?",["s",["&",115],116]],["[*","\\t "],289,182,122],["@",1,230,113]]," :=\\\\\\\\]\u3010\u3011\u3014\u3015\uff1a\uff3b\uff3d"]', // 283 readLooseGiven
      '[1,["M","BadOpenSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 284 readBadOpenSeparator
      '[0,["N",11,[":",0,["$",["*",["s",["!",286],["/",287,["[","^\\n\\r\\u001b<[]"],288]]]]]]]', // 285 readBracketValue
      '[0,["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"],["?",["/","**","__"]],["[*","\\t "],["?",30],42],"\\t ]\u3011\u3015\uff3d"]', // 286 skipBracketTail
      '[0,["deep",["s","[",["*",["/",287,["[","^\\n\\r\\u001b<[]"]]],"]"]]]', // 287 skipBalanced
      '[0,["/",["s",["!",["s",30,42]],30],["s",["!",31],["[","\\u001b<"]]],"\\u001b<"]', // 288 skipInnerNoise
      '[0,["N",12,[":",0,["$",["*",["s",["!",217],["/",290,["s",["!","**"],["[","^\\n\\r\\u001b<"]],288]]]]]]]', // 289 readBoldValue
      '[0,["s","**",["+",["s",["!","**"],["[","^\\n\\r\\u001b<"]]],"**"]]', // 290 skipBoldPair
      '[1,["N",14,["s",211,["!",292],[":",0,225],[":",1,283],[":",2,["?",134]]]]]', // 291 readLooseParameter
      '[0,["s",222,293,60]]', // 292 skipOtherPart
      '[0,["q",294]]', // 293 skipBlockWord
      '[1,["words",["CONTENT_START","CONTENT_END"],["BadMarkerName","BadMarkerSlip"],66],"A-Za-z"]', // 294 readBlockWord
      '[1,["L",296]]', // 295 leaf
      '[1,["M","BadBareStart",145]]', // 296 readBadBareStart
      '[1,["L",["?",["t",[0,1,2],153,["!",298],["!",7]]]]]', // 297 leaf
      '[0,["s",299,["[*","\\t "],42]]', // 298 skip_bareEnd
      '[0,["/","CONTENT_END",["s","[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 299 skipBareEndMarker
      '[0,[[null,"^\\n\\r",1,[["\\n","C["]],false],[["s",10,["!",298],["!",7]],null,0,null,false]]]', // 300 text
      '[0,["L",["?",10]]]', // 301 leaf
      '[1,["L",303]]', // 302 leaf
      '[1,["/",304,274]]', // 303 readBareBlockEnd
      '[1,["N",15,["s",[":",0,["$",299]],["[*","\\t "],90]]]', // 304 readBareEnd
      '[1,["L",306]]', // 305 leaf
      '[1,["N",16,["s",["!",212],"[",[":",0,307],"]",["&",129],[":",1,167]],["s",["!",212],["&",79],211,[":",0,308],["/",230,310],[":",1,167]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 306 readOwnVital
      '[0,["@",1,["!",["s",63,"]"]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",["s","]",["!","("]]]],"A-Z"]', // 307 readOwnName
      '[1,["/",["@",1,["!",["s",63,60]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",60]],["@",1,["!",["s",63,60]],309,["&",60]]],"A-Za-z"]', // 308 readOwnWord
      '[1,["M","BadOwnName",["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]]', // 309 readBadOwnName
      '[1,["M","BadOpenVitalSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 310 readBadOpenVitalSeparator
      '[1,["L",312]]', // 311 leaf
      '[1,["N",17,["s","[",[":",0,"REASONING"],"]",313,314],["s","[",[":",0,["/","PLANNING","NOTES"]],"]",313],["s",211,[":",0,316],["/",["s",230,313],284],314],["s",211,[":",0,317],["/",["s",230,313],284]],["s","[",[":",0,307],"]",["?",114],["?",["s",["&",115],318]]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 312 readSectionHead
      '[1,["s",["?",114],["?",["s",["&",115],116]]]]', // 313 noteHeadRest
      '[1,["/",["&",["s",["[*","\\t "],42]],315]]', // 314 noteFirstLine
      '[1,["M","BadFirstLine",""]]', // 315 readBadFirstLine
      '[1,["words",["REASONING"],["BadMarkerName","BadMarkerSlip"],66],"A-Za-z"]', // 316 readReasoningWord
      '[1,["words",["PLANNING","NOTES"],["BadMarkerName","BadMarkerSlip"],66],"A-Za-z"]', // 317 readSectionWord
      '[1,["M","BadSectionSeparator",["s",["[*","\\t "],["[",":=\uff1a"],["[*","\\t "]]],"\\t :=\uff1a"]', // 318 readBadSectionSeparator
      '[0,[[null,"^\\n\\r\\u001b<",1,[["\\n","\\u001b #*+\\\\-0-9<>ACFMS[\\\\\\\\_`cfms~\u25c1\u3010\u3014\uff3b"]],false],[["s",10,["!",136],["!",41]],null,0,null,false],[["s",["!",164],30],null,0,null,false],[["s",["!",31],["[","\\u001b<"]],null,0,null,false]]]', // 319 text
      '[0,["L",321]]', // 320 leaf
      '[0,["@",2,10,["!",136],89]]', // 321 readTextFence
      '[0,[[null,"^\\n\\r",1,[["\\n"," `~"]],false],[["s",10,["!",156]],null,0,null,false]]]', // 322 text
      '[1,["L",324]]', // 323 leaf
      '[1,["/",["s",10,156],325]]', // 324 noteTextFenceEnd
      '[1,["M","MissingTextFenceEnd",""]]', // 325 readMissingTextFenceEnd
      '[1,["L",327]]', // 326 leaf
      '[1,["N","SectionEnd",["?",5]]]', // 327 readSectionEnd
      '[1,["L",["/",329,331,333,334,336,337,338,29,340,358]],"^"]', // 328 leaf
      '[1,["N",18,["s",211,[":",0,330],["/",230,310],[":",1,167]]]]', // 329 readLooseVital
      '[1,["words",["CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],66],"A-Za-z"]', // 330 readVitalWord
      '[1,["M",10,["s",["&",85],["?",48],[":",0,["$",56]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],[":",1,["/",169,332]],["[*","\\t "],["?",123],90]],"#*+\\\\-0-9>CFMS_cfms"]', // 331 readBadBareVital
      '[0,["N",19,[":",0,["$",["[+",".0-9"]]]]]', // 332 readBareNumber
      '[1,["M","BadContentEnd",["s",248,["[*","^\\n\\r"],90]]]', // 333 readBadContentEnd
      '[1,["M","BadSectionTag",335]]', // 334 readBadSectionTag
      '[1,["s","[/",87,"]",["[*","\\t "],90]]', // 335 noteSectionTag
      '[1,["M","MissingMarkerEnd",["s","[",["?",["s",["[","A-Z"],["[*","0-9A-Z_"]]],7],47]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 336 readMissingMarkerEnd
      '[1,["M","BadIndex",["s",11,["?",48],51,78,60,["[*","^\\n\\r"],["?",5]]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 337 readBadIndex
      '[1,["M","BadMarker",339]]', // 338 readBadMarker
      '[1,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],90],["s",["?",50],"ACTION_",59,"_",["[+","0-9A-Z_"],["?",50],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],90]],"*A[_"]', // 339 noteBrokenMarker
      '[1,["M","BadChat",["s",["+",["s",["!",136],["!",45],["/",341,352,["s",["!",41],353]]]],["?",354]],354],"^\\n\\r"]', // 340 readBadChat
      '[1,["M","BadFencedAction",["s",["&",342],351,90]]," `~"]', // 341 readBadFencedAction
      '[0,["q",343]]', // 342 skipActionFence
      '[1,["handing",1,["t",[0,1,2,3,4],["hand",1,[],88],["|",0,null,true,["t",[0,1,2],["!",156],["!",344],159]],345,["|",1,null,true,["t",[0,1],["!",156],159]],160]]," `~"]', // 343 readActionFence
      '[0,["s",11,["?",48],51,68,60,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 344 skipActionMarker
      '[1,["t",[0,1,2,3,4,5],161,["?",346],349,225,350,["!","("]]," #*+\\\\-0-9>[\\\\\\\\_\u3010\u3014\uff3b"]', // 345 readActionMarker
      '[0,["|",1,null,true,347],"#*+\\\\-0-9>_"]', // 346 readDecoration
      '[0,["/",["t",[0,1],["|",1,null,true,"#"],["|",0,null,true,151]],["t",[0,1],">",["|",0,null,true,151]],["t",[0,1],["/",["$",["[","*+\\\\-"]],["t",[0,1],["|",1,9,true,["$",["[","0-9"]]],["$",["[",")."]]]],["|",1,null,true,151]],348],"#*+\\\\-0-9>_"]', // 347 readOrnament
      '[0,["/","**","__"],"*_"]', // 348 readBold
      '[0,["t",[0,1],["/","\\\\[",["$",["[","[\u3010\u3014\uff3b"]]],["|",0,null,true," "]],"[\\\\\\\\\u3010\u3014\uff3b"]', // 349 readMarkerOpen
      '[0,["t",[0,1],["|",0,null,true," "],["/","\\\\]",["$",["[",":=]\u3011\u3015\uff1a\uff3d"]]]]," :=\\\\\\\\]\u3011\u3015\uff1a\uff3d"]', // 350 readMarkerClose
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],88],["|",0,null,true,["t",[0,1],["!",156],159]],160]]," `~"]', // 351 readFenced
      '[1,["s",351,90]]', // 352 noteClosedFence
      '[1,["s",["+",163],["/",90,["&",31]]]]', // 353 noteChatLine
      '[1,["s",["!",136],355,["*",357]]," `~"]', // 354 noteOpenFence
      '[1,["M","MissingFenceEnd",356]]', // 355 readMissingFenceEnd
      '[1,["s",41,90]]', // 356 noteFenceOpen
      '[1,["/",["s",["[*","^\\n\\r"],5],["[+","^\\n\\r"]],"^"]', // 357 noteLine
      '[1,["M","BadLine",["s",["!",141],357]],"^"]', // 358 readBadLine
      '[1,["L",["/",360,362]]]', // 359 leaf
      '[1,["N","WrapperEnd",361]]', // 360 readWrapperEnd
      '[1,["s",11,142,["[*","\\t "],["/",90,["&",["s",30,42]]]]," `~"]', // 361 note_wrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 362 readMissingWrapperEnd
      '[1,["L",364]]', // 363 leaf
      '[1,["M","BadChatBefore",["s",["+",["s",["!",365],["!",136],["!",45],["/",352,["s",["!",41],353]]]],["?",["s",["!",365],354]]],["s",["!",365],354]],"^\\n\\r"]', // 364 readBadChatBefore
      '[0,["s",366,["!",367]]]', // 365 skipReplyFence
      '[0,["&",39]," `~"]', // 366 skipMarkerFenceAhead
      '[0,["s",368,["*",["/",368,["s",["!",40],["!",46],370]]],46]]', // 367 skipExampleFence
      '[0,["s",369,42]]', // 368 skipClosedFence
      '[0,["q",351]]', // 369 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],43],["[+","^\\n\\r"]],"^"]', // 370 skipLine
      '[0,["L",["&",365]]," `~"]', // 371 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { same: ofSame, "{": ofAction, endsInside: ofEndsInside, i: ofCase, words: ofWords, closes: ofCloses, later: ofLater, handing: ofHanding, hand: ofHand } });

  const steplead: Step = { op: 'choice', starts: ["\t\n\r ", "\n\r <[\u25c1", "\n\r\u001b <[\u25c1"], alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(24) }] };
  const stepItem: Step = { op: 'choice', starts: ["\t\n\r ", "\n\r <[\u25c1", "\n\r <", "\n\r <[\u25c1", " #*+\\-0-9>[\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d", " #*+\\-0-9>[\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d", "C[", " #*+\\-0-9>[\\\\_\u3010\u3014\uff3b", " #*+\\-0-9>[\\\\_\u3010\u3011\u3014\u3015\uff3b\uff3d", "^"], alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(95) }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: rules.at(276) }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: rules.at(305) }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: rules.at(328) }] };
  const stepopening: Step = { op: 'choice', starts: ["\t\n\r\u001b <[\u25c1", "^\n\r"], alternatives: [steplead, { op: 'leaf', read: rules.at(363) }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: steplead }, { op: 'choice', starts: [" `~", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepopening }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(371), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(20) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(14) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(37) }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(359) }] } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(91) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(94) } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: rules.at(187) }, { op: 'leaf', read: rules.at(232) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(269) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(268) } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(295) }, { op: 'leaf', read: rules.at(297) }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: rules.at(301) }, { op: 'leaf', read: rules.at(302) }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(300) } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(311) }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: rules.at(326) }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(319) } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: 1, isText: true, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: rules.at(320) }, { op: 'text', read: rules.text(322) }, { op: 'leaf', read: rules.at(323) }] } };

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
