// Generated from grammars/duckflow-other.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TreeNode, closesRun, tableOf } from '../src/engine/index.ts';

export interface BodyNode extends TreeNode {
  readonly type: 'Body';
  readonly text: string;
}

export interface FencedBlockNode extends TreeNode {
  readonly type: 'FencedBlock';
  readonly run: string;
  readonly content: string | null;
}

export interface BadProseNode extends RecoveryNode {
  readonly type: 'BadProse';
  readonly mentions: MentionNode[];
}

export interface MentionNode extends TreeNode {
  readonly type: 'Mention';
  readonly name: string;
  readonly value: string;
  readonly percent: "%" | null;
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface BadBomNode extends RecoveryNode {
  readonly type: 'BadBom';
}

export interface BadNoiseNode extends RecoveryNode {
  readonly type: 'BadNoise';
}

export interface BadLineEndNode extends RecoveryNode {
  readonly type: 'BadLineEnd';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
  readonly Body: BodyNode;
  readonly FencedBlock: FencedBlockNode;
  readonly BadProse: BadProseNode;
}

/** The texts that come in pieces. */
export interface Texts {
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadProse: BadProseNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
}

// The text that is read, and what the last reading found.
let text = '';
let end = 0;
let base = 0;
let registers: unknown[] = [];
let pos = 0;
let touched = false;
let leafValue: unknown;
let trail: RecoveryNode[] = [];

// What is left of the text may go on to be the literal.
function reachesEnd(p: number, literal: string): void {
  if (p + literal.length > end && literal.startsWith(text.slice(p))) touched = true;
}

// The text goes on with what is given in lower case, whatever its own case.
function isCaseless(p: number, lower: string): boolean {
  for (let at = 0; at < lower.length; at++) {
    const unit = text.charCodeAt(p + at);
    const due = lower.charCodeAt(at);
    if (unit === due || (unit >= 65 && unit <= 90 && unit + 32 === due)) continue;
    if (unit > 127 && text.charAt(p + at).toLowerCase() === lower.charAt(at)) continue;
    touched ||= p + at >= end;
    return false;
  }
  return true;
}

// The units of the next character, if it is of a class; else 0.
function characterSize(p: number, one: RegExp): number {
  const code = text.codePointAt(p);
  const size = code === undefined ? 0 : code > 0xffff ? 2 : 1;
  touched ||= p + 1 >= end && (size === 0 || (text.charCodeAt(p) & 0xfc00) === 0xd800);
  return size > 0 && one.test(text.slice(p, p + size)) ? size : 0;
}

const TABLE_0 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_1 = tableOf([46, 46], [48, 57], [61, 61], [65, 90], [95, 95], [97, 122]);
const TABLE_2 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
const TABLE_3 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
const TABLE_4 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 59], [61, 127]);
const TABLE_5 = tableOf([10, 10], [13, 13], [32, 32], [96, 96], [126, 126]);
const TABLE_6 = tableOf([9, 9], [32, 32], [58, 58], [61, 61]);
const TABLE_7 = tableOf([67, 67], [70, 70], [77, 77], [83, 83], [99, 99], [102, 102], [109, 109], [115, 115]);
const STOPS_0 = /[\u0009-\u000a\u000d\u001b\u0020\u003c]/g;
const STOPS_1 = /[\u000a\u000d\u0060]/g;
const STOPS_2 = /[\u000a\u000d]/g;
const CLASS_3 = /^[\p{L}\p{N}\u005f\u002d]/u;

