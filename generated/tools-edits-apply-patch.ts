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
const STARTS_0 = startsOf([9, 9], [32, 32], [42, 42]);
const STARTS_1 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_2 = startsOf([60, 60], [97, 97]);
const STARTS_3 = startsOf([96, 96], [126, 126]);
const STARTS_4 = startsOf([60, 60]);
const STARTS_5 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_6 = startsOf([10, 10], [13, 13]);

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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      const s16 = p;
      l17: {
        l19: {
          const s20 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
            l21: {
              p = skip_begin(p);
              if (p < 0) { break l21; }
              break l19;
            }
            p = s20;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 60 || c === 97))) {
            touched ||= p >= end;
            break l17;
          }
          p = skip_wrapHead(p);
          if (p < 0) { break l17; }
        }
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
  l22: {
    if (text.charCodeAt(p) === 97) {
      const s24 = p;
      l23: {
        if (!text.startsWith("apply_patch", p)) {
          reachesEnd(p, "apply_patch");
          break l23;
        }
        p += 11;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l23;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l22;
      }
      p = s24;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<<", p)) {
    reachesEnd(p, "<<");
    return -1;
  }
  p += 2;
  l25: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s27 = p;
      l26: {
        p++;
        break l25;
      }
      p = s27;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l28: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s30 = p;
      l29: {
        p++;
        break l28;
      }
      p = s30;
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
  const r32 = readWrapHead(p);
  if (r32 === undefined) { return -1; }
  value = r32;
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
  const r33 = readBadWrap(p);
  if (r33 === undefined) { return undefined; }
  l_wrap = r33;
  p = pos;
  l49: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      const s47 = p;
      l48: {
        p = skip_begin(p);
        if (p < 0) { break l48; }
        p = s47;
        break l49;
      }
      p = s47;
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
  const s34 = p;
  l35: {
    if (text.charCodeAt(p) === 97) {
      const s37 = p;
      l36: {
        if (!text.startsWith("apply_patch", p)) {
          reachesEnd(p, "apply_patch");
          break l36;
        }
        p += 11;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l36;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l35;
      }
      p = s37;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<<", p)) {
    reachesEnd(p, "<<");
    return undefined;
  }
  p += 2;
  l38: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s40 = p;
      l39: {
        p++;
        break l38;
      }
      p = s40;
    } else touched ||= p >= end;
  }
  l_before = text.slice(s34, p);
  const s41 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_word = text.slice(s41, p);
  const s42 = p;
  l43: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s45 = p;
      l44: {
        p++;
        break l43;
      }
      p = s45;
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
  l_after = text.slice(s42, p);
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
  l51: {
    const s52 = p;
    const t53 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      l54: {
        const r55 = readBegin(p);
        if (r55 === undefined) { break l54; }
        value = r55;
        p = pos;
        break l51;
      }
      p = s52;
      if (trail.length > t53) trail.length = t53;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 42)) {
      touched ||= p >= end;
      return -1;
    }
    const r58 = readBadBareHead(p);
    if (r58 === undefined) { return -1; }
    value = r58;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBegin(p: number): BeginNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s56 = p;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_begin(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s56, p);
  pos = p;
  return { type: 'Begin', start: base + start, end: base + p, text: l_text };
}

function readBadBareHead(p: number): BadBareHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_before!: string;
  let l_kind!: "Add" | "Delete" | "Update";
  let l_path!: [string, string, string];
  const s59 = p;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** ", p)) {
    reachesEnd(p, "*** ");
    return undefined;
  }
  p += 4;
  l_before = text.slice(s59, p);
  if (!(((c = text.charCodeAt(p)) === 65 || c === 68 || c === 85))) {
    touched ||= p >= end;
    return undefined;
  }
  const r60 = readKind(p);
  if (r60 === undefined) { return undefined; }
  l_kind = r60;
  p = pos;
  if (!(text.charCodeAt(p) === 32)) {
    touched ||= p >= end;
    return undefined;
  }
  const r66 = readPath(p);
  if (r66 === undefined) { return undefined; }
  l_path = r66;
  p = pos;
  pos = p;
  const node: BadBareHeadNode = { type: 'BadBareHead', start: base + start, end: base + p, raw: text.slice(start, p), before: l_before, kind: l_kind, path: l_path };
  trail.push(node);
  return node;
}

