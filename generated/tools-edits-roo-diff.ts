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
const STARTS_0 = startsOf([0, 65535]);
const STARTS_1 = startsOf([43, 43], [60, 62], [92, 92]);
const STARTS_2 = startsOf([61, 61]);
const STARTS_3 = startsOf([45, 45], [60, 60]);
const STARTS_4 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_5 = startsOf([96, 96], [126, 126]);
const STARTS_6 = startsOf([43, 43], [45, 45], [60, 62]);
const STARTS_7 = startsOf([60, 60]);
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
  l19: {
    const s20 = p;
    if (text.charCodeAt(p) === 60) {
      l21: {
        if (!text.startsWith("<<<<<<<", p)) {
          reachesEnd(p, "<<<<<<<");
          break l21;
        }
        p += 7;
        break l19;
      }
      p = s20;
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
  l22: {
    if (text.charCodeAt(p) === 62) {
      const s24 = p;
      l23: {

        p++;
        break l22;
      }
      p = s24;
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
  const r26 = readEditHead(p);
  if (r26 === undefined) { return -1; }
  value = r26;
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
  l27: {
    const s28 = p;
    const t29 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l30: {
        const s31 = p;
        if (!text.startsWith("<<<<<<<", p)) {
          reachesEnd(p, "<<<<<<<");
          break l30;
        }
        p += 7;
        l_mark = text.slice(s31, p);
        const s32 = p;
        if (!(text.charCodeAt(p) === 32)) {
          touched ||= p >= end;
          break l30;
        }
        p = skipHeadWord(p);
        if (p < 0) { break l30; }
        l_text = text.slice(s32, p);
        const list39: ([":", "start_line" | "end_line", ":", string, string] | BadLineNode)[] = [];
        let n36 = 0;
        l33: for (;;) {
          if (n36 >= 2) break;
          const s35 = p;
          const t37 = trail.length;
          l34: {
            let v38!: [":", "start_line" | "end_line", ":", string, string] | BadLineNode;
            if (!(text.charCodeAt(p) === 58)) {
              touched ||= p >= end;
              break l34;
            }
            const r40 = readLine(p);
            if (r40 === undefined) { break l34; }
            v38 = r40;
            p = pos;
            list39.push(v38);
            n36++;
            continue l33;
          }
          p = s35;
          if (trail.length > t37) trail.length = t37;
          break;
        }
        if (n36 < 1) { break l30; }
        l_lines = list39;
        l65: {
          const s66 = p;
          const t67 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l68: {
              const r69 = readRule(p);
              if (r69 === undefined) { break l68; }
              l_rule = r69;
              p = pos;
              break l65;
            }
            p = s66;
            if (trail.length > t67) trail.length = t67;
          } else touched ||= p >= end;
          const r72 = readMissingRule(p);
          if (r72 === undefined) { break l30; }
          l_rule = r72;
          p = pos;
        }
        break l27;
      }
      p = s28;
      if (trail.length > t29) trail.length = t29;
      l_lines = null;
      l_rule = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l74: {
        const s75 = p;
        if (!text.startsWith("<<<<<<<", p)) {
          reachesEnd(p, "<<<<<<<");
          break l74;
        }
        p += 7;
        l_mark = text.slice(s75, p);
        const s76 = p;
        if (!(text.charCodeAt(p) === 32)) {
          touched ||= p >= end;
          break l74;
        }
        p = skipHeadWord(p);
        if (p < 0) { break l74; }
        l_text = text.slice(s76, p);
        l77: {
          if (text.charCodeAt(p) === 45) {
            const s79 = p;
            l78: {
              const r80 = readRule(p);
              if (r80 === undefined) { break l78; }
              l_rule = r80;
              p = pos;
              break l77;
            }
            p = s79;
          } else touched ||= p >= end;
          l_rule = null;
        }
        break l27;
      }
      p = s28;
      if (trail.length > t29) trail.length = t29;
      l_lines = null;
      l_rule = null;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 45)) {
      touched ||= p >= end;
      return undefined;
    }
    const r82 = readBadMarks(p);
    if (r82 === undefined) { return undefined; }
    l_mark = r82;
    p = pos;
    const s84 = p;
    if (!(text.charCodeAt(p) === 32)) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipHeadWord(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s84, p);
  }
  pos = p;
  return { type: 'EditHead', start: base + start, end: base + p, mark: l_mark, text: l_text, lines: l_lines, rule: l_rule };
}

