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
  readonly code: CodeOfOneNode | CodeOfManyNode;
}

export interface CodeOfOneNode extends TreeNode {
  readonly type: 'CodeOfOne';
}

export interface CodeOfManyNode extends TreeNode {
  readonly type: 'CodeOfMany';
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
        l1039: {
          if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
            const s1041 = p;
            l1040: {
              p++;
              break l1039;
            }
            p = s1041;
          } else touched ||= p >= end;
        }
        l1044: {
          const s1042 = p;
          l1043: {
            p = skipBlanks(p);
            if (p < 0) { break l1043; }
            p = skipNoises(p);
            if (p < 0) { break l1043; }
            p = skipLineEnd(p);
            if (p < 0) { break l1043; }
            p = s1042;
            break l1044;
          }
          p = s1042;
          break l989;
        }
        break l988;
      }
      p = s990;
    } else touched ||= p >= end;
    l_code = null;
  }
  const r1045 = readFieldValue(p);
  if (r1045 === undefined) { return undefined; }
  l_value = r1045;
  p = pos;
  l1050: {
    const s1048 = p;
    l1049: {
      p = skipLineEnd(p);
      if (p < 0) { break l1049; }
      p = s1048;
      break l1050;
    }
    p = s1048;
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
  let l_code!: CodeOfOneNode | CodeOfManyNode;
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
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1011 = readLongCode(p);
    if (r1011 === undefined) { return undefined; }
    l_code = r1011;
    p = pos;
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

function readLongCode(p: number): CodeOfManyNode | undefined {
  const outer = registers[3];
  const value = readLongCodeInside(p);
  registers[3] = outer;
  return value;
}

function readLongCodeInside(p: number): CodeOfManyNode | undefined {
  let c = 0;
  let value!: CodeOfManyNode;
  let l_run!: string;
  const s1012 = p;
  let n1016 = 0;
  l1013: for (;;) {
    if (n1016 >= 8) break;
    const s1015 = p;
    l1014: {
      if (text.charCodeAt(p) !== 96) {
        touched ||= p >= end;
        break l1014;
      }
      p++;
      n1016++;
      continue l1013;
    }
    p = s1015;
    break;
  }
  if (n1016 < 2) { return undefined; }
  l_run = text.slice(s1012, p);
  registers[3] = l_run;
  if (text.charCodeAt(p) === 96) {
    {
      const s1017 = p;
      l1018: {

        p++;
        return undefined;
      }
      p = s1017;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1020 = readCodeOfMany(p);
  if (r1020 === undefined) { return undefined; }
  value = r1020;
  p = pos;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipSameRun(p);
  if (p < 0) { return undefined; }
  pos = p;
  return value;
}

function readCodeOfMany(p: number): CodeOfManyNode | undefined {
  let c = 0;
  const start = p;
  let m1024 = false;
  l1021: for (;;) {
    const s1023 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1022: {
        l1025: {
          const s1026 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l1027: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l1027;
              }
              p++;
              const near1028 = p + 16;
              while (p < near1028 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near1028) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1025;
            }
            p = s1026;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 96) {
            {
              const s1029 = p;
              l1030: {
                p = skipSameRun(p);
                if (p < 0) { break l1030; }
                break l1022;
              }
              p = s1029;
            }
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 96)) {
            touched ||= p >= end;
            break l1022;
          }
          p++;
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
        }
        m1024 = true;
        continue l1021;
      }
      p = s1023;
    } else touched ||= p >= end;
    break;
  }
  if (!m1024) { return undefined; }
  pos = p;
  return { type: 'CodeOfMany', start: base + start, end: base + p };
}

function skipSameRun(p: number): number {
  const noted = trail.length;
  const value = readSameRun(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readSameRun(p: number): string | undefined {
  const value = readSameRunInside(p);
  if (value !== registers[3]) return undefined;
  return value;
}

function readSameRunInside(p: number): string | undefined {
  let value!: string;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1032 = readTickRun(p);
  if (r1032 === undefined) { return undefined; }
  value = r1032;
  p = pos;
  pos = p;
  return value;
}

function readTickRun(p: number): string | undefined {
  let value!: string;
  const s1033 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  value = text.slice(s1033, p);
  pos = p;
  return value;
}

function readFieldValue(p: number): FieldValueNode | undefined {
  let c = 0;
  const start = p;
  const near1046 = p + 16;
  while (p < near1046 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1046) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'FieldValue', start: base + start, end: base + p };
}

function text129(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 3: {
      const near1052 = p + 16;
      while (p < near1052 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near1052) {
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
      l1053: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1053;
        }
        p = skipNewline(p);
        if (p < 0) { break l1053; }
        l1056: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
            const s1054 = p;
            l1055: {
              p++;
              p = s1054;
              break l1056;
            }
            p = s1054;
          } else touched ||= p >= end;
          break l1053;
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
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          {
            const s1058 = p;
            l1059: {
              p = skipHeadingStart(p);
              if (p < 0) { break l1059; }
              break l1057;
            }
            p = s1058;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          {
            const s1069 = p;
            l1070: {
              p = skipDeepFence(p);
              if (p < 0) { break l1070; }
              break l1057;
            }
            p = s1069;
          }
        } else touched ||= p >= end;
        {
          const s1079 = p;
          l1080: {
            p = skipProseStop(p);
            if (p < 0) { break l1080; }
            break l1057;
          }
          p = s1079;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1082: {

        const near1083 = p + 16;
        while (p < near1083 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1083) {
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
  let n1064 = 0;
  l1061: for (;;) {
    if (n1064 >= 3) break;
    const s1063 = p;
    l1062: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1062;
      }
      p++;
      n1064++;
      continue l1061;
    }
    p = s1063;
    break;
  }
  p = skipNoises(p);
  if (p < 0) { return -1; }
  let n1068 = 0;
  l1065: for (;;) {
    if (n1068 >= 6) break;
    const s1067 = p;
    l1066: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l1066;
      }
      p++;
      n1068++;
      continue l1065;
    }
    p = s1067;
    break;
  }
  if (n1068 < 1) { return -1; }
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
  l1072: {
    const s1073 = p;
    if (text.charCodeAt(p) === 32) {
      l1074: {
        if (!text.startsWith("    ", p)) {
          reachesEnd(p, "    ");
          break l1074;
        }
        p += 4;
        break l1072;
      }
      p = s1073;
    } else touched ||= p >= end;
    let n1078 = 0;
    l1075: for (;;) {
      if (n1078 >= 3) break;
      const s1077 = p;
      l1076: {
        if (text.charCodeAt(p) !== 32) {
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
    if (text.charCodeAt(p) !== 9) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf133(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1084 = readListHead(p);
  if (r1084 === undefined) { return -1; }
  value = r1084;
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
  const r1085 = readItemColumns(p);
  if (r1085 === undefined) { return undefined; }
  l_lead = r1085;
  p = pos;
  l1098: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s1096 = p;
      l1097: {
        p = skipOpenRun(p);
        if (p < 0) { break l1097; }
        p = s1096;
        break l1098;
      }
      p = s1096;
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
  const s1086 = p;
  let n1090 = 0;
  l1087: for (;;) {
    if (n1090 >= 3) break;
    const s1089 = p;
    l1088: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1088;
      }
      p++;
      n1090++;
      continue l1087;
    }
    p = s1089;
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
  l1091: for (;;) {
    const s1093 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) {
      l1092: {
        p = skipItemMarker(p);
        if (p < 0) { break l1092; }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1092;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        continue l1091;
      }
      p = s1093;
    } else touched ||= p >= end;
    break;
  }
  l_lead = text.slice(s1086, p);
  value = (() => { const lead = l_lead;
      let width = 0;
      for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
      return ' '.repeat(width);
  })();
  pos = p;
  return value;
}

function leaf136(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListFenceHeadNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1100 = readListFenceHead(p);
  if (r1100 === undefined) { return -1; }
  value = r1100;
  p = pos;
  leafValue = value;
  return p;
}

function readListFenceHead(p: number): ListFenceHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  let l_info!: string;
  l1101: {
    const s1102 = p;
    if (text.charCodeAt(p) === 96) {
      l1103: {
        const s1104 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1103;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l_run = text.slice(s1104, p);
        const s1105 = p;
        const near1106 = p + 16;
        while (p < near1106 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near1106) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l_info = text.slice(s1105, p);
        l1109: {
          const s1107 = p;
          l1108: {
            p = skipLineEnd(p);
            if (p < 0) { break l1108; }
            p = s1107;
            break l1109;
          }
          p = s1107;
          break l1103;
        }
        break l1101;
      }
      p = s1102;
    } else touched ||= p >= end;
    const s1110 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1110, p);
    const s1111 = p;
    const near1112 = p + 16;
    while (p < near1112 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1112) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l_info = text.slice(s1111, p);
    l1115: {
      const s1113 = p;
      l1114: {
        p = skipLineEnd(p);
        if (p < 0) { break l1114; }
        p = s1113;
        break l1115;
      }
      p = s1113;
      return undefined;
    }
  }
  pos = p;
  return { type: 'ListFenceHead', start: base + start, end: base + p, run: l_run, info: l_info };
}

function text138(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1117 = p + 16;
      while (p < near1117 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near1117) {
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
      l1118: {

        const near1119 = p + 16;
        while (p < near1119 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1119) {
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
      l1120: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1120;
        }
        p = skipNewline(p);
        if (p < 0) { break l1120; }
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          {
            const s1121 = p;
            l1122: {
              p = skipListClose(p);
              if (p < 0) { break l1122; }
              break l1120;
            }
            p = s1121;
          }
        } else touched ||= p >= end;
        l1145: {
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            const s1143 = p;
            l1144: {
              l1146: {
                const s1147 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1148: {
                    p = skipItemIndent(p);
                    if (p < 0) { break l1148; }
                    break l1146;
                  }
                  p = s1147;
                } else touched ||= p >= end;
                if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                  touched ||= p >= end;
                  break l1144;
                }
                p = skipBlankLine(p);
                if (p < 0) { break l1144; }
              }
              p = s1143;
              break l1145;
            }
            p = s1143;
          } else touched ||= p >= end;
          break l1120;
        }
        {
          const s1149 = p;
          l1150: {
            if (p < end) {
              {
                const s1152 = p;
                l1153: {
                  p++;
                  break l1150;
                }
                p = s1152;
              }
            } else touched ||= p >= end;
            break l1120;
          }
          p = s1149;
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
  l1126: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1124 = p;
      l1125: {
        p = skipItemIndent(p);
        if (p < 0) { break l1125; }
        p = s1124;
        break l1126;
      }
      p = s1124;
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
  l1142: {
    const s1140 = p;
    l1141: {
      p = skipLineEnd(p);
      if (p < 0) { break l1141; }
      p = s1140;
      break l1142;
    }
    p = s1140;
    return -1;
  }
  return p;
}

