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
const STARTS_0 = startsOf([0, 65535]);
const STARTS_1 = startsOf([43, 43], [45, 45], [60, 62]);
const STARTS_2 = startsOf([61, 61]);
const STARTS_3 = startsOf([45, 45], [60, 60]);
const STARTS_4 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_5 = startsOf([96, 96], [126, 126]);
const STARTS_6 = startsOf([60, 60]);
const STARTS_7 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_8 = startsOf([10, 10], [13, 13]);

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
  l18: {
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      const s16 = p;
      l17: {
        p = skipHead(p);
        if (p < 0) { break l17; }
        p = s16;
        break l18;
      }
      p = s16;
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
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
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
  l11: {
    const s12 = p;
    if (text.charCodeAt(p) === 13) {
      l13: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l13;
        }
        p += 2;
        break l11;
      }
      p = s12;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l14: {

        p++;
        break l11;
      }
      p = s12;
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
  l19: {
    const s20 = p;
    if (text.charCodeAt(p) === 45) {
      l21: {
        let n25 = 0;
        l22: for (;;) {
          const s24 = p;
          l23: {
            if (text.charCodeAt(p) !== 45) {
              touched ||= p >= end;
              break l23;
            }
            p++;
            n25++;
            continue l22;
          }
          p = s24;
          break;
        }
        if (n25 < 3) { break l21; }
        break l19;
      }
      p = s20;
    } else touched ||= p >= end;
    let n29 = 0;
    l26: for (;;) {
      const s28 = p;
      l27: {
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l27;
        }
        p++;
        n29++;
        continue l26;
      }
      p = s28;
      break;
    }
    if (n29 < 3) { return -1; }
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
  const r31 = readEditHead(p);
  if (r31 === undefined) { return -1; }
  value = r31;
  p = pos;
  leafValue = value;
  return p;
}

function readEditHead(p: number): EditHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: string;
  let l_text!: string;
  const s32 = p;
  if (!(((c = text.charCodeAt(p)) === 45 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipHeadMark(p);
  if (p < 0) { return undefined; }
  l_mark = text.slice(s32, p);
  const s33 = p;
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
  l_text = text.slice(s33, p);
  pos = p;
  return { type: 'EditHead', start: base + start, end: base + p, mark: l_mark, text: l_text };
}

function leaf9(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\r\n" | "\n" | "\r" | [null, string[]];
  l35: {
    const s36 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l37: {
        const r38 = readEol(p);
        if (r38 === undefined) { break l37; }
        value = r38;
        p = pos;
        break l35;
      }
      p = s36;
    } else touched ||= p >= end;
    let e44!: null;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      {
        const s45 = p;
        l46: {
          p = skipMarker(p);
          if (p < 0) { break l46; }
          return -1;
        }
        p = s45;
      }
    } else touched ||= p >= end;
    e44 = null;
    let e96!: string[];
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    const r97 = readRun(p);
    if (r97 === undefined) { return -1; }
    e96 = r97;
    p = pos;
    value = [e44, e96];
  }
  leafValue = value;
  return p;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l39: {
    const s40 = p;
    if (text.charCodeAt(p) === 13) {
      l41: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l41;
        }
        value = "\r\n";
        p += 2;
        break l39;
      }
      p = s40;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l42: {

        value = "\n";
        p++;
        break l39;
      }
      p = s40;
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
  l48: {
    const s49 = p;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 61) || c === 45)) {
      l50: {
        p = skipInside(p);
        if (p < 0) { break l50; }
        break l48;
      }
      p = s49;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l58: {
        p = skip_editEnd(p);
        if (p < 0) { break l58; }
        break l48;
      }
      p = s49;
    } else touched ||= p >= end;
    l95: {
      if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
        const s93 = p;
        l94: {
          p++;
          p = s93;
          break l95;
        }
        p = s93;
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
  l51: {
    const s52 = p;
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      l53: {
        p = skipHead(p);
        if (p < 0) { break l53; }
        break l51;
      }
      p = s52;
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
  let n57 = 0;
  l54: for (;;) {
    const s56 = p;
    l55: {
      if (text.charCodeAt(p) !== 61) {
        touched ||= p >= end;
        break l55;
      }
      p++;
      n57++;
      continue l54;
    }
    p = s56;
    break;
  }
  if (n57 < 3) { return -1; }
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
  l59: {
    const s60 = p;
    if (text.charCodeAt(p) === 43) {
      l61: {
        let n65 = 0;
        l62: for (;;) {
          const s64 = p;
          l63: {
            if (text.charCodeAt(p) !== 43) {
              touched ||= p >= end;
              break l63;
            }
            p++;
            n65++;
            continue l62;
          }
          p = s64;
          break;
        }
        if (n65 < 3) { break l61; }
        break l59;
      }
      p = s60;
    } else touched ||= p >= end;
    let n69 = 0;
    l66: for (;;) {
      const s68 = p;
      l67: {
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l67;
        }
        p++;
        n69++;
        continue l66;
      }
      p = s68;
      break;
    }
    if (n69 < 3) { return -1; }
  }
  return p;
}

function skipCloseEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l70: {
    const s71 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l72: {
        p = skipEol(p);
        if (p < 0) { break l72; }
        break l70;
      }
      p = s71;
    } else touched ||= p >= end;
    l73: {
      if (p < end) {
        {
          const s74 = p;
          l75: {
            p++;
            break l73;
          }
          p = s74;
        }
      } else touched ||= p >= end;
      break l70;
    }
    p = s71;
    l79: {
      if (text.charCodeAt(p) === 60) {
        const s77 = p;
        l78: {
          p = skip_endToken(p);
          if (p < 0) { break l78; }
          p = s77;
          break l79;
        }
        p = s77;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skip_endToken(p: number): number {
  let c = 0;
  l80: {
    const s81 = p;
    if (text.charCodeAt(p) === 60) {
      l82: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l82;
        }
        p += 4;
        break l80;
      }
      p = s81;
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
  l83: {
    const s84 = p;
    if (text.charCodeAt(p) === 105) {
      l85: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l85;
        }
        p += 6;
        break l83;
      }
      p = s84;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l86: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l86;
        }
        p += 9;
        break l83;
      }
      p = s84;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l87: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l87;
        }
        p += 11;
        break l83;
      }
      p = s84;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l88: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l88;
        }
        p += 6;
        break l83;
      }
      p = s84;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l89: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l89;
        }
        p += 6;
        break l83;
      }
      p = s84;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l90: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l90;
        }
        p += 3;
        break l83;
      }
      p = s84;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l91: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l91;
        }
        p += 6;
        break l83;
      }
      p = s84;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l92: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l92;
        }
        p += 3;
        break l83;
      }
      p = s84;
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
  const list102: string[] = [];
  l98: for (;;) {
    const s100 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l99: {
        let v101!: string;
        v101 = text.charAt(p);
        p++;
        list102.push(v101);
        continue l98;
      }
      p = s100;
    } else touched ||= p >= end;
    break;
  }
  if (list102.length === 0) { return undefined; }
  value = list102;
  pos = p;
  return value;
}

function text23(p: number, inside: number): number {
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
      l105: {
        if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
          {
            const s106 = p;
            l107: {
              p = skipMarker(p);
              if (p < 0) { break l107; }
              break l105;
            }
            p = s106;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l105;
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
      l109: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l109;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l110: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l110;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l111: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l111;
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
  let e112!: null;
  if (text.charCodeAt(p) === 61) {
    {
      const s113 = p;
      l114: {
        p = skip_divider(p);
        if (p < 0) { break l114; }
        return -1;
      }
      p = s113;
    }
  } else touched ||= p >= end;
  e112 = null;
  let e116!: BadInsideNode;
  if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  const r117 = readBadInside(p);
  if (r117 === undefined) { return -1; }
  e116 = r117;
  p = pos;
  value = [e112, e116];
  leafValue = value;
  return p;
}

function readBadInside(p: number): BadInsideNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
    {
      const s118 = p;
      l119: {
        p = skip_editEnd(p);
        if (p < 0) { break l119; }
        return undefined;
      }
      p = s118;
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
  const r122 = readDivision(p);
  if (r122 === undefined) { return -1; }
  value = r122;
  p = pos;
  leafValue = value;
  return p;
}

function readDivision(p: number): DividerNode | BadDividerNode | undefined {
  let value!: DividerNode | BadDividerNode;
  l123: {
    const s124 = p;
    const t125 = trail.length;
    if (text.charCodeAt(p) === 61) {
      l126: {
        const r127 = readDivider(p);
        if (r127 === undefined) { break l126; }
        value = r127;
        p = pos;
        break l123;
      }
      p = s124;
      if (trail.length > t125) trail.length = t125;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 61)) {
      touched ||= p >= end;
      return undefined;
    }
    const r134 = readBadDivider(p);
    if (r134 === undefined) { return undefined; }
    value = r134;
    p = pos;
  }
  pos = p;
  return value;
}

function readDivider(p: number): DividerNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s128 = p;
  let n132 = 0;
  l129: for (;;) {
    const s131 = p;
    l130: {
      if (text.charCodeAt(p) !== 61) {
        touched ||= p >= end;
        break l130;
      }
      p++;
      n132++;
      continue l129;
    }
    p = s131;
    break;
  }
  if (n132 < 3) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s128, p);
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
  const r137 = readBadInside(p);
  if (r137 === undefined) { return -1; }
  value = r137;
  p = pos;
  leafValue = value;
  return p;
}

