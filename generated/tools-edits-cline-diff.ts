// Generated from grammars/tools/edits-cline-diff.peggy, grammars/tools/edits-search-replace.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, startsOf, tableOf } from '../src/engine/index.ts';

export interface ReplyNode extends TreeNode {
  readonly type: 'Reply';
}

export interface FenceHeadNode extends TreeNode {
  readonly type: 'FenceHead';
  readonly fence: BadFenceNode;
}

export interface EditHeadNode extends TreeNode {
  readonly type: 'EditHead';
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

export interface BadDividerNode extends RecoveryNode {
  readonly type: 'BadDivider';
}

export interface MissingEditEndNode extends RecoveryNode {
  readonly type: 'MissingEditEnd';
}

export interface BadCutEndNode extends RecoveryNode {
  readonly type: 'BadCutEnd';
}

export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
  readonly open: string;
  readonly info: string;
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

export interface MentionHeadNode extends TreeNode {
  readonly type: 'MentionHead';
  readonly run: string;
  readonly info: string;
}

export interface MentionEndNode extends TreeNode {
  readonly type: 'MentionEnd';
  readonly text: string;
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
  readonly BadDivider: BadDividerNode;
  readonly EditEnd: EditEndNode;
  readonly BadCutEnd: BadCutEndNode;
  readonly MissingEditEnd: MissingEditEndNode;
  readonly BadUndivided: BadUndividedNode;
  readonly MissingRest: MissingRestNode;
  readonly BadSecondEnd: BadSecondEndNode;
  readonly Blank: BlankNode;
  readonly FenceEnd: FenceEndNode;
  readonly MissingFenceRest: MissingFenceRestNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadMarker: BadMarkerNode;
  readonly BadCutHead: BadCutHeadNode;
  readonly MentionHead: MentionHeadNode;
  readonly MentionEnd: MentionEndNode;
  readonly BadCutToken: BadCutTokenNode;
  readonly EndToken: EndTokenNode;
  readonly LineEnd: LineEndNode;
  readonly End: EndNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly ContentText: TextPiece<'ContentText'>;
  readonly MentionText: TextPiece<'MentionText'>;
  readonly ProseText: TextPiece<'ProseText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadDivider: BadDividerNode;
  readonly MissingEditEnd: MissingEditEndNode;
  readonly BadCutEnd: BadCutEndNode;
  readonly BadFence: BadFenceNode;
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

const TABLE_0 = tableOf([99, 99], [101, 101], [105, 105], [114, 114]);
const TABLE_1 = tableOf([9, 9], [32, 32], [60, 60], [96, 96], [126, 126]);
const TABLE_2 = tableOf([43, 43], [45, 45], [60, 62], [96, 96], [126, 126]);
const STOPS_0 = /[\u000a\u000d\u0060]/g;
const STOPS_1 = /[\u000a\u000d]/g;
const STARTS_2 = startsOf([0, 65535]);
const STARTS_3 = startsOf([43, 43], [45, 45], [60, 62]);
const STARTS_4 = startsOf([61, 61]);
const STARTS_5 = startsOf([45, 45], [60, 60]);
const STARTS_6 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_7 = startsOf([96, 96], [126, 126]);
const STARTS_8 = startsOf([60, 60]);
const STOPS_9 = /[\u000a\u000d\u003c]/g;
const STARTS_10 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_11 = startsOf([10, 10], [13, 13]);

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
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
  let l_fence!: BadFenceNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2 = readBadFence(p);
  if (r2 === undefined) { return undefined; }
  l_fence = r2;
  p = pos;
  l19: {
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      const s17 = p;
      l18: {
        p = skipHead(p);
        if (p < 0) { break l18; }
        p = s17;
        break l19;
      }
      p = s17;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'FenceHead', start: base + start, end: base + p, fence: l_fence };
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  let l_open!: string;
  let l_info!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3 = readFenceRun(p);
  if (r3 === undefined) { return undefined; }
  l_open = r3;
  p = pos;
  const s10 = p;
  const near11 = p + 16;
  while (p < near11 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near11) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_info = text.slice(s10, p);
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p), open: l_open, info: l_info };
  trail.push(node);
  return node;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l4: {
    const s5 = p;
    if (text.charCodeAt(p) === 96) {
      l6: {
        const s7 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l6;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s7, p);
        break l4;
      }
      p = s5;
    } else touched ||= p >= end;
    const s8 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s8, p);
  }
  pos = p;
  return value;
}

