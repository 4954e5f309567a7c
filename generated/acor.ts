// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/bodies.peggy, grammars/common/markdown-lines.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, startsOf, action, and, caseless, choice, closes, coded, cut, hand, handing, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple } from '../src/engine/index.ts';

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

const m = new Machine();

function noteEolCode(p: number): number {
  const { text, end } = m;
  l5: {
    const s6 = p;
    const t7 = m.trail.length;
    if (text.charCodeAt(p) === 10) {
      l8: {

        p++;
        break l5;
      }
      p = s6;
      if (m.trail.length > t7) m.trail.length = t7;
    } else m.touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) { m.touched ||= p >= end; return -1; }
    p = readBadLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function noteBlankLineCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l1: {
    const s2 = p;
    const t3 = m.trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l4: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l4; }
        p = noteEol(p);
        if (p < 0) { break l4; }
        break l1;
      }
      p = s2;
      if (m.trail.length > t3) m.trail.length = t3;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    m.touched ||= p >= end;
    if (p < end) {
      {
        const s9 = p;
        l10: {
          p++;
          return -1;
        }
        p = s9;
      }
    } else m.touched ||= p >= end;
  }
  return p;
}

function skipIndentCode(p: number): number {
  const { text, end } = m;
  let n15 = 0;
  l12: for (;;) {
    if (n15 >= 3) break;
    const s14 = p;
    l13: {
      if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l13; }
      p++;
      n15++;
      continue l12;
    }
    p = s14;
    break;
  }
  return p;
}

function skipEolCode(p: number): number {
  const { text, end } = m;
  l19: {
    const s20 = p;
    if (text.charCodeAt(p) === 10) {
      l21: {

        p++;
        break l19;
      }
      p = s20;
    } else m.touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) { m.touched ||= p >= end; return -1; }
    p = skipBadLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipLineEndCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l16: {
    const s17 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l18: {
        p = skipEol(p);
        if (p < 0) { break l18; }
        break l16;
      }
      p = s17;
    } else m.touched ||= p >= end;
    if (p < end) {
      {
        const s22 = p;
        l23: {
          p++;
          return -1;
        }
        p = s22;
      }
    } else m.touched ||= p >= end;
  }
  return p;
}

function skipBlankLineCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l25: {
    const s26 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l27: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l27; }
        p = skipEol(p);
        if (p < 0) { break l27; }
        break l25;
      }
      p = s26;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    m.touched ||= p >= end;
    if (p < end) {
      {
        const s28 = p;
        l29: {
          p++;
          return -1;
        }
        p = s28;
      }
    } else m.touched ||= p >= end;
  }
  return p;
}

function noteLineEndCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l31: {
    const s32 = p;
    const t33 = m.trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l34: {
        p = noteEol(p);
        if (p < 0) { break l34; }
        break l31;
      }
      p = s32;
      if (m.trail.length > t33) m.trail.length = t33;
    } else m.touched ||= p >= end;
    if (p < end) {
      {
        const s35 = p;
        l36: {
          p++;
          return -1;
        }
        p = s35;
      }
    } else m.touched ||= p >= end;
  }
  return p;
}

function readEolCode(p: number): number {
  const { text, end } = m;
  let value!: "\n" | BadLineEndNode;
  l38: {
    const s39 = p;
    const t40 = m.trail.length;
    if (text.charCodeAt(p) === 10) {
      l41: {

        value = "\n";
        p++;
        break l38;
      }
      p = s39;
      if (m.trail.length > t40) m.trail.length = t40;
    } else m.touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) { m.touched ||= p >= end; return -1; }
    p = readBadLineEnd(p);
    if (p < 0) { return -1; }
    value = m.value as BadLineEndNode;
  }
  m.value = value;
  return p;
}

function readIndentCode(p: number): number {
  const { text, end } = m;
  let value!: " "[];
  const list47: " "[] = [];
  let n45 = 0;
  l42: for (;;) {
    if (n45 >= 3) break;
    const s44 = p;
    l43: {
      let v46!: " ";
      if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l43; }
      v46 = " ";
      p++;
      list47.push(v46);
      n45++;
      continue l42;
    }
    p = s44;
    break;
  }
  value = list47;
  m.value = value;
  return p;
}

function readLineEndCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  let value!: "\n" | BadLineEndNode | null;
  l48: {
    const s49 = p;
    const t50 = m.trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l51: {
        p = readEol(p);
        if (p < 0) { break l51; }
        value = m.value as "\n" | BadLineEndNode;
        break l48;
      }
      p = s49;
      if (m.trail.length > t50) m.trail.length = t50;
    } else m.touched ||= p >= end;
    p = readEof(p);
    if (p < 0) { return -1; }
    value = m.value as null;
  }
  m.value = value;
  return p;
}

function skipNewlineCode(p: number): number {
  const { text, end } = m;
  l52: {
    const s53 = p;
    if (text.charCodeAt(p) === 13) {
      l54: {
        if (!text.startsWith("\r\n", p)) {
          m.reaches(p, "\r\n");
          break l54;
        }
        p += 2;
        break l52;
      }
      p = s53;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l55: {

        p++;
        break l52;
      }
      p = s53;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
    p++;
  }
  return p;
}

const STARTS_0 = startsOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [44, 44], [46, 47], [58, 59],
  [61, 67], [70, 81], [83, 85], [87, 94], [97, 99], [102, 113], [115, 117], [119, 125], [127, 65535]);
const STARTS_1 = startsOf([9, 10], [13, 13], [32, 32]);
const STARTS_2 = startsOf([32, 32], [96, 96], [126, 126]);
const STARTS_3 = startsOf([32, 32], [60, 60]);
const STARTS_4 = startsOf([27, 27], [32, 32], [60, 60]);
const STARTS_5 = startsOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95],
  [100, 101], [114, 114], [118, 118]);
const STARTS_6 = startsOf([96, 96], [126, 126]);
const STARTS_7 = startsOf([32, 32], [42, 43], [45, 45], [48, 57]);
const STARTS_8 = startsOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
const STARTS_9 = startsOf([0, 9], [11, 12], [14, 65535]);
const STARTS_10 = startsOf([0, 65535]);
const STARTS_11 = startsOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 95]);
const STARTS_12 = startsOf([32, 32], [35, 35], [42, 42], [95, 95]);
const STARTS_13 = startsOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
const readBadBom = mistake(m, (start, end, raw) => ({ type: 'BadBom', start, end, raw }), lit(m, "\ufeff"));
const leaf0 = leaf(m, optional(m, readBadBom));
const readBadLineEnd = mistake(m, (start, end, raw) => ({ type: 'BadLineEnd', start, end, raw }), lit(m, "\r\n"),
  lit(m, "\r"));
const noteEol = coded(noteEolCode, "\n\r");
const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
const readGap = node(m, (start, end) => ({ type: 'Gap', start, end }), many(m, 1, noteBlankLine));
const skipIndent = coded(skipIndentCode, null, true);
const skipTemplateToken = seq(lit(m, "<|"), run(m, "0-9A-Z_a-z", 1), lit(m, "|>"), optional(m, seq(one(m,
      "A-Za-z"), run(m, ".0-9=A-Z_a-z"), and(m, lit(m, "<|")))));
