// Generated from grammars/tools/edits-aider-search-replace.peggy, grammars/tools/edits-search-replace.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, startsOf, tableOf } from '../src/engine/index.ts';

export interface ReplyNode extends TreeNode {
  readonly type: 'Reply';
}

export interface FenceHeadNode extends TreeNode {
  readonly type: 'FenceHead';
  readonly name: [string, string, string] | null;
  readonly open: string;
  readonly info: string;
}

export interface EditHeadNode extends TreeNode {
  readonly type: 'EditHead';
  readonly name: [string, string, string] | null;
  readonly indent: BadIndentNode | null;
  readonly mark: string;
  readonly text: string;
}

export interface DividerNode extends TreeNode {
  readonly type: 'Divider';
  readonly text: string;
}

export interface EditEndNode extends TreeNode {
  readonly type: 'EditEnd';
  readonly mark: string;
  readonly text: string;
}

export interface BadIndentNode extends RecoveryNode {
  readonly type: 'BadIndent';
}

export interface BadEndNode extends RecoveryNode {
  readonly type: 'BadEnd';
}

export interface MissingRestNode extends RecoveryNode {
  readonly type: 'MissingRest';
}

export interface BadUndividedNode extends RecoveryNode {
  readonly type: 'BadUndivided';
}

export interface BadInsideNode extends RecoveryNode {
  readonly type: 'BadInside';
}

export interface BadSecondEndNode extends RecoveryNode {
  readonly type: 'BadSecondEnd';
}

export interface BadCutHeadNode extends RecoveryNode {
  readonly type: 'BadCutHead';
}

export interface BadMarkerNode extends RecoveryNode {
  readonly type: 'BadMarker';
}

export interface LineEndNode extends TreeNode {
  readonly type: 'LineEnd';
  readonly text: string;
}

export interface BlankNode extends TreeNode {
  readonly type: 'Blank';
  readonly text: string;
}

export interface EndTokenNode extends TreeNode {
  readonly type: 'EndToken';
  readonly text: string;
}

export interface EndNode extends TreeNode {
  readonly type: 'End';
}

