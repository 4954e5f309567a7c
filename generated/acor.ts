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
const TABLE_16 = tableOf([0, 9], [11, 12], [14, 31], [33, 95], [97, 125], [127, 127]);
const TABLE_17 = tableOf([0, 8], [11, 12], [14, 31], [33, 41], [43, 57], [59, 94], [96, 127]);
const TABLE_18 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 94], [96, 127]);
const TABLE_19 = tableOf([68, 69], [82, 82], [86, 86], [100, 101], [114, 114], [118, 118]);
const TABLE_20 = tableOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
const TABLE_21 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [44, 44], [46, 47], [58, 59], [61, 67], [70, 81], [83, 85], [87, 94], [97, 99], [102, 113], [115, 117], [119, 125], [127, 127]);
const TABLE_22 = tableOf([9, 9], [32, 32], [42, 42], [45, 45], [95, 95]);
const TABLE_23 = tableOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
const TABLE_24 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 95], [97, 127]);
const TABLE_25 = tableOf([9, 9], [32, 32], [96, 96], [126, 126]);
const TABLE_26 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
const TABLE_27 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
const TABLE_28 = tableOf([9, 9], [27, 27], [32, 32], [37, 37], [60, 60]);
const TABLE_29 = tableOf([27, 27], [45, 45], [48, 57], [60, 60]);
const TABLE_30 = tableOf([45, 45], [65, 90], [95, 95], [97, 122]);
const TABLE_31 = tableOf([9, 9], [32, 32], [45, 45], [67, 68], [70, 70], [95, 95], [99, 100], [102, 102]);
const TABLE_32 = tableOf([42, 42], [65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [95, 95], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
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
        l742: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)) {
            const s740 = p;
            l741: {
              p++;
              p = s740;
              break l742;
            }
            p = s740;
          } else touched ||= p >= end;
          break l735;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l743: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l743;
        }
        p = skipNewline(p);
        if (p < 0) { break l743; }
        {
          const s744 = p;
          l745: {
            p = skipFenceClose(p);
            if (p < 0) { break l745; }
            break l743;
          }
          p = s744;
        }
        {
          const s747 = p;
          l748: {
            if (p < end) {
              {
                const s750 = p;
                l751: {
                  p++;
                  break l748;
                }
                p = s750;
              }
            } else touched ||= p >= end;
            break l743;
          }
          p = s747;
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
  l753: {
    const s754 = p;
    const t755 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l756: {
        const r757 = readBlockEnd(p);
        if (r757 === undefined) { break l756; }
        value = r757;
        p = pos;
        break l753;
      }
      p = s754;
      if (trail.length > t755) trail.length = t755;
    } else touched ||= p >= end;
    const r763 = readMissingFenceEnd(p);
    if (r763 === undefined) { return -1; }
    value = r763;
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
  const r758 = readFenceLine(p);
  if (r758 === undefined) { return undefined; }
  l_fence = r758;
  p = pos;
  const r760 = readLineEnd(p);
  if (r760 === undefined) { return undefined; }
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
  l764: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s766 = p;
      l765: {
        p = skipNewline(p);
        if (p < 0) { break l765; }
        break l764;
      }
      p = s766;
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
  const r768 = readCommentHead(p);
  if (r768 === undefined) { return -1; }
  value = r768;
  p = pos;
  leafValue = value;
  return p;
}

function readCommentHead(p: number): CommentHeadNode | undefined {
  const start = p;
  let n772 = 0;
  l769: for (;;) {
    if (n772 >= 3) break;
    const s771 = p;
    l770: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l770;
      }
      p++;
      n772++;
      continue l769;
    }
    p = s771;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!", p)) {
    reachesEnd(p, "<!");
    return undefined;
  }
  p += 2;
  l775: {
    if (text.charCodeAt(p) === 45) {
      const s773 = p;
      l774: {
        if (!text.startsWith("--", p)) {
          reachesEnd(p, "--");
          break l774;
        }
        p += 2;
        p = s773;
        break l775;
      }
      p = s773;
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
      l777: {

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
      l778: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l778;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l779: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l779;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l780: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l780;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l781: {
        if (text.charCodeAt(p) === 45) {
          {
            const s782 = p;
            l783: {
              if (!text.startsWith("-->", p)) {
                reachesEnd(p, "-->");
                break l783;
              }
              p += 3;
              break l781;
            }
            p = s782;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l781;
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
  l785: {
    const s786 = p;
    const t787 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l788: {
        const r789 = readCommentEnd(p);
        if (r789 === undefined) { break l788; }
        value = r789;
        p = pos;
        break l785;
      }
      p = s786;
      if (trail.length > t787) trail.length = t787;
    } else touched ||= p >= end;
    const r793 = readMissingCommentEnd(p);
    if (r793 === undefined) { return -1; }
    value = r793;
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
  const r790 = readLineEnd(p);
  if (r790 === undefined) { return undefined; }
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
  const r795 = readBadNoiseLines(p);
  if (r795 === undefined) { return -1; }
  value = r795;
  p = pos;
  leafValue = value;
  return p;
}

function leaf92(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FieldLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r797 = readFieldLine(p);
  if (r797 === undefined) { return -1; }
  value = r797;
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
  const s798 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s798, p);
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l799: {
    const s800 = p;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l801: {
        const r802 = readBoldName(p);
        if (r802 === undefined) { break l801; }
        l_name = r802;
        p = pos;
        break l799;
      }
      p = s800;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r836 = readPlainName(p);
    if (r836 === undefined) { return undefined; }
    l_name = r836;
    p = pos;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l852: {
    if (text.charCodeAt(p) === 96) {
      const s854 = p;
      l853: {
        const r855 = readCodeSpan(p);
        if (r855 === undefined) { break l853; }
        l_code = r855;
        p = pos;
        l918: {
          if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
            const s920 = p;
            l919: {
              p++;
              break l918;
            }
            p = s920;
          } else touched ||= p >= end;
        }
        l923: {
          const s921 = p;
          l922: {
            p = skipBlanks(p);
            if (p < 0) { break l922; }
            p = skipNoises(p);
            if (p < 0) { break l922; }
            p = skipLineEnd(p);
            if (p < 0) { break l922; }
            p = s921;
            break l923;
          }
          p = s921;
          break l853;
        }
        break l852;
      }
      p = s854;
    } else touched ||= p >= end;
    l_code = null;
  }
  const r924 = readFieldValue(p);
  if (r924 === undefined) { return undefined; }
  l_value = r924;
  p = pos;
  l928: {
    const s926 = p;
    l927: {
      p = skipLineEnd(p);
      if (p < 0) { break l927; }
      p = s926;
      break l928;
    }
    p = s926;
    return undefined;
  }
  pos = p;
  return { type: 'FieldLine', start: base + start, end: base + p, lead: l_lead, name: l_name, code: l_code, value: l_value };
}

function readBoldName(p: number): BoldNameNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: LabelNameNode;
  l803: {
    const s804 = p;
    if (text.charCodeAt(p) === 42) {
      l805: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l805;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l805;
        }
        const r806 = readLabelName(p);
        if (r806 === undefined) { break l805; }
        l_name = r806;
        p = pos;
        l827: {
          const s828 = p;
          if (text.charCodeAt(p) === 58) {
            l829: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l829; }
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l829;
              }
              p += 2;
              break l827;
            }
            p = s828;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            reachesEnd(p, "**");
            break l805;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l805; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l805;
          }
          p++;
        }
        break l803;
      }
      p = s804;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return undefined;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r830 = readLabelName(p);
    if (r830 === undefined) { return undefined; }
    l_name = r830;
    p = pos;
    l832: {
      const s833 = p;
      if (text.charCodeAt(p) === 58) {
        l834: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l834; }
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l834;
          }
          p += 2;
          break l832;
        }
        p = s833;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l807: for (;;) {
    const s809 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l808: {
        l811: {
          const s812 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) {
            l813: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l813;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l811;
            }
            p = s812;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 58) {
            {
              const s814 = p;
              l815: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l815; }
                l817: {
                  const s818 = p;
                  if (text.charCodeAt(p) === 42) {
                    l819: {
                      if (!text.startsWith("**", p)) {
                        reachesEnd(p, "**");
                        break l819;
                      }
                      p += 2;
                      break l817;
                    }
                    p = s818;
                  } else touched ||= p >= end;
                  if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                    reachesEnd(p, "__");
                    break l815;
                  }
                  p += 2;
                }
                break l808;
              }
              p = s814;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            {
              const s820 = p;
              l821: {
                if (!text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l821;
                }
                p += 2;
                break l808;
              }
              p = s820;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            {
              const s823 = p;
              l824: {
                if (!text.startsWith("__", p)) {
                  reachesEnd(p, "__");
                  break l824;
                }
                p += 2;
                break l808;
              }
              p = s823;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 95))) {
            touched ||= p >= end;
            break l808;
          }
          p++;
        }
        continue l807;
      }
      p = s809;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r837 = readPlainWords(p);
  if (r837 === undefined) { return undefined; }
  l_name = r837;
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
  l846: {
    const s844 = p;
    l845: {
      l847: {
        const s848 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l849: {
            p++;
            break l847;
          }
          p = s848;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          l850: {
            p = skipNoise(p);
            if (p < 0) { break l850; }
            break l847;
          }
          p = s848;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l845; }
      }
      p = s844;
      break l846;
    }
    p = s844;
    return undefined;
  }
  pos = p;
  return { type: 'PlainName', start: base + start, end: base + p, name: l_name };
}

