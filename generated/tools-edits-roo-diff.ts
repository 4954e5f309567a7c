// Generated from grammars/tools/edits-roo-diff.peggy, grammars/tools/edits-search-replace.peggy, grammars/tools/edits-prose.peggy: do not edit.

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
  readonly mark: string | BadMarksNode;
  readonly text: string;
  readonly lines: ([":", "start_line" | "end_line", ":", string, string] | BadLineNode)[] | null;
  readonly rule: string | MissingRuleNode | null;
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

export interface EscapedNode extends TreeNode {
  readonly type: 'Escaped';
  readonly text: string;
}

export interface BadLineNode extends RecoveryNode {
  readonly type: 'BadLine';
}

export interface MissingRuleNode extends RecoveryNode {
  readonly type: 'MissingRule';
}

export interface BadMarksNode extends RecoveryNode {
  readonly type: 'BadMarks';
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
  readonly Escaped: EscapedNode;
  readonly BadInside: BadInsideNode;
  readonly Divider: DividerNode;
  readonly EditEnd: EditEndNode;
  readonly MissingRest: MissingRestNode;
  readonly BadUndivided: BadUndividedNode;
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
  readonly BadLine: BadLineNode;
  readonly MissingRule: MissingRuleNode;
  readonly BadMarks: BadMarksNode;
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
const STARTS_3 = startsOf([43, 43], [60, 62], [92, 92]);
const STARTS_4 = startsOf([61, 61]);
const STARTS_5 = startsOf([45, 45], [60, 60]);
const STARTS_6 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_7 = startsOf([96, 96], [126, 126]);
const STARTS_8 = startsOf([43, 43], [45, 45], [60, 62]);
const STARTS_9 = startsOf([60, 60]);
const STOPS_10 = /[\u000a\u000d\u003c]/g;
const STARTS_11 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_12 = startsOf([10, 10], [13, 13]);

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
  l20: {
    const s21 = p;
    if (text.charCodeAt(p) === 60) {
      l22: {
        if (!text.startsWith("<<<<<<<", p)) {
          reachesEnd(p, "<<<<<<<");
          break l22;
        }
        p += 7;
        break l20;
      }
      p = s21;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 45 || !text.startsWith("-------", p)) {
      reachesEnd(p, "-------");
      return -1;
    }
    p += 7;
  }
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
  l23: {
    if (text.charCodeAt(p) === 62) {
      const s25 = p;
      l24: {

        p++;
        break l23;
      }
      p = s25;
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

function leaf7(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditHeadNode;
  if (!(((c = text.charCodeAt(p)) === 45 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  const r27 = readEditHead(p);
  if (r27 === undefined) { return -1; }
  value = r27;
  p = pos;
  leafValue = value;
  return p;
}

function readEditHead(p: number): EditHeadNode | undefined {
  const start = p;
  let l_mark!: string | BadMarksNode;
  let l_text!: string;
  let l_lines: ([":", "start_line" | "end_line", ":", string, string] | BadLineNode)[] | null = null;
  let l_rule: string | MissingRuleNode | null = null;
  l28: {
    const s29 = p;
    const t30 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l31: {
        const s32 = p;
        if (!text.startsWith("<<<<<<<", p)) {
          reachesEnd(p, "<<<<<<<");
          break l31;
        }
        p += 7;
        l_mark = text.slice(s32, p);
        const s33 = p;
        if (!(text.charCodeAt(p) === 32)) {
          touched ||= p >= end;
          break l31;
        }
        p = skipHeadWord(p);
        if (p < 0) { break l31; }
        l_text = text.slice(s33, p);
        const list40: ([":", "start_line" | "end_line", ":", string, string] | BadLineNode)[] = [];
        let n37 = 0;
        l34: for (;;) {
          if (n37 >= 2) break;
          const s36 = p;
          const t38 = trail.length;
          l35: {
            let v39!: [":", "start_line" | "end_line", ":", string, string] | BadLineNode;
            if (!(text.charCodeAt(p) === 58)) {
              touched ||= p >= end;
              break l35;
            }
            const r41 = readLine(p);
            if (r41 === undefined) { break l35; }
            v39 = r41;
            p = pos;
            list40.push(v39);
            n37++;
            continue l34;
          }
          p = s36;
          if (trail.length > t38) trail.length = t38;
          break;
        }
        if (n37 < 1) { break l31; }
        l_lines = list40;
        l67: {
          const s68 = p;
          const t69 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l70: {
              const r71 = readRule(p);
              if (r71 === undefined) { break l70; }
              l_rule = r71;
              p = pos;
              break l67;
            }
            p = s68;
            if (trail.length > t69) trail.length = t69;
          } else touched ||= p >= end;
          const r74 = readMissingRule(p);
          if (r74 === undefined) { break l31; }
          l_rule = r74;
          p = pos;
        }
        break l28;
      }
      p = s29;
      if (trail.length > t30) trail.length = t30;
      l_lines = null;
      l_rule = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l76: {
        const s77 = p;
        if (!text.startsWith("<<<<<<<", p)) {
          reachesEnd(p, "<<<<<<<");
          break l76;
        }
        p += 7;
        l_mark = text.slice(s77, p);
        const s78 = p;
        if (!(text.charCodeAt(p) === 32)) {
          touched ||= p >= end;
          break l76;
        }
        p = skipHeadWord(p);
        if (p < 0) { break l76; }
        l_text = text.slice(s78, p);
        l79: {
          if (text.charCodeAt(p) === 45) {
            const s81 = p;
            l80: {
              const r82 = readRule(p);
              if (r82 === undefined) { break l80; }
              l_rule = r82;
              p = pos;
              break l79;
            }
            p = s81;
          } else touched ||= p >= end;
          l_rule = null;
        }
        break l28;
      }
      p = s29;
      if (trail.length > t30) trail.length = t30;
      l_lines = null;
      l_rule = null;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 45)) {
      touched ||= p >= end;
      return undefined;
    }
    const r84 = readBadMarks(p);
    if (r84 === undefined) { return undefined; }
    l_mark = r84;
    p = pos;
    const s86 = p;
    if (!(text.charCodeAt(p) === 32)) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipHeadWord(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s86, p);
  }
  pos = p;
  return { type: 'EditHead', start: base + start, end: base + p, mark: l_mark, text: l_text, lines: l_lines, rule: l_rule };
}

function readLine(p: number): [":", "start_line" | "end_line", ":", string, string] | BadLineNode | undefined {
  let value!: [":", "start_line" | "end_line", ":", string, string] | BadLineNode;
  l42: {
    const s43 = p;
    const t44 = trail.length;
    if (text.charCodeAt(p) === 58) {
      l45: {
        const r46 = readLineNumber(p);
        if (r46 === undefined) { break l45; }
        value = r46;
        p = pos;
        break l42;
      }
      p = s43;
      if (trail.length > t44) trail.length = t44;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 58)) {
      touched ||= p >= end;
      return undefined;
    }
    const r60 = readBadLine(p);
    if (r60 === undefined) { return undefined; }
    value = r60;
    p = pos;
  }
  pos = p;
  return value;
}

function readLineNumber(p: number): [":", "start_line" | "end_line", ":", string, string] | undefined {
  let c = 0;
  let value!: [":", "start_line" | "end_line", ":", string, string];
  let e47!: ":";
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  e47 = ":";
  p++;
  let e48!: "start_line" | "end_line";
  if (!(((c = text.charCodeAt(p)) === 101 || c === 115))) {
    touched ||= p >= end;
    return undefined;
  }
  const r49 = readLineKey(p);
  if (r49 === undefined) { return undefined; }
  e48 = r49;
  p = pos;
  let e54!: ":";
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  e54 = ":";
  p++;
  let e55!: string;
  const s56 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  e55 = text.slice(s56, p);
  let e57!: string;
  const s58 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  e57 = text.slice(s58, p);
  value = [e47, e48, e54, e55, e57];
  pos = p;
  return value;
}

function readLineKey(p: number): "start_line" | "end_line" | undefined {
  let value!: "start_line" | "end_line";
  l50: {
    const s51 = p;
    if (text.charCodeAt(p) === 115) {
      l52: {
        if (!text.startsWith("start_line", p)) {
          reachesEnd(p, "start_line");
          break l52;
        }
        value = "start_line";
        p += 10;
        break l50;
      }
      p = s51;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 101 || !text.startsWith("end_line", p)) {
      reachesEnd(p, "end_line");
      return undefined;
    }
    value = "end_line";
    p += 8;
  }
  pos = p;
  return value;
}

function readBadLine(p: number): BadLineNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) === 101 || c === 115))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLineKey(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near64 = p + 16;
  while (p < near64 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near64) {
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
  const node: BadLineNode = { type: 'BadLine', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipLineKey(p: number): number {
  l61: {
    const s62 = p;
    if (text.charCodeAt(p) === 115) {
      l63: {
        if (!text.startsWith("start_line", p)) {
          reachesEnd(p, "start_line");
          break l63;
        }
        p += 10;
        break l61;
      }
      p = s62;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 101 || !text.startsWith("end_line", p)) {
      reachesEnd(p, "end_line");
      return -1;
    }
    p += 8;
  }
  return p;
}

function readRule(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s72 = p;
  if (text.charCodeAt(p) !== 45 || !text.startsWith("-------", p)) {
    reachesEnd(p, "-------");
    return undefined;
  }
  p += 7;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  value = text.slice(s72, p);
  pos = p;
  return value;
}

function readMissingRule(p: number): MissingRuleNode | undefined {
  const start = p;
  pos = p;
  const node: MissingRuleNode = { type: 'MissingRule', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMarks(p: number): BadMarksNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 45 || !text.startsWith("-------", p)) {
    reachesEnd(p, "-------");
    return undefined;
  }
  p += 7;
  pos = p;
  const node: BadMarksNode = { type: 'BadMarks', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf17(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\r\n" | "\n" | "\r" | [null, string[]];
  l88: {
    const s89 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l90: {
        const r91 = readEol(p);
        if (r91 === undefined) { break l90; }
        value = r91;
        p = pos;
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    let e97!: null;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 92)) {
      {
        const s98 = p;
        l99: {
          p = skipMarker(p);
          if (p < 0) { break l99; }
          return -1;
        }
        p = s98;
      }
    } else touched ||= p >= end;
    e97 = null;
    let e143!: string[];
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    const r144 = readRun(p);
    if (r144 === undefined) { return -1; }
    e143 = r144;
    p = pos;
    value = [e97, e143];
  }
  leafValue = value;
  return p;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l92: {
    const s93 = p;
    if (text.charCodeAt(p) === 13) {
      l94: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l94;
        }
        value = "\r\n";
        p += 2;
        break l92;
      }
      p = s93;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l95: {

        value = "\n";
        p++;
        break l92;
      }
      p = s93;
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
  l101: {
    const s102 = p;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62))) {
      l103: {
        p = skipInside(p);
        if (p < 0) { break l103; }
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l111: {
        p = skip_editEnd(p);
        if (p < 0) { break l111; }
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 45))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipEscapable(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInside(p: number): number {
  let c = 0;
  l104: {
    const s105 = p;
    if (((c = text.charCodeAt(p)) === 60 || c === 62)) {
      l106: {
        l107: {
          const s108 = p;
          if (text.charCodeAt(p) === 60) {
            l109: {
              if (!text.startsWith("<<<<<<<", p)) {
                reachesEnd(p, "<<<<<<<");
                break l109;
              }
              p += 7;
              break l107;
            }
            p = s108;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 62 || !text.startsWith(">>>>>>>", p)) {
            reachesEnd(p, ">>>>>>>");
            break l106;
          }
          p += 7;
        }
        const near110 = p + 16;
        while (p < near110 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near110) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l106;
        }
        p = skipEol(p);
        if (p < 0) { break l106; }
        break l104;
      }
      p = s105;
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
  if (text.charCodeAt(p) !== 61 || !text.startsWith("=======", p)) {
    reachesEnd(p, "=======");
    return -1;
  }
  p += 7;
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
  l112: {
    const s113 = p;
    if (text.charCodeAt(p) === 62) {
      l114: {
        if (!text.startsWith(">>>>>>>", p)) {
          reachesEnd(p, ">>>>>>>");
          break l114;
        }
        p += 7;
        break l112;
      }
      p = s113;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 43 || !text.startsWith("+++++++", p)) {
      reachesEnd(p, "+++++++");
      return -1;
    }
    p += 7;
  }
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
  l115: {
    const s116 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l117: {
        p = skipEol(p);
        if (p < 0) { break l117; }
        break l115;
      }
      p = s116;
    } else touched ||= p >= end;
    l118: {
      if (p < end) {
        {
          const s119 = p;
          l120: {
            p++;
            break l118;
          }
          p = s119;
        }
      } else touched ||= p >= end;
      break l115;
    }
    p = s116;
    l124: {
      if (text.charCodeAt(p) === 60) {
        const s122 = p;
        l123: {
          p = skip_endToken(p);
          if (p < 0) { break l123; }
          p = s122;
          break l124;
        }
        p = s122;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skip_endToken(p: number): number {
  let c = 0;
  l125: {
    const s126 = p;
    if (text.charCodeAt(p) === 60) {
      l127: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l127;
        }
        p += 4;
        break l125;
      }
      p = s126;
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
  l128: {
    const s129 = p;
    if (text.charCodeAt(p) === 105) {
      l130: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l130;
        }
        p += 6;
        break l128;
      }
      p = s129;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l131: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l131;
        }
        p += 9;
        break l128;
      }
      p = s129;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l132: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l132;
        }
        p += 11;
        break l128;
      }
      p = s129;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l133: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l133;
        }
        p += 6;
        break l128;
      }
      p = s129;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l134: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l134;
        }
        p += 6;
        break l128;
      }
      p = s129;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l135: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l135;
        }
        p += 3;
        break l128;
      }
      p = s129;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l136: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l136;
        }
        p += 6;
        break l128;
      }
      p = s129;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l137: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l137;
        }
        p += 3;
        break l128;
      }
      p = s129;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 99 || !text.startsWith("call", p)) {
      reachesEnd(p, "call");
      return -1;
    }
    p += 4;
  }
  return p;
}

