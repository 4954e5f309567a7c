// Generated from grammars/answer.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type TextPiece, type TreeNode, Machine, Rules, once, ofCase } from '../src/engine/generated.ts';

export interface ThoughtsNode extends TreeNode { readonly type: 'Thoughts'; }
export interface ConclusionNode extends TreeNode { readonly type: 'Conclusion'; readonly text: string; }
export interface FirstLineNode extends TreeNode { readonly type: 'FirstLine'; readonly text: string; }
export interface LastLineNode extends TreeNode { readonly type: 'LastLine'; readonly text: string; }
export interface OpenFenceNode extends TreeNode { readonly type: 'OpenFence'; }
export interface CutFormNode extends TreeNode { readonly type: 'CutForm'; }
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
export interface BoldItemNode extends TreeNode { readonly type: 'BoldItem'; readonly value: BoldNode; }
export interface ItemNode extends TreeNode {
  readonly type: 'Item';
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
export type Nodes = NodesByType<FormNode | BelowNode | FieldsNode | BulletsNode | ThoughtsNode | ConclusionNode | FirstLineNode | LastLineNode
| OpenFenceNode | CutFormNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Form' | 'Below' | 'Fields' | 'Bullets' | 'Thoughts' | 'Conclusion' | 'FirstLine' | 'LastLine' | 'OpenFence'
| 'CutForm', 'model'>>;

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
  (start, end, l) => ({ type: 'BoldItem', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'ItemBlock', start, end, mark: l[0], lines: l[1] }),
  (start, end, l) => ({ type: 'ItemText', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Item', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'Bullets', start, end, items: l[0] }),
  (start, end, l) => ({ type: 'Form', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'Below', start, end, form: l[0] }),
  (start, end, l) => ({ type: 'Conclusion', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FirstLine', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LastLine', start, end, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",43,["s",[":",0,["|",1,1,true,2]],["*",8],["!",["[","^"]]],["s",["*",["s",["!",9],10]],9,8,[":",0,["|",1,1,true,2]],8,"```",["[*","^"]],[":",0,["|",1,null,true,["/",["@",0,11,["[*","^"]],77]]]],"^"]', // 1 readForm
      '[0,["N",2,["s",["!",3],[":",0,4],[":",1,["|",1,null,true,["@",1,8,4]]]]],"^[]{}"]', // 2 readGrid
      '[0,["s",["/",["[","*+\\\\-\u2022"],["s",["|",1,3,false,["[","0-9"]],["[",")."]]],["[+","\\t \u00a0"]],"*+\\\\-0-9\u2022"]', // 3 skipBullet
      '[0,["N",1,[":",0,["|",2,null,true,5,["[","\\t,;"]]]]]', // 4 readGridRow
      '[0,["N",0,["s",["[*","\\t \u00a0"],[":",0,["/",6,["$",["?",["s",["[+","^\\t\\n\\r \\",;[]{}"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r \\",;[]{}"]]]]]]]],["[*","\\t \u00a0"],["&",["/",["[","\\t,;"],7]]]]]', // 5 readGridCell
      '[0,["/",["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""],["@",1,"\'",["$",["[*","^\\n\\r\'\\\\\\\\"]],"\'"],["@",1,"`",["$",["[*","^\\n\\r`"]],"`"]],"\\"\'`"]', // 6 read_quoted
      '[0,["s",["[*","\\t \u00a0"],["/",8,["!",["[","^"]]]]]', // 7 skipEnd
      '[0,["/",["s",["?","\\r"],"\\n"],"\\r"],"\\n\\r"]', // 8 skipEol
      '[0,["s","```",["[*","a-z"],["[*","\\t \u00a0"]]]', // 9 skipFence
      '[0,["/",["s",["[+","^\\n\\r"],["?",8]],8],"^"]', // 10 skip_line
      '[0,["/",12,16,25,29,30,55,60,67,70,["@",1,["&",76],2]],"\\t \\"#\'*+\\\\-0-9<A-Z_-z|\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 11 read_form
      '[0,["N",5,["s",["[*","\\t \u00a0"],[":",0,13],8,15,[":",1,["|",1,null,true,["@",2,8,["[*","\\t \u00a0"],13]]]]],"\\t |\u00a0"]', // 12 readTable
      '[0,["N",4,["s","|",[":",0,["|",1,null,true,["@",0,14,"|"]]],["[*","\\t \u00a0"]]]]', // 13 readRow
      '[0,["N",3,["s",["[*","\\t \u00a0"],[":",0,["/",["@",1,"**",["$",["s",["[+","^\\t\\n\\r *|"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r *|"]]]]],"**",["&",["s",["[*","\\t \u00a0"],"|"]]],["$",["?",["s",["[+","^\\t\\n\\r |"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r |"]]]]]]]],["[*","\\t \u00a0"]]]]', // 14 readCell
      '[0,["s",["[*","\\t \u00a0"],["?","|"],["+",["s",["[*","\\t \u00a0"],["?",":"],["[+","\\\\-"],["?",":"],["[*","\\t \u00a0"],["?","|"]]]],"\\t \\\\-:|\u00a0"]', // 15 skipRule
      '[0,["N",11,[":",0,["|",1,null,true,["@",1,3,17],["+",8]]]],"*+\\\\-0-9\u2022"]', // 16 readPairRecords
      '[0,["N",10,["s",[":",0,["|",2,null,true,18,","]],["&",7]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 17 readPairRecord
      '[0,["N",9,["s",["[*","\\t \u00a0"],[":",0,19],[":",1,["/",20,21,24]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 18 readPair
      '[0,["@",1,["[*","\\"\'*_`"],["$",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=","->","\u2192"],["!","//"],["[*","*_"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 19 readName
      '[0,["N",6,["s",[":",0,6],["[*","\\t \u00a0"],["&",["[","),"]]]]]', // 20 readPairQuoted
      '[0,["N",7,["s",[":",0,["$",22]],["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]]', // 21 readPairBracket
      '[0,["s",["[","[{"],["*",["/",["[+","^\\n\\r[]{}"],23]],["[","]}"]]]', // 22 skipBracket
      '[0,["s",["[","[{"],["[*","^\\n\\r[]{}"],["[","]}"]]]', // 23 skipBracket1
      '[0,["N",8,["s",[":",0,["$",["s",["[+","^\\t\\n\\r \\"(),"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r \\"(),"]]]]]],["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]]', // 24 readPairPlain
      '[0,["N",14,["s",["&",["s",["*",["s",3,26,["[+","^\\n\\r"],["+",8],["&",3]]],3,26,["[+","^\\n\\r"],["+",8],["|",2,null,false,["[","\\t \u00a0"]],26]],[":",0,["|",1,null,true,27,["+",8]]]]],"*+\\\\-0-9\u2022"]', // 25 readRecords
      '[0,["s",["[*","\\"\'*_`"],["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=","->","\u2192"],["!","//"],["[*","*_"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 26 skipName
      '[0,["N",13,["s",[":",0,["$",3]],["&",26],[":",1,["$",["[+","^\\n\\r"]]],[":",2,["|",0,null,true,["@",2,8,["!",3],28]]]]]]', // 27 readRecord
      '[0,["N",12,["s",[":",0,["$",["[*","\\t \u00a0"]]],[":",1,["$",["s",3,["[+","^\\n\\r"]]]]],["s",[":",0,["$",["|",2,null,false,["[","\\t \u00a0"]]]],[":",1,["$",["[+","^\\n\\r"]]]],["s",[":",0,["$",""]],[":",1,["$",""]],["&",["s",["+",8],["|",2,null,false,["[","\\t \u00a0"]],["[+","^\\n\\r"]]]]],"\\t\\n\\r *+\\\\-0-9\u00a0\u2022"]', // 28 readLine
      '[0,["N",15,["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*",".0-9A-Z_a-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],"(",[":",0,["|",1,null,true,18,","]],")",["[*","\\t \u00a0"],["!",["[","^"]]],["s",[":",0,["|",2,null,true,18,","]],["!",["[","^"]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 29 readPairs
      '[0,["N",23,["s",[":",0,["?",["@",0,31,["+",8],["!",3],["!",36]]]],["/",["&",["/",["s",["?",["[","\\t \u00a0"]],["?",3],26,42,["+",8],["?",["[","\\t \u00a0"]],["?",3],26],["s",26,8,["|",2,null,false,["[","\\t \u00a0"]],["!",3]]]],["!",["s",["?",["[","\\t \u00a0"]],["?",3],26,45,8]]],[":",1,["|",1,null,true,["@",2,["?",["[","\\t \u00a0"]],["?",3],46],["+",8]]],[":",2,["|",0,null,true,["@",1,["+",8],54]]]]],"\\t \\"\'*+\\\\-0-9A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 30 readFields
      '[0,["N",17,["s",[":",0,19],[":",1,32]]]]', // 31 readOpening
      '[0,["N",16,["s",["+",8],[":",0,["$",["s",["!",33],["[+","^\\n\\r"],["*",["s",["+",8],["!",33],["[+","^\\n\\r"]]]]]]]]]', // 32 readLines
      '[0,["/",["s",["[*","\\t \u00a0"],["?",3],26],"```","#","</",["s",34,7]],"\\t \\"#\'*+\\\\-0-9<A-[_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 33 skipBeginsField
      '[0,["s","[",35,"]",["[*","\\t \u00a0"]]]', // 34 skip_heading
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-0-9A-Z_a-z"]]]', // 35 skipTagName
      '[0,["/",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*",".0-9A-Z_a-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],"(",["|",1,null,false,37,","],")",["[*","\\t \u00a0"],["!",["[","^"]]],["s",["|",2,null,false,37,","],["!",["[","^"]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 36 skipPairs
      '[0,["s",["[*","\\t \u00a0"],26,["/",38,40,41]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 37 skipPair
      '[0,["s",39,["[*","\\t \u00a0"],["&",["[","),"]]]]', // 38 skipPairQuoted
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'"],["s","`",["[*","^\\n\\r`"],"`"]],"\\"\'`"]', // 39 skip_quoted
      '[0,["s",22,["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]', // 40 skipPairBracket
      '[0,["s",["s",["[+","^\\t\\n\\r \\"(),"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r \\"(),"]]]],["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]', // 41 skipPairPlain
      '[0,["s",["/",43,""],["[*","\\t \u00a0"],["+",["s",8,44]]],"\\t\\n\\r >|\u00a0"]', // 42 skipBlock
      '[0,["/","|-","|",">-",">"],">|"]', // 43 skipBlockMark
      '[0,["/",["s",["[*","\\t \u00a0"],["s",3,["[+","^\\n\\r"]]],["s",["|",2,null,false,["[","\\t \u00a0"]],["[+","^\\n\\r"]],["s","","",["&",["s",["+",8],["|",2,null,false,["[","\\t \u00a0"]],["[+","^\\n\\r"]]]]],"\\t\\n\\r *+\\\\-0-9\u00a0\u2022"]', // 44 skipLine
      '[0,["&",7]]', // 45 skipEmpty
      '[0,["N",21,["s",[":",0,19],[":",1,["/",47,48,50,32,53]]]]]', // 46 readField
      '[0,["N",18,["s",[":",0,6],["?",","],["&",7]]]]', // 47 readQuoted
      '[0,["N",19,["s",[":",0,["/",49,""]],["[*","\\t \u00a0"],[":",1,["|",1,null,true,["@",1,8,28]]]]],"\\t\\n\\r >|\u00a0"]', // 48 readBlock
      '[0,["/","|-","|",">-",">"],">|"]', // 49 readBlockMark
      '[0,["N",20,[":",0,["$",["s",["[+","^\\n\\r"],["*",51]]]]]]', // 50 readPlain
      '[0,["/",["s",8,["!",52],["[+","^\\n\\r"]],["s",["+",["s",["[*","\\t \u00a0"],8]],["!",52],["s",["[+","^\\n\\r"],["|",0,20,false,["s",["+",8],["!",52],["[+","^\\n\\r"]]]],["&",["s",["+",8],["&",52]]]]],"\\t\\n\\r \u00a0"]', // 51 skipMore
      '[0,["/",["s",["[*","\\t \u00a0"],["/",3,"|",7]],33]]', // 52 skipBegins
      '[0,["N","Empty",["&",7]]]', // 53 readEmpty
      '[0,["N",22,["s","[",[":",0,["$",35]],"]",["[*","\\t \u00a0"],["+",8],[":",1,["|",1,null,true,46,["+",8]]]]]]', // 54 readSection
      '[0,["N",26,[":",0,["|",2,null,true,56,["+",8]]]],"#*"]', // 55 readHeadings
      '[0,["N",25,["s",57,[":",0,58],["*",["s",8,["&",8]]],[":",1,["/",48,59,53]]]]]', // 56 readHeading
      '[0,["/",["s",["|",1,6,false,"#"],["[+","\\t \u00a0"]],["&",["s","**",["[+","^\\n\\r*"],"**",["?",":"],7]]],"#*"]', // 57 skipHeadingMark
      '[0,["@",1,["[*","\\"\'*_`"],["$",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]]],["[*","\\"\'*_`"],["?",":"],["[*","\\"\'*_`"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 58 readTitle
      '[0,["N",24,["s",8,[":",0,["$",["s",["!",57],["[+","^\\n\\r"],["*",["s",["+",8],["!",57],["[+","^\\n\\r"]]]]]]]]]', // 59 readUnder
      '[0,["N",33,[":",0,["|",1,null,true,["@",0,61,["[*","\\t\\n\\r "]]]]],"<"]', // 60 readTags
      '[0,["N",32,["s","<",[":",0,["$",35]],">",["[*","\\t\\n\\r "],[":",1,["/",62,66]],["[*","\\t\\n\\r "],"</",[":",2,["$",35]],">"]]]', // 61 readTag
      '[0,["N",31,["s",[":",0,["|",1,null,true,["@",0,63,["[*","\\t\\n\\r "]]]],["&","</"]]],"<"]', // 62 readInnerTags
      '[0,["N",30,["s","<",[":",0,["$",35]],">",["[*","\\t\\n\\r "],[":",1,["/",64,66]],["[*","\\t\\n\\r "],"</",[":",2,["$",35]],">"]]]', // 63 readInnerTag
      '[0,["N",29,["s",[":",0,["|",1,null,true,["@",0,65,["[*","\\t\\n\\r "]]]],["&","</"]]],"<"]', // 64 readInnermostTags
      '[0,["N",28,["s","<",[":",0,["$",35]],">",["[*","\\t\\n\\r "],[":",1,66],["[*","\\t\\n\\r "],"</",[":",2,["$",35]],">"]]]', // 65 readInnermostTag
      '[0,["N",27,[":",0,["$",["?",["s",["[+","^\\t\\n\\r <"],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r <"]]]]]]]]]', // 66 readTagText
      '[0,["N",36,["s","<",35,[":",0,["|",1,null,true,["@",1,["[+","\\t\\n\\r "],68]]],["[*","\\t\\n\\r "],["?","/"],">"]]]', // 67 readAttributes
      '[0,["N",35,["s",[":",0,["$",35]],"=",[":",1,69]]]]', // 68 readAttribute
      '[0,["N",34,[":",0,6]]]', // 69 readQuoted1
      '[0,["N",42,["s",[":",0,["|",1,null,true,71,["+",8]]],["!",["s",["+",8],["[*","\\t \u00a0"],3]]],[":",0,["|",1,null,true,73,["+",8]]]],"\\t *+\\\\-0-9\u00a0\u2022"]', // 70 readBullets
      '[0,["N",38,["s",["[*","\\t \u00a0"],3,[":",0,72]]],"\\t *+\\\\-0-9\u00a0\u2022"]', // 71 readBoldItem
      '[0,["N",37,["s",["/","**","__"],[":",0,["$",["[+","^\\n\\r*_"]]],["/","**","__"],["&",7]]],"*_"]', // 72 readBold
      '[0,["N",41,["s",["[*","\\t \u00a0"],3,[":",0,["/",74,47,75]]]],"\\t *+\\\\-0-9\u00a0\u2022"]', // 73 readItem
      '[0,["N",39,["s",[":",0,49],["[*","\\t \u00a0"],[":",1,["|",1,null,true,["@",2,8,["!",["s",["[*","\\t \u00a0"],3]],28]]]]]]', // 74 readItemBlock
      '[0,["N",40,[":",0,["$",["s",["[+","^\\n\\r"],["*",["s",8,["|",2,null,false,["[","\\t \u00a0"]],["!",3],["[+","^\\n\\r"]]]]]]]]', // 75 readItemText
      '[0,["s",35,["+",["s",["[","\\t,;"],35]],8]]', // 76 skipGridNames
      '[0,["N","Prose",10]]', // 77 readProse
      '[0,["L",79]]', // 78 leaf
      '[0,["N",44,[":",0,["/",25,["@",1,["&",["s",3,"**"]],30],70,30]]],"\\t \\"\'*+\\\\-0-9A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 79 readBelow
      '[0,["L",30]]', // 80 leaf
      '[0,["L",70]]', // 81 leaf
      '[0,["L",83]]', // 82 leaf
      '[0,["N","Thoughts",["s",["[*","\\t\\n\\r "],["+",["s",84,["[*","\\t\\n\\r "]]]],["s",86,["[*","\\t\\n\\r "]]],"^"]', // 83 readThoughts
      '[0,["s","<",85,">",["*",["s",["!",["s","</",85,">"]],["[","^"]]],"</",85,">"]]', // 84 skipThought
      '[0,["/","thinking","think","thoughts","thought","reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 85 skipThinking
      '[0,["s",["*",["s",["!",["s","<",["?","/"],85,">"]],["[","^"]]],"</",85,">"],"^"]', // 86 skipLateThought
      '[0,["L",88]]', // 87 leaf
      '[0,["N",45,["s",["+",["s",["*",["s",["!","\\\\boxed{"],["[","^"]]],"\\\\boxed{"]],[":",0,["$",["[+","^\\n\\r{}"]]],"}"],["s",["+",["s",["*",["s",["!",89],["[","^"]]],89]],["[*","\\t\\n\\r "],["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]]]],"^"]', // 88 readConclusion
      '[0,["s",["/",["i","answer"],["i","result"],["i","conclusion"],["i","verdict"],["i","output"]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=",["s","is",["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],["[*","\\"\'*_`"]],"ACORVacorv"]', // 89 skipConcluding
      '[0,["L",91]]', // 90 leaf
      '[0,["N",46,["s",["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]],8]],"^\\n\\r"]', // 91 readFirstLine
      '[0,["L",93]]', // 92 leaf
      '[0,["N",47,["s",["+",["s",["[*","^\\n\\r"],8]],["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]]]],"^"]', // 93 readLastLine
      '[0,["L",95]]', // 94 leaf
      '[0,["N","OpenFence",["s",["*",["/",96,["s",["!",97],10]]],97,["[*","^"]]],"^"]', // 95 readOpenFence
      '[0,["/",["s",["|",0,3,false,["[","\\t \u00a0"]],"````",["[*","^\\n\\r"],8,["*",["s",["!","````"],["[","^"]]],"````",["?",10]],["s",["|",0,3,false,["[","\\t \u00a0"]],"```",["[*","^\\n\\r`"],8,["*",["s",["!","```"],["[","^"]]],"```",["?",10]],["s",["|",0,3,false,["[","\\t \u00a0"]],"~~~",["[*","^\\n\\r"],8,["*",["s",["!","~~~"],["[","^"]]],"~~~",["?",10]]],"\\t `~\u00a0"]', // 96 skipFenced
      '[0,["s",["|",0,3,false,["[","\\t \u00a0"]],["/",["s","```",["[*","`"],["[*","^\\n\\r`"]],["s","~~~",["[*","^\\n\\r"]]],["/",8,["!",["[","^"]]]],"\\t `~\u00a0"]', // 97 skipFenceLine
      '[0,["L",99]]', // 98 leaf
      '[0,["N","CutForm",["s",["*",["s",["[+","^\\n\\r"],["+",8]]],["/",100,["s",["[*","\\t \u00a0"],["[","*+\\\\-\u2022"]],["s","|",["*",["s",["[*","^\\n\\r|"],"|"]],["[+","^\\n\\r|"]]],["!",["[","^"]]],["s",["*",["s",["!",103],["[","^"]]],103]],"^"]', // 99 readCutForm
      '[0,["/",["s",["[*","\\t \u00a0"],3,101],["s",["*",["/",["s",102,["/",39,22]],["s",["!",["s",102,["[","\\"[{"]]],["[","^\\n\\r"]]]],102,101]],"^\\n\\r"]', // 100 skipCutValue
      '[0,["/",["s","\\"",["[*","^\\n\\r\\""]],["s","[",["[*","^\\n\\r]"]],["s","{",["[*","^\\n\\r}"]]],"\\"[{"]', // 101 skipOpened
      '[0,["s",["[",":="],["[*","\\t \u00a0"]]]', // 102 skipSign
      '[0,["s","<",["/",["s",35,">",["[*","^<"]],["s",["?","/"],["?",35]]],["!",["[","^"]]]]', // 103 skipCutTag
    ], { nodes: NODES, operations: { i: ofCase } });

  return {
    machine: m,
    steps: {
      Form: { op: 'leaf', read: rules.at(0) },
      Below: { op: 'leaf', read: rules.at(78) },
      Fields: { op: 'leaf', read: rules.at(80) },
      Bullets: { op: 'leaf', read: rules.at(81) },
      Thoughts: { op: 'leaf', read: rules.at(82) },
      Conclusion: { op: 'leaf', read: rules.at(87) },
      FirstLine: { op: 'leaf', read: rules.at(90) },
      LastLine: { op: 'leaf', read: rules.at(92) },
      OpenFence: { op: 'leaf', read: rules.at(94) },
      CutForm: { op: 'leaf', read: rules.at(98) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Form', 'Below', 'Fields', 'Bullets', 'Thoughts', 'Conclusion', 'FirstLine', 'LastLine', 'OpenFence', 'CutForm'],
  rules: once(makeRules),
  mistakes: {
  },
  attributes: 0,
  tables: 0,
};