export interface FenceEndNode extends TreeNode {
  readonly type: 'FenceEnd';
  readonly text: string;
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface MissingFenceRestNode extends RecoveryNode {
  readonly type: 'MissingFenceRest';
}

export interface BadCutTokenNode extends RecoveryNode {
  readonly type: 'BadCutToken';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly FenceHead: FenceHeadNode;
  readonly EditHead: EditHeadNode;
  readonly BadInside: BadInsideNode;
  readonly Divider: DividerNode;
  readonly EditEnd: EditEndNode;
  readonly BadEnd: BadEndNode;
  readonly MissingRest: MissingRestNode;
  readonly BadUndivided: BadUndividedNode;
  readonly BadSecondEnd: BadSecondEndNode;
  readonly Blank: BlankNode;
  readonly FenceEnd: FenceEndNode;
  readonly MissingFenceRest: MissingFenceRestNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadMarker: BadMarkerNode;
  readonly BadCutHead: BadCutHeadNode;
  readonly BadCutToken: BadCutTokenNode;
  readonly EndToken: EndTokenNode;
  readonly LineEnd: LineEndNode;
  readonly End: EndNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly ContentText: TextPiece<'ContentText'>;
  readonly ProseText: TextPiece<'ProseText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadIndent: BadIndentNode;
  readonly BadEnd: BadEndNode;
  readonly MissingRest: MissingRestNode;
  readonly BadUndivided: BadUndividedNode;
  readonly BadInside: BadInsideNode;
  readonly BadSecondEnd: BadSecondEndNode;
  readonly BadCutHead: BadCutHeadNode;
  readonly BadMarker: BadMarkerNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly MissingFenceRest: MissingFenceRestNode;
  readonly BadCutToken: BadCutTokenNode;
}

// The text that is read, and what the last reading found.
let text = '';
let end = 0;
let base = 0;
let over = true;
let registers: unknown[] = [];
let pos = 0;
let touched = false;
let within = 0;
let leafValue: unknown;
let trail: RecoveryNode[] = [];

// What is left of the text may go on to be the literal.
function reachesEnd(p: number, literal: string): void {
  if (p + literal.length > end && literal.startsWith(text.slice(p))) touched = true;
}

const TABLE_0 = tableOf([0, 8], [11, 12], [14, 31], [33, 41], [43, 59], [61, 61], [63, 95], [97, 127]);
const TABLE_1 = tableOf([43, 43], [45, 45], [61, 61], [124, 124]);
const TABLE_2 = tableOf([0, 8], [11, 12], [14, 31], [34, 41], [43, 43], [45, 45], [47, 57], [61, 61], [64, 95], [97, 127]);
const TABLE_3 = tableOf([33, 33], [44, 44], [46, 46], [58, 59], [63, 63]);
const TABLE_4 = tableOf([0, 9], [11, 12], [14, 41], [43, 95], [97, 127]);
const TABLE_5 = tableOf([0, 8], [11, 12], [14, 31], [33, 45], [48, 91], [93, 127]);
const TABLE_6 = tableOf([9, 9], [32, 32], [43, 43], [61, 62]);
const TABLE_7 = tableOf([99, 99], [101, 101], [105, 105], [114, 114]);
const TABLE_8 = tableOf([9, 9], [32, 32], [43, 43], [61, 61]);
const TABLE_9 = tableOf([9, 9], [32, 32], [43, 43], [60, 62]);
const TABLE_10 = tableOf([9, 9], [32, 32], [60, 60], [96, 96], [126, 126]);
const STOPS_0 = /[\u000a\u000d\u0060]/g;
const STOPS_1 = /[\u000a\u000d\u002a\u0060]/g;
const STOPS_2 = /[\u0009-\u000a\u000d\u0020\u002e-\u002f\u005c]/g;
const STOPS_3 = /[\u000a\u000d]/g;
const STARTS_4 = startsOf([0, 65535]);
const STARTS_5 = startsOf([9, 9], [32, 32], [43, 43], [60, 62]);
const STARTS_6 = startsOf([61, 61]);
const STARTS_7 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_8 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_9 = startsOf([0, 8], [11, 12], [14, 31], [33, 65535]);
const STOPS_10 = /[\u000a\u000d\u003c]/g;
const STARTS_11 = startsOf([10, 10], [13, 13]);

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceHeadNode;
  if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) {
    touched ||= p >= end;
    return -1;
  }
  const r1 = readFenceHead(p);
  if (r1 === undefined) { return -1; }
  value = r1;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceHead(p: number): FenceHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: [string, string, string] | null;
  let l_open!: string;
  let l_info!: string;
  l2: {
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      const s4 = p;
      l3: {
        const r5 = readNamed(p);
        if (r5 === undefined) { break l3; }
        l_name = r5;
        p = pos;
        break l2;
      }
      p = s4;
    } else touched ||= p >= end;
    l_name = null;
  }
  if (!(((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r79 = readFenceOpen(p);
  if (r79 === undefined) { return undefined; }
  l_open = r79;
  p = pos;
  const s98 = p;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipRestOfLine(p);
  if (p < 0) { return undefined; }
  l_info = text.slice(s98, p);
  l101: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s99 = p;
      l100: {
        l102: {
          if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
            const s104 = p;
            l103: {
              p = skipNamed(p);
              if (p < 0) { break l103; }
              break l102;
            }
            p = s104;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l100;
        }
        p = skipHead(p);
        if (p < 0) { break l100; }
        p = s99;
        break l101;
      }
      p = s99;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'FenceHead', start: base + start, end: base + p, name: l_name, open: l_open, info: l_info };
}

function readNamed(p: number): [string, string, string] | undefined {
  let c = 0;
  let value!: [string, string, string];
  l6: {
    const s7 = p;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l8: {
        const r9 = readNamedInFence(p);
        if (r9 === undefined) { break l8; }
        value = r9;
        p = pos;
        break l6;
      }
      p = s7;
    } else touched ||= p >= end;
    if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r40 = readNamedOnLine(p);
    if (r40 === undefined) { return undefined; }
    value = r40;
    p = pos;
  }
  pos = p;
  return value;
}

function readNamedInFence(p: number): [string, string, string] | undefined {
  let c = 0;
  let value!: [string, string, string];
  let e10!: string;
  const s11 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFenceRun(p);
  if (p < 0) { return undefined; }
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipRestOfLine(p);
  if (p < 0) { return undefined; }
  e10 = text.slice(s11, p);
  let e22!: string;
  const s23 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipPlainName(p);
  if (p < 0) { return undefined; }
  e22 = text.slice(s23, p);
  let e37!: string;
  const s38 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFenceRun(p);
  if (p < 0) { return undefined; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  e37 = text.slice(s38, p);
  value = [e10, e22, e37];
  pos = p;
  return value;
}

function skipFenceRun(p: number): number {
  l12: {
    const s13 = p;
    if (text.charCodeAt(p) === 96) {
      l14: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l14;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l12;
      }
      p = s13;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
  }
  return p;
}

function skipRestOfLine(p: number): number {
  let c = 0;
  const near17 = p + 16;
  while (p < near17 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near17) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  return p;
}

function skipEol(p: number): number {
  l18: {
    const s19 = p;
    if (text.charCodeAt(p) === 13) {
      l20: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l20;
        }
        p += 2;
        break l18;
      }
      p = s19;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l21: {

        p++;
        break l18;
      }
      p = s19;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipPlainName(p: number): number {
  let c = 0;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
    {
      const s24 = p;
      l25: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
          touched ||= p >= end;
          break l25;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l25;
        }
        p = skipEol(p);
        if (p < 0) { break l25; }
        return -1;
      }
      p = s24;
    }
  } else touched ||= p >= end;
  let m30 = false;
  l27: for (;;) {
    const s29 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l28: {
        l31: {
          const s32 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) {
            l33: {
              p++;
              break l31;
            }
            p = s32;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
            touched ||= p >= end;
            break l28;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) p++;
          touched ||= p >= end;
          l36: {
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) {
              const s34 = p;
              l35: {
                p++;
                p = s34;
                break l36;
              }
              p = s34;
            } else touched ||= p >= end;
            break l28;
          }
        }
        m30 = true;
        continue l27;
      }
      p = s29;
    } else touched ||= p >= end;
    break;
  }
  if (!m30) { return -1; }
  return p;
}

function readNamedOnLine(p: number): [string, string, string] | undefined {
  let c = 0;
  let value!: [string, string, string];
  l41: {
    const s42 = p;
    if (((c = text.charCodeAt(p)) === 35 || c === 42 || c === 96)) {
      l43: {
        let e44!: string;
        const s45 = p;
        p = skipHashes(p);
        if (p < 0) { break l43; }
        if (!(((c = text.charCodeAt(p)) === 42 || c === 96))) {
          touched ||= p >= end;
          break l43;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        e44 = text.slice(s45, p);
        let e49!: string;
        const s50 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l43;
        }
        p++;
        const near51 = p + 16;
        while (p < near51 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
        if (p === near51) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        e49 = text.slice(s50, p);
        let e52!: string;
        const s53 = p;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 96))) {
          touched ||= p >= end;
          break l43;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        l54: {
          if (text.charCodeAt(p) === 58) {
            const s56 = p;
            l55: {

              p++;
              break l54;
            }
            p = s56;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l43;
        }
        p = skipNameEnd(p);
        if (p < 0) { break l43; }
        e52 = text.slice(s53, p);
        value = [e44, e49, e52];
        break l41;
      }
      p = s42;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l60: {
        let e61!: string;
        const s62 = p;
        p = skipHashes(p);
        if (p < 0) { break l60; }
        e61 = text.slice(s62, p);
        let e63!: string;
        const s64 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l60;
        }
        p = skipPlainName(p);
        if (p < 0) { break l60; }
        e63 = text.slice(s64, p);
        let e65!: string;
        const s66 = p;
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l60;
        }
        p = skipNameEnd(p);
        if (p < 0) { break l60; }
        e65 = text.slice(s66, p);
        value = [e61, e63, e65];
        break l41;
      }
      p = s42;
    } else touched ||= p >= end;
    let e67!: string;
    const s68 = p;
    p = skipHashes(p);
    if (p < 0) { return undefined; }
    e67 = text.slice(s68, p);
    let e69!: string;
    const s70 = p;
    if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipFileName(p);
    if (p < 0) { return undefined; }
    e69 = text.slice(s70, p);
    let e75!: string;
    const s76 = p;
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNameEnd(p);
    if (p < 0) { return undefined; }
    e75 = text.slice(s76, p);
    value = [e67, e69, e75];
  }
  pos = p;
  return value;
}