function skipEscapable(p: number): number {
  l138: {
    const s139 = p;
    if (text.charCodeAt(p) === 60) {
      l140: {
        if (!text.startsWith("<<<<<<<", p)) {
          reachesEnd(p, "<<<<<<<");
          break l140;
        }
        p += 7;
        break l138;
      }
      p = s139;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l141: {
        if (!text.startsWith("-------", p)) {
          reachesEnd(p, "-------");
          break l141;
        }
        p += 7;
        break l138;
      }
      p = s139;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l142: {
        if (!text.startsWith("=======", p)) {
          reachesEnd(p, "=======");
          break l142;
        }
        p += 7;
        break l138;
      }
      p = s139;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 62 || !text.startsWith(">>>>>>>", p)) {
      reachesEnd(p, ">>>>>>>");
      return -1;
    }
    p += 7;
  }
  return p;
}

function readRun(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list149: string[] = [];
  l145: for (;;) {
    const s147 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l146: {
        let v148!: string;
        v148 = text.charAt(p);
        p++;
        list149.push(v148);
        continue l145;
      }
      p = s147;
    } else touched ||= p >= end;
    break;
  }
  if (list149.length === 0) { return undefined; }
  value = list149;
  pos = p;
  return value;
}

function text28(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near152 = p + 16;
      while (p < near152 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near152) {
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
      l153: {
        if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 92)) {
          {
            const s154 = p;
            l155: {
              p = skipMarker(p);
              if (p < 0) { break l155; }
              break l153;
            }
            p = s154;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l153;
        }
        p++;
        const near157 = p + 16;
        while (p < near157 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near157) {
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
      l158: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l158;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l159: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l159;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l160: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l160;
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

function leaf29(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapedNode | [null, BadInsideNode];
  l161: {
    const s162 = p;
    const t163 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l164: {
        const r165 = readEscaped(p);
        if (r165 === undefined) { break l164; }
        value = r165;
        p = pos;
        break l161;
      }
      p = s162;
      if (trail.length > t163) trail.length = t163;
    } else touched ||= p >= end;
    let e169!: null;
    if (text.charCodeAt(p) === 61) {
      {
        const s170 = p;
        l171: {
          p = skip_divider(p);
          if (p < 0) { break l171; }
          return -1;
        }
        p = s170;
      }
    } else touched ||= p >= end;
    e169 = null;
    let e173!: BadInsideNode;
    if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43))) {
      touched ||= p >= end;
      return -1;
    }
    const r174 = readBadInside(p);
    if (r174 === undefined) { return -1; }
    e173 = r174;
    p = pos;
    value = [e169, e173];
  }
  leafValue = value;
  return p;
}