const skipAnsiSequence = seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z"));
const skipNoise = choice(m, skipTemplateToken, skipAnsiSequence);
const skipBadLineEnd = choice(m, lit(m, "\r\n"), lit(m, "\r"));
const skipEol = coded(skipEolCode, "\n\r", true);
const skipLineEnd = coded(skipLineEndCode, null, true);
const skipNoiseLine = seq(skipIndent, skipNoise, many(m, 0, choice(m, skipNoise, one(m, "\t "))), skipLineEnd);
const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
const skipNoiseLines = seq(skipNoiseLine, many(m, 0, choice(m, skipNoiseLine, skipBlankLine)));
const skipNoises = many(m, 0, seq(skipNoise, run(m, "\t ")));
const skipStrong = choice(m, lit(m, "**"), lit(m, "__"));
const skipArgWords = choice(m, seq(caseless(m, "session"), run(m, "\t \\-_"), caseless(m, "checkpoint")),
  caseless(m, "session"), caseless(m, "status"), caseless(m, "progress"), caseless(m, "error"));
const skipTitleWords = choice(m, seq(caseless(m, "ai"), run(m, "\t \\-_"), caseless(m, "directive")),
  seq(caseless(m, "suggestion"), optional(m, caseless(m, "s"))));
const skipBareWords = choice(m, seq(caseless(m, "output"), optional(m, seq(run(m, "\t \\-_"), choice(m, caseless(m,
          "data"), seq(caseless(m, "file"), optional(m, caseless(m, "s"))))))), seq(caseless(m, "input"), run(m,
    "\t \\-_"), caseless(m, "needed")));
const skipKnownWords = choice(m, skipArgWords, skipTitleWords, skipBareWords);
const skipHeaderTail = seq(optional(m, seq(run(m, "\t ", 1), run(m, "#", 1))), run(m, "\t "), skipNoises,
  skipLineEnd);
const skipStateWord = seq(choice(m, caseless(m, "ready"), caseless(m, "working"), caseless(m, "complete"),
    caseless(m, "failed"), caseless(m, "cancelled")), and(m, skipHeaderTail));
const skipKnownHash = choice(m, seq(lit(m, "##"), many(m, 0, skipNoise), run(m, "\t ", 1), skipNoises, optional(m,
      skipStrong), skipKnownWords, optional(m, skipStrong), choice(m, seq(run(m, "\t "), skipNoises, lit(m, ":")),
      skipHeaderTail)), seq(lit(m, "##"), many(m, 0, skipNoise), run(m, "\t ", 1), skipNoises, choice(m,
      seq(caseless(m, "status"), run(m, "\t ", 1), skipNoises, skipStateWord, skipHeaderTail), seq(caseless(m,
        "progress"), run(m, "\t ", 1), skipNoises, run(m, ".0-9", 1), run(m, "\t "), skipNoises, optional(m,
          lit(m, "%")), skipHeaderTail))), seq(repeat(m, { least: 1, most: 6 }, lit(m, "#")), not(m, lit(m, "#")),
    many(m, 0, skipNoise), run(m, "\t "), skipNoises, optional(m, skipStrong), choice(m, seq(skipArgWords,
        optional(m, skipStrong), run(m, "\t "), skipNoises, lit(m, ":"), optional(m, skipStrong), run(m, "\t "),
        skipNoises, one(m, "^\t\n\r #")), seq(skipTitleWords, optional(m, skipStrong), choice(m, seq(run(m, "\t "),
            skipNoises, lit(m, ":")), skipHeaderTail)), seq(skipBareWords, optional(m, skipStrong),
        skipHeaderTail))));
const skipBoldText = seq(one(m, "^\n\r*_"), many(m, 0, seq(not(m, seq(skipStrong, skipNoises, run(m, "\t "),
          skipLineEnd)), one(m, "^\n\r*"))));
const skip_boldHeader = seq(skipStrong, choice(m, seq(skipArgWords, run(m, "\t "), lit(m, ":"), run(m, "\t "),
      skipBoldText), seq(skipTitleWords, optional(m, seq(run(m, "\t "), lit(m, ":"), run(m, "\t "),
          skipBoldText))), skipBareWords), skipStrong, skipNoises, run(m, "\t "), skipLineEnd);
const skipKnownHeader = seq(skipNoises, skipIndent, choice(m, skipKnownHash, skip_boldHeader));
const skipEof = not(m, one(m, "^"));
const skipLoneLetter = choice(m, seq(skipIndent, choice(m, seq(lit(m, "#"), not(m, lit(m, "#"))), seq(lit(m,
        "###"), run(m, "#"))), run(m, "\t ", 1), optional(m, one(m, "^\n\r")), skipEof), seq(skipIndent,
    skipStrong, optional(m, one(m, "^\n\r")), skipEof));
const skipWholeHead = choice(m, seq(lit(m, "Status:"), optional(m, lit(m, " ")), choice(m, lit(m, "Ready"), lit(m,
      "Working"), lit(m, "Complete"), lit(m, "Failed"), lit(m, "Cancelled"))), seq(lit(m, "Progress:"),
    optional(m, lit(m, " ")), run(m, ".0-9", 1), optional(m, lit(m, " ")), lit(m, "%")), seq(choice(m, lit(m,
      "Error"), lit(m, "Session Checkpoint"), lit(m, "Session")), lit(m, ":"), optional(m, lit(m, " ")), run(m,
      "^\n\r", 1)), seq(choice(m, lit(m, "AI Directive"), lit(m, "Suggestions")), optional(m, seq(lit(m, ":"),
        optional(m, lit(m, " ")), run(m, "^\n\r", 1)))), seq(lit(m, "Output"), optional(m, choice(m, lit(m,
        " Data"), lit(m, " Files")))), lit(m, "Input Needed"));
const skipArgWord = choice(m, lit(m, "Status"), lit(m, "Error"), lit(m, "Session Checkpoint"), lit(m, "Session"));
const skipTitledWord = choice(m, lit(m, "AI Directive"), lit(m, "Suggestions"));
const skipWholeBold = choice(m, seq(choice(m, skipArgWord, lit(m, "Progress"), skipTitledWord), lit(m, ":"), run(m,
    "\t "), run(m, "^\n\r*_", 1)), lit(m, "AI Directive"), lit(m, "Suggestions"), seq(lit(m, "Output"),
    optional(m, choice(m, lit(m, " Data"), lit(m, " Files")))), lit(m, "Input Needed"));
const skipWholeMarks = choice(m, seq(skipIndent, repeat(m, { least: 1, most: 6 }, lit(m, "#")), run(m, "\t "),
    skipWholeHead, skipEof), seq(skipIndent, lit(m, "**"), skipWholeBold, lit(m, "**"), skipEof), seq(skipIndent,
    lit(m, "__"), skipWholeBold, lit(m, "__"), skipEof));
