// Generated from grammars/duckflow.peggy, grammars/duckflow/markers.peggy, grammars/duckflow/sections.peggy, grammars/duckflow/vitals.peggy, grammars/duckflow/actions.peggy, grammars/duckflow/blocks.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, once, ofCase, ofAction, ofWords, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofLater } from '../src/engine/generated.ts';

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
  readonly value: BadMarkedTypeNode | TypeNameNode | BracketValueNode | ValueNode | BoldValueNode;
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
| BadMarkerIndentNode | BadMarkerDecorationNode | BadMarkerEndNode | BadMarkerBracketNode | BadMarkerBlankNode
| BadMarkerNoiseNode | BadBlankNode | BadSeparatorNode | BadBoldSeparatorNode | BadOpenSeparatorNode
| BadSectionSeparatorNode | BadSectionTagNode | BadFirstLineNode | MissingTextFenceEndNode | BadOwnNameNode
| BadVitalSeparatorNode | BadOpenVitalSeparatorNode | MissingBlankNode | BadPercentNode | BadNumeralNode
| BadCutNumberNode | BadMarkedNumberNode | BadVitalNode | BadValueBracketNode | BadRemarkNode | MissingLineEndNode
| BadBareVitalNode | BadMarkedTypeNode | BadCloseTagNode | BadLineNoiseNode | BadContinuationNode
| BadContentTagNode | BadBareStartNode | BadStartTextNode | BadContentEndNode | BadBlockEndNode | BadInlineEndNode
| MissingContentEndNode | BadBomNode | BadNoiseNode | BadLineEndNode | BadThoughtNode | MissingThoughtEndNode
| BadForeignCallNode | BadTurnNode> & Readonly<Record<'BadMarkerName' | 'BadMarkerSlip', RecoveryNode>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChatBefore', 'Reply'>>
& Readonly<Record<'Blank' | 'Thought' | 'BadNoise' | 'OtherTurn' | 'BadForeignCall' | 'Type' | 'Parameter' | 'Vital' | 'BadCloseTag'
| 'BadLineNoise' | 'MissingLineEnd' | 'BadContinuation' | 'BadVitalSeparator' | 'MissingBlank' | 'BadPercent'
| 'BadCutNumber' | 'BadNumeral' | 'BadMarkedNumber' | 'BadVital' | 'BadValueBracket' | 'BadRemark' | 'Block'
| 'LooseType' | 'LooseParameter' | 'BadMarkedType' | 'BareBlock' | 'OwnVital' | 'BadOwnName'
| 'BadOpenVitalSeparator' | 'Section' | 'LooseVital' | 'BadBareVital' | 'BadContentEnd' | 'BadSectionTag'
| 'MissingMarkerEnd' | 'BadIndex' | 'BadMarker' | 'BadChat' | 'BadLine' | 'BadFencedAction' | 'MissingFenceEnd', 'Reply' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'BareBlock' | 'Block' | 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadMarkerNoise' | 'BadSeparator' | 'BadMarkerEnd' | 'BadMarkerIndent' | 'BadMarkerDecoration' | 'BadMarkerBracket'
| 'BadMarkerBlank' | 'BadMarkerSlip' | 'BadBoldSeparator', 'Block' | 'Reply' | 'Section' | 'Wrapped'>>
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
| "missing-fence-end" | "bad-fenced-action" | "bad-marker-name" | "missing-index" | "bad-marker-indent"
| "bad-marker-decoration" | "bad-marker-end" | "bad-marker-bracket" | "bad-marker-noise" | "bad-blank"
| "bad-separator" | "bad-close-tag" | "bad-first-line" | "bad-vital-separator" | "missing-blank" | "bad-percent"
| "bad-numeral" | "bad-vital" | "bad-marked-number" | "bad-value-bracket" | "bad-remark" | "missing-line-end"
| "bad-bare-vital" | "bad-marked-type" | "bad-line-noise" | "bad-continuation" | "bad-content-tag"
| "bad-bare-start" | "bad-start-text" | "bad-content-end" | "missing-content-end" | "bad-bom" | "bad-noise"
| "bad-line-end" | "bad-thought" | "missing-thought-end" | "bad-foreign-call" | "bad-turn" | "bad-marker-slip";

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
      '[1,["M",1,["s",["&",36],[":",0,83]]]," `~"]', // 35 readBadWrapper
      '[0,["s",37,["*",["/",42,27]],43]]', // 36 skipMarkerFence
      '[0,["s",38,39]]', // 37 skipFenceOpen
      '[0,["/",["s",11,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",39]],["s",11,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 38 skipFenceHead
      '[0,["/",40,7]]', // 39 skipLineEnd
      '[0,["/","\\n",41],"\\n\\r"]', // 40 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 41 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],40],["s",["[+","\\t "],7]],"\\t\\n\\r "]', // 42 skipBlankLine
      '[0,["/",["s","[",["/",["s",["[","A-Z"],["[*","0-9A-Z_"],["/",["s","]",["!","("]],7]],7]],44,57,58,74,80,81]," #*+\\\\-0-9>ACFMS[_cfms\u3010\u3014\uff3b"]', // 43 skipStopMarker
      '[0,["s",["&",["s",11,["?",45],48,["[*"," \\\\-0-9A-Z_a-z"],7]],49]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 44 skipCutMarker
      '[0,["+",46]]', // 45 skipDecoration
      '[0,["/",["s",["[+","#"],["[*","\\t "]],["s",">",["[*","\\t "]],["s",["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],["[+","\\t "]],47],"#*+\\\\-0-9>_"]', // 46 skipOrnament
      '[0,["/","**","__"],"*_"]', // 47 skipBold
      '[0,["s",["[","[\u3010\u3014\uff3b"],["[*"," "]]]', // 48 skipMarkerOpen
      '[0,["q",50]]', // 49 skipCutName
      '[0,["@",1,["endsInside",51],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 50 readCutName
      '[0,["s",11,["?",45],48,["/",52,53,54],56]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 51 skipPlainMarker
      '[0,["/",["i","reasoning"],["i","planning"],["i","notes"]],"NPRnpr"]', // 52 skipSectionLetters
      '[0,["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],"CFMScfms"]', // 53 skipVitalLetters
      '[0,["s",["i","action"],["?",["["," \\\\-_"]],["?",["s",55,["["," \\\\-_"]]],["[","A-Z_a-z"],["[*"," \\\\-0-9A-Z_a-z"]],"Aa"]', // 54 skipActionLetters
      '[0,["s",["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["[+","0-9"]],"0-9"]', // 55 skipIndex
      '[0,["s",["[*"," "],["[",":=]\u3011\u3015\uff1a\uff3d"]]," :=]\u3011\u3015\uff1a\uff3d"]', // 56 skipMarkerClose
      '[0,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],39],["s",["?",47],"ACTION_",55,"_",["[+","0-9A-Z_"],["?",47],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],39]],"*A[_"]', // 57 skipBrokenMarker
      '[0,["s",11,["?",45],48,59,56,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 58 skipStandardMarker
      '[0,["/",60,63,73],"A-Za-z"]', // 59 skipMeantName
      '[0,["q",61]]', // 60 skipKnownWord
      '[1,["words",["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],62],"A-Za-z"]', // 61 readKnownWord
      '[0,["s",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",["[+"," "],["[+","\\\\-0-9A-Z_a-z"]]]]]', // 62 skipLooseName
      '[0,["/",64,71],"A-Za-z"]', // 63 skip_actionName
      '[0,["/",["s",65,"_",55,"_",67,["&",56]],["s","ACTION_",70,["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",56]]],"A-Za-z"]', // 64 skipActionName
      '[0,["q",66]]', // 65 skipActionWord
      '[1,["words",["ACTION"],[null,"BadMarkerSlip"],["[+","A-Za-z"]],"A-Za-z"]', // 66 readActionWord
      '[0,["/",["s",68,["&",56]],["s",["[","A-Z_"],["[*","0-9A-Z_"]]],"A-Z_"]', // 67 skipPartName
      '[0,["q",69]]', // 68 skipPartWord
      '[1,["words",["TYPE","CONTENT_START","CONTENT_END"],[null,"BadMarkerSlip"],["[+","A-Z_"]],"A-Z_"]', // 69 readPartWord
      '[0,["?","N_"]]', // 70 skipMissingIndex
      '[0,["/",["s",["i","action"],["?",["["," \\\\-_"]],55,["["," \\\\-_"],72],["s",["i","action"],["?",["["," \\\\-_"]],70,["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],["["," \\\\-_"],["/",["i","start"],["i","end"]]]],56]],72]],"Aa"]', // 71 skipBadActionName
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",["[+"," "],["[+","\\\\-0-9A-Z_a-z"]]]]]', // 72 skipAnyPart
      '[0,["/",["s",["i","action"],["["," \\\\-_"],["/",["s",["|",10,null,false,["[","0-9"]],["["," \\\\-_"]],["s","-",["[","0-9"]],["s",["[+","0-9"],["["," \\\\-_"],["[","0-9"]]],["[*"," \\\\-0-9A-Z_a-z"]],["s",["i","action"],["?",["["," \\\\-_"]],["[+","0-9"],["&",["s",56,["[*","\\t "],["/",["[","^\\t\\n\\r "],["s",40,["[","\\"\\\\-A-Za-{"]]]]]]],"Aa"]', // 73 skipBadIndexName
      '[0,["s",11,["?",45],48,75,77,["[*","\\t "],79,["[*","\\t "],["?","]"],["?","**"],["[*","\\t "],39]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 74 skipOwnVitalLine
      '[0,["/",["s",["!",["s",59,56]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",56]],["s",["!",["s",59,56]],76,["&",56]]],"A-Za-z"]', // 75 skipOwnWord
      '[0,["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]', // 76 skipBadOwnName
      '[0,["/",["s",["[","]\u3011\u3015\uff3d"],["/",78,["s",["?",47],["?",["[",":=\uff1a"]]]]],["s",["[*"," "],["[",":=\uff1a"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 77 skipOwnVitalClose
      '[0,["s",["[",":=\uff1a"],47,["&",["/",["[","\\t "],39]]]]', // 78 skipBoldSeparator
      '[0,["/",["s",["/","100",["s",["[","0-9"],["?",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["[*","\\t "],"%"],["s","0",["?",["s",".",["[+","0-9"]]]],["s","1",["?",["s",".",["[+","0"]]]]],"0-9"]', // 79 skipOwnShare
      '[0,["s",["?",45],53,["!",["[","A-Za-z"]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],["[+",".0-9"],["?","%"],["[*","\\t "],["?",26],39],"#*+\\\\-0-9>CFMS_cfms"]', // 80 skipBareVital
      '[0,["s","[/",82,"]",["[*","\\t "],39]]', // 81 skipSectionTag
      '[0,["/","REASONING","PLANNING","NOTES"],"NPR"]', // 82 skipSectionName
      '[1,["@",0,84,85]]', // 83 readFenceOpen
      '[0,["/",["@",1,11,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",39]],["@",1,11,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 84 readFenceHead
      '[1,["/",5,7]]', // 85 noteLineEnd
      '[1,["L",87]]', // 86 leaf
      '[1,["M","BadTurn",["s",["?",10],11,88]],"\\n\\r <"]', // 87 readBadTurn
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>"]],32],"<"]', // 88 skipTurnOpen
      '[0,[[["[","^"],null,0,null,false]]]', // 89 text
      '[1,["L",["/",91,92,125,158]],"\\n\\r <["]', // 90 leaf
      '[1,["M","BadForeignCall",["s",["?",10],11,31]],"\\n\\r <["]', // 91 readBadForeignCall
      '[1,["N",3,["s","[ACTION_",[":",0,93],"_TYPE]",[":",1,94]]]]', // 92 readType
      '[0,["@",2,["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["$",["[+","0-9"]]],"0-9"]', // 93 readIndex
      '[1,["/",["@",1," ",95,85],["@",3,["!",97],["!",98],["!",101],105],["@",1,["[*","\\t "],116,117]]]', // 94 readTypeValue
      '[0,["N",0,[":",0,96]]]', // 95 readTypeName
      '[0,["$",["[+","\\\\-.0-9A-Z_a-z"]]]', // 96 read_typeName
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],["[","\\"\'*`"]],"\\t \\"\'*:=`\uff1a"]', // 97 skipMarkedType
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],99,100],"\\t \\\\-.0-:=A-Z_a-z\uff1a"]', // 98 skipRemarkedType
      '[0,["[+","\\\\-.0-9A-Z_a-z"]]', // 99 skip_typeName
      '[0,["s",["[+","\\t "],["/","#","//","(","--",["[","\u2013\u2014"],["s","-",["[","\\t "]]]]]', // 100 skipRemark
      '[0,["s",["[*","\\t "],102,["[+","\\t "],103],"^\\n\\r["]', // 101 skipSharedLine
      '[0,["[+","^\\t\\n\\r ["]]', // 102 skipTypeWord
      '[0,["s","[ACTION_",55,"_",["/","TYPE]",["s",104,"]"]]]]', // 103 skipNextParameter
      '[0,["s",["!",["s",["/",68,["s","CONTENT",["?","_BEGIN"]]],"]"]],["s",["[","A-Z_"],["[*","0-9A-Z_"]],["&","]"]],"A-Z_"]', // 104 skipParameterName
      '[1,["@",3,["?",106],["?",["s",["&",107],108]],["[*","\\t "],109,["?",112],114]]', // 105 readGiven
      '[1,["M","BadMarkerNoise",["s",["/",["+",27],["s",["[+","\\t "],["+",33]]],["!",43]]],"\\t\\u001b <"]', // 106 readBadMarkerNoise
      '[0,["s",["[*","\\t "],["/","\uff1a",["s",["[",":="],["&",["/",["[","\\t "],39]]]]],"\\t :=\uff1a"]', // 107 skipColon
      '[1,["M","BadSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 108 readBadSeparator
      '[0,["N",1,[":",0,["$",["*",["s",["[*","\\t "],110]]]]]]', // 109 readValue
      '[0,["/",["[+","^\\t\\n\\r\\u001b <["],["s",["!",111],"["],["s",["!",["s",26,39]],26],["s",["!",27],["[","\\u001b<"]]],"^\\t\\n\\r "]', // 110 skipValueChar
      '[0,["s","[/ACTION_",55,"_",["[","A-Z"],["[*","0-9A-Z_"],"]",["&",["s",["[*","\\t "],["?",26],39]]]]', // 111 skipCloseTag
      '[1,["s",["[*","\\t "],113],"\\t ["]', // 112 noteClosing
      '[1,["M","BadCloseTag",111]]', // 113 readBadCloseTag
      '[1,["s",["[*","\\t "],["?",115],85]]', // 114 noteValueEnd
      '[1,["M","BadLineNoise",["s",26,["&",39]]]]', // 115 readBadLineNoise
      '[0,["N",2,[":",0,["$",["[+","^\\t\\n\\r ["]]]]]', // 116 readTypeWord
      '[1,["M","MissingLineEnd",["s",["[+","\\t "],["&",["/",118,119,103]]],["s",["[*","\\t "],["[",",;|"],["[*","\\t "],["&",118]]],"\\t ,;|"]', // 117 readMissingLineEnd
      '[0,["s",["?",45],48,53,["!",["[","A-Za-z"]]],"#*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 118 skipNextVital
      '[0,["s","[",120,"]",121]]', // 119 skipNextOwnVital
      '[0,["s",["!",["s",59,"]"]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",["s","]",["!","("]]]],"A-Z"]', // 120 skipOwnName
      '[0,["/",["s",["[+","\\t "],122,["[*","\\t "],39],["s",["/",107,""],["[*","\\t "],79,123]],"\\t 0-:=\uff1a"]', // 121 skip_ownVital
      '[0,["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 122 skipNumber
      '[0,["/",["s",["[*","\\t "],["?",26],39],124,["s",["[*","\\t "],"#"],["s",["[*","\\t "],26,43]]]', // 123 skipOwnVitalEnd
      '[0,["/",["s",["[*","\\t "],["?",["s",["[",",;|"],["[*","\\t "]]],118],["s",["[+","\\t "],103]],"\\t #*-\\\\-0-9;>[_|\u3010\u3014\uff3b"]', // 124 skipLineBreakDue
      '[1,["N",4,["s","[ACTION_",[":",0,93],"_",[":",1,126],"]",[":",2,105],[":",3,["?",127]]]]]', // 125 readParameter
      '[0,["@",1,["!",["s",["/",68,["s","CONTENT",["?","_BEGIN"]]],"]"]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]],["&","]"]],"A-Z_"]', // 126 readParameterName
      '[1,["M",2,[":",0,["|",1,null,true,128]]],"^\\n\\r"]', // 127 readBadContinuation
      '[1,["@",3,["!",129],["!",138],["!",42],["/",["@",0,["$",148],85],["@",1,["!",38],155]]],"^\\n\\r"]', // 128 readContinuedLine
      '[0,["/",43,130,["s",["+",27],43],134],"\\u001b #*+\\\\-0-9<>ACFMS[_`cfms~\u25c1\u3010\u3014\uff3b"]', // 129 skipStop
      '[0,["/",131,132,133]," <[\u25c1"]', // 130 skipAsideAhead
      '[0,["s",11,29]," <[\u25c1"]', // 131 skipThoughtAhead
      '[0,["s",11,88]," <"]', // 132 skipTurnAhead
      '[0,["s",11,31]," <["]', // 133 skipForeignAhead
      '[0,["s",11,135,["[*","\\t "],["/",39,["&",["s",26,39]]]]," `~"]', // 134 skip_wrapperEnd
      '[0,["q",136]]', // 135 skipWrapperRun
      '[0,["closes",0,137],"`~"]', // 136 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 137 readFenceRun
      '[0,["s",["/","CONTENT_START",["s","[",["?","ACTION_"],"CONTENT_START]"]],["[*","\\t "],["&",39],139],"C["]', // 138 skipBareStart
      '[0,["q",140]]', // 139 skipBareEndLater
      '[0,["later",0,-1,141]]', // 140 readBareEndLater
      '[1,["t",[0,1,2],142,143,145]]', // 141 read_bareEnd
      '[0,["/","CONTENT_END",["t",[0,1,2],"[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 142 readBareEndMarker
      '[0,["|",0,null,true,144]]', // 143 readBlanks
      '[0,["$",["[","\\t "]]]', // 144 read_blank
      '[1,["/",146,147]]', // 145 readLineEnd
      '[1,["/","\\n",6],"\\n\\r"]', // 146 readEol
      '[0,["!",["[","^"]]]', // 147 readEof
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],83],["|",0,null,true,["t",[0,1,2],["!",149],["!",58],152]],153]]," `~"]', // 148 readPlainFence
      '[0,["s",11,150,["[*","\\t "],["&",39]]," `~"]', // 149 skipFenceClose
      '[0,["q",151]]', // 150 skipClosingRun
      '[0,["closes",1,137],"`~"]', // 151 readClosingRun
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],146],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 152 readLine
      '[0,["t",[0,1,2,3],154,151,143,["&",39]]," `~"]', // 153 readFenceClose
      '[0,["|",0,3,true," "]]', // 154 readIndent
      '[1,["@",0,["$",["+",156]],["/",85,["&",27]]]]', // 155 readChatLine
      '[0,["/",["[+","^\\n\\r\\u001b<"],["s",["!",157],26],["s",["!",27],["[","\\u001b<"]]],"^\\n\\r"]', // 156 skipLineChar
      '[0,["s",26,["?",["s",40,["*",42]]],["/",129,7]]]', // 157 skipTextTail
      '[1,["N",6,["s","[",[":",0,159],"]",[":",1,160]]]]', // 158 readVital
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 159 readVitalName
      '[1,["/",["@",1,["[+","\\t "],161,["[*","\\t "],85],["@",2,["?",["/",["s",106,["?",162]],162,163,["s",["&",["[",".0-9"]],164]]],["[*","\\t "],["/",165,["@",0,161,166],168,169,170,172],["?",175],["?",176],["?",175],["?",["s",["!",124],["!",["s",["[+","\\t "],119]],177]],179]]]', // 160 readVitalValue
      '[0,["N",5,[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]]],"\\\\-0-9"]', // 161 readNumber
      '[1,["M","BadVitalSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 162 readBadVitalSeparator
      '[1,["M","BadBlank",["s",["[*","\\t "],["+",["s",["[","\u00a0\u3000"],["[*","\\t "]]]]],"\\t \u00a0\u3000"]', // 163 readBadBlank
      '[1,["M","MissingBlank",""]]', // 164 readMissingBlank
      '[1,["M",3,["s",[":",0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["[*","\\t "],"%",166]]]', // 165 readBadPercent
      '[0,["/",["&",124],["s",["!",["[","%+\\\\--9A-Z_a-z~\u2013"]],["!",["s",",",["[","0-9"]]],["!",["s",["[*","\\t "],167,["[*","\\t "],["[","0-9"]]],["!",["s",["[+","\\t "],["[",".0-9"]]]]]]', // 166 skipNumberBoundary
      '[0,["/","->","to","or",["[","\\\\-/~\u2013\u2014\u2192\u2212"]],"\\\\-/ot~\u2013\u2014\u2192\u2212"]', // 167 skipRangeSign
      '[1,["M","BadCutNumber",["s",["[+","0-9"],".",7]]]', // 168 readBadCutNumber
      '[1,["M","BadNumeral",["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],".",["[+","0-9"]],["s",".",["[+","0-9"]],["s",["[+","0-9"],["?","."]]],166]],"+\\\\-.0-9"]', // 169 readBadNumeral
      '[1,["M",4,["s","**",[":",0,171],"**",166],["s","`",[":",0,171],"`",166],["s","\\"",[":",0,171],"\\"",166],["s","\'",[":",0,171],"\'",166]],"\\"\'*`"]', // 170 readBadMarkedNumber
      '[0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]]', // 171 readMarkedNumber
      '[1,["M","BadVital",["*",["s",["!",173],["/",["s",["[+","\\t "],["?",174]],["[+","^\\t\\n\\r\\u001b <"],26,["[","\\u001b<"]]]]]]', // 172 readBadVital
      '[0,["/",["s",["[*","\\t "],26,["/",39,43]],["s",["[+","\\t "],118]],"\\t\\u001b <"]', // 173 skipBadVitalEnd
      '[0,["+",["s",46,["&",46]]]]', // 174 skipOrnaments
      '[1,["M","BadMarkerEnd",47]]', // 175 readBadMarkerEnd
      '[1,["M","BadValueBracket",["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"]]],"\\t ]\u3011\u3015\uff3d"]', // 176 readBadValueBracket
      '[1,["M","BadRemark",["s",["[*","\\t "],["[","^\\t\\n\\r\\u001b <"],["*",["s",["!",124],178]]]],"^\\n\\r\\u001b<"]', // 177 readBadRemark
      '[0,["/",174,["[+","^\\t\\n\\r\\u001b <"],["[+","\\t "],["s",["!",["s",26,["/",39,43]]],26],["s",["!",27],["[","\\u001b<"]]],"^\\n\\r"]', // 178 skipRemarkChar
      '[1,["/",117,["s",["[*","\\t "],["/",["s",115,85],["&",["s",26,43]]]],["s",["[*","\\t "],85]]]', // 179 noteVitalEnd
      '[1,["L",181]]', // 180 leaf
      '[1,["N",9,["s",[":",0,182],183],["s",[":",0,184],183],["s",["!",138],204,["&",213],[":",0,217],222,183]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 181 readBlockHead
      '[0,["N",7,["s","[ACTION_",[":",0,93],"_CONTENT_START]"]]]', // 182 readStartMarker
      '[1,["s",["?",106],["?",["s",["&",107],108]],["[*","\\t "],["?",["s",163,["&",39]]]]]', // 183 noteHeadTail
      '[1,["M",5,["s",["&",185],"[ACTION_",[":",0,93],"_CONTENT",["?","_BEGIN"],"]"]],"["]', // 184 readBadContentTag
      '[0,["q",186]]', // 185 skipContentTag
      '[0,["handing",2,["t",[0,1,2,3,4,5],"[ACTION_",["hand",2,[],93],"_CONTENT",["?","_BEGIN"],"]",["/",["&",["s",["[*","\\t "],39]],["&",187],191,193,195]]],"["]', // 186 readContentTag
      '[0,["s",["*",["s",["!",188],["[","^\\n\\r"]]],188],"^\\n\\r"]', // 187 skipTagLine
      '[0,["q",189]]', // 188 skipOwnInlineEnd
      '[1,["same",2,190],"["]', // 189 readOwnInlineEnd
      '[1,["@",1,"[",["/",["@",1,"ACTION_",93,"_CONTENT_END"],["@",1,"/ACTION_",93,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],85]]', // 190 readInlineEnd
      '[0,["later",1,2,192]]', // 191 readOwnEndLater
      '[1,["@",1,"[ACTION_",93,"_CONTENT_END]",["[*","\\t "],85]]', // 192 readEndLine
      '[0,["later",2,2,194]]', // 193 readRemarkEndLater
      '[0,["@",1,"[ACTION_",93,"_CONTENT_END]"]]', // 194 readRemarkLine
      '[0,["later",3,2,196]]', // 195 readSlipEndLater
      '[1,["/",197,["@",1,["+",["/",["[+","^\\n\\r["],["s",["!",203],"["]]],190]],"^\\n\\r"]', // 196 readSlipLine
      '[1,["/",["@",3,["[*","\\t "],["?",45],48,198,201],["@",2,["[*","\\t "],["?",47],200,202]],"\\t #*+\\\\-0-9>A[_a\u3010\u3014\uff3b"]', // 197 readSlipEnd
      '[1,["/",["@",2,66,"_",93,"_",["/",199,["s",["i","end"],["&",56]]]],200,["@",3,"/",["i","action"],["["," \\\\-_"],93,["["," \\\\-_"],["i","content"],["?",["s",["["," \\\\-_"],["/",["i","start"],["i","end"]]]]]],"/A-Za-z"]', // 198 readSlipEndName
      '[1,["words",["CONTENT_END"],["BadMarkerName","BadMarkerSlip"],62],"A-Za-z"]', // 199 readEndWord
      '[0,["@",2,["i","action"],["?",["["," \\\\-_"]],93,["["," \\\\-_"],["i","content"],["["," \\\\-_"],["i","end"]],"Aa"]', // 200 readBareEndName
      '[1,["/",["s",56,["[*","^\\n\\r"]],["s",["?",47],["[*","\\t "],5]],"\\t\\n\\r *:=]_\u3011\u3015\uff1a\uff3d"]', // 201 noteSlipEndClose
      '[1,["/",["s",56,["[*","^\\n\\r"]],["s",["?",47],["[*","\\t "],85]]]', // 202 noteBareEndClose
      '[0,["s","[",["/",["s","ACTION_",55,"_CONTENT_END"],["s","/ACTION_",55,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],39]]', // 203 skipInlineEnd
      '[1,["s",["!",205],["?",207],["?",208],["/","[",211],["?",212]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 204 noteLooseOpen
      '[0,["/",["s","[",["/",82,206],"]"],["s","[ACTION_",55,"_CONTENT_END]"]],"["]', // 205 skipExactMarker
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 206 skipVitalName
      '[1,["M","BadMarkerIndent",["|",1,3,false," "]]," "]', // 207 readBadMarkerIndent
      '[1,["M",6,["s",45,[":",0,["?",["@",1,["&",209],""]]]]]]', // 208 readBadMarkerDecoration
      '[0,["/",["s",48,["[*"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["/",47,78]],["s",48,["i","action"],["[+"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["*",["/",["[+","^\\n\\r*"],["s",["!",210],"*"]]],210]],"[\u3010\u3014\uff3b"]', // 209 skipBoldAround
      '[0,["s","**",["[*","\\t "],["?",26],39]]', // 210 skipBoldTail
      '[1,["M","BadMarkerBracket",["[","\u3010\u3011\u3014\u3015\uff3b\uff3d"]]]', // 211 readBadMarkerBracket
      '[1,["M","BadMarkerBlank",["[+"," "]]]', // 212 readBadMarkerBlank
      '[0,["s",214,215,56]]', // 213 skipStartAhead
      '[0,["/",["s",65,"_",55,"_"],["s",["i","action"],["?",["["," \\\\-_"]],["?",["/",["s",55,["["," \\\\-_"]],"N_"]]]],"A-Za-z"]', // 214 skipActionPrefix
      '[0,["q",216]]', // 215 skipStartWord
      '[1,["words",["CONTENT_START"],["BadMarkerName","BadMarkerSlip"],62],"A-Za-z"]', // 216 readStartWord
      '[1,["/",218,221],"A-Za-z"]', // 217 read_actionName
      '[1,["N",8,["s",66,"_",[":",0,93],"_",[":",1,219],["&",56]],["s","ACTION_",[":",0,220],[":",1,["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]]],["&",56]]],"A-Za-z"]', // 218 readActionName
      '[1,["/",["@",0,69,["&",56]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]]],"A-Z_"]', // 219 readPartName
      '[1,["M","MissingIndex",["?","N_"]]]', // 220 readMissingIndex
      '[1,["M",7,["s",["i","action"],["?",["["," \\\\-_"]],[":",0,93],["["," \\\\-_"],[":",1,["$",72]]],["s",["i","action"],["?",["["," \\\\-_"]],[":",0,220],["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],["["," \\\\-_"],["/",["i","start"],["i","end"]]]],56]],[":",1,["$",72]]]],"Aa"]', // 221 readBadActionName
      '[1,["s",["?",212],["/",["s","]",["!","("]],211],["?",["/",175,223]]]," ]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 222 noteLooseClose
      '[1,["M","BadBoldSeparator",78]]', // 223 readBadBoldSeparator
      '[1,["L",225]]', // 224 leaf
      '[1,["/",226,["?",["t",[0,1,2],146,["!",230],["!",7]]]]]', // 225 readStartLine
      '[1,["M","BadStartText",["+",["s",["!",227],["[","^\\n\\r"]]]],"^\\n\\r"]', // 226 readBadStartText
      '[0,["s",["&",188],["!",228],["!",229]],"["]', // 227 skipInlineStop
      '[0,["q",191]]', // 228 skipOwnEndLater
      '[0,["q",193]]', // 229 skipRemarkEndLater
      '[0,["s",["&",231],["/",232,["s",["&",236],["!",228],["/",233,["s",["!",229],["/",241,["s",["!",247],248]]]]]]],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 230 skipBlockStop
      '[0,["s",["[*","\\t "],["/",["[","#*+\\\\->[_\u3010\u3014\uff3b"],["s",["[+","0-9"],["[",")."]],["i","action"],["i","content_end"]]],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 231 skipEndBegin
      '[0,["s",233,["[*","\\t "],39]]', // 232 skipOwnEnd
      '[0,["s","[ACTION_",234,"_CONTENT_END]"]]', // 233 skipOwnEndMarker
      '[0,["q",235]]', // 234 skipSameIndex
      '[0,["same",2,93],"0-9"]', // 235 readSameIndex
      '[0,["/",233,237,240,241,243],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 236 skipLikeEnd
      '[0,["s","[ACTION_",238,"_TYPE]"]]', // 237 skipNextType
      '[0,["q",239]]', // 238 skipSameNext
      '[0,["same",2,["{",1,[":",0,93]]],"0-9"]', // 239 readSameNext
      '[0,["s",11,"[",["i","action_"],["?",["s",55,"_"]],["i","content_end]"]]," ["]', // 240 skipAnyEnd
      '[0,["q",242]]', // 241 skipOwnSlipEnd
      '[1,["same",2,197],"\\t #*+\\\\-0-9>A[_a\u3010\u3014\uff3b"]', // 242 readOwnSlipEnd
      '[0,["/",["s",["[*","\\t "],["?",45],48,["/","/",["?",["s",["i","action"],["["," \\\\-_"],["?","N_"]]]],244,245],["s",["[*","\\t "],["?",47],["i","content_end"],246]],"\\t #*+\\\\-0-9>C[_c\u3010\u3014\uff3b"]', // 243 skipBareSlipEnd
      '[0,["s",["i","content"],["["," \\\\-_"],["i","end"]],"Cc"]', // 244 skipBareEndWord
      '[0,["/",["s",56,["[*","^\\n\\r"]],["s",["?",47],["[*","\\t "],40]],"\\t\\n\\r *:=]_\u3011\u3015\uff1a\uff3d"]', // 245 skipSlipEndClose
      '[0,["/",["s",56,["[*","^\\n\\r"]],["s",["?",47],["[*","\\t "],39]]]', // 246 skipBareEndClose
      '[0,["q",195]]', // 247 skipSlipEndLater
      '[0,["/",243,249,237,["s",["!",250],["!",254],240]]]', // 248 skipOtherStop
      '[0,["s",240,["[*","^\\n\\r"],["/",7,["s",40,["*",42],["/",["s","[ACTION_",238,"_"],7]]]]]', // 249 skipStrangeEnd
      '[0,["q",251]]', // 250 skipNextTypeLater
      '[0,["later",4,2,252]]', // 251 readNextTypeLater
      '[0,["@",1,"[ACTION_",253,"_TYPE]"]]', // 252 readNextTypeLine
      '[0,["{",2,[":",0,93]],"0-9"]', // 253 readBeforeNext
      '[0,["q",255]]', // 254 skipLastEndLater
      '[0,["later",5,-1,256]]', // 255 readLastEndLater
      '[1,["t",[0,1,2],257,258,["/",147,["t",[0,1,2],146,["|",0,null,true,259],147]]]]', // 256 readLastEnd
      '[0,["t",[0,1,2,3,4],154,"[",["$",["i","action_"]],["?",["t",[0,1],93,"_"]],["$",["i","content_end]"]]]," ["]', // 257 readAnyEnd
      '[0,["|",0,null,true,["$",["[","^\\n\\r"]]]]', // 258 readRestOfLine
      '[1,["/",["t",[0,1],["|",0,null,true,144],146],["t",[0,1],["|",1,null,true,144],147]],"\\t\\n\\r "]', // 259 readBlankLine
      '[0,[[null,"^\\n\\r[",1,[["[","/A"]],false],[["s","[",["!",["[","/A"]]],null,0,null,false],[["s",["!",227],"["],null,0,null,false],[["s",10,["!",230],["!",7]],null,0,null,false]]]', // 260 text
      '[1,["L",262]]', // 261 leaf
      '[1,["/",["t",[0,1],263,["/",264,265,266]],267,266]]', // 262 read_blockEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 263 readNewline
      '[1,["N",10,["s",[":",0,["$",233]],["[*","\\t "],85]]]', // 264 readBlockEnd
      '[1,["M","BadBlockEnd",["s",["&",["/",233,241,243]],["[*","^\\n\\r"],85]],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 265 readBadBlockEnd
      '[1,["M",8,["s",11,"[",["i","action_"],[":",0,93],["i","_content_end]"],["[*","^\\n\\r"],85],""]]', // 266 readMissingContentEnd
      '[1,["M","BadInlineEnd",["s",["&",188],["[*","^\\n\\r"],85]],"["]', // 267 readBadInlineEnd
      '[1,["L",["/",269,283]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 268 leaf
      '[1,["N",13,["s",204,["&",270],[":",0,217],[":",1,["/",273,275]]]]]', // 269 readLooseType
      '[0,["s",214,271,56]]', // 270 skipTypeAhead
      '[0,["q",272]]', // 271 skip_typeWord
      '[1,["words",["TYPE"],["BadMarkerName","BadMarkerSlip"],62],"A-Za-z"]', // 272 read_typeWord
      '[1,["@",4,222,["?",106],["?",["s",["&",107],108]],["[*","\\t "],["/",274,["@",0,95,["&",100]]],["?",["s",["&",100],177]],114]]', // 273 readLooseTypeName
      '[1,["M",9,["s","**",[":",0,96],"**"],["s","`",[":",0,96],"`"],["s","\\"",[":",0,96],"\\""],["s","\'",[":",0,96],"\'"]],"\\"\'*`"]', // 274 readBadMarkedType
      '[1,["/",["@",2,276,["[*","\\t "],277,176,["?",175],114],["@",2,276,["[*","\\t "],109,114],["@",4,222,["?",106],["?",["s",["&",107],108]],["[*","\\t "],281,175,114],["@",1,222,105]]," :=]\u3010\u3011\u3014\u3015\uff1a\uff3b\uff3d"]', // 275 readLooseGiven
      '[1,["M","BadOpenSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 276 readBadOpenSeparator
      '[0,["N",11,[":",0,["$",["*",["s",["!",278],["/",279,["[","^\\n\\r\\u001b<[]"],280]]]]]]]', // 277 readBracketValue
      '[0,["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"],["?",["/","**","__"]],["[*","\\t "],["?",26],39],"\\t ]\u3011\u3015\uff3d"]', // 278 skipBracketTail
      '[0,["deep",["s","[",["*",["/",279,["[","^\\n\\r\\u001b<[]"]]],"]"]]]', // 279 skipBalanced
      '[0,["/",["s",["!",["s",26,39]],26],["s",["!",27],["[","\\u001b<"]]],"\\u001b<"]', // 280 skipInnerNoise
      '[0,["N",12,[":",0,["$",["*",["s",["!",210],["/",282,["s",["!","**"],["[","^\\n\\r\\u001b<"]],280]]]]]]]', // 281 readBoldValue
      '[0,["s","**",["+",["s",["!","**"],["[","^\\n\\r\\u001b<"]]],"**"]]', // 282 skipBoldPair
      '[1,["N",14,["s",204,["!",284],[":",0,217],[":",1,275],[":",2,["?",127]]]]]', // 283 readLooseParameter
      '[0,["s",214,285,56]]', // 284 skipOtherPart
      '[0,["q",286]]', // 285 skipBlockWord
      '[1,["words",["CONTENT_START","CONTENT_END"],["BadMarkerName","BadMarkerSlip"],62],"A-Za-z"]', // 286 readBlockWord
      '[1,["L",288]]', // 287 leaf
      '[1,["M","BadBareStart",138]]', // 288 readBadBareStart
      '[1,["L",["?",["t",[0,1,2],146,["!",290],["!",7]]]]]', // 289 leaf
      '[0,["s",291,["[*","\\t "],39]]', // 290 skip_bareEnd
      '[0,["/","CONTENT_END",["s","[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 291 skipBareEndMarker
      '[0,[[null,"^\\n\\r",1,[["\\n","C["]],false],[["s",10,["!",290],["!",7]],null,0,null,false]]]', // 292 text
      '[0,["L",["?",10]]]', // 293 leaf
      '[1,["L",295]]', // 294 leaf
      '[1,["/",296,266]]', // 295 readBareBlockEnd
      '[1,["N",15,["s",[":",0,["$",291]],["[*","\\t "],85]]]', // 296 readBareEnd
      '[1,["L",298]]', // 297 leaf
      '[1,["N",16,["s",["!",205],"[",[":",0,299],"]",["&",121],[":",1,160]],["s",["!",205],["&",74],204,[":",0,300],["/",222,302],[":",1,160]]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 298 readOwnVital
      '[0,["@",1,["!",["s",59,"]"]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",["s","]",["!","("]]]],"A-Z"]', // 299 readOwnName
      '[1,["/",["@",1,["!",["s",59,56]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",56]],["@",1,["!",["s",59,56]],301,["&",56]]],"A-Za-z"]', // 300 readOwnWord
      '[1,["M","BadOwnName",["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]]', // 301 readBadOwnName
      '[1,["M","BadOpenVitalSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 302 readBadOpenVitalSeparator
      '[1,["L",304]]', // 303 leaf
      '[1,["N",17,["s","[",[":",0,"REASONING"],"]",305,306],["s","[",[":",0,["/","PLANNING","NOTES"]],"]",305],["s",204,[":",0,308],["/",["s",222,305],276],306],["s",204,[":",0,309],["/",["s",222,305],276]],["s","[",[":",0,299],"]",["?",106],["?",["s",["&",107],310]]]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 304 readSectionHead
      '[1,["s",["?",106],["?",["s",["&",107],108]]]]', // 305 noteHeadRest
      '[1,["/",["&",["s",["[*","\\t "],39]],307]]', // 306 noteFirstLine
      '[1,["M","BadFirstLine",""]]', // 307 readBadFirstLine
      '[1,["words",["REASONING"],["BadMarkerName","BadMarkerSlip"],62],"A-Za-z"]', // 308 readReasoningWord
      '[1,["words",["PLANNING","NOTES"],["BadMarkerName","BadMarkerSlip"],62],"A-Za-z"]', // 309 readSectionWord
      '[1,["M","BadSectionSeparator",["s",["[*","\\t "],["[",":=\uff1a"],["[*","\\t "]]],"\\t :=\uff1a"]', // 310 readBadSectionSeparator
      '[0,[[null,"^\\n\\r\\u001b<",1,[["\\n","\\u001b #*+\\\\-0-9<>ACFMS[_`cfms~\u25c1\u3010\u3014\uff3b"]],false],[["s",10,["!",129],["!",38]],null,0,null,false],[["s",["!",157],26],null,0,null,false],[["s",["!",27],["[","\\u001b<"]],null,0,null,false]]]', // 311 text
      '[0,["L",313]]', // 312 leaf
      '[0,["@",2,10,["!",129],84]]', // 313 readTextFence
      '[0,[[null,"^\\n\\r",1,[["\\n"," `~"]],false],[["s",10,["!",149]],null,0,null,false]]]', // 314 text
      '[1,["L",316]]', // 315 leaf
      '[1,["/",["s",10,149],317]]', // 316 noteTextFenceEnd
      '[1,["M","MissingTextFenceEnd",""]]', // 317 readMissingTextFenceEnd
      '[1,["L",319]]', // 318 leaf
      '[1,["N","SectionEnd",["?",5]]]', // 319 readSectionEnd
      '[1,["L",["/",321,323,325,326,328,329,330,25,332,350]],"^"]', // 320 leaf
      '[1,["N",18,["s",204,[":",0,322],["/",222,302],[":",1,160]]]]', // 321 readLooseVital
      '[1,["words",["CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],62],"A-Za-z"]', // 322 readVitalWord
      '[1,["M",10,["s",["&",80],["?",45],[":",0,["$",53]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],[":",1,["/",165,324]],["[*","\\t "],["?",115],85]],"#*+\\\\-0-9>CFMS_cfms"]', // 323 readBadBareVital
      '[0,["N",19,[":",0,["$",["[+",".0-9"]]]]]', // 324 readBareNumber
      '[1,["M","BadContentEnd",["s",240,["[*","^\\n\\r"],85]]]', // 325 readBadContentEnd
      '[1,["M","BadSectionTag",327]]', // 326 readBadSectionTag
      '[1,["s","[/",82,"]",["[*","\\t "],85]]', // 327 noteSectionTag
      '[1,["M","MissingMarkerEnd",["s","[",["?",["s",["[","A-Z"],["[*","0-9A-Z_"]]],7],44]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 328 readMissingMarkerEnd
      '[1,["M","BadIndex",["s",11,["?",45],48,73,56,["[*","^\\n\\r"],["?",5]]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 329 readBadIndex
      '[1,["M","BadMarker",331]]', // 330 readBadMarker
      '[1,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],85],["s",["?",47],"ACTION_",55,"_",["[+","0-9A-Z_"],["?",47],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],85]],"*A[_"]', // 331 noteBrokenMarker
      '[1,["M","BadChat",["s",["+",["s",["!",129],["!",42],["/",333,344,["s",["!",38],345]]]],["?",346]],346],"^\\n\\r"]', // 332 readBadChat
      '[1,["M","BadFencedAction",["s",["&",334],343,85]]," `~"]', // 333 readBadFencedAction
      '[0,["q",335]]', // 334 skipActionFence
      '[1,["handing",1,["t",[0,1,2,3,4],["hand",1,[],83],["|",0,null,true,["t",[0,1,2],["!",149],["!",336],152]],337,["|",1,null,true,["t",[0,1],["!",149],152]],153]]," `~"]', // 335 readActionFence
      '[0,["s",11,["?",45],48,63,56,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 336 skipActionMarker
      '[1,["t",[0,1,2,3,4,5],154,["?",338],341,217,342,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 337 readActionMarker
      '[0,["|",1,null,true,339],"#*+\\\\-0-9>_"]', // 338 readDecoration
      '[0,["/",["t",[0,1],["|",1,null,true,"#"],["|",0,null,true,144]],["t",[0,1],">",["|",0,null,true,144]],["t",[0,1],["/",["$",["[","*+\\\\-"]],["t",[0,1],["|",1,9,true,["$",["[","0-9"]]],["$",["[",")."]]]],["|",1,null,true,144]],340],"#*+\\\\-0-9>_"]', // 339 readOrnament
      '[0,["/","**","__"],"*_"]', // 340 readBold
      '[0,["t",[0,1],["$",["[","[\u3010\u3014\uff3b"]],["|",0,null,true," "]]]', // 341 readMarkerOpen
      '[0,["t",[0,1],["|",0,null,true," "],["$",["[",":=]\u3011\u3015\uff1a\uff3d"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 342 readMarkerClose
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],83],["|",0,null,true,["t",[0,1],["!",149],152]],153]]," `~"]', // 343 readFenced
      '[1,["s",343,85]]', // 344 noteClosedFence
      '[1,["s",["+",156],["/",85,["&",27]]]]', // 345 noteChatLine
      '[1,["s",["!",129],347,["*",349]]," `~"]', // 346 noteOpenFence
      '[1,["M","MissingFenceEnd",348]]', // 347 readMissingFenceEnd
      '[1,["s",38,85]]', // 348 noteFenceOpen
      '[1,["/",["s",["[*","^\\n\\r"],5],["[+","^\\n\\r"]],"^"]', // 349 noteLine
      '[1,["M","BadLine",["s",["!",134],349]],"^"]', // 350 readBadLine
      '[1,["L",["/",352,354]]]', // 351 leaf
      '[1,["N","WrapperEnd",353]]', // 352 readWrapperEnd
      '[1,["s",11,135,["[*","\\t "],["/",85,["&",["s",26,39]]]]," `~"]', // 353 note_wrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 354 readMissingWrapperEnd
      '[1,["L",356]]', // 355 leaf
      '[1,["M","BadChatBefore",["s",["+",["s",["!",357],["!",129],["!",42],["/",344,["s",["!",38],345]]]],["?",["s",["!",357],346]]],["s",["!",357],346]],"^\\n\\r"]', // 356 readBadChatBefore
      '[0,["s",358,["!",359]]]', // 357 skipReplyFence
      '[0,["&",36]," `~"]', // 358 skipMarkerFenceAhead
      '[0,["s",360,["*",["/",360,["s",["!",37],["!",43],362]]],43]]', // 359 skipExampleFence
      '[0,["s",361,39]]', // 360 skipClosedFence
      '[0,["q",343]]', // 361 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],40],["[+","^\\n\\r"]],"^"]', // 362 skipLine
      '[0,["L",["&",357]]," `~"]', // 363 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { same: ofSame, "{": ofAction, endsInside: ofEndsInside, i: ofCase, words: ofWords, closes: ofCloses, later: ofLater, handing: ofHanding, hand: ofHand } });

  const steplead: Step = { op: 'choice', starts: ["\t\n\r ", "\n\r <[\u25c1", "\u001b<"], alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(24) }] };
  const stepItem: Step = { op: 'choice', starts: ["\t\n\r ", "\n\r <[\u25c1", "\n\r <", "\n\r <[", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", "C[", " #*+\\-0-9>[_\u3010\u3014\uff3b", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", "^"], alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(90) }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: rules.at(268) }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: rules.at(297) }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: rules.at(320) }] };
  const stepopening: Step = { op: 'choice', starts: ["\t\n\r\u001b <[\u25c1", "^\n\r"], alternatives: [steplead, { op: 'leaf', read: rules.at(355) }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: steplead }, { op: 'choice', starts: [" `~", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepopening }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(363), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(20) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(14) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(34) }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(351) }] } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(86) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(89) } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: rules.at(180) }, { op: 'leaf', read: rules.at(224) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(261) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(260) } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(287) }, { op: 'leaf', read: rules.at(289) }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: rules.at(293) }, { op: 'leaf', read: rules.at(294) }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(292) } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(303) }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: rules.at(318) }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(311) } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: 1, isText: true, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: rules.at(312) }, { op: 'text', read: rules.text(314) }, { op: 'leaf', read: rules.at(315) }] } };

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
