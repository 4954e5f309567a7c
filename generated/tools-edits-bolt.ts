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
const STARTS_0 = startsOf([60, 60]);
const STARTS_1 = startsOf([0, 65535]);
const STARTS_2 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_3 = startsOf([96, 96], [126, 126]);
const STARTS_4 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_5 = startsOf([10, 10], [13, 13], [96, 96]);

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
  l18: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s16 = p;
      l17: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltArtifact", p)) {
          reachesEnd(p, "<boltArtifact");
          break l17;
        }
        p += 13;
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l17;
        }
        p++;
        p = s16;
        break l18;
      }
      p = s16;
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
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
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
  l11: {
    const s12 = p;
    if (text.charCodeAt(p) === 13) {
      l13: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l13;
        }
        p += 2;
        break l11;
      }
      p = s12;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l14: {

        p++;
        break l11;
      }
      p = s12;
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
  const r20 = readArtifactHead(p);
  if (r20 === undefined) { return -1; }
  value = r20;
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
  const r21 = readArtifactTag(p);
  if (r21 === undefined) { return undefined; }
  l_attributes = r21;
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
  const r22 = readAttributes(p);
  if (r22 === undefined) { return undefined; }
  value = r22;
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
  const list28: ([string, string, string, ["\"", string, "\""] | BadQuotesNode])[] = [];
  l23: for (;;) {
    const s25 = p;
    const t26 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l24: {
        let v27!: [string, string, string, ["\"", string, "\""] | BadQuotesNode];
        const r30 = readAttribute(p);
        if (r30 === undefined) { break l24; }
        v27 = r30;
        p = pos;
        list28.push(v27);
        continue l23;
      }
      p = s25;
      if (trail.length > t26) trail.length = t26;
    } else touched ||= p >= end;
    break;
  }
  value = list28;
  pos = p;
  return value;
}

function readAttribute(p: number): [string, string, string, ["\"", string, "\""] | BadQuotesNode] | undefined {
  let c = 0;
  let value!: [string, string, string, ["\"", string, "\""] | BadQuotesNode];
  let e31!: string;
  const s32 = p;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  e31 = text.slice(s32, p);
  let e33!: string;
  const s34 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  e33 = text.slice(s34, p);
  let e35!: string;
  const s36 = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 61) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  e35 = text.slice(s36, p);
  let e37!: ["\"", string, "\""] | BadQuotesNode;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return undefined;
  }
  const r38 = readValue(p);
  if (r38 === undefined) { return undefined; }
  e37 = r38;
  p = pos;
  value = [e31, e33, e35, e37];
  pos = p;
  return value;
}

function readValue(p: number): ["\"", string, "\""] | BadQuotesNode | undefined {
  let value!: ["\"", string, "\""] | BadQuotesNode;
  l39: {
    const s40 = p;
    const t41 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l42: {
        const r43 = readQuoted(p);
        if (r43 === undefined) { break l42; }
        value = r43;
        p = pos;
        break l39;
      }
      p = s40;
      if (trail.length > t41) trail.length = t41;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r49 = readBadQuotes(p);
    if (r49 === undefined) { return undefined; }
    value = r49;
    p = pos;
  }
  pos = p;
  return value;
}

function readQuoted(p: number): ["\"", string, "\""] | undefined {
  let c = 0;
  let value!: ["\"", string, "\""];
  let e44!: "\"";
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  e44 = "\"";
  p++;
  let e45!: string;
  const s46 = p;
  while ((p < end && !((c = text.charCodeAt(p)) === 34 || c === 60 || c === 62))) p++;
  touched ||= p >= end;
  e45 = text.slice(s46, p);
  let e47!: "\"";
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  e47 = "\"";
  p++;
  value = [e44, e45, e47];
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
  const s50 = p;
  while ((p < end && !((c = text.charCodeAt(p)) === 39 || c === 60 || c === 62))) p++;
  touched ||= p >= end;
  l_text = text.slice(s50, p);
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
  const r57 = readActionHead(p);
  if (r57 === undefined) { return -1; }
  value = r57;
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
  const s58 = p;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltAction", p)) {
    reachesEnd(p, "<boltAction");
    return undefined;
  }
  p += 11;
  l_before = text.slice(s58, p);
  const r59 = readAttributes(p);
  if (r59 === undefined) { return undefined; }
  l_attributes = r59;
  p = pos;
  const s61 = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_after = text.slice(s61, p);
  pos = p;
  return { type: 'ActionHead', start: base + start, end: base + p, before: l_before, attributes: l_attributes, after: l_after };
}

