// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/bodies.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy: do not edit.

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
export interface BadForeignCallNode extends RecoveryNode { readonly type: 'BadForeignCall'; }
export interface BadThoughtEndNode extends RecoveryNode { readonly type: 'BadThoughtEnd'; }
export interface BadTurnNode extends RecoveryNode { readonly type: 'BadTurn'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | GapNode | BadNoiseLinesNode | BadForeignCallNode | BadThoughtEndNode | BadTurnNode | TextEndNode
| BlockHeadNode | BlockEndNode | MissingFenceEndNode | CommentHeadNode | CommentEndNode | MissingCommentEndNode
| BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode | FieldLineNode | ListHeadNode | ListFenceHeadNode
| ListEndNode | BadFenceEndNode | EntryLineNode | MoreCodeNode | DeepBlockNode | MissingFenceRunNode
| BadWrapperNode | MissingHeaderEndNode | ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode
| WrapperEndNode | MissingWrapperEndNode | BadChatNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ProseText' | 'BlockText' | 'CommentText' | 'ThoughtText' | 'MoreText' | 'ListText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadChatNode | BadNoiseLinesNode | BadHeaderCaseNode | BadColonNoiseNode
| BadHeaderNoiseNode | BadHeaderLevelNode | BadHeaderSpaceNode | BadHeaderBoldNode | BadHeaderColonNode
| BadWideColonNode | BadHeaderOrnamentNode | BadHeaderCloseNode | MissingHeaderEndNode | MissingFenceEndNode
| BadFenceEndNode | MissingCommentEndNode | MissingFenceRunNode | BadBomNode | BadLineEndNode | BadThoughtNode
| MissingThoughtEndNode | BadForeignCallNode | BadThoughtEndNode | BadTurnNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Transcript', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChat', 'Transcript'>>
& Readonly<Record<'Gap' | 'BadNoiseLines', 'Message' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'Block' | 'Comment' | 'Entry' | 'Field' | 'ListFence' | 'Message' | 'Prose' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'Prose' | 'Block' | 'Comment' | 'Thought' | 'Field' | 'ListBlock' | 'Entry' | 'MissingFenceRun', 'Message' | 'Transcript'>>
& Readonly<Record<'BadThoughtEnd', 'Prose' | 'Transcript'>>
& Readonly<Record<'MissingHeaderEnd' | 'Message', 'Transcript' | 'Wrapped'>>
& Readonly<Record<'BadForeignCall' | 'BadTurn' | 'ProseText', 'Prose'>>
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
| "missing-fence-run" | "bad-bom" | "bad-line-end" | "bad-thought" | "missing-thought-end" | "bad-foreign-call"
| "bad-thought-end" | "bad-turn";

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
      '[1,["L",["/",65,66,70]],"\\n\\r <[\u25c1"]', // 64 leaf
      '[1,["M","BadForeignCall",["s",["?",20],13,18]],"\\n\\r <["]', // 65 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",20],67]],"\\n\\r <[\u25c1"]', // 66 readBadThoughtEnd
      '[0,["s",13,68]," <[\u25c1"]', // 67 skipThoughtEndAhead
      '[0,["s",69,["&",["s",["[*","\\t "],["/",20,8,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 68 skipLateEnd
      '[0,["/",["s","</",17,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"]],"<[\u25c1"]', // 69 skipThoughtTagEnd
      '[1,["M","BadTurn",["s",["?",20],13,71]],"\\n\\r <"]', // 70 readBadTurn
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>"]],19],"<"]', // 71 skipTurnOpen
      '[0,["L",["/",73,["[","^\\n\\r"]]],"^\\n\\r"]', // 72 leaf
      '[0,["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],74]]', // 73 skipNamedThought
      '[0,["/",69,75],"<[\u25c1"]', // 74 skipThoughtClose
      '[0,["q",76]]', // 75 skipAnalysisEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 76 readAnalysisEnd
      '[0,[[null,"^\\n\\r<[\u25c1",1,null,false],[["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],74],null,0,null,false],[["s",["!",68],["[","<[\u25c1"]],null,0,null,false],[["s",20,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],null,0,null,false],[["s",20,["!",78]],null,0,null,false]]]', // 77 text
      '[0,["/",25,26,79,81,82,86,90,10,98,8]]', // 78 skipProseStop
      '[0,["s",13,80]," `~"]', // 79 skipFenceStart
      '[0,["/",["s","```",["[*","`"],["[*","^\\n\\r`"],22],"~~~"],"`~"]', // 80 skipOpenRun
      '[0,["s",13,"<!",["&","--"]]," <"]', // 81 skipCommentStart
      '[0,["/",83,67,84,85]," <[\u25c1"]', // 82 skipAsideAhead
      '[0,["s",13,16]," <[\u25c1"]', // 83 skipThoughtAhead
      '[0,["s",13,71]," <"]', // 84 skipTurnAhead
      '[0,["s",13,18]," <["]', // 85 skipForeignAhead
      '[0,["s",["[*","\\t "],28,["!",87],88,["/",["[","\\t "],22]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 86 skipEntryStart
      '[0,["s",["[*","\\t "],["/",["s","*",["[*","\\t "],"*",["[*","\\t "],"*",["[*","\\t *"]],["s","-",["[*","\\t "],"-",["[*","\\t "],"-",["[*","\\t \\\\-"]],["s","_",["[*","\\t "],"_",["[*","\\t "],"_",["[*","\\t _"]]],22],"\\t *\\\\-_"]', // 87 skipThematicBreak
      '[0,["/",89,["[","\u2022\u25aa\u25cf\u25e6"]],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 88 skipEntryMarker
      '[0,["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],"*+\\\\-0-9"]', // 89 skipItemMarker
      '[0,["s",13,28,91],"\\u001b #*<DERV_derv"]', // 90 skipFieldStart
      '[0,["/",92,94],"#*DERV_derv"]', // 91 skipFieldName
      '[0,["/",["s","**",93,["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",93,["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 92 skipBoldName
      '[0,["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\n\\r*:_"],["s",["!",["s",":",["[*","\\t "],31]],["!",31],["[","*:_"]]]]]]', // 93 skipLabelName
      '[0,["/",["s",95,96,95,28,["[*","\\t "],["/",["s",":",95,["&",97]],["s","\uff1a",95]]],["s",31,96,31,["&",97],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],96,["[*","\\t "],["?",":"],["[*","\\t "],["&",22]]],"#*DERV_derv"]', // 94 skipPlainName
      '[0,["|",0,2,false,["[","*_"]]]', // 95 skipPlainMarks
      '[0,["/",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 96 skipPlainWords
      '[0,["/",["[","\\t "],14,22]]', // 97 skipNameEnd
      '[0,["s",13,["/","``","`","~~","~"],8]," `~"]', // 98 skipCutFence
      '[1,["L",100]]', // 99 leaf
      '[1,["N","TextEnd",["?",6]]]', // 100 readTextEnd
      '[0,["L",["!",102]]]', // 101 leaf
      '[0,["/",26,55],"\\u001b #*<_`~"]', // 102 skipBodyStop
      '[1,["L",4]]', // 103 leaf
      '[0,["L",105]]', // 104 leaf
      '[0,["N",0,["s",[":",0,["$",13]],[":",1,["$",["s","```",["[*","`"]]]],[":",2,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",13]],[":",1,["$",["s","~~~",["[*","~"]]]],[":",2,["$",["[*","^\\n\\r"]]],["&",22]]]," `~"]', // 105 readBlockHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",20,["&",["[","^\\n\\r #`~"]]],null,0,null,false],[["s",20,["!",107],["!",110],["!",8]],null,0,null,false]]]', // 106 text
      '[0,["s",13,108,["[*","\\t "],["&",22]]," `~"]', // 107 skipFenceClose
      '[0,["q",109]]', // 108 skipClosingRun
      '[0,["closes",1,58],"`~"]', // 109 readClosingRun
      '[0,["s","## Status: ",40,["!",111]]]', // 110 skipTakenStatus
      '[0,["q",112]]', // 111 skipCloseLater
      '[0,["later",0,-1,113]]', // 112 readCloseLater
      '[0,["t",[0,1,2,3],114,58,115,["&",22]]," `~"]', // 113 readCloseLine
      '[0,["|",0,3,true," "]]', // 114 readIndent
      '[0,["|",0,null,true,116]]', // 115 readBlanks
      '[0,["$",["[","\\t "]]]', // 116 readBlank
      '[1,["L",["/",118,120]]]', // 117 leaf
      '[1,["N",1,["s",20,[":",0,119],61]]]', // 118 readBlockEnd
      '[0,["N","FenceLine",107]]', // 119 readFenceLine
      '[1,["M","MissingFenceEnd",["?",20]]]', // 120 readMissingFenceEnd
      '[0,["L",122]]', // 121 leaf
      '[0,["N","CommentHead",81]]', // 122 readCommentHead
      '[0,[[null,"^\\r\\\\-",1,null,false],["\\r\\n",null,0,null,false],["\\n",null,0,null,false],["\\r",null,0,null,false],[["s",["!","-->"],"-"],null,0,null,false]]]', // 123 text
      '[1,["L",["/",125,126]]]', // 124 leaf
      '[1,["N","CommentEnd",["s","-->",["[*","^\\n\\r"],61]]]', // 125 readCommentEnd
      '[1,["M","MissingCommentEnd",""]]', // 126 readMissingCommentEnd
      '[1,["L",128]]', // 127 leaf
      '[1,["M",0,["s",["?",20],13,[":",0,129]]],"\\n\\r <[\u25c1"]', // 128 readBadThought
      '[0,["/",["@",1,"<",130,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 129 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"ar-t"]', // 130 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",132],["[","^"]],null,0,null,false]]]', // 131 text
      '[0,["q",133]]', // 132 skipOwnThoughtClose
      '[0,["same",4,134],"<[\u25c1"]', // 133 readOwnThoughtClose
      '[0,["/",135,76],"<[\u25c1"]', // 134 readThoughtClose
      '[0,["/",["@",1,"</",130,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"]],"<[\u25c1"]', // 135 readThoughtTagEnd
      '[1,["L",137]]', // 136 leaf
      '[1,["/",138,139]]', // 137 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",132,["[*","\\t "]]]]', // 138 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 139 readMissingThoughtEnd
      '[1,["L",9]]', // 140 leaf
      '[0,["L",142]]', // 141 leaf
      '[0,["N",5,["s",[":",0,["$",["[*","\\t "]]],28,[":",1,143],["[*","\\t "],28,[":",2,["?",["@",0,148,["?",["[",".;"]],["&",["s",["[*","\\t "],28,22]]]]],[":",3,156],["&",22]]],"\\t\\u001b #*<DERV_derv"]', // 142 readFieldLine
      '[0,["/",144,146],"#*DERV_derv"]', // 143 readFieldName
      '[0,["N",2,["s","**",[":",0,145],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",[":",0,145],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 144 readBoldName
      '[0,["N","LabelName",["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\n\\r*:_"],["s",["!",["s",":",["[*","\\t "],31]],["!",31],["[","*:_"]]]]]]]', // 145 readLabelName
      '[0,["N",3,["s",95,[":",0,147],95,28,["[*","\\t "],["/",["s",":",95,["&",97]],["s","\uff1a",95]]],["s",31,[":",0,147],31,["&",97],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],[":",0,147],["[*","\\t "],["?",":"],["[*","\\t "],["&",22]]],"#*DERV_derv"]', // 146 readPlainName
      '[0,["N","PlainWords",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 147 readPlainWords
      '[0,["N",4,["s","`",["!","`"],[":",0,149],"`",["!","`"]],[":",0,150]],"`"]', // 148 readCodeSpan
      '[0,["N","CodeOfOne",["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]]', // 149 readCodeOfOne
      '[0,["handing",3,["@",2,["hand",3,[],["$",["|",2,24,false,"`"]]],["!","`"],151,152]],"`"]', // 150 readLongCode
      '[0,["N","CodeOfMany",["+",["/",["[+","^\\n\\r`"],["s",["!",152],155]]]],"^\\n\\r"]', // 151 readCodeOfMany
      '[0,["q",153]]', // 152 skipSameRun
      '[0,["same",3,154],"`"]', // 153 readSameRun
      '[0,["$",["[+","`"]]]', // 154 readTickRun
      '[0,["[+","`"]]', // 155 skipTickRun
      '[0,["N","FieldValue",["[*","^\\n\\r"]]]', // 156 readFieldValue
      '[0,[[["s",20,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],null,0,null,false],[["s",20,["!",158],["!",159],["!",78]],null,0,null,false],[null,"^\\n\\r",1,null,false]]]', // 157 text
      '[0,["s",13,28,["|",1,6,false,"#"],["[","\\t "]],"\\u001b #<"]', // 158 skipHeadingStart
      '[0,["s",160,["[*","\\t "],80]]', // 159 skipDeepFence
      '[0,["/","    ",161],"\\t "]', // 160 skipDeepIndent
      '[0,["s",["|",0,3,false," "],"\\t"],"\\t "]', // 161 skipTabIndent
      '[0,["L",163]]', // 162 leaf
      '[0,["N",6,["s",[":",0,164],["&",80]]]]', // 163 readListHead
      '[0,["{",1,[":",0,["$",["s",13,89,["[+","\\t "],["*",["s",89,["[+","\\t "]]]]]]]," *+\\\\-0-9"]', // 164 readItemColumns
      '[0,["L",166]]', // 165 leaf
      '[0,["N",7,["s",[":",0,["$",["s","```",["[*","`"]]]],[":",1,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",["s","~~~",["[*","~"]]]],[":",1,["$",["[*","^\\n\\r"]]],["&",22]]],"`~"]', // 166 readListFenceHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",20,["!",168],["&",["/",169,25]],["!",8]],null,0,null,false]]]', // 167 text
      '[0,["s",["&",169],["[*","\\t "],108,["[*","\\t "],["&",22]],"\\t "]', // 168 skipListClose
      '[0,["/",170,161],"\\t "]', // 169 skipItemIndent
      '[0,["q",171]]', // 170 skipColumnRun
      '[0,["closes",2,["|",1,null,true," "]]," "]', // 171 readColumnRun
      '[1,["L",["/",173,["@",1,["&",175],120],176]]]', // 172 leaf
      '[1,["N",8,["s",20,[":",0,174],61]]]', // 173 readListEnd
      '[0,["N","ListFenceLine",168]]', // 174 readListFenceLine
      '[0,["s",["?",20],8]]', // 175 skipLastLineEnd
      '[1,["M","BadFenceEnd",["?",20]]]', // 176 readBadFenceEnd
      '[0,["L",""]]', // 177 leaf
      '[0,["L",179]]', // 178 leaf
      '[0,["N",14,["s",[":",0,["$",["[*","\\t "]]],28,["!",87],[":",1,180],["&",["/",["[","\\t "],22]],["[*","\\t "],[":",2,183],["[*","\\t "],28,["&",22]]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 179 readEntryLine
      '[0,["/",181,182],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 180 readEntryMarker
      '[0,["/",["$",["[","*+\\\\-"]],["$",["s",["|",1,9,false,["[","0-9"]],["[",")."]]]],"*+\\\\-0-9"]', // 181 readItemMarker
      '[0,["$",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 182 readListDot
      '[0,["N",13,["s",[":",0,184],[":",1,["?",191]],[":",2,192]]]]', // 183 readEntryText
      '[0,["N",10,["s",28,[":",0,["?",185]],["*",["s",["!",186],187]]]]]', // 184 readEntryBefore
      '[0,["N",9,[":",0,148],["s",31,[":",0,148],31]],"*_`"]', // 185 readFirstCode
      '[0,["/",["s",["[*","\\t "],":",["?",31],["/",["[+","\\t "],["&",22]]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]],"\\t :"]', // 186 skipSeparator
      '[0,["/",["[+","^\\t\\n\\r :`"],188,["[+","\\t "],":",["[+","`"]],"^\\n\\r"]', // 187 skipEntryPart
      '[0,["/",["s","`",["!","`"],189,"`",["!","`"]],190],"`"]', // 188 skipCodeSpan
      '[0,["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]', // 189 skipCodeOfOne
      '[0,["q",150]]', // 190 skipLongCode
      '[0,["N","Separator",["s",["[*","\\t "],":",["?",31],["/",["[+","\\t "],["&",22]]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]],"\\t :"]', // 191 readSeparator
      '[0,["N",12,[":",0,193],["s",["*",["s",["!",["s",186,194]],187]],186,[":",0,193]],["*",["s",["!",37],187]]]]', // 192 readEntryAfter
      '[0,["N",11,["s",28,[":",0,148],["?",["[",".;"]],["&",37]]],"\\u001b<`"]', // 193 readEntryCode
      '[0,["s",28,188,["?",["[",".;"]],["&",37]],"\\u001b<`"]', // 194 skipEntryCode
      '[1,["L",["?",196]]]', // 195 leaf
      '[1,["N",15,["s",6,["[*","\\t "],28,[":",0,148],["[*","\\t "],28,["&",22]]]]', // 196 readMoreCode
      '[1,["L",198]]', // 197 leaf
      '[1,["handing",1,["N",17,["s",6,["*",5],["hand",1,["run"],[":",0,199]],61,[":",1,200],[":",2,202]]]],"\\n\\r"]', // 198 readDeepBlock
      '[0,["N",16,["s",[":",0,["$",["s",160,["[*","\\t "]]]],[":",1,["$",["s","```",["[*","`"]]]],[":",2,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",["s",160,["[*","\\t "]]]],[":",1,["$",["s","~~~",["[*","~"]]]],[":",2,["$",["[*","^\\n\\r"]]],["&",22]]],"\\t "]', // 199 readDeepHead
      '[1,["N","DeepBody",["*",["s",["!",["s",["[*","\\t "],108,["[*","\\t "],22]],["/",5,["s",160,201]]]]]]', // 200 readDeepBody
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 201 noteLine
      '[1,["/",["@",0,203,61],["@",1,["&",175],120],176]]', // 202 readDeepClose
      '[0,["N","DeepFenceLine",["s",160,["[*","\\t "],108,["[*","\\t "],["&",22]]]]', // 203 readDeepFenceLine
      '[1,["L",205]]', // 204 leaf
      '[1,["M","MissingFenceRun",98]]', // 205 readMissingFenceRun
      '[0,["L",["&",207]]," `~"]', // 206 leaf
      '[0,["s",["&",52],["!",208]]," `~"]', // 207 skipWholeWrapper
      '[0,["s",209,["*",["/",222,224]],["*",["/",226,224]],["*",["s",["!",26],225]],26]]', // 208 skipExampleAhead
      '[0,["q",210]]', // 209 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],211],213,["|",0,null,true,["t",[0,1],["!",55],216]],221,219]]," `~"]', // 210 readWrapperShape
      '[1,["@",0,212,61]]', // 211 readFenceOpen
      '[0,["/",["@",1,13,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",22]],["@",1,13,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 212 readFenceHead
      '[1,["|",0,null,true,["t",[0,1],["!",55],["/",214,["t",[0,1],["!",54],216]]]]]', // 213 readClosedLines
      '[1,["t",[0,1],215,219]]', // 214 readClosedFence
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],211],["|",0,null,true,["t",[0,1],["!",107],216]],218]]," `~"]', // 215 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],217],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 216 readLine
      '[1,["/","\\n",7],"\\n\\r"]', // 217 readEol
      '[0,["t",[0,1,2,3],114,109,115,["&",22]]," `~"]', // 218 readFenceClose
      '[1,["/",217,220]]', // 219 readLineEnd
      '[0,["!",["[","^"]]]', // 220 readEof
      '[0,["t",[0,1,2,3],114,57,115,["&",22]]," `~"]', // 221 read_wrapperEnd
      '[0,["q",223]]', // 222 skipClosedShape
      '[1,["handing",0,["t",[0,1,2,3],["hand",0,[],211],213,221,219]]," `~"]', // 223 readClosedShape
      '[0,["s",["!",54],["!",26],225],"^"]', // 224 skipExampleLine
      '[0,["/",["s",["[*","^\\n\\r"],23],["[+","^\\n\\r"]],"^"]', // 225 skipLine
      '[0,["s",227,22]]', // 226 skipClosedFence
      '[0,["q",215]]', // 227 skipFenced
      '[1,["L",229]]', // 228 leaf
      '[1,["M",1,["s",["&",52],[":",0,211]]]," `~"]', // 229 readBadWrapper
      '[1,["L",231]]', // 230 leaf
      '[1,["M","MissingHeaderEnd",43]]', // 231 readMissingHeaderEnd
      '[1,["L",233]]', // 232 leaf
      '[1,["@",1,["!",43],234],"\\u001b #*<_"]', // 233 readHeader
      '[1,["/",235,247,270,271],"\\u001b #*<_"]', // 234 read_header
      '[1,["N",20,["s",13,"##",["[+","\\t "],["!",236],[":",0,237],["[*","\\t "],61]]," #"]', // 235 readExactHeader
      '[0,["s",["*",["/",["[+","^\\n\\r\\u001b<"],["s",["!",14],["[","\\u001b<"]]]],14],"^\\n\\r"]', // 236 skipNoisyLine
      '[0,["N",19,["s",[":",0,238],":",["[+","\\t "],["!",239],[":",1,240]],["s",[":",0,"Progress"],":",["[+","\\t "],[":",1,243]],["s",[":",0,245],":",["[+","\\t "],["!",239],[":",1,240]],[":",0,245],[":",0,246]],"AEIOPS"]', // 237 readExactHead
      '[0,["/","Status","Error","Session Checkpoint","Session"],"ES"]', // 238 readArgWord
      '[0,["s",31,["[*","^\\n\\r*"],31,["[*","\\t "],22]]', // 239 skip_boldArg
      '[0,["N","Arg",["s",["!",241],["+",242]]],"^\\n\\r"]', // 240 readArg
      '[0,["s",["[+","#"],37]]', // 241 skipClosingSigns
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",36],["/",["[+","\\t "],["[+","#"],["+",14],["[","\\u001b<"]]]],"^\\n\\r"]', // 242 skipArgPart
      '[0,["N",18,["s",28,[":",0,244],[":",1,["$",["?",["s",["[*","\\t "],28,"%"]]]],["&",36]],["s",28,[":",0,244],[":",1,["$",["s",["[*","\\t "],28,"%"]]],["[*","\\t "],[":",2,240],["&",36]]],"\\u001b\\\\-0-9<"]', // 243 readPercent
      '[0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]]],"\\\\-0-9"]', // 244 readPercentNumber
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 245 readTitledWord
      '[0,["/","Output Data","Output Files","Output","Input Needed"],"IO"]', // 246 readBareWord
      '[1,["N",24,["s",["&",["s",28,13,29]],["?",248],13,249,251,["?",248],["?",253],[":",0,254],["?",269],["[*","\\t "],["?",248],["[*","\\t "],61]],"\\u001b #<"]', // 247 readLooseHeader
      '[1,["M","BadHeaderNoise",["+",["s",14,["[*","\\t "]]]]]', // 248 readBadHeaderNoise
      '[1,["/",["s","##",["!","#"]],250],"#"]', // 249 noteHashes
      '[1,["M","BadHeaderLevel",["[+","#"]]]', // 250 readBadHeaderLevel
      '[1,["/",["s",["[+","\\t "],["!",14]],["s",["&",["/",["s",["[+","\\t "],14],["s",["+",14],["[","\\t "]]]],["[*","\\t "],248],252]]', // 251 noteHashSpace
      '[1,["M","BadHeaderSpace",""]]', // 252 readBadHeaderSpace
      '[1,["M","BadHeaderOrnament",30]]', // 253 readBadHeaderOrnament
      '[1,["/",255,267],"*AEIOPS_aeiops\u0130"]', // 254 readLooseHead
      '[1,["N",22,["s",256,[":",0,257],262,[":",1,266],31,["&",36]],["s",256,[":",0,257],31,["&",36]],["s",256,[":",0,257],31,262,[":",1,["/",243,240]],["&",36]],["s",256,[":",0,257],":",31,["[*","\\t "],[":",1,["/",243,240]],["&",36]],["s",[":",0,257],262,256,[":",1,266],31,["&",36]]],"*AEIOPS_aeiops\u0130"]', // 255 readBoldedHead
      '[1,["M","BadHeaderBold",31]]', // 256 readBadHeaderBold
      '[1,["/",258,260],"AEIOPSaeiops\u0130"]', // 257 readLooseWords
      '[0,["@",0,["/",246,238,245,"Progress"],["!",["[","\\\\-A-Z_a-z"]],["!",["/",["s",259,["/",["i","data"],["i","file"]]],["s",["[*","\\t \\\\-_"],["i","checkpoint"]]]]],"AEIOPS"]', // 258 readExactWords
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],36]]],["[*","\\t \\\\-_"]]]', // 259 skipOutputGap
      '[1,["M","BadHeaderCase",261]]', // 260 readBadHeaderCase
      '[0,["/",["s",["i","output"],259,["/",["i","data"],["s",["i","file"],["?",["i","s"]]]]],32],"AEIOPSaeiops\u0130"]', // 261 skipLetters
      '[1,["/",["s",":",["[+","\\t "],["!",14]],263,265],"\\t\\u001b :<\uff1a"]', // 262 noteLooseColon
      '[1,["s",["&",["s",["[*","\\t "],["?",["s",["[",":\uff1a"],["[*","\\t "]]],14]],264],"\\t\\u001b :<\uff1a"]', // 263 noteTintedColon
      '[1,["M","BadColonNoise",["s",["[*","\\t "],28,["[",":\uff1a"],["[*","\\t "],28]],"\\t\\u001b :<\uff1a"]', // 264 readBadColonNoise
      '[1,["M","BadWideColon",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "]]],"\\t :\uff1a"]', // 265 readBadWideColon
      '[0,["N",21,["s",[":",0,244],[":",1,["$",["?",["s",["[*","\\t "],28,"%"]]]],["&",["s",31,36]]],["+",["s",["!",["s",31,36]],["[","^\\n\\r"]]]],"^\\n\\r"]', // 266 readBoldArg
      '[1,["N",23,["s",[":",0,257],262,[":",1,["/",243,240]],["&",36]],["s",[":",0,257],["?",["s",["[*","\\t "],["[",":\uff1a"]]],["&",36]],["s",[":",0,257],268,[":",1,["/",243,240]],["&",36]],["s",["?",256],[":",0,257],["?",256],262,["?",256],[":",1,["?",["/",243,240]]],["&",["/",36,241]]],["s",["?",256],[":",0,257],["?",256],["&",36]]],"*AEIOPS_aeiops\u0130"]', // 267 readPlainHead
      '[1,["M","BadHeaderColon",["s",["[+","\\t "],["?",["s",["[","\\\\-\u2013\u2014"],["[+","\\t "]]]]]]', // 268 readBadHeaderColon
      '[1,["M","BadHeaderClose",["s",["[*","\\t "],["[+","#"]]],"\\t #"]', // 269 readBadHeaderClose
      '[1,["N",25,["s",["?",248],["&",["s",13,41]],13,256,["?",253],[":",0,257],[":",1,["?",["@",3,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],266]]],31,["?",248],["[*","\\t "],61]],"\\u001b *<_"]', // 270 readBoldHeader
      '[1,["N",26,["s",["!",27],["?",248],13,"##",["&",["/",["[","\\t "],22]],[":",0,["?",["@",1,["[+","\\t "],240]]],["[*","\\t "],["[*","#"],["[*","\\t "],["?",248],["[*","\\t "],61]],"\\u001b #<"]', // 271 readOtherHeader
      '[1,["L",["/",273,274]]]', // 272 leaf
      '[1,["N","WrapperEnd",["s",55,61]]]', // 273 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 274 readMissingWrapperEnd
      '[1,["L",["/",4,9]],"\\t\\n\\r\\u001b <"]', // 275 leaf
      '[1,["L",["/",66,277]],"^"]', // 276 leaf
      '[1,["M","BadChat",["+",["s",["!",52],["!",26],["!",10],["!",25],["!",67],278]]],"^"]', // 277 readBadChat
      '[1,["/",["s",["*",279],6],["+",279]],"^"]', // 278 noteTextLine
      '[0,["/",["[+","^\\n\\r<[\u25c1"],73,["s",["!",68],["[","<[\u25c1"]]],"^\\n\\r"]', // 279 skipTextUnits
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, scan: ofScan, endsInside: ofEndsInside, closes: ofCloses, "{": ofAction, later: ofLater, same: ofSame, handing: ofHanding, hand: ofHand } });

  const stepanyPart: Step = { op: 'choice', starts: ["\t\n\r ", " `~", " <", "\n\r <[\u25c1", "\u001b <", "\t\u001b #*<DERV_derv", " *+\\-0-9", "\t\u001b *+\\-0-9<\u2022\u25aa\u25cf\u25e6", " `~", "^"], alternatives: [{ op: 'leaf', read: rules.at(103) }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(140) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: rules.at(204) }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', starts: ["^\t\n\r\u001b #*+\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(63), body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(101), body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', starts: [" #*_", "\u001b #*<_"], alternatives: [{ op: 'leaf', read: rules.at(230) }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', starts: ["\t\n\r\u001b <", " `~", "^"], alternatives: [{ op: 'leaf', read: rules.at(275) }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: rules.at(276) }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(62), body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(206), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepbodyPart }, { op: 'loop', body: stepturn }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'choice', starts: ["\n\r <[\u25c1", "^\n\r"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(64) }, { op: 'optional', body: { op: 'again', step: () => stepProseText } }, { op: 'leaf', read: rules.at(99) }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(99) }] }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(72) }, { op: 'text', read: rules.text(77) }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(104) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(117) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(106) } };
  const stepComment: Step = { op: 'rule', name: 'Comment', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(121) }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: rules.at(124) }] } };
  const stepCommentText: Step = { op: 'rule', name: 'CommentText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(123) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(127) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(136) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(131) } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(141) }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: rules.at(99) }] } };
  const stepMoreText: Step = { op: 'rule', name: 'MoreText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(157) } };
  const stepListBlock: Step = { op: 'rule', name: 'ListBlock', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: rules.at(162) }, { op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: rules.at(177) }] }] } };
  const stepListFence: Step = { op: 'rule', name: 'ListFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(165) }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: rules.at(172) }] } };
  const stepListText: Step = { op: 'rule', name: 'ListText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(167) } };
  const stepEntry: Step = { op: 'rule', name: 'Entry', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(178) }, { op: 'leaf', read: rules.at(195) }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: rules.at(197) } }, { op: 'leaf', read: rules.at(99) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(228) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: rules.at(272) }] } };
  const stepMessage: Step = { op: 'rule', name: 'Message', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(232) }, { op: 'loop', body: stepbodyPart }] } };

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
    BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Write calls as this format does. toolCalls of peglot/tools reads this one."},
    BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  },
  attributes: 5,
  tables: 1,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