function leaf0(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBomNode | null;
  l1: {
    if (text.charCodeAt(p) === 65279) {
      const s3 = p;
      const t4 = trail.length;
      l2: {
        const r5 = readBadBom(p);
        if (r5 === undefined) { break l2; }
        value = r5;
        p = pos;
        break l1;
      }
      p = s3;
      if (trail.length > t4) trail.length = t4;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readBadBom(p: number): BadBomNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 65279) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadBomNode = { type: 'BadBom', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf2(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoiseNode | string | BadLineEndNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r7 = readEdge(p);
  if (r7 === undefined) { return -1; }
  value = r7;
  p = pos;
  leafValue = value;
  return p;
}

function readEdge(p: number): BadNoiseNode | string | BadLineEndNode | undefined {
  let c = 0;
  let value!: BadNoiseNode | string | BadLineEndNode;
  l8: {
    const s9 = p;
    const t10 = trail.length;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l11: {
        const r12 = readBadNoise(p);
        if (r12 === undefined) { break l11; }
        value = r12;
        p = pos;
        break l8;
      }
      p = s9;
      if (trail.length > t10) trail.length = t10;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    const r30 = readSpace(p);
    if (r30 === undefined) { return undefined; }
    value = r30;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadNoise(p: number): BadNoiseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLineNoise(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadNoiseNode = { type: 'BadNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipLineNoise(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNoise(p);
  if (p < 0) { return -1; }
  l22: for (;;) {
    const s24 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l23: {
        l26: {
          const s27 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l28: {
              p = skipNoise(p);
              if (p < 0) { break l28; }
              break l26;
            }
            p = s27;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l23;
          }
          p++;
        }
        continue l22;
      }
      p = s24;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNoise(p: number): number {
  let c = 0;
  l13: {
    const s14 = p;
    if (text.charCodeAt(p) === 60) {
      l15: {
        p = skipTemplateToken(p);
        if (p < 0) { break l15; }
        break l13;
      }
      p = s14;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 27 || !text.startsWith("\u001b[", p)) {
      reachesEnd(p, "\u001b[");
      return -1;
    }
    p += 2;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) p++;
    touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipTemplateToken(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return -1;
  }
  p += 2;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return -1;
  }
  p += 2;
  l16: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s18 = p;
      l17: {
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) p++;
        touched ||= p >= end;
        l21: {
          if (text.charCodeAt(p) === 60) {
            const s19 = p;
            l20: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l20;
              }
              p += 2;
              p = s19;
              break l21;
            }
            p = s19;
          } else touched ||= p >= end;
          break l17;
        }
        break l16;
      }
      p = s18;
    } else touched ||= p >= end;
  }
  return p;
}

function readSpace(p: number): string | BadLineEndNode | undefined {
  let c = 0;
  let value!: string | BadLineEndNode;
  l31: {
    const s32 = p;
    const t33 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l34: {
        const r35 = readBlank(p);
        if (r35 === undefined) { break l34; }
        value = r35;
        p = pos;
        break l31;
      }
      p = s32;
      if (trail.length > t33) trail.length = t33;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return undefined;
    }
    const r37 = readEol(p);
    if (r37 === undefined) { return undefined; }
    value = r37;
    p = pos;
  }
  pos = p;
  return value;
}

function readBlank(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}

function readEol(p: number): "\n" | BadLineEndNode | undefined {
  let value!: "\n" | BadLineEndNode;
  l38: {
    const s39 = p;
    const t40 = trail.length;
    if (text.charCodeAt(p) === 10) {
      l41: {

        value = "\n";
        p++;
        break l38;
      }
      p = s39;
      if (trail.length > t40) trail.length = t40;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return undefined;
    }
    const r42 = readBadLineEnd(p);
    if (r42 === undefined) { return undefined; }
    value = r42;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadLineEnd(p: number): BadLineEndNode | undefined {
  const start = p;
  l43: {
    const s44 = p;
    if (text.charCodeAt(p) === 13) {
      l45: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l45;
        }
        p += 2;
        break l43;
      }
      p = s44;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  const node: BadLineEndNode = { type: 'BadLineEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf12(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BodyNode | null;
  l50: {
    if (p < end) {
      const s52 = p;
      l51: {
        const r53 = readBody(p);
        if (r53 === undefined) { break l51; }
        value = r53;
        p = pos;
        break l50;
      }
      p = s52;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readBody(p: number): BodyNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s54 = p;
  let m58 = false;
  l55: for (;;) {
    const s57 = p;
    if (p < end) {
      l56: {
        l59: {
          const s60 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l61: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l61;
              }
              p++;
              const near62 = p + 16;
              while (p < near62 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
              if (p === near62) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l59;
            }
            p = s60;
          } else touched ||= p >= end;
          {
            const s63 = p;
            l64: {
              p = skipBodyEnd(p);
              if (p < 0) { break l64; }
              break l56;
            }
            p = s63;
          }
          l93: {
            const s94 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
              l95: {
                let m99 = false;
                l96: for (;;) {
                  const s98 = p;
                  if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
                    l97: {
                      p = skipGap(p);
                      if (p < 0) { break l97; }
                      m99 = true;
                      continue l96;
                    }
                    p = s98;
                  } else touched ||= p >= end;
                  break;
                }
                if (!m99) { break l95; }
                break l93;
              }
              p = s94;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
              touched ||= p >= end;
              break l56;
            }
            p++;
          }
        }
        m58 = true;
        continue l55;
      }
      p = s57;
    } else touched ||= p >= end;
    break;
  }
  if (!m58) { return undefined; }
  l_text = text.slice(s54, p);
  pos = p;
  return { type: 'Body', start: base + start, end: base + p, text: l_text };
}

function skipBodyEnd(p: number): number {
  let c = 0;
  l66: for (;;) {
    const s68 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l67: {
        p = skipGap(p);
        if (p < 0) { break l67; }
        continue l66;
      }
      p = s68;
    } else touched ||= p >= end;
    break;
  }
  l78: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s80 = p;
      l79: {
        p = skipFenceRun(p);
        if (p < 0) { break l79; }
        l86: for (;;) {
          const s88 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
            l87: {
              p = skipGap(p);
              if (p < 0) { break l87; }
              continue l86;
            }
            p = s88;
          } else touched ||= p >= end;
          break;
        }
        break l78;
      }
      p = s80;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s90 = p;
      l91: {
        p++;
        return -1;
      }
      p = s90;
    }
  } else touched ||= p >= end;
  return p;
}

