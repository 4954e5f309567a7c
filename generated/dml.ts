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
const STARTS_13 = startsOf([32, 32], [96, 96], [126, 126]);

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
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r41 = readBadWrapper(p);
  if (r41 === undefined) { return -1; }
  value = r41;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  l44: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s42 = p;
      l43: {
        p = skip_wrapped(p);
        if (p < 0) { break l43; }
        p = s42;
        break l44;
      }
      p = s42;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1257 = read_fenceHead(p);
  if (r1257 === undefined) { return undefined; }
  l_run = r1257;
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
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
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
  let e153!: [null, MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode, TextNode][];
  const list159: ([null, MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode, TextNode])[] = [];
  l154: for (;;) {
    const s156 = p;
    const t157 = trail.length;
    l155: {
      let v158!: [null, MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode, TextNode];
      let e161!: null;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        {
          const s162 = p;
          l163: {
            p = skip_wrapperEnd(p);
            if (p < 0) { break l163; }
            break l155;
          }
          p = s162;
        }
      } else touched ||= p >= end;
      e161 = null;
      let e196!: MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode;
      const r197 = readItem(p);
      if (r197 === undefined) { break l155; }
      e196 = r197;
      p = pos;
      let e1144!: TextNode;
      const r1145 = readText(p);
      if (r1145 === undefined) { break l155; }
      e1144 = r1145;
      p = pos;
      v158 = [e161, e196, e1144];
      list159.push(v158);
      continue l154;
    }
    p = s156;
    if (trail.length > t157) trail.length = t157;
    break;
  }
  e153 = list159;
  let e1147!: ["\r\n" | "\n" | "\r", " "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1148 = read_wrapperEnd(p);
  if (r1148 === undefined) { return undefined; }
  e1147 = r1148;
  p = pos;
  let e1190!: [(string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[], null];
  const r1191 = readTrail(p);
  if (r1191 === undefined) { return undefined; }
  e1190 = r1191;
  p = pos;
  value = [e45, e78, e153, e1147, e1190];
  pos = p;
  return value;
}

function read_fenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l47: {
    const s48 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
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
    } else touched ||= p >= end;
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
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s91 = p;
            l92: {
              p = skip_fenceHead(p);
              if (p < 0) { break l92; }
              break l90;
            }
            p = s91;
          }
        } else touched ||= p >= end;
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
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288 || c === 55358)) {
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
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9654 || c === 12288)) {
                {
                  const s137 = p;
                  l138: {
                    let n143 = 0;
                    l140: for (;;) {
                      if (n143 >= 6) break;
                      const s142 = p;
                      l141: {
                        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
                          touched ||= p >= end;
                          break l141;
                        }
                        p++;
                        n143++;
                        continue l140;
                      }
                      p = s142;
                      break;
                    }
                    if (text.charCodeAt(p) !== 9654) {
                      touched ||= p >= end;
                      break l138;
                    }
                    p++;
                    break l131;
                  }
                  p = s137;
                }
              } else touched ||= p >= end;
              break l130;
            }
            p = s132;
          } else touched ||= p >= end;
        }
        break l88;
      }
      p = s89;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l144: {

        p++;
        l145: {
          if (text.charCodeAt(p) === 96) {
            const s147 = p;
            l146: {

              p++;
              break l145;
            }
            p = s147;
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
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
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
    } else touched ||= p >= end;
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
  const near148 = p + 16;
  while (p < near148 && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) p++;
  if (p === near148) {
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
      const s149 = p;
      l150: {

        p++;
        return -1;
      }
      p = s149;
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
  let n168 = 0;
  l165: for (;;) {
    if (n168 >= 3) break;
    const s167 = p;
    l166: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l166;
      }
      p++;
      n168++;
      continue l165;
    }
    p = s167;
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
  l176: {
    const s177 = p;
    l178: {
      l181: {
        const s179 = p;
        l180: {
          p = skipLineEnd(p);
          if (p < 0) { break l180; }
          p = s179;
          break l181;
        }
        p = s179;
        break l178;
      }
      break l176;
    }
    p = s177;
    l184: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s182 = p;
        l183: {
          p = skipNoise(p);
          if (p < 0) { break l183; }
          p = skipTrail(p);
          if (p < 0) { break l183; }
          p = s182;
          break l184;
        }
        p = s182;
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
  const r169 = readFenceRun(p);
  if (r169 === undefined) { return undefined; }
  value = r169;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l170: {
    const s171 = p;
    if (text.charCodeAt(p) === 96) {
      l172: {
        const s173 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l172;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s173, p);
        break l170;
      }
      p = s171;
    } else touched ||= p >= end;
    const s174 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s174, p);
  }
  pos = p;
  return value;
}

function skipTrail(p: number): number {
  let c = 0;
  l185: for (;;) {
    const s187 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l186: {
        l189: {
          const s190 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l191: {
              p++;
              break l189;
            }
            p = s190;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l192: {
              p = skipNewline(p);
              if (p < 0) { break l192; }
              break l189;
            }
            p = s190;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l186;
          }
          p = skipNoise(p);
          if (p < 0) { break l186; }
        }
        continue l185;
      }
      p = s187;
    } else touched ||= p >= end;
    break;
  }
  if (p < end) {
    {
      const s193 = p;
      l194: {
        p++;
        return -1;
      }
      p = s193;
    }
  } else touched ||= p >= end;
  return p;
}

function readItem(p: number): MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode | undefined {
  let c = 0;
  let value!: MacroNode | FenceNode | SpanNode | ReferenceNode | BadBracesNode | BadNoiseNode | BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode;
  l198: {
    const s199 = p;
    const t200 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l201: {
        const r202 = readMacro(p);
        if (r202 === undefined) { break l201; }
        value = r202;
        p = pos;
        break l198;
      }
      p = s199;
      if (trail.length > t200) trail.length = t200;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l981: {
        const r982 = readFence(p);
        if (r982 === undefined) { break l981; }
        value = r982;
        p = pos;
        break l198;
      }
      p = s199;
      if (trail.length > t200) trail.length = t200;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1045: {
        const r1046 = readSpan(p);
        if (r1046 === undefined) { break l1045; }
        value = r1046;
        p = pos;
        break l198;
      }
      p = s199;
      if (trail.length > t200) trail.length = t200;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1075: {
        const r1076 = readReference(p);
        if (r1076 === undefined) { break l1075; }
        value = r1076;
        p = pos;
        break l198;
      }
      p = s199;
      if (trail.length > t200) trail.length = t200;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1078: {
        const r1079 = readBadBraces(p);
        if (r1079 === undefined) { break l1078; }
        value = r1079;
        p = pos;
        break l198;
      }
      p = s199;
      if (trail.length > t200) trail.length = t200;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1081: {
        const r1082 = readBadNoise(p);
        if (r1082 === undefined) { break l1081; }
        value = r1082;
        p = pos;
        break l198;
      }
      p = s199;
      if (trail.length > t200) trail.length = t200;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 55358)) {
      l1084: {
        const r1085 = readBadImitation(p);
        if (r1085 === undefined) { break l1084; }
        value = r1085;
        p = pos;
        break l198;
      }
      p = s199;
      if (trail.length > t200) trail.length = t200;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1117: {
        const r1118 = readBadStrayClose(p);
        if (r1118 === undefined) { break l1117; }
        value = r1118;
        p = pos;
        break l198;
      }
      p = s199;
      if (trail.length > t200) trail.length = t200;
    } else touched ||= p >= end;
    l1131: {
      const r1132 = readMissingOpenEnd(p);
      if (r1132 === undefined) { break l1131; }
      value = r1132;
      p = pos;
      break l198;
    }
    p = s199;
    if (trail.length > t200) trail.length = t200;
    l1134: {
      const r1135 = readMissingReferenceEnd(p);
      if (r1135 === undefined) { break l1134; }
      value = r1135;
      p = pos;
      break l198;
    }
    p = s199;
    if (trail.length > t200) trail.length = t200;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1137 = readMark(p);
    if (r1137 === undefined) { return undefined; }
    value = r1137;
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
  const r203 = readOpenOrBad(p);
  if (r203 === undefined) { return undefined; }
  p = pos;
  const r219 = readCommand(p);
  if (r219 === undefined) { return undefined; }
  l_command = r219;
  p = pos;
  l373: {
    const s374 = p;
    const t375 = trail.length;
    if (p < end) {
      l376: {
        const r377 = readArguments(p);
        if (r377 === undefined) { break l376; }
        l_args = r377;
        p = pos;
        l468: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s466 = p;
            l467: {
              p = skipClose(p);
              if (p < 0) { break l467; }
              p = s466;
              break l468;
            }
            p = s466;
          } else touched ||= p >= end;
          break l376;
        }
        break l373;
      }
      p = s374;
      if (trail.length > t375) trail.length = t375;
    } else touched ||= p >= end;
    const r469 = readMentioningArguments(p);
    if (r469 === undefined) { return undefined; }
    l_args = r469;
    p = pos;
  }
  l966: {
    const s967 = p;
    const t968 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l969: {
        const r970 = readCloseOrBad(p);
        if (r970 === undefined) { break l969; }
        l_close = r970;
        p = pos;
        break l966;
      }
      p = s967;
      if (trail.length > t968) trail.length = t968;
    } else touched ||= p >= end;
    const r978 = readMissingClose(p);
    if (r978 === undefined) { return undefined; }
    l_close = r978;
    p = pos;
  }
  pos = p;
  return { type: 'Macro', start: base + start, end: base + p, command: l_command, args: l_args, close: l_close };
}