function skipEol(p: number): number {
  l12: {
    const s13 = p;
    if (text.charCodeAt(p) === 13) {
      l14: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l14;
        }
        p += 2;
        break l12;
      }
      p = s13;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l15: {

        p++;
        break l12;
      }
      p = s13;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipHead(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 45 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipHeadMark(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" SEARCH", p)) {
    reachesEnd(p, " SEARCH");
    return -1;
  }
  p += 7;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  return p;
}

function skipHeadMark(p: number): number {
  l20: {
    const s21 = p;
    if (text.charCodeAt(p) === 45) {
      l22: {
        let n26 = 0;
        l23: for (;;) {
          const s25 = p;
          l24: {
            if (text.charCodeAt(p) !== 45) {
              touched ||= p >= end;
              break l24;
            }
            p++;
            n26++;
            continue l23;
          }
          p = s25;
          break;
        }
        if (n26 < 3) { break l22; }
        break l20;
      }
      p = s21;
    } else touched ||= p >= end;
    let n30 = 0;
    l27: for (;;) {
      const s29 = p;
      l28: {
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l28;
        }
        p++;
        n30++;
        continue l27;
      }
      p = s29;
      break;
    }
    if (n30 < 3) { return -1; }
  }
  return p;
}

function leaf7(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditHeadNode;
  if (!(((c = text.charCodeAt(p)) === 45 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  const r32 = readEditHead(p);
  if (r32 === undefined) { return -1; }
  value = r32;
  p = pos;
  leafValue = value;
  return p;
}

function readEditHead(p: number): EditHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: string;
  let l_text!: string;
  const s33 = p;
  if (!(((c = text.charCodeAt(p)) === 45 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipHeadMark(p);
  if (p < 0) { return undefined; }
  l_mark = text.slice(s33, p);
  const s34 = p;
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" SEARCH", p)) {
    reachesEnd(p, " SEARCH");
    return undefined;
  }
  p += 7;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s34, p);
  pos = p;
  return { type: 'EditHead', start: base + start, end: base + p, mark: l_mark, text: l_text };
}

function leaf9(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\r\n" | "\n" | "\r" | [null, string[]];
  l36: {
    const s37 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l38: {
        const r39 = readEol(p);
        if (r39 === undefined) { break l38; }
        value = r39;
        p = pos;
        break l36;
      }
      p = s37;
    } else touched ||= p >= end;
    let e45!: null;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      {
        const s46 = p;
        l47: {
          p = skipMarker(p);
          if (p < 0) { break l47; }
          return -1;
        }
        p = s46;
      }
    } else touched ||= p >= end;
    e45 = null;
    let e97!: string[];
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    const r98 = readRun(p);
    if (r98 === undefined) { return -1; }
    e97 = r98;
    p = pos;
    value = [e45, e97];
  }
  leafValue = value;
  return p;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l40: {
    const s41 = p;
    if (text.charCodeAt(p) === 13) {
      l42: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l42;
        }
        value = "\r\n";
        p += 2;
        break l40;
      }
      p = s41;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l43: {

        value = "\n";
        p++;
        break l40;
      }
      p = s41;
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
  l49: {
    const s50 = p;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 61) || c === 45)) {
      l51: {
        p = skipInside(p);
        if (p < 0) { break l51; }
        break l49;
      }
      p = s50;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l59: {
        p = skip_editEnd(p);
        if (p < 0) { break l59; }
        break l49;
      }
      p = s50;
    } else touched ||= p >= end;
    l96: {
      if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
        const s94 = p;
        l95: {
          p++;
          p = s94;
          break l96;
        }
        p = s94;
      } else touched ||= p >= end;
      return -1;
    }
    p = skipEndsInEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInside(p: number): number {
  let c = 0;
  l52: {
    const s53 = p;
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      l54: {
        p = skipHead(p);
        if (p < 0) { break l54; }
        break l52;
      }
      p = s53;
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
  let n58 = 0;
  l55: for (;;) {
    const s57 = p;
    l56: {
      if (text.charCodeAt(p) !== 61) {
        touched ||= p >= end;
        break l56;
      }
      p++;
      n58++;
      continue l55;
    }
    p = s57;
    break;
  }
  if (n58 < 3) { return -1; }
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
  if (!(((c = text.charCodeAt(p)) === 43 || c === 62))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEndMark(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" REPLACE", p)) {
    reachesEnd(p, " REPLACE");
    return -1;
  }
  p += 8;
  p = skipCloseEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipEndMark(p: number): number {
  l60: {
    const s61 = p;
    if (text.charCodeAt(p) === 43) {
      l62: {
        let n66 = 0;
        l63: for (;;) {
          const s65 = p;
          l64: {
            if (text.charCodeAt(p) !== 43) {
              touched ||= p >= end;
              break l64;
            }
            p++;
            n66++;
            continue l63;
          }
          p = s65;
          break;
        }
        if (n66 < 3) { break l62; }
        break l60;
      }
      p = s61;
    } else touched ||= p >= end;
    let n70 = 0;
    l67: for (;;) {
      const s69 = p;
      l68: {
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l68;
        }
        p++;
        n70++;
        continue l67;
      }
      p = s69;
      break;
    }
    if (n70 < 3) { return -1; }
  }
  return p;
}

function skipCloseEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l71: {
    const s72 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l73: {
        p = skipEol(p);
        if (p < 0) { break l73; }
        break l71;
      }
      p = s72;
    } else touched ||= p >= end;
    l74: {
      if (p < end) {
        {
          const s75 = p;
          l76: {
            p++;
            break l74;
          }
          p = s75;
        }
      } else touched ||= p >= end;
      break l71;
    }
    p = s72;
    l80: {
      if (text.charCodeAt(p) === 60) {
        const s78 = p;
        l79: {
          p = skip_endToken(p);
          if (p < 0) { break l79; }
          p = s78;
          break l80;
        }
        p = s78;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skip_endToken(p: number): number {
  let c = 0;
  l81: {
    const s82 = p;
    if (text.charCodeAt(p) === 60) {
      l83: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l83;
        }
        p += 4;
        break l81;
      }
      p = s82;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
      reachesEnd(p, "<|");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
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
  l84: {
    const s85 = p;
    if (text.charCodeAt(p) === 105) {
      l86: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l86;
        }
        p += 6;
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l87: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l87;
        }
        p += 9;
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l88: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l88;
        }
        p += 11;
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l89: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l89;
        }
        p += 6;
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l90: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l90;
        }
        p += 6;
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l91: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l91;
        }
        p += 3;
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l92: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l92;
        }
        p += 6;
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l93: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l93;
        }
        p += 3;
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 99 || !text.startsWith("call", p)) {
      reachesEnd(p, "call");
      return -1;
    }
    p += 4;
  }
  return p;
}

