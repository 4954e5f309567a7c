// Generated from grammars/acor.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, startsOf, tableOf } from '../src/engine/index.ts';

export interface BadWrapperNode extends RecoveryNode {
  readonly type: 'BadWrapper';
  readonly run: string;
}

export interface WrapperEndNode extends TreeNode {
  readonly type: 'WrapperEnd';
}

export interface MissingWrapperEndNode extends RecoveryNode {
  readonly type: 'MissingWrapperEnd';
}

export interface BadChatNode extends RecoveryNode {
  readonly type: 'BadChat';
}

export interface ExactHeaderNode extends TreeNode {
  readonly type: 'ExactHeader';
  readonly words: "Status" | "Error" | "Session Checkpoint" | "Session" | "Progress" | "AI Directive" | "Suggestions" | "Output Data" | "Output Files" | "Output" | "Input Needed";
  readonly arg: ArgNode | PercentNode | null;
}

export interface LooseHeaderNode extends TreeNode {
  readonly type: 'LooseHeader';
  readonly head: BoldedHeadNode | PlainHeadNode;
}

export interface BoldHeaderNode extends TreeNode {
  readonly type: 'BoldHeader';
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  readonly arg: BoldArgNode | null;
}

export interface BoldedHeadNode extends TreeNode {
  readonly type: 'BoldedHead';
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  readonly arg: BoldArgNode | PercentNode | ArgNode | null;
}

export interface PlainHeadNode extends TreeNode {
  readonly type: 'PlainHead';
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  readonly arg: PercentNode | ArgNode | null;
}

export interface BadHeaderCaseNode extends RecoveryNode {
  readonly type: 'BadHeaderCase';
}

export interface BadColonNoiseNode extends RecoveryNode {
  readonly type: 'BadColonNoise';
}

export interface BadHeaderNoiseNode extends RecoveryNode {
  readonly type: 'BadHeaderNoise';
}

export interface BadHeaderLevelNode extends RecoveryNode {
  readonly type: 'BadHeaderLevel';
}

export interface BadHeaderSpaceNode extends RecoveryNode {
  readonly type: 'BadHeaderSpace';
}

export interface BadHeaderBoldNode extends RecoveryNode {
  readonly type: 'BadHeaderBold';
}

export interface BadHeaderColonNode extends RecoveryNode {
  readonly type: 'BadHeaderColon';
}

export interface BadWideColonNode extends RecoveryNode {
  readonly type: 'BadWideColon';
}

export interface BadHeaderCloseNode extends RecoveryNode {
  readonly type: 'BadHeaderClose';
}

export interface OtherHeaderNode extends TreeNode {
  readonly type: 'OtherHeader';
  readonly arg: ArgNode | null;
}

export interface ArgNode extends TreeNode {
  readonly type: 'Arg';
}

export interface BoldArgNode extends TreeNode {
  readonly type: 'BoldArg';
  readonly number: string | null;
  readonly percent: string | null;
}

export interface PercentNode extends TreeNode {
  readonly type: 'Percent';
  readonly number: string;
  readonly percent: string;
}

export interface MissingHeaderEndNode extends RecoveryNode {
  readonly type: 'MissingHeaderEnd';
}

export interface GapNode extends TreeNode {
  readonly type: 'Gap';
}

export interface BlockHeadNode extends TreeNode {
  readonly type: 'BlockHead';
  readonly lead: string;
  readonly run: string;
  readonly info: string;
}

export interface BlockEndNode extends TreeNode {
  readonly type: 'BlockEnd';
  readonly fence: FenceLineNode;
}

export interface FenceLineNode extends TreeNode {
  readonly type: 'FenceLine';
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface ListHeadNode extends TreeNode {
  readonly type: 'ListHead';
  readonly lead: string;
}

export interface ListFenceHeadNode extends TreeNode {
  readonly type: 'ListFenceHead';
  readonly run: string;
  readonly info: string;
}

export interface ListEndNode extends TreeNode {
  readonly type: 'ListEnd';
  readonly fence: ListFenceLineNode;
}

export interface ListFenceLineNode extends TreeNode {
  readonly type: 'ListFenceLine';
}

export interface BadFenceEndNode extends RecoveryNode {
  readonly type: 'BadFenceEnd';
}

export interface DeepBlockNode extends TreeNode {
  readonly type: 'DeepBlock';
  readonly head: DeepHeadNode;
  readonly body: DeepBodyNode;
  readonly close: DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode;
}

export interface DeepHeadNode extends TreeNode {
  readonly type: 'DeepHead';
  readonly lead: string;
  readonly run: string;
  readonly info: string;
}

export interface DeepBodyNode extends TreeNode {
  readonly type: 'DeepBody';
}

export interface DeepFenceLineNode extends TreeNode {
  readonly type: 'DeepFenceLine';
}

export interface CommentHeadNode extends TreeNode {
  readonly type: 'CommentHead';
}

export interface CommentEndNode extends TreeNode {
  readonly type: 'CommentEnd';
}

export interface MissingCommentEndNode extends RecoveryNode {
  readonly type: 'MissingCommentEnd';
}

export interface BadNoiseLinesNode extends RecoveryNode {
  readonly type: 'BadNoiseLines';
}

export interface MissingFenceRunNode extends RecoveryNode {
  readonly type: 'MissingFenceRun';
}

export interface FieldLineNode extends TreeNode {
  readonly type: 'FieldLine';
  readonly lead: string;
  readonly name: BoldNameNode | PlainNameNode;
  readonly code: CodeSpanNode | null;
  readonly value: FieldValueNode;
}

export interface FieldValueNode extends TreeNode {
  readonly type: 'FieldValue';
}

export interface BoldNameNode extends TreeNode {
  readonly type: 'BoldName';
  readonly name: LabelNameNode;
}

export interface LabelNameNode extends TreeNode {
  readonly type: 'LabelName';
}

export interface PlainNameNode extends TreeNode {
  readonly type: 'PlainName';
  readonly name: PlainWordsNode;
}

export interface PlainWordsNode extends TreeNode {
  readonly type: 'PlainWords';
}

export interface TextEndNode extends TreeNode {
  readonly type: 'TextEnd';
}

export interface EntryLineNode extends TreeNode {
  readonly type: 'EntryLine';
  readonly lead: string;
  readonly marker: string;
  readonly text: EntryTextNode;
}

export interface MoreCodeNode extends TreeNode {
  readonly type: 'MoreCode';
  readonly code: CodeSpanNode;
}

export interface EntryTextNode extends TreeNode {
  readonly type: 'EntryText';
  readonly before: EntryBeforeNode;
  readonly separator: SeparatorNode | null;
  readonly after: EntryAfterNode;
}

export interface EntryBeforeNode extends TreeNode {
  readonly type: 'EntryBefore';
  readonly first: CodeSpanNode | null;
}

export interface EntryAfterNode extends TreeNode {
  readonly type: 'EntryAfter';
  readonly last: EntryCodeNode | null;
}

export interface EntryCodeNode extends TreeNode {
  readonly type: 'EntryCode';
  readonly code: CodeSpanNode;
}

export interface SeparatorNode extends TreeNode {
  readonly type: 'Separator';
}

export interface CodeSpanNode extends TreeNode {
  readonly type: 'CodeSpan';
  readonly code: CodeOfOneNode | CodeOfTwoNode | CodeOfThreeNode;
}

export interface CodeOfOneNode extends TreeNode {
  readonly type: 'CodeOfOne';
}

export interface CodeOfTwoNode extends TreeNode {
  readonly type: 'CodeOfTwo';
}

export interface CodeOfThreeNode extends TreeNode {
  readonly type: 'CodeOfThree';
}

export interface BadBomNode extends RecoveryNode {
  readonly type: 'BadBom';
}

export interface BadLineEndNode extends RecoveryNode {
  readonly type: 'BadLineEnd';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly BadBom: BadBomNode;
  readonly Gap: GapNode;
  readonly BadNoiseLines: BadNoiseLinesNode;
  readonly BlockHead: BlockHeadNode;
  readonly BlockEnd: BlockEndNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly CommentHead: CommentHeadNode;
  readonly CommentEnd: CommentEndNode;
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly FieldLine: FieldLineNode;
  readonly TextEnd: TextEndNode;
  readonly ListHead: ListHeadNode;
  readonly ListFenceHead: ListFenceHeadNode;
  readonly ListEnd: ListEndNode;
  readonly BadFenceEnd: BadFenceEndNode;
  readonly EntryLine: EntryLineNode;
  readonly MoreCode: MoreCodeNode;
  readonly DeepBlock: DeepBlockNode;
  readonly MissingFenceRun: MissingFenceRunNode;
  readonly BadWrapper: BadWrapperNode;
  readonly MissingHeaderEnd: MissingHeaderEndNode;
  readonly ExactHeader: ExactHeaderNode;
  readonly LooseHeader: LooseHeaderNode;
  readonly BoldHeader: BoldHeaderNode;
  readonly OtherHeader: OtherHeaderNode;
  readonly WrapperEnd: WrapperEndNode;
  readonly MissingWrapperEnd: MissingWrapperEndNode;
  readonly BadChat: BadChatNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly BlockText: TextPiece<'BlockText'>;
  readonly CommentText: TextPiece<'CommentText'>;
  readonly MoreText: TextPiece<'MoreText'>;
  readonly ListText: TextPiece<'ListText'>;
  readonly ProseText: TextPiece<'ProseText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadWrapper: BadWrapperNode;
  readonly MissingWrapperEnd: MissingWrapperEndNode;
  readonly BadChat: BadChatNode;
  readonly BadHeaderCase: BadHeaderCaseNode;
  readonly BadColonNoise: BadColonNoiseNode;
  readonly BadHeaderNoise: BadHeaderNoiseNode;
  readonly BadHeaderLevel: BadHeaderLevelNode;
  readonly BadHeaderSpace: BadHeaderSpaceNode;
  readonly BadHeaderBold: BadHeaderBoldNode;
  readonly BadHeaderColon: BadHeaderColonNode;
  readonly BadWideColon: BadWideColonNode;
  readonly BadHeaderClose: BadHeaderCloseNode;
  readonly MissingHeaderEnd: MissingHeaderEndNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadFenceEnd: BadFenceEndNode;
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly BadNoiseLines: BadNoiseLinesNode;
  readonly MissingFenceRun: MissingFenceRunNode;
  readonly BadBom: BadBomNode;
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
const TABLE_3 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
const TABLE_4 = tableOf([9, 9], [32, 32], [45, 45], [95, 95]);
const TABLE_5 = tableOf([69, 69], [80, 80], [83, 83], [101, 101], [112, 112], [115, 115]);
const TABLE_6 = tableOf([65, 65], [83, 83], [97, 97], [115, 115]);
const TABLE_7 = tableOf([73, 73], [79, 79], [105, 105], [111, 111]);
const TABLE_8 = tableOf([9, 9], [32, 32], [45, 45], [68, 68], [70, 70], [95, 95], [100, 100], [102, 102]);
const TABLE_9 = tableOf([9, 9], [27, 27], [32, 32], [58, 58], [60, 60]);
const TABLE_10 = tableOf([67, 67], [70, 70], [82, 82], [87, 87], [99, 99], [102, 102], [114, 114], [119, 119]);
const TABLE_11 = tableOf([0, 8], [11, 12], [14, 31], [33, 34], [36, 127]);
const TABLE_12 = tableOf([0, 9], [11, 12], [14, 41], [43, 94], [96, 127]);
const TABLE_13 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83]);
const TABLE_14 = tableOf([65, 65], [69, 69], [80, 80], [83, 83]);
const TABLE_15 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
const TABLE_16 = tableOf([0, 8], [11, 12], [14, 31], [33, 41], [43, 57], [59, 94], [96, 127]);
const TABLE_17 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 94], [96, 127]);
const TABLE_18 = tableOf([68, 69], [82, 82], [86, 86], [100, 101], [114, 114], [118, 118]);
const TABLE_19 = tableOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
const TABLE_20 = tableOf([9, 9], [32, 32], [42, 42], [45, 45], [95, 95]);
const TABLE_21 = tableOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
const TABLE_22 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 95], [97, 127]);
const TABLE_23 = tableOf([9, 9], [32, 32], [96, 96], [126, 126]);
const TABLE_24 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
const TABLE_25 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
const TABLE_26 = tableOf([9, 9], [27, 27], [32, 32], [37, 37], [60, 60]);
const TABLE_27 = tableOf([27, 27], [45, 45], [48, 57], [60, 60]);
const TABLE_28 = tableOf([45, 45], [65, 90], [95, 95], [97, 122]);
const TABLE_29 = tableOf([9, 9], [32, 32], [45, 45], [67, 68], [70, 70], [95, 95], [99, 100], [102, 102]);
const TABLE_30 = tableOf([42, 42], [65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [95, 95], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
const STARTS_0 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_1 = startsOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
const STARTS_2 = startsOf([96, 96], [126, 126]);
const STARTS_3 = startsOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
const STARTS_4 = startsOf([0, 9], [11, 12], [14, 65535]);

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
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: GapNode | BadNoiseLinesNode;
  const r7 = readLead(p);
  if (r7 === undefined) { return -1; }
  value = r7;
  p = pos;
  leafValue = value;
  return p;
}

function readLead(p: number): GapNode | BadNoiseLinesNode | undefined {
  let c = 0;
  let value!: GapNode | BadNoiseLinesNode;
  l8: {
    const s9 = p;
    const t10 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l11: {
        const r12 = readGap(p);
        if (r12 === undefined) { break l11; }
        value = r12;
        p = pos;
        break l8;
      }
      p = s9;
      if (trail.length > t10) trail.length = t10;
    } else touched ||= p >= end;
    const r61 = readBadNoiseLines(p);
    if (r61 === undefined) { return undefined; }
    value = r61;
    p = pos;
  }
  pos = p;
  return value;
}

function readGap(p: number): GapNode | undefined {
  let c = 0;
  const start = p;
  let m17 = false;
  l13: for (;;) {
    const s15 = p;
    const t16 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l14: {
        const r18 = readBlankLine(p);
        if (r18 === undefined) { break l14; }
        p = pos;
        m17 = true;
        continue l13;
      }
      p = s15;
      if (trail.length > t16) trail.length = t16;
    } else touched ||= p >= end;
    break;
  }
  if (!m17) { return undefined; }
  pos = p;
  return { type: 'Gap', start: base + start, end: base + p };
}

function readBlankLine(p: number): [string[], "\n" | BadLineEndNode] | [string[], null] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
  l19: {
    const s20 = p;
    const t21 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l22: {
        let e23!: string[];
        const list28: string[] = [];
        l24: for (;;) {
          const s26 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l25: {
              let v27!: string;
              const r30 = readBlank(p);
              if (r30 === undefined) { break l25; }
              v27 = r30;
              p = pos;
              list28.push(v27);
              continue l24;
            }
            p = s26;
          } else touched ||= p >= end;
          break;
        }
        e23 = list28;
        let e32!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l22;
        }
        const r33 = readEol(p);
        if (r33 === undefined) { break l22; }
        e32 = r33;
        p = pos;
        value = [e23, e32];
        break l19;
      }
      p = s20;
      if (trail.length > t21) trail.length = t21;
    } else touched ||= p >= end;
    let e44!: string[];
    const list49: string[] = [];
    l45: for (;;) {
      const s47 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l46: {
          let v48!: string;
          const r51 = readBlank(p);
          if (r51 === undefined) { break l46; }
          v48 = r51;
          p = pos;
          list49.push(v48);
          continue l45;
        }
        p = s47;
      } else touched ||= p >= end;
      break;
    }
    if (list49.length === 0) { return undefined; }
    e44 = list49;
    let e53!: null;
    const r54 = readEof(p);
    if (r54 === undefined) { return undefined; }
    e53 = r54;
    p = pos;
    value = [e44, e53];
  }
  pos = p;
  return value;
}