function readEscaped(p: number): EscapedNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const s166 = p;
  if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEscapable(p);
  if (p < 0) { return undefined; }
  const near167 = p + 16;
  while (p < near167 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near167) {
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
  l_text = text.slice(s166, p);
  pos = p;
  return { type: 'Escaped', start: base + start, end: base + p, text: l_text };
}

function readBadInside(p: number): BadInsideNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
    {
      const s175 = p;
      l176: {
        p = skip_editEnd(p);
        if (p < 0) { break l176; }
        return undefined;
      }
      p = s175;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62)))) {
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

function leaf32(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DividerNode;
  if (!(text.charCodeAt(p) === 61)) {
    touched ||= p >= end;
    return -1;
  }
  const r179 = readDivision(p);
  if (r179 === undefined) { return -1; }
  value = r179;
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
  const r180 = readDivider(p);
  if (r180 === undefined) { return undefined; }
  value = r180;
  p = pos;
  pos = p;
  return value;
}

function readDivider(p: number): DividerNode | undefined {
  const start = p;
  let l_text!: string;
  const s181 = p;
  if (!(text.charCodeAt(p) === 61)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_divider(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s181, p);
  pos = p;
  return { type: 'Divider', start: base + start, end: base + p, text: l_text };
}

function leaf35(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapedNode | BadInsideNode;
  l184: {
    const s185 = p;
    const t186 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l187: {
        const r188 = readEscaped(p);
        if (r188 === undefined) { break l187; }
        value = r188;
        p = pos;
        break l184;
      }
      p = s185;
      if (trail.length > t186) trail.length = t186;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43))) {
      touched ||= p >= end;
      return -1;
    }
    const r190 = readBadInside(p);
    if (r190 === undefined) { return -1; }
    value = r190;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf36(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditEndNode | MissingRestNode;
  const r192 = readEditClose(p);
  if (r192 === undefined) { return -1; }
  value = r192;
  p = pos;
  leafValue = value;
  return p;
}

function readEditClose(p: number): EditEndNode | MissingRestNode | undefined {
  let c = 0;
  let value!: EditEndNode | MissingRestNode;
  l193: {
    const s194 = p;
    const t195 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l196: {
        const r197 = readEditEnd(p);
        if (r197 === undefined) { break l196; }
        value = r197;
        p = pos;
        break l193;
      }
      p = s194;
      if (trail.length > t195) trail.length = t195;
    } else touched ||= p >= end;
    const r204 = readMissingRest(p);
    if (r204 === undefined) { return undefined; }
    value = r204;
    p = pos;
  }
  pos = p;
  return value;
}