function leaf15(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContentFenceNode | null;
  l63: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      const s65 = p;
      l64: {
        const r66 = readContentFence(p);
        if (r66 === undefined) { break l64; }
        value = r66;
        p = pos;
        break l63;
      }
      p = s65;
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
  const s67 = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s67, p);
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
  const r69 = readContentChars(p);
  if (r69 === undefined) { return -1; }
  value = r69;
  p = pos;
  leafValue = value;
  return p;
}

function readContentChars(p: number): string[] | [null, "<"] | [null, "\r\n" | "\n" | "\r"] | undefined {
  let c = 0;
  let value!: string[] | [null, "<"] | [null, "\r\n" | "\n" | "\r"];
  l70: {
    const s71 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l72: {
        const list77: string[] = [];
        l73: for (;;) {
          const s75 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
            l74: {
              let v76!: string;
              v76 = text.charAt(p);
              p++;
              list77.push(v76);
              continue l73;
            }
            p = s75;
          } else touched ||= p >= end;
          break;
        }
        if (list77.length === 0) { break l72; }
        value = list77;
        break l70;
      }
      p = s71;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l79: {
        let e80!: null;
        if (text.charCodeAt(p) === 60) {
          {
            const s81 = p;
            l82: {
              p = skipActionStop(p);
              if (p < 0) { break l82; }
              break l79;
            }
            p = s81;
          }
        } else touched ||= p >= end;
        e80 = null;
        let e100!: "<";
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l79;
        }
        e100 = "<";
        p++;
        value = [e80, e100];
        break l70;
      }
      p = s71;
    } else touched ||= p >= end;
    let e101!: null;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      {
        const s102 = p;
        l103: {
          p = skipEol(p);
          if (p < 0) { break l103; }
          if (!(text.charCodeAt(p) === 96)) {
            touched ||= p >= end;
            break l103;
          }
          p = skipContentClose(p);
          if (p < 0) { break l103; }
          return undefined;
        }
        p = s102;
      }
    } else touched ||= p >= end;
    e101 = null;
    let e108!: "\r\n" | "\n" | "\r";
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return undefined;
    }
    const r109 = readEol(p);
    if (r109 === undefined) { return undefined; }
    e108 = r109;
    p = pos;
    value = [e101, e108];
  }
  pos = p;
  return value;
}

