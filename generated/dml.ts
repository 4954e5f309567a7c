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
export interface OtherTurnNode extends TreeNode { readonly type: 'OtherTurn'; }
export interface BadTurnNode extends RecoveryNode { readonly type: 'BadTurn'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BlankNode | BadNoiseNode | BadWrapperNode | MacroNode | FenceHeadNode | MentionNode | FenceMarkNode
| FenceEndNode | MissingFenceEndNode | BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode | BadTurnNode
| BadForeignCallNode | TurnLabelNode | SpanNode | MissingSpanEndNode | ReferenceNode | BadBracesNode
| BadDelimitersNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode
| WrapperEndNode | OpeningFenceHeadNode | LabelNode | InlineCallNode | FencedCallNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'Text' | 'FenceText' | 'ThoughtText' | 'TurnText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingFenceEndNode | MissingSpanEndNode | BadOpenNode | BadCloseNode | MissingCloseNode
| BadDelimitersNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | BadCommandNode
| MissingCommandNode | BadSpaceNode | BadSeparatorNode | MissingColonNode | BadReferenceNode | BadBracesNode
| MissingReferenceEndNode | BadBomNode | BadNoiseNode | BadLineEndNode | BadThoughtNode | MissingThoughtEndNode
| BadForeignCallNode | BadTurnNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Document' | 'Label' | 'InlineCall' | 'FencedCall', 'model'>>
& Readonly<Record<'Reference' | 'Thought' | 'Macro' | 'MissingClose', 'Document' | 'Wrapped' | 'model'>>
& Readonly<Record<'BadReference' | 'BadOpen' | 'BadSpace' | 'BadSeparator' | 'MissingColon' | 'BadCommand' | 'MissingCommand'
| 'BadBraces' | 'BadClose', 'Document' | 'Fence' | 'OpeningFence' | 'Wrapped' | 'model'>>
& Readonly<Record<'BadBom' | 'Blank' | 'Wrapped' | 'OpeningFence', 'Document'>>
& Readonly<Record<'BadNoise' | 'TurnLabel' | 'BadForeignCall' | 'Text' | 'Fence' | 'OtherTurn' | 'Span' | 'MissingSpanEnd'
| 'BadDelimiters' | 'BadImitation' | 'BadStrayClose' | 'MissingOpenEnd' | 'MissingReferenceEnd' | 'Mark', 'Document' | 'Wrapped'>>
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
| "bad-bom" | "bad-noise" | "bad-line-end" | "bad-thought" | "missing-thought-end" | "bad-foreign-call" | "bad-turn";

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
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],20],25,["|",0,null,true,["t",[0,1,2],["!",44],49,25]],169,174]]," `~"]', // 19 read_wrapped
      '[0,["/",["@",1,21,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",22]],["@",1,21,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 20 read_fenceHead
      '[0,["|",0,3,false," "]]', // 21 skipIndent
      '[0,["/",23,13]]', // 22 skipLineEnd
      '[0,["/","\\n",24],"\\n\\r"]', // 23 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 24 skipBadLineEnd
      '[0,["N","Text",["*",["/",["[+","^\\n\\r\\u001b<[-]`{\u25c0\\ud83e\uff3d"],26]]]]', // 25 readText
      '[0,["/",["s",5,["!",27],["!",28],["!",33]],["s","[",["!",["[","FIST["]]],["s",["[","]\uff3d"],["!",["[","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"]]],["s","{",["!",["[","Ff{\uff26\uff46"]]],["s","<",["!","|"]],["s","\\ud83e",["[","^\\udd86"]],["s","\u25c0",["?",["s",41,"\ud83e\udd86",["!",["s",41,"\u25b6"]]]]],42,43],"\\n\\r<[-]`{\u25c0\\ud83e\uff3d"]', // 26 skipTextMark
      '[0,["/",["s",21,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",22]],["s",21,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 27 skip_fenceHead
      '[0,["/",29,30,32]," <[\u25c1"]', // 28 skipAsideAhead
      '[0,["s",21,10]," <[\u25c1"]', // 29 skipThoughtAhead
      '[0,["s",21,31]," <"]', // 30 skipTurnAhead
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>"]],14],"<"]', // 31 skipTurnOpen
      '[0,["s",21,12]," <["]', // 32 skipForeignAhead
      '[0,["s",["[*","\\t "],34],"\\t #*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 33 skipLabelAhead
      '[0,["/",["s",["?",35],36,37],["s",["?",35],38,37],["s",["?",35],39,37],["s",["?",35],40,37]],"#*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 34 skipLabel
      '[0,["+",["/",["s",["[+","#"],["[+","\\t "]],"**","__",["s",["[","*+\\\\-"],["[+","\\t "]]]],"#*+\\\\-_"]', // 35 skipDecoration
      '[0,["/",["s",["i","thought"],["?",["i","s"]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 36 skipThoughtWord
      '[0,["s",["?",["/","**","__"]],["[",":\uff1a"],["?",["/","**","__"]]],"*:_\uff1a"]', // 37 skipLabelEnd
      '[0,["/",["s",["i","action"],["?",["i","s"]]],"\u884c\u52d5","\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 38 skipActionWord
      '[0,["/",["i","observation"],"\u89b3\u5bdf"],"Oo\u89b3"]', // 39 skipObservationWord
      '[0,["/",["i","final answer"],"\u6700\u7d42\u56de\u7b54"],"Ff\u6700"]', // 40 skipAnswerWord
      '[0,["|",0,6,false,["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]', // 41 skipBits
      '[0,["s","\\\\",["[*","`"]]]', // 42 skipEscape
      '[0,["s","`",["[+","^\\n\\r`\\ud83e"],"`",["!","`"]]]', // 43 skipPlainSpan
      '[0,["s",5,21,45,["[*","\\t "],["/",["&",22],["&",["s",8,48]]]]]', // 44 skip_wrapperEnd
      '[0,["q",46]]', // 45 skipWrapperRun
      '[0,["closes",0,47],"`~"]', // 46 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 47 readFenceRun
      '[0,["s",["*",["/",["[","\\t "],5,8]],13]]', // 48 skipTrail
      '[1,["/",50,129,138,151,153,154,159,["@",1,["&",161],162],76,79,6,163,164,165,166,167,168]]', // 49 readItem
      '[1,["N",6,["s",51,[":",0,54],[":",1,["/",["@",0,68,["&",58]],80]],[":",2,["/",126,128]]]]]', // 50 readMacro
      '[1,["/","\ud83e\udd86\u25b6\ufe0f[",52],"\\ud83e"]', // 51 noteOpenOrBad
      '[1,["M","BadOpen",53]]', // 52 readBadOpen
      '[0,["s","\ud83e\udd86",41,"\u25b6",41,["[","[\uff3b"]]]', // 53 skipLooseOpen
      '[1,["N",1,["s",[":",0,55],[":",1,":"]],["s",["?",56],[":",0,55],["&",57],["?",56],[":",1,61]],["s",["?",56],[":",2,64],["?",56],[":",1,61]],["s",["?",56],[":",3,["/",65,67]],["?",56],[":",1,61]]]]', // 54 readCommand
      '[0,["$",["[","FIST"]]]', // 55 readCommandName
      '[1,["M","BadSpace",["[+","\\t\\n\\r \u00a0\u3000"]]]', // 56 readBadSpace
      '[0,["s",["[*","\\t\\n\\r \u00a0\u3000"],["/",["[",":|\uff1a\uff5c"],58,60,13]]]', // 57 skipCommandEnd
      '[0,["/","]\u25c0\ufe0f\ud83e\udd86",59],"]\uff3d"]', // 58 skipClose
      '[0,["s",["[","]\uff3d"],41,"\u25c0",41,"\ud83e\udd86"]]', // 59 skipLooseClose
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",53],"\\ud83e"]', // 60 skipOpen
      '[1,["/",":",62,63]]', // 61 readColon
      '[1,["M","BadSeparator","\uff1a"]]', // 62 readBadSeparator
      '[1,["M","MissingColon",""]]', // 63 readMissingColon
      '[1,["M",0,["s",[":",0,["/",["$",["i","tools"]],["$",["i","tool"]],["$",["[","Tt\uff34\uff54"]]]],["&",57]],["s",[":",1,["/",["$",["i","files"]],["$",["i","file"]],["$",["[","Ff\uff26\uff46"]]]],["&",57]],["s",[":",2,["/",["$",["i","states"]],["$",["i","state"]],["$",["[","Ss\uff33\uff53"]]]],["&",57]],["s",[":",3,["/",["$",["i","instructions"]],["$",["i","instruction"]],["$",["[","Ii\uff29\uff49"]]]],["&",57]]],"FISTfist\u0130\uff26\uff29\uff33\uff34\uff46\uff49\uff53\uff54"]', // 64 readBadCommand
      '[0,["N",0,[":",0,["$",["s",["+",66],["*",["s",["[+","\\t\\n\\r \u00a0\u3000"],["+",66]]]]]]]]', // 65 readUnknownCommand
      '[0,["/",["[","^\\t\\n\\r :]|\u00a0\u3000\\ud83e\uff1a\uff3d\uff5c"],["s",["!",60],"\\ud83e"],["s",["!",58],["[","]\uff3d"]]],"^\\t\\n\\r :|\u00a0\u3000\uff1a\uff5c"]', // 66 skipCommandChar
      '[1,["M","MissingCommand",""]]', // 67 readMissingCommand
      '[1,["N",4,["s",["*",69],[":",0,["|",0,null,true,["@",0,74,["*",69]]]]]]]', // 68 readArguments
      '[0,["/",["[+","^]{|\\ud83e\uff3d\uff5c"],["s",["!",60],"\\ud83e"],["s",["!",58],["[","]\uff3d"]],["s",["!",70],"{"]],"^|\uff5c"]', // 69 skipArgumentText
      '[0,["/",71,["s","{",73,["[",":\uff1a"],72,"}",["!","}"]]],"{"]', // 70 skipBraces
      '[0,["/",["s","{{F:",72,"}}"],["s","{{",["[*","\\t "],73,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],72,["[*","\\t "],"}}"]],"{"]', // 71 skip_reference
      '[0,["s",["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"]]]]]', // 72 skipAliasName
      '[0,["/",["s",["[","Ff"],["[","Ii"],["[","Ll"],["[","Ee"]],["[","Ff\uff26\uff46"]],"Ff\uff26\uff46"]', // 73 skipFileWord
      '[1,["/",75,76,79],"{|\uff5c"]', // 74 readPart
      '[0,["N",2,"|",[":",0,"\uff5c"]],"|\uff5c"]', // 75 readPipe
      '[1,["N",3,["s","{{F:",[":",0,77],"}}"],[":",1,78]],"{"]', // 76 readReference
      '[0,["$",["s",["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"]]]]]]', // 77 readAliasName
      '[1,["M",1,["s","{{",["[*","\\t "],73,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],[":",0,77],["[*","\\t "],"}}"]]]', // 78 readBadReference
      '[1,["M",2,["s","{",73,["[",":\uff1a"],[":",0,77],"}",["!","}"]]]]', // 79 readBadBraces
      '[1,["N",5,[":",0,["|",0,null,true,81]]]]', // 80 readMentioningArguments
      '[1,["/",82,74,["@",1,["!",108],109],112,["$",116]],"^"]', // 81 readMentioningPart
      '[1,["handing",1,["t",[0,2],75,["hand",1,[],20],["|",0,null,true,["/",74,["$",83]]],["?",["s",5,105]]]],"|\uff5c"]', // 82 readPipedFence
      '[0,["/",84,"\\ud83e",104],"^|\uff5c"]', // 83 skipFenceChar
      '[0,["s",85,["*",["/",86,["[","|\uff5c"]]],58]]', // 84 skip_mention
      '[0,["s",60,["|",0,8,false,["[","\\t\\n\\r \u00a0\u3000"]],["|",1,64,false,["[","^\\t\\n\\r :[]`|\u00a0\u3000\\ud83e\uff1a\uff3b\uff3d\uff5c"]],["|",0,8,false,["[","\\t\\n\\r \u00a0\u3000"]],["[",":\uff1a"]]]', // 85 skipMentionHead
      '[0,["/",["[+","^]`{|\\ud83e\uff3d\uff5c"],"{",["s",["!",60],"\\ud83e"],["s",["!",58],["[","]\uff3d"]],87,["[+","`"]],"^|\uff5c"]', // 86 skipMentionedText
      '[0,["q",88]]', // 87 skipMentionedCode
      '[0,["handing",2,["t",[0,1,2,3,4],["hand",2,[],89],["|",0,null,true,90],94,["|",0,null,true,["/",94,90]],93]],"`"]', // 88 readMentionedCode
      '[0,["@",0,["$",["|",1,32,false,"`"]],["!","`"]],"`"]', // 89 readTickRun
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r`\\ud83e"]]],91],"^\\n\\r\\ud83e"]', // 90 readMentionedCodeText
      '[0,["t",[0,1],["!",92],["|",1,null,true,"`"]],"`"]', // 91 readOtherTicks
      '[0,["q",93]]', // 92 skipClosingTicks
      '[0,["same",2,["$",["[+","`"]]],"`"]', // 93 readClosingTicks
      '[0,["t",[0,1,2],95,["|",0,null,true,["/",101,["$",["[","{|\uff5c"]]]],102]]', // 94 readInnerMention
      '[0,["t",[0,1,2,3,4],96,["|",0,8,true,100],["|",1,64,true,["$",["[","^\\t\\n\\r :[]`|\u00a0\u3000\\ud83e\uff1a\uff3b\uff3d\uff5c"]]],["|",0,8,true,100],["$",["[",":\uff1a"]]]]', // 95 readMentionHead
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",97],"\\ud83e"]', // 96 readOpen
      '[0,["t",[0,1,2,3,4],98,99,"\u25b6",99,["$",["[","[\uff3b"]]]]', // 97 readLooseOpen
      '[0,"\ud83e\udd86"]', // 98 readDuck
      '[0,["|",0,6,true,["$",["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]]', // 99 readBits
      '[0,["$",["[","\\t\\n\\r \u00a0\u3000"]]]', // 100 readSpace
      '[0,["/",["|",1,null,true,["$",["[","^]{|\\ud83e\uff3d\uff5c"]]],["t",[0,1],["!",60],"\\ud83e"],["t",[0,1],["!",58],["$",["[","]\uff3d"]]],["t",[0,1],["!",70],"{"]],"^|\uff5c"]', // 101 readArgumentText
      '[0,["/","]\u25c0\ufe0f\ud83e\udd86",103],"]\uff3d"]', // 102 readClose
      '[0,["t",[0,1,2,3,4],["$",["[","]\uff3d"]],99,"\u25c0",99,98]]', // 103 readLooseClose
      '[0,["/",["[+","^\\n\\r]{|\\ud83e\uff3d\uff5c"],["s",["!",60],"\\ud83e"],["s",["!",58],["[","]\uff3d"]],"{",["s",5,["!",105]]],"^|\uff5c"]', // 104 skipFencePlainChar
      '[0,["s",21,106,["[*","\\t "],["&",22]]," `~"]', // 105 skipFenceClose
      '[0,["q",107]]', // 106 skipClosingRun
      '[0,["closes",1,47],"`~"]', // 107 readClosingRun
      '[0,["s",44,48]]', // 108 skipWrapperTail
      '[1,["/",110,111],"\\n\\r"]', // 109 readArgumentFence
      '[1,["handing",1,["@",2,5,["hand",1,[],20],["|",0,null,true,["/",74,["$",83]]],["/",["&",108],["s",5,105]]]],"\\n\\r"]', // 110 readWholeFence
      '[1,["handing",1,["@",2,5,["hand",1,[],20],["|",0,null,true,["/",74,["$",104]]],["!",60]]],"\\n\\r"]', // 111 readUnclosedFence
      '[1,["handing",2,["@",1,["hand",2,[],89],["|",0,null,true,["/",74,["$",113]]],92]],"`"]', // 112 readArgumentSpan
      '[0,["/",84,"\\ud83e",114],"^\\n\\r|\uff5c"]', // 113 skipSpanChar
      '[0,["/",["[+","^\\n\\r]`{|\\ud83e\uff3d\uff5c"],["s",["!",60],"\\ud83e"],["s",["!",58],["[","]\uff3d"]],"{",115],"^\\n\\r|\uff5c"]', // 114 skipSpanPlainChar
      '[0,["s",["!",92],["[+","`"]],"`"]', // 115 skipOtherTicks
      '[0,["/",["[+","^\\n\\r\\\\\\\\]`{|\\ud83e\uff3d\uff5c"],["s",["!",60],"\\ud83e"],["s",["!",58],["[","]\uff3d"]],"{",42,["s",5,["!",27]],["s",["!",117],["[+","`"]]],"^|\uff5c"]', // 116 skipMentioningText
      '[0,["s",["&",118],123],"`"]', // 117 skipHidingSpan
      '[0,["q",119]]', // 118 skip_span
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],89],["|",0,null,true,["/",120,122]],93]],"`"]', // 119 read_span
      '[0,["t",[0,1,2],95,["|",0,null,true,["/",121,["$",["[","|\uff5c"]]]],102]]', // 120 read_mention
      '[0,["/",["|",1,null,true,["$",["[","^]`{|\\ud83e\uff3d\uff5c"]]],"{",["t",[0,1],["!",60],"\\ud83e"],["t",[0,1],["!",58],["$",["[","]\uff3d"]]],88,["|",1,null,true,"`"]],"^|\uff5c"]', // 121 readMentionedText
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r`\\ud83e"]]],["t",[0,1],["!",84],"\\ud83e"],91],"^\\n\\r"]', // 122 readSpanText
      '[0,["q",124]]', // 123 skipOpeningSpan
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],89],["|",0,null,true,["/",125,["$",["[","|\uff5c"]]]],96]],"`"]', // 124 readOpeningSpan
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r]`{|\\ud83e\uff3d\uff5c"]]],["t",[0,1],["!",60],"\\ud83e"],["t",[0,1],["!",58],["$",["[","]\uff3d"]]],"{",91],"^\\n\\r|\uff5c"]', // 125 readSpanPlainChar
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",127],"]\uff3d"]', // 126 readCloseOrBad
      '[1,["M","BadClose",59]]', // 127 readBadClose
      '[1,["M","MissingClose",""]]', // 128 readMissingClose
      '[1,["handing",1,["N",10,["s",["hand",1,["run"],[":",0,130]],131,["*",["s",132,131]],["/",136,137]]]],"\\n\\r"]', // 129 readFence
      '[0,["N",7,["s",5,[":",0,20]]]]', // 130 readFenceHead
      '[0,["*",["/",["[+","^\\n\\r\\ud83e"],["s",5,["!",105]]]]]', // 131 skipFenceText
      '[1,["/",133,"\\ud83e"],"\\ud83e"]', // 132 noteFenceItem
      '[1,["N",9,["s",["&",85],51,[":",0,54],[":",1,134],135]],"\\ud83e"]', // 133 readMention
      '[1,["N",8,["s",["*",86],[":",0,["|",0,null,true,["@",0,74,["*",86]]]]]]]', // 134 readMentionedArguments
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",127],"]\uff3d"]', // 135 noteCloseOrBad
      '[0,["s",5,105]]', // 136 skipFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 137 readMissingFenceEnd
      '[1,["handing",3,["N",11,["s",["hand",3,["kind"],[":",0,139]],142,148]]],"\\n\\r <[\u25c1"]', // 138 readThought
      '[1,["M",3,["s",["?",5],21,[":",0,140]]],"\\n\\r <[\u25c1"]', // 139 readBadThought
      '[0,["/",["@",1,"<",141,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 140 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"ar-t"]', // 141 readThoughtName
      '[0,["*",["/",["[+","^<[\u25c1"],["s",["!",143],["[","^"]]]]]', // 142 skipThoughtText
      '[0,["q",144]]', // 143 skipOwnThoughtClose
      '[0,["same",3,145],"<[\u25c1"]', // 144 readOwnThoughtClose
      '[0,["/",146,147],"<[\u25c1"]', // 145 readThoughtClose
      '[0,["/",["@",1,"</",141,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"]],"<[\u25c1"]', // 146 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 147 readAnalysisEnd
      '[1,["/",149,150]]', // 148 note_thoughtEnd
      '[0,["s",143,["[*","\\t "]]]', // 149 skipThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 150 readMissingThoughtEnd
      '[1,["N","OtherTurn",["s",152,["[*","^"]]]]', // 151 readOtherTurn
      '[1,["M","BadTurn",["s",["?",5],21,31]],"\\n\\r <"]', // 152 readBadTurn
      '[1,["M","BadForeignCall",["s",["?",5],21,12]],"\\n\\r <["]', // 153 readBadForeignCall
      '[0,["N",13,["s",["?",5],["[*","\\t "],[":",0,155]]],"\\t\\n\\r #*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 154 readTurnLabel
      '[0,["N",12,["s",["?",35],[":",0,156],37],["s",["?",35],[":",1,157],37],["s",["?",35],[":",2,158],37],["s",["?",35],40,37]],"#*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 155 readLabel
      '[0,["/",["t",[0,1],["$",["i","thought"]],["?",["$",["i","s"]]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 156 readThoughtWord
      '[0,["/",["t",[0,1],["$",["i","action"]],["?",["$",["i","s"]]]],"\u884c\u52d5","\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 157 readActionWord
      '[0,["/",["$",["i","observation"]],"\u89b3\u5bdf"],"Oo\u89b3"]', // 158 readObservationWord
      '[1,["handing",2,["N",14,["s",["hand",2,[],[":",0,89]],["*",160],[":",1,["|",0,null,true,["@",0,133,["*",160]]]],92]]],"`"]', // 159 readSpan
      '[0,["/",["[+","^\\n\\r`\\ud83e"],["s",["!",84],"\\ud83e"],115],"^\\n\\r"]', // 160 skipSpanText
      '[0,["s",["[+","`"],"\ud83e\udd86"]]', // 161 skipMentionAhead
      '[1,["@",1,["endsInside",118],["M",4,["s",["[+","`"],[":",0,133],["[*","^\\n\\r`\\ud83e"],["&",["s",["[*","^\\n\\r"],["!",["[","^"]]]]]]]]', // 162 readMissingSpanEnd
      '[1,["M","BadDelimiters",["s","\ud83e\udd86",41,"\u25b6",41,["?",["[","({\u3010\uff08"]],["[","FIST"],["[",":\uff1a"]],["s",["&",["s","[",["[","FIST"],":",["[*","^\\n\\r[]"],"]",":arrow_backward:"]],"[",["[","FIST"],":"]],"[\\ud83e"]', // 163 readBadDelimiters
      '[1,["M","BadImitation",["s","\ud83e\udd86",41,["?",["/","->","=>",">"]],41,["[","[\uff3b"]],["s","[",["?","["],["[","FIST"],":"],["s","{{",["[*","\\t "],["[","IST"],["[*","\\t "],["[",":\uff1a"]],["s","{{",["[*","\\t "],73,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],"}}"]],"[{\\ud83e"]', // 164 readBadImitation
      '[1,["M","BadStrayClose",["s",["[","]\uff3d"],41,"\u25c0",41,["!",60],"\ud83e\udd86"]]]', // 165 readBadStrayClose
      '[1,["@",1,["endsInside",53],["M","MissingOpenEnd",["s","\\ud83e",["[*","^"]]]]]', // 166 readMissingOpenEnd
      '[1,["@",1,["endsInside",71],["M","MissingReferenceEnd",["s","{{",["[*","^"]]]]]', // 167 readMissingReferenceEnd
      '[0,["N","Mark",["[+","`"],5,["[","^"]],"^"]', // 168 readMark
      '[0,["t",[0,1,2,3,4],170,171,46,172,["/",["&",22],["&",["s",8,48]]]]]', // 169 read_wrapperEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 170 readNewline
      '[0,["|",0,3,true," "]]', // 171 readIndent
      '[0,["|",0,null,true,173]]', // 172 readBlanks
      '[0,["$",["[","\\t "]]]', // 173 read_blank
      '[0,["t",[0,1],["|",0,null,true,["/",173,170,175]],178]]', // 174 readTrail
      '[0,["/",176,177],"\\u001b<"]', // 175 readNoise
      '[0,["t",[0,1,2,3,4,5,6],["!",10],["!",12],["!",14],"<|",["|",1,null,true,["$",["[","0-9A-Z_a-z"]]],"|>",["?",["t",[0,1,2],["$",["[","A-Za-z"]],["|",0,null,true,["$",["[",".0-9=A-Z_a-z"]]],["&","<|"]]]],"<"]', // 176 readTemplateToken
      '[0,["t",[0,1,2],"\\u001b[",["|",0,null,true,["$",["[","0-;?"]]],["$",["[","A-Za-z"]]]]', // 177 readAnsiSequence
      '[0,["!",["[","^"]]]', // 178 readEof
      '[0,[[null,"^\\n\\r\\u001b<[-]`{\u25c0\\ud83e\uff3d",1,[["\\n","\\t #*+\\\\-<AFOT[_-afot~\u25c1\u30a2\u601d\u6700\u8003\u884c\u89b3"],["[","FIST["],["]","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"],["\uff3d","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"],["{","Ff{\uff26\uff46"],["<","|"]],false],[["s",5,["!",27],["!",28],["!",33]],null,0,null,false],[["s","[",["!",["[","FIST["]]],null,0,null,false],[["s",["[","]\uff3d"],["!",["[","\\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"]]],null,0,null,false],[["s","{",["!",["[","Ff{\uff26\uff46"]]],null,0,null,false],[["s","<",["!","|"]],null,0,null,false],[["s","\\ud83e",["[","^\\udd86"]],null,0,null,false],[["s","\u25c0",["?",["s",41,"\ud83e\udd86",["!",["s",41,"\u25b6"]]]]],null,0,null,false],["\\\\","`",0,null,false],[["s","`",["[+","^\\n\\r`\\ud83e"],"`",["!","`"]],null,0,null,false]]]', // 179 text
      '[0,["L",["!",44]]]', // 180 leaf
      '[1,["L",50]]', // 181 leaf
      '[0,["L",130]]', // 182 leaf
      '[0,[[null,"^\\n\\r\\ud83e",1,[["\\n"," `~"]],false],[["s",5,["!",105]],null,0,null,false]]]', // 183 text
      '[1,["L",185]]', // 184 leaf
      '[1,["/",133,186],"\\ud83e"]', // 185 readFenceItem
      '[0,["N","FenceMark","\\ud83e"]]', // 186 readFenceMark
      '[1,["L",["/",188,137]]]', // 187 leaf
      '[0,["N","FenceEnd",["s",5,105]]]', // 188 readFenceEnd
      '[1,["L",139]]', // 189 leaf
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",143],["[","^"]],null,0,null,false]]]', // 190 text
      '[1,["L",192]]', // 191 leaf
      '[1,["/",193,150]]', // 192 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",143,["[*","\\t "]]]]', // 193 readThoughtEnd
      '[1,["L",152]]', // 194 leaf
      '[0,[[["[","^"],null,0,null,false]]]', // 195 text
      '[1,["L",["/",153,154,159,["@",1,["&",161],162],76,79,6,163,164,165,166,167,168]]]', // 196 leaf
      '[0,["L",["?",198]]]', // 197 leaf
      '[0,["N","WrapperEnd",44]]', // 198 readWrapperEnd
      '[0,["L",200]]', // 199 leaf
      '[0,["N",15,[":",0,20]]]', // 200 readOpeningFenceHead
      '[0,["L",["?",154]]]', // 201 leaf
      '[1,["L",["/",154,153]],"\\t\\n\\r #*+\\\\-<AFOT[_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 202 leaf
      '[0,["L",204]]', // 203 leaf
      '[0,["/",["[+","^{"],["s",["!",71],"{"]],"^"]', // 204 skipReferenceText
      '[1,["L",["t",[0,1],76,["|",0,null,true,206]]]]', // 205 leaf
      '[0,["/",["|",1,null,true,["$",["[","^{"]]],["t",[0,1],["!",71],"{"]],"^"]', // 206 readReferenceText
      '[1,["L",["?",["t",[0,1,2],172,155,["?",208]]]]]', // 207 leaf
      '[1,["handing",2,["N",16,["s",["[*","\\t "],["hand",2,[],[":",0,89]],["[*","\\t "],[":",1,133],["[*","\\t "],92,["[*","\\t "],["&",22]]]],"\\t `"]', // 208 readInlineCall
      '[1,["L",210]]', // 209 leaf
      '[1,["handing",1,["N",17,["s",5,["hand",1,[],[":",0,20]],["*",211],[":",1,["|",1,null,true,["@",0,133,["*",211]]]],5,105]]],"\\n\\r"]', // 210 readFencedCall
      '[0,["/",["[","\\t "],["s",5,["!",105]]],"\\t\\n\\r "]', // 211 skipFenceGap
      '[1,["L",["/",["t",[0,1],170,["/",["t",[0,1,2],172,155,["?",208]],208]],213]],"^"]', // 212 leaf
      '[1,["/",["|",1,null,true,["$",["[","^\\n\\r\\\\\\\\`\\ud83e"]]],214,215,170,119,["|",1,null,true,"`"],50,["$",["[","^"]]],"^"]', // 213 readLabelText
      '[0,["t",[0,1],"\\\\",["|",0,null,true,"`"]]]', // 214 readEscape
      '[0,["handing",1,["t",[0,1,2,3],170,["hand",1,[],20],["|",0,null,true,["/",120,["|",1,null,true,["$",["[","^\\n\\r\\ud83e"]]],"\\ud83e",["t",[0,1],170,["!",105]]]],["/",["t",[0,1],170,216],178]]],"\\n\\r"]', // 215 readCodeLines
      '[0,["t",[0,1,2,3],171,107,172,["&",22]]," `~"]', // 216 readFenceClose
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { handing: ofHanding, hand: ofHand, i: ofCase, closes: ofCloses, same: ofSame, "{": ofAction, endsInside: ofEndsInside } });

  const stepItem: Step = { op: 'choice', starts: ["\ud83e", "\n\r", "\n\r <[\u25c1", "\n\r <", null], alternatives: [{ op: 'leaf', read: rules.at(181) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(196) }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'optional', body: { op: 'choice', starts: [" `~", " `~", "\n\r <[\u25c1", "\t\n\r #*+\\-<AFOT[_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"], alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(201) }] }, { op: 'leaf', read: rules.at(202) }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(16) }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(180), body: stepItem }, { op: 'again', step: () => stepText }] } }, { op: 'leaf', read: rules.at(197) }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(179) } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(182) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(184) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(187) }] } };
  const stepFenceText: Step = { op: 'rule', name: 'FenceText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(183) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(189) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(191) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(190) } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(194) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(195) } };
  const stepOpeningFence: Step = { op: 'rule', name: 'OpeningFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpeningFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(199) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(184) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(187) }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      references: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(203) } }, { op: 'loop', body: { op: 'leaf', read: rules.at(205) } }] },
      labels: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'again', step: () => stepThought } }, { op: 'leaf', read: rules.at(207) }, { op: 'loop', body: { op: 'choice', starts: ["\n\r", "\n\r <[\u25c1", "^"], alternatives: [{ op: 'leaf', read: rules.at(209) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(212) }] } }] },
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
    BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  },
  attributes: 4,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
