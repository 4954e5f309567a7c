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

const TABLE_0 = tableOf([43, 43], [45, 45], [64, 64], [100, 100], [105, 105], [110, 110]);
const TABLE_1 = tableOf([99, 99], [101, 101], [105, 105], [114, 114]);
const TABLE_2 = tableOf([9, 9], [32, 32], [60, 60], [96, 96], [126, 126]);
const TABLE_3 = tableOf([32, 32], [43, 43], [45, 45], [64, 64]);
const STARTS_0 = startsOf([96, 96], [126, 126]);
const STARTS_1 = startsOf([45, 45], [96, 96], [126, 126]);
const STARTS_2 = startsOf([60, 60]);
const STARTS_3 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_4 = startsOf([10, 10], [13, 13]);

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
  const s53 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_after = text.slice(s53, p);
  l56: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      const s54 = p;
      l55: {
        l57: {
          const s58 = p;
          if (text.charCodeAt(p) === 45) {
            l59: {
              if (!text.startsWith("--- ", p)) {
                reachesEnd(p, "--- ");
                break l59;
              }
              p += 4;
              break l57;
            }
            p = s58;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 43) {
            l60: {
              if (!text.startsWith("+++ ", p)) {
                reachesEnd(p, "+++ ");
                break l60;
              }
              p += 4;
              break l57;
            }
            p = s58;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 64) {
            l61: {
              if (!text.startsWith("@@", p)) {
                reachesEnd(p, "@@");
                break l61;
              }
              p += 2;
              break l57;
            }
            p = s58;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 100 || c === 105 || c === 110))) {
            touched ||= p >= end;
            break l55;
          }
          p = skipGitLine(p);
          if (p < 0) { break l55; }
        }
        p = s54;
        break l56;
      }
      p = s54;
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
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
  l34: {
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 98))) {
      const s36 = p;
      l35: {
        p++;
        if (text.charCodeAt(p) !== 47) {
          touched ||= p >= end;
          break l35;
        }
        p++;
        break l34;
      }
      p = s36;
    } else touched ||= p >= end;
  }
  let m41 = false;
  l38: for (;;) {
    const s40 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 8 || (c >= 11 && c <= 12))) {
      l39: {
        p = skipNameChar(p);
        if (p < 0) { break l39; }
        m41 = true;
        continue l38;
      }
      p = s40;
    } else touched ||= p >= end;
    break;
  }
  if (!m41) { return -1; }
  while (text.charCodeAt(p) === 32) p++;
  touched ||= p >= end;
  l49: {
    if (text.charCodeAt(p) === 9) {
      const s51 = p;
      l50: {

        p++;
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        break l49;
      }
      p = s51;
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
  l42: {
    const s43 = p;
    if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      l44: {
        p++;
        break l42;
      }
      p = s43;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 32)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (text.charCodeAt(p) === 32) p++;
    touched ||= p >= end;
    l47: {
      if ((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        const s45 = p;
        l46: {
          p++;
          p = s45;
          break l47;
        }
        p = s45;
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
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstHeadNode | null;
  l63: {
    const s65 = p;
    const t66 = trail.length;
    l64: {
      const r67 = readFirstHead(p);
      if (r67 === undefined) { break l64; }
      value = r67;
      p = pos;
      break l63;
    }
    p = s65;
    if (trail.length > t66) trail.length = t66;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFirstHead(p: number): FirstHeadNode | undefined {
  const start = p;
  let l_git: string | null = null;
  let l_from: ["--- ", [string, string, string]] | null = null;
  let l_to: ["+++ ", [string, string, string]] | null = null;
  let l_hunk: null | MissingHunkHeadNode = null;
  let l_second: BadSecondNameNode | null = null;
  l68: {
    const s69 = p;
    const t70 = trail.length;
    l71: {
      const r72 = readGit(p);
      if (r72 === undefined) { break l71; }
      l_git = r72;
      p = pos;
      if (!(text.charCodeAt(p) === 45)) {
        touched ||= p >= end;
        break l71;
      }
      const r79 = readOldName(p);
      if (r79 === undefined) { break l71; }
      l_from = r79;
      p = pos;
      if (!(text.charCodeAt(p) === 43)) {
        touched ||= p >= end;
        break l71;
      }
      const r101 = readNewName(p);
      if (r101 === undefined) { break l71; }
      l_to = r101;
      p = pos;
      l107: {
        const s108 = p;
        const t109 = trail.length;
        if (text.charCodeAt(p) === 64) {
          l110: {
            l113: {
              if (text.charCodeAt(p) === 64) {
                const s111 = p;
                l112: {
                  if (!text.startsWith("@@", p)) {
                    reachesEnd(p, "@@");
                    break l112;
                  }
                  p += 2;
                  p = s111;
                  break l113;
                }
                p = s111;
              } else touched ||= p >= end;
              break l110;
            }
            l_hunk = null;
            break l107;
          }
          p = s108;
          if (trail.length > t109) trail.length = t109;
        } else touched ||= p >= end;
        const r114 = readMissingHunkHead(p);
        if (r114 === undefined) { break l71; }
        l_hunk = r114;
        p = pos;
      }
      break l68;
    }
    p = s69;
    if (trail.length > t70) trail.length = t70;
    l_git = null;
    l_from = null;
    l_to = null;
    l_hunk = null;
    l_second = null;
    if (!(text.charCodeAt(p) === 43)) {
      touched ||= p >= end;
      return undefined;
    }
    const r116 = readBadSecondName(p);
    if (r116 === undefined) { return undefined; }
    l_second = r116;
    p = pos;
  }
  pos = p;
  return { type: 'FirstHead', start: base + start, end: base + p, git: l_git, from: l_from, to: l_to, hunk: l_hunk, second: l_second };
}

function readGit(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s73 = p;
  let n77 = 0;
  l74: for (;;) {
    if (n77 >= 6) break;
    const s76 = p;
    l75: {
      if (!(((c = text.charCodeAt(p)) === 100 || c === 105 || c === 110))) {
        touched ||= p >= end;
        break l75;
      }
      p = skipGitLine(p);
      if (p < 0) { break l75; }
      n77++;
      continue l74;
    }
    p = s76;
    break;
  }
  value = text.slice(s73, p);
  pos = p;
  return value;
}

function readOldName(p: number): ["--- ", [string, string, string]] | undefined {
  let c = 0;
  let value!: ["--- ", [string, string, string]];
  let e80!: "--- ";
  if (text.charCodeAt(p) !== 45 || !text.startsWith("--- ", p)) {
    reachesEnd(p, "--- ");
    return undefined;
  }
  e80 = "--- ";
  p += 4;
  let e81!: [string, string, string];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 8 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r82 = readName(p);
  if (r82 === undefined) { return undefined; }
  e81 = r82;
  p = pos;
  value = [e80, e81];
  pos = p;
  return value;
}

function readName(p: number): [string, string, string] | undefined {
  let c = 0;
  let value!: [string, string, string];
  let e83!: string;
  const s84 = p;
  l85: {
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 98))) {
      const s87 = p;
      l86: {
        p++;
        if (text.charCodeAt(p) !== 47) {
          touched ||= p >= end;
          break l86;
        }
        p++;
        break l85;
      }
      p = s87;
    } else touched ||= p >= end;
  }
  e83 = text.slice(s84, p);
  let e88!: string;
  const s89 = p;
  let m93 = false;
  l90: for (;;) {
    const s92 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 8 || (c >= 11 && c <= 12))) {
      l91: {
        p = skipNameChar(p);
        if (p < 0) { break l91; }
        m93 = true;
        continue l90;
      }
      p = s92;
    } else touched ||= p >= end;
    break;
  }
  if (!m93) { return undefined; }
  e88 = text.slice(s89, p);
  let e94!: string;
  const s95 = p;
  while (text.charCodeAt(p) === 32) p++;
  touched ||= p >= end;
  l96: {
    if (text.charCodeAt(p) === 9) {
      const s98 = p;
      l97: {

        p++;
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        break l96;
      }
      p = s98;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  e94 = text.slice(s95, p);
  value = [e83, e88, e94];
  pos = p;
  return value;
}

function readNewName(p: number): ["+++ ", [string, string, string]] | undefined {
  let c = 0;
  let value!: ["+++ ", [string, string, string]];
  let e102!: "+++ ";
  if (text.charCodeAt(p) !== 43 || !text.startsWith("+++ ", p)) {
    reachesEnd(p, "+++ ");
    return undefined;
  }
  e102 = "+++ ";
  p += 4;
  let e103!: [string, string, string];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 8 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r104 = readName(p);
  if (r104 === undefined) { return undefined; }
  e103 = r104;
  p = pos;
  value = [e102, e103];
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
  const r117 = readNewName(p);
  if (r117 === undefined) { return undefined; }
  l_to = r117;
  p = pos;
  l121: {
    if (text.charCodeAt(p) === 64) {
      const s119 = p;
      l120: {
        if (!text.startsWith("@@", p)) {
          reachesEnd(p, "@@");
          break l120;
        }
        p += 2;
        p = s119;
        break l121;
      }
      p = s119;
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
  const r124 = readPart(p);
  if (r124 === undefined) { return -1; }
  value = r124;
  p = pos;
  leafValue = value;
  return p;
}

function readPart(p: number): FileHeadNode | HunkHeadNode | NoNewlineNode | LineNode | undefined {
  let c = 0;
  let value!: FileHeadNode | HunkHeadNode | NoNewlineNode | LineNode;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
    {
      const s125 = p;
      l126: {
        p = skip_fenceEnd(p);
        if (p < 0) { break l126; }
        return undefined;
      }
      p = s125;
    }
  } else touched ||= p >= end;
  l158: {
    const s159 = p;
    l160: {
      const r161 = readFileHead(p);
      if (r161 === undefined) { break l160; }
      value = r161;
      p = pos;
      break l158;
    }
    p = s159;
    if (text.charCodeAt(p) === 64) {
      l172: {
        const r173 = readHunkHead(p);
        if (r173 === undefined) { break l172; }
        value = r173;
        p = pos;
        break l158;
      }
      p = s159;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l176: {
        const r177 = readNoNewline(p);
        if (r177 === undefined) { break l176; }
        value = r177;
        p = pos;
        break l158;
      }
      p = s159;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r180 = readLine(p);
    if (r180 === undefined) { return undefined; }
    value = r180;
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
  l128: {
    const s129 = p;
    if (text.charCodeAt(p) === 96) {
      l130: {
        const s131 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l130;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s131, p);
        break l128;
      }
      p = s129;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l132: {
        const s133 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l132;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s133, p);
        break l128;
      }
      p = s129;
    } else touched ||= p >= end;
    const s134 = p;
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
    value = text.slice(s134, p);
  }
  pos = p;
  return value;
}

function skipCloseEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l135: {
    const s136 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l137: {
        p = skipEol(p);
        if (p < 0) { break l137; }
        break l135;
      }
      p = s136;
    } else touched ||= p >= end;
    l138: {
      if (p < end) {
        {
          const s139 = p;
          l140: {
            p++;
            break l138;
          }
          p = s139;
        }
      } else touched ||= p >= end;
      break l135;
    }
    p = s136;
    l144: {
      if (text.charCodeAt(p) === 60) {
        const s142 = p;
        l143: {
          p = skip_endToken(p);
          if (p < 0) { break l143; }
          p = s142;
          break l144;
        }
        p = s142;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skip_endToken(p: number): number {
  let c = 0;
  l145: {
    const s146 = p;
    if (text.charCodeAt(p) === 60) {
      l147: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l147;
        }
        p += 4;
        break l145;
      }
      p = s146;
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
  l148: {
    const s149 = p;
    if (text.charCodeAt(p) === 105) {
      l150: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l150;
        }
        p += 6;
        break l148;
      }
      p = s149;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l151: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l151;
        }
        p += 9;
        break l148;
      }
      p = s149;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l152: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l152;
        }
        p += 11;
        break l148;
      }
      p = s149;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l153: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l153;
        }
        p += 6;
        break l148;
      }
      p = s149;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l154: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l154;
        }
        p += 6;
        break l148;
      }
      p = s149;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l155: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l155;
        }
        p += 3;
        break l148;
      }
      p = s149;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l156: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l156;
        }
        p += 6;
        break l148;
      }
      p = s149;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l157: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l157;
        }
        p += 3;
        break l148;
      }
      p = s149;
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
  const r162 = readGit(p);
  if (r162 === undefined) { return undefined; }
  l_git = r162;
  p = pos;
  if (!(text.charCodeAt(p) === 45)) {
    touched ||= p >= end;
    return undefined;
  }
  const r164 = readOldName(p);
  if (r164 === undefined) { return undefined; }
  l_from = r164;
  p = pos;
  if (!(text.charCodeAt(p) === 43)) {
    touched ||= p >= end;
    return undefined;
  }
  const r166 = readNewName(p);
  if (r166 === undefined) { return undefined; }
  l_to = r166;
  p = pos;
  l170: {
    if (text.charCodeAt(p) === 64) {
      const s168 = p;
      l169: {
        if (!text.startsWith("@@", p)) {
          reachesEnd(p, "@@");
          break l169;
        }
        p += 2;
        p = s168;
        break l170;
      }
      p = s168;
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
  const s174 = p;
  if (text.charCodeAt(p) !== 64 || !text.startsWith("@@", p)) {
    reachesEnd(p, "@@");
    return undefined;
  }
  p += 2;
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s174, p);
  pos = p;
  return { type: 'HunkHead', start: base + start, end: base + p, text: l_text };
}

