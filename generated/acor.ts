// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/bodies.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofLater, ofScan } from '../src/engine/generated.ts';

export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface WrapperEndNode extends TreeNode { readonly type: 'WrapperEnd'; }
export interface MissingWrapperEndNode extends RecoveryNode { readonly type: 'MissingWrapperEnd'; }
export interface BadChatNode extends RecoveryNode { readonly type: 'BadChat'; }
export interface BadNoiseLinesNode extends RecoveryNode { readonly type: 'BadNoiseLines'; }
export interface ExactHeaderNode extends TreeNode { readonly type: 'ExactHeader'; readonly head: ExactHeadNode; }
export interface ExactHeadNode extends TreeNode {
  readonly type: 'ExactHead';
  readonly words: "Status" | "Error" | "Session Checkpoint" | "Session" | "Progress" | "AI Directive" | "Suggestions" | "Output Data" | "Output Files" | "Output" | "Input Needed";
  readonly arg: ArgNode | PercentNode | null;
}
export interface LooseHeaderNode extends TreeNode {
  readonly type: 'LooseHeader';
  readonly head: BoldedHeadNode | PlainHeadNode;
}
export interface BoldHeaderNode extends TreeNode {
  readonly type: 'BoldHeader';
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  readonly arg: BoldArgNode | null;
}
export interface BoldedHeadNode extends TreeNode {
  readonly type: 'BoldedHead';
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  readonly arg: BoldArgNode | PercentNode | ArgNode | null;
}
export interface PlainHeadNode extends TreeNode {
  readonly type: 'PlainHead';
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  readonly arg: PercentNode | ArgNode | null;
}
export interface BadHeaderCaseNode extends RecoveryNode { readonly type: 'BadHeaderCase'; }
export interface BadColonNoiseNode extends RecoveryNode { readonly type: 'BadColonNoise'; }
export interface BadHeaderNoiseNode extends RecoveryNode { readonly type: 'BadHeaderNoise'; }
export interface BadHeaderLevelNode extends RecoveryNode { readonly type: 'BadHeaderLevel'; }
export interface BadHeaderSpaceNode extends RecoveryNode { readonly type: 'BadHeaderSpace'; }
export interface BadHeaderBoldNode extends RecoveryNode { readonly type: 'BadHeaderBold'; }
export interface BadHeaderColonNode extends RecoveryNode { readonly type: 'BadHeaderColon'; }
export interface BadWideColonNode extends RecoveryNode { readonly type: 'BadWideColon'; }
export interface BadHeaderOrnamentNode extends RecoveryNode { readonly type: 'BadHeaderOrnament'; }
export interface BadHeaderCloseNode extends RecoveryNode { readonly type: 'BadHeaderClose'; }
export interface OtherHeaderNode extends TreeNode { readonly type: 'OtherHeader'; readonly arg: ArgNode | null; }
export interface ArgNode extends TreeNode { readonly type: 'Arg'; }
export interface BoldArgNode extends TreeNode {
  readonly type: 'BoldArg';
  readonly number: string | null;
  readonly percent: string | null;
}
export interface PercentNode extends TreeNode {
  readonly type: 'Percent';
  readonly number: string;
  readonly percent: string;
  readonly more: ArgNode | null;
}
export interface MissingHeaderEndNode extends RecoveryNode { readonly type: 'MissingHeaderEnd'; }
export interface GapNode extends TreeNode { readonly type: 'Gap'; }
export interface BlockHeadNode extends TreeNode {
  readonly type: 'BlockHead';
  readonly lead: string;
  readonly run: string;
  readonly info: string;
}
export interface BlockEndNode extends TreeNode { readonly type: 'BlockEnd'; readonly fence: FenceLineNode; }
export interface FenceLineNode extends TreeNode { readonly type: 'FenceLine'; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface ListHeadNode extends TreeNode { readonly type: 'ListHead'; readonly lead: string; }
export interface ListFenceHeadNode extends TreeNode {
  readonly type: 'ListFenceHead';
  readonly run: string;
  readonly info: string;
}
export interface ListEndNode extends TreeNode { readonly type: 'ListEnd'; readonly fence: ListFenceLineNode; }
export interface ListFenceLineNode extends TreeNode { readonly type: 'ListFenceLine'; }
export interface BadFenceEndNode extends RecoveryNode { readonly type: 'BadFenceEnd'; }
export interface DeepBlockNode extends TreeNode {
  readonly type: 'DeepBlock';
  readonly head: DeepHeadNode;
  readonly body: DeepBodyNode;
  readonly close: DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode;
}
export interface DeepHeadNode extends TreeNode {
  readonly type: 'DeepHead';
  readonly lead: string;
  readonly run: string;
  readonly info: string;
}
export interface DeepBodyNode extends TreeNode { readonly type: 'DeepBody'; }
export interface DeepFenceLineNode extends TreeNode { readonly type: 'DeepFenceLine'; }
export interface CommentHeadNode extends TreeNode { readonly type: 'CommentHead'; }
export interface CommentEndNode extends TreeNode { readonly type: 'CommentEnd'; }
export interface MissingCommentEndNode extends RecoveryNode { readonly type: 'MissingCommentEnd'; }
export interface MissingFenceRunNode extends RecoveryNode { readonly type: 'MissingFenceRun'; }
export interface FieldLineNode extends TreeNode {
  readonly type: 'FieldLine';
  readonly lead: string;
  readonly name: BoldNameNode | PlainNameNode;
  readonly code: CodeSpanNode | null;
  readonly value: FieldValueNode;
}
export interface FieldValueNode extends TreeNode { readonly type: 'FieldValue'; }
export interface BoldNameNode extends TreeNode { readonly type: 'BoldName'; readonly name: LabelNameNode; }
export interface LabelNameNode extends TreeNode { readonly type: 'LabelName'; }
export interface PlainNameNode extends TreeNode { readonly type: 'PlainName'; readonly name: PlainWordsNode; }
export interface PlainWordsNode extends TreeNode { readonly type: 'PlainWords'; }
export interface TextEndNode extends TreeNode { readonly type: 'TextEnd'; }
export interface EntryLineNode extends TreeNode {
  readonly type: 'EntryLine';
  readonly lead: string;
  readonly marker: string;
  readonly text: EntryTextNode;
}
export interface MoreCodeNode extends TreeNode { readonly type: 'MoreCode'; readonly code: CodeSpanNode; }
export interface EntryTextNode extends TreeNode {
  readonly type: 'EntryText';
  readonly before: EntryBeforeNode;
  readonly separator: SeparatorNode | null;
  readonly after: EntryAfterNode;
}
export interface EntryBeforeNode extends TreeNode {
  readonly type: 'EntryBefore';
  readonly first: FirstCodeNode | null;
}
export interface FirstCodeNode extends TreeNode { readonly type: 'FirstCode'; readonly code: CodeSpanNode; }
export interface EntryAfterNode extends TreeNode {
  readonly type: 'EntryAfter';
  readonly last: EntryCodeNode | null;
}
export interface EntryCodeNode extends TreeNode { readonly type: 'EntryCode'; readonly code: CodeSpanNode; }
export interface SeparatorNode extends TreeNode { readonly type: 'Separator'; }
export interface CodeSpanNode extends TreeNode {
  readonly type: 'CodeSpan';
  readonly code: CodeOfOneNode | CodeOfManyNode;
}
export interface CodeOfOneNode extends TreeNode { readonly type: 'CodeOfOne'; }
export interface CodeOfManyNode extends TreeNode { readonly type: 'CodeOfMany'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }
export interface BadThoughtNode extends RecoveryNode {
  readonly type: 'BadThought';
  readonly kind: "think" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINK" | "THINKING";
}
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface MissingThoughtEndNode extends RecoveryNode { readonly type: 'MissingThoughtEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | GapNode | BadNoiseLinesNode | TextEndNode | BlockHeadNode | BlockEndNode | MissingFenceEndNode
| CommentHeadNode | CommentEndNode | MissingCommentEndNode | BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode
| FieldLineNode | ListHeadNode | ListFenceHeadNode | ListEndNode | BadFenceEndNode | EntryLineNode | MoreCodeNode
| DeepBlockNode | MissingFenceRunNode | BadWrapperNode | MissingHeaderEndNode | ExactHeaderNode | LooseHeaderNode
| BoldHeaderNode | OtherHeaderNode | WrapperEndNode | MissingWrapperEndNode | BadChatNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ProseText' | 'BlockText' | 'CommentText' | 'ThoughtText' | 'MoreText' | 'ListText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadChatNode | BadNoiseLinesNode | BadHeaderCaseNode | BadColonNoiseNode
| BadHeaderNoiseNode | BadHeaderLevelNode | BadHeaderSpaceNode | BadHeaderBoldNode | BadHeaderColonNode
| BadWideColonNode | BadHeaderOrnamentNode | BadHeaderCloseNode | MissingHeaderEndNode | MissingFenceEndNode
| BadFenceEndNode | MissingCommentEndNode | MissingFenceRunNode | BadBomNode | BadLineEndNode | BadThoughtNode
| MissingThoughtEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Transcript', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChat', 'Transcript'>>
& Readonly<Record<'Gap' | 'BadNoiseLines', 'Message' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'Block' | 'Comment' | 'Entry' | 'Field' | 'ListFence' | 'Message' | 'Prose' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'Prose' | 'Block' | 'Comment' | 'Thought' | 'Field' | 'ListBlock' | 'Entry' | 'MissingFenceRun', 'Message' | 'Transcript'>>
& Readonly<Record<'MissingHeaderEnd' | 'Message', 'Transcript' | 'Wrapped'>>
& Readonly<Record<'ProseText', 'Prose'>>
& Readonly<Record<'TextEnd', 'Entry' | 'Field' | 'Prose'>>
& Readonly<Record<'BlockHead' | 'BlockText' | 'BlockEnd', 'Block'>>
& Readonly<Record<'MissingFenceEnd', 'Block' | 'Entry' | 'ListFence'>>
& Readonly<Record<'CommentHead' | 'CommentText' | 'CommentEnd' | 'MissingCommentEnd', 'Comment'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'FieldLine', 'Field'>>
& Readonly<Record<'MoreText', 'Entry' | 'Field'>>
& Readonly<Record<'ListHead' | 'ListFence', 'ListBlock'>>
& Readonly<Record<'ListFenceHead' | 'ListText' | 'ListEnd', 'ListFence'>>
& Readonly<Record<'BadFenceEnd', 'Entry' | 'ListFence'>>
& Readonly<Record<'EntryLine' | 'MoreCode' | 'DeepBlock', 'Entry'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd' | 'MissingWrapperEnd', 'Wrapped'>>
& Readonly<Record<'ExactHeader' | 'LooseHeader' | 'BoldHeader' | 'OtherHeader' | 'BadHeaderNoise' | 'BadHeaderLevel'
| 'BadHeaderSpace' | 'BadHeaderOrnament' | 'BadHeaderBold' | 'BadHeaderCase' | 'BadColonNoise' | 'BadWideColon'
| 'BadHeaderColon' | 'BadHeaderClose', 'Message'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-chat" | "bad-noise" | "bad-header-case" | "bad-header-noise"
| "bad-header-level" | "bad-header-space" | "bad-header-bold" | "bad-header-colon" | "bad-header-ornament"
| "bad-header-close" | "missing-header-end" | "missing-fence-end" | "bad-fence-end" | "missing-comment-end"
| "missing-fence-run" | "bad-bom" | "bad-line-end" | "bad-thought" | "missing-thought-end";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'BlockHead', start, end, lead: l[0], run: l[1], info: l[2] }),
  (start, end, l) => ({ type: 'BlockEnd', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'BoldName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'PlainName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'CodeSpan', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'FieldLine', start, end, lead: l[0], name: l[1], code: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'ListHead', start, end, lead: l[0] }),
  (start, end, l) => ({ type: 'ListFenceHead', start, end, run: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'ListEnd', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'FirstCode', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'EntryBefore', start, end, first: l[0] }),
  (start, end, l) => ({ type: 'EntryCode', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'EntryAfter', start, end, last: l[0] ?? null }),
  (start, end, l) => ({ type: 'EntryText', start, end, before: l[0], separator: l[1], after: l[2] }),
  (start, end, l) => ({ type: 'EntryLine', start, end, lead: l[0], marker: l[1], text: l[2] }),
  (start, end, l) => ({ type: 'MoreCode', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'DeepHead', start, end, lead: l[0], run: l[1], info: l[2] }),
  (start, end, l) => ({ type: 'DeepBlock', start, end, head: l[0], body: l[1], close: l[2] }),
  (start, end, l) => ({ type: 'Percent', start, end, number: l[0], percent: l[1], more: l[2] ?? null }),
  (start, end, l) => ({ type: 'ExactHead', start, end, words: l[0], arg: l[1] ?? null }),
  (start, end, l) => ({ type: 'ExactHeader', start, end, head: l[0] }),
  (start, end, l) => ({ type: 'BoldArg', start, end, number: l[0] ?? null, percent: l[1] ?? null }),
  (start, end, l) => ({ type: 'BoldedHead', start, end, words: l[0], arg: l[1] ?? null }),
  (start, end, l) => ({ type: 'PlainHead', start, end, words: l[0], arg: l[1] ?? null }),
  (start, end, l) => ({ type: 'LooseHeader', start, end, head: l[0] }),
  (start, end, l) => ({ type: 'BoldHeader', start, end, words: l[0], arg: l[1] }),
  (start, end, l) => ({ type: 'OtherHeader', start, end, arg: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadThought', start, end, raw, kind: l[0] }),
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
  (labels) => { const lead = labels[0] as string;
    let width = 0;
    for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
    return ' '.repeat(width);
  },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[1,["L",3]]', // 2 leaf
      '[1,["/",4,9],"\\t\\n\\r\\u001b <"]', // 3 readLead
      '[1,["N","Gap",["+",5]]]', // 4 readGap
      '[1,["/",["s",["[*","\\t "],6],["s",["[+","\\t "],8]],"\\t\\n\\r "]', // 5 noteBlankLine
      '[1,["/","\\n",7],"\\n\\r"]', // 6 noteEol
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 7 readBadLineEnd
      '[0,["!",["[","^"]]]', // 8 skipEof
      '[1,["M","BadNoiseLines",["s",["&",10],59]],"\\u001b <"]', // 9 readBadNoiseLines
      '[0,["s",11,["/",26,52,55,8]]]', // 10 skipNoiseTail
      '[0,["s",12,["|",0,15,false,["/",12,25]]]]', // 11 skipNoiseLines
      '[0,["s",13,14,["*",["/",14,["[","\\t "]]],22],"\\u001b <"]', // 12 skipNoiseLine
      '[0,["|",0,3,false," "]]', // 13 skipIndent
      '[0,["/",15,21],"\\u001b<"]', // 14 skipNoise
      '[0,["s",["!",16],["!",18],["!",19],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 15 skipTemplateToken
      '[0,["/",["s","<",17,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 16 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"],"reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 17 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],8]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 18 skipForeignCall
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",20,8]]]]],"<"]', // 19 skipTurnToken
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 20 skipNewline
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 21 skipAnsiSequence
      '[0,["/",23,8]]', // 22 skipLineEnd
      '[0,["/","\\n",24],"\\n\\r"]', // 23 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 24 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],23],["s",["[+","\\t "],8]],"\\t\\n\\r "]', // 25 skipBlankLine
      '[0,["/",27,["s",28,13,"##",["/",["[","\\t "],22]],43],"\\u001b #*<_"]', // 26 skipHeaderStart
      '[0,["s",28,13,["/",29,41]],"\\u001b #*<_"]', // 27 skipKnownHeader
      '[0,["*",["s",14,["[*","\\t "]]]]', // 28 skipNoises
      '[0,["/",["s","##",["*",14],["[+","\\t "],28,["?",30],["?",31],32,["?",31],["/",["s",["[*","\\t "],28,["[",":\uff1a"]],["s",["[+","\\t "],["[","\\\\-\u2013\u2014"],["[+","\\t "]],36]],["s","##",["*",14],["[+","\\t "],28,["/",["s",["i","status"],["[+","\\t "],28,40,36],["s",["i","progress"],["[+","\\t "],28,["[+",".0-9"],["[*","\\t "],28,["?","%"],36]]],["s",["|",1,6,false,"#"],["!","#"],["*",14],["[*","\\t "],28,["?",30],["?",31],["/",["s",33,["?",31],["[*","\\t "],28,["[",":\uff1a"],["?",31],["[*","\\t "],28,["[","^\\t\\n\\r #"]],["s",34,["?",31],["/",["s",["[*","\\t "],28,["[",":\uff1a"]],36]],["s",35,["?",31],36]]]],"#"]', // 29 skipKnownHash
      '[0,["s",["/",["s",["[+","0-9"],["[",")."]],["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[+","\\t "]],"0-9\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 30 skipOrnament
      '[0,["/","**","__"],"*_"]', // 31 skipStrong
      '[0,["/",33,34,35],"AEIOPSaeiops\u0130"]', // 32 skipKnownWords
      '[0,["/",["s",["i","session"],["[*","\\t \\\\-_"],["i","checkpoint"]],["i","session"],["i","status"],["i","progress"],["i","error"]],"EPSeps"]', // 33 skipArgWords
      '[0,["/",["s",["i","ai"],["[*","\\t \\\\-_"],["i","directive"]],["s",["i","suggestion"],["?",["i","s"]]]],"ASas"]', // 34 skipTitleWords
      '[0,["/",["s",["i","output"],["?",["s",["[*","\\t \\\\-_"],["/",["i","data"],["s",["i","file"],["?",["i","s"]]]]]]],["s",["i","input"],["[*","\\t \\\\-_"],["i","needed"]]],"IOio\u0130"]', // 35 skipBareWords
      '[0,["s",["?",["s",["[+","\\t "],["[+","#"]]],37]]', // 36 skipHeaderTail
      '[0,["s",["[*","\\t "],["/",22,["s",["&",14],38]]]]', // 37 skipLineTail
      '[0,["q",39]]', // 38 skipNoisyEnd
      '[1,["scan",["/",14,["[","\\t "]],22]]', // 39 readNoisyEnd
      '[0,["s",["/",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],["&",36]],"CFRWcfrw"]', // 40 skipStateWord
      '[0,["s",31,["?",30],["/",["s",33,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],42],["s",34,["?",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],42]]],35],31,28,["[*","\\t "],22]]', // 41 skip_boldHeader
      '[0,["s",["[","^\\n\\r*_"],["*",["s",["!",["s",31,28,["[*","\\t "],22]],["[","^\\n\\r*"]]]]]', // 42 skipBoldText
      '[0,["s",["&",["s",13,["[","#*_"],["[*","^\\n\\r"],8]],["!",44],45]," #*_"]', // 43 skipCutHeader
      '[0,["/",["s",13,["/",["s","#",["!","#"]],["s","###",["[*","#"]]],["[+","\\t "],["?",["[","^\\n\\r"]],8],["s",13,31,["?",["[","^\\n\\r"]],8]]," #*_"]', // 44 skipLoneLetter
      '[0,["q",46]]', // 45 skipCutMarks
      '[0,["@",1,["endsInside",47],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 46 readCutMarks
      '[0,["/",["s",13,["|",1,6,false,"#"],["[*","\\t "],["?",30],48,8],["s",13,"**",["?",30],49,"**",8],["s",13,"__",["?",30],49,"__",8]]," #*_"]', // 47 skipWholeMarks
      '[0,["/",["s","Status:",["?"," "],["/","Ready","Working","Complete","Failed","Cancelled"]],["s","Progress:",["?"," "],["[+",".0-9"],["?"," "],"%"],["s",["/","Error","Session Checkpoint","Session"],":",["?"," "],["[+","^\\n\\r"]],["s",["/","AI Directive","Suggestions"],["?",["s",":",["?"," "],["[+","^\\n\\r"]]]],["s","Output",["?",["/"," Data"," Files"]]],"Input Needed"],"AEIOPS"]', // 48 skipWholeHead
      '[0,["/",["s",["/",50,"Progress",51],":",["[*","\\t "],["[+","^\\n\\r*_"]],"AI Directive","Suggestions",["s","Output",["?",["/"," Data"," Files"]]],"Input Needed"],"AEIOPS"]', // 49 skipWholeBold
      '[0,["/","Status","Error","Session Checkpoint","Session"],"ES"]', // 50 skipArgWord
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 51 skipTitledWord
      '[0,["s",53,["*",["/",25,14]],27]]', // 52 skipWrapperAhead
      '[0,["s",54,22]]', // 53 skipFenceOpen
      '[0,["/",["s",13,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",22]],["s",13,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 54 skipFenceHead
      '[0,["s",13,56,["[*","\\t "],["&",22]]," `~"]', // 55 skip_wrapperEnd
      '[0,["q",57]]', // 56 skipWrapperRun
      '[0,["closes",0,58],"`~"]', // 57 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 58 readFenceRun
      '[1,["s",60,["|",0,15,false,["/",60,5]]]]', // 59 noteNoiseLines
      '[1,["s",13,14,["*",["/",14,["[","\\t "]]],61],"\\u001b <"]', // 60 noteNoiseLine
      '[1,["/",6,8]]', // 61 noteLineEnd
      '[0,["L",["!",52]]]', // 62 leaf
      '[0,["L",["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],"^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]', // 63 leaf
      '[0,["L",["[","^\\n\\r"]]]', // 64 leaf
      '[0,[[null,"^\\n\\r",1,null,false],[["s",20,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],null,0,null,false],[["s",20,["!",66]],null,0,null,false]]]', // 65 text
      '[0,["/",25,26,67,69,70,71,75,10,83,8]]', // 66 skipProseStop
      '[0,["s",13,68]," `~"]', // 67 skipFenceStart
      '[0,["/",["s","```",["[*","`"],["[*","^\\n\\r`"],22],"~~~"],"`~"]', // 68 skipOpenRun
      '[0,["s",13,"<!",["&","--"]]," <"]', // 69 skipCommentStart
      '[0,["s",13,16]," <[\u25c1"]', // 70 skipThoughtAhead
      '[0,["s",["[*","\\t "],28,["!",72],73,["/",["[","\\t "],22]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 71 skipEntryStart
      '[0,["s",["[*","\\t "],["/",["s","*",["[*","\\t "],"*",["[*","\\t "],"*",["[*","\\t *"]],["s","-",["[*","\\t "],"-",["[*","\\t "],"-",["[*","\\t \\\\-"]],["s","_",["[*","\\t "],"_",["[*","\\t "],"_",["[*","\\t _"]]],22],"\\t *\\\\-_"]', // 72 skipThematicBreak
      '[0,["/",74,["[","\u2022\u25aa\u25cf\u25e6"]],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 73 skipEntryMarker
      '[0,["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],"*+\\\\-0-9"]', // 74 skipItemMarker
      '[0,["s",13,28,76],"\\u001b #*<DERV_derv"]', // 75 skipFieldStart
      '[0,["/",77,79],"#*DERV_derv"]', // 76 skipFieldName
      '[0,["/",["s","**",78,["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",78,["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 77 skipBoldName
      '[0,["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\n\\r*:_"],["s",["!",["s",":",["[*","\\t "],31]],["!",31],["[","*:_"]]]]]]', // 78 skipLabelName
      '[0,["/",["s",80,81,80,28,["[*","\\t "],["/",["s",":",80,["&",82]],["s","\uff1a",80]]],["s",31,81,31,["&",82],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],81,["[*","\\t "],["?",":"],["[*","\\t "],["&",22]]],"#*DERV_derv"]', // 79 skipPlainName
      '[0,["|",0,2,false,["[","*_"]]]', // 80 skipPlainMarks
      '[0,["/",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 81 skipPlainWords
      '[0,["/",["[","\\t "],14,22]]', // 82 skipNameEnd
      '[0,["s",13,["/","``","`","~~","~"],8]," `~"]', // 83 skipCutFence
      '[1,["L",85]]', // 84 leaf
      '[1,["N","TextEnd",["?",6]]]', // 85 readTextEnd
      '[0,["L",["!",87]]]', // 86 leaf
      '[0,["/",26,55],"\\u001b #*<_`~"]', // 87 skipBodyStop
      '[1,["L",4]]', // 88 leaf
      '[0,["L",90]]', // 89 leaf
      '[0,["N",0,["s",[":",0,["$",13]],[":",1,["$",["s","```",["[*","`"]]]],[":",2,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",13]],[":",1,["$",["s","~~~",["[*","~"]]]],[":",2,["$",["[*","^\\n\\r"]]],["&",22]]]," `~"]', // 90 readBlockHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",20,["&",["[","^\\n\\r #`~"]]],null,0,null,false],[["s",20,["!",92],["!",95],["!",8]],null,0,null,false]]]', // 91 text
      '[0,["s",13,93,["[*","\\t "],["&",22]]," `~"]', // 92 skipFenceClose
      '[0,["q",94]]', // 93 skipClosingRun
      '[0,["closes",1,58],"`~"]', // 94 readClosingRun
      '[0,["s","## Status: ",40,["!",96]]]', // 95 skipTakenStatus
      '[0,["q",97]]', // 96 skipCloseLater
      '[0,["later",0,-1,98]]', // 97 readCloseLater
      '[0,["t",[0,1,2,3],99,58,100,["&",22]]," `~"]', // 98 readCloseLine
      '[0,["|",0,3,true," "]]', // 99 readIndent
      '[0,["|",0,null,true,101]]', // 100 readBlanks
      '[0,["$",["[","\\t "]]]', // 101 readBlank
      '[1,["L",["/",103,105]]]', // 102 leaf
      '[1,["N",1,["s",20,[":",0,104],61]]]', // 103 readBlockEnd
      '[0,["N","FenceLine",92]]', // 104 readFenceLine
      '[1,["M","MissingFenceEnd",["?",20]]]', // 105 readMissingFenceEnd
      '[0,["L",107]]', // 106 leaf
      '[0,["N","CommentHead",69]]', // 107 readCommentHead
      '[0,[[null,"^\\r\\\\-",1,null,false],["\\r\\n",null,0,null,false],["\\n",null,0,null,false],["\\r",null,0,null,false],[["s",["!","-->"],"-"],null,0,null,false]]]', // 108 text
      '[1,["L",["/",110,111]]]', // 109 leaf
      '[1,["N","CommentEnd",["s","-->",["[*","^\\n\\r"],61]]]', // 110 readCommentEnd
      '[1,["M","MissingCommentEnd",""]]', // 111 readMissingCommentEnd
      '[1,["L",113]]', // 112 leaf
      '[1,["M",0,["s",["?",20],13,[":",0,114]]],"\\n\\r <[\u25c1"]', // 113 readBadThought
      '[0,["/",["@",1,"<",115,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 114 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"ar-t"]', // 115 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",117],["[","^"]],null,0,null,false]]]', // 116 text
      '[0,["q",118]]', // 117 skipOwnThoughtClose
      '[0,["same",4,119],"<[\u25c1"]', // 118 readOwnThoughtClose
      '[0,["/",120,121],"<[\u25c1"]', // 119 readThoughtClose
      '[0,["/",["@",1,"</",115,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"]],"<[\u25c1"]', // 120 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 121 readAnalysisEnd
      '[1,["L",123]]', // 122 leaf
      '[1,["/",124,125]]', // 123 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",117,["[*","\\t "]]]]', // 124 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 125 readMissingThoughtEnd
      '[1,["L",9]]', // 126 leaf
      '[0,["L",128]]', // 127 leaf
      '[0,["N",5,["s",[":",0,["$",["[*","\\t "]]],28,[":",1,129],["[*","\\t "],28,[":",2,["?",["@",0,134,["?",["[",".;"]],["&",["s",["[*","\\t "],28,22]]]]],[":",3,142],["&",22]]],"\\t\\u001b #*<DERV_derv"]', // 128 readFieldLine
      '[0,["/",130,132],"#*DERV_derv"]', // 129 readFieldName
      '[0,["N",2,["s","**",[":",0,131],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",[":",0,131],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 130 readBoldName
      '[0,["N","LabelName",["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\n\\r*:_"],["s",["!",["s",":",["[*","\\t "],31]],["!",31],["[","*:_"]]]]]]]', // 131 readLabelName
      '[0,["N",3,["s",80,[":",0,133],80,28,["[*","\\t "],["/",["s",":",80,["&",82]],["s","\uff1a",80]]],["s",31,[":",0,133],31,["&",82],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],[":",0,133],["[*","\\t "],["?",":"],["[*","\\t "],["&",22]]],"#*DERV_derv"]', // 132 readPlainName
      '[0,["N","PlainWords",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 133 readPlainWords
      '[0,["N",4,["s","`",["!","`"],[":",0,135],"`",["!","`"]],[":",0,136]],"`"]', // 134 readCodeSpan
      '[0,["N","CodeOfOne",["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]]', // 135 readCodeOfOne
      '[0,["handing",3,["@",2,["hand",3,[],["$",["|",2,24,false,"`"]]],["!","`"],137,138]],"`"]', // 136 readLongCode
      '[0,["N","CodeOfMany",["+",["/",["[+","^\\n\\r`"],["s",["!",138],141]]]],"^\\n\\r"]', // 137 readCodeOfMany
      '[0,["q",139]]', // 138 skipSameRun
      '[0,["same",3,140],"`"]', // 139 readSameRun
      '[0,["$",["[+","`"]]]', // 140 readTickRun
      '[0,["[+","`"]]', // 141 skipTickRun
      '[0,["N","FieldValue",["[*","^\\n\\r"]]]', // 142 readFieldValue
      '[0,[[["s",20,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],null,0,null,false],[["s",20,["!",144],["!",145],["!",66]],null,0,null,false],[null,"^\\n\\r",1,null,false]]]', // 143 text
      '[0,["s",13,28,["|",1,6,false,"#"],["[","\\t "]],"\\u001b #<"]', // 144 skipHeadingStart
      '[0,["s",146,["[*","\\t "],68]]', // 145 skipDeepFence
      '[0,["/","    ",147],"\\t "]', // 146 skipDeepIndent
      '[0,["s",["|",0,3,false," "],"\\t"],"\\t "]', // 147 skipTabIndent
      '[0,["L",149]]', // 148 leaf
      '[0,["N",6,["s",[":",0,150],["&",68]]]]', // 149 readListHead
      '[0,["{",1,[":",0,["$",["s",13,74,["[+","\\t "],["*",["s",74,["[+","\\t "]]]]]]]," *+\\\\-0-9"]', // 150 readItemColumns
      '[0,["L",152]]', // 151 leaf
      '[0,["N",7,["s",[":",0,["$",["s","```",["[*","`"]]]],[":",1,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",["s","~~~",["[*","~"]]]],[":",1,["$",["[*","^\\n\\r"]]],["&",22]]],"`~"]', // 152 readListFenceHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",20,["!",154],["&",["/",155,25]],["!",8]],null,0,null,false]]]', // 153 text
      '[0,["s",["&",155],["[*","\\t "],93,["[*","\\t "],["&",22]],"\\t "]', // 154 skipListClose
      '[0,["/",156,147],"\\t "]', // 155 skipItemIndent
      '[0,["q",157]]', // 156 skipColumnRun
      '[0,["closes",2,["|",1,null,true," "]]," "]', // 157 readColumnRun
      '[1,["L",["/",159,["@",1,["&",161],105],162]]]', // 158 leaf
      '[1,["N",8,["s",20,[":",0,160],61]]]', // 159 readListEnd
      '[0,["N","ListFenceLine",154]]', // 160 readListFenceLine
      '[0,["s",["?",20],8]]', // 161 skipLastLineEnd
      '[1,["M","BadFenceEnd",["?",20]]]', // 162 readBadFenceEnd
      '[0,["L",""]]', // 163 leaf
      '[0,["L",165]]', // 164 leaf
      '[0,["N",14,["s",[":",0,["$",["[*","\\t "]]],28,["!",72],[":",1,166],["&",["/",["[","\\t "],22]],["[*","\\t "],[":",2,169],["[*","\\t "],28,["&",22]]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 165 readEntryLine
      '[0,["/",167,168],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 166 readEntryMarker
      '[0,["/",["$",["[","*+\\\\-"]],["$",["s",["|",1,9,false,["[","0-9"]],["[",")."]]]],"*+\\\\-0-9"]', // 167 readItemMarker
      '[0,["$",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 168 readListDot
      '[0,["N",13,["s",[":",0,170],[":",1,["?",177]],[":",2,178]]]]', // 169 readEntryText
      '[0,["N",10,["s",28,[":",0,["?",171]],["*",["s",["!",172],173]]]]]', // 170 readEntryBefore
      '[0,["N",9,[":",0,134],["s",31,[":",0,134],31]],"*_`"]', // 171 readFirstCode
      '[0,["/",["s",["[*","\\t "],":",["?",31],["/",["[+","\\t "],["&",22]]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]],"\\t :"]', // 172 skipSeparator
      '[0,["/",["[+","^\\t\\n\\r :`"],174,["[+","\\t "],":",["[+","`"]],"^\\n\\r"]', // 173 skipEntryPart
      '[0,["/",["s","`",["!","`"],175,"`",["!","`"]],176],"`"]', // 174 skipCodeSpan
      '[0,["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]', // 175 skipCodeOfOne
      '[0,["q",136]]', // 176 skipLongCode
      '[0,["N","Separator",["s",["[*","\\t "],":",["?",31],["/",["[+","\\t "],["&",22]]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]],"\\t :"]', // 177 readSeparator
      '[0,["N",12,[":",0,179],["s",["*",["s",["!",["s",172,180]],173]],172,[":",0,179]],["*",["s",["!",37],173]]]]', // 178 readEntryAfter
      '[0,["N",11,["s",28,[":",0,134],["?",["[",".;"]],["&",37]]],"\\u001b<`"]', // 179 readEntryCode
      '[0,["s",28,174,["?",["[",".;"]],["&",37]],"\\u001b<`"]', // 180 skipEntryCode
      '[1,["L",["?",182]]]', // 181 leaf
      '[1,["N",15,["s",6,["[*","\\t "],28,[":",0,134],["[*","\\t "],28,["&",22]]]]', // 182 readMoreCode
      '[1,["L",184]]', // 183 leaf
      '[1,["handing",1,["N",17,["s",6,["*",5],["hand",1,["run"],[":",0,185]],61,[":",1,186],[":",2,188]]]],"\\n\\r"]', // 184 readDeepBlock
      '[0,["N",16,["s",[":",0,["$",["s",146,["[*","\\t "]]]],[":",1,["$",["s","```",["[*","`"]]]],[":",2,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",["s",146,["[*","\\t "]]]],[":",1,["$",["s","~~~",["[*","~"]]]],[":",2,["$",["[*","^\\n\\r"]]],["&",22]]],"\\t "]', // 185 readDeepHead
      '[1,["N","DeepBody",["*",["s",["!",["s",["[*","\\t "],93,["[*","\\t "],22]],["/",5,["s",146,187]]]]]]', // 186 readDeepBody
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 187 noteLine
      '[1,["/",["@",0,189,61],["@",1,["&",161],105],162]]', // 188 readDeepClose
      '[0,["N","DeepFenceLine",["s",146,["[*","\\t "],93,["[*","\\t "],["&",22]]]]', // 189 readDeepFenceLine
      '[1,["L",191]]', // 190 leaf
      '[1,["M","MissingFenceRun",83]]', // 191 readMissingFenceRun
      '[0,["L",["&",193]]," `~"]', // 192 leaf
      '[0,["s",["&",52],["!",194]]," `~"]', // 193 skipWholeWrapper
      '[0,["s",195,["*",["/",208,210]],["*",["/",212,210]],["*",["s",["!",26],211]],26]]', // 194 skipExampleAhead
      '[0,["q",196]]', // 195 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],197],199,["|",0,null,true,["t",[0,1],["!",55],202]],207,205]]," `~"]', // 196 readWrapperShape
      '[1,["@",0,198,61]]', // 197 readFenceOpen
      '[0,["/",["@",1,13,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",22]],["@",1,13,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 198 readFenceHead
      '[1,["|",0,null,true,["t",[0,1],["!",55],["/",200,["t",[0,1],["!",54],202]]]]]', // 199 readClosedLines
      '[1,["t",[0,1],201,205]]', // 200 readClosedFence
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],197],["|",0,null,true,["t",[0,1],["!",92],202]],204]]," `~"]', // 201 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],203],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 202 readLine
      '[1,["/","\\n",7],"\\n\\r"]', // 203 readEol
      '[0,["t",[0,1,2,3],99,94,100,["&",22]]," `~"]', // 204 readFenceClose
      '[1,["/",203,206]]', // 205 readLineEnd
      '[0,["!",["[","^"]]]', // 206 readEof
      '[0,["t",[0,1,2,3],99,57,100,["&",22]]," `~"]', // 207 read_wrapperEnd
      '[0,["q",209]]', // 208 skipClosedShape
      '[1,["handing",0,["t",[0,1,2,3],["hand",0,[],197],199,207,205]]," `~"]', // 209 readClosedShape
      '[0,["s",["!",54],["!",26],211],"^"]', // 210 skipExampleLine
      '[0,["/",["s",["[*","^\\n\\r"],23],["[+","^\\n\\r"]],"^"]', // 211 skipLine
      '[0,["s",213,22]]', // 212 skipClosedFence
      '[0,["q",201]]', // 213 skipFenced
      '[1,["L",215]]', // 214 leaf
      '[1,["M",1,["s",["&",52],[":",0,197]]]," `~"]', // 215 readBadWrapper
      '[1,["L",217]]', // 216 leaf
      '[1,["M","MissingHeaderEnd",43]]', // 217 readMissingHeaderEnd
      '[1,["L",219]]', // 218 leaf
      '[1,["@",1,["!",43],220],"\\u001b #*<_"]', // 219 readHeader
      '[1,["/",221,233,256,257],"\\u001b #*<_"]', // 220 read_header
      '[1,["N",20,["s",13,"##",["[+","\\t "],["!",222],[":",0,223],["[*","\\t "],61]]," #"]', // 221 readExactHeader
      '[0,["s",["*",["/",["[+","^\\n\\r\\u001b<"],["s",["!",14],["[","\\u001b<"]]]],14],"^\\n\\r"]', // 222 skipNoisyLine
      '[0,["N",19,["s",[":",0,224],":",["[+","\\t "],["!",225],[":",1,226]],["s",[":",0,"Progress"],":",["[+","\\t "],[":",1,229]],["s",[":",0,231],":",["[+","\\t "],["!",225],[":",1,226]],[":",0,231],[":",0,232]],"AEIOPS"]', // 223 readExactHead
      '[0,["/","Status","Error","Session Checkpoint","Session"],"ES"]', // 224 readArgWord
      '[0,["s",31,["[*","^\\n\\r*"],31,["[*","\\t "],22]]', // 225 skip_boldArg
      '[0,["N","Arg",["s",["!",227],["+",228]]],"^\\n\\r"]', // 226 readArg
      '[0,["s",["[+","#"],37]]', // 227 skipClosingSigns
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",36],["/",["[+","\\t "],["[+","#"],["+",14],["[","\\u001b<"]]]],"^\\n\\r"]', // 228 skipArgPart
      '[0,["N",18,["s",28,[":",0,230],[":",1,["$",["?",["s",["[*","\\t "],28,"%"]]]],["&",36]],["s",28,[":",0,230],[":",1,["$",["s",["[*","\\t "],28,"%"]]],["[*","\\t "],[":",2,226],["&",36]]],"\\u001b\\\\-0-9<"]', // 229 readPercent
      '[0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]]],"\\\\-0-9"]', // 230 readPercentNumber
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 231 readTitledWord
      '[0,["/","Output Data","Output Files","Output","Input Needed"],"IO"]', // 232 readBareWord
      '[1,["N",24,["s",["&",["s",28,13,29]],["?",234],13,235,237,["?",234],["?",239],[":",0,240],["?",255],["[*","\\t "],["?",234],["[*","\\t "],61]],"\\u001b #<"]', // 233 readLooseHeader
      '[1,["M","BadHeaderNoise",["+",["s",14,["[*","\\t "]]]]]', // 234 readBadHeaderNoise
      '[1,["/",["s","##",["!","#"]],236],"#"]', // 235 noteHashes
      '[1,["M","BadHeaderLevel",["[+","#"]]]', // 236 readBadHeaderLevel
      '[1,["/",["s",["[+","\\t "],["!",14]],["s",["&",["/",["s",["[+","\\t "],14],["s",["+",14],["[","\\t "]]]],["[*","\\t "],234],238]]', // 237 noteHashSpace
      '[1,["M","BadHeaderSpace",""]]', // 238 readBadHeaderSpace
      '[1,["M","BadHeaderOrnament",30]]', // 239 readBadHeaderOrnament
      '[1,["/",241,253],"*AEIOPS_aeiops\u0130"]', // 240 readLooseHead
      '[1,["N",22,["s",242,[":",0,243],248,[":",1,252],31,["&",36]],["s",242,[":",0,243],31,["&",36]],["s",242,[":",0,243],31,248,[":",1,["/",229,226]],["&",36]],["s",242,[":",0,243],":",31,["[*","\\t "],[":",1,["/",229,226]],["&",36]],["s",[":",0,243],248,242,[":",1,252],31,["&",36]]],"*AEIOPS_aeiops\u0130"]', // 241 readBoldedHead
      '[1,["M","BadHeaderBold",31]]', // 242 readBadHeaderBold
      '[1,["/",244,246],"AEIOPSaeiops\u0130"]', // 243 readLooseWords
      '[0,["@",0,["/",232,224,231,"Progress"],["!",["[","\\\\-A-Z_a-z"]],["!",["/",["s",245,["/",["i","data"],["i","file"]]],["s",["[*","\\t \\\\-_"],["i","checkpoint"]]]]],"AEIOPS"]', // 244 readExactWords
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],36]]],["[*","\\t \\\\-_"]]]', // 245 skipOutputGap
      '[1,["M","BadHeaderCase",247]]', // 246 readBadHeaderCase
      '[0,["/",["s",["i","output"],245,["/",["i","data"],["s",["i","file"],["?",["i","s"]]]]],32],"AEIOPSaeiops\u0130"]', // 247 skipLetters
      '[1,["/",["s",":",["[+","\\t "],["!",14]],249,251],"\\t\\u001b :<\uff1a"]', // 248 noteLooseColon
      '[1,["s",["&",["s",["[*","\\t "],["?",["s",["[",":\uff1a"],["[*","\\t "]]],14]],250],"\\t\\u001b :<\uff1a"]', // 249 noteTintedColon
      '[1,["M","BadColonNoise",["s",["[*","\\t "],28,["[",":\uff1a"],["[*","\\t "],28]],"\\t\\u001b :<\uff1a"]', // 250 readBadColonNoise
      '[1,["M","BadWideColon",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "]]],"\\t :\uff1a"]', // 251 readBadWideColon
      '[0,["N",21,["s",[":",0,230],[":",1,["$",["?",["s",["[*","\\t "],28,"%"]]]],["&",["s",31,36]]],["+",["s",["!",["s",31,36]],["[","^\\n\\r"]]]],"^\\n\\r"]', // 252 readBoldArg
      '[1,["N",23,["s",[":",0,243],248,[":",1,["/",229,226]],["&",36]],["s",[":",0,243],["?",["s",["[*","\\t "],["[",":\uff1a"]]],["&",36]],["s",[":",0,243],254,[":",1,["/",229,226]],["&",36]],["s",["?",242],[":",0,243],["?",242],248,["?",242],[":",1,["?",["/",229,226]]],["&",["/",36,227]]],["s",["?",242],[":",0,243],["?",242],["&",36]]],"*AEIOPS_aeiops\u0130"]', // 253 readPlainHead
      '[1,["M","BadHeaderColon",["s",["[+","\\t "],["?",["s",["[","\\\\-\u2013\u2014"],["[+","\\t "]]]]]]', // 254 readBadHeaderColon
      '[1,["M","BadHeaderClose",["s",["[*","\\t "],["[+","#"]]],"\\t #"]', // 255 readBadHeaderClose
      '[1,["N",25,["s",["?",234],["&",["s",13,41]],13,242,["?",239],[":",0,243],[":",1,["?",["@",3,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],252]]],31,["?",234],["[*","\\t "],61]],"\\u001b *<_"]', // 256 readBoldHeader
      '[1,["N",26,["s",["!",27],["?",234],13,"##",["&",["/",["[","\\t "],22]],[":",0,["?",["@",1,["[+","\\t "],226]]],["[*","\\t "],["[*","#"],["[*","\\t "],["?",234],["[*","\\t "],61]],"\\u001b #<"]', // 257 readOtherHeader
      '[1,["L",["/",259,260]]]', // 258 leaf
      '[1,["N","WrapperEnd",["s",55,61]]]', // 259 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 260 readMissingWrapperEnd
      '[1,["L",["/",4,9]],"\\t\\n\\r\\u001b <"]', // 261 leaf
      '[1,["L",263]]', // 262 leaf
      '[1,["M","BadChat",["+",["s",["!",52],["!",26],["!",10],["!",25],187]]],"^"]', // 263 readBadChat
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, scan: ofScan, endsInside: ofEndsInside, closes: ofCloses, later: ofLater, same: ofSame, "{": ofAction, handing: ofHanding, hand: ofHand } });

  const stepanyPart: Step = { op: 'choice', starts: ["\t\n\r ", " `~", " <", "\n\r <[\u25c1", "\u001b <", "\t\u001b #*<DERV_derv", " *+\\-0-9", "\t\u001b *+\\-0-9<\u2022\u25aa\u25cf\u25e6", " `~", "^\n\r"], alternatives: [{ op: 'leaf', read: rules.at(88) }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(126) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: rules.at(190) }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', starts: ["^\t\n\r\u001b #*+\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(63), body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(86), body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', starts: [" #*_", "\u001b #*<_"], alternatives: [{ op: 'leaf', read: rules.at(216) }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', starts: ["\t\n\r\u001b <", " `~", "^"], alternatives: [{ op: 'leaf', read: rules.at(261) }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: rules.at(262) }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(62), body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(192), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepbodyPart }, { op: 'loop', body: stepturn }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(84) }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(64) }, { op: 'text', read: rules.text(65) }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(89) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(102) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(91) } };
  const stepComment: Step = { op: 'rule', name: 'Comment', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(106) }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: rules.at(109) }] } };
  const stepCommentText: Step = { op: 'rule', name: 'CommentText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(108) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(112) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(122) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(116) } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(127) }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: rules.at(84) }] } };
  const stepMoreText: Step = { op: 'rule', name: 'MoreText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(143) } };
  const stepListBlock: Step = { op: 'rule', name: 'ListBlock', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: rules.at(148) }, { op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: rules.at(163) }] }] } };
  const stepListFence: Step = { op: 'rule', name: 'ListFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(151) }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: rules.at(158) }] } };
  const stepListText: Step = { op: 'rule', name: 'ListText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(153) } };
  const stepEntry: Step = { op: 'rule', name: 'Entry', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(164) }, { op: 'leaf', read: rules.at(181) }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: rules.at(183) } }, { op: 'leaf', read: rules.at(84) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(214) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: rules.at(258) }] } };
  const stepMessage: Step = { op: 'rule', name: 'Message', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(218) }, { op: 'loop', body: stepbodyPart }] } };

  return {
    machine: m,
    steps: {
      Transcript: { op: 'again', step: () => stepTranscript },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Transcript'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole transcript is in a code fence.","example":"```md\n## Status: Ready\n```","hint":"Write the transcript without a fence around it."},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the transcript is never closed.","example":"```md\n## Status: Ready","hint":"Write the transcript without a fence around it."},
    BadChat: {"code":"bad-chat","severity":"warning","meaning":"Text after the code fence around the transcript. It is not in the model.","example":"```md\n## Status: Ready\n```\nThat was it.","hint":"Write the transcript alone."},
    BadNoiseLines: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadHeaderCase: {"code":"bad-header-case","severity":"warning","meaning":"A header is not spelled as in the protocol.","example":"## INPUT NEEDED","hint":"Spell headers as the protocol does, such as ## Input Needed."},
    BadColonNoise: {"code":"bad-header-noise","severity":"warning","meaning":"Chat template tokens or colour codes in a header. They were left out.","example":"\u001b[1m## Status: Ready","hint":"Write plain text if the output goes to an agent."},
    BadHeaderNoise: {"code":"bad-header-noise","severity":"warning","meaning":"Chat template tokens or colour codes in a header. They were left out.","example":"\u001b[1m## Status: Ready","hint":"Write plain text if the output goes to an agent."},
    BadHeaderLevel: {"code":"bad-header-level","severity":"warning","meaning":"A header must start with ##.","example":"### Status: Ready","hint":"Start the header with ##."},
    BadHeaderSpace: {"code":"bad-header-space","severity":"warning","meaning":"A space is missing after the # of a header.","example":"##Status: Ready","hint":"Write ## Status: Ready."},
    BadHeaderBold: {"code":"bad-header-bold","severity":"warning","meaning":"A header is bold.","example":"**Status: Ready**","hint":"Write ## Status: Ready."},
    BadHeaderColon: {"code":"bad-header-colon","severity":"warning","meaning":"A header needs a colon and a space between its parts; a dash is none.","example":"## Status:Ready","hint":"Write ## Status: Ready."},
    BadWideColon: {"code":"bad-header-colon","severity":"warning","meaning":"A header needs a colon and a space between its parts; a dash is none.","example":"## Status:Ready","hint":"Write ## Status: Ready."},
    BadHeaderOrnament: {"code":"bad-header-ornament","severity":"warning","meaning":"A number or a symbol before a header.","example":"## ✅ Status: Ready","hint":"Write ## Status: Ready."},
    BadHeaderClose: {"code":"bad-header-close","severity":"warning","meaning":"A header ends with #.","example":"## Status: Ready ##","hint":"Leave out the # at the end."},
    MissingHeaderEnd: {"code":"missing-header-end","severity":"error","meaning":"The text ends inside a header.","example":"## Stat","hint":"The text was cut off: write all of it again."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    BadFenceEnd: {"code":"bad-fence-end","severity":"warning","meaning":"A code fence in a list item is never closed. It ends with the item.","example":"## Suggestions\n- ```sh\n  acor plot\n- more","hint":"Close the fence with as many characters as opened it, indented as far."},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"## Output\n<!-- a remark","hint":"Close the comment with -->."},
    MissingFenceRun: {"code":"missing-fence-run","severity":"error","meaning":"The text ends inside a fence line.","example":"## Output Data\n``","hint":"The text was cut off: write all of it again."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
    BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
  },
  attributes: 5,
  tables: 1,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