function readEditEnd(p: number): EditEndNode | undefined {
  const start = p;
  let l_mark!: string;
  let l_text!: string;
  const s198 = p;
  l199: {
    const s200 = p;
    if (text.charCodeAt(p) === 62) {
      l201: {
        if (!text.startsWith(">>>>>>>", p)) {
          reachesEnd(p, ">>>>>>>");
          break l201;
        }
        p += 7;
        break l199;
      }
      p = s200;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 43 || !text.startsWith("+++++++", p)) {
      reachesEnd(p, "+++++++");
      return undefined;
    }
    p += 7;
  }
  l_mark = text.slice(s198, p);
  const s202 = p;
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" REPLACE", p)) {
    reachesEnd(p, " REPLACE");
    return undefined;
  }
  p += 8;
  p = skipCloseEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s202, p);
  pos = p;
  return { type: 'EditEnd', start: base + start, end: base + p, mark: l_mark, text: l_text };
}

function readMissingRest(p: number): MissingRestNode | undefined {
  const start = p;
  pos = p;
  const node: MissingRestNode = { type: 'MissingRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf40(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadUndividedNode | MissingRestNode;
  l207: {
    const s208 = p;
    const t209 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l210: {
        const r211 = readBadUndivided(p);
        if (r211 === undefined) { break l210; }
        value = r211;
        p = pos;
        break l207;
      }
      p = s208;
      if (trail.length > t209) trail.length = t209;
    } else touched ||= p >= end;
    const r213 = readMissingRest(p);
    if (r213 === undefined) { return -1; }
    value = r213;
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

function leaf42(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadSecondEndNode | null;
  l215: {
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      const s217 = p;
      const t218 = trail.length;
      l216: {
        const r219 = readBadSecondEnd(p);
        if (r219 === undefined) { break l216; }
        value = r219;
        p = pos;
        break l215;
      }
      p = s217;
      if (trail.length > t218) trail.length = t218;
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

function leaf44(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r221 = readBlank(p);
  if (r221 === undefined) { return -1; }
  value = r221;
  p = pos;
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s222 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s222, p);
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p, text: l_text };
}

function leaf46(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceRestNode | MissingFenceEndNode;
  l224: {
    const s225 = p;
    const t226 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      l227: {
        const r228 = readFenceEnd(p);
        if (r228 === undefined) { break l227; }
        value = r228;
        p = pos;
        break l224;
      }
      p = s225;
      if (trail.length > t226) trail.length = t226;
    } else touched ||= p >= end;
    l238: {
      const r239 = readMissingFenceRest(p);
      if (r239 === undefined) { break l238; }
      value = r239;
      p = pos;
      break l224;
    }
    p = s225;
    if (trail.length > t226) trail.length = t226;
    const r241 = readMissingFenceEnd(p);
    if (r241 === undefined) { return -1; }
    value = r241;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s229 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s229, p);
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
  l230: {
    const s231 = p;
    if (text.charCodeAt(p) === 96) {
      l232: {
        const s233 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l232;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s233, p);
        break l230;
      }
      p = s231;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l234: {
        const s235 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l234;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s235, p);
        break l230;
      }
      p = s231;
    } else touched ||= p >= end;
    const s236 = p;
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
    value = text.slice(s236, p);
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

function leaf54(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadMarkerNode | BadCutHeadNode;
  l243: {
    const s244 = p;
    const t245 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l246: {
        const r247 = readBadMarker(p);
        if (r247 === undefined) { break l246; }
        value = r247;
        p = pos;
        break l243;
      }
      p = s244;
      if (trail.length > t245) trail.length = t245;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 45 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    const r256 = readBadCutHead(p);
    if (r256 === undefined) { return -1; }
    value = r256;
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
  let n251 = 0;
  l248: for (;;) {
    const s250 = p;
    l249: {
      if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45))) {
        touched ||= p >= end;
        break l249;
      }
      p++;
      n251++;
      continue l248;
    }
    p = s250;
    break;
  }
  if (n251 < 2) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 83 || !text.startsWith("SEARCH", p)) {
    reachesEnd(p, "SEARCH");
    return -1;
  }
  p += 6;
  l252: {
    if (text.charCodeAt(p) === 62) {
      const s254 = p;
      l253: {

        p++;
        break l252;
      }
      p = s254;
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
  l257: {
    const s259 = p;
    l258: {

      break l257;
    }
    p = s259;
  }
  l262: {
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      const s260 = p;
      l261: {
        p++;
        p = s260;
        break l262;
      }
      p = s260;
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

function leaf61(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r264 = readMentionHead(p);
  if (r264 === undefined) { return -1; }
  value = r264;
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
  const r265 = readFenceRun(p);
  if (r265 === undefined) { return undefined; }
  l_run = r265;
  p = pos;
  const s267 = p;
  const near268 = p + 16;
  while (p < near268 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near268) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l269: {
    const s270 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l271: {
        p = skipEol(p);
        if (p < 0) { break l271; }
        break l269;
      }
      p = s270;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s272 = p;
        l273: {
          p++;
          return undefined;
        }
        p = s272;
      }
    } else touched ||= p >= end;
  }
  l_info = text.slice(s267, p);
  pos = p;
  return { type: 'MentionHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text63(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near276 = p + 16;
      while (p < near276 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near276) {
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
      l277: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
          {
            const s278 = p;
            l279: {
              p = skip_mentionEnd(p);
              if (p < 0) { break l279; }
              break l277;
            }
            p = s278;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l277;
        }
        p++;
        const near291 = p + 16;
        while (p < near291 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near291) {
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
      l292: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l292;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l293: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l293;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l294: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l294;
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
  l283: {
    const s281 = p;
    l282: {
      l284: {
        const s285 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l286: {
            p = skipEol(p);
            if (p < 0) { break l286; }
            break l284;
          }
          p = s285;
        } else touched ||= p >= end;
        l287: {
          if (p < end) {
            {
              const s288 = p;
              l289: {
                p++;
                break l287;
              }
              p = s288;
            }
          } else touched ||= p >= end;
          break l284;
        }
        p = s285;
        if (!(text.charCodeAt(p) === 60)) {
          touched ||= p >= end;
          break l282;
        }
        p = skip_endToken(p);
        if (p < 0) { break l282; }
      }
      p = s281;
      break l283;
    }
    p = s281;
    return -1;
  }
  return p;
}

function leaf65(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionEndNode | null;
  l295: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      const s297 = p;
      l296: {
        const r298 = readMentionEnd(p);
        if (r298 === undefined) { break l296; }
        value = r298;
        p = pos;
        break l295;
      }
      p = s297;
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
  const s299 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_mentionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s299, p);
  pos = p;
  return { type: 'MentionEnd', start: base + start, end: base + p, text: l_text };
}

function leaf67(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutTokenNode | EndTokenNode;
  l301: {
    const s302 = p;
    const t303 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l304: {
        const r305 = readBadCutToken(p);
        if (r305 === undefined) { break l304; }
        value = r305;
        p = pos;
        break l301;
      }
      p = s302;
      if (trail.length > t303) trail.length = t303;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r310 = readEndToken(p);
    if (r310 === undefined) { return -1; }
    value = r310;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutToken(p: number): BadCutTokenNode | undefined {
  const start = p;
  l308: {
    if (text.charCodeAt(p) === 60) {
      const s306 = p;
      l307: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l307;
        }
        p += 2;
        p = s306;
        break l308;
      }
      p = s306;
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
  const s311 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s311, p);
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
  const r313 = readProseRun(p);
  if (r313 === undefined) { return -1; }
  value = r313;
  p = pos;
  leafValue = value;
  return p;
}

function readProseRun(p: number): string[] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"];
  l314: {
    const s315 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l316: {
        const list321: string[] = [];
        l317: for (;;) {
          const s319 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l318: {
              let v320!: string;
              v320 = text.charAt(p);
              p++;
              list321.push(v320);
              continue l317;
            }
            p = s319;
          } else touched ||= p >= end;
          break;
        }
        if (list321.length === 0) { break l316; }
        value = list321;
        break l314;
      }
      p = s315;
    } else touched ||= p >= end;
    let e323!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s324 = p;
        l325: {
          p = skip_endToken(p);
          if (p < 0) { break l325; }
          return undefined;
        }
        p = s324;
      }
    } else touched ||= p >= end;
    e323 = null;
    let e327!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e327 = "<";
    p++;
    value = [e323, e327];
  }
  pos = p;
  return value;
}