function readBlank(p: number): string | undefined {
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

function readEol(p: number): "\n" | BadLineEndNode | undefined {
  let value!: "\n" | BadLineEndNode;
  l34: {
    const s35 = p;
    const t36 = trail.length;
    if (text.charCodeAt(p) === 10) {
      l37: {

        value = "\n";
        p++;
        break l34;
      }
      p = s35;
      if (trail.length > t36) trail.length = t36;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return undefined;
    }
    const r38 = readBadLineEnd(p);
    if (r38 === undefined) { return undefined; }
    value = r38;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadLineEnd(p: number): BadLineEndNode | undefined {
  const start = p;
  l39: {
    const s40 = p;
    if (text.charCodeAt(p) === 13) {
      l41: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l41;
        }
        p += 2;
        break l39;
      }
      p = s40;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  const node: BadLineEndNode = { type: 'BadLineEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readEof(p: number): null | undefined {
  let value!: null;
  if (p < end) {
    {
      const s55 = p;
      l56: {
        p++;
        return undefined;
      }
      p = s55;
    }
  } else touched ||= p >= end;
  value = null;
  pos = p;
  return value;
}

function readBadNoiseLines(p: number): BadNoiseLinesNode | undefined {
  const start = p;
  l64: {
    const s62 = p;
    l63: {
      p = skipNoiseTail(p);
      if (p < 0) { break l63; }
      p = s62;
      break l64;
    }
    p = s62;
    return undefined;
  }
  const r435 = readNoiseLines(p);
  if (r435 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadNoiseLinesNode = { type: 'BadNoiseLines', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNoiseTail(p: number): number {
  p = skipNoiseLines(p);
  if (p < 0) { return -1; }
  l110: {
    const s111 = p;
    l112: {
      p = skipHeaderStart(p);
      if (p < 0) { break l112; }
      break l110;
    }
    p = s111;
    l393: {
      p = skipWrapperAhead(p);
      if (p < 0) { break l393; }
      break l110;
    }
    p = s111;
    l417: {
      p = skip_wrapperEnd(p);
      if (p < 0) { break l417; }
      break l110;
    }
    p = s111;
    if (p < end) {
      {
        const s432 = p;
        l433: {
          p++;
          return -1;
        }
        p = s432;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipNoiseLines(p: number): number {
  let c = 0;
  p = skipNoiseLine(p);
  if (p < 0) { return -1; }
  l97: for (;;) {
    const s99 = p;
    l98: {
      l101: {
        const s102 = p;
        l103: {
          p = skipNoiseLine(p);
          if (p < 0) { break l103; }
          break l101;
        }
        p = s102;
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l98;
        }
        p = skipBlankLine(p);
        if (p < 0) { break l98; }
      }
      continue l97;
    }
    p = s99;
    break;
  }
  return p;
}

function skipNoiseLine(p: number): number {
  let c = 0;
  let n68 = 0;
  l65: for (;;) {
    if (n68 >= 3) break;
    const s67 = p;
    l66: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l66;
      }
      p++;
      n68++;
      continue l65;
    }
    p = s67;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNoise(p);
  if (p < 0) { return -1; }
  l78: for (;;) {
    const s80 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l79: {
        l82: {
          const s83 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l84: {
              p = skipNoise(p);
              if (p < 0) { break l84; }
              break l82;
            }
            p = s83;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l79;
          }
          p++;
        }
        continue l78;
      }
      p = s80;
    } else touched ||= p >= end;
    break;
  }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipNoise(p: number): number {
  let c = 0;
  l69: {
    const s70 = p;
    if (text.charCodeAt(p) === 60) {
      l71: {
        p = skipTemplateToken(p);
        if (p < 0) { break l71; }
        break l69;
      }
      p = s70;
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
  l72: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s74 = p;
      l73: {
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) p++;
        touched ||= p >= end;
        l77: {
          if (text.charCodeAt(p) === 60) {
            const s75 = p;
            l76: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l76;
              }
              p += 2;
              p = s75;
              break l77;
            }
            p = s75;
          } else touched ||= p >= end;
          break l73;
        }
        break l72;
      }
      p = s74;
    } else touched ||= p >= end;
  }
  return p;
}

function skipLineEnd(p: number): number {
  let c = 0;
  l85: {
    const s86 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l87: {
        p = skipEol(p);
        if (p < 0) { break l87; }
        break l85;
      }
      p = s86;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s94 = p;
        l95: {
          p++;
          return -1;
        }
        p = s94;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipEol(p: number): number {
  l88: {
    const s89 = p;
    if (text.charCodeAt(p) === 10) {
      l90: {

        p++;
        break l88;
      }
      p = s89;
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
  l91: {
    const s92 = p;
    if (text.charCodeAt(p) === 13) {
      l93: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l93;
        }
        p += 2;
        break l91;
      }
      p = s92;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipBlankLine(p: number): number {
  let c = 0;
  l104: {
    const s105 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l106: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l106;
        }
        p = skipEol(p);
        if (p < 0) { break l106; }
        break l104;
      }
      p = s105;
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
        const s107 = p;
        l108: {
          p++;
          return -1;
        }
        p = s107;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipHeaderStart(p: number): number {
  let c = 0;
  l113: {
    const s114 = p;
    l115: {
      p = skipKnownHeader(p);
      if (p < 0) { break l115; }
      break l113;
    }
    p = s114;
    l244: {
      p = skipNoises(p);
      if (p < 0) { break l244; }
      let n248 = 0;
      l245: for (;;) {
        if (n248 >= 3) break;
        const s247 = p;
        l246: {
          if (text.charCodeAt(p) !== 32) {
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
      if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
        reachesEnd(p, "##");
        break l244;
      }
      p += 2;
      l249: {
        const s250 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l251: {
            p++;
            break l249;
          }
          p = s250;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l244; }
      }
      break l113;
    }
    p = s114;
    p = skipCutHeader(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKnownHeader(p: number): number {
  let c = 0;
  p = skipNoises(p);
  if (p < 0) { return -1; }
  let n123 = 0;
  l120: for (;;) {
    if (n123 >= 3) break;
    const s122 = p;
    l121: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l121;
      }
      p++;
      n123++;
      continue l120;
    }
    p = s122;
    break;
  }
  l124: {
    const s125 = p;
    if (text.charCodeAt(p) === 35) {
      l126: {
        p = skipKnownHash(p);
        if (p < 0) { break l126; }
        break l124;
      }
      p = s125;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_boldHeader(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipNoises(p: number): number {
  let c = 0;
  l116: for (;;) {
    const s118 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l117: {
        p = skipNoise(p);
        if (p < 0) { break l117; }
        p = skipBlanks(p);
        if (p < 0) { break l117; }
        continue l116;
      }
      p = s118;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipBlanks(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipKnownHash(p: number): number {
  let c = 0;
  l127: {
    const s128 = p;
    if (text.charCodeAt(p) === 35) {
      l129: {
        if (!text.startsWith("##", p)) {
          reachesEnd(p, "##");
          break l129;
        }
        p += 2;
        l130: for (;;) {
          const s132 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l131: {
              p = skipNoise(p);
              if (p < 0) { break l131; }
              continue l130;
            }
            p = s132;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l129;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        p = skipNoises(p);
        if (p < 0) { break l129; }
        l134: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s136 = p;
            l135: {
              p = skipStrong(p);
              if (p < 0) { break l135; }
              break l134;
            }
            p = s136;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l129;
        }
        p = skipKnownWords(p);
        if (p < 0) { break l129; }
        l168: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s170 = p;
            l169: {
              p = skipStrong(p);
              if (p < 0) { break l169; }
              break l168;
            }
            p = s170;
          } else touched ||= p >= end;
        }
        l171: {
          const s172 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
            l173: {
              p = skipBlanks(p);
              if (p < 0) { break l173; }
              p = skipNoises(p);
              if (p < 0) { break l173; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l173;
              }
              p++;
              break l171;
            }
            p = s172;
          } else touched ||= p >= end;
          p = skipHeaderTail(p);
          if (p < 0) { break l129; }
        }
        break l127;
      }
      p = s128;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l177: {
        if (!text.startsWith("##", p)) {
          reachesEnd(p, "##");
          break l177;
        }
        p += 2;
        l178: for (;;) {
          const s180 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l179: {
              p = skipNoise(p);
              if (p < 0) { break l179; }
              continue l178;
            }
            p = s180;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l177;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        p = skipNoises(p);
        if (p < 0) { break l177; }
        l182: {
          const s183 = p;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l184: {
              if (!isCaseless(p, "status")) { break l184; }
              p += 6;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l184;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              p = skipNoises(p);
              if (p < 0) { break l184; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
                touched ||= p >= end;
                break l184;
              }
              p = skipStateWord(p);
              if (p < 0) { break l184; }
              p = skipHeaderTail(p);
              if (p < 0) { break l184; }
              break l182;
            }
            p = s183;
          } else touched ||= p >= end;
          if (!isCaseless(p, "progress")) { break l177; }
          p += 8;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l177;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l177; }
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
            touched ||= p >= end;
            break l177;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l177; }
          p = skipNoises(p);
          if (p < 0) { break l177; }
          l194: {
            if (text.charCodeAt(p) === 37) {
              const s196 = p;
              l195: {

                p++;
                break l194;
              }
              p = s196;
            } else touched ||= p >= end;
          }
          p = skipHeaderTail(p);
          if (p < 0) { break l177; }
        }
        break l127;
      }
      p = s128;
    } else touched ||= p >= end;
    let n200 = 0;
    l197: for (;;) {
      if (n200 >= 6) break;
      const s199 = p;
      l198: {
        if (text.charCodeAt(p) !== 35) {
          touched ||= p >= end;
          break l198;
        }
        p++;
        n200++;
        continue l197;
      }
      p = s199;
      break;
    }
    if (n200 < 1) { return -1; }
    if (text.charCodeAt(p) === 35) {
      {
        const s201 = p;
        l202: {

          p++;
          return -1;
        }
        p = s201;
      }
    } else touched ||= p >= end;
    l204: for (;;) {
      const s206 = p;
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        l205: {
          p = skipNoise(p);
          if (p < 0) { break l205; }
          continue l204;
        }
        p = s206;
      } else touched ||= p >= end;
      break;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = skipNoises(p);
    if (p < 0) { return -1; }
    l208: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s210 = p;
        l209: {
          p = skipStrong(p);
          if (p < 0) { break l209; }
          break l208;
        }
        p = s210;
      } else touched ||= p >= end;
    }
    l211: {
      const s212 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
        l213: {
          p = skipArgWords(p);
          if (p < 0) { break l213; }
          l214: {
            if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
              const s216 = p;
              l215: {
                p = skipStrong(p);
                if (p < 0) { break l215; }
                break l214;
              }
              p = s216;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l213; }
          p = skipNoises(p);
          if (p < 0) { break l213; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l213;
          }
          p++;
          l217: {
            if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
              const s219 = p;
              l218: {
                p = skipStrong(p);
                if (p < 0) { break l218; }
                break l217;
              }
              p = s219;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l213; }
          p = skipNoises(p);
          if (p < 0) { break l213; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l213;
          }
          p++;
          break l211;
        }
        p = s212;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
        l220: {
          p = skipTitleWords(p);
          if (p < 0) { break l220; }
          l221: {
            if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
              const s223 = p;
              l222: {
                p = skipStrong(p);
                if (p < 0) { break l222; }
                break l221;
              }
              p = s223;
            } else touched ||= p >= end;
          }
          l224: {
            const s225 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
              l226: {
                p = skipBlanks(p);
                if (p < 0) { break l226; }
                p = skipNoises(p);
                if (p < 0) { break l226; }
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l226;
                }
                p++;
                break l224;
              }
              p = s225;
            } else touched ||= p >= end;
            p = skipHeaderTail(p);
            if (p < 0) { break l220; }
          }
          break l211;
        }
        p = s212;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 304))) {
        touched ||= p >= end;
        return -1;
      }
      p = skipBareWords(p);
      if (p < 0) { return -1; }
      l227: {
        if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
          const s229 = p;
          l228: {
            p = skipStrong(p);
            if (p < 0) { break l228; }
            break l227;
          }
          p = s229;
        } else touched ||= p >= end;
      }
      p = skipHeaderTail(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function skipStrong(p: number): number {
  l137: {
    const s138 = p;
    if (text.charCodeAt(p) === 42) {
      l139: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l139;
        }
        p += 2;
        break l137;
      }
      p = s138;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return -1;
    }
    p += 2;
  }
  return p;
}

function skipKnownWords(p: number): number {
  let c = 0;
  l140: {
    const s141 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      l142: {
        p = skipArgWords(p);
        if (p < 0) { break l142; }
        break l140;
      }
      p = s141;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l149: {
        p = skipTitleWords(p);
        if (p < 0) { break l149; }
        break l140;
      }
      p = s141;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBareWords(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipArgWords(p: number): number {
  let c = 0;
  l143: {
    const s144 = p;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l145: {
        if (!isCaseless(p, "session")) { break l145; }
        p += 7;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "checkpoint")) { break l145; }
        p += 10;
        break l143;
      }
      p = s144;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l146: {
        if (!isCaseless(p, "session")) { break l146; }
        p += 7;
        break l143;
      }
      p = s144;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l147: {
        if (!isCaseless(p, "status")) { break l147; }
        p += 6;
        break l143;
      }
      p = s144;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l148: {
        if (!isCaseless(p, "progress")) { break l148; }
        p += 8;
        break l143;
      }
      p = s144;
    } else touched ||= p >= end;
    if (!isCaseless(p, "error")) { return -1; }
    p += 5;
  }
  return p;
}

function skipTitleWords(p: number): number {
  let c = 0;
  l150: {
    const s151 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l152: {
        if (!isCaseless(p, "ai")) { break l152; }
        p += 2;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "directive")) { break l152; }
        p += 9;
        break l150;
      }
      p = s151;
    } else touched ||= p >= end;
    if (!isCaseless(p, "suggestion")) { return -1; }
    p += 10;
    l153: {
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        const s155 = p;
        l154: {
          if (!isCaseless(p, "s")) { break l154; }
          p += 1;
          break l153;
        }
        p = s155;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipBareWords(p: number): number {
  let c = 0;
  l156: {
    const s157 = p;
    if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
      l158: {
        if (!isCaseless(p, "output")) { break l158; }
        p += 6;
        l159: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
            const s161 = p;
            l160: {
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) p++;
              touched ||= p >= end;
              l162: {
                const s163 = p;
                if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
                  l164: {
                    if (!isCaseless(p, "data")) { break l164; }
                    p += 4;
                    break l162;
                  }
                  p = s163;
                } else touched ||= p >= end;
                if (!isCaseless(p, "file")) { break l160; }
                p += 4;
                l165: {
                  if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
                    const s167 = p;
                    l166: {
                      if (!isCaseless(p, "s")) { break l166; }
                      p += 1;
                      break l165;
                    }
                    p = s167;
                  } else touched ||= p >= end;
                }
              }
              break l159;
            }
            p = s161;
          } else touched ||= p >= end;
        }
        break l156;
      }
      p = s157;
    } else touched ||= p >= end;
    if (!isCaseless(p, "input")) { return -1; }
    p += 5;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "needed")) { return -1; }
    p += 6;
  }
  return p;
}

function skipHeaderTail(p: number): number {
  let c = 0;
  l174: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s176 = p;
      l175: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l175;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l175;
        }
        p++;
        while (text.charCodeAt(p) === 35) p++;
        touched ||= p >= end;
        break l174;
      }
      p = s176;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipStateWord(p: number): number {
  let c = 0;
  l185: {
    const s186 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l187: {
        if (!isCaseless(p, "ready")) { break l187; }
        p += 5;
        break l185;
      }
      p = s186;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 87 || c === 119)) {
      l188: {
        if (!isCaseless(p, "working")) { break l188; }
        p += 7;
        break l185;
      }
      p = s186;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l189: {
        if (!isCaseless(p, "complete")) { break l189; }
        p += 8;
        break l185;
      }
      p = s186;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l190: {
        if (!isCaseless(p, "failed")) { break l190; }
        p += 6;
        break l185;
      }
      p = s186;
    } else touched ||= p >= end;
    if (!isCaseless(p, "cancelled")) { return -1; }
    p += 9;
  }
  l193: {
    const s191 = p;
    l192: {
      p = skipHeaderTail(p);
      if (p < 0) { break l192; }
      p = s191;
      break l193;
    }
    p = s191;
    return -1;
  }
  return p;
}

function skip_boldHeader(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipStrong(p);
  if (p < 0) { return -1; }
  l230: {
    const s231 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      l232: {
        p = skipArgWords(p);
        if (p < 0) { break l232; }
        p = skipBlanks(p);
        if (p < 0) { break l232; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l232;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l232; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l232;
        }
        p = skipBoldText(p);
        if (p < 0) { break l232; }
        break l230;
      }
      p = s231;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l240: {
        p = skipTitleWords(p);
        if (p < 0) { break l240; }
        l241: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
            const s243 = p;
            l242: {
              p = skipBlanks(p);
              if (p < 0) { break l242; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l242;
              }
              p++;
              p = skipBlanks(p);
              if (p < 0) { break l242; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l242;
              }
              p = skipBoldText(p);
              if (p < 0) { break l242; }
              break l241;
            }
            p = s243;
          } else touched ||= p >= end;
        }
        break l230;
      }
      p = s231;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBareWords(p);
    if (p < 0) { return -1; }
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipStrong(p);
  if (p < 0) { return -1; }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBoldText(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l233: for (;;) {
    const s235 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l234: {
        if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
          {
            const s237 = p;
            l238: {
              p = skipStrong(p);
              if (p < 0) { break l238; }
              p = skipNoises(p);
              if (p < 0) { break l238; }
              p = skipBlanks(p);
              if (p < 0) { break l238; }
              p = skipLineEnd(p);
              if (p < 0) { break l238; }
              break l234;
            }
            p = s237;
          }
        } else touched ||= p >= end;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
          touched ||= p >= end;
          break l234;
        }
        p++;
        continue l233;
      }
      p = s235;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipCutHeader(p: number): number {
  let c = 0;
  l254: {
    const s252 = p;
    l253: {
      let n258 = 0;
      l255: for (;;) {
        if (n258 >= 3) break;
        const s257 = p;
        l256: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l256;
          }
          p++;
          n258++;
          continue l255;
        }
        p = s257;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 35 || c === 42 || c === 95))) {
        touched ||= p >= end;
        break l253;
      }
      p++;
      while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s259 = p;
          l260: {
            p++;
            break l253;
          }
          p = s259;
        }
      } else touched ||= p >= end;
      p = s252;
      break l254;
    }
    p = s252;
    return -1;
  }
  {
    const s262 = p;
    l263: {
      p = skipLoneLetter(p);
      if (p < 0) { break l263; }
      return -1;
    }
    p = s262;
  }
  p = skipCutMarks(p);
  if (p < 0) { return -1; }
  return p;
}

function skipLoneLetter(p: number): number {
  let c = 0;
  l265: {
    const s266 = p;
    l267: {
      let n271 = 0;
      l268: for (;;) {
        if (n271 >= 3) break;
        const s270 = p;
        l269: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l269;
          }
          p++;
          n271++;
          continue l268;
        }
        p = s270;
        break;
      }
      l272: {
        const s273 = p;
        if (text.charCodeAt(p) === 35) {
          l274: {

            p++;
            if (text.charCodeAt(p) === 35) {
              {
                const s275 = p;
                l276: {

                  p++;
                  break l274;
                }
                p = s275;
              }
            } else touched ||= p >= end;
            break l272;
          }
          p = s273;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) {
          reachesEnd(p, "###");
          break l267;
        }
        p += 3;
        while (text.charCodeAt(p) === 35) p++;
        touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
        touched ||= p >= end;
        break l267;
      }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l278: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          const s280 = p;
          l279: {
            p++;
            break l278;
          }
          p = s280;
        } else touched ||= p >= end;
      }
      if (p < end) {
        {
          const s281 = p;
          l282: {
            p++;
            break l267;
          }
          p = s281;
        }
      } else touched ||= p >= end;
      break l265;
    }
    p = s266;
    let n287 = 0;
    l284: for (;;) {
      if (n287 >= 3) break;
      const s286 = p;
      l285: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l285;
        }
        p++;
        n287++;
        continue l284;
      }
      p = s286;
      break;
    }
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipStrong(p);
    if (p < 0) { return -1; }
    l288: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s290 = p;
        l289: {
          p++;
          break l288;
        }
        p = s290;
      } else touched ||= p >= end;
    }
    if (p < end) {
      {
        const s291 = p;
        l292: {
          p++;
          return -1;
        }
        p = s291;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipCutMarks(p: number): number {
  const noted = trail.length;
  const value = readCutMarks(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCutMarks(p: number): string[] | undefined {
  if (!cutWholeMarks(p)) return undefined;
  const value = readCutMarksInside(p);
  return value;
}

function readCutMarksInside(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list391: string[] = [];
  l387: for (;;) {
    const s389 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l388: {
        let v390!: string;
        v390 = text.charAt(p);
        p++;
        list391.push(v390);
        continue l387;
      }
      p = s389;
    } else touched ||= p >= end;
    break;
  }
  if (list391.length === 0) { return undefined; }
  value = list391;
  pos = p;
  return value;
}

function cutWholeMarks(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipWholeMarks(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipWholeMarks(p: number): number {
  let c = 0;
  l294: {
    const s295 = p;
    l296: {
      let n300 = 0;
      l297: for (;;) {
        if (n300 >= 3) break;
        const s299 = p;
        l298: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l298;
          }
          p++;
          n300++;
          continue l297;
        }
        p = s299;
        break;
      }
      let n304 = 0;
      l301: for (;;) {
        if (n304 >= 6) break;
        const s303 = p;
        l302: {
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l302;
          }
          p++;
          n304++;
          continue l301;
        }
        p = s303;
        break;
      }
      if (n304 < 1) { break l296; }
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
        touched ||= p >= end;
        break l296;
      }
      p = skipWholeHead(p);
      if (p < 0) { break l296; }
      if (p < end) {
        {
          const s349 = p;
          l350: {
            p++;
            break l296;
          }
          p = s349;
        }
      } else touched ||= p >= end;
      break l294;
    }
    p = s295;
    l352: {
      let n356 = 0;
      l353: for (;;) {
        if (n356 >= 3) break;
        const s355 = p;
        l354: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l354;
          }
          p++;
          n356++;
          continue l353;
        }
        p = s355;
        break;
      }
      if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
        reachesEnd(p, "**");
        break l352;
      }
      p += 2;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
        touched ||= p >= end;
        break l352;
      }
      p = skipWholeBold(p);
      if (p < 0) { break l352; }
      if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
        reachesEnd(p, "**");
        break l352;
      }
      p += 2;
      if (p < end) {
        {
          const s377 = p;
          l378: {
            p++;
            break l352;
          }
          p = s377;
        }
      } else touched ||= p >= end;
      break l294;
    }
    p = s295;
    let n383 = 0;
    l380: for (;;) {
      if (n383 >= 3) break;
      const s382 = p;
      l381: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l381;
        }
        p++;
        n383++;
        continue l380;
      }
      p = s382;
      break;
    }
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipWholeBold(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return -1;
    }
    p += 2;
    if (p < end) {
      {
        const s384 = p;
        l385: {
          p++;
          return -1;
        }
        p = s384;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipWholeHead(p: number): number {
  let c = 0;
  l305: {
    const s306 = p;
    if (text.charCodeAt(p) === 83) {
      l307: {
        if (!text.startsWith("Status:", p)) {
          reachesEnd(p, "Status:");
          break l307;
        }
        p += 7;
        l308: {
          if (text.charCodeAt(p) === 32) {
            const s310 = p;
            l309: {

              p++;
              break l308;
            }
            p = s310;
          } else touched ||= p >= end;
        }
        l311: {
          const s312 = p;
          if (text.charCodeAt(p) === 82) {
            l313: {
              if (!text.startsWith("Ready", p)) {
                reachesEnd(p, "Ready");
                break l313;
              }
              p += 5;
              break l311;
            }
            p = s312;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 87) {
            l314: {
              if (!text.startsWith("Working", p)) {
                reachesEnd(p, "Working");
                break l314;
              }
              p += 7;
              break l311;
            }
            p = s312;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 67) {
            l315: {
              if (!text.startsWith("Complete", p)) {
                reachesEnd(p, "Complete");
                break l315;
              }
              p += 8;
              break l311;
            }
            p = s312;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 70) {
            l316: {
              if (!text.startsWith("Failed", p)) {
                reachesEnd(p, "Failed");
                break l316;
              }
              p += 6;
              break l311;
            }
            p = s312;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 67 || !text.startsWith("Cancelled", p)) {
            reachesEnd(p, "Cancelled");
            break l307;
          }
          p += 9;
        }
        break l305;
      }
      p = s306;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 80) {
      l317: {
        if (!text.startsWith("Progress:", p)) {
          reachesEnd(p, "Progress:");
          break l317;
        }
        p += 9;
        l318: {
          if (text.charCodeAt(p) === 32) {
            const s320 = p;
            l319: {

              p++;
              break l318;
            }
            p = s320;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
          touched ||= p >= end;
          break l317;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)) p++;
        touched ||= p >= end;
        l321: {
          if (text.charCodeAt(p) === 32) {
            const s323 = p;
            l322: {

              p++;
              break l321;
            }
            p = s323;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l317;
        }
        p++;
        break l305;
      }
      p = s306;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
      l324: {
        l325: {
          const s326 = p;
          if (text.charCodeAt(p) === 69) {
            l327: {
              if (!text.startsWith("Error", p)) {
                reachesEnd(p, "Error");
                break l327;
              }
              p += 5;
              break l325;
            }
            p = s326;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 83) {
            l328: {
              if (!text.startsWith("Session Checkpoint", p)) {
                reachesEnd(p, "Session Checkpoint");
                break l328;
              }
              p += 18;
              break l325;
            }
            p = s326;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) {
            reachesEnd(p, "Session");
            break l324;
          }
          p += 7;
        }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l324;
        }
        p++;
        l329: {
          if (text.charCodeAt(p) === 32) {
            const s331 = p;
            l330: {

              p++;
              break l329;
            }
            p = s331;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l324;
        }
        p++;
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        break l305;
      }
      p = s306;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l332: {
        l333: {
          const s334 = p;
          if (text.charCodeAt(p) === 65) {
            l335: {
              if (!text.startsWith("AI Directive", p)) {
                reachesEnd(p, "AI Directive");
                break l335;
              }
              p += 12;
              break l333;
            }
            p = s334;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) {
            reachesEnd(p, "Suggestions");
            break l332;
          }
          p += 11;
        }
        l336: {
          if (text.charCodeAt(p) === 58) {
            const s338 = p;
            l337: {

              p++;
              l339: {
                if (text.charCodeAt(p) === 32) {
                  const s341 = p;
                  l340: {

                    p++;
                    break l339;
                  }
                  p = s341;
                } else touched ||= p >= end;
              }
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l337;
              }
              p++;
              while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
              touched ||= p >= end;
              break l336;
            }
            p = s338;
          } else touched ||= p >= end;
        }
        break l305;
      }
      p = s306;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l342: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l342;
        }
        p += 6;
        l343: {
          if (text.charCodeAt(p) === 32) {
            const s345 = p;
            l344: {
              l346: {
                const s347 = p;
                if (text.charCodeAt(p) === 32) {
                  l348: {
                    if (!text.startsWith(" Data", p)) {
                      reachesEnd(p, " Data");
                      break l348;
                    }
                    p += 5;
                    break l346;
                  }
                  p = s347;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 32 || !text.startsWith(" Files", p)) {
                  reachesEnd(p, " Files");
                  break l344;
                }
                p += 6;
              }
              break l343;
            }
            p = s345;
          } else touched ||= p >= end;
        }
        break l305;
      }
      p = s306;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 73 || !text.startsWith("Input Needed", p)) {
      reachesEnd(p, "Input Needed");
      return -1;
    }
    p += 12;
  }
  return p;
}