function readPlainWords(p: number): PlainWordsNode | undefined {
  let c = 0;
  const start = p;
  l838: {
    const s839 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l840: {
        if (!isCaseless(p, "recovery")) { break l840; }
        p += 8;
        break l838;
      }
      p = s839;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l841: {
        if (!isCaseless(p, "details")) { break l841; }
        p += 7;
        break l838;
      }
      p = s839;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l842: {
        if (!isCaseless(p, "example")) { break l842; }
        p += 7;
        break l838;
      }
      p = s839;
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
  l856: {
    const s857 = p;
    if (text.charCodeAt(p) === 96) {
      l858: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s859 = p;
            l860: {

              p++;
              break l858;
            }
            p = s859;
          }
        } else touched ||= p >= end;
        const r862 = readCodeOfOne(p);
        if (r862 === undefined) { break l858; }
        l_code = r862;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l858;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s871 = p;
            l872: {

              p++;
              break l858;
            }
            p = s871;
          }
        } else touched ||= p >= end;
        break l856;
      }
      p = s857;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l874: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l874;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s875 = p;
            l876: {

              p++;
              break l874;
            }
            p = s875;
          }
        } else touched ||= p >= end;
        const r878 = readCodeOfTwo(p);
        if (r878 === undefined) { break l874; }
        l_code = r878;
        p = pos;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l874;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s891 = p;
            l892: {

              p++;
              break l874;
            }
            p = s891;
          }
        } else touched ||= p >= end;
        break l856;
      }
      p = s857;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s894 = p;
        l895: {

          p++;
          return undefined;
        }
        p = s894;
      }
    } else touched ||= p >= end;
    const r897 = readCodeOfThree(p);
    if (r897 === undefined) { return undefined; }
    l_code = r897;
    p = pos;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s914 = p;
        l915: {

          p++;
          return undefined;
        }
        p = s914;
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
  l863: for (;;) {
    const s865 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l864: {
        l867: {
          const s868 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l869: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l869;
              }
              p++;
              while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              touched ||= p >= end;
              break l867;
            }
            p = s868;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
            reachesEnd(p, "``");
            break l864;
          }
          p += 2;
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
        }
        continue l863;
      }
      p = s865;
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
  l879: for (;;) {
    const s881 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l880: {
        l883: {
          const s884 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l885: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l885;
              }
              p++;
              while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              touched ||= p >= end;
              break l883;
            }
            p = s884;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l886: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l886;
              }
              p += 3;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l883;
            }
            p = s884;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l880;
          }
          p++;
          if (text.charCodeAt(p) === 96) {
            {
              const s887 = p;
              l888: {

                p++;
                break l880;
              }
              p = s887;
            }
          } else touched ||= p >= end;
        }
        continue l879;
      }
      p = s881;
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
  l898: for (;;) {
    const s900 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l899: {
        l902: {
          const s903 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l904: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l904;
              }
              p++;
              while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              touched ||= p >= end;
              break l902;
            }
            p = s903;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l905: {
              if (!text.startsWith("````", p)) {
                reachesEnd(p, "````");
                break l905;
              }
              p += 4;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l902;
            }
            p = s903;
          } else touched ||= p >= end;
          let n909 = 0;
          l906: for (;;) {
            if (n909 >= 2) break;
            const s908 = p;
            l907: {
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l907;
              }
              p++;
              n909++;
              continue l906;
            }
            p = s908;
            break;
          }
          if (n909 < 1) { break l899; }
          if (text.charCodeAt(p) === 96) {
            {
              const s910 = p;
              l911: {

                p++;
                break l899;
              }
              p = s910;
            }
          } else touched ||= p >= end;
        }
        continue l898;
      }
      p = s900;
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
    case 3:
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
      l930: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l930;
        }
        p = skipNewline(p);
        if (p < 0) { break l930; }
        l933: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
            const s931 = p;
            l932: {
              p++;
              p = s931;
              break l933;
            }
            p = s931;
          } else touched ||= p >= end;
          break l930;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l934: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l934;
        }
        p = skipNewline(p);
        if (p < 0) { break l934; }
        {
          const s935 = p;
          l936: {
            p = skipHeadingStart(p);
            if (p < 0) { break l936; }
            break l934;
          }
          p = s935;
        }
        {
          const s946 = p;
          l947: {
            p = skipDeepFence(p);
            if (p < 0) { break l947; }
            break l934;
          }
          p = s946;
        }
        {
          const s959 = p;
          l960: {
            p = skipProseStop(p);
            if (p < 0) { break l960; }
            break l934;
          }
          p = s959;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1062: {

        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p >= end) {
          if (!touched) {
            within = 3;
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
  let n941 = 0;
  l938: for (;;) {
    if (n941 >= 3) break;
    const s940 = p;
    l939: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l939;
      }
      p++;
      n941++;
      continue l938;
    }
    p = s940;
    break;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  let n945 = 0;
  l942: for (;;) {
    if (n945 >= 6) break;
    const s944 = p;
    l943: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l943;
      }
      p++;
      n945++;
      continue l942;
    }
    p = s944;
    break;
  }
  if (n945 < 1) { return -1; }
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
  l949: {
    const s950 = p;
    if (text.charCodeAt(p) === 32) {
      l951: {
        if (!text.startsWith("    ", p)) {
          reachesEnd(p, "    ");
          break l951;
        }
        p += 4;
        break l949;
      }
      p = s950;
    } else touched ||= p >= end;
    let n955 = 0;
    l952: for (;;) {
      if (n955 >= 3) break;
      const s954 = p;
      l953: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l953;
        }
        p++;
        n955++;
        continue l952;
      }
      p = s954;
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
  l956: {
    const s957 = p;
    if (text.charCodeAt(p) === 96) {
      l958: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l958;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l958; }
        break l956;
      }
      p = s957;
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
  l962: {
    const s963 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l964: {
        p = skipBlankLine(p);
        if (p < 0) { break l964; }
        break l962;
      }
      p = s963;
    } else touched ||= p >= end;
    l965: {
      p = skipHeaderStart(p);
      if (p < 0) { break l965; }
      break l962;
    }
    p = s963;
    l966: {
      p = skipFenceStart(p);
      if (p < 0) { break l966; }
      break l962;
    }
    p = s963;
    l971: {
      p = skipCommentStart(p);
      if (p < 0) { break l971; }
      break l962;
    }
    p = s963;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) {
      l979: {
        p = skipEntryStart(p);
        if (p < 0) { break l979; }
        break l962;
      }
      p = s963;
    } else touched ||= p >= end;
    l999: {
      p = skipFieldStart(p);
      if (p < 0) { break l999; }
      break l962;
    }
    p = s963;
    l1044: {
      p = skipNoiseTail(p);
      if (p < 0) { break l1044; }
      break l962;
    }
    p = s963;
    l1045: {
      p = skipCutFence(p);
      if (p < 0) { break l1045; }
      break l962;
    }
    p = s963;
    l1058: {
      p = skip_wrapperEnd(p);
      if (p < 0) { break l1058; }
      break l962;
    }
    p = s963;
    if (p < end) {
      {
        const s1059 = p;
        l1060: {
          p++;
          return -1;
        }
        p = s1059;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipFenceStart(p: number): number {
  let c = 0;
  let n970 = 0;
  l967: for (;;) {
    if (n970 >= 3) break;
    const s969 = p;
    l968: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l968;
      }
      p++;
      n970++;
      continue l967;
    }
    p = s969;
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
  let n975 = 0;
  l972: for (;;) {
    if (n975 >= 3) break;
    const s974 = p;
    l973: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l973;
      }
      p++;
      n975++;
      continue l972;
    }
    p = s974;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!", p)) {
    reachesEnd(p, "<!");
    return -1;
  }
  p += 2;
  l978: {
    if (text.charCodeAt(p) === 45) {
      const s976 = p;
      l977: {
        if (!text.startsWith("--", p)) {
          reachesEnd(p, "--");
          break l977;
        }
        p += 2;
        p = s976;
        break l978;
      }
      p = s976;
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
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
    {
      const s980 = p;
      l981: {
        p = skipThematicBreak(p);
        if (p < 0) { break l981; }
        return -1;
      }
      p = s980;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipItemMarker(p);
  if (p < 0) { return -1; }
  l996: {
    const s997 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l998: {
        p++;
        break l996;
      }
      p = s997;
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
  l983: {
    const s984 = p;
    if (text.charCodeAt(p) === 42) {
      l985: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l985; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l985;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l985; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l985;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) p++;
        touched ||= p >= end;
        break l983;
      }
      p = s984;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l986: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l986; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l986;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l986; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l986;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) p++;
        touched ||= p >= end;
        break l983;
      }
      p = s984;
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
  l987: {
    const s988 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l989: {
        p++;
        break l987;
      }
      p = s988;
    } else touched ||= p >= end;
    let n995 = 0;
    l992: for (;;) {
      if (n995 >= 9) break;
      const s994 = p;
      l993: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
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
    if (n995 < 1) { return -1; }
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
  let n1003 = 0;
  l1000: for (;;) {
    if (n1003 >= 3) break;
    const s1002 = p;
    l1001: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1001;
      }
      p++;
      n1003++;
      continue l1000;
    }
    p = s1002;
    break;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  l1004: {
    const s1005 = p;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1006: {
        p = skipBoldStart(p);
        if (p < 0) { break l1006; }
        break l1004;
      }
      p = s1005;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
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
  l1007: {
    const s1008 = p;
    if (text.charCodeAt(p) === 42) {
      l1009: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1009;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1009;
        }
        p = skip_labelName(p);
        if (p < 0) { break l1009; }
        l1029: {
          const s1030 = p;
          if (text.charCodeAt(p) === 58) {
            l1031: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l1031; }
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1031;
              }
              p += 2;
              break l1029;
            }
            p = s1030;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            reachesEnd(p, "**");
            break l1009;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l1009; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l1009;
          }
          p++;
        }
        break l1007;
      }
      p = s1008;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_labelName(p);
    if (p < 0) { return -1; }
    l1032: {
      const s1033 = p;
      if (text.charCodeAt(p) === 58) {
        l1034: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l1034; }
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1034;
          }
          p += 2;
          break l1032;
        }
        p = s1033;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1010: for (;;) {
    const s1012 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1011: {
        l1014: {
          const s1015 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) {
            l1016: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1016;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l1014;
            }
            p = s1015;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 58) {
            {
              const s1017 = p;
              l1018: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l1018; }
                l1020: {
                  const s1021 = p;
                  if (text.charCodeAt(p) === 42) {
                    l1022: {
                      if (!text.startsWith("**", p)) {
                        reachesEnd(p, "**");
                        break l1022;
                      }
                      p += 2;
                      break l1020;
                    }
                    p = s1021;
                  } else touched ||= p >= end;
                  if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                    reachesEnd(p, "__");
                    break l1018;
                  }
                  p += 2;
                }
                break l1011;
              }
              p = s1017;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            {
              const s1023 = p;
              l1024: {
                if (!text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l1024;
                }
                p += 2;
                break l1011;
              }
              p = s1023;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            {
              const s1026 = p;
              l1027: {
                if (!text.startsWith("__", p)) {
                  reachesEnd(p, "__");
                  break l1027;
                }
                p += 2;
                break l1011;
              }
              p = s1026;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 95))) {
            touched ||= p >= end;
            break l1011;
          }
          p++;
        }
        continue l1010;
      }
      p = s1012;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPlainStart(p: number): number {
  let c = 0;
  l1035: {
    const s1036 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l1037: {
        if (!isCaseless(p, "recovery")) { break l1037; }
        p += 8;
        break l1035;
      }
      p = s1036;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l1038: {
        if (!isCaseless(p, "details")) { break l1038; }
        p += 7;
        break l1035;
      }
      p = s1036;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l1039: {
        if (!isCaseless(p, "example")) { break l1039; }
        p += 7;
        break l1035;
      }
      p = s1036;
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
  l1040: {
    const s1041 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1042: {
        p++;
        break l1040;
      }
      p = s1041;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1043: {
        p = skipNoise(p);
        if (p < 0) { break l1043; }
        break l1040;
      }
      p = s1041;
    } else touched ||= p >= end;
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipCutFence(p: number): number {
  let n1049 = 0;
  l1046: for (;;) {
    if (n1049 >= 3) break;
    const s1048 = p;
    l1047: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1047;
      }
      p++;
      n1049++;
      continue l1046;
    }
    p = s1048;
    break;
  }
  l1050: {
    const s1051 = p;
    if (text.charCodeAt(p) === 96) {
      l1052: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1052;
        }
        p += 2;
        break l1050;
      }
      p = s1051;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1053: {

        p++;
        break l1050;
      }
      p = s1051;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l1054: {
        if (!text.startsWith("~~", p)) {
          reachesEnd(p, "~~");
          break l1054;
        }
        p += 2;
        break l1050;
      }
      p = s1051;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  if (p < end) {
    {
      const s1055 = p;
      l1056: {
        p++;
        return -1;
      }
      p = s1055;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf122(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r1063 = readTextEnd(p);
  if (r1063 === undefined) { return -1; }
  value = r1063;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextEndNode | undefined {
  let c = 0;
  const start = p;
  l1064: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1066 = p;
      const t1067 = trail.length;
      l1065: {
        const r1068 = readEol(p);
        if (r1068 === undefined) { break l1065; }
        p = pos;
        break l1064;
      }
      p = s1066;
      if (trail.length > t1067) trail.length = t1067;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'TextEnd', start: base + start, end: base + p };
}

function leaf124(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListHeadNode;
  const r1071 = readListHead(p);
  if (r1071 === undefined) { return -1; }
  value = r1071;
  p = pos;
  leafValue = value;
  return p;
}

function readListHead(p: number): ListHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_lead!: string;
  const r1072 = readColumns(p);
  if (r1072 === undefined) { return undefined; }
  l_lead = r1072;
  p = pos;
  l1085: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s1083 = p;
      l1084: {
        p = skipListRun(p);
        if (p < 0) { break l1084; }
        p = s1083;
        break l1085;
      }
      p = s1083;
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
  const s1073 = p;
  let n1077 = 0;
  l1074: for (;;) {
    if (n1077 >= 3) break;
    const s1076 = p;
    l1075: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1075;
      }
      p++;
      n1077++;
      continue l1074;
    }
    p = s1076;
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
  l1078: for (;;) {
    const s1080 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) {
      l1079: {
        p = skipItemMarker(p);
        if (p < 0) { break l1079; }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1079;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        continue l1078;
      }
      p = s1080;
    } else touched ||= p >= end;
    break;
  }
  l_lead = text.slice(s1073, p);
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
  const r1087 = readListFenceHead(p);
  if (r1087 === undefined) { return -1; }
  value = r1087;
  p = pos;
  leafValue = value;
  return p;
}

