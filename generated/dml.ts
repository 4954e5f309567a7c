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
  readonly kind: "think" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINK" | "THINKING";
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
export type Mistakes = NodesByType<BadWrapperNode | MissingFenceEndNode | MissingSpanEndNode | BadOpenNode | BadCloseNode | MissingCloseNode
| BadDelimitersNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | BadCommandNode
| MissingCommandNode | BadSpaceNode | BadSeparatorNode | MissingColonNode | BadReferenceNode | BadBracesNode
| MissingReferenceEndNode | BadBomNode | BadNoiseNode | BadLineEndNode | BadThoughtNode | MissingThoughtEndNode
| BadForeignCallNode | BadThoughtEndNode | BadTurnNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Document' | 'Label' | 'InlineCall' | 'FencedCall', 'model'>>
& Readonly<Record<'Reference' | 'Thought' | 'Macro' | 'MissingClose', 'Document' | 'Wrapped' | 'model'>>
& Readonly<Record<'BadReference' | 'BadOpen' | 'BadSpace' | 'BadSeparator' | 'MissingColon' | 'BadCommand' | 'MissingCommand'
| 'BadBraces' | 'BadClose', 'Document' | 'Fence' | 'OpeningFence' | 'Wrapped' | 'model'>>
& Readonly<Record<'BadBom' | 'Blank' | 'Wrapped' | 'OpeningFence', 'Document'>>
& Readonly<Record<'BadNoise' | 'TurnLabel' | 'BadForeignCall' | 'BadThoughtEnd' | 'Text' | 'Fence' | 'OtherTurn' | 'Span'
| 'MissingSpanEnd' | 'BadDelimiters' | 'BadImitation' | 'BadStrayClose' | 'MissingOpenEnd' | 'MissingReferenceEnd'
| 'Mark', 'Document' | 'Wrapped'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd', 'Wrapped'>>
& Readonly<Record<'FenceHead', 'Fence'>>
& Readonly<Record<'FenceText' | 'Mention' | 'FenceMark' | 'FenceEnd' | 'MissingFenceEnd', 'Fence' | 'OpeningFence'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'BadTurn' | 'TurnText', 'OtherTurn'>>
& Readonly<Record<'OpeningFenceHead', 'OpeningFence'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-fence-end" | "missing-span-end" | "bad-open" | "bad-close" | "missing-close"
| "bad-delimiters" | "bad-imitation" | "bad-stray-close" | "missing-open-end" | "bad-command" | "missing-command"
| "bad-space" | "bad-separator" | "missing-colon" | "bad-reference" | "bad-braces" | "missing-reference-end"
| "bad-bom" | "bad-noise" | "bad-line-end" | "bad-thought" | "missing-thought-end" | "bad-foreign-call"
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
      '[0,["/",9,15],"\\u001b<"]', // 8 skipNoise
      '[0,["s",["!",10],["!",12],["!",14],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 9 skipTemplateToken
      '[0,["/",["s","<",11,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 10 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"],"reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 11 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],13]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 12 skipForeignCall
      '[0,["!",["[","^"]]]', // 13 skipEof
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",5,13]]]]],"<"]', // 14 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 15 skipAnsiSequence
      '[1,["L",17]]', // 16 leaf
      '[1,["M",5,["s",["&",18],[":",0,20]]]," `~"]', // 17 readBadWrapper
      '[0,["q",19]]', // 18 skip_wrapped
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],20],25,["|",0,null,true,["t",[0,1,2],["!",46],51,25]],172,177]]," `~"]', // 19 read_wrapped
      '[0,["/",["@",1,21,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",22]],["@",1,21,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 20 read_fenceHead
      '[0,["|",0,3,false," "]]', // 21 skipIndent
      '[0,["/",23,13]]', // 22 skipLineEnd
      '[0,["/","\\n",24],"\\n\\r"]', // 23 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 24 skipBadLineEnd
      '[0,["N","Text",["*",["/",["[+","^\\n\\r\\u001b<[-]`{\u25c0\\ud83e\uff3d"],26]]]]', // 25 readText
      '[0,["/",["s",5,["!",27],["!",28],["!",35]],["s","[",["!",["[","FIST["]]],["s",["[","]\uff3d"],["!",["[","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"]]],["s","{",["!",["[","Ff{\uff26\uff46"]]],["s","<",["!","|"]],["s","\\ud83e",["[","^\\udd86"]],["s","\u25c0",["?",["s",43,"\ud83e\udd86",["!",["s",43,"\u25b6"]]]]],44,45],"\\n\\r<[-]`{\u25c0\\ud83e\uff3d"]', // 26 skipTextMark
      '[0,["/",["s",21,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",22]],["s",21,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 27 skip_fenceHead
      '[0,["/",29,30,32,34]," <[\u25c1"]', // 28 skipAsideAhead
      '[0,["s",21,10]," <[\u25c1"]', // 29 skipThoughtAhead
      '[0,["s",21,31,["&",["s",["[*","\\t "],["/",5,13]]]]," <[\u25c1"]', // 30 skipThoughtEndAhead
      '[0,["/",["s","</",11,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"]],"<[\u25c1"]', // 31 skipThoughtTagEnd
      '[0,["s",21,33]," <"]', // 32 skipTurnAhead
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>"]],14],"<"]', // 33 skipTurnOpen
      '[0,["s",21,12]," <["]', // 34 skipForeignAhead
      '[0,["s",["[*","\\t "],36],"\\t #*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 35 skipLabelAhead
      '[0,["/",["s",["?",37],38,39],["s",["?",37],40,39],["s",["?",37],41,39],["s",["?",37],42,39]],"#*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 36 skipLabel
      '[0,["+",["/",["s",["[+","#"],["[+","\\t "]],"**","__",["s",["[","*+\\\\-"],["[+","\\t "]]]],"#*+\\\\-_"]', // 37 skipDecoration
      '[0,["/",["s",["i","thought"],["?",["i","s"]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 38 skipThoughtWord
      '[0,["s",["?",["/","**","__"]],["[",":\uff1a"],["?",["/","**","__"]]],"*:_\uff1a"]', // 39 skipLabelEnd
      '[0,["/",["s",["i","action"],["?",["i","s"]]],"\u884c\u52d5","\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 40 skipActionWord
      '[0,["/",["i","observation"],"\u89b3\u5bdf"],"Oo\u89b3"]', // 41 skipObservationWord
      '[0,["/",["i","final answer"],"\u6700\u7d42\u56de\u7b54"],"Ff\u6700"]', // 42 skipAnswerWord
      '[0,["|",0,6,false,["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]', // 43 skipBits
      '[0,["s","\\\\",["[*","`"]]]', // 44 skipEscape
      '[0,["s","`",["[+","^\\n\\r`\\ud83e"],"`",["!","`"]]]', // 45 skipPlainSpan
      '[0,["s",5,21,47,["[*","\\t "],["/",["&",22],["&",["s",8,50]]]]]', // 46 skip_wrapperEnd
      '[0,["q",48]]', // 47 skipWrapperRun
      '[0,["closes",0,49],"`~"]', // 48 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 49 readFenceRun
      '[0,["s",["*",["/",["[","\\t "],5,8]],13]]', // 50 skipTrail
      '[1,["/",52,131,140,153,155,156,157,162,["@",1,["&",164],165],78,81,6,166,167,168,169,170,171]]', // 51 readItem
      '[1,["N",6,["s",53,[":",0,56],[":",1,["/",["@",0,70,["&",60]],82]],[":",2,["/",128,130]]]]]', // 52 readMacro
      '[1,["/","\ud83e\udd86\u25b6\ufe0f[",54],"\\ud83e"]', // 53 noteOpenOrBad
      '[1,["M","BadOpen",55]]', // 54 readBadOpen
      '[0,["s","\ud83e\udd86",43,"\u25b6",43,["[","[\uff3b"]]]', // 55 skipLooseOpen
      '[1,["N",1,["s",[":",0,57],[":",1,":"]],["s",["?",58],[":",0,57],["&",59],["?",58],[":",1,63]],["s",["?",58],[":",2,66],["?",58],[":",1,63]],["s",["?",58],[":",3,["/",67,69]],["?",58],[":",1,63]]]]', // 56 readCommand
      '[0,["$",["[","FIST"]]]', // 57 readCommandName
      '[1,["M","BadSpace",["[+","\\t\\n\\r \u00a0\u3000"]]]', // 58 readBadSpace
      '[0,["s",["[*","\\t\\n\\r \u00a0\u3000"],["/",["[",":|\uff1a\uff5c"],60,62,13]]]', // 59 skipCommandEnd
      '[0,["/","]\u25c0\ufe0f\ud83e\udd86",61],"]\uff3d"]', // 60 skipClose
      '[0,["s",["[","]\uff3d"],43,"\u25c0",43,"\ud83e\udd86"]]', // 61 skipLooseClose
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",55],"\\ud83e"]', // 62 skipOpen
      '[1,["/",":",64,65]]', // 63 readColon
      '[1,["M","BadSeparator","\uff1a"]]', // 64 readBadSeparator
      '[1,["M","MissingColon",""]]', // 65 readMissingColon
      '[1,["M",0,["s",[":",0,["/",["$",["i","tools"]],["$",["i","tool"]],["$",["[","Tt\uff34\uff54"]]]],["&",59]],["s",[":",1,["/",["$",["i","files"]],["$",["i","file"]],["$",["[","Ff\uff26\uff46"]]]],["&",59]],["s",[":",2,["/",["$",["i","states"]],["$",["i","state"]],["$",["[","Ss\uff33\uff53"]]]],["&",59]],["s",[":",3,["/",["$",["i","instructions"]],["$",["i","instruction"]],["$",["[","Ii\uff29\uff49"]]]],["&",59]]],"FISTfist\u0130\uff26\uff29\uff33\uff34\uff46\uff49\uff53\uff54"]', // 66 readBadCommand
      '[0,["N",0,[":",0,["$",["s",["+",68],["*",["s",["[+","\\t\\n\\r \u00a0\u3000"],["+",68]]]]]]]]', // 67 readUnknownCommand
      '[0,["/",["[","^\\t\\n\\r :]|\u00a0\u3000\\ud83e\uff1a\uff3d\uff5c"],["s",["!",62],"\\ud83e"],["s",["!",60],["[","]\uff3d"]]],"^\\t\\n\\r :|\u00a0\u3000\uff1a\uff5c"]', // 68 skipCommandChar
      '[1,["M","MissingCommand",""]]', // 69 readMissingCommand
      '[1,["N",4,["s",["*",71],[":",0,["|",0,null,true,["@",0,76,["*",71]]]]]]]', // 70 readArguments
      '[0,["/",["[+","^]{|\\ud83e\uff3d\uff5c"],["s",["!",62],"\\ud83e"],["s",["!",60],["[","]\uff3d"]],["s",["!",72],"{"]],"^|\uff5c"]', // 71 skipArgumentText
      '[0,["/",73,["s","{",75,["[",":\uff1a"],74,"}",["!","}"]]],"{"]', // 72 skipBraces
      '[0,["/",["s","{{F:",74,"}}"],["s","{{",["[*","\\t "],75,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],74,["[*","\\t "],"}}"]],"{"]', // 73 skip_reference
      '[0,["s",["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"]]]]]', // 74 skipAliasName
      '[0,["/",["s",["[","Ff"],["[","Ii"],["[","Ll"],["[","Ee"]],["[","Ff\uff26\uff46"]],"Ff\uff26\uff46"]', // 75 skipFileWord
      '[1,["/",77,78,81],"{|\uff5c"]', // 76 readPart
      '[0,["N",2,"|",[":",0,"\uff5c"]],"|\uff5c"]', // 77 readPipe
      '[1,["N",3,["s","{{F:",[":",0,79],"}}"],[":",1,80]],"{"]', // 78 readReference
      '[0,["$",["s",["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"]]]]]]', // 79 readAliasName
      '[1,["M",1,["s","{{",["[*","\\t "],75,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],[":",0,79],["[*","\\t "],"}}"]]]', // 80 readBadReference
      '[1,["M",2,["s","{",75,["[",":\uff1a"],[":",0,79],"}",["!","}"]]]]', // 81 readBadBraces
      '[1,["N",5,[":",0,["|",0,null,true,83]]]]', // 82 readMentioningArguments
      '[1,["/",84,76,["@",1,["!",110],111],114,["$",118]],"^"]', // 83 readMentioningPart
      '[1,["handing",1,["t",[0,2],77,["hand",1,[],20],["|",0,null,true,["/",76,["$",85]]],["?",["s",5,107]]]],"|\uff5c"]', // 84 readPipedFence
      '[0,["/",86,"\\ud83e",106],"^|\uff5c"]', // 85 skipFenceChar
      '[0,["s",87,["*",["/",88,["[","|\uff5c"]]],60]]', // 86 skip_mention
      '[0,["s",62,["|",0,8,false,["[","\\t\\n\\r \u00a0\u3000"]],["|",1,64,false,["[","^\\t\\n\\r :[]`|\u00a0\u3000\\ud83e\uff1a\uff3b\uff3d\uff5c"]],["|",0,8,false,["[","\\t\\n\\r \u00a0\u3000"]],["[",":\uff1a"]]]', // 87 skipMentionHead
      '[0,["/",["[+","^]`{|\\ud83e\uff3d\uff5c"],"{",["s",["!",62],"\\ud83e"],["s",["!",60],["[","]\uff3d"]],89,["[+","`"]],"^|\uff5c"]', // 88 skipMentionedText
      '[0,["q",90]]', // 89 skipMentionedCode
      '[0,["handing",2,["t",[0,1,2,3,4],["hand",2,[],91],["|",0,null,true,92],96,["|",0,null,true,["/",96,92]],95]],"`"]', // 90 readMentionedCode
      '[0,["@",0,["$",["|",1,32,false,"`"]],["!","`"]],"`"]', // 91 readTickRun
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r`\\ud83e"]]],93],"^\\n\\r\\ud83e"]', // 92 readMentionedCodeText
      '[0,["t",[0,1],["!",94],["|",1,null,true,"`"]],"`"]', // 93 readOtherTicks
      '[0,["q",95]]', // 94 skipClosingTicks
      '[0,["same",2,["$",["[+","`"]]],"`"]', // 95 readClosingTicks
      '[0,["t",[0,1,2],97,["|",0,null,true,["/",103,["$",["[","{|\uff5c"]]]],104]]', // 96 readInnerMention
      '[0,["t",[0,1,2,3,4],98,["|",0,8,true,102],["|",1,64,true,["$",["[","^\\t\\n\\r :[]`|\u00a0\u3000\\ud83e\uff1a\uff3b\uff3d\uff5c"]]],["|",0,8,true,102],["$",["[",":\uff1a"]]]]', // 97 readMentionHead
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",99],"\\ud83e"]', // 98 readOpen
      '[0,["t",[0,1,2,3,4],100,101,"\u25b6",101,["$",["[","[\uff3b"]]]]', // 99 readLooseOpen
      '[0,"\ud83e\udd86"]', // 100 readDuck
      '[0,["|",0,6,true,["$",["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]]', // 101 readBits
      '[0,["$",["[","\\t\\n\\r \u00a0\u3000"]]]', // 102 readSpace
      '[0,["/",["|",1,null,true,["$",["[","^]{|\\ud83e\uff3d\uff5c"]]],["t",[0,1],["!",62],"\\ud83e"],["t",[0,1],["!",60],["$",["[","]\uff3d"]]],["t",[0,1],["!",72],"{"]],"^|\uff5c"]', // 103 readArgumentText
      '[0,["/","]\u25c0\ufe0f\ud83e\udd86",105],"]\uff3d"]', // 104 readClose
      '[0,["t",[0,1,2,3,4],["$",["[","]\uff3d"]],101,"\u25c0",101,100]]', // 105 readLooseClose
      '[0,["/",["[+","^\\n\\r]{|\\ud83e\uff3d\uff5c"],["s",["!",62],"\\ud83e"],["s",["!",60],["[","]\uff3d"]],"{",["s",5,["!",107]]],"^|\uff5c"]', // 106 skipFencePlainChar
      '[0,["s",21,108,["[*","\\t "],["&",22]]," `~"]', // 107 skipFenceClose
      '[0,["q",109]]', // 108 skipClosingRun
      '[0,["closes",1,49],"`~"]', // 109 readClosingRun
      '[0,["s",46,50]]', // 110 skipWrapperTail
      '[1,["/",112,113],"\\n\\r"]', // 111 readArgumentFence
      '[1,["handing",1,["@",2,5,["hand",1,[],20],["|",0,null,true,["/",76,["$",85]]],["/",["&",110],["s",5,107]]]],"\\n\\r"]', // 112 readWholeFence
      '[1,["handing",1,["@",2,5,["hand",1,[],20],["|",0,null,true,["/",76,["$",106]]],["!",62]]],"\\n\\r"]', // 113 readUnclosedFence
      '[1,["handing",2,["@",1,["hand",2,[],91],["|",0,null,true,["/",76,["$",115]]],94]],"`"]', // 114 readArgumentSpan
      '[0,["/",86,"\\ud83e",116],"^\\n\\r|\uff5c"]', // 115 skipSpanChar
      '[0,["/",["[+","^\\n\\r]`{|\\ud83e\uff3d\uff5c"],["s",["!",62],"\\ud83e"],["s",["!",60],["[","]\uff3d"]],"{",117],"^\\n\\r|\uff5c"]', // 116 skipSpanPlainChar
      '[0,["s",["!",94],["[+","`"]],"`"]', // 117 skipOtherTicks
      '[0,["/",["[+","^\\n\\r\\\\\\\\]`{|\\ud83e\uff3d\uff5c"],["s",["!",62],"\\ud83e"],["s",["!",60],["[","]\uff3d"]],"{",44,["s",5,["!",27]],["s",["!",119],["[+","`"]]],"^|\uff5c"]', // 118 skipMentioningText
      '[0,["s",["&",120],125],"`"]', // 119 skipHidingSpan
      '[0,["q",121]]', // 120 skip_span
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],91],["|",0,null,true,["/",122,124]],95]],"`"]', // 121 read_span
      '[0,["t",[0,1,2],97,["|",0,null,true,["/",123,["$",["[","|\uff5c"]]]],104]]', // 122 read_mention
      '[0,["/",["|",1,null,true,["$",["[","^]`{|\\ud83e\uff3d\uff5c"]]],"{",["t",[0,1],["!",62],"\\ud83e"],["t",[0,1],["!",60],["$",["[","]\uff3d"]]],90,["|",1,null,true,"`"]],"^|\uff5c"]', // 123 readMentionedText
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r`\\ud83e"]]],["t",[0,1],["!",86],"\\ud83e"],93],"^\\n\\r"]', // 124 readSpanText
      '[0,["q",126]]', // 125 skipOpeningSpan
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],91],["|",0,null,true,["/",127,["$",["[","|\uff5c"]]]],98]],"`"]', // 126 readOpeningSpan
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r]`{|\\ud83e\uff3d\uff5c"]]],["t",[0,1],["!",62],"\\ud83e"],["t",[0,1],["!",60],["$",["[","]\uff3d"]]],"{",93],"^\\n\\r|\uff5c"]', // 127 readSpanPlainChar
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",129],"]\uff3d"]', // 128 readCloseOrBad
      '[1,["M","BadClose",61]]', // 129 readBadClose
      '[1,["M","MissingClose",""]]', // 130 readMissingClose
      '[1,["handing",1,["N",10,["s",["hand",1,["run"],[":",0,132]],133,["*",["s",134,133]],["/",138,139]]]],"\\n\\r"]', // 131 readFence
      '[0,["N",7,["s",5,[":",0,20]]]]', // 132 readFenceHead
      '[0,["*",["/",["[+","^\\n\\r\\ud83e"],["s",5,["!",107]]]]]', // 133 skipFenceText
      '[1,["/",135,"\\ud83e"],"\\ud83e"]', // 134 noteFenceItem
      '[1,["N",9,["s",["&",87],53,[":",0,56],[":",1,136],137]],"\\ud83e"]', // 135 readMention
      '[1,["N",8,["s",["*",88],[":",0,["|",0,null,true,["@",0,76,["*",88]]]]]]]', // 136 readMentionedArguments
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",129],"]\uff3d"]', // 137 noteCloseOrBad
      '[0,["s",5,107]]', // 138 skipFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 139 readMissingFenceEnd
      '[1,["handing",3,["N",11,["s",["hand",3,["kind"],[":",0,141]],144,150]]],"\\n\\r <[\u25c1"]', // 140 readThought
      '[1,["M",3,["s",["?",5],21,[":",0,142]]],"\\n\\r <[\u25c1"]', // 141 readBadThought
      '[0,["/",["@",1,"<",143,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 142 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"ar-t"]', // 143 readThoughtName
      '[0,["*",["/",["[+","^<[\u25c1"],["s",["!",145],["[","^"]]]]]', // 144 skipThoughtText
      '[0,["q",146]]', // 145 skipOwnThoughtClose
      '[0,["same",3,147],"<[\u25c1"]', // 146 readOwnThoughtClose
      '[0,["/",148,149],"<[\u25c1"]', // 147 readThoughtClose
      '[0,["/",["@",1,"</",143,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"]],"<[\u25c1"]', // 148 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 149 readAnalysisEnd
      '[1,["/",151,152]]', // 150 note_thoughtEnd
      '[0,["s",145,["[*","\\t "]]]', // 151 skipThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 152 readMissingThoughtEnd
      '[1,["N","OtherTurn",["s",154,["[*","^"]]]]', // 153 readOtherTurn
      '[1,["M","BadTurn",["s",["?",5],21,33]],"\\n\\r <"]', // 154 readBadTurn
      '[1,["M","BadForeignCall",["s",["?",5],21,12]],"\\n\\r <["]', // 155 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",5],30]],"\\n\\r <[\u25c1"]', // 156 readBadThoughtEnd
      '[0,["N",13,["s",["?",5],["[*","\\t "],[":",0,158]]],"\\t\\n\\r #*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 157 readTurnLabel
      '[0,["N",12,["s",["?",37],[":",0,159],39],["s",["?",37],[":",1,160],39],["s",["?",37],[":",2,161],39],["s",["?",37],42,39]],"#*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 158 readLabel
      '[0,["/",["t",[0,1],["$",["i","thought"]],["?",["$",["i","s"]]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 159 readThoughtWord
      '[0,["/",["t",[0,1],["$",["i","action"]],["?",["$",["i","s"]]]],"\u884c\u52d5","\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 160 readActionWord
      '[0,["/",["$",["i","observation"]],"\u89b3\u5bdf"],"Oo\u89b3"]', // 161 readObservationWord
      '[1,["handing",2,["N",14,["s",["hand",2,[],[":",0,91]],["*",163],[":",1,["|",0,null,true,["@",0,135,["*",163]]]],94]]],"`"]', // 162 readSpan
      '[0,["/",["[+","^\\n\\r`\\ud83e"],["s",["!",86],"\\ud83e"],117],"^\\n\\r"]', // 163 skipSpanText
      '[0,["s",["[+","`"],"\ud83e\udd86"]]', // 164 skipMentionAhead
      '[1,["@",1,["endsInside",120],["M",4,["s",["[+","`"],[":",0,135],["[*","^\\n\\r`\\ud83e"],["&",["s",["[*","^\\n\\r"],["!",["[","^"]]]]]]]]', // 165 readMissingSpanEnd
      '[1,["M","BadDelimiters",["s","\ud83e\udd86",43,"\u25b6",43,["?",["[","({\u3010\uff08"]],["[","FIST"],["[",":\uff1a"]],["s",["&",["s","[",["[","FIST"],":",["[*","^\\n\\r[]"],"]",":arrow_backward:"]],"[",["[","FIST"],":"]],"[\\ud83e"]', // 166 readBadDelimiters
      '[1,["M","BadImitation",["s","\ud83e\udd86",43,["?",["/","->","=>",">"]],43,["[","[\uff3b"]],["s","[",["?","["],["[","FIST"],":"],["s","{{",["[*","\\t "],["[","IST"],["[*","\\t "],["[",":\uff1a"]],["s","{{",["[*","\\t "],75,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],"}}"]],"[{\\ud83e"]', // 167 readBadImitation
      '[1,["M","BadStrayClose",["s",["[","]\uff3d"],43,"\u25c0",43,["!",62],"\ud83e\udd86"]]]', // 168 readBadStrayClose
      '[1,["@",1,["endsInside",55],["M","MissingOpenEnd",["s","\\ud83e",["[*","^"]]]]]', // 169 readMissingOpenEnd
      '[1,["@",1,["endsInside",73],["M","MissingReferenceEnd",["s","{{",["[*","^"]]]]]', // 170 readMissingReferenceEnd
      '[0,["N","Mark",["[+","`"],5,["[","^"]],"^"]', // 171 readMark
      '[0,["t",[0,1,2,3,4],173,174,48,175,["/",["&",22],["&",["s",8,50]]]]]', // 172 read_wrapperEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 173 readNewline
      '[0,["|",0,3,true," "]]', // 174 readIndent
      '[0,["|",0,null,true,176]]', // 175 readBlanks
      '[0,["$",["[","\\t "]]]', // 176 read_blank
      '[0,["t",[0,1],["|",0,null,true,["/",176,173,178]],181]]', // 177 readTrail
      '[0,["/",179,180],"\\u001b<"]', // 178 readNoise
      '[0,["t",[0,1,2,3,4,5,6],["!",10],["!",12],["!",14],"<|",["|",1,null,true,["$",["[","0-9A-Z_a-z"]]],"|>",["?",["t",[0,1,2],["$",["[","A-Za-z"]],["|",0,null,true,["$",["[",".0-9=A-Z_a-z"]]],["&","<|"]]]],"<"]', // 179 readTemplateToken
      '[0,["t",[0,1,2],"\\u001b[",["|",0,null,true,["$",["[","0-;?"]]],["$",["[","A-Za-z"]]]]', // 180 readAnsiSequence
      '[0,["!",["[","^"]]]', // 181 readEof
      '[0,[[null,"^\\n\\r\\u001b<[-]`{\u25c0\\ud83e\uff3d",1,[["\\n","\\t #*+\\\\-<AFOT[_-afot~\u25c1\u30a2\u601d\u6700\u8003\u884c\u89b3"],["[","FIST["],["]","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"],["\uff3d","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"],["{","Ff{\uff26\uff46"],["<","|"]],false],[["s",5,["!",27],["!",28],["!",35]],null,0,null,false],[["s","[",["!",["[","FIST["]]],null,0,null,false],[["s",["[","]\uff3d"],["!",["[","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"]]],null,0,null,false],[["s","{",["!",["[","Ff{\uff26\uff46"]]],null,0,null,false],[["s","<",["!","|"]],null,0,null,false],[["s","\\ud83e",["[","^\\udd86"]],null,0,null,false],[["s","\u25c0",["?",["s",43,"\ud83e\udd86",["!",["s",43,"\u25b6"]]]]],null,0,null,false],["\\\\","`",0,null,false],[["s","`",["[+","^\\n\\r`\\ud83e"],"`",["!","`"]],null,0,null,false]]]', // 182 text
      '[0,["L",["!",46]]]', // 183 leaf
      '[1,["L",52]]', // 184 leaf
      '[0,["L",132]]', // 185 leaf
      '[0,[[null,"^\\n\\r\\ud83e",1,[["\\n"," `~"]],false],[["s",5,["!",107]],null,0,null,false]]]', // 186 text
      '[1,["L",188]]', // 187 leaf
      '[1,["/",135,189],"\\ud83e"]', // 188 readFenceItem
      '[0,["N","FenceMark","\\ud83e"]]', // 189 readFenceMark
      '[1,["L",["/",191,139]]]', // 190 leaf
      '[0,["N","FenceEnd",["s",5,107]]]', // 191 readFenceEnd
      '[1,["L",141]]', // 192 leaf
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",145],["[","^"]],null,0,null,false]]]', // 193 text
      '[1,["L",195]]', // 194 leaf
      '[1,["/",196,152]]', // 195 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",145,["[*","\\t "]]]]', // 196 readThoughtEnd
      '[1,["L",154]]', // 197 leaf
      '[0,[[["[","^"],null,0,null,false]]]', // 198 text
      '[1,["L",["/",155,156,157,162,["@",1,["&",164],165],78,81,6,166,167,168,169,170,171]]]', // 199 leaf
      '[0,["L",["?",201]]]', // 200 leaf
      '[0,["N","WrapperEnd",46]]', // 201 readWrapperEnd
      '[0,["L",203]]', // 202 leaf
      '[0,["N",15,[":",0,20]]]', // 203 readOpeningFenceHead
      '[0,["L",["?",157]]]', // 204 leaf
      '[1,["L",["/",157,155,156]],"\\t\\n\\r #*+\\\\-<AFOT[_afot\u25c1\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 205 leaf
      '[0,["L",207]]', // 206 leaf
      '[0,["/",["[+","^{"],["s",["!",73],"{"]],"^"]', // 207 skipReferenceText
      '[1,["L",["t",[0,1],78,["|",0,null,true,209]]]]', // 208 leaf
      '[0,["/",["|",1,null,true,["$",["[","^{"]]],["t",[0,1],["!",73],"{"]],"^"]', // 209 readReferenceText
      '[1,["L",["?",["t",[0,1,2],175,158,["?",211]]]]]', // 210 leaf
      '[1,["handing",2,["N",16,["s",["[*","\\t "],["hand",2,[],[":",0,91]],["[*","\\t "],[":",1,135],["[*","\\t "],94,["[*","\\t "],["&",22]]]],"\\t `"]', // 211 readInlineCall
      '[1,["L",213]]', // 212 leaf
      '[1,["handing",1,["N",17,["s",5,["hand",1,[],[":",0,20]],["*",214],[":",1,["|",1,null,true,["@",0,135,["*",214]]]],5,107]]],"\\n\\r"]', // 213 readFencedCall
      '[0,["/",["[","\\t "],["s",5,["!",107]]],"\\t\\n\\r "]', // 214 skipFenceGap
      '[1,["L",["/",["t",[0,1],173,["/",["t",[0,1,2],175,158,["?",211]],211]],216]],"^"]', // 215 leaf
      '[1,["/",["|",1,null,true,["$",["[","^\\n\\r\\\\\\\\`\\ud83e"]]],217,218,173,121,["|",1,null,true,"`"],52,["$",["[","^"]]],"^"]', // 216 readLabelText
      '[0,["t",[0,1],"\\\\",["|",0,null,true,"`"]]]', // 217 readEscape
      '[0,["handing",1,["t",[0,1,2,3],173,["hand",1,[],20],["|",0,null,true,["/",122,["|",1,null,true,["$",["[","^\\n\\r\\ud83e"]]],"\\ud83e",["t",[0,1],173,["!",107]]]],["/",["t",[0,1],173,219],181]]],"\\n\\r"]', // 218 readCodeLines
      '[0,["t",[0,1,2,3],174,109,175,["&",22]]," `~"]', // 219 readFenceClose
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { handing: ofHanding, hand: ofHand, i: ofCase, closes: ofCloses, same: ofSame, "{": ofAction, endsInside: ofEndsInside } });

  const stepItem: Step = { op: 'choice', starts: ["\ud83e", "\n\r", "\n\r <[\u25c1", "\n\r <", null], alternatives: [{ op: 'leaf', read: rules.at(184) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(199) }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'optional', body: { op: 'choice', starts: [" `~", " `~", "\n\r <[\u25c1", "\t\n\r #*+\\-<AFOT[_afot\u25c1\u30a2\u601d\u6700\u8003\u884c\u89b3"], alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(204) }] }, { op: 'leaf', read: rules.at(205) }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(16) }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(183), body: stepItem }, { op: 'again', step: () => stepText }] } }, { op: 'leaf', read: rules.at(200) }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(182) } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(185) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(187) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(190) }] } };
  const stepFenceText: Step = { op: 'rule', name: 'FenceText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(186) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(192) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(194) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(193) } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(197) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(198) } };
  const stepOpeningFence: Step = { op: 'rule', name: 'OpeningFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpeningFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(202) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(187) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(190) }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      references: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(206) } }, { op: 'loop', body: { op: 'leaf', read: rules.at(208) } }] },
      labels: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'again', step: () => stepThought } }, { op: 'leaf', read: rules.at(210) }, { op: 'loop', body: { op: 'choice', starts: ["\n\r", "\n\r <[\u25c1", "^"], alternatives: [{ op: 'leaf', read: rules.at(212) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(215) }] } }] },
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
