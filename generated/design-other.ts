// Generated from grammars/design/other.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type Match, type NodesByType, type Step, type TextPiece, type TreeNode, Machine, Rules, coded, once, tableOf } from '../src/engine/generated.ts';

export interface SqlPiecesNode extends TreeNode {
  readonly type: 'SqlPieces';
  readonly pieces: (SqlBlankNode | SqlTextNode | SqlOpenNode | SqlCloseNode | SqlEndNode | SqlCommentNode | SqlOpenCommentNode | SqlOpenQuoteNode)[];
}
export interface SqlBlankNode extends TreeNode { readonly type: 'SqlBlank'; }
export interface SqlOpenNode extends TreeNode { readonly type: 'SqlOpen'; }
export interface SqlCloseNode extends TreeNode { readonly type: 'SqlClose'; }
export interface SqlEndNode extends TreeNode { readonly type: 'SqlEnd'; }
export interface SqlTextNode extends TreeNode { readonly type: 'SqlText'; }
export interface SqlCommentNode extends TreeNode { readonly type: 'SqlComment'; }
export interface SqlOpenCommentNode extends TreeNode { readonly type: 'SqlOpenComment'; }
export interface SqlOpenQuoteNode extends TreeNode { readonly type: 'SqlOpenQuote'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<SqlPiecesNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'AnyText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'AnyText' | 'SqlPieces', 'model'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'SqlPieces', start, end, pieces: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!-'*-:<-\u007f");
  const TABLE_1 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!#%&*-,.0-:<-_a-\u007f");
  const TABLE_2 = tableOf("\"$'`");

  function skip_sqlTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l4: {
      const s5 = p;
      const c6 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c6 < 128 ? TABLE_1[c6] === 1 : c6 >= 128))) {
        l7: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l7; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r \"$'-)\\-/;`";
          break l4;
        }
        p = s5;
      }
      if ((c6 < 128 && TABLE_2[c6] === 1) && (q = skipSqlString(p)) >= 0) { p = q; break l4; }
      if (c6 === 45) {
        l8: {

          p++;
          if ((p < end && text.charCodeAt(p) === 45)) { break l8; }
          m.hitEnd ||= p >= end;
          break l4;
        }
        p = s5;
      }
      if (c6 === 47) {
        l9: {

          p++;
          if ((p < end && text.charCodeAt(p) === 42)) { break l9; }
          m.hitEnd ||= p >= end;
          break l4;
        }
        p = s5;
      }
      if (p >= end || text.charCodeAt(p) !== 36) { m.hitEnd ||= p >= end; return -1; }
      p++;
      if ((p < end && text.charCodeAt(p) === 36)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function readSqlTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) || (p = skip_sqlText(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l10: for (;;) {
      const s12 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 60 || c <= 39 || (c >= 42 && c <= 58)))) {
        l11: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) || (p = skip_sqlText(p)) < 0) { m.hitEnd ||= p >= end; break l11; }
          continue l10;
        }
        p = s12;
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: SqlTextNode = { type: 'SqlText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readSqlPieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: SqlBlankNode | SqlTextNode | SqlOpenNode | SqlCloseNode | SqlEndNode | SqlCommentNode | SqlOpenCommentNode | SqlOpenQuoteNode;
    l1: {
      const c3 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c3 >= 9 && c3 <= 10) || c3 === 13 || c3 === 32) && (q = readSqlBlank(p)) >= 0) {
        p = q;
        value = m.value as SqlBlankNode;
        break l1;
      }
      if ((p < end && (c3 < 128 ? TABLE_0[c3] === 1 : c3 >= 128)) && (q = readSqlText(p)) >= 0) {
        p = q;
        value = m.value as SqlTextNode;
        break l1;
      }
      if (c3 === 40 && (q = readSqlOpen(p)) >= 0) { p = q; value = m.value as SqlOpenNode; break l1; }
      if (c3 === 41 && (q = readSqlClose(p)) >= 0) { p = q; value = m.value as SqlCloseNode; break l1; }
      if (c3 === 59 && (q = readSqlEnd(p)) >= 0) { p = q; value = m.value as SqlEndNode; break l1; }
      if ((c3 === 45 || c3 === 47) && (q = readSqlComment(p)) >= 0) {
        p = q;
        value = m.value as SqlCommentNode;
        break l1;
      }
      if (c3 === 47 && (q = readSqlOpenComment(p)) >= 0) { p = q; value = m.value as SqlOpenCommentNode; break l1; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1)) || (p = readSqlOpenQuote(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as SqlOpenQuoteNode;
    }
    m.value = value;
    return p;
  }

  const readSqlPiece = coded(readSqlPieceCode, "^", true);
  const readSqlText = coded(readSqlTextCode, "^\t\n\r ();", true);
  const skip_sqlText = coded(skip_sqlTextCode, "^\t\n\r ();", true);
  const rules = new Rules(m, [
      '[0,[[null,"^\\r",1,null,false],["\\r\\n",null,0,null,false],["\\n",null,0,null,false],["\\r",null,0,null,false]]]', // 0 text
      '[0,["L",2]]', // 1 leaf
      '[0,["N",0,[":",0,["|",0,null,true,3]]]]', // 2 readSqlPieces
      readSqlPiece,
      '[0,["N","SqlBlank",["[+","\\t\\n\\r "]]]', // 4 readSqlBlank
      readSqlText,
      skip_sqlText,
      '[0,["/",["s","\'",["[*","^\'"],"\'"],["s","\\"",["[*","^\\""],"\\""],["s","`",["[*","^`"],"`"],["s","$$",["*",["s",["!","$$"],["[","^"]]],"$$"]],"\\"$\'`"]', // 7 skipSqlString
      '[0,["N","SqlOpen","("]]', // 8 readSqlOpen
      '[0,["N","SqlClose",")"]]', // 9 readSqlClose
      '[0,["N","SqlEnd",";"]]', // 10 readSqlEnd
      '[0,["N","SqlComment",["s","--",["[*","^\\n\\r"]],["s","/*",["*",["s",["!","*/"],["[","^"]]],"*/"]],"\\\\-/"]', // 11 readSqlComment
      '[0,["N","SqlOpenComment",["s","/*",["[*","^"]]]]', // 12 readSqlOpenComment
      '[0,["N","SqlOpenQuote",["s",["[","\\"$\'`"],["[*","^"]]]]', // 13 readSqlOpenQuote
    ], { nodes: NODES });
  let readSqlBlank: Match = rules.called(4, (made) => { readSqlBlank = made; });
  let skipSqlString: Match = rules.called(7, (made) => { skipSqlString = made; });
  let readSqlOpen: Match = rules.called(8, (made) => { readSqlOpen = made; });
  let readSqlClose: Match = rules.called(9, (made) => { readSqlClose = made; });
  let readSqlEnd: Match = rules.called(10, (made) => { readSqlEnd = made; });
  let readSqlComment: Match = rules.called(11, (made) => { readSqlComment = made; });
  let readSqlOpenComment: Match = rules.called(12, (made) => { readSqlOpenComment = made; });
  let readSqlOpenQuote: Match = rules.called(13, (made) => { readSqlOpenQuote = made; });

  const stepAnyText: Step = { op: 'rule', name: 'AnyText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(0), isSome: true } };

  return {
    machine: m,
    steps: {
      Around: { op: 'optional', body: { op: 'again', step: () => stepAnyText } },
      SqlPieces: { op: 'leaf', read: rules.at(1) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Around', 'SqlPieces'],
  rules: once(makeRules),
  mistakes: {
  },
  attributes: 0,
  tables: 0,
};
