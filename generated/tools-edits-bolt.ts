// Generated from grammars/tools/edits-bolt.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, startsOf, tableOf } from '../src/engine/index.ts';

export interface ReplyNode extends TreeNode {
  readonly type: 'Reply';
}

export interface FenceHeadNode extends TreeNode {
  readonly type: 'FenceHead';
  readonly fence: BadFenceNode;
}

export interface ArtifactHeadNode extends TreeNode {
  readonly type: 'ArtifactHead';
  readonly attributes: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
}

export interface LayoutNode extends TreeNode {
  readonly type: 'Layout';
}

export interface ArtifactEndNode extends TreeNode {
  readonly type: 'ArtifactEnd';
}

export interface BareHeadNode extends TreeNode {
  readonly type: 'BareHead';
  readonly bare: BadBareActionNode;
  readonly before: string;
  readonly attributes: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  readonly after: string;
}

export interface ActionHeadNode extends TreeNode {
  readonly type: 'ActionHead';
  readonly before: string;
  readonly attributes: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  readonly after: string;
}

export interface ContentFenceNode extends TreeNode {
  readonly type: 'ContentFence';
  readonly text: string;
}

export interface ContentEndNode extends TreeNode {
  readonly type: 'ContentEnd';
  readonly text: string;
}

export interface ActionEndNode extends TreeNode {
  readonly type: 'ActionEnd';
  readonly text: string;
}

export interface UnitNode extends TreeNode {
  readonly type: 'Unit';
  readonly text: string;
}

export interface BadRestNode extends RecoveryNode {
  readonly type: 'BadRest';
}

export interface BadCutTagNode extends RecoveryNode {
  readonly type: 'BadCutTag';
}

export interface BadCutEndNode extends RecoveryNode {
  readonly type: 'BadCutEnd';
}

export interface MissingArtifactRestNode extends RecoveryNode {
  readonly type: 'MissingArtifactRest';
}

export interface MissingArtifactEndNode extends RecoveryNode {
  readonly type: 'MissingArtifactEnd';
}

export interface MissingActionEndNode extends RecoveryNode {
  readonly type: 'MissingActionEnd';
}

export interface BadWordsNode extends RecoveryNode {
  readonly type: 'BadWords';
}

export interface BadBareActionNode extends RecoveryNode {
  readonly type: 'BadBareAction';
}

export interface BadQuotesNode extends RecoveryNode {
  readonly type: 'BadQuotes';
  readonly text: string;
}

export interface BadTagNode extends RecoveryNode {
  readonly type: 'BadTag';
}

export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
  readonly open: string;
  readonly info: string;
}

export interface LineEndNode extends TreeNode {
  readonly type: 'LineEnd';
  readonly text: string;
}

export interface BlankNode extends TreeNode {
  readonly type: 'Blank';
  readonly text: string;
}

export interface EndTokenNode extends TreeNode {
  readonly type: 'EndToken';
  readonly text: string;
}

export interface EndNode extends TreeNode {
  readonly type: 'End';
}

export interface MentionHeadNode extends TreeNode {
  readonly type: 'MentionHead';
  readonly run: string;
  readonly info: string;
}

export interface MentionEndNode extends TreeNode {
  readonly type: 'MentionEnd';
  readonly text: string;
}

export interface FenceEndNode extends TreeNode {
  readonly type: 'FenceEnd';
  readonly text: string;
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface MissingFenceRestNode extends RecoveryNode {
  readonly type: 'MissingFenceRest';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly FenceHead: FenceHeadNode;
  readonly ArtifactHead: ArtifactHeadNode;
  readonly ActionHead: ActionHeadNode;
  readonly ContentFence: ContentFenceNode;
  readonly ContentEnd: ContentEndNode;
  readonly ActionEnd: ActionEndNode;
  readonly MissingActionEnd: MissingActionEndNode;
  readonly BadRest: BadRestNode;
  readonly Layout: LayoutNode;
  readonly BadCutTag: BadCutTagNode;
  readonly BadWords: BadWordsNode;
  readonly ArtifactEnd: ArtifactEndNode;
  readonly BadCutEnd: BadCutEndNode;
  readonly MissingArtifactRest: MissingArtifactRestNode;
  readonly MissingArtifactEnd: MissingArtifactEndNode;
  readonly Blank: BlankNode;
  readonly FenceEnd: FenceEndNode;
  readonly MissingFenceRest: MissingFenceRestNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BareHead: BareHeadNode;
  readonly BadTag: BadTagNode;
  readonly MentionHead: MentionHeadNode;
  readonly MentionEnd: MentionEndNode;
  readonly EndToken: EndTokenNode;
  readonly LineEnd: LineEndNode;
  readonly Unit: UnitNode;
  readonly End: EndNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly ContentText: TextPiece<'ContentText'>;
  readonly MentionText: TextPiece<'MentionText'>;
  readonly MarkupText: TextPiece<'MarkupText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadRest: BadRestNode;
  readonly BadCutTag: BadCutTagNode;
  readonly BadCutEnd: BadCutEndNode;
  readonly MissingArtifactRest: MissingArtifactRestNode;
  readonly MissingArtifactEnd: MissingArtifactEndNode;
  readonly MissingActionEnd: MissingActionEndNode;
  readonly BadWords: BadWordsNode;
  readonly BadBareAction: BadBareActionNode;
  readonly BadQuotes: BadQuotesNode;
  readonly BadTag: BadTagNode;
  readonly BadFence: BadFenceNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly MissingFenceRest: MissingFenceRestNode;
}

// The text that is read, and what the last reading found.
let text = '';
let end = 0;
let base = 0;
let over = true;
let registers: unknown[] = [];
let pos = 0;
let touched = false;
let within = 0;
let leafValue: unknown;
let trail: RecoveryNode[] = [];

// What is left of the text may go on to be the literal.
function reachesEnd(p: number, literal: string): void {
  if (p + literal.length > end && literal.startsWith(text.slice(p))) touched = true;
}

const TABLE_0 = tableOf([9, 10], [13, 13], [32, 32], [96, 96]);
const TABLE_1 = tableOf([99, 99], [101, 101], [105, 105], [114, 114]);
const TABLE_2 = tableOf([9, 9], [32, 32], [60, 60], [96, 96], [126, 126]);
const TABLE_3 = tableOf([0, 9], [11, 12], [14, 59], [61, 95], [97, 127]);
const STOPS_0 = /[\u000a\u000d\u0060]/g;
const STOPS_1 = /[\u0022\u003c\u003e]/g;
const STOPS_2 = /[\u0027\u003c\u003e]/g;
const STOPS_3 = /[\u000a\u000d\u003c]/g;
const STARTS_4 = startsOf([60, 60]);
const STARTS_5 = startsOf([0, 65535]);
const STARTS_6 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_7 = startsOf([96, 96], [126, 126]);
const STOPS_8 = /[\u003c\u003e]/g;
const STOPS_9 = /[\u000a\u000d]/g;
const STOPS_10 = /[\u000a\u000d\u003c\u0060]/g;
const STARTS_11 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_12 = startsOf([10, 10], [13, 13], [96, 96]);

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1 = readFenceHead(p);
  if (r1 === undefined) { return -1; }
  value = r1;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceHead(p: number): FenceHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_fence!: BadFenceNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2 = readBadFence(p);
  if (r2 === undefined) { return undefined; }
  l_fence = r2;
  p = pos;
  l19: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s17 = p;
      l18: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltArtifact", p)) {
          reachesEnd(p, "<boltArtifact");
          break l18;
        }
        p += 13;
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l18;
        }
        p++;
        p = s17;
        break l19;
      }
      p = s17;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'FenceHead', start: base + start, end: base + p, fence: l_fence };
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  let l_open!: string;
  let l_info!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3 = readFenceRun(p);
  if (r3 === undefined) { return undefined; }
  l_open = r3;
  p = pos;
  const s10 = p;
  const near11 = p + 16;
  while (p < near11 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near11) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_info = text.slice(s10, p);
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p), open: l_open, info: l_info };
  trail.push(node);
  return node;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l4: {
    const s5 = p;
    if (text.charCodeAt(p) === 96) {
      l6: {
        const s7 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l6;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s7, p);
        break l4;
      }
      p = s5;
    } else touched ||= p >= end;
    const s8 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s8, p);
  }
  pos = p;
  return value;
}

