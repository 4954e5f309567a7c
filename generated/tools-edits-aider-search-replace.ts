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
const STARTS_0 = startsOf([0, 65535]);
const STARTS_1 = startsOf([9, 9], [32, 32], [43, 43], [60, 62]);
const STARTS_2 = startsOf([61, 61]);
const STARTS_3 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_4 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_5 = startsOf([0, 8], [11, 12], [14, 31], [33, 65535]);
const STARTS_6 = startsOf([10, 10], [13, 13]);

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
  const r76 = readFenceOpen(p);
  if (r76 === undefined) { return undefined; }
  l_open = r76;
  p = pos;
  const s95 = p;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipRestOfLine(p);
  if (p < 0) { return undefined; }
  l_info = text.slice(s95, p);
  l98: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s96 = p;
      l97: {
        l99: {
          if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
            const s101 = p;
            l100: {
              p = skipNamed(p);
              if (p < 0) { break l100; }
              break l99;
            }
            p = s101;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l97;
        }
        p = skipHead(p);
        if (p < 0) { break l97; }
        p = s96;
        break l98;
      }
      p = s96;
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
    const r39 = readNamedOnLine(p);
    if (r39 === undefined) { return undefined; }
    value = r39;
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
  let e21!: string;
  const s22 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipPlainName(p);
  if (p < 0) { return undefined; }
  e21 = text.slice(s22, p);
  let e36!: string;
  const s37 = p;
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
  e36 = text.slice(s37, p);
  value = [e10, e21, e36];
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
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
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
  l17: {
    const s18 = p;
    if (text.charCodeAt(p) === 13) {
      l19: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l19;
        }
        p += 2;
        break l17;
      }
      p = s18;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l20: {

        p++;
        break l17;
      }
      p = s18;
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
      const s23 = p;
      l24: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
          touched ||= p >= end;
          break l24;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l24;
        }
        p = skipEol(p);
        if (p < 0) { break l24; }
        return -1;
      }
      p = s23;
    }
  } else touched ||= p >= end;
  let m29 = false;
  l26: for (;;) {
    const s28 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l27: {
        l30: {
          const s31 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) {
            l32: {
              p++;
              break l30;
            }
            p = s31;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
            touched ||= p >= end;
            break l27;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) p++;
          touched ||= p >= end;
          l35: {
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) {
              const s33 = p;
              l34: {
                p++;
                p = s33;
                break l35;
              }
              p = s33;
            } else touched ||= p >= end;
            break l27;
          }
        }
        m29 = true;
        continue l26;
      }
      p = s28;
    } else touched ||= p >= end;
    break;
  }
  if (!m29) { return -1; }
  return p;
}

function readNamedOnLine(p: number): [string, string, string] | undefined {
  let c = 0;
  let value!: [string, string, string];
  l40: {
    const s41 = p;
    if (((c = text.charCodeAt(p)) === 35 || c === 42 || c === 96)) {
      l42: {
        let e43!: string;
        const s44 = p;
        p = skipHashes(p);
        if (p < 0) { break l42; }
        if (!(((c = text.charCodeAt(p)) === 42 || c === 96))) {
          touched ||= p >= end;
          break l42;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        e43 = text.slice(s44, p);
        let e48!: string;
        const s49 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l42;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        e48 = text.slice(s49, p);
        let e50!: string;
        const s51 = p;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 96))) {
          touched ||= p >= end;
          break l42;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        l52: {
          if (text.charCodeAt(p) === 58) {
            const s54 = p;
            l53: {

              p++;
              break l52;
            }
            p = s54;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l42;
        }
        p = skipNameEnd(p);
        if (p < 0) { break l42; }
        e50 = text.slice(s51, p);
        value = [e43, e48, e50];
        break l40;
      }
      p = s41;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l58: {
        let e59!: string;
        const s60 = p;
        p = skipHashes(p);
        if (p < 0) { break l58; }
        e59 = text.slice(s60, p);
        let e61!: string;
        const s62 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l58;
        }
        p = skipPlainName(p);
        if (p < 0) { break l58; }
        e61 = text.slice(s62, p);
        let e63!: string;
        const s64 = p;
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l58;
        }
        p = skipNameEnd(p);
        if (p < 0) { break l58; }
        e63 = text.slice(s64, p);
        value = [e59, e61, e63];
        break l40;
      }
      p = s41;
    } else touched ||= p >= end;
    let e65!: string;
    const s66 = p;
    p = skipHashes(p);
    if (p < 0) { return undefined; }
    e65 = text.slice(s66, p);
    let e67!: string;
    const s68 = p;
    if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipFileName(p);
    if (p < 0) { return undefined; }
    e67 = text.slice(s68, p);
    let e72!: string;
    const s73 = p;
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
    e72 = text.slice(s73, p);
    value = [e65, e67, e72];
  }
  pos = p;
  return value;
}

