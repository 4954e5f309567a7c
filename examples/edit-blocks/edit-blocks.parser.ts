// Generated from edit-blocks.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, startsOf } from 'peglot/define';

export interface EditHeadNode extends TreeNode {
  readonly type: 'EditHead';
  readonly path: string;
}

export interface DividerNode extends TreeNode {
  readonly type: 'Divider';
}

export interface EditEndNode extends TreeNode {
  readonly type: 'EditEnd';
}

export interface MissingDividerNode extends RecoveryNode {
  readonly type: 'MissingDivider';
}

export interface MissingEditEndNode extends RecoveryNode {
  readonly type: 'MissingEditEnd';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly EditHead: EditHeadNode;
  readonly Divider: DividerNode;
  readonly EditEnd: EditEndNode;
  readonly MissingEditEnd: MissingEditEndNode;
  readonly MissingDivider: MissingDividerNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly SearchText: TextPiece<'SearchText'>;
  readonly ReplaceText: TextPiece<'ReplaceText'>;
  readonly ProseText: TextPiece<'ProseText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly MissingDivider: MissingDividerNode;
  readonly MissingEditEnd: MissingEditEndNode;
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
const STARTS_1 = startsOf([61, 61]);
const STARTS_2 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_3 = startsOf([0, 65535]);

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditHeadNode;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r1 = readEditHead(p);
  if (r1 === undefined) { return -1; }
  value = r1;
  p = pos;
  leafValue = value;
  return p;
}

function readEditHead(p: number): EditHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_path!: string;
  const s2 = p;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near3 = p + 16;
  while (p < near3 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near3) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l_path = text.slice(s2, p);
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<<<<<<< SEARCH", p)) {
    reachesEnd(p, "<<<<<<< SEARCH");
    return undefined;
  }
  p += 14;
  p = skipRestOfLine(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'EditHead', start: base + start, end: base + p, path: l_path };
}

