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
const TABLE_5 = tableOf([9, 9], [32, 32], [58, 58], [61, 61]);
const TABLE_6 = tableOf([67, 67], [70, 70], [77, 77], [83, 83], [99, 99], [102, 102], [109, 109], [115, 115]);
const CLASS_0 = /^[\p{L}\p{N}\u005f\u002d]/u;

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
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l59;
            }
            p = s60;
          } else touched ||= p >= end;
          {
            const s62 = p;
            l63: {
              p = skipBodyEnd(p);
              if (p < 0) { break l63; }
              break l56;
            }
            p = s62;
          }
          l92: {
            const s93 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
              l94: {
                let m98 = false;
                l95: for (;;) {
                  const s97 = p;
                  if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
                    l96: {
                      p = skipGap(p);
                      if (p < 0) { break l96; }
                      m98 = true;
                      continue l95;
                    }
                    p = s97;
                  } else touched ||= p >= end;
                  break;
                }
                if (!m98) { break l94; }
                break l92;
              }
              p = s93;
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
  l65: for (;;) {
    const s67 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l66: {
        p = skipGap(p);
        if (p < 0) { break l66; }
        continue l65;
      }
      p = s67;
    } else touched ||= p >= end;
    break;
  }
  l77: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s79 = p;
      l78: {
        p = skipFenceRun(p);
        if (p < 0) { break l78; }
        l85: for (;;) {
          const s87 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
            l86: {
              p = skipGap(p);
              if (p < 0) { break l86; }
              continue l85;
            }
            p = s87;
          } else touched ||= p >= end;
          break;
        }
        break l77;
      }
      p = s79;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s89 = p;
      l90: {
        p++;
        return -1;
      }
      p = s89;
    }
  } else touched ||= p >= end;
  return p;
}

function skipGap(p: number): number {
  let c = 0;
  l69: {
    const s70 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l71: {
        p++;
        break l69;
      }
      p = s70;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l72: {
        p = skipNewline(p);
        if (p < 0) { break l72; }
        break l69;
      }
      p = s70;
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
  l73: {
    const s74 = p;
    if (text.charCodeAt(p) === 13) {
      l75: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l75;
        }
        p += 2;
        break l73;
      }
      p = s74;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l76: {

        p++;
        break l73;
      }
      p = s74;
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
  l80: {
    const s81 = p;
    if (text.charCodeAt(p) === 96) {
      l82: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l82;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l80;
      }
      p = s81;
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
  l100: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s102 = p;
      l101: {
        const r103 = readFenceRun(p);
        if (r103 === undefined) { break l101; }
        value = r103;
        p = pos;
        break l100;
      }
      p = s102;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l104: {
    const s105 = p;
    if (text.charCodeAt(p) === 96) {
      l106: {
        const s107 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l106;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s107, p);
        break l104;
      }
      p = s105;
    } else touched ||= p >= end;
    const s108 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s108, p);
  }
  pos = p;
  return value;
}

