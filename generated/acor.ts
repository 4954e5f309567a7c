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
  readonly arg: BoldArgNode | ArgNode | null;
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
  readonly BadLineEnd: BadLineEndNode;
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
  const r397 = readNoiseLines(p);
  if (r397 === undefined) { return undefined; }
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
    l355: {
      p = skipWrapperAhead(p);
      if (p < 0) { break l355; }
      break l110;
    }
    p = s111;
    l379: {
      p = skip_wrapperEnd(p);
      if (p < 0) { break l379; }
      break l110;
    }
    p = s111;
    if (p < end) {
      {
        const s394 = p;
        l395: {
          p++;
          return -1;
        }
        p = s394;
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
  p = skipCutMarks(p);
  if (p < 0) { return -1; }
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
  const list353: string[] = [];
  l349: for (;;) {
    const s351 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l350: {
        let v352!: string;
        v352 = text.charAt(p);
        p++;
        list353.push(v352);
        continue l349;
      }
      p = s351;
    } else touched ||= p >= end;
    break;
  }
  if (list353.length === 0) { return undefined; }
  value = list353;
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
  l262: {
    const s263 = p;
    l264: {
      let n268 = 0;
      l265: for (;;) {
        if (n268 >= 3) break;
        const s267 = p;
        l266: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l266;
          }
          p++;
          n268++;
          continue l265;
        }
        p = s267;
        break;
      }
      if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
        reachesEnd(p, "##");
        break l264;
      }
      p += 2;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
        touched ||= p >= end;
        break l264;
      }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
        touched ||= p >= end;
        break l264;
      }
      p = skipWholeHead(p);
      if (p < 0) { break l264; }
      break l262;
    }
    p = s263;
    l301: {
      let n305 = 0;
      l302: for (;;) {
        if (n305 >= 3) break;
        const s304 = p;
        l303: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l303;
          }
          p++;
          n305++;
          continue l302;
        }
        p = s304;
        break;
      }
      let n309 = 0;
      l306: for (;;) {
        if (n309 >= 6) break;
        const s308 = p;
        l307: {
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l307;
          }
          p++;
          n309++;
          continue l306;
        }
        p = s308;
        break;
      }
      if (n309 < 1) { break l301; }
      l310: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          const s312 = p;
          l311: {
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
              touched ||= p >= end;
              break l311;
            }
            p++;
            while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
            touched ||= p >= end;
            l315: {
              if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
                const s313 = p;
                l314: {
                  let n319 = 0;
                  l316: for (;;) {
                    const s318 = p;
                    l317: {
                      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
                        touched ||= p >= end;
                        break l317;
                      }
                      p++;
                      n319++;
                      continue l316;
                    }
                    p = s318;
                    break;
                  }
                  if (n319 < 2) { break l314; }
                  p = s313;
                  break l315;
                }
                p = s313;
              } else touched ||= p >= end;
              break l311;
            }
            break l310;
          }
          p = s312;
        } else touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
        touched ||= p >= end;
        break l301;
      }
      p = skipWholeHead(p);
      if (p < 0) { break l301; }
      break l262;
    }
    p = s263;
    l320: {
      let n324 = 0;
      l321: for (;;) {
        if (n324 >= 3) break;
        const s323 = p;
        l322: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l322;
          }
          p++;
          n324++;
          continue l321;
        }
        p = s323;
        break;
      }
      if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
        reachesEnd(p, "**");
        break l320;
      }
      p += 2;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
        touched ||= p >= end;
        break l320;
      }
      p = skipWholeBold(p);
      if (p < 0) { break l320; }
      if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
        reachesEnd(p, "**");
        break l320;
      }
      p += 2;
      break l262;
    }
    p = s263;
    let n348 = 0;
    l345: for (;;) {
      if (n348 >= 3) break;
      const s347 = p;
      l346: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l346;
        }
        p++;
        n348++;
        continue l345;
      }
      p = s347;
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
  }
  return p;
}

function skipWholeHead(p: number): number {
  let c = 0;
  l269: {
    const s270 = p;
    if (text.charCodeAt(p) === 83) {
      l271: {
        if (!text.startsWith("Status: ", p)) {
          reachesEnd(p, "Status: ");
          break l271;
        }
        p += 8;
        l272: {
          const s273 = p;
          if (text.charCodeAt(p) === 82) {
            l274: {
              if (!text.startsWith("Ready", p)) {
                reachesEnd(p, "Ready");
                break l274;
              }
              p += 5;
              break l272;
            }
            p = s273;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 87) {
            l275: {
              if (!text.startsWith("Working", p)) {
                reachesEnd(p, "Working");
                break l275;
              }
              p += 7;
              break l272;
            }
            p = s273;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 67) {
            l276: {
              if (!text.startsWith("Complete", p)) {
                reachesEnd(p, "Complete");
                break l276;
              }
              p += 8;
              break l272;
            }
            p = s273;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 70) {
            l277: {
              if (!text.startsWith("Failed", p)) {
                reachesEnd(p, "Failed");
                break l277;
              }
              p += 6;
              break l272;
            }
            p = s273;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 67 || !text.startsWith("Cancelled", p)) {
            reachesEnd(p, "Cancelled");
            break l271;
          }
          p += 9;
        }
        break l269;
      }
      p = s270;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 80) {
      l278: {
        if (!text.startsWith("Progress: ", p)) {
          reachesEnd(p, "Progress: ");
          break l278;
        }
        p += 10;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
          touched ||= p >= end;
          break l278;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)) p++;
        touched ||= p >= end;
        l279: {
          if (text.charCodeAt(p) === 32) {
            const s281 = p;
            l280: {

              p++;
              break l279;
            }
            p = s281;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l278;
        }
        p++;
        break l269;
      }
      p = s270;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
      l282: {
        l283: {
          const s284 = p;
          if (text.charCodeAt(p) === 69) {
            l285: {
              if (!text.startsWith("Error", p)) {
                reachesEnd(p, "Error");
                break l285;
              }
              p += 5;
              break l283;
            }
            p = s284;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 83) {
            l286: {
              if (!text.startsWith("Session Checkpoint", p)) {
                reachesEnd(p, "Session Checkpoint");
                break l286;
              }
              p += 18;
              break l283;
            }
            p = s284;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) {
            reachesEnd(p, "Session");
            break l282;
          }
          p += 7;
        }
        if (text.charCodeAt(p) !== 58 || !text.startsWith(": ", p)) {
          reachesEnd(p, ": ");
          break l282;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l282;
        }
        p++;
        break l269;
      }
      p = s270;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l287: {
        l288: {
          const s289 = p;
          if (text.charCodeAt(p) === 65) {
            l290: {
              if (!text.startsWith("AI Directive", p)) {
                reachesEnd(p, "AI Directive");
                break l290;
              }
              p += 12;
              break l288;
            }
            p = s289;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) {
            reachesEnd(p, "Suggestions");
            break l287;
          }
          p += 11;
        }
        l291: {
          if (text.charCodeAt(p) === 58) {
            const s293 = p;
            l292: {

              p++;
              if (text.charCodeAt(p) !== 32) {
                touched ||= p >= end;
                break l292;
              }
              p++;
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l292;
              }
              p++;
              break l291;
            }
            p = s293;
          } else touched ||= p >= end;
        }
        break l269;
      }
      p = s270;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l294: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l294;
        }
        p += 6;
        l295: {
          if (text.charCodeAt(p) === 32) {
            const s297 = p;
            l296: {
              l298: {
                const s299 = p;
                if (text.charCodeAt(p) === 32) {
                  l300: {
                    if (!text.startsWith(" Data", p)) {
                      reachesEnd(p, " Data");
                      break l300;
                    }
                    p += 5;
                    break l298;
                  }
                  p = s299;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 32 || !text.startsWith(" Files", p)) {
                  reachesEnd(p, " Files");
                  break l296;
                }
                p += 6;
              }
              break l295;
            }
            p = s297;
          } else touched ||= p >= end;
        }
        break l269;
      }
      p = s270;
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
  l325: {
    const s326 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l327: {
        l328: {
          const s329 = p;
          if (text.charCodeAt(p) === 83) {
            l330: {
              if (!text.startsWith("Status", p)) {
                reachesEnd(p, "Status");
                break l330;
              }
              p += 6;
              break l328;
            }
            p = s329;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 80) {
            l331: {
              if (!text.startsWith("Progress", p)) {
                reachesEnd(p, "Progress");
                break l331;
              }
              p += 8;
              break l328;
            }
            p = s329;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 69) {
            l332: {
              if (!text.startsWith("Error", p)) {
                reachesEnd(p, "Error");
                break l332;
              }
              p += 5;
              break l328;
            }
            p = s329;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 83) {
            l333: {
              if (!text.startsWith("Session Checkpoint", p)) {
                reachesEnd(p, "Session Checkpoint");
                break l333;
              }
              p += 18;
              break l328;
            }
            p = s329;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 83) {
            l334: {
              if (!text.startsWith("Session", p)) {
                reachesEnd(p, "Session");
                break l334;
              }
              p += 7;
              break l328;
            }
            p = s329;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 65) {
            l335: {
              if (!text.startsWith("AI Directive", p)) {
                reachesEnd(p, "AI Directive");
                break l335;
              }
              p += 12;
              break l328;
            }
            p = s329;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) {
            reachesEnd(p, "Suggestions");
            break l327;
          }
          p += 11;
        }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l327;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l327; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l327;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l325;
      }
      p = s326;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65) {
      l336: {
        if (!text.startsWith("AI Directive", p)) {
          reachesEnd(p, "AI Directive");
          break l336;
        }
        p += 12;
        break l325;
      }
      p = s326;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 83) {
      l337: {
        if (!text.startsWith("Suggestions", p)) {
          reachesEnd(p, "Suggestions");
          break l337;
        }
        p += 11;
        break l325;
      }
      p = s326;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l338: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l338;
        }
        p += 6;
        l339: {
          if (text.charCodeAt(p) === 32) {
            const s341 = p;
            l340: {
              l342: {
                const s343 = p;
                if (text.charCodeAt(p) === 32) {
                  l344: {
                    if (!text.startsWith(" Data", p)) {
                      reachesEnd(p, " Data");
                      break l344;
                    }
                    p += 5;
                    break l342;
                  }
                  p = s343;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 32 || !text.startsWith(" Files", p)) {
                  reachesEnd(p, " Files");
                  break l340;
                }
                p += 6;
              }
              break l339;
            }
            p = s341;
          } else touched ||= p >= end;
        }
        break l325;
      }
      p = s326;
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
  l372: for (;;) {
    const s374 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l373: {
        l376: {
          const s377 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l378: {
              p = skipBlankLine(p);
              if (p < 0) { break l378; }
              break l376;
            }
            p = s377;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l373;
          }
          p = skipNoise(p);
          if (p < 0) { break l373; }
        }
        continue l372;
      }
      p = s374;
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
  l356: {
    const s357 = p;
    l358: {
      let n362 = 0;
      l359: for (;;) {
        if (n362 >= 3) break;
        const s361 = p;
        l360: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l360;
          }
          p++;
          n362++;
          continue l359;
        }
        p = s361;
        break;
      }
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l358;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l366: {
        const s364 = p;
        l365: {
          p = skipLineEnd(p);
          if (p < 0) { break l365; }
          p = s364;
          break l366;
        }
        p = s364;
        break l358;
      }
      break l356;
    }
    p = s357;
    let n370 = 0;
    l367: for (;;) {
      if (n370 >= 3) break;
      const s369 = p;
      l368: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l368;
        }
        p++;
        n370++;
        continue l367;
      }
      p = s369;
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
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipWrapperRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l393: {
    const s391 = p;
    l392: {
      p = skipLineEnd(p);
      if (p < 0) { break l392; }
      p = s391;
      break l393;
    }
    p = s391;
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
  const r384 = readFenceRun(p);
  if (r384 === undefined) { return undefined; }
  value = r384;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l385: {
    const s386 = p;
    if (text.charCodeAt(p) === 96) {
      l387: {
        const s388 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l387;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s388, p);
        break l385;
      }
      p = s386;
    } else touched ||= p >= end;
    const s389 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s389, p);
  }
  pos = p;
  return value;
}

function readNoiseLines(p: number): [[" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null], ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[]] | undefined {
  let c = 0;
  let value!: [[" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null], ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[]];
  let e398!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null];
  const r399 = readNoiseLine(p);
  if (r399 === undefined) { return undefined; }
  e398 = r399;
  p = pos;
  let e479!: ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[];
  const list485: ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[] = [];
  l480: for (;;) {
    const s482 = p;
    const t483 = trail.length;
    l481: {
      let v484!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null];
      l487: {
        const s488 = p;
        const t489 = trail.length;
        l490: {
          const r491 = readNoiseLine(p);
          if (r491 === undefined) { break l490; }
          v484 = r491;
          p = pos;
          break l487;
        }
        p = s488;
        if (trail.length > t489) trail.length = t489;
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l481;
        }
        const r493 = readBlankLine(p);
        if (r493 === undefined) { break l481; }
        v484 = r493;
        p = pos;
      }
      list485.push(v484);
      continue l480;
    }
    p = s482;
    if (trail.length > t483) trail.length = t483;
    break;
  }
  e479 = list485;
  value = [e398, e479];
  pos = p;
  return value;
}

function readNoiseLine(p: number): [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null];
  let e400!: " "[];
  const r401 = readIndent(p);
  if (r401 === undefined) { return undefined; }
  e400 = r401;
  p = pos;
  let e409!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r410 = readNoise(p);
  if (r410 === undefined) { return undefined; }
  e409 = r410;
  p = pos;
  let e453!: (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[];
  const list458: (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[] = [];
  l454: for (;;) {
    const s456 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l455: {
        let v457!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string;
        l460: {
          const s461 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l462: {
              const r463 = readNoise(p);
              if (r463 === undefined) { break l462; }
              v457 = r463;
              p = pos;
              break l460;
            }
            p = s461;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l455;
          }
          const r465 = readBlank(p);
          if (r465 === undefined) { break l455; }
          v457 = r465;
          p = pos;
        }
        list458.push(v457);
        continue l454;
      }
      p = s456;
    } else touched ||= p >= end;
    break;
  }
  e453 = list458;
  let e467!: "\n" | BadLineEndNode | null;
  const r468 = readLineEnd(p);
  if (r468 === undefined) { return undefined; }
  e467 = r468;
  p = pos;
  value = [e400, e409, e453, e467];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list407: " "[] = [];
  let n405 = 0;
  l402: for (;;) {
    if (n405 >= 3) break;
    const s404 = p;
    l403: {
      let v406!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l403;
      }
      v406 = " ";
      p++;
      list407.push(v406);
      n405++;
      continue l402;
    }
    p = s404;
    break;
  }
  value = list407;
  pos = p;
  return value;
}

