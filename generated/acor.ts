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
const TABLE_3 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
const TABLE_4 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
const TABLE_5 = tableOf([9, 9], [32, 32], [45, 45], [95, 95]);
const TABLE_6 = tableOf([69, 69], [80, 80], [83, 83], [101, 101], [112, 112], [115, 115]);
const TABLE_7 = tableOf([65, 65], [83, 83], [97, 97], [115, 115]);
const TABLE_8 = tableOf([73, 73], [79, 79], [105, 105], [111, 111]);
const TABLE_9 = tableOf([9, 9], [32, 32], [45, 45], [68, 68], [70, 70], [95, 95], [100, 100], [102, 102]);
const TABLE_10 = tableOf([9, 9], [27, 27], [32, 32], [58, 58], [60, 60]);
const TABLE_11 = tableOf([67, 67], [70, 70], [82, 82], [87, 87], [99, 99], [102, 102], [114, 114], [119, 119]);
const TABLE_12 = tableOf([0, 8], [11, 12], [14, 31], [33, 34], [36, 127]);
const TABLE_13 = tableOf([0, 9], [11, 12], [14, 41], [43, 94], [96, 127]);
const TABLE_14 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 95]);
const TABLE_15 = tableOf([27, 27], [32, 32], [35, 35], [60, 60]);
const TABLE_16 = tableOf([32, 32], [35, 35], [42, 42], [95, 95]);
const TABLE_17 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83]);
const TABLE_18 = tableOf([65, 65], [69, 69], [80, 80], [83, 83]);
const TABLE_19 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 96], [126, 126]);
const TABLE_20 = tableOf([0, 9], [11, 12], [14, 31], [33, 95], [97, 125], [127, 127]);
const TABLE_21 = tableOf([0, 8], [11, 12], [14, 31], [33, 41], [43, 57], [59, 94], [96, 127]);
const TABLE_22 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 94], [96, 127]);
const TABLE_23 = tableOf([68, 69], [82, 82], [86, 86], [100, 101], [114, 114], [118, 118]);
const TABLE_24 = tableOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
const TABLE_25 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [44, 44], [46, 47], [58, 59], [61, 67], [70, 81], [83, 85], [87, 94], [97, 99], [102, 113], [115, 117], [119, 125], [127, 127]);
const TABLE_26 = tableOf([9, 9], [32, 32], [42, 42], [45, 45], [95, 95]);
const TABLE_27 = tableOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
const TABLE_28 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
const TABLE_29 = tableOf([32, 32], [42, 43], [45, 45], [48, 57]);
const TABLE_30 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 95], [97, 127]);
const TABLE_31 = tableOf([9, 9], [32, 32], [96, 96], [126, 126]);
const TABLE_32 = tableOf([9, 10], [13, 13], [32, 32], [96, 96], [126, 126]);
const TABLE_33 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
const TABLE_34 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
const TABLE_35 = tableOf([9, 9], [27, 27], [32, 32], [37, 37], [60, 60]);
const TABLE_36 = tableOf([27, 27], [45, 45], [48, 57], [60, 60]);
const TABLE_37 = tableOf([45, 45], [65, 90], [95, 95], [97, 122]);
const TABLE_38 = tableOf([9, 9], [32, 32], [45, 45], [67, 68], [70, 70], [95, 95], [99, 100], [102, 102]);
const TABLE_39 = tableOf([42, 42], [65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [95, 95], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
const TABLE_40 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [95, 95]);
const STOPS_0 = /[\u000a\u000d]/g;
const STOPS_1 = /[\u000a\u000d\u002a\u005f]/g;
const STOPS_2 = /[\u000a\u000d\u0060]/g;
const STARTS_3 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_4 = startsOf([32, 32], [96, 96], [126, 126]);
const STOPS_5 = /[\u000a\u000d\u002d]/g;
const STARTS_6 = startsOf([32, 32], [60, 60]);
const STARTS_7 = startsOf([27, 27], [32, 32], [60, 60]);
const STOPS_8 = /[\u000a\u000d\u002a\u003a\u005f]/g;
const STARTS_9 = startsOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
const STARTS_10 = startsOf([96, 96], [126, 126]);
const STARTS_11 = startsOf([32, 32], [42, 43], [45, 45], [48, 57]);
const STOPS_12 = /[\u0009-\u000a\u000d\u0020\u003a\u0060]/g;
const STARTS_13 = startsOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
const STARTS_14 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_15 = startsOf([32, 32], [35, 35], [42, 42], [95, 95]);
const STOPS_16 = /[\u000a\u000d\u001b\u003c]/g;
const STOPS_17 = /[\u000a\u000d\u002a]/g;
const STOPS_18 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u003c]/g;
const STARTS_19 = startsOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 95]);
const STARTS_20 = startsOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
const STARTS_21 = startsOf([0, 65535]);

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
  let value!: GapNode | BadNoiseLinesNode;
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
    if (!(((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
      touched ||= p >= end;
      return undefined;
    }
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
  let c = 0;
  const start = p;
  l64: {
    if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
      const s62 = p;
      l63: {
        p = skipNoiseTail(p);
        if (p < 0) { break l63; }
        p = s62;
        break l64;
      }
      p = s62;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r441 = readNoiseLines(p);
  if (r441 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadNoiseLinesNode = { type: 'BadNoiseLines', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNoiseTail(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNoiseLines(p);
  if (p < 0) { return -1; }
  l110: {
    const s111 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l112: {
        p = skipHeaderStart(p);
        if (p < 0) { break l112; }
        break l110;
      }
      p = s111;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l397: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l397; }
        break l110;
      }
      p = s111;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l423: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l423; }
        break l110;
      }
      p = s111;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s438 = p;
        l439: {
          p++;
          return -1;
        }
        p = s438;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipNoiseLines(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNoiseLine(p);
  if (p < 0) { return -1; }
  l97: for (;;) {
    const s99 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l98: {
        l101: {
          const s102 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
            l103: {
              p = skipNoiseLine(p);
              if (p < 0) { break l103; }
              break l101;
            }
            p = s102;
          } else touched ||= p >= end;
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
    } else touched ||= p >= end;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l115: {
        p = skipKnownHeader(p);
        if (p < 0) { break l115; }
        break l113;
      }
      p = s114;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
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
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
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
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
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
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
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
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
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
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l213;
          }
          p++;
          break l211;
        }
        p = s212;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
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
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
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
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304))) {
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l142: {
        p = skipArgWords(p);
        if (p < 0) { break l142; }
        break l140;
      }
      p = s141;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
      l149: {
        p = skipTitleWords(p);
        if (p < 0) { break l149; }
        break l140;
      }
      p = s141;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304))) {
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
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
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
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
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
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
            const s161 = p;
            l160: {
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
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
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l232;
        }
        p = skipBoldText(p);
        if (p < 0) { break l232; }
        break l230;
      }
      p = s231;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
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
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
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
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
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
        const near259 = p + 16;
        while (p < near259 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near259) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (p < end) {
          {
            const s260 = p;
            l261: {
              p++;
              break l253;
            }
            p = s260;
          }
        } else touched ||= p >= end;
        p = s252;
        break l254;
      }
      p = s252;
    } else touched ||= p >= end;
    return -1;
  }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
    {
      const s263 = p;
      l264: {
        p = skipLoneLetter(p);
        if (p < 0) { break l264; }
        return -1;
      }
      p = s263;
    }
  } else touched ||= p >= end;
  p = skipCutMarks(p);
  if (p < 0) { return -1; }
  return p;
}

function skipLoneLetter(p: number): number {
  let c = 0;
  l266: {
    const s267 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l268: {
        let n272 = 0;
        l269: for (;;) {
          if (n272 >= 3) break;
          const s271 = p;
          l270: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l270;
            }
            p++;
            n272++;
            continue l269;
          }
          p = s271;
          break;
        }
        l273: {
          const s274 = p;
          if (text.charCodeAt(p) === 35) {
            l275: {

              p++;
              if (text.charCodeAt(p) === 35) {
                {
                  const s276 = p;
                  l277: {

                    p++;
                    break l275;
                  }
                  p = s276;
                }
              } else touched ||= p >= end;
              break l273;
            }
            p = s274;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) {
            reachesEnd(p, "###");
            break l268;
          }
          p += 3;
          while (text.charCodeAt(p) === 35) p++;
          touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l268;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l279: {
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            const s281 = p;
            l280: {
              p++;
              break l279;
            }
            p = s281;
          } else touched ||= p >= end;
        }
        if (p < end) {
          {
            const s282 = p;
            l283: {
              p++;
              break l268;
            }
            p = s282;
          }
        } else touched ||= p >= end;
        break l266;
      }
      p = s267;
    } else touched ||= p >= end;
    let n288 = 0;
    l285: for (;;) {
      if (n288 >= 3) break;
      const s287 = p;
      l286: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l286;
        }
        p++;
        n288++;
        continue l285;
      }
      p = s287;
      break;
    }
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipStrong(p);
    if (p < 0) { return -1; }
    l289: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s291 = p;
        l290: {
          p++;
          break l289;
        }
        p = s291;
      } else touched ||= p >= end;
    }
    if (p < end) {
      {
        const s292 = p;
        l293: {
          p++;
          return -1;
        }
        p = s292;
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
  const list395: string[] = [];
  l391: for (;;) {
    const s393 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l392: {
        let v394!: string;
        v394 = text.charAt(p);
        p++;
        list395.push(v394);
        continue l391;
      }
      p = s393;
    } else touched ||= p >= end;
    break;
  }
  if (list395.length === 0) { return undefined; }
  value = list395;
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
  l295: {
    const s296 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l297: {
        let n301 = 0;
        l298: for (;;) {
          if (n301 >= 3) break;
          const s300 = p;
          l299: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l299;
            }
            p++;
            n301++;
            continue l298;
          }
          p = s300;
          break;
        }
        let n305 = 0;
        l302: for (;;) {
          if (n305 >= 6) break;
          const s304 = p;
          l303: {
            if (text.charCodeAt(p) !== 35) {
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
        if (n305 < 1) { break l297; }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) {
          touched ||= p >= end;
          break l297;
        }
        p = skipWholeHead(p);
        if (p < 0) { break l297; }
        if (p < end) {
          {
            const s352 = p;
            l353: {
              p++;
              break l297;
            }
            p = s352;
          }
        } else touched ||= p >= end;
        break l295;
      }
      p = s296;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 42)) {
      l355: {
        let n359 = 0;
        l356: for (;;) {
          if (n359 >= 3) break;
          const s358 = p;
          l357: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l357;
            }
            p++;
            n359++;
            continue l356;
          }
          p = s358;
          break;
        }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l355;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) {
          touched ||= p >= end;
          break l355;
        }
        p = skipWholeBold(p);
        if (p < 0) { break l355; }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l355;
        }
        p += 2;
        if (p < end) {
          {
            const s381 = p;
            l382: {
              p++;
              break l355;
            }
            p = s381;
          }
        } else touched ||= p >= end;
        break l295;
      }
      p = s296;
    } else touched ||= p >= end;
    let n387 = 0;
    l384: for (;;) {
      if (n387 >= 3) break;
      const s386 = p;
      l385: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l385;
        }
        p++;
        n387++;
        continue l384;
      }
      p = s386;
      break;
    }
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) {
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
        const s388 = p;
        l389: {
          p++;
          return -1;
        }
        p = s388;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipWholeHead(p: number): number {
  let c = 0;
  l306: {
    const s307 = p;
    if (text.charCodeAt(p) === 83) {
      l308: {
        if (!text.startsWith("Status:", p)) {
          reachesEnd(p, "Status:");
          break l308;
        }
        p += 7;
        l309: {
          if (text.charCodeAt(p) === 32) {
            const s311 = p;
            l310: {

              p++;
              break l309;
            }
            p = s311;
          } else touched ||= p >= end;
        }
        l312: {
          const s313 = p;
          if (text.charCodeAt(p) === 82) {
            l314: {
              if (!text.startsWith("Ready", p)) {
                reachesEnd(p, "Ready");
                break l314;
              }
              p += 5;
              break l312;
            }
            p = s313;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 87) {
            l315: {
              if (!text.startsWith("Working", p)) {
                reachesEnd(p, "Working");
                break l315;
              }
              p += 7;
              break l312;
            }
            p = s313;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 67) {
            l316: {
              if (!text.startsWith("Complete", p)) {
                reachesEnd(p, "Complete");
                break l316;
              }
              p += 8;
              break l312;
            }
            p = s313;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 70) {
            l317: {
              if (!text.startsWith("Failed", p)) {
                reachesEnd(p, "Failed");
                break l317;
              }
              p += 6;
              break l312;
            }
            p = s313;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 67 || !text.startsWith("Cancelled", p)) {
            reachesEnd(p, "Cancelled");
            break l308;
          }
          p += 9;
        }
        break l306;
      }
      p = s307;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 80) {
      l318: {
        if (!text.startsWith("Progress:", p)) {
          reachesEnd(p, "Progress:");
          break l318;
        }
        p += 9;
        l319: {
          if (text.charCodeAt(p) === 32) {
            const s321 = p;
            l320: {

              p++;
              break l319;
            }
            p = s321;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
          touched ||= p >= end;
          break l318;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)) p++;
        touched ||= p >= end;
        l322: {
          if (text.charCodeAt(p) === 32) {
            const s324 = p;
            l323: {

              p++;
              break l322;
            }
            p = s324;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l318;
        }
        p++;
        break l306;
      }
      p = s307;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
      l325: {
        l326: {
          const s327 = p;
          if (text.charCodeAt(p) === 69) {
            l328: {
              if (!text.startsWith("Error", p)) {
                reachesEnd(p, "Error");
                break l328;
              }
              p += 5;
              break l326;
            }
            p = s327;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 83) {
            l329: {
              if (!text.startsWith("Session Checkpoint", p)) {
                reachesEnd(p, "Session Checkpoint");
                break l329;
              }
              p += 18;
              break l326;
            }
            p = s327;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) {
            reachesEnd(p, "Session");
            break l325;
          }
          p += 7;
        }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l325;
        }
        p++;
        l330: {
          if (text.charCodeAt(p) === 32) {
            const s332 = p;
            l331: {

              p++;
              break l330;
            }
            p = s332;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l325;
        }
        p++;
        const near333 = p + 16;
        while (p < near333 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near333) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l306;
      }
      p = s307;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l334: {
        l335: {
          const s336 = p;
          if (text.charCodeAt(p) === 65) {
            l337: {
              if (!text.startsWith("AI Directive", p)) {
                reachesEnd(p, "AI Directive");
                break l337;
              }
              p += 12;
              break l335;
            }
            p = s336;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) {
            reachesEnd(p, "Suggestions");
            break l334;
          }
          p += 11;
        }
        l338: {
          if (text.charCodeAt(p) === 58) {
            const s340 = p;
            l339: {

              p++;
              l341: {
                if (text.charCodeAt(p) === 32) {
                  const s343 = p;
                  l342: {

                    p++;
                    break l341;
                  }
                  p = s343;
                } else touched ||= p >= end;
              }
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l339;
              }
              p++;
              const near344 = p + 16;
              while (p < near344 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
              if (p === near344) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l338;
            }
            p = s340;
          } else touched ||= p >= end;
        }
        break l306;
      }
      p = s307;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l345: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l345;
        }
        p += 6;
        l346: {
          if (text.charCodeAt(p) === 32) {
            const s348 = p;
            l347: {
              l349: {
                const s350 = p;
                if (text.charCodeAt(p) === 32) {
                  l351: {
                    if (!text.startsWith(" Data", p)) {
                      reachesEnd(p, " Data");
                      break l351;
                    }
                    p += 5;
                    break l349;
                  }
                  p = s350;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 32 || !text.startsWith(" Files", p)) {
                  reachesEnd(p, " Files");
                  break l347;
                }
                p += 6;
              }
              break l346;
            }
            p = s348;
          } else touched ||= p >= end;
        }
        break l306;
      }
      p = s307;
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
  l360: {
    const s361 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      l362: {
        l363: {
          const s364 = p;
          if (text.charCodeAt(p) === 83) {
            l365: {
              if (!text.startsWith("Status", p)) {
                reachesEnd(p, "Status");
                break l365;
              }
              p += 6;
              break l363;
            }
            p = s364;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 80) {
            l366: {
              if (!text.startsWith("Progress", p)) {
                reachesEnd(p, "Progress");
                break l366;
              }
              p += 8;
              break l363;
            }
            p = s364;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 69) {
            l367: {
              if (!text.startsWith("Error", p)) {
                reachesEnd(p, "Error");
                break l367;
              }
              p += 5;
              break l363;
            }
            p = s364;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 83) {
            l368: {
              if (!text.startsWith("Session Checkpoint", p)) {
                reachesEnd(p, "Session Checkpoint");
                break l368;
              }
              p += 18;
              break l363;
            }
            p = s364;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 83) {
            l369: {
              if (!text.startsWith("Session", p)) {
                reachesEnd(p, "Session");
                break l369;
              }
              p += 7;
              break l363;
            }
            p = s364;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 65) {
            l370: {
              if (!text.startsWith("AI Directive", p)) {
                reachesEnd(p, "AI Directive");
                break l370;
              }
              p += 12;
              break l363;
            }
            p = s364;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) {
            reachesEnd(p, "Suggestions");
            break l362;
          }
          p += 11;
        }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l362;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l362; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l362;
        }
        p++;
        const near371 = p + 16;
        while (p < near371 && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128)) p++;
        if (p === near371) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l360;
      }
      p = s361;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65) {
      l372: {
        if (!text.startsWith("AI Directive", p)) {
          reachesEnd(p, "AI Directive");
          break l372;
        }
        p += 12;
        break l360;
      }
      p = s361;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 83) {
      l373: {
        if (!text.startsWith("Suggestions", p)) {
          reachesEnd(p, "Suggestions");
          break l373;
        }
        p += 11;
        break l360;
      }
      p = s361;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l374: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l374;
        }
        p += 6;
        l375: {
          if (text.charCodeAt(p) === 32) {
            const s377 = p;
            l376: {
              l378: {
                const s379 = p;
                if (text.charCodeAt(p) === 32) {
                  l380: {
                    if (!text.startsWith(" Data", p)) {
                      reachesEnd(p, " Data");
                      break l380;
                    }
                    p += 5;
                    break l378;
                  }
                  p = s379;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 32 || !text.startsWith(" Files", p)) {
                  reachesEnd(p, " Files");
                  break l376;
                }
                p += 6;
              }
              break l375;
            }
            p = s377;
          } else touched ||= p >= end;
        }
        break l360;
      }
      p = s361;
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
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceOpen(p);
  if (p < 0) { return -1; }
  l416: for (;;) {
    const s418 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l417: {
        l420: {
          const s421 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l422: {
              p = skipBlankLine(p);
              if (p < 0) { break l422; }
              break l420;
            }
            p = s421;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l417;
          }
          p = skipNoise(p);
          if (p < 0) { break l417; }
        }
        continue l416;
      }
      p = s418;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipKnownHeader(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceOpen(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceHead(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceHead(p: number): number {
  let c = 0;
  l398: {
    const s399 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l400: {
        let n404 = 0;
        l401: for (;;) {
          if (n404 >= 3) break;
          const s403 = p;
          l402: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l402;
            }
            p++;
            n404++;
            continue l401;
          }
          p = s403;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l400;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        const near406 = p + 16;
        while (p < near406 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near406) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l409: {
          const s407 = p;
          l408: {
            p = skipLineEnd(p);
            if (p < 0) { break l408; }
            p = s407;
            break l409;
          }
          p = s407;
          break l400;
        }
        break l398;
      }
      p = s399;
    } else touched ||= p >= end;
    let n413 = 0;
    l410: for (;;) {
      if (n413 >= 3) break;
      const s412 = p;
      l411: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l411;
        }
        p++;
        n413++;
        continue l410;
      }
      p = s412;
      break;
    }
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    const near415 = p + 16;
    while (p < near415 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near415) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function skip_wrapperEnd(p: number): number {
  let c = 0;
  let n427 = 0;
  l424: for (;;) {
    if (n427 >= 3) break;
    const s426 = p;
    l425: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l425;
      }
      p++;
      n427++;
      continue l424;
    }
    p = s426;
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
  l437: {
    const s435 = p;
    l436: {
      p = skipLineEnd(p);
      if (p < 0) { break l436; }
      p = s435;
      break l437;
    }
    p = s435;
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
  const r428 = readFenceRun(p);
  if (r428 === undefined) { return undefined; }
  value = r428;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l429: {
    const s430 = p;
    if (text.charCodeAt(p) === 96) {
      l431: {
        const s432 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l431;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s432, p);
        break l429;
      }
      p = s430;
    } else touched ||= p >= end;
    const s433 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s433, p);
  }
  pos = p;
  return value;
}

