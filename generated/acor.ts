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
      const s11 = p;
      const t12 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l13: {

          p++;
          break l10;
        }
        p = s11;
        if (m.trail.length > t12) m.trail.length = t12;
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
        if (m.trail.length > t8) m.trail.length = t8;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) {
        {
          const s14 = p;
          l15: {
            p++;
            return -1;
          }
          p = s14;
        }
      } else m.touched ||= p >= end;
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
        if (m.trail.length > t4) m.trail.length = t4;
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
    let n20 = 0;
    l17: for (;;) {
      if (n20 >= 3) break;
      const s19 = p;
      l18: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l18; }
        p++;
        n20++;
        continue l17;
      }
      p = s19;
      break;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l24: {
      const s25 = p;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l26: {

          p++;
          break l24;
        }
        p = s25;
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
    l21: {
      const s22 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l23: {
          p = skipEol(p);
          if (p < 0) { break l23; }
          break l21;
        }
        p = s22;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s27 = p;
          l28: {
            p++;
            return -1;
          }
          p = s27;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l30: {
      const s31 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l32: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l32; }
          p = skipEol(p);
          if (p < 0) { break l32; }
          break l30;
        }
        p = s31;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) {
        {
          const s33 = p;
          l34: {
            p++;
            return -1;
          }
          p = s33;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipNoisesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l39: for (;;) {
      const s41 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l40: {
          p = skipNoise(p);
          if (p < 0) { break l40; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          continue l39;
        }
        p = s41;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipStrongCode(p: number): number {
    const { text, end } = m;
    l60: {
      const s61 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l62: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l62;
          }
          p += 2;
          break l60;
        }
        p = s61;
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
    l66: {
      const s67 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
        l68: {
          if (!m.isCaseless(p, "session")) { break l68; }
          p += 7;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "checkpoint")) { break l68; }
          p += 10;
          break l66;
        }
        p = s67;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
        l69: {
          if (!m.isCaseless(p, "session")) { break l69; }
          p += 7;
          break l66;
        }
        p = s67;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
        l70: {
          if (!m.isCaseless(p, "status")) { break l70; }
          p += 6;
          break l66;
        }
        p = s67;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
        l71: {
          if (!m.isCaseless(p, "progress")) { break l71; }
          p += 8;
          break l66;
        }
        p = s67;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "error")) { return -1; }
      p += 5;
    }
    return p;
  }

  function skipTitleWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l73: {
      const s74 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l75: {
          if (!m.isCaseless(p, "ai")) { break l75; }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "directive")) { break l75; }
          p += 9;
          break l73;
        }
        p = s74;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "suggestion")) { return -1; }
      p += 10;
      l76: {
        if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
          const s78 = p;
          l77: {
            if (!m.isCaseless(p, "s")) { break l77; }
            p += 1;
            break l76;
          }
          p = s78;
        } else m.touched ||= p >= end;
      }
    }
    return p;
  }

  function skipBareWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l79: {
      const s80 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l81: {
          if (!m.isCaseless(p, "output")) { break l81; }
          p += 6;
          l82: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
              const s84 = p;
              l83: {
                while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) p++;
                m.touched ||= p >= end;
                l85: {
                  const s86 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l87: {
                      if (!m.isCaseless(p, "data")) { break l87; }
                      p += 4;
                      break l85;
                    }
                    p = s86;
                  } else m.touched ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l83; }
                  p += 4;
                  l88: {
                    if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                      const s90 = p;
                      l89: {
                        if (!m.isCaseless(p, "s")) { break l89; }
                        p += 1;
                        break l88;
                      }
                      p = s90;
                    } else m.touched ||= p >= end;
                  }
                }
                break l82;
              }
              p = s84;
            } else m.touched ||= p >= end;
          }
          break l79;
        }
        p = s80;
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
    l63: {
      const s64 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
        l65: {
          p = skipArgWords(p);
          if (p < 0) { break l65; }
          break l63;
        }
        p = s64;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
        l72: {
          p = skipTitleWords(p);
          if (p < 0) { break l72; }
          break l63;
        }
        p = s64;
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
    l97: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s99 = p;
        l98: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l98; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l98; }
          p++;
          while ((p < end && text.charCodeAt(p) === 35)) p++;
          m.touched ||= p >= end;
          break l97;
        }
        p = s99;
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
    l50: {
      const s51 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l52: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l52;
          }
          p += 2;
          l53: for (;;) {
            const s55 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l54: {
                p = skipNoise(p);
                if (p < 0) { break l54; }
                continue l53;
              }
              p = s55;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l52; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l52; }
          l57: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s59 = p;
              l58: {
                p = skipStrong(p);
                if (p < 0) { break l58; }
                break l57;
              }
              p = s59;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l52; }
          p = skipKnownWords(p);
          if (p < 0) { break l52; }
          l91: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s93 = p;
              l92: {
                p = skipStrong(p);
                if (p < 0) { break l92; }
                break l91;
              }
              p = s93;
            } else m.touched ||= p >= end;
          }
          l94: {
            const s95 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
              l96: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l96; }
                if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l96; }
                p++;
                break l94;
              }
              p = s95;
            } else m.touched ||= p >= end;
            p = skipHeaderTail(p);
            if (p < 0) { break l52; }
          }
          break l50;
        }
        p = s51;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l100: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l100;
          }
          p += 2;
          l101: for (;;) {
            const s103 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l102: {
                p = skipNoise(p);
                if (p < 0) { break l102; }
                continue l101;
              }
              p = s103;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l100; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l100; }
          l105: {
            const s106 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
              l107: {
                if (!m.isCaseless(p, "status")) { break l107; }
                p += 6;
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l107; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l107; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)))) { m.touched ||= p >= end; break l107; }
                p = skipStateWord(p);
                if (p < 0) { break l107; }
                p = skipHeaderTail(p);
                if (p < 0) { break l107; }
                break l105;
              }
              p = s106;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "progress")) { break l100; }
            p += 8;
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l100; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l100; }
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)))) { m.touched ||= p >= end; break l100; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l100; }
            l108: {
              if ((p < end && text.charCodeAt(p) === 37)) {
                const s110 = p;
                l109: {

                  p++;
                  break l108;
                }
                p = s110;
              } else m.touched ||= p >= end;
            }
            p = skipHeaderTail(p);
            if (p < 0) { break l100; }
          }
          break l50;
        }
        p = s51;
      } else m.touched ||= p >= end;
      let n114 = 0;
      l111: for (;;) {
        if (n114 >= 6) break;
        const s113 = p;
        l112: {
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l112; }
          p++;
          n114++;
          continue l111;
        }
        p = s113;
        break;
      }
      if (n114 < 1) { return -1; }
      if ((p < end && text.charCodeAt(p) === 35)) {
        {
          const s115 = p;
          l116: {

            p++;
            return -1;
          }
          p = s115;
        }
      } else m.touched ||= p >= end;
      l118: for (;;) {
        const s120 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
          l119: {
            p = skipNoise(p);
            if (p < 0) { break l119; }
            continue l118;
          }
          p = s120;
        } else m.touched ||= p >= end;
        break;
      }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      p = skipNoises(p);
      if (p < 0) { return -1; }
      l122: {
        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
          const s124 = p;
          l123: {
            p = skipStrong(p);
            if (p < 0) { break l123; }
            break l122;
          }
          p = s124;
        } else m.touched ||= p >= end;
      }
      l125: {
        const s126 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          l127: {
            p = skipArgWords(p);
            if (p < 0) { break l127; }
            l128: {
              if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
                const s130 = p;
                l129: {
                  p = skipStrong(p);
                  if (p < 0) { break l129; }
                  break l128;
                }
                p = s130;
              } else m.touched ||= p >= end;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l127; }
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l127; }
            p++;
            l131: {
              if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
                const s133 = p;
                l132: {
                  p = skipStrong(p);
                  if (p < 0) { break l132; }
                  break l131;
                }
                p = s133;
              } else m.touched ||= p >= end;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l127; }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l127; }
            p++;
            break l125;
          }
          p = s126;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
          l134: {
            p = skipTitleWords(p);
            if (p < 0) { break l134; }
            l135: {
              if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
                const s137 = p;
                l136: {
                  p = skipStrong(p);
                  if (p < 0) { break l136; }
                  break l135;
                }
                p = s137;
              } else m.touched ||= p >= end;
            }
            l138: {
              const s139 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
                l140: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  p = skipNoises(p);
                  if (p < 0) { break l140; }
                  if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l140; }
                  p++;
                  break l138;
                }
                p = s139;
              } else m.touched ||= p >= end;
              p = skipHeaderTail(p);
              if (p < 0) { break l134; }
            }
            break l125;
          }
          p = s126;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
        p = skipBareWords(p);
        if (p < 0) { return -1; }
        l141: {
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            const s143 = p;
            l142: {
              p = skipStrong(p);
              if (p < 0) { break l142; }
              break l141;
            }
            p = s143;
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
    let n46 = 0;
    l43: for (;;) {
      if (n46 >= 3) break;
      const s45 = p;
      l44: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l44; }
        p++;
        n46++;
        continue l43;
      }
      p = s45;
      break;
    }
    l47: {
      const s48 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l49: {
          p = skipKnownHash(p);
          if (p < 0) { break l49; }
          break l47;
        }
        p = s48;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; return -1; }
      p = skip_boldHeader(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipArgWordCode(p: number): number {
    const { text, end } = m;
    l166: {
      const s167 = p;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l168: {
          if (!text.startsWith("Status", p)) {
            m.reaches(p, "Status");
            break l168;
          }
          p += 6;
          break l166;
        }
        p = s167;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 69)) {
        l169: {
          if (!text.startsWith("Error", p)) {
            m.reaches(p, "Error");
            break l169;
          }
          p += 5;
          break l166;
        }
        p = s167;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l170: {
          if (!text.startsWith("Session Checkpoint", p)) {
            m.reaches(p, "Session Checkpoint");
            break l170;
          }
          p += 18;
          break l166;
        }
        p = s167;
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
    l171: {
      const s172 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l173: {
          if (!text.startsWith("AI Directive", p)) {
            m.reaches(p, "AI Directive");
            break l173;
          }
          p += 12;
          break l171;
        }
        p = s172;
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
    l154: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        const s152 = p;
        l153: {
          let n158 = 0;
          l155: for (;;) {
            if (n158 >= 3) break;
            const s157 = p;
            l156: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l156; }
              p++;
              n158++;
              continue l155;
            }
            p = s157;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 35 || c === 42 || c === 95)))) { m.touched ||= p >= end; break l153; }
          p++;
          const near159 = p + 4;
          while (p < near159 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near159) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r";
          if (p < end) {
            {
              const s160 = p;
              l161: {
                p++;
                break l153;
              }
              p = s160;
            }
          } else m.touched ||= p >= end;
          p = s152;
          break l154;
        }
        p = s152;
      } else m.touched ||= p >= end;
      return -1;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
      {
        const s163 = p;
        l164: {
          p = skipLoneLetter(p);
          if (p < 0) { break l164; }
          return -1;
        }
        p = s163;
      }
    } else m.touched ||= p >= end;
    p = skipCutMarks(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipHeaderStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l36: {
      const s37 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l38: {
          p = skipKnownHeader(p);
          if (p < 0) { break l38; }
          break l36;
        }
        p = s37;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        l144: {
          p = skipNoises(p);
          if (p < 0) { break l144; }
          let n148 = 0;
          l145: for (;;) {
            if (n148 >= 3) break;
            const s147 = p;
            l146: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l146; }
              p++;
              n148++;
              continue l145;
            }
            p = s147;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l144;
          }
          p += 2;
          l149: {
            const s150 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l151: {
                p++;
                break l149;
              }
              p = s150;
            } else m.touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l144; }
          }
          break l36;
        }
        p = s37;
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
    l174: {
      const s175 = p;
      const t176 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l177: {
          p = noteEol(p);
          if (p < 0) { break l177; }
          break l174;
        }
        p = s175;
        if (m.trail.length > t176) m.trail.length = t176;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s178 = p;
          l179: {
            p++;
            return -1;
          }
          p = s178;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l181: {
      const s182 = p;
      const t183 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l184: {

          value = "\n";
          p++;
          break l181;
        }
        p = s182;
        if (m.trail.length > t183) m.trail.length = t183;
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
    const list190: " "[] = [];
    let n188 = 0;
    l185: for (;;) {
      if (n188 >= 3) break;
      const s187 = p;
      l186: {
        let v189!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l186; }
        v189 = " ";
        p++;
        list190.push(v189);
        n188++;
        continue l185;
      }
      p = s187;
      break;
    }
    value = list190;
    m.value = value;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "\n" | BadLineEndNode | null;
    l191: {
      const s192 = p;
      const t193 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l194: {
          p = readEol(p);
          if (p < 0) { break l194; }
          value = m.value as "\n" | BadLineEndNode;
          break l191;
        }
        p = s192;
        if (m.trail.length > t193) m.trail.length = t193;
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
    l199: {
      const s200 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l201: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l201;
          }
          p += 2;
          break l199;
        }
        p = s200;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l202: {

          p++;
          break l199;
        }
        p = s200;
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
    l220: {
      const s221 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l222: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l222; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l222; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.touched ||= p >= end;
          break l220;
        }
        p = s221;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l223: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l223; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l223; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.touched ||= p >= end;
          break l220;
        }
        p = s221;
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
    l224: {
      const s225 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        l226: {
          p++;
          break l224;
        }
        p = s225;
      } else m.touched ||= p >= end;
      let n232 = 0;
      l229: for (;;) {
        if (n232 >= 9) break;
        const s231 = p;
        l230: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l230; }
          p++;
          n232++;
          continue l229;
        }
        p = s231;
        break;
      }
      if (n232 < 1) { return -1; }
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
        const s217 = p;
        l218: {
          p = skipThematicBreak(p);
          if (p < 0) { break l218; }
          return -1;
        }
        p = s217;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipItemMarker(p);
    if (p < 0) { return -1; }
    l233: {
      const s234 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l235: {
          p++;
          break l233;
        }
        p = s234;
      } else m.touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipFieldStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n240 = 0;
    l237: for (;;) {
      if (n240 >= 3) break;
      const s239 = p;
      l238: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l238; }
        p++;
        n240++;
        continue l237;
      }
      p = s239;
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
    l210: {
      const s211 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l212: {
          p = skipBlankLine(p);
          if (p < 0) { break l212; }
          break l210;
        }
        p = s211;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l213: {
          p = skipHeaderStart(p);
          if (p < 0) { break l213; }
          break l210;
        }
        p = s211;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l214: {
          p = skipFenceStart(p);
          if (p < 0) { break l214; }
          break l210;
        }
        p = s211;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60))) {
        l215: {
          p = skipCommentStart(p);
          if (p < 0) { break l215; }
          break l210;
        }
        p = s211;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
        l216: {
          p = skipEntryStart(p);
          if (p < 0) { break l216; }
          break l210;
        }
        p = s211;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
        l236: {
          p = skipFieldStart(p);
          if (p < 0) { break l236; }
          break l210;
        }
        p = s211;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
        l241: {
          p = skipNoiseTail(p);
          if (p < 0) { break l241; }
          break l210;
        }
        p = s211;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l242: {
          p = skipCutFence(p);
          if (p < 0) { break l242; }
          break l210;
        }
        p = s211;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s243 = p;
          l244: {
            p++;
            return -1;
          }
          p = s243;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function text79Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near195 = p + 4;
        while (p < near195 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near195) p = STOPS_0.next(p);
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
        l196: {

          const near197 = p + 4;
          while (p < near197 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near197) p = STOPS_0.next(p);
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
        l198: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l198; }
          p = skipNewline(p);
          if (p < 0) { break l198; }
          l205: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
              const s203 = p;
              l204: {
                p++;
                p = s203;
                break l205;
              }
              p = s203;
            } else m.touched ||= p >= end;
            break l198;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l206: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l206; }
          p = skipNewline(p);
          if (p < 0) { break l206; }
          {
            const s207 = p;
            l208: {
              p = skipProseStop(p);
              if (p < 0) { break l208; }
              break l206;
            }
            p = s207;
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
    l246: {
      const s247 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l248: {
          p = skipHeaderStart(p);
          if (p < 0) { break l248; }
          break l246;
        }
        p = s247;
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
    l249: {
      const s250 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96))) {
        l251: {
          const s252 = p;
          let n256 = 0;
          l253: for (;;) {
            if (n256 >= 3) break;
            const s255 = p;
            l254: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l254; }
              p++;
              n256++;
              continue l253;
            }
            p = s255;
            break;
          }
          l_lead = text.slice(s252, p);
          const s257 = p;
          if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l251;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end;
          l_run = text.slice(s257, p);
          const s258 = p;
          const near259 = p + 4;
          while (p < near259 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
          if (p === near259) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^\n\r`";
          l_info = text.slice(s258, p);
          l262: {
            const s260 = p;
            l261: {
              p = skipLineEnd(p);
              if (p < 0) { break l261; }
              p = s260;
              break l262;
            }
            p = s260;
            break l251;
          }
          break l249;
        }
        p = s250;
      } else m.touched ||= p >= end;
      const s263 = p;
      let n267 = 0;
      l264: for (;;) {
        if (n267 >= 3) break;
        const s266 = p;
        l265: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l265; }
          p++;
          n267++;
          continue l264;
        }
        p = s266;
        break;
      }
      l_lead = text.slice(s263, p);
      const s268 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end;
      l_run = text.slice(s268, p);
      const s269 = p;
      const near270 = p + 4;
      while (p < near270 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
      if (p === near270) p = STOPS_0.next(p);
      m.touched ||= p >= end && "^\n\r";
      l_info = text.slice(s269, p);
      l273: {
        const s271 = p;
        l272: {
          p = skipLineEnd(p);
          if (p < 0) { break l272; }
          p = s271;
          break l273;
        }
        p = s271;
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
        const near274 = p + 4;
        while (p < near274 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near274) p = STOPS_0.next(p);
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
        l275: {

          const near276 = p + 4;
          while (p < near276 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near276) p = STOPS_0.next(p);
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
        l277: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l277; }
          p = skipNewline(p);
          if (p < 0) { break l277; }
          l280: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
              const s278 = p;
              l279: {
                p++;
                p = s278;
                break l280;
              }
              p = s278;
            } else m.touched ||= p >= end;
            break l277;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l281: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l281; }
          p = skipNewline(p);
          if (p < 0) { break l281; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s282 = p;
              l283: {
                p = skipFenceClose(p);
                if (p < 0) { break l283; }
                break l281;
              }
              p = s282;
            }
          } else m.touched ||= p >= end;
          {
            const s285 = p;
            l286: {
              if (p < end) {
                {
                  const s288 = p;
                  l289: {
                    p++;
                    break l286;
                  }
                  p = s288;
                }
              } else m.touched ||= p >= end;
              break l281;
            }
            p = s285;
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
    l301: for (;;) {
      const s303 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l302: {
          l305: {
            const s306 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l307: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; break l307; }
                p++;
                const near308 = p + 4;
                while (p < near308 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near308) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l305;
              }
              p = s306;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              m.reaches(p, "``");
              break l302;
            }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l301;
        }
        p = s303;
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
    l295: {
      const s296 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l297: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) {
            {
              const s298 = p;
              l299: {

                p++;
                break l297;
              }
              p = s298;
            }
          } else m.touched ||= p >= end;
          p = readCodeOfOne(p);
          if (p < 0) { break l297; }
          l_code = m.value as CodeOfOneNode;
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l297; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) {
            {
              const s309 = p;
              l310: {

                p++;
                break l297;
              }
              p = s309;
            }
          } else m.touched ||= p >= end;
          break l295;
        }
        p = s296;
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
    const s291 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l_lead = text.slice(s291, p);
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
    l292: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s294 = p;
        l293: {
          p = readCodeSpan(p);
          if (p < 0) { break l293; }
          l_code = m.value as CodeSpanNode;
          l312: {
            if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
              const s314 = p;
              l313: {
                p++;
                break l312;
              }
              p = s314;
            } else m.touched ||= p >= end;
          }
          l317: {
            const s315 = p;
            l316: {
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              m.touched ||= p >= end;
              p = skipNoises(p);
              if (p < 0) { break l316; }
              p = skipLineEnd(p);
              if (p < 0) { break l316; }
              p = s315;
              break l317;
            }
            p = s315;
            break l293;
          }
          break l292;
        }
        p = s294;
      } else m.touched ||= p >= end;
      l_code = null;
    }
    p = readFieldValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as FieldValueNode;
    l320: {
      const s318 = p;
      l319: {
        p = skipLineEnd(p);
        if (p < 0) { break l319; }
        p = s318;
        break l320;
      }
      p = s318;
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
        const near321 = p + 4;
        while (p < near321 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near321) p = STOPS_0.next(p);
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
        l322: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l322; }
          p = skipNewline(p);
          if (p < 0) { break l322; }
          l325: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
              const s323 = p;
              l324: {
                p++;
                p = s323;
                break l325;
              }
              p = s323;
            } else m.touched ||= p >= end;
            break l322;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l326: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l326; }
          p = skipNewline(p);
          if (p < 0) { break l326; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
            {
              const s327 = p;
              l328: {
                p = skipHeadingStart(p);
                if (p < 0) { break l328; }
                break l326;
              }
              p = s327;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            {
              const s330 = p;
              l331: {
                p = skipDeepFence(p);
                if (p < 0) { break l331; }
                break l326;
              }
              p = s330;
            }
          } else m.touched ||= p >= end;
          {
            const s333 = p;
            l334: {
              p = skipProseStop(p);
              if (p < 0) { break l334; }
              break l326;
            }
            p = s333;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l336: {

          const near337 = p + 4;
          while (p < near337 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near337) p = STOPS_0.next(p);
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
    l342: {
      const s343 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        l344: {
          const s345 = p;
          p++;
          value = text.slice(s345, p);
          break l342;
        }
        p = s343;
      } else m.touched ||= p >= end;
      const s346 = p;
      let n350 = 0;
      l347: for (;;) {
        if (n350 >= 9) break;
        const s349 = p;
        l348: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l348; }
          p++;
          n350++;
          continue l347;
        }
        p = s349;
        break;
      }
      if (n350 < 1) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) === 41 || c === 46)))) { m.touched ||= p >= end; return -1; }
      p++;
      value = text.slice(s346, p);
    }
    m.value = value;
    return p;
  }

  function skipSeparatorCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l367: {
      const s368 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l369: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l369; }
          p++;
          l370: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s372 = p;
              l371: {
                p = skipStrong(p);
                if (p < 0) { break l371; }
                break l370;
              }
              p = s372;
            } else m.touched ||= p >= end;
          }
          l373: {
            const s374 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l375: {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l375; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l373;
              }
              p = s374;
            } else m.touched ||= p >= end;
            l378: {
              const s376 = p;
              l377: {
                p = skipLineEnd(p);
                if (p < 0) { break l377; }
                p = s376;
                break l378;
              }
              p = s376;
              break l369;
            }
          }
          break l367;
        }
        p = s368;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l379: {
        const s380 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l381: {
            if (!text.startsWith("->", p)) {
              m.reaches(p, "->");
              break l381;
            }
            p += 2;
            break l379;
          }
          p = s380;
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
    l392: for (;;) {
      const s394 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l393: {
          l396: {
            const s397 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l398: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; break l398; }
                p++;
                const near399 = p + 4;
                while (p < near399 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near399) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l396;
              }
              p = s397;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              m.reaches(p, "``");
              break l393;
            }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l392;
        }
        p = s394;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipCodeSpanCode(p: number): number {
    const { text, end } = m;
    l386: {
      const s387 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l388: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) {
            {
              const s389 = p;
              l390: {

                p++;
                break l388;
              }
              p = s389;
            }
          } else m.touched ||= p >= end;
          p = skipCodeOfOne(p);
          if (p < 0) { break l388; }
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l388; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) {
            {
              const s400 = p;
              l401: {

                p++;
                break l388;
              }
              p = s400;
            }
          } else m.touched ||= p >= end;
          break l386;
        }
        p = s387;
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
    l382: {
      const s383 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
        l384: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l384; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r :`";
          break l382;
        }
        p = s383;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l385: {
          p = skipCodeSpan(p);
          if (p < 0) { break l385; }
          break l382;
        }
        p = s383;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l403: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l403; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l382;
        }
        p = s383;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l404: {

          p++;
          break l382;
        }
        p = s383;
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
    let l_first!: CodeSpanNode | null;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    l357: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s359 = p;
        l358: {
          p = readCodeSpan(p);
          if (p < 0) { break l358; }
          l_first = m.value as CodeSpanNode;
          break l357;
        }
        p = s359;
      } else m.touched ||= p >= end;
      l_first = null;
    }
    l360: for (;;) {
      const s362 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l361: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
            {
              const s364 = p;
              l365: {
                p = skipSeparator(p);
                if (p < 0) { break l365; }
                break l361;
              }
              p = s364;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l361; }
          p = skipEntryPart(p);
          if (p < 0) { break l361; }
          continue l360;
        }
        p = s362;
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
    l408: {
      const s409 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l410: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l410; }
          p++;
          l411: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s413 = p;
              l412: {
                p = skipStrong(p);
                if (p < 0) { break l412; }
                break l411;
              }
              p = s413;
            } else m.touched ||= p >= end;
          }
          l414: {
            const s415 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l416: {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l416; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l414;
              }
              p = s415;
            } else m.touched ||= p >= end;
            l419: {
              const s417 = p;
              l418: {
                p = skipLineEnd(p);
                if (p < 0) { break l418; }
                p = s417;
                break l419;
              }
              p = s417;
              break l410;
            }
          }
          break l408;
        }
        p = s409;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l420: {
        const s421 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l422: {
            if (!text.startsWith("->", p)) {
              m.reaches(p, "->");
              break l422;
            }
            p += 2;
            break l420;
          }
          p = s421;
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
    l426: {
      if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
        const s428 = p;
        l427: {
          p++;
          break l426;
        }
        p = s428;
      } else m.touched ||= p >= end;
    }
    l431: {
      const s429 = p;
      l430: {
        p = skipEntryTail(p);
        if (p < 0) { break l430; }
        p = s429;
        break l431;
      }
      p = s429;
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
    l440: {
      if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
        const s442 = p;
        l441: {
          p++;
          break l440;
        }
        p = s442;
      } else m.touched ||= p >= end;
    }
    l445: {
      const s443 = p;
      l444: {
        p = skipEntryTail(p);
        if (p < 0) { break l444; }
        p = s443;
        break l445;
      }
      p = s443;
      return -1;
    }
    return p;
  }

  function readEntryAfterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_last: EntryCodeNode | null = null;
    l423: {
      const s424 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
        l425: {
          p = readEntryCode(p);
          if (p < 0) { break l425; }
          l_last = m.value as EntryCodeNode;
          break l423;
        }
        p = s424;
        l_last = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l432: {
          l433: for (;;) {
            const s435 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l434: {
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
                  {
                    const s437 = p;
                    l438: {
                      p = skipSeparator(p);
                      if (p < 0) { break l438; }
                      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)))) { m.touched ||= p >= end; break l438; }
                      p = skipEntryCode(p);
                      if (p < 0) { break l438; }
                      break l434;
                    }
                    p = s437;
                  }
                } else m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l434; }
                p = skipEntryPart(p);
                if (p < 0) { break l434; }
                continue l433;
              }
              p = s435;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)))) { m.touched ||= p >= end; break l432; }
          p = skipSeparator(p);
          if (p < 0) { break l432; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)))) { m.touched ||= p >= end; break l432; }
          p = readEntryCode(p);
          if (p < 0) { break l432; }
          l_last = m.value as EntryCodeNode;
          break l423;
        }
        p = s424;
        l_last = null;
      } else m.touched ||= p >= end;
      l446: for (;;) {
        const s448 = p;
        if (p < end) {
          l447: {
            {
              const s450 = p;
              l451: {
                p = skipEntryTail(p);
                if (p < 0) { break l451; }
                break l447;
              }
              p = s450;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l447; }
            p = skipEntryPart(p);
            if (p < 0) { break l447; }
            continue l446;
          }
          p = s448;
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
    l405: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        const s407 = p;
        l406: {
          p = readSeparator(p);
          if (p < 0) { break l406; }
          l_separator = m.value as SeparatorNode;
          break l405;
        }
        p = s407;
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
    const s338 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l_lead = text.slice(s338, p);
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
      {
        const s339 = p;
        l340: {
          p = skipThematicBreak(p);
          if (p < 0) { break l340; }
          return -1;
        }
        p = s339;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = readItemMarker(p);
    if (p < 0) { return -1; }
    l_marker = m.value as string;
    l353: {
      const s351 = p;
      l352: {
        l354: {
          const s355 = p;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            l356: {
              p++;
              break l354;
            }
            p = s355;
          } else m.touched ||= p >= end;
          p = skipLineEnd(p);
          if (p < 0) { break l352; }
        }
        p = s351;
        break l353;
      }
      p = s351;
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
    l455: {
      const s453 = p;
      l454: {
        p = skipLineEnd(p);
        if (p < 0) { break l454; }
        p = s453;
        break l455;
      }
      p = s453;
      return -1;
    }
    const node: EntryLineNode = { type: 'EntryLine', start: m.base + start, end: m.base + p, lead: l_lead, marker: l_marker, text: l_text };
    m.value = node;
    return p;
  }

  function skipNoisyLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l470: for (;;) {
      const s472 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l471: {
          l474: {
            const s475 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
              l476: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l476; }
                p++;
                const near477 = p + 16;
                while (p < near477 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) p++;
                if (p === near477) p = STOPS_2.next(p);
                m.touched ||= p >= end && "^\n\r\u001b<";
                break l474;
              }
              p = s475;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              {
                const s478 = p;
                l479: {
                  p = skipNoise(p);
                  if (p < 0) { break l479; }
                  break l471;
                }
                p = s478;
              }
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l471; }
            p++;
          }
          continue l470;
        }
        p = s472;
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
    l484: {
      const s485 = p;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l486: {
          if (!text.startsWith("Status", p)) {
            m.reaches(p, "Status");
            break l486;
          }
          value = "Status";
          p += 6;
          break l484;
        }
        p = s485;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 69)) {
        l487: {
          if (!text.startsWith("Error", p)) {
            m.reaches(p, "Error");
            break l487;
          }
          value = "Error";
          p += 5;
          break l484;
        }
        p = s485;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l488: {
          if (!text.startsWith("Session Checkpoint", p)) {
            m.reaches(p, "Session Checkpoint");
            break l488;
          }
          value = "Session Checkpoint";
          p += 18;
          break l484;
        }
        p = s485;
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
    l499: {
      const s500 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
        l501: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l501; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b #<";
          break l499;
        }
        p = s500;
      } else m.touched ||= p >= end;
      {
        const s502 = p;
        l503: {
          p = skipHeaderTail(p);
          if (p < 0) { break l503; }
          return -1;
        }
        p = s502;
      }
      l505: {
        const s506 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
          l507: {
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l507; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            break l505;
          }
          p = s506;
        } else m.touched ||= p >= end;
        if ((p < end && text.charCodeAt(p) === 35)) {
          l508: {
            if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l508; }
            p++;
            while ((p < end && text.charCodeAt(p) === 35)) p++;
            m.touched ||= p >= end;
            break l505;
          }
          p = s506;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
          l509: {
            let m513 = false;
            l510: for (;;) {
              const s512 = p;
              if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
                l511: {
                  p = skipNoise(p);
                  if (p < 0) { break l511; }
                  m513 = true;
                  continue l510;
                }
                p = s512;
              } else m.touched ||= p >= end;
              break;
            }
            if (!m513) { break l509; }
            break l505;
          }
          p = s506;
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
        const s492 = p;
        l493: {
          p = skipClosingSigns(p);
          if (p < 0) { break l493; }
          return -1;
        }
        p = s492;
      }
    } else m.touched ||= p >= end;
    let m498 = false;
    l495: for (;;) {
      const s497 = p;
      if (p < end) {
        l496: {
          p = skipArgPart(p);
          if (p < 0) { break l496; }
          m498 = true;
          continue l495;
        }
        p = s497;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m498) { return -1; }
    const node: ArgNode = { type: 'Arg', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readPercentNumberCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s515 = p;
    l516: {
      if ((p < end && text.charCodeAt(p) === 45)) {
        const s518 = p;
        l517: {

          p++;
          break l516;
        }
        p = s518;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    l519: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s521 = p;
        l520: {

          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l520; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l519;
        }
        p = s521;
      } else m.touched ||= p >= end;
    }
    value = text.slice(s515, p);
    m.value = value;
    return p;
  }

  function readPercentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_number!: string;
    let l_percent!: string;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = readPercentNumber(p);
    if (p < 0) { return -1; }
    l_number = m.value as string;
    const s522 = p;
    l523: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false))) {
        const s525 = p;
        l524: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l524; }
          if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; break l524; }
          p++;
          break l523;
        }
        p = s525;
      } else m.touched ||= p >= end;
    }
    l_percent = text.slice(s522, p);
    l528: {
      const s526 = p;
      l527: {
        p = skipHeaderTail(p);
        if (p < 0) { break l527; }
        p = s526;
        break l528;
      }
      p = s526;
      return -1;
    }
    const node: PercentNode = { type: 'Percent', start: m.base + start, end: m.base + p, number: l_number, percent: l_percent };
    m.value = node;
    return p;
  }

  function readTitledWordCode(p: number): number {
    const { text, end } = m;
    let value!: "AI Directive" | "Suggestions";
    l530: {
      const s531 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l532: {
          if (!text.startsWith("AI Directive", p)) {
            m.reaches(p, "AI Directive");
            break l532;
          }
          value = "AI Directive";
          p += 12;
          break l530;
        }
        p = s531;
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
    l537: {
      const s538 = p;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l539: {
          if (!text.startsWith("Output Data", p)) {
            m.reaches(p, "Output Data");
            break l539;
          }
          value = "Output Data";
          p += 11;
          break l537;
        }
        p = s538;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l540: {
          if (!text.startsWith("Output Files", p)) {
            m.reaches(p, "Output Files");
            break l540;
          }
          value = "Output Files";
          p += 12;
          break l537;
        }
        p = s538;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l541: {
          if (!text.startsWith("Output", p)) {
            m.reaches(p, "Output");
            break l541;
          }
          value = "Output";
          p += 6;
          break l537;
        }
        p = s538;
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
    l481: {
      const s482 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 83))) {
        l483: {
          p = readArgWord(p);
          if (p < 0) { break l483; }
          l_words = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l483; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l483; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            {
              const s489 = p;
              l490: {
                p = skip_boldArg(p);
                if (p < 0) { break l490; }
                break l483;
              }
              p = s489;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l483; }
          p = readArg(p);
          if (p < 0) { break l483; }
          l_arg = m.value as ArgNode;
          break l481;
        }
        p = s482;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 80)) {
        l514: {
          if (!text.startsWith("Progress", p)) {
            m.reaches(p, "Progress");
            break l514;
          }
          l_words = "Progress";
          p += 8;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l514; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l514; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)))) { m.touched ||= p >= end; break l514; }
          p = readPercent(p);
          if (p < 0) { break l514; }
          l_arg = m.value as PercentNode;
          break l481;
        }
        p = s482;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l529: {
          p = readTitledWord(p);
          if (p < 0) { break l529; }
          l_words = m.value as "AI Directive" | "Suggestions";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l529; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l529; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            {
              const s533 = p;
              l534: {
                p = skip_boldArg(p);
                if (p < 0) { break l534; }
                break l529;
              }
              p = s533;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l529; }
          p = readArg(p);
          if (p < 0) { break l529; }
          l_arg = m.value as ArgNode;
          break l481;
        }
        p = s482;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l536: {
          p = readTitledWord(p);
          if (p < 0) { break l536; }
          l_words = m.value as "AI Directive" | "Suggestions";
          break l481;
        }
        p = s482;
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
    let n466 = 0;
    l463: for (;;) {
      if (n466 >= 3) break;
      const s465 = p;
      l464: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l464; }
        p++;
        n466++;
        continue l463;
      }
      p = s465;
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
        const s467 = p;
        l468: {
          p = skipNoisyLine(p);
          if (p < 0) { break l468; }
          return -1;
        }
        p = s467;
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
    let m557 = false;
    l554: for (;;) {
      const s556 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l555: {
          p = skipNoise(p);
          if (p < 0) { break l555; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          m557 = true;
          continue l554;
        }
        p = s556;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m557) { return -1; }
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
    l562: {
      const s563 = p;
      const t564 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l565: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l565;
          }
          p += 2;
          if ((p < end && text.charCodeAt(p) === 35)) {
            {
              const s566 = p;
              l567: {

                p++;
                break l565;
              }
              p = s566;
            }
          } else m.touched ||= p >= end;
          break l562;
        }
        p = s563;
        if (m.trail.length > t564) m.trail.length = t564;
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
    l569: {
      const s570 = p;
      const t571 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l572: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l572; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s573 = p;
              l574: {
                p = skipNoise(p);
                if (p < 0) { break l574; }
                break l572;
              }
              p = s573;
            }
          } else m.touched ||= p >= end;
          break l569;
        }
        p = s570;
        if (m.trail.length > t571) m.trail.length = t571;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
        l576: {
          l579: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
              const s577 = p;
              l578: {
                l580: {
                  const s581 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                    l582: {
                      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l582; }
                      p++;
                      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                      m.touched ||= p >= end;
                      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l582; }
                      p = skipNoise(p);
                      if (p < 0) { break l582; }
                      break l580;
                    }
                    p = s581;
                  } else m.touched ||= p >= end;
                  let m586 = false;
                  l583: for (;;) {
                    const s585 = p;
                    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
                      l584: {
                        p = skipNoise(p);
                        if (p < 0) { break l584; }
                        m586 = true;
                        continue l583;
                      }
                      p = s585;
                    } else m.touched ||= p >= end;
                    break;
                  }
                  if (!m586) { break l578; }
                  if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l578; }
                  p++;
                }
                p = s577;
                break l579;
              }
              p = s577;
            } else m.touched ||= p >= end;
            break l576;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l576; }
          p = readBadHeaderNoise(p);
          if (p < 0) { break l576; }
          break l569;
        }
        p = s570;
        if (m.trail.length > t571) m.trail.length = t571;
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
    l603: {
      const s604 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 79))) {
        l605: {
          p = readBareWord(p);
          if (p < 0) { break l605; }
          value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
          break l603;
        }
        p = s604;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 83))) {
        l606: {
          p = readArgWord(p);
          if (p < 0) { break l606; }
          value = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          break l603;
        }
        p = s604;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l607: {
          p = readTitledWord(p);
          if (p < 0) { break l607; }
          value = m.value as "AI Directive" | "Suggestions";
          break l603;
        }
        p = s604;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
        m.reaches(p, "Progress");
        return -1;
      }
      value = "Progress";
      p += 8;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false))) {
      {
        const s608 = p;
        l609: {
          p++;
          return -1;
        }
        p = s608;
      }
    } else m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false))) {
      {
        const s611 = p;
        l612: {
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          l614: {
            const s615 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l616: {
                if (!m.isCaseless(p, "data")) { break l616; }
                p += 4;
                break l614;
              }
              p = s615;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
              l617: {
                if (!m.isCaseless(p, "file")) { break l617; }
                p += 4;
                break l614;
              }
              p = s615;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "checkpoint")) { break l612; }
            p += 10;
          }
          return -1;
        }
        p = s611;
      }
    } else m.touched ||= p >= end;
    m.value = value;
    return p;
  }

  function skipLettersCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l618: {
      const s619 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l620: {
          if (!m.isCaseless(p, "output")) { break l620; }
          p += 6;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          l621: {
            const s622 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l623: {
                if (!m.isCaseless(p, "data")) { break l623; }
                p += 4;
                break l621;
              }
              p = s622;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "file")) { break l620; }
            p += 4;
            l624: {
              if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                const s626 = p;
                l625: {
                  if (!m.isCaseless(p, "s")) { break l625; }
                  p += 1;
                  break l624;
                }
                p = s626;
              } else m.touched ||= p >= end;
            }
          }
          break l618;
        }
        p = s619;
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
    l599: {
      const s600 = p;
      const t601 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
        l602: {
          p = readExactWords(p);
          if (p < 0) { break l602; }
          value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
          break l599;
        }
        p = s600;
        if (m.trail.length > t601) m.trail.length = t601;
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
    l627: {
      const s628 = p;
      const t629 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l630: {

          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l630; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s631 = p;
              l632: {
                p = skipNoise(p);
                if (p < 0) { break l632; }
                break l630;
              }
              p = s631;
            }
          } else m.touched ||= p >= end;
          break l627;
        }
        p = s628;
        if (m.trail.length > t629) m.trail.length = t629;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
        l634: {
          p = noteTintedColon(p);
          if (p < 0) { break l634; }
          break l627;
        }
        p = s628;
        if (m.trail.length > t629) m.trail.length = t629;
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
    l635: {
      const s636 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l637: {
          p = readPercentNumber(p);
          if (p < 0) { break l637; }
          l_number = m.value as string;
          const s638 = p;
          l639: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false))) {
              const s641 = p;
              l640: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l640; }
                if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; break l640; }
                p++;
                break l639;
              }
              p = s641;
            } else m.touched ||= p >= end;
          }
          l_percent = text.slice(s638, p);
          l644: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s642 = p;
              l643: {
                p = skipStrong(p);
                if (p < 0) { break l643; }
                p = skipHeaderTail(p);
                if (p < 0) { break l643; }
                p = s642;
                break l644;
              }
              p = s642;
            } else m.touched ||= p >= end;
            break l637;
          }
          break l635;
        }
        p = s636;
        l_number = null;
        l_percent = null;
      } else m.touched ||= p >= end;
      let m648 = false;
      l645: for (;;) {
        const s647 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l646: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              {
                const s649 = p;
                l650: {
                  p = skipStrong(p);
                  if (p < 0) { break l650; }
                  p = skipHeaderTail(p);
                  if (p < 0) { break l650; }
                  break l646;
                }
                p = s649;
              }
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l646; }
            p++;
            m648 = true;
            continue l645;
          }
          p = s647;
        } else m.touched ||= p >= end;
        break;
      }
      if (!m648) { return -1; }
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
    l595: {
      const s596 = p;
      const t597 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l598: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l598; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l598; }
          p = readLooseWords(p);
          if (p < 0) { break l598; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)))) { m.touched ||= p >= end; break l598; }
          p = noteLooseColon(p);
          if (p < 0) { break l598; }
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l598; }
          p = readBoldArg(p);
          if (p < 0) { break l598; }
          l_arg = m.value as BoldArgNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l598; }
          p = skipStrong(p);
          if (p < 0) { break l598; }
          l654: {
            const s652 = p;
            l653: {
              p = skipHeaderTail(p);
              if (p < 0) { break l653; }
              p = s652;
              break l654;
            }
            p = s652;
            break l598;
          }
          break l595;
        }
        p = s596;
        if (m.trail.length > t597) m.trail.length = t597;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l655: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l655; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l655; }
          p = readLooseWords(p);
          if (p < 0) { break l655; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l655; }
          p = skipStrong(p);
          if (p < 0) { break l655; }
          l658: {
            const s656 = p;
            l657: {
              p = skipHeaderTail(p);
              if (p < 0) { break l657; }
              p = s656;
              break l658;
            }
            p = s656;
            break l655;
          }
          break l595;
        }
        p = s596;
        if (m.trail.length > t597) m.trail.length = t597;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l659: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l659; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l659; }
          p = readLooseWords(p);
          if (p < 0) { break l659; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l659; }
          p = skipStrong(p);
          if (p < 0) { break l659; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)))) { m.touched ||= p >= end; break l659; }
          p = noteLooseColon(p);
          if (p < 0) { break l659; }
          l660: {
            const s661 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
              l662: {
                p = readPercent(p);
                if (p < 0) { break l662; }
                l_arg = m.value as PercentNode;
                break l660;
              }
              p = s661;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l659; }
            p = readArg(p);
            if (p < 0) { break l659; }
            l_arg = m.value as ArgNode;
          }
          l665: {
            const s663 = p;
            l664: {
              p = skipHeaderTail(p);
              if (p < 0) { break l664; }
              p = s663;
              break l665;
            }
            p = s663;
            break l659;
          }
          break l595;
        }
        p = s596;
        if (m.trail.length > t597) m.trail.length = t597;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l666: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l666; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l666; }
          p = readLooseWords(p);
          if (p < 0) { break l666; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l666; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l666; }
          p = skipStrong(p);
          if (p < 0) { break l666; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l667: {
            const s668 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
              l669: {
                p = readPercent(p);
                if (p < 0) { break l669; }
                l_arg = m.value as PercentNode;
                break l667;
              }
              p = s668;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l666; }
            p = readArg(p);
            if (p < 0) { break l666; }
            l_arg = m.value as ArgNode;
          }
          l672: {
            const s670 = p;
            l671: {
              p = skipHeaderTail(p);
              if (p < 0) { break l671; }
              p = s670;
              break l672;
            }
            p = s670;
            break l666;
          }
          break l595;
        }
        p = s596;
        if (m.trail.length > t597) m.trail.length = t597;
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
      l675: {
        const s673 = p;
        l674: {
          p = skipHeaderTail(p);
          if (p < 0) { break l674; }
          p = s673;
          break l675;
        }
        p = s673;
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
    l694: {
      const s695 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l696: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l696; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l694;
        }
        p = s695;
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
    l676: {
      const s677 = p;
      const t678 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l679: {
          p = readLooseWords(p);
          if (p < 0) { break l679; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)))) { m.touched ||= p >= end; break l679; }
          p = noteLooseColon(p);
          if (p < 0) { break l679; }
          l680: {
            const s681 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
              l682: {
                p = readPercent(p);
                if (p < 0) { break l682; }
                l_arg = m.value as PercentNode;
                break l680;
              }
              p = s681;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l679; }
            p = readArg(p);
            if (p < 0) { break l679; }
            l_arg = m.value as ArgNode;
          }
          l685: {
            const s683 = p;
            l684: {
              p = skipHeaderTail(p);
              if (p < 0) { break l684; }
              p = s683;
              break l685;
            }
            p = s683;
            break l679;
          }
          break l676;
        }
        p = s677;
        if (m.trail.length > t678) m.trail.length = t678;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l686: {
          p = readLooseWords(p);
          if (p < 0) { break l686; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l687: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
              const s689 = p;
              l688: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l688; }
                p++;
                break l687;
              }
              p = s689;
            } else m.touched ||= p >= end;
          }
          l692: {
            const s690 = p;
            l691: {
              p = skipHeaderTail(p);
              if (p < 0) { break l691; }
              p = s690;
              break l692;
            }
            p = s690;
            break l686;
          }
          break l676;
        }
        p = s677;
        if (m.trail.length > t678) m.trail.length = t678;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l693: {
          p = readLooseWords(p);
          if (p < 0) { break l693; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)))) { m.touched ||= p >= end; break l693; }
          p = readBadHeaderColon(p);
          if (p < 0) { break l693; }
          l697: {
            const s698 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
              l699: {
                p = readPercent(p);
                if (p < 0) { break l699; }
                l_arg = m.value as PercentNode;
                break l697;
              }
              p = s698;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l693; }
            p = readArg(p);
            if (p < 0) { break l693; }
            l_arg = m.value as ArgNode;
          }
          l702: {
            const s700 = p;
            l701: {
              p = skipHeaderTail(p);
              if (p < 0) { break l701; }
              p = s700;
              break l702;
            }
            p = s700;
            break l693;
          }
          break l676;
        }
        p = s677;
        if (m.trail.length > t678) m.trail.length = t678;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 304))) {
        l703: {
          l704: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s706 = p;
              const t707 = m.trail.length;
              l705: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l705; }
                break l704;
              }
              p = s706;
              if (m.trail.length > t707) m.trail.length = t707;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l703; }
          p = readLooseWords(p);
          if (p < 0) { break l703; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l708: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s710 = p;
              const t711 = m.trail.length;
              l709: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l709; }
                break l708;
              }
              p = s710;
              if (m.trail.length > t711) m.trail.length = t711;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)))) { m.touched ||= p >= end; break l703; }
          p = noteLooseColon(p);
          if (p < 0) { break l703; }
          l712: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s714 = p;
              const t715 = m.trail.length;
              l713: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l713; }
                break l712;
              }
              p = s714;
              if (m.trail.length > t715) m.trail.length = t715;
            } else m.touched ||= p >= end;
          }
          l716: {
            if (p < end) {
              const s718 = p;
              l717: {
                l719: {
                  const s720 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
                    l721: {
                      p = readPercent(p);
                      if (p < 0) { break l721; }
                      l_arg = m.value as PercentNode;
                      break l719;
                    }
                    p = s720;
                  } else m.touched ||= p >= end;
                  if (!(p < end)) { m.touched ||= p >= end; break l717; }
                  p = readArg(p);
                  if (p < 0) { break l717; }
                  l_arg = m.value as ArgNode;
                }
                break l716;
              }
              p = s718;
            } else m.touched ||= p >= end;
            l_arg = null;
          }
          l724: {
            const s722 = p;
            l723: {
              p = skipHeaderTail(p);
              if (p < 0) { break l723; }
              p = s722;
              break l724;
            }
            p = s722;
            break l703;
          }
          break l676;
        }
        p = s677;
        if (m.trail.length > t678) m.trail.length = t678;
        l_arg = null;
      } else m.touched ||= p >= end;
      l725: {
        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
          const s727 = p;
          const t728 = m.trail.length;
          l726: {
            p = readBadHeaderBold(p);
            if (p < 0) { break l726; }
            break l725;
          }
          p = s727;
          if (m.trail.length > t728) m.trail.length = t728;
        } else m.touched ||= p >= end;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readLooseWords(p);
      if (p < 0) { return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      l729: {
        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
          const s731 = p;
          const t732 = m.trail.length;
          l730: {
            p = readBadHeaderBold(p);
            if (p < 0) { break l730; }
            break l729;
          }
          p = s731;
          if (m.trail.length > t732) m.trail.length = t732;
        } else m.touched ||= p >= end;
      }
      l735: {
        const s733 = p;
        l734: {
          p = skipHeaderTail(p);
          if (p < 0) { break l734; }
          p = s733;
          break l735;
        }
        p = s733;
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
    l591: {
      const s592 = p;
      const t593 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 304))) {
        l594: {
          p = readBoldedHead(p);
          if (p < 0) { break l594; }
          value = m.value as BoldedHeadNode;
          break l591;
        }
        p = s592;
        if (m.trail.length > t593) m.trail.length = t593;
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
    l545: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        const s543 = p;
        l544: {
          p = skipNoises(p);
          if (p < 0) { break l544; }
          let n549 = 0;
          l546: for (;;) {
            if (n549 >= 3) break;
            const s548 = p;
            l547: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l547; }
              p++;
              n549++;
              continue l546;
            }
            p = s548;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l544; }
          p = skipKnownHash(p);
          if (p < 0) { break l544; }
          p = s543;
          break l545;
        }
        p = s543;
      } else m.touched ||= p >= end;
      return -1;
    }
    l550: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s552 = p;
        const t553 = m.trail.length;
        l551: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l551; }
          break l550;
        }
        p = s552;
        if (m.trail.length > t553) m.trail.length = t553;
      } else m.touched ||= p >= end;
    }
    let n561 = 0;
    l558: for (;;) {
      if (n561 >= 3) break;
      const s560 = p;
      l559: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l559; }
        p++;
        n561++;
        continue l558;
      }
      p = s560;
      break;
    }
    if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; return -1; }
    p = noteHashes(p);
    if (p < 0) { return -1; }
    p = noteHashSpace(p);
    if (p < 0) { return -1; }
    l587: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s589 = p;
        const t590 = m.trail.length;
        l588: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l588; }
          break l587;
        }
        p = s589;
        if (m.trail.length > t590) m.trail.length = t590;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = readLooseHead(p);
    if (p < 0) { return -1; }
    l_head = m.value as BoldedHeadNode | PlainHeadNode;
    l736: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s738 = p;
        const t739 = m.trail.length;
        l737: {
          p = readBadHeaderClose(p);
          if (p < 0) { break l737; }
          break l736;
        }
        p = s738;
        if (m.trail.length > t739) m.trail.length = t739;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l740: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s742 = p;
        const t743 = m.trail.length;
        l741: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l741; }
          break l740;
        }
        p = s742;
        if (m.trail.length > t743) m.trail.length = t743;
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
    l459: {
      const s460 = p;
      const t461 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l462: {
          p = readExactHeader(p);
          if (p < 0) { break l462; }
          value = m.value as ExactHeaderNode;
          break l459;
        }
        p = s460;
        if (m.trail.length > t461) m.trail.length = t461;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        l542: {
          p = readLooseHeader(p);
          if (p < 0) { break l542; }
          value = m.value as LooseHeaderNode;
          break l459;
        }
        p = s460;
        if (m.trail.length > t461) m.trail.length = t461;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false))) {
        l744: {
          p = readBoldHeader(p);
          if (p < 0) { break l744; }
          value = m.value as BoldHeaderNode;
          break l459;
        }
        p = s460;
        if (m.trail.length > t461) m.trail.length = t461;
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
        const s456 = p;
        l457: {
          p = skipCutHeader(p);
          if (p < 0) { break l457; }
          return -1;
        }
        p = s456;
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
    l759: for (;;) {
      const s761 = p;
      if (p < end) {
        l760: {
          l763: {
            const s764 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l765: {
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l765; }
                p++;
                const near766 = p + 4;
                while (p < near766 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near766) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r";
                break l763;
              }
              p = s764;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l767: {
                p = skipNewline(p);
                if (p < 0) { break l767; }
                l770: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
                    const s768 = p;
                    l769: {
                      p++;
                      p = s768;
                      break l770;
                    }
                    p = s768;
                  } else m.touched ||= p >= end;
                  break l767;
                }
                break l763;
              }
              p = s764;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l760; }
            p = skipNewline(p);
            if (p < 0) { break l760; }
            {
              const s771 = p;
              l772: {
                p = skipProseStop(p);
                if (p < 0) { break l772; }
                break l760;
              }
              p = s771;
            }
          }
          continue l759;
        }
        p = s761;
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
    l782: for (;;) {
      const s784 = p;
      if (p < end) {
        l783: {
          l786: {
            const s787 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l788: {
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l788; }
                p++;
                const near789 = p + 4;
                while (p < near789 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near789) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r";
                break l786;
              }
              p = s787;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l790: {
                p = skipNewline(p);
                if (p < 0) { break l790; }
                l793: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
                    const s791 = p;
                    l792: {
                      p++;
                      p = s791;
                      break l793;
                    }
                    p = s791;
                  } else m.touched ||= p >= end;
                  break l790;
                }
                break l786;
              }
              p = s787;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l783; }
            p = skipNewline(p);
            if (p < 0) { break l783; }
            if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
              {
                const s794 = p;
                l795: {
                  p = skipFenceClose(p);
                  if (p < 0) { break l795; }
                  break l783;
                }
                p = s794;
              }
            } else m.touched ||= p >= end;
            {
              const s797 = p;
              l798: {
                if (p < end) {
                  {
                    const s800 = p;
                    l801: {
                      p++;
                      break l798;
                    }
                    p = s800;
                  }
                } else m.touched ||= p >= end;
                break l783;
              }
              p = s797;
            }
          }
          continue l782;
        }
        p = s784;
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
    l806: for (;;) {
      const s808 = p;
      if (p < end) {
        l807: {
          l810: {
            const s811 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l812: {
                p = skipNewline(p);
                if (p < 0) { break l812; }
                l815: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
                    const s813 = p;
                    l814: {
                      p++;
                      p = s813;
                      break l815;
                    }
                    p = s813;
                  } else m.touched ||= p >= end;
                  break l812;
                }
                break l810;
              }
              p = s811;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l816: {
                p = skipNewline(p);
                if (p < 0) { break l816; }
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
                  {
                    const s817 = p;
                    l818: {
                      p = skipHeadingStart(p);
                      if (p < 0) { break l818; }
                      break l816;
                    }
                    p = s817;
                  }
                } else m.touched ||= p >= end;
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  {
                    const s820 = p;
                    l821: {
                      p = skipDeepFence(p);
                      if (p < 0) { break l821; }
                      break l816;
                    }
                    p = s820;
                  }
                } else m.touched ||= p >= end;
                {
                  const s823 = p;
                  l824: {
                    p = skipProseStop(p);
                    if (p < 0) { break l824; }
                    break l816;
                  }
                  p = s823;
                }
                break l810;
              }
              p = s811;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l807; }
            p++;
            const near826 = p + 4;
            while (p < near826 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
            if (p === near826) p = STOPS_0.next(p);
            m.touched ||= p >= end && "^\n\r";
          }
          continue l806;
        }
        p = s808;
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
    l777: {
      const s778 = p;
      const t779 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l780: {
          p = readGap(p);
          if (p < 0) { break l780; }
          value = m.value as GapNode;
          break l777;
        }
        p = s778;
        if (m.trail.length > t779) m.trail.length = t779;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l781: {
          p = readBlock(p);
          if (p < 0) { break l781; }
          value = m.value as BlockNode;
          break l777;
        }
        p = s778;
        if (m.trail.length > t779) m.trail.length = t779;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60))) {
        l803: {
          p = readComment(p);
          if (p < 0) { break l803; }
          value = m.value as CommentNode;
          break l777;
        }
        p = s778;
        if (m.trail.length > t779) m.trail.length = t779;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
        l804: {
          p = readBadNoiseLines(p);
          if (p < 0) { break l804; }
          value = m.value as BadNoiseLinesNode;
          break l777;
        }
        p = s778;
        if (m.trail.length > t779) m.trail.length = t779;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) {
        l805: {
          p = readField(p);
          if (p < 0) { break l805; }
          value = m.value as FieldNode;
          break l777;
        }
        p = s778;
        if (m.trail.length > t779) m.trail.length = t779;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
        l827: {
          p = readListBlock(p);
          if (p < 0) { break l827; }
          value = m.value as ListBlockNode;
          break l777;
        }
        p = s778;
        if (m.trail.length > t779) m.trail.length = t779;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
        l828: {
          p = readEntry(p);
          if (p < 0) { break l828; }
          value = m.value as EntryNode;
          break l777;
        }
        p = s778;
        if (m.trail.length > t779) m.trail.length = t779;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l829: {
          p = readMissingFenceRun(p);
          if (p < 0) { break l829; }
          value = m.value as MissingFenceRunNode;
          break l777;
        }
        p = s778;
        if (m.trail.length > t779) m.trail.length = t779;
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
    l752: {
      const s753 = p;
      const t754 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        l755: {
          l758: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
              const s756 = p;
              l757: {
                p++;
                p = s756;
                break l758;
              }
              p = s756;
            } else m.touched ||= p >= end;
            break l755;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l755; }
          p = readProse(p);
          if (p < 0) { break l755; }
          value = m.value as ProseNode;
          break l752;
        }
        p = s753;
        if (m.trail.length > t754) m.trail.length = t754;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
        {
          const s774 = p;
          l775: {
            p = skipBodyStop(p);
            if (p < 0) { break l775; }
            return -1;
          }
          p = s774;
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
    const list750: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[] = [];
    l745: for (;;) {
      const s747 = p;
      const t748 = m.trail.length;
      if (p < end) {
        l746: {
          let v749!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          p = readBodyPart(p);
          if (p < 0) { break l746; }
          v749 = m.value as ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          list750.push(v749);
          continue l745;
        }
        p = s747;
        if (m.trail.length > t748) m.trail.length = t748;
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list750;
    l832: {
      const s830 = p;
      l831: {
        l833: {
          const s834 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
            l835: {
              p = skipBodyStop(p);
              if (p < 0) { break l835; }
              break l833;
            }
            p = s834;
          } else m.touched ||= p >= end;
          if (p < end) {
            {
              const s836 = p;
              l837: {
                p++;
                break l831;
              }
              p = s836;
            }
          } else m.touched ||= p >= end;
        }
        p = s830;
        break l832;
      }
      p = s830;
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
          body: l[1], close: l[2] }), seq(noteEol, many(m, 0, noteBlankLine), hand(m, 1, ["run"], label(m, 0,
            readDeepHead)), noteLineEnd, label(m, 1, readDeepBody), label(m, 2, readDeepClose))));
  const leaf168 = leaf(m, readDeepBlock);
  const readMissingFenceRun = mistake(m, (start, end, raw) => ({ type: 'MissingFenceRun', start, end, raw }),
    skipCutFence);
  const leaf175 = leaf(m, readMissingFenceRun);
  const leaf177 = leaf(m, and(m, skipWholeWrapper));
  const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
    seq(and(m, skipWrapperAhead), label(m, 0, readFenceOpen)));
  const leaf178 = leaf(m, readBadWrapper);
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
