// Generated from grammars/tools/detect.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TreeNode, tableOf } from '../src/engine/index.ts';

export interface MarkNode extends TreeNode {
  readonly type: 'Mark';
  readonly dialect: string;
}

export interface BareMarkNode extends TreeNode {
  readonly type: 'BareMark';
  readonly dialect: string;
}

export interface EditMarkNode extends TreeNode {
  readonly type: 'EditMark';
  readonly dialect: string;
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly BareMark: BareMarkNode;
  readonly EditMark: EditMarkNode;
  readonly Mark: MarkNode;
}

/** The texts that come in pieces. */
export interface Texts {
}

/** The nodes of mistakes. */
export interface Mistakes {
}

// The text that is read, and what the last reading found.
let text = '';
let end = 0;
let base = 0;
let pos = 0;
let touched = false;
let depth = 0;
let leafValue: unknown;
let trail: RecoveryNode[] = [];

// What is left of the text may go on to be the literal.
function reachesEnd(p: number, literal: string): void {
  if (p + literal.length > end && literal.startsWith(text.slice(p))) touched = true;
}

const TABLE_0 = tableOf([45, 46], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_1 = tableOf([42, 42], [45, 45], [60, 60], [96, 96]);
const TABLE_2 = tableOf([0, 8], [11, 12], [14, 31], [33, 59], [61, 90], [92, 122], [124, 127]);
const TABLE_3 = tableOf([0, 9], [11, 12], [14, 59], [61, 95], [97, 122], [124, 127]);
const TABLE_4 = tableOf([60, 60], [62, 62], [65, 65], [91, 91], [93, 93], [102, 102]);
const TABLE_5 = tableOf([0, 31], [33, 41], [43, 44], [46, 59], [61, 61], [63, 64], [92, 92], [94, 95], [125, 127]);
const STOPS_0 = /[\u000a\u000d\u0060]/g;
const STOPS_1 = /[\u000a\u000d\u003e]/g;
const STOPS_2 = /[\u000a\u000d\u003c\u0060\u007b]/g;
const STOPS_3 = /[\u000a\u000d\u003c]/g;
const STOPS_4 = /[\u000a\u000d]/g;

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BareMarkNode | string[] | ["<think>", [null, string][], "</think>"] | EditMarkNode | MarkNode | ["```", string[], "\r\n" | "\n"];
  l1: {
    const s2 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 91 || c === 123)) {
      l3: {
        const r4 = readBareMark(p);
        if (r4 === undefined) { break l3; }
        value = r4;
        p = pos;
        break l1;
      }
      p = s2;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l23: {
        const r24 = readSpace(p);
        if (r24 === undefined) { break l23; }
        value = r24;
        p = pos;
        break l1;
      }
      p = s2;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l32: {
        const r33 = readThought(p);
        if (r33 === undefined) { break l32; }
        value = r33;
        p = pos;
        break l1;
      }
      p = s2;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      l49: {
        const r50 = readEditMark(p);
        if (r50 === undefined) { break l49; }
        value = r50;
        p = pos;
        break l1;
      }
      p = s2;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      l75: {
        const r76 = readMark(p);
        if (r76 === undefined) { break l75; }
        value = r76;
        p = pos;
        break l1;
      }
      p = s2;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r162 = readOpening(p);
    if (r162 === undefined) { return -1; }
    value = r162;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBareMark(p: number): BareMarkNode | undefined {
  let c = 0;
  const start = p;
  let l_dialect!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 91 || c === 123))) {
    touched ||= p >= end;
    return undefined;
  }
  const r5 = readBare(p);
  if (r5 === undefined) { return undefined; }
  l_dialect = r5;
  p = pos;
  pos = p;
  return { type: 'BareMark', start: base + start, end: base + p, dialect: l_dialect };
}