function readNoiseLines(p: number): [[" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null], ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[]] | undefined {
  let c = 0;
  let value!: [[" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null], ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[]];
  let e442!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null];
  if (!(((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r443 = readNoiseLine(p);
  if (r443 === undefined) { return undefined; }
  e442 = r443;
  p = pos;
  let e523!: ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[];
  const list529: ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[] = [];
  l524: for (;;) {
    const s526 = p;
    const t527 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l525: {
        let v528!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null];
        l531: {
          const s532 = p;
          const t533 = trail.length;
          if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
            l534: {
              const r535 = readNoiseLine(p);
              if (r535 === undefined) { break l534; }
              v528 = r535;
              p = pos;
              break l531;
            }
            p = s532;
            if (trail.length > t533) trail.length = t533;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
            touched ||= p >= end;
            break l525;
          }
          const r537 = readBlankLine(p);
          if (r537 === undefined) { break l525; }
          v528 = r537;
          p = pos;
        }
        list529.push(v528);
        continue l524;
      }
      p = s526;
      if (trail.length > t527) trail.length = t527;
    } else touched ||= p >= end;
    break;
  }
  e523 = list529;
  value = [e442, e523];
  pos = p;
  return value;
}

function readNoiseLine(p: number): [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null];
  let e444!: " "[];
  const r445 = readIndent(p);
  if (r445 === undefined) { return undefined; }
  e444 = r445;
  p = pos;
  let e453!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r454 = readNoise(p);
  if (r454 === undefined) { return undefined; }
  e453 = r454;
  p = pos;
  let e497!: (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[];
  const list502: (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[] = [];
  l498: for (;;) {
    const s500 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l499: {
        let v501!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string;
        l504: {
          const s505 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l506: {
              const r507 = readNoise(p);
              if (r507 === undefined) { break l506; }
              v501 = r507;
              p = pos;
              break l504;
            }
            p = s505;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l499;
          }
          const r509 = readBlank(p);
          if (r509 === undefined) { break l499; }
          v501 = r509;
          p = pos;
        }
        list502.push(v501);
        continue l498;
      }
      p = s500;
    } else touched ||= p >= end;
    break;
  }
  e497 = list502;
  let e511!: "\n" | BadLineEndNode | null;
  const r512 = readLineEnd(p);
  if (r512 === undefined) { return undefined; }
  e511 = r512;
  p = pos;
  value = [e444, e453, e497, e511];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list451: " "[] = [];
  let n449 = 0;
  l446: for (;;) {
    if (n449 >= 3) break;
    const s448 = p;
    l447: {
      let v450!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l447;
      }
      v450 = " ";
      p++;
      list451.push(v450);
      n449++;
      continue l446;
    }
    p = s448;
    break;
  }
  value = list451;
  pos = p;
  return value;
}

function readNoise(p: number): ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | undefined {
  let value!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
  l455: {
    const s456 = p;
    if (text.charCodeAt(p) === 60) {
      l457: {
        const r458 = readTemplateToken(p);
        if (r458 === undefined) { break l457; }
        value = r458;
        p = pos;
        break l455;
      }
      p = s456;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 27)) {
      touched ||= p >= end;
      return undefined;
    }
    const r485 = readAnsiSequence(p);
    if (r485 === undefined) { return undefined; }
    value = r485;
    p = pos;
  }
  pos = p;
  return value;
}

function readTemplateToken(p: number): ["<|", string[], "|>", [string, string[], null] | null] | undefined {
  let c = 0;
  let value!: ["<|", string[], "|>", [string, string[], null] | null];
  let e459!: "<|";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return undefined;
  }
  e459 = "<|";
  p += 2;
  let e460!: string[];
  const list465: string[] = [];
  l461: for (;;) {
    const s463 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      l462: {
        let v464!: string;
        v464 = text.charAt(p);
        p++;
        list465.push(v464);
        continue l461;
      }
      p = s463;
    } else touched ||= p >= end;
    break;
  }
  if (list465.length === 0) { return undefined; }
  e460 = list465;
  let e467!: "|>";
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return undefined;
  }
  e467 = "|>";
  p += 2;
  let e468!: [string, string[], null] | null;
  l469: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s471 = p;
      l470: {
        let e472!: string;
        e472 = text.charAt(p);
        p++;
        let e473!: string[];
        const list478: string[] = [];
        l474: for (;;) {
          const s476 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
            l475: {
              let v477!: string;
              v477 = text.charAt(p);
              p++;
              list478.push(v477);
              continue l474;
            }
            p = s476;
          } else touched ||= p >= end;
          break;
        }
        e473 = list478;
        let e480!: null;
        l483: {
          if (text.charCodeAt(p) === 60) {
            const s481 = p;
            l482: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l482;
              }
              p += 2;
              p = s481;
              break l483;
            }
            p = s481;
          } else touched ||= p >= end;
          break l470;
        }
        e480 = null;
        e468 = [e472, e473, e480];
        break l469;
      }
      p = s471;
    } else touched ||= p >= end;
    e468 = null;
  }
  value = [e459, e460, e467, e468];
  pos = p;
  return value;
}

function readAnsiSequence(p: number): ["\u001b[", string[], string] | undefined {
  let c = 0;
  let value!: ["\u001b[", string[], string];
  let e486!: "\u001b[";
  if (text.charCodeAt(p) !== 27 || !text.startsWith("\u001b[", p)) {
    reachesEnd(p, "\u001b[");
    return undefined;
  }
  e486 = "\u001b[";
  p += 2;
  let e487!: string[];
  const list492: string[] = [];
  l488: for (;;) {
    const s490 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) {
      l489: {
        let v491!: string;
        v491 = text.charAt(p);
        p++;
        list492.push(v491);
        continue l488;
      }
      p = s490;
    } else touched ||= p >= end;
    break;
  }
  e487 = list492;
  let e494!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  e494 = text.charAt(p);
  p++;
  value = [e486, e487, e494];
  pos = p;
  return value;
}

function readLineEnd(p: number): "\n" | BadLineEndNode | null | undefined {
  let c = 0;
  let value!: "\n" | BadLineEndNode | null;
  l513: {
    const s514 = p;
    const t515 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l516: {
        const r517 = readEol(p);
        if (r517 === undefined) { break l516; }
        value = r517;
        p = pos;
        break l513;
      }
      p = s514;
      if (trail.length > t515) trail.length = t515;
    } else touched ||= p >= end;
    const r519 = readEof(p);
    if (r519 === undefined) { return undefined; }
    value = r519;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf56(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e542!: null;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s543 = p;
      l544: {
        p = skipWholeWrapper(p);
        if (p < 0) { break l544; }
        return -1;
      }
      p = s543;
    }
  } else touched ||= p >= end;
  e542 = null;
  let e710!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
    {
      const s711 = p;
      l712: {
        p = skipBodyStop(p);
        if (p < 0) { break l712; }
        return -1;
      }
      p = s711;
    }
  } else touched ||= p >= end;
  e710 = null;
  value = [e542, e710];
  leafValue = value;
  return p;
}

function skipWholeWrapper(p: number): number {
  let c = 0;
  l548: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s546 = p;
      l547: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l547; }
        p = s546;
        break l548;
      }
      p = s546;
    } else touched ||= p >= end;
    return -1;
  }
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s549 = p;
      l550: {
        p = skipExampleAhead(p);
        if (p < 0) { break l550; }
        return -1;
      }
      p = s549;
    }
  } else touched ||= p >= end;
  return p;
}

function skipExampleAhead(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipWrapperShape(p);
  if (p < 0) { return -1; }
  l694: for (;;) {
    const s696 = p;
    if (p < end) {
      l695: {
        l698: {
          const s699 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l700: {
              p = skipWrapperShape(p);
              if (p < 0) { break l700; }
              break l698;
            }
            p = s699;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l701: {
              p = skipClosedFence(p);
              if (p < 0) { break l701; }
              break l698;
            }
            p = s699;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
            {
              const s702 = p;
              l703: {
                p = skipHeaderStart(p);
                if (p < 0) { break l703; }
                break l695;
              }
              p = s702;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l695;
          }
          p = skipLine(p);
          if (p < 0) { break l695; }
        }
        continue l694;
      }
      p = s696;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
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
  let c = 0;
  let value!: [string, [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null], "\n" | BadLineEndNode | null];
  let l_run!: string;
  let e552!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r553 = readFenceOpen(p);
  if (r553 === undefined) { return undefined; }
  l_run = r553;
  p = pos;
  registers[0] = l_run;
  e552 = l_run;
  let e577!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][];
  const list583: ([null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l578: for (;;) {
    const s580 = p;
    const t581 = trail.length;
    if (p < end) {
      l579: {
        let v582!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]];
        let e585!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s586 = p;
            l587: {
              p = skip_wrapperEnd(p);
              if (p < 0) { break l587; }
              break l579;
            }
            p = s586;
          }
        } else touched ||= p >= end;
        e585 = null;
        let e589!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[];
        l590: {
          const s591 = p;
          const t592 = trail.length;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l593: {
              const r594 = readClosedFence(p);
              if (r594 === undefined) { break l593; }
              e589 = r594;
              p = pos;
              break l590;
            }
            p = s591;
            if (trail.length > t592) trail.length = t592;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l579;
          }
          const r673 = readLine(p);
          if (r673 === undefined) { break l579; }
          e589 = r673;
          p = pos;
        }
        v582 = [e585, e589];
        list583.push(v582);
        continue l578;
      }
      p = s580;
      if (trail.length > t581) trail.length = t581;
    } else touched ||= p >= end;
    break;
  }
  e577 = list583;
  let e675!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r676 = read_wrapperEnd(p);
  if (r676 === undefined) { return undefined; }
  e675 = r676;
  p = pos;
  let e691!: "\n" | BadLineEndNode | null;
  const r692 = readLineEnd(p);
  if (r692 === undefined) { return undefined; }
  e691 = r692;
  p = pos;
  value = [e552, e577, e675, e691];
  pos = p;
  return value;
}

function readFenceOpen(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r554 = readFenceHead(p);
  if (r554 === undefined) { return undefined; }
  value = r554;
  p = pos;
  const r574 = readLineEnd(p);
  if (r574 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l555: {
    const s556 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l557: {
        let n561 = 0;
        l558: for (;;) {
          if (n561 >= 3) break;
          const s560 = p;
          l559: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l559;
            }
            p++;
            n561++;
            continue l558;
          }
          p = s560;
          break;
        }
        const s562 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l557;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s562, p);
        const near563 = p + 16;
        while (p < near563 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near563) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l566: {
          const s564 = p;
          l565: {
            p = skipLineEnd(p);
            if (p < 0) { break l565; }
            p = s564;
            break l566;
          }
          p = s564;
          break l557;
        }
        break l555;
      }
      p = s556;
    } else touched ||= p >= end;
    let n570 = 0;
    l567: for (;;) {
      if (n570 >= 3) break;
      const s569 = p;
      l568: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l568;
        }
        p++;
        n570++;
        continue l567;
      }
      p = s569;
      break;
    }
    const s571 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s571, p);
    const near572 = p + 16;
    while (p < near572 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near572) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  pos = p;
  return value;
}