function leaf20(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r" | null, FencedBlockNode] | BadProseNode | BadNoiseNode | string | BadLineEndNode;
  l110: {
    const s111 = p;
    const t112 = trail.length;
    l113: {
      let e114!: "\r\n" | "\n" | "\r" | null;
      l115: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          const s117 = p;
          l116: {
            const r118 = readNewline(p);
            if (r118 === undefined) { break l116; }
            e114 = r118;
            p = pos;
            break l115;
          }
          p = s117;
        } else touched ||= p >= end;
        e114 = null;
      }
      let e124!: FencedBlockNode;
      const r125 = readFencedBlock(p);
      if (r125 === undefined) { break l113; }
      e124 = r125;
      p = pos;
      value = [e114, e124];
      break l110;
    }
    p = s111;
    if (trail.length > t112) trail.length = t112;
    if (p < end) {
      l198: {
        const r199 = readBadProse(p);
        if (r199 === undefined) { break l198; }
        value = r199;
        p = pos;
        break l110;
      }
      p = s111;
      if (trail.length > t112) trail.length = t112;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    const r307 = readEdge(p);
    if (r307 === undefined) { return -1; }
    value = r307;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNewline(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l119: {
    const s120 = p;
    if (text.charCodeAt(p) === 13) {
      l121: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l121;
        }
        value = "\r\n";
        p += 2;
        break l119;
      }
      p = s120;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l122: {

        value = "\n";
        p++;
        break l119;
      }
      p = s120;
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
  const r126 = readFenceHead(p);
  if (r126 === undefined) { return undefined; }
  l_run = r126;
  p = pos;
  registers[0] = l_run;
  l156: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s158 = p;
      l157: {
        p = skipNewline(p);
        if (p < 0) { break l157; }
        {
          const s159 = p;
          l160: {
            p = skipFenceClose(p);
            if (p < 0) { break l160; }
            break l157;
          }
          p = s159;
        }
        const s171 = p;
        l172: for (;;) {
          const s174 = p;
          if (p < end) {
            l173: {
              l176: {
                const s177 = p;
                if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
                  l178: {
                    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                      touched ||= p >= end;
                      break l178;
                    }
                    p++;
                    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
                    touched ||= p >= end;
                    break l176;
                  }
                  p = s177;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
                  touched ||= p >= end;
                  break l173;
                }
                p = skipNewline(p);
                if (p < 0) { break l173; }
                {
                  const s179 = p;
                  l180: {
                    p = skipFenceClose(p);
                    if (p < 0) { break l180; }
                    break l173;
                  }
                  p = s179;
                }
                {
                  const s182 = p;
                  l183: {
                    if (p < end) {
                      {
                        const s185 = p;
                        l186: {
                          p++;
                          break l183;
                        }
                        p = s185;
                      }
                    } else touched ||= p >= end;
                    break l173;
                  }
                  p = s182;
                }
              }
              continue l172;
            }
            p = s174;
          } else touched ||= p >= end;
          break;
        }
        l_content = text.slice(s171, p);
        break l156;
      }
      p = s158;
    } else touched ||= p >= end;
    l_content = null;
  }
  l188: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s190 = p;
      l189: {
        p = skipNewline(p);
        if (p < 0) { break l189; }
        break l188;
      }
      p = s190;
    } else touched ||= p >= end;
  }
  l191: {
    const s192 = p;
    const t193 = trail.length;
    l194: {
      p = skipFenceClose(p);
      if (p < 0) { break l194; }
      break l191;
    }
    p = s192;
    if (trail.length > t193) trail.length = t193;
    const r195 = readMissingFenceEnd(p);
    if (r195 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'FencedBlock', start: base + start, end: base + p, run: l_run, content: l_content };
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l127: {
    const s128 = p;
    l129: {
      let n133 = 0;
      l130: for (;;) {
        if (n133 >= 3) break;
        const s132 = p;
        l131: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l131;
          }
          p++;
          n133++;
          continue l130;
        }
        p = s132;
        break;
      }
      const s134 = p;
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l129;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      value = text.slice(s134, p);
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l137: {
        const s135 = p;
        l136: {
          p = skipLineEnd(p);
          if (p < 0) { break l136; }
          p = s135;
          break l137;
        }
        p = s135;
        break l129;
      }
      break l127;
    }
    p = s128;
    let n153 = 0;
    l150: for (;;) {
      if (n153 >= 3) break;
      const s152 = p;
      l151: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l151;
        }
        p++;
        n153++;
        continue l150;
      }
      p = s152;
      break;
    }
    const s154 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s154, p);
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
  }
  pos = p;
  return value;
}

