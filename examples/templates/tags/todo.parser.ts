// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, startsOf } from 'peglot/define';

export interface CallOpenNode extends TreeNode {
  readonly type: 'CallOpen';
  readonly name: string;
}

export interface CallCloseNode extends TreeNode {
  readonly type: 'CallClose';
}

export interface ValueOpenNode extends TreeNode {
  readonly type: 'ValueOpen';
  readonly name: string;
}

export interface ValueCloseNode extends TreeNode {
  readonly type: 'ValueClose';
}

export interface TextHeadNode extends TreeNode {
  readonly type: 'TextHead';
  readonly text: string;
}

export interface MissingCallCloseNode extends RecoveryNode {
  readonly type: 'MissingCallClose';
}

export interface MissingValueCloseNode extends RecoveryNode {
  readonly type: 'MissingValueClose';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly CallOpen: CallOpenNode;
  readonly ValueOpen: ValueOpenNode;
  readonly ValueClose: ValueCloseNode;
  readonly MissingValueClose: MissingValueCloseNode;
  readonly CallClose: CallCloseNode;
  readonly MissingCallClose: MissingCallCloseNode;
  readonly TextHead: TextHeadNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly ValueText: TextPiece<'ValueText'>;
  readonly TextRest: TextPiece<'TextRest'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly MissingCallClose: MissingCallCloseNode;
  readonly MissingValueClose: MissingValueCloseNode;
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

const STOPS_0 = /[\u000a\u000d\u0022]/g;
const STARTS_1 = startsOf([60, 60]);
const STARTS_2 = startsOf([0, 65535]);

function leaf0(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallOpenNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r1 = readCallOpen(p);
  if (r1 === undefined) { return -1; }
  value = r1;
  p = pos;
  leafValue = value;
  return p;
}

function readCallOpen(p: number): CallOpenNode | undefined {
  const start = p;
  let l_name!: string;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<call", p)) {
    reachesEnd(p, "<call");
    return undefined;
  }
  p += 5;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(text.charCodeAt(p) === 110)) {
    touched ||= p >= end;
    return undefined;
  }
  const r5 = readNameOf(p);
  if (r5 === undefined) { return undefined; }
  l_name = r5;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'CallOpen', start: base + start, end: base + p, name: l_name };
}

function skipBlanks(p: number): number {
  let c = 0;
  l2: {
    const s3 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l4: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l4;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l2;
      }
      p = s3;
    } else touched ||= p >= end;

  }
  return p;
}

function readNameOf(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (text.charCodeAt(p) !== 110 || !text.startsWith("name=\"", p)) {
    reachesEnd(p, "name=\"");
    return undefined;
  }
  p += 6;
  const s6 = p;
  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near7 = p + 16;
  while (p < near7 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
  if (p === near7) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  value = text.slice(s6, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return value;
}

function leaf4(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[];
  const r10 = readBlankText(p);
  if (r10 === undefined) { return -1; }
  value = r10;
  p = pos;
  leafValue = value;
  return p;
}

function readBlankText(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list15: string[] = [];
  l11: for (;;) {
    const s13 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l12: {
        let v14!: string;
        v14 = text.charAt(p);
        p++;
        list15.push(v14);
        continue l11;
      }
      p = s13;
    } else touched ||= p >= end;
    break;
  }
  value = list15;
  pos = p;
  return value;
}

function leaf6(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ValueOpenNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r18 = readValueOpen(p);
  if (r18 === undefined) { return -1; }
  value = r18;
  p = pos;
  leafValue = value;
  return p;
}

function readValueOpen(p: number): ValueOpenNode | undefined {
  const start = p;
  let l_name!: string;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<value", p)) {
    reachesEnd(p, "<value");
    return undefined;
  }
  p += 6;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(text.charCodeAt(p) === 110)) {
    touched ||= p >= end;
    return undefined;
  }
  const r19 = readNameOf(p);
  if (r19 === undefined) { return undefined; }
  l_name = r19;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'ValueOpen', start: base + start, end: base + p, name: l_name };
}