function readNoNewline(p: number): NoNewlineNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s178 = p;
  if (text.charCodeAt(p) !== 92 || !text.startsWith("\\ No newline", p)) {
    reachesEnd(p, "\\ No newline");
    return undefined;
  }
  p += 12;
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s178, p);
  pos = p;
  return { type: 'NoNewline', start: base + start, end: base + p, text: l_text };
}

function readLine(p: number): LineNode | undefined {
  let c = 0;
  const start = p;
  let l_sign!: string | null;
  let l_text!: string;
  l181: {
    if (((c = text.charCodeAt(p)) === 32 || c === 43 || c === 45)) {
      const s183 = p;
      l182: {
        l_sign = text.charAt(p);
        p++;
        break l181;
      }
      p = s183;
    } else touched ||= p >= end;
    l_sign = null;
  }
  const s184 = p;
  l185: {
    const s186 = p;
    if (p < end) {
      l187: {
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l187;
        }
        p = skipEol(p);
        if (p < 0) { break l187; }
        break l185;
      }
      p = s186;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
  }
  l_text = text.slice(s184, p);
  pos = p;
  return { type: 'Line', start: base + start, end: base + p, sign: l_sign, text: l_text };
}

function leaf33(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | BadRestNode;
  l190: {
    const s191 = p;
    const t192 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l193: {
        const r194 = readFenceEnd(p);
        if (r194 === undefined) { break l193; }
        value = r194;
        p = pos;
        break l190;
      }
      p = s191;
      if (trail.length > t192) trail.length = t192;
    } else touched ||= p >= end;
    const r197 = readBadRest(p);
    if (r197 === undefined) { return -1; }
    value = r197;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s195 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s195, p);
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
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBareHeadNode;
  const r199 = readBadBareHead(p);
  if (r199 === undefined) { return -1; }
  value = r199;
  p = pos;
  leafValue = value;
  return p;
}

