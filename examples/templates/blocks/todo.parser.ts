// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, startsOf } from 'peglot/define';

export interface FileHeadNode extends TreeNode {
  readonly type: 'FileHead';
  readonly path: string;
}

export interface FileEndNode extends TreeNode {
  readonly type: 'FileEnd';
}

export interface MissingFileEndNode extends RecoveryNode {
  readonly type: 'MissingFileEnd';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly FileHead: FileHeadNode;
  readonly FileEnd: FileEndNode;
  readonly MissingFileEnd: MissingFileEndNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly FileText: TextPiece<'FileText'>;
  readonly ProseText: TextPiece<'ProseText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly MissingFileEnd: MissingFileEndNode;
}

// The text that is read, and what the last reading found.
let text = '';
let end = 0;
let base = 0;
let over = true;
let pos = 0;
let touched = false;
let within = 0;
let leafValue: unknown;
let trail: RecoveryNode[] = [];

// What is left of the text may go on to be the literal.
function reachesEnd(p: number, literal: string): void {
  if (p + literal.length > end && literal.startsWith(text.slice(p))) touched = true;
}

const STOPS_0 = /[\u000a\u000d]/g;
const STARTS_1 = startsOf([64, 64]);
const STARTS_2 = startsOf([0, 65535]);

function leaf0(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FileHeadNode;
  if (!(text.charCodeAt(p) === 64)) {
    touched ||= p >= end;
    return -1;
  }
  const r1 = readFileHead(p);
  if (r1 === undefined) { return -1; }
  value = r1;
  p = pos;
  leafValue = value;
  return p;
}

function readFileHead(p: number): FileHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_path!: string;
  if (text.charCodeAt(p) !== 64 || !text.startsWith("@@ ", p)) {
    reachesEnd(p, "@@ ");
    return undefined;
  }
  p += 3;
  if (text.charCodeAt(p) === 101) {
    {
      const s2 = p;
      l3: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l3;
        }
        p += 3;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l3; }
        return undefined;
      }
      p = s2;
    }
  } else touched ||= p >= end;
  const s15 = p;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near16 = p + 16;
  while (p < near16 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near16) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l_path = text.slice(s15, p);
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'FileHead', start: base + start, end: base + p, path: l_path };
}