function skipActionStop(p: number): number {
  l84: {
    const s85 = p;
    if (text.charCodeAt(p) === 60) {
      l86: {
        p = skip_actionEnd(p);
        if (p < 0) { break l86; }
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l87: {
        p = skipActionTag(p);
        if (p < 0) { break l87; }
        break l84;
      }
      p = s85;
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
  l88: for (;;) {
    const s90 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l89: {
        p = skipAttribute(p);
        if (p < 0) { break l89; }
        continue l88;
      }
      p = s90;
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
  l95: {
    const s96 = p;
    if (text.charCodeAt(p) === 34) {
      l97: {
        p = skipQuoted(p);
        if (p < 0) { break l97; }
        break l95;
      }
      p = s96;
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
  while ((p < end && !((c = text.charCodeAt(p)) === 34 || c === 60 || c === 62))) p++;
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
  while ((p < end && !((c = text.charCodeAt(p)) === 39 || c === 60 || c === 62))) p++;
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
  l107: {
    if (text.charCodeAt(p) === 60) {
      const s105 = p;
      l106: {
        p = skipActionStop(p);
        if (p < 0) { break l106; }
        p = s105;
        break l107;
      }
      p = s105;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l110: {
    const s111 = p;
    if (text.charCodeAt(p) === 13) {
      l112: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l112;
        }
        value = "\r\n";
        p += 2;
        break l110;
      }
      p = s111;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l113: {

        value = "\n";
        p++;
        break l110;
      }
      p = s111;
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
    case 1:
    while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
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
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
      l116: {

        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
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
      l117: {
        if (text.charCodeAt(p) === 60) {
          {
            const s118 = p;
            l119: {
              p = skipActionStop(p);
              if (p < 0) { break l119; }
              break l117;
            }
            p = s118;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l117;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l121: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s122 = p;
            l123: {
              p = skipEol(p);
              if (p < 0) { break l123; }
              if (!(text.charCodeAt(p) === 96)) {
                touched ||= p >= end;
                break l123;
              }
              p = skipContentClose(p);
              if (p < 0) { break l123; }
              break l121;
            }
            p = s122;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l121;
        }
        p = skipEol(p);
        if (p < 0) { break l121; }

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
  l125: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s127 = p;
      l126: {
        const r128 = readContentEnd(p);
        if (r128 === undefined) { break l126; }
        value = r128;
        p = pos;
        break l125;
      }
      p = s127;
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
  const s129 = p;
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
  l_text = text.slice(s129, p);
  pos = p;
  return { type: 'ContentEnd', start: base + start, end: base + p, text: l_text };
}

function leaf33(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionEndNode | MissingActionEndNode | BadRestNode;
  const r131 = readActionClose(p);
  if (r131 === undefined) { return -1; }
  value = r131;
  p = pos;
  leafValue = value;
  return p;
}

function readActionClose(p: number): ActionEndNode | MissingActionEndNode | BadRestNode | undefined {
  let value!: ActionEndNode | MissingActionEndNode | BadRestNode;
  l132: {
    const s133 = p;
    const t134 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l135: {
        const r136 = readActionEnd(p);
        if (r136 === undefined) { break l135; }
        value = r136;
        p = pos;
        break l132;
      }
      p = s133;
      if (trail.length > t134) trail.length = t134;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l139: {
        const r140 = readMissingActionEnd(p);
        if (r140 === undefined) { break l139; }
        value = r140;
        p = pos;
        break l132;
      }
      p = s133;
      if (trail.length > t134) trail.length = t134;
    } else touched ||= p >= end;
    const r148 = readBadRest(p);
    if (r148 === undefined) { return undefined; }
    value = r148;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionEnd(p: number): ActionEndNode | undefined {
  const start = p;
  let l_text!: string;
  const s137 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_actionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s137, p);
  pos = p;
  return { type: 'ActionEnd', start: base + start, end: base + p, text: l_text };
}

function readMissingActionEnd(p: number): MissingActionEndNode | undefined {
  const start = p;
  l143: {
    if (text.charCodeAt(p) === 60) {
      const s141 = p;
      l142: {
        l144: {
          const s145 = p;
          if (text.charCodeAt(p) === 60) {
            l146: {
              p = skipActionTag(p);
              if (p < 0) { break l146; }
              break l144;
            }
            p = s145;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 60)) {
            touched ||= p >= end;
            break l142;
          }
          p = skip_artifactEnd(p);
          if (p < 0) { break l142; }
        }
        p = s141;
        break l143;
      }
      p = s141;
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
  l151: {
    const s152 = p;
    const t153 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l154: {
        const r155 = readLayout(p);
        if (r155 === undefined) { break l154; }
        value = r155;
        p = pos;
        break l151;
      }
      p = s152;
      if (trail.length > t153) trail.length = t153;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l157: {
        const r158 = readBadCutTag(p);
        if (r158 === undefined) { break l157; }
        value = r158;
        p = pos;
        break l151;
      }
      p = s152;
      if (trail.length > t153) trail.length = t153;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r180 = readBadWords(p);
    if (r180 === undefined) { return -1; }
    value = r180;
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
  l161: {
    if (text.charCodeAt(p) === 60) {
      const s159 = p;
      l160: {

        p++;
        p = s159;
        break l161;
      }
      p = s159;
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
  l162: {
    const s163 = p;
    if (text.charCodeAt(p) === 60) {
      l164: {
        p = skipArtifactTag(p);
        if (p < 0) { break l164; }
        break l162;
      }
      p = s163;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l165: {
        p = skipActionTag(p);
        if (p < 0) { break l165; }
        break l162;
      }
      p = s163;
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
  l166: {
    const s167 = p;
    if (text.charCodeAt(p) === 60) {
      l168: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l168;
        }
        p += 4;
        break l166;
      }
      p = s167;
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
  l169: {
    const s170 = p;
    if (text.charCodeAt(p) === 105) {
      l171: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l171;
        }
        p += 6;
        break l169;
      }
      p = s170;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l172: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l172;
        }
        p += 9;
        break l169;
      }
      p = s170;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l173: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l173;
        }
        p += 11;
        break l169;
      }
      p = s170;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l174: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l174;
        }
        p += 6;
        break l169;
      }
      p = s170;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l175: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l175;
        }
        p += 6;
        break l169;
      }
      p = s170;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l176: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l176;
        }
        p += 3;
        break l169;
      }
      p = s170;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l177: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l177;
        }
        p += 6;
        break l169;
      }
      p = s170;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l178: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l178;
        }
        p += 3;
        break l169;
      }
      p = s170;
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
  let m184 = false;
  l181: for (;;) {
    const s183 = p;
    if (p < end) {
      l182: {
        if (text.charCodeAt(p) === 60) {
          {
            const s185 = p;
            l186: {
              p = skip_artifactEnd(p);
              if (p < 0) { break l186; }
              break l182;
            }
            p = s185;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 60) {
          {
            const s188 = p;
            l189: {
              p = skipActionTag(p);
              if (p < 0) { break l189; }
              break l182;
            }
            p = s188;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 60) {
          {
            const s191 = p;
            l192: {
              p = skipArtifactTag(p);
              if (p < 0) { break l192; }
              break l182;
            }
            p = s191;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 60) {
          {
            const s194 = p;
            l195: {
              l199: {
                if (text.charCodeAt(p) === 60) {
                  const s197 = p;
                  l198: {

                    p++;
                    p = s197;
                    break l199;
                  }
                  p = s197;
                } else touched ||= p >= end;
                break l195;
              }
              p = skipEndsInAny(p);
              if (p < 0) { break l195; }
              break l182;
            }
            p = s194;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l182;
        }
        p++;
        m184 = true;
        continue l181;
      }
      p = s183;
    } else touched ||= p >= end;
    break;
  }
  if (!m184) { return undefined; }
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
  l200: {
    const s201 = p;
    if (text.charCodeAt(p) === 60) {
      l202: {
        p = skip_artifactEnd(p);
        if (p < 0) { break l202; }
        break l200;
      }
      p = s201;
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
  l204: {
    const s205 = p;
    const t206 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l207: {
        const r208 = readArtifactEnd(p);
        if (r208 === undefined) { break l207; }
        value = r208;
        p = pos;
        break l204;
      }
      p = s205;
      if (trail.length > t206) trail.length = t206;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l210: {
        const r211 = readBadCutEnd(p);
        if (r211 === undefined) { break l210; }
        value = r211;
        p = pos;
        break l204;
      }
      p = s205;
      if (trail.length > t206) trail.length = t206;
    } else touched ||= p >= end;
    l216: {
      const r217 = readMissingArtifactRest(p);
      if (r217 === undefined) { break l216; }
      value = r217;
      p = pos;
      break l204;
    }
    p = s205;
    if (trail.length > t206) trail.length = t206;
    const r222 = readMissingArtifactEnd(p);
    if (r222 === undefined) { return -1; }
    value = r222;
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
  l214: {
    if (text.charCodeAt(p) === 60) {
      const s212 = p;
      l213: {

        p++;
        p = s212;
        break l214;
      }
      p = s212;
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
      const s218 = p;
      l219: {
        p++;
        return undefined;
      }
      p = s218;
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
  const r224 = readBlank(p);
  if (r224 === undefined) { return -1; }
  value = r224;
  p = pos;
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s225 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s225, p);
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p, text: l_text };
}

function leaf63(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceRestNode | MissingFenceEndNode;
  l227: {
    const s228 = p;
    const t229 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l230: {
        const r231 = readFenceEnd(p);
        if (r231 === undefined) { break l230; }
        value = r231;
        p = pos;
        break l227;
      }
      p = s228;
      if (trail.length > t229) trail.length = t229;
    } else touched ||= p >= end;
    l251: {
      const r252 = readMissingFenceRest(p);
      if (r252 === undefined) { break l251; }
      value = r252;
      p = pos;
      break l227;
    }
    p = s228;
    if (trail.length > t229) trail.length = t229;
    const r254 = readMissingFenceEnd(p);
    if (r254 === undefined) { return -1; }
    value = r254;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s232 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s232, p);
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
  l233: {
    const s234 = p;
    if (text.charCodeAt(p) === 96) {
      l235: {
        const s236 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l235;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s236, p);
        break l233;
      }
      p = s234;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l237: {
        const s238 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l237;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s238, p);
        break l233;
      }
      p = s234;
    } else touched ||= p >= end;
    const s239 = p;
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
    value = text.slice(s239, p);
  }
  pos = p;
  return value;
}

function skipCloseEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l240: {
    const s241 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l242: {
        p = skipEol(p);
        if (p < 0) { break l242; }
        break l240;
      }
      p = s241;
    } else touched ||= p >= end;
    l243: {
      if (p < end) {
        {
          const s244 = p;
          l245: {
            p++;
            break l243;
          }
          p = s244;
        }
      } else touched ||= p >= end;
      break l240;
    }
    p = s241;
    l249: {
      if (text.charCodeAt(p) === 60) {
        const s247 = p;
        l248: {
          p = skip_endToken(p);
          if (p < 0) { break l248; }
          p = s247;
          break l249;
        }
        p = s247;
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
  const r256 = readBareHead(p);
  if (r256 === undefined) { return -1; }
  value = r256;
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
  const r257 = readBadBareAction(p);
  if (r257 === undefined) { return undefined; }
  l_bare = r257;
  p = pos;
  const s262 = p;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltAction", p)) {
    reachesEnd(p, "<boltAction");
    return undefined;
  }
  p += 11;
  l_before = text.slice(s262, p);
  const r263 = readAttributes(p);
  if (r263 === undefined) { return undefined; }
  l_attributes = r263;
  p = pos;
  const s265 = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_after = text.slice(s265, p);
  pos = p;
  return { type: 'BareHead', start: base + start, end: base + p, bare: l_bare, before: l_before, attributes: l_attributes, after: l_after };
}

function readBadBareAction(p: number): BadBareActionNode | undefined {
  const start = p;
  l260: {
    if (text.charCodeAt(p) === 60) {
      const s258 = p;
      l259: {
        p = skipActionTag(p);
        if (p < 0) { break l259; }
        p = s258;
        break l260;
      }
      p = s258;
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
  const r267 = readLayout(p);
  if (r267 === undefined) { return -1; }
  value = r267;
  p = pos;
  leafValue = value;
  return p;
}

function leaf76(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadTagNode | BadCutTagNode;
  l269: {
    const s270 = p;
    const t271 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l272: {
        const r273 = readBadTag(p);
        if (r273 === undefined) { break l272; }
        value = r273;
        p = pos;
        break l269;
      }
      p = s270;
      if (trail.length > t271) trail.length = t271;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r278 = readBadCutTag(p);
    if (r278 === undefined) { return -1; }
    value = r278;
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
  l274: {
    const s275 = p;
    if (text.charCodeAt(p) === 60) {
      l276: {
        if (!text.startsWith("<boltArtifact", p)) {
          reachesEnd(p, "<boltArtifact");
          break l276;
        }
        p += 13;
        break l274;
      }
      p = s275;
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
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
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
  const r280 = readMentionHead(p);
  if (r280 === undefined) { return -1; }
  value = r280;
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
  const r281 = readFenceRun(p);
  if (r281 === undefined) { return undefined; }
  l_run = r281;
  p = pos;
  const s283 = p;
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  touched ||= p >= end;
  l284: {
    const s285 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l286: {
        p = skipEol(p);
        if (p < 0) { break l286; }
        break l284;
      }
      p = s285;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s287 = p;
        l288: {
          p++;
          return undefined;
        }
        p = s287;
      }
    } else touched ||= p >= end;
  }
  l_info = text.slice(s283, p);
  pos = p;
  return { type: 'MentionHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text81(p: number, inside: number): number {
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
      l291: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s292 = p;
            l293: {
              p = skip_mentionEnd(p);
              if (p < 0) { break l293; }
              break l291;
            }
            p = s292;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l291;
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
      l305: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l305;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l306: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l306;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l307: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l307;
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
  l297: {
    const s295 = p;
    l296: {
      l298: {
        const s299 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l300: {
            p = skipEol(p);
            if (p < 0) { break l300; }
            break l298;
          }
          p = s299;
        } else touched ||= p >= end;
        l301: {
          if (p < end) {
            {
              const s302 = p;
              l303: {
                p++;
                break l301;
              }
              p = s302;
            }
          } else touched ||= p >= end;
          break l298;
        }
        p = s299;
        if (!(text.charCodeAt(p) === 60)) {
          touched ||= p >= end;
          break l296;
        }
        p = skip_endToken(p);
        if (p < 0) { break l296; }
      }
      p = s295;
      break l297;
    }
    p = s295;
    return -1;
  }
  return p;
}

function leaf83(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionEndNode | null;
  l308: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s310 = p;
      l309: {
        const r311 = readMentionEnd(p);
        if (r311 === undefined) { break l309; }
        value = r311;
        p = pos;
        break l308;
      }
      p = s310;
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
  const s312 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_mentionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s312, p);
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
  const r314 = readEndToken(p);
  if (r314 === undefined) { return -1; }
  value = r314;
  p = pos;
  leafValue = value;
  return p;
}

function readEndToken(p: number): EndTokenNode | undefined {
  const start = p;
  let l_text!: string;
  const s315 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s315, p);
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
  const r317 = readMarkupRun(p);
  if (r317 === undefined) { return -1; }
  value = r317;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkupRun(p: number): string[] | ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null] | [null, "<"];
  l318: {
    const s319 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
      l320: {
        const list325: string[] = [];
        l321: for (;;) {
          const s323 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
            l322: {
              let v324!: string;
              v324 = text.charAt(p);
              p++;
              list325.push(v324);
              continue l321;
            }
            p = s323;
          } else touched ||= p >= end;
          break;
        }
        if (list325.length === 0) { break l320; }
        value = list325;
        break l318;
      }
      p = s319;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l327: {
        const r328 = readCode(p);
        if (r328 === undefined) { break l327; }
        value = r328;
        p = pos;
        break l318;
      }
      p = s319;
    } else touched ||= p >= end;
    let e419!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s420 = p;
        l421: {
          p = skipTagStart(p);
          if (p < 0) { break l421; }
          return undefined;
        }
        p = s420;
      }
    } else touched ||= p >= end;
    e419 = null;
    let e432!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e432 = "<";
    p++;
    value = [e419, e432];
  }
  pos = p;
  return value;
}

function readCode(p: number): ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null] | undefined {
  let c = 0;
  let value!: ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null];
  l329: {
    const s330 = p;
    if (text.charCodeAt(p) === 96) {
      l331: {
        let e332!: "```";
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l331;
        }
        e332 = "```";
        p += 3;
        let e333!: "`"[];
        const list338: "`"[] = [];
        l334: for (;;) {
          const s336 = p;
          if (text.charCodeAt(p) === 96) {
            l335: {
              let v337!: "`";

              v337 = "`";
              p++;
              list338.push(v337);
              continue l334;
            }
            p = s336;
          } else touched ||= p >= end;
          break;
        }
        e333 = list338;
        let e340!: string[];
        const list345: string[] = [];
        l341: for (;;) {
          const s343 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l342: {
              let v344!: string;
              v344 = text.charAt(p);
              p++;
              list345.push(v344);
              continue l341;
            }
            p = s343;
          } else touched ||= p >= end;
          break;
        }
        if (list345.length === 0) { break l331; }
        e340 = list345;
        let e347!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l331;
        }
        e347 = "```";
        p += 3;
        let e348!: "`"[];
        const list353: "`"[] = [];
        l349: for (;;) {
          const s351 = p;
          if (text.charCodeAt(p) === 96) {
            l350: {
              let v352!: "`";

              v352 = "`";
              p++;
              list353.push(v352);
              continue l349;
            }
            p = s351;
          } else touched ||= p >= end;
          break;
        }
        e348 = list353;
        value = [e332, e333, e340, e347, e348];
        break l329;
      }
      p = s330;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l355: {
        let e356!: "``";
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l355;
        }
        e356 = "``";
        p += 2;
        let e357!: null;
        if (text.charCodeAt(p) === 96) {
          {
            const s358 = p;
            l359: {

              p++;
              break l355;
            }
            p = s358;
          }
        } else touched ||= p >= end;
        e357 = null;
        let e361!: (string | ["`", null] | ["```", "`"[]])[];
        const list366: (string | ["`", null] | ["```", "`"[]])[] = [];
        l362: for (;;) {
          const s364 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l363: {
              let v365!: string | ["`", null] | ["```", "`"[]];
              l368: {
                const s369 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l370: {
                    v365 = text.charAt(p);
                    p++;
                    break l368;
                  }
                  p = s369;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l371: {
                    let e372!: "`";

                    e372 = "`";
                    p++;
                    let e373!: null;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s374 = p;
                        l375: {

                          p++;
                          break l371;
                        }
                        p = s374;
                      }
                    } else touched ||= p >= end;
                    e373 = null;
                    v365 = [e372, e373];
                    break l368;
                  }
                  p = s369;
                } else touched ||= p >= end;
                let e377!: "```";
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l363;
                }
                e377 = "```";
                p += 3;
                let e378!: "`"[];
                const list383: "`"[] = [];
                l379: for (;;) {
                  const s381 = p;
                  if (text.charCodeAt(p) === 96) {
                    l380: {
                      let v382!: "`";

                      v382 = "`";
                      p++;
                      list383.push(v382);
                      continue l379;
                    }
                    p = s381;
                  } else touched ||= p >= end;
                  break;
                }
                e378 = list383;
                v365 = [e377, e378];
              }
              list366.push(v365);
              continue l362;
            }
            p = s364;
          } else touched ||= p >= end;
          break;
        }
        e361 = list366;
        let e385!: "``";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l355;
        }
        e385 = "``";
        p += 2;
        let e386!: null;
        if (text.charCodeAt(p) === 96) {
          {
            const s387 = p;
            l388: {

              p++;
              break l355;
            }
            p = s387;
          }
        } else touched ||= p >= end;
        e386 = null;
        value = [e356, e357, e361, e385, e386];
        break l329;
      }
      p = s330;
    } else touched ||= p >= end;
    let e390!: "`";
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    e390 = "`";
    p++;
    let e391!: null;
    if (text.charCodeAt(p) === 96) {
      {
        const s392 = p;
        l393: {

          p++;
          return undefined;
        }
        p = s392;
      }
    } else touched ||= p >= end;
    e391 = null;
    let e395!: (string | ["``", "`"[]])[];
    const list400: (string | ["``", "`"[]])[] = [];
    l396: for (;;) {
      const s398 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l397: {
          let v399!: string | ["``", "`"[]];
          l402: {
            const s403 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l404: {
                v399 = text.charAt(p);
                p++;
                break l402;
              }
              p = s403;
            } else touched ||= p >= end;
            let e405!: "``";
            if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              reachesEnd(p, "``");
              break l397;
            }
            e405 = "``";
            p += 2;
            let e406!: "`"[];
            const list411: "`"[] = [];
            l407: for (;;) {
              const s409 = p;
              if (text.charCodeAt(p) === 96) {
                l408: {
                  let v410!: "`";

                  v410 = "`";
                  p++;
                  list411.push(v410);
                  continue l407;
                }
                p = s409;
              } else touched ||= p >= end;
              break;
            }
            e406 = list411;
            v399 = [e405, e406];
          }
          list400.push(v399);
          continue l396;
        }
        p = s398;
      } else touched ||= p >= end;
      break;
    }
    e395 = list400;
    let e413!: "`";
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    e413 = "`";
    p++;
    let e414!: null;
    if (text.charCodeAt(p) === 96) {
      {
        const s415 = p;
        l416: {

          p++;
          return undefined;
        }
        p = s415;
      }
    } else touched ||= p >= end;
    e414 = null;
    value = [e390, e391, e395, e413, e414];
  }
  pos = p;
  return value;
}