function skipEol(p: number): number {
  l4: {
    const s5 = p;
    if (text.charCodeAt(p) === 13) {
      l6: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l6;
        }
        p += 2;
        break l4;
      }
      p = s5;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l7: {

        p++;
        break l4;
      }
      p = s5;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipRestOfLine(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l8: {
    const s9 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l10: {
        p = skipEol(p);
        if (p < 0) { break l10; }
        break l8;
      }
      p = s9;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s11 = p;
        l12: {
          p++;
          return -1;
        }
        p = s11;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function text4(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near15 = p + 16;
      while (p < near15 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near15) {
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
      l16: {
        if (text.charCodeAt(p) === 61) {
          {
            const s17 = p;
            l18: {
              p = skip_divider(p);
              if (p < 0) { break l18; }
              break l16;
            }
            p = s17;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l16;
        }
        p++;
        const near20 = p + 16;
        while (p < near20 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near20) {
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
      l21: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l21;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l22: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l22;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l23: {
        if (text.charCodeAt(p) !== 13) {
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

function skip_divider(p: number): number {
  if (text.charCodeAt(p) !== 61 || !text.startsWith("=======", p)) {
    reachesEnd(p, "=======");
    return -1;
  }
  p += 7;
  p = skipRestOfLine(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf6(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DividerNode;
  if (!(text.charCodeAt(p) === 61)) {
    touched ||= p >= end;
    return -1;
  }
  const r24 = readDivider(p);
  if (r24 === undefined) { return -1; }
  value = r24;
  p = pos;
  leafValue = value;
  return p;
}

function readDivider(p: number): DividerNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 61)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_divider(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Divider', start: base + start, end: base + p };
}

function text8(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near26 = p + 16;
      while (p < near26 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near26) {
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
      l27: {
        if (text.charCodeAt(p) === 62) {
          {
            const s28 = p;
            l29: {
              p = skip_editEnd(p);
              if (p < 0) { break l29; }
              break l27;
            }
            p = s28;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l27;
        }
        p++;
        const near31 = p + 16;
        while (p < near31 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near31) {
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
      l32: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l32;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l33: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l33;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l34: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l34;
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

function skip_editEnd(p: number): number {
  if (text.charCodeAt(p) !== 62 || !text.startsWith(">>>>>>> REPLACE", p)) {
    reachesEnd(p, ">>>>>>> REPLACE");
    return -1;
  }
  p += 15;
  p = skipRestOfLine(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf10(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EditEndNode | MissingEditEndNode;
  l35: {
    const s36 = p;
    const t37 = trail.length;
    if (text.charCodeAt(p) === 62) {
      l38: {
        const r39 = readEditEnd(p);
        if (r39 === undefined) { break l38; }
        value = r39;
        p = pos;
        break l35;
      }
      p = s36;
      if (trail.length > t37) trail.length = t37;
    } else touched ||= p >= end;
    const r41 = readMissingEditEnd(p);
    if (r41 === undefined) { return -1; }
    value = r41;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readEditEnd(p: number): EditEndNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 62)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_editEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'EditEnd', start: base + start, end: base + p };
}

function readMissingEditEnd(p: number): MissingEditEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingEditEndNode = { type: 'MissingEditEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf13(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDividerNode;
  const r43 = readMissingDivider(p);
  if (r43 === undefined) { return -1; }
  value = r43;
  p = pos;
  leafValue = value;
  return p;
}

function readMissingDivider(p: number): MissingDividerNode | undefined {
  const start = p;
  pos = p;
  const node: MissingDividerNode = { type: 'MissingDivider', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf15(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | "\r\n" | "\n" | "\r";
  l45: {
    const s46 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l47: {
        const r48 = readLine(p);
        if (r48 === undefined) { break l47; }
        value = r48;
        p = pos;
        break l45;
      }
      p = s46;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return -1;
    }
    const r56 = readEol(p);
    if (r56 === undefined) { return -1; }
    value = r56;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLine(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list53: string[] = [];
  l49: for (;;) {
    const s51 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l50: {
        let v52!: string;
        v52 = text.charAt(p);
        p++;
        list53.push(v52);
        continue l49;
      }
      p = s51;
    } else touched ||= p >= end;
    break;
  }
  if (list53.length === 0) { return undefined; }
  value = list53;
  pos = p;
  return value;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l57: {
    const s58 = p;
    if (text.charCodeAt(p) === 13) {
      l59: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l59;
        }
        value = "\r\n";
        p += 2;
        break l57;
      }
      p = s58;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l60: {

        value = "\n";
        p++;
        break l57;
      }
      p = s58;
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

function text18(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near62 = p + 16;
      while (p < near62 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near62) {
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
      l63: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          {
            const s64 = p;
            l65: {
              p = skipEditHead(p);
              if (p < 0) { break l65; }
              break l63;
            }
            p = s64;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l63;
        }
        p++;
        const near69 = p + 16;
        while (p < near69 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near69) {
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
      l70: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l70;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l71: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l71;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l72: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l72;
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

function skipEditHead(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near68 = p + 16;
  while (p < near68 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near68) {
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
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<<<<<<< SEARCH", p)) {
    reachesEnd(p, "<<<<<<< SEARCH");
    return -1;
  }
  p += 14;
  p = skipRestOfLine(p);
  if (p < 0) { return -1; }
  return p;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'again', step: () => stepProse }] };
const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepSearchText }, { op: 'choice', starts: [STARTS_1, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf6 }, { op: 'again', step: () => stepReplaceText }, { op: 'leaf', read: leaf10 }] }, { op: 'leaf', read: leaf13 }] }] } };
const stepSearchText: Step = { op: 'rule', name: 'SearchText', register: -1, isText: true, body: { op: 'text', read: text4 } };
const stepReplaceText: Step = { op: 'rule', name: 'ReplaceText', register: -1, isText: true, body: { op: 'text', read: text8 } };
const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'again', step: () => stepProseText } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, { op: 'text', read: text18 }] } };

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
    MissingDivider: {"code":"missing-divider","severity":"error","meaning":"Nothing divides what is searched from what replaces it.","example":"a.txt\n<<<<<<< SEARCH\none","mend":"Write a line ======= and the new lines below it.","isCut":false},
    MissingEditEnd: {"code":"missing-edit-end","severity":"error","meaning":"Nothing ends a block.","example":"a.txt\n<<<<<<< SEARCH\none\n=======\ntwo","mend":"End the block with a line >>>>>>> REPLACE.","isCut":false},
  },
  registers: 0,
  tables: 0,
};