function skipGap(p: number): number {
  let c = 0;
  l70: {
    const s71 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l72: {
        p++;
        break l70;
      }
      p = s71;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l73: {
        p = skipNewline(p);
        if (p < 0) { break l73; }
        break l70;
      }
      p = s71;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipNoise(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipNewline(p: number): number {
  l74: {
    const s75 = p;
    if (text.charCodeAt(p) === 13) {
      l76: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l76;
        }
        p += 2;
        break l74;
      }
      p = s75;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l77: {

        p++;
        break l74;
      }
      p = s75;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipFenceRun(p: number): number {
  l81: {
    const s82 = p;
    if (text.charCodeAt(p) === 96) {
      l83: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l83;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l81;
      }
      p = s82;
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

function leaf18(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | null;
  l101: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s103 = p;
      l102: {
        const r104 = readFenceRun(p);
        if (r104 === undefined) { break l102; }
        value = r104;
        p = pos;
        break l101;
      }
      p = s103;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l105: {
    const s106 = p;
    if (text.charCodeAt(p) === 96) {
      l107: {
        const s108 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l107;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s108, p);
        break l105;
      }
      p = s106;
    } else touched ||= p >= end;
    const s109 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s109, p);
  }
  pos = p;
  return value;
}

function leaf20(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r" | null, FencedBlockNode] | BadProseNode | BadNoiseNode | string | BadLineEndNode;
  l111: {
    const s112 = p;
    const t113 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      l114: {
        let e115!: "\r\n" | "\n" | "\r" | null;
        l116: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s118 = p;
            l117: {
              const r119 = readNewline(p);
              if (r119 === undefined) { break l117; }
              e115 = r119;
              p = pos;
              break l116;
            }
            p = s118;
          } else touched ||= p >= end;
          e115 = null;
        }
        let e125!: FencedBlockNode;
        if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
          touched ||= p >= end;
          break l114;
        }
        const r126 = readFencedBlock(p);
        if (r126 === undefined) { break l114; }
        e125 = r126;
        p = pos;
        value = [e115, e125];
        break l111;
      }
      p = s112;
      if (trail.length > t113) trail.length = t113;
    } else touched ||= p >= end;
    if (p < end) {
      l202: {
        const r203 = readBadProse(p);
        if (r203 === undefined) { break l202; }
        value = r203;
        p = pos;
        break l111;
      }
      p = s112;
      if (trail.length > t113) trail.length = t113;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    const r313 = readEdge(p);
    if (r313 === undefined) { return -1; }
    value = r313;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNewline(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l120: {
    const s121 = p;
    if (text.charCodeAt(p) === 13) {
      l122: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l122;
        }
        value = "\r\n";
        p += 2;
        break l120;
      }
      p = s121;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l123: {

        value = "\n";
        p++;
        break l120;
      }
      p = s121;
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

function readFencedBlock(p: number): FencedBlockNode | undefined {
  const outer = registers[0];
  const value = readFencedBlockInside(p);
  registers[0] = outer;
  return value;
}

function readFencedBlockInside(p: number): FencedBlockNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  let l_content!: string | null;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r127 = readFenceHead(p);
  if (r127 === undefined) { return undefined; }
  l_run = r127;
  p = pos;
  registers[0] = l_run;
  l159: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s161 = p;
      l160: {
        p = skipNewline(p);
        if (p < 0) { break l160; }
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s162 = p;
            l163: {
              p = skipFenceClose(p);
              if (p < 0) { break l163; }
              break l160;
            }
            p = s162;
          }
        } else touched ||= p >= end;
        const s174 = p;
        l175: for (;;) {
          const s177 = p;
          if (p < end) {
            l176: {
              l179: {
                const s180 = p;
                if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
                  l181: {
                    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                      touched ||= p >= end;
                      break l181;
                    }
                    p++;
                    const near182 = p + 16;
                    while (p < near182 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
                    if (p === near182) {
                      STOPS_2.lastIndex = p;
                      p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
                    }
                    touched ||= p >= end;
                    break l179;
                  }
                  p = s180;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
                  touched ||= p >= end;
                  break l176;
                }
                p = skipNewline(p);
                if (p < 0) { break l176; }
                if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
                  {
                    const s183 = p;
                    l184: {
                      p = skipFenceClose(p);
                      if (p < 0) { break l184; }
                      break l176;
                    }
                    p = s183;
                  }
                } else touched ||= p >= end;
                {
                  const s186 = p;
                  l187: {
                    if (p < end) {
                      {
                        const s189 = p;
                        l190: {
                          p++;
                          break l187;
                        }
                        p = s189;
                      }
                    } else touched ||= p >= end;
                    break l176;
                  }
                  p = s186;
                }
              }
              continue l175;
            }
            p = s177;
          } else touched ||= p >= end;
          break;
        }
        l_content = text.slice(s174, p);
        break l159;
      }
      p = s161;
    } else touched ||= p >= end;
    l_content = null;
  }
  l192: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s194 = p;
      l193: {
        p = skipNewline(p);
        if (p < 0) { break l193; }
        break l192;
      }
      p = s194;
    } else touched ||= p >= end;
  }
  l195: {
    const s196 = p;
    const t197 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l198: {
        p = skipFenceClose(p);
        if (p < 0) { break l198; }
        break l195;
      }
      p = s196;
      if (trail.length > t197) trail.length = t197;
    } else touched ||= p >= end;
    const r199 = readMissingFenceEnd(p);
    if (r199 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'FencedBlock', start: base + start, end: base + p, run: l_run, content: l_content };
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l128: {
    const s129 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l130: {
        let n134 = 0;
        l131: for (;;) {
          if (n134 >= 3) break;
          const s133 = p;
          l132: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l132;
            }
            p++;
            n134++;
            continue l131;
          }
          p = s133;
          break;
        }
        const s135 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l130;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s135, p);
        const near136 = p + 16;
        while (p < near136 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near136) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l139: {
          const s137 = p;
          l138: {
            p = skipLineEnd(p);
            if (p < 0) { break l138; }
            p = s137;
            break l139;
          }
          p = s137;
          break l130;
        }
        break l128;
      }
      p = s129;
    } else touched ||= p >= end;
    let n155 = 0;
    l152: for (;;) {
      if (n155 >= 3) break;
      const s154 = p;
      l153: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l153;
        }
        p++;
        n155++;
        continue l152;
      }
      p = s154;
      break;
    }
    const s156 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s156, p);
    const near157 = p + 16;
    while (p < near157 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near157) {
      STOPS_2.lastIndex = p;
      p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  pos = p;
  return value;
}