function readLine(p: number): [":", "start_line" | "end_line", ":", string, string] | BadLineNode | undefined {
  let value!: [":", "start_line" | "end_line", ":", string, string] | BadLineNode;
  l41: {
    const s42 = p;
    const t43 = trail.length;
    if (text.charCodeAt(p) === 58) {
      l44: {
        const r45 = readLineNumber(p);
        if (r45 === undefined) { break l44; }
        value = r45;
        p = pos;
        break l41;
      }
      p = s42;
      if (trail.length > t43) trail.length = t43;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 58)) {
      touched ||= p >= end;
      return undefined;
    }
    const r59 = readBadLine(p);
    if (r59 === undefined) { return undefined; }
    value = r59;
    p = pos;
  }
  pos = p;
  return value;
}

function readLineNumber(p: number): [":", "start_line" | "end_line", ":", string, string] | undefined {
  let c = 0;
  let value!: [":", "start_line" | "end_line", ":", string, string];
  let e46!: ":";
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  e46 = ":";
  p++;
  let e47!: "start_line" | "end_line";
  if (!(((c = text.charCodeAt(p)) === 101 || c === 115))) {
    touched ||= p >= end;
    return undefined;
  }
  const r48 = readLineKey(p);
  if (r48 === undefined) { return undefined; }
  e47 = r48;
  p = pos;
  let e53!: ":";
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  e53 = ":";
  p++;
  let e54!: string;
  const s55 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  e54 = text.slice(s55, p);
  let e56!: string;
  const s57 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  e56 = text.slice(s57, p);
  value = [e46, e47, e53, e54, e56];
  pos = p;
  return value;
}