function readOpenOrBad(p: number): "🦆▶️[" | BadOpenNode | undefined {
  let value!: "🦆▶️[" | BadOpenNode;
  l204: {
    const s205 = p;
    const t206 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l207: {
        if (!text.startsWith("\ud83e\udd86\u25b6\ufe0f[", p)) {
          reachesEnd(p, "\ud83e\udd86\u25b6\ufe0f[");
          break l207;
        }
        value = "\ud83e\udd86\u25b6\ufe0f[";
        p += 5;
        break l204;
      }
      p = s205;
      if (trail.length > t206) trail.length = t206;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 55358)) {
      touched ||= p >= end;
      return undefined;
    }
    const r208 = readBadOpen(p);
    if (r208 === undefined) { return undefined; }
    value = r208;
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
  let n212 = 0;
  l209: for (;;) {
    if (n212 >= 6) break;
    const s211 = p;
    l210: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l210;
      }
      p++;
      n212++;
      continue l209;
    }
    p = s211;
    break;
  }
  if (text.charCodeAt(p) !== 9654) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n216 = 0;
  l213: for (;;) {
    if (n216 >= 6) break;
    const s215 = p;
    l214: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l214;
      }
      p++;
      n216++;
      continue l213;
    }
    p = s215;
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
  l220: {
    const s221 = p;
    const t222 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73)) {
      l223: {
        const r224 = readCommandName(p);
        if (r224 === undefined) { break l223; }
        l_name = r224;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l223;
        }
        l_colon = ":";
        p++;
        break l220;
      }
      p = s221;
      if (trail.length > t222) trail.length = t222;
      l_name = null;
      l_meant = null;
      l_word = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 160 || c === 12288)) {
      l226: {
        l227: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
            const s229 = p;
            const t230 = trail.length;
            l228: {
              const r231 = readBadSpace(p);
              if (r231 === undefined) { break l228; }
              p = pos;
              break l227;
            }
            p = s229;
            if (trail.length > t230) trail.length = t230;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73))) {
          touched ||= p >= end;
          break l226;
        }
        const r233 = readCommandName(p);
        if (r233 === undefined) { break l226; }
        l_name = r233;
        p = pos;
        l237: {
          const s235 = p;
          l236: {
            p = skipCommandEnd(p);
            if (p < 0) { break l236; }
            p = s235;
            break l237;
          }
          p = s235;
          break l226;
        }
        l260: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
            const s262 = p;
            const t263 = trail.length;
            l261: {
              const r264 = readBadSpace(p);
              if (r264 === undefined) { break l261; }
              p = pos;
              break l260;
            }
            p = s262;
            if (trail.length > t263) trail.length = t263;
          } else touched ||= p >= end;
        }
        const r266 = readColon(p);
        if (r266 === undefined) { break l226; }
        l_colon = r266;
        p = pos;
        break l220;
      }
      p = s221;
      if (trail.length > t222) trail.length = t222;
      l_name = null;
      l_meant = null;
      l_word = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 160 || c === 304 || c === 12288 || c === 65318 || c === 65321 || c === 65350 || c === 65353)) {
      l277: {
        l278: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
            const s280 = p;
            const t281 = trail.length;
            l279: {
              const r282 = readBadSpace(p);
              if (r282 === undefined) { break l279; }
              p = pos;
              break l278;
            }
            p = s280;
            if (trail.length > t281) trail.length = t281;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 304 || c === 65318 || c === 65321 || c === 65350 || c === 65353))) {
          touched ||= p >= end;
          break l277;
        }
        const r284 = readBadCommand(p);
        if (r284 === undefined) { break l277; }
        l_meant = r284;
        p = pos;
        l319: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
            const s321 = p;
            const t322 = trail.length;
            l320: {
              const r323 = readBadSpace(p);
              if (r323 === undefined) { break l320; }
              p = pos;
              break l319;
            }
            p = s321;
            if (trail.length > t322) trail.length = t322;
          } else touched ||= p >= end;
        }
        const r325 = readColon(p);
        if (r325 === undefined) { break l277; }
        l_colon = r325;
        p = pos;
        break l220;
      }
      p = s221;
      if (trail.length > t222) trail.length = t222;
      l_name = null;
      l_meant = null;
      l_word = null;
    } else touched ||= p >= end;
    l327: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
        const s329 = p;
        const t330 = trail.length;
        l328: {
          const r331 = readBadSpace(p);
          if (r331 === undefined) { break l328; }
          p = pos;
          break l327;
        }
        p = s329;
        if (trail.length > t330) trail.length = t330;
      } else touched ||= p >= end;
    }
    l333: {
      const s334 = p;
      const t335 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12289 && c <= 65305) || (c >= 161 && c <= 12287) || c >= 65373 || (c >= 65307 && c <= 65371) || (c >= 128 && c <= 159))) {
        l336: {
          const r337 = readUnknownCommand(p);
          if (r337 === undefined) { break l336; }
          l_word = r337;
          p = pos;
          break l333;
        }
        p = s334;
        if (trail.length > t335) trail.length = t335;
      } else touched ||= p >= end;
      const r362 = readMissingCommand(p);
      if (r362 === undefined) { return undefined; }
      l_word = r362;
      p = pos;
    }
    l364: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
        const s366 = p;
        const t367 = trail.length;
        l365: {
          const r368 = readBadSpace(p);
          if (r368 === undefined) { break l365; }
          p = pos;
          break l364;
        }
        p = s366;
        if (trail.length > t367) trail.length = t367;
      } else touched ||= p >= end;
    }
    const r370 = readColon(p);
    if (r370 === undefined) { return undefined; }
    l_colon = r370;
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
  l238: {
    const s239 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 65306 || c === 65372)) {
      l240: {
        p++;
        break l238;
      }
      p = s239;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l241: {
        p = skipClose(p);
        if (p < 0) { break l241; }
        break l238;
      }
      p = s239;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l253: {
        p = skipOpen(p);
        if (p < 0) { break l253; }
        break l238;
      }
      p = s239;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s257 = p;
        l258: {
          p++;
          return -1;
        }
        p = s257;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipClose(p: number): number {
  let c = 0;
  l242: {
    const s243 = p;
    if (text.charCodeAt(p) === 93) {
      l244: {
        if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
          reachesEnd(p, "]\u25c0\ufe0f\ud83e\udd86");
          break l244;
        }
        p += 5;
        break l242;
      }
      p = s243;
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
  let n248 = 0;
  l245: for (;;) {
    if (n248 >= 6) break;
    const s247 = p;
    l246: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l246;
      }
      p++;
      n248++;
      continue l245;
    }
    p = s247;
    break;
  }
  if (text.charCodeAt(p) !== 9664) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n252 = 0;
  l249: for (;;) {
    if (n252 >= 6) break;
    const s251 = p;
    l250: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l250;
      }
      p++;
      n252++;
      continue l249;
    }
    p = s251;
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
  l254: {
    const s255 = p;
    if (text.charCodeAt(p) === 55358) {
      l256: {
        if (!text.startsWith("\ud83e\udd86\u25b6\ufe0f[", p)) {
          reachesEnd(p, "\ud83e\udd86\u25b6\ufe0f[");
          break l256;
        }
        p += 5;
        break l254;
      }
      p = s255;
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
  l267: {
    const s268 = p;
    const t269 = trail.length;
    if (text.charCodeAt(p) === 58) {
      l270: {

        value = ":";
        p++;
        break l267;
      }
      p = s268;
      if (trail.length > t269) trail.length = t269;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l271: {
        const r272 = readBadSeparator(p);
        if (r272 === undefined) { break l271; }
        value = r272;
        p = pos;
        break l267;
      }
      p = s268;
      if (trail.length > t269) trail.length = t269;
    } else touched ||= p >= end;
    const r274 = readMissingColon(p);
    if (r274 === undefined) { return undefined; }
    value = r274;
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
  l285: {
    const s286 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65332 || c === 65364)) {
      l287: {
        l288: {
          const s289 = p;
          if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
            l290: {
              if (!isCaseless(p, "tools")) { break l290; }
              l_tool = text.slice(p, p + 5);
              p += 5;
              break l288;
            }
            p = s289;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
            l291: {
              if (!isCaseless(p, "tool")) { break l291; }
              l_tool = text.slice(p, p + 4);
              p += 4;
              break l288;
            }
            p = s289;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65332 || c === 65364))) {
            touched ||= p >= end;
            break l287;
          }
          l_tool = text.charAt(p);
          p++;
        }
        l294: {
          const s292 = p;
          l293: {
            p = skipCommandEnd(p);
            if (p < 0) { break l293; }
            p = s292;
            break l294;
          }
          p = s292;
          break l287;
        }
        break l285;
      }
      p = s286;
      l_tool = null;
      l_file = null;
      l_state = null;
      l_instruction = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65318 || c === 65350)) {
      l295: {
        l296: {
          const s297 = p;
          if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
            l298: {
              if (!isCaseless(p, "files")) { break l298; }
              l_file = text.slice(p, p + 5);
              p += 5;
              break l296;
            }
            p = s297;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
            l299: {
              if (!isCaseless(p, "file")) { break l299; }
              l_file = text.slice(p, p + 4);
              p += 4;
              break l296;
            }
            p = s297;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65318 || c === 65350))) {
            touched ||= p >= end;
            break l295;
          }
          l_file = text.charAt(p);
          p++;
        }
        l302: {
          const s300 = p;
          l301: {
            p = skipCommandEnd(p);
            if (p < 0) { break l301; }
            p = s300;
            break l302;
          }
          p = s300;
          break l295;
        }
        break l285;
      }
      p = s286;
      l_tool = null;
      l_file = null;
      l_state = null;
      l_instruction = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 65331 || c === 65363)) {
      l303: {
        l304: {
          const s305 = p;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l306: {
              if (!isCaseless(p, "states")) { break l306; }
              l_state = text.slice(p, p + 6);
              p += 6;
              break l304;
            }
            p = s305;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l307: {
              if (!isCaseless(p, "state")) { break l307; }
              l_state = text.slice(p, p + 5);
              p += 5;
              break l304;
            }
            p = s305;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 65331 || c === 65363))) {
            touched ||= p >= end;
            break l303;
          }
          l_state = text.charAt(p);
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
          break l303;
        }
        break l285;
      }
      p = s286;
      l_tool = null;
      l_file = null;
      l_state = null;
      l_instruction = null;
    } else touched ||= p >= end;
    l311: {
      const s312 = p;
      if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
        l313: {
          if (!isCaseless(p, "instructions")) { break l313; }
          l_instruction = text.slice(p, p + 12);
          p += 12;
          break l311;
        }
        p = s312;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
        l314: {
          if (!isCaseless(p, "instruction")) { break l314; }
          l_instruction = text.slice(p, p + 11);
          p += 11;
          break l311;
        }
        p = s312;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c === 65321 || c === 65353))) {
        touched ||= p >= end;
        return undefined;
      }
      l_instruction = text.charAt(p);
      p++;
    }
    l317: {
      const s315 = p;
      l316: {
        p = skipCommandEnd(p);
        if (p < 0) { break l316; }
        p = s315;
        break l317;
      }
      p = s315;
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
  const s338 = p;
  let m342 = false;
  l339: for (;;) {
    const s341 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12289 && c <= 65305) || (c >= 161 && c <= 12287) || c >= 65373 || (c >= 65307 && c <= 65371) || (c >= 128 && c <= 159))) {
      l340: {
        p = skipCommandChar(p);
        if (p < 0) { break l340; }
        m342 = true;
        continue l339;
      }
      p = s341;
    } else touched ||= p >= end;
    break;
  }
  if (!m342) { return undefined; }
  l353: for (;;) {
    const s355 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) {
      l354: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
          touched ||= p >= end;
          break l354;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288)) p++;
        touched ||= p >= end;
        let m360 = false;
        l357: for (;;) {
          const s359 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12289 && c <= 65305) || (c >= 161 && c <= 12287) || c >= 65373 || (c >= 65307 && c <= 65371) || (c >= 128 && c <= 159))) {
            l358: {
              p = skipCommandChar(p);
              if (p < 0) { break l358; }
              m360 = true;
              continue l357;
            }
            p = s359;
          } else touched ||= p >= end;
          break;
        }
        if (!m360) { break l354; }
        continue l353;
      }
      p = s355;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s338, p);
  pos = p;
  return { type: 'UnknownCommand', start: base + start, end: base + p, text: l_text };
}

function skipCommandChar(p: number): number {
  let c = 0;
  l343: {
    const s344 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 65307 && c <= 65340) || (c >= 128 && c <= 159) || (c >= 65342 && c <= 65371))) {
      l345: {
        p++;
        break l343;
      }
      p = s344;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l346: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s347 = p;
            l348: {
              p = skipOpen(p);
              if (p < 0) { break l348; }
              break l346;
            }
            p = s347;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l346;
        }
        p++;
        break l343;
      }
      p = s344;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      {
        const s350 = p;
        l351: {
          p = skipClose(p);
          if (p < 0) { break l351; }
          return -1;
        }
        p = s350;
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
  l378: for (;;) {
    const s380 = p;
    if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
      l379: {
        p = skipArgumentText(p);
        if (p < 0) { break l379; }
        continue l378;
      }
      p = s380;
    } else touched ||= p >= end;
    break;
  }
  const list421: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
  l416: for (;;) {
    const s418 = p;
    const t419 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
      l417: {
        let v420!: PipeNode | ReferenceNode | BadBracesNode;
        const r423 = readPart(p);
        if (r423 === undefined) { break l417; }
        v420 = r423;
        p = pos;
        l461: for (;;) {
          const s463 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
            l462: {
              p = skipArgumentText(p);
              if (p < 0) { break l462; }
              continue l461;
            }
            p = s463;
          } else touched ||= p >= end;
          break;
        }
        list421.push(v420);
        continue l416;
      }
      p = s418;
      if (trail.length > t419) trail.length = t419;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list421;
  pos = p;
  return { type: 'Arguments', start: base + start, end: base + p, parts: l_parts };
}

