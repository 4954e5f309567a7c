// Generated from changelog.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, startsOf, tableOf, wordList } from 'peglot/define';

export interface TitleNode extends TreeNode {
  readonly type: 'Title';
  readonly text: string;
}

export interface ReleaseNode extends TreeNode {
  readonly type: 'Release';
  readonly version: string | BadVersionNode;
  readonly date: string | null;
  readonly yanked: "[YANKED]" | null;
}

export interface KindNode extends TreeNode {
  readonly type: 'Kind';
  readonly name: "Added" | "Changed" | "Deprecated" | "Removed" | "Fixed" | "Security";
}

export interface EntryNode extends TreeNode {
  readonly type: 'Entry';
  readonly text: string;
}

export interface BlankNode extends TreeNode {
  readonly type: 'Blank';
}

export interface BadVersionNode extends RecoveryNode {
  readonly type: 'BadVersion';
  readonly text: string;
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly Blank: BlankNode;
  readonly Title: TitleNode;
  readonly Release: ReleaseNode;
  readonly Kind: KindNode;
  readonly Entry: EntryNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly IntroductionText: TextPiece<'IntroductionText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadVersion: BadVersionNode;
  readonly BadKindCase: RecoveryNode;
  readonly BadKindSlip: RecoveryNode;
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

const TABLE_0 = tableOf([0, 8], [11, 12], [14, 31], [33, 90], [92, 92], [94, 127]);
const TABLE_1 = tableOf([0, 8], [11, 12], [14, 31], [33, 92], [94, 127]);
const STOPS_0 = /[\u000a\u000d]/g;
const STOPS_1 = /[\u000a\u000d\u005d]/g;
const STOPS_2 = /[\u0009-\u000a\u000d\u0020\u005b\u005d]/g;
const WORDS_3 = wordList(["Added","Changed","Deprecated","Removed","Fixed","Security"], ["BadKindCase","BadKindSlip"]);
const STARTS_4 = startsOf([10, 10], [13, 13], [35, 35], [42, 42], [45, 45]);
const STARTS_5 = startsOf([0, 9], [11, 12], [14, 65535]);

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | TitleNode | ReleaseNode | KindNode | EntryNode;
  l1: {
    const s2 = p;
    const t3 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l4: {
        const r5 = readBlank(p);
        if (r5 === undefined) { break l4; }
        value = r5;
        p = pos;
        break l1;
      }
      p = s2;
      if (trail.length > t3) trail.length = t3;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l11: {
        const r12 = readTitle(p);
        if (r12 === undefined) { break l11; }
        value = r12;
        p = pos;
        break l1;
      }
      p = s2;
      if (trail.length > t3) trail.length = t3;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l22: {
        const r23 = readRelease(p);
        if (r23 === undefined) { break l22; }
        value = r23;
        p = pos;
        break l1;
      }
      p = s2;
      if (trail.length > t3) trail.length = t3;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l58: {
        const r59 = readKind(p);
        if (r59 === undefined) { break l58; }
        value = r59;
        p = pos;
        break l1;
      }
      p = s2;
      if (trail.length > t3) trail.length = t3;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 45))) {
      touched ||= p >= end;
      return -1;
    }
    const r64 = readEntry(p);
    if (r64 === undefined) { return -1; }
    value = r64;
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

function skipEol(p: number): number {
  l6: {
    const s7 = p;
    if (text.charCodeAt(p) === 13) {
      l8: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l8;
        }
        p += 2;
        break l6;
      }
      p = s7;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l9: {

        p++;
        break l6;
      }
      p = s7;
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
  const s13 = p;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near14 = p + 16;
  while (p < near14 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near14) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l_text = text.slice(s13, p);
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Title', start: base + start, end: base + p, text: l_text };
}

function skipLineEnd(p: number): number {
  let c = 0;
  l15: {
    const s16 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l17: {
        p = skipEol(p);
        if (p < 0) { break l17; }
        break l15;
      }
      p = s16;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s18 = p;
        l19: {
          p++;
          return -1;
        }
        p = s18;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function readRelease(p: number): ReleaseNode | undefined {
  let c = 0;
  const start = p;
  let l_version!: string | BadVersionNode;
  let l_date!: string | null;
  let l_yanked!: "[YANKED]" | null;
  if (text.charCodeAt(p) !== 35 || !text.startsWith("## ", p)) {
    reachesEnd(p, "## ");
    return undefined;
  }
  p += 3;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r24 = readVersion(p);
  if (r24 === undefined) { return undefined; }
  l_version = r24;
  p = pos;
  l36: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) {
      const s38 = p;
      l37: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l37;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l37;
        }
        const r39 = readDate(p);
        if (r39 === undefined) { break l37; }
        l_date = r39;
        p = pos;
        break l36;
      }
      p = s38;
    } else touched ||= p >= end;
    l_date = null;
  }
  l54: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 91)) {
      const s56 = p;
      l55: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 91 || !text.startsWith("[YANKED]", p)) {
          reachesEnd(p, "[YANKED]");
          break l55;
        }
        l_yanked = "[YANKED]";
        p += 8;
        break l54;
      }
      p = s56;
    } else touched ||= p >= end;
    l_yanked = null;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Release', start: base + start, end: base + p, version: l_version, date: l_date, yanked: l_yanked };
}

