// Generated from react.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, startsOf, tableOf } from 'peglot/define';

export interface ReplyNode extends TreeNode {
  readonly type: 'Reply';
}

export interface ThinkOpenNode extends TreeNode {
  readonly type: 'ThinkOpen';
}

export interface ThinkCloseNode extends TreeNode {
  readonly type: 'ThinkClose';
}

export interface ActionNode extends TreeNode {
  readonly type: 'Action';
  readonly name: string;
}

export interface ThoughtHeadNode extends TreeNode {
  readonly type: 'ThoughtHead';
}

export interface InputHeadNode extends TreeNode {
  readonly type: 'InputHead';
}

export interface AnswerHeadNode extends TreeNode {
  readonly type: 'AnswerHead';
}

export interface BlankNode extends TreeNode {
  readonly type: 'Blank';
}

export interface BadObservationNode extends RecoveryNode {
  readonly type: 'BadObservation';
}

export interface MissingThinkCloseNode extends RecoveryNode {
  readonly type: 'MissingThinkClose';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly ThinkOpen: ThinkOpenNode;
  readonly ThinkClose: ThinkCloseNode;
  readonly MissingThinkClose: MissingThinkCloseNode;
  readonly Blank: BlankNode;
  readonly Action: ActionNode;
  readonly ThoughtHead: ThoughtHeadNode;
  readonly InputHead: InputHeadNode;
  readonly AnswerHead: AnswerHeadNode;
  readonly BadObservation: BadObservationNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly ThinkText: TextPiece<'ThinkText'>;
  readonly ThoughtText: TextPiece<'ThoughtText'>;
  readonly InputText: TextPiece<'InputText'>;
  readonly AnswerText: TextPiece<'AnswerText'>;
  readonly ProseText: TextPiece<'ProseText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadObservation: BadObservationNode;
  readonly MissingThinkClose: MissingThinkCloseNode;
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

const TABLE_0 = tableOf([42, 42], [65, 65], [70, 70], [79, 79], [84, 84]);
const STOPS_0 = /[\u000a\u000d]/g;
const STARTS_1 = startsOf([10, 10], [13, 13], [42, 42], [65, 65]);
const STARTS_2 = startsOf([42, 42], [84, 84]);
const STARTS_3 = startsOf([42, 42], [65, 65]);
const STARTS_4 = startsOf([42, 42], [70, 70]);
const STARTS_5 = startsOf([42, 42], [79, 79]);
const STARTS_6 = startsOf([0, 9], [11, 12], [14, 65535]);

function leaf0(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThinkOpenNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r1 = readThinkOpen(p);
  if (r1 === undefined) { return -1; }
  value = r1;
  p = pos;
  leafValue = value;
  return p;
}

function readThinkOpen(p: number): ThinkOpenNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<think>", p)) {
    reachesEnd(p, "<think>");
    return undefined;
  }
  p += 7;
  l2: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s4 = p;
      l3: {
        p = skipEol(p);
        if (p < 0) { break l3; }
        break l2;
      }
      p = s4;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'ThinkOpen', start: base + start, end: base + p };
}

function skipEol(p: number): number {
  l5: {
    const s6 = p;
    if (text.charCodeAt(p) === 13) {
      l7: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l7;
        }
        p += 2;
        break l5;
      }
      p = s6;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l8: {

        p++;
        break l5;
      }
      p = s6;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function text3(p: number, inside: number): number {
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
      l10: {

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
      l11: {
        if (text.charCodeAt(p) === 60) {
          {
            const s12 = p;
            l13: {
              if (!text.startsWith("</think>", p)) {
                reachesEnd(p, "</think>");
                break l13;
              }
              p += 8;
              break l11;
            }
            p = s12;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l11;
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

function leaf4(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThinkCloseNode | MissingThinkCloseNode;
  l15: {
    const s16 = p;
    const t17 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l18: {
        const r19 = readThinkClose(p);
        if (r19 === undefined) { break l18; }
        value = r19;
        p = pos;
        break l15;
      }
      p = s16;
      if (trail.length > t17) trail.length = t17;
    } else touched ||= p >= end;
    const r21 = readMissingThinkClose(p);
    if (r21 === undefined) { return -1; }
    value = r21;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readThinkClose(p: number): ThinkCloseNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("</think>", p)) {
    reachesEnd(p, "</think>");
    return undefined;
  }
  p += 8;
  pos = p;
  return { type: 'ThinkClose', start: base + start, end: base + p };
}

function readMissingThinkClose(p: number): MissingThinkCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingThinkCloseNode = { type: 'MissingThinkClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf7(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | ActionNode;
  l23: {
    const s24 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l25: {
        const r26 = readBlank(p);
        if (r26 === undefined) { break l25; }
        value = r26;
        p = pos;
        break l23;
      }
      p = s24;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 65))) {
      touched ||= p >= end;
      return -1;
    }
    const r28 = readAction(p);
    if (r28 === undefined) { return -1; }
    value = r28;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p };
}

function readAction(p: number): ActionNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l29: {
    if (text.charCodeAt(p) === 42) {
      const s31 = p;
      l30: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l30;
        }
        p += 2;
        break l29;
      }
      p = s31;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 65 || !text.startsWith("Action", p)) {
    reachesEnd(p, "Action");
    return undefined;
  }
  p += 6;
  l32: {
    if (text.charCodeAt(p) === 42) {
      const s34 = p;
      l33: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l33;
        }
        p += 2;
        break l32;
      }
      p = s34;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l35: {
    if (text.charCodeAt(p) === 42) {
      const s37 = p;
      l36: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l36;
        }
        p += 2;
        break l35;
      }
      p = s37;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  const s38 = p;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near39 = p + 16;
  while (p < near39 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near39) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l_name = text.slice(s38, p);
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Action', start: base + start, end: base + p, name: l_name };
}