function readNoise(p: number): ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | undefined {
  let value!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
  l411: {
    const s412 = p;
    if (text.charCodeAt(p) === 60) {
      l413: {
        const r414 = readTemplateToken(p);
        if (r414 === undefined) { break l413; }
        value = r414;
        p = pos;
        break l411;
      }
      p = s412;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 27)) {
      touched ||= p >= end;
      return undefined;
    }
    const r441 = readAnsiSequence(p);
    if (r441 === undefined) { return undefined; }
    value = r441;
    p = pos;
  }
  pos = p;
  return value;
}

function readTemplateToken(p: number): ["<|", string[], "|>", [string, string[], null] | null] | undefined {
  let c = 0;
  let value!: ["<|", string[], "|>", [string, string[], null] | null];
  let e415!: "<|";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return undefined;
  }
  e415 = "<|";
  p += 2;
  let e416!: string[];
  const list421: string[] = [];
  l417: for (;;) {
    const s419 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      l418: {
        let v420!: string;
        v420 = text.charAt(p);
        p++;
        list421.push(v420);
        continue l417;
      }
      p = s419;
    } else touched ||= p >= end;
    break;
  }
  if (list421.length === 0) { return undefined; }
  e416 = list421;
  let e423!: "|>";
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return undefined;
  }
  e423 = "|>";
  p += 2;
  let e424!: [string, string[], null] | null;
  l425: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s427 = p;
      l426: {
        let e428!: string;
        e428 = text.charAt(p);
        p++;
        let e429!: string[];
        const list434: string[] = [];
        l430: for (;;) {
          const s432 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
            l431: {
              let v433!: string;
              v433 = text.charAt(p);
              p++;
              list434.push(v433);
              continue l430;
            }
            p = s432;
          } else touched ||= p >= end;
          break;
        }
        e429 = list434;
        let e436!: null;
        l439: {
          if (text.charCodeAt(p) === 60) {
            const s437 = p;
            l438: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l438;
              }
              p += 2;
              p = s437;
              break l439;
            }
            p = s437;
          } else touched ||= p >= end;
          break l426;
        }
        e436 = null;
        e424 = [e428, e429, e436];
        break l425;
      }
      p = s427;
    } else touched ||= p >= end;
    e424 = null;
  }
  value = [e415, e416, e423, e424];
  pos = p;
  return value;
}

function readAnsiSequence(p: number): ["\u001b[", string[], string] | undefined {
  let c = 0;
  let value!: ["\u001b[", string[], string];
  let e442!: "\u001b[";
  if (text.charCodeAt(p) !== 27 || !text.startsWith("\u001b[", p)) {
    reachesEnd(p, "\u001b[");
    return undefined;
  }
  e442 = "\u001b[";
  p += 2;
  let e443!: string[];
  const list448: string[] = [];
  l444: for (;;) {
    const s446 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) {
      l445: {
        let v447!: string;
        v447 = text.charAt(p);
        p++;
        list448.push(v447);
        continue l444;
      }
      p = s446;
    } else touched ||= p >= end;
    break;
  }
  e443 = list448;
  let e450!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  e450 = text.charAt(p);
  p++;
  value = [e442, e443, e450];
  pos = p;
  return value;
}

function readLineEnd(p: number): "\n" | BadLineEndNode | null | undefined {
  let c = 0;
  let value!: "\n" | BadLineEndNode | null;
  l469: {
    const s470 = p;
    const t471 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l472: {
        const r473 = readEol(p);
        if (r473 === undefined) { break l472; }
        value = r473;
        p = pos;
        break l469;
      }
      p = s470;
      if (trail.length > t471) trail.length = t471;
    } else touched ||= p >= end;
    const r475 = readEof(p);
    if (r475 === undefined) { return undefined; }
    value = r475;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf55(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e498!: null;
  {
    const s499 = p;
    l500: {
      p = skipWholeWrapper(p);
      if (p < 0) { break l500; }
      return -1;
    }
    p = s499;
  }
  e498 = null;
  let e662!: null;
  {
    const s663 = p;
    l664: {
      p = skipBodyStop(p);
      if (p < 0) { break l664; }
      return -1;
    }
    p = s663;
  }
  e662 = null;
  value = [e498, e662];
  leafValue = value;
  return p;
}

function skipWholeWrapper(p: number): number {
  l504: {
    const s502 = p;
    l503: {
      p = skipWrapperAhead(p);
      if (p < 0) { break l503; }
      p = s502;
      break l504;
    }
    p = s502;
    return -1;
  }
  {
    const s505 = p;
    l506: {
      p = skipExampleAhead(p);
      if (p < 0) { break l506; }
      return -1;
    }
    p = s505;
  }
  return p;
}

function skipExampleAhead(p: number): number {
  p = skipWrapperShape(p);
  if (p < 0) { return -1; }
  l648: for (;;) {
    const s650 = p;
    l649: {
      l652: {
        const s653 = p;
        l654: {
          p = skipWrapperShape(p);
          if (p < 0) { break l654; }
          break l652;
        }
        p = s653;
        l655: {
          p = skipClosedFence(p);
          if (p < 0) { break l655; }
          break l652;
        }
        p = s653;
        {
          const s656 = p;
          l657: {
            p = skipHeaderStart(p);
            if (p < 0) { break l657; }
            break l649;
          }
          p = s656;
        }
        if (!(p < end)) {
          touched ||= p >= end;
          break l649;
        }
        p = skipLine(p);
        if (p < 0) { break l649; }
      }
      continue l648;
    }
    p = s650;
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
  let e508!: string;
  const r509 = readFenceOpen(p);
  if (r509 === undefined) { return undefined; }
  l_run = r509;
  p = pos;
  registers[0] = l_run;
  e508 = l_run;
  let e531!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][];
  const list537: ([null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l532: for (;;) {
    const s534 = p;
    const t535 = trail.length;
    l533: {
      let v536!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]];
      let e539!: null;
      {
        const s540 = p;
        l541: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l541; }
          break l533;
        }
        p = s540;
      }
      e539 = null;
      let e543!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[];
      l544: {
        const s545 = p;
        const t546 = trail.length;
        l547: {
          const r548 = readClosedFence(p);
          if (r548 === undefined) { break l547; }
          e543 = r548;
          p = pos;
          break l544;
        }
        p = s545;
        if (trail.length > t546) trail.length = t546;
        if (!(p < end)) {
          touched ||= p >= end;
          break l533;
        }
        const r627 = readLine(p);
        if (r627 === undefined) { break l533; }
        e543 = r627;
        p = pos;
      }
      v536 = [e539, e543];
      list537.push(v536);
      continue l532;
    }
    p = s534;
    if (trail.length > t535) trail.length = t535;
    break;
  }
  e531 = list537;
  let e629!: [" "[], string, string[], null];
  const r630 = read_wrapperEnd(p);
  if (r630 === undefined) { return undefined; }
  e629 = r630;
  p = pos;
  let e645!: "\n" | BadLineEndNode | null;
  const r646 = readLineEnd(p);
  if (r646 === undefined) { return undefined; }
  e645 = r646;
  p = pos;
  value = [e508, e531, e629, e645];
  pos = p;
  return value;
}

function readFenceOpen(p: number): string | undefined {
  let value!: string;
  const r510 = readFenceHead(p);
  if (r510 === undefined) { return undefined; }
  value = r510;
  p = pos;
  const r528 = readLineEnd(p);
  if (r528 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l511: {
    const s512 = p;
    l513: {
      let n517 = 0;
      l514: for (;;) {
        if (n517 >= 3) break;
        const s516 = p;
        l515: {
          if (text.charCodeAt(p) !== 32) {
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
      const s518 = p;
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l513;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      value = text.slice(s518, p);
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l521: {
        const s519 = p;
        l520: {
          p = skipLineEnd(p);
          if (p < 0) { break l520; }
          p = s519;
          break l521;
        }
        p = s519;
        break l513;
      }
      break l511;
    }
    p = s512;
    let n525 = 0;
    l522: for (;;) {
      if (n525 >= 3) break;
      const s524 = p;
      l523: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l523;
        }
        p++;
        n525++;
        continue l522;
      }
      p = s524;
      break;
    }
    const s526 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s526, p);
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
  }
  pos = p;
  return value;
}

function readClosedFence(p: number): [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | undefined {
  let value!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null];
  let e549!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  const r550 = readFenced(p);
  if (r550 === undefined) { return undefined; }
  e549 = r550;
  p = pos;
  let e623!: "\n" | BadLineEndNode | null;
  const r624 = readLineEnd(p);
  if (r624 === undefined) { return undefined; }
  e623 = r624;
  p = pos;
  value = [e549, e623];
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
  let e551!: string;
  const r552 = readFenceOpen(p);
  if (r552 === undefined) { return undefined; }
  l_run = r552;
  p = pos;
  registers[1] = l_run;
  e551 = l_run;
  let e554!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list560: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l555: for (;;) {
    const s557 = p;
    const t558 = trail.length;
    l556: {
      let v559!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e562!: null;
      {
        const s563 = p;
        l564: {
          p = skipFenceClose(p);
          if (p < 0) { break l564; }
          break l556;
        }
        p = s563;
      }
      e562 = null;
      let e575!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l556;
      }
      const r576 = readLine(p);
      if (r576 === undefined) { break l556; }
      e575 = r576;
      p = pos;
      v559 = [e562, e575];
      list560.push(v559);
      continue l555;
    }
    p = s557;
    if (trail.length > t558) trail.length = t558;
    break;
  }
  e554 = list560;
  let e598!: [" "[], string, string[], null];
  const r599 = readFenceClose(p);
  if (r599 === undefined) { return undefined; }
  e598 = r599;
  p = pos;
  value = [e551, e554, e598];
  pos = p;
  return value;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n569 = 0;
  l566: for (;;) {
    if (n569 >= 3) break;
    const s568 = p;
    l567: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l567;
      }
      p++;
      n569++;
      continue l566;
    }
    p = s568;
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
  l574: {
    const s572 = p;
    l573: {
      p = skipLineEnd(p);
      if (p < 0) { break l573; }
      p = s572;
      break l574;
    }
    p = s572;
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
  const r570 = readFenceRun(p);
  if (r570 === undefined) { return undefined; }
  value = r570;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l577: {
    const s578 = p;
    const t579 = trail.length;
    if (p < end) {
      l580: {
        let e581!: string[];
        const list586: string[] = [];
        l582: for (;;) {
          const s584 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l583: {
              let v585!: string;
              v585 = text.charAt(p);
              p++;
              list586.push(v585);
              continue l582;
            }
            p = s584;
          } else touched ||= p >= end;
          break;
        }
        e581 = list586;
        let e588!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l580;
        }
        const r589 = readEol(p);
        if (r589 === undefined) { break l580; }
        e588 = r589;
        p = pos;
        value = [e581, e588];
        break l577;
      }
      p = s578;
      if (trail.length > t579) trail.length = t579;
    } else touched ||= p >= end;
    const list595: string[] = [];
    l591: for (;;) {
      const s593 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l592: {
          let v594!: string;
          v594 = text.charAt(p);
          p++;
          list595.push(v594);
          continue l591;
        }
        p = s593;
      } else touched ||= p >= end;
      break;
    }
    if (list595.length === 0) { return undefined; }
    value = list595;
  }
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e600!: " "[];
  const r601 = readIndent(p);
  if (r601 === undefined) { return undefined; }
  e600 = r601;
  p = pos;
  let e603!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r604 = readClosingRun(p);
  if (r604 === undefined) { return undefined; }
  e603 = r604;
  p = pos;
  let e606!: string[];
  const r607 = readBlanks(p);
  if (r607 === undefined) { return undefined; }
  e606 = r607;
  p = pos;
  let e617!: null;
  l620: {
    const s618 = p;
    l619: {
      p = skipLineEnd(p);
      if (p < 0) { break l619; }
      p = s618;
      break l620;
    }
    p = s618;
    return undefined;
  }
  e617 = null;
  value = [e600, e603, e606, e617];
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list612: string[] = [];
  l608: for (;;) {
    const s610 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l609: {
        let v611!: string;
        const r614 = readBlank(p);
        if (r614 === undefined) { break l609; }
        v611 = r614;
        p = pos;
        list612.push(v611);
        continue l608;
      }
      p = s610;
    } else touched ||= p >= end;
    break;
  }
  value = list612;
  pos = p;
  return value;
}

function read_wrapperEnd(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e631!: " "[];
  const r632 = readIndent(p);
  if (r632 === undefined) { return undefined; }
  e631 = r632;
  p = pos;
  let e634!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r635 = readWrapperRun(p);
  if (r635 === undefined) { return undefined; }
  e634 = r635;
  p = pos;
  let e637!: string[];
  const r638 = readBlanks(p);
  if (r638 === undefined) { return undefined; }
  e637 = r638;
  p = pos;
  let e640!: null;
  l643: {
    const s641 = p;
    l642: {
      p = skipLineEnd(p);
      if (p < 0) { break l642; }
      p = s641;
      break l643;
    }
    p = s641;
    return undefined;
  }
  e640 = null;
  value = [e631, e634, e637, e640];
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
  l659: {
    const s660 = p;
    if (p < end) {
      l661: {
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l661;
        }
        p = skipEol(p);
        if (p < 0) { break l661; }
        break l659;
      }
      p = s660;
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
  l666: {
    const s667 = p;
    l668: {
      p = skipHeaderStart(p);
      if (p < 0) { break l668; }
      break l666;
    }
    p = s667;
    p = skip_wrapperEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf75(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: GapNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r669 = readGap(p);
  if (r669 === undefined) { return -1; }
  value = r669;
  p = pos;
  leafValue = value;
  return p;
}

function leaf76(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockHeadNode;
  const r671 = readBlockHead(p);
  if (r671 === undefined) { return -1; }
  value = r671;
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
  l672: {
    const s673 = p;
    l674: {
      const s675 = p;
      let n679 = 0;
      l676: for (;;) {
        if (n679 >= 3) break;
        const s678 = p;
        l677: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l677;
          }
          p++;
          n679++;
          continue l676;
        }
        p = s678;
        break;
      }
      l_lead = text.slice(s675, p);
      const s680 = p;
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l674;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      l_run = text.slice(s680, p);
      const s681 = p;
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l_info = text.slice(s681, p);
      l684: {
        const s682 = p;
        l683: {
          p = skipLineEnd(p);
          if (p < 0) { break l683; }
          p = s682;
          break l684;
        }
        p = s682;
        break l674;
      }
      break l672;
    }
    p = s673;
    const s685 = p;
    let n689 = 0;
    l686: for (;;) {
      if (n689 >= 3) break;
      const s688 = p;
      l687: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l687;
        }
        p++;
        n689++;
        continue l686;
      }
      p = s688;
      break;
    }
    l_lead = text.slice(s685, p);
    const s690 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s690, p);
    const s691 = p;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
    l_info = text.slice(s691, p);
    l694: {
      const s692 = p;
      l693: {
        p = skipLineEnd(p);
        if (p < 0) { break l693; }
        p = s692;
        break l694;
      }
      p = s692;
      return undefined;
    }
  }
  pos = p;
  return { type: 'BlockHead', start: base + start, end: base + p, lead: l_lead, run: l_run, info: l_info };
}