function skipHashes(p: number): number {
  let c = 0;
  l46: {
    if (text.charCodeAt(p) === 35) {
      const s48 = p;
      l47: {
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l47;
        }
        p++;
        while (text.charCodeAt(p) === 35) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l47;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l46;
      }
      p = s48;
    } else touched ||= p >= end;
  }
  return p;
}

function skipNameEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  l57: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s59 = p;
      l58: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l58;
        }
        p = skipEol(p);
        if (p < 0) { break l58; }
        break l57;
      }
      p = s59;
    } else touched ||= p >= end;
  }
  return p;
}

function skipFileName(p: number): number {
  let c = 0;
  l73: {
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      const s71 = p;
      l72: {
        const near74 = p + 16;
        while (p < near74 && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) p++;
        if (p === near74) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 46 && c <= 47) || c === 92))) {
          touched ||= p >= end;
          break l72;
        }
        p++;
        p = s71;
        break l73;
      }
      p = s71;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipPlainName(p);
  if (p < 0) { return -1; }
  return p;
}

function readFenceOpen(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l80: {
    const s81 = p;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l82: {
        const r83 = readFenceRun(p);
        if (r83 === undefined) { break l82; }
        value = r83;
        p = pos;
        break l80;
      }
      p = s81;
    } else touched ||= p >= end;
    const s90 = p;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l91: {
      const s92 = p;
      if (text.charCodeAt(p) === 115) {
        l93: {
          if (!text.startsWith("sourcecode", p)) {
            reachesEnd(p, "sourcecode");
            break l93;
          }
          p += 10;
          break l91;
        }
        p = s92;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 115) {
        l94: {
          if (!text.startsWith("source", p)) {
            reachesEnd(p, "source");
            break l94;
          }
          p += 6;
          break l91;
        }
        p = s92;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 99) {
        l95: {
          if (!text.startsWith("codeblock", p)) {
            reachesEnd(p, "codeblock");
            break l95;
          }
          p += 9;
          break l91;
        }
        p = s92;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 99) {
        l96: {
          if (!text.startsWith("code", p)) {
            reachesEnd(p, "code");
            break l96;
          }
          p += 4;
          break l91;
        }
        p = s92;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 112 || !text.startsWith("pre", p)) {
        reachesEnd(p, "pre");
        return undefined;
      }
      p += 3;
    }
    if (text.charCodeAt(p) !== 62) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    value = text.slice(s90, p);
  }
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l84: {
    const s85 = p;
    if (text.charCodeAt(p) === 96) {
      l86: {
        const s87 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l86;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s87, p);
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    const s88 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s88, p);
  }
  pos = p;
  return value;
}

