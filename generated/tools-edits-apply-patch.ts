// Generated from grammars/tools/edits-apply-patch.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, startsOf, tableOf } from '../src/engine/index.ts';

export interface ReplyNode extends TreeNode {
  readonly type: 'Reply';
}

export interface FenceHeadNode extends TreeNode {
  readonly type: 'FenceHead';
  readonly fence: BadFenceNode;
}

export interface WrapHeadNode extends TreeNode {
  readonly type: 'WrapHead';
  readonly wrap: BadWrapNode;
}

export interface WrapEndNode extends TreeNode {
  readonly type: 'WrapEnd';
  readonly text: string;
}

export interface BeginNode extends TreeNode {
  readonly type: 'Begin';
  readonly text: string;
}

export interface PatchEndNode extends TreeNode {
  readonly type: 'PatchEnd';
  readonly text: string;
}

export interface HeadNode extends TreeNode {
  readonly type: 'Head';
  readonly before: string;
  readonly kind: "Add" | "Delete" | "Update";
  readonly path: [string, string, string];
}

export interface MoveToNode extends TreeNode {
  readonly type: 'MoveTo';
  readonly before: string;
  readonly to: string;
  readonly after: string;
}

export interface EndOfFileNode extends TreeNode {
  readonly type: 'EndOfFile';
  readonly text: string;
}

export interface ContextNode extends TreeNode {
  readonly type: 'Context';
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

export interface LineNode extends TreeNode {
  readonly type: 'Line';
  readonly sign: string | null;
  readonly text: string;
}

export interface BadRestNode extends RecoveryNode {
  readonly type: 'BadRest';
}

export interface BadCutHeadNode extends RecoveryNode {
  readonly type: 'BadCutHead';
}

export interface MissingPatchEndNode extends RecoveryNode {
  readonly type: 'MissingPatchEnd';
}

export interface MissingWrapRestNode extends RecoveryNode {
  readonly type: 'MissingWrapRest';
}

export interface MissingWrapEndNode extends RecoveryNode {
  readonly type: 'MissingWrapEnd';
}

export interface BadBareHeadNode extends RecoveryNode {
  readonly type: 'BadBareHead';
  readonly before: string;
  readonly kind: "Add" | "Delete" | "Update";
  readonly path: [string, string, string];
}

export interface BadHeadNode extends RecoveryNode {
  readonly type: 'BadHead';
}

export interface BadWrapNode extends RecoveryNode {
  readonly type: 'BadWrap';
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
  readonly open: string;
  readonly info: string;
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
  readonly WrapHead: WrapHeadNode;
  readonly Begin: BeginNode;
  readonly BadBareHead: BadBareHeadNode;
  readonly Head: HeadNode;
  readonly MoveTo: MoveToNode;
  readonly EndOfFile: EndOfFileNode;
  readonly BadHead: BadHeadNode;
  readonly Context: ContextNode;
  readonly Line: LineNode;
  readonly PatchEnd: PatchEndNode;
  readonly MissingPatchEnd: MissingPatchEndNode;
  readonly BadRest: BadRestNode;
  readonly Blank: BlankNode;
  readonly WrapEnd: WrapEndNode;
  readonly MissingWrapRest: MissingWrapRestNode;
  readonly MissingWrapEnd: MissingWrapEndNode;
  readonly FenceEnd: FenceEndNode;
  readonly MissingFenceRest: MissingFenceRestNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
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
  readonly MentionText: TextPiece<'MentionText'>;
  readonly ProseText: TextPiece<'ProseText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadRest: BadRestNode;
  readonly BadCutHead: BadCutHeadNode;
  readonly MissingPatchEnd: MissingPatchEndNode;
  readonly MissingWrapRest: MissingWrapRestNode;
  readonly MissingWrapEnd: MissingWrapEndNode;
  readonly BadBareHead: BadBareHeadNode;
  readonly BadHead: BadHeadNode;
  readonly BadWrap: BadWrapNode;
  readonly BadFence: BadFenceNode;
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

const TABLE_0 = tableOf([9, 9], [32, 32], [42, 42], [60, 60], [97, 97]);
const TABLE_1 = tableOf([99, 99], [101, 101], [105, 105], [114, 114]);
const TABLE_2 = tableOf([9, 9], [32, 32], [60, 60], [96, 96], [126, 126]);
const TABLE_3 = tableOf([9, 9], [32, 32], [42, 42], [60, 60], [96, 97], [126, 126]);
const STOPS_0 = /[\u000a\u000d\u0060]/g;
const STOPS_1 = /[\u000a\u000d]/g;
const STARTS_2 = startsOf([9, 9], [32, 32], [42, 42]);
const STARTS_3 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_4 = startsOf([60, 60], [97, 97]);
const STARTS_5 = startsOf([96, 96], [126, 126]);
const STARTS_6 = startsOf([60, 60]);
const STOPS_7 = /[\u000a\u000d\u003c]/g;
const STARTS_8 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_9 = startsOf([10, 10], [13, 13]);

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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      const s17 = p;
      l18: {
        l20: {
          const s21 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
            l22: {
              p = skip_begin(p);
              if (p < 0) { break l22; }
              break l20;
            }
            p = s21;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 60 || c === 97))) {
            touched ||= p >= end;
            break l18;
          }
          p = skip_wrapHead(p);
          if (p < 0) { break l18; }
        }
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