function text78(p: number, inside: number): number {
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
      l696: {

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
      l697: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l697;
        }
        p = skipNewline(p);
        if (p < 0) { break l697; }
        {
          const s702 = p;
          l703: {
            p = skipFenceClose(p);
            if (p < 0) { break l703; }
            break l697;
          }
          p = s702;
        }
        {
          const s705 = p;
          l706: {
            if (p < end) {
              {
                const s708 = p;
                l709: {
                  p++;
                  break l706;
                }
                p = s708;
              }
            } else touched ||= p >= end;
            break l697;
          }
          p = s705;
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
  l698: {
    const s699 = p;
    if (text.charCodeAt(p) === 13) {
      l700: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l700;
        }
        p += 2;
        break l698;
      }
      p = s699;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l701: {

        p++;
        break l698;
      }
      p = s699;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf80(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockEndNode | MissingFenceEndNode;
  l711: {
    const s712 = p;
    const t713 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l714: {
        const r715 = readBlockEnd(p);
        if (r715 === undefined) { break l714; }
        value = r715;
        p = pos;
        break l711;
      }
      p = s712;
      if (trail.length > t713) trail.length = t713;
    } else touched ||= p >= end;
    const r721 = readMissingFenceEnd(p);
    if (r721 === undefined) { return -1; }
    value = r721;
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
  const r716 = readFenceLine(p);
  if (r716 === undefined) { return undefined; }
  l_fence = r716;
  p = pos;
  const r718 = readLineEnd(p);
  if (r718 === undefined) { return undefined; }
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
  l722: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s724 = p;
      l723: {
        p = skipNewline(p);
        if (p < 0) { break l723; }
        break l722;
      }
      p = s724;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf84(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommentHeadNode;
  const r726 = readCommentHead(p);
  if (r726 === undefined) { return -1; }
  value = r726;
  p = pos;
  leafValue = value;
  return p;
}

function readCommentHead(p: number): CommentHeadNode | undefined {
  const start = p;
  let n730 = 0;
  l727: for (;;) {
    if (n730 >= 3) break;
    const s729 = p;
    l728: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l728;
      }
      p++;
      n730++;
      continue l727;
    }
    p = s729;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!", p)) {
    reachesEnd(p, "<!");
    return undefined;
  }
  p += 2;
  l733: {
    if (text.charCodeAt(p) === 45) {
      const s731 = p;
      l732: {
        if (!text.startsWith("--", p)) {
          reachesEnd(p, "--");
          break l732;
        }
        p += 2;
        p = s731;
        break l733;
      }
      p = s731;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'CommentHead', start: base + start, end: base + p };
}

function text86(p: number, inside: number): number {
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
      l735: {

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
      l736: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l736;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l737: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l737;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l738: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l738;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l739: {
        if (text.charCodeAt(p) === 45) {
          {
            const s740 = p;
            l741: {
              if (!text.startsWith("-->", p)) {
                reachesEnd(p, "-->");
                break l741;
              }
              p += 3;
              break l739;
            }
            p = s740;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l739;
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

function leaf87(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommentEndNode | MissingCommentEndNode;
  l743: {
    const s744 = p;
    const t745 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l746: {
        const r747 = readCommentEnd(p);
        if (r747 === undefined) { break l746; }
        value = r747;
        p = pos;
        break l743;
      }
      p = s744;
      if (trail.length > t745) trail.length = t745;
    } else touched ||= p >= end;
    const r751 = readMissingCommentEnd(p);
    if (r751 === undefined) { return -1; }
    value = r751;
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
  const r748 = readLineEnd(p);
  if (r748 === undefined) { return undefined; }
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

function leaf90(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoiseLinesNode;
  const r753 = readBadNoiseLines(p);
  if (r753 === undefined) { return -1; }
  value = r753;
  p = pos;
  leafValue = value;
  return p;
}

function leaf91(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FieldLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r755 = readFieldLine(p);
  if (r755 === undefined) { return -1; }
  value = r755;
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
  const s756 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s756, p);
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l757: {
    const s758 = p;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l759: {
        const r760 = readBoldName(p);
        if (r760 === undefined) { break l759; }
        l_name = r760;
        p = pos;
        break l757;
      }
      p = s758;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r794 = readPlainName(p);
    if (r794 === undefined) { return undefined; }
    l_name = r794;
    p = pos;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l810: {
    if (text.charCodeAt(p) === 96) {
      const s812 = p;
      l811: {
        const r813 = readCodeSpan(p);
        if (r813 === undefined) { break l811; }
        l_code = r813;
        p = pos;
        l876: {
          if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
            const s878 = p;
            l877: {
              p++;
              break l876;
            }
            p = s878;
          } else touched ||= p >= end;
        }
        l881: {
          const s879 = p;
          l880: {
            p = skipBlanks(p);
            if (p < 0) { break l880; }
            p = skipNoises(p);
            if (p < 0) { break l880; }
            p = skipLineEnd(p);
            if (p < 0) { break l880; }
            p = s879;
            break l881;
          }
          p = s879;
          break l811;
        }
        break l810;
      }
      p = s812;
    } else touched ||= p >= end;
    l_code = null;
  }
  const r882 = readFieldValue(p);
  if (r882 === undefined) { return undefined; }
  l_value = r882;
  p = pos;
  l886: {
    const s884 = p;
    l885: {
      p = skipLineEnd(p);
      if (p < 0) { break l885; }
      p = s884;
      break l886;
    }
    p = s884;
    return undefined;
  }
  pos = p;
  return { type: 'FieldLine', start: base + start, end: base + p, lead: l_lead, name: l_name, code: l_code, value: l_value };
}

function readBoldName(p: number): BoldNameNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: LabelNameNode;
  l761: {
    const s762 = p;
    if (text.charCodeAt(p) === 42) {
      l763: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l763;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l763;
        }
        const r764 = readLabelName(p);
        if (r764 === undefined) { break l763; }
        l_name = r764;
        p = pos;
        l785: {
          const s786 = p;
          if (text.charCodeAt(p) === 58) {
            l787: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l787; }
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l787;
              }
              p += 2;
              break l785;
            }
            p = s786;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            reachesEnd(p, "**");
            break l763;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l763; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l763;
          }
          p++;
        }
        break l761;
      }
      p = s762;
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
    const r788 = readLabelName(p);
    if (r788 === undefined) { return undefined; }
    l_name = r788;
    p = pos;
    l790: {
      const s791 = p;
      if (text.charCodeAt(p) === 58) {
        l792: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l792; }
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l792;
          }
          p += 2;
          break l790;
        }
        p = s791;
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
  l765: for (;;) {
    const s767 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l766: {
        l769: {
          const s770 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) {
            l771: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l771;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l769;
            }
            p = s770;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 58) {
            {
              const s772 = p;
              l773: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l773; }
                l775: {
                  const s776 = p;
                  if (text.charCodeAt(p) === 42) {
                    l777: {
                      if (!text.startsWith("**", p)) {
                        reachesEnd(p, "**");
                        break l777;
                      }
                      p += 2;
                      break l775;
                    }
                    p = s776;
                  } else touched ||= p >= end;
                  if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                    reachesEnd(p, "__");
                    break l773;
                  }
                  p += 2;
                }
                break l766;
              }
              p = s772;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            {
              const s778 = p;
              l779: {
                if (!text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l779;
                }
                p += 2;
                break l766;
              }
              p = s778;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            {
              const s781 = p;
              l782: {
                if (!text.startsWith("__", p)) {
                  reachesEnd(p, "__");
                  break l782;
                }
                p += 2;
                break l766;
              }
              p = s781;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 95))) {
            touched ||= p >= end;
            break l766;
          }
          p++;
        }
        continue l765;
      }
      p = s767;
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
  const r795 = readPlainWords(p);
  if (r795 === undefined) { return undefined; }
  l_name = r795;
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
  l804: {
    const s802 = p;
    l803: {
      l805: {
        const s806 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l807: {
            p++;
            break l805;
          }
          p = s806;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          l808: {
            p = skipNoise(p);
            if (p < 0) { break l808; }
            break l805;
          }
          p = s806;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l803; }
      }
      p = s802;
      break l804;
    }
    p = s802;
    return undefined;
  }
  pos = p;
  return { type: 'PlainName', start: base + start, end: base + p, name: l_name };
}

function readPlainWords(p: number): PlainWordsNode | undefined {
  let c = 0;
  const start = p;
  l796: {
    const s797 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l798: {
        if (!isCaseless(p, "recovery")) { break l798; }
        p += 8;
        break l796;
      }
      p = s797;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l799: {
        if (!isCaseless(p, "details")) { break l799; }
        p += 7;
        break l796;
      }
      p = s797;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l800: {
        if (!isCaseless(p, "example")) { break l800; }
        p += 7;
        break l796;
      }
      p = s797;
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
  l814: {
    const s815 = p;
    if (text.charCodeAt(p) === 96) {
      l816: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s817 = p;
            l818: {

              p++;
              break l816;
            }
            p = s817;
          }
        } else touched ||= p >= end;
        const r820 = readCodeOfOne(p);
        if (r820 === undefined) { break l816; }
        l_code = r820;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l816;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s829 = p;
            l830: {

              p++;
              break l816;
            }
            p = s829;
          }
        } else touched ||= p >= end;
        break l814;
      }
      p = s815;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l832: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l832;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s833 = p;
            l834: {

              p++;
              break l832;
            }
            p = s833;
          }
        } else touched ||= p >= end;
        const r836 = readCodeOfTwo(p);
        if (r836 === undefined) { break l832; }
        l_code = r836;
        p = pos;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l832;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s849 = p;
            l850: {

              p++;
              break l832;
            }
            p = s849;
          }
        } else touched ||= p >= end;
        break l814;
      }
      p = s815;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s852 = p;
        l853: {

          p++;
          return undefined;
        }
        p = s852;
      }
    } else touched ||= p >= end;
    const r855 = readCodeOfThree(p);
    if (r855 === undefined) { return undefined; }
    l_code = r855;
    p = pos;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s872 = p;
        l873: {

          p++;
          return undefined;
        }
        p = s872;
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
  l821: for (;;) {
    const s823 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l822: {
        l825: {
          const s826 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l827: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l827;
              }
              p++;
              while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              touched ||= p >= end;
              break l825;
            }
            p = s826;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
            reachesEnd(p, "``");
            break l822;
          }
          p += 2;
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
        }
        continue l821;
      }
      p = s823;
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
  l837: for (;;) {
    const s839 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l838: {
        l841: {
          const s842 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l843: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l843;
              }
              p++;
              while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              touched ||= p >= end;
              break l841;
            }
            p = s842;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l844: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l844;
              }
              p += 3;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l841;
            }
            p = s842;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l838;
          }
          p++;
          if (text.charCodeAt(p) === 96) {
            {
              const s845 = p;
              l846: {

                p++;
                break l838;
              }
              p = s845;
            }
          } else touched ||= p >= end;
        }
        continue l837;
      }
      p = s839;
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
  l856: for (;;) {
    const s858 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l857: {
        l860: {
          const s861 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l862: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l862;
              }
              p++;
              while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              touched ||= p >= end;
              break l860;
            }
            p = s861;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l863: {
              if (!text.startsWith("````", p)) {
                reachesEnd(p, "````");
                break l863;
              }
              p += 4;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l860;
            }
            p = s861;
          } else touched ||= p >= end;
          let n867 = 0;
          l864: for (;;) {
            if (n867 >= 2) break;
            const s866 = p;
            l865: {
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l865;
              }
              p++;
              n867++;
              continue l864;
            }
            p = s866;
            break;
          }
          if (n867 < 1) { break l857; }
          if (text.charCodeAt(p) === 96) {
            {
              const s868 = p;
              l869: {

                p++;
                break l857;
              }
              p = s868;
            }
          } else touched ||= p >= end;
        }
        continue l856;
      }
      p = s858;
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