function skipLineEnd(p: number): number {
  let c = 0;
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
    if (p < end) {
      {
        const s147 = p;
        l148: {
          p++;
          return -1;
        }
        p = s147;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipEol(p: number): number {
  l141: {
    const s142 = p;
    if (text.charCodeAt(p) === 10) {
      l143: {

        p++;
        break l141;
      }
      p = s142;
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
  l144: {
    const s145 = p;
    if (text.charCodeAt(p) === 13) {
      l146: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l146;
        }
        p += 2;
        break l144;
      }
      p = s145;
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
  let n165 = 0;
  l162: for (;;) {
    if (n165 >= 3) break;
    const s164 = p;
    l163: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l163;
      }
      p++;
      n165++;
      continue l162;
    }
    p = s164;
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
  l170: {
    const s168 = p;
    l169: {
      p = skipLineEnd(p);
      if (p < 0) { break l169; }
      p = s168;
      break l170;
    }
    p = s168;
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
  const r166 = readFenceRun(p);
  if (r166 === undefined) { return undefined; }
  value = r166;
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
  l200: {
    const s201 = p;
    if (p < end) {
      l202: {
        p = skipPlainProse(p);
        if (p < 0) { break l202; }
        const list276: MentionNode[] = [];
        l272: for (;;) {
          const s274 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
            l273: {
              let v275!: MentionNode;
              const r278 = readMentioned(p);
              if (r278 === undefined) { break l273; }
              v275 = r278;
              p = pos;
              list276.push(v275);
              continue l272;
            }
            p = s274;
          } else touched ||= p >= end;
          break;
        }
        l_mentions = list276;
        break l200;
      }
      p = s201;
    } else touched ||= p >= end;
    const list302: MentionNode[] = [];
    l298: for (;;) {
      const s300 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
        l299: {
          let v301!: MentionNode;
          const r304 = readMentioned(p);
          if (r304 === undefined) { break l299; }
          v301 = r304;
          p = pos;
          list302.push(v301);
          continue l298;
        }
        p = s300;
      } else touched ||= p >= end;
      break;
    }
    if (list302.length === 0) { return undefined; }
    l_mentions = list302;
  }
  pos = p;
  const node: BadProseNode = { type: 'BadProse', start: base + start, end: base + p, raw: text.slice(start, p), mentions: l_mentions };
  trail.push(node);
  return node;
}

function skipPlainProse(p: number): number {
  let c = 0;
  let m206 = false;
  l203: for (;;) {
    const s205 = p;
    if (p < end) {
      l204: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
          {
            const s207 = p;
            l208: {
              p = skipMention(p);
              if (p < 0) { break l208; }
              break l204;
            }
            p = s207;
          }
        } else touched ||= p >= end;
        l223: {
          const s224 = p;
          if (p < end) {
            l225: {
              let m229 = false;
              l226: for (;;) {
                const s228 = p;
                if (p < end) {
                  l227: {
                    const n230 = characterSize(p, CLASS_0);
                    if (n230 === 0) { break l227; }
                    p += n230;
                    m229 = true;
                    continue l226;
                  }
                  p = s228;
                } else touched ||= p >= end;
                break;
              }
              if (!m229) { break l225; }
              break l223;
            }
            p = s224;
          } else touched ||= p >= end;
          if (p < end) {
            l231: {
              p = skipProseGap(p);
              if (p < 0) { break l231; }
              break l223;
            }
            p = s224;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
            {
              const s269 = p;
              l270: {
                p = skipGap(p);
                if (p < 0) { break l270; }
                break l204;
              }
              p = s269;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l204;
          }
          p++;
        }
        m206 = true;
        continue l203;
      }
      p = s205;
    } else touched ||= p >= end;
    break;
  }
  if (!m206) { return -1; }
  return p;
}

function skipMention(p: number): number {
  let c = 0;
  l211: {
    const s212 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l213: {
        if (!isCaseless(p, "confidence")) { break l213; }
        p += 10;
        break l211;
      }
      p = s212;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
      l214: {
        if (!isCaseless(p, "mood")) { break l214; }
        p += 4;
        break l211;
      }
      p = s212;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l215: {
        if (!isCaseless(p, "focus")) { break l215; }
        p += 5;
        break l211;
      }
      p = s212;
    } else touched ||= p >= end;
    if (!isCaseless(p, "stamina")) { return -1; }
    p += 7;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
  touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l217: {
    if (text.charCodeAt(p) === 46) {
      const s219 = p;
      l218: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l218;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l217;
      }
      p = s219;
    } else touched ||= p >= end;
  }
  l220: {
    if (text.charCodeAt(p) === 37) {
      const s222 = p;
      l221: {

        p++;
        break l220;
      }
      p = s222;
    } else touched ||= p >= end;
  }
  return p;
}

function skipProseGap(p: number): number {
  let c = 0;
  {
    const s232 = p;
    l233: {
      l235: for (;;) {
        const s237 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l236: {
            p = skipGap(p);
            if (p < 0) { break l236; }
            continue l235;
          }
          p = s237;
        } else touched ||= p >= end;
        break;
      }
      if (p < end) {
        {
          const s239 = p;
          l240: {
            p++;
            break l233;
          }
          p = s239;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s232;
  }
  let m245 = false;
  l242: for (;;) {
    const s244 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l243: {
        l246: {
          const s247 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l248: {
              p++;
              break l246;
            }
            p = s247;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l249: {
              p = skipNewline(p);
              if (p < 0) { break l249; }
              {
                const s250 = p;
                l251: {
                  p = skipFenceHead(p);
                  if (p < 0) { break l251; }
                  break l249;
                }
                p = s250;
              }
              break l246;
            }
            p = s247;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l243;
          }
          p = skipNoise(p);
          if (p < 0) { break l243; }
        }
        m245 = true;
        continue l242;
      }
      p = s244;
    } else touched ||= p >= end;
    break;
  }
  if (!m245) { return -1; }
  return p;
}

function skipFenceHead(p: number): number {
  let c = 0;
  l253: {
    const s254 = p;
    l255: {
      let n259 = 0;
      l256: for (;;) {
        if (n259 >= 3) break;
        const s258 = p;
        l257: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l257;
          }
          p++;
          n259++;
          continue l256;
        }
        p = s258;
        break;
      }
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l255;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l263: {
        const s261 = p;
        l262: {
          p = skipLineEnd(p);
          if (p < 0) { break l262; }
          p = s261;
          break l263;
        }
        p = s261;
        break l255;
      }
      break l253;
    }
    p = s254;
    let n267 = 0;
    l264: for (;;) {
      if (n267 >= 3) break;
      const s266 = p;
      l265: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l265;
        }
        p++;
        n267++;
        continue l264;
      }
      p = s266;
      break;
    }
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
  }
  return p;
}