function leaf31(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditEndNode | BadCutEndNode | MissingEditEndNode;
  const r139 = readEditClose(p);
  if (r139 === undefined) { return -1; }
  value = r139;
  p = pos;
  leafValue = value;
  return p;
}

function readEditClose(p: number): EditEndNode | BadCutEndNode | MissingEditEndNode | undefined {
  let c = 0;
  let value!: EditEndNode | BadCutEndNode | MissingEditEndNode;
  l140: {
    const s141 = p;
    const t142 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l143: {
        const r144 = readEditEnd(p);
        if (r144 === undefined) { break l143; }
        value = r144;
        p = pos;
        break l140;
      }
      p = s141;
      if (trail.length > t142) trail.length = t142;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l148: {
        const r149 = readBadCutEnd(p);
        if (r149 === undefined) { break l148; }
        value = r149;
        p = pos;
        break l140;
      }
      p = s141;
      if (trail.length > t142) trail.length = t142;
    } else touched ||= p >= end;
    const r154 = readMissingEditEnd(p);
    if (r154 === undefined) { return undefined; }
    value = r154;
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
  const s145 = p;
  if (!(((c = text.charCodeAt(p)) === 43 || c === 62))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEndMark(p);
  if (p < 0) { return undefined; }
  l_mark = text.slice(s145, p);
  const s146 = p;
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" REPLACE", p)) {
    reachesEnd(p, " REPLACE");
    return undefined;
  }
  p += 8;
  p = skipCloseEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s146, p);
  pos = p;
  return { type: 'EditEnd', start: base + start, end: base + p, mark: l_mark, text: l_text };
}

function readBadCutEnd(p: number): BadCutEndNode | undefined {
  let c = 0;
  const start = p;
  l152: {
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      const s150 = p;
      l151: {
        p++;
        p = s150;
        break l152;
      }
      p = s150;
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
  l157: {
    const s158 = p;
    const t159 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l160: {
        const r161 = readBadUndivided(p);
        if (r161 === undefined) { break l160; }
        value = r161;
        p = pos;
        break l157;
      }
      p = s158;
      if (trail.length > t159) trail.length = t159;
    } else touched ||= p >= end;
    const r163 = readMissingRest(p);
    if (r163 === undefined) { return -1; }
    value = r163;
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
  l165: {
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      const s167 = p;
      const t168 = trail.length;
      l166: {
        const r169 = readBadSecondEnd(p);
        if (r169 === undefined) { break l166; }
        value = r169;
        p = pos;
        break l165;
      }
      p = s167;
      if (trail.length > t168) trail.length = t168;
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
  const r171 = readBlank(p);
  if (r171 === undefined) { return -1; }
  value = r171;
  p = pos;
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s172 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s172, p);
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p, text: l_text };
}