function skipArgumentText(p: number): number {
  let c = 0;
  l382: {
    const s383 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l384: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l384;
        }
        p++;
        const near385 = p + 16;
        while (p < near385 && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near385) {
          STOPS_4.lastIndex = p;
          p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l382;
      }
      p = s383;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l386: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s387 = p;
            l388: {
              p = skipOpen(p);
              if (p < 0) { break l388; }
              break l386;
            }
            p = s387;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l386;
        }
        p++;
        break l382;
      }
      p = s383;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l390: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s391 = p;
            l392: {
              p = skipClose(p);
              if (p < 0) { break l392; }
              break l390;
            }
            p = s391;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l390;
        }
        p++;
        break l382;
      }
      p = s383;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      {
        const s394 = p;
        l395: {
          p = skipBraces(p);
          if (p < 0) { break l395; }
          return -1;
        }
        p = s394;
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
  l397: {
    const s398 = p;
    if (text.charCodeAt(p) === 123) {
      l399: {
        p = skip_reference(p);
        if (p < 0) { break l399; }
        break l397;
      }
      p = s398;
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
        const s413 = p;
        l414: {

          p++;
          return -1;
        }
        p = s413;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skip_reference(p: number): number {
  let c = 0;
  l400: {
    const s401 = p;
    if (text.charCodeAt(p) === 123) {
      l402: {
        if (!text.startsWith("{{F:", p)) {
          reachesEnd(p, "{{F:");
          break l402;
        }
        p += 4;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l402;
        }
        p = skipAliasName(p);
        if (p < 0) { break l402; }
        if (text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) {
          reachesEnd(p, "}}");
          break l402;
        }
        p += 2;
        break l400;
      }
      p = s401;
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
  const near404 = p + 16;
  while (p < near404 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
  if (p === near404) {
    STOPS_5.lastIndex = p;
    p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l405: for (;;) {
    const s407 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l406: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l406;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l406;
        }
        p++;
        const near409 = p + 16;
        while (p < near409 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
        if (p === near409) {
          STOPS_5.lastIndex = p;
          p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        continue l405;
      }
      p = s407;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipFileWord(p: number): number {
  let c = 0;
  l410: {
    const s411 = p;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l412: {
        p++;
        if (!(((c = text.charCodeAt(p)) === 73 || c === 105))) {
          touched ||= p >= end;
          break l412;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 76 || c === 108))) {
          touched ||= p >= end;
          break l412;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
          touched ||= p >= end;
          break l412;
        }
        p++;
        break l410;
      }
      p = s411;
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
  l424: {
    const s425 = p;
    const t426 = trail.length;
    if (((c = text.charCodeAt(p)) === 124 || c === 65372)) {
      l427: {
        const r428 = readPipe(p);
        if (r428 === undefined) { break l427; }
        value = r428;
        p = pos;
        break l424;
      }
      p = s425;
      if (trail.length > t426) trail.length = t426;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l433: {
        const r434 = readReference(p);
        if (r434 === undefined) { break l433; }
        value = r434;
        p = pos;
        break l424;
      }
      p = s425;
      if (trail.length > t426) trail.length = t426;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 123)) {
      touched ||= p >= end;
      return undefined;
    }
    const r453 = readBadBraces(p);
    if (r453 === undefined) { return undefined; }
    value = r453;
    p = pos;
  }
  pos = p;
  return value;
}

function readPipe(p: number): PipeNode | undefined {
  const start = p;
  let l_wide: "｜" | null = null;
  l429: {
    const s430 = p;
    if (text.charCodeAt(p) === 124) {
      l431: {

        p++;
        break l429;
      }
      p = s430;
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
  l435: {
    const s436 = p;
    const t437 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l438: {
        if (!text.startsWith("{{F:", p)) {
          reachesEnd(p, "{{F:");
          break l438;
        }
        p += 4;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l438;
        }
        const r439 = readAliasName(p);
        if (r439 === undefined) { break l438; }
        l_alias = r439;
        p = pos;
        if (text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) {
          reachesEnd(p, "}}");
          break l438;
        }
        p += 2;
        break l435;
      }
      p = s436;
      if (trail.length > t437) trail.length = t437;
      l_alias = null;
      l_bad = null;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 123)) {
      touched ||= p >= end;
      return undefined;
    }
    const r448 = readBadReference(p);
    if (r448 === undefined) { return undefined; }
    l_bad = r448;
    p = pos;
  }
  pos = p;
  return { type: 'Reference', start: base + start, end: base + p, alias: l_alias, bad: l_bad };
}

function readAliasName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s440 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near441 = p + 16;
  while (p < near441 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
  if (p === near441) {
    STOPS_5.lastIndex = p;
    p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l442: for (;;) {
    const s444 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l443: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l443;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) {
          touched ||= p >= end;
          break l443;
        }
        p++;
        const near446 = p + 16;
        while (p < near446 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)) p++;
        if (p === near446) {
          STOPS_5.lastIndex = p;
          p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        continue l442;
      }
      p = s444;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s440, p);
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
  const r449 = readAliasName(p);
  if (r449 === undefined) { return undefined; }
  l_alias = r449;
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
  const r454 = readAliasName(p);
  if (r454 === undefined) { return undefined; }
  l_alias = r454;
  p = pos;
  if (text.charCodeAt(p) !== 125) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (text.charCodeAt(p) === 125) {
    {
      const s456 = p;
      l457: {

        p++;
        return undefined;
      }
      p = s456;
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
  const list475: (PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string)[] = [];
  l470: for (;;) {
    const s472 = p;
    const t473 = trail.length;
    if (p < end) {
      l471: {
        let v474!: PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string;
        const r477 = readMentioningPart(p);
        if (r477 === undefined) { break l471; }
        v474 = r477;
        p = pos;
        list475.push(v474);
        continue l470;
      }
      p = s472;
      if (trail.length > t473) trail.length = t473;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list475;
  pos = p;
  return { type: 'MentioningArguments', start: base + start, end: base + p, parts: l_parts };
}

function readMentioningPart(p: number): PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string | undefined {
  let c = 0;
  let value!: PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string;
  l478: {
    const s479 = p;
    const t480 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
      l481: {
        const r482 = readPart(p);
        if (r482 === undefined) { break l481; }
        value = r482;
        p = pos;
        break l478;
      }
      p = s479;
      if (trail.length > t480) trail.length = t480;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l484: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s485 = p;
            l486: {
              p = skipWrapperTail(p);
              if (p < 0) { break l486; }
              break l484;
            }
            p = s485;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l484;
        }
        const r488 = readArgumentFence(p);
        if (r488 === undefined) { break l484; }
        value = r488;
        p = pos;
        break l478;
      }
      p = s479;
      if (trail.length > t480) trail.length = t480;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l775: {
        const r776 = readArgumentSpan(p);
        if (r776 === undefined) { break l775; }
        value = r776;
        p = pos;
        break l478;
      }
      p = s479;
      if (trail.length > t480) trail.length = t480;
    } else touched ||= p >= end;
    const s814 = p;
    if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipMentioningText(p);
    if (p < 0) { return undefined; }
    value = text.slice(s814, p);
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
  l489: {
    const s490 = p;
    const t491 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l492: {
        const r493 = readWholeFence(p);
        if (r493 === undefined) { break l492; }
        value = r493;
        p = pos;
        break l489;
      }
      p = s490;
      if (trail.length > t491) trail.length = t491;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return undefined;
    }
    const r753 = readUnclosedFence(p);
    if (r753 === undefined) { return undefined; }
    value = r753;
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
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r494 = read_fenceHead(p);
  if (r494 === undefined) { return undefined; }
  l_run = r494;
  p = pos;
  registers[2] = l_run;
  const list501: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l496: for (;;) {
    const s498 = p;
    const t499 = trail.length;
    if (p < end) {
      l497: {
        let v500!: PipeNode | ReferenceNode | BadBracesNode | string;
        l503: {
          const s504 = p;
          const t505 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l506: {
              const r507 = readPart(p);
              if (r507 === undefined) { break l506; }
              v500 = r507;
              p = pos;
              break l503;
            }
            p = s504;
            if (trail.length > t505) trail.length = t505;
          } else touched ||= p >= end;
          const s509 = p;
          if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
            touched ||= p >= end;
            break l497;
          }
          p = skipFenceChar(p);
          if (p < 0) { break l497; }
          v500 = text.slice(s509, p);
        }
        list501.push(v500);
        continue l496;
      }
      p = s498;
      if (trail.length > t499) trail.length = t499;
    } else touched ||= p >= end;
    break;
  }
  value = list501;
  l746: {
    const s747 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l748: {
        l751: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s749 = p;
            l750: {
              p = skipWrapperTail(p);
              if (p < 0) { break l750; }
              p = s749;
              break l751;
            }
            p = s749;
          } else touched ||= p >= end;
          break l748;
        }
        break l746;
      }
      p = s747;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNewline(p);
    if (p < 0) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipFenceClose(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return value;
}

function skipFenceChar(p: number): number {
  let c = 0;
  l510: {
    const s511 = p;
    if (text.charCodeAt(p) === 55358) {
      l512: {
        p = skip_mention(p);
        if (p < 0) { break l512; }
        break l510;
      }
      p = s511;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l720: {

        p++;
        break l510;
      }
      p = s511;
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
  l525: for (;;) {
    const s527 = p;
    if (p < end) {
      l526: {
        l529: {
          const s530 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
            l531: {
              p = skipMentionedText(p);
              if (p < 0) { break l531; }
              break l529;
            }
            p = s530;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 124 || c === 65372))) {
            touched ||= p >= end;
            break l526;
          }
          p++;
        }
        continue l525;
      }
      p = s527;
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
  let n516 = 0;
  l513: for (;;) {
    if (n516 >= 8) break;
    const s515 = p;
    l514: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l514;
      }
      p++;
      n516++;
      continue l513;
    }
    p = s515;
    break;
  }
  let n520 = 0;
  l517: for (;;) {
    if (n520 >= 64) break;
    const s519 = p;
    l518: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340))) {
        touched ||= p >= end;
        break l518;
      }
      p++;
      n520++;
      continue l517;
    }
    p = s519;
    break;
  }
  if (n520 < 1) { return -1; }
  let n524 = 0;
  l521: for (;;) {
    if (n524 >= 8) break;
    const s523 = p;
    l522: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l522;
      }
      p++;
      n524++;
      continue l521;
    }
    p = s523;
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
  l532: {
    const s533 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l534: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l534;
        }
        p++;
        const near535 = p + 16;
        while (p < near535 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near535) {
          STOPS_6.lastIndex = p;
          p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l532;
      }
      p = s533;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l536: {

        p++;
        break l532;
      }
      p = s533;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l537: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s538 = p;
            l539: {
              p = skipOpen(p);
              if (p < 0) { break l539; }
              break l537;
            }
            p = s538;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l537;
        }
        p++;
        break l532;
      }
      p = s533;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l541: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s542 = p;
            l543: {
              p = skipClose(p);
              if (p < 0) { break l543; }
              break l541;
            }
            p = s542;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l541;
        }
        p++;
        break l532;
      }
      p = s533;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l545: {
        p = skipMentionedCode(p);
        if (p < 0) { break l545; }
        break l532;
      }
      p = s533;
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
  let e546!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r547 = readTickRun(p);
  if (r547 === undefined) { return undefined; }
  l_run = r547;
  p = pos;
  registers[1] = l_run;
  e546 = l_run;
  let e557!: (string[] | [null, "`"[]])[];
  const list562: (string[] | [null, "`"[]])[] = [];
  l558: for (;;) {
    const s560 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
      l559: {
        let v561!: string[] | [null, "`"[]];
        const r564 = readMentionedCodeText(p);
        if (r564 === undefined) { break l559; }
        v561 = r564;
        p = pos;
        list562.push(v561);
        continue l558;
      }
      p = s560;
    } else touched ||= p >= end;
    break;
  }
  e557 = list562;
  let e589!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r590 = readInnerMention(p);
  if (r590 === undefined) { return undefined; }
  e589 = r590;
  p = pos;
  let e703!: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[];
  const list708: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[] = [];
  l704: for (;;) {
    const s706 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l705: {
        let v707!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]];
        l710: {
          const s711 = p;
          if (text.charCodeAt(p) === 55358) {
            l712: {
              const r713 = readInnerMention(p);
              if (r713 === undefined) { break l712; }
              v707 = r713;
              p = pos;
              break l710;
            }
            p = s711;
          } else touched ||= p >= end;
          if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358)))) {
            touched ||= p >= end;
            break l705;
          }
          const r715 = readMentionedCodeText(p);
          if (r715 === undefined) { break l705; }
          v707 = r715;
          p = pos;
        }
        list708.push(v707);
        continue l704;
      }
      p = s706;
    } else touched ||= p >= end;
    break;
  }
  e703 = list708;
  let e717!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r718 = readClosingTicks(p);
  if (r718 === undefined) { return undefined; }
  e717 = r718;
  p = pos;
  value = [e546, e557, e589, e703, e717];
  pos = p;
  return value;
}

function readTickRun(p: number): string | undefined {
  let value!: string;
  const s548 = p;
  let n552 = 0;
  l549: for (;;) {
    if (n552 >= 32) break;
    const s551 = p;
    l550: {
      if (text.charCodeAt(p) !== 96) {
        touched ||= p >= end;
        break l550;
      }
      p++;
      n552++;
      continue l549;
    }
    p = s551;
    break;
  }
  if (n552 < 1) { return undefined; }
  value = text.slice(s548, p);
  if (text.charCodeAt(p) === 96) {
    {
      const s553 = p;
      l554: {

        p++;
        return undefined;
      }
      p = s553;
    }
  } else touched ||= p >= end;
  pos = p;
  return value;
}

function readMentionedCodeText(p: number): string[] | [null, "`"[]] | undefined {
  let c = 0;
  let value!: string[] | [null, "`"[]];
  l565: {
    const s566 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l567: {
        const list572: string[] = [];
        l568: for (;;) {
          const s570 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
            l569: {
              let v571!: string;
              v571 = text.charAt(p);
              p++;
              list572.push(v571);
              continue l568;
            }
            p = s570;
          } else touched ||= p >= end;
          break;
        }
        if (list572.length === 0) { break l567; }
        value = list572;
        break l565;
      }
      p = s566;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return undefined;
    }
    const r574 = readOtherTicks(p);
    if (r574 === undefined) { return undefined; }
    value = r574;
    p = pos;
  }
  pos = p;
  return value;
}

function readOtherTicks(p: number): [null, "`"[]] | undefined {
  let value!: [null, "`"[]];
  let e575!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s576 = p;
      l577: {
        p = skipClosingTicks(p);
        if (p < 0) { break l577; }
        return undefined;
      }
      p = s576;
    }
  } else touched ||= p >= end;
  e575 = null;
  let e580!: "`"[];
  const list585: "`"[] = [];
  l581: for (;;) {
    const s583 = p;
    if (text.charCodeAt(p) === 96) {
      l582: {
        let v584!: "`";

        v584 = "`";
        p++;
        list585.push(v584);
        continue l581;
      }
      p = s583;
    } else touched ||= p >= end;
    break;
  }
  if (list585.length === 0) { return undefined; }
  e580 = list585;
  value = [e575, e580];
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
  const s579 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  value = text.slice(s579, p);
  pos = p;
  return value;
}