function text105(p: number, inside: number): number {
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
      l888: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l888;
        }
        p = skipNewline(p);
        if (p < 0) { break l888; }
        {
          const s889 = p;
          l890: {
            p = skipHeadingStart(p);
            if (p < 0) { break l890; }
            break l888;
          }
          p = s889;
        }
        {
          const s900 = p;
          l901: {
            p = skipDeepFence(p);
            if (p < 0) { break l901; }
            break l888;
          }
          p = s900;
        }
        {
          const s913 = p;
          l914: {
            p = skipProseStop(p);
            if (p < 0) { break l914; }
            break l888;
          }
          p = s913;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1016: {

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
  let n895 = 0;
  l892: for (;;) {
    if (n895 >= 3) break;
    const s894 = p;
    l893: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l893;
      }
      p++;
      n895++;
      continue l892;
    }
    p = s894;
    break;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  let n899 = 0;
  l896: for (;;) {
    if (n899 >= 6) break;
    const s898 = p;
    l897: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l897;
      }
      p++;
      n899++;
      continue l896;
    }
    p = s898;
    break;
  }
  if (n899 < 1) { return -1; }
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
  l903: {
    const s904 = p;
    if (text.charCodeAt(p) === 32) {
      l905: {
        if (!text.startsWith("    ", p)) {
          reachesEnd(p, "    ");
          break l905;
        }
        p += 4;
        break l903;
      }
      p = s904;
    } else touched ||= p >= end;
    let n909 = 0;
    l906: for (;;) {
      if (n909 >= 3) break;
      const s908 = p;
      l907: {
        if (text.charCodeAt(p) !== 32) {
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
  l910: {
    const s911 = p;
    if (text.charCodeAt(p) === 96) {
      l912: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l912;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l912; }
        break l910;
      }
      p = s911;
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
  l916: {
    const s917 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l918: {
        p = skipBlankLine(p);
        if (p < 0) { break l918; }
        break l916;
      }
      p = s917;
    } else touched ||= p >= end;
    l919: {
      p = skipHeaderStart(p);
      if (p < 0) { break l919; }
      break l916;
    }
    p = s917;
    l920: {
      p = skipFenceStart(p);
      if (p < 0) { break l920; }
      break l916;
    }
    p = s917;
    l925: {
      p = skipCommentStart(p);
      if (p < 0) { break l925; }
      break l916;
    }
    p = s917;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l933: {
        p = skipEntryStart(p);
        if (p < 0) { break l933; }
        break l916;
      }
      p = s917;
    } else touched ||= p >= end;
    l953: {
      p = skipFieldStart(p);
      if (p < 0) { break l953; }
      break l916;
    }
    p = s917;
    l998: {
      p = skipNoiseTail(p);
      if (p < 0) { break l998; }
      break l916;
    }
    p = s917;
    l999: {
      p = skipCutFence(p);
      if (p < 0) { break l999; }
      break l916;
    }
    p = s917;
    l1012: {
      p = skip_wrapperEnd(p);
      if (p < 0) { break l1012; }
      break l916;
    }
    p = s917;
    if (p < end) {
      {
        const s1013 = p;
        l1014: {
          p++;
          return -1;
        }
        p = s1013;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipFenceStart(p: number): number {
  let c = 0;
  let n924 = 0;
  l921: for (;;) {
    if (n924 >= 3) break;
    const s923 = p;
    l922: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l922;
      }
      p++;
      n924++;
      continue l921;
    }
    p = s923;
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
  let n929 = 0;
  l926: for (;;) {
    if (n929 >= 3) break;
    const s928 = p;
    l927: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l927;
      }
      p++;
      n929++;
      continue l926;
    }
    p = s928;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!", p)) {
    reachesEnd(p, "<!");
    return -1;
  }
  p += 2;
  l932: {
    if (text.charCodeAt(p) === 45) {
      const s930 = p;
      l931: {
        if (!text.startsWith("--", p)) {
          reachesEnd(p, "--");
          break l931;
        }
        p += 2;
        p = s930;
        break l932;
      }
      p = s930;
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
      const s934 = p;
      l935: {
        p = skipThematicBreak(p);
        if (p < 0) { break l935; }
        return -1;
      }
      p = s934;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipItemMarker(p);
  if (p < 0) { return -1; }
  l950: {
    const s951 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l952: {
        p++;
        break l950;
      }
      p = s951;
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
  l937: {
    const s938 = p;
    if (text.charCodeAt(p) === 42) {
      l939: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l939; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l939;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l939; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l939;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) p++;
        touched ||= p >= end;
        break l937;
      }
      p = s938;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l940: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l940; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l940;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l940; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l940;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) p++;
        touched ||= p >= end;
        break l937;
      }
      p = s938;
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
  l941: {
    const s942 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l943: {
        p++;
        break l941;
      }
      p = s942;
    } else touched ||= p >= end;
    let n949 = 0;
    l946: for (;;) {
      if (n949 >= 9) break;
      const s948 = p;
      l947: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l947;
        }
        p++;
        n949++;
        continue l946;
      }
      p = s948;
      break;
    }
    if (n949 < 1) { return -1; }
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
  let n957 = 0;
  l954: for (;;) {
    if (n957 >= 3) break;
    const s956 = p;
    l955: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l955;
      }
      p++;
      n957++;
      continue l954;
    }
    p = s956;
    break;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  l958: {
    const s959 = p;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l960: {
        p = skipBoldStart(p);
        if (p < 0) { break l960; }
        break l958;
      }
      p = s959;
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
  l961: {
    const s962 = p;
    if (text.charCodeAt(p) === 42) {
      l963: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l963;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l963;
        }
        p = skip_labelName(p);
        if (p < 0) { break l963; }
        l983: {
          const s984 = p;
          if (text.charCodeAt(p) === 58) {
            l985: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l985; }
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l985;
              }
              p += 2;
              break l983;
            }
            p = s984;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            reachesEnd(p, "**");
            break l963;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l963; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l963;
          }
          p++;
        }
        break l961;
      }
      p = s962;
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
    l986: {
      const s987 = p;
      if (text.charCodeAt(p) === 58) {
        l988: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l988; }
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l988;
          }
          p += 2;
          break l986;
        }
        p = s987;
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
  l964: for (;;) {
    const s966 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l965: {
        l968: {
          const s969 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) {
            l970: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l970;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l968;
            }
            p = s969;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 58) {
            {
              const s971 = p;
              l972: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l972; }
                l974: {
                  const s975 = p;
                  if (text.charCodeAt(p) === 42) {
                    l976: {
                      if (!text.startsWith("**", p)) {
                        reachesEnd(p, "**");
                        break l976;
                      }
                      p += 2;
                      break l974;
                    }
                    p = s975;
                  } else touched ||= p >= end;
                  if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                    reachesEnd(p, "__");
                    break l972;
                  }
                  p += 2;
                }
                break l965;
              }
              p = s971;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            {
              const s977 = p;
              l978: {
                if (!text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l978;
                }
                p += 2;
                break l965;
              }
              p = s977;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            {
              const s980 = p;
              l981: {
                if (!text.startsWith("__", p)) {
                  reachesEnd(p, "__");
                  break l981;
                }
                p += 2;
                break l965;
              }
              p = s980;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 95))) {
            touched ||= p >= end;
            break l965;
          }
          p++;
        }
        continue l964;
      }
      p = s966;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPlainStart(p: number): number {
  let c = 0;
  l989: {
    const s990 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l991: {
        if (!isCaseless(p, "recovery")) { break l991; }
        p += 8;
        break l989;
      }
      p = s990;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l992: {
        if (!isCaseless(p, "details")) { break l992; }
        p += 7;
        break l989;
      }
      p = s990;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l993: {
        if (!isCaseless(p, "example")) { break l993; }
        p += 7;
        break l989;
      }
      p = s990;
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
  l994: {
    const s995 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l996: {
        p++;
        break l994;
      }
      p = s995;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l997: {
        p = skipNoise(p);
        if (p < 0) { break l997; }
        break l994;
      }
      p = s995;
    } else touched ||= p >= end;
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipCutFence(p: number): number {
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
  l1004: {
    const s1005 = p;
    if (text.charCodeAt(p) === 96) {
      l1006: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1006;
        }
        p += 2;
        break l1004;
      }
      p = s1005;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1007: {

        p++;
        break l1004;
      }
      p = s1005;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l1008: {
        if (!text.startsWith("~~", p)) {
          reachesEnd(p, "~~");
          break l1008;
        }
        p += 2;
        break l1004;
      }
      p = s1005;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  if (p < end) {
    {
      const s1009 = p;
      l1010: {
        p++;
        return -1;
      }
      p = s1009;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf121(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\n" | BadLineEndNode | null;
  const r1017 = readTextEnd(p);
  if (r1017 === undefined) { return -1; }
  value = r1017;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): "\n" | BadLineEndNode | null | undefined {
  let c = 0;
  let value!: "\n" | BadLineEndNode | null;
  l1018: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1020 = p;
      const t1021 = trail.length;
      l1019: {
        const r1022 = readEol(p);
        if (r1022 === undefined) { break l1019; }
        value = r1022;
        p = pos;
        break l1018;
      }
      p = s1020;
      if (trail.length > t1021) trail.length = t1021;
    } else touched ||= p >= end;
    value = null;
  }
  pos = p;
  return value;
}

function leaf123(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListHeadNode;
  const r1025 = readListHead(p);
  if (r1025 === undefined) { return -1; }
  value = r1025;
  p = pos;
  leafValue = value;
  return p;
}

function readListHead(p: number): ListHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_lead!: string;
  const r1026 = readColumns(p);
  if (r1026 === undefined) { return undefined; }
  l_lead = r1026;
  p = pos;
  l1039: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s1037 = p;
      l1038: {
        p = skipListRun(p);
        if (p < 0) { break l1038; }
        p = s1037;
        break l1039;
      }
      p = s1037;
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
  const s1027 = p;
  let n1031 = 0;
  l1028: for (;;) {
    if (n1031 >= 3) break;
    const s1030 = p;
    l1029: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1029;
      }
      p++;
      n1031++;
      continue l1028;
    }
    p = s1030;
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
  l1032: for (;;) {
    const s1034 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) {
      l1033: {
        p = skipItemMarker(p);
        if (p < 0) { break l1033; }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1033;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        continue l1032;
      }
      p = s1034;
    } else touched ||= p >= end;
    break;
  }
  l_lead = text.slice(s1027, p);
  value = (() => { const lead = l_lead;
      let width = 0;
      for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
      return ' '.repeat(width);
  })();
  pos = p;
  return value;
}

function leaf126(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListFenceHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1041 = readListFenceHead(p);
  if (r1041 === undefined) { return -1; }
  value = r1041;
  p = pos;
  leafValue = value;
  return p;
}

function readListFenceHead(p: number): ListFenceHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  let l_info!: string;
  l1042: {
    const s1043 = p;
    if (text.charCodeAt(p) === 96) {
      l1044: {
        const s1045 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1044;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l_run = text.slice(s1045, p);
        const s1046 = p;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        touched ||= p >= end;
        l_info = text.slice(s1046, p);
        l1049: {
          const s1047 = p;
          l1048: {
            p = skipLineEnd(p);
            if (p < 0) { break l1048; }
            p = s1047;
            break l1049;
          }
          p = s1047;
          break l1044;
        }
        break l1042;
      }
      p = s1043;
    } else touched ||= p >= end;
    const s1050 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1050, p);
    const s1051 = p;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
    l_info = text.slice(s1051, p);
    l1054: {
      const s1052 = p;
      l1053: {
        p = skipLineEnd(p);
        if (p < 0) { break l1053; }
        p = s1052;
        break l1054;
      }
      p = s1052;
      return undefined;
    }
  }
  pos = p;
  return { type: 'ListFenceHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text128(p: number, inside: number): number {
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
      l1056: {

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
      l1057: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1057;
        }
        p = skipNewline(p);
        if (p < 0) { break l1057; }
        {
          const s1058 = p;
          l1059: {
            p = skipListClose(p);
            if (p < 0) { break l1059; }
            break l1057;
          }
          p = s1058;
        }
        l1082: {
          const s1080 = p;
          l1081: {
            l1083: {
              const s1084 = p;
              l1085: {
                p = skipItemIndent(p);
                if (p < 0) { break l1085; }
                break l1083;
              }
              p = s1084;
              if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                touched ||= p >= end;
                break l1081;
              }
              p = skipBlankLine(p);
              if (p < 0) { break l1081; }
            }
            p = s1080;
            break l1082;
          }
          p = s1080;
          break l1057;
        }
        {
          const s1086 = p;
          l1087: {
            if (p < end) {
              {
                const s1089 = p;
                l1090: {
                  p++;
                  break l1087;
                }
                p = s1089;
              }
            } else touched ||= p >= end;
            break l1057;
          }
          p = s1086;
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
  l1063: {
    const s1061 = p;
    l1062: {
      p = skipItemIndent(p);
      if (p < 0) { break l1062; }
      p = s1061;
      break l1063;
    }
    p = s1061;
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
  l1079: {
    const s1077 = p;
    l1078: {
      p = skipLineEnd(p);
      if (p < 0) { break l1078; }
      p = s1077;
      break l1079;
    }
    p = s1077;
    return -1;
  }
  return p;
}

function skipItemIndent(p: number): number {
  l1064: {
    const s1065 = p;
    if (text.charCodeAt(p) === 32) {
      l1066: {
        p = skipColumnRun(p);
        if (p < 0) { break l1066; }
        break l1064;
      }
      p = s1065;
    } else touched ||= p >= end;
    let n1076 = 0;
    l1073: for (;;) {
      if (n1076 >= 3) break;
      const s1075 = p;
      l1074: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l1074;
        }
        p++;
        n1076++;
        continue l1073;
      }
      p = s1075;
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
  const list1071: " "[] = [];
  l1067: for (;;) {
    const s1069 = p;
    if (text.charCodeAt(p) === 32) {
      l1068: {
        let v1070!: " ";

        v1070 = " ";
        p++;
        list1071.push(v1070);
        continue l1067;
      }
      p = s1069;
    } else touched ||= p >= end;
    break;
  }
  if (list1071.length === 0) { return undefined; }
  value = list1071;
  pos = p;
  return value;
}

function leaf133(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListEndNode | [null, MissingFenceEndNode] | BadFenceEndNode;
  l1092: {
    const s1093 = p;
    const t1094 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1095: {
        const r1096 = readListEnd(p);
        if (r1096 === undefined) { break l1095; }
        value = r1096;
        p = pos;
        break l1092;
      }
      p = s1093;
      if (trail.length > t1094) trail.length = t1094;
    } else touched ||= p >= end;
    l1102: {
      let e1103!: null;
      l1106: {
        const s1104 = p;
        l1105: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1105; }
          p = s1104;
          break l1106;
        }
        p = s1104;
        break l1102;
      }
      e1103 = null;
      let e1113!: MissingFenceEndNode;
      const r1114 = readMissingFenceEnd(p);
      if (r1114 === undefined) { break l1102; }
      e1113 = r1114;
      p = pos;
      value = [e1103, e1113];
      break l1092;
    }
    p = s1093;
    if (trail.length > t1094) trail.length = t1094;
    const r1116 = readBadFenceEnd(p);
    if (r1116 === undefined) { return -1; }
    value = r1116;
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
  const r1097 = readListFenceLine(p);
  if (r1097 === undefined) { return undefined; }
  l_fence = r1097;
  p = pos;
  const r1099 = readLineEnd(p);
  if (r1099 === undefined) { return undefined; }
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
  l1107: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1109 = p;
      l1108: {
        p = skipNewline(p);
        if (p < 0) { break l1108; }
        break l1107;
      }
      p = s1109;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1110 = p;
      l1111: {
        p++;
        return -1;
      }
      p = s1110;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadFenceEnd(p: number): BadFenceEndNode | undefined {
  let c = 0;
  const start = p;
  l1117: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1119 = p;
      l1118: {
        p = skipNewline(p);
        if (p < 0) { break l1118; }
        break l1117;
      }
      p = s1119;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: BadFenceEndNode = { type: 'BadFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf138(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "";
  value = '';
  leafValue = value;
  return p;
}

function leaf139(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntryLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1121 = readEntryLine(p);
  if (r1121 === undefined) { return -1; }
  value = r1121;
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
  const s1122 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s1122, p);
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
    {
      const s1123 = p;
      l1124: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1124; }
        return undefined;
      }
      p = s1123;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1126 = readItemMarker(p);
  if (r1126 === undefined) { return undefined; }
  l_marker = r1126;
  p = pos;
  l1139: {
    const s1137 = p;
    l1138: {
      l1140: {
        const s1141 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1142: {
            p++;
            break l1140;
          }
          p = s1141;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1138; }
      }
      p = s1137;
      break l1139;
    }
    p = s1137;
    return undefined;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1143 = readEntryText(p);
  if (r1143 === undefined) { return undefined; }
  l_text = r1143;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1244: {
    const s1242 = p;
    l1243: {
      p = skipLineEnd(p);
      if (p < 0) { break l1243; }
      p = s1242;
      break l1244;
    }
    p = s1242;
    return undefined;
  }
  pos = p;
  return { type: 'EntryLine', start: base + start, end: base + p, lead: l_lead, marker: l_marker, text: l_text };
}