function readBadBareHead(p: number): BadBareHeadNode | undefined {
  const start = p;
  let l_git!: string;
  let l_from!: ["--- ", [string, string, string]];
  let l_to!: ["+++ ", [string, string, string]];
  const r200 = readGit(p);
  if (r200 === undefined) { return undefined; }
  l_git = r200;
  p = pos;
  if (!(text.charCodeAt(p) === 45)) {
    touched ||= p >= end;
    return undefined;
  }
  const r202 = readOldName(p);
  if (r202 === undefined) { return undefined; }
  l_from = r202;
  p = pos;
  if (!(text.charCodeAt(p) === 43)) {
    touched ||= p >= end;
    return undefined;
  }
  const r204 = readNewName(p);
  if (r204 === undefined) { return undefined; }
  l_to = r204;
  p = pos;
  l208: {
    if (text.charCodeAt(p) === 64) {
      const s206 = p;
      l207: {
        if (!text.startsWith("@@", p)) {
          reachesEnd(p, "@@");
          break l207;
        }
        p += 2;
        p = s206;
        break l208;
      }
      p = s206;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadBareHeadNode = { type: 'BadBareHead', start: base + start, end: base + p, raw: text.slice(start, p), git: l_git, from: l_from, to: l_to };
  trail.push(node);
  return node;
}

function leaf38(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FileHeadNode | HunkHeadNode | NoNewlineNode | BareLineNode;
  const r210 = readBarePart(p);
  if (r210 === undefined) { return -1; }
  value = r210;
  p = pos;
  leafValue = value;
  return p;
}

function readBarePart(p: number): FileHeadNode | HunkHeadNode | NoNewlineNode | BareLineNode | undefined {
  let c = 0;
  let value!: FileHeadNode | HunkHeadNode | NoNewlineNode | BareLineNode;
  l211: {
    const s212 = p;
    l213: {
      const r214 = readFileHead(p);
      if (r214 === undefined) { break l213; }
      value = r214;
      p = pos;
      break l211;
    }
    p = s212;
    if (text.charCodeAt(p) === 64) {
      l216: {
        const r217 = readHunkHead(p);
        if (r217 === undefined) { break l216; }
        value = r217;
        p = pos;
        break l211;
      }
      p = s212;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l219: {
        const r220 = readNoNewline(p);
        if (r220 === undefined) { break l219; }
        value = r220;
        p = pos;
        break l211;
      }
      p = s212;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 43 || c === 45))) {
      touched ||= p >= end;
      return undefined;
    }
    const r222 = readBareLine(p);
    if (r222 === undefined) { return undefined; }
    value = r222;
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
  const s223 = p;
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s223, p);
  pos = p;
  return { type: 'BareLine', start: base + start, end: base + p, sign: l_sign, text: l_text };
}

