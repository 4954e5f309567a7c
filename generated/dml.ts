// Generated from grammars/dml.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, startsOf, tableOf } from '../src/engine/index.ts';

export interface BlankNode extends TreeNode {
  readonly type: 'Blank';
}

export interface BadWrapperNode extends RecoveryNode {
  readonly type: 'BadWrapper';
  readonly run: string;
}

export interface WrapperEndNode extends TreeNode {
  readonly type: 'WrapperEnd';
}

export interface TextNode extends TreeNode {
  readonly type: 'Text';
}

export interface MarkNode extends TreeNode {
  readonly type: 'Mark';
}

export interface BadOpenNode extends RecoveryNode {
  readonly type: 'BadOpen';
}

export interface BadCloseNode extends RecoveryNode {
  readonly type: 'BadClose';
}

export interface MissingCloseNode extends RecoveryNode {
  readonly type: 'MissingClose';
}

export interface BadImitationNode extends RecoveryNode {
  readonly type: 'BadImitation';
}

export interface BadStrayCloseNode extends RecoveryNode {
  readonly type: 'BadStrayClose';
}

export interface MissingOpenEndNode extends RecoveryNode {
  readonly type: 'MissingOpenEnd';
}

export interface MacroNode extends TreeNode {
  readonly type: 'Macro';
  readonly command: CommandNode;
  readonly args: ArgumentsNode | MentioningArgumentsNode;
  readonly close: "]◀️🦆" | BadCloseNode | MissingCloseNode;
}

export interface MentionNode extends TreeNode {
  readonly type: 'Mention';
  readonly command: CommandNode;
  readonly args: MentionedArgumentsNode;
}

export interface MentionedArgumentsNode extends TreeNode {
  readonly type: 'MentionedArguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode | string)[];
}

export interface CommandNode extends TreeNode {
  readonly type: 'Command';
  readonly name: string | null;
  readonly colon: ":" | BadSeparatorNode | MissingColonNode;
  readonly meant: BadCommandNode | null;
  readonly word: UnknownCommandNode | MissingCommandNode | null;
}

export interface BadCommandNode extends RecoveryNode {
  readonly type: 'BadCommand';
  readonly tool: string | null;
  readonly file: string | null;
  readonly state: string | null;
  readonly instruction: string | null;
}

export interface UnknownCommandNode extends TreeNode {
  readonly type: 'UnknownCommand';
  readonly text: string;
}

export interface MissingCommandNode extends RecoveryNode {
  readonly type: 'MissingCommand';
}

export interface BadSpaceNode extends RecoveryNode {
  readonly type: 'BadSpace';
}

export interface BadSeparatorNode extends RecoveryNode {
  readonly type: 'BadSeparator';
}

export interface MissingColonNode extends RecoveryNode {
  readonly type: 'MissingColon';
}

export interface ArgumentsNode extends TreeNode {
  readonly type: 'Arguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode)[];
}

export interface PipeNode extends TreeNode {
  readonly type: 'Pipe';
  readonly wide: "｜" | null;
}

export interface MentioningArgumentsNode extends TreeNode {
  readonly type: 'MentioningArguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string)[];
}

export interface ReferenceNode extends TreeNode {
  readonly type: 'Reference';
  readonly alias: string | null;
  readonly bad: BadReferenceNode | null;
}

export interface BadReferenceNode extends RecoveryNode {
  readonly type: 'BadReference';
  readonly alias: string;
}

export interface BadBracesNode extends RecoveryNode {
  readonly type: 'BadBraces';
  readonly alias: string;
}

export interface MissingReferenceEndNode extends RecoveryNode {
  readonly type: 'MissingReferenceEnd';
}

export interface FenceNode extends TreeNode {
  readonly type: 'Fence';
  readonly head: FenceHeadNode;
}

export interface FenceHeadNode extends TreeNode {
  readonly type: 'FenceHead';
  readonly run: string;
}

export interface OpeningFenceHeadNode extends TreeNode {
  readonly type: 'OpeningFenceHead';
  readonly run: string;
}

export interface FenceEndNode extends TreeNode {
  readonly type: 'FenceEnd';
}

export interface FenceMarkNode extends TreeNode {
  readonly type: 'FenceMark';
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface SpanNode extends TreeNode {
  readonly type: 'Span';
  readonly run: string;
  readonly mentions: MentionNode[];
}

export interface LabelNode extends TreeNode {
  readonly type: 'Label';
  readonly thought: string | null;
  readonly action: string | null;
}

export interface BadBomNode extends RecoveryNode {
  readonly type: 'BadBom';
}

export interface BadNoiseNode extends RecoveryNode {
  readonly type: 'BadNoise';
}

export interface BadLineEndNode extends RecoveryNode {
  readonly type: 'BadLineEnd';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly BadBom: BadBomNode;
  readonly Blank: BlankNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadWrapper: BadWrapperNode;
  readonly Macro: MacroNode;
  readonly FenceHead: FenceHeadNode;
  readonly Mention: MentionNode;
  readonly FenceMark: FenceMarkNode;
  readonly FenceEnd: FenceEndNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly Span: SpanNode;
  readonly Reference: ReferenceNode;
  readonly BadBraces: BadBracesNode;
  readonly BadImitation: BadImitationNode;
  readonly BadStrayClose: BadStrayCloseNode;
  readonly MissingOpenEnd: MissingOpenEndNode;
  readonly MissingReferenceEnd: MissingReferenceEndNode;
  readonly Mark: MarkNode;
  readonly WrapperEnd: WrapperEndNode;
  readonly OpeningFenceHead: OpeningFenceHeadNode;
  readonly Label: LabelNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly Text: TextPiece<'Text'>;
  readonly FenceText: TextPiece<'FenceText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadWrapper: BadWrapperNode;
  readonly BadOpen: BadOpenNode;
  readonly BadClose: BadCloseNode;
  readonly MissingClose: MissingCloseNode;
  readonly BadImitation: BadImitationNode;
  readonly BadStrayClose: BadStrayCloseNode;
  readonly MissingOpenEnd: MissingOpenEndNode;
  readonly BadCommand: BadCommandNode;
  readonly MissingCommand: MissingCommandNode;
  readonly BadSpace: BadSpaceNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly MissingColon: MissingColonNode;
  readonly BadReference: BadReferenceNode;
  readonly BadBraces: BadBracesNode;
  readonly MissingReferenceEnd: MissingReferenceEndNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
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

// The text goes on with what is given in lower case, whatever its own case.
function isCaseless(p: number, lower: string): boolean {
  for (let at = 0; at < lower.length; at++) {
    const unit = text.charCodeAt(p + at);
    const due = lower.charCodeAt(at);
    if (unit === due || (unit >= 65 && unit <= 90 && unit + 32 === due)) continue;
    if (unit > 127 && text.charAt(p + at).toLowerCase() === lower.charAt(at)) continue;
    touched ||= p + at >= end;
    return false;
  }
  return true;
}

const TABLE_0 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_1 = tableOf([46, 46], [48, 57], [61, 61], [65, 90], [95, 95], [97, 122]);
const TABLE_2 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
const TABLE_3 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
const TABLE_4 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 90], [94, 95], [97, 122], [124, 127]);
const TABLE_5 = tableOf([10, 10], [13, 13], [60, 60], [91, 93], [96, 96], [123, 123]);
const TABLE_6 = tableOf([70, 70], [73, 73], [83, 84], [91, 91]);
const TABLE_7 = tableOf([9, 9], [32, 32]);
const TABLE_8 = tableOf([70, 70], [102, 102], [123, 123]);
const TABLE_9 = tableOf([0, 9], [11, 12], [14, 95], [97, 127]);
const TABLE_10 = tableOf([9, 10], [13, 13], [32, 32]);
const TABLE_11 = tableOf([58, 58], [124, 124]);
const TABLE_12 = tableOf([9, 10], [13, 13], [32, 32], [70, 70], [73, 73], [83, 84]);
const TABLE_13 = tableOf([84, 84], [116, 116]);
const TABLE_14 = tableOf([70, 70], [102, 102]);
const TABLE_15 = tableOf([83, 83], [115, 115]);
const TABLE_16 = tableOf([73, 73], [105, 105]);
const TABLE_17 = tableOf([70, 70], [73, 73], [83, 84], [102, 102], [105, 105], [115, 116]);
const TABLE_18 = tableOf([9, 10], [13, 13], [32, 32], [70, 70], [73, 73], [83, 84], [102, 102], [105, 105], [115, 116]);
const TABLE_19 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 92], [94, 123], [125, 127]);
const TABLE_20 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 123], [125, 127]);
const TABLE_21 = tableOf([0, 92], [94, 122], [125, 127]);
const TABLE_22 = tableOf([0, 8], [11, 12], [14, 31], [33, 91], [93, 95], [97, 122], [126, 127]);
const TABLE_23 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 90], [92, 92], [94, 95], [97, 123], [125, 127]);
const TABLE_24 = tableOf([0, 92], [94, 95], [97, 122], [125, 127]);
const TABLE_25 = tableOf([0, 9], [11, 12], [14, 92], [94, 122], [125, 127]);
const TABLE_26 = tableOf([0, 9], [11, 12], [14, 123], [125, 127]);
const TABLE_27 = tableOf([0, 9], [11, 12], [14, 92], [94, 95], [97, 122], [125, 127]);
const TABLE_28 = tableOf([0, 9], [11, 12], [14, 91], [94, 95], [97, 122], [125, 127]);
const TABLE_29 = tableOf([35, 35], [42, 43], [45, 45], [95, 95]);
const TABLE_30 = tableOf([42, 42], [58, 58], [95, 95]);
const TABLE_31 = tableOf([35, 35], [42, 43], [45, 45], [84, 84], [95, 95], [116, 116]);
const TABLE_32 = tableOf([35, 35], [42, 43], [45, 45], [65, 65], [95, 95], [97, 97]);
const TABLE_33 = tableOf([35, 35], [42, 43], [45, 45], [65, 65], [70, 70], [79, 79], [84, 84], [95, 95], [97, 97], [102, 102], [111, 111], [116, 116]);
const TABLE_34 = tableOf([9, 9], [32, 32], [35, 35], [42, 43], [45, 45], [65, 65], [70, 70], [79, 79], [84, 84], [95, 95], [97, 97], [102, 102], [111, 111], [116, 116]);
const TABLE_35 = tableOf([0, 9], [11, 12], [14, 91], [93, 95], [97, 127]);
const STOPS_0 = /[\u000a\u000d\u0060]/g;
const STOPS_1 = /[\u000a\u000d]/g;
const STOPS_2 = /[\u000a\u000d\u001b\u003c\u005b-\u005d\u0060\u007b\u25c0\ud83e\uff3d]/g;
const STOPS_3 = /[\u000a\u000d\u0060\ud83e]/g;
const STOPS_4 = /[\u005d\u007b-\u007c\ud83e\uff3d\uff5c]/g;
const STOPS_5 = /[\u0009-\u000a\u000d\u0020\u005c\u0060\u007b-\u007d\ud83e\uff5c]/g;
const STOPS_6 = /[\u005d\u0060\u007b-\u007c\ud83e\uff3d\uff5c]/g;
const STOPS_7 = /[\u000a\u000d\u005d\u007b-\u007c\ud83e\uff3d\uff5c]/g;
const STOPS_8 = /[\u000a\u000d\u005d\u0060\u007b-\u007c\ud83e\uff3d\uff5c]/g;
const STOPS_9 = /[\u000a\u000d\u005c-\u005d\u0060\u007b-\u007c\ud83e\uff3d\uff5c]/g;
const STOPS_10 = /[\u000a\u000d\ud83e]/g;
const STARTS_11 = startsOf([55358, 55358]);
const STARTS_12 = startsOf([10, 10], [13, 13]);

function leaf0(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBomNode | null;
  l1: {
    if (text.charCodeAt(p) === 65279) {
      const s3 = p;
      const t4 = trail.length;
      l2: {
        const r5 = readBadBom(p);
        if (r5 === undefined) { break l2; }
        value = r5;
        p = pos;
        break l1;
      }
      p = s3;
      if (trail.length > t4) trail.length = t4;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readBadBom(p: number): BadBomNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 65279) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadBomNode = { type: 'BadBom', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf2(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | BadNoiseNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r7 = readLead(p);
  if (r7 === undefined) { return -1; }
  value = r7;
  p = pos;
  leafValue = value;
  return p;
}

function readLead(p: number): BlankNode | BadNoiseNode | undefined {
  let c = 0;
  let value!: BlankNode | BadNoiseNode;
  l8: {
    const s9 = p;
    const t10 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l11: {
        const r12 = readBlank(p);
        if (r12 === undefined) { break l11; }
        value = r12;
        p = pos;
        break l8;
      }
      p = s9;
      if (trail.length > t10) trail.length = t10;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
      touched ||= p >= end;
      return undefined;
    }
    const r22 = readBadNoise(p);
    if (r22 === undefined) { return undefined; }
    value = r22;
    p = pos;
  }
  pos = p;
  return value;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let m16 = false;
  l13: for (;;) {
    const s15 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l14: {
        p = skipBlanks(p);
        if (p < 0) { break l14; }
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l14;
        }
        p = skipNewline(p);
        if (p < 0) { break l14; }
        m16 = true;
        continue l13;
      }
      p = s15;
    } else touched ||= p >= end;
    break;
  }
  if (!m16) { return undefined; }
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p };
}

function skipBlanks(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipNewline(p: number): number {
  l17: {
    const s18 = p;
    if (text.charCodeAt(p) === 13) {
      l19: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l19;
        }
        p += 2;
        break l17;
      }
      p = s18;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l20: {

        p++;
        break l17;
      }
      p = s18;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readBadNoise(p: number): BadNoiseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLineNoise(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadNoiseNode = { type: 'BadNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipLineNoise(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNoise(p);
  if (p < 0) { return -1; }
  l32: for (;;) {
    const s34 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l33: {
        l36: {
          const s37 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l38: {
              p = skipNoise(p);
              if (p < 0) { break l38; }
              break l36;
            }
            p = s37;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l33;
          }
          p++;
        }
        continue l32;
      }
      p = s34;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNoise(p: number): number {
  let c = 0;
  l23: {
    const s24 = p;
    if (text.charCodeAt(p) === 60) {
      l25: {
        p = skipTemplateToken(p);
        if (p < 0) { break l25; }
        break l23;
      }
      p = s24;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 27 || !text.startsWith("\u001b[", p)) {
      reachesEnd(p, "\u001b[");
      return -1;
    }
    p += 2;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) p++;
    touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipTemplateToken(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return -1;
  }
  p += 2;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return -1;
  }
  p += 2;
  l26: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s28 = p;
      l27: {
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) p++;
        touched ||= p >= end;
        l31: {
          if (text.charCodeAt(p) === 60) {
            const s29 = p;
            l30: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l30;
              }
              p += 2;
              p = s29;
              break l31;
            }
            p = s29;
          } else touched ||= p >= end;
          break l27;
        }
        break l26;
      }
      p = s28;
    } else touched ||= p >= end;
  }
  return p;
}