function skip_begin(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** Begin Patch", p)) {
    reachesEnd(p, "*** Begin Patch");
    return -1;
  }
  p += 15;
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

function skip_wrapHead(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 60 || c === 97))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipWrapLine(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_begin(p);
  if (p < 0) { return -1; }
  return p;
}

function skipWrapLine(p: number): number {
  let c = 0;
  l23: {
    if (text.charCodeAt(p) === 97) {
      const s25 = p;
      l24: {
        if (!text.startsWith("apply_patch", p)) {
          reachesEnd(p, "apply_patch");
          break l24;
        }
        p += 11;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l24;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l23;
      }
      p = s25;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<<", p)) {
    reachesEnd(p, "<<");
    return -1;
  }
  p += 2;
  l26: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s28 = p;
      l27: {
        p++;
        break l26;
      }
      p = s28;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l29: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s31 = p;
      l30: {
        p++;
        break l29;
      }
      p = s31;
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

function leaf8(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapHeadNode;
  if (!(((c = text.charCodeAt(p)) === 60 || c === 97))) {
    touched ||= p >= end;
    return -1;
  }
  const r33 = readWrapHead(p);
  if (r33 === undefined) { return -1; }
  value = r33;
  p = pos;
  leafValue = value;
  return p;
}

function readWrapHead(p: number): WrapHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_wrap!: BadWrapNode;
  if (!(((c = text.charCodeAt(p)) === 60 || c === 97))) {
    touched ||= p >= end;
    return undefined;
  }
  const r34 = readBadWrap(p);
  if (r34 === undefined) { return undefined; }
  l_wrap = r34;
  p = pos;
  l50: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      const s48 = p;
      l49: {
        p = skip_begin(p);
        if (p < 0) { break l49; }
        p = s48;
        break l50;
      }
      p = s48;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'WrapHead', start: base + start, end: base + p, wrap: l_wrap };
}

function readBadWrap(p: number): BadWrapNode | undefined {
  let c = 0;
  const start = p;
  let l_before!: string;
  let l_word!: string;
  let l_after!: string;
  const s35 = p;
  l36: {
    if (text.charCodeAt(p) === 97) {
      const s38 = p;
      l37: {
        if (!text.startsWith("apply_patch", p)) {
          reachesEnd(p, "apply_patch");
          break l37;
        }
        p += 11;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l37;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l36;
      }
      p = s38;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<<", p)) {
    reachesEnd(p, "<<");
    return undefined;
  }
  p += 2;
  l39: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s41 = p;
      l40: {
        p++;
        break l39;
      }
      p = s41;
    } else touched ||= p >= end;
  }
  l_before = text.slice(s35, p);
  const s42 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_word = text.slice(s42, p);
  const s43 = p;
  l44: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s46 = p;
      l45: {
        p++;
        break l44;
      }
      p = s46;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_after = text.slice(s43, p);
  pos = p;
  const node: BadWrapNode = { type: 'BadWrap', start: base + start, end: base + p, raw: text.slice(start, p), before: l_before, word: l_word, after: l_after };
  trail.push(node);
  return node;
}

function leaf11(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BeginNode | BadBareHeadNode;
  l52: {
    const s53 = p;
    const t54 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      l55: {
        const r56 = readBegin(p);
        if (r56 === undefined) { break l55; }
        value = r56;
        p = pos;
        break l52;
      }
      p = s53;
      if (trail.length > t54) trail.length = t54;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 42)) {
      touched ||= p >= end;
      return -1;
    }
    const r59 = readBadBareHead(p);
    if (r59 === undefined) { return -1; }
    value = r59;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBegin(p: number): BeginNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s57 = p;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_begin(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s57, p);
  pos = p;
  return { type: 'Begin', start: base + start, end: base + p, text: l_text };
}