function skipWholeBold(p: number): number {
  let c = 0;
  l357: {
    const s358 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l359: {
        l360: {
          const s361 = p;
          if (text.charCodeAt(p) === 83) {
            l362: {
              if (!text.startsWith("Status", p)) {
                reachesEnd(p, "Status");
                break l362;
              }
              p += 6;
              break l360;
            }
            p = s361;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 80) {
            l363: {
              if (!text.startsWith("Progress", p)) {
                reachesEnd(p, "Progress");
                break l363;
              }
              p += 8;
              break l360;
            }
            p = s361;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 69) {
            l364: {
              if (!text.startsWith("Error", p)) {
                reachesEnd(p, "Error");
                break l364;
              }
              p += 5;
              break l360;
            }
            p = s361;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 83) {
            l365: {
              if (!text.startsWith("Session Checkpoint", p)) {
                reachesEnd(p, "Session Checkpoint");
                break l365;
              }
              p += 18;
              break l360;
            }
            p = s361;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 83) {
            l366: {
              if (!text.startsWith("Session", p)) {
                reachesEnd(p, "Session");
                break l366;
              }
              p += 7;
              break l360;
            }
            p = s361;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 65) {
            l367: {
              if (!text.startsWith("AI Directive", p)) {
                reachesEnd(p, "AI Directive");
                break l367;
              }
              p += 12;
              break l360;
            }
            p = s361;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) {
            reachesEnd(p, "Suggestions");
            break l359;
          }
          p += 11;
        }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l359;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l359; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l359;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l357;
      }
      p = s358;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65) {
      l368: {
        if (!text.startsWith("AI Directive", p)) {
          reachesEnd(p, "AI Directive");
          break l368;
        }
        p += 12;
        break l357;
      }
      p = s358;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 83) {
      l369: {
        if (!text.startsWith("Suggestions", p)) {
          reachesEnd(p, "Suggestions");
          break l369;
        }
        p += 11;
        break l357;
      }
      p = s358;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l370: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l370;
        }
        p += 6;
        l371: {
          if (text.charCodeAt(p) === 32) {
            const s373 = p;
            l372: {
              l374: {
                const s375 = p;
                if (text.charCodeAt(p) === 32) {
                  l376: {
                    if (!text.startsWith(" Data", p)) {
                      reachesEnd(p, " Data");
                      break l376;
                    }
                    p += 5;
                    break l374;
                  }
                  p = s375;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 32 || !text.startsWith(" Files", p)) {
                  reachesEnd(p, " Files");
                  break l372;
                }
                p += 6;
              }
              break l371;
            }
            p = s373;
          } else touched ||= p >= end;
        }
        break l357;
      }
      p = s358;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 73 || !text.startsWith("Input Needed", p)) {
      reachesEnd(p, "Input Needed");
      return -1;
    }
    p += 12;
  }
  return p;
}

function skipWrapperAhead(p: number): number {
  let c = 0;
  p = skipFenceOpen(p);
  if (p < 0) { return -1; }
  l410: for (;;) {
    const s412 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l411: {
        l414: {
          const s415 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l416: {
              p = skipBlankLine(p);
              if (p < 0) { break l416; }
              break l414;
            }
            p = s415;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l411;
          }
          p = skipNoise(p);
          if (p < 0) { break l411; }
        }
        continue l410;
      }
      p = s412;
    } else touched ||= p >= end;
    break;
  }
  p = skipKnownHeader(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceOpen(p: number): number {
  p = skipFenceHead(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceHead(p: number): number {
  let c = 0;
  l394: {
    const s395 = p;
    l396: {
      let n400 = 0;
      l397: for (;;) {
        if (n400 >= 3) break;
        const s399 = p;
        l398: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l398;
          }
          p++;
          n400++;
          continue l397;
        }
        p = s399;
        break;
      }
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l396;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l404: {
        const s402 = p;
        l403: {
          p = skipLineEnd(p);
          if (p < 0) { break l403; }
          p = s402;
          break l404;
        }
        p = s402;
        break l396;
      }
      break l394;
    }
    p = s395;
    let n408 = 0;
    l405: for (;;) {
      if (n408 >= 3) break;
      const s407 = p;
      l406: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l406;
        }
        p++;
        n408++;
        continue l405;
      }
      p = s407;
      break;
    }
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
  }
  return p;
}

function skip_wrapperEnd(p: number): number {
  let c = 0;
  let n421 = 0;
  l418: for (;;) {
    if (n421 >= 3) break;
    const s420 = p;
    l419: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l419;
      }
      p++;
      n421++;
      continue l418;
    }
    p = s420;
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
  l431: {
    const s429 = p;
    l430: {
      p = skipLineEnd(p);
      if (p < 0) { break l430; }
      p = s429;
      break l431;
    }
    p = s429;
    return -1;
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
  const r422 = readFenceRun(p);
  if (r422 === undefined) { return undefined; }
  value = r422;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l423: {
    const s424 = p;
    if (text.charCodeAt(p) === 96) {
      l425: {
        const s426 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l425;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s426, p);
        break l423;
      }
      p = s424;
    } else touched ||= p >= end;
    const s427 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s427, p);
  }
  pos = p;
  return value;
}

function readNoiseLines(p: number): [[" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null], ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[]] | undefined {
  let c = 0;
  let value!: [[" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null], ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[]];
  let e436!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null];
  const r437 = readNoiseLine(p);
  if (r437 === undefined) { return undefined; }
  e436 = r437;
  p = pos;
  let e517!: ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[];
  const list523: ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[] = [];
  l518: for (;;) {
    const s520 = p;
    const t521 = trail.length;
    l519: {
      let v522!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null];
      l525: {
        const s526 = p;
        const t527 = trail.length;
        l528: {
          const r529 = readNoiseLine(p);
          if (r529 === undefined) { break l528; }
          v522 = r529;
          p = pos;
          break l525;
        }
        p = s526;
        if (trail.length > t527) trail.length = t527;
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l519;
        }
        const r531 = readBlankLine(p);
        if (r531 === undefined) { break l519; }
        v522 = r531;
        p = pos;
      }
      list523.push(v522);
      continue l518;
    }
    p = s520;
    if (trail.length > t521) trail.length = t521;
    break;
  }
  e517 = list523;
  value = [e436, e517];
  pos = p;
  return value;
}

function readNoiseLine(p: number): [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null];
  let e438!: " "[];
  const r439 = readIndent(p);
  if (r439 === undefined) { return undefined; }
  e438 = r439;
  p = pos;
  let e447!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r448 = readNoise(p);
  if (r448 === undefined) { return undefined; }
  e447 = r448;
  p = pos;
  let e491!: (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[];
  const list496: (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[] = [];
  l492: for (;;) {
    const s494 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l493: {
        let v495!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string;
        l498: {
          const s499 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l500: {
              const r501 = readNoise(p);
              if (r501 === undefined) { break l500; }
              v495 = r501;
              p = pos;
              break l498;
            }
            p = s499;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l493;
          }
          const r503 = readBlank(p);
          if (r503 === undefined) { break l493; }
          v495 = r503;
          p = pos;
        }
        list496.push(v495);
        continue l492;
      }
      p = s494;
    } else touched ||= p >= end;
    break;
  }
  e491 = list496;
  let e505!: "\n" | BadLineEndNode | null;
  const r506 = readLineEnd(p);
  if (r506 === undefined) { return undefined; }
  e505 = r506;
  p = pos;
  value = [e438, e447, e491, e505];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list445: " "[] = [];
  let n443 = 0;
  l440: for (;;) {
    if (n443 >= 3) break;
    const s442 = p;
    l441: {
      let v444!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l441;
      }
      v444 = " ";
      p++;
      list445.push(v444);
      n443++;
      continue l440;
    }
    p = s442;
    break;
  }
  value = list445;
  pos = p;
  return value;
}

function readNoise(p: number): ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | undefined {
  let value!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
  l449: {
    const s450 = p;
    if (text.charCodeAt(p) === 60) {
      l451: {
        const r452 = readTemplateToken(p);
        if (r452 === undefined) { break l451; }
        value = r452;
        p = pos;
        break l449;
      }
      p = s450;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 27)) {
      touched ||= p >= end;
      return undefined;
    }
    const r479 = readAnsiSequence(p);
    if (r479 === undefined) { return undefined; }
    value = r479;
    p = pos;
  }
  pos = p;
  return value;
}

function readTemplateToken(p: number): ["<|", string[], "|>", [string, string[], null] | null] | undefined {
  let c = 0;
  let value!: ["<|", string[], "|>", [string, string[], null] | null];
  let e453!: "<|";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return undefined;
  }
  e453 = "<|";
  p += 2;
  let e454!: string[];
  const list459: string[] = [];
  l455: for (;;) {
    const s457 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      l456: {
        let v458!: string;
        v458 = text.charAt(p);
        p++;
        list459.push(v458);
        continue l455;
      }
      p = s457;
    } else touched ||= p >= end;
    break;
  }
  if (list459.length === 0) { return undefined; }
  e454 = list459;
  let e461!: "|>";
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return undefined;
  }
  e461 = "|>";
  p += 2;
  let e462!: [string, string[], null] | null;
  l463: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s465 = p;
      l464: {
        let e466!: string;
        e466 = text.charAt(p);
        p++;
        let e467!: string[];
        const list472: string[] = [];
        l468: for (;;) {
          const s470 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
            l469: {
              let v471!: string;
              v471 = text.charAt(p);
              p++;
              list472.push(v471);
              continue l468;
            }
            p = s470;
          } else touched ||= p >= end;
          break;
        }
        e467 = list472;
        let e474!: null;
        l477: {
          if (text.charCodeAt(p) === 60) {
            const s475 = p;
            l476: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l476;
              }
              p += 2;
              p = s475;
              break l477;
            }
            p = s475;
          } else touched ||= p >= end;
          break l464;
        }
        e474 = null;
        e462 = [e466, e467, e474];
        break l463;
      }
      p = s465;
    } else touched ||= p >= end;
    e462 = null;
  }
  value = [e453, e454, e461, e462];
  pos = p;
  return value;
}

function readAnsiSequence(p: number): ["\u001b[", string[], string] | undefined {
  let c = 0;
  let value!: ["\u001b[", string[], string];
  let e480!: "\u001b[";
  if (text.charCodeAt(p) !== 27 || !text.startsWith("\u001b[", p)) {
    reachesEnd(p, "\u001b[");
    return undefined;
  }
  e480 = "\u001b[";
  p += 2;
  let e481!: string[];
  const list486: string[] = [];
  l482: for (;;) {
    const s484 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) {
      l483: {
        let v485!: string;
        v485 = text.charAt(p);
        p++;
        list486.push(v485);
        continue l482;
      }
      p = s484;
    } else touched ||= p >= end;
    break;
  }
  e481 = list486;
  let e488!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  e488 = text.charAt(p);
  p++;
  value = [e480, e481, e488];
  pos = p;
  return value;
}

function readLineEnd(p: number): "\n" | BadLineEndNode | null | undefined {
  let c = 0;
  let value!: "\n" | BadLineEndNode | null;
  l507: {
    const s508 = p;
    const t509 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l510: {
        const r511 = readEol(p);
        if (r511 === undefined) { break l510; }
        value = r511;
        p = pos;
        break l507;
      }
      p = s508;
      if (trail.length > t509) trail.length = t509;
    } else touched ||= p >= end;
    const r513 = readEof(p);
    if (r513 === undefined) { return undefined; }
    value = r513;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf56(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e536!: null;
  {
    const s537 = p;
    l538: {
      p = skipWholeWrapper(p);
      if (p < 0) { break l538; }
      return -1;
    }
    p = s537;
  }
  e536 = null;
  let e700!: null;
  {
    const s701 = p;
    l702: {
      p = skipBodyStop(p);
      if (p < 0) { break l702; }
      return -1;
    }
    p = s701;
  }
  e700 = null;
  value = [e536, e700];
  leafValue = value;
  return p;
}

function skipWholeWrapper(p: number): number {
  l542: {
    const s540 = p;
    l541: {
      p = skipWrapperAhead(p);
      if (p < 0) { break l541; }
      p = s540;
      break l542;
    }
    p = s540;
    return -1;
  }
  {
    const s543 = p;
    l544: {
      p = skipExampleAhead(p);
      if (p < 0) { break l544; }
      return -1;
    }
    p = s543;
  }
  return p;
}

function skipExampleAhead(p: number): number {
  p = skipWrapperShape(p);
  if (p < 0) { return -1; }
  l686: for (;;) {
    const s688 = p;
    l687: {
      l690: {
        const s691 = p;
        l692: {
          p = skipWrapperShape(p);
          if (p < 0) { break l692; }
          break l690;
        }
        p = s691;
        l693: {
          p = skipClosedFence(p);
          if (p < 0) { break l693; }
          break l690;
        }
        p = s691;
        {
          const s694 = p;
          l695: {
            p = skipHeaderStart(p);
            if (p < 0) { break l695; }
            break l687;
          }
          p = s694;
        }
        if (!(p < end)) {
          touched ||= p >= end;
          break l687;
        }
        p = skipLine(p);
        if (p < 0) { break l687; }
      }
      continue l686;
    }
    p = s688;
    break;
  }
  p = skipHeaderStart(p);
  if (p < 0) { return -1; }
  return p;
}

function skipWrapperShape(p: number): number {
  const noted = trail.length;
  const value = readWrapperShape(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrapperShape(p: number): [string, [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null], "\n" | BadLineEndNode | null] | undefined {
  const outer = registers[0];
  const value = readWrapperShapeInside(p);
  registers[0] = outer;
  return value;
}

function readWrapperShapeInside(p: number): [string, [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null], "\n" | BadLineEndNode | null] | undefined {
  let value!: [string, [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null], "\n" | BadLineEndNode | null];
  let l_run!: string;
  let e546!: string;
  const r547 = readFenceOpen(p);
  if (r547 === undefined) { return undefined; }
  l_run = r547;
  p = pos;
  registers[0] = l_run;
  e546 = l_run;
  let e569!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][];
  const list575: ([null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l570: for (;;) {
    const s572 = p;
    const t573 = trail.length;
    l571: {
      let v574!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]];
      let e577!: null;
      {
        const s578 = p;
        l579: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l579; }
          break l571;
        }
        p = s578;
      }
      e577 = null;
      let e581!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[];
      l582: {
        const s583 = p;
        const t584 = trail.length;
        l585: {
          const r586 = readClosedFence(p);
          if (r586 === undefined) { break l585; }
          e581 = r586;
          p = pos;
          break l582;
        }
        p = s583;
        if (trail.length > t584) trail.length = t584;
        if (!(p < end)) {
          touched ||= p >= end;
          break l571;
        }
        const r665 = readLine(p);
        if (r665 === undefined) { break l571; }
        e581 = r665;
        p = pos;
      }
      v574 = [e577, e581];
      list575.push(v574);
      continue l570;
    }
    p = s572;
    if (trail.length > t573) trail.length = t573;
    break;
  }
  e569 = list575;
  let e667!: [" "[], string, string[], null];
  const r668 = read_wrapperEnd(p);
  if (r668 === undefined) { return undefined; }
  e667 = r668;
  p = pos;
  let e683!: "\n" | BadLineEndNode | null;
  const r684 = readLineEnd(p);
  if (r684 === undefined) { return undefined; }
  e683 = r684;
  p = pos;
  value = [e546, e569, e667, e683];
  pos = p;
  return value;
}

function readFenceOpen(p: number): string | undefined {
  let value!: string;
  const r548 = readFenceHead(p);
  if (r548 === undefined) { return undefined; }
  value = r548;
  p = pos;
  const r566 = readLineEnd(p);
  if (r566 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l549: {
    const s550 = p;
    l551: {
      let n555 = 0;
      l552: for (;;) {
        if (n555 >= 3) break;
        const s554 = p;
        l553: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l553;
          }
          p++;
          n555++;
          continue l552;
        }
        p = s554;
        break;
      }
      const s556 = p;
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l551;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      value = text.slice(s556, p);
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l559: {
        const s557 = p;
        l558: {
          p = skipLineEnd(p);
          if (p < 0) { break l558; }
          p = s557;
          break l559;
        }
        p = s557;
        break l551;
      }
      break l549;
    }
    p = s550;
    let n563 = 0;
    l560: for (;;) {
      if (n563 >= 3) break;
      const s562 = p;
      l561: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l561;
        }
        p++;
        n563++;
        continue l560;
      }
      p = s562;
      break;
    }
    const s564 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s564, p);
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
  }
  pos = p;
  return value;
}

function readClosedFence(p: number): [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | undefined {
  let value!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null];
  let e587!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  const r588 = readFenced(p);
  if (r588 === undefined) { return undefined; }
  e587 = r588;
  p = pos;
  let e661!: "\n" | BadLineEndNode | null;
  const r662 = readLineEnd(p);
  if (r662 === undefined) { return undefined; }
  e661 = r662;
  p = pos;
  value = [e587, e661];
  pos = p;
  return value;
}

function readFenced(p: number): [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]] | undefined {
  const outer = registers[1];
  const value = readFencedInside(p);
  registers[1] = outer;
  return value;
}

function readFencedInside(p: number): [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]] | undefined {
  let value!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  let l_run!: string;
  let e589!: string;
  const r590 = readFenceOpen(p);
  if (r590 === undefined) { return undefined; }
  l_run = r590;
  p = pos;
  registers[1] = l_run;
  e589 = l_run;
  let e592!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list598: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l593: for (;;) {
    const s595 = p;
    const t596 = trail.length;
    l594: {
      let v597!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e600!: null;
      {
        const s601 = p;
        l602: {
          p = skipFenceClose(p);
          if (p < 0) { break l602; }
          break l594;
        }
        p = s601;
      }
      e600 = null;
      let e613!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l594;
      }
      const r614 = readLine(p);
      if (r614 === undefined) { break l594; }
      e613 = r614;
      p = pos;
      v597 = [e600, e613];
      list598.push(v597);
      continue l593;
    }
    p = s595;
    if (trail.length > t596) trail.length = t596;
    break;
  }
  e592 = list598;
  let e636!: [" "[], string, string[], null];
  const r637 = readFenceClose(p);
  if (r637 === undefined) { return undefined; }
  e636 = r637;
  p = pos;
  value = [e589, e592, e636];
  pos = p;
  return value;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n607 = 0;
  l604: for (;;) {
    if (n607 >= 3) break;
    const s606 = p;
    l605: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l605;
      }
      p++;
      n607++;
      continue l604;
    }
    p = s606;
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
  l612: {
    const s610 = p;
    l611: {
      p = skipLineEnd(p);
      if (p < 0) { break l611; }
      p = s610;
      break l612;
    }
    p = s610;
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
  if (value === undefined || !closesRun(registers[1], text.slice(p, pos))) return undefined;
  return value;
}

function readClosingRunInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r608 = readFenceRun(p);
  if (r608 === undefined) { return undefined; }
  value = r608;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l615: {
    const s616 = p;
    const t617 = trail.length;
    if (p < end) {
      l618: {
        let e619!: string[];
        const list624: string[] = [];
        l620: for (;;) {
          const s622 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l621: {
              let v623!: string;
              v623 = text.charAt(p);
              p++;
              list624.push(v623);
              continue l620;
            }
            p = s622;
          } else touched ||= p >= end;
          break;
        }
        e619 = list624;
        let e626!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l618;
        }
        const r627 = readEol(p);
        if (r627 === undefined) { break l618; }
        e626 = r627;
        p = pos;
        value = [e619, e626];
        break l615;
      }
      p = s616;
      if (trail.length > t617) trail.length = t617;
    } else touched ||= p >= end;
    const list633: string[] = [];
    l629: for (;;) {
      const s631 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l630: {
          let v632!: string;
          v632 = text.charAt(p);
          p++;
          list633.push(v632);
          continue l629;
        }
        p = s631;
      } else touched ||= p >= end;
      break;
    }
    if (list633.length === 0) { return undefined; }
    value = list633;
  }
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e638!: " "[];
  const r639 = readIndent(p);
  if (r639 === undefined) { return undefined; }
  e638 = r639;
  p = pos;
  let e641!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r642 = readClosingRun(p);
  if (r642 === undefined) { return undefined; }
  e641 = r642;
  p = pos;
  let e644!: string[];
  const r645 = readBlanks(p);
  if (r645 === undefined) { return undefined; }
  e644 = r645;
  p = pos;
  let e655!: null;
  l658: {
    const s656 = p;
    l657: {
      p = skipLineEnd(p);
      if (p < 0) { break l657; }
      p = s656;
      break l658;
    }
    p = s656;
    return undefined;
  }
  e655 = null;
  value = [e638, e641, e644, e655];
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list650: string[] = [];
  l646: for (;;) {
    const s648 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l647: {
        let v649!: string;
        const r652 = readBlank(p);
        if (r652 === undefined) { break l647; }
        v649 = r652;
        p = pos;
        list650.push(v649);
        continue l646;
      }
      p = s648;
    } else touched ||= p >= end;
    break;
  }
  value = list650;
  pos = p;
  return value;
}

