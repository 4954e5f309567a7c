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

const STARTS_0 = startsOf([60, 60]);
const STARTS_1 = startsOf([0, 65535]);

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
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
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
  const r9 = readBlankText(p);
  if (r9 === undefined) { return -1; }
  value = r9;
  p = pos;
  leafValue = value;
  return p;
}

function readBlankText(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list14: string[] = [];
  l10: for (;;) {
    const s12 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l11: {
        let v13!: string;
        v13 = text.charAt(p);
        p++;
        list14.push(v13);
        continue l10;
      }
      p = s12;
    } else touched ||= p >= end;
    break;
  }
  value = list14;
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
  const r17 = readValueOpen(p);
  if (r17 === undefined) { return -1; }
  value = r17;
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
  const r18 = readNameOf(p);
  if (r18 === undefined) { return undefined; }
  l_name = r18;
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
    case 1:
    p = text.indexOf("<", p);
    if (p < 0) p = end;
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
    if ((p < end && text.charCodeAt(p) !== 60)) {
      l21: {

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
      l22: {
        if (text.charCodeAt(p) === 60) {
          {
            const s23 = p;
            l24: {
              if (!text.startsWith("</value>", p)) {
                reachesEnd(p, "</value>");
                break l24;
              }
              p += 8;
              break l22;
            }
            p = s23;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l22;
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
  l26: {
    const s27 = p;
    const t28 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l29: {
        const r30 = readValueClose(p);
        if (r30 === undefined) { break l29; }
        value = r30;
        p = pos;
        break l26;
      }
      p = s27;
      if (trail.length > t28) trail.length = t28;
    } else touched ||= p >= end;
    const r32 = readMissingValueClose(p);
    if (r32 === undefined) { return -1; }
    value = r32;
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
  l34: {
    const s35 = p;
    const t36 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l37: {
        const r38 = readCallClose(p);
        if (r38 === undefined) { break l37; }
        value = r38;
        p = pos;
        break l34;
      }
      p = s35;
      if (trail.length > t36) trail.length = t36;
    } else touched ||= p >= end;
    const r40 = readMissingCallClose(p);
    if (r40 === undefined) { return -1; }
    value = r40;
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
  const r42 = readTextHead(p);
  if (r42 === undefined) { return -1; }
  value = r42;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  const start = p;
  let l_text!: string;
  const s43 = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_text = text.slice(s43, p);
  pos = p;
  return { type: 'TextHead', start: base + start, end: base + p, text: l_text };
}

function text17(p: number, inside: number): number {
  within = inside;
  switch (inside) {
    case 1:
    p = text.indexOf("<", p);
    if (p < 0) p = end;
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
    if ((p < end && text.charCodeAt(p) !== 60)) {
      l45: {

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
      l46: {
        if (text.charCodeAt(p) === 60) {
          {
            const s47 = p;
            l48: {
              p = skipCallOpen(p);
              if (p < 0) { break l48; }
              break l46;
            }
            p = s47;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l46;
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
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'again', step: () => stepText }] };
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