function skipItemIndent(p: number): number {
  l1127: {
    const s1128 = p;
    if (text.charCodeAt(p) === 32) {
      l1129: {
        p = skipColumnRun(p);
        if (p < 0) { break l1129; }
        break l1127;
      }
      p = s1128;
    } else touched ||= p >= end;
    let n1139 = 0;
    l1136: for (;;) {
      if (n1139 >= 3) break;
      const s1138 = p;
      l1137: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l1137;
        }
        p++;
        n1139++;
        continue l1136;
      }
      p = s1138;
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
  const list1134: " "[] = [];
  l1130: for (;;) {
    const s1132 = p;
    if (text.charCodeAt(p) === 32) {
      l1131: {
        let v1133!: " ";

        v1133 = " ";
        p++;
        list1134.push(v1133);
        continue l1130;
      }
      p = s1132;
    } else touched ||= p >= end;
    break;
  }
  if (list1134.length === 0) { return undefined; }
  value = list1134;
  pos = p;
  return value;
}

function leaf143(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListEndNode | MissingFenceEndNode | BadFenceEndNode;
  l1155: {
    const s1156 = p;
    const t1157 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1158: {
        const r1159 = readListEnd(p);
        if (r1159 === undefined) { break l1158; }
        value = r1159;
        p = pos;
        break l1155;
      }
      p = s1156;
      if (trail.length > t1157) trail.length = t1157;
    } else touched ||= p >= end;
    l1165: {
      l1168: {
        const s1166 = p;
        l1167: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1167; }
          p = s1166;
          break l1168;
        }
        p = s1166;
        break l1165;
      }
      const r1175 = readMissingFenceEnd(p);
      if (r1175 === undefined) { break l1165; }
      value = r1175;
      p = pos;
      break l1155;
    }
    p = s1156;
    if (trail.length > t1157) trail.length = t1157;
    const r1177 = readBadFenceEnd(p);
    if (r1177 === undefined) { return -1; }
    value = r1177;
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
  const r1160 = readListFenceLine(p);
  if (r1160 === undefined) { return undefined; }
  l_fence = r1160;
  p = pos;
  const r1162 = readLineEnd(p);
  if (r1162 === undefined) { return undefined; }
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
  l1169: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1171 = p;
      l1170: {
        p = skipNewline(p);
        if (p < 0) { break l1170; }
        break l1169;
      }
      p = s1171;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1172 = p;
      l1173: {
        p++;
        return -1;
      }
      p = s1172;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadFenceEnd(p: number): BadFenceEndNode | undefined {
  let c = 0;
  const start = p;
  l1178: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1180 = p;
      l1179: {
        p = skipNewline(p);
        if (p < 0) { break l1179; }
        break l1178;
      }
      p = s1180;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: BadFenceEndNode = { type: 'BadFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf148(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "";
  value = '';
  leafValue = value;
  return p;
}

function leaf149(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntryLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1182 = readEntryLine(p);
  if (r1182 === undefined) { return -1; }
  value = r1182;
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
  const s1183 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s1183, p);
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
    {
      const s1184 = p;
      l1185: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1185; }
        return undefined;
      }
      p = s1184;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1187 = readItemMarker(p);
  if (r1187 === undefined) { return undefined; }
  l_marker = r1187;
  p = pos;
  l1200: {
    const s1198 = p;
    l1199: {
      l1201: {
        const s1202 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1203: {
            p++;
            break l1201;
          }
          p = s1202;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1199; }
      }
      p = s1198;
      break l1200;
    }
    p = s1198;
    return undefined;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1204 = readEntryText(p);
  if (r1204 === undefined) { return undefined; }
  l_text = r1204;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1319: {
    const s1317 = p;
    l1318: {
      p = skipLineEnd(p);
      if (p < 0) { break l1318; }
      p = s1317;
      break l1319;
    }
    p = s1317;
    return undefined;
  }
  pos = p;
  return { type: 'EntryLine', start: base + start, end: base + p, lead: l_lead, marker: l_marker, text: l_text };
}

function readItemMarker(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1188: {
    const s1189 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l1190: {
        const s1191 = p;
        p++;
        value = text.slice(s1191, p);
        break l1188;
      }
      p = s1189;
    } else touched ||= p >= end;
    const s1192 = p;
    let n1196 = 0;
    l1193: for (;;) {
      if (n1196 >= 9) break;
      const s1195 = p;
      l1194: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1194;
        }
        p++;
        n1196++;
        continue l1193;
      }
      p = s1195;
      break;
    }
    if (n1196 < 1) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    value = text.slice(s1192, p);
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
  const r1205 = readEntryBefore(p);
  if (r1205 === undefined) { return undefined; }
  l_before = r1205;
  p = pos;
  l1258: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1260 = p;
      l1259: {
        const r1261 = readSeparator(p);
        if (r1261 === undefined) { break l1259; }
        l_separator = r1261;
        p = pos;
        break l1258;
      }
      p = s1260;
    } else touched ||= p >= end;
    l_separator = null;
  }
  const r1278 = readEntryAfter(p);
  if (r1278 === undefined) { return undefined; }
  l_after = r1278;
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
  l1206: {
    if (text.charCodeAt(p) === 96) {
      const s1208 = p;
      l1207: {
        const r1209 = readCodeSpan(p);
        if (r1209 === undefined) { break l1207; }
        l_first = r1209;
        p = pos;
        break l1206;
      }
      p = s1208;
    } else touched ||= p >= end;
    l_first = null;
  }
  l1211: for (;;) {
    const s1213 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1212: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
          {
            const s1215 = p;
            l1216: {
              p = skipSeparator(p);
              if (p < 0) { break l1216; }
              break l1212;
            }
            p = s1215;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1212;
        }
        p = skipEntryPart(p);
        if (p < 0) { break l1212; }
        continue l1211;
      }
      p = s1213;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'EntryBefore', start: base + start, end: base + p, first: l_first };
}

function skipSeparator(p: number): number {
  let c = 0;
  l1218: {
    const s1219 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1220: {
        p = skipBlanks(p);
        if (p < 0) { break l1220; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1220;
        }
        p++;
        l1221: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1223 = p;
            l1222: {
              p = skipStrong(p);
              if (p < 0) { break l1222; }
              break l1221;
            }
            p = s1223;
          } else touched ||= p >= end;
        }
        l1224: {
          const s1225 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1226: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1226;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1224;
            }
            p = s1225;
          } else touched ||= p >= end;
          l1229: {
            const s1227 = p;
            l1228: {
              p = skipLineEnd(p);
              if (p < 0) { break l1228; }
              p = s1227;
              break l1229;
            }
            p = s1227;
            break l1220;
          }
        }
        break l1218;
      }
      p = s1219;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l1230: {
      const s1231 = p;
      if (text.charCodeAt(p) === 45) {
        l1232: {
          if (!text.startsWith("->", p)) {
            reachesEnd(p, "->");
            break l1232;
          }
          p += 2;
          break l1230;
        }
        p = s1231;
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
  l1233: {
    const s1234 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c >= 128)) {
      l1235: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1235;
        }
        p++;
        const near1236 = p + 16;
        while (p < near1236 && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c >= 128)) p++;
        if (p === near1236) {
          STOPS_13.lastIndex = p;
          p = STOPS_13.test(text) ? STOPS_13.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1233;
      }
      p = s1234;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1237: {
        p = skipCodeSpan(p);
        if (p < 0) { break l1237; }
        break l1233;
      }
      p = s1234;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1255: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1255;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1233;
      }
      p = s1234;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l1256: {

        p++;
        break l1233;
      }
      p = s1234;
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
  l1238: {
    const s1239 = p;
    if (text.charCodeAt(p) === 96) {
      l1240: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1241 = p;
            l1242: {

              p++;
              break l1240;
            }
            p = s1241;
          }
        } else touched ||= p >= end;
        p = skipCodeOfOne(p);
        if (p < 0) { break l1240; }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1240;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s1252 = p;
            l1253: {

              p++;
              break l1240;
            }
            p = s1252;
          }
        } else touched ||= p >= end;
        break l1238;
      }
      p = s1239;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLongCode(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipCodeOfOne(p: number): number {
  let c = 0;
  l1244: for (;;) {
    const s1246 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1245: {
        l1248: {
          const s1249 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
            l1250: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l1250;
              }
              p++;
              const near1251 = p + 16;
              while (p < near1251 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near1251) {
                STOPS_2.lastIndex = p;
                p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1248;
            }
            p = s1249;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
            reachesEnd(p, "``");
            break l1245;
          }
          p += 2;
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
        }
        continue l1244;
      }
      p = s1246;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipLongCode(p: number): number {
  const noted = trail.length;
  const value = readLongCode(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readSeparator(p: number): SeparatorNode | undefined {
  let c = 0;
  const start = p;
  l1262: {
    const s1263 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1264: {
        p = skipBlanks(p);
        if (p < 0) { break l1264; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1264;
        }
        p++;
        l1265: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1267 = p;
            l1266: {
              p = skipStrong(p);
              if (p < 0) { break l1266; }
              break l1265;
            }
            p = s1267;
          } else touched ||= p >= end;
        }
        l1268: {
          const s1269 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1270: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1270;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1268;
            }
            p = s1269;
          } else touched ||= p >= end;
          l1273: {
            const s1271 = p;
            l1272: {
              p = skipLineEnd(p);
              if (p < 0) { break l1272; }
              p = s1271;
              break l1273;
            }
            p = s1271;
            break l1264;
          }
        }
        break l1262;
      }
      p = s1263;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l1274: {
      const s1275 = p;
      if (text.charCodeAt(p) === 45) {
        l1276: {
          if (!text.startsWith("->", p)) {
            reachesEnd(p, "->");
            break l1276;
          }
          p += 2;
          break l1274;
        }
        p = s1275;
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
  l1279: {
    const s1280 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)) {
      l1281: {
        const r1282 = readEntryCode(p);
        if (r1282 === undefined) { break l1281; }
        l_last = r1282;
        p = pos;
        break l1279;
      }
      p = s1280;
      l_last = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1292: {
        l1293: for (;;) {
          const s1295 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1294: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
                {
                  const s1297 = p;
                  l1298: {
                    p = skipSeparator(p);
                    if (p < 0) { break l1298; }
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
                      touched ||= p >= end;
                      break l1298;
                    }
                    p = skipEntryCode(p);
                    if (p < 0) { break l1298; }
                    break l1294;
                  }
                  p = s1297;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l1294;
              }
              p = skipEntryPart(p);
              if (p < 0) { break l1294; }
              continue l1293;
            }
            p = s1295;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1292;
        }
        p = skipSeparator(p);
        if (p < 0) { break l1292; }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
          touched ||= p >= end;
          break l1292;
        }
        const r1306 = readEntryCode(p);
        if (r1306 === undefined) { break l1292; }
        l_last = r1306;
        p = pos;
        break l1279;
      }
      p = s1280;
      l_last = null;
    } else touched ||= p >= end;
    l1308: for (;;) {
      const s1310 = p;
      if (p < end) {
        l1309: {
          {
            const s1312 = p;
            l1313: {
              p = skipEntryTail(p);
              if (p < 0) { break l1313; }
              break l1309;
            }
            p = s1312;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1309;
          }
          p = skipEntryPart(p);
          if (p < 0) { break l1309; }
          continue l1308;
        }
        p = s1310;
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
  const r1283 = readCodeSpan(p);
  if (r1283 === undefined) { return undefined; }
  l_code = r1283;
  p = pos;
  l1285: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1287 = p;
      l1286: {
        p++;
        break l1285;
      }
      p = s1287;
    } else touched ||= p >= end;
  }
  l1290: {
    const s1288 = p;
    l1289: {
      p = skipEntryTail(p);
      if (p < 0) { break l1289; }
      p = s1288;
      break l1290;
    }
    p = s1288;
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
  l1300: {
    if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
      const s1302 = p;
      l1301: {
        p++;
        break l1300;
      }
      p = s1302;
    } else touched ||= p >= end;
  }
  l1305: {
    const s1303 = p;
    l1304: {
      p = skipEntryTail(p);
      if (p < 0) { break l1304; }
      p = s1303;
      break l1305;
    }
    p = s1303;
    return -1;
  }
  return p;
}