function leaf11(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  const r41 = readBadWrapper(p);
  if (r41 === undefined) { return -1; }
  value = r41;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  const start = p;
  let l_run!: string;
  l44: {
    const s42 = p;
    l43: {
      p = skip_wrapped(p);
      if (p < 0) { break l43; }
      p = s42;
      break l44;
    }
    p = s42;
    return undefined;
  }
  const r1239 = read_fenceHead(p);
  if (r1239 === undefined) { return undefined; }
  l_run = r1239;
  p = pos;
  pos = p;
  const node: BadWrapperNode = { type: 'BadWrapper', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function skip_wrapped(p: number): number {
  const noted = trail.length;
  const value = read_wrapped(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_wrapped(p: number): [string, TextNode, [null, MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode, TextNode][], ["\r\n" | "\n" | "\r", " "[], string, string[], null], [(string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[], null]] | undefined {
  const outer = registers[0];
  const value = read_wrappedInside(p);
  registers[0] = outer;
  return value;
}

function read_wrappedInside(p: number): [string, TextNode, [null, MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode, TextNode][], ["\r\n" | "\n" | "\r", " "[], string, string[], null], [(string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[], null]] | undefined {
  let c = 0;
  let value!: [string, TextNode, [null, MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode, TextNode][], ["\r\n" | "\n" | "\r", " "[], string, string[], null], [(string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[], null]];
  let l_run!: string;
  let e45!: string;
  const r46 = read_fenceHead(p);
  if (r46 === undefined) { return undefined; }
  l_run = r46;
  p = pos;
  registers[0] = l_run;
  e45 = l_run;
  let e78!: TextNode;
  const r79 = readText(p);
  if (r79 === undefined) { return undefined; }
  e78 = r79;
  p = pos;
  let e146!: [null, MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode, TextNode][];
  const list152: ([null, MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode, TextNode])[] = [];
  l147: for (;;) {
    const s149 = p;
    const t150 = trail.length;
    l148: {
      let v151!: [null, MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode, TextNode];
      let e154!: null;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        {
          const s155 = p;
          l156: {
            p = skip_wrapperEnd(p);
            if (p < 0) { break l156; }
            break l148;
          }
          p = s155;
        }
      } else touched ||= p >= end;
      e154 = null;
      let e189!: MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode;
      const r190 = readItem(p);
      if (r190 === undefined) { break l148; }
      e189 = r190;
      p = pos;
      let e1126!: TextNode;
      const r1127 = readText(p);
      if (r1127 === undefined) { break l148; }
      e1126 = r1127;
      p = pos;
      v151 = [e154, e189, e1126];
      list152.push(v151);
      continue l147;
    }
    p = s149;
    if (trail.length > t150) trail.length = t150;
    break;
  }
  e146 = list152;
  let e1129!: ["\r\n" | "\n" | "\r", " "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1130 = read_wrapperEnd(p);
  if (r1130 === undefined) { return undefined; }
  e1129 = r1130;
  p = pos;
  let e1172!: [(string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[], null];
  const r1173 = readTrail(p);
  if (r1173 === undefined) { return undefined; }
  e1172 = r1173;
  p = pos;
  value = [e45, e78, e146, e1129, e1172];
  pos = p;
  return value;
}

function read_fenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l47: {
    const s48 = p;
    l49: {
      let n53 = 0;
      l50: for (;;) {
        if (n53 >= 3) break;
        const s52 = p;
        l51: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l51;
          }
          p++;
          n53++;
          continue l50;
        }
        p = s52;
        break;
      }
      const s54 = p;
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l49;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      value = text.slice(s54, p);
      const near55 = p + 16;
      while (p < near55 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      if (p === near55) {
        STOPS_0.lastIndex = p;
        p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
      }
      touched ||= p >= end;
      l58: {
        const s56 = p;
        l57: {
          p = skipLineEnd(p);
          if (p < 0) { break l57; }
          p = s56;
          break l58;
        }
        p = s56;
        break l49;
      }
      break l47;
    }
    p = s48;
    let n74 = 0;
    l71: for (;;) {
      if (n74 >= 3) break;
      const s73 = p;
      l72: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l72;
        }
        p++;
        n74++;
        continue l71;
      }
      p = s73;
      break;
    }
    const s75 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s75, p);
    const near76 = p + 16;
    while (p < near76 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near76) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  pos = p;
  return value;
}

function skipLineEnd(p: number): number {
  let c = 0;
  l59: {
    const s60 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l61: {
        p = skipEol(p);
        if (p < 0) { break l61; }
        break l59;
      }
      p = s60;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s68 = p;
        l69: {
          p++;
          return -1;
        }
        p = s68;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipEol(p: number): number {
  l62: {
    const s63 = p;
    if (text.charCodeAt(p) === 10) {
      l64: {

        p++;
        break l62;
      }
      p = s63;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBadLineEnd(p: number): number {
  l65: {
    const s66 = p;
    if (text.charCodeAt(p) === 13) {
      l67: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l67;
        }
        p += 2;
        break l65;
      }
      p = s66;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readText(p: number): TextNode | undefined {
  let c = 0;
  const start = p;
  l80: for (;;) {
    const s82 = p;
    if ((p < end && text.charCodeAt(p) !== 27)) {
      l81: {
        l84: {
          const s85 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342)) {
            l86: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342))) {
                touched ||= p >= end;
                break l86;
              }
              p++;
              const near87 = p + 16;
              while (p < near87 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342)) p++;
              if (p === near87) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l84;
            }
            p = s85;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 9664 || c === 55358 || c === 65341))) {
            touched ||= p >= end;
            break l81;
          }
          p = skipTextMark(p);
          if (p < 0) { break l81; }
        }
        continue l80;
      }
      p = s82;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'Text', start: base + start, end: base + p };
}

function skipTextMark(p: number): number {
  let c = 0;
  l88: {
    const s89 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l90: {
        p = skipNewline(p);
        if (p < 0) { break l90; }
        {
          const s91 = p;
          l92: {
            p = skip_fenceHead(p);
            if (p < 0) { break l92; }
            break l90;
          }
          p = s91;
        }
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l112: {

        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
          {
            const s113 = p;
            l114: {
              p++;
              break l112;
            }
            p = s113;
          }
        } else touched ||= p >= end;
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l116: {
        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9664 || c === 12288)) {
          {
            const s117 = p;
            l118: {
              p++;
              break l116;
            }
            p = s117;
          }
        } else touched ||= p >= end;
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l120: {

        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65318 || c === 65350)) {
          {
            const s121 = p;
            l122: {
              p++;
              break l120;
            }
            p = s121;
          }
        } else touched ||= p >= end;
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l124: {

        p++;
        if (text.charCodeAt(p) === 124) {
          {
            const s125 = p;
            l126: {

              p++;
              break l124;
            }
            p = s125;
          }
        } else touched ||= p >= end;
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l128: {

        p++;
        if (!((p < end && text.charCodeAt(p) !== 56710))) {
          touched ||= p >= end;
          break l128;
        }
        p++;
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 9664) {
      l129: {

        p++;
        l130: {
          const s132 = p;
          l131: {
            let n136 = 0;
            l133: for (;;) {
              if (n136 >= 6) break;
              const s135 = p;
              l134: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
                  touched ||= p >= end;
                  break l134;
                }
                p++;
                n136++;
                continue l133;
              }
              p = s135;
              break;
            }
            if (text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
              reachesEnd(p, "\ud83e\udd86");
              break l131;
            }
            p += 2;
            break l130;
          }
          p = s132;
        }
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l137: {

        p++;
        l138: {
          if (text.charCodeAt(p) === 96) {
            const s140 = p;
            l139: {

              p++;
              break l138;
            }
            p = s140;
          } else touched ||= p >= end;
        }
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipPlainSpan(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_fenceHead(p: number): number {
  let c = 0;
  l94: {
    const s95 = p;
    l96: {
      let n100 = 0;
      l97: for (;;) {
        if (n100 >= 3) break;
        const s99 = p;
        l98: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l98;
          }
          p++;
          n100++;
          continue l97;
        }
        p = s99;
        break;
      }
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l96;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      const near102 = p + 16;
      while (p < near102 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      if (p === near102) {
        STOPS_0.lastIndex = p;
        p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
      }
      touched ||= p >= end;
      l105: {
        const s103 = p;
        l104: {
          p = skipLineEnd(p);
          if (p < 0) { break l104; }
          p = s103;
          break l105;
        }
        p = s103;
        break l96;
      }
      break l94;
    }
    p = s95;
    let n109 = 0;
    l106: for (;;) {
      if (n109 >= 3) break;
      const s108 = p;
      l107: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l107;
        }
        p++;
        n109++;
        continue l106;
      }
      p = s108;
      break;
    }
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    const near111 = p + 16;
    while (p < near111 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near111) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function skipPlainSpan(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 96) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near141 = p + 16;
  while (p < near141 && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) p++;
  if (p === near141) {
    STOPS_3.lastIndex = p;
    p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 96) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (text.charCodeAt(p) === 96) {
    {
      const s142 = p;
      l143: {

        p++;
        return -1;
      }
      p = s142;
    }
  } else touched ||= p >= end;
  return p;
}

function skip_wrapperEnd(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNewline(p);
  if (p < 0) { return -1; }
  let n161 = 0;
  l158: for (;;) {
    if (n161 >= 3) break;
    const s160 = p;
    l159: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l159;
      }
      p++;
      n161++;
      continue l158;
    }
    p = s160;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipWrapperRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l169: {
    const s170 = p;
    l171: {
      l174: {
        const s172 = p;
        l173: {
          p = skipLineEnd(p);
          if (p < 0) { break l173; }
          p = s172;
          break l174;
        }
        p = s172;
        break l171;
      }
      break l169;
    }
    p = s170;
    l177: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s175 = p;
        l176: {
          p = skipNoise(p);
          if (p < 0) { break l176; }
          p = skipTrail(p);
          if (p < 0) { break l176; }
          p = s175;
          break l177;
        }
        p = s175;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipWrapperRun(p: number): number {
  const noted = trail.length;
  const value = readWrapperRun(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrapperRun(p: number): string | undefined {
  const value = readWrapperRunInside(p);
  if (value === undefined || !closesRun(registers[0], text.slice(p, pos))) return undefined;
  return value;
}

function readWrapperRunInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r162 = readFenceRun(p);
  if (r162 === undefined) { return undefined; }
  value = r162;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l163: {
    const s164 = p;
    if (text.charCodeAt(p) === 96) {
      l165: {
        const s166 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l165;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s166, p);
        break l163;
      }
      p = s164;
    } else touched ||= p >= end;
    const s167 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s167, p);
  }
  pos = p;
  return value;
}

function skipTrail(p: number): number {
  let c = 0;
  l178: for (;;) {
    const s180 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l179: {
        l182: {
          const s183 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l184: {
              p++;
              break l182;
            }
            p = s183;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l185: {
              p = skipNewline(p);
              if (p < 0) { break l185; }
              break l182;
            }
            p = s183;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l179;
          }
          p = skipNoise(p);
          if (p < 0) { break l179; }
        }
        continue l178;
      }
      p = s180;
    } else touched ||= p >= end;
    break;
  }
  if (p < end) {
    {
      const s186 = p;
      l187: {
        p++;
        return -1;
      }
      p = s186;
    }
  } else touched ||= p >= end;
  return p;
}

function readItem(p: number): MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode | undefined {
  let c = 0;
  let value!: MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode;
  l191: {
    const s192 = p;
    const t193 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l194: {
        const r195 = readMacro(p);
        if (r195 === undefined) { break l194; }
        value = r195;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l974: {
        const r975 = readFence(p);
        if (r975 === undefined) { break l974; }
        value = r975;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1038: {
        const r1039 = readSpan(p);
        if (r1039 === undefined) { break l1038; }
        value = r1039;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1068: {
        const r1069 = readReference(p);
        if (r1069 === undefined) { break l1068; }
        value = r1069;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1071: {
        const r1072 = readBadBraces(p);
        if (r1072 === undefined) { break l1071; }
        value = r1072;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1074: {
        const r1075 = readBadNoise(p);
        if (r1075 === undefined) { break l1074; }
        value = r1075;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 55358)) {
      l1077: {
        const r1078 = readBadImitation(p);
        if (r1078 === undefined) { break l1077; }
        value = r1078;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1110: {
        const r1111 = readBadStrayClose(p);
        if (r1111 === undefined) { break l1110; }
        value = r1111;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    l1113: {
      const r1114 = readMissingOpenEnd(p);
      if (r1114 === undefined) { break l1113; }
      value = r1114;
      p = pos;
      break l191;
    }
    p = s192;
    if (trail.length > t193) trail.length = t193;
    l1116: {
      const r1117 = readMissingReferenceEnd(p);
      if (r1117 === undefined) { break l1116; }
      value = r1117;
      p = pos;
      break l191;
    }
    p = s192;
    if (trail.length > t193) trail.length = t193;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1119 = readMark(p);
    if (r1119 === undefined) { return undefined; }
    value = r1119;
    p = pos;
  }
  pos = p;
  return value;
}

function readMacro(p: number): MacroNode | undefined {
  let c = 0;
  const start = p;
  let l_command!: CommandNode;
  let l_args!: ArgumentsNode | MentioningArgumentsNode;
  let l_close!: "]◀️🦆" | BadCloseNode | MissingCloseNode;
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r196 = readOpenOrBad(p);
  if (r196 === undefined) { return undefined; }
  p = pos;
  const r212 = readCommand(p);
  if (r212 === undefined) { return undefined; }
  l_command = r212;
  p = pos;
  l366: {
    const s367 = p;
    const t368 = trail.length;
    if (p < end) {
      l369: {
        const r370 = readArguments(p);
        if (r370 === undefined) { break l369; }
        l_args = r370;
        p = pos;
        l461: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s459 = p;
            l460: {
              p = skipClose(p);
              if (p < 0) { break l460; }
              p = s459;
              break l461;
            }
            p = s459;
          } else touched ||= p >= end;
          break l369;
        }
        break l366;
      }
      p = s367;
      if (trail.length > t368) trail.length = t368;
    } else touched ||= p >= end;
    const r462 = readMentioningArguments(p);
    if (r462 === undefined) { return undefined; }
    l_args = r462;
    p = pos;
  }
  l959: {
    const s960 = p;
    const t961 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l962: {
        const r963 = readCloseOrBad(p);
        if (r963 === undefined) { break l962; }
        l_close = r963;
        p = pos;
        break l959;
      }
      p = s960;
      if (trail.length > t961) trail.length = t961;
    } else touched ||= p >= end;
    const r971 = readMissingClose(p);
    if (r971 === undefined) { return undefined; }
    l_close = r971;
    p = pos;
  }
  pos = p;
  return { type: 'Macro', start: base + start, end: base + p, command: l_command, args: l_args, close: l_close };
}

function readOpenOrBad(p: number): "🦆▶️[" | BadOpenNode | undefined {
  let value!: "🦆▶️[" | BadOpenNode;
  l197: {
    const s198 = p;
    const t199 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l200: {
        if (!text.startsWith("\ud83e\udd86\u25b6\ufe0f[", p)) {
          reachesEnd(p, "\ud83e\udd86\u25b6\ufe0f[");
          break l200;
        }
        value = "\ud83e\udd86\u25b6\ufe0f[";
        p += 5;
        break l197;
      }
      p = s198;
      if (trail.length > t199) trail.length = t199;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 55358)) {
      touched ||= p >= end;
      return undefined;
    }
    const r201 = readBadOpen(p);
    if (r201 === undefined) { return undefined; }
    value = r201;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadOpen(p: number): BadOpenNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLooseOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadOpenNode = { type: 'BadOpen', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipLooseOpen(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
    reachesEnd(p, "\ud83e\udd86");
    return -1;
  }
  p += 2;
  let n205 = 0;
  l202: for (;;) {
    if (n205 >= 6) break;
    const s204 = p;
    l203: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l203;
      }
      p++;
      n205++;
      continue l202;
    }
    p = s204;
    break;
  }
  if (text.charCodeAt(p) !== 9654) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n209 = 0;
  l206: for (;;) {
    if (n209 >= 6) break;
    const s208 = p;
    l207: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l207;
      }
      p++;
      n209++;
      continue l206;
    }
    p = s208;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function readCommand(p: number): CommandNode | undefined {
  let c = 0;
  const start = p;
  let l_name: string | null = null;
  let l_colon!: ":" | BadSeparatorNode | MissingColonNode;
  let l_meant: BadCommandNode | null = null;
  let l_word: UnknownCommandNode | MissingCommandNode | null = null;
  l213: {
    const s214 = p;
    const t215 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73)) {
      l216: {
        const r217 = readCommandName(p);
        if (r217 === undefined) { break l216; }
        l_name = r217;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l216;
        }
        l_colon = ":";
        p++;
        break l213;
      }
      p = s214;
      if (trail.length > t215) trail.length = t215;
      l_name = null;
      l_meant = null;
      l_word = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 160 || c === 12288)) {
      l219: {
        l220: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
            const s222 = p;
            const t223 = trail.length;
            l221: {
              const r224 = readBadSpace(p);
              if (r224 === undefined) { break l221; }
              p = pos;
              break l220;
            }
            p = s222;
            if (trail.length > t223) trail.length = t223;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73))) {
          touched ||= p >= end;
          break l219;
        }
        const r226 = readCommandName(p);
        if (r226 === undefined) { break l219; }
        l_name = r226;
        p = pos;
        l230: {
          const s228 = p;
          l229: {
            p = skipCommandEnd(p);
            if (p < 0) { break l229; }
            p = s228;
            break l230;
          }
          p = s228;
          break l219;
        }
        l253: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
            const s255 = p;
            const t256 = trail.length;
            l254: {
              const r257 = readBadSpace(p);
              if (r257 === undefined) { break l254; }
              p = pos;
              break l253;
            }
            p = s255;
            if (trail.length > t256) trail.length = t256;
          } else touched ||= p >= end;
        }
        const r259 = readColon(p);
        if (r259 === undefined) { break l219; }
        l_colon = r259;
        p = pos;
        break l213;
      }
      p = s214;
      if (trail.length > t215) trail.length = t215;
      l_name = null;
      l_meant = null;
      l_word = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 160 || c === 304 || c === 12288 || c === 65318 || c === 65321 || c === 65350 || c === 65353)) {
      l270: {
        l271: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
            const s273 = p;
            const t274 = trail.length;
            l272: {
              const r275 = readBadSpace(p);
              if (r275 === undefined) { break l272; }
              p = pos;
              break l271;
            }
            p = s273;
            if (trail.length > t274) trail.length = t274;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 304 || c === 65318 || c === 65321 || c === 65350 || c === 65353))) {
          touched ||= p >= end;
          break l270;
        }
        const r277 = readBadCommand(p);
        if (r277 === undefined) { break l270; }
        l_meant = r277;
        p = pos;
        l312: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
            const s314 = p;
            const t315 = trail.length;
            l313: {
              const r316 = readBadSpace(p);
              if (r316 === undefined) { break l313; }
              p = pos;
              break l312;
            }
            p = s314;
            if (trail.length > t315) trail.length = t315;
          } else touched ||= p >= end;
        }
        const r318 = readColon(p);
        if (r318 === undefined) { break l270; }
        l_colon = r318;
        p = pos;
        break l213;
      }
      p = s214;
      if (trail.length > t215) trail.length = t215;
      l_name = null;
      l_meant = null;
      l_word = null;
    } else touched ||= p >= end;
    l320: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
        const s322 = p;
        const t323 = trail.length;
        l321: {
          const r324 = readBadSpace(p);
          if (r324 === undefined) { break l321; }
          p = pos;
          break l320;
        }
        p = s322;
        if (trail.length > t323) trail.length = t323;
      } else touched ||= p >= end;
    }
    l326: {
      const s327 = p;
      const t328 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12289 && c <= 65305) || (c >= 161 && c <= 12287) || c >= 65373 || (c >= 65307 && c <= 65371) || (c >= 128 && c <= 159))) {
        l329: {
          const r330 = readUnknownCommand(p);
          if (r330 === undefined) { break l329; }
          l_word = r330;
          p = pos;
          break l326;
        }
        p = s327;
        if (trail.length > t328) trail.length = t328;
      } else touched ||= p >= end;
      const r355 = readMissingCommand(p);
      if (r355 === undefined) { return undefined; }
      l_word = r355;
      p = pos;
    }
    l357: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
        const s359 = p;
        const t360 = trail.length;
        l358: {
          const r361 = readBadSpace(p);
          if (r361 === undefined) { break l358; }
          p = pos;
          break l357;
        }
        p = s359;
        if (trail.length > t360) trail.length = t360;
      } else touched ||= p >= end;
    }
    const r363 = readColon(p);
    if (r363 === undefined) { return undefined; }
    l_colon = r363;
    p = pos;
  }
  pos = p;
  return { type: 'Command', start: base + start, end: base + p, name: l_name, colon: l_colon, meant: l_meant, word: l_word };
}

