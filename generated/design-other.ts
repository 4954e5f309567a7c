// Generated from grammars/design/other.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Step, type TextPiece, type TreeNode, Machine, once, choice, label, leaf, lit, many, node, not, one, repeat, rounds, run, seq } from '../src/engine/index.ts';

export interface SqlPiecesNode extends TreeNode {
  readonly type: 'SqlPieces';
  readonly pieces: (SqlBlankNode | SqlTextNode | SqlOpenNode | SqlCloseNode | SqlEndNode | SqlCommentNode | SqlOpenCommentNode | SqlOpenQuoteNode)[];
}

export interface SqlBlankNode extends TreeNode {
  readonly type: 'SqlBlank';
}

export interface SqlOpenNode extends TreeNode {
  readonly type: 'SqlOpen';
}

export interface SqlCloseNode extends TreeNode {
  readonly type: 'SqlClose';
}

export interface SqlEndNode extends TreeNode {
  readonly type: 'SqlEnd';
}

export interface SqlTextNode extends TreeNode {
  readonly type: 'SqlText';
}

export interface SqlCommentNode extends TreeNode {
  readonly type: 'SqlComment';
}

export interface SqlOpenCommentNode extends TreeNode {
  readonly type: 'SqlOpenComment';
}

export interface SqlOpenQuoteNode extends TreeNode {
  readonly type: 'SqlOpenQuote';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly SqlPieces: SqlPiecesNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly AnyText: TextPiece<'AnyText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
}

/** The codes of mistakes. */
export type Codes = never;

function makeRules(): GrammarRules {
  const m = new Machine();

  const text0 = rounds(m, { run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") }, { before: lit(m, "\n") },
    { before: lit(m, "\r") });
  const readSqlBlank = node(m, (start, end) => ({ type: 'SqlBlank', start, end }), run(m, "\t\n\r ", 1));
  const skipSqlString = choice(m, seq(lit(m, "'"), run(m, "^'"), lit(m, "'")), seq(lit(m, "\""), run(m, "^\""),
      lit(m, "\"")), seq(lit(m, "`"), run(m, "^`"), lit(m, "`")), seq(lit(m, "$$"), many(m, 0, seq(not(m, lit(m,
          "$$")), one(m, "^"))), lit(m, "$$")));
  const skip_sqlText = choice(m, run(m, "^\t\n\r \"$'-)\\-/;`", 1), skipSqlString, seq(lit(m, "-"), not(m, lit(m,
    "-"))), seq(lit(m, "/"), not(m, lit(m, "*"))), seq(lit(m, "$"), not(m, lit(m, "$"))));
  const readSqlText = node(m, (start, end) => ({ type: 'SqlText', start, end }), many(m, 1, skip_sqlText));
  const readSqlOpen = node(m, (start, end) => ({ type: 'SqlOpen', start, end }), lit(m, "("));
  const readSqlClose = node(m, (start, end) => ({ type: 'SqlClose', start, end }), lit(m, ")"));
  const readSqlEnd = node(m, (start, end) => ({ type: 'SqlEnd', start, end }), lit(m, ";"));
  const readSqlComment = node(m, (start, end) => ({ type: 'SqlComment', start, end }), seq(lit(m, "--"), run(m,
    "^\n\r")), seq(lit(m, "/*"), many(m, 0, seq(not(m, lit(m, "*/")), one(m, "^"))), lit(m, "*/")));
  const readSqlOpenComment = node(m, (start, end) => ({ type: 'SqlOpenComment', start, end }), seq(lit(m, "/*"),
      run(m, "^")));
  const readSqlOpenQuote = node(m, (start, end) => ({ type: 'SqlOpenQuote', start, end }), seq(one(m, "\"$'`"),
      run(m, "^")));
  const readSqlPiece = choice(m, readSqlBlank, readSqlText, readSqlOpen, readSqlClose, readSqlEnd, readSqlComment,
    readSqlOpenComment, readSqlOpenQuote);
  const readSqlPieces = node(m, (start, end, l) => ({ type: 'SqlPieces', start, end, pieces: l[0] }), label(m, 0,
      repeat(m, { least: 0, listed: true }, readSqlPiece)));
  const leaf1 = leaf(m, readSqlPieces);

  const stepAnyText: Step = { op: 'rule', name: 'AnyText', register: -1, isText: true, body: { op: 'text', read: text0, isSome: true } };

  return {
    machine: m,
    steps: {
      Around: { op: 'optional', body: { op: 'again', step: () => stepAnyText } },
      SqlPieces: { op: 'leaf', read: leaf1 },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes> = {
  starts: ['Around', 'SqlPieces'],
  rules: once(makeRules),
  mistakes: {
  },
  registers: 0,
  tables: 0,
};