function readItemMarker(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1127: {
    const s1128 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l1129: {
        const s1130 = p;
        p++;
        value = text.slice(s1130, p);
        break l1127;
      }
      p = s1128;
    } else touched ||= p >= end;
    const s1131 = p;
    let n1135 = 0;
    l1132: for (;;) {
      if (n1135 >= 9) break;
      const s1134 = p;
      l1133: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1133;
        }
        p++;
        n1135++;
        continue l1132;
      }
      p = s1134;
      break;
    }
    if (n1135 < 1) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    value = text.slice(s1131, p);
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
  const r1144 = readEntryBefore(p);
  if (r1144 === undefined) { return undefined; }
  l_before = r1144;
  p = pos;
  l1201: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1203 = p;
      l1202: {
        const r1204 = readSeparator(p);
        if (r1204 === undefined) { break l1202; }
        l_separator = r1204;
        p = pos;
        break l1201;
      }
      p = s1203;
    } else touched ||= p >= end;
    l_separator = null;
  }
  const r1206 = readEntryAfter(p);
  if (r1206 === undefined) { return undefined; }
  l_after = r1206;
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
  l1145: {
    if (text.charCodeAt(p) === 96) {
      const s1147 = p;
      l1146: {
        const r1148 = readCodeSpan(p);
        if (r1148 === undefined) { break l1146; }
        l_first = r1148;
        p = pos;
        break l1145;
      }
      p = s1147;
    } else touched ||= p >= end;
    l_first = null;
  }
  l1150: for (;;) {
    const s1152 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1151: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
          {
            const s1154 = p;
            l1155: {
              p = skip_separator(p);
              if (p < 0) { break l1155; }
              break l1151;
            }
            p = s1154;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1151;
        }
        p = skipEntryPart(p);
        if (p < 0) { break l1151; }
        continue l1150;
      }
      p = s1152;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'EntryBefore', start: base + start, end: base + p, first: l_first };
}

function skip_separator(p: number): number {
  let c = 0;
  l1157: {
    const s1158 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1159: {
        p = skipBlanks(p);
        if (p < 0) { break l1159; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1159;
        }
        p++;
        l1160: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1162 = p;
            l1161: {
              p = skipStrong(p);
              if (p < 0) { break l1161; }
              break l1160;
            }
            p = s1162;
          } else touched ||= p >= end;
        }
        l1163: {
          const s1164 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1165: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1165;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1163;
            }
            p = s1164;
          } else touched ||= p >= end;
          l1168: {
            const s1166 = p;
            l1167: {
              p = skipLineEnd(p);
              if (p < 0) { break l1167; }
              p = s1166;
              break l1168;
            }
            p = s1166;
            break l1159;
          }
        }
        break l1157;
      }
      p = s1158;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l1169: {
      const s1170 = p;
      if (text.charCodeAt(p) === 45) {
        l1171: {
          if (!text.startsWith("->", p)) {
            reachesEnd(p, "->");
            break l1171;
          }
          p += 2;
          break l1169;
        }
        p = s1170;
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
  l1172: {
    const s1173 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) {
      l1174: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1174;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l1172;
      }
      p = s1173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1175: {
        p = skip_codeSpan(p);
        if (p < 0) { break l1175; }
        break l1172;
      }
      p = s1173;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1198: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1198;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1172;
      }
      p = s1173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l1199: {

        p++;
        break l1172;
      }
      p = s1173;
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
  l1176: {
    const s1177 = p;
    if (text.charCodeAt(p) === 96) {
      l1178: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1179 = p;
            l1180: {

              p++;
              break l1178;
            }
            p = s1179;
          }
        } else touched ||= p >= end;
        p = skip_codeOfOne(p);
        if (p < 0) { break l1178; }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1178;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1182 = p;
            l1183: {

              p++;
              break l1178;
            }
            p = s1182;
          }
        } else touched ||= p >= end;
        break l1176;
      }
      p = s1177;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1185: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1185;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1186 = p;
            l1187: {

              p++;
              break l1185;
            }
            p = s1186;
          }
        } else touched ||= p >= end;
        p = skip_codeOfTwo(p);
        if (p < 0) { break l1185; }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1185;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1189 = p;
            l1190: {

              p++;
              break l1185;
            }
            p = s1189;
          }
        } else touched ||= p >= end;
        break l1176;
      }
      p = s1177;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return -1;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s1192 = p;
        l1193: {

          p++;
          return -1;
        }
        p = s1192;
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
        const s1195 = p;
        l1196: {

          p++;
          return -1;
        }
        p = s1195;
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
  l1207: {
    const s1208 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)) {
      l1209: {
        const r1210 = readEntryCode(p);
        if (r1210 === undefined) { break l1209; }
        l_last = r1210;
        p = pos;
        break l1207;
      }
      p = s1208;
      l_last = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1220: {
        l1221: for (;;) {
          const s1223 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1222: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
                {
                  const s1225 = p;
                  l1226: {
                    p = skip_separator(p);
                    if (p < 0) { break l1226; }
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
                      touched ||= p >= end;
                      break l1226;
                    }
                    p = skip_entryCode(p);
                    if (p < 0) { break l1226; }
                    break l1222;
                  }
                  p = s1225;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l1222;
              }
              p = skipEntryPart(p);
              if (p < 0) { break l1222; }
              continue l1221;
            }
            p = s1223;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1220;
        }
        p = skip_separator(p);
        if (p < 0) { break l1220; }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
          touched ||= p >= end;
          break l1220;
        }
        const r1231 = readEntryCode(p);
        if (r1231 === undefined) { break l1220; }
        l_last = r1231;
        p = pos;
        break l1207;
      }
      p = s1208;
      l_last = null;
    } else touched ||= p >= end;
    l1233: for (;;) {
      const s1235 = p;
      if (p < end) {
        l1234: {
          {
            const s1237 = p;
            l1238: {
              p = skipEntryTail(p);
              if (p < 0) { break l1238; }
              break l1234;
            }
            p = s1237;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1234;
          }
          p = skipEntryPart(p);
          if (p < 0) { break l1234; }
          continue l1233;
        }
        p = s1235;
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
  const r1211 = readCodeSpan(p);
  if (r1211 === undefined) { return undefined; }
  l_code = r1211;
  p = pos;
  l1213: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1215 = p;
      l1214: {
        p++;
        break l1213;
      }
      p = s1215;
    } else touched ||= p >= end;
  }
  l1218: {
    const s1216 = p;
    l1217: {
      p = skipBlanks(p);
      if (p < 0) { break l1217; }
      p = skipNoises(p);
      if (p < 0) { break l1217; }
      p = skipLineEnd(p);
      if (p < 0) { break l1217; }
      p = s1216;
      break l1218;
    }
    p = s1216;
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
  l1228: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1230 = p;
      l1229: {
        p++;
        break l1228;
      }
      p = s1230;
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

function leaf152(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MoreCodeNode | null;
  l1246: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1248 = p;
      l1247: {
        const r1249 = readMoreCode(p);
        if (r1249 === undefined) { break l1247; }
        value = r1249;
        p = pos;
        break l1246;
      }
      p = s1248;
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
  const r1250 = readCodeSpan(p);
  if (r1250 === undefined) { return undefined; }
  l_code = r1250;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1254: {
    const s1252 = p;
    l1253: {
      p = skipLineEnd(p);
      if (p < 0) { break l1253; }
      p = s1252;
      break l1254;
    }
    p = s1252;
    return undefined;
  }
  pos = p;
  return { type: 'MoreCode', start: base + start, end: base + p, code: l_code };
}

function leaf154(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DeepBlockNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r1256 = readDeepBlock(p);
  if (r1256 === undefined) { return -1; }
  value = r1256;
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
  l1257: for (;;) {
    const s1259 = p;
    const t1260 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1258: {
        const r1262 = readBlankLine(p);
        if (r1262 === undefined) { break l1258; }
        p = pos;
        continue l1257;
      }
      p = s1259;
      if (trail.length > t1260) trail.length = t1260;
    } else touched ||= p >= end;
    break;
  }
  const r1264 = readDeepHead(p);
  if (r1264 === undefined) { return undefined; }
  l_head = r1264;
  p = pos;
  registers[1] = l_head.run;
  const r1281 = readLineEnd(p);
  if (r1281 === undefined) { return undefined; }
  p = pos;
  const r1283 = readDeepBody(p);
  if (r1283 === undefined) { return undefined; }
  l_body = r1283;
  p = pos;
  const r1301 = readDeepClose(p);
  if (r1301 === undefined) { return undefined; }
  l_close = r1301;
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
  l1265: {
    const s1266 = p;
    l1267: {
      const s1268 = p;
      p = skipDeepIndent(p);
      if (p < 0) { break l1267; }
      p = skipBlanks(p);
      if (p < 0) { break l1267; }
      l_lead = text.slice(s1268, p);
      const s1269 = p;
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l1267;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      l_run = text.slice(s1269, p);
      const s1270 = p;
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l_info = text.slice(s1270, p);
      l1273: {
        const s1271 = p;
        l1272: {
          p = skipLineEnd(p);
          if (p < 0) { break l1272; }
          p = s1271;
          break l1273;
        }
        p = s1271;
        break l1267;
      }
      break l1265;
    }
    p = s1266;
    const s1274 = p;
    p = skipDeepIndent(p);
    if (p < 0) { return undefined; }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l_lead = text.slice(s1274, p);
    const s1275 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1275, p);
    const s1276 = p;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
    l_info = text.slice(s1276, p);
    l1279: {
      const s1277 = p;
      l1278: {
        p = skipLineEnd(p);
        if (p < 0) { break l1278; }
        p = s1277;
        break l1279;
      }
      p = s1277;
      return undefined;
    }
  }
  pos = p;
  return { type: 'DeepHead', start: base + start, end: base + p, lead: l_lead, run: l_run, info: l_info };
}

function readDeepBody(p: number): DeepBodyNode | undefined {
  let c = 0;
  const start = p;
  l1284: for (;;) {
    const s1286 = p;
    const t1287 = trail.length;
    l1285: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) {
        {
          const s1289 = p;
          l1290: {
            p = skipBlanks(p);
            if (p < 0) { break l1290; }
            if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
              touched ||= p >= end;
              break l1290;
            }
            p = skipClosingRun(p);
            if (p < 0) { break l1290; }
            p = skipBlanks(p);
            if (p < 0) { break l1290; }
            p = skipLineEnd(p);
            if (p < 0) { break l1290; }
            break l1285;
          }
          p = s1289;
        }
      } else touched ||= p >= end;
      l1292: {
        const s1293 = p;
        const t1294 = trail.length;
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          l1295: {
            const r1296 = readBlankLine(p);
            if (r1296 === undefined) { break l1295; }
            p = pos;
            break l1292;
          }
          p = s1293;
          if (trail.length > t1294) trail.length = t1294;
        } else touched ||= p >= end;
        p = skipDeepIndent(p);
        if (p < 0) { break l1285; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1285;
        }
        const r1298 = readLine(p);
        if (r1298 === undefined) { break l1285; }
        p = pos;
      }
      continue l1284;
    }
    p = s1286;
    if (trail.length > t1287) trail.length = t1287;
    break;
  }
  pos = p;
  return { type: 'DeepBody', start: base + start, end: base + p };
}

function readDeepClose(p: number): DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode | undefined {
  let value!: DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode;
  l1302: {
    const s1303 = p;
    const t1304 = trail.length;
    l1305: {
      const r1306 = readDeepFenceLine(p);
      if (r1306 === undefined) { break l1305; }
      value = r1306;
      p = pos;
      const r1311 = readLineEnd(p);
      if (r1311 === undefined) { break l1305; }
      p = pos;
      break l1302;
    }
    p = s1303;
    if (trail.length > t1304) trail.length = t1304;
    l1313: {
      l1316: {
        const s1314 = p;
        l1315: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1315; }
          p = s1314;
          break l1316;
        }
        p = s1314;
        break l1313;
      }
      const r1317 = readMissingFenceEnd(p);
      if (r1317 === undefined) { break l1313; }
      value = r1317;
      p = pos;
      break l1302;
    }
    p = s1303;
    if (trail.length > t1304) trail.length = t1304;
    const r1319 = readBadFenceEnd(p);
    if (r1319 === undefined) { return undefined; }
    value = r1319;
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
  l1309: {
    const s1307 = p;
    l1308: {
      p = skipLineEnd(p);
      if (p < 0) { break l1308; }
      p = s1307;
      break l1309;
    }
    p = s1307;
    return undefined;
  }
  pos = p;
  return { type: 'DeepFenceLine', start: base + start, end: base + p };
}