function readListFenceHead(p: number): ListFenceHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  let l_info!: string;
  l1088: {
    const s1089 = p;
    if (text.charCodeAt(p) === 96) {
      l1090: {
        const s1091 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1090;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l_run = text.slice(s1091, p);
        const s1092 = p;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        touched ||= p >= end;
        l_info = text.slice(s1092, p);
        l1095: {
          const s1093 = p;
          l1094: {
            p = skipLineEnd(p);
            if (p < 0) { break l1094; }
            p = s1093;
            break l1095;
          }
          p = s1093;
          break l1090;
        }
        break l1088;
      }
      p = s1089;
    } else touched ||= p >= end;
    const s1096 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1096, p);
    const s1097 = p;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
    l_info = text.slice(s1097, p);
    l1100: {
      const s1098 = p;
      l1099: {
        p = skipLineEnd(p);
        if (p < 0) { break l1099; }
        p = s1098;
        break l1100;
      }
      p = s1098;
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
      l1102: {

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
      l1103: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1103;
        }
        p = skipNewline(p);
        if (p < 0) { break l1103; }
        {
          const s1104 = p;
          l1105: {
            p = skipListClose(p);
            if (p < 0) { break l1105; }
            break l1103;
          }
          p = s1104;
        }
        l1128: {
          const s1126 = p;
          l1127: {
            l1129: {
              const s1130 = p;
              l1131: {
                p = skipItemIndent(p);
                if (p < 0) { break l1131; }
                break l1129;
              }
              p = s1130;
              if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                touched ||= p >= end;
                break l1127;
              }
              p = skipBlankLine(p);
              if (p < 0) { break l1127; }
            }
            p = s1126;
            break l1128;
          }
          p = s1126;
          break l1103;
        }
        {
          const s1132 = p;
          l1133: {
            if (p < end) {
              {
                const s1135 = p;
                l1136: {
                  p++;
                  break l1133;
                }
                p = s1135;
              }
            } else touched ||= p >= end;
            break l1103;
          }
          p = s1132;
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
  l1109: {
    const s1107 = p;
    l1108: {
      p = skipItemIndent(p);
      if (p < 0) { break l1108; }
      p = s1107;
      break l1109;
    }
    p = s1107;
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
  l1125: {
    const s1123 = p;
    l1124: {
      p = skipLineEnd(p);
      if (p < 0) { break l1124; }
      p = s1123;
      break l1125;
    }
    p = s1123;
    return -1;
  }
  return p;
}

function skipItemIndent(p: number): number {
  l1110: {
    const s1111 = p;
    if (text.charCodeAt(p) === 32) {
      l1112: {
        p = skipColumnRun(p);
        if (p < 0) { break l1112; }
        break l1110;
      }
      p = s1111;
    } else touched ||= p >= end;
    let n1122 = 0;
    l1119: for (;;) {
      if (n1122 >= 3) break;
      const s1121 = p;
      l1120: {
        if (text.charCodeAt(p) !== 32) {
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
  const list1117: " "[] = [];
  l1113: for (;;) {
    const s1115 = p;
    if (text.charCodeAt(p) === 32) {
      l1114: {
        let v1116!: " ";

        v1116 = " ";
        p++;
        list1117.push(v1116);
        continue l1113;
      }
      p = s1115;
    } else touched ||= p >= end;
    break;
  }
  if (list1117.length === 0) { return undefined; }
  value = list1117;
  pos = p;
  return value;
}

function leaf134(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListEndNode | [null, MissingFenceEndNode] | BadFenceEndNode;
  l1138: {
    const s1139 = p;
    const t1140 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1141: {
        const r1142 = readListEnd(p);
        if (r1142 === undefined) { break l1141; }
        value = r1142;
        p = pos;
        break l1138;
      }
      p = s1139;
      if (trail.length > t1140) trail.length = t1140;
    } else touched ||= p >= end;
    l1148: {
      let e1149!: null;
      l1152: {
        const s1150 = p;
        l1151: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1151; }
          p = s1150;
          break l1152;
        }
        p = s1150;
        break l1148;
      }
      e1149 = null;
      let e1159!: MissingFenceEndNode;
      const r1160 = readMissingFenceEnd(p);
      if (r1160 === undefined) { break l1148; }
      e1159 = r1160;
      p = pos;
      value = [e1149, e1159];
      break l1138;
    }
    p = s1139;
    if (trail.length > t1140) trail.length = t1140;
    const r1162 = readBadFenceEnd(p);
    if (r1162 === undefined) { return -1; }
    value = r1162;
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
  const r1143 = readListFenceLine(p);
  if (r1143 === undefined) { return undefined; }
  l_fence = r1143;
  p = pos;
  const r1145 = readLineEnd(p);
  if (r1145 === undefined) { return undefined; }
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
  l1153: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1155 = p;
      l1154: {
        p = skipNewline(p);
        if (p < 0) { break l1154; }
        break l1153;
      }
      p = s1155;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1156 = p;
      l1157: {
        p++;
        return -1;
      }
      p = s1156;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadFenceEnd(p: number): BadFenceEndNode | undefined {
  let c = 0;
  const start = p;
  l1163: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1165 = p;
      l1164: {
        p = skipNewline(p);
        if (p < 0) { break l1164; }
        break l1163;
      }
      p = s1165;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1167 = readEntryLine(p);
  if (r1167 === undefined) { return -1; }
  value = r1167;
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
  const s1168 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s1168, p);
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
    {
      const s1169 = p;
      l1170: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1170; }
        return undefined;
      }
      p = s1169;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1172 = readItemMarker(p);
  if (r1172 === undefined) { return undefined; }
  l_marker = r1172;
  p = pos;
  l1185: {
    const s1183 = p;
    l1184: {
      l1186: {
        const s1187 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1188: {
            p++;
            break l1186;
          }
          p = s1187;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1184; }
      }
      p = s1183;
      break l1185;
    }
    p = s1183;
    return undefined;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1189 = readEntryText(p);
  if (r1189 === undefined) { return undefined; }
  l_text = r1189;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1290: {
    const s1288 = p;
    l1289: {
      p = skipLineEnd(p);
      if (p < 0) { break l1289; }
      p = s1288;
      break l1290;
    }
    p = s1288;
    return undefined;
  }
  pos = p;
  return { type: 'EntryLine', start: base + start, end: base + p, lead: l_lead, marker: l_marker, text: l_text };
}

function readItemMarker(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1173: {
    const s1174 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l1175: {
        const s1176 = p;
        p++;
        value = text.slice(s1176, p);
        break l1173;
      }
      p = s1174;
    } else touched ||= p >= end;
    const s1177 = p;
    let n1181 = 0;
    l1178: for (;;) {
      if (n1181 >= 9) break;
      const s1180 = p;
      l1179: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1179;
        }
        p++;
        n1181++;
        continue l1178;
      }
      p = s1180;
      break;
    }
    if (n1181 < 1) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    value = text.slice(s1177, p);
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
  const r1190 = readEntryBefore(p);
  if (r1190 === undefined) { return undefined; }
  l_before = r1190;
  p = pos;
  l1247: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1249 = p;
      l1248: {
        const r1250 = readSeparator(p);
        if (r1250 === undefined) { break l1248; }
        l_separator = r1250;
        p = pos;
        break l1247;
      }
      p = s1249;
    } else touched ||= p >= end;
    l_separator = null;
  }
  const r1252 = readEntryAfter(p);
  if (r1252 === undefined) { return undefined; }
  l_after = r1252;
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
  l1191: {
    if (text.charCodeAt(p) === 96) {
      const s1193 = p;
      l1192: {
        const r1194 = readCodeSpan(p);
        if (r1194 === undefined) { break l1192; }
        l_first = r1194;
        p = pos;
        break l1191;
      }
      p = s1193;
    } else touched ||= p >= end;
    l_first = null;
  }
  l1196: for (;;) {
    const s1198 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1197: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
          {
            const s1200 = p;
            l1201: {
              p = skip_separator(p);
              if (p < 0) { break l1201; }
              break l1197;
            }
            p = s1200;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1197;
        }
        p = skipEntryPart(p);
        if (p < 0) { break l1197; }
        continue l1196;
      }
      p = s1198;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'EntryBefore', start: base + start, end: base + p, first: l_first };
}