function skipNamed(p: number): number {
  let c = 0;
  l105: {
    const s106 = p;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l107: {
        p = skipNamedInFence(p);
        if (p < 0) { break l107; }
        break l105;
      }
      p = s106;
    } else touched ||= p >= end;
    if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipNamedOnLine(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipNamedInFence(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceRun(p);
  if (p < 0) { return -1; }
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipRestOfLine(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipPlainName(p);
  if (p < 0) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceRun(p);
  if (p < 0) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  return p;
}

function skipNamedOnLine(p: number): number {
  let c = 0;
  l111: {
    const s112 = p;
    if (((c = text.charCodeAt(p)) === 35 || c === 42 || c === 96)) {
      l113: {
        p = skipHashes(p);
        if (p < 0) { break l113; }
        if (!(((c = text.charCodeAt(p)) === 42 || c === 96))) {
          touched ||= p >= end;
          break l113;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l113;
        }
        p++;
        const near116 = p + 16;
        while (p < near116 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
        if (p === near116) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 96))) {
          touched ||= p >= end;
          break l113;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        l118: {
          if (text.charCodeAt(p) === 58) {
            const s120 = p;
            l119: {

              p++;
              break l118;
            }
            p = s120;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l113;
        }
        p = skipNameEnd(p);
        if (p < 0) { break l113; }
        break l111;
      }
      p = s112;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l121: {
        p = skipHashes(p);
        if (p < 0) { break l121; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l121;
        }
        p = skipPlainName(p);
        if (p < 0) { break l121; }
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l121;
        }
        p = skipNameEnd(p);
        if (p < 0) { break l121; }
        break l111;
      }
      p = s112;
    } else touched ||= p >= end;
    p = skipHashes(p);
    if (p < 0) { return -1; }
    if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipFileName(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipNameEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipHead(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  let n131 = 0;
  l128: for (;;) {
    if (n131 >= 9) break;
    const s130 = p;
    l129: {
      if (text.charCodeAt(p) !== 60) {
        touched ||= p >= end;
        break l129;
      }
      p++;
      n131++;
      continue l128;
    }
    p = s130;
    break;
  }
  if (n131 < 5) { return -1; }
  if (!(text.charCodeAt(p) === 32)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipHeadWord(p);
  if (p < 0) { return -1; }
  return p;
}

function skipHeadWord(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" SEARCH", p)) {
    reachesEnd(p, " SEARCH");
    return -1;
  }
  p += 7;
  l132: {
    if (text.charCodeAt(p) === 62) {
      const s134 = p;
      l133: {

        p++;
        break l132;
      }
      p = s134;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf19(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditHeadNode;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r136 = readEditHead(p);
  if (r136 === undefined) { return -1; }
  value = r136;
  p = pos;
  leafValue = value;
  return p;
}

function readEditHead(p: number): EditHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: [string, string, string] | null;
  let l_indent!: BadIndentNode | null;
  let l_mark!: string;
  let l_text!: string;
  l137: {
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      const s139 = p;
      l138: {
        const r140 = readNamed(p);
        if (r140 === undefined) { break l138; }
        l_name = r140;
        p = pos;
        break l137;
      }
      p = s139;
    } else touched ||= p >= end;
    l_name = null;
  }
  l142: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s144 = p;
      const t145 = trail.length;
      l143: {
        const r146 = readBadIndent(p);
        if (r146 === undefined) { break l143; }
        l_indent = r146;
        p = pos;
        break l142;
      }
      p = s144;
      if (trail.length > t145) trail.length = t145;
    } else touched ||= p >= end;
    l_indent = null;
  }
  const s148 = p;
  let n152 = 0;
  l149: for (;;) {
    if (n152 >= 9) break;
    const s151 = p;
    l150: {
      if (text.charCodeAt(p) !== 60) {
        touched ||= p >= end;
        break l150;
      }
      p++;
      n152++;
      continue l149;
    }
    p = s151;
    break;
  }
  if (n152 < 5) { return undefined; }
  l_mark = text.slice(s148, p);
  const s153 = p;
  if (!(text.charCodeAt(p) === 32)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipHeadWord(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s153, p);
  pos = p;
  return { type: 'EditHead', start: base + start, end: base + p, name: l_name, indent: l_indent, mark: l_mark, text: l_text };
}

function readBadIndent(p: number): BadIndentNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadIndentNode = { type: 'BadIndent', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf22(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\r\n" | "\n" | "\r" | [null, string[]];
  l155: {
    const s156 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l157: {
        const r158 = readEol(p);
        if (r158 === undefined) { break l157; }
        value = r158;
        p = pos;
        break l155;
      }
      p = s156;
    } else touched ||= p >= end;
    let e164!: null;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
      {
        const s165 = p;
        l166: {
          p = skipMarker(p);
          if (p < 0) { break l166; }
          return -1;
        }
        p = s165;
      }
    } else touched ||= p >= end;
    e164 = null;
    let e227!: string[];
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    const r228 = readRun(p);
    if (r228 === undefined) { return -1; }
    e227 = r228;
    p = pos;
    value = [e164, e227];
  }
  leafValue = value;
  return p;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l159: {
    const s160 = p;
    if (text.charCodeAt(p) === 13) {
      l161: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l161;
        }
        value = "\r\n";
        p += 2;
        break l159;
      }
      p = s160;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l162: {

        value = "\n";
        p++;
        break l159;
      }
      p = s160;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return undefined;
    }
    value = "\r";
    p++;
  }
  pos = p;
  return value;
}

function skipMarker(p: number): number {
  let c = 0;
  l168: {
    const s169 = p;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 61) || c === 9 || c === 32)) {
      l170: {
        p = skipInside(p);
        if (p < 0) { break l170; }
        break l168;
      }
      p = s169;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_editEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInside(p: number): number {
  let c = 0;
  l171: {
    const s172 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      l173: {
        p = skipHead(p);
        if (p < 0) { break l173; }
        break l171;
      }
      p = s172;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 61)) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_divider(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_divider(p: number): number {
  let c = 0;
  let n177 = 0;
  l174: for (;;) {
    if (n177 >= 9) break;
    const s176 = p;
    l175: {
      if (text.charCodeAt(p) !== 61) {
        touched ||= p >= end;
        break l175;
      }
      p++;
      n177++;
      continue l174;
    }
    p = s176;
    break;
  }
  if (n177 < 5) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  return p;
}

function skip_editEnd(p: number): number {
  let c = 0;
  l178: {
    const s179 = p;
    if (text.charCodeAt(p) === 62) {
      l180: {
        p = skipTail(p);
        if (p < 0) { break l180; }
        break l178;
      }
      p = s179;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_badEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipTail(p: number): number {
  let n184 = 0;
  l181: for (;;) {
    if (n184 >= 9) break;
    const s183 = p;
    l182: {
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l182;
      }
      p++;
      n184++;
      continue l181;
    }
    p = s183;
    break;
  }
  if (n184 < 5) { return -1; }
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" REPLACE", p)) {
    reachesEnd(p, " REPLACE");
    return -1;
  }
  p += 8;
  p = skipCloseEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipCloseEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l185: {
    const s186 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l187: {
        p = skipEol(p);
        if (p < 0) { break l187; }
        break l185;
      }
      p = s186;
    } else touched ||= p >= end;
    l188: {
      if (p < end) {
        {
          const s189 = p;
          l190: {
            p++;
            break l188;
          }
          p = s189;
        }
      } else touched ||= p >= end;
      break l185;
    }
    p = s186;
    l194: {
      if (text.charCodeAt(p) === 60) {
        const s192 = p;
        l193: {
          p = skip_endToken(p);
          if (p < 0) { break l193; }
          p = s192;
          break l194;
        }
        p = s192;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skip_endToken(p: number): number {
  let c = 0;
  l195: {
    const s196 = p;
    if (text.charCodeAt(p) === 60) {
      l197: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l197;
        }
        p += 4;
        break l195;
      }
      p = s196;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
      reachesEnd(p, "<|");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipTokenName(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
      reachesEnd(p, "|>");
      return -1;
    }
    p += 2;
  }
  return p;
}

function skipTokenName(p: number): number {
  l198: {
    const s199 = p;
    if (text.charCodeAt(p) === 105) {
      l200: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l200;
        }
        p += 6;
        break l198;
      }
      p = s199;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l201: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l201;
        }
        p += 9;
        break l198;
      }
      p = s199;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l202: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l202;
        }
        p += 11;
        break l198;
      }
      p = s199;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l203: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l203;
        }
        p += 6;
        break l198;
      }
      p = s199;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l204: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l204;
        }
        p += 6;
        break l198;
      }
      p = s199;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l205: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l205;
        }
        p += 3;
        break l198;
      }
      p = s199;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l206: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l206;
        }
        p += 6;
        break l198;
      }
      p = s199;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l207: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l207;
        }
        p += 3;
        break l198;
      }
      p = s199;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 99 || !text.startsWith("call", p)) {
      reachesEnd(p, "call");
      return -1;
    }
    p += 4;
  }
  return p;
}