function skipHashes(p: number): number {
  let c = 0;
  l45: {
    if (text.charCodeAt(p) === 35) {
      const s47 = p;
      l46: {
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l46;
        }
        p++;
        while (text.charCodeAt(p) === 35) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l46;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l45;
      }
      p = s47;
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
  l55: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s57 = p;
      l56: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l56;
        }
        p = skipEol(p);
        if (p < 0) { break l56; }
        break l55;
      }
      p = s57;
    } else touched ||= p >= end;
  }
  return p;
}

function skipFileName(p: number): number {
  let c = 0;
  l71: {
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      const s69 = p;
      l70: {
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 46 && c <= 47) || c === 92))) {
          touched ||= p >= end;
          break l70;
        }
        p++;
        p = s69;
        break l71;
      }
      p = s69;
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
  l77: {
    const s78 = p;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l79: {
        const r80 = readFenceRun(p);
        if (r80 === undefined) { break l79; }
        value = r80;
        p = pos;
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    const s87 = p;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l88: {
      const s89 = p;
      if (text.charCodeAt(p) === 115) {
        l90: {
          if (!text.startsWith("sourcecode", p)) {
            reachesEnd(p, "sourcecode");
            break l90;
          }
          p += 10;
          break l88;
        }
        p = s89;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 115) {
        l91: {
          if (!text.startsWith("source", p)) {
            reachesEnd(p, "source");
            break l91;
          }
          p += 6;
          break l88;
        }
        p = s89;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 99) {
        l92: {
          if (!text.startsWith("codeblock", p)) {
            reachesEnd(p, "codeblock");
            break l92;
          }
          p += 9;
          break l88;
        }
        p = s89;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 99) {
        l93: {
          if (!text.startsWith("code", p)) {
            reachesEnd(p, "code");
            break l93;
          }
          p += 4;
          break l88;
        }
        p = s89;
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
    value = text.slice(s87, p);
  }
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l81: {
    const s82 = p;
    if (text.charCodeAt(p) === 96) {
      l83: {
        const s84 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l83;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s84, p);
        break l81;
      }
      p = s82;
    } else touched ||= p >= end;
    const s85 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s85, p);
  }
  pos = p;
  return value;
}