function readCommandName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!((((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73))) {
    touched ||= p >= end;
    return undefined;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}

function readBadSpace(p: number): BadSpaceNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadSpaceNode = { type: 'BadSpace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCommandEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) p++;
  touched ||= p >= end;
  l231: {
    const s232 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 65306 || c === 65372)) {
      l233: {
        p++;
        break l231;
      }
      p = s232;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l234: {
        p = skipClose(p);
        if (p < 0) { break l234; }
        break l231;
      }
      p = s232;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l246: {
        p = skipOpen(p);
        if (p < 0) { break l246; }
        break l231;
      }
      p = s232;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s250 = p;
        l251: {
          p++;
          return -1;
        }
        p = s250;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipClose(p: number): number {
  let c = 0;
  l235: {
    const s236 = p;
    if (text.charCodeAt(p) === 93) {
      l237: {
        if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
          reachesEnd(p, "]\u25c0\ufe0f\ud83e\udd86");
          break l237;
        }
        p += 5;
        break l235;
      }
      p = s236;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseClose(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipLooseClose(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n241 = 0;
  l238: for (;;) {
    if (n241 >= 6) break;
    const s240 = p;
    l239: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l239;
      }
      p++;
      n241++;
      continue l238;
    }
    p = s240;
    break;
  }
  if (text.charCodeAt(p) !== 9664) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n245 = 0;
  l242: for (;;) {
    if (n245 >= 6) break;
    const s244 = p;
    l243: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l243;
      }
      p++;
      n245++;
      continue l242;
    }
    p = s244;
    break;
  }
  if (text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
    reachesEnd(p, "\ud83e\udd86");
    return -1;
  }
  p += 2;
  return p;
}

function skipOpen(p: number): number {
  l247: {
    const s248 = p;
    if (text.charCodeAt(p) === 55358) {
      l249: {
        if (!text.startsWith("\ud83e\udd86\u25b6\ufe0f[", p)) {
          reachesEnd(p, "\ud83e\udd86\u25b6\ufe0f[");
          break l249;
        }
        p += 5;
        break l247;
      }
      p = s248;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 55358)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseOpen(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readColon(p: number): ":" | BadSeparatorNode | MissingColonNode | undefined {
  let value!: ":" | BadSeparatorNode | MissingColonNode;
  l260: {
    const s261 = p;
    const t262 = trail.length;
    if (text.charCodeAt(p) === 58) {
      l263: {

        value = ":";
        p++;
        break l260;
      }
      p = s261;
      if (trail.length > t262) trail.length = t262;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l264: {
        const r265 = readBadSeparator(p);
        if (r265 === undefined) { break l264; }
        value = r265;
        p = pos;
        break l260;
      }
      p = s261;
      if (trail.length > t262) trail.length = t262;
    } else touched ||= p >= end;
    const r267 = readMissingColon(p);
    if (r267 === undefined) { return undefined; }
    value = r267;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadSeparator(p: number): BadSeparatorNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 65306) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadSeparatorNode = { type: 'BadSeparator', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingColon(p: number): MissingColonNode | undefined {
  const start = p;
  pos = p;
  const node: MissingColonNode = { type: 'MissingColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadCommand(p: number): BadCommandNode | undefined {
  let c = 0;
  const start = p;
  let l_tool: string | null = null;
  let l_file: string | null = null;
  let l_state: string | null = null;
  let l_instruction: string | null = null;
  l278: {
    const s279 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65332 || c === 65364)) {
      l280: {
        l281: {
          const s282 = p;
          if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
            l283: {
              if (!isCaseless(p, "tools")) { break l283; }
              l_tool = text.slice(p, p + 5);
              p += 5;
              break l281;
            }
            p = s282;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
            l284: {
              if (!isCaseless(p, "tool")) { break l284; }
              l_tool = text.slice(p, p + 4);
              p += 4;
              break l281;
            }
            p = s282;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65332 || c === 65364))) {
            touched ||= p >= end;
            break l280;
          }
          l_tool = text.charAt(p);
          p++;
        }
        l287: {
          const s285 = p;
          l286: {
            p = skipCommandEnd(p);
            if (p < 0) { break l286; }
            p = s285;
            break l287;
          }
          p = s285;
          break l280;
        }
        break l278;
      }
      p = s279;
      l_tool = null;
      l_file = null;
      l_state = null;
      l_instruction = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65318 || c === 65350)) {
      l288: {
        l289: {
          const s290 = p;
          if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
            l291: {
              if (!isCaseless(p, "files")) { break l291; }
              l_file = text.slice(p, p + 5);
              p += 5;
              break l289;
            }
            p = s290;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
            l292: {
              if (!isCaseless(p, "file")) { break l292; }
              l_file = text.slice(p, p + 4);
              p += 4;
              break l289;
            }
            p = s290;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65318 || c === 65350))) {
            touched ||= p >= end;
            break l288;
          }
          l_file = text.charAt(p);
          p++;
        }
        l295: {
          const s293 = p;
          l294: {
            p = skipCommandEnd(p);
            if (p < 0) { break l294; }
            p = s293;
            break l295;
          }
          p = s293;
          break l288;
        }
        break l278;
      }
      p = s279;
      l_tool = null;
      l_file = null;
      l_state = null;
      l_instruction = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 65331 || c === 65363)) {
      l296: {
        l297: {
          const s298 = p;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l299: {
              if (!isCaseless(p, "states")) { break l299; }
              l_state = text.slice(p, p + 6);
              p += 6;
              break l297;
            }
            p = s298;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l300: {
              if (!isCaseless(p, "state")) { break l300; }
              l_state = text.slice(p, p + 5);
              p += 5;
              break l297;
            }
            p = s298;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 65331 || c === 65363))) {
            touched ||= p >= end;
            break l296;
          }
          l_state = text.charAt(p);
          p++;
        }
        l303: {
          const s301 = p;
          l302: {
            p = skipCommandEnd(p);
            if (p < 0) { break l302; }
            p = s301;
            break l303;
          }
          p = s301;
          break l296;
        }
        break l278;
      }
      p = s279;
      l_tool = null;
      l_file = null;
      l_state = null;
      l_instruction = null;
    } else touched ||= p >= end;
    l304: {
      const s305 = p;
      if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
        l306: {
          if (!isCaseless(p, "instructions")) { break l306; }
          l_instruction = text.slice(p, p + 12);
          p += 12;
          break l304;
        }
        p = s305;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
        l307: {
          if (!isCaseless(p, "instruction")) { break l307; }
          l_instruction = text.slice(p, p + 11);
          p += 11;
          break l304;
        }
        p = s305;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c === 65321 || c === 65353))) {
        touched ||= p >= end;
        return undefined;
      }
      l_instruction = text.charAt(p);
      p++;
    }
    l310: {
      const s308 = p;
      l309: {
        p = skipCommandEnd(p);
        if (p < 0) { break l309; }
        p = s308;
        break l310;
      }
      p = s308;
      return undefined;
    }
  }
  pos = p;
  const node: BadCommandNode = { type: 'BadCommand', start: base + start, end: base + p, raw: text.slice(start, p), tool: l_tool, file: l_file, state: l_state, instruction: l_instruction };
  trail.push(node);
  return node;
}

function readUnknownCommand(p: number): UnknownCommandNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s331 = p;
  let m335 = false;
  l332: for (;;) {
    const s334 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12289 && c <= 65305) || (c >= 161 && c <= 12287) || c >= 65373 || (c >= 65307 && c <= 65371) || (c >= 128 && c <= 159))) {
      l333: {
        p = skipCommandChar(p);
        if (p < 0) { break l333; }
        m335 = true;
        continue l332;
      }
      p = s334;
    } else touched ||= p >= end;
    break;
  }
  if (!m335) { return undefined; }
  l346: for (;;) {
    const s348 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
      l347: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
          touched ||= p >= end;
          break l347;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) p++;
        touched ||= p >= end;
        let m353 = false;
        l350: for (;;) {
          const s352 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12289 && c <= 65305) || (c >= 161 && c <= 12287) || c >= 65373 || (c >= 65307 && c <= 65371) || (c >= 128 && c <= 159))) {
            l351: {
              p = skipCommandChar(p);
              if (p < 0) { break l351; }
              m353 = true;
              continue l350;
            }
            p = s352;
          } else touched ||= p >= end;
          break;
        }
        if (!m353) { break l347; }
        continue l346;
      }
      p = s348;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s331, p);
  pos = p;
  return { type: 'UnknownCommand', start: base + start, end: base + p, text: l_text };
}

function skipCommandChar(p: number): number {
  let c = 0;
  l336: {
    const s337 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 65307 && c <= 65340) || (c >= 128 && c <= 159) || (c >= 65342 && c <= 65371))) {
      l338: {
        p++;
        break l336;
      }
      p = s337;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l339: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s340 = p;
            l341: {
              p = skipOpen(p);
              if (p < 0) { break l341; }
              break l339;
            }
            p = s340;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l339;
        }
        p++;
        break l336;
      }
      p = s337;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      {
        const s343 = p;
        l344: {
          p = skipClose(p);
          if (p < 0) { break l344; }
          return -1;
        }
        p = s343;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readMissingCommand(p: number): MissingCommandNode | undefined {
  const start = p;
  pos = p;
  const node: MissingCommandNode = { type: 'MissingCommand', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readArguments(p: number): ArgumentsNode | undefined {
  let c = 0;
  const start = p;
  let l_parts!: (PipeNode | ReferenceNode | BadBracesNode)[];
  l371: for (;;) {
    const s373 = p;
    if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
      l372: {
        p = skipArgumentText(p);
        if (p < 0) { break l372; }
        continue l371;
      }
      p = s373;
    } else touched ||= p >= end;
    break;
  }
  const list414: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
  l409: for (;;) {
    const s411 = p;
    const t412 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
      l410: {
        let v413!: PipeNode | ReferenceNode | BadBracesNode;
        const r416 = readPart(p);
        if (r416 === undefined) { break l410; }
        v413 = r416;
        p = pos;
        l454: for (;;) {
          const s456 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
            l455: {
              p = skipArgumentText(p);
              if (p < 0) { break l455; }
              continue l454;
            }
            p = s456;
          } else touched ||= p >= end;
          break;
        }
        list414.push(v413);
        continue l409;
      }
      p = s411;
      if (trail.length > t412) trail.length = t412;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list414;
  pos = p;
  return { type: 'Arguments', start: base + start, end: base + p, parts: l_parts };
}

function skipArgumentText(p: number): number {
  let c = 0;
  l375: {
    const s376 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l377: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l377;
        }
        p++;
        const near378 = p + 16;
        while (p < near378 && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near378) {
          STOPS_4.lastIndex = p;
          p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l375;
      }
      p = s376;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l379: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s380 = p;
            l381: {
              p = skipOpen(p);
              if (p < 0) { break l381; }
              break l379;
            }
            p = s380;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l379;
        }
        p++;
        break l375;
      }
      p = s376;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l383: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s384 = p;
            l385: {
              p = skipClose(p);
              if (p < 0) { break l385; }
              break l383;
            }
            p = s384;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l383;
        }
        p++;
        break l375;
      }
      p = s376;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      {
        const s387 = p;
        l388: {
          p = skipBraces(p);
          if (p < 0) { break l388; }
          return -1;
        }
        p = s387;
      }
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 123) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipBraces(p: number): number {
  let c = 0;
  l390: {
    const s391 = p;
    if (text.charCodeAt(p) === 123) {
      l392: {
        p = skip_reference(p);
        if (p < 0) { break l392; }
        break l390;
      }
      p = s391;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 123) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65318 || c === 65350))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipFileWord(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipAliasName(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 125) {
      {
        const s406 = p;
        l407: {

          p++;
          return -1;
        }
        p = s406;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skip_reference(p: number): number {
  let c = 0;
  l393: {
    const s394 = p;
    if (text.charCodeAt(p) === 123) {
      l395: {
        if (!text.startsWith("{{F:", p)) {
          reachesEnd(p, "{{F:");
          break l395;
        }
        p += 4;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l395;
        }
        p = skipAliasName(p);
        if (p < 0) { break l395; }
        if (text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) {
          reachesEnd(p, "}}");
          break l395;
        }
        p += 2;
        break l393;
      }
      p = s394;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 123 || !text.startsWith("{{", p)) {
      reachesEnd(p, "{{");
      return -1;
    }
    p += 2;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65318 || c === 65350))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipFileWord(p);
    if (p < 0) { return -1; }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipAliasName(p);
    if (p < 0) { return -1; }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) {
      reachesEnd(p, "}}");
      return -1;
    }
    p += 2;
  }
  return p;
}

function skipAliasName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near397 = p + 16;
  while (p < near397 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
  if (p === near397) {
    STOPS_5.lastIndex = p;
    p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l398: for (;;) {
    const s400 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l399: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l399;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l399;
        }
        p++;
        const near402 = p + 16;
        while (p < near402 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
        if (p === near402) {
          STOPS_5.lastIndex = p;
          p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        continue l398;
      }
      p = s400;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipFileWord(p: number): number {
  let c = 0;
  l403: {
    const s404 = p;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l405: {
        p++;
        if (!(((c = text.charCodeAt(p)) === 73 || c === 105))) {
          touched ||= p >= end;
          break l405;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 76 || c === 108))) {
          touched ||= p >= end;
          break l405;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
          touched ||= p >= end;
          break l405;
        }
        p++;
        break l403;
      }
      p = s404;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65318 || c === 65350))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readPart(p: number): PipeNode | ReferenceNode | BadBracesNode | undefined {
  let c = 0;
  let value!: PipeNode | ReferenceNode | BadBracesNode;
  l417: {
    const s418 = p;
    const t419 = trail.length;
    if (((c = text.charCodeAt(p)) === 124 || c === 65372)) {
      l420: {
        const r421 = readPipe(p);
        if (r421 === undefined) { break l420; }
        value = r421;
        p = pos;
        break l417;
      }
      p = s418;
      if (trail.length > t419) trail.length = t419;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l426: {
        const r427 = readReference(p);
        if (r427 === undefined) { break l426; }
        value = r427;
        p = pos;
        break l417;
      }
      p = s418;
      if (trail.length > t419) trail.length = t419;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 123)) {
      touched ||= p >= end;
      return undefined;
    }
    const r446 = readBadBraces(p);
    if (r446 === undefined) { return undefined; }
    value = r446;
    p = pos;
  }
  pos = p;
  return value;
}

function readPipe(p: number): PipeNode | undefined {
  const start = p;
  let l_wide: "｜" | null = null;
  l422: {
    const s423 = p;
    if (text.charCodeAt(p) === 124) {
      l424: {

        p++;
        break l422;
      }
      p = s423;
      l_wide = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65372) {
      touched ||= p >= end;
      return undefined;
    }
    l_wide = "\uff5c";
    p++;
  }
  pos = p;
  return { type: 'Pipe', start: base + start, end: base + p, wide: l_wide };
}

function readReference(p: number): ReferenceNode | undefined {
  let c = 0;
  const start = p;
  let l_alias: string | null = null;
  let l_bad: BadReferenceNode | null = null;
  l428: {
    const s429 = p;
    const t430 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l431: {
        if (!text.startsWith("{{F:", p)) {
          reachesEnd(p, "{{F:");
          break l431;
        }
        p += 4;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l431;
        }
        const r432 = readAliasName(p);
        if (r432 === undefined) { break l431; }
        l_alias = r432;
        p = pos;
        if (text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) {
          reachesEnd(p, "}}");
          break l431;
        }
        p += 2;
        break l428;
      }
      p = s429;
      if (trail.length > t430) trail.length = t430;
      l_alias = null;
      l_bad = null;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 123)) {
      touched ||= p >= end;
      return undefined;
    }
    const r441 = readBadReference(p);
    if (r441 === undefined) { return undefined; }
    l_bad = r441;
    p = pos;
  }
  pos = p;
  return { type: 'Reference', start: base + start, end: base + p, alias: l_alias, bad: l_bad };
}

function readAliasName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s433 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near434 = p + 16;
  while (p < near434 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
  if (p === near434) {
    STOPS_5.lastIndex = p;
    p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l435: for (;;) {
    const s437 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l436: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l436;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l436;
        }
        p++;
        const near439 = p + 16;
        while (p < near439 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
        if (p === near439) {
          STOPS_5.lastIndex = p;
          p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        continue l435;
      }
      p = s437;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s433, p);
  pos = p;
  return value;
}

function readBadReference(p: number): BadReferenceNode | undefined {
  let c = 0;
  const start = p;
  let l_alias!: string;
  if (text.charCodeAt(p) !== 123 || !text.startsWith("{{", p)) {
    reachesEnd(p, "{{");
    return undefined;
  }
  p += 2;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65318 || c === 65350))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFileWord(p);
  if (p < 0) { return undefined; }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
    touched ||= p >= end;
    return undefined;
  }
  const r442 = readAliasName(p);
  if (r442 === undefined) { return undefined; }
  l_alias = r442;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) {
    reachesEnd(p, "}}");
    return undefined;
  }
  p += 2;
  pos = p;
  const node: BadReferenceNode = { type: 'BadReference', start: base + start, end: base + p, raw: text.slice(start, p), alias: l_alias };
  trail.push(node);
  return node;
}