function readKind(p: number): "Add" | "Delete" | "Update" | undefined {
  let value!: "Add" | "Delete" | "Update";
  l61: {
    const s62 = p;
    if (text.charCodeAt(p) === 65) {
      l63: {
        if (!text.startsWith("Add", p)) {
          reachesEnd(p, "Add");
          break l63;
        }
        value = "Add";
        p += 3;
        break l61;
      }
      p = s62;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 68) {
      l64: {
        if (!text.startsWith("Delete", p)) {
          reachesEnd(p, "Delete");
          break l64;
        }
        value = "Delete";
        p += 6;
        break l61;
      }
      p = s62;
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
  let e67!: string;
  const s68 = p;
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" File:", p)) {
    reachesEnd(p, " File:");
    return undefined;
  }
  p += 6;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  e67 = text.slice(s68, p);
  let e69!: string;
  const s70 = p;
  l71: for (;;) {
    const s73 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l72: {
        p = skipPathChar(p);
        if (p < 0) { break l72; }
        continue l71;
      }
      p = s73;
    } else touched ||= p >= end;
    break;
  }
  e69 = text.slice(s70, p);
  let e81!: string;
  const s82 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  e81 = text.slice(s82, p);
  value = [e67, e69, e81];
  pos = p;
  return value;
}