function read_wrapperEnd(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e669!: " "[];
  const r670 = readIndent(p);
  if (r670 === undefined) { return undefined; }
  e669 = r670;
  p = pos;
  let e672!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r673 = readWrapperRun(p);
  if (r673 === undefined) { return undefined; }
  e672 = r673;
  p = pos;
  let e675!: string[];
  const r676 = readBlanks(p);
  if (r676 === undefined) { return undefined; }
  e675 = r676;
  p = pos;
  let e678!: null;
  l681: {
    const s679 = p;
    l680: {
      p = skipLineEnd(p);
      if (p < 0) { break l680; }
      p = s679;
      break l681;
    }
    p = s679;
    return undefined;
  }
  e678 = null;
  value = [e669, e672, e675, e678];
  pos = p;
  return value;
}

function skipClosedFence(p: number): number {
  p = skipFenced(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenced(p: number): number {
  const noted = trail.length;
  const value = readFenced(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function skipLine(p: number): number {
  let c = 0;
  l697: {
    const s698 = p;
    if (p < end) {
      l699: {
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l699;
        }
        p = skipEol(p);
        if (p < 0) { break l699; }
        break l697;
      }
      p = s698;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
  }
  return p;
}

function skipBodyStop(p: number): number {
  l704: {
    const s705 = p;
    l706: {
      p = skipHeaderStart(p);
      if (p < 0) { break l706; }
      break l704;
    }
    p = s705;
    p = skip_wrapperEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf76(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: GapNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r707 = readGap(p);
  if (r707 === undefined) { return -1; }
  value = r707;
  p = pos;
  leafValue = value;
  return p;
}

function leaf77(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockHeadNode;
  const r709 = readBlockHead(p);
  if (r709 === undefined) { return -1; }
  value = r709;
  p = pos;
  leafValue = value;
  return p;
}

function readBlockHead(p: number): BlockHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_lead!: string;
  let l_run!: string;
  let l_info!: string;
  l710: {
    const s711 = p;
    l712: {
      const s713 = p;
      let n717 = 0;
      l714: for (;;) {
        if (n717 >= 3) break;
        const s716 = p;
        l715: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l715;
          }
          p++;
          n717++;
          continue l714;
        }
        p = s716;
        break;
      }
      l_lead = text.slice(s713, p);
      const s718 = p;
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l712;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      l_run = text.slice(s718, p);
      const s719 = p;
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l_info = text.slice(s719, p);
      l722: {
        const s720 = p;
        l721: {
          p = skipLineEnd(p);
          if (p < 0) { break l721; }
          p = s720;
          break l722;
        }
        p = s720;
        break l712;
      }
      break l710;
    }
    p = s711;
    const s723 = p;
    let n727 = 0;
    l724: for (;;) {
      if (n727 >= 3) break;
      const s726 = p;
      l725: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l725;
        }
        p++;
        n727++;
        continue l724;
      }
      p = s726;
      break;
    }
    l_lead = text.slice(s723, p);
    const s728 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s728, p);
    const s729 = p;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
    l_info = text.slice(s729, p);
    l732: {
      const s730 = p;
      l731: {
        p = skipLineEnd(p);
        if (p < 0) { break l731; }
        p = s730;
        break l732;
      }
      p = s730;
      return undefined;
    }
  }
  pos = p;
  return { type: 'BlockHead', start: base + start, end: base + p, lead: l_lead, run: l_run, info: l_info };
}

function text79(p: number, inside: number): number {
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
      l734: {

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
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l735: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l735;
        }
        p = skipNewline(p);
        if (p < 0) { break l735; }
        {
          const s740 = p;
          l741: {
            p = skipFenceClose(p);
            if (p < 0) { break l741; }
            break l735;
          }
          p = s740;
        }
        {
          const s743 = p;
          l744: {
            if (p < end) {
              {
                const s746 = p;
                l747: {
                  p++;
                  break l744;
                }
                p = s746;
              }
            } else touched ||= p >= end;
            break l735;
          }
          p = s743;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function skipNewline(p: number): number {
  l736: {
    const s737 = p;
    if (text.charCodeAt(p) === 13) {
      l738: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l738;
        }
        p += 2;
        break l736;
      }
      p = s737;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l739: {

        p++;
        break l736;
      }
      p = s737;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf81(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockEndNode | MissingFenceEndNode;
  l749: {
    const s750 = p;
    const t751 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l752: {
        const r753 = readBlockEnd(p);
        if (r753 === undefined) { break l752; }
        value = r753;
        p = pos;
        break l749;
      }
      p = s750;
      if (trail.length > t751) trail.length = t751;
    } else touched ||= p >= end;
    const r759 = readMissingFenceEnd(p);
    if (r759 === undefined) { return -1; }
    value = r759;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBlockEnd(p: number): BlockEndNode | undefined {
  let c = 0;
  const start = p;
  let l_fence!: FenceLineNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNewline(p);
  if (p < 0) { return undefined; }
  const r754 = readFenceLine(p);
  if (r754 === undefined) { return undefined; }
  l_fence = r754;
  p = pos;
  const r756 = readLineEnd(p);
  if (r756 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BlockEnd', start: base + start, end: base + p, fence: l_fence };
}

function readFenceLine(p: number): FenceLineNode | undefined {
  const start = p;
  p = skipFenceClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'FenceLine', start: base + start, end: base + p };
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  let c = 0;
  const start = p;
  l760: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s762 = p;
      l761: {
        p = skipNewline(p);
        if (p < 0) { break l761; }
        break l760;
      }
      p = s762;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf85(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommentHeadNode;
  const r764 = readCommentHead(p);
  if (r764 === undefined) { return -1; }
  value = r764;
  p = pos;
  leafValue = value;
  return p;
}

function readCommentHead(p: number): CommentHeadNode | undefined {
  const start = p;
  let n768 = 0;
  l765: for (;;) {
    if (n768 >= 3) break;
    const s767 = p;
    l766: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l766;
      }
      p++;
      n768++;
      continue l765;
    }
    p = s767;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!", p)) {
    reachesEnd(p, "<!");
    return undefined;
  }
  p += 2;
  l771: {
    if (text.charCodeAt(p) === 45) {
      const s769 = p;
      l770: {
        if (!text.startsWith("--", p)) {
          reachesEnd(p, "--");
          break l770;
        }
        p += 2;
        p = s769;
        break l771;
      }
      p = s769;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'CommentHead', start: base + start, end: base + p };
}

function text87(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) p++;
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
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) {
      l773: {

        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) p++;
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
      l774: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l774;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l775: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l775;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l776: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l776;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l777: {
        if (text.charCodeAt(p) === 45) {
          {
            const s778 = p;
            l779: {
              if (!text.startsWith("-->", p)) {
                reachesEnd(p, "-->");
                break l779;
              }
              p += 3;
              break l777;
            }
            p = s778;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l777;
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

function leaf88(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommentEndNode | MissingCommentEndNode;
  l781: {
    const s782 = p;
    const t783 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l784: {
        const r785 = readCommentEnd(p);
        if (r785 === undefined) { break l784; }
        value = r785;
        p = pos;
        break l781;
      }
      p = s782;
      if (trail.length > t783) trail.length = t783;
    } else touched ||= p >= end;
    const r789 = readMissingCommentEnd(p);
    if (r789 === undefined) { return -1; }
    value = r789;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readCommentEnd(p: number): CommentEndNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) {
    reachesEnd(p, "-->");
    return undefined;
  }
  p += 3;
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  const r786 = readLineEnd(p);
  if (r786 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'CommentEnd', start: base + start, end: base + p };
}

function readMissingCommentEnd(p: number): MissingCommentEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingCommentEndNode = { type: 'MissingCommentEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf91(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoiseLinesNode;
  const r791 = readBadNoiseLines(p);
  if (r791 === undefined) { return -1; }
  value = r791;
  p = pos;
  leafValue = value;
  return p;
}

function leaf92(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FieldLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r793 = readFieldLine(p);
  if (r793 === undefined) { return -1; }
  value = r793;
  p = pos;
  leafValue = value;
  return p;
}

function readFieldLine(p: number): FieldLineNode | undefined {
  let c = 0;
  const start = p;
  let l_lead!: string;
  let l_name!: BoldNameNode | PlainNameNode;
  let l_code!: CodeSpanNode | null;
  let l_value!: FieldValueNode;
  const s794 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s794, p);
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l795: {
    const s796 = p;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l797: {
        const r798 = readBoldName(p);
        if (r798 === undefined) { break l797; }
        l_name = r798;
        p = pos;
        break l795;
      }
      p = s796;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r832 = readPlainName(p);
    if (r832 === undefined) { return undefined; }
    l_name = r832;
    p = pos;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l848: {
    if (text.charCodeAt(p) === 96) {
      const s850 = p;
      l849: {
        const r851 = readCodeSpan(p);
        if (r851 === undefined) { break l849; }
        l_code = r851;
        p = pos;
        l914: {
          if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
            const s916 = p;
            l915: {
              p++;
              break l914;
            }
            p = s916;
          } else touched ||= p >= end;
        }
        l919: {
          const s917 = p;
          l918: {
            p = skipBlanks(p);
            if (p < 0) { break l918; }
            p = skipNoises(p);
            if (p < 0) { break l918; }
            p = skipLineEnd(p);
            if (p < 0) { break l918; }
            p = s917;
            break l919;
          }
          p = s917;
          break l849;
        }
        break l848;
      }
      p = s850;
    } else touched ||= p >= end;
    l_code = null;
  }
  const r920 = readFieldValue(p);
  if (r920 === undefined) { return undefined; }
  l_value = r920;
  p = pos;
  l924: {
    const s922 = p;
    l923: {
      p = skipLineEnd(p);
      if (p < 0) { break l923; }
      p = s922;
      break l924;
    }
    p = s922;
    return undefined;
  }
  pos = p;
  return { type: 'FieldLine', start: base + start, end: base + p, lead: l_lead, name: l_name, code: l_code, value: l_value };
}

function readBoldName(p: number): BoldNameNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: LabelNameNode;
  l799: {
    const s800 = p;
    if (text.charCodeAt(p) === 42) {
      l801: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l801;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l801;
        }
        const r802 = readLabelName(p);
        if (r802 === undefined) { break l801; }
        l_name = r802;
        p = pos;
        l823: {
          const s824 = p;
          if (text.charCodeAt(p) === 58) {
            l825: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l825; }
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l825;
              }
              p += 2;
              break l823;
            }
            p = s824;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            reachesEnd(p, "**");
            break l801;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l801; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l801;
          }
          p++;
        }
        break l799;
      }
      p = s800;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return undefined;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r826 = readLabelName(p);
    if (r826 === undefined) { return undefined; }
    l_name = r826;
    p = pos;
    l828: {
      const s829 = p;
      if (text.charCodeAt(p) === 58) {
        l830: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l830; }
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l830;
          }
          p += 2;
          break l828;
        }
        p = s829;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
        reachesEnd(p, "__");
        return undefined;
      }
      p += 2;
      p = skipBlanks(p);
      if (p < 0) { return undefined; }
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        return undefined;
      }
      p++;
    }
  }
  pos = p;
  return { type: 'BoldName', start: base + start, end: base + p, name: l_name };
}

function readLabelName(p: number): LabelNameNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l803: for (;;) {
    const s805 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l804: {
        l807: {
          const s808 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) {
            l809: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l809;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l807;
            }
            p = s808;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 58) {
            {
              const s810 = p;
              l811: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l811; }
                l813: {
                  const s814 = p;
                  if (text.charCodeAt(p) === 42) {
                    l815: {
                      if (!text.startsWith("**", p)) {
                        reachesEnd(p, "**");
                        break l815;
                      }
                      p += 2;
                      break l813;
                    }
                    p = s814;
                  } else touched ||= p >= end;
                  if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                    reachesEnd(p, "__");
                    break l811;
                  }
                  p += 2;
                }
                break l804;
              }
              p = s810;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            {
              const s816 = p;
              l817: {
                if (!text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l817;
                }
                p += 2;
                break l804;
              }
              p = s816;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            {
              const s819 = p;
              l820: {
                if (!text.startsWith("__", p)) {
                  reachesEnd(p, "__");
                  break l820;
                }
                p += 2;
                break l804;
              }
              p = s819;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 95))) {
            touched ||= p >= end;
            break l804;
          }
          p++;
        }
        continue l803;
      }
      p = s805;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'LabelName', start: base + start, end: base + p };
}

function readPlainName(p: number): PlainNameNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: PlainWordsNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r833 = readPlainWords(p);
  if (r833 === undefined) { return undefined; }
  l_name = r833;
  p = pos;
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l842: {
    const s840 = p;
    l841: {
      l843: {
        const s844 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l845: {
            p++;
            break l843;
          }
          p = s844;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          l846: {
            p = skipNoise(p);
            if (p < 0) { break l846; }
            break l843;
          }
          p = s844;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l841; }
      }
      p = s840;
      break l842;
    }
    p = s840;
    return undefined;
  }
  pos = p;
  return { type: 'PlainName', start: base + start, end: base + p, name: l_name };
}

function readPlainWords(p: number): PlainWordsNode | undefined {
  let c = 0;
  const start = p;
  l834: {
    const s835 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l836: {
        if (!isCaseless(p, "recovery")) { break l836; }
        p += 8;
        break l834;
      }
      p = s835;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l837: {
        if (!isCaseless(p, "details")) { break l837; }
        p += 7;
        break l834;
      }
      p = s835;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l838: {
        if (!isCaseless(p, "example")) { break l838; }
        p += 7;
        break l834;
      }
      p = s835;
    } else touched ||= p >= end;
    if (!isCaseless(p, "valid")) { return undefined; }
    p += 5;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "options")) { return undefined; }
    p += 7;
  }
  pos = p;
  return { type: 'PlainWords', start: base + start, end: base + p };
}

function readCodeSpan(p: number): CodeSpanNode | undefined {
  const start = p;
  let l_code!: CodeOfOneNode | CodeOfTwoNode | CodeOfThreeNode;
  l852: {
    const s853 = p;
    if (text.charCodeAt(p) === 96) {
      l854: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s855 = p;
            l856: {

              p++;
              break l854;
            }
            p = s855;
          }
        } else touched ||= p >= end;
        const r858 = readCodeOfOne(p);
        if (r858 === undefined) { break l854; }
        l_code = r858;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l854;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s867 = p;
            l868: {

              p++;
              break l854;
            }
            p = s867;
          }
        } else touched ||= p >= end;
        break l852;
      }
      p = s853;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l870: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l870;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s871 = p;
            l872: {

              p++;
              break l870;
            }
            p = s871;
          }
        } else touched ||= p >= end;
        const r874 = readCodeOfTwo(p);
        if (r874 === undefined) { break l870; }
        l_code = r874;
        p = pos;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l870;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s887 = p;
            l888: {

              p++;
              break l870;
            }
            p = s887;
          }
        } else touched ||= p >= end;
        break l852;
      }
      p = s853;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s890 = p;
        l891: {

          p++;
          return undefined;
        }
        p = s890;
      }
    } else touched ||= p >= end;
    const r893 = readCodeOfThree(p);
    if (r893 === undefined) { return undefined; }
    l_code = r893;
    p = pos;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s910 = p;
        l911: {

          p++;
          return undefined;
        }
        p = s910;
      }
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'CodeSpan', start: base + start, end: base + p, code: l_code };
}

function readCodeOfOne(p: number): CodeOfOneNode | undefined {
  const start = p;
  p = skip_codeOfOne(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'CodeOfOne', start: base + start, end: base + p };
}

function skip_codeOfOne(p: number): number {
  let c = 0;
  l859: for (;;) {
    const s861 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l860: {
        l863: {
          const s864 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l865: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l865;
              }
              p++;
              while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              touched ||= p >= end;
              break l863;
            }
            p = s864;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
            reachesEnd(p, "``");
            break l860;
          }
          p += 2;
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
        }
        continue l859;
      }
      p = s861;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readCodeOfTwo(p: number): CodeOfTwoNode | undefined {
  const start = p;
  p = skip_codeOfTwo(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'CodeOfTwo', start: base + start, end: base + p };
}

function skip_codeOfTwo(p: number): number {
  let c = 0;
  l875: for (;;) {
    const s877 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l876: {
        l879: {
          const s880 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l881: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l881;
              }
              p++;
              while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              touched ||= p >= end;
              break l879;
            }
            p = s880;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l882: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l882;
              }
              p += 3;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l879;
            }
            p = s880;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l876;
          }
          p++;
          if (text.charCodeAt(p) === 96) {
            {
              const s883 = p;
              l884: {

                p++;
                break l876;
              }
              p = s883;
            }
          } else touched ||= p >= end;
        }
        continue l875;
      }
      p = s877;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readCodeOfThree(p: number): CodeOfThreeNode | undefined {
  const start = p;
  p = skip_codeOfThree(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'CodeOfThree', start: base + start, end: base + p };
}

function skip_codeOfThree(p: number): number {
  let c = 0;
  l894: for (;;) {
    const s896 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l895: {
        l898: {
          const s899 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l900: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l900;
              }
              p++;
              while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              touched ||= p >= end;
              break l898;
            }
            p = s899;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l901: {
              if (!text.startsWith("````", p)) {
                reachesEnd(p, "````");
                break l901;
              }
              p += 4;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l898;
            }
            p = s899;
          } else touched ||= p >= end;
          let n905 = 0;
          l902: for (;;) {
            if (n905 >= 2) break;
            const s904 = p;
            l903: {
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l903;
              }
              p++;
              n905++;
              continue l902;
            }
            p = s904;
            break;
          }
          if (n905 < 1) { break l895; }
          if (text.charCodeAt(p) === 96) {
            {
              const s906 = p;
              l907: {

                p++;
                break l895;
              }
              p = s906;
            }
          } else touched ||= p >= end;
        }
        continue l894;
      }
      p = s896;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readFieldValue(p: number): FieldValueNode | undefined {
  let c = 0;
  const start = p;
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  pos = p;
  return { type: 'FieldValue', start: base + start, end: base + p };
}

function text106(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 2:
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
      l926: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l926;
        }
        p = skipNewline(p);
        if (p < 0) { break l926; }
        {
          const s927 = p;
          l928: {
            p = skipHeadingStart(p);
            if (p < 0) { break l928; }
            break l926;
          }
          p = s927;
        }
        {
          const s938 = p;
          l939: {
            p = skipDeepFence(p);
            if (p < 0) { break l939; }
            break l926;
          }
          p = s938;
        }
        {
          const s951 = p;
          l952: {
            p = skipProseStop(p);
            if (p < 0) { break l952; }
            break l926;
          }
          p = s951;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1054: {

        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
    return from;
  }
}

