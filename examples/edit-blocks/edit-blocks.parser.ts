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

const STARTS_0 = startsOf([61, 61]);
const STARTS_1 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_2 = startsOf([0, 65535]);

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
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
  l3: {
    const s4 = p;
    if (text.charCodeAt(p) === 13) {
      l5: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l5;
        }
        p += 2;
        break l3;
      }
      p = s4;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l6: {

        p++;
        break l3;
      }
      p = s4;
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
  l7: {
    const s8 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l9: {
        p = skipEol(p);
        if (p < 0) { break l9; }
        break l7;
      }
      p = s8;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s10 = p;
        l11: {
          p++;
          return -1;
        }
        p = s10;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function text4(p: number, inside: number): number {
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
      l14: {
        if (text.charCodeAt(p) === 61) {
          {
            const s15 = p;
            l16: {
              p = skip_divider(p);
              if (p < 0) { break l16; }
              break l14;
            }
            p = s15;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l14;
        }
        p++;
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
    if (text.charCodeAt(p) === 13) {
      l18: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l18;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l19: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l19;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l20: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l20;
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
  const r21 = readDivider(p);
  if (r21 === undefined) { return -1; }
  value = r21;
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
      l23: {
        if (text.charCodeAt(p) === 62) {
          {
            const s24 = p;
            l25: {
              p = skip_editEnd(p);
              if (p < 0) { break l25; }
              break l23;
            }
            p = s24;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l23;
        }
        p++;
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
    if (text.charCodeAt(p) === 13) {
      l27: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l27;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l28: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l28;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l29: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l29;
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
  l30: {
    const s31 = p;
    const t32 = trail.length;
    if (text.charCodeAt(p) === 62) {
      l33: {
        const r34 = readEditEnd(p);
        if (r34 === undefined) { break l33; }
        value = r34;
        p = pos;
        break l30;
      }
      p = s31;
      if (trail.length > t32) trail.length = t32;
    } else touched ||= p >= end;
    const r36 = readMissingEditEnd(p);
    if (r36 === undefined) { return -1; }
    value = r36;
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
  const r38 = readMissingDivider(p);
  if (r38 === undefined) { return -1; }
  value = r38;
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

function text18(p: number, inside: number): number {
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
      l57: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          {
            const s58 = p;
            l59: {
              p = skipEditHead(p);
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
      l62: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l62;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l63: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l63;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l64: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l64;
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
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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

const stepItem: Step = { op: 'choice', starts: [STARTS_1, STARTS_2], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'again', step: () => stepProse }] };
const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepSearchText }, { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf6 }, { op: 'again', step: () => stepReplaceText }, { op: 'leaf', read: leaf10 }] }, { op: 'leaf', read: leaf13 }] }] } };
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
