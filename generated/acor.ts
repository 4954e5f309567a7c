// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/bodies.peggy, grammars/common/markdown-lines.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, startsOf, tableOf } from '../src/engine/index.ts';

export interface WholeMessageNode extends TreeNode {
  readonly type: 'WholeMessage';
  readonly header: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  readonly parts: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[];
}

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

export interface BadNoiseLinesNode extends RecoveryNode {
  readonly type: 'BadNoiseLines';
}

export interface ExactHeaderNode extends TreeNode {
  readonly type: 'ExactHeader';
  readonly head: ExactHeadNode;
}

export interface ExactHeadNode extends TreeNode {
  readonly type: 'ExactHead';
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

export interface BlockNode extends TreeNode {
  readonly type: 'Block';
  readonly head: BlockHeadNode;
  readonly text: BlockTextNode;
  readonly close: BlockEndNode | MissingFenceEndNode;
}

export interface BlockHeadNode extends TreeNode {
  readonly type: 'BlockHead';
  readonly lead: string;
  readonly run: string;
  readonly info: string;
}

export interface BlockTextNode extends TreeNode {
  readonly type: 'BlockText';
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

export interface ListBlockNode extends TreeNode {
  readonly type: 'ListBlock';
  readonly head: ListHeadNode;
  readonly fence: ListFenceNode | "";
}

export interface ListHeadNode extends TreeNode {
  readonly type: 'ListHead';
  readonly lead: string;
}

export interface ListFenceNode extends TreeNode {
  readonly type: 'ListFence';
  readonly head: ListFenceHeadNode;
  readonly text: ListTextNode;
  readonly close: ListEndNode | MissingFenceEndNode | BadFenceEndNode;
}

export interface ListFenceHeadNode extends TreeNode {
  readonly type: 'ListFenceHead';
  readonly run: string;
  readonly info: string;
}

export interface ListTextNode extends TreeNode {
  readonly type: 'ListText';
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

export interface CommentNode extends TreeNode {
  readonly type: 'Comment';
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

export interface MissingFenceRunNode extends RecoveryNode {
  readonly type: 'MissingFenceRun';
}

export interface FieldNode extends TreeNode {
  readonly type: 'Field';
  readonly line: FieldLineNode;
  readonly more: MoreTextNode;
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

export interface MoreTextNode extends TreeNode {
  readonly type: 'MoreText';
}

export interface TextEndNode extends TreeNode {
  readonly type: 'TextEnd';
}

export interface EntryNode extends TreeNode {
  readonly type: 'Entry';
  readonly line: EntryLineNode;
  readonly code: MoreCodeNode | null;
  readonly more: MoreTextNode;
  readonly blocks: DeepBlockNode[];
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

export interface ProseNode extends TreeNode {
  readonly type: 'Prose';
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
  readonly TextEnd: TextEndNode;
  readonly BlockHead: BlockHeadNode;
  readonly BlockEnd: BlockEndNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly CommentHead: CommentHeadNode;
  readonly CommentEnd: CommentEndNode;
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly FieldLine: FieldLineNode;
  readonly ListHead: ListHeadNode;
  readonly ListFenceHead: ListFenceHeadNode;
  readonly ListEnd: ListEndNode;
  readonly BadFenceEnd: BadFenceEndNode;
  readonly EntryLine: EntryLineNode;
  readonly MoreCode: MoreCodeNode;
  readonly DeepBlock: DeepBlockNode;
  readonly MissingFenceRun: MissingFenceRunNode;
  readonly BadWrapper: BadWrapperNode;
  readonly WholeMessage: WholeMessageNode;
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
  readonly ProseText: TextPiece<'ProseText'>;
  readonly BlockText: TextPiece<'BlockText'>;
  readonly CommentText: TextPiece<'CommentText'>;
  readonly MoreText: TextPiece<'MoreText'>;
  readonly ListText: TextPiece<'ListText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadWrapper: BadWrapperNode;
  readonly MissingWrapperEnd: MissingWrapperEndNode;
  readonly BadChat: BadChatNode;
  readonly BadNoiseLines: BadNoiseLinesNode;
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
const TABLE_19 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [44, 44], [46, 47], [58, 59], [61, 67], [70, 81], [83, 85], [87, 94], [97, 99], [102, 113], [115, 117], [119, 125], [127, 127]);
const TABLE_20 = tableOf([9, 9], [32, 32], [42, 42], [45, 45], [95, 95]);
const TABLE_21 = tableOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
const TABLE_22 = tableOf([42, 42], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
const TABLE_23 = tableOf([0, 8], [11, 12], [14, 31], [33, 41], [43, 57], [59, 94], [96, 127]);
const TABLE_24 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 94], [96, 127]);
const TABLE_25 = tableOf([68, 69], [82, 82], [86, 86], [100, 101], [114, 114], [118, 118]);
const TABLE_26 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
const TABLE_27 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 96], [126, 126]);
const TABLE_28 = tableOf([0, 9], [11, 12], [14, 31], [33, 95], [97, 125], [127, 127]);
const TABLE_29 = tableOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
const TABLE_30 = tableOf([32, 32], [42, 43], [45, 45], [48, 57]);
const TABLE_31 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 95], [97, 127]);
const TABLE_32 = tableOf([9, 9], [32, 32], [96, 96], [126, 126]);
const TABLE_33 = tableOf([9, 10], [13, 13], [32, 32], [96, 96], [126, 126]);
const TABLE_34 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
const TABLE_35 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
const TABLE_36 = tableOf([9, 9], [27, 27], [32, 32], [37, 37], [60, 60]);
const TABLE_37 = tableOf([27, 27], [45, 45], [48, 57], [60, 60]);
const TABLE_38 = tableOf([45, 45], [65, 90], [95, 95], [97, 122]);
const TABLE_39 = tableOf([9, 9], [32, 32], [45, 45], [67, 68], [70, 70], [95, 95], [99, 100], [102, 102]);
const TABLE_40 = tableOf([42, 42], [65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [95, 95], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
const TABLE_41 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [95, 95]);
const STOPS_0 = /[\u000a\u000d]/g;
const STOPS_1 = /[\u000a\u000d\u002a\u005f]/g;
const STOPS_2 = /[\u000a\u000d\u0060]/g;
const STOPS_3 = /[\u000a\u000d\u002a\u003a\u005f]/g;
const STARTS_4 = startsOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [44, 44], [46, 47], [58, 59], [61, 67], [70, 81], [83, 85], [87, 94], [97, 99], [102, 113], [115, 117], [119, 125], [127, 65535]);
const STARTS_5 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_6 = startsOf([32, 32], [96, 96], [126, 126]);
const STOPS_7 = /[\u000a\u000d\u002d]/g;
const STARTS_8 = startsOf([32, 32], [60, 60]);
const STARTS_9 = startsOf([27, 27], [32, 32], [60, 60]);
const STARTS_10 = startsOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
const STARTS_11 = startsOf([96, 96], [126, 126]);
const STARTS_12 = startsOf([32, 32], [42, 43], [45, 45], [48, 57]);
const STOPS_13 = /[\u0009-\u000a\u000d\u0020\u003a\u0060]/g;
const STARTS_14 = startsOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
const STARTS_15 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_16 = startsOf([0, 65535]);
const STOPS_17 = /[\u000a\u000d\u001b\u003c]/g;
const STOPS_18 = /[\u000a\u000d\u002a]/g;
const STOPS_19 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u003c]/g;
const STARTS_20 = startsOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 95]);
const STARTS_21 = startsOf([32, 32], [35, 35], [42, 42], [95, 95]);
const STARTS_22 = startsOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);

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
  const r445 = readNoiseLines(p);
  if (r445 === undefined) { return undefined; }
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
      l401: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l401; }
        break l110;
      }
      p = s111;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l427: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l427; }
        break l110;
      }
      p = s111;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s442 = p;
        l443: {
          p++;
          return -1;
        }
        p = s442;
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
  const list399: string[] = [];
  l395: for (;;) {
    const s397 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l396: {
        let v398!: string;
        v398 = text.charAt(p);
        p++;
        list399.push(v398);
        continue l395;
      }
      p = s397;
    } else touched ||= p >= end;
    break;
  }
  if (list399.length === 0) { return undefined; }
  value = list399;
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
            const s385 = p;
            l386: {
              p++;
              break l355;
            }
            p = s385;
          }
        } else touched ||= p >= end;
        break l295;
      }
      p = s296;
    } else touched ||= p >= end;
    let n391 = 0;
    l388: for (;;) {
      if (n391 >= 3) break;
      const s390 = p;
      l389: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l389;
        }
        p++;
        n391++;
        continue l388;
      }
      p = s390;
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
        const s392 = p;
        l393: {
          p++;
          return -1;
        }
        p = s392;
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
          if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
            l365: {
              p = skipArgWord(p);
              if (p < 0) { break l365; }
              break l363;
            }
            p = s364;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 80) {
            l371: {
              if (!text.startsWith("Progress", p)) {
                reachesEnd(p, "Progress");
                break l371;
              }
              p += 8;
              break l363;
            }
            p = s364;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 65 || c === 83))) {
            touched ||= p >= end;
            break l362;
          }
          p = skipTitledWord(p);
          if (p < 0) { break l362; }
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
        const near375 = p + 16;
        while (p < near375 && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128)) p++;
        if (p === near375) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l360;
      }
      p = s361;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65) {
      l376: {
        if (!text.startsWith("AI Directive", p)) {
          reachesEnd(p, "AI Directive");
          break l376;
        }
        p += 12;
        break l360;
      }
      p = s361;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 83) {
      l377: {
        if (!text.startsWith("Suggestions", p)) {
          reachesEnd(p, "Suggestions");
          break l377;
        }
        p += 11;
        break l360;
      }
      p = s361;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l378: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l378;
        }
        p += 6;
        l379: {
          if (text.charCodeAt(p) === 32) {
            const s381 = p;
            l380: {
              l382: {
                const s383 = p;
                if (text.charCodeAt(p) === 32) {
                  l384: {
                    if (!text.startsWith(" Data", p)) {
                      reachesEnd(p, " Data");
                      break l384;
                    }
                    p += 5;
                    break l382;
                  }
                  p = s383;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 32 || !text.startsWith(" Files", p)) {
                  reachesEnd(p, " Files");
                  break l380;
                }
                p += 6;
              }
              break l379;
            }
            p = s381;
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

function skipArgWord(p: number): number {
  l366: {
    const s367 = p;
    if (text.charCodeAt(p) === 83) {
      l368: {
        if (!text.startsWith("Status", p)) {
          reachesEnd(p, "Status");
          break l368;
        }
        p += 6;
        break l366;
      }
      p = s367;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 69) {
      l369: {
        if (!text.startsWith("Error", p)) {
          reachesEnd(p, "Error");
          break l369;
        }
        p += 5;
        break l366;
      }
      p = s367;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 83) {
      l370: {
        if (!text.startsWith("Session Checkpoint", p)) {
          reachesEnd(p, "Session Checkpoint");
          break l370;
        }
        p += 18;
        break l366;
      }
      p = s367;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) {
      reachesEnd(p, "Session");
      return -1;
    }
    p += 7;
  }
  return p;
}

function skipTitledWord(p: number): number {
  l372: {
    const s373 = p;
    if (text.charCodeAt(p) === 65) {
      l374: {
        if (!text.startsWith("AI Directive", p)) {
          reachesEnd(p, "AI Directive");
          break l374;
        }
        p += 12;
        break l372;
      }
      p = s373;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) {
      reachesEnd(p, "Suggestions");
      return -1;
    }
    p += 11;
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
  l420: for (;;) {
    const s422 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l421: {
        l424: {
          const s425 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l426: {
              p = skipBlankLine(p);
              if (p < 0) { break l426; }
              break l424;
            }
            p = s425;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l421;
          }
          p = skipNoise(p);
          if (p < 0) { break l421; }
        }
        continue l420;
      }
      p = s422;
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
  l402: {
    const s403 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l404: {
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
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l404;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        const near410 = p + 16;
        while (p < near410 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near410) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l413: {
          const s411 = p;
          l412: {
            p = skipLineEnd(p);
            if (p < 0) { break l412; }
            p = s411;
            break l413;
          }
          p = s411;
          break l404;
        }
        break l402;
      }
      p = s403;
    } else touched ||= p >= end;
    let n417 = 0;
    l414: for (;;) {
      if (n417 >= 3) break;
      const s416 = p;
      l415: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l415;
        }
        p++;
        n417++;
        continue l414;
      }
      p = s416;
      break;
    }
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    const near419 = p + 16;
    while (p < near419 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near419) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function skip_wrapperEnd(p: number): number {
  let c = 0;
  let n431 = 0;
  l428: for (;;) {
    if (n431 >= 3) break;
    const s430 = p;
    l429: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l429;
      }
      p++;
      n431++;
      continue l428;
    }
    p = s430;
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
  l441: {
    const s439 = p;
    l440: {
      p = skipLineEnd(p);
      if (p < 0) { break l440; }
      p = s439;
      break l441;
    }
    p = s439;
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
  const r432 = readFenceRun(p);
  if (r432 === undefined) { return undefined; }
  value = r432;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l433: {
    const s434 = p;
    if (text.charCodeAt(p) === 96) {
      l435: {
        const s436 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l435;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s436, p);
        break l433;
      }
      p = s434;
    } else touched ||= p >= end;
    const s437 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s437, p);
  }
  pos = p;
  return value;
}

function readNoiseLines(p: number): [[" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null], ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[]] | undefined {
  let c = 0;
  let value!: [[" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null], ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[]];
  let e446!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null];
  if (!(((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r447 = readNoiseLine(p);
  if (r447 === undefined) { return undefined; }
  e446 = r447;
  p = pos;
  let e527!: ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[];
  const list533: ([" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null])[] = [];
  l528: for (;;) {
    const s530 = p;
    const t531 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l529: {
        let v532!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | [string[], null];
        l535: {
          const s536 = p;
          const t537 = trail.length;
          if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
            l538: {
              const r539 = readNoiseLine(p);
              if (r539 === undefined) { break l538; }
              v532 = r539;
              p = pos;
              break l535;
            }
            p = s536;
            if (trail.length > t537) trail.length = t537;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
            touched ||= p >= end;
            break l529;
          }
          const r541 = readBlankLine(p);
          if (r541 === undefined) { break l529; }
          v532 = r541;
          p = pos;
        }
        list533.push(v532);
        continue l528;
      }
      p = s530;
      if (trail.length > t531) trail.length = t531;
    } else touched ||= p >= end;
    break;
  }
  e527 = list533;
  value = [e446, e527];
  pos = p;
  return value;
}

function readNoiseLine(p: number): [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [" "[], ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string], (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[], "\n" | BadLineEndNode | null];
  let e448!: " "[];
  const r449 = readIndent(p);
  if (r449 === undefined) { return undefined; }
  e448 = r449;
  p = pos;
  let e457!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r458 = readNoise(p);
  if (r458 === undefined) { return undefined; }
  e457 = r458;
  p = pos;
  let e501!: (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[];
  const list506: (["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string)[] = [];
  l502: for (;;) {
    const s504 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l503: {
        let v505!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | string;
        l508: {
          const s509 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l510: {
              const r511 = readNoise(p);
              if (r511 === undefined) { break l510; }
              v505 = r511;
              p = pos;
              break l508;
            }
            p = s509;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l503;
          }
          const r513 = readBlank(p);
          if (r513 === undefined) { break l503; }
          v505 = r513;
          p = pos;
        }
        list506.push(v505);
        continue l502;
      }
      p = s504;
    } else touched ||= p >= end;
    break;
  }
  e501 = list506;
  let e515!: "\n" | BadLineEndNode | null;
  const r516 = readLineEnd(p);
  if (r516 === undefined) { return undefined; }
  e515 = r516;
  p = pos;
  value = [e448, e457, e501, e515];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list455: " "[] = [];
  let n453 = 0;
  l450: for (;;) {
    if (n453 >= 3) break;
    const s452 = p;
    l451: {
      let v454!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l451;
      }
      v454 = " ";
      p++;
      list455.push(v454);
      n453++;
      continue l450;
    }
    p = s452;
    break;
  }
  value = list455;
  pos = p;
  return value;
}

function readNoise(p: number): ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string] | undefined {
  let value!: ["<|", string[], "|>", [string, string[], null] | null] | ["\u001b[", string[], string];
  l459: {
    const s460 = p;
    if (text.charCodeAt(p) === 60) {
      l461: {
        const r462 = readTemplateToken(p);
        if (r462 === undefined) { break l461; }
        value = r462;
        p = pos;
        break l459;
      }
      p = s460;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 27)) {
      touched ||= p >= end;
      return undefined;
    }
    const r489 = readAnsiSequence(p);
    if (r489 === undefined) { return undefined; }
    value = r489;
    p = pos;
  }
  pos = p;
  return value;
}

function readTemplateToken(p: number): ["<|", string[], "|>", [string, string[], null] | null] | undefined {
  let c = 0;
  let value!: ["<|", string[], "|>", [string, string[], null] | null];
  let e463!: "<|";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return undefined;
  }
  e463 = "<|";
  p += 2;
  let e464!: string[];
  const list469: string[] = [];
  l465: for (;;) {
    const s467 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      l466: {
        let v468!: string;
        v468 = text.charAt(p);
        p++;
        list469.push(v468);
        continue l465;
      }
      p = s467;
    } else touched ||= p >= end;
    break;
  }
  if (list469.length === 0) { return undefined; }
  e464 = list469;
  let e471!: "|>";
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return undefined;
  }
  e471 = "|>";
  p += 2;
  let e472!: [string, string[], null] | null;
  l473: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s475 = p;
      l474: {
        let e476!: string;
        e476 = text.charAt(p);
        p++;
        let e477!: string[];
        const list482: string[] = [];
        l478: for (;;) {
          const s480 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
            l479: {
              let v481!: string;
              v481 = text.charAt(p);
              p++;
              list482.push(v481);
              continue l478;
            }
            p = s480;
          } else touched ||= p >= end;
          break;
        }
        e477 = list482;
        let e484!: null;
        l487: {
          if (text.charCodeAt(p) === 60) {
            const s485 = p;
            l486: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l486;
              }
              p += 2;
              p = s485;
              break l487;
            }
            p = s485;
          } else touched ||= p >= end;
          break l474;
        }
        e484 = null;
        e472 = [e476, e477, e484];
        break l473;
      }
      p = s475;
    } else touched ||= p >= end;
    e472 = null;
  }
  value = [e463, e464, e471, e472];
  pos = p;
  return value;
}