function readBadBareHead(p: number): BadBareHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_before!: string;
  let l_kind!: "Add" | "Delete" | "Update";
  let l_path!: [string, string, string];
  const s60 = p;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** ", p)) {
    reachesEnd(p, "*** ");
    return undefined;
  }
  p += 4;
  l_before = text.slice(s60, p);
  if (!(((c = text.charCodeAt(p)) === 65 || c === 68 || c === 85))) {
    touched ||= p >= end;
    return undefined;
  }
  const r61 = readKind(p);
  if (r61 === undefined) { return undefined; }
  l_kind = r61;
  p = pos;
  if (!(text.charCodeAt(p) === 32)) {
    touched ||= p >= end;
    return undefined;
  }
  const r67 = readPath(p);
  if (r67 === undefined) { return undefined; }
  l_path = r67;
  p = pos;
  pos = p;
  const node: BadBareHeadNode = { type: 'BadBareHead', start: base + start, end: base + p, raw: text.slice(start, p), before: l_before, kind: l_kind, path: l_path };
  trail.push(node);
  return node;
}

function readKind(p: number): "Add" | "Delete" | "Update" | undefined {
  let value!: "Add" | "Delete" | "Update";
  l62: {
    const s63 = p;
    if (text.charCodeAt(p) === 65) {
      l64: {
        if (!text.startsWith("Add", p)) {
          reachesEnd(p, "Add");
          break l64;
        }
        value = "Add";
        p += 3;
        break l62;
      }
      p = s63;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 68) {
      l65: {
        if (!text.startsWith("Delete", p)) {
          reachesEnd(p, "Delete");
          break l65;
        }
        value = "Delete";
        p += 6;
        break l62;
      }
      p = s63;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 85 || !text.startsWith("Update", p)) {
      reachesEnd(p, "Update");
      return undefined;
    }
    value = "Update";
    p += 6;
  }
  pos = p;
  return value;
}

function readPath(p: number): [string, string, string] | undefined {
  let c = 0;
  let value!: [string, string, string];
  let e68!: string;
  const s69 = p;
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" File:", p)) {
    reachesEnd(p, " File:");
    return undefined;
  }
  p += 6;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  e68 = text.slice(s69, p);
  let e70!: string;
  const s71 = p;
  l72: for (;;) {
    const s74 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l73: {
        p = skipPathChar(p);
        if (p < 0) { break l73; }
        continue l72;
      }
      p = s74;
    } else touched ||= p >= end;
    break;
  }
  e70 = text.slice(s71, p);
  let e82!: string;
  const s83 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  e82 = text.slice(s83, p);
  value = [e68, e70, e82];
  pos = p;
  return value;
}

function skipPathChar(p: number): number {
  let c = 0;
  l76: {
    const s77 = p;
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      l78: {
        p++;
        break l76;
      }
      p = s77;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l81: {
      if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        const s79 = p;
        l80: {
          p++;
          p = s79;
          break l81;
        }
        p = s79;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function leaf17(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: HeadNode | MoveToNode | EndOfFileNode | BadHeadNode | ContextNode | LineNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r86 = readPart(p);
  if (r86 === undefined) { return -1; }
  value = r86;
  p = pos;
  leafValue = value;
  return p;
}

function readPart(p: number): HeadNode | MoveToNode | EndOfFileNode | BadHeadNode | ContextNode | LineNode | undefined {
  let c = 0;
  let value!: HeadNode | MoveToNode | EndOfFileNode | BadHeadNode | ContextNode | LineNode;
  l87: {
    const s88 = p;
    const t89 = trail.length;
    if (text.charCodeAt(p) === 42) {
      l90: {
        const r91 = readHead(p);
        if (r91 === undefined) { break l90; }
        value = r91;
        p = pos;
        break l87;
      }
      p = s88;
      if (trail.length > t89) trail.length = t89;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l98: {
        const r99 = readMoveTo(p);
        if (r99 === undefined) { break l98; }
        value = r99;
        p = pos;
        break l87;
      }
      p = s88;
      if (trail.length > t89) trail.length = t89;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l108: {
        const r109 = readEndOfFile(p);
        if (r109 === undefined) { break l108; }
        value = r109;
        p = pos;
        break l87;
      }
      p = s88;
      if (trail.length > t89) trail.length = t89;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      l112: {
        const r113 = readBadHead(p);
        if (r113 === undefined) { break l112; }
        value = r113;
        p = pos;
        break l87;
      }
      p = s88;
      if (trail.length > t89) trail.length = t89;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 64) {
      l145: {
        const r146 = readContext(p);
        if (r146 === undefined) { break l145; }
        value = r146;
        p = pos;
        break l87;
      }
      p = s88;
      if (trail.length > t89) trail.length = t89;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r155 = readLine(p);
    if (r155 === undefined) { return undefined; }
    value = r155;
    p = pos;
  }
  pos = p;
  return value;
}

function readHead(p: number): HeadNode | undefined {
  let c = 0;
  const start = p;
  let l_before!: string;
  let l_kind!: "Add" | "Delete" | "Update";
  let l_path!: [string, string, string];
  const s92 = p;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** ", p)) {
    reachesEnd(p, "*** ");
    return undefined;
  }
  p += 4;
  l_before = text.slice(s92, p);
  if (!(((c = text.charCodeAt(p)) === 65 || c === 68 || c === 85))) {
    touched ||= p >= end;
    return undefined;
  }
  const r93 = readKind(p);
  if (r93 === undefined) { return undefined; }
  l_kind = r93;
  p = pos;
  if (!(text.charCodeAt(p) === 32)) {
    touched ||= p >= end;
    return undefined;
  }
  const r95 = readPath(p);
  if (r95 === undefined) { return undefined; }
  l_path = r95;
  p = pos;
  pos = p;
  return { type: 'Head', start: base + start, end: base + p, before: l_before, kind: l_kind, path: l_path };
}

function readMoveTo(p: number): MoveToNode | undefined {
  let c = 0;
  const start = p;
  let l_before!: string;
  let l_to!: string;
  let l_after!: string;
  const s100 = p;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** Move to:", p)) {
    reachesEnd(p, "*** Move to:");
    return undefined;
  }
  p += 12;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l_before = text.slice(s100, p);
  const s101 = p;
  l102: for (;;) {
    const s104 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l103: {
        p = skipPathChar(p);
        if (p < 0) { break l103; }
        continue l102;
      }
      p = s104;
    } else touched ||= p >= end;
    break;
  }
  l_to = text.slice(s101, p);
  const s106 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_after = text.slice(s106, p);
  pos = p;
  return { type: 'MoveTo', start: base + start, end: base + p, before: l_before, to: l_to, after: l_after };
}

function readEndOfFile(p: number): EndOfFileNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s110 = p;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** End of File", p)) {
    reachesEnd(p, "*** End of File");
    return undefined;
  }
  p += 15;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s110, p);
  pos = p;
  return { type: 'EndOfFile', start: base + start, end: base + p, text: l_text };
}

