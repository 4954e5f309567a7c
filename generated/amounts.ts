// Generated from grammars/amounts.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase } from '../src/engine/generated.ts';

export interface TextNode extends TreeNode {
  readonly type: 'Text';
  readonly parts: (LossNode | AmountNode | BoundNode | WordNode | MarkNode)[];
}
export interface RowNode extends TreeNode { readonly type: 'Row'; readonly numbers: DigitsNode[]; }
export interface DigitsNode extends TreeNode { readonly type: 'Digits'; readonly text: string; }
export interface AmountNode extends TreeNode {
  readonly type: 'Amount';
  readonly sign: string;
  readonly unit: string;
  readonly number: OddNode | CodedNode | RadixNode | PowerNode | ShareNode | MixedNode | FractionNode | GlyphNode | GroupedNode | PlainNode | EnclosedNode;
  readonly percent: string;
  readonly scales: (MoneyMillionNode | DozenNode | HundredNode | ThousandNode | LakhNode | MillionNode | CroreNode | BillionNode | TrillionNode)[] | (DozenNode | HundredNode | ThousandNode | LakhNode | MillionNode | CroreNode | BillionNode | TrillionNode)[];
}
export interface LossNode extends TreeNode { readonly type: 'Loss'; readonly text: string; }
export interface OddNode extends TreeNode { readonly type: 'Odd'; readonly text: string; }
export interface EnclosedNode extends TreeNode { readonly type: 'Enclosed'; readonly text: string; }
export interface CodedNode extends TreeNode { readonly type: 'Coded'; readonly text: string; }
export interface RadixNode extends TreeNode { readonly type: 'Radix'; readonly text: string; }
export interface PowerNode extends TreeNode {
  readonly type: 'Power';
  readonly base: string;
  readonly exponent: string;
}
export interface ShareNode extends TreeNode {
  readonly type: 'Share';
  readonly above: string;
  readonly below: string;
}
export interface MixedNode extends TreeNode {
  readonly type: 'Mixed';
  readonly whole: string;
  readonly above: string;
  readonly below: string;
}
export interface FractionNode extends TreeNode {
  readonly type: 'Fraction';
  readonly above: string;
  readonly below: string;
}
export interface GlyphNode extends TreeNode {
  readonly type: 'Glyph';
  readonly whole: string;
  readonly glyph: string;
}
export interface GroupedNode extends TreeNode {
  readonly type: 'Grouped';
  readonly whole: string;
  readonly part: string | null;
}
export interface PlainNode extends TreeNode { readonly type: 'Plain'; readonly text: string; }
export interface DozenNode extends TreeNode { readonly type: 'Dozen'; }
export interface HundredNode extends TreeNode { readonly type: 'Hundred'; }
export interface ThousandNode extends TreeNode { readonly type: 'Thousand'; }
export interface LakhNode extends TreeNode { readonly type: 'Lakh'; }
export interface MillionNode extends TreeNode { readonly type: 'Million'; }
export interface MoneyMillionNode extends TreeNode { readonly type: 'MoneyMillion'; }
export interface CroreNode extends TreeNode { readonly type: 'Crore'; }
export interface BillionNode extends TreeNode { readonly type: 'Billion'; }
export interface TrillionNode extends TreeNode { readonly type: 'Trillion'; }
export interface BoundNode extends TreeNode { readonly type: 'Bound'; readonly text: string; }
export interface WordNode extends TreeNode { readonly type: 'Word'; readonly text: string; }
export interface MarkNode extends TreeNode { readonly type: 'Mark'; readonly text: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<TextNode | RowNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Text', 'model'>>
& Readonly<Record<'Row', 'inside'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Loss', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Odd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Coded', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Radix', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Power', start, end, base: l[0], exponent: l[1] }),
  (start, end, l) => ({ type: 'Share', start, end, above: l[0], below: l[1] }),
  (start, end, l) => ({ type: 'Mixed', start, end, whole: l[0], above: l[1], below: l[2] }),
  (start, end, l) => ({ type: 'Fraction', start, end, above: l[0], below: l[1] }),
  (start, end, l) => ({ type: 'Glyph', start, end, whole: l[0], glyph: l[1] }),
  (start, end, l) => ({ type: 'Grouped', start, end, whole: l[0], part: l[1] }),
  (start, end, l) => ({ type: 'Plain', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Enclosed', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Amount', start, end, sign: l[0], unit: l[1], number: l[2], percent: l[3], scales: l[4] }),
  (start, end, l) => ({ type: 'Bound', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Word', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Mark', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Text', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'Digits', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Row', start, end, numbers: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",16,["s",[":",0,["|",0,null,true,["@",1,["*",["s",["!",["/",2,4]],5]],["/",6,7,48,50,51]]]],["*",5]]]]', // 1 readText
      '[0,["/",["s","(",["[*","\\t \u00a0\u202f"],["/",["s",3,["[*","\\t \u00a0\u202f"],["[+",",.0-9"]],["s",["[+","0-9"],["[",",."],["[+",",.0-9"]]],["[*","\\t \u00a0\u202f"],["?",3],["[*","\\t \u00a0\u202f"],")"],["s","+",["/",["s",["|",1,4,false,["[","0-9"]],["+",["s",["[","\\t \u00a0\u202f"],["[+","0-9"]]]],["|",7,null,false,["[","0-9"]]],["!",["s",["?",["[",",."]],["[","0-9"]]]]],"(+"]', // 2 skipLoss
      '[0,["/",["[","$\u00a3\u00a5\u20ac\u20b9"],["s",["/","USD","EUR","GBP","CHF"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"$CEGU\u00a3\u00a5\u20ac\u20b9"]', // 3 skipCurrency
      '[0,["s","(",["[*","\\t \u00a0\u202f"],["|",1,15,false,["[","0-9"]],["[*","\\t \u00a0\u202f"],")"]]', // 4 skipEnclosed
      '[0,["/",["[","\\t \u00a0\u202f"],["[","\\n\\r!-#(-*,:;=?`~\u00b0\u201c\u201d\u2026\u2248"],["s",".",["!",["[","0-9"]]],["s",["[","Xx\u00d7"],["&",["[","0-9"]]]],"\\t\\n\\r -#(-*,.:;=?X`x~\u00a0\u00b0\u00d7\u201c\u201d\u2026\u202f\u2248"]', // 5 skipQuiet
      '[0,["N",0,[":",0,["$",["s","(",["[*","\\t \u00a0\u202f"],["/",["s",3,["[*","\\t \u00a0\u202f"],["[+",",.0-9"]],["s",["[+","0-9"],["[",",."],["[+",",.0-9"]]],["[*","\\t \u00a0\u202f"],["?",3],["[*","\\t \u00a0\u202f"],")"]]],[":",0,["$",["s","+",["/",["s",["|",1,4,false,["[","0-9"]],["+",["s",["[","\\t \u00a0\u202f"],["[+","0-9"]]]],["|",7,null,false,["[","0-9"]]],["!",["s",["?",["[",",."]],["[","0-9"]]]]]]],"(+"]', // 6 readLoss
      '[0,["N",12,["s",[":",0,8],[":",1,["$",3]],["[*","\\t \u00a0\u202f"],[":",2,["/",9,20]],[":",3,33],[":",4,["|",0,null,true,34]],45],["s",[":",1,["$",3]],["[*","\\t \u00a0\u202f"],[":",0,["$",["[","+\\\\-\u2212"]]],[":",2,["/",9,20]],[":",3,33],[":",4,["|",0,null,true,34]],45],["s",[":",0,["$",""]],[":",2,46],[":",3,["$",""]],[":",4,["|",0,null,true,["@",1,["[*","\\t \u00a0\u202f"],36]]],[":",1,47],45],["s",[":",0,8],[":",2,["/",["@",0,9,["&",["s",["[*","\\t \u00a0\u202f"],3]]],20]],[":",3,33],[":",4,["|",0,null,true,["@",1,["[*","\\t \u00a0\u202f"],36]]],[":",1,47],45]],"$(+\\\\-.0-9CEGMNUmn\u00a3\u00a5\u00bc-\u00be\u20ac\u20b9\u2153\u2154\u215b\u2212"]', // 7 readAmount
      '[0,["$",["/",["s",["/",["i","minus"],["i","negative"]],["[+","\\t \u00a0\u202f"]],["?",["[","+\\\\-\u2212"]]]]]', // 8 readSign
      '[0,["N",1,["s",[":",0,["$",["s",["[","1-9"],["|",0,2,false,["[","0-9"]],".",["|",3,3,false,["[","0-9"]]]]],["!",["[",",.0-9"]],["!",["s",["[*","\\t \u00a0\u202f"],["/",10,11]]]]]]', // 9 readOdd
      '[0,["s","m",["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]', // 10 skipMoneyMillion
      '[0,["/",12,13,14,15,16,17,18,19],"B-DHK-MTb-dhk-mt\u212a"]', // 11 skipScale
      '[0,["s",["i","dozen"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],"Dd"]', // 12 skipDozen
      '[0,["s",["i","hundred"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],"Hh"]', // 13 skipHundred
      '[0,["s",["/",["i","thousand"],["i","k"]],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],"KTkt\u212a"]', // 14 skipThousand
      '[0,["s",["i","lakh"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],"Ll"]', // 15 skipLakh
      '[0,["s",["/",["i","million"],["i","mio"],"M"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],"Mm"]', // 16 skipMillion
      '[0,["s",["i","crore"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],"Cc"]', // 17 skipCrore
      '[0,["s",["/",["i","billion"],["i","bn"],"B"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],"Bb"]', // 18 skipBillion
      '[0,["s",["i","trillion"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],"Tt"]', // 19 skipTrillion
      '[0,["/",21,22,23,26,27,28,29,30,31],".0-9\u00bc-\u00be\u2153\u2154\u215b"]', // 20 readNumber
      '[0,["N",2,["s",[":",0,["$",["s","0",["|",2,null,false,["[","0-9"]]]]],["!",["[",",.-9"]]]]]', // 21 readCoded
      '[0,["N",3,["s",[":",0,["$",["s",["i","0x"],["[+","0-9A-Fa-f"]]]],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"0"]', // 22 readRadix
      '[0,["N",4,["s",[":",0,["$",["s",24,["?",["s",".",24]]]]],["[*","\\t \u00a0\u202f"],["/",["[","*Xx\u00b7\u00d7\u22c5"],"\\\\times"],["[*","\\t \u00a0\u202f"],"10",[":",1,25]],["s",[":",0,["$",""]],"10",[":",1,25]]],"0-9"]', // 23 readPower
      '[0,["|",1,15,false,["[","0-9"]],"0-9"]', // 24 skip_digits
      '[0,["/",["@",4,["[*","\\t \u00a0\u202f"],["/","^","**"],["[*","\\t \u00a0\u202f"],["?",["[","({"]],["$",["s",["?",["[","+\\\\-\u2212"]],["|",1,3,false,["[","0-9"]]]],["?",["[",")}"]]],["$",["s",["?",["[","\u207a\u207b"]],["|",1,3,false,["[","\u00b2\u00b3\u00b9\u2070\u2074-\u2079"]]]]],"\\t *\\\\^\u00a0\u00b2\u00b3\u00b9\u202f\u2070\u2074-\u207b"]', // 25 read_power
      '[0,["N",5,["s",[":",0,["$",["s",24,["?",["s",".",24]]]]],["[+","\\t \u00a0\u202f"],"out of",["[+","\\t \u00a0\u202f"],[":",1,["$",24]]],["s",[":",0,["$",["s",24,".",24]]],["[*","\\t \u00a0\u202f"],"/",["[*","\\t \u00a0\u202f"],[":",1,["$",24]]]],"0-9"]', // 26 readShare
      '[0,["N",6,["s",[":",0,["$",24]],["[+","\\t \u00a0\u202f"],[":",1,["$",24]],"/",[":",2,["$",24]]]]]', // 27 readMixed
      '[0,["N",7,["s",[":",0,["$",24]],["[*","\\t \u00a0\u202f"],"/",["[*","\\t \u00a0\u202f"],[":",1,["$",24]]]]]', // 28 readFraction
      '[0,["N",8,["s",[":",0,["$",["|",0,15,false,["[","0-9"]]]],[":",1,["$",["[","\u00bc-\u00be\u2153\u2154\u215b"]]]]],"0-9\u00bc-\u00be\u2153\u2154\u215b"]', // 29 readGlyph
      '[0,["N",9,["s",[":",0,["$",["s",["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]]]]]]],["!",["[","0-9"]],[":",1,["?",["@",1,".",["$",["[+","0-9"]]]]]],["s",[":",0,["$",["s",["|",1,2,false,["[","0-9"]],["+",["s",",",["|",2,2,false,["[","0-9"]],["&",","]]],",",["|",3,3,false,["[","0-9"]]]]],["!",["[","0-9"]],[":",1,["?",["@",1,".",["$",["[+","0-9"]]]]]],["s",[":",0,["$",["s",["|",1,3,false,["[","0-9"]],["+",["s",".",["|",3,3,false,["[","0-9"]]]]]]],",",[":",1,["$",["[+","0-9"]]]],["s",[":",0,["$",["s",["|",1,3,false,["[","0-9"]],["|",2,null,false,["s",".",["|",3,3,false,["[","0-9"]]]]]]],["!",["[","0-9"]],[":",1,["$",""]]],["s",[":",0,["$",["s",["[","1-9"],["|",0,2,false,["[","0-9"]],["+",["s",["["," \'_\u00a0\u2019\u202f"],["|",3,3,false,["[","0-9"]]]]]]],["!",["[","0-9"]],[":",1,["?",["@",1,["[",",."],["$",["[+","0-9"]]]]]],["s",[":",0,["$",["[+","0-9"]]],",",[":",1,["$",["|",1,2,false,["[","0-9"]]]]]],"0-9"]', // 30 readGrouped
      '[0,["N",10,[":",0,["$",["/",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",32]],["s",".",["[+","0-9"],["?",32]]]]]],".0-9"]', // 31 readPlain
      '[0,["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]', // 32 skipExponent
      '[0,["$",["?",["s",["[*","\\t \u00a0\u202f"],["/",["[","%\uff05"],["s",["i","percent"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]]]]]', // 33 readPercent
      '[0,["@",1,["[*","\\t \u00a0\u202f"],["/",35,36]],"\\t B-DHK-MTb-dhk-mt\u00a0\u202f\u212a"]', // 34 readMoneyScale
      '[0,["N","MoneyMillion",["s","m",["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]]', // 35 readMoneyMillion
      '[0,["/",37,38,39,40,41,42,43,44],"B-DHK-MTb-dhk-mt\u212a"]', // 36 readScale
      '[0,["N","Dozen",["s",["i","dozen"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"Dd"]', // 37 readDozen
      '[0,["N","Hundred",["s",["i","hundred"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"Hh"]', // 38 readHundred
      '[0,["N","Thousand",["s",["/",["i","thousand"],["i","k"]],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"KTkt\u212a"]', // 39 readThousand
      '[0,["N","Lakh",["s",["i","lakh"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"Ll"]', // 40 readLakh
      '[0,["N","Million",["s",["/",["i","million"],["i","mio"],"M"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"Mm"]', // 41 readMillion
      '[0,["N","Crore",["s",["i","crore"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"Cc"]', // 42 readCrore
      '[0,["N","Billion",["s",["/",["i","billion"],["i","bn"],"B"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"Bb"]', // 43 readBillion
      '[0,["N","Trillion",["s",["i","trillion"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"Tt"]', // 44 readTrillion
      '[0,["s",["?",["s",["[*","\\t \u00a0\u202f"],3]],["!",["/",["s",["?",["[",",-/:\u2013"]],["[","0-9"]],["s",["[+","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[+","0-9"],["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]]]', // 45 skipEndsAmount
      '[0,["N",11,["s","(",["[*","\\t \u00a0\u202f"],[":",0,["$",["|",1,15,false,["[","0-9"]]]],["[*","\\t \u00a0\u202f"],")"]]]', // 46 readEnclosed
      '[0,["/",["@",1,["[*","\\t \u00a0\u202f"],["$",3]],["$",""]]]', // 47 readUnit
      '[0,["N",13,[":",0,["$",["/",["s",49,["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],["s",["i","min"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]],["?","."],["&",["s",["[*","\\t \u00a0\u202f"],["?",["[","$+\\\\-.\u00a3\u00a5\u20ac\u20b9\u2212"]],["[","0-9"]]]]]]]],"ABEFM-OS-Uabefm-os-u"]', // 48 readBound
      '[0,["/",["i","over"],["i","under"],["i","above"],["i","below"],["i","beyond"],["i","until"],["i","till"],["i","before"],["i","after"],["i","since"],["i","from"],["i","except"],["i","not"],["s",["i","max"],["?",["i","imum"]]],["i","minimum"]],"ABEFM-OS-Uabefm-os-u"]', // 49 skip_bound
      '[0,["N",14,[":",0,["$",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["*",["/",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[","0-9"],["s",["[","\'\\\\--/_\u2019"],["&",["[","0-9A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],["[","\u2070-\u207f"]]]]]]]]', // 50 readWord
      '[0,["N",15,[":",0,["$",["/",["s",["[","0-9"],["[*",",-:\u2013"]],["[","^"]]]]],"^"]', // 51 readMark
      '[0,["L",53]]', // 52 leaf
      '[0,["N",18,["s",["[*","\\t \u00a0\u202f"],[":",0,["|",2,null,true,55,54]],["[*","\\t \u00a0\u202f"],["!",["[","^"]]]],"\\t 0-9\u00a0\u202f"]', // 53 readRow
      '[0,["/",["|",1,3,false," "],","]," ,"]', // 54 skipRowSign
      '[0,["N",17,[":",0,["$",24]]]]', // 55 readDigits
    ], { nodes: NODES, operations: { i: ofCase } });

  return {
    machine: m,
    steps: {
      Text: { op: 'leaf', read: rules.at(0) },
      Row: { op: 'leaf', read: rules.at(52) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Text', 'Row'],
  rules: once(makeRules),
  mistakes: {
  },
  attributes: 0,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