function readAnsiSequence(p: number): ["\u001b[", string[], string] | undefined {
  let c = 0;
  let value!: ["\u001b[", string[], string];
  let e490!: "\u001b[";
  if (text.charCodeAt(p) !== 27 || !text.startsWith("\u001b[", p)) {
    reachesEnd(p, "\u001b[");
    return undefined;
  }
  e490 = "\u001b[";
  p += 2;
  let e491!: string[];
  const list496: string[] = [];
  l492: for (;;) {
    const s494 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) {
      l493: {
        let v495!: string;
        v495 = text.charAt(p);
        p++;
        list496.push(v495);
        continue l492;
      }
      p = s494;
    } else touched ||= p >= end;
    break;
  }
  e491 = list496;
  let e498!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  e498 = text.charAt(p);
  p++;
  value = [e490, e491, e498];
  pos = p;
  return value;
}

function readLineEnd(p: number): "\n" | BadLineEndNode | null | undefined {
  let c = 0;
  let value!: "\n" | BadLineEndNode | null;
  l517: {
    const s518 = p;
    const t519 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l520: {
        const r521 = readEol(p);
        if (r521 === undefined) { break l520; }
        value = r521;
        p = pos;
        break l517;
      }
      p = s518;
      if (trail.length > t519) trail.length = t519;
    } else touched ||= p >= end;
    const r523 = readEof(p);
    if (r523 === undefined) { return undefined; }
    value = r523;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf58(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e546!: null;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s547 = p;
      l548: {
        p = skipWholeWrapper(p);
        if (p < 0) { break l548; }
        return -1;
      }
      p = s547;
    }
  } else touched ||= p >= end;
  e546 = null;
  value = [e546];
  leafValue = value;
  return p;
}

function skipWholeWrapper(p: number): number {
  let c = 0;
  l552: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s550 = p;
      l551: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l551; }
        p = s550;
        break l552;
      }
      p = s550;
    } else touched ||= p >= end;
    return -1;
  }
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s553 = p;
      l554: {
        p = skipExampleAhead(p);
        if (p < 0) { break l554; }
        return -1;
      }
      p = s553;
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
  l698: for (;;) {
    const s700 = p;
    if (p < end) {
      l699: {
        l702: {
          const s703 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l704: {
              p = skipWrapperShape(p);
              if (p < 0) { break l704; }
              break l702;
            }
            p = s703;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l705: {
              p = skipClosedFence(p);
              if (p < 0) { break l705; }
              break l702;
            }
            p = s703;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
            {
              const s706 = p;
              l707: {
                p = skipHeaderStart(p);
                if (p < 0) { break l707; }
                break l699;
              }
              p = s706;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l699;
          }
          p = skipLine(p);
          if (p < 0) { break l699; }
        }
        continue l698;
      }
      p = s700;
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
  let e556!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r557 = readFenceOpen(p);
  if (r557 === undefined) { return undefined; }
  l_run = r557;
  p = pos;
  registers[0] = l_run;
  e556 = l_run;
  let e581!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][];
  const list587: ([null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l582: for (;;) {
    const s584 = p;
    const t585 = trail.length;
    if (p < end) {
      l583: {
        let v586!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]];
        let e589!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s590 = p;
            l591: {
              p = skip_wrapperEnd(p);
              if (p < 0) { break l591; }
              break l583;
            }
            p = s590;
          }
        } else touched ||= p >= end;
        e589 = null;
        let e593!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[];
        l594: {
          const s595 = p;
          const t596 = trail.length;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l597: {
              const r598 = readClosedFence(p);
              if (r598 === undefined) { break l597; }
              e593 = r598;
              p = pos;
              break l594;
            }
            p = s595;
            if (trail.length > t596) trail.length = t596;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l583;
          }
          const r677 = readLine(p);
          if (r677 === undefined) { break l583; }
          e593 = r677;
          p = pos;
        }
        v586 = [e589, e593];
        list587.push(v586);
        continue l582;
      }
      p = s584;
      if (trail.length > t585) trail.length = t585;
    } else touched ||= p >= end;
    break;
  }
  e581 = list587;
  let e679!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r680 = read_wrapperEnd(p);
  if (r680 === undefined) { return undefined; }
  e679 = r680;
  p = pos;
  let e695!: "\n" | BadLineEndNode | null;
  const r696 = readLineEnd(p);
  if (r696 === undefined) { return undefined; }
  e695 = r696;
  p = pos;
  value = [e556, e581, e679, e695];
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
  const r558 = readFenceHead(p);
  if (r558 === undefined) { return undefined; }
  value = r558;
  p = pos;
  const r578 = readLineEnd(p);
  if (r578 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l559: {
    const s560 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l561: {
        let n565 = 0;
        l562: for (;;) {
          if (n565 >= 3) break;
          const s564 = p;
          l563: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l563;
            }
            p++;
            n565++;
            continue l562;
          }
          p = s564;
          break;
        }
        const s566 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l561;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s566, p);
        const near567 = p + 16;
        while (p < near567 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near567) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l570: {
          const s568 = p;
          l569: {
            p = skipLineEnd(p);
            if (p < 0) { break l569; }
            p = s568;
            break l570;
          }
          p = s568;
          break l561;
        }
        break l559;
      }
      p = s560;
    } else touched ||= p >= end;
    let n574 = 0;
    l571: for (;;) {
      if (n574 >= 3) break;
      const s573 = p;
      l572: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l572;
        }
        p++;
        n574++;
        continue l571;
      }
      p = s573;
      break;
    }
    const s575 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s575, p);
    const near576 = p + 16;
    while (p < near576 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near576) {
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
  let e599!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r600 = readFenced(p);
  if (r600 === undefined) { return undefined; }
  e599 = r600;
  p = pos;
  let e673!: "\n" | BadLineEndNode | null;
  const r674 = readLineEnd(p);
  if (r674 === undefined) { return undefined; }
  e673 = r674;
  p = pos;
  value = [e599, e673];
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
  let e601!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r602 = readFenceOpen(p);
  if (r602 === undefined) { return undefined; }
  l_run = r602;
  p = pos;
  registers[1] = l_run;
  e601 = l_run;
  let e604!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list610: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l605: for (;;) {
    const s607 = p;
    const t608 = trail.length;
    if (p < end) {
      l606: {
        let v609!: [null, [string[], "\n" | BadLineEndNode] | string[]];
        let e612!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s613 = p;
            l614: {
              p = skipFenceClose(p);
              if (p < 0) { break l614; }
              break l606;
            }
            p = s613;
          }
        } else touched ||= p >= end;
        e612 = null;
        let e625!: [string[], "\n" | BadLineEndNode] | string[];
        if (!(p < end)) {
          touched ||= p >= end;
          break l606;
        }
        const r626 = readLine(p);
        if (r626 === undefined) { break l606; }
        e625 = r626;
        p = pos;
        v609 = [e612, e625];
        list610.push(v609);
        continue l605;
      }
      p = s607;
      if (trail.length > t608) trail.length = t608;
    } else touched ||= p >= end;
    break;
  }
  e604 = list610;
  let e648!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r649 = readFenceClose(p);
  if (r649 === undefined) { return undefined; }
  e648 = r649;
  p = pos;
  value = [e601, e604, e648];
  pos = p;
  return value;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n619 = 0;
  l616: for (;;) {
    if (n619 >= 3) break;
    const s618 = p;
    l617: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l617;
      }
      p++;
      n619++;
      continue l616;
    }
    p = s618;
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
  l624: {
    const s622 = p;
    l623: {
      p = skipLineEnd(p);
      if (p < 0) { break l623; }
      p = s622;
      break l624;
    }
    p = s622;
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
  const r620 = readFenceRun(p);
  if (r620 === undefined) { return undefined; }
  value = r620;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l627: {
    const s628 = p;
    const t629 = trail.length;
    if (p < end) {
      l630: {
        let e631!: string[];
        const list636: string[] = [];
        l632: for (;;) {
          const s634 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l633: {
              let v635!: string;
              v635 = text.charAt(p);
              p++;
              list636.push(v635);
              continue l632;
            }
            p = s634;
          } else touched ||= p >= end;
          break;
        }
        e631 = list636;
        let e638!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l630;
        }
        const r639 = readEol(p);
        if (r639 === undefined) { break l630; }
        e638 = r639;
        p = pos;
        value = [e631, e638];
        break l627;
      }
      p = s628;
      if (trail.length > t629) trail.length = t629;
    } else touched ||= p >= end;
    const list645: string[] = [];
    l641: for (;;) {
      const s643 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l642: {
          let v644!: string;
          v644 = text.charAt(p);
          p++;
          list645.push(v644);
          continue l641;
        }
        p = s643;
      } else touched ||= p >= end;
      break;
    }
    if (list645.length === 0) { return undefined; }
    value = list645;
  }
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e650!: " "[];
  const r651 = readIndent(p);
  if (r651 === undefined) { return undefined; }
  e650 = r651;
  p = pos;
  let e653!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r654 = readClosingRun(p);
  if (r654 === undefined) { return undefined; }
  e653 = r654;
  p = pos;
  let e656!: string[];
  const r657 = readBlanks(p);
  if (r657 === undefined) { return undefined; }
  e656 = r657;
  p = pos;
  let e667!: null;
  l670: {
    const s668 = p;
    l669: {
      p = skipLineEnd(p);
      if (p < 0) { break l669; }
      p = s668;
      break l670;
    }
    p = s668;
    return undefined;
  }
  e667 = null;
  value = [e650, e653, e656, e667];
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list662: string[] = [];
  l658: for (;;) {
    const s660 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l659: {
        let v661!: string;
        const r664 = readBlank(p);
        if (r664 === undefined) { break l659; }
        v661 = r664;
        p = pos;
        list662.push(v661);
        continue l658;
      }
      p = s660;
    } else touched ||= p >= end;
    break;
  }
  value = list662;
  pos = p;
  return value;
}

function read_wrapperEnd(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e681!: " "[];
  const r682 = readIndent(p);
  if (r682 === undefined) { return undefined; }
  e681 = r682;
  p = pos;
  let e684!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r685 = readWrapperRun(p);
  if (r685 === undefined) { return undefined; }
  e684 = r685;
  p = pos;
  let e687!: string[];
  const r688 = readBlanks(p);
  if (r688 === undefined) { return undefined; }
  e687 = r688;
  p = pos;
  let e690!: null;
  l693: {
    const s691 = p;
    l692: {
      p = skipLineEnd(p);
      if (p < 0) { break l692; }
      p = s691;
      break l693;
    }
    p = s691;
    return undefined;
  }
  e690 = null;
  value = [e681, e684, e687, e690];
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
  l709: {
    const s710 = p;
    if (p < end) {
      l711: {
        const near712 = p + 16;
        while (p < near712 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near712) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l711;
        }
        p = skipEol(p);
        if (p < 0) { break l711; }
        break l709;
      }
      p = s710;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near713 = p + 16;
    while (p < near713 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near713) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function leaf77(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e714!: null;
  l717: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
      const s715 = p;
      l716: {
        p++;
        p = s715;
        break l717;
      }
      p = s715;
    } else touched ||= p >= end;
    return -1;
  }
  e714 = null;
  value = [e714];
  leafValue = value;
  return p;
}

function leaf78(p: number): number {
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

function text79(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near718 = p + 16;
      while (p < near718 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near718) {
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
      l719: {

        const near720 = p + 16;
        while (p < near720 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near720) {
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
      l721: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l721;
        }
        p = skipNewline(p);
        if (p < 0) { break l721; }
        l728: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
            const s726 = p;
            l727: {
              p++;
              p = s726;
              break l728;
            }
            p = s726;
          } else touched ||= p >= end;
          break l721;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l729: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l729;
        }
        p = skipNewline(p);
        if (p < 0) { break l729; }
        {
          const s730 = p;
          l731: {
            p = skipProseStop(p);
            if (p < 0) { break l731; }
            break l729;
          }
          p = s730;
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
  l722: {
    const s723 = p;
    if (text.charCodeAt(p) === 13) {
      l724: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l724;
        }
        p += 2;
        break l722;
      }
      p = s723;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l725: {

        p++;
        break l722;
      }
      p = s723;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipProseStop(p: number): number {
  let c = 0;
  l733: {
    const s734 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l735: {
        p = skipBlankLine(p);
        if (p < 0) { break l735; }
        break l733;
      }
      p = s734;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l736: {
        p = skipHeaderStart(p);
        if (p < 0) { break l736; }
        break l733;
      }
      p = s734;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l737: {
        p = skipFenceStart(p);
        if (p < 0) { break l737; }
        break l733;
      }
      p = s734;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l746: {
        p = skipCommentStart(p);
        if (p < 0) { break l746; }
        break l733;
      }
      p = s734;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l754: {
        p = skipEntryStart(p);
        if (p < 0) { break l754; }
        break l733;
      }
      p = s734;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
      l774: {
        p = skipFieldStart(p);
        if (p < 0) { break l774; }
        break l733;
      }
      p = s734;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
      l817: {
        p = skipNoiseTail(p);
        if (p < 0) { break l817; }
        break l733;
      }
      p = s734;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l818: {
        p = skipCutFence(p);
        if (p < 0) { break l818; }
        break l733;
      }
      p = s734;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l831: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l831; }
        break l733;
      }
      p = s734;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s832 = p;
        l833: {
          p++;
          return -1;
        }
        p = s832;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipFenceStart(p: number): number {
  let c = 0;
  let n741 = 0;
  l738: for (;;) {
    if (n741 >= 3) break;
    const s740 = p;
    l739: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l739;
      }
      p++;
      n741++;
      continue l738;
    }
    p = s740;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOpenRun(p);
  if (p < 0) { return -1; }
  return p;
}

function skipOpenRun(p: number): number {
  let c = 0;
  l742: {
    const s743 = p;
    if (text.charCodeAt(p) === 96) {
      l744: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l744;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        const near745 = p + 16;
        while (p < near745 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near745) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l744; }
        break l742;
      }
      p = s743;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
  }
  return p;
}

function skipCommentStart(p: number): number {
  let n750 = 0;
  l747: for (;;) {
    if (n750 >= 3) break;
    const s749 = p;
    l748: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l748;
      }
      p++;
      n750++;
      continue l747;
    }
    p = s749;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!", p)) {
    reachesEnd(p, "<!");
    return -1;
  }
  p += 2;
  l753: {
    if (text.charCodeAt(p) === 45) {
      const s751 = p;
      l752: {
        if (!text.startsWith("--", p)) {
          reachesEnd(p, "--");
          break l752;
        }
        p += 2;
        p = s751;
        break l753;
      }
      p = s751;
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
      const s755 = p;
      l756: {
        p = skipThematicBreak(p);
        if (p < 0) { break l756; }
        return -1;
      }
      p = s755;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipItemMarker(p);
  if (p < 0) { return -1; }
  l771: {
    const s772 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l773: {
        p++;
        break l771;
      }
      p = s772;
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
  l758: {
    const s759 = p;
    if (text.charCodeAt(p) === 42) {
      l760: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l760; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l760;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l760; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l760;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) p++;
        touched ||= p >= end;
        break l758;
      }
      p = s759;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l761: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l761; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l761;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l761; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l761;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) p++;
        touched ||= p >= end;
        break l758;
      }
      p = s759;
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
  l762: {
    const s763 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l764: {
        p++;
        break l762;
      }
      p = s763;
    } else touched ||= p >= end;
    let n770 = 0;
    l767: for (;;) {
      if (n770 >= 9) break;
      const s769 = p;
      l768: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l768;
        }
        p++;
        n770++;
        continue l767;
      }
      p = s769;
      break;
    }
    if (n770 < 1) { return -1; }
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
  let n778 = 0;
  l775: for (;;) {
    if (n778 >= 3) break;
    const s777 = p;
    l776: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l776;
      }
      p++;
      n778++;
      continue l775;
    }
    p = s777;
    break;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFieldName(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFieldName(p: number): number {
  let c = 0;
  l779: {
    const s780 = p;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l781: {
        p = skipBoldName(p);
        if (p < 0) { break l781; }
        break l779;
      }
      p = s780;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipPlainName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBoldName(p: number): number {
  let c = 0;
  l782: {
    const s783 = p;
    if (text.charCodeAt(p) === 42) {
      l784: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l784;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l784;
        }
        p = skipLabelName(p);
        if (p < 0) { break l784; }
        l799: {
          const s800 = p;
          if (text.charCodeAt(p) === 58) {
            l801: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l801; }
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l801;
              }
              p += 2;
              break l799;
            }
            p = s800;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            reachesEnd(p, "**");
            break l784;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l784; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l784;
          }
          p++;
        }
        break l782;
      }
      p = s783;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLabelName(p);
    if (p < 0) { return -1; }
    l802: {
      const s803 = p;
      if (text.charCodeAt(p) === 58) {
        l804: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l804; }
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l804;
          }
          p += 2;
          break l802;
        }
        p = s803;
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

function skipLabelName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l785: for (;;) {
    const s787 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l786: {
        l789: {
          const s790 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) {
            l791: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l791;
              }
              p++;
              const near792 = p + 16;
              while (p < near792 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
              if (p === near792) {
                STOPS_3.lastIndex = p;
                p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l789;
            }
            p = s790;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 58) {
            {
              const s793 = p;
              l794: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l794; }
                if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
                  touched ||= p >= end;
                  break l794;
                }
                p = skipStrong(p);
                if (p < 0) { break l794; }
                break l786;
              }
              p = s793;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            {
              const s796 = p;
              l797: {
                p = skipStrong(p);
                if (p < 0) { break l797; }
                break l786;
              }
              p = s796;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 95))) {
            touched ||= p >= end;
            break l786;
          }
          p++;
        }
        continue l785;
      }
      p = s787;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPlainName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipPlainWords(p);
  if (p < 0) { return -1; }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l812: {
    const s810 = p;
    l811: {
      l813: {
        const s814 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l815: {
            p++;
            break l813;
          }
          p = s814;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          l816: {
            p = skipNoise(p);
            if (p < 0) { break l816; }
            break l813;
          }
          p = s814;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l811; }
      }
      p = s810;
      break l812;
    }
    p = s810;
    return -1;
  }
  return p;
}