function skipEndsInEnd(p: number): number {
  const noted = trail.length;
  const value = readEndsInEnd(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndsInEnd(p: number): "" | undefined {
  if (!cut_editEnd(p)) return undefined;
  const value = readEndsInEndInside(p);
  return value;
}

function readEndsInEndInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cut_editEnd(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skip_editEnd(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readRun(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list103: string[] = [];
  l99: for (;;) {
    const s101 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l100: {
        let v102!: string;
        v102 = text.charAt(p);
        p++;
        list103.push(v102);
        continue l99;
      }
      p = s101;
    } else touched ||= p >= end;
    break;
  }
  if (list103.length === 0) { return undefined; }
  value = list103;
  pos = p;
  return value;
}

function text23(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near106 = p + 16;
      while (p < near106 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near106) {
        STOPS_1.lastIndex = p;
        p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
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
      l107: {
        if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
          {
            const s108 = p;
            l109: {
              p = skipMarker(p);
              if (p < 0) { break l109; }
              break l107;
            }
            p = s108;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l107;
        }
        p++;
        const near111 = p + 16;
        while (p < near111 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near111) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
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
      l112: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l112;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l113: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l113;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l114: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l114;
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

function leaf24(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, BadInsideNode];
  let e115!: null;
  if (text.charCodeAt(p) === 61) {
    {
      const s116 = p;
      l117: {
        p = skip_divider(p);
        if (p < 0) { break l117; }
        return -1;
      }
      p = s116;
    }
  } else touched ||= p >= end;
  e115 = null;
  let e119!: BadInsideNode;
  if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  const r120 = readBadInside(p);
  if (r120 === undefined) { return -1; }
  e119 = r120;
  p = pos;
  value = [e115, e119];
  leafValue = value;
  return p;
}

function readBadInside(p: number): BadInsideNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
    {
      const s121 = p;
      l122: {
        p = skip_editEnd(p);
        if (p < 0) { break l122; }
        return undefined;
      }
      p = s121;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 60 && c <= 61) || c === 45))) {
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

function leaf26(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DividerNode | BadDividerNode;
  if (!(text.charCodeAt(p) === 61)) {
    touched ||= p >= end;
    return -1;
  }
  const r125 = readDivision(p);
  if (r125 === undefined) { return -1; }
  value = r125;
  p = pos;
  leafValue = value;
  return p;
}

function readDivision(p: number): DividerNode | BadDividerNode | undefined {
  let value!: DividerNode | BadDividerNode;
  l126: {
    const s127 = p;
    const t128 = trail.length;
    if (text.charCodeAt(p) === 61) {
      l129: {
        const r130 = readDivider(p);
        if (r130 === undefined) { break l129; }
        value = r130;
        p = pos;
        break l126;
      }
      p = s127;
      if (trail.length > t128) trail.length = t128;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 61)) {
      touched ||= p >= end;
      return undefined;
    }
    const r137 = readBadDivider(p);
    if (r137 === undefined) { return undefined; }
    value = r137;
    p = pos;
  }
  pos = p;
  return value;
}

function readDivider(p: number): DividerNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s131 = p;
  let n135 = 0;
  l132: for (;;) {
    const s134 = p;
    l133: {
      if (text.charCodeAt(p) !== 61) {
        touched ||= p >= end;
        break l133;
      }
      p++;
      n135++;
      continue l132;
    }
    p = s134;
    break;
  }
  if (n135 < 3) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s131, p);
  pos = p;
  return { type: 'Divider', start: base + start, end: base + p, text: l_text };
}

