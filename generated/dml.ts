// Generated from grammars/dml.peggy, grammars/dml/macros.peggy, grammars/dml/arguments.peggy, grammars/dml/references.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCase, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside } from '../src/engine/generated.ts';

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
  readonly action: [string, string | null] | ["行", string] | "アクション" | null;
  readonly observation: string | [string | null, string] | ["実行" | null, "結果"] | null;
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
export interface BadThoughtNode extends RecoveryNode { readonly type: 'BadThought'; readonly kind: string; }
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
      '[0,["/",9,17],"\\u001b<"]', // 8 skipNoise
      '[0,["s",["!",10],["!",13],["!",16],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 9 skipTemplateToken
      '[0,["/",["s","<",11,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 10 skipThoughtOpen
      '[0,["s",["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],12],"Ta-z"]', // 11 skipThoughtTag
      '[0,["/",["s",["i","think"],["?",["i","ing"]]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 12 skipThoughtName
      '[0,["/",["s","<",["/","tool","function"],["?","_"],"call",["?","s"],">",["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],14]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|",["/",["s","tool_call",["[*","A-Z_a-z"]],"START_ACTION","tools_prefix","function_call","python_tag"],["?","|"],">"],["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to=",["s","<",["[+","a-z"],"_",["[+","_a-z"],">",["&",["s",["[*","\\t\\n\\r "],"<",["[","a-z"]]]],15],"<["]', // 13 skipForeignCall
      '[0,["!",["[","^"]]]', // 14 skipEof
      '[0,["/","[REASONING]",["s","[ACTION_",["[+","0-9"],"_TYPE]"]],"["]', // 15 skipOtherFormat
      '[0,["/",["s","<|",["/","start_",["s",["[+","a-z"],"_start"]],["[*","_a-z"],"|>",["/","user","tool","ipython","system"]],["s","<|start|>",["/","user","developer","system"]],"<|USER_TOKEN|>","<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",5,14]]]]],"<["]', // 16 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 17 skipAnsiSequence
      '[1,["L",19]]', // 18 leaf
      '[1,["M",5,["s",["&",20],[":",0,22]]]," `~"]', // 19 readBadWrapper
      '[0,["q",21]]', // 20 skip_wrapped
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],22],27,["|",0,null,true,["t",[0,1,2],["!",51],56,27]],191,196]]," `~"]', // 21 read_wrapped
      '[0,["/",["@",1,23,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",24]],["@",1,23,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 22 read_fenceHead
      '[0,["|",0,3,false," "]]', // 23 skipIndent
      '[0,["/",25,14]]', // 24 skipLineEnd
      '[0,["/","\\n",26],"\\n\\r"]', // 25 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 26 skipBadLineEnd
      '[0,["N","Text",["*",["/",["[+","^\\n\\r\\u001b<[-]`{\u25c0\u25c1\\ud83e\uff3d"],28]]]]', // 27 readText
      '[0,["/",["s",5,["!",29],["!",30],["!",34]],43,["s",["!",31],47],["s",["[","]\uff3d"],["!",["[","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"]]],["s","{",["!",["[","Ff{\uff26\uff46"]]],["s","\\ud83e",["[","^\\udd86"]],["s","\u25c0",["?",["s",48,"\ud83e\udd86",["!",["s",48,"\u25b6"]]]]],49,50],"\\n\\r<[-]`{\u25c0\u25c1\\ud83e\uff3d"]', // 28 skipTextMark
      '[0,["/",["s",23,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",24]],["s",23,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 29 skip_fenceHead
      '[0,["s",23,["/",10,31,33,13]]," <[\u25c1"]', // 30 skipAsideAhead
      '[0,["s",32,["&",["s",["[*","\\t "],["/",5,14,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 31 skipLateEnd
      '[0,["/",["s","</",11,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 32 skipThoughtTagEnd
      '[0,["s",["|",0,2,false,["s",["!",16],["/",["s","<|",["[+","A-Z_a-z"],"|>"],"</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"]]],16],"<["]', // 33 skipTurnOpen
      '[0,["s",["[*","\\t "],35],"\\t #*+\\\\-AFHOS-U_afhos-u\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 34 skipLabelAhead
      '[0,["/",["s",["?",36],37,38],["s",["?",36],39,38],["s",["?",36],40,38],["s",["[+","#"],["[+","\\t "],40,["[*","\\t "],["&",24]],["s","\u3010",40,"\u3011"],["s",["?",36],42,38]],"#*+\\\\-AFHOS-U_afhos-u\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 35 skipLabel
      '[0,["+",["/",["s",["[+","#"],["[+","\\t "]],"**","__",["s",["[","*+\\\\-"],["[+","\\t "]]]],"#*+\\\\-_"]', // 36 skipDecoration
      '[0,["/",["s",["i","thought"],["?",["i","s"]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 37 skipThoughtWord
      '[0,["s",["?",["s",["[+","\\t "],["[+","0-9"]]],["?",["/","**","__"]],["[",":\uff1a"],["?",["/","**","__"]]],"\\t *:_\uff1a"]', // 38 skipLabelEnd
      '[0,["/",["s",["i","action"],["?",["i","s"]]],["s","\u884c",["[","\u52a8\u52d5"]],"\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 39 skipActionWord
      '[0,["/",41,["s",["?",["i","tool "]],["i","output"]],["i","system"],["s",["?","\u5b9f\u884c"],"\u7d50\u679c"]],"HOS-Uhos-u\u30e6\u5b9f\u7d50\u89b3"]', // 40 skipObservationWord
      '[0,["/",["i","observation"],["i","user"],["i","human"],"\u30e6\u30fc\u30b6\u30fc","\u89b3\u5bdf"],"HOUhou\u30e6\u89b3"]', // 41 skipOtherWord
      '[0,["/",["i","final answer"],"\u6700\u7d42\u56de\u7b54"],"Ff\u6700"]', // 42 skipAnswerWord
      '[0,["s",10,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],44]]', // 43 skipNamedThought
      '[0,["/",32,45],"<[\u25c1"]', // 44 skipThoughtClose
      '[0,["q",46]]', // 45 skipAnalysisEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 46 readAnalysisEnd
      '[0,["/",["s","[",["!",["[","FIST["]]],"[INST]",["s","<",["!",["/",["[","|\uff5c"],"/s>[INST]"]]],"\u25c1"],"<[\u25c1"]', // 47 skipTagMark
      '[0,["|",0,6,false,["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]', // 48 skipBits
      '[0,["s","\\\\",["[*","`"]]]', // 49 skipEscape
      '[0,["s","`",["[+","^\\n\\r`\\ud83e"],"`",["!","`"]]]', // 50 skipPlainSpan
      '[0,["s",5,23,52,["[*","\\t "],["/",["&",24],["&",["s",8,55]]]]]', // 51 skip_wrapperEnd
      '[0,["q",53]]', // 52 skipWrapperRun
      '[0,["closes",0,54],"`~"]', // 53 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 54 readFenceRun
      '[0,["s",["*",["/",["[","\\t "],5,8]],14]]', // 55 skipTrail
      '[1,["/",57,136,145,158,160,161,163,179,["@",1,["&",181],182],83,86,6,183,186,187,188,189,190]]', // 56 readItem
      '[1,["N",6,["s",58,[":",0,61],[":",1,["/",["@",0,75,["&",65]],87]],[":",2,["/",133,135]]]]]', // 57 readMacro
      '[1,["/","\ud83e\udd86\u25b6\ufe0f[",59],"\\ud83e"]', // 58 noteOpenOrBad
      '[1,["M","BadOpen",60]]', // 59 readBadOpen
      '[0,["s","\ud83e\udd86",48,"\u25b6",48,["[","[\uff3b"]]]', // 60 skipLooseOpen
      '[1,["N",1,["s",[":",0,62],[":",1,":"]],["s",["?",63],[":",0,62],["&",64],["?",63],[":",1,68]],["s",["?",63],[":",2,71],["?",63],[":",1,68]],["s",["?",63],[":",3,["/",72,74]],["?",63],[":",1,68]]]]', // 61 readCommand
      '[0,["$",["[","FIST"]]]', // 62 readCommandName
      '[1,["M","BadSpace",["[+","\\t\\n\\r \u00a0\u3000"]]]', // 63 readBadSpace
      '[0,["s",["[*","\\t\\n\\r \u00a0\u3000"],["/",["[",":|\uff1a\uff5c"],65,67,14]]]', // 64 skipCommandEnd
      '[0,["/","]\u25c0\ufe0f\ud83e\udd86",66],"]\uff3d"]', // 65 skipClose
      '[0,["s",["[","]\uff3d"],48,"\u25c0",48,"\ud83e\udd86"]]', // 66 skipLooseClose
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",60],"\\ud83e"]', // 67 skipOpen
      '[1,["/",":",69,70]]', // 68 readColon
      '[1,["M","BadSeparator","\uff1a"]]', // 69 readBadSeparator
      '[1,["M","MissingColon",""]]', // 70 readMissingColon
      '[1,["M",0,["s",[":",0,["/",["$",["i","tools"]],["$",["i","tool"]],["$",["[","Tt\uff34\uff54"]]]],["&",64]],["s",[":",1,["/",["$",["i","files"]],["$",["i","file"]],["$",["[","Ff\uff26\uff46"]]]],["&",64]],["s",[":",2,["/",["$",["i","states"]],["$",["i","state"]],["$",["[","Ss\uff33\uff53"]]]],["&",64]],["s",[":",3,["/",["$",["i","instructions"]],["$",["i","instruction"]],["$",["[","Ii\uff29\uff49"]]]],["&",64]]],"FISTfist\u0130\uff26\uff29\uff33\uff34\uff46\uff49\uff53\uff54"]', // 71 readBadCommand
      '[0,["N",0,[":",0,["$",["s",["+",73],["*",["s",["[+","\\t\\n\\r \u00a0\u3000"],["+",73]]]]]]]]', // 72 readUnknownCommand
      '[0,["/",["[","^\\t\\n\\r :]|\u00a0\u3000\\ud83e\uff1a\uff3d\uff5c"],["s",["!",67],"\\ud83e"],["s",["!",65],["[","]\uff3d"]]],"^\\t\\n\\r :|\u00a0\u3000\uff1a\uff5c"]', // 73 skipCommandChar
      '[1,["M","MissingCommand",""]]', // 74 readMissingCommand
      '[1,["N",4,["s",["*",76],[":",0,["|",0,null,true,["@",0,81,["*",76]]]]]]]', // 75 readArguments
      '[0,["/",["[+","^]{|\\ud83e\uff3d\uff5c"],["s",["!",67],"\\ud83e"],["s",["!",65],["[","]\uff3d"]],["s",["!",77],"{"]],"^|\uff5c"]', // 76 skipArgumentText
      '[0,["/",78,["s","{",80,["[",":\uff1a"],79,"}",["!","}"]]],"{"]', // 77 skipBraces
      '[0,["/",["s","{{F:",79,"}}"],["s","{{",["[*","\\t "],80,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],79,["[*","\\t "],"}}"]],"{"]', // 78 skip_reference
      '[0,["s",["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"]]]]]', // 79 skipAliasName
      '[0,["/",["s",["[","Ff"],["[","Ii"],["[","Ll"],["[","Ee"]],["[","Ff\uff26\uff46"]],"Ff\uff26\uff46"]', // 80 skipFileWord
      '[1,["/",82,83,86],"{|\uff5c"]', // 81 readPart
      '[0,["N",2,"|",[":",0,"\uff5c"]],"|\uff5c"]', // 82 readPipe
      '[1,["N",3,["s","{{F:",[":",0,84],"}}"],[":",1,85]],"{"]', // 83 readReference
      '[0,["$",["s",["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"]]]]]]', // 84 readAliasName
      '[1,["M",1,["s","{{",["[*","\\t "],80,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],[":",0,84],["[*","\\t "],"}}"]]]', // 85 readBadReference
      '[1,["M",2,["s","{",80,["[",":\uff1a"],[":",0,84],"}",["!","}"]]]]', // 86 readBadBraces
      '[1,["N",5,[":",0,["|",0,null,true,88]]]]', // 87 readMentioningArguments
      '[1,["/",89,81,["@",1,["!",115],116],119,["$",123]],"^"]', // 88 readMentioningPart
      '[1,["handing",1,["t",[0,2],82,["hand",1,[],22],["|",0,null,true,["/",81,["$",90]]],["?",["s",5,112]]]],"|\uff5c"]', // 89 readPipedFence
      '[0,["/",91,"\\ud83e",111],"^|\uff5c"]', // 90 skipFenceChar
      '[0,["s",92,["*",["/",93,["[","|\uff5c"]]],65]]', // 91 skip_mention
      '[0,["s",67,["|",0,8,false,["[","\\t\\n\\r \u00a0\u3000"]],["|",1,64,false,["[","^\\t\\n\\r :[]`|\u00a0\u3000\\ud83e\uff1a\uff3b\uff3d\uff5c"]],["|",0,8,false,["[","\\t\\n\\r \u00a0\u3000"]],["[",":\uff1a"]]]', // 92 skipMentionHead
      '[0,["/",["[+","^]`{|\\ud83e\uff3d\uff5c"],"{",["s",["!",67],"\\ud83e"],["s",["!",65],["[","]\uff3d"]],94,["[+","`"]],"^|\uff5c"]', // 93 skipMentionedText
      '[0,["q",95]]', // 94 skipMentionedCode
      '[0,["handing",2,["t",[0,1,2,3,4],["hand",2,[],96],["|",0,null,true,97],101,["|",0,null,true,["/",101,97]],100]],"`"]', // 95 readMentionedCode
      '[0,["@",0,["$",["|",1,32,false,"`"]],["!","`"]],"`"]', // 96 readTickRun
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r`\\ud83e"]]],98],"^\\n\\r\\ud83e"]', // 97 readMentionedCodeText
      '[0,["t",[0,1],["!",99],["|",1,null,true,"`"]],"`"]', // 98 readOtherTicks
      '[0,["q",100]]', // 99 skipClosingTicks
      '[0,["same",2,["$",["[+","`"]]],"`"]', // 100 readClosingTicks
      '[0,["t",[0,1,2],102,["|",0,null,true,["/",108,["$",["[","{|\uff5c"]]]],109]]', // 101 readInnerMention
      '[0,["t",[0,1,2,3,4],103,["|",0,8,true,107],["|",1,64,true,["$",["[","^\\t\\n\\r :[]`|\u00a0\u3000\\ud83e\uff1a\uff3b\uff3d\uff5c"]]],["|",0,8,true,107],["$",["[",":\uff1a"]]]]', // 102 readMentionHead
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",104],"\\ud83e"]', // 103 readOpen
      '[0,["t",[0,1,2,3,4],105,106,"\u25b6",106,["$",["[","[\uff3b"]]]]', // 104 readLooseOpen
      '[0,"\ud83e\udd86"]', // 105 readDuck
      '[0,["|",0,6,true,["$",["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]]', // 106 readBits
      '[0,["$",["[","\\t\\n\\r \u00a0\u3000"]]]', // 107 readSpace
      '[0,["/",["|",1,null,true,["$",["[","^]{|\\ud83e\uff3d\uff5c"]]],["t",[0,1],["!",67],"\\ud83e"],["t",[0,1],["!",65],["$",["[","]\uff3d"]]],["t",[0,1],["!",77],"{"]],"^|\uff5c"]', // 108 readArgumentText
      '[0,["/","]\u25c0\ufe0f\ud83e\udd86",110],"]\uff3d"]', // 109 readClose
      '[0,["t",[0,1,2,3,4],["$",["[","]\uff3d"]],106,"\u25c0",106,105]]', // 110 readLooseClose
      '[0,["/",["[+","^\\n\\r]{|\\ud83e\uff3d\uff5c"],["s",["!",67],"\\ud83e"],["s",["!",65],["[","]\uff3d"]],"{",["s",5,["!",112]]],"^|\uff5c"]', // 111 skipFencePlainChar
      '[0,["s",23,113,["[*","\\t "],["&",24]]," `~"]', // 112 skipFenceClose
      '[0,["q",114]]', // 113 skipClosingRun
      '[0,["closes",1,54],"`~"]', // 114 readClosingRun
      '[0,["s",51,55]]', // 115 skipWrapperTail
      '[1,["/",117,118],"\\n\\r"]', // 116 readArgumentFence
      '[1,["handing",1,["@",2,5,["hand",1,[],22],["|",0,null,true,["/",81,["$",90]]],["/",["&",115],["s",5,112]]]],"\\n\\r"]', // 117 readWholeFence
      '[1,["handing",1,["@",2,5,["hand",1,[],22],["|",0,null,true,["/",81,["$",111]]],["!",67]]],"\\n\\r"]', // 118 readUnclosedFence
      '[1,["handing",2,["@",1,["hand",2,[],96],["|",0,null,true,["/",81,["$",120]]],99]],"`"]', // 119 readArgumentSpan
      '[0,["/",91,"\\ud83e",121],"^\\n\\r|\uff5c"]', // 120 skipSpanChar
      '[0,["/",["[+","^\\n\\r]`{|\\ud83e\uff3d\uff5c"],["s",["!",67],"\\ud83e"],["s",["!",65],["[","]\uff3d"]],"{",122],"^\\n\\r|\uff5c"]', // 121 skipSpanPlainChar
      '[0,["s",["!",99],["[+","`"]],"`"]', // 122 skipOtherTicks
      '[0,["/",["[+","^\\n\\r\\\\\\\\]`{|\\ud83e\uff3d\uff5c"],["s",["!",67],"\\ud83e"],["s",["!",65],["[","]\uff3d"]],"{",49,["s",5,["!",29]],["s",["!",124],["[+","`"]]],"^|\uff5c"]', // 123 skipMentioningText
      '[0,["s",["&",125],130],"`"]', // 124 skipHidingSpan
      '[0,["q",126]]', // 125 skip_span
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],96],["|",0,null,true,["/",127,129]],100]],"`"]', // 126 read_span
      '[0,["t",[0,1,2],102,["|",0,null,true,["/",128,["$",["[","|\uff5c"]]]],109]]', // 127 read_mention
      '[0,["/",["|",1,null,true,["$",["[","^]`{|\\ud83e\uff3d\uff5c"]]],"{",["t",[0,1],["!",67],"\\ud83e"],["t",[0,1],["!",65],["$",["[","]\uff3d"]]],95,["|",1,null,true,"`"]],"^|\uff5c"]', // 128 readMentionedText
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r`\\ud83e"]]],["t",[0,1],["!",91],"\\ud83e"],98],"^\\n\\r"]', // 129 readSpanText
      '[0,["q",131]]', // 130 skipOpeningSpan
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],96],["|",0,null,true,["/",132,["$",["[","|\uff5c"]]]],103]],"`"]', // 131 readOpeningSpan
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r]`{|\\ud83e\uff3d\uff5c"]]],["t",[0,1],["!",67],"\\ud83e"],["t",[0,1],["!",65],["$",["[","]\uff3d"]]],"{",98],"^\\n\\r|\uff5c"]', // 132 readSpanPlainChar
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",134],"]\uff3d"]', // 133 readCloseOrBad
      '[1,["M","BadClose",66]]', // 134 readBadClose
      '[1,["M","MissingClose",""]]', // 135 readMissingClose
      '[1,["handing",1,["N",10,["s",["hand",1,["run"],[":",0,137]],138,["*",["s",139,138]],["/",143,144]]]],"\\n\\r"]', // 136 readFence
      '[0,["N",7,["s",5,[":",0,22]]]]', // 137 readFenceHead
      '[0,["*",["/",["[+","^\\n\\r\\ud83e"],["s",5,["!",112]]]]]', // 138 skipFenceText
      '[1,["/",140,"\\ud83e"],"\\ud83e"]', // 139 noteFenceItem
      '[1,["N",9,["s",["&",92],58,[":",0,61],[":",1,141],142]],"\\ud83e"]', // 140 readMention
      '[1,["N",8,["s",["*",93],[":",0,["|",0,null,true,["@",0,81,["*",93]]]]]]]', // 141 readMentionedArguments
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",134],"]\uff3d"]', // 142 noteCloseOrBad
      '[0,["s",5,112]]', // 143 skipFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 144 readMissingFenceEnd
      '[1,["handing",3,["N",11,["s",["hand",3,["kind"],[":",0,146]],150,155]]],"\\n\\r <[\u25c1"]', // 145 readThought
      '[1,["M",3,["s",["?",5],23,[":",0,147]]],"\\n\\r <[\u25c1"]', // 146 readBadThought
      '[0,["/",["@",1,"<",148,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|","channel",">thought"]],"<[\u25c1"]', // 147 readThoughtOpen
      '[0,["@",1,["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],149],"Ta-z"]', // 148 readThoughtTag
      '[0,["/",["@",0,["$",["i","think"]],["?",["i","ing"]]],["@",0,"thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 149 readThoughtName
      '[0,["*",["/",["[+","^<[\u25c1"],["s",["!",151],["[","^"]]]]]', // 150 skipThoughtText
      '[0,["q",152]]', // 151 skipOwnThoughtClose
      '[0,["same",3,153],"<[\u25c1"]', // 152 readOwnThoughtClose
      '[0,["/",154,46],"<[\u25c1"]', // 153 readThoughtClose
      '[0,["/",["@",1,"</",148,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],["@",1,"<","channel","|>"],["@",1,"[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 154 readThoughtTagEnd
      '[1,["/",156,157]]', // 155 note_thoughtEnd
      '[0,["s",151,["[*","\\t "]]]', // 156 skipThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 157 readMissingThoughtEnd
      '[1,["N","OtherTurn",["s",159,["[*","^"]]]]', // 158 readOtherTurn
      '[1,["M","BadTurn",["s",["?",5],23,33]],"\\n\\r <["]', // 159 readBadTurn
      '[1,["M","BadForeignCall",["s",["?",5],23,13]],"\\n\\r <["]', // 160 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",5],162]],"\\n\\r <[\u25c1"]', // 161 readBadThoughtEnd
      '[0,["s",23,31]," <[\u25c1"]', // 162 skipThoughtEndAhead
      '[1,["N",13,["s",["?",5],["[*","\\t "],[":",0,164],["?",169]]],"\\t\\n\\r #*+\\\\-AFHOS-U_afhos-u\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 163 readTurnLabel
      '[0,["N",12,["s",["?",36],[":",0,165],38],["s",["?",36],[":",1,166],38],["s",["?",36],[":",2,167],38],["s",["[+","#"],["[+","\\t "],[":",2,167],["[*","\\t "],["&",24]],["s","\u3010",[":",2,167],"\u3011"],["s",["?",36],42,38]],"#*+\\\\-AFHOS-U_afhos-u\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 164 readLabel
      '[0,["/",["t",[0,1],["$",["i","thought"]],["?",["$",["i","s"]]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 165 readThoughtWord
      '[0,["/",["t",[0,1],["$",["i","action"]],["?",["$",["i","s"]]]],["t",[0,1],"\u884c",["$",["[","\u52a8\u52d5"]]],"\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 166 readActionWord
      '[0,["/",168,["t",[0,1],["?",["$",["i","tool "]]],["$",["i","output"]]],["$",["i","system"]],["t",[0,1],["?","\u5b9f\u884c"],"\u7d50\u679c"]],"HOS-Uhos-u\u30e6\u5b9f\u7d50\u89b3"]', // 167 readObservationWord
      '[0,["/",["$",["i","observation"]],["$",["i","user"]],["$",["i","human"]],"\u30e6\u30fc\u30b6\u30fc","\u89b3\u5bdf"],"HOUhou\u30e6\u89b3"]', // 168 readOtherWord
      '[1,["M","BadOtherCall",["s",["[*","\\t "],13],["s",["*",170],["!",13],171],["s",["[*","\\t "],["&",["s",5,23,175,["[*","_a-z"],5,["[*","\\t "],["/",174,176]]]]],"\\t\\n\\r 0-9<[a-{"]', // 169 readBadOtherCall
      '[0,["/",["[","\\t "],5],"\\t\\n\\r "]', // 170 skipWhite
      '[0,["/",["s",172,["[*","\\t "],5,["[*","\\t "],["i","action input"],["[*","\\t "],["[",":\uff1a"]],["s",172,"(",["*",["s",["!",173],["[","^\\n\\r\\ud83e"]]],173],174,["s","<",172,">"],["s","[T:",["+",["s",["!",["s","]",["*",170],14]],["[","^\\n\\r\\ud83e"]]],"]",["*",170],14]],"0-9<[a-{"]', // 171 skipOtherCall
      '[0,["s",["[+","0-9a-z"],["+",["s","_",["[+","0-9a-z"]]]]]', // 172 skipToolWord
      '[0,["s",")",["*",170],14]]', // 173 skipCallEnd
      '[0,["s","{",["*",170],"\\"",["/","tool_name","tool","name","function","action"],"\\"",["*",170],":",["*",170],"\\""]]', // 174 skipObjectCall
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 175 skipFenceRun
      '[0,["s",["+",["s",["[*","\\t "],["?","print("],177,["+",5]]],23,175,["*",170],14],"\\t 0-9a-z"]', // 176 skipCodeCalls
      '[0,["s",172,"(",["*",["s",["!",178],["[","^\\n\\r\\ud83e"]]],178]]', // 177 skipCallLine
      '[0,["s",")",["[*","\\t "],["&",5]]]', // 178 skipCallLineEnd
      '[1,["handing",2,["N",14,["s",["hand",2,[],[":",0,96]],["*",180],[":",1,["|",0,null,true,["@",0,140,["*",180]]]],99]]],"`"]', // 179 readSpan
      '[0,["/",["[+","^\\n\\r`\\ud83e"],["s",["!",91],"\\ud83e"],122],"^\\n\\r"]', // 180 skipSpanText
      '[0,["s",["[+","`"],"\ud83e\udd86"]]', // 181 skipMentionAhead
      '[1,["@",1,["endsInside",125],["M",4,["s",["[+","`"],[":",0,140],["[*","^\\n\\r`\\ud83e"],["&",["s",["[*","^\\n\\r"],["!",["[","^"]]]]]]]]', // 182 readMissingSpanEnd
      '[1,["M","BadDelimiters",["s","\ud83e\udd86",48,"\u25b6",48,["?",["[","({\u3010\uff08"]],["[","FIST"],["[",":\uff1a"]],["s","\ud83e\udd86","[",["[","FIST"],":"],["s",["&",["s","[",["[","FIST"],":",["[*","^\\n\\r[]"],"]",184]],"[",["[","FIST"],":"]],"[\\ud83e"]', // 183 readBadDelimiters
      '[0,["s",["|",0,4,false,["s",["!",185],["[","^\\n\\r[-]"]]],185],"^\\n\\r[-]"]', // 184 skipDelimiterBehind
      '[0,["/",["s",["/",["s","\u25c0",["?","\ufe0f"]],"\ud83e\udd86"],["!","\\\\"]],":duck:",":arrow_backward:"],":\u25c0\\ud83e"]', // 185 skipDelimiterSign
      '[1,["M","BadImitation",["s","\ud83e\udd86",48,["?",["/","->","=>",">"]],48,["[","[\uff3b"]],["s","[",["?","["],["[","FIST"],":"],["s","{{",["[*","\\t "],["[","IST"],["[*","\\t "],["[",":\uff1a"]],["s","{{",["[*","\\t "],80,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],"}}"]],"[{\\ud83e"]', // 186 readBadImitation
      '[1,["M","BadStrayClose",["s",["[","]\uff3d"],48,"\u25c0",48,["!",67],"\ud83e\udd86"]]]', // 187 readBadStrayClose
      '[1,["@",1,["endsInside",60],["M","MissingOpenEnd",["s","\\ud83e",["[*","^"]]]]]', // 188 readMissingOpenEnd
      '[1,["@",1,["endsInside",78],["M","MissingReferenceEnd",["s","{{",["[*","^"]]]]]', // 189 readMissingReferenceEnd
      '[0,["N","Mark",["[+","`"],5,["[","^"]],"^"]', // 190 readMark
      '[0,["t",[0,1,2,3,4],192,193,53,194,["/",["&",24],["&",["s",8,55]]]]]', // 191 read_wrapperEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 192 readNewline
      '[0,["|",0,3,true," "]]', // 193 readIndent
      '[0,["|",0,null,true,195]]', // 194 readBlanks
      '[0,["$",["[","\\t "]]]', // 195 read_blank
      '[0,["t",[0,1],["|",0,null,true,["/",195,192,197]],200]]', // 196 readTrail
      '[0,["/",198,199],"\\u001b<"]', // 197 readNoise
      '[0,["t",[0,1,2,3,4,5,6],["!",10],["!",13],["!",16],"<|",["|",1,null,true,["$",["[","0-9A-Z_a-z"]]],"|>",["?",["t",[0,1,2],["$",["[","A-Za-z"]],["|",0,null,true,["$",["[",".0-9=A-Z_a-z"]]],["&","<|"]]]],"<"]', // 198 readTemplateToken
      '[0,["t",[0,1,2],"\\u001b[",["|",0,null,true,["$",["[","0-;?"]]],["$",["[","A-Za-z"]]]]', // 199 readAnsiSequence
      '[0,["!",["[","^"]]]', // 200 readEof
      '[0,[[null,"^\\n\\r\\u001b<[-]`{\u25c0\u25c1\\ud83e\uff3d",1,false],[["s",5,["!",29],["!",30],["!",34]],null,0,false],[["s",10,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],44],null,0,false],[["s",["!",31],47],null,0,false],[["s",["[","]\uff3d"],["!",["[","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"]]],null,0,false],[["s","{",["!",["[","Ff{\uff26\uff46"]]],null,0,false],[["s","\\ud83e",["[","^\\udd86"]],null,0,false],[["s","\u25c0",["?",["s",48,"\ud83e\udd86",["!",["s",48,"\u25b6"]]]]],null,0,false],["\\\\","`",0,false],[["s","`",["[+","^\\n\\r`\\ud83e"],"`",["!","`"]],null,0,false]]]', // 201 text
      '[0,["L",["!",51]]]', // 202 leaf
      '[1,["L",57]]', // 203 leaf
      '[0,["L",137]]', // 204 leaf
      '[0,[[null,"^\\n\\r\\ud83e",1,false],[["s",5,["!",112]],null,0,false]]]', // 205 text
      '[1,["L",207]]', // 206 leaf
      '[1,["/",140,208],"\\ud83e"]', // 207 readFenceItem
      '[0,["N","FenceMark","\\ud83e"]]', // 208 readFenceMark
      '[1,["L",["/",210,144]]]', // 209 leaf
      '[0,["N","FenceEnd",["s",5,112]]]', // 210 readFenceEnd
      '[1,["L",146]]', // 211 leaf
      '[0,[[null,"^<[\u25c1",1,false],[["s",["!",151],["[","^"]],null,0,false]]]', // 212 text
      '[1,["L",214]]', // 213 leaf
      '[1,["/",215,157]]', // 214 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",151,["[*","\\t "]]]]', // 215 readThoughtEnd
      '[1,["L",159]]', // 216 leaf
      '[0,[[["[","^"],null,0,false]]]', // 217 text
      '[1,["L",["/",160,161,163,179,["@",1,["&",181],182],83,86,6,183,186,187,188,189,190]]]', // 218 leaf
      '[0,["L",["?",220]]]', // 219 leaf
      '[0,["N","WrapperEnd",51]]', // 220 readWrapperEnd
      '[0,["L",222]]', // 221 leaf
      '[0,["N",15,[":",0,22]]]', // 222 readOpeningFenceHead
      '[1,["L",["?",163]]]', // 223 leaf
      '[1,["L",["/",163,160,161]],"\\t\\n\\r #*+\\\\-<AFHOS-U[_afhos-u\u25c1\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 224 leaf
      '[0,["L",226]]', // 225 leaf
      '[0,["/",["[+","^{"],["s",["!",78],"{"]],"^"]', // 226 skipReferenceText
      '[1,["L",["t",[0,1],83,["|",0,null,true,228]]]]', // 227 leaf
      '[0,["/",["|",1,null,true,["$",["[","^{"]]],["t",[0,1],["!",78],"{"]],"^"]', // 228 readReferenceText
      '[1,["L",["?",["t",[0,1,2],194,164,["?",230]]]]]', // 229 leaf
      '[1,["handing",2,["N",16,["s",["[*","\\t "],["hand",2,[],[":",0,96]],["[*","\\t "],[":",1,140],["[*","\\t "],99,["[*","\\t "],["&",24]]]],"\\t `"]', // 230 readInlineCall
      '[1,["L",232]]', // 231 leaf
      '[1,["handing",1,["N",17,["s",5,["hand",1,[],[":",0,22]],["*",233],[":",1,["|",1,null,true,["@",0,140,["*",233]]]],5,112]]],"\\n\\r"]', // 232 readFencedCall
      '[0,["/",["[","\\t "],["s",5,["!",112]]],"\\t\\n\\r "]', // 233 skipFenceGap
      '[1,["L",["/",["t",[0,1],192,["/",["t",[0,1,2],194,164,["?",230]],230]],235]],"^"]', // 234 leaf
      '[1,["/",["|",1,null,true,["$",["[","^\\n\\r\\\\\\\\`\\ud83e"]]],236,237,192,126,["|",1,null,true,"`"],57,["$",["[","^"]]],"^"]', // 235 readLabelText
      '[0,["t",[0,1],"\\\\",["|",0,null,true,"`"]]]', // 236 readEscape
      '[0,["handing",1,["t",[0,1,2,3],192,["hand",1,[],22],["|",0,null,true,["/",127,["|",1,null,true,["$",["[","^\\n\\r\\ud83e"]]],"\\ud83e",["t",[0,1],192,["!",112]]]],["/",["t",[0,1],192,238],200]]],"\\n\\r"]', // 237 readCodeLines
      '[0,["t",[0,1,2,3],193,114,194,["&",24]]," `~"]', // 238 readFenceClose
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, handing: ofHanding, hand: ofHand, "{": ofAction, closes: ofCloses, same: ofSame, endsInside: ofEndsInside } });

  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(203) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(218) }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(223) }] }, { op: 'leaf', read: rules.at(224) }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(18) }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(202), body: stepItem }, { op: 'again', step: () => stepText }] } }, { op: 'leaf', read: rules.at(219) }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(201) } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(204) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(206) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(209) }] } };
  const stepFenceText: Step = { op: 'rule', name: 'FenceText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(205) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(211) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(213) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(212) } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(216) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(217) } };
  const stepOpeningFence: Step = { op: 'rule', name: 'OpeningFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpeningFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(221) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(206) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(209) }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      references: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(225) } }, { op: 'loop', body: { op: 'leaf', read: rules.at(227) } }] },
      labels: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'again', step: () => stepThought } }, { op: 'leaf', read: rules.at(229) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(231) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(234) }] } }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Document', 'references', 'labels'],
  rules: once(makeRules),
  mistakes: byName({
      BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole text is in a code fence. Its macros are run as if the fence were not there.","example":"```\nAction:\n🦆▶️[T:run_tests]◀️🦆\n```","hint":"Write the text without a fence around it."},
      MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
      MissingSpanEnd: {"code":"missing-span-end","severity":"error","meaning":"The text ends inside inline code. The macro in it is only mentioned, and is not run.","example":"Use `🦆▶️[T:run_tests]◀️🦆","hint":"The text was cut off: write all of it again.","isCut":true},
      'BadOtherCall BadForeignCall': {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Leave it out. peglot/tools reads calls of other dialects."},
      BadOpen: {"code":"bad-open","severity":"warning","meaning":"An opening delimiter has spaces inside, or the wrong variation selectors.","example":"🦆▶[T:run_tests]◀️🦆","hint":"Start macros with 🦆▶️[."},
      BadClose: {"code":"bad-close","severity":"warning","meaning":"A closing delimiter has spaces inside, or the wrong variation selectors.","example":"🦆▶️[T:run_tests]◀🦆","hint":"End macros with ]◀️🦆."},
      MissingClose: {"code":"missing-close","severity":"error","meaning":"A macro is never closed. It is not run.","example":"🦆▶️[T:run_tests","hint":"End every macro with ]◀️🦆. If the text was cut off, write all of it again."},
      BadDelimiters: {"code":"bad-delimiters","severity":"error","meaning":"A macro lacks the brackets of its delimiters, or its emoji are written as names. It was read as text, and nothing is run.","example":"🦆▶️T:run_tests◀️🦆","hint":"Write it as 🦆▶️[T:run_tests]◀️🦆."},
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
      BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes in the text.","example":"<|start|>assistant<|message|>Done.","hint":"Strip such sequences from the text."},
      BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"Done.\r","hint":"End lines with LF."},
      BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
      BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  }),
  attributes: 4,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