function skipNamed(p: number): number {
  let c = 0;
  l102: {
    const s103 = p;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l104: {
        p = skipNamedInFence(p);
        if (p < 0) { break l104; }
        break l102;
      }
      p = s103;
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
  l108: {
    const s109 = p;
    if (((c = text.charCodeAt(p)) === 35 || c === 42 || c === 96)) {
      l110: {
        p = skipHashes(p);
        if (p < 0) { break l110; }
        if (!(((c = text.charCodeAt(p)) === 42 || c === 96))) {
          touched ||= p >= end;
          break l110;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l110;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 96))) {
          touched ||= p >= end;
          break l110;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        l114: {
          if (text.charCodeAt(p) === 58) {
            const s116 = p;
            l115: {

              p++;
              break l114;
            }
            p = s116;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l110;
        }
        p = skipNameEnd(p);
        if (p < 0) { break l110; }
        break l108;
      }
      p = s109;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l117: {
        p = skipHashes(p);
        if (p < 0) { break l117; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l117;
        }
        p = skipPlainName(p);
        if (p < 0) { break l117; }
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l117;
        }
        p = skipNameEnd(p);
        if (p < 0) { break l117; }
        break l108;
      }
      p = s109;
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
  let n127 = 0;
  l124: for (;;) {
    if (n127 >= 9) break;
    const s126 = p;
    l125: {
      if (text.charCodeAt(p) !== 60) {
        touched ||= p >= end;
        break l125;
      }
      p++;
      n127++;
      continue l124;
    }
    p = s126;
    break;
  }
  if (n127 < 5) { return -1; }
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
  l128: {
    if (text.charCodeAt(p) === 62) {
      const s130 = p;
      l129: {

        p++;
        break l128;
      }
      p = s130;
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
  const r132 = readEditHead(p);
  if (r132 === undefined) { return -1; }
  value = r132;
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
  l133: {
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      const s135 = p;
      l134: {
        const r136 = readNamed(p);
        if (r136 === undefined) { break l134; }
        l_name = r136;
        p = pos;
        break l133;
      }
      p = s135;
    } else touched ||= p >= end;
    l_name = null;
  }
  l138: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s140 = p;
      const t141 = trail.length;
      l139: {
        const r142 = readBadIndent(p);
        if (r142 === undefined) { break l139; }
        l_indent = r142;
        p = pos;
        break l138;
      }
      p = s140;
      if (trail.length > t141) trail.length = t141;
    } else touched ||= p >= end;
    l_indent = null;
  }
  const s144 = p;
  let n148 = 0;
  l145: for (;;) {
    if (n148 >= 9) break;
    const s147 = p;
    l146: {
      if (text.charCodeAt(p) !== 60) {
        touched ||= p >= end;
        break l146;
      }
      p++;
      n148++;
      continue l145;
    }
    p = s147;
    break;
  }
  if (n148 < 5) { return undefined; }
  l_mark = text.slice(s144, p);
  const s149 = p;
  if (!(text.charCodeAt(p) === 32)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipHeadWord(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s149, p);
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
  l151: {
    const s152 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l153: {
        const r154 = readEol(p);
        if (r154 === undefined) { break l153; }
        value = r154;
        p = pos;
        break l151;
      }
      p = s152;
    } else touched ||= p >= end;
    let e160!: null;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
      {
        const s161 = p;
        l162: {
          p = skipMarker(p);
          if (p < 0) { break l162; }
          return -1;
        }
        p = s161;
      }
    } else touched ||= p >= end;
    e160 = null;
    let e223!: string[];
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    const r224 = readRun(p);
    if (r224 === undefined) { return -1; }
    e223 = r224;
    p = pos;
    value = [e160, e223];
  }
  leafValue = value;
  return p;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l155: {
    const s156 = p;
    if (text.charCodeAt(p) === 13) {
      l157: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l157;
        }
        value = "\r\n";
        p += 2;
        break l155;
      }
      p = s156;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l158: {

        value = "\n";
        p++;
        break l155;
      }
      p = s156;
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
  l164: {
    const s165 = p;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 61) || c === 9 || c === 32)) {
      l166: {
        p = skipInside(p);
        if (p < 0) { break l166; }
        break l164;
      }
      p = s165;
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
  l167: {
    const s168 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      l169: {
        p = skipHead(p);
        if (p < 0) { break l169; }
        break l167;
      }
      p = s168;
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
  let n173 = 0;
  l170: for (;;) {
    if (n173 >= 9) break;
    const s172 = p;
    l171: {
      if (text.charCodeAt(p) !== 61) {
        touched ||= p >= end;
        break l171;
      }
      p++;
      n173++;
      continue l170;
    }
    p = s172;
    break;
  }
  if (n173 < 5) { return -1; }
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
  l174: {
    const s175 = p;
    if (text.charCodeAt(p) === 62) {
      l176: {
        p = skipTail(p);
        if (p < 0) { break l176; }
        break l174;
      }
      p = s175;
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
  let n180 = 0;
  l177: for (;;) {
    if (n180 >= 9) break;
    const s179 = p;
    l178: {
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l178;
      }
      p++;
      n180++;
      continue l177;
    }
    p = s179;
    break;
  }
  if (n180 < 5) { return -1; }
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
  l181: {
    const s182 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l183: {
        p = skipEol(p);
        if (p < 0) { break l183; }
        break l181;
      }
      p = s182;
    } else touched ||= p >= end;
    l184: {
      if (p < end) {
        {
          const s185 = p;
          l186: {
            p++;
            break l184;
          }
          p = s185;
        }
      } else touched ||= p >= end;
      break l181;
    }
    p = s182;
    l190: {
      if (text.charCodeAt(p) === 60) {
        const s188 = p;
        l189: {
          p = skip_endToken(p);
          if (p < 0) { break l189; }
          p = s188;
          break l190;
        }
        p = s188;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skip_endToken(p: number): number {
  let c = 0;
  l191: {
    const s192 = p;
    if (text.charCodeAt(p) === 60) {
      l193: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l193;
        }
        p += 4;
        break l191;
      }
      p = s192;
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
  l194: {
    const s195 = p;
    if (text.charCodeAt(p) === 105) {
      l196: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l196;
        }
        p += 6;
        break l194;
      }
      p = s195;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l197: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l197;
        }
        p += 9;
        break l194;
      }
      p = s195;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l198: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l198;
        }
        p += 11;
        break l194;
      }
      p = s195;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l199: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l199;
        }
        p += 6;
        break l194;
      }
      p = s195;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l200: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l200;
        }
        p += 6;
        break l194;
      }
      p = s195;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l201: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l201;
        }
        p += 3;
        break l194;
      }
      p = s195;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l202: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l202;
        }
        p += 6;
        break l194;
      }
      p = s195;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l203: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l203;
        }
        p += 3;
        break l194;
      }
      p = s195;
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
  l204: {
    const s205 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l206: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l206;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 62)) {
          touched ||= p >= end;
          break l206;
        }
        p = skipTail(p);
        if (p < 0) { break l206; }
        break l204;
      }
      p = s205;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 43) {
      l207: {
        let n211 = 0;
        l208: for (;;) {
          const s210 = p;
          l209: {
            if (text.charCodeAt(p) !== 43) {
              touched ||= p >= end;
              break l209;
            }
            p++;
            n211++;
            continue l208;
          }
          p = s210;
          break;
        }
        if (n211 < 3) { break l207; }
        if (text.charCodeAt(p) !== 32 || !text.startsWith(" REPLACE", p)) {
          reachesEnd(p, " REPLACE");
          break l207;
        }
        p += 8;
        p = skipCloseEnd(p);
        if (p < 0) { break l207; }
        break l204;
      }
      p = s205;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 61)) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_divider(p);
    if (p < 0) { return -1; }
    l214: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s212 = p;
        l213: {
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          l215: {
            const s216 = p;
            if (text.charCodeAt(p) === 96) {
              l217: {
                if (!text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l217;
                }
                p += 3;
                break l215;
              }
              p = s216;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 126) {
              l218: {
                if (!text.startsWith("~~~", p)) {
                  reachesEnd(p, "~~~");
                  break l218;
                }
                p += 3;
                break l215;
              }
              p = s216;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l219: {
                if (!text.startsWith("</", p)) {
                  reachesEnd(p, "</");
                  break l219;
                }
                p += 2;
                break l215;
              }
              p = s216;
            } else touched ||= p >= end;
            l220: {
              if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                const s222 = p;
                l221: {
                  p = skipNamed(p);
                  if (p < 0) { break l221; }
                  break l220;
                }
                p = s222;
              } else touched ||= p >= end;
            }
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
              touched ||= p >= end;
              break l213;
            }
            p = skipHead(p);
            if (p < 0) { break l213; }
          }
          p = s212;
          break l214;
        }
        p = s212;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function readRun(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list229: string[] = [];
  l225: for (;;) {
    const s227 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l226: {
        let v228!: string;
        v228 = text.charAt(p);
        p++;
        list229.push(v228);
        continue l225;
      }
      p = s227;
    } else touched ||= p >= end;
    break;
  }
  if (list229.length === 0) { return undefined; }
  value = list229;
  pos = p;
  return value;
}