function skipPlainWords(p: number): number {
  let c = 0;
  l805: {
    const s806 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l807: {
        if (!isCaseless(p, "recovery")) { break l807; }
        p += 8;
        break l805;
      }
      p = s806;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l808: {
        if (!isCaseless(p, "details")) { break l808; }
        p += 7;
        break l805;
      }
      p = s806;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l809: {
        if (!isCaseless(p, "example")) { break l809; }
        p += 7;
        break l805;
      }
      p = s806;
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
  return p;
}

function skipCutFence(p: number): number {
  let n822 = 0;
  l819: for (;;) {
    if (n822 >= 3) break;
    const s821 = p;
    l820: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l820;
      }
      p++;
      n822++;
      continue l819;
    }
    p = s821;
    break;
  }
  l823: {
    const s824 = p;
    if (text.charCodeAt(p) === 96) {
      l825: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l825;
        }
        p += 2;
        break l823;
      }
      p = s824;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l826: {

        p++;
        break l823;
      }
      p = s824;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 126) {
      l827: {
        if (!text.startsWith("~~", p)) {
          reachesEnd(p, "~~");
          break l827;
        }
        p += 2;
        break l823;
      }
      p = s824;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  if (p < end) {
    {
      const s828 = p;
      l829: {
        p++;
        return -1;
      }
      p = s828;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf95(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r835 = readTextEnd(p);
  if (r835 === undefined) { return -1; }
  value = r835;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextEndNode | undefined {
  let c = 0;
  const start = p;
  l836: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s838 = p;
      const t839 = trail.length;
      l837: {
        const r840 = readEol(p);
        if (r840 === undefined) { break l837; }
        p = pos;
        break l836;
      }
      p = s838;
      if (trail.length > t839) trail.length = t839;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'TextEnd', start: base + start, end: base + p };
}

function leaf97(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e843!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
    {
      const s844 = p;
      l845: {
        p = skipBodyStop(p);
        if (p < 0) { break l845; }
        return -1;
      }
      p = s844;
    }
  } else touched ||= p >= end;
  e843 = null;
  value = [e843];
  leafValue = value;
  return p;
}

function skipBodyStop(p: number): number {
  let c = 0;
  l847: {
    const s848 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l849: {
        p = skipHeaderStart(p);
        if (p < 0) { break l849; }
        break l847;
      }
      p = s848;
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

function leaf99(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: GapNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r850 = readGap(p);
  if (r850 === undefined) { return -1; }
  value = r850;
  p = pos;
  leafValue = value;
  return p;
}

function leaf100(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockHeadNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r852 = readBlockHead(p);
  if (r852 === undefined) { return -1; }
  value = r852;
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
  l853: {
    const s854 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l855: {
        const s856 = p;
        let n860 = 0;
        l857: for (;;) {
          if (n860 >= 3) break;
          const s859 = p;
          l858: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l858;
            }
            p++;
            n860++;
            continue l857;
          }
          p = s859;
          break;
        }
        l_lead = text.slice(s856, p);
        const s861 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l855;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l_run = text.slice(s861, p);
        const s862 = p;
        const near863 = p + 16;
        while (p < near863 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near863) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l_info = text.slice(s862, p);
        l866: {
          const s864 = p;
          l865: {
            p = skipLineEnd(p);
            if (p < 0) { break l865; }
            p = s864;
            break l866;
          }
          p = s864;
          break l855;
        }
        break l853;
      }
      p = s854;
    } else touched ||= p >= end;
    const s867 = p;
    let n871 = 0;
    l868: for (;;) {
      if (n871 >= 3) break;
      const s870 = p;
      l869: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l869;
        }
        p++;
        n871++;
        continue l868;
      }
      p = s870;
      break;
    }
    l_lead = text.slice(s867, p);
    const s872 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s872, p);
    const s873 = p;
    const near874 = p + 16;
    while (p < near874 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near874) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l_info = text.slice(s873, p);
    l877: {
      const s875 = p;
      l876: {
        p = skipLineEnd(p);
        if (p < 0) { break l876; }
        p = s875;
        break l877;
      }
      p = s875;
      return undefined;
    }
  }
  pos = p;
  return { type: 'BlockHead', start: base + start, end: base + p, lead: l_lead, run: l_run, info: l_info };
}

function text102(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near879 = p + 16;
      while (p < near879 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near879) {
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
      l880: {

        const near881 = p + 16;
        while (p < near881 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near881) {
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
      l882: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l882;
        }
        p = skipNewline(p);
        if (p < 0) { break l882; }
        l885: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128)) {
            const s883 = p;
            l884: {
              p++;
              p = s883;
              break l885;
            }
            p = s883;
          } else touched ||= p >= end;
          break l882;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l886: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l886;
        }
        p = skipNewline(p);
        if (p < 0) { break l886; }
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s887 = p;
            l888: {
              p = skipFenceClose(p);
              if (p < 0) { break l888; }
              break l886;
            }
            p = s887;
          }
        } else touched ||= p >= end;
        {
          const s890 = p;
          l891: {
            if (p < end) {
              {
                const s893 = p;
                l894: {
                  p++;
                  break l891;
                }
                p = s893;
              }
            } else touched ||= p >= end;
            break l886;
          }
          p = s890;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf103(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockEndNode | MissingFenceEndNode;
  l896: {
    const s897 = p;
    const t898 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l899: {
        const r900 = readBlockEnd(p);
        if (r900 === undefined) { break l899; }
        value = r900;
        p = pos;
        break l896;
      }
      p = s897;
      if (trail.length > t898) trail.length = t898;
    } else touched ||= p >= end;
    const r906 = readMissingFenceEnd(p);
    if (r906 === undefined) { return -1; }
    value = r906;
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
  const r901 = readFenceLine(p);
  if (r901 === undefined) { return undefined; }
  l_fence = r901;
  p = pos;
  const r903 = readLineEnd(p);
  if (r903 === undefined) { return undefined; }
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
  l907: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s909 = p;
      l908: {
        p = skipNewline(p);
        if (p < 0) { break l908; }
        break l907;
      }
      p = s909;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf107(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommentHeadNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  const r911 = readCommentHead(p);
  if (r911 === undefined) { return -1; }
  value = r911;
  p = pos;
  leafValue = value;
  return p;
}

function readCommentHead(p: number): CommentHeadNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCommentStart(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'CommentHead', start: base + start, end: base + p };
}

function text109(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near913 = p + 16;
      while (p < near913 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) p++;
      if (p === near913) {
        STOPS_7.lastIndex = p;
        p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
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
      l914: {

        const near915 = p + 16;
        while (p < near915 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) p++;
        if (p === near915) {
          STOPS_7.lastIndex = p;
          p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
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
      l916: {
        if (text.charCodeAt(p) !== 13 || !text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l916;
        }
        p += 2;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l917: {
        if (text.charCodeAt(p) !== 10) {
          touched ||= p >= end;
          break l917;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 13) {
      l918: {
        if (text.charCodeAt(p) !== 13) {
          touched ||= p >= end;
          break l918;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l919: {
        if (text.charCodeAt(p) === 45) {
          {
            const s920 = p;
            l921: {
              if (!text.startsWith("-->", p)) {
                reachesEnd(p, "-->");
                break l921;
              }
              p += 3;
              break l919;
            }
            p = s920;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l919;
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

function leaf110(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommentEndNode | MissingCommentEndNode;
  l923: {
    const s924 = p;
    const t925 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l926: {
        const r927 = readCommentEnd(p);
        if (r927 === undefined) { break l926; }
        value = r927;
        p = pos;
        break l923;
      }
      p = s924;
      if (trail.length > t925) trail.length = t925;
    } else touched ||= p >= end;
    const r932 = readMissingCommentEnd(p);
    if (r932 === undefined) { return -1; }
    value = r932;
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
  const near928 = p + 16;
  while (p < near928 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near928) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  const r929 = readLineEnd(p);
  if (r929 === undefined) { return undefined; }
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

function leaf113(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoiseLinesNode;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  const r934 = readBadNoiseLines(p);
  if (r934 === undefined) { return -1; }
  value = r934;
  p = pos;
  leafValue = value;
  return p;
}

function leaf114(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FieldLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r936 = readFieldLine(p);
  if (r936 === undefined) { return -1; }
  value = r936;
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
  const s937 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s937, p);
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r938 = readFieldName(p);
  if (r938 === undefined) { return undefined; }
  l_name = r938;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l988: {
    if (text.charCodeAt(p) === 96) {
      const s990 = p;
      l989: {
        const r991 = readCodeSpan(p);
        if (r991 === undefined) { break l989; }
        l_code = r991;
        p = pos;
        l1057: {
          if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
            const s1059 = p;
            l1058: {
              p++;
              break l1057;
            }
            p = s1059;
          } else touched ||= p >= end;
        }
        l1062: {
          const s1060 = p;
          l1061: {
            p = skipBlanks(p);
            if (p < 0) { break l1061; }
            p = skipNoises(p);
            if (p < 0) { break l1061; }
            p = skipLineEnd(p);
            if (p < 0) { break l1061; }
            p = s1060;
            break l1062;
          }
          p = s1060;
          break l989;
        }
        break l988;
      }
      p = s990;
    } else touched ||= p >= end;
    l_code = null;
  }
  const r1063 = readFieldValue(p);
  if (r1063 === undefined) { return undefined; }
  l_value = r1063;
  p = pos;
  l1068: {
    const s1066 = p;
    l1067: {
      p = skipLineEnd(p);
      if (p < 0) { break l1067; }
      p = s1066;
      break l1068;
    }
    p = s1066;
    return undefined;
  }
  pos = p;
  return { type: 'FieldLine', start: base + start, end: base + p, lead: l_lead, name: l_name, code: l_code, value: l_value };
}

function readFieldName(p: number): BoldNameNode | PlainNameNode | undefined {
  let c = 0;
  let value!: BoldNameNode | PlainNameNode;
  l939: {
    const s940 = p;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l941: {
        const r942 = readBoldName(p);
        if (r942 === undefined) { break l941; }
        value = r942;
        p = pos;
        break l939;
      }
      p = s940;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r971 = readPlainName(p);
    if (r971 === undefined) { return undefined; }
    value = r971;
    p = pos;
  }
  pos = p;
  return value;
}

function readBoldName(p: number): BoldNameNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: LabelNameNode;
  l943: {
    const s944 = p;
    if (text.charCodeAt(p) === 42) {
      l945: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l945;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l945;
        }
        const r946 = readLabelName(p);
        if (r946 === undefined) { break l945; }
        l_name = r946;
        p = pos;
        l962: {
          const s963 = p;
          if (text.charCodeAt(p) === 58) {
            l964: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l964; }
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l964;
              }
              p += 2;
              break l962;
            }
            p = s963;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            reachesEnd(p, "**");
            break l945;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l945; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l945;
          }
          p++;
        }
        break l943;
      }
      p = s944;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return undefined;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r965 = readLabelName(p);
    if (r965 === undefined) { return undefined; }
    l_name = r965;
    p = pos;
    l967: {
      const s968 = p;
      if (text.charCodeAt(p) === 58) {
        l969: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l969; }
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l969;
          }
          p += 2;
          break l967;
        }
        p = s968;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l947: for (;;) {
    const s949 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l948: {
        l951: {
          const s952 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) {
            l953: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l953;
              }
              p++;
              const near954 = p + 16;
              while (p < near954 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
              if (p === near954) {
                STOPS_3.lastIndex = p;
                p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l951;
            }
            p = s952;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 58) {
            {
              const s955 = p;
              l956: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l956; }
                if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
                  touched ||= p >= end;
                  break l956;
                }
                p = skipStrong(p);
                if (p < 0) { break l956; }
                break l948;
              }
              p = s955;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            {
              const s958 = p;
              l959: {
                p = skipStrong(p);
                if (p < 0) { break l959; }
                break l948;
              }
              p = s958;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 95))) {
            touched ||= p >= end;
            break l948;
          }
          p++;
        }
        continue l947;
      }
      p = s949;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r972 = readPlainWords(p);
  if (r972 === undefined) { return undefined; }
  l_name = r972;
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
  l981: {
    const s979 = p;
    l980: {
      l982: {
        const s983 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l984: {
            p++;
            break l982;
          }
          p = s983;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          l985: {
            p = skipNoise(p);
            if (p < 0) { break l985; }
            break l982;
          }
          p = s983;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l980; }
      }
      p = s979;
      break l981;
    }
    p = s979;
    return undefined;
  }
  pos = p;
  return { type: 'PlainName', start: base + start, end: base + p, name: l_name };
}

function readPlainWords(p: number): PlainWordsNode | undefined {
  let c = 0;
  const start = p;
  l973: {
    const s974 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l975: {
        if (!isCaseless(p, "recovery")) { break l975; }
        p += 8;
        break l973;
      }
      p = s974;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l976: {
        if (!isCaseless(p, "details")) { break l976; }
        p += 7;
        break l973;
      }
      p = s974;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l977: {
        if (!isCaseless(p, "example")) { break l977; }
        p += 7;
        break l973;
      }
      p = s974;
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
  l992: {
    const s993 = p;
    if (text.charCodeAt(p) === 96) {
      l994: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s995 = p;
            l996: {

              p++;
              break l994;
            }
            p = s995;
          }
        } else touched ||= p >= end;
        const r998 = readCodeOfOne(p);
        if (r998 === undefined) { break l994; }
        l_code = r998;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l994;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1008 = p;
            l1009: {

              p++;
              break l994;
            }
            p = s1008;
          }
        } else touched ||= p >= end;
        break l992;
      }
      p = s993;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1011: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1011;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1012 = p;
            l1013: {

              p++;
              break l1011;
            }
            p = s1012;
          }
        } else touched ||= p >= end;
        const r1015 = readCodeOfTwo(p);
        if (r1015 === undefined) { break l1011; }
        l_code = r1015;
        p = pos;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1011;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1029 = p;
            l1030: {

              p++;
              break l1011;
            }
            p = s1029;
          }
        } else touched ||= p >= end;
        break l992;
      }
      p = s993;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s1032 = p;
        l1033: {

          p++;
          return undefined;
        }
        p = s1032;
      }
    } else touched ||= p >= end;
    const r1035 = readCodeOfThree(p);
    if (r1035 === undefined) { return undefined; }
    l_code = r1035;
    p = pos;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s1053 = p;
        l1054: {

          p++;
          return undefined;
        }
        p = s1053;
      }
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'CodeSpan', start: base + start, end: base + p, code: l_code };
}

function readCodeOfOne(p: number): CodeOfOneNode | undefined {
  let c = 0;
  const start = p;
  l999: for (;;) {
    const s1001 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1000: {
        l1003: {
          const s1004 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l1005: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l1005;
              }
              p++;
              const near1006 = p + 16;
              while (p < near1006 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near1006) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1003;
            }
            p = s1004;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
            reachesEnd(p, "``");
            break l1000;
          }
          p += 2;
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
        }
        continue l999;
      }
      p = s1001;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'CodeOfOne', start: base + start, end: base + p };
}

function readCodeOfTwo(p: number): CodeOfTwoNode | undefined {
  let c = 0;
  const start = p;
  l1016: for (;;) {
    const s1018 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1017: {
        l1020: {
          const s1021 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l1022: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l1022;
              }
              p++;
              const near1023 = p + 16;
              while (p < near1023 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near1023) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1020;
            }
            p = s1021;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l1024: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1024;
              }
              p += 3;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l1020;
            }
            p = s1021;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l1017;
          }
          p++;
          if (text.charCodeAt(p) === 96) {
            {
              const s1025 = p;
              l1026: {

                p++;
                break l1017;
              }
              p = s1025;
            }
          } else touched ||= p >= end;
        }
        continue l1016;
      }
      p = s1018;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'CodeOfTwo', start: base + start, end: base + p };
}

function readCodeOfThree(p: number): CodeOfThreeNode | undefined {
  let c = 0;
  const start = p;
  l1036: for (;;) {
    const s1038 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1037: {
        l1040: {
          const s1041 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l1042: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l1042;
              }
              p++;
              const near1043 = p + 16;
              while (p < near1043 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near1043) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1040;
            }
            p = s1041;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l1044: {
              if (!text.startsWith("````", p)) {
                reachesEnd(p, "````");
                break l1044;
              }
              p += 4;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l1040;
            }
            p = s1041;
          } else touched ||= p >= end;
          let n1048 = 0;
          l1045: for (;;) {
            if (n1048 >= 2) break;
            const s1047 = p;
            l1046: {
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l1046;
              }
              p++;
              n1048++;
              continue l1045;
            }
            p = s1047;
            break;
          }
          if (n1048 < 1) { break l1037; }
          if (text.charCodeAt(p) === 96) {
            {
              const s1049 = p;
              l1050: {

                p++;
                break l1037;
              }
              p = s1049;
            }
          } else touched ||= p >= end;
        }
        continue l1036;
      }
      p = s1038;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'CodeOfThree', start: base + start, end: base + p };
}

function readFieldValue(p: number): FieldValueNode | undefined {
  let c = 0;
  const start = p;
  const near1064 = p + 16;
  while (p < near1064 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1064) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'FieldValue', start: base + start, end: base + p };
}

