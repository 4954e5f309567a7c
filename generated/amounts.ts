// Generated from grammars/amounts.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase } from '../src/engine/generated.ts';

export interface TextNode extends TreeNode {
  readonly type: 'Text';
  readonly parts: (LossNode | AmountNode | BoundNode | WordNode | MarkNode)[];
}
export interface RowNode extends TreeNode { readonly type: 'Row'; readonly text: string; }
export interface AmountNode extends TreeNode {
  readonly type: 'Amount';
  readonly sign: string;
  readonly unit: string;
  readonly number: OddNode | CodedNode | RadixNode | PowerNode | ShareNode | MixedNode | FractionNode | GlyphNode | GroupedNode | PlainNode | EnclosedNode;
  readonly percent: string;
  readonly scales: string[];
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
  (start, end, l) => ({ type: 'Row', start, end, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",16,["s",[":",0,["|",0,null,true,["@",1,["*",["s",["!",["/",2,4,5]],6]],["/",7,8,33,34,35]]]],["*",6]]]]', // 1 readText
      '[0,["/",["s","(",["[*","\\t \u00a0\u202f"],["/",["s",3,["[*","\\t \u00a0\u202f"],["[+",",.0-9"]],["s",["[+","0-9"],["[",",."],["[+",",.0-9"]]],["[*","\\t \u00a0\u202f"],["?",3],["[*","\\t \u00a0\u202f"],")"],["s","+",["/",["s",["|",1,4,false,["[","0-9"]],["+",["s",["[","\\t \u00a0\u202f"],["[+","0-9"]]]],["|",7,null,false,["[","0-9"]]],["!",["s",["?",["[",",."]],["[","0-9"]]]]],"(+"]', // 2 skipLoss
      '[0,["/",["[","$\u00a3\u00a5\u20ac\u20b9"],["s",["/","USD","EUR","GBP","CHF"],["!",["[","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"$CEGU\u00a3\u00a5\u20ac\u20b9"]', // 3 skipCurrency
      '[0,["s","(",["[*","\\t \u00a0\u202f"],["|",1,15,false,["[","0-9"]],["[*","\\t \u00a0\u202f"],")"]]', // 4 skipEnclosed
      '[0,["s","\u00b0",["[*","\\t \u00a0\u202f"],["[","SW"],["!",["[","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]', // 5 skipWest
      '[0,["/",["[","\\t \u00a0\u202f"],["[","\\n\\r!-#(-*:;=?`~\u00b0\u201c\u201d\u2026\u2248"],["s",["[",",."],["!",["[","0-9"]]],["s",["[","Xx\u00d7"],["&",["[","0-9"]]]],"\\t\\n\\r -#(-*,.:;=?X`x~\u00a0\u00b0\u00d7\u201c\u201d\u2026\u202f\u2248"]', // 6 skipQuiet
      '[0,["N",0,[":",0,["$",["s","(",["[*","\\t \u00a0\u202f"],["/",["s",3,["[*","\\t \u00a0\u202f"],["[+",",.0-9"]],["s",["[+","0-9"],["[",",."],["[+",",.0-9"]]],["[*","\\t \u00a0\u202f"],["?",3],["[*","\\t \u00a0\u202f"],")"]]],[":",0,["$",["s","+",["/",["s",["|",1,4,false,["[","0-9"]],["+",["s",["[","\\t \u00a0\u202f"],["[+","0-9"]]]],["|",7,null,false,["[","0-9"]]],["!",["s",["?",["[",",."]],["[","0-9"]]]]]]],"(+"]', // 7 readLoss
      '[0,["N",12,["s",[":",0,9],[":",1,["$",3]],["[*","\\t \u00a0\u202f"],[":",2,["/",10,13]],[":",3,26],[":",4,["|",0,null,true,27]],30],["s",[":",1,["$",3]],["[*","\\t \u00a0\u202f"],[":",0,["$",["[","+\\\\-\u2212"]]],[":",2,["/",10,13]],[":",3,26],[":",4,["|",0,null,true,27]],30],["s",[":",0,["$",""]],[":",2,31],[":",3,["$",""]],[":",4,["|",0,null,true,["@",1,["[*","\\t \u00a0\u202f"],29]]],[":",1,32],30],["s",[":",0,9],[":",2,["/",["@",0,10,["&",["s",["[*","\\t \u00a0\u202f"],3]]],13]],[":",3,26],[":",4,["|",0,null,true,["@",1,["[*","\\t \u00a0\u202f"],29]]],[":",1,32],30]],"$(+\\\\-.0-9CEGMNUmn\u00a3\u00a5\u00bc-\u00be\u20ac\u20b9\u2153\u2154\u215b\u2212"]', // 8 readAmount
      '[0,["$",["/",["s",["/",["i","minus"],["i","negative"]],["[+","\\t \u00a0\u202f"]],["?",["[","+\\\\-\u2212"]]]]]', // 9 readSign
      '[0,["N",1,["s",[":",0,["$",["s",["[","1-9"],["|",0,2,false,["[","0-9"]],".",["|",3,3,false,["[","0-9"]]]]],["!",["[",",.0-9"]],["!",["s",["[*","\\t \u00a0\u202f"],["/",11,12]]]]]]', // 10 readOdd
      '[0,["s","m",["!",["[","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]', // 11 skipMoneyMillion
      '[0,["/",["s",["/",["s",["/",["i","dozen"],["i","hundred"],["i","thousand"],["i","lakh"],["i","million"],["i","crore"],["i","billion"],["i","trillion"]],["?",["i","s"]]],["i","k"],["i","mio"],["i","mln"],["i","mn"],["i","mrd"],"M",["i","bn"],"B",["i","tn"]],["!",["[","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],["[","\u4e07\u4ebf\u5104\u5343\u767e\u842c\ub9cc\uc5b5"]],"B-DHK-MTb-dhk-mt\u212a\u4e07\u4ebf\u5104\u5343\u767e\u842c\ub9cc\uc5b5"]', // 12 skipScale
      '[0,["/",14,15,16,19,20,21,22,23,24],".0-9\u00bc-\u00be\u2153\u2154\u215b"]', // 13 readNumber
      '[0,["N",2,["s",[":",0,["$",["s","0",["|",2,null,false,["[","0-9"]]]]],["!",["[",",.-9"]]]]]', // 14 readCoded
      '[0,["N",3,["s",[":",0,["$",["/",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0b"],["[+","01"]],["s",["i","0o"],["[+","0-7"]]]]],["!",["[","0-9A-Za-z"]]]],"0"]', // 15 readRadix
      '[0,["N",4,["s",[":",0,["$",["s",17,["?",["s",".",17]]]]],["[*","\\t \u00a0\u202f"],["/",["[","*Xx\u00b7\u00d7\u22c5"],"\\\\times"],["[*","\\t \u00a0\u202f"],"10",[":",1,18]],["s",[":",0,["$",""]],"10",[":",1,18]]],"0-9"]', // 16 readPower
      '[0,["|",1,15,false,["[","0-9"]],"0-9"]', // 17 skipDigits
      '[0,["/",["@",4,["[*","\\t \u00a0\u202f"],["/","^","**"],["[*","\\t \u00a0\u202f"],["?",["[","({"]],["$",["s",["?",["[","+\\\\-\u2212"]],["|",1,3,false,["[","0-9"]]]],["?",["[",")}"]]],["$",["s",["?",["[","\u207a\u207b"]],["|",1,3,false,["[","\u00b2\u00b3\u00b9\u2070\u2074-\u2079"]]]]],"\\t *\\\\^\u00a0\u00b2\u00b3\u00b9\u202f\u2070\u2074-\u207b"]', // 18 read_power
      '[0,["N",5,["s",[":",0,["$",["s",17,["?",["s",".",17]]]]],["[+","\\t \u00a0\u202f"],"out of",["[+","\\t \u00a0\u202f"],[":",1,["$",17]]],["s",[":",0,["$",["s",17,".",17]]],["[*","\\t \u00a0\u202f"],"/",["[*","\\t \u00a0\u202f"],[":",1,["$",17]]]],"0-9"]', // 19 readShare
      '[0,["N",6,["s",[":",0,["$",17]],["[+","\\t \u00a0\u202f"],[":",1,["$",17]],"/",[":",2,["$",17]]]]]', // 20 readMixed
      '[0,["N",7,["s",[":",0,["$",17]],["[*","\\t \u00a0\u202f"],"/",["[*","\\t \u00a0\u202f"],[":",1,["$",17]]]]]', // 21 readFraction
      '[0,["N",8,["s",[":",0,["$",["|",0,15,false,["[","0-9"]]]],[":",1,["$",["[","\u00bc-\u00be\u2153\u2154\u215b"]]]]],"0-9\u00bc-\u00be\u2153\u2154\u215b"]', // 22 readGlyph
      '[0,["N",9,["s",[":",0,["$",["s",["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]]]]]]],["!",["[","0-9"]],[":",1,["?",["@",1,".",["$",["[+","0-9"]]]]]],["s",[":",0,["$",["s",["|",1,2,false,["[","0-9"]],["+",["s",",",["|",2,2,false,["[","0-9"]],["&",","]]],",",["|",3,3,false,["[","0-9"]]]]],["!",["[","0-9"]],[":",1,["?",["@",1,".",["$",["[+","0-9"]]]]]],["s",[":",0,["$",["s",["|",1,3,false,["[","0-9"]],["+",["s",".",["|",3,3,false,["[","0-9"]]]]]]],",",[":",1,["$",["[+","0-9"]]]],["s",[":",0,["$",["s",["|",1,3,false,["[","0-9"]],["|",2,null,false,["s",".",["|",3,3,false,["[","0-9"]]]]]]],["!",["[","0-9"]],[":",1,["$",""]]],["s",[":",0,["$",["s",["[","1-9"],["|",0,2,false,["[","0-9"]],["+",["s",["["," \'_\u00a0\u2019\u202f"],["|",3,3,false,["[","0-9"]]]]]]],["!",["[","0-9"]],[":",1,["?",["@",1,["[",",."],["$",["[+","0-9"]]]]]],["s",[":",0,["$",["[+","0-9"]]],",",[":",1,["$",["|",1,2,false,["[","0-9"]]]]]],"0-9"]', // 23 readGrouped
      '[0,["N",10,[":",0,["$",["/",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",25]],["s",".",["[+","0-9"],["?",25]]]]]],".0-9"]', // 24 readPlain
      '[0,["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]', // 25 skipExponent
      '[0,["$",["?",["s",["[*","\\t \u00a0\u202f"],["/",["[","%\uff05"],["s",["i","percent"],["!",["[","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]]]]]', // 26 readPercent
      '[0,["@",1,["[*","\\t \u00a0\u202f"],["/",28,29]],"\\t B-DHK-MTb-dhk-mt\u00a0\u202f\u212a\u4e07\u4ebf\u5104\u5343\u767e\u842c\ub9cc\uc5b5"]', // 27 readMoneyScale
      '[0,["$",["s","m",["!",["[","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]]', // 28 readMoneyMillion
      '[0,["$",["/",["s",["/",["s",["/",["i","dozen"],["i","hundred"],["i","thousand"],["i","lakh"],["i","million"],["i","crore"],["i","billion"],["i","trillion"]],["?",["i","s"]]],["i","k"],["i","mio"],["i","mln"],["i","mn"],["i","mrd"],"M",["i","bn"],"B",["i","tn"]],["!",["[","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],["[","\u4e07\u4ebf\u5104\u5343\u767e\u842c\ub9cc\uc5b5"]]],"B-DHK-MTb-dhk-mt\u212a\u4e07\u4ebf\u5104\u5343\u767e\u842c\ub9cc\uc5b5"]', // 29 readScale
      '[0,["s",["?",["s",["[*","\\t \u00a0\u202f"],3]],["!",["/",["s",["?",["[",",-/:\u2013"]],["[","0-9"]],["s",["[+","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[+","0-9"],["[","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]]]', // 30 skipEndsAmount
      '[0,["N",11,["s","(",["[*","\\t \u00a0\u202f"],[":",0,["$",["|",1,15,false,["[","0-9"]]]],["[*","\\t \u00a0\u202f"],")"]]]', // 31 readEnclosed
      '[0,["/",["@",1,["[*","\\t \u00a0\u202f"],["$",3]],["$",""]]]', // 32 readUnit
      '[0,["N",13,[":",0,["$",["/",["s",["i","min"],["!",["[","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"]],["?","."],["&",["s",["[*","\\t \u00a0\u202f"],["?",["[","$+\\\\-.\u00a3\u00a5\u20ac\u20b9\u2212"]],["[","0-9"]]]],5]]]],"Mm\u00b0"]', // 33 readBound
      '[0,["N",14,[":",0,["$",["s",["[","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["*",["/",["[","A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[","0-9"],["s",["[","\'\\\\--/_\u2019"],["&",["[","0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]],["[","\u00b2\u00b3\u00b9\u2070-\u207f"]]]]]]]]', // 34 readWord
      '[0,["N",15,[":",0,["$",["/",["s",["[","0-9"],["[*",",-:\u2013"]],["[","^"]]]]],"^"]', // 35 readMark
      '[0,["L",37]]', // 36 leaf
      '[0,["N",17,["s",["[*","\\t \u00a0\u202f"],[":",0,["$",["|",2,null,false,17,38]]],["[*","\\t \u00a0\u202f"],["!",["[","^"]]]],"\\t 0-9\u00a0\u202f"]', // 37 readRow
      '[0,["/",["|",1,3,false," "],","]," ,"]', // 38 skipRowSign
    ], { nodes: NODES, operations: { i: ofCase } });

  return {
    machine: m,
    steps: {
      Text: { op: 'leaf', read: rules.at(0) },
      Row: { op: 'leaf', read: rules.at(36) },
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