function skipLineEnd(p: number): number {
  let c = 0;
  l140: {
    const s141 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l142: {
        p = skipEol(p);
        if (p < 0) { break l142; }
        break l140;
      }
      p = s141;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s149 = p;
        l150: {
          p++;
          return -1;
        }
        p = s149;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipEol(p: number): number {
  l143: {
    const s144 = p;
    if (text.charCodeAt(p) === 10) {
      l145: {

        p++;
        break l143;
      }
      p = s144;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBadLineEnd(p: number): number {
  l146: {
    const s147 = p;
    if (text.charCodeAt(p) === 13) {
      l148: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l148;
        }
        p += 2;
        break l146;
      }
      p = s147;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n168 = 0;
  l165: for (;;) {
    if (n168 >= 3) break;
    const s167 = p;
    l166: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l166;
      }
      p++;
      n168++;
      continue l165;
    }
    p = s167;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipClosingRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l173: {
    const s171 = p;
    l172: {
      p = skipLineEnd(p);
      if (p < 0) { break l172; }
      p = s171;
      break l173;
    }
    p = s171;
    return -1;
  }
  return p;
}

function skipClosingRun(p: number): number {
  const noted = trail.length;
  const value = readClosingRun(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readClosingRun(p: number): string | undefined {
  const value = readClosingRunInside(p);
  if (value === undefined || !closesRun(registers[0], text.slice(p, pos))) return undefined;
  return value;
}

function readClosingRunInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r169 = readFenceRun(p);
  if (r169 === undefined) { return undefined; }
  value = r169;
  p = pos;
  pos = p;
  return value;
}

function skipBlanks(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadProse(p: number): BadProseNode | undefined {
  let c = 0;
  const start = p;
  let l_mentions!: MentionNode[];
  l204: {
    const s205 = p;
    if (p < end) {
      l206: {
        p = skipPlainProse(p);
        if (p < 0) { break l206; }
        const list282: MentionNode[] = [];
        l278: for (;;) {
          const s280 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
            l279: {
              let v281!: MentionNode;
              const r284 = readMentioned(p);
              if (r284 === undefined) { break l279; }
              v281 = r284;
              p = pos;
              list282.push(v281);
              continue l278;
            }
            p = s280;
          } else touched ||= p >= end;
          break;
        }
        l_mentions = list282;
        break l204;
      }
      p = s205;
    } else touched ||= p >= end;
    const list308: MentionNode[] = [];
    l304: for (;;) {
      const s306 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
        l305: {
          let v307!: MentionNode;
          const r310 = readMentioned(p);
          if (r310 === undefined) { break l305; }
          v307 = r310;
          p = pos;
          list308.push(v307);
          continue l304;
        }
        p = s306;
      } else touched ||= p >= end;
      break;
    }
    if (list308.length === 0) { return undefined; }
    l_mentions = list308;
  }
  pos = p;
  const node: BadProseNode = { type: 'BadProse', start: base + start, end: base + p, raw: text.slice(start, p), mentions: l_mentions };
  trail.push(node);
  return node;
}

function skipPlainProse(p: number): number {
  let c = 0;
  let m210 = false;
  l207: for (;;) {
    const s209 = p;
    if (p < end) {
      l208: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
          {
            const s211 = p;
            l212: {
              p = skipMention(p);
              if (p < 0) { break l212; }
              break l208;
            }
            p = s211;
          }
        } else touched ||= p >= end;
        l227: {
          const s228 = p;
          if (p < end) {
            l229: {
              let m233 = false;
              l230: for (;;) {
                const s232 = p;
                if (p < end) {
                  l231: {
                    const n234 = characterSize(p, CLASS_3);
                    if (n234 === 0) { break l231; }
                    p += n234;
                    m233 = true;
                    continue l230;
                  }
                  p = s232;
                } else touched ||= p >= end;
                break;
              }
              if (!m233) { break l229; }
              break l227;
            }
            p = s228;
          } else touched ||= p >= end;
          if (p < end) {
            l235: {
              p = skipProseGap(p);
              if (p < 0) { break l235; }
              break l227;
            }
            p = s228;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
            {
              const s275 = p;
              l276: {
                p = skipGap(p);
                if (p < 0) { break l276; }
                break l208;
              }
              p = s275;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l208;
          }
          p++;
        }
        m210 = true;
        continue l207;
      }
      p = s209;
    } else touched ||= p >= end;
    break;
  }
  if (!m210) { return -1; }
  return p;
}

function skipMention(p: number): number {
  let c = 0;
  l215: {
    const s216 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l217: {
        if (!isCaseless(p, "confidence")) { break l217; }
        p += 10;
        break l215;
      }
      p = s216;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
      l218: {
        if (!isCaseless(p, "mood")) { break l218; }
        p += 4;
        break l215;
      }
      p = s216;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l219: {
        if (!isCaseless(p, "focus")) { break l219; }
        p += 5;
        break l215;
      }
      p = s216;
    } else touched ||= p >= end;
    if (!isCaseless(p, "stamina")) { return -1; }
    p += 7;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
  touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l221: {
    if (text.charCodeAt(p) === 46) {
      const s223 = p;
      l222: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l222;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l221;
      }
      p = s223;
    } else touched ||= p >= end;
  }
  l224: {
    if (text.charCodeAt(p) === 37) {
      const s226 = p;
      l225: {

        p++;
        break l224;
      }
      p = s226;
    } else touched ||= p >= end;
  }
  return p;
}

function skipProseGap(p: number): number {
  let c = 0;
  {
    const s236 = p;
    l237: {
      l239: for (;;) {
        const s241 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l240: {
            p = skipGap(p);
            if (p < 0) { break l240; }
            continue l239;
          }
          p = s241;
        } else touched ||= p >= end;
        break;
      }
      if (p < end) {
        {
          const s243 = p;
          l244: {
            p++;
            break l237;
          }
          p = s243;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s236;
  }
  let m249 = false;
  l246: for (;;) {
    const s248 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l247: {
        l250: {
          const s251 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l252: {
              p++;
              break l250;
            }
            p = s251;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l253: {
              p = skipNewline(p);
              if (p < 0) { break l253; }
              if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
                {
                  const s254 = p;
                  l255: {
                    p = skipFenceHead(p);
                    if (p < 0) { break l255; }
                    break l253;
                  }
                  p = s254;
                }
              } else touched ||= p >= end;
              break l250;
            }
            p = s251;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l247;
          }
          p = skipNoise(p);
          if (p < 0) { break l247; }
        }
        m249 = true;
        continue l246;
      }
      p = s248;
    } else touched ||= p >= end;
    break;
  }
  if (!m249) { return -1; }
  return p;
}

function skipFenceHead(p: number): number {
  let c = 0;
  l257: {
    const s258 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l259: {
        let n263 = 0;
        l260: for (;;) {
          if (n263 >= 3) break;
          const s262 = p;
          l261: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l261;
            }
            p++;
            n263++;
            continue l260;
          }
          p = s262;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l259;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        const near265 = p + 16;
        while (p < near265 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near265) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l268: {
          const s266 = p;
          l267: {
            p = skipLineEnd(p);
            if (p < 0) { break l267; }
            p = s266;
            break l268;
          }
          p = s266;
          break l259;
        }
        break l257;
      }
      p = s258;
    } else touched ||= p >= end;
    let n272 = 0;
    l269: for (;;) {
      if (n272 >= 3) break;
      const s271 = p;
      l270: {
        if (text.charCodeAt(p) !== 32) {
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
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    const near274 = p + 16;
    while (p < near274 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near274) {
      STOPS_2.lastIndex = p;
      p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function readMentioned(p: number): MentionNode | undefined {
  let c = 0;
  let value!: MentionNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r285 = readMention(p);
  if (r285 === undefined) { return undefined; }
  value = r285;
  p = pos;
  l300: {
    if (p < end) {
      const s302 = p;
      l301: {
        p = skipPlainProse(p);
        if (p < 0) { break l301; }
        break l300;
      }
      p = s302;
    } else touched ||= p >= end;
  }
  pos = p;
  return value;
}

function readMention(p: number): MentionNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  let l_value!: string;
  let l_percent!: "%" | null;
  const s286 = p;
  l287: {
    const s288 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l289: {
        if (!isCaseless(p, "confidence")) { break l289; }
        p += 10;
        break l287;
      }
      p = s288;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
      l290: {
        if (!isCaseless(p, "mood")) { break l290; }
        p += 4;
        break l287;
      }
      p = s288;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l291: {
        if (!isCaseless(p, "focus")) { break l291; }
        p += 5;
        break l287;
      }
      p = s288;
    } else touched ||= p >= end;
    if (!isCaseless(p, "stamina")) { return undefined; }
    p += 7;
  }
  l_name = text.slice(s286, p);
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
  touched ||= p >= end;
  const s292 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l293: {
    if (text.charCodeAt(p) === 46) {
      const s295 = p;
      l294: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l294;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l293;
      }
      p = s295;
    } else touched ||= p >= end;
  }
  l_value = text.slice(s292, p);
  l296: {
    if (text.charCodeAt(p) === 37) {
      const s298 = p;
      l297: {

        l_percent = "%";
        p++;
        break l296;
      }
      p = s298;
    } else touched ||= p >= end;
    l_percent = null;
  }
  pos = p;
  return { type: 'Mention', start: base + start, end: base + p, name: l_name, value: l_value, percent: l_percent };
}

const stepAround: Step = { op: 'rule', name: 'Around', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'leaf', read: leaf12 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'leaf', read: leaf18 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }] } };
const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'leaf', read: leaf20 } }] } };

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: {
    load(next) {
      text = next.text;
      end = text.length;
      base = next.base;
      registers = next.registers;
    },
    touched: () => touched,
    value: () => leafValue,
    within: () => 0,
    mistakes: () => trail,
  },
  starts: {
    Around: { op: 'again', step: () => stepAround },
    Prose: { op: 'again', step: () => stepProse },
  },
  mistakes: {
    BadProse: {"code":"no-reply","severity":"error","meaning":"The text has neither markers nor a JSON object of a reply. What could be gathered is never executable.","example":"I think we should read the file first.","mend":"Answer in the format that `peglot prompt --format duckflow` describes.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 1,
  tables: 0,
};
