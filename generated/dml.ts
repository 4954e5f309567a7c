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
const STOPS_4 = /[\u0009-\u000a\u000d\u0020\u005c\u0060\u007b-\u007d\ud83e\uff5c]/g;
const STOPS_5 = /[\u005d\u0060\u007b-\u007c\ud83e\uff3d\uff5c]/g;
const STOPS_6 = /[\u000a\u000d\u005d\u007b-\u007c\ud83e\uff3d\uff5c]/g;
const STOPS_7 = /[\u000a\u000d\u005d\u0060\u007b-\u007c\ud83e\uff3d\uff5c]/g;
const STOPS_8 = /[\u000a\u000d\u005c-\u005d\u0060\u007b-\u007c\ud83e\uff3d\uff5c]/g;
const STOPS_9 = /[\u000a\u000d\ud83e]/g;
const STARTS_10 = startsOf([55358, 55358]);
const STARTS_11 = startsOf([10, 10], [13, 13]);

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
  const r1232 = read_fenceHead(p);
  if (r1232 === undefined) { return undefined; }
  l_run = r1232;
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
      let e1119!: TextNode;
      const r1120 = readText(p);
      if (r1120 === undefined) { break l148; }
      e1119 = r1120;
      p = pos;
      v151 = [e154, e189, e1119];
      list152.push(v151);
      continue l147;
    }
    p = s149;
    if (trail.length > t150) trail.length = t150;
    break;
  }
  e146 = list152;
  let e1122!: ["\r\n" | "\n" | "\r", " "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1123 = read_wrapperEnd(p);
  if (r1123 === undefined) { return undefined; }
  e1122 = r1123;
  p = pos;
  let e1165!: [(string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[], null];
  const r1166 = readTrail(p);
  if (r1166 === undefined) { return undefined; }
  e1165 = r1166;
  p = pos;
  value = [e45, e78, e146, e1122, e1165];
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
      l967: {
        const r968 = readFence(p);
        if (r968 === undefined) { break l967; }
        value = r968;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1031: {
        const r1032 = readSpan(p);
        if (r1032 === undefined) { break l1031; }
        value = r1032;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1061: {
        const r1062 = readReference(p);
        if (r1062 === undefined) { break l1061; }
        value = r1062;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1064: {
        const r1065 = readBadBraces(p);
        if (r1065 === undefined) { break l1064; }
        value = r1065;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1067: {
        const r1068 = readBadNoise(p);
        if (r1068 === undefined) { break l1067; }
        value = r1068;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 55358)) {
      l1070: {
        const r1071 = readBadImitation(p);
        if (r1071 === undefined) { break l1070; }
        value = r1071;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1103: {
        const r1104 = readBadStrayClose(p);
        if (r1104 === undefined) { break l1103; }
        value = r1104;
        p = pos;
        break l191;
      }
      p = s192;
      if (trail.length > t193) trail.length = t193;
    } else touched ||= p >= end;
    l1106: {
      const r1107 = readMissingOpenEnd(p);
      if (r1107 === undefined) { break l1106; }
      value = r1107;
      p = pos;
      break l191;
    }
    p = s192;
    if (trail.length > t193) trail.length = t193;
    l1109: {
      const r1110 = readMissingReferenceEnd(p);
      if (r1110 === undefined) { break l1109; }
      value = r1110;
      p = pos;
      break l191;
    }
    p = s192;
    if (trail.length > t193) trail.length = t193;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1112 = readMark(p);
    if (r1112 === undefined) { return undefined; }
    value = r1112;
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
        l466: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s464 = p;
            l465: {
              p = skipClose(p);
              if (p < 0) { break l465; }
              p = s464;
              break l466;
            }
            p = s464;
          } else touched ||= p >= end;
          break l369;
        }
        break l366;
      }
      p = s367;
      if (trail.length > t368) trail.length = t368;
    } else touched ||= p >= end;
    const r467 = readMentioningArguments(p);
    if (r467 === undefined) { return undefined; }
    l_args = r467;
    p = pos;
  }
  l952: {
    const s953 = p;
    const t954 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l955: {
        const r956 = readCloseOrBad(p);
        if (r956 === undefined) { break l955; }
        l_close = r956;
        p = pos;
        break l952;
      }
      p = s953;
      if (trail.length > t954) trail.length = t954;
    } else touched ||= p >= end;
    const r964 = readMissingClose(p);
    if (r964 === undefined) { return undefined; }
    l_close = r964;
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
  const list419: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
  l414: for (;;) {
    const s416 = p;
    const t417 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
      l415: {
        let v418!: PipeNode | ReferenceNode | BadBracesNode;
        const r421 = readPart(p);
        if (r421 === undefined) { break l415; }
        v418 = r421;
        p = pos;
        l459: for (;;) {
          const s461 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
            l460: {
              p = skipArgumentText(p);
              if (p < 0) { break l460; }
              continue l459;
            }
            p = s461;
          } else touched ||= p >= end;
          break;
        }
        list419.push(v418);
        continue l414;
      }
      p = s416;
      if (trail.length > t417) trail.length = t417;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list419;
  pos = p;
  return { type: 'Arguments', start: base + start, end: base + p, parts: l_parts };
}