const readCutMarks = pick(m, 1, cut(m, skipWholeMarks), repeat(m, { least: 1, listed: true }, text(m, one(m,
"^\n\r"))));
const skipCutMarks = quiet(m, readCutMarks);
const skipCutHeader = seq(and(m, seq(skipIndent, one(m, "#*_"), run(m, "^\n\r"), skipEof)), not(m, skipLoneLetter),
  skipCutMarks);
const skipHeaderStart = choice(m, skipKnownHeader, seq(skipNoises, skipIndent, lit(m, "##"), choice(m, one(m,
      "\t "), skipLineEnd)), skipCutHeader);
const skipFenceHead = choice(m, seq(skipIndent, seq(lit(m, "```"), run(m, "`")), run(m, "^\n\r`"), and(m,
      skipLineEnd)), seq(skipIndent, seq(lit(m, "~~~"), run(m, "~")), run(m, "^\n\r")));
const skipFenceOpen = seq(skipFenceHead, skipLineEnd);
const skipWrapperAhead = seq(skipFenceOpen, many(m, 0, choice(m, skipBlankLine, skipNoise)), skipKnownHeader);
const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
const readWrapperRun = closes(m, 0, readFenceRun);
const skipWrapperRun = quiet(m, readWrapperRun);
const skip_wrapperEnd = seq(skipIndent, skipWrapperRun, run(m, "\t "), and(m, skipLineEnd));
const skipNoiseTail = seq(skipNoiseLines, choice(m, skipHeaderStart, skipWrapperAhead, skip_wrapperEnd, skipEof));
const noteLineEnd = coded(noteLineEndCode, null);
const noteNoiseLine = seq(skipIndent, skipNoise, many(m, 0, choice(m, skipNoise, one(m, "\t "))), noteLineEnd);
const noteNoiseLines = seq(noteNoiseLine, many(m, 0, choice(m, noteNoiseLine, noteBlankLine)));
const readBadNoiseLines = mistake(m, (start, end, raw) => ({ type: 'BadNoiseLines', start, end, raw }), seq(and(m,
      skipNoiseTail), noteNoiseLines));
const readLead = choice(m, readGap, readBadNoiseLines);
const leaf2 = leaf(m, readLead);
const readFenceHead = choice(m, pick(m, 1, skipIndent, text(m, seq(lit(m, "```"), run(m, "`"))), run(m, "^\n\r`"),
    and(m, skipLineEnd)), pick(m, 1, skipIndent, text(m, seq(lit(m, "~~~"), run(m, "~"))), run(m, "^\n\r")));
const readFenceOpen = pick(m, 0, readFenceHead, noteLineEnd);
const readClosingRun = closes(m, 1, readFenceRun);
const skipClosingRun = quiet(m, readClosingRun);
const skipFenceClose = seq(skipIndent, skipClosingRun, run(m, "\t "), and(m, skipLineEnd));
const readEol = coded(readEolCode, "\n\r");
const readLine = choice(m, tuple(m, [0, 1], repeat(m, { least: 0, listed: true }, text(m, one(m, "^\n\r"))),
    readEol), repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r"))));
const readIndent = coded(readIndentCode, null, true);
const readBlank = text(m, one(m, "\t "));
const readBlanks = repeat(m, { least: 0, listed: true }, readBlank);
const readFenceClose = tuple(m, [0, 1, 2, 3], readIndent, readClosingRun, readBlanks, and(m, skipLineEnd));
const readFenced = handing(m, 1, tuple(m, [0, 1, 2], hand(m, 1, [], readFenceOpen), repeat(m, { least: 0,
        listed: true }, tuple(m, [0, 1], not(m, skipFenceClose), readLine)), readFenceClose));
const readEof = not(m, one(m, "^"));
const readLineEnd = coded(readLineEndCode, null);
const readClosedFence = tuple(m, [0, 1], readFenced, readLineEnd);
const read_wrapperEnd = tuple(m, [0, 1, 2, 3], readIndent, readWrapperRun, readBlanks, and(m, skipLineEnd));
const readWrapperShape = handing(m, 0, tuple(m, [0, 1, 2, 3], hand(m, 0, [], readFenceOpen), repeat(m, { least: 0,
        listed: true }, tuple(m, [0, 1], not(m, skip_wrapperEnd), choice(m, readClosedFence, readLine))),
    read_wrapperEnd, readLineEnd));
const skipWrapperShape = quiet(m, readWrapperShape);
const skipFenced = quiet(m, readFenced);
const skipClosedFence = seq(skipFenced, skipLineEnd);
const skipLine = choice(m, seq(run(m, "^\n\r"), skipEol), run(m, "^\n\r", 1));
const skipExampleAhead = seq(skipWrapperShape, many(m, 0, choice(m, skipWrapperShape, skipClosedFence, seq(not(m,
          skipHeaderStart), skipLine))), skipHeaderStart);
const skipWholeWrapper = seq(and(m, skipWrapperAhead), not(m, skipExampleAhead));
const leaf53 = leaf(m, not(m, skipWholeWrapper));
const leaf77 = leaf(m, and(m, one(m, "^\t\n\r\u001b #*+\\-0-9<DERV_`derv~")));
const leaf78 = leaf(m, one(m, "^\n\r"));
const skipNewline = coded(skipNewlineCode, "\n\r", true);
const skipOpenRun = choice(m, seq(lit(m, "```"), run(m, "`"), run(m, "^\n\r`"), skipLineEnd), lit(m, "~~~"));
const skipFenceStart = seq(skipIndent, skipOpenRun);
const skipCommentStart = seq(skipIndent, lit(m, "<!"), and(m, lit(m, "--")));
const skipThematicBreak = seq(run(m, "\t "), choice(m, seq(lit(m, "*"), run(m, "\t "), lit(m, "*"), run(m, "\t "),
      lit(m, "*"), run(m, "\t *")), seq(lit(m, "-"), run(m, "\t "), lit(m, "-"), run(m, "\t "), lit(m, "-"), run(m,
    "\t \\-")), seq(lit(m, "_"), run(m, "\t "), lit(m, "_"), run(m, "\t "), lit(m, "_"), run(m, "\t _"))),
  skipLineEnd);
const skipItemMarker = choice(m, one(m, "*+\\-"), seq(repeat(m, { least: 1, most: 9 }, one(m, "0-9")), one(m,
").")));
const skipEntryStart = seq(run(m, "\t "), skipNoises, not(m, skipThematicBreak), skipItemMarker, choice(m, one(m,
    "\t "), skipLineEnd));
const skipLabelName = seq(one(m, "^\t\n\r *:_"), many(m, 0, choice(m, run(m, "^\n\r*:_", 1), seq(not(m, seq(lit(m,
            ":"), run(m, "\t "), skipStrong)), not(m, skipStrong), one(m, "*:_")))));
const skipBoldName = choice(m, seq(lit(m, "**"), skipLabelName, choice(m, seq(lit(m, ":"), run(m, "\t "), lit(m,
      "**")), seq(lit(m, "**"), run(m, "\t "), lit(m, ":")))), seq(lit(m, "__"), skipLabelName, choice(m,
      seq(lit(m, ":"), run(m, "\t "), lit(m, "__")), seq(lit(m, "__"), run(m, "\t "), lit(m, ":")))));
const skipPlainWords = choice(m, caseless(m, "recovery"), caseless(m, "details"), caseless(m, "example"),
  seq(caseless(m, "valid"), run(m, "\t ", 1), caseless(m, "options")));
const skipPlainName = seq(skipPlainWords, skipNoises, run(m, "\t "), lit(m, ":"), and(m, choice(m, one(m, "\t "),
      skipNoise, skipLineEnd)));
const skipFieldName = choice(m, skipBoldName, skipPlainName);
const skipFieldStart = seq(skipIndent, skipNoises, skipFieldName);
const skipCutFence = seq(skipIndent, choice(m, lit(m, "``"), lit(m, "`"), lit(m, "~~"), lit(m, "~")), skipEof);
const skipProseStop = choice(m, skipBlankLine, skipHeaderStart, skipFenceStart, skipCommentStart, skipEntryStart,
  skipFieldStart, skipNoiseTail, skipCutFence, skip_wrapperEnd, skipEof);
const text79 = rounds(m, { run: "^\n\r", least: 1 }, { before: seq(skipNewline, and(m, one(m,
    "^\t\n\r\u001b #*+\\-0-9<DERV_`derv~"))) }, { before: seq(skipNewline, not(m, skipProseStop)) });
const readTextEnd = node(m, (start, end) => ({ type: 'TextEnd', start, end }), optional(m, noteEol));
const leaf95 = leaf(m, readTextEnd);
const skipBodyStop = choice(m, skipHeaderStart, skip_wrapperEnd);
const leaf97 = leaf(m, not(m, skipBodyStop));
const leaf99 = leaf(m, readGap);
const readBlockHead = node(m, (start, end, l) => ({ type: 'BlockHead', start, end, lead: l[0], run: l[1],
      info: l[2] }), seq(label(m, 0, text(m, skipIndent)), label(m, 1, text(m, seq(lit(m, "```"), run(m, "`")))),
    label(m, 2, text(m, run(m, "^\n\r`"))), and(m, skipLineEnd)), seq(label(m, 0, text(m, skipIndent)), label(m, 1,
      text(m, seq(lit(m, "~~~"), run(m, "~")))), label(m, 2, text(m, run(m, "^\n\r"))), and(m, skipLineEnd)));
const leaf100 = leaf(m, readBlockHead);
const text102 = rounds(m, { run: "^\n\r", least: 1 }, { before: seq(skipNewline, and(m, one(m, "^\n\r `~"))) },
  { before: seq(skipNewline, not(m, skipFenceClose), not(m, skipEof)) });
const readFenceLine = node(m, (start, end) => ({ type: 'FenceLine', start, end }), skipFenceClose);
const readBlockEnd = node(m, (start, end, l) => ({ type: 'BlockEnd', start, end, fence: l[0] }), seq(skipNewline,
    label(m, 0, readFenceLine), noteLineEnd));
const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }),
  optional(m, skipNewline));
