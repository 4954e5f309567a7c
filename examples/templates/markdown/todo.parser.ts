// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, startsOf, tableOf } from 'peglot/define';

export interface TitleNode extends TreeNode {
  readonly type: 'Title';
  readonly text: string;
}

export interface HeadingNode extends TreeNode {
  readonly type: 'Heading';
  readonly hashes: BadLevelNode | null;
  readonly text: string;
}

export interface BulletNode extends TreeNode {
  readonly type: 'Bullet';
  readonly text: string;
}

export interface BlankNode extends TreeNode {
  readonly type: 'Blank';
}

export interface BadLevelNode extends RecoveryNode {
  readonly type: 'BadLevel';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly Blank: BlankNode;
  readonly Title: TitleNode;
  readonly Heading: HeadingNode;
  readonly Bullet: BulletNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly ParagraphText: TextPiece<'ParagraphText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadLevel: BadLevelNode;
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

const TABLE_0 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [45, 45]);
const STARTS_0 = startsOf([9, 10], [13, 13], [32, 32], [35, 35], [45, 45]);
const STOPS_1 = /[\u000a\u000d]/g;
const STARTS_2 = startsOf([0, 9], [11, 12], [14, 65535]);

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | TitleNode | HeadingNode | BulletNode;
  l1: {
    const s2 = p;
    const t3 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
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
      l17: {
        const r18 = readTitle(p);
        if (r18 === undefined) { break l17; }
        value = r18;
        p = pos;
        break l1;
      }
      p = s2;
      if (trail.length > t3) trail.length = t3;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l36: {
        const r37 = readHeading(p);
        if (r37 === undefined) { break l36; }
        value = r37;
        p = pos;
        break l1;
      }
      p = s2;
      if (trail.length > t3) trail.length = t3;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 45)) {
      touched ||= p >= end;
      return -1;
    }
    const r49 = readBullet(p);
    if (r49 === undefined) { return -1; }
    value = r49;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBlankLine(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p };
}

function skipBlankLine(p: number): number {
  let c = 0;
  l6: {
    const s7 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l8: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l8;
        }
        p = skipEol(p);
        if (p < 0) { break l8; }
        break l6;
      }
      p = s7;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (p < end) {
      {
        const s13 = p;
        l14: {
          p++;
          return -1;
        }
        p = s13;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipEol(p: number): number {
  l9: {
    const s10 = p;
    if (text.charCodeAt(p) === 13) {
      l11: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l11;
        }
        p += 2;
        break l9;
      }
      p = s10;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l12: {

        p++;
        break l9;
      }
      p = s10;
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
  const start = p;
  let l_text!: string;
  if (text.charCodeAt(p) !== 35 || !text.startsWith("# ", p)) {
    reachesEnd(p, "# ");
    return undefined;
  }
  p += 2;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r19 = readWords(p);
  if (r19 === undefined) { return undefined; }
  l_text = r19;
  p = pos;
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Title', start: base + start, end: base + p, text: l_text };
}

function readWords(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s20 = p;
  let m24 = false;
  l21: for (;;) {
    const s23 = p;
    if (p < end) {
      l22: {
        {
          const s25 = p;
          l26: {
            while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
            touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l26; }
            break l22;
          }
          p = s25;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l22;
        }
        p++;
        m24 = true;
        continue l21;
      }
      p = s23;
    } else touched ||= p >= end;
    break;
  }
  if (!m24) { return undefined; }
  value = text.slice(s20, p);
  pos = p;
  return value;
}

function skipLineEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l28: {
    const s29 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l30: {
        p = skipEol(p);
        if (p < 0) { break l30; }
        break l28;
      }
      p = s29;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s31 = p;
        l32: {
          p++;
          return -1;
        }
        p = s31;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function readHeading(p: number): HeadingNode | undefined {
  const start = p;
  let l_hashes: BadLevelNode | null = null;
  let l_text!: string;
  l38: {
    const s39 = p;
    const t40 = trail.length;
    if (text.charCodeAt(p) === 35) {
      l41: {
        const r42 = readBadLevel(p);
        if (r42 === undefined) { break l41; }
        l_hashes = r42;
        p = pos;
        if (!(p < end)) {
          touched ||= p >= end;
          break l41;
        }
        const r44 = readWords(p);
        if (r44 === undefined) { break l41; }
        l_text = r44;
        p = pos;
        p = skipLineEnd(p);
        if (p < 0) { break l41; }
        break l38;
      }
      p = s39;
      if (trail.length > t40) trail.length = t40;
      l_hashes = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 35 || !text.startsWith("## ", p)) {
      reachesEnd(p, "## ");
      return undefined;
    }
    p += 3;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r46 = readWords(p);
    if (r46 === undefined) { return undefined; }
    l_text = r46;
    p = pos;
    p = skipLineEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'Heading', start: base + start, end: base + p, hashes: l_hashes, text: l_text };
}

function readBadLevel(p: number): BadLevelNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) {
    reachesEnd(p, "###");
    return undefined;
  }
  p += 3;
  while (text.charCodeAt(p) === 35) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 32) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadLevelNode = { type: 'BadLevel', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBullet(p: number): BulletNode | undefined {
  const start = p;
  let l_text!: string;
  if (text.charCodeAt(p) !== 45 || !text.startsWith("- ", p)) {
    reachesEnd(p, "- ");
    return undefined;
  }
  p += 2;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r50 = readWords(p);
  if (r50 === undefined) { return undefined; }
  l_text = r50;
  p = pos;
  p = skipLineEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Bullet', start: base + start, end: base + p, text: l_text };
}

function leaf10(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r53 = readLine(p);
  if (r53 === undefined) { return -1; }
  value = r53;
  p = pos;
  leafValue = value;
  return p;
}

function readLine(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list58: string[] = [];
  l54: for (;;) {
    const s56 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l55: {
        let v57!: string;
        v57 = text.charAt(p);
        p++;
        list58.push(v57);
        continue l54;
      }
      p = s56;
    } else touched ||= p >= end;
    break;
  }
  if (list58.length === 0) { return undefined; }
  value = list58;
  pos = p;
  return value;
}