function skipEol(p: number): number {
  l12: {
    const s13 = p;
    if (text.charCodeAt(p) === 13) {
      l14: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l14;
        }
        p += 2;
        break l12;
      }
      p = s13;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l15: {

        p++;
        break l12;
      }
      p = s13;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf5(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ArtifactHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r21 = readArtifactHead(p);
  if (r21 === undefined) { return -1; }
  value = r21;
  p = pos;
  leafValue = value;
  return p;
}

function readArtifactHead(p: number): ArtifactHeadNode | undefined {
  const start = p;
  let l_attributes!: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  const r22 = readArtifactTag(p);
  if (r22 === undefined) { return undefined; }
  l_attributes = r22;
  p = pos;
  pos = p;
  return { type: 'ArtifactHead', start: base + start, end: base + p, attributes: l_attributes };
}

function readArtifactTag(p: number): [string, string, string, ["\"", string, "\""] | BadQuotesNode][] | undefined {
  let c = 0;
  let value!: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltArtifact", p)) {
    reachesEnd(p, "<boltArtifact");
    return undefined;
  }
  p += 13;
  const r23 = readAttributes(p);
  if (r23 === undefined) { return undefined; }
  value = r23;
  p = pos;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return value;
}

function readAttributes(p: number): [string, string, string, ["\"", string, "\""] | BadQuotesNode][] | undefined {
  let c = 0;
  let value!: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  const list29: ([string, string, string, ["\"", string, "\""] | BadQuotesNode])[] = [];
  l24: for (;;) {
    const s26 = p;
    const t27 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l25: {
        let v28!: [string, string, string, ["\"", string, "\""] | BadQuotesNode];
        const r31 = readAttribute(p);
        if (r31 === undefined) { break l25; }
        v28 = r31;
        p = pos;
        list29.push(v28);
        continue l24;
      }
      p = s26;
      if (trail.length > t27) trail.length = t27;
    } else touched ||= p >= end;
    break;
  }
  value = list29;
  pos = p;
  return value;
}

function readAttribute(p: number): [string, string, string, ["\"", string, "\""] | BadQuotesNode] | undefined {
  let c = 0;
  let value!: [string, string, string, ["\"", string, "\""] | BadQuotesNode];
  let e32!: string;
  const s33 = p;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  e32 = text.slice(s33, p);
  let e34!: string;
  const s35 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  e34 = text.slice(s35, p);
  let e36!: string;
  const s37 = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 61) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  e36 = text.slice(s37, p);
  let e38!: ["\"", string, "\""] | BadQuotesNode;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return undefined;
  }
  const r39 = readValue(p);
  if (r39 === undefined) { return undefined; }
  e38 = r39;
  p = pos;
  value = [e32, e34, e36, e38];
  pos = p;
  return value;
}

function readValue(p: number): ["\"", string, "\""] | BadQuotesNode | undefined {
  let value!: ["\"", string, "\""] | BadQuotesNode;
  l40: {
    const s41 = p;
    const t42 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l43: {
        const r44 = readQuoted(p);
        if (r44 === undefined) { break l43; }
        value = r44;
        p = pos;
        break l40;
      }
      p = s41;
      if (trail.length > t42) trail.length = t42;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r51 = readBadQuotes(p);
    if (r51 === undefined) { return undefined; }
    value = r51;
    p = pos;
  }
  pos = p;
  return value;
}

function readQuoted(p: number): ["\"", string, "\""] | undefined {
  let c = 0;
  let value!: ["\"", string, "\""];
  let e45!: "\"";
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  e45 = "\"";
  p++;
  let e46!: string;
  const s47 = p;
  const near48 = p + 16;
  while (p < near48 && (p < end && !((c = text.charCodeAt(p)) === 34 || c === 60 || c === 62))) p++;
  if (p === near48) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  e46 = text.slice(s47, p);
  let e49!: "\"";
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  e49 = "\"";
  p++;
  value = [e45, e46, e49];
  pos = p;
  return value;
}

function readBadQuotes(p: number): BadQuotesNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const s52 = p;
  const near53 = p + 16;
  while (p < near53 && (p < end && !((c = text.charCodeAt(p)) === 39 || c === 60 || c === 62))) p++;
  if (p === near53) {
    STOPS_2.lastIndex = p;
    p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l_text = text.slice(s52, p);
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadQuotesNode = { type: 'BadQuotes', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function leaf13(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r60 = readActionHead(p);
  if (r60 === undefined) { return -1; }
  value = r60;
  p = pos;
  leafValue = value;
  return p;
}

function readActionHead(p: number): ActionHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_before!: string;
  let l_attributes!: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  let l_after!: string;
  const s61 = p;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltAction", p)) {
    reachesEnd(p, "<boltAction");
    return undefined;
  }
  p += 11;
  l_before = text.slice(s61, p);
  const r62 = readAttributes(p);
  if (r62 === undefined) { return undefined; }
  l_attributes = r62;
  p = pos;
  const s64 = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_after = text.slice(s64, p);
  pos = p;
  return { type: 'ActionHead', start: base + start, end: base + p, before: l_before, attributes: l_attributes, after: l_after };
}

