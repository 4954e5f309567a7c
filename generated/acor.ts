// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/bodies.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, action, and, caseless, choice, closes, coded, cut, hand, handing, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple } from '../src/engine/index.ts';

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
  readonly more: ArgNode | null;
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
  readonly first: FirstCodeNode | null;
}

export interface FirstCodeNode extends TreeNode {
  readonly type: 'FirstCode';
  readonly code: CodeSpanNode;
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

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-chat" | "bad-noise" | "bad-header-case" | "bad-header-noise" | "bad-header-level" | "bad-header-space" | "bad-header-bold" | "bad-header-colon" | "bad-header-close" | "missing-header-end" | "missing-fence-end" | "bad-fence-end" | "missing-comment-end" | "missing-fence-run" | "bad-bom" | "bad-line-end";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
  const TABLE_1 = tableOf([9, 9], [32, 32], [45, 45], [95, 95]);
  const TABLE_2 = tableOf([69, 69], [80, 80], [83, 83], [101, 101], [112, 112], [115, 115]);
  const TABLE_3 = tableOf([65, 65], [83, 83], [97, 97], [115, 115]);
  const TABLE_4 = tableOf([73, 73], [79, 79], [105, 105], [111, 111]);
  const TABLE_5 = tableOf([9, 9], [32, 32], [45, 45], [68, 68], [70, 70], [95, 95], [100, 100], [102, 102]);
  const TABLE_6 = tableOf([9, 9], [27, 27], [32, 32], [58, 58], [60, 60]);
  const TABLE_7 = tableOf([67, 67], [70, 70], [82, 82], [87, 87], [99, 99], [102, 102], [114, 114], [119, 119]);
  const TABLE_8 = tableOf([0, 8], [11, 12], [14, 31], [33, 34], [36, 127]);
  const TABLE_9 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 95]);
  const TABLE_10 = tableOf([27, 27], [32, 32], [35, 35], [60, 60]);
  const TABLE_11 = tableOf([32, 32], [35, 35], [42, 42], [95, 95]);
  const TABLE_12 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [44, 44], [46, 47], [58, 59], [61, 67], [70, 81], [83, 85], [87, 94], [97, 99], [102, 113], [115, 117], [119, 125], [127, 127]);
  const TABLE_13 = tableOf([9, 9], [32, 32], [42, 42], [45, 45], [95, 95]);
  const TABLE_14 = tableOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
  const TABLE_15 = tableOf([42, 42], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_16 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_17 = tableOf([0, 9], [11, 12], [14, 31], [33, 95], [97, 125], [127, 127]);
  const TABLE_18 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 95], [97, 127]);
  const TABLE_19 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_20 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83]);
  const TABLE_21 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
  const TABLE_22 = tableOf([27, 27], [45, 45], [48, 57], [60, 60]);
  const TABLE_23 = tableOf([9, 9], [27, 27], [32, 32], [37, 37], [60, 60]);
  const TABLE_24 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
  const TABLE_25 = tableOf([42, 42], [65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [95, 95], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
  const TABLE_26 = tableOf([45, 45], [65, 90], [95, 95], [97, 122]);
  const TABLE_27 = tableOf([9, 9], [32, 32], [45, 45], [67, 68], [70, 70], [95, 95], [99, 100], [102, 102]);
  const TABLE_28 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [95, 95]);
  const TABLE_29 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 96], [126, 126]);
  const TABLE_30 = tableOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_31 = tableOf([32, 32], [42, 43], [45, 45], [48, 57]);
  const STOPS_0 = new Stops(m, "\n\r");
  const STOPS_1 = new Stops(m, "\n\r`");
  const STOPS_2 = new Stops(m, "\n\r\u001b<");

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l10: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l10;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 13))) { m.touched ||= p >= end; return -1; }
      p = readBadLineEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l6: {
      const s7 = p;
      const t8 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l9: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l9; }
          p = noteEol(p);
          if (p < 0) { break l9; }
          break l6;
        }
        p = s7;
        m.forget(t8);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function readGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let m5 = false;
    l1: for (;;) {
      const s3 = p;
      const t4 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l2: {
          p = noteBlankLine(p);
          if (p < 0) { break l2; }
          m5 = true;
          continue l1;
        }
        p = s3;
        m.forget(t4);
      } else m.touched ||= p >= end;
      break;
    }
    if (!m5) { return -1; }
    const node: GapNode = { type: 'Gap', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n17 = 0;
    l14: for (;;) {
      if (n17 >= 3) break;
      const s16 = p;
      l15: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l15; }
        p++;
        n17++;
        continue l14;
      }
      p = s16;
      break;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l21: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l21;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 13))) { m.touched ||= p >= end; return -1; }
      p = skipBadLineEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l18: {
      const s19 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l20: {
          p = skipEol(p);
          if (p < 0) { break l20; }
          break l18;
        }
        p = s19;
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l24: {
      const s25 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l26: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l26; }
          p = skipEol(p);
          if (p < 0) { break l26; }
          break l24;
        }
        p = s25;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipNoisesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l30: for (;;) {
      const s32 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l31: {
          p = skipNoise(p);
          if (p < 0) { break l31; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          continue l30;
        }
        p = s32;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipStrongCode(p: number): number {
    const { text, end } = m;
    l51: {
      const s52 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l53: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l53;
          }
          p += 2;
          break l51;
        }
        p = s52;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
        m.reaches(p, "__");
        return -1;
      }
      p += 2;
    }
    return p;
  }

  function skipArgWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l57: {
      const s58 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
        l59: {
          if (!m.isCaseless(p, "session")) { break l59; }
          p += 7;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "checkpoint")) { break l59; }
          p += 10;
          break l57;
        }
        p = s58;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
        l60: {
          if (!m.isCaseless(p, "session")) { break l60; }
          p += 7;
          break l57;
        }
        p = s58;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
        l61: {
          if (!m.isCaseless(p, "status")) { break l61; }
          p += 6;
          break l57;
        }
        p = s58;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
        l62: {
          if (!m.isCaseless(p, "progress")) { break l62; }
          p += 8;
          break l57;
        }
        p = s58;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "error")) { return -1; }
      p += 5;
    }
    return p;
  }

  function skipTitleWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l64: {
      const s65 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l66: {
          if (!m.isCaseless(p, "ai")) { break l66; }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "directive")) { break l66; }
          p += 9;
          break l64;
        }
        p = s65;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "suggestion")) { return -1; }
      p += 10;
      l67: {
        if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
          const s69 = p;
          l68: {
            if (!m.isCaseless(p, "s")) { break l68; }
            p += 1;
            break l67;
          }
          p = s69;
        } else m.touched ||= p >= end;
      }
    }
    return p;
  }

  function skipBareWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l70: {
      const s71 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l72: {
          if (!m.isCaseless(p, "output")) { break l72; }
          p += 6;
          l73: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
              const s75 = p;
              l74: {
                while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) p++;
                m.touched ||= p >= end;
                l76: {
                  const s77 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l78: {
                      if (!m.isCaseless(p, "data")) { break l78; }
                      p += 4;
                      break l76;
                    }
                    p = s77;
                  } else m.touched ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l74; }
                  p += 4;
                  l79: {
                    if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                      const s81 = p;
                      l80: {
                        if (!m.isCaseless(p, "s")) { break l80; }
                        p += 1;
                        break l79;
                      }
                      p = s81;
                    } else m.touched ||= p >= end;
                  }
                }
                break l73;
              }
              p = s75;
            } else m.touched ||= p >= end;
          }
          break l70;
        }
        p = s71;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "input")) { return -1; }
      p += 5;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) p++;
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "needed")) { return -1; }
      p += 6;
    }
    return p;
  }

  function skipKnownWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l54: {
      const s55 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
        l56: {
          p = skipArgWords(p);
          if (p < 0) { break l56; }
          break l54;
        }
        p = s55;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
        l63: {
          p = skipTitleWords(p);
          if (p < 0) { break l63; }
          break l54;
        }
        p = s55;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipBareWords(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipHeaderTailCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l88: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s90 = p;
        l89: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l89; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l89; }
          p++;
          while ((p < end && text.charCodeAt(p) === 35)) p++;
          m.touched ||= p >= end;
          break l88;
        }
        p = s90;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipKnownHashCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l41: {
      const s42 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l43: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l43;
          }
          p += 2;
          l44: for (;;) {
            const s46 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l45: {
                p = skipNoise(p);
                if (p < 0) { break l45; }
                continue l44;
              }
              p = s46;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l43; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l43; }
          l48: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s50 = p;
              l49: {
                p = skipStrong(p);
                if (p < 0) { break l49; }
                break l48;
              }
              p = s50;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l43; }
          p = skipKnownWords(p);
          if (p < 0) { break l43; }
          l82: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s84 = p;
              l83: {
                p = skipStrong(p);
                if (p < 0) { break l83; }
                break l82;
              }
              p = s84;
            } else m.touched ||= p >= end;
          }
          l85: {
            const s86 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
              l87: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l87; }
                if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l87; }
                p++;
                break l85;
              }
              p = s86;
            } else m.touched ||= p >= end;
            p = skipHeaderTail(p);
            if (p < 0) { break l43; }
          }
          break l41;
        }
        p = s42;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l91: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l91;
          }
          p += 2;
          l92: for (;;) {
            const s94 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l93: {
                p = skipNoise(p);
                if (p < 0) { break l93; }
                continue l92;
              }
              p = s94;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l91; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l91; }
          l96: {
            const s97 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
              l98: {
                if (!m.isCaseless(p, "status")) { break l98; }
                p += 6;
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l98; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l98; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)))) { m.touched ||= p >= end; break l98; }
                p = skipStateWord(p);
                if (p < 0) { break l98; }
                p = skipHeaderTail(p);
                if (p < 0) { break l98; }
                break l96;
              }
              p = s97;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "progress")) { break l91; }
            p += 8;
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l91; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l91; }
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)))) { m.touched ||= p >= end; break l91; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l91; }
            if ((p < end && text.charCodeAt(p) === 37)) {

              p++;
            } else m.touched ||= p >= end;
            p = skipHeaderTail(p);
            if (p < 0) { break l91; }
          }
          break l41;
        }
        p = s42;
      } else m.touched ||= p >= end;
      let n105 = 0;
      l102: for (;;) {
        if (n105 >= 6) break;
        const s104 = p;
        l103: {
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l103; }
          p++;
          n105++;
          continue l102;
        }
        p = s104;
        break;
      }
      if (n105 < 1) { return -1; }
      if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
      m.touched ||= p >= end;
      l106: for (;;) {
        const s108 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
          l107: {
            p = skipNoise(p);
            if (p < 0) { break l107; }
            continue l106;
          }
          p = s108;
        } else m.touched ||= p >= end;
        break;
      }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      p = skipNoises(p);
      if (p < 0) { return -1; }
      l110: {
        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
          const s112 = p;
          l111: {
            p = skipStrong(p);
            if (p < 0) { break l111; }
            break l110;
          }
          p = s112;
        } else m.touched ||= p >= end;
      }
      l113: {
        const s114 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          l115: {
            p = skipArgWords(p);
            if (p < 0) { break l115; }
            l116: {
              if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
                const s118 = p;
                l117: {
                  p = skipStrong(p);
                  if (p < 0) { break l117; }
                  break l116;
                }
                p = s118;
              } else m.touched ||= p >= end;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l115; }
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l115; }
            p++;
            l119: {
              if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
                const s121 = p;
                l120: {
                  p = skipStrong(p);
                  if (p < 0) { break l120; }
                  break l119;
                }
                p = s121;
              } else m.touched ||= p >= end;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l115; }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l115; }
            p++;
            break l113;
          }
          p = s114;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
          l122: {
            p = skipTitleWords(p);
            if (p < 0) { break l122; }
            l123: {
              if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
                const s125 = p;
                l124: {
                  p = skipStrong(p);
                  if (p < 0) { break l124; }
                  break l123;
                }
                p = s125;
              } else m.touched ||= p >= end;
            }
            l126: {
              const s127 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
                l128: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  p = skipNoises(p);
                  if (p < 0) { break l128; }
                  if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l128; }
                  p++;
                  break l126;
                }
                p = s127;
              } else m.touched ||= p >= end;
              p = skipHeaderTail(p);
              if (p < 0) { break l122; }
            }
            break l113;
          }
          p = s114;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
        p = skipBareWords(p);
        if (p < 0) { return -1; }
        l129: {
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            const s131 = p;
            l130: {
              p = skipStrong(p);
              if (p < 0) { break l130; }
              break l129;
            }
            p = s131;
          } else m.touched ||= p >= end;
        }
        p = skipHeaderTail(p);
        if (p < 0) { return -1; }
      }
    }
    return p;
  }

  function skipKnownHeaderCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    let n37 = 0;
    l34: for (;;) {
      if (n37 >= 3) break;
      const s36 = p;
      l35: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l35; }
        p++;
        n37++;
        continue l34;
      }
      p = s36;
      break;
    }
    l38: {
      const s39 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l40: {
          p = skipKnownHash(p);
          if (p < 0) { break l40; }
          break l38;
        }
        p = s39;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; return -1; }
      p = skip_boldHeader(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipArgWordCode(p: number): number {
    const { text, end } = m;
    l151: {
      const s152 = p;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l153: {
          if (!text.startsWith("Status", p)) {
            m.reaches(p, "Status");
            break l153;
          }
          p += 6;
          break l151;
        }
        p = s152;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 69)) {
        l154: {
          if (!text.startsWith("Error", p)) {
            m.reaches(p, "Error");
            break l154;
          }
          p += 5;
          break l151;
        }
        p = s152;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l155: {
          if (!text.startsWith("Session Checkpoint", p)) {
            m.reaches(p, "Session Checkpoint");
            break l155;
          }
          p += 18;
          break l151;
        }
        p = s152;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) {
        m.reaches(p, "Session");
        return -1;
      }
      p += 7;
    }
    return p;
  }

  function skipTitledWordCode(p: number): number {
    const { text, end } = m;
    l156: {
      const s157 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l158: {
          if (!text.startsWith("AI Directive", p)) {
            m.reaches(p, "AI Directive");
            break l158;
          }
          p += 12;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) {
        m.reaches(p, "Suggestions");
        return -1;
      }
      p += 11;
    }
    return p;
  }

  function skipCutHeaderCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l142: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        const s140 = p;
        l141: {
          let n146 = 0;
          l143: for (;;) {
            if (n146 >= 3) break;
            const s145 = p;
            l144: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l144; }
              p++;
              n146++;
              continue l143;
            }
            p = s145;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 35 || c === 42 || c === 95)))) { m.touched ||= p >= end; break l141; }
          p++;
          const near147 = p + 4;
          while (p < near147 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near147) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r";
          if (p < end) { break l141; }
          m.touched ||= p >= end;
          p = s140;
          break l142;
        }
        p = s140;
      } else m.touched ||= p >= end;
      return -1;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
      {
        const s148 = p;
        l149: {
          p = skipLoneLetter(p);
          if (p < 0) { break l149; }
          return -1;
        }
        p = s148;
      }
    } else m.touched ||= p >= end;
    p = skipCutMarks(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipHeaderStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l27: {
      const s28 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l29: {
          p = skipKnownHeader(p);
          if (p < 0) { break l29; }
          break l27;
        }
        p = s28;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        l132: {
          p = skipNoises(p);
          if (p < 0) { break l132; }
          let n136 = 0;
          l133: for (;;) {
            if (n136 >= 3) break;
            const s135 = p;
            l134: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l134; }
              p++;
              n136++;
              continue l133;
            }
            p = s135;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l132;
          }
          p += 2;
          l137: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              p++;
              break l137;
            } else m.touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l132; }
          }
          break l27;
        }
        p = s28;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipCutHeader(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l159: {
      const s160 = p;
      const t161 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l162: {
          p = noteEol(p);
          if (p < 0) { break l162; }
          break l159;
        }
        p = s160;
        m.forget(t161);
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l163: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l163;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 13))) { m.touched ||= p >= end; return -1; }
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
    const list172: " "[] = [];
    let n170 = 0;
    l167: for (;;) {
      if (n170 >= 3) break;
      const s169 = p;
      l168: {
        let v171!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l168; }
        v171 = " ";
        p++;
        list172.push(v171);
        n170++;
        continue l167;
      }
      p = s169;
      break;
    }
    value = list172;
    m.value = value;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "\n" | BadLineEndNode | null;
    l173: {
      const s174 = p;
      const t175 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l176: {
          p = readEol(p);
          if (p < 0) { break l176; }
          value = m.value as "\n" | BadLineEndNode;
          break l173;
        }
        p = s174;
        m.forget(t175);
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
    l181: {
      const s182 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l183: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l183;
          }
          p += 2;
          break l181;
        }
        p = s182;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l181;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipThematicBreakCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l199: {
      const s200 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l201: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l201; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l201; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.touched ||= p >= end;
          break l199;
        }
        p = s200;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l202: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l202; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l202; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.touched ||= p >= end;
          break l199;
        }
        p = s200;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
      m.touched ||= p >= end;
    }
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipItemMarkerCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l203: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l203;
      } else m.touched ||= p >= end;
      let n211 = 0;
      l208: for (;;) {
        if (n211 >= 9) break;
        const s210 = p;
        l209: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l209; }
          p++;
          n211++;
          continue l208;
        }
        p = s210;
        break;
      }
      if (n211 < 1) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) === 41 || c === 46)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipEntryStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
      {
        const s196 = p;
        l197: {
          p = skipThematicBreak(p);
          if (p < 0) { break l197; }
          return -1;
        }
        p = s196;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipItemMarker(p);
    if (p < 0) { return -1; }
    l212: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        p++;
        break l212;
      } else m.touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipFieldStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n219 = 0;
    l216: for (;;) {
      if (n219 >= 3) break;
      const s218 = p;
      l217: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l217; }
        p++;
        n219++;
        continue l216;
      }
      p = s218;
      break;
    }
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipFieldName(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipProseStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l189: {
      const s190 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l191: {
          p = skipBlankLine(p);
          if (p < 0) { break l191; }
          break l189;
        }
        p = s190;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l192: {
          p = skipHeaderStart(p);
          if (p < 0) { break l192; }
          break l189;
        }
        p = s190;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l193: {
          p = skipFenceStart(p);
          if (p < 0) { break l193; }
          break l189;
        }
        p = s190;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60))) {
        l194: {
          p = skipCommentStart(p);
          if (p < 0) { break l194; }
          break l189;
        }
        p = s190;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
        l195: {
          p = skipEntryStart(p);
          if (p < 0) { break l195; }
          break l189;
        }
        p = s190;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
        l215: {
          p = skipFieldStart(p);
          if (p < 0) { break l215; }
          break l189;
        }
        p = s190;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
        l220: {
          p = skipNoiseTail(p);
          if (p < 0) { break l220; }
          break l189;
        }
        p = s190;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l221: {
          p = skipCutFence(p);
          if (p < 0) { break l221; }
          break l189;
        }
        p = s190;
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function text79Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near177 = p + 4;
        while (p < near177 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near177) p = STOPS_0.next(p);
        if (p >= end) {
          m.touched = true;
          return p;
        }
        break;
      }
    }
    m.within = 0;
    for (;;) {
      const from = p;
      m.touched = false;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l178: {

          const near179 = p + 4;
          while (p < near179 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near179) p = STOPS_0.next(p);
          if (p >= end) {
            if (!m.touched) {
              m.within = 1;
              m.touched = true;
              return p;
            }
            m.touched = true;
          }
          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l180: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l180; }
          p = skipNewline(p);
          if (p < 0) { break l180; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l180; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l185: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l185; }
          p = skipNewline(p);
          if (p < 0) { break l185; }
          {
            const s186 = p;
            l187: {
              p = skipProseStop(p);
              if (p < 0) { break l187; }
              break l185;
            }
            p = s186;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function skipBodyStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l222: {
      const s223 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l224: {
          p = skipHeaderStart(p);
          if (p < 0) { break l224; }
          break l222;
        }
        p = s223;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)))) { m.touched ||= p >= end; return -1; }
      p = skip_wrapperEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBlockHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_lead!: string;
    let l_run!: string;
    let l_info!: string;
    l225: {
      const s226 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96))) {
        l227: {
          const s228 = p;
          let n232 = 0;
          l229: for (;;) {
            if (n232 >= 3) break;
            const s231 = p;
            l230: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l230; }
              p++;
              n232++;
              continue l229;
            }
            p = s231;
            break;
          }
          l_lead = text.slice(s228, p);
          const s233 = p;
          if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l227;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end;
          l_run = text.slice(s233, p);
          const s234 = p;
          const near235 = p + 4;
          while (p < near235 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
          if (p === near235) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^\n\r`";
          l_info = text.slice(s234, p);
          l238: {
            const s236 = p;
            l237: {
              p = skipLineEnd(p);
              if (p < 0) { break l237; }
              p = s236;
              break l238;
            }
            p = s236;
            break l227;
          }
          break l225;
        }
        p = s226;
      } else m.touched ||= p >= end;
      const s239 = p;
      let n243 = 0;
      l240: for (;;) {
        if (n243 >= 3) break;
        const s242 = p;
        l241: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l241; }
          p++;
          n243++;
          continue l240;
        }
        p = s242;
        break;
      }
      l_lead = text.slice(s239, p);
      const s244 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end;
      l_run = text.slice(s244, p);
      const s245 = p;
      const near246 = p + 4;
      while (p < near246 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
      if (p === near246) p = STOPS_0.next(p);
      m.touched ||= p >= end && "^\n\r";
      l_info = text.slice(s245, p);
      l249: {
        const s247 = p;
        l248: {
          p = skipLineEnd(p);
          if (p < 0) { break l248; }
          p = s247;
          break l249;
        }
        p = s247;
        return -1;
      }
    }
    const node: BlockHeadNode = { type: 'BlockHead', start: m.base + start, end: m.base + p, lead: l_lead, run: l_run, info: l_info };
    m.value = node;
    return p;
  }

  function text102Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near250 = p + 4;
        while (p < near250 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near250) p = STOPS_0.next(p);
        if (p >= end) {
          m.touched = true;
          return p;
        }
        break;
      }
    }
    m.within = 0;
    for (;;) {
      const from = p;
      m.touched = false;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l251: {

          const near252 = p + 4;
          while (p < near252 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near252) p = STOPS_0.next(p);
          if (p >= end) {
            if (!m.touched) {
              m.within = 1;
              m.touched = true;
              return p;
            }
            m.touched = true;
          }
          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l253: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l253; }
          p = skipNewline(p);
          if (p < 0) { break l253; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l253; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l254: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l254; }
          p = skipNewline(p);
          if (p < 0) { break l254; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s255 = p;
              l256: {
                p = skipFenceClose(p);
                if (p < 0) { break l256; }
                break l254;
              }
              p = s255;
            }
          } else m.touched ||= p >= end;
          {
            const s258 = p;
            l259: {
              if (p < end) { break l259; }
              m.touched ||= p >= end;
              break l254;
            }
            p = s258;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function readCodeOfOneCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l268: for (;;) {
      const s270 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l269: {
          l272: {
            const s273 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l274: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; break l274; }
                p++;
                const near275 = p + 4;
                while (p < near275 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near275) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l272;
              }
              p = s273;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              m.reaches(p, "``");
              break l269;
            }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l268;
        }
        p = s270;
      } else m.touched ||= p >= end;
      break;
    }
    const node: CodeOfOneNode = { type: 'CodeOfOne', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readCodeSpanCode(p: number): number {
    const { text, end } = m;
    const start = p;
    let l_code!: CodeOfOneNode | CodeOfManyNode;
    l265: {
      const s266 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l267: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l267; }
          m.touched ||= p >= end;
          p = readCodeOfOne(p);
          if (p < 0) { break l267; }
          l_code = m.value as CodeOfOneNode;
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l267; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l267; }
          m.touched ||= p >= end;
          break l265;
        }
        p = s266;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
      p = readLongCode(p);
      if (p < 0) { return -1; }
      l_code = m.value as CodeOfManyNode;
    }
    const node: CodeSpanNode = { type: 'CodeSpan', start: m.base + start, end: m.base + p, code: l_code };
    m.value = node;
    return p;
  }

  function readFieldLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_lead!: string;
    let l_name!: BoldNameNode | PlainNameNode;
    let l_code!: CodeSpanNode | null;
    let l_value!: FieldValueNode;
    const s261 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l_lead = text.slice(s261, p);
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readFieldName(p);
    if (p < 0) { return -1; }
    l_name = m.value as BoldNameNode | PlainNameNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    l262: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s264 = p;
        l263: {
          p = readCodeSpan(p);
          if (p < 0) { break l263; }
          l_code = m.value as CodeSpanNode;
          if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
            p++;
          } else m.touched ||= p >= end;
          l281: {
            const s279 = p;
            l280: {
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              m.touched ||= p >= end;
              p = skipNoises(p);
              if (p < 0) { break l280; }
              p = skipLineEnd(p);
              if (p < 0) { break l280; }
              p = s279;
              break l281;
            }
            p = s279;
            break l263;
          }
          break l262;
        }
        p = s264;
      } else m.touched ||= p >= end;
      l_code = null;
    }
    p = readFieldValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as FieldValueNode;
    l284: {
      const s282 = p;
      l283: {
        p = skipLineEnd(p);
        if (p < 0) { break l283; }
        p = s282;
        break l284;
      }
      p = s282;
      return -1;
    }
    const node: FieldLineNode = { type: 'FieldLine', start: m.base + start, end: m.base + p, lead: l_lead, name: l_name, code: l_code, value: l_value };
    m.value = node;
    return p;
  }

  function text130Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 3: {
        const near285 = p + 4;
        while (p < near285 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near285) p = STOPS_0.next(p);
        if (p >= end) {
          m.touched = true;
          return p;
        }
        break;
      }
    }
    m.within = 0;
    for (;;) {
      const from = p;
      m.touched = false;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l286: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l286; }
          p = skipNewline(p);
          if (p < 0) { break l286; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l286; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l287: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l287; }
          p = skipNewline(p);
          if (p < 0) { break l287; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
            {
              const s288 = p;
              l289: {
                p = skipHeadingStart(p);
                if (p < 0) { break l289; }
                break l287;
              }
              p = s288;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            {
              const s291 = p;
              l292: {
                p = skipDeepFence(p);
                if (p < 0) { break l292; }
                break l287;
              }
              p = s291;
            }
          } else m.touched ||= p >= end;
          {
            const s294 = p;
            l295: {
              p = skipProseStop(p);
              if (p < 0) { break l295; }
              break l287;
            }
            p = s294;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l297: {

          const near298 = p + 4;
          while (p < near298 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near298) p = STOPS_0.next(p);
          if (p >= end) {
            if (!m.touched) {
              m.within = 3;
              m.touched = true;
              return p;
            }
            m.touched = true;
          }
          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function readItemMarkerCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    l303: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        const s306 = p;
        p++;
        value = text.slice(s306, p);
        break l303;
      } else m.touched ||= p >= end;
      const s307 = p;
      let n311 = 0;
      l308: for (;;) {
        if (n311 >= 9) break;
        const s310 = p;
        l309: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l309; }
          p++;
          n311++;
          continue l308;
        }
        p = s310;
        break;
      }
      if (n311 < 1) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) === 41 || c === 46)))) { m.touched ||= p >= end; return -1; }
      p++;
      value = text.slice(s307, p);
    }
    m.value = value;
    return p;
  }

  function readFirstCodeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_code!: CodeSpanNode;
    l321: {
      const s322 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l323: {
          p = readCodeSpan(p);
          if (p < 0) { break l323; }
          l_code = m.value as CodeSpanNode;
          break l321;
        }
        p = s322;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; return -1; }
      p = skipStrong(p);
      if (p < 0) { return -1; }
      if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
      p = readCodeSpan(p);
      if (p < 0) { return -1; }
      l_code = m.value as CodeSpanNode;
      if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; return -1; }
      p = skipStrong(p);
      if (p < 0) { return -1; }
    }
    const node: FirstCodeNode = { type: 'FirstCode', start: m.base + start, end: m.base + p, code: l_code };
    m.value = node;
    return p;
  }

  function skipSeparatorCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l331: {
      const s332 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l333: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l333; }
          p++;
          l334: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s336 = p;
              l335: {
                p = skipStrong(p);
                if (p < 0) { break l335; }
                break l334;
              }
              p = s336;
            } else m.touched ||= p >= end;
          }
          l337: {
            const s338 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l339: {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l339; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l337;
              }
              p = s338;
            } else m.touched ||= p >= end;
            l342: {
              const s340 = p;
              l341: {
                p = skipLineEnd(p);
                if (p < 0) { break l341; }
                p = s340;
                break l342;
              }
              p = s340;
              break l333;
            }
          }
          break l331;
        }
        p = s332;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l343: {
        const s344 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l345: {
            if (!text.startsWith("->", p)) {
              m.reaches(p, "->");
              break l345;
            }
            p += 2;
            break l343;
          }
          p = s344;
        } else m.touched ||= p >= end;
        if (!((p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 8594)))) { m.touched ||= p >= end; return -1; }
        p++;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipCodeOfOneCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l353: for (;;) {
      const s355 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l354: {
          l357: {
            const s358 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l359: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; break l359; }
                p++;
                const near360 = p + 4;
                while (p < near360 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near360) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l357;
              }
              p = s358;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              m.reaches(p, "``");
              break l354;
            }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l353;
        }
        p = s355;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipCodeSpanCode(p: number): number {
    const { text, end } = m;
    l350: {
      const s351 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l352: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l352; }
          m.touched ||= p >= end;
          p = skipCodeOfOne(p);
          if (p < 0) { break l352; }
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l352; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l352; }
          m.touched ||= p >= end;
          break l350;
        }
        p = s351;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
      p = skipLongCode(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipEntryPartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l346: {
      const s347 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
        l348: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l348; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r :`";
          break l346;
        }
        p = s347;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l349: {
          p = skipCodeSpan(p);
          if (p < 0) { break l349; }
          break l346;
        }
        p = s347;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l361: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l361; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l346;
        }
        p = s347;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {

        p++;
        break l346;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 96)) p++;
      m.touched ||= p >= end;
    }
    return p;
  }

  function readEntryBeforeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_first!: FirstCodeNode | null;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    l318: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
        const s320 = p;
        l319: {
          p = readFirstCode(p);
          if (p < 0) { break l319; }
          l_first = m.value as FirstCodeNode;
          break l318;
        }
        p = s320;
      } else m.touched ||= p >= end;
      l_first = null;
    }
    l324: for (;;) {
      const s326 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l325: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
            {
              const s328 = p;
              l329: {
                p = skipSeparator(p);
                if (p < 0) { break l329; }
                break l325;
              }
              p = s328;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l325; }
          p = skipEntryPart(p);
          if (p < 0) { break l325; }
          continue l324;
        }
        p = s326;
      } else m.touched ||= p >= end;
      break;
    }
    const node: EntryBeforeNode = { type: 'EntryBefore', start: m.base + start, end: m.base + p, first: l_first };
    m.value = node;
    return p;
  }

  function readSeparatorCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l366: {
      const s367 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l368: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l368; }
          p++;
          l369: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s371 = p;
              l370: {
                p = skipStrong(p);
                if (p < 0) { break l370; }
                break l369;
              }
              p = s371;
            } else m.touched ||= p >= end;
          }
          l372: {
            const s373 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l374: {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l374; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l372;
              }
              p = s373;
            } else m.touched ||= p >= end;
            l377: {
              const s375 = p;
              l376: {
                p = skipLineEnd(p);
                if (p < 0) { break l376; }
                p = s375;
                break l377;
              }
              p = s375;
              break l368;
            }
          }
          break l366;
        }
        p = s367;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l378: {
        const s379 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l380: {
            if (!text.startsWith("->", p)) {
              m.reaches(p, "->");
              break l380;
            }
            p += 2;
            break l378;
          }
          p = s379;
        } else m.touched ||= p >= end;
        if (!((p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 8594)))) { m.touched ||= p >= end; return -1; }
        p++;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
    }
    const node: SeparatorNode = { type: 'Separator', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipEntryTailCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function readEntryCodeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_code!: CodeSpanNode;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
    p = readCodeSpan(p);
    if (p < 0) { return -1; }
    l_code = m.value as CodeSpanNode;
    if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
      p++;
    } else m.touched ||= p >= end;
    l389: {
      const s387 = p;
      l388: {
        p = skipEntryTail(p);
        if (p < 0) { break l388; }
        p = s387;
        break l389;
      }
      p = s387;
      return -1;
    }
    const node: EntryCodeNode = { type: 'EntryCode', start: m.base + start, end: m.base + p, code: l_code };
    m.value = node;
    return p;
  }

  function skipEntryCodeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
    p = skipCodeSpan(p);
    if (p < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
      p++;
    } else m.touched ||= p >= end;
    l403: {
      const s401 = p;
      l402: {
        p = skipEntryTail(p);
        if (p < 0) { break l402; }
        p = s401;
        break l403;
      }
      p = s401;
      return -1;
    }
    return p;
  }

  function readEntryAfterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_last: EntryCodeNode | null = null;
    l381: {
      const s382 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
        l383: {
          p = readEntryCode(p);
          if (p < 0) { break l383; }
          l_last = m.value as EntryCodeNode;
          break l381;
        }
        p = s382;
        l_last = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l390: {
          l391: for (;;) {
            const s393 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l392: {
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
                  {
                    const s395 = p;
                    l396: {
                      p = skipSeparator(p);
                      if (p < 0) { break l396; }
                      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)))) { m.touched ||= p >= end; break l396; }
                      p = skipEntryCode(p);
                      if (p < 0) { break l396; }
                      break l392;
                    }
                    p = s395;
                  }
                } else m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l392; }
                p = skipEntryPart(p);
                if (p < 0) { break l392; }
                continue l391;
              }
              p = s393;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)))) { m.touched ||= p >= end; break l390; }
          p = skipSeparator(p);
          if (p < 0) { break l390; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)))) { m.touched ||= p >= end; break l390; }
          p = readEntryCode(p);
          if (p < 0) { break l390; }
          l_last = m.value as EntryCodeNode;
          break l381;
        }
        p = s382;
        l_last = null;
      } else m.touched ||= p >= end;
      l404: for (;;) {
        const s406 = p;
        if (p < end) {
          l405: {
            {
              const s408 = p;
              l409: {
                p = skipEntryTail(p);
                if (p < 0) { break l409; }
                break l405;
              }
              p = s408;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l405; }
            p = skipEntryPart(p);
            if (p < 0) { break l405; }
            continue l404;
          }
          p = s406;
        } else m.touched ||= p >= end;
        break;
      }
    }
    const node: EntryAfterNode = { type: 'EntryAfter', start: m.base + start, end: m.base + p, last: l_last };
    m.value = node;
    return p;
  }

  function readEntryTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_before!: EntryBeforeNode;
    let l_separator!: SeparatorNode | null;
    let l_after!: EntryAfterNode;
    p = readEntryBefore(p);
    if (p < 0) { return -1; }
    l_before = m.value as EntryBeforeNode;
    l363: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        const s365 = p;
        l364: {
          p = readSeparator(p);
          if (p < 0) { break l364; }
          l_separator = m.value as SeparatorNode;
          break l363;
        }
        p = s365;
      } else m.touched ||= p >= end;
      l_separator = null;
    }
    p = readEntryAfter(p);
    if (p < 0) { return -1; }
    l_after = m.value as EntryAfterNode;
    const node: EntryTextNode = { type: 'EntryText', start: m.base + start, end: m.base + p, before: l_before, separator: l_separator, after: l_after };
    m.value = node;
    return p;
  }

  function readEntryLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_lead!: string;
    let l_marker!: string;
    let l_text!: EntryTextNode;
    const s299 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l_lead = text.slice(s299, p);
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
      {
        const s300 = p;
        l301: {
          p = skipThematicBreak(p);
          if (p < 0) { break l301; }
          return -1;
        }
        p = s300;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = readItemMarker(p);
    if (p < 0) { return -1; }
    l_marker = m.value as string;
    l314: {
      const s312 = p;
      l313: {
        l315: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            p++;
            break l315;
          } else m.touched ||= p >= end;
          p = skipLineEnd(p);
          if (p < 0) { break l313; }
        }
        p = s312;
        break l314;
      }
      p = s312;
      return -1;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = readEntryText(p);
    if (p < 0) { return -1; }
    l_text = m.value as EntryTextNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    l413: {
      const s411 = p;
      l412: {
        p = skipLineEnd(p);
        if (p < 0) { break l412; }
        p = s411;
        break l413;
      }
      p = s411;
      return -1;
    }
    const node: EntryLineNode = { type: 'EntryLine', start: m.base + start, end: m.base + p, lead: l_lead, marker: l_marker, text: l_text };
    m.value = node;
    return p;
  }

  function skipNoisyLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l428: for (;;) {
      const s430 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l429: {
          l432: {
            const s433 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
              l434: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l434; }
                p++;
                const near435 = p + 16;
                while (p < near435 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) p++;
                if (p === near435) p = STOPS_2.next(p);
                m.touched ||= p >= end && "^\n\r\u001b<";
                break l432;
              }
              p = s433;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              {
                const s436 = p;
                l437: {
                  p = skipNoise(p);
                  if (p < 0) { break l437; }
                  break l429;
                }
                p = s436;
              }
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l429; }
            p++;
          }
          continue l428;
        }
        p = s430;
      } else m.touched ||= p >= end;
      break;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; return -1; }
    p = skipNoise(p);
    if (p < 0) { return -1; }
    return p;
  }

  function readArgWordCode(p: number): number {
    const { text, end } = m;
    let value!: "Status" | "Error" | "Session Checkpoint" | "Session";
    l442: {
      const s443 = p;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l444: {
          if (!text.startsWith("Status", p)) {
            m.reaches(p, "Status");
            break l444;
          }
          value = "Status";
          p += 6;
          break l442;
        }
        p = s443;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 69)) {
        l445: {
          if (!text.startsWith("Error", p)) {
            m.reaches(p, "Error");
            break l445;
          }
          value = "Error";
          p += 5;
          break l442;
        }
        p = s443;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l446: {
          if (!text.startsWith("Session Checkpoint", p)) {
            m.reaches(p, "Session Checkpoint");
            break l446;
          }
          value = "Session Checkpoint";
          p += 18;
          break l442;
        }
        p = s443;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) {
        m.reaches(p, "Session");
        return -1;
      }
      value = "Session";
      p += 7;
    }
    m.value = value;
    return p;
  }

  function skipArgPartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l457: {
      const s458 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
        l459: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l459; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b #<";
          break l457;
        }
        p = s458;
      } else m.touched ||= p >= end;
      {
        const s460 = p;
        l461: {
          p = skipHeaderTail(p);
          if (p < 0) { break l461; }
          return -1;
        }
        p = s460;
      }
      l463: {
        const s464 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
          l465: {
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l465; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            break l463;
          }
          p = s464;
        } else m.touched ||= p >= end;
        if ((p < end && text.charCodeAt(p) === 35)) {
          l466: {
            if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l466; }
            p++;
            while ((p < end && text.charCodeAt(p) === 35)) p++;
            m.touched ||= p >= end;
            break l463;
          }
          p = s464;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
          l467: {
            let m471 = false;
            l468: for (;;) {
              const s470 = p;
              if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
                l469: {
                  p = skipNoise(p);
                  if (p < 0) { break l469; }
                  m471 = true;
                  continue l468;
                }
                p = s470;
              } else m.touched ||= p >= end;
              break;
            }
            if (!m471) { break l467; }
            break l463;
          }
          p = s464;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; return -1; }
        p++;
      }
    }
    return p;
  }

  function readArgCode(p: number): number {
    const { text, end } = m;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s450 = p;
        l451: {
          p = skipClosingSigns(p);
          if (p < 0) { break l451; }
          return -1;
        }
        p = s450;
      }
    } else m.touched ||= p >= end;
    let m456 = false;
    l453: for (;;) {
      const s455 = p;
      if (p < end) {
        l454: {
          p = skipArgPart(p);
          if (p < 0) { break l454; }
          m456 = true;
          continue l453;
        }
        p = s455;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m456) { return -1; }
    const node: ArgNode = { type: 'Arg', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readPercentNumberCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s476 = p;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    l480: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s482 = p;
        l481: {

          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l481; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l480;
        }
        p = s482;
      } else m.touched ||= p >= end;
    }
    value = text.slice(s476, p);
    m.value = value;
    return p;
  }

  function readPercentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_number!: string;
    let l_percent!: string;
    let l_more: ArgNode | null = null;
    l473: {
      const s474 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
        l475: {
          p = skipNoises(p);
          if (p < 0) { break l475; }
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; break l475; }
          p = readPercentNumber(p);
          if (p < 0) { break l475; }
          l_number = m.value as string;
          const s483 = p;
          l484: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false))) {
              const s486 = p;
              l485: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l485; }
                if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; break l485; }
                p++;
                break l484;
              }
              p = s486;
            } else m.touched ||= p >= end;
          }
          l_percent = text.slice(s483, p);
          l489: {
            const s487 = p;
            l488: {
              p = skipHeaderTail(p);
              if (p < 0) { break l488; }
              p = s487;
              break l489;
            }
            p = s487;
            break l475;
          }
          break l473;
        }
        p = s474;
        l_more = null;
      } else m.touched ||= p >= end;
      p = skipNoises(p);
      if (p < 0) { return -1; }
      if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; return -1; }
      p = readPercentNumber(p);
      if (p < 0) { return -1; }
      l_number = m.value as string;
      const s490 = p;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      p = skipNoises(p);
      if (p < 0) { return -1; }
      if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; return -1; }
      p++;
      l_percent = text.slice(s490, p);
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!(p < end)) { m.touched ||= p >= end; return -1; }
      p = readArg(p);
      if (p < 0) { return -1; }
      l_more = m.value as ArgNode;
      l493: {
        const s491 = p;
        l492: {
          p = skipHeaderTail(p);
          if (p < 0) { break l492; }
          p = s491;
          break l493;
        }
        p = s491;
        return -1;
      }
    }
    const node: PercentNode = { type: 'Percent', start: m.base + start, end: m.base + p, number: l_number, percent: l_percent, more: l_more };
    m.value = node;
    return p;
  }

  function readTitledWordCode(p: number): number {
    const { text, end } = m;
    let value!: "AI Directive" | "Suggestions";
    l495: {
      const s496 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l497: {
          if (!text.startsWith("AI Directive", p)) {
            m.reaches(p, "AI Directive");
            break l497;
          }
          value = "AI Directive";
          p += 12;
          break l495;
        }
        p = s496;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) {
        m.reaches(p, "Suggestions");
        return -1;
      }
      value = "Suggestions";
      p += 11;
    }
    m.value = value;
    return p;
  }

  function readBareWordCode(p: number): number {
    const { text, end } = m;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed";
    l502: {
      const s503 = p;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l504: {
          if (!text.startsWith("Output Data", p)) {
            m.reaches(p, "Output Data");
            break l504;
          }
          value = "Output Data";
          p += 11;
          break l502;
        }
        p = s503;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l505: {
          if (!text.startsWith("Output Files", p)) {
            m.reaches(p, "Output Files");
            break l505;
          }
          value = "Output Files";
          p += 12;
          break l502;
        }
        p = s503;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l506: {
          if (!text.startsWith("Output", p)) {
            m.reaches(p, "Output");
            break l506;
          }
          value = "Output";
          p += 6;
          break l502;
        }
        p = s503;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 73 || !text.startsWith("Input Needed", p)) {
        m.reaches(p, "Input Needed");
        return -1;
      }
      value = "Input Needed";
      p += 12;
    }
    m.value = value;
    return p;
  }

  function readExactHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_words!: "Status" | "Error" | "Session Checkpoint" | "Session" | "Progress" | "AI Directive" | "Suggestions" | "Output Data" | "Output Files" | "Output" | "Input Needed";
    let l_arg: ArgNode | PercentNode | null = null;
    l439: {
      const s440 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 83))) {
        l441: {
          p = readArgWord(p);
          if (p < 0) { break l441; }
          l_words = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l441; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l441; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            {
              const s447 = p;
              l448: {
                p = skip_boldArg(p);
                if (p < 0) { break l448; }
                break l441;
              }
              p = s447;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l441; }
          p = readArg(p);
          if (p < 0) { break l441; }
          l_arg = m.value as ArgNode;
          break l439;
        }
        p = s440;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 80)) {
        l472: {
          if (!text.startsWith("Progress", p)) {
            m.reaches(p, "Progress");
            break l472;
          }
          l_words = "Progress";
          p += 8;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l472; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l472; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)))) { m.touched ||= p >= end; break l472; }
          p = readPercent(p);
          if (p < 0) { break l472; }
          l_arg = m.value as PercentNode;
          break l439;
        }
        p = s440;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l494: {
          p = readTitledWord(p);
          if (p < 0) { break l494; }
          l_words = m.value as "AI Directive" | "Suggestions";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l494; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l494; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            {
              const s498 = p;
              l499: {
                p = skip_boldArg(p);
                if (p < 0) { break l499; }
                break l494;
              }
              p = s498;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l494; }
          p = readArg(p);
          if (p < 0) { break l494; }
          l_arg = m.value as ArgNode;
          break l439;
        }
        p = s440;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l501: {
          p = readTitledWord(p);
          if (p < 0) { break l501; }
          l_words = m.value as "AI Directive" | "Suggestions";
          break l439;
        }
        p = s440;
        l_arg = null;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 73 || c === 79)))) { m.touched ||= p >= end; return -1; }
      p = readBareWord(p);
      if (p < 0) { return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
    }
    const node: ExactHeadNode = { type: 'ExactHead', start: m.base + start, end: m.base + p, words: l_words, arg: l_arg };
    m.value = node;
    return p;
  }

  function readExactHeaderCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_head!: ExactHeadNode;
    let n424 = 0;
    l421: for (;;) {
      if (n424 >= 3) break;
      const s423 = p;
      l422: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l422; }
        p++;
        n424++;
        continue l421;
      }
      p = s423;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
      m.reaches(p, "##");
      return -1;
    }
    p += 2;
    if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      {
        const s425 = p;
        l426: {
          p = skipNoisyLine(p);
          if (p < 0) { break l426; }
          return -1;
        }
        p = s425;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readExactHead(p);
    if (p < 0) { return -1; }
    l_head = m.value as ExactHeadNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    const node: ExactHeaderNode = { type: 'ExactHeader', start: m.base + start, end: m.base + p, head: l_head };
    m.value = node;
    return p;
  }

  function readBadHeaderNoiseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let m522 = false;
    l519: for (;;) {
      const s521 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l520: {
          p = skipNoise(p);
          if (p < 0) { break l520; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          m522 = true;
          continue l519;
        }
        p = s521;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m522) { return -1; }
    const node: BadHeaderNoiseNode = { type: 'BadHeaderNoise', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readBadHeaderLevelCode(p: number): number {
    const { text, end } = m;
    const start = p;
    if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 35)) p++;
    m.touched ||= p >= end;
    const node: BadHeaderLevelNode = { type: 'BadHeaderLevel', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function noteHashesCode(p: number): number {
    const { text, end } = m;
    l527: {
      const s528 = p;
      const t529 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l530: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l530;
          }
          p += 2;
          if ((p < end && text.charCodeAt(p) === 35)) { break l530; }
          m.touched ||= p >= end;
          break l527;
        }
        p = s528;
        m.forget(t529);
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; return -1; }
      p = readBadHeaderLevel(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBadHeaderSpaceCode(p: number): number {
    const { text } = m;
    const start = p;
    const node: BadHeaderSpaceNode = { type: 'BadHeaderSpace', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function noteHashSpaceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l531: {
      const s532 = p;
      const t533 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l534: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l534; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s535 = p;
              l536: {
                p = skipNoise(p);
                if (p < 0) { break l536; }
                break l534;
              }
              p = s535;
            }
          } else m.touched ||= p >= end;
          break l531;
        }
        p = s532;
        m.forget(t533);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
        l538: {
          l541: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
              const s539 = p;
              l540: {
                l542: {
                  const s543 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                    l544: {
                      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l544; }
                      p++;
                      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                      m.touched ||= p >= end;
                      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l544; }
                      p = skipNoise(p);
                      if (p < 0) { break l544; }
                      break l542;
                    }
                    p = s543;
                  } else m.touched ||= p >= end;
                  let m548 = false;
                  l545: for (;;) {
                    const s547 = p;
                    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
                      l546: {
                        p = skipNoise(p);
                        if (p < 0) { break l546; }
                        m548 = true;
                        continue l545;
                      }
                      p = s547;
                    } else m.touched ||= p >= end;
                    break;
                  }
                  if (!m548) { break l540; }
                  if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l540; }
                  p++;
                }
                p = s539;
                break l541;
              }
              p = s539;
            } else m.touched ||= p >= end;
            break l538;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l538; }
          p = readBadHeaderNoise(p);
          if (p < 0) { break l538; }
          break l531;
        }
        p = s532;
        m.forget(t533);
      } else m.touched ||= p >= end;
      p = readBadHeaderSpace(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBadHeaderBoldCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; return -1; }
    p = skipStrong(p);
    if (p < 0) { return -1; }
    const node: BadHeaderBoldNode = { type: 'BadHeaderBold', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readExactWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
    l565: {
      const s566 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 79))) {
        l567: {
          p = readBareWord(p);
          if (p < 0) { break l567; }
          value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
          break l565;
        }
        p = s566;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 83))) {
        l568: {
          p = readArgWord(p);
          if (p < 0) { break l568; }
          value = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          break l565;
        }
        p = s566;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l569: {
          p = readTitledWord(p);
          if (p < 0) { break l569; }
          value = m.value as "AI Directive" | "Suggestions";
          break l565;
        }
        p = s566;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
        m.reaches(p, "Progress");
        return -1;
      }
      value = "Progress";
      p += 8;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false))) { return -1; }
    m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false))) {
      {
        const s570 = p;
        l571: {
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          l573: {
            const s574 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l575: {
                if (!m.isCaseless(p, "data")) { break l575; }
                p += 4;
                break l573;
              }
              p = s574;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
              l576: {
                if (!m.isCaseless(p, "file")) { break l576; }
                p += 4;
                break l573;
              }
              p = s574;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "checkpoint")) { break l571; }
            p += 10;
          }
          return -1;
        }
        p = s570;
      }
    } else m.touched ||= p >= end;
    m.value = value;
    return p;
  }

  function skipLettersCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l577: {
      const s578 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l579: {
          if (!m.isCaseless(p, "output")) { break l579; }
          p += 6;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          l580: {
            const s581 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l582: {
                if (!m.isCaseless(p, "data")) { break l582; }
                p += 4;
                break l580;
              }
              p = s581;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "file")) { break l579; }
            p += 4;
            l583: {
              if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                const s585 = p;
                l584: {
                  if (!m.isCaseless(p, "s")) { break l584; }
                  p += 1;
                  break l583;
                }
                p = s585;
              } else m.touched ||= p >= end;
            }
          }
          break l577;
        }
        p = s578;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipKnownWords(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBadHeaderCaseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = skipLetters(p);
    if (p < 0) { return -1; }
    const node: BadHeaderCaseNode = { type: 'BadHeaderCase', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readLooseWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
    l561: {
      const s562 = p;
      const t563 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
        l564: {
          p = readExactWords(p);
          if (p < 0) { break l564; }
          value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
          break l561;
        }
        p = s562;
        m.forget(t563);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readBadHeaderCase(p);
      if (p < 0) { return -1; }
      value = m.value as BadHeaderCaseNode;
    }
    m.value = value;
    return p;
  }

  function readBadWideColonCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const node: BadWideColonNode = { type: 'BadWideColon', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function noteLooseColonCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l586: {
      const s587 = p;
      const t588 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l589: {

          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l589; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s590 = p;
              l591: {
                p = skipNoise(p);
                if (p < 0) { break l591; }
                break l589;
              }
              p = s590;
            }
          } else m.touched ||= p >= end;
          break l586;
        }
        p = s587;
        m.forget(t588);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
        l593: {
          p = noteTintedColon(p);
          if (p < 0) { break l593; }
          break l586;
        }
        p = s587;
        m.forget(t588);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)))) { m.touched ||= p >= end; return -1; }
      p = readBadWideColon(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBoldArgCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_number: string | null = null;
    let l_percent: string | null = null;
    l594: {
      const s595 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l596: {
          p = readPercentNumber(p);
          if (p < 0) { break l596; }
          l_number = m.value as string;
          const s597 = p;
          l598: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false))) {
              const s600 = p;
              l599: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l599; }
                if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; break l599; }
                p++;
                break l598;
              }
              p = s600;
            } else m.touched ||= p >= end;
          }
          l_percent = text.slice(s597, p);
          l603: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s601 = p;
              l602: {
                p = skipStrong(p);
                if (p < 0) { break l602; }
                p = skipHeaderTail(p);
                if (p < 0) { break l602; }
                p = s601;
                break l603;
              }
              p = s601;
            } else m.touched ||= p >= end;
            break l596;
          }
          break l594;
        }
        p = s595;
        l_number = null;
        l_percent = null;
      } else m.touched ||= p >= end;
      let m607 = false;
      l604: for (;;) {
        const s606 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l605: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              {
                const s608 = p;
                l609: {
                  p = skipStrong(p);
                  if (p < 0) { break l609; }
                  p = skipHeaderTail(p);
                  if (p < 0) { break l609; }
                  break l605;
                }
                p = s608;
              }
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l605; }
            p++;
            m607 = true;
            continue l604;
          }
          p = s606;
        } else m.touched ||= p >= end;
        break;
      }
      if (!m607) { return -1; }
    }
    const node: BoldArgNode = { type: 'BoldArg', start: m.base + start, end: m.base + p, number: l_number, percent: l_percent };
    m.value = node;
    return p;
  }

  function readBoldedHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
    let l_arg: BoldArgNode | PercentNode | ArgNode | null = null;
    l557: {
      const s558 = p;
      const t559 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l560: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l560; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l560; }
          p = readLooseWords(p);
          if (p < 0) { break l560; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)))) { m.touched ||= p >= end; break l560; }
          p = noteLooseColon(p);
          if (p < 0) { break l560; }
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l560; }
          p = readBoldArg(p);
          if (p < 0) { break l560; }
          l_arg = m.value as BoldArgNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l560; }
          p = skipStrong(p);
          if (p < 0) { break l560; }
          l613: {
            const s611 = p;
            l612: {
              p = skipHeaderTail(p);
              if (p < 0) { break l612; }
              p = s611;
              break l613;
            }
            p = s611;
            break l560;
          }
          break l557;
        }
        p = s558;
        m.forget(t559);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l614: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l614; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l614; }
          p = readLooseWords(p);
          if (p < 0) { break l614; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l614; }
          p = skipStrong(p);
          if (p < 0) { break l614; }
          l617: {
            const s615 = p;
            l616: {
              p = skipHeaderTail(p);
              if (p < 0) { break l616; }
              p = s615;
              break l617;
            }
            p = s615;
            break l614;
          }
          break l557;
        }
        p = s558;
        m.forget(t559);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l618: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l618; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l618; }
          p = readLooseWords(p);
          if (p < 0) { break l618; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l618; }
          p = skipStrong(p);
          if (p < 0) { break l618; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)))) { m.touched ||= p >= end; break l618; }
          p = noteLooseColon(p);
          if (p < 0) { break l618; }
          l619: {
            const s620 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
              l621: {
                p = readPercent(p);
                if (p < 0) { break l621; }
                l_arg = m.value as PercentNode;
                break l619;
              }
              p = s620;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l618; }
            p = readArg(p);
            if (p < 0) { break l618; }
            l_arg = m.value as ArgNode;
          }
          l624: {
            const s622 = p;
            l623: {
              p = skipHeaderTail(p);
              if (p < 0) { break l623; }
              p = s622;
              break l624;
            }
            p = s622;
            break l618;
          }
          break l557;
        }
        p = s558;
        m.forget(t559);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l625: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l625; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l625; }
          p = readLooseWords(p);
          if (p < 0) { break l625; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l625; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l625; }
          p = skipStrong(p);
          if (p < 0) { break l625; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l626: {
            const s627 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
              l628: {
                p = readPercent(p);
                if (p < 0) { break l628; }
                l_arg = m.value as PercentNode;
                break l626;
              }
              p = s627;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l625; }
            p = readArg(p);
            if (p < 0) { break l625; }
            l_arg = m.value as ArgNode;
          }
          l631: {
            const s629 = p;
            l630: {
              p = skipHeaderTail(p);
              if (p < 0) { break l630; }
              p = s629;
              break l631;
            }
            p = s629;
            break l625;
          }
          break l557;
        }
        p = s558;
        m.forget(t559);
        l_arg = null;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readLooseWords(p);
      if (p < 0) { return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = noteLooseColon(p);
      if (p < 0) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; return -1; }
      p = readBadHeaderBold(p);
      if (p < 0) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
      p = readBoldArg(p);
      if (p < 0) { return -1; }
      l_arg = m.value as BoldArgNode;
      if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; return -1; }
      p = skipStrong(p);
      if (p < 0) { return -1; }
      l634: {
        const s632 = p;
        l633: {
          p = skipHeaderTail(p);
          if (p < 0) { break l633; }
          p = s632;
          break l634;
        }
        p = s632;
        return -1;
      }
    }
    const node: BoldedHeadNode = { type: 'BoldedHead', start: m.base + start, end: m.base + p, words: l_words, arg: l_arg };
    m.value = node;
    return p;
  }

  function readBadHeaderColonCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l653: {
      const s654 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l655: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l655; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l653;
        }
        p = s654;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
    }
    const node: BadHeaderColonNode = { type: 'BadHeaderColon', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readPlainHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
    let l_arg: PercentNode | ArgNode | null = null;
    l635: {
      const s636 = p;
      const t637 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l638: {
          p = readLooseWords(p);
          if (p < 0) { break l638; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)))) { m.touched ||= p >= end; break l638; }
          p = noteLooseColon(p);
          if (p < 0) { break l638; }
          l639: {
            const s640 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
              l641: {
                p = readPercent(p);
                if (p < 0) { break l641; }
                l_arg = m.value as PercentNode;
                break l639;
              }
              p = s640;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l638; }
            p = readArg(p);
            if (p < 0) { break l638; }
            l_arg = m.value as ArgNode;
          }
          l644: {
            const s642 = p;
            l643: {
              p = skipHeaderTail(p);
              if (p < 0) { break l643; }
              p = s642;
              break l644;
            }
            p = s642;
            break l638;
          }
          break l635;
        }
        p = s636;
        m.forget(t637);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l645: {
          p = readLooseWords(p);
          if (p < 0) { break l645; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l646: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
              const s648 = p;
              l647: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l647; }
                p++;
                break l646;
              }
              p = s648;
            } else m.touched ||= p >= end;
          }
          l651: {
            const s649 = p;
            l650: {
              p = skipHeaderTail(p);
              if (p < 0) { break l650; }
              p = s649;
              break l651;
            }
            p = s649;
            break l645;
          }
          break l635;
        }
        p = s636;
        m.forget(t637);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l652: {
          p = readLooseWords(p);
          if (p < 0) { break l652; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)))) { m.touched ||= p >= end; break l652; }
          p = readBadHeaderColon(p);
          if (p < 0) { break l652; }
          l656: {
            const s657 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
              l658: {
                p = readPercent(p);
                if (p < 0) { break l658; }
                l_arg = m.value as PercentNode;
                break l656;
              }
              p = s657;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l652; }
            p = readArg(p);
            if (p < 0) { break l652; }
            l_arg = m.value as ArgNode;
          }
          l661: {
            const s659 = p;
            l660: {
              p = skipHeaderTail(p);
              if (p < 0) { break l660; }
              p = s659;
              break l661;
            }
            p = s659;
            break l652;
          }
          break l635;
        }
        p = s636;
        m.forget(t637);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 304))) {
        l662: {
          l663: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s665 = p;
              const t666 = m.trail.length;
              l664: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l664; }
                break l663;
              }
              p = s665;
              m.forget(t666);
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l662; }
          p = readLooseWords(p);
          if (p < 0) { break l662; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l667: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s669 = p;
              const t670 = m.trail.length;
              l668: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l668; }
                break l667;
              }
              p = s669;
              m.forget(t670);
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)))) { m.touched ||= p >= end; break l662; }
          p = noteLooseColon(p);
          if (p < 0) { break l662; }
          l671: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s673 = p;
              const t674 = m.trail.length;
              l672: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l672; }
                break l671;
              }
              p = s673;
              m.forget(t674);
            } else m.touched ||= p >= end;
          }
          l675: {
            if (p < end) {
              const s677 = p;
              l676: {
                l678: {
                  const s679 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
                    l680: {
                      p = readPercent(p);
                      if (p < 0) { break l680; }
                      l_arg = m.value as PercentNode;
                      break l678;
                    }
                    p = s679;
                  } else m.touched ||= p >= end;
                  if (!(p < end)) { m.touched ||= p >= end; break l676; }
                  p = readArg(p);
                  if (p < 0) { break l676; }
                  l_arg = m.value as ArgNode;
                }
                break l675;
              }
              p = s677;
            } else m.touched ||= p >= end;
            l_arg = null;
          }
          l683: {
            const s681 = p;
            l682: {
              p = skipHeaderTail(p);
              if (p < 0) { break l682; }
              p = s681;
              break l683;
            }
            p = s681;
            break l662;
          }
          break l635;
        }
        p = s636;
        m.forget(t637);
        l_arg = null;
      } else m.touched ||= p >= end;
      l684: {
        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
          const s686 = p;
          const t687 = m.trail.length;
          l685: {
            p = readBadHeaderBold(p);
            if (p < 0) { break l685; }
            break l684;
          }
          p = s686;
          m.forget(t687);
        } else m.touched ||= p >= end;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readLooseWords(p);
      if (p < 0) { return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      l688: {
        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
          const s690 = p;
          const t691 = m.trail.length;
          l689: {
            p = readBadHeaderBold(p);
            if (p < 0) { break l689; }
            break l688;
          }
          p = s690;
          m.forget(t691);
        } else m.touched ||= p >= end;
      }
      l694: {
        const s692 = p;
        l693: {
          p = skipHeaderTail(p);
          if (p < 0) { break l693; }
          p = s692;
          break l694;
        }
        p = s692;
        return -1;
      }
    }
    const node: PlainHeadNode = { type: 'PlainHead', start: m.base + start, end: m.base + p, words: l_words, arg: l_arg };
    m.value = node;
    return p;
  }

  function readLooseHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: BoldedHeadNode | PlainHeadNode;
    l553: {
      const s554 = p;
      const t555 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 304))) {
        l556: {
          p = readBoldedHead(p);
          if (p < 0) { break l556; }
          value = m.value as BoldedHeadNode;
          break l553;
        }
        p = s554;
        m.forget(t555);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readPlainHead(p);
      if (p < 0) { return -1; }
      value = m.value as PlainHeadNode;
    }
    m.value = value;
    return p;
  }

  function readLooseHeaderCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_head!: BoldedHeadNode | PlainHeadNode;
    l510: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        const s508 = p;
        l509: {
          p = skipNoises(p);
          if (p < 0) { break l509; }
          let n514 = 0;
          l511: for (;;) {
            if (n514 >= 3) break;
            const s513 = p;
            l512: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l512; }
              p++;
              n514++;
              continue l511;
            }
            p = s513;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l509; }
          p = skipKnownHash(p);
          if (p < 0) { break l509; }
          p = s508;
          break l510;
        }
        p = s508;
      } else m.touched ||= p >= end;
      return -1;
    }
    l515: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s517 = p;
        const t518 = m.trail.length;
        l516: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l516; }
          break l515;
        }
        p = s517;
        m.forget(t518);
      } else m.touched ||= p >= end;
    }
    let n526 = 0;
    l523: for (;;) {
      if (n526 >= 3) break;
      const s525 = p;
      l524: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l524; }
        p++;
        n526++;
        continue l523;
      }
      p = s525;
      break;
    }
    if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; return -1; }
    p = noteHashes(p);
    if (p < 0) { return -1; }
    p = noteHashSpace(p);
    if (p < 0) { return -1; }
    l549: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s551 = p;
        const t552 = m.trail.length;
        l550: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l550; }
          break l549;
        }
        p = s551;
        m.forget(t552);
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = readLooseHead(p);
    if (p < 0) { return -1; }
    l_head = m.value as BoldedHeadNode | PlainHeadNode;
    l695: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s697 = p;
        const t698 = m.trail.length;
        l696: {
          p = readBadHeaderClose(p);
          if (p < 0) { break l696; }
          break l695;
        }
        p = s697;
        m.forget(t698);
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l699: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s701 = p;
        const t702 = m.trail.length;
        l700: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l700; }
          break l699;
        }
        p = s701;
        m.forget(t702);
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    const node: LooseHeaderNode = { type: 'LooseHeader', start: m.base + start, end: m.base + p, head: l_head };
    m.value = node;
    return p;
  }

  function read_headerCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    l417: {
      const s418 = p;
      const t419 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l420: {
          p = readExactHeader(p);
          if (p < 0) { break l420; }
          value = m.value as ExactHeaderNode;
          break l417;
        }
        p = s418;
        m.forget(t419);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        l507: {
          p = readLooseHeader(p);
          if (p < 0) { break l507; }
          value = m.value as LooseHeaderNode;
          break l417;
        }
        p = s418;
        m.forget(t419);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false))) {
        l703: {
          p = readBoldHeader(p);
          if (p < 0) { break l703; }
          value = m.value as BoldHeaderNode;
          break l417;
        }
        p = s418;
        m.forget(t419);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = readOtherHeader(p);
      if (p < 0) { return -1; }
      value = m.value as OtherHeaderNode;
    }
    m.value = value;
    return p;
  }

  function readHeaderCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
      {
        const s414 = p;
        l415: {
          p = skipCutHeader(p);
          if (p < 0) { break l415; }
          return -1;
        }
        p = s414;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = read_header(p);
    if (p < 0) { return -1; }
    value = m.value as ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    m.value = value;
    return p;
  }

  function skipProseTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
    p++;
    l715: for (;;) {
      const s717 = p;
      if (p < end) {
        l716: {
          l719: {
            const s720 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l721: {
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l721; }
                p++;
                const near722 = p + 4;
                while (p < near722 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near722) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r";
                break l719;
              }
              p = s720;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l723: {
                p = skipNewline(p);
                if (p < 0) { break l723; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l723; }
                break l719;
              }
              p = s720;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l716; }
            p = skipNewline(p);
            if (p < 0) { break l716; }
            {
              const s724 = p;
              l725: {
                p = skipProseStop(p);
                if (p < 0) { break l725; }
                break l716;
              }
              p = s724;
            }
          }
          continue l715;
        }
        p = s717;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function readProseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
    p = skipProseText(p);
    if (p < 0) { return -1; }
    p = readTextEnd(p);
    if (p < 0) { return -1; }
    const node: ProseNode = { type: 'Prose', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readBlockTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l735: for (;;) {
      const s737 = p;
      if (p < end) {
        l736: {
          l739: {
            const s740 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l741: {
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l741; }
                p++;
                const near742 = p + 4;
                while (p < near742 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near742) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r";
                break l739;
              }
              p = s740;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l743: {
                p = skipNewline(p);
                if (p < 0) { break l743; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l743; }
                break l739;
              }
              p = s740;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l736; }
            p = skipNewline(p);
            if (p < 0) { break l736; }
            if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
              {
                const s744 = p;
                l745: {
                  p = skipFenceClose(p);
                  if (p < 0) { break l745; }
                  break l736;
                }
                p = s744;
              }
            } else m.touched ||= p >= end;
            {
              const s747 = p;
              l748: {
                if (p < end) { break l748; }
                m.touched ||= p >= end;
                break l736;
              }
              p = s747;
            }
          }
          continue l735;
        }
        p = s737;
      } else m.touched ||= p >= end;
      break;
    }
    const node: BlockTextNode = { type: 'BlockText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readMoreTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l753: for (;;) {
      const s755 = p;
      if (p < end) {
        l754: {
          l757: {
            const s758 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l759: {
                p = skipNewline(p);
                if (p < 0) { break l759; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l759; }
                break l757;
              }
              p = s758;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l760: {
                p = skipNewline(p);
                if (p < 0) { break l760; }
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
                  {
                    const s761 = p;
                    l762: {
                      p = skipHeadingStart(p);
                      if (p < 0) { break l762; }
                      break l760;
                    }
                    p = s761;
                  }
                } else m.touched ||= p >= end;
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  {
                    const s764 = p;
                    l765: {
                      p = skipDeepFence(p);
                      if (p < 0) { break l765; }
                      break l760;
                    }
                    p = s764;
                  }
                } else m.touched ||= p >= end;
                {
                  const s767 = p;
                  l768: {
                    p = skipProseStop(p);
                    if (p < 0) { break l768; }
                    break l760;
                  }
                  p = s767;
                }
                break l757;
              }
              p = s758;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l754; }
            p++;
            const near770 = p + 4;
            while (p < near770 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
            if (p === near770) p = STOPS_0.next(p);
            m.touched ||= p >= end && "^\n\r";
          }
          continue l753;
        }
        p = s755;
      } else m.touched ||= p >= end;
      break;
    }
    const node: MoreTextNode = { type: 'MoreText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readAnyPartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode;
    l730: {
      const s731 = p;
      const t732 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l733: {
          p = readGap(p);
          if (p < 0) { break l733; }
          value = m.value as GapNode;
          break l730;
        }
        p = s731;
        m.forget(t732);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l734: {
          p = readBlock(p);
          if (p < 0) { break l734; }
          value = m.value as BlockNode;
          break l730;
        }
        p = s731;
        m.forget(t732);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60))) {
        l750: {
          p = readComment(p);
          if (p < 0) { break l750; }
          value = m.value as CommentNode;
          break l730;
        }
        p = s731;
        m.forget(t732);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
        l751: {
          p = readBadNoiseLines(p);
          if (p < 0) { break l751; }
          value = m.value as BadNoiseLinesNode;
          break l730;
        }
        p = s731;
        m.forget(t732);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) {
        l752: {
          p = readField(p);
          if (p < 0) { break l752; }
          value = m.value as FieldNode;
          break l730;
        }
        p = s731;
        m.forget(t732);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
        l771: {
          p = readListBlock(p);
          if (p < 0) { break l771; }
          value = m.value as ListBlockNode;
          break l730;
        }
        p = s731;
        m.forget(t732);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
        l772: {
          p = readEntry(p);
          if (p < 0) { break l772; }
          value = m.value as EntryNode;
          break l730;
        }
        p = s731;
        m.forget(t732);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l773: {
          p = readMissingFenceRun(p);
          if (p < 0) { break l773; }
          value = m.value as MissingFenceRunNode;
          break l730;
        }
        p = s731;
        m.forget(t732);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
      p = readProse(p);
      if (p < 0) { return -1; }
      value = m.value as ProseNode;
    }
    m.value = value;
    return p;
  }

  function readBodyPartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
    l711: {
      const s712 = p;
      const t713 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        l714: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l714; }
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l714; }
          p = readProse(p);
          if (p < 0) { break l714; }
          value = m.value as ProseNode;
          break l711;
        }
        p = s712;
        m.forget(t713);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
        {
          const s727 = p;
          l728: {
            p = skipBodyStop(p);
            if (p < 0) { break l728; }
            return -1;
          }
          p = s727;
        }
      } else m.touched ||= p >= end;
      if (!(p < end)) { m.touched ||= p >= end; return -1; }
      p = readAnyPart(p);
      if (p < 0) { return -1; }
      value = m.value as GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode;
    }
    m.value = value;
    return p;
  }

  function readWholeMessageCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_header!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    let l_parts!: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[];
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readHeader(p);
    if (p < 0) { return -1; }
    l_header = m.value as ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    const list709: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[] = [];
    l704: for (;;) {
      const s706 = p;
      const t707 = m.trail.length;
      if (p < end) {
        l705: {
          let v708!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          p = readBodyPart(p);
          if (p < 0) { break l705; }
          v708 = m.value as ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          list709.push(v708);
          continue l704;
        }
        p = s706;
        m.forget(t707);
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list709;
    l776: {
      const s774 = p;
      l775: {
        l777: {
          const s778 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
            l779: {
              p = skipBodyStop(p);
              if (p < 0) { break l779; }
              break l777;
            }
            p = s778;
          } else m.touched ||= p >= end;
          if (p < end) { break l775; }
          m.touched ||= p >= end;
        }
        p = s774;
        break l776;
      }
      p = s774;
      return -1;
    }
    const node: WholeMessageNode = { type: 'WholeMessage', start: m.base + start, end: m.base + p, header: l_header, parts: l_parts };
    m.value = node;
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
  const readGap = coded(readGapCode, "\t\n\r ");
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
  const skipNoiseLines = seq(skipNoiseLine, repeat(m, { least: 0, most: 15 }, choice(m, skipNoiseLine,
        skipBlankLine)));
  const skipNoises = coded(skipNoisesCode, null, true);
  const skipStrong = coded(skipStrongCode, "*_", true);
  const skipArgWords = coded(skipArgWordsCode, "EPSeps", true);
  const skipTitleWords = coded(skipTitleWordsCode, "ASas", true);
  const skipBareWords = coded(skipBareWordsCode, "IOio\u0130", true);
  const skipKnownWords = coded(skipKnownWordsCode, "AEIOPSaeiops\u0130", true);
  const skipHeaderTail = coded(skipHeaderTailCode, null, true);
  const skipStateWord = seq(choice(m, caseless(m, "ready"), caseless(m, "working"), caseless(m, "complete"),
      caseless(m, "failed"), caseless(m, "cancelled")), and(m, skipHeaderTail));
  const skipKnownHash = coded(skipKnownHashCode, "#", true);
  const skipBoldText = seq(one(m, "^\n\r*_"), many(m, 0, seq(not(m, seq(skipStrong, skipNoises, run(m, "\t "),
            skipLineEnd)), one(m, "^\n\r*"))));
  const skip_boldHeader = seq(skipStrong, choice(m, seq(skipArgWords, run(m, "\t "), lit(m, ":"), run(m, "\t "),
        skipBoldText), seq(skipTitleWords, optional(m, seq(run(m, "\t "), lit(m, ":"), run(m, "\t "),
            skipBoldText))), skipBareWords), skipStrong, skipNoises, run(m, "\t "), skipLineEnd);
  const skipKnownHeader = coded(skipKnownHeaderCode, "\u001b #*<_", true);
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
  const skipArgWord = coded(skipArgWordCode, "ES", true);
  const skipTitledWord = coded(skipTitledWordCode, "AS", true);
  const skipWholeBold = choice(m, seq(choice(m, skipArgWord, lit(m, "Progress"), skipTitledWord), lit(m, ":"), run(m,
      "\t "), run(m, "^\n\r*_", 1)), lit(m, "AI Directive"), lit(m, "Suggestions"), seq(lit(m, "Output"),
      optional(m, choice(m, lit(m, " Data"), lit(m, " Files")))), lit(m, "Input Needed"));
  const skipWholeMarks = choice(m, seq(skipIndent, repeat(m, { least: 1, most: 6 }, lit(m, "#")), run(m, "\t "),
      skipWholeHead, skipEof), seq(skipIndent, lit(m, "**"), skipWholeBold, lit(m, "**"), skipEof), seq(skipIndent,
      lit(m, "__"), skipWholeBold, lit(m, "__"), skipEof));
  const readCutMarks = pick(m, 1, cut(m, skipWholeMarks), repeat(m, { least: 1, listed: true }, text(m, one(m,
  "^\n\r"))));
  const skipCutMarks = quiet(m, readCutMarks);
  const skipCutHeader = coded(skipCutHeaderCode, " #*_", true);
  const skipHeaderStart = coded(skipHeaderStartCode, "\u001b #*<_", true);
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
  const noteNoiseLines = seq(noteNoiseLine, repeat(m, { least: 0, most: 15 }, choice(m, noteNoiseLine,
        noteBlankLine)));
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
  const skipThematicBreak = coded(skipThematicBreakCode, "\t *\\-_", true);
  const skipItemMarker = coded(skipItemMarkerCode, "*+\\-0-9", true);
  const skipEntryStart = coded(skipEntryStartCode, "\t\u001b *+\\-0-9<_", true);
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
  const skipFieldStart = coded(skipFieldStartCode, "\u001b *<DERV_derv", true);
  const skipCutFence = seq(skipIndent, choice(m, lit(m, "``"), lit(m, "`"), lit(m, "~~"), lit(m, "~")), skipEof);
  const skipProseStop = coded(skipProseStopCode, null, true);
  const text79 = text79Code;
  const readTextEnd = node(m, (start, end) => ({ type: 'TextEnd', start, end }), optional(m, noteEol));
  const leaf95 = leaf(m, readTextEnd);
  const skipBodyStop = coded(skipBodyStopCode, "\u001b #*<_`~", true);
  const leaf97 = leaf(m, not(m, skipBodyStop));
  const leaf99 = leaf(m, readGap);
  const readBlockHead = coded(readBlockHeadCode, " `~", true);
  const leaf100 = leaf(m, readBlockHead);
  const text102 = text102Code;
  const readFenceLine = node(m, (start, end) => ({ type: 'FenceLine', start, end }), skipFenceClose);
  const readBlockEnd = node(m, (start, end, l) => ({ type: 'BlockEnd', start, end, fence: l[0] }), seq(skipNewline,
      label(m, 0, readFenceLine), noteLineEnd));
  const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }),
    optional(m, skipNewline));
  const leaf103 = leaf(m, choice(m, readBlockEnd, readMissingFenceEnd));
  const readCommentHead = node(m, (start, end) => ({ type: 'CommentHead', start, end }), skipCommentStart);
  const leaf107 = leaf(m, readCommentHead);
  const text109 = rounds(m, { run: "^\r\\-", least: 1 }, { before: lit(m, "\r\n") }, { before: lit(m, "\n") },
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
  const readCodeOfOne = coded(readCodeOfOneCode, null, true);
  const readTickRun = text(m, run(m, "`", 1));
  const readSameRun = same(m, 3, readTickRun);
  const skipSameRun = quiet(m, readSameRun);
  const skipTickRun = run(m, "`", 1);
  const readCodeOfMany = node(m, (start, end) => ({ type: 'CodeOfMany', start, end }), many(m, 1, choice(m, run(m,
          "^\n\r`", 1), seq(not(m, skipSameRun), skipTickRun))));
  const readLongCode = handing(m, 3, pick(m, 2, hand(m, 3, [], text(m, repeat(m, { least: 2, most: 24 }, lit(m,
      "`")))), not(m, lit(m, "`")), readCodeOfMany, skipSameRun));
  const readCodeSpan = coded(readCodeSpanCode, "`", true);
  const readFieldValue = node(m, (start, end) => ({ type: 'FieldValue', start, end }), run(m, "^\n\r"));
  const readFieldLine = coded(readFieldLineCode, "\t\u001b *<DERV_derv", true);
  const leaf114 = leaf(m, readFieldLine);
  const skipHeadingStart = seq(skipIndent, skipNoises, repeat(m, { least: 1, most: 6 }, lit(m, "#")), one(m, "\t "));
  const skipTabIndent = seq(repeat(m, { least: 0, most: 3 }, lit(m, " ")), lit(m, "\t"));
  const skipDeepIndent = choice(m, lit(m, "    "), skipTabIndent);
  const skipDeepFence = seq(skipDeepIndent, run(m, "\t "), skipOpenRun);
  const text130 = text130Code;
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
  const readItemMarker = coded(readItemMarkerCode, "*+\\-0-9", true);
  const readFirstCode = coded(readFirstCodeCode, "*_`", true);
  const skipSeparator = coded(skipSeparatorCode, "\t :", true);
  const skipCodeOfOne = coded(skipCodeOfOneCode, null, true);
  const skipLongCode = quiet(m, readLongCode);
  const skipCodeSpan = coded(skipCodeSpanCode, "`", true);
  const skipEntryPart = coded(skipEntryPartCode, "^\n\r", true);
  const readEntryBefore = coded(readEntryBeforeCode, null, true);
  const readSeparator = coded(readSeparatorCode, "\t :", true);
  const skipEntryTail = coded(skipEntryTailCode, null, true);
  const readEntryCode = coded(readEntryCodeCode, "\u001b<`", true);
  const skipEntryCode = coded(skipEntryCodeCode, "\u001b<`", true);
  const readEntryAfter = coded(readEntryAfterCode, null, true);
  const readEntryText = coded(readEntryTextCode, null, true);
  const readEntryLine = coded(readEntryLineCode, "\t\u001b *+\\-0-9<_", true);
  const leaf151 = leaf(m, readEntryLine);
  const readMoreCode = node(m, (start, end, l) => ({ type: 'MoreCode', start, end, code: l[0] }), seq(noteEol, run(m,
      "\t "), skipNoises, label(m, 0, readCodeSpan), run(m, "\t "), skipNoises, and(m, skipLineEnd)));
  const leaf167 = leaf(m, optional(m, readMoreCode));
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
          body: l[1], close: l[2] }), seq(noteEol, many(m, 0, noteBlankLine), hand(m, 1, ["run"], label(m, 0,
            readDeepHead)), noteLineEnd, label(m, 1, readDeepBody), label(m, 2, readDeepClose))));
  const leaf169 = leaf(m, readDeepBlock);
  const readMissingFenceRun = mistake(m, (start, end, raw) => ({ type: 'MissingFenceRun', start, end, raw }),
    skipCutFence);
  const leaf176 = leaf(m, readMissingFenceRun);
  const leaf178 = leaf(m, and(m, skipWholeWrapper));
  const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
    seq(and(m, skipWrapperAhead), label(m, 0, readFenceOpen)));
  const leaf179 = leaf(m, readBadWrapper);
  const skipNoisyLine = coded(skipNoisyLineCode, "^\n\r", true);
  const readArgWord = coded(readArgWordCode, "ES", true);
  const skip_boldArg = seq(skipStrong, run(m, "^\n\r*"), skipStrong, run(m, "\t "), skipLineEnd);
  const skipClosingSigns = seq(run(m, "#", 1), run(m, "\t "), skipNoises, skipLineEnd);
  const skipArgPart = coded(skipArgPartCode, "^", true);
  const readArg = coded(readArgCode, "^", true);
  const readPercentNumber = coded(readPercentNumberCode, "\\-0-9", true);
  const readPercent = coded(readPercentCode, "\u001b\\-0-9<", true);
  const readTitledWord = coded(readTitledWordCode, "AS", true);
  const readBareWord = coded(readBareWordCode, "IO", true);
  const readExactHead = coded(readExactHeadCode, "AEIOPS", true);
  const readExactHeader = coded(readExactHeaderCode, " #");
  const readBadHeaderNoise = coded(readBadHeaderNoiseCode, "\u001b<");
  const readBadHeaderLevel = coded(readBadHeaderLevelCode, "#");
  const noteHashes = coded(noteHashesCode, "#");
  const readBadHeaderSpace = coded(readBadHeaderSpaceCode, null);
  const noteHashSpace = coded(noteHashSpaceCode, null);
  const readBadHeaderBold = coded(readBadHeaderBoldCode, "*_");
  const readExactWords = coded(readExactWordsCode, "AEIOPS", true);
  const skipLetters = coded(skipLettersCode, "AEIOPSaeiops\u0130", true);
  const readBadHeaderCase = coded(readBadHeaderCaseCode, "AEIOPSaeiops\u0130");
  const readLooseWords = coded(readLooseWordsCode, "AEIOPSaeiops\u0130");
  const readBadColonNoise = mistake(m, (start, end, raw) => ({ type: 'BadColonNoise', start, end, raw }), seq(run(m,
      "\t "), skipNoises, lit(m, ":"), run(m, "\t "), skipNoises));
  const noteTintedColon = seq(and(m, seq(run(m, "\t "), optional(m, seq(lit(m, ":"), run(m, "\t "))), skipNoise)),
    readBadColonNoise);
  const readBadWideColon = coded(readBadWideColonCode, "\t :");
  const noteLooseColon = coded(noteLooseColonCode, "\t\u001b :<");
  const readBoldArg = coded(readBoldArgCode, "^\n\r", true);
  const readBoldedHead = coded(readBoldedHeadCode, "*AEIOPS_aeiops\u0130");
  const readBadHeaderColon = coded(readBadHeaderColonCode, "\t :");
  const readPlainHead = coded(readPlainHeadCode, "*AEIOPS_aeiops\u0130");
  const readLooseHead = coded(readLooseHeadCode, "*AEIOPS_aeiops\u0130");
  const readBadHeaderClose = mistake(m, (start, end, raw) => ({ type: 'BadHeaderClose', start, end, raw }),
    seq(run(m, "\t ", 1), run(m, "#", 1)));
  const readLooseHeader = coded(readLooseHeaderCode, "\u001b #<");
  const readBoldHeader = node(m, (start, end, l) => ({ type: 'BoldHeader', start, end, words: l[0], arg: l[1] }),
    seq(optional(m, readBadHeaderNoise), and(m, seq(skipIndent, skip_boldHeader)), skipIndent, readBadHeaderBold,
      label(m, 0, readLooseWords), label(m, 1, optional(m, pick(m, 3, run(m, "\t "), lit(m, ":"), run(m, "\t "),
            readBoldArg))), skipStrong, optional(m, readBadHeaderNoise), run(m, "\t "), noteLineEnd));
  const readOtherHeader = node(m, (start, end, l) => ({ type: 'OtherHeader', start, end, arg: l[0] }), seq(not(m,
        skipKnownHeader), optional(m, readBadHeaderNoise), skipIndent, lit(m, "##"), and(m, choice(m, one(m, "\t "),
          skipLineEnd)), label(m, 0, optional(m, pick(m, 1, run(m, "\t ", 1), readArg))), run(m, "\t "), run(m, "#"),
      run(m, "\t "), optional(m, readBadHeaderNoise), run(m, "\t "), noteLineEnd));
  const read_header = coded(read_headerCode, "\u001b #*<_");
  const readHeader = coded(readHeaderCode, "\u001b #*<_");
  const skipProseText = coded(skipProseTextCode, "^\n\r", true);
  const readProse = coded(readProseCode, "^\n\r");
  const readBlockText = coded(readBlockTextCode, null, true);
  const readBlock = handing(m, 1, node(m, (start, end, l) => ({ type: 'Block', start, end, head: l[0], text: l[1],
          close: l[2] }), seq(hand(m, 1, ["run"], label(m, 0, readBlockHead)), label(m, 1, readBlockText), label(m,
          2, choice(m, readBlockEnd, readMissingFenceEnd)))));
  const skipCommentHead = skipCommentStart;
  const skipCommentText = many(m, 0, choice(m, run(m, "^\n\r\\-", 1), skipNewline, seq(not(m, lit(m, "-->")), lit(m,
  "-"))));
  const readComment = node(m, (start, end) => ({ type: 'Comment', start, end }), seq(skipCommentHead,
      skipCommentText, choice(m, readCommentEnd, readMissingCommentEnd)));
  const readMoreText = coded(readMoreTextCode, null, true);
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
  const readAnyPart = coded(readAnyPartCode, "^");
  const readBodyPart = coded(readBodyPartCode, "^");
  const readWholeMessage = coded(readWholeMessageCode, "\u001b #*<_");
  const leaf181 = leaf(m, readWholeMessage);
  const readMissingHeaderEnd = mistake(m, (start, end, raw) => ({ type: 'MissingHeaderEnd', start, end, raw }),
    skipCutHeader);
  const leaf235 = leaf(m, readMissingHeaderEnd);
  const leaf237 = leaf(m, readHeader);
  const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), seq(skip_wrapperEnd,
      noteLineEnd));
  const readMissingWrapperEnd = mistake(m, (start, end, raw) => ({ type: 'MissingWrapperEnd', start, end, raw }),
    lit(m, ""));
  const leaf238 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const leaf241 = leaf(m, choice(m, readGap, readBadNoiseLines));
  const readBadChat = mistake(m, (start, end, raw) => ({ type: 'BadChat', start, end, raw }), many(m, 1, seq(not(m,
          skipWrapperAhead), not(m, skipHeaderStart), not(m, skipNoiseTail), not(m, skipBlankLine), noteLine)));
  const leaf242 = leaf(m, readBadChat);

  const stepanyPart: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_5, STARTS_7, STARTS_8, STARTS_2, STARTS_9], alternatives: [{ op: 'leaf', read: leaf99 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf113 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf176 }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_10], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf77, body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf97, body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_11], alternatives: [{ op: 'leaf', read: leaf181, isShortcut: true }, { op: 'leaf', read: leaf235 }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', starts: [STARTS_13, STARTS_2, STARTS_10], alternatives: [{ op: 'leaf', read: leaf241 }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: leaf242 }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepturn }] } };
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
  const stepEntry: Step = { op: 'rule', name: 'Entry', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf151 }, { op: 'leaf', read: leaf167 }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: leaf169 } }, { op: 'leaf', read: leaf95 }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf179 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: leaf238 }] } };
  const stepMessage: Step = { op: 'rule', name: 'Message', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf237 }, { op: 'loop', body: stepbodyPart }] } };

  return {
    machine: m,
    steps: {
      Transcript: { op: 'again', step: () => stepTranscript },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes> = {
  starts: ['Transcript'],
  rules: once(makeRules),
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