function readVersion(p: number): string | BadVersionNode | undefined {
  let c = 0;
  let value!: string | BadVersionNode;
  l25: {
    const s26 = p;
    const t27 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l28: {

        p++;
        const s29 = p;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93)))) {
          touched ||= p >= end;
          break l28;
        }
        p++;
        const near30 = p + 16;
        while (p < near30 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) p++;
        if (p === near30) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        value = text.slice(s29, p);
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l28;
        }
        p++;
        break l25;
      }
      p = s26;
      if (trail.length > t27) trail.length = t27;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r31 = readBadVersion(p);
    if (r31 === undefined) { return undefined; }
    value = r31;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadVersion(p: number): BadVersionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s32 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near33 = p + 16;
  while (p < near33 && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) p++;
  if (p === near33) {
    STOPS_2.lastIndex = p;
    p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l_text = text.slice(s32, p);
  pos = p;
  const node: BadVersionNode = { type: 'BadVersion', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readDate(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s40 = p;
  let n44 = 0;
  l41: for (;;) {
    if (n44 >= 4) break;
    const s43 = p;
    l42: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l42;
      }
      p++;
      n44++;
      continue l41;
    }
    p = s43;
    break;
  }
  if (n44 < 4) { return undefined; }
  if (text.charCodeAt(p) !== 45) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n48 = 0;
  l45: for (;;) {
    if (n48 >= 2) break;
    const s47 = p;
    l46: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l46;
      }
      p++;
      n48++;
      continue l45;
    }
    p = s47;
    break;
  }
  if (n48 < 2) { return undefined; }
  if (text.charCodeAt(p) !== 45) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n52 = 0;
  l49: for (;;) {
    if (n52 >= 2) break;
    const s51 = p;
    l50: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l50;
      }
      p++;
      n52++;
      continue l49;
    }
    p = s51;
    break;
  }
  if (n52 < 2) { return undefined; }
  value = text.slice(s40, p);
  pos = p;
  return value;
}

function readKind(p: number): KindNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: "Added" | "Changed" | "Deprecated" | "Removed" | "Fixed" | "Security";
  if (text.charCodeAt(p) !== 35 || !text.startsWith("### ", p)) {
    reachesEnd(p, "### ");
    return undefined;
  }
  p += 4;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r60 = read_kind(p);
  if (r60 === undefined) { return undefined; }
  l_name = r60;
  p = pos;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Kind', start: base + start, end: base + p, name: l_name };
}

function read_kind(p: number): "Added" | "Changed" | "Deprecated" | "Removed" | "Fixed" | "Security" | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  const word = WORDS_3.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function readEntry(p: number): EntryNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (text.charCodeAt(p) !== 32) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const s65 = p;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near66 = p + 16;
  while (p < near66 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near66) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l67: for (;;) {
    const s69 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l68: {
        p = skipEol(p);
        if (p < 0) { break l68; }
        if (text.charCodeAt(p) !== 32 || !text.startsWith("  ", p)) {
          reachesEnd(p, "  ");
          break l68;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l68;
        }
        p++;
        const near71 = p + 16;
        while (p < near71 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near71) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        continue l67;
      }
      p = s69;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s65, p);
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Entry', start: base + start, end: base + p, text: l_text };
}

function leaf12(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r73 = readLine(p);
  if (r73 === undefined) { return -1; }
  value = r73;
  p = pos;
  leafValue = value;
  return p;
}

function readLine(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list78: string[] = [];
  l74: for (;;) {
    const s76 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l75: {
        let v77!: string;
        v77 = text.charAt(p);
        p++;
        list78.push(v77);
        continue l74;
      }
      p = s76;
    } else touched ||= p >= end;
    break;
  }
  if (list78.length === 0) { return undefined; }
  value = list78;
  pos = p;
  return value;
}

function text14(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near81 = p + 16;
      while (p < near81 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near81) {
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
      l82: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l82;
        }
        p = skipEol(p);
        if (p < 0) { break l82; }
        if (((c = text.charCodeAt(p)) === 35 || c === 42 || c === 45)) {
          {
            const s83 = p;
            l84: {
              p = skipSpecial(p);
              if (p < 0) { break l84; }
              break l82;
            }
            p = s83;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l82;
        }
        p++;
        const near89 = p + 16;
        while (p < near89 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near89) {
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

function skipSpecial(p: number): number {
  let c = 0;
  l86: {
    const s87 = p;
    if (text.charCodeAt(p) === 35) {
      l88: {

        p++;
        break l86;
      }
      p = s87;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 45))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) !== 32) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_4, STARTS_5], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepIntroduction }] };
const stepIntroduction: Step = { op: 'rule', name: 'Introduction', register: -1, isText: false, body: { op: 'again', step: () => stepIntroductionText } };
const stepIntroductionText: Step = { op: 'rule', name: 'IntroductionText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf12 }, { op: 'text', read: text14 }] } };

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
    Changelog: { op: 'loop', body: stepItem },
  },
  mistakes: {
    BadVersion: {"code":"bad-version","severity":"warning","meaning":"The version of a release stands without brackets.","example":"## 1.1.0 - 2026-11-01","mend":"Write the version in brackets: ## [1.1.0] - 2026-11-01.","isCut":false},
    BadKindCase: {"code":"bad-kind-case","severity":"warning","meaning":"A kind of change is not written as the format has it.","example":"### added","mend":"Write ### Added.","isCut":false},
    BadKindSlip: {"code":"bad-kind-slip","severity":"warning","meaning":"A kind of change has a typing slip.","example":"### Adedd","mend":"Write ### Added.","isCut":false},
  },
  registers: 0,
  tables: 0,
};