function readInnerMention(p: number): [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | undefined {
  let c = 0;
  let value!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
  let e591!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r592 = readMentionHead(p);
  if (r592 === undefined) { return undefined; }
  e591 = r592;
  p = pos;
  let e645!: (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[];
  const list650: (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[] = [];
  l646: for (;;) {
    const s648 = p;
    if (p < end) {
      l647: {
        let v649!: string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string;
        l652: {
          const s653 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
            l654: {
              const r655 = readArgumentText(p);
              if (r655 === undefined) { break l654; }
              v649 = r655;
              p = pos;
              break l652;
            }
            p = s653;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
            touched ||= p >= end;
            break l647;
          }
          v649 = text.charAt(p);
          p++;
        }
        list650.push(v649);
        continue l646;
      }
      p = s648;
    } else touched ||= p >= end;
    break;
  }
  e645 = list650;
  let e683!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r684 = readClose(p);
  if (r684 === undefined) { return undefined; }
  e683 = r684;
  p = pos;
  value = [e591, e645, e683];
  pos = p;
  return value;
}

function readMentionHead(p: number): ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string] | undefined {
  let c = 0;
  let value!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
  let e593!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r594 = readOpen(p);
  if (r594 === undefined) { return undefined; }
  e593 = r594;
  p = pos;
  let e618!: string[];
  const list624: string[] = [];
  let n622 = 0;
  l619: for (;;) {
    if (n622 >= 8) break;
    const s621 = p;
    l620: {
      let v623!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l620;
      }
      const r625 = readSpace(p);
      if (r625 === undefined) { break l620; }
      v623 = r625;
      p = pos;
      list624.push(v623);
      n622++;
      continue l619;
    }
    p = s621;
    break;
  }
  e618 = list624;
  let e627!: string[];
  const list633: string[] = [];
  let n631 = 0;
  l628: for (;;) {
    if (n631 >= 64) break;
    const s630 = p;
    l629: {
      let v632!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340))) {
        touched ||= p >= end;
        break l629;
      }
      v632 = text.charAt(p);
      p++;
      list633.push(v632);
      n631++;
      continue l628;
    }
    p = s630;
    break;
  }
  if (n631 < 1) { return undefined; }
  e627 = list633;
  let e634!: string[];
  const list640: string[] = [];
  let n638 = 0;
  l635: for (;;) {
    if (n638 >= 8) break;
    const s637 = p;
    l636: {
      let v639!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 160 || c === 12288))) {
        touched ||= p >= end;
        break l636;
      }
      const r641 = readSpace(p);
      if (r641 === undefined) { break l636; }
      v639 = r641;
      p = pos;
      list640.push(v639);
      n638++;
      continue l635;
    }
    p = s637;
    break;
  }
  e634 = list640;
  let e643!: string;
  if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
    touched ||= p >= end;
    return undefined;
  }
  e643 = text.charAt(p);
  p++;
  value = [e593, e618, e627, e634, e643];
  pos = p;
  return value;
}

function readOpen(p: number): "🦆▶️[" | ["🦆", string[], "▶", string[], string] | undefined {
  let value!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
  l595: {
    const s596 = p;
    if (text.charCodeAt(p) === 55358) {
      l597: {
        if (!text.startsWith("\ud83e\udd86\u25b6\ufe0f[", p)) {
          reachesEnd(p, "\ud83e\udd86\u25b6\ufe0f[");
          break l597;
        }
        value = "\ud83e\udd86\u25b6\ufe0f[";
        p += 5;
        break l595;
      }
      p = s596;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 55358)) {
      touched ||= p >= end;
      return undefined;
    }
    const r598 = readLooseOpen(p);
    if (r598 === undefined) { return undefined; }
    value = r598;
    p = pos;
  }
  pos = p;
  return value;
}

function readLooseOpen(p: number): ["🦆", string[], "▶", string[], string] | undefined {
  let c = 0;
  let value!: ["🦆", string[], "▶", string[], string];
  let e599!: "🦆";
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r600 = readDuck(p);
  if (r600 === undefined) { return undefined; }
  e599 = r600;
  p = pos;
  let e602!: string[];
  const r603 = readBits(p);
  if (r603 === undefined) { return undefined; }
  e602 = r603;
  p = pos;
  let e611!: "▶";
  if (text.charCodeAt(p) !== 9654) {
    touched ||= p >= end;
    return undefined;
  }
  e611 = "\u25b6";
  p++;
  let e612!: string[];
  const r613 = readBits(p);
  if (r613 === undefined) { return undefined; }
  e612 = r613;
  p = pos;
  let e615!: string;
  if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  e615 = text.charAt(p);
  p++;
  value = [e599, e602, e611, e612, e615];
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
  const list609: string[] = [];
  let n607 = 0;
  l604: for (;;) {
    if (n607 >= 6) break;
    const s606 = p;
    l605: {
      let v608!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l605;
      }
      v608 = text.charAt(p);
      p++;
      list609.push(v608);
      n607++;
      continue l604;
    }
    p = s606;
    break;
  }
  value = list609;
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
  l656: {
    const s657 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l658: {
        const list663: string[] = [];
        l659: for (;;) {
          const s661 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
            l660: {
              let v662!: string;
              v662 = text.charAt(p);
              p++;
              list663.push(v662);
              continue l659;
            }
            p = s661;
          } else touched ||= p >= end;
          break;
        }
        if (list663.length === 0) { break l658; }
        value = list663;
        break l656;
      }
      p = s657;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l665: {
        let e666!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s667 = p;
            l668: {
              p = skipOpen(p);
              if (p < 0) { break l668; }
              break l665;
            }
            p = s667;
          }
        } else touched ||= p >= end;
        e666 = null;
        let e670!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l665;
        }
        e670 = "\ud83e";
        p++;
        value = [e666, e670];
        break l656;
      }
      p = s657;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l671: {
        let e672!: null;
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s673 = p;
            l674: {
              p = skipClose(p);
              if (p < 0) { break l674; }
              break l671;
            }
            p = s673;
          }
        } else touched ||= p >= end;
        e672 = null;
        let e676!: string;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l671;
        }
        e676 = text.charAt(p);
        p++;
        value = [e672, e676];
        break l656;
      }
      p = s657;
    } else touched ||= p >= end;
    let e677!: null;
    if (text.charCodeAt(p) === 123) {
      {
        const s678 = p;
        l679: {
          p = skipBraces(p);
          if (p < 0) { break l679; }
          return undefined;
        }
        p = s678;
      }
    } else touched ||= p >= end;
    e677 = null;
    let e681!: "{";
    if (text.charCodeAt(p) !== 123) {
      touched ||= p >= end;
      return undefined;
    }
    e681 = "{";
    p++;
    value = [e677, e681];
  }
  pos = p;
  return value;
}

function readClose(p: number): "]◀️🦆" | [string, string[], "◀", string[], "🦆"] | undefined {
  let c = 0;
  let value!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
  l685: {
    const s686 = p;
    if (text.charCodeAt(p) === 93) {
      l687: {
        if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
          reachesEnd(p, "]\u25c0\ufe0f\ud83e\udd86");
          break l687;
        }
        value = "]\u25c0\ufe0f\ud83e\udd86";
        p += 5;
        break l685;
      }
      p = s686;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r688 = readLooseClose(p);
    if (r688 === undefined) { return undefined; }
    value = r688;
    p = pos;
  }
  pos = p;
  return value;
}

function readLooseClose(p: number): [string, string[], "◀", string[], "🦆"] | undefined {
  let c = 0;
  let value!: [string, string[], "◀", string[], "🦆"];
  let e689!: string;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  e689 = text.charAt(p);
  p++;
  let e690!: string[];
  const r691 = readBits(p);
  if (r691 === undefined) { return undefined; }
  e690 = r691;
  p = pos;
  let e693!: "◀";
  if (text.charCodeAt(p) !== 9664) {
    touched ||= p >= end;
    return undefined;
  }
  e693 = "\u25c0";
  p++;
  let e694!: string[];
  const r695 = readBits(p);
  if (r695 === undefined) { return undefined; }
  e694 = r695;
  p = pos;
  let e697!: "🦆";
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r698 = readDuck(p);
  if (r698 === undefined) { return undefined; }
  e697 = r698;
  p = pos;
  value = [e689, e690, e693, e694, e697];
  pos = p;
  return value;
}

function skipFencePlainChar(p: number): number {
  let c = 0;
  l721: {
    const s722 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l723: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l723;
        }
        p++;
        const near724 = p + 16;
        while (p < near724 && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near724) {
          STOPS_7.lastIndex = p;
          p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l721;
      }
      p = s722;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l725: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s726 = p;
            l727: {
              p = skipOpen(p);
              if (p < 0) { break l727; }
              break l725;
            }
            p = s726;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l725;
        }
        p++;
        break l721;
      }
      p = s722;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l729: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s730 = p;
            l731: {
              p = skipClose(p);
              if (p < 0) { break l731; }
              break l729;
            }
            p = s730;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l729;
        }
        p++;
        break l721;
      }
      p = s722;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l733: {

        p++;
        break l721;
      }
      p = s722;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      {
        const s734 = p;
        l735: {
          p = skipFenceClose(p);
          if (p < 0) { break l735; }
          return -1;
        }
        p = s734;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n740 = 0;
  l737: for (;;) {
    if (n740 >= 3) break;
    const s739 = p;
    l738: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l738;
      }
      p++;
      n740++;
      continue l737;
    }
    p = s739;
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
  l745: {
    const s743 = p;
    l744: {
      p = skipLineEnd(p);
      if (p < 0) { break l744; }
      p = s743;
      break l745;
    }
    p = s743;
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
  const r741 = readFenceRun(p);
  if (r741 === undefined) { return undefined; }
  value = r741;
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
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r754 = read_fenceHead(p);
  if (r754 === undefined) { return undefined; }
  l_run = r754;
  p = pos;
  registers[2] = l_run;
  const list761: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l756: for (;;) {
    const s758 = p;
    const t759 = trail.length;
    if (p < end) {
      l757: {
        let v760!: PipeNode | ReferenceNode | BadBracesNode | string;
        l763: {
          const s764 = p;
          const t765 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l766: {
              const r767 = readPart(p);
              if (r767 === undefined) { break l766; }
              v760 = r767;
              p = pos;
              break l763;
            }
            p = s764;
            if (trail.length > t765) trail.length = t765;
          } else touched ||= p >= end;
          const s769 = p;
          if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
            touched ||= p >= end;
            break l757;
          }
          p = skipFencePlainChar(p);
          if (p < 0) { break l757; }
          v760 = text.slice(s769, p);
        }
        list761.push(v760);
        continue l756;
      }
      p = s758;
      if (trail.length > t759) trail.length = t759;
    } else touched ||= p >= end;
    break;
  }
  value = list761;
  if (text.charCodeAt(p) === 55358) {
    {
      const s770 = p;
      l771: {
        p = skipOpen(p);
        if (p < 0) { break l771; }
        return undefined;
      }
      p = s770;
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
  const r777 = readTickRun(p);
  if (r777 === undefined) { return undefined; }
  l_run = r777;
  p = pos;
  registers[1] = l_run;
  const list784: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l779: for (;;) {
    const s781 = p;
    const t782 = trail.length;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l780: {
        let v783!: PipeNode | ReferenceNode | BadBracesNode | string;
        l786: {
          const s787 = p;
          const t788 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l789: {
              const r790 = readPart(p);
              if (r790 === undefined) { break l789; }
              v783 = r790;
              p = pos;
              break l786;
            }
            p = s787;
            if (trail.length > t788) trail.length = t788;
          } else touched ||= p >= end;
          const s792 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65371) || c >= 65373))) {
            touched ||= p >= end;
            break l780;
          }
          p = skipSpanChar(p);
          if (p < 0) { break l780; }
          v783 = text.slice(s792, p);
        }
        list784.push(v783);
        continue l779;
      }
      p = s781;
      if (trail.length > t782) trail.length = t782;
    } else touched ||= p >= end;
    break;
  }
  value = list784;
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
  l793: {
    const s794 = p;
    if (text.charCodeAt(p) === 55358) {
      l795: {
        p = skip_mention(p);
        if (p < 0) { break l795; }
        break l793;
      }
      p = s794;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l796: {

        p++;
        break l793;
      }
      p = s794;
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
  l797: {
    const s798 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l799: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l799;
        }
        p++;
        const near800 = p + 16;
        while (p < near800 && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near800) {
          STOPS_8.lastIndex = p;
          p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l797;
      }
      p = s798;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l801: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s802 = p;
            l803: {
              p = skipOpen(p);
              if (p < 0) { break l803; }
              break l801;
            }
            p = s802;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l801;
        }
        p++;
        break l797;
      }
      p = s798;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l805: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s806 = p;
            l807: {
              p = skipClose(p);
              if (p < 0) { break l807; }
              break l805;
            }
            p = s806;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l805;
        }
        p++;
        break l797;
      }
      p = s798;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l809: {

        p++;
        break l797;
      }
      p = s798;
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
      const s810 = p;
      l811: {
        p = skipClosingTicks(p);
        if (p < 0) { break l811; }
        return -1;
      }
      p = s810;
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
  l815: {
    const s816 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l817: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
          touched ||= p >= end;
          break l817;
        }
        p++;
        const near818 = p + 16;
        while (p < near818 && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) p++;
        if (p === near818) {
          STOPS_9.lastIndex = p;
          p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l815;
      }
      p = s816;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l819: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s820 = p;
            l821: {
              p = skipOpen(p);
              if (p < 0) { break l821; }
              break l819;
            }
            p = s820;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l819;
        }
        p++;
        break l815;
      }
      p = s816;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l823: {
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s824 = p;
            l825: {
              p = skipClose(p);
              if (p < 0) { break l825; }
              break l823;
            }
            p = s824;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l823;
        }
        p++;
        break l815;
      }
      p = s816;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l827: {

        p++;
        break l815;
      }
      p = s816;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l828: {

        p++;
        l829: {
          if (text.charCodeAt(p) === 96) {
            const s831 = p;
            l830: {

              p++;
              break l829;
            }
            p = s831;
          } else touched ||= p >= end;
        }
        break l815;
      }
      p = s816;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l832: {
        p = skipNewline(p);
        if (p < 0) { break l832; }
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s833 = p;
            l834: {
              p = skip_fenceHead(p);
              if (p < 0) { break l834; }
              break l832;
            }
            p = s833;
          }
        } else touched ||= p >= end;
        break l815;
      }
      p = s816;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      {
        const s836 = p;
        l837: {
          p = skipHidingSpan(p);
          if (p < 0) { break l837; }
          return -1;
        }
        p = s836;
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
  l841: {
    if (text.charCodeAt(p) === 96) {
      const s839 = p;
      l840: {
        p = skip_span(p);
        if (p < 0) { break l840; }
        p = s839;
        break l841;
      }
      p = s839;
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
  let e842!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r843 = readTickRun(p);
  if (r843 === undefined) { return undefined; }
  l_run = r843;
  p = pos;
  registers[1] = l_run;
  e842 = l_run;
  let e845!: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[];
  const list850: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[] = [];
  l846: for (;;) {
    const s848 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l847: {
        let v849!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]];
        l852: {
          const s853 = p;
          if (text.charCodeAt(p) === 55358) {
            l854: {
              const r855 = read_mention(p);
              if (r855 === undefined) { break l854; }
              v849 = r855;
              p = pos;
              break l852;
            }
            p = s853;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l847;
          }
          const r900 = readSpanText(p);
          if (r900 === undefined) { break l847; }
          v849 = r900;
          p = pos;
        }
        list850.push(v849);
        continue l846;
      }
      p = s848;
    } else touched ||= p >= end;
    break;
  }
  e845 = list850;
  let e919!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r920 = readClosingTicks(p);
  if (r920 === undefined) { return undefined; }
  e919 = r920;
  p = pos;
  value = [e842, e845, e919];
  pos = p;
  return value;
}