function skipArgumentText(p: number): number {
  let c = 0;
  l375: {
    const s376 = p;
    if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 122)) {
      l377: {
        let m381 = false;
        l378: for (;;) {
          const s380 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 122)) {
            l379: {
              p = skipPlainChar(p);
              if (p < 0) { break l379; }
              m381 = true;
              continue l378;
            }
            p = s380;
          } else touched ||= p >= end;
          break;
        }
        if (!m381) { break l377; }
        break l375;
      }
      p = s376;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      {
        const s392 = p;
        l393: {
          p = skipBraces(p);
          if (p < 0) { break l393; }
          return -1;
        }
        p = s392;
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

function skipPlainChar(p: number): number {
  let c = 0;
  l382: {
    const s383 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l384: {
        p++;
        break l382;
      }
      p = s383;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l385: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s386 = p;
            l387: {
              p = skipOpen(p);
              if (p < 0) { break l387; }
              break l385;
            }
            p = s386;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l385;
        }
        p++;
        break l382;
      }
      p = s383;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      {
        const s389 = p;
        l390: {
          p = skipClose(p);
          if (p < 0) { break l390; }
          return -1;
        }
        p = s389;
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

function skipBraces(p: number): number {
  let c = 0;
  l395: {
    const s396 = p;
    if (text.charCodeAt(p) === 123) {
      l397: {
        p = skip_reference(p);
        if (p < 0) { break l397; }
        break l395;
      }
      p = s396;
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
        const s411 = p;
        l412: {

          p++;
          return -1;
        }
        p = s411;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skip_reference(p: number): number {
  let c = 0;
  l398: {
    const s399 = p;
    if (text.charCodeAt(p) === 123) {
      l400: {
        if (!text.startsWith("{{F:", p)) {
          reachesEnd(p, "{{F:");
          break l400;
        }
        p += 4;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l400;
        }
        p = skipAliasName(p);
        if (p < 0) { break l400; }
        if (text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) {
          reachesEnd(p, "}}");
          break l400;
        }
        p += 2;
        break l398;
      }
      p = s399;
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
  const near402 = p + 16;
  while (p < near402 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
  if (p === near402) {
    STOPS_4.lastIndex = p;
    p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l403: for (;;) {
    const s405 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l404: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l404;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l404;
        }
        p++;
        const near407 = p + 16;
        while (p < near407 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
        if (p === near407) {
          STOPS_4.lastIndex = p;
          p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        continue l403;
      }
      p = s405;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipFileWord(p: number): number {
  let c = 0;
  l408: {
    const s409 = p;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l410: {
        p++;
        if (!(((c = text.charCodeAt(p)) === 73 || c === 105))) {
          touched ||= p >= end;
          break l410;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 76 || c === 108))) {
          touched ||= p >= end;
          break l410;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
          touched ||= p >= end;
          break l410;
        }
        p++;
        break l408;
      }
      p = s409;
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
  l422: {
    const s423 = p;
    const t424 = trail.length;
    if (((c = text.charCodeAt(p)) === 124 || c === 65372)) {
      l425: {
        const r426 = readPipe(p);
        if (r426 === undefined) { break l425; }
        value = r426;
        p = pos;
        break l422;
      }
      p = s423;
      if (trail.length > t424) trail.length = t424;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l431: {
        const r432 = readReference(p);
        if (r432 === undefined) { break l431; }
        value = r432;
        p = pos;
        break l422;
      }
      p = s423;
      if (trail.length > t424) trail.length = t424;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 123)) {
      touched ||= p >= end;
      return undefined;
    }
    const r451 = readBadBraces(p);
    if (r451 === undefined) { return undefined; }
    value = r451;
    p = pos;
  }
  pos = p;
  return value;
}

function readPipe(p: number): PipeNode | undefined {
  const start = p;
  let l_wide: "｜" | null = null;
  l427: {
    const s428 = p;
    if (text.charCodeAt(p) === 124) {
      l429: {

        p++;
        break l427;
      }
      p = s428;
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
  l433: {
    const s434 = p;
    const t435 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l436: {
        if (!text.startsWith("{{F:", p)) {
          reachesEnd(p, "{{F:");
          break l436;
        }
        p += 4;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l436;
        }
        const r437 = readAliasName(p);
        if (r437 === undefined) { break l436; }
        l_alias = r437;
        p = pos;
        if (text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) {
          reachesEnd(p, "}}");
          break l436;
        }
        p += 2;
        break l433;
      }
      p = s434;
      if (trail.length > t435) trail.length = t435;
      l_alias = null;
      l_bad = null;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 123)) {
      touched ||= p >= end;
      return undefined;
    }
    const r446 = readBadReference(p);
    if (r446 === undefined) { return undefined; }
    l_bad = r446;
    p = pos;
  }
  pos = p;
  return { type: 'Reference', start: base + start, end: base + p, alias: l_alias, bad: l_bad };
}

function readAliasName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s438 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near439 = p + 16;
  while (p < near439 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
  if (p === near439) {
    STOPS_4.lastIndex = p;
    p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l440: for (;;) {
    const s442 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l441: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l441;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l441;
        }
        p++;
        const near444 = p + 16;
        while (p < near444 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
        if (p === near444) {
          STOPS_4.lastIndex = p;
          p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        continue l440;
      }
      p = s442;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s438, p);
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
  const r447 = readAliasName(p);
  if (r447 === undefined) { return undefined; }
  l_alias = r447;
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
  const r452 = readAliasName(p);
  if (r452 === undefined) { return undefined; }
  l_alias = r452;
  p = pos;
  if (text.charCodeAt(p) !== 125) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (text.charCodeAt(p) === 125) {
    {
      const s454 = p;
      l455: {

        p++;
        return undefined;
      }
      p = s454;
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
  const list473: (PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string)[] = [];
  l468: for (;;) {
    const s470 = p;
    const t471 = trail.length;
    if (p < end) {
      l469: {
        let v472!: PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string;
        const r475 = readMentioningPart(p);
        if (r475 === undefined) { break l469; }
        v472 = r475;
        p = pos;
        list473.push(v472);
        continue l468;
      }
      p = s470;
      if (trail.length > t471) trail.length = t471;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list473;
  pos = p;
  return { type: 'MentioningArguments', start: base + start, end: base + p, parts: l_parts };
}

function readMentioningPart(p: number): PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string | undefined {
  let c = 0;
  let value!: PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string;
  l476: {
    const s477 = p;
    const t478 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
      l479: {
        const r480 = readPart(p);
        if (r480 === undefined) { break l479; }
        value = r480;
        p = pos;
        break l476;
      }
      p = s477;
      if (trail.length > t478) trail.length = t478;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l482: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s483 = p;
            l484: {
              p = skipWrapperTail(p);
              if (p < 0) { break l484; }
              break l482;
            }
            p = s483;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l482;
        }
        const r486 = readArgumentFence(p);
        if (r486 === undefined) { break l482; }
        value = r486;
        p = pos;
        break l476;
      }
      p = s477;
      if (trail.length > t478) trail.length = t478;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l761: {
        const r762 = readArgumentSpan(p);
        if (r762 === undefined) { break l761; }
        value = r762;
        p = pos;
        break l476;
      }
      p = s477;
      if (trail.length > t478) trail.length = t478;
    } else touched ||= p >= end;
    const s800 = p;
    if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipMentioningText(p);
    if (p < 0) { return undefined; }
    value = text.slice(s800, p);
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
  l487: {
    const s488 = p;
    const t489 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l490: {
        const r491 = readWholeFence(p);
        if (r491 === undefined) { break l490; }
        value = r491;
        p = pos;
        break l487;
      }
      p = s488;
      if (trail.length > t489) trail.length = t489;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return undefined;
    }
    const r739 = readUnclosedFence(p);
    if (r739 === undefined) { return undefined; }
    value = r739;
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
  const r492 = read_fenceHead(p);
  if (r492 === undefined) { return undefined; }
  l_run = r492;
  p = pos;
  registers[2] = l_run;
  const list499: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l494: for (;;) {
    const s496 = p;
    const t497 = trail.length;
    if (p < end) {
      l495: {
        let v498!: PipeNode | ReferenceNode | BadBracesNode | string;
        l501: {
          const s502 = p;
          const t503 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l504: {
              const r505 = readPart(p);
              if (r505 === undefined) { break l504; }
              v498 = r505;
              p = pos;
              break l501;
            }
            p = s502;
            if (trail.length > t503) trail.length = t503;
          } else touched ||= p >= end;
          const s507 = p;
          if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
            touched ||= p >= end;
            break l495;
          }
          p = skipFenceChar(p);
          if (p < 0) { break l495; }
          v498 = text.slice(s507, p);
        }
        list499.push(v498);
        continue l494;
      }
      p = s496;
      if (trail.length > t497) trail.length = t497;
    } else touched ||= p >= end;
    break;
  }
  value = list499;
  l732: {
    const s733 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l734: {
        l737: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s735 = p;
            l736: {
              p = skipWrapperTail(p);
              if (p < 0) { break l736; }
              p = s735;
              break l737;
            }
            p = s735;
          } else touched ||= p >= end;
          break l734;
        }
        break l732;
      }
      p = s733;
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
  l508: {
    const s509 = p;
    if (text.charCodeAt(p) === 55358) {
      l510: {
        p = skip_mention(p);
        if (p < 0) { break l510; }
        break l508;
      }
      p = s509;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l706: {

        p++;
        break l508;
      }
      p = s509;
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
  l523: for (;;) {
    const s525 = p;
    if (p < end) {
      l524: {
        l527: {
          const s528 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
            l529: {
              p = skipMentionedText(p);
              if (p < 0) { break l529; }
              break l527;
            }
            p = s528;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 124 || c === 65372))) {
            touched ||= p >= end;
            break l524;
          }
          p++;
        }
        continue l523;
      }
      p = s525;
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
  let n514 = 0;
  l511: for (;;) {
    if (n514 >= 8) break;
    const s513 = p;
    l512: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l512;
      }
      p++;
      n514++;
      continue l511;
    }
    p = s513;
    break;
  }
  let n518 = 0;
  l515: for (;;) {
    if (n518 >= 64) break;
    const s517 = p;
    l516: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340))) {
        touched ||= p >= end;
        break l516;
      }
      p++;
      n518++;
      continue l515;
    }
    p = s517;
    break;
  }
  if (n518 < 1) { return -1; }
  let n522 = 0;
  l519: for (;;) {
    if (n522 >= 8) break;
    const s521 = p;
    l520: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l520;
      }
      p++;
      n522++;
      continue l519;
    }
    p = s521;
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
  l530: {
    const s531 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l532: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l532;
        }
        p++;
        const near533 = p + 16;
        while (p < near533 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near533) {
          STOPS_5.lastIndex = p;
          p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l530;
      }
      p = s531;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l534: {

        p++;
        break l530;
      }
      p = s531;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l535: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s536 = p;
            l537: {
              p = skipOpen(p);
              if (p < 0) { break l537; }
              break l535;
            }
            p = s536;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l535;
        }
        p++;
        break l530;
      }
      p = s531;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l539: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s540 = p;
            l541: {
              p = skipClose(p);
              if (p < 0) { break l541; }
              break l539;
            }
            p = s540;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l539;
        }
        p++;
        break l530;
      }
      p = s531;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l543: {
        p = skipMentionedCode(p);
        if (p < 0) { break l543; }
        break l530;
      }
      p = s531;
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

function readMentionedCode(p: number): [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | undefined {
  const outer = registers[1];
  const value = readMentionedCodeInside(p);
  registers[1] = outer;
  return value;
}

function readMentionedCodeInside(p: number): [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | undefined {
  let c = 0;
  let value!: [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string];
  let l_run!: string;
  let e544!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r545 = readTickRun(p);
  if (r545 === undefined) { return undefined; }
  l_run = r545;
  p = pos;
  registers[1] = l_run;
  e544 = l_run;
  let e555!: (string[] | [null, "`"[]])[];
  const list560: (string[] | [null, "`"[]])[] = [];
  l556: for (;;) {
    const s558 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
      l557: {
        let v559!: string[] | [null, "`"[]];
        const r562 = readMentionedCodeText(p);
        if (r562 === undefined) { break l557; }
        v559 = r562;
        p = pos;
        list560.push(v559);
        continue l556;
      }
      p = s558;
    } else touched ||= p >= end;
    break;
  }
  e555 = list560;
  let e587!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r588 = readInnerMention(p);
  if (r588 === undefined) { return undefined; }
  e587 = r588;
  p = pos;
  let e689!: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[];
  const list694: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[] = [];
  l690: for (;;) {
    const s692 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l691: {
        let v693!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]];
        l696: {
          const s697 = p;
          if (text.charCodeAt(p) === 55358) {
            l698: {
              const r699 = readInnerMention(p);
              if (r699 === undefined) { break l698; }
              v693 = r699;
              p = pos;
              break l696;
            }
            p = s697;
          } else touched ||= p >= end;
          if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358)))) {
            touched ||= p >= end;
            break l691;
          }
          const r701 = readMentionedCodeText(p);
          if (r701 === undefined) { break l691; }
          v693 = r701;
          p = pos;
        }
        list694.push(v693);
        continue l690;
      }
      p = s692;
    } else touched ||= p >= end;
    break;
  }
  e689 = list694;
  let e703!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r704 = readClosingTicks(p);
  if (r704 === undefined) { return undefined; }
  e703 = r704;
  p = pos;
  value = [e544, e555, e587, e689, e703];
  pos = p;
  return value;
}

function readTickRun(p: number): string | undefined {
  let value!: string;
  const s546 = p;
  let n550 = 0;
  l547: for (;;) {
    if (n550 >= 32) break;
    const s549 = p;
    l548: {
      if (text.charCodeAt(p) !== 96) {
        touched ||= p >= end;
        break l548;
      }
      p++;
      n550++;
      continue l547;
    }
    p = s549;
    break;
  }
  if (n550 < 1) { return undefined; }
  value = text.slice(s546, p);
  if (text.charCodeAt(p) === 96) {
    {
      const s551 = p;
      l552: {

        p++;
        return undefined;
      }
      p = s551;
    }
  } else touched ||= p >= end;
  pos = p;
  return value;
}

function readMentionedCodeText(p: number): string[] | [null, "`"[]] | undefined {
  let c = 0;
  let value!: string[] | [null, "`"[]];
  l563: {
    const s564 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l565: {
        const list570: string[] = [];
        l566: for (;;) {
          const s568 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
            l567: {
              let v569!: string;
              v569 = text.charAt(p);
              p++;
              list570.push(v569);
              continue l566;
            }
            p = s568;
          } else touched ||= p >= end;
          break;
        }
        if (list570.length === 0) { break l565; }
        value = list570;
        break l563;
      }
      p = s564;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return undefined;
    }
    const r572 = readOtherTicks(p);
    if (r572 === undefined) { return undefined; }
    value = r572;
    p = pos;
  }
  pos = p;
  return value;
}

function readOtherTicks(p: number): [null, "`"[]] | undefined {
  let value!: [null, "`"[]];
  let e573!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s574 = p;
      l575: {
        p = skipClosingTicks(p);
        if (p < 0) { break l575; }
        return undefined;
      }
      p = s574;
    }
  } else touched ||= p >= end;
  e573 = null;
  let e578!: "`"[];
  const list583: "`"[] = [];
  l579: for (;;) {
    const s581 = p;
    if (text.charCodeAt(p) === 96) {
      l580: {
        let v582!: "`";

        v582 = "`";
        p++;
        list583.push(v582);
        continue l579;
      }
      p = s581;
    } else touched ||= p >= end;
    break;
  }
  if (list583.length === 0) { return undefined; }
  e578 = list583;
  value = [e573, e578];
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
  const s577 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  value = text.slice(s577, p);
  pos = p;
  return value;
}

