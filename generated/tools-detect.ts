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
      l74: {
        const r75 = readMark(p);
        if (r75 === undefined) { break l74; }
        value = r75;
        p = pos;
        break l1;
      }
      p = s2;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r156 = readOpening(p);
    if (r156 === undefined) { return -1; }
    value = r156;
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
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
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
      l59: {
        if (!text.startsWith("<<<<<<< SEARCH", p)) {
          reachesEnd(p, "<<<<<<< SEARCH");
          break l59;
        }
        p += 14;
        l60: {
          if (text.charCodeAt(p) === 62) {
            const s62 = p;
            l61: {

              p++;
              break l60;
            }
            p = s62;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l59;
        }
        p = skipEol(p);
        if (p < 0) { break l59; }
        l63: {
          const s64 = p;
          if (text.charCodeAt(p) === 58) {
            l65: {
              if (!text.startsWith(":start_line:", p)) {
                reachesEnd(p, ":start_line:");
                break l65;
              }
              p += 12;
              break l63;
            }
            p = s64;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 45 || !text.startsWith("-------", p)) {
            reachesEnd(p, "-------");
            break l59;
          }
          p += 7;
        }
        value = (() => { return 'roo-diff'; })();
        break l52;
      }
      p = s53;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l66: {
        if (!text.startsWith("<<<<<<< SEARCH", p)) {
          reachesEnd(p, "<<<<<<< SEARCH");
          break l66;
        }
        p += 14;
        l67: {
          if (text.charCodeAt(p) === 62) {
            const s69 = p;
            l68: {

              p++;
              break l67;
            }
            p = s69;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l66;
        }
        p = skipEol(p);
        if (p < 0) { break l66; }
        value = (() => { return 'aider-search-replace'; })();
        break l52;
      }
      p = s53;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l70: {
        if (!text.startsWith("------- SEARCH", p)) {
          reachesEnd(p, "------- SEARCH");
          break l70;
        }
        p += 14;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l70;
        }
        p = skipEol(p);
        if (p < 0) { break l70; }
        value = (() => { return 'cline-diff'; })();
        break l52;
      }
      p = s53;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l71: {
        if (!text.startsWith("*** Begin Patch", p)) {
          reachesEnd(p, "*** Begin Patch");
          break l71;
        }
        p += 15;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l71;
        }
        p = skipEol(p);
        if (p < 0) { break l71; }
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
  const r76 = read_mark(p);
  if (r76 === undefined) { return undefined; }
  l_dialect = r76;
  p = pos;
  pos = p;
  return { type: 'Mark', start: base + start, end: base + p, dialect: l_dialect };
}