function readBare(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l6: {
    const s7 = p;
    if (text.charCodeAt(p) === 123) {
      l8: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"name\"", p)) {
          reachesEnd(p, "\"name\"");
          break l8;
        }
        p += 6;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l8;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l8;
        }
        p = skipString(p);
        if (p < 0) { break l8; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l8;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l16: {
          const s17 = p;
          if (text.charCodeAt(p) === 34) {
            l18: {
              if (!text.startsWith("\"parameters\"", p)) {
                reachesEnd(p, "\"parameters\"");
                break l18;
              }
              p += 12;
              break l16;
            }
            p = s17;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 34 || !text.startsWith("\"arguments\"", p)) {
            reachesEnd(p, "\"arguments\"");
            break l8;
          }
          p += 11;
        }
        value = (() => { return 'llama3-json'; })();
        break l6;
      }
      p = s7;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l19: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l19;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"name\"", p)) {
          reachesEnd(p, "\"name\"");
          break l19;
        }
        p += 6;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l19;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l19;
        }
        p = skipString(p);
        if (p < 0) { break l19; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l19;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"arguments\"", p)) {
          reachesEnd(p, "\"arguments\"");
          break l19;
        }
        p += 11;
        value = (() => { return 'xlam'; })();
        break l6;
      }
      p = s7;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l20: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
          touched ||= p >= end;
          break l20;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l20;
        }
        p++;
        value = (() => { return 'pythonic'; })();
        break l6;
      }
      p = s7;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 32 || !text.startsWith(" to=", p)) {
      reachesEnd(p, " to=");
      return undefined;
    }
    p += 4;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
    touched ||= p >= end;
    value = (() => { return 'harmony'; })();
  }
  pos = p;
  return value;
}

function skipString(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l9: for (;;) {
    const s11 = p;
    if ((p < end && text.charCodeAt(p) !== 34)) {
      l10: {
        l13: {
          const s14 = p;
          if (text.charCodeAt(p) === 92) {
            l15: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l15;
              }
              p++;
              break l13;
            }
            p = s14;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33))) {
            touched ||= p >= end;
            break l10;
          }
          p++;
        }
        continue l9;
      }
      p = s11;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function readSpace(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list29: string[] = [];
  l25: for (;;) {
    const s27 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l26: {
        let v28!: string;
        v28 = text.charAt(p);
        p++;
        list29.push(v28);
        continue l25;
      }
      p = s27;
    } else touched ||= p >= end;
    break;
  }
  if (list29.length === 0) { return undefined; }
  value = list29;
  pos = p;
  return value;
}

function readThought(p: number): ["<think>", [null, string][], "</think>"] | undefined {
  let value!: ["<think>", [null, string][], "</think>"];
  let e34!: "<think>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<think>", p)) {
    reachesEnd(p, "<think>");
    return undefined;
  }
  e34 = "<think>";
  p += 7;
  let e35!: [null, string][];
  const list40: [null, string][] = [];
  l36: for (;;) {
    const s38 = p;
    if (p < end) {
      l37: {
        let v39!: [null, string];
        let e42!: null;
        if (text.charCodeAt(p) === 60) {
          {
            const s43 = p;
            l44: {
              if (!text.startsWith("</think>", p)) {
                reachesEnd(p, "</think>");
                break l44;
              }
              p += 8;
              break l37;
            }
            p = s43;
          }
        } else touched ||= p >= end;
        e42 = null;
        let e46!: string;
        if (!(p < end)) {
          touched ||= p >= end;
          break l37;
        }
        e46 = text.charAt(p);
        p++;
        v39 = [e42, e46];
        list40.push(v39);
        continue l36;
      }
      p = s38;
    } else touched ||= p >= end;
    break;
  }
  e35 = list40;
  let e47!: "</think>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("</think>", p)) {
    reachesEnd(p, "</think>");
    return undefined;
  }
  e47 = "</think>";
  p += 8;
  value = [e34, e35, e47];
  pos = p;
  return value;
}

function readEditMark(p: number): EditMarkNode | undefined {
  let c = 0;
  const start = p;
  let l_dialect!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r51 = readEdit(p);
  if (r51 === undefined) { return undefined; }
  l_dialect = r51;
  p = pos;
  pos = p;
  return { type: 'EditMark', start: base + start, end: base + p, dialect: l_dialect };
}

