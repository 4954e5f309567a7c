// Generated from grammars/tools/edits-aider-udiff.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, startsOf, tableOf } from '../src/engine/index.ts';

export interface ReplyNode extends TreeNode {
  readonly type: 'Reply';
}

export interface DiffHeadNode extends TreeNode {
  readonly type: 'DiffHead';
  readonly open: string;
  readonly language: "diff" | BadLanguageNode;
  readonly after: string;
}

export interface FirstHeadNode extends TreeNode {
  readonly type: 'FirstHead';
  readonly git: string | null;
  readonly from: ["--- ", [string, string, string]] | null;
  readonly to: ["+++ ", [string, string, string]] | null;
  readonly hunk: null | MissingHunkHeadNode;
  readonly second: BadSecondNameNode | null;
}

export interface FileHeadNode extends TreeNode {
  readonly type: 'FileHead';
  readonly git: string;
  readonly from: ["--- ", [string, string, string]];
  readonly to: ["+++ ", [string, string, string]];
}

export interface HunkHeadNode extends TreeNode {
  readonly type: 'HunkHead';
  readonly text: string;
}

export interface NoNewlineNode extends TreeNode {
  readonly type: 'NoNewline';
  readonly text: string;
}

export interface LineNode extends TreeNode {
  readonly type: 'Line';
  readonly sign: string | null;
  readonly text: string;
}

export interface BareLineNode extends TreeNode {
  readonly type: 'BareLine';
  readonly sign: string;
  readonly text: string;
}

export interface BareEndNode extends TreeNode {
  readonly type: 'BareEnd';
}

export interface BadRestNode extends RecoveryNode {
  readonly type: 'BadRest';
}

export interface BadBareRestNode extends RecoveryNode {
  readonly type: 'BadBareRest';
}

export interface BadCutHeadNode extends RecoveryNode {
  readonly type: 'BadCutHead';
}

export interface BadBareHeadNode extends RecoveryNode {
  readonly type: 'BadBareHead';
  readonly git: string;
  readonly from: ["--- ", [string, string, string]];
  readonly to: ["+++ ", [string, string, string]];
}

export interface BadSecondNameNode extends RecoveryNode {
  readonly type: 'BadSecondName';
  readonly to: ["+++ ", [string, string, string]];
}

export interface MissingHunkHeadNode extends RecoveryNode {
  readonly type: 'MissingHunkHead';
}

export interface BadLanguageNode extends RecoveryNode {
  readonly type: 'BadLanguage';
}

export interface LineEndNode extends TreeNode {
  readonly type: 'LineEnd';
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

export interface BadCutTokenNode extends RecoveryNode {
  readonly type: 'BadCutToken';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly DiffHead: DiffHeadNode;
  readonly FirstHead: FirstHeadNode;
  readonly FileHead: FileHeadNode;
  readonly HunkHead: HunkHeadNode;
  readonly NoNewline: NoNewlineNode;
  readonly Line: LineNode;
  readonly FenceEnd: FenceEndNode;
  readonly BadRest: BadRestNode;
  readonly BadBareHead: BadBareHeadNode;
  readonly BareLine: BareLineNode;
  readonly BadBareRest: BadBareRestNode;
  readonly BareEnd: BareEndNode;
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
  readonly BadBareRest: BadBareRestNode;
  readonly BadCutHead: BadCutHeadNode;
  readonly BadBareHead: BadBareHeadNode;
  readonly BadSecondName: BadSecondNameNode;
  readonly MissingHunkHead: MissingHunkHeadNode;
  readonly BadLanguage: BadLanguageNode;
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

const TABLE_0 = tableOf([45, 45], [100, 100], [105, 105], [110, 110]);
const TABLE_1 = tableOf([43, 43], [45, 45], [64, 64], [100, 100], [105, 105], [110, 110]);
const TABLE_2 = tableOf([43, 43], [45, 45], [100, 100], [105, 105], [110, 110]);
const TABLE_3 = tableOf([99, 99], [101, 101], [105, 105], [114, 114]);
const TABLE_4 = tableOf([9, 9], [32, 32], [60, 60], [96, 96], [126, 126]);
const TABLE_5 = tableOf([32, 32], [43, 43], [45, 45], [64, 64], [92, 92], [100, 100], [105, 105], [110, 110]);
const TABLE_6 = tableOf([32, 32], [43, 43], [45, 45], [64, 64]);
const TABLE_7 = tableOf([45, 45], [96, 96], [100, 100], [105, 105], [110, 110], [126, 126]);
const STOPS_0 = /[\u000a\u000d]/g;
const STARTS_1 = startsOf([96, 96], [126, 126]);
const STARTS_2 = startsOf([45, 45], [100, 100], [105, 105], [110, 110]);
const STARTS_3 = startsOf([45, 45], [96, 96], [126, 126]);
const STOPS_4 = /[\u000a\u000d\u0060]/g;
const STARTS_5 = startsOf([60, 60]);
const STOPS_6 = /[\u000a\u000d\u003c]/g;
const STARTS_7 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_8 = startsOf([10, 10], [13, 13]);

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DiffHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1 = readDiffHead(p);
  if (r1 === undefined) { return -1; }
  value = r1;
  p = pos;
  leafValue = value;
  return p;
}

function readDiffHead(p: number): DiffHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_open!: string;
  let l_language!: "diff" | BadLanguageNode;
  let l_after!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2 = readFenceRun(p);
  if (r2 === undefined) { return undefined; }
  l_open = r2;
  p = pos;
  l9: {
    const s10 = p;
    const t11 = trail.length;
    if (text.charCodeAt(p) === 100) {
      l12: {
        const r13 = readLanguage(p);
        if (r13 === undefined) { break l12; }
        l_language = r13;
        p = pos;
        break l9;
      }
      p = s10;
      if (trail.length > t11) trail.length = t11;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    const r15 = readBadLanguage(p);
    if (r15 === undefined) { return undefined; }
    l_language = r15;
    p = pos;
  }
  const s55 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_after = text.slice(s55, p);
  l58: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      const s56 = p;
      l57: {
        l59: {
          const s60 = p;
          if (text.charCodeAt(p) === 45) {
            l61: {
              if (!text.startsWith("--- ", p)) {
                reachesEnd(p, "--- ");
                break l61;
              }
              p += 4;
              break l59;
            }
            p = s60;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 43) {
            l62: {
              if (!text.startsWith("+++ ", p)) {
                reachesEnd(p, "+++ ");
                break l62;
              }
              p += 4;
              break l59;
            }
            p = s60;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 64) {
            l63: {
              if (!text.startsWith("@@", p)) {
                reachesEnd(p, "@@");
                break l63;
              }
              p += 2;
              break l59;
            }
            p = s60;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 100 || c === 105 || c === 110))) {
            touched ||= p >= end;
            break l57;
          }
          p = skipGitLine(p);
          if (p < 0) { break l57; }
        }
        p = s56;
        break l58;
      }
      p = s56;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'DiffHead', start: base + start, end: base + p, open: l_open, language: l_language, after: l_after };
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l3: {
    const s4 = p;
    if (text.charCodeAt(p) === 96) {
      l5: {
        const s6 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l5;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s6, p);
        break l3;
      }
      p = s4;
    } else touched ||= p >= end;
    const s7 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s7, p);
  }
  pos = p;
  return value;
}