function readBadBraces(p: number): BadBracesNode | undefined {
  let c = 0;
  const start = p;
  let l_alias!: string;
  if (text.charCodeAt(p) !== 123) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65318 || c === 65350))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFileWord(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
    touched ||= p >= end;
    return undefined;
  }
  const r447 = readAliasName(p);
  if (r447 === undefined) { return undefined; }
  l_alias = r447;
  p = pos;
  if (text.charCodeAt(p) !== 125) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (text.charCodeAt(p) === 125) {
    {
      const s449 = p;
      l450: {

        p++;
        return undefined;
      }
      p = s449;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadBracesNode = { type: 'BadBraces', start: base + start, end: base + p, raw: text.slice(start, p), alias: l_alias };
  trail.push(node);
  return node;
}

function readMentioningArguments(p: number): MentioningArgumentsNode | undefined {
  const start = p;
  let l_parts!: (PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string)[];
  const list468: (PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string)[] = [];
  l463: for (;;) {
    const s465 = p;
    const t466 = trail.length;
    if (p < end) {
      l464: {
        let v467!: PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string;
        const r470 = readMentioningPart(p);
        if (r470 === undefined) { break l464; }
        v467 = r470;
        p = pos;
        list468.push(v467);
        continue l463;
      }
      p = s465;
      if (trail.length > t466) trail.length = t466;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list468;
  pos = p;
  return { type: 'MentioningArguments', start: base + start, end: base + p, parts: l_parts };
}

function readMentioningPart(p: number): PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string | undefined {
  let c = 0;
  let value!: PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string;
  l471: {
    const s472 = p;
    const t473 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
      l474: {
        const r475 = readPart(p);
        if (r475 === undefined) { break l474; }
        value = r475;
        p = pos;
        break l471;
      }
      p = s472;
      if (trail.length > t473) trail.length = t473;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l477: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s478 = p;
            l479: {
              p = skipWrapperTail(p);
              if (p < 0) { break l479; }
              break l477;
            }
            p = s478;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l477;
        }
        const r481 = readArgumentFence(p);
        if (r481 === undefined) { break l477; }
        value = r481;
        p = pos;
        break l471;
      }
      p = s472;
      if (trail.length > t473) trail.length = t473;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l768: {
        const r769 = readArgumentSpan(p);
        if (r769 === undefined) { break l768; }
        value = r769;
        p = pos;
        break l471;
      }
      p = s472;
      if (trail.length > t473) trail.length = t473;
    } else touched ||= p >= end;
    const s807 = p;
    if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipMentioningText(p);
    if (p < 0) { return undefined; }
    value = text.slice(s807, p);
  }
  pos = p;
  return value;
}

function skipWrapperTail(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_wrapperEnd(p);
  if (p < 0) { return -1; }
  p = skipTrail(p);
  if (p < 0) { return -1; }
  return p;
}

function readArgumentFence(p: number): (PipeNode | ReferenceNode | BadBracesNode | string)[] | undefined {
  let c = 0;
  let value!: (PipeNode | ReferenceNode | BadBracesNode | string)[];
  l482: {
    const s483 = p;
    const t484 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l485: {
        const r486 = readWholeFence(p);
        if (r486 === undefined) { break l485; }
        value = r486;
        p = pos;
        break l482;
      }
      p = s483;
      if (trail.length > t484) trail.length = t484;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return undefined;
    }
    const r746 = readUnclosedFence(p);
    if (r746 === undefined) { return undefined; }
    value = r746;
    p = pos;
  }
  pos = p;
  return value;
}

function readWholeFence(p: number): (PipeNode | ReferenceNode | BadBracesNode | string)[] | undefined {
  const outer = registers[2];
  const value = readWholeFenceInside(p);
  registers[2] = outer;
  return value;
}

function readWholeFenceInside(p: number): (PipeNode | ReferenceNode | BadBracesNode | string)[] | undefined {
  let c = 0;
  let value!: (PipeNode | ReferenceNode | BadBracesNode | string)[];
  let l_run!: string;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNewline(p);
  if (p < 0) { return undefined; }
  const r487 = read_fenceHead(p);
  if (r487 === undefined) { return undefined; }
  l_run = r487;
  p = pos;
  registers[2] = l_run;
  const list494: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l489: for (;;) {
    const s491 = p;
    const t492 = trail.length;
    if (p < end) {
      l490: {
        let v493!: PipeNode | ReferenceNode | BadBracesNode | string;
        l496: {
          const s497 = p;
          const t498 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l499: {
              const r500 = readPart(p);
              if (r500 === undefined) { break l499; }
              v493 = r500;
              p = pos;
              break l496;
            }
            p = s497;
            if (trail.length > t498) trail.length = t498;
          } else touched ||= p >= end;
          const s502 = p;
          if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
            touched ||= p >= end;
            break l490;
          }
          p = skipFenceChar(p);
          if (p < 0) { break l490; }
          v493 = text.slice(s502, p);
        }
        list494.push(v493);
        continue l489;
      }
      p = s491;
      if (trail.length > t492) trail.length = t492;
    } else touched ||= p >= end;
    break;
  }
  value = list494;
  l739: {
    const s740 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l741: {
        l744: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s742 = p;
            l743: {
              p = skipWrapperTail(p);
              if (p < 0) { break l743; }
              p = s742;
              break l744;
            }
            p = s742;
          } else touched ||= p >= end;
          break l741;
        }
        break l739;
      }
      p = s740;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNewline(p);
    if (p < 0) { return undefined; }
    p = skipFenceClose(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return value;
}

function skipFenceChar(p: number): number {
  let c = 0;
  l503: {
    const s504 = p;
    if (text.charCodeAt(p) === 55358) {
      l505: {
        p = skip_mention(p);
        if (p < 0) { break l505; }
        break l503;
      }
      p = s504;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l713: {

        p++;
        break l503;
      }
      p = s504;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipFencePlainChar(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_mention(p: number): number {
  let c = 0;
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipMentionHead(p);
  if (p < 0) { return -1; }
  l518: for (;;) {
    const s520 = p;
    if (p < end) {
      l519: {
        l522: {
          const s523 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
            l524: {
              p = skipMentionedText(p);
              if (p < 0) { break l524; }
              break l522;
            }
            p = s523;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 124 || c === 65372))) {
            touched ||= p >= end;
            break l519;
          }
          p++;
        }
        continue l518;
      }
      p = s520;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipClose(p);
  if (p < 0) { return -1; }
  return p;
}

function skipMentionHead(p: number): number {
  let c = 0;
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOpen(p);
  if (p < 0) { return -1; }
  let n509 = 0;
  l506: for (;;) {
    if (n509 >= 8) break;
    const s508 = p;
    l507: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l507;
      }
      p++;
      n509++;
      continue l506;
    }
    p = s508;
    break;
  }
  let n513 = 0;
  l510: for (;;) {
    if (n513 >= 64) break;
    const s512 = p;
    l511: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340))) {
        touched ||= p >= end;
        break l511;
      }
      p++;
      n513++;
      continue l510;
    }
    p = s512;
    break;
  }
  if (n513 < 1) { return -1; }
  let n517 = 0;
  l514: for (;;) {
    if (n517 >= 8) break;
    const s516 = p;
    l515: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l515;
      }
      p++;
      n517++;
      continue l514;
    }
    p = s516;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipMentionedText(p: number): number {
  let c = 0;
  l525: {
    const s526 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l527: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l527;
        }
        p++;
        const near528 = p + 16;
        while (p < near528 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near528) {
          STOPS_6.lastIndex = p;
          p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l525;
      }
      p = s526;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l529: {

        p++;
        break l525;
      }
      p = s526;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l530: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s531 = p;
            l532: {
              p = skipOpen(p);
              if (p < 0) { break l532; }
              break l530;
            }
            p = s531;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l530;
        }
        p++;
        break l525;
      }
      p = s526;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l534: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s535 = p;
            l536: {
              p = skipClose(p);
              if (p < 0) { break l536; }
              break l534;
            }
            p = s535;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l534;
        }
        p++;
        break l525;
      }
      p = s526;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l538: {
        p = skipMentionedCode(p);
        if (p < 0) { break l538; }
        break l525;
      }
      p = s526;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipMentionedCode(p: number): number {
  const noted = trail.length;
  const value = readMentionedCode(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readMentionedCode(p: number): [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | undefined {
  const outer = registers[1];
  const value = readMentionedCodeInside(p);
  registers[1] = outer;
  return value;
}

function readMentionedCodeInside(p: number): [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | undefined {
  let c = 0;
  let value!: [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string];
  let l_run!: string;
  let e539!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r540 = readTickRun(p);
  if (r540 === undefined) { return undefined; }
  l_run = r540;
  p = pos;
  registers[1] = l_run;
  e539 = l_run;
  let e550!: (string[] | [null, "`"[]])[];
  const list555: (string[] | [null, "`"[]])[] = [];
  l551: for (;;) {
    const s553 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
      l552: {
        let v554!: string[] | [null, "`"[]];
        const r557 = readMentionedCodeText(p);
        if (r557 === undefined) { break l552; }
        v554 = r557;
        p = pos;
        list555.push(v554);
        continue l551;
      }
      p = s553;
    } else touched ||= p >= end;
    break;
  }
  e550 = list555;
  let e582!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r583 = readInnerMention(p);
  if (r583 === undefined) { return undefined; }
  e582 = r583;
  p = pos;
  let e696!: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[];
  const list701: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[] = [];
  l697: for (;;) {
    const s699 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l698: {
        let v700!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]];
        l703: {
          const s704 = p;
          if (text.charCodeAt(p) === 55358) {
            l705: {
              const r706 = readInnerMention(p);
              if (r706 === undefined) { break l705; }
              v700 = r706;
              p = pos;
              break l703;
            }
            p = s704;
          } else touched ||= p >= end;
          if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358)))) {
            touched ||= p >= end;
            break l698;
          }
          const r708 = readMentionedCodeText(p);
          if (r708 === undefined) { break l698; }
          v700 = r708;
          p = pos;
        }
        list701.push(v700);
        continue l697;
      }
      p = s699;
    } else touched ||= p >= end;
    break;
  }
  e696 = list701;
  let e710!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r711 = readClosingTicks(p);
  if (r711 === undefined) { return undefined; }
  e710 = r711;
  p = pos;
  value = [e539, e550, e582, e696, e710];
  pos = p;
  return value;
}

function readTickRun(p: number): string | undefined {
  let value!: string;
  const s541 = p;
  let n545 = 0;
  l542: for (;;) {
    if (n545 >= 32) break;
    const s544 = p;
    l543: {
      if (text.charCodeAt(p) !== 96) {
        touched ||= p >= end;
        break l543;
      }
      p++;
      n545++;
      continue l542;
    }
    p = s544;
    break;
  }
  if (n545 < 1) { return undefined; }
  value = text.slice(s541, p);
  if (text.charCodeAt(p) === 96) {
    {
      const s546 = p;
      l547: {

        p++;
        return undefined;
      }
      p = s546;
    }
  } else touched ||= p >= end;
  pos = p;
  return value;
}

function readMentionedCodeText(p: number): string[] | [null, "`"[]] | undefined {
  let c = 0;
  let value!: string[] | [null, "`"[]];
  l558: {
    const s559 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l560: {
        const list565: string[] = [];
        l561: for (;;) {
          const s563 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
            l562: {
              let v564!: string;
              v564 = text.charAt(p);
              p++;
              list565.push(v564);
              continue l561;
            }
            p = s563;
          } else touched ||= p >= end;
          break;
        }
        if (list565.length === 0) { break l560; }
        value = list565;
        break l558;
      }
      p = s559;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return undefined;
    }
    const r567 = readOtherTicks(p);
    if (r567 === undefined) { return undefined; }
    value = r567;
    p = pos;
  }
  pos = p;
  return value;
}

function readOtherTicks(p: number): [null, "`"[]] | undefined {
  let value!: [null, "`"[]];
  let e568!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s569 = p;
      l570: {
        p = skipClosingTicks(p);
        if (p < 0) { break l570; }
        return undefined;
      }
      p = s569;
    }
  } else touched ||= p >= end;
  e568 = null;
  let e573!: "`"[];
  const list578: "`"[] = [];
  l574: for (;;) {
    const s576 = p;
    if (text.charCodeAt(p) === 96) {
      l575: {
        let v577!: "`";

        v577 = "`";
        p++;
        list578.push(v577);
        continue l574;
      }
      p = s576;
    } else touched ||= p >= end;
    break;
  }
  if (list578.length === 0) { return undefined; }
  e573 = list578;
  value = [e568, e573];
  pos = p;
  return value;
}

function skipClosingTicks(p: number): number {
  const noted = trail.length;
  const value = readClosingTicks(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readClosingTicks(p: number): string | undefined {
  const value = readClosingTicksInside(p);
  if (value !== registers[1]) return undefined;
  return value;
}

function readClosingTicksInside(p: number): string | undefined {
  let value!: string;
  const s572 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  value = text.slice(s572, p);
  pos = p;
  return value;
}

function readInnerMention(p: number): [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | undefined {
  let c = 0;
  let value!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
  let e584!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r585 = readMentionHead(p);
  if (r585 === undefined) { return undefined; }
  e584 = r585;
  p = pos;
  let e638!: (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[];
  const list643: (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[] = [];
  l639: for (;;) {
    const s641 = p;
    if (p < end) {
      l640: {
        let v642!: string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string;
        l645: {
          const s646 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
            l647: {
              const r648 = readArgumentText(p);
              if (r648 === undefined) { break l647; }
              v642 = r648;
              p = pos;
              break l645;
            }
            p = s646;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
            touched ||= p >= end;
            break l640;
          }
          v642 = text.charAt(p);
          p++;
        }
        list643.push(v642);
        continue l639;
      }
      p = s641;
    } else touched ||= p >= end;
    break;
  }
  e638 = list643;
  let e676!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r677 = readClose(p);
  if (r677 === undefined) { return undefined; }
  e676 = r677;
  p = pos;
  value = [e584, e638, e676];
  pos = p;
  return value;
}

function readMentionHead(p: number): ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string] | undefined {
  let c = 0;
  let value!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
  let e586!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r587 = readOpen(p);
  if (r587 === undefined) { return undefined; }
  e586 = r587;
  p = pos;
  let e611!: string[];
  const list617: string[] = [];
  let n615 = 0;
  l612: for (;;) {
    if (n615 >= 8) break;
    const s614 = p;
    l613: {
      let v616!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l613;
      }
      const r618 = readSpace(p);
      if (r618 === undefined) { break l613; }
      v616 = r618;
      p = pos;
      list617.push(v616);
      n615++;
      continue l612;
    }
    p = s614;
    break;
  }
  e611 = list617;
  let e620!: string[];
  const list626: string[] = [];
  let n624 = 0;
  l621: for (;;) {
    if (n624 >= 64) break;
    const s623 = p;
    l622: {
      let v625!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340))) {
        touched ||= p >= end;
        break l622;
      }
      v625 = text.charAt(p);
      p++;
      list626.push(v625);
      n624++;
      continue l621;
    }
    p = s623;
    break;
  }
  if (n624 < 1) { return undefined; }
  e620 = list626;
  let e627!: string[];
  const list633: string[] = [];
  let n631 = 0;
  l628: for (;;) {
    if (n631 >= 8) break;
    const s630 = p;
    l629: {
      let v632!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l629;
      }
      const r634 = readSpace(p);
      if (r634 === undefined) { break l629; }
      v632 = r634;
      p = pos;
      list633.push(v632);
      n631++;
      continue l628;
    }
    p = s630;
    break;
  }
  e627 = list633;
  let e636!: string;
  if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
    touched ||= p >= end;
    return undefined;
  }
  e636 = text.charAt(p);
  p++;
  value = [e586, e611, e620, e627, e636];
  pos = p;
  return value;
}

function readOpen(p: number): "🦆▶️[" | ["🦆", string[], "▶", string[], string] | undefined {
  let value!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
  l588: {
    const s589 = p;
    if (text.charCodeAt(p) === 55358) {
      l590: {
        if (!text.startsWith("\ud83e\udd86\u25b6\ufe0f[", p)) {
          reachesEnd(p, "\ud83e\udd86\u25b6\ufe0f[");
          break l590;
        }
        value = "\ud83e\udd86\u25b6\ufe0f[";
        p += 5;
        break l588;
      }
      p = s589;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 55358)) {
      touched ||= p >= end;
      return undefined;
    }
    const r591 = readLooseOpen(p);
    if (r591 === undefined) { return undefined; }
    value = r591;
    p = pos;
  }
  pos = p;
  return value;
}

function readLooseOpen(p: number): ["🦆", string[], "▶", string[], string] | undefined {
  let c = 0;
  let value!: ["🦆", string[], "▶", string[], string];
  let e592!: "🦆";
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r593 = readDuck(p);
  if (r593 === undefined) { return undefined; }
  e592 = r593;
  p = pos;
  let e595!: string[];
  const r596 = readBits(p);
  if (r596 === undefined) { return undefined; }
  e595 = r596;
  p = pos;
  let e604!: "▶";
  if (text.charCodeAt(p) !== 9654) {
    touched ||= p >= end;
    return undefined;
  }
  e604 = "\u25b6";
  p++;
  let e605!: string[];
  const r606 = readBits(p);
  if (r606 === undefined) { return undefined; }
  e605 = r606;
  p = pos;
  let e608!: string;
  if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  e608 = text.charAt(p);
  p++;
  value = [e592, e595, e604, e605, e608];
  pos = p;
  return value;
}