function readBadHead(p: number): BadHeadNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) === 42) {
    {
      const s114 = p;
      l115: {
        p = skip_patchEnd(p);
        if (p < 0) { break l115; }
        return undefined;
      }
      p = s114;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
    {
      const s140 = p;
      l141: {
        p = skip_begin(p);
        if (p < 0) { break l141; }
        return undefined;
      }
      p = s140;
    }
  } else touched ||= p >= end;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** ", p)) {
    reachesEnd(p, "*** ");
    return undefined;
  }
  p += 4;
  const near143 = p + 16;
  while (p < near143 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near143) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadHeadNode = { type: 'BadHead', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skip_patchEnd(p: number): number {
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** End Patch", p)) {
    reachesEnd(p, "*** End Patch");
    return -1;
  }
  p += 13;
  p = skipCloseEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipCloseEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l117: {
    const s118 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l119: {
        p = skipEol(p);
        if (p < 0) { break l119; }
        break l117;
      }
      p = s118;
    } else touched ||= p >= end;
    l120: {
      if (p < end) {
        {
          const s121 = p;
          l122: {
            p++;
            break l120;
          }
          p = s121;
        }
      } else touched ||= p >= end;
      break l117;
    }
    p = s118;
    l126: {
      if (text.charCodeAt(p) === 60) {
        const s124 = p;
        l125: {
          p = skip_endToken(p);
          if (p < 0) { break l125; }
          p = s124;
          break l126;
        }
        p = s124;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skip_endToken(p: number): number {
  let c = 0;
  l127: {
    const s128 = p;
    if (text.charCodeAt(p) === 60) {
      l129: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l129;
        }
        p += 4;
        break l127;
      }
      p = s128;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
      reachesEnd(p, "<|");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
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
  l130: {
    const s131 = p;
    if (text.charCodeAt(p) === 105) {
      l132: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l132;
        }
        p += 6;
        break l130;
      }
      p = s131;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l133: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l133;
        }
        p += 9;
        break l130;
      }
      p = s131;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l134: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l134;
        }
        p += 11;
        break l130;
      }
      p = s131;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l135: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l135;
        }
        p += 6;
        break l130;
      }
      p = s131;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l136: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l136;
        }
        p += 6;
        break l130;
      }
      p = s131;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l137: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l137;
        }
        p += 3;
        break l130;
      }
      p = s131;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l138: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l138;
        }
        p += 6;
        break l130;
      }
      p = s131;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l139: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l139;
        }
        p += 3;
        break l130;
      }
      p = s131;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 99 || !text.startsWith("call", p)) {
      reachesEnd(p, "call");
      return -1;
    }
    p += 4;
  }
  return p;
}