function read_mention(p: number): [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | undefined {
  let c = 0;
  let value!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
  let e856!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r857 = readMentionHead(p);
  if (r857 === undefined) { return undefined; }
  e856 = r857;
  p = pos;
  let e859!: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[];
  const list864: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[] = [];
  l860: for (;;) {
    const s862 = p;
    if (p < end) {
      l861: {
        let v863!: string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string;
        l866: {
          const s867 = p;
          if ((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) {
            l868: {
              const r869 = readMentionedText(p);
              if (r869 === undefined) { break l868; }
              v863 = r869;
              p = pos;
              break l866;
            }
            p = s867;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 124 || c === 65372))) {
            touched ||= p >= end;
            break l861;
          }
          v863 = text.charAt(p);
          p++;
        }
        list864.push(v863);
        continue l860;
      }
      p = s862;
    } else touched ||= p >= end;
    break;
  }
  e859 = list864;
  let e896!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r897 = readClose(p);
  if (r897 === undefined) { return undefined; }
  e896 = r897;
  p = pos;
  value = [e856, e859, e896];
  pos = p;
  return value;
}

function readMentionedText(p: number): string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`" | undefined {
  let c = 0;
  let value!: string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`";
  l870: {
    const s871 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l872: {
        const list877: string[] = [];
        l873: for (;;) {
          const s875 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
            l874: {
              let v876!: string;
              v876 = text.charAt(p);
              p++;
              list877.push(v876);
              continue l873;
            }
            p = s875;
          } else touched ||= p >= end;
          break;
        }
        if (list877.length === 0) { break l872; }
        value = list877;
        break l870;
      }
      p = s871;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l879: {

        value = "{";
        p++;
        break l870;
      }
      p = s871;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l880: {
        let e881!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s882 = p;
            l883: {
              p = skipOpen(p);
              if (p < 0) { break l883; }
              break l880;
            }
            p = s882;
          }
        } else touched ||= p >= end;
        e881 = null;
        let e885!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l880;
        }
        e885 = "\ud83e";
        p++;
        value = [e881, e885];
        break l870;
      }
      p = s871;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l886: {
        let e887!: null;
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s888 = p;
            l889: {
              p = skipClose(p);
              if (p < 0) { break l889; }
              break l886;
            }
            p = s888;
          }
        } else touched ||= p >= end;
        e887 = null;
        let e891!: string;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l886;
        }
        e891 = text.charAt(p);
        p++;
        value = [e887, e891];
        break l870;
      }
      p = s871;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l892: {
        const r893 = readMentionedCode(p);
        if (r893 === undefined) { break l892; }
        value = r893;
        p = pos;
        break l870;
      }
      p = s871;
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
  l901: {
    const s902 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l903: {
        const list908: string[] = [];
        l904: for (;;) {
          const s906 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
            l905: {
              let v907!: string;
              v907 = text.charAt(p);
              p++;
              list908.push(v907);
              continue l904;
            }
            p = s906;
          } else touched ||= p >= end;
          break;
        }
        if (list908.length === 0) { break l903; }
        value = list908;
        break l901;
      }
      p = s902;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l910: {
        let e911!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s912 = p;
            l913: {
              p = skip_mention(p);
              if (p < 0) { break l913; }
              break l910;
            }
            p = s912;
          }
        } else touched ||= p >= end;
        e911 = null;
        let e915!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l910;
        }
        e915 = "\ud83e";
        p++;
        value = [e911, e915];
        break l901;
      }
      p = s902;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return undefined;
    }
    const r916 = readOtherTicks(p);
    if (r916 === undefined) { return undefined; }
    value = r916;
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
  let e922!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r923 = readTickRun(p);
  if (r923 === undefined) { return undefined; }
  l_run = r923;
  p = pos;
  registers[1] = l_run;
  e922 = l_run;
  let e925!: (string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string)[];
  const list930: (string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string)[] = [];
  l926: for (;;) {
    const s928 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l927: {
        let v929!: string[] | [null, "\ud83e"] | [null, string] | [null, "`"[]] | string;
        l932: {
          const s933 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65371) || c >= 65373)) {
            l934: {
              const r935 = readSpanPlainChar(p);
              if (r935 === undefined) { break l934; }
              v929 = r935;
              p = pos;
              break l932;
            }
            p = s933;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 124 || c === 65372))) {
            touched ||= p >= end;
            break l927;
          }
          v929 = text.charAt(p);
          p++;
        }
        list930.push(v929);
        continue l926;
      }
      p = s928;
    } else touched ||= p >= end;
    break;
  }
  e925 = list930;
  let e961!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r962 = readOpen(p);
  if (r962 === undefined) { return undefined; }
  e961 = r962;
  p = pos;
  value = [e922, e925, e961];
  pos = p;
  return value;
}

function readSpanPlainChar(p: number): string[] | [null, "\ud83e"] | [null, string] | "{" | [null, "`"[]] | undefined {
  let c = 0;
  let value!: string[] | [null, "\ud83e"] | [null, string] | "{" | [null, "`"[]];
  l936: {
    const s937 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
      l938: {
        const list943: string[] = [];
        l939: for (;;) {
          const s941 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))) {
            l940: {
              let v942!: string;
              v942 = text.charAt(p);
              p++;
              list943.push(v942);
              continue l939;
            }
            p = s941;
          } else touched ||= p >= end;
          break;
        }
        if (list943.length === 0) { break l938; }
        value = list943;
        break l936;
      }
      p = s937;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l945: {
        let e946!: null;
        if (text.charCodeAt(p) === 55358) {
          {
            const s947 = p;
            l948: {
              p = skipOpen(p);
              if (p < 0) { break l948; }
              break l945;
            }
            p = s947;
          }
        } else touched ||= p >= end;
        e946 = null;
        let e950!: "\ud83e";
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l945;
        }
        e950 = "\ud83e";
        p++;
        value = [e946, e950];
        break l936;
      }
      p = s937;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l951: {
        let e952!: null;
        if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
          {
            const s953 = p;
            l954: {
              p = skipClose(p);
              if (p < 0) { break l954; }
              break l951;
            }
            p = s953;
          }
        } else touched ||= p >= end;
        e952 = null;
        let e956!: string;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l951;
        }
        e956 = text.charAt(p);
        p++;
        value = [e952, e956];
        break l936;
      }
      p = s937;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l957: {

        value = "{";
        p++;
        break l936;
      }
      p = s937;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return undefined;
    }
    const r958 = readOtherTicks(p);
    if (r958 === undefined) { return undefined; }
    value = r958;
    p = pos;
  }
  pos = p;
  return value;
}

function readCloseOrBad(p: number): "]◀️🦆" | BadCloseNode | undefined {
  let c = 0;
  let value!: "]◀️🦆" | BadCloseNode;
  l971: {
    const s972 = p;
    const t973 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l974: {
        if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
          reachesEnd(p, "]\u25c0\ufe0f\ud83e\udd86");
          break l974;
        }
        value = "]\u25c0\ufe0f\ud83e\udd86";
        p += 5;
        break l971;
      }
      p = s972;
      if (trail.length > t973) trail.length = t973;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r975 = readBadClose(p);
    if (r975 === undefined) { return undefined; }
    value = r975;
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
  const r983 = readFenceHead(p);
  if (r983 === undefined) { return undefined; }
  l_head = r983;
  p = pos;
  registers[2] = l_head.run;
  p = skipFenceText(p);
  if (p < 0) { return undefined; }
  l998: for (;;) {
    const s1000 = p;
    const t1001 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l999: {
        const r1003 = readFenceItem(p);
        if (r1003 === undefined) { break l999; }
        p = pos;
        p = skipFenceText(p);
        if (p < 0) { break l999; }
        continue l998;
      }
      p = s1000;
      if (trail.length > t1001) trail.length = t1001;
    } else touched ||= p >= end;
    break;
  }
  l1038: {
    const s1039 = p;
    const t1040 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1041: {
        p = skipFenceEnd(p);
        if (p < 0) { break l1041; }
        break l1038;
      }
      p = s1039;
      if (trail.length > t1040) trail.length = t1040;
    } else touched ||= p >= end;
    const r1042 = readMissingFenceEnd(p);
    if (r1042 === undefined) { return undefined; }
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
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r984 = read_fenceHead(p);
  if (r984 === undefined) { return undefined; }
  l_run = r984;
  p = pos;
  pos = p;
  return { type: 'FenceHead', start: base + start, end: base + p, run: l_run };
}