const leaf103 = leaf(m, choice(m, readBlockEnd, readMissingFenceEnd));
const readCommentHead = node(m, (start, end) => ({ type: 'CommentHead', start, end }), skipCommentStart);
const leaf107 = leaf(m, readCommentHead);
const text109 = rounds(m, { run: "^\n\r\\-", least: 1 }, { before: lit(m, "\r\n") }, { before: lit(m, "\n") },
  { before: lit(m, "\r") }, { before: seq(not(m, lit(m, "-->")), lit(m, "-")) });
const readCommentEnd = node(m, (start, end) => ({ type: 'CommentEnd', start, end }), seq(lit(m, "-->"), run(m,
    "^\n\r"), noteLineEnd));
const readMissingCommentEnd = mistake(m, (start, end, raw) => ({ type: 'MissingCommentEnd', start, end, raw }),
  lit(m, ""));
const leaf110 = leaf(m, choice(m, readCommentEnd, readMissingCommentEnd));
const leaf113 = leaf(m, readBadNoiseLines);
const readLabelName = node(m, (start, end) => ({ type: 'LabelName', start, end }), seq(one(m, "^\t\n\r *:_"),
    many(m, 0, choice(m, run(m, "^\n\r*:_", 1), seq(not(m, seq(lit(m, ":"), run(m, "\t "), skipStrong)), not(m,
            skipStrong), one(m, "*:_"))))));
const readBoldName = node(m, (start, end, l) => ({ type: 'BoldName', start, end, name: l[0] }), seq(lit(m, "**"),
    label(m, 0, readLabelName), choice(m, seq(lit(m, ":"), run(m, "\t "), lit(m, "**")), seq(lit(m, "**"), run(m,
        "\t "), lit(m, ":")))), seq(lit(m, "__"), label(m, 0, readLabelName), choice(m, seq(lit(m, ":"), run(m,
        "\t "), lit(m, "__")), seq(lit(m, "__"), run(m, "\t "), lit(m, ":")))));
const readPlainWords = node(m, (start, end) => ({ type: 'PlainWords', start, end }), caseless(m, "recovery"),
  caseless(m, "details"), caseless(m, "example"), seq(caseless(m, "valid"), run(m, "\t ", 1), caseless(m,
"options")));
const readPlainName = node(m, (start, end, l) => ({ type: 'PlainName', start, end, name: l[0] }), seq(label(m, 0,
      readPlainWords), skipNoises, run(m, "\t "), lit(m, ":"), and(m, choice(m, one(m, "\t "), skipNoise,
        skipLineEnd))));
const readFieldName = choice(m, readBoldName, readPlainName);
const readCodeOfOne = node(m, (start, end) => ({ type: 'CodeOfOne', start, end }), many(m, 0, choice(m, run(m,
        "^\n\r`", 1), seq(lit(m, "``"), run(m, "`")))));
const readTickRun = text(m, run(m, "`", 1));
const readSameRun = same(m, 3, readTickRun);
const skipSameRun = quiet(m, readSameRun);
const skipTickRun = run(m, "`", 1);
const readCodeOfMany = node(m, (start, end) => ({ type: 'CodeOfMany', start, end }), many(m, 1, choice(m, run(m,
        "^\n\r`", 1), seq(not(m, skipSameRun), skipTickRun))));
const readLongCode = handing(m, 3, pick(m, 2, hand(m, 3, [], text(m, repeat(m, { least: 2, most: 8 }, lit(m,
    "`")))), not(m, lit(m, "`")), readCodeOfMany, skipSameRun));
const readCodeSpan = node(m, (start, end, l) => ({ type: 'CodeSpan', start, end, code: l[0] }), seq(lit(m, "`"),
    not(m, lit(m, "`")), label(m, 0, readCodeOfOne), lit(m, "`"), not(m, lit(m, "`"))), label(m, 0, readLongCode));
