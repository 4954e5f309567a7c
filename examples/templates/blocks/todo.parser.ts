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

const STARTS_0 = startsOf([64, 64]);
const STARTS_1 = startsOf([0, 65535]);

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
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
  let e17!: null;
  if (text.charCodeAt(p) === 64) {
    {
      const s18 = p;
      l19: {
        p = skipEnd(p);
        if (p < 0) { break l19; }
        return -1;
      }
      p = s18;
    }
  } else touched ||= p >= end;
  e17 = null;
  value = [e17];
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
      l21: {

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
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l22: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l22;
        }
        p = skipEol(p);
        if (p < 0) { break l22; }
        if (text.charCodeAt(p) === 64) {
          {
            const s23 = p;
            l24: {
              p = skipEnd(p);
              if (p < 0) { break l24; }
              break l22;
            }
            p = s23;
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
  l26: {
    const s27 = p;
    const t28 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13 || c === 64)) {
      l29: {
        const r30 = readFileEnd(p);
        if (r30 === undefined) { break l29; }
        value = r30;
        p = pos;
        break l26;
      }
      p = s27;
      if (trail.length > t28) trail.length = t28;
    } else touched ||= p >= end;
    const r35 = readMissingFileEnd(p);
    if (r35 === undefined) { return -1; }
    value = r35;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFileEnd(p: number): FileEndNode | undefined {
  let c = 0;
  const start = p;
  l31: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s33 = p;
      l32: {
        p = skipEol(p);
        if (p < 0) { break l32; }
        break l31;
      }
      p = s33;
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
  l37: {
    const s38 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l39: {
        const r40 = readLine(p);
        if (r40 === undefined) { break l39; }
        value = r40;
        p = pos;
        break l37;
      }
      p = s38;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return -1;
    }
    const r48 = readEol(p);
    if (r48 === undefined) { return -1; }
    value = r48;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLine(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list45: string[] = [];
  l41: for (;;) {
    const s43 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l42: {
        let v44!: string;
        v44 = text.charAt(p);
        p++;
        list45.push(v44);
        continue l41;
      }
      p = s43;
    } else touched ||= p >= end;
    break;
  }
  if (list45.length === 0) { return undefined; }
  value = list45;
  pos = p;
  return value;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l49: {
    const s50 = p;
    if (text.charCodeAt(p) === 13) {
      l51: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l51;
        }
        value = "\r\n";
        p += 2;
        break l49;
      }
      p = s50;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l52: {

        value = "\n";
        p++;
        break l49;
      }
      p = s50;
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
    case 4:
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
    if (text.charCodeAt(p) === 13) {
      l54: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l54;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l55: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l55;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l56: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l56;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l57: {
        if (text.charCodeAt(p) === 64) {
          {
            const s58 = p;
            l59: {
              p = skip_fileHead(p);
              if (p < 0) { break l59; }
              break l57;
            }
            p = s58;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l57;
        }
        p++;
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  return p;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepFile }, { op: 'again', step: () => stepProse }] };
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