function readLineKey(p: number): "start_line" | "end_line" | undefined {
  let value!: "start_line" | "end_line";
  l49: {
    const s50 = p;
    if (text.charCodeAt(p) === 115) {
      l51: {
        if (!text.startsWith("start_line", p)) {
          reachesEnd(p, "start_line");
          break l51;
        }
        value = "start_line";
        p += 10;
        break l49;
      }
      p = s50;
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
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
  l60: {
    const s61 = p;
    if (text.charCodeAt(p) === 115) {
      l62: {
        if (!text.startsWith("start_line", p)) {
          reachesEnd(p, "start_line");
          break l62;
        }
        p += 10;
        break l60;
      }
      p = s61;
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
  const s70 = p;
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
  value = text.slice(s70, p);
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
  l86: {
    const s87 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l88: {
        const r89 = readEol(p);
        if (r89 === undefined) { break l88; }
        value = r89;
        p = pos;
        break l86;
      }
      p = s87;
    } else touched ||= p >= end;
    let e95!: null;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 92)) {
      {
        const s96 = p;
        l97: {
          p = skipMarker(p);
          if (p < 0) { break l97; }
          return -1;
        }
        p = s96;
      }
    } else touched ||= p >= end;
    e95 = null;
    let e140!: string[];
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    const r141 = readRun(p);
    if (r141 === undefined) { return -1; }
    e140 = r141;
    p = pos;
    value = [e95, e140];
  }
  leafValue = value;
  return p;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l90: {
    const s91 = p;
    if (text.charCodeAt(p) === 13) {
      l92: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l92;
        }
        value = "\r\n";
        p += 2;
        break l90;
      }
      p = s91;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l93: {

        value = "\n";
        p++;
        break l90;
      }
      p = s91;
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
  l99: {
    const s100 = p;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62))) {
      l101: {
        p = skipInside(p);
        if (p < 0) { break l101; }
        break l99;
      }
      p = s100;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l108: {
        p = skip_editEnd(p);
        if (p < 0) { break l108; }
        break l99;
      }
      p = s100;
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
  l102: {
    const s103 = p;
    if (((c = text.charCodeAt(p)) === 60 || c === 62)) {
      l104: {
        l105: {
          const s106 = p;
          if (text.charCodeAt(p) === 60) {
            l107: {
              if (!text.startsWith("<<<<<<<", p)) {
                reachesEnd(p, "<<<<<<<");
                break l107;
              }
              p += 7;
              break l105;
            }
            p = s106;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 62 || !text.startsWith(">>>>>>>", p)) {
            reachesEnd(p, ">>>>>>>");
            break l104;
          }
          p += 7;
        }
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l104;
        }
        p = skipEol(p);
        if (p < 0) { break l104; }
        break l102;
      }
      p = s103;
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
  l109: {
    const s110 = p;
    if (text.charCodeAt(p) === 62) {
      l111: {
        if (!text.startsWith(">>>>>>>", p)) {
          reachesEnd(p, ">>>>>>>");
          break l111;
        }
        p += 7;
        break l109;
      }
      p = s110;
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
  l112: {
    const s113 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l114: {
        p = skipEol(p);
        if (p < 0) { break l114; }
        break l112;
      }
      p = s113;
    } else touched ||= p >= end;
    l115: {
      if (p < end) {
        {
          const s116 = p;
          l117: {
            p++;
            break l115;
          }
          p = s116;
        }
      } else touched ||= p >= end;
      break l112;
    }
    p = s113;
    l121: {
      if (text.charCodeAt(p) === 60) {
        const s119 = p;
        l120: {
          p = skip_endToken(p);
          if (p < 0) { break l120; }
          p = s119;
          break l121;
        }
        p = s119;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skip_endToken(p: number): number {
  let c = 0;
  l122: {
    const s123 = p;
    if (text.charCodeAt(p) === 60) {
      l124: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l124;
        }
        p += 4;
        break l122;
      }
      p = s123;
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
  l125: {
    const s126 = p;
    if (text.charCodeAt(p) === 105) {
      l127: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l127;
        }
        p += 6;
        break l125;
      }
      p = s126;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l128: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l128;
        }
        p += 9;
        break l125;
      }
      p = s126;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l129: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l129;
        }
        p += 11;
        break l125;
      }
      p = s126;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l130: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l130;
        }
        p += 6;
        break l125;
      }
      p = s126;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l131: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l131;
        }
        p += 6;
        break l125;
      }
      p = s126;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l132: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l132;
        }
        p += 3;
        break l125;
      }
      p = s126;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l133: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l133;
        }
        p += 6;
        break l125;
      }
      p = s126;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l134: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l134;
        }
        p += 3;
        break l125;
      }
      p = s126;
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
  l135: {
    const s136 = p;
    if (text.charCodeAt(p) === 60) {
      l137: {
        if (!text.startsWith("<<<<<<<", p)) {
          reachesEnd(p, "<<<<<<<");
          break l137;
        }
        p += 7;
        break l135;
      }
      p = s136;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l138: {
        if (!text.startsWith("-------", p)) {
          reachesEnd(p, "-------");
          break l138;
        }
        p += 7;
        break l135;
      }
      p = s136;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l139: {
        if (!text.startsWith("=======", p)) {
          reachesEnd(p, "=======");
          break l139;
        }
        p += 7;
        break l135;
      }
      p = s136;
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
  const list146: string[] = [];
  l142: for (;;) {
    const s144 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l143: {
        let v145!: string;
        v145 = text.charAt(p);
        p++;
        list146.push(v145);
        continue l142;
      }
      p = s144;
    } else touched ||= p >= end;
    break;
  }
  if (list146.length === 0) { return undefined; }
  value = list146;
  pos = p;
  return value;
}

function text28(p: number, inside: number): number {
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
      l149: {
        if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 92)) {
          {
            const s150 = p;
            l151: {
              p = skipMarker(p);
              if (p < 0) { break l151; }
              break l149;
            }
            p = s150;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l149;
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
      l153: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l153;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l154: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l154;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l155: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l155;
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
  l156: {
    const s157 = p;
    const t158 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l159: {
        const r160 = readEscaped(p);
        if (r160 === undefined) { break l159; }
        value = r160;
        p = pos;
        break l156;
      }
      p = s157;
      if (trail.length > t158) trail.length = t158;
    } else touched ||= p >= end;
    let e163!: null;
    if (text.charCodeAt(p) === 61) {
      {
        const s164 = p;
        l165: {
          p = skip_divider(p);
          if (p < 0) { break l165; }
          return -1;
        }
        p = s164;
      }
    } else touched ||= p >= end;
    e163 = null;
    let e167!: BadInsideNode;
    if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43))) {
      touched ||= p >= end;
      return -1;
    }
    const r168 = readBadInside(p);
    if (r168 === undefined) { return -1; }
    e167 = r168;
    p = pos;
    value = [e163, e167];
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
  const s161 = p;
  if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEscapable(p);
  if (p < 0) { return undefined; }
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s161, p);
  pos = p;
  return { type: 'Escaped', start: base + start, end: base + p, text: l_text };
}

