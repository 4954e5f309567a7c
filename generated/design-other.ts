// Generated from grammars/design/other.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, tableOf } from '../src/engine/index.ts';

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

// The text that is read, and what the last reading found.
let text = '';
let end = 0;
let base = 0;
let over = true;
let pos = 0;
let touched = false;
let within = 0;
let leafValue: unknown;
let trail: RecoveryNode[] = [];

// What is left of the text may go on to be the literal.
function reachesEnd(p: number, literal: string): void {
  if (p + literal.length > end && literal.startsWith(text.slice(p))) touched = true;
}

const TABLE_0 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 35], [37, 38], [42, 44], [46, 46], [48, 58], [60, 95], [97, 127]);
const TABLE_1 = tableOf([34, 34], [36, 36], [39, 39], [96, 96]);
const TABLE_2 = tableOf([0, 8], [11, 12], [14, 31], [33, 39], [42, 58], [60, 127]);
const STOPS_0 = /[\u000a\u000d]/g;
const STOPS_1 = /[\u0009-\u000a\u000d\u0020\u0022\u0024\u0027-\u0029\u002d\u002f\u003b\u0060]/g;

function text0(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1 = p + 16;
      while (p < near1 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near1) {
        STOPS_0.lastIndex = p;
        p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
      }
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
    }
  }
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l2: {

        const near3 = p + 16;
        while (p < near3 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near3) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        if (p >= end) {
          if (!touched) {
            within = 1;
            touched = true;
            return p;
          }
          touched = true;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l4: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l4;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l5: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l5;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l6: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l6;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf1(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SqlPiecesNode;
  const r7 = readSqlPieces(p);
  if (r7 === undefined) { return -1; }
  value = r7;
  p = pos;
  leafValue = value;
  return p;
}

function readSqlPieces(p: number): SqlPiecesNode | undefined {
  const start = p;
  let l_pieces!: (SqlBlankNode | SqlTextNode | SqlOpenNode | SqlCloseNode | SqlEndNode | SqlCommentNode | SqlOpenCommentNode | SqlOpenQuoteNode)[];
  const list12: (SqlBlankNode | SqlTextNode | SqlOpenNode | SqlCloseNode | SqlEndNode | SqlCommentNode | SqlOpenCommentNode | SqlOpenQuoteNode)[] = [];
  l8: for (;;) {
    const s10 = p;
    if (p < end) {
      l9: {
        let v11!: SqlBlankNode | SqlTextNode | SqlOpenNode | SqlCloseNode | SqlEndNode | SqlCommentNode | SqlOpenCommentNode | SqlOpenQuoteNode;
        const r14 = readSqlPiece(p);
        if (r14 === undefined) { break l9; }
        v11 = r14;
        p = pos;
        list12.push(v11);
        continue l8;
      }
      p = s10;
    } else touched ||= p >= end;
    break;
  }
  l_pieces = list12;
  pos = p;
  return { type: 'SqlPieces', start: base + start, end: base + p, pieces: l_pieces };
}

function readSqlPiece(p: number): SqlBlankNode | SqlTextNode | SqlOpenNode | SqlCloseNode | SqlEndNode | SqlCommentNode | SqlOpenCommentNode | SqlOpenQuoteNode | undefined {
  let c = 0;
  let value!: SqlBlankNode | SqlTextNode | SqlOpenNode | SqlCloseNode | SqlEndNode | SqlCommentNode | SqlOpenCommentNode | SqlOpenQuoteNode;
  l15: {
    const s16 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l17: {
        const r18 = readSqlBlank(p);
        if (r18 === undefined) { break l17; }
        value = r18;
        p = pos;
        break l15;
      }
      p = s16;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) {
      l20: {
        const r21 = readSqlText(p);
        if (r21 === undefined) { break l20; }
        value = r21;
        p = pos;
        break l15;
      }
      p = s16;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 40) {
      l55: {
        const r56 = readSqlOpen(p);
        if (r56 === undefined) { break l55; }
        value = r56;
        p = pos;
        break l15;
      }
      p = s16;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 41) {
      l58: {
        const r59 = readSqlClose(p);
        if (r59 === undefined) { break l58; }
        value = r59;
        p = pos;
        break l15;
      }
      p = s16;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 59) {
      l61: {
        const r62 = readSqlEnd(p);
        if (r62 === undefined) { break l61; }
        value = r62;
        p = pos;
        break l15;
      }
      p = s16;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 47)) {
      l64: {
        const r65 = readSqlComment(p);
        if (r65 === undefined) { break l64; }
        value = r65;
        p = pos;
        break l15;
      }
      p = s16;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l78: {
        const r79 = readSqlOpenComment(p);
        if (r79 === undefined) { break l78; }
        value = r79;
        p = pos;
        break l15;
      }
      p = s16;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r81 = readSqlOpenQuote(p);
    if (r81 === undefined) { return undefined; }
    value = r81;
    p = pos;
  }
  pos = p;
  return value;
}

function readSqlBlank(p: number): SqlBlankNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  pos = p;
  return { type: 'SqlBlank', start: base + start, end: base + p };
}