function readContext(p: number): ContextNode | undefined {
  let c = 0;
  const start = p;
  let l_before!: string;
  let l_name!: string;
  let l_after!: string;
  const s147 = p;
  if (text.charCodeAt(p) !== 64 || !text.startsWith("@@", p)) {
    reachesEnd(p, "@@");
    return undefined;
  }
  p += 2;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l_before = text.slice(s147, p);
  const s148 = p;
  l149: for (;;) {
    const s151 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l150: {
        p = skipPathChar(p);
        if (p < 0) { break l150; }
        continue l149;
      }
      p = s151;
    } else touched ||= p >= end;
    break;
  }
  l_name = text.slice(s148, p);
  const s153 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_after = text.slice(s153, p);
  pos = p;
  return { type: 'Context', start: base + start, end: base + p, before: l_before, name: l_name, after: l_after };
}

function readLine(p: number): LineNode | undefined {
  let c = 0;
  const start = p;
  let l_sign!: string | null;
  let l_text!: string;
  if (text.charCodeAt(p) === 42) {
    {
      const s156 = p;
      l157: {
        if (!text.startsWith("*** ", p)) {
          reachesEnd(p, "*** ");
          break l157;
        }
        p += 4;
        return undefined;
      }
      p = s156;
    }
  } else touched ||= p >= end;
  l159: {
    if (((c = text.charCodeAt(p)) === 32 || c === 43 || c === 45)) {
      const s161 = p;
      l160: {
        l_sign = text.charAt(p);
        p++;
        break l159;
      }
      p = s161;
    } else touched ||= p >= end;
    l_sign = null;
  }
  const s162 = p;
  l163: {
    const s164 = p;
    if (p < end) {
      l165: {
        const near166 = p + 16;
        while (p < near166 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near166) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l165;
        }
        p = skipEol(p);
        if (p < 0) { break l165; }
        break l163;
      }
      p = s164;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const near167 = p + 16;
    while (p < near167 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near167) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  l_text = text.slice(s162, p);
  pos = p;
  return { type: 'Line', start: base + start, end: base + p, sign: l_sign, text: l_text };
}

function leaf29(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PatchEndNode | MissingPatchEndNode | BadRestNode;
  l170: {
    const s171 = p;
    const t172 = trail.length;
    if (text.charCodeAt(p) === 42) {
      l173: {
        const r174 = readPatchEnd(p);
        if (r174 === undefined) { break l173; }
        value = r174;
        p = pos;
        break l170;
      }
      p = s171;
      if (trail.length > t172) trail.length = t172;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      l177: {
        const r178 = readMissingPatchEnd(p);
        if (r178 === undefined) { break l177; }
        value = r178;
        p = pos;
        break l170;
      }
      p = s171;
      if (trail.length > t172) trail.length = t172;
    } else touched ||= p >= end;
    const r183 = readBadRest(p);
    if (r183 === undefined) { return -1; }
    value = r183;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readPatchEnd(p: number): PatchEndNode | undefined {
  const start = p;
  let l_text!: string;
  const s175 = p;
  if (!(text.charCodeAt(p) === 42)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_patchEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s175, p);
  pos = p;
  return { type: 'PatchEnd', start: base + start, end: base + p, text: l_text };
}

function readMissingPatchEnd(p: number): MissingPatchEndNode | undefined {
  let c = 0;
  const start = p;
  l181: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      const s179 = p;
      l180: {
        p = skip_begin(p);
        if (p < 0) { break l180; }
        p = s179;
        break l181;
      }
      p = s179;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingPatchEndNode = { type: 'MissingPatchEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadRest(p: number): BadRestNode | undefined {
  const start = p;
  l184: {
    if (p < end) {
      const s186 = p;
      l185: {
        if (!(p < end)) {
          touched ||= p >= end;
          break l185;
        }
        p++;
        p = end;
        touched ||= p >= end;
        break l184;
      }
      p = s186;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: BadRestNode = { type: 'BadRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf33(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r188 = readBlank(p);
  if (r188 === undefined) { return -1; }
  value = r188;
  p = pos;
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s189 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s189, p);
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p, text: l_text };
}

function leaf35(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapEndNode | MissingWrapRestNode | MissingWrapEndNode;
  l191: {
    const s192 = p;
    const t193 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) {
      l194: {
        const r195 = readWrapEnd(p);
        if (r195 === undefined) { break l194; }
        value = r195;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    l199: {
      const r200 = readMissingWrapRest(p);
      if (r200 === undefined) { break l199; }
      value = r200;
      p = pos;
      break l191;
    }
    p = s192;
    if (trail.length > t193) trail.length = t193;
    const r202 = readMissingWrapEnd(p);
    if (r202 === undefined) { return -1; }
    value = r202;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapEnd(p: number): WrapEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s196 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_wrapEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s196, p);
  pos = p;
  return { type: 'WrapEnd', start: base + start, end: base + p, text: l_text };
}

function skip_wrapEnd(p: number): number {
  let c = 0;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipWrapWord(p);
  if (p < 0) { return -1; }
  p = skipCloseEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipWrapWord(p: number): number {
  const noted = trail.length;
  const value = readWrapWord(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrapWord(p: number): string | undefined {
  const value = readWrapWordInside(p);
  if (value !== registers[1]) return undefined;
  return value;
}

function readWrapWordInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s197 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s197, p);
  pos = p;
  return value;
}

function readMissingWrapRest(p: number): MissingWrapRestNode | undefined {
  if (!cut_wrapEnd(p)) return undefined;
  const value = readMissingWrapRestInside(p);
  return value;
}

function readMissingWrapRestInside(p: number): MissingWrapRestNode | undefined {
  const start = p;
  pos = p;
  const node: MissingWrapRestNode = { type: 'MissingWrapRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cut_wrapEnd(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skip_wrapEnd(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readMissingWrapEnd(p: number): MissingWrapEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingWrapEndNode = { type: 'MissingWrapEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf43(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceRestNode | MissingFenceEndNode;
  l204: {
    const s205 = p;
    const t206 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l207: {
        const r208 = readFenceEnd(p);
        if (r208 === undefined) { break l207; }
        value = r208;
        p = pos;
        break l204;
      }
      p = s205;
      if (trail.length > t206) trail.length = t206;
    } else touched ||= p >= end;
    l218: {
      const r219 = readMissingFenceRest(p);
      if (r219 === undefined) { break l218; }
      value = r219;
      p = pos;
      break l204;
    }
    p = s205;
    if (trail.length > t206) trail.length = t206;
    const r221 = readMissingFenceEnd(p);
    if (r221 === undefined) { return -1; }
    value = r221;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s209 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s209, p);
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
  l210: {
    const s211 = p;
    if (text.charCodeAt(p) === 96) {
      l212: {
        const s213 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l212;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s213, p);
        break l210;
      }
      p = s211;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l214: {
        const s215 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l214;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s215, p);
        break l210;
      }
      p = s211;
    } else touched ||= p >= end;
    const s216 = p;
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
    value = text.slice(s216, p);
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
  let value!: BadCutHeadNode;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) {
    touched ||= p >= end;
    return -1;
  }
  const r223 = readBadCutHead(p);
  if (r223 === undefined) { return -1; }
  value = r223;
  p = pos;
  leafValue = value;
  return p;
}

function readBadCutHead(p: number): BadCutHeadNode | undefined {
  let c = 0;
  const start = p;
  l226: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      const s224 = p;
      l225: {
        p = skipStartRun(p);
        if (p < 0) { break l225; }
        p = s224;
        break l226;
      }
      p = s224;
    } else touched ||= p >= end;
    return undefined;
  }
  p = skipEndsInStart(p);
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

function skipStartRun(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 42) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipEndsInStart(p: number): number {
  const noted = trail.length;
  const value = readEndsInStart(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndsInStart(p: number): "" | undefined {
  if (!cutStart(p)) return undefined;
  const value = readEndsInStartInside(p);
  return value;
}

function readEndsInStartInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutStart(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipStart(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipStart(p: number): number {
  let c = 0;
  l227: {
    const s228 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      l229: {
        p = skip_begin(p);
        if (p < 0) { break l229; }
        break l227;
      }
      p = s228;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 42)) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_head(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_head(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** ", p)) {
    reachesEnd(p, "*** ");
    return -1;
  }
  p += 4;
  if (!(((c = text.charCodeAt(p)) === 65 || c === 68 || c === 85))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipKind(p);
  if (p < 0) { return -1; }
  if (!(text.charCodeAt(p) === 32)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipPath(p);
  if (p < 0) { return -1; }
  return p;
}

function skipKind(p: number): number {
  l230: {
    const s231 = p;
    if (text.charCodeAt(p) === 65) {
      l232: {
        if (!text.startsWith("Add", p)) {
          reachesEnd(p, "Add");
          break l232;
        }
        p += 3;
        break l230;
      }
      p = s231;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 68) {
      l233: {
        if (!text.startsWith("Delete", p)) {
          reachesEnd(p, "Delete");
          break l233;
        }
        p += 6;
        break l230;
      }
      p = s231;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 85 || !text.startsWith("Update", p)) {
      reachesEnd(p, "Update");
      return -1;
    }
    p += 6;
  }
  return p;
}

function skipPath(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" File:", p)) {
    reachesEnd(p, " File:");
    return -1;
  }
  p += 6;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l236: for (;;) {
    const s238 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l237: {
        p = skipPathChar(p);
        if (p < 0) { break l237; }
        continue l236;
      }
      p = s238;
    } else touched ||= p >= end;
    break;
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

function leaf61(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r242 = readMentionHead(p);
  if (r242 === undefined) { return -1; }
  value = r242;
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
  const r243 = readFenceRun(p);
  if (r243 === undefined) { return undefined; }
  l_run = r243;
  p = pos;
  const s245 = p;
  const near246 = p + 16;
  while (p < near246 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near246) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l247: {
    const s248 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l249: {
        p = skipEol(p);
        if (p < 0) { break l249; }
        break l247;
      }
      p = s248;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s250 = p;
        l251: {
          p++;
          return undefined;
        }
        p = s250;
      }
    } else touched ||= p >= end;
  }
  l_info = text.slice(s245, p);
  pos = p;
  return { type: 'MentionHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text63(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near254 = p + 16;
      while (p < near254 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near254) {
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
      l255: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s256 = p;
            l257: {
              p = skip_mentionEnd(p);
              if (p < 0) { break l257; }
              break l255;
            }
            p = s256;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l255;
        }
        p++;
        const near269 = p + 16;
        while (p < near269 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near269) {
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
      l270: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l270;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l271: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l271;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l272: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l272;
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
  l261: {
    const s259 = p;
    l260: {
      l262: {
        const s263 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l264: {
            p = skipEol(p);
            if (p < 0) { break l264; }
            break l262;
          }
          p = s263;
        } else touched ||= p >= end;
        l265: {
          if (p < end) {
            {
              const s266 = p;
              l267: {
                p++;
                break l265;
              }
              p = s266;
            }
          } else touched ||= p >= end;
          break l262;
        }
        p = s263;
        if (!(text.charCodeAt(p) === 60)) {
          touched ||= p >= end;
          break l260;
        }
        p = skip_endToken(p);
        if (p < 0) { break l260; }
      }
      p = s259;
      break l261;
    }
    p = s259;
    return -1;
  }
  return p;
}

function leaf65(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionEndNode | null;
  l273: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s275 = p;
      l274: {
        const r276 = readMentionEnd(p);
        if (r276 === undefined) { break l274; }
        value = r276;
        p = pos;
        break l273;
      }
      p = s275;
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
  const s277 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_mentionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s277, p);
  pos = p;
  return { type: 'MentionEnd', start: base + start, end: base + p, text: l_text };
}

function leaf67(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutTokenNode | EndTokenNode;
  l279: {
    const s280 = p;
    const t281 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l282: {
        const r283 = readBadCutToken(p);
        if (r283 === undefined) { break l282; }
        value = r283;
        p = pos;
        break l279;
      }
      p = s280;
      if (trail.length > t281) trail.length = t281;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r288 = readEndToken(p);
    if (r288 === undefined) { return -1; }
    value = r288;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutToken(p: number): BadCutTokenNode | undefined {
  const start = p;
  l286: {
    if (text.charCodeAt(p) === 60) {
      const s284 = p;
      l285: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l285;
        }
        p += 2;
        p = s284;
        break l286;
      }
      p = s284;
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
  const s289 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s289, p);
  pos = p;
  return { type: 'EndToken', start: base + start, end: base + p, text: l_text };
}

function leaf73(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, "<"];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r291 = readProseRun(p);
  if (r291 === undefined) { return -1; }
  value = r291;
  p = pos;
  leafValue = value;
  return p;
}

function readProseRun(p: number): string[] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"];
  l292: {
    const s293 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l294: {
        const list299: string[] = [];
        l295: for (;;) {
          const s297 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l296: {
              let v298!: string;
              v298 = text.charAt(p);
              p++;
              list299.push(v298);
              continue l295;
            }
            p = s297;
          } else touched ||= p >= end;
          break;
        }
        if (list299.length === 0) { break l294; }
        value = list299;
        break l292;
      }
      p = s293;
    } else touched ||= p >= end;
    let e301!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s302 = p;
        l303: {
          p = skip_endToken(p);
          if (p < 0) { break l303; }
          return undefined;
        }
        p = s302;
      }
    } else touched ||= p >= end;
    e301 = null;
    let e305!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e305 = "<";
    p++;
    value = [e301, e305];
  }
  pos = p;
  return value;
}

function text75(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near307 = p + 16;
      while (p < near307 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
      if (p === near307) {
        STOPS_7.lastIndex = p;
        p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
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
      l308: {

        const near309 = p + 16;
        while (p < near309 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
        if (p === near309) {
          STOPS_7.lastIndex = p;
          p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
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
      l310: {
        if (text.charCodeAt(p) === 60) {
          {
            const s311 = p;
            l312: {
              p = skip_endToken(p);
              if (p < 0) { break l312; }
              break l310;
            }
            p = s311;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l310;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l314: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l314;
        }
        p = skipEol(p);
        if (p < 0) { break l314; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          {
            const s315 = p;
            l316: {
              p = skipItemStart(p);
              if (p < 0) { break l316; }
              break l314;
            }
            p = s315;
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
  l318: {
    const s319 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      l320: {
        p = skip_begin(p);
        if (p < 0) { break l320; }
        break l318;
      }
      p = s319;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l321: {
        p = skip_head(p);
        if (p < 0) { break l321; }
        break l318;
      }
      p = s319;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 60 || c === 97)) {
      l322: {
        p = skip_wrapHead(p);
        if (p < 0) { break l322; }
        break l318;
      }
      p = s319;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l323: {
        p = skipFenceRun(p);
        if (p < 0) { break l323; }
        break l318;
      }
      p = s319;
    } else touched ||= p >= end;
    l331: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
        const s329 = p;
        l330: {
          p = skipStartRun(p);
          if (p < 0) { break l330; }
          p = s329;
          break l331;
        }
        p = s329;
      } else touched ||= p >= end;
      return -1;
    }
    p = skipEndsInStart(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipFenceRun(p: number): number {
  l324: {
    const s325 = p;
    if (text.charCodeAt(p) === 96) {
      l326: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l326;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l324;
      }
      p = s325;
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

function leaf78(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LineEndNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r332 = readLineEnd(p);
  if (r332 === undefined) { return -1; }
  value = r332;
  p = pos;
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s333 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s333, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function leaf80(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r335 = readEnd(p);
  if (r335 === undefined) { return -1; }
  value = r335;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const stepwrappedPart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf33 }] };
const stepfencedPart: Step = { op: 'choice', starts: [STARTS_4, STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf33 }] };
const steplead: Step = { op: 'choice', starts: [STARTS_5, STARTS_4, STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepFencedPatch }, { op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf33 }] };
const stepitem: Step = { op: 'choice', starts: [STARTS_4, STARTS_2, STARTS_2, STARTS_5, STARTS_6, STARTS_8, STARTS_9], alternatives: [{ op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf51 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf67 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf78 }] };
const stepFencedPatch: Step = { op: 'rule', name: 'FencedPatch', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: leaf43 }] } };
const stepWrappedPatch: Step = { op: 'rule', name: 'WrappedPatch', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as WrapHeadNode; return taken.wrap.word; } }, steps: [{ op: 'leaf', read: leaf8 }, { op: 'loop', body: stepwrappedPart }, { op: 'leaf', read: leaf35 }] } };
const stepPatch: Step = { op: 'rule', name: 'Patch', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf11 }, { op: 'loop', body: { op: 'leaf', read: leaf17 } }, { op: 'leaf', read: leaf29 }] } };
const stepMention: Step = { op: 'rule', name: 'Mention', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf61 }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: leaf65 }] } };
const stepMentionText: Step = { op: 'rule', name: 'MentionText', register: -1, isText: true, body: { op: 'text', read: text63 } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf73 }, { op: 'text', read: text75 }] } };

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
    Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: steplead }, { op: 'loop', body: stepitem }, { op: 'leaf', read: leaf80 }] },
  },
  mistakes: {
    BadRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
    MissingPatchEnd: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":false},
    MissingWrapRest: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":true},
    MissingWrapEnd: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":false},
    BadBareHead: {"code":"missing-open","severity":"warning","meaning":"The line that begins the patch is missing.","example":"*** Update File: a.txt","mend":"Begin the patch with a line *** Begin Patch.","isCut":false},
    BadHead: {"code":"wrong-marker","severity":"error","meaning":"A line can only be meant as the head of an operation and is not written as one. It stays text, with what belongs to it.","example":"*** Remove File: c.txt","mend":"Write *** Add File:, *** Delete File: or *** Update File:.","isCut":false},
    BadWrap: {"code":"wrapped","severity":"warning","meaning":"A heredoc stands around the patch. It is left out.","example":"apply_patch <<'EOF'\n*** Begin Patch","mend":"Write the patch alone.","isCut":false},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"A fence stands around the patch. It is left out.","example":"```\n*** Begin Patch","mend":"Write the patch without a fence.","isCut":false},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":false},
    MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":true},
    BadCutToken: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
  },
  registers: 2,
  tables: 0,
};
