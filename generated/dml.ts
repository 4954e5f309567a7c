// Generated from grammars/dml.peggy, grammars/dml/macros.peggy, grammars/dml/arguments.peggy, grammars/dml/references.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside } from '../src/engine/generated.ts';

export interface BlankNode extends TreeNode { readonly type: 'Blank'; }
export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface WrapperEndNode extends TreeNode { readonly type: 'WrapperEnd'; }
export interface TextNode extends TreeNode { readonly type: 'Text'; }
export interface MarkNode extends TreeNode { readonly type: 'Mark'; }
export interface FenceNode extends TreeNode { readonly type: 'Fence'; readonly head: FenceHeadNode; }
export interface FenceHeadNode extends TreeNode { readonly type: 'FenceHead'; readonly run: string; }
export interface OpeningFenceHeadNode extends TreeNode { readonly type: 'OpeningFenceHead'; readonly run: string; }
export interface FenceEndNode extends TreeNode { readonly type: 'FenceEnd'; }
export interface FenceMarkNode extends TreeNode { readonly type: 'FenceMark'; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface SpanNode extends TreeNode {
  readonly type: 'Span';
  readonly run: string;
  readonly mentions: MentionNode[];
}
export interface MissingSpanEndNode extends RecoveryNode {
  readonly type: 'MissingSpanEnd';
  readonly mention: MentionNode;
}
export interface TurnLabelNode extends TreeNode { readonly type: 'TurnLabel'; readonly label: LabelNode; }
export interface BadOtherCallNode extends RecoveryNode { readonly type: 'BadOtherCall'; }
export interface LabelNode extends TreeNode {
  readonly type: 'Label';
  readonly thought: [string, string | null] | "思考" | "考え" | null;
  readonly action: [string, string | null] | "行動" | "アクション" | null;
  readonly observation: string | null;
}
export interface InlineCallNode extends TreeNode {
  readonly type: 'InlineCall';
  readonly run: string;
  readonly call: MentionNode;
}
export interface FencedCallNode extends TreeNode {
  readonly type: 'FencedCall';
  readonly run: string;
  readonly calls: MentionNode[];
}
export interface BadOpenNode extends RecoveryNode { readonly type: 'BadOpen'; }
export interface BadCloseNode extends RecoveryNode { readonly type: 'BadClose'; }
export interface MissingCloseNode extends RecoveryNode { readonly type: 'MissingClose'; }
export interface BadDelimitersNode extends RecoveryNode { readonly type: 'BadDelimiters'; }
export interface BadImitationNode extends RecoveryNode { readonly type: 'BadImitation'; }
export interface BadStrayCloseNode extends RecoveryNode { readonly type: 'BadStrayClose'; }
export interface MissingOpenEndNode extends RecoveryNode { readonly type: 'MissingOpenEnd'; }
export interface MacroNode extends TreeNode {
  readonly type: 'Macro';
  readonly command: CommandNode;
  readonly args: ArgumentsNode | MentioningArgumentsNode;
  readonly close: "]◀️🦆" | BadCloseNode | MissingCloseNode;
}
export interface MentionNode extends TreeNode {
  readonly type: 'Mention';
  readonly command: CommandNode;
  readonly args: MentionedArgumentsNode;
}
export interface MentionedArgumentsNode extends TreeNode {
  readonly type: 'MentionedArguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode)[];
}
export interface CommandNode extends TreeNode {
  readonly type: 'Command';
  readonly name: string | null;
  readonly colon: ":" | BadSeparatorNode | MissingColonNode;
  readonly meant: BadCommandNode | null;
  readonly word: UnknownCommandNode | MissingCommandNode | null;
}
export interface BadCommandNode extends RecoveryNode {
  readonly type: 'BadCommand';
  readonly tool: string | null;
  readonly file: string | null;
  readonly state: string | null;
  readonly instruction: string | null;
}
export interface UnknownCommandNode extends TreeNode { readonly type: 'UnknownCommand'; readonly text: string; }
export interface MissingCommandNode extends RecoveryNode { readonly type: 'MissingCommand'; }
export interface BadSpaceNode extends RecoveryNode { readonly type: 'BadSpace'; }
export interface BadSeparatorNode extends RecoveryNode { readonly type: 'BadSeparator'; }
export interface MissingColonNode extends RecoveryNode { readonly type: 'MissingColon'; }
export interface ArgumentsNode extends TreeNode {
  readonly type: 'Arguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode)[];
}
export interface PipeNode extends TreeNode { readonly type: 'Pipe'; readonly wide: "｜" | null; }
export interface MentioningArgumentsNode extends TreeNode {
  readonly type: 'MentioningArguments';
  readonly parts: ([PipeNode, (PipeNode | ReferenceNode | BadBracesNode | string)[]] | PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string)[];
}
export interface ReferenceNode extends TreeNode {
  readonly type: 'Reference';
  readonly alias: string | null;
  readonly bad: BadReferenceNode | null;
}
export interface BadReferenceNode extends RecoveryNode { readonly type: 'BadReference'; readonly alias: string; }
export interface BadBracesNode extends RecoveryNode { readonly type: 'BadBraces'; readonly alias: string; }
export interface MissingReferenceEndNode extends RecoveryNode { readonly type: 'MissingReferenceEnd'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadNoiseNode extends RecoveryNode { readonly type: 'BadNoise'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }
export interface ThoughtNode extends TreeNode { readonly type: 'Thought'; readonly head: BadThoughtNode; }
export interface BadThoughtNode extends RecoveryNode {
  readonly type: 'BadThought';
  readonly kind: "think" | "Think" | "THINK" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINKING" | "channel";
}
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface MissingThoughtEndNode extends RecoveryNode { readonly type: 'MissingThoughtEnd'; }
export interface BadForeignCallNode extends RecoveryNode { readonly type: 'BadForeignCall'; }
export interface BadThoughtEndNode extends RecoveryNode { readonly type: 'BadThoughtEnd'; }
export interface OtherTurnNode extends TreeNode { readonly type: 'OtherTurn'; }
export interface BadTurnNode extends RecoveryNode { readonly type: 'BadTurn'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BlankNode | BadNoiseNode | BadWrapperNode | MacroNode | FenceHeadNode | MentionNode | FenceMarkNode
| FenceEndNode | MissingFenceEndNode | BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode | BadTurnNode
| BadForeignCallNode | BadThoughtEndNode | TurnLabelNode | SpanNode | MissingSpanEndNode | ReferenceNode
| BadBracesNode | BadDelimitersNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode
| MissingReferenceEndNode | MarkNode | WrapperEndNode | OpeningFenceHeadNode | LabelNode | InlineCallNode
| FencedCallNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'Text' | 'FenceText' | 'ThoughtText' | 'TurnText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingFenceEndNode | MissingSpanEndNode | BadOtherCallNode | BadOpenNode | BadCloseNode
| MissingCloseNode | BadDelimitersNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | BadCommandNode
| MissingCommandNode | BadSpaceNode | BadSeparatorNode | MissingColonNode | BadReferenceNode | BadBracesNode
| MissingReferenceEndNode | BadBomNode | BadNoiseNode | BadLineEndNode | BadThoughtNode | MissingThoughtEndNode
| BadForeignCallNode | BadThoughtEndNode | BadTurnNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Document' | 'Label' | 'InlineCall' | 'FencedCall', 'model'>>
& Readonly<Record<'Reference' | 'Thought' | 'Macro' | 'MissingClose', 'Document' | 'Wrapped' | 'model'>>
& Readonly<Record<'BadReference' | 'BadOpen' | 'BadSpace' | 'BadSeparator' | 'MissingColon' | 'BadCommand' | 'MissingCommand'
| 'BadBraces' | 'BadClose', 'Document' | 'Fence' | 'OpeningFence' | 'Wrapped' | 'model'>>
& Readonly<Record<'BadBom' | 'Blank' | 'Wrapped' | 'OpeningFence', 'Document'>>
& Readonly<Record<'BadNoise' | 'TurnLabel' | 'BadOtherCall' | 'BadForeignCall' | 'BadThoughtEnd' | 'Text' | 'Fence' | 'OtherTurn'
| 'Span' | 'MissingSpanEnd' | 'BadDelimiters' | 'BadImitation' | 'BadStrayClose' | 'MissingOpenEnd'
| 'MissingReferenceEnd' | 'Mark', 'Document' | 'Wrapped'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd', 'Wrapped'>>
& Readonly<Record<'FenceHead', 'Fence'>>
& Readonly<Record<'FenceText' | 'Mention' | 'FenceMark' | 'FenceEnd' | 'MissingFenceEnd', 'Fence' | 'OpeningFence'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'BadTurn' | 'TurnText', 'OtherTurn'>>
& Readonly<Record<'OpeningFenceHead', 'OpeningFence'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-fence-end" | "missing-span-end" | "bad-foreign-call" | "bad-open" | "bad-close"
| "missing-close" | "bad-delimiters" | "bad-imitation" | "bad-stray-close" | "missing-open-end" | "bad-command"
| "missing-command" | "bad-space" | "bad-separator" | "missing-colon" | "bad-reference" | "bad-braces"
| "missing-reference-end" | "bad-bom" | "bad-noise" | "bad-line-end" | "bad-thought" | "missing-thought-end"
| "bad-thought-end" | "bad-turn";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'UnknownCommand', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Command', start, end, name: l[0] ?? null, colon: l[1], meant: l[2] ?? null, word: l[3] ?? null }),
  (start, end, l) => ({ type: 'Pipe', start, end, wide: l[0] ?? null }),
  (start, end, l) => ({ type: 'Reference', start, end, alias: l[0] ?? null, bad: l[1] ?? null }),
  (start, end, l) => ({ type: 'Arguments', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'MentioningArguments', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'Macro', start, end, command: l[0], args: l[1], close: l[2] }),
  (start, end, l) => ({ type: 'FenceHead', start, end, run: l[0] }),
  (start, end, l) => ({ type: 'MentionedArguments', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'Mention', start, end, command: l[0], args: l[1] }),
  (start, end, l) => ({ type: 'Fence', start, end, head: l[0] }),
  (start, end, l) => ({ type: 'Thought', start, end, head: l[0] }),
  (start, end, l) => ({ type: 'Label', start, end, thought: l[0] ?? null, action: l[1] ?? null, observation: l[2] ?? null }),
  (start, end, l) => ({ type: 'TurnLabel', start, end, label: l[0] }),
  (start, end, l) => ({ type: 'Span', start, end, run: l[0], mentions: l[1] }),
  (start, end, l) => ({ type: 'OpeningFenceHead', start, end, run: l[0] }),
  (start, end, l) => ({ type: 'InlineCall', start, end, run: l[0], call: l[1] }),
  (start, end, l) => ({ type: 'FencedCall', start, end, run: l[0], calls: l[1] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadCommand', start, end, raw, tool: l[0] ?? null, file: l[1] ?? null, state: l[2] ?? null, instruction: l[3] ?? null }),
  (start, end, raw, l) => ({ type: 'BadReference', start, end, raw, alias: l[0] }),
  (start, end, raw, l) => ({ type: 'BadBraces', start, end, raw, alias: l[0] }),
  (start, end, raw, l) => ({ type: 'BadThought', start, end, raw, kind: l[0] }),
  (start, end, raw, l) => ({ type: 'MissingSpanEnd', start, end, raw, mention: l[0] }),
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[1,["L",3]]', // 2 leaf
      '[1,["/",4,6],"\\t\\n\\r\\u001b <"]', // 3 readLead
      '[0,["N","Blank",["+",["s",["[*","\\t "],5]]],"\\t\\n\\r "]', // 4 readBlank
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 5 skipNewline
      '[1,["M","BadNoise",7]]', // 6 readBadNoise
      '[0,["s",8,["*",["/",8,["[","\\t "]]]]]', // 7 skipLineNoise
      '[0,["/",9,16],"\\u001b<"]', // 8 skipNoise
      '[0,["s",["!",10],["!",13],["!",15],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 9 skipTemplateToken
      '[0,["/",["s","<",11,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 10 skipThoughtOpen
      '[0,["s",["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],12],"Ta-z"]', // 11 skipThoughtTag
      '[0,["/",["s","think",["?","ing"]],["s","Think",["?","ing"]],["s","THINK",["?","ING"]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 12 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],14]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],["?","|"],">"],"<|START_ACTION|>","<|tools_prefix|>","<|function_call|>","<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 13 skipForeignCall
      '[0,["!",["[","^"]]]', // 14 skipEof
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",5,14]]]]],"<["]', // 15 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 16 skipAnsiSequence
      '[1,["L",18]]', // 17 leaf
      '[1,["M",5,["s",["&",19],[":",0,21]]]," `~"]', // 18 readBadWrapper
      '[0,["q",20]]', // 19 skip_wrapped
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],21],26,["|",0,null,true,["t",[0,1,2],["!",54],59,26]],190,195]]," `~"]', // 20 read_wrapped
      '[0,["/",["@",1,22,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",23]],["@",1,22,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 21 read_fenceHead
      '[0,["|",0,3,false," "]]', // 22 skipIndent
      '[0,["/",24,14]]', // 23 skipLineEnd
      '[0,["/","\\n",25],"\\n\\r"]', // 24 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 25 skipBadLineEnd
      '[0,["N","Text",["*",["/",["[+","^\\n\\r\\u001b<[-]`{\u25c0\u25c1\\ud83e\uff3d"],27]]]]', // 26 readText
      '[0,["/",["s",5,["!",28],["!",29],["!",37]],46,["s",["!",32],50],["s",["[","]\uff3d"],["!",["[","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"]]],["s","{",["!",["[","Ff{\uff26\uff46"]]],["s","\\ud83e",["[","^\\udd86"]],["s","\u25c0",["?",["s",51,"\ud83e\udd86",["!",["s",51,"\u25b6"]]]]],52,53],"\\n\\r<[-]`{\u25c0\u25c1\\ud83e\uff3d"]', // 27 skipTextMark
      '[0,["/",["s",22,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",23]],["s",22,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 28 skip_fenceHead
      '[0,["/",30,31,34,36]," <[\u25c1"]', // 29 skipAsideAhead
      '[0,["s",22,10]," <[\u25c1"]', // 30 skipThoughtAhead
      '[0,["s",22,32]," <[\u25c1"]', // 31 skipThoughtEndAhead
      '[0,["s",33,["&",["s",["[*","\\t "],["/",5,14,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 32 skipLateEnd
      '[0,["/",["s","</",11,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 33 skipThoughtTagEnd
      '[0,["s",22,35]," <["]', // 34 skipTurnAhead
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"]],15],"<["]', // 35 skipTurnOpen
      '[0,["s",22,13]," <["]', // 36 skipForeignAhead
      '[0,["s",["[*","\\t "],38],"\\t #*+\\\\-AFHOTU_afhotu\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 37 skipLabelAhead
      '[0,["/",["s",["?",39],40,41],["s",["?",39],42,41],["s",["?",39],43,41],["s",["[+","#"],["[+","\\t "],43,["[*","\\t "],["&",23]],["s","\u3010",43,"\u3011"],["s",["?",39],45,41]],"#*+\\\\-AFHOTU_afhotu\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 38 skipLabel
      '[0,["+",["/",["s",["[+","#"],["[+","\\t "]],"**","__",["s",["[","*+\\\\-"],["[+","\\t "]]]],"#*+\\\\-_"]', // 39 skipDecoration
      '[0,["/",["s",["i","thought"],["?",["i","s"]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 40 skipThoughtWord
      '[0,["s",["?",["s",["[+","\\t "],["[+","0-9"]]],["?",["/","**","__"]],["[",":\uff1a"],["?",["/","**","__"]]],"\\t *:_\uff1a"]', // 41 skipLabelEnd
      '[0,["/",["s",["i","action"],["?",["i","s"]]],"\u884c\u52d5","\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 42 skipActionWord
      '[0,["/",44,"\u5b9f\u884c\u7d50\u679c","\u7d50\u679c"],"HOUhou\u30e6\u5b9f\u7d50\u89b3"]', // 43 skipObservationWord
      '[0,["/",["i","observation"],["i","user"],["i","human"],"\u30e6\u30fc\u30b6\u30fc","\u89b3\u5bdf"],"HOUhou\u30e6\u89b3"]', // 44 skipOtherWord
      '[0,["/",["i","final answer"],"\u6700\u7d42\u56de\u7b54"],"Ff\u6700"]', // 45 skipAnswerWord
      '[0,["s",10,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],47]]', // 46 skipNamedThought
      '[0,["/",33,48],"<[\u25c1"]', // 47 skipThoughtClose
      '[0,["q",49]]', // 48 skipAnalysisEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 49 readAnalysisEnd
      '[0,["/",["s","[",["!",["[","FIST["]]],"[INST]",["s","<",["!",["/",["[","|\uff5c"],"/s>[INST]"]]],"\u25c1"],"<[\u25c1"]', // 50 skipTagMark
      '[0,["|",0,6,false,["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]', // 51 skipBits
      '[0,["s","\\\\",["[*","`"]]]', // 52 skipEscape
      '[0,["s","`",["[+","^\\n\\r`\\ud83e"],"`",["!","`"]]]', // 53 skipPlainSpan
      '[0,["s",5,22,55,["[*","\\t "],["/",["&",23],["&",["s",8,58]]]]]', // 54 skip_wrapperEnd
      '[0,["q",56]]', // 55 skipWrapperRun
      '[0,["closes",0,57],"`~"]', // 56 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 57 readFenceRun
      '[0,["s",["*",["/",["[","\\t "],5,8]],14]]', // 58 skipTrail
      '[1,["/",60,139,148,161,163,164,165,178,["@",1,["&",180],181],86,89,6,182,185,186,187,188,189]]', // 59 readItem
      '[1,["N",6,["s",61,[":",0,64],[":",1,["/",["@",0,78,["&",68]],90]],[":",2,["/",136,138]]]]]', // 60 readMacro
      '[1,["/","\ud83e\udd86\u25b6\ufe0f[",62],"\\ud83e"]', // 61 noteOpenOrBad
      '[1,["M","BadOpen",63]]', // 62 readBadOpen
      '[0,["s","\ud83e\udd86",51,"\u25b6",51,["[","[\uff3b"]]]', // 63 skipLooseOpen
      '[1,["N",1,["s",[":",0,65],[":",1,":"]],["s",["?",66],[":",0,65],["&",67],["?",66],[":",1,71]],["s",["?",66],[":",2,74],["?",66],[":",1,71]],["s",["?",66],[":",3,["/",75,77]],["?",66],[":",1,71]]]]', // 64 readCommand
      '[0,["$",["[","FIST"]]]', // 65 readCommandName
      '[1,["M","BadSpace",["[+","\\t\\n\\r \u00a0\u3000"]]]', // 66 readBadSpace
      '[0,["s",["[*","\\t\\n\\r \u00a0\u3000"],["/",["[",":|\uff1a\uff5c"],68,70,14]]]', // 67 skipCommandEnd
      '[0,["/","]\u25c0\ufe0f\ud83e\udd86",69],"]\uff3d"]', // 68 skipClose
      '[0,["s",["[","]\uff3d"],51,"\u25c0",51,"\ud83e\udd86"]]', // 69 skipLooseClose
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",63],"\\ud83e"]', // 70 skipOpen
      '[1,["/",":",72,73]]', // 71 readColon
      '[1,["M","BadSeparator","\uff1a"]]', // 72 readBadSeparator
      '[1,["M","MissingColon",""]]', // 73 readMissingColon
      '[1,["M",0,["s",[":",0,["/",["$",["i","tools"]],["$",["i","tool"]],["$",["[","Tt\uff34\uff54"]]]],["&",67]],["s",[":",1,["/",["$",["i","files"]],["$",["i","file"]],["$",["[","Ff\uff26\uff46"]]]],["&",67]],["s",[":",2,["/",["$",["i","states"]],["$",["i","state"]],["$",["[","Ss\uff33\uff53"]]]],["&",67]],["s",[":",3,["/",["$",["i","instructions"]],["$",["i","instruction"]],["$",["[","Ii\uff29\uff49"]]]],["&",67]]],"FISTfist\u0130\uff26\uff29\uff33\uff34\uff46\uff49\uff53\uff54"]', // 74 readBadCommand
      '[0,["N",0,[":",0,["$",["s",["+",76],["*",["s",["[+","\\t\\n\\r \u00a0\u3000"],["+",76]]]]]]]]', // 75 readUnknownCommand
      '[0,["/",["[","^\\t\\n\\r :]|\u00a0\u3000\\ud83e\uff1a\uff3d\uff5c"],["s",["!",70],"\\ud83e"],["s",["!",68],["[","]\uff3d"]]],"^\\t\\n\\r :|\u00a0\u3000\uff1a\uff5c"]', // 76 skipCommandChar
      '[1,["M","MissingCommand",""]]', // 77 readMissingCommand
      '[1,["N",4,["s",["*",79],[":",0,["|",0,null,true,["@",0,84,["*",79]]]]]]]', // 78 readArguments
      '[0,["/",["[+","^]{|\\ud83e\uff3d\uff5c"],["s",["!",70],"\\ud83e"],["s",["!",68],["[","]\uff3d"]],["s",["!",80],"{"]],"^|\uff5c"]', // 79 skipArgumentText
      '[0,["/",81,["s","{",83,["[",":\uff1a"],82,"}",["!","}"]]],"{"]', // 80 skipBraces
      '[0,["/",["s","{{F:",82,"}}"],["s","{{",["[*","\\t "],83,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],82,["[*","\\t "],"}}"]],"{"]', // 81 skip_reference
      '[0,["s",["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"]]]]]', // 82 skipAliasName
      '[0,["/",["s",["[","Ff"],["[","Ii"],["[","Ll"],["[","Ee"]],["[","Ff\uff26\uff46"]],"Ff\uff26\uff46"]', // 83 skipFileWord
      '[1,["/",85,86,89],"{|\uff5c"]', // 84 readPart
      '[0,["N",2,"|",[":",0,"\uff5c"]],"|\uff5c"]', // 85 readPipe
      '[1,["N",3,["s","{{F:",[":",0,87],"}}"],[":",1,88]],"{"]', // 86 readReference
      '[0,["$",["s",["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"]]]]]]', // 87 readAliasName
      '[1,["M",1,["s","{{",["[*","\\t "],83,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],[":",0,87],["[*","\\t "],"}}"]]]', // 88 readBadReference
      '[1,["M",2,["s","{",83,["[",":\uff1a"],[":",0,87],"}",["!","}"]]]]', // 89 readBadBraces
      '[1,["N",5,[":",0,["|",0,null,true,91]]]]', // 90 readMentioningArguments
      '[1,["/",92,84,["@",1,["!",118],119],122,["$",126]],"^"]', // 91 readMentioningPart
      '[1,["handing",1,["t",[0,2],85,["hand",1,[],21],["|",0,null,true,["/",84,["$",93]]],["?",["s",5,115]]]],"|\uff5c"]', // 92 readPipedFence
      '[0,["/",94,"\\ud83e",114],"^|\uff5c"]', // 93 skipFenceChar
      '[0,["s",95,["*",["/",96,["[","|\uff5c"]]],68]]', // 94 skip_mention
      '[0,["s",70,["|",0,8,false,["[","\\t\\n\\r \u00a0\u3000"]],["|",1,64,false,["[","^\\t\\n\\r :[]`|\u00a0\u3000\\ud83e\uff1a\uff3b\uff3d\uff5c"]],["|",0,8,false,["[","\\t\\n\\r \u00a0\u3000"]],["[",":\uff1a"]]]', // 95 skipMentionHead
      '[0,["/",["[+","^]`{|\\ud83e\uff3d\uff5c"],"{",["s",["!",70],"\\ud83e"],["s",["!",68],["[","]\uff3d"]],97,["[+","`"]],"^|\uff5c"]', // 96 skipMentionedText
      '[0,["q",98]]', // 97 skipMentionedCode
      '[0,["handing",2,["t",[0,1,2,3,4],["hand",2,[],99],["|",0,null,true,100],104,["|",0,null,true,["/",104,100]],103]],"`"]', // 98 readMentionedCode
      '[0,["@",0,["$",["|",1,32,false,"`"]],["!","`"]],"`"]', // 99 readTickRun
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r`\\ud83e"]]],101],"^\\n\\r\\ud83e"]', // 100 readMentionedCodeText
      '[0,["t",[0,1],["!",102],["|",1,null,true,"`"]],"`"]', // 101 readOtherTicks
      '[0,["q",103]]', // 102 skipClosingTicks
      '[0,["same",2,["$",["[+","`"]]],"`"]', // 103 readClosingTicks
      '[0,["t",[0,1,2],105,["|",0,null,true,["/",111,["$",["[","{|\uff5c"]]]],112]]', // 104 readInnerMention
      '[0,["t",[0,1,2,3,4],106,["|",0,8,true,110],["|",1,64,true,["$",["[","^\\t\\n\\r :[]`|\u00a0\u3000\\ud83e\uff1a\uff3b\uff3d\uff5c"]]],["|",0,8,true,110],["$",["[",":\uff1a"]]]]', // 105 readMentionHead
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",107],"\\ud83e"]', // 106 readOpen
      '[0,["t",[0,1,2,3,4],108,109,"\u25b6",109,["$",["[","[\uff3b"]]]]', // 107 readLooseOpen
      '[0,"\ud83e\udd86"]', // 108 readDuck
      '[0,["|",0,6,true,["$",["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]]', // 109 readBits
      '[0,["$",["[","\\t\\n\\r \u00a0\u3000"]]]', // 110 readSpace
      '[0,["/",["|",1,null,true,["$",["[","^]{|\\ud83e\uff3d\uff5c"]]],["t",[0,1],["!",70],"\\ud83e"],["t",[0,1],["!",68],["$",["[","]\uff3d"]]],["t",[0,1],["!",80],"{"]],"^|\uff5c"]', // 111 readArgumentText
      '[0,["/","]\u25c0\ufe0f\ud83e\udd86",113],"]\uff3d"]', // 112 readClose
      '[0,["t",[0,1,2,3,4],["$",["[","]\uff3d"]],109,"\u25c0",109,108]]', // 113 readLooseClose
      '[0,["/",["[+","^\\n\\r]{|\\ud83e\uff3d\uff5c"],["s",["!",70],"\\ud83e"],["s",["!",68],["[","]\uff3d"]],"{",["s",5,["!",115]]],"^|\uff5c"]', // 114 skipFencePlainChar
      '[0,["s",22,116,["[*","\\t "],["&",23]]," `~"]', // 115 skipFenceClose
      '[0,["q",117]]', // 116 skipClosingRun
      '[0,["closes",1,57],"`~"]', // 117 readClosingRun
      '[0,["s",54,58]]', // 118 skipWrapperTail
      '[1,["/",120,121],"\\n\\r"]', // 119 readArgumentFence
      '[1,["handing",1,["@",2,5,["hand",1,[],21],["|",0,null,true,["/",84,["$",93]]],["/",["&",118],["s",5,115]]]],"\\n\\r"]', // 120 readWholeFence
      '[1,["handing",1,["@",2,5,["hand",1,[],21],["|",0,null,true,["/",84,["$",114]]],["!",70]]],"\\n\\r"]', // 121 readUnclosedFence
      '[1,["handing",2,["@",1,["hand",2,[],99],["|",0,null,true,["/",84,["$",123]]],102]],"`"]', // 122 readArgumentSpan
      '[0,["/",94,"\\ud83e",124],"^\\n\\r|\uff5c"]', // 123 skipSpanChar
      '[0,["/",["[+","^\\n\\r]`{|\\ud83e\uff3d\uff5c"],["s",["!",70],"\\ud83e"],["s",["!",68],["[","]\uff3d"]],"{",125],"^\\n\\r|\uff5c"]', // 124 skipSpanPlainChar
      '[0,["s",["!",102],["[+","`"]],"`"]', // 125 skipOtherTicks
      '[0,["/",["[+","^\\n\\r\\\\\\\\]`{|\\ud83e\uff3d\uff5c"],["s",["!",70],"\\ud83e"],["s",["!",68],["[","]\uff3d"]],"{",52,["s",5,["!",28]],["s",["!",127],["[+","`"]]],"^|\uff5c"]', // 126 skipMentioningText
      '[0,["s",["&",128],133],"`"]', // 127 skipHidingSpan
      '[0,["q",129]]', // 128 skip_span
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],99],["|",0,null,true,["/",130,132]],103]],"`"]', // 129 read_span
      '[0,["t",[0,1,2],105,["|",0,null,true,["/",131,["$",["[","|\uff5c"]]]],112]]', // 130 read_mention
      '[0,["/",["|",1,null,true,["$",["[","^]`{|\\ud83e\uff3d\uff5c"]]],"{",["t",[0,1],["!",70],"\\ud83e"],["t",[0,1],["!",68],["$",["[","]\uff3d"]]],98,["|",1,null,true,"`"]],"^|\uff5c"]', // 131 readMentionedText
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r`\\ud83e"]]],["t",[0,1],["!",94],"\\ud83e"],101],"^\\n\\r"]', // 132 readSpanText
      '[0,["q",134]]', // 133 skipOpeningSpan
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],99],["|",0,null,true,["/",135,["$",["[","|\uff5c"]]]],106]],"`"]', // 134 readOpeningSpan
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r]`{|\\ud83e\uff3d\uff5c"]]],["t",[0,1],["!",70],"\\ud83e"],["t",[0,1],["!",68],["$",["[","]\uff3d"]]],"{",101],"^\\n\\r|\uff5c"]', // 135 readSpanPlainChar
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",137],"]\uff3d"]', // 136 readCloseOrBad
      '[1,["M","BadClose",69]]', // 137 readBadClose
      '[1,["M","MissingClose",""]]', // 138 readMissingClose
      '[1,["handing",1,["N",10,["s",["hand",1,["run"],[":",0,140]],141,["*",["s",142,141]],["/",146,147]]]],"\\n\\r"]', // 139 readFence
      '[0,["N",7,["s",5,[":",0,21]]]]', // 140 readFenceHead
      '[0,["*",["/",["[+","^\\n\\r\\ud83e"],["s",5,["!",115]]]]]', // 141 skipFenceText
      '[1,["/",143,"\\ud83e"],"\\ud83e"]', // 142 noteFenceItem
      '[1,["N",9,["s",["&",95],61,[":",0,64],[":",1,144],145]],"\\ud83e"]', // 143 readMention
      '[1,["N",8,["s",["*",96],[":",0,["|",0,null,true,["@",0,84,["*",96]]]]]]]', // 144 readMentionedArguments
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",137],"]\uff3d"]', // 145 noteCloseOrBad
      '[0,["s",5,115]]', // 146 skipFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 147 readMissingFenceEnd
      '[1,["handing",3,["N",11,["s",["hand",3,["kind"],[":",0,149]],153,158]]],"\\n\\r <[\u25c1"]', // 148 readThought
      '[1,["M",3,["s",["?",5],22,[":",0,150]]],"\\n\\r <[\u25c1"]', // 149 readBadThought
      '[0,["/",["@",1,"<",151,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|","channel",">thought"]],"<[\u25c1"]', // 150 readThoughtOpen
      '[0,["@",1,["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],152],"Ta-z"]', // 151 readThoughtTag
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"Think",["?","ing"]],["@",0,"THINK",["?","ING"]],["@",0,"thought",["?","s"]],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"Tar-t"]', // 152 readThoughtName
      '[0,["*",["/",["[+","^<[\u25c1"],["s",["!",154],["[","^"]]]]]', // 153 skipThoughtText
      '[0,["q",155]]', // 154 skipOwnThoughtClose
      '[0,["same",3,156],"<[\u25c1"]', // 155 readOwnThoughtClose
      '[0,["/",157,49],"<[\u25c1"]', // 156 readThoughtClose
      '[0,["/",["@",1,"</",151,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],["@",1,"<","channel","|>"],["@",1,"[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 157 readThoughtTagEnd
      '[1,["/",159,160]]', // 158 note_thoughtEnd
      '[0,["s",154,["[*","\\t "]]]', // 159 skipThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 160 readMissingThoughtEnd
      '[1,["N","OtherTurn",["s",162,["[*","^"]]]]', // 161 readOtherTurn
      '[1,["M","BadTurn",["s",["?",5],22,35]],"\\n\\r <["]', // 162 readBadTurn
      '[1,["M","BadForeignCall",["s",["?",5],22,13]],"\\n\\r <["]', // 163 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",5],31]],"\\n\\r <[\u25c1"]', // 164 readBadThoughtEnd
      '[1,["N",13,["s",["?",5],["[*","\\t "],[":",0,166],["?",171]]],"\\t\\n\\r #*+\\\\-AFHOTU_afhotu\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 165 readTurnLabel
      '[0,["N",12,["s",["?",39],[":",0,167],41],["s",["?",39],[":",1,168],41],["s",["?",39],[":",2,169],41],["s",["[+","#"],["[+","\\t "],[":",2,169],["[*","\\t "],["&",23]],["s","\u3010",[":",2,169],"\u3011"],["s",["?",39],45,41]],"#*+\\\\-AFHOTU_afhotu\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 166 readLabel
      '[0,["/",["t",[0,1],["$",["i","thought"]],["?",["$",["i","s"]]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 167 readThoughtWord
      '[0,["/",["t",[0,1],["$",["i","action"]],["?",["$",["i","s"]]]],"\u884c\u52d5","\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 168 readActionWord
      '[0,["/",170,"\u5b9f\u884c\u7d50\u679c","\u7d50\u679c"],"HOUhou\u30e6\u5b9f\u7d50\u89b3"]', // 169 readObservationWord
      '[0,["/",["$",["i","observation"]],["$",["i","user"]],["$",["i","human"]],"\u30e6\u30fc\u30b6\u30fc","\u89b3\u5bdf"],"HOUhou\u30e6\u89b3"]', // 170 readOtherWord
      '[1,["M","BadOtherCall",["s",["[*","\\t "],13],["s",["*",172],["!",13],173],["s",["[*","\\t "],["&",["s",5,22,177,["[*","a-z"],5,["[*","\\t "],176]]]],"\\t\\n\\r 0-9<[a-{"]', // 171 readBadOtherCall
      '[0,["/",["[","\\t "],5],"\\t\\n\\r "]', // 172 skipWhite
      '[0,["/",["s",174,["[*","\\t "],5,["[*","\\t "],["i","action input"],["[*","\\t "],["[",":\uff1a"]],["s",174,"(",["*",["s",["!",175],["[","^\\n\\r\\ud83e"]]],175],176,["s","<",174,">"],["s","[ACTION_",["[+","0-9"],"_TYPE]"]],"0-9<[a-{"]', // 173 skipOtherCall
      '[0,["s",["[+","0-9a-z"],["+",["s","_",["[+","0-9a-z"]]]]]', // 174 skipToolWord
      '[0,["s",")",["*",172],14]]', // 175 skipCallEnd
      '[0,["s","{",["*",172],"\\"",["/","tool_name","tool","name","function","action"],"\\"",["*",172],":",["*",172],"\\""]]', // 176 skipObjectCall
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 177 skipFenceRun
      '[1,["handing",2,["N",14,["s",["hand",2,[],[":",0,99]],["*",179],[":",1,["|",0,null,true,["@",0,143,["*",179]]]],102]]],"`"]', // 178 readSpan
      '[0,["/",["[+","^\\n\\r`\\ud83e"],["s",["!",94],"\\ud83e"],125],"^\\n\\r"]', // 179 skipSpanText
      '[0,["s",["[+","`"],"\ud83e\udd86"]]', // 180 skipMentionAhead
      '[1,["@",1,["endsInside",128],["M",4,["s",["[+","`"],[":",0,143],["[*","^\\n\\r`\\ud83e"],["&",["s",["[*","^\\n\\r"],["!",["[","^"]]]]]]]]', // 181 readMissingSpanEnd
      '[1,["M","BadDelimiters",["s","\ud83e\udd86",51,"\u25b6",51,["?",["[","({\u3010\uff08"]],["[","FIST"],["[",":\uff1a"]],["s","\ud83e\udd86","[",["[","FIST"],":"],["s",["&",["s","[",["[","FIST"],":",["[*","^\\n\\r[]"],"]",183]],"[",["[","FIST"],":"]],"[\\ud83e"]', // 182 readBadDelimiters
      '[0,["s",["|",0,4,false,["s",["!",184],["[","^\\n\\r[]"]]],184],"^\\n\\r[]"]', // 183 skipDelimiterBehind
      '[0,["/","\u25c0","\ud83e\udd86",":duck:",":arrow_backward:"],":\u25c0\\ud83e"]', // 184 skipDelimiterSign
      '[1,["M","BadImitation",["s","\ud83e\udd86",51,["?",["/","->","=>",">"]],51,["[","[\uff3b"]],["s","[",["?","["],["[","FIST"],":"],["s","{{",["[*","\\t "],["[","IST"],["[*","\\t "],["[",":\uff1a"]],["s","{{",["[*","\\t "],83,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],"}}"]],"[{\\ud83e"]', // 185 readBadImitation
      '[1,["M","BadStrayClose",["s",["[","]\uff3d"],51,"\u25c0",51,["!",70],"\ud83e\udd86"]]]', // 186 readBadStrayClose
      '[1,["@",1,["endsInside",63],["M","MissingOpenEnd",["s","\\ud83e",["[*","^"]]]]]', // 187 readMissingOpenEnd
      '[1,["@",1,["endsInside",81],["M","MissingReferenceEnd",["s","{{",["[*","^"]]]]]', // 188 readMissingReferenceEnd
      '[0,["N","Mark",["[+","`"],5,["[","^"]],"^"]', // 189 readMark
      '[0,["t",[0,1,2,3,4],191,192,56,193,["/",["&",23],["&",["s",8,58]]]]]', // 190 read_wrapperEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 191 readNewline
      '[0,["|",0,3,true," "]]', // 192 readIndent
      '[0,["|",0,null,true,194]]', // 193 readBlanks
      '[0,["$",["[","\\t "]]]', // 194 read_blank
      '[0,["t",[0,1],["|",0,null,true,["/",194,191,196]],199]]', // 195 readTrail
      '[0,["/",197,198],"\\u001b<"]', // 196 readNoise
      '[0,["t",[0,1,2,3,4,5,6],["!",10],["!",13],["!",15],"<|",["|",1,null,true,["$",["[","0-9A-Z_a-z"]]],"|>",["?",["t",[0,1,2],["$",["[","A-Za-z"]],["|",0,null,true,["$",["[",".0-9=A-Z_a-z"]]],["&","<|"]]]],"<"]', // 197 readTemplateToken
      '[0,["t",[0,1,2],"\\u001b[",["|",0,null,true,["$",["[","0-;?"]]],["$",["[","A-Za-z"]]]]', // 198 readAnsiSequence
      '[0,["!",["[","^"]]]', // 199 readEof
      '[0,[[null,"^\\n\\r\\u001b<[-]`{\u25c0\u25c1\\ud83e\uff3d",1,false],[["s",5,["!",28],["!",29],["!",37]],null,0,false],[["s",10,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],47],null,0,false],[["s",["!",32],50],null,0,false],[["s",["[","]\uff3d"],["!",["[","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"]]],null,0,false],[["s","{",["!",["[","Ff{\uff26\uff46"]]],null,0,false],[["s","\\ud83e",["[","^\\udd86"]],null,0,false],[["s","\u25c0",["?",["s",51,"\ud83e\udd86",["!",["s",51,"\u25b6"]]]]],null,0,false],["\\\\","`",0,false],[["s","`",["[+","^\\n\\r`\\ud83e"],"`",["!","`"]],null,0,false]]]', // 200 text
      '[0,["L",["!",54]]]', // 201 leaf
      '[1,["L",60]]', // 202 leaf
      '[0,["L",140]]', // 203 leaf
      '[0,[[null,"^\\n\\r\\ud83e",1,false],[["s",5,["!",115]],null,0,false]]]', // 204 text
      '[1,["L",206]]', // 205 leaf
      '[1,["/",143,207],"\\ud83e"]', // 206 readFenceItem
      '[0,["N","FenceMark","\\ud83e"]]', // 207 readFenceMark
      '[1,["L",["/",209,147]]]', // 208 leaf
      '[0,["N","FenceEnd",["s",5,115]]]', // 209 readFenceEnd
      '[1,["L",149]]', // 210 leaf
      '[0,[[null,"^<[\u25c1",1,false],[["s",["!",154],["[","^"]],null,0,false]]]', // 211 text
      '[1,["L",213]]', // 212 leaf
      '[1,["/",214,160]]', // 213 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",154,["[*","\\t "]]]]', // 214 readThoughtEnd
      '[1,["L",162]]', // 215 leaf
      '[0,[[["[","^"],null,0,false]]]', // 216 text
      '[1,["L",["/",163,164,165,178,["@",1,["&",180],181],86,89,6,182,185,186,187,188,189]]]', // 217 leaf
      '[0,["L",["?",219]]]', // 218 leaf
      '[0,["N","WrapperEnd",54]]', // 219 readWrapperEnd
      '[0,["L",221]]', // 220 leaf
      '[0,["N",15,[":",0,21]]]', // 221 readOpeningFenceHead
      '[1,["L",["?",165]]]', // 222 leaf
      '[1,["L",["/",165,163,164]],"\\t\\n\\r #*+\\\\-<AFHOTU[_afhotu\u25c1\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 223 leaf
      '[0,["L",225]]', // 224 leaf
      '[0,["/",["[+","^{"],["s",["!",81],"{"]],"^"]', // 225 skipReferenceText
      '[1,["L",["t",[0,1],86,["|",0,null,true,227]]]]', // 226 leaf
      '[0,["/",["|",1,null,true,["$",["[","^{"]]],["t",[0,1],["!",81],"{"]],"^"]', // 227 readReferenceText
      '[1,["L",["?",["t",[0,1,2],193,166,["?",229]]]]]', // 228 leaf
      '[1,["handing",2,["N",16,["s",["[*","\\t "],["hand",2,[],[":",0,99]],["[*","\\t "],[":",1,143],["[*","\\t "],102,["[*","\\t "],["&",23]]]],"\\t `"]', // 229 readInlineCall
      '[1,["L",231]]', // 230 leaf
      '[1,["handing",1,["N",17,["s",5,["hand",1,[],[":",0,21]],["*",232],[":",1,["|",1,null,true,["@",0,143,["*",232]]]],5,115]]],"\\n\\r"]', // 231 readFencedCall
      '[0,["/",["[","\\t "],["s",5,["!",115]]],"\\t\\n\\r "]', // 232 skipFenceGap
      '[1,["L",["/",["t",[0,1],191,["/",["t",[0,1,2],193,166,["?",229]],229]],234]],"^"]', // 233 leaf
      '[1,["/",["|",1,null,true,["$",["[","^\\n\\r\\\\\\\\`\\ud83e"]]],235,236,191,129,["|",1,null,true,"`"],60,["$",["[","^"]]],"^"]', // 234 readLabelText
      '[0,["t",[0,1],"\\\\",["|",0,null,true,"`"]]]', // 235 readEscape
      '[0,["handing",1,["t",[0,1,2,3],191,["hand",1,[],21],["|",0,null,true,["/",130,["|",1,null,true,["$",["[","^\\n\\r\\ud83e"]]],"\\ud83e",["t",[0,1],191,["!",115]]]],["/",["t",[0,1],191,237],199]]],"\\n\\r"]', // 236 readCodeLines
      '[0,["t",[0,1,2,3],192,117,193,["&",23]]," `~"]', // 237 readFenceClose
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { handing: ofHanding, hand: ofHand, i: ofCase, "{": ofAction, closes: ofCloses, same: ofSame, endsInside: ofEndsInside } });

  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(202) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(217) }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(222) }] }, { op: 'leaf', read: rules.at(223) }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(17) }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(201), body: stepItem }, { op: 'again', step: () => stepText }] } }, { op: 'leaf', read: rules.at(218) }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(200) } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(203) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(205) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(208) }] } };
  const stepFenceText: Step = { op: 'rule', name: 'FenceText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(204) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(210) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(212) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(211) } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(215) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(216) } };
  const stepOpeningFence: Step = { op: 'rule', name: 'OpeningFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpeningFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(220) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(205) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(208) }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      references: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(224) } }, { op: 'loop', body: { op: 'leaf', read: rules.at(226) } }] },
      labels: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'again', step: () => stepThought } }, { op: 'leaf', read: rules.at(228) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(230) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(233) }] } }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Document', 'references', 'labels'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole text is in a code fence. Its macros are run as if the fence were not there.","example":"```\nAction:\n🦆▶️[T:run_tests]◀️🦆\n```","hint":"Write the text without a fence around it."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    MissingSpanEnd: {"code":"missing-span-end","severity":"error","meaning":"The text ends inside inline code. The macro in it is only mentioned, and is not run.","example":"Use `🦆▶️[T:run_tests]◀️🦆","hint":"The text was cut off: write all of it again.","isCut":true},
    BadOtherCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Write calls as this format does. toolCalls of peglot/tools reads this one."},
    BadOpen: {"code":"bad-open","severity":"warning","meaning":"An opening delimiter has spaces inside, or the wrong variation selectors.","example":"🦆▶[T:run_tests]◀️🦆","hint":"Start macros with 🦆▶️[."},
    BadClose: {"code":"bad-close","severity":"warning","meaning":"A closing delimiter has spaces inside, or the wrong variation selectors.","example":"🦆▶️[T:run_tests]◀🦆","hint":"End macros with ]◀️🦆."},
    MissingClose: {"code":"missing-close","severity":"error","meaning":"A macro is never closed. It is not run.","example":"🦆▶️[T:run_tests","hint":"End every macro with ]◀️🦆. If the text was cut off, write all of it again."},
    BadDelimiters: {"code":"bad-delimiters","severity":"warning","meaning":"A macro lacks the brackets of its delimiters, or its emoji are written as names. It was read as text, and nothing is run.","example":"🦆▶️T:run_tests◀️🦆","hint":"Write it as 🦆▶️[T:run_tests]◀️🦆."},
    BadImitation: {"code":"bad-imitation","severity":"info","meaning":"Something only looks like a macro or a reference. It was read as text, and nothing is run.","example":"🦆>[T:run_tests]<🦆","hint":"If you meant a macro, write it as 🦆▶️[T:run_tests]◀️🦆."},
    BadStrayClose: {"code":"bad-stray-close","severity":"error","meaning":"A closing delimiter closes nothing.","example":"Done.]◀️🦆","hint":"Write the opening delimiter of the macro, or put the delimiter into inline code if it is only mentioned."},
    MissingOpenEnd: {"code":"missing-open-end","severity":"error","meaning":"The text ends inside an opening delimiter.","example":"Action:\n🦆▶️","hint":"The text was cut off: write all of it again.","isCut":true},
    BadCommand: {"code":"bad-command","severity":"warning","meaning":"A command is in lower case, in full-width letters, or a whole word.","example":"🦆▶️[TOOL:run_tests]◀️🦆","hint":"Write the command as one capital letter: T, F, S or I."},
    MissingCommand: {"code":"missing-command","severity":"error","meaning":"A macro has no command before its colon.","example":"🦆▶️[:run_tests]◀️🦆","hint":"Write the command letter: T, F, S or I."},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"Spaces around a command, a name or an argument. They were left out.","example":"🦆▶️[ T: run_tests ]◀️🦆","hint":"Write no spaces around the separators."},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A macro has full-width separators.","example":"🦆▶️[T：read_file｜{{F:main}}]◀️🦆","hint":"Write :, | and =."},
    MissingColon: {"code":"missing-colon","severity":"error","meaning":"A macro does not start with a command and a colon.","example":"🦆▶️[read_file|src/main.py]◀️🦆","hint":"Start with the command letter and a colon: 🦆▶️[T:read_file|…]◀️🦆."},
    BadReference: {"code":"bad-reference","severity":"warning","meaning":"A reference is not written as {{F:alias}}.","example":"{{ f: main }}","hint":"Write {{F:main}}."},
    BadBraces: {"code":"bad-braces","severity":"warning","meaning":"A reference has single braces. It was read as text, not as a file.","example":"🦆▶️[T:read_file|{F:main}]◀️🦆","hint":"Write {{F:main}}."},
    MissingReferenceEnd: {"code":"missing-reference-end","severity":"error","meaning":"The text ends inside a reference.","example":"I read {{F:ma","hint":"The text was cut off: write all of it again.","isCut":true},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
    BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
    BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Write calls as this format does. toolCalls of peglot/tools reads this one."},
    BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  },
  attributes: 4,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