function leaf43(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceRestNode | MissingFenceEndNode;
  l174: {
    const s175 = p;
    const t176 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      l177: {
        const r178 = readFenceEnd(p);
        if (r178 === undefined) { break l177; }
        value = r178;
        p = pos;
        break l174;
      }
      p = s175;
      if (trail.length > t176) trail.length = t176;
    } else touched ||= p >= end;
    l188: {
      const r189 = readMissingFenceRest(p);
      if (r189 === undefined) { break l188; }
      value = r189;
      p = pos;
      break l174;
    }
    p = s175;
    if (trail.length > t176) trail.length = t176;
    const r191 = readMissingFenceEnd(p);
    if (r191 === undefined) { return -1; }
    value = r191;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s179 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s179, p);
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
  l180: {
    const s181 = p;
    if (text.charCodeAt(p) === 96) {
      l182: {
        const s183 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l182;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s183, p);
        break l180;
      }
      p = s181;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l184: {
        const s185 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l184;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s185, p);
        break l180;
      }
      p = s181;
    } else touched ||= p >= end;
    const s186 = p;
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
    value = text.slice(s186, p);
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
  l193: {
    const s194 = p;
    const t195 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l196: {
        const r197 = readBadMarker(p);
        if (r197 === undefined) { break l196; }
        value = r197;
        p = pos;
        break l193;
      }
      p = s194;
      if (trail.length > t195) trail.length = t195;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 45 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    const r206 = readBadCutHead(p);
    if (r206 === undefined) { return -1; }
    value = r206;
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
  let n201 = 0;
  l198: for (;;) {
    const s200 = p;
    l199: {
      if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45))) {
        touched ||= p >= end;
        break l199;
      }
      p++;
      n201++;
      continue l198;
    }
    p = s200;
    break;
  }
  if (n201 < 2) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 83 || !text.startsWith("SEARCH", p)) {
    reachesEnd(p, "SEARCH");
    return -1;
  }
  p += 6;
  l202: {
    if (text.charCodeAt(p) === 62) {
      const s204 = p;
      l203: {

        p++;
        break l202;
      }
      p = s204;
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
  l207: {
    const s209 = p;
    l208: {

      break l207;
    }
    p = s209;
  }
  l212: {
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      const s210 = p;
      l211: {
        p++;
        p = s210;
        break l212;
      }
      p = s210;
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
  const r214 = readMentionHead(p);
  if (r214 === undefined) { return -1; }
  value = r214;
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
  const r215 = readFenceRun(p);
  if (r215 === undefined) { return undefined; }
  l_run = r215;
  p = pos;
  const s217 = p;
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  touched ||= p >= end;
  l218: {
    const s219 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l220: {
        p = skipEol(p);
        if (p < 0) { break l220; }
        break l218;
      }
      p = s219;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s221 = p;
        l222: {
          p++;
          return undefined;
        }
        p = s221;
      }
    } else touched ||= p >= end;
  }
  l_info = text.slice(s217, p);
  pos = p;
  return { type: 'MentionHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text60(p: number, inside: number): number {
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
      l225: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
          {
            const s226 = p;
            l227: {
              p = skip_mentionEnd(p);
              if (p < 0) { break l227; }
              break l225;
            }
            p = s226;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l225;
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
      l239: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l239;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l240: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l240;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l241: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l241;
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
  l231: {
    const s229 = p;
    l230: {
      l232: {
        const s233 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l234: {
            p = skipEol(p);
            if (p < 0) { break l234; }
            break l232;
          }
          p = s233;
        } else touched ||= p >= end;
        l235: {
          if (p < end) {
            {
              const s236 = p;
              l237: {
                p++;
                break l235;
              }
              p = s236;
            }
          } else touched ||= p >= end;
          break l232;
        }
        p = s233;
        if (!(text.charCodeAt(p) === 60)) {
          touched ||= p >= end;
          break l230;
        }
        p = skip_endToken(p);
        if (p < 0) { break l230; }
      }
      p = s229;
      break l231;
    }
    p = s229;
    return -1;
  }
  return p;
}

function leaf62(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionEndNode | null;
  l242: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      const s244 = p;
      l243: {
        const r245 = readMentionEnd(p);
        if (r245 === undefined) { break l243; }
        value = r245;
        p = pos;
        break l242;
      }
      p = s244;
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
  const s246 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_mentionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s246, p);
  pos = p;
  return { type: 'MentionEnd', start: base + start, end: base + p, text: l_text };
}