function readMentioned(p: number): MentionNode | undefined {
  let c = 0;
  let value!: MentionNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r279 = readMention(p);
  if (r279 === undefined) { return undefined; }
  value = r279;
  p = pos;
  l294: {
    if (p < end) {
      const s296 = p;
      l295: {
        p = skipPlainProse(p);
        if (p < 0) { break l295; }
        break l294;
      }
      p = s296;
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
  const s280 = p;
  l281: {
    const s282 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l283: {
        if (!isCaseless(p, "confidence")) { break l283; }
        p += 10;
        break l281;
      }
      p = s282;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
      l284: {
        if (!isCaseless(p, "mood")) { break l284; }
        p += 4;
        break l281;
      }
      p = s282;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l285: {
        if (!isCaseless(p, "focus")) { break l285; }
        p += 5;
        break l281;
      }
      p = s282;
    } else touched ||= p >= end;
    if (!isCaseless(p, "stamina")) { return undefined; }
    p += 7;
  }
  l_name = text.slice(s280, p);
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
  touched ||= p >= end;
  const s286 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l287: {
    if (text.charCodeAt(p) === 46) {
      const s289 = p;
      l288: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l288;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l287;
      }
      p = s289;
    } else touched ||= p >= end;
  }
  l_value = text.slice(s286, p);
  l290: {
    if (text.charCodeAt(p) === 37) {
      const s292 = p;
      l291: {

        l_percent = "%";
        p++;
        break l290;
      }
      p = s292;
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
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF outside the content blocks.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 1,
  tables: 0,
};