function leaf164(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MoreCodeNode | null;
  l1321: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1323 = p;
      l1322: {
        const r1324 = readMoreCode(p);
        if (r1324 === undefined) { break l1322; }
        value = r1324;
        p = pos;
        break l1321;
      }
      p = s1323;
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
  const r1325 = readCodeSpan(p);
  if (r1325 === undefined) { return undefined; }
  l_code = r1325;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  p = skipNoises(p);
  if (p < 0) { return undefined; }
  l1329: {
    const s1327 = p;
    l1328: {
      p = skipLineEnd(p);
      if (p < 0) { break l1328; }
      p = s1327;
      break l1329;
    }
    p = s1327;
    return undefined;
  }
  pos = p;
  return { type: 'MoreCode', start: base + start, end: base + p, code: l_code };
}

function leaf166(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DeepBlockNode;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r1331 = readDeepBlock(p);
  if (r1331 === undefined) { return -1; }
  value = r1331;
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
  l1332: for (;;) {
    const s1334 = p;
    const t1335 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1333: {
        const r1337 = readBlankLine(p);
        if (r1337 === undefined) { break l1333; }
        p = pos;
        continue l1332;
      }
      p = s1334;
      if (trail.length > t1335) trail.length = t1335;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1339 = readDeepHead(p);
  if (r1339 === undefined) { return undefined; }
  l_head = r1339;
  p = pos;
  registers[1] = l_head.run;
  const r1358 = readLineEnd(p);
  if (r1358 === undefined) { return undefined; }
  p = pos;
  const r1360 = readDeepBody(p);
  if (r1360 === undefined) { return undefined; }
  l_body = r1360;
  p = pos;
  const r1378 = readDeepClose(p);
  if (r1378 === undefined) { return undefined; }
  l_close = r1378;
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
  l1340: {
    const s1341 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1342: {
        const s1343 = p;
        p = skipDeepIndent(p);
        if (p < 0) { break l1342; }
        p = skipBlanks(p);
        if (p < 0) { break l1342; }
        l_lead = text.slice(s1343, p);
        const s1344 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1342;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l_run = text.slice(s1344, p);
        const s1345 = p;
        const near1346 = p + 16;
        while (p < near1346 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near1346) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l_info = text.slice(s1345, p);
        l1349: {
          const s1347 = p;
          l1348: {
            p = skipLineEnd(p);
            if (p < 0) { break l1348; }
            p = s1347;
            break l1349;
          }
          p = s1347;
          break l1342;
        }
        break l1340;
      }
      p = s1341;
    } else touched ||= p >= end;
    const s1350 = p;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipDeepIndent(p);
    if (p < 0) { return undefined; }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l_lead = text.slice(s1350, p);
    const s1351 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    l_run = text.slice(s1351, p);
    const s1352 = p;
    const near1353 = p + 16;
    while (p < near1353 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1353) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l_info = text.slice(s1352, p);
    l1356: {
      const s1354 = p;
      l1355: {
        p = skipLineEnd(p);
        if (p < 0) { break l1355; }
        p = s1354;
        break l1356;
      }
      p = s1354;
      return undefined;
    }
  }
  pos = p;
  return { type: 'DeepHead', start: base + start, end: base + p, lead: l_lead, run: l_run, info: l_info };
}

function readDeepBody(p: number): DeepBodyNode | undefined {
  let c = 0;
  const start = p;
  l1361: for (;;) {
    const s1363 = p;
    const t1364 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false)) {
      l1362: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)) {
          {
            const s1366 = p;
            l1367: {
              p = skipBlanks(p);
              if (p < 0) { break l1367; }
              if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
                touched ||= p >= end;
                break l1367;
              }
              p = skipClosingRun(p);
              if (p < 0) { break l1367; }
              p = skipBlanks(p);
              if (p < 0) { break l1367; }
              p = skipLineEnd(p);
              if (p < 0) { break l1367; }
              break l1362;
            }
            p = s1366;
          }
        } else touched ||= p >= end;
        l1369: {
          const s1370 = p;
          const t1371 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l1372: {
              const r1373 = readBlankLine(p);
              if (r1373 === undefined) { break l1372; }
              p = pos;
              break l1369;
            }
            p = s1370;
            if (trail.length > t1371) trail.length = t1371;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1362;
          }
          p = skipDeepIndent(p);
          if (p < 0) { break l1362; }
          if (!(p < end)) {
            touched ||= p >= end;
            break l1362;
          }
          const r1375 = readLine(p);
          if (r1375 === undefined) { break l1362; }
          p = pos;
        }
        continue l1361;
      }
      p = s1363;
      if (trail.length > t1364) trail.length = t1364;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'DeepBody', start: base + start, end: base + p };
}

function readDeepClose(p: number): DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode | undefined {
  let c = 0;
  let value!: DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode;
  l1379: {
    const s1380 = p;
    const t1381 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1382: {
        const r1383 = readDeepFenceLine(p);
        if (r1383 === undefined) { break l1382; }
        value = r1383;
        p = pos;
        const r1388 = readLineEnd(p);
        if (r1388 === undefined) { break l1382; }
        p = pos;
        break l1379;
      }
      p = s1380;
      if (trail.length > t1381) trail.length = t1381;
    } else touched ||= p >= end;
    l1390: {
      l1393: {
        const s1391 = p;
        l1392: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l1392; }
          p = s1391;
          break l1393;
        }
        p = s1391;
        break l1390;
      }
      const r1394 = readMissingFenceEnd(p);
      if (r1394 === undefined) { break l1390; }
      value = r1394;
      p = pos;
      break l1379;
    }
    p = s1380;
    if (trail.length > t1381) trail.length = t1381;
    const r1396 = readBadFenceEnd(p);
    if (r1396 === undefined) { return undefined; }
    value = r1396;
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
  l1386: {
    const s1384 = p;
    l1385: {
      p = skipLineEnd(p);
      if (p < 0) { break l1385; }
      p = s1384;
      break l1386;
    }
    p = s1384;
    return undefined;
  }
  pos = p;
  return { type: 'DeepFenceLine', start: base + start, end: base + p };
}

function leaf172(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingFenceRunNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1400 = readMissingFenceRun(p);
  if (r1400 === undefined) { return -1; }
  value = r1400;
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

function leaf174(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1402!: null;
  l1405: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1403 = p;
      l1404: {
        p = skipWholeWrapper(p);
        if (p < 0) { break l1404; }
        p = s1403;
        break l1405;
      }
      p = s1403;
    } else touched ||= p >= end;
    return -1;
  }
  e1402 = null;
  value = [e1402];
  leafValue = value;
  return p;
}