function readClosedFence(p: number): [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null];
  let e595!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r596 = readFenced(p);
  if (r596 === undefined) { return undefined; }
  e595 = r596;
  p = pos;
  let e669!: "\n" | BadLineEndNode | null;
  const r670 = readLineEnd(p);
  if (r670 === undefined) { return undefined; }
  e669 = r670;
  p = pos;
  value = [e595, e669];
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
  let c = 0;
  let value!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  let l_run!: string;
  let e597!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r598 = readFenceOpen(p);
  if (r598 === undefined) { return undefined; }
  l_run = r598;
  p = pos;
  registers[1] = l_run;
  e597 = l_run;
  let e600!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list606: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l601: for (;;) {
    const s603 = p;
    const t604 = trail.length;
    if (p < end) {
      l602: {
        let v605!: [null, [string[], "\n" | BadLineEndNode] | string[]];
        let e608!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s609 = p;
            l610: {
              p = skipFenceClose(p);
              if (p < 0) { break l610; }
              break l602;
            }
            p = s609;
          }
        } else touched ||= p >= end;
        e608 = null;
        let e621!: [string[], "\n" | BadLineEndNode] | string[];
        if (!(p < end)) {
          touched ||= p >= end;
          break l602;
        }
        const r622 = readLine(p);
        if (r622 === undefined) { break l602; }
        e621 = r622;
        p = pos;
        v605 = [e608, e621];
        list606.push(v605);
        continue l601;
      }
      p = s603;
      if (trail.length > t604) trail.length = t604;
    } else touched ||= p >= end;
    break;
  }
  e600 = list606;
  let e644!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r645 = readFenceClose(p);
  if (r645 === undefined) { return undefined; }
  e644 = r645;
  p = pos;
  value = [e597, e600, e644];
  pos = p;
  return value;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n615 = 0;
  l612: for (;;) {
    if (n615 >= 3) break;
    const s614 = p;
    l613: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l613;
      }
      p++;
      n615++;
      continue l612;
    }
    p = s614;
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
  l620: {
    const s618 = p;
    l619: {
      p = skipLineEnd(p);
      if (p < 0) { break l619; }
      p = s618;
      break l620;
    }
    p = s618;
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
  const r616 = readFenceRun(p);
  if (r616 === undefined) { return undefined; }
  value = r616;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l623: {
    const s624 = p;
    const t625 = trail.length;
    if (p < end) {
      l626: {
        let e627!: string[];
        const list632: string[] = [];
        l628: for (;;) {
          const s630 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l629: {
              let v631!: string;
              v631 = text.charAt(p);
              p++;
              list632.push(v631);
              continue l628;
            }
            p = s630;
          } else touched ||= p >= end;
          break;
        }
        e627 = list632;
        let e634!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l626;
        }
        const r635 = readEol(p);
        if (r635 === undefined) { break l626; }
        e634 = r635;
        p = pos;
        value = [e627, e634];
        break l623;
      }
      p = s624;
      if (trail.length > t625) trail.length = t625;
    } else touched ||= p >= end;
    const list641: string[] = [];
    l637: for (;;) {
      const s639 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l638: {
          let v640!: string;
          v640 = text.charAt(p);
          p++;
          list641.push(v640);
          continue l637;
        }
        p = s639;
      } else touched ||= p >= end;
      break;
    }
    if (list641.length === 0) { return undefined; }
    value = list641;
  }
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e646!: " "[];
  const r647 = readIndent(p);
  if (r647 === undefined) { return undefined; }
  e646 = r647;
  p = pos;
  let e649!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r650 = readClosingRun(p);
  if (r650 === undefined) { return undefined; }
  e649 = r650;
  p = pos;
  let e652!: string[];
  const r653 = readBlanks(p);
  if (r653 === undefined) { return undefined; }
  e652 = r653;
  p = pos;
  let e663!: null;
  l666: {
    const s664 = p;
    l665: {
      p = skipLineEnd(p);
      if (p < 0) { break l665; }
      p = s664;
      break l666;
    }
    p = s664;
    return undefined;
  }
  e663 = null;
  value = [e646, e649, e652, e663];
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list658: string[] = [];
  l654: for (;;) {
    const s656 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l655: {
        let v657!: string;
        const r660 = readBlank(p);
        if (r660 === undefined) { break l655; }
        v657 = r660;
        p = pos;
        list658.push(v657);
        continue l654;
      }
      p = s656;
    } else touched ||= p >= end;
    break;
  }
  value = list658;
  pos = p;
  return value;
}

function read_wrapperEnd(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e677!: " "[];
  const r678 = readIndent(p);
  if (r678 === undefined) { return undefined; }
  e677 = r678;
  p = pos;
  let e680!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r681 = readWrapperRun(p);
  if (r681 === undefined) { return undefined; }
  e680 = r681;
  p = pos;
  let e683!: string[];
  const r684 = readBlanks(p);
  if (r684 === undefined) { return undefined; }
  e683 = r684;
  p = pos;
  let e686!: null;
  l689: {
    const s687 = p;
    l688: {
      p = skipLineEnd(p);
      if (p < 0) { break l688; }
      p = s687;
      break l689;
    }
    p = s687;
    return undefined;
  }
  e686 = null;
  value = [e677, e680, e683, e686];
  pos = p;
  return value;
}

function skipClosedFence(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
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
  l705: {
    const s706 = p;
    if (p < end) {
      l707: {
        const near708 = p + 16;
        while (p < near708 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near708) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l707;
        }
        p = skipEol(p);
        if (p < 0) { break l707; }
        break l705;
      }
      p = s706;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near709 = p + 16;
    while (p < near709 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near709) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function skipBodyStop(p: number): number {
  let c = 0;
  l714: {
    const s715 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l716: {
        p = skipHeaderStart(p);
        if (p < 0) { break l716; }
        break l714;
      }
      p = s715;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
      touched ||= p >= end;
      return -1;
    }
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
  const r717 = readGap(p);
  if (r717 === undefined) { return -1; }
  value = r717;
  p = pos;
  leafValue = value;
  return p;
}

function leaf77(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockHeadNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r719 = readBlockHead(p);
  if (r719 === undefined) { return -1; }
  value = r719;
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
  l720: {
    const s721 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l722: {
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
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l722;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l_run = text.slice(s728, p);
        const s729 = p;
        const near730 = p + 16;
        while (p < near730 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near730) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l_info = text.slice(s729, p);
        l733: {
          const s731 = p;
          l732: {
            p = skipLineEnd(p);
            if (p < 0) { break l732; }
            p = s731;
            break l733;
          }
          p = s731;
          break l722;
        }
        break l720;
      }
      p = s721;
    } else touched ||= p >= end;
    const s734 = p;
    let n738 = 0;
    l735: for (;;) {
      if (n738 >= 3) break;
      const s737 = p;
      l736: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l736;
        }
        p++;
        n738++;
        continue l735;
      }
      p = s737;
      break;
    }
    l_lead = text.slice(s734, p);
    const s739 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s739, p);
    const s740 = p;
    const near741 = p + 16;
    while (p < near741 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near741) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l_info = text.slice(s740, p);
    l744: {
      const s742 = p;
      l743: {
        p = skipLineEnd(p);
        if (p < 0) { break l743; }
        p = s742;
        break l744;
      }
      p = s742;
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
    case 1: {
      const near746 = p + 16;
      while (p < near746 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near746) {
        STOPS_0.lastIndex = p;
        p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
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
      l747: {

        const near748 = p + 16;
        while (p < near748 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near748) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
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
      l749: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l749;
        }
        p = skipNewline(p);
        if (p < 0) { break l749; }
        l756: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)) {
            const s754 = p;
            l755: {
              p++;
              p = s754;
              break l756;
            }
            p = s754;
          } else touched ||= p >= end;
          break l749;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l757: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l757;
        }
        p = skipNewline(p);
        if (p < 0) { break l757; }
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s758 = p;
            l759: {
              p = skipFenceClose(p);
              if (p < 0) { break l759; }
              break l757;
            }
            p = s758;
          }
        } else touched ||= p >= end;
        {
          const s761 = p;
          l762: {
            if (p < end) {
              {
                const s764 = p;
                l765: {
                  p++;
                  break l762;
                }
                p = s764;
              }
            } else touched ||= p >= end;
            break l757;
          }
          p = s761;
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
  l750: {
    const s751 = p;
    if (text.charCodeAt(p) === 13) {
      l752: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l752;
        }
        p += 2;
        break l750;
      }
      p = s751;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l753: {

        p++;
        break l750;
      }
      p = s751;
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
  l767: {
    const s768 = p;
    const t769 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l770: {
        const r771 = readBlockEnd(p);
        if (r771 === undefined) { break l770; }
        value = r771;
        p = pos;
        break l767;
      }
      p = s768;
      if (trail.length > t769) trail.length = t769;
    } else touched ||= p >= end;
    const r777 = readMissingFenceEnd(p);
    if (r777 === undefined) { return -1; }
    value = r777;
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
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r772 = readFenceLine(p);
  if (r772 === undefined) { return undefined; }
  l_fence = r772;
  p = pos;
  const r774 = readLineEnd(p);
  if (r774 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BlockEnd', start: base + start, end: base + p, fence: l_fence };
}

function readFenceLine(p: number): FenceLineNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFenceClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'FenceLine', start: base + start, end: base + p };
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  let c = 0;
  const start = p;
  l778: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s780 = p;
      l779: {
        p = skipNewline(p);
        if (p < 0) { break l779; }
        break l778;
      }
      p = s780;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf85(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommentHeadNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  const r782 = readCommentHead(p);
  if (r782 === undefined) { return -1; }
  value = r782;
  p = pos;
  leafValue = value;
  return p;
}

function readCommentHead(p: number): CommentHeadNode | undefined {
  const start = p;
  let n786 = 0;
  l783: for (;;) {
    if (n786 >= 3) break;
    const s785 = p;
    l784: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l784;
      }
      p++;
      n786++;
      continue l783;
    }
    p = s785;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!", p)) {
    reachesEnd(p, "<!");
    return undefined;
  }
  p += 2;
  l789: {
    if (text.charCodeAt(p) === 45) {
      const s787 = p;
      l788: {
        if (!text.startsWith("--", p)) {
          reachesEnd(p, "--");
          break l788;
        }
        p += 2;
        p = s787;
        break l789;
      }
      p = s787;
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
    case 1: {
      const near791 = p + 16;
      while (p < near791 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) p++;
      if (p === near791) {
        STOPS_5.lastIndex = p;
        p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
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
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) {
      l792: {

        const near793 = p + 16;
        while (p < near793 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) p++;
        if (p === near793) {
          STOPS_5.lastIndex = p;
          p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
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
      l794: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l794;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l795: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l795;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l796: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l796;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l797: {
        if (text.charCodeAt(p) === 45) {
          {
            const s798 = p;
            l799: {
              if (!text.startsWith("-->", p)) {
                reachesEnd(p, "-->");
                break l799;
              }
              p += 3;
              break l797;
            }
            p = s798;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l797;
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
  l801: {
    const s802 = p;
    const t803 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l804: {
        const r805 = readCommentEnd(p);
        if (r805 === undefined) { break l804; }
        value = r805;
        p = pos;
        break l801;
      }
      p = s802;
      if (trail.length > t803) trail.length = t803;
    } else touched ||= p >= end;
    const r810 = readMissingCommentEnd(p);
    if (r810 === undefined) { return -1; }
    value = r810;
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
  const near806 = p + 16;
  while (p < near806 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near806) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  const r807 = readLineEnd(p);
  if (r807 === undefined) { return undefined; }
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
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoiseLinesNode;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  const r812 = readBadNoiseLines(p);
  if (r812 === undefined) { return -1; }
  value = r812;
  p = pos;
  leafValue = value;
  return p;
}

function leaf92(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FieldLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r814 = readFieldLine(p);
  if (r814 === undefined) { return -1; }
  value = r814;
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
  const s815 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s815, p);
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l816: {
    const s817 = p;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l818: {
        const r819 = readBoldName(p);
        if (r819 === undefined) { break l818; }
        l_name = r819;
        p = pos;
        break l816;
      }
      p = s817;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r854 = readPlainName(p);
    if (r854 === undefined) { return undefined; }
    l_name = r854;
    p = pos;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l870: {
    if (text.charCodeAt(p) === 96) {
      const s872 = p;
      l871: {
        const r873 = readCodeSpan(p);
        if (r873 === undefined) { break l871; }
        l_code = r873;
        p = pos;
        l939: {
          if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
            const s941 = p;
            l940: {
              p++;
              break l939;
            }
            p = s941;
          } else touched ||= p >= end;
        }
        l944: {
          const s942 = p;
          l943: {
            p = skipBlanks(p);
            if (p < 0) { break l943; }
            p = skipNoises(p);
            if (p < 0) { break l943; }
            p = skipLineEnd(p);
            if (p < 0) { break l943; }
            p = s942;
            break l944;
          }
          p = s942;
          break l871;
        }
        break l870;
      }
      p = s872;
    } else touched ||= p >= end;
    l_code = null;
  }
  const r945 = readFieldValue(p);
  if (r945 === undefined) { return undefined; }
  l_value = r945;
  p = pos;
  l950: {
    const s948 = p;
    l949: {
      p = skipLineEnd(p);
      if (p < 0) { break l949; }
      p = s948;
      break l950;
    }
    p = s948;
    return undefined;
  }
  pos = p;
  return { type: 'FieldLine', start: base + start, end: base + p, lead: l_lead, name: l_name, code: l_code, value: l_value };
}

function readBoldName(p: number): BoldNameNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: LabelNameNode;
  l820: {
    const s821 = p;
    if (text.charCodeAt(p) === 42) {
      l822: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l822;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l822;
        }
        const r823 = readLabelName(p);
        if (r823 === undefined) { break l822; }
        l_name = r823;
        p = pos;
        l845: {
          const s846 = p;
          if (text.charCodeAt(p) === 58) {
            l847: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l847; }
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l847;
              }
              p += 2;
              break l845;
            }
            p = s846;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            reachesEnd(p, "**");
            break l822;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l822; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l822;
          }
          p++;
        }
        break l820;
      }
      p = s821;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return undefined;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r848 = readLabelName(p);
    if (r848 === undefined) { return undefined; }
    l_name = r848;
    p = pos;
    l850: {
      const s851 = p;
      if (text.charCodeAt(p) === 58) {
        l852: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l852; }
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l852;
          }
          p += 2;
          break l850;
        }
        p = s851;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l824: for (;;) {
    const s826 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l825: {
        l828: {
          const s829 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) {
            l830: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l830;
              }
              p++;
              const near831 = p + 16;
              while (p < near831 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) p++;
              if (p === near831) {
                STOPS_8.lastIndex = p;
                p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l828;
            }
            p = s829;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 58) {
            {
              const s832 = p;
              l833: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l833; }
                l835: {
                  const s836 = p;
                  if (text.charCodeAt(p) === 42) {
                    l837: {
                      if (!text.startsWith("**", p)) {
                        reachesEnd(p, "**");
                        break l837;
                      }
                      p += 2;
                      break l835;
                    }
                    p = s836;
                  } else touched ||= p >= end;
                  if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                    reachesEnd(p, "__");
                    break l833;
                  }
                  p += 2;
                }
                break l825;
              }
              p = s832;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            {
              const s838 = p;
              l839: {
                if (!text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l839;
                }
                p += 2;
                break l825;
              }
              p = s838;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            {
              const s841 = p;
              l842: {
                if (!text.startsWith("__", p)) {
                  reachesEnd(p, "__");
                  break l842;
                }
                p += 2;
                break l825;
              }
              p = s841;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 95))) {
            touched ||= p >= end;
            break l825;
          }
          p++;
        }
        continue l824;
      }
      p = s826;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r855 = readPlainWords(p);
  if (r855 === undefined) { return undefined; }
  l_name = r855;
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
  l864: {
    const s862 = p;
    l863: {
      l865: {
        const s866 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l867: {
            p++;
            break l865;
          }
          p = s866;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          l868: {
            p = skipNoise(p);
            if (p < 0) { break l868; }
            break l865;
          }
          p = s866;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l863; }
      }
      p = s862;
      break l864;
    }
    p = s862;
    return undefined;
  }
  pos = p;
  return { type: 'PlainName', start: base + start, end: base + p, name: l_name };
}