function readBadDivider(p: number): BadDividerNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 61)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_divider(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadDividerNode = { type: 'BadDivider', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf30(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInsideNode;
  if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  const r140 = readBadInside(p);
  if (r140 === undefined) { return -1; }
  value = r140;
  p = pos;
  leafValue = value;
  return p;
}

function leaf31(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditEndNode | BadCutEndNode | MissingEditEndNode;
  const r142 = readEditClose(p);
  if (r142 === undefined) { return -1; }
  value = r142;
  p = pos;
  leafValue = value;
  return p;
}

function readEditClose(p: number): EditEndNode | BadCutEndNode | MissingEditEndNode | undefined {
  let c = 0;
  let value!: EditEndNode | BadCutEndNode | MissingEditEndNode;
  l143: {
    const s144 = p;
    const t145 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l146: {
        const r147 = readEditEnd(p);
        if (r147 === undefined) { break l146; }
        value = r147;
        p = pos;
        break l143;
      }
      p = s144;
      if (trail.length > t145) trail.length = t145;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l151: {
        const r152 = readBadCutEnd(p);
        if (r152 === undefined) { break l151; }
        value = r152;
        p = pos;
        break l143;
      }
      p = s144;
      if (trail.length > t145) trail.length = t145;
    } else touched ||= p >= end;
    const r157 = readMissingEditEnd(p);
    if (r157 === undefined) { return undefined; }
    value = r157;
    p = pos;
  }
  pos = p;
  return value;
}

function readEditEnd(p: number): EditEndNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: string;
  let l_text!: string;
  const s148 = p;
  if (!(((c = text.charCodeAt(p)) === 43 || c === 62))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEndMark(p);
  if (p < 0) { return undefined; }
  l_mark = text.slice(s148, p);
  const s149 = p;
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" REPLACE", p)) {
    reachesEnd(p, " REPLACE");
    return undefined;
  }
  p += 8;
  p = skipCloseEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s149, p);
  pos = p;
  return { type: 'EditEnd', start: base + start, end: base + p, mark: l_mark, text: l_text };
}