function skipPathChar(p: number): number {
  let c = 0;
  l75: {
    const s76 = p;
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      l77: {
        p++;
        break l75;
      }
      p = s76;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l80: {
      if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        const s78 = p;
        l79: {
          p++;
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

function leaf17(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: HeadNode | MoveToNode | EndOfFileNode | BadHeadNode | ContextNode | LineNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r85 = readPart(p);
  if (r85 === undefined) { return -1; }
  value = r85;
  p = pos;
  leafValue = value;
  return p;
}

function readPart(p: number): HeadNode | MoveToNode | EndOfFileNode | BadHeadNode | ContextNode | LineNode | undefined {
  let c = 0;
  let value!: HeadNode | MoveToNode | EndOfFileNode | BadHeadNode | ContextNode | LineNode;
  l86: {
    const s87 = p;
    const t88 = trail.length;
    if (text.charCodeAt(p) === 42) {
      l89: {
        const r90 = readHead(p);
        if (r90 === undefined) { break l89; }
        value = r90;
        p = pos;
        break l86;
      }
      p = s87;
      if (trail.length > t88) trail.length = t88;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l97: {
        const r98 = readMoveTo(p);
        if (r98 === undefined) { break l97; }
        value = r98;
        p = pos;
        break l86;
      }
      p = s87;
      if (trail.length > t88) trail.length = t88;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l107: {
        const r108 = readEndOfFile(p);
        if (r108 === undefined) { break l107; }
        value = r108;
        p = pos;
        break l86;
      }
      p = s87;
      if (trail.length > t88) trail.length = t88;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      l111: {
        const r112 = readBadHead(p);
        if (r112 === undefined) { break l111; }
        value = r112;
        p = pos;
        break l86;
      }
      p = s87;
      if (trail.length > t88) trail.length = t88;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 64) {
      l143: {
        const r144 = readContext(p);
        if (r144 === undefined) { break l143; }
        value = r144;
        p = pos;
        break l86;
      }
      p = s87;
      if (trail.length > t88) trail.length = t88;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r153 = readLine(p);
    if (r153 === undefined) { return undefined; }
    value = r153;
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
  const s91 = p;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** ", p)) {
    reachesEnd(p, "*** ");
    return undefined;
  }
  p += 4;
  l_before = text.slice(s91, p);
  if (!(((c = text.charCodeAt(p)) === 65 || c === 68 || c === 85))) {
    touched ||= p >= end;
    return undefined;
  }
  const r92 = readKind(p);
  if (r92 === undefined) { return undefined; }
  l_kind = r92;
  p = pos;
  if (!(text.charCodeAt(p) === 32)) {
    touched ||= p >= end;
    return undefined;
  }
  const r94 = readPath(p);
  if (r94 === undefined) { return undefined; }
  l_path = r94;
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
  const s99 = p;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** Move to:", p)) {
    reachesEnd(p, "*** Move to:");
    return undefined;
  }
  p += 12;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l_before = text.slice(s99, p);
  const s100 = p;
  l101: for (;;) {
    const s103 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l102: {
        p = skipPathChar(p);
        if (p < 0) { break l102; }
        continue l101;
      }
      p = s103;
    } else touched ||= p >= end;
    break;
  }
  l_to = text.slice(s100, p);
  const s105 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_after = text.slice(s105, p);
  pos = p;
  return { type: 'MoveTo', start: base + start, end: base + p, before: l_before, to: l_to, after: l_after };
}

function readEndOfFile(p: number): EndOfFileNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s109 = p;
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
  l_text = text.slice(s109, p);
  pos = p;
  return { type: 'EndOfFile', start: base + start, end: base + p, text: l_text };
}

function readBadHead(p: number): BadHeadNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) === 42) {
    {
      const s113 = p;
      l114: {
        p = skip_patchEnd(p);
        if (p < 0) { break l114; }
        return undefined;
      }
      p = s113;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
    {
      const s139 = p;
      l140: {
        p = skip_begin(p);
        if (p < 0) { break l140; }
        return undefined;
      }
      p = s139;
    }
  } else touched ||= p >= end;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("*** ", p)) {
    reachesEnd(p, "*** ");
    return undefined;
  }
  p += 4;
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
  l116: {
    const s117 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l118: {
        p = skipEol(p);
        if (p < 0) { break l118; }
        break l116;
      }
      p = s117;
    } else touched ||= p >= end;
    l119: {
      if (p < end) {
        {
          const s120 = p;
          l121: {
            p++;
            break l119;
          }
          p = s120;
        }
      } else touched ||= p >= end;
      break l116;
    }
    p = s117;
    l125: {
      if (text.charCodeAt(p) === 60) {
        const s123 = p;
        l124: {
          p = skip_endToken(p);
          if (p < 0) { break l124; }
          p = s123;
          break l125;
        }
        p = s123;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skip_endToken(p: number): number {
  let c = 0;
  l126: {
    const s127 = p;
    if (text.charCodeAt(p) === 60) {
      l128: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l128;
        }
        p += 4;
        break l126;
      }
      p = s127;
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
  l129: {
    const s130 = p;
    if (text.charCodeAt(p) === 105) {
      l131: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l131;
        }
        p += 6;
        break l129;
      }
      p = s130;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l132: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l132;
        }
        p += 9;
        break l129;
      }
      p = s130;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l133: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l133;
        }
        p += 11;
        break l129;
      }
      p = s130;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l134: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l134;
        }
        p += 6;
        break l129;
      }
      p = s130;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l135: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l135;
        }
        p += 6;
        break l129;
      }
      p = s130;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l136: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l136;
        }
        p += 3;
        break l129;
      }
      p = s130;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l137: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l137;
        }
        p += 6;
        break l129;
      }
      p = s130;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l138: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l138;
        }
        p += 3;
        break l129;
      }
      p = s130;
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
  const s145 = p;
  if (text.charCodeAt(p) !== 64 || !text.startsWith("@@", p)) {
    reachesEnd(p, "@@");
    return undefined;
  }
  p += 2;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l_before = text.slice(s145, p);
  const s146 = p;
  l147: for (;;) {
    const s149 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l148: {
        p = skipPathChar(p);
        if (p < 0) { break l148; }
        continue l147;
      }
      p = s149;
    } else touched ||= p >= end;
    break;
  }
  l_name = text.slice(s146, p);
  const s151 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_after = text.slice(s151, p);
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
      const s154 = p;
      l155: {
        if (!text.startsWith("*** ", p)) {
          reachesEnd(p, "*** ");
          break l155;
        }
        p += 4;
        return undefined;
      }
      p = s154;
    }
  } else touched ||= p >= end;
  l157: {
    if (((c = text.charCodeAt(p)) === 32 || c === 43 || c === 45)) {
      const s159 = p;
      l158: {
        l_sign = text.charAt(p);
        p++;
        break l157;
      }
      p = s159;
    } else touched ||= p >= end;
    l_sign = null;
  }
  const s160 = p;
  l161: {
    const s162 = p;
    if (p < end) {
      l163: {
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l163;
        }
        p = skipEol(p);
        if (p < 0) { break l163; }
        break l161;
      }
      p = s162;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
  }
  l_text = text.slice(s160, p);
  pos = p;
  return { type: 'Line', start: base + start, end: base + p, sign: l_sign, text: l_text };
}