function skipLineEnd(p: number): number {
  let c = 0;
  l40: {
    const s41 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l42: {
        p = skipEol(p);
        if (p < 0) { break l42; }
        break l40;
      }
      p = s41;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s43 = p;
        l44: {
          p++;
          return -1;
        }
        p = s43;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf11(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtHeadNode;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 84))) {
    touched ||= p >= end;
    return -1;
  }
  const r47 = readThoughtHead(p);
  if (r47 === undefined) { return -1; }
  value = r47;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  l48: {
    if (text.charCodeAt(p) === 42) {
      const s50 = p;
      l49: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l49;
        }
        p += 2;
        break l48;
      }
      p = s50;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 84 || !text.startsWith("Thought", p)) {
    reachesEnd(p, "Thought");
    return undefined;
  }
  p += 7;
  l51: {
    if (text.charCodeAt(p) === 42) {
      const s53 = p;
      l52: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l52;
        }
        p += 2;
        break l51;
      }
      p = s53;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l54: {
    if (text.charCodeAt(p) === 42) {
      const s56 = p;
      l55: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l55;
        }
        p += 2;
        break l54;
      }
      p = s56;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  pos = p;
  return { type: 'ThoughtHead', start: base + start, end: base + p };
}

function text13(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near58 = p + 16;
      while (p < near58 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near58) {
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
      l59: {

        const near60 = p + 16;
        while (p < near60 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near60) {
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
      l61: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l61;
        }
        p = skipEol(p);
        if (p < 0) { break l61; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
          {
            const s62 = p;
            l63: {
              p = skipLabel(p);
              if (p < 0) { break l63; }
              break l61;
            }
            p = s62;
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

function skipLabel(p: number): number {
  l65: {
    if (text.charCodeAt(p) === 42) {
      const s67 = p;
      l66: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l66;
        }
        p += 2;
        break l65;
      }
      p = s67;
    } else touched ||= p >= end;
  }
  l68: {
    const s69 = p;
    if (text.charCodeAt(p) === 84) {
      l70: {
        if (!text.startsWith("Thought", p)) {
          reachesEnd(p, "Thought");
          break l70;
        }
        p += 7;
        break l68;
      }
      p = s69;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65) {
      l71: {
        if (!text.startsWith("Action Input", p)) {
          reachesEnd(p, "Action Input");
          break l71;
        }
        p += 12;
        break l68;
      }
      p = s69;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65) {
      l72: {
        if (!text.startsWith("Action", p)) {
          reachesEnd(p, "Action");
          break l72;
        }
        p += 6;
        break l68;
      }
      p = s69;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l73: {
        if (!text.startsWith("Observation", p)) {
          reachesEnd(p, "Observation");
          break l73;
        }
        p += 11;
        break l68;
      }
      p = s69;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 70 || !text.startsWith("Final Answer", p)) {
      reachesEnd(p, "Final Answer");
      return -1;
    }
    p += 12;
  }
  l74: {
    if (text.charCodeAt(p) === 42) {
      const s76 = p;
      l75: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l75;
        }
        p += 2;
        break l74;
      }
      p = s76;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf15(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 65))) {
    touched ||= p >= end;
    return -1;
  }
  const r77 = readInputHead(p);
  if (r77 === undefined) { return -1; }
  value = r77;
  p = pos;
  leafValue = value;
  return p;
}

function readInputHead(p: number): InputHeadNode | undefined {
  let c = 0;
  const start = p;
  l78: {
    if (text.charCodeAt(p) === 42) {
      const s80 = p;
      l79: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l79;
        }
        p += 2;
        break l78;
      }
      p = s80;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 65 || !text.startsWith("Action Input", p)) {
    reachesEnd(p, "Action Input");
    return undefined;
  }
  p += 12;
  l81: {
    if (text.charCodeAt(p) === 42) {
      const s83 = p;
      l82: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l82;
        }
        p += 2;
        break l81;
      }
      p = s83;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l84: {
    if (text.charCodeAt(p) === 42) {
      const s86 = p;
      l85: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l85;
        }
        p += 2;
        break l84;
      }
      p = s86;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  pos = p;
  return { type: 'InputHead', start: base + start, end: base + p };
}

function leaf17(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerHeadNode;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 70))) {
    touched ||= p >= end;
    return -1;
  }
  const r88 = readAnswerHead(p);
  if (r88 === undefined) { return -1; }
  value = r88;
  p = pos;
  leafValue = value;
  return p;
}