function readPlainWords(p: number): PlainWordsNode | undefined {
  let c = 0;
  const start = p;
  l856: {
    const s857 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l858: {
        if (!isCaseless(p, "recovery")) { break l858; }
        p += 8;
        break l856;
      }
      p = s857;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l859: {
        if (!isCaseless(p, "details")) { break l859; }
        p += 7;
        break l856;
      }
      p = s857;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l860: {
        if (!isCaseless(p, "example")) { break l860; }
        p += 7;
        break l856;
      }
      p = s857;
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
  l874: {
    const s875 = p;
    if (text.charCodeAt(p) === 96) {
      l876: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s877 = p;
            l878: {

              p++;
              break l876;
            }
            p = s877;
          }
        } else touched ||= p >= end;
        const r880 = readCodeOfOne(p);
        if (r880 === undefined) { break l876; }
        l_code = r880;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l876;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s890 = p;
            l891: {

              p++;
              break l876;
            }
            p = s890;
          }
        } else touched ||= p >= end;
        break l874;
      }
      p = s875;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l893: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l893;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s894 = p;
            l895: {

              p++;
              break l893;
            }
            p = s894;
          }
        } else touched ||= p >= end;
        const r897 = readCodeOfTwo(p);
        if (r897 === undefined) { break l893; }
        l_code = r897;
        p = pos;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l893;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s911 = p;
            l912: {

              p++;
              break l893;
            }
            p = s911;
          }
        } else touched ||= p >= end;
        break l874;
      }
      p = s875;
    } else touched ||= p >= end;
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
    const r917 = readCodeOfThree(p);
    if (r917 === undefined) { return undefined; }
    l_code = r917;
    p = pos;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s935 = p;
        l936: {

          p++;
          return undefined;
        }
        p = s935;
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
  l881: for (;;) {
    const s883 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l882: {
        l885: {
          const s886 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l887: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l887;
              }
              p++;
              const near888 = p + 16;
              while (p < near888 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near888) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l885;
            }
            p = s886;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
            reachesEnd(p, "``");
            break l882;
          }
          p += 2;
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
        }
        continue l881;
      }
      p = s883;
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
              const near905 = p + 16;
              while (p < near905 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near905) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l902;
            }
            p = s903;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l906: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l906;
              }
              p += 3;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l902;
            }
            p = s903;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l899;
          }
          p++;
          if (text.charCodeAt(p) === 96) {
            {
              const s907 = p;
              l908: {

                p++;
                break l899;
              }
              p = s907;
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

function readCodeOfThree(p: number): CodeOfThreeNode | undefined {
  const start = p;
  p = skip_codeOfThree(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'CodeOfThree', start: base + start, end: base + p };
}

function skip_codeOfThree(p: number): number {
  let c = 0;
  l918: for (;;) {
    const s920 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l919: {
        l922: {
          const s923 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l924: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l924;
              }
              p++;
              const near925 = p + 16;
              while (p < near925 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near925) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l922;
            }
            p = s923;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l926: {
              if (!text.startsWith("````", p)) {
                reachesEnd(p, "````");
                break l926;
              }
              p += 4;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l922;
            }
            p = s923;
          } else touched ||= p >= end;
          let n930 = 0;
          l927: for (;;) {
            if (n930 >= 2) break;
            const s929 = p;
            l928: {
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l928;
              }
              p++;
              n930++;
              continue l927;
            }
            p = s929;
            break;
          }
          if (n930 < 1) { break l919; }
          if (text.charCodeAt(p) === 96) {
            {
              const s931 = p;
              l932: {

                p++;
                break l919;
              }
              p = s931;
            }
          } else touched ||= p >= end;
        }
        continue l918;
      }
      p = s920;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readFieldValue(p: number): FieldValueNode | undefined {
  let c = 0;
  const start = p;
  const near946 = p + 16;
  while (p < near946 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near946) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'FieldValue', start: base + start, end: base + p };
}

function text106(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 3: {
      const near952 = p + 16;
      while (p < near952 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near952) {
        STOPS_0.lastIndex = p;
        p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
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
      l953: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l953;
        }
        p = skipNewline(p);
        if (p < 0) { break l953; }
        l956: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) {
            const s954 = p;
            l955: {
              p++;
              p = s954;
              break l956;
            }
            p = s954;
          } else touched ||= p >= end;
          break l953;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l957: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l957;
        }
        p = skipNewline(p);
        if (p < 0) { break l957; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          {
            const s958 = p;
            l959: {
              p = skipHeadingStart(p);
              if (p < 0) { break l959; }
              break l957;
            }
            p = s958;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          {
            const s969 = p;
            l970: {
              p = skipDeepFence(p);
              if (p < 0) { break l970; }
              break l957;
            }
            p = s969;
          }
        } else touched ||= p >= end;
        {
          const s983 = p;
          l984: {
            p = skipProseStop(p);
            if (p < 0) { break l984; }
            break l957;
          }
          p = s983;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1087: {

        const near1088 = p + 16;
        while (p < near1088 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1088) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
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
  let n964 = 0;
  l961: for (;;) {
    if (n964 >= 3) break;
    const s963 = p;
    l962: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l962;
      }
      p++;
      n964++;
      continue l961;
    }
    p = s963;
    break;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  let n968 = 0;
  l965: for (;;) {
    if (n968 >= 6) break;
    const s967 = p;
    l966: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l966;
      }
      p++;
      n968++;
      continue l965;
    }
    p = s967;
    break;
  }
  if (n968 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipDeepFence(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
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
  l972: {
    const s973 = p;
    if (text.charCodeAt(p) === 32) {
      l974: {
        if (!text.startsWith("    ", p)) {
          reachesEnd(p, "    ");
          break l974;
        }
        p += 4;
        break l972;
      }
      p = s973;
    } else touched ||= p >= end;
    let n978 = 0;
    l975: for (;;) {
      if (n978 >= 3) break;
      const s977 = p;
      l976: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l976;
        }
        p++;
        n978++;
        continue l975;
      }
      p = s977;
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
  l979: {
    const s980 = p;
    if (text.charCodeAt(p) === 96) {
      l981: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l981;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        const near982 = p + 16;
        while (p < near982 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near982) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l981; }
        break l979;
      }
      p = s980;
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
  l986: {
    const s987 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l988: {
        p = skipBlankLine(p);
        if (p < 0) { break l988; }
        break l986;
      }
      p = s987;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l989: {
        p = skipHeaderStart(p);
        if (p < 0) { break l989; }
        break l986;
      }
      p = s987;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l990: {
        p = skipFenceStart(p);
        if (p < 0) { break l990; }
        break l986;
      }
      p = s987;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l995: {
        p = skipCommentStart(p);
        if (p < 0) { break l995; }
        break l986;
      }
      p = s987;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      l1003: {
        p = skipEntryStart(p);
        if (p < 0) { break l1003; }
        break l986;
      }
      p = s987;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
      l1023: {
        p = skipFieldStart(p);
        if (p < 0) { break l1023; }
        break l986;
      }
      p = s987;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
      l1069: {
        p = skipNoiseTail(p);
        if (p < 0) { break l1069; }
        break l986;
      }
      p = s987;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1070: {
        p = skipCutFence(p);
        if (p < 0) { break l1070; }
        break l986;
      }
      p = s987;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1083: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1083; }
        break l986;
      }
      p = s987;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1084 = p;
        l1085: {
          p++;
          return -1;
        }
        p = s1084;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipFenceStart(p: number): number {
  let c = 0;
  let n994 = 0;
  l991: for (;;) {
    if (n994 >= 3) break;
    const s993 = p;
    l992: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l992;
      }
      p++;
      n994++;
      continue l991;
    }
    p = s993;
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
  let n999 = 0;
  l996: for (;;) {
    if (n999 >= 3) break;
    const s998 = p;
    l997: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l997;
      }
      p++;
      n999++;
      continue l996;
    }
    p = s998;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!", p)) {
    reachesEnd(p, "<!");
    return -1;
  }
  p += 2;
  l1002: {
    if (text.charCodeAt(p) === 45) {
      const s1000 = p;
      l1001: {
        if (!text.startsWith("--", p)) {
          reachesEnd(p, "--");
          break l1001;
        }
        p += 2;
        p = s1000;
        break l1002;
      }
      p = s1000;
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
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
    {
      const s1004 = p;
      l1005: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1005; }
        return -1;
      }
      p = s1004;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipItemMarker(p);
  if (p < 0) { return -1; }
  l1020: {
    const s1021 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1022: {
        p++;
        break l1020;
      }
      p = s1021;
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
  l1007: {
    const s1008 = p;
    if (text.charCodeAt(p) === 42) {
      l1009: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1009; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l1009;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1009; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l1009;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) p++;
        touched ||= p >= end;
        break l1007;
      }
      p = s1008;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l1010: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1010; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l1010;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1010; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l1010;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) p++;
        touched ||= p >= end;
        break l1007;
      }
      p = s1008;
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
  l1011: {
    const s1012 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l1013: {
        p++;
        break l1011;
      }
      p = s1012;
    } else touched ||= p >= end;
    let n1019 = 0;
    l1016: for (;;) {
      if (n1019 >= 9) break;
      const s1018 = p;
      l1017: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1017;
        }
        p++;
        n1019++;
        continue l1016;
      }
      p = s1018;
      break;
    }
    if (n1019 < 1) { return -1; }
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
  let n1027 = 0;
  l1024: for (;;) {
    if (n1027 >= 3) break;
    const s1026 = p;
    l1025: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1025;
      }
      p++;
      n1027++;
      continue l1024;
    }
    p = s1026;
    break;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  l1028: {
    const s1029 = p;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1030: {
        p = skipBoldStart(p);
        if (p < 0) { break l1030; }
        break l1028;
      }
      p = s1029;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false))) {
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
  l1031: {
    const s1032 = p;
    if (text.charCodeAt(p) === 42) {
      l1033: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1033;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1033;
        }
        p = skip_labelName(p);
        if (p < 0) { break l1033; }
        l1054: {
          const s1055 = p;
          if (text.charCodeAt(p) === 58) {
            l1056: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l1056; }
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1056;
              }
              p += 2;
              break l1054;
            }
            p = s1055;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            reachesEnd(p, "**");
            break l1033;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l1033; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l1033;
          }
          p++;
        }
        break l1031;
      }
      p = s1032;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_labelName(p);
    if (p < 0) { return -1; }
    l1057: {
      const s1058 = p;
      if (text.charCodeAt(p) === 58) {
        l1059: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l1059; }
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1059;
          }
          p += 2;
          break l1057;
        }
        p = s1058;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1034: for (;;) {
    const s1036 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1035: {
        l1038: {
          const s1039 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) {
            l1040: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1040;
              }
              p++;
              const near1041 = p + 16;
              while (p < near1041 && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) p++;
              if (p === near1041) {
                STOPS_8.lastIndex = p;
                p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1038;
            }
            p = s1039;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 58) {
            {
              const s1042 = p;
              l1043: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l1043; }
                l1045: {
                  const s1046 = p;
                  if (text.charCodeAt(p) === 42) {
                    l1047: {
                      if (!text.startsWith("**", p)) {
                        reachesEnd(p, "**");
                        break l1047;
                      }
                      p += 2;
                      break l1045;
                    }
                    p = s1046;
                  } else touched ||= p >= end;
                  if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                    reachesEnd(p, "__");
                    break l1043;
                  }
                  p += 2;
                }
                break l1035;
              }
              p = s1042;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            {
              const s1048 = p;
              l1049: {
                if (!text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l1049;
                }
                p += 2;
                break l1035;
              }
              p = s1048;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 95) {
            {
              const s1051 = p;
              l1052: {
                if (!text.startsWith("__", p)) {
                  reachesEnd(p, "__");
                  break l1052;
                }
                p += 2;
                break l1035;
              }
              p = s1051;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 95))) {
            touched ||= p >= end;
            break l1035;
          }
          p++;
        }
        continue l1034;
      }
      p = s1036;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPlainStart(p: number): number {
  let c = 0;
  l1060: {
    const s1061 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l1062: {
        if (!isCaseless(p, "recovery")) { break l1062; }
        p += 8;
        break l1060;
      }
      p = s1061;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l1063: {
        if (!isCaseless(p, "details")) { break l1063; }
        p += 7;
        break l1060;
      }
      p = s1061;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l1064: {
        if (!isCaseless(p, "example")) { break l1064; }
        p += 7;
        break l1060;
      }
      p = s1061;
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
  l1065: {
    const s1066 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1067: {
        p++;
        break l1065;
      }
      p = s1066;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1068: {
        p = skipNoise(p);
        if (p < 0) { break l1068; }
        break l1065;
      }
      p = s1066;
    } else touched ||= p >= end;
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipCutFence(p: number): number {
  let n1074 = 0;
  l1071: for (;;) {
    if (n1074 >= 3) break;
    const s1073 = p;
    l1072: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1072;
      }
      p++;
      n1074++;
      continue l1071;
    }
    p = s1073;
    break;
  }
  l1075: {
    const s1076 = p;
    if (text.charCodeAt(p) === 96) {
      l1077: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1077;
        }
        p += 2;
        break l1075;
      }
      p = s1076;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1078: {

        p++;
        break l1075;
      }
      p = s1076;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l1079: {
        if (!text.startsWith("~~", p)) {
          reachesEnd(p, "~~");
          break l1079;
        }
        p += 2;
        break l1075;
      }
      p = s1076;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  if (p < end) {
    {
      const s1080 = p;
      l1081: {
        p++;
        return -1;
      }
      p = s1080;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf122(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r1089 = readTextEnd(p);
  if (r1089 === undefined) { return -1; }
  value = r1089;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextEndNode | undefined {
  let c = 0;
  const start = p;
  l1090: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1092 = p;
      const t1093 = trail.length;
      l1091: {
        const r1094 = readEol(p);
        if (r1094 === undefined) { break l1091; }
        p = pos;
        break l1090;
      }
      p = s1092;
      if (trail.length > t1093) trail.length = t1093;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'TextEnd', start: base + start, end: base + p };
}

function leaf124(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1097 = readListHead(p);
  if (r1097 === undefined) { return -1; }
  value = r1097;
  p = pos;
  leafValue = value;
  return p;
}

function readListHead(p: number): ListHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_lead!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1098 = readColumns(p);
  if (r1098 === undefined) { return undefined; }
  l_lead = r1098;
  p = pos;
  l1111: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s1109 = p;
      l1110: {
        p = skipListRun(p);
        if (p < 0) { break l1110; }
        p = s1109;
        break l1111;
      }
      p = s1109;
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
  const s1099 = p;
  let n1103 = 0;
  l1100: for (;;) {
    if (n1103 >= 3) break;
    const s1102 = p;
    l1101: {
      if (text.charCodeAt(p) !== 32) {
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
  l1104: for (;;) {
    const s1106 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) {
      l1105: {
        p = skipItemMarker(p);
        if (p < 0) { break l1105; }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1105;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        continue l1104;
      }
      p = s1106;
    } else touched ||= p >= end;
    break;
  }
  l_lead = text.slice(s1099, p);
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
  const r1113 = readListFenceHead(p);
  if (r1113 === undefined) { return -1; }
  value = r1113;
  p = pos;
  leafValue = value;
  return p;
}

function readListFenceHead(p: number): ListFenceHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  let l_info!: string;
  l1114: {
    const s1115 = p;
    if (text.charCodeAt(p) === 96) {
      l1116: {
        const s1117 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1116;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l_run = text.slice(s1117, p);
        const s1118 = p;
        const near1119 = p + 16;
        while (p < near1119 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near1119) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l_info = text.slice(s1118, p);
        l1122: {
          const s1120 = p;
          l1121: {
            p = skipLineEnd(p);
            if (p < 0) { break l1121; }
            p = s1120;
            break l1122;
          }
          p = s1120;
          break l1116;
        }
        break l1114;
      }
      p = s1115;
    } else touched ||= p >= end;
    const s1123 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1123, p);
    const s1124 = p;
    const near1125 = p + 16;
    while (p < near1125 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1125) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l_info = text.slice(s1124, p);
    l1128: {
      const s1126 = p;
      l1127: {
        p = skipLineEnd(p);
        if (p < 0) { break l1127; }
        p = s1126;
        break l1128;
      }
      p = s1126;
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
    case 1: {
      const near1130 = p + 16;
      while (p < near1130 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near1130) {
        STOPS_0.lastIndex = p;
        p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
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
      l1131: {

        const near1132 = p + 16;
        while (p < near1132 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1132) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
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
      l1133: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1133;
        }
        p = skipNewline(p);
        if (p < 0) { break l1133; }
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          {
            const s1134 = p;
            l1135: {
              p = skipListClose(p);
              if (p < 0) { break l1135; }
              break l1133;
            }
            p = s1134;
          }
        } else touched ||= p >= end;
        l1158: {
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            const s1156 = p;
            l1157: {
              l1159: {
                const s1160 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1161: {
                    p = skipItemIndent(p);
                    if (p < 0) { break l1161; }
                    break l1159;
                  }
                  p = s1160;
                } else touched ||= p >= end;
                if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                  touched ||= p >= end;
                  break l1157;
                }
                p = skipBlankLine(p);
                if (p < 0) { break l1157; }
              }
              p = s1156;
              break l1158;
            }
            p = s1156;
          } else touched ||= p >= end;
          break l1133;
        }
        {
          const s1162 = p;
          l1163: {
            if (p < end) {
              {
                const s1165 = p;
                l1166: {
                  p++;
                  break l1163;
                }
                p = s1165;
              }
            } else touched ||= p >= end;
            break l1133;
          }
          p = s1162;
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
  l1139: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1137 = p;
      l1138: {
        p = skipItemIndent(p);
        if (p < 0) { break l1138; }
        p = s1137;
        break l1139;
      }
      p = s1137;
    } else touched ||= p >= end;
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
  l1155: {
    const s1153 = p;
    l1154: {
      p = skipLineEnd(p);
      if (p < 0) { break l1154; }
      p = s1153;
      break l1155;
    }
    p = s1153;
    return -1;
  }
  return p;
}

function skipItemIndent(p: number): number {
  l1140: {
    const s1141 = p;
    if (text.charCodeAt(p) === 32) {
      l1142: {
        p = skipColumnRun(p);
        if (p < 0) { break l1142; }
        break l1140;
      }
      p = s1141;
    } else touched ||= p >= end;
    let n1152 = 0;
    l1149: for (;;) {
      if (n1152 >= 3) break;
      const s1151 = p;
      l1150: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l1150;
        }
        p++;
        n1152++;
        continue l1149;
      }
      p = s1151;
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
  const list1147: " "[] = [];
  l1143: for (;;) {
    const s1145 = p;
    if (text.charCodeAt(p) === 32) {
      l1144: {
        let v1146!: " ";

        v1146 = " ";
        p++;
        list1147.push(v1146);
        continue l1143;
      }
      p = s1145;
    } else touched ||= p >= end;
    break;
  }
  if (list1147.length === 0) { return undefined; }
  value = list1147;
  pos = p;
  return value;
}

function leaf134(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListEndNode | [null, MissingFenceEndNode] | BadFenceEndNode;
  l1168: {
    const s1169 = p;
    const t1170 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1171: {
        const r1172 = readListEnd(p);
        if (r1172 === undefined) { break l1171; }
        value = r1172;
        p = pos;
        break l1168;
      }
      p = s1169;
      if (trail.length > t1170) trail.length = t1170;
    } else touched ||= p >= end;
    l1178: {
      let e1179!: null;
      l1182: {
        const s1180 = p;
        l1181: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1181; }
          p = s1180;
          break l1182;
        }
        p = s1180;
        break l1178;
      }
      e1179 = null;
      let e1189!: MissingFenceEndNode;
      const r1190 = readMissingFenceEnd(p);
      if (r1190 === undefined) { break l1178; }
      e1189 = r1190;
      p = pos;
      value = [e1179, e1189];
      break l1168;
    }
    p = s1169;
    if (trail.length > t1170) trail.length = t1170;
    const r1192 = readBadFenceEnd(p);
    if (r1192 === undefined) { return -1; }
    value = r1192;
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
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1173 = readListFenceLine(p);
  if (r1173 === undefined) { return undefined; }
  l_fence = r1173;
  p = pos;
  const r1175 = readLineEnd(p);
  if (r1175 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'ListEnd', start: base + start, end: base + p, fence: l_fence };
}