function leaf160(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingFenceRunNode;
  const r1323 = readMissingFenceRun(p);
  if (r1323 === undefined) { return -1; }
  value = r1323;
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

function leaf162(p: number): number {
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

function text163(p: number, inside: number): number {
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
      l1325: {

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
      l1326: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1326;
        }
        p = skipNewline(p);
        if (p < 0) { break l1326; }
        {
          const s1327 = p;
          l1328: {
            p = skipProseStop(p);
            if (p < 0) { break l1328; }
            break l1326;
          }
          p = s1327;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf164(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1330!: null;
  l1333: {
    const s1331 = p;
    l1332: {
      p = skipWholeWrapper(p);
      if (p < 0) { break l1332; }
      p = s1331;
      break l1333;
    }
    p = s1331;
    return -1;
  }
  e1330 = null;
  value = [e1330];
  leafValue = value;
  return p;
}

function leaf165(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  const r1334 = readBadWrapper(p);
  if (r1334 === undefined) { return -1; }
  value = r1334;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  const start = p;
  let l_run!: string;
  l1337: {
    const s1335 = p;
    l1336: {
      p = skipWrapperAhead(p);
      if (p < 0) { break l1336; }
      p = s1335;
      break l1337;
    }
    p = s1335;
    return undefined;
  }
  const r1338 = readFenceOpen(p);
  if (r1338 === undefined) { return undefined; }
  l_run = r1338;
  p = pos;
  pos = p;
  const node: BadWrapperNode = { type: 'BadWrapper', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function leaf167(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingHeaderEndNode;
  const r1341 = readMissingHeaderEnd(p);
  if (r1341 === undefined) { return -1; }
  value = r1341;
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

function leaf169(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  const r1343 = readHeader(p);
  if (r1343 === undefined) { return -1; }
  value = r1343;
  p = pos;
  leafValue = value;
  return p;
}

function readHeader(p: number): ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode | undefined {
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  l1344: {
    const s1345 = p;
    const t1346 = trail.length;
    l1347: {
      const r1348 = readExactHeader(p);
      if (r1348 === undefined) { break l1347; }
      value = r1348;
      p = pos;
      break l1344;
    }
    p = s1345;
    if (trail.length > t1346) trail.length = t1346;
    l1455: {
      const r1456 = readLooseHeader(p);
      if (r1456 === undefined) { break l1455; }
      value = r1456;
      p = pos;
      break l1344;
    }
    p = s1345;
    if (trail.length > t1346) trail.length = t1346;
    l1805: {
      const r1806 = readBoldHeader(p);
      if (r1806 === undefined) { break l1805; }
      value = r1806;
      p = pos;
      break l1344;
    }
    p = s1345;
    if (trail.length > t1346) trail.length = t1346;
    const r1842 = readOtherHeader(p);
    if (r1842 === undefined) { return undefined; }
    value = r1842;
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
  l1349: {
    const s1350 = p;
    const t1351 = trail.length;
    l1352: {
      p = skipExactMark(p);
      if (p < 0) { break l1352; }
      if (!(((c = text.charCodeAt(p)) === 69 || c === 83))) {
        touched ||= p >= end;
        break l1352;
      }
      const r1370 = readArgWord(p);
      if (r1370 === undefined) { break l1352; }
      l_words = r1370;
      p = pos;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l1352;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
        touched ||= p >= end;
        break l1352;
      }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        {
          const s1377 = p;
          l1378: {
            p = skip_boldArg(p);
            if (p < 0) { break l1378; }
            break l1352;
          }
          p = s1377;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1352;
      }
      const r1380 = readArg(p);
      if (r1380 === undefined) { break l1352; }
      l_arg = r1380;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1352; }
      const r1404 = readLineEnd(p);
      if (r1404 === undefined) { break l1352; }
      p = pos;
      break l1349;
    }
    p = s1350;
    if (trail.length > t1351) trail.length = t1351;
    l_arg = null;
    l1406: {
      p = skipExactMark(p);
      if (p < 0) { break l1406; }
      if (text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
        reachesEnd(p, "Progress");
        break l1406;
      }
      l_words = "Progress";
      p += 8;
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
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false))) {
        touched ||= p >= end;
        break l1406;
      }
      const r1407 = readPercent(p);
      if (r1407 === undefined) { break l1406; }
      l_arg = r1407;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1406; }
      const r1425 = readLineEnd(p);
      if (r1425 === undefined) { break l1406; }
      p = pos;
      break l1349;
    }
    p = s1350;
    if (trail.length > t1351) trail.length = t1351;
    l_arg = null;
    l1427: {
      p = skipExactMark(p);
      if (p < 0) { break l1427; }
      if (!(((c = text.charCodeAt(p)) === 65 || c === 83))) {
        touched ||= p >= end;
        break l1427;
      }
      const r1428 = readTitledWord(p);
      if (r1428 === undefined) { break l1427; }
      l_words = r1428;
      p = pos;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l1427;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
        touched ||= p >= end;
        break l1427;
      }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        {
          const s1433 = p;
          l1434: {
            p = skip_boldArg(p);
            if (p < 0) { break l1434; }
            break l1427;
          }
          p = s1433;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1427;
      }
      const r1436 = readArg(p);
      if (r1436 === undefined) { break l1427; }
      l_arg = r1436;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1427; }
      const r1438 = readLineEnd(p);
      if (r1438 === undefined) { break l1427; }
      p = pos;
      break l1349;
    }
    p = s1350;
    if (trail.length > t1351) trail.length = t1351;
    l_arg = null;
    l1440: {
      p = skipExactMark(p);
      if (p < 0) { break l1440; }
      if (!(((c = text.charCodeAt(p)) === 65 || c === 83))) {
        touched ||= p >= end;
        break l1440;
      }
      const r1441 = readTitledWord(p);
      if (r1441 === undefined) { break l1440; }
      l_words = r1441;
      p = pos;
      p = skipBlanks(p);
      if (p < 0) { break l1440; }
      const r1443 = readLineEnd(p);
      if (r1443 === undefined) { break l1440; }
      p = pos;
      break l1349;
    }
    p = s1350;
    if (trail.length > t1351) trail.length = t1351;
    l_arg = null;
    p = skipExactMark(p);
    if (p < 0) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 73 || c === 79))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1445 = readBareWord(p);
    if (r1445 === undefined) { return undefined; }
    l_words = r1445;
    p = pos;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const r1452 = readLineEnd(p);
    if (r1452 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'ExactHeader', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function skipExactMark(p: number): number {
  let c = 0;
  let n1356 = 0;
  l1353: for (;;) {
    if (n1356 >= 3) break;
    const s1355 = p;
    l1354: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1354;
      }
      p++;
      n1356++;
      continue l1353;
    }
    p = s1355;
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
      const s1357 = p;
      l1358: {
        p = skipNoisyLine(p);
        if (p < 0) { break l1358; }
        return -1;
      }
      p = s1357;
    }
  } else touched ||= p >= end;
  return p;
}

function skipNoisyLine(p: number): number {
  let c = 0;
  l1360: for (;;) {
    const s1362 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1361: {
        l1364: {
          const s1365 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) {
            l1366: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1366;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l1364;
            }
            p = s1365;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            {
              const s1367 = p;
              l1368: {
                p = skipNoise(p);
                if (p < 0) { break l1368; }
                break l1361;
              }
              p = s1367;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1361;
          }
          p++;
        }
        continue l1360;
      }
      p = s1362;
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
  l1371: {
    const s1372 = p;
    if (text.charCodeAt(p) === 83) {
      l1373: {
        if (!text.startsWith("Status", p)) {
          reachesEnd(p, "Status");
          break l1373;
        }
        value = "Status";
        p += 6;
        break l1371;
      }
      p = s1372;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 69) {
      l1374: {
        if (!text.startsWith("Error", p)) {
          reachesEnd(p, "Error");
          break l1374;
        }
        value = "Error";
        p += 5;
        break l1371;
      }
      p = s1372;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 83) {
      l1375: {
        if (!text.startsWith("Session Checkpoint", p)) {
          reachesEnd(p, "Session Checkpoint");
          break l1375;
        }
        value = "Session Checkpoint";
        p += 18;
        break l1371;
      }
      p = s1372;
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
      const s1381 = p;
      l1382: {
        p = skipClosingSigns(p);
        if (p < 0) { break l1382; }
        return undefined;
      }
      p = s1381;
    }
  } else touched ||= p >= end;
  let m1387 = false;
  l1384: for (;;) {
    const s1386 = p;
    if (p < end) {
      l1385: {
        p = skipArgPart(p);
        if (p < 0) { break l1385; }
        m1387 = true;
        continue l1384;
      }
      p = s1386;
    } else touched ||= p >= end;
    break;
  }
  if (!m1387) { return undefined; }
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
  l1388: {
    const s1389 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) {
      l1390: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1390;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l1388;
      }
      p = s1389;
    } else touched ||= p >= end;
    {
      const s1391 = p;
      l1392: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1392; }
        return -1;
      }
      p = s1391;
    }
    l1394: {
      const s1395 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l1396: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1396;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l1394;
        }
        p = s1395;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 35) {
        l1397: {
          if (!(text.charCodeAt(p) === 35)) {
            touched ||= p >= end;
            break l1397;
          }
          p++;
          while (text.charCodeAt(p) === 35) p++;
          touched ||= p >= end;
          break l1394;
        }
        p = s1395;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        l1398: {
          let m1402 = false;
          l1399: for (;;) {
            const s1401 = p;
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              l1400: {
                p = skipNoise(p);
                if (p < 0) { break l1400; }
                m1402 = true;
                continue l1399;
              }
              p = s1401;
            } else touched ||= p >= end;
            break;
          }
          if (!m1402) { break l1398; }
          break l1394;
        }
        p = s1395;
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
  const r1408 = readPercentNumber(p);
  if (r1408 === undefined) { return undefined; }
  l_number = r1408;
  p = pos;
  const s1417 = p;
  l1418: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
      const s1420 = p;
      l1419: {
        p = skipBlanks(p);
        if (p < 0) { break l1419; }
        p = skipNoises(p);
        if (p < 0) { break l1419; }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l1419;
        }
        p++;
        break l1418;
      }
      p = s1420;
    } else touched ||= p >= end;
  }
  l_percent = text.slice(s1417, p);
  l1423: {
    const s1421 = p;
    l1422: {
      p = skipHeaderTail(p);
      if (p < 0) { break l1422; }
      p = s1421;
      break l1423;
    }
    p = s1421;
    return undefined;
  }
  pos = p;
  return { type: 'Percent', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPercentNumber(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s1409 = p;
  l1410: {
    if (text.charCodeAt(p) === 45) {
      const s1412 = p;
      l1411: {

        p++;
        break l1410;
      }
      p = s1412;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1413: {
    if (text.charCodeAt(p) === 46) {
      const s1415 = p;
      l1414: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1414;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1413;
      }
      p = s1415;
    } else touched ||= p >= end;
  }
  value = text.slice(s1409, p);
  pos = p;
  return value;
}

function readTitledWord(p: number): "AI Directive" | "Suggestions" | undefined {
  let value!: "AI Directive" | "Suggestions";
  l1429: {
    const s1430 = p;
    if (text.charCodeAt(p) === 65) {
      l1431: {
        if (!text.startsWith("AI Directive", p)) {
          reachesEnd(p, "AI Directive");
          break l1431;
        }
        value = "AI Directive";
        p += 12;
        break l1429;
      }
      p = s1430;
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
  l1446: {
    const s1447 = p;
    if (text.charCodeAt(p) === 79) {
      l1448: {
        if (!text.startsWith("Output Data", p)) {
          reachesEnd(p, "Output Data");
          break l1448;
        }
        value = "Output Data";
        p += 11;
        break l1446;
      }
      p = s1447;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1449: {
        if (!text.startsWith("Output Files", p)) {
          reachesEnd(p, "Output Files");
          break l1449;
        }
        value = "Output Files";
        p += 12;
        break l1446;
      }
      p = s1447;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1450: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l1450;
        }
        value = "Output";
        p += 6;
        break l1446;
      }
      p = s1447;
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
  l1459: {
    const s1457 = p;
    l1458: {
      p = skipNoises(p);
      if (p < 0) { break l1458; }
      let n1463 = 0;
      l1460: for (;;) {
        if (n1463 >= 3) break;
        const s1462 = p;
        l1461: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1461;
          }
          p++;
          n1463++;
          continue l1460;
        }
        p = s1462;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l1458;
      }
      p = skipKnownHash(p);
      if (p < 0) { break l1458; }
      p = s1457;
      break l1459;
    }
    p = s1457;
    return undefined;
  }
  l1464: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1466 = p;
      const t1467 = trail.length;
      l1465: {
        const r1468 = readBadHeaderNoise(p);
        if (r1468 === undefined) { break l1465; }
        p = pos;
        break l1464;
      }
      p = s1466;
      if (trail.length > t1467) trail.length = t1467;
    } else touched ||= p >= end;
  }
  let n1477 = 0;
  l1474: for (;;) {
    if (n1477 >= 3) break;
    const s1476 = p;
    l1475: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1475;
      }
      p++;
      n1477++;
      continue l1474;
    }
    p = s1476;
    break;
  }
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1478 = readHashes(p);
  if (r1478 === undefined) { return undefined; }
  p = pos;
  const r1491 = readHashSpace(p);
  if (r1491 === undefined) { return undefined; }
  p = pos;
  l1530: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1532 = p;
      const t1533 = trail.length;
      l1531: {
        const r1534 = readBadHeaderNoise(p);
        if (r1534 === undefined) { break l1531; }
        p = pos;
        break l1530;
      }
      p = s1532;
      if (trail.length > t1533) trail.length = t1533;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1536 = readLooseHead(p);
  if (r1536 === undefined) { return undefined; }
  l_head = r1536;
  p = pos;
  l1790: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1792 = p;
      const t1793 = trail.length;
      l1791: {
        const r1794 = readBadHeaderClose(p);
        if (r1794 === undefined) { break l1791; }
        p = pos;
        break l1790;
      }
      p = s1792;
      if (trail.length > t1793) trail.length = t1793;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1796: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1798 = p;
      const t1799 = trail.length;
      l1797: {
        const r1800 = readBadHeaderNoise(p);
        if (r1800 === undefined) { break l1797; }
        p = pos;
        break l1796;
      }
      p = s1798;
      if (trail.length > t1799) trail.length = t1799;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1802 = readLineEnd(p);
  if (r1802 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'LooseHeader', start: base + start, end: base + p, head: l_head };
}