function readBadInside(p: number): BadInsideNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
    {
      const s169 = p;
      l170: {
        p = skip_editEnd(p);
        if (p < 0) { break l170; }
        return undefined;
      }
      p = s169;
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
  const r173 = readDivision(p);
  if (r173 === undefined) { return -1; }
  value = r173;
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
  const r174 = readDivider(p);
  if (r174 === undefined) { return undefined; }
  value = r174;
  p = pos;
  pos = p;
  return value;
}

function readDivider(p: number): DividerNode | undefined {
  const start = p;
  let l_text!: string;
  const s175 = p;
  if (!(text.charCodeAt(p) === 61)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_divider(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s175, p);
  pos = p;
  return { type: 'Divider', start: base + start, end: base + p, text: l_text };
}

function leaf35(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapedNode | BadInsideNode;
  l178: {
    const s179 = p;
    const t180 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l181: {
        const r182 = readEscaped(p);
        if (r182 === undefined) { break l181; }
        value = r182;
        p = pos;
        break l178;
      }
      p = s179;
      if (trail.length > t180) trail.length = t180;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43))) {
      touched ||= p >= end;
      return -1;
    }
    const r184 = readBadInside(p);
    if (r184 === undefined) { return -1; }
    value = r184;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf36(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditEndNode | MissingRestNode;
  const r186 = readEditClose(p);
  if (r186 === undefined) { return -1; }
  value = r186;
  p = pos;
  leafValue = value;
  return p;
}

function readEditClose(p: number): EditEndNode | MissingRestNode | undefined {
  let c = 0;
  let value!: EditEndNode | MissingRestNode;
  l187: {
    const s188 = p;
    const t189 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l190: {
        const r191 = readEditEnd(p);
        if (r191 === undefined) { break l190; }
        value = r191;
        p = pos;
        break l187;
      }
      p = s188;
      if (trail.length > t189) trail.length = t189;
    } else touched ||= p >= end;
    const r198 = readMissingRest(p);
    if (r198 === undefined) { return undefined; }
    value = r198;
    p = pos;
  }
  pos = p;
  return value;
}

function readEditEnd(p: number): EditEndNode | undefined {
  const start = p;
  let l_mark!: string;
  let l_text!: string;
  const s192 = p;
  l193: {
    const s194 = p;
    if (text.charCodeAt(p) === 62) {
      l195: {
        if (!text.startsWith(">>>>>>>", p)) {
          reachesEnd(p, ">>>>>>>");
          break l195;
        }
        p += 7;
        break l193;
      }
      p = s194;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 43 || !text.startsWith("+++++++", p)) {
      reachesEnd(p, "+++++++");
      return undefined;
    }
    p += 7;
  }
  l_mark = text.slice(s192, p);
  const s196 = p;
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" REPLACE", p)) {
    reachesEnd(p, " REPLACE");
    return undefined;
  }
  p += 8;
  p = skipCloseEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s196, p);
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
  l201: {
    const s202 = p;
    const t203 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      l204: {
        const r205 = readBadUndivided(p);
        if (r205 === undefined) { break l204; }
        value = r205;
        p = pos;
        break l201;
      }
      p = s202;
      if (trail.length > t203) trail.length = t203;
    } else touched ||= p >= end;
    const r207 = readMissingRest(p);
    if (r207 === undefined) { return -1; }
    value = r207;
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
  l209: {
    if (((c = text.charCodeAt(p)) === 43 || c === 62)) {
      const s211 = p;
      const t212 = trail.length;
      l210: {
        const r213 = readBadSecondEnd(p);
        if (r213 === undefined) { break l210; }
        value = r213;
        p = pos;
        break l209;
      }
      p = s211;
      if (trail.length > t212) trail.length = t212;
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
  const r215 = readBlank(p);
  if (r215 === undefined) { return -1; }
  value = r215;
  p = pos;
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s216 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s216, p);
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p, text: l_text };
}

