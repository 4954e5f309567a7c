// Generated from grammars/tools/edits-bolt.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, tableOf } from '../src/engine/index.ts';

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
  l149: {
    if (p < end) {
      const s151 = p;
      l150: {
        if (!(p < end)) {
          touched ||= p >= end;
          break l150;
        }
        p++;
        p = end;
        touched ||= p >= end;
        break l149;
      }
      p = s151;
    } else touched ||= p >= end;
  }
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
  l154: {
    const s155 = p;
    const t156 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l157: {
        const r158 = readLayout(p);
        if (r158 === undefined) { break l157; }
        value = r158;
        p = pos;
        break l154;
      }
      p = s155;
      if (trail.length > t156) trail.length = t156;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l160: {
        const r161 = readBadCutTag(p);
        if (r161 === undefined) { break l160; }
        value = r161;
        p = pos;
        break l154;
      }
      p = s155;
      if (trail.length > t156) trail.length = t156;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r183 = readBadWords(p);
    if (r183 === undefined) { return -1; }
    value = r183;
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
  l164: {
    if (text.charCodeAt(p) === 60) {
      const s162 = p;
      l163: {

        p++;
        p = s162;
        break l164;
      }
      p = s162;
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
  l165: {
    const s166 = p;
    if (text.charCodeAt(p) === 60) {
      l167: {
        p = skipArtifactTag(p);
        if (p < 0) { break l167; }
        break l165;
      }
      p = s166;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l168: {
        p = skipActionTag(p);
        if (p < 0) { break l168; }
        break l165;
      }
      p = s166;
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
  l169: {
    const s170 = p;
    if (text.charCodeAt(p) === 60) {
      l171: {
        if (!text.startsWith("</s>", p)) {
          reachesEnd(p, "</s>");
          break l171;
        }
        p += 4;
        break l169;
      }
      p = s170;
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
  l172: {
    const s173 = p;
    if (text.charCodeAt(p) === 105) {
      l174: {
        if (!text.startsWith("im_end", p)) {
          reachesEnd(p, "im_end");
          break l174;
        }
        p += 6;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l175: {
        if (!text.startsWith("endoftext", p)) {
          reachesEnd(p, "endoftext");
          break l175;
        }
        p += 9;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l176: {
        if (!text.startsWith("end_of_text", p)) {
          reachesEnd(p, "end_of_text");
          break l176;
        }
        p += 11;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l177: {
        if (!text.startsWith("eot_id", p)) {
          reachesEnd(p, "eot_id");
          break l177;
        }
        p += 6;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l178: {
        if (!text.startsWith("eom_id", p)) {
          reachesEnd(p, "eom_id");
          break l178;
        }
        p += 6;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l179: {
        if (!text.startsWith("eot", p)) {
          reachesEnd(p, "eot");
          break l179;
        }
        p += 3;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 114) {
      l180: {
        if (!text.startsWith("return", p)) {
          reachesEnd(p, "return");
          break l180;
        }
        p += 6;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 101) {
      l181: {
        if (!text.startsWith("end", p)) {
          reachesEnd(p, "end");
          break l181;
        }
        p += 3;
        break l172;
      }
      p = s173;
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
  let m187 = false;
  l184: for (;;) {
    const s186 = p;
    if (p < end) {
      l185: {
        if (text.charCodeAt(p) === 60) {
          {
            const s188 = p;
            l189: {
              p = skip_artifactEnd(p);
              if (p < 0) { break l189; }
              break l185;
            }
            p = s188;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 60) {
          {
            const s191 = p;
            l192: {
              p = skipActionTag(p);
              if (p < 0) { break l192; }
              break l185;
            }
            p = s191;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 60) {
          {
            const s194 = p;
            l195: {
              p = skipArtifactTag(p);
              if (p < 0) { break l195; }
              break l185;
            }
            p = s194;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 60) {
          {
            const s197 = p;
            l198: {
              l202: {
                if (text.charCodeAt(p) === 60) {
                  const s200 = p;
                  l201: {

                    p++;
                    p = s200;
                    break l202;
                  }
                  p = s200;
                } else touched ||= p >= end;
                break l198;
              }
              p = skipEndsInAny(p);
              if (p < 0) { break l198; }
              break l185;
            }
            p = s197;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l185;
        }
        p++;
        m187 = true;
        continue l184;
      }
      p = s186;
    } else touched ||= p >= end;
    break;
  }
  if (!m187) { return undefined; }
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
  l203: {
    const s204 = p;
    if (text.charCodeAt(p) === 60) {
      l205: {
        p = skip_artifactEnd(p);
        if (p < 0) { break l205; }
        break l203;
      }
      p = s204;
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
  l207: {
    const s208 = p;
    const t209 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l210: {
        const r211 = readArtifactEnd(p);
        if (r211 === undefined) { break l210; }
        value = r211;
        p = pos;
        break l207;
      }
      p = s208;
      if (trail.length > t209) trail.length = t209;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l213: {
        const r214 = readBadCutEnd(p);
        if (r214 === undefined) { break l213; }
        value = r214;
        p = pos;
        break l207;
      }
      p = s208;
      if (trail.length > t209) trail.length = t209;
    } else touched ||= p >= end;
    l219: {
      const r220 = readMissingArtifactRest(p);
      if (r220 === undefined) { break l219; }
      value = r220;
      p = pos;
      break l207;
    }
    p = s208;
    if (trail.length > t209) trail.length = t209;
    const r225 = readMissingArtifactEnd(p);
    if (r225 === undefined) { return -1; }
    value = r225;
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
  l217: {
    if (text.charCodeAt(p) === 60) {
      const s215 = p;
      l216: {

        p++;
        p = s215;
        break l217;
      }
      p = s215;
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
      const s221 = p;
      l222: {
        p++;
        return undefined;
      }
      p = s221;
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
  const r227 = readBlank(p);
  if (r227 === undefined) { return -1; }
  value = r227;
  p = pos;
  leafValue = value;
  return p;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s228 = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s228, p);
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p, text: l_text };
}

function leaf63(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceRestNode | MissingFenceEndNode;
  l230: {
    const s231 = p;
    const t232 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l233: {
        const r234 = readFenceEnd(p);
        if (r234 === undefined) { break l233; }
        value = r234;
        p = pos;
        break l230;
      }
      p = s231;
      if (trail.length > t232) trail.length = t232;
    } else touched ||= p >= end;
    l254: {
      const r255 = readMissingFenceRest(p);
      if (r255 === undefined) { break l254; }
      value = r255;
      p = pos;
      break l230;
    }
    p = s231;
    if (trail.length > t232) trail.length = t232;
    const r257 = readMissingFenceEnd(p);
    if (r257 === undefined) { return -1; }
    value = r257;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s235 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s235, p);
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
  l236: {
    const s237 = p;
    if (text.charCodeAt(p) === 96) {
      l238: {
        const s239 = p;
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l238;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s239, p);
        break l236;
      }
      p = s237;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l240: {
        const s241 = p;
        if (!(text.charCodeAt(p) === 126)) {
          touched ||= p >= end;
          break l240;
        }
        p++;
        while (text.charCodeAt(p) === 126) p++;
        touched ||= p >= end;
        value = text.slice(s241, p);
        break l236;
      }
      p = s237;
    } else touched ||= p >= end;
    const s242 = p;
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
    value = text.slice(s242, p);
  }
  pos = p;
  return value;
}

function skipCloseEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l243: {
    const s244 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l245: {
        p = skipEol(p);
        if (p < 0) { break l245; }
        break l243;
      }
      p = s244;
    } else touched ||= p >= end;
    l246: {
      if (p < end) {
        {
          const s247 = p;
          l248: {
            p++;
            break l246;
          }
          p = s247;
        }
      } else touched ||= p >= end;
      break l243;
    }
    p = s244;
    l252: {
      if (text.charCodeAt(p) === 60) {
        const s250 = p;
        l251: {
          p = skip_endToken(p);
          if (p < 0) { break l251; }
          p = s250;
          break l252;
        }
        p = s250;
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
  const r259 = readBareHead(p);
  if (r259 === undefined) { return -1; }
  value = r259;
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
  const r260 = readBadBareAction(p);
  if (r260 === undefined) { return undefined; }
  l_bare = r260;
  p = pos;
  const s265 = p;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<boltAction", p)) {
    reachesEnd(p, "<boltAction");
    return undefined;
  }
  p += 11;
  l_before = text.slice(s265, p);
  const r266 = readAttributes(p);
  if (r266 === undefined) { return undefined; }
  l_attributes = r266;
  p = pos;
  const s268 = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_after = text.slice(s268, p);
  pos = p;
  return { type: 'BareHead', start: base + start, end: base + p, bare: l_bare, before: l_before, attributes: l_attributes, after: l_after };
}

function readBadBareAction(p: number): BadBareActionNode | undefined {
  const start = p;
  l263: {
    if (text.charCodeAt(p) === 60) {
      const s261 = p;
      l262: {
        p = skipActionTag(p);
        if (p < 0) { break l262; }
        p = s261;
        break l263;
      }
      p = s261;
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
  const r270 = readLayout(p);
  if (r270 === undefined) { return -1; }
  value = r270;
  p = pos;
  leafValue = value;
  return p;
}

function leaf76(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadTagNode | BadCutTagNode;
  l272: {
    const s273 = p;
    const t274 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l275: {
        const r276 = readBadTag(p);
        if (r276 === undefined) { break l275; }
        value = r276;
        p = pos;
        break l272;
      }
      p = s273;
      if (trail.length > t274) trail.length = t274;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    const r281 = readBadCutTag(p);
    if (r281 === undefined) { return -1; }
    value = r281;
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
  l277: {
    const s278 = p;
    if (text.charCodeAt(p) === 60) {
      l279: {
        if (!text.startsWith("<boltArtifact", p)) {
          reachesEnd(p, "<boltArtifact");
          break l279;
        }
        p += 13;
        break l277;
      }
      p = s278;
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
  const r283 = readMentionHead(p);
  if (r283 === undefined) { return -1; }
  value = r283;
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
  const r284 = readFenceRun(p);
  if (r284 === undefined) { return undefined; }
  l_run = r284;
  p = pos;
  const s286 = p;
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  touched ||= p >= end;
  l287: {
    const s288 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l289: {
        p = skipEol(p);
        if (p < 0) { break l289; }
        break l287;
      }
      p = s288;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s290 = p;
        l291: {
          p++;
          return undefined;
        }
        p = s290;
      }
    } else touched ||= p >= end;
  }
  l_info = text.slice(s286, p);
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
      l294: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s295 = p;
            l296: {
              p = skip_mentionEnd(p);
              if (p < 0) { break l296; }
              break l294;
            }
            p = s295;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l294;
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
      l308: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l308;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l309: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l309;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l310: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l310;
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
  l300: {
    const s298 = p;
    l299: {
      l301: {
        const s302 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l303: {
            p = skipEol(p);
            if (p < 0) { break l303; }
            break l301;
          }
          p = s302;
        } else touched ||= p >= end;
        l304: {
          if (p < end) {
            {
              const s305 = p;
              l306: {
                p++;
                break l304;
              }
              p = s305;
            }
          } else touched ||= p >= end;
          break l301;
        }
        p = s302;
        if (!(text.charCodeAt(p) === 60)) {
          touched ||= p >= end;
          break l299;
        }
        p = skip_endToken(p);
        if (p < 0) { break l299; }
      }
      p = s298;
      break l300;
    }
    p = s298;
    return -1;
  }
  return p;
}

function leaf83(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionEndNode | null;
  l311: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s313 = p;
      l312: {
        const r314 = readMentionEnd(p);
        if (r314 === undefined) { break l312; }
        value = r314;
        p = pos;
        break l311;
      }
      p = s313;
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
  const s315 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_mentionEnd(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s315, p);
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
  const r317 = readEndToken(p);
  if (r317 === undefined) { return -1; }
  value = r317;
  p = pos;
  leafValue = value;
  return p;
}

function readEndToken(p: number): EndTokenNode | undefined {
  const start = p;
  let l_text!: string;
  const s318 = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_endToken(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s318, p);
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
  const r320 = readMarkupRun(p);
  if (r320 === undefined) { return -1; }
  value = r320;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkupRun(p: number): string[] | ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null] | [null, "<"] | undefined {
  let c = 0;
  let value!: string[] | ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null] | [null, "<"];
  l321: {
    const s322 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
      l323: {
        const list328: string[] = [];
        l324: for (;;) {
          const s326 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
            l325: {
              let v327!: string;
              v327 = text.charAt(p);
              p++;
              list328.push(v327);
              continue l324;
            }
            p = s326;
          } else touched ||= p >= end;
          break;
        }
        if (list328.length === 0) { break l323; }
        value = list328;
        break l321;
      }
      p = s322;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l330: {
        const r331 = readCode(p);
        if (r331 === undefined) { break l330; }
        value = r331;
        p = pos;
        break l321;
      }
      p = s322;
    } else touched ||= p >= end;
    let e422!: null;
    if (text.charCodeAt(p) === 60) {
      {
        const s423 = p;
        l424: {
          p = skipTagStart(p);
          if (p < 0) { break l424; }
          return undefined;
        }
        p = s423;
      }
    } else touched ||= p >= end;
    e422 = null;
    let e435!: "<";
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return undefined;
    }
    e435 = "<";
    p++;
    value = [e422, e435];
  }
  pos = p;
  return value;
}

function readCode(p: number): ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null] | undefined {
  let c = 0;
  let value!: ["```", "`"[], string[], "```", "`"[]] | ["``", null, (string | ["`", null] | ["```", "`"[]])[], "``", null] | ["`", null, (string | ["``", "`"[]])[], "`", null];
  l332: {
    const s333 = p;
    if (text.charCodeAt(p) === 96) {
      l334: {
        let e335!: "```";
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l334;
        }
        e335 = "```";
        p += 3;
        let e336!: "`"[];
        const list341: "`"[] = [];
        l337: for (;;) {
          const s339 = p;
          if (text.charCodeAt(p) === 96) {
            l338: {
              let v340!: "`";

              v340 = "`";
              p++;
              list341.push(v340);
              continue l337;
            }
            p = s339;
          } else touched ||= p >= end;
          break;
        }
        e336 = list341;
        let e343!: string[];
        const list348: string[] = [];
        l344: for (;;) {
          const s346 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l345: {
              let v347!: string;
              v347 = text.charAt(p);
              p++;
              list348.push(v347);
              continue l344;
            }
            p = s346;
          } else touched ||= p >= end;
          break;
        }
        if (list348.length === 0) { break l334; }
        e343 = list348;
        let e350!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l334;
        }
        e350 = "```";
        p += 3;
        let e351!: "`"[];
        const list356: "`"[] = [];
        l352: for (;;) {
          const s354 = p;
          if (text.charCodeAt(p) === 96) {
            l353: {
              let v355!: "`";

              v355 = "`";
              p++;
              list356.push(v355);
              continue l352;
            }
            p = s354;
          } else touched ||= p >= end;
          break;
        }
        e351 = list356;
        value = [e335, e336, e343, e350, e351];
        break l332;
      }
      p = s333;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l358: {
        let e359!: "``";
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l358;
        }
        e359 = "``";
        p += 2;
        let e360!: null;
        if (text.charCodeAt(p) === 96) {
          {
            const s361 = p;
            l362: {

              p++;
              break l358;
            }
            p = s361;
          }
        } else touched ||= p >= end;
        e360 = null;
        let e364!: (string | ["`", null] | ["```", "`"[]])[];
        const list369: (string | ["`", null] | ["```", "`"[]])[] = [];
        l365: for (;;) {
          const s367 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l366: {
              let v368!: string | ["`", null] | ["```", "`"[]];
              l371: {
                const s372 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l373: {
                    v368 = text.charAt(p);
                    p++;
                    break l371;
                  }
                  p = s372;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l374: {
                    let e375!: "`";

                    e375 = "`";
                    p++;
                    let e376!: null;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s377 = p;
                        l378: {

                          p++;
                          break l374;
                        }
                        p = s377;
                      }
                    } else touched ||= p >= end;
                    e376 = null;
                    v368 = [e375, e376];
                    break l371;
                  }
                  p = s372;
                } else touched ||= p >= end;
                let e380!: "```";
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l366;
                }
                e380 = "```";
                p += 3;
                let e381!: "`"[];
                const list386: "`"[] = [];
                l382: for (;;) {
                  const s384 = p;
                  if (text.charCodeAt(p) === 96) {
                    l383: {
                      let v385!: "`";

                      v385 = "`";
                      p++;
                      list386.push(v385);
                      continue l382;
                    }
                    p = s384;
                  } else touched ||= p >= end;
                  break;
                }
                e381 = list386;
                v368 = [e380, e381];
              }
              list369.push(v368);
              continue l365;
            }
            p = s367;
          } else touched ||= p >= end;
          break;
        }
        e364 = list369;
        let e388!: "``";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l358;
        }
        e388 = "``";
        p += 2;
        let e389!: null;
        if (text.charCodeAt(p) === 96) {
          {
            const s390 = p;
            l391: {

              p++;
              break l358;
            }
            p = s390;
          }
        } else touched ||= p >= end;
        e389 = null;
        value = [e359, e360, e364, e388, e389];
        break l332;
      }
      p = s333;
    } else touched ||= p >= end;
    let e393!: "`";
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    e393 = "`";
    p++;
    let e394!: null;
    if (text.charCodeAt(p) === 96) {
      {
        const s395 = p;
        l396: {

          p++;
          return undefined;
        }
        p = s395;
      }
    } else touched ||= p >= end;
    e394 = null;
    let e398!: (string | ["``", "`"[]])[];
    const list403: (string | ["``", "`"[]])[] = [];
    l399: for (;;) {
      const s401 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l400: {
          let v402!: string | ["``", "`"[]];
          l405: {
            const s406 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l407: {
                v402 = text.charAt(p);
                p++;
                break l405;
              }
              p = s406;
            } else touched ||= p >= end;
            let e408!: "``";
            if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              reachesEnd(p, "``");
              break l400;
            }
            e408 = "``";
            p += 2;
            let e409!: "`"[];
            const list414: "`"[] = [];
            l410: for (;;) {
              const s412 = p;
              if (text.charCodeAt(p) === 96) {
                l411: {
                  let v413!: "`";

                  v413 = "`";
                  p++;
                  list414.push(v413);
                  continue l410;
                }
                p = s412;
              } else touched ||= p >= end;
              break;
            }
            e409 = list414;
            v402 = [e408, e409];
          }
          list403.push(v402);
          continue l399;
        }
        p = s401;
      } else touched ||= p >= end;
      break;
    }
    e398 = list403;
    let e416!: "`";
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    e416 = "`";
    p++;
    let e417!: null;
    if (text.charCodeAt(p) === 96) {
      {
        const s418 = p;
        l419: {

          p++;
          return undefined;
        }
        p = s418;
      }
    } else touched ||= p >= end;
    e417 = null;
    value = [e393, e394, e398, e416, e417];
  }
  pos = p;
  return value;
}

function skipTagStart(p: number): number {
  l426: {
    const s427 = p;
    if (text.charCodeAt(p) === 60) {
      l428: {
        p = skipArtifactTag(p);
        if (p < 0) { break l428; }
        break l426;
      }
      p = s427;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l429: {
        p = skipActionTag(p);
        if (p < 0) { break l429; }
        break l426;
      }
      p = s427;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l430: {
        p = skipWrongTag(p);
        if (p < 0) { break l430; }
        break l426;
      }
      p = s427;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l431: {
        l434: {
          if (text.charCodeAt(p) === 60) {
            const s432 = p;
            l433: {

              p++;
              p = s432;
              break l434;
            }
            p = s432;
          } else touched ||= p >= end;
          break l431;
        }
        p = skipEndsInTag(p);
        if (p < 0) { break l431; }
        break l426;
      }
      p = s427;
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
      l437: {

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
      l438: {
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l438;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l438;
        }
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l438;
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
      l439: {
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l439;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s440 = p;
            l441: {

              p++;
              break l439;
            }
            p = s440;
          }
        } else touched ||= p >= end;
        l443: for (;;) {
          const s445 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l444: {
              l447: {
                const s448 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l449: {
                    p++;
                    break l447;
                  }
                  p = s448;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l450: {

                    p++;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s451 = p;
                        l452: {

                          p++;
                          break l450;
                        }
                        p = s451;
                      }
                    } else touched ||= p >= end;
                    break l447;
                  }
                  p = s448;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l444;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l443;
            }
            p = s445;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l439;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s454 = p;
            l455: {

              p++;
              break l439;
            }
            p = s454;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l457: {
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l457;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s458 = p;
            l459: {

              p++;
              break l457;
            }
            p = s458;
          }
        } else touched ||= p >= end;
        l461: for (;;) {
          const s463 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l462: {
              l465: {
                const s466 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l467: {
                    p++;
                    break l465;
                  }
                  p = s466;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l462;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l461;
            }
            p = s463;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l457;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s468 = p;
            l469: {

              p++;
              break l457;
            }
            p = s468;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l471: {
        if (text.charCodeAt(p) === 60) {
          {
            const s472 = p;
            l473: {
              p = skipTagStart(p);
              if (p < 0) { break l473; }
              break l471;
            }
            p = s472;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l471;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l475: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l475;
        }
        p = skipEol(p);
        if (p < 0) { break l475; }
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          {
            const s476 = p;
            l477: {
              p = skipItemStart(p);
              if (p < 0) { break l477; }
              break l475;
            }
            p = s476;
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
  l479: {
    const s480 = p;
    if (text.charCodeAt(p) === 96) {
      l481: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l481;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l479;
      }
      p = s480;
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
  l484: {
    const s485 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l486: {
        const r487 = readLineEnd(p);
        if (r487 === undefined) { break l486; }
        value = r487;
        p = pos;
        break l484;
      }
      p = s485;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r490 = readUnit(p);
    if (r490 === undefined) { return -1; }
    value = r490;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLineEnd(p: number): LineEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s488 = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s488, p);
  pos = p;
  return { type: 'LineEnd', start: base + start, end: base + p, text: l_text };
}

function readUnit(p: number): UnitNode | undefined {
  const start = p;
  let l_text!: string;
  const s491 = p;
  l492: {
    const s493 = p;
    if (text.charCodeAt(p) === 96) {
      l494: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l494;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l492;
      }
      p = s493;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s491, p);
  pos = p;
  return { type: 'Unit', start: base + start, end: base + p, text: l_text };
}

function leaf97(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode;
  const r496 = readEnd(p);
  if (r496 === undefined) { return -1; }
  value = r496;
  p = pos;
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

const stepFencedArtifact: Step = { op: 'rule', name: 'FencedArtifact', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepArtifact }, { op: 'leaf', read: leaf61 }] } }, { op: 'leaf', read: leaf63 }] } };
const stepArtifact: Step = { op: 'rule', name: 'Artifact', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf5 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepAction }, { op: 'leaf', read: leaf38 }] } }, { op: 'leaf', read: leaf53 }] } };
const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf13 }, { op: 'leaf', read: leaf15 }, { op: 'optional', body: { op: 'again', step: () => stepContentText } }, { op: 'leaf', read: leaf31 }, { op: 'leaf', read: leaf33 }] } };
const stepContentText: Step = { op: 'rule', name: 'ContentText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf17 }, { op: 'text', read: text30 }] } };
const stepBareArtifact: Step = { op: 'rule', name: 'BareArtifact', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'leaf', read: leaf15 }, { op: 'optional', body: { op: 'again', step: () => stepContentText } }, { op: 'leaf', read: leaf31 }, { op: 'leaf', read: leaf33 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepAction }, { op: 'leaf', read: leaf75 }] } }] } };
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
    Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedArtifact }, { op: 'again', step: () => stepArtifact }, { op: 'again', step: () => stepBareArtifact }, { op: 'leaf', read: leaf61 }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepArtifact }, { op: 'again', step: () => stepBareArtifact }, { op: 'leaf', read: leaf76 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf85 }, { op: 'again', step: () => stepMarkupText }, { op: 'leaf', read: leaf94 }] } }, { op: 'leaf', read: leaf97 }] },
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