function skipLineEnd(p: number): number {
  let c = 0;
  l5: {
    const s6 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l7: {
        p = skipEol(p);
        if (p < 0) { break l7; }
        break l5;
      }
      p = s6;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s12 = p;
        l13: {
          p++;
          return -1;
        }
        p = s12;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipEol(p: number): number {
  l8: {
    const s9 = p;
    if (text.charCodeAt(p) === 13) {
      l10: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l10;
        }
        p += 2;
        break l8;
      }
      p = s9;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l11: {

        p++;
        break l8;
      }
      p = s9;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf4(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e18!: null;
  if (text.charCodeAt(p) === 64) {
    {
      const s19 = p;
      l20: {
        p = skipEnd(p);
        if (p < 0) { break l20; }
        return -1;
      }
      p = s19;
    }
  } else touched ||= p >= end;
  e18 = null;
  value = [e18];
  leafValue = value;
  return p;
}

function skipEnd(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 64 || !text.startsWith("@@ end", p)) {
    reachesEnd(p, "@@ end");
    return -1;
  }
  p += 6;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function text6(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near22 = p + 16;
      while (p < near22 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near22) {
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
      l23: {

        const near24 = p + 16;
        while (p < near24 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near24) {
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
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l25: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l25;
        }
        p = skipEol(p);
        if (p < 0) { break l25; }
        if (text.charCodeAt(p) === 64) {
          {
            const s26 = p;
            l27: {
              p = skipEnd(p);
              if (p < 0) { break l27; }
              break l25;
            }
            p = s26;
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

function leaf7(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FileEndNode | MissingFileEndNode;
  l29: {
    const s30 = p;
    const t31 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13 || c === 64)) {
      l32: {
        const r33 = readFileEnd(p);
        if (r33 === undefined) { break l32; }
        value = r33;
        p = pos;
        break l29;
      }
      p = s30;
      if (trail.length > t31) trail.length = t31;
    } else touched ||= p >= end;
    const r38 = readMissingFileEnd(p);
    if (r38 === undefined) { return -1; }
    value = r38;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFileEnd(p: number): FileEndNode | undefined {
  let c = 0;
  const start = p;
  l34: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s36 = p;
      l35: {
        p = skipEol(p);
        if (p < 0) { break l35; }
        break l34;
      }
      p = s36;
    } else touched ||= p >= end;
  }
  if (!(text.charCodeAt(p) === 64)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'FileEnd', start: base + start, end: base + p };
}

function readMissingFileEnd(p: number): MissingFileEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingFileEndNode = { type: 'MissingFileEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf10(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | "\r\n" | "\n" | "\r";
  l40: {
    const s41 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l42: {
        const r43 = readLine(p);
        if (r43 === undefined) { break l42; }
        value = r43;
        p = pos;
        break l40;
      }
      p = s41;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return -1;
    }
    const r51 = readEol(p);
    if (r51 === undefined) { return -1; }
    value = r51;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLine(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list48: string[] = [];
  l44: for (;;) {
    const s46 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l45: {
        let v47!: string;
        v47 = text.charAt(p);
        p++;
        list48.push(v47);
        continue l44;
      }
      p = s46;
    } else touched ||= p >= end;
    break;
  }
  if (list48.length === 0) { return undefined; }
  value = list48;
  pos = p;
  return value;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l52: {
    const s53 = p;
    if (text.charCodeAt(p) === 13) {
      l54: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l54;
        }
        value = "\r\n";
        p += 2;
        break l52;
      }
      p = s53;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l55: {

        value = "\n";
        p++;
        break l52;
      }
      p = s53;
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

function text13(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 4: {
      const near57 = p + 16;
      while (p < near57 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near57) {
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
    if (text.charCodeAt(p) === 13) {
      l58: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l58;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l59: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l59;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l60: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l60;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l61: {
        if (text.charCodeAt(p) === 64) {
          {
            const s62 = p;
            l63: {
              p = skip_fileHead(p);
              if (p < 0) { break l63; }
              break l61;
            }
            p = s62;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l61;
        }
        p++;
        const near66 = p + 16;
        while (p < near66 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near66) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        if (p >= end) {
          if (!touched) {
            within = 4;
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
    return from;
  }
}

function skip_fileHead(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 64 || !text.startsWith("@@ ", p)) {
    reachesEnd(p, "@@ ");
    return -1;
  }
  p += 3;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near65 = p + 16;
  while (p < near65 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near65) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  return p;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_1, STARTS_2], alternatives: [{ op: 'again', step: () => stepFile }, { op: 'again', step: () => stepProse }] };
const stepFile: Step = { op: 'rule', name: 'File', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'optional', body: { op: 'again', step: () => stepFileText } }, { op: 'leaf', read: leaf7 }] } };
const stepFileText: Step = { op: 'rule', name: 'FileText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf4, body: { op: 'text', read: text6 } }] } };
const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'again', step: () => stepProseText } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf10 }, { op: 'text', read: text13 }] } };

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: {
    load(next) {
      text = next.text;
      end = text.length;
      base = next.base;
      over = next.over;
    },
    touched: () => touched,
    value: () => leafValue,
    within: () => within,
    mistakes: () => trail,
  },
  starts: {
    Reply: { op: 'loop', body: stepItem },
  },
  mistakes: {
    MissingFileEnd: {"code":"missing-file-end","severity":"error","meaning":"Nothing ends a file: the text stops inside it.","example":"@@ a.txt\none","mend":"End each file with a line \"@@ end\".","isCut":false},
  },
  registers: 0,
  tables: 0,
};