function skipHeadingStart(p: number): number {
  let c = 0;
  let n933 = 0;
  l930: for (;;) {
    if (n933 >= 3) break;
    const s932 = p;
    l931: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l931;
      }
      p++;
      n933++;
      continue l930;
    }
    p = s932;
    break;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  let n937 = 0;
  l934: for (;;) {
    if (n937 >= 6) break;
    const s936 = p;
    l935: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l935;
      }
      p++;
      n937++;
      continue l934;
    }
    p = s936;
    break;
  }
  if (n937 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipDeepFence(p: number): number {
  let c = 0;
  p = skipDeepIndent(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipListRun(p);
  if (p < 0) { return -1; }
  return p;
}

function skipDeepIndent(p: number): number {
  l941: {
    const s942 = p;
    if (text.charCodeAt(p) === 32) {
      l943: {
        if (!text.startsWith("    ", p)) {
          reachesEnd(p, "    ");
          break l943;
        }
        p += 4;
        break l941;
      }
      p = s942;
    } else touched ||= p >= end;
    let n947 = 0;
    l944: for (;;) {
      if (n947 >= 3) break;
      const s946 = p;
      l945: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l945;
        }
        p++;
        n947++;
        continue l944;
      }
      p = s946;
      break;
    }
    if (text.charCodeAt(p) !== 9) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipListRun(p: number): number {
  let c = 0;
  l948: {
    const s949 = p;
    if (text.charCodeAt(p) === 96) {
      l950: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l950;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l950; }
        break l948;
      }
      p = s949;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
  }
  return p;
}

function skipProseStop(p: number): number {
  let c = 0;
  l954: {
    const s955 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l956: {
        p = skipBlankLine(p);
        if (p < 0) { break l956; }
        break l954;
      }
      p = s955;
    } else touched ||= p >= end;
    l957: {
      p = skipHeaderStart(p);
      if (p < 0) { break l957; }
      break l954;
    }
    p = s955;
    l958: {
      p = skipFenceStart(p);
      if (p < 0) { break l958; }
      break l954;
    }
    p = s955;
    l963: {
      p = skipCommentStart(p);
      if (p < 0) { break l963; }
      break l954;
    }
    p = s955;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l971: {
        p = skipEntryStart(p);
        if (p < 0) { break l971; }
        break l954;
      }
      p = s955;
    } else touched ||= p >= end;
    l991: {
      p = skipFieldStart(p);
      if (p < 0) { break l991; }
      break l954;
    }
    p = s955;
    l1036: {
      p = skipNoiseTail(p);
      if (p < 0) { break l1036; }
      break l954;
    }
    p = s955;
    l1037: {
      p = skipCutFence(p);
      if (p < 0) { break l1037; }
      break l954;
    }
    p = s955;
    l1050: {
      p = skip_wrapperEnd(p);
      if (p < 0) { break l1050; }
      break l954;
    }
    p = s955;
    if (p < end) {
      {
        const s1051 = p;
        l1052: {
          p++;
          return -1;
        }
        p = s1051;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipFenceStart(p: number): number {
  let c = 0;
  let n962 = 0;
  l959: for (;;) {
    if (n962 >= 3) break;
    const s961 = p;
    l960: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l960;
      }
      p++;
      n962++;
      continue l959;
    }
    p = s961;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipListRun(p);
  if (p < 0) { return -1; }
  return p;
}

function skipCommentStart(p: number): number {
  let n967 = 0;
  l964: for (;;) {
    if (n967 >= 3) break;
    const s966 = p;
    l965: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l965;
      }
      p++;
      n967++;
      continue l964;
    }
    p = s966;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!", p)) {
    reachesEnd(p, "<!");
    return -1;
  }
  p += 2;
  l970: {
    if (text.charCodeAt(p) === 45) {
      const s968 = p;
      l969: {
        if (!text.startsWith("--", p)) {
          reachesEnd(p, "--");
          break l969;
        }
        p += 2;
        p = s968;
        break l970;
      }
      p = s968;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipEntryStart(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
    {
      const s972 = p;
      l973: {
        p = skipThematicBreak(p);
        if (p < 0) { break l973; }
        return -1;
      }
      p = s972;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipItemMarker(p);
  if (p < 0) { return -1; }
  l988: {
    const s989 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l990: {
        p++;
        break l988;
      }
      p = s989;
    } else touched ||= p >= end;
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipThematicBreak(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l975: {
    const s976 = p;
    if (text.charCodeAt(p) === 42) {
      l977: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l977; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l977;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l977; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l977;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) p++;
        touched ||= p >= end;
        break l975;
      }
      p = s976;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l978: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l978; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l978;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l978; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l978;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) p++;
        touched ||= p >= end;
        break l975;
      }
      p = s976;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 95) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 95) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
  }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipItemMarker(p: number): number {
  let c = 0;
  l979: {
    const s980 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l981: {
        p++;
        break l979;
      }
      p = s980;
    } else touched ||= p >= end;
    let n987 = 0;
    l984: for (;;) {
      if (n987 >= 9) break;
      const s986 = p;
      l985: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l985;
        }
        p++;
        n987++;
        continue l984;
      }
      p = s986;
      break;
    }
    if (n987 < 1) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipFieldStart(p: number): number {
  let c = 0;
  let n995 = 0;
  l992: for (;;) {
    if (n995 >= 3) break;
    const s994 = p;
    l993: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l993;
      }
      p++;
      n995++;
      continue l992;
    }
    p = s994;
    break;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  l996: {
    const s997 = p;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l998: {
        p = skipBoldStart(p);
        if (p < 0) { break l998; }
        break l996;
      }
      p = s997;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipPlainStart(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBoldStart(p: number): number {
  let c = 0;
  l999: {
    const s1000 = p;
    if (text.charCodeAt(p) === 42) {
      l1001: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1001;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1001;
        }
        p = skip_labelName(p);
        if (p < 0) { break l1001; }
        l1021: {
          const s1022 = p;
          if (text.charCodeAt(p) === 58) {
            l1023: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l1023; }
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1023;
              }
              p += 2;
              break l1021;
            }
            p = s1022;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            reachesEnd(p, "**");
            break l1001;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l1001; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l1001;
          }
          p++;
        }
        break l999;
      }
      p = s1000;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_labelName(p);
    if (p < 0) { return -1; }
    l1024: {
      const s1025 = p;
      if (text.charCodeAt(p) === 58) {
        l1026: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l1026; }
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1026;
          }
          p += 2;
          break l1024;
        }
        p = s1025;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
        reachesEnd(p, "__");
        return -1;
      }
      p += 2;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
  }
  return p;
}

function skip_labelName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1002: for (;;) {
    const s1004 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1003: {
        l1006: {
          const s1007 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) {
            l1008: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1008;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l1006;
            }
            p = s1007;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 58) {
            {
              const s1009 = p;
              l1010: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l1010; }
                l1012: {
                  const s1013 = p;
                  if (text.charCodeAt(p) === 42) {
                    l1014: {
                      if (!text.startsWith("**", p)) {
                        reachesEnd(p, "**");
                        break l1014;
                      }
                      p += 2;
                      break l1012;
                    }
                    p = s1013;
                  } else touched ||= p >= end;
                  if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                    reachesEnd(p, "__");
                    break l1010;
                  }
                  p += 2;
                }
                break l1003;
              }
              p = s1009;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            {
              const s1015 = p;
              l1016: {
                if (!text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l1016;
                }
                p += 2;
                break l1003;
              }
              p = s1015;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            {
              const s1018 = p;
              l1019: {
                if (!text.startsWith("__", p)) {
                  reachesEnd(p, "__");
                  break l1019;
                }
                p += 2;
                break l1003;
              }
              p = s1018;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 95))) {
            touched ||= p >= end;
            break l1003;
          }
          p++;
        }
        continue l1002;
      }
      p = s1004;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPlainStart(p: number): number {
  let c = 0;
  l1027: {
    const s1028 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l1029: {
        if (!isCaseless(p, "recovery")) { break l1029; }
        p += 8;
        break l1027;
      }
      p = s1028;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l1030: {
        if (!isCaseless(p, "details")) { break l1030; }
        p += 7;
        break l1027;
      }
      p = s1028;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l1031: {
        if (!isCaseless(p, "example")) { break l1031; }
        p += 7;
        break l1027;
      }
      p = s1028;
    } else touched ||= p >= end;
    if (!isCaseless(p, "valid")) { return -1; }
    p += 5;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "options")) { return -1; }
    p += 7;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1032: {
    const s1033 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1034: {
        p++;
        break l1032;
      }
      p = s1033;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1035: {
        p = skipNoise(p);
        if (p < 0) { break l1035; }
        break l1032;
      }
      p = s1033;
    } else touched ||= p >= end;
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipCutFence(p: number): number {
  let n1041 = 0;
  l1038: for (;;) {
    if (n1041 >= 3) break;
    const s1040 = p;
    l1039: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1039;
      }
      p++;
      n1041++;
      continue l1038;
    }
    p = s1040;
    break;
  }
  l1042: {
    const s1043 = p;
    if (text.charCodeAt(p) === 96) {
      l1044: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1044;
        }
        p += 2;
        break l1042;
      }
      p = s1043;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1045: {

        p++;
        break l1042;
      }
      p = s1043;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l1046: {
        if (!text.startsWith("~~", p)) {
          reachesEnd(p, "~~");
          break l1046;
        }
        p += 2;
        break l1042;
      }
      p = s1043;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  if (p < end) {
    {
      const s1047 = p;
      l1048: {
        p++;
        return -1;
      }
      p = s1047;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf122(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r1055 = readTextEnd(p);
  if (r1055 === undefined) { return -1; }
  value = r1055;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextEndNode | undefined {
  let c = 0;
  const start = p;
  l1056: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1058 = p;
      const t1059 = trail.length;
      l1057: {
        const r1060 = readEol(p);
        if (r1060 === undefined) { break l1057; }
        p = pos;
        break l1056;
      }
      p = s1058;
      if (trail.length > t1059) trail.length = t1059;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'TextEnd', start: base + start, end: base + p };
}

function leaf124(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListHeadNode;
  const r1063 = readListHead(p);
  if (r1063 === undefined) { return -1; }
  value = r1063;
  p = pos;
  leafValue = value;
  return p;
}

function readListHead(p: number): ListHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_lead!: string;
  const r1064 = readColumns(p);
  if (r1064 === undefined) { return undefined; }
  l_lead = r1064;
  p = pos;
  l1077: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s1075 = p;
      l1076: {
        p = skipListRun(p);
        if (p < 0) { break l1076; }
        p = s1075;
        break l1077;
      }
      p = s1075;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'ListHead', start: base + start, end: base + p, lead: l_lead };
}

function readColumns(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s1065 = p;
  let n1069 = 0;
  l1066: for (;;) {
    if (n1069 >= 3) break;
    const s1068 = p;
    l1067: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1067;
      }
      p++;
      n1069++;
      continue l1066;
    }
    p = s1068;
    break;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipItemMarker(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l1070: for (;;) {
    const s1072 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) {
      l1071: {
        p = skipItemMarker(p);
        if (p < 0) { break l1071; }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1071;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        continue l1070;
      }
      p = s1072;
    } else touched ||= p >= end;
    break;
  }
  l_lead = text.slice(s1065, p);
  value = (() => { const lead = l_lead;
      let width = 0;
      for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
      return ' '.repeat(width);
  })();
  pos = p;
  return value;
}

function leaf127(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListFenceHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1079 = readListFenceHead(p);
  if (r1079 === undefined) { return -1; }
  value = r1079;
  p = pos;
  leafValue = value;
  return p;
}

function readListFenceHead(p: number): ListFenceHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  let l_info!: string;
  l1080: {
    const s1081 = p;
    if (text.charCodeAt(p) === 96) {
      l1082: {
        const s1083 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1082;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l_run = text.slice(s1083, p);
        const s1084 = p;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        touched ||= p >= end;
        l_info = text.slice(s1084, p);
        l1087: {
          const s1085 = p;
          l1086: {
            p = skipLineEnd(p);
            if (p < 0) { break l1086; }
            p = s1085;
            break l1087;
          }
          p = s1085;
          break l1082;
        }
        break l1080;
      }
      p = s1081;
    } else touched ||= p >= end;
    const s1088 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1088, p);
    const s1089 = p;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
    l_info = text.slice(s1089, p);
    l1092: {
      const s1090 = p;
      l1091: {
        p = skipLineEnd(p);
        if (p < 0) { break l1091; }
        p = s1090;
        break l1092;
      }
      p = s1090;
      return undefined;
    }
  }
  pos = p;
  return { type: 'ListFenceHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text129(p: number, inside: number): number {
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
      l1094: {

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
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1095: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1095;
        }
        p = skipNewline(p);
        if (p < 0) { break l1095; }
        {
          const s1096 = p;
          l1097: {
            p = skipListClose(p);
            if (p < 0) { break l1097; }
            break l1095;
          }
          p = s1096;
        }
        l1120: {
          const s1118 = p;
          l1119: {
            l1121: {
              const s1122 = p;
              l1123: {
                p = skipItemIndent(p);
                if (p < 0) { break l1123; }
                break l1121;
              }
              p = s1122;
              if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                touched ||= p >= end;
                break l1119;
              }
              p = skipBlankLine(p);
              if (p < 0) { break l1119; }
            }
            p = s1118;
            break l1120;
          }
          p = s1118;
          break l1095;
        }
        {
          const s1124 = p;
          l1125: {
            if (p < end) {
              {
                const s1127 = p;
                l1128: {
                  p++;
                  break l1125;
                }
                p = s1127;
              }
            } else touched ||= p >= end;
            break l1095;
          }
          p = s1124;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function skipListClose(p: number): number {
  let c = 0;
  l1101: {
    const s1099 = p;
    l1100: {
      p = skipItemIndent(p);
      if (p < 0) { break l1100; }
      p = s1099;
      break l1101;
    }
    p = s1099;
    return -1;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipClosingRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1117: {
    const s1115 = p;
    l1116: {
      p = skipLineEnd(p);
      if (p < 0) { break l1116; }
      p = s1115;
      break l1117;
    }
    p = s1115;
    return -1;
  }
  return p;
}

function skipItemIndent(p: number): number {
  l1102: {
    const s1103 = p;
    if (text.charCodeAt(p) === 32) {
      l1104: {
        p = skipColumnRun(p);
        if (p < 0) { break l1104; }
        break l1102;
      }
      p = s1103;
    } else touched ||= p >= end;
    let n1114 = 0;
    l1111: for (;;) {
      if (n1114 >= 3) break;
      const s1113 = p;
      l1112: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l1112;
        }
        p++;
        n1114++;
        continue l1111;
      }
      p = s1113;
      break;
    }
    if (text.charCodeAt(p) !== 9) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipColumnRun(p: number): number {
  const noted = trail.length;
  const value = readColumnRun(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readColumnRun(p: number): " "[] | undefined {
  const value = readColumnRunInside(p);
  if (value === undefined || !closesRun(registers[2], text.slice(p, pos))) return undefined;
  return value;
}

function readColumnRunInside(p: number): " "[] | undefined {
  let value!: " "[];
  const list1109: " "[] = [];
  l1105: for (;;) {
    const s1107 = p;
    if (text.charCodeAt(p) === 32) {
      l1106: {
        let v1108!: " ";

        v1108 = " ";
        p++;
        list1109.push(v1108);
        continue l1105;
      }
      p = s1107;
    } else touched ||= p >= end;
    break;
  }
  if (list1109.length === 0) { return undefined; }
  value = list1109;
  pos = p;
  return value;
}

function leaf134(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListEndNode | [null, MissingFenceEndNode] | BadFenceEndNode;
  l1130: {
    const s1131 = p;
    const t1132 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1133: {
        const r1134 = readListEnd(p);
        if (r1134 === undefined) { break l1133; }
        value = r1134;
        p = pos;
        break l1130;
      }
      p = s1131;
      if (trail.length > t1132) trail.length = t1132;
    } else touched ||= p >= end;
    l1140: {
      let e1141!: null;
      l1144: {
        const s1142 = p;
        l1143: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1143; }
          p = s1142;
          break l1144;
        }
        p = s1142;
        break l1140;
      }
      e1141 = null;
      let e1151!: MissingFenceEndNode;
      const r1152 = readMissingFenceEnd(p);
      if (r1152 === undefined) { break l1140; }
      e1151 = r1152;
      p = pos;
      value = [e1141, e1151];
      break l1130;
    }
    p = s1131;
    if (trail.length > t1132) trail.length = t1132;
    const r1154 = readBadFenceEnd(p);
    if (r1154 === undefined) { return -1; }
    value = r1154;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListEndNode | undefined {
  let c = 0;
  const start = p;
  let l_fence!: ListFenceLineNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNewline(p);
  if (p < 0) { return undefined; }
  const r1135 = readListFenceLine(p);
  if (r1135 === undefined) { return undefined; }
  l_fence = r1135;
  p = pos;
  const r1137 = readLineEnd(p);
  if (r1137 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'ListEnd', start: base + start, end: base + p, fence: l_fence };
}

function readListFenceLine(p: number): ListFenceLineNode | undefined {
  const start = p;
  p = skipListClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'ListFenceLine', start: base + start, end: base + p };
}

function skipLastLineEnd(p: number): number {
  let c = 0;
  l1145: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1147 = p;
      l1146: {
        p = skipNewline(p);
        if (p < 0) { break l1146; }
        break l1145;
      }
      p = s1147;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1148 = p;
      l1149: {
        p++;
        return -1;
      }
      p = s1148;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadFenceEnd(p: number): BadFenceEndNode | undefined {
  let c = 0;
  const start = p;
  l1155: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1157 = p;
      l1156: {
        p = skipNewline(p);
        if (p < 0) { break l1156; }
        break l1155;
      }
      p = s1157;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: BadFenceEndNode = { type: 'BadFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf139(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "";
  value = '';
  leafValue = value;
  return p;
}

function leaf140(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntryLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1159 = readEntryLine(p);
  if (r1159 === undefined) { return -1; }
  value = r1159;
  p = pos;
  leafValue = value;
  return p;
}

function readEntryLine(p: number): EntryLineNode | undefined {
  let c = 0;
  const start = p;
  let l_lead!: string;
  let l_marker!: string;
  let l_text!: EntryTextNode;
  const s1160 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s1160, p);
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
    {
      const s1161 = p;
      l1162: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1162; }
        return undefined;
      }
      p = s1161;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1164 = readItemMarker(p);
  if (r1164 === undefined) { return undefined; }
  l_marker = r1164;
  p = pos;
  l1177: {
    const s1175 = p;
    l1176: {
      l1178: {
        const s1179 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1180: {
            p++;
            break l1178;
          }
          p = s1179;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1176; }
      }
      p = s1175;
      break l1177;
    }
    p = s1175;
    return undefined;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1181 = readEntryText(p);
  if (r1181 === undefined) { return undefined; }
  l_text = r1181;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1282: {
    const s1280 = p;
    l1281: {
      p = skipLineEnd(p);
      if (p < 0) { break l1281; }
      p = s1280;
      break l1282;
    }
    p = s1280;
    return undefined;
  }
  pos = p;
  return { type: 'EntryLine', start: base + start, end: base + p, lead: l_lead, marker: l_marker, text: l_text };
}

function readItemMarker(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1165: {
    const s1166 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l1167: {
        const s1168 = p;
        p++;
        value = text.slice(s1168, p);
        break l1165;
      }
      p = s1166;
    } else touched ||= p >= end;
    const s1169 = p;
    let n1173 = 0;
    l1170: for (;;) {
      if (n1173 >= 9) break;
      const s1172 = p;
      l1171: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1171;
        }
        p++;
        n1173++;
        continue l1170;
      }
      p = s1172;
      break;
    }
    if (n1173 < 1) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    value = text.slice(s1169, p);
  }
  pos = p;
  return value;
}

function readEntryText(p: number): EntryTextNode | undefined {
  let c = 0;
  const start = p;
  let l_before!: EntryBeforeNode;
  let l_separator!: SeparatorNode | null;
  let l_after!: EntryAfterNode;
  const r1182 = readEntryBefore(p);
  if (r1182 === undefined) { return undefined; }
  l_before = r1182;
  p = pos;
  l1239: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1241 = p;
      l1240: {
        const r1242 = readSeparator(p);
        if (r1242 === undefined) { break l1240; }
        l_separator = r1242;
        p = pos;
        break l1239;
      }
      p = s1241;
    } else touched ||= p >= end;
    l_separator = null;
  }
  const r1244 = readEntryAfter(p);
  if (r1244 === undefined) { return undefined; }
  l_after = r1244;
  p = pos;
  pos = p;
  return { type: 'EntryText', start: base + start, end: base + p, before: l_before, separator: l_separator, after: l_after };
}

function readEntryBefore(p: number): EntryBeforeNode | undefined {
  let c = 0;
  const start = p;
  let l_first!: CodeSpanNode | null;
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1183: {
    if (text.charCodeAt(p) === 96) {
      const s1185 = p;
      l1184: {
        const r1186 = readCodeSpan(p);
        if (r1186 === undefined) { break l1184; }
        l_first = r1186;
        p = pos;
        break l1183;
      }
      p = s1185;
    } else touched ||= p >= end;
    l_first = null;
  }
  l1188: for (;;) {
    const s1190 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1189: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
          {
            const s1192 = p;
            l1193: {
              p = skip_separator(p);
              if (p < 0) { break l1193; }
              break l1189;
            }
            p = s1192;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1189;
        }
        p = skipEntryPart(p);
        if (p < 0) { break l1189; }
        continue l1188;
      }
      p = s1190;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'EntryBefore', start: base + start, end: base + p, first: l_first };
}

function skip_separator(p: number): number {
  let c = 0;
  l1195: {
    const s1196 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1197: {
        p = skipBlanks(p);
        if (p < 0) { break l1197; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1197;
        }
        p++;
        l1198: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1200 = p;
            l1199: {
              p = skipStrong(p);
              if (p < 0) { break l1199; }
              break l1198;
            }
            p = s1200;
          } else touched ||= p >= end;
        }
        l1201: {
          const s1202 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1203: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1203;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1201;
            }
            p = s1202;
          } else touched ||= p >= end;
          l1206: {
            const s1204 = p;
            l1205: {
              p = skipLineEnd(p);
              if (p < 0) { break l1205; }
              p = s1204;
              break l1206;
            }
            p = s1204;
            break l1197;
          }
        }
        break l1195;
      }
      p = s1196;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l1207: {
      const s1208 = p;
      if (text.charCodeAt(p) === 45) {
        l1209: {
          if (!text.startsWith("->", p)) {
            reachesEnd(p, "->");
            break l1209;
          }
          p += 2;
          break l1207;
        }
        p = s1208;
      } else touched ||= p >= end;
      if (!((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 8594))) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
  }
  return p;
}

function skipEntryPart(p: number): number {
  let c = 0;
  l1210: {
    const s1211 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) {
      l1212: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1212;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l1210;
      }
      p = s1211;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1213: {
        p = skip_codeSpan(p);
        if (p < 0) { break l1213; }
        break l1210;
      }
      p = s1211;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1236: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1236;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1210;
      }
      p = s1211;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l1237: {

        p++;
        break l1210;
      }
      p = s1211;
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