function leaf41(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBareRestNode | BareEndNode;
  l226: {
    const s227 = p;
    const t228 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l229: {
        const r230 = readBadBareRest(p);
        if (r230 === undefined) { break l229; }
        value = r230;
        p = pos;
        break l226;
      }
      p = s227;
      if (trail.length > t228) trail.length = t228;
    } else touched ||= p >= end;
    const r235 = readBareEnd(p);
    if (r235 === undefined) { return -1; }
    value = r235;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadBareRest(p: number): BadBareRestNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  if (p < end) {
    {
      const s231 = p;
      l232: {
        p++;
        return undefined;
      }
      p = s231;
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
  const r237 = readBadCutHead(p);
  if (r237 === undefined) { return -1; }
  value = r237;
  p = pos;
  leafValue = value;
  return p;
}

function readBadCutHead(p: number): BadCutHeadNode | undefined {
  let c = 0;
  const start = p;
  l238: {
    const s239 = p;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l240: {
        l243: {
          if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
            const s241 = p;
            l242: {
              p = skipFenceRun(p);
              if (p < 0) { break l242; }
              if (text.charCodeAt(p) !== 100 || !text.startsWith("diff", p)) {
                reachesEnd(p, "diff");
                break l242;
              }
              p += 4;
              p = s241;
              break l243;
            }
            p = s241;
          } else touched ||= p >= end;
          break l240;
        }
        p = skipEndsInDiffHead(p);
        if (p < 0) { break l240; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l240;
        }
        p++;
        p = end;
        touched ||= p >= end;
        break l238;
      }
      p = s239;
    } else touched ||= p >= end;
    l266: {
      if (text.charCodeAt(p) === 45) {
        const s264 = p;
        l265: {
          if (!text.startsWith("--- ", p)) {
            reachesEnd(p, "--- ");
            break l265;
          }
          p += 4;
          p = s264;
          break l266;
        }
        p = s264;
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
  l244: {
    const s245 = p;
    if (text.charCodeAt(p) === 96) {
      l246: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l246;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l244;
      }
      p = s245;
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
  l249: {
    const s250 = p;
    if (text.charCodeAt(p) === 100) {
      l251: {
        if (!text.startsWith("diff", p)) {
          reachesEnd(p, "diff");
          break l251;
        }
        p += 4;
        break l249;
      }
      p = s250;
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
  l258: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      const s256 = p;
      l257: {
        l259: {
          const s260 = p;
          if (text.charCodeAt(p) === 45) {
            l261: {
              if (!text.startsWith("--- ", p)) {
                reachesEnd(p, "--- ");
                break l261;
              }
              p += 4;
              break l259;
            }
            p = s260;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 43) {
            l262: {
              if (!text.startsWith("+++ ", p)) {
                reachesEnd(p, "+++ ");
                break l262;
              }
              p += 4;
              break l259;
            }
            p = s260;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 64) {
            l263: {
              if (!text.startsWith("@@", p)) {
                reachesEnd(p, "@@");
                break l263;
              }
              p += 2;
              break l259;
            }
            p = s260;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 100 || c === 105 || c === 110))) {
            touched ||= p >= end;
            break l257;
          }
          p = skipGitLine(p);
          if (p < 0) { break l257; }
        }
        p = s256;
        break l258;
      }
      p = s256;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipBadLanguage(p: number): number {
  let c = 0;
  l254: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s252 = p;
      l253: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l253;
        }
        p = skipEol(p);
        if (p < 0) { break l253; }
        p = skipBareHead(p);
        if (p < 0) { break l253; }
        p = s252;
        break l254;
      }
      p = s252;
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
  const r268 = readMentionHead(p);
  if (r268 === undefined) { return -1; }
  value = r268;
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
  const r269 = readFenceRun(p);
  if (r269 === undefined) { return undefined; }
  l_run = r269;
  p = pos;
  const s271 = p;
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  touched ||= p >= end;
  l272: {
    const s273 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l274: {
        p = skipEol(p);
        if (p < 0) { break l274; }
        break l272;
      }
      p = s273;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s275 = p;
        l276: {
          p++;
          return undefined;
        }
        p = s275;
      }
    } else touched ||= p >= end;
  }
  l_info = text.slice(s271, p);
  pos = p;
  return { type: 'MentionHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text57(p: number, inside: number): number {
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
      l279: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s280 = p;
            l281: {
              p = skip_mentionEnd(p);
              if (p < 0) { break l281; }
              break l279;
            }
            p = s280;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l279;
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
      l293: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l293;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l294: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l294;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l295: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l295;
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
  l285: {
    const s283 = p;
    l284: {
      l286: {
        const s287 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l288: {
            p = skipEol(p);
            if (p < 0) { break l288; }
            break l286;
          }
          p = s287;
        } else touched ||= p >= end;
        l289: {
          if (p < end) {
            {
              const s290 = p;
              l291: {
                p++;
                break l289;
              }
              p = s290;
            }
          } else touched ||= p >= end;
          break l286;
        }
        p = s287;
        if (!(text.charCodeAt(p) === 60)) {
          touched ||= p >= end;
          break l284;
        }
        p = skip_endToken(p);
        if (p < 0) { break l284; }
      }
      p = s283;
      break l285;
    }
    p = s283;
    return -1;
  }
  return p;
}

function leaf59(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionEndNode | null;
  l296: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s298 = p;
      l297: {
        const r299 = readMentionEnd(p);
        if (r299 === undefined) { break l297; }
        value = r299;
        p = pos;
        break l296;
      }
      p = s298;
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
  const s300 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_mentionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s300, p);
  pos = p;
  return { type: 'MentionEnd', start: base + start, end: base + p, text: l_text };
}