function readInnerMention(p: number): [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | undefined {
  let c = 0;
  let value!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
  let e589!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r590 = readMentionHead(p);
  if (r590 === undefined) { return undefined; }
  e589 = r590;
  p = pos;
  let e643!: (string | [null, "\ud83e"] | [null, string])[];
  const list648: (string | [null, "\ud83e"] | [null, string])[] = [];
  l644: for (;;) {
    const s646 = p;
    if (p < end) {
      l645: {
        let v647!: string | [null, "\ud83e"] | [null, string];
        l650: {
          const s651 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 122)) {
            l652: {
              const r653 = readPlainChar(p);
              if (r653 === undefined) { break l652; }
              v647 = r653;
              p = pos;
              break l650;
            }
            p = s651;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
            touched ||= p >= end;
            break l645;
          }
          v647 = text.charAt(p);
          p++;
        }
        list648.push(v647);
        continue l644;
      }
      p = s646;
    } else touched ||= p >= end;
    break;
  }
  e643 = list648;
  let e669!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r670 = readClose(p);
  if (r670 === undefined) { return undefined; }
  e669 = r670;
  p = pos;
  value = [e589, e643, e669];
  pos = p;
  return value;
}

function readMentionHead(p: number): ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string] | undefined {
  let c = 0;
  let value!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
  let e591!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r592 = readOpen(p);
  if (r592 === undefined) { return undefined; }
  e591 = r592;
  p = pos;
  let e616!: string[];
  const list622: string[] = [];
  let n620 = 0;
  l617: for (;;) {
    if (n620 >= 8) break;
    const s619 = p;
    l618: {
      let v621!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l618;
      }
      const r623 = readSpace(p);
      if (r623 === undefined) { break l618; }
      v621 = r623;
      p = pos;
      list622.push(v621);
      n620++;
      continue l617;
    }
    p = s619;
    break;
  }
  e616 = list622;
  let e625!: string[];
  const list631: string[] = [];
  let n629 = 0;
  l626: for (;;) {
    if (n629 >= 64) break;
    const s628 = p;
    l627: {
      let v630!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340))) {
        touched ||= p >= end;
        break l627;
      }
      v630 = text.charAt(p);
      p++;
      list631.push(v630);
      n629++;
      continue l626;
    }
    p = s628;
    break;
  }
  if (n629 < 1) { return undefined; }
  e625 = list631;
  let e632!: string[];
  const list638: string[] = [];
  let n636 = 0;
  l633: for (;;) {
    if (n636 >= 8) break;
    const s635 = p;
    l634: {
      let v637!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l634;
      }
      const r639 = readSpace(p);
      if (r639 === undefined) { break l634; }
      v637 = r639;
      p = pos;
      list638.push(v637);
      n636++;
      continue l633;
    }
    p = s635;
    break;
  }
  e632 = list638;
  let e641!: string;
  if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
    touched ||= p >= end;
    return undefined;
  }
  e641 = text.charAt(p);
  p++;
  value = [e591, e616, e625, e632, e641];
  pos = p;
  return value;
}

function readOpen(p: number): "🦆▶️[" | ["🦆", string[], "▶", string[], string] | undefined {
  let value!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
  l593: {
    const s594 = p;
    if (text.charCodeAt(p) === 55358) {
      l595: {
        if (!text.startsWith("\ud83e\udd86\u25b6\ufe0f[", p)) {
          reachesEnd(p, "\ud83e\udd86\u25b6\ufe0f[");
          break l595;
        }
        value = "\ud83e\udd86\u25b6\ufe0f[";
        p += 5;
        break l593;
      }
      p = s594;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 55358)) {
      touched ||= p >= end;
      return undefined;
    }
    const r596 = readLooseOpen(p);
    if (r596 === undefined) { return undefined; }
    value = r596;
    p = pos;
  }
  pos = p;
  return value;
}

function readLooseOpen(p: number): ["🦆", string[], "▶", string[], string] | undefined {
  let c = 0;
  let value!: ["🦆", string[], "▶", string[], string];
  let e597!: "🦆";
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r598 = readDuck(p);
  if (r598 === undefined) { return undefined; }
  e597 = r598;
  p = pos;
  let e600!: string[];
  const r601 = readBits(p);
  if (r601 === undefined) { return undefined; }
  e600 = r601;
  p = pos;
  let e609!: "▶";
  if (text.charCodeAt(p) !== 9654) {
    touched ||= p >= end;
    return undefined;
  }
  e609 = "\u25b6";
  p++;
  let e610!: string[];
  const r611 = readBits(p);
  if (r611 === undefined) { return undefined; }
  e610 = r611;
  p = pos;
  let e613!: string;
  if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  e613 = text.charAt(p);
  p++;
  value = [e597, e600, e609, e610, e613];
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
  const list607: string[] = [];
  let n605 = 0;
  l602: for (;;) {
    if (n605 >= 6) break;
    const s604 = p;
    l603: {
      let v606!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l603;
      }
      v606 = text.charAt(p);
      p++;
      list607.push(v606);
      n605++;
      continue l602;
    }
    p = s604;
    break;
  }
  value = list607;
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

function readPlainChar(p: number): string | [null, "\ud83e"] | [null, string] | undefined {
  let c = 0;
  let value!: string | [null, "\ud83e"] | [null, string];
  l654: {
    const s655 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l656: {
        value = text.charAt(p);
        p++;
        break l654;
      }
      p = s655;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l657: {
        let e658!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s659 = p;
            l660: {
              p = skipOpen(p);
              if (p < 0) { break l660; }
              break l657;
            }
            p = s659;
          }
        } else touched ||= p >= end;
        e658 = null;
        let e662!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l657;
        }
        e662 = "\ud83e";
        p++;
        value = [e658, e662];
        break l654;
      }
      p = s655;
    } else touched ||= p >= end;
    let e663!: null;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      {
        const s664 = p;
        l665: {
          p = skipClose(p);
          if (p < 0) { break l665; }
          return undefined;
        }
        p = s664;
      }
    } else touched ||= p >= end;
    e663 = null;
    let e667!: string;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    e667 = text.charAt(p);
    p++;
    value = [e663, e667];
  }
  pos = p;
  return value;
}

function readClose(p: number): "]◀️🦆" | [string, string[], "◀", string[], "🦆"] | undefined {
  let c = 0;
  let value!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
  l671: {
    const s672 = p;
    if (text.charCodeAt(p) === 93) {
      l673: {
        if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
          reachesEnd(p, "]\u25c0\ufe0f\ud83e\udd86");
          break l673;
        }
        value = "]\u25c0\ufe0f\ud83e\udd86";
        p += 5;
        break l671;
      }
      p = s672;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r674 = readLooseClose(p);
    if (r674 === undefined) { return undefined; }
    value = r674;
    p = pos;
  }
  pos = p;
  return value;
}

function readLooseClose(p: number): [string, string[], "◀", string[], "🦆"] | undefined {
  let c = 0;
  let value!: [string, string[], "◀", string[], "🦆"];
  let e675!: string;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  e675 = text.charAt(p);
  p++;
  let e676!: string[];
  const r677 = readBits(p);
  if (r677 === undefined) { return undefined; }
  e676 = r677;
  p = pos;
  let e679!: "◀";
  if (text.charCodeAt(p) !== 9664) {
    touched ||= p >= end;
    return undefined;
  }
  e679 = "\u25c0";
  p++;
  let e680!: string[];
  const r681 = readBits(p);
  if (r681 === undefined) { return undefined; }
  e680 = r681;
  p = pos;
  let e683!: "🦆";
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r684 = readDuck(p);
  if (r684 === undefined) { return undefined; }
  e683 = r684;
  p = pos;
  value = [e675, e676, e679, e680, e683];
  pos = p;
  return value;
}