function leaf64(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutTokenNode | EndTokenNode;
  l248: {
    const s249 = p;
    const t250 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l251: {
        const r252 = readBadCutToken(p);
        if (r252 === undefined) { break l251; }
        value = r252;
        p = pos;
        break l248;
      }
      p = s249;
      if (trail.length > t250) trail.length = t250;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r257 = readEndToken(p);
    if (r257 === undefined) { return -1; }
    value = r257;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutToken(p: number): BadCutTokenNode | undefined {
  const start = p;
  l255: {
    if (text.charCodeAt(p) === 60) {
      const s253 = p;
      l254: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l254;
        }
        p += 2;
        p = s253;
        break l255;
      }
      p = s253;
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
  const s258 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s258, p);
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
  const r260 = readProseRun(p);
  if (r260 === undefined) { return -1; }
  value = r260;
  p = pos;
  leafValue = value;
  return p;
}

function readProseRun(p: number): string[] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"];
  l261: {
    const s262 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l263: {
        const list268: string[] = [];
        l264: for (;;) {
          const s266 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l265: {
              let v267!: string;
              v267 = text.charAt(p);
              p++;
              list268.push(v267);
              continue l264;
            }
            p = s266;
          } else touched ||= p >= end;
          break;
        }
        if (list268.length === 0) { break l263; }
        value = list268;
        break l261;
      }
      p = s262;
    } else touched ||= p >= end;
    let e270!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s271 = p;
        l272: {
          p = skip_endToken(p);
          if (p < 0) { break l272; }
          return undefined;
        }
        p = s271;
      }
    } else touched ||= p >= end;
    e270 = null;
    let e274!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e274 = "<";
    p++;
    value = [e270, e274];
  }
  pos = p;
  return value;
}

function text72(p: number, inside: number): number {
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
      l276: {

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
      l277: {
        if (text.charCodeAt(p) === 60) {
          {
            const s278 = p;
            l279: {
              p = skip_endToken(p);
              if (p < 0) { break l279; }
              break l277;
            }
            p = s278;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l277;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l281: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l281;
        }
        p = skipEol(p);
        if (p < 0) { break l281; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s282 = p;
            l283: {
              p = skipItemStart(p);
              if (p < 0) { break l283; }
              break l281;
            }
            p = s282;
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
  l285: {
    const s286 = p;
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      l287: {
        p = skipHead(p);
        if (p < 0) { break l287; }
        break l285;
      }
      p = s286;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l288: {
        p = skipWrongHead(p);
        if (p < 0) { break l288; }
        break l285;
      }
      p = s286;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l289: {
        p = skipFenceRun(p);
        if (p < 0) { break l289; }
        break l285;
      }
      p = s286;
    } else touched ||= p >= end;
    l297: {
      if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
        const s295 = p;
        l296: {
          p++;
          p = s295;
          break l297;
        }
        p = s295;
      } else touched ||= p >= end;
      return -1;
    }
    p = skipEndsInHead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipFenceRun(p: number): number {
  l290: {
    const s291 = p;
    if (text.charCodeAt(p) === 96) {
      l292: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l292;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l290;
      }
      p = s291;
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
  const r298 = readLineEnd(p);
  if (r298 === undefined) { return -1; }
  value = r298;
  p = pos;
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s299 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s299, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function leaf77(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r301 = readEnd(p);
  if (r301 === undefined) { return -1; }
  value = r301;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const stepsearchPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf24 }] };
const stepreplacePart: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf30 }] };
const stepFencedItem: Step = { op: 'choice', starts: [STARTS_3, STARTS_4], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf41 }] };
const stepLead: Step = { op: 'choice', starts: [STARTS_5, STARTS_3, STARTS_4], alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf41 }] };
const stepItem: Step = { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_5, STARTS_6, STARTS_7, STARTS_8], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf51 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf64 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf75 }] };
const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: leaf43 }] } };
const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf7 }, { op: 'loop', body: stepsearchPart }, { op: 'choice', starts: [STARTS_2, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf26 }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: leaf31 }] }, { op: 'leaf', read: leaf36 }] }, { op: 'leaf', read: leaf39 }] } };
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