function readDuck(p: number): "🦆" | undefined {
  let value!: "🦆";
  if (text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
    reachesEnd(p, "\ud83e\udd86");
    return undefined;
  }
  value = "\ud83e\udd86";
  p += 2;
  pos = p;
  return value;
}

function readBits(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list602: string[] = [];
  let n600 = 0;
  l597: for (;;) {
    if (n600 >= 6) break;
    const s599 = p;
    l598: {
      let v601!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l598;
      }
      v601 = text.charAt(p);
      p++;
      list602.push(v601);
      n600++;
      continue l597;
    }
    p = s599;
    break;
  }
  value = list602;
  pos = p;
  return value;
}

function readSpace(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
    touched ||= p >= end;
    return undefined;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}

function readArgumentText(p: number): string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | undefined {
  let c = 0;
  let value!: string[] | [null, "\ud83e"] | [null, string] | [null, "{"];
  l649: {
    const s650 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l651: {
        const list656: string[] = [];
        l652: for (;;) {
          const s654 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
            l653: {
              let v655!: string;
              v655 = text.charAt(p);
              p++;
              list656.push(v655);
              continue l652;
            }
            p = s654;
          } else touched ||= p >= end;
          break;
        }
        if (list656.length === 0) { break l651; }
        value = list656;
        break l649;
      }
      p = s650;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l658: {
        let e659!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s660 = p;
            l661: {
              p = skipOpen(p);
              if (p < 0) { break l661; }
              break l658;
            }
            p = s660;
          }
        } else touched ||= p >= end;
        e659 = null;
        let e663!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l658;
        }
        e663 = "\ud83e";
        p++;
        value = [e659, e663];
        break l649;
      }
      p = s650;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l664: {
        let e665!: null;
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s666 = p;
            l667: {
              p = skipClose(p);
              if (p < 0) { break l667; }
              break l664;
            }
            p = s666;
          }
        } else touched ||= p >= end;
        e665 = null;
        let e669!: string;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l664;
        }
        e669 = text.charAt(p);
        p++;
        value = [e665, e669];
        break l649;
      }
      p = s650;
    } else touched ||= p >= end;
    let e670!: null;
    if (text.charCodeAt(p) === 123) {
      {
        const s671 = p;
        l672: {
          p = skipBraces(p);
          if (p < 0) { break l672; }
          return undefined;
        }
        p = s671;
      }
    } else touched ||= p >= end;
    e670 = null;
    let e674!: "{";
    if (text.charCodeAt(p) !== 123) {
      touched ||= p >= end;
      return undefined;
    }
    e674 = "{";
    p++;
    value = [e670, e674];
  }
  pos = p;
  return value;
}

function readClose(p: number): "]◀️🦆" | [string, string[], "◀", string[], "🦆"] | undefined {
  let c = 0;
  let value!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
  l678: {
    const s679 = p;
    if (text.charCodeAt(p) === 93) {
      l680: {
        if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
          reachesEnd(p, "]\u25c0\ufe0f\ud83e\udd86");
          break l680;
        }
        value = "]\u25c0\ufe0f\ud83e\udd86";
        p += 5;
        break l678;
      }
      p = s679;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r681 = readLooseClose(p);
    if (r681 === undefined) { return undefined; }
    value = r681;
    p = pos;
  }
  pos = p;
  return value;
}

function readLooseClose(p: number): [string, string[], "◀", string[], "🦆"] | undefined {
  let c = 0;
  let value!: [string, string[], "◀", string[], "🦆"];
  let e682!: string;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  e682 = text.charAt(p);
  p++;
  let e683!: string[];
  const r684 = readBits(p);
  if (r684 === undefined) { return undefined; }
  e683 = r684;
  p = pos;
  let e686!: "◀";
  if (text.charCodeAt(p) !== 9664) {
    touched ||= p >= end;
    return undefined;
  }
  e686 = "\u25c0";
  p++;
  let e687!: string[];
  const r688 = readBits(p);
  if (r688 === undefined) { return undefined; }
  e687 = r688;
  p = pos;
  let e690!: "🦆";
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r691 = readDuck(p);
  if (r691 === undefined) { return undefined; }
  e690 = r691;
  p = pos;
  value = [e682, e683, e686, e687, e690];
  pos = p;
  return value;
}

function skipFencePlainChar(p: number): number {
  let c = 0;
  l714: {
    const s715 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l716: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l716;
        }
        p++;
        const near717 = p + 16;
        while (p < near717 && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near717) {
          STOPS_7.lastIndex = p;
          p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l714;
      }
      p = s715;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l718: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s719 = p;
            l720: {
              p = skipOpen(p);
              if (p < 0) { break l720; }
              break l718;
            }
            p = s719;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l718;
        }
        p++;
        break l714;
      }
      p = s715;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l722: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s723 = p;
            l724: {
              p = skipClose(p);
              if (p < 0) { break l724; }
              break l722;
            }
            p = s723;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l722;
        }
        p++;
        break l714;
      }
      p = s715;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l726: {

        p++;
        break l714;
      }
      p = s715;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    {
      const s727 = p;
      l728: {
        p = skipFenceClose(p);
        if (p < 0) { break l728; }
        return -1;
      }
      p = s727;
    }
  }
  return p;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n733 = 0;
  l730: for (;;) {
    if (n733 >= 3) break;
    const s732 = p;
    l731: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l731;
      }
      p++;
      n733++;
      continue l730;
    }
    p = s732;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipClosingRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l738: {
    const s736 = p;
    l737: {
      p = skipLineEnd(p);
      if (p < 0) { break l737; }
      p = s736;
      break l738;
    }
    p = s736;
    return -1;
  }
  return p;
}

function skipClosingRun(p: number): number {
  const noted = trail.length;
  const value = readClosingRun(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readClosingRun(p: number): string | undefined {
  const value = readClosingRunInside(p);
  if (value === undefined || !closesRun(registers[2], text.slice(p, pos))) return undefined;
  return value;
}

function readClosingRunInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r734 = readFenceRun(p);
  if (r734 === undefined) { return undefined; }
  value = r734;
  p = pos;
  pos = p;
  return value;
}

function readUnclosedFence(p: number): (PipeNode | ReferenceNode | BadBracesNode | string)[] | undefined {
  const outer = registers[2];
  const value = readUnclosedFenceInside(p);
  registers[2] = outer;
  return value;
}

function readUnclosedFenceInside(p: number): (PipeNode | ReferenceNode | BadBracesNode | string)[] | undefined {
  let c = 0;
  let value!: (PipeNode | ReferenceNode | BadBracesNode | string)[];
  let l_run!: string;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNewline(p);
  if (p < 0) { return undefined; }
  const r747 = read_fenceHead(p);
  if (r747 === undefined) { return undefined; }
  l_run = r747;
  p = pos;
  registers[2] = l_run;
  const list754: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l749: for (;;) {
    const s751 = p;
    const t752 = trail.length;
    if (p < end) {
      l750: {
        let v753!: PipeNode | ReferenceNode | BadBracesNode | string;
        l756: {
          const s757 = p;
          const t758 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l759: {
              const r760 = readPart(p);
              if (r760 === undefined) { break l759; }
              v753 = r760;
              p = pos;
              break l756;
            }
            p = s757;
            if (trail.length > t758) trail.length = t758;
          } else touched ||= p >= end;
          const s762 = p;
          if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
            touched ||= p >= end;
            break l750;
          }
          p = skipFencePlainChar(p);
          if (p < 0) { break l750; }
          v753 = text.slice(s762, p);
        }
        list754.push(v753);
        continue l749;
      }
      p = s751;
      if (trail.length > t752) trail.length = t752;
    } else touched ||= p >= end;
    break;
  }
  value = list754;
  if (text.charCodeAt(p) === 55358) {
    {
      const s763 = p;
      l764: {
        p = skipOpen(p);
        if (p < 0) { break l764; }
        return undefined;
      }
      p = s763;
    }
  } else touched ||= p >= end;
  pos = p;
  return value;
}

function readArgumentSpan(p: number): (PipeNode | ReferenceNode | BadBracesNode | string)[] | undefined {
  const outer = registers[1];
  const value = readArgumentSpanInside(p);
  registers[1] = outer;
  return value;
}

function readArgumentSpanInside(p: number): (PipeNode | ReferenceNode | BadBracesNode | string)[] | undefined {
  let c = 0;
  let value!: (PipeNode | ReferenceNode | BadBracesNode | string)[];
  let l_run!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r770 = readTickRun(p);
  if (r770 === undefined) { return undefined; }
  l_run = r770;
  p = pos;
  registers[1] = l_run;
  const list777: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l772: for (;;) {
    const s774 = p;
    const t775 = trail.length;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l773: {
        let v776!: PipeNode | ReferenceNode | BadBracesNode | string;
        l779: {
          const s780 = p;
          const t781 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l782: {
              const r783 = readPart(p);
              if (r783 === undefined) { break l782; }
              v776 = r783;
              p = pos;
              break l779;
            }
            p = s780;
            if (trail.length > t781) trail.length = t781;
          } else touched ||= p >= end;
          const s785 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65371) || c >= 65373))) {
            touched ||= p >= end;
            break l773;
          }
          p = skipSpanChar(p);
          if (p < 0) { break l773; }
          v776 = text.slice(s785, p);
        }
        list777.push(v776);
        continue l772;
      }
      p = s774;
      if (trail.length > t775) trail.length = t775;
    } else touched ||= p >= end;
    break;
  }
  value = list777;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipClosingTicks(p);
  if (p < 0) { return undefined; }
  pos = p;
  return value;
}

function skipSpanChar(p: number): number {
  let c = 0;
  l786: {
    const s787 = p;
    if (text.charCodeAt(p) === 55358) {
      l788: {
        p = skip_mention(p);
        if (p < 0) { break l788; }
        break l786;
      }
      p = s787;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l789: {

        p++;
        break l786;
      }
      p = s787;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65371) || c >= 65373))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipSpanPlainChar(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipSpanPlainChar(p: number): number {
  let c = 0;
  l790: {
    const s791 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l792: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l792;
        }
        p++;
        const near793 = p + 16;
        while (p < near793 && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near793) {
          STOPS_8.lastIndex = p;
          p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l790;
      }
      p = s791;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l794: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s795 = p;
            l796: {
              p = skipOpen(p);
              if (p < 0) { break l796; }
              break l794;
            }
            p = s795;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l794;
        }
        p++;
        break l790;
      }
      p = s791;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l798: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s799 = p;
            l800: {
              p = skipClose(p);
              if (p < 0) { break l800; }
              break l798;
            }
            p = s799;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l798;
        }
        p++;
        break l790;
      }
      p = s791;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l802: {

        p++;
        break l790;
      }
      p = s791;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipOtherTicks(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipOtherTicks(p: number): number {
  if (text.charCodeAt(p) === 96) {
    {
      const s803 = p;
      l804: {
        p = skipClosingTicks(p);
        if (p < 0) { break l804; }
        return -1;
      }
      p = s803;
    }
  } else touched ||= p >= end;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  return p;
}

function skipMentioningText(p: number): number {
  let c = 0;
  l808: {
    const s809 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l810: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l810;
        }
        p++;
        const near811 = p + 16;
        while (p < near811 && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near811) {
          STOPS_9.lastIndex = p;
          p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l808;
      }
      p = s809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l812: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s813 = p;
            l814: {
              p = skipOpen(p);
              if (p < 0) { break l814; }
              break l812;
            }
            p = s813;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l812;
        }
        p++;
        break l808;
      }
      p = s809;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l816: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s817 = p;
            l818: {
              p = skipClose(p);
              if (p < 0) { break l818; }
              break l816;
            }
            p = s817;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l816;
        }
        p++;
        break l808;
      }
      p = s809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l820: {

        p++;
        break l808;
      }
      p = s809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l821: {

        p++;
        l822: {
          if (text.charCodeAt(p) === 96) {
            const s824 = p;
            l823: {

              p++;
              break l822;
            }
            p = s824;
          } else touched ||= p >= end;
        }
        break l808;
      }
      p = s809;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l825: {
        p = skipNewline(p);
        if (p < 0) { break l825; }
        {
          const s826 = p;
          l827: {
            p = skip_fenceHead(p);
            if (p < 0) { break l827; }
            break l825;
          }
          p = s826;
        }
        break l808;
      }
      p = s809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      {
        const s829 = p;
        l830: {
          p = skipHidingSpan(p);
          if (p < 0) { break l830; }
          return -1;
        }
        p = s829;
      }
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (text.charCodeAt(p) === 96) p++;
    touched ||= p >= end;
  }
  return p;
}

function skipHidingSpan(p: number): number {
  l834: {
    if (text.charCodeAt(p) === 96) {
      const s832 = p;
      l833: {
        p = skip_span(p);
        if (p < 0) { break l833; }
        p = s832;
        break l834;
      }
      p = s832;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOpeningSpan(p);
  if (p < 0) { return -1; }
  return p;
}

function skip_span(p: number): number {
  const noted = trail.length;
  const value = read_span(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_span(p: number): [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | undefined {
  const outer = registers[1];
  const value = read_spanInside(p);
  registers[1] = outer;
  return value;
}

function read_spanInside(p: number): [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | undefined {
  let c = 0;
  let value!: [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string];
  let l_run!: string;
  let e835!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r836 = readTickRun(p);
  if (r836 === undefined) { return undefined; }
  l_run = r836;
  p = pos;
  registers[1] = l_run;
  e835 = l_run;
  let e838!: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[];
  const list843: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[] = [];
  l839: for (;;) {
    const s841 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l840: {
        let v842!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]];
        l845: {
          const s846 = p;
          if (text.charCodeAt(p) === 55358) {
            l847: {
              const r848 = read_mention(p);
              if (r848 === undefined) { break l847; }
              v842 = r848;
              p = pos;
              break l845;
            }
            p = s846;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l840;
          }
          const r893 = readSpanText(p);
          if (r893 === undefined) { break l840; }
          v842 = r893;
          p = pos;
        }
        list843.push(v842);
        continue l839;
      }
      p = s841;
    } else touched ||= p >= end;
    break;
  }
  e838 = list843;
  let e912!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r913 = readClosingTicks(p);
  if (r913 === undefined) { return undefined; }
  e912 = r913;
  p = pos;
  value = [e835, e838, e912];
  pos = p;
  return value;
}

function read_mention(p: number): [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | undefined {
  let c = 0;
  let value!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
  let e849!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r850 = readMentionHead(p);
  if (r850 === undefined) { return undefined; }
  e849 = r850;
  p = pos;
  let e852!: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[];
  const list857: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[] = [];
  l853: for (;;) {
    const s855 = p;
    if (p < end) {
      l854: {
        let v856!: string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string;
        l859: {
          const s860 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
            l861: {
              const r862 = readMentionedText(p);
              if (r862 === undefined) { break l861; }
              v856 = r862;
              p = pos;
              break l859;
            }
            p = s860;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 124 || c === 65372))) {
            touched ||= p >= end;
            break l854;
          }
          v856 = text.charAt(p);
          p++;
        }
        list857.push(v856);
        continue l853;
      }
      p = s855;
    } else touched ||= p >= end;
    break;
  }
  e852 = list857;
  let e889!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r890 = readClose(p);
  if (r890 === undefined) { return undefined; }
  e889 = r890;
  p = pos;
  value = [e849, e852, e889];
  pos = p;
  return value;
}

function readMentionedText(p: number): string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`" | undefined {
  let c = 0;
  let value!: string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`";
  l863: {
    const s864 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l865: {
        const list870: string[] = [];
        l866: for (;;) {
          const s868 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
            l867: {
              let v869!: string;
              v869 = text.charAt(p);
              p++;
              list870.push(v869);
              continue l866;
            }
            p = s868;
          } else touched ||= p >= end;
          break;
        }
        if (list870.length === 0) { break l865; }
        value = list870;
        break l863;
      }
      p = s864;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l872: {

        value = "{";
        p++;
        break l863;
      }
      p = s864;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l873: {
        let e874!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s875 = p;
            l876: {
              p = skipOpen(p);
              if (p < 0) { break l876; }
              break l873;
            }
            p = s875;
          }
        } else touched ||= p >= end;
        e874 = null;
        let e878!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l873;
        }
        e878 = "\ud83e";
        p++;
        value = [e874, e878];
        break l863;
      }
      p = s864;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l879: {
        let e880!: null;
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s881 = p;
            l882: {
              p = skipClose(p);
              if (p < 0) { break l882; }
              break l879;
            }
            p = s881;
          }
        } else touched ||= p >= end;
        e880 = null;
        let e884!: string;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l879;
        }
        e884 = text.charAt(p);
        p++;
        value = [e880, e884];
        break l863;
      }
      p = s864;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l885: {
        const r886 = readMentionedCode(p);
        if (r886 === undefined) { break l885; }
        value = r886;
        p = pos;
        break l863;
      }
      p = s864;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    value = "`";
    p++;
  }
  pos = p;
  return value;
}

function readSpanText(p: number): string[] | [null, "\ud83e"] | [null, "`"[]] | undefined {
  let c = 0;
  let value!: string[] | [null, "\ud83e"] | [null, "`"[]];
  l894: {
    const s895 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l896: {
        const list901: string[] = [];
        l897: for (;;) {
          const s899 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
            l898: {
              let v900!: string;
              v900 = text.charAt(p);
              p++;
              list901.push(v900);
              continue l897;
            }
            p = s899;
          } else touched ||= p >= end;
          break;
        }
        if (list901.length === 0) { break l896; }
        value = list901;
        break l894;
      }
      p = s895;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l903: {
        let e904!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s905 = p;
            l906: {
              p = skip_mention(p);
              if (p < 0) { break l906; }
              break l903;
            }
            p = s905;
          }
        } else touched ||= p >= end;
        e904 = null;
        let e908!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l903;
        }
        e908 = "\ud83e";
        p++;
        value = [e904, e908];
        break l894;
      }
      p = s895;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return undefined;
    }
    const r909 = readOtherTicks(p);
    if (r909 === undefined) { return undefined; }
    value = r909;
    p = pos;
  }
  pos = p;
  return value;
}