function skipFencePlainChar(p: number): number {
  let c = 0;
  l707: {
    const s708 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l709: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l709;
        }
        p++;
        const near710 = p + 16;
        while (p < near710 && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near710) {
          STOPS_6.lastIndex = p;
          p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l707;
      }
      p = s708;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l711: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s712 = p;
            l713: {
              p = skipOpen(p);
              if (p < 0) { break l713; }
              break l711;
            }
            p = s712;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l711;
        }
        p++;
        break l707;
      }
      p = s708;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l715: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s716 = p;
            l717: {
              p = skipClose(p);
              if (p < 0) { break l717; }
              break l715;
            }
            p = s716;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l715;
        }
        p++;
        break l707;
      }
      p = s708;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l719: {

        p++;
        break l707;
      }
      p = s708;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    {
      const s720 = p;
      l721: {
        p = skipFenceClose(p);
        if (p < 0) { break l721; }
        return -1;
      }
      p = s720;
    }
  }
  return p;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n726 = 0;
  l723: for (;;) {
    if (n726 >= 3) break;
    const s725 = p;
    l724: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l724;
      }
      p++;
      n726++;
      continue l723;
    }
    p = s725;
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
  l731: {
    const s729 = p;
    l730: {
      p = skipLineEnd(p);
      if (p < 0) { break l730; }
      p = s729;
      break l731;
    }
    p = s729;
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
  const r727 = readFenceRun(p);
  if (r727 === undefined) { return undefined; }
  value = r727;
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
  const r740 = read_fenceHead(p);
  if (r740 === undefined) { return undefined; }
  l_run = r740;
  p = pos;
  registers[2] = l_run;
  const list747: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l742: for (;;) {
    const s744 = p;
    const t745 = trail.length;
    if (p < end) {
      l743: {
        let v746!: PipeNode | ReferenceNode | BadBracesNode | string;
        l749: {
          const s750 = p;
          const t751 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l752: {
              const r753 = readPart(p);
              if (r753 === undefined) { break l752; }
              v746 = r753;
              p = pos;
              break l749;
            }
            p = s750;
            if (trail.length > t751) trail.length = t751;
          } else touched ||= p >= end;
          const s755 = p;
          if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
            touched ||= p >= end;
            break l743;
          }
          p = skipFencePlainChar(p);
          if (p < 0) { break l743; }
          v746 = text.slice(s755, p);
        }
        list747.push(v746);
        continue l742;
      }
      p = s744;
      if (trail.length > t745) trail.length = t745;
    } else touched ||= p >= end;
    break;
  }
  value = list747;
  if (text.charCodeAt(p) === 55358) {
    {
      const s756 = p;
      l757: {
        p = skipOpen(p);
        if (p < 0) { break l757; }
        return undefined;
      }
      p = s756;
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
  const r763 = readTickRun(p);
  if (r763 === undefined) { return undefined; }
  l_run = r763;
  p = pos;
  registers[1] = l_run;
  const list770: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l765: for (;;) {
    const s767 = p;
    const t768 = trail.length;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l766: {
        let v769!: PipeNode | ReferenceNode | BadBracesNode | string;
        l772: {
          const s773 = p;
          const t774 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l775: {
              const r776 = readPart(p);
              if (r776 === undefined) { break l775; }
              v769 = r776;
              p = pos;
              break l772;
            }
            p = s773;
            if (trail.length > t774) trail.length = t774;
          } else touched ||= p >= end;
          const s778 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65371) || c >= 65373))) {
            touched ||= p >= end;
            break l766;
          }
          p = skipSpanChar(p);
          if (p < 0) { break l766; }
          v769 = text.slice(s778, p);
        }
        list770.push(v769);
        continue l765;
      }
      p = s767;
      if (trail.length > t768) trail.length = t768;
    } else touched ||= p >= end;
    break;
  }
  value = list770;
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
  l779: {
    const s780 = p;
    if (text.charCodeAt(p) === 55358) {
      l781: {
        p = skip_mention(p);
        if (p < 0) { break l781; }
        break l779;
      }
      p = s780;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l782: {

        p++;
        break l779;
      }
      p = s780;
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
  l783: {
    const s784 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l785: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l785;
        }
        p++;
        const near786 = p + 16;
        while (p < near786 && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near786) {
          STOPS_7.lastIndex = p;
          p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l783;
      }
      p = s784;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l787: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s788 = p;
            l789: {
              p = skipOpen(p);
              if (p < 0) { break l789; }
              break l787;
            }
            p = s788;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l787;
        }
        p++;
        break l783;
      }
      p = s784;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l791: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s792 = p;
            l793: {
              p = skipClose(p);
              if (p < 0) { break l793; }
              break l791;
            }
            p = s792;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l791;
        }
        p++;
        break l783;
      }
      p = s784;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l795: {

        p++;
        break l783;
      }
      p = s784;
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
      const s796 = p;
      l797: {
        p = skipClosingTicks(p);
        if (p < 0) { break l797; }
        return -1;
      }
      p = s796;
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
  l801: {
    const s802 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l803: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l803;
        }
        p++;
        const near804 = p + 16;
        while (p < near804 && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near804) {
          STOPS_8.lastIndex = p;
          p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l801;
      }
      p = s802;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l805: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s806 = p;
            l807: {
              p = skipOpen(p);
              if (p < 0) { break l807; }
              break l805;
            }
            p = s806;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l805;
        }
        p++;
        break l801;
      }
      p = s802;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l809: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s810 = p;
            l811: {
              p = skipClose(p);
              if (p < 0) { break l811; }
              break l809;
            }
            p = s810;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l809;
        }
        p++;
        break l801;
      }
      p = s802;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l813: {

        p++;
        break l801;
      }
      p = s802;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l814: {

        p++;
        l815: {
          if (text.charCodeAt(p) === 96) {
            const s817 = p;
            l816: {

              p++;
              break l815;
            }
            p = s817;
          } else touched ||= p >= end;
        }
        break l801;
      }
      p = s802;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l818: {
        p = skipNewline(p);
        if (p < 0) { break l818; }
        {
          const s819 = p;
          l820: {
            p = skip_fenceHead(p);
            if (p < 0) { break l820; }
            break l818;
          }
          p = s819;
        }
        break l801;
      }
      p = s802;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      {
        const s822 = p;
        l823: {
          p = skipHidingSpan(p);
          if (p < 0) { break l823; }
          return -1;
        }
        p = s822;
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
  l827: {
    if (text.charCodeAt(p) === 96) {
      const s825 = p;
      l826: {
        p = skip_span(p);
        if (p < 0) { break l826; }
        p = s825;
        break l827;
      }
      p = s825;
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

function read_span(p: number): [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | undefined {
  const outer = registers[1];
  const value = read_spanInside(p);
  registers[1] = outer;
  return value;
}

function read_spanInside(p: number): [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | undefined {
  let c = 0;
  let value!: [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string];
  let l_run!: string;
  let e828!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r829 = readTickRun(p);
  if (r829 === undefined) { return undefined; }
  l_run = r829;
  p = pos;
  registers[1] = l_run;
  e828 = l_run;
  let e831!: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[];
  const list836: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[] = [];
  l832: for (;;) {
    const s834 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l833: {
        let v835!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]];
        l838: {
          const s839 = p;
          if (text.charCodeAt(p) === 55358) {
            l840: {
              const r841 = read_mention(p);
              if (r841 === undefined) { break l840; }
              v835 = r841;
              p = pos;
              break l838;
            }
            p = s839;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l833;
          }
          const r886 = readSpanText(p);
          if (r886 === undefined) { break l833; }
          v835 = r886;
          p = pos;
        }
        list836.push(v835);
        continue l832;
      }
      p = s834;
    } else touched ||= p >= end;
    break;
  }
  e831 = list836;
  let e905!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r906 = readClosingTicks(p);
  if (r906 === undefined) { return undefined; }
  e905 = r906;
  p = pos;
  value = [e828, e831, e905];
  pos = p;
  return value;
}

function read_mention(p: number): [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | undefined {
  let c = 0;
  let value!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
  let e842!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r843 = readMentionHead(p);
  if (r843 === undefined) { return undefined; }
  e842 = r843;
  p = pos;
  let e845!: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[];
  const list850: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[] = [];
  l846: for (;;) {
    const s848 = p;
    if (p < end) {
      l847: {
        let v849!: string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string;
        l852: {
          const s853 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
            l854: {
              const r855 = readMentionedText(p);
              if (r855 === undefined) { break l854; }
              v849 = r855;
              p = pos;
              break l852;
            }
            p = s853;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 124 || c === 65372))) {
            touched ||= p >= end;
            break l847;
          }
          v849 = text.charAt(p);
          p++;
        }
        list850.push(v849);
        continue l846;
      }
      p = s848;
    } else touched ||= p >= end;
    break;
  }
  e845 = list850;
  let e882!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r883 = readClose(p);
  if (r883 === undefined) { return undefined; }
  e882 = r883;
  p = pos;
  value = [e842, e845, e882];
  pos = p;
  return value;
}

function readMentionedText(p: number): string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`" | undefined {
  let c = 0;
  let value!: string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`";
  l856: {
    const s857 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l858: {
        const list863: string[] = [];
        l859: for (;;) {
          const s861 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
            l860: {
              let v862!: string;
              v862 = text.charAt(p);
              p++;
              list863.push(v862);
              continue l859;
            }
            p = s861;
          } else touched ||= p >= end;
          break;
        }
        if (list863.length === 0) { break l858; }
        value = list863;
        break l856;
      }
      p = s857;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l865: {

        value = "{";
        p++;
        break l856;
      }
      p = s857;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l866: {
        let e867!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s868 = p;
            l869: {
              p = skipOpen(p);
              if (p < 0) { break l869; }
              break l866;
            }
            p = s868;
          }
        } else touched ||= p >= end;
        e867 = null;
        let e871!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l866;
        }
        e871 = "\ud83e";
        p++;
        value = [e867, e871];
        break l856;
      }
      p = s857;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l872: {
        let e873!: null;
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s874 = p;
            l875: {
              p = skipClose(p);
              if (p < 0) { break l875; }
              break l872;
            }
            p = s874;
          }
        } else touched ||= p >= end;
        e873 = null;
        let e877!: string;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l872;
        }
        e877 = text.charAt(p);
        p++;
        value = [e873, e877];
        break l856;
      }
      p = s857;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l878: {
        const r879 = readMentionedCode(p);
        if (r879 === undefined) { break l878; }
        value = r879;
        p = pos;
        break l856;
      }
      p = s857;
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
  l887: {
    const s888 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l889: {
        const list894: string[] = [];
        l890: for (;;) {
          const s892 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
            l891: {
              let v893!: string;
              v893 = text.charAt(p);
              p++;
              list894.push(v893);
              continue l890;
            }
            p = s892;
          } else touched ||= p >= end;
          break;
        }
        if (list894.length === 0) { break l889; }
        value = list894;
        break l887;
      }
      p = s888;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l896: {
        let e897!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s898 = p;
            l899: {
              p = skip_mention(p);
              if (p < 0) { break l899; }
              break l896;
            }
            p = s898;
          }
        } else touched ||= p >= end;
        e897 = null;
        let e901!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l896;
        }
        e901 = "\ud83e";
        p++;
        value = [e897, e901];
        break l887;
      }
      p = s888;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return undefined;
    }
    const r902 = readOtherTicks(p);
    if (r902 === undefined) { return undefined; }
    value = r902;
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
  let e908!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r909 = readTickRun(p);
  if (r909 === undefined) { return undefined; }
  l_run = r909;
  p = pos;
  registers[1] = l_run;
  e908 = l_run;
  let e911!: (string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string)[];
  const list916: (string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string)[] = [];
  l912: for (;;) {
    const s914 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l913: {
        let v915!: string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string;
        l918: {
          const s919 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65371) || c >= 65373)) {
            l920: {
              const r921 = readSpanPlainChar(p);
              if (r921 === undefined) { break l920; }
              v915 = r921;
              p = pos;
              break l918;
            }
            p = s919;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 124 || c === 65372))) {
            touched ||= p >= end;
            break l913;
          }
          v915 = text.charAt(p);
          p++;
        }
        list916.push(v915);
        continue l912;
      }
      p = s914;
    } else touched ||= p >= end;
    break;
  }
  e911 = list916;
  let e947!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r948 = readOpen(p);
  if (r948 === undefined) { return undefined; }
  e947 = r948;
  p = pos;
  value = [e908, e911, e947];
  pos = p;
  return value;
}

function readSpanPlainChar(p: number): string[] | [null, "\ud83e"] | [null, string] | "{" | [null, "`"[]] | undefined {
  let c = 0;
  let value!: string[] | [null, "\ud83e"] | [null, string] | "{" | [null, "`"[]];
  l922: {
    const s923 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l924: {
        const list929: string[] = [];
        l925: for (;;) {
          const s927 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
            l926: {
              let v928!: string;
              v928 = text.charAt(p);
              p++;
              list929.push(v928);
              continue l925;
            }
            p = s927;
          } else touched ||= p >= end;
          break;
        }
        if (list929.length === 0) { break l924; }
        value = list929;
        break l922;
      }
      p = s923;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l931: {
        let e932!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s933 = p;
            l934: {
              p = skipOpen(p);
              if (p < 0) { break l934; }
              break l931;
            }
            p = s933;
          }
        } else touched ||= p >= end;
        e932 = null;
        let e936!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l931;
        }
        e936 = "\ud83e";
        p++;
        value = [e932, e936];
        break l922;
      }
      p = s923;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l937: {
        let e938!: null;
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s939 = p;
            l940: {
              p = skipClose(p);
              if (p < 0) { break l940; }
              break l937;
            }
            p = s939;
          }
        } else touched ||= p >= end;
        e938 = null;
        let e942!: string;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l937;
        }
        e942 = text.charAt(p);
        p++;
        value = [e938, e942];
        break l922;
      }
      p = s923;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l943: {

        value = "{";
        p++;
        break l922;
      }
      p = s923;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return undefined;
    }
    const r944 = readOtherTicks(p);
    if (r944 === undefined) { return undefined; }
    value = r944;
    p = pos;
  }
  pos = p;
  return value;
}