function text75(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near329 = p + 16;
      while (p < near329 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
      if (p === near329) {
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
      l330: {

        const near331 = p + 16;
        while (p < near331 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
        if (p === near331) {
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
      l332: {
        if (text.charCodeAt(p) === 60) {
          {
            const s333 = p;
            l334: {
              p = skip_endToken(p);
              if (p < 0) { break l334; }
              break l332;
            }
            p = s333;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l332;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l336: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l336;
        }
        p = skipEol(p);
        if (p < 0) { break l336; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s337 = p;
            l338: {
              p = skipItemStart(p);
              if (p < 0) { break l338; }
              break l336;
            }
            p = s337;
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
  l340: {
    const s341 = p;
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      l342: {
        p = skipHead(p);
        if (p < 0) { break l342; }
        break l340;
      }
      p = s341;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l343: {
        p = skipWrongHead(p);
        if (p < 0) { break l343; }
        break l340;
      }
      p = s341;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l344: {
        p = skipFenceRun(p);
        if (p < 0) { break l344; }
        break l340;
      }
      p = s341;
    } else touched ||= p >= end;
    l352: {
      if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
        const s350 = p;
        l351: {
          p++;
          p = s350;
          break l352;
        }
        p = s350;
      } else touched ||= p >= end;
      return -1;
    }
    p = skipEndsInHead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipFenceRun(p: number): number {
  l345: {
    const s346 = p;
    if (text.charCodeAt(p) === 96) {
      l347: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l347;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l345;
      }
      p = s346;
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
  const r353 = readLineEnd(p);
  if (r353 === undefined) { return -1; }
  value = r353;
  p = pos;
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s354 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s354, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function leaf80(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r356 = readEnd(p);
  if (r356 === undefined) { return -1; }
  value = r356;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const stepsearchPart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf29 }] };
const stepreplacePart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf35 }] };
const stepFencedItem: Step = { op: 'choice', starts: [STARTS_5, STARTS_6], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf44 }] };
const stepLead: Step = { op: 'choice', starts: [STARTS_7, STARTS_5, STARTS_6], alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf44 }] };
const stepItem: Step = { op: 'choice', starts: [STARTS_5, STARTS_8, STARTS_7, STARTS_9, STARTS_11, STARTS_12], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf54 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf67 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf78 }] };
const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: leaf46 }] } };
const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf7 }, { op: 'loop', body: stepsearchPart }, { op: 'choice', starts: [STARTS_4, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf32 }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: leaf36 }] }, { op: 'leaf', read: leaf40 }] }, { op: 'leaf', read: leaf42 }] } };
const stepContentText: Step = { op: 'rule', name: 'ContentText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf17 }, { op: 'text', read: text28 }] } };
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
    Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepLead }, { op: 'loop', body: stepItem }, { op: 'leaf', read: leaf80 }] },
  },
  mistakes: {
    BadLine: {"code":"bad-value","severity":"error","meaning":"A line number is no number. It is left out.","example":"<<<<<<< SEARCH\n:start_line:four","mend":"Give the number of the line.","isCut":false},
    MissingRule: {"code":"missing-open","severity":"warning","meaning":"The rule below the line numbers is missing.","example":"<<<<<<< SEARCH\n:start_line:4\none","mend":"Write a line ------- below the line numbers.","isCut":false},
    BadMarks: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are those of another tool.","example":"------- SEARCH","mend":"Write <<<<<<< SEARCH and >>>>>>> REPLACE.","isCut":false},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"A fence stands around the edits. It is left out.","example":"```\n<<<<<<< SEARCH","mend":"Write the edits without a fence.","isCut":false},
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