const readFieldValue = node(m, (start, end) => ({ type: 'FieldValue', start, end }), run(m, "^\n\r"));
const readFieldLine = node(m, (start, end, l) => ({ type: 'FieldLine', start, end, lead: l[0], name: l[1],
      code: l[2], value: l[3] }), seq(label(m, 0, text(m, run(m, "\t "))), skipNoises, label(m, 1, readFieldName),
    run(m, "\t "), skipNoises, label(m, 2, optional(m, pick(m, 0, readCodeSpan, optional(m, one(m, ".;")), and(m,
            seq(run(m, "\t "), skipNoises, skipLineEnd))))), label(m, 3, readFieldValue), and(m, skipLineEnd)));
const leaf114 = leaf(m, readFieldLine);
const skipHeadingStart = seq(skipIndent, skipNoises, repeat(m, { least: 1, most: 6 }, lit(m, "#")), one(m, "\t "));
const skipTabIndent = seq(repeat(m, { least: 0, most: 3 }, lit(m, " ")), lit(m, "\t"));
const skipDeepIndent = choice(m, lit(m, "    "), skipTabIndent);
const skipDeepFence = seq(skipDeepIndent, run(m, "\t "), skipOpenRun);
const text130 = rounds(m, { before: seq(skipNewline, and(m, one(m, "^\t\n\r\u001b #*+\\-0-9<DERV_`derv~"))) },
  { before: seq(skipNewline, not(m, skipHeadingStart), not(m, skipDeepFence), not(m, skipProseStop)) },
  { run: "^\n\r", least: 1 });
const readItemColumns = action(m, (labels) => { const lead = labels[0] as string;
    let width = 0;
    for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
    return ' '.repeat(width);
  }, label(m, 0, text(m, seq(skipIndent, skipItemMarker, run(m, "\t ", 1), many(m, 0, seq(skipItemMarker, run(m,
              "\t ", 1)))))));
const readListHead = node(m, (start, end, l) => ({ type: 'ListHead', start, end, lead: l[0] }), seq(label(m, 0,
      readItemColumns), and(m, skipOpenRun)));
const leaf135 = leaf(m, readListHead);
const readListFenceHead = node(m, (start, end, l) => ({ type: 'ListFenceHead', start, end, run: l[0],
      info: l[1] }), seq(label(m, 0, text(m, seq(lit(m, "```"), run(m, "`")))), label(m, 1, text(m, run(m,
    "^\n\r`"))), and(m, skipLineEnd)), seq(label(m, 0, text(m, seq(lit(m, "~~~"), run(m, "~")))), label(m, 1,
      text(m, run(m, "^\n\r"))), and(m, skipLineEnd)));
const leaf138 = leaf(m, readListFenceHead);
const readColumnRun = closes(m, 2, repeat(m, { least: 1, listed: true }, lit(m, " ")));
const skipColumnRun = quiet(m, readColumnRun);
const skipItemIndent = choice(m, skipColumnRun, skipTabIndent);
const skipListClose = seq(and(m, skipItemIndent), run(m, "\t "), skipClosingRun, run(m, "\t "), and(m,
    skipLineEnd));
const text140 = rounds(m, { run: "^\n\r", least: 1 }, { before: seq(skipNewline, not(m, skipListClose), and(m,
        choice(m, skipItemIndent, skipBlankLine)), not(m, skipEof)) });
const readListFenceLine = node(m, (start, end) => ({ type: 'ListFenceLine', start, end }), skipListClose);
const readListEnd = node(m, (start, end, l) => ({ type: 'ListEnd', start, end, fence: l[0] }), seq(skipNewline,
    label(m, 0, readListFenceLine), noteLineEnd));
const skipLastLineEnd = seq(optional(m, skipNewline), skipEof);
const readBadFenceEnd = mistake(m, (start, end, raw) => ({ type: 'BadFenceEnd', start, end, raw }), optional(m,
    skipNewline));
const leaf145 = leaf(m, choice(m, readListEnd, pick(m, 1, and(m, skipLastLineEnd), readMissingFenceEnd),
    readBadFenceEnd));
const leaf150 = leaf(m, lit(m, ""));
const readItemMarker = choice(m, text(m, one(m, "*+\\-")), text(m, seq(repeat(m, { least: 1, most: 9 }, one(m,
      "0-9")), one(m, ")."))));
const skipSeparator = choice(m, seq(run(m, "\t "), lit(m, ":"), optional(m, skipStrong), choice(m, run(m, "\t ",
        1), and(m, skipLineEnd))), seq(run(m, "\t ", 1), choice(m, lit(m, "->"), one(m, "\\-\u2013\u2014\u2192")),
    run(m, "\t ", 1)));
const skipCodeOfOne = many(m, 0, choice(m, run(m, "^\n\r`", 1), seq(lit(m, "``"), run(m, "`"))));
const skipLongCode = quiet(m, readLongCode);
const skipCodeSpan = choice(m, seq(lit(m, "`"), not(m, lit(m, "`")), skipCodeOfOne, lit(m, "`"), not(m, lit(m,
  "`"))), skipLongCode);
const skipEntryPart = choice(m, run(m, "^\t\n\r :`", 1), skipCodeSpan, run(m, "\t ", 1), lit(m, ":"), run(m, "`",
    1));
const readEntryBefore = node(m, (start, end, l) => ({ type: 'EntryBefore', start, end, first: l[0] }),
  seq(skipNoises, label(m, 0, optional(m, readCodeSpan)), many(m, 0, seq(not(m, skipSeparator), skipEntryPart))));
const readSeparator = node(m, (start, end) => ({ type: 'Separator', start, end }), seq(run(m, "\t "), lit(m, ":"),
    optional(m, skipStrong), choice(m, run(m, "\t ", 1), and(m, skipLineEnd))), seq(run(m, "\t ", 1), choice(m,
      lit(m, "->"), one(m, "\\-\u2013\u2014\u2192")), run(m, "\t ", 1)));
const skipEntryTail = seq(run(m, "\t "), skipNoises, skipLineEnd);
const readEntryCode = node(m, (start, end, l) => ({ type: 'EntryCode', start, end, code: l[0] }), seq(skipNoises,
    label(m, 0, readCodeSpan), optional(m, one(m, ".;")), and(m, skipEntryTail)));
const skipEntryCode = seq(skipNoises, skipCodeSpan, optional(m, one(m, ".;")), and(m, skipEntryTail));
const readEntryAfter = node(m, (start, end, l) => ({ type: 'EntryAfter', start, end, last: l[0] ?? null }),
  label(m, 0, readEntryCode), seq(many(m, 0, seq(not(m, seq(skipSeparator, skipEntryCode)), skipEntryPart)),
    skipSeparator, label(m, 0, readEntryCode)), many(m, 0, seq(not(m, skipEntryTail), skipEntryPart)));
const readEntryText = node(m, (start, end, l) => ({ type: 'EntryText', start, end, before: l[0], separator: l[1],
      after: l[2] }), seq(label(m, 0, readEntryBefore), label(m, 1, optional(m, readSeparator)), label(m, 2,
      readEntryAfter)));