function skip_codeSpan(p: number): number {
  l1214: {
    const s1215 = p;
    if (text.charCodeAt(p) === 96) {
      l1216: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1217 = p;
            l1218: {

              p++;
              break l1216;
            }
            p = s1217;
          }
        } else touched ||= p >= end;
        p = skip_codeOfOne(p);
        if (p < 0) { break l1216; }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1216;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1220 = p;
            l1221: {

              p++;
              break l1216;
            }
            p = s1220;
          }
        } else touched ||= p >= end;
        break l1214;
      }
      p = s1215;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1223: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1223;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1224 = p;
            l1225: {

              p++;
              break l1223;
            }
            p = s1224;
          }
        } else touched ||= p >= end;
        p = skip_codeOfTwo(p);
        if (p < 0) { break l1223; }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1223;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1227 = p;
            l1228: {

              p++;
              break l1223;
            }
            p = s1227;
          }
        } else touched ||= p >= end;
        break l1214;
      }
      p = s1215;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return -1;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s1230 = p;
        l1231: {

          p++;
          return -1;
        }
        p = s1230;
      }
    } else touched ||= p >= end;
    p = skip_codeOfThree(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return -1;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s1233 = p;
        l1234: {

          p++;
          return -1;
        }
        p = s1233;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function readSeparator(p: number): SeparatorNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_separator(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Separator', start: base + start, end: base + p };
}

function readEntryAfter(p: number): EntryAfterNode | undefined {
  let c = 0;
  const start = p;
  let l_last: EntryCodeNode | null = null;
  l1245: {
    const s1246 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)) {
      l1247: {
        const r1248 = readEntryCode(p);
        if (r1248 === undefined) { break l1247; }
        l_last = r1248;
        p = pos;
        break l1245;
      }
      p = s1246;
      l_last = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1258: {
        l1259: for (;;) {
          const s1261 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1260: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
                {
                  const s1263 = p;
                  l1264: {
                    p = skip_separator(p);
                    if (p < 0) { break l1264; }
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
                      touched ||= p >= end;
                      break l1264;
                    }
                    p = skip_entryCode(p);
                    if (p < 0) { break l1264; }
                    break l1260;
                  }
                  p = s1263;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l1260;
              }
              p = skipEntryPart(p);
              if (p < 0) { break l1260; }
              continue l1259;
            }
            p = s1261;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1258;
        }
        p = skip_separator(p);
        if (p < 0) { break l1258; }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
          touched ||= p >= end;
          break l1258;
        }
        const r1269 = readEntryCode(p);
        if (r1269 === undefined) { break l1258; }
        l_last = r1269;
        p = pos;
        break l1245;
      }
      p = s1246;
      l_last = null;
    } else touched ||= p >= end;
    l1271: for (;;) {
      const s1273 = p;
      if (p < end) {
        l1272: {
          {
            const s1275 = p;
            l1276: {
              p = skipEntryTail(p);
              if (p < 0) { break l1276; }
              break l1272;
            }
            p = s1275;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1272;
          }
          p = skipEntryPart(p);
          if (p < 0) { break l1272; }
          continue l1271;
        }
        p = s1273;
      } else touched ||= p >= end;
      break;
    }
  }
  pos = p;
  return { type: 'EntryAfter', start: base + start, end: base + p, last: l_last };
}

function readEntryCode(p: number): EntryCodeNode | undefined {
  let c = 0;
  const start = p;
  let l_code!: CodeSpanNode;
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1249 = readCodeSpan(p);
  if (r1249 === undefined) { return undefined; }
  l_code = r1249;
  p = pos;
  l1251: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1253 = p;
      l1252: {
        p++;
        break l1251;
      }
      p = s1253;
    } else touched ||= p >= end;
  }
  l1256: {
    const s1254 = p;
    l1255: {
      p = skipBlanks(p);
      if (p < 0) { break l1255; }
      p = skipNoises(p);
      if (p < 0) { break l1255; }
      p = skipLineEnd(p);
      if (p < 0) { break l1255; }
      p = s1254;
      break l1256;
    }
    p = s1254;
    return undefined;
  }
  pos = p;
  return { type: 'EntryCode', start: base + start, end: base + p, code: l_code };
}

function skip_entryCode(p: number): number {
  let c = 0;
  p = skipNoises(p);
  if (p < 0) { return -1; }
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_codeSpan(p);
  if (p < 0) { return -1; }
  l1266: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1268 = p;
      l1267: {
        p++;
        break l1266;
      }
      p = s1268;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipEntryTail(p: number): number {
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf153(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MoreCodeNode | null;
  l1284: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1286 = p;
      l1285: {
        const r1287 = readMoreCode(p);
        if (r1287 === undefined) { break l1285; }
        value = r1287;
        p = pos;
        break l1284;
      }
      p = s1286;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readMoreCode(p: number): MoreCodeNode | undefined {
  let c = 0;
  const start = p;
  let l_code!: CodeSpanNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNewline(p);
  if (p < 0) { return undefined; }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1288 = readCodeSpan(p);
  if (r1288 === undefined) { return undefined; }
  l_code = r1288;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1292: {
    const s1290 = p;
    l1291: {
      p = skipLineEnd(p);
      if (p < 0) { break l1291; }
      p = s1290;
      break l1292;
    }
    p = s1290;
    return undefined;
  }
  pos = p;
  return { type: 'MoreCode', start: base + start, end: base + p, code: l_code };
}

function leaf155(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DeepBlockNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r1294 = readDeepBlock(p);
  if (r1294 === undefined) { return -1; }
  value = r1294;
  p = pos;
  leafValue = value;
  return p;
}

function readDeepBlock(p: number): DeepBlockNode | undefined {
  const outer = registers[1];
  const value = readDeepBlockInside(p);
  registers[1] = outer;
  return value;
}

function readDeepBlockInside(p: number): DeepBlockNode | undefined {
  let c = 0;
  const start = p;
  let l_head!: DeepHeadNode;
  let l_body!: DeepBodyNode;
  let l_close!: DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNewline(p);
  if (p < 0) { return undefined; }
  l1295: for (;;) {
    const s1297 = p;
    const t1298 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1296: {
        const r1300 = readBlankLine(p);
        if (r1300 === undefined) { break l1296; }
        p = pos;
        continue l1295;
      }
      p = s1297;
      if (trail.length > t1298) trail.length = t1298;
    } else touched ||= p >= end;
    break;
  }
  const r1302 = readDeepHead(p);
  if (r1302 === undefined) { return undefined; }
  l_head = r1302;
  p = pos;
  registers[1] = l_head.run;
  const r1319 = readLineEnd(p);
  if (r1319 === undefined) { return undefined; }
  p = pos;
  const r1321 = readDeepBody(p);
  if (r1321 === undefined) { return undefined; }
  l_body = r1321;
  p = pos;
  const r1339 = readDeepClose(p);
  if (r1339 === undefined) { return undefined; }
  l_close = r1339;
  p = pos;
  pos = p;
  return { type: 'DeepBlock', start: base + start, end: base + p, head: l_head, body: l_body, close: l_close };
}

function readDeepHead(p: number): DeepHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_lead!: string;
  let l_run!: string;
  let l_info!: string;
  l1303: {
    const s1304 = p;
    l1305: {
      const s1306 = p;
      p = skipDeepIndent(p);
      if (p < 0) { break l1305; }
      p = skipBlanks(p);
      if (p < 0) { break l1305; }
      l_lead = text.slice(s1306, p);
      const s1307 = p;
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l1305;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      l_run = text.slice(s1307, p);
      const s1308 = p;
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l_info = text.slice(s1308, p);
      l1311: {
        const s1309 = p;
        l1310: {
          p = skipLineEnd(p);
          if (p < 0) { break l1310; }
          p = s1309;
          break l1311;
        }
        p = s1309;
        break l1305;
      }
      break l1303;
    }
    p = s1304;
    const s1312 = p;
    p = skipDeepIndent(p);
    if (p < 0) { return undefined; }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l_lead = text.slice(s1312, p);
    const s1313 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1313, p);
    const s1314 = p;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
    l_info = text.slice(s1314, p);
    l1317: {
      const s1315 = p;
      l1316: {
        p = skipLineEnd(p);
        if (p < 0) { break l1316; }
        p = s1315;
        break l1317;
      }
      p = s1315;
      return undefined;
    }
  }
  pos = p;
  return { type: 'DeepHead', start: base + start, end: base + p, lead: l_lead, run: l_run, info: l_info };
}

function readDeepBody(p: number): DeepBodyNode | undefined {
  let c = 0;
  const start = p;
  l1322: for (;;) {
    const s1324 = p;
    const t1325 = trail.length;
    l1323: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) {
        {
          const s1327 = p;
          l1328: {
            p = skipBlanks(p);
            if (p < 0) { break l1328; }
            if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
              touched ||= p >= end;
              break l1328;
            }
            p = skipClosingRun(p);
            if (p < 0) { break l1328; }
            p = skipBlanks(p);
            if (p < 0) { break l1328; }
            p = skipLineEnd(p);
            if (p < 0) { break l1328; }
            break l1323;
          }
          p = s1327;
        }
      } else touched ||= p >= end;
      l1330: {
        const s1331 = p;
        const t1332 = trail.length;
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          l1333: {
            const r1334 = readBlankLine(p);
            if (r1334 === undefined) { break l1333; }
            p = pos;
            break l1330;
          }
          p = s1331;
          if (trail.length > t1332) trail.length = t1332;
        } else touched ||= p >= end;
        p = skipDeepIndent(p);
        if (p < 0) { break l1323; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1323;
        }
        const r1336 = readLine(p);
        if (r1336 === undefined) { break l1323; }
        p = pos;
      }
      continue l1322;
    }
    p = s1324;
    if (trail.length > t1325) trail.length = t1325;
    break;
  }
  pos = p;
  return { type: 'DeepBody', start: base + start, end: base + p };
}

function readDeepClose(p: number): DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode | undefined {
  let value!: DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode;
  l1340: {
    const s1341 = p;
    const t1342 = trail.length;
    l1343: {
      const r1344 = readDeepFenceLine(p);
      if (r1344 === undefined) { break l1343; }
      value = r1344;
      p = pos;
      const r1349 = readLineEnd(p);
      if (r1349 === undefined) { break l1343; }
      p = pos;
      break l1340;
    }
    p = s1341;
    if (trail.length > t1342) trail.length = t1342;
    l1351: {
      l1354: {
        const s1352 = p;
        l1353: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1353; }
          p = s1352;
          break l1354;
        }
        p = s1352;
        break l1351;
      }
      const r1355 = readMissingFenceEnd(p);
      if (r1355 === undefined) { break l1351; }
      value = r1355;
      p = pos;
      break l1340;
    }
    p = s1341;
    if (trail.length > t1342) trail.length = t1342;
    const r1357 = readBadFenceEnd(p);
    if (r1357 === undefined) { return undefined; }
    value = r1357;
    p = pos;
  }
  pos = p;
  return value;
}

function readDeepFenceLine(p: number): DeepFenceLineNode | undefined {
  let c = 0;
  const start = p;
  p = skipDeepIndent(p);
  if (p < 0) { return undefined; }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipClosingRun(p);
  if (p < 0) { return undefined; }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1347: {
    const s1345 = p;
    l1346: {
      p = skipLineEnd(p);
      if (p < 0) { break l1346; }
      p = s1345;
      break l1347;
    }
    p = s1345;
    return undefined;
  }
  pos = p;
  return { type: 'DeepFenceLine', start: base + start, end: base + p };
}

function leaf161(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingFenceRunNode;
  const r1361 = readMissingFenceRun(p);
  if (r1361 === undefined) { return -1; }
  value = r1361;
  p = pos;
  leafValue = value;
  return p;
}

function readMissingFenceRun(p: number): MissingFenceRunNode | undefined {
  const start = p;
  p = skipCutFence(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: MissingFenceRunNode = { type: 'MissingFenceRun', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf163(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  value = text.charAt(p);
  p++;
  leafValue = value;
  return p;
}

function text164(p: number, inside: number): number {
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
      l1363: {

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
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1364: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1364;
        }
        p = skipNewline(p);
        if (p < 0) { break l1364; }
        {
          const s1365 = p;
          l1366: {
            p = skipProseStop(p);
            if (p < 0) { break l1366; }
            break l1364;
          }
          p = s1365;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf165(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1368!: null;
  l1371: {
    const s1369 = p;
    l1370: {
      p = skipWholeWrapper(p);
      if (p < 0) { break l1370; }
      p = s1369;
      break l1371;
    }
    p = s1369;
    return -1;
  }
  e1368 = null;
  value = [e1368];
  leafValue = value;
  return p;
}

function leaf166(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  const r1372 = readBadWrapper(p);
  if (r1372 === undefined) { return -1; }
  value = r1372;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  const start = p;
  let l_run!: string;
  l1375: {
    const s1373 = p;
    l1374: {
      p = skipWrapperAhead(p);
      if (p < 0) { break l1374; }
      p = s1373;
      break l1375;
    }
    p = s1373;
    return undefined;
  }
  const r1376 = readFenceOpen(p);
  if (r1376 === undefined) { return undefined; }
  l_run = r1376;
  p = pos;
  pos = p;
  const node: BadWrapperNode = { type: 'BadWrapper', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function leaf168(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingHeaderEndNode;
  const r1379 = readMissingHeaderEnd(p);
  if (r1379 === undefined) { return -1; }
  value = r1379;
  p = pos;
  leafValue = value;
  return p;
}

function readMissingHeaderEnd(p: number): MissingHeaderEndNode | undefined {
  const start = p;
  p = skipCutHeader(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: MissingHeaderEndNode = { type: 'MissingHeaderEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf170(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  const r1381 = readHeader(p);
  if (r1381 === undefined) { return -1; }
  value = r1381;
  p = pos;
  leafValue = value;
  return p;
}

function readHeader(p: number): ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode | undefined {
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  {
    const s1382 = p;
    l1383: {
      p = skipCutHeader(p);
      if (p < 0) { break l1383; }
      return undefined;
    }
    p = s1382;
  }
  const r1385 = read_header(p);
  if (r1385 === undefined) { return undefined; }
  value = r1385;
  p = pos;
  pos = p;
  return value;
}

function read_header(p: number): ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode | undefined {
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  l1386: {
    const s1387 = p;
    const t1388 = trail.length;
    l1389: {
      const r1390 = readExactHeader(p);
      if (r1390 === undefined) { break l1389; }
      value = r1390;
      p = pos;
      break l1386;
    }
    p = s1387;
    if (trail.length > t1388) trail.length = t1388;
    l1497: {
      const r1498 = readLooseHeader(p);
      if (r1498 === undefined) { break l1497; }
      value = r1498;
      p = pos;
      break l1386;
    }
    p = s1387;
    if (trail.length > t1388) trail.length = t1388;
    l1857: {
      const r1858 = readBoldHeader(p);
      if (r1858 === undefined) { break l1857; }
      value = r1858;
      p = pos;
      break l1386;
    }
    p = s1387;
    if (trail.length > t1388) trail.length = t1388;
    const r1894 = readOtherHeader(p);
    if (r1894 === undefined) { return undefined; }
    value = r1894;
    p = pos;
  }
  pos = p;
  return value;
}

function readExactHeader(p: number): ExactHeaderNode | undefined {
  let c = 0;
  const start = p;
  let l_words!: "Status" | "Error" | "Session Checkpoint" | "Session" | "Progress" | "AI Directive" | "Suggestions" | "Output Data" | "Output Files" | "Output" | "Input Needed";
  let l_arg: ArgNode | PercentNode | null = null;
  l1391: {
    const s1392 = p;
    const t1393 = trail.length;
    l1394: {
      p = skipExactMark(p);
      if (p < 0) { break l1394; }
      if (!(((c = text.charCodeAt(p)) === 69 || c === 83))) {
        touched ||= p >= end;
        break l1394;
      }
      const r1412 = readArgWord(p);
      if (r1412 === undefined) { break l1394; }
      l_words = r1412;
      p = pos;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l1394;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
        touched ||= p >= end;
        break l1394;
      }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        {
          const s1419 = p;
          l1420: {
            p = skip_boldArg(p);
            if (p < 0) { break l1420; }
            break l1394;
          }
          p = s1419;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1394;
      }
      const r1422 = readArg(p);
      if (r1422 === undefined) { break l1394; }
      l_arg = r1422;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1394; }
      const r1446 = readLineEnd(p);
      if (r1446 === undefined) { break l1394; }
      p = pos;
      break l1391;
    }
    p = s1392;
    if (trail.length > t1393) trail.length = t1393;
    l_arg = null;
    l1448: {
      p = skipExactMark(p);
      if (p < 0) { break l1448; }
      if (text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
        reachesEnd(p, "Progress");
        break l1448;
      }
      l_words = "Progress";
      p += 8;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l1448;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
        touched ||= p >= end;
        break l1448;
      }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false))) {
        touched ||= p >= end;
        break l1448;
      }
      const r1449 = readPercent(p);
      if (r1449 === undefined) { break l1448; }
      l_arg = r1449;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1448; }
      const r1467 = readLineEnd(p);
      if (r1467 === undefined) { break l1448; }
      p = pos;
      break l1391;
    }
    p = s1392;
    if (trail.length > t1393) trail.length = t1393;
    l_arg = null;
    l1469: {
      p = skipExactMark(p);
      if (p < 0) { break l1469; }
      if (!(((c = text.charCodeAt(p)) === 65 || c === 83))) {
        touched ||= p >= end;
        break l1469;
      }
      const r1470 = readTitledWord(p);
      if (r1470 === undefined) { break l1469; }
      l_words = r1470;
      p = pos;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l1469;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
        touched ||= p >= end;
        break l1469;
      }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        {
          const s1475 = p;
          l1476: {
            p = skip_boldArg(p);
            if (p < 0) { break l1476; }
            break l1469;
          }
          p = s1475;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1469;
      }
      const r1478 = readArg(p);
      if (r1478 === undefined) { break l1469; }
      l_arg = r1478;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1469; }
      const r1480 = readLineEnd(p);
      if (r1480 === undefined) { break l1469; }
      p = pos;
      break l1391;
    }
    p = s1392;
    if (trail.length > t1393) trail.length = t1393;
    l_arg = null;
    l1482: {
      p = skipExactMark(p);
      if (p < 0) { break l1482; }
      if (!(((c = text.charCodeAt(p)) === 65 || c === 83))) {
        touched ||= p >= end;
        break l1482;
      }
      const r1483 = readTitledWord(p);
      if (r1483 === undefined) { break l1482; }
      l_words = r1483;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1482; }
      const r1485 = readLineEnd(p);
      if (r1485 === undefined) { break l1482; }
      p = pos;
      break l1391;
    }
    p = s1392;
    if (trail.length > t1393) trail.length = t1393;
    l_arg = null;
    p = skipExactMark(p);
    if (p < 0) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 73 || c === 79))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1487 = readBareWord(p);
    if (r1487 === undefined) { return undefined; }
    l_words = r1487;
    p = pos;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const r1494 = readLineEnd(p);
    if (r1494 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'ExactHeader', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function skipExactMark(p: number): number {
  let c = 0;
  let n1398 = 0;
  l1395: for (;;) {
    if (n1398 >= 3) break;
    const s1397 = p;
    l1396: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1396;
      }
      p++;
      n1398++;
      continue l1395;
    }
    p = s1397;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
    reachesEnd(p, "##");
    return -1;
  }
  p += 2;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s1399 = p;
      l1400: {
        p = skipNoisyLine(p);
        if (p < 0) { break l1400; }
        return -1;
      }
      p = s1399;
    }
  } else touched ||= p >= end;
  return p;
}

function skipNoisyLine(p: number): number {
  let c = 0;
  l1402: for (;;) {
    const s1404 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1403: {
        l1406: {
          const s1407 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) {
            l1408: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1408;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l1406;
            }
            p = s1407;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            {
              const s1409 = p;
              l1410: {
                p = skipNoise(p);
                if (p < 0) { break l1410; }
                break l1403;
              }
              p = s1409;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1403;
          }
          p++;
        }
        continue l1402;
      }
      p = s1404;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNoise(p);
  if (p < 0) { return -1; }
  return p;
}

function readArgWord(p: number): "Status" | "Error" | "Session Checkpoint" | "Session" | undefined {
  let value!: "Status" | "Error" | "Session Checkpoint" | "Session";
  l1413: {
    const s1414 = p;
    if (text.charCodeAt(p) === 83) {
      l1415: {
        if (!text.startsWith("Status", p)) {
          reachesEnd(p, "Status");
          break l1415;
        }
        value = "Status";
        p += 6;
        break l1413;
      }
      p = s1414;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 69) {
      l1416: {
        if (!text.startsWith("Error", p)) {
          reachesEnd(p, "Error");
          break l1416;
        }
        value = "Error";
        p += 5;
        break l1413;
      }
      p = s1414;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 83) {
      l1417: {
        if (!text.startsWith("Session Checkpoint", p)) {
          reachesEnd(p, "Session Checkpoint");
          break l1417;
        }
        value = "Session Checkpoint";
        p += 18;
        break l1413;
      }
      p = s1414;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) {
      reachesEnd(p, "Session");
      return undefined;
    }
    value = "Session";
    p += 7;
  }
  pos = p;
  return value;
}

function skip_boldArg(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipStrong(p);
  if (p < 0) { return -1; }
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipStrong(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function readArg(p: number): ArgNode | undefined {
  const start = p;
  if (text.charCodeAt(p) === 35) {
    {
      const s1423 = p;
      l1424: {
        p = skipClosingSigns(p);
        if (p < 0) { break l1424; }
        return undefined;
      }
      p = s1423;
    }
  } else touched ||= p >= end;
  let m1429 = false;
  l1426: for (;;) {
    const s1428 = p;
    if (p < end) {
      l1427: {
        p = skipArgPart(p);
        if (p < 0) { break l1427; }
        m1429 = true;
        continue l1426;
      }
      p = s1428;
    } else touched ||= p >= end;
    break;
  }
  if (!m1429) { return undefined; }
  pos = p;
  return { type: 'Arg', start: base + start, end: base + p };
}

function skipClosingSigns(p: number): number {
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (text.charCodeAt(p) === 35) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipArgPart(p: number): number {
  let c = 0;
  l1430: {
    const s1431 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) {
      l1432: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1432;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l1430;
      }
      p = s1431;
    } else touched ||= p >= end;
    {
      const s1433 = p;
      l1434: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1434; }
        return -1;
      }
      p = s1433;
    }
    l1436: {
      const s1437 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l1438: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1438;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l1436;
        }
        p = s1437;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 35) {
        l1439: {
          if (!(text.charCodeAt(p) === 35)) {
            touched ||= p >= end;
            break l1439;
          }
          p++;
          while (text.charCodeAt(p) === 35) p++;
          touched ||= p >= end;
          break l1436;
        }
        p = s1437;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        l1440: {
          let m1444 = false;
          l1441: for (;;) {
            const s1443 = p;
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              l1442: {
                p = skipNoise(p);
                if (p < 0) { break l1442; }
                m1444 = true;
                continue l1441;
              }
              p = s1443;
            } else touched ||= p >= end;
            break;
          }
          if (!m1444) { break l1440; }
          break l1436;
        }
        p = s1437;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
  }
  return p;
}