function readSqlText(p: number): SqlTextNode | undefined {
  let c = 0;
  const start = p;
  let m25 = false;
  l22: for (;;) {
    const s24 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) {
      l23: {
        p = skip_sqlText(p);
        if (p < 0) { break l23; }
        m25 = true;
        continue l22;
      }
      p = s24;
    } else touched ||= p >= end;
    break;
  }
  if (!m25) { return undefined; }
  pos = p;
  return { type: 'SqlText', start: base + start, end: base + p };
}

function skip_sqlText(p: number): number {
  let c = 0;
  l26: {
    const s27 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l28: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l28;
        }
        p++;
        const near29 = p + 16;
        while (p < near29 && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) p++;
        if (p === near29) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l26;
      }
      p = s27;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      l30: {
        p = skipSqlString(p);
        if (p < 0) { break l30; }
        break l26;
      }
      p = s27;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l43: {

        p++;
        if (text.charCodeAt(p) === 45) {
          {
            const s44 = p;
            l45: {

              p++;
              break l43;
            }
            p = s44;
          }
        } else touched ||= p >= end;
        break l26;
      }
      p = s27;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l47: {

        p++;
        if (text.charCodeAt(p) === 42) {
          {
            const s48 = p;
            l49: {

              p++;
              break l47;
            }
            p = s48;
          }
        } else touched ||= p >= end;
        break l26;
      }
      p = s27;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 36) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 36) {
      {
        const s51 = p;
        l52: {

          p++;
          return -1;
        }
        p = s51;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipSqlString(p: number): number {
  l31: {
    const s32 = p;
    if (text.charCodeAt(p) === 39) {
      l33: {

        p++;
        p = text.indexOf("'", p);
        if (p < 0) p = end;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l33;
        }
        p++;
        break l31;
      }
      p = s32;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l34: {

        p++;
        p = text.indexOf("\"", p);
        if (p < 0) p = end;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l34;
        }
        p++;
        break l31;
      }
      p = s32;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l35: {

        p++;
        p = text.indexOf("`", p);
        if (p < 0) p = end;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l35;
        }
        p++;
        break l31;
      }
      p = s32;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 36 || !text.startsWith("$$", p)) {
      reachesEnd(p, "$$");
      return -1;
    }
    p += 2;
    l36: for (;;) {
      const s38 = p;
      if (p < end) {
        l37: {
          if (text.charCodeAt(p) === 36) {
            {
              const s40 = p;
              l41: {
                if (!text.startsWith("$$", p)) {
                  reachesEnd(p, "$$");
                  break l41;
                }
                p += 2;
                break l37;
              }
              p = s40;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l37;
          }
          p++;
          continue l36;
        }
        p = s38;
      } else touched ||= p >= end;
      break;
    }
    if (text.charCodeAt(p) !== 36 || !text.startsWith("$$", p)) {
      reachesEnd(p, "$$");
      return -1;
    }
    p += 2;
  }
  return p;
}

function readSqlOpen(p: number): SqlOpenNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'SqlOpen', start: base + start, end: base + p };
}

function readSqlClose(p: number): SqlCloseNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 41) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'SqlClose', start: base + start, end: base + p };
}

function readSqlEnd(p: number): SqlEndNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 59) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'SqlEnd', start: base + start, end: base + p };
}

function readSqlComment(p: number): SqlCommentNode | undefined {
  let c = 0;
  const start = p;
  l66: {
    const s67 = p;
    if (text.charCodeAt(p) === 45) {
      l68: {
        if (!text.startsWith("--", p)) {
          reachesEnd(p, "--");
          break l68;
        }
        p += 2;
        const near69 = p + 16;
        while (p < near69 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near69) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l66;
      }
      p = s67;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
      reachesEnd(p, "/*");
      return undefined;
    }
    p += 2;
    l70: for (;;) {
      const s72 = p;
      if (p < end) {
        l71: {
          if (text.charCodeAt(p) === 42) {
            {
              const s74 = p;
              l75: {
                if (!text.startsWith("*/", p)) {
                  reachesEnd(p, "*/");
                  break l75;
                }
                p += 2;
                break l71;
              }
              p = s74;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l71;
          }
          p++;
          continue l70;
        }
        p = s72;
      } else touched ||= p >= end;
      break;
    }
    if (text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
      reachesEnd(p, "*/");
      return undefined;
    }
    p += 2;
  }
  pos = p;
  return { type: 'SqlComment', start: base + start, end: base + p };
}

function readSqlOpenComment(p: number): SqlOpenCommentNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
    reachesEnd(p, "/*");
    return undefined;
  }
  p += 2;
  p = end;
  touched ||= p >= end;
  pos = p;
  return { type: 'SqlOpenComment', start: base + start, end: base + p };
}

function readSqlOpenQuote(p: number): SqlOpenQuoteNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  return { type: 'SqlOpenQuote', start: base + start, end: base + p };
}

const stepAnyText: Step = { op: 'rule', name: 'AnyText', register: -1, isText: true, body: { op: 'text', read: text0, isSome: true } };

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: {
    load(next) {
      text = next.text;
      end = text.length;
      base = next.base;
      over = next.over;
    },
    touched: () => touched,
    value: () => leafValue,
    within: () => within,
    mistakes: () => trail,
  },
  starts: {
    Around: { op: 'optional', body: { op: 'again', step: () => stepAnyText } },
    SqlPieces: { op: 'leaf', read: leaf1 },
  },
  mistakes: {
  },
  registers: 0,
  tables: 0,
};