function skip_separator(p: number): number {
  let c = 0;
  l1203: {
    const s1204 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1205: {
        p = skipBlanks(p);
        if (p < 0) { break l1205; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1205;
        }
        p++;
        l1206: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1208 = p;
            l1207: {
              p = skipStrong(p);
              if (p < 0) { break l1207; }
              break l1206;
            }
            p = s1208;
          } else touched ||= p >= end;
        }
        l1209: {
          const s1210 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1211: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1211;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1209;
            }
            p = s1210;
          } else touched ||= p >= end;
          l1214: {
            const s1212 = p;
            l1213: {
              p = skipLineEnd(p);
              if (p < 0) { break l1213; }
              p = s1212;
              break l1214;
            }
            p = s1212;
            break l1205;
          }
        }
        break l1203;
      }
      p = s1204;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l1215: {
      const s1216 = p;
      if (text.charCodeAt(p) === 45) {
        l1217: {
          if (!text.startsWith("->", p)) {
            reachesEnd(p, "->");
            break l1217;
          }
          p += 2;
          break l1215;
        }
        p = s1216;
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
  l1218: {
    const s1219 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) {
      l1220: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1220;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l1218;
      }
      p = s1219;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1221: {
        p = skip_codeSpan(p);
        if (p < 0) { break l1221; }
        break l1218;
      }
      p = s1219;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1244: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1244;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1218;
      }
      p = s1219;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l1245: {

        p++;
        break l1218;
      }
      p = s1219;
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
  l1222: {
    const s1223 = p;
    if (text.charCodeAt(p) === 96) {
      l1224: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1225 = p;
            l1226: {

              p++;
              break l1224;
            }
            p = s1225;
          }
        } else touched ||= p >= end;
        p = skip_codeOfOne(p);
        if (p < 0) { break l1224; }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1224;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1228 = p;
            l1229: {

              p++;
              break l1224;
            }
            p = s1228;
          }
        } else touched ||= p >= end;
        break l1222;
      }
      p = s1223;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1231: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1231;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1232 = p;
            l1233: {

              p++;
              break l1231;
            }
            p = s1232;
          }
        } else touched ||= p >= end;
        p = skip_codeOfTwo(p);
        if (p < 0) { break l1231; }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1231;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1235 = p;
            l1236: {

              p++;
              break l1231;
            }
            p = s1235;
          }
        } else touched ||= p >= end;
        break l1222;
      }
      p = s1223;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return -1;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s1238 = p;
        l1239: {

          p++;
          return -1;
        }
        p = s1238;
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
        const s1241 = p;
        l1242: {

          p++;
          return -1;
        }
        p = s1241;
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
  l1253: {
    const s1254 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)) {
      l1255: {
        const r1256 = readEntryCode(p);
        if (r1256 === undefined) { break l1255; }
        l_last = r1256;
        p = pos;
        break l1253;
      }
      p = s1254;
      l_last = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1266: {
        l1267: for (;;) {
          const s1269 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1268: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
                {
                  const s1271 = p;
                  l1272: {
                    p = skip_separator(p);
                    if (p < 0) { break l1272; }
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
                      touched ||= p >= end;
                      break l1272;
                    }
                    p = skip_entryCode(p);
                    if (p < 0) { break l1272; }
                    break l1268;
                  }
                  p = s1271;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l1268;
              }
              p = skipEntryPart(p);
              if (p < 0) { break l1268; }
              continue l1267;
            }
            p = s1269;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1266;
        }
        p = skip_separator(p);
        if (p < 0) { break l1266; }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
          touched ||= p >= end;
          break l1266;
        }
        const r1277 = readEntryCode(p);
        if (r1277 === undefined) { break l1266; }
        l_last = r1277;
        p = pos;
        break l1253;
      }
      p = s1254;
      l_last = null;
    } else touched ||= p >= end;
    l1279: for (;;) {
      const s1281 = p;
      if (p < end) {
        l1280: {
          {
            const s1283 = p;
            l1284: {
              p = skipEntryTail(p);
              if (p < 0) { break l1284; }
              break l1280;
            }
            p = s1283;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1280;
          }
          p = skipEntryPart(p);
          if (p < 0) { break l1280; }
          continue l1279;
        }
        p = s1281;
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
  const r1257 = readCodeSpan(p);
  if (r1257 === undefined) { return undefined; }
  l_code = r1257;
  p = pos;
  l1259: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1261 = p;
      l1260: {
        p++;
        break l1259;
      }
      p = s1261;
    } else touched ||= p >= end;
  }
  l1264: {
    const s1262 = p;
    l1263: {
      p = skipBlanks(p);
      if (p < 0) { break l1263; }
      p = skipNoises(p);
      if (p < 0) { break l1263; }
      p = skipLineEnd(p);
      if (p < 0) { break l1263; }
      p = s1262;
      break l1264;
    }
    p = s1262;
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
  l1274: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1276 = p;
      l1275: {
        p++;
        break l1274;
      }
      p = s1276;
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
  l1292: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1294 = p;
      l1293: {
        const r1295 = readMoreCode(p);
        if (r1295 === undefined) { break l1293; }
        value = r1295;
        p = pos;
        break l1292;
      }
      p = s1294;
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
  const r1296 = readCodeSpan(p);
  if (r1296 === undefined) { return undefined; }
  l_code = r1296;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1300: {
    const s1298 = p;
    l1299: {
      p = skipLineEnd(p);
      if (p < 0) { break l1299; }
      p = s1298;
      break l1300;
    }
    p = s1298;
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
  const r1302 = readDeepBlock(p);
  if (r1302 === undefined) { return -1; }
  value = r1302;
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
  l1303: for (;;) {
    const s1305 = p;
    const t1306 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1304: {
        const r1308 = readBlankLine(p);
        if (r1308 === undefined) { break l1304; }
        p = pos;
        continue l1303;
      }
      p = s1305;
      if (trail.length > t1306) trail.length = t1306;
    } else touched ||= p >= end;
    break;
  }
  const r1310 = readDeepHead(p);
  if (r1310 === undefined) { return undefined; }
  l_head = r1310;
  p = pos;
  registers[1] = l_head.run;
  const r1327 = readLineEnd(p);
  if (r1327 === undefined) { return undefined; }
  p = pos;
  const r1329 = readDeepBody(p);
  if (r1329 === undefined) { return undefined; }
  l_body = r1329;
  p = pos;
  const r1347 = readDeepClose(p);
  if (r1347 === undefined) { return undefined; }
  l_close = r1347;
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
  l1311: {
    const s1312 = p;
    l1313: {
      const s1314 = p;
      p = skipDeepIndent(p);
      if (p < 0) { break l1313; }
      p = skipBlanks(p);
      if (p < 0) { break l1313; }
      l_lead = text.slice(s1314, p);
      const s1315 = p;
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l1313;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      l_run = text.slice(s1315, p);
      const s1316 = p;
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l_info = text.slice(s1316, p);
      l1319: {
        const s1317 = p;
        l1318: {
          p = skipLineEnd(p);
          if (p < 0) { break l1318; }
          p = s1317;
          break l1319;
        }
        p = s1317;
        break l1313;
      }
      break l1311;
    }
    p = s1312;
    const s1320 = p;
    p = skipDeepIndent(p);
    if (p < 0) { return undefined; }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l_lead = text.slice(s1320, p);
    const s1321 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1321, p);
    const s1322 = p;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
    l_info = text.slice(s1322, p);
    l1325: {
      const s1323 = p;
      l1324: {
        p = skipLineEnd(p);
        if (p < 0) { break l1324; }
        p = s1323;
        break l1325;
      }
      p = s1323;
      return undefined;
    }
  }
  pos = p;
  return { type: 'DeepHead', start: base + start, end: base + p, lead: l_lead, run: l_run, info: l_info };
}

function readDeepBody(p: number): DeepBodyNode | undefined {
  let c = 0;
  const start = p;
  l1330: for (;;) {
    const s1332 = p;
    const t1333 = trail.length;
    l1331: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
        {
          const s1335 = p;
          l1336: {
            p = skipBlanks(p);
            if (p < 0) { break l1336; }
            if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
              touched ||= p >= end;
              break l1336;
            }
            p = skipClosingRun(p);
            if (p < 0) { break l1336; }
            p = skipBlanks(p);
            if (p < 0) { break l1336; }
            p = skipLineEnd(p);
            if (p < 0) { break l1336; }
            break l1331;
          }
          p = s1335;
        }
      } else touched ||= p >= end;
      l1338: {
        const s1339 = p;
        const t1340 = trail.length;
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          l1341: {
            const r1342 = readBlankLine(p);
            if (r1342 === undefined) { break l1341; }
            p = pos;
            break l1338;
          }
          p = s1339;
          if (trail.length > t1340) trail.length = t1340;
        } else touched ||= p >= end;
        p = skipDeepIndent(p);
        if (p < 0) { break l1331; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1331;
        }
        const r1344 = readLine(p);
        if (r1344 === undefined) { break l1331; }
        p = pos;
      }
      continue l1330;
    }
    p = s1332;
    if (trail.length > t1333) trail.length = t1333;
    break;
  }
  pos = p;
  return { type: 'DeepBody', start: base + start, end: base + p };
}

function readDeepClose(p: number): DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode | undefined {
  let value!: DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode;
  l1348: {
    const s1349 = p;
    const t1350 = trail.length;
    l1351: {
      const r1352 = readDeepFenceLine(p);
      if (r1352 === undefined) { break l1351; }
      value = r1352;
      p = pos;
      const r1357 = readLineEnd(p);
      if (r1357 === undefined) { break l1351; }
      p = pos;
      break l1348;
    }
    p = s1349;
    if (trail.length > t1350) trail.length = t1350;
    l1359: {
      l1362: {
        const s1360 = p;
        l1361: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1361; }
          p = s1360;
          break l1362;
        }
        p = s1360;
        break l1359;
      }
      const r1363 = readMissingFenceEnd(p);
      if (r1363 === undefined) { break l1359; }
      value = r1363;
      p = pos;
      break l1348;
    }
    p = s1349;
    if (trail.length > t1350) trail.length = t1350;
    const r1365 = readBadFenceEnd(p);
    if (r1365 === undefined) { return undefined; }
    value = r1365;
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
  l1355: {
    const s1353 = p;
    l1354: {
      p = skipLineEnd(p);
      if (p < 0) { break l1354; }
      p = s1353;
      break l1355;
    }
    p = s1353;
    return undefined;
  }
  pos = p;
  return { type: 'DeepFenceLine', start: base + start, end: base + p };
}

function leaf161(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingFenceRunNode;
  const r1369 = readMissingFenceRun(p);
  if (r1369 === undefined) { return -1; }
  value = r1369;
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
      l1371: {

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
      l1372: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1372;
        }
        p = skipNewline(p);
        if (p < 0) { break l1372; }
        l1375: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
            const s1373 = p;
            l1374: {
              p++;
              p = s1373;
              break l1375;
            }
            p = s1373;
          } else touched ||= p >= end;
          break l1372;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1376: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1376;
        }
        p = skipNewline(p);
        if (p < 0) { break l1376; }
        {
          const s1377 = p;
          l1378: {
            p = skipProseStop(p);
            if (p < 0) { break l1378; }
            break l1376;
          }
          p = s1377;
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
  let e1380!: null;
  l1383: {
    const s1381 = p;
    l1382: {
      p = skipWholeWrapper(p);
      if (p < 0) { break l1382; }
      p = s1381;
      break l1383;
    }
    p = s1381;
    return -1;
  }
  e1380 = null;
  value = [e1380];
  leafValue = value;
  return p;
}

