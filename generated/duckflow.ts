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
  readonly kind: "think" | "thought" | "THINK" | "THINKING" | "analysis";
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
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"]],"st"]', // 13 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",15],["[","^"]],null,0,null,false]]]', // 14 text
      '[0,["q",16]]', // 15 skipOwnThoughtClose
      '[0,["same",3,17],"<[\u25c1"]', // 16 readOwnThoughtClose
      '[0,["/",["@",1,"</",13,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],18],"<[\u25c1"]', // 17 readThoughtClose
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 18 readAnalysisEnd
      '[1,["L",20]]', // 19 leaf
      '[1,["/",21,22]]', // 20 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",15,["[*","\\t "]]]]', // 21 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 22 readMissingThoughtEnd
      '[1,["L",24]]', // 23 leaf
      '[1,["M","BadNoise",25]]', // 24 readBadNoise
      '[0,["s",26,["*",["/",26,["[","\\t "]]]]]', // 25 skipLineNoise
      '[0,["/",27,32],"\\u001b<"]', // 26 skipNoise
      '[0,["s",["!",28],["!",30],["!",31],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 27 skipTemplateToken
      '[0,["/",["s","<",29,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 28 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"]],"st"]', // 29 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],7]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 30 skipForeignCall
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",10,7]]]]],"<"]', // 31 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 32 skipAnsiSequence
      '[1,["L",34]]', // 33 leaf
      '[1,["M",1,["s",["&",35],[":",0,82]]]," `~"]', // 34 readBadWrapper
      '[0,["s",36,["*",["/",41,26]],42]]', // 35 skipMarkerFence
      '[0,["s",37,38]]', // 36 skipFenceOpen
      '[0,["/",["s",11,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",38]],["s",11,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 37 skipFenceHead
      '[0,["/",39,7]]', // 38 skipLineEnd
      '[0,["/","\\n",40],"\\n\\r"]', // 39 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 40 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],39],["s",["[+","\\t "],7]],"\\t\\n\\r "]', // 41 skipBlankLine
      '[0,["/",["s","[",["/",["s",["[","A-Z"],["[*","0-9A-Z_"],["/",["s","]",["!","("]],7]],7]],43,56,57,73,79,80]," #*+\\\\-0-9>ACFMS[_cfms\u3010\u3014\uff3b"]', // 42 skipStopMarker
      '[0,["s",["&",["s",11,["?",44],47,["[*"," \\\\-0-9A-Z_a-z"],7]],48]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 43 skipCutMarker
      '[0,["+",45]]', // 44 skipDecoration
      '[0,["/",["s",["[+","#"],["[*","\\t "]],["s",">",["[*","\\t "]],["s",["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],["[+","\\t "]],46],"#*+\\\\-0-9>_"]', // 45 skipOrnament
      '[0,["/","**","__"],"*_"]', // 46 skipBold
      '[0,["s",["[","[\u3010\u3014\uff3b"],["[*"," "]]]', // 47 skipMarkerOpen
      '[0,["q",49]]', // 48 skipCutName
      '[0,["@",1,["endsInside",50],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 49 readCutName
      '[0,["s",11,["?",44],47,["/",51,52,53],55]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 50 skipPlainMarker
      '[0,["/",["i","reasoning"],["i","planning"],["i","notes"]],"NPRnpr"]', // 51 skipSectionLetters
      '[0,["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],"CFMScfms"]', // 52 skipVitalLetters
      '[0,["s",["i","action"],["?",["["," \\\\-_"]],["?",["s",54,["["," \\\\-_"]]],["[","A-Z_a-z"],["[*"," \\\\-0-9A-Z_a-z"]],"Aa"]', // 53 skipActionLetters
      '[0,["s",["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["[+","0-9"]],"0-9"]', // 54 skipIndex
      '[0,["s",["[*"," "],["[",":=]\u3011\u3015\uff1a\uff3d"]]," :=]\u3011\u3015\uff1a\uff3d"]', // 55 skipMarkerClose
      '[0,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],38],["s",["?",46],"ACTION_",54,"_",["[+","0-9A-Z_"],["?",46],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],38]],"*A[_"]', // 56 skipBrokenMarker
      '[0,["s",11,["?",44],47,58,55,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 57 skipStandardMarker
      '[0,["/",59,62,72],"A-Za-z"]', // 58 skipMeantName
      '[0,["q",60]]', // 59 skipKnownWord
      '[1,["words",["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 60 readKnownWord
      '[0,["s",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",["[+"," "],["[+","\\\\-0-9A-Z_a-z"]]]]]', // 61 skipLooseName
      '[0,["/",63,70],"A-Za-z"]', // 62 skip_actionName
      '[0,["/",["s",64,"_",54,"_",66,["&",55]],["s","ACTION_",69,["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",55]]],"A-Za-z"]', // 63 skipActionName
      '[0,["q",65]]', // 64 skipActionWord
      '[1,["words",["ACTION"],[null,"BadMarkerSlip"],["[+","A-Za-z"]],"A-Za-z"]', // 65 readActionWord
      '[0,["/",["s",67,["&",55]],["s",["[","A-Z_"],["[*","0-9A-Z_"]]],"A-Z_"]', // 66 skipPartName
      '[0,["q",68]]', // 67 skipPartWord
      '[1,["words",["TYPE","CONTENT_START","CONTENT_END"],[null,"BadMarkerSlip"],["[+","A-Z_"]],"A-Z_"]', // 68 readPartWord
      '[0,["?","N_"]]', // 69 skipMissingIndex
      '[0,["/",["s",["i","action"],["?",["["," \\\\-_"]],54,["["," \\\\-_"],71],["s",["i","action"],["?",["["," \\\\-_"]],69,["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],["["," \\\\-_"],["/",["i","start"],["i","end"]]]],55]],71]],"Aa"]', // 70 skipBadActionName
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",["[+"," "],["[+","\\\\-0-9A-Z_a-z"]]]]]', // 71 skipAnyPart
      '[0,["/",["s",["i","action"],["["," \\\\-_"],["/",["s",["|",10,null,false,["[","0-9"]],["["," \\\\-_"]],["s","-",["[","0-9"]],["s",["[+","0-9"],["["," \\\\-_"],["[","0-9"]]],["[*"," \\\\-0-9A-Z_a-z"]],["s",["i","action"],["?",["["," \\\\-_"]],["[+","0-9"],["&",["s",55,["[*","\\t "],["/",["[","^\\t\\n\\r "],["s",39,["[","\\"\\\\-A-Za-{"]]]]]]],"Aa"]', // 72 skipBadIndexName
      '[0,["s",11,["?",44],47,74,76,["[*","\\t "],78,["[*","\\t "],["?","]"],["?","**"],["[*","\\t "],38]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 73 skipOwnVitalLine
      '[0,["/",["s",["!",["s",58,55]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",55]],["s",["!",["s",58,55]],75,["&",55]]],"A-Za-z"]', // 74 skipOwnWord
      '[0,["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]', // 75 skipBadOwnName
      '[0,["/",["s",["[","]\u3011\u3015\uff3d"],["/",77,["s",["?",46],["?",["[",":=\uff1a"]]]]],["s",["[*"," "],["[",":=\uff1a"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 76 skipOwnVitalClose
      '[0,["s",["[",":=\uff1a"],46,["&",["/",["[","\\t "],38]]]]', // 77 skipBoldSeparator
      '[0,["/",["s",["/","100",["s",["[","0-9"],["?",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["[*","\\t "],"%"],["s","0",["?",["s",".",["[+","0-9"]]]],["s","1",["?",["s",".",["[+","0"]]]]],"0-9"]', // 78 skipOwnShare
      '[0,["s",["?",44],52,["!",["[","A-Za-z"]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],["[+",".0-9"],["?","%"],["[*","\\t "],["?",25],38],"#*+\\\\-0-9>CFMS_cfms"]', // 79 skipBareVital
      '[0,["s","[/",81,"]",["[*","\\t "],38]]', // 80 skipSectionTag
      '[0,["/","REASONING","PLANNING","NOTES"],"NPR"]', // 81 skipSectionName
      '[1,["@",0,83,84]]', // 82 readFenceOpen
      '[0,["/",["@",1,11,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",38]],["@",1,11,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 83 readFenceHead
      '[1,["/",5,7]]', // 84 noteLineEnd
      '[1,["L",86]]', // 85 leaf
      '[1,["M","BadTurn",["s",["?",10],11,87]],"\\n\\r <"]', // 86 readBadTurn
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>"]],31],"<"]', // 87 skipTurnOpen
      '[0,[[["[","^"],null,0,null,false]]]', // 88 text
      '[1,["L",["/",90,91,124,157]],"\\n\\r <["]', // 89 leaf
      '[1,["M","BadForeignCall",["s",["?",10],11,30]],"\\n\\r <["]', // 90 readBadForeignCall
      '[1,["N",3,["s","[ACTION_",[":",0,92],"_TYPE]",[":",1,93]]]]', // 91 readType
      '[0,["@",2,["&",["s",["|",1,9,false,["[","0-9"]],["!",["[","0-9"]]]],["*",["s","0",["&",["[","0-9"]]]],["$",["[+","0-9"]]],"0-9"]', // 92 readIndex
      '[1,["/",["@",1," ",94,84],["@",3,["!",96],["!",97],["!",100],104],["@",1,["[*","\\t "],115,116]]]', // 93 readTypeValue
      '[0,["N",0,[":",0,95]]]', // 94 readTypeName
      '[0,["$",["[+","\\\\-.0-9A-Z_a-z"]]]', // 95 read_typeName
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],["[","\\"\'*`"]],"\\t \\"\'*:=`\uff1a"]', // 96 skipMarkedType
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],98,99],"\\t \\\\-.0-:=A-Z_a-z\uff1a"]', // 97 skipRemarkedType
      '[0,["[+","\\\\-.0-9A-Z_a-z"]]', // 98 skip_typeName
      '[0,["s",["[+","\\t "],["/","#","//","(","--",["[","\u2013\u2014"],["s","-",["[","\\t "]]]]]', // 99 skipRemark
      '[0,["s",["[*","\\t "],101,["[+","\\t "],102],"^\\n\\r["]', // 100 skipSharedLine
      '[0,["[+","^\\t\\n\\r ["]]', // 101 skipTypeWord
      '[0,["s","[ACTION_",54,"_",["/","TYPE]",["s",103,"]"]]]]', // 102 skipNextParameter
      '[0,["s",["!",["s",["/",67,["s","CONTENT",["?","_BEGIN"]]],"]"]],["s",["[","A-Z_"],["[*","0-9A-Z_"]],["&","]"]],"A-Z_"]', // 103 skipParameterName
      '[1,["@",3,["?",105],["?",["s",["&",106],107]],["[*","\\t "],108,["?",111],113]]', // 104 readGiven
      '[1,["M","BadMarkerNoise",["s",["/",["+",26],["s",["[+","\\t "],["+",32]]],["!",42]]],"\\t\\u001b <"]', // 105 readBadMarkerNoise
      '[0,["s",["[*","\\t "],["/","\uff1a",["s",["[",":="],["&",["/",["[","\\t "],38]]]]],"\\t :=\uff1a"]', // 106 skipColon
      '[1,["M","BadSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 107 readBadSeparator
      '[0,["N",1,[":",0,["$",["*",["s",["[*","\\t "],109]]]]]]', // 108 readValue
      '[0,["/",["[+","^\\t\\n\\r\\u001b <["],["s",["!",110],"["],["s",["!",["s",25,38]],25],["s",["!",26],["[","\\u001b<"]]],"^\\t\\n\\r "]', // 109 skipValueChar
      '[0,["s","[/ACTION_",54,"_",["[","A-Z"],["[*","0-9A-Z_"],"]",["&",["s",["[*","\\t "],["?",25],38]]]]', // 110 skipCloseTag
      '[1,["s",["[*","\\t "],112],"\\t ["]', // 111 noteClosing
      '[1,["M","BadCloseTag",110]]', // 112 readBadCloseTag
      '[1,["s",["[*","\\t "],["?",114],84]]', // 113 noteValueEnd
      '[1,["M","BadLineNoise",["s",25,["&",38]]]]', // 114 readBadLineNoise
      '[0,["N",2,[":",0,["$",["[+","^\\t\\n\\r ["]]]]]', // 115 readTypeWord
      '[1,["M","MissingLineEnd",["s",["[+","\\t "],["&",["/",117,118,102]]],["s",["[*","\\t "],["[",",;|"],["[*","\\t "],["&",117]]],"\\t ,;|"]', // 116 readMissingLineEnd
      '[0,["s",["?",44],47,52,["!",["[","A-Za-z"]]],"#*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 117 skipNextVital
      '[0,["s","[",119,"]",120]]', // 118 skipNextOwnVital
      '[0,["s",["!",["s",58,"]"]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",["s","]",["!","("]]]],"A-Z"]', // 119 skipOwnName
      '[0,["/",["s",["[+","\\t "],121,["[*","\\t "],38],["s",["/",106,""],["[*","\\t "],78,122]],"\\t 0-:=\uff1a"]', // 120 skip_ownVital
      '[0,["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 121 skipNumber
      '[0,["/",["s",["[*","\\t "],["?",25],38],123,["s",["[*","\\t "],"#"],["s",["[*","\\t "],25,42]]]', // 122 skipOwnVitalEnd
      '[0,["/",["s",["[*","\\t "],["?",["s",["[",",;|"],["[*","\\t "]]],117],["s",["[+","\\t "],102]],"\\t #*-\\\\-0-9;>[_|\u3010\u3014\uff3b"]', // 123 skipLineBreakDue
      '[1,["N",4,["s","[ACTION_",[":",0,92],"_",[":",1,125],"]",[":",2,104],[":",3,["?",126]]]]]', // 124 readParameter
      '[0,["@",1,["!",["s",["/",67,["s","CONTENT",["?","_BEGIN"]]],"]"]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]],["&","]"]],"A-Z_"]', // 125 readParameterName
      '[1,["M",2,[":",0,["|",1,null,true,127]]],"^\\n\\r"]', // 126 readBadContinuation
      '[1,["@",3,["!",128],["!",137],["!",41],["/",["@",0,["$",147],84],["@",1,["!",37],154]]],"^\\n\\r"]', // 127 readContinuedLine
      '[0,["/",42,129,["s",["+",26],42],133],"\\u001b #*+\\\\-0-9<>ACFMS[_`cfms~\u25c1\u3010\u3014\uff3b"]', // 128 skipStop
      '[0,["/",130,131,132]," <[\u25c1"]', // 129 skipAsideAhead
      '[0,["s",11,28]," <[\u25c1"]', // 130 skipThoughtAhead
      '[0,["s",11,87]," <"]', // 131 skipTurnAhead
      '[0,["s",11,30]," <["]', // 132 skipForeignAhead
      '[0,["s",11,134,["[*","\\t "],["/",38,["&",["s",25,38]]]]," `~"]', // 133 skip_wrapperEnd
      '[0,["q",135]]', // 134 skipWrapperRun
      '[0,["closes",0,136],"`~"]', // 135 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 136 readFenceRun
      '[0,["s",["/","CONTENT_START",["s","[",["?","ACTION_"],"CONTENT_START]"]],["[*","\\t "],["&",38],138],"C["]', // 137 skipBareStart
      '[0,["q",139]]', // 138 skipBareEndLater
      '[0,["later",0,-1,140]]', // 139 readBareEndLater
      '[1,["t",[0,1,2],141,142,144]]', // 140 read_bareEnd
      '[0,["/","CONTENT_END",["t",[0,1,2],"[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 141 readBareEndMarker
      '[0,["|",0,null,true,143]]', // 142 readBlanks
      '[0,["$",["[","\\t "]]]', // 143 read_blank
      '[1,["/",145,146]]', // 144 readLineEnd
      '[1,["/","\\n",6],"\\n\\r"]', // 145 readEol
      '[0,["!",["[","^"]]]', // 146 readEof
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],82],["|",0,null,true,["t",[0,1,2],["!",148],["!",57],151]],152]]," `~"]', // 147 readPlainFence
      '[0,["s",11,149,["[*","\\t "],["&",38]]," `~"]', // 148 skipFenceClose
      '[0,["q",150]]', // 149 skipClosingRun
      '[0,["closes",1,136],"`~"]', // 150 readClosingRun
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],145],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 151 readLine
      '[0,["t",[0,1,2,3],153,150,142,["&",38]]," `~"]', // 152 readFenceClose
      '[0,["|",0,3,true," "]]', // 153 readIndent
      '[1,["@",0,["$",["+",155]],["/",84,["&",26]]]]', // 154 readChatLine
      '[0,["/",["[+","^\\n\\r\\u001b<"],["s",["!",156],25],["s",["!",26],["[","\\u001b<"]]],"^\\n\\r"]', // 155 skipLineChar
      '[0,["s",25,["?",["s",39,["*",41]]],["/",128,7]]]', // 156 skipTextTail
      '[1,["N",6,["s","[",[":",0,158],"]",[":",1,159]]]]', // 157 readVital
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 158 readVitalName
      '[1,["/",["@",1,["[+","\\t "],160,["[*","\\t "],84],["@",2,["?",["/",["s",105,["?",161]],161,162,["s",["&",["[",".0-9"]],163]]],["[*","\\t "],["/",164,["@",0,160,165],167,168,169,171],["?",174],["?",175],["?",174],["?",["s",["!",123],["!",["s",["[+","\\t "],118]],176]],178]]]', // 159 readVitalValue
      '[0,["N",5,[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]]],"\\\\-0-9"]', // 160 readNumber
      '[1,["M","BadVitalSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 161 readBadVitalSeparator
      '[1,["M","BadBlank",["s",["[*","\\t "],["+",["s",["[","\u00a0\u3000"],["[*","\\t "]]]]],"\\t \u00a0\u3000"]', // 162 readBadBlank
      '[1,["M","MissingBlank",""]]', // 163 readMissingBlank
      '[1,["M",3,["s",[":",0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["[*","\\t "],"%",165]]]', // 164 readBadPercent
      '[0,["/",["&",123],["s",["!",["[","%+\\\\--9A-Z_a-z~\u2013"]],["!",["s",",",["[","0-9"]]],["!",["s",["[*","\\t "],166,["[*","\\t "],["[","0-9"]]],["!",["s",["[+","\\t "],["[",".0-9"]]]]]]', // 165 skipNumberBoundary
      '[0,["/","->","to","or",["[","\\\\-/~\u2013\u2014\u2192\u2212"]],"\\\\-/ot~\u2013\u2014\u2192\u2212"]', // 166 skipRangeSign
      '[1,["M","BadCutNumber",["s",["[+","0-9"],".",7]]]', // 167 readBadCutNumber
      '[1,["M","BadNumeral",["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],".",["[+","0-9"]],["s",".",["[+","0-9"]],["s",["[+","0-9"],["?","."]]],165]],"+\\\\-.0-9"]', // 168 readBadNumeral
      '[1,["M",4,["s","**",[":",0,170],"**",165],["s","`",[":",0,170],"`",165],["s","\\"",[":",0,170],"\\"",165],["s","\'",[":",0,170],"\'",165]],"\\"\'*`"]', // 169 readBadMarkedNumber
      '[0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]]', // 170 readMarkedNumber
      '[1,["M","BadVital",["*",["s",["!",172],["/",["s",["[+","\\t "],["?",173]],["[+","^\\t\\n\\r\\u001b <"],25,["[","\\u001b<"]]]]]]', // 171 readBadVital
      '[0,["/",["s",["[*","\\t "],25,["/",38,42]],["s",["[+","\\t "],117]],"\\t\\u001b <"]', // 172 skipBadVitalEnd
      '[0,["+",["s",45,["&",45]]]]', // 173 skipOrnaments
      '[1,["M","BadMarkerEnd",46]]', // 174 readBadMarkerEnd
      '[1,["M","BadValueBracket",["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"]]],"\\t ]\u3011\u3015\uff3d"]', // 175 readBadValueBracket
      '[1,["M","BadRemark",["s",["[*","\\t "],["[","^\\t\\n\\r\\u001b <"],["*",["s",["!",123],177]]]],"^\\n\\r\\u001b<"]', // 176 readBadRemark
      '[0,["/",173,["[+","^\\t\\n\\r\\u001b <"],["[+","\\t "],["s",["!",["s",25,["/",38,42]]],25],["s",["!",26],["[","\\u001b<"]]],"^\\n\\r"]', // 177 skipRemarkChar
      '[1,["/",116,["s",["[*","\\t "],["/",["s",114,84],["&",["s",25,42]]]],["s",["[*","\\t "],84]]]', // 178 noteVitalEnd
      '[1,["L",180]]', // 179 leaf
      '[1,["N",9,["s",[":",0,181],182],["s",[":",0,183],182],["s",["!",137],203,["&",212],[":",0,216],221,182]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 180 readBlockHead
      '[0,["N",7,["s","[ACTION_",[":",0,92],"_CONTENT_START]"]]]', // 181 readStartMarker
      '[1,["s",["?",105],["?",["s",["&",106],107]],["[*","\\t "],["?",["s",162,["&",38]]]]]', // 182 noteHeadTail
      '[1,["M",5,["s",["&",184],"[ACTION_",[":",0,92],"_CONTENT",["?","_BEGIN"],"]"]],"["]', // 183 readBadContentTag
      '[0,["q",185]]', // 184 skipContentTag
      '[0,["handing",2,["t",[0,1,2,3,4,5],"[ACTION_",["hand",2,[],92],"_CONTENT",["?","_BEGIN"],"]",["/",["&",["s",["[*","\\t "],38]],["&",186],190,192,194]]],"["]', // 185 readContentTag
      '[0,["s",["*",["s",["!",187],["[","^\\n\\r"]]],187],"^\\n\\r"]', // 186 skipTagLine
      '[0,["q",188]]', // 187 skipOwnInlineEnd
      '[1,["same",2,189],"["]', // 188 readOwnInlineEnd
      '[1,["@",1,"[",["/",["@",1,"ACTION_",92,"_CONTENT_END"],["@",1,"/ACTION_",92,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],84]]', // 189 readInlineEnd
      '[0,["later",1,2,191]]', // 190 readOwnEndLater
      '[1,["@",1,"[ACTION_",92,"_CONTENT_END]",["[*","\\t "],84]]', // 191 readEndLine
      '[0,["later",2,2,193]]', // 192 readRemarkEndLater
      '[0,["@",1,"[ACTION_",92,"_CONTENT_END]"]]', // 193 readRemarkLine
      '[0,["later",3,2,195]]', // 194 readSlipEndLater
      '[1,["/",196,["@",1,["+",["/",["[+","^\\n\\r["],["s",["!",202],"["]]],189]],"^\\n\\r"]', // 195 readSlipLine
      '[1,["/",["@",3,["[*","\\t "],["?",44],47,197,200],["@",2,["[*","\\t "],["?",46],199,201]],"\\t #*+\\\\-0-9>A[_a\u3010\u3014\uff3b"]', // 196 readSlipEnd
      '[1,["/",["@",2,65,"_",92,"_",["/",198,["s",["i","end"],["&",55]]]],199,["@",3,"/",["i","action"],["["," \\\\-_"],92,["["," \\\\-_"],["i","content"],["?",["s",["["," \\\\-_"],["/",["i","start"],["i","end"]]]]]],"/A-Za-z"]', // 197 readSlipEndName
      '[1,["words",["CONTENT_END"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 198 readEndWord
      '[0,["@",2,["i","action"],["?",["["," \\\\-_"]],92,["["," \\\\-_"],["i","content"],["["," \\\\-_"],["i","end"]],"Aa"]', // 199 readBareEndName
      '[1,["/",["s",55,["[*","^\\n\\r"]],["s",["?",46],["[*","\\t "],5]],"\\t\\n\\r *:=]_\u3011\u3015\uff1a\uff3d"]', // 200 noteSlipEndClose
      '[1,["/",["s",55,["[*","^\\n\\r"]],["s",["?",46],["[*","\\t "],84]]]', // 201 noteBareEndClose
      '[0,["s","[",["/",["s","ACTION_",54,"_CONTENT_END"],["s","/ACTION_",54,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],38]]', // 202 skipInlineEnd
      '[1,["s",["!",204],["?",206],["?",207],["/","[",210],["?",211]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 203 noteLooseOpen
      '[0,["/",["s","[",["/",81,205],"]"],["s","[ACTION_",54,"_CONTENT_END]"]],"["]', // 204 skipExactMarker
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 205 skipVitalName
      '[1,["M","BadMarkerIndent",["|",1,3,false," "]]," "]', // 206 readBadMarkerIndent
      '[1,["M",6,["s",44,[":",0,["?",["@",1,["&",208],""]]]]]]', // 207 readBadMarkerDecoration
      '[0,["/",["s",47,["[*"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["/",46,77]],["s",47,["i","action"],["[+"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["*",["/",["[+","^\\n\\r*"],["s",["!",209],"*"]]],209]],"[\u3010\u3014\uff3b"]', // 208 skipBoldAround
      '[0,["s","**",["[*","\\t "],["?",25],38]]', // 209 skipBoldTail
      '[1,["M","BadMarkerBracket",["[","\u3010\u3011\u3014\u3015\uff3b\uff3d"]]]', // 210 readBadMarkerBracket
      '[1,["M","BadMarkerBlank",["[+"," "]]]', // 211 readBadMarkerBlank
      '[0,["s",213,214,55]]', // 212 skipStartAhead
      '[0,["/",["s",64,"_",54,"_"],["s",["i","action"],["?",["["," \\\\-_"]],["?",["/",["s",54,["["," \\\\-_"]],"N_"]]]],"A-Za-z"]', // 213 skipActionPrefix
      '[0,["q",215]]', // 214 skipStartWord
      '[1,["words",["CONTENT_START"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 215 readStartWord
      '[1,["/",217,220],"A-Za-z"]', // 216 read_actionName
      '[1,["N",8,["s",65,"_",[":",0,92],"_",[":",1,218],["&",55]],["s","ACTION_",[":",0,219],[":",1,["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]]],["&",55]]],"A-Za-z"]', // 217 readActionName
      '[1,["/",["@",0,68,["&",55]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]]],"A-Z_"]', // 218 readPartName
      '[1,["M","MissingIndex",["?","N_"]]]', // 219 readMissingIndex
      '[1,["M",7,["s",["i","action"],["?",["["," \\\\-_"]],[":",0,92],["["," \\\\-_"],[":",1,["$",71]]],["s",["i","action"],["?",["["," \\\\-_"]],[":",0,219],["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],["["," \\\\-_"],["/",["i","start"],["i","end"]]]],55]],[":",1,["$",71]]]],"Aa"]', // 220 readBadActionName
      '[1,["s",["?",211],["/",["s","]",["!","("]],210],["?",["/",174,222]]]," ]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 221 noteLooseClose
      '[1,["M","BadBoldSeparator",77]]', // 222 readBadBoldSeparator
      '[1,["L",224]]', // 223 leaf
      '[1,["/",225,["?",["t",[0,1,2],145,["!",229],["!",7]]]]]', // 224 readStartLine
      '[1,["M","BadStartText",["+",["s",["!",226],["[","^\\n\\r"]]]],"^\\n\\r"]', // 225 readBadStartText
      '[0,["s",["&",187],["!",227],["!",228]],"["]', // 226 skipInlineStop
      '[0,["q",190]]', // 227 skipOwnEndLater
      '[0,["q",192]]', // 228 skipRemarkEndLater
      '[0,["s",["&",230],["/",231,["s",["&",235],["!",227],["/",232,["s",["!",228],["/",240,["s",["!",246],247]]]]]]],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 229 skipBlockStop
      '[0,["s",["[*","\\t "],["/",["[","#*+\\\\->[_\u3010\u3014\uff3b"],["s",["[+","0-9"],["[",")."]],["i","action"],["i","content_end"]]],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 230 skipEndBegin
      '[0,["s",232,["[*","\\t "],38]]', // 231 skipOwnEnd
      '[0,["s","[ACTION_",233,"_CONTENT_END]"]]', // 232 skipOwnEndMarker
      '[0,["q",234]]', // 233 skipSameIndex
      '[0,["same",2,92],"0-9"]', // 234 readSameIndex
      '[0,["/",232,236,239,240,242],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 235 skipLikeEnd
      '[0,["s","[ACTION_",237,"_TYPE]"]]', // 236 skipNextType
      '[0,["q",238]]', // 237 skipSameNext
      '[0,["same",2,["{",1,[":",0,92]]],"0-9"]', // 238 readSameNext
      '[0,["s",11,"[",["i","action_"],["?",["s",54,"_"]],["i","content_end]"]]," ["]', // 239 skipAnyEnd
      '[0,["q",241]]', // 240 skipOwnSlipEnd
      '[1,["same",2,196],"\\t #*+\\\\-0-9>A[_a\u3010\u3014\uff3b"]', // 241 readOwnSlipEnd
      '[0,["/",["s",["[*","\\t "],["?",44],47,["/","/",["?",["s",["i","action"],["["," \\\\-_"],["?","N_"]]]],243,244],["s",["[*","\\t "],["?",46],["i","content_end"],245]],"\\t #*+\\\\-0-9>C[_c\u3010\u3014\uff3b"]', // 242 skipBareSlipEnd
      '[0,["s",["i","content"],["["," \\\\-_"],["i","end"]],"Cc"]', // 243 skipBareEndWord
      '[0,["/",["s",55,["[*","^\\n\\r"]],["s",["?",46],["[*","\\t "],39]],"\\t\\n\\r *:=]_\u3011\u3015\uff1a\uff3d"]', // 244 skipSlipEndClose
      '[0,["/",["s",55,["[*","^\\n\\r"]],["s",["?",46],["[*","\\t "],38]]]', // 245 skipBareEndClose
      '[0,["q",194]]', // 246 skipSlipEndLater
      '[0,["/",242,248,236,["s",["!",249],["!",253],239]]]', // 247 skipOtherStop
      '[0,["s",239,["[*","^\\n\\r"],["/",7,["s",39,["*",41],["/",["s","[ACTION_",237,"_"],7]]]]]', // 248 skipStrangeEnd
      '[0,["q",250]]', // 249 skipNextTypeLater
      '[0,["later",4,2,251]]', // 250 readNextTypeLater
      '[0,["@",1,"[ACTION_",252,"_TYPE]"]]', // 251 readNextTypeLine
      '[0,["{",2,[":",0,92]],"0-9"]', // 252 readBeforeNext
      '[0,["q",254]]', // 253 skipLastEndLater
      '[0,["later",5,-1,255]]', // 254 readLastEndLater
      '[1,["t",[0,1,2],256,257,["/",146,["t",[0,1,2],145,["|",0,null,true,258],146]]]]', // 255 readLastEnd
      '[0,["t",[0,1,2,3,4],153,"[",["$",["i","action_"]],["?",["t",[0,1],92,"_"]],["$",["i","content_end]"]]]," ["]', // 256 readAnyEnd
      '[0,["|",0,null,true,["$",["[","^\\n\\r"]]]]', // 257 readRestOfLine
      '[1,["/",["t",[0,1],["|",0,null,true,143],145],["t",[0,1],["|",1,null,true,143],146]],"\\t\\n\\r "]', // 258 readBlankLine
      '[0,[[null,"^\\n\\r[",1,[["[","/A"]],false],[["s","[",["!",["[","/A"]]],null,0,null,false],[["s",["!",226],"["],null,0,null,false],[["s",10,["!",229],["!",7]],null,0,null,false]]]', // 259 text
      '[1,["L",261]]', // 260 leaf
      '[1,["/",["t",[0,1],262,["/",263,264,265]],266,265]]', // 261 read_blockEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 262 readNewline
      '[1,["N",10,["s",[":",0,["$",232]],["[*","\\t "],84]]]', // 263 readBlockEnd
      '[1,["M","BadBlockEnd",["s",["&",["/",232,240,242]],["[*","^\\n\\r"],84]],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 264 readBadBlockEnd
      '[1,["M",8,["s",11,"[",["i","action_"],[":",0,92],["i","_content_end]"],["[*","^\\n\\r"],84],""]]', // 265 readMissingContentEnd
      '[1,["M","BadInlineEnd",["s",["&",187],["[*","^\\n\\r"],84]],"["]', // 266 readBadInlineEnd
      '[1,["L",["/",268,282]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 267 leaf
      '[1,["N",13,["s",203,["&",269],[":",0,216],[":",1,["/",272,274]]]]]', // 268 readLooseType
      '[0,["s",213,270,55]]', // 269 skipTypeAhead
      '[0,["q",271]]', // 270 skip_typeWord
      '[1,["words",["TYPE"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 271 read_typeWord
      '[1,["@",4,221,["?",105],["?",["s",["&",106],107]],["[*","\\t "],["/",273,["@",0,94,["&",99]]],["?",["s",["&",99],176]],113]]', // 272 readLooseTypeName
      '[1,["M",9,["s","**",[":",0,95],"**"],["s","`",[":",0,95],"`"],["s","\\"",[":",0,95],"\\""],["s","\'",[":",0,95],"\'"]],"\\"\'*`"]', // 273 readBadMarkedType
      '[1,["/",["@",2,275,["[*","\\t "],276,175,["?",174],113],["@",2,275,["[*","\\t "],108,113],["@",4,221,["?",105],["?",["s",["&",106],107]],["[*","\\t "],280,174,113],["@",1,221,104]]," :=]\u3010\u3011\u3014\u3015\uff1a\uff3b\uff3d"]', // 274 readLooseGiven
      '[1,["M","BadOpenSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 275 readBadOpenSeparator
      '[0,["N",11,[":",0,["$",["*",["s",["!",277],["/",278,["[","^\\n\\r\\u001b<[]"],279]]]]]]]', // 276 readBracketValue
      '[0,["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"],["?",["/","**","__"]],["[*","\\t "],["?",25],38],"\\t ]\u3011\u3015\uff3d"]', // 277 skipBracketTail
      '[0,["deep",["s","[",["*",["/",278,["[","^\\n\\r\\u001b<[]"]]],"]"]]]', // 278 skipBalanced
      '[0,["/",["s",["!",["s",25,38]],25],["s",["!",26],["[","\\u001b<"]]],"\\u001b<"]', // 279 skipInnerNoise
      '[0,["N",12,[":",0,["$",["*",["s",["!",209],["/",281,["s",["!","**"],["[","^\\n\\r\\u001b<"]],279]]]]]]]', // 280 readBoldValue
      '[0,["s","**",["+",["s",["!","**"],["[","^\\n\\r\\u001b<"]]],"**"]]', // 281 skipBoldPair
      '[1,["N",14,["s",203,["!",283],[":",0,216],[":",1,274],[":",2,["?",126]]]]]', // 282 readLooseParameter
      '[0,["s",213,284,55]]', // 283 skipOtherPart
      '[0,["q",285]]', // 284 skipBlockWord
      '[1,["words",["CONTENT_START","CONTENT_END"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 285 readBlockWord
      '[1,["L",287]]', // 286 leaf
      '[1,["M","BadBareStart",137]]', // 287 readBadBareStart
      '[1,["L",["?",["t",[0,1,2],145,["!",289],["!",7]]]]]', // 288 leaf
      '[0,["s",290,["[*","\\t "],38]]', // 289 skip_bareEnd
      '[0,["/","CONTENT_END",["s","[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 290 skipBareEndMarker
      '[0,[[null,"^\\n\\r",1,[["\\n","C["]],false],[["s",10,["!",289],["!",7]],null,0,null,false]]]', // 291 text
      '[0,["L",["?",10]]]', // 292 leaf
      '[1,["L",294]]', // 293 leaf
      '[1,["/",295,265]]', // 294 readBareBlockEnd
      '[1,["N",15,["s",[":",0,["$",290]],["[*","\\t "],84]]]', // 295 readBareEnd
      '[1,["L",297]]', // 296 leaf
      '[1,["N",16,["s",["!",204],"[",[":",0,298],"]",["&",120],[":",1,159]],["s",["!",204],["&",73],203,[":",0,299],["/",221,301],[":",1,159]]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 297 readOwnVital
      '[0,["@",1,["!",["s",58,"]"]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",["s","]",["!","("]]]],"A-Z"]', // 298 readOwnName
      '[1,["/",["@",1,["!",["s",58,55]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",55]],["@",1,["!",["s",58,55]],300,["&",55]]],"A-Za-z"]', // 299 readOwnWord
      '[1,["M","BadOwnName",["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]]', // 300 readBadOwnName
      '[1,["M","BadOpenVitalSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 301 readBadOpenVitalSeparator
      '[1,["L",303]]', // 302 leaf
      '[1,["N",17,["s","[",[":",0,"REASONING"],"]",304,305],["s","[",[":",0,["/","PLANNING","NOTES"]],"]",304],["s",203,[":",0,307],["/",["s",221,304],275],305],["s",203,[":",0,308],["/",["s",221,304],275]],["s","[",[":",0,298],"]",["?",105],["?",["s",["&",106],309]]]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 303 readSectionHead
      '[1,["s",["?",105],["?",["s",["&",106],107]]]]', // 304 noteHeadRest
      '[1,["/",["&",["s",["[*","\\t "],38]],306]]', // 305 noteFirstLine
      '[1,["M","BadFirstLine",""]]', // 306 readBadFirstLine
      '[1,["words",["REASONING"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 307 readReasoningWord
      '[1,["words",["PLANNING","NOTES"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 308 readSectionWord
      '[1,["M","BadSectionSeparator",["s",["[*","\\t "],["[",":=\uff1a"],["[*","\\t "]]],"\\t :=\uff1a"]', // 309 readBadSectionSeparator
      '[0,[[null,"^\\n\\r\\u001b<",1,[["\\n","\\u001b #*+\\\\-0-9<>ACFMS[_`cfms~\u25c1\u3010\u3014\uff3b"]],false],[["s",10,["!",128],["!",37]],null,0,null,false],[["s",["!",156],25],null,0,null,false],[["s",["!",26],["[","\\u001b<"]],null,0,null,false]]]', // 310 text
      '[0,["L",312]]', // 311 leaf
      '[0,["@",2,10,["!",128],83]]', // 312 readTextFence
      '[0,[[null,"^\\n\\r",1,[["\\n"," `~"]],false],[["s",10,["!",148]],null,0,null,false]]]', // 313 text
      '[1,["L",315]]', // 314 leaf
      '[1,["/",["s",10,148],316]]', // 315 noteTextFenceEnd
      '[1,["M","MissingTextFenceEnd",""]]', // 316 readMissingTextFenceEnd
      '[1,["L",318]]', // 317 leaf
      '[1,["N","SectionEnd",["?",5]]]', // 318 readSectionEnd
      '[1,["L",["/",320,322,324,325,327,328,329,24,331,349]],"^"]', // 319 leaf
      '[1,["N",18,["s",203,[":",0,321],["/",221,301],[":",1,159]]]]', // 320 readLooseVital
      '[1,["words",["CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 321 readVitalWord
      '[1,["M",10,["s",["&",79],["?",44],[":",0,["$",52]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],[":",1,["/",164,323]],["[*","\\t "],["?",114],84]],"#*+\\\\-0-9>CFMS_cfms"]', // 322 readBadBareVital
      '[0,["N",19,[":",0,["$",["[+",".0-9"]]]]]', // 323 readBareNumber
      '[1,["M","BadContentEnd",["s",239,["[*","^\\n\\r"],84]]]', // 324 readBadContentEnd
      '[1,["M","BadSectionTag",326]]', // 325 readBadSectionTag
      '[1,["s","[/",81,"]",["[*","\\t "],84]]', // 326 noteSectionTag
      '[1,["M","MissingMarkerEnd",["s","[",["?",["s",["[","A-Z"],["[*","0-9A-Z_"]]],7],43]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 327 readMissingMarkerEnd
      '[1,["M","BadIndex",["s",11,["?",44],47,72,55,["[*","^\\n\\r"],["?",5]]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 328 readBadIndex
      '[1,["M","BadMarker",330]]', // 329 readBadMarker
      '[1,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],84],["s",["?",46],"ACTION_",54,"_",["[+","0-9A-Z_"],["?",46],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],84]],"*A[_"]', // 330 noteBrokenMarker
      '[1,["M","BadChat",["s",["+",["s",["!",128],["!",41],["/",332,343,["s",["!",37],344]]]],["?",345]],345],"^\\n\\r"]', // 331 readBadChat
      '[1,["M","BadFencedAction",["s",["&",333],342,84]]," `~"]', // 332 readBadFencedAction
      '[0,["q",334]]', // 333 skipActionFence
      '[1,["handing",1,["t",[0,1,2,3,4],["hand",1,[],82],["|",0,null,true,["t",[0,1,2],["!",148],["!",335],151]],336,["|",1,null,true,["t",[0,1],["!",148],151]],152]]," `~"]', // 334 readActionFence
      '[0,["s",11,["?",44],47,62,55,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 335 skipActionMarker
      '[1,["t",[0,1,2,3,4,5],153,["?",337],340,216,341,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 336 readActionMarker
      '[0,["|",1,null,true,338],"#*+\\\\-0-9>_"]', // 337 readDecoration
      '[0,["/",["t",[0,1],["|",1,null,true,"#"],["|",0,null,true,143]],["t",[0,1],">",["|",0,null,true,143]],["t",[0,1],["/",["$",["[","*+\\\\-"]],["t",[0,1],["|",1,9,true,["$",["[","0-9"]]],["$",["[",")."]]]],["|",1,null,true,143]],339],"#*+\\\\-0-9>_"]', // 338 readOrnament
      '[0,["/","**","__"],"*_"]', // 339 readBold
      '[0,["t",[0,1],["$",["[","[\u3010\u3014\uff3b"]],["|",0,null,true," "]]]', // 340 readMarkerOpen
      '[0,["t",[0,1],["|",0,null,true," "],["$",["[",":=]\u3011\u3015\uff1a\uff3d"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 341 readMarkerClose
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],82],["|",0,null,true,["t",[0,1],["!",148],151]],152]]," `~"]', // 342 readFenced
      '[1,["s",342,84]]', // 343 noteClosedFence
      '[1,["s",["+",155],["/",84,["&",26]]]]', // 344 noteChatLine
      '[1,["s",["!",128],346,["*",348]]," `~"]', // 345 noteOpenFence
      '[1,["M","MissingFenceEnd",347]]', // 346 readMissingFenceEnd
      '[1,["s",37,84]]', // 347 noteFenceOpen
      '[1,["/",["s",["[*","^\\n\\r"],5],["[+","^\\n\\r"]],"^"]', // 348 noteLine
      '[1,["M","BadLine",["s",["!",133],348]],"^"]', // 349 readBadLine
      '[1,["L",["/",351,353]]]', // 350 leaf
      '[1,["N","WrapperEnd",352]]', // 351 readWrapperEnd
      '[1,["s",11,134,["[*","\\t "],["/",84,["&",["s",25,38]]]]," `~"]', // 352 note_wrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 353 readMissingWrapperEnd
      '[1,["L",355]]', // 354 leaf
      '[1,["M","BadChatBefore",["s",["+",["s",["!",356],["!",128],["!",41],["/",343,["s",["!",37],344]]]],["?",["s",["!",356],345]]],["s",["!",356],345]],"^\\n\\r"]', // 355 readBadChatBefore
      '[0,["s",357,["!",358]]]', // 356 skipReplyFence
      '[0,["&",35]," `~"]', // 357 skipMarkerFenceAhead
      '[0,["s",359,["*",["/",359,["s",["!",36],["!",42],361]]],42]]', // 358 skipExampleFence
      '[0,["s",360,38]]', // 359 skipClosedFence
      '[0,["q",342]]', // 360 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],39],["[+","^\\n\\r"]],"^"]', // 361 skipLine
      '[0,["L",["&",356]]," `~"]', // 362 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { same: ofSame, "{": ofAction, endsInside: ofEndsInside, i: ofCase, words: ofWords, closes: ofCloses, later: ofLater, handing: ofHanding, hand: ofHand } });

  const steplead: Step = { op: 'choice', starts: ["\t\n\r ", "\n\r <[\u25c1", "\u001b<"], alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(23) }] };
  const stepItem: Step = { op: 'choice', starts: ["\t\n\r ", "\n\r <[\u25c1", "\n\r <", "\n\r <[", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", "C[", " #*+\\-0-9>[_\u3010\u3014\uff3b", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", "^"], alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(89) }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: rules.at(267) }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: rules.at(296) }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: rules.at(319) }] };
  const stepopening: Step = { op: 'choice', starts: ["\t\n\r\u001b <[\u25c1", "^\n\r"], alternatives: [steplead, { op: 'leaf', read: rules.at(354) }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: steplead }, { op: 'choice', starts: [" `~", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepopening }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(362), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(19) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(14) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(33) }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(350) }] } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(85) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(88) } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: rules.at(179) }, { op: 'leaf', read: rules.at(223) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(260) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(259) } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(286) }, { op: 'leaf', read: rules.at(288) }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: rules.at(292) }, { op: 'leaf', read: rules.at(293) }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(291) } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(302) }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: rules.at(317) }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(310) } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: 1, isText: true, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: rules.at(311) }, { op: 'text', read: rules.text(313) }, { op: 'leaf', read: rules.at(314) }] } };

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