function skipFenceText(p: number): number {
  let c = 0;
  l987: for (;;) {
    const s989 = p;
    if ((p < end && text.charCodeAt(p) !== 55358)) {
      l988: {
        l991: {
          const s992 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
            l993: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358)))) {
                touched ||= p >= end;
                break l993;
              }
              p++;
              const near994 = p + 16;
              while (p < near994 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
              if (p === near994) {
                STOPS_10.lastIndex = p;
                p = STOPS_10.test(text) ? STOPS_10.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l991;
            }
            p = s992;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l988;
          }
          p = skipNewline(p);
          if (p < 0) { break l988; }
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            {
              const s995 = p;
              l996: {
                p = skipFenceClose(p);
                if (p < 0) { break l996; }
                break l988;
              }
              p = s995;
            }
          } else touched ||= p >= end;
        }
        continue l987;
      }
      p = s989;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readFenceItem(p: number): MentionNode | FenceMarkNode | undefined {
  let value!: MentionNode | FenceMarkNode;
  l1004: {
    const s1005 = p;
    const t1006 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l1007: {
        const r1008 = readMention(p);
        if (r1008 === undefined) { break l1007; }
        value = r1008;
        p = pos;
        break l1004;
      }
      p = s1005;
      if (trail.length > t1006) trail.length = t1006;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 55358)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1035 = readFenceMark(p);
    if (r1035 === undefined) { return undefined; }
    value = r1035;
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
  l1011: {
    if (text.charCodeAt(p) === 55358) {
      const s1009 = p;
      l1010: {
        p = skipMentionHead(p);
        if (p < 0) { break l1010; }
        p = s1009;
        break l1011;
      }
      p = s1009;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1012 = readOpenOrBad(p);
  if (r1012 === undefined) { return undefined; }
  p = pos;
  const r1014 = readCommand(p);
  if (r1014 === undefined) { return undefined; }
  l_command = r1014;
  p = pos;
  const r1016 = readMentionedArguments(p);
  if (r1016 === undefined) { return undefined; }
  l_args = r1016;
  p = pos;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1032 = readCloseOrBad(p);
  if (r1032 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Mention', start: base + start, end: base + p, command: l_command, args: l_args };
}

function readMentionedArguments(p: number): MentionedArgumentsNode | undefined {
  let c = 0;
  const start = p;
  let l_parts!: (PipeNode | ReferenceNode | BadBracesNode | string)[];
  const list1022: (PipeNode | ReferenceNode | BadBracesNode | string)[] = [];
  l1017: for (;;) {
    const s1019 = p;
    const t1020 = trail.length;
    if (p < end) {
      l1018: {
        let v1021!: PipeNode | ReferenceNode | BadBracesNode | string;
        l1024: {
          const s1025 = p;
          const t1026 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372)) {
            l1027: {
              const r1028 = readPart(p);
              if (r1028 === undefined) { break l1027; }
              v1021 = r1028;
              p = pos;
              break l1024;
            }
            p = s1025;
            if (trail.length > t1026) trail.length = t1026;
          } else touched ||= p >= end;
          const s1030 = p;
          if (!((((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
            touched ||= p >= end;
            break l1018;
          }
          p = skipMentionedText(p);
          if (p < 0) { break l1018; }
          v1021 = text.slice(s1030, p);
        }
        list1022.push(v1021);
        continue l1017;
      }
      p = s1019;
      if (trail.length > t1020) trail.length = t1020;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list1022;
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
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
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
  const r1047 = readTickRun(p);
  if (r1047 === undefined) { return undefined; }
  l_run = r1047;
  p = pos;
  registers[1] = l_run;
  l1049: for (;;) {
    const s1051 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1050: {
        p = skipSpanText(p);
        if (p < 0) { break l1050; }
        continue l1049;
      }
      p = s1051;
    } else touched ||= p >= end;
    break;
  }
  const list1066: MentionNode[] = [];
  l1061: for (;;) {
    const s1063 = p;
    const t1064 = trail.length;
    if (text.charCodeAt(p) === 55358) {
      l1062: {
        let v1065!: MentionNode;
        const r1068 = readMention(p);
        if (r1068 === undefined) { break l1062; }
        v1065 = r1068;
        p = pos;
        l1070: for (;;) {
          const s1072 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1071: {
              p = skipSpanText(p);
              if (p < 0) { break l1071; }
              continue l1070;
            }
            p = s1072;
          } else touched ||= p >= end;
          break;
        }
        list1066.push(v1065);
        continue l1061;
      }
      p = s1063;
      if (trail.length > t1064) trail.length = t1064;
    } else touched ||= p >= end;
    break;
  }
  l_mentions = list1066;
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
  l1053: {
    const s1054 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l1055: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
          touched ||= p >= end;
          break l1055;
        }
        p++;
        const near1056 = p + 16;
        while (p < near1056 && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) p++;
        if (p === near1056) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1053;
      }
      p = s1054;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1057: {
        if (text.charCodeAt(p) === 55358) {
          {
            const s1058 = p;
            l1059: {
              p = skip_mention(p);
              if (p < 0) { break l1059; }
              break l1057;
            }
            p = s1058;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l1057;
        }
        p++;
        break l1053;
      }
      p = s1054;
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
  l1086: {
    const s1087 = p;
    if (text.charCodeAt(p) === 55358) {
      l1088: {
        if (!text.startsWith("\ud83e\udd86", p)) {
          reachesEnd(p, "\ud83e\udd86");
          break l1088;
        }
        p += 2;
        let n1092 = 0;
        l1089: for (;;) {
          if (n1092 >= 6) break;
          const s1091 = p;
          l1090: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1090;
            }
            p++;
            n1092++;
            continue l1089;
          }
          p = s1091;
          break;
        }
        l1093: {
          if ((((c = text.charCodeAt(p)) >= 61 && c <= 62) || c === 45)) {
            const s1095 = p;
            l1094: {
              l1096: {
                const s1097 = p;
                if (text.charCodeAt(p) === 45) {
                  l1098: {
                    if (!text.startsWith("->", p)) {
                      reachesEnd(p, "->");
                      break l1098;
                    }
                    p += 2;
                    break l1096;
                  }
                  p = s1097;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 61) {
                  l1099: {
                    if (!text.startsWith("=>", p)) {
                      reachesEnd(p, "=>");
                      break l1099;
                    }
                    p += 2;
                    break l1096;
                  }
                  p = s1097;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1094;
                }
                p++;
              }
              break l1093;
            }
            p = s1095;
          } else touched ||= p >= end;
        }
        let n1103 = 0;
        l1100: for (;;) {
          if (n1103 >= 6) break;
          const s1102 = p;
          l1101: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1101;
            }
            p++;
            n1103++;
            continue l1100;
          }
          p = s1102;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
          touched ||= p >= end;
          break l1088;
        }
        p++;
        break l1086;
      }
      p = s1087;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1104: {
        if (!text.startsWith("\ud83e\udd86", p)) {
          reachesEnd(p, "\ud83e\udd86");
          break l1104;
        }
        p += 2;
        let n1108 = 0;
        l1105: for (;;) {
          if (n1108 >= 6) break;
          const s1107 = p;
          l1106: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1106;
            }
            p++;
            n1108++;
            continue l1105;
          }
          p = s1107;
          break;
        }
        if (text.charCodeAt(p) !== 9654) {
          touched ||= p >= end;
          break l1104;
        }
        p++;
        let n1112 = 0;
        l1109: for (;;) {
          if (n1112 >= 6) break;
          const s1111 = p;
          l1110: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
              touched ||= p >= end;
              break l1110;
            }
            p++;
            n1112++;
            continue l1109;
          }
          p = s1111;
          break;
        }
        if (!((((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73))) {
          touched ||= p >= end;
          break l1104;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1104;
        }
        p++;
        break l1086;
      }
      p = s1087;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1113: {
      if (text.charCodeAt(p) === 91) {
        const s1115 = p;
        l1114: {

          p++;
          break l1113;
        }
        p = s1115;
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
  p++;
  let n1122 = 0;
  l1119: for (;;) {
    if (n1122 >= 6) break;
    const s1121 = p;
    l1120: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l1120;
      }
      p++;
      n1122++;
      continue l1119;
    }
    p = s1121;
    break;
  }
  if (text.charCodeAt(p) !== 9664) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1126 = 0;
  l1123: for (;;) {
    if (n1126 >= 6) break;
    const s1125 = p;
    l1124: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
        touched ||= p >= end;
        break l1124;
      }
      p++;
      n1126++;
      continue l1123;
    }
    p = s1125;
    break;
  }
  if (text.charCodeAt(p) === 55358) {
    {
      const s1127 = p;
      l1128: {
        p = skipOpen(p);
        if (p < 0) { break l1128; }
        return undefined;
      }
      p = s1127;
    }
  } else touched ||= p >= end;
  if (text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
    reachesEnd(p, "\ud83e\udd86");
    return undefined;
  }
  p += 2;
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
  l1138: {
    const s1139 = p;
    if (text.charCodeAt(p) === 96) {
      l1140: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l1140;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l1138;
      }
      p = s1139;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1141: {
        p = skipNewline(p);
        if (p < 0) { break l1141; }
        break l1138;
      }
      p = s1139;
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
  let e1149!: "\r\n" | "\n" | "\r";
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1150 = readNewline(p);
  if (r1150 === undefined) { return undefined; }
  e1149 = r1150;
  p = pos;
  let e1156!: " "[];
  const r1157 = readIndent(p);
  if (r1157 === undefined) { return undefined; }
  e1156 = r1157;
  p = pos;
  let e1165!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1166 = readWrapperRun(p);
  if (r1166 === undefined) { return undefined; }
  e1165 = r1166;
  p = pos;
  let e1168!: string[];
  const r1169 = readBlanks(p);
  if (r1169 === undefined) { return undefined; }
  e1168 = r1169;
  p = pos;
  let e1179!: null;
  l1180: {
    const s1181 = p;
    l1182: {
      l1185: {
        const s1183 = p;
        l1184: {
          p = skipLineEnd(p);
          if (p < 0) { break l1184; }
          p = s1183;
          break l1185;
        }
        p = s1183;
        break l1182;
      }
      e1179 = null;
      break l1180;
    }
    p = s1181;
    l1188: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s1186 = p;
        l1187: {
          p = skipNoise(p);
          if (p < 0) { break l1187; }
          p = skipTrail(p);
          if (p < 0) { break l1187; }
          p = s1186;
          break l1188;
        }
        p = s1186;
      } else touched ||= p >= end;
      return undefined;
    }
    e1179 = null;
  }
  value = [e1149, e1156, e1165, e1168, e1179];
  pos = p;
  return value;
}

function readNewline(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l1151: {
    const s1152 = p;
    if (text.charCodeAt(p) === 13) {
      l1153: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1153;
        }
        value = "\r\n";
        p += 2;
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1154: {

        value = "\n";
        p++;
        break l1151;
      }
      p = s1152;
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
  const list1163: " "[] = [];
  let n1161 = 0;
  l1158: for (;;) {
    if (n1161 >= 3) break;
    const s1160 = p;
    l1159: {
      let v1162!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1159;
      }
      v1162 = " ";
      p++;
      list1163.push(v1162);
      n1161++;
      continue l1158;
    }
    p = s1160;
    break;
  }
  value = list1163;
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list1174: string[] = [];
  l1170: for (;;) {
    const s1172 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1171: {
        let v1173!: string;
        const r1176 = read_blank(p);
        if (r1176 === undefined) { break l1171; }
        v1173 = r1176;
        p = pos;
        list1174.push(v1173);
        continue l1170;
      }
      p = s1172;
    } else touched ||= p >= end;
    break;
  }
  value = list1174;
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
  let e1192!: (string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[];
  const list1197: (string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string])[] = [];
  l1193: for (;;) {
    const s1195 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l1194: {
        let v1196!: string | ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
        l1199: {
          const s1200 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1201: {
              const r1202 = read_blank(p);
              if (r1202 === undefined) { break l1201; }
              v1196 = r1202;
              p = pos;
              break l1199;
            }
            p = s1200;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1204: {
              const r1205 = readNewline(p);
              if (r1205 === undefined) { break l1204; }
              v1196 = r1205;
              p = pos;
              break l1199;
            }
            p = s1200;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1194;
          }
          const r1207 = readNoise(p);
          if (r1207 === undefined) { break l1194; }
          v1196 = r1207;
          p = pos;
        }
        list1197.push(v1196);
        continue l1193;
      }
      p = s1195;
    } else touched ||= p >= end;
    break;
  }
  e1192 = list1197;
  let e1250!: null;
  const r1251 = readEof(p);
  if (r1251 === undefined) { return undefined; }
  e1250 = r1251;
  p = pos;
  value = [e1192, e1250];
  pos = p;
  return value;
}

function readNoise(p: number): ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | undefined {
  let value!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
  l1208: {
    const s1209 = p;
    if (text.charCodeAt(p) === 60) {
      l1210: {
        const r1211 = readTemplateToken(p);
        if (r1211 === undefined) { break l1210; }
        value = r1211;
        p = pos;
        break l1208;
      }
      p = s1209;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 27)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1238 = readAnsiSequence(p);
    if (r1238 === undefined) { return undefined; }
    value = r1238;
    p = pos;
  }
  pos = p;
  return value;
}

function readTemplateToken(p: number): ["<|", string[], "|>", [string, string[], null] | null] | undefined {
  let c = 0;
  let value!: ["<|", string[], "|>", [string, string[], null] | null];
  let e1212!: "<|";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return undefined;
  }
  e1212 = "<|";
  p += 2;
  let e1213!: string[];
  const list1218: string[] = [];
  l1214: for (;;) {
    const s1216 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      l1215: {
        let v1217!: string;
        v1217 = text.charAt(p);
        p++;
        list1218.push(v1217);
        continue l1214;
      }
      p = s1216;
    } else touched ||= p >= end;
    break;
  }
  if (list1218.length === 0) { return undefined; }
  e1213 = list1218;
  let e1220!: "|>";
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return undefined;
  }
  e1220 = "|>";
  p += 2;
  let e1221!: [string, string[], null] | null;
  l1222: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s1224 = p;
      l1223: {
        let e1225!: string;
        e1225 = text.charAt(p);
        p++;
        let e1226!: string[];
        const list1231: string[] = [];
        l1227: for (;;) {
          const s1229 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
            l1228: {
              let v1230!: string;
              v1230 = text.charAt(p);
              p++;
              list1231.push(v1230);
              continue l1227;
            }
            p = s1229;
          } else touched ||= p >= end;
          break;
        }
        e1226 = list1231;
        let e1233!: null;
        l1236: {
          if (text.charCodeAt(p) === 60) {
            const s1234 = p;
            l1235: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l1235;
              }
              p += 2;
              p = s1234;
              break l1236;
            }
            p = s1234;
          } else touched ||= p >= end;
          break l1223;
        }
        e1233 = null;
        e1221 = [e1225, e1226, e1233];
        break l1222;
      }
      p = s1224;
    } else touched ||= p >= end;
    e1221 = null;
  }
  value = [e1212, e1213, e1220, e1221];
  pos = p;
  return value;
}