function readListFenceLine(p: number): ListFenceLineNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipListClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'ListFenceLine', start: base + start, end: base + p };
}

function skipLastLineEnd(p: number): number {
  let c = 0;
  l1183: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1185 = p;
      l1184: {
        p = skipNewline(p);
        if (p < 0) { break l1184; }
        break l1183;
      }
      p = s1185;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1186 = p;
      l1187: {
        p++;
        return -1;
      }
      p = s1186;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadFenceEnd(p: number): BadFenceEndNode | undefined {
  let c = 0;
  const start = p;
  l1193: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1195 = p;
      l1194: {
        p = skipNewline(p);
        if (p < 0) { break l1194; }
        break l1193;
      }
      p = s1195;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1197 = readEntryLine(p);
  if (r1197 === undefined) { return -1; }
  value = r1197;
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
  const s1198 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s1198, p);
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
    {
      const s1199 = p;
      l1200: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1200; }
        return undefined;
      }
      p = s1199;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1202 = readItemMarker(p);
  if (r1202 === undefined) { return undefined; }
  l_marker = r1202;
  p = pos;
  l1215: {
    const s1213 = p;
    l1214: {
      l1216: {
        const s1217 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1218: {
            p++;
            break l1216;
          }
          p = s1217;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1214; }
      }
      p = s1213;
      break l1215;
    }
    p = s1213;
    return undefined;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1219 = readEntryText(p);
  if (r1219 === undefined) { return undefined; }
  l_text = r1219;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1321: {
    const s1319 = p;
    l1320: {
      p = skipLineEnd(p);
      if (p < 0) { break l1320; }
      p = s1319;
      break l1321;
    }
    p = s1319;
    return undefined;
  }
  pos = p;
  return { type: 'EntryLine', start: base + start, end: base + p, lead: l_lead, marker: l_marker, text: l_text };
}

function readItemMarker(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1203: {
    const s1204 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l1205: {
        const s1206 = p;
        p++;
        value = text.slice(s1206, p);
        break l1203;
      }
      p = s1204;
    } else touched ||= p >= end;
    const s1207 = p;
    let n1211 = 0;
    l1208: for (;;) {
      if (n1211 >= 9) break;
      const s1210 = p;
      l1209: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1209;
        }
        p++;
        n1211++;
        continue l1208;
      }
      p = s1210;
      break;
    }
    if (n1211 < 1) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    value = text.slice(s1207, p);
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
  const r1220 = readEntryBefore(p);
  if (r1220 === undefined) { return undefined; }
  l_before = r1220;
  p = pos;
  l1278: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1280 = p;
      l1279: {
        const r1281 = readSeparator(p);
        if (r1281 === undefined) { break l1279; }
        l_separator = r1281;
        p = pos;
        break l1278;
      }
      p = s1280;
    } else touched ||= p >= end;
    l_separator = null;
  }
  const r1283 = readEntryAfter(p);
  if (r1283 === undefined) { return undefined; }
  l_after = r1283;
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
  l1221: {
    if (text.charCodeAt(p) === 96) {
      const s1223 = p;
      l1222: {
        const r1224 = readCodeSpan(p);
        if (r1224 === undefined) { break l1222; }
        l_first = r1224;
        p = pos;
        break l1221;
      }
      p = s1223;
    } else touched ||= p >= end;
    l_first = null;
  }
  l1226: for (;;) {
    const s1228 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1227: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
          {
            const s1230 = p;
            l1231: {
              p = skip_separator(p);
              if (p < 0) { break l1231; }
              break l1227;
            }
            p = s1230;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1227;
        }
        p = skipEntryPart(p);
        if (p < 0) { break l1227; }
        continue l1226;
      }
      p = s1228;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'EntryBefore', start: base + start, end: base + p, first: l_first };
}

function skip_separator(p: number): number {
  let c = 0;
  l1233: {
    const s1234 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1235: {
        p = skipBlanks(p);
        if (p < 0) { break l1235; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1235;
        }
        p++;
        l1236: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1238 = p;
            l1237: {
              p = skipStrong(p);
              if (p < 0) { break l1237; }
              break l1236;
            }
            p = s1238;
          } else touched ||= p >= end;
        }
        l1239: {
          const s1240 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1241: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1241;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1239;
            }
            p = s1240;
          } else touched ||= p >= end;
          l1244: {
            const s1242 = p;
            l1243: {
              p = skipLineEnd(p);
              if (p < 0) { break l1243; }
              p = s1242;
              break l1244;
            }
            p = s1242;
            break l1235;
          }
        }
        break l1233;
      }
      p = s1234;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l1245: {
      const s1246 = p;
      if (text.charCodeAt(p) === 45) {
        l1247: {
          if (!text.startsWith("->", p)) {
            reachesEnd(p, "->");
            break l1247;
          }
          p += 2;
          break l1245;
        }
        p = s1246;
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
  l1248: {
    const s1249 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128)) {
      l1250: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1250;
        }
        p++;
        const near1251 = p + 16;
        while (p < near1251 && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128)) p++;
        if (p === near1251) {
          STOPS_12.lastIndex = p;
          p = STOPS_12.test(text) ? STOPS_12.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1248;
      }
      p = s1249;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1252: {
        p = skip_codeSpan(p);
        if (p < 0) { break l1252; }
        break l1248;
      }
      p = s1249;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1275: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1275;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1248;
      }
      p = s1249;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l1276: {

        p++;
        break l1248;
      }
      p = s1249;
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
  l1253: {
    const s1254 = p;
    if (text.charCodeAt(p) === 96) {
      l1255: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1256 = p;
            l1257: {

              p++;
              break l1255;
            }
            p = s1256;
          }
        } else touched ||= p >= end;
        p = skip_codeOfOne(p);
        if (p < 0) { break l1255; }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1255;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1259 = p;
            l1260: {

              p++;
              break l1255;
            }
            p = s1259;
          }
        } else touched ||= p >= end;
        break l1253;
      }
      p = s1254;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1262: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1262;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1263 = p;
            l1264: {

              p++;
              break l1262;
            }
            p = s1263;
          }
        } else touched ||= p >= end;
        p = skip_codeOfTwo(p);
        if (p < 0) { break l1262; }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1262;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1266 = p;
            l1267: {

              p++;
              break l1262;
            }
            p = s1266;
          }
        } else touched ||= p >= end;
        break l1253;
      }
      p = s1254;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return -1;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s1269 = p;
        l1270: {

          p++;
          return -1;
        }
        p = s1269;
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
        const s1272 = p;
        l1273: {

          p++;
          return -1;
        }
        p = s1272;
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
  l1284: {
    const s1285 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)) {
      l1286: {
        const r1287 = readEntryCode(p);
        if (r1287 === undefined) { break l1286; }
        l_last = r1287;
        p = pos;
        break l1284;
      }
      p = s1285;
      l_last = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1297: {
        l1298: for (;;) {
          const s1300 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1299: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
                {
                  const s1302 = p;
                  l1303: {
                    p = skip_separator(p);
                    if (p < 0) { break l1303; }
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
                      touched ||= p >= end;
                      break l1303;
                    }
                    p = skip_entryCode(p);
                    if (p < 0) { break l1303; }
                    break l1299;
                  }
                  p = s1302;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l1299;
              }
              p = skipEntryPart(p);
              if (p < 0) { break l1299; }
              continue l1298;
            }
            p = s1300;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1297;
        }
        p = skip_separator(p);
        if (p < 0) { break l1297; }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
          touched ||= p >= end;
          break l1297;
        }
        const r1308 = readEntryCode(p);
        if (r1308 === undefined) { break l1297; }
        l_last = r1308;
        p = pos;
        break l1284;
      }
      p = s1285;
      l_last = null;
    } else touched ||= p >= end;
    l1310: for (;;) {
      const s1312 = p;
      if (p < end) {
        l1311: {
          {
            const s1314 = p;
            l1315: {
              p = skipEntryTail(p);
              if (p < 0) { break l1315; }
              break l1311;
            }
            p = s1314;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1311;
          }
          p = skipEntryPart(p);
          if (p < 0) { break l1311; }
          continue l1310;
        }
        p = s1312;
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
  const r1288 = readCodeSpan(p);
  if (r1288 === undefined) { return undefined; }
  l_code = r1288;
  p = pos;
  l1290: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1292 = p;
      l1291: {
        p++;
        break l1290;
      }
      p = s1292;
    } else touched ||= p >= end;
  }
  l1295: {
    const s1293 = p;
    l1294: {
      p = skipBlanks(p);
      if (p < 0) { break l1294; }
      p = skipNoises(p);
      if (p < 0) { break l1294; }
      p = skipLineEnd(p);
      if (p < 0) { break l1294; }
      p = s1293;
      break l1295;
    }
    p = s1293;
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
  l1305: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1307 = p;
      l1306: {
        p++;
        break l1305;
      }
      p = s1307;
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
  l1323: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1325 = p;
      l1324: {
        const r1326 = readMoreCode(p);
        if (r1326 === undefined) { break l1324; }
        value = r1326;
        p = pos;
        break l1323;
      }
      p = s1325;
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
  const r1327 = readCodeSpan(p);
  if (r1327 === undefined) { return undefined; }
  l_code = r1327;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1331: {
    const s1329 = p;
    l1330: {
      p = skipLineEnd(p);
      if (p < 0) { break l1330; }
      p = s1329;
      break l1331;
    }
    p = s1329;
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
  const r1333 = readDeepBlock(p);
  if (r1333 === undefined) { return -1; }
  value = r1333;
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
  l1334: for (;;) {
    const s1336 = p;
    const t1337 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1335: {
        const r1339 = readBlankLine(p);
        if (r1339 === undefined) { break l1335; }
        p = pos;
        continue l1334;
      }
      p = s1336;
      if (trail.length > t1337) trail.length = t1337;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1341 = readDeepHead(p);
  if (r1341 === undefined) { return undefined; }
  l_head = r1341;
  p = pos;
  registers[1] = l_head.run;
  const r1360 = readLineEnd(p);
  if (r1360 === undefined) { return undefined; }
  p = pos;
  const r1362 = readDeepBody(p);
  if (r1362 === undefined) { return undefined; }
  l_body = r1362;
  p = pos;
  const r1380 = readDeepClose(p);
  if (r1380 === undefined) { return undefined; }
  l_close = r1380;
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
  l1342: {
    const s1343 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1344: {
        const s1345 = p;
        p = skipDeepIndent(p);
        if (p < 0) { break l1344; }
        p = skipBlanks(p);
        if (p < 0) { break l1344; }
        l_lead = text.slice(s1345, p);
        const s1346 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1344;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l_run = text.slice(s1346, p);
        const s1347 = p;
        const near1348 = p + 16;
        while (p < near1348 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near1348) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l_info = text.slice(s1347, p);
        l1351: {
          const s1349 = p;
          l1350: {
            p = skipLineEnd(p);
            if (p < 0) { break l1350; }
            p = s1349;
            break l1351;
          }
          p = s1349;
          break l1344;
        }
        break l1342;
      }
      p = s1343;
    } else touched ||= p >= end;
    const s1352 = p;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipDeepIndent(p);
    if (p < 0) { return undefined; }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l_lead = text.slice(s1352, p);
    const s1353 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1353, p);
    const s1354 = p;
    const near1355 = p + 16;
    while (p < near1355 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1355) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l_info = text.slice(s1354, p);
    l1358: {
      const s1356 = p;
      l1357: {
        p = skipLineEnd(p);
        if (p < 0) { break l1357; }
        p = s1356;
        break l1358;
      }
      p = s1356;
      return undefined;
    }
  }
  pos = p;
  return { type: 'DeepHead', start: base + start, end: base + p, lead: l_lead, run: l_run, info: l_info };
}