function leaf46(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceRestNode | MissingFenceEndNode;
  l218: {
    const s219 = p;
    const t220 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      l221: {
        const r222 = readFenceEnd(p);
        if (r222 === undefined) { break l221; }
        value = r222;
        p = pos;
        break l218;
      }
      p = s219;
      if (trail.length > t220) trail.length = t220;
    } else touched ||= p >= end;
    l232: {
      const r233 = readMissingFenceRest(p);
      if (r233 === undefined) { break l232; }
      value = r233;
      p = pos;
      break l218;
    }
    p = s219;
    if (trail.length > t220) trail.length = t220;
    const r235 = readMissingFenceEnd(p);
    if (r235 === undefined) { return -1; }
    value = r235;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s223 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s223, p);
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
  l224: {
    const s225 = p;
    if (text.charCodeAt(p) === 96) {
      l226: {
        const s227 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l226;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s227, p);
        break l224;
      }
      p = s225;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l228: {
        const s229 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l228;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s229, p);
        break l224;
      }
      p = s225;
    } else touched ||= p >= end;
    const s230 = p;
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
    value = text.slice(s230, p);
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
  l237: {
    const s238 = p;
    const t239 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l240: {
        const r241 = readBadMarker(p);
        if (r241 === undefined) { break l240; }
        value = r241;
        p = pos;
        break l237;
      }
      p = s238;
      if (trail.length > t239) trail.length = t239;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 45 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    const r250 = readBadCutHead(p);
    if (r250 === undefined) { return -1; }
    value = r250;
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
  let n245 = 0;
  l242: for (;;) {
    const s244 = p;
    l243: {
      if (!((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45))) {
        touched ||= p >= end;
        break l243;
      }
      p++;
      n245++;
      continue l242;
    }
    p = s244;
    break;
  }
  if (n245 < 2) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 83 || !text.startsWith("SEARCH", p)) {
    reachesEnd(p, "SEARCH");
    return -1;
  }
  p += 6;
  l246: {
    if (text.charCodeAt(p) === 62) {
      const s248 = p;
      l247: {

        p++;
        break l246;
      }
      p = s248;
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
  l251: {
    const s253 = p;
    l252: {

      break l251;
    }
    p = s253;
  }
  l256: {
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      const s254 = p;
      l255: {
        p++;
        p = s254;
        break l256;
      }
      p = s254;
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
  const r258 = readMentionHead(p);
  if (r258 === undefined) { return -1; }
  value = r258;
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
  const r259 = readFenceRun(p);
  if (r259 === undefined) { return undefined; }
  l_run = r259;
  p = pos;
  const s261 = p;
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  touched ||= p >= end;
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
    if (p < end) {
      {
        const s265 = p;
        l266: {
          p++;
          return undefined;
        }
        p = s265;
      }
    } else touched ||= p >= end;
  }
  l_info = text.slice(s261, p);
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
      l269: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
          {
            const s270 = p;
            l271: {
              p = skip_mentionEnd(p);
              if (p < 0) { break l271; }
              break l269;
            }
            p = s270;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l269;
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
      l283: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l283;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l284: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l284;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l285: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l285;
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
  l275: {
    const s273 = p;
    l274: {
      l276: {
        const s277 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l278: {
            p = skipEol(p);
            if (p < 0) { break l278; }
            break l276;
          }
          p = s277;
        } else touched ||= p >= end;
        l279: {
          if (p < end) {
            {
              const s280 = p;
              l281: {
                p++;
                break l279;
              }
              p = s280;
            }
          } else touched ||= p >= end;
          break l276;
        }
        p = s277;
        if (!(text.charCodeAt(p) === 60)) {
          touched ||= p >= end;
          break l274;
        }
        p = skip_endToken(p);
        if (p < 0) { break l274; }
      }
      p = s273;
      break l275;
    }
    p = s273;
    return -1;
  }
  return p;
}

function leaf65(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionEndNode | null;
  l286: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      const s288 = p;
      l287: {
        const r289 = readMentionEnd(p);
        if (r289 === undefined) { break l287; }
        value = r289;
        p = pos;
        break l286;
      }
      p = s288;
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
  const s290 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_mentionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s290, p);
  pos = p;
  return { type: 'MentionEnd', start: base + start, end: base + p, text: l_text };
}