function leaf166(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  const r1384 = readBadWrapper(p);
  if (r1384 === undefined) { return -1; }
  value = r1384;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  const start = p;
  let l_run!: string;
  l1387: {
    const s1385 = p;
    l1386: {
      p = skipWrapperAhead(p);
      if (p < 0) { break l1386; }
      p = s1385;
      break l1387;
    }
    p = s1385;
    return undefined;
  }
  const r1388 = readFenceOpen(p);
  if (r1388 === undefined) { return undefined; }
  l_run = r1388;
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
  const r1391 = readMissingHeaderEnd(p);
  if (r1391 === undefined) { return -1; }
  value = r1391;
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
  const r1393 = readHeader(p);
  if (r1393 === undefined) { return -1; }
  value = r1393;
  p = pos;
  leafValue = value;
  return p;
}

function readHeader(p: number): ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode | undefined {
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  {
    const s1394 = p;
    l1395: {
      p = skipCutHeader(p);
      if (p < 0) { break l1395; }
      return undefined;
    }
    p = s1394;
  }
  const r1397 = read_header(p);
  if (r1397 === undefined) { return undefined; }
  value = r1397;
  p = pos;
  pos = p;
  return value;
}

function read_header(p: number): ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode | undefined {
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  l1398: {
    const s1399 = p;
    const t1400 = trail.length;
    l1401: {
      const r1402 = readExactHeader(p);
      if (r1402 === undefined) { break l1401; }
      value = r1402;
      p = pos;
      break l1398;
    }
    p = s1399;
    if (trail.length > t1400) trail.length = t1400;
    l1509: {
      const r1510 = readLooseHeader(p);
      if (r1510 === undefined) { break l1509; }
      value = r1510;
      p = pos;
      break l1398;
    }
    p = s1399;
    if (trail.length > t1400) trail.length = t1400;
    l1869: {
      const r1870 = readBoldHeader(p);
      if (r1870 === undefined) { break l1869; }
      value = r1870;
      p = pos;
      break l1398;
    }
    p = s1399;
    if (trail.length > t1400) trail.length = t1400;
    const r1906 = readOtherHeader(p);
    if (r1906 === undefined) { return undefined; }
    value = r1906;
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
  l1403: {
    const s1404 = p;
    const t1405 = trail.length;
    l1406: {
      p = skipExactMark(p);
      if (p < 0) { break l1406; }
      if (!(((c = text.charCodeAt(p)) === 69 || c === 83))) {
        touched ||= p >= end;
        break l1406;
      }
      const r1424 = readArgWord(p);
      if (r1424 === undefined) { break l1406; }
      l_words = r1424;
      p = pos;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l1406;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
        touched ||= p >= end;
        break l1406;
      }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        {
          const s1431 = p;
          l1432: {
            p = skip_boldArg(p);
            if (p < 0) { break l1432; }
            break l1406;
          }
          p = s1431;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1406;
      }
      const r1434 = readArg(p);
      if (r1434 === undefined) { break l1406; }
      l_arg = r1434;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1406; }
      const r1458 = readLineEnd(p);
      if (r1458 === undefined) { break l1406; }
      p = pos;
      break l1403;
    }
    p = s1404;
    if (trail.length > t1405) trail.length = t1405;
    l_arg = null;
    l1460: {
      p = skipExactMark(p);
      if (p < 0) { break l1460; }
      if (text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
        reachesEnd(p, "Progress");
        break l1460;
      }
      l_words = "Progress";
      p += 8;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l1460;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
        touched ||= p >= end;
        break l1460;
      }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
        touched ||= p >= end;
        break l1460;
      }
      const r1461 = readPercent(p);
      if (r1461 === undefined) { break l1460; }
      l_arg = r1461;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1460; }
      const r1479 = readLineEnd(p);
      if (r1479 === undefined) { break l1460; }
      p = pos;
      break l1403;
    }
    p = s1404;
    if (trail.length > t1405) trail.length = t1405;
    l_arg = null;
    l1481: {
      p = skipExactMark(p);
      if (p < 0) { break l1481; }
      if (!(((c = text.charCodeAt(p)) === 65 || c === 83))) {
        touched ||= p >= end;
        break l1481;
      }
      const r1482 = readTitledWord(p);
      if (r1482 === undefined) { break l1481; }
      l_words = r1482;
      p = pos;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l1481;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
        touched ||= p >= end;
        break l1481;
      }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        {
          const s1487 = p;
          l1488: {
            p = skip_boldArg(p);
            if (p < 0) { break l1488; }
            break l1481;
          }
          p = s1487;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1481;
      }
      const r1490 = readArg(p);
      if (r1490 === undefined) { break l1481; }
      l_arg = r1490;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1481; }
      const r1492 = readLineEnd(p);
      if (r1492 === undefined) { break l1481; }
      p = pos;
      break l1403;
    }
    p = s1404;
    if (trail.length > t1405) trail.length = t1405;
    l_arg = null;
    l1494: {
      p = skipExactMark(p);
      if (p < 0) { break l1494; }
      if (!(((c = text.charCodeAt(p)) === 65 || c === 83))) {
        touched ||= p >= end;
        break l1494;
      }
      const r1495 = readTitledWord(p);
      if (r1495 === undefined) { break l1494; }
      l_words = r1495;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1494; }
      const r1497 = readLineEnd(p);
      if (r1497 === undefined) { break l1494; }
      p = pos;
      break l1403;
    }
    p = s1404;
    if (trail.length > t1405) trail.length = t1405;
    l_arg = null;
    p = skipExactMark(p);
    if (p < 0) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 73 || c === 79))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1499 = readBareWord(p);
    if (r1499 === undefined) { return undefined; }
    l_words = r1499;
    p = pos;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const r1506 = readLineEnd(p);
    if (r1506 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'ExactHeader', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function skipExactMark(p: number): number {
  let c = 0;
  let n1410 = 0;
  l1407: for (;;) {
    if (n1410 >= 3) break;
    const s1409 = p;
    l1408: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1408;
      }
      p++;
      n1410++;
      continue l1407;
    }
    p = s1409;
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
      const s1411 = p;
      l1412: {
        p = skipNoisyLine(p);
        if (p < 0) { break l1412; }
        return -1;
      }
      p = s1411;
    }
  } else touched ||= p >= end;
  return p;
}

function skipNoisyLine(p: number): number {
  let c = 0;
  l1414: for (;;) {
    const s1416 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1415: {
        l1418: {
          const s1419 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) {
            l1420: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1420;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l1418;
            }
            p = s1419;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            {
              const s1421 = p;
              l1422: {
                p = skipNoise(p);
                if (p < 0) { break l1422; }
                break l1415;
              }
              p = s1421;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1415;
          }
          p++;
        }
        continue l1414;
      }
      p = s1416;
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
  l1425: {
    const s1426 = p;
    if (text.charCodeAt(p) === 83) {
      l1427: {
        if (!text.startsWith("Status", p)) {
          reachesEnd(p, "Status");
          break l1427;
        }
        value = "Status";
        p += 6;
        break l1425;
      }
      p = s1426;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 69) {
      l1428: {
        if (!text.startsWith("Error", p)) {
          reachesEnd(p, "Error");
          break l1428;
        }
        value = "Error";
        p += 5;
        break l1425;
      }
      p = s1426;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 83) {
      l1429: {
        if (!text.startsWith("Session Checkpoint", p)) {
          reachesEnd(p, "Session Checkpoint");
          break l1429;
        }
        value = "Session Checkpoint";
        p += 18;
        break l1425;
      }
      p = s1426;
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
      const s1435 = p;
      l1436: {
        p = skipClosingSigns(p);
        if (p < 0) { break l1436; }
        return undefined;
      }
      p = s1435;
    }
  } else touched ||= p >= end;
  let m1441 = false;
  l1438: for (;;) {
    const s1440 = p;
    if (p < end) {
      l1439: {
        p = skipArgPart(p);
        if (p < 0) { break l1439; }
        m1441 = true;
        continue l1438;
      }
      p = s1440;
    } else touched ||= p >= end;
    break;
  }
  if (!m1441) { return undefined; }
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
  l1442: {
    const s1443 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)) {
      l1444: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1444;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l1442;
      }
      p = s1443;
    } else touched ||= p >= end;
    {
      const s1445 = p;
      l1446: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1446; }
        return -1;
      }
      p = s1445;
    }
    l1448: {
      const s1449 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l1450: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1450;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l1448;
        }
        p = s1449;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 35) {
        l1451: {
          if (!(text.charCodeAt(p) === 35)) {
            touched ||= p >= end;
            break l1451;
          }
          p++;
          while (text.charCodeAt(p) === 35) p++;
          touched ||= p >= end;
          break l1448;
        }
        p = s1449;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        l1452: {
          let m1456 = false;
          l1453: for (;;) {
            const s1455 = p;
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              l1454: {
                p = skipNoise(p);
                if (p < 0) { break l1454; }
                m1456 = true;
                continue l1453;
              }
              p = s1455;
            } else touched ||= p >= end;
            break;
          }
          if (!m1456) { break l1452; }
          break l1448;
        }
        p = s1449;
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
  const r1462 = readPercentNumber(p);
  if (r1462 === undefined) { return undefined; }
  l_number = r1462;
  p = pos;
  const s1471 = p;
  l1472: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
      const s1474 = p;
      l1473: {
        p = skipBlanks(p);
        if (p < 0) { break l1473; }
        p = skipNoises(p);
        if (p < 0) { break l1473; }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l1473;
        }
        p++;
        break l1472;
      }
      p = s1474;
    } else touched ||= p >= end;
  }
  l_percent = text.slice(s1471, p);
  l1477: {
    const s1475 = p;
    l1476: {
      p = skipHeaderTail(p);
      if (p < 0) { break l1476; }
      p = s1475;
      break l1477;
    }
    p = s1475;
    return undefined;
  }
  pos = p;
  return { type: 'Percent', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPercentNumber(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s1463 = p;
  l1464: {
    if (text.charCodeAt(p) === 45) {
      const s1466 = p;
      l1465: {

        p++;
        break l1464;
      }
      p = s1466;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1467: {
    if (text.charCodeAt(p) === 46) {
      const s1469 = p;
      l1468: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1468;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1467;
      }
      p = s1469;
    } else touched ||= p >= end;
  }
  value = text.slice(s1463, p);
  pos = p;
  return value;
}

function readTitledWord(p: number): "AI Directive" | "Suggestions" | undefined {
  let value!: "AI Directive" | "Suggestions";
  l1483: {
    const s1484 = p;
    if (text.charCodeAt(p) === 65) {
      l1485: {
        if (!text.startsWith("AI Directive", p)) {
          reachesEnd(p, "AI Directive");
          break l1485;
        }
        value = "AI Directive";
        p += 12;
        break l1483;
      }
      p = s1484;
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
  l1500: {
    const s1501 = p;
    if (text.charCodeAt(p) === 79) {
      l1502: {
        if (!text.startsWith("Output Data", p)) {
          reachesEnd(p, "Output Data");
          break l1502;
        }
        value = "Output Data";
        p += 11;
        break l1500;
      }
      p = s1501;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1503: {
        if (!text.startsWith("Output Files", p)) {
          reachesEnd(p, "Output Files");
          break l1503;
        }
        value = "Output Files";
        p += 12;
        break l1500;
      }
      p = s1501;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1504: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l1504;
        }
        value = "Output";
        p += 6;
        break l1500;
      }
      p = s1501;
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
  l1513: {
    const s1511 = p;
    l1512: {
      p = skipNoises(p);
      if (p < 0) { break l1512; }
      let n1517 = 0;
      l1514: for (;;) {
        if (n1517 >= 3) break;
        const s1516 = p;
        l1515: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1515;
          }
          p++;
          n1517++;
          continue l1514;
        }
        p = s1516;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l1512;
      }
      p = skipKnownHash(p);
      if (p < 0) { break l1512; }
      p = s1511;
      break l1513;
    }
    p = s1511;
    return undefined;
  }
  l1518: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1520 = p;
      const t1521 = trail.length;
      l1519: {
        const r1522 = readBadHeaderNoise(p);
        if (r1522 === undefined) { break l1519; }
        p = pos;
        break l1518;
      }
      p = s1520;
      if (trail.length > t1521) trail.length = t1521;
    } else touched ||= p >= end;
  }
  let n1531 = 0;
  l1528: for (;;) {
    if (n1531 >= 3) break;
    const s1530 = p;
    l1529: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1529;
      }
      p++;
      n1531++;
      continue l1528;
    }
    p = s1530;
    break;
  }
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1532 = readHashes(p);
  if (r1532 === undefined) { return undefined; }
  p = pos;
  const r1545 = readHashSpace(p);
  if (r1545 === undefined) { return undefined; }
  p = pos;
  l1584: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1586 = p;
      const t1587 = trail.length;
      l1585: {
        const r1588 = readBadHeaderNoise(p);
        if (r1588 === undefined) { break l1585; }
        p = pos;
        break l1584;
      }
      p = s1586;
      if (trail.length > t1587) trail.length = t1587;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1590 = readLooseHead(p);
  if (r1590 === undefined) { return undefined; }
  l_head = r1590;
  p = pos;
  l1854: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1856 = p;
      const t1857 = trail.length;
      l1855: {
        const r1858 = readBadHeaderClose(p);
        if (r1858 === undefined) { break l1855; }
        p = pos;
        break l1854;
      }
      p = s1856;
      if (trail.length > t1857) trail.length = t1857;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1860: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1862 = p;
      const t1863 = trail.length;
      l1861: {
        const r1864 = readBadHeaderNoise(p);
        if (r1864 === undefined) { break l1861; }
        p = pos;
        break l1860;
      }
      p = s1862;
      if (trail.length > t1863) trail.length = t1863;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1866 = readLineEnd(p);
  if (r1866 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'LooseHeader', start: base + start, end: base + p, head: l_head };
}