function readPercent(p: number): PercentNode | undefined {
  let c = 0;
  const start = p;
  let l_number!: string;
  let l_percent!: string;
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1450 = readPercentNumber(p);
  if (r1450 === undefined) { return undefined; }
  l_number = r1450;
  p = pos;
  const s1459 = p;
  l1460: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
      const s1462 = p;
      l1461: {
        p = skipBlanks(p);
        if (p < 0) { break l1461; }
        p = skipNoises(p);
        if (p < 0) { break l1461; }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l1461;
        }
        p++;
        break l1460;
      }
      p = s1462;
    } else touched ||= p >= end;
  }
  l_percent = text.slice(s1459, p);
  l1465: {
    const s1463 = p;
    l1464: {
      p = skipHeaderTail(p);
      if (p < 0) { break l1464; }
      p = s1463;
      break l1465;
    }
    p = s1463;
    return undefined;
  }
  pos = p;
  return { type: 'Percent', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPercentNumber(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s1451 = p;
  l1452: {
    if (text.charCodeAt(p) === 45) {
      const s1454 = p;
      l1453: {

        p++;
        break l1452;
      }
      p = s1454;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1455: {
    if (text.charCodeAt(p) === 46) {
      const s1457 = p;
      l1456: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1456;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1455;
      }
      p = s1457;
    } else touched ||= p >= end;
  }
  value = text.slice(s1451, p);
  pos = p;
  return value;
}

function readTitledWord(p: number): "AI Directive" | "Suggestions" | undefined {
  let value!: "AI Directive" | "Suggestions";
  l1471: {
    const s1472 = p;
    if (text.charCodeAt(p) === 65) {
      l1473: {
        if (!text.startsWith("AI Directive", p)) {
          reachesEnd(p, "AI Directive");
          break l1473;
        }
        value = "AI Directive";
        p += 12;
        break l1471;
      }
      p = s1472;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) {
      reachesEnd(p, "Suggestions");
      return undefined;
    }
    value = "Suggestions";
    p += 11;
  }
  pos = p;
  return value;
}

function readBareWord(p: number): "Output Data" | "Output Files" | "Output" | "Input Needed" | undefined {
  let value!: "Output Data" | "Output Files" | "Output" | "Input Needed";
  l1488: {
    const s1489 = p;
    if (text.charCodeAt(p) === 79) {
      l1490: {
        if (!text.startsWith("Output Data", p)) {
          reachesEnd(p, "Output Data");
          break l1490;
        }
        value = "Output Data";
        p += 11;
        break l1488;
      }
      p = s1489;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1491: {
        if (!text.startsWith("Output Files", p)) {
          reachesEnd(p, "Output Files");
          break l1491;
        }
        value = "Output Files";
        p += 12;
        break l1488;
      }
      p = s1489;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1492: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l1492;
        }
        value = "Output";
        p += 6;
        break l1488;
      }
      p = s1489;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 73 || !text.startsWith("Input Needed", p)) {
      reachesEnd(p, "Input Needed");
      return undefined;
    }
    value = "Input Needed";
    p += 12;
  }
  pos = p;
  return value;
}

function readLooseHeader(p: number): LooseHeaderNode | undefined {
  let c = 0;
  const start = p;
  let l_head!: BoldedHeadNode | PlainHeadNode;
  l1501: {
    const s1499 = p;
    l1500: {
      p = skipNoises(p);
      if (p < 0) { break l1500; }
      let n1505 = 0;
      l1502: for (;;) {
        if (n1505 >= 3) break;
        const s1504 = p;
        l1503: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1503;
          }
          p++;
          n1505++;
          continue l1502;
        }
        p = s1504;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l1500;
      }
      p = skipKnownHash(p);
      if (p < 0) { break l1500; }
      p = s1499;
      break l1501;
    }
    p = s1499;
    return undefined;
  }
  l1506: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1508 = p;
      const t1509 = trail.length;
      l1507: {
        const r1510 = readBadHeaderNoise(p);
        if (r1510 === undefined) { break l1507; }
        p = pos;
        break l1506;
      }
      p = s1508;
      if (trail.length > t1509) trail.length = t1509;
    } else touched ||= p >= end;
  }
  let n1519 = 0;
  l1516: for (;;) {
    if (n1519 >= 3) break;
    const s1518 = p;
    l1517: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1517;
      }
      p++;
      n1519++;
      continue l1516;
    }
    p = s1518;
    break;
  }
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1520 = readHashes(p);
  if (r1520 === undefined) { return undefined; }
  p = pos;
  const r1533 = readHashSpace(p);
  if (r1533 === undefined) { return undefined; }
  p = pos;
  l1572: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1574 = p;
      const t1575 = trail.length;
      l1573: {
        const r1576 = readBadHeaderNoise(p);
        if (r1576 === undefined) { break l1573; }
        p = pos;
        break l1572;
      }
      p = s1574;
      if (trail.length > t1575) trail.length = t1575;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1578 = readLooseHead(p);
  if (r1578 === undefined) { return undefined; }
  l_head = r1578;
  p = pos;
  l1842: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1844 = p;
      const t1845 = trail.length;
      l1843: {
        const r1846 = readBadHeaderClose(p);
        if (r1846 === undefined) { break l1843; }
        p = pos;
        break l1842;
      }
      p = s1844;
      if (trail.length > t1845) trail.length = t1845;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1848: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1850 = p;
      const t1851 = trail.length;
      l1849: {
        const r1852 = readBadHeaderNoise(p);
        if (r1852 === undefined) { break l1849; }
        p = pos;
        break l1848;
      }
      p = s1850;
      if (trail.length > t1851) trail.length = t1851;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1854 = readLineEnd(p);
  if (r1854 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'LooseHeader', start: base + start, end: base + p, head: l_head };
}

function readBadHeaderNoise(p: number): BadHeaderNoiseNode | undefined {
  let c = 0;
  const start = p;
  let m1514 = false;
  l1511: for (;;) {
    const s1513 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1512: {
        p = skipNoise(p);
        if (p < 0) { break l1512; }
        p = skipBlanks(p);
        if (p < 0) { break l1512; }
        m1514 = true;
        continue l1511;
      }
      p = s1513;
    } else touched ||= p >= end;
    break;
  }
  if (!m1514) { return undefined; }
  pos = p;
  const node: BadHeaderNoiseNode = { type: 'BadHeaderNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readHashes(p: number): ["##", null] | BadHeaderLevelNode | undefined {
  let value!: ["##", null] | BadHeaderLevelNode;
  l1521: {
    const s1522 = p;
    const t1523 = trail.length;
    if (text.charCodeAt(p) === 35) {
      l1524: {
        let e1525!: "##";
        if (!text.startsWith("##", p)) {
          reachesEnd(p, "##");
          break l1524;
        }
        e1525 = "##";
        p += 2;
        let e1526!: null;
        if (text.charCodeAt(p) === 35) {
          {
            const s1527 = p;
            l1528: {

              p++;
              break l1524;
            }
            p = s1527;
          }
        } else touched ||= p >= end;
        e1526 = null;
        value = [e1525, e1526];
        break l1521;
      }
      p = s1522;
      if (trail.length > t1523) trail.length = t1523;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 35)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1530 = readBadHeaderLevel(p);
    if (r1530 === undefined) { return undefined; }
    value = r1530;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadHeaderLevel(p: number): BadHeaderLevelNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 35) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadHeaderLevelNode = { type: 'BadHeaderLevel', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readHashSpace(p: number): [string[], null] | [null, string[], BadHeaderNoiseNode] | BadHeaderSpaceNode | undefined {
  let c = 0;
  let value!: [string[], null] | [null, string[], BadHeaderNoiseNode] | BadHeaderSpaceNode;
  l1534: {
    const s1535 = p;
    const t1536 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1537: {
        let e1538!: string[];
        const list1543: string[] = [];
        l1539: for (;;) {
          const s1541 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1540: {
              let v1542!: string;
              const r1545 = readBlank(p);
              if (r1545 === undefined) { break l1540; }
              v1542 = r1545;
              p = pos;
              list1543.push(v1542);
              continue l1539;
            }
            p = s1541;
          } else touched ||= p >= end;
          break;
        }
        if (list1543.length === 0) { break l1537; }
        e1538 = list1543;
        let e1547!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1548 = p;
            l1549: {
              p = skipNoise(p);
              if (p < 0) { break l1549; }
              break l1537;
            }
            p = s1548;
          }
        } else touched ||= p >= end;
        e1547 = null;
        value = [e1538, e1547];
        break l1534;
      }
      p = s1535;
      if (trail.length > t1536) trail.length = t1536;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l1551: {
        let e1552!: null;
        l1555: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1553 = p;
            l1554: {
              l1556: {
                const s1557 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1558: {
                    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                      touched ||= p >= end;
                      break l1558;
                    }
                    p++;
                    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                    touched ||= p >= end;
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
                      touched ||= p >= end;
                      break l1558;
                    }
                    p = skipNoise(p);
                    if (p < 0) { break l1558; }
                    break l1556;
                  }
                  p = s1557;
                } else touched ||= p >= end;
                let m1562 = false;
                l1559: for (;;) {
                  const s1561 = p;
                  if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
                    l1560: {
                      p = skipNoise(p);
                      if (p < 0) { break l1560; }
                      m1562 = true;
                      continue l1559;
                    }
                    p = s1561;
                  } else touched ||= p >= end;
                  break;
                }
                if (!m1562) { break l1554; }
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  touched ||= p >= end;
                  break l1554;
                }
                p++;
              }
              p = s1553;
              break l1555;
            }
            p = s1553;
          } else touched ||= p >= end;
          break l1551;
        }
        e1552 = null;
        let e1563!: string[];
        const r1564 = readBlanks(p);
        if (r1564 === undefined) { break l1551; }
        e1563 = r1564;
        p = pos;
        let e1566!: BadHeaderNoiseNode;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1551;
        }
        const r1567 = readBadHeaderNoise(p);
        if (r1567 === undefined) { break l1551; }
        e1566 = r1567;
        p = pos;
        value = [e1552, e1563, e1566];
        break l1534;
      }
      p = s1535;
      if (trail.length > t1536) trail.length = t1536;
    } else touched ||= p >= end;
    const r1569 = readBadHeaderSpace(p);
    if (r1569 === undefined) { return undefined; }
    value = r1569;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadHeaderSpace(p: number): BadHeaderSpaceNode | undefined {
  const start = p;
  pos = p;
  const node: BadHeaderSpaceNode = { type: 'BadHeaderSpace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readLooseHead(p: number): BoldedHeadNode | PlainHeadNode | undefined {
  let c = 0;
  let value!: BoldedHeadNode | PlainHeadNode;
  l1579: {
    const s1580 = p;
    const t1581 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 304)) {
      l1582: {
        const r1583 = readBoldedHead(p);
        if (r1583 === undefined) { break l1582; }
        value = r1583;
        p = pos;
        break l1579;
      }
      p = s1580;
      if (trail.length > t1581) trail.length = t1581;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1741 = readPlainHead(p);
    if (r1741 === undefined) { return undefined; }
    value = r1741;
    p = pos;
  }
  pos = p;
  return value;
}

function readBoldedHead(p: number): BoldedHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  let l_arg: BoldArgNode | PercentNode | ArgNode | null = null;
  l1584: {
    const s1585 = p;
    const t1586 = trail.length;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1587: {
        const r1588 = readBadHeaderBold(p);
        if (r1588 === undefined) { break l1587; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1587;
        }
        const r1590 = readLooseWords(p);
        if (r1590 === undefined) { break l1587; }
        l_words = r1590;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1587;
        }
        const r1630 = readLooseColon(p);
        if (r1630 === undefined) { break l1587; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1587;
        }
        const r1665 = readBoldArg(p);
        if (r1665 === undefined) { break l1587; }
        l_arg = r1665;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1587;
        }
        p = skipStrong(p);
        if (p < 0) { break l1587; }
        l1688: {
          const s1686 = p;
          l1687: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1687; }
            p = s1686;
            break l1688;
          }
          p = s1686;
          break l1587;
        }
        break l1584;
      }
      p = s1585;
      if (trail.length > t1586) trail.length = t1586;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1689: {
        const r1690 = readBadHeaderBold(p);
        if (r1690 === undefined) { break l1689; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1689;
        }
        const r1692 = readLooseWords(p);
        if (r1692 === undefined) { break l1689; }
        l_words = r1692;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1689;
        }
        p = skipStrong(p);
        if (p < 0) { break l1689; }
        l1696: {
          const s1694 = p;
          l1695: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1695; }
            p = s1694;
            break l1696;
          }
          p = s1694;
          break l1689;
        }
        break l1584;
      }
      p = s1585;
      if (trail.length > t1586) trail.length = t1586;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1697: {
        const r1698 = readBadHeaderBold(p);
        if (r1698 === undefined) { break l1697; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1697;
        }
        const r1700 = readLooseWords(p);
        if (r1700 === undefined) { break l1697; }
        l_words = r1700;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1697;
        }
        p = skipStrong(p);
        if (p < 0) { break l1697; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1697;
        }
        const r1702 = readLooseColon(p);
        if (r1702 === undefined) { break l1697; }
        p = pos;
        l1704: {
          const s1705 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
            l1706: {
              const r1707 = readPercent(p);
              if (r1707 === undefined) { break l1706; }
              l_arg = r1707;
              p = pos;
              break l1704;
            }
            p = s1705;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1697;
          }
          const r1709 = readArg(p);
          if (r1709 === undefined) { break l1697; }
          l_arg = r1709;
          p = pos;
        }
        l1713: {
          const s1711 = p;
          l1712: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1712; }
            p = s1711;
            break l1713;
          }
          p = s1711;
          break l1697;
        }
        break l1584;
      }
      p = s1585;
      if (trail.length > t1586) trail.length = t1586;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1714: {
        const r1715 = readBadHeaderBold(p);
        if (r1715 === undefined) { break l1714; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1714;
        }
        const r1717 = readLooseWords(p);
        if (r1717 === undefined) { break l1714; }
        l_words = r1717;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1714;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1714;
        }
        p = skipStrong(p);
        if (p < 0) { break l1714; }
        p = skipBlanks(p);
        if (p < 0) { break l1714; }
        l1719: {
          const s1720 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
            l1721: {
              const r1722 = readPercent(p);
              if (r1722 === undefined) { break l1721; }
              l_arg = r1722;
              p = pos;
              break l1719;
            }
            p = s1720;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1714;
          }
          const r1724 = readArg(p);
          if (r1724 === undefined) { break l1714; }
          l_arg = r1724;
          p = pos;
        }
        l1728: {
          const s1726 = p;
          l1727: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1727; }
            p = s1726;
            break l1728;
          }
          p = s1726;
          break l1714;
        }
        break l1584;
      }
      p = s1585;
      if (trail.length > t1586) trail.length = t1586;
      l_arg = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1729 = readLooseWords(p);
    if (r1729 === undefined) { return undefined; }
    l_words = r1729;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1731 = readLooseColon(p);
    if (r1731 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1733 = readBadHeaderBold(p);
    if (r1733 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1735 = readBoldArg(p);
    if (r1735 === undefined) { return undefined; }
    l_arg = r1735;
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipStrong(p);
    if (p < 0) { return undefined; }
    l1739: {
      const s1737 = p;
      l1738: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1738; }
        p = s1737;
        break l1739;
      }
      p = s1737;
      return undefined;
    }
  }
  pos = p;
  return { type: 'BoldedHead', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readBadHeaderBold(p: number): BadHeaderBoldNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipStrong(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadHeaderBoldNode = { type: 'BadHeaderBold', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readLooseWords(p: number): "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode | undefined {
  let c = 0;
  let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  l1591: {
    const s1592 = p;
    const t1593 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l1594: {
        const r1595 = readExactWords(p);
        if (r1595 === undefined) { break l1594; }
        value = r1595;
        p = pos;
        break l1591;
      }
      p = s1592;
      if (trail.length > t1593) trail.length = t1593;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1618 = readBadHeaderCase(p);
    if (r1618 === undefined) { return undefined; }
    value = r1618;
    p = pos;
  }
  pos = p;
  return value;
}

function readExactWords(p: number): "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | undefined {
  let c = 0;
  let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
  l1596: {
    const s1597 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 79)) {
      l1598: {
        const r1599 = readBareWord(p);
        if (r1599 === undefined) { break l1598; }
        value = r1599;
        p = pos;
        break l1596;
      }
      p = s1597;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
      l1601: {
        const r1602 = readArgWord(p);
        if (r1602 === undefined) { break l1601; }
        value = r1602;
        p = pos;
        break l1596;
      }
      p = s1597;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l1604: {
        const r1605 = readTitledWord(p);
        if (r1605 === undefined) { break l1604; }
        value = r1605;
        p = pos;
        break l1596;
      }
      p = s1597;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
      reachesEnd(p, "Progress");
      return undefined;
    }
    value = "Progress";
    p += 8;
  }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
    {
      const s1607 = p;
      l1608: {
        p++;
        return undefined;
      }
      p = s1607;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
    {
      const s1610 = p;
      l1611: {
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1613: {
          const s1614 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1615: {
              if (!isCaseless(p, "data")) { break l1615; }
              p += 4;
              break l1613;
            }
            p = s1614;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
            l1616: {
              if (!isCaseless(p, "file")) { break l1616; }
              p += 4;
              break l1613;
            }
            p = s1614;
          } else touched ||= p >= end;
          if (!isCaseless(p, "checkpoint")) { break l1611; }
          p += 10;
        }
        return undefined;
      }
      p = s1610;
    }
  } else touched ||= p >= end;
  pos = p;
  return value;
}

function readBadHeaderCase(p: number): BadHeaderCaseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLetters(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadHeaderCaseNode = { type: 'BadHeaderCase', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipLetters(p: number): number {
  let c = 0;
  l1619: {
    const s1620 = p;
    if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
      l1621: {
        if (!isCaseless(p, "output")) { break l1621; }
        p += 6;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1622: {
          const s1623 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1624: {
              if (!isCaseless(p, "data")) { break l1624; }
              p += 4;
              break l1622;
            }
            p = s1623;
          } else touched ||= p >= end;
          if (!isCaseless(p, "file")) { break l1621; }
          p += 4;
          l1625: {
            if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
              const s1627 = p;
              l1626: {
                if (!isCaseless(p, "s")) { break l1626; }
                p += 1;
                break l1625;
              }
              p = s1627;
            } else touched ||= p >= end;
          }
        }
        break l1619;
      }
      p = s1620;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipKnownWords(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readLooseColon(p: number): [":", string[], null] | [null, BadColonNoiseNode] | BadWideColonNode | undefined {
  let c = 0;
  let value!: [":", string[], null] | [null, BadColonNoiseNode] | BadWideColonNode;
  l1631: {
    const s1632 = p;
    const t1633 = trail.length;
    if (text.charCodeAt(p) === 58) {
      l1634: {
        let e1635!: ":";

        e1635 = ":";
        p++;
        let e1636!: string[];
        const list1641: string[] = [];
        l1637: for (;;) {
          const s1639 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1638: {
              let v1640!: string;
              const r1643 = readBlank(p);
              if (r1643 === undefined) { break l1638; }
              v1640 = r1643;
              p = pos;
              list1641.push(v1640);
              continue l1637;
            }
            p = s1639;
          } else touched ||= p >= end;
          break;
        }
        if (list1641.length === 0) { break l1634; }
        e1636 = list1641;
        let e1645!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1646 = p;
            l1647: {
              p = skipNoise(p);
              if (p < 0) { break l1647; }
              break l1634;
            }
            p = s1646;
          }
        } else touched ||= p >= end;
        e1645 = null;
        value = [e1635, e1636, e1645];
        break l1631;
      }
      p = s1632;
      if (trail.length > t1633) trail.length = t1633;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
      l1649: {
        const r1650 = readTintedColon(p);
        if (r1650 === undefined) { break l1649; }
        value = r1650;
        p = pos;
        break l1631;
      }
      p = s1632;
      if (trail.length > t1633) trail.length = t1633;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1662 = readBadWideColon(p);
    if (r1662 === undefined) { return undefined; }
    value = r1662;
    p = pos;
  }
  pos = p;
  return value;
}

function readTintedColon(p: number): [null, BadColonNoiseNode] | undefined {
  let c = 0;
  let value!: [null, BadColonNoiseNode];
  let e1651!: null;
  l1654: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
      const s1652 = p;
      l1653: {
        p = skipBlanks(p);
        if (p < 0) { break l1653; }
        l1655: {
          if (text.charCodeAt(p) === 58) {
            const s1657 = p;
            l1656: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l1656; }
              break l1655;
            }
            p = s1657;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1653;
        }
        p = skipNoise(p);
        if (p < 0) { break l1653; }
        p = s1652;
        break l1654;
      }
      p = s1652;
    } else touched ||= p >= end;
    return undefined;
  }
  e1651 = null;
  let e1658!: BadColonNoiseNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1659 = readBadColonNoise(p);
  if (r1659 === undefined) { return undefined; }
  e1658 = r1659;
  p = pos;
  value = [e1651, e1658];
  pos = p;
  return value;
}