function readCloseOrBad(p: number): "]◀️🦆" | BadCloseNode | undefined {
  let c = 0;
  let value!: "]◀️🦆" | BadCloseNode;
  l957: {
    const s958 = p;
    const t959 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l960: {
        if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
          reachesEnd(p, "]\u25c0\ufe0f\ud83e\udd86");
          break l960;
        }
        value = "]\u25c0\ufe0f\ud83e\udd86";
        p += 5;
        break l957;
      }
      p = s958;
      if (trail.length > t959) trail.length = t959;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r961 = readBadClose(p);
    if (r961 === undefined) { return undefined; }
    value = r961;
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
  const r969 = readFenceHead(p);
  if (r969 === undefined) { return undefined; }
  l_head = r969;
  p = pos;
  registers[2] = l_head.run;
  p = skipFenceText(p);
  if (p < 0) { return undefined; }
  l984: for (;;) {
    const s986 = p;
    const t987 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l985: {
        const r989 = readFenceItem(p);
        if (r989 === undefined) { break l985; }
        p = pos;
        p = skipFenceText(p);
        if (p < 0) { break l985; }
        continue l984;
      }
      p = s986;
      if (trail.length > t987) trail.length = t987;
    } else touched ||= p >= end;
    break;
  }
  l1024: {
    const s1025 = p;
    const t1026 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1027: {
        p = skipFenceEnd(p);
        if (p < 0) { break l1027; }
        break l1024;
      }
      p = s1025;
      if (trail.length > t1026) trail.length = t1026;
    } else touched ||= p >= end;
    const r1028 = readMissingFenceEnd(p);
    if (r1028 === undefined) { return undefined; }
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
  const r970 = read_fenceHead(p);
  if (r970 === undefined) { return undefined; }
  l_run = r970;
  p = pos;
  pos = p;
  return { type: 'FenceHead', start: base + start, end: base + p, run: l_run };
}

function skipFenceText(p: number): number {
  let c = 0;
  l973: for (;;) {
    const s975 = p;
    if ((p < end && text.charCodeAt(p) !== 55358)) {
      l974: {
        l977: {
          const s978 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
            l979: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358)))) {
                touched ||= p >= end;
                break l979;
              }
              p++;
              const near980 = p + 16;
              while (p < near980 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
              if (p === near980) {
                STOPS_9.lastIndex = p;
                p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l977;
            }
            p = s978;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l974;
          }
          p = skipNewline(p);
          if (p < 0) { break l974; }
          {
            const s981 = p;
            l982: {
              p = skipFenceClose(p);
              if (p < 0) { break l982; }
              break l974;
            }
            p = s981;
          }
        }
        continue l973;
      }
      p = s975;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readFenceItem(p: number): MentionNode | FenceMarkNode | undefined {
  let value!: MentionNode | FenceMarkNode;
  l990: {
    const s991 = p;
    const t992 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l993: {
        const r994 = readMention(p);
        if (r994 === undefined) { break l993; }
        value = r994;
        p = pos;
        break l990;
      }
      p = s991;
      if (trail.length > t992) trail.length = t992;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 55358)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1021 = readFenceMark(p);
    if (r1021 === undefined) { return undefined; }
    value = r1021;
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
  l997: {
    if (text.charCodeAt(p) === 55358) {
      const s995 = p;
      l996: {
        p = skipMentionHead(p);
        if (p < 0) { break l996; }
        p = s995;
        break l997;
      }
      p = s995;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r998 = readOpenOrBad(p);
  if (r998 === undefined) { return undefined; }
  p = pos;
  const r1000 = readCommand(p);
  if (r1000 === undefined) { return undefined; }
  l_command = r1000;
  p = pos;
  const r1002 = readMentionedArguments(p);
  if (r1002 === undefined) { return undefined; }
  l_args = r1002;
  p = pos;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1018 = readCloseOrBad(p);
  if (r1018 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Mention', start: base + start, end: base + p, command: l_command, args: l_args };
}

function readMentionedArguments(p: number): MentionedArgumentsNode | undefined {
  let c = 0;
  const start = p;
  let l_parts!: (PipeNode | ReferenceNode | BadBracesNode | string)[];
  const list1008: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l1003: for (;;) {
    const s1005 = p;
    const t1006 = trail.length;
    if (p < end) {
      l1004: {
        let v1007!: PipeNode | ReferenceNode | BadBracesNode | string;
        l1010: {
          const s1011 = p;
          const t1012 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l1013: {
              const r1014 = readPart(p);
              if (r1014 === undefined) { break l1013; }
              v1007 = r1014;
              p = pos;
              break l1010;
            }
            p = s1011;
            if (trail.length > t1012) trail.length = t1012;
          } else touched ||= p >= end;
          const s1016 = p;
          if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
            touched ||= p >= end;
            break l1004;
          }
          p = skipMentionedText(p);
          if (p < 0) { break l1004; }
          v1007 = text.slice(s1016, p);
        }
        list1008.push(v1007);
        continue l1003;
      }
      p = s1005;
      if (trail.length > t1006) trail.length = t1006;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list1008;
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
  const r1033 = readTickRun(p);
  if (r1033 === undefined) { return undefined; }
  l_run = r1033;
  p = pos;
  registers[1] = l_run;
  l1035: for (;;) {
    const s1037 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1036: {
        p = skipSpanText(p);
        if (p < 0) { break l1036; }
        continue l1035;
      }
      p = s1037;
    } else touched ||= p >= end;
    break;
  }
  const list1052: MentionNode[] = [];
  l1047: for (;;) {
    const s1049 = p;
    const t1050 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l1048: {
        let v1051!: MentionNode;
        const r1054 = readMention(p);
        if (r1054 === undefined) { break l1048; }
        v1051 = r1054;
        p = pos;
        l1056: for (;;) {
          const s1058 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1057: {
              p = skipSpanText(p);
              if (p < 0) { break l1057; }
              continue l1056;
            }
            p = s1058;
          } else touched ||= p >= end;
          break;
        }
        list1052.push(v1051);
        continue l1047;
      }
      p = s1049;
      if (trail.length > t1050) trail.length = t1050;
    } else touched ||= p >= end;
    break;
  }
  l_mentions = list1052;
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
  l1039: {
    const s1040 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l1041: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
          touched ||= p >= end;
          break l1041;
        }
        p++;
        const near1042 = p + 16;
        while (p < near1042 && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) p++;
        if (p === near1042) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1039;
      }
      p = s1040;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1043: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s1044 = p;
            l1045: {
              p = skip_mention(p);
              if (p < 0) { break l1045; }
              break l1043;
            }
            p = s1044;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l1043;
        }
        p++;
        break l1039;
      }
      p = s1040;
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
  l1072: {
    const s1073 = p;
    if (text.charCodeAt(p) === 55358) {
      l1074: {
        if (!text.startsWith("\ud83e\udd86", p)) {
          reachesEnd(p, "\ud83e\udd86");
          break l1074;
        }
        p += 2;
        let n1078 = 0;
        l1075: for (;;) {
          if (n1078 >= 6) break;
          const s1077 = p;
          l1076: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1076;
            }
            p++;
            n1078++;
            continue l1075;
          }
          p = s1077;
          break;
        }
        l1079: {
          if ((((c = text.charCodeAt(p)) >= 61 && c <= 62) || c === 45)) {
            const s1081 = p;
            l1080: {
              l1082: {
                const s1083 = p;
                if (text.charCodeAt(p) === 45) {
                  l1084: {
                    if (!text.startsWith("->", p)) {
                      reachesEnd(p, "->");
                      break l1084;
                    }
                    p += 2;
                    break l1082;
                  }
                  p = s1083;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 61) {
                  l1085: {
                    if (!text.startsWith("=>", p)) {
                      reachesEnd(p, "=>");
                      break l1085;
                    }
                    p += 2;
                    break l1082;
                  }
                  p = s1083;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1080;
                }
                p++;
              }
              break l1079;
            }
            p = s1081;
          } else touched ||= p >= end;
        }
        let n1089 = 0;
        l1086: for (;;) {
          if (n1089 >= 6) break;
          const s1088 = p;
          l1087: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1087;
            }
            p++;
            n1089++;
            continue l1086;
          }
          p = s1088;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
          touched ||= p >= end;
          break l1074;
        }
        p++;
        break l1072;
      }
      p = s1073;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1090: {
        if (!text.startsWith("\ud83e\udd86", p)) {
          reachesEnd(p, "\ud83e\udd86");
          break l1090;
        }
        p += 2;
        let n1094 = 0;
        l1091: for (;;) {
          if (n1094 >= 6) break;
          const s1093 = p;
          l1092: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1092;
            }
            p++;
            n1094++;
            continue l1091;
          }
          p = s1093;
          break;
        }
        if (text.charCodeAt(p) !== 9654) {
          touched ||= p >= end;
          break l1090;
        }
        p++;
        let n1098 = 0;
        l1095: for (;;) {
          if (n1098 >= 6) break;
          const s1097 = p;
          l1096: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1096;
            }
            p++;
            n1098++;
            continue l1095;
          }
          p = s1097;
          break;
        }
        if (!((((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73))) {
          touched ||= p >= end;
          break l1090;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1090;
        }
        p++;
        break l1072;
      }
      p = s1073;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1099: {
      if (text.charCodeAt(p) === 91) {
        const s1101 = p;
        l1100: {

          p++;
          break l1099;
        }
        p = s1101;
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
  l1113: {
    const s1114 = p;
    if (text.charCodeAt(p) === 96) {
      l1115: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l1115;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l1113;
      }
      p = s1114;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1116: {
        p = skipNewline(p);
        if (p < 0) { break l1116; }
        break l1113;
      }
      p = s1114;
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
  let e1124!: "\r\n" | "\n" | "\r";
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1125 = readNewline(p);
  if (r1125 === undefined) { return undefined; }
  e1124 = r1125;
  p = pos;
  let e1131!: " "[];
  const r1132 = readIndent(p);
  if (r1132 === undefined) { return undefined; }
  e1131 = r1132;
  p = pos;
  let e1140!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1141 = readWrapperRun(p);
  if (r1141 === undefined) { return undefined; }
  e1140 = r1141;
  p = pos;
  let e1143!: string[];
  const r1144 = readBlanks(p);
  if (r1144 === undefined) { return undefined; }
  e1143 = r1144;
  p = pos;
  let e1154!: null;
  l1155: {
    const s1156 = p;
    l1157: {
      l1160: {
        const s1158 = p;
        l1159: {
          p = skipLineEnd(p);
          if (p < 0) { break l1159; }
          p = s1158;
          break l1160;
        }
        p = s1158;
        break l1157;
      }
      e1154 = null;
      break l1155;
    }
    p = s1156;
    l1163: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s1161 = p;
        l1162: {
          p = skipNoise(p);
          if (p < 0) { break l1162; }
          p = skipTrail(p);
          if (p < 0) { break l1162; }
          p = s1161;
          break l1163;
        }
        p = s1161;
      } else touched ||= p >= end;
      return undefined;
    }
    e1154 = null;
  }
  value = [e1124, e1131, e1140, e1143, e1154];
  pos = p;
  return value;
}

function readNewline(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l1126: {
    const s1127 = p;
    if (text.charCodeAt(p) === 13) {
      l1128: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1128;
        }
        value = "\r\n";
        p += 2;
        break l1126;
      }
      p = s1127;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1129: {

        value = "\n";
        p++;
        break l1126;
      }
      p = s1127;
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
  const list1138: " "[] = [];
  let n1136 = 0;
  l1133: for (;;) {
    if (n1136 >= 3) break;
    const s1135 = p;
    l1134: {
      let v1137!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1134;
      }
      v1137 = " ";
      p++;
      list1138.push(v1137);
      n1136++;
      continue l1133;
    }
    p = s1135;
    break;
  }
  value = list1138;
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list1149: string[] = [];
  l1145: for (;;) {
    const s1147 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1146: {
        let v1148!: string;
        const r1151 = read_blank(p);
        if (r1151 === undefined) { break l1146; }
        v1148 = r1151;
        p = pos;
        list1149.push(v1148);
        continue l1145;
      }
      p = s1147;
    } else touched ||= p >= end;
    break;
  }
  value = list1149;
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
  let e1167!: (string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[];
  const list1172: (string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[] = [];
  l1168: for (;;) {
    const s1170 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l1169: {
        let v1171!: string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
        l1174: {
          const s1175 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1176: {
              const r1177 = read_blank(p);
              if (r1177 === undefined) { break l1176; }
              v1171 = r1177;
              p = pos;
              break l1174;
            }
            p = s1175;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1179: {
              const r1180 = readNewline(p);
              if (r1180 === undefined) { break l1179; }
              v1171 = r1180;
              p = pos;
              break l1174;
            }
            p = s1175;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1169;
          }
          const r1182 = readNoise(p);
          if (r1182 === undefined) { break l1169; }
          v1171 = r1182;
          p = pos;
        }
        list1172.push(v1171);
        continue l1168;
      }
      p = s1170;
    } else touched ||= p >= end;
    break;
  }
  e1167 = list1172;
  let e1225!: null;
  const r1226 = readEof(p);
  if (r1226 === undefined) { return undefined; }
  e1225 = r1226;
  p = pos;
  value = [e1167, e1225];
  pos = p;
  return value;
}