function leaf15(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContentFenceNode | null;
  l66: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      const s68 = p;
      l67: {
        const r69 = readContentFence(p);
        if (r69 === undefined) { break l67; }
        value = r69;
        p = pos;
        break l66;
      }
      p = s68;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readContentFence(p: number): ContentFenceNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s70 = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  const near71 = p + 16;
  while (p < near71 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near71) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s70, p);
  pos = p;
  return { type: 'ContentFence', start: base + start, end: base + p, text: l_text };
}

function leaf17(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, "<"] | [null, "\r\n" | "\n" | "\r"];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r73 = readContentChars(p);
  if (r73 === undefined) { return -1; }
  value = r73;
  p = pos;
  leafValue = value;
  return p;
}

function readContentChars(p: number): string[] | [null, "<"] | [null, "\r\n" | "\n" | "\r"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"] | [null, "\r\n" | "\n" | "\r"];
  l74: {
    const s75 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l76: {
        const list81: string[] = [];
        l77: for (;;) {
          const s79 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l78: {
              let v80!: string;
              v80 = text.charAt(p);
              p++;
              list81.push(v80);
              continue l77;
            }
            p = s79;
          } else touched ||= p >= end;
          break;
        }
        if (list81.length === 0) { break l76; }
        value = list81;
        break l74;
      }
      p = s75;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l83: {
        let e84!: null;
        if (text.charCodeAt(p) === 60) {
          {
            const s85 = p;
            l86: {
              p = skipActionStop(p);
              if (p < 0) { break l86; }
              break l83;
            }
            p = s85;
          }
        } else touched ||= p >= end;
        e84 = null;
        let e106!: "<";
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l83;
        }
        e106 = "<";
        p++;
        value = [e84, e106];
        break l74;
      }
      p = s75;
    } else touched ||= p >= end;
    let e107!: null;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      {
        const s108 = p;
        l109: {
          p = skipEol(p);
          if (p < 0) { break l109; }
          if (!(text.charCodeAt(p) === 96)) {
            touched ||= p >= end;
            break l109;
          }
          p = skipContentClose(p);
          if (p < 0) { break l109; }
          return undefined;
        }
        p = s108;
      }
    } else touched ||= p >= end;
    e107 = null;
    let e114!: "\r\n" | "\n" | "\r";
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return undefined;
    }
    const r115 = readEol(p);
    if (r115 === undefined) { return undefined; }
    e114 = r115;
    p = pos;
    value = [e107, e114];
  }
  pos = p;
  return value;
}