function text34(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p >= end) {
      touched = true;
      return p;
    }
    break;
  }
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l232: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
          {
            const s233 = p;
            l234: {
              p = skipMarker(p);
              if (p < 0) { break l234; }
              break l232;
            }
            p = s233;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l232;
        }
        p++;
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
      l236: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l236;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l237: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l237;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l238: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l238;
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
  let e239!: null;
  if (text.charCodeAt(p) === 61) {
    {
      const s240 = p;
      l241: {
        p = skip_divider(p);
        if (p < 0) { break l241; }
        return -1;
      }
      p = s240;
    }
  } else touched ||= p >= end;
  e239 = null;
  let e243!: BadInsideNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r244 = readBadInside(p);
  if (r244 === undefined) { return -1; }
  e243 = r244;
  p = pos;
  value = [e239, e243];
  leafValue = value;
  return p;
}

function readBadInside(p: number): BadInsideNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
    {
      const s245 = p;
      l246: {
        p = skip_editEnd(p);
        if (p < 0) { break l246; }
        return undefined;
      }
      p = s245;
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
  const r249 = readDivision(p);
  if (r249 === undefined) { return -1; }
  value = r249;
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
  const r250 = readDivider(p);
  if (r250 === undefined) { return undefined; }
  value = r250;
  p = pos;
  pos = p;
  return value;
}