function leaf175(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1406 = readBadWrapper(p);
  if (r1406 === undefined) { return -1; }
  value = r1406;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  l1409: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1407 = p;
      l1408: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l1408; }
        p = s1407;
        break l1409;
      }
      p = s1407;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1410 = readFenceOpen(p);
  if (r1410 === undefined) { return undefined; }
  l_run = r1410;
  p = pos;
  pos = p;
  const node: BadWrapperNode = { type: 'BadWrapper', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function leaf177(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WholeMessageNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1413 = readWholeMessage(p);
  if (r1413 === undefined) { return -1; }
  value = r1413;
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
  const r1414 = readHeader(p);
  if (r1414 === undefined) { return undefined; }
  l_header = r1414;
  p = pos;
  const list1964: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[] = [];
  l1959: for (;;) {
    const s1961 = p;
    const t1962 = trail.length;
    if (p < end) {
      l1960: {
        let v1963!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
        const r1966 = readBodyPart(p);
        if (r1966 === undefined) { break l1960; }
        v1963 = r1966;
        p = pos;
        list1964.push(v1963);
        continue l1959;
      }
      p = s1961;
      if (trail.length > t1962) trail.length = t1962;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list1964;
  l2179: {
    const s2177 = p;
    l2178: {
      l2180: {
        const s2181 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
          l2182: {
            p = skipBodyStop(p);
            if (p < 0) { break l2182; }
            break l2180;
          }
          p = s2181;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2183 = p;
            l2184: {
              p++;
              break l2178;
            }
            p = s2183;
          }
        } else touched ||= p >= end;
      }
      p = s2177;
      break l2179;
    }
    p = s2177;
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
      const s1415 = p;
      l1416: {
        p = skipCutHeader(p);
        if (p < 0) { break l1416; }
        return undefined;
      }
      p = s1415;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1418 = read_header(p);
  if (r1418 === undefined) { return undefined; }
  value = r1418;
  p = pos;
  pos = p;
  return value;
}

function read_header(p: number): ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode | undefined {
  let c = 0;
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  l1419: {
    const s1420 = p;
    const t1421 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1422: {
        const r1423 = readExactHeader(p);
        if (r1423 === undefined) { break l1422; }
        value = r1423;
        p = pos;
        break l1419;
      }
      p = s1420;
      if (trail.length > t1421) trail.length = t1421;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l1526: {
        const r1527 = readLooseHeader(p);
        if (r1527 === undefined) { break l1526; }
        value = r1527;
        p = pos;
        break l1419;
      }
      p = s1420;
      if (trail.length > t1421) trail.length = t1421;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
      l1886: {
        const r1887 = readBoldHeader(p);
        if (r1887 === undefined) { break l1886; }
        value = r1887;
        p = pos;
        break l1419;
      }
      p = s1420;
      if (trail.length > t1421) trail.length = t1421;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1923 = readOtherHeader(p);
    if (r1923 === undefined) { return undefined; }
    value = r1923;
    p = pos;
  }
  pos = p;
  return value;
}

function readExactHeader(p: number): ExactHeaderNode | undefined {
  let c = 0;
  const start = p;
  let l_head!: ExactHeadNode;
  let n1427 = 0;
  l1424: for (;;) {
    if (n1427 >= 3) break;
    const s1426 = p;
    l1425: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1425;
      }
      p++;
      n1427++;
      continue l1424;
    }
    p = s1426;
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
      const s1428 = p;
      l1429: {
        p = skipNoisyLine(p);
        if (p < 0) { break l1429; }
        return undefined;
      }
      p = s1428;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1442 = readExactHead(p);
  if (r1442 === undefined) { return undefined; }
  l_head = r1442;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1523 = readLineEnd(p);
  if (r1523 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'ExactHeader', start: base + start, end: base + p, head: l_head };
}

function skipNoisyLine(p: number): number {
  let c = 0;
  l1431: for (;;) {
    const s1433 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1432: {
        l1435: {
          const s1436 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128)) {
            l1437: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1437;
              }
              p++;
              const near1438 = p + 16;
              while (p < near1438 && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128)) p++;
              if (p === near1438) {
                STOPS_17.lastIndex = p;
                p = STOPS_17.test(text) ? STOPS_17.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1435;
            }
            p = s1436;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            {
              const s1439 = p;
              l1440: {
                p = skipNoise(p);
                if (p < 0) { break l1440; }
                break l1432;
              }
              p = s1439;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1432;
          }
          p++;
        }
        continue l1431;
      }
      p = s1433;
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
  l1443: {
    const s1444 = p;
    if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
      l1445: {
        const r1446 = readArgWord(p);
        if (r1446 === undefined) { break l1445; }
        l_words = r1446;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1445;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1445;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
          {
            const s1453 = p;
            l1454: {
              p = skip_boldArg(p);
              if (p < 0) { break l1454; }
              break l1445;
            }
            p = s1453;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1445;
        }
        const r1457 = readArg(p);
        if (r1457 === undefined) { break l1445; }
        l_arg = r1457;
        p = pos;
        break l1443;
      }
      p = s1444;
      l_arg = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 80) {
      l1482: {
        if (!text.startsWith("Progress", p)) {
          reachesEnd(p, "Progress");
          break l1482;
        }
        l_words = "Progress";
        p += 8;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1482;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1482;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false))) {
          touched ||= p >= end;
          break l1482;
        }
        const r1483 = readPercent(p);
        if (r1483 === undefined) { break l1482; }
        l_arg = r1483;
        p = pos;
        break l1443;
      }
      p = s1444;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l1501: {
        const r1502 = readTitledWord(p);
        if (r1502 === undefined) { break l1501; }
        l_words = r1502;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1501;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1501;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
          {
            const s1507 = p;
            l1508: {
              p = skip_boldArg(p);
              if (p < 0) { break l1508; }
              break l1501;
            }
            p = s1507;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1501;
        }
        const r1510 = readArg(p);
        if (r1510 === undefined) { break l1501; }
        l_arg = r1510;
        p = pos;
        break l1443;
      }
      p = s1444;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l1512: {
        const r1513 = readTitledWord(p);
        if (r1513 === undefined) { break l1512; }
        l_words = r1513;
        p = pos;
        break l1443;
      }
      p = s1444;
      l_arg = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 73 || c === 79))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1515 = readBareWord(p);
    if (r1515 === undefined) { return undefined; }
    l_words = r1515;
    p = pos;
  }
  pos = p;
  return { type: 'ExactHead', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readArgWord(p: number): "Status" | "Error" | "Session Checkpoint" | "Session" | undefined {
  let value!: "Status" | "Error" | "Session Checkpoint" | "Session";
  l1447: {
    const s1448 = p;
    if (text.charCodeAt(p) === 83) {
      l1449: {
        if (!text.startsWith("Status", p)) {
          reachesEnd(p, "Status");
          break l1449;
        }
        value = "Status";
        p += 6;
        break l1447;
      }
      p = s1448;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 69) {
      l1450: {
        if (!text.startsWith("Error", p)) {
          reachesEnd(p, "Error");
          break l1450;
        }
        value = "Error";
        p += 5;
        break l1447;
      }
      p = s1448;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 83) {
      l1451: {
        if (!text.startsWith("Session Checkpoint", p)) {
          reachesEnd(p, "Session Checkpoint");
          break l1451;
        }
        value = "Session Checkpoint";
        p += 18;
        break l1447;
      }
      p = s1448;
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
  const near1456 = p + 16;
  while (p < near1456 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
  if (p === near1456) {
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
      const s1458 = p;
      l1459: {
        p = skipClosingSigns(p);
        if (p < 0) { break l1459; }
        return undefined;
      }
      p = s1458;
    }
  } else touched ||= p >= end;
  let m1464 = false;
  l1461: for (;;) {
    const s1463 = p;
    if (p < end) {
      l1462: {
        p = skipArgPart(p);
        if (p < 0) { break l1462; }
        m1464 = true;
        continue l1461;
      }
      p = s1463;
    } else touched ||= p >= end;
    break;
  }
  if (!m1464) { return undefined; }
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
  l1465: {
    const s1466 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c >= 128)) {
      l1467: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1467;
        }
        p++;
        const near1468 = p + 16;
        while (p < near1468 && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c >= 128)) p++;
        if (p === near1468) {
          STOPS_19.lastIndex = p;
          p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1465;
      }
      p = s1466;
    } else touched ||= p >= end;
    {
      const s1469 = p;
      l1470: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1470; }
        return -1;
      }
      p = s1469;
    }
    l1472: {
      const s1473 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l1474: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1474;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l1472;
        }
        p = s1473;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 35) {
        l1475: {
          if (!(text.charCodeAt(p) === 35)) {
            touched ||= p >= end;
            break l1475;
          }
          p++;
          while (text.charCodeAt(p) === 35) p++;
          touched ||= p >= end;
          break l1472;
        }
        p = s1473;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        l1476: {
          let m1480 = false;
          l1477: for (;;) {
            const s1479 = p;
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              l1478: {
                p = skipNoise(p);
                if (p < 0) { break l1478; }
                m1480 = true;
                continue l1477;
              }
              p = s1479;
            } else touched ||= p >= end;
            break;
          }
          if (!m1480) { break l1476; }
          break l1472;
        }
        p = s1473;
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
  const r1484 = readPercentNumber(p);
  if (r1484 === undefined) { return undefined; }
  l_number = r1484;
  p = pos;
  const s1493 = p;
  l1494: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
      const s1496 = p;
      l1495: {
        p = skipBlanks(p);
        if (p < 0) { break l1495; }
        p = skipNoises(p);
        if (p < 0) { break l1495; }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l1495;
        }
        p++;
        break l1494;
      }
      p = s1496;
    } else touched ||= p >= end;
  }
  l_percent = text.slice(s1493, p);
  l1499: {
    const s1497 = p;
    l1498: {
      p = skipHeaderTail(p);
      if (p < 0) { break l1498; }
      p = s1497;
      break l1499;
    }
    p = s1497;
    return undefined;
  }
  pos = p;
  return { type: 'Percent', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPercentNumber(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s1485 = p;
  l1486: {
    if (text.charCodeAt(p) === 45) {
      const s1488 = p;
      l1487: {

        p++;
        break l1486;
      }
      p = s1488;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1489: {
    if (text.charCodeAt(p) === 46) {
      const s1491 = p;
      l1490: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1490;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1489;
      }
      p = s1491;
    } else touched ||= p >= end;
  }
  value = text.slice(s1485, p);
  pos = p;
  return value;
}

function readTitledWord(p: number): "AI Directive" | "Suggestions" | undefined {
  let value!: "AI Directive" | "Suggestions";
  l1503: {
    const s1504 = p;
    if (text.charCodeAt(p) === 65) {
      l1505: {
        if (!text.startsWith("AI Directive", p)) {
          reachesEnd(p, "AI Directive");
          break l1505;
        }
        value = "AI Directive";
        p += 12;
        break l1503;
      }
      p = s1504;
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
  l1516: {
    const s1517 = p;
    if (text.charCodeAt(p) === 79) {
      l1518: {
        if (!text.startsWith("Output Data", p)) {
          reachesEnd(p, "Output Data");
          break l1518;
        }
        value = "Output Data";
        p += 11;
        break l1516;
      }
      p = s1517;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1519: {
        if (!text.startsWith("Output Files", p)) {
          reachesEnd(p, "Output Files");
          break l1519;
        }
        value = "Output Files";
        p += 12;
        break l1516;
      }
      p = s1517;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 79) {
      l1520: {
        if (!text.startsWith("Output", p)) {
          reachesEnd(p, "Output");
          break l1520;
        }
        value = "Output";
        p += 6;
        break l1516;
      }
      p = s1517;
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
  l1530: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s1528 = p;
      l1529: {
        p = skipNoises(p);
        if (p < 0) { break l1529; }
        let n1534 = 0;
        l1531: for (;;) {
          if (n1534 >= 3) break;
          const s1533 = p;
          l1532: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1532;
            }
            p++;
            n1534++;
            continue l1531;
          }
          p = s1533;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1529;
        }
        p = skipKnownHash(p);
        if (p < 0) { break l1529; }
        p = s1528;
        break l1530;
      }
      p = s1528;
    } else touched ||= p >= end;
    return undefined;
  }
  l1535: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1537 = p;
      const t1538 = trail.length;
      l1536: {
        const r1539 = readBadHeaderNoise(p);
        if (r1539 === undefined) { break l1536; }
        p = pos;
        break l1535;
      }
      p = s1537;
      if (trail.length > t1538) trail.length = t1538;
    } else touched ||= p >= end;
  }
  let n1548 = 0;
  l1545: for (;;) {
    if (n1548 >= 3) break;
    const s1547 = p;
    l1546: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1546;
      }
      p++;
      n1548++;
      continue l1545;
    }
    p = s1547;
    break;
  }
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1549 = readHashes(p);
  if (r1549 === undefined) { return undefined; }
  p = pos;
  const r1562 = readHashSpace(p);
  if (r1562 === undefined) { return undefined; }
  p = pos;
  l1601: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1603 = p;
      const t1604 = trail.length;
      l1602: {
        const r1605 = readBadHeaderNoise(p);
        if (r1605 === undefined) { break l1602; }
        p = pos;
        break l1601;
      }
      p = s1603;
      if (trail.length > t1604) trail.length = t1604;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1607 = readLooseHead(p);
  if (r1607 === undefined) { return undefined; }
  l_head = r1607;
  p = pos;
  l1871: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1873 = p;
      const t1874 = trail.length;
      l1872: {
        const r1875 = readBadHeaderClose(p);
        if (r1875 === undefined) { break l1872; }
        p = pos;
        break l1871;
      }
      p = s1873;
      if (trail.length > t1874) trail.length = t1874;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1877: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1879 = p;
      const t1880 = trail.length;
      l1878: {
        const r1881 = readBadHeaderNoise(p);
        if (r1881 === undefined) { break l1878; }
        p = pos;
        break l1877;
      }
      p = s1879;
      if (trail.length > t1880) trail.length = t1880;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1883 = readLineEnd(p);
  if (r1883 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'LooseHeader', start: base + start, end: base + p, head: l_head };
}