function skipActionStop(p: number): number {
  l88: {
    const s89 = p;
    if (text.charCodeAt(p) === 60) {
      l90: {
        p = skip_actionEnd(p);
        if (p < 0) { break l90; }
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l91: {
        p = skipActionTag(p);
        if (p < 0) { break l91; }
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_artifactEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_actionEnd(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("</boltAction", p)) {
    reachesEnd(p, "</boltAction");
    return -1;
  }
  p += 12;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipActionTag(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltAction", p)) {
    reachesEnd(p, "<boltAction");
    return -1;
  }
  p += 11;
  p = skipAttributes(p);
  if (p < 0) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipAttributes(p: number): number {
  let c = 0;
  l92: for (;;) {
    const s94 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l93: {
        p = skipAttribute(p);
        if (p < 0) { break l93; }
        continue l92;
      }
      p = s94;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipAttribute(p: number): number {
  let c = 0;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 61) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipValue(p);
  if (p < 0) { return -1; }
  return p;
}

function skipValue(p: number): number {
  l99: {
    const s100 = p;
    if (text.charCodeAt(p) === 34) {
      l101: {
        p = skipQuoted(p);
        if (p < 0) { break l101; }
        break l99;
      }
      p = s100;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadQuotes(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipQuoted(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near103 = p + 16;
  while (p < near103 && (p < end && !((c = text.charCodeAt(p)) === 34 || c === 60 || c === 62))) p++;
  if (p === near103) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipBadQuotes(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near105 = p + 16;
  while (p < near105 && (p < end && !((c = text.charCodeAt(p)) === 39 || c === 60 || c === 62))) p++;
  if (p === near105) {
    STOPS_2.lastIndex = p;
    p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skip_artifactEnd(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("</boltArtifact", p)) {
    reachesEnd(p, "</boltArtifact");
    return -1;
  }
  p += 14;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipContentClose(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return -1;
  }
  p += 3;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l113: {
    if (text.charCodeAt(p) === 60) {
      const s111 = p;
      l112: {
        p = skipActionStop(p);
        if (p < 0) { break l112; }
        p = s111;
        break l113;
      }
      p = s111;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l116: {
    const s117 = p;
    if (text.charCodeAt(p) === 13) {
      l118: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l118;
        }
        value = "\r\n";
        p += 2;
        break l116;
      }
      p = s117;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l119: {

        value = "\n";
        p++;
        break l116;
      }
      p = s117;
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

function text30(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near122 = p + 16;
      while (p < near122 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
      if (p === near122) {
        STOPS_3.lastIndex = p;
        p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
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
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l123: {

        const near124 = p + 16;
        while (p < near124 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
        if (p === near124) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
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
    if (text.charCodeAt(p) === 60) {
      l125: {
        if (text.charCodeAt(p) === 60) {
          {
            const s126 = p;
            l127: {
              p = skipActionStop(p);
              if (p < 0) { break l127; }
              break l125;
            }
            p = s126;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l125;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l129: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s130 = p;
            l131: {
              p = skipEol(p);
              if (p < 0) { break l131; }
              if (!(text.charCodeAt(p) === 96)) {
                touched ||= p >= end;
                break l131;
              }
              p = skipContentClose(p);
              if (p < 0) { break l131; }
              break l129;
            }
            p = s130;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l129;
        }
        p = skipEol(p);
        if (p < 0) { break l129; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf31(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContentEndNode | null;
  l133: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s135 = p;
      l134: {
        const r136 = readContentEnd(p);
        if (r136 === undefined) { break l134; }
        value = r136;
        p = pos;
        break l133;
      }
      p = s135;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readContentEnd(p: number): ContentEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s137 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipContentClose(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s137, p);
  pos = p;
  return { type: 'ContentEnd', start: base + start, end: base + p, text: l_text };
}

function leaf33(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionEndNode | MissingActionEndNode | BadRestNode;
  const r139 = readActionClose(p);
  if (r139 === undefined) { return -1; }
  value = r139;
  p = pos;
  leafValue = value;
  return p;
}

function readActionClose(p: number): ActionEndNode | MissingActionEndNode | BadRestNode | undefined {
  let value!: ActionEndNode | MissingActionEndNode | BadRestNode;
  l140: {
    const s141 = p;
    const t142 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l143: {
        const r144 = readActionEnd(p);
        if (r144 === undefined) { break l143; }
        value = r144;
        p = pos;
        break l140;
      }
      p = s141;
      if (trail.length > t142) trail.length = t142;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l147: {
        const r148 = readMissingActionEnd(p);
        if (r148 === undefined) { break l147; }
        value = r148;
        p = pos;
        break l140;
      }
      p = s141;
      if (trail.length > t142) trail.length = t142;
    } else touched ||= p >= end;
    const r156 = readBadRest(p);
    if (r156 === undefined) { return undefined; }
    value = r156;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionEnd(p: number): ActionEndNode | undefined {
  const start = p;
  let l_text!: string;
  const s145 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_actionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s145, p);
  pos = p;
  return { type: 'ActionEnd', start: base + start, end: base + p, text: l_text };
}

function readMissingActionEnd(p: number): MissingActionEndNode | undefined {
  const start = p;
  l151: {
    if (text.charCodeAt(p) === 60) {
      const s149 = p;
      l150: {
        l152: {
          const s153 = p;
          if (text.charCodeAt(p) === 60) {
            l154: {
              p = skipActionTag(p);
              if (p < 0) { break l154; }
              break l152;
            }
            p = s153;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 60)) {
            touched ||= p >= end;
            break l150;
          }
          p = skip_artifactEnd(p);
          if (p < 0) { break l150; }
        }
        p = s149;
        break l151;
      }
      p = s149;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingActionEndNode = { type: 'MissingActionEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadRest(p: number): BadRestNode | undefined {
  const start = p;
  pos = p;
  const node: BadRestNode = { type: 'BadRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf38(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LayoutNode | BadCutTagNode | BadWordsNode;
  l159: {
    const s160 = p;
    const t161 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l162: {
        const r163 = readLayout(p);
        if (r163 === undefined) { break l162; }
        value = r163;
        p = pos;
        break l159;
      }
      p = s160;
      if (trail.length > t161) trail.length = t161;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l165: {
        const r166 = readBadCutTag(p);
        if (r166 === undefined) { break l165; }
        value = r166;
        p = pos;
        break l159;
      }
      p = s160;
      if (trail.length > t161) trail.length = t161;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r188 = readBadWords(p);
    if (r188 === undefined) { return -1; }
    value = r188;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLayout(p: number): LayoutNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  pos = p;
  return { type: 'Layout', start: base + start, end: base + p };
}

function readBadCutTag(p: number): BadCutTagNode | undefined {
  const start = p;
  l169: {
    if (text.charCodeAt(p) === 60) {
      const s167 = p;
      l168: {

        p++;
        p = s167;
        break l169;
      }
      p = s167;
    } else touched ||= p >= end;
    return undefined;
  }
  p = skipEndsInTag(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutTagNode = { type: 'BadCutTag', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipEndsInTag(p: number): number {
  const noted = trail.length;
  const value = readEndsInTag(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndsInTag(p: number): "" | undefined {
  if (!cutTag(p)) return undefined;
  const value = readEndsInTagInside(p);
  return value;
}

function readEndsInTagInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutTag(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipTag(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipTag(p: number): number {
  l170: {
    const s171 = p;
    if (text.charCodeAt(p) === 60) {
      l172: {
        p = skipArtifactTag(p);
        if (p < 0) { break l172; }
        break l170;
      }
      p = s171;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l173: {
        p = skipActionTag(p);
        if (p < 0) { break l173; }
        break l170;
      }
      p = s171;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_endToken(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipArtifactTag(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltArtifact", p)) {
    reachesEnd(p, "<boltArtifact");
    return -1;
  }
  p += 13;
  p = skipAttributes(p);
  if (p < 0) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skip_endToken(p: number): number {
  let c = 0;
  l174: {
    const s175 = p;
    if (text.charCodeAt(p) === 60) {
      l176: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l176;
        }
        p += 4;
        break l174;
      }
      p = s175;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
      reachesEnd(p, "<|");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipTokenName(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
      reachesEnd(p, "|>");
      return -1;
    }
    p += 2;
  }
  return p;
}

function skipTokenName(p: number): number {
  l177: {
    const s178 = p;
    if (text.charCodeAt(p) === 105) {
      l179: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l179;
        }
        p += 6;
        break l177;
      }
      p = s178;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l180: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l180;
        }
        p += 9;
        break l177;
      }
      p = s178;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l181: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l181;
        }
        p += 11;
        break l177;
      }
      p = s178;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l182: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l182;
        }
        p += 6;
        break l177;
      }
      p = s178;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l183: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l183;
        }
        p += 6;
        break l177;
      }
      p = s178;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l184: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l184;
        }
        p += 3;
        break l177;
      }
      p = s178;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l185: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l185;
        }
        p += 6;
        break l177;
      }
      p = s178;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l186: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l186;
        }
        p += 3;
        break l177;
      }
      p = s178;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 99 || !text.startsWith("call", p)) {
      reachesEnd(p, "call");
      return -1;
    }
    p += 4;
  }
  return p;
}

function readBadWords(p: number): BadWordsNode | undefined {
  const start = p;
  let m192 = false;
  l189: for (;;) {
    const s191 = p;
    if (p < end) {
      l190: {
        if (text.charCodeAt(p) === 60) {
          {
            const s193 = p;
            l194: {
              p = skip_artifactEnd(p);
              if (p < 0) { break l194; }
              break l190;
            }
            p = s193;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 60) {
          {
            const s196 = p;
            l197: {
              p = skipActionTag(p);
              if (p < 0) { break l197; }
              break l190;
            }
            p = s196;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 60) {
          {
            const s199 = p;
            l200: {
              p = skipArtifactTag(p);
              if (p < 0) { break l200; }
              break l190;
            }
            p = s199;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 60) {
          {
            const s202 = p;
            l203: {
              l207: {
                if (text.charCodeAt(p) === 60) {
                  const s205 = p;
                  l206: {

                    p++;
                    p = s205;
                    break l207;
                  }
                  p = s205;
                } else touched ||= p >= end;
                break l203;
              }
              p = skipEndsInAny(p);
              if (p < 0) { break l203; }
              break l190;
            }
            p = s202;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l190;
        }
        p++;
        m192 = true;
        continue l189;
      }
      p = s191;
    } else touched ||= p >= end;
    break;
  }
  if (!m192) { return undefined; }
  pos = p;
  const node: BadWordsNode = { type: 'BadWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipEndsInAny(p: number): number {
  const noted = trail.length;
  const value = readEndsInAny(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndsInAny(p: number): "" | undefined {
  if (!cutAnyTag(p)) return undefined;
  const value = readEndsInAnyInside(p);
  return value;
}

function readEndsInAnyInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutAnyTag(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipAnyTag(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipAnyTag(p: number): number {
  l208: {
    const s209 = p;
    if (text.charCodeAt(p) === 60) {
      l210: {
        p = skip_artifactEnd(p);
        if (p < 0) { break l210; }
        break l208;
      }
      p = s209;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipActionTag(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf53(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ArtifactEndNode | BadCutEndNode | MissingArtifactRestNode | MissingArtifactEndNode;
  l212: {
    const s213 = p;
    const t214 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l215: {
        const r216 = readArtifactEnd(p);
        if (r216 === undefined) { break l215; }
        value = r216;
        p = pos;
        break l212;
      }
      p = s213;
      if (trail.length > t214) trail.length = t214;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l218: {
        const r219 = readBadCutEnd(p);
        if (r219 === undefined) { break l218; }
        value = r219;
        p = pos;
        break l212;
      }
      p = s213;
      if (trail.length > t214) trail.length = t214;
    } else touched ||= p >= end;
    l224: {
      const r225 = readMissingArtifactRest(p);
      if (r225 === undefined) { break l224; }
      value = r225;
      p = pos;
      break l212;
    }
    p = s213;
    if (trail.length > t214) trail.length = t214;
    const r230 = readMissingArtifactEnd(p);
    if (r230 === undefined) { return -1; }
    value = r230;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readArtifactEnd(p: number): ArtifactEndNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_artifactEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'ArtifactEnd', start: base + start, end: base + p };
}

function readBadCutEnd(p: number): BadCutEndNode | undefined {
  const start = p;
  l222: {
    if (text.charCodeAt(p) === 60) {
      const s220 = p;
      l221: {

        p++;
        p = s220;
        break l222;
      }
      p = s220;
    } else touched ||= p >= end;
    return undefined;
  }
  p = skipEndsInEnd(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutEndNode = { type: 'BadCutEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipEndsInEnd(p: number): number {
  const noted = trail.length;
  const value = readEndsInEnd(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndsInEnd(p: number): "" | undefined {
  if (!cut_artifactEnd(p)) return undefined;
  const value = readEndsInEndInside(p);
  return value;
}

function readEndsInEndInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cut_artifactEnd(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skip_artifactEnd(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readMissingArtifactRest(p: number): MissingArtifactRestNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s226 = p;
      l227: {
        p++;
        return undefined;
      }
      p = s226;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingArtifactRestNode = { type: 'MissingArtifactRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingArtifactEnd(p: number): MissingArtifactEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingArtifactEndNode = { type: 'MissingArtifactEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf61(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r232 = readBlank(p);
  if (r232 === undefined) { return -1; }
  value = r232;
  p = pos;
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s233 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s233, p);
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p, text: l_text };
}

function leaf63(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceRestNode | MissingFenceEndNode;
  l235: {
    const s236 = p;
    const t237 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l238: {
        const r239 = readFenceEnd(p);
        if (r239 === undefined) { break l238; }
        value = r239;
        p = pos;
        break l235;
      }
      p = s236;
      if (trail.length > t237) trail.length = t237;
    } else touched ||= p >= end;
    l259: {
      const r260 = readMissingFenceRest(p);
      if (r260 === undefined) { break l259; }
      value = r260;
      p = pos;
      break l235;
    }
    p = s236;
    if (trail.length > t237) trail.length = t237;
    const r262 = readMissingFenceEnd(p);
    if (r262 === undefined) { return -1; }
    value = r262;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s240 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s240, p);
  pos = p;
  return { type: 'FenceEnd', start: base + start, end: base + p, text: l_text };
}

function skip_fenceEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceClose(p);
  if (p < 0) { return -1; }
  p = skipCloseEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceClose(p: number): number {
  const noted = trail.length;
  const value = readFenceClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readFenceClose(p: number): string | undefined {
  const value = readFenceCloseInside(p);
  if (value === undefined || !closesRun(registers[0], text.slice(p, pos))) return undefined;
  return value;
}

function readFenceCloseInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l241: {
    const s242 = p;
    if (text.charCodeAt(p) === 96) {
      l243: {
        const s244 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l243;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s244, p);
        break l241;
      }
      p = s242;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l245: {
        const s246 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l245;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s246, p);
        break l241;
      }
      p = s242;
    } else touched ||= p >= end;
    const s247 = p;
    if (text.charCodeAt(p) !== 60 || !text.startsWith("</", p)) {
      reachesEnd(p, "</");
      return undefined;
    }
    p += 2;
    if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
    touched ||= p >= end;
    if (text.charCodeAt(p) !== 62) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    value = text.slice(s247, p);
  }
  pos = p;
  return value;
}

function skipCloseEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l248: {
    const s249 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l250: {
        p = skipEol(p);
        if (p < 0) { break l250; }
        break l248;
      }
      p = s249;
    } else touched ||= p >= end;
    l251: {
      if (p < end) {
        {
          const s252 = p;
          l253: {
            p++;
            break l251;
          }
          p = s252;
        }
      } else touched ||= p >= end;
      break l248;
    }
    p = s249;
    l257: {
      if (text.charCodeAt(p) === 60) {
        const s255 = p;
        l256: {
          p = skip_endToken(p);
          if (p < 0) { break l256; }
          p = s255;
          break l257;
        }
        p = s255;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function readMissingFenceRest(p: number): MissingFenceRestNode | undefined {
  if (!cut_fenceEnd(p)) return undefined;
  const value = readMissingFenceRestInside(p);
  return value;
}

function readMissingFenceRestInside(p: number): MissingFenceRestNode | undefined {
  const start = p;
  pos = p;
  const node: MissingFenceRestNode = { type: 'MissingFenceRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cut_fenceEnd(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skip_fenceEnd(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf72(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BareHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r264 = readBareHead(p);
  if (r264 === undefined) { return -1; }
  value = r264;
  p = pos;
  leafValue = value;
  return p;
}

function readBareHead(p: number): BareHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_bare!: BadBareActionNode;
  let l_before!: string;
  let l_attributes!: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  let l_after!: string;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  const r265 = readBadBareAction(p);
  if (r265 === undefined) { return undefined; }
  l_bare = r265;
  p = pos;
  const s270 = p;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltAction", p)) {
    reachesEnd(p, "<boltAction");
    return undefined;
  }
  p += 11;
  l_before = text.slice(s270, p);
  const r271 = readAttributes(p);
  if (r271 === undefined) { return undefined; }
  l_attributes = r271;
  p = pos;
  const s273 = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_after = text.slice(s273, p);
  pos = p;
  return { type: 'BareHead', start: base + start, end: base + p, bare: l_bare, before: l_before, attributes: l_attributes, after: l_after };
}

function readBadBareAction(p: number): BadBareActionNode | undefined {
  const start = p;
  l268: {
    if (text.charCodeAt(p) === 60) {
      const s266 = p;
      l267: {
        p = skipActionTag(p);
        if (p < 0) { break l267; }
        p = s266;
        break l268;
      }
      p = s266;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadBareActionNode = { type: 'BadBareAction', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf75(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LayoutNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r275 = readLayout(p);
  if (r275 === undefined) { return -1; }
  value = r275;
  p = pos;
  leafValue = value;
  return p;
}

function leaf76(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadTagNode | BadCutTagNode;
  l277: {
    const s278 = p;
    const t279 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l280: {
        const r281 = readBadTag(p);
        if (r281 === undefined) { break l280; }
        value = r281;
        p = pos;
        break l277;
      }
      p = s278;
      if (trail.length > t279) trail.length = t279;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r287 = readBadCutTag(p);
    if (r287 === undefined) { return -1; }
    value = r287;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadTag(p: number): BadTagNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipWrongTag(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadTagNode = { type: 'BadTag', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipWrongTag(p: number): number {
  let c = 0;
  l282: {
    const s283 = p;
    if (text.charCodeAt(p) === 60) {
      l284: {
        if (!text.startsWith("<boltArtifact", p)) {
          reachesEnd(p, "<boltArtifact");
          break l284;
        }
        p += 13;
        break l282;
      }
      p = s283;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltAction", p)) {
      reachesEnd(p, "<boltAction");
      return -1;
    }
    p += 11;
  }
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near285 = p + 16;
  while (p < near285 && ((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  if (p === near285) {
    STOPS_8.lastIndex = p;
    p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf79(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r289 = readMentionHead(p);
  if (r289 === undefined) { return -1; }
  value = r289;
  p = pos;
  leafValue = value;
  return p;
}

function readMentionHead(p: number): MentionHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  let l_info!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r290 = readFenceRun(p);
  if (r290 === undefined) { return undefined; }
  l_run = r290;
  p = pos;
  const s292 = p;
  const near293 = p + 16;
  while (p < near293 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near293) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l294: {
    const s295 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l296: {
        p = skipEol(p);
        if (p < 0) { break l296; }
        break l294;
      }
      p = s295;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s297 = p;
        l298: {
          p++;
          return undefined;
        }
        p = s297;
      }
    } else touched ||= p >= end;
  }
  l_info = text.slice(s292, p);
  pos = p;
  return { type: 'MentionHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text81(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near301 = p + 16;
      while (p < near301 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near301) {
        STOPS_9.lastIndex = p;
        p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
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
      l302: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s303 = p;
            l304: {
              p = skip_mentionEnd(p);
              if (p < 0) { break l304; }
              break l302;
            }
            p = s303;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l302;
        }
        p++;
        const near316 = p + 16;
        while (p < near316 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near316) {
          STOPS_9.lastIndex = p;
          p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
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
      l317: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l317;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l318: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l318;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l319: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l319;
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

function skip_mentionEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceClose(p);
  if (p < 0) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l308: {
    const s306 = p;
    l307: {
      l309: {
        const s310 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l311: {
            p = skipEol(p);
            if (p < 0) { break l311; }
            break l309;
          }
          p = s310;
        } else touched ||= p >= end;
        l312: {
          if (p < end) {
            {
              const s313 = p;
              l314: {
                p++;
                break l312;
              }
              p = s313;
            }
          } else touched ||= p >= end;
          break l309;
        }
        p = s310;
        if (!(text.charCodeAt(p) === 60)) {
          touched ||= p >= end;
          break l307;
        }
        p = skip_endToken(p);
        if (p < 0) { break l307; }
      }
      p = s306;
      break l308;
    }
    p = s306;
    return -1;
  }
  return p;
}

function leaf83(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionEndNode | null;
  l320: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s322 = p;
      l321: {
        const r323 = readMentionEnd(p);
        if (r323 === undefined) { break l321; }
        value = r323;
        p = pos;
        break l320;
      }
      p = s322;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readMentionEnd(p: number): MentionEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s324 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_mentionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s324, p);
  pos = p;
  return { type: 'MentionEnd', start: base + start, end: base + p, text: l_text };
}

function leaf85(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndTokenNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r326 = readEndToken(p);
  if (r326 === undefined) { return -1; }
  value = r326;
  p = pos;
  leafValue = value;
  return p;
}

function readEndToken(p: number): EndTokenNode | undefined {
  const start = p;
  let l_text!: string;
  const s327 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s327, p);
  pos = p;
  return { type: 'EndToken', start: base + start, end: base + p, text: l_text };
}

function leaf87(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null] | [null, "<"];
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r329 = readMarkupRun(p);
  if (r329 === undefined) { return -1; }
  value = r329;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkupRun(p: number): string[] | ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null] | [null, "<"];
  l330: {
    const s331 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
      l332: {
        const list337: string[] = [];
        l333: for (;;) {
          const s335 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
            l334: {
              let v336!: string;
              v336 = text.charAt(p);
              p++;
              list337.push(v336);
              continue l333;
            }
            p = s335;
          } else touched ||= p >= end;
          break;
        }
        if (list337.length === 0) { break l332; }
        value = list337;
        break l330;
      }
      p = s331;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l339: {
        const r340 = readCode(p);
        if (r340 === undefined) { break l339; }
        value = r340;
        p = pos;
        break l330;
      }
      p = s331;
    } else touched ||= p >= end;
    let e431!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s432 = p;
        l433: {
          p = skipTagStart(p);
          if (p < 0) { break l433; }
          return undefined;
        }
        p = s432;
      }
    } else touched ||= p >= end;
    e431 = null;
    let e444!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e444 = "<";
    p++;
    value = [e431, e444];
  }
  pos = p;
  return value;
}

function readCode(p: number): ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null] | undefined {
  let c = 0;
  let value!: ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null];
  l341: {
    const s342 = p;
    if (text.charCodeAt(p) === 96) {
      l343: {
        let e344!: "```";
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l343;
        }
        e344 = "```";
        p += 3;
        let e345!: "`"[];
        const list350: "`"[] = [];
        l346: for (;;) {
          const s348 = p;
          if (text.charCodeAt(p) === 96) {
            l347: {
              let v349!: "`";

              v349 = "`";
              p++;
              list350.push(v349);
              continue l346;
            }
            p = s348;
          } else touched ||= p >= end;
          break;
        }
        e345 = list350;
        let e352!: string[];
        const list357: string[] = [];
        l353: for (;;) {
          const s355 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l354: {
              let v356!: string;
              v356 = text.charAt(p);
              p++;
              list357.push(v356);
              continue l353;
            }
            p = s355;
          } else touched ||= p >= end;
          break;
        }
        if (list357.length === 0) { break l343; }
        e352 = list357;
        let e359!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l343;
        }
        e359 = "```";
        p += 3;
        let e360!: "`"[];
        const list365: "`"[] = [];
        l361: for (;;) {
          const s363 = p;
          if (text.charCodeAt(p) === 96) {
            l362: {
              let v364!: "`";

              v364 = "`";
              p++;
              list365.push(v364);
              continue l361;
            }
            p = s363;
          } else touched ||= p >= end;
          break;
        }
        e360 = list365;
        value = [e344, e345, e352, e359, e360];
        break l341;
      }
      p = s342;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l367: {
        let e368!: "``";
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l367;
        }
        e368 = "``";
        p += 2;
        let e369!: null;
        if (text.charCodeAt(p) === 96) {
          {
            const s370 = p;
            l371: {

              p++;
              break l367;
            }
            p = s370;
          }
        } else touched ||= p >= end;
        e369 = null;
        let e373!: (string | ["`", null] | ["```", "`"[]])[];
        const list378: (string | ["`", null] | ["```", "`"[]])[] = [];
        l374: for (;;) {
          const s376 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l375: {
              let v377!: string | ["`", null] | ["```", "`"[]];
              l380: {
                const s381 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l382: {
                    v377 = text.charAt(p);
                    p++;
                    break l380;
                  }
                  p = s381;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l383: {
                    let e384!: "`";

                    e384 = "`";
                    p++;
                    let e385!: null;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s386 = p;
                        l387: {

                          p++;
                          break l383;
                        }
                        p = s386;
                      }
                    } else touched ||= p >= end;
                    e385 = null;
                    v377 = [e384, e385];
                    break l380;
                  }
                  p = s381;
                } else touched ||= p >= end;
                let e389!: "```";
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l375;
                }
                e389 = "```";
                p += 3;
                let e390!: "`"[];
                const list395: "`"[] = [];
                l391: for (;;) {
                  const s393 = p;
                  if (text.charCodeAt(p) === 96) {
                    l392: {
                      let v394!: "`";

                      v394 = "`";
                      p++;
                      list395.push(v394);
                      continue l391;
                    }
                    p = s393;
                  } else touched ||= p >= end;
                  break;
                }
                e390 = list395;
                v377 = [e389, e390];
              }
              list378.push(v377);
              continue l374;
            }
            p = s376;
          } else touched ||= p >= end;
          break;
        }
        e373 = list378;
        let e397!: "``";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l367;
        }
        e397 = "``";
        p += 2;
        let e398!: null;
        if (text.charCodeAt(p) === 96) {
          {
            const s399 = p;
            l400: {

              p++;
              break l367;
            }
            p = s399;
          }
        } else touched ||= p >= end;
        e398 = null;
        value = [e368, e369, e373, e397, e398];
        break l341;
      }
      p = s342;
    } else touched ||= p >= end;
    let e402!: "`";
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    e402 = "`";
    p++;
    let e403!: null;
    if (text.charCodeAt(p) === 96) {
      {
        const s404 = p;
        l405: {

          p++;
          return undefined;
        }
        p = s404;
      }
    } else touched ||= p >= end;
    e403 = null;
    let e407!: (string | ["``", "`"[]])[];
    const list412: (string | ["``", "`"[]])[] = [];
    l408: for (;;) {
      const s410 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l409: {
          let v411!: string | ["``", "`"[]];
          l414: {
            const s415 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l416: {
                v411 = text.charAt(p);
                p++;
                break l414;
              }
              p = s415;
            } else touched ||= p >= end;
            let e417!: "``";
            if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              reachesEnd(p, "``");
              break l409;
            }
            e417 = "``";
            p += 2;
            let e418!: "`"[];
            const list423: "`"[] = [];
            l419: for (;;) {
              const s421 = p;
              if (text.charCodeAt(p) === 96) {
                l420: {
                  let v422!: "`";

                  v422 = "`";
                  p++;
                  list423.push(v422);
                  continue l419;
                }
                p = s421;
              } else touched ||= p >= end;
              break;
            }
            e418 = list423;
            v411 = [e417, e418];
          }
          list412.push(v411);
          continue l408;
        }
        p = s410;
      } else touched ||= p >= end;
      break;
    }
    e407 = list412;
    let e425!: "`";
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    e425 = "`";
    p++;
    let e426!: null;
    if (text.charCodeAt(p) === 96) {
      {
        const s427 = p;
        l428: {

          p++;
          return undefined;
        }
        p = s427;
      }
    } else touched ||= p >= end;
    e426 = null;
    value = [e402, e403, e407, e425, e426];
  }
  pos = p;
  return value;
}

function skipTagStart(p: number): number {
  l435: {
    const s436 = p;
    if (text.charCodeAt(p) === 60) {
      l437: {
        p = skipArtifactTag(p);
        if (p < 0) { break l437; }
        break l435;
      }
      p = s436;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l438: {
        p = skipActionTag(p);
        if (p < 0) { break l438; }
        break l435;
      }
      p = s436;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l439: {
        p = skipWrongTag(p);
        if (p < 0) { break l439; }
        break l435;
      }
      p = s436;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l440: {
        l443: {
          if (text.charCodeAt(p) === 60) {
            const s441 = p;
            l442: {

              p++;
              p = s441;
              break l443;
            }
            p = s441;
          } else touched ||= p >= end;
          break l440;
        }
        p = skipEndsInTag(p);
        if (p < 0) { break l440; }
        break l435;
      }
      p = s436;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_endToken(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function text91(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near446 = p + 16;
      while (p < near446 && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
      if (p === near446) {
        STOPS_10.lastIndex = p;
        p = STOPS_10.test(text) ? STOPS_10.lastIndex - 1 : end;
      }
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
    }
    case 2: {
      while (text.charCodeAt(p) === 96) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
      l447: {

        const near448 = p + 16;
        while (p < near448 && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
        if (p === near448) {
          STOPS_10.lastIndex = p;
          p = STOPS_10.test(text) ? STOPS_10.lastIndex - 1 : end;
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
    if (text.charCodeAt(p) === 96) {
      l449: {
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l449;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l449;
        }
        p++;
        const near450 = p + 16;
        while (p < near450 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near450) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l449;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        if (p >= end) {
          if (!touched) {
            within = 2;
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
    if (text.charCodeAt(p) === 96) {
      l451: {
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l451;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s452 = p;
            l453: {

              p++;
              break l451;
            }
            p = s452;
          }
        } else touched ||= p >= end;
        l455: for (;;) {
          const s457 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l456: {
              l459: {
                const s460 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l461: {
                    p++;
                    break l459;
                  }
                  p = s460;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l462: {

                    p++;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s463 = p;
                        l464: {

                          p++;
                          break l462;
                        }
                        p = s463;
                      }
                    } else touched ||= p >= end;
                    break l459;
                  }
                  p = s460;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l456;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l455;
            }
            p = s457;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l451;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s466 = p;
            l467: {

              p++;
              break l451;
            }
            p = s466;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l469: {
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l469;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s470 = p;
            l471: {

              p++;
              break l469;
            }
            p = s470;
          }
        } else touched ||= p >= end;
        l473: for (;;) {
          const s475 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l474: {
              l477: {
                const s478 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l479: {
                    p++;
                    break l477;
                  }
                  p = s478;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l474;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l473;
            }
            p = s475;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l469;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s480 = p;
            l481: {

              p++;
              break l469;
            }
            p = s480;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l483: {
        if (text.charCodeAt(p) === 60) {
          {
            const s484 = p;
            l485: {
              p = skipTagStart(p);
              if (p < 0) { break l485; }
              break l483;
            }
            p = s484;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l483;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l487: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l487;
        }
        p = skipEol(p);
        if (p < 0) { break l487; }
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          {
            const s488 = p;
            l489: {
              p = skipItemStart(p);
              if (p < 0) { break l489; }
              break l487;
            }
            p = s488;
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

function skipItemStart(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceRun(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceRun(p: number): number {
  l491: {
    const s492 = p;
    if (text.charCodeAt(p) === 96) {
      l493: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l493;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l491;
      }
      p = s492;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
  }
  return p;
}

function leaf94(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LineEndNode | UnitNode;
  l496: {
    const s497 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l498: {
        const r499 = readLineEnd(p);
        if (r499 === undefined) { break l498; }
        value = r499;
        p = pos;
        break l496;
      }
      p = s497;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r502 = readUnit(p);
    if (r502 === undefined) { return -1; }
    value = r502;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s500 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s500, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function readUnit(p: number): UnitNode | undefined {
  const start = p;
  let l_text!: string;
  const s503 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  l_text = text.slice(s503, p);
  pos = p;
  return { type: 'Unit', start: base + start, end: base + p, text: l_text };
}

function leaf97(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r505 = readEnd(p);
  if (r505 === undefined) { return -1; }
  value = r505;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const steppart: Step = { op: 'choice', starts: [STARTS_4, STARTS_5], alternatives: [{ op: 'again', step: () => stepAction }, { op: 'leaf', read: leaf38 }] };
const stepfencedPart: Step = { op: 'choice', starts: [STARTS_4, STARTS_6], alternatives: [{ op: 'again', step: () => stepArtifact }, { op: 'leaf', read: leaf61 }] };
const stepbarePart: Step = { op: 'choice', starts: [STARTS_4, STARTS_6], alternatives: [{ op: 'again', step: () => stepAction }, { op: 'leaf', read: leaf75 }] };
const steplead: Step = { op: 'choice', starts: [STARTS_7, STARTS_4, STARTS_4, STARTS_6], alternatives: [{ op: 'again', step: () => stepFencedArtifact }, { op: 'again', step: () => stepArtifact }, { op: 'again', step: () => stepBareArtifact }, { op: 'leaf', read: leaf61 }] };
const stepitem: Step = { op: 'choice', starts: [STARTS_4, STARTS_4, STARTS_4, STARTS_7, STARTS_4, STARTS_11, STARTS_12], alternatives: [{ op: 'again', step: () => stepArtifact }, { op: 'again', step: () => stepBareArtifact }, { op: 'leaf', read: leaf76 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf85 }, { op: 'again', step: () => stepMarkupText }, { op: 'leaf', read: leaf94 }] };
const stepFencedArtifact: Step = { op: 'rule', name: 'FencedArtifact', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: leaf63 }] } };
const stepArtifact: Step = { op: 'rule', name: 'Artifact', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf5 }, { op: 'loop', body: steppart }, { op: 'leaf', read: leaf53 }] } };
const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf13 }, { op: 'leaf', read: leaf15 }, { op: 'optional', body: { op: 'again', step: () => stepContentText } }, { op: 'leaf', read: leaf31 }, { op: 'leaf', read: leaf33 }] } };
const stepContentText: Step = { op: 'rule', name: 'ContentText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf17 }, { op: 'text', read: text30 }] } };
const stepBareArtifact: Step = { op: 'rule', name: 'BareArtifact', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'leaf', read: leaf15 }, { op: 'optional', body: { op: 'again', step: () => stepContentText } }, { op: 'leaf', read: leaf31 }, { op: 'leaf', read: leaf33 }, { op: 'loop', body: stepbarePart }] } };
const stepMention: Step = { op: 'rule', name: 'Mention', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf79 }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: leaf83 }] } };
const stepMentionText: Step = { op: 'rule', name: 'MentionText', register: -1, isText: true, body: { op: 'text', read: text81 } };
const stepMarkupText: Step = { op: 'rule', name: 'MarkupText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf87 }, { op: 'text', read: text91 }] } };

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: {
    load(next) {
      text = next.text;
      end = text.length;
      base = next.base;
      over = next.over;
      registers = next.registers;
    },
    touched: () => touched,
    value: () => leafValue,
    within: () => within,
    mistakes: () => trail,
  },
  starts: {
    Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: steplead }, { op: 'loop', body: stepitem }, { op: 'leaf', read: leaf97 }] },
  },
  mistakes: {
    BadRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
    BadCutTag: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
    BadCutEnd: {"code":"cut-off","severity":"error","meaning":"The text ends inside the beginning of a marker. What there is of it is text.","example":"<<<<<<< SEA","mend":"Write the whole edit again.","isCut":false},
    MissingArtifactRest: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":false},
    MissingArtifactEnd: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":false},
    MissingActionEnd: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":false},
    BadWords: {"code":"stray-text","severity":"warning","meaning":"Words stand between the actions. They are text.","example":"</boltAction> Now the file. <boltAction type=\"start\">","mend":"Write the words before or after the artifact.","isCut":false},
    BadBareAction: {"code":"missing-open","severity":"warning","meaning":"An action stands in no artifact.","example":"<boltAction type=\"shell\">npm i</boltAction>","mend":"Write a <boltArtifact> with id and title around the actions.","isCut":false},
    BadQuotes: {"code":"wrong-open","severity":"warning","meaning":"The value of an attribute stands in single quotes.","example":"<boltAction type='shell'>","mend":"Write double quotes.","isCut":false},
    BadTag: {"code":"wrong-marker","severity":"error","meaning":"A tag is broken. It stays text.","example":"<boltArtifact id=tide>","mend":"Write its attributes in double quotes.","isCut":false},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"A fence stands around the artifact, or around the content of a file. It is left out.","example":"```xml\n<boltArtifact id=\"tide\" title=\"Tide clock\">","mend":"Write it without a fence.","isCut":false},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":false},
    MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"The fence around edits is not closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":true},
  },
  registers: 1,
  tables: 0,
};