function readNoise(p: number): ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | undefined {
  let value!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
  l1183: {
    const s1184 = p;
    if (text.charCodeAt(p) === 60) {
      l1185: {
        const r1186 = readTemplateToken(p);
        if (r1186 === undefined) { break l1185; }
        value = r1186;
        p = pos;
        break l1183;
      }
      p = s1184;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 27)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1213 = readAnsiSequence(p);
    if (r1213 === undefined) { return undefined; }
    value = r1213;
    p = pos;
  }
  pos = p;
  return value;
}

function readTemplateToken(p: number): ["<|", string[], "|>", [string, string[], null] | null] | undefined {
  let c = 0;
  let value!: ["<|", string[], "|>", [string, string[], null] | null];
  let e1187!: "<|";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return undefined;
  }
  e1187 = "<|";
  p += 2;
  let e1188!: string[];
  const list1193: string[] = [];
  l1189: for (;;) {
    const s1191 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      l1190: {
        let v1192!: string;
        v1192 = text.charAt(p);
        p++;
        list1193.push(v1192);
        continue l1189;
      }
      p = s1191;
    } else touched ||= p >= end;
    break;
  }
  if (list1193.length === 0) { return undefined; }
  e1188 = list1193;
  let e1195!: "|>";
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return undefined;
  }
  e1195 = "|>";
  p += 2;
  let e1196!: [string, string[], null] | null;
  l1197: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s1199 = p;
      l1198: {
        let e1200!: string;
        e1200 = text.charAt(p);
        p++;
        let e1201!: string[];
        const list1206: string[] = [];
        l1202: for (;;) {
          const s1204 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
            l1203: {
              let v1205!: string;
              v1205 = text.charAt(p);
              p++;
              list1206.push(v1205);
              continue l1202;
            }
            p = s1204;
          } else touched ||= p >= end;
          break;
        }
        e1201 = list1206;
        let e1208!: null;
        l1211: {
          if (text.charCodeAt(p) === 60) {
            const s1209 = p;
            l1210: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l1210;
              }
              p += 2;
              p = s1209;
              break l1211;
            }
            p = s1209;
          } else touched ||= p >= end;
          break l1198;
        }
        e1208 = null;
        e1196 = [e1200, e1201, e1208];
        break l1197;
      }
      p = s1199;
    } else touched ||= p >= end;
    e1196 = null;
  }
  value = [e1187, e1188, e1195, e1196];
  pos = p;
  return value;
}

function readAnsiSequence(p: number): ["\u001b[", string[], string] | undefined {
  let c = 0;
  let value!: ["\u001b[", string[], string];
  let e1214!: "\u001b[";
  if (text.charCodeAt(p) !== 27 || !text.startsWith("\u001b[", p)) {
    reachesEnd(p, "\u001b[");
    return undefined;
  }
  e1214 = "\u001b[";
  p += 2;
  let e1215!: string[];
  const list1220: string[] = [];
  l1216: for (;;) {
    const s1218 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) {
      l1217: {
        let v1219!: string;
        v1219 = text.charAt(p);
        p++;
        list1220.push(v1219);
        continue l1216;
      }
      p = s1218;
    } else touched ||= p >= end;
    break;
  }
  e1215 = list1220;
  let e1222!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  e1222 = text.charAt(p);
  p++;
  value = [e1214, e1215, e1222];
  pos = p;
  return value;
}

function readEof(p: number): null | undefined {
  let value!: null;
  if (p < end) {
    {
      const s1227 = p;
      l1228: {
        p++;
        return undefined;
      }
      p = s1227;
    }
  } else touched ||= p >= end;
  value = null;
  pos = p;
  return value;
}