function readLanguage(p: number): "diff" | undefined {
  let value!: "diff";
  if (text.charCodeAt(p) !== 100 || !text.startsWith("diff", p)) {
    reachesEnd(p, "diff");
    return undefined;
  }
  value = "diff";
  p += 4;
  pos = p;
  return value;
}

function readBadLanguage(p: number): BadLanguageNode | undefined {
  let c = 0;
  const start = p;
  l18: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s16 = p;
      l17: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l17;
        }
        p = skipEol(p);
        if (p < 0) { break l17; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
          touched ||= p >= end;
          break l17;
        }
        p = skipBareHead(p);
        if (p < 0) { break l17; }
        p = s16;
        break l18;
      }
      p = s16;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLanguageNode = { type: 'BadLanguage', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipEol(p: number): number {
  l19: {
    const s20 = p;
    if (text.charCodeAt(p) === 13) {
      l21: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l21;
        }
        p += 2;
        break l19;
      }
      p = s20;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l22: {

        p++;
        break l19;
      }
      p = s20;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipBareHead(p: number): number {
  p = skipGit(p);
  if (p < 0) { return -1; }
  if (!(text.charCodeAt(p) === 45)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOldName(p);
  if (p < 0) { return -1; }
  if (!(text.charCodeAt(p) === 43)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNewName(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 64 || !text.startsWith("@@", p)) {
    reachesEnd(p, "@@");
    return -1;
  }
  p += 2;
  return p;
}

function skipGit(p: number): number {
  let c = 0;
  let n27 = 0;
  l24: for (;;) {
    if (n27 >= 6) break;
    const s26 = p;
    l25: {
      if (!(((c = text.charCodeAt(p)) === 100 || c === 105 || c === 110))) {
        touched ||= p >= end;
        break l25;
      }
      p = skipGitLine(p);
      if (p < 0) { break l25; }
      n27++;
      continue l24;
    }
    p = s26;
    break;
  }
  return p;
}

function skipGitLine(p: number): number {
  let c = 0;
  l28: {
    const s29 = p;
    if (text.charCodeAt(p) === 100) {
      l30: {
        if (!text.startsWith("diff --git ", p)) {
          reachesEnd(p, "diff --git ");
          break l30;
        }
        p += 11;
        break l28;
      }
      p = s29;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 105) {
      l31: {
        if (!text.startsWith("index ", p)) {
          reachesEnd(p, "index ");
          break l31;
        }
        p += 6;
        break l28;
      }
      p = s29;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l32: {
        if (!text.startsWith("new file mode ", p)) {
          reachesEnd(p, "new file mode ");
          break l32;
        }
        p += 14;
        break l28;
      }
      p = s29;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 100 || !text.startsWith("deleted file mode ", p)) {
      reachesEnd(p, "deleted file mode ");
      return -1;
    }
    p += 18;
  }
  const near33 = p + 16;
  while (p < near33 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near33) {
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

function skipOldName(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 45 || !text.startsWith("--- ", p)) {
    reachesEnd(p, "--- ");
    return -1;
  }
  p += 4;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 8 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipName(p);
  if (p < 0) { return -1; }
  return p;
}

function skipName(p: number): number {
  let c = 0;
  l35: {
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 98))) {
      const s37 = p;
      l36: {
        p++;
        if (text.charCodeAt(p) !== 47) {
          touched ||= p >= end;
          break l36;
        }
        p++;
        break l35;
      }
      p = s37;
    } else touched ||= p >= end;
  }
  let m42 = false;
  l39: for (;;) {
    const s41 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 8 || (c >= 11 && c <= 12))) {
      l40: {
        p = skipNameChar(p);
        if (p < 0) { break l40; }
        m42 = true;
        continue l39;
      }
      p = s41;
    } else touched ||= p >= end;
    break;
  }
  if (!m42) { return -1; }
  while (text.charCodeAt(p) === 32) p++;
  touched ||= p >= end;
  l50: {
    if (text.charCodeAt(p) === 9) {
      const s52 = p;
      l51: {

        p++;
        const near53 = p + 16;
        while (p < near53 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near53) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l50;
      }
      p = s52;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  return p;
}

function skipNameChar(p: number): number {
  let c = 0;
  l43: {
    const s44 = p;
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      l45: {
        p++;
        break l43;
      }
      p = s44;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 32)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (text.charCodeAt(p) === 32) p++;
    touched ||= p >= end;
    l48: {
      if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        const s46 = p;
        l47: {
          p++;
          p = s46;
          break l48;
        }
        p = s46;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipNewName(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 43 || !text.startsWith("+++ ", p)) {
    reachesEnd(p, "+++ ");
    return -1;
  }
  p += 4;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 8 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipName(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf13(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstHeadNode | null;
  l65: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s67 = p;
      const t68 = trail.length;
      l66: {
        const r69 = readFirstHead(p);
        if (r69 === undefined) { break l66; }
        value = r69;
        p = pos;
        break l65;
      }
      p = s67;
      if (trail.length > t68) trail.length = t68;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFirstHead(p: number): FirstHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_git: string | null = null;
  let l_from: ["--- ", [string, string, string]] | null = null;
  let l_to: ["+++ ", [string, string, string]] | null = null;
  let l_hunk: null | MissingHunkHeadNode = null;
  let l_second: BadSecondNameNode | null = null;
  l70: {
    const s71 = p;
    const t72 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      l73: {
        const r74 = readGit(p);
        if (r74 === undefined) { break l73; }
        l_git = r74;
        p = pos;
        if (!(text.charCodeAt(p) === 45)) {
          touched ||= p >= end;
          break l73;
        }
        const r81 = readOldName(p);
        if (r81 === undefined) { break l73; }
        l_from = r81;
        p = pos;
        if (!(text.charCodeAt(p) === 43)) {
          touched ||= p >= end;
          break l73;
        }
        const r104 = readNewName(p);
        if (r104 === undefined) { break l73; }
        l_to = r104;
        p = pos;
        l110: {
          const s111 = p;
          const t112 = trail.length;
          if (text.charCodeAt(p) === 64) {
            l113: {
              l116: {
                if (text.charCodeAt(p) === 64) {
                  const s114 = p;
                  l115: {
                    if (!text.startsWith("@@", p)) {
                      reachesEnd(p, "@@");
                      break l115;
                    }
                    p += 2;
                    p = s114;
                    break l116;
                  }
                  p = s114;
                } else touched ||= p >= end;
                break l113;
              }
              l_hunk = null;
              break l110;
            }
            p = s111;
            if (trail.length > t112) trail.length = t112;
          } else touched ||= p >= end;
          const r117 = readMissingHunkHead(p);
          if (r117 === undefined) { break l73; }
          l_hunk = r117;
          p = pos;
        }
        break l70;
      }
      p = s71;
      if (trail.length > t72) trail.length = t72;
      l_git = null;
      l_from = null;
      l_to = null;
      l_hunk = null;
      l_second = null;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 43)) {
      touched ||= p >= end;
      return undefined;
    }
    const r119 = readBadSecondName(p);
    if (r119 === undefined) { return undefined; }
    l_second = r119;
    p = pos;
  }
  pos = p;
  return { type: 'FirstHead', start: base + start, end: base + p, git: l_git, from: l_from, to: l_to, hunk: l_hunk, second: l_second };
}

function readGit(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s75 = p;
  let n79 = 0;
  l76: for (;;) {
    if (n79 >= 6) break;
    const s78 = p;
    l77: {
      if (!(((c = text.charCodeAt(p)) === 100 || c === 105 || c === 110))) {
        touched ||= p >= end;
        break l77;
      }
      p = skipGitLine(p);
      if (p < 0) { break l77; }
      n79++;
      continue l76;
    }
    p = s78;
    break;
  }
  value = text.slice(s75, p);
  pos = p;
  return value;
}

function readOldName(p: number): ["--- ", [string, string, string]] | undefined {
  let c = 0;
  let value!: ["--- ", [string, string, string]];
  let e82!: "--- ";
  if (text.charCodeAt(p) !== 45 || !text.startsWith("--- ", p)) {
    reachesEnd(p, "--- ");
    return undefined;
  }
  e82 = "--- ";
  p += 4;
  let e83!: [string, string, string];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 8 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r84 = readName(p);
  if (r84 === undefined) { return undefined; }
  e83 = r84;
  p = pos;
  value = [e82, e83];
  pos = p;
  return value;
}

function readName(p: number): [string, string, string] | undefined {
  let c = 0;
  let value!: [string, string, string];
  let e85!: string;
  const s86 = p;
  l87: {
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 98))) {
      const s89 = p;
      l88: {
        p++;
        if (text.charCodeAt(p) !== 47) {
          touched ||= p >= end;
          break l88;
        }
        p++;
        break l87;
      }
      p = s89;
    } else touched ||= p >= end;
  }
  e85 = text.slice(s86, p);
  let e90!: string;
  const s91 = p;
  let m95 = false;
  l92: for (;;) {
    const s94 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 8 || (c >= 11 && c <= 12))) {
      l93: {
        p = skipNameChar(p);
        if (p < 0) { break l93; }
        m95 = true;
        continue l92;
      }
      p = s94;
    } else touched ||= p >= end;
    break;
  }
  if (!m95) { return undefined; }
  e90 = text.slice(s91, p);
  let e96!: string;
  const s97 = p;
  while (text.charCodeAt(p) === 32) p++;
  touched ||= p >= end;
  l98: {
    if (text.charCodeAt(p) === 9) {
      const s100 = p;
      l99: {

        p++;
        const near101 = p + 16;
        while (p < near101 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near101) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l98;
      }
      p = s100;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  e96 = text.slice(s97, p);
  value = [e85, e90, e96];
  pos = p;
  return value;
}

function readNewName(p: number): ["+++ ", [string, string, string]] | undefined {
  let c = 0;
  let value!: ["+++ ", [string, string, string]];
  let e105!: "+++ ";
  if (text.charCodeAt(p) !== 43 || !text.startsWith("+++ ", p)) {
    reachesEnd(p, "+++ ");
    return undefined;
  }
  e105 = "+++ ";
  p += 4;
  let e106!: [string, string, string];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 8 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r107 = readName(p);
  if (r107 === undefined) { return undefined; }
  e106 = r107;
  p = pos;
  value = [e105, e106];
  pos = p;
  return value;
}

function readMissingHunkHead(p: number): MissingHunkHeadNode | undefined {
  const start = p;
  pos = p;
  const node: MissingHunkHeadNode = { type: 'MissingHunkHead', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadSecondName(p: number): BadSecondNameNode | undefined {
  const start = p;
  let l_to!: ["+++ ", [string, string, string]];
  if (!(text.charCodeAt(p) === 43)) {
    touched ||= p >= end;
    return undefined;
  }
  const r120 = readNewName(p);
  if (r120 === undefined) { return undefined; }
  l_to = r120;
  p = pos;
  l124: {
    if (text.charCodeAt(p) === 64) {
      const s122 = p;
      l123: {
        if (!text.startsWith("@@", p)) {
          reachesEnd(p, "@@");
          break l123;
        }
        p += 2;
        p = s122;
        break l124;
      }
      p = s122;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadSecondNameNode = { type: 'BadSecondName', start: base + start, end: base + p, raw: text.slice(start, p), to: l_to };
  trail.push(node);
  return node;
}

function leaf21(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FileHeadNode | HunkHeadNode | NoNewlineNode | LineNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r127 = readPart(p);
  if (r127 === undefined) { return -1; }
  value = r127;
  p = pos;
  leafValue = value;
  return p;
}

function readPart(p: number): FileHeadNode | HunkHeadNode | NoNewlineNode | LineNode | undefined {
  let c = 0;
  let value!: FileHeadNode | HunkHeadNode | NoNewlineNode | LineNode;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
    {
      const s128 = p;
      l129: {
        p = skip_fenceEnd(p);
        if (p < 0) { break l129; }
        return undefined;
      }
      p = s128;
    }
  } else touched ||= p >= end;
  l161: {
    const s162 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      l163: {
        const r164 = readFileHead(p);
        if (r164 === undefined) { break l163; }
        value = r164;
        p = pos;
        break l161;
      }
      p = s162;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 64) {
      l175: {
        const r176 = readHunkHead(p);
        if (r176 === undefined) { break l175; }
        value = r176;
        p = pos;
        break l161;
      }
      p = s162;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l180: {
        const r181 = readNoNewline(p);
        if (r181 === undefined) { break l180; }
        value = r181;
        p = pos;
        break l161;
      }
      p = s162;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r185 = readLine(p);
    if (r185 === undefined) { return undefined; }
    value = r185;
    p = pos;
  }
  pos = p;
  return value;
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
  l131: {
    const s132 = p;
    if (text.charCodeAt(p) === 96) {
      l133: {
        const s134 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l133;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s134, p);
        break l131;
      }
      p = s132;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l135: {
        const s136 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l135;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s136, p);
        break l131;
      }
      p = s132;
    } else touched ||= p >= end;
    const s137 = p;
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
    value = text.slice(s137, p);
  }
  pos = p;
  return value;
}

function skipCloseEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l138: {
    const s139 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l140: {
        p = skipEol(p);
        if (p < 0) { break l140; }
        break l138;
      }
      p = s139;
    } else touched ||= p >= end;
    l141: {
      if (p < end) {
        {
          const s142 = p;
          l143: {
            p++;
            break l141;
          }
          p = s142;
        }
      } else touched ||= p >= end;
      break l138;
    }
    p = s139;
    l147: {
      if (text.charCodeAt(p) === 60) {
        const s145 = p;
        l146: {
          p = skip_endToken(p);
          if (p < 0) { break l146; }
          p = s145;
          break l147;
        }
        p = s145;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skip_endToken(p: number): number {
  let c = 0;
  l148: {
    const s149 = p;
    if (text.charCodeAt(p) === 60) {
      l150: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l150;
        }
        p += 4;
        break l148;
      }
      p = s149;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
      reachesEnd(p, "<|");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
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
  l151: {
    const s152 = p;
    if (text.charCodeAt(p) === 105) {
      l153: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l153;
        }
        p += 6;
        break l151;
      }
      p = s152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l154: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l154;
        }
        p += 9;
        break l151;
      }
      p = s152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l155: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l155;
        }
        p += 11;
        break l151;
      }
      p = s152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l156: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l156;
        }
        p += 6;
        break l151;
      }
      p = s152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l157: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l157;
        }
        p += 6;
        break l151;
      }
      p = s152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l158: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l158;
        }
        p += 3;
        break l151;
      }
      p = s152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l159: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l159;
        }
        p += 6;
        break l151;
      }
      p = s152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l160: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l160;
        }
        p += 3;
        break l151;
      }
      p = s152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 99 || !text.startsWith("call", p)) {
      reachesEnd(p, "call");
      return -1;
    }
    p += 4;
  }
  return p;
}