function readBadHeaderNoise(p: number): BadHeaderNoiseNode | undefined {
  let c = 0;
  const start = p;
  let m1543 = false;
  l1540: for (;;) {
    const s1542 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1541: {
        p = skipNoise(p);
        if (p < 0) { break l1541; }
        p = skipBlanks(p);
        if (p < 0) { break l1541; }
        m1543 = true;
        continue l1540;
      }
      p = s1542;
    } else touched ||= p >= end;
    break;
  }
  if (!m1543) { return undefined; }
  pos = p;
  const node: BadHeaderNoiseNode = { type: 'BadHeaderNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readHashes(p: number): ["##", null] | BadHeaderLevelNode | undefined {
  let value!: ["##", null] | BadHeaderLevelNode;
  l1550: {
    const s1551 = p;
    const t1552 = trail.length;
    if (text.charCodeAt(p) === 35) {
      l1553: {
        let e1554!: "##";
        if (!text.startsWith("##", p)) {
          reachesEnd(p, "##");
          break l1553;
        }
        e1554 = "##";
        p += 2;
        let e1555!: null;
        if (text.charCodeAt(p) === 35) {
          {
            const s1556 = p;
            l1557: {

              p++;
              break l1553;
            }
            p = s1556;
          }
        } else touched ||= p >= end;
        e1555 = null;
        value = [e1554, e1555];
        break l1550;
      }
      p = s1551;
      if (trail.length > t1552) trail.length = t1552;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 35)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1559 = readBadHeaderLevel(p);
    if (r1559 === undefined) { return undefined; }
    value = r1559;
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
  l1563: {
    const s1564 = p;
    const t1565 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1566: {
        let e1567!: string[];
        const list1572: string[] = [];
        l1568: for (;;) {
          const s1570 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1569: {
              let v1571!: string;
              const r1574 = readBlank(p);
              if (r1574 === undefined) { break l1569; }
              v1571 = r1574;
              p = pos;
              list1572.push(v1571);
              continue l1568;
            }
            p = s1570;
          } else touched ||= p >= end;
          break;
        }
        if (list1572.length === 0) { break l1566; }
        e1567 = list1572;
        let e1576!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1577 = p;
            l1578: {
              p = skipNoise(p);
              if (p < 0) { break l1578; }
              break l1566;
            }
            p = s1577;
          }
        } else touched ||= p >= end;
        e1576 = null;
        value = [e1567, e1576];
        break l1563;
      }
      p = s1564;
      if (trail.length > t1565) trail.length = t1565;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l1580: {
        let e1581!: null;
        l1584: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1582 = p;
            l1583: {
              l1585: {
                const s1586 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1587: {
                    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                      touched ||= p >= end;
                      break l1587;
                    }
                    p++;
                    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                    touched ||= p >= end;
                    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
                      touched ||= p >= end;
                      break l1587;
                    }
                    p = skipNoise(p);
                    if (p < 0) { break l1587; }
                    break l1585;
                  }
                  p = s1586;
                } else touched ||= p >= end;
                let m1591 = false;
                l1588: for (;;) {
                  const s1590 = p;
                  if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
                    l1589: {
                      p = skipNoise(p);
                      if (p < 0) { break l1589; }
                      m1591 = true;
                      continue l1588;
                    }
                    p = s1590;
                  } else touched ||= p >= end;
                  break;
                }
                if (!m1591) { break l1583; }
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  touched ||= p >= end;
                  break l1583;
                }
                p++;
              }
              p = s1582;
              break l1584;
            }
            p = s1582;
          } else touched ||= p >= end;
          break l1580;
        }
        e1581 = null;
        let e1592!: string[];
        const r1593 = readBlanks(p);
        if (r1593 === undefined) { break l1580; }
        e1592 = r1593;
        p = pos;
        let e1595!: BadHeaderNoiseNode;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1580;
        }
        const r1596 = readBadHeaderNoise(p);
        if (r1596 === undefined) { break l1580; }
        e1595 = r1596;
        p = pos;
        value = [e1581, e1592, e1595];
        break l1563;
      }
      p = s1564;
      if (trail.length > t1565) trail.length = t1565;
    } else touched ||= p >= end;
    const r1598 = readBadHeaderSpace(p);
    if (r1598 === undefined) { return undefined; }
    value = r1598;
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
  l1608: {
    const s1609 = p;
    const t1610 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
      l1611: {
        const r1612 = readBoldedHead(p);
        if (r1612 === undefined) { break l1611; }
        value = r1612;
        p = pos;
        break l1608;
      }
      p = s1609;
      if (trail.length > t1610) trail.length = t1610;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1770 = readPlainHead(p);
    if (r1770 === undefined) { return undefined; }
    value = r1770;
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
  l1613: {
    const s1614 = p;
    const t1615 = trail.length;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1616: {
        const r1617 = readBadHeaderBold(p);
        if (r1617 === undefined) { break l1616; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1616;
        }
        const r1619 = readLooseWords(p);
        if (r1619 === undefined) { break l1616; }
        l_words = r1619;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1616;
        }
        const r1659 = readLooseColon(p);
        if (r1659 === undefined) { break l1616; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1616;
        }
        const r1694 = readBoldArg(p);
        if (r1694 === undefined) { break l1616; }
        l_arg = r1694;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1616;
        }
        p = skipStrong(p);
        if (p < 0) { break l1616; }
        l1717: {
          const s1715 = p;
          l1716: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1716; }
            p = s1715;
            break l1717;
          }
          p = s1715;
          break l1616;
        }
        break l1613;
      }
      p = s1614;
      if (trail.length > t1615) trail.length = t1615;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1718: {
        const r1719 = readBadHeaderBold(p);
        if (r1719 === undefined) { break l1718; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1718;
        }
        const r1721 = readLooseWords(p);
        if (r1721 === undefined) { break l1718; }
        l_words = r1721;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1718;
        }
        p = skipStrong(p);
        if (p < 0) { break l1718; }
        l1725: {
          const s1723 = p;
          l1724: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1724; }
            p = s1723;
            break l1725;
          }
          p = s1723;
          break l1718;
        }
        break l1613;
      }
      p = s1614;
      if (trail.length > t1615) trail.length = t1615;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1726: {
        const r1727 = readBadHeaderBold(p);
        if (r1727 === undefined) { break l1726; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1726;
        }
        const r1729 = readLooseWords(p);
        if (r1729 === undefined) { break l1726; }
        l_words = r1729;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1726;
        }
        p = skipStrong(p);
        if (p < 0) { break l1726; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1726;
        }
        const r1731 = readLooseColon(p);
        if (r1731 === undefined) { break l1726; }
        p = pos;
        l1733: {
          const s1734 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
            l1735: {
              const r1736 = readPercent(p);
              if (r1736 === undefined) { break l1735; }
              l_arg = r1736;
              p = pos;
              break l1733;
            }
            p = s1734;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1726;
          }
          const r1738 = readArg(p);
          if (r1738 === undefined) { break l1726; }
          l_arg = r1738;
          p = pos;
        }
        l1742: {
          const s1740 = p;
          l1741: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1741; }
            p = s1740;
            break l1742;
          }
          p = s1740;
          break l1726;
        }
        break l1613;
      }
      p = s1614;
      if (trail.length > t1615) trail.length = t1615;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      l1743: {
        const r1744 = readBadHeaderBold(p);
        if (r1744 === undefined) { break l1743; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1743;
        }
        const r1746 = readLooseWords(p);
        if (r1746 === undefined) { break l1743; }
        l_words = r1746;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1743;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1743;
        }
        p = skipStrong(p);
        if (p < 0) { break l1743; }
        p = skipBlanks(p);
        if (p < 0) { break l1743; }
        l1748: {
          const s1749 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
            l1750: {
              const r1751 = readPercent(p);
              if (r1751 === undefined) { break l1750; }
              l_arg = r1751;
              p = pos;
              break l1748;
            }
            p = s1749;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1743;
          }
          const r1753 = readArg(p);
          if (r1753 === undefined) { break l1743; }
          l_arg = r1753;
          p = pos;
        }
        l1757: {
          const s1755 = p;
          l1756: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1756; }
            p = s1755;
            break l1757;
          }
          p = s1755;
          break l1743;
        }
        break l1613;
      }
      p = s1614;
      if (trail.length > t1615) trail.length = t1615;
      l_arg = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1758 = readLooseWords(p);
    if (r1758 === undefined) { return undefined; }
    l_words = r1758;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1760 = readLooseColon(p);
    if (r1760 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1762 = readBadHeaderBold(p);
    if (r1762 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1764 = readBoldArg(p);
    if (r1764 === undefined) { return undefined; }
    l_arg = r1764;
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipStrong(p);
    if (p < 0) { return undefined; }
    l1768: {
      const s1766 = p;
      l1767: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1767; }
        p = s1766;
        break l1768;
      }
      p = s1766;
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
  l1620: {
    const s1621 = p;
    const t1622 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)) {
      l1623: {
        const r1624 = readExactWords(p);
        if (r1624 === undefined) { break l1623; }
        value = r1624;
        p = pos;
        break l1620;
      }
      p = s1621;
      if (trail.length > t1622) trail.length = t1622;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1647 = readBadHeaderCase(p);
    if (r1647 === undefined) { return undefined; }
    value = r1647;
    p = pos;
  }
  pos = p;
  return value;
}

function readExactWords(p: number): "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | undefined {
  let c = 0;
  let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
  l1625: {
    const s1626 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 79)) {
      l1627: {
        const r1628 = readBareWord(p);
        if (r1628 === undefined) { break l1627; }
        value = r1628;
        p = pos;
        break l1625;
      }
      p = s1626;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
      l1630: {
        const r1631 = readArgWord(p);
        if (r1631 === undefined) { break l1630; }
        value = r1631;
        p = pos;
        break l1625;
      }
      p = s1626;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
      l1633: {
        const r1634 = readTitledWord(p);
        if (r1634 === undefined) { break l1633; }
        value = r1634;
        p = pos;
        break l1625;
      }
      p = s1626;
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
      const s1636 = p;
      l1637: {
        p++;
        return undefined;
      }
      p = s1636;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)) {
    {
      const s1639 = p;
      l1640: {
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1642: {
          const s1643 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1644: {
              if (!isCaseless(p, "data")) { break l1644; }
              p += 4;
              break l1642;
            }
            p = s1643;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
            l1645: {
              if (!isCaseless(p, "file")) { break l1645; }
              p += 4;
              break l1642;
            }
            p = s1643;
          } else touched ||= p >= end;
          if (!isCaseless(p, "checkpoint")) { break l1640; }
          p += 10;
        }
        return undefined;
      }
      p = s1639;
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
  l1648: {
    const s1649 = p;
    if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
      l1650: {
        if (!isCaseless(p, "output")) { break l1650; }
        p += 6;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
        touched ||= p >= end;
        l1651: {
          const s1652 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l1653: {
              if (!isCaseless(p, "data")) { break l1653; }
              p += 4;
              break l1651;
            }
            p = s1652;
          } else touched ||= p >= end;
          if (!isCaseless(p, "file")) { break l1650; }
          p += 4;
          l1654: {
            if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
              const s1656 = p;
              l1655: {
                if (!isCaseless(p, "s")) { break l1655; }
                p += 1;
                break l1654;
              }
              p = s1656;
            } else touched ||= p >= end;
          }
        }
        break l1648;
      }
      p = s1649;
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
  l1660: {
    const s1661 = p;
    const t1662 = trail.length;
    if (text.charCodeAt(p) === 58) {
      l1663: {
        let e1664!: ":";

        e1664 = ":";
        p++;
        let e1665!: string[];
        const list1670: string[] = [];
        l1666: for (;;) {
          const s1668 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1667: {
              let v1669!: string;
              const r1672 = readBlank(p);
              if (r1672 === undefined) { break l1667; }
              v1669 = r1672;
              p = pos;
              list1670.push(v1669);
              continue l1666;
            }
            p = s1668;
          } else touched ||= p >= end;
          break;
        }
        if (list1670.length === 0) { break l1663; }
        e1665 = list1670;
        let e1674!: null;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1675 = p;
            l1676: {
              p = skipNoise(p);
              if (p < 0) { break l1676; }
              break l1663;
            }
            p = s1675;
          }
        } else touched ||= p >= end;
        e1674 = null;
        value = [e1664, e1665, e1674];
        break l1660;
      }
      p = s1661;
      if (trail.length > t1662) trail.length = t1662;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l1678: {
        const r1679 = readTintedColon(p);
        if (r1679 === undefined) { break l1678; }
        value = r1679;
        p = pos;
        break l1660;
      }
      p = s1661;
      if (trail.length > t1662) trail.length = t1662;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1691 = readBadWideColon(p);
    if (r1691 === undefined) { return undefined; }
    value = r1691;
    p = pos;
  }
  pos = p;
  return value;
}