function skipOpeningSpan(p: number): number {
  const noted = trail.length;
  const value = readOpeningSpan(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readOpeningSpan(p: number): [string, (string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string)[], "🦆▶️[" | ["🦆", string[], "▶", string[], string]] | undefined {
  const outer = registers[1];
  const value = readOpeningSpanInside(p);
  registers[1] = outer;
  return value;
}

function readOpeningSpanInside(p: number): [string, (string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string)[], "🦆▶️[" | ["🦆", string[], "▶", string[], string]] | undefined {
  let c = 0;
  let value!: [string, (string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string)[], "🦆▶️[" | ["🦆", string[], "▶", string[], string]];
  let l_run!: string;
  let e915!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r916 = readTickRun(p);
  if (r916 === undefined) { return undefined; }
  l_run = r916;
  p = pos;
  registers[1] = l_run;
  e915 = l_run;
  let e918!: (string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string)[];
  const list923: (string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string)[] = [];
  l919: for (;;) {
    const s921 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l920: {
        let v922!: string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string;
        l925: {
          const s926 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65371) || c >= 65373)) {
            l927: {
              const r928 = readSpanPlainChar(p);
              if (r928 === undefined) { break l927; }
              v922 = r928;
              p = pos;
              break l925;
            }
            p = s926;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 124 || c === 65372))) {
            touched ||= p >= end;
            break l920;
          }
          v922 = text.charAt(p);
          p++;
        }
        list923.push(v922);
        continue l919;
      }
      p = s921;
    } else touched ||= p >= end;
    break;
  }
  e918 = list923;
  let e954!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r955 = readOpen(p);
  if (r955 === undefined) { return undefined; }
  e954 = r955;
  p = pos;
  value = [e915, e918, e954];
  pos = p;
  return value;
}

function readSpanPlainChar(p: number): string[] | [null, "\ud83e"] | [null, string] | "{" | [null, "`"[]] | undefined {
  let c = 0;
  let value!: string[] | [null, "\ud83e"] | [null, string] | "{" | [null, "`"[]];
  l929: {
    const s930 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l931: {
        const list936: string[] = [];
        l932: for (;;) {
          const s934 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
            l933: {
              let v935!: string;
              v935 = text.charAt(p);
              p++;
              list936.push(v935);
              continue l932;
            }
            p = s934;
          } else touched ||= p >= end;
          break;
        }
        if (list936.length === 0) { break l931; }
        value = list936;
        break l929;
      }
      p = s930;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l938: {
        let e939!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s940 = p;
            l941: {
              p = skipOpen(p);
              if (p < 0) { break l941; }
              break l938;
            }
            p = s940;
          }
        } else touched ||= p >= end;
        e939 = null;
        let e943!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l938;
        }
        e943 = "\ud83e";
        p++;
        value = [e939, e943];
        break l929;
      }
      p = s930;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l944: {
        let e945!: null;
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s946 = p;
            l947: {
              p = skipClose(p);
              if (p < 0) { break l947; }
              break l944;
            }
            p = s946;
          }
        } else touched ||= p >= end;
        e945 = null;
        let e949!: string;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l944;
        }
        e949 = text.charAt(p);
        p++;
        value = [e945, e949];
        break l929;
      }
      p = s930;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l950: {

        value = "{";
        p++;
        break l929;
      }
      p = s930;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return undefined;
    }
    const r951 = readOtherTicks(p);
    if (r951 === undefined) { return undefined; }
    value = r951;
    p = pos;
  }
  pos = p;
  return value;
}

function readCloseOrBad(p: number): "]◀️🦆" | BadCloseNode | undefined {
  let c = 0;
  let value!: "]◀️🦆" | BadCloseNode;
  l964: {
    const s965 = p;
    const t966 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l967: {
        if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
          reachesEnd(p, "]\u25c0\ufe0f\ud83e\udd86");
          break l967;
        }
        value = "]\u25c0\ufe0f\ud83e\udd86";
        p += 5;
        break l964;
      }
      p = s965;
      if (trail.length > t966) trail.length = t966;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r968 = readBadClose(p);
    if (r968 === undefined) { return undefined; }
    value = r968;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadClose(p: number): BadCloseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLooseClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadCloseNode = { type: 'BadClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingClose(p: number): MissingCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingCloseNode = { type: 'MissingClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readFence(p: number): FenceNode | undefined {
  const outer = registers[2];
  const value = readFenceInside(p);
  registers[2] = outer;
  return value;
}

function readFenceInside(p: number): FenceNode | undefined {
  let c = 0;
  const start = p;
  let l_head!: FenceHeadNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r976 = readFenceHead(p);
  if (r976 === undefined) { return undefined; }
  l_head = r976;
  p = pos;
  registers[2] = l_head.run;
  p = skipFenceText(p);
  if (p < 0) { return undefined; }
  l991: for (;;) {
    const s993 = p;
    const t994 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l992: {
        const r996 = readFenceItem(p);
        if (r996 === undefined) { break l992; }
        p = pos;
        p = skipFenceText(p);
        if (p < 0) { break l992; }
        continue l991;
      }
      p = s993;
      if (trail.length > t994) trail.length = t994;
    } else touched ||= p >= end;
    break;
  }
  l1031: {
    const s1032 = p;
    const t1033 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1034: {
        p = skipFenceEnd(p);
        if (p < 0) { break l1034; }
        break l1031;
      }
      p = s1032;
      if (trail.length > t1033) trail.length = t1033;
    } else touched ||= p >= end;
    const r1035 = readMissingFenceEnd(p);
    if (r1035 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'Fence', start: base + start, end: base + p, head: l_head };
}

function readFenceHead(p: number): FenceHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNewline(p);
  if (p < 0) { return undefined; }
  const r977 = read_fenceHead(p);
  if (r977 === undefined) { return undefined; }
  l_run = r977;
  p = pos;
  pos = p;
  return { type: 'FenceHead', start: base + start, end: base + p, run: l_run };
}

function skipFenceText(p: number): number {
  let c = 0;
  l980: for (;;) {
    const s982 = p;
    if ((p < end && text.charCodeAt(p) !== 55358)) {
      l981: {
        l984: {
          const s985 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
            l986: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358)))) {
                touched ||= p >= end;
                break l986;
              }
              p++;
              const near987 = p + 16;
              while (p < near987 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
              if (p === near987) {
                STOPS_10.lastIndex = p;
                p = STOPS_10.test(text) ? STOPS_10.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l984;
            }
            p = s985;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l981;
          }
          p = skipNewline(p);
          if (p < 0) { break l981; }
          {
            const s988 = p;
            l989: {
              p = skipFenceClose(p);
              if (p < 0) { break l989; }
              break l981;
            }
            p = s988;
          }
        }
        continue l980;
      }
      p = s982;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readFenceItem(p: number): MentionNode | FenceMarkNode | undefined {
  let value!: MentionNode | FenceMarkNode;
  l997: {
    const s998 = p;
    const t999 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l1000: {
        const r1001 = readMention(p);
        if (r1001 === undefined) { break l1000; }
        value = r1001;
        p = pos;
        break l997;
      }
      p = s998;
      if (trail.length > t999) trail.length = t999;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 55358)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1028 = readFenceMark(p);
    if (r1028 === undefined) { return undefined; }
    value = r1028;
    p = pos;
  }
  pos = p;
  return value;
}

function readMention(p: number): MentionNode | undefined {
  let c = 0;
  const start = p;
  let l_command!: CommandNode;
  let l_args!: MentionedArgumentsNode;
  l1004: {
    if (text.charCodeAt(p) === 55358) {
      const s1002 = p;
      l1003: {
        p = skipMentionHead(p);
        if (p < 0) { break l1003; }
        p = s1002;
        break l1004;
      }
      p = s1002;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1005 = readOpenOrBad(p);
  if (r1005 === undefined) { return undefined; }
  p = pos;
  const r1007 = readCommand(p);
  if (r1007 === undefined) { return undefined; }
  l_command = r1007;
  p = pos;
  const r1009 = readMentionedArguments(p);
  if (r1009 === undefined) { return undefined; }
  l_args = r1009;
  p = pos;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1025 = readCloseOrBad(p);
  if (r1025 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Mention', start: base + start, end: base + p, command: l_command, args: l_args };
}

function readMentionedArguments(p: number): MentionedArgumentsNode | undefined {
  let c = 0;
  const start = p;
  let l_parts!: (PipeNode | ReferenceNode | BadBracesNode | string)[];
  const list1015: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l1010: for (;;) {
    const s1012 = p;
    const t1013 = trail.length;
    if (p < end) {
      l1011: {
        let v1014!: PipeNode | ReferenceNode | BadBracesNode | string;
        l1017: {
          const s1018 = p;
          const t1019 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l1020: {
              const r1021 = readPart(p);
              if (r1021 === undefined) { break l1020; }
              v1014 = r1021;
              p = pos;
              break l1017;
            }
            p = s1018;
            if (trail.length > t1019) trail.length = t1019;
          } else touched ||= p >= end;
          const s1023 = p;
          if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
            touched ||= p >= end;
            break l1011;
          }
          p = skipMentionedText(p);
          if (p < 0) { break l1011; }
          v1014 = text.slice(s1023, p);
        }
        list1015.push(v1014);
        continue l1010;
      }
      p = s1012;
      if (trail.length > t1013) trail.length = t1013;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list1015;
  pos = p;
  return { type: 'MentionedArguments', start: base + start, end: base + p, parts: l_parts };
}

function readFenceMark(p: number): FenceMarkNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 55358) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'FenceMark', start: base + start, end: base + p };
}

function skipFenceEnd(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNewline(p);
  if (p < 0) { return -1; }
  p = skipFenceClose(p);
  if (p < 0) { return -1; }
  return p;
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readSpan(p: number): SpanNode | undefined {
  const outer = registers[1];
  const value = readSpanInside(p);
  registers[1] = outer;
  return value;
}

function readSpanInside(p: number): SpanNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  let l_mentions!: MentionNode[];
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1040 = readTickRun(p);
  if (r1040 === undefined) { return undefined; }
  l_run = r1040;
  p = pos;
  registers[1] = l_run;
  l1042: for (;;) {
    const s1044 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1043: {
        p = skipSpanText(p);
        if (p < 0) { break l1043; }
        continue l1042;
      }
      p = s1044;
    } else touched ||= p >= end;
    break;
  }
  const list1059: MentionNode[] = [];
  l1054: for (;;) {
    const s1056 = p;
    const t1057 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l1055: {
        let v1058!: MentionNode;
        const r1061 = readMention(p);
        if (r1061 === undefined) { break l1055; }
        v1058 = r1061;
        p = pos;
        l1063: for (;;) {
          const s1065 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1064: {
              p = skipSpanText(p);
              if (p < 0) { break l1064; }
              continue l1063;
            }
            p = s1065;
          } else touched ||= p >= end;
          break;
        }
        list1059.push(v1058);
        continue l1054;
      }
      p = s1056;
      if (trail.length > t1057) trail.length = t1057;
    } else touched ||= p >= end;
    break;
  }
  l_mentions = list1059;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipClosingTicks(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Span', start: base + start, end: base + p, run: l_run, mentions: l_mentions };
}

function skipSpanText(p: number): number {
  let c = 0;
  l1046: {
    const s1047 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l1048: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
          touched ||= p >= end;
          break l1048;
        }
        p++;
        const near1049 = p + 16;
        while (p < near1049 && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) p++;
        if (p === near1049) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1046;
      }
      p = s1047;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1050: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s1051 = p;
            l1052: {
              p = skip_mention(p);
              if (p < 0) { break l1052; }
              break l1050;
            }
            p = s1051;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l1050;
        }
        p++;
        break l1046;
      }
      p = s1047;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipOtherTicks(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readBadImitation(p: number): BadImitationNode | undefined {
  let c = 0;
  const start = p;
  l1079: {
    const s1080 = p;
    if (text.charCodeAt(p) === 55358) {
      l1081: {
        if (!text.startsWith("\ud83e\udd86", p)) {
          reachesEnd(p, "\ud83e\udd86");
          break l1081;
        }
        p += 2;
        let n1085 = 0;
        l1082: for (;;) {
          if (n1085 >= 6) break;
          const s1084 = p;
          l1083: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1083;
            }
            p++;
            n1085++;
            continue l1082;
          }
          p = s1084;
          break;
        }
        l1086: {
          if ((((c = text.charCodeAt(p)) >= 61 && c <= 62) || c === 45)) {
            const s1088 = p;
            l1087: {
              l1089: {
                const s1090 = p;
                if (text.charCodeAt(p) === 45) {
                  l1091: {
                    if (!text.startsWith("->", p)) {
                      reachesEnd(p, "->");
                      break l1091;
                    }
                    p += 2;
                    break l1089;
                  }
                  p = s1090;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 61) {
                  l1092: {
                    if (!text.startsWith("=>", p)) {
                      reachesEnd(p, "=>");
                      break l1092;
                    }
                    p += 2;
                    break l1089;
                  }
                  p = s1090;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1087;
                }
                p++;
              }
              break l1086;
            }
            p = s1088;
          } else touched ||= p >= end;
        }
        let n1096 = 0;
        l1093: for (;;) {
          if (n1096 >= 6) break;
          const s1095 = p;
          l1094: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1094;
            }
            p++;
            n1096++;
            continue l1093;
          }
          p = s1095;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
          touched ||= p >= end;
          break l1081;
        }
        p++;
        break l1079;
      }
      p = s1080;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1097: {
        if (!text.startsWith("\ud83e\udd86", p)) {
          reachesEnd(p, "\ud83e\udd86");
          break l1097;
        }
        p += 2;
        let n1101 = 0;
        l1098: for (;;) {
          if (n1101 >= 6) break;
          const s1100 = p;
          l1099: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1099;
            }
            p++;
            n1101++;
            continue l1098;
          }
          p = s1100;
          break;
        }
        if (text.charCodeAt(p) !== 9654) {
          touched ||= p >= end;
          break l1097;
        }
        p++;
        let n1105 = 0;
        l1102: for (;;) {
          if (n1105 >= 6) break;
          const s1104 = p;
          l1103: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1103;
            }
            p++;
            n1105++;
            continue l1102;
          }
          p = s1104;
          break;
        }
        if (!((((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73))) {
          touched ||= p >= end;
          break l1097;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1097;
        }
        p++;
        break l1079;
      }
      p = s1080;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1106: {
      if (text.charCodeAt(p) === 91) {
        const s1108 = p;
        l1107: {

          p++;
          break l1106;
        }
        p = s1108;
      } else touched ||= p >= end;
    }
    if (!((((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  const node: BadImitationNode = { type: 'BadImitation', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadStrayClose(p: number): BadStrayCloseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadStrayCloseNode = { type: 'BadStrayClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingOpenEnd(p: number): MissingOpenEndNode | undefined {
  if (!cutLooseOpen(p)) return undefined;
  const value = readMissingOpenEndInside(p);
  return value;
}

function readMissingOpenEndInside(p: number): MissingOpenEndNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 55358) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: MissingOpenEndNode = { type: 'MissingOpenEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cutLooseOpen(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipLooseOpen(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readMissingReferenceEnd(p: number): MissingReferenceEndNode | undefined {
  if (!cut_reference(p)) return undefined;
  const value = readMissingReferenceEndInside(p);
  return value;
}

function readMissingReferenceEndInside(p: number): MissingReferenceEndNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 123 || !text.startsWith("{{", p)) {
    reachesEnd(p, "{{");
    return undefined;
  }
  p += 2;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: MissingReferenceEndNode = { type: 'MissingReferenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cut_reference(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skip_reference(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readMark(p: number): MarkNode | undefined {
  let c = 0;
  const start = p;
  l1120: {
    const s1121 = p;
    if (text.charCodeAt(p) === 96) {
      l1122: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l1122;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l1120;
      }
      p = s1121;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1123: {
        p = skipNewline(p);
        if (p < 0) { break l1123; }
        break l1120;
      }
      p = s1121;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  return { type: 'Mark', start: base + start, end: base + p };
}

function read_wrapperEnd(p: number): ["\r\n" | "\n" | "\r", " "[], string, string[], null] | undefined {
  let c = 0;
  let value!: ["\r\n" | "\n" | "\r", " "[], string, string[], null];
  let e1131!: "\r\n" | "\n" | "\r";
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1132 = readNewline(p);
  if (r1132 === undefined) { return undefined; }
  e1131 = r1132;
  p = pos;
  let e1138!: " "[];
  const r1139 = readIndent(p);
  if (r1139 === undefined) { return undefined; }
  e1138 = r1139;
  p = pos;
  let e1147!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1148 = readWrapperRun(p);
  if (r1148 === undefined) { return undefined; }
  e1147 = r1148;
  p = pos;
  let e1150!: string[];
  const r1151 = readBlanks(p);
  if (r1151 === undefined) { return undefined; }
  e1150 = r1151;
  p = pos;
  let e1161!: null;
  l1162: {
    const s1163 = p;
    l1164: {
      l1167: {
        const s1165 = p;
        l1166: {
          p = skipLineEnd(p);
          if (p < 0) { break l1166; }
          p = s1165;
          break l1167;
        }
        p = s1165;
        break l1164;
      }
      e1161 = null;
      break l1162;
    }
    p = s1163;
    l1170: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s1168 = p;
        l1169: {
          p = skipNoise(p);
          if (p < 0) { break l1169; }
          p = skipTrail(p);
          if (p < 0) { break l1169; }
          p = s1168;
          break l1170;
        }
        p = s1168;
      } else touched ||= p >= end;
      return undefined;
    }
    e1161 = null;
  }
  value = [e1131, e1138, e1147, e1150, e1161];
  pos = p;
  return value;
}

function readNewline(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l1133: {
    const s1134 = p;
    if (text.charCodeAt(p) === 13) {
      l1135: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1135;
        }
        value = "\r\n";
        p += 2;
        break l1133;
      }
      p = s1134;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1136: {

        value = "\n";
        p++;
        break l1133;
      }
      p = s1134;
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

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list1145: " "[] = [];
  let n1143 = 0;
  l1140: for (;;) {
    if (n1143 >= 3) break;
    const s1142 = p;
    l1141: {
      let v1144!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1141;
      }
      v1144 = " ";
      p++;
      list1145.push(v1144);
      n1143++;
      continue l1140;
    }
    p = s1142;
    break;
  }
  value = list1145;
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list1156: string[] = [];
  l1152: for (;;) {
    const s1154 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1153: {
        let v1155!: string;
        const r1158 = read_blank(p);
        if (r1158 === undefined) { break l1153; }
        v1155 = r1158;
        p = pos;
        list1156.push(v1155);
        continue l1152;
      }
      p = s1154;
    } else touched ||= p >= end;
    break;
  }
  value = list1156;
  pos = p;
  return value;
}

function read_blank(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}

function readTrail(p: number): [(string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[], null] | undefined {
  let c = 0;
  let value!: [(string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[], null];
  let e1174!: (string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[];
  const list1179: (string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[] = [];
  l1175: for (;;) {
    const s1177 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l1176: {
        let v1178!: string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
        l1181: {
          const s1182 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1183: {
              const r1184 = read_blank(p);
              if (r1184 === undefined) { break l1183; }
              v1178 = r1184;
              p = pos;
              break l1181;
            }
            p = s1182;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1186: {
              const r1187 = readNewline(p);
              if (r1187 === undefined) { break l1186; }
              v1178 = r1187;
              p = pos;
              break l1181;
            }
            p = s1182;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1176;
          }
          const r1189 = readNoise(p);
          if (r1189 === undefined) { break l1176; }
          v1178 = r1189;
          p = pos;
        }
        list1179.push(v1178);
        continue l1175;
      }
      p = s1177;
    } else touched ||= p >= end;
    break;
  }
  e1174 = list1179;
  let e1232!: null;
  const r1233 = readEof(p);
  if (r1233 === undefined) { return undefined; }
  e1232 = r1233;
  p = pos;
  value = [e1174, e1232];
  pos = p;
  return value;
}

function readNoise(p: number): ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | undefined {
  let value!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
  l1190: {
    const s1191 = p;
    if (text.charCodeAt(p) === 60) {
      l1192: {
        const r1193 = readTemplateToken(p);
        if (r1193 === undefined) { break l1192; }
        value = r1193;
        p = pos;
        break l1190;
      }
      p = s1191;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 27)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1220 = readAnsiSequence(p);
    if (r1220 === undefined) { return undefined; }
    value = r1220;
    p = pos;
  }
  pos = p;
  return value;
}

function readTemplateToken(p: number): ["<|", string[], "|>", [string, string[], null] | null] | undefined {
  let c = 0;
  let value!: ["<|", string[], "|>", [string, string[], null] | null];
  let e1194!: "<|";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return undefined;
  }
  e1194 = "<|";
  p += 2;
  let e1195!: string[];
  const list1200: string[] = [];
  l1196: for (;;) {
    const s1198 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      l1197: {
        let v1199!: string;
        v1199 = text.charAt(p);
        p++;
        list1200.push(v1199);
        continue l1196;
      }
      p = s1198;
    } else touched ||= p >= end;
    break;
  }
  if (list1200.length === 0) { return undefined; }
  e1195 = list1200;
  let e1202!: "|>";
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return undefined;
  }
  e1202 = "|>";
  p += 2;
  let e1203!: [string, string[], null] | null;
  l1204: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s1206 = p;
      l1205: {
        let e1207!: string;
        e1207 = text.charAt(p);
        p++;
        let e1208!: string[];
        const list1213: string[] = [];
        l1209: for (;;) {
          const s1211 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
            l1210: {
              let v1212!: string;
              v1212 = text.charAt(p);
              p++;
              list1213.push(v1212);
              continue l1209;
            }
            p = s1211;
          } else touched ||= p >= end;
          break;
        }
        e1208 = list1213;
        let e1215!: null;
        l1218: {
          if (text.charCodeAt(p) === 60) {
            const s1216 = p;
            l1217: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l1217;
              }
              p += 2;
              p = s1216;
              break l1218;
            }
            p = s1216;
          } else touched ||= p >= end;
          break l1205;
        }
        e1215 = null;
        e1203 = [e1207, e1208, e1215];
        break l1204;
      }
      p = s1206;
    } else touched ||= p >= end;
    e1203 = null;
  }
  value = [e1194, e1195, e1202, e1203];
  pos = p;
  return value;
}

