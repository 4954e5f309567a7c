// Generated from grammars/tools/detect.peggy, grammars/tools/marks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofAction, ofHand, ofHanding, ofSame, ofCloses } from '../src/engine/generated.ts';

export interface FirstCallNode extends TreeNode { readonly type: 'FirstCall'; readonly dialect: string; }
export interface MarkNode extends TreeNode { readonly type: 'Mark'; readonly dialect: string; }
export interface BareMarkNode extends TreeNode { readonly type: 'BareMark'; readonly dialect: string; }
export interface EditMarkNode extends TreeNode { readonly type: 'EditMark'; readonly dialect: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FirstCallNode | BareMarkNode | EditMarkNode | MarkNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply', 'model'>>
& Readonly<Record<'FirstCall' | 'BareMark' | 'EditMark' | 'Mark', 'Reply'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'FirstCall', start, end, dialect: l[0] }),
  (start, end, l) => ({ type: 'BareMark', start, end, dialect: l[0] }),
  (start, end, l) => ({ type: 'EditMark', start, end, dialect: l[0] }),
  (start, end, l) => ({ type: 'Mark', start, end, dialect: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'hermes'; },
  () => { return 'granite'; },
  () => { return 'hermes'; },
  () => { return 'qwen3-coder'; },
  () => { return 'hy3'; },
  () => { return 'glm'; },
  () => { return 'glm'; },
  () => { return 'hermes'; },
  () => { return 'functionary'; },
  () => { return 'qwen3-coder'; },
  () => { return 'qwen3-coder'; },
  () => { return 'seed-2'; },
  () => { return 'seed-oss'; },
  () => { return 'iquest'; },
  () => { return 'plamo-3'; },
  () => { return 'mistral'; },
  () => { return 'deepseek-v3'; },
  () => { return 'deepseek-v3.1'; },
  () => { return 'deepseek-dsml'; },
  () => { return 'deepseek-dsml'; },
  () => { return 'kimi-k2'; },
  () => { return 'deepseek-v4.1'; },
  () => { return 'gigachat-3.5'; },
  () => { return 'gigachat-3.0'; },
  () => { return 'hy3'; },
  () => { return 'k2-horizon'; },
  () => { return 'longcat'; },
  () => { return 'dots'; },
  () => { return 'solar-open-2'; },
  () => { return 'minicpm5'; },
  () => { return 'inkling'; },
  () => { return 'minimax-m2'; },
  () => { return 'muse'; },
  () => { return 'anthropic'; },
  () => { return 'anthropic'; },
  () => { return 'olmo3'; },
  () => { return 'gemma4'; },
  () => { return 'functiongemma'; },
  () => { return 'command-r'; },
  () => { return 'nemotron-toolcall'; },
  () => { return 'firefunction'; },
  () => { return 'llama3-json'; },
  () => { return 'pythonic'; },
  () => { return 'step3'; },
  () => { return 'apertus'; },
  () => { return 'internlm2'; },
  () => { return 'gigachat'; },
  () => { return 'jamba'; },
  () => { return 'apriel'; },
  () => { return 'phi4'; },
  () => { return 'granite'; },
  () => { return 'phi4'; },
  () => { return 'granite'; },
  () => { return 'functionary'; },
  () => { return 'kimi-k3'; },
  () => { return 'minimax-m3'; },
  () => { return 'llm-jp-4'; },
  () => { return 'muse'; },
  () => { return 'harmony'; },
  () => { return 'command-r-plus'; },
  () => { return 'react'; },
  () => { return 'llama3-json'; },
  () => { return 'llama3-json'; },
  () => { return 'hunyuan'; },
  () => { return 'xlam'; },
  () => { return 'pythonic'; },
  () => { return 'pythonic'; },
  () => { return 'muse'; },
  () => { return 'llm-jp-4'; },
  () => { return 'harmony'; },
  () => { return 'react'; },
  () => { return 'aider-udiff'; },
  () => { return 'aider-search-replace'; },
  () => { return 'roo-diff'; },
  () => { return 'aider-search-replace'; },
  () => { return 'cline-diff'; },
  () => { return 'apply-patch'; },
  () => { return 'bolt'; },
  () => { return 'artifact'; },
  () => { return 'smolagents'; },
  () => { return 'smolagents'; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",["/",1,23,24,25,26,28,29]],"\\t\\n\\r *\\\\-:<>ACT[]`ft{~"]', // 0 leaf
      '[0,["N",0,["s",["!",2],[":",0,["/",3,20]]]]," *<>AT[]ft{"]', // 1 readFirstCall
      '[0,["/","<|start|>","<|channel|>","<|CHATBOT_TOKEN|>","<|START_RESPONSE|>","<|START_TEXT|>","<|open|>response",">>>",["s",["?","**"],["/","Action","Thought"]]],"*<>AT"]', // 2 skipFrame
      '[0,["/",["{",0,["s",4,["/","{",["s","\\"name\\"",["[*","\\t\\n\\r "],":"]]]],["{",1,["s",4,"["]],["{",2,["s",4,"```",["[*","A-Z_a-z"],["[*","\\t "],5,["[*","\\t\\n\\r "],["[","[{"]]],["{",3,["s",4,"<function",["["," =>"]]],["{",4,["s",4,6,"<tool_sep>"]],["{",5,["s",4,["|",1,64,false,["[","^\\n\\r<[{"]],"</arg_key>"]],["{",6,["s",4,6,["[*","\\t "],["/",5,["[","<{"],["!",["[","^"]]]]],["{",7,["s",["/","<toolcall>","<tools>","<function_call>"],["[*","\\t\\n\\r "],7]],["{",8,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],"{"]],["{",9,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],["/","<parameter=","</function>"]]],["{",10,["s","<function=",["|",1,256,false,["[","^\\n\\r/>"]],"/>"]],["{",11,["s","<seed:tool_call>",["[*","\\t\\n\\r "],"<function name="]],["{",12,"<seed:tool_call>"],["{",13,"<iquest_tool_call>"],["{",14,"<|plamo:begin_tool_"],["{",15,"[TOOL_CALLS]"],["{",16,["s",["?",10],12,"function",13,["|",1,64,false,["[","^\\n\\r<`{"]],["[*","\\t\\n\\r "],"```"]],["{",17,["s",["?",10],12,["|",0,64,false,["[","^\\n\\r<"]],13,["[*","\\t\\n\\r "],"{"]],["{",18,["s","<",14,"DSML",14,["/",["s",["[*"," "],["/","function","tool"],"_calls>"],"invoke name="]]],["{",19,["s","<\uff5c",["/","function_calls>","tool_calls>","invoke name="]]],["{",20,["s","<|tool_call",["/","s_section_begin|>","_section_begin|>","_begin|>"]]],["{",21,["s","<",14,"DSML",14,["/",["s",["[*"," "],"calls>"],["s",["[+"," "],"invoke name="]]]],["{",22,["s","<",14,"GCML",14,["[*"," "],["/","tool_calls>","invoke name="]]],["{",23,["s",["?",["s","<|message_sep|>",["[*","\\t\\n\\r "]]],"function call<|role_sep|>"]],["{",24,["s","<tool_calls>",["[*","\\t\\n\\r "],"<tool_call>"]],["{",25,["s","<ifm|tool_call",["?","s"],">"]],["{",26,"<longcat_tool_call>"],["{",27,"<dots_function_call>"],["{",28,"<|tool_call:start|>"],["{",29,["s","<function name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["/",["s",">",["[*","\\t\\n\\r "],["/","<param name=","</function>"]],["s",["[*"," "],"/>"]]]],["{",30,["s",["?",["s","<|message_model|>",["[*","\\t\\n\\r "],15,["[*","\\t\\n\\r "]]],"<|content_invoke_tool_json|>"]],["{",31,"<minimax:tool_call>"],["{",32,["/","<atem:function_calls>","<atem:invoke name=\\""]],["{",33,["s","<",["?",16],["/","function_calls>","tool_calls>"],["[*","\\t\\n\\r "],["/",["s","<",["?",16],["/","invoke",["s",["|",4,8,false,["[","a-z"]]," name="]]],"invoke name="]]],["{",34,["s","<",["?",16],"invoke name=",["[","\\"\'"]]],["{",35,["s","<function_calls>",["[*","\\t\\n\\r "],15,"("]],["{",36,"<|tool_call>call:"],["{",37,"<start_function_call>"],["{",38,["/","<|START_ACTION|>","<|START_RESPONSE|>","<|START_TEXT|>","<|CHATBOT_TOKEN|>"]],["{",39,"<TOOLCALL>"],["{",40,["s","functools[",["[*","\\t\\n\\r "],"{"]],["{",41,"<|python_tag|>"],["{",42,["/","<|python_start|>","<|tool_call_start|>"]],["{",43,"<\uff5ctool_calls_begin\uff5c>"],["{",44,"<|tools_prefix|>"],["{",45,["s","<|action_start|>",["[*","\\t\\n\\r "],"<|plugin|>"]],["{",46,"<|function_call|>"],["{",47,["s","<tool_calls>",["[*","\\t\\n\\r "],"[",5]],["{",48,["s","<tool_calls>",["[*","\\t\\n\\r "],"["]],["{",49,["s","<|tool_call|>",["[*","\\t\\n\\r "],17,["[*","\\t\\n\\r "],"<|/tool_call|>"]],["{",50,["s","<|tool_call|>",["[*","\\t\\n\\r "],17]],["{",51,["s","<|tool_call|>",["[*","\\t\\n\\r "],"[",["*",["s",["!","<|/tool_call|>"],["!","<|tool_call|>"],["[","^"]]],"<|/tool_call|>"]],["{",52,["s","<|tool_call|>",["[*","\\t\\n\\r "],"["]],["{",53,["s",">>>",15,5]],["{",54,["/","<|open|>tools","<|open|>response","<|open|>call"]],["{",55,"]<]minimax[>["],["{",56,["/",["s","<|channel|> ",["[","a-z"]],"<|start|> assistant"]],["{",57,["s","<|start|>assistant",["[+"," "],"to=",15,"<|message|>"]],["{",58,["/","<|channel|>","<|start|>assistant"]],["{",59,["s","Action:",["[*","\\t\\n\\r "],"```json"]],["{",60,["s",18,["|",1,256,false,["[","^\\n\\r"]],5,["?","**"],"Action Input",19]]],"*<>A[]f"]', // 3 readDialectMark
      '[0,["|",1,4,false,["s","<tool_call>",["[*","\\t\\n\\r "]]],"<"]', // 4 skipHermesOpen
      '[0,["/","\\r\\n","\\n"],"\\n\\r"]', // 5 skipEol
      '[0,["+",["/",["[","^\\t\\n\\r !,.:-<?[`{"],["s",["[+","!,.:;?"],["&",["[","^\\t\\n\\r !,.:-<?[`{"]]]]],"^\\t\\n\\r <[`{"]', // 6 skipGlmName
      '[0,["s","{",["[*","\\t\\n\\r "],["?",8],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],9,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""],["[*","\\t\\n\\r "],":"]]', // 7 skipMarkCall
      '[0,["s","\\"type\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"function\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 8 skipMarkType
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""]]', // 9 skipMarkString
      '[0,["s","<",["[","|\uff5c"],"tool",11,"calls",11,"begin",["[","|\uff5c"],">",["|",0,64,false,["[","^<"]]]]', // 10 skipDeepseekCalls
      '[0,["/","\u2581",["s",["?","\\\\"],["["," _"]]]," \\\\\\\\_\u2581"]', // 11 skipDeepseekBlank
      '[0,["s","<",["[","|\uff5c"],"tool",11,"call",11,"begin",["[","|\uff5c"],">"]]', // 12 skipDeepseekCall
      '[0,["s","<",["[","|\uff5c"],"tool",11,"sep",["[","|\uff5c"],">"]]', // 13 skipDeepseekSep
      '[0,["/","\uff5c\uff5c",["[","|\u2016\uff5c"]],"|\u2016\uff5c"]', // 14 skipDsmlBar
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]', // 15 skipMarkName
      '[0,["s",["[+","a-z"],":"]]', // 16 skipNamespace
      '[0,["deep",["s","[",["*",["/",9,["[","^\\"<[]"],17]],"]"]]]', // 17 skipMarkList
      '[0,["s",["?","**"],"Action",19],"*A"]', // 18 skipMarkAction
      '[0,["s",["?",["s",["[+"," "],["[+","0-9"]]],["?","**"],":",["?","**"]]," *:"]', // 19 skipMarkLabelEnd
      '[0,["/",["{",61,["s","{",["[*","\\t\\n\\r "],["?",8],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],9,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",62,["s","{",["[*","\\t\\n\\r "],["?",8],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],9,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",63,["s","<answer>",5]],["{",64,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],9,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",65,["s",["!",21],"[",["[*","\\t\\n\\r "],15,"(",["[*","\\t\\n\\r "],["/",")",["s",15,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",66,["s","[",["[*","\\t\\n\\r "],15,"(",["[*","\\t\\n\\r "],["/",9,22,["s","{",["[*","^{}"],"}"]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",67,["s",["?"," "],"to=",15,"<|message|>"]],["{",68,["s",["?"," "],"to=",15," <|channel|> "]],["{",69,["s",["?"," "],"to=",15,["[*"," "],["[*","a-z"],"<|"]],["{",70,["s",["?","**"],"Thought",19,["*",["s",["!",["s",5,18]],["[","^"]]],5,18]]]," *<T[t{"]', // 20 readBareDialect
      '[0,["s","[",15,"()]",["[","(["]]]', // 21 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 22 skipMarkSingle
      '[0,["N",1,[":",0,20]]]', // 23 readBareMark
      '[0,["|",1,null,true,["$",["[","\\t\\n\\r "]]],"\\t\\n\\r "]', // 24 readSpace
      '[0,["/",["t",[0,1,2],"<think>",["|",1,null,true,["t",[0,1,2],["!","</think>"],["!","<think>"],["$",["[","^"]]]],"</think>"],["t",[0,1,2],"<thinking>",["|",1,null,true,["t",[0,1,2],["!","</thinking>"],["!","<thinking>"],["$",["[","^"]]]],"</thinking>"],["t",[0,1,2],"<seed:think>",["|",1,null,true,["t",[0,1,2],["!","</seed:think>"],["!","<seed:think>"],["$",["[","^"]]]],"</seed:think>"],["t",[0,1,2],"<|plamo:begin_think:plamo|>",["|",1,null,true,["t",[0,1,2],["!","<|plamo:end_think"],["!","<|plamo:begin_think"],["$",["[","^"]]]],"<|plamo:end_think:plamo|>"],["t",[0,1,2],"<mm:think>",["|",1,null,true,["t",[0,1,2],["!","</mm:think>"],["!","<mm:think>"],["$",["[","^"]]]],"</mm:think>"],["t",[0,1,2],"[THINK]",["|",1,null,true,["t",[0,1,2],["!","[/THINK]"],["!","[THINK]"],["$",["[","^"]]]],"[/THINK]"],["t",[0,1,2],"<|START_THINKING|>",["|",1,null,true,["t",[0,1,2],["!","<|END_THINKING|>"],["!","<|START_THINKING|>"],["$",["[","^"]]]],"<|END_THINKING|>"],["t",[0,1,2],"<|channel>thought",["|",1,null,true,["t",[0,1,2],["!","<channel|>"],["!","<|channel>thought"],["$",["[","^"]]]],"<channel|>"]],"<["]', // 25 readThought
      '[0,["N",2,[":",0,27]]]', // 26 readEditMark
      '[0,["/",["{",71,["s","```diff",5,"--- "]],["{",72,["s","```",["[*","^\\n\\r`"],5,["s","<<<<<<< SEARCH",5]]],["{",73,["s","<<<<<<< SEARCH",["?",">"],5,["/",":start_line:","-------"]]],["{",74,["s","<<<<<<< SEARCH",["?",">"],5]],["{",75,["s","------- SEARCH",5]],["{",76,["s","*** Begin Patch",5]],["{",77,"<boltArtifact "],["{",78,":::artifact{"],["{",79,["s","Code:",5,"```py"]],["{",80,["s","<code>",5]]],"*\\\\-:<C`"]', // 27 readEdit
      '[0,["N",3,[":",0,3]]]', // 28 readMark
      '[0,["t",[0,1,2],["/",30,31],["|",0,null,true,["$",["[","^\\n\\r`"]]],32],"`~"]', // 29 readOpening
      '[0,["$",["s","```",["[*","`"]]]]', // 30 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 31 readTildes
      '[0,["/","\\r\\n","\\n"],"\\n\\r"]', // 32 readEol
      '[0,["L",["/",26,28,25,34,45]],"^"]', // 33 leaf
      '[0,["/",35,["t",[0,1,2,3],"`",["!","`"],["|",1,null,true,["$",["[","^\\n\\r`"]]],"`"],["t",[0,1,2,3],"``",["!","`"],["|",1,null,true,["/",["|",1,null,true,["$",["[","^\\n\\r`"]]],["t",[0,1],"`",["!","`"]]]],"``"],41],"\\n\\r`"]', // 34 readCode
      '[0,["handing",0,["/",["t",[0,1,2,3,4],["hand",0,[],30],["|",1,null,true,["$",["[","^\\n\\r`"]]],32,["|",0,null,true,36],["?",40]],["t",[0,1,2,3],["hand",0,[],30],32,["|",0,null,true,36],40],["t",[0,1,2,3,4,5,6],32,["|",0,null,true,["$",["[","\\t >"]]],["hand",0,[],31],["|",0,null,true,["$",["[","^\\n\\r"]]],32,["|",0,null,true,36],["?",40]]]],"\\n\\r`"]', // 35 readFence
      '[0,["t",[0,1],["!",37],["/",30,31,["$",["[","^"]]]],"^"]', // 36 readFenceChar
      '[0,["s",38,["&",["/",5,["!",["[","^"]]]]]]', // 37 skipFenceEnd
      '[0,["q",39]]', // 38 skipClosingRun
      '[0,["closes",0,["/",30,31]],"`~"]', // 39 readClosingRun
      '[0,["t",[0,1],39,["&",["/",5,["!",["[","^"]]]]]]', // 40 readFenceEnd
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",42],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",43],["|",1,null,true,"`"]]]],44]],"`"]', // 41 readQuotedCall
      '[0,["q",3]]', // 42 skipDialectMark
      '[0,["q",44]]', // 43 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 44 readSameTicks
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r *\\\\-<>A-[]`-|"]]],["|",1,null,true,["$",["[","A-Za-z"]]],["|",1,null,true,"`"],["$",["[","^"]]],"^"]', // 45 readPlain
    ], { nodes: NODES, actions: ACTIONS, operations: { "{": ofAction, handing: ofHanding, hand: ofHand, closes: ofCloses, same: ofSame } });

  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'loop', body: { op: 'leaf', read: rules.at(33) } }] } };

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
  },
  attributes: 2,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