function readBadHeaderNoise(p: number): BadHeaderNoiseNode | undefined {
  let c = 0;
  const start = p;
  let m1472 = false;
  l1469: for (;;) {
    const s1471 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1470: {
        p = skipNoise(p);
        if (p < 0) { break l1470; }
        p = skipBlanks(p);
        if (p < 0) { break l1470; }
        m1472 = true;
        continue l1469;
      }
      p = s1471;
    } else touched ||= p >= end;
    break;
  }
  if (!m1472) { return undefined; }
  pos = p;
  const node: BadHeaderNoiseNode = { type: 'BadHeaderNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readHashes(p: number): ["##", null] | BadHeaderLevelNode | undefined {
  let value!: ["##", null] | BadHeaderLevelNode;
  l1479: {
    const s1480 = p;
    const t1481 = trail.length;
    if (text.charCodeAt(p) === 35) {
      l1482: {
        let e1483!: "##";
        if (!text.startsWith("##", p)) {
          reachesEnd(p, "##");
          break l1482;
        }
        e1483 = "##";
        p += 2;
        let e1484!: null;
        if (text.charCodeAt(p) === 35) {
          {
            const s1485 = p;
            l1486: {

              p++;
              break l1482;
            }
            p = s1485;
          }
        } else touched ||= p >= end;
        e1484 = null;
        value = [e1483, e1484];
        break l1479;
      }
      p = s1480;
      if (trail.length > t1481) trail.length = t1481;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 35)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1488 = readBadHeaderLevel(p);
    if (r1488 === undefined) { return undefined; }
    value = r1488;
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
  l1492: {
    const s1493 = p;
    const t1494 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1495: {
        let e1496!: string[];
        const list1501: string[] = [];
        l1497: for (;;) {
          const s1499 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1498: {
              let v1500!: string;
              const r1503 = readBlank(p);
              if (r1503 === undefined) { break l1498; }
              v1500 = r1503;
              p = pos;
              list1501.push(v1500);
              continue l1497;
            }
            p = s1499;
          } else touched ||= p >= end;
          break;
        }
        if (list1501.length === 0) { break l1495; }
        e1496 = list1501;
        let e1505!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1506 = p;
            l1507: {
              p = skipNoise(p);
              if (p < 0) { break l1507; }
              break l1495;
            }
            p = s1506;
          }
        } else touched ||= p >= end;
        e1505 = null;
        value = [e1496, e1505];
        break l1492;
      }
      p = s1493;
      if (trail.length > t1494) trail.length = t1494;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l1509: {
        let e1510!: null;
        l1513: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1511 = p;
            l1512: {
              l1514: {
                const s1515 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1516: {
                    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                      touched ||= p >= end;
                      break l1516;
                    }
                    p++;
                    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                    touched ||= p >= end;
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
                      touched ||= p >= end;
                      break l1516;
                    }
                    p = skipNoise(p);
                    if (p < 0) { break l1516; }
                    break l1514;
                  }
                  p = s1515;
                } else touched ||= p >= end;
                let m1520 = false;
                l1517: for (;;) {
                  const s1519 = p;
                  if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
                    l1518: {
                      p = skipNoise(p);
                      if (p < 0) { break l1518; }
                      m1520 = true;
                      continue l1517;
                    }
                    p = s1519;
                  } else touched ||= p >= end;
                  break;
                }
                if (!m1520) { break l1512; }
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  touched ||= p >= end;
                  break l1512;
                }
                p++;
              }
              p = s1511;
              break l1513;
            }
            p = s1511;
          } else touched ||= p >= end;
          break l1509;
        }
        e1510 = null;
        let e1521!: string[];
        const r1522 = readBlanks(p);
        if (r1522 === undefined) { break l1509; }
        e1521 = r1522;
        p = pos;
        let e1524!: BadHeaderNoiseNode;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1509;
        }
        const r1525 = readBadHeaderNoise(p);
        if (r1525 === undefined) { break l1509; }
        e1524 = r1525;
        p = pos;
        value = [e1510, e1521, e1524];
        break l1492;
      }
      p = s1493;
      if (trail.length > t1494) trail.length = t1494;
    } else touched ||= p >= end;
    const r1527 = readBadHeaderSpace(p);
    if (r1527 === undefined) { return undefined; }
    value = r1527;
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
  l1537: {
    const s1538 = p;
    const t1539 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 304)) {
      l1540: {
        const r1541 = readBoldedHead(p);
        if (r1541 === undefined) { break l1540; }
        value = r1541;
        p = pos;
        break l1537;
      }
      p = s1538;
      if (trail.length > t1539) trail.length = t1539;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1689 = readPlainHead(p);
    if (r1689 === undefined) { return undefined; }
    value = r1689;
    p = pos;
  }
  pos = p;
  return value;
}

function readBoldedHead(p: number): BoldedHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  let l_arg: BoldArgNode | ArgNode | null = null;
  l1542: {
    const s1543 = p;
    const t1544 = trail.length;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1545: {
        const r1546 = readBadHeaderBold(p);
        if (r1546 === undefined) { break l1545; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1545;
        }
        const r1548 = readLooseWords(p);
        if (r1548 === undefined) { break l1545; }
        l_words = r1548;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1545;
        }
        const r1588 = readLooseColon(p);
        if (r1588 === undefined) { break l1545; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1545;
        }
        const r1623 = readBoldArg(p);
        if (r1623 === undefined) { break l1545; }
        l_arg = r1623;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1545;
        }
        p = skipStrong(p);
        if (p < 0) { break l1545; }
        l1646: {
          const s1644 = p;
          l1645: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1645; }
            p = s1644;
            break l1646;
          }
          p = s1644;
          break l1545;
        }
        break l1542;
      }
      p = s1543;
      if (trail.length > t1544) trail.length = t1544;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1647: {
        const r1648 = readBadHeaderBold(p);
        if (r1648 === undefined) { break l1647; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1647;
        }
        const r1650 = readLooseWords(p);
        if (r1650 === undefined) { break l1647; }
        l_words = r1650;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1647;
        }
        p = skipStrong(p);
        if (p < 0) { break l1647; }
        l1654: {
          const s1652 = p;
          l1653: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1653; }
            p = s1652;
            break l1654;
          }
          p = s1652;
          break l1647;
        }
        break l1542;
      }
      p = s1543;
      if (trail.length > t1544) trail.length = t1544;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1655: {
        const r1656 = readBadHeaderBold(p);
        if (r1656 === undefined) { break l1655; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1655;
        }
        const r1658 = readLooseWords(p);
        if (r1658 === undefined) { break l1655; }
        l_words = r1658;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1655;
        }
        p = skipStrong(p);
        if (p < 0) { break l1655; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1655;
        }
        const r1660 = readLooseColon(p);
        if (r1660 === undefined) { break l1655; }
        p = pos;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1655;
        }
        const r1662 = readArg(p);
        if (r1662 === undefined) { break l1655; }
        l_arg = r1662;
        p = pos;
        l1666: {
          const s1664 = p;
          l1665: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1665; }
            p = s1664;
            break l1666;
          }
          p = s1664;
          break l1655;
        }
        break l1542;
      }
      p = s1543;
      if (trail.length > t1544) trail.length = t1544;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1667: {
        const r1668 = readBadHeaderBold(p);
        if (r1668 === undefined) { break l1667; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1667;
        }
        const r1670 = readLooseWords(p);
        if (r1670 === undefined) { break l1667; }
        l_words = r1670;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1667;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1667;
        }
        p = skipStrong(p);
        if (p < 0) { break l1667; }
        p = skipBlanks(p);
        if (p < 0) { break l1667; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1667;
        }
        const r1672 = readArg(p);
        if (r1672 === undefined) { break l1667; }
        l_arg = r1672;
        p = pos;
        l1676: {
          const s1674 = p;
          l1675: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1675; }
            p = s1674;
            break l1676;
          }
          p = s1674;
          break l1667;
        }
        break l1542;
      }
      p = s1543;
      if (trail.length > t1544) trail.length = t1544;
      l_arg = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1677 = readLooseWords(p);
    if (r1677 === undefined) { return undefined; }
    l_words = r1677;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1679 = readLooseColon(p);
    if (r1679 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1681 = readBadHeaderBold(p);
    if (r1681 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1683 = readBoldArg(p);
    if (r1683 === undefined) { return undefined; }
    l_arg = r1683;
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipStrong(p);
    if (p < 0) { return undefined; }
    l1687: {
      const s1685 = p;
      l1686: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1686; }
        p = s1685;
        break l1687;
      }
      p = s1685;
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
  l1549: {
    const s1550 = p;
    const t1551 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l1552: {
        const r1553 = readExactWords(p);
        if (r1553 === undefined) { break l1552; }
        value = r1553;
        p = pos;
        break l1549;
      }
      p = s1550;
      if (trail.length > t1551) trail.length = t1551;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1576 = readBadHeaderCase(p);
    if (r1576 === undefined) { return undefined; }
    value = r1576;
    p = pos;
  }
  pos = p;
  return value;
}

function readExactWords(p: number): "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | undefined {
  let c = 0;
  let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
  l1554: {
    const s1555 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 79)) {
      l1556: {
        const r1557 = readBareWord(p);
        if (r1557 === undefined) { break l1556; }
        value = r1557;
        p = pos;
        break l1554;
      }
      p = s1555;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
      l1559: {
        const r1560 = readArgWord(p);
        if (r1560 === undefined) { break l1559; }
        value = r1560;
        p = pos;
        break l1554;
      }
      p = s1555;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l1562: {
        const r1563 = readTitledWord(p);
        if (r1563 === undefined) { break l1562; }
        value = r1563;
        p = pos;
        break l1554;
      }
      p = s1555;
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
      const s1565 = p;
      l1566: {
        p++;
        return undefined;
      }
      p = s1565;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
    {
      const s1568 = p;
      l1569: {
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1571: {
          const s1572 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1573: {
              if (!isCaseless(p, "data")) { break l1573; }
              p += 4;
              break l1571;
            }
            p = s1572;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
            l1574: {
              if (!isCaseless(p, "file")) { break l1574; }
              p += 4;
              break l1571;
            }
            p = s1572;
          } else touched ||= p >= end;
          if (!isCaseless(p, "checkpoint")) { break l1569; }
          p += 10;
        }
        return undefined;
      }
      p = s1568;
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
  l1577: {
    const s1578 = p;
    if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
      l1579: {
        if (!isCaseless(p, "output")) { break l1579; }
        p += 6;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1580: {
          const s1581 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1582: {
              if (!isCaseless(p, "data")) { break l1582; }
              p += 4;
              break l1580;
            }
            p = s1581;
          } else touched ||= p >= end;
          if (!isCaseless(p, "file")) { break l1579; }
          p += 4;
          l1583: {
            if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
              const s1585 = p;
              l1584: {
                if (!isCaseless(p, "s")) { break l1584; }
                p += 1;
                break l1583;
              }
              p = s1585;
            } else touched ||= p >= end;
          }
        }
        break l1577;
      }
      p = s1578;
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
  l1589: {
    const s1590 = p;
    const t1591 = trail.length;
    if (text.charCodeAt(p) === 58) {
      l1592: {
        let e1593!: ":";

        e1593 = ":";
        p++;
        let e1594!: string[];
        const list1599: string[] = [];
        l1595: for (;;) {
          const s1597 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1596: {
              let v1598!: string;
              const r1601 = readBlank(p);
              if (r1601 === undefined) { break l1596; }
              v1598 = r1601;
              p = pos;
              list1599.push(v1598);
              continue l1595;
            }
            p = s1597;
          } else touched ||= p >= end;
          break;
        }
        if (list1599.length === 0) { break l1592; }
        e1594 = list1599;
        let e1603!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1604 = p;
            l1605: {
              p = skipNoise(p);
              if (p < 0) { break l1605; }
              break l1592;
            }
            p = s1604;
          }
        } else touched ||= p >= end;
        e1603 = null;
        value = [e1593, e1594, e1603];
        break l1589;
      }
      p = s1590;
      if (trail.length > t1591) trail.length = t1591;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
      l1607: {
        const r1608 = readTintedColon(p);
        if (r1608 === undefined) { break l1607; }
        value = r1608;
        p = pos;
        break l1589;
      }
      p = s1590;
      if (trail.length > t1591) trail.length = t1591;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1620 = readBadWideColon(p);
    if (r1620 === undefined) { return undefined; }
    value = r1620;
    p = pos;
  }
  pos = p;
  return value;
}