function readBadHeaderNoise(p: number): BadHeaderNoiseNode | undefined {
  let c = 0;
  const start = p;
  let m1526 = false;
  l1523: for (;;) {
    const s1525 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1524: {
        p = skipNoise(p);
        if (p < 0) { break l1524; }
        p = skipBlanks(p);
        if (p < 0) { break l1524; }
        m1526 = true;
        continue l1523;
      }
      p = s1525;
    } else touched ||= p >= end;
    break;
  }
  if (!m1526) { return undefined; }
  pos = p;
  const node: BadHeaderNoiseNode = { type: 'BadHeaderNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readHashes(p: number): ["##", null] | BadHeaderLevelNode | undefined {
  let value!: ["##", null] | BadHeaderLevelNode;
  l1533: {
    const s1534 = p;
    const t1535 = trail.length;
    if (text.charCodeAt(p) === 35) {
      l1536: {
        let e1537!: "##";
        if (!text.startsWith("##", p)) {
          reachesEnd(p, "##");
          break l1536;
        }
        e1537 = "##";
        p += 2;
        let e1538!: null;
        if (text.charCodeAt(p) === 35) {
          {
            const s1539 = p;
            l1540: {

              p++;
              break l1536;
            }
            p = s1539;
          }
        } else touched ||= p >= end;
        e1538 = null;
        value = [e1537, e1538];
        break l1533;
      }
      p = s1534;
      if (trail.length > t1535) trail.length = t1535;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 35)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1542 = readBadHeaderLevel(p);
    if (r1542 === undefined) { return undefined; }
    value = r1542;
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
  l1546: {
    const s1547 = p;
    const t1548 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1549: {
        let e1550!: string[];
        const list1555: string[] = [];
        l1551: for (;;) {
          const s1553 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1552: {
              let v1554!: string;
              const r1557 = readBlank(p);
              if (r1557 === undefined) { break l1552; }
              v1554 = r1557;
              p = pos;
              list1555.push(v1554);
              continue l1551;
            }
            p = s1553;
          } else touched ||= p >= end;
          break;
        }
        if (list1555.length === 0) { break l1549; }
        e1550 = list1555;
        let e1559!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1560 = p;
            l1561: {
              p = skipNoise(p);
              if (p < 0) { break l1561; }
              break l1549;
            }
            p = s1560;
          }
        } else touched ||= p >= end;
        e1559 = null;
        value = [e1550, e1559];
        break l1546;
      }
      p = s1547;
      if (trail.length > t1548) trail.length = t1548;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l1563: {
        let e1564!: null;
        l1567: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1565 = p;
            l1566: {
              l1568: {
                const s1569 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1570: {
                    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                      touched ||= p >= end;
                      break l1570;
                    }
                    p++;
                    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                    touched ||= p >= end;
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
                      touched ||= p >= end;
                      break l1570;
                    }
                    p = skipNoise(p);
                    if (p < 0) { break l1570; }
                    break l1568;
                  }
                  p = s1569;
                } else touched ||= p >= end;
                let m1574 = false;
                l1571: for (;;) {
                  const s1573 = p;
                  if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
                    l1572: {
                      p = skipNoise(p);
                      if (p < 0) { break l1572; }
                      m1574 = true;
                      continue l1571;
                    }
                    p = s1573;
                  } else touched ||= p >= end;
                  break;
                }
                if (!m1574) { break l1566; }
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  touched ||= p >= end;
                  break l1566;
                }
                p++;
              }
              p = s1565;
              break l1567;
            }
            p = s1565;
          } else touched ||= p >= end;
          break l1563;
        }
        e1564 = null;
        let e1575!: string[];
        const r1576 = readBlanks(p);
        if (r1576 === undefined) { break l1563; }
        e1575 = r1576;
        p = pos;
        let e1578!: BadHeaderNoiseNode;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1563;
        }
        const r1579 = readBadHeaderNoise(p);
        if (r1579 === undefined) { break l1563; }
        e1578 = r1579;
        p = pos;
        value = [e1564, e1575, e1578];
        break l1546;
      }
      p = s1547;
      if (trail.length > t1548) trail.length = t1548;
    } else touched ||= p >= end;
    const r1581 = readBadHeaderSpace(p);
    if (r1581 === undefined) { return undefined; }
    value = r1581;
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
  l1591: {
    const s1592 = p;
    const t1593 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 304)) {
      l1594: {
        const r1595 = readBoldedHead(p);
        if (r1595 === undefined) { break l1594; }
        value = r1595;
        p = pos;
        break l1591;
      }
      p = s1592;
      if (trail.length > t1593) trail.length = t1593;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1753 = readPlainHead(p);
    if (r1753 === undefined) { return undefined; }
    value = r1753;
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
  l1596: {
    const s1597 = p;
    const t1598 = trail.length;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1599: {
        const r1600 = readBadHeaderBold(p);
        if (r1600 === undefined) { break l1599; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1599;
        }
        const r1602 = readLooseWords(p);
        if (r1602 === undefined) { break l1599; }
        l_words = r1602;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1599;
        }
        const r1642 = readLooseColon(p);
        if (r1642 === undefined) { break l1599; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1599;
        }
        const r1677 = readBoldArg(p);
        if (r1677 === undefined) { break l1599; }
        l_arg = r1677;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1599;
        }
        p = skipStrong(p);
        if (p < 0) { break l1599; }
        l1700: {
          const s1698 = p;
          l1699: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1699; }
            p = s1698;
            break l1700;
          }
          p = s1698;
          break l1599;
        }
        break l1596;
      }
      p = s1597;
      if (trail.length > t1598) trail.length = t1598;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1701: {
        const r1702 = readBadHeaderBold(p);
        if (r1702 === undefined) { break l1701; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1701;
        }
        const r1704 = readLooseWords(p);
        if (r1704 === undefined) { break l1701; }
        l_words = r1704;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1701;
        }
        p = skipStrong(p);
        if (p < 0) { break l1701; }
        l1708: {
          const s1706 = p;
          l1707: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1707; }
            p = s1706;
            break l1708;
          }
          p = s1706;
          break l1701;
        }
        break l1596;
      }
      p = s1597;
      if (trail.length > t1598) trail.length = t1598;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1709: {
        const r1710 = readBadHeaderBold(p);
        if (r1710 === undefined) { break l1709; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1709;
        }
        const r1712 = readLooseWords(p);
        if (r1712 === undefined) { break l1709; }
        l_words = r1712;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1709;
        }
        p = skipStrong(p);
        if (p < 0) { break l1709; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1709;
        }
        const r1714 = readLooseColon(p);
        if (r1714 === undefined) { break l1709; }
        p = pos;
        l1716: {
          const s1717 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
            l1718: {
              const r1719 = readPercent(p);
              if (r1719 === undefined) { break l1718; }
              l_arg = r1719;
              p = pos;
              break l1716;
            }
            p = s1717;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1709;
          }
          const r1721 = readArg(p);
          if (r1721 === undefined) { break l1709; }
          l_arg = r1721;
          p = pos;
        }
        l1725: {
          const s1723 = p;
          l1724: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1724; }
            p = s1723;
            break l1725;
          }
          p = s1723;
          break l1709;
        }
        break l1596;
      }
      p = s1597;
      if (trail.length > t1598) trail.length = t1598;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1726: {
        const r1727 = readBadHeaderBold(p);
        if (r1727 === undefined) { break l1726; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1726;
        }
        const r1729 = readLooseWords(p);
        if (r1729 === undefined) { break l1726; }
        l_words = r1729;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1726;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1726;
        }
        p = skipStrong(p);
        if (p < 0) { break l1726; }
        p = skipBlanks(p);
        if (p < 0) { break l1726; }
        l1731: {
          const s1732 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
            l1733: {
              const r1734 = readPercent(p);
              if (r1734 === undefined) { break l1733; }
              l_arg = r1734;
              p = pos;
              break l1731;
            }
            p = s1732;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1726;
          }
          const r1736 = readArg(p);
          if (r1736 === undefined) { break l1726; }
          l_arg = r1736;
          p = pos;
        }
        l1740: {
          const s1738 = p;
          l1739: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1739; }
            p = s1738;
            break l1740;
          }
          p = s1738;
          break l1726;
        }
        break l1596;
      }
      p = s1597;
      if (trail.length > t1598) trail.length = t1598;
      l_arg = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1741 = readLooseWords(p);
    if (r1741 === undefined) { return undefined; }
    l_words = r1741;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1743 = readLooseColon(p);
    if (r1743 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1745 = readBadHeaderBold(p);
    if (r1745 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1747 = readBoldArg(p);
    if (r1747 === undefined) { return undefined; }
    l_arg = r1747;
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipStrong(p);
    if (p < 0) { return undefined; }
    l1751: {
      const s1749 = p;
      l1750: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1750; }
        p = s1749;
        break l1751;
      }
      p = s1749;
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
  l1603: {
    const s1604 = p;
    const t1605 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l1606: {
        const r1607 = readExactWords(p);
        if (r1607 === undefined) { break l1606; }
        value = r1607;
        p = pos;
        break l1603;
      }
      p = s1604;
      if (trail.length > t1605) trail.length = t1605;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1630 = readBadHeaderCase(p);
    if (r1630 === undefined) { return undefined; }
    value = r1630;
    p = pos;
  }
  pos = p;
  return value;
}