function skip_badEnd(p: number): number {
  let c = 0;
  l208: {
    const s209 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l210: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l210;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 62)) {
          touched ||= p >= end;
          break l210;
        }
        p = skipTail(p);
        if (p < 0) { break l210; }
        break l208;
      }
      p = s209;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 43) {
      l211: {
        let n215 = 0;
        l212: for (;;) {
          const s214 = p;
          l213: {
            if (text.charCodeAt(p) !== 43) {
              touched ||= p >= end;
              break l213;
            }
            p++;
            n215++;
            continue l212;
          }
          p = s214;
          break;
        }
        if (n215 < 3) { break l211; }
        if (text.charCodeAt(p) !== 32 || !text.startsWith(" REPLACE", p)) {
          reachesEnd(p, " REPLACE");
          break l211;
        }
        p += 8;
        p = skipCloseEnd(p);
        if (p < 0) { break l211; }
        break l208;
      }
      p = s209;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 61)) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_divider(p);
    if (p < 0) { return -1; }
    l218: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s216 = p;
        l217: {
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          l219: {
            const s220 = p;
            if (text.charCodeAt(p) === 96) {
              l221: {
                if (!text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l221;
                }
                p += 3;
                break l219;
              }
              p = s220;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 126) {
              l222: {
                if (!text.startsWith("~~~", p)) {
                  reachesEnd(p, "~~~");
                  break l222;
                }
                p += 3;
                break l219;
              }
              p = s220;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l223: {
                if (!text.startsWith("</", p)) {
                  reachesEnd(p, "</");
                  break l223;
                }
                p += 2;
                break l219;
              }
              p = s220;
            } else touched ||= p >= end;
            l224: {
              if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                const s226 = p;
                l225: {
                  p = skipNamed(p);
                  if (p < 0) { break l225; }
                  break l224;
                }
                p = s226;
              } else touched ||= p >= end;
            }
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
              touched ||= p >= end;
              break l217;
            }
            p = skipHead(p);
            if (p < 0) { break l217; }
          }
          p = s216;
          break l218;
        }
        p = s216;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function readRun(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list233: string[] = [];
  l229: for (;;) {
    const s231 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l230: {
        let v232!: string;
        v232 = text.charAt(p);
        p++;
        list233.push(v232);
        continue l229;
      }
      p = s231;
    } else touched ||= p >= end;
    break;
  }
  if (list233.length === 0) { return undefined; }
  value = list233;
  pos = p;
  return value;
}

function text34(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near236 = p + 16;
      while (p < near236 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near236) {
        STOPS_3.lastIndex = p;
        p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
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
      l237: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
          {
            const s238 = p;
            l239: {
              p = skipMarker(p);
              if (p < 0) { break l239; }
              break l237;
            }
            p = s238;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l237;
        }
        p++;
        const near241 = p + 16;
        while (p < near241 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near241) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
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
      l242: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l242;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l243: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l243;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l244: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l244;
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

function leaf35(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, BadInsideNode];
  let e245!: null;
  if (text.charCodeAt(p) === 61) {
    {
      const s246 = p;
      l247: {
        p = skip_divider(p);
        if (p < 0) { break l247; }
        return -1;
      }
      p = s246;
    }
  } else touched ||= p >= end;
  e245 = null;
  let e249!: BadInsideNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r250 = readBadInside(p);
  if (r250 === undefined) { return -1; }
  e249 = r250;
  p = pos;
  value = [e245, e249];
  leafValue = value;
  return p;
}

function readBadInside(p: number): BadInsideNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
    {
      const s251 = p;
      l252: {
        p = skip_editEnd(p);
        if (p < 0) { break l252; }
        return undefined;
      }
      p = s251;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 60 && c <= 61) || c === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipInside(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadInsideNode = { type: 'BadInside', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf37(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DividerNode;
  if (!(text.charCodeAt(p) === 61)) {
    touched ||= p >= end;
    return -1;
  }
  const r255 = readDivision(p);
  if (r255 === undefined) { return -1; }
  value = r255;
  p = pos;
  leafValue = value;
  return p;
}

function readDivision(p: number): DividerNode | undefined {
  let value!: DividerNode;
  if (!(text.charCodeAt(p) === 61)) {
    touched ||= p >= end;
    return undefined;
  }
  const r256 = readDivider(p);
  if (r256 === undefined) { return undefined; }
  value = r256;
  p = pos;
  pos = p;
  return value;
}

function readDivider(p: number): DividerNode | undefined {
  const start = p;
  let l_text!: string;
  const s257 = p;
  if (!(text.charCodeAt(p) === 61)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_divider(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s257, p);
  pos = p;
  return { type: 'Divider', start: base + start, end: base + p, text: l_text };
}

function leaf40(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInsideNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r260 = readBadInside(p);
  if (r260 === undefined) { return -1; }
  value = r260;
  p = pos;
  leafValue = value;
  return p;
}

function leaf41(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditEndNode | BadEndNode | MissingRestNode;
  const r262 = readEditClose(p);
  if (r262 === undefined) { return -1; }
  value = r262;
  p = pos;
  leafValue = value;
  return p;
}

function readEditClose(p: number): EditEndNode | BadEndNode | MissingRestNode | undefined {
  let c = 0;
  let value!: EditEndNode | BadEndNode | MissingRestNode;
  l263: {
    const s264 = p;
    const t265 = trail.length;
    if (text.charCodeAt(p) === 62) {
      l266: {
        const r267 = readEditEnd(p);
        if (r267 === undefined) { break l266; }
        value = r267;
        p = pos;
        break l263;
      }
      p = s264;
      if (trail.length > t265) trail.length = t265;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
      l275: {
        const r276 = readBadEnd(p);
        if (r276 === undefined) { break l275; }
        value = r276;
        p = pos;
        break l263;
      }
      p = s264;
      if (trail.length > t265) trail.length = t265;
    } else touched ||= p >= end;
    const r278 = readMissingRest(p);
    if (r278 === undefined) { return undefined; }
    value = r278;
    p = pos;
  }
  pos = p;
  return value;
}

function readEditEnd(p: number): EditEndNode | undefined {
  const start = p;
  let l_mark!: string;
  let l_text!: string;
  const s268 = p;
  let n272 = 0;
  l269: for (;;) {
    if (n272 >= 9) break;
    const s271 = p;
    l270: {
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l270;
      }
      p++;
      n272++;
      continue l269;
    }
    p = s271;
    break;
  }
  if (n272 < 5) { return undefined; }
  l_mark = text.slice(s268, p);
  const s273 = p;
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" REPLACE", p)) {
    reachesEnd(p, " REPLACE");
    return undefined;
  }
  p += 8;
  p = skipCloseEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s273, p);
  pos = p;
  return { type: 'EditEnd', start: base + start, end: base + p, mark: l_mark, text: l_text };
}

