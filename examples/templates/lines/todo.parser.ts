// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, startsOf } from 'peglot/define';

export interface TitleNode extends TreeNode {
  readonly type: 'Title';
  readonly text: string;
}

export interface TaskNode extends TreeNode {
  readonly type: 'Task';
  readonly mark: string;
  readonly text: string;
}

export interface NotesHeadNode extends TreeNode {
  readonly type: 'NotesHead';
}

export interface BlankNode extends TreeNode {
  readonly type: 'Blank';
}

export interface BadLineNode extends RecoveryNode {
  readonly type: 'BadLine';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly Blank: BlankNode;
  readonly Title: TitleNode;
  readonly Task: TaskNode;
  readonly NotesHead: NotesHeadNode;
  readonly BadLine: BadLineNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly NotesText: TextPiece<'NotesText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadLine: BadLineNode;
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
const STARTS_1 = startsOf([9, 10], [13, 13], [32, 32], [35, 35], [45, 45]);
const STARTS_2 = startsOf([78, 78]);
const STARTS_3 = startsOf([0, 9], [11, 12], [14, 65535]);

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | TitleNode | TaskNode;
  l1: {
    const s2 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l3: {
        const r4 = readBlank(p);
        if (r4 === undefined) { break l3; }
        value = r4;
        p = pos;
        break l1;
      }
      p = s2;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l16: {
        const r17 = readTitle(p);
        if (r17 === undefined) { break l16; }
        value = r17;
        p = pos;
        break l1;
      }
      p = s2;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 45)) {
      touched ||= p >= end;
      return -1;
    }
    const r27 = readTask(p);
    if (r27 === undefined) { return -1; }
    value = r27;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  l5: {
    const s6 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l7: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l7;
        }
        p = skipEol(p);
        if (p < 0) { break l7; }
        break l5;
      }
      p = s6;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (p < end) {
      {
        const s12 = p;
        l13: {
          p++;
          return undefined;
        }
        p = s12;
      }
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p };
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

function readTitle(p: number): TitleNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  if (text.charCodeAt(p) !== 35 || !text.startsWith("# ", p)) {
    reachesEnd(p, "# ");
    return undefined;
  }
  p += 2;
  const s18 = p;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near19 = p + 16;
  while (p < near19 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near19) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l_text = text.slice(s18, p);
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Title', start: base + start, end: base + p, text: l_text };
}

function skipLineEnd(p: number): number {
  let c = 0;
  l20: {
    const s21 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l22: {
        p = skipEol(p);
        if (p < 0) { break l22; }
        break l20;
      }
      p = s21;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s23 = p;
        l24: {
          p++;
          return -1;
        }
        p = s23;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function readTask(p: number): TaskNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: string;
  let l_text!: string;
  if (text.charCodeAt(p) !== 45 || !text.startsWith("- [", p)) {
    reachesEnd(p, "- [");
    return undefined;
  }
  p += 3;
  const s28 = p;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 120))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_mark = text.slice(s28, p);
  if (text.charCodeAt(p) !== 93 || !text.startsWith("] ", p)) {
    reachesEnd(p, "] ");
    return undefined;
  }
  p += 2;
  const s29 = p;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near30 = p + 16;
  while (p < near30 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near30) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l_text = text.slice(s29, p);
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Task', start: base + start, end: base + p, mark: l_mark, text: l_text };
}

function leaf6(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NotesHeadNode;
  if (!(text.charCodeAt(p) === 78)) {
    touched ||= p >= end;
    return -1;
  }
  const r32 = readNotesHead(p);
  if (r32 === undefined) { return -1; }
  value = r32;
  p = pos;
  leafValue = value;
  return p;
}

function readNotesHead(p: number): NotesHeadNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 78 || !text.startsWith("Notes:", p)) {
    reachesEnd(p, "Notes:");
    return undefined;
  }
  p += 6;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'NotesHead', start: base + start, end: base + p };
}

function text8(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near34 = p + 16;
      while (p < near34 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near34) {
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
      l35: {

        const near36 = p + 16;
        while (p < near36 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near36) {
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
      l37: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l37;
        }
        p = skipEol(p);
        if (p < 0) { break l37; }
        if (text.charCodeAt(p) === 35) {
          {
            const s38 = p;
            l39: {
              if (!text.startsWith("# ", p)) {
                reachesEnd(p, "# ");
                break l39;
              }
              p += 2;
              break l37;
            }
            p = s38;
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

function leaf9(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLineNode;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r41 = readBadLine(p);
  if (r41 === undefined) { return -1; }
  value = r41;
  p = pos;
  leafValue = value;
  return p;
}

function readBadLine(p: number): BadLineNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near42 = p + 16;
  while (p < near42 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near42) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadLineNode = { type: 'BadLine', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, STARTS_3], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepNotes }, { op: 'leaf', read: leaf9 }] };
const stepNotes: Step = { op: 'rule', name: 'Notes', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf6 }, { op: 'again', step: () => stepNotesText }] } };
const stepNotesText: Step = { op: 'rule', name: 'NotesText', register: -1, isText: true, body: { op: 'text', read: text8 } };

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
    Todo: { op: 'loop', body: stepItem },
  },
  mistakes: {
    BadLine: {"code":"bad-line","severity":"error","meaning":"A line is neither a title nor a task. It was left out.","example":"buy milk","mend":"Write - [ ] and a blank before the task.","isCut":false},
  },
  registers: 0,
  tables: 0,
};