function readBadCutEnd(p: number): BadCutEndNode | undefined {
  let c = 0;
  const start = p;
  l155: {
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      const s153 = p;
      l154: {
        p++;
        p = s153;
        break l155;
      }
      p = s153;
    } else touched ||= p >= end;
    return undefined;
  }
  p = skipEndsInEnd(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutEndNode = { type: 'BadCutEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingEditEnd(p: number): MissingEditEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingEditEndNode = { type: 'MissingEditEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf36(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadUndividedNode | MissingRestNode;
  l160: {
    const s161 = p;
    const t162 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l163: {
        const r164 = readBadUndivided(p);
        if (r164 === undefined) { break l163; }
        value = r164;
        p = pos;
        break l160;
      }
      p = s161;
      if (trail.length > t162) trail.length = t162;
    } else touched ||= p >= end;
    const r166 = readMissingRest(p);
    if (r166 === undefined) { return -1; }
    value = r166;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadUndivided(p: number): BadUndividedNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 43 || c === 62))) {
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

function readMissingRest(p: number): MissingRestNode | undefined {
  const start = p;
  pos = p;
  const node: MissingRestNode = { type: 'MissingRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf39(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadSecondEndNode | null;
  l168: {
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      const s170 = p;
      const t171 = trail.length;
      l169: {
        const r172 = readBadSecondEnd(p);
        if (r172 === undefined) { break l169; }
        value = r172;
        p = pos;
        break l168;
      }
      p = s170;
      if (trail.length > t171) trail.length = t171;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readBadSecondEnd(p: number): BadSecondEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 43 || c === 62))) {
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

function leaf41(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r174 = readBlank(p);
  if (r174 === undefined) { return -1; }
  value = r174;
  p = pos;
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s175 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s175, p);
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p, text: l_text };
}

function leaf43(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceRestNode | MissingFenceEndNode;
  l177: {
    const s178 = p;
    const t179 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      l180: {
        const r181 = readFenceEnd(p);
        if (r181 === undefined) { break l180; }
        value = r181;
        p = pos;
        break l177;
      }
      p = s178;
      if (trail.length > t179) trail.length = t179;
    } else touched ||= p >= end;
    l191: {
      const r192 = readMissingFenceRest(p);
      if (r192 === undefined) { break l191; }
      value = r192;
      p = pos;
      break l177;
    }
    p = s178;
    if (trail.length > t179) trail.length = t179;
    const r194 = readMissingFenceEnd(p);
    if (r194 === undefined) { return -1; }
    value = r194;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s182 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s182, p);
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
  l183: {
    const s184 = p;
    if (text.charCodeAt(p) === 96) {
      l185: {
        const s186 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l185;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s186, p);
        break l183;
      }
      p = s184;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l187: {
        const s188 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l187;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s188, p);
        break l183;
      }
      p = s184;
    } else touched ||= p >= end;
    const s189 = p;
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
    value = text.slice(s189, p);
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