function text12(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near61 = p + 16;
      while (p < near61 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near61) {
        STOPS_1.lastIndex = p;
        p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
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
      l62: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l62;
        }
        p = skipEol(p);
        if (p < 0) { break l62; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
          {
            const s63 = p;
            l64: {
              p = skipSpecial(p);
              if (p < 0) { break l64; }
              break l62;
            }
            p = s63;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l62;
        }
        p++;
        const near70 = p + 16;
        while (p < near70 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near70) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
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
  l66: {
    const s67 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l68: {
        p = skipBlankLine(p);
        if (p < 0) { break l68; }
        break l66;
      }
      p = s67;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l69: {
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l69;
        }
        p++;
        while (text.charCodeAt(p) === 35) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l69;
        }
        p++;
        break l66;
      }
      p = s67;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 45 || !text.startsWith("- ", p)) {
      reachesEnd(p, "- ");
      return -1;
    }
    p += 2;
  }
  return p;
}

function leaf14(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\r\n" | "\n" | "\r" | null;
  l71: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s73 = p;
      l72: {
        const r74 = readEol(p);
        if (r74 === undefined) { break l72; }
        value = r74;
        p = pos;
        break l71;
      }
      p = s73;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l75: {
    const s76 = p;
    if (text.charCodeAt(p) === 13) {
      l77: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l77;
        }
        value = "\r\n";
        p += 2;
        break l75;
      }
      p = s76;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l78: {

        value = "\n";
        p++;
        break l75;
      }
      p = s76;
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

const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_2], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParagraph }] };
const stepParagraph: Step = { op: 'rule', name: 'Paragraph', register: -1, isText: false, body: { op: 'again', step: () => stepParagraphText } };
const stepParagraphText: Step = { op: 'rule', name: 'ParagraphText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf10 }, { op: 'text', read: text12 }, { op: 'leaf', read: leaf14 }] } };

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
    Document: { op: 'loop', body: stepItem },
  },
  mistakes: {
    BadLevel: {"code":"bad-level","severity":"warning","meaning":"A heading of a section has another level than two.","example":"### Steps","mend":"Write ## before the heading.","isCut":false},
  },
  registers: 0,
  tables: 0,
};
