// Generated from grammars/tools/detect.peggy, grammars/tools/marks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type Step, type TextPiece, type TreeNode, Machine, Rules, once, ofAction, ofHand, ofHanding, ofSame, ofCloses } from '../src/engine/generated.ts';

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
  () => { return 'functionary'; },
  () => { return 'qwen3-coder'; },
  () => { return 'qwen3-coder'; },
  () => { return 'seed-oss'; },
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
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",["/",1,21,22,23,24,26,27]],"\\t\\n\\r *\\\\-<>AT[]`ft{~"]', // 0 leaf
      '[0,["N",0,["s",["!",2],[":",0,["/",3,17]]]]," *<>AT[]ft{"]', // 1 readFirstCall
      '[0,["/","<|start|>","<|channel|>","<|CHATBOT_TOKEN|>","<|START_RESPONSE|>","<|START_TEXT|>","<|open|>response",">>>",["s",["?","**"],["/","Action","Thought"]]],"*<>AT"]', // 2 skipFrame
      '[0,["/",["{",0,["s",4,"{"]],["{",1,["s",4,"["]],["{",2,["s",4,"```",["[*","A-Z_a-z"],["[*","\\t "],5,["[*","\\t\\n\\r "],["[","[{"]]],["{",3,["s",4,"<function",["[","=>"]]],["{",4,["s",4,["[+","^\\t\\n\\r <[`{"],"<tool_sep>"]],["{",5,["s",4,["[+","^\\t\\n\\r <[`{"],["[*","\\t "],["/",5,["[","<{"],["!",["[","^"]]]]],["{",6,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],"{"]],["{",7,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],["/","<parameter=","</function>"]]],["{",8,["s","<function=",["|",1,256,false,["[","^\\n\\r/>"]],"/>"]],["{",9,"<seed:tool_call>"],["{",10,"[TOOL_CALLS]"],["{",11,["s",["?",6],8,"function",9,["|",1,64,false,["[","^\\n\\r<`{"]],["[*","\\t\\n\\r "],"```"]],["{",12,["s",["?",6],8,["|",0,64,false,["[","^\\n\\r<"]],9,["[*","\\t\\n\\r "],"{"]],["{",13,["s","<",10,"DSML",10,["/",["s",["[*"," "],["/","function","tool"],"_calls>"],"invoke name="]]],["{",14,["s","<\uff5c",["/","function_calls>","tool_calls>","invoke name="]]],["{",15,["s","<|tool_call",["/","s_section_begin|>","_section_begin|>","_begin|>"]]],["{",16,["s","<",10,"DSML",10,["/",["s",["[*"," "],"calls>"],["s",["[+"," "],"invoke name="]]]],["{",17,["s","<",10,"GCML",10,["[*"," "],["/","tool_calls>","invoke name="]]],["{",18,["s",["?",["s","<|message_sep|>",["[*","\\t\\n\\r "]]],"function call<|role_sep|>"]],["{",19,["s","<tool_calls>",["[*","\\t\\n\\r "],"<tool_call>"]],["{",20,["s","<ifm|tool_call",["?","s"],">"]],["{",21,"<longcat_tool_call>"],["{",22,"<dots_function_call>"],["{",23,"<|tool_call:start|>"],["{",24,["s","<function name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["/",["s",">",["[*","\\t\\n\\r "],["/","<param name=","</function>"]],["s",["[*"," "],"/>"]]]],["{",25,["s",["?",["s","<|message_model|>",["[*","\\t\\n\\r "],11,["[*","\\t\\n\\r "]]],"<|content_invoke_tool_json|>"]],["{",26,"<minimax:tool_call>"],["{",27,["/","<atem:function_calls>","<atem:invoke name=\\""]],["{",28,["s","<",["?",12],["/","function_calls>","tool_calls>"],["[*","\\t\\n\\r "],["/",["s","<",["?",12],"invoke"],"invoke name="]]],["{",29,["s","<",["?",12],"invoke name=",["[","\\"\'"]]],["{",30,["s","<function_calls>",["[*","\\t\\n\\r "],11,"("]],["{",31,"<|tool_call>call:"],["{",32,"<start_function_call>"],["{",33,["/","<|START_ACTION|>","<|START_RESPONSE|>","<|START_TEXT|>","<|CHATBOT_TOKEN|>"]],["{",34,"<TOOLCALL>"],["{",35,["s","functools[",["[*","\\t\\n\\r "],"{"]],["{",36,"<|python_tag|>"],["{",37,["/","<|python_start|>","<|tool_call_start|>"]],["{",38,"<\uff5ctool_calls_begin\uff5c>"],["{",39,"<|tools_prefix|>"],["{",40,["s","<|action_start|>",["[*","\\t\\n\\r "],"<|plugin|>"]],["{",41,"<|function_call|>"],["{",42,["s","<tool_calls>",["[*","\\t\\n\\r "],"[",5]],["{",43,["s","<tool_calls>",["[*","\\t\\n\\r "],"["]],["{",44,["s","<|tool_call|>",["[*","\\t\\n\\r "],13,["[*","\\t\\n\\r "],"<|/tool_call|>"]],["{",45,["s","<|tool_call|>",["[*","\\t\\n\\r "],13]],["{",46,["s","<|tool_call|>",["[*","\\t\\n\\r "],"[",["*",["s",["!","<|/tool_call|>"],["!","<|tool_call|>"],["[","^"]]],"<|/tool_call|>"]],["{",47,["s","<|tool_call|>",["[*","\\t\\n\\r "],"["]],["{",48,["s",">>>",11,5]],["{",49,["/","<|open|>tools","<|open|>response","<|open|>call"]],["{",50,"]<]minimax[>["],["{",51,["/",["s","<|channel|> ",["[","a-z"]],"<|start|> assistant"]],["{",52,["s","<|start|>assistant",["[+"," "],"to=",11,"<|message|>"]],["{",53,["/","<|channel|>","<|start|>assistant"]],["{",54,["s","Action:",["[*","\\t\\n\\r "],"```json"]],["{",55,["s",15,["|",1,256,false,["[","^\\n\\r"]],5,["?","**"],"Action Input",16]]],"*<>A[]f"]', // 3 readDialectMark
      '[0,["|",1,4,false,["s","<tool_call>",["[*","\\t\\n\\r "]]],"<"]', // 4 skipHermesOpen
      '[0,["/","\\r\\n","\\n"],"\\n\\r"]', // 5 skipEol
      '[0,["s","<",["[","|\uff5c"],"tool",7,"calls",7,"begin",["[","|\uff5c"],">",["|",0,64,false,["[","^<"]]]]', // 6 skipDeepseekCalls
      '[0,["/","\u2581",["s",["?","\\\\"],["["," _"]]]," \\\\\\\\_\u2581"]', // 7 skipDeepseekBlank
      '[0,["s","<",["[","|\uff5c"],"tool",7,"call",7,"begin",["[","|\uff5c"],">"]]', // 8 skipDeepseekCall
      '[0,["s","<",["[","|\uff5c"],"tool",7,"sep",["[","|\uff5c"],">"]]', // 9 skipDeepseekSep
      '[0,["/","\uff5c\uff5c",["[","|\u2016\uff5c"]],"|\u2016\uff5c"]', // 10 skipDsmlBar
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]', // 11 skipMarkName
      '[0,["s",["[+","a-z"],":"]]', // 12 skipNamespace
      '[0,["deep",["s","[",["*",["/",14,["[","^\\"<[]"],13]],"]"]]]', // 13 skipMarkList
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""]]', // 14 skipMarkString
      '[0,["s",["?","**"],"Action",16],"*A"]', // 15 skipMarkAction
      '[0,["s",["?",["s",["[+"," "],["[+","0-9"]]],["?","**"],":",["?","**"]]," *:"]', // 16 skipMarkLabelEnd
      '[0,["/",["{",56,["s","{",["[*","\\t\\n\\r "],["?",18],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],14,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",57,["s","{",["[*","\\t\\n\\r "],["?",18],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],14,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",58,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],14,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",59,["s",["!",19],"[",["[*","\\t\\n\\r "],11,"(",["[*","\\t\\n\\r "],["/",")",["s",11,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",60,["s","[",["[*","\\t\\n\\r "],11,"(",["[*","\\t\\n\\r "],["/",14,20],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",61,["s",["?"," "],"to=",11,"<|message|>"]],["{",62,["s",["?"," "],"to=",11," <|channel|> "]],["{",63,["s",["?"," "],"to=",11,["[*"," "],["[*","a-z"],"<|"]],["{",64,["s",["?","**"],"Thought",16,["*",["s",["!",["s",5,15]],["[","^"]]],5,15]]]," *T[t{"]', // 17 readBareDialect
      '[0,["s","\\"type\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"function\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 18 skipMarkType
      '[0,["s","[",11,"()]",["[","(["]]]', // 19 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 20 skipMarkSingle
      '[0,["N",1,[":",0,17]]]', // 21 readBareMark
      '[0,["|",1,null,true,["$",["[","\\t\\n\\r "]]],"\\t\\n\\r "]', // 22 readSpace
      '[0,["/",["t",[0,1,2],"<think>",["|",1,null,true,["t",[0,1,2],["!","</think>"],["!","<think>"],["$",["[","^"]]]],"</think>"],["t",[0,1,2],"<thinking>",["|",1,null,true,["t",[0,1,2],["!","</thinking>"],["!","<thinking>"],["$",["[","^"]]]],"</thinking>"],["t",[0,1,2],"<seed:think>",["|",1,null,true,["t",[0,1,2],["!","</seed:think>"],["!","<seed:think>"],["$",["[","^"]]]],"</seed:think>"],["t",[0,1,2],"<mm:think>",["|",1,null,true,["t",[0,1,2],["!","</mm:think>"],["!","<mm:think>"],["$",["[","^"]]]],"</mm:think>"],["t",[0,1,2],"[THINK]",["|",1,null,true,["t",[0,1,2],["!","[/THINK]"],["!","[THINK]"],["$",["[","^"]]]],"[/THINK]"],["t",[0,1,2],"<|START_THINKING|>",["|",1,null,true,["t",[0,1,2],["!","<|END_THINKING|>"],["!","<|START_THINKING|>"],["$",["[","^"]]]],"<|END_THINKING|>"],["t",[0,1,2],"<|channel>thought",["|",1,null,true,["t",[0,1,2],["!","<channel|>"],["!","<|channel>thought"],["$",["[","^"]]]],"<channel|>"]],"<["]', // 23 readThought
      '[0,["N",2,[":",0,25]]]', // 24 readEditMark
      '[0,["/",["{",65,["s","```diff",5,"--- "]],["{",66,["s","```",["[*","^\\n\\r`"],5,["s","<<<<<<< SEARCH",5]]],["{",67,["s","<<<<<<< SEARCH",["?",">"],5,["/",":start_line:","-------"]]],["{",68,["s","<<<<<<< SEARCH",["?",">"],5]],["{",69,["s","------- SEARCH",5]],["{",70,["s","*** Begin Patch",5]],["{",71,"<boltArtifact "]],"*\\\\-<`"]', // 25 readEdit
      '[0,["N",3,[":",0,3]]]', // 26 readMark
      '[0,["t",[0,1,2],["/",28,29],["|",0,null,true,["$",["[","^\\n\\r`"]]],30],"`~"]', // 27 readOpening
      '[0,["$",["s","```",["[*","`"]]]]', // 28 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 29 readTildes
      '[0,["/","\\r\\n","\\n"],"\\n\\r"]', // 30 readEol
      '[0,["L",["/",24,26,23,32,43]],"^"]', // 31 leaf
      '[0,["/",33,["t",[0,1,2,3],"`",["!","`"],["|",1,null,true,["$",["[","^\\n\\r`"]]],"`"],["t",[0,1,2,3],"``",["!","`"],["|",1,null,true,["/",["|",1,null,true,["$",["[","^\\n\\r`"]]],["t",[0,1],"`",["!","`"]]]],"``"],39],"\\n\\r`"]', // 32 readCode
      '[0,["handing",0,["/",["t",[0,1,2,3,4],["hand",0,[],28],["|",1,null,true,["$",["[","^\\n\\r`"]]],30,["|",0,null,true,34],["?",38]],["t",[0,1,2,3],["hand",0,[],28],30,["|",0,null,true,34],38],["t",[0,1,2,3,4,5,6],30,["|",0,null,true,["$",["[","\\t >"]]],["hand",0,[],29],["|",0,null,true,["$",["[","^\\n\\r"]]],30,["|",0,null,true,34],["?",38]]]],"\\n\\r`"]', // 33 readFence
      '[0,["t",[0,1],["!",35],["/",28,29,["$",["[","^"]]]],"^"]', // 34 readFenceChar
      '[0,["s",36,["&",["/",5,["!",["[","^"]]]]]]', // 35 skipFenceEnd
      '[0,["q",37]]', // 36 skipClosingRun
      '[0,["closes",0,["/",28,29]],"`~"]', // 37 readClosingRun
      '[0,["t",[0,1],37,["&",["/",5,["!",["[","^"]]]]]]', // 38 readFenceEnd
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",40],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",41],["|",1,null,true,"`"]]]],42]],"`"]', // 39 readQuotedCall
      '[0,["q",3]]', // 40 skipDialectMark
      '[0,["q",42]]', // 41 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 42 readSameTicks
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r *\\\\-<>A-[]`-|"]]],["|",1,null,true,["$",["[","A-Za-z"]]],["|",1,null,true,"`"],["$",["[","^"]]],"^"]', // 43 readPlain
    ], { nodes: NODES, actions: ACTIONS, operations: { "{": ofAction, handing: ofHanding, hand: ofHand, closes: ofCloses, same: ofSame } });

  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'loop', body: { op: 'leaf', read: rules.at(31) } }] } };

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