function leaf67(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutTokenNode | EndTokenNode;
  l292: {
    const s293 = p;
    const t294 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l295: {
        const r296 = readBadCutToken(p);
        if (r296 === undefined) { break l295; }
        value = r296;
        p = pos;
        break l292;
      }
      p = s293;
      if (trail.length > t294) trail.length = t294;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r301 = readEndToken(p);
    if (r301 === undefined) { return -1; }
    value = r301;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutToken(p: number): BadCutTokenNode | undefined {
  const start = p;
  l299: {
    if (text.charCodeAt(p) === 60) {
      const s297 = p;
      l298: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l298;
        }
        p += 2;
        p = s297;
        break l299;
      }
      p = s297;
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
  const s302 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s302, p);
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
  const r304 = readProseRun(p);
  if (r304 === undefined) { return -1; }
  value = r304;
  p = pos;
  leafValue = value;
  return p;
}

function readProseRun(p: number): string[] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"];
  l305: {
    const s306 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l307: {
        const list312: string[] = [];
        l308: for (;;) {
          const s310 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l309: {
              let v311!: string;
              v311 = text.charAt(p);
              p++;
              list312.push(v311);
              continue l308;
            }
            p = s310;
          } else touched ||= p >= end;
          break;
        }
        if (list312.length === 0) { break l307; }
        value = list312;
        break l305;
      }
      p = s306;
    } else touched ||= p >= end;
    let e314!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s315 = p;
        l316: {
          p = skip_endToken(p);
          if (p < 0) { break l316; }
          return undefined;
        }
        p = s315;
      }
    } else touched ||= p >= end;
    e314 = null;
    let e318!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e318 = "<";
    p++;
    value = [e314, e318];
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
      l320: {

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
      l321: {
        if (text.charCodeAt(p) === 60) {
          {
            const s322 = p;
            l323: {
              p = skip_endToken(p);
              if (p < 0) { break l323; }
              break l321;
            }
            p = s322;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l321;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l325: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l325;
        }
        p = skipEol(p);
        if (p < 0) { break l325; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s326 = p;
            l327: {
              p = skipItemStart(p);
              if (p < 0) { break l327; }
              break l325;
            }
            p = s326;
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
  l329: {
    const s330 = p;
    if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
      l331: {
        p = skipHead(p);
        if (p < 0) { break l331; }
        break l329;
      }
      p = s330;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 60 && c <= 62) || c === 43 || c === 45)) {
      l332: {
        p = skipWrongHead(p);
        if (p < 0) { break l332; }
        break l329;
      }
      p = s330;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l333: {
        p = skipFenceRun(p);
        if (p < 0) { break l333; }
        break l329;
      }
      p = s330;
    } else touched ||= p >= end;
    l341: {
      if (((c = text.charCodeAt(p)) === 45 || c === 60)) {
        const s339 = p;
        l340: {
          p++;
          p = s339;
          break l341;
        }
        p = s339;
      } else touched ||= p >= end;
      return -1;
    }
    p = skipEndsInHead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipFenceRun(p: number): number {
  l334: {
    const s335 = p;
    if (text.charCodeAt(p) === 96) {
      l336: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l336;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l334;
      }
      p = s335;
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
  const r342 = readLineEnd(p);
  if (r342 === undefined) { return -1; }
  value = r342;
  p = pos;
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s343 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s343, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function leaf80(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r345 = readEnd(p);
  if (r345 === undefined) { return -1; }
  value = r345;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const stepsearchPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf29 }] };
const stepreplacePart: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf35 }] };
const stepFencedItem: Step = { op: 'choice', starts: [STARTS_3, STARTS_4], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf44 }] };
const stepLead: Step = { op: 'choice', starts: [STARTS_5, STARTS_3, STARTS_4], alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf44 }] };
const stepItem: Step = { op: 'choice', starts: [STARTS_3, STARTS_6, STARTS_5, STARTS_7, STARTS_8, STARTS_9], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf54 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf67 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf78 }] };
const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: leaf46 }] } };
const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf7 }, { op: 'loop', body: stepsearchPart }, { op: 'choice', starts: [STARTS_2, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf32 }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: leaf36 }] }, { op: 'leaf', read: leaf40 }] }, { op: 'leaf', read: leaf42 }] } };
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