function text126(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 3: {
      const near1070 = p + 16;
      while (p < near1070 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near1070) {
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
      l1071: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1071;
        }
        p = skipNewline(p);
        if (p < 0) { break l1071; }
        l1074: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
            const s1072 = p;
            l1073: {
              p++;
              p = s1072;
              break l1074;
            }
            p = s1072;
          } else touched ||= p >= end;
          break l1071;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1075: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1075;
        }
        p = skipNewline(p);
        if (p < 0) { break l1075; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          {
            const s1076 = p;
            l1077: {
              p = skipHeadingStart(p);
              if (p < 0) { break l1077; }
              break l1075;
            }
            p = s1076;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          {
            const s1087 = p;
            l1088: {
              p = skipDeepFence(p);
              if (p < 0) { break l1088; }
              break l1075;
            }
            p = s1087;
          }
        } else touched ||= p >= end;
        {
          const s1097 = p;
          l1098: {
            p = skipProseStop(p);
            if (p < 0) { break l1098; }
            break l1075;
          }
          p = s1097;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1100: {

        const near1101 = p + 16;
        while (p < near1101 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1101) {
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
  let n1082 = 0;
  l1079: for (;;) {
    if (n1082 >= 3) break;
    const s1081 = p;
    l1080: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1080;
      }
      p++;
      n1082++;
      continue l1079;
    }
    p = s1081;
    break;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  let n1086 = 0;
  l1083: for (;;) {
    if (n1086 >= 6) break;
    const s1085 = p;
    l1084: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l1084;
      }
      p++;
      n1086++;
      continue l1083;
    }
    p = s1085;
    break;
  }
  if (n1086 < 1) { return -1; }
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
  p = skipOpenRun(p);
  if (p < 0) { return -1; }
  return p;
}

function skipDeepIndent(p: number): number {
  l1090: {
    const s1091 = p;
    if (text.charCodeAt(p) === 32) {
      l1092: {
        if (!text.startsWith("    ", p)) {
          reachesEnd(p, "    ");
          break l1092;
        }
        p += 4;
        break l1090;
      }
      p = s1091;
    } else touched ||= p >= end;
    let n1096 = 0;
    l1093: for (;;) {
      if (n1096 >= 3) break;
      const s1095 = p;
      l1094: {
        if (text.charCodeAt(p) !== 32) {
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
    if (text.charCodeAt(p) !== 9) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf130(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1102 = readListHead(p);
  if (r1102 === undefined) { return -1; }
  value = r1102;
  p = pos;
  leafValue = value;
  return p;
}

function readListHead(p: number): ListHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_lead!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1103 = readItemColumns(p);
  if (r1103 === undefined) { return undefined; }
  l_lead = r1103;
  p = pos;
  l1116: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s1114 = p;
      l1115: {
        p = skipOpenRun(p);
        if (p < 0) { break l1115; }
        p = s1114;
        break l1116;
      }
      p = s1114;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'ListHead', start: base + start, end: base + p, lead: l_lead };
}

function readItemColumns(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s1104 = p;
  let n1108 = 0;
  l1105: for (;;) {
    if (n1108 >= 3) break;
    const s1107 = p;
    l1106: {
      if (text.charCodeAt(p) !== 32) {
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
  l1109: for (;;) {
    const s1111 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) {
      l1110: {
        p = skipItemMarker(p);
        if (p < 0) { break l1110; }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1110;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        continue l1109;
      }
      p = s1111;
    } else touched ||= p >= end;
    break;
  }
  l_lead = text.slice(s1104, p);
  value = (() => { const lead = l_lead;
      let width = 0;
      for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
      return ' '.repeat(width);
  })();
  pos = p;
  return value;
}

function leaf133(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListFenceHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1118 = readListFenceHead(p);
  if (r1118 === undefined) { return -1; }
  value = r1118;
  p = pos;
  leafValue = value;
  return p;
}

function readListFenceHead(p: number): ListFenceHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  let l_info!: string;
  l1119: {
    const s1120 = p;
    if (text.charCodeAt(p) === 96) {
      l1121: {
        const s1122 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1121;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l_run = text.slice(s1122, p);
        const s1123 = p;
        const near1124 = p + 16;
        while (p < near1124 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near1124) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l_info = text.slice(s1123, p);
        l1127: {
          const s1125 = p;
          l1126: {
            p = skipLineEnd(p);
            if (p < 0) { break l1126; }
            p = s1125;
            break l1127;
          }
          p = s1125;
          break l1121;
        }
        break l1119;
      }
      p = s1120;
    } else touched ||= p >= end;
    const s1128 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1128, p);
    const s1129 = p;
    const near1130 = p + 16;
    while (p < near1130 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1130) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l_info = text.slice(s1129, p);
    l1133: {
      const s1131 = p;
      l1132: {
        p = skipLineEnd(p);
        if (p < 0) { break l1132; }
        p = s1131;
        break l1133;
      }
      p = s1131;
      return undefined;
    }
  }
  pos = p;
  return { type: 'ListFenceHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text135(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1135 = p + 16;
      while (p < near1135 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near1135) {
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
      l1136: {

        const near1137 = p + 16;
        while (p < near1137 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1137) {
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
      l1138: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1138;
        }
        p = skipNewline(p);
        if (p < 0) { break l1138; }
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          {
            const s1139 = p;
            l1140: {
              p = skipListClose(p);
              if (p < 0) { break l1140; }
              break l1138;
            }
            p = s1139;
          }
        } else touched ||= p >= end;
        l1163: {
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            const s1161 = p;
            l1162: {
              l1164: {
                const s1165 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1166: {
                    p = skipItemIndent(p);
                    if (p < 0) { break l1166; }
                    break l1164;
                  }
                  p = s1165;
                } else touched ||= p >= end;
                if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                  touched ||= p >= end;
                  break l1162;
                }
                p = skipBlankLine(p);
                if (p < 0) { break l1162; }
              }
              p = s1161;
              break l1163;
            }
            p = s1161;
          } else touched ||= p >= end;
          break l1138;
        }
        {
          const s1167 = p;
          l1168: {
            if (p < end) {
              {
                const s1170 = p;
                l1171: {
                  p++;
                  break l1168;
                }
                p = s1170;
              }
            } else touched ||= p >= end;
            break l1138;
          }
          p = s1167;
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
  l1144: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1142 = p;
      l1143: {
        p = skipItemIndent(p);
        if (p < 0) { break l1143; }
        p = s1142;
        break l1144;
      }
      p = s1142;
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
  l1160: {
    const s1158 = p;
    l1159: {
      p = skipLineEnd(p);
      if (p < 0) { break l1159; }
      p = s1158;
      break l1160;
    }
    p = s1158;
    return -1;
  }
  return p;
}

function skipItemIndent(p: number): number {
  l1145: {
    const s1146 = p;
    if (text.charCodeAt(p) === 32) {
      l1147: {
        p = skipColumnRun(p);
        if (p < 0) { break l1147; }
        break l1145;
      }
      p = s1146;
    } else touched ||= p >= end;
    let n1157 = 0;
    l1154: for (;;) {
      if (n1157 >= 3) break;
      const s1156 = p;
      l1155: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l1155;
        }
        p++;
        n1157++;
        continue l1154;
      }
      p = s1156;
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
  const list1152: " "[] = [];
  l1148: for (;;) {
    const s1150 = p;
    if (text.charCodeAt(p) === 32) {
      l1149: {
        let v1151!: " ";

        v1151 = " ";
        p++;
        list1152.push(v1151);
        continue l1148;
      }
      p = s1150;
    } else touched ||= p >= end;
    break;
  }
  if (list1152.length === 0) { return undefined; }
  value = list1152;
  pos = p;
  return value;
}

function leaf140(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListEndNode | MissingFenceEndNode | BadFenceEndNode;
  l1173: {
    const s1174 = p;
    const t1175 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1176: {
        const r1177 = readListEnd(p);
        if (r1177 === undefined) { break l1176; }
        value = r1177;
        p = pos;
        break l1173;
      }
      p = s1174;
      if (trail.length > t1175) trail.length = t1175;
    } else touched ||= p >= end;
    l1183: {
      l1186: {
        const s1184 = p;
        l1185: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1185; }
          p = s1184;
          break l1186;
        }
        p = s1184;
        break l1183;
      }
      const r1193 = readMissingFenceEnd(p);
      if (r1193 === undefined) { break l1183; }
      value = r1193;
      p = pos;
      break l1173;
    }
    p = s1174;
    if (trail.length > t1175) trail.length = t1175;
    const r1195 = readBadFenceEnd(p);
    if (r1195 === undefined) { return -1; }
    value = r1195;
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
  const r1178 = readListFenceLine(p);
  if (r1178 === undefined) { return undefined; }
  l_fence = r1178;
  p = pos;
  const r1180 = readLineEnd(p);
  if (r1180 === undefined) { return undefined; }
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
  l1187: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1189 = p;
      l1188: {
        p = skipNewline(p);
        if (p < 0) { break l1188; }
        break l1187;
      }
      p = s1189;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1190 = p;
      l1191: {
        p++;
        return -1;
      }
      p = s1190;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadFenceEnd(p: number): BadFenceEndNode | undefined {
  let c = 0;
  const start = p;
  l1196: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1198 = p;
      l1197: {
        p = skipNewline(p);
        if (p < 0) { break l1197; }
        break l1196;
      }
      p = s1198;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: BadFenceEndNode = { type: 'BadFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf145(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "";
  value = '';
  leafValue = value;
  return p;
}

function leaf146(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntryLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1200 = readEntryLine(p);
  if (r1200 === undefined) { return -1; }
  value = r1200;
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
  const s1201 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s1201, p);
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
    {
      const s1202 = p;
      l1203: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1203; }
        return undefined;
      }
      p = s1202;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1205 = readItemMarker(p);
  if (r1205 === undefined) { return undefined; }
  l_marker = r1205;
  p = pos;
  l1218: {
    const s1216 = p;
    l1217: {
      l1219: {
        const s1220 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1221: {
            p++;
            break l1219;
          }
          p = s1220;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1217; }
      }
      p = s1216;
      break l1218;
    }
    p = s1216;
    return undefined;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1222 = readEntryText(p);
  if (r1222 === undefined) { return undefined; }
  l_text = r1222;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1378: {
    const s1376 = p;
    l1377: {
      p = skipLineEnd(p);
      if (p < 0) { break l1377; }
      p = s1376;
      break l1378;
    }
    p = s1376;
    return undefined;
  }
  pos = p;
  return { type: 'EntryLine', start: base + start, end: base + p, lead: l_lead, marker: l_marker, text: l_text };
}

function readItemMarker(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1206: {
    const s1207 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l1208: {
        const s1209 = p;
        p++;
        value = text.slice(s1209, p);
        break l1206;
      }
      p = s1207;
    } else touched ||= p >= end;
    const s1210 = p;
    let n1214 = 0;
    l1211: for (;;) {
      if (n1214 >= 9) break;
      const s1213 = p;
      l1212: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1212;
        }
        p++;
        n1214++;
        continue l1211;
      }
      p = s1213;
      break;
    }
    if (n1214 < 1) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    value = text.slice(s1210, p);
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
  const r1223 = readEntryBefore(p);
  if (r1223 === undefined) { return undefined; }
  l_before = r1223;
  p = pos;
  l1317: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1319 = p;
      l1318: {
        const r1320 = readSeparator(p);
        if (r1320 === undefined) { break l1318; }
        l_separator = r1320;
        p = pos;
        break l1317;
      }
      p = s1319;
    } else touched ||= p >= end;
    l_separator = null;
  }
  const r1337 = readEntryAfter(p);
  if (r1337 === undefined) { return undefined; }
  l_after = r1337;
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
  l1224: {
    if (text.charCodeAt(p) === 96) {
      const s1226 = p;
      l1225: {
        const r1227 = readCodeSpan(p);
        if (r1227 === undefined) { break l1225; }
        l_first = r1227;
        p = pos;
        break l1224;
      }
      p = s1226;
    } else touched ||= p >= end;
    l_first = null;
  }
  l1229: for (;;) {
    const s1231 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1230: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
          {
            const s1233 = p;
            l1234: {
              p = skipSeparator(p);
              if (p < 0) { break l1234; }
              break l1230;
            }
            p = s1233;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1230;
        }
        p = skipEntryPart(p);
        if (p < 0) { break l1230; }
        continue l1229;
      }
      p = s1231;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'EntryBefore', start: base + start, end: base + p, first: l_first };
}

function skipSeparator(p: number): number {
  let c = 0;
  l1236: {
    const s1237 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1238: {
        p = skipBlanks(p);
        if (p < 0) { break l1238; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1238;
        }
        p++;
        l1239: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1241 = p;
            l1240: {
              p = skipStrong(p);
              if (p < 0) { break l1240; }
              break l1239;
            }
            p = s1241;
          } else touched ||= p >= end;
        }
        l1242: {
          const s1243 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1244: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1244;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1242;
            }
            p = s1243;
          } else touched ||= p >= end;
          l1247: {
            const s1245 = p;
            l1246: {
              p = skipLineEnd(p);
              if (p < 0) { break l1246; }
              p = s1245;
              break l1247;
            }
            p = s1245;
            break l1238;
          }
        }
        break l1236;
      }
      p = s1237;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l1248: {
      const s1249 = p;
      if (text.charCodeAt(p) === 45) {
        l1250: {
          if (!text.startsWith("->", p)) {
            reachesEnd(p, "->");
            break l1250;
          }
          p += 2;
          break l1248;
        }
        p = s1249;
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
  l1251: {
    const s1252 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c >= 128)) {
      l1253: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1253;
        }
        p++;
        const near1254 = p + 16;
        while (p < near1254 && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c >= 128)) p++;
        if (p === near1254) {
          STOPS_13.lastIndex = p;
          p = STOPS_13.test(text) ? STOPS_13.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1251;
      }
      p = s1252;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1255: {
        p = skipCodeSpan(p);
        if (p < 0) { break l1255; }
        break l1251;
      }
      p = s1252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1314: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1314;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1251;
      }
      p = s1252;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l1315: {

        p++;
        break l1251;
      }
      p = s1252;
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

function skipCodeSpan(p: number): number {
  l1256: {
    const s1257 = p;
    if (text.charCodeAt(p) === 96) {
      l1258: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1259 = p;
            l1260: {

              p++;
              break l1258;
            }
            p = s1259;
          }
        } else touched ||= p >= end;
        p = skipCodeOfOne(p);
        if (p < 0) { break l1258; }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1258;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1270 = p;
            l1271: {

              p++;
              break l1258;
            }
            p = s1270;
          }
        } else touched ||= p >= end;
        break l1256;
      }
      p = s1257;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1273: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1273;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1274 = p;
            l1275: {

              p++;
              break l1273;
            }
            p = s1274;
          }
        } else touched ||= p >= end;
        p = skipCodeOfTwo(p);
        if (p < 0) { break l1273; }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l1273;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s1289 = p;
            l1290: {

              p++;
              break l1273;
            }
            p = s1289;
          }
        } else touched ||= p >= end;
        break l1256;
      }
      p = s1257;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return -1;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s1292 = p;
        l1293: {

          p++;
          return -1;
        }
        p = s1292;
      }
    } else touched ||= p >= end;
    p = skipCodeOfThree(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return -1;
    }
    p += 3;
    if (text.charCodeAt(p) === 96) {
      {
        const s1311 = p;
        l1312: {

          p++;
          return -1;
        }
        p = s1311;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipCodeOfOne(p: number): number {
  let c = 0;
  l1262: for (;;) {
    const s1264 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1263: {
        l1266: {
          const s1267 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l1268: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l1268;
              }
              p++;
              const near1269 = p + 16;
              while (p < near1269 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near1269) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1266;
            }
            p = s1267;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
            reachesEnd(p, "``");
            break l1263;
          }
          p += 2;
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
        }
        continue l1262;
      }
      p = s1264;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipCodeOfTwo(p: number): number {
  let c = 0;
  l1277: for (;;) {
    const s1279 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1278: {
        l1281: {
          const s1282 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l1283: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l1283;
              }
              p++;
              const near1284 = p + 16;
              while (p < near1284 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near1284) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1281;
            }
            p = s1282;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l1285: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1285;
              }
              p += 3;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l1281;
            }
            p = s1282;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l1278;
          }
          p++;
          if (text.charCodeAt(p) === 96) {
            {
              const s1286 = p;
              l1287: {

                p++;
                break l1278;
              }
              p = s1286;
            }
          } else touched ||= p >= end;
        }
        continue l1277;
      }
      p = s1279;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipCodeOfThree(p: number): number {
  let c = 0;
  l1295: for (;;) {
    const s1297 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1296: {
        l1299: {
          const s1300 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l1301: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l1301;
              }
              p++;
              const near1302 = p + 16;
              while (p < near1302 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near1302) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1299;
            }
            p = s1300;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            l1303: {
              if (!text.startsWith("````", p)) {
                reachesEnd(p, "````");
                break l1303;
              }
              p += 4;
              while (text.charCodeAt(p) === 96) p++;
              touched ||= p >= end;
              break l1299;
            }
            p = s1300;
          } else touched ||= p >= end;
          let n1307 = 0;
          l1304: for (;;) {
            if (n1307 >= 2) break;
            const s1306 = p;
            l1305: {
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l1305;
              }
              p++;
              n1307++;
              continue l1304;
            }
            p = s1306;
            break;
          }
          if (n1307 < 1) { break l1296; }
          if (text.charCodeAt(p) === 96) {
            {
              const s1308 = p;
              l1309: {

                p++;
                break l1296;
              }
              p = s1308;
            }
          } else touched ||= p >= end;
        }
        continue l1295;
      }
      p = s1297;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readSeparator(p: number): SeparatorNode | undefined {
  let c = 0;
  const start = p;
  l1321: {
    const s1322 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1323: {
        p = skipBlanks(p);
        if (p < 0) { break l1323; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1323;
        }
        p++;
        l1324: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1326 = p;
            l1325: {
              p = skipStrong(p);
              if (p < 0) { break l1325; }
              break l1324;
            }
            p = s1326;
          } else touched ||= p >= end;
        }
        l1327: {
          const s1328 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1329: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1329;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1327;
            }
            p = s1328;
          } else touched ||= p >= end;
          l1332: {
            const s1330 = p;
            l1331: {
              p = skipLineEnd(p);
              if (p < 0) { break l1331; }
              p = s1330;
              break l1332;
            }
            p = s1330;
            break l1323;
          }
        }
        break l1321;
      }
      p = s1322;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l1333: {
      const s1334 = p;
      if (text.charCodeAt(p) === 45) {
        l1335: {
          if (!text.startsWith("->", p)) {
            reachesEnd(p, "->");
            break l1335;
          }
          p += 2;
          break l1333;
        }
        p = s1334;
      } else touched ||= p >= end;
      if (!((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 8594))) {
        touched ||= p >= end;
        return undefined;
      }
      p++;
    }
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
  }
  pos = p;
  return { type: 'Separator', start: base + start, end: base + p };
}