const readEntryLine = node(m, (start, end, l) => ({ type: 'EntryLine', start, end, lead: l[0], marker: l[1],
      text: l[2] }), seq(label(m, 0, text(m, run(m, "\t "))), skipNoises, not(m, skipThematicBreak), label(m, 1,
      readItemMarker), and(m, choice(m, one(m, "\t "), skipLineEnd)), run(m, "\t "), label(m, 2, readEntryText),
    run(m, "\t "), skipNoises, and(m, skipLineEnd)));
const leaf151 = leaf(m, readEntryLine);
const readMoreCode = node(m, (start, end, l) => ({ type: 'MoreCode', start, end, code: l[0] }), seq(skipNewline,
    run(m, "\t "), skipNoises, label(m, 0, readCodeSpan), run(m, "\t "), skipNoises, and(m, skipLineEnd)));
const leaf166 = leaf(m, optional(m, readMoreCode));
const readDeepHead = node(m, (start, end, l) => ({ type: 'DeepHead', start, end, lead: l[0], run: l[1],
      info: l[2] }), seq(label(m, 0, text(m, seq(skipDeepIndent, run(m, "\t ")))), label(m, 1, text(m, seq(lit(m,
          "```"), run(m, "`")))), label(m, 2, text(m, run(m, "^\n\r`"))), and(m, skipLineEnd)), seq(label(m, 0,
      text(m, seq(skipDeepIndent, run(m, "\t ")))), label(m, 1, text(m, seq(lit(m, "~~~"), run(m, "~")))), label(m,
      2, text(m, run(m, "^\n\r"))), and(m, skipLineEnd)));
const noteLine = choice(m, seq(run(m, "^\n\r"), noteEol), run(m, "^\n\r", 1));
const readDeepBody = node(m, (start, end) => ({ type: 'DeepBody', start, end }), many(m, 0, seq(not(m, seq(run(m,
          "\t "), skipClosingRun, run(m, "\t "), skipLineEnd)), choice(m, noteBlankLine, seq(skipDeepIndent,
          noteLine)))));
const readDeepFenceLine = node(m, (start, end) => ({ type: 'DeepFenceLine', start, end }), seq(skipDeepIndent,
    run(m, "\t "), skipClosingRun, run(m, "\t "), and(m, skipLineEnd)));
const readDeepClose = choice(m, pick(m, 0, readDeepFenceLine, noteLineEnd), pick(m, 1, and(m, skipLastLineEnd),
    readMissingFenceEnd), readBadFenceEnd);
const readDeepBlock = handing(m, 1, node(m, (start, end, l) => ({ type: 'DeepBlock', start, end, head: l[0],
        body: l[1], close: l[2] }), seq(skipNewline, many(m, 0, noteBlankLine), hand(m, 1, ["run"], label(m, 0,
          readDeepHead)), noteLineEnd, label(m, 1, readDeepBody), label(m, 2, readDeepClose))));
const leaf168 = leaf(m, readDeepBlock);
const readMissingFenceRun = mistake(m, (start, end, raw) => ({ type: 'MissingFenceRun', start, end, raw }),
  skipCutFence);
const leaf175 = leaf(m, readMissingFenceRun);
const leaf177 = leaf(m, and(m, skipWholeWrapper));
const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
  seq(and(m, skipWrapperAhead), label(m, 0, readFenceOpen)));
const leaf178 = leaf(m, readBadWrapper);
const skipNoisyLine = seq(many(m, 0, choice(m, run(m, "^\n\r\u001b<", 1), seq(not(m, skipNoise), one(m,
  "\u001b<")))), skipNoise);
const readArgWord = choice(m, lit(m, "Status"), lit(m, "Error"), lit(m, "Session Checkpoint"), lit(m, "Session"));
const skip_boldArg = seq(skipStrong, run(m, "^\n\r*"), skipStrong, run(m, "\t "), skipLineEnd);
const skipClosingSigns = seq(run(m, "#", 1), run(m, "\t "), skipNoises, skipLineEnd);
const skipArgPart = choice(m, run(m, "^\t\n\r\u001b #<", 1), seq(not(m, skipHeaderTail), choice(m, run(m, "\t ",
        1), run(m, "#", 1), many(m, 1, skipNoise), one(m, "\u001b<"))));
const readArg = node(m, (start, end) => ({ type: 'Arg', start, end }), seq(not(m, skipClosingSigns), many(m, 1,
      skipArgPart)));
const readPercentNumber = text(m, seq(optional(m, lit(m, "-")), run(m, "0-9", 1), optional(m, seq(lit(m, "."),
        run(m, "0-9", 1)))));
const readPercent = node(m, (start, end, l) => ({ type: 'Percent', start, end, number: l[0], percent: l[1] }),
  seq(skipNoises, label(m, 0, readPercentNumber), label(m, 1, text(m, optional(m, seq(run(m, "\t "), skipNoises,
            lit(m, "%"))))), and(m, skipHeaderTail)));
const readTitledWord = choice(m, lit(m, "AI Directive"), lit(m, "Suggestions"));
const readBareWord = choice(m, lit(m, "Output Data"), lit(m, "Output Files"), lit(m, "Output"), lit(m,
"Input Needed"));
const readExactHead = node(m, (start, end, l) => ({ type: 'ExactHead', start, end, words: l[0],
      arg: l[1] ?? null }), seq(label(m, 0, readArgWord), lit(m, ":"), run(m, "\t ", 1), not(m, skip_boldArg),
    label(m, 1, readArg)), seq(label(m, 0, lit(m, "Progress")), lit(m, ":"), run(m, "\t ", 1), label(m, 1,
      readPercent)), seq(label(m, 0, readTitledWord), lit(m, ":"), run(m, "\t ", 1), not(m, skip_boldArg), label(m,
      1, readArg)), label(m, 0, readTitledWord), label(m, 0, readBareWord));
const readExactHeader = node(m, (start, end, l) => ({ type: 'ExactHeader', start, end, head: l[0] }),
  seq(skipIndent, lit(m, "##"), run(m, "\t ", 1), not(m, skipNoisyLine), label(m, 0, readExactHead), run(m, "\t "),
    noteLineEnd));
const readBadHeaderNoise = mistake(m, (start, end, raw) => ({ type: 'BadHeaderNoise', start, end, raw }), many(m,
    1, seq(skipNoise, run(m, "\t "))));
const readBadHeaderLevel = mistake(m, (start, end, raw) => ({ type: 'BadHeaderLevel', start, end, raw }), run(m,
    "#", 1));
const noteHashes = choice(m, seq(lit(m, "##"), not(m, lit(m, "#"))), readBadHeaderLevel);
const readBadHeaderSpace = mistake(m, (start, end, raw) => ({ type: 'BadHeaderSpace', start, end, raw }), lit(m,
""));
const noteHashSpace = choice(m, seq(run(m, "\t ", 1), not(m, skipNoise)), seq(and(m, choice(m, seq(run(m, "\t ",
            1), skipNoise), seq(many(m, 1, skipNoise), one(m, "\t ")))), run(m, "\t "), readBadHeaderNoise),
  readBadHeaderSpace);