function leaf51(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadMarkerNode | BadCutHeadNode;
  l196: {
    const s197 = p;
    const t198 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l199: {
        const r200 = readBadMarker(p);
        if (r200 === undefined) { break l199; }
        value = r200;
        p = pos;
        break l196;
      }
      p = s197;
      if (trail.length > t198) trail.length = t198;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 45 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    const r209 = readBadCutHead(p);
    if (r209 === undefined) { return -1; }
    value = r209;
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
  let n204 = 0;
  l201: for (;;) {
    const s203 = p;
    l202: {
      if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45))) {
        touched ||= p >= end;
        break l202;
      }
      p++;
      n204++;
      continue l201;
    }
    p = s203;
    break;
  }
  if (n204 < 2) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 83 || !text.startsWith("SEARCH", p)) {
    reachesEnd(p, "SEARCH");
    return -1;
  }
  p += 6;
  l205: {
    if (text.charCodeAt(p) === 62) {
      const s207 = p;
      l206: {

        p++;
        break l205;
      }
      p = s207;
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
  l210: {
    const s212 = p;
    l211: {

      break l210;
    }
    p = s212;
  }
  l215: {
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      const s213 = p;
      l214: {
        p++;
        p = s213;
        break l215;
      }
      p = s213;
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

function leaf58(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r217 = readMentionHead(p);
  if (r217 === undefined) { return -1; }
  value = r217;
  p = pos;
  leafValue = value;
  return p;
}

function readMentionHead(p: number): MentionHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  let l_info!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r218 = readFenceRun(p);
  if (r218 === undefined) { return undefined; }
  l_run = r218;
  p = pos;
  const s220 = p;
  const near221 = p + 16;
  while (p < near221 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near221) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l222: {
    const s223 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l224: {
        p = skipEol(p);
        if (p < 0) { break l224; }
        break l222;
      }
      p = s223;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s225 = p;
        l226: {
          p++;
          return undefined;
        }
        p = s225;
      }
    } else touched ||= p >= end;
  }
  l_info = text.slice(s220, p);
  pos = p;
  return { type: 'MentionHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text60(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near229 = p + 16;
      while (p < near229 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near229) {
        STOPS_1.lastIndex = p;
        p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
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
      l230: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
          {
            const s231 = p;
            l232: {
              p = skip_mentionEnd(p);
              if (p < 0) { break l232; }
              break l230;
            }
            p = s231;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l230;
        }
        p++;
        const near244 = p + 16;
        while (p < near244 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near244) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
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
      l245: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l245;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l246: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l246;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l247: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l247;
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

function skip_mentionEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceClose(p);
  if (p < 0) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l236: {
    const s234 = p;
    l235: {
      l237: {
        const s238 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l239: {
            p = skipEol(p);
            if (p < 0) { break l239; }
            break l237;
          }
          p = s238;
        } else touched ||= p >= end;
        l240: {
          if (p < end) {
            {
              const s241 = p;
              l242: {
                p++;
                break l240;
              }
              p = s241;
            }
          } else touched ||= p >= end;
          break l237;
        }
        p = s238;
        if (!(text.charCodeAt(p) === 60)) {
          touched ||= p >= end;
          break l235;
        }
        p = skip_endToken(p);
        if (p < 0) { break l235; }
      }
      p = s234;
      break l236;
    }
    p = s234;
    return -1;
  }
  return p;
}

function leaf62(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionEndNode | null;
  l248: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      const s250 = p;
      l249: {
        const r251 = readMentionEnd(p);
        if (r251 === undefined) { break l249; }
        value = r251;
        p = pos;
        break l248;
      }
      p = s250;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readMentionEnd(p: number): MentionEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s252 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_mentionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s252, p);
  pos = p;
  return { type: 'MentionEnd', start: base + start, end: base + p, text: l_text };
}

function leaf64(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutTokenNode | EndTokenNode;
  l254: {
    const s255 = p;
    const t256 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l257: {
        const r258 = readBadCutToken(p);
        if (r258 === undefined) { break l257; }
        value = r258;
        p = pos;
        break l254;
      }
      p = s255;
      if (trail.length > t256) trail.length = t256;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r263 = readEndToken(p);
    if (r263 === undefined) { return -1; }
    value = r263;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutToken(p: number): BadCutTokenNode | undefined {
  const start = p;
  l261: {
    if (text.charCodeAt(p) === 60) {
      const s259 = p;
      l260: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l260;
        }
        p += 2;
        p = s259;
        break l261;
      }
      p = s259;
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
  const s264 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s264, p);
  pos = p;
  return { type: 'EndToken', start: base + start, end: base + p, text: l_text };
}

function leaf70(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, "<"];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r266 = readProseRun(p);
  if (r266 === undefined) { return -1; }
  value = r266;
  p = pos;
  leafValue = value;
  return p;
}

function readProseRun(p: number): string[] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"];
  l267: {
    const s268 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l269: {
        const list274: string[] = [];
        l270: for (;;) {
          const s272 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l271: {
              let v273!: string;
              v273 = text.charAt(p);
              p++;
              list274.push(v273);
              continue l270;
            }
            p = s272;
          } else touched ||= p >= end;
          break;
        }
        if (list274.length === 0) { break l269; }
        value = list274;
        break l267;
      }
      p = s268;
    } else touched ||= p >= end;
    let e276!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s277 = p;
        l278: {
          p = skip_endToken(p);
          if (p < 0) { break l278; }
          return undefined;
        }
        p = s277;
      }
    } else touched ||= p >= end;
    e276 = null;
    let e280!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e280 = "<";
    p++;
    value = [e276, e280];
  }
  pos = p;
  return value;
}