function readAnsiSequence(p: number): ["\u001b[", string[], string] | undefined {
  let c = 0;
  let value!: ["\u001b[", string[], string];
  let e1221!: "\u001b[";
  if (text.charCodeAt(p) !== 27 || !text.startsWith("\u001b[", p)) {
    reachesEnd(p, "\u001b[");
    return undefined;
  }
  e1221 = "\u001b[";
  p += 2;
  let e1222!: string[];
  const list1227: string[] = [];
  l1223: for (;;) {
    const s1225 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) {
      l1224: {
        let v1226!: string;
        v1226 = text.charAt(p);
        p++;
        list1227.push(v1226);
        continue l1223;
      }
      p = s1225;
    } else touched ||= p >= end;
    break;
  }
  e1222 = list1227;
  let e1229!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  e1229 = text.charAt(p);
  p++;
  value = [e1221, e1222, e1229];
  pos = p;
  return value;
}

function readEof(p: number): null | undefined {
  let value!: null;
  if (p < end) {
    {
      const s1234 = p;
      l1235: {
        p++;
        return undefined;
      }
      p = s1234;
    }
  } else touched ||= p >= end;
  value = null;
  pos = p;
  return value;
}

function text135(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1242 = p + 16;
      while (p < near1242 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342)) p++;
      if (p === near1242) {
        STOPS_2.lastIndex = p;
        p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342)) {
      l1243: {

        const near1244 = p + 16;
        while (p < near1244 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342)) p++;
        if (p === near1244) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
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
      l1245: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1245;
        }
        p = skipNewline(p);
        if (p < 0) { break l1245; }
        {
          const s1246 = p;
          l1247: {
            p = skip_fenceHead(p);
            if (p < 0) { break l1247; }
            break l1245;
          }
          p = s1246;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1249: {
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1249;
        }
        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
          {
            const s1250 = p;
            l1251: {
              p++;
              break l1249;
            }
            p = s1250;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1253: {
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1253;
        }
        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9664 || c === 12288)) {
          {
            const s1254 = p;
            l1255: {
              p++;
              break l1253;
            }
            p = s1254;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1257: {
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1257;
        }
        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65318 || c === 65350)) {
          {
            const s1258 = p;
            l1259: {
              p++;
              break l1257;
            }
            p = s1258;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1261: {
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1261;
        }
        p++;
        if (text.charCodeAt(p) === 124) {
          {
            const s1262 = p;
            l1263: {

              p++;
              break l1261;
            }
            p = s1262;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1265: {
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l1265;
        }
        p++;
        if (!((p < end && text.charCodeAt(p) !== 56710))) {
          touched ||= p >= end;
          break l1265;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 9664) {
      l1266: {
        if (text.charCodeAt(p) !== 9664) {
          touched ||= p >= end;
          break l1266;
        }
        p++;
        l1267: {
          const s1269 = p;
          l1268: {
            let n1273 = 0;
            l1270: for (;;) {
              if (n1273 >= 6) break;
              const s1272 = p;
              l1271: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
                  touched ||= p >= end;
                  break l1271;
                }
                p++;
                n1273++;
                continue l1270;
              }
              p = s1272;
              break;
            }
            if (text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
              reachesEnd(p, "\ud83e\udd86");
              break l1268;
            }
            p += 2;
            break l1267;
          }
          p = s1269;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1274: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1274;
        }
        p++;
        l1275: {
          if (text.charCodeAt(p) === 96) {
            const s1277 = p;
            l1276: {

              p++;
              break l1275;
            }
            p = s1277;
          } else touched ||= p >= end;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1278: {
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1278;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
          touched ||= p >= end;
          break l1278;
        }
        p++;
        const near1279 = p + 16;
        while (p < near1279 && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) p++;
        if (p === near1279) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1278;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1280 = p;
            l1281: {

              p++;
              break l1278;
            }
            p = s1280;
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

function leaf136(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1283!: null;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1284 = p;
      l1285: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1285; }
        return -1;
      }
      p = s1284;
    }
  } else touched ||= p >= end;
  e1283 = null;
  value = [e1283];
  leafValue = value;
  return p;
}

function leaf137(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MacroNode;
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return -1;
  }
  const r1287 = readMacro(p);
  if (r1287 === undefined) { return -1; }
  value = r1287;
  p = pos;
  leafValue = value;
  return p;
}

function leaf138(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceHeadNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r1289 = readFenceHead(p);
  if (r1289 === undefined) { return -1; }
  value = r1289;
  p = pos;
  leafValue = value;
  return p;
}

function text139(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1291 = p + 16;
      while (p < near1291 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
      if (p === near1291) {
        STOPS_10.lastIndex = p;
        p = STOPS_10.test(text) ? STOPS_10.lastIndex - 1 : end;
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
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
      l1292: {

        const near1293 = p + 16;
        while (p < near1293 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
        if (p === near1293) {
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
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1294: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1294;
        }
        p = skipNewline(p);
        if (p < 0) { break l1294; }
        {
          const s1295 = p;
          l1296: {
            p = skipFenceClose(p);
            if (p < 0) { break l1296; }
            break l1294;
          }
          p = s1295;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf140(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionNode | FenceMarkNode;
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return -1;
  }
  const r1298 = readFenceItem(p);
  if (r1298 === undefined) { return -1; }
  value = r1298;
  p = pos;
  leafValue = value;
  return p;
}

function leaf141(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceEndNode;
  l1300: {
    const s1301 = p;
    const t1302 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1303: {
        const r1304 = readFenceEnd(p);
        if (r1304 === undefined) { break l1303; }
        value = r1304;
        p = pos;
        break l1300;
      }
      p = s1301;
      if (trail.length > t1302) trail.length = t1302;
    } else touched ||= p >= end;
    const r1306 = readMissingFenceEnd(p);
    if (r1306 === undefined) { return -1; }
    value = r1306;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): FenceEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNewline(p);
  if (p < 0) { return undefined; }
  p = skipFenceClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'FenceEnd', start: base + start, end: base + p };
}

function leaf143(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode;
  l1308: {
    const s1309 = p;
    const t1310 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l1311: {
        const r1312 = readSpan(p);
        if (r1312 === undefined) { break l1311; }
        value = r1312;
        p = pos;
        break l1308;
      }
      p = s1309;
      if (trail.length > t1310) trail.length = t1310;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1314: {
        const r1315 = readReference(p);
        if (r1315 === undefined) { break l1314; }
        value = r1315;
        p = pos;
        break l1308;
      }
      p = s1309;
      if (trail.length > t1310) trail.length = t1310;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1317: {
        const r1318 = readBadBraces(p);
        if (r1318 === undefined) { break l1317; }
        value = r1318;
        p = pos;
        break l1308;
      }
      p = s1309;
      if (trail.length > t1310) trail.length = t1310;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1320: {
        const r1321 = readBadNoise(p);
        if (r1321 === undefined) { break l1320; }
        value = r1321;
        p = pos;
        break l1308;
      }
      p = s1309;
      if (trail.length > t1310) trail.length = t1310;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 55358)) {
      l1323: {
        const r1324 = readBadImitation(p);
        if (r1324 === undefined) { break l1323; }
        value = r1324;
        p = pos;
        break l1308;
      }
      p = s1309;
      if (trail.length > t1310) trail.length = t1310;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1326: {
        const r1327 = readBadStrayClose(p);
        if (r1327 === undefined) { break l1326; }
        value = r1327;
        p = pos;
        break l1308;
      }
      p = s1309;
      if (trail.length > t1310) trail.length = t1310;
    } else touched ||= p >= end;
    l1329: {
      const r1330 = readMissingOpenEnd(p);
      if (r1330 === undefined) { break l1329; }
      value = r1330;
      p = pos;
      break l1308;
    }
    p = s1309;
    if (trail.length > t1310) trail.length = t1310;
    l1332: {
      const r1333 = readMissingReferenceEnd(p);
      if (r1333 === undefined) { break l1332; }
      value = r1333;
      p = pos;
      break l1308;
    }
    p = s1309;
    if (trail.length > t1310) trail.length = t1310;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1335 = readMark(p);
    if (r1335 === undefined) { return -1; }
    value = r1335;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf144(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | null;
  l1337: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1339 = p;
      l1338: {
        const r1340 = readWrapperEnd(p);
        if (r1340 === undefined) { break l1338; }
        value = r1340;
        p = pos;
        break l1337;
      }
      p = s1339;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_wrapperEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'WrapperEnd', start: base + start, end: base + p };
}

function leaf146(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpeningFenceHeadNode;
  const r1342 = readOpeningFenceHead(p);
  if (r1342 === undefined) { return -1; }
  value = r1342;
  p = pos;
  leafValue = value;
  return p;
}

function readOpeningFenceHead(p: number): OpeningFenceHeadNode | undefined {
  const start = p;
  let l_run!: string;
  const r1343 = read_fenceHead(p);
  if (r1343 === undefined) { return undefined; }
  l_run = r1343;
  p = pos;
  pos = p;
  return { type: 'OpeningFenceHead', start: base + start, end: base + p, run: l_run };
}

function leaf148(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, "{"];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1346 = readReferenceText(p);
  if (r1346 === undefined) { return -1; }
  value = r1346;
  p = pos;
  leafValue = value;
  return p;
}

function readReferenceText(p: number): string[] | [null, "{"] | undefined {
  let value!: string[] | [null, "{"];
  l1347: {
    const s1348 = p;
    if ((p < end && text.charCodeAt(p) !== 123)) {
      l1349: {
        const list1354: string[] = [];
        l1350: for (;;) {
          const s1352 = p;
          if ((p < end && text.charCodeAt(p) !== 123)) {
            l1351: {
              let v1353!: string;
              v1353 = text.charAt(p);
              p++;
              list1354.push(v1353);
              continue l1350;
            }
            p = s1352;
          } else touched ||= p >= end;
          break;
        }
        if (list1354.length === 0) { break l1349; }
        value = list1354;
        break l1347;
      }
      p = s1348;
    } else touched ||= p >= end;
    let e1356!: null;
    if (text.charCodeAt(p) === 123) {
      {
        const s1357 = p;
        l1358: {
          p = skip_reference(p);
          if (p < 0) { break l1358; }
          return undefined;
        }
        p = s1357;
      }
    } else touched ||= p >= end;
    e1356 = null;
    let e1360!: "{";
    if (text.charCodeAt(p) !== 123) {
      touched ||= p >= end;
      return undefined;
    }
    e1360 = "{";
    p++;
    value = [e1356, e1360];
  }
  pos = p;
  return value;
}

function leaf150(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [ReferenceNode, (string[] | [null, "{"])[]];
  let e1362!: ReferenceNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r1363 = readReference(p);
  if (r1363 === undefined) { return -1; }
  e1362 = r1363;
  p = pos;
  let e1365!: (string[] | [null, "{"])[];
  const list1370: (string[] | [null, "{"])[] = [];
  l1366: for (;;) {
    const s1368 = p;
    if (p < end) {
      l1367: {
        let v1369!: string[] | [null, "{"];
        const r1372 = readReferenceText(p);
        if (r1372 === undefined) { break l1367; }
        v1369 = r1372;
        p = pos;
        list1370.push(v1369);
        continue l1366;
      }
      p = s1368;
    } else touched ||= p >= end;
    break;
  }
  e1365 = list1370;
  value = [e1362, e1365];
  leafValue = value;
  return p;
}

function leaf151(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], LabelNode] | null;
  l1374: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 12450 || c === 24605 || c === 26368 || c === 32771 || c === 34892 || c === 35251)) {
      const s1376 = p;
      l1375: {
        let e1377!: string[];
        const r1378 = readBlanks(p);
        if (r1378 === undefined) { break l1375; }
        e1377 = r1378;
        p = pos;
        let e1380!: LabelNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12450 || c === 24605 || c === 26368 || c === 32771 || c === 34892 || c === 35251))) {
          touched ||= p >= end;
          break l1375;
        }
        const r1381 = readLabel(p);
        if (r1381 === undefined) { break l1375; }
        e1380 = r1381;
        p = pos;
        value = [e1377, e1380];
        break l1374;
      }
      p = s1376;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readLabel(p: number): LabelNode | undefined {
  let c = 0;
  const start = p;
  let l_thought: string | null = null;
  let l_action: string | null = null;
  l1382: {
    const s1383 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 24605 || c === 32771)) {
      l1384: {
        l1385: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
            const s1387 = p;
            l1386: {
              p = skipDecoration(p);
              if (p < 0) { break l1386; }
              break l1385;
            }
            p = s1387;
          } else touched ||= p >= end;
        }
        l1397: {
          const s1398 = p;
          if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
            l1399: {
              if (!isCaseless(p, "thoughts")) { break l1399; }
              l_thought = text.slice(p, p + 8);
              p += 8;
              break l1397;
            }
            p = s1398;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
            l1400: {
              if (!isCaseless(p, "thought")) { break l1400; }
              l_thought = text.slice(p, p + 7);
              p += 7;
              break l1397;
            }
            p = s1398;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 24605) {
            l1401: {
              if (!text.startsWith("\u601d\u8003", p)) {
                reachesEnd(p, "\u601d\u8003");
                break l1401;
              }
              l_thought = "\u601d\u8003";
              p += 2;
              break l1397;
            }
            p = s1398;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 32771 || !text.startsWith("\u8003\u3048", p)) {
            reachesEnd(p, "\u8003\u3048");
            break l1384;
          }
          l_thought = "\u8003\u3048";
          p += 2;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 65306))) {
          touched ||= p >= end;
          break l1384;
        }
        p = skipLabelEnd(p);
        if (p < 0) { break l1384; }
        break l1382;
      }
      p = s1383;
      l_thought = null;
      l_action = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 12450 || c === 34892)) {
      l1414: {
        l1415: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
            const s1417 = p;
            l1416: {
              p = skipDecoration(p);
              if (p < 0) { break l1416; }
              break l1415;
            }
            p = s1417;
          } else touched ||= p >= end;
        }
        l1418: {
          const s1419 = p;
          if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
            l1420: {
              if (!isCaseless(p, "actions")) { break l1420; }
              l_action = text.slice(p, p + 7);
              p += 7;
              break l1418;
            }
            p = s1419;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
            l1421: {
              if (!isCaseless(p, "action")) { break l1421; }
              l_action = text.slice(p, p + 6);
              p += 6;
              break l1418;
            }
            p = s1419;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 34892) {
            l1422: {
              if (!text.startsWith("\u884c\u52d5", p)) {
                reachesEnd(p, "\u884c\u52d5");
                break l1422;
              }
              l_action = "\u884c\u52d5";
              p += 2;
              break l1418;
            }
            p = s1419;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 12450 || !text.startsWith("\u30a2\u30af\u30b7\u30e7\u30f3", p)) {
            reachesEnd(p, "\u30a2\u30af\u30b7\u30e7\u30f3");
            break l1414;
          }
          l_action = "\u30a2\u30af\u30b7\u30e7\u30f3";
          p += 5;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 65306))) {
          touched ||= p >= end;
          break l1414;
        }
        p = skipLabelEnd(p);
        if (p < 0) { break l1414; }
        break l1382;
      }
      p = s1383;
      l_thought = null;
      l_action = null;
    } else touched ||= p >= end;
    l1423: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
        const s1425 = p;
        l1424: {
          p = skipDecoration(p);
          if (p < 0) { break l1424; }
          break l1423;
        }
        p = s1425;
      } else touched ||= p >= end;
    }
    l1426: {
      const s1427 = p;
      if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
        l1428: {
          if (!isCaseless(p, "observation")) { break l1428; }
          p += 11;
          break l1426;
        }
        p = s1427;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
        l1429: {
          if (!isCaseless(p, "final answer")) { break l1429; }
          p += 12;
          break l1426;
        }
        p = s1427;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 35251) {
        l1430: {
          if (!text.startsWith("\u89b3\u5bdf", p)) {
            reachesEnd(p, "\u89b3\u5bdf");
            break l1430;
          }
          p += 2;
          break l1426;
        }
        p = s1427;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 26368 || !text.startsWith("\u6700\u7d42\u56de\u7b54", p)) {
        reachesEnd(p, "\u6700\u7d42\u56de\u7b54");
        return undefined;
      }
      p += 4;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 65306))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipLabelEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'Label', start: base + start, end: base + p, thought: l_thought, action: l_action };
}

