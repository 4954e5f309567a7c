// Generated from grammars/answer.peggy, grammars/common/markup.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofAction, ofScan } from '../src/engine/generated.ts';

export interface ThoughtsNode extends TreeNode { readonly type: 'Thoughts'; }
export interface ConclusionNode extends TreeNode { readonly type: 'Conclusion'; readonly text: string; }
export interface FirstLineNode extends TreeNode { readonly type: 'FirstLine'; readonly text: string; }
export interface LastLineNode extends TreeNode { readonly type: 'LastLine'; readonly text: string; }
export interface OpenFenceNode extends TreeNode { readonly type: 'OpenFence'; }
export interface CutFormNode extends TreeNode { readonly type: 'CutForm'; }
export interface LostItemNode extends TreeNode { readonly type: 'LostItem'; }
export interface LostTagNode extends TreeNode { readonly type: 'LostTag'; }
export interface FormNode extends TreeNode {
  readonly type: 'Form';
  readonly parts: GridNode[] | (TableNode | PairRecordsNode | RecordsNode | PairsNode | FieldsNode | HeadingsNode | TagsNode | AttributesNode | BulletsNode | GridNode | ProseNode)[];
}
export interface ProseNode extends TreeNode { readonly type: 'Prose'; }
export interface TableNode extends TreeNode {
  readonly type: 'Table';
  readonly head: RowNode;
  readonly rows: RowNode[];
}
export interface RowNode extends TreeNode { readonly type: 'Row'; readonly cells: CellNode[]; }
export interface CellNode extends TreeNode { readonly type: 'Cell'; readonly text: string; }
export interface GridNode extends TreeNode {
  readonly type: 'Grid';
  readonly head: GridRowNode;
  readonly rows: GridRowNode[];
}
export interface GridRowNode extends TreeNode { readonly type: 'GridRow'; readonly cells: GridCellNode[]; }
export interface GridCellNode extends TreeNode { readonly type: 'GridCell'; readonly text: string; }
export interface RecordsNode extends TreeNode { readonly type: 'Records'; readonly items: RecordNode[]; }
export interface RecordNode extends TreeNode {
  readonly type: 'Record';
  readonly bullet: string;
  readonly first: string;
  readonly lines: LineNode[];
}
export interface FieldsNode extends TreeNode {
  readonly type: 'Fields';
  readonly opening: OpeningNode | null;
  readonly fields: FieldNode[];
  readonly sections: SectionNode[];
}
export interface OpeningNode extends TreeNode {
  readonly type: 'Opening';
  readonly name: string;
  readonly value: LinesNode;
}
export interface SectionNode extends TreeNode {
  readonly type: 'Section';
  readonly name: string;
  readonly fields: FieldNode[];
}
export interface FieldNode extends TreeNode {
  readonly type: 'Field';
  readonly name: string;
  readonly value: QuotedNode | BlockNode | PlainNode | LinesNode | EmptyNode;
}
export interface QuotedNode extends TreeNode { readonly type: 'Quoted'; readonly text: string; }
export interface BlockNode extends TreeNode {
  readonly type: 'Block';
  readonly mark: "|-" | "|" | ">-" | ">" | "";
  readonly lines: LineNode[];
}
export interface LineNode extends TreeNode {
  readonly type: 'Line';
  readonly indent: string;
  readonly text: string;
}
export interface BelowNode extends TreeNode {
  readonly type: 'Below';
  readonly form: RecordsNode | FieldsNode | BulletsNode;
}
export interface PlainNode extends TreeNode { readonly type: 'Plain'; readonly text: string; }
export interface LinesNode extends TreeNode { readonly type: 'Lines'; readonly text: string; }
export interface EmptyNode extends TreeNode { readonly type: 'Empty'; }
export interface HeadingsNode extends TreeNode { readonly type: 'Headings'; readonly headings: HeadingNode[]; }
export interface HeadingNode extends TreeNode {
  readonly type: 'Heading';
  readonly name: string;
  readonly value: BlockNode | UnderNode | EmptyNode;
}
export interface UnderNode extends TreeNode { readonly type: 'Under'; readonly text: string; }
export interface PairsNode extends TreeNode { readonly type: 'Pairs'; readonly pairs: PairNode[]; }
export interface PairRecordsNode extends TreeNode {
  readonly type: 'PairRecords';
  readonly items: PairRecordNode[];
}
export interface PairRecordNode extends TreeNode { readonly type: 'PairRecord'; readonly pairs: PairNode[]; }
export interface PairNode extends TreeNode {
  readonly type: 'Pair';
  readonly name: string;
  readonly value: PairQuotedNode | PairBracketNode | PairPlainNode;
}
export interface PairBracketNode extends TreeNode { readonly type: 'PairBracket'; readonly text: string; }
export interface PairQuotedNode extends TreeNode { readonly type: 'PairQuoted'; readonly text: string; }
export interface PairPlainNode extends TreeNode { readonly type: 'PairPlain'; readonly text: string; }
export interface TagsNode extends TreeNode { readonly type: 'Tags'; readonly tags: TagNode[]; }
export interface TagNode extends TreeNode {
  readonly type: 'Tag';
  readonly open: string;
  readonly value: InnerTagsNode | TagTextNode;
  readonly close: string;
}
export interface InnerTagsNode extends TreeNode { readonly type: 'InnerTags'; readonly tags: InnerTagNode[]; }
export interface InnerTagNode extends TreeNode {
  readonly type: 'InnerTag';
  readonly open: string;
  readonly value: InnermostTagsNode | TagTextNode;
  readonly close: string;
}
export interface InnermostTagsNode extends TreeNode {
  readonly type: 'InnermostTags';
  readonly tags: InnermostTagNode[];
}
export interface InnermostTagNode extends TreeNode {
  readonly type: 'InnermostTag';
  readonly open: string;
  readonly value: TagTextNode;
  readonly close: string;
}
export interface TagTextNode extends TreeNode { readonly type: 'TagText'; readonly text: string; }
export interface AttributesNode extends TreeNode { readonly type: 'Attributes'; readonly fields: AttributeNode[]; }
export interface AttributeNode extends TreeNode {
  readonly type: 'Attribute';
  readonly name: string;
  readonly value: Quoted1Node;
}
export interface Quoted1Node extends TreeNode { readonly type: 'Quoted1'; readonly text: string; }
export interface BulletsNode extends TreeNode {
  readonly type: 'Bullets';
  readonly items: BoldItemNode[] | ItemNode[];
}
export interface BoldItemNode extends TreeNode {
  readonly type: 'BoldItem';
  readonly indent: string;
  readonly value: BoldNode;
}
export interface ItemNode extends TreeNode {
  readonly type: 'Item';
  readonly indent: string;
  readonly value: ItemBlockNode | QuotedNode | ItemTextNode;
}
export interface ItemBlockNode extends TreeNode {
  readonly type: 'ItemBlock';
  readonly mark: "|-" | "|" | ">-" | ">";
  readonly lines: LineNode[];
}
export interface BoldNode extends TreeNode { readonly type: 'Bold'; readonly text: string; }
export interface ItemTextNode extends TreeNode { readonly type: 'ItemText'; readonly text: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FormNode | BelowNode | FieldsNode | BulletsNode | ThoughtsNode | LostItemNode | LostTagNode | ConclusionNode
| FirstLineNode | LastLineNode | OpenFenceNode | CutFormNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Form', 'model'>>
& Readonly<Record<'Below' | 'Fields' | 'Bullets' | 'Thoughts' | 'LostItem' | 'LostTag' | 'Conclusion' | 'FirstLine' | 'LastLine'
| 'OpenFence' | 'CutForm', 'inside'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'GridCell', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'GridRow', start, end, cells: l[0] }),
  (start, end, l) => ({ type: 'Grid', start, end, head: l[0], rows: l[1] }),
  (start, end, l) => ({ type: 'Cell', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Row', start, end, cells: l[0] }),
  (start, end, l) => ({ type: 'Table', start, end, head: l[0], rows: l[1] }),
  (start, end, l) => ({ type: 'PairQuoted', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'PairBracket', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'PairPlain', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Pair', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'PairRecord', start, end, pairs: l[0] }),
  (start, end, l) => ({ type: 'PairRecords', start, end, items: l[0] }),
  (start, end, l) => ({ type: 'Line', start, end, indent: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'Record', start, end, bullet: l[0], first: l[1], lines: l[2] }),
  (start, end, l) => ({ type: 'Records', start, end, items: l[0] }),
  (start, end, l) => ({ type: 'Pairs', start, end, pairs: l[0] }),
  (start, end, l) => ({ type: 'Lines', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Opening', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'Quoted', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Block', start, end, mark: l[0], lines: l[1] }),
  (start, end, l) => ({ type: 'Plain', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Field', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'Section', start, end, name: l[0], fields: l[1] }),
  (start, end, l) => ({ type: 'Fields', start, end, opening: l[0], fields: l[1], sections: l[2] }),
  (start, end, l) => ({ type: 'Under', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Heading', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'Headings', start, end, headings: l[0] }),
  (start, end, l) => ({ type: 'TagText', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'InnermostTag', start, end, open: l[0], value: l[1], close: l[2] }),
  (start, end, l) => ({ type: 'InnermostTags', start, end, tags: l[0] }),
  (start, end, l) => ({ type: 'InnerTag', start, end, open: l[0], value: l[1], close: l[2] }),
  (start, end, l) => ({ type: 'InnerTags', start, end, tags: l[0] }),
  (start, end, l) => ({ type: 'Tag', start, end, open: l[0], value: l[1], close: l[2] }),
  (start, end, l) => ({ type: 'Tags', start, end, tags: l[0] }),
  (start, end, l) => ({ type: 'Quoted1', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Attribute', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'Attributes', start, end, fields: l[0] }),
  (start, end, l) => ({ type: 'Bold', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BoldItem', start, end, indent: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'ItemBlock', start, end, mark: l[0], lines: l[1] }),
  (start, end, l) => ({ type: 'ItemText', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Item', start, end, indent: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'Bullets', start, end, items: l[0] }),
  (start, end, l) => ({ type: 'Form', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'Below', start, end, form: l[0] }),
  (start, end, l) => ({ type: 'Conclusion', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FirstLine', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LastLine', start, end, text: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",43,["s",[":",0,["|",1,1,true,2]],["*",8],["!",["[","^"]]],["s",["*",["s",["!",9],10]],9,8,[":",0,["|",1,1,true,2]],8,"```",["[*","^"]],[":",0,["|",1,null,true,["/",["@",0,11,["[*","^"]],79]]]],"^"]', // 1 readForm
      '[0,["N",2,["s",["!",3],[":",0,4],[":",1,["|",1,null,true,["@",1,8,4]]]]],"^[]{}"]', // 2 readGrid
      '[0,["s",["/",["[","*+\\\\-\u2022"],["s",["|",1,3,false,["[","0-9"]],["[",")."]],["s",["[","a-z"],")"]],["[+","\\t \u00a0"]],"*+\\\\-0-9a-z\u2022"]', // 3 skipBullet
      '[0,["N",1,[":",0,["|",2,null,true,5,["[","\\t,;"]]]]]', // 4 readGridRow
      '[0,["N",0,["s",["[*"," \u00a0"],[":",0,["/",6,["$",["?",["s",["[+","^\\t\\n\\r \\",;[]{}"],["*",["s",["[+"," \u00a0"],["[+","^\\t\\n\\r \\",;[]{}"]]]]]]]],["[*"," \u00a0"],["&",["/",["[","\\t,;"],7]]]]]', // 5 readGridCell
      '[0,["/",["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""],["@",1,"\'",["$",["[*","^\\n\\r\'\\\\\\\\"]],"\'"],["@",1,"`",["$",["[*","^\\n\\r`"]],"`"]],"\\"\'`"]', // 6 read_quoted
      '[0,["s",["[*","\\t \u00a0"],["/",8,["!",["[","^"]]]]]', // 7 skipEnd
      '[0,["/",["s",["?","\\r"],"\\n"],"\\r"],"\\n\\r"]', // 8 skipEol
      '[0,["s","```",["[*","a-z"],["[*","\\t \u00a0"]]]', // 9 skipFence
      '[0,["/",["s",["[+","^\\n\\r"],["?",8]],8],"^"]', // 10 skip_line
      '[0,["/",12,16,25,31,32,57,62,69,72,["@",1,["&",78],2]],"\\t \\"#\'*+\\\\-0-9<A-Z_-z|\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 11 read_form
      '[0,["N",5,["s",["[*","\\t \u00a0"],[":",0,13],8,15,[":",1,["|",1,null,true,["@",2,8,["[*","\\t \u00a0"],13]]]]],"\\t |\u00a0"]', // 12 readTable
      '[0,["N",4,["s","|",[":",0,["|",1,null,true,["@",0,14,"|"]]],["[*","\\t \u00a0"]]]]', // 13 readRow
      '[0,["N",3,["s",["[*","\\t \u00a0"],[":",0,["/",["@",1,"**",["$",["s",["[+","^\\t\\n\\r *|"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r *|"]]]]],"**",["&",["s",["[*","\\t \u00a0"],"|"]]],["$",["?",["s",["[+","^\\t\\n\\r |"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r |"]]]]]]]],["[*","\\t \u00a0"]]]]', // 14 readCell
      '[0,["s",["[*","\\t \u00a0"],["?","|"],["+",["s",["[*","\\t \u00a0"],["?",":"],["[+","\\\\-"],["?",":"],["[*","\\t \u00a0"],["?","|"]]]],"\\t \\\\-:|\u00a0"]', // 15 skipRule
      '[0,["N",11,[":",0,["|",1,null,true,["@",1,3,17],["+",8]]]],"*+\\\\-0-9a-z\u2022"]', // 16 readPairRecords
      '[0,["N",10,["s",[":",0,["|",2,null,true,18,","]],["&",7]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 17 readPairRecord
      '[0,["N",9,["s",["[*","\\t \u00a0"],[":",0,19],[":",1,["/",20,21,24]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 18 readPair
      '[0,["@",1,["[*","\\"\'*_`"],["$",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=","->","\u2192"],["!","//"],["[*","*_"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 19 readName
      '[0,["N",6,["s",[":",0,6],["[*","\\t \u00a0"],["&",["[","),"]]]]]', // 20 readPairQuoted
      '[0,["N",7,["s",[":",0,["$",22]],["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]]', // 21 readPairBracket
      '[0,["s",["[","[{"],["*",["/",["[+","^\\n\\r[]{}"],23]],["[","]}"]]]', // 22 skipBracket
      '[0,["s",["[","[{"],["[*","^\\n\\r[]{}"],["[","]}"]]]', // 23 skipBracket1
      '[0,["N",8,["s",[":",0,["$",["s",["[+","^\\t\\n\\r \\"(),"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r \\"(),"]]]]]],["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]]', // 24 readPairPlain
      '[0,["N",14,["s",["&",["s",["*",["s",3,26,["[+","^\\n\\r"],["+",8],["&",3]]],3,26,["[+","^\\n\\r"],["+",8],["|",2,null,false,["[","\\t \u00a0"]],26]],[":",0,["|",1,null,true,27,["+",8]]]]],"*+\\\\-0-9a-z\u2022"]', // 25 readRecords
      '[0,["s",["[*","\\"\'*_`"],["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=","->","\u2192"],["!","//"],["[*","*_"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 26 skipName
      '[0,["N",13,["s",[":",0,["$",3]],["&",26],[":",1,["$",["[+","^\\n\\r"]]],[":",2,["|",0,null,true,["@",2,8,["!",3],28]]]]]]', // 27 readRecord
      '[0,["N",12,["s",[":",0,["$",["[*","\\t \u00a0"]]],[":",1,["$",["s",3,["[+","^\\n\\r"]]]]],["s",[":",0,["$",["|",2,null,false,["[","\\t \u00a0"]]]],[":",1,["$",["[+","^\\n\\r"]]]],["s",[":",0,["$",""]],[":",1,["$",""]],["&",29]]],"\\t\\n\\r *+\\\\-0-9a-z\u00a0\u2022"]', // 28 readLine
      '[0,["q",30]]', // 29 skipLinesGoOn
      '[0,["scan",8,["s",["|",2,null,false,["[","\\t \u00a0"]],["[","^\\n\\r"]]],"\\t\\n\\r \u00a0"]', // 30 readLinesGoOn
      '[0,["N",15,["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*",".0-9A-Z_a-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],"(",[":",0,["|",1,null,true,18,","]],")",["[*","\\t \u00a0"],["!",["[","^"]]],["s",[":",0,["|",2,null,true,18,","]],["!",["[","^"]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 31 readPairs
      '[0,["N",23,["s",[":",0,["?",["@",0,33,["+",8],["!",3],["!",38]]]],["/",["&",["/",["s",["?",["[","\\t \u00a0"]],["?",3],26,44,["+",8],["?",["[","\\t \u00a0"]],["?",3],26],["s",26,8,["|",2,null,false,["[","\\t \u00a0"]],["!",3]]]],["!",["s",["?",["[","\\t \u00a0"]],["?",3],26,47,8]]],[":",1,["|",1,null,true,["@",2,["?",["[","\\t \u00a0"]],["?",3],48],["+",8]]],[":",2,["|",0,null,true,["@",1,["+",8],56]]]]],"\\t \\"\'*+\\\\-0-9A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 32 readFields
      '[0,["N",17,["s",[":",0,19],[":",1,34]]]]', // 33 readOpening
      '[0,["N",16,["s",["+",8],[":",0,["$",["s",["!",35],["[+","^\\n\\r"],["*",["s",["+",8],["!",35],["[+","^\\n\\r"]]]]]]]]]', // 34 readLines
      '[0,["/",["s",["[*","\\t \u00a0"],["?",3],26],"```","#","</",["s",36,7]],"\\t \\"#\'*+\\\\-0-9<A-[_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 35 skipBeginsField
      '[0,["s","[",37,"]",["[*","\\t \u00a0"]]]', // 36 skip_heading
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-0-9A-Z_a-z"]]]', // 37 skipTagName
      '[0,["/",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*",".0-9A-Z_a-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],"(",["|",1,null,false,39,","],")",["[*","\\t \u00a0"],["!",["[","^"]]],["s",["|",2,null,false,39,","],["!",["[","^"]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 38 skipPairs
      '[0,["s",["[*","\\t \u00a0"],26,["/",40,42,43]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 39 skipPair
      '[0,["s",41,["[*","\\t \u00a0"],["&",["[","),"]]]]', // 40 skipPairQuoted
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'"],["s","`",["[*","^\\n\\r`"],"`"]],"\\"\'`"]', // 41 skip_quoted
      '[0,["s",22,["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]', // 42 skipPairBracket
      '[0,["s",["s",["[+","^\\t\\n\\r \\"(),"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r \\"(),"]]]],["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]', // 43 skipPairPlain
      '[0,["s",["/",45,""],["[*","\\t \u00a0"],["+",["s",8,46]]],"\\t\\n\\r >|\u00a0"]', // 44 skipBlock
      '[0,["/","|-","|",">-",">"],">|"]', // 45 skipBlockMark
      '[0,["/",["s",["[*","\\t \u00a0"],["s",3,["[+","^\\n\\r"]]],["s",["|",2,null,false,["[","\\t \u00a0"]],["[+","^\\n\\r"]],["s","","",["&",29]]],"\\t\\n\\r *+\\\\-0-9a-z\u00a0\u2022"]', // 46 skipLine
      '[0,["&",7]]', // 47 skipEmpty
      '[0,["N",21,["s",[":",0,19],[":",1,["/",49,50,52,34,55]]]]]', // 48 readField
      '[0,["N",18,["s",[":",0,6],["?",","],["&",7]]]]', // 49 readQuoted
      '[0,["N",19,["s",[":",0,["/",51,""]],["[*","\\t \u00a0"],[":",1,["|",1,null,true,["@",1,8,28]]]]],"\\t\\n\\r >|\u00a0"]', // 50 readBlock
      '[0,["/","|-","|",">-",">"],">|"]', // 51 readBlockMark
      '[0,["N",20,[":",0,["$",["s",["[+","^\\n\\r"],["*",53]]]]]]', // 52 readPlain
      '[0,["/",["s",8,["!",54],["[+","^\\n\\r"]],["s",["+",["s",["[*","\\t \u00a0"],8]],["!",54],["s",["[+","^\\n\\r"],["|",0,20,false,["s",["+",8],["!",54],["[+","^\\n\\r"]]]],["&",["s",["+",8],["&",54]]]]],"\\t\\n\\r \u00a0"]', // 53 skipMore
      '[0,["/",["s",["[*","\\t \u00a0"],["/",3,"|",7]],35]]', // 54 skipBegins
      '[0,["N","Empty",["&",7]]]', // 55 readEmpty
      '[0,["N",22,["s","[",[":",0,["$",37]],"]",["[*","\\t \u00a0"],["+",8],[":",1,["|",1,null,true,48,["+",8]]]]]]', // 56 readSection
      '[0,["N",26,[":",0,["|",2,null,true,58,["+",8]]]],"#*"]', // 57 readHeadings
      '[0,["N",25,["s",59,[":",0,60],["*",["s",8,["&",8]]],[":",1,["/",50,61,55]]]]]', // 58 readHeading
      '[0,["/",["s",["|",1,6,false,"#"],["[+","\\t \u00a0"]],["&",["s","**",["[+","^\\n\\r*"],"**",["?",":"],7]]],"#*"]', // 59 skipHeadingMark
      '[0,["@",1,["[*","\\"\'*_`"],["$",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]]],["[*","\\"\'*_`"],["?",":"],["[*","\\"\'*_`"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 60 readTitle
      '[0,["N",24,["s",8,[":",0,["$",["s",["!",59],["[+","^\\n\\r"],["*",["s",["+",8],["!",59],["[+","^\\n\\r"]]]]]]]]]', // 61 readUnder
      '[0,["N",33,[":",0,["|",1,null,true,["@",0,63,["[*","\\t\\n\\r "]]]]],"<"]', // 62 readTags
      '[0,["N",32,["s","<",[":",0,["$",37]],">",["[*","\\t\\n\\r "],[":",1,["/",64,68]],["[*","\\t\\n\\r "],"</",[":",2,["$",37]],">"]]]', // 63 readTag
      '[0,["N",31,["s",[":",0,["|",1,null,true,["@",0,65,["[*","\\t\\n\\r "]]]],["&","</"]]],"<"]', // 64 readInnerTags
      '[0,["N",30,["s","<",[":",0,["$",37]],">",["[*","\\t\\n\\r "],[":",1,["/",66,68]],["[*","\\t\\n\\r "],"</",[":",2,["$",37]],">"]]]', // 65 readInnerTag
      '[0,["N",29,["s",[":",0,["|",1,null,true,["@",0,67,["[*","\\t\\n\\r "]]]],["&","</"]]],"<"]', // 66 readInnermostTags
      '[0,["N",28,["s","<",[":",0,["$",37]],">",["[*","\\t\\n\\r "],[":",1,68],["[*","\\t\\n\\r "],"</",[":",2,["$",37]],">"]]]', // 67 readInnermostTag
      '[0,["N",27,[":",0,["$",["?",["s",["[+","^\\t\\n\\r <"],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r <"]]]]]]]]]', // 68 readTagText
      '[0,["N",36,["s","<",37,[":",0,["|",1,null,true,["@",1,["[+","\\t\\n\\r "],70]]],["[*","\\t\\n\\r "],["?","/"],">"]]]', // 69 readAttributes
      '[0,["N",35,["s",[":",0,["$",37]],"=",[":",1,71]]]]', // 70 readAttribute
      '[0,["N",34,[":",0,6]]]', // 71 readQuoted1
      '[0,["N",42,["s",[":",0,["|",1,null,true,73,["+",8]]],["!",["s",["+",8],["[*","\\t \u00a0"],3]]],[":",0,["|",1,null,true,75,["+",8]]]],"\\t *+\\\\-0-9a-z\u00a0\u2022"]', // 72 readBullets
      '[0,["N",38,["s",[":",0,["$",["[*","\\t \u00a0"]]],3,[":",1,74]]],"\\t *+\\\\-0-9a-z\u00a0\u2022"]', // 73 readBoldItem
      '[0,["N",37,["s",["/","**","__"],[":",0,["$",["[+","^\\n\\r*_"]]],["/","**","__"],["&",7]]],"*_"]', // 74 readBold
      '[0,["N",41,["s",[":",0,["$",["[*","\\t \u00a0"]]],3,[":",1,["/",76,49,77]]]],"\\t *+\\\\-0-9a-z\u00a0\u2022"]', // 75 readItem
      '[0,["N",39,["s",[":",0,51],["[*","\\t \u00a0"],[":",1,["|",1,null,true,["@",2,8,["!",["s",["[*","\\t \u00a0"],3]],28]]]]]]', // 76 readItemBlock
      '[0,["N",40,[":",0,["$",["s",["[+","^\\n\\r"],["*",["s",8,["|",2,null,false,["[","\\t \u00a0"]],["!",3],["[+","^\\n\\r"]]]]]]]]', // 77 readItemText
      '[0,["s",37,["+",["s",["[","\\t,;"],37]],8]]', // 78 skipGridNames
      '[0,["N","Prose",10]]', // 79 readProse
      '[0,["L",81]]', // 80 leaf
      '[0,["N",44,[":",0,["/",25,["@",1,["&",["s",3,"**"]],32],72,32]]],"\\t \\"\'*+\\\\-0-9A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 81 readBelow
      '[0,["L",32]]', // 82 leaf
      '[0,["L",72]]', // 83 leaf
      '[0,["L",85]]', // 84 leaf
      '[0,["N","Thoughts",["s",86,["*",["s",["*",["s",["!",93],["[","^"]]],["[*","\\t\\n\\r "],86]],["[*","\\t\\n\\r "]],["s",["+",["s",["*",["s",["!",93],["[","^"]]],["[*","\\t\\n\\r "],86]],["[*","\\t\\n\\r "]],["s",["*",["s",["!",["/",87,90]],["[","^"]]],90,["[*","\\t\\n\\r "]]],"^"]', // 85 readThoughts
      '[0,["s",["[*","\\t\\n\\r "],87,["*",["s",["!",89],["[","^"]]],["/",89,["!",["[","^"]]]],"\\t\\n\\r <[\u25c1"]', // 86 skipThought
      '[0,["/",["s","<",88,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 87 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"],"reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 88 skipThoughtName
      '[0,["/",90,91],"<[\u25c1"]', // 89 skipThoughtClose
      '[0,["/",["s","</",88,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"]],"<[\u25c1"]', // 90 skipThoughtTagEnd
      '[0,["q",92]]', // 91 skipAnalysisEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 92 readAnalysisEnd
      '[0,["s",8,["[*","\\t \u00a0"],87]]', // 93 skipLineThought
      '[0,["L",95]]', // 94 leaf
      '[0,["N","LostItem",["s",["[*","\\t \u00a0"],8,["!",["s",["[*","\\t \u00a0"],["/","```","~~~","</",7]]],["[","^"],["[*","^"]]],"\\t\\n\\r \u00a0"]', // 95 readLostItem
      '[0,["L",97]]', // 96 leaf
      '[0,["N","LostTag",["s",["[*","\\t\\n\\r "],"<",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","^"]]],"\\t\\n\\r <"]', // 97 readLostTag
      '[0,["L",99]]', // 98 leaf
      '[0,["N",45,["s",["+",["s",["*",["s",["!","\\\\boxed{"],["[","^"]]],"\\\\boxed{"]],[":",0,["$",["[+","^\\n\\r{}"]]],"}"],["s",["+",["s",["*",["s",["!",100],["[","^"]]],100]],["[*","\\t\\n\\r "],["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]]]],"^"]', // 99 readConclusion
      '[0,["s",["/",["i","answer"],["i","result"],["i","conclusion"],["i","verdict"],["i","output"]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=",["s","is",["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],["[*","\\"\'*_`"]],"ACORVacorv"]', // 100 skipConcluding
      '[0,["L",102]]', // 101 leaf
      '[0,["N",46,["s",["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]],8]],"^\\n\\r"]', // 102 readFirstLine
      '[0,["L",104]]', // 103 leaf
      '[0,["N",47,["s",["+",["s",["[*","^\\n\\r"],8]],["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]]]],"^"]', // 104 readLastLine
      '[0,["L",106]]', // 105 leaf
      '[0,["N","OpenFence",["s",["*",["/",107,["s",["!",108],10]]],108,["[*","^"]]],"^"]', // 106 readOpenFence
      '[0,["/",["s",["|",0,3,false,["[","\\t \u00a0"]],"````",["[*","^\\n\\r"],8,["*",["s",["!","````"],["[","^"]]],"````",["?",10]],["s",["|",0,3,false,["[","\\t \u00a0"]],"```",["[*","^\\n\\r`"],8,["*",["s",["!","```"],["[","^"]]],"```",["?",10]],["s",["|",0,3,false,["[","\\t \u00a0"]],"~~~",["[*","^\\n\\r"],8,["*",["s",["!","~~~"],["[","^"]]],"~~~",["?",10]]],"\\t `~\u00a0"]', // 107 skipFenced
      '[0,["s",["|",0,3,false,["[","\\t \u00a0"]],["/",["s","```",["[*","`"],["[*","^\\n\\r`"]],["s","~~~",["[*","^\\n\\r"]]],["/",8,["!",["[","^"]]]],"\\t `~\u00a0"]', // 108 skipFenceLine
      '[0,["L",110]]', // 109 leaf
      '[0,["N","CutForm",["s",["*",["s",["[+","^\\n\\r"],["+",8]]],["/",111,["s",["[*","\\t \u00a0"],["[","*+\\\\-\u2022"]],["s","|",["*",["s",["[*","^\\n\\r|"],"|"]],["[+","^\\n\\r|"]]],["!",["[","^"]]],["s",["*",["s",["!",114],["[","^"]]],114]],"^"]', // 110 readCutForm
      '[0,["/",["s",["[*","\\t \u00a0"],3,112],["s",["*",["/",["s",113,["/",41,22]],["s",["!",["s",113,["[","\\"[{"]]],["[","^\\n\\r"]]]],113,112]],"^\\n\\r"]', // 111 skipCutValue
      '[0,["/",["s","\\"",["[*","^\\n\\r\\""]],["s","[",["[*","^\\n\\r]"]],["s","{",["[*","^\\n\\r}"]]],"\\"[{"]', // 112 skipOpened
      '[0,["s",["[",":="],["[*","\\t \u00a0"]]]', // 113 skipSign
      '[0,["s","<",["/",["s",37,">",["[*","^<"]],["s",["?","/"],["?",37]]],["!",["[","^"]]]]', // 114 skipCutTag
    ], { nodes: NODES, actions: ACTIONS, operations: { scan: ofScan, "{": ofAction, i: ofCase } });

  return {
    machine: m,
    steps: {
      Form: { op: 'leaf', read: rules.at(0) },
      Below: { op: 'leaf', read: rules.at(80) },
      Fields: { op: 'leaf', read: rules.at(82) },
      Bullets: { op: 'leaf', read: rules.at(83) },
      Thoughts: { op: 'leaf', read: rules.at(84) },
      LostItem: { op: 'leaf', read: rules.at(94) },
      LostTag: { op: 'leaf', read: rules.at(96) },
      Conclusion: { op: 'leaf', read: rules.at(98) },
      FirstLine: { op: 'leaf', read: rules.at(101) },
      LastLine: { op: 'leaf', read: rules.at(103) },
      OpenFence: { op: 'leaf', read: rules.at(105) },
      CutForm: { op: 'leaf', read: rules.at(109) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Form', 'Below', 'Fields', 'Bullets', 'Thoughts', 'LostItem', 'LostTag', 'Conclusion', 'FirstLine', 'LastLine', 'OpenFence', 'CutForm'],
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
