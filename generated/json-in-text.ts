// Generated from grammars/json-in-text.peggy, grammars/common/json-words.peggy, grammars/common/markup.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofAction, ofSame, ofInside, ofScan } from '../src/engine/generated.ts';

export interface ColourNode extends TreeNode { readonly type: 'Colour'; }
export interface TokenNode extends TreeNode { readonly type: 'Token'; }
export interface TextEndNode extends TreeNode { readonly type: 'TextEnd'; }
export interface ThoughtHeadNode extends TreeNode {
  readonly type: 'ThoughtHead';
  readonly kind: "think" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINK" | "THINKING";
}
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface OpenThoughtNode extends TreeNode { readonly type: 'OpenThought'; }
export interface LateThoughtEndNode extends TreeNode { readonly type: 'LateThoughtEnd'; }
export interface ForeignHeadNode extends TreeNode { readonly type: 'ForeignHead'; }
export interface LineObjectNode extends TreeNode { readonly type: 'LineObject'; readonly names: string[]; }
export interface ObjectOpenNode extends TreeNode {
  readonly type: 'ObjectOpen';
  readonly name: LooseNameNode | null;
}
export interface OpenlessOpenNode extends TreeNode { readonly type: 'OpenlessOpen'; readonly name: LooseNameNode; }
export interface ArrayOpenNode extends TreeNode { readonly type: 'ArrayOpen'; }
export interface ObjectCloseNode extends TreeNode { readonly type: 'ObjectClose'; }
export interface ArrayCloseNode extends TreeNode { readonly type: 'ArrayClose'; }
export interface UnclosedNode extends TreeNode { readonly type: 'Unclosed'; }
export interface CutOffNode extends TreeNode { readonly type: 'CutOff'; }
export interface FoundNameNode extends TreeNode { readonly type: 'FoundName'; readonly name: string; }
export interface LooseNameNode extends TreeNode { readonly type: 'LooseName'; readonly name: string; }
export interface FoundWordsNode extends TreeNode { readonly type: 'FoundWords'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<OpenlessOpenNode | FoundNameNode | ObjectOpenNode | ArrayOpenNode | LooseNameNode | FoundWordsNode | ObjectCloseNode
| UnclosedNode | CutOffNode | ArrayCloseNode | ThoughtHeadNode | ThoughtEndNode | OpenThoughtNode | LineObjectNode
| LateThoughtEndNode | ForeignHeadNode | TextEndNode | ColourNode | TokenNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtText' | 'Plain']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Found' | 'Noise', 'model'>>
& Readonly<Record<'OpenlessFound' | 'Thought' | 'TextEnd' | 'LineObject' | 'LateThoughtEnd' | 'ForeignHead' | 'RootObject' | 'Plain', 'Found'>>
& Readonly<Record<'FoundArray', 'Found' | 'FoundArray' | 'FoundObject' | 'ItemObject' | 'OpenlessFound' | 'RootObject'>>
& Readonly<Record<'OpenlessOpen', 'OpenlessFound'>>
& Readonly<Record<'ObjectClose' | 'FoundName' | 'FoundObject' | 'LooseName', 'FoundObject' | 'ItemObject' | 'OpenlessFound' | 'RootObject'>>
& Readonly<Record<'Unclosed' | 'CutOff' | 'FoundWords', 'FoundArray' | 'FoundObject' | 'ItemObject' | 'OpenlessFound' | 'RootObject'>>
& Readonly<Record<'ObjectOpen', 'FoundObject' | 'ItemObject' | 'RootObject'>>
& Readonly<Record<'ArrayOpen' | 'ArrayClose' | 'ItemObject', 'FoundArray'>>
& Readonly<Record<'ThoughtHead' | 'ThoughtText' | 'ThoughtEnd' | 'OpenThought', 'Thought'>>
& Readonly<Record<'Colour' | 'Token', 'Noise'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'LooseName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'OpenlessOpen', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'FoundName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'ObjectOpen', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'ThoughtHead', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'LineObject', start, end, names: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",["&",["s",["[*","\\t "],1]]],"\\t \\""]', // 0 leaf
      '[0,["s",2,3,":",3,11,3,["/",["s",",",3,16],"}",17]]]', // 1 skipMembersAhead
      '[0,["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""]]', // 2 skipLineName
      '[0,["*",["/",4,10]]]', // 3 skipSpace
      '[0,["/",["[","\\t "],5],"\\t\\u001b <"]', // 4 skipSpace1
      '[0,["/",6,7],"\\u001b<"]', // 5 skip_noise
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 6 skipColour
      '[0,["s",["!",8],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 7 skipToken
      '[0,["/",["s","<",9,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 8 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"],"reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 9 skipThoughtName
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 10 skipEol
      '[0,["/",12,13,["s","[",3,"]"],["s","{",3,"}"]],"\\"\'\\\\-0-9FNT[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 11 skipMemberValue
      '[0,["/",["s","\\"",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\""],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],"\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 12 skipQuoted
      '[0,["/",14,15],"\\\\-0-9FNTfnt"]', // 13 skipElement
      '[0,["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 14 skipNumeral
      '[0,["/",["i","true"],["i","false"],["i","null"],["i","none"]],"FNTfnt"]', // 15 skipConstant
      '[0,["/",["s",2,3,":"],["s","\\"",["[*","^\\n\\r\\""],17],17]]', // 16 skipOtherAhead
      '[0,["!",["[","^"]]]', // 17 skipEof
      '[0,["L",19]]', // 18 leaf
      '[0,["N",1,["s",["?",10],["[*","\\t "],[":",0,20]]],"\\t\\n\\r \\"$\'A-Z_-z\u00c0-\u1fff\u201c-\u201e\u3040-\ud7ff"]', // 19 readOpenlessOpen
      '[0,["N",0,["s",[":",0,21],3,["/",["s",":",["!","//"]],22,["&",23]],24],["s",[":",0,["$",26]],3,["/",["s",":",["!","//"]],22],27]],"\\"$\'A-Z_-z\u00c0-\u1fff\u201c-\u201e\u3040-\ud7ff"]', // 20 readLooseName
      '[0,["/",["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""],["@",1,"\\"",["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]],"\\""],["@",1,"\'",["$",["*",["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]],"\'"],["@",1,"`",["$",["[*","^\\n\\r\\\\\\\\`"]],"`"],["@",1,["[","\u201c-\u201e"],["$",["[*","^\\n\\r\\"\\\\\\\\\u201c-\u201f"]],["[","\\"\u201c-\u201f"]]],"\\"\'`\u201c-\u201e"]', // 21 readQuotedName
      '[0,["/","=>",["s","=",["!","="]],"\uff1a"],"=\uff1a"]', // 22 skipAssign
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],13,["[","[{"],["s",["[*","+\\\\-.0-9A-Za-z"],17]]]', // 23 skipValueAhead
      '[0,["*",["/",4,10,25]]]', // 24 skipGap
      '[0,["/",["s","//",["[*","^\\n\\r"]],["s","/*",["*",["s",["!","*/"],["[","^"]]],["?","*/"]]],"/"]', // 25 skipComment
      '[0,["s",["[","$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["|",0,200,false,["[","$\\\\-0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]]]', // 26 skipNameWord
      '[0,["*",["/",4,["s",["!",["s",10,["[*","\\t "],28]],10],25]]]', // 27 skipWordGap
      '[0,["s",["&",10],29],"\\n\\r"]', // 28 skipCut
      '[0,["q",30]]', // 29 skipCutAhead
      '[0,["scan",["/",10,["[","\\t "]],["&",31]],"\\t\\n\\r {"]', // 30 readCutAhead
      '[0,["s","{",3,["/",32,17]]]', // 31 skipObjectAhead
      '[0,["/","}",["s",12,3,["/",["[",",:=}\uff1a"],23]],["s",["/",["s","\\"",["[*","^\\n\\r\\""]],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]]],17],"\\\\\\"",["s",26,3,["/",["s",":",["!","//"]],["s",22,3,33],17]],"//","/*"],"\\"$\'/A-Z\\\\\\\\_-z}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07"]', // 32 skipMemberAhead
      '[0,["/",["s",["/",12,13],3,["[",",}"]],["s",["[*","^\\n\\r,;{}"],17]]]', // 33 skipScalarAhead
      '[0,["L",["s","}",["&",35]]]]', // 34 leaf
      '[0,["s",3,["/",["s",",",3,2,3,":"],["s",2,3,":",3,["[","[{"]]]],"\\t\\n\\r\\u001b \\",<"]', // 35 skipGoesOn
      '[0,["L",37]]', // 36 leaf
      '[0,["N",2,["s",[":",0,21],3,":",["!","//"],24]]]', // 37 readFoundName
      '[0,["L",["&","{"]],"{"]', // 38 leaf
      '[0,["L",40]]', // 39 leaf
      '[0,["N",3,["s","{",41,[":",0,["?",20]]]]]', // 40 readObjectOpen
      '[0,["*",["/",4,["s",["!",28],10],25]]]', // 41 skipSoftGap
      '[0,["L",["&","["]],"["]', // 42 leaf
      '[0,["L",44]]', // 43 leaf
      '[0,["N","ArrayOpen",["s","[",24]]]', // 44 readArrayOpen
      '[0,["L",["/",["@",2,",",41,["?",20]],["@",1,["!",46],"]"],47]]]', // 45 leaf
      '[0,["inside",4]]', // 46 readInAnyArray
      '[0,["/",48,["$",50]],"^[]{}"]', // 47 readTextPart
      '[0,["N","FoundWords",["s",49,["+",["s",["[+","\\t "],49]],["?",["s",":",["[*","\\t "],["&",10]]]]]]', // 48 readFoundWords
      '[0,["s",["[","A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["|",0,80,false,["[","\'\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]]]', // 49 skipWord
      '[0,["/",["[+","\\t "],5,["s",["!",28],51],52,"://",["s",":",27],25,["[+","^\\t\\n\\r\\u001b \\"\',/:<[-]`{}\u201c-\u201e"],["s","\\\\",["[","^"]],["[","^\\n\\r[]{}"]],"^[]{}"]', // 50 skipFilling
      '[0,["+",["s",10,["[*","\\t "]]]]', // 51 skipLineEnds
      '[0,["/",53,["s","\\"",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],["?","\\\\"]]],"\\"\'`\u201c-\u201e"]', // 52 skipString
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""],["s","\\"",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\""],["s","\'",["*",["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\'"],["s","`",["[*","^\\n\\r\\\\\\\\`"],"`"],["s",["[","\u201c-\u201e"],["[*","^\\n\\r\\"\\\\\\\\\u201c-\u201f"],["[","\\"\u201c-\u201f"]]],"\\"\'`\u201c-\u201e"]', // 53 skipQuotedName
      '[0,["L",55]]', // 54 leaf
      '[0,["/",["@",0,56,24],57,58]]', // 55 readItemObjectEnd
      '[0,["N","ObjectClose","}"]]', // 56 readObjectClose
      '[0,["N","Unclosed",["&",["[","]}"]]],"]}"]', // 57 readUnclosed
      '[0,["N","CutOff",""]]', // 58 readCutOff
      '[0,["L",["/",["$",["s",",",24]],["@",1,["!",60],"}"],47]]]', // 59 leaf
      '[0,["/",61,62,63,64]]', // 60 skipInAnyObject
      '[0,["inside",0]]', // 61 readInRootObject
      '[0,["inside",1]]', // 62 readInFoundObject
      '[0,["inside",2]]', // 63 readInItemObject
      '[0,["inside",3]]', // 64 readInOpenless
      '[0,["L",66]]', // 65 leaf
      '[0,["/",67,57,58]]', // 66 readArrayEnd
      '[0,["N","ArrayClose","]"]]', // 67 readArrayClose
      '[0,["L",69]]', // 68 leaf
      '[0,["/",56,57,58]]', // 69 readObjectEnd
      '[0,["L",71]]', // 70 leaf
      '[0,["N",4,["s",["?",72],73,[":",0,74]]],"\\n\\r <[\u25c1"]', // 71 readThoughtHead
      '[0,10]', // 72 skipNewline
      '[0,["|",0,3,false," "]]', // 73 skipIndent
      '[0,["/",["@",1,"<",75,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 74 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"ar-t"]', // 75 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",77],["[","^"]],null,0,null,false]]]', // 76 text
      '[0,["q",78]]', // 77 skipOwnThoughtClose
      '[0,["same",0,79],"<[\u25c1"]', // 78 readOwnThoughtClose
      '[0,["/",80,81],"<[\u25c1"]', // 79 readThoughtClose
      '[0,["/",["@",1,"</",75,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"]],"<[\u25c1"]', // 80 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 81 readAnalysisEnd
      '[0,["L",["/",83,84]]]', // 82 leaf
      '[0,["N","ThoughtEnd",["s",77,["[*","\\t "]]]]', // 83 readThoughtEnd
      '[0,["N","OpenThought",""]]', // 84 readOpenThought
      '[0,["L",86]]', // 85 leaf
      '[0,["s",["+",["/",["[","\\t "],10]],["&",8]],"\\t\\n\\r "]', // 86 skipThoughtGap
      '[0,["L",88]]', // 87 leaf
      '[0,["N",5,["s","{",["[*","\\t "],[":",0,["|",0,null,true,90,89]],["[*","\\t "],"}",["!",35]]]]', // 88 readLineObject
      '[0,["s",["[*","\\t "],",",["[*","\\t "]],"\\t ,"]', // 89 skipLineComma
      '[0,["deep",["@",1,"\\"",["$",91],"\\"",["[*","\\t "],":",["[*","\\t "],93]]]', // 90 readLineMember
      '[0,["s",["[*"," !#-[]-\uffff"],["*",["s",92,["[*"," !#-[]-\uffff"]]]]]', // 91 skipLineText
      '[0,["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]]]', // 92 skipGoodEscape
      '[0,["deep",["/",["s","\\"",91,"\\""],14,94,["s","{",["[*","\\t "],["|",0,null,false,95,89],["[*","\\t "],"}"],["s","[",["[*","\\t "],["|",0,null,false,93,89],["[*","\\t "],"]"]]],"\\"\\\\-0-9[fnt{"]', // 93 skipLineValue
      '[0,["/","true","false","null"],"fnt"]', // 94 skipLiteral
      '[0,["deep",["s","\\"",91,"\\"",["[*","\\t "],":",["[*","\\t "],93]]]', // 95 skipLineMember
      '[0,["L",["&",["s",10,97]]],"\\n\\r"]', // 96 leaf
      '[0,["s",73,8]," <[\u25c1"]', // 97 skipThoughtAhead
      '[0,["L",["/",99,103]],"\\n\\r <[\u25c1"]', // 98 leaf
      '[0,["N","LateThoughtEnd",["s",["?",72],100]],"\\n\\r <[\u25c1"]', // 99 readLateThoughtEnd
      '[0,["s",73,101]," <[\u25c1"]', // 100 skipThoughtEndAhead
      '[0,["s",102,["&",["s",["[*","\\t "],["/",72,17,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 101 skipLateEnd
      '[0,["/",["s","</",9,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"]],"<[\u25c1"]', // 102 skipThoughtTagEnd
      '[0,["N","ForeignHead",["s",["?",72],104]],"\\n\\r <["]', // 103 readForeignHead
      '[0,["s",73,105]," <["]', // 104 skipForeignAhead
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],17]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 105 skipForeignCall
      '[0,["L",["&",31]],"{"]', // 106 leaf
      '[0,["L",["&",108]],"["]', // 107 leaf
      '[0,["s","[",3,["/",109,17]]]', // 108 skipArrayAhead
      '[0,["/","]",["s",12,3,["[",",]"]],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],17],31,["s",13,3,["/",["[",",]"],17]],["s","[",3,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],31,["[","[]"],["s",13,3,["[",",]"]],17]]],"\\"\'\\\\-0-9FNT[]`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 109 skipElementAhead
      '[0,["L",["&",["s",10,["[*","\\t "],1]]],"\\n\\r"]', // 110 leaf
      '[0,["L",5]]', // 111 leaf
      '[0,[[null,"^\\n\\r\\u001b<[{\u25c1",1,null,false],[["s",["!",["/",31,108,101]],["[","[{"]],null,0,null,false],[["s",["!",["s",10,["/",["s",["[*","\\t "],1],97,100,104]]],10],null,0,null,false],[["s",8,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],113],null,0,null,false],[["s",["!",5],["!",101],["[","\\u001b<\u25c1"]],null,0,null,false]]]', // 112 text
      '[0,["/",102,114],"<[\u25c1"]', // 113 skipThoughtClose
      '[0,["q",81]]', // 114 skipAnalysisEnd
      '[0,["L",116]]', // 115 leaf
      '[0,["N","TextEnd",""]]', // 116 readTextEnd
      '[0,["L",["/",118,119,["$",["+",["/",["[+","^\\u001b<"],["s",["!",5],["[","\\u001b<"]]]]]]],"^"]', // 117 leaf
      '[0,["N","Colour",["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]]', // 118 readColour
      '[0,["N","Token",["s",["!",8],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]]],"<"]', // 119 readToken
    ], { nodes: NODES, actions: ACTIONS, operations: { i: ofCase, scan: ofScan, inside: ofInside, same: ofSame, "{": ofAction } });

  const stepobjectPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(36) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(38), body: { op: 'again', step: () => stepFoundObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(42), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: rules.at(45) }] };
  const steparrayPart: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(38), body: { op: 'again', step: () => stepItemObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(42), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: rules.at(59) }] };
  const steprootPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(34) }, stepobjectPart] };
  const steppart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(87), isShortcut: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(96), body: { op: 'again', step: () => stepThought } }] }, { op: 'leaf', read: rules.at(98) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(106), body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(107), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(110), body: { op: 'again', step: () => stepOpenlessFound } }] }, { op: 'leaf', read: rules.at(111) }, { op: 'again', step: () => stepPlain }] };
  const stepFound: Step = { op: 'rule', name: 'Found', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(0), body: { op: 'again', step: () => stepOpenlessFound } }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(85) }] } }, { op: 'loop', body: steppart }, { op: 'leaf', read: rules.at(115) }] } };
  const stepOpenlessFound: Step = { op: 'rule', name: 'OpenlessFound', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(18) }, { op: 'loop', body: steprootPart }, { op: 'leaf', read: rules.at(68) }] } };
  const stepFoundObject: Step = { op: 'rule', name: 'FoundObject', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(39) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(68) }] } };
  const stepFoundArray: Step = { op: 'rule', name: 'FoundArray', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(43) }, { op: 'loop', body: steparrayPart }, { op: 'leaf', read: rules.at(65) }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(39) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(54) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as ThoughtHeadNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(70) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(82) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(76) } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(39) }, { op: 'loop', body: steprootPart }, { op: 'leaf', read: rules.at(68) }] } };
  const stepPlain: Step = { op: 'rule', name: 'Plain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(112), isSome: true } };
  const stepNoise: Step = { op: 'rule', name: 'Noise', attribute: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: rules.at(117) } } };

  return {
    machine: m,
    steps: {
      Found: { op: 'again', step: () => stepFound },
      Noise: { op: 'again', step: () => stepNoise },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Found', 'Noise'],
  rules: once(makeRules),
  mistakes: {
  },
  attributes: 1,
  tables: 0,
  inside: 5,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
