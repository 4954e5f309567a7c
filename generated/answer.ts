// Generated from grammars/answer.peggy, grammars/common/markup.peggy, grammars/common/formats.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofAction, ofScan } from '../src/engine/generated.ts';

export interface ThoughtsNode extends TreeNode { readonly type: 'Thoughts'; }
export interface AnnouncedNode extends TreeNode { readonly type: 'Announced'; readonly text: string; }
export interface ConclusionNode extends TreeNode { readonly type: 'Conclusion'; readonly text: string; }
export interface FirstLineNode extends TreeNode { readonly type: 'FirstLine'; readonly text: string; }
export interface LastLineNode extends TreeNode { readonly type: 'LastLine'; readonly text: string; }
export interface OpenFenceNode extends TreeNode { readonly type: 'OpenFence'; }
export interface CutFormNode extends TreeNode { readonly type: 'CutForm'; }
export interface OpenTagsNode extends TreeNode { readonly type: 'OpenTags'; readonly tags: InnerTagNode[]; }
export interface CutTagsNode extends TreeNode { readonly type: 'CutTags'; }
export interface CutTableNode extends TreeNode { readonly type: 'CutTable'; }
export interface LostItemNode extends TreeNode { readonly type: 'LostItem'; }
export interface LostTagNode extends TreeNode { readonly type: 'LostTag'; }
export interface FormNode extends TreeNode {
  readonly type: 'Form';
  readonly parts: GridNode[] | (TableNode | PairRecordsNode | RecordsNode | PairsNode | FieldsNode | HeadingsNode | TagsNode | AttributesNode | BulletsNode | OpenTagsNode | GridNode | ProseNode)[];
}
export interface ProseNode extends TreeNode { readonly type: 'Prose'; }
export interface TableNode extends TreeNode {
  readonly type: 'Table';
  readonly head: RowNode;
  readonly rows: RowNode[];
}
export interface RowNode extends TreeNode { readonly type: 'Row'; readonly cells: CellNode[]; }
export interface CellNode extends TreeNode {
  readonly type: 'Cell';
  readonly bold: "**" | null;
  readonly text: string;
}
export interface GridNode extends TreeNode {
  readonly type: 'Grid';
  readonly tight: [null, ""] | null;
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
  readonly box: ["[", string, "]", string[]] | null;
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
export type Nodes = NodesByType<FormNode | BelowNode | FieldsNode | BulletsNode | ThoughtsNode | LostItemNode | LostTagNode | AnnouncedNode
| ConclusionNode | FirstLineNode | LastLineNode | OpenFenceNode | CutTagsNode | CutTableNode | CutFormNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Form', 'model'>>
& Readonly<Record<'Below' | 'Fields' | 'Bullets' | 'Thoughts' | 'LostItem' | 'LostTag' | 'Announced' | 'Conclusion' | 'FirstLine'
| 'LastLine' | 'OpenFence' | 'CutTags' | 'CutTable' | 'CutForm', 'inside'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'GridCell', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'GridRow', start, end, cells: l[0] }),
  (start, end, l) => ({ type: 'Grid', start, end, tight: l[0], head: l[1], rows: l[2] }),
  (start, end, l) => ({ type: 'Cell', start, end, bold: l[0] ?? null, text: l[1] }),
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
  (start, end, l) => ({ type: 'Item', start, end, indent: l[0], box: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'Bullets', start, end, items: l[0] }),
  (start, end, l) => ({ type: 'OpenTags', start, end, tags: l[0] }),
  (start, end, l) => ({ type: 'Form', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'Below', start, end, form: l[0] }),
  (start, end, l) => ({ type: 'Announced', start, end, text: l[0] }),
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
      '[0,["N",44,["s",[":",0,["|",1,1,true,2]],["*",6],["!",["[","^"]]],["s",["*",["s",["!",11],12]],11,6,[":",0,["|",1,1,true,2]],6,"```",["[*","^"]],[":",0,["|",1,null,true,["/",["@",0,13,["[*","^"]],89]]]],"^"]', // 1 readForm
      '[0,["N",2,["s",["!",3],[":",0,["?",["t",[0,1],["&",4],""]]],[":",1,7],[":",2,["|",1,null,true,["@",1,6,7]]]]],"^[]{}"]', // 2 readGrid
      '[0,["/",["s",["/",["[","*+\\\\-\u2022"],["s",["|",1,3,false,["[","0-9"]],["[",")."]],["s",["[","a-z"],")"]],["[+","\\t \u00a0"]],"\u30fb"],"*+\\\\-0-9a-z\u2022\u30fb"]', // 3 skipBullet
      '[0,["s",5,["+",["s",["[","\\t,;"],5]],6]]', // 4 skipGridNames
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-0-9A-Z_a-z"]]]', // 5 skipTagName
      '[0,["/",["s",["?","\\r"],"\\n"],"\\r"],"\\n\\r"]', // 6 skipEol
      '[0,["N",1,[":",0,["|",2,null,true,8,["[","\\t,;"]]]]]', // 7 readGridRow
      '[0,["N",0,["s",["[*"," \u00a0"],[":",0,["/",9,["$",["?",["s",["[+","^\\t\\n\\r \\",;[]{}"],["*",["s",["[+"," \u00a0"],["[+","^\\t\\n\\r \\",;[]{}"]]]]]]]],["[*"," \u00a0"],["&",["/",["[","\\t,;"],10]]]]]', // 8 readGridCell
      '[0,["/",["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""],["@",1,"\'",["$",["[*","^\\n\\r\'\\\\\\\\"]],"\'"],["@",1,"`",["$",["[*","^\\n\\r`"]],"`"]],"\\"\'`"]', // 9 read_quoted
      '[0,["s",["[*","\\t \u00a0"],["/",6,["!",["[","^"]]]]]', // 10 skipEnd
      '[0,["s","```",["[*","a-z"],["[*","\\t \u00a0"]]]', // 11 skipFence
      '[0,["/",["s",["[+","^\\n\\r"],["?",6]],6],"^"]', // 12 skip_line
      '[0,["/",14,18,27,33,34,59,64,72,75,83,["@",1,["&",4],2]],"\\t \\"#\'*+\\\\-0-9<A-Z_-z|\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 13 read_form
      '[0,["N",5,["s",["[*","\\t \u00a0"],[":",0,15],6,17,[":",1,["|",1,null,true,["@",2,6,["[*","\\t \u00a0"],15]]]]],"\\t |\u00a0"]', // 14 readTable
      '[0,["N",4,["s","|",[":",0,["|",1,null,true,["@",0,16,"|"]]],["[*","\\t \u00a0"]]]]', // 15 readRow
      '[0,["N",3,["s",["[*","\\t \u00a0"],[":",0,"**"],[":",1,["$",["s",["[+","^\\t\\n\\r *|"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r *|"]]]]]],"**",["[*","\\t \u00a0"],["&","|"]],["s",["[*","\\t \u00a0"],[":",1,["$",["?",["s",["[+","^\\t\\n\\r |"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r |"]]]]]]],["[*","\\t \u00a0"]]]]', // 16 readCell
      '[0,["s",["[*","\\t \u00a0"],["?","|"],["+",["s",["[*","\\t \u00a0"],["?",":"],["[+","\\\\-"],["?",":"],["[*","\\t \u00a0"],["?","|"]]]],"\\t \\\\-:|\u00a0"]', // 17 skipRule
      '[0,["N",11,[":",0,["|",1,null,true,["@",1,3,19],["+",6]]]],"*+\\\\-0-9a-z\u2022\u30fb"]', // 18 readPairRecords
      '[0,["N",10,["s",[":",0,["|",2,null,true,20,","]],["&",10]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 19 readPairRecord
      '[0,["N",9,["s",["[*","\\t \u00a0"],[":",0,21],[":",1,["/",22,23,26]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 20 readPair
      '[0,["@",1,["[*","\\"\'*_`"],["$",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=","->","\u2192"],["!","//"],["[*","*_"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 21 readName
      '[0,["N",6,["s",[":",0,9],["[*","\\t \u00a0"],["&",["[","),"]]]]]', // 22 readPairQuoted
      '[0,["N",7,["s",[":",0,["$",24]],["[*","\\t \u00a0"],["&",["/",["[","),"],10]]]]]', // 23 readPairBracket
      '[0,["s",["[","[{"],["*",["/",["[+","^\\n\\r[]{}"],25]],["[","]}"]]]', // 24 skipBracket
      '[0,["s",["[","[{"],["[*","^\\n\\r[]{}"],["[","]}"]]]', // 25 skipBracket1
      '[0,["N",8,["s",[":",0,["$",["s",["[+","^\\t\\n\\r \\"(),"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r \\"(),"]]]]]],["[*","\\t \u00a0"],["&",["/",["[","),"],10]]]]]', // 26 readPairPlain
      '[0,["N",14,["s",["&",["s",["*",["s",3,28,["[+","^\\n\\r"],["+",6],["&",3]]],3,28,["[+","^\\n\\r"],["+",6],["|",2,null,false,["[","\\t \u00a0"]],28]],[":",0,["|",1,null,true,29,["+",6]]]]],"*+\\\\-0-9a-z\u2022\u30fb"]', // 27 readRecords
      '[0,["s",["[*","\\"\'*_`"],["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=","->","\u2192"],["!","//"],["[*","*_"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 28 skipName
      '[0,["N",13,["s",[":",0,["$",3]],["&",28],[":",1,["$",["[+","^\\n\\r"]]],[":",2,["|",0,null,true,["@",2,6,["!",3],30]]]]]]', // 29 readRecord
      '[0,["N",12,["s",[":",0,["$",["[*","\\t \u00a0"]]],[":",1,["$",["s",3,["[+","^\\n\\r"]]]]],["s",[":",0,["$",["|",2,null,false,["[","\\t \u00a0"]]]],[":",1,["$",["[+","^\\n\\r"]]]],["s",[":",0,["$",""]],[":",1,["$",""]],["&",31]]],"\\t\\n\\r *+\\\\-0-9a-z\u00a0\u2022\u30fb"]', // 30 readLine
      '[0,["q",32]]', // 31 skipLinesGoOn
      '[0,["scan",6,["s",["|",2,null,false,["[","\\t \u00a0"]],["[","^\\n\\r"]]],"\\t\\n\\r \u00a0"]', // 32 readLinesGoOn
      '[0,["N",15,["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*",".0-9A-Z_a-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],"(",[":",0,["|",1,null,true,20,","]],")",["[*","\\t \u00a0"],["!",["[","^"]]],["s",[":",0,["|",2,null,true,20,","]],["!",["[","^"]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 33 readPairs
      '[0,["N",23,["s",[":",0,["?",["@",0,35,["+",6],["!",3],["!",39]]]],["/",["&",["/",["s",["?",["[","\\t \u00a0"]],["?",3],28,45,["+",6],["?",["[","\\t \u00a0"]],["?",3],28],["s",28,6,["|",2,null,false,["[","\\t \u00a0"]],["/",["!",3],["s",3,28]]]]],["!",["s",["?",["[","\\t \u00a0"]],["?",3],28,48,6]]],[":",1,["|",1,null,true,["@",2,["?",["[","\\t \u00a0"]],["?",3],50],["s",["+",6],["?",["s",49,["+",6]]]]]],[":",2,["|",0,null,true,["@",1,["+",6],58]]]]],"\\t \\"\'*+\\\\-0-9A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 34 readFields
      '[0,["N",17,["s",[":",0,21],[":",1,36]]]]', // 35 readOpening
      '[0,["N",16,["s",["+",6],[":",0,["$",["s",["!",37],["[+","^\\n\\r"],["*",["s",["+",6],["!",37],["[+","^\\n\\r"]]]]]]]]]', // 36 readLines
      '[0,["/",["s",["[*","\\t \u00a0"],["?",3],28],"```","#","</",["s",38,10]],"\\t \\"#\'*+\\\\-0-9<A-[_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 37 skipBeginsField
      '[0,["s","[",5,"]",["[*","\\t \u00a0"]]]', // 38 skip_heading
      '[0,["/",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*",".0-9A-Z_a-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],"(",["|",1,null,false,40,","],")",["[*","\\t \u00a0"],["!",["[","^"]]],["s",["|",2,null,false,40,","],["!",["[","^"]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 39 skipPairs
      '[0,["s",["[*","\\t \u00a0"],28,["/",41,43,44]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 40 skipPair
      '[0,["s",42,["[*","\\t \u00a0"],["&",["[","),"]]]]', // 41 skipPairQuoted
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'"],["s","`",["[*","^\\n\\r`"],"`"]],"\\"\'`"]', // 42 skip_quoted
      '[0,["s",24,["[*","\\t \u00a0"],["&",["/",["[","),"],10]]]]', // 43 skipPairBracket
      '[0,["s",["s",["[+","^\\t\\n\\r \\"(),"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r \\"(),"]]]],["[*","\\t \u00a0"],["&",["/",["[","),"],10]]]]', // 44 skipPairPlain
      '[0,["s",["/",46,""],["[*","\\t \u00a0"],["+",["s",6,47]]],"\\t\\n\\r >|\u00a0"]', // 45 skipBlock
      '[0,["/","|-","|",">-",">"],">|"]', // 46 skipBlockMark
      '[0,["/",["s",["[*","\\t \u00a0"],["s",3,["[+","^\\n\\r"]]],["s",["|",2,null,false,["[","\\t \u00a0"]],["[+","^\\n\\r"]],["s","","",["&",31]]],"\\t\\n\\r *+\\\\-0-9a-z\u00a0\u2022\u30fb"]', // 47 skipLine
      '[0,["&",10]]', // 48 skipEmpty
      '[0,["s",["/",["s","--",["[+","\\\\-"]],["s","**",["[+","*"]],["s","__",["[+","_"]]],["[*","\\t \u00a0"]],"*\\\\-_"]', // 49 skipDivider
      '[0,["N",21,["s",[":",0,21],[":",1,["/",51,52,54,36,57]]]]]', // 50 readField
      '[0,["N",18,["s",[":",0,9],["?",","],["&",10]]]]', // 51 readQuoted
      '[0,["N",19,["s",[":",0,["/",53,""]],["[*","\\t \u00a0"],[":",1,["|",1,null,true,["@",1,6,30]]]]],"\\t\\n\\r >|\u00a0"]', // 52 readBlock
      '[0,["/","|-","|",">-",">"],">|"]', // 53 readBlockMark
      '[0,["N",20,[":",0,["$",["s",["[+","^\\n\\r"],["*",55]]]]]]', // 54 readPlain
      '[0,["/",["s",6,["!",56],["[+","^\\n\\r"]],["s",["+",["s",["[*","\\t \u00a0"],6]],["!",56],["s",["[+","^\\n\\r"],["|",0,20,false,["s",["+",6],["!",56],["[+","^\\n\\r"]]]],["&",["s",["+",6],["&",56]]]]],"\\t\\n\\r \u00a0"]', // 55 skipMore
      '[0,["/",["s",["[*","\\t \u00a0"],["/",3,"|",["s",49,10],10]],37]]', // 56 skipBegins
      '[0,["N","Empty",["&",10]]]', // 57 readEmpty
      '[0,["N",22,["s","[",[":",0,["$",5]],"]",["[*","\\t \u00a0"],["+",6],[":",1,["|",1,null,true,50,["+",6]]]]]]', // 58 readSection
      '[0,["N",26,[":",0,["|",2,null,true,60,["+",6]]]],"#*"]', // 59 readHeadings
      '[0,["N",25,["s",61,[":",0,62],["*",["s",6,["&",6]]],[":",1,["/",52,63,57]]]]]', // 60 readHeading
      '[0,["/",["s",["|",1,6,false,"#"],["[+","\\t \u00a0"]],["&",["s","**",["[+","^\\n\\r*"],"**",["?",":"],10]]],"#*"]', // 61 skipHeadingMark
      '[0,["@",1,["[*","\\"\'*_`"],["$",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]]],["[*","\\"\'*_`"],["?",":"],["[*","\\"\'*_`"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 62 readTitle
      '[0,["N",24,["s",6,[":",0,["$",["s",["!",61],["[+","^\\n\\r"],["*",["s",["+",6],["!",61],["[+","^\\n\\r"]]]]]]]]]', // 63 readUnder
      '[0,["N",33,["s",["!",65],[":",0,["|",1,null,true,["@",0,66,["[*","\\t\\n\\r "]]]]]],"<"]', // 64 readTags
      '[0,["s","<html",["[*","^\\n\\r<>"],">",["[*","\\t\\n\\r "],"<",["/","head","body","title"],">"]]', // 65 skipPage
      '[0,["N",32,["s","<",[":",0,["$",5]],">",["[*","\\t\\n\\r "],[":",1,["/",67,71]],["[*","\\t\\n\\r "],"</",[":",2,["$",5]],">"]]]', // 66 readTag
      '[0,["N",31,["s",[":",0,["|",1,null,true,["@",0,68,["[*","\\t\\n\\r "]]]],["&","</"]]],"<"]', // 67 readInnerTags
      '[0,["N",30,["s","<",[":",0,["$",5]],">",["[*","\\t\\n\\r "],[":",1,["/",69,71]],["[*","\\t\\n\\r "],"</",[":",2,["$",5]],">"]]]', // 68 readInnerTag
      '[0,["N",29,["s",[":",0,["|",1,null,true,["@",0,70,["[*","\\t\\n\\r "]]]],["&","</"]]],"<"]', // 69 readInnermostTags
      '[0,["N",28,["s","<",[":",0,["$",5]],">",["[*","\\t\\n\\r "],[":",1,71],["[*","\\t\\n\\r "],"</",[":",2,["$",5]],">"]]]', // 70 readInnermostTag
      '[0,["N",27,[":",0,["$",["?",["s",["[+","^\\t\\n\\r <"],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r <"]]]]]]]]]', // 71 readTagText
      '[0,["N",36,["s","<",5,[":",0,["|",1,null,true,["@",1,["[+","\\t\\n\\r "],73]]],["[*","\\t\\n\\r "],["?","/"],">"]]]', // 72 readAttributes
      '[0,["N",35,["s",[":",0,["$",5]],"=",[":",1,74]]]]', // 73 readAttribute
      '[0,["N",34,[":",0,9]]]', // 74 readQuoted1
      '[0,["N",42,["s",[":",0,["|",1,null,true,76,["+",6]]],["!",["s",["+",6],["[*","\\t \u00a0"],3]]],[":",0,["|",1,null,true,78,["+",6]]]],"\\t *+\\\\-0-9a-z\u00a0\u2022\u30fb"]', // 75 readBullets
      '[0,["N",38,["s",[":",0,["$",["[*","\\t \u00a0"]]],3,[":",1,77]]],"\\t *+\\\\-0-9a-z\u00a0\u2022\u30fb"]', // 76 readBoldItem
      '[0,["N",37,["s",["/","**","__"],[":",0,["$",["[+","^\\n\\r*_"]]],["/","**","__"],["&",10]]],"*_"]', // 77 readBold
      '[0,["N",41,["s",[":",0,["$",["[*","\\t \u00a0"]]],3,[":",1,["?",79]],[":",2,["/",81,51,82]]]],"\\t *+\\\\-0-9a-z\u00a0\u2022\u30fb"]', // 78 readItem
      '[0,["t",[0,1,2,3],"[",["$",["["," Xx\u2713\u2714"]],"]",["|",1,null,true,80]]]', // 79 readBox
      '[0,["$",["[","\\t \u00a0"]]]', // 80 readBlank
      '[0,["N",39,["s",[":",0,53],["[*","\\t \u00a0"],[":",1,["|",1,null,true,["@",2,6,["!",["s",["[*","\\t \u00a0"],3]],30]]]]]]', // 81 readItemBlock
      '[0,["N",40,[":",0,["$",["s",["[+","^\\n\\r"],["*",["s",6,["|",2,null,false,["[","\\t \u00a0"]],["!",3],["[+","^\\n\\r"]]]]]]]]', // 82 readItemText
      '[0,["N",43,["s",["!",65],"<",5,">",["[*","\\t\\n\\r "],[":",0,["|",0,null,true,["@",0,68,["[*","\\t\\n\\r "]]]],["*",84],["[*","^<"],["?",["s","<",["?","/"],["?",5]]],["!",["[","^"]]]],"<"]', // 83 readOpenTags
      '[0,["s","<",5,">",["[*","\\t\\n\\r "],["*",["s",85,["[*","\\t\\n\\r "]]]]]', // 84 skipOpenedTag
      '[0,["s","<",5,">",["[*","\\t\\n\\r "],["/",86,88],["[*","\\t\\n\\r "],"</",5,">"]]', // 85 skipInnerTag
      '[0,["s",["+",["s",87,["[*","\\t\\n\\r "]]],["&","</"]]]', // 86 skipInnermostTags
      '[0,["s","<",5,">",["[*","\\t\\n\\r "],88,["[*","\\t\\n\\r "],"</",5,">"]]', // 87 skipInnermostTag
      '[0,["?",["s",["[+","^\\t\\n\\r <"],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r <"]]]]]]', // 88 skipTagText
      '[0,["N","Prose",12]]', // 89 readProse
      '[0,["L",91]]', // 90 leaf
      '[0,["N",45,[":",0,["/",27,["@",1,["&",["s",3,"**"]],34],75,34]]],"\\t \\"\'*+\\\\-0-9A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 91 readBelow
      '[0,["L",34]]', // 92 leaf
      '[0,["L",75]]', // 93 leaf
      '[0,["L",95]]', // 94 leaf
      '[0,["N","Thoughts",["s",96,["*",["s",["*",["s",["!",104],["[","^"]]],["[*","\\t\\n\\r "],96]],["[*","\\t\\n\\r "]],["s",["+",["s",["*",["s",["!",104],["[","^"]]],["[*","\\t\\n\\r "],96]],["[*","\\t\\n\\r "]],["s",["*",["s",["!",["/",97,101]],["[","^"]]],101,["[*","\\t\\n\\r "]]],"^"]', // 95 readThoughts
      '[0,["s",["[*","\\t\\n\\r "],97,["*",["s",["!",100],["[","^"]]],["/",100,["!",["[","^"]]]],"\\t\\n\\r <[\u25c1"]', // 96 skipThought
      '[0,["/",["s","<",98,["?",["s",["[","\\t \u00a0"],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 97 skipThoughtOpen
      '[0,["s",["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],99],"Ta-z"]', // 98 skipThoughtTag
      '[0,["/",["s",["i","think"],["?",["i","ing"]]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 99 skipThoughtName
      '[0,["/",101,102],"<[\u25c1"]', // 100 skipThoughtClose
      '[0,["/",["s","</",98,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 101 skipThoughtTagEnd
      '[0,["q",103]]', // 102 skipAnalysisEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 103 readAnalysisEnd
      '[0,["s",6,["[*","\\t \u00a0"],97]]', // 104 skipLineThought
      '[0,["L",106]]', // 105 leaf
      '[0,["N","LostItem",["s",["[*","\\t \u00a0"],6,["!",["s",["[*","\\t \u00a0"],["/","```","~~~","</",10]]],["[","^"],["[*","^"]]],"\\t\\n\\r \u00a0"]', // 106 readLostItem
      '[0,["L",108]]', // 107 leaf
      '[0,["N","LostTag",["s",["[*","\\t\\n\\r "],"<",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","^"]]],"\\t\\n\\r <"]', // 108 readLostTag
      '[0,["L",110]]', // 109 leaf
      '[0,["N",46,["s",["*",["s",["!","\\\\boxed{"],["[","^"]]],"\\\\boxed{",[":",0,["$",["[+","^\\n\\r{}"]]],"}",["[*","\\t\\n\\r $)*.\\\\\\\\]"],["!",["[","^"]]],["s",["*",["s",["[*","^\\n\\r"],6]],["?",["s",["+",["s",["!",["s",111,112]],["[","^\\n\\r"]]],111]],112,[":",0,["$",["[+","^\\n\\r?"]]],["!",["[","^"]]]],"^"]', // 110 readAnnounced
      '[0,["s",["[","!.:;?"],["[+","\\t \u00a0"]]]', // 111 skipSentenceEnd
      '[0,["s",["[*","\\"\'*_`"],["?",["s",["/",["i","so"],["i","thus"],["i","hence"],["i","therefore"]],["?",","],["[+","\\t \u00a0"]]],["?",["s",["/",["i","the"],["i","my"]],["[+","\\t \u00a0"]]],["?",["s",["/",["i","final"],["i","correct"],["i","right"]],["[+","\\t \u00a0"]]],["/",["i","answer"],["i","result"]],["[+","\\t \u00a0"],"is",["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]],["?",":"],["[*","\\t \u00a0"],["[*","\\"\'*_`"]],"\\"\'*ACFHMR-T_-acfhmr-t"]', // 112 skipAnnouncing
      '[0,["L",114]]', // 113 leaf
      '[0,["N",47,["s",["+",["s",["*",["s",["!","\\\\boxed{"],["[","^"]]],"\\\\boxed{"]],[":",0,["$",["[+","^\\n\\r{}"]]],"}"],["s",["+",["s",["*",["s",["!",115],["[","^"]]],115]],["[*","\\t\\n\\r "],["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]]]],"^"]', // 114 readConclusion
      '[0,["s",["/",["i","answer"],["i","result"],["i","conclusion"],["i","verdict"],["i","output"]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=",["s","is",["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],["[*","\\"\'*_`"]],"ACORVacorv"]', // 115 skipConcluding
      '[0,["L",117]]', // 116 leaf
      '[0,["N",48,["s",["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]],6]],"^\\n\\r"]', // 117 readFirstLine
      '[0,["L",119]]', // 118 leaf
      '[0,["N",49,["s",["+",["s",["[*","^\\n\\r"],6]],["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]]]],"^"]', // 119 readLastLine
      '[0,["L",121]]', // 120 leaf
      '[0,["N","OpenFence",["s",["*",["/",122,["s",["!",123],12]]],123,["[*","^"]]],"^"]', // 121 readOpenFence
      '[0,["/",["s",["|",0,3,false,["[","\\t \u00a0"]],"````",["[*","^\\n\\r"],6,["*",["s",["!","````"],["[","^"]]],"````",["?",12]],["s",["|",0,3,false,["[","\\t \u00a0"]],"```",["[*","^\\n\\r`"],6,["*",["s",["!","```"],["[","^"]]],"```",["?",12]],["s",["|",0,3,false,["[","\\t \u00a0"]],"~~~",["[*","^\\n\\r"],6,["*",["s",["!","~~~"],["[","^"]]],"~~~",["?",12]]],"\\t `~\u00a0"]', // 122 skipFenced
      '[0,["s",["|",0,3,false,["[","\\t \u00a0"]],["/",["s","```",["[*","`"],["[*","^\\n\\r`"]],["s","~~~",["[*","^\\n\\r"]]],["/",6,["!",["[","^"]]]],"\\t `~\u00a0"]', // 123 skipFenceLine
      '[0,["L",125]]', // 124 leaf
      '[0,["N","CutTags",["s",["*",["s",["!",["s",["[*","\\t \u00a0"],"<"]],12]],["[*","\\t \u00a0"],["/",126,["s","<",5,["!",["[","^"]]]]]],"^"]', // 125 readCutTags
      '[0,["s",["!",65],"<",5,">",["[*","\\t\\n\\r "],["*",["s",85,["[*","\\t\\n\\r "]]],["*",84],["[*","^<"],["?",["s","<",["?","/"],["?",5]]],["!",["[","^"]]],"<"]', // 126 skipOpenTags
      '[0,["L",128]]', // 127 leaf
      '[0,["N","CutTable",["s",["*",["s",["!",["s",["[*","\\t \u00a0"],"|"]],12]],["*",["s",["[*","\\t \u00a0"],"|",["[+","^\\n\\r"],6]],["[*","\\t \u00a0"],"|",["*",["s",["[*","^\\n\\r|"],"|"]],["[+","^\\n\\r|"],["!",["[","^"]]]],"^"]', // 128 readCutTable
      '[0,["L",130]]', // 129 leaf
      '[0,["N","CutForm",["s",["*",["s",["[+","^\\n\\r"],["+",6]]],["/",131,["s",["[*","\\t \u00a0"],["[","*+\\\\-\u2022"]],["s","|",["*",["s",["[*","^\\n\\r|"],"|"]],["[+","^\\n\\r|"]]],["!",["[","^"]]],["s",["*",["s",["!",134],["[","^"]]],134]],"^"]', // 130 readCutForm
      '[0,["/",["s",["[*","\\t \u00a0"],3,132],["s",["*",["/",["s",133,["/",42,24]],["s",["!",["s",133,["[","\\"[{"]]],["[","^\\n\\r"]]]],133,132]],"^\\n\\r"]', // 131 skipCutValue
      '[0,["/",["s","\\"",["[*","^\\n\\r\\""]],["s","[",["[*","^\\n\\r]"]],["s","{",["[*","^\\n\\r}"]]],"\\"[{"]', // 132 skipOpened
      '[0,["s",["[",":="],["[*","\\t \u00a0"]]]', // 133 skipSign
      '[0,["s","<",["/",["s",5,">",["[*","^<"]],["s",["?","/"],["?",5]]],["!",["[","^"]]]]', // 134 skipCutTag
    ], { nodes: NODES, actions: ACTIONS, operations: { scan: ofScan, i: ofCase, "{": ofAction } });

  return {
    machine: m,
    steps: {
      Form: { op: 'leaf', read: rules.at(0) },
      Below: { op: 'leaf', read: rules.at(90) },
      Fields: { op: 'leaf', read: rules.at(92) },
      Bullets: { op: 'leaf', read: rules.at(93) },
      Thoughts: { op: 'leaf', read: rules.at(94) },
      LostItem: { op: 'leaf', read: rules.at(105) },
      LostTag: { op: 'leaf', read: rules.at(107) },
      Announced: { op: 'leaf', read: rules.at(109) },
      Conclusion: { op: 'leaf', read: rules.at(113) },
      FirstLine: { op: 'leaf', read: rules.at(116) },
      LastLine: { op: 'leaf', read: rules.at(118) },
      OpenFence: { op: 'leaf', read: rules.at(120) },
      CutTags: { op: 'leaf', read: rules.at(124) },
      CutTable: { op: 'leaf', read: rules.at(127) },
      CutForm: { op: 'leaf', read: rules.at(129) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Form', 'Below', 'Fields', 'Bullets', 'Thoughts', 'LostItem', 'LostTag', 'Announced', 'Conclusion', 'FirstLine', 'LastLine', 'OpenFence', 'CutTags', 'CutTable', 'CutForm'],
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
