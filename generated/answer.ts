// Generated from grammars/answer.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type TextPiece, type TreeNode, Machine, once, and, caseless, choice, label, leaf, lit, many, node, not, one, optional, pick, repeat, run, seq, text } from '../src/engine/generated.ts';

export interface ThoughtsNode extends TreeNode { readonly type: 'Thoughts'; }
export interface ConclusionNode extends TreeNode { readonly type: 'Conclusion'; readonly text: string; }
export interface FirstLineNode extends TreeNode { readonly type: 'FirstLine'; readonly text: string; }
export interface LastLineNode extends TreeNode { readonly type: 'LastLine'; readonly text: string; }
export interface FormNode extends TreeNode {
  readonly type: 'Form';
  readonly before: string;
  readonly form: GridNode | TableNode | PairRecordsNode | RecordsNode | PairsNode | FieldsNode | TagsNode | AttributesNode | BulletsNode;
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

function makeRules(): GrammarRules {
  const m = new Machine();

  const skipBullet = seq(choice(m, one(m, "*+\\-\u2022"), seq(repeat(m, { least: 1, most: 3 }, one(m, "0-9")), one(m,
    ")."))), run(m, "\t \u00a0", 1));
  const read_quoted = choice(m, pick(m, 1, lit(m, "\""), text(m, run(m, "^\n\r\"\\\\")), lit(m, "\"")), pick(m, 1,
      lit(m, "'"), text(m, run(m, "^\n\r'\\\\")), lit(m, "'")), pick(m, 1, lit(m, "`"), text(m, run(m, "^\n\r`")),
      lit(m, "`")));
  const skipEol = choice(m, seq(optional(m, lit(m, "\r")), lit(m, "\n")), lit(m, "\r"));
  const skipEnd = seq(run(m, "\t \u00a0"), choice(m, skipEol, not(m, one(m, "^"))));
  const readGridCell = node(m, (start, end, l) => ({ type: 'GridCell', start, end, text: l[0] }), seq(run(m,
      "\t \u00a0"), label(m, 0, choice(m, read_quoted, text(m, optional(m, seq(run(m, "^\t\n\r \",;[]{}", 1),
                many(m, 0, seq(run(m, "\t \u00a0", 1), run(m, "^\t\n\r \",;[]{}", 1)))))))), run(m, "\t \u00a0"),
      and(m, choice(m, one(m, "\t,;"), skipEnd))));
  const readGridRow = node(m, (start, end, l) => ({ type: 'GridRow', start, end, cells: l[0] }), label(m, 0,
      repeat(m, { least: 2, between: one(m, "\t,;"), listed: true }, readGridCell)));
  const readGrid = node(m, (start, end, l) => ({ type: 'Grid', start, end, head: l[0], rows: l[1] }), seq(not(m,
        skipBullet), label(m, 0, readGridRow), label(m, 1, repeat(m, { least: 1, listed: true }, pick(m, 1, skipEol,
            readGridRow))), choice(m, seq(many(m, 0, skipEol), not(m, one(m, "^"))), and(m, seq(skipEol, lit(m,
  "```"))))));
  const skipFence = seq(lit(m, "```"), run(m, "a-z"), run(m, "\t \u00a0"));
  const skipLine = choice(m, seq(run(m, "^\n\r", 1), optional(m, skipEol)), skipEol);
  const skipCell = seq(run(m, "\t \u00a0"), choice(m, seq(lit(m, "**"), seq(run(m, "^\t\n\r *|", 1), many(m, 0,
            seq(run(m, "\t \u00a0", 1), run(m, "^\t\n\r *|", 1)))), lit(m, "**"), and(m, seq(run(m, "\t \u00a0"),
            lit(m, "|")))), optional(m, seq(run(m, "^\t\n\r |", 1), many(m, 0, seq(run(m, "\t \u00a0", 1), run(m,
                "^\t\n\r |", 1)))))), run(m, "\t \u00a0"));
  const skipRow = seq(lit(m, "|"), many(m, 1, seq(skipCell, lit(m, "|"))), run(m, "\t \u00a0"));
  const skipRule = seq(run(m, "\t \u00a0"), optional(m, lit(m, "|")), many(m, 1, seq(run(m, "\t \u00a0"), optional(m,
          lit(m, ":")), run(m, "\\-", 1), optional(m, lit(m, ":")), run(m, "\t \u00a0"), optional(m, lit(m, "|")))));
  const skipTable = seq(run(m, "\t \u00a0"), skipRow, skipEol, skipRule, many(m, 1, seq(skipEol, run(m, "\t \u00a0"),
        skipRow)));
  const skipName = seq(run(m, "\"'*_`"), seq(one(m, "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"), run(m,
      "!#-&+\\--9?-_a-z~-\u2191\u2193-\uffff"), repeat(m, { least: 0, most: 4 }, seq(one(m, "\t \u00a0"), run(m,
            "!#-&+\\--9?-_a-z~-\u2191\u2193-\uffff", 1)))), run(m, "\"'*_`"), run(m, "\t \u00a0"), choice(m, lit(m,
      ":"), lit(m, "="), lit(m, "->"), lit(m, "\u2192")), not(m, lit(m, "//")), run(m, "*_"), run(m, "\t \u00a0"));
  const skip_quoted = choice(m, seq(lit(m, "\""), run(m, "^\n\r\"\\\\"), lit(m, "\"")), seq(lit(m, "'"), run(m,
      "^\n\r'\\\\"), lit(m, "'")), seq(lit(m, "`"), run(m, "^\n\r`"), lit(m, "`")));
  const skipPairQuoted = seq(skip_quoted, run(m, "\t \u00a0"), and(m, one(m, "),")));
  const skipBracket1 = seq(one(m, "[{"), run(m, "^\n\r[]{}"), one(m, "]}"));
  const skipBracket = seq(one(m, "[{"), many(m, 0, choice(m, run(m, "^\n\r[]{}", 1), skipBracket1)), one(m, "]}"));
  const skipPairBracket = seq(skipBracket, run(m, "\t \u00a0"), and(m, choice(m, one(m, "),"), skipEnd)));
  const skipPairPlain = seq(seq(run(m, "^\t\n\r \"(),", 1), many(m, 0, seq(run(m, "\t \u00a0", 1), run(m,
            "^\t\n\r \"(),", 1)))), run(m, "\t \u00a0"), and(m, choice(m, one(m, "),"), skipEnd)));
  const skipPair = seq(run(m, "\t \u00a0"), skipName, choice(m, skipPairQuoted, skipPairBracket, skipPairPlain));
  const skipPairRecord = seq(repeat(m, { least: 2, between: lit(m, ",") }, skipPair), and(m, skipEnd));
  const skipPairRecords = repeat(m, { least: 1, between: many(m, 1, skipEol) }, seq(skipBullet, skipPairRecord));
  const skipQuoted = seq(skip_quoted, optional(m, lit(m, ",")), and(m, skipEnd));
  const skipBold = seq(choice(m, lit(m, "**"), lit(m, "__")), run(m, "^\n\r*_", 1), choice(m, lit(m, "**"), lit(m,
    "__")), and(m, skipEnd));
  const skipItemText = seq(run(m, "^\n\r", 1), many(m, 0, seq(skipEol, repeat(m, { least: 2 }, one(m, "\t \u00a0")),
        not(m, skipBullet), run(m, "^\n\r", 1))));
  const skipItem = seq(run(m, "\t \u00a0"), skipBullet, choice(m, skipQuoted, skipBold, skipItemText));
  const skipItems = seq(and(m, skipEol), many(m, 1, seq(skipEol, run(m, "\t \u00a0"), skipItem)));
  const skipTagName = seq(one(m, "A-Z_a-z"), run(m, "\\-0-9A-Z_a-z"));
  const skipHeading = seq(lit(m, "["), skipTagName, lit(m, "]"), run(m, "\t \u00a0"));
  const skipBegins = seq(run(m, "\t \u00a0"), choice(m, choice(m, skipBullet, skipName, lit(m, "```"), lit(m, "#"),
        lit(m, "|"), lit(m, "</"), seq(skipHeading, skipEnd)), skipEnd));
  const skipMore = choice(m, seq(skipEol, not(m, skipBegins), run(m, "^\n\r", 1)), seq(many(m, 1, seq(run(m,
          "\t \u00a0"), skipEol)), not(m, skipBegins), seq(run(m, "^\n\r", 1), repeat(m, { least: 0, most: 20 },
          seq(many(m, 1, skipEol), not(m, skipBegins), run(m, "^\n\r", 1)))), and(m, seq(many(m, 1, skipEol), and(m,
            skipBegins)))));
  const skipPlain = seq(run(m, "^\n\r", 1), many(m, 0, skipMore));
  const skipEmpty = and(m, skipEnd);
  const skipInnerField = seq(skipName, choice(m, skipQuoted, skipItems, skipPlain, skipEmpty));
  const skipInner = seq(and(m, skipEol), many(m, 1, seq(skipEol, repeat(m, { least: 2 }, one(m, "\t \u00a0")),
        optional(m, seq(skipBullet, and(m, lit(m, "**")))), skipInnerField)));
  const skipField = seq(skipName, choice(m, skipQuoted, seq(and(m, seq(skipEol, run(m, "\t \u00a0"), skipBullet,
            lit(m, "**"))), skipInner), skipItems, skipInner, skipPlain, skipEmpty));
  const skipRecord = seq(skipBullet, skipField, many(m, 1, seq(skipEol, repeat(m, { least: 2 }, one(m, "\t \u00a0")),
        skipField)));
  const skipRecords = repeat(m, { least: 1, between: many(m, 1, skipEol) }, skipRecord);
  const skipPairs = choice(m, seq(one(m, "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"), run(m,
      ".0-9A-Z_a-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"), lit(m, "("), repeat(m, { least: 1, between: lit(m,
          ",") }, skipPair), lit(m, ")"), run(m, "\t \u00a0"), not(m, one(m, "^"))), seq(repeat(m, { least: 2,
          between: lit(m, ",") }, skipPair), not(m, one(m, "^"))));
  const skipSection = seq(lit(m, "["), skipTagName, lit(m, "]"), run(m, "\t \u00a0"), many(m, 1, skipEol), repeat(m,
      { least: 1, between: many(m, 1, skipEol) }, skipField));
  const skipFields = seq(not(m, seq(optional(m, one(m, "\t \u00a0")), optional(m, skipBullet), skipName, skipEmpty,
        skipEol)), repeat(m, { least: 1, between: many(m, 1, skipEol) }, seq(optional(m, one(m, "\t \u00a0")),
        optional(m, skipBullet), skipField)), many(m, 0, seq(many(m, 1, skipEol), skipSection)));
  const skipTagText = optional(m, seq(run(m, "^\t\n\r <", 1), many(m, 0, seq(run(m, "\t\n\r ", 1), run(m,
            "^\t\n\r <", 1)))));
  const skipInnermostTag = seq(lit(m, "<"), skipTagName, lit(m, ">"), run(m, "\t\n\r "), skipTagText, run(m,
    "\t\n\r "), lit(m, "</"), skipTagName, lit(m, ">"));
  const skipInnermostTags = seq(many(m, 1, seq(skipInnermostTag, run(m, "\t\n\r "))), and(m, lit(m, "</")));
  const skipInnerTag = seq(lit(m, "<"), skipTagName, lit(m, ">"), run(m, "\t\n\r "), choice(m, skipInnermostTags,
      skipTagText), run(m, "\t\n\r "), lit(m, "</"), skipTagName, lit(m, ">"));
  const skipInnerTags = seq(many(m, 1, seq(skipInnerTag, run(m, "\t\n\r "))), and(m, lit(m, "</")));
  const skipTag = seq(lit(m, "<"), skipTagName, lit(m, ">"), run(m, "\t\n\r "), choice(m, skipInnerTags,
      skipTagText), run(m, "\t\n\r "), lit(m, "</"), skipTagName, lit(m, ">"));
  const skipTags = many(m, 1, seq(skipTag, run(m, "\t\n\r ")));
  const skipQuoted1 = skip_quoted;
  const skipAttribute = seq(skipTagName, lit(m, "="), skipQuoted1);
  const skipAttributes = seq(lit(m, "<"), skipTagName, many(m, 1, seq(run(m, "\t\n\r ", 1), skipAttribute)), run(m,
    "\t\n\r "), optional(m, lit(m, "/")), lit(m, ">"));
  const skipBullets = repeat(m, { least: 2, between: many(m, 1, skipEol) }, skipItem);
  const skip_form = choice(m, skipTable, skipPairRecords, skipRecords, skipPairs, skipFields, skipTags,
    skipAttributes, skipBullets);
  const readCell = node(m, (start, end, l) => ({ type: 'Cell', start, end, text: l[0] }), seq(run(m, "\t \u00a0"),
      label(m, 0, choice(m, pick(m, 1, lit(m, "**"), text(m, seq(run(m, "^\t\n\r *|", 1), many(m, 0, seq(run(m,
                      "\t \u00a0", 1), run(m, "^\t\n\r *|", 1))))), lit(m, "**"), and(m, seq(run(m, "\t \u00a0"),
                lit(m, "|")))), text(m, optional(m, seq(run(m, "^\t\n\r |", 1), many(m, 0, seq(run(m, "\t \u00a0",
                      1), run(m, "^\t\n\r |", 1)))))))), run(m, "\t \u00a0")));
  const readRow = node(m, (start, end, l) => ({ type: 'Row', start, end, cells: l[0] }), seq(lit(m, "|"), label(m, 0,
        repeat(m, { least: 1, listed: true }, pick(m, 0, readCell, lit(m, "|")))), run(m, "\t \u00a0")));
  const readTable = node(m, (start, end, l) => ({ type: 'Table', start, end, head: l[0], rows: l[1] }), seq(run(m,
      "\t \u00a0"), label(m, 0, readRow), skipEol, skipRule, label(m, 1, repeat(m, { least: 1, listed: true },
          pick(m, 2, skipEol, run(m, "\t \u00a0"), readRow)))));
  const readName = pick(m, 1, run(m, "\"'*_`"), text(m, seq(one(m, "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"),
        run(m, "!#-&+\\--9?-_a-z~-\u2191\u2193-\uffff"), repeat(m, { least: 0, most: 4 }, seq(one(m, "\t \u00a0"),
            run(m, "!#-&+\\--9?-_a-z~-\u2191\u2193-\uffff", 1))))), run(m, "\"'*_`"), run(m, "\t \u00a0"), choice(m,
      lit(m, ":"), lit(m, "="), lit(m, "->"), lit(m, "\u2192")), not(m, lit(m, "//")), run(m, "*_"), run(m,
  "\t \u00a0"));
  const readPairQuoted = node(m, (start, end, l) => ({ type: 'PairQuoted', start, end, text: l[0] }), seq(label(m, 0,
        read_quoted), run(m, "\t \u00a0"), and(m, one(m, "),"))));
  const readPairBracket = node(m, (start, end, l) => ({ type: 'PairBracket', start, end, text: l[0] }), seq(label(m,
        0, text(m, skipBracket)), run(m, "\t \u00a0"), and(m, choice(m, one(m, "),"), skipEnd))));
  const readPairPlain = node(m, (start, end, l) => ({ type: 'PairPlain', start, end, text: l[0] }), seq(label(m, 0,
        text(m, seq(run(m, "^\t\n\r \"(),", 1), many(m, 0, seq(run(m, "\t \u00a0", 1), run(m, "^\t\n\r \"(),",
                  1)))))), run(m, "\t \u00a0"), and(m, choice(m, one(m, "),"), skipEnd))));
  const readPair = node(m, (start, end, l) => ({ type: 'Pair', start, end, name: l[0], value: l[1] }), seq(run(m,
      "\t \u00a0"), label(m, 0, readName), label(m, 1, choice(m, readPairQuoted, readPairBracket, readPairPlain))));
  const readPairRecord = node(m, (start, end, l) => ({ type: 'PairRecord', start, end, pairs: l[0] }), seq(label(m,
        0, repeat(m, { least: 2, between: lit(m, ","), listed: true }, readPair)), and(m, skipEnd)));
  const readPairRecords = node(m, (start, end, l) => ({ type: 'PairRecords', start, end, items: l[0] }), label(m, 0,
      repeat(m, { least: 1, between: many(m, 1, skipEol), listed: true }, pick(m, 1, skipBullet, readPairRecord))));
  const readQuoted = node(m, (start, end, l) => ({ type: 'Quoted', start, end, text: l[0] }), seq(label(m, 0,
        read_quoted), optional(m, lit(m, ",")), and(m, skipEnd)));
  const readBold = node(m, (start, end, l) => ({ type: 'Bold', start, end, text: l[0] }), seq(choice(m, lit(m, "**"),
        lit(m, "__")), label(m, 0, text(m, run(m, "^\n\r*_", 1))), choice(m, lit(m, "**"), lit(m, "__")), and(m,
        skipEnd)));
  const readItemText = node(m, (start, end, l) => ({ type: 'ItemText', start, end, text: l[0] }), label(m, 0, text(m,
        seq(run(m, "^\n\r", 1), many(m, 0, seq(skipEol, repeat(m, { least: 2 }, one(m, "\t \u00a0")), not(m,
                skipBullet), run(m, "^\n\r", 1)))))));
  const readItem = node(m, (start, end, l) => ({ type: 'Item', start, end, value: l[0] }), seq(run(m, "\t \u00a0"),
      skipBullet, label(m, 0, choice(m, readQuoted, readBold, readItemText))));
  const readItems = node(m, (start, end, l) => ({ type: 'Items', start, end, items: l[0] }), seq(and(m, skipEol),
      label(m, 0, repeat(m, { least: 1, listed: true }, pick(m, 2, skipEol, run(m, "\t \u00a0"), readItem)))));
  const readPlain = node(m, (start, end, l) => ({ type: 'Plain', start, end, text: l[0] }), label(m, 0, text(m,
        seq(run(m, "^\n\r", 1), many(m, 0, skipMore)))));
  const readEmpty = node(m, 'Empty', and(m, skipEnd));
  const readInnerField = node(m, (start, end, l) => ({ type: 'InnerField', start, end, name: l[0], value: l[1] }),
    seq(label(m, 0, readName), label(m, 1, choice(m, readQuoted, readItems, readPlain, readEmpty))));
  const readInner = node(m, (start, end, l) => ({ type: 'Inner', start, end, fields: l[0] }), seq(and(m, skipEol),
      label(m, 0, repeat(m, { least: 1, listed: true }, pick(m, 3, skipEol, repeat(m, { least: 2 }, one(m,
            "\t \u00a0")), optional(m, seq(skipBullet, and(m, lit(m, "**")))), readInnerField)))));
  const readField = node(m, (start, end, l) => ({ type: 'Field', start, end, name: l[0], value: l[1] }), seq(label(m,
        0, readName), label(m, 1, choice(m, readQuoted, pick(m, 1, and(m, seq(skipEol, run(m, "\t \u00a0"),
                skipBullet, lit(m, "**"))), readInner), readItems, readInner, readPlain, readEmpty))));
  const readRecord = node(m, (start, end, l) => ({ type: 'Record', start, end, first: l[0], others: l[1] }),
    seq(skipBullet, label(m, 0, readField), label(m, 1, repeat(m, { least: 1, listed: true }, pick(m, 2, skipEol,
            repeat(m, { least: 2 }, one(m, "\t \u00a0")), readField)))));
  const readRecords = node(m, (start, end, l) => ({ type: 'Records', start, end, items: l[0] }), label(m, 0,
      repeat(m, { least: 1, between: many(m, 1, skipEol), listed: true }, readRecord)));
  const readPairs = node(m, (start, end, l) => ({ type: 'Pairs', start, end, pairs: l[0] }), seq(one(m,
      "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"), run(m,
      ".0-9A-Z_a-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"), lit(m, "("), label(m, 0, repeat(m, { least: 1,
            between: lit(m, ","), listed: true }, readPair)), lit(m, ")"), run(m, "\t \u00a0"), not(m, one(m, "^"))),
    seq(label(m, 0, repeat(m, { least: 2, between: lit(m, ","), listed: true }, readPair)), not(m, one(m, "^"))));
  const readSection = node(m, (start, end, l) => ({ type: 'Section', start, end, name: l[0], fields: l[1] }),
    seq(lit(m, "["), label(m, 0, text(m, skipTagName)), lit(m, "]"), run(m, "\t \u00a0"), many(m, 1, skipEol),
      label(m, 1, repeat(m, { least: 1, between: many(m, 1, skipEol), listed: true }, readField))));
  const readFields = node(m, (start, end, l) => ({ type: 'Fields', start, end, fields: l[0], sections: l[1] }),
    seq(not(m, seq(optional(m, one(m, "\t \u00a0")), optional(m, skipBullet), skipName, skipEmpty, skipEol)),
      label(m, 0, repeat(m, { least: 1, between: many(m, 1, skipEol), listed: true }, pick(m, 2, optional(m, one(m,
            "\t \u00a0")), optional(m, skipBullet), readField))), label(m, 1, repeat(m, { least: 0,
            listed: true }, pick(m, 1, many(m, 1, skipEol), readSection)))));
  const readTagText = node(m, (start, end, l) => ({ type: 'TagText', start, end, text: l[0] }), label(m, 0, text(m,
        optional(m, seq(run(m, "^\t\n\r <", 1), many(m, 0, seq(run(m, "\t\n\r ", 1), run(m, "^\t\n\r <", 1))))))));
  const readInnermostTag = node(m, (start, end, l) => ({ type: 'InnermostTag', start, end, open: l[0], value: l[1],
        close: l[2] }), seq(lit(m, "<"), label(m, 0, text(m, skipTagName)), lit(m, ">"), run(m, "\t\n\r "), label(m,
        1, readTagText), run(m, "\t\n\r "), lit(m, "</"), label(m, 2, text(m, skipTagName)), lit(m, ">")));
  const readInnermostTags = node(m, (start, end, l) => ({ type: 'InnermostTags', start, end, tags: l[0] }),
    seq(label(m, 0, repeat(m, { least: 1, listed: true }, pick(m, 0, readInnermostTag, run(m, "\t\n\r ")))), and(m,
        lit(m, "</"))));
  const readInnerTag = node(m, (start, end, l) => ({ type: 'InnerTag', start, end, open: l[0], value: l[1],
        close: l[2] }), seq(lit(m, "<"), label(m, 0, text(m, skipTagName)), lit(m, ">"), run(m, "\t\n\r "), label(m,
        1, choice(m, readInnermostTags, readTagText)), run(m, "\t\n\r "), lit(m, "</"), label(m, 2, text(m,
          skipTagName)), lit(m, ">")));
  const readInnerTags = node(m, (start, end, l) => ({ type: 'InnerTags', start, end, tags: l[0] }), seq(label(m, 0,
        repeat(m, { least: 1, listed: true }, pick(m, 0, readInnerTag, run(m, "\t\n\r ")))), and(m, lit(m, "</"))));
  const readTag = node(m, (start, end, l) => ({ type: 'Tag', start, end, open: l[0], value: l[1], close: l[2] }),
    seq(lit(m, "<"), label(m, 0, text(m, skipTagName)), lit(m, ">"), run(m, "\t\n\r "), label(m, 1, choice(m,
          readInnerTags, readTagText)), run(m, "\t\n\r "), lit(m, "</"), label(m, 2, text(m, skipTagName)), lit(m,
  ">")));
  const readTags = node(m, (start, end, l) => ({ type: 'Tags', start, end, tags: l[0] }), label(m, 0, repeat(m,
        { least: 1, listed: true }, pick(m, 0, readTag, run(m, "\t\n\r ")))));
  const readQuoted1 = node(m, (start, end, l) => ({ type: 'Quoted1', start, end, text: l[0] }), label(m, 0,
      read_quoted));
  const readAttribute = node(m, (start, end, l) => ({ type: 'Attribute', start, end, name: l[0], value: l[1] }),
    seq(label(m, 0, text(m, skipTagName)), lit(m, "="), label(m, 1, readQuoted1)));
  const readAttributes = node(m, (start, end, l) => ({ type: 'Attributes', start, end, fields: l[0] }), seq(lit(m,
      "<"), skipTagName, label(m, 0, repeat(m, { least: 1, listed: true }, pick(m, 1, run(m, "\t\n\r ", 1),
            readAttribute))), run(m, "\t\n\r "), optional(m, lit(m, "/")), lit(m, ">")));
  const readBullets = node(m, (start, end, l) => ({ type: 'Bullets', start, end, items: l[0] }), label(m, 0,
      repeat(m, { least: 2, between: many(m, 1, skipEol), listed: true }, readItem)));
  const read_form = choice(m, readTable, readPairRecords, readRecords, readPairs, readFields, readTags,
    readAttributes, readBullets);
  const readForm = node(m, (start, end, l) => ({ type: 'Form', start, end, before: l[0], form: l[1], after: l[2] }),
    seq(label(m, 0, text(m, lit(m, ""))), label(m, 1, readGrid), label(m, 2, text(m, lit(m, "")))), seq(label(m, 0,
        text(m, many(m, 0, seq(not(m, skipFence), skipLine)))), skipFence, skipEol, label(m, 1, readGrid), label(m,
        2, text(m, seq(skipEol, lit(m, "```"), run(m, "^"))))), seq(label(m, 0, text(m, many(m, 0, seq(not(m,
                skip_form), skipLine)))), label(m, 1, read_form), label(m, 2, text(m, run(m, "^")))));
  const leaf0 = leaf(m, readForm);
  const leaf93 = leaf(m, readBullets);
  const skipThinking = choice(m, lit(m, "thinking"), lit(m, "think"), lit(m, "thoughts"), lit(m, "thought"), lit(m,
    "reasoning"), lit(m, "reflection"), lit(m, "scratchpad"), lit(m, "analysis"));
  const skipThought = seq(lit(m, "<"), skipThinking, lit(m, ">"), many(m, 0, seq(not(m, seq(lit(m, "</"),
            skipThinking, lit(m, ">"))), one(m, "^"))), lit(m, "</"), skipThinking, lit(m, ">"));
  const skipLateThought = seq(many(m, 0, seq(not(m, seq(lit(m, "<"), optional(m, lit(m, "/")), skipThinking, lit(m,
        ">"))), one(m, "^"))), lit(m, "</"), skipThinking, lit(m, ">"));
  const readThoughts = node(m, 'Thoughts', seq(run(m, "\t\n\r "), many(m, 1, seq(skipThought, run(m, "\t\n\r ")))),
    seq(skipLateThought, run(m, "\t\n\r ")));
  const leaf94 = leaf(m, readThoughts);
  const skipConcluding = seq(choice(m, caseless(m, "answer"), caseless(m, "result"), caseless(m, "conclusion"),
      caseless(m, "verdict"), caseless(m, "output")), run(m, "\"'*_`"), run(m, "\t \u00a0"), choice(m, lit(m, ":"),
      lit(m, "="), seq(lit(m, "is"), not(m, one(m, "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff")))), run(m,
  "\"'*_`"));
  const readConclusion = node(m, (start, end, l) => ({ type: 'Conclusion', start, end, text: l[0] }), seq(many(m, 1,
        seq(many(m, 0, seq(not(m, lit(m, "\\boxed{")), one(m, "^"))), lit(m, "\\boxed{"))), label(m, 0, text(m,
          run(m, "^\n\r{}", 1))), lit(m, "}")), seq(many(m, 1, seq(many(m, 0, seq(not(m, skipConcluding), one(m,
          "^"))), skipConcluding)), run(m, "\t\n\r "), run(m, "\"'*_`"), label(m, 0, text(m, run(m, "^\n\r",
            1)))));
  const leaf99 = leaf(m, readConclusion);
  const readFirstLine = node(m, (start, end, l) => ({ type: 'FirstLine', start, end, text: l[0] }), seq(run(m,
      "\"'*_`"), label(m, 0, text(m, run(m, "^\n\r", 1))), skipEol));
  const leaf102 = leaf(m, readFirstLine);
  const readLastLine = node(m, (start, end, l) => ({ type: 'LastLine', start, end, text: l[0] }), seq(many(m, 1,
        seq(run(m, "^\n\r"), skipEol)), run(m, "\"'*_`"), label(m, 0, text(m, run(m, "^\n\r", 1)))));
  const leaf104 = leaf(m, readLastLine);

  return {
    machine: m,
    steps: {
      Form: { op: 'leaf', read: leaf0 },
      Bullets: { op: 'leaf', read: leaf93 },
      Thoughts: { op: 'leaf', read: leaf94 },
      Conclusion: { op: 'leaf', read: leaf99 },
      FirstLine: { op: 'leaf', read: leaf102 },
      LastLine: { op: 'leaf', read: leaf104 },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Form', 'Bullets', 'Thoughts', 'Conclusion', 'FirstLine', 'LastLine'],
  rules: once(makeRules),
  mistakes: {
  },
  registers: 0,
  tables: 0,
};