function readAnswerHead(p: number): AnswerHeadNode | undefined {
  let c = 0;
  const start = p;
  l89: {
    if (text.charCodeAt(p) === 42) {
      const s91 = p;
      l90: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l90;
        }
        p += 2;
        break l89;
      }
      p = s91;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 70 || !text.startsWith("Final Answer", p)) {
    reachesEnd(p, "Final Answer");
    return undefined;
  }
  p += 12;
  l92: {
    if (text.charCodeAt(p) === 42) {
      const s94 = p;
      l93: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l93;
        }
        p += 2;
        break l92;
      }
      p = s94;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l95: {
    if (text.charCodeAt(p) === 42) {
      const s97 = p;
      l96: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l96;
        }
        p += 2;
        break l95;
      }
      p = s97;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  pos = p;
  return { type: 'AnswerHead', start: base + start, end: base + p };
}

function leaf19(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadObservationNode;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 79))) {
    touched ||= p >= end;
    return -1;
  }
  const r99 = readBadObservation(p);
  if (r99 === undefined) { return -1; }
  value = r99;
  p = pos;
  leafValue = value;
  return p;
}

function readBadObservation(p: number): BadObservationNode | undefined {
  let c = 0;
  const start = p;
  l100: {
    if (text.charCodeAt(p) === 42) {
      const s102 = p;
      l101: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l101;
        }
        p += 2;
        break l100;
      }
      p = s102;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 79 || !text.startsWith("Observation", p)) {
    reachesEnd(p, "Observation");
    return undefined;
  }
  p += 11;
  l103: {
    if (text.charCodeAt(p) === 42) {
      const s105 = p;
      l104: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l104;
        }
        p += 2;
        break l103;
      }
      p = s105;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l106: for (;;) {
    const s108 = p;
    if (p < end) {
      l107: {
        l110: {
          const s111 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l112: {
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l112;
              }
              p++;
              const near113 = p + 16;
              while (p < near113 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
              if (p === near113) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l110;
            }
            p = s111;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l107;
          }
          p = skipEol(p);
          if (p < 0) { break l107; }
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
            {
              const s114 = p;
              l115: {
                p = skipLabel(p);
                if (p < 0) { break l115; }
                break l107;
              }
              p = s114;
            }
          } else touched ||= p >= end;
        }
        continue l106;
      }
      p = s108;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  const node: BadObservationNode = { type: 'BadObservation', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf21(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r118 = readLine(p);
  if (r118 === undefined) { return -1; }
  value = r118;
  p = pos;
  leafValue = value;
  return p;
}

function readLine(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list123: string[] = [];
  l119: for (;;) {
    const s121 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l120: {
        let v122!: string;
        v122 = text.charAt(p);
        p++;
        list123.push(v122);
        continue l119;
      }
      p = s121;
    } else touched ||= p >= end;
    break;
  }
  if (list123.length === 0) { return undefined; }
  value = list123;
  pos = p;
  return value;
}

function text23(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near126 = p + 16;
      while (p < near126 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near126) {
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
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l127: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l127;
        }
        p = skipEol(p);
        if (p < 0) { break l127; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
          {
            const s128 = p;
            l129: {
              p = skipLabel(p);
              if (p < 0) { break l129; }
              break l127;
            }
            p = s128;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l127;
        }
        p++;
        const near131 = p + 16;
        while (p < near131 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near131) {
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
    return from;
  }
}

const stepItem: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_5, STARTS_6], alternatives: [{ op: 'leaf', read: leaf7 }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepInput }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf19 }, { op: 'again', step: () => stepProse }] };
const stepThinking: Step = { op: 'rule', name: 'Thinking', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThinkText }, { op: 'leaf', read: leaf4 }] } };
const stepThinkText: Step = { op: 'rule', name: 'ThinkText', register: -1, isText: true, body: { op: 'text', read: text3 } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf11 }, { op: 'again', step: () => stepThoughtText }] } };
const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', register: -1, isText: true, body: { op: 'text', read: text13 } };
const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, { op: 'again', step: () => stepInputText }] } };
const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'text', read: text13 } };
const stepAnswer: Step = { op: 'rule', name: 'Answer', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf17 }, { op: 'again', step: () => stepAnswerText }] } };
const stepAnswerText: Step = { op: 'rule', name: 'AnswerText', register: -1, isText: true, body: { op: 'text', read: text13 } };
const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'again', step: () => stepProseText } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf21 }, { op: 'text', read: text23 }] } };

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
    Reply: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'again', step: () => stepThinking } }, { op: 'loop', body: stepItem }] },
  },
  mistakes: {
    BadObservation: {"code":"bad-observation","severity":"error","meaning":"The model wrote an observation: that is for whoever runs the tool.","example":"Observation: 2396 m","mend":"Stop behind Action Input.","isCut":false},
    MissingThinkClose: {"code":"missing-think-close","severity":"error","meaning":"Nothing closes the thinking.","example":"<think>Which tool?","mend":"Close the thinking with </think>.","isCut":false},
  },
  registers: 0,
  tables: 0,
};