function readEntryAfter(p: number): EntryAfterNode | undefined {
  let c = 0;
  const start = p;
  let l_last: EntryCodeNode | null = null;
  l1338: {
    const s1339 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)) {
      l1340: {
        const r1341 = readEntryCode(p);
        if (r1341 === undefined) { break l1340; }
        l_last = r1341;
        p = pos;
        break l1338;
      }
      p = s1339;
      l_last = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1351: {
        l1352: for (;;) {
          const s1354 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1353: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
                {
                  const s1356 = p;
                  l1357: {
                    p = skipSeparator(p);
                    if (p < 0) { break l1357; }
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
                      touched ||= p >= end;
                      break l1357;
                    }
                    p = skipEntryCode(p);
                    if (p < 0) { break l1357; }
                    break l1353;
                  }
                  p = s1356;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l1353;
              }
              p = skipEntryPart(p);
              if (p < 0) { break l1353; }
              continue l1352;
            }
            p = s1354;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1351;
        }
        p = skipSeparator(p);
        if (p < 0) { break l1351; }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
          touched ||= p >= end;
          break l1351;
        }
        const r1365 = readEntryCode(p);
        if (r1365 === undefined) { break l1351; }
        l_last = r1365;
        p = pos;
        break l1338;
      }
      p = s1339;
      l_last = null;
    } else touched ||= p >= end;
    l1367: for (;;) {
      const s1369 = p;
      if (p < end) {
        l1368: {
          {
            const s1371 = p;
            l1372: {
              p = skipEntryTail(p);
              if (p < 0) { break l1372; }
              break l1368;
            }
            p = s1371;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1368;
          }
          p = skipEntryPart(p);
          if (p < 0) { break l1368; }
          continue l1367;
        }
        p = s1369;
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
  const r1342 = readCodeSpan(p);
  if (r1342 === undefined) { return undefined; }
  l_code = r1342;
  p = pos;
  l1344: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1346 = p;
      l1345: {
        p++;
        break l1344;
      }
      p = s1346;
    } else touched ||= p >= end;
  }
  l1349: {
    const s1347 = p;
    l1348: {
      p = skipEntryTail(p);
      if (p < 0) { break l1348; }
      p = s1347;
      break l1349;
    }
    p = s1347;
    return undefined;
  }
  pos = p;
  return { type: 'EntryCode', start: base + start, end: base + p, code: l_code };
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

function skipEntryCode(p: number): number {
  let c = 0;
  p = skipNoises(p);
  if (p < 0) { return -1; }
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipCodeSpan(p);
  if (p < 0) { return -1; }
  l1359: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1361 = p;
      l1360: {
        p++;
        break l1359;
      }
      p = s1361;
    } else touched ||= p >= end;
  }
  l1364: {
    const s1362 = p;
    l1363: {
      p = skipEntryTail(p);
      if (p < 0) { break l1363; }
      p = s1362;
      break l1364;
    }
    p = s1362;
    return -1;
  }
  return p;
}

function leaf162(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MoreCodeNode | null;
  l1380: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1382 = p;
      l1381: {
        const r1383 = readMoreCode(p);
        if (r1383 === undefined) { break l1381; }
        value = r1383;
        p = pos;
        break l1380;
      }
      p = s1382;
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
  const r1384 = readCodeSpan(p);
  if (r1384 === undefined) { return undefined; }
  l_code = r1384;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
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
  return { type: 'MoreCode', start: base + start, end: base + p, code: l_code };
}

function leaf164(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DeepBlockNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r1390 = readDeepBlock(p);
  if (r1390 === undefined) { return -1; }
  value = r1390;
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
  l1391: for (;;) {
    const s1393 = p;
    const t1394 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1392: {
        const r1396 = readBlankLine(p);
        if (r1396 === undefined) { break l1392; }
        p = pos;
        continue l1391;
      }
      p = s1393;
      if (trail.length > t1394) trail.length = t1394;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1398 = readDeepHead(p);
  if (r1398 === undefined) { return undefined; }
  l_head = r1398;
  p = pos;
  registers[1] = l_head.run;
  const r1417 = readLineEnd(p);
  if (r1417 === undefined) { return undefined; }
  p = pos;
  const r1419 = readDeepBody(p);
  if (r1419 === undefined) { return undefined; }
  l_body = r1419;
  p = pos;
  const r1437 = readDeepClose(p);
  if (r1437 === undefined) { return undefined; }
  l_close = r1437;
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
  l1399: {
    const s1400 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1401: {
        const s1402 = p;
        p = skipDeepIndent(p);
        if (p < 0) { break l1401; }
        p = skipBlanks(p);
        if (p < 0) { break l1401; }
        l_lead = text.slice(s1402, p);
        const s1403 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1401;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l_run = text.slice(s1403, p);
        const s1404 = p;
        const near1405 = p + 16;
        while (p < near1405 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near1405) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l_info = text.slice(s1404, p);
        l1408: {
          const s1406 = p;
          l1407: {
            p = skipLineEnd(p);
            if (p < 0) { break l1407; }
            p = s1406;
            break l1408;
          }
          p = s1406;
          break l1401;
        }
        break l1399;
      }
      p = s1400;
    } else touched ||= p >= end;
    const s1409 = p;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipDeepIndent(p);
    if (p < 0) { return undefined; }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l_lead = text.slice(s1409, p);
    const s1410 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1410, p);
    const s1411 = p;
    const near1412 = p + 16;
    while (p < near1412 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1412) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l_info = text.slice(s1411, p);
    l1415: {
      const s1413 = p;
      l1414: {
        p = skipLineEnd(p);
        if (p < 0) { break l1414; }
        p = s1413;
        break l1415;
      }
      p = s1413;
      return undefined;
    }
  }
  pos = p;
  return { type: 'DeepHead', start: base + start, end: base + p, lead: l_lead, run: l_run, info: l_info };
}

function readDeepBody(p: number): DeepBodyNode | undefined {
  let c = 0;
  const start = p;
  l1420: for (;;) {
    const s1422 = p;
    const t1423 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false)) {
      l1421: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)) {
          {
            const s1425 = p;
            l1426: {
              p = skipBlanks(p);
              if (p < 0) { break l1426; }
              if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
                touched ||= p >= end;
                break l1426;
              }
              p = skipClosingRun(p);
              if (p < 0) { break l1426; }
              p = skipBlanks(p);
              if (p < 0) { break l1426; }
              p = skipLineEnd(p);
              if (p < 0) { break l1426; }
              break l1421;
            }
            p = s1425;
          }
        } else touched ||= p >= end;
        l1428: {
          const s1429 = p;
          const t1430 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l1431: {
              const r1432 = readBlankLine(p);
              if (r1432 === undefined) { break l1431; }
              p = pos;
              break l1428;
            }
            p = s1429;
            if (trail.length > t1430) trail.length = t1430;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1421;
          }
          p = skipDeepIndent(p);
          if (p < 0) { break l1421; }
          if (!(p < end)) {
            touched ||= p >= end;
            break l1421;
          }
          const r1434 = readLine(p);
          if (r1434 === undefined) { break l1421; }
          p = pos;
        }
        continue l1420;
      }
      p = s1422;
      if (trail.length > t1423) trail.length = t1423;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'DeepBody', start: base + start, end: base + p };
}

function readDeepClose(p: number): DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode | undefined {
  let c = 0;
  let value!: DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode;
  l1438: {
    const s1439 = p;
    const t1440 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1441: {
        const r1442 = readDeepFenceLine(p);
        if (r1442 === undefined) { break l1441; }
        value = r1442;
        p = pos;
        const r1447 = readLineEnd(p);
        if (r1447 === undefined) { break l1441; }
        p = pos;
        break l1438;
      }
      p = s1439;
      if (trail.length > t1440) trail.length = t1440;
    } else touched ||= p >= end;
    l1449: {
      l1452: {
        const s1450 = p;
        l1451: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1451; }
          p = s1450;
          break l1452;
        }
        p = s1450;
        break l1449;
      }
      const r1453 = readMissingFenceEnd(p);
      if (r1453 === undefined) { break l1449; }
      value = r1453;
      p = pos;
      break l1438;
    }
    p = s1439;
    if (trail.length > t1440) trail.length = t1440;
    const r1455 = readBadFenceEnd(p);
    if (r1455 === undefined) { return undefined; }
    value = r1455;
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
  l1445: {
    const s1443 = p;
    l1444: {
      p = skipLineEnd(p);
      if (p < 0) { break l1444; }
      p = s1443;
      break l1445;
    }
    p = s1443;
    return undefined;
  }
  pos = p;
  return { type: 'DeepFenceLine', start: base + start, end: base + p };
}

function leaf170(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingFenceRunNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1459 = readMissingFenceRun(p);
  if (r1459 === undefined) { return -1; }
  value = r1459;
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

function leaf172(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1461!: null;
  l1464: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1462 = p;
      l1463: {
        p = skipWholeWrapper(p);
        if (p < 0) { break l1463; }
        p = s1462;
        break l1464;
      }
      p = s1462;
    } else touched ||= p >= end;
    return -1;
  }
  e1461 = null;
  value = [e1461];
  leafValue = value;
  return p;
}

function leaf173(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1465 = readBadWrapper(p);
  if (r1465 === undefined) { return -1; }
  value = r1465;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  l1468: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1466 = p;
      l1467: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l1467; }
        p = s1466;
        break l1468;
      }
      p = s1466;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1469 = readFenceOpen(p);
  if (r1469 === undefined) { return undefined; }
  l_run = r1469;
  p = pos;
  pos = p;
  const node: BadWrapperNode = { type: 'BadWrapper', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function leaf175(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WholeMessageNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1472 = readWholeMessage(p);
  if (r1472 === undefined) { return -1; }
  value = r1472;
  p = pos;
  leafValue = value;
  return p;
}

function readWholeMessage(p: number): WholeMessageNode | undefined {
  let c = 0;
  const start = p;
  let l_header!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  let l_parts!: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1473 = readHeader(p);
  if (r1473 === undefined) { return undefined; }
  l_header = r1473;
  p = pos;
  const list2023: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[] = [];
  l2018: for (;;) {
    const s2020 = p;
    const t2021 = trail.length;
    if (p < end) {
      l2019: {
        let v2022!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
        const r2025 = readBodyPart(p);
        if (r2025 === undefined) { break l2019; }
        v2022 = r2025;
        p = pos;
        list2023.push(v2022);
        continue l2018;
      }
      p = s2020;
      if (trail.length > t2021) trail.length = t2021;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list2023;
  l2238: {
    const s2236 = p;
    l2237: {
      l2239: {
        const s2240 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
          l2241: {
            p = skipBodyStop(p);
            if (p < 0) { break l2241; }
            break l2239;
          }
          p = s2240;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2242 = p;
            l2243: {
              p++;
              break l2237;
            }
            p = s2242;
          }
        } else touched ||= p >= end;
      }
      p = s2236;
      break l2238;
    }
    p = s2236;
    return undefined;
  }
  pos = p;
  return { type: 'WholeMessage', start: base + start, end: base + p, header: l_header, parts: l_parts };
}

function readHeader(p: number): ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode | undefined {
  let c = 0;
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
    {
      const s1474 = p;
      l1475: {
        p = skipCutHeader(p);
        if (p < 0) { break l1475; }
        return undefined;
      }
      p = s1474;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1477 = read_header(p);
  if (r1477 === undefined) { return undefined; }
  value = r1477;
  p = pos;
  pos = p;
  return value;
}

function read_header(p: number): ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode | undefined {
  let c = 0;
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  l1478: {
    const s1479 = p;
    const t1480 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1481: {
        const r1482 = readExactHeader(p);
        if (r1482 === undefined) { break l1481; }
        value = r1482;
        p = pos;
        break l1478;
      }
      p = s1479;
      if (trail.length > t1480) trail.length = t1480;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l1585: {
        const r1586 = readLooseHeader(p);
        if (r1586 === undefined) { break l1585; }
        value = r1586;
        p = pos;
        break l1478;
      }
      p = s1479;
      if (trail.length > t1480) trail.length = t1480;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
      l1945: {
        const r1946 = readBoldHeader(p);
        if (r1946 === undefined) { break l1945; }
        value = r1946;
        p = pos;
        break l1478;
      }
      p = s1479;
      if (trail.length > t1480) trail.length = t1480;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1982 = readOtherHeader(p);
    if (r1982 === undefined) { return undefined; }
    value = r1982;
    p = pos;
  }
  pos = p;
  return value;
}

function readExactHeader(p: number): ExactHeaderNode | undefined {
  let c = 0;
  const start = p;
  let l_head!: ExactHeadNode;
  let n1486 = 0;
  l1483: for (;;) {
    if (n1486 >= 3) break;
    const s1485 = p;
    l1484: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1484;
      }
      p++;
      n1486++;
      continue l1483;
    }
    p = s1485;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
    reachesEnd(p, "##");
    return undefined;
  }
  p += 2;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s1487 = p;
      l1488: {
        p = skipNoisyLine(p);
        if (p < 0) { break l1488; }
        return undefined;
      }
      p = s1487;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1501 = readExactHead(p);
  if (r1501 === undefined) { return undefined; }
  l_head = r1501;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1582 = readLineEnd(p);
  if (r1582 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'ExactHeader', start: base + start, end: base + p, head: l_head };
}

function skipNoisyLine(p: number): number {
  let c = 0;
  l1490: for (;;) {
    const s1492 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1491: {
        l1494: {
          const s1495 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128)) {
            l1496: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1496;
              }
              p++;
              const near1497 = p + 16;
              while (p < near1497 && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128)) p++;
              if (p === near1497) {
                STOPS_17.lastIndex = p;
                p = STOPS_17.test(text) ? STOPS_17.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1494;
            }
            p = s1495;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            {
              const s1498 = p;
              l1499: {
                p = skipNoise(p);
                if (p < 0) { break l1499; }
                break l1491;
              }
              p = s1498;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1491;
          }
          p++;
        }
        continue l1490;
      }
      p = s1492;
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