function readDivider(p: number): DividerNode | undefined {
  const start = p;
  let l_text!: string;
  const s251 = p;
  if (!(text.charCodeAt(p) === 61)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_divider(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s251, p);
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
  const r254 = readBadInside(p);
  if (r254 === undefined) { return -1; }
  value = r254;
  p = pos;
  leafValue = value;
  return p;
}

function leaf41(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditEndNode | BadEndNode | MissingRestNode;
  const r256 = readEditClose(p);
  if (r256 === undefined) { return -1; }
  value = r256;
  p = pos;
  leafValue = value;
  return p;
}

function readEditClose(p: number): EditEndNode | BadEndNode | MissingRestNode | undefined {
  let c = 0;
  let value!: EditEndNode | BadEndNode | MissingRestNode;
  l257: {
    const s258 = p;
    const t259 = trail.length;
    if (text.charCodeAt(p) === 62) {
      l260: {
        const r261 = readEditEnd(p);
        if (r261 === undefined) { break l260; }
        value = r261;
        p = pos;
        break l257;
      }
      p = s258;
      if (trail.length > t259) trail.length = t259;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
      l269: {
        const r270 = readBadEnd(p);
        if (r270 === undefined) { break l269; }
        value = r270;
        p = pos;
        break l257;
      }
      p = s258;
      if (trail.length > t259) trail.length = t259;
    } else touched ||= p >= end;
    const r272 = readMissingRest(p);
    if (r272 === undefined) { return undefined; }
    value = r272;
    p = pos;
  }
  pos = p;
  return value;
}

function readEditEnd(p: number): EditEndNode | undefined {
  const start = p;
  let l_mark!: string;
  let l_text!: string;
  const s262 = p;
  let n266 = 0;
  l263: for (;;) {
    if (n266 >= 9) break;
    const s265 = p;
    l264: {
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l264;
      }
      p++;
      n266++;
      continue l263;
    }
    p = s265;
    break;
  }
  if (n266 < 5) { return undefined; }
  l_mark = text.slice(s262, p);
  const s267 = p;
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" REPLACE", p)) {
    reachesEnd(p, " REPLACE");
    return undefined;
  }
  p += 8;
  p = skipCloseEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s267, p);
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
  l275: {
    const s276 = p;
    const t277 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l278: {
        const r279 = readBadUndivided(p);
        if (r279 === undefined) { break l278; }
        value = r279;
        p = pos;
        break l275;
      }
      p = s276;
      if (trail.length > t277) trail.length = t277;
    } else touched ||= p >= end;
    const r281 = readMissingRest(p);
    if (r281 === undefined) { return -1; }
    value = r281;
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
  l283: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      const s285 = p;
      const t286 = trail.length;
      l284: {
        const r287 = readBadSecondEnd(p);
        if (r287 === undefined) { break l284; }
        value = r287;
        p = pos;
        break l283;
      }
      p = s285;
      if (trail.length > t286) trail.length = t286;
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
  const r289 = readBlank(p);
  if (r289 === undefined) { return -1; }
  value = r289;
  p = pos;
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s290 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s290, p);
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p, text: l_text };
}