function text136(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1235 = p + 16;
      while (p < near1235 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342)) p++;
      if (p === near1235) {
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
      l1236: {

        const near1237 = p + 16;
        while (p < near1237 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342)) p++;
        if (p === near1237) {
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
      l1238: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1238;
        }
        p = skipNewline(p);
        if (p < 0) { break l1238; }
        {
          const s1239 = p;
          l1240: {
            p = skip_fenceHead(p);
            if (p < 0) { break l1240; }
            break l1238;
          }
          p = s1239;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1242: {
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1242;
        }
        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
          {
            const s1243 = p;
            l1244: {
              p++;
              break l1242;
            }
            p = s1243;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1246: {
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1246;
        }
        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9664 || c === 12288)) {
          {
            const s1247 = p;
            l1248: {
              p++;
              break l1246;
            }
            p = s1247;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1250: {
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1250;
        }
        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65318 || c === 65350)) {
          {
            const s1251 = p;
            l1252: {
              p++;
              break l1250;
            }
            p = s1251;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1254: {
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1254;
        }
        p++;
        if (text.charCodeAt(p) === 124) {
          {
            const s1255 = p;
            l1256: {

              p++;
              break l1254;
            }
            p = s1255;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1258: {
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l1258;
        }
        p++;
        if (!((p < end && text.charCodeAt(p) !== 56710))) {
          touched ||= p >= end;
          break l1258;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 9664) {
      l1259: {
        if (text.charCodeAt(p) !== 9664) {
          touched ||= p >= end;
          break l1259;
        }
        p++;
        l1260: {
          const s1262 = p;
          l1261: {
            let n1266 = 0;
            l1263: for (;;) {
              if (n1266 >= 6) break;
              const s1265 = p;
              l1264: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
                  touched ||= p >= end;
                  break l1264;
                }
                p++;
                n1266++;
                continue l1263;
              }
              p = s1265;
              break;
            }
            if (text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
              reachesEnd(p, "\ud83e\udd86");
              break l1261;
            }
            p += 2;
            break l1260;
          }
          p = s1262;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1267: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1267;
        }
        p++;
        l1268: {
          if (text.charCodeAt(p) === 96) {
            const s1270 = p;
            l1269: {

              p++;
              break l1268;
            }
            p = s1270;
          } else touched ||= p >= end;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1271: {
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1271;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
          touched ||= p >= end;
          break l1271;
        }
        p++;
        const near1272 = p + 16;
        while (p < near1272 && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) p++;
        if (p === near1272) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1271;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1273 = p;
            l1274: {

              p++;
              break l1271;
            }
            p = s1273;
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

function leaf137(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1276!: null;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1277 = p;
      l1278: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1278; }
        return -1;
      }
      p = s1277;
    }
  } else touched ||= p >= end;
  e1276 = null;
  value = [e1276];
  leafValue = value;
  return p;
}

function leaf138(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MacroNode;
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return -1;
  }
  const r1280 = readMacro(p);
  if (r1280 === undefined) { return -1; }
  value = r1280;
  p = pos;
  leafValue = value;
  return p;
}

function leaf139(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceHeadNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r1282 = readFenceHead(p);
  if (r1282 === undefined) { return -1; }
  value = r1282;
  p = pos;
  leafValue = value;
  return p;
}

function text140(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1284 = p + 16;
      while (p < near1284 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
      if (p === near1284) {
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
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
      l1285: {

        const near1286 = p + 16;
        while (p < near1286 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
        if (p === near1286) {
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
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1287: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1287;
        }
        p = skipNewline(p);
        if (p < 0) { break l1287; }
        {
          const s1288 = p;
          l1289: {
            p = skipFenceClose(p);
            if (p < 0) { break l1289; }
            break l1287;
          }
          p = s1288;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf141(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionNode | FenceMarkNode;
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return -1;
  }
  const r1291 = readFenceItem(p);
  if (r1291 === undefined) { return -1; }
  value = r1291;
  p = pos;
  leafValue = value;
  return p;
}

function leaf142(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceEndNode;
  l1293: {
    const s1294 = p;
    const t1295 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1296: {
        const r1297 = readFenceEnd(p);
        if (r1297 === undefined) { break l1296; }
        value = r1297;
        p = pos;
        break l1293;
      }
      p = s1294;
      if (trail.length > t1295) trail.length = t1295;
    } else touched ||= p >= end;
    const r1299 = readMissingFenceEnd(p);
    if (r1299 === undefined) { return -1; }
    value = r1299;
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

function leaf144(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode;
  l1301: {
    const s1302 = p;
    const t1303 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l1304: {
        const r1305 = readSpan(p);
        if (r1305 === undefined) { break l1304; }
        value = r1305;
        p = pos;
        break l1301;
      }
      p = s1302;
      if (trail.length > t1303) trail.length = t1303;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1307: {
        const r1308 = readReference(p);
        if (r1308 === undefined) { break l1307; }
        value = r1308;
        p = pos;
        break l1301;
      }
      p = s1302;
      if (trail.length > t1303) trail.length = t1303;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1310: {
        const r1311 = readBadBraces(p);
        if (r1311 === undefined) { break l1310; }
        value = r1311;
        p = pos;
        break l1301;
      }
      p = s1302;
      if (trail.length > t1303) trail.length = t1303;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1313: {
        const r1314 = readBadNoise(p);
        if (r1314 === undefined) { break l1313; }
        value = r1314;
        p = pos;
        break l1301;
      }
      p = s1302;
      if (trail.length > t1303) trail.length = t1303;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 55358)) {
      l1316: {
        const r1317 = readBadImitation(p);
        if (r1317 === undefined) { break l1316; }
        value = r1317;
        p = pos;
        break l1301;
      }
      p = s1302;
      if (trail.length > t1303) trail.length = t1303;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1319: {
        const r1320 = readBadStrayClose(p);
        if (r1320 === undefined) { break l1319; }
        value = r1320;
        p = pos;
        break l1301;
      }
      p = s1302;
      if (trail.length > t1303) trail.length = t1303;
    } else touched ||= p >= end;
    l1322: {
      const r1323 = readMissingOpenEnd(p);
      if (r1323 === undefined) { break l1322; }
      value = r1323;
      p = pos;
      break l1301;
    }
    p = s1302;
    if (trail.length > t1303) trail.length = t1303;
    l1325: {
      const r1326 = readMissingReferenceEnd(p);
      if (r1326 === undefined) { break l1325; }
      value = r1326;
      p = pos;
      break l1301;
    }
    p = s1302;
    if (trail.length > t1303) trail.length = t1303;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1328 = readMark(p);
    if (r1328 === undefined) { return -1; }
    value = r1328;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf145(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | null;
  l1330: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1332 = p;
      l1331: {
        const r1333 = readWrapperEnd(p);
        if (r1333 === undefined) { break l1331; }
        value = r1333;
        p = pos;
        break l1330;
      }
      p = s1332;
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

function leaf147(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpeningFenceHeadNode;
  const r1335 = readOpeningFenceHead(p);
  if (r1335 === undefined) { return -1; }
  value = r1335;
  p = pos;
  leafValue = value;
  return p;
}

function readOpeningFenceHead(p: number): OpeningFenceHeadNode | undefined {
  const start = p;
  let l_run!: string;
  const r1336 = read_fenceHead(p);
  if (r1336 === undefined) { return undefined; }
  l_run = r1336;
  p = pos;
  pos = p;
  return { type: 'OpeningFenceHead', start: base + start, end: base + p, run: l_run };
}

function leaf149(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, "{"];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1339 = readReferenceText(p);
  if (r1339 === undefined) { return -1; }
  value = r1339;
  p = pos;
  leafValue = value;
  return p;
}

function readReferenceText(p: number): string[] | [null, "{"] | undefined {
  let value!: string[] | [null, "{"];
  l1340: {
    const s1341 = p;
    if ((p < end && text.charCodeAt(p) !== 123)) {
      l1342: {
        const list1347: string[] = [];
        l1343: for (;;) {
          const s1345 = p;
          if ((p < end && text.charCodeAt(p) !== 123)) {
            l1344: {
              let v1346!: string;
              v1346 = text.charAt(p);
              p++;
              list1347.push(v1346);
              continue l1343;
            }
            p = s1345;
          } else touched ||= p >= end;
          break;
        }
        if (list1347.length === 0) { break l1342; }
        value = list1347;
        break l1340;
      }
      p = s1341;
    } else touched ||= p >= end;
    let e1349!: null;
    if (text.charCodeAt(p) === 123) {
      {
        const s1350 = p;
        l1351: {
          p = skip_reference(p);
          if (p < 0) { break l1351; }
          return undefined;
        }
        p = s1350;
      }
    } else touched ||= p >= end;
    e1349 = null;
    let e1353!: "{";
    if (text.charCodeAt(p) !== 123) {
      touched ||= p >= end;
      return undefined;
    }
    e1353 = "{";
    p++;
    value = [e1349, e1353];
  }
  pos = p;
  return value;
}

function leaf151(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [ReferenceNode, (string[] | [null, "{"])[]];
  let e1355!: ReferenceNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r1356 = readReference(p);
  if (r1356 === undefined) { return -1; }
  e1355 = r1356;
  p = pos;
  let e1358!: (string[] | [null, "{"])[];
  const list1363: (string[] | [null, "{"])[] = [];
  l1359: for (;;) {
    const s1361 = p;
    if (p < end) {
      l1360: {
        let v1362!: string[] | [null, "{"];
        const r1365 = readReferenceText(p);
        if (r1365 === undefined) { break l1360; }
        v1362 = r1365;
        p = pos;
        list1363.push(v1362);
        continue l1359;
      }
      p = s1361;
    } else touched ||= p >= end;
    break;
  }
  e1358 = list1363;
  value = [e1355, e1358];
  leafValue = value;
  return p;
}

function leaf152(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], LabelNode] | null;
  l1367: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 12450 || c === 24605 || c === 26368 || c === 32771 || c === 34892 || c === 35251)) {
      const s1369 = p;
      l1368: {
        let e1370!: string[];
        const r1371 = readBlanks(p);
        if (r1371 === undefined) { break l1368; }
        e1370 = r1371;
        p = pos;
        let e1373!: LabelNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12450 || c === 24605 || c === 26368 || c === 32771 || c === 34892 || c === 35251))) {
          touched ||= p >= end;
          break l1368;
        }
        const r1374 = readLabel(p);
        if (r1374 === undefined) { break l1368; }
        e1373 = r1374;
        p = pos;
        value = [e1370, e1373];
        break l1367;
      }
      p = s1369;
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
  l1375: {
    const s1376 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 24605 || c === 32771)) {
      l1377: {
        l1378: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
            const s1380 = p;
            l1379: {
              p = skipDecoration(p);
              if (p < 0) { break l1379; }
              break l1378;
            }
            p = s1380;
          } else touched ||= p >= end;
        }
        l1390: {
          const s1391 = p;
          if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
            l1392: {
              if (!isCaseless(p, "thoughts")) { break l1392; }
              l_thought = text.slice(p, p + 8);
              p += 8;
              break l1390;
            }
            p = s1391;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
            l1393: {
              if (!isCaseless(p, "thought")) { break l1393; }
              l_thought = text.slice(p, p + 7);
              p += 7;
              break l1390;
            }
            p = s1391;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 24605) {
            l1394: {
              if (!text.startsWith("\u601d\u8003", p)) {
                reachesEnd(p, "\u601d\u8003");
                break l1394;
              }
              l_thought = "\u601d\u8003";
              p += 2;
              break l1390;
            }
            p = s1391;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 32771 || !text.startsWith("\u8003\u3048", p)) {
            reachesEnd(p, "\u8003\u3048");
            break l1377;
          }
          l_thought = "\u8003\u3048";
          p += 2;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 65306))) {
          touched ||= p >= end;
          break l1377;
        }
        p = skipLabelEnd(p);
        if (p < 0) { break l1377; }
        break l1375;
      }
      p = s1376;
      l_thought = null;
      l_action = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 12450 || c === 34892)) {
      l1407: {
        l1408: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
            const s1410 = p;
            l1409: {
              p = skipDecoration(p);
              if (p < 0) { break l1409; }
              break l1408;
            }
            p = s1410;
          } else touched ||= p >= end;
        }
        l1411: {
          const s1412 = p;
          if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
            l1413: {
              if (!isCaseless(p, "actions")) { break l1413; }
              l_action = text.slice(p, p + 7);
              p += 7;
              break l1411;
            }
            p = s1412;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
            l1414: {
              if (!isCaseless(p, "action")) { break l1414; }
              l_action = text.slice(p, p + 6);
              p += 6;
              break l1411;
            }
            p = s1412;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 34892) {
            l1415: {
              if (!text.startsWith("\u884c\u52d5", p)) {
                reachesEnd(p, "\u884c\u52d5");
                break l1415;
              }
              l_action = "\u884c\u52d5";
              p += 2;
              break l1411;
            }
            p = s1412;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 12450 || !text.startsWith("\u30a2\u30af\u30b7\u30e7\u30f3", p)) {
            reachesEnd(p, "\u30a2\u30af\u30b7\u30e7\u30f3");
            break l1407;
          }
          l_action = "\u30a2\u30af\u30b7\u30e7\u30f3";
          p += 5;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 65306))) {
          touched ||= p >= end;
          break l1407;
        }
        p = skipLabelEnd(p);
        if (p < 0) { break l1407; }
        break l1375;
      }
      p = s1376;
      l_thought = null;
      l_action = null;
    } else touched ||= p >= end;
    l1416: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
        const s1418 = p;
        l1417: {
          p = skipDecoration(p);
          if (p < 0) { break l1417; }
          break l1416;
        }
        p = s1418;
      } else touched ||= p >= end;
    }
    l1419: {
      const s1420 = p;
      if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
        l1421: {
          if (!isCaseless(p, "observation")) { break l1421; }
          p += 11;
          break l1419;
        }
        p = s1420;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
        l1422: {
          if (!isCaseless(p, "final answer")) { break l1422; }
          p += 12;
          break l1419;
        }
        p = s1420;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 35251) {
        l1423: {
          if (!text.startsWith("\u89b3\u5bdf", p)) {
            reachesEnd(p, "\u89b3\u5bdf");
            break l1423;
          }
          p += 2;
          break l1419;
        }
        p = s1420;
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
  let m1384 = false;
  l1381: for (;;) {
    const s1383 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l1382: {
        l1385: {
          const s1386 = p;
          if (text.charCodeAt(p) === 35) {
            l1387: {
              if (!(text.charCodeAt(p) === 35)) {
                touched ||= p >= end;
                break l1387;
              }
              p++;
              while (text.charCodeAt(p) === 35) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1387;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1385;
            }
            p = s1386;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l1388: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1388;
              }
              p += 2;
              break l1385;
            }
            p = s1386;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            l1389: {
              if (!text.startsWith("__", p)) {
                reachesEnd(p, "__");
                break l1389;
              }
              p += 2;
              break l1385;
            }
            p = s1386;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
            touched ||= p >= end;
            break l1382;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1382;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
        }
        m1384 = true;
        continue l1381;
      }
      p = s1383;
    } else touched ||= p >= end;
    break;
  }
  if (!m1384) { return -1; }
  return p;
}