function readExactWords(p: number): "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | undefined {
  let c = 0;
  let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
  l1608: {
    const s1609 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 79)) {
      l1610: {
        const r1611 = readBareWord(p);
        if (r1611 === undefined) { break l1610; }
        value = r1611;
        p = pos;
        break l1608;
      }
      p = s1609;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
      l1613: {
        const r1614 = readArgWord(p);
        if (r1614 === undefined) { break l1613; }
        value = r1614;
        p = pos;
        break l1608;
      }
      p = s1609;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l1616: {
        const r1617 = readTitledWord(p);
        if (r1617 === undefined) { break l1616; }
        value = r1617;
        p = pos;
        break l1608;
      }
      p = s1609;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
      reachesEnd(p, "Progress");
      return undefined;
    }
    value = "Progress";
    p += 8;
  }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
    {
      const s1619 = p;
      l1620: {
        p++;
        return undefined;
      }
      p = s1619;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
    {
      const s1622 = p;
      l1623: {
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1625: {
          const s1626 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1627: {
              if (!isCaseless(p, "data")) { break l1627; }
              p += 4;
              break l1625;
            }
            p = s1626;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
            l1628: {
              if (!isCaseless(p, "file")) { break l1628; }
              p += 4;
              break l1625;
            }
            p = s1626;
          } else touched ||= p >= end;
          if (!isCaseless(p, "checkpoint")) { break l1623; }
          p += 10;
        }
        return undefined;
      }
      p = s1622;
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
  l1631: {
    const s1632 = p;
    if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
      l1633: {
        if (!isCaseless(p, "output")) { break l1633; }
        p += 6;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1634: {
          const s1635 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1636: {
              if (!isCaseless(p, "data")) { break l1636; }
              p += 4;
              break l1634;
            }
            p = s1635;
          } else touched ||= p >= end;
          if (!isCaseless(p, "file")) { break l1633; }
          p += 4;
          l1637: {
            if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
              const s1639 = p;
              l1638: {
                if (!isCaseless(p, "s")) { break l1638; }
                p += 1;
                break l1637;
              }
              p = s1639;
            } else touched ||= p >= end;
          }
        }
        break l1631;
      }
      p = s1632;
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
  l1643: {
    const s1644 = p;
    const t1645 = trail.length;
    if (text.charCodeAt(p) === 58) {
      l1646: {
        let e1647!: ":";

        e1647 = ":";
        p++;
        let e1648!: string[];
        const list1653: string[] = [];
        l1649: for (;;) {
          const s1651 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1650: {
              let v1652!: string;
              const r1655 = readBlank(p);
              if (r1655 === undefined) { break l1650; }
              v1652 = r1655;
              p = pos;
              list1653.push(v1652);
              continue l1649;
            }
            p = s1651;
          } else touched ||= p >= end;
          break;
        }
        if (list1653.length === 0) { break l1646; }
        e1648 = list1653;
        let e1657!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1658 = p;
            l1659: {
              p = skipNoise(p);
              if (p < 0) { break l1659; }
              break l1646;
            }
            p = s1658;
          }
        } else touched ||= p >= end;
        e1657 = null;
        value = [e1647, e1648, e1657];
        break l1643;
      }
      p = s1644;
      if (trail.length > t1645) trail.length = t1645;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
      l1661: {
        const r1662 = readTintedColon(p);
        if (r1662 === undefined) { break l1661; }
        value = r1662;
        p = pos;
        break l1643;
      }
      p = s1644;
      if (trail.length > t1645) trail.length = t1645;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1674 = readBadWideColon(p);
    if (r1674 === undefined) { return undefined; }
    value = r1674;
    p = pos;
  }
  pos = p;
  return value;
}