function readTintedColon(p: number): [null, BadColonNoiseNode] | undefined {
  let c = 0;
  let value!: [null, BadColonNoiseNode];
  let e1609!: null;
  l1612: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
      const s1610 = p;
      l1611: {
        p = skipBlanks(p);
        if (p < 0) { break l1611; }
        l1613: {
          if (text.charCodeAt(p) === 58) {
            const s1615 = p;
            l1614: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l1614; }
              break l1613;
            }
            p = s1615;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1611;
        }
        p = skipNoise(p);
        if (p < 0) { break l1611; }
        p = s1610;
        break l1612;
      }
      p = s1610;
    } else touched ||= p >= end;
    return undefined;
  }
  e1609 = null;
  let e1616!: BadColonNoiseNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1617 = readBadColonNoise(p);
  if (r1617 === undefined) { return undefined; }
  e1616 = r1617;
  p = pos;
  value = [e1609, e1616];
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
  l1624: {
    const s1625 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l1626: {
        const r1627 = readPercentNumber(p);
        if (r1627 === undefined) { break l1626; }
        l_number = r1627;
        p = pos;
        const s1629 = p;
        l1630: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
            const s1632 = p;
            l1631: {
              p = skipBlanks(p);
              if (p < 0) { break l1631; }
              p = skipNoises(p);
              if (p < 0) { break l1631; }
              if (text.charCodeAt(p) !== 37) {
                touched ||= p >= end;
                break l1631;
              }
              p++;
              break l1630;
            }
            p = s1632;
          } else touched ||= p >= end;
        }
        l_percent = text.slice(s1629, p);
        l1635: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1633 = p;
            l1634: {
              p = skipStrong(p);
              if (p < 0) { break l1634; }
              p = skipHeaderTail(p);
              if (p < 0) { break l1634; }
              p = s1633;
              break l1635;
            }
            p = s1633;
          } else touched ||= p >= end;
          break l1626;
        }
        break l1624;
      }
      p = s1625;
      l_number = null;
      l_percent = null;
    } else touched ||= p >= end;
    let m1639 = false;
    l1636: for (;;) {
      const s1638 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1637: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            {
              const s1640 = p;
              l1641: {
                p = skipStrong(p);
                if (p < 0) { break l1641; }
                p = skipHeaderTail(p);
                if (p < 0) { break l1641; }
                break l1637;
              }
              p = s1640;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1637;
          }
          p++;
          m1639 = true;
          continue l1636;
        }
        p = s1638;
      } else touched ||= p >= end;
      break;
    }
    if (!m1639) { return undefined; }
  }
  pos = p;
  return { type: 'BoldArg', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPlainHead(p: number): PlainHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  let l_arg: PercentNode | ArgNode | null = null;
  l1690: {
    const s1691 = p;
    const t1692 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) {
      l1693: {
        const r1694 = readLooseWords(p);
        if (r1694 === undefined) { break l1693; }
        l_words = r1694;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1693;
        }
        const r1696 = readLooseColon(p);
        if (r1696 === undefined) { break l1693; }
        p = pos;
        l1698: {
          const s1699 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
            l1700: {
              const r1701 = readPercent(p);
              if (r1701 === undefined) { break l1700; }
              l_arg = r1701;
              p = pos;
              break l1698;
            }
            p = s1699;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1693;
          }
          const r1703 = readArg(p);
          if (r1703 === undefined) { break l1693; }
          l_arg = r1703;
          p = pos;
        }
        l1707: {
          const s1705 = p;
          l1706: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1706; }
            p = s1705;
            break l1707;
          }
          p = s1705;
          break l1693;
        }
        break l1690;
      }
      p = s1691;
      if (trail.length > t1692) trail.length = t1692;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) {
      l1708: {
        const r1709 = readLooseWords(p);
        if (r1709 === undefined) { break l1708; }
        l_words = r1709;
        p = pos;
        l1711: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
            const s1713 = p;
            l1712: {
              p = skipBlanks(p);
              if (p < 0) { break l1712; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l1712;
              }
              p++;
              break l1711;
            }
            p = s1713;
          } else touched ||= p >= end;
        }
        l1716: {
          const s1714 = p;
          l1715: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1715; }
            p = s1714;
            break l1716;
          }
          p = s1714;
          break l1708;
        }
        break l1690;
      }
      p = s1691;
      if (trail.length > t1692) trail.length = t1692;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) {
      l1717: {
        const r1718 = readLooseWords(p);
        if (r1718 === undefined) { break l1717; }
        l_words = r1718;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1717;
        }
        const r1720 = readBadHeaderColon(p);
        if (r1720 === undefined) { break l1717; }
        p = pos;
        l1725: {
          const s1726 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
            l1727: {
              const r1728 = readPercent(p);
              if (r1728 === undefined) { break l1727; }
              l_arg = r1728;
              p = pos;
              break l1725;
            }
            p = s1726;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1717;
          }
          const r1730 = readArg(p);
          if (r1730 === undefined) { break l1717; }
          l_arg = r1730;
          p = pos;
        }
        l1734: {
          const s1732 = p;
          l1733: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1733; }
            p = s1732;
            break l1734;
          }
          p = s1732;
          break l1717;
        }
        break l1690;
      }
      p = s1691;
      if (trail.length > t1692) trail.length = t1692;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 304)) {
      l1735: {
        l1736: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1738 = p;
            const t1739 = trail.length;
            l1737: {
              const r1740 = readBadHeaderBold(p);
              if (r1740 === undefined) { break l1737; }
              p = pos;
              break l1736;
            }
            p = s1738;
            if (trail.length > t1739) trail.length = t1739;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1735;
        }
        const r1742 = readLooseWords(p);
        if (r1742 === undefined) { break l1735; }
        l_words = r1742;
        p = pos;
        l1744: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1746 = p;
            const t1747 = trail.length;
            l1745: {
              const r1748 = readBadHeaderBold(p);
              if (r1748 === undefined) { break l1745; }
              p = pos;
              break l1744;
            }
            p = s1746;
            if (trail.length > t1747) trail.length = t1747;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l1735;
        }
        const r1750 = readLooseColon(p);
        if (r1750 === undefined) { break l1735; }
        p = pos;
        l1752: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1754 = p;
            const t1755 = trail.length;
            l1753: {
              const r1756 = readBadHeaderBold(p);
              if (r1756 === undefined) { break l1753; }
              p = pos;
              break l1752;
            }
            p = s1754;
            if (trail.length > t1755) trail.length = t1755;
          } else touched ||= p >= end;
        }
        l1758: {
          if (p < end) {
            const s1760 = p;
            l1759: {
              l1761: {
                const s1762 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
                  l1763: {
                    const r1764 = readPercent(p);
                    if (r1764 === undefined) { break l1763; }
                    l_arg = r1764;
                    p = pos;
                    break l1761;
                  }
                  p = s1762;
                } else touched ||= p >= end;
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1759;
                }
                const r1766 = readArg(p);
                if (r1766 === undefined) { break l1759; }
                l_arg = r1766;
                p = pos;
              }
              break l1758;
            }
            p = s1760;
          } else touched ||= p >= end;
          l_arg = null;
        }
        l1770: {
          const s1768 = p;
          l1769: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1769; }
            p = s1768;
            break l1770;
          }
          p = s1768;
          break l1735;
        }
        break l1690;
      }
      p = s1691;
      if (trail.length > t1692) trail.length = t1692;
      l_arg = null;
    } else touched ||= p >= end;
    l1771: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1773 = p;
        const t1774 = trail.length;
        l1772: {
          const r1775 = readBadHeaderBold(p);
          if (r1775 === undefined) { break l1772; }
          p = pos;
          break l1771;
        }
        p = s1773;
        if (trail.length > t1774) trail.length = t1774;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1777 = readLooseWords(p);
    if (r1777 === undefined) { return undefined; }
    l_words = r1777;
    p = pos;
    l1779: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1781 = p;
        const t1782 = trail.length;
        l1780: {
          const r1783 = readBadHeaderBold(p);
          if (r1783 === undefined) { break l1780; }
          p = pos;
          break l1779;
        }
        p = s1781;
        if (trail.length > t1782) trail.length = t1782;
      } else touched ||= p >= end;
    }
    l1787: {
      const s1785 = p;
      l1786: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1786; }
        p = s1785;
        break l1787;
      }
      p = s1785;
      return undefined;
    }
  }
  pos = p;
  return { type: 'PlainHead', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readBadHeaderColon(p: number): BadHeaderColonNode | undefined {
  let c = 0;
  const start = p;
  l1721: {
    const s1722 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1723: {
        p = skipBlanks(p);
        if (p < 0) { break l1723; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1723;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1723; }
        break l1721;
      }
      p = s1722;
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
  l1807: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1809 = p;
      const t1810 = trail.length;
      l1808: {
        const r1811 = readBadHeaderNoise(p);
        if (r1811 === undefined) { break l1808; }
        p = pos;
        break l1807;
      }
      p = s1809;
      if (trail.length > t1810) trail.length = t1810;
    } else touched ||= p >= end;
  }
  l1815: {
    const s1813 = p;
    l1814: {
      let n1819 = 0;
      l1816: for (;;) {
        if (n1819 >= 3) break;
        const s1818 = p;
        l1817: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1817;
          }
          p++;
          n1819++;
          continue l1816;
        }
        p = s1818;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
        touched ||= p >= end;
        break l1814;
      }
      p = skip_boldHeader(p);
      if (p < 0) { break l1814; }
      p = s1813;
      break l1815;
    }
    p = s1813;
    return undefined;
  }
  let n1823 = 0;
  l1820: for (;;) {
    if (n1823 >= 3) break;
    const s1822 = p;
    l1821: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1821;
      }
      p++;
      n1823++;
      continue l1820;
    }
    p = s1822;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1824 = readBadHeaderBold(p);
  if (r1824 === undefined) { return undefined; }
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1826 = readLooseWords(p);
  if (r1826 === undefined) { return undefined; }
  l_words = r1826;
  p = pos;
  l1828: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1830 = p;
      l1829: {
        p = skipBlanks(p);
        if (p < 0) { break l1829; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1829;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1829; }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1829;
        }
        const r1831 = readBoldArg(p);
        if (r1831 === undefined) { break l1829; }
        l_arg = r1831;
        p = pos;
        break l1828;
      }
      p = s1830;
    } else touched ||= p >= end;
    l_arg = null;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipStrong(p);
  if (p < 0) { return undefined; }
  l1833: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1835 = p;
      const t1836 = trail.length;
      l1834: {
        const r1837 = readBadHeaderNoise(p);
        if (r1837 === undefined) { break l1834; }
        p = pos;
        break l1833;
      }
      p = s1835;
      if (trail.length > t1836) trail.length = t1836;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1839 = readLineEnd(p);
  if (r1839 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BoldHeader', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readOtherHeader(p: number): OtherHeaderNode | undefined {
  let c = 0;
  const start = p;
  let l_arg!: ArgNode | null;
  {
    const s1843 = p;
    l1844: {
      p = skipKnownHeader(p);
      if (p < 0) { break l1844; }
      return undefined;
    }
    p = s1843;
  }
  l1846: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1848 = p;
      const t1849 = trail.length;
      l1847: {
        const r1850 = readBadHeaderNoise(p);
        if (r1850 === undefined) { break l1847; }
        p = pos;
        break l1846;
      }
      p = s1848;
      if (trail.length > t1849) trail.length = t1849;
    } else touched ||= p >= end;
  }
  let n1855 = 0;
  l1852: for (;;) {
    if (n1855 >= 3) break;
    const s1854 = p;
    l1853: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1853;
      }
      p++;
      n1855++;
      continue l1852;
    }
    p = s1854;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
    reachesEnd(p, "##");
    return undefined;
  }
  p += 2;
  l1858: {
    const s1856 = p;
    l1857: {
      l1859: {
        const s1860 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1861: {
            p++;
            break l1859;
          }
          p = s1860;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1857; }
      }
      p = s1856;
      break l1858;
    }
    p = s1856;
    return undefined;
  }
  l1862: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1864 = p;
      l1863: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1863;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1863;
        }
        const r1865 = readArg(p);
        if (r1865 === undefined) { break l1863; }
        l_arg = r1865;
        p = pos;
        break l1862;
      }
      p = s1864;
    } else touched ||= p >= end;
    l_arg = null;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  while (text.charCodeAt(p) === 35) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  const r1867 = readLineEnd(p);
  if (r1867 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OtherHeader', start: base + start, end: base + p, arg: l_arg };
}

function leaf206(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1871!: null;
  {
    const s1872 = p;
    l1873: {
      p = skipBodyStop(p);
      if (p < 0) { break l1873; }
      return -1;
    }
    p = s1872;
  }
  e1871 = null;
  value = [e1871];
  leafValue = value;
  return p;
}

function leaf207(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l1875: {
    const s1876 = p;
    const t1877 = trail.length;
    l1878: {
      const r1879 = readWrapperEnd(p);
      if (r1879 === undefined) { break l1878; }
      value = r1879;
      p = pos;
      break l1875;
    }
    p = s1876;
    if (trail.length > t1877) trail.length = t1877;
    const r1883 = readMissingWrapperEnd(p);
    if (r1883 === undefined) { return -1; }
    value = r1883;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  const start = p;
  p = skip_wrapperEnd(p);
  if (p < 0) { return undefined; }
  const r1880 = readLineEnd(p);
  if (r1880 === undefined) { return undefined; }
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

function leaf210(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: GapNode | BadNoiseLinesNode;
  l1885: {
    const s1886 = p;
    const t1887 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1888: {
        const r1889 = readGap(p);
        if (r1889 === undefined) { break l1888; }
        value = r1889;
        p = pos;
        break l1885;
      }
      p = s1886;
      if (trail.length > t1887) trail.length = t1887;
    } else touched ||= p >= end;
    const r1891 = readBadNoiseLines(p);
    if (r1891 === undefined) { return -1; }
    value = r1891;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf211(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadChatNode;
  const r1893 = readBadChat(p);
  if (r1893 === undefined) { return -1; }
  value = r1893;
  p = pos;
  leafValue = value;
  return p;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  let m1898 = false;
  l1894: for (;;) {
    const s1896 = p;
    const t1897 = trail.length;
    l1895: {
      {
        const s1899 = p;
        l1900: {
          p = skipWrapperAhead(p);
          if (p < 0) { break l1900; }
          break l1895;
        }
        p = s1899;
      }
      {
        const s1902 = p;
        l1903: {
          p = skipHeaderStart(p);
          if (p < 0) { break l1903; }
          break l1895;
        }
        p = s1902;
      }
      {
        const s1905 = p;
        l1906: {
          p = skipNoiseTail(p);
          if (p < 0) { break l1906; }
          break l1895;
        }
        p = s1905;
      }
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        {
          const s1908 = p;
          l1909: {
            p = skipBlankLine(p);
            if (p < 0) { break l1909; }
            break l1895;
          }
          p = s1908;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1895;
      }
      const r1911 = readLine(p);
      if (r1911 === undefined) { break l1895; }
      p = pos;
      m1898 = true;
      continue l1894;
    }
    p = s1896;
    if (trail.length > t1897) trail.length = t1897;
    break;
  }
  if (!m1898) { return undefined; }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

const stepTranscript: Step = { op: 'rule', name: 'Transcript', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf55, body: { op: 'choice', starts: [STARTS_0, null, null, null, STARTS_1, null, STARTS_3, null, STARTS_4], alternatives: [{ op: 'leaf', read: leaf75 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf90 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepProse }] } }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: leaf210 }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: leaf211 }] } }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf167 }, { op: 'again', step: () => stepMessage }] } }] } };
const stepBlock: Step = { op: 'rule', name: 'Block', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf76 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf80 }] } };
const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text78 } };
const stepComment: Step = { op: 'rule', name: 'Comment', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf84 }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: leaf87 }] } };
const stepCommentText: Step = { op: 'rule', name: 'CommentText', register: -1, isText: true, body: { op: 'text', read: text86 } };
const stepField: Step = { op: 'rule', name: 'Field', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf91 }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: leaf121 }] } };
const stepMoreText: Step = { op: 'rule', name: 'MoreText', register: -1, isText: true, body: { op: 'text', read: text105 } };
const stepListBlock: Step = { op: 'rule', name: 'ListBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: leaf123 }, { op: 'choice', starts: [STARTS_2, null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: leaf138 }] }] } };
const stepListFence: Step = { op: 'rule', name: 'ListFence', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf126 }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: leaf133 }] } };
const stepListText: Step = { op: 'rule', name: 'ListText', register: -1, isText: true, body: { op: 'text', read: text128 } };
const stepEntry: Step = { op: 'rule', name: 'Entry', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf139 }, { op: 'leaf', read: leaf152 }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: leaf154 } }, { op: 'leaf', read: leaf121 }] } };
const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf121 }] } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf162 }, { op: 'text', read: text163 }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf165 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf167 }, { op: 'again', step: () => stepMessage }] } }, { op: 'leaf', read: leaf207 }] } };
const stepMessage: Step = { op: 'rule', name: 'Message', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf169 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf206, body: { op: 'choice', starts: [STARTS_0, null, null, null, STARTS_1, null, STARTS_3, null, STARTS_4], alternatives: [{ op: 'leaf', read: leaf75 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf90 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepProse }] } }] } }] } };

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