function readDeepBody(p: number): DeepBodyNode | undefined {
  let c = 0;
  const start = p;
  l1363: for (;;) {
    const s1365 = p;
    const t1366 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)) {
      l1364: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
          {
            const s1368 = p;
            l1369: {
              p = skipBlanks(p);
              if (p < 0) { break l1369; }
              if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
                touched ||= p >= end;
                break l1369;
              }
              p = skipClosingRun(p);
              if (p < 0) { break l1369; }
              p = skipBlanks(p);
              if (p < 0) { break l1369; }
              p = skipLineEnd(p);
              if (p < 0) { break l1369; }
              break l1364;
            }
            p = s1368;
          }
        } else touched ||= p >= end;
        l1371: {
          const s1372 = p;
          const t1373 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l1374: {
              const r1375 = readBlankLine(p);
              if (r1375 === undefined) { break l1374; }
              p = pos;
              break l1371;
            }
            p = s1372;
            if (trail.length > t1373) trail.length = t1373;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1364;
          }
          p = skipDeepIndent(p);
          if (p < 0) { break l1364; }
          if (!(p < end)) {
            touched ||= p >= end;
            break l1364;
          }
          const r1377 = readLine(p);
          if (r1377 === undefined) { break l1364; }
          p = pos;
        }
        continue l1363;
      }
      p = s1365;
      if (trail.length > t1366) trail.length = t1366;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'DeepBody', start: base + start, end: base + p };
}

function readDeepClose(p: number): DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode | undefined {
  let c = 0;
  let value!: DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode;
  l1381: {
    const s1382 = p;
    const t1383 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1384: {
        const r1385 = readDeepFenceLine(p);
        if (r1385 === undefined) { break l1384; }
        value = r1385;
        p = pos;
        const r1390 = readLineEnd(p);
        if (r1390 === undefined) { break l1384; }
        p = pos;
        break l1381;
      }
      p = s1382;
      if (trail.length > t1383) trail.length = t1383;
    } else touched ||= p >= end;
    l1392: {
      l1395: {
        const s1393 = p;
        l1394: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1394; }
          p = s1393;
          break l1395;
        }
        p = s1393;
        break l1392;
      }
      const r1396 = readMissingFenceEnd(p);
      if (r1396 === undefined) { break l1392; }
      value = r1396;
      p = pos;
      break l1381;
    }
    p = s1382;
    if (trail.length > t1383) trail.length = t1383;
    const r1398 = readBadFenceEnd(p);
    if (r1398 === undefined) { return undefined; }
    value = r1398;
    p = pos;
  }
  pos = p;
  return value;
}

function readDeepFenceLine(p: number): DeepFenceLineNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
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
  l1388: {
    const s1386 = p;
    l1387: {
      p = skipLineEnd(p);
      if (p < 0) { break l1387; }
      p = s1386;
      break l1388;
    }
    p = s1386;
    return undefined;
  }
  pos = p;
  return { type: 'DeepFenceLine', start: base + start, end: base + p };
}

function leaf161(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingFenceRunNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1402 = readMissingFenceRun(p);
  if (r1402 === undefined) { return -1; }
  value = r1402;
  p = pos;
  leafValue = value;
  return p;
}

function readMissingFenceRun(p: number): MissingFenceRunNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
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
    case 1: {
      const near1404 = p + 16;
      while (p < near1404 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near1404) {
        STOPS_0.lastIndex = p;
        p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
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
      l1405: {

        const near1406 = p + 16;
        while (p < near1406 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1406) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
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
      l1407: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1407;
        }
        p = skipNewline(p);
        if (p < 0) { break l1407; }
        l1410: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) {
            const s1408 = p;
            l1409: {
              p++;
              p = s1408;
              break l1410;
            }
            p = s1408;
          } else touched ||= p >= end;
          break l1407;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1411: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1411;
        }
        p = skipNewline(p);
        if (p < 0) { break l1411; }
        {
          const s1412 = p;
          l1413: {
            p = skipProseStop(p);
            if (p < 0) { break l1413; }
            break l1411;
          }
          p = s1412;
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
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1415!: null;
  l1418: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1416 = p;
      l1417: {
        p = skipWholeWrapper(p);
        if (p < 0) { break l1417; }
        p = s1416;
        break l1418;
      }
      p = s1416;
    } else touched ||= p >= end;
    return -1;
  }
  e1415 = null;
  value = [e1415];
  leafValue = value;
  return p;
}

function leaf166(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1419 = readBadWrapper(p);
  if (r1419 === undefined) { return -1; }
  value = r1419;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  l1422: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1420 = p;
      l1421: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l1421; }
        p = s1420;
        break l1422;
      }
      p = s1420;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1423 = readFenceOpen(p);
  if (r1423 === undefined) { return undefined; }
  l_run = r1423;
  p = pos;
  pos = p;
  const node: BadWrapperNode = { type: 'BadWrapper', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function leaf168(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingHeaderEndNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1426 = readMissingHeaderEnd(p);
  if (r1426 === undefined) { return -1; }
  value = r1426;
  p = pos;
  leafValue = value;
  return p;
}

function readMissingHeaderEnd(p: number): MissingHeaderEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCutHeader(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: MissingHeaderEndNode = { type: 'MissingHeaderEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf170(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1428 = readHeader(p);
  if (r1428 === undefined) { return -1; }
  value = r1428;
  p = pos;
  leafValue = value;
  return p;
}

function readHeader(p: number): ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode | undefined {
  let c = 0;
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
    {
      const s1429 = p;
      l1430: {
        p = skipCutHeader(p);
        if (p < 0) { break l1430; }
        return undefined;
      }
      p = s1429;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1432 = read_header(p);
  if (r1432 === undefined) { return undefined; }
  value = r1432;
  p = pos;
  pos = p;
  return value;
}

function read_header(p: number): ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode | undefined {
  let c = 0;
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  l1433: {
    const s1434 = p;
    const t1435 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1436: {
        const r1437 = readExactHeader(p);
        if (r1437 === undefined) { break l1436; }
        value = r1437;
        p = pos;
        break l1433;
      }
      p = s1434;
      if (trail.length > t1435) trail.length = t1435;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l1547: {
        const r1548 = readLooseHeader(p);
        if (r1548 === undefined) { break l1547; }
        value = r1548;
        p = pos;
        break l1433;
      }
      p = s1434;
      if (trail.length > t1435) trail.length = t1435;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)) {
      l1907: {
        const r1908 = readBoldHeader(p);
        if (r1908 === undefined) { break l1907; }
        value = r1908;
        p = pos;
        break l1433;
      }
      p = s1434;
      if (trail.length > t1435) trail.length = t1435;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1944 = readOtherHeader(p);
    if (r1944 === undefined) { return undefined; }
    value = r1944;
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
  l1438: {
    const s1439 = p;
    const t1440 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1441: {
        p = skipExactMark(p);
        if (p < 0) { break l1441; }
        if (!(((c = text.charCodeAt(p)) === 69 || c === 83))) {
          touched ||= p >= end;
          break l1441;
        }
        const r1460 = readArgWord(p);
        if (r1460 === undefined) { break l1441; }
        l_words = r1460;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1441;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1441;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
          {
            const s1467 = p;
            l1468: {
              p = skip_boldArg(p);
              if (p < 0) { break l1468; }
              break l1441;
            }
            p = s1467;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1441;
        }
        const r1471 = readArg(p);
        if (r1471 === undefined) { break l1441; }
        l_arg = r1471;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1441; }
        const r1496 = readLineEnd(p);
        if (r1496 === undefined) { break l1441; }
        p = pos;
        break l1438;
      }
      p = s1439;
      if (trail.length > t1440) trail.length = t1440;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1498: {
        p = skipExactMark(p);
        if (p < 0) { break l1498; }
        if (text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
          reachesEnd(p, "Progress");
          break l1498;
        }
        l_words = "Progress";
        p += 8;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1498;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1498;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
          touched ||= p >= end;
          break l1498;
        }
        const r1499 = readPercent(p);
        if (r1499 === undefined) { break l1498; }
        l_arg = r1499;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1498; }
        const r1517 = readLineEnd(p);
        if (r1517 === undefined) { break l1498; }
        p = pos;
        break l1438;
      }
      p = s1439;
      if (trail.length > t1440) trail.length = t1440;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1519: {
        p = skipExactMark(p);
        if (p < 0) { break l1519; }
        if (!(((c = text.charCodeAt(p)) === 65 || c === 83))) {
          touched ||= p >= end;
          break l1519;
        }
        const r1520 = readTitledWord(p);
        if (r1520 === undefined) { break l1519; }
        l_words = r1520;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1519;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1519;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
          {
            const s1525 = p;
            l1526: {
              p = skip_boldArg(p);
              if (p < 0) { break l1526; }
              break l1519;
            }
            p = s1525;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1519;
        }
        const r1528 = readArg(p);
        if (r1528 === undefined) { break l1519; }
        l_arg = r1528;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1519; }
        const r1530 = readLineEnd(p);
        if (r1530 === undefined) { break l1519; }
        p = pos;
        break l1438;
      }
      p = s1439;
      if (trail.length > t1440) trail.length = t1440;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1532: {
        p = skipExactMark(p);
        if (p < 0) { break l1532; }
        if (!(((c = text.charCodeAt(p)) === 65 || c === 83))) {
          touched ||= p >= end;
          break l1532;
        }
        const r1533 = readTitledWord(p);
        if (r1533 === undefined) { break l1532; }
        l_words = r1533;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1532; }
        const r1535 = readLineEnd(p);
        if (r1535 === undefined) { break l1532; }
        p = pos;
        break l1438;
      }
      p = s1439;
      if (trail.length > t1440) trail.length = t1440;
      l_arg = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExactMark(p);
    if (p < 0) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 73 || c === 79))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1537 = readBareWord(p);
    if (r1537 === undefined) { return undefined; }
    l_words = r1537;
    p = pos;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const r1544 = readLineEnd(p);
    if (r1544 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'ExactHeader', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function skipExactMark(p: number): number {
  let c = 0;
  let n1445 = 0;
  l1442: for (;;) {
    if (n1445 >= 3) break;
    const s1444 = p;
    l1443: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1443;
      }
      p++;
      n1445++;
      continue l1442;
    }
    p = s1444;
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
      const s1446 = p;
      l1447: {
        p = skipNoisyLine(p);
        if (p < 0) { break l1447; }
        return -1;
      }
      p = s1446;
    }
  } else touched ||= p >= end;
  return p;
}

function skipNoisyLine(p: number): number {
  let c = 0;
  l1449: for (;;) {
    const s1451 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1450: {
        l1453: {
          const s1454 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128)) {
            l1455: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1455;
              }
              p++;
              const near1456 = p + 16;
              while (p < near1456 && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128)) p++;
              if (p === near1456) {
                STOPS_16.lastIndex = p;
                p = STOPS_16.test(text) ? STOPS_16.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1453;
            }
            p = s1454;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            {
              const s1457 = p;
              l1458: {
                p = skipNoise(p);
                if (p < 0) { break l1458; }
                break l1450;
              }
              p = s1457;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1450;
          }
          p++;
        }
        continue l1449;
      }
      p = s1451;
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
  l1461: {
    const s1462 = p;
    if (text.charCodeAt(p) === 83) {
      l1463: {
        if (!text.startsWith("Status", p)) {
          reachesEnd(p, "Status");
          break l1463;
        }
        value = "Status";
        p += 6;
        break l1461;
      }
      p = s1462;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 69) {
      l1464: {
        if (!text.startsWith("Error", p)) {
          reachesEnd(p, "Error");
          break l1464;
        }
        value = "Error";
        p += 5;
        break l1461;
      }
      p = s1462;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 83) {
      l1465: {
        if (!text.startsWith("Session Checkpoint", p)) {
          reachesEnd(p, "Session Checkpoint");
          break l1465;
        }
        value = "Session Checkpoint";
        p += 18;
        break l1461;
      }
      p = s1462;
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
  const near1470 = p + 16;
  while (p < near1470 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
  if (p === near1470) {
    STOPS_17.lastIndex = p;
    p = STOPS_17.test(text) ? STOPS_17.lastIndex - 1 : end;
  }
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
      const s1472 = p;
      l1473: {
        p = skipClosingSigns(p);
        if (p < 0) { break l1473; }
        return undefined;
      }
      p = s1472;
    }
  } else touched ||= p >= end;
  let m1478 = false;
  l1475: for (;;) {
    const s1477 = p;
    if (p < end) {
      l1476: {
        p = skipArgPart(p);
        if (p < 0) { break l1476; }
        m1478 = true;
        continue l1475;
      }
      p = s1477;
    } else touched ||= p >= end;
    break;
  }
  if (!m1478) { return undefined; }
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
  l1479: {
    const s1480 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128)) {
      l1481: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1481;
        }
        p++;
        const near1482 = p + 16;
        while (p < near1482 && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128)) p++;
        if (p === near1482) {
          STOPS_18.lastIndex = p;
          p = STOPS_18.test(text) ? STOPS_18.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1479;
      }
      p = s1480;
    } else touched ||= p >= end;
    {
      const s1483 = p;
      l1484: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1484; }
        return -1;
      }
      p = s1483;
    }
    l1486: {
      const s1487 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l1488: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1488;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l1486;
        }
        p = s1487;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 35) {
        l1489: {
          if (!(text.charCodeAt(p) === 35)) {
            touched ||= p >= end;
            break l1489;
          }
          p++;
          while (text.charCodeAt(p) === 35) p++;
          touched ||= p >= end;
          break l1486;
        }
        p = s1487;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        l1490: {
          let m1494 = false;
          l1491: for (;;) {
            const s1493 = p;
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              l1492: {
                p = skipNoise(p);
                if (p < 0) { break l1492; }
                m1494 = true;
                continue l1491;
              }
              p = s1493;
            } else touched ||= p >= end;
            break;
          }
          if (!m1494) { break l1490; }
          break l1486;
        }
        p = s1487;
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
  const r1500 = readPercentNumber(p);
  if (r1500 === undefined) { return undefined; }
  l_number = r1500;
  p = pos;
  const s1509 = p;
  l1510: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      const s1512 = p;
      l1511: {
        p = skipBlanks(p);
        if (p < 0) { break l1511; }
        p = skipNoises(p);
        if (p < 0) { break l1511; }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l1511;
        }
        p++;
        break l1510;
      }
      p = s1512;
    } else touched ||= p >= end;
  }
  l_percent = text.slice(s1509, p);
  l1515: {
    const s1513 = p;
    l1514: {
      p = skipHeaderTail(p);
      if (p < 0) { break l1514; }
      p = s1513;
      break l1515;
    }
    p = s1513;
    return undefined;
  }
  pos = p;
  return { type: 'Percent', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPercentNumber(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s1501 = p;
  l1502: {
    if (text.charCodeAt(p) === 45) {
      const s1504 = p;
      l1503: {

        p++;
        break l1502;
      }
      p = s1504;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1505: {
    if (text.charCodeAt(p) === 46) {
      const s1507 = p;
      l1506: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1506;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1505;
      }
      p = s1507;
    } else touched ||= p >= end;
  }
  value = text.slice(s1501, p);
  pos = p;
  return value;
}

function readTitledWord(p: number): "AI Directive" | "Suggestions" | undefined {
  let value!: "AI Directive" | "Suggestions";
  l1521: {
    const s1522 = p;
    if (text.charCodeAt(p) === 65) {
      l1523: {
        if (!text.startsWith("AI Directive", p)) {
          reachesEnd(p, "AI Directive");
          break l1523;
        }
        value = "AI Directive";
        p += 12;
        break l1521;
      }
      p = s1522;
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
  l1538: {
    const s1539 = p;
    if (text.charCodeAt(p) === 79) {
      l1540: {
        if (!text.startsWith("Output Data", p)) {
          reachesEnd(p, "Output Data");
          break l1540;
        }
        value = "Output Data";
        p += 11;
        break l1538;
      }
      p = s1539;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1541: {
        if (!text.startsWith("Output Files", p)) {
          reachesEnd(p, "Output Files");
          break l1541;
        }
        value = "Output Files";
        p += 12;
        break l1538;
      }
      p = s1539;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1542: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l1542;
        }
        value = "Output";
        p += 6;
        break l1538;
      }
      p = s1539;
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
  l1551: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s1549 = p;
      l1550: {
        p = skipNoises(p);
        if (p < 0) { break l1550; }
        let n1555 = 0;
        l1552: for (;;) {
          if (n1555 >= 3) break;
          const s1554 = p;
          l1553: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1553;
            }
            p++;
            n1555++;
            continue l1552;
          }
          p = s1554;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1550;
        }
        p = skipKnownHash(p);
        if (p < 0) { break l1550; }
        p = s1549;
        break l1551;
      }
      p = s1549;
    } else touched ||= p >= end;
    return undefined;
  }
  l1556: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1558 = p;
      const t1559 = trail.length;
      l1557: {
        const r1560 = readBadHeaderNoise(p);
        if (r1560 === undefined) { break l1557; }
        p = pos;
        break l1556;
      }
      p = s1558;
      if (trail.length > t1559) trail.length = t1559;
    } else touched ||= p >= end;
  }
  let n1569 = 0;
  l1566: for (;;) {
    if (n1569 >= 3) break;
    const s1568 = p;
    l1567: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1567;
      }
      p++;
      n1569++;
      continue l1566;
    }
    p = s1568;
    break;
  }
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1570 = readHashes(p);
  if (r1570 === undefined) { return undefined; }
  p = pos;
  const r1583 = readHashSpace(p);
  if (r1583 === undefined) { return undefined; }
  p = pos;
  l1622: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1624 = p;
      const t1625 = trail.length;
      l1623: {
        const r1626 = readBadHeaderNoise(p);
        if (r1626 === undefined) { break l1623; }
        p = pos;
        break l1622;
      }
      p = s1624;
      if (trail.length > t1625) trail.length = t1625;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1628 = readLooseHead(p);
  if (r1628 === undefined) { return undefined; }
  l_head = r1628;
  p = pos;
  l1892: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1894 = p;
      const t1895 = trail.length;
      l1893: {
        const r1896 = readBadHeaderClose(p);
        if (r1896 === undefined) { break l1893; }
        p = pos;
        break l1892;
      }
      p = s1894;
      if (trail.length > t1895) trail.length = t1895;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
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
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1904 = readLineEnd(p);
  if (r1904 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'LooseHeader', start: base + start, end: base + p, head: l_head };
}