function readTintedColon(p: number): [null, BadColonNoiseNode] | undefined {
  let c = 0;
  let value!: [null, BadColonNoiseNode];
  let e1663!: null;
  l1666: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
      const s1664 = p;
      l1665: {
        p = skipBlanks(p);
        if (p < 0) { break l1665; }
        l1667: {
          if (text.charCodeAt(p) === 58) {
            const s1669 = p;
            l1668: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l1668; }
              break l1667;
            }
            p = s1669;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1665;
        }
        p = skipNoise(p);
        if (p < 0) { break l1665; }
        p = s1664;
        break l1666;
      }
      p = s1664;
    } else touched ||= p >= end;
    return undefined;
  }
  e1663 = null;
  let e1670!: BadColonNoiseNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1671 = readBadColonNoise(p);
  if (r1671 === undefined) { return undefined; }
  e1670 = r1671;
  p = pos;
  value = [e1663, e1670];
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
  l1678: {
    const s1679 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l1680: {
        const r1681 = readPercentNumber(p);
        if (r1681 === undefined) { break l1680; }
        l_number = r1681;
        p = pos;
        const s1683 = p;
        l1684: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
            const s1686 = p;
            l1685: {
              p = skipBlanks(p);
              if (p < 0) { break l1685; }
              p = skipNoises(p);
              if (p < 0) { break l1685; }
              if (text.charCodeAt(p) !== 37) {
                touched ||= p >= end;
                break l1685;
              }
              p++;
              break l1684;
            }
            p = s1686;
          } else touched ||= p >= end;
        }
        l_percent = text.slice(s1683, p);
        l1689: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1687 = p;
            l1688: {
              p = skipStrong(p);
              if (p < 0) { break l1688; }
              p = skipHeaderTail(p);
              if (p < 0) { break l1688; }
              p = s1687;
              break l1689;
            }
            p = s1687;
          } else touched ||= p >= end;
          break l1680;
        }
        break l1678;
      }
      p = s1679;
      l_number = null;
      l_percent = null;
    } else touched ||= p >= end;
    let m1693 = false;
    l1690: for (;;) {
      const s1692 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1691: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            {
              const s1694 = p;
              l1695: {
                p = skipStrong(p);
                if (p < 0) { break l1695; }
                p = skipHeaderTail(p);
                if (p < 0) { break l1695; }
                break l1691;
              }
              p = s1694;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1691;
          }
          p++;
          m1693 = true;
          continue l1690;
        }
        p = s1692;
      } else touched ||= p >= end;
      break;
    }
    if (!m1693) { return undefined; }
  }
  pos = p;
  return { type: 'BoldArg', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPlainHead(p: number): PlainHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  let l_arg: PercentNode | ArgNode | null = null;
  l1754: {
    const s1755 = p;
    const t1756 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) {
      l1757: {
        const r1758 = readLooseWords(p);
        if (r1758 === undefined) { break l1757; }
        l_words = r1758;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1757;
        }
        const r1760 = readLooseColon(p);
        if (r1760 === undefined) { break l1757; }
        p = pos;
        l1762: {
          const s1763 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
            l1764: {
              const r1765 = readPercent(p);
              if (r1765 === undefined) { break l1764; }
              l_arg = r1765;
              p = pos;
              break l1762;
            }
            p = s1763;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1757;
          }
          const r1767 = readArg(p);
          if (r1767 === undefined) { break l1757; }
          l_arg = r1767;
          p = pos;
        }
        l1771: {
          const s1769 = p;
          l1770: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1770; }
            p = s1769;
            break l1771;
          }
          p = s1769;
          break l1757;
        }
        break l1754;
      }
      p = s1755;
      if (trail.length > t1756) trail.length = t1756;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) {
      l1772: {
        const r1773 = readLooseWords(p);
        if (r1773 === undefined) { break l1772; }
        l_words = r1773;
        p = pos;
        l1775: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
            const s1777 = p;
            l1776: {
              p = skipBlanks(p);
              if (p < 0) { break l1776; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l1776;
              }
              p++;
              break l1775;
            }
            p = s1777;
          } else touched ||= p >= end;
        }
        l1780: {
          const s1778 = p;
          l1779: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1779; }
            p = s1778;
            break l1780;
          }
          p = s1778;
          break l1772;
        }
        break l1754;
      }
      p = s1755;
      if (trail.length > t1756) trail.length = t1756;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) {
      l1781: {
        const r1782 = readLooseWords(p);
        if (r1782 === undefined) { break l1781; }
        l_words = r1782;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1781;
        }
        const r1784 = readBadHeaderColon(p);
        if (r1784 === undefined) { break l1781; }
        p = pos;
        l1789: {
          const s1790 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
            l1791: {
              const r1792 = readPercent(p);
              if (r1792 === undefined) { break l1791; }
              l_arg = r1792;
              p = pos;
              break l1789;
            }
            p = s1790;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1781;
          }
          const r1794 = readArg(p);
          if (r1794 === undefined) { break l1781; }
          l_arg = r1794;
          p = pos;
        }
        l1798: {
          const s1796 = p;
          l1797: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1797; }
            p = s1796;
            break l1798;
          }
          p = s1796;
          break l1781;
        }
        break l1754;
      }
      p = s1755;
      if (trail.length > t1756) trail.length = t1756;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 304)) {
      l1799: {
        l1800: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1802 = p;
            const t1803 = trail.length;
            l1801: {
              const r1804 = readBadHeaderBold(p);
              if (r1804 === undefined) { break l1801; }
              p = pos;
              break l1800;
            }
            p = s1802;
            if (trail.length > t1803) trail.length = t1803;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1799;
        }
        const r1806 = readLooseWords(p);
        if (r1806 === undefined) { break l1799; }
        l_words = r1806;
        p = pos;
        l1808: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1810 = p;
            const t1811 = trail.length;
            l1809: {
              const r1812 = readBadHeaderBold(p);
              if (r1812 === undefined) { break l1809; }
              p = pos;
              break l1808;
            }
            p = s1810;
            if (trail.length > t1811) trail.length = t1811;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1799;
        }
        const r1814 = readLooseColon(p);
        if (r1814 === undefined) { break l1799; }
        p = pos;
        l1816: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1818 = p;
            const t1819 = trail.length;
            l1817: {
              const r1820 = readBadHeaderBold(p);
              if (r1820 === undefined) { break l1817; }
              p = pos;
              break l1816;
            }
            p = s1818;
            if (trail.length > t1819) trail.length = t1819;
          } else touched ||= p >= end;
        }
        l1822: {
          if (p < end) {
            const s1824 = p;
            l1823: {
              l1825: {
                const s1826 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
                  l1827: {
                    const r1828 = readPercent(p);
                    if (r1828 === undefined) { break l1827; }
                    l_arg = r1828;
                    p = pos;
                    break l1825;
                  }
                  p = s1826;
                } else touched ||= p >= end;
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1823;
                }
                const r1830 = readArg(p);
                if (r1830 === undefined) { break l1823; }
                l_arg = r1830;
                p = pos;
              }
              break l1822;
            }
            p = s1824;
          } else touched ||= p >= end;
          l_arg = null;
        }
        l1834: {
          const s1832 = p;
          l1833: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1833; }
            p = s1832;
            break l1834;
          }
          p = s1832;
          break l1799;
        }
        break l1754;
      }
      p = s1755;
      if (trail.length > t1756) trail.length = t1756;
      l_arg = null;
    } else touched ||= p >= end;
    l1835: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1837 = p;
        const t1838 = trail.length;
        l1836: {
          const r1839 = readBadHeaderBold(p);
          if (r1839 === undefined) { break l1836; }
          p = pos;
          break l1835;
        }
        p = s1837;
        if (trail.length > t1838) trail.length = t1838;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1841 = readLooseWords(p);
    if (r1841 === undefined) { return undefined; }
    l_words = r1841;
    p = pos;
    l1843: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1845 = p;
        const t1846 = trail.length;
        l1844: {
          const r1847 = readBadHeaderBold(p);
          if (r1847 === undefined) { break l1844; }
          p = pos;
          break l1843;
        }
        p = s1845;
        if (trail.length > t1846) trail.length = t1846;
      } else touched ||= p >= end;
    }
    l1851: {
      const s1849 = p;
      l1850: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1850; }
        p = s1849;
        break l1851;
      }
      p = s1849;
      return undefined;
    }
  }
  pos = p;
  return { type: 'PlainHead', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readBadHeaderColon(p: number): BadHeaderColonNode | undefined {
  let c = 0;
  const start = p;
  l1785: {
    const s1786 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1787: {
        p = skipBlanks(p);
        if (p < 0) { break l1787; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1787;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1787; }
        break l1785;
      }
      p = s1786;
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
  l1871: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1873 = p;
      const t1874 = trail.length;
      l1872: {
        const r1875 = readBadHeaderNoise(p);
        if (r1875 === undefined) { break l1872; }
        p = pos;
        break l1871;
      }
      p = s1873;
      if (trail.length > t1874) trail.length = t1874;
    } else touched ||= p >= end;
  }
  l1879: {
    const s1877 = p;
    l1878: {
      let n1883 = 0;
      l1880: for (;;) {
        if (n1883 >= 3) break;
        const s1882 = p;
        l1881: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1881;
          }
          p++;
          n1883++;
          continue l1880;
        }
        p = s1882;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
        touched ||= p >= end;
        break l1878;
      }
      p = skip_boldHeader(p);
      if (p < 0) { break l1878; }
      p = s1877;
      break l1879;
    }
    p = s1877;
    return undefined;
  }
  let n1887 = 0;
  l1884: for (;;) {
    if (n1887 >= 3) break;
    const s1886 = p;
    l1885: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1885;
      }
      p++;
      n1887++;
      continue l1884;
    }
    p = s1886;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1888 = readBadHeaderBold(p);
  if (r1888 === undefined) { return undefined; }
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1890 = readLooseWords(p);
  if (r1890 === undefined) { return undefined; }
  l_words = r1890;
  p = pos;
  l1892: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1894 = p;
      l1893: {
        p = skipBlanks(p);
        if (p < 0) { break l1893; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1893;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1893; }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1893;
        }
        const r1895 = readBoldArg(p);
        if (r1895 === undefined) { break l1893; }
        l_arg = r1895;
        p = pos;
        break l1892;
      }
      p = s1894;
    } else touched ||= p >= end;
    l_arg = null;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipStrong(p);
  if (p < 0) { return undefined; }
  l1897: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1899 = p;
      const t1900 = trail.length;
      l1898: {
        const r1901 = readBadHeaderNoise(p);
        if (r1901 === undefined) { break l1898; }
        p = pos;
        break l1897;
      }
      p = s1899;
      if (trail.length > t1900) trail.length = t1900;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1903 = readLineEnd(p);
  if (r1903 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BoldHeader', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readOtherHeader(p: number): OtherHeaderNode | undefined {
  let c = 0;
  const start = p;
  let l_arg!: ArgNode | null;
  {
    const s1907 = p;
    l1908: {
      p = skipKnownHeader(p);
      if (p < 0) { break l1908; }
      return undefined;
    }
    p = s1907;
  }
  l1910: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1912 = p;
      const t1913 = trail.length;
      l1911: {
        const r1914 = readBadHeaderNoise(p);
        if (r1914 === undefined) { break l1911; }
        p = pos;
        break l1910;
      }
      p = s1912;
      if (trail.length > t1913) trail.length = t1913;
    } else touched ||= p >= end;
  }
  let n1919 = 0;
  l1916: for (;;) {
    if (n1919 >= 3) break;
    const s1918 = p;
    l1917: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1917;
      }
      p++;
      n1919++;
      continue l1916;
    }
    p = s1918;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
    reachesEnd(p, "##");
    return undefined;
  }
  p += 2;
  l1922: {
    const s1920 = p;
    l1921: {
      l1923: {
        const s1924 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1925: {
            p++;
            break l1923;
          }
          p = s1924;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1921; }
      }
      p = s1920;
      break l1922;
    }
    p = s1920;
    return undefined;
  }
  l1926: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1928 = p;
      l1927: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1927;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1927;
        }
        const r1929 = readArg(p);
        if (r1929 === undefined) { break l1927; }
        l_arg = r1929;
        p = pos;
        break l1926;
      }
      p = s1928;
    } else touched ||= p >= end;
    l_arg = null;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  while (text.charCodeAt(p) === 35) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1931: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1933 = p;
      const t1934 = trail.length;
      l1932: {
        const r1935 = readBadHeaderNoise(p);
        if (r1935 === undefined) { break l1932; }
        p = pos;
        break l1931;
      }
      p = s1933;
      if (trail.length > t1934) trail.length = t1934;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1937 = readLineEnd(p);
  if (r1937 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OtherHeader', start: base + start, end: base + p, arg: l_arg };
}

function leaf208(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1942!: null;
  {
    const s1943 = p;
    l1944: {
      p = skipBodyStop(p);
      if (p < 0) { break l1944; }
      return -1;
    }
    p = s1943;
  }
  e1942 = null;
  value = [e1942];
  leafValue = value;
  return p;
}

function leaf209(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l1946: {
    const s1947 = p;
    const t1948 = trail.length;
    l1949: {
      const r1950 = readWrapperEnd(p);
      if (r1950 === undefined) { break l1949; }
      value = r1950;
      p = pos;
      break l1946;
    }
    p = s1947;
    if (trail.length > t1948) trail.length = t1948;
    const r1954 = readMissingWrapperEnd(p);
    if (r1954 === undefined) { return -1; }
    value = r1954;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  const start = p;
  p = skip_wrapperEnd(p);
  if (p < 0) { return undefined; }
  const r1951 = readLineEnd(p);
  if (r1951 === undefined) { return undefined; }
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
  l1956: {
    const s1957 = p;
    const t1958 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1959: {
        const r1960 = readGap(p);
        if (r1960 === undefined) { break l1959; }
        value = r1960;
        p = pos;
        break l1956;
      }
      p = s1957;
      if (trail.length > t1958) trail.length = t1958;
    } else touched ||= p >= end;
    const r1962 = readBadNoiseLines(p);
    if (r1962 === undefined) { return -1; }
    value = r1962;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf213(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadChatNode;
  const r1964 = readBadChat(p);
  if (r1964 === undefined) { return -1; }
  value = r1964;
  p = pos;
  leafValue = value;
  return p;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  let m1969 = false;
  l1965: for (;;) {
    const s1967 = p;
    const t1968 = trail.length;
    l1966: {
      {
        const s1970 = p;
        l1971: {
          p = skipWrapperAhead(p);
          if (p < 0) { break l1971; }
          break l1966;
        }
        p = s1970;
      }
      {
        const s1973 = p;
        l1974: {
          p = skipHeaderStart(p);
          if (p < 0) { break l1974; }
          break l1966;
        }
        p = s1973;
      }
      {
        const s1976 = p;
        l1977: {
          p = skipNoiseTail(p);
          if (p < 0) { break l1977; }
          break l1966;
        }
        p = s1976;
      }
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        {
          const s1979 = p;
          l1980: {
            p = skipBlankLine(p);
            if (p < 0) { break l1980; }
            break l1966;
          }
          p = s1979;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1966;
      }
      const r1982 = readLine(p);
      if (r1982 === undefined) { break l1966; }
      p = pos;
      m1969 = true;
      continue l1965;
    }
    p = s1967;
    if (trail.length > t1968) trail.length = t1968;
    break;
  }
  if (!m1969) { return undefined; }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

const stepbodyPart: Step = { op: 'choice', starts: [STARTS_0, null, null, null, STARTS_1, null, STARTS_3, null, STARTS_4], alternatives: [{ op: 'leaf', read: leaf76 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf91 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf161 }, { op: 'again', step: () => stepProse }] };
const steppart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf56, body: stepbodyPart }] };
const stepturn: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf168 }, { op: 'again', step: () => stepMessage }] };
const stepbehind: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: leaf212 }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: leaf213 }] };
const stepTranscript: Step = { op: 'rule', name: 'Transcript', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: steppart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepturn }] } };
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
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf166 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: leaf209 }] } };
const stepMessage: Step = { op: 'rule', name: 'Message', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf170 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf208, body: stepbodyPart }] } }] } };

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