function leaf52(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceRestNode | MissingFenceEndNode;
  l292: {
    const s293 = p;
    const t294 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l295: {
        const r296 = readFenceEnd(p);
        if (r296 === undefined) { break l295; }
        value = r296;
        p = pos;
        break l292;
      }
      p = s293;
      if (trail.length > t294) trail.length = t294;
    } else touched ||= p >= end;
    l306: {
      const r307 = readMissingFenceRest(p);
      if (r307 === undefined) { break l306; }
      value = r307;
      p = pos;
      break l292;
    }
    p = s293;
    if (trail.length > t294) trail.length = t294;
    const r309 = readMissingFenceEnd(p);
    if (r309 === undefined) { return -1; }
    value = r309;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s297 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s297, p);
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
  l298: {
    const s299 = p;
    if (text.charCodeAt(p) === 96) {
      l300: {
        const s301 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l300;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s301, p);
        break l298;
      }
      p = s299;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l302: {
        const s303 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l302;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s303, p);
        break l298;
      }
      p = s299;
    } else touched ||= p >= end;
    const s304 = p;
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
    value = text.slice(s304, p);
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
  l311: {
    const s312 = p;
    const t313 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l314: {
        const r315 = readBadMarker(p);
        if (r315 === undefined) { break l314; }
        value = r315;
        p = pos;
        break l311;
      }
      p = s312;
      if (trail.length > t313) trail.length = t313;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l324: {
        const r325 = readBadCutHead(p);
        if (r325 === undefined) { break l324; }
        value = r325;
        p = pos;
        break l311;
      }
      p = s312;
      if (trail.length > t313) trail.length = t313;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l355: {
        const r356 = readBadCutToken(p);
        if (r356 === undefined) { break l355; }
        value = r356;
        p = pos;
        break l311;
      }
      p = s312;
      if (trail.length > t313) trail.length = t313;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r361 = readEndToken(p);
    if (r361 === undefined) { return -1; }
    value = r361;
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
  let n319 = 0;
  l316: for (;;) {
    const s318 = p;
    l317: {
      if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45))) {
        touched ||= p >= end;
        break l317;
      }
      p++;
      n319++;
      continue l316;
    }
    p = s318;
    break;
  }
  if (n319 < 2) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 83 || !text.startsWith("SEARCH", p)) {
    reachesEnd(p, "SEARCH");
    return -1;
  }
  p += 6;
  l320: {
    if (text.charCodeAt(p) === 62) {
      const s322 = p;
      l321: {

        p++;
        break l320;
      }
      p = s322;
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
  l326: {
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      const s328 = p;
      l327: {
        p = skipHeadBefore(p);
        if (p < 0) { break l327; }
        break l326;
      }
      p = s328;
    } else touched ||= p >= end;
  }
  l353: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s351 = p;
      l352: {
        p = skipMarkRun(p);
        if (p < 0) { break l352; }
        p = s351;
        break l353;
      }
      p = s351;
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
  l329: {
    const s330 = p;
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      l331: {
        p = skipNamed(p);
        if (p < 0) { break l331; }
        l332: {
          if (((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126)) {
            const s334 = p;
            l333: {
              p = skipFence(p);
              if (p < 0) { break l333; }
              l345: {
                if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                  const s347 = p;
                  l346: {
                    p = skipNamed(p);
                    if (p < 0) { break l346; }
                    break l345;
                  }
                  p = s347;
                } else touched ||= p >= end;
              }
              break l332;
            }
            p = s334;
          } else touched ||= p >= end;
        }
        break l329;
      }
      p = s330;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipFence(p);
    if (p < 0) { return -1; }
    l348: {
      if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        const s350 = p;
        l349: {
          p = skipNamed(p);
          if (p < 0) { break l349; }
          break l348;
        }
        p = s350;
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
  l335: {
    const s336 = p;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l337: {
        p = skipFenceRun(p);
        if (p < 0) { break l337; }
        break l335;
      }
      p = s336;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l339: {
      const s340 = p;
      if (text.charCodeAt(p) === 115) {
        l341: {
          if (!text.startsWith("sourcecode", p)) {
            reachesEnd(p, "sourcecode");
            break l341;
          }
          p += 10;
          break l339;
        }
        p = s340;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 115) {
        l342: {
          if (!text.startsWith("source", p)) {
            reachesEnd(p, "source");
            break l342;
          }
          p += 6;
          break l339;
        }
        p = s340;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 99) {
        l343: {
          if (!text.startsWith("codeblock", p)) {
            reachesEnd(p, "codeblock");
            break l343;
          }
          p += 9;
          break l339;
        }
        p = s340;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 99) {
        l344: {
          if (!text.startsWith("code", p)) {
            reachesEnd(p, "code");
            break l344;
          }
          p += 4;
          break l339;
        }
        p = s340;
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
  l359: {
    if (text.charCodeAt(p) === 60) {
      const s357 = p;
      l358: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l358;
        }
        p += 2;
        p = s357;
        break l359;
      }
      p = s357;
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
  const s362 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s362, p);
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
  const r364 = readProseRun(p);
  if (r364 === undefined) { return -1; }
  value = r364;
  p = pos;
  leafValue = value;
  return p;
}

function readProseRun(p: number): string[] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"];
  l365: {
    const s366 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l367: {
        const list372: string[] = [];
        l368: for (;;) {
          const s370 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l369: {
              let v371!: string;
              v371 = text.charAt(p);
              p++;
              list372.push(v371);
              continue l368;
            }
            p = s370;
          } else touched ||= p >= end;
          break;
        }
        if (list372.length === 0) { break l367; }
        value = list372;
        break l365;
      }
      p = s366;
    } else touched ||= p >= end;
    let e374!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s375 = p;
        l376: {
          p = skip_endToken(p);
          if (p < 0) { break l376; }
          return undefined;
        }
        p = s375;
      }
    } else touched ||= p >= end;
    e374 = null;
    let e378!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e378 = "<";
    p++;
    value = [e374, e378];
  }
  pos = p;
  return value;
}