function skipDecoration(p: number): number {
  let c = 0;
  let m1391 = false;
  l1388: for (;;) {
    const s1390 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l1389: {
        l1392: {
          const s1393 = p;
          if (text.charCodeAt(p) === 35) {
            l1394: {
              if (!(text.charCodeAt(p) === 35)) {
                touched ||= p >= end;
                break l1394;
              }
              p++;
              while (text.charCodeAt(p) === 35) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1394;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1392;
            }
            p = s1393;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l1395: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1395;
              }
              p += 2;
              break l1392;
            }
            p = s1393;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            l1396: {
              if (!text.startsWith("__", p)) {
                reachesEnd(p, "__");
                break l1396;
              }
              p += 2;
              break l1392;
            }
            p = s1393;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
            touched ||= p >= end;
            break l1389;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1389;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
        }
        m1391 = true;
        continue l1388;
      }
      p = s1390;
    } else touched ||= p >= end;
    break;
  }
  if (!m1391) { return -1; }
  return p;
}

function skipLabelEnd(p: number): number {
  let c = 0;
  l1402: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1404 = p;
      l1403: {
        l1405: {
          const s1406 = p;
          if (text.charCodeAt(p) === 42) {
            l1407: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1407;
              }
              p += 2;
              break l1405;
            }
            p = s1406;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1403;
          }
          p += 2;
        }
        break l1402;
      }
      p = s1404;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1408: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1410 = p;
      l1409: {
        l1411: {
          const s1412 = p;
          if (text.charCodeAt(p) === 42) {
            l1413: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1413;
              }
              p += 2;
              break l1411;
            }
            p = s1412;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1409;
          }
          p += 2;
        }
        break l1408;
      }
      p = s1410;
    } else touched ||= p >= end;
  }
  return p;
}

function leaf155(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r", string[], LabelNode] | string[] | ["\\", "`" | null] | ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | MacroNode | string;
  l1432: {
    const s1433 = p;
    const t1434 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1435: {
        let e1436!: "\r\n" | "\n" | "\r";
        const r1437 = readNewline(p);
        if (r1437 === undefined) { break l1435; }
        e1436 = r1437;
        p = pos;
        let e1439!: string[];
        const r1440 = readBlanks(p);
        if (r1440 === undefined) { break l1435; }
        e1439 = r1440;
        p = pos;
        let e1442!: LabelNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12450 || c === 24605 || c === 26368 || c === 32771 || c === 34892 || c === 35251))) {
          touched ||= p >= end;
          break l1435;
        }
        const r1443 = readLabel(p);
        if (r1443 === undefined) { break l1435; }
        e1442 = r1443;
        p = pos;
        value = [e1436, e1439, e1442];
        break l1432;
      }
      p = s1433;
      if (trail.length > t1434) trail.length = t1434;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1445 = readLabelText(p);
    if (r1445 === undefined) { return -1; }
    value = r1445;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLabelText(p: number): string[] | ["\\", "`" | null] | ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | MacroNode | string | undefined {
  let c = 0;
  let value!: string[] | ["\\", "`" | null] | ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | MacroNode | string;
  l1446: {
    const s1447 = p;
    const t1448 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l1449: {
        const list1454: string[] = [];
        l1450: for (;;) {
          const s1452 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
            l1451: {
              let v1453!: string;
              v1453 = text.charAt(p);
              p++;
              list1454.push(v1453);
              continue l1450;
            }
            p = s1452;
          } else touched ||= p >= end;
          break;
        }
        if (list1454.length === 0) { break l1449; }
        value = list1454;
        break l1446;
      }
      p = s1447;
      if (trail.length > t1448) trail.length = t1448;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1456: {
        let e1457!: "\\";

        e1457 = "\\";
        p++;
        let e1458!: "`" | null;
        l1459: {
          if (text.charCodeAt(p) === 96) {
            const s1461 = p;
            l1460: {

              e1458 = "`";
              p++;
              break l1459;
            }
            p = s1461;
          } else touched ||= p >= end;
          e1458 = null;
        }
        value = [e1457, e1458];
        break l1446;
      }
      p = s1447;
      if (trail.length > t1448) trail.length = t1448;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1462: {
        const r1463 = readCodeLines(p);
        if (r1463 === undefined) { break l1462; }
        value = r1463;
        p = pos;
        break l1446;
      }
      p = s1447;
      if (trail.length > t1448) trail.length = t1448;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1523: {
        const r1524 = readNewline(p);
        if (r1524 === undefined) { break l1523; }
        value = r1524;
        p = pos;
        break l1446;
      }
      p = s1447;
      if (trail.length > t1448) trail.length = t1448;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1526: {
        const r1527 = read_span(p);
        if (r1527 === undefined) { break l1526; }
        value = r1527;
        p = pos;
        break l1446;
      }
      p = s1447;
      if (trail.length > t1448) trail.length = t1448;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1529: {
        const list1534: "`"[] = [];
        l1530: for (;;) {
          const s1532 = p;
          if (text.charCodeAt(p) === 96) {
            l1531: {
              let v1533!: "`";

              v1533 = "`";
              p++;
              list1534.push(v1533);
              continue l1530;
            }
            p = s1532;
          } else touched ||= p >= end;
          break;
        }
        if (list1534.length === 0) { break l1529; }
        value = list1534;
        break l1446;
      }
      p = s1447;
      if (trail.length > t1448) trail.length = t1448;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1536: {
        const r1537 = readMacro(p);
        if (r1537 === undefined) { break l1536; }
        value = r1537;
        p = pos;
        break l1446;
      }
      p = s1447;
      if (trail.length > t1448) trail.length = t1448;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    value = text.charAt(p);
    p++;
  }
  pos = p;
  return value;
}

function readCodeLines(p: number): ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | undefined {
  const outer = registers[2];
  const value = readCodeLinesInside(p);
  registers[2] = outer;
  return value;
}

function readCodeLinesInside(p: number): ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | undefined {
  let c = 0;
  let value!: ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null];
  let l_run!: string;
  let e1464!: "\r\n" | "\n" | "\r";
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1465 = readNewline(p);
  if (r1465 === undefined) { return undefined; }
  e1464 = r1465;
  p = pos;
  let e1467!: string;
  const r1468 = read_fenceHead(p);
  if (r1468 === undefined) { return undefined; }
  l_run = r1468;
  p = pos;
  registers[2] = l_run;
  e1467 = l_run;
  let e1470!: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[];
  const list1475: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[] = [];
  l1471: for (;;) {
    const s1473 = p;
    if (p < end) {
      l1472: {
        let v1474!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null];
        l1477: {
          const s1478 = p;
          if (text.charCodeAt(p) === 55358) {
            l1479: {
              const r1480 = read_mention(p);
              if (r1480 === undefined) { break l1479; }
              v1474 = r1480;
              p = pos;
              break l1477;
            }
            p = s1478;
          } else touched ||= p >= end;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
            l1482: {
              const list1487: string[] = [];
              l1483: for (;;) {
                const s1485 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
                  l1484: {
                    let v1486!: string;
                    v1486 = text.charAt(p);
                    p++;
                    list1487.push(v1486);
                    continue l1483;
                  }
                  p = s1485;
                } else touched ||= p >= end;
                break;
              }
              if (list1487.length === 0) { break l1482; }
              v1474 = list1487;
              break l1477;
            }
            p = s1478;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 55358) {
            l1489: {

              v1474 = "\ud83e";
              p++;
              break l1477;
            }
            p = s1478;
          } else touched ||= p >= end;
          let e1490!: "\r\n" | "\n" | "\r";
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1472;
          }
          const r1491 = readNewline(p);
          if (r1491 === undefined) { break l1472; }
          e1490 = r1491;
          p = pos;
          let e1493!: null;
          {
            const s1494 = p;
            l1495: {
              p = skipFenceClose(p);
              if (p < 0) { break l1495; }
              break l1472;
            }
            p = s1494;
          }
          e1493 = null;
          v1474 = [e1490, e1493];
        }
        list1475.push(v1474);
        continue l1471;
      }
      p = s1473;
    } else touched ||= p >= end;
    break;
  }
  e1470 = list1475;
  let e1497!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null;
  l1498: {
    const s1499 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1500: {
        let e1501!: "\r\n" | "\n" | "\r";
        const r1502 = readNewline(p);
        if (r1502 === undefined) { break l1500; }
        e1501 = r1502;
        p = pos;
        let e1504!: [" "[], string, string[], null];
        const r1505 = readFenceClose(p);
        if (r1505 === undefined) { break l1500; }
        e1504 = r1505;
        p = pos;
        e1497 = [e1501, e1504];
        break l1498;
      }
      p = s1499;
    } else touched ||= p >= end;
    const r1520 = readEof(p);
    if (r1520 === undefined) { return undefined; }
    e1497 = r1520;
    p = pos;
  }
  value = [e1464, e1467, e1470, e1497];
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e1506!: " "[];
  const r1507 = readIndent(p);
  if (r1507 === undefined) { return undefined; }
  e1506 = r1507;
  p = pos;
  let e1509!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1510 = readClosingRun(p);
  if (r1510 === undefined) { return undefined; }
  e1509 = r1510;
  p = pos;
  let e1512!: string[];
  const r1513 = readBlanks(p);
  if (r1513 === undefined) { return undefined; }
  e1512 = r1513;
  p = pos;
  let e1515!: null;
  l1518: {
    const s1516 = p;
    l1517: {
      p = skipLineEnd(p);
      if (p < 0) { break l1517; }
      p = s1516;
      break l1518;
    }
    p = s1516;
    return undefined;
  }
  e1515 = null;
  value = [e1506, e1509, e1512, e1515];
  pos = p;
  return value;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, null], alternatives: [{ op: 'leaf', read: leaf137 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf143 }] };
const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf11 }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf136, body: stepItem }, { op: 'again', step: () => stepText }] } }, { op: 'leaf', read: leaf144 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'text', read: text135 } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf138 }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf140 }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: leaf141 }] } };
const stepFenceText: Step = { op: 'rule', name: 'FenceText', register: -1, isText: true, body: { op: 'text', read: text139 } };
const stepOpeningFence: Step = { op: 'rule', name: 'OpeningFence', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as OpeningFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf146 }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf140 }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: leaf141 }] } };

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
    Document: { op: 'again', step: () => stepDocument },
    references: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf148 } }, { op: 'loop', body: { op: 'leaf', read: leaf150 } }] },
    labels: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf151 }, { op: 'loop', body: { op: 'leaf', read: leaf155 } }] },
  },
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole text stands inside a code fence. Its macros count as if the fence were not there.","example":"```\nAction:\n🦆▶️[T:run_tests]◀️🦆\n```","mend":"Write the text without a fence around it.","isCut":false},
    BadOpen: {"code":"bad-open","severity":"warning","meaning":"An opening delimiter has blanks inside, or other variation selectors than it should.","example":"🦆▶[T:run_tests]◀️🦆","mend":"Begin macros with 🦆▶️[.","isCut":false},
    BadClose: {"code":"bad-close","severity":"warning","meaning":"A closing delimiter has blanks inside, or other variation selectors than it should.","example":"🦆▶️[T:run_tests]◀🦆","mend":"End macros with ]◀️🦆.","isCut":false},
    MissingClose: {"code":"missing-close","severity":"error","meaning":"A macro has no closing delimiter. It was ended before the next macro, or with the text, and is not run.","example":"🦆▶️[T:run_tests","mend":"End every macro with ]◀️🦆. If the text was cut off, ask for it again.","isCut":false},
    BadImitation: {"code":"bad-imitation","severity":"info","meaning":"Something looks like a macro and lacks the real delimiters. It is text, and nothing is run.","example":"🦆>[T:run_tests]<🦆","mend":"If a macro was meant, write it as 🦆▶️[T:run_tests]◀️🦆.","isCut":false},
    BadStrayClose: {"code":"bad-stray-close","severity":"error","meaning":"A closing delimiter closes nothing.","example":"Done.]◀️🦆","mend":"Give the macro its opening delimiter, or put the delimiter into inline code when it is only mentioned.","isCut":false},
    MissingOpenEnd: {"code":"missing-open-end","severity":"error","meaning":"The text ends inside an opening delimiter.","example":"Action:\n🦆▶️","mend":"The text was cut off: ask for it again, or for the rest.","isCut":true},
    BadCommand: {"code":"bad-command","severity":"warning","meaning":"A command is written in lower case, in full-width letters or as a whole word.","example":"🦆▶️[TOOL:run_tests]◀️🦆","mend":"Write the command as one capital letter: T, F, S or I.","isCut":false},
    MissingCommand: {"code":"missing-command","severity":"error","meaning":"A macro has no command before its colon.","example":"🦆▶️[:run_tests]◀️🦆","mend":"Write the command letter: T, F, S or I.","isCut":false},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"Blanks stand around a command, a name or an argument. They were left out.","example":"🦆▶️[ T: run_tests ]◀️🦆","mend":"Write no blanks around the separators.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A macro is written with full-width separators.","example":"🦆▶️[T：read_file｜{{F:main}}]◀️🦆","mend":"Write :, | and =.","isCut":false},
    MissingColon: {"code":"missing-colon","severity":"error","meaning":"A macro does not begin with a command and a colon.","example":"🦆▶️[read_file|src/main.py]◀️🦆","mend":"Write the command letter and a colon first: 🦆▶️[T:read_file|…]◀️🦆.","isCut":false},
    BadReference: {"code":"bad-reference","severity":"warning","meaning":"A reference is not written as {{F:alias}}.","example":"{{ f: main }}","mend":"Write {{F:main}}.","isCut":false},
    BadBraces: {"code":"bad-braces","severity":"warning","meaning":"A reference has single braces. It is text, and no file is meant by it.","example":"🦆▶️[T:read_file|{F:main}]◀️🦆","mend":"Write {{F:main}}.","isCut":false},
    MissingReferenceEnd: {"code":"missing-reference-end","severity":"error","meaning":"The text ends inside a reference.","example":"I read {{F:ma","mend":"The text was cut off: ask for it again, or for the rest.","isCut":true},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 3,
  tables: 0,
};