function skipTagStart(p: number): number {
  l423: {
    const s424 = p;
    if (text.charCodeAt(p) === 60) {
      l425: {
        p = skipArtifactTag(p);
        if (p < 0) { break l425; }
        break l423;
      }
      p = s424;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l426: {
        p = skipActionTag(p);
        if (p < 0) { break l426; }
        break l423;
      }
      p = s424;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l427: {
        p = skipWrongTag(p);
        if (p < 0) { break l427; }
        break l423;
      }
      p = s424;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l428: {
        l431: {
          if (text.charCodeAt(p) === 60) {
            const s429 = p;
            l430: {

              p++;
              p = s429;
              break l431;
            }
            p = s429;
          } else touched ||= p >= end;
          break l428;
        }
        p = skipEndsInTag(p);
        if (p < 0) { break l428; }
        break l423;
      }
      p = s424;
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
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
    if (p >= end) {
      touched = true;
      return p;
    }
    break;
    case 2:
    while (text.charCodeAt(p) === 96) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
      l434: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
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
      l435: {
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l435;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l435;
        }
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l435;
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
      l436: {
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l436;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s437 = p;
            l438: {

              p++;
              break l436;
            }
            p = s437;
          }
        } else touched ||= p >= end;
        l440: for (;;) {
          const s442 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l441: {
              l444: {
                const s445 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l446: {
                    p++;
                    break l444;
                  }
                  p = s445;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l447: {

                    p++;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s448 = p;
                        l449: {

                          p++;
                          break l447;
                        }
                        p = s448;
                      }
                    } else touched ||= p >= end;
                    break l444;
                  }
                  p = s445;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l441;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l440;
            }
            p = s442;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l436;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s451 = p;
            l452: {

              p++;
              break l436;
            }
            p = s451;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l454: {
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l454;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s455 = p;
            l456: {

              p++;
              break l454;
            }
            p = s455;
          }
        } else touched ||= p >= end;
        l458: for (;;) {
          const s460 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l459: {
              l462: {
                const s463 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l464: {
                    p++;
                    break l462;
                  }
                  p = s463;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l459;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l458;
            }
            p = s460;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l454;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s465 = p;
            l466: {

              p++;
              break l454;
            }
            p = s465;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l468: {
        if (text.charCodeAt(p) === 60) {
          {
            const s469 = p;
            l470: {
              p = skipTagStart(p);
              if (p < 0) { break l470; }
              break l468;
            }
            p = s469;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l468;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l472: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l472;
        }
        p = skipEol(p);
        if (p < 0) { break l472; }
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          {
            const s473 = p;
            l474: {
              p = skipItemStart(p);
              if (p < 0) { break l474; }
              break l472;
            }
            p = s473;
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
  l476: {
    const s477 = p;
    if (text.charCodeAt(p) === 96) {
      l478: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l478;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l476;
      }
      p = s477;
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
  l481: {
    const s482 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l483: {
        const r484 = readLineEnd(p);
        if (r484 === undefined) { break l483; }
        value = r484;
        p = pos;
        break l481;
      }
      p = s482;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r487 = readUnit(p);
    if (r487 === undefined) { return -1; }
    value = r487;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s485 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s485, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function readUnit(p: number): UnitNode | undefined {
  const start = p;
  let l_text!: string;
  const s488 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  l_text = text.slice(s488, p);
  pos = p;
  return { type: 'Unit', start: base + start, end: base + p, text: l_text };
}

function leaf97(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r490 = readEnd(p);
  if (r490 === undefined) { return -1; }
  value = r490;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const steppart: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'again', step: () => stepAction }, { op: 'leaf', read: leaf38 }] };
const stepfencedPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_2], alternatives: [{ op: 'again', step: () => stepArtifact }, { op: 'leaf', read: leaf61 }] };
const stepbarePart: Step = { op: 'choice', starts: [STARTS_0, STARTS_2], alternatives: [{ op: 'again', step: () => stepAction }, { op: 'leaf', read: leaf75 }] };
const steplead: Step = { op: 'choice', starts: [STARTS_3, STARTS_0, STARTS_0, STARTS_2], alternatives: [{ op: 'again', step: () => stepFencedArtifact }, { op: 'again', step: () => stepArtifact }, { op: 'again', step: () => stepBareArtifact }, { op: 'leaf', read: leaf61 }] };
const stepitem: Step = { op: 'choice', starts: [STARTS_0, STARTS_0, STARTS_0, STARTS_3, STARTS_0, STARTS_4, STARTS_5], alternatives: [{ op: 'again', step: () => stepArtifact }, { op: 'again', step: () => stepBareArtifact }, { op: 'leaf', read: leaf76 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf85 }, { op: 'again', step: () => stepMarkupText }, { op: 'leaf', read: leaf94 }] };
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