function readAnsiSequence(p: number): ["\u001b[", string[], string] | undefined {
  let c = 0;
  let value!: ["\u001b[", string[], string];
  let e1239!: "\u001b[";
  if (text.charCodeAt(p) !== 27 || !text.startsWith("\u001b[", p)) {
    reachesEnd(p, "\u001b[");
    return undefined;
  }
  e1239 = "\u001b[";
  p += 2;
  let e1240!: string[];
  const list1245: string[] = [];
  l1241: for (;;) {
    const s1243 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) {
      l1242: {
        let v1244!: string;
        v1244 = text.charAt(p);
        p++;
        list1245.push(v1244);
        continue l1241;
      }
      p = s1243;
    } else touched ||= p >= end;
    break;
  }
  e1240 = list1245;
  let e1247!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  e1247 = text.charAt(p);
  p++;
  value = [e1239, e1240, e1247];
  pos = p;
  return value;
}

function readEof(p: number): null | undefined {
  let value!: null;
  if (p < end) {
    {
      const s1252 = p;
      l1253: {
        p++;
        return undefined;
      }
      p = s1252;
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
      const near1260 = p + 16;
      while (p < near1260 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342)) p++;
      if (p === near1260) {
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
      l1261: {

        const near1262 = p + 16;
        while (p < near1262 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342)) p++;
        if (p === near1262) {
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
      l1263: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1263;
        }
        p = skipNewline(p);
        if (p < 0) { break l1263; }
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1264 = p;
            l1265: {
              p = skip_fenceHead(p);
              if (p < 0) { break l1265; }
              break l1263;
            }
            p = s1264;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1267: {
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1267;
        }
        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
          {
            const s1268 = p;
            l1269: {
              p++;
              break l1267;
            }
            p = s1268;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1271: {
        if (!(((c = text.charCodeAt(p)) === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1271;
        }
        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9664 || c === 12288)) {
          {
            const s1272 = p;
            l1273: {
              p++;
              break l1271;
            }
            p = s1272;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1275: {
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1275;
        }
        p++;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65318 || c === 65350)) {
          {
            const s1276 = p;
            l1277: {
              p++;
              break l1275;
            }
            p = s1276;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1279: {
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1279;
        }
        p++;
        if (text.charCodeAt(p) === 124) {
          {
            const s1280 = p;
            l1281: {

              p++;
              break l1279;
            }
            p = s1280;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1283: {
        if (text.charCodeAt(p) !== 55358) {
          touched ||= p >= end;
          break l1283;
        }
        p++;
        if (!((p < end && text.charCodeAt(p) !== 56710))) {
          touched ||= p >= end;
          break l1283;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 9664) {
      l1284: {
        if (text.charCodeAt(p) !== 9664) {
          touched ||= p >= end;
          break l1284;
        }
        p++;
        l1285: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288 || c === 55358)) {
            const s1287 = p;
            l1286: {
              let n1291 = 0;
              l1288: for (;;) {
                if (n1291 >= 6) break;
                const s1290 = p;
                l1289: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
                    touched ||= p >= end;
                    break l1289;
                  }
                  p++;
                  n1291++;
                  continue l1288;
                }
                p = s1290;
                break;
              }
              if (text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
                reachesEnd(p, "\ud83e\udd86");
                break l1286;
              }
              p += 2;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9654 || c === 12288)) {
                {
                  const s1292 = p;
                  l1293: {
                    let n1298 = 0;
                    l1295: for (;;) {
                      if (n1298 >= 6) break;
                      const s1297 = p;
                      l1296: {
                        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288))) {
                          touched ||= p >= end;
                          break l1296;
                        }
                        p++;
                        n1298++;
                        continue l1295;
                      }
                      p = s1297;
                      break;
                    }
                    if (text.charCodeAt(p) !== 9654) {
                      touched ||= p >= end;
                      break l1293;
                    }
                    p++;
                    break l1286;
                  }
                  p = s1292;
                }
              } else touched ||= p >= end;
              break l1285;
            }
            p = s1287;
          } else touched ||= p >= end;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1299: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1299;
        }
        p++;
        l1300: {
          if (text.charCodeAt(p) === 96) {
            const s1302 = p;
            l1301: {

              p++;
              break l1300;
            }
            p = s1302;
          } else touched ||= p >= end;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1303: {
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1303;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
          touched ||= p >= end;
          break l1303;
        }
        p++;
        const near1304 = p + 16;
        while (p < near1304 && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) p++;
        if (p === near1304) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1303;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1305 = p;
            l1306: {

              p++;
              break l1303;
            }
            p = s1305;
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
  let e1308!: null;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1309 = p;
      l1310: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1310; }
        return -1;
      }
      p = s1309;
    }
  } else touched ||= p >= end;
  e1308 = null;
  value = [e1308];
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
  const r1312 = readMacro(p);
  if (r1312 === undefined) { return -1; }
  value = r1312;
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
  const r1314 = readFenceHead(p);
  if (r1314 === undefined) { return -1; }
  value = r1314;
  p = pos;
  leafValue = value;
  return p;
}

function text139(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1316 = p + 16;
      while (p < near1316 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
      if (p === near1316) {
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
      l1317: {

        const near1318 = p + 16;
        while (p < near1318 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
        if (p === near1318) {
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
      l1319: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1319;
        }
        p = skipNewline(p);
        if (p < 0) { break l1319; }
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1320 = p;
            l1321: {
              p = skipFenceClose(p);
              if (p < 0) { break l1321; }
              break l1319;
            }
            p = s1320;
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

function leaf140(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MentionNode | FenceMarkNode;
  if (!(text.charCodeAt(p) === 55358)) {
    touched ||= p >= end;
    return -1;
  }
  const r1323 = readFenceItem(p);
  if (r1323 === undefined) { return -1; }
  value = r1323;
  p = pos;
  leafValue = value;
  return p;
}

function leaf141(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceEndNode | MissingFenceEndNode;
  l1325: {
    const s1326 = p;
    const t1327 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1328: {
        const r1329 = readFenceEnd(p);
        if (r1329 === undefined) { break l1328; }
        value = r1329;
        p = pos;
        break l1325;
      }
      p = s1326;
      if (trail.length > t1327) trail.length = t1327;
    } else touched ||= p >= end;
    const r1331 = readMissingFenceEnd(p);
    if (r1331 === undefined) { return -1; }
    value = r1331;
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
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
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
  l1333: {
    const s1334 = p;
    const t1335 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l1336: {
        const r1337 = readSpan(p);
        if (r1337 === undefined) { break l1336; }
        value = r1337;
        p = pos;
        break l1333;
      }
      p = s1334;
      if (trail.length > t1335) trail.length = t1335;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1339: {
        const r1340 = readReference(p);
        if (r1340 === undefined) { break l1339; }
        value = r1340;
        p = pos;
        break l1333;
      }
      p = s1334;
      if (trail.length > t1335) trail.length = t1335;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1342: {
        const r1343 = readBadBraces(p);
        if (r1343 === undefined) { break l1342; }
        value = r1343;
        p = pos;
        break l1333;
      }
      p = s1334;
      if (trail.length > t1335) trail.length = t1335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1345: {
        const r1346 = readBadNoise(p);
        if (r1346 === undefined) { break l1345; }
        value = r1346;
        p = pos;
        break l1333;
      }
      p = s1334;
      if (trail.length > t1335) trail.length = t1335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 55358)) {
      l1348: {
        const r1349 = readBadImitation(p);
        if (r1349 === undefined) { break l1348; }
        value = r1349;
        p = pos;
        break l1333;
      }
      p = s1334;
      if (trail.length > t1335) trail.length = t1335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1351: {
        const r1352 = readBadStrayClose(p);
        if (r1352 === undefined) { break l1351; }
        value = r1352;
        p = pos;
        break l1333;
      }
      p = s1334;
      if (trail.length > t1335) trail.length = t1335;
    } else touched ||= p >= end;
    l1354: {
      const r1355 = readMissingOpenEnd(p);
      if (r1355 === undefined) { break l1354; }
      value = r1355;
      p = pos;
      break l1333;
    }
    p = s1334;
    if (trail.length > t1335) trail.length = t1335;
    l1357: {
      const r1358 = readMissingReferenceEnd(p);
      if (r1358 === undefined) { break l1357; }
      value = r1358;
      p = pos;
      break l1333;
    }
    p = s1334;
    if (trail.length > t1335) trail.length = t1335;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1360 = readMark(p);
    if (r1360 === undefined) { return -1; }
    value = r1360;
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
  l1362: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1364 = p;
      l1363: {
        const r1365 = readWrapperEnd(p);
        if (r1365 === undefined) { break l1363; }
        value = r1365;
        p = pos;
        break l1362;
      }
      p = s1364;
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
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpeningFenceHeadNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1367 = readOpeningFenceHead(p);
  if (r1367 === undefined) { return -1; }
  value = r1367;
  p = pos;
  leafValue = value;
  return p;
}

function readOpeningFenceHead(p: number): OpeningFenceHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1368 = read_fenceHead(p);
  if (r1368 === undefined) { return undefined; }
  l_run = r1368;
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
  const r1371 = readReferenceText(p);
  if (r1371 === undefined) { return -1; }
  value = r1371;
  p = pos;
  leafValue = value;
  return p;
}

function readReferenceText(p: number): string[] | [null, "{"] | undefined {
  let value!: string[] | [null, "{"];
  l1372: {
    const s1373 = p;
    if ((p < end && text.charCodeAt(p) !== 123)) {
      l1374: {
        const list1379: string[] = [];
        l1375: for (;;) {
          const s1377 = p;
          if ((p < end && text.charCodeAt(p) !== 123)) {
            l1376: {
              let v1378!: string;
              v1378 = text.charAt(p);
              p++;
              list1379.push(v1378);
              continue l1375;
            }
            p = s1377;
          } else touched ||= p >= end;
          break;
        }
        if (list1379.length === 0) { break l1374; }
        value = list1379;
        break l1372;
      }
      p = s1373;
    } else touched ||= p >= end;
    let e1381!: null;
    if (text.charCodeAt(p) === 123) {
      {
        const s1382 = p;
        l1383: {
          p = skip_reference(p);
          if (p < 0) { break l1383; }
          return undefined;
        }
        p = s1382;
      }
    } else touched ||= p >= end;
    e1381 = null;
    let e1385!: "{";
    if (text.charCodeAt(p) !== 123) {
      touched ||= p >= end;
      return undefined;
    }
    e1385 = "{";
    p++;
    value = [e1381, e1385];
  }
  pos = p;
  return value;
}

function leaf150(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [ReferenceNode, (string[] | [null, "{"])[]];
  let e1387!: ReferenceNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r1388 = readReference(p);
  if (r1388 === undefined) { return -1; }
  e1387 = r1388;
  p = pos;
  let e1390!: (string[] | [null, "{"])[];
  const list1395: (string[] | [null, "{"])[] = [];
  l1391: for (;;) {
    const s1393 = p;
    if (p < end) {
      l1392: {
        let v1394!: string[] | [null, "{"];
        const r1397 = readReferenceText(p);
        if (r1397 === undefined) { break l1392; }
        v1394 = r1397;
        p = pos;
        list1395.push(v1394);
        continue l1391;
      }
      p = s1393;
    } else touched ||= p >= end;
    break;
  }
  e1390 = list1395;
  value = [e1387, e1390];
  leafValue = value;
  return p;
}

function leaf151(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], LabelNode] | null;
  l1399: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 12450 || c === 24605 || c === 26368 || c === 32771 || c === 34892 || c === 35251)) {
      const s1401 = p;
      l1400: {
        let e1402!: string[];
        const r1403 = readBlanks(p);
        if (r1403 === undefined) { break l1400; }
        e1402 = r1403;
        p = pos;
        let e1405!: LabelNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12450 || c === 24605 || c === 26368 || c === 32771 || c === 34892 || c === 35251))) {
          touched ||= p >= end;
          break l1400;
        }
        const r1406 = readLabel(p);
        if (r1406 === undefined) { break l1400; }
        e1405 = r1406;
        p = pos;
        value = [e1402, e1405];
        break l1399;
      }
      p = s1401;
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
  l1407: {
    const s1408 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 24605 || c === 32771)) {
      l1409: {
        l1410: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
            const s1412 = p;
            l1411: {
              p = skipDecoration(p);
              if (p < 0) { break l1411; }
              break l1410;
            }
            p = s1412;
          } else touched ||= p >= end;
        }
        l1422: {
          const s1423 = p;
          if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
            l1424: {
              if (!isCaseless(p, "thoughts")) { break l1424; }
              l_thought = text.slice(p, p + 8);
              p += 8;
              break l1422;
            }
            p = s1423;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
            l1425: {
              if (!isCaseless(p, "thought")) { break l1425; }
              l_thought = text.slice(p, p + 7);
              p += 7;
              break l1422;
            }
            p = s1423;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 24605) {
            l1426: {
              if (!text.startsWith("\u601d\u8003", p)) {
                reachesEnd(p, "\u601d\u8003");
                break l1426;
              }
              l_thought = "\u601d\u8003";
              p += 2;
              break l1422;
            }
            p = s1423;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 32771 || !text.startsWith("\u8003\u3048", p)) {
            reachesEnd(p, "\u8003\u3048");
            break l1409;
          }
          l_thought = "\u8003\u3048";
          p += 2;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 65306))) {
          touched ||= p >= end;
          break l1409;
        }
        p = skipLabelEnd(p);
        if (p < 0) { break l1409; }
        break l1407;
      }
      p = s1408;
      l_thought = null;
      l_action = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 12450 || c === 34892)) {
      l1439: {
        l1440: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
            const s1442 = p;
            l1441: {
              p = skipDecoration(p);
              if (p < 0) { break l1441; }
              break l1440;
            }
            p = s1442;
          } else touched ||= p >= end;
        }
        l1443: {
          const s1444 = p;
          if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
            l1445: {
              if (!isCaseless(p, "actions")) { break l1445; }
              l_action = text.slice(p, p + 7);
              p += 7;
              break l1443;
            }
            p = s1444;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
            l1446: {
              if (!isCaseless(p, "action")) { break l1446; }
              l_action = text.slice(p, p + 6);
              p += 6;
              break l1443;
            }
            p = s1444;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 34892) {
            l1447: {
              if (!text.startsWith("\u884c\u52d5", p)) {
                reachesEnd(p, "\u884c\u52d5");
                break l1447;
              }
              l_action = "\u884c\u52d5";
              p += 2;
              break l1443;
            }
            p = s1444;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 12450 || !text.startsWith("\u30a2\u30af\u30b7\u30e7\u30f3", p)) {
            reachesEnd(p, "\u30a2\u30af\u30b7\u30e7\u30f3");
            break l1439;
          }
          l_action = "\u30a2\u30af\u30b7\u30e7\u30f3";
          p += 5;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 65306))) {
          touched ||= p >= end;
          break l1439;
        }
        p = skipLabelEnd(p);
        if (p < 0) { break l1439; }
        break l1407;
      }
      p = s1408;
      l_thought = null;
      l_action = null;
    } else touched ||= p >= end;
    l1448: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
        const s1450 = p;
        l1449: {
          p = skipDecoration(p);
          if (p < 0) { break l1449; }
          break l1448;
        }
        p = s1450;
      } else touched ||= p >= end;
    }
    l1451: {
      const s1452 = p;
      if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
        l1453: {
          if (!isCaseless(p, "observation")) { break l1453; }
          p += 11;
          break l1451;
        }
        p = s1452;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
        l1454: {
          if (!isCaseless(p, "final answer")) { break l1454; }
          p += 12;
          break l1451;
        }
        p = s1452;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 35251) {
        l1455: {
          if (!text.startsWith("\u89b3\u5bdf", p)) {
            reachesEnd(p, "\u89b3\u5bdf");
            break l1455;
          }
          p += 2;
          break l1451;
        }
        p = s1452;
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
  let m1416 = false;
  l1413: for (;;) {
    const s1415 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l1414: {
        l1417: {
          const s1418 = p;
          if (text.charCodeAt(p) === 35) {
            l1419: {
              if (!(text.charCodeAt(p) === 35)) {
                touched ||= p >= end;
                break l1419;
              }
              p++;
              while (text.charCodeAt(p) === 35) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1419;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1417;
            }
            p = s1418;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l1420: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1420;
              }
              p += 2;
              break l1417;
            }
            p = s1418;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            l1421: {
              if (!text.startsWith("__", p)) {
                reachesEnd(p, "__");
                break l1421;
              }
              p += 2;
              break l1417;
            }
            p = s1418;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
            touched ||= p >= end;
            break l1414;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1414;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
        }
        m1416 = true;
        continue l1413;
      }
      p = s1415;
    } else touched ||= p >= end;
    break;
  }
  if (!m1416) { return -1; }
  return p;
}