function readExactHead(p: number): ExactHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_words!: "Status" | "Error" | "Session Checkpoint" | "Session" | "Progress" | "AI Directive" | "Suggestions" | "Output Data" | "Output Files" | "Output" | "Input Needed";
  let l_arg: ArgNode | PercentNode | null = null;
  l1502: {
    const s1503 = p;
    if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
      l1504: {
        const r1505 = readArgWord(p);
        if (r1505 === undefined) { break l1504; }
        l_words = r1505;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1504;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1504;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
          {
            const s1512 = p;
            l1513: {
              p = skip_boldArg(p);
              if (p < 0) { break l1513; }
              break l1504;
            }
            p = s1512;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1504;
        }
        const r1516 = readArg(p);
        if (r1516 === undefined) { break l1504; }
        l_arg = r1516;
        p = pos;
        break l1502;
      }
      p = s1503;
      l_arg = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 80) {
      l1541: {
        if (!text.startsWith("Progress", p)) {
          reachesEnd(p, "Progress");
          break l1541;
        }
        l_words = "Progress";
        p += 8;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1541;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1541;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false))) {
          touched ||= p >= end;
          break l1541;
        }
        const r1542 = readPercent(p);
        if (r1542 === undefined) { break l1541; }
        l_arg = r1542;
        p = pos;
        break l1502;
      }
      p = s1503;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l1560: {
        const r1561 = readTitledWord(p);
        if (r1561 === undefined) { break l1560; }
        l_words = r1561;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1560;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1560;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
          {
            const s1566 = p;
            l1567: {
              p = skip_boldArg(p);
              if (p < 0) { break l1567; }
              break l1560;
            }
            p = s1566;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1560;
        }
        const r1569 = readArg(p);
        if (r1569 === undefined) { break l1560; }
        l_arg = r1569;
        p = pos;
        break l1502;
      }
      p = s1503;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l1571: {
        const r1572 = readTitledWord(p);
        if (r1572 === undefined) { break l1571; }
        l_words = r1572;
        p = pos;
        break l1502;
      }
      p = s1503;
      l_arg = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 73 || c === 79))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1574 = readBareWord(p);
    if (r1574 === undefined) { return undefined; }
    l_words = r1574;
    p = pos;
  }
  pos = p;
  return { type: 'ExactHead', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readArgWord(p: number): "Status" | "Error" | "Session Checkpoint" | "Session" | undefined {
  let value!: "Status" | "Error" | "Session Checkpoint" | "Session";
  l1506: {
    const s1507 = p;
    if (text.charCodeAt(p) === 83) {
      l1508: {
        if (!text.startsWith("Status", p)) {
          reachesEnd(p, "Status");
          break l1508;
        }
        value = "Status";
        p += 6;
        break l1506;
      }
      p = s1507;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 69) {
      l1509: {
        if (!text.startsWith("Error", p)) {
          reachesEnd(p, "Error");
          break l1509;
        }
        value = "Error";
        p += 5;
        break l1506;
      }
      p = s1507;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 83) {
      l1510: {
        if (!text.startsWith("Session Checkpoint", p)) {
          reachesEnd(p, "Session Checkpoint");
          break l1510;
        }
        value = "Session Checkpoint";
        p += 18;
        break l1506;
      }
      p = s1507;
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
  const near1515 = p + 16;
  while (p < near1515 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
  if (p === near1515) {
    STOPS_18.lastIndex = p;
    p = STOPS_18.test(text) ? STOPS_18.lastIndex - 1 : end;
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
      const s1517 = p;
      l1518: {
        p = skipClosingSigns(p);
        if (p < 0) { break l1518; }
        return undefined;
      }
      p = s1517;
    }
  } else touched ||= p >= end;
  let m1523 = false;
  l1520: for (;;) {
    const s1522 = p;
    if (p < end) {
      l1521: {
        p = skipArgPart(p);
        if (p < 0) { break l1521; }
        m1523 = true;
        continue l1520;
      }
      p = s1522;
    } else touched ||= p >= end;
    break;
  }
  if (!m1523) { return undefined; }
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
  l1524: {
    const s1525 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c >= 128)) {
      l1526: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1526;
        }
        p++;
        const near1527 = p + 16;
        while (p < near1527 && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c >= 128)) p++;
        if (p === near1527) {
          STOPS_19.lastIndex = p;
          p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1524;
      }
      p = s1525;
    } else touched ||= p >= end;
    {
      const s1528 = p;
      l1529: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1529; }
        return -1;
      }
      p = s1528;
    }
    l1531: {
      const s1532 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l1533: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1533;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l1531;
        }
        p = s1532;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 35) {
        l1534: {
          if (!(text.charCodeAt(p) === 35)) {
            touched ||= p >= end;
            break l1534;
          }
          p++;
          while (text.charCodeAt(p) === 35) p++;
          touched ||= p >= end;
          break l1531;
        }
        p = s1532;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        l1535: {
          let m1539 = false;
          l1536: for (;;) {
            const s1538 = p;
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              l1537: {
                p = skipNoise(p);
                if (p < 0) { break l1537; }
                m1539 = true;
                continue l1536;
              }
              p = s1538;
            } else touched ||= p >= end;
            break;
          }
          if (!m1539) { break l1535; }
          break l1531;
        }
        p = s1532;
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
  const r1543 = readPercentNumber(p);
  if (r1543 === undefined) { return undefined; }
  l_number = r1543;
  p = pos;
  const s1552 = p;
  l1553: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
      const s1555 = p;
      l1554: {
        p = skipBlanks(p);
        if (p < 0) { break l1554; }
        p = skipNoises(p);
        if (p < 0) { break l1554; }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l1554;
        }
        p++;
        break l1553;
      }
      p = s1555;
    } else touched ||= p >= end;
  }
  l_percent = text.slice(s1552, p);
  l1558: {
    const s1556 = p;
    l1557: {
      p = skipHeaderTail(p);
      if (p < 0) { break l1557; }
      p = s1556;
      break l1558;
    }
    p = s1556;
    return undefined;
  }
  pos = p;
  return { type: 'Percent', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPercentNumber(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s1544 = p;
  l1545: {
    if (text.charCodeAt(p) === 45) {
      const s1547 = p;
      l1546: {

        p++;
        break l1545;
      }
      p = s1547;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1548: {
    if (text.charCodeAt(p) === 46) {
      const s1550 = p;
      l1549: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1549;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1548;
      }
      p = s1550;
    } else touched ||= p >= end;
  }
  value = text.slice(s1544, p);
  pos = p;
  return value;
}

function readTitledWord(p: number): "AI Directive" | "Suggestions" | undefined {
  let value!: "AI Directive" | "Suggestions";
  l1562: {
    const s1563 = p;
    if (text.charCodeAt(p) === 65) {
      l1564: {
        if (!text.startsWith("AI Directive", p)) {
          reachesEnd(p, "AI Directive");
          break l1564;
        }
        value = "AI Directive";
        p += 12;
        break l1562;
      }
      p = s1563;
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
  l1575: {
    const s1576 = p;
    if (text.charCodeAt(p) === 79) {
      l1577: {
        if (!text.startsWith("Output Data", p)) {
          reachesEnd(p, "Output Data");
          break l1577;
        }
        value = "Output Data";
        p += 11;
        break l1575;
      }
      p = s1576;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1578: {
        if (!text.startsWith("Output Files", p)) {
          reachesEnd(p, "Output Files");
          break l1578;
        }
        value = "Output Files";
        p += 12;
        break l1575;
      }
      p = s1576;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1579: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l1579;
        }
        value = "Output";
        p += 6;
        break l1575;
      }
      p = s1576;
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
  l1589: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s1587 = p;
      l1588: {
        p = skipNoises(p);
        if (p < 0) { break l1588; }
        let n1593 = 0;
        l1590: for (;;) {
          if (n1593 >= 3) break;
          const s1592 = p;
          l1591: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1591;
            }
            p++;
            n1593++;
            continue l1590;
          }
          p = s1592;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1588;
        }
        p = skipKnownHash(p);
        if (p < 0) { break l1588; }
        p = s1587;
        break l1589;
      }
      p = s1587;
    } else touched ||= p >= end;
    return undefined;
  }
  l1594: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1596 = p;
      const t1597 = trail.length;
      l1595: {
        const r1598 = readBadHeaderNoise(p);
        if (r1598 === undefined) { break l1595; }
        p = pos;
        break l1594;
      }
      p = s1596;
      if (trail.length > t1597) trail.length = t1597;
    } else touched ||= p >= end;
  }
  let n1607 = 0;
  l1604: for (;;) {
    if (n1607 >= 3) break;
    const s1606 = p;
    l1605: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1605;
      }
      p++;
      n1607++;
      continue l1604;
    }
    p = s1606;
    break;
  }
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1608 = readHashes(p);
  if (r1608 === undefined) { return undefined; }
  p = pos;
  const r1621 = readHashSpace(p);
  if (r1621 === undefined) { return undefined; }
  p = pos;
  l1660: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1662 = p;
      const t1663 = trail.length;
      l1661: {
        const r1664 = readBadHeaderNoise(p);
        if (r1664 === undefined) { break l1661; }
        p = pos;
        break l1660;
      }
      p = s1662;
      if (trail.length > t1663) trail.length = t1663;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1666 = readLooseHead(p);
  if (r1666 === undefined) { return undefined; }
  l_head = r1666;
  p = pos;
  l1930: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1932 = p;
      const t1933 = trail.length;
      l1931: {
        const r1934 = readBadHeaderClose(p);
        if (r1934 === undefined) { break l1931; }
        p = pos;
        break l1930;
      }
      p = s1932;
      if (trail.length > t1933) trail.length = t1933;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1936: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1938 = p;
      const t1939 = trail.length;
      l1937: {
        const r1940 = readBadHeaderNoise(p);
        if (r1940 === undefined) { break l1937; }
        p = pos;
        break l1936;
      }
      p = s1938;
      if (trail.length > t1939) trail.length = t1939;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1942 = readLineEnd(p);
  if (r1942 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'LooseHeader', start: base + start, end: base + p, head: l_head };
}

function readBadHeaderNoise(p: number): BadHeaderNoiseNode | undefined {
  let c = 0;
  const start = p;
  let m1602 = false;
  l1599: for (;;) {
    const s1601 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1600: {
        p = skipNoise(p);
        if (p < 0) { break l1600; }
        p = skipBlanks(p);
        if (p < 0) { break l1600; }
        m1602 = true;
        continue l1599;
      }
      p = s1601;
    } else touched ||= p >= end;
    break;
  }
  if (!m1602) { return undefined; }
  pos = p;
  const node: BadHeaderNoiseNode = { type: 'BadHeaderNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readHashes(p: number): ["##", null] | BadHeaderLevelNode | undefined {
  let value!: ["##", null] | BadHeaderLevelNode;
  l1609: {
    const s1610 = p;
    const t1611 = trail.length;
    if (text.charCodeAt(p) === 35) {
      l1612: {
        let e1613!: "##";
        if (!text.startsWith("##", p)) {
          reachesEnd(p, "##");
          break l1612;
        }
        e1613 = "##";
        p += 2;
        let e1614!: null;
        if (text.charCodeAt(p) === 35) {
          {
            const s1615 = p;
            l1616: {

              p++;
              break l1612;
            }
            p = s1615;
          }
        } else touched ||= p >= end;
        e1614 = null;
        value = [e1613, e1614];
        break l1609;
      }
      p = s1610;
      if (trail.length > t1611) trail.length = t1611;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 35)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1618 = readBadHeaderLevel(p);
    if (r1618 === undefined) { return undefined; }
    value = r1618;
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
  l1622: {
    const s1623 = p;
    const t1624 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1625: {
        let e1626!: string[];
        const list1631: string[] = [];
        l1627: for (;;) {
          const s1629 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1628: {
              let v1630!: string;
              const r1633 = readBlank(p);
              if (r1633 === undefined) { break l1628; }
              v1630 = r1633;
              p = pos;
              list1631.push(v1630);
              continue l1627;
            }
            p = s1629;
          } else touched ||= p >= end;
          break;
        }
        if (list1631.length === 0) { break l1625; }
        e1626 = list1631;
        let e1635!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1636 = p;
            l1637: {
              p = skipNoise(p);
              if (p < 0) { break l1637; }
              break l1625;
            }
            p = s1636;
          }
        } else touched ||= p >= end;
        e1635 = null;
        value = [e1626, e1635];
        break l1622;
      }
      p = s1623;
      if (trail.length > t1624) trail.length = t1624;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l1639: {
        let e1640!: null;
        l1643: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1641 = p;
            l1642: {
              l1644: {
                const s1645 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1646: {
                    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                      touched ||= p >= end;
                      break l1646;
                    }
                    p++;
                    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                    touched ||= p >= end;
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
                      touched ||= p >= end;
                      break l1646;
                    }
                    p = skipNoise(p);
                    if (p < 0) { break l1646; }
                    break l1644;
                  }
                  p = s1645;
                } else touched ||= p >= end;
                let m1650 = false;
                l1647: for (;;) {
                  const s1649 = p;
                  if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
                    l1648: {
                      p = skipNoise(p);
                      if (p < 0) { break l1648; }
                      m1650 = true;
                      continue l1647;
                    }
                    p = s1649;
                  } else touched ||= p >= end;
                  break;
                }
                if (!m1650) { break l1642; }
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  touched ||= p >= end;
                  break l1642;
                }
                p++;
              }
              p = s1641;
              break l1643;
            }
            p = s1641;
          } else touched ||= p >= end;
          break l1639;
        }
        e1640 = null;
        let e1651!: string[];
        const r1652 = readBlanks(p);
        if (r1652 === undefined) { break l1639; }
        e1651 = r1652;
        p = pos;
        let e1654!: BadHeaderNoiseNode;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1639;
        }
        const r1655 = readBadHeaderNoise(p);
        if (r1655 === undefined) { break l1639; }
        e1654 = r1655;
        p = pos;
        value = [e1640, e1651, e1654];
        break l1622;
      }
      p = s1623;
      if (trail.length > t1624) trail.length = t1624;
    } else touched ||= p >= end;
    const r1657 = readBadHeaderSpace(p);
    if (r1657 === undefined) { return undefined; }
    value = r1657;
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
  l1667: {
    const s1668 = p;
    const t1669 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
      l1670: {
        const r1671 = readBoldedHead(p);
        if (r1671 === undefined) { break l1670; }
        value = r1671;
        p = pos;
        break l1667;
      }
      p = s1668;
      if (trail.length > t1669) trail.length = t1669;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1829 = readPlainHead(p);
    if (r1829 === undefined) { return undefined; }
    value = r1829;
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
  l1672: {
    const s1673 = p;
    const t1674 = trail.length;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1675: {
        const r1676 = readBadHeaderBold(p);
        if (r1676 === undefined) { break l1675; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1675;
        }
        const r1678 = readLooseWords(p);
        if (r1678 === undefined) { break l1675; }
        l_words = r1678;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1675;
        }
        const r1718 = readLooseColon(p);
        if (r1718 === undefined) { break l1675; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1675;
        }
        const r1753 = readBoldArg(p);
        if (r1753 === undefined) { break l1675; }
        l_arg = r1753;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1675;
        }
        p = skipStrong(p);
        if (p < 0) { break l1675; }
        l1776: {
          const s1774 = p;
          l1775: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1775; }
            p = s1774;
            break l1776;
          }
          p = s1774;
          break l1675;
        }
        break l1672;
      }
      p = s1673;
      if (trail.length > t1674) trail.length = t1674;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1777: {
        const r1778 = readBadHeaderBold(p);
        if (r1778 === undefined) { break l1777; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1777;
        }
        const r1780 = readLooseWords(p);
        if (r1780 === undefined) { break l1777; }
        l_words = r1780;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1777;
        }
        p = skipStrong(p);
        if (p < 0) { break l1777; }
        l1784: {
          const s1782 = p;
          l1783: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1783; }
            p = s1782;
            break l1784;
          }
          p = s1782;
          break l1777;
        }
        break l1672;
      }
      p = s1673;
      if (trail.length > t1674) trail.length = t1674;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1785: {
        const r1786 = readBadHeaderBold(p);
        if (r1786 === undefined) { break l1785; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1785;
        }
        const r1788 = readLooseWords(p);
        if (r1788 === undefined) { break l1785; }
        l_words = r1788;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1785;
        }
        p = skipStrong(p);
        if (p < 0) { break l1785; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1785;
        }
        const r1790 = readLooseColon(p);
        if (r1790 === undefined) { break l1785; }
        p = pos;
        l1792: {
          const s1793 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
            l1794: {
              const r1795 = readPercent(p);
              if (r1795 === undefined) { break l1794; }
              l_arg = r1795;
              p = pos;
              break l1792;
            }
            p = s1793;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1785;
          }
          const r1797 = readArg(p);
          if (r1797 === undefined) { break l1785; }
          l_arg = r1797;
          p = pos;
        }
        l1801: {
          const s1799 = p;
          l1800: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1800; }
            p = s1799;
            break l1801;
          }
          p = s1799;
          break l1785;
        }
        break l1672;
      }
      p = s1673;
      if (trail.length > t1674) trail.length = t1674;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1802: {
        const r1803 = readBadHeaderBold(p);
        if (r1803 === undefined) { break l1802; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1802;
        }
        const r1805 = readLooseWords(p);
        if (r1805 === undefined) { break l1802; }
        l_words = r1805;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1802;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1802;
        }
        p = skipStrong(p);
        if (p < 0) { break l1802; }
        p = skipBlanks(p);
        if (p < 0) { break l1802; }
        l1807: {
          const s1808 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
            l1809: {
              const r1810 = readPercent(p);
              if (r1810 === undefined) { break l1809; }
              l_arg = r1810;
              p = pos;
              break l1807;
            }
            p = s1808;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1802;
          }
          const r1812 = readArg(p);
          if (r1812 === undefined) { break l1802; }
          l_arg = r1812;
          p = pos;
        }
        l1816: {
          const s1814 = p;
          l1815: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1815; }
            p = s1814;
            break l1816;
          }
          p = s1814;
          break l1802;
        }
        break l1672;
      }
      p = s1673;
      if (trail.length > t1674) trail.length = t1674;
      l_arg = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1817 = readLooseWords(p);
    if (r1817 === undefined) { return undefined; }
    l_words = r1817;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1819 = readLooseColon(p);
    if (r1819 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1821 = readBadHeaderBold(p);
    if (r1821 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1823 = readBoldArg(p);
    if (r1823 === undefined) { return undefined; }
    l_arg = r1823;
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipStrong(p);
    if (p < 0) { return undefined; }
    l1827: {
      const s1825 = p;
      l1826: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1826; }
        p = s1825;
        break l1827;
      }
      p = s1825;
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
  l1679: {
    const s1680 = p;
    const t1681 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)) {
      l1682: {
        const r1683 = readExactWords(p);
        if (r1683 === undefined) { break l1682; }
        value = r1683;
        p = pos;
        break l1679;
      }
      p = s1680;
      if (trail.length > t1681) trail.length = t1681;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1706 = readBadHeaderCase(p);
    if (r1706 === undefined) { return undefined; }
    value = r1706;
    p = pos;
  }
  pos = p;
  return value;
}

function readExactWords(p: number): "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | undefined {
  let c = 0;
  let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
  l1684: {
    const s1685 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 79)) {
      l1686: {
        const r1687 = readBareWord(p);
        if (r1687 === undefined) { break l1686; }
        value = r1687;
        p = pos;
        break l1684;
      }
      p = s1685;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
      l1689: {
        const r1690 = readArgWord(p);
        if (r1690 === undefined) { break l1689; }
        value = r1690;
        p = pos;
        break l1684;
      }
      p = s1685;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l1692: {
        const r1693 = readTitledWord(p);
        if (r1693 === undefined) { break l1692; }
        value = r1693;
        p = pos;
        break l1684;
      }
      p = s1685;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
      reachesEnd(p, "Progress");
      return undefined;
    }
    value = "Progress";
    p += 8;
  }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false)) {
    {
      const s1695 = p;
      l1696: {
        p++;
        return undefined;
      }
      p = s1695;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)) {
    {
      const s1698 = p;
      l1699: {
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1701: {
          const s1702 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1703: {
              if (!isCaseless(p, "data")) { break l1703; }
              p += 4;
              break l1701;
            }
            p = s1702;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
            l1704: {
              if (!isCaseless(p, "file")) { break l1704; }
              p += 4;
              break l1701;
            }
            p = s1702;
          } else touched ||= p >= end;
          if (!isCaseless(p, "checkpoint")) { break l1699; }
          p += 10;
        }
        return undefined;
      }
      p = s1698;
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
  l1707: {
    const s1708 = p;
    if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
      l1709: {
        if (!isCaseless(p, "output")) { break l1709; }
        p += 6;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1710: {
          const s1711 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1712: {
              if (!isCaseless(p, "data")) { break l1712; }
              p += 4;
              break l1710;
            }
            p = s1711;
          } else touched ||= p >= end;
          if (!isCaseless(p, "file")) { break l1709; }
          p += 4;
          l1713: {
            if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
              const s1715 = p;
              l1714: {
                if (!isCaseless(p, "s")) { break l1714; }
                p += 1;
                break l1713;
              }
              p = s1715;
            } else touched ||= p >= end;
          }
        }
        break l1707;
      }
      p = s1708;
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
  l1719: {
    const s1720 = p;
    const t1721 = trail.length;
    if (text.charCodeAt(p) === 58) {
      l1722: {
        let e1723!: ":";

        e1723 = ":";
        p++;
        let e1724!: string[];
        const list1729: string[] = [];
        l1725: for (;;) {
          const s1727 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1726: {
              let v1728!: string;
              const r1731 = readBlank(p);
              if (r1731 === undefined) { break l1726; }
              v1728 = r1731;
              p = pos;
              list1729.push(v1728);
              continue l1725;
            }
            p = s1727;
          } else touched ||= p >= end;
          break;
        }
        if (list1729.length === 0) { break l1722; }
        e1724 = list1729;
        let e1733!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1734 = p;
            l1735: {
              p = skipNoise(p);
              if (p < 0) { break l1735; }
              break l1722;
            }
            p = s1734;
          }
        } else touched ||= p >= end;
        e1733 = null;
        value = [e1723, e1724, e1733];
        break l1719;
      }
      p = s1720;
      if (trail.length > t1721) trail.length = t1721;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l1737: {
        const r1738 = readTintedColon(p);
        if (r1738 === undefined) { break l1737; }
        value = r1738;
        p = pos;
        break l1719;
      }
      p = s1720;
      if (trail.length > t1721) trail.length = t1721;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1750 = readBadWideColon(p);
    if (r1750 === undefined) { return undefined; }
    value = r1750;
    p = pos;
  }
  pos = p;
  return value;
}