const readBadHeaderBold = mistake(m, (start, end, raw) => ({ type: 'BadHeaderBold', start, end, raw }), skipStrong);
const readExactWords = pick(m, 0, choice(m, readBareWord, readArgWord, readTitledWord, lit(m, "Progress")), not(m,
    one(m, "\\-A-Z_a-z")), not(m, seq(run(m, "\t \\-_"), choice(m, caseless(m, "data"), caseless(m, "file"),
        caseless(m, "checkpoint")))));
const skipLetters = choice(m, seq(caseless(m, "output"), run(m, "\t \\-_"), choice(m, caseless(m, "data"),
      seq(caseless(m, "file"), optional(m, caseless(m, "s"))))), skipKnownWords);
const readBadHeaderCase = mistake(m, (start, end, raw) => ({ type: 'BadHeaderCase', start, end, raw }),
  skipLetters);
const readLooseWords = choice(m, readExactWords, readBadHeaderCase);
const readBadColonNoise = mistake(m, (start, end, raw) => ({ type: 'BadColonNoise', start, end, raw }), seq(run(m,
    "\t "), skipNoises, lit(m, ":"), run(m, "\t "), skipNoises));
const noteTintedColon = seq(and(m, seq(run(m, "\t "), optional(m, seq(lit(m, ":"), run(m, "\t "))), skipNoise)),
  readBadColonNoise);
const readBadWideColon = mistake(m, (start, end, raw) => ({ type: 'BadWideColon', start, end, raw }), seq(run(m,
    "\t "), lit(m, ":"), run(m, "\t ")));
const noteLooseColon = choice(m, seq(lit(m, ":"), run(m, "\t ", 1), not(m, skipNoise)), noteTintedColon,
  readBadWideColon);
const readBoldArg = node(m, (start, end, l) => ({ type: 'BoldArg', start, end, number: l[0] ?? null,
      percent: l[1] ?? null }), seq(label(m, 0, readPercentNumber), label(m, 1, text(m, optional(m, seq(run(m,
            "\t "), skipNoises, lit(m, "%"))))), and(m, seq(skipStrong, skipHeaderTail))), many(m, 1, seq(not(m,
        seq(skipStrong, skipHeaderTail)), one(m, "^\n\r"))));
const readBoldedHead = node(m, (start, end, l) => ({ type: 'BoldedHead', start, end, words: l[0],
      arg: l[1] ?? null }), seq(readBadHeaderBold, label(m, 0, readLooseWords), noteLooseColon, label(m, 1,
      readBoldArg), skipStrong, and(m, skipHeaderTail)), seq(readBadHeaderBold, label(m, 0, readLooseWords),
    skipStrong, and(m, skipHeaderTail)), seq(readBadHeaderBold, label(m, 0, readLooseWords), skipStrong,
    noteLooseColon, label(m, 1, choice(m, readPercent, readArg)), and(m, skipHeaderTail)), seq(readBadHeaderBold,
    label(m, 0, readLooseWords), lit(m, ":"), skipStrong, run(m, "\t "), label(m, 1, choice(m, readPercent,
        readArg)), and(m, skipHeaderTail)), seq(label(m, 0, readLooseWords), noteLooseColon, readBadHeaderBold,
    label(m, 1, readBoldArg), skipStrong, and(m, skipHeaderTail)));
const readBadHeaderColon = mistake(m, (start, end, raw) => ({ type: 'BadHeaderColon', start, end, raw }),
  seq(run(m, "\t "), lit(m, ":"), run(m, "\t ")), run(m, "\t ", 1));
const readPlainHead = node(m, (start, end, l) => ({ type: 'PlainHead', start, end, words: l[0],
      arg: l[1] ?? null }), seq(label(m, 0, readLooseWords), noteLooseColon, label(m, 1, choice(m, readPercent,
        readArg)), and(m, skipHeaderTail)), seq(label(m, 0, readLooseWords), optional(m, seq(run(m, "\t "), lit(m,
    ":"))), and(m, skipHeaderTail)), seq(label(m, 0, readLooseWords), readBadHeaderColon, label(m, 1,
      choice(m, readPercent, readArg)), and(m, skipHeaderTail)), seq(optional(m, readBadHeaderBold), label(m, 0,
      readLooseWords), optional(m, readBadHeaderBold), noteLooseColon, optional(m, readBadHeaderBold), label(m, 1,
      optional(m, choice(m, readPercent, readArg))), and(m, skipHeaderTail)), seq(optional(m, readBadHeaderBold),
    label(m, 0, readLooseWords), optional(m, readBadHeaderBold), and(m, skipHeaderTail)));
const readLooseHead = choice(m, readBoldedHead, readPlainHead);
const readBadHeaderClose = mistake(m, (start, end, raw) => ({ type: 'BadHeaderClose', start, end, raw }),
  seq(run(m, "\t ", 1), run(m, "#", 1)));
const readLooseHeader = node(m, (start, end, l) => ({ type: 'LooseHeader', start, end, head: l[0] }), seq(and(m,
      seq(skipNoises, skipIndent, skipKnownHash)), optional(m, readBadHeaderNoise), skipIndent, noteHashes,
    noteHashSpace, optional(m, readBadHeaderNoise), label(m, 0, readLooseHead), optional(m, readBadHeaderClose),
    run(m, "\t "), optional(m, readBadHeaderNoise), run(m, "\t "), noteLineEnd));
const readBoldHeader = node(m, (start, end, l) => ({ type: 'BoldHeader', start, end, words: l[0], arg: l[1] }),
  seq(optional(m, readBadHeaderNoise), and(m, seq(skipIndent, skip_boldHeader)), skipIndent, readBadHeaderBold,
    label(m, 0, readLooseWords), label(m, 1, optional(m, pick(m, 3, run(m, "\t "), lit(m, ":"), run(m, "\t "),
          readBoldArg))), skipStrong, optional(m, readBadHeaderNoise), run(m, "\t "), noteLineEnd));
const readOtherHeader = node(m, (start, end, l) => ({ type: 'OtherHeader', start, end, arg: l[0] }), seq(not(m,
      skipKnownHeader), optional(m, readBadHeaderNoise), skipIndent, lit(m, "##"), and(m, choice(m, one(m, "\t "),
        skipLineEnd)), label(m, 0, optional(m, pick(m, 1, run(m, "\t ", 1), readArg))), run(m, "\t "), run(m, "#"),
    run(m, "\t "), optional(m, readBadHeaderNoise), run(m, "\t "), noteLineEnd));
const read_header = choice(m, readExactHeader, readLooseHeader, readBoldHeader, readOtherHeader);
const readHeader = pick(m, 1, not(m, skipCutHeader), read_header);
const skipProseText = seq(one(m, "^\n\r"), many(m, 0, choice(m, run(m, "^\n\r", 1), seq(skipNewline, and(m, one(m,
      "^\t\n\r\u001b #*+\\-0-9<DERV_`derv~"))), seq(skipNewline, not(m, skipProseStop)))));
