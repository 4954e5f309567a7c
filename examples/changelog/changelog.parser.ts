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
const WORDS_0 = wordList(["Added","Changed","Deprecated","Removed","Fixed","Security"], ["BadKindCase","BadKindSlip"]);
const STARTS_1 = startsOf([10, 10], [13, 13], [35, 35], [42, 42], [45, 45]);
const STARTS_2 = startsOf([0, 9], [11, 12], [14, 65535]);

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
      l21: {
        const r22 = readRelease(p);
        if (r22 === undefined) { break l21; }
        value = r22;
        p = pos;
        break l1;
      }
      p = s2;
      if (trail.length > t3) trail.length = t3;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l55: {
        const r56 = readKind(p);
        if (r56 === undefined) { break l55; }
        value = r56;
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
    const r61 = readEntry(p);
    if (r61 === undefined) { return -1; }
    value = r61;
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
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  l_text = text.slice(s13, p);
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Title', start: base + start, end: base + p, text: l_text };
}

function skipLineEnd(p: number): number {
  let c = 0;
  l14: {
    const s15 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l16: {
        p = skipEol(p);
        if (p < 0) { break l16; }
        break l14;
      }
      p = s15;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s17 = p;
        l18: {
          p++;
          return -1;
        }
        p = s17;
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
  const r23 = readVersion(p);
  if (r23 === undefined) { return undefined; }
  l_version = r23;
  p = pos;
  l33: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) {
      const s35 = p;
      l34: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l34;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l34;
        }
        const r36 = readDate(p);
        if (r36 === undefined) { break l34; }
        l_date = r36;
        p = pos;
        break l33;
      }
      p = s35;
    } else touched ||= p >= end;
    l_date = null;
  }
  l51: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 91)) {
      const s53 = p;
      l52: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 91 || !text.startsWith("[YANKED]", p)) {
          reachesEnd(p, "[YANKED]");
          break l52;
        }
        l_yanked = "[YANKED]";
        p += 8;
        break l51;
      }
      p = s53;
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
  l24: {
    const s25 = p;
    const t26 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l27: {

        p++;
        const s28 = p;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93)))) {
          touched ||= p >= end;
          break l27;
        }
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) p++;
        touched ||= p >= end;
        value = text.slice(s28, p);
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l27;
        }
        p++;
        break l24;
      }
      p = s25;
      if (trail.length > t26) trail.length = t26;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r29 = readBadVersion(p);
    if (r29 === undefined) { return undefined; }
    value = r29;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadVersion(p: number): BadVersionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s30 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s30, p);
  pos = p;
  const node: BadVersionNode = { type: 'BadVersion', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readDate(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s37 = p;
  let n41 = 0;
  l38: for (;;) {
    if (n41 >= 4) break;
    const s40 = p;
    l39: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l39;
      }
      p++;
      n41++;
      continue l38;
    }
    p = s40;
    break;
  }
  if (n41 < 4) { return undefined; }
  if (text.charCodeAt(p) !== 45) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n45 = 0;
  l42: for (;;) {
    if (n45 >= 2) break;
    const s44 = p;
    l43: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l43;
      }
      p++;
      n45++;
      continue l42;
    }
    p = s44;
    break;
  }
  if (n45 < 2) { return undefined; }
  if (text.charCodeAt(p) !== 45) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n49 = 0;
  l46: for (;;) {
    if (n49 >= 2) break;
    const s48 = p;
    l47: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l47;
      }
      p++;
      n49++;
      continue l46;
    }
    p = s48;
    break;
  }
  if (n49 < 2) { return undefined; }
  value = text.slice(s37, p);
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
  const r57 = read_kind(p);
  if (r57 === undefined) { return undefined; }
  l_name = r57;
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
  const word = WORDS_0.find(text.slice(start, p));
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
  const s62 = p;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  l63: for (;;) {
    const s65 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l64: {
        p = skipEol(p);
        if (p < 0) { break l64; }
        if (text.charCodeAt(p) !== 32 || !text.startsWith("  ", p)) {
          reachesEnd(p, "  ");
          break l64;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l64;
        }
        p++;
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        continue l63;
      }
      p = s65;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s62, p);
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
  const r68 = readLine(p);
  if (r68 === undefined) { return -1; }
  value = r68;
  p = pos;
  leafValue = value;
  return p;
}

function readLine(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list73: string[] = [];
  l69: for (;;) {
    const s71 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l70: {
        let v72!: string;
        v72 = text.charAt(p);
        p++;
        list73.push(v72);
        continue l69;
      }
      p = s71;
    } else touched ||= p >= end;
    break;
  }
  if (list73.length === 0) { return undefined; }
  value = list73;
  pos = p;
  return value;
}

function text14(p: number, inside: number): number {
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
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l76: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l76;
        }
        p = skipEol(p);
        if (p < 0) { break l76; }
        if (((c = text.charCodeAt(p)) === 35 || c === 42 || c === 45)) {
          {
            const s77 = p;
            l78: {
              p = skipSpecial(p);
              if (p < 0) { break l78; }
              break l76;
            }
            p = s77;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l76;
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
    return from;
  }
}

function skipSpecial(p: number): number {
  let c = 0;
  l80: {
    const s81 = p;
    if (text.charCodeAt(p) === 35) {
      l82: {

        p++;
        break l80;
      }
      p = s81;
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

const stepItem: Step = { op: 'choice', starts: [STARTS_1, STARTS_2], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepIntroduction }] };
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
