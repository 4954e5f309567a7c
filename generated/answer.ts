// Generated from grammars/answer.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type TextPiece, type TreeNode, Machine, Rules, once, ofCase } from '../src/engine/generated.ts';

export interface ThoughtsNode extends TreeNode { readonly type: 'Thoughts'; }
export interface ConclusionNode extends TreeNode { readonly type: 'Conclusion'; readonly text: string; }
export interface FirstLineNode extends TreeNode { readonly type: 'FirstLine'; readonly text: string; }
export interface LastLineNode extends TreeNode { readonly type: 'LastLine'; readonly text: string; }
export interface FormNode extends TreeNode {
  readonly type: 'Form';
  readonly before: string;
  readonly form: GridNode | TableNode | PairRecordsNode | RecordsNode | PairsNode | FieldsNode | HeadingsNode | TagsNode | AttributesNode | BulletsNode;
  readonly after: string;
}
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
  readonly first: FieldNode;
  readonly others: FieldNode[];
}
export interface FieldsNode extends TreeNode {
  readonly type: 'Fields';
  readonly fields: FieldNode[];
  readonly sections: SectionNode[];
}
export interface SectionNode extends TreeNode {
  readonly type: 'Section';
  readonly name: string;
  readonly fields: FieldNode[];
}
export interface FieldNode extends TreeNode {
  readonly type: 'Field';
  readonly name: string;
  readonly value: QuotedNode | InnerNode | ItemsNode | PlainNode | EmptyNode;
}
export interface QuotedNode extends TreeNode { readonly type: 'Quoted'; readonly text: string; }
export interface ItemsNode extends TreeNode { readonly type: 'Items'; readonly items: ItemNode[]; }
export interface InnerNode extends TreeNode { readonly type: 'Inner'; readonly fields: InnerFieldNode[]; }
export interface InnerFieldNode extends TreeNode {
  readonly type: 'InnerField';
  readonly name: string;
  readonly value: QuotedNode | ItemsNode | PlainNode | EmptyNode;
}
export interface PlainNode extends TreeNode { readonly type: 'Plain'; readonly text: string; }
export interface EmptyNode extends TreeNode { readonly type: 'Empty'; }
export interface HeadingsNode extends TreeNode { readonly type: 'Headings'; readonly headings: HeadingNode[]; }
export interface HeadingNode extends TreeNode {
  readonly type: 'Heading';
  readonly name: string;
  readonly value: ItemsNode | UnderNode;
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
export interface BulletsNode extends TreeNode { readonly type: 'Bullets'; readonly items: ItemNode[]; }
export interface ItemNode extends TreeNode {
  readonly type: 'Item';
  readonly value: QuotedNode | BoldNode | ItemTextNode;
}
export interface BoldNode extends TreeNode { readonly type: 'Bold'; readonly text: string; }
export interface ItemTextNode extends TreeNode { readonly type: 'ItemText'; readonly text: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FormNode | BulletsNode | ThoughtsNode | ConclusionNode | FirstLineNode | LastLineNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Form' | 'Bullets' | 'Thoughts' | 'Conclusion' | 'FirstLine' | 'LastLine', 'model'>>;

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
  (start, end, l) => ({ type: 'Quoted', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Bold', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ItemText', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Item', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'Items', start, end, items: l[0] }),
  (start, end, l) => ({ type: 'Plain', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'InnerField', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'Inner', start, end, fields: l[0] }),
  (start, end, l) => ({ type: 'Field', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'Record', start, end, first: l[0], others: l[1] }),
  (start, end, l) => ({ type: 'Records', start, end, items: l[0] }),
  (start, end, l) => ({ type: 'Pairs', start, end, pairs: l[0] }),
  (start, end, l) => ({ type: 'Section', start, end, name: l[0], fields: l[1] }),
  (start, end, l) => ({ type: 'Fields', start, end, fields: l[0], sections: l[1] }),
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
  (start, end, l) => ({ type: 'Bullets', start, end, items: l[0] }),
  (start, end, l) => ({ type: 'Form', start, end, before: l[0], form: l[1], after: l[2] }),
  (start, end, l) => ({ type: 'Conclusion', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FirstLine', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LastLine', start, end, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",40,["s",[":",0,["$",""]],[":",1,2],[":",2,["$",""]]],["s",[":",0,["$",["*",["s",["!",9],10]]]],9,8,[":",1,2],[":",2,["$",["s",8,"```",["[*","^"]]]]],["s",[":",0,["$",["*",["s",["!",11],10]]]],[":",1,60],[":",2,["$",["[*","^"]]]]],"^"]', // 1 readForm
      '[0,["N",2,["s",["!",3],[":",0,4],[":",1,["|",1,null,true,["@",1,8,4]]],["/",["s",["*",8],["!",["[","^"]]],["&",["s",8,"```"]]]]],"^[]{}"]', // 2 readGrid
      '[0,["s",["/",["[","*+\\\\-\u2022"],["s",["|",1,3,false,["[","0-9"]],["[",")."]]],["[+","\\t \u00a0"]],"*+\\\\-0-9\u2022"]', // 3 skipBullet
      '[0,["N",1,[":",0,["|",2,null,true,5,["[","\\t,;"]]]]]', // 4 readGridRow
      '[0,["N",0,["s",["[*","\\t \u00a0"],[":",0,["/",6,["$",["?",["s",["[+","^\\t\\n\\r \\",;[]{}"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r \\",;[]{}"]]]]]]]],["[*","\\t \u00a0"],["&",["/",["[","\\t,;"],7]]]]]', // 5 readGridCell
      '[0,["/",["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""],["@",1,"\'",["$",["[*","^\\n\\r\'\\\\\\\\"]],"\'"],["@",1,"`",["$",["[*","^\\n\\r`"]],"`"]],"\\"\'`"]', // 6 read_quoted
      '[0,["s",["[*","\\t \u00a0"],["/",8,["!",["[","^"]]]]]', // 7 skipEnd
      '[0,["/",["s",["?","\\r"],"\\n"],"\\r"],"\\n\\r"]', // 8 skipEol
      '[0,["s","```",["[*","a-z"],["[*","\\t \u00a0"]]]', // 9 skipFence
      '[0,["/",["s",["[+","^\\n\\r"],["?",8]],8],"^"]', // 10 skipLine
      '[0,["/",12,16,26,42,43,45,49,56,59],"\\t \\"#\'*+\\\\-0-9<A-Z_-z|\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 11 skip_form
      '[0,["s",["[*","\\t \u00a0"],13,8,15,["+",["s",8,["[*","\\t \u00a0"],13]]],"\\t |\u00a0"]', // 12 skipTable
      '[0,["s","|",["+",["s",14,"|"]],["[*","\\t \u00a0"]]]', // 13 skipRow
      '[0,["s",["[*","\\t \u00a0"],["/",["s","**",["s",["[+","^\\t\\n\\r *|"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r *|"]]]],"**",["&",["s",["[*","\\t \u00a0"],"|"]]],["?",["s",["[+","^\\t\\n\\r |"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r |"]]]]]],["[*","\\t \u00a0"]]]', // 14 skipCell
      '[0,["s",["[*","\\t \u00a0"],["?","|"],["+",["s",["[*","\\t \u00a0"],["?",":"],["[+","\\\\-"],["?",":"],["[*","\\t \u00a0"],["?","|"]]]],"\\t \\\\-:|\u00a0"]', // 15 skipRule
      '[0,["|",1,null,false,["s",3,17],["+",8]],"*+\\\\-0-9\u2022"]', // 16 skipPairRecords
      '[0,["s",["|",2,null,false,18,","],["&",7]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 17 skipPairRecord
      '[0,["s",["[*","\\t \u00a0"],19,["/",20,22,25]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 18 skipPair
      '[0,["s",["[*","\\"\'*_`"],["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=","->","\u2192"],["!","//"],["[*","*_"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 19 skipName
      '[0,["s",21,["[*","\\t \u00a0"],["&",["[","),"]]]]', // 20 skipPairQuoted
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'"],["s","`",["[*","^\\n\\r`"],"`"]],"\\"\'`"]', // 21 skip_quoted
      '[0,["s",23,["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]', // 22 skipPairBracket
      '[0,["s",["[","[{"],["*",["/",["[+","^\\n\\r[]{}"],24]],["[","]}"]]]', // 23 skipBracket
      '[0,["s",["[","[{"],["[*","^\\n\\r[]{}"],["[","]}"]]]', // 24 skipBracket1
      '[0,["s",["s",["[+","^\\t\\n\\r \\"(),"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r \\"(),"]]]],["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]', // 25 skipPairPlain
      '[0,["|",1,null,false,27,["+",8]],"*+\\\\-0-9\u2022"]', // 26 skipRecords
      '[0,["s",3,28,["+",["s",8,["|",2,null,false,["[","\\t \u00a0"]],28]]]]', // 27 skipRecord
      '[0,["s",19,["/",29,["s",["&",["s",8,["[*","\\t \u00a0"],3,"**"]],30],32,30,36,41]]]', // 28 skipField
      '[0,["s",21,["?",","],["&",7]]]', // 29 skipQuoted
      '[0,["s",["&",8],["+",["s",8,["|",2,null,false,["[","\\t \u00a0"]],["?",["s",3,["&","**"]]],31]]],"\\n\\r"]', // 30 skipInner
      '[0,["s",19,["/",29,32,36,41]]]', // 31 skipInnerField
      '[0,["s",["&",8],["+",["s",8,["[*","\\t \u00a0"],33]]],"\\n\\r"]', // 32 skipItems
      '[0,["s",["[*","\\t \u00a0"],3,["/",29,34,35]],"\\t *+\\\\-0-9\u00a0\u2022"]', // 33 skipItem
      '[0,["s",["/","**","__"],["[+","^\\n\\r*_"],["/","**","__"],["&",7]],"*_"]', // 34 skipBold
      '[0,["s",["[+","^\\n\\r"],["*",["s",8,["|",2,null,false,["[","\\t \u00a0"]],["!",3],["[+","^\\n\\r"]]]]]', // 35 skipItemText
      '[0,["s",["[+","^\\n\\r"],["*",37]]]', // 36 skipPlain
      '[0,["/",["s",8,["!",38],["[+","^\\n\\r"]],["s",["+",["s",["[*","\\t \u00a0"],8]],["!",38],["s",["[+","^\\n\\r"],["|",0,20,false,["s",["+",8],["!",38],["[+","^\\n\\r"]]]],["&",["s",["+",8],["&",38]]]]],"\\t\\n\\r \u00a0"]', // 37 skipMore
      '[0,["s",["[*","\\t \u00a0"],["/",["/",3,19,"```","#","|","</",["s",39,7]],7]]]', // 38 skipBegins
      '[0,["s","[",40,"]",["[*","\\t \u00a0"]]]', // 39 skip_heading
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-0-9A-Z_a-z"]]]', // 40 skipTagName
      '[0,["&",7]]', // 41 skipEmpty
      '[0,["/",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*",".0-9A-Z_a-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],"(",["|",1,null,false,18,","],")",["[*","\\t \u00a0"],["!",["[","^"]]],["s",["|",2,null,false,18,","],["!",["[","^"]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 42 skipPairs
      '[0,["s",["/",["&",["s",["?",["[","\\t \u00a0"]],["?",3],19,["/",32,30],["+",8],["?",["[","\\t \u00a0"]],["?",3],19]],["!",["s",["?",["[","\\t \u00a0"]],["?",3],19,41,8]]],["|",1,null,false,["s",["?",["[","\\t \u00a0"]],["?",3],28],["+",8]],["*",["s",["+",8],44]]],"\\t \\"\'*+\\\\-0-9A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 43 skipFields
      '[0,["s","[",40,"]",["[*","\\t \u00a0"],["+",8],["|",1,null,false,28,["+",8]]]]', // 44 skipSection
      '[0,["|",2,null,false,46,["+",8]],"#"]', // 45 skipHeadings
      '[0,["s",["|",1,6,false,"#"],["[+","\\t \u00a0"],47,["*",["s",8,["&",8]]],["/",32,48]],"#"]', // 46 skipHeading
      '[0,["s",["[*","\\"\'*_`"],["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]],["[*","\\"\'*_`"],["?",":"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 47 skipTitle
      '[0,["s",8,["s",["!","#"],["[+","^\\n\\r"],["*",["s",["+",8],["!","#"],["[+","^\\n\\r"]]]]]]', // 48 skipUnder
      '[0,["+",["s",50,["[*","\\t\\n\\r "]]]]', // 49 skipTags
      '[0,["s","<",40,">",["[*","\\t\\n\\r "],["/",51,55],["[*","\\t\\n\\r "],"</",40,">"]]', // 50 skipTag
      '[0,["s",["+",["s",52,["[*","\\t\\n\\r "]]],["&","</"]]]', // 51 skipInnerTags
      '[0,["s","<",40,">",["[*","\\t\\n\\r "],["/",53,55],["[*","\\t\\n\\r "],"</",40,">"]]', // 52 skipInnerTag
      '[0,["s",["+",["s",54,["[*","\\t\\n\\r "]]],["&","</"]]]', // 53 skipInnermostTags
      '[0,["s","<",40,">",["[*","\\t\\n\\r "],55,["[*","\\t\\n\\r "],"</",40,">"]]', // 54 skipInnermostTag
      '[0,["?",["s",["[+","^\\t\\n\\r <"],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r <"]]]]]]', // 55 skipTagText
      '[0,["s","<",40,["+",["s",["[+","\\t\\n\\r "],57]],["[*","\\t\\n\\r "],["?","/"],">"]]', // 56 skipAttributes
      '[0,["s",40,"=",58]]', // 57 skipAttribute
      '[0,21]', // 58 skipQuoted1
      '[0,["|",2,null,false,33,["+",8]],"\\t *+\\\\-0-9\u00a0\u2022"]', // 59 skipBullets
      '[0,["/",61,64,71,83,84,86,90,97,100],"\\t \\"#\'*+\\\\-0-9<A-Z_-z|\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 60 read_form
      '[0,["N",5,["s",["[*","\\t \u00a0"],[":",0,62],8,15,[":",1,["|",1,null,true,["@",2,8,["[*","\\t \u00a0"],62]]]]],"\\t |\u00a0"]', // 61 readTable
      '[0,["N",4,["s","|",[":",0,["|",1,null,true,["@",0,63,"|"]]],["[*","\\t \u00a0"]]]]', // 62 readRow
      '[0,["N",3,["s",["[*","\\t \u00a0"],[":",0,["/",["@",1,"**",["$",["s",["[+","^\\t\\n\\r *|"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r *|"]]]]],"**",["&",["s",["[*","\\t \u00a0"],"|"]]],["$",["?",["s",["[+","^\\t\\n\\r |"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r |"]]]]]]]],["[*","\\t \u00a0"]]]]', // 63 readCell
      '[0,["N",11,[":",0,["|",1,null,true,["@",1,3,65],["+",8]]]],"*+\\\\-0-9\u2022"]', // 64 readPairRecords
      '[0,["N",10,["s",[":",0,["|",2,null,true,66,","]],["&",7]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 65 readPairRecord
      '[0,["N",9,["s",["[*","\\t \u00a0"],[":",0,67],[":",1,["/",68,69,70]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 66 readPair
      '[0,["@",1,["[*","\\"\'*_`"],["$",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=","->","\u2192"],["!","//"],["[*","*_"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 67 readName
      '[0,["N",6,["s",[":",0,6],["[*","\\t \u00a0"],["&",["[","),"]]]]]', // 68 readPairQuoted
      '[0,["N",7,["s",[":",0,["$",23]],["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]]', // 69 readPairBracket
      '[0,["N",8,["s",[":",0,["$",["s",["[+","^\\t\\n\\r \\"(),"],["*",["s",["[+","\\t \u00a0"],["[+","^\\t\\n\\r \\"(),"]]]]]],["[*","\\t \u00a0"],["&",["/",["[","),"],7]]]]]', // 70 readPairPlain
      '[0,["N",22,[":",0,["|",1,null,true,72,["+",8]]]],"*+\\\\-0-9\u2022"]', // 71 readRecords
      '[0,["N",21,["s",3,[":",0,73],[":",1,["|",1,null,true,["@",2,8,["|",2,null,false,["[","\\t \u00a0"]],73]]]]]]', // 72 readRecord
      '[0,["N",20,["s",[":",0,67],[":",1,["/",74,["@",1,["&",["s",8,["[*","\\t \u00a0"],3,"**"]],75],77,75,81,82]]]]]', // 73 readField
      '[0,["N",12,["s",[":",0,6],["?",","],["&",7]]]]', // 74 readQuoted
      '[0,["N",19,["s",["&",8],[":",0,["|",1,null,true,["@",3,8,["|",2,null,false,["[","\\t \u00a0"]],["?",["s",3,["&","**"]]],76]]]]],"\\n\\r"]', // 75 readInner
      '[0,["N",18,["s",[":",0,67],[":",1,["/",74,77,81,82]]]]]', // 76 readInnerField
      '[0,["N",16,["s",["&",8],[":",0,["|",1,null,true,["@",2,8,["[*","\\t \u00a0"],78]]]]],"\\n\\r"]', // 77 readItems
      '[0,["N",15,["s",["[*","\\t \u00a0"],3,[":",0,["/",74,79,80]]]],"\\t *+\\\\-0-9\u00a0\u2022"]', // 78 readItem
      '[0,["N",13,["s",["/","**","__"],[":",0,["$",["[+","^\\n\\r*_"]]],["/","**","__"],["&",7]]],"*_"]', // 79 readBold
      '[0,["N",14,[":",0,["$",["s",["[+","^\\n\\r"],["*",["s",8,["|",2,null,false,["[","\\t \u00a0"]],["!",3],["[+","^\\n\\r"]]]]]]]]', // 80 readItemText
      '[0,["N",17,[":",0,["$",["s",["[+","^\\n\\r"],["*",37]]]]]]', // 81 readPlain
      '[0,["N","Empty",["&",7]]]', // 82 readEmpty
      '[0,["N",23,["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*",".0-9A-Z_a-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],"(",[":",0,["|",1,null,true,66,","]],")",["[*","\\t \u00a0"],["!",["[","^"]]],["s",[":",0,["|",2,null,true,66,","]],["!",["[","^"]]]],"\\t \\"\'*A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 83 readPairs
      '[0,["N",25,["s",["/",["&",["s",["?",["[","\\t \u00a0"]],["?",3],19,["/",32,30],["+",8],["?",["[","\\t \u00a0"]],["?",3],19]],["!",["s",["?",["[","\\t \u00a0"]],["?",3],19,41,8]]],[":",0,["|",1,null,true,["@",2,["?",["[","\\t \u00a0"]],["?",3],73],["+",8]]],[":",1,["|",0,null,true,["@",1,["+",8],85]]]]],"\\t \\"\'*+\\\\-0-9A-Z_-z\u00a0\u00aa-\u02ff\u0370-\u1fff\u2022\u3040-\ud7ff"]', // 84 readFields
      '[0,["N",24,["s","[",[":",0,["$",40]],"]",["[*","\\t \u00a0"],["+",8],[":",1,["|",1,null,true,73,["+",8]]]]]]', // 85 readSection
      '[0,["N",28,[":",0,["|",2,null,true,87,["+",8]]]],"#"]', // 86 readHeadings
      '[0,["N",27,["s",["|",1,6,false,"#"],["[+","\\t \u00a0"],[":",0,88],["*",["s",8,["&",8]]],[":",1,["/",77,89]]]],"#"]', // 87 readHeading
      '[0,["@",1,["[*","\\"\'*_`"],["$",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[*","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"],["|",0,4,false,["s",["[","\\t \u00a0"],["[+","!#-&+\\\\--9?-_a-z~-\u2191\u2193-\uffff"]]]]],["[*","\\"\'*_`"],["?",":"],["[*","\\t \u00a0"]],"\\"\'*A-Z_-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]', // 88 readTitle
      '[0,["N",26,["s",8,[":",0,["$",["s",["!","#"],["[+","^\\n\\r"],["*",["s",["+",8],["!","#"],["[+","^\\n\\r"]]]]]]]]]', // 89 readUnder
      '[0,["N",35,[":",0,["|",1,null,true,["@",0,91,["[*","\\t\\n\\r "]]]]],"<"]', // 90 readTags
      '[0,["N",34,["s","<",[":",0,["$",40]],">",["[*","\\t\\n\\r "],[":",1,["/",92,96]],["[*","\\t\\n\\r "],"</",[":",2,["$",40]],">"]]]', // 91 readTag
      '[0,["N",33,["s",[":",0,["|",1,null,true,["@",0,93,["[*","\\t\\n\\r "]]]],["&","</"]]],"<"]', // 92 readInnerTags
      '[0,["N",32,["s","<",[":",0,["$",40]],">",["[*","\\t\\n\\r "],[":",1,["/",94,96]],["[*","\\t\\n\\r "],"</",[":",2,["$",40]],">"]]]', // 93 readInnerTag
      '[0,["N",31,["s",[":",0,["|",1,null,true,["@",0,95,["[*","\\t\\n\\r "]]]],["&","</"]]],"<"]', // 94 readInnermostTags
      '[0,["N",30,["s","<",[":",0,["$",40]],">",["[*","\\t\\n\\r "],[":",1,96],["[*","\\t\\n\\r "],"</",[":",2,["$",40]],">"]]]', // 95 readInnermostTag
      '[0,["N",29,[":",0,["$",["?",["s",["[+","^\\t\\n\\r <"],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r <"]]]]]]]]]', // 96 readTagText
      '[0,["N",38,["s","<",40,[":",0,["|",1,null,true,["@",1,["[+","\\t\\n\\r "],98]]],["[*","\\t\\n\\r "],["?","/"],">"]]]', // 97 readAttributes
      '[0,["N",37,["s",[":",0,["$",40]],"=",[":",1,99]]]]', // 98 readAttribute
      '[0,["N",36,[":",0,6]]]', // 99 readQuoted1
      '[0,["N",39,[":",0,["|",2,null,true,78,["+",8]]]],"\\t *+\\\\-0-9\u00a0\u2022"]', // 100 readBullets
      '[0,["L",100]]', // 101 leaf
      '[0,["L",103]]', // 102 leaf
      '[0,["N","Thoughts",["s",["[*","\\t\\n\\r "],["+",["s",104,["[*","\\t\\n\\r "]]]],["s",106,["[*","\\t\\n\\r "]]],"^"]', // 103 readThoughts
      '[0,["s","<",105,">",["*",["s",["!",["s","</",105,">"]],["[","^"]]],"</",105,">"]]', // 104 skipThought
      '[0,["/","thinking","think","thoughts","thought","reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 105 skipThinking
      '[0,["s",["*",["s",["!",["s","<",["?","/"],105,">"]],["[","^"]]],"</",105,">"],"^"]', // 106 skipLateThought
      '[0,["L",108]]', // 107 leaf
      '[0,["N",41,["s",["+",["s",["*",["s",["!","\\\\boxed{"],["[","^"]]],"\\\\boxed{"]],[":",0,["$",["[+","^\\n\\r{}"]]],"}"],["s",["+",["s",["*",["s",["!",109],["[","^"]]],109]],["[*","\\t\\n\\r "],["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]]]],"^"]', // 108 readConclusion
      '[0,["s",["/",["i","answer"],["i","result"],["i","conclusion"],["i","verdict"],["i","output"]],["[*","\\"\'*_`"],["[*","\\t \u00a0"],["/",":","=",["s","is",["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],["[*","\\"\'*_`"]],"ACORVacorv"]', // 109 skipConcluding
      '[0,["L",111]]', // 110 leaf
      '[0,["N",42,["s",["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]],8]],"^\\n\\r"]', // 111 readFirstLine
      '[0,["L",113]]', // 112 leaf
      '[0,["N",43,["s",["+",["s",["[*","^\\n\\r"],8]],["[*","\\"\'*_`"],[":",0,["$",["[+","^\\n\\r"]]]]],"^"]', // 113 readLastLine
    ], { nodes: NODES, operations: { i: ofCase } });

  return {
    machine: m,
    steps: {
      Form: { op: 'leaf', read: rules.at(0) },
      Bullets: { op: 'leaf', read: rules.at(101) },
      Thoughts: { op: 'leaf', read: rules.at(102) },
      Conclusion: { op: 'leaf', read: rules.at(107) },
      FirstLine: { op: 'leaf', read: rules.at(110) },
      LastLine: { op: 'leaf', read: rules.at(112) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Form', 'Bullets', 'Thoughts', 'Conclusion', 'FirstLine', 'LastLine'],
  rules: once(makeRules),
  mistakes: {
  },
  attributes: 0,
  tables: 0,
};