const readProse = node(m, (start, end) => ({ type: 'Prose', start, end }), seq(skipProseText, readTextEnd));
const readBlockText = node(m, (start, end) => ({ type: 'BlockText', start, end }), many(m, 0, choice(m, run(m,
        "^\n\r", 1), seq(skipNewline, and(m, one(m, "^\n\r `~"))), seq(skipNewline, not(m, skipFenceClose), not(m,
          skipEof)))));
const readBlock = handing(m, 1, node(m, (start, end, l) => ({ type: 'Block', start, end, head: l[0], text: l[1],
        close: l[2] }), seq(hand(m, 1, ["run"], label(m, 0, readBlockHead)), label(m, 1, readBlockText), label(m,
        2, choice(m, readBlockEnd, readMissingFenceEnd)))));
const skipCommentHead = skipCommentStart;
const skipCommentText = many(m, 0, choice(m, run(m, "^\n\r\\-", 1), skipNewline, seq(not(m, lit(m, "-->")), lit(m,
"-"))));
const readComment = node(m, (start, end) => ({ type: 'Comment', start, end }), seq(skipCommentHead,
    skipCommentText, choice(m, readCommentEnd, readMissingCommentEnd)));
const readMoreText = node(m, (start, end) => ({ type: 'MoreText', start, end }), many(m, 0, choice(m,
      seq(skipNewline, and(m, one(m, "^\t\n\r\u001b #*+\\-0-9<DERV_`derv~"))), seq(skipNewline, not(m,
          skipHeadingStart), not(m, skipDeepFence), not(m, skipProseStop)), run(m, "^\n\r", 1))));
const readField = node(m, (start, end, l) => ({ type: 'Field', start, end, line: l[0], more: l[1] }), seq(label(m,
      0, readFieldLine), label(m, 1, readMoreText), readTextEnd));
const readListText = node(m, (start, end) => ({ type: 'ListText', start, end }), many(m, 0, choice(m, run(m,
        "^\n\r", 1), seq(skipNewline, not(m, skipListClose), and(m, choice(m, skipItemIndent, skipBlankLine)),
        not(m, skipEof)))));
const readListFence = handing(m, 1, node(m, (start, end, l) => ({ type: 'ListFence', start, end, head: l[0],
        text: l[1], close: l[2] }), seq(hand(m, 1, ["run"], label(m, 0, readListFenceHead)), label(m, 1,
        readListText), label(m, 2, choice(m, readListEnd, pick(m, 1, and(m, skipLastLineEnd), readMissingFenceEnd),
          readBadFenceEnd)))));
const readListBlock = handing(m, 2, node(m, (start, end, l) => ({ type: 'ListBlock', start, end, head: l[0],
        fence: l[1] }), seq(hand(m, 2, ["lead"], label(m, 0, readListHead)), label(m, 1, choice(m, readListFence,
          lit(m, ""))))));
const readEntry = node(m, (start, end, l) => ({ type: 'Entry', start, end, line: l[0], code: l[1], more: l[2],
      blocks: l[3] }), seq(label(m, 0, readEntryLine), label(m, 1, optional(m, readMoreCode)), label(m, 2,
      readMoreText), label(m, 3, repeat(m, { least: 0, listed: true }, readDeepBlock)), readTextEnd));
const readAnyPart = choice(m, readGap, readBlock, readComment, readBadNoiseLines, readField, readListBlock,
  readEntry, readMissingFenceRun, readProse);
const readBodyPart = choice(m, pick(m, 1, and(m, one(m, "^\t\n\r\u001b #*+\\-0-9<DERV_`derv~")), readProse),
  pick(m, 1, not(m, skipBodyStop), readAnyPart));
const readWholeMessage = node(m, (start, end, l) => ({ type: 'WholeMessage', start, end, header: l[0],
      parts: l[1] }), seq(label(m, 0, readHeader), label(m, 1, repeat(m, { least: 0, listed: true },
        readBodyPart)), and(m, choice(m, skipBodyStop, skipEof))));
const leaf180 = leaf(m, readWholeMessage);
const readMissingHeaderEnd = mistake(m, (start, end, raw) => ({ type: 'MissingHeaderEnd', start, end, raw }),
  skipCutHeader);
const leaf234 = leaf(m, readMissingHeaderEnd);
const leaf236 = leaf(m, readHeader);
const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), seq(skip_wrapperEnd,
    noteLineEnd));
const readMissingWrapperEnd = mistake(m, (start, end, raw) => ({ type: 'MissingWrapperEnd', start, end, raw }),
  lit(m, ""));
const leaf237 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
const leaf240 = leaf(m, choice(m, readGap, readBadNoiseLines));
const readBadChat = mistake(m, (start, end, raw) => ({ type: 'BadChat', start, end, raw }), many(m, 1, seq(not(m,
        skipWrapperAhead), not(m, skipHeaderStart), not(m, skipNoiseTail), not(m, skipBlankLine), noteLine)));
const leaf241 = leaf(m, readBadChat);

const stepanyPart: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_5, STARTS_7, STARTS_8, STARTS_2, STARTS_9], alternatives: [{ op: 'leaf', read: leaf99 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf113 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf175 }, { op: 'again', step: () => stepProse }] };
const stepbodyPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_10], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf77, body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf97, body: stepanyPart }] }] };
const stepturn: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_11], alternatives: [{ op: 'leaf', read: leaf180, isShortcut: true }, { op: 'leaf', read: leaf234 }, { op: 'again', step: () => stepMessage }] };
const stepbehind: Step = { op: 'choice', starts: [STARTS_13, STARTS_2, STARTS_10], alternatives: [{ op: 'leaf', read: leaf240 }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: leaf241 }] };
const stepTranscript: Step = { op: 'rule', name: 'Transcript', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepturn }] } };
const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf95 }] } };
const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf78 }, { op: 'text', read: text79 }] } };
const stepBlock: Step = { op: 'rule', name: 'Block', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf100 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf103 }] } };
const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text102 } };
const stepComment: Step = { op: 'rule', name: 'Comment', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: leaf110 }] } };
const stepCommentText: Step = { op: 'rule', name: 'CommentText', register: -1, isText: true, body: { op: 'text', read: text109 } };
const stepField: Step = { op: 'rule', name: 'Field', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: leaf95 }] } };
const stepMoreText: Step = { op: 'rule', name: 'MoreText', register: -1, isText: true, body: { op: 'text', read: text130 } };
const stepListBlock: Step = { op: 'rule', name: 'ListBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: leaf135 }, { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: leaf150 }] }] } };
const stepListFence: Step = { op: 'rule', name: 'ListFence', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf138 }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: leaf145 }] } };
const stepListText: Step = { op: 'rule', name: 'ListText', register: -1, isText: true, body: { op: 'text', read: text140 } };
const stepEntry: Step = { op: 'rule', name: 'Entry', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf151 }, { op: 'leaf', read: leaf166 }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: leaf168 } }, { op: 'leaf', read: leaf95 }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf178 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: leaf237 }] } };
const stepMessage: Step = { op: 'rule', name: 'Message', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf236 }, { op: 'loop', body: stepbodyPart }] } };

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: m,
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