function readTintedColon(p: number): [null, BadColonNoiseNode] | undefined {
  let c = 0;
  let value!: [null, BadColonNoiseNode];
  let e1680!: null;
  l1683: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      const s1681 = p;
      l1682: {
        p = skipBlanks(p);
        if (p < 0) { break l1682; }
        l1684: {
          if (text.charCodeAt(p) === 58) {
            const s1686 = p;
            l1685: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l1685; }
              break l1684;
            }
            p = s1686;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1682;
        }
        p = skipNoise(p);
        if (p < 0) { break l1682; }
        p = s1681;
        break l1683;
      }
      p = s1681;
    } else touched ||= p >= end;
    return undefined;
  }
  e1680 = null;
  let e1687!: BadColonNoiseNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1688 = readBadColonNoise(p);
  if (r1688 === undefined) { return undefined; }
  e1687 = r1688;
  p = pos;
  value = [e1680, e1687];
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
  l1695: {
    const s1696 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l1697: {
        const r1698 = readPercentNumber(p);
        if (r1698 === undefined) { break l1697; }
        l_number = r1698;
        p = pos;
        const s1700 = p;
        l1701: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
            const s1703 = p;
            l1702: {
              p = skipBlanks(p);
              if (p < 0) { break l1702; }
              p = skipNoises(p);
              if (p < 0) { break l1702; }
              if (text.charCodeAt(p) !== 37) {
                touched ||= p >= end;
                break l1702;
              }
              p++;
              break l1701;
            }
            p = s1703;
          } else touched ||= p >= end;
        }
        l_percent = text.slice(s1700, p);
        l1706: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1704 = p;
            l1705: {
              p = skipStrong(p);
              if (p < 0) { break l1705; }
              p = skipHeaderTail(p);
              if (p < 0) { break l1705; }
              p = s1704;
              break l1706;
            }
            p = s1704;
          } else touched ||= p >= end;
          break l1697;
        }
        break l1695;
      }
      p = s1696;
      l_number = null;
      l_percent = null;
    } else touched ||= p >= end;
    let m1710 = false;
    l1707: for (;;) {
      const s1709 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1708: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            {
              const s1711 = p;
              l1712: {
                p = skipStrong(p);
                if (p < 0) { break l1712; }
                p = skipHeaderTail(p);
                if (p < 0) { break l1712; }
                break l1708;
              }
              p = s1711;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l1708;
          }
          p++;
          m1710 = true;
          continue l1707;
        }
        p = s1709;
      } else touched ||= p >= end;
      break;
    }
    if (!m1710) { return undefined; }
  }
  pos = p;
  return { type: 'BoldArg', start: base + start, end: base + p, number: l_number, percent: l_percent };
}

function readPlainHead(p: number): PlainHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  let l_arg: PercentNode | ArgNode | null = null;
  l1771: {
    const s1772 = p;
    const t1773 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) {
      l1774: {
        const r1775 = readLooseWords(p);
        if (r1775 === undefined) { break l1774; }
        l_words = r1775;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1774;
        }
        const r1777 = readLooseColon(p);
        if (r1777 === undefined) { break l1774; }
        p = pos;
        l1779: {
          const s1780 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
            l1781: {
              const r1782 = readPercent(p);
              if (r1782 === undefined) { break l1781; }
              l_arg = r1782;
              p = pos;
              break l1779;
            }
            p = s1780;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1774;
          }
          const r1784 = readArg(p);
          if (r1784 === undefined) { break l1774; }
          l_arg = r1784;
          p = pos;
        }
        l1788: {
          const s1786 = p;
          l1787: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1787; }
            p = s1786;
            break l1788;
          }
          p = s1786;
          break l1774;
        }
        break l1771;
      }
      p = s1772;
      if (trail.length > t1773) trail.length = t1773;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) {
      l1789: {
        const r1790 = readLooseWords(p);
        if (r1790 === undefined) { break l1789; }
        l_words = r1790;
        p = pos;
        l1792: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
            const s1794 = p;
            l1793: {
              p = skipBlanks(p);
              if (p < 0) { break l1793; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l1793;
              }
              p++;
              break l1792;
            }
            p = s1794;
          } else touched ||= p >= end;
        }
        l1797: {
          const s1795 = p;
          l1796: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1796; }
            p = s1795;
            break l1797;
          }
          p = s1795;
          break l1789;
        }
        break l1771;
      }
      p = s1772;
      if (trail.length > t1773) trail.length = t1773;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) {
      l1798: {
        const r1799 = readLooseWords(p);
        if (r1799 === undefined) { break l1798; }
        l_words = r1799;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
          touched ||= p >= end;
          break l1798;
        }
        const r1801 = readBadHeaderColon(p);
        if (r1801 === undefined) { break l1798; }
        p = pos;
        l1806: {
          const s1807 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
            l1808: {
              const r1809 = readPercent(p);
              if (r1809 === undefined) { break l1808; }
              l_arg = r1809;
              p = pos;
              break l1806;
            }
            p = s1807;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1798;
          }
          const r1811 = readArg(p);
          if (r1811 === undefined) { break l1798; }
          l_arg = r1811;
          p = pos;
        }
        l1815: {
          const s1813 = p;
          l1814: {
            p = skipHeaderTail(p);
            if (p < 0) { break l1814; }
            p = s1813;
            break l1815;
          }
          p = s1813;
          break l1798;
        }
        break l1771;
      }
      p = s1772;
      if (trail.length > t1773) trail.length = t1773;
      l_arg = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
      l1816: {
        l1817: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1819 = p;
            const t1820 = trail.length;
            l1818: {
              const r1821 = readBadHeaderBold(p);
              if (r1821 === undefined) { break l1818; }
              p = pos;
              break l1817;
            }
            p = s1819;
            if (trail.length > t1820) trail.length = t1820;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1816;
        }
        const r1823 = readLooseWords(p);
        if (r1823 === undefined) { break l1816; }
        l_words = r1823;
        p = pos;
        l1825: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1827 = p;
            const t1828 = trail.length;
            l1826: {
              const r1829 = readBadHeaderBold(p);
              if (r1829 === undefined) { break l1826; }
              p = pos;
              break l1825;
            }
            p = s1827;
            if (trail.length > t1828) trail.length = t1828;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
          touched ||= p >= end;
          break l1816;
        }
        const r1831 = readLooseColon(p);
        if (r1831 === undefined) { break l1816; }
        p = pos;
        l1833: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1835 = p;
            const t1836 = trail.length;
            l1834: {
              const r1837 = readBadHeaderBold(p);
              if (r1837 === undefined) { break l1834; }
              p = pos;
              break l1833;
            }
            p = s1835;
            if (trail.length > t1836) trail.length = t1836;
          } else touched ||= p >= end;
        }
        l1839: {
          if (p < end) {
            const s1841 = p;
            l1840: {
              l1842: {
                const s1843 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
                  l1844: {
                    const r1845 = readPercent(p);
                    if (r1845 === undefined) { break l1844; }
                    l_arg = r1845;
                    p = pos;
                    break l1842;
                  }
                  p = s1843;
                } else touched ||= p >= end;
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1840;
                }
                const r1847 = readArg(p);
                if (r1847 === undefined) { break l1840; }
                l_arg = r1847;
                p = pos;
              }
              break l1839;
            }
            p = s1841;
          } else touched ||= p >= end;
          l_arg = null;
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
          break l1816;
        }
        break l1771;
      }
      p = s1772;
      if (trail.length > t1773) trail.length = t1773;
      l_arg = null;
    } else touched ||= p >= end;
    l1852: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1854 = p;
        const t1855 = trail.length;
        l1853: {
          const r1856 = readBadHeaderBold(p);
          if (r1856 === undefined) { break l1853; }
          p = pos;
          break l1852;
        }
        p = s1854;
        if (trail.length > t1855) trail.length = t1855;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1858 = readLooseWords(p);
    if (r1858 === undefined) { return undefined; }
    l_words = r1858;
    p = pos;
    l1860: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1862 = p;
        const t1863 = trail.length;
        l1861: {
          const r1864 = readBadHeaderBold(p);
          if (r1864 === undefined) { break l1861; }
          p = pos;
          break l1860;
        }
        p = s1862;
        if (trail.length > t1863) trail.length = t1863;
      } else touched ||= p >= end;
    }
    l1868: {
      const s1866 = p;
      l1867: {
        p = skipHeaderTail(p);
        if (p < 0) { break l1867; }
        p = s1866;
        break l1868;
      }
      p = s1866;
      return undefined;
    }
  }
  pos = p;
  return { type: 'PlainHead', start: base + start, end: base + p, words: l_words, arg: l_arg };
}

