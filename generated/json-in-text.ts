// Generated from grammars/json-in-text.peggy, grammars/common/json-words.peggy, grammars/common/markup.peggy, grammars/common/formats.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofAction, ofSame, ofInside, ofScan } from '../src/engine/generated.ts';

export interface ColourNode extends TreeNode { readonly type: 'Colour'; }
export interface TokenNode extends TreeNode { readonly type: 'Token'; }
export interface TextEndNode extends TreeNode { readonly type: 'TextEnd'; }
export interface ThoughtHeadNode extends TreeNode { readonly type: 'ThoughtHead'; readonly kind: string; }
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
      '[0,["s",2,3,":",3,12,3,["/",["s",",",3,17],"}",18]]]', // 1 skipMembersAhead
      '[0,["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""]]', // 2 skipLineName
      '[0,["*",["/",4,11]]]', // 3 skipSpace
      '[0,["/",["[","\\t "],5],"\\t\\u001b <"]', // 4 skipSpace1
      '[0,["/",6,7],"\\u001b<"]', // 5 skip_noise
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 6 skipColour
      '[0,["s",["!",8],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 7 skipToken
      '[0,["/",["s","<",9,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 8 skipThoughtOpen
      '[0,["s",["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],10],"Ta-z"]', // 9 skipThoughtTag
      '[0,["/",["s",["i","think"],["?",["i","ing"]]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 10 skipThoughtName
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 11 skipEol
      '[0,["/",13,14,["s","[",3,"]"],["s","{",3,"}"]],"\\"\'\\\\-0-9FNT[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 12 skipMemberValue
      '[0,["/",["s","\\"",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\""],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],"\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 13 skipQuoted
      '[0,["/",15,16],"\\\\-0-9FNTfnt"]', // 14 skipElement
      '[0,["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 15 skipNumeral
      '[0,["/",["i","true"],["i","false"],["i","null"],["i","none"]],"FNTfnt"]', // 16 skipConstant
      '[0,["/",["s",2,3,":"],["s","\\"",["[*","^\\n\\r\\""],18],18]]', // 17 skipOtherAhead
      '[0,["!",["[","^"]]]', // 18 skipEof
      '[0,["L",20]]', // 19 leaf
      '[0,["N",1,["s",["?",11],["[*","\\t "],[":",0,21]]],"\\t\\n\\r \\"$\'A-Z_-z\u00c0-\u1fff\u201c-\u201e\u3040-\ud7ff"]', // 20 readOpenlessOpen
      '[0,["N",0,["s",[":",0,22],3,["/",["s",":",["!","//"]],23,["&",24]],25],["s",[":",0,["$",27]],3,["/",["s",":",["!","//"]],23],28]],"\\"$\'A-Z_-z\u00c0-\u1fff\u201c-\u201e\u3040-\ud7ff"]', // 21 readLooseName
      '[0,["/",["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""],["@",1,"\\"",["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]],"\\""],["@",1,"\'",["$",["*",["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]],"\'"],["@",1,"`",["$",["[*","^\\n\\r\\\\\\\\`"]],"`"],["@",1,["[","\u201c-\u201e"],["$",["[*","^\\n\\r\\"\\\\\\\\\u201c-\u201f"]],["[","\\"\u201c-\u201f"]]],"\\"\'`\u201c-\u201e"]', // 22 readQuotedName
      '[0,["/","=>",["s","=",["!","="]],"\uff1a"],"=\uff1a"]', // 23 skipAssign
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],14,["[","[{"],["s",["[*","+\\\\-.0-9A-Za-z"],18]]]', // 24 skipValueAhead
      '[0,["*",["/",4,11,26]]]', // 25 skipGap
      '[0,["/",["s","//",["[*","^\\n\\r"]],["s","/*",["*",["s",["!","*/"],["[","^"]]],["?","*/"]]],"/"]', // 26 skipComment
      '[0,["s",["[","$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["|",0,200,false,["[","$\\\\-0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]]]', // 27 skipNameWord
      '[0,["*",["/",4,["s",["!",["s",11,["[*","\\t "],29]],11],26]]]', // 28 skipWordGap
      '[0,["s",["&",11],30],"\\n\\r"]', // 29 skipCut
      '[0,["q",31]]', // 30 skipCutAhead
      '[0,["scan",["/",11,["[","\\t "]],["&",32]],"\\t\\n\\r {"]', // 31 readCutAhead
      '[0,["s","{",3,["/",33,18]]]', // 32 skipObjectAhead
      '[0,["/","}",["s",13,3,["/",["[",",:=}\uff1a"],24]],["s",["/",["s","\\"",["[*","^\\n\\r\\""]],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]]],18],"\\\\\\"",["s",27,3,["/",["s",":",["!","//"]],["s",23,3,34],18]],"//","/*"],"\\"$\'/A-Z\\\\\\\\_-z}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07"]', // 33 skipMemberAhead
      '[0,["/",["s",["/",13,14],3,["[",",}"]],["s",["[*","^\\n\\r,;{}"],18]]]', // 34 skipScalarAhead
      '[0,["L",["s","}",["&",36]]]]', // 35 leaf
      '[0,["s",3,["/",["s",",",3,2,3,":"],["s",2,3,":",3,["[","[{"]]]],"\\t\\n\\r\\u001b \\",<"]', // 36 skipGoesOn
      '[0,["L",38]]', // 37 leaf
      '[0,["N",2,["s",[":",0,22],3,":",["!","//"],25]]]', // 38 readFoundName
      '[0,["L",["&","{"]],"{"]', // 39 leaf
      '[0,["L",41]]', // 40 leaf
      '[0,["N",3,["s","{",42,[":",0,["?",21]]]]]', // 41 readObjectOpen
      '[0,["*",["/",4,["s",["!",29],11],26]]]', // 42 skipSoftGap
      '[0,["L",["&","["]],"["]', // 43 leaf
      '[0,["L",45]]', // 44 leaf
      '[0,["N","ArrayOpen",["s","[",25]]]', // 45 readArrayOpen
      '[0,["L",["/",["@",2,",",42,["?",21]],["@",1,["!",47],"]"],48]]]', // 46 leaf
      '[0,["inside",4]]', // 47 readInAnyArray
      '[0,["/",49,["$",51]],"^[]{}"]', // 48 readTextPart
      '[0,["N","FoundWords",["s",50,["+",["s",["[+","\\t "],50]],["?",["s",":",["[*","\\t "],["&",11]]]]]]', // 49 readFoundWords
      '[0,["s",["[","A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["|",0,80,false,["[","\'\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]]]', // 50 skipWord
      '[0,["/",["[+","\\t "],5,["s",["!",29],52],53,"://",["s",":",28],26,["[+","^\\t\\n\\r\\u001b \\"\',/:<[-]`{}\u201c-\u201e"],["s","\\\\",["[","^"]],["[","^\\n\\r[]{}"]],"^[]{}"]', // 51 skipFilling
      '[0,["+",["s",11,["[*","\\t "]]]]', // 52 skipLineEnds
      '[0,["/",54,["s","\\"",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],["?","\\\\"]]],"\\"\'`\u201c-\u201e"]', // 53 skipString
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""],["s","\\"",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\""],["s","\'",["*",["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\'"],["s","`",["[*","^\\n\\r\\\\\\\\`"],"`"],["s",["[","\u201c-\u201e"],["[*","^\\n\\r\\"\\\\\\\\\u201c-\u201f"],["[","\\"\u201c-\u201f"]]],"\\"\'`\u201c-\u201e"]', // 54 skipQuotedName
      '[0,["L",56]]', // 55 leaf
      '[0,["/",["@",0,57,25],58,59]]', // 56 readItemObjectEnd
      '[0,["N","ObjectClose","}"]]', // 57 readObjectClose
      '[0,["N","Unclosed",["&",["[","]}"]]],"]}"]', // 58 readUnclosed
      '[0,["N","CutOff",""]]', // 59 readCutOff
      '[0,["L",["/",["$",["s",",",25]],["@",1,["!",61],"}"],48]]]', // 60 leaf
      '[0,["/",62,63,64,65]]', // 61 skipInAnyObject
      '[0,["inside",0]]', // 62 readInRootObject
      '[0,["inside",1]]', // 63 readInFoundObject
      '[0,["inside",2]]', // 64 readInItemObject
      '[0,["inside",3]]', // 65 readInOpenless
      '[0,["L",67]]', // 66 leaf
      '[0,["/",68,58,59]]', // 67 readArrayEnd
      '[0,["N","ArrayClose","]"]]', // 68 readArrayClose
      '[0,["L",70]]', // 69 leaf
      '[0,["/",57,58,59]]', // 70 readObjectEnd
      '[0,["L",72]]', // 71 leaf
      '[0,["N",4,["s",["?",73],74,[":",0,75]]],"\\n\\r <[\u25c1"]', // 72 readThoughtHead
      '[0,11]', // 73 skipNewline
      '[0,["|",0,3,false," "]]', // 74 skipIndent
      '[0,["/",["@",1,"<",76,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|","channel",">thought"]],"<[\u25c1"]', // 75 readThoughtOpen
      '[0,["@",1,["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],77],"Ta-z"]', // 76 readThoughtTag
      '[0,["/",["@",0,["$",["i","think"]],["?",["i","ing"]]],["@",0,"thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 77 readThoughtName
      '[0,[[null,"^<[\u25c1",1,false],[["s",["!",79],["[","^"]],null,0,false]]]', // 78 text
      '[0,["q",80]]', // 79 skipOwnThoughtClose
      '[0,["same",0,81],"<[\u25c1"]', // 80 readOwnThoughtClose
      '[0,["/",82,83],"<[\u25c1"]', // 81 readThoughtClose
      '[0,["/",["@",1,"</",76,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],["@",1,"<","channel","|>"],["@",1,"[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 82 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 83 readAnalysisEnd
      '[0,["L",["/",85,86]]]', // 84 leaf
      '[0,["N","ThoughtEnd",["s",79,["[*","\\t "]]]]', // 85 readThoughtEnd
      '[0,["N","OpenThought",""]]', // 86 readOpenThought
      '[0,["L",88]]', // 87 leaf
      '[0,["s",["+",["/",["[","\\t "],11]],["&",8]],"\\t\\n\\r "]', // 88 skipThoughtGap
      '[0,["L",90]]', // 89 leaf
      '[0,["N",5,["s","{",["[*","\\t "],[":",0,["|",0,null,true,92,91]],["[*","\\t "],"}",["!",36]]]]', // 90 readLineObject
      '[0,["s",["[*","\\t "],",",["[*","\\t "]],"\\t ,"]', // 91 skipLineComma
      '[0,["deep",["@",1,"\\"",["$",93],"\\"",["[*","\\t "],":",["[*","\\t "],95]]]', // 92 readLineMember
      '[0,["s",["[*"," !#-[]-\uffff"],["*",["s",94,["[*"," !#-[]-\uffff"]]]]]', // 93 skipLineText
      '[0,["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]]]', // 94 skipGoodEscape
      '[0,["deep",["/",["s","\\"",93,"\\""],15,96,["s","{",["[*","\\t "],["|",0,null,false,97,91],["[*","\\t "],"}"],["s","[",["[*","\\t "],["|",0,null,false,95,91],["[*","\\t "],"]"]]],"\\"\\\\-0-9[fnt{"]', // 95 skipLineValue
      '[0,["/","true","false","null"],"fnt"]', // 96 skipLiteral
      '[0,["deep",["s","\\"",93,"\\"",["[*","\\t "],":",["[*","\\t "],95]]]', // 97 skipLineMember
      '[0,["L",["&",["s",11,99]]],"\\n\\r"]', // 98 leaf
      '[0,["s",74,8]," <[\u25c1"]', // 99 skipThoughtAhead
      '[0,["L",["/",101,105]],"\\n\\r <[\u25c1\\ud83e"]', // 100 leaf
      '[0,["N","LateThoughtEnd",["s",["?",73],102]],"\\n\\r <[\u25c1"]', // 101 readLateThoughtEnd
      '[0,["s",74,103]," <[\u25c1"]', // 102 skipThoughtEndAhead
      '[0,["s",104,["&",["s",["[*","\\t "],["/",73,18,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 103 skipLateEnd
      '[0,["/",["s","</",9,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 104 skipThoughtTagEnd
      '[0,["N","ForeignHead",["s",["?",73],74,106]],"\\n\\r <[\\ud83e"]', // 105 readForeignHead
      '[0,["/",["s","<",["/","tool","function"],["?","_"],"call",["?","s"],">",["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],18]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|",["/",["s","tool_call",["[*","A-Z_a-z"]],"START_ACTION","tools_prefix","function_call","python_tag"],["?","|"],">"],["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to=",["s","<",["[+","a-z"],"_",["[+","_a-z"],">",["&",["s",["[*","\\t\\n\\r "],"<",["[","a-z"]]]],107],"<[\\ud83e"]', // 106 skipForeignCall
      '[0,["/","\ud83e\udd86\u25b6","[REASONING]",["s","[ACTION_",["[+","0-9"],"_TYPE]"]],"[\\ud83e"]', // 107 skipOtherFormat
      '[0,["L",["&",32]],"{"]', // 108 leaf
      '[0,["L",["&",110]],"["]', // 109 leaf
      '[0,["s","[",3,["/",111,18]]]', // 110 skipArrayAhead
      '[0,["/","]",["s",13,3,["[",",]"]],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],18],32,["s",14,3,["/",["[",",]"],18]],["s","[",3,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],32,["[","[]"],["s",14,3,["[",",]"]],18]]],"\\"\'\\\\-0-9FNT[]`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 111 skipElementAhead
      '[0,["L",["&",["s",11,["[*","\\t "],1]]],"\\n\\r"]', // 112 leaf
      '[0,["L",5]]', // 113 leaf
      '[0,[[null,"^\\n\\r\\u001b<[{\u25c1",1,false],[["s",["!",["/",32,110,103]],["[","[{"]],null,0,false],[["s",["!",["s",11,["/",["s",["[*","\\t "],1],["s",74,["/",8,103,106]]]]],11],null,0,false],[["s",8,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],115],null,0,false],[["s",["!",5],["!",103],["[","\\u001b<\u25c1"]],null,0,false]]]', // 114 text
      '[0,["/",104,116],"<[\u25c1"]', // 115 skipThoughtClose
      '[0,["q",83]]', // 116 skipAnalysisEnd
      '[0,["L",118]]', // 117 leaf
      '[0,["N","TextEnd",""]]', // 118 readTextEnd
      '[0,["L",["/",120,121,["$",["+",["/",["[+","^\\u001b<"],["s",["!",5],["[","\\u001b<"]]]]]]],"^"]', // 119 leaf
      '[0,["N","Colour",["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]]', // 120 readColour
      '[0,["N","Token",["s",["!",8],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]]],"<"]', // 121 readToken
    ], { nodes: NODES, actions: ACTIONS, operations: { i: ofCase, scan: ofScan, inside: ofInside, same: ofSame, "{": ofAction } });

  const stepobjectPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(37) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(39), body: { op: 'again', step: () => stepFoundObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(43), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: rules.at(46) }] };
  const steparrayPart: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(39), body: { op: 'again', step: () => stepItemObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(43), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: rules.at(60) }] };
  const steprootPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(35) }, stepobjectPart] };
  const steppart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(89), isShortcut: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(98), body: { op: 'again', step: () => stepThought } }] }, { op: 'leaf', read: rules.at(100) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(108), body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(109), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(112), body: { op: 'again', step: () => stepOpenlessFound } }] }, { op: 'leaf', read: rules.at(113) }, { op: 'again', step: () => stepPlain }] };
  const stepFound: Step = { op: 'rule', name: 'Found', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(0), body: { op: 'again', step: () => stepOpenlessFound } }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(87) }] } }, { op: 'loop', body: steppart }, { op: 'leaf', read: rules.at(117) }] } };
  const stepOpenlessFound: Step = { op: 'rule', name: 'OpenlessFound', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(19) }, { op: 'loop', body: steprootPart }, { op: 'leaf', read: rules.at(69) }] } };
  const stepFoundObject: Step = { op: 'rule', name: 'FoundObject', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(40) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(69) }] } };
  const stepFoundArray: Step = { op: 'rule', name: 'FoundArray', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(44) }, { op: 'loop', body: steparrayPart }, { op: 'leaf', read: rules.at(66) }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(40) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(55) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as ThoughtHeadNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(71) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(84) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(78) } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(40) }, { op: 'loop', body: steprootPart }, { op: 'leaf', read: rules.at(69) }] } };
  const stepPlain: Step = { op: 'rule', name: 'Plain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(114), isSome: true } };
  const stepNoise: Step = { op: 'rule', name: 'Noise', attribute: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: rules.at(119) } } };

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