function leaf29(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PatchEndNode | MissingPatchEndNode | BadRestNode;
  l166: {
    const s167 = p;
    const t168 = trail.length;
    if (text.charCodeAt(p) === 42) {
      l169: {
        const r170 = readPatchEnd(p);
        if (r170 === undefined) { break l169; }
        value = r170;
        p = pos;
        break l166;
      }
      p = s167;
      if (trail.length > t168) trail.length = t168;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      l173: {
        const r174 = readMissingPatchEnd(p);
        if (r174 === undefined) { break l173; }
        value = r174;
        p = pos;
        break l166;
      }
      p = s167;
      if (trail.length > t168) trail.length = t168;
    } else touched ||= p >= end;
    const r179 = readBadRest(p);
    if (r179 === undefined) { return -1; }
    value = r179;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readPatchEnd(p: number): PatchEndNode | undefined {
  const start = p;
  let l_text!: string;
  const s171 = p;
  if (!(text.charCodeAt(p) === 42)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_patchEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s171, p);
  pos = p;
  return { type: 'PatchEnd', start: base + start, end: base + p, text: l_text };
}

function readMissingPatchEnd(p: number): MissingPatchEndNode | undefined {
  let c = 0;
  const start = p;
  l177: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      const s175 = p;
      l176: {
        p = skip_begin(p);
        if (p < 0) { break l176; }
        p = s175;
        break l177;
      }
      p = s175;
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
  l180: {
    if (p < end) {
      const s182 = p;
      l181: {
        if (!(p < end)) {
          touched ||= p >= end;
          break l181;
        }
        p++;
        p = end;
        touched ||= p >= end;
        break l180;
      }
      p = s182;
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
  const r184 = readBlank(p);
  if (r184 === undefined) { return -1; }
  value = r184;
  p = pos;
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s185 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s185, p);
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p, text: l_text };
}

function leaf35(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapEndNode | MissingWrapRestNode | MissingWrapEndNode;
  l187: {
    const s188 = p;
    const t189 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) {
      l190: {
        const r191 = readWrapEnd(p);
        if (r191 === undefined) { break l190; }
        value = r191;
        p = pos;
        break l187;
      }
      p = s188;
      if (trail.length > t189) trail.length = t189;
    } else touched ||= p >= end;
    l195: {
      const r196 = readMissingWrapRest(p);
      if (r196 === undefined) { break l195; }
      value = r196;
      p = pos;
      break l187;
    }
    p = s188;
    if (trail.length > t189) trail.length = t189;
    const r198 = readMissingWrapEnd(p);
    if (r198 === undefined) { return -1; }
    value = r198;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapEnd(p: number): WrapEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s192 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_wrapEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s192, p);
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
  const s193 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s193, p);
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
  l200: {
    const s201 = p;
    const t202 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l203: {
        const r204 = readFenceEnd(p);
        if (r204 === undefined) { break l203; }
        value = r204;
        p = pos;
        break l200;
      }
      p = s201;
      if (trail.length > t202) trail.length = t202;
    } else touched ||= p >= end;
    l214: {
      const r215 = readMissingFenceRest(p);
      if (r215 === undefined) { break l214; }
      value = r215;
      p = pos;
      break l200;
    }
    p = s201;
    if (trail.length > t202) trail.length = t202;
    const r217 = readMissingFenceEnd(p);
    if (r217 === undefined) { return -1; }
    value = r217;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s205 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s205, p);
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
  l206: {
    const s207 = p;
    if (text.charCodeAt(p) === 96) {
      l208: {
        const s209 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l208;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s209, p);
        break l206;
      }
      p = s207;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l210: {
        const s211 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l210;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s211, p);
        break l206;
      }
      p = s207;
    } else touched ||= p >= end;
    const s212 = p;
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
    value = text.slice(s212, p);
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
  const r219 = readBadCutHead(p);
  if (r219 === undefined) { return -1; }
  value = r219;
  p = pos;
  leafValue = value;
  return p;
}