function leaf61(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutTokenNode | EndTokenNode;
  l302: {
    const s303 = p;
    const t304 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l305: {
        const r306 = readBadCutToken(p);
        if (r306 === undefined) { break l305; }
        value = r306;
        p = pos;
        break l302;
      }
      p = s303;
      if (trail.length > t304) trail.length = t304;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r311 = readEndToken(p);
    if (r311 === undefined) { return -1; }
    value = r311;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutToken(p: number): BadCutTokenNode | undefined {
  const start = p;
  l309: {
    if (text.charCodeAt(p) === 60) {
      const s307 = p;
      l308: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l308;
        }
        p += 2;
        p = s307;
        break l309;
      }
      p = s307;
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
  const s312 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s312, p);
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
  const r314 = readProseRun(p);
  if (r314 === undefined) { return -1; }
  value = r314;
  p = pos;
  leafValue = value;
  return p;
}

function readProseRun(p: number): string[] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"];
  l315: {
    const s316 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l317: {
        const list322: string[] = [];
        l318: for (;;) {
          const s320 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l319: {
              let v321!: string;
              v321 = text.charAt(p);
              p++;
              list322.push(v321);
              continue l318;
            }
            p = s320;
          } else touched ||= p >= end;
          break;
        }
        if (list322.length === 0) { break l317; }
        value = list322;
        break l315;
      }
      p = s316;
    } else touched ||= p >= end;
    let e324!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s325 = p;
        l326: {
          p = skip_endToken(p);
          if (p < 0) { break l326; }
          return undefined;
        }
        p = s325;
      }
    } else touched ||= p >= end;
    e324 = null;
    let e328!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e328 = "<";
    p++;
    value = [e324, e328];
  }
  pos = p;
  return value;
}

function text69(p: number, inside: number): number {
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
      l330: {

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
      l331: {
        if (text.charCodeAt(p) === 60) {
          {
            const s332 = p;
            l333: {
              p = skip_endToken(p);
              if (p < 0) { break l333; }
              break l331;
            }
            p = s332;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l331;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l335: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l335;
        }
        p = skipEol(p);
        if (p < 0) { break l335; }
        {
          const s336 = p;
          l337: {
            p = skipItemStart(p);
            if (p < 0) { break l337; }
            break l335;
          }
          p = s336;
        }

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
  l339: {
    const s340 = p;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l341: {
        p = skipFenceRun(p);
        if (p < 0) { break l341; }
        break l339;
      }
      p = s340;
    } else touched ||= p >= end;
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

function leaf73(p: number): number {
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

const stepitem: Step = { op: 'choice', starts: [STARTS_0, null, STARTS_1, STARTS_0, STARTS_2, STARTS_3, STARTS_4], alternatives: [{ op: 'again', step: () => stepFencedDiff }, { op: 'again', step: () => stepBareDiff }, { op: 'leaf', read: leaf44 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf61 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf71 }] };
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
