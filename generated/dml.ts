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
  readonly observation: string | [string | null, string, string | null] | ["実行" | null, "結果"] | null;
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
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],22],27,["|",0,null,true,["t",[0,1,2],["!",52],57,27]],192,197]]," `~"]', // 21 read_wrapped
      '[0,["/",["@",1,23,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",24]],["@",1,23,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 22 read_fenceHead
      '[0,["|",0,3,false," "]]', // 23 skipIndent
      '[0,["/",25,14]]', // 24 skipLineEnd
      '[0,["/","\\n",26],"\\n\\r"]', // 25 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 26 skipBadLineEnd
      '[0,["N","Text",["*",["/",["[+","^\\n\\r\\u001b<[-]`{\u25c0\u25c1\\ud83e\uff3d"],28]]]]', // 27 readText
      '[0,["/",["s",5,["!",29],["!",30],["!",34]],44,["s",["!",31],48],["s",["[","]\uff3d"],["!",["[","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"]]],["s","{",["!",["[","Ff{\uff26\uff46"]]],["s","\\ud83e",["[","^\\udd86"]],["s","\u25c0",["?",["s",49,"\ud83e\udd86",["!",["s",49,"\u25b6"]]]]],50,51],"\\n\\r<[-]`{\u25c0\u25c1\\ud83e\uff3d"]', // 28 skipTextMark
      '[0,["/",["s",23,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",24]],["s",23,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 29 skip_fenceHead
      '[0,["s",23,["/",10,31,33,13]]," <[\u25c1"]', // 30 skipAsideAhead
      '[0,["s",32,["&",["s",["[*","\\t "],["/",5,14,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 31 skipLateEnd
      '[0,["/",["s","</",11,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 32 skipThoughtTagEnd
      '[0,["s",["|",0,2,false,["s",["!",16],["/",["s","<|",["[+","A-Z_a-z"],"|>"],"</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"]]],16],"<["]', // 33 skipTurnOpen
      '[0,["s",["[*","\\t "],35],"\\t #*+\\\\-AFHOR-U_afhor-u\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 34 skipLabelAhead
      '[0,["/",["s",["?",36],37,38],["s",["?",36],40,38],["s",["?",36],41,39],["s",["[+","#"],["[+","\\t "],41,38],["s","\u3010",41,"\u3011"],["s",["?",36],43,38]],"#*+\\\\-AFHOR-U_afhor-u\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 35 skipLabel
      '[0,["+",["/",["s",["[+","#"],["[+","\\t "]],"**","__",["s",["[","*+\\\\-"],["[+","\\t "]]]],"#*+\\\\-_"]', // 36 skipDecoration
      '[0,["/",["s",["i","thought"],["?",["i","s"]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 37 skipThoughtWord
      '[0,["/",39,["s",["?",["s",["[+","\\t "],["[+","0-9"]]],["?",["/","**","__"]],["[*","\\t "],["&",24]]]]', // 38 skipTitleEnd
      '[0,["s",["?",["s",["[+","\\t "],["[+","0-9"]]],["?",["/","**","__"]],["[",":\uff1a"],["?",["/","**","__"]]],"\\t *:_\uff1a"]', // 39 skipLabelEnd
      '[0,["/",["s",["i","action"],["?",["i","s"]]],["s","\u884c",["[","\u52a8\u52d5"]],"\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 40 skipActionWord
      '[0,["/",42,["s",["?",["i","tool "]],["/",["i","output"],["i","result"]],["?",["i","s"]]],["i","system"],["s",["?","\u5b9f\u884c"],"\u7d50\u679c"]],"HOR-Uhor-u\u30e6\u5b9f\u7d50\u89b3"]', // 41 skipObservationWord
      '[0,["/",["i","observation"],["i","user"],["i","human"],"\u30e6\u30fc\u30b6\u30fc","\u89b3\u5bdf"],"HOUhou\u30e6\u89b3"]', // 42 skipOtherWord
      '[0,["/",["i","final answer"],"\u6700\u7d42\u56de\u7b54"],"Ff\u6700"]', // 43 skipAnswerWord
      '[0,["s",10,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],45]]', // 44 skipNamedThought
      '[0,["/",32,46],"<[\u25c1"]', // 45 skipThoughtClose
      '[0,["q",47]]', // 46 skipAnalysisEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 47 readAnalysisEnd
      '[0,["/",["s","[",["!",["[","FIST["]]],"[INST]",["s","<",["!",["/",["[","|\uff5c"],"/s>[INST]"]]],"\u25c1"],"<[\u25c1"]', // 48 skipTagMark
      '[0,["|",0,6,false,["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]', // 49 skipBits
      '[0,["s","\\\\",["[*","`"]]]', // 50 skipEscape
      '[0,["s","`",["[+","^\\n\\r`\\ud83e"],"`",["!","`"]]]', // 51 skipPlainSpan
      '[0,["s",5,23,53,["[*","\\t "],["/",["&",24],["&",["s",8,56]]]]]', // 52 skip_wrapperEnd
      '[0,["q",54]]', // 53 skipWrapperRun
      '[0,["closes",0,55],"`~"]', // 54 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 55 readFenceRun
      '[0,["s",["*",["/",["[","\\t "],5,8]],14]]', // 56 skipTrail
      '[1,["/",58,137,146,159,161,162,164,180,["@",1,["&",182],183],84,87,6,184,187,188,189,190,191]]', // 57 readItem
      '[1,["N",6,["s",59,[":",0,62],[":",1,["/",["@",0,76,["&",66]],88]],[":",2,["/",134,136]]]]]', // 58 readMacro
      '[1,["/","\ud83e\udd86\u25b6\ufe0f[",60],"\\ud83e"]', // 59 noteOpenOrBad
      '[1,["M","BadOpen",61]]', // 60 readBadOpen
      '[0,["s","\ud83e\udd86",49,"\u25b6",49,["[","[\uff3b"]]]', // 61 skipLooseOpen
      '[1,["N",1,["s",[":",0,63],[":",1,":"]],["s",["?",64],[":",0,63],["&",65],["?",64],[":",1,69]],["s",["?",64],[":",2,72],["?",64],[":",1,69]],["s",["?",64],[":",3,["/",73,75]],["?",64],[":",1,69]]]]', // 62 readCommand
      '[0,["$",["[","FIST"]]]', // 63 readCommandName
      '[1,["M","BadSpace",["[+","\\t\\n\\r \u00a0\u3000"]]]', // 64 readBadSpace
      '[0,["s",["[*","\\t\\n\\r \u00a0\u3000"],["/",["[",":|\uff1a\uff5c"],66,68,14]]]', // 65 skipCommandEnd
      '[0,["/","]\u25c0\ufe0f\ud83e\udd86",67],"]\uff3d"]', // 66 skipClose
      '[0,["s",["[","]\uff3d"],49,"\u25c0",49,"\ud83e\udd86"]]', // 67 skipLooseClose
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",61],"\\ud83e"]', // 68 skipOpen
      '[1,["/",":",70,71]]', // 69 readColon
      '[1,["M","BadSeparator","\uff1a"]]', // 70 readBadSeparator
      '[1,["M","MissingColon",""]]', // 71 readMissingColon
      '[1,["M",0,["s",[":",0,["/",["$",["i","tools"]],["$",["i","tool"]],["$",["[","Tt\uff34\uff54"]]]],["&",65]],["s",[":",1,["/",["$",["i","files"]],["$",["i","file"]],["$",["[","Ff\uff26\uff46"]]]],["&",65]],["s",[":",2,["/",["$",["i","states"]],["$",["i","state"]],["$",["[","Ss\uff33\uff53"]]]],["&",65]],["s",[":",3,["/",["$",["i","instructions"]],["$",["i","instruction"]],["$",["[","Ii\uff29\uff49"]]]],["&",65]]],"FISTfist\u0130\uff26\uff29\uff33\uff34\uff46\uff49\uff53\uff54"]', // 72 readBadCommand
      '[0,["N",0,[":",0,["$",["s",["+",74],["*",["s",["[+","\\t\\n\\r \u00a0\u3000"],["+",74]]]]]]]]', // 73 readUnknownCommand
      '[0,["/",["[","^\\t\\n\\r :]|\u00a0\u3000\\ud83e\uff1a\uff3d\uff5c"],["s",["!",68],"\\ud83e"],["s",["!",66],["[","]\uff3d"]]],"^\\t\\n\\r :|\u00a0\u3000\uff1a\uff5c"]', // 74 skipCommandChar
      '[1,["M","MissingCommand",""]]', // 75 readMissingCommand
      '[1,["N",4,["s",["*",77],[":",0,["|",0,null,true,["@",0,82,["*",77]]]]]]]', // 76 readArguments
      '[0,["/",["[+","^]{|\\ud83e\uff3d\uff5c"],["s",["!",68],"\\ud83e"],["s",["!",66],["[","]\uff3d"]],["s",["!",78],"{"]],"^|\uff5c"]', // 77 skipArgumentText
      '[0,["/",79,["s","{",81,["[",":\uff1a"],80,"}",["!","}"]]],"{"]', // 78 skipBraces
      '[0,["/",["s","{{F:",80,"}}"],["s","{{",["[*","\\t "],81,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],80,["[*","\\t "],"}}"]],"{"]', // 79 skip_reference
      '[0,["s",["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"]]]]]', // 80 skipAliasName
      '[0,["/",["s",["[","Ff"],["[","Ii"],["[","Ll"],["[","Ee"]],["[","Ff\uff26\uff46"]],"Ff\uff26\uff46"]', // 81 skipFileWord
      '[1,["/",83,84,87],"{|\uff5c"]', // 82 readPart
      '[0,["N",2,"|",[":",0,"\uff5c"]],"|\uff5c"]', // 83 readPipe
      '[1,["N",3,["s","{{F:",[":",0,85],"}}"],[":",1,86]],"{"]', // 84 readReference
      '[0,["$",["s",["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"]]]]]]', // 85 readAliasName
      '[1,["M",1,["s","{{",["[*","\\t "],81,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],[":",0,85],["[*","\\t "],"}}"]]]', // 86 readBadReference
      '[1,["M",2,["s","{",81,["[",":\uff1a"],[":",0,85],"}",["!","}"]]]]', // 87 readBadBraces
      '[1,["N",5,[":",0,["|",0,null,true,89]]]]', // 88 readMentioningArguments
      '[1,["/",90,82,["@",1,["!",116],117],120,["$",124]],"^"]', // 89 readMentioningPart
      '[1,["handing",1,["t",[0,2],83,["hand",1,[],22],["|",0,null,true,["/",82,["$",91]]],["?",["s",5,113]]]],"|\uff5c"]', // 90 readPipedFence
      '[0,["/",92,"\\ud83e",112],"^|\uff5c"]', // 91 skipFenceChar
      '[0,["s",93,["*",["/",94,["[","|\uff5c"]]],66]]', // 92 skip_mention
      '[0,["s",68,["|",0,8,false,["[","\\t\\n\\r \u00a0\u3000"]],["|",1,64,false,["[","^\\t\\n\\r :[]`|\u00a0\u3000\\ud83e\uff1a\uff3b\uff3d\uff5c"]],["|",0,8,false,["[","\\t\\n\\r \u00a0\u3000"]],["[",":\uff1a"]]]', // 93 skipMentionHead
      '[0,["/",["[+","^]`{|\\ud83e\uff3d\uff5c"],"{",["s",["!",68],"\\ud83e"],["s",["!",66],["[","]\uff3d"]],95,["[+","`"]],"^|\uff5c"]', // 94 skipMentionedText
      '[0,["q",96]]', // 95 skipMentionedCode
      '[0,["handing",2,["t",[0,1,2,3,4],["hand",2,[],97],["|",0,null,true,98],102,["|",0,null,true,["/",102,98]],101]],"`"]', // 96 readMentionedCode
      '[0,["@",0,["$",["|",1,32,false,"`"]],["!","`"]],"`"]', // 97 readTickRun
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r`\\ud83e"]]],99],"^\\n\\r\\ud83e"]', // 98 readMentionedCodeText
      '[0,["t",[0,1],["!",100],["|",1,null,true,"`"]],"`"]', // 99 readOtherTicks
      '[0,["q",101]]', // 100 skipClosingTicks
      '[0,["same",2,["$",["[+","`"]]],"`"]', // 101 readClosingTicks
      '[0,["t",[0,1,2],103,["|",0,null,true,["/",109,["$",["[","{|\uff5c"]]]],110]]', // 102 readInnerMention
      '[0,["t",[0,1,2,3,4],104,["|",0,8,true,108],["|",1,64,true,["$",["[","^\\t\\n\\r :[]`|\u00a0\u3000\\ud83e\uff1a\uff3b\uff3d\uff5c"]]],["|",0,8,true,108],["$",["[",":\uff1a"]]]]', // 103 readMentionHead
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",105],"\\ud83e"]', // 104 readOpen
      '[0,["t",[0,1,2,3,4],106,107,"\u25b6",107,["$",["[","[\uff3b"]]]]', // 105 readLooseOpen
      '[0,"\ud83e\udd86"]', // 106 readDuck
      '[0,["|",0,6,true,["$",["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]]', // 107 readBits
      '[0,["$",["[","\\t\\n\\r \u00a0\u3000"]]]', // 108 readSpace
      '[0,["/",["|",1,null,true,["$",["[","^]{|\\ud83e\uff3d\uff5c"]]],["t",[0,1],["!",68],"\\ud83e"],["t",[0,1],["!",66],["$",["[","]\uff3d"]]],["t",[0,1],["!",78],"{"]],"^|\uff5c"]', // 109 readArgumentText
      '[0,["/","]\u25c0\ufe0f\ud83e\udd86",111],"]\uff3d"]', // 110 readClose
      '[0,["t",[0,1,2,3,4],["$",["[","]\uff3d"]],107,"\u25c0",107,106]]', // 111 readLooseClose
      '[0,["/",["[+","^\\n\\r]{|\\ud83e\uff3d\uff5c"],["s",["!",68],"\\ud83e"],["s",["!",66],["[","]\uff3d"]],"{",["s",5,["!",113]]],"^|\uff5c"]', // 112 skipFencePlainChar
      '[0,["s",23,114,["[*","\\t "],["&",24]]," `~"]', // 113 skipFenceClose
      '[0,["q",115]]', // 114 skipClosingRun
      '[0,["closes",1,55],"`~"]', // 115 readClosingRun
      '[0,["s",52,56]]', // 116 skipWrapperTail
      '[1,["/",118,119],"\\n\\r"]', // 117 readArgumentFence
      '[1,["handing",1,["@",2,5,["hand",1,[],22],["|",0,null,true,["/",82,["$",91]]],["/",["&",116],["s",5,113]]]],"\\n\\r"]', // 118 readWholeFence
      '[1,["handing",1,["@",2,5,["hand",1,[],22],["|",0,null,true,["/",82,["$",112]]],["!",68]]],"\\n\\r"]', // 119 readUnclosedFence
      '[1,["handing",2,["@",1,["hand",2,[],97],["|",0,null,true,["/",82,["$",121]]],100]],"`"]', // 120 readArgumentSpan
      '[0,["/",92,"\\ud83e",122],"^\\n\\r|\uff5c"]', // 121 skipSpanChar
      '[0,["/",["[+","^\\n\\r]`{|\\ud83e\uff3d\uff5c"],["s",["!",68],"\\ud83e"],["s",["!",66],["[","]\uff3d"]],"{",123],"^\\n\\r|\uff5c"]', // 122 skipSpanPlainChar
      '[0,["s",["!",100],["[+","`"]],"`"]', // 123 skipOtherTicks
      '[0,["/",["[+","^\\n\\r\\\\\\\\]`{|\\ud83e\uff3d\uff5c"],["s",["!",68],"\\ud83e"],["s",["!",66],["[","]\uff3d"]],"{",50,["s",5,["!",29]],["s",["!",125],["[+","`"]]],"^|\uff5c"]', // 124 skipMentioningText
      '[0,["s",["&",126],131],"`"]', // 125 skipHidingSpan
      '[0,["q",127]]', // 126 skip_span
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],97],["|",0,null,true,["/",128,130]],101]],"`"]', // 127 read_span
      '[0,["t",[0,1,2],103,["|",0,null,true,["/",129,["$",["[","|\uff5c"]]]],110]]', // 128 read_mention
      '[0,["/",["|",1,null,true,["$",["[","^]`{|\\ud83e\uff3d\uff5c"]]],"{",["t",[0,1],["!",68],"\\ud83e"],["t",[0,1],["!",66],["$",["[","]\uff3d"]]],96,["|",1,null,true,"`"]],"^|\uff5c"]', // 129 readMentionedText
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r`\\ud83e"]]],["t",[0,1],["!",92],"\\ud83e"],99],"^\\n\\r"]', // 130 readSpanText
      '[0,["q",132]]', // 131 skipOpeningSpan
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],97],["|",0,null,true,["/",133,["$",["[","|\uff5c"]]]],104]],"`"]', // 132 readOpeningSpan
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r]`{|\\ud83e\uff3d\uff5c"]]],["t",[0,1],["!",68],"\\ud83e"],["t",[0,1],["!",66],["$",["[","]\uff3d"]]],"{",99],"^\\n\\r|\uff5c"]', // 133 readSpanPlainChar
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",135],"]\uff3d"]', // 134 readCloseOrBad
      '[1,["M","BadClose",67]]', // 135 readBadClose
      '[1,["M","MissingClose",""]]', // 136 readMissingClose
      '[1,["handing",1,["N",10,["s",["hand",1,["run"],[":",0,138]],139,["*",["s",140,139]],["/",144,145]]]],"\\n\\r"]', // 137 readFence
      '[0,["N",7,["s",5,[":",0,22]]]]', // 138 readFenceHead
      '[0,["*",["/",["[+","^\\n\\r\\ud83e"],["s",5,["!",113]]]]]', // 139 skipFenceText
      '[1,["/",141,"\\ud83e"],"\\ud83e"]', // 140 noteFenceItem
      '[1,["N",9,["s",["&",93],59,[":",0,62],[":",1,142],143]],"\\ud83e"]', // 141 readMention
      '[1,["N",8,["s",["*",94],[":",0,["|",0,null,true,["@",0,82,["*",94]]]]]]]', // 142 readMentionedArguments
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",135],"]\uff3d"]', // 143 noteCloseOrBad
      '[0,["s",5,113]]', // 144 skipFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 145 readMissingFenceEnd
      '[1,["handing",3,["N",11,["s",["hand",3,["kind"],[":",0,147]],151,156]]],"\\n\\r <[\u25c1"]', // 146 readThought
      '[1,["M",3,["s",["?",5],23,[":",0,148]]],"\\n\\r <[\u25c1"]', // 147 readBadThought
      '[0,["/",["@",1,"<",149,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|","channel",">thought"]],"<[\u25c1"]', // 148 readThoughtOpen
      '[0,["@",1,["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],150],"Ta-z"]', // 149 readThoughtTag
      '[0,["/",["@",0,["$",["i","think"]],["?",["i","ing"]]],["@",0,"thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 150 readThoughtName
      '[0,["*",["/",["[+","^<[\u25c1"],["s",["!",152],["[","^"]]]]]', // 151 skipThoughtText
      '[0,["q",153]]', // 152 skipOwnThoughtClose
      '[0,["same",3,154],"<[\u25c1"]', // 153 readOwnThoughtClose
      '[0,["/",155,47],"<[\u25c1"]', // 154 readThoughtClose
      '[0,["/",["@",1,"</",149,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],["@",1,"<","channel","|>"],["@",1,"[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 155 readThoughtTagEnd
      '[1,["/",157,158]]', // 156 note_thoughtEnd
      '[0,["s",152,["[*","\\t "]]]', // 157 skipThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 158 readMissingThoughtEnd
      '[1,["N","OtherTurn",["s",160,["[*","^"]]]]', // 159 readOtherTurn
      '[1,["M","BadTurn",["s",["?",5],23,33]],"\\n\\r <["]', // 160 readBadTurn
      '[1,["M","BadForeignCall",["s",["?",5],23,13]],"\\n\\r <["]', // 161 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",5],163]],"\\n\\r <[\u25c1"]', // 162 readBadThoughtEnd
      '[0,["s",23,31]," <[\u25c1"]', // 163 skipThoughtEndAhead
      '[1,["N",13,["s",["?",5],["[*","\\t "],[":",0,165],["?",170]]],"\\t\\n\\r #*+\\\\-AFHOR-U_afhor-u\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 164 readTurnLabel
      '[0,["N",12,["s",["?",36],[":",0,166],38],["s",["?",36],[":",1,167],38],["s",["?",36],[":",2,168],39],["s",["[+","#"],["[+","\\t "],[":",2,168],38],["s","\u3010",[":",2,168],"\u3011"],["s",["?",36],43,38]],"#*+\\\\-AFHOR-U_afhor-u\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 165 readLabel
      '[0,["/",["t",[0,1],["$",["i","thought"]],["?",["$",["i","s"]]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 166 readThoughtWord
      '[0,["/",["t",[0,1],["$",["i","action"]],["?",["$",["i","s"]]]],["t",[0,1],"\u884c",["$",["[","\u52a8\u52d5"]]],"\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 167 readActionWord
      '[0,["/",169,["t",[0,1,2],["?",["$",["i","tool "]]],["/",["$",["i","output"]],["$",["i","result"]]],["?",["$",["i","s"]]]],["$",["i","system"]],["t",[0,1],["?","\u5b9f\u884c"],"\u7d50\u679c"]],"HOR-Uhor-u\u30e6\u5b9f\u7d50\u89b3"]', // 168 readObservationWord
      '[0,["/",["$",["i","observation"]],["$",["i","user"]],["$",["i","human"]],"\u30e6\u30fc\u30b6\u30fc","\u89b3\u5bdf"],"HOUhou\u30e6\u89b3"]', // 169 readOtherWord
      '[1,["M","BadOtherCall",["s",["[*","\\t "],13],["s",["*",171],["!",13],172],["s",["[*","\\t "],["&",["s",5,23,176,["[*","_a-z"],5,["[*","\\t "],["/",175,177]]]]],"\\t\\n\\r 0-9<[a-{"]', // 170 readBadOtherCall
      '[0,["/",["[","\\t "],5],"\\t\\n\\r "]', // 171 skipWhite
      '[0,["/",["s",173,["[*","\\t "],5,["[*","\\t "],["i","action input"],["[*","\\t "],["[",":\uff1a"]],["s",173,"(",["*",["s",["!",174],["[","^\\n\\r\\ud83e"]]],174],175,["s","<",173,">"],["s","[T:",["+",["s",["!",["s","]",["*",171],14]],["[","^\\n\\r\\ud83e"]]],"]",["*",171],14]],"0-9<[a-{"]', // 172 skipOtherCall
      '[0,["s",["[+","0-9a-z"],["+",["s","_",["[+","0-9a-z"]]]]]', // 173 skipToolWord
      '[0,["s",")",["*",171],14]]', // 174 skipCallEnd
      '[0,["s","{",["*",171],"\\"",["/","tool_name","tool","name","function","action"],"\\"",["*",171],":",["*",171],"\\""]]', // 175 skipObjectCall
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 176 skipFenceRun
      '[0,["s",["+",["s",["[*","\\t "],["?","print("],178,["+",5]]],23,176,["*",171],14],"\\t 0-9a-z"]', // 177 skipCodeCalls
      '[0,["s",173,"(",["*",["s",["!",179],["[","^\\n\\r\\ud83e"]]],179]]', // 178 skipCallLine
      '[0,["s",")",["[*","\\t "],["&",5]]]', // 179 skipCallLineEnd
      '[1,["handing",2,["N",14,["s",["hand",2,[],[":",0,97]],["*",181],[":",1,["|",0,null,true,["@",0,141,["*",181]]]],100]]],"`"]', // 180 readSpan
      '[0,["/",["[+","^\\n\\r`\\ud83e"],["s",["!",92],"\\ud83e"],123],"^\\n\\r"]', // 181 skipSpanText
      '[0,["s",["[+","`"],"\ud83e\udd86"]]', // 182 skipMentionAhead
      '[1,["@",1,["endsInside",126],["M",4,["s",["[+","`"],[":",0,141],["[*","^\\n\\r`\\ud83e"],["&",["s",["[*","^\\n\\r"],["!",["[","^"]]]]]]]]', // 183 readMissingSpanEnd
      '[1,["M","BadDelimiters",["s","\ud83e\udd86",49,"\u25b6",49,["?",["[","({\u3010\uff08"]],["[","FIST"],["[",":\uff1a"]],["s","\ud83e\udd86","[",["[","FIST"],":"],["s",["&",["s","[",["[","FIST"],":",["[*","^\\n\\r[]"],"]",185]],"[",["[","FIST"],":"]],"[\\ud83e"]', // 184 readBadDelimiters
      '[0,["s",["|",0,4,false,["s",["!",186],["[","^\\n\\r[-]"]]],186],"^\\n\\r[-]"]', // 185 skipDelimiterBehind
      '[0,["/",["s",["/",["s","\u25c0",["?","\ufe0f"]],"\ud83e\udd86"],["!","\\\\"]],":duck:",":arrow_backward:"],":\u25c0\\ud83e"]', // 186 skipDelimiterSign
      '[1,["M","BadImitation",["s","\ud83e\udd86",49,["?",["/","->","=>",">"]],49,["[","[\uff3b"]],["s","[",["?","["],["[","FIST"],":"],["s","{{",["[*","\\t "],["[","IST"],["[*","\\t "],["[",":\uff1a"]],["s","{{",["[*","\\t "],81,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],"}}"]],"[{\\ud83e"]', // 187 readBadImitation
      '[1,["M","BadStrayClose",["s",["[","]\uff3d"],49,"\u25c0",49,["!",68],"\ud83e\udd86"]]]', // 188 readBadStrayClose
      '[1,["@",1,["endsInside",61],["M","MissingOpenEnd",["s","\\ud83e",["[*","^"]]]]]', // 189 readMissingOpenEnd
      '[1,["@",1,["endsInside",79],["M","MissingReferenceEnd",["s","{{",["[*","^"]]]]]', // 190 readMissingReferenceEnd
      '[0,["N","Mark",["[+","`"],5,["[","^"]],"^"]', // 191 readMark
      '[0,["t",[0,1,2,3,4],193,194,54,195,["/",["&",24],["&",["s",8,56]]]]]', // 192 read_wrapperEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 193 readNewline
      '[0,["|",0,3,true," "]]', // 194 readIndent
      '[0,["|",0,null,true,196]]', // 195 readBlanks
      '[0,["$",["[","\\t "]]]', // 196 read_blank
      '[0,["t",[0,1],["|",0,null,true,["/",196,193,198]],201]]', // 197 readTrail
      '[0,["/",199,200],"\\u001b<"]', // 198 readNoise
      '[0,["t",[0,1,2,3,4,5,6],["!",10],["!",13],["!",16],"<|",["|",1,null,true,["$",["[","0-9A-Z_a-z"]]],"|>",["?",["t",[0,1,2],["$",["[","A-Za-z"]],["|",0,null,true,["$",["[",".0-9=A-Z_a-z"]]],["&","<|"]]]],"<"]', // 199 readTemplateToken
      '[0,["t",[0,1,2],"\\u001b[",["|",0,null,true,["$",["[","0-;?"]]],["$",["[","A-Za-z"]]]]', // 200 readAnsiSequence
      '[0,["!",["[","^"]]]', // 201 readEof
      '[0,[[null,"^\\n\\r\\u001b<[-]`{\u25c0\u25c1\\ud83e\uff3d",1,false],[["s",5,["!",29],["!",30],["!",34]],null,0,false],[["s",10,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],45],null,0,false],[["s",["!",31],48],null,0,false],[["s",["[","]\uff3d"],["!",["[","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"]]],null,0,false],[["s","{",["!",["[","Ff{\uff26\uff46"]]],null,0,false],[["s","\\ud83e",["[","^\\udd86"]],null,0,false],[["s","\u25c0",["?",["s",49,"\ud83e\udd86",["!",["s",49,"\u25b6"]]]]],null,0,false],["\\\\","`",0,false],[["s","`",["[+","^\\n\\r`\\ud83e"],"`",["!","`"]],null,0,false]]]', // 202 text
      '[0,["L",["!",52]]]', // 203 leaf
      '[1,["L",58]]', // 204 leaf
      '[0,["L",138]]', // 205 leaf
      '[0,[[null,"^\\n\\r\\ud83e",1,false],[["s",5,["!",113]],null,0,false]]]', // 206 text
      '[1,["L",208]]', // 207 leaf
      '[1,["/",141,209],"\\ud83e"]', // 208 readFenceItem
      '[0,["N","FenceMark","\\ud83e"]]', // 209 readFenceMark
      '[1,["L",["/",211,145]]]', // 210 leaf
      '[0,["N","FenceEnd",["s",5,113]]]', // 211 readFenceEnd
      '[1,["L",147]]', // 212 leaf
      '[0,[[null,"^<[\u25c1",1,false],[["s",["!",152],["[","^"]],null,0,false]]]', // 213 text
      '[1,["L",215]]', // 214 leaf
      '[1,["/",216,158]]', // 215 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",152,["[*","\\t "]]]]', // 216 readThoughtEnd
      '[1,["L",160]]', // 217 leaf
      '[0,[[["[","^"],null,0,false]]]', // 218 text
      '[1,["L",["/",161,162,164,180,["@",1,["&",182],183],84,87,6,184,187,188,189,190,191]]]', // 219 leaf
      '[0,["L",["?",221]]]', // 220 leaf
      '[0,["N","WrapperEnd",52]]', // 221 readWrapperEnd
      '[0,["L",223]]', // 222 leaf
      '[0,["N",15,[":",0,22]]]', // 223 readOpeningFenceHead
      '[1,["L",["?",164]]]', // 224 leaf
      '[1,["L",["/",164,161,162]],"\\t\\n\\r #*+\\\\-<AFHOR-U[_afhor-u\u25c1\u3010\u30a2\u30e6\u5b9f\u601d\u6700\u7d50\u8003\u884c\u89b3"]', // 225 leaf
      '[0,["L",227]]', // 226 leaf
      '[0,["/",["[+","^{"],["s",["!",79],"{"]],"^"]', // 227 skipReferenceText
      '[1,["L",["t",[0,1],84,["|",0,null,true,229]]]]', // 228 leaf
      '[0,["/",["|",1,null,true,["$",["[","^{"]]],["t",[0,1],["!",79],"{"]],"^"]', // 229 readReferenceText
      '[1,["L",["?",["t",[0,1,2],195,165,["?",231]]]]]', // 230 leaf
      '[1,["handing",2,["N",16,["s",["[*","\\t "],["hand",2,[],[":",0,97]],["[*","\\t "],[":",1,141],["[*","\\t "],100,["[*","\\t "],["&",24]]]],"\\t `"]', // 231 readInlineCall
      '[1,["L",233]]', // 232 leaf
      '[1,["handing",1,["N",17,["s",5,["hand",1,[],[":",0,22]],["*",234],[":",1,["|",1,null,true,["@",0,141,["*",234]]]],5,113]]],"\\n\\r"]', // 233 readFencedCall
      '[0,["/",["[","\\t "],["s",5,["!",113]]],"\\t\\n\\r "]', // 234 skipFenceGap
      '[1,["L",["/",["t",[0,1],193,["/",["t",[0,1,2],195,165,["?",231]],231]],236]],"^"]', // 235 leaf
      '[1,["/",["|",1,null,true,["$",["[","^\\n\\r\\\\\\\\`\\ud83e"]]],237,238,193,127,["|",1,null,true,"`"],58,["$",["[","^"]]],"^"]', // 236 readLabelText
      '[0,["t",[0,1],"\\\\",["|",0,null,true,"`"]]]', // 237 readEscape
      '[0,["handing",1,["t",[0,1,2,3],193,["hand",1,[],22],["|",0,null,true,["/",128,["|",1,null,true,["$",["[","^\\n\\r\\ud83e"]]],"\\ud83e",["t",[0,1],193,["!",113]]]],["/",["t",[0,1],193,239],201]]],"\\n\\r"]', // 238 readCodeLines
      '[0,["t",[0,1,2,3],194,115,195,["&",24]]," `~"]', // 239 readFenceClose
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, handing: ofHanding, hand: ofHand, "{": ofAction, closes: ofCloses, same: ofSame, endsInside: ofEndsInside } });

  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(204) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(219) }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(224) }] }, { op: 'leaf', read: rules.at(225) }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(18) }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(203), body: stepItem }, { op: 'again', step: () => stepText }] } }, { op: 'leaf', read: rules.at(220) }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(202) } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(205) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(207) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(210) }] } };
  const stepFenceText: Step = { op: 'rule', name: 'FenceText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(206) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(212) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(214) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(213) } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(217) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(218) } };
  const stepOpeningFence: Step = { op: 'rule', name: 'OpeningFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpeningFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(222) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(207) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(210) }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      references: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(226) } }, { op: 'loop', body: { op: 'leaf', read: rules.at(228) } }] },
      labels: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'again', step: () => stepThought } }, { op: 'leaf', read: rules.at(230) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(232) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(235) }] } }] },
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
      BadDelimiters: {"code":"bad-delimiters","severity":"error","meaning":"A macro lacks a part of its delimiters. It was read as text.","example":"🦆▶️T:run_tests◀️🦆","hint":"Write it as 🦆▶️[T:run_tests]◀️🦆."},
      BadImitation: {"code":"bad-imitation","severity":"info","meaning":"Something only looks like a macro or a reference. It was read as text, and nothing is run.","example":"🦆>[T:run_tests]<🦆","hint":"If you meant a macro, write it as 🦆▶️[T:run_tests]◀️🦆."},
      BadStrayClose: {"code":"bad-stray-close","severity":"error","meaning":"A closing delimiter closes nothing.","example":"Done.]◀️🦆","hint":"Write the opening delimiter of the macro, or put the delimiter into inline code if it is only mentioned."},
      MissingOpenEnd: {"code":"missing-open-end","severity":"error","meaning":"The text ends inside an opening delimiter.","example":"Action:\n🦆▶️","hint":"The text was cut off: write all of it again.","isCut":true},
      BadCommand: {"code":"bad-command","severity":"warning","meaning":"A command is in lower case, in full-width letters, or a whole word.","example":"🦆▶️[TOOL:run_tests]◀️🦆","hint":"Write the command as one capital letter: T, F, S or I."},
      MissingCommand: {"code":"missing-command","severity":"error","meaning":"A macro has no command before its colon.","example":"🦆▶️[:run_tests]◀️🦆","hint":"Write the command letter: T, F, S or I."},
      BadSpace: {"code":"bad-space","severity":"warning","meaning":"Spaces around a command, a name or an argument. They were left out.","example":"🦆▶️[ T: run_tests ]◀️🦆","hint":"Write no spaces around the separators."},
      BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A macro has full-width separators.","example":"🦆▶️[T：read_file｜{{F:main}}]◀️🦆","hint":"Write :, | and =."},
      MissingColon: {"code":"missing-colon","severity":"error","meaning":"A macro does not start with a command and a colon.","example":"🦆▶️[read_file|src/main.py]◀️🦆","hint":"Start with the command letter and a colon: 🦆▶️[T:read_file|…]◀️🦆."},
      BadReference: {"code":"bad-reference","severity":"warning","meaning":"A reference is not written as {{F:alias}}.","example":"{{ f: main }}","hint":"Write {{F:main}}."},
      BadBraces: {"code":"bad-braces","severity":"warning","meaning":"A reference has single braces. It was read as text, not as a file.","example":"I read {F:main} now.","hint":"Write {{F:main}}."},
      MissingReferenceEnd: {"code":"missing-reference-end","severity":"error","meaning":"The text ends inside a reference.","example":"I read {{F:ma","hint":"The text was cut off: write all of it again.","isCut":true},
      BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
      BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes in the text.","example":"<|start|>assistant<|message|>Done.","hint":"Strip such sequences from the text."},
      BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"Done.\r","hint":"End lines with LF."},
      BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
      BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  }),
  attributes: 4,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