function read_mark(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l77: {
    const s78 = p;
    if (text.charCodeAt(p) === 60) {
      l79: {
        if (!text.startsWith("<tool_call>", p)) {
          reachesEnd(p, "<tool_call>");
          break l79;
        }
        p += 11;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l79;
        }
        p++;
        value = (() => { return 'hermes'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l80: {
        if (!text.startsWith("<tool_call>", p)) {
          reachesEnd(p, "<tool_call>");
          break l80;
        }
        p += 11;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l80;
        }
        p++;
        value = (() => { return 'granite'; })();
        break l77;
      }
      p = s78;
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
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<function=", p)) {
          reachesEnd(p, "<function=");
          break l81;
        }
        p += 10;
        value = (() => { return 'qwen3-coder'; })();
        break l77;
      }
      p = s78;
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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l82;
        }
        p++;
        value = (() => { return 'glm'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l83: {
        if (!text.startsWith("<function=", p)) {
          reachesEnd(p, "<function=");
          break l83;
        }
        p += 10;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62)))) {
          touched ||= p >= end;
          break l83;
        }
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l83;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l83;
        }
        p++;
        value = (() => { return 'functionary'; })();
        break l77;
      }
      p = s78;
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
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l84;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l85: {
          const s86 = p;
          if (text.charCodeAt(p) === 60) {
            l87: {
              if (!text.startsWith("<parameter=", p)) {
                reachesEnd(p, "<parameter=");
                break l87;
              }
              p += 11;
              break l85;
            }
            p = s86;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 60 || !text.startsWith("</function>", p)) {
            reachesEnd(p, "</function>");
            break l84;
          }
          p += 11;
        }
        value = (() => { return 'qwen3-coder'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l88: {
        if (!text.startsWith("<seed:tool_call>", p)) {
          reachesEnd(p, "<seed:tool_call>");
          break l88;
        }
        p += 16;
        value = (() => { return 'seed-oss'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l89: {
        if (!text.startsWith("[TOOL_CALLS]", p)) {
          reachesEnd(p, "[TOOL_CALLS]");
          break l89;
        }
        p += 12;
        value = (() => { return 'mistral'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l90: {
        l91: {
          if (text.charCodeAt(p) === 60) {
            const s93 = p;
            l92: {
              if (!text.startsWith("<\uff5ctool\u2581calls\u2581begin\uff5c>", p)) {
                reachesEnd(p, "<\uff5ctool\u2581calls\u2581begin\uff5c>");
                break l92;
              }
              p += 20;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l91;
            }
            p = s93;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>", p)) {
          reachesEnd(p, "<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>");
          break l90;
        }
        p += 39;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l90;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l90;
        }
        p += 3;
        value = (() => { return 'deepseek-v3'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l94: {
        l95: {
          if (text.charCodeAt(p) === 60) {
            const s97 = p;
            l96: {
              if (!text.startsWith("<\uff5ctool\u2581calls\u2581begin\uff5c>", p)) {
                reachesEnd(p, "<\uff5ctool\u2581calls\u2581begin\uff5c>");
                break l96;
              }
              p += 20;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l95;
            }
            p = s97;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<\uff5ctool\u2581call\u2581begin\uff5c>", p)) {
          reachesEnd(p, "<\uff5ctool\u2581call\u2581begin\uff5c>");
          break l94;
        }
        p += 19;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60)))) {
          touched ||= p >= end;
          break l94;
        }
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<\uff5ctool\u2581sep\uff5c>", p)) {
          reachesEnd(p, "<\uff5ctool\u2581sep\uff5c>");
          break l94;
        }
        p += 12;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l94;
        }
        p++;
        value = (() => { return 'deepseek-v3.1'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l98: {
        if (!text.startsWith("<\uff5cDSML\uff5c", p)) {
          reachesEnd(p, "<\uff5cDSML\uff5c");
          break l98;
        }
        p += 7;
        l99: {
          const s100 = p;
          if (text.charCodeAt(p) === 102) {
            l101: {
              if (!text.startsWith("function_calls>", p)) {
                reachesEnd(p, "function_calls>");
                break l101;
              }
              p += 15;
              break l99;
            }
            p = s100;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 116) {
            l102: {
              if (!text.startsWith("tool_calls>", p)) {
                reachesEnd(p, "tool_calls>");
                break l102;
              }
              p += 11;
              break l99;
            }
            p = s100;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 105 || !text.startsWith("invoke name=", p)) {
            reachesEnd(p, "invoke name=");
            break l98;
          }
          p += 12;
        }
        value = (() => { return 'deepseek-dsml'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l103: {
        if (!text.startsWith("<|tool_call", p)) {
          reachesEnd(p, "<|tool_call");
          break l103;
        }
        p += 11;
        l104: {
          const s105 = p;
          if (text.charCodeAt(p) === 115) {
            l106: {
              if (!text.startsWith("s_section_begin|>", p)) {
                reachesEnd(p, "s_section_begin|>");
                break l106;
              }
              p += 17;
              break l104;
            }
            p = s105;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            l107: {
              if (!text.startsWith("_section_begin|>", p)) {
                reachesEnd(p, "_section_begin|>");
                break l107;
              }
              p += 16;
              break l104;
            }
            p = s105;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_begin|>", p)) {
            reachesEnd(p, "_begin|>");
            break l103;
          }
          p += 8;
        }
        value = (() => { return 'kimi-k2'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l108: {
        if (!text.startsWith("<minimax:tool_call>", p)) {
          reachesEnd(p, "<minimax:tool_call>");
          break l108;
        }
        p += 19;
        value = (() => { return 'minimax-m2'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l109: {

        p++;
        l110: {
          if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
            const s112 = p;
            l111: {
              if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
                touched ||= p >= end;
                break l111;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l111;
              }
              p++;
              break l110;
            }
            p = s112;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 102 || !text.startsWith("function_calls>", p)) {
          reachesEnd(p, "function_calls>");
          break l109;
        }
        p += 15;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l109;
        }
        p++;
        l113: {
          if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
            const s115 = p;
            l114: {
              if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
                touched ||= p >= end;
                break l114;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l114;
              }
              p++;
              break l113;
            }
            p = s115;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 105 || !text.startsWith("invoke", p)) {
          reachesEnd(p, "invoke");
          break l109;
        }
        p += 6;
        value = (() => { return 'anthropic'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l116: {
        if (!text.startsWith("<function_calls>", p)) {
          reachesEnd(p, "<function_calls>");
          break l116;
        }
        p += 16;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
          touched ||= p >= end;
          break l116;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l116;
        }
        p++;
        value = (() => { return 'olmo3'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l117: {
        if (!text.startsWith("<|tool_call>call:", p)) {
          reachesEnd(p, "<|tool_call>call:");
          break l117;
        }
        p += 17;
        value = (() => { return 'gemma4'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l118: {
        if (!text.startsWith("<start_function_call>call:", p)) {
          reachesEnd(p, "<start_function_call>call:");
          break l118;
        }
        p += 26;
        value = (() => { return 'functiongemma'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l119: {
        if (!text.startsWith("<|START_ACTION|>", p)) {
          reachesEnd(p, "<|START_ACTION|>");
          break l119;
        }
        p += 16;
        value = (() => { return 'command-r'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l120: {
        if (!text.startsWith("<TOOLCALL>", p)) {
          reachesEnd(p, "<TOOLCALL>");
          break l120;
        }
        p += 10;
        value = (() => { return 'nemotron-toolcall'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l121: {
        if (!text.startsWith("functools[", p)) {
          reachesEnd(p, "functools[");
          break l121;
        }
        p += 10;
        value = (() => { return 'firefunction'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l122: {
        if (!text.startsWith("<|python_tag|>", p)) {
          reachesEnd(p, "<|python_tag|>");
          break l122;
        }
        p += 14;
        value = (() => { return 'llama3-json'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l123: {
        l124: {
          const s125 = p;
          if (text.charCodeAt(p) === 60) {
            l126: {
              if (!text.startsWith("<|python_start|>", p)) {
                reachesEnd(p, "<|python_start|>");
                break l126;
              }
              p += 16;
              break l124;
            }
            p = s125;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 60 || !text.startsWith("<|tool_call_start|>", p)) {
            reachesEnd(p, "<|tool_call_start|>");
            break l123;
          }
          p += 19;
        }
        value = (() => { return 'pythonic'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l127: {
        if (!text.startsWith("<\uff5ctool_calls_begin\uff5c>", p)) {
          reachesEnd(p, "<\uff5ctool_calls_begin\uff5c>");
          break l127;
        }
        p += 20;
        value = (() => { return 'step3'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l128: {
        if (!text.startsWith("<|tools_prefix|>", p)) {
          reachesEnd(p, "<|tools_prefix|>");
          break l128;
        }
        p += 16;
        value = (() => { return 'apertus'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l129: {
        if (!text.startsWith("<|action_start|>", p)) {
          reachesEnd(p, "<|action_start|>");
          break l129;
        }
        p += 16;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|plugin|>", p)) {
          reachesEnd(p, "<|plugin|>");
          break l129;
        }
        p += 10;
        value = (() => { return 'internlm2'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l130: {
        if (!text.startsWith("<|function_call|>", p)) {
          reachesEnd(p, "<|function_call|>");
          break l130;
        }
        p += 17;
        value = (() => { return 'gigachat'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l131: {
        if (!text.startsWith("<tool_calls>", p)) {
          reachesEnd(p, "<tool_calls>");
          break l131;
        }
        p += 12;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l131;
        }
        p++;
        value = (() => { return 'apriel'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l132: {
        if (!text.startsWith("<|tool_call|>", p)) {
          reachesEnd(p, "<|tool_call|>");
          break l132;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 91)) {
          touched ||= p >= end;
          break l132;
        }
        p = skipList(p);
        if (p < 0) { break l132; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|/tool_call|>", p)) {
          reachesEnd(p, "<|/tool_call|>");
          break l132;
        }
        p += 14;
        value = (() => { return 'phi4'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l141: {
        if (!text.startsWith("<|tool_call|>", p)) {
          reachesEnd(p, "<|tool_call|>");
          break l141;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 91)) {
          touched ||= p >= end;
          break l141;
        }
        p = skipList(p);
        if (p < 0) { break l141; }
        value = (() => { return 'granite'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 62) {
      l142: {
        if (!text.startsWith(">>>", p)) {
          reachesEnd(p, ">>>");
          break l142;
        }
        p += 3;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
          touched ||= p >= end;
          break l142;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l142;
        }
        p = skipEol(p);
        if (p < 0) { break l142; }
        value = (() => { return 'functionary'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l143: {
        l144: {
          const s145 = p;
          if (text.charCodeAt(p) === 60) {
            l146: {
              if (!text.startsWith("<|open|>tools", p)) {
                reachesEnd(p, "<|open|>tools");
                break l146;
              }
              p += 13;
              break l144;
            }
            p = s145;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 60) {
            l147: {
              if (!text.startsWith("<|open|>response", p)) {
                reachesEnd(p, "<|open|>response");
                break l147;
              }
              p += 16;
              break l144;
            }
            p = s145;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 60 || !text.startsWith("<|open|>call", p)) {
            reachesEnd(p, "<|open|>call");
            break l143;
          }
          p += 12;
        }
        value = (() => { return 'kimi-k3'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 93) {
      l148: {
        if (!text.startsWith("]<]minimax[>[", p)) {
          reachesEnd(p, "]<]minimax[>[");
          break l148;
        }
        p += 13;
        value = (() => { return 'minimax-m3'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l149: {
        l150: {
          const s151 = p;
          if (text.charCodeAt(p) === 60) {
            l152: {
              if (!text.startsWith("<|channel|>", p)) {
                reachesEnd(p, "<|channel|>");
                break l152;
              }
              p += 11;
              break l150;
            }
            p = s151;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>assistant", p)) {
            reachesEnd(p, "<|start|>assistant");
            break l149;
          }
          p += 18;
        }
        value = (() => { return 'harmony'; })();
        break l77;
      }
      p = s78;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65) {
      l153: {
        if (!text.startsWith("Action:", p)) {
          reachesEnd(p, "Action:");
          break l153;
        }
        p += 7;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```json", p)) {
          reachesEnd(p, "```json");
          break l153;
        }
        p += 7;
        value = (() => { return 'command-r-plus'; })();
        break l77;
      }
      p = s78;
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
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
  l133: for (;;) {
    const s135 = p;
    if ((p < end && text.charCodeAt(p) !== 93)) {
      l134: {
        l137: {
          const s138 = p;
          if (text.charCodeAt(p) === 34) {
            l139: {
              p = skipString(p);
              if (p < 0) { break l139; }
              break l137;
            }
            p = s138;
          } else touched ||= p >= end;
          if ((p < end && !((c = text.charCodeAt(p)) === 34 || c === 91 || c === 93))) {
            l140: {
              p++;
              break l137;
            }
            p = s138;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 91)) {
            touched ||= p >= end;
            break l134;
          }
          p = skipList(p);
          if (p < 0) { break l134; }
        }
        continue l133;
      }
      p = s135;
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
  let e157!: "```";
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  e157 = "```";
  p += 3;
  let e158!: string[];
  const list163: string[] = [];
  l159: for (;;) {
    const s161 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
      l160: {
        let v162!: string;
        v162 = text.charAt(p);
        p++;
        list163.push(v162);
        continue l159;
      }
      p = s161;
    } else touched ||= p >= end;
    break;
  }
  e158 = list163;
  let e165!: "\r\n" | "\n";
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r166 = readEol(p);
  if (r166 === undefined) { return undefined; }
  e165 = r166;
  p = pos;
  value = [e157, e158, e165];
  pos = p;
  return value;
}

function readEol(p: number): "\r\n" | "\n" | undefined {
  let value!: "\r\n" | "\n";
  l167: {
    const s168 = p;
    if (text.charCodeAt(p) === 13) {
      l169: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l169;
        }
        value = "\r\n";
        p += 2;
        break l167;
      }
      p = s168;
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
  l172: {
    const s173 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      l174: {
        const r175 = readEditMark(p);
        if (r175 === undefined) { break l174; }
        value = r175;
        p = pos;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      l177: {
        const r178 = readMark(p);
        if (r178 === undefined) { break l177; }
        value = r178;
        p = pos;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l180: {
        const r181 = readThought(p);
        if (r181 === undefined) { break l180; }
        value = r181;
        p = pos;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l183: {
        const r184 = readCode(p);
        if (r184 === undefined) { break l183; }
        value = r184;
        p = pos;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r216 = readPlain(p);
    if (r216 === undefined) { return -1; }
    value = r216;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readCode(p: number): ["```", [null, string][], "```"] | ["`", null, string[], "`"] | undefined {
  let c = 0;
  let value!: ["```", [null, string][], "```"] | ["`", null, string[], "`"];
  l185: {
    const s186 = p;
    if (text.charCodeAt(p) === 96) {
      l187: {
        let e188!: "```";
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l187;
        }
        e188 = "```";
        p += 3;
        let e189!: [null, string][];
        const list194: [null, string][] = [];
        l190: for (;;) {
          const s192 = p;
          if (p < end) {
            l191: {
              let v193!: [null, string];
              let e196!: null;
              if (text.charCodeAt(p) === 96) {
                {
                  const s197 = p;
                  l198: {
                    if (!text.startsWith("```", p)) {
                      reachesEnd(p, "```");
                      break l198;
                    }
                    p += 3;
                    break l191;
                  }
                  p = s197;
                }
              } else touched ||= p >= end;
              e196 = null;
              let e200!: string;
              if (!(p < end)) {
                touched ||= p >= end;
                break l191;
              }
              e200 = text.charAt(p);
              p++;
              v193 = [e196, e200];
              list194.push(v193);
              continue l190;
            }
            p = s192;
          } else touched ||= p >= end;
          break;
        }
        if (list194.length === 0) { break l187; }
        e189 = list194;
        let e201!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l187;
        }
        e201 = "```";
        p += 3;
        value = [e188, e189, e201];
        break l185;
      }
      p = s186;
    } else touched ||= p >= end;
    let e202!: "`";
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    e202 = "`";
    p++;
    let e203!: null;
    if (text.charCodeAt(p) === 96) {
      {
        const s204 = p;
        l205: {

          p++;
          return undefined;
        }
        p = s204;
      }
    } else touched ||= p >= end;
    e203 = null;
    let e207!: string[];
    const list212: string[] = [];
    l208: for (;;) {
      const s210 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
        l209: {
          let v211!: string;
          v211 = text.charAt(p);
          p++;
          list212.push(v211);
          continue l208;
        }
        p = s210;
      } else touched ||= p >= end;
      break;
    }
    if (list212.length === 0) { return undefined; }
    e207 = list212;
    let e214!: "`";
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    e214 = "`";
    p++;
    value = [e202, e203, e207, e214];
  }
  pos = p;
  return value;
}

function readPlain(p: number): string[] | string | undefined {
  let c = 0;
  let value!: string[] | string;
  l217: {
    const s218 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) {
      l219: {
        const list224: string[] = [];
        l220: for (;;) {
          const s222 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) {
            l221: {
              let v223!: string;
              v223 = text.charAt(p);
              p++;
              list224.push(v223);
              continue l220;
            }
            p = s222;
          } else touched ||= p >= end;
          break;
        }
        if (list224.length === 0) { break l219; }
        value = list224;
        break l217;
      }
      p = s218;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l226: {
        const list231: string[] = [];
        l227: for (;;) {
          const s229 = p;
          if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
            l228: {
              let v230!: string;
              v230 = text.charAt(p);
              p++;
              list231.push(v230);
              continue l227;
            }
            p = s229;
          } else touched ||= p >= end;
          break;
        }
        if (list231.length === 0) { break l226; }
        value = list231;
        break l217;
      }
      p = s218;
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