function skipLabelEnd(p: number): number {
  let c = 0;
  l1395: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1397 = p;
      l1396: {
        l1398: {
          const s1399 = p;
          if (text.charCodeAt(p) === 42) {
            l1400: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1400;
              }
              p += 2;
              break l1398;
            }
            p = s1399;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1396;
          }
          p += 2;
        }
        break l1395;
      }
      p = s1397;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1401: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1403 = p;
      l1402: {
        l1404: {
          const s1405 = p;
          if (text.charCodeAt(p) === 42) {
            l1406: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1406;
              }
              p += 2;
              break l1404;
            }
            p = s1405;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1402;
          }
          p += 2;
        }
        break l1401;
      }
      p = s1403;
    } else touched ||= p >= end;
  }
  return p;
}

function leaf156(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r", string[], LabelNode] | string[] | ["\\", "`" | null] | ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | MacroNode | string;
  l1425: {
    const s1426 = p;
    const t1427 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1428: {
        let e1429!: "\r\n" | "\n" | "\r";
        const r1430 = readNewline(p);
        if (r1430 === undefined) { break l1428; }
        e1429 = r1430;
        p = pos;
        let e1432!: string[];
        const r1433 = readBlanks(p);
        if (r1433 === undefined) { break l1428; }
        e1432 = r1433;
        p = pos;
        let e1435!: LabelNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12450 || c === 24605 || c === 26368 || c === 32771 || c === 34892 || c === 35251))) {
          touched ||= p >= end;
          break l1428;
        }
        const r1436 = readLabel(p);
        if (r1436 === undefined) { break l1428; }
        e1435 = r1436;
        p = pos;
        value = [e1429, e1432, e1435];
        break l1425;
      }
      p = s1426;
      if (trail.length > t1427) trail.length = t1427;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1438 = readLabelText(p);
    if (r1438 === undefined) { return -1; }
    value = r1438;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLabelText(p: number): string[] | ["\\", "`" | null] | ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | MacroNode | string | undefined {
  let c = 0;
  let value!: string[] | ["\\", "`" | null] | ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | MacroNode | string;
  l1439: {
    const s1440 = p;
    const t1441 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l1442: {
        const list1447: string[] = [];
        l1443: for (;;) {
          const s1445 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
            l1444: {
              let v1446!: string;
              v1446 = text.charAt(p);
              p++;
              list1447.push(v1446);
              continue l1443;
            }
            p = s1445;
          } else touched ||= p >= end;
          break;
        }
        if (list1447.length === 0) { break l1442; }
        value = list1447;
        break l1439;
      }
      p = s1440;
      if (trail.length > t1441) trail.length = t1441;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1449: {
        let e1450!: "\\";

        e1450 = "\\";
        p++;
        let e1451!: "`" | null;
        l1452: {
          if (text.charCodeAt(p) === 96) {
            const s1454 = p;
            l1453: {

              e1451 = "`";
              p++;
              break l1452;
            }
            p = s1454;
          } else touched ||= p >= end;
          e1451 = null;
        }
        value = [e1450, e1451];
        break l1439;
      }
      p = s1440;
      if (trail.length > t1441) trail.length = t1441;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1455: {
        const r1456 = readCodeLines(p);
        if (r1456 === undefined) { break l1455; }
        value = r1456;
        p = pos;
        break l1439;
      }
      p = s1440;
      if (trail.length > t1441) trail.length = t1441;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1516: {
        const r1517 = readNewline(p);
        if (r1517 === undefined) { break l1516; }
        value = r1517;
        p = pos;
        break l1439;
      }
      p = s1440;
      if (trail.length > t1441) trail.length = t1441;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1519: {
        const r1520 = read_span(p);
        if (r1520 === undefined) { break l1519; }
        value = r1520;
        p = pos;
        break l1439;
      }
      p = s1440;
      if (trail.length > t1441) trail.length = t1441;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1522: {
        const list1527: "`"[] = [];
        l1523: for (;;) {
          const s1525 = p;
          if (text.charCodeAt(p) === 96) {
            l1524: {
              let v1526!: "`";

              v1526 = "`";
              p++;
              list1527.push(v1526);
              continue l1523;
            }
            p = s1525;
          } else touched ||= p >= end;
          break;
        }
        if (list1527.length === 0) { break l1522; }
        value = list1527;
        break l1439;
      }
      p = s1440;
      if (trail.length > t1441) trail.length = t1441;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1529: {
        const r1530 = readMacro(p);
        if (r1530 === undefined) { break l1529; }
        value = r1530;
        p = pos;
        break l1439;
      }
      p = s1440;
      if (trail.length > t1441) trail.length = t1441;
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

function readCodeLines(p: number): ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | undefined {
  const outer = registers[2];
  const value = readCodeLinesInside(p);
  registers[2] = outer;
  return value;
}

function readCodeLinesInside(p: number): ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | undefined {
  let c = 0;
  let value!: ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null];
  let l_run!: string;
  let e1457!: "\r\n" | "\n" | "\r";
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1458 = readNewline(p);
  if (r1458 === undefined) { return undefined; }
  e1457 = r1458;
  p = pos;
  let e1460!: string;
  const r1461 = read_fenceHead(p);
  if (r1461 === undefined) { return undefined; }
  l_run = r1461;
  p = pos;
  registers[2] = l_run;
  e1460 = l_run;
  let e1463!: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[];
  const list1468: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[] = [];
  l1464: for (;;) {
    const s1466 = p;
    if (p < end) {
      l1465: {
        let v1467!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string | [null, "\ud83e"] | [null, string])[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null];
        l1470: {
          const s1471 = p;
          if (text.charCodeAt(p) === 55358) {
            l1472: {
              const r1473 = read_mention(p);
              if (r1473 === undefined) { break l1472; }
              v1467 = r1473;
              p = pos;
              break l1470;
            }
            p = s1471;
          } else touched ||= p >= end;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
            l1475: {
              const list1480: string[] = [];
              l1476: for (;;) {
                const s1478 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
                  l1477: {
                    let v1479!: string;
                    v1479 = text.charAt(p);
                    p++;
                    list1480.push(v1479);
                    continue l1476;
                  }
                  p = s1478;
                } else touched ||= p >= end;
                break;
              }
              if (list1480.length === 0) { break l1475; }
              v1467 = list1480;
              break l1470;
            }
            p = s1471;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 55358) {
            l1482: {

              v1467 = "\ud83e";
              p++;
              break l1470;
            }
            p = s1471;
          } else touched ||= p >= end;
          let e1483!: "\r\n" | "\n" | "\r";
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1465;
          }
          const r1484 = readNewline(p);
          if (r1484 === undefined) { break l1465; }
          e1483 = r1484;
          p = pos;
          let e1486!: null;
          {
            const s1487 = p;
            l1488: {
              p = skipFenceClose(p);
              if (p < 0) { break l1488; }
              break l1465;
            }
            p = s1487;
          }
          e1486 = null;
          v1467 = [e1483, e1486];
        }
        list1468.push(v1467);
        continue l1464;
      }
      p = s1466;
    } else touched ||= p >= end;
    break;
  }
  e1463 = list1468;
  let e1490!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null;
  l1491: {
    const s1492 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1493: {
        let e1494!: "\r\n" | "\n" | "\r";
        const r1495 = readNewline(p);
        if (r1495 === undefined) { break l1493; }
        e1494 = r1495;
        p = pos;
        let e1497!: [" "[], string, string[], null];
        const r1498 = readFenceClose(p);
        if (r1498 === undefined) { break l1493; }
        e1497 = r1498;
        p = pos;
        e1490 = [e1494, e1497];
        break l1491;
      }
      p = s1492;
    } else touched ||= p >= end;
    const r1513 = readEof(p);
    if (r1513 === undefined) { return undefined; }
    e1490 = r1513;
    p = pos;
  }
  value = [e1457, e1460, e1463, e1490];
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e1499!: " "[];
  const r1500 = readIndent(p);
  if (r1500 === undefined) { return undefined; }
  e1499 = r1500;
  p = pos;
  let e1502!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1503 = readClosingRun(p);
  if (r1503 === undefined) { return undefined; }
  e1502 = r1503;
  p = pos;
  let e1505!: string[];
  const r1506 = readBlanks(p);
  if (r1506 === undefined) { return undefined; }
  e1505 = r1506;
  p = pos;
  let e1508!: null;
  l1511: {
    const s1509 = p;
    l1510: {
      p = skipLineEnd(p);
      if (p < 0) { break l1510; }
      p = s1509;
      break l1511;
    }
    p = s1509;
    return undefined;
  }
  e1508 = null;
  value = [e1499, e1502, e1505, e1508];
  pos = p;
  return value;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_10, STARTS_11, null], alternatives: [{ op: 'leaf', read: leaf138 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf144 }] };
const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf11 }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf137, body: stepItem }, { op: 'again', step: () => stepText }] } }, { op: 'leaf', read: leaf145 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'text', read: text136 } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf139 }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf141 }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: leaf142 }] } };
const stepFenceText: Step = { op: 'rule', name: 'FenceText', register: -1, isText: true, body: { op: 'text', read: text140 } };
const stepOpeningFence: Step = { op: 'rule', name: 'OpeningFence', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as OpeningFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf147 }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf141 }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: leaf142 }] } };

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
    references: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf149 } }, { op: 'loop', body: { op: 'leaf', read: leaf151 } }] },
    labels: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf152 }, { op: 'loop', body: { op: 'leaf', read: leaf156 } }] },
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
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF outside the content blocks.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 3,
  tables: 0,
};