function skipLabelEnd(p: number): number {
  let c = 0;
  l1427: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1429 = p;
      l1428: {
        l1430: {
          const s1431 = p;
          if (text.charCodeAt(p) === 42) {
            l1432: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1432;
              }
              p += 2;
              break l1430;
            }
            p = s1431;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1428;
          }
          p += 2;
        }
        break l1427;
      }
      p = s1429;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1433: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1435 = p;
      l1434: {
        l1436: {
          const s1437 = p;
          if (text.charCodeAt(p) === 42) {
            l1438: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1438;
              }
              p += 2;
              break l1436;
            }
            p = s1437;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1434;
          }
          p += 2;
        }
        break l1433;
      }
      p = s1435;
    } else touched ||= p >= end;
  }
  return p;
}

function leaf155(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r", string[], LabelNode] | string[] | ["\\", "`" | null] | ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | MacroNode | string;
  l1457: {
    const s1458 = p;
    const t1459 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1460: {
        let e1461!: "\r\n" | "\n" | "\r";
        const r1462 = readNewline(p);
        if (r1462 === undefined) { break l1460; }
        e1461 = r1462;
        p = pos;
        let e1464!: string[];
        const r1465 = readBlanks(p);
        if (r1465 === undefined) { break l1460; }
        e1464 = r1465;
        p = pos;
        let e1467!: LabelNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12450 || c === 24605 || c === 26368 || c === 32771 || c === 34892 || c === 35251))) {
          touched ||= p >= end;
          break l1460;
        }
        const r1468 = readLabel(p);
        if (r1468 === undefined) { break l1460; }
        e1467 = r1468;
        p = pos;
        value = [e1461, e1464, e1467];
        break l1457;
      }
      p = s1458;
      if (trail.length > t1459) trail.length = t1459;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1470 = readLabelText(p);
    if (r1470 === undefined) { return -1; }
    value = r1470;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLabelText(p: number): string[] | ["\\", "`" | null] | ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | MacroNode | string | undefined {
  let c = 0;
  let value!: string[] | ["\\", "`" | null] | ["\r\n" | "\n" | "\r", string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[], ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null] | [string, ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "\ud83e"] | [null, "`"[]])[], string] | MacroNode | string;
  l1471: {
    const s1472 = p;
    const t1473 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
      l1474: {
        const list1479: string[] = [];
        l1475: for (;;) {
          const s1477 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)) {
            l1476: {
              let v1478!: string;
              v1478 = text.charAt(p);
              p++;
              list1479.push(v1478);
              continue l1475;
            }
            p = s1477;
          } else touched ||= p >= end;
          break;
        }
        if (list1479.length === 0) { break l1474; }
        value = list1479;
        break l1471;
      }
      p = s1472;
      if (trail.length > t1473) trail.length = t1473;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1481: {
        let e1482!: "\\";

        e1482 = "\\";
        p++;
        let e1483!: "`" | null;
        l1484: {
          if (text.charCodeAt(p) === 96) {
            const s1486 = p;
            l1485: {

              e1483 = "`";
              p++;
              break l1484;
            }
            p = s1486;
          } else touched ||= p >= end;
          e1483 = null;
        }
        value = [e1482, e1483];
        break l1471;
      }
      p = s1472;
      if (trail.length > t1473) trail.length = t1473;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1487: {
        const r1488 = readCodeLines(p);
        if (r1488 === undefined) { break l1487; }
        value = r1488;
        p = pos;
        break l1471;
      }
      p = s1472;
      if (trail.length > t1473) trail.length = t1473;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1548: {
        const r1549 = readNewline(p);
        if (r1549 === undefined) { break l1548; }
        value = r1549;
        p = pos;
        break l1471;
      }
      p = s1472;
      if (trail.length > t1473) trail.length = t1473;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1551: {
        const r1552 = read_span(p);
        if (r1552 === undefined) { break l1551; }
        value = r1552;
        p = pos;
        break l1471;
      }
      p = s1472;
      if (trail.length > t1473) trail.length = t1473;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1554: {
        const list1559: "`"[] = [];
        l1555: for (;;) {
          const s1557 = p;
          if (text.charCodeAt(p) === 96) {
            l1556: {
              let v1558!: "`";

              v1558 = "`";
              p++;
              list1559.push(v1558);
              continue l1555;
            }
            p = s1557;
          } else touched ||= p >= end;
          break;
        }
        if (list1559.length === 0) { break l1554; }
        value = list1559;
        break l1471;
      }
      p = s1472;
      if (trail.length > t1473) trail.length = t1473;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 55358) {
      l1561: {
        const r1562 = readMacro(p);
        if (r1562 === undefined) { break l1561; }
        value = r1562;
        p = pos;
        break l1471;
      }
      p = s1472;
      if (trail.length > t1473) trail.length = t1473;
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
  let e1489!: "\r\n" | "\n" | "\r";
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1490 = readNewline(p);
  if (r1490 === undefined) { return undefined; }
  e1489 = r1490;
  p = pos;
  let e1492!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1493 = read_fenceHead(p);
  if (r1493 === undefined) { return undefined; }
  l_run = r1493;
  p = pos;
  registers[2] = l_run;
  e1492 = l_run;
  let e1495!: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[];
  const list1500: ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null])[] = [];
  l1496: for (;;) {
    const s1498 = p;
    if (p < end) {
      l1497: {
        let v1499!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | "\ud83e" | ["\r\n" | "\n" | "\r", null];
        l1502: {
          const s1503 = p;
          if (text.charCodeAt(p) === 55358) {
            l1504: {
              const r1505 = read_mention(p);
              if (r1505 === undefined) { break l1504; }
              v1499 = r1505;
              p = pos;
              break l1502;
            }
            p = s1503;
          } else touched ||= p >= end;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
            l1507: {
              const list1512: string[] = [];
              l1508: for (;;) {
                const s1510 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
                  l1509: {
                    let v1511!: string;
                    v1511 = text.charAt(p);
                    p++;
                    list1512.push(v1511);
                    continue l1508;
                  }
                  p = s1510;
                } else touched ||= p >= end;
                break;
              }
              if (list1512.length === 0) { break l1507; }
              v1499 = list1512;
              break l1502;
            }
            p = s1503;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 55358) {
            l1514: {

              v1499 = "\ud83e";
              p++;
              break l1502;
            }
            p = s1503;
          } else touched ||= p >= end;
          let e1515!: "\r\n" | "\n" | "\r";
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1497;
          }
          const r1516 = readNewline(p);
          if (r1516 === undefined) { break l1497; }
          e1515 = r1516;
          p = pos;
          let e1518!: null;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            {
              const s1519 = p;
              l1520: {
                p = skipFenceClose(p);
                if (p < 0) { break l1520; }
                break l1497;
              }
              p = s1519;
            }
          } else touched ||= p >= end;
          e1518 = null;
          v1499 = [e1515, e1518];
        }
        list1500.push(v1499);
        continue l1496;
      }
      p = s1498;
    } else touched ||= p >= end;
    break;
  }
  e1495 = list1500;
  let e1522!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | null;
  l1523: {
    const s1524 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1525: {
        let e1526!: "\r\n" | "\n" | "\r";
        const r1527 = readNewline(p);
        if (r1527 === undefined) { break l1525; }
        e1526 = r1527;
        p = pos;
        let e1529!: [" "[], string, string[], null];
        if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
          touched ||= p >= end;
          break l1525;
        }
        const r1530 = readFenceClose(p);
        if (r1530 === undefined) { break l1525; }
        e1529 = r1530;
        p = pos;
        e1522 = [e1526, e1529];
        break l1523;
      }
      p = s1524;
    } else touched ||= p >= end;
    const r1545 = readEof(p);
    if (r1545 === undefined) { return undefined; }
    e1522 = r1545;
    p = pos;
  }
  value = [e1489, e1492, e1495, e1522];
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e1531!: " "[];
  const r1532 = readIndent(p);
  if (r1532 === undefined) { return undefined; }
  e1531 = r1532;
  p = pos;
  let e1534!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1535 = readClosingRun(p);
  if (r1535 === undefined) { return undefined; }
  e1534 = r1535;
  p = pos;
  let e1537!: string[];
  const r1538 = readBlanks(p);
  if (r1538 === undefined) { return undefined; }
  e1537 = r1538;
  p = pos;
  let e1540!: null;
  l1543: {
    const s1541 = p;
    l1542: {
      p = skipLineEnd(p);
      if (p < 0) { break l1542; }
      p = s1541;
      break l1543;
    }
    p = s1541;
    return undefined;
  }
  e1540 = null;
  value = [e1531, e1534, e1537, e1540];
  pos = p;
  return value;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, null], alternatives: [{ op: 'leaf', read: leaf137 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf143 }] };
const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'optional', body: { op: 'choice', starts: [STARTS_13, STARTS_13], alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
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