function readEdit(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l52: {
    const s53 = p;
    if (text.charCodeAt(p) === 96) {
      l54: {
        if (!text.startsWith("```diff", p)) {
          reachesEnd(p, "```diff");
          break l54;
        }
        p += 7;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l54;
        }
        p = skipEol(p);
        if (p < 0) { break l54; }
        if (text.charCodeAt(p) !== 45 || !text.startsWith("--- ", p)) {
          reachesEnd(p, "--- ");
          break l54;
        }
        p += 4;
        value = (() => { return 'aider-udiff'; })();
        break l52;
      }
      p = s53;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l58: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l58;
        }
        p += 3;
        const near59 = p + 16;
        while (p < near59 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near59) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l58;
        }
        p = skipEol(p);
        if (p < 0) { break l58; }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<<<<<<< SEARCH", p)) {
          reachesEnd(p, "<<<<<<< SEARCH");
          break l58;
        }
        p += 14;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l58;
        }
        p = skipEol(p);
        if (p < 0) { break l58; }
        value = (() => { return 'aider-search-replace'; })();
        break l52;
      }
      p = s53;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l60: {
        if (!text.startsWith("<<<<<<< SEARCH", p)) {
          reachesEnd(p, "<<<<<<< SEARCH");
          break l60;
        }
        p += 14;
        l61: {
          if (text.charCodeAt(p) === 62) {
            const s63 = p;
            l62: {

              p++;
              break l61;
            }
            p = s63;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l60;
        }
        p = skipEol(p);
        if (p < 0) { break l60; }
        l64: {
          const s65 = p;
          if (text.charCodeAt(p) === 58) {
            l66: {
              if (!text.startsWith(":start_line:", p)) {
                reachesEnd(p, ":start_line:");
                break l66;
              }
              p += 12;
              break l64;
            }
            p = s65;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 45 || !text.startsWith("-------", p)) {
            reachesEnd(p, "-------");
            break l60;
          }
          p += 7;
        }
        value = (() => { return 'roo-diff'; })();
        break l52;
      }
      p = s53;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l67: {
        if (!text.startsWith("<<<<<<< SEARCH", p)) {
          reachesEnd(p, "<<<<<<< SEARCH");
          break l67;
        }
        p += 14;
        l68: {
          if (text.charCodeAt(p) === 62) {
            const s70 = p;
            l69: {

              p++;
              break l68;
            }
            p = s70;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l67;
        }
        p = skipEol(p);
        if (p < 0) { break l67; }
        value = (() => { return 'aider-search-replace'; })();
        break l52;
      }
      p = s53;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l71: {
        if (!text.startsWith("------- SEARCH", p)) {
          reachesEnd(p, "------- SEARCH");
          break l71;
        }
        p += 14;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l71;
        }
        p = skipEol(p);
        if (p < 0) { break l71; }
        value = (() => { return 'cline-diff'; })();
        break l52;
      }
      p = s53;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l72: {
        if (!text.startsWith("*** Begin Patch", p)) {
          reachesEnd(p, "*** Begin Patch");
          break l72;
        }
        p += 15;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l72;
        }
        p = skipEol(p);
        if (p < 0) { break l72; }
        value = (() => { return 'apply-patch'; })();
        break l52;
      }
      p = s53;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltArtifact ", p)) {
      reachesEnd(p, "<boltArtifact ");
      return undefined;
    }
    p += 14;
    value = (() => { return 'bolt'; })();
  }
  pos = p;
  return value;
}

function skipEol(p: number): number {
  l55: {
    const s56 = p;
    if (text.charCodeAt(p) === 13) {
      l57: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l57;
        }
        p += 2;
        break l55;
      }
      p = s56;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 10) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readMark(p: number): MarkNode | undefined {
  let c = 0;
  const start = p;
  let l_dialect!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r77 = read_mark(p);
  if (r77 === undefined) { return undefined; }
  l_dialect = r77;
  p = pos;
  pos = p;
  return { type: 'Mark', start: base + start, end: base + p, dialect: l_dialect };
}