function readBadHeaderColon(p: number): BadHeaderColonNode | undefined {
  let c = 0;
  const start = p;
  l1802: {
    const s1803 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      l1804: {
        p = skipBlanks(p);
        if (p < 0) { break l1804; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1804;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1804; }
        break l1802;
      }
      p = s1803;
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
  l1888: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1890 = p;
      const t1891 = trail.length;
      l1889: {
        const r1892 = readBadHeaderNoise(p);
        if (r1892 === undefined) { break l1889; }
        p = pos;
        break l1888;
      }
      p = s1890;
      if (trail.length > t1891) trail.length = t1891;
    } else touched ||= p >= end;
  }
  l1896: {
    if (((c = text.charCodeAt(p)) === 32 || c === 42 || c === 95)) {
      const s1894 = p;
      l1895: {
        let n1900 = 0;
        l1897: for (;;) {
          if (n1900 >= 3) break;
          const s1899 = p;
          l1898: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1898;
            }
            p++;
            n1900++;
            continue l1897;
          }
          p = s1899;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1895;
        }
        p = skip_boldHeader(p);
        if (p < 0) { break l1895; }
        p = s1894;
        break l1896;
      }
      p = s1894;
    } else touched ||= p >= end;
    return undefined;
  }
  let n1904 = 0;
  l1901: for (;;) {
    if (n1904 >= 3) break;
    const s1903 = p;
    l1902: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1902;
      }
      p++;
      n1904++;
      continue l1901;
    }
    p = s1903;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1905 = readBadHeaderBold(p);
  if (r1905 === undefined) { return undefined; }
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1907 = readLooseWords(p);
  if (r1907 === undefined) { return undefined; }
  l_words = r1907;
  p = pos;
  l1909: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
      const s1911 = p;
      l1910: {
        p = skipBlanks(p);
        if (p < 0) { break l1910; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1910;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1910; }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1910;
        }
        const r1912 = readBoldArg(p);
        if (r1912 === undefined) { break l1910; }
        l_arg = r1912;
        p = pos;
        break l1909;
      }
      p = s1911;
    } else touched ||= p >= end;
    l_arg = null;
  }
  if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipStrong(p);
  if (p < 0) { return undefined; }
  l1914: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1916 = p;
      const t1917 = trail.length;
      l1915: {
        const r1918 = readBadHeaderNoise(p);
        if (r1918 === undefined) { break l1915; }
        p = pos;
        break l1914;
      }
      p = s1916;
      if (trail.length > t1917) trail.length = t1917;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1920 = readLineEnd(p);
  if (r1920 === undefined) { return undefined; }
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
      const s1924 = p;
      l1925: {
        p = skipKnownHeader(p);
        if (p < 0) { break l1925; }
        return undefined;
      }
      p = s1924;
    }
  } else touched ||= p >= end;
  l1927: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1929 = p;
      const t1930 = trail.length;
      l1928: {
        const r1931 = readBadHeaderNoise(p);
        if (r1931 === undefined) { break l1928; }
        p = pos;
        break l1927;
      }
      p = s1929;
      if (trail.length > t1930) trail.length = t1930;
    } else touched ||= p >= end;
  }
  let n1936 = 0;
  l1933: for (;;) {
    if (n1936 >= 3) break;
    const s1935 = p;
    l1934: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1934;
      }
      p++;
      n1936++;
      continue l1933;
    }
    p = s1935;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
    reachesEnd(p, "##");
    return undefined;
  }
  p += 2;
  l1939: {
    const s1937 = p;
    l1938: {
      l1940: {
        const s1941 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1942: {
            p++;
            break l1940;
          }
          p = s1941;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l1938; }
      }
      p = s1937;
      break l1939;
    }
    p = s1937;
    return undefined;
  }
  l1943: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s1945 = p;
      l1944: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1944;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1944;
        }
        const r1946 = readArg(p);
        if (r1946 === undefined) { break l1944; }
        l_arg = r1946;
        p = pos;
        break l1943;
      }
      p = s1945;
    } else touched ||= p >= end;
    l_arg = null;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  while (text.charCodeAt(p) === 35) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
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
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1954 = readLineEnd(p);
  if (r1954 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OtherHeader', start: base + start, end: base + p, arg: l_arg };
}

function readBodyPart(p: number): ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | undefined {
  let c = 0;
  let value!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
  l1967: {
    const s1968 = p;
    const t1969 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
      l1970: {
        l1973: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
            const s1971 = p;
            l1972: {
              p++;
              p = s1971;
              break l1973;
            }
            p = s1971;
          } else touched ||= p >= end;
          break l1970;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1970;
        }
        const r1974 = readProse(p);
        if (r1974 === undefined) { break l1970; }
        value = r1974;
        p = pos;
        break l1967;
      }
      p = s1968;
      if (trail.length > t1969) trail.length = t1969;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      {
        const s1993 = p;
        l1994: {
          p = skipBodyStop(p);
          if (p < 0) { break l1994; }
          return undefined;
        }
        p = s1993;
      }
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1996 = readAnyPart(p);
    if (r1996 === undefined) { return undefined; }
    value = r1996;
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
  const r1990 = readTextEnd(p);
  if (r1990 === undefined) { return undefined; }
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
  l1975: for (;;) {
    const s1977 = p;
    if (p < end) {
      l1976: {
        l1979: {
          const s1980 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1981: {
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l1981;
              }
              p++;
              const near1982 = p + 16;
              while (p < near1982 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
              if (p === near1982) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1979;
            }
            p = s1980;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1983: {
              p = skipNewline(p);
              if (p < 0) { break l1983; }
              l1986: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
                  const s1984 = p;
                  l1985: {
                    p++;
                    p = s1984;
                    break l1986;
                  }
                  p = s1984;
                } else touched ||= p >= end;
                break l1983;
              }
              break l1979;
            }
            p = s1980;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1976;
          }
          p = skipNewline(p);
          if (p < 0) { break l1976; }
          {
            const s1987 = p;
            l1988: {
              p = skipProseStop(p);
              if (p < 0) { break l1988; }
              break l1976;
            }
            p = s1987;
          }
        }
        continue l1975;
      }
      p = s1977;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readAnyPart(p: number): GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode | undefined {
  let c = 0;
  let value!: GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode;
  l1997: {
    const s1998 = p;
    const t1999 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2000: {
        const r2001 = readGap(p);
        if (r2001 === undefined) { break l2000; }
        value = r2001;
        p = pos;
        break l1997;
      }
      p = s1998;
      if (trail.length > t1999) trail.length = t1999;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l2003: {
        const r2004 = readBlock(p);
        if (r2004 === undefined) { break l2003; }
        value = r2004;
        p = pos;
        break l1997;
      }
      p = s1998;
      if (trail.length > t1999) trail.length = t1999;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l2039: {
        const r2040 = readComment(p);
        if (r2040 === undefined) { break l2039; }
        value = r2040;
        p = pos;
        break l1997;
      }
      p = s1998;
      if (trail.length > t1999) trail.length = t1999;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
      l2062: {
        const r2063 = readBadNoiseLines(p);
        if (r2063 === undefined) { break l2062; }
        value = r2063;
        p = pos;
        break l1997;
      }
      p = s1998;
      if (trail.length > t1999) trail.length = t1999;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l2065: {
        const r2066 = readField(p);
        if (r2066 === undefined) { break l2065; }
        value = r2066;
        p = pos;
        break l1997;
      }
      p = s1998;
      if (trail.length > t1999) trail.length = t1999;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
      l2095: {
        const r2096 = readListBlock(p);
        if (r2096 === undefined) { break l2095; }
        value = r2096;
        p = pos;
        break l1997;
      }
      p = s1998;
      if (trail.length > t1999) trail.length = t1999;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l2147: {
        const r2148 = readEntry(p);
        if (r2148 === undefined) { break l2147; }
        value = r2148;
        p = pos;
        break l1997;
      }
      p = s1998;
      if (trail.length > t1999) trail.length = t1999;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l2170: {
        const r2171 = readMissingFenceRun(p);
        if (r2171 === undefined) { break l2170; }
        value = r2171;
        p = pos;
        break l1997;
      }
      p = s1998;
      if (trail.length > t1999) trail.length = t1999;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2173 = readProse(p);
    if (r2173 === undefined) { return undefined; }
    value = r2173;
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
  const r2005 = readBlockHead(p);
  if (r2005 === undefined) { return undefined; }
  l_head = r2005;
  p = pos;
  registers[1] = l_head.run;
  const r2007 = readBlockText(p);
  if (r2007 === undefined) { return undefined; }
  l_text = r2007;
  p = pos;
  l2030: {
    const s2031 = p;
    const t2032 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2033: {
        const r2034 = readBlockEnd(p);
        if (r2034 === undefined) { break l2033; }
        l_close = r2034;
        p = pos;
        break l2030;
      }
      p = s2031;
      if (trail.length > t2032) trail.length = t2032;
    } else touched ||= p >= end;
    const r2036 = readMissingFenceEnd(p);
    if (r2036 === undefined) { return undefined; }
    l_close = r2036;
    p = pos;
  }
  pos = p;
  return { type: 'Block', start: base + start, end: base + p, head: l_head, text: l_text, close: l_close };
}

function readBlockText(p: number): BlockTextNode | undefined {
  let c = 0;
  const start = p;
  l2008: for (;;) {
    const s2010 = p;
    if (p < end) {
      l2009: {
        l2012: {
          const s2013 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l2014: {
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l2014;
              }
              p++;
              const near2015 = p + 16;
              while (p < near2015 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
              if (p === near2015) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2012;
            }
            p = s2013;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l2016: {
              p = skipNewline(p);
              if (p < 0) { break l2016; }
              l2019: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128)) {
                  const s2017 = p;
                  l2018: {
                    p++;
                    p = s2017;
                    break l2019;
                  }
                  p = s2017;
                } else touched ||= p >= end;
                break l2016;
              }
              break l2012;
            }
            p = s2013;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2009;
          }
          p = skipNewline(p);
          if (p < 0) { break l2009; }
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            {
              const s2020 = p;
              l2021: {
                p = skipFenceClose(p);
                if (p < 0) { break l2021; }
                break l2009;
              }
              p = s2020;
            }
          } else touched ||= p >= end;
          {
            const s2023 = p;
            l2024: {
              if (p < end) {
                {
                  const s2026 = p;
                  l2027: {
                    p++;
                    break l2024;
                  }
                  p = s2026;
                }
              } else touched ||= p >= end;
              break l2009;
            }
            p = s2023;
          }
        }
        continue l2008;
      }
      p = s2010;
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
  l2053: {
    const s2054 = p;
    const t2055 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2056: {
        const r2057 = readCommentEnd(p);
        if (r2057 === undefined) { break l2056; }
        p = pos;
        break l2053;
      }
      p = s2054;
      if (trail.length > t2055) trail.length = t2055;
    } else touched ||= p >= end;
    const r2059 = readMissingCommentEnd(p);
    if (r2059 === undefined) { return undefined; }
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
  l2041: for (;;) {
    const s2043 = p;
    if (p < end) {
      l2042: {
        l2045: {
          const s2046 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) {
            l2047: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45)))) {
                touched ||= p >= end;
                break l2047;
              }
              p++;
              const near2048 = p + 16;
              while (p < near2048 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 45))) p++;
              if (p === near2048) {
                STOPS_7.lastIndex = p;
                p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2045;
            }
            p = s2046;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l2049: {
              p = skipNewline(p);
              if (p < 0) { break l2049; }
              break l2045;
            }
            p = s2046;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 45) {
            {
              const s2050 = p;
              l2051: {
                if (!text.startsWith("-->", p)) {
                  reachesEnd(p, "-->");
                  break l2051;
                }
                p += 3;
                break l2042;
              }
              p = s2050;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 45) {
            touched ||= p >= end;
            break l2042;
          }
          p++;
        }
        continue l2041;
      }
      p = s2043;
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
  const r2067 = readFieldLine(p);
  if (r2067 === undefined) { return undefined; }
  l_line = r2067;
  p = pos;
  const r2069 = readMoreText(p);
  if (r2069 === undefined) { return undefined; }
  l_more = r2069;
  p = pos;
  const r2092 = readTextEnd(p);
  if (r2092 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Field', start: base + start, end: base + p, line: l_line, more: l_more };
}