function readBadHeaderNoise(p: number): BadHeaderNoiseNode | undefined {
  let c = 0;
  const start = p;
  let m1564 = false;
  l1561: for (;;) {
    const s1563 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1562: {
        p = skipNoise(p);
        if (p < 0) { break l1562; }
        p = skipBlanks(p);
        if (p < 0) { break l1562; }
        m1564 = true;
        continue l1561;
      }
      p = s1563;
    } else touched ||= p >= end;
    break;
  }
  if (!m1564) { return undefined; }
  pos = p;
  const node: BadHeaderNoiseNode = { type: 'BadHeaderNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readHashes(p: number): ["##", null] | BadHeaderLevelNode | undefined {
  let value!: ["##", null] | BadHeaderLevelNode;
  l1571: {
    const s1572 = p;
    const t1573 = trail.length;
    if (text.charCodeAt(p) === 35) {
      l1574: {
        let e1575!: "##";
        if (!text.startsWith("##", p)) {
          reachesEnd(p, "##");
          break l1574;
        }
        e1575 = "##";
        p += 2;
        let e1576!: null;
        if (text.charCodeAt(p) === 35) {
          {
            const s1577 = p;
            l1578: {

              p++;
              break l1574;
            }
            p = s1577;
          }
        } else touched ||= p >= end;
        e1576 = null;
        value = [e1575, e1576];
        break l1571;
      }
      p = s1572;
      if (trail.length > t1573) trail.length = t1573;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 35)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1580 = readBadHeaderLevel(p);
    if (r1580 === undefined) { return undefined; }
    value = r1580;
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
  l1584: {
    const s1585 = p;
    const t1586 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1587: {
        let e1588!: string[];
        const list1593: string[] = [];
        l1589: for (;;) {
          const s1591 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1590: {
              let v1592!: string;
              const r1595 = readBlank(p);
              if (r1595 === undefined) { break l1590; }
              v1592 = r1595;
              p = pos;
              list1593.push(v1592);
              continue l1589;
            }
            p = s1591;
          } else touched ||= p >= end;
          break;
        }
        if (list1593.length === 0) { break l1587; }
        e1588 = list1593;
        let e1597!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1598 = p;
            l1599: {
              p = skipNoise(p);
              if (p < 0) { break l1599; }
              break l1587;
            }
            p = s1598;
          }
        } else touched ||= p >= end;
        e1597 = null;
        value = [e1588, e1597];
        break l1584;
      }
      p = s1585;
      if (trail.length > t1586) trail.length = t1586;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l1601: {
        let e1602!: null;
        l1605: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1603 = p;
            l1604: {
              l1606: {
                const s1607 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1608: {
                    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                      touched ||= p >= end;
                      break l1608;
                    }
                    p++;
                    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                    touched ||= p >= end;
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
                      touched ||= p >= end;
                      break l1608;
                    }
                    p = skipNoise(p);
                    if (p < 0) { break l1608; }
                    break l1606;
                  }
                  p = s1607;
                } else touched ||= p >= end;
                let m1612 = false;
                l1609: for (;;) {
                  const s1611 = p;
                  if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
                    l1610: {
                      p = skipNoise(p);
                      if (p < 0) { break l1610; }
                      m1612 = true;
                      continue l1609;
                    }
                    p = s1611;
                  } else touched ||= p >= end;
                  break;
                }
                if (!m1612) { break l1604; }
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  touched ||= p >= end;
                  break l1604;
                }
                p++;
              }
              p = s1603;
              break l1605;
            }
            p = s1603;
          } else touched ||= p >= end;
          break l1601;
        }
        e1602 = null;
        let e1613!: string[];
        const r1614 = readBlanks(p);
        if (r1614 === undefined) { break l1601; }
        e1613 = r1614;
        p = pos;
        let e1616!: BadHeaderNoiseNode;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1601;
        }
        const r1617 = readBadHeaderNoise(p);
        if (r1617 === undefined) { break l1601; }
        e1616 = r1617;
        p = pos;
        value = [e1602, e1613, e1616];
        break l1584;
      }
      p = s1585;
      if (trail.length > t1586) trail.length = t1586;
    } else touched ||= p >= end;
    const r1619 = readBadHeaderSpace(p);
    if (r1619 === undefined) { return undefined; }
    value = r1619;
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
  l1629: {
    const s1630 = p;
    const t1631 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c === 304)) {
      l1632: {
        const r1633 = readBoldedHead(p);
        if (r1633 === undefined) { break l1632; }
        value = r1633;
        p = pos;
        break l1629;
      }
      p = s1630;
      if (trail.length > t1631) trail.length = t1631;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1791 = readPlainHead(p);
    if (r1791 === undefined) { return undefined; }
    value = r1791;
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
  l1634: {
    const s1635 = p;
    const t1636 = trail.length;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1637: {
        const r1638 = readBadHeaderBold(p);
        if (r1638 === undefined) { break l1637; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1637;
        }
        const r1640 = readLooseWords(p);
        if (r1640 === undefined) { break l1637; }
        l_words = r1640;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1637;
        }
        const r1680 = readLooseColon(p);
        if (r1680 === undefined) { break l1637; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1637;
        }
        const r1715 = readBoldArg(p);
        if (r1715 === undefined) { break l1637; }
        l_arg = r1715;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1637;
        }
        p = skipStrong(p);
        if (p < 0) { break l1637; }
        l1738: {
          const s1736 = p;
          l1737: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1737; }
            p = s1736;
            break l1738;
          }
          p = s1736;
          break l1637;
        }
        break l1634;
      }
      p = s1635;
      if (trail.length > t1636) trail.length = t1636;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1739: {
        const r1740 = readBadHeaderBold(p);
        if (r1740 === undefined) { break l1739; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1739;
        }
        const r1742 = readLooseWords(p);
        if (r1742 === undefined) { break l1739; }
        l_words = r1742;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1739;
        }
        p = skipStrong(p);
        if (p < 0) { break l1739; }
        l1746: {
          const s1744 = p;
          l1745: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1745; }
            p = s1744;
            break l1746;
          }
          p = s1744;
          break l1739;
        }
        break l1634;
      }
      p = s1635;
      if (trail.length > t1636) trail.length = t1636;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1747: {
        const r1748 = readBadHeaderBold(p);
        if (r1748 === undefined) { break l1747; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1747;
        }
        const r1750 = readLooseWords(p);
        if (r1750 === undefined) { break l1747; }
        l_words = r1750;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1747;
        }
        p = skipStrong(p);
        if (p < 0) { break l1747; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1747;
        }
        const r1752 = readLooseColon(p);
        if (r1752 === undefined) { break l1747; }
        p = pos;
        l1754: {
          const s1755 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
            l1756: {
              const r1757 = readPercent(p);
              if (r1757 === undefined) { break l1756; }
              l_arg = r1757;
              p = pos;
              break l1754;
            }
            p = s1755;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1747;
          }
          const r1759 = readArg(p);
          if (r1759 === undefined) { break l1747; }
          l_arg = r1759;
          p = pos;
        }
        l1763: {
          const s1761 = p;
          l1762: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1762; }
            p = s1761;
            break l1763;
          }
          p = s1761;
          break l1747;
        }
        break l1634;
      }
      p = s1635;
      if (trail.length > t1636) trail.length = t1636;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1764: {
        const r1765 = readBadHeaderBold(p);
        if (r1765 === undefined) { break l1764; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1764;
        }
        const r1767 = readLooseWords(p);
        if (r1767 === undefined) { break l1764; }
        l_words = r1767;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1764;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1764;
        }
        p = skipStrong(p);
        if (p < 0) { break l1764; }
        p = skipBlanks(p);
        if (p < 0) { break l1764; }
        l1769: {
          const s1770 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
            l1771: {
              const r1772 = readPercent(p);
              if (r1772 === undefined) { break l1771; }
              l_arg = r1772;
              p = pos;
              break l1769;
            }
            p = s1770;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1764;
          }
          const r1774 = readArg(p);
          if (r1774 === undefined) { break l1764; }
          l_arg = r1774;
          p = pos;
        }
        l1778: {
          const s1776 = p;
          l1777: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1777; }
            p = s1776;
            break l1778;
          }
          p = s1776;
          break l1764;
        }
        break l1634;
      }
      p = s1635;
      if (trail.length > t1636) trail.length = t1636;
      l_arg = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1779 = readLooseWords(p);
    if (r1779 === undefined) { return undefined; }
    l_words = r1779;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1781 = readLooseColon(p);
    if (r1781 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1783 = readBadHeaderBold(p);
    if (r1783 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1785 = readBoldArg(p);
    if (r1785 === undefined) { return undefined; }
    l_arg = r1785;
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipStrong(p);
    if (p < 0) { return undefined; }
    l1789: {
      const s1787 = p;
      l1788: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1788; }
        p = s1787;
        break l1789;
      }
      p = s1787;
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
  l1641: {
    const s1642 = p;
    const t1643 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)) {
      l1644: {
        const r1645 = readExactWords(p);
        if (r1645 === undefined) { break l1644; }
        value = r1645;
        p = pos;
        break l1641;
      }
      p = s1642;
      if (trail.length > t1643) trail.length = t1643;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1668 = readBadHeaderCase(p);
    if (r1668 === undefined) { return undefined; }
    value = r1668;
    p = pos;
  }
  pos = p;
  return value;
}

function readExactWords(p: number): "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | undefined {
  let c = 0;
  let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
  l1646: {
    const s1647 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 79)) {
      l1648: {
        const r1649 = readBareWord(p);
        if (r1649 === undefined) { break l1648; }
        value = r1649;
        p = pos;
        break l1646;
      }
      p = s1647;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
      l1651: {
        const r1652 = readArgWord(p);
        if (r1652 === undefined) { break l1651; }
        value = r1652;
        p = pos;
        break l1646;
      }
      p = s1647;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l1654: {
        const r1655 = readTitledWord(p);
        if (r1655 === undefined) { break l1654; }
        value = r1655;
        p = pos;
        break l1646;
      }
      p = s1647;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
      reachesEnd(p, "Progress");
      return undefined;
    }
    value = "Progress";
    p += 8;
  }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
    {
      const s1657 = p;
      l1658: {
        p++;
        return undefined;
      }
      p = s1657;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false)) {
    {
      const s1660 = p;
      l1661: {
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1663: {
          const s1664 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1665: {
              if (!isCaseless(p, "data")) { break l1665; }
              p += 4;
              break l1663;
            }
            p = s1664;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
            l1666: {
              if (!isCaseless(p, "file")) { break l1666; }
              p += 4;
              break l1663;
            }
            p = s1664;
          } else touched ||= p >= end;
          if (!isCaseless(p, "checkpoint")) { break l1661; }
          p += 10;
        }
        return undefined;
      }
      p = s1660;
    }
  } else touched ||= p >= end;
  pos = p;
  return value;
}

function readBadHeaderCase(p: number): BadHeaderCaseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
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
  l1669: {
    const s1670 = p;
    if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
      l1671: {
        if (!isCaseless(p, "output")) { break l1671; }
        p += 6;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1672: {
          const s1673 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1674: {
              if (!isCaseless(p, "data")) { break l1674; }
              p += 4;
              break l1672;
            }
            p = s1673;
          } else touched ||= p >= end;
          if (!isCaseless(p, "file")) { break l1671; }
          p += 4;
          l1675: {
            if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
              const s1677 = p;
              l1676: {
                if (!isCaseless(p, "s")) { break l1676; }
                p += 1;
                break l1675;
              }
              p = s1677;
            } else touched ||= p >= end;
          }
        }
        break l1669;
      }
      p = s1670;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
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
  l1681: {
    const s1682 = p;
    const t1683 = trail.length;
    if (text.charCodeAt(p) === 58) {
      l1684: {
        let e1685!: ":";

        e1685 = ":";
        p++;
        let e1686!: string[];
        const list1691: string[] = [];
        l1687: for (;;) {
          const s1689 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1688: {
              let v1690!: string;
              const r1693 = readBlank(p);
              if (r1693 === undefined) { break l1688; }
              v1690 = r1693;
              p = pos;
              list1691.push(v1690);
              continue l1687;
            }
            p = s1689;
          } else touched ||= p >= end;
          break;
        }
        if (list1691.length === 0) { break l1684; }
        e1686 = list1691;
        let e1695!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1696 = p;
            l1697: {
              p = skipNoise(p);
              if (p < 0) { break l1697; }
              break l1684;
            }
            p = s1696;
          }
        } else touched ||= p >= end;
        e1695 = null;
        value = [e1685, e1686, e1695];
        break l1681;
      }
      p = s1682;
      if (trail.length > t1683) trail.length = t1683;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l1699: {
        const r1700 = readTintedColon(p);
        if (r1700 === undefined) { break l1699; }
        value = r1700;
        p = pos;
        break l1681;
      }
      p = s1682;
      if (trail.length > t1683) trail.length = t1683;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1712 = readBadWideColon(p);
    if (r1712 === undefined) { return undefined; }
    value = r1712;
    p = pos;
  }
  pos = p;
  return value;
}