function text8(p: number, inside: number): number {
  within = inside;
  switch (inside) {
    case 1: {
      p = text.indexOf("<", p);
      if (p < 0) p = end;
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
    if ((p < end && text.charCodeAt(p) !== 60)) {
      l22: {

        p = text.indexOf("<", p);
        if (p < 0) p = end;
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
      l23: {
        if (text.charCodeAt(p) === 60) {
          {
            const s24 = p;
            l25: {
              if (!text.startsWith("</value>", p)) {
                reachesEnd(p, "</value>");
                break l25;
              }
              p += 8;
              break l23;
            }
            p = s24;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l23;
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

function leaf9(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ValueCloseNode | MissingValueCloseNode;
  l27: {
    const s28 = p;
    const t29 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l30: {
        const r31 = readValueClose(p);
        if (r31 === undefined) { break l30; }
        value = r31;
        p = pos;
        break l27;
      }
      p = s28;
      if (trail.length > t29) trail.length = t29;
    } else touched ||= p >= end;
    const r33 = readMissingValueClose(p);
    if (r33 === undefined) { return -1; }
    value = r33;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readValueClose(p: number): ValueCloseNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("</value>", p)) {
    reachesEnd(p, "</value>");
    return undefined;
  }
  p += 8;
  pos = p;
  return { type: 'ValueClose', start: base + start, end: base + p };
}

function readMissingValueClose(p: number): MissingValueCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingValueCloseNode = { type: 'MissingValueClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf12(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | MissingCallCloseNode;
  l35: {
    const s36 = p;
    const t37 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l38: {
        const r39 = readCallClose(p);
        if (r39 === undefined) { break l38; }
        value = r39;
        p = pos;
        break l35;
      }
      p = s36;
      if (trail.length > t37) trail.length = t37;
    } else touched ||= p >= end;
    const r41 = readMissingCallClose(p);
    if (r41 === undefined) { return -1; }
    value = r41;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readCallClose(p: number): CallCloseNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("</call>", p)) {
    reachesEnd(p, "</call>");
    return undefined;
  }
  p += 7;
  pos = p;
  return { type: 'CallClose', start: base + start, end: base + p };
}

function readMissingCallClose(p: number): MissingCallCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingCallCloseNode = { type: 'MissingCallClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf15(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r43 = readTextHead(p);
  if (r43 === undefined) { return -1; }
  value = r43;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  const start = p;
  let l_text!: string;
  const s44 = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_text = text.slice(s44, p);
  pos = p;
  return { type: 'TextHead', start: base + start, end: base + p, text: l_text };
}

function text17(p: number, inside: number): number {
  within = inside;
  switch (inside) {
    case 1: {
      p = text.indexOf("<", p);
      if (p < 0) p = end;
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
    if ((p < end && text.charCodeAt(p) !== 60)) {
      l46: {

        p = text.indexOf("<", p);
        if (p < 0) p = end;
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
      l47: {
        if (text.charCodeAt(p) === 60) {
          {
            const s48 = p;
            l49: {
              p = skipCallOpen(p);
              if (p < 0) { break l49; }
              break l47;
            }
            p = s48;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l47;
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

function skipCallOpen(p: number): number {
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<call", p)) {
    reachesEnd(p, "<call");
    return -1;
  }
  p += 5;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(text.charCodeAt(p) === 110)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNameOf(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipNameOf(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 110 || !text.startsWith("name=\"", p)) {
    reachesEnd(p, "name=\"");
    return -1;
  }
  p += 6;
  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near52 = p + 16;
  while (p < near52 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
  if (p === near52) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_1, STARTS_2], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'again', step: () => stepText }] };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'leaf', read: leaf4 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepValue }, { op: 'leaf', read: leaf4 }] } }, { op: 'leaf', read: leaf12 }] } };
const stepValue: Step = { op: 'rule', name: 'Value', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf6 }, { op: 'again', step: () => stepValueText }, { op: 'leaf', read: leaf9 }] } };
const stepValueText: Step = { op: 'rule', name: 'ValueText', register: -1, isText: true, body: { op: 'text', read: text8 } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, { op: 'again', step: () => stepTextRest }] } };
const stepTextRest: Step = { op: 'rule', name: 'TextRest', register: -1, isText: true, body: { op: 'text', read: text17 } };

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
    MissingCallClose: {"code":"missing-call-close","severity":"error","meaning":"Nothing closes a call.","example":"<call name=\"a\">","mend":"Close each call with </call>.","isCut":false},
    MissingValueClose: {"code":"missing-value-close","severity":"error","meaning":"Nothing closes a value: it runs to the end of the text.","example":"<call name=\"a\"><value name=\"b\">c","mend":"Close each value with </value>.","isCut":false},
  },
  registers: 0,
  tables: 0,
};