function read_mark(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l78: {
    const s79 = p;
    if (text.charCodeAt(p) === 60) {
      l80: {
        if (!text.startsWith("<tool_call>", p)) {
          reachesEnd(p, "<tool_call>");
          break l80;
        }
        p += 11;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l80;
        }
        p++;
        value = (() => { return 'hermes'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l81: {
        if (!text.startsWith("<tool_call>", p)) {
          reachesEnd(p, "<tool_call>");
          break l81;
        }
        p += 11;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l81;
        }
        p++;
        value = (() => { return 'granite'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l82: {
        if (!text.startsWith("<tool_call>", p)) {
          reachesEnd(p, "<tool_call>");
          break l82;
        }
        p += 11;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<function=", p)) {
          reachesEnd(p, "<function=");
          break l82;
        }
        p += 10;
        value = (() => { return 'qwen3-coder'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l83: {
        if (!text.startsWith("<tool_call>", p)) {
          reachesEnd(p, "<tool_call>");
          break l83;
        }
        p += 11;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l83;
        }
        p++;
        value = (() => { return 'glm'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l84: {
        if (!text.startsWith("<function=", p)) {
          reachesEnd(p, "<function=");
          break l84;
        }
        p += 10;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62)))) {
          touched ||= p >= end;
          break l84;
        }
        p++;
        const near85 = p + 16;
        while (p < near85 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62))) p++;
        if (p === near85) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l84;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l84;
        }
        p++;
        value = (() => { return 'functionary'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l86: {
        if (!text.startsWith("<function=", p)) {
          reachesEnd(p, "<function=");
          break l86;
        }
        p += 10;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62)))) {
          touched ||= p >= end;
          break l86;
        }
        p++;
        const near87 = p + 16;
        while (p < near87 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62))) p++;
        if (p === near87) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l86;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l88: {
          const s89 = p;
          if (text.charCodeAt(p) === 60) {
            l90: {
              if (!text.startsWith("<parameter=", p)) {
                reachesEnd(p, "<parameter=");
                break l90;
              }
              p += 11;
              break l88;
            }
            p = s89;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 60 || !text.startsWith("</function>", p)) {
            reachesEnd(p, "</function>");
            break l86;
          }
          p += 11;
        }
        value = (() => { return 'qwen3-coder'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l91: {
        if (!text.startsWith("<seed:tool_call>", p)) {
          reachesEnd(p, "<seed:tool_call>");
          break l91;
        }
        p += 16;
        value = (() => { return 'seed-oss'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l92: {
        if (!text.startsWith("[TOOL_CALLS]", p)) {
          reachesEnd(p, "[TOOL_CALLS]");
          break l92;
        }
        p += 12;
        value = (() => { return 'mistral'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l93: {
        l94: {
          if (text.charCodeAt(p) === 60) {
            const s96 = p;
            l95: {
              if (!text.startsWith("<\uff5ctool\u2581calls\u2581begin\uff5c>", p)) {
                reachesEnd(p, "<\uff5ctool\u2581calls\u2581begin\uff5c>");
                break l95;
              }
              p += 20;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l94;
            }
            p = s96;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>", p)) {
          reachesEnd(p, "<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>");
          break l93;
        }
        p += 39;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l93;
        }
        p++;
        const near97 = p + 16;
        while (p < near97 && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
        if (p === near97) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l93;
        }
        p += 3;
        value = (() => { return 'deepseek-v3'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l98: {
        l99: {
          if (text.charCodeAt(p) === 60) {
            const s101 = p;
            l100: {
              if (!text.startsWith("<\uff5ctool\u2581calls\u2581begin\uff5c>", p)) {
                reachesEnd(p, "<\uff5ctool\u2581calls\u2581begin\uff5c>");
                break l100;
              }
              p += 20;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l99;
            }
            p = s101;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<\uff5ctool\u2581call\u2581begin\uff5c>", p)) {
          reachesEnd(p, "<\uff5ctool\u2581call\u2581begin\uff5c>");
          break l98;
        }
        p += 19;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60)))) {
          touched ||= p >= end;
          break l98;
        }
        p++;
        const near102 = p + 16;
        while (p < near102 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
        if (p === near102) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<\uff5ctool\u2581sep\uff5c>", p)) {
          reachesEnd(p, "<\uff5ctool\u2581sep\uff5c>");
          break l98;
        }
        p += 12;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l98;
        }
        p++;
        value = (() => { return 'deepseek-v3.1'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l103: {
        if (!text.startsWith("<\uff5cDSML\uff5c", p)) {
          reachesEnd(p, "<\uff5cDSML\uff5c");
          break l103;
        }
        p += 7;
        l104: {
          const s105 = p;
          if (text.charCodeAt(p) === 102) {
            l106: {
              if (!text.startsWith("function_calls>", p)) {
                reachesEnd(p, "function_calls>");
                break l106;
              }
              p += 15;
              break l104;
            }
            p = s105;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 116) {
            l107: {
              if (!text.startsWith("tool_calls>", p)) {
                reachesEnd(p, "tool_calls>");
                break l107;
              }
              p += 11;
              break l104;
            }
            p = s105;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 105 || !text.startsWith("invoke name=", p)) {
            reachesEnd(p, "invoke name=");
            break l103;
          }
          p += 12;
        }
        value = (() => { return 'deepseek-dsml'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l108: {
        if (!text.startsWith("<|tool_call", p)) {
          reachesEnd(p, "<|tool_call");
          break l108;
        }
        p += 11;
        l109: {
          const s110 = p;
          if (text.charCodeAt(p) === 115) {
            l111: {
              if (!text.startsWith("s_section_begin|>", p)) {
                reachesEnd(p, "s_section_begin|>");
                break l111;
              }
              p += 17;
              break l109;
            }
            p = s110;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            l112: {
              if (!text.startsWith("_section_begin|>", p)) {
                reachesEnd(p, "_section_begin|>");
                break l112;
              }
              p += 16;
              break l109;
            }
            p = s110;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_begin|>", p)) {
            reachesEnd(p, "_begin|>");
            break l108;
          }
          p += 8;
        }
        value = (() => { return 'kimi-k2'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l113: {
        if (!text.startsWith("<minimax:tool_call>", p)) {
          reachesEnd(p, "<minimax:tool_call>");
          break l113;
        }
        p += 19;
        value = (() => { return 'minimax-m2'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l114: {

        p++;
        l115: {
          if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
            const s117 = p;
            l116: {
              if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
                touched ||= p >= end;
                break l116;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l116;
              }
              p++;
              break l115;
            }
            p = s117;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 102 || !text.startsWith("function_calls>", p)) {
          reachesEnd(p, "function_calls>");
          break l114;
        }
        p += 15;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l114;
        }
        p++;
        l118: {
          if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
            const s120 = p;
            l119: {
              if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
                touched ||= p >= end;
                break l119;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l119;
              }
              p++;
              break l118;
            }
            p = s120;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 105 || !text.startsWith("invoke", p)) {
          reachesEnd(p, "invoke");
          break l114;
        }
        p += 6;
        value = (() => { return 'anthropic'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l121: {
        if (!text.startsWith("<function_calls>", p)) {
          reachesEnd(p, "<function_calls>");
          break l121;
        }
        p += 16;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
          touched ||= p >= end;
          break l121;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l121;
        }
        p++;
        value = (() => { return 'olmo3'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l122: {
        if (!text.startsWith("<|tool_call>call:", p)) {
          reachesEnd(p, "<|tool_call>call:");
          break l122;
        }
        p += 17;
        value = (() => { return 'gemma4'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l123: {
        if (!text.startsWith("<start_function_call>call:", p)) {
          reachesEnd(p, "<start_function_call>call:");
          break l123;
        }
        p += 26;
        value = (() => { return 'functiongemma'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l124: {
        if (!text.startsWith("<|START_ACTION|>", p)) {
          reachesEnd(p, "<|START_ACTION|>");
          break l124;
        }
        p += 16;
        value = (() => { return 'command-r'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l125: {
        if (!text.startsWith("<TOOLCALL>", p)) {
          reachesEnd(p, "<TOOLCALL>");
          break l125;
        }
        p += 10;
        value = (() => { return 'nemotron-toolcall'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l126: {
        if (!text.startsWith("functools[", p)) {
          reachesEnd(p, "functools[");
          break l126;
        }
        p += 10;
        value = (() => { return 'firefunction'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l127: {
        if (!text.startsWith("<|python_tag|>", p)) {
          reachesEnd(p, "<|python_tag|>");
          break l127;
        }
        p += 14;
        value = (() => { return 'llama3-json'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l128: {
        l129: {
          const s130 = p;
          if (text.charCodeAt(p) === 60) {
            l131: {
              if (!text.startsWith("<|python_start|>", p)) {
                reachesEnd(p, "<|python_start|>");
                break l131;
              }
              p += 16;
              break l129;
            }
            p = s130;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 60 || !text.startsWith("<|tool_call_start|>", p)) {
            reachesEnd(p, "<|tool_call_start|>");
            break l128;
          }
          p += 19;
        }
        value = (() => { return 'pythonic'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l132: {
        if (!text.startsWith("<\uff5ctool_calls_begin\uff5c>", p)) {
          reachesEnd(p, "<\uff5ctool_calls_begin\uff5c>");
          break l132;
        }
        p += 20;
        value = (() => { return 'step3'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l133: {
        if (!text.startsWith("<|tools_prefix|>", p)) {
          reachesEnd(p, "<|tools_prefix|>");
          break l133;
        }
        p += 16;
        value = (() => { return 'apertus'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l134: {
        if (!text.startsWith("<|action_start|>", p)) {
          reachesEnd(p, "<|action_start|>");
          break l134;
        }
        p += 16;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|plugin|>", p)) {
          reachesEnd(p, "<|plugin|>");
          break l134;
        }
        p += 10;
        value = (() => { return 'internlm2'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l135: {
        if (!text.startsWith("<|function_call|>", p)) {
          reachesEnd(p, "<|function_call|>");
          break l135;
        }
        p += 17;
        value = (() => { return 'gigachat'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l136: {
        if (!text.startsWith("<tool_calls>", p)) {
          reachesEnd(p, "<tool_calls>");
          break l136;
        }
        p += 12;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l136;
        }
        p++;
        value = (() => { return 'apriel'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l137: {
        if (!text.startsWith("<|tool_call|>", p)) {
          reachesEnd(p, "<|tool_call|>");
          break l137;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 91)) {
          touched ||= p >= end;
          break l137;
        }
        p = skipList(p);
        if (p < 0) { break l137; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|/tool_call|>", p)) {
          reachesEnd(p, "<|/tool_call|>");
          break l137;
        }
        p += 14;
        value = (() => { return 'phi4'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l146: {
        if (!text.startsWith("<|tool_call|>", p)) {
          reachesEnd(p, "<|tool_call|>");
          break l146;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 91)) {
          touched ||= p >= end;
          break l146;
        }
        p = skipList(p);
        if (p < 0) { break l146; }
        value = (() => { return 'granite'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 62) {
      l147: {
        if (!text.startsWith(">>>", p)) {
          reachesEnd(p, ">>>");
          break l147;
        }
        p += 3;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
          touched ||= p >= end;
          break l147;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l147;
        }
        p = skipEol(p);
        if (p < 0) { break l147; }
        value = (() => { return 'functionary'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l148: {
        l149: {
          const s150 = p;
          if (text.charCodeAt(p) === 60) {
            l151: {
              if (!text.startsWith("<|open|>tools", p)) {
                reachesEnd(p, "<|open|>tools");
                break l151;
              }
              p += 13;
              break l149;
            }
            p = s150;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 60) {
            l152: {
              if (!text.startsWith("<|open|>response", p)) {
                reachesEnd(p, "<|open|>response");
                break l152;
              }
              p += 16;
              break l149;
            }
            p = s150;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 60 || !text.startsWith("<|open|>call", p)) {
            reachesEnd(p, "<|open|>call");
            break l148;
          }
          p += 12;
        }
        value = (() => { return 'kimi-k3'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 93) {
      l153: {
        if (!text.startsWith("]<]minimax[>[", p)) {
          reachesEnd(p, "]<]minimax[>[");
          break l153;
        }
        p += 13;
        value = (() => { return 'minimax-m3'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l154: {
        l155: {
          const s156 = p;
          if (text.charCodeAt(p) === 60) {
            l157: {
              if (!text.startsWith("<|channel|>", p)) {
                reachesEnd(p, "<|channel|>");
                break l157;
              }
              p += 11;
              break l155;
            }
            p = s156;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>assistant", p)) {
            reachesEnd(p, "<|start|>assistant");
            break l154;
          }
          p += 18;
        }
        value = (() => { return 'harmony'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65) {
      l158: {
        if (!text.startsWith("Action:", p)) {
          reachesEnd(p, "Action:");
          break l158;
        }
        p += 7;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```json", p)) {
          reachesEnd(p, "```json");
          break l158;
        }
        p += 7;
        value = (() => { return 'command-r-plus'; })();
        break l78;
      }
      p = s79;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65 || !text.startsWith("Action:", p)) {
      reachesEnd(p, "Action:");
      return undefined;
    }
    p += 7;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const near159 = p + 16;
    while (p < near159 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near159) {
      STOPS_4.lastIndex = p;
      p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipEol(p);
    if (p < 0) { return undefined; }
    if (text.charCodeAt(p) !== 65 || !text.startsWith("Action Input:", p)) {
      reachesEnd(p, "Action Input:");
      return undefined;
    }
    p += 13;
    value = (() => { return 'react'; })();
  }
  pos = p;
  return value;
}

function skipList(p: number): number {
  if (depth >= 400) return -1;
  depth++;
  const found = skipListInside(p);
  depth--;
  return found;
}

function skipListInside(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l138: for (;;) {
    const s140 = p;
    if ((p < end && text.charCodeAt(p) !== 93)) {
      l139: {
        l142: {
          const s143 = p;
          if (text.charCodeAt(p) === 34) {
            l144: {
              p = skipString(p);
              if (p < 0) { break l144; }
              break l142;
            }
            p = s143;
          } else touched ||= p >= end;
          if ((p < end && !((c = text.charCodeAt(p)) === 34 || c === 91 || c === 93))) {
            l145: {
              p++;
              break l142;
            }
            p = s143;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 91)) {
            touched ||= p >= end;
            break l139;
          }
          p = skipList(p);
          if (p < 0) { break l139; }
        }
        continue l138;
      }
      p = s140;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function readOpening(p: number): ["```", string[], "\r\n" | "\n"] | undefined {
  let c = 0;
  let value!: ["```", string[], "\r\n" | "\n"];
  let e163!: "```";
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  e163 = "```";
  p += 3;
  let e164!: string[];
  const list169: string[] = [];
  l165: for (;;) {
    const s167 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
      l166: {
        let v168!: string;
        v168 = text.charAt(p);
        p++;
        list169.push(v168);
        continue l165;
      }
      p = s167;
    } else touched ||= p >= end;
    break;
  }
  e164 = list169;
  let e171!: "\r\n" | "\n";
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r172 = readEol(p);
  if (r172 === undefined) { return undefined; }
  e171 = r172;
  p = pos;
  value = [e163, e164, e171];
  pos = p;
  return value;
}

function readEol(p: number): "\r\n" | "\n" | undefined {
  let value!: "\r\n" | "\n";
  l173: {
    const s174 = p;
    if (text.charCodeAt(p) === 13) {
      l175: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l175;
        }
        value = "\r\n";
        p += 2;
        break l173;
      }
      p = s174;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 10) {
      touched ||= p >= end;
      return undefined;
    }
    value = "\n";
    p++;
  }
  pos = p;
  return value;
}

function leaf14(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditMarkNode | MarkNode | ["<think>", [null, string][], "</think>"] | ["```", [null, string][], "```"] | ["`", null, string[], "`"] | string[] | string;
  l178: {
    const s179 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      l180: {
        const r181 = readEditMark(p);
        if (r181 === undefined) { break l180; }
        value = r181;
        p = pos;
        break l178;
      }
      p = s179;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      l183: {
        const r184 = readMark(p);
        if (r184 === undefined) { break l183; }
        value = r184;
        p = pos;
        break l178;
      }
      p = s179;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l186: {
        const r187 = readThought(p);
        if (r187 === undefined) { break l186; }
        value = r187;
        p = pos;
        break l178;
      }
      p = s179;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l189: {
        const r190 = readCode(p);
        if (r190 === undefined) { break l189; }
        value = r190;
        p = pos;
        break l178;
      }
      p = s179;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r222 = readPlain(p);
    if (r222 === undefined) { return -1; }
    value = r222;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readCode(p: number): ["```", [null, string][], "```"] | ["`", null, string[], "`"] | undefined {
  let c = 0;
  let value!: ["```", [null, string][], "```"] | ["`", null, string[], "`"];
  l191: {
    const s192 = p;
    if (text.charCodeAt(p) === 96) {
      l193: {
        let e194!: "```";
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l193;
        }
        e194 = "```";
        p += 3;
        let e195!: [null, string][];
        const list200: [null, string][] = [];
        l196: for (;;) {
          const s198 = p;
          if (p < end) {
            l197: {
              let v199!: [null, string];
              let e202!: null;
              if (text.charCodeAt(p) === 96) {
                {
                  const s203 = p;
                  l204: {
                    if (!text.startsWith("```", p)) {
                      reachesEnd(p, "```");
                      break l204;
                    }
                    p += 3;
                    break l197;
                  }
                  p = s203;
                }
              } else touched ||= p >= end;
              e202 = null;
              let e206!: string;
              if (!(p < end)) {
                touched ||= p >= end;
                break l197;
              }
              e206 = text.charAt(p);
              p++;
              v199 = [e202, e206];
              list200.push(v199);
              continue l196;
            }
            p = s198;
          } else touched ||= p >= end;
          break;
        }
        if (list200.length === 0) { break l193; }
        e195 = list200;
        let e207!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l193;
        }
        e207 = "```";
        p += 3;
        value = [e194, e195, e207];
        break l191;
      }
      p = s192;
    } else touched ||= p >= end;
    let e208!: "`";
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    e208 = "`";
    p++;
    let e209!: null;
    if (text.charCodeAt(p) === 96) {
      {
        const s210 = p;
        l211: {

          p++;
          return undefined;
        }
        p = s210;
      }
    } else touched ||= p >= end;
    e209 = null;
    let e213!: string[];
    const list218: string[] = [];
    l214: for (;;) {
      const s216 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
        l215: {
          let v217!: string;
          v217 = text.charAt(p);
          p++;
          list218.push(v217);
          continue l214;
        }
        p = s216;
      } else touched ||= p >= end;
      break;
    }
    if (list218.length === 0) { return undefined; }
    e213 = list218;
    let e220!: "`";
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    e220 = "`";
    p++;
    value = [e208, e209, e213, e220];
  }
  pos = p;
  return value;
}

function readPlain(p: number): string[] | string | undefined {
  let c = 0;
  let value!: string[] | string;
  l223: {
    const s224 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) {
      l225: {
        const list230: string[] = [];
        l226: for (;;) {
          const s228 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) {
            l227: {
              let v229!: string;
              v229 = text.charAt(p);
              p++;
              list230.push(v229);
              continue l226;
            }
            p = s228;
          } else touched ||= p >= end;
          break;
        }
        if (list230.length === 0) { break l225; }
        value = list230;
        break l223;
      }
      p = s224;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l232: {
        const list237: string[] = [];
        l233: for (;;) {
          const s235 = p;
          if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
            l234: {
              let v236!: string;
              v236 = text.charAt(p);
              p++;
              list237.push(v236);
              continue l233;
            }
            p = s235;
          } else touched ||= p >= end;
          break;
        }
        if (list237.length === 0) { break l232; }
        value = list237;
        break l223;
      }
      p = s224;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    value = text.charAt(p);
    p++;
  }
  pos = p;
  return value;
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'loop', body: { op: 'leaf', read: leaf14 } }] } };

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: {
    load(next) {
      text = next.text;
      end = text.length;
      base = next.base;
    },
    touched: () => touched,
    value: () => leafValue,
    within: () => 0,
    mistakes: () => trail,
  },
  starts: {
    Reply: { op: 'again', step: () => stepReply },
  },
  mistakes: {
  },
  registers: 0,
  tables: 0,
};