function readTintedColon(p: number): [null, BadColonNoiseNode] | undefined {
  let c = 0;
  let value!: [null, BadColonNoiseNode];
  let e1701!: null;
  l1704: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      const s1702 = p;
      l1703: {
        p = skipBlanks(p);
        if (p < 0) { break l1703; }
        l1705: {
          if (text.charCodeAt(p) === 58) {
            const s1707 = p;
            l1706: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l1706; }
              break l1705;
            }
            p = s1707;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1703;
        }
        p = skipNoise(p);
        if (p < 0) { break l1703; }
        p = s1702;
        break l1704;
      }
      p = s1702;
    } else touched ||= p >= end;
    return undefined;
  }
  e1701 = null;
  let e1708!: BadColonNoiseNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1709 = readBadColonNoise(p);
  if (r1709 === undefined) { return undefined; }
  e1708 = r1709;
  p = pos;
  value = [e1701, e1708];
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
  l1716: {
    const s1717 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l1718: {
        const r1719 = readPercentNumber(p);
        if (r1719 === undefined) { break l1718; }
        l_number = r1719;
        p = pos;
        const s1721 = p;
        l1722: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
            const s1724 = p;
            l1723: {
              p = skipBlanks(p);
              if (p < 0) { break l1723; }
              p = skipNoises(p);
              if (p < 0) { break l1723; }
              if (text.charCodeAt(p) !== 37) {
                touched ||= p >= end;
                break l1723;
              }
              p++;
              break l1722;
            }
            p = s1724;
          } else touched ||= p >= end;
        }
        l_percent = text.slice(s1721, p);
        l1727: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1725 = p;
            l1726: {
              p = skipStrong(p);
              if (p < 0) { break l1726; }
              p = skipHeaderTail(p);
              if (p < 0) { break l1726; }
              p = s1725;
              break l1727;
            }
            p = s1725;
          } else touched ||= p >= end;
          break l1718;
        }
        break l1716;
      }
      p = s1717;
      l_number = null;
      l_percent = null;
    } else touched ||= p >= end;
    let m1731 = false;
    l1728: for (;;) {
      const s1730 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1729: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            {
              const s1732 = p;
              l1733: {
                p = skipStrong(p);
                if (p < 0) { break l1733; }
                p = skipHeaderTail(p);
                if (p < 0) { break l1733; }
                break l1729;
              }
              p = s1732;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1729;
          }
          p++;
          m1731 = true;
          continue l1728;
        }
        p = s1730;
      } else touched ||= p >= end;
      break;
    }
    if (!m1731) { return undefined; }
  }
  pos = p;
  return { type: 'BoldArg', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPlainHead(p: number): PlainHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  let l_arg: PercentNode | ArgNode | null = null;
  l1792: {
    const s1793 = p;
    const t1794 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) {
      l1795: {
        const r1796 = readLooseWords(p);
        if (r1796 === undefined) { break l1795; }
        l_words = r1796;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1795;
        }
        const r1798 = readLooseColon(p);
        if (r1798 === undefined) { break l1795; }
        p = pos;
        l1800: {
          const s1801 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
            l1802: {
              const r1803 = readPercent(p);
              if (r1803 === undefined) { break l1802; }
              l_arg = r1803;
              p = pos;
              break l1800;
            }
            p = s1801;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1795;
          }
          const r1805 = readArg(p);
          if (r1805 === undefined) { break l1795; }
          l_arg = r1805;
          p = pos;
        }
        l1809: {
          const s1807 = p;
          l1808: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1808; }
            p = s1807;
            break l1809;
          }
          p = s1807;
          break l1795;
        }
        break l1792;
      }
      p = s1793;
      if (trail.length > t1794) trail.length = t1794;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) {
      l1810: {
        const r1811 = readLooseWords(p);
        if (r1811 === undefined) { break l1810; }
        l_words = r1811;
        p = pos;
        l1813: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
            const s1815 = p;
            l1814: {
              p = skipBlanks(p);
              if (p < 0) { break l1814; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l1814;
              }
              p++;
              break l1813;
            }
            p = s1815;
          } else touched ||= p >= end;
        }
        l1818: {
          const s1816 = p;
          l1817: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1817; }
            p = s1816;
            break l1818;
          }
          p = s1816;
          break l1810;
        }
        break l1792;
      }
      p = s1793;
      if (trail.length > t1794) trail.length = t1794;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) {
      l1819: {
        const r1820 = readLooseWords(p);
        if (r1820 === undefined) { break l1819; }
        l_words = r1820;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1819;
        }
        const r1822 = readBadHeaderColon(p);
        if (r1822 === undefined) { break l1819; }
        p = pos;
        l1827: {
          const s1828 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
            l1829: {
              const r1830 = readPercent(p);
              if (r1830 === undefined) { break l1829; }
              l_arg = r1830;
              p = pos;
              break l1827;
            }
            p = s1828;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1819;
          }
          const r1832 = readArg(p);
          if (r1832 === undefined) { break l1819; }
          l_arg = r1832;
          p = pos;
        }
        l1836: {
          const s1834 = p;
          l1835: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1835; }
            p = s1834;
            break l1836;
          }
          p = s1834;
          break l1819;
        }
        break l1792;
      }
      p = s1793;
      if (trail.length > t1794) trail.length = t1794;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c === 304)) {
      l1837: {
        l1838: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1840 = p;
            const t1841 = trail.length;
            l1839: {
              const r1842 = readBadHeaderBold(p);
              if (r1842 === undefined) { break l1839; }
              p = pos;
              break l1838;
            }
            p = s1840;
            if (trail.length > t1841) trail.length = t1841;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1837;
        }
        const r1844 = readLooseWords(p);
        if (r1844 === undefined) { break l1837; }
        l_words = r1844;
        p = pos;
        l1846: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1848 = p;
            const t1849 = trail.length;
            l1847: {
              const r1850 = readBadHeaderBold(p);
              if (r1850 === undefined) { break l1847; }
              p = pos;
              break l1846;
            }
            p = s1848;
            if (trail.length > t1849) trail.length = t1849;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1837;
        }
        const r1852 = readLooseColon(p);
        if (r1852 === undefined) { break l1837; }
        p = pos;
        l1854: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1856 = p;
            const t1857 = trail.length;
            l1855: {
              const r1858 = readBadHeaderBold(p);
              if (r1858 === undefined) { break l1855; }
              p = pos;
              break l1854;
            }
            p = s1856;
            if (trail.length > t1857) trail.length = t1857;
          } else touched ||= p >= end;
        }
        l1860: {
          if (p < end) {
            const s1862 = p;
            l1861: {
              l1863: {
                const s1864 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
                  l1865: {
                    const r1866 = readPercent(p);
                    if (r1866 === undefined) { break l1865; }
                    l_arg = r1866;
                    p = pos;
                    break l1863;
                  }
                  p = s1864;
                } else touched ||= p >= end;
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1861;
                }
                const r1868 = readArg(p);
                if (r1868 === undefined) { break l1861; }
                l_arg = r1868;
                p = pos;
              }
              break l1860;
            }
            p = s1862;
          } else touched ||= p >= end;
          l_arg = null;
        }
        l1872: {
          const s1870 = p;
          l1871: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1871; }
            p = s1870;
            break l1872;
          }
          p = s1870;
          break l1837;
        }
        break l1792;
      }
      p = s1793;
      if (trail.length > t1794) trail.length = t1794;
      l_arg = null;
    } else touched ||= p >= end;
    l1873: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1875 = p;
        const t1876 = trail.length;
        l1874: {
          const r1877 = readBadHeaderBold(p);
          if (r1877 === undefined) { break l1874; }
          p = pos;
          break l1873;
        }
        p = s1875;
        if (trail.length > t1876) trail.length = t1876;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1879 = readLooseWords(p);
    if (r1879 === undefined) { return undefined; }
    l_words = r1879;
    p = pos;
    l1881: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1883 = p;
        const t1884 = trail.length;
        l1882: {
          const r1885 = readBadHeaderBold(p);
          if (r1885 === undefined) { break l1882; }
          p = pos;
          break l1881;
        }
        p = s1883;
        if (trail.length > t1884) trail.length = t1884;
      } else touched ||= p >= end;
    }
    l1889: {
      const s1887 = p;
      l1888: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1888; }
        p = s1887;
        break l1889;
      }
      p = s1887;
      return undefined;
    }
  }
  pos = p;
  return { type: 'PlainHead', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readBadHeaderColon(p: number): BadHeaderColonNode | undefined {
  let c = 0;
  const start = p;
  l1823: {
    const s1824 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1825: {
        p = skipBlanks(p);
        if (p < 0) { break l1825; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1825;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1825; }
        break l1823;
      }
      p = s1824;
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
  l1909: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1911 = p;
      const t1912 = trail.length;
      l1910: {
        const r1913 = readBadHeaderNoise(p);
        if (r1913 === undefined) { break l1910; }
        p = pos;
        break l1909;
      }
      p = s1911;
      if (trail.length > t1912) trail.length = t1912;
    } else touched ||= p >= end;
  }
  l1917: {
    if (((c = text.charCodeAt(p)) === 32 || c === 42 || c === 95)) {
      const s1915 = p;
      l1916: {
        let n1921 = 0;
        l1918: for (;;) {
          if (n1921 >= 3) break;
          const s1920 = p;
          l1919: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1919;
            }
            p++;
            n1921++;
            continue l1918;
          }
          p = s1920;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1916;
        }
        p = skip_boldHeader(p);
        if (p < 0) { break l1916; }
        p = s1915;
        break l1917;
      }
      p = s1915;
    } else touched ||= p >= end;
    return undefined;
  }
  let n1925 = 0;
  l1922: for (;;) {
    if (n1925 >= 3) break;
    const s1924 = p;
    l1923: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1923;
      }
      p++;
      n1925++;
      continue l1922;
    }
    p = s1924;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1926 = readBadHeaderBold(p);
  if (r1926 === undefined) { return undefined; }
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1928 = readLooseWords(p);
  if (r1928 === undefined) { return undefined; }
  l_words = r1928;
  p = pos;
  l1930: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1932 = p;
      l1931: {
        p = skipBlanks(p);
        if (p < 0) { break l1931; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1931;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1931; }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1931;
        }
        const r1933 = readBoldArg(p);
        if (r1933 === undefined) { break l1931; }
        l_arg = r1933;
        p = pos;
        break l1930;
      }
      p = s1932;
    } else touched ||= p >= end;
    l_arg = null;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipStrong(p);
  if (p < 0) { return undefined; }
  l1935: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1937 = p;
      const t1938 = trail.length;
      l1936: {
        const r1939 = readBadHeaderNoise(p);
        if (r1939 === undefined) { break l1936; }
        p = pos;
        break l1935;
      }
      p = s1937;
      if (trail.length > t1938) trail.length = t1938;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1941 = readLineEnd(p);
  if (r1941 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BoldHeader', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readOtherHeader(p: number): OtherHeaderNode | undefined {
  let c = 0;
  const start = p;
  let l_arg!: ArgNode | null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
    {
      const s1945 = p;
      l1946: {
        p = skipKnownHeader(p);
        if (p < 0) { break l1946; }
        return undefined;
      }
      p = s1945;
    }
  } else touched ||= p >= end;
  l1948: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1950 = p;
      const t1951 = trail.length;
      l1949: {
        const r1952 = readBadHeaderNoise(p);
        if (r1952 === undefined) { break l1949; }
        p = pos;
        break l1948;
      }
      p = s1950;
      if (trail.length > t1951) trail.length = t1951;
    } else touched ||= p >= end;
  }
  let n1957 = 0;
  l1954: for (;;) {
    if (n1957 >= 3) break;
    const s1956 = p;
    l1955: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1955;
      }
      p++;
      n1957++;
      continue l1954;
    }
    p = s1956;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
    reachesEnd(p, "##");
    return undefined;
  }
  p += 2;
  l1960: {
    const s1958 = p;
    l1959: {
      l1961: {
        const s1962 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1963: {
            p++;
            break l1961;
          }
          p = s1962;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1959; }
      }
      p = s1958;
      break l1960;
    }
    p = s1958;
    return undefined;
  }
  l1964: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1966 = p;
      l1965: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1965;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1965;
        }
        const r1967 = readArg(p);
        if (r1967 === undefined) { break l1965; }
        l_arg = r1967;
        p = pos;
        break l1964;
      }
      p = s1966;
    } else touched ||= p >= end;
    l_arg = null;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  while (text.charCodeAt(p) === 35) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1969: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1971 = p;
      const t1972 = trail.length;
      l1970: {
        const r1973 = readBadHeaderNoise(p);
        if (r1973 === undefined) { break l1970; }
        p = pos;
        break l1969;
      }
      p = s1971;
      if (trail.length > t1972) trail.length = t1972;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1975 = readLineEnd(p);
  if (r1975 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OtherHeader', start: base + start, end: base + p, arg: l_arg };
}

function leaf208(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1980!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
    {
      const s1981 = p;
      l1982: {
        p = skipBodyStop(p);
        if (p < 0) { break l1982; }
        return -1;
      }
      p = s1981;
    }
  } else touched ||= p >= end;
  e1980 = null;
  value = [e1980];
  leafValue = value;
  return p;
}

function leaf209(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l1984: {
    const s1985 = p;
    const t1986 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1987: {
        const r1988 = readWrapperEnd(p);
        if (r1988 === undefined) { break l1987; }
        value = r1988;
        p = pos;
        break l1984;
      }
      p = s1985;
      if (trail.length > t1986) trail.length = t1986;
    } else touched ||= p >= end;
    const r1992 = readMissingWrapperEnd(p);
    if (r1992 === undefined) { return -1; }
    value = r1992;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_wrapperEnd(p);
  if (p < 0) { return undefined; }
  const r1989 = readLineEnd(p);
  if (r1989 === undefined) { return undefined; }
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
  l1994: {
    const s1995 = p;
    const t1996 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1997: {
        const r1998 = readGap(p);
        if (r1998 === undefined) { break l1997; }
        value = r1998;
        p = pos;
        break l1994;
      }
      p = s1995;
      if (trail.length > t1996) trail.length = t1996;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    const r2000 = readBadNoiseLines(p);
    if (r2000 === undefined) { return -1; }
    value = r2000;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf213(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadChatNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2002 = readBadChat(p);
  if (r2002 === undefined) { return -1; }
  value = r2002;
  p = pos;
  leafValue = value;
  return p;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  let m2007 = false;
  l2003: for (;;) {
    const s2005 = p;
    const t2006 = trail.length;
    if (p < end) {
      l2004: {
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s2008 = p;
            l2009: {
              p = skipWrapperAhead(p);
              if (p < 0) { break l2009; }
              break l2004;
            }
            p = s2008;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          {
            const s2011 = p;
            l2012: {
              p = skipHeaderStart(p);
              if (p < 0) { break l2012; }
              break l2004;
            }
            p = s2011;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
          {
            const s2014 = p;
            l2015: {
              p = skipNoiseTail(p);
              if (p < 0) { break l2015; }
              break l2004;
            }
            p = s2014;
          }
        } else touched ||= p >= end;
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s2017 = p;
            l2018: {
              p = skipBlankLine(p);
              if (p < 0) { break l2018; }
              break l2004;
            }
            p = s2017;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2004;
        }
        const r2020 = readLine(p);
        if (r2020 === undefined) { break l2004; }
        p = pos;
        m2007 = true;
        continue l2003;
      }
      p = s2005;
      if (trail.length > t2006) trail.length = t2006;
    } else touched ||= p >= end;
    break;
  }
  if (!m2007) { return undefined; }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

const stepbodyPart: Step = { op: 'choice', starts: [STARTS_3, STARTS_4, STARTS_6, STARTS_7, STARTS_9, STARTS_11, STARTS_13, STARTS_4, STARTS_14], alternatives: [{ op: 'leaf', read: leaf76 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf91 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf161 }, { op: 'again', step: () => stepProse }] };
const steppart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf56, body: stepbodyPart }] };
const stepturn: Step = { op: 'choice', starts: [STARTS_15, STARTS_19], alternatives: [{ op: 'leaf', read: leaf168 }, { op: 'again', step: () => stepMessage }] };
const stepbehind: Step = { op: 'choice', starts: [STARTS_20, STARTS_4, STARTS_21], alternatives: [{ op: 'leaf', read: leaf212 }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: leaf213 }] };
const stepTranscript: Step = { op: 'rule', name: 'Transcript', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: steppart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepturn }] } };
const stepBlock: Step = { op: 'rule', name: 'Block', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf77 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf81 }] } };
const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text79 } };
const stepComment: Step = { op: 'rule', name: 'Comment', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf85 }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: leaf88 }] } };
const stepCommentText: Step = { op: 'rule', name: 'CommentText', register: -1, isText: true, body: { op: 'text', read: text87 } };
const stepField: Step = { op: 'rule', name: 'Field', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf92 }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: leaf122 }] } };
const stepMoreText: Step = { op: 'rule', name: 'MoreText', register: -1, isText: true, body: { op: 'text', read: text106 } };
const stepListBlock: Step = { op: 'rule', name: 'ListBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: leaf124 }, { op: 'choice', starts: [STARTS_10, null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: leaf139 }] }] } };
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
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 3,
  tables: 0,
};