function text72(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near282 = p + 16;
      while (p < near282 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
      if (p === near282) {
        STOPS_9.lastIndex = p;
        p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
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
      l283: {

        const near284 = p + 16;
        while (p < near284 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
        if (p === near284) {
          STOPS_9.lastIndex = p;
          p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
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
      l285: {
        if (text.charCodeAt(p) === 60) {
          {
            const s286 = p;
            l287: {
              p = skip_endToken(p);
              if (p < 0) { break l287; }
              break l285;
            }
            p = s286;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l285;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l289: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l289;
        }
        p = skipEol(p);
        if (p < 0) { break l289; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s290 = p;
            l291: {
              p = skipItemStart(p);
              if (p < 0) { break l291; }
              break l289;
            }
            p = s290;
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
  l293: {
    const s294 = p;
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      l295: {
        p = skipHead(p);
        if (p < 0) { break l295; }
        break l293;
      }
      p = s294;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l296: {
        p = skipWrongHead(p);
        if (p < 0) { break l296; }
        break l293;
      }
      p = s294;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l297: {
        p = skipFenceRun(p);
        if (p < 0) { break l297; }
        break l293;
      }
      p = s294;
    } else touched ||= p >= end;
    l305: {
      if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
        const s303 = p;
        l304: {
          p++;
          p = s303;
          break l305;
        }
        p = s303;
      } else touched ||= p >= end;
      return -1;
    }
    p = skipEndsInHead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipFenceRun(p: number): number {
  l298: {
    const s299 = p;
    if (text.charCodeAt(p) === 96) {
      l300: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l300;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l298;
      }
      p = s299;
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

function leaf75(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LineEndNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r306 = readLineEnd(p);
  if (r306 === undefined) { return -1; }
  value = r306;
  p = pos;
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s307 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s307, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function leaf77(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r309 = readEnd(p);
  if (r309 === undefined) { return -1; }
  value = r309;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const stepsearchPart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf24 }] };
const stepreplacePart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf30 }] };
const stepFencedItem: Step = { op: 'choice', starts: [STARTS_5, STARTS_6], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf41 }] };
const stepLead: Step = { op: 'choice', starts: [STARTS_7, STARTS_5, STARTS_6], alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf41 }] };
const stepItem: Step = { op: 'choice', starts: [STARTS_5, STARTS_3, STARTS_7, STARTS_8, STARTS_10, STARTS_11], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf51 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf64 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf75 }] };
const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: leaf43 }] } };
const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf7 }, { op: 'loop', body: stepsearchPart }, { op: 'choice', starts: [STARTS_4, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf26 }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: leaf31 }] }, { op: 'leaf', read: leaf36 }] }, { op: 'leaf', read: leaf39 }] } };
const stepContentText: Step = { op: 'rule', name: 'ContentText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf9 }, { op: 'text', read: text23 }] } };
const stepMention: Step = { op: 'rule', name: 'Mention', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf58 }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: leaf62 }] } };
const stepMentionText: Step = { op: 'rule', name: 'MentionText', register: -1, isText: true, body: { op: 'text', read: text60 } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf70 }, { op: 'text', read: text72 }] } };

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
    Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepLead }, { op: 'loop', body: stepItem }, { op: 'leaf', read: leaf77 }] },
  },
  mistakes: {
    BadDivider: {"code":"wrong-close","severity":"warning","meaning":"Another marker stands in the place of the right one, or blanks stand behind it.","example":"------- SEARCH\none\n=======  .","mend":"Write the divider as a line ======= and the last marker as +++++++ REPLACE.","isCut":false},
    MissingEditEnd: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":false},
    BadCutEnd: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"A fence stands around the edits. It is left out.","example":"```\n------- SEARCH","mend":"Write the edits without a fence.","isCut":false},
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
