// Generated from grammars/acor-asks.peggy, grammars/acor/headers.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofHand, ofHanding, ofSame, ofScan } from '../src/engine/generated.ts';

export interface CommandsNode extends TreeNode {
  readonly type: 'Commands';
  readonly script: ScriptNode | null;
  readonly commands: CommandNode[] | null;
}
export interface ScriptNode extends TreeNode { readonly type: 'Script'; }
export interface CommandNode extends TreeNode {
  readonly type: 'Command';
  readonly prompt: string | null;
  readonly text: CommandTextNode;
}
export interface CommandTextNode extends TreeNode { readonly type: 'CommandText'; }
export interface BelowLabelNode extends TreeNode {
  readonly type: 'BelowLabel';
  readonly asked: [CodeAskedNode | PlainAskedNode, (CodeAskedNode | PlainAskedNode)[]];
}
export interface AskNode extends TreeNode {
  readonly type: 'Ask';
  readonly label: TitleNode | LeadNode | InlineLabelNode | OptionLabelNode | null;
  readonly asked: [CodeAskedNode | PlainAskedNode, (CodeAskedNode | PlainAskedNode)[]] | null | [CodeAskedNode, (CodeAskedNode | PlainAskedNode)[]] | [PlainAskedNode, (CodeAskedNode | PlainAskedNode)[]];
}
export interface TitleNode extends TreeNode {
  readonly type: 'Title';
  readonly words: TitleWordsNode | BoldWordsNode;
}
export interface TitleWordsNode extends TreeNode { readonly type: 'TitleWords'; }
export interface BoldWordsNode extends TreeNode { readonly type: 'BoldWords'; }
export interface LeadNode extends TreeNode { readonly type: 'Lead'; readonly words: LeadWordsNode; }
export interface LeadWordsNode extends TreeNode { readonly type: 'LeadWords'; }
export interface InlineLabelNode extends TreeNode { readonly type: 'InlineLabel'; readonly words: InlineWordsNode; }
export interface InlineWordsNode extends TreeNode { readonly type: 'InlineWords'; }
export interface OptionLabelNode extends TreeNode { readonly type: 'OptionLabel'; readonly words: OptionWordsNode; }
export interface OptionWordsNode extends TreeNode { readonly type: 'OptionWords'; }
export interface CodeAskedNode extends TreeNode {
  readonly type: 'CodeAsked';
  readonly likely: "" | null;
  readonly code: CodeSpanNode;
}
export interface PlainAskedNode extends TreeNode {
  readonly type: 'PlainAsked';
  readonly likely: "" | null;
  readonly prompt: string | null;
  readonly text: PlainTextNode;
}
export interface PlainTextNode extends TreeNode { readonly type: 'PlainText'; }
export interface LabelWordsNode extends TreeNode { readonly type: 'LabelWords'; readonly words: LabelTextNode; }
export interface LabelTextNode extends TreeNode { readonly type: 'LabelText'; }
export interface ExampleLabelNode extends TreeNode { readonly type: 'ExampleLabel'; }
export interface ValuesLabelNode extends TreeNode { readonly type: 'ValuesLabel'; }
export interface NamedLabelNode extends TreeNode { readonly type: 'NamedLabel'; }
export interface ChoiceLabelNode extends TreeNode { readonly type: 'ChoiceLabel'; }
export interface RunLabelNode extends TreeNode { readonly type: 'RunLabel'; }
export interface LeadLabelNode extends TreeNode { readonly type: 'LeadLabel'; }
export interface ValuesNode extends TreeNode {
  readonly type: 'Values';
  readonly values: ValueRowNode[] | (ListedValueNode | InlineValueNode)[];
}
export interface ListedValueNode extends TreeNode {
  readonly type: 'ListedValue';
  readonly value: BoldValueNode | CodeSpanNode | QuotedValueNode | PlainValueNode;
  readonly remark: LineRemarkNode | RemarkInBracketsNode | null;
}
export interface LineRemarkNode extends TreeNode { readonly type: 'LineRemark'; }
export interface InlineValueNode extends TreeNode {
  readonly type: 'InlineValue';
  readonly value: CodeSpanNode | QuotedValueNode | BoldValueNode | PlainValueNode;
  readonly remark: RemarkInBracketsNode | InlineRemarkNode | null;
}
export interface RemarkInBracketsNode extends TreeNode { readonly type: 'RemarkInBrackets'; }
export interface InlineRemarkNode extends TreeNode { readonly type: 'InlineRemark'; }
export interface ValueRowNode extends TreeNode {
  readonly type: 'ValueRow';
  readonly value: CodeSpanNode | QuotedValueNode | BoldValueNode | PlainValueNode;
}
export interface QuotedValueNode extends TreeNode { readonly type: 'QuotedValue'; }
export interface BoldValueNode extends TreeNode { readonly type: 'BoldValue'; }
export interface PlainValueNode extends TreeNode { readonly type: 'PlainValue'; }
export interface NoiseSpansNode extends TreeNode { readonly type: 'NoiseSpans'; readonly noises: NoiseSpanNode[]; }
export interface NoiseSpanNode extends TreeNode { readonly type: 'NoiseSpan'; }
export interface HeaderSaysNode extends TreeNode {
  readonly type: 'HeaderSays';
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
  readonly arg: ArgNode | null;
}
export interface TakenHeaderNode extends TreeNode { readonly type: 'TakenHeader'; readonly header: TakenLineNode; }
export interface TakenLineNode extends TreeNode { readonly type: 'TakenLine'; }
export interface StateSaysNode extends TreeNode {
  readonly type: 'StateSays';
  readonly state: StateWordNode;
  readonly more: StateMoreNode | null;
}
export interface StateWordNode extends TreeNode { readonly type: 'StateWord'; }
export interface StateMoreNode extends TreeNode { readonly type: 'StateMore'; }
export interface PathSaysNode extends TreeNode {
  readonly type: 'PathSays';
  readonly path: BoldPathNode | LinkPathNode;
}
export interface BoldPathNode extends TreeNode { readonly type: 'BoldPath'; }
export interface LinkPathNode extends TreeNode { readonly type: 'LinkPath'; }
export interface ArgNode extends TreeNode { readonly type: 'Arg'; }
export interface CodeSpanNode extends TreeNode {
  readonly type: 'CodeSpan';
  readonly code: CodeOfOneNode | CodeOfManyNode;
}
export interface CodeOfOneNode extends TreeNode { readonly type: 'CodeOfOne'; }
export interface CodeOfManyNode extends TreeNode { readonly type: 'CodeOfMany'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<CommandsNode | AskNode | BelowLabelNode | ValuesNode | ExampleLabelNode | ValuesLabelNode | NamedLabelNode
| ChoiceLabelNode | RunLabelNode | LeadLabelNode | LabelWordsNode | NoiseSpansNode | HeaderSaysNode | StateSaysNode
| PathSaysNode | TakenHeaderNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadLineEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Commands' | 'Asks' | 'Below' | 'Values' | 'ExampleLabel' | 'ValuesLabel' | 'NamedLabel' | 'ChoiceLabel'
| 'RunLabel' | 'LeadLabel' | 'LabelWords' | 'NoiseSpans' | 'HeaderSays' | 'StateSays' | 'PathSays' | 'TakenHeader', 'model'>>
& Readonly<Record<'BadLineEnd', 'Asks' | 'Below' | 'model'>>
& Readonly<Record<'Ask', 'Asks' | 'Below'>>
& Readonly<Record<'BelowLabel', 'Below'>>;

/** The codes of mistakes. */
export type Codes = "bad-line-end";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Command', start, end, prompt: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'Commands', start, end, script: l[0] ?? null, commands: l[1] ?? null }),
  (start, end, l) => ({ type: 'Title', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'Lead', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'CodeSpan', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'CodeAsked', start, end, likely: l[0], code: l[1] }),
  (start, end, l) => ({ type: 'PlainAsked', start, end, likely: l[0], prompt: l[1], text: l[2] }),
  (start, end, l) => ({ type: 'InlineLabel', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'OptionLabel', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'Ask', start, end, label: l[0] ?? null, asked: l[1] }),
  (start, end, l) => ({ type: 'BelowLabel', start, end, asked: l[0] }),
  (start, end, l) => ({ type: 'ValueRow', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'ListedValue', start, end, value: l[0], remark: l[1] }),
  (start, end, l) => ({ type: 'InlineValue', start, end, value: l[0], remark: l[1] }),
  (start, end, l) => ({ type: 'Values', start, end, values: l[0] }),
  (start, end, l) => ({ type: 'LabelWords', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'NoiseSpans', start, end, noises: l[0] }),
  (start, end, l) => ({ type: 'HeaderSays', start, end, words: l[0], arg: l[1] ?? null }),
  (start, end, l) => ({ type: 'StateSays', start, end, state: l[0], more: l[1] }),
  (start, end, l) => ({ type: 'PathSays', start, end, path: l[0] }),
  (start, end, l) => ({ type: 'TakenHeader', start, end, header: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",1]]', // 0 leaf
      '[1,["N",1,["s",["&",2],["[*","\\t\\n\\r "],[":",0,3]],["s",["*",4],[":",1,["|",0,null,true,["@",0,10,["*",4]]]]]]]', // 1 readCommands
      '[0,["s",["*",["/",["[+","^<"],["s",["!","<<"],"<"]]],"<<"],"^"]', // 2 skipHereDocument
      '[0,["N","Script",["s",["[+","^\\t\\n\\r "],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r "]]]]]]', // 3 readScript
      '[1,["/",5,["s",["[*","\\t "],"#",9]],"\\t\\n\\r #"]', // 4 noteCommandGap
      '[1,["/",["s",["[*","\\t "],6],["s",["[+","\\t "],8]],"\\t\\n\\r "]', // 5 noteBlankLine
      '[1,["/","\\n",7],"\\n\\r"]', // 6 noteEol
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 7 readBadLineEnd
      '[0,["!",["[","^"]]]', // 8 skipEof
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 9 noteLine
      '[1,["N",0,["s",["[*","\\t "],[":",0,["?",11]],[":",1,12],["[*","\\t "],16]],"^\\n\\r"]', // 10 readCommand
      '[0,["/",["$",["s","$",["[+","\\t "]]],["$",["s",["?",["s","PS",["[+","\\t "]]],["[","A-Za-z"],":\\\\",["[*","^\\n\\r\\"*<>?|"],">",["[*","\\t "]]]],"$A-Za-z"]', // 11 readPrompt
      '[1,["N","CommandText",["s",13,["*",["s",["[*","\\t "],13]]]]]', // 12 readCommandText
      '[1,["/",14,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["s","\'",["[*","^\'"],"\'"],["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""],["[+","^\\t\\n\\r \\"&\'\\\\\\\\|"],["[","\\"&\'|"]],"^\\t\\n\\r "]', // 13 noteCommandPart
      '[1,["/",["s",["[","&|"],["[*","\\t "],15],["s","\\\\",15]],"&\\\\\\\\|"]', // 14 noteOpenEnd
      '[1,["s",6,["[*","\\t "],["&",["[","^\\n\\r"]]]]', // 15 noteNextLine
      '[1,["/",6,8]]', // 16 noteLineEnd
      '[1,["L",["/",18,["$",9]]],"^"]', // 17 leaf
      '[1,["N",9,["s",["[*","\\t "],19,[":",0,["/",28,35]],[":",1,["?",["@",1,6,40]]]],["s",["[*","\\t "],19,[":",0,83],67,[":",1,["t",[0,1],42,81]]],["s",["[*","\\t "],19,[":",0,85],":",["?",33],["&",["[","\\t "]],[":",1,["/",89,["@",2,["[*","^\\n\\r"],16,40]]]],[":",1,["t",[0,1],["/",42,82],81]]],"^\\n\\r"]', // 18 readAsk
      '[0,["*",["s",20,["[*","\\t "]]]]', // 19 skipNoises
      '[0,["/",21,27],"\\u001b<"]', // 20 skipNoise
      '[0,["s",["!",22],["!",24],["!",25],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 21 skipTemplateToken
      '[0,["/",["s","<",23,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 22 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"],"reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 23 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],8]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 24 skipForeignCall
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",26,8]]]]],"<"]', // 25 skipTurnToken
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 26 skipNewline
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 27 skipAnsiSequence
      '[0,["N",2,["s",["|",1,6,false,"#"],["[+","\\t "],[":",0,29],["&",30]],["s",33,[":",0,34],33,["[*","\\t "],19,["&",30]]],"#*_"]', // 28 readTitle
      '[0,["N","TitleWords",["[*","^\\n\\r"]]]', // 29 readTitleWords
      '[0,["/",31,8]]', // 30 skipLineEnd
      '[0,["/","\\n",32],"\\n\\r"]', // 31 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 32 skipBadLineEnd
      '[0,["/","**","__"],"*_"]', // 33 skipStrong
      '[0,["N","BoldWords",["+",["s",["!",33],["[","^\\n\\r"]]]],"^\\n\\r"]', // 34 readBoldWords
      '[0,["N",3,["s",["*",36],["[*","\\t "],[":",0,37],["[*","\\t "],39]],"^\\n\\r"]', // 35 readLead
      '[0,["s",["*",["/",["[+","^\\n\\r!.?"],["s",["[","!.?"],["!",["[","\\t "]]]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 36 skipSentenceBefore
      '[0,["N","LeadWords",["?",["s",38,["*",["s",["[*","\\t "],38]]]]]]', // 37 readLeadWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",39],":"]]],"^\\t\\n\\r "]', // 38 skipLeadWord
      '[0,["s",":",["?",33],["[*","\\t "],19,["&",30]]]', // 39 skipLeadEnd
      '[1,["?",["@",1,["*",5],41]]]', // 40 readAskedLines
      '[1,["t",[0,1],["/",42,57],81],"^\\n\\r"]', // 41 readAsked
      '[1,["N",5,["s",["[*","\\t "],19,[":",0,["?",43]],[":",1,49],["?",["[",".;"]],["[*","\\t "],19,16]],"\\t\\u001b <`"]', // 42 readCodeAsked
      '[0,["@",1,["&",["s",["[+","`"],["[*","\\t "],44]],""],"`"]', // 43 readLikelyCode
      '[0,["/",["s","$",["[+","\\t "],["[","\\\\-0-9A-Z_a-z"]],["s","./",["[","\\\\-0-9A-Z_a-z"]],["s","acor",["[+","\\t "],["!",["s",45,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","\\\\-0-9A-Z_a-z"]],["s",["!",["s",46,["!",["[","\\\\-0-9A-Z_a-z"]]]],["!",["s",47,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","0-9_a-z"],["[*","\\\\--:@-Z_a-z"],["*",["s",["!",["s",["[","\\t "],48]],["[","^\\n\\r`"]]],["[","\\t "],48]],"$.0-9_a-z"]', // 44 skipLooksRun
      '[0,["/","is","was","has","had","needs","cannot","can","could","does","did","will","would","must","should","may","requires","expects","failed","found"],"c-fhimnrsw"]', // 45 skipVerbWord
      '[0,["/",["i","these"],["i","those"],["i","there"],["i","the"],["i","an"],["i","a"],["i","this"],["i","that"],["i","it"],["i","your"],["i","you"],["i","please"],["i","we"],["i","which"],["i","what"],["i","when"],["i","no"],["i","one of"]],"AIN-PTWYain-ptwy\u0130"]', // 46 skipProseWord
      '[0,["/","use","pass","give","see","choose","specify","provide","enter","without","with","if","for","or","and","but","not","in","on","to"],"a-ce-gin-ps-uw"]', // 47 skipAdviceWord
      '[0,["/",["s",["|",1,2,false,"-"],["[","A-Za-z"]],["s",["?","\\""],"<",["[","A-Z_a-z"]]],"\\"\\\\-<"]', // 48 skipCommandMark
      '[0,["N",4,["s","`",["!","`"],[":",0,50],"`",["!","`"]],[":",0,51]],"`"]', // 49 readCodeSpan
      '[0,["N","CodeOfOne",["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]]', // 50 readCodeOfOne
      '[0,["handing",0,["@",2,["hand",0,[],["$",["|",2,24,false,"`"]]],["!","`"],52,53]],"`"]', // 51 readLongCode
      '[0,["N","CodeOfMany",["+",["/",["[+","^\\n\\r`"],["s",["!",53],56]]]],"^\\n\\r"]', // 52 readCodeOfMany
      '[0,["q",54]]', // 53 skipSameRun
      '[0,["same",0,55],"`"]', // 54 readSameRun
      '[0,["$",["[+","`"]]]', // 55 readTickRun
      '[0,["[+","`"]]', // 56 skipTickRun
      '[1,["N",6,["s",["!",58],["!",75],["!",76],["[*","\\t "],19,[":",0,["?",78]],[":",1,["?",11]],[":",2,79],["[*","\\t "],16]],"^\\n\\r"]', // 57 readPlainAsked
      '[0,["s",["[*","\\t "],19,["/",59,62,64]],"^\\n\\r"]', // 58 skipAskStart
      '[0,["/",["s",["|",1,6,false,"#"],["[+","\\t "],60,["&",30]],["s",33,61,33,["[*","\\t "],19,["&",30]]],"#*_"]', // 59 skipTitle
      '[0,["[*","^\\n\\r"]]', // 60 skipTitleWords
      '[0,["+",["s",["!",33],["[","^\\n\\r"]]],"^\\n\\r"]', // 61 skipBoldWords
      '[0,["s",["*",36],["[*","\\t "],63,["[*","\\t "],39],"^\\n\\r"]', // 62 skipLead
      '[0,["?",["s",38,["*",["s",["[*","\\t "],38]]]]]', // 63 skipLeadWords
      '[0,["s",["*",65],["[*","\\t "],73,["[*","\\t "],["&",66]],"^\\n\\r"]', // 64 skipInlineLabel
      '[0,["s",["*",["/",["[+","^\\n\\r!.:?"],["s",["[","!.?"],["!",["[","\\t "]]],["s",["!",66],":"]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 65 skipInlineBefore
      '[0,["s",67,68]]', // 66 skipInlineEnd
      '[0,["s",":",["?",33],["[*","\\t "],19]]', // 67 skipInlineColon
      '[0,["s",["[*","\\t "],19,["?",69],70,["?",["[",".;"]],["[*","\\t "],19,30],"\\t\\u001b <`"]', // 68 skipCodeAsked
      '[0,["s",["&",["s",["[+","`"],["[*","\\t "],44]],""],"`"]', // 69 skipLikelyCode
      '[0,["/",["s","`",["!","`"],71,"`",["!","`"]],72],"`"]', // 70 skipCodeSpan
      '[0,["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]', // 71 skipCodeOfOne
      '[0,["q",51]]', // 72 skipLongCode
      '[0,["?",["s",74,["*",["s",["[*","\\t "],74]]]]]', // 73 skipInlineWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",66],":"]]],"^\\t\\n\\r "]', // 74 skipInlineWord
      '[0,["s",["[*","\\t "],19,["/",["[","#*>`|"],["s",["[","+\\\\-"],["[","\\t "]],["s",46,["!",["[","\\\\-0-9A-Z_a-z"]]]]],"\\t\\u001b #*+\\\\-<>AIN-PTWY`ain-ptwy|\u0130"]', // 75 skipNoCommand
      '[0,["s",["+",["s",["!",77],["[","^\\n\\r"]]],77],"^\\n\\r"]', // 76 skipSentence
      '[0,["s",["[","\\"\')0-9A-Z`-z"],["[","!,.:?"],["[*","\\t "],19,30]]', // 77 skipSentenceEnd
      '[0,["@",1,["&",44],""],"$.0-9_a-z"]', // 78 readLikelyRun
      '[1,["N","PlainText",["s",80,["*",["s",["[*","\\t "],80]]]]]', // 79 readPlainText
      '[1,["/",14,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["[+","^\\t\\n\\r &\\\\\\\\|"],["[","&|"]],"^\\t\\n\\r "]', // 80 notePlainPart
      '[1,["|",0,null,true,["/",42,82]]]', // 81 readMoreCommands
      '[1,["@",1,["&",["s",["[*","\\t "],19,44]],57],"\\t\\u001b $.0-9<_a-z"]', // 82 readLikelyPlain
      '[0,["N",7,["s",["*",65],["[*","\\t "],[":",0,84],["[*","\\t "],["&",66]]],"^\\n\\r"]', // 83 readInlineLabel
      '[0,["N","InlineWords",["?",["s",74,["*",["s",["[*","\\t "],74]]]]]]', // 84 readInlineWords
      '[0,["N",8,[":",0,86]]]', // 85 readOptionLabel
      '[0,["N","OptionWords",87]]', // 86 readOptionWords
      '[0,["s",88,["[+","\\t "],["/",["[","A-Za-z"],["[+","0-9"]],["!",["[","0-9A-Za-z"]]]]', // 87 skipOptionName
      '[0,["/",["i","option"],["i","alternative"],["i","approach"],["i","method"],["i","variant"],["i","choice"]],"ACMOVacmov"]', // 88 skipOptionWord
      '[1,["t",[1,2],["&",["s",["[*","\\t "],19,44]],57,81],"\\t\\u001b $.0-9<_a-z"]', // 89 readOptionCommands
      '[1,["L",["/",91,""]]]', // 90 leaf
      '[1,["N",10,["s",["*",5],[":",0,41]]],"^"]', // 91 readBelowLabel
      '[1,["L",93]]', // 92 leaf
      '[1,["N",14,["s",94,[":",0,["|",1,null,true,95]]],["s",["*",104],[":",0,["|",0,null,true,["@",0,["/",105,110],["*",104]]]]]]]', // 93 readValues
      '[1,["s",["[*","\\t "],"|",9,["[*","\\t "],"|",["[+","\\t \\\\-:|"],16],"\\t |"]', // 94 noteValueTableHead
      '[1,["N",11,["s",["[*","\\t "],"|",["[*","\\t "],[":",0,96],9]],"\\t |"]', // 95 readValueRow
      '[0,["/",49,["@",1,33,49,33],["@",1,"\\"",97,"\\""],["@",1,"**",98,"**"],99],"^\\t\\n\\r ,;|"]', // 96 readValue
      '[0,["N","QuotedValue",["[+","^\\n\\r\\""]]]', // 97 readQuotedValue
      '[0,["N","BoldValue",["[+","^\\n\\r*:"]]]', // 98 readBoldValue
      '[0,["N","PlainValue",["s",100,["*",["s",["!",101],["!",103],["[+","\\t "],["!",["s","or",["[","\\t "]]],100]]]]]', // 99 readPlainValue
      '[0,["+",["s",["!",["s",":",["[","\\t "]]],["[","^\\t\\n\\r ,;|"]]],"^\\t\\n\\r ,;|"]', // 100 skipPlainValueWord
      '[0,["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],30]],["s",["[+","\\t "],102]]]],"\\t ("]', // 101 skipRemarkInBrackets
      '[0,["s",["/","or","and"],["&",["[","\\t\\n\\r "]]],"ao"]', // 102 skipValueWord
      '[0,["/",["s",["[*","\\t "],":",["[","\\t "]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[","\\t "]]],"\\t :"]', // 103 skipRemarkSign
      '[1,["/",6,["[+","\\t ,;|"],102],"\\t\\n\\r ,;ao|"]', // 104 noteValueGap
      '[1,["N",12,["s",106,"**",[":",0,98],":",["[*","\\t "],"**",[":",1,108]],["s",106,[":",0,96],[":",1,["?",["/",109,["@",1,["&",103],108]]]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 105 readListedValue
      '[0,["s",["[*","\\t "],["/",107,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\\t "]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 106 skipValueItem
      '[0,["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],"*+\\\\-0-9"]', // 107 skipItemMarker
      '[1,["N","LineRemark",["s",["[*","^\\n\\r"],["*",["s",6,["&",["[","\\t "]],["!",106],["[*","^\\n\\r"]]]]]]', // 108 readLineRemark
      '[0,["N","RemarkInBrackets",["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],30]],["s",["[+","\\t "],102]]]]],"\\t ("]', // 109 readRemarkInBrackets
      '[0,["N",13,["s",[":",0,96],[":",1,["?",["/",109,111]]]]]]', // 110 readInlineValue
      '[0,["N","InlineRemark",["s",103,["[*","^\\n\\r,;|"]]]]', // 111 readInlineRemark
      '[0,["L",["/",113,118,119,120,121,124]],"^"]', // 112 leaf
      '[0,["N","ExampleLabel",["s",["?",["s",["/",["i","for"],["i","another"],["i","an"],["i","one"]],["[+","\\t "]]],["/",["i","example"],["i","e.g."],["i","instance"]]],["s",["|",1,3,false,["s",["!",114],["[+","0-9A-Za-z"],["[+","\\t "]]],["i","example"],["?",["i","s"]],["[*","\\t "],8]],"0-9A-Za-z\u0130"]', // 113 readExampleLabel
      '[0,["/",["s",115,["!",["[","A-Za-z"]]],["s",["s",["i","command"],["?",["i","s"]]],["!",["[","A-Za-z"]],["&",["/",["s",["[*","\\t "],8],["s",["[+","\\t "],["/",["i","with"],["i","below"],["i","again"],["i","to"],["i","for"],["i","and"]],["!",["[","A-Za-z"]]]]]],["s",116,["!",["[","A-Za-z"]],["/",["s",["[*","\\t "],8],["s",["[+","\\t "],["/",["i","this"],["i","it"]],["!",["[","A-Za-z"]]],["s",["*",["s",["!",117],["[","^"]]],117]]],["s",["i","again"],["[+","\\t "],["i","with"],["!",["[","A-Za-z"]]]],"ACEIR-Uaceir-u\u0130"]', // 114 skipAsking
      '[0,["/",["i","re-run"],["i","rerun"],["i","run"],["i","execute"],["i","retry"],["i","invoke"],["i","repeat"]],"EIReir\u0130"]', // 115 skipRunVerb
      '[0,["/",["i","use"],["i","try"],["i","call"],["i","start"]],"CS-Ucs-u"]', // 116 skipUseVerb
      '[0,["s"," ",["/",["i","again"],["i","with"],["i","follows"],["i","following"]],["[*","\\t "],8]]', // 117 skipAskingEnd
      '[0,["N","ValuesLabel",["s",["/",["i","valid"],["i","available"],["i","allowed"],["i","possible"],["i","accepted"],["i","supported"],["i","values"],["i","choices"]],["!",["[","A-Za-z"]]]],"ACPSVacpsv"]', // 118 readValuesLabel
      '[0,["N","NamedLabel",87]]', // 119 readNamedLabel
      '[0,["N","ChoiceLabel",["s",["/",88,["i","either"],["i","or"]],["!",["[","A-Za-z"]]]],"ACEMOVacemov"]', // 120 readChoiceLabel
      '[0,["N","RunLabel",["s",["*",["s",["!",114],["/",122,["[+","0-9A-Za-z"],["[","^"]]]],114]],"^"]', // 121 readRunLabel
      '[0,["s",123,["[+","\\t "],["?",["s",["i","be"],["[+","\\t "]]],["/",115,116],["!",["[","A-Za-z"]]]]', // 122 skipNotAsking
      '[0,["/",["i","the"],["i","this"],["i","that"],["i","an"],["i","a"],["i","last"],["i","previous"],["i","first"],["i","second"],["i","next"],["i","each"],["i","every"],["i","dry"],["i","test"],["i","not"],["i","never"],["i","cannot"],["i","can\'t"],["i","don\'t"],["i","was"],["i","were"],["i","is"],["i","been"],["s",["i","failed"],["[+","\\t "],["i","to"]],["s",["i","unable"],["[+","\\t "],["i","to"]]],"A-FILNPS-UWa-filnps-uw\u0130"]', // 123 skipNotAskingWord
      '[0,["N","LeadLabel",["s",["*",["s",["!",125],["[","^"]]],125]],"^"]', // 124 readLeadLabel
      '[0,["/",["s",["!",["[","A-Za-z"]],["[","^"],126,["!",["[","A-Za-z"]]],["s",126,["!",["[","A-Za-z"]]]],"^"]', // 125 skip_lead
      '[0,["/",["i","run"],["i","commands"],["i","command"],["i","execute"],["i","then"],["i","next"],["i","try"],["i","use this"]],"CENRTUcenrtu"]', // 126 skipLeadName
      '[0,["L",128]]', // 127 leaf
      '[0,["N",15,["s",["?","**"],["[*","\\t\\n\\r "],[":",0,129]]]]', // 128 readLabelWords
      '[0,["N","LabelText",["*",["s",["*",130],["/",131,["[+","^\\t\\n\\r *:"]]]]]]', // 129 readLabelText
      '[0,["/",":",["[","\\t\\n\\r "],["s",["+","**"],["!","*"]]],"\\t\\n\\r *:"]', // 130 skipLabelMark
      '[0,["s","*",["&",["s",["*","**"],["!","*"]]]]]', // 131 skipOddStar
      '[0,["L",133]]', // 132 leaf
      '[0,["N",16,[":",0,["@",1,134,["|",0,null,true,["@",0,135,134]]]]]]', // 133 readNoiseSpans
      '[0,["*",["/",["[+","^\\u001b<"],["s",["!",20],["[","\\u001b<"]]]]]', // 134 skipNoiseSkip
      '[0,["N","NoiseSpan",20]]', // 135 readNoiseSpan
      '[0,["L",137]]', // 136 leaf
      '[0,["N",17,["s",[":",0,138],":",["[","\\t "],["!",147],["!",148],[":",1,149],8],["s",[":",0,138],8]],"AEIOPS"]', // 137 readHeaderSays
      '[0,["@",0,["/",139,140,141,"Progress"],["!",["[","\\\\-A-Z_a-z"]],["!",["/",["s",142,["/",["i","data"],["i","file"]]],["s",["[*","\\t \\\\-_"],["i","checkpoint"]]]]],"AEIOPS"]', // 138 readExactWords
      '[0,["/","Output Data","Output Files","Output","Input Needed"],"IO"]', // 139 readBareWord
      '[0,["/","Status","Error","Session Checkpoint","Session"],"ES"]', // 140 readArgWord
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 141 readTitledWord
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],143]]],["[*","\\t \\\\-_"]]]', // 142 skipOutputGap
      '[0,["s",["?",["s",["[+","\\t "],["[+","#"]]],144]]', // 143 skipHeaderTail
      '[0,["s",["[*","\\t "],["/",30,["s",["&",20],145]]]]', // 144 skipLineTail
      '[0,["q",146]]', // 145 skipNoisyEnd
      '[1,["scan",["/",20,["[","\\t "]],30]]', // 146 readNoisyEnd
      '[0,["s",33,["[*","^\\n\\r*"],33,["[*","\\t "],30]]', // 147 skipBoldArg
      '[0,["s",["*",["/",["[+","^\\n\\r\\u001b<"],["s",["!",20],["[","\\u001b<"]]]],20],"^\\n\\r"]', // 148 skipNoisyLine
      '[0,["N","Arg",["s",["!",150],["+",151]]],"^\\n\\r"]', // 149 readArg
      '[0,["s",["[+","#"],144]]', // 150 skipClosingSigns
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",143],["/",["[+","\\t "],["[+","#"],["+",20],["[","\\u001b<"]]]],"^\\n\\r"]', // 151 skipArgPart
      '[0,["L",153]]', // 152 leaf
      '[0,["N",18,["s",["?",["s",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["[+","\\t "]]],[":",0,154],["[*","!."],[":",1,["?",155]],["[*","\\t "],8]],"CFRWcfrw\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 153 readStateSays
      '[0,["N","StateWord",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],"CFRWcfrw"]', // 154 readStateWord
      '[0,["N","StateMore",["s",["[*","\\t "],["[","(,:;\u2013\u2014"],["[*","^"]],["s",["[+","\\t "],"-",["[","\\t "],["[*","^"]]],"\\t (,:;\u2013\u2014"]', // 155 readStateMore
      '[0,["L",157]]', // 156 leaf
      '[0,["N",19,["s","**",[":",0,158],"**",8],["s","[",["[*","^\\n\\r]"],"](",[":",0,159],")",8]],"*["]', // 157 readPathSays
      '[0,["N","BoldPath",["[+","^*`"]]]', // 158 readBoldPath
      '[0,["N","LinkPath",["[+","^\\t\\n\\r ()"]]]', // 159 readLinkPath
      '[1,["L",161]]', // 160 leaf
      '[1,["N",20,["s",["*",["s",["!",162],9]],[":",0,173]]],"^"]', // 161 readTakenHeader
      '[0,["s",19,163,["/",164,171]],"\\u001b #*<_"]', // 162 skipKnownHeader
      '[0,["|",0,3,false," "]]', // 163 skipIndent
      '[0,["/",["s","##",["*",20],["[+","\\t "],19,["?",165],["?",33],166,["?",33],["/",["s",["[*","\\t "],19,["[",":\uff1a"]],["s",["[+","\\t "],["[","\\\\-\u2013\u2014"],["[+","\\t "]],143]],["s","##",["*",20],["[+","\\t "],19,["/",["s",["i","status"],["[+","\\t "],19,170,143],["s",["i","progress"],["[+","\\t "],19,["[+",".0-9"],["[*","\\t "],19,["?","%"],143]]],["s",["|",1,6,false,"#"],["!","#"],["*",20],["[*","\\t "],19,["?",165],["?",33],["/",["s",167,["?",33],["[*","\\t "],19,["[",":\uff1a"],["?",33],["[*","\\t "],19,["[","^\\t\\n\\r #"]],["s",168,["?",33],["/",["s",["[*","\\t "],19,["[",":\uff1a"]],143]],["s",169,["?",33],143]]]],"#"]', // 164 skipKnownHash
      '[0,["s",["/",["s",["[+","0-9"],["[",")."]],["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[+","\\t "]],"0-9\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 165 skipOrnament
      '[0,["/",167,168,169],"AEIOPSaeiops\u0130"]', // 166 skipKnownWords
      '[0,["/",["s",["i","session"],["[*","\\t \\\\-_"],["i","checkpoint"]],["i","session"],["i","status"],["i","progress"],["i","error"]],"EPSeps"]', // 167 skipArgWords
      '[0,["/",["s",["i","ai"],["[*","\\t \\\\-_"],["i","directive"]],["s",["i","suggestion"],["?",["i","s"]]]],"ASas"]', // 168 skip_titleWords
      '[0,["/",["s",["i","output"],["?",["s",["[*","\\t \\\\-_"],["/",["i","data"],["s",["i","file"],["?",["i","s"]]]]]]],["s",["i","input"],["[*","\\t \\\\-_"],["i","needed"]]],"IOio\u0130"]', // 169 skipBareWords
      '[0,["s",["/",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],["&",143]],"CFRWcfrw"]', // 170 skip_stateWord
      '[0,["s",33,["?",165],["/",["s",167,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],172],["s",168,["?",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],172]]],169],33,19,["[*","\\t "],30]]', // 171 skipBoldHeader
      '[0,["s",["[","^\\n\\r*_"],["*",["s",["!",["s",33,19,["[*","\\t "],30]],["[","^\\n\\r*"]]]]]', // 172 skipBoldText
      '[0,["N","TakenLine",["s",["&",162],["[*","^\\n\\r"]]],"\\u001b #*<_"]', // 173 readTakenLine
    ], { nodes: NODES, operations: { i: ofCase, handing: ofHanding, hand: ofHand, same: ofSame, scan: ofScan } });

  const stepAsks: Step = { op: 'rule', name: 'Asks', attribute: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: rules.at(17) } } };
  const stepBelow: Step = { op: 'rule', name: 'Below', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(90) }, { op: 'loop', body: { op: 'leaf', read: rules.at(17) } }] } };

  return {
    machine: m,
    steps: {
      Commands: { op: 'leaf', read: rules.at(0) },
      Asks: { op: 'again', step: () => stepAsks },
      Below: { op: 'again', step: () => stepBelow },
      Values: { op: 'leaf', read: rules.at(92) },
      LabelMeaning: { op: 'leaf', read: rules.at(112) },
      LabelWords: { op: 'leaf', read: rules.at(127) },
      NoiseSpans: { op: 'leaf', read: rules.at(132) },
      HeaderSays: { op: 'leaf', read: rules.at(136) },
      StateSays: { op: 'leaf', read: rules.at(152) },
      PathSays: { op: 'leaf', read: rules.at(156) },
      TakenHeader: { op: 'leaf', read: rules.at(160) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Commands', 'Asks', 'Below', 'Values', 'LabelMeaning', 'LabelWords', 'NoiseSpans', 'HeaderSays', 'StateSays', 'PathSays', 'TakenHeader'],
  rules: once(makeRules),
  mistakes: {
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
  },
  attributes: 1,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