function readMoreText(p: number): MoreTextNode | undefined {
  let c = 0;
  const start = p;
  l2070: for (;;) {
    const s2072 = p;
    if (p < end) {
      l2071: {
        l2074: {
          const s2075 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l2076: {
              p = skipNewline(p);
              if (p < 0) { break l2076; }
              l2079: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
                  const s2077 = p;
                  l2078: {
                    p++;
                    p = s2077;
                    break l2079;
                  }
                  p = s2077;
                } else touched ||= p >= end;
                break l2076;
              }
              break l2074;
            }
            p = s2075;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l2080: {
              p = skipNewline(p);
              if (p < 0) { break l2080; }
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                {
                  const s2081 = p;
                  l2082: {
                    p = skipHeadingStart(p);
                    if (p < 0) { break l2082; }
                    break l2080;
                  }
                  p = s2081;
                }
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                {
                  const s2084 = p;
                  l2085: {
                    p = skipDeepFence(p);
                    if (p < 0) { break l2085; }
                    break l2080;
                  }
                  p = s2084;
                }
              } else touched ||= p >= end;
              {
                const s2087 = p;
                l2088: {
                  p = skipProseStop(p);
                  if (p < 0) { break l2088; }
                  break l2080;
                }
                p = s2087;
              }
              break l2074;
            }
            p = s2075;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2071;
          }
          p++;
          const near2090 = p + 16;
          while (p < near2090 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
          if (p === near2090) {
            STOPS_0.lastIndex = p;
            p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
          }
          touched ||= p >= end;
        }
        continue l2070;
      }
      p = s2072;
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
  const r2097 = readListHead(p);
  if (r2097 === undefined) { return undefined; }
  l_head = r2097;
  p = pos;
  registers[2] = l_head.lead;
  l2099: {
    const s2100 = p;
    const t2101 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2102: {
        const r2103 = readListFence(p);
        if (r2103 === undefined) { break l2102; }
        l_fence = r2103;
        p = pos;
        break l2099;
      }
      p = s2100;
      if (trail.length > t2101) trail.length = t2101;
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
  const r2104 = readListFenceHead(p);
  if (r2104 === undefined) { return undefined; }
  l_head = r2104;
  p = pos;
  registers[1] = l_head.run;
  const r2106 = readListText(p);
  if (r2106 === undefined) { return undefined; }
  l_text = r2106;
  p = pos;
  l2131: {
    const s2132 = p;
    const t2133 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2134: {
        const r2135 = readListEnd(p);
        if (r2135 === undefined) { break l2134; }
        l_close = r2135;
        p = pos;
        break l2131;
      }
      p = s2132;
      if (trail.length > t2133) trail.length = t2133;
    } else touched ||= p >= end;
    l2137: {
      l2140: {
        const s2138 = p;
        l2139: {
          p = skipLastLineEnd(p);
          if (p < 0) { break l2139; }
          p = s2138;
          break l2140;
        }
        p = s2138;
        break l2137;
      }
      const r2141 = readMissingFenceEnd(p);
      if (r2141 === undefined) { break l2137; }
      l_close = r2141;
      p = pos;
      break l2131;
    }
    p = s2132;
    if (trail.length > t2133) trail.length = t2133;
    const r2143 = readBadFenceEnd(p);
    if (r2143 === undefined) { return undefined; }
    l_close = r2143;
    p = pos;
  }
  pos = p;
  return { type: 'ListFence', start: base + start, end: base + p, head: l_head, text: l_text, close: l_close };
}

function readListText(p: number): ListTextNode | undefined {
  let c = 0;
  const start = p;
  l2107: for (;;) {
    const s2109 = p;
    if (p < end) {
      l2108: {
        l2111: {
          const s2112 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l2113: {
              if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                touched ||= p >= end;
                break l2113;
              }
              p++;
              const near2114 = p + 16;
              while (p < near2114 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
              if (p === near2114) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2111;
            }
            p = s2112;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2108;
          }
          p = skipNewline(p);
          if (p < 0) { break l2108; }
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            {
              const s2115 = p;
              l2116: {
                p = skipListClose(p);
                if (p < 0) { break l2116; }
                break l2108;
              }
              p = s2115;
            }
          } else touched ||= p >= end;
          l2120: {
            if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
              const s2118 = p;
              l2119: {
                l2121: {
                  const s2122 = p;
                  if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                    l2123: {
                      p = skipItemIndent(p);
                      if (p < 0) { break l2123; }
                      break l2121;
                    }
                    p = s2122;
                  } else touched ||= p >= end;
                  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
                    touched ||= p >= end;
                    break l2119;
                  }
                  p = skipBlankLine(p);
                  if (p < 0) { break l2119; }
                }
                p = s2118;
                break l2120;
              }
              p = s2118;
            } else touched ||= p >= end;
            break l2108;
          }
          {
            const s2124 = p;
            l2125: {
              if (p < end) {
                {
                  const s2127 = p;
                  l2128: {
                    p++;
                    break l2125;
                  }
                  p = s2127;
                }
              } else touched ||= p >= end;
              break l2108;
            }
            p = s2124;
          }
        }
        continue l2107;
      }
      p = s2109;
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
  const r2149 = readEntryLine(p);
  if (r2149 === undefined) { return undefined; }
  l_line = r2149;
  p = pos;
  l2151: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s2153 = p;
      l2152: {
        const r2154 = readMoreCode(p);
        if (r2154 === undefined) { break l2152; }
        l_code = r2154;
        p = pos;
        break l2151;
      }
      p = s2153;
    } else touched ||= p >= end;
    l_code = null;
  }
  const r2156 = readMoreText(p);
  if (r2156 === undefined) { return undefined; }
  l_more = r2156;
  p = pos;
  const list2163: DeepBlockNode[] = [];
  l2158: for (;;) {
    const s2160 = p;
    const t2161 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2159: {
        let v2162!: DeepBlockNode;
        const r2165 = readDeepBlock(p);
        if (r2165 === undefined) { break l2159; }
        v2162 = r2165;
        p = pos;
        list2163.push(v2162);
        continue l2158;
      }
      p = s2160;
      if (trail.length > t2161) trail.length = t2161;
    } else touched ||= p >= end;
    break;
  }
  l_blocks = list2163;
  const r2167 = readTextEnd(p);
  if (r2167 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Entry', start: base + start, end: base + p, line: l_line, code: l_code, more: l_more, blocks: l_blocks };
}

function leaf231(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingHeaderEndNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2187 = readMissingHeaderEnd(p);
  if (r2187 === undefined) { return -1; }
  value = r2187;
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

function leaf233(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2189 = readHeader(p);
  if (r2189 === undefined) { return -1; }
  value = r2189;
  p = pos;
  leafValue = value;
  return p;
}

function leaf234(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l2191: {
    const s2192 = p;
    const t2193 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l2194: {
        const r2195 = readWrapperEnd(p);
        if (r2195 === undefined) { break l2194; }
        value = r2195;
        p = pos;
        break l2191;
      }
      p = s2192;
      if (trail.length > t2193) trail.length = t2193;
    } else touched ||= p >= end;
    const r2199 = readMissingWrapperEnd(p);
    if (r2199 === undefined) { return -1; }
    value = r2199;
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
  const r2196 = readLineEnd(p);
  if (r2196 === undefined) { return undefined; }
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

function leaf237(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: GapNode | BadNoiseLinesNode;
  l2201: {
    const s2202 = p;
    const t2203 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2204: {
        const r2205 = readGap(p);
        if (r2205 === undefined) { break l2204; }
        value = r2205;
        p = pos;
        break l2201;
      }
      p = s2202;
      if (trail.length > t2203) trail.length = t2203;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    const r2207 = readBadNoiseLines(p);
    if (r2207 === undefined) { return -1; }
    value = r2207;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf238(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadChatNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2209 = readBadChat(p);
  if (r2209 === undefined) { return -1; }
  value = r2209;
  p = pos;
  leafValue = value;
  return p;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  let m2214 = false;
  l2210: for (;;) {
    const s2212 = p;
    const t2213 = trail.length;
    if (p < end) {
      l2211: {
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s2215 = p;
            l2216: {
              p = skipWrapperAhead(p);
              if (p < 0) { break l2216; }
              break l2211;
            }
            p = s2215;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          {
            const s2218 = p;
            l2219: {
              p = skipHeaderStart(p);
              if (p < 0) { break l2219; }
              break l2211;
            }
            p = s2218;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
          {
            const s2221 = p;
            l2222: {
              p = skipNoiseTail(p);
              if (p < 0) { break l2222; }
              break l2211;
            }
            p = s2221;
          }
        } else touched ||= p >= end;
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s2224 = p;
            l2225: {
              p = skipBlankLine(p);
              if (p < 0) { break l2225; }
              break l2211;
            }
            p = s2224;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2211;
        }
        const r2227 = readLine(p);
        if (r2227 === undefined) { break l2211; }
        p = pos;
        m2214 = true;
        continue l2210;
      }
      p = s2212;
      if (trail.length > t2213) trail.length = t2213;
    } else touched ||= p >= end;
    break;
  }
  if (!m2214) { return undefined; }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

const stepanyPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_6, STARTS_8, STARTS_9, STARTS_10, STARTS_12, STARTS_14, STARTS_6, STARTS_15], alternatives: [{ op: 'leaf', read: leaf99 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf113 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf172 }, { op: 'again', step: () => stepProse }] };
const stepbodyPart: Step = { op: 'choice', starts: [STARTS_4, STARTS_16], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf77, body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf97, body: stepanyPart }] }] };
const stepturn: Step = { op: 'choice', starts: [STARTS_20, STARTS_21, STARTS_20], alternatives: [{ op: 'leaf', read: leaf177, isShortcut: true }, { op: 'leaf', read: leaf231 }, { op: 'again', step: () => stepMessage }] };
const stepbehind: Step = { op: 'choice', starts: [STARTS_22, STARTS_6, STARTS_16], alternatives: [{ op: 'leaf', read: leaf237 }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: leaf238 }] };
const stepTranscript: Step = { op: 'rule', name: 'Transcript', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf174, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepturn }] } };
const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf95 }] } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf78 }, { op: 'text', read: text79 }] } };
const stepBlock: Step = { op: 'rule', name: 'Block', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf100 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf103 }] } };
const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text102 } };
const stepComment: Step = { op: 'rule', name: 'Comment', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: leaf110 }] } };
const stepCommentText: Step = { op: 'rule', name: 'CommentText', register: -1, isText: true, body: { op: 'text', read: text109 } };
const stepField: Step = { op: 'rule', name: 'Field', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: leaf95 }] } };
const stepMoreText: Step = { op: 'rule', name: 'MoreText', register: -1, isText: true, body: { op: 'text', read: text129 } };
const stepListBlock: Step = { op: 'rule', name: 'ListBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: leaf133 }, { op: 'choice', starts: [STARTS_11, null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: leaf148 }] }] } };
const stepListFence: Step = { op: 'rule', name: 'ListFence', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf136 }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: leaf143 }] } };
const stepListText: Step = { op: 'rule', name: 'ListText', register: -1, isText: true, body: { op: 'text', read: text138 } };
const stepEntry: Step = { op: 'rule', name: 'Entry', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf149 }, { op: 'leaf', read: leaf164 }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: leaf166 } }, { op: 'leaf', read: leaf95 }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf175 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: leaf234 }] } };
const stepMessage: Step = { op: 'rule', name: 'Message', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf233 }, { op: 'loop', body: stepbodyPart }] } };

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
  registers: 4,
  tables: 0,
};