function readBadEnd(p: number): BadEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_badEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadEndNode = { type: 'BadEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingRest(p: number): MissingRestNode | undefined {
  const start = p;
  pos = p;
  const node: MissingRestNode = { type: 'MissingRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf46(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadUndividedNode | MissingRestNode;
  l281: {
    const s282 = p;
    const t283 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l284: {
        const r285 = readBadUndivided(p);
        if (r285 === undefined) { break l284; }
        value = r285;
        p = pos;
        break l281;
      }
      p = s282;
      if (trail.length > t283) trail.length = t283;
    } else touched ||= p >= end;
    const r287 = readMissingRest(p);
    if (r287 === undefined) { return -1; }
    value = r287;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadUndivided(p: number): BadUndividedNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_editEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadUndividedNode = { type: 'BadUndivided', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf48(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadSecondEndNode | null;
  l289: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      const s291 = p;
      const t292 = trail.length;
      l290: {
        const r293 = readBadSecondEnd(p);
        if (r293 === undefined) { break l290; }
        value = r293;
        p = pos;
        break l289;
      }
      p = s291;
      if (trail.length > t292) trail.length = t292;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readBadSecondEnd(p: number): BadSecondEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_editEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadSecondEndNode = { type: 'BadSecondEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf50(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r295 = readBlank(p);
  if (r295 === undefined) { return -1; }
  value = r295;
  p = pos;
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s296 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s296, p);
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p, text: l_text };
}

function leaf52(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceRestNode | MissingFenceEndNode;
  l298: {
    const s299 = p;
    const t300 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l301: {
        const r302 = readFenceEnd(p);
        if (r302 === undefined) { break l301; }
        value = r302;
        p = pos;
        break l298;
      }
      p = s299;
      if (trail.length > t300) trail.length = t300;
    } else touched ||= p >= end;
    l312: {
      const r313 = readMissingFenceRest(p);
      if (r313 === undefined) { break l312; }
      value = r313;
      p = pos;
      break l298;
    }
    p = s299;
    if (trail.length > t300) trail.length = t300;
    const r315 = readMissingFenceEnd(p);
    if (r315 === undefined) { return -1; }
    value = r315;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s303 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s303, p);
  pos = p;
  return { type: 'FenceEnd', start: base + start, end: base + p, text: l_text };
}

function skip_fenceEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceClose(p);
  if (p < 0) { return -1; }
  p = skipCloseEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceClose(p: number): number {
  const noted = trail.length;
  const value = readFenceClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readFenceClose(p: number): string | undefined {
  const value = readFenceCloseInside(p);
  if (value === undefined || !closesRun(registers[0], text.slice(p, pos))) return undefined;
  return value;
}

function readFenceCloseInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l304: {
    const s305 = p;
    if (text.charCodeAt(p) === 96) {
      l306: {
        const s307 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l306;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s307, p);
        break l304;
      }
      p = s305;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l308: {
        const s309 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l308;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s309, p);
        break l304;
      }
      p = s305;
    } else touched ||= p >= end;
    const s310 = p;
    if (text.charCodeAt(p) !== 60 || !text.startsWith("</", p)) {
      reachesEnd(p, "</");
      return undefined;
    }
    p += 2;
    if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
    touched ||= p >= end;
    if (text.charCodeAt(p) !== 62) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    value = text.slice(s310, p);
  }
  pos = p;
  return value;
}

function readMissingFenceRest(p: number): MissingFenceRestNode | undefined {
  if (!cut_fenceEnd(p)) return undefined;
  const value = readMissingFenceRestInside(p);
  return value;
}