function readBadCutHead(p: number): BadCutHeadNode | undefined {
  let c = 0;
  const start = p;
  l222: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      const s220 = p;
      l221: {
        p = skipStartRun(p);
        if (p < 0) { break l221; }
        p = s220;
        break l222;
      }
      p = s220;
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
  l223: {
    const s224 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      l225: {
        p = skip_begin(p);
        if (p < 0) { break l225; }
        break l223;
      }
      p = s224;
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
  l226: {
    const s227 = p;
    if (text.charCodeAt(p) === 65) {
      l228: {
        if (!text.startsWith("Add", p)) {
          reachesEnd(p, "Add");
          break l228;
        }
        p += 3;
        break l226;
      }
      p = s227;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 68) {
      l229: {
        if (!text.startsWith("Delete", p)) {
          reachesEnd(p, "Delete");
          break l229;
        }
        p += 6;
        break l226;
      }
      p = s227;
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
  l232: for (;;) {
    const s234 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l233: {
        p = skipPathChar(p);
        if (p < 0) { break l233; }
        continue l232;
      }
      p = s234;
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
  const r238 = readMentionHead(p);
  if (r238 === undefined) { return -1; }
  value = r238;
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
  const r239 = readFenceRun(p);
  if (r239 === undefined) { return undefined; }
  l_run = r239;
  p = pos;
  const s241 = p;
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  touched ||= p >= end;
  l242: {
    const s243 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l244: {
        p = skipEol(p);
        if (p < 0) { break l244; }
        break l242;
      }
      p = s243;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s245 = p;
        l246: {
          p++;
          return undefined;
        }
        p = s245;
      }
    } else touched ||= p >= end;
  }
  l_info = text.slice(s241, p);
  pos = p;
  return { type: 'MentionHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text63(p: number, inside: number): number {
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
      l249: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s250 = p;
            l251: {
              p = skip_mentionEnd(p);
              if (p < 0) { break l251; }
              break l249;
            }
            p = s250;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l249;
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
      l263: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l263;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l264: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l264;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l265: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l265;
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
  l255: {
    const s253 = p;
    l254: {
      l256: {
        const s257 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l258: {
            p = skipEol(p);
            if (p < 0) { break l258; }
            break l256;
          }
          p = s257;
        } else touched ||= p >= end;
        l259: {
          if (p < end) {
            {
              const s260 = p;
              l261: {
                p++;
                break l259;
              }
              p = s260;
            }
          } else touched ||= p >= end;
          break l256;
        }
        p = s257;
        if (!(text.charCodeAt(p) === 60)) {
          touched ||= p >= end;
          break l254;
        }
        p = skip_endToken(p);
        if (p < 0) { break l254; }
      }
      p = s253;
      break l255;
    }
    p = s253;
    return -1;
  }
  return p;
}

function leaf65(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionEndNode | null;
  l266: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s268 = p;
      l267: {
        const r269 = readMentionEnd(p);
        if (r269 === undefined) { break l267; }
        value = r269;
        p = pos;
        break l266;
      }
      p = s268;
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
  const s270 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_mentionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s270, p);
  pos = p;
  return { type: 'MentionEnd', start: base + start, end: base + p, text: l_text };
}

function leaf67(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutTokenNode | EndTokenNode;
  l272: {
    const s273 = p;
    const t274 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l275: {
        const r276 = readBadCutToken(p);
        if (r276 === undefined) { break l275; }
        value = r276;
        p = pos;
        break l272;
      }
      p = s273;
      if (trail.length > t274) trail.length = t274;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r281 = readEndToken(p);
    if (r281 === undefined) { return -1; }
    value = r281;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutToken(p: number): BadCutTokenNode | undefined {
  const start = p;
  l279: {
    if (text.charCodeAt(p) === 60) {
      const s277 = p;
      l278: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l278;
        }
        p += 2;
        p = s277;
        break l279;
      }
      p = s277;
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
  const s282 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s282, p);
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
  const r284 = readProseRun(p);
  if (r284 === undefined) { return -1; }
  value = r284;
  p = pos;
  leafValue = value;
  return p;
}

function readProseRun(p: number): string[] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"];
  l285: {
    const s286 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l287: {
        const list292: string[] = [];
        l288: for (;;) {
          const s290 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l289: {
              let v291!: string;
              v291 = text.charAt(p);
              p++;
              list292.push(v291);
              continue l288;
            }
            p = s290;
          } else touched ||= p >= end;
          break;
        }
        if (list292.length === 0) { break l287; }
        value = list292;
        break l285;
      }
      p = s286;
    } else touched ||= p >= end;
    let e294!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s295 = p;
        l296: {
          p = skip_endToken(p);
          if (p < 0) { break l296; }
          return undefined;
        }
        p = s295;
      }
    } else touched ||= p >= end;
    e294 = null;
    let e298!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e298 = "<";
    p++;
    value = [e294, e298];
  }
  pos = p;
  return value;
}