function readTintedColon(p: number): [null, BadColonNoiseNode] | undefined {
  let c = 0;
  let value!: [null, BadColonNoiseNode];
  let e1739!: null;
  l1742: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      const s1740 = p;
      l1741: {
        p = skipBlanks(p);
        if (p < 0) { break l1741; }
        l1743: {
          if (text.charCodeAt(p) === 58) {
            const s1745 = p;
            l1744: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l1744; }
              break l1743;
            }
            p = s1745;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1741;
        }
        p = skipNoise(p);
        if (p < 0) { break l1741; }
        p = s1740;
        break l1742;
      }
      p = s1740;
    } else touched ||= p >= end;
    return undefined;
  }
  e1739 = null;
  let e1746!: BadColonNoiseNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1747 = readBadColonNoise(p);
  if (r1747 === undefined) { return undefined; }
  e1746 = r1747;
  p = pos;
  value = [e1739, e1746];
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
  l1754: {
    const s1755 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l1756: {
        const r1757 = readPercentNumber(p);
        if (r1757 === undefined) { break l1756; }
        l_number = r1757;
        p = pos;
        const s1759 = p;
        l1760: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
            const s1762 = p;
            l1761: {
              p = skipBlanks(p);
              if (p < 0) { break l1761; }
              p = skipNoises(p);
              if (p < 0) { break l1761; }
              if (text.charCodeAt(p) !== 37) {
                touched ||= p >= end;
                break l1761;
              }
              p++;
              break l1760;
            }
            p = s1762;
          } else touched ||= p >= end;
        }
        l_percent = text.slice(s1759, p);
        l1765: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1763 = p;
            l1764: {
              p = skipStrong(p);
              if (p < 0) { break l1764; }
              p = skipHeaderTail(p);
              if (p < 0) { break l1764; }
              p = s1763;
              break l1765;
            }
            p = s1763;
          } else touched ||= p >= end;
          break l1756;
        }
        break l1754;
      }
      p = s1755;
      l_number = null;
      l_percent = null;
    } else touched ||= p >= end;
    let m1769 = false;
    l1766: for (;;) {
      const s1768 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1767: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            {
              const s1770 = p;
              l1771: {
                p = skipStrong(p);
                if (p < 0) { break l1771; }
                p = skipHeaderTail(p);
                if (p < 0) { break l1771; }
                break l1767;
              }
              p = s1770;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1767;
          }
          p++;
          m1769 = true;
          continue l1766;
        }
        p = s1768;
      } else touched ||= p >= end;
      break;
    }
    if (!m1769) { return undefined; }
  }
  pos = p;
  return { type: 'BoldArg', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPlainHead(p: number): PlainHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  let l_arg: PercentNode | ArgNode | null = null;
  l1830: {
    const s1831 = p;
    const t1832 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) {
      l1833: {
        const r1834 = readLooseWords(p);
        if (r1834 === undefined) { break l1833; }
        l_words = r1834;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1833;
        }
        const r1836 = readLooseColon(p);
        if (r1836 === undefined) { break l1833; }
        p = pos;
        l1838: {
          const s1839 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
            l1840: {
              const r1841 = readPercent(p);
              if (r1841 === undefined) { break l1840; }
              l_arg = r1841;
              p = pos;
              break l1838;
            }
            p = s1839;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1833;
          }
          const r1843 = readArg(p);
          if (r1843 === undefined) { break l1833; }
          l_arg = r1843;
          p = pos;
        }
        l1847: {
          const s1845 = p;
          l1846: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1846; }
            p = s1845;
            break l1847;
          }
          p = s1845;
          break l1833;
        }
        break l1830;
      }
      p = s1831;
      if (trail.length > t1832) trail.length = t1832;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) {
      l1848: {
        const r1849 = readLooseWords(p);
        if (r1849 === undefined) { break l1848; }
        l_words = r1849;
        p = pos;
        l1851: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
            const s1853 = p;
            l1852: {
              p = skipBlanks(p);
              if (p < 0) { break l1852; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l1852;
              }
              p++;
              break l1851;
            }
            p = s1853;
          } else touched ||= p >= end;
        }
        l1856: {
          const s1854 = p;
          l1855: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1855; }
            p = s1854;
            break l1856;
          }
          p = s1854;
          break l1848;
        }
        break l1830;
      }
      p = s1831;
      if (trail.length > t1832) trail.length = t1832;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) {
      l1857: {
        const r1858 = readLooseWords(p);
        if (r1858 === undefined) { break l1857; }
        l_words = r1858;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1857;
        }
        const r1860 = readBadHeaderColon(p);
        if (r1860 === undefined) { break l1857; }
        p = pos;
        l1865: {
          const s1866 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
            l1867: {
              const r1868 = readPercent(p);
              if (r1868 === undefined) { break l1867; }
              l_arg = r1868;
              p = pos;
              break l1865;
            }
            p = s1866;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1857;
          }
          const r1870 = readArg(p);
          if (r1870 === undefined) { break l1857; }
          l_arg = r1870;
          p = pos;
        }
        l1874: {
          const s1872 = p;
          l1873: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1873; }
            p = s1872;
            break l1874;
          }
          p = s1872;
          break l1857;
        }
        break l1830;
      }
      p = s1831;
      if (trail.length > t1832) trail.length = t1832;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
      l1875: {
        l1876: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1878 = p;
            const t1879 = trail.length;
            l1877: {
              const r1880 = readBadHeaderBold(p);
              if (r1880 === undefined) { break l1877; }
              p = pos;
              break l1876;
            }
            p = s1878;
            if (trail.length > t1879) trail.length = t1879;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1875;
        }
        const r1882 = readLooseWords(p);
        if (r1882 === undefined) { break l1875; }
        l_words = r1882;
        p = pos;
        l1884: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1886 = p;
            const t1887 = trail.length;
            l1885: {
              const r1888 = readBadHeaderBold(p);
              if (r1888 === undefined) { break l1885; }
              p = pos;
              break l1884;
            }
            p = s1886;
            if (trail.length > t1887) trail.length = t1887;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1875;
        }
        const r1890 = readLooseColon(p);
        if (r1890 === undefined) { break l1875; }
        p = pos;
        l1892: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1894 = p;
            const t1895 = trail.length;
            l1893: {
              const r1896 = readBadHeaderBold(p);
              if (r1896 === undefined) { break l1893; }
              p = pos;
              break l1892;
            }
            p = s1894;
            if (trail.length > t1895) trail.length = t1895;
          } else touched ||= p >= end;
        }
        l1898: {
          if (p < end) {
            const s1900 = p;
            l1899: {
              l1901: {
                const s1902 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
                  l1903: {
                    const r1904 = readPercent(p);
                    if (r1904 === undefined) { break l1903; }
                    l_arg = r1904;
                    p = pos;
                    break l1901;
                  }
                  p = s1902;
                } else touched ||= p >= end;
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1899;
                }
                const r1906 = readArg(p);
                if (r1906 === undefined) { break l1899; }
                l_arg = r1906;
                p = pos;
              }
              break l1898;
            }
            p = s1900;
          } else touched ||= p >= end;
          l_arg = null;
        }
        l1910: {
          const s1908 = p;
          l1909: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1909; }
            p = s1908;
            break l1910;
          }
          p = s1908;
          break l1875;
        }
        break l1830;
      }
      p = s1831;
      if (trail.length > t1832) trail.length = t1832;
      l_arg = null;
    } else touched ||= p >= end;
    l1911: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1913 = p;
        const t1914 = trail.length;
        l1912: {
          const r1915 = readBadHeaderBold(p);
          if (r1915 === undefined) { break l1912; }
          p = pos;
          break l1911;
        }
        p = s1913;
        if (trail.length > t1914) trail.length = t1914;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1917 = readLooseWords(p);
    if (r1917 === undefined) { return undefined; }
    l_words = r1917;
    p = pos;
    l1919: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1921 = p;
        const t1922 = trail.length;
        l1920: {
          const r1923 = readBadHeaderBold(p);
          if (r1923 === undefined) { break l1920; }
          p = pos;
          break l1919;
        }
        p = s1921;
        if (trail.length > t1922) trail.length = t1922;
      } else touched ||= p >= end;
    }
    l1927: {
      const s1925 = p;
      l1926: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1926; }
        p = s1925;
        break l1927;
      }
      p = s1925;
      return undefined;
    }
  }
  pos = p;
  return { type: 'PlainHead', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readBadHeaderColon(p: number): BadHeaderColonNode | undefined {
  let c = 0;
  const start = p;
  l1861: {
    const s1862 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1863: {
        p = skipBlanks(p);
        if (p < 0) { break l1863; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1863;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1863; }
        break l1861;
      }
      p = s1862;
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
  l1947: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1949 = p;
      const t1950 = trail.length;
      l1948: {
        const r1951 = readBadHeaderNoise(p);
        if (r1951 === undefined) { break l1948; }
        p = pos;
        break l1947;
      }
      p = s1949;
      if (trail.length > t1950) trail.length = t1950;
    } else touched ||= p >= end;
  }
  l1955: {
    if (((c = text.charCodeAt(p)) === 32 || c === 42 || c === 95)) {
      const s1953 = p;
      l1954: {
        let n1959 = 0;
        l1956: for (;;) {
          if (n1959 >= 3) break;
          const s1958 = p;
          l1957: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1957;
            }
            p++;
            n1959++;
            continue l1956;
          }
          p = s1958;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1954;
        }
        p = skip_boldHeader(p);
        if (p < 0) { break l1954; }
        p = s1953;
        break l1955;
      }
      p = s1953;
    } else touched ||= p >= end;
    return undefined;
  }
  let n1963 = 0;
  l1960: for (;;) {
    if (n1963 >= 3) break;
    const s1962 = p;
    l1961: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1961;
      }
      p++;
      n1963++;
      continue l1960;
    }
    p = s1962;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1964 = readBadHeaderBold(p);
  if (r1964 === undefined) { return undefined; }
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1966 = readLooseWords(p);
  if (r1966 === undefined) { return undefined; }
  l_words = r1966;
  p = pos;
  l1968: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1970 = p;
      l1969: {
        p = skipBlanks(p);
        if (p < 0) { break l1969; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1969;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1969; }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1969;
        }
        const r1971 = readBoldArg(p);
        if (r1971 === undefined) { break l1969; }
        l_arg = r1971;
        p = pos;
        break l1968;
      }
      p = s1970;
    } else touched ||= p >= end;
    l_arg = null;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipStrong(p);
  if (p < 0) { return undefined; }
  l1973: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1975 = p;
      const t1976 = trail.length;
      l1974: {
        const r1977 = readBadHeaderNoise(p);
        if (r1977 === undefined) { break l1974; }
        p = pos;
        break l1973;
      }
      p = s1975;
      if (trail.length > t1976) trail.length = t1976;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1979 = readLineEnd(p);
  if (r1979 === undefined) { return undefined; }
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
      const s1983 = p;
      l1984: {
        p = skipKnownHeader(p);
        if (p < 0) { break l1984; }
        return undefined;
      }
      p = s1983;
    }
  } else touched ||= p >= end;
  l1986: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1988 = p;
      const t1989 = trail.length;
      l1987: {
        const r1990 = readBadHeaderNoise(p);
        if (r1990 === undefined) { break l1987; }
        p = pos;
        break l1986;
      }
      p = s1988;
      if (trail.length > t1989) trail.length = t1989;
    } else touched ||= p >= end;
  }
  let n1995 = 0;
  l1992: for (;;) {
    if (n1995 >= 3) break;
    const s1994 = p;
    l1993: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1993;
      }
      p++;
      n1995++;
      continue l1992;
    }
    p = s1994;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
    reachesEnd(p, "##");
    return undefined;
  }
  p += 2;
  l1998: {
    const s1996 = p;
    l1997: {
      l1999: {
        const s2000 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l2001: {
            p++;
            break l1999;
          }
          p = s2000;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1997; }
      }
      p = s1996;
      break l1998;
    }
    p = s1996;
    return undefined;
  }
  l2002: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s2004 = p;
      l2003: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2003;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2003;
        }
        const r2005 = readArg(p);
        if (r2005 === undefined) { break l2003; }
        l_arg = r2005;
        p = pos;
        break l2002;
      }
      p = s2004;
    } else touched ||= p >= end;
    l_arg = null;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  while (text.charCodeAt(p) === 35) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l2007: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s2009 = p;
      const t2010 = trail.length;
      l2008: {
        const r2011 = readBadHeaderNoise(p);
        if (r2011 === undefined) { break l2008; }
        p = pos;
        break l2007;
      }
      p = s2009;
      if (trail.length > t2010) trail.length = t2010;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2013 = readLineEnd(p);
  if (r2013 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OtherHeader', start: base + start, end: base + p, arg: l_arg };
}

function readBodyPart(p: number): ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | undefined {
  let c = 0;
  let value!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
  l2026: {
    const s2027 = p;
    const t2028 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
      l2029: {
        l2032: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
            const s2030 = p;
            l2031: {
              p++;
              p = s2030;
              break l2032;
            }
            p = s2030;
          } else touched ||= p >= end;
          break l2029;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2029;
        }
        const r2033 = readProse(p);
        if (r2033 === undefined) { break l2029; }
        value = r2033;
        p = pos;
        break l2026;
      }
      p = s2027;
      if (trail.length > t2028) trail.length = t2028;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      {
        const s2052 = p;
        l2053: {
          p = skipBodyStop(p);
          if (p < 0) { break l2053; }
          return undefined;
        }
        p = s2052;
      }
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2055 = readAnyPart(p);
    if (r2055 === undefined) { return undefined; }
    value = r2055;
    p = pos;
  }
  pos = p;
  return value;
}

function readProse(p: number): ProseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipProseText(p);
  if (p < 0) { return undefined; }
  const r2049 = readTextEnd(p);
  if (r2049 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Prose', start: base + start, end: base + p };
}

function skipProseText(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l2034: for (;;) {
    const s2036 = p;
    if (p < end) {
      l2035: {
        l2038: {
          const s2039 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l2040: {
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l2040;
              }
              p++;
              const near2041 = p + 16;
              while (p < near2041 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
              if (p === near2041) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2038;
            }
            p = s2039;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l2042: {
              p = skipNewline(p);
              if (p < 0) { break l2042; }
              l2045: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
                  const s2043 = p;
                  l2044: {
                    p++;
                    p = s2043;
                    break l2045;
                  }
                  p = s2043;
                } else touched ||= p >= end;
                break l2042;
              }
              break l2038;
            }
            p = s2039;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2035;
          }
          p = skipNewline(p);
          if (p < 0) { break l2035; }
          {
            const s2046 = p;
            l2047: {
              p = skipProseStop(p);
              if (p < 0) { break l2047; }
              break l2035;
            }
            p = s2046;
          }
        }
        continue l2034;
      }
      p = s2036;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readAnyPart(p: number): GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode | undefined {
  let c = 0;
  let value!: GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode;
  l2056: {
    const s2057 = p;
    const t2058 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2059: {
        const r2060 = readGap(p);
        if (r2060 === undefined) { break l2059; }
        value = r2060;
        p = pos;
        break l2056;
      }
      p = s2057;
      if (trail.length > t2058) trail.length = t2058;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l2062: {
        const r2063 = readBlock(p);
        if (r2063 === undefined) { break l2062; }
        value = r2063;
        p = pos;
        break l2056;
      }
      p = s2057;
      if (trail.length > t2058) trail.length = t2058;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l2098: {
        const r2099 = readComment(p);
        if (r2099 === undefined) { break l2098; }
        value = r2099;
        p = pos;
        break l2056;
      }
      p = s2057;
      if (trail.length > t2058) trail.length = t2058;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
      l2121: {
        const r2122 = readBadNoiseLines(p);
        if (r2122 === undefined) { break l2121; }
        value = r2122;
        p = pos;
        break l2056;
      }
      p = s2057;
      if (trail.length > t2058) trail.length = t2058;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l2124: {
        const r2125 = readField(p);
        if (r2125 === undefined) { break l2124; }
        value = r2125;
        p = pos;
        break l2056;
      }
      p = s2057;
      if (trail.length > t2058) trail.length = t2058;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
      l2154: {
        const r2155 = readListBlock(p);
        if (r2155 === undefined) { break l2154; }
        value = r2155;
        p = pos;
        break l2056;
      }
      p = s2057;
      if (trail.length > t2058) trail.length = t2058;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l2206: {
        const r2207 = readEntry(p);
        if (r2207 === undefined) { break l2206; }
        value = r2207;
        p = pos;
        break l2056;
      }
      p = s2057;
      if (trail.length > t2058) trail.length = t2058;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l2229: {
        const r2230 = readMissingFenceRun(p);
        if (r2230 === undefined) { break l2229; }
        value = r2230;
        p = pos;
        break l2056;
      }
      p = s2057;
      if (trail.length > t2058) trail.length = t2058;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2232 = readProse(p);
    if (r2232 === undefined) { return undefined; }
    value = r2232;
    p = pos;
  }
  pos = p;
  return value;
}