function text78(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
    if (p >= end) {
      touched = true;
      return p;
    }
    break;
  }
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l380: {

        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
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
      l381: {
        if (text.charCodeAt(p) === 60) {
          {
            const s382 = p;
            l383: {
              p = skip_endToken(p);
              if (p < 0) { break l383; }
              break l381;
            }
            p = s382;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l381;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l385: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l385;
        }
        p = skipEol(p);
        if (p < 0) { break l385; }
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          {
            const s386 = p;
            l387: {
              p = skipItemStart(p);
              if (p < 0) { break l387; }
              break l385;
            }
            p = s386;
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
  l389: {
    const s390 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l391: {
        l392: {
          if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
            const s394 = p;
            l393: {
              p = skipNamed(p);
              if (p < 0) { break l393; }
              break l392;
            }
            p = s394;
          } else touched ||= p >= end;
        }
        l395: {
          if (((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126)) {
            const s397 = p;
            l396: {
              p = skipFence(p);
              if (p < 0) { break l396; }
              l398: {
                if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                  const s400 = p;
                  l399: {
                    p = skipNamed(p);
                    if (p < 0) { break l399; }
                    break l398;
                  }
                  p = s400;
                } else touched ||= p >= end;
              }
              break l395;
            }
            p = s397;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l391;
        }
        p = skipHead(p);
        if (p < 0) { break l391; }
        break l389;
      }
      p = s390;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l401: {
        p = skipWrongHead(p);
        if (p < 0) { break l401; }
        break l389;
      }
      p = s390;
    } else touched ||= p >= end;
    l402: {
      if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        const s404 = p;
        l403: {
          p = skipHeadBefore(p);
          if (p < 0) { break l403; }
          break l402;
        }
        p = s404;
      } else touched ||= p >= end;
    }
    l407: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
        const s405 = p;
        l406: {
          p = skipMarkRun(p);
          if (p < 0) { break l406; }
          p = s405;
          break l407;
        }
        p = s405;
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
  const r408 = readLineEnd(p);
  if (r408 === undefined) { return -1; }
  value = r408;
  p = pos;
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s409 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s409, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function leaf82(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r411 = readEnd(p);
  if (r411 === undefined) { return -1; }
  value = r411;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const stepsearchPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf35 }] };
const stepreplacePart: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf40 }] };
const stepFencedItem: Step = { op: 'choice', starts: [STARTS_3, STARTS_4], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf50 }] };
const stepItem: Step = { op: 'choice', starts: [STARTS_5, STARTS_3, STARTS_3, STARTS_3, STARTS_6], alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf60 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf80 }] };
const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: leaf52 }] } };
const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf19 }, { op: 'loop', body: stepsearchPart }, { op: 'choice', starts: [STARTS_2, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf37 }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: leaf41 }] }, { op: 'leaf', read: leaf46 }] }, { op: 'leaf', read: leaf48 }] } };
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