function readBadColonNoise(p: number): BadColonNoiseNode | undefined {
  const start = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadColonNoiseNode = { type: 'BadColonNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadWideColon(p: number): BadWideColonNode | undefined {
  const start = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadWideColonNode = { type: 'BadWideColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBoldArg(p: number): BoldArgNode | undefined {
  let c = 0;
  const start = p;
  let l_number: string | null = null;
  let l_percent: string | null = null;
  l1666: {
    const s1667 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l1668: {
        const r1669 = readPercentNumber(p);
        if (r1669 === undefined) { break l1668; }
        l_number = r1669;
        p = pos;
        const s1671 = p;
        l1672: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
            const s1674 = p;
            l1673: {
              p = skipBlanks(p);
              if (p < 0) { break l1673; }
              p = skipNoises(p);
              if (p < 0) { break l1673; }
              if (text.charCodeAt(p) !== 37) {
                touched ||= p >= end;
                break l1673;
              }
              p++;
              break l1672;
            }
            p = s1674;
          } else touched ||= p >= end;
        }
        l_percent = text.slice(s1671, p);
        l1677: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1675 = p;
            l1676: {
              p = skipStrong(p);
              if (p < 0) { break l1676; }
              p = skipHeaderTail(p);
              if (p < 0) { break l1676; }
              p = s1675;
              break l1677;
            }
            p = s1675;
          } else touched ||= p >= end;
          break l1668;
        }
        break l1666;
      }
      p = s1667;
      l_number = null;
      l_percent = null;
    } else touched ||= p >= end;
    let m1681 = false;
    l1678: for (;;) {
      const s1680 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1679: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            {
              const s1682 = p;
              l1683: {
                p = skipStrong(p);
                if (p < 0) { break l1683; }
                p = skipHeaderTail(p);
                if (p < 0) { break l1683; }
                break l1679;
              }
              p = s1682;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1679;
          }
          p++;
          m1681 = true;
          continue l1678;
        }
        p = s1680;
      } else touched ||= p >= end;
      break;
    }
    if (!m1681) { return undefined; }
  }
  pos = p;
  return { type: 'BoldArg', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPlainHead(p: number): PlainHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  let l_arg: PercentNode | ArgNode | null = null;
  l1742: {
    const s1743 = p;
    const t1744 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) {
      l1745: {
        const r1746 = readLooseWords(p);
        if (r1746 === undefined) { break l1745; }
        l_words = r1746;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1745;
        }
        const r1748 = readLooseColon(p);
        if (r1748 === undefined) { break l1745; }
        p = pos;
        l1750: {
          const s1751 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
            l1752: {
              const r1753 = readPercent(p);
              if (r1753 === undefined) { break l1752; }
              l_arg = r1753;
              p = pos;
              break l1750;
            }
            p = s1751;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1745;
          }
          const r1755 = readArg(p);
          if (r1755 === undefined) { break l1745; }
          l_arg = r1755;
          p = pos;
        }
        l1759: {
          const s1757 = p;
          l1758: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1758; }
            p = s1757;
            break l1759;
          }
          p = s1757;
          break l1745;
        }
        break l1742;
      }
      p = s1743;
      if (trail.length > t1744) trail.length = t1744;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) {
      l1760: {
        const r1761 = readLooseWords(p);
        if (r1761 === undefined) { break l1760; }
        l_words = r1761;
        p = pos;
        l1763: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
            const s1765 = p;
            l1764: {
              p = skipBlanks(p);
              if (p < 0) { break l1764; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l1764;
              }
              p++;
              break l1763;
            }
            p = s1765;
          } else touched ||= p >= end;
        }
        l1768: {
          const s1766 = p;
          l1767: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1767; }
            p = s1766;
            break l1768;
          }
          p = s1766;
          break l1760;
        }
        break l1742;
      }
      p = s1743;
      if (trail.length > t1744) trail.length = t1744;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) {
      l1769: {
        const r1770 = readLooseWords(p);
        if (r1770 === undefined) { break l1769; }
        l_words = r1770;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1769;
        }
        const r1772 = readBadHeaderColon(p);
        if (r1772 === undefined) { break l1769; }
        p = pos;
        l1777: {
          const s1778 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
            l1779: {
              const r1780 = readPercent(p);
              if (r1780 === undefined) { break l1779; }
              l_arg = r1780;
              p = pos;
              break l1777;
            }
            p = s1778;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1769;
          }
          const r1782 = readArg(p);
          if (r1782 === undefined) { break l1769; }
          l_arg = r1782;
          p = pos;
        }
        l1786: {
          const s1784 = p;
          l1785: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1785; }
            p = s1784;
            break l1786;
          }
          p = s1784;
          break l1769;
        }
        break l1742;
      }
      p = s1743;
      if (trail.length > t1744) trail.length = t1744;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 304)) {
      l1787: {
        l1788: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1790 = p;
            const t1791 = trail.length;
            l1789: {
              const r1792 = readBadHeaderBold(p);
              if (r1792 === undefined) { break l1789; }
              p = pos;
              break l1788;
            }
            p = s1790;
            if (trail.length > t1791) trail.length = t1791;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1787;
        }
        const r1794 = readLooseWords(p);
        if (r1794 === undefined) { break l1787; }
        l_words = r1794;
        p = pos;
        l1796: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1798 = p;
            const t1799 = trail.length;
            l1797: {
              const r1800 = readBadHeaderBold(p);
              if (r1800 === undefined) { break l1797; }
              p = pos;
              break l1796;
            }
            p = s1798;
            if (trail.length > t1799) trail.length = t1799;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1787;
        }
        const r1802 = readLooseColon(p);
        if (r1802 === undefined) { break l1787; }
        p = pos;
        l1804: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1806 = p;
            const t1807 = trail.length;
            l1805: {
              const r1808 = readBadHeaderBold(p);
              if (r1808 === undefined) { break l1805; }
              p = pos;
              break l1804;
            }
            p = s1806;
            if (trail.length > t1807) trail.length = t1807;
          } else touched ||= p >= end;
        }
        l1810: {
          if (p < end) {
            const s1812 = p;
            l1811: {
              l1813: {
                const s1814 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
                  l1815: {
                    const r1816 = readPercent(p);
                    if (r1816 === undefined) { break l1815; }
                    l_arg = r1816;
                    p = pos;
                    break l1813;
                  }
                  p = s1814;
                } else touched ||= p >= end;
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1811;
                }
                const r1818 = readArg(p);
                if (r1818 === undefined) { break l1811; }
                l_arg = r1818;
                p = pos;
              }
              break l1810;
            }
            p = s1812;
          } else touched ||= p >= end;
          l_arg = null;
        }
        l1822: {
          const s1820 = p;
          l1821: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1821; }
            p = s1820;
            break l1822;
          }
          p = s1820;
          break l1787;
        }
        break l1742;
      }
      p = s1743;
      if (trail.length > t1744) trail.length = t1744;
      l_arg = null;
    } else touched ||= p >= end;
    l1823: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1825 = p;
        const t1826 = trail.length;
        l1824: {
          const r1827 = readBadHeaderBold(p);
          if (r1827 === undefined) { break l1824; }
          p = pos;
          break l1823;
        }
        p = s1825;
        if (trail.length > t1826) trail.length = t1826;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1829 = readLooseWords(p);
    if (r1829 === undefined) { return undefined; }
    l_words = r1829;
    p = pos;
    l1831: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1833 = p;
        const t1834 = trail.length;
        l1832: {
          const r1835 = readBadHeaderBold(p);
          if (r1835 === undefined) { break l1832; }
          p = pos;
          break l1831;
        }
        p = s1833;
        if (trail.length > t1834) trail.length = t1834;
      } else touched ||= p >= end;
    }
    l1839: {
      const s1837 = p;
      l1838: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1838; }
        p = s1837;
        break l1839;
      }
      p = s1837;
      return undefined;
    }
  }
  pos = p;
  return { type: 'PlainHead', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readBadHeaderColon(p: number): BadHeaderColonNode | undefined {
  let c = 0;
  const start = p;
  l1773: {
    const s1774 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1775: {
        p = skipBlanks(p);
        if (p < 0) { break l1775; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1775;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1775; }
        break l1773;
      }
      p = s1774;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
  }
  pos = p;
  const node: BadHeaderColonNode = { type: 'BadHeaderColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadHeaderClose(p: number): BadHeaderCloseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 35) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadHeaderCloseNode = { type: 'BadHeaderClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBoldHeader(p: number): BoldHeaderNode | undefined {
  let c = 0;
  const start = p;
  let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  let l_arg!: BoldArgNode | null;
  l1859: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1861 = p;
      const t1862 = trail.length;
      l1860: {
        const r1863 = readBadHeaderNoise(p);
        if (r1863 === undefined) { break l1860; }
        p = pos;
        break l1859;
      }
      p = s1861;
      if (trail.length > t1862) trail.length = t1862;
    } else touched ||= p >= end;
  }
  l1867: {
    const s1865 = p;
    l1866: {
      let n1871 = 0;
      l1868: for (;;) {
        if (n1871 >= 3) break;
        const s1870 = p;
        l1869: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1869;
          }
          p++;
          n1871++;
          continue l1868;
        }
        p = s1870;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
        touched ||= p >= end;
        break l1866;
      }
      p = skip_boldHeader(p);
      if (p < 0) { break l1866; }
      p = s1865;
      break l1867;
    }
    p = s1865;
    return undefined;
  }
  let n1875 = 0;
  l1872: for (;;) {
    if (n1875 >= 3) break;
    const s1874 = p;
    l1873: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1873;
      }
      p++;
      n1875++;
      continue l1872;
    }
    p = s1874;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1876 = readBadHeaderBold(p);
  if (r1876 === undefined) { return undefined; }
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1878 = readLooseWords(p);
  if (r1878 === undefined) { return undefined; }
  l_words = r1878;
  p = pos;
  l1880: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1882 = p;
      l1881: {
        p = skipBlanks(p);
        if (p < 0) { break l1881; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1881;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1881; }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1881;
        }
        const r1883 = readBoldArg(p);
        if (r1883 === undefined) { break l1881; }
        l_arg = r1883;
        p = pos;
        break l1880;
      }
      p = s1882;
    } else touched ||= p >= end;
    l_arg = null;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipStrong(p);
  if (p < 0) { return undefined; }
  l1885: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1887 = p;
      const t1888 = trail.length;
      l1886: {
        const r1889 = readBadHeaderNoise(p);
        if (r1889 === undefined) { break l1886; }
        p = pos;
        break l1885;
      }
      p = s1887;
      if (trail.length > t1888) trail.length = t1888;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1891 = readLineEnd(p);
  if (r1891 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BoldHeader', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readOtherHeader(p: number): OtherHeaderNode | undefined {
  let c = 0;
  const start = p;
  let l_arg!: ArgNode | null;
  {
    const s1895 = p;
    l1896: {
      p = skipKnownHeader(p);
      if (p < 0) { break l1896; }
      return undefined;
    }
    p = s1895;
  }
  l1898: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1900 = p;
      const t1901 = trail.length;
      l1899: {
        const r1902 = readBadHeaderNoise(p);
        if (r1902 === undefined) { break l1899; }
        p = pos;
        break l1898;
      }
      p = s1900;
      if (trail.length > t1901) trail.length = t1901;
    } else touched ||= p >= end;
  }
  let n1907 = 0;
  l1904: for (;;) {
    if (n1907 >= 3) break;
    const s1906 = p;
    l1905: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1905;
      }
      p++;
      n1907++;
      continue l1904;
    }
    p = s1906;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
    reachesEnd(p, "##");
    return undefined;
  }
  p += 2;
  l1910: {
    const s1908 = p;
    l1909: {
      l1911: {
        const s1912 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1913: {
            p++;
            break l1911;
          }
          p = s1912;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1909; }
      }
      p = s1908;
      break l1910;
    }
    p = s1908;
    return undefined;
  }
  l1914: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1916 = p;
      l1915: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1915;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1915;
        }
        const r1917 = readArg(p);
        if (r1917 === undefined) { break l1915; }
        l_arg = r1917;
        p = pos;
        break l1914;
      }
      p = s1916;
    } else touched ||= p >= end;
    l_arg = null;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  while (text.charCodeAt(p) === 35) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1919: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1921 = p;
      const t1922 = trail.length;
      l1920: {
        const r1923 = readBadHeaderNoise(p);
        if (r1923 === undefined) { break l1920; }
        p = pos;
        break l1919;
      }
      p = s1921;
      if (trail.length > t1922) trail.length = t1922;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1925 = readLineEnd(p);
  if (r1925 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OtherHeader', start: base + start, end: base + p, arg: l_arg };
}

function leaf208(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1930!: null;
  {
    const s1931 = p;
    l1932: {
      p = skipBodyStop(p);
      if (p < 0) { break l1932; }
      return -1;
    }
    p = s1931;
  }
  e1930 = null;
  value = [e1930];
  leafValue = value;
  return p;
}

function leaf209(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l1934: {
    const s1935 = p;
    const t1936 = trail.length;
    l1937: {
      const r1938 = readWrapperEnd(p);
      if (r1938 === undefined) { break l1937; }
      value = r1938;
      p = pos;
      break l1934;
    }
    p = s1935;
    if (trail.length > t1936) trail.length = t1936;
    const r1942 = readMissingWrapperEnd(p);
    if (r1942 === undefined) { return -1; }
    value = r1942;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  const start = p;
  p = skip_wrapperEnd(p);
  if (p < 0) { return undefined; }
  const r1939 = readLineEnd(p);
  if (r1939 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'WrapperEnd', start: base + start, end: base + p };
}

function readMissingWrapperEnd(p: number): MissingWrapperEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingWrapperEndNode = { type: 'MissingWrapperEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf212(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: GapNode | BadNoiseLinesNode;
  l1944: {
    const s1945 = p;
    const t1946 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1947: {
        const r1948 = readGap(p);
        if (r1948 === undefined) { break l1947; }
        value = r1948;
        p = pos;
        break l1944;
      }
      p = s1945;
      if (trail.length > t1946) trail.length = t1946;
    } else touched ||= p >= end;
    const r1950 = readBadNoiseLines(p);
    if (r1950 === undefined) { return -1; }
    value = r1950;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf213(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadChatNode;
  const r1952 = readBadChat(p);
  if (r1952 === undefined) { return -1; }
  value = r1952;
  p = pos;
  leafValue = value;
  return p;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  let m1957 = false;
  l1953: for (;;) {
    const s1955 = p;
    const t1956 = trail.length;
    l1954: {
      {
        const s1958 = p;
        l1959: {
          p = skipWrapperAhead(p);
          if (p < 0) { break l1959; }
          break l1954;
        }
        p = s1958;
      }
      {
        const s1961 = p;
        l1962: {
          p = skipHeaderStart(p);
          if (p < 0) { break l1962; }
          break l1954;
        }
        p = s1961;
      }
      {
        const s1964 = p;
        l1965: {
          p = skipNoiseTail(p);
          if (p < 0) { break l1965; }
          break l1954;
        }
        p = s1964;
      }
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        {
          const s1967 = p;
          l1968: {
            p = skipBlankLine(p);
            if (p < 0) { break l1968; }
            break l1954;
          }
          p = s1967;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1954;
      }
      const r1970 = readLine(p);
      if (r1970 === undefined) { break l1954; }
      p = pos;
      m1957 = true;
      continue l1953;
    }
    p = s1955;
    if (trail.length > t1956) trail.length = t1956;
    break;
  }
  if (!m1957) { return undefined; }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

const stepTranscript: Step = { op: 'rule', name: 'Transcript', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf56, body: { op: 'choice', starts: [STARTS_0, null, null, null, STARTS_1, null, STARTS_3, null, STARTS_4], alternatives: [{ op: 'leaf', read: leaf76 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf91 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf161 }, { op: 'again', step: () => stepProse }] } }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: leaf212 }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: leaf213 }] } }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf168 }, { op: 'again', step: () => stepMessage }] } }] } };
const stepBlock: Step = { op: 'rule', name: 'Block', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf77 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf81 }] } };
const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text79 } };
const stepComment: Step = { op: 'rule', name: 'Comment', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf85 }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: leaf88 }] } };
const stepCommentText: Step = { op: 'rule', name: 'CommentText', register: -1, isText: true, body: { op: 'text', read: text87 } };
const stepField: Step = { op: 'rule', name: 'Field', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf92 }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: leaf122 }] } };
const stepMoreText: Step = { op: 'rule', name: 'MoreText', register: -1, isText: true, body: { op: 'text', read: text106 } };
const stepListBlock: Step = { op: 'rule', name: 'ListBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: leaf124 }, { op: 'choice', starts: [STARTS_2, null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: leaf139 }] }] } };
const stepListFence: Step = { op: 'rule', name: 'ListFence', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: leaf134 }] } };
const stepListText: Step = { op: 'rule', name: 'ListText', register: -1, isText: true, body: { op: 'text', read: text129 } };
const stepEntry: Step = { op: 'rule', name: 'Entry', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf140 }, { op: 'leaf', read: leaf153 }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: leaf155 } }, { op: 'leaf', read: leaf122 }] } };
const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf122 }] } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf163 }, { op: 'text', read: text164 }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf166 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf168 }, { op: 'again', step: () => stepMessage }] } }, { op: 'leaf', read: leaf209 }] } };
const stepMessage: Step = { op: 'rule', name: 'Message', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf170 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf208, body: { op: 'choice', starts: [STARTS_0, null, null, null, STARTS_1, null, STARTS_3, null, STARTS_4], alternatives: [{ op: 'leaf', read: leaf76 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf91 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf161 }, { op: 'again', step: () => stepProse }] } }] } }] } };

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
    Transcript: { op: 'again', step: () => stepTranscript },
  },
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole transcript stands in a code fence.","example":"```md\n## Status: Ready\n```","mend":"Write the transcript without a fence around it.","isCut":false},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The fence around the transcript never closes.","example":"```md\n## Status: Ready","mend":"Send the whole text, best without a fence around it.","isCut":false},
    BadChat: {"code":"bad-chat","severity":"warning","meaning":"A text stands behind the fence that wraps the transcript. It is in no field of the model.","example":"```md\n## Status: Ready\n```\nThat was it.","mend":"Write the transcript alone.","isCut":false},
    BadHeaderCase: {"code":"bad-header-case","severity":"warning","meaning":"The words of a header are not spelled as in the protocol.","example":"## INPUT NEEDED","mend":"Spell the words as the protocol does, for instance ## Input Needed.","isCut":false},
    BadColonNoise: {"code":"bad-header-noise","severity":"warning","meaning":"A colour sequence or a token of a model template stands in a header line. It was left out.","example":"\u001b[1m## Status: Ready","mend":"Write plain text when the output goes to an agent.","isCut":false},
    BadHeaderNoise: {"code":"bad-header-noise","severity":"warning","meaning":"A colour sequence or a token of a model template stands in a header line. It was left out.","example":"\u001b[1m## Status: Ready","mend":"Write plain text when the output goes to an agent.","isCut":false},
    BadHeaderLevel: {"code":"bad-header-level","severity":"warning","meaning":"A header of the protocol has another level than 2.","example":"### Status: Ready","mend":"Begin the header with ##.","isCut":false},
    BadHeaderSpace: {"code":"bad-header-space","severity":"warning","meaning":"There is no blank between the number signs of a header and its words.","example":"##Status: Ready","mend":"Write ## Status: Ready.","isCut":false},
    BadHeaderBold: {"code":"bad-header-bold","severity":"warning","meaning":"A header is bold.","example":"**Status: Ready**","mend":"Write ## Status: Ready.","isCut":false},
    BadHeaderColon: {"code":"bad-header-colon","severity":"warning","meaning":"Between the words of a header and what follows them there has to be a colon and a blank.","example":"## Status:Ready","mend":"Write ## Status: Ready.","isCut":false},
    BadWideColon: {"code":"bad-header-colon","severity":"warning","meaning":"Between the words of a header and what follows them there has to be a colon and a blank.","example":"## Status:Ready","mend":"Write ## Status: Ready.","isCut":false},
    BadHeaderClose: {"code":"bad-header-close","severity":"warning","meaning":"A header ends with number signs.","example":"## Status: Ready ##","mend":"Leave out the signs at the end.","isCut":false},
    MissingHeaderEnd: {"code":"missing-header-end","severity":"error","meaning":"The text ends inside a header.","example":"## Stat","mend":"Send the whole text.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadFenceEnd: {"code":"bad-fence-end","severity":"warning","meaning":"A code block is not closed by a fence, but by the end of its list item.","example":"## Suggestions\n- ```sh\n  acor plot\n- more","mend":"Close the block with a fence that is indented like the one that opens it.","isCut":false},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment never closes. It hides the rest of the text.","example":"## Output\n<!-- a remark","mend":"Close the comment with -->.","isCut":false},
    BadNoiseLines: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    MissingFenceRun: {"code":"missing-fence-run","severity":"error","meaning":"The text ends inside the marks of a fence.","example":"## Output Data\n``","mend":"Send the whole text.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF outside the content blocks.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 3,
  tables: 0,
};
