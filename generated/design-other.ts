// Generated from grammars/design/other.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Step, type TextPiece, type TreeNode, Machine, once, tableOf, choice, coded, label, leaf, lit, many, node, not, one, repeat, rounds, run, seq } from '../src/engine/generated.ts';

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

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export interface Around {
  readonly AnyText: 'model';
  readonly SqlPieces: 'model';
}

/** The codes of mistakes. */
export type Codes = never;

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([0, 8], [11, 12], [14, 31], [33, 39], [42, 58], [60, 127]);
  const TABLE_1 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 35], [37, 38], [42, 44], [46, 46], [48, 58], [60, 95], [97, 127]);
  const TABLE_2 = tableOf([34, 34], [36, 36], [39, 39], [96, 96]);

  function skip_sqlTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l5: {
      const s6 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
        l7: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l7; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r \"$'-)\\-/;`";
          break l5;
        }
        p = s6;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
        l8: {
          p = skipSqlString(p);
          if (p < 0) { break l8; }
          break l5;
        }
        p = s6;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l9: {

          p++;
          if ((p < end && text.charCodeAt(p) === 45)) { break l9; }
          m.touched ||= p >= end;
          break l5;
        }
        p = s6;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l10: {

          p++;
          if ((p < end && text.charCodeAt(p) === 42)) { break l10; }
          m.touched ||= p >= end;
          break l5;
        }
        p = s6;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 36) { m.touched ||= p >= end; return -1; }
      p++;
      if ((p < end && text.charCodeAt(p) === 36)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function readSqlTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
    p = skip_sqlText(p);
    if (p < 0) { return -1; }
    l11: for (;;) {
      const s13 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 60 || c <= 39 || (c >= 42 && c <= 58)))) {
        l12: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l12; }
          p = skip_sqlText(p);
          if (p < 0) { break l12; }
          continue l11;
        }
        p = s13;
      } else m.touched ||= p >= end;
      break;
    }
    const node: SqlTextNode = { type: 'SqlText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readSqlPieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: SqlBlankNode | SqlTextNode | SqlOpenNode | SqlCloseNode | SqlEndNode | SqlCommentNode | SqlOpenCommentNode | SqlOpenQuoteNode;
    l1: {
      const s2 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l3: {
          p = readSqlBlank(p);
          if (p < 0) { break l3; }
          value = m.value as SqlBlankNode;
          break l1;
        }
        p = s2;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
        l4: {
          p = readSqlText(p);
          if (p < 0) { break l4; }
          value = m.value as SqlTextNode;
          break l1;
        }
        p = s2;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 40)) {
        l15: {
          p = readSqlOpen(p);
          if (p < 0) { break l15; }
          value = m.value as SqlOpenNode;
          break l1;
        }
        p = s2;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l16: {
          p = readSqlClose(p);
          if (p < 0) { break l16; }
          value = m.value as SqlCloseNode;
          break l1;
        }
        p = s2;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 59)) {
        l17: {
          p = readSqlEnd(p);
          if (p < 0) { break l17; }
          value = m.value as SqlEndNode;
          break l1;
        }
        p = s2;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 45 || c === 47))) {
        l18: {
          p = readSqlComment(p);
          if (p < 0) { break l18; }
          value = m.value as SqlCommentNode;
          break l1;
        }
        p = s2;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l19: {
          p = readSqlOpenComment(p);
          if (p < 0) { break l19; }
          value = m.value as SqlOpenCommentNode;
          break l1;
        }
        p = s2;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = readSqlOpenQuote(p);
      if (p < 0) { return -1; }
      value = m.value as SqlOpenQuoteNode;
    }
    m.value = value;
    return p;
  }

  const text0 = rounds(m, { run: "^\r", least: 1 }, { before: lit(m, "\r\n") }, { before: lit(m, "\n") },
    { before: lit(m, "\r") });
  const readSqlBlank = node(m, (start, end) => ({ type: 'SqlBlank', start, end }), run(m, "\t\n\r ", 1));
  const skipSqlString = choice(m, seq(lit(m, "'"), run(m, "^'"), lit(m, "'")), seq(lit(m, "\""), run(m, "^\""),
      lit(m, "\"")), seq(lit(m, "`"), run(m, "^`"), lit(m, "`")), seq(lit(m, "$$"), many(m, 0, seq(not(m, lit(m,
          "$$")), one(m, "^"))), lit(m, "$$")));
  const skip_sqlText = coded(skip_sqlTextCode, "^\t\n\r ();", true);
  const readSqlText = coded(readSqlTextCode, "^\t\n\r ();", true);
  const readSqlOpen = node(m, (start, end) => ({ type: 'SqlOpen', start, end }), lit(m, "("));
  const readSqlClose = node(m, (start, end) => ({ type: 'SqlClose', start, end }), lit(m, ")"));
  const readSqlEnd = node(m, (start, end) => ({ type: 'SqlEnd', start, end }), lit(m, ";"));
  const readSqlComment = node(m, (start, end) => ({ type: 'SqlComment', start, end }), seq(lit(m, "--"), run(m,
    "^\n\r")), seq(lit(m, "/*"), many(m, 0, seq(not(m, lit(m, "*/")), one(m, "^"))), lit(m, "*/")));
  const readSqlOpenComment = node(m, (start, end) => ({ type: 'SqlOpenComment', start, end }), seq(lit(m, "/*"),
      run(m, "^")));
  const readSqlOpenQuote = node(m, (start, end) => ({ type: 'SqlOpenQuote', start, end }), seq(one(m, "\"$'`"),
      run(m, "^")));
  const readSqlPiece = coded(readSqlPieceCode, "^", true);
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
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Around', 'SqlPieces'],
  rules: once(makeRules),
  mistakes: {
  },
  registers: 0,
  tables: 0,
};