function text75(p: number, inside: number): number {
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
      l300: {

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
      l301: {
        if (text.charCodeAt(p) === 60) {
          {
            const s302 = p;
            l303: {
              p = skip_endToken(p);
              if (p < 0) { break l303; }
              break l301;
            }
            p = s302;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l301;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l305: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l305;
        }
        p = skipEol(p);
        if (p < 0) { break l305; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          {
            const s306 = p;
            l307: {
              p = skipItemStart(p);
              if (p < 0) { break l307; }
              break l305;
            }
            p = s306;
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
  l309: {
    const s310 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
      l311: {
        p = skip_begin(p);
        if (p < 0) { break l311; }
        break l309;
      }
      p = s310;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l312: {
        p = skip_head(p);
        if (p < 0) { break l312; }
        break l309;
      }
      p = s310;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 60 || c === 97)) {
      l313: {
        p = skip_wrapHead(p);
        if (p < 0) { break l313; }
        break l309;
      }
      p = s310;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l314: {
        p = skipFenceRun(p);
        if (p < 0) { break l314; }
        break l309;
      }
      p = s310;
    } else touched ||= p >= end;
    l322: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) {
        const s320 = p;
        l321: {
          p = skipStartRun(p);
          if (p < 0) { break l321; }
          p = s320;
          break l322;
        }
        p = s320;
      } else touched ||= p >= end;
      return -1;
    }
    p = skipEndsInStart(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipFenceRun(p: number): number {
  l315: {
    const s316 = p;
    if (text.charCodeAt(p) === 96) {
      l317: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l317;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l315;
      }
      p = s316;
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
  const r323 = readLineEnd(p);
  if (r323 === undefined) { return -1; }
  value = r323;
  p = pos;
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s324 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s324, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function leaf80(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r326 = readEnd(p);
  if (r326 === undefined) { return -1; }
  value = r326;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const stepwrappedPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf33 }] };
const stepfencedPart: Step = { op: 'choice', starts: [STARTS_2, STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf33 }] };
const steplead: Step = { op: 'choice', starts: [STARTS_3, STARTS_2, STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepFencedPatch }, { op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf33 }] };
const stepitem: Step = { op: 'choice', starts: [STARTS_2, STARTS_0, STARTS_0, STARTS_3, STARTS_4, STARTS_5, STARTS_6], alternatives: [{ op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf51 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf67 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf78 }] };
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