function readBlock(p: number): BlockNode | undefined {
  const outer = registers[1];
  const value = readBlockInside(p);
  registers[1] = outer;
  return value;
}

function readBlockInside(p: number): BlockNode | undefined {
  let c = 0;
  const start = p;
  let l_head!: BlockHeadNode;
  let l_text!: BlockTextNode;
  let l_close!: BlockEndNode | MissingFenceEndNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2064 = readBlockHead(p);
  if (r2064 === undefined) { return undefined; }
  l_head = r2064;
  p = pos;
  registers[1] = l_head.run;
  const r2066 = readBlockText(p);
  if (r2066 === undefined) { return undefined; }
  l_text = r2066;
  p = pos;
  l2089: {
    const s2090 = p;
    const t2091 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2092: {
        const r2093 = readBlockEnd(p);
        if (r2093 === undefined) { break l2092; }
        l_close = r2093;
        p = pos;
        break l2089;
      }
      p = s2090;
      if (trail.length > t2091) trail.length = t2091;
    } else touched ||= p >= end;
    const r2095 = readMissingFenceEnd(p);
    if (r2095 === undefined) { return undefined; }
    l_close = r2095;
    p = pos;
  }
  pos = p;
  return { type: 'Block', start: base + start, end: base + p, head: l_head, text: l_text, close: l_close };
}

function readBlockText(p: number): BlockTextNode | undefined {
  let c = 0;
  const start = p;
  l2067: for (;;) {
    const s2069 = p;
    if (p < end) {
      l2068: {
        l2071: {
          const s2072 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l2073: {
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l2073;
              }
              p++;
              const near2074 = p + 16;
              while (p < near2074 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
              if (p === near2074) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2071;
            }
            p = s2072;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l2075: {
              p = skipNewline(p);
              if (p < 0) { break l2075; }
              l2078: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128)) {
                  const s2076 = p;
                  l2077: {
                    p++;
                    p = s2076;
                    break l2078;
                  }
                  p = s2076;
                } else touched ||= p >= end;
                break l2075;
              }
              break l2071;
            }
            p = s2072;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2068;
          }
          p = skipNewline(p);
          if (p < 0) { break l2068; }
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            {
              const s2079 = p;
              l2080: {
                p = skipFenceClose(p);
                if (p < 0) { break l2080; }
                break l2068;
              }
              p = s2079;
            }
          } else touched ||= p >= end;
          {
            const s2082 = p;
            l2083: {
              if (p < end) {
                {
                  const s2085 = p;
                  l2086: {
                    p++;
                    break l2083;
                  }
                  p = s2085;
                }
              } else touched ||= p >= end;
              break l2068;
            }
            p = s2082;
          }
        }
        continue l2067;
      }
      p = s2069;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'BlockText', start: base + start, end: base + p };
}

function readComment(p: number): CommentNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCommentHead(p);
  if (p < 0) { return undefined; }
  p = skipCommentText(p);
  if (p < 0) { return undefined; }
  l2112: {
    const s2113 = p;
    const t2114 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2115: {
        const r2116 = readCommentEnd(p);
        if (r2116 === undefined) { break l2115; }
        p = pos;
        break l2112;
      }
      p = s2113;
      if (trail.length > t2114) trail.length = t2114;
    } else touched ||= p >= end;
    const r2118 = readMissingCommentEnd(p);
    if (r2118 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'Comment', start: base + start, end: base + p };
}

function skipCommentHead(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipCommentStart(p);
  if (p < 0) { return -1; }
  return p;
}

function skipCommentText(p: number): number {
  let c = 0;
  l2100: for (;;) {
    const s2102 = p;
    if (p < end) {
      l2101: {
        l2104: {
          const s2105 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) {
            l2106: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45)))) {
                touched ||= p >= end;
                break l2106;
              }
              p++;
              const near2107 = p + 16;
              while (p < near2107 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) p++;
              if (p === near2107) {
                STOPS_7.lastIndex = p;
                p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2104;
            }
            p = s2105;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l2108: {
              p = skipNewline(p);
              if (p < 0) { break l2108; }
              break l2104;
            }
            p = s2105;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 45) {
            {
              const s2109 = p;
              l2110: {
                if (!text.startsWith("-->", p)) {
                  reachesEnd(p, "-->");
                  break l2110;
                }
                p += 3;
                break l2101;
              }
              p = s2109;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 45) {
            touched ||= p >= end;
            break l2101;
          }
          p++;
        }
        continue l2100;
      }
      p = s2102;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readField(p: number): FieldNode | undefined {
  let c = 0;
  const start = p;
  let l_line!: FieldLineNode;
  let l_more!: MoreTextNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2126 = readFieldLine(p);
  if (r2126 === undefined) { return undefined; }
  l_line = r2126;
  p = pos;
  const r2128 = readMoreText(p);
  if (r2128 === undefined) { return undefined; }
  l_more = r2128;
  p = pos;
  const r2151 = readTextEnd(p);
  if (r2151 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Field', start: base + start, end: base + p, line: l_line, more: l_more };
}

function readMoreText(p: number): MoreTextNode | undefined {
  let c = 0;
  const start = p;
  l2129: for (;;) {
    const s2131 = p;
    if (p < end) {
      l2130: {
        l2133: {
          const s2134 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l2135: {
              p = skipNewline(p);
              if (p < 0) { break l2135; }
              l2138: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
                  const s2136 = p;
                  l2137: {
                    p++;
                    p = s2136;
                    break l2138;
                  }
                  p = s2136;
                } else touched ||= p >= end;
                break l2135;
              }
              break l2133;
            }
            p = s2134;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l2139: {
              p = skipNewline(p);
              if (p < 0) { break l2139; }
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                {
                  const s2140 = p;
                  l2141: {
                    p = skipHeadingStart(p);
                    if (p < 0) { break l2141; }
                    break l2139;
                  }
                  p = s2140;
                }
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                {
                  const s2143 = p;
                  l2144: {
                    p = skipDeepFence(p);
                    if (p < 0) { break l2144; }
                    break l2139;
                  }
                  p = s2143;
                }
              } else touched ||= p >= end;
              {
                const s2146 = p;
                l2147: {
                  p = skipProseStop(p);
                  if (p < 0) { break l2147; }
                  break l2139;
                }
                p = s2146;
              }
              break l2133;
            }
            p = s2134;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2130;
          }
          p++;
          const near2149 = p + 16;
          while (p < near2149 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
          if (p === near2149) {
            STOPS_0.lastIndex = p;
            p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
          }
          touched ||= p >= end;
        }
        continue l2129;
      }
      p = s2131;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'MoreText', start: base + start, end: base + p };
}

function readListBlock(p: number): ListBlockNode | undefined {
  const outer = registers[2];
  const value = readListBlockInside(p);
  registers[2] = outer;
  return value;
}

function readListBlockInside(p: number): ListBlockNode | undefined {
  let c = 0;
  const start = p;
  let l_head!: ListHeadNode;
  let l_fence!: ListFenceNode | "";
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2156 = readListHead(p);
  if (r2156 === undefined) { return undefined; }
  l_head = r2156;
  p = pos;
  registers[2] = l_head.lead;
  l2158: {
    const s2159 = p;
    const t2160 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2161: {
        const r2162 = readListFence(p);
        if (r2162 === undefined) { break l2161; }
        l_fence = r2162;
        p = pos;
        break l2158;
      }
      p = s2159;
      if (trail.length > t2160) trail.length = t2160;
    } else touched ||= p >= end;
    l_fence = '';
  }
  pos = p;
  return { type: 'ListBlock', start: base + start, end: base + p, head: l_head, fence: l_fence };
}

function readListFence(p: number): ListFenceNode | undefined {
  const outer = registers[1];
  const value = readListFenceInside(p);
  registers[1] = outer;
  return value;
}

function readListFenceInside(p: number): ListFenceNode | undefined {
  let c = 0;
  const start = p;
  let l_head!: ListFenceHeadNode;
  let l_text!: ListTextNode;
  let l_close!: ListEndNode | MissingFenceEndNode | BadFenceEndNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2163 = readListFenceHead(p);
  if (r2163 === undefined) { return undefined; }
  l_head = r2163;
  p = pos;
  registers[1] = l_head.run;
  const r2165 = readListText(p);
  if (r2165 === undefined) { return undefined; }
  l_text = r2165;
  p = pos;
  l2190: {
    const s2191 = p;
    const t2192 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2193: {
        const r2194 = readListEnd(p);
        if (r2194 === undefined) { break l2193; }
        l_close = r2194;
        p = pos;
        break l2190;
      }
      p = s2191;
      if (trail.length > t2192) trail.length = t2192;
    } else touched ||= p >= end;
    l2196: {
      l2199: {
        const s2197 = p;
        l2198: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l2198; }
          p = s2197;
          break l2199;
        }
        p = s2197;
        break l2196;
      }
      const r2200 = readMissingFenceEnd(p);
      if (r2200 === undefined) { break l2196; }
      l_close = r2200;
      p = pos;
      break l2190;
    }
    p = s2191;
    if (trail.length > t2192) trail.length = t2192;
    const r2202 = readBadFenceEnd(p);
    if (r2202 === undefined) { return undefined; }
    l_close = r2202;
    p = pos;
  }
  pos = p;
  return { type: 'ListFence', start: base + start, end: base + p, head: l_head, text: l_text, close: l_close };
}

function readListText(p: number): ListTextNode | undefined {
  let c = 0;
  const start = p;
  l2166: for (;;) {
    const s2168 = p;
    if (p < end) {
      l2167: {
        l2170: {
          const s2171 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l2172: {
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l2172;
              }
              p++;
              const near2173 = p + 16;
              while (p < near2173 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
              if (p === near2173) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2170;
            }
            p = s2171;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2167;
          }
          p = skipNewline(p);
          if (p < 0) { break l2167; }
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            {
              const s2174 = p;
              l2175: {
                p = skipListClose(p);
                if (p < 0) { break l2175; }
                break l2167;
              }
              p = s2174;
            }
          } else touched ||= p >= end;
          l2179: {
            if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
              const s2177 = p;
              l2178: {
                l2180: {
                  const s2181 = p;
                  if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                    l2182: {
                      p = skipItemIndent(p);
                      if (p < 0) { break l2182; }
                      break l2180;
                    }
                    p = s2181;
                  } else touched ||= p >= end;
                  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                    touched ||= p >= end;
                    break l2178;
                  }
                  p = skipBlankLine(p);
                  if (p < 0) { break l2178; }
                }
                p = s2177;
                break l2179;
              }
              p = s2177;
            } else touched ||= p >= end;
            break l2167;
          }
          {
            const s2183 = p;
            l2184: {
              if (p < end) {
                {
                  const s2186 = p;
                  l2187: {
                    p++;
                    break l2184;
                  }
                  p = s2186;
                }
              } else touched ||= p >= end;
              break l2167;
            }
            p = s2183;
          }
        }
        continue l2166;
      }
      p = s2168;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'ListText', start: base + start, end: base + p };
}

function readEntry(p: number): EntryNode | undefined {
  let c = 0;
  const start = p;
  let l_line!: EntryLineNode;
  let l_code!: MoreCodeNode | null;
  let l_more!: MoreTextNode;
  let l_blocks!: DeepBlockNode[];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2208 = readEntryLine(p);
  if (r2208 === undefined) { return undefined; }
  l_line = r2208;
  p = pos;
  l2210: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s2212 = p;
      l2211: {
        const r2213 = readMoreCode(p);
        if (r2213 === undefined) { break l2211; }
        l_code = r2213;
        p = pos;
        break l2210;
      }
      p = s2212;
    } else touched ||= p >= end;
    l_code = null;
  }
  const r2215 = readMoreText(p);
  if (r2215 === undefined) { return undefined; }
  l_more = r2215;
  p = pos;
  const list2222: DeepBlockNode[] = [];
  l2217: for (;;) {
    const s2219 = p;
    const t2220 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2218: {
        let v2221!: DeepBlockNode;
        const r2224 = readDeepBlock(p);
        if (r2224 === undefined) { break l2218; }
        v2221 = r2224;
        p = pos;
        list2222.push(v2221);
        continue l2217;
      }
      p = s2219;
      if (trail.length > t2220) trail.length = t2220;
    } else touched ||= p >= end;
    break;
  }
  l_blocks = list2222;
  const r2226 = readTextEnd(p);
  if (r2226 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Entry', start: base + start, end: base + p, line: l_line, code: l_code, more: l_more, blocks: l_blocks };
}

function leaf229(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingHeaderEndNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2246 = readMissingHeaderEnd(p);
  if (r2246 === undefined) { return -1; }
  value = r2246;
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

function leaf231(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2248 = readHeader(p);
  if (r2248 === undefined) { return -1; }
  value = r2248;
  p = pos;
  leafValue = value;
  return p;
}

function leaf232(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l2250: {
    const s2251 = p;
    const t2252 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l2253: {
        const r2254 = readWrapperEnd(p);
        if (r2254 === undefined) { break l2253; }
        value = r2254;
        p = pos;
        break l2250;
      }
      p = s2251;
      if (trail.length > t2252) trail.length = t2252;
    } else touched ||= p >= end;
    const r2258 = readMissingWrapperEnd(p);
    if (r2258 === undefined) { return -1; }
    value = r2258;
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
  const r2255 = readLineEnd(p);
  if (r2255 === undefined) { return undefined; }
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

function leaf235(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: GapNode | BadNoiseLinesNode;
  l2260: {
    const s2261 = p;
    const t2262 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2263: {
        const r2264 = readGap(p);
        if (r2264 === undefined) { break l2263; }
        value = r2264;
        p = pos;
        break l2260;
      }
      p = s2261;
      if (trail.length > t2262) trail.length = t2262;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    const r2266 = readBadNoiseLines(p);
    if (r2266 === undefined) { return -1; }
    value = r2266;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf236(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadChatNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2268 = readBadChat(p);
  if (r2268 === undefined) { return -1; }
  value = r2268;
  p = pos;
  leafValue = value;
  return p;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  let m2273 = false;
  l2269: for (;;) {
    const s2271 = p;
    const t2272 = trail.length;
    if (p < end) {
      l2270: {
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s2274 = p;
            l2275: {
              p = skipWrapperAhead(p);
              if (p < 0) { break l2275; }
              break l2270;
            }
            p = s2274;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          {
            const s2277 = p;
            l2278: {
              p = skipHeaderStart(p);
              if (p < 0) { break l2278; }
              break l2270;
            }
            p = s2277;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
          {
            const s2280 = p;
            l2281: {
              p = skipNoiseTail(p);
              if (p < 0) { break l2281; }
              break l2270;
            }
            p = s2280;
          }
        } else touched ||= p >= end;
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s2283 = p;
            l2284: {
              p = skipBlankLine(p);
              if (p < 0) { break l2284; }
              break l2270;
            }
            p = s2283;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2270;
        }
        const r2286 = readLine(p);
        if (r2286 === undefined) { break l2270; }
        p = pos;
        m2273 = true;
        continue l2269;
      }
      p = s2271;
      if (trail.length > t2272) trail.length = t2272;
    } else touched ||= p >= end;
    break;
  }
  if (!m2273) { return undefined; }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

const stepanyPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_6, STARTS_8, STARTS_9, STARTS_10, STARTS_12, STARTS_14, STARTS_6, STARTS_15], alternatives: [{ op: 'leaf', read: leaf99 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf113 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf170 }, { op: 'again', step: () => stepProse }] };
const stepbodyPart: Step = { op: 'choice', starts: [STARTS_4, STARTS_16], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf77, body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf97, body: stepanyPart }] }] };
const stepturn: Step = { op: 'choice', starts: [STARTS_20, STARTS_21, STARTS_20], alternatives: [{ op: 'leaf', read: leaf175, isShortcut: true }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepMessage }] };
const stepbehind: Step = { op: 'choice', starts: [STARTS_22, STARTS_6, STARTS_16], alternatives: [{ op: 'leaf', read: leaf235 }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: leaf236 }] };
const stepTranscript: Step = { op: 'rule', name: 'Transcript', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf172, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepturn }] } };
const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf95 }] } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf78 }, { op: 'text', read: text79 }] } };
const stepBlock: Step = { op: 'rule', name: 'Block', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf100 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf103 }] } };
const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text102 } };
const stepComment: Step = { op: 'rule', name: 'Comment', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: leaf110 }] } };
const stepCommentText: Step = { op: 'rule', name: 'CommentText', register: -1, isText: true, body: { op: 'text', read: text109 } };
const stepField: Step = { op: 'rule', name: 'Field', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: leaf95 }] } };
const stepMoreText: Step = { op: 'rule', name: 'MoreText', register: -1, isText: true, body: { op: 'text', read: text126 } };
const stepListBlock: Step = { op: 'rule', name: 'ListBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: leaf130 }, { op: 'choice', starts: [STARTS_11, null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: leaf145 }] }] } };
const stepListFence: Step = { op: 'rule', name: 'ListFence', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf133 }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: leaf140 }] } };
const stepListText: Step = { op: 'rule', name: 'ListText', register: -1, isText: true, body: { op: 'text', read: text135 } };
const stepEntry: Step = { op: 'rule', name: 'Entry', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf146 }, { op: 'leaf', read: leaf162 }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: leaf164 } }, { op: 'leaf', read: leaf95 }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf173 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: leaf232 }] } };
const stepMessage: Step = { op: 'rule', name: 'Message', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf231 }, { op: 'loop', body: stepbodyPart }] } };

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
    BadNoiseLines: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
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
    MissingFenceRun: {"code":"missing-fence-run","severity":"error","meaning":"The text ends inside the marks of a fence.","example":"## Output Data\n``","mend":"Send the whole text.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 3,
  tables: 0,
};