function readMissingFenceRestInside(p: number): MissingFenceRestNode | undefined {
  const start = p;
  pos = p;
  const node: MissingFenceRestNode = { type: 'MissingFenceRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cut_fenceEnd(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skip_fenceEnd(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf60(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadMarkerNode | BadCutHeadNode | BadCutTokenNode | EndTokenNode;
  l317: {
    const s318 = p;
    const t319 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l320: {
        const r321 = readBadMarker(p);
        if (r321 === undefined) { break l320; }
        value = r321;
        p = pos;
        break l317;
      }
      p = s318;
      if (trail.length > t319) trail.length = t319;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l330: {
        const r331 = readBadCutHead(p);
        if (r331 === undefined) { break l330; }
        value = r331;
        p = pos;
        break l317;
      }
      p = s318;
      if (trail.length > t319) trail.length = t319;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l361: {
        const r362 = readBadCutToken(p);
        if (r362 === undefined) { break l361; }
        value = r362;
        p = pos;
        break l317;
      }
      p = s318;
      if (trail.length > t319) trail.length = t319;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r367 = readEndToken(p);
    if (r367 === undefined) { return -1; }
    value = r367;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadMarker(p: number): BadMarkerNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipWrongHead(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadMarkerNode = { type: 'BadMarker', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipWrongHead(p: number): number {
  let c = 0;
  let n325 = 0;
  l322: for (;;) {
    const s324 = p;
    l323: {
      if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45))) {
        touched ||= p >= end;
        break l323;
      }
      p++;
      n325++;
      continue l322;
    }
    p = s324;
    break;
  }
  if (n325 < 2) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 83 || !text.startsWith("SEARCH", p)) {
    reachesEnd(p, "SEARCH");
    return -1;
  }
  p += 6;
  l326: {
    if (text.charCodeAt(p) === 62) {
      const s328 = p;
      l327: {

        p++;
        break l326;
      }
      p = s328;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadCutHead(p: number): BadCutHeadNode | undefined {
  let c = 0;
  const start = p;
  l332: {
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      const s334 = p;
      l333: {
        p = skipHeadBefore(p);
        if (p < 0) { break l333; }
        break l332;
      }
      p = s334;
    } else touched ||= p >= end;
  }
  l359: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s357 = p;
      l358: {
        p = skipMarkRun(p);
        if (p < 0) { break l358; }
        p = s357;
        break l359;
      }
      p = s357;
    } else touched ||= p >= end;
    return undefined;
  }
  p = skipEndsInHead(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutHeadNode = { type: 'BadCutHead', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipHeadBefore(p: number): number {
  let c = 0;
  l335: {
    const s336 = p;
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      l337: {
        p = skipNamed(p);
        if (p < 0) { break l337; }
        l338: {
          if (((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126)) {
            const s340 = p;
            l339: {
              p = skipFence(p);
              if (p < 0) { break l339; }
              l351: {
                if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                  const s353 = p;
                  l352: {
                    p = skipNamed(p);
                    if (p < 0) { break l352; }
                    break l351;
                  }
                  p = s353;
                } else touched ||= p >= end;
              }
              break l338;
            }
            p = s340;
          } else touched ||= p >= end;
        }
        break l335;
      }
      p = s336;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipFence(p);
    if (p < 0) { return -1; }
    l354: {
      if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        const s356 = p;
        l355: {
          p = skipNamed(p);
          if (p < 0) { break l355; }
          break l354;
        }
        p = s356;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipFence(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceOpen(p);
  if (p < 0) { return -1; }
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipRestOfLine(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceOpen(p: number): number {
  let c = 0;
  l341: {
    const s342 = p;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l343: {
        p = skipFenceRun(p);
        if (p < 0) { break l343; }
        break l341;
      }
      p = s342;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l345: {
      const s346 = p;
      if (text.charCodeAt(p) === 115) {
        l347: {
          if (!text.startsWith("sourcecode", p)) {
            reachesEnd(p, "sourcecode");
            break l347;
          }
          p += 10;
          break l345;
        }
        p = s346;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 115) {
        l348: {
          if (!text.startsWith("source", p)) {
            reachesEnd(p, "source");
            break l348;
          }
          p += 6;
          break l345;
        }
        p = s346;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 99) {
        l349: {
          if (!text.startsWith("codeblock", p)) {
            reachesEnd(p, "codeblock");
            break l349;
          }
          p += 9;
          break l345;
        }
        p = s346;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 99) {
        l350: {
          if (!text.startsWith("code", p)) {
            reachesEnd(p, "code");
            break l350;
          }
          p += 4;
          break l345;
        }
        p = s346;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 112 || !text.startsWith("pre", p)) {
        reachesEnd(p, "pre");
        return -1;
      }
      p += 3;
    }
    if (text.charCodeAt(p) !== 62) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipMarkRun(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 60) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipEndsInHead(p: number): number {
  const noted = trail.length;
  const value = readEndsInHead(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndsInHead(p: number): "" | undefined {
  if (!cutHead(p)) return undefined;
  const value = readEndsInHeadInside(p);
  return value;
}

function readEndsInHeadInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutHead(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipHead(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readBadCutToken(p: number): BadCutTokenNode | undefined {
  const start = p;
  l365: {
    if (text.charCodeAt(p) === 60) {
      const s363 = p;
      l364: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l364;
        }
        p += 2;
        p = s363;
        break l365;
      }
      p = s363;
    } else touched ||= p >= end;
    return undefined;
  }
  p = skipEndsInToken(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutTokenNode = { type: 'BadCutToken', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipEndsInToken(p: number): number {
  const noted = trail.length;
  const value = readEndsInToken(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndsInToken(p: number): "" | undefined {
  if (!cut_endToken(p)) return undefined;
  const value = readEndsInTokenInside(p);
  return value;
}

function readEndsInTokenInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cut_endToken(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skip_endToken(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readEndToken(p: number): EndTokenNode | undefined {
  const start = p;
  let l_text!: string;
  const s368 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s368, p);
  pos = p;
  return { type: 'EndToken', start: base + start, end: base + p, text: l_text };
}

function leaf76(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, "<"];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r370 = readProseRun(p);
  if (r370 === undefined) { return -1; }
  value = r370;
  p = pos;
  leafValue = value;
  return p;
}

function readProseRun(p: number): string[] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"];
  l371: {
    const s372 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l373: {
        const list378: string[] = [];
        l374: for (;;) {
          const s376 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l375: {
              let v377!: string;
              v377 = text.charAt(p);
              p++;
              list378.push(v377);
              continue l374;
            }
            p = s376;
          } else touched ||= p >= end;
          break;
        }
        if (list378.length === 0) { break l373; }
        value = list378;
        break l371;
      }
      p = s372;
    } else touched ||= p >= end;
    let e380!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s381 = p;
        l382: {
          p = skip_endToken(p);
          if (p < 0) { break l382; }
          return undefined;
        }
        p = s381;
      }
    } else touched ||= p >= end;
    e380 = null;
    let e384!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e384 = "<";
    p++;
    value = [e380, e384];
  }
  pos = p;
  return value;
}

function text78(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near386 = p + 16;
      while (p < near386 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
      if (p === near386) {
        STOPS_10.lastIndex = p;
        p = STOPS_10.test(text) ? STOPS_10.lastIndex - 1 : end;
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
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l387: {

        const near388 = p + 16;
        while (p < near388 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
        if (p === near388) {
          STOPS_10.lastIndex = p;
          p = STOPS_10.test(text) ? STOPS_10.lastIndex - 1 : end;
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
    if (text.charCodeAt(p) === 60) {
      l389: {
        if (text.charCodeAt(p) === 60) {
          {
            const s390 = p;
            l391: {
              p = skip_endToken(p);
              if (p < 0) { break l391; }
              break l389;
            }
            p = s390;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l389;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l393: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l393;
        }
        p = skipEol(p);
        if (p < 0) { break l393; }
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          {
            const s394 = p;
            l395: {
              p = skipItemStart(p);
              if (p < 0) { break l395; }
              break l393;
            }
            p = s394;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function skipItemStart(p: number): number {
  let c = 0;
  l397: {
    const s398 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l399: {
        l400: {
          if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
            const s402 = p;
            l401: {
              p = skipNamed(p);
              if (p < 0) { break l401; }
              break l400;
            }
            p = s402;
          } else touched ||= p >= end;
        }
        l403: {
          if (((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126)) {
            const s405 = p;
            l404: {
              p = skipFence(p);
              if (p < 0) { break l404; }
              l406: {
                if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                  const s408 = p;
                  l407: {
                    p = skipNamed(p);
                    if (p < 0) { break l407; }
                    break l406;
                  }
                  p = s408;
                } else touched ||= p >= end;
              }
              break l403;
            }
            p = s405;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l399;
        }
        p = skipHead(p);
        if (p < 0) { break l399; }
        break l397;
      }
      p = s398;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l409: {
        p = skipWrongHead(p);
        if (p < 0) { break l409; }
        break l397;
      }
      p = s398;
    } else touched ||= p >= end;
    l410: {
      if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        const s412 = p;
        l411: {
          p = skipHeadBefore(p);
          if (p < 0) { break l411; }
          break l410;
        }
        p = s412;
      } else touched ||= p >= end;
    }
    l415: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
        const s413 = p;
        l414: {
          p = skipMarkRun(p);
          if (p < 0) { break l414; }
          p = s413;
          break l415;
        }
        p = s413;
      } else touched ||= p >= end;
      return -1;
    }
    p = skipEndsInHead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf80(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LineEndNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r416 = readLineEnd(p);
  if (r416 === undefined) { return -1; }
  value = r416;
  p = pos;
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s417 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s417, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function leaf82(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r419 = readEnd(p);
  if (r419 === undefined) { return -1; }
  value = r419;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const stepsearchPart: Step = { op: 'choice', starts: [STARTS_4, STARTS_5], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf35 }] };
const stepreplacePart: Step = { op: 'choice', starts: [STARTS_4, STARTS_5], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf40 }] };
const stepFencedItem: Step = { op: 'choice', starts: [STARTS_7, STARTS_8], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf50 }] };
const stepItem: Step = { op: 'choice', starts: [STARTS_9, STARTS_7, STARTS_7, STARTS_7, STARTS_11], alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf60 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf80 }] };
const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: leaf52 }] } };
const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf19 }, { op: 'loop', body: stepsearchPart }, { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf37 }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: leaf41 }] }, { op: 'leaf', read: leaf46 }] }, { op: 'leaf', read: leaf48 }] } };
const stepContentText: Step = { op: 'rule', name: 'ContentText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf22 }, { op: 'text', read: text34 }] } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf76 }, { op: 'text', read: text78 }] } };

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: {
    load(next) {
      text = next.text;
      end = text.length;
      base = next.base;
      over = next.over;
      registers = next.registers;
    },
    touched: () => touched,
    value: () => leafValue,
    within: () => within,
    mistakes: () => trail,
  },
  starts: {
    Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepItem }, { op: 'leaf', read: leaf82 }] },
  },
  mistakes: {
    BadIndent: {"code":"wrong-open","severity":"warning","meaning":"The first marker is indented. It is read all the same.","example":"  <<<<<<< SEARCH","mend":"Write the marker at the start of its line.","isCut":false},
    BadEnd: {"code":"wrong-close","severity":"warning","meaning":"Something else stands in the place of the last marker: a second divider, another tool's marker, an indented one.","example":"<<<<<<< SEARCH\none\n=======\ntwo\n=======","mend":"End the block with a line >>>>>>> REPLACE.","isCut":false},
    MissingRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
    BadUndivided: {"code":"missing-divider","severity":"error","meaning":"A block ends before anything divides what is searched from what replaces it. It is no edit and stays text.","example":"<<<<<<< SEARCH\none\n>>>>>>> REPLACE","mend":"Write a line ======= and the new lines below it.","isCut":false},
    BadInside: {"code":"unescaped-marker","severity":"error","meaning":"A marker line stands inside the content. It is content.","example":"<<<<<<< SEARCH\none\n<<<<<<< SEARCH\ntwo\n=======","mend":"Write each block with one first marker, one divider and one last marker.","isCut":false},
    BadSecondEnd: {"code":"stray-marker","severity":"warning","meaning":"The last marker stands twice. It is left out.","example":">>>>>>> REPLACE\n>>>>>>> REPLACE","mend":"Write it once.","isCut":false},
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
    BadMarker: {"code":"wrong-marker","severity":"error","meaning":"A line can only be meant as the first marker of a block and is not written as it: the block is text.","example":"<<<<<<<SEARCH","mend":"Write the marker as the format has it.","isCut":false},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":false},
    MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":true},
    BadCutToken: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
  },
  registers: 1,
  tables: 0,
};