function readFileHead(p: number): FileHeadNode | undefined {
  const start = p;
  let l_git!: string;
  let l_from!: ["--- ", [string, string, string]];
  let l_to!: ["+++ ", [string, string, string]];
  const r165 = readGit(p);
  if (r165 === undefined) { return undefined; }
  l_git = r165;
  p = pos;
  if (!(text.charCodeAt(p) === 45)) {
    touched ||= p >= end;
    return undefined;
  }
  const r167 = readOldName(p);
  if (r167 === undefined) { return undefined; }
  l_from = r167;
  p = pos;
  if (!(text.charCodeAt(p) === 43)) {
    touched ||= p >= end;
    return undefined;
  }
  const r169 = readNewName(p);
  if (r169 === undefined) { return undefined; }
  l_to = r169;
  p = pos;
  l173: {
    if (text.charCodeAt(p) === 64) {
      const s171 = p;
      l172: {
        if (!text.startsWith("@@", p)) {
          reachesEnd(p, "@@");
          break l172;
        }
        p += 2;
        p = s171;
        break l173;
      }
      p = s171;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'FileHead', start: base + start, end: base + p, git: l_git, from: l_from, to: l_to };
}

function readHunkHead(p: number): HunkHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s177 = p;
  if (text.charCodeAt(p) !== 64 || !text.startsWith("@@", p)) {
    reachesEnd(p, "@@");
    return undefined;
  }
  p += 2;
  const near178 = p + 16;
  while (p < near178 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near178) {
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
  l_text = text.slice(s177, p);
  pos = p;
  return { type: 'HunkHead', start: base + start, end: base + p, text: l_text };
}

function readNoNewline(p: number): NoNewlineNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s182 = p;
  if (text.charCodeAt(p) !== 92 || !text.startsWith("\\ No newline", p)) {
    reachesEnd(p, "\\ No newline");
    return undefined;
  }
  p += 12;
  const near183 = p + 16;
  while (p < near183 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near183) {
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
  l_text = text.slice(s182, p);
  pos = p;
  return { type: 'NoNewline', start: base + start, end: base + p, text: l_text };
}

function readLine(p: number): LineNode | undefined {
  let c = 0;
  const start = p;
  let l_sign!: string | null;
  let l_text!: string;
  l186: {
    if (((c = text.charCodeAt(p)) === 32 || c === 43 || c === 45)) {
      const s188 = p;
      l187: {
        l_sign = text.charAt(p);
        p++;
        break l186;
      }
      p = s188;
    } else touched ||= p >= end;
    l_sign = null;
  }
  const s189 = p;
  l190: {
    const s191 = p;
    if (p < end) {
      l192: {
        const near193 = p + 16;
        while (p < near193 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near193) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l192;
        }
        p = skipEol(p);
        if (p < 0) { break l192; }
        break l190;
      }
      p = s191;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const near194 = p + 16;
    while (p < near194 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near194) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  l_text = text.slice(s189, p);
  pos = p;
  return { type: 'Line', start: base + start, end: base + p, sign: l_sign, text: l_text };
}

function leaf33(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | BadRestNode;
  l197: {
    const s198 = p;
    const t199 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      l200: {
        const r201 = readFenceEnd(p);
        if (r201 === undefined) { break l200; }
        value = r201;
        p = pos;
        break l197;
      }
      p = s198;
      if (trail.length > t199) trail.length = t199;
    } else touched ||= p >= end;
    const r204 = readBadRest(p);
    if (r204 === undefined) { return -1; }
    value = r204;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s202 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s202, p);
  pos = p;
  return { type: 'FenceEnd', start: base + start, end: base + p, text: l_text };
}

function readBadRest(p: number): BadRestNode | undefined {
  const start = p;
  pos = p;
  const node: BadRestNode = { type: 'BadRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf36(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBareHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r206 = readBadBareHead(p);
  if (r206 === undefined) { return -1; }
  value = r206;
  p = pos;
  leafValue = value;
  return p;
}

function readBadBareHead(p: number): BadBareHeadNode | undefined {
  const start = p;
  let l_git!: string;
  let l_from!: ["--- ", [string, string, string]];
  let l_to!: ["+++ ", [string, string, string]];
  const r207 = readGit(p);
  if (r207 === undefined) { return undefined; }
  l_git = r207;
  p = pos;
  if (!(text.charCodeAt(p) === 45)) {
    touched ||= p >= end;
    return undefined;
  }
  const r209 = readOldName(p);
  if (r209 === undefined) { return undefined; }
  l_from = r209;
  p = pos;
  if (!(text.charCodeAt(p) === 43)) {
    touched ||= p >= end;
    return undefined;
  }
  const r211 = readNewName(p);
  if (r211 === undefined) { return undefined; }
  l_to = r211;
  p = pos;
  l215: {
    if (text.charCodeAt(p) === 64) {
      const s213 = p;
      l214: {
        if (!text.startsWith("@@", p)) {
          reachesEnd(p, "@@");
          break l214;
        }
        p += 2;
        p = s213;
        break l215;
      }
      p = s213;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadBareHeadNode = { type: 'BadBareHead', start: base + start, end: base + p, raw: text.slice(start, p), git: l_git, from: l_from, to: l_to };
  trail.push(node);
  return node;
}

function leaf38(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FileHeadNode | HunkHeadNode | NoNewlineNode | BareLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r217 = readBarePart(p);
  if (r217 === undefined) { return -1; }
  value = r217;
  p = pos;
  leafValue = value;
  return p;
}

function readBarePart(p: number): FileHeadNode | HunkHeadNode | NoNewlineNode | BareLineNode | undefined {
  let c = 0;
  let value!: FileHeadNode | HunkHeadNode | NoNewlineNode | BareLineNode;
  l218: {
    const s219 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      l220: {
        const r221 = readFileHead(p);
        if (r221 === undefined) { break l220; }
        value = r221;
        p = pos;
        break l218;
      }
      p = s219;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 64) {
      l223: {
        const r224 = readHunkHead(p);
        if (r224 === undefined) { break l223; }
        value = r224;
        p = pos;
        break l218;
      }
      p = s219;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l226: {
        const r227 = readNoNewline(p);
        if (r227 === undefined) { break l226; }
        value = r227;
        p = pos;
        break l218;
      }
      p = s219;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 43 || c === 45))) {
      touched ||= p >= end;
      return undefined;
    }
    const r229 = readBareLine(p);
    if (r229 === undefined) { return undefined; }
    value = r229;
    p = pos;
  }
  pos = p;
  return value;
}

function readBareLine(p: number): BareLineNode | undefined {
  let c = 0;
  const start = p;
  let l_sign!: string;
  let l_text!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 43 || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  l_sign = text.charAt(p);
  p++;
  const s230 = p;
  const near231 = p + 16;
  while (p < near231 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near231) {
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
  l_text = text.slice(s230, p);
  pos = p;
  return { type: 'BareLine', start: base + start, end: base + p, sign: l_sign, text: l_text };
}

function leaf41(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBareRestNode | BareEndNode;
  l234: {
    const s235 = p;
    const t236 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l237: {
        const r238 = readBadBareRest(p);
        if (r238 === undefined) { break l237; }
        value = r238;
        p = pos;
        break l234;
      }
      p = s235;
      if (trail.length > t236) trail.length = t236;
    } else touched ||= p >= end;
    const r244 = readBareEnd(p);
    if (r244 === undefined) { return -1; }
    value = r244;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadBareRest(p: number): BadBareRestNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near239 = p + 16;
  while (p < near239 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near239) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (p < end) {
    {
      const s240 = p;
      l241: {
        p++;
        return undefined;
      }
      p = s240;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadBareRestNode = { type: 'BadBareRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBareEnd(p: number): BareEndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'BareEnd', start: base + start, end: base + p };
}

function leaf44(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutHeadNode;
  if (!(((c = text.charCodeAt(p)) === 45 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r246 = readBadCutHead(p);
  if (r246 === undefined) { return -1; }
  value = r246;
  p = pos;
  leafValue = value;
  return p;
}

function readBadCutHead(p: number): BadCutHeadNode | undefined {
  let c = 0;
  const start = p;
  l247: {
    const s248 = p;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l249: {
        l252: {
          if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
            const s250 = p;
            l251: {
              p = skipFenceRun(p);
              if (p < 0) { break l251; }
              if (text.charCodeAt(p) !== 100 || !text.startsWith("diff", p)) {
                reachesEnd(p, "diff");
                break l251;
              }
              p += 4;
              p = s250;
              break l252;
            }
            p = s250;
          } else touched ||= p >= end;
          break l249;
        }
        p = skipEndsInDiffHead(p);
        if (p < 0) { break l249; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l249;
        }
        p++;
        p = end;
        touched ||= p >= end;
        break l247;
      }
      p = s248;
    } else touched ||= p >= end;
    l275: {
      if (text.charCodeAt(p) === 45) {
        const s273 = p;
        l274: {
          if (!text.startsWith("--- ", p)) {
            reachesEnd(p, "--- ");
            break l274;
          }
          p += 4;
          p = s273;
          break l275;
        }
        p = s273;
      } else touched ||= p >= end;
      return undefined;
    }
    p = skipEndsInBareHead(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    p = end;
    touched ||= p >= end;
  }
  pos = p;
  const node: BadCutHeadNode = { type: 'BadCutHead', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipFenceRun(p: number): number {
  l253: {
    const s254 = p;
    if (text.charCodeAt(p) === 96) {
      l255: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l255;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l253;
      }
      p = s254;
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

function skipEndsInDiffHead(p: number): number {
  const noted = trail.length;
  const value = readEndsInDiffHead(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndsInDiffHead(p: number): "" | undefined {
  if (!cutDiffHead(p)) return undefined;
  const value = readEndsInDiffHeadInside(p);
  return value;
}

function readEndsInDiffHeadInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutDiffHead(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipDiffHead(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipDiffHead(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceRun(p);
  if (p < 0) { return -1; }
  l258: {
    const s259 = p;
    if (text.charCodeAt(p) === 100) {
      l260: {
        if (!text.startsWith("diff", p)) {
          reachesEnd(p, "diff");
          break l260;
        }
        p += 4;
        break l258;
      }
      p = s259;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadLanguage(p);
    if (p < 0) { return -1; }
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  l267: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      const s265 = p;
      l266: {
        l268: {
          const s269 = p;
          if (text.charCodeAt(p) === 45) {
            l270: {
              if (!text.startsWith("--- ", p)) {
                reachesEnd(p, "--- ");
                break l270;
              }
              p += 4;
              break l268;
            }
            p = s269;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 43) {
            l271: {
              if (!text.startsWith("+++ ", p)) {
                reachesEnd(p, "+++ ");
                break l271;
              }
              p += 4;
              break l268;
            }
            p = s269;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 64) {
            l272: {
              if (!text.startsWith("@@", p)) {
                reachesEnd(p, "@@");
                break l272;
              }
              p += 2;
              break l268;
            }
            p = s269;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 100 || c === 105 || c === 110))) {
            touched ||= p >= end;
            break l266;
          }
          p = skipGitLine(p);
          if (p < 0) { break l266; }
        }
        p = s265;
        break l267;
      }
      p = s265;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipBadLanguage(p: number): number {
  let c = 0;
  l263: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s261 = p;
      l262: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l262;
        }
        p = skipEol(p);
        if (p < 0) { break l262; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
          touched ||= p >= end;
          break l262;
        }
        p = skipBareHead(p);
        if (p < 0) { break l262; }
        p = s261;
        break l263;
      }
      p = s261;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipEndsInBareHead(p: number): number {
  const noted = trail.length;
  const value = readEndsInBareHead(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndsInBareHead(p: number): "" | undefined {
  if (!cutBareHead(p)) return undefined;
  const value = readEndsInBareHeadInside(p);
  return value;
}

function readEndsInBareHeadInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutBareHead(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipBareHead(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function leaf55(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r277 = readMentionHead(p);
  if (r277 === undefined) { return -1; }
  value = r277;
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
  const r278 = readFenceRun(p);
  if (r278 === undefined) { return undefined; }
  l_run = r278;
  p = pos;
  const s280 = p;
  const near281 = p + 16;
  while (p < near281 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near281) {
    STOPS_4.lastIndex = p;
    p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l282: {
    const s283 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l284: {
        p = skipEol(p);
        if (p < 0) { break l284; }
        break l282;
      }
      p = s283;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s285 = p;
        l286: {
          p++;
          return undefined;
        }
        p = s285;
      }
    } else touched ||= p >= end;
  }
  l_info = text.slice(s280, p);
  pos = p;
  return { type: 'MentionHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text57(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near289 = p + 16;
      while (p < near289 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near289) {
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
      l290: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
          {
            const s291 = p;
            l292: {
              p = skip_mentionEnd(p);
              if (p < 0) { break l292; }
              break l290;
            }
            p = s291;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l290;
        }
        p++;
        const near304 = p + 16;
        while (p < near304 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near304) {
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
      l305: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l305;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l306: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l306;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l307: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l307;
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
  l296: {
    const s294 = p;
    l295: {
      l297: {
        const s298 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l299: {
            p = skipEol(p);
            if (p < 0) { break l299; }
            break l297;
          }
          p = s298;
        } else touched ||= p >= end;
        l300: {
          if (p < end) {
            {
              const s301 = p;
              l302: {
                p++;
                break l300;
              }
              p = s301;
            }
          } else touched ||= p >= end;
          break l297;
        }
        p = s298;
        if (!(text.charCodeAt(p) === 60)) {
          touched ||= p >= end;
          break l295;
        }
        p = skip_endToken(p);
        if (p < 0) { break l295; }
      }
      p = s294;
      break l296;
    }
    p = s294;
    return -1;
  }
  return p;
}

function leaf59(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionEndNode | null;
  l308: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s310 = p;
      l309: {
        const r311 = readMentionEnd(p);
        if (r311 === undefined) { break l309; }
        value = r311;
        p = pos;
        break l308;
      }
      p = s310;
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
  const s312 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_mentionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s312, p);
  pos = p;
  return { type: 'MentionEnd', start: base + start, end: base + p, text: l_text };
}

function leaf61(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutTokenNode | EndTokenNode;
  l314: {
    const s315 = p;
    const t316 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l317: {
        const r318 = readBadCutToken(p);
        if (r318 === undefined) { break l317; }
        value = r318;
        p = pos;
        break l314;
      }
      p = s315;
      if (trail.length > t316) trail.length = t316;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r323 = readEndToken(p);
    if (r323 === undefined) { return -1; }
    value = r323;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutToken(p: number): BadCutTokenNode | undefined {
  const start = p;
  l321: {
    if (text.charCodeAt(p) === 60) {
      const s319 = p;
      l320: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l320;
        }
        p += 2;
        p = s319;
        break l321;
      }
      p = s319;
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
  const s324 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s324, p);
  pos = p;
  return { type: 'EndToken', start: base + start, end: base + p, text: l_text };
}

function leaf67(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, "<"];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r326 = readProseRun(p);
  if (r326 === undefined) { return -1; }
  value = r326;
  p = pos;
  leafValue = value;
  return p;
}

function readProseRun(p: number): string[] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"];
  l327: {
    const s328 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l329: {
        const list334: string[] = [];
        l330: for (;;) {
          const s332 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l331: {
              let v333!: string;
              v333 = text.charAt(p);
              p++;
              list334.push(v333);
              continue l330;
            }
            p = s332;
          } else touched ||= p >= end;
          break;
        }
        if (list334.length === 0) { break l329; }
        value = list334;
        break l327;
      }
      p = s328;
    } else touched ||= p >= end;
    let e336!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s337 = p;
        l338: {
          p = skip_endToken(p);
          if (p < 0) { break l338; }
          return undefined;
        }
        p = s337;
      }
    } else touched ||= p >= end;
    e336 = null;
    let e340!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e340 = "<";
    p++;
    value = [e336, e340];
  }
  pos = p;
  return value;
}

function text69(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near342 = p + 16;
      while (p < near342 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
      if (p === near342) {
        STOPS_6.lastIndex = p;
        p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
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
      l343: {

        const near344 = p + 16;
        while (p < near344 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
        if (p === near344) {
          STOPS_6.lastIndex = p;
          p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
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
      l345: {
        if (text.charCodeAt(p) === 60) {
          {
            const s346 = p;
            l347: {
              p = skip_endToken(p);
              if (p < 0) { break l347; }
              break l345;
            }
            p = s346;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l345;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l349: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l349;
        }
        p = skipEol(p);
        if (p < 0) { break l349; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
          {
            const s350 = p;
            l351: {
              p = skipItemStart(p);
              if (p < 0) { break l351; }
              break l349;
            }
            p = s350;
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
  l353: {
    const s354 = p;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l355: {
        p = skipFenceRun(p);
        if (p < 0) { break l355; }
        break l353;
      }
      p = s354;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBareHead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf71(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LineEndNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r356 = readLineEnd(p);
  if (r356 === undefined) { return -1; }
  value = r356;
  p = pos;
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s357 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s357, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function leaf73(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r359 = readEnd(p);
  if (r359 === undefined) { return -1; }
  value = r359;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const stepitem: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, STARTS_3, STARTS_1, STARTS_5, STARTS_7, STARTS_8], alternatives: [{ op: 'again', step: () => stepFencedDiff }, { op: 'again', step: () => stepBareDiff }, { op: 'leaf', read: leaf44 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf61 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf71 }] };
const stepFencedDiff: Step = { op: 'rule', name: 'FencedDiff', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as DiffHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'leaf', read: leaf13 }, { op: 'loop', body: { op: 'leaf', read: leaf21 } }, { op: 'leaf', read: leaf33 }] } };
const stepBareDiff: Step = { op: 'rule', name: 'BareDiff', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf36 }, { op: 'loop', body: { op: 'leaf', read: leaf38 } }, { op: 'leaf', read: leaf41 }] } };
const stepMention: Step = { op: 'rule', name: 'Mention', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf55 }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: leaf59 }] } };
const stepMentionText: Step = { op: 'rule', name: 'MentionText', register: -1, isText: true, body: { op: 'text', read: text57 } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf67 }, { op: 'text', read: text69 }] } };

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
    Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepitem }, { op: 'leaf', read: leaf73 }] },
  },
  mistakes: {
    BadRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
    BadBareRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
    BadBareHead: {"code":"missing-open","severity":"warning","meaning":"The diff stands in no fence, a file has only its second name, or its first hunk has no head.","example":"--- a.py\n+++ a.py\n@@ ... @@","mend":"Begin with a fence of the language diff, both names of the file, and the head of a hunk.","isCut":false},
    BadSecondName: {"code":"missing-open","severity":"warning","meaning":"The diff stands in no fence, a file has only its second name, or its first hunk has no head.","example":"--- a.py\n+++ a.py\n@@ ... @@","mend":"Begin with a fence of the language diff, both names of the file, and the head of a hunk.","isCut":false},
    MissingHunkHead: {"code":"missing-open","severity":"warning","meaning":"The diff stands in no fence, a file has only its second name, or its first hunk has no head.","example":"--- a.py\n+++ a.py\n@@ ... @@","mend":"Begin with a fence of the language diff, both names of the file, and the head of a hunk.","isCut":false},
    BadLanguage: {"code":"wrong-open","severity":"warning","meaning":"The fence of a diff does not say that it is one.","example":"```\n--- a.py\n+++ a.py","mend":"Write the language diff behind the opening fence.","isCut":false},
    BadCutToken: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
  },
  registers: 1,
  tables: 0,
};
