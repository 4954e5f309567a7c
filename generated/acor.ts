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
  const TABLE_1 = tableOf([69, 69], [80, 80], [83, 83], [101, 101], [112, 112], [115, 115]);
  const TABLE_2 = tableOf([65, 65], [83, 83], [97, 97], [115, 115]);
  const TABLE_3 = tableOf([73, 73], [79, 79], [105, 105], [111, 111]);
  const TABLE_4 = tableOf([9, 9], [27, 27], [32, 32], [58, 58], [60, 60]);
  const TABLE_5 = tableOf([67, 67], [70, 70], [82, 82], [87, 87], [99, 99], [102, 102], [114, 114], [119, 119]);
  const TABLE_6 = tableOf([0, 8], [11, 12], [14, 31], [33, 34], [36, 127]);
  const TABLE_7 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 95]);
  const TABLE_8 = tableOf([27, 27], [32, 32], [35, 35], [60, 60]);
  const TABLE_9 = tableOf([32, 32], [35, 35], [42, 42], [95, 95]);
  const TABLE_10 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [44, 44], [46, 47], [58, 59], [61, 67], [70, 81], [83, 85], [87, 94], [97, 99], [102, 113], [115, 117], [119, 125], [127, 127]);
  const TABLE_11 = tableOf([9, 9], [32, 32], [42, 42], [45, 45], [95, 95]);
  const TABLE_12 = tableOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
  const TABLE_13 = tableOf([42, 42], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_14 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_15 = tableOf([0, 9], [11, 12], [14, 31], [33, 95], [97, 125], [127, 127]);
  const TABLE_16 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 95], [97, 127]);
  const TABLE_17 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_18 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83]);
  const TABLE_19 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
  const TABLE_20 = tableOf([27, 27], [45, 45], [48, 57], [60, 60]);
  const TABLE_21 = tableOf([9, 9], [27, 27], [32, 32], [37, 37], [60, 60]);
  const TABLE_22 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
  const TABLE_23 = tableOf([42, 42], [65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [95, 95], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
  const TABLE_24 = tableOf([45, 45], [65, 90], [95, 95], [97, 122]);
  const TABLE_25 = tableOf([9, 9], [32, 32], [45, 45], [95, 95]);
  const TABLE_26 = tableOf([9, 9], [32, 32], [45, 45], [67, 68], [70, 70], [95, 95], [99, 100], [102, 102]);
  const TABLE_27 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [95, 95]);
  const TABLE_28 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 96], [126, 126]);
  const TABLE_29 = tableOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_30 = tableOf([32, 32], [42, 43], [45, 45], [48, 57]);
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

  function skipKnownWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l56: {
      const s57 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
        l58: {
          p = skipArgWords(p);
          if (p < 0) { break l58; }
          break l56;
        }
        p = s57;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
        l59: {
          p = skipTitleWords(p);
          if (p < 0) { break l59; }
          break l56;
        }
        p = s57;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipBareWords(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipHeaderTailCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l66: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s68 = p;
        l67: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l67; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l67; }
          p++;
          while ((p < end && text.charCodeAt(p) === 35)) p++;
          m.touched ||= p >= end;
          break l66;
        }
        p = s68;
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
    l46: {
      const s47 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l48: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l48;
          }
          p += 2;
          l49: for (;;) {
            const s51 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l50: {
                p = skipNoise(p);
                if (p < 0) { break l50; }
                continue l49;
              }
              p = s51;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l48; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l48; }
          l53: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s55 = p;
              l54: {
                p = skipStrong(p);
                if (p < 0) { break l54; }
                break l53;
              }
              p = s55;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l48; }
          p = skipKnownWords(p);
          if (p < 0) { break l48; }
          l60: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s62 = p;
              l61: {
                p = skipStrong(p);
                if (p < 0) { break l61; }
                break l60;
              }
              p = s62;
            } else m.touched ||= p >= end;
          }
          l63: {
            const s64 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
              l65: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l65; }
                if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l65; }
                p++;
                break l63;
              }
              p = s64;
            } else m.touched ||= p >= end;
            p = skipHeaderTail(p);
            if (p < 0) { break l48; }
          }
          break l46;
        }
        p = s47;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l69: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l69;
          }
          p += 2;
          l70: for (;;) {
            const s72 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l71: {
                p = skipNoise(p);
                if (p < 0) { break l71; }
                continue l70;
              }
              p = s72;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l69; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l69; }
          l74: {
            const s75 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
              l76: {
                if (!m.isCaseless(p, "status")) { break l76; }
                p += 6;
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l76; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l76; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)))) { m.touched ||= p >= end; break l76; }
                p = skipStateWord(p);
                if (p < 0) { break l76; }
                p = skipHeaderTail(p);
                if (p < 0) { break l76; }
                break l74;
              }
              p = s75;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "progress")) { break l69; }
            p += 8;
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l69; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l69; }
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)))) { m.touched ||= p >= end; break l69; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l69; }
            l77: {
              if ((p < end && text.charCodeAt(p) === 37)) {
                const s79 = p;
                l78: {

                  p++;
                  break l77;
                }
                p = s79;
              } else m.touched ||= p >= end;
            }
            p = skipHeaderTail(p);
            if (p < 0) { break l69; }
          }
          break l46;
        }
        p = s47;
      } else m.touched ||= p >= end;
      let n83 = 0;
      l80: for (;;) {
        if (n83 >= 6) break;
        const s82 = p;
        l81: {
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l81; }
          p++;
          n83++;
          continue l80;
        }
        p = s82;
        break;
      }
      if (n83 < 1) { return -1; }
      if ((p < end && text.charCodeAt(p) === 35)) {
        {
          const s84 = p;
          l85: {

            p++;
            return -1;
          }
          p = s84;
        }
      } else m.touched ||= p >= end;
      l87: for (;;) {
        const s89 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
          l88: {
            p = skipNoise(p);
            if (p < 0) { break l88; }
            continue l87;
          }
          p = s89;
        } else m.touched ||= p >= end;
        break;
      }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      p = skipNoises(p);
      if (p < 0) { return -1; }
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
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
          l96: {
            p = skipArgWords(p);
            if (p < 0) { break l96; }
            l97: {
              if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
                const s99 = p;
                l98: {
                  p = skipStrong(p);
                  if (p < 0) { break l98; }
                  break l97;
                }
                p = s99;
              } else m.touched ||= p >= end;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l96; }
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l96; }
            p++;
            l100: {
              if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
                const s102 = p;
                l101: {
                  p = skipStrong(p);
                  if (p < 0) { break l101; }
                  break l100;
                }
                p = s102;
              } else m.touched ||= p >= end;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l96; }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l96; }
            p++;
            break l94;
          }
          p = s95;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          l103: {
            p = skipTitleWords(p);
            if (p < 0) { break l103; }
            l104: {
              if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
                const s106 = p;
                l105: {
                  p = skipStrong(p);
                  if (p < 0) { break l105; }
                  break l104;
                }
                p = s106;
              } else m.touched ||= p >= end;
            }
            l107: {
              const s108 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
                l109: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  p = skipNoises(p);
                  if (p < 0) { break l109; }
                  if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l109; }
                  p++;
                  break l107;
                }
                p = s108;
              } else m.touched ||= p >= end;
              p = skipHeaderTail(p);
              if (p < 0) { break l103; }
            }
            break l94;
          }
          p = s95;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
        p = skipBareWords(p);
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
    let n42 = 0;
    l39: for (;;) {
      if (n42 >= 3) break;
      const s41 = p;
      l40: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l40; }
        p++;
        n42++;
        continue l39;
      }
      p = s41;
      break;
    }
    l43: {
      const s44 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l45: {
          p = skipKnownHash(p);
          if (p < 0) { break l45; }
          break l43;
        }
        p = s44;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; return -1; }
      p = skip_boldHeader(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipArgWordCode(p: number): number {
    const { text, end } = m;
    l135: {
      const s136 = p;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l137: {
          if (!text.startsWith("Status", p)) {
            m.reaches(p, "Status");
            break l137;
          }
          p += 6;
          break l135;
        }
        p = s136;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 69)) {
        l138: {
          if (!text.startsWith("Error", p)) {
            m.reaches(p, "Error");
            break l138;
          }
          p += 5;
          break l135;
        }
        p = s136;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l139: {
          if (!text.startsWith("Session Checkpoint", p)) {
            m.reaches(p, "Session Checkpoint");
            break l139;
          }
          p += 18;
          break l135;
        }
        p = s136;
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
    l140: {
      const s141 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l142: {
          if (!text.startsWith("AI Directive", p)) {
            m.reaches(p, "AI Directive");
            break l142;
          }
          p += 12;
          break l140;
        }
        p = s141;
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
    l123: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        const s121 = p;
        l122: {
          let n127 = 0;
          l124: for (;;) {
            if (n127 >= 3) break;
            const s126 = p;
            l125: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l125; }
              p++;
              n127++;
              continue l124;
            }
            p = s126;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 35 || c === 42 || c === 95)))) { m.touched ||= p >= end; break l122; }
          p++;
          const near128 = p + 4;
          while (p < near128 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near128) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r";
          if (p < end) {
            {
              const s129 = p;
              l130: {
                p++;
                break l122;
              }
              p = s129;
            }
          } else m.touched ||= p >= end;
          p = s121;
          break l123;
        }
        p = s121;
      } else m.touched ||= p >= end;
      return -1;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
      {
        const s132 = p;
        l133: {
          p = skipLoneLetter(p);
          if (p < 0) { break l133; }
          return -1;
        }
        p = s132;
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
        l38: {
          p = skipKnownHeader(p);
          if (p < 0) { break l38; }
          break l36;
        }
        p = s37;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        l113: {
          p = skipNoises(p);
          if (p < 0) { break l113; }
          let n117 = 0;
          l114: for (;;) {
            if (n117 >= 3) break;
            const s116 = p;
            l115: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l115; }
              p++;
              n117++;
              continue l114;
            }
            p = s116;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l113;
          }
          p += 2;
          l118: {
            const s119 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l120: {
                p++;
                break l118;
              }
              p = s119;
            } else m.touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l113; }
          }
          break l36;
        }
        p = s37;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipCutHeader(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l143: {
      const s144 = p;
      const t145 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l146: {
          p = noteEol(p);
          if (p < 0) { break l146; }
          break l143;
        }
        p = s144;
        if (m.trail.length > t145) m.trail.length = t145;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s147 = p;
          l148: {
            p++;
            return -1;
          }
          p = s147;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l150: {
      const s151 = p;
      const t152 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l153: {

          value = "\n";
          p++;
          break l150;
        }
        p = s151;
        if (m.trail.length > t152) m.trail.length = t152;
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
    const list159: " "[] = [];
    let n157 = 0;
    l154: for (;;) {
      if (n157 >= 3) break;
      const s156 = p;
      l155: {
        let v158!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l155; }
        v158 = " ";
        p++;
        list159.push(v158);
        n157++;
        continue l154;
      }
      p = s156;
      break;
    }
    value = list159;
    m.value = value;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "\n" | BadLineEndNode | null;
    l160: {
      const s161 = p;
      const t162 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l163: {
          p = readEol(p);
          if (p < 0) { break l163; }
          value = m.value as "\n" | BadLineEndNode;
          break l160;
        }
        p = s161;
        if (m.trail.length > t162) m.trail.length = t162;
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
    l168: {
      const s169 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l170: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l170;
          }
          p += 2;
          break l168;
        }
        p = s169;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l171: {

          p++;
          break l168;
        }
        p = s169;
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
    l189: {
      const s190 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l191: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l191; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l191; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.touched ||= p >= end;
          break l189;
        }
        p = s190;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l192: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l192; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l192; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.touched ||= p >= end;
          break l189;
        }
        p = s190;
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
    l193: {
      const s194 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        l195: {
          p++;
          break l193;
        }
        p = s194;
      } else m.touched ||= p >= end;
      let n201 = 0;
      l198: for (;;) {
        if (n201 >= 9) break;
        const s200 = p;
        l199: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l199; }
          p++;
          n201++;
          continue l198;
        }
        p = s200;
        break;
      }
      if (n201 < 1) { return -1; }
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
      {
        const s186 = p;
        l187: {
          p = skipThematicBreak(p);
          if (p < 0) { break l187; }
          return -1;
        }
        p = s186;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipItemMarker(p);
    if (p < 0) { return -1; }
    l202: {
      const s203 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l204: {
          p++;
          break l202;
        }
        p = s203;
      } else m.touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipFieldStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n209 = 0;
    l206: for (;;) {
      if (n209 >= 3) break;
      const s208 = p;
      l207: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l207; }
        p++;
        n209++;
        continue l206;
      }
      p = s208;
      break;
    }
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipFieldName(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipProseStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l179: {
      const s180 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l181: {
          p = skipBlankLine(p);
          if (p < 0) { break l181; }
          break l179;
        }
        p = s180;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
        l182: {
          p = skipHeaderStart(p);
          if (p < 0) { break l182; }
          break l179;
        }
        p = s180;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l183: {
          p = skipFenceStart(p);
          if (p < 0) { break l183; }
          break l179;
        }
        p = s180;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60))) {
        l184: {
          p = skipCommentStart(p);
          if (p < 0) { break l184; }
          break l179;
        }
        p = s180;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l185: {
          p = skipEntryStart(p);
          if (p < 0) { break l185; }
          break l179;
        }
        p = s180;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
        l205: {
          p = skipFieldStart(p);
          if (p < 0) { break l205; }
          break l179;
        }
        p = s180;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
        l210: {
          p = skipNoiseTail(p);
          if (p < 0) { break l210; }
          break l179;
        }
        p = s180;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l211: {
          p = skipCutFence(p);
          if (p < 0) { break l211; }
          break l179;
        }
        p = s180;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s212 = p;
          l213: {
            p++;
            return -1;
          }
          p = s212;
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
        const near164 = p + 4;
        while (p < near164 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near164) p = STOPS_0.next(p);
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
        l165: {

          const near166 = p + 4;
          while (p < near166 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near166) p = STOPS_0.next(p);
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
        l167: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l167; }
          p = skipNewline(p);
          if (p < 0) { break l167; }
          l174: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
              const s172 = p;
              l173: {
                p++;
                p = s172;
                break l174;
              }
              p = s172;
            } else m.touched ||= p >= end;
            break l167;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l175: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l175; }
          p = skipNewline(p);
          if (p < 0) { break l175; }
          {
            const s176 = p;
            l177: {
              p = skipProseStop(p);
              if (p < 0) { break l177; }
              break l175;
            }
            p = s176;
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
    l215: {
      const s216 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
        l217: {
          p = skipHeaderStart(p);
          if (p < 0) { break l217; }
          break l215;
        }
        p = s216;
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
    l218: {
      const s219 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96))) {
        l220: {
          const s221 = p;
          let n225 = 0;
          l222: for (;;) {
            if (n225 >= 3) break;
            const s224 = p;
            l223: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l223; }
              p++;
              n225++;
              continue l222;
            }
            p = s224;
            break;
          }
          l_lead = text.slice(s221, p);
          const s226 = p;
          if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l220;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end;
          l_run = text.slice(s226, p);
          const s227 = p;
          const near228 = p + 4;
          while (p < near228 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
          if (p === near228) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^\n\r`";
          l_info = text.slice(s227, p);
          l231: {
            const s229 = p;
            l230: {
              p = skipLineEnd(p);
              if (p < 0) { break l230; }
              p = s229;
              break l231;
            }
            p = s229;
            break l220;
          }
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      const s232 = p;
      let n236 = 0;
      l233: for (;;) {
        if (n236 >= 3) break;
        const s235 = p;
        l234: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l234; }
          p++;
          n236++;
          continue l233;
        }
        p = s235;
        break;
      }
      l_lead = text.slice(s232, p);
      const s237 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end;
      l_run = text.slice(s237, p);
      const s238 = p;
      const near239 = p + 4;
      while (p < near239 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
      if (p === near239) p = STOPS_0.next(p);
      m.touched ||= p >= end && "^\n\r";
      l_info = text.slice(s238, p);
      l242: {
        const s240 = p;
        l241: {
          p = skipLineEnd(p);
          if (p < 0) { break l241; }
          p = s240;
          break l242;
        }
        p = s240;
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
        const near243 = p + 4;
        while (p < near243 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near243) p = STOPS_0.next(p);
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
        l244: {

          const near245 = p + 4;
          while (p < near245 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near245) p = STOPS_0.next(p);
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
        l246: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l246; }
          p = skipNewline(p);
          if (p < 0) { break l246; }
          l249: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
              const s247 = p;
              l248: {
                p++;
                p = s247;
                break l249;
              }
              p = s247;
            } else m.touched ||= p >= end;
            break l246;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l250: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l250; }
          p = skipNewline(p);
          if (p < 0) { break l250; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s251 = p;
              l252: {
                p = skipFenceClose(p);
                if (p < 0) { break l252; }
                break l250;
              }
              p = s251;
            }
          } else m.touched ||= p >= end;
          {
            const s254 = p;
            l255: {
              if (p < end) {
                {
                  const s257 = p;
                  l258: {
                    p++;
                    break l255;
                  }
                  p = s257;
                }
              } else m.touched ||= p >= end;
              break l250;
            }
            p = s254;
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
    l270: for (;;) {
      const s272 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l271: {
          l274: {
            const s275 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l276: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; break l276; }
                p++;
                const near277 = p + 4;
                while (p < near277 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near277) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l274;
              }
              p = s275;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              m.reaches(p, "``");
              break l271;
            }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l270;
        }
        p = s272;
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
    l264: {
      const s265 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l266: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) {
            {
              const s267 = p;
              l268: {

                p++;
                break l266;
              }
              p = s267;
            }
          } else m.touched ||= p >= end;
          p = readCodeOfOne(p);
          if (p < 0) { break l266; }
          l_code = m.value as CodeOfOneNode;
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l266; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) {
            {
              const s278 = p;
              l279: {

                p++;
                break l266;
              }
              p = s278;
            }
          } else m.touched ||= p >= end;
          break l264;
        }
        p = s265;
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
    const s260 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l_lead = text.slice(s260, p);
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readFieldName(p);
    if (p < 0) { return -1; }
    l_name = m.value as BoldNameNode | PlainNameNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    l261: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s263 = p;
        l262: {
          p = readCodeSpan(p);
          if (p < 0) { break l262; }
          l_code = m.value as CodeSpanNode;
          l281: {
            if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
              const s283 = p;
              l282: {
                p++;
                break l281;
              }
              p = s283;
            } else m.touched ||= p >= end;
          }
          l286: {
            const s284 = p;
            l285: {
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              m.touched ||= p >= end;
              p = skipNoises(p);
              if (p < 0) { break l285; }
              p = skipLineEnd(p);
              if (p < 0) { break l285; }
              p = s284;
              break l286;
            }
            p = s284;
            break l262;
          }
          break l261;
        }
        p = s263;
      } else m.touched ||= p >= end;
      l_code = null;
    }
    p = readFieldValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as FieldValueNode;
    l289: {
      const s287 = p;
      l288: {
        p = skipLineEnd(p);
        if (p < 0) { break l288; }
        p = s287;
        break l289;
      }
      p = s287;
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
        const near290 = p + 4;
        while (p < near290 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near290) p = STOPS_0.next(p);
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
        l291: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l291; }
          p = skipNewline(p);
          if (p < 0) { break l291; }
          l294: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
              const s292 = p;
              l293: {
                p++;
                p = s292;
                break l294;
              }
              p = s292;
            } else m.touched ||= p >= end;
            break l291;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l295: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l295; }
          p = skipNewline(p);
          if (p < 0) { break l295; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
            {
              const s296 = p;
              l297: {
                p = skipHeadingStart(p);
                if (p < 0) { break l297; }
                break l295;
              }
              p = s296;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            {
              const s299 = p;
              l300: {
                p = skipDeepFence(p);
                if (p < 0) { break l300; }
                break l295;
              }
              p = s299;
            }
          } else m.touched ||= p >= end;
          {
            const s302 = p;
            l303: {
              p = skipProseStop(p);
              if (p < 0) { break l303; }
              break l295;
            }
            p = s302;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l305: {

          const near306 = p + 4;
          while (p < near306 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near306) p = STOPS_0.next(p);
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
    l311: {
      const s312 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        l313: {
          const s314 = p;
          p++;
          value = text.slice(s314, p);
          break l311;
        }
        p = s312;
      } else m.touched ||= p >= end;
      const s315 = p;
      let n319 = 0;
      l316: for (;;) {
        if (n319 >= 9) break;
        const s318 = p;
        l317: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l317; }
          p++;
          n319++;
          continue l316;
        }
        p = s318;
        break;
      }
      if (n319 < 1) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) === 41 || c === 46)))) { m.touched ||= p >= end; return -1; }
      p++;
      value = text.slice(s315, p);
    }
    m.value = value;
    return p;
  }

  function skipSeparatorCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l336: {
      const s337 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l338: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l338; }
          p++;
          l339: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s341 = p;
              l340: {
                p = skipStrong(p);
                if (p < 0) { break l340; }
                break l339;
              }
              p = s341;
            } else m.touched ||= p >= end;
          }
          l342: {
            const s343 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l344: {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l344; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l342;
              }
              p = s343;
            } else m.touched ||= p >= end;
            l347: {
              const s345 = p;
              l346: {
                p = skipLineEnd(p);
                if (p < 0) { break l346; }
                p = s345;
                break l347;
              }
              p = s345;
              break l338;
            }
          }
          break l336;
        }
        p = s337;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l348: {
        const s349 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l350: {
            if (!text.startsWith("->", p)) {
              m.reaches(p, "->");
              break l350;
            }
            p += 2;
            break l348;
          }
          p = s349;
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
    l361: for (;;) {
      const s363 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l362: {
          l365: {
            const s366 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l367: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; break l367; }
                p++;
                const near368 = p + 4;
                while (p < near368 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near368) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l365;
              }
              p = s366;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              m.reaches(p, "``");
              break l362;
            }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l361;
        }
        p = s363;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipCodeSpanCode(p: number): number {
    const { text, end } = m;
    l355: {
      const s356 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l357: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) {
            {
              const s358 = p;
              l359: {

                p++;
                break l357;
              }
              p = s358;
            }
          } else m.touched ||= p >= end;
          p = skipCodeOfOne(p);
          if (p < 0) { break l357; }
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l357; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) {
            {
              const s369 = p;
              l370: {

                p++;
                break l357;
              }
              p = s369;
            }
          } else m.touched ||= p >= end;
          break l355;
        }
        p = s356;
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
    l351: {
      const s352 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        l353: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l353; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r :`";
          break l351;
        }
        p = s352;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l354: {
          p = skipCodeSpan(p);
          if (p < 0) { break l354; }
          break l351;
        }
        p = s352;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l372: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l372; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l351;
        }
        p = s352;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l373: {

          p++;
          break l351;
        }
        p = s352;
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
    l326: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s328 = p;
        l327: {
          p = readCodeSpan(p);
          if (p < 0) { break l327; }
          l_first = m.value as CodeSpanNode;
          break l326;
        }
        p = s328;
      } else m.touched ||= p >= end;
      l_first = null;
    }
    l329: for (;;) {
      const s331 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l330: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
            {
              const s333 = p;
              l334: {
                p = skipSeparator(p);
                if (p < 0) { break l334; }
                break l330;
              }
              p = s333;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l330; }
          p = skipEntryPart(p);
          if (p < 0) { break l330; }
          continue l329;
        }
        p = s331;
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
    l377: {
      const s378 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l379: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l379; }
          p++;
          l380: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s382 = p;
              l381: {
                p = skipStrong(p);
                if (p < 0) { break l381; }
                break l380;
              }
              p = s382;
            } else m.touched ||= p >= end;
          }
          l383: {
            const s384 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l385: {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l385; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l383;
              }
              p = s384;
            } else m.touched ||= p >= end;
            l388: {
              const s386 = p;
              l387: {
                p = skipLineEnd(p);
                if (p < 0) { break l387; }
                p = s386;
                break l388;
              }
              p = s386;
              break l379;
            }
          }
          break l377;
        }
        p = s378;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l389: {
        const s390 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l391: {
            if (!text.startsWith("->", p)) {
              m.reaches(p, "->");
              break l391;
            }
            p += 2;
            break l389;
          }
          p = s390;
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
    l395: {
      if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
        const s397 = p;
        l396: {
          p++;
          break l395;
        }
        p = s397;
      } else m.touched ||= p >= end;
    }
    l400: {
      const s398 = p;
      l399: {
        p = skipEntryTail(p);
        if (p < 0) { break l399; }
        p = s398;
        break l400;
      }
      p = s398;
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
    l409: {
      if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
        const s411 = p;
        l410: {
          p++;
          break l409;
        }
        p = s411;
      } else m.touched ||= p >= end;
    }
    l414: {
      const s412 = p;
      l413: {
        p = skipEntryTail(p);
        if (p < 0) { break l413; }
        p = s412;
        break l414;
      }
      p = s412;
      return -1;
    }
    return p;
  }

  function readEntryAfterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_last: EntryCodeNode | null = null;
    l392: {
      const s393 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
        l394: {
          p = readEntryCode(p);
          if (p < 0) { break l394; }
          l_last = m.value as EntryCodeNode;
          break l392;
        }
        p = s393;
        l_last = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l401: {
          l402: for (;;) {
            const s404 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l403: {
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
                  {
                    const s406 = p;
                    l407: {
                      p = skipSeparator(p);
                      if (p < 0) { break l407; }
                      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)))) { m.touched ||= p >= end; break l407; }
                      p = skipEntryCode(p);
                      if (p < 0) { break l407; }
                      break l403;
                    }
                    p = s406;
                  }
                } else m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l403; }
                p = skipEntryPart(p);
                if (p < 0) { break l403; }
                continue l402;
              }
              p = s404;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)))) { m.touched ||= p >= end; break l401; }
          p = skipSeparator(p);
          if (p < 0) { break l401; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)))) { m.touched ||= p >= end; break l401; }
          p = readEntryCode(p);
          if (p < 0) { break l401; }
          l_last = m.value as EntryCodeNode;
          break l392;
        }
        p = s393;
        l_last = null;
      } else m.touched ||= p >= end;
      l415: for (;;) {
        const s417 = p;
        if (p < end) {
          l416: {
            {
              const s419 = p;
              l420: {
                p = skipEntryTail(p);
                if (p < 0) { break l420; }
                break l416;
              }
              p = s419;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l416; }
            p = skipEntryPart(p);
            if (p < 0) { break l416; }
            continue l415;
          }
          p = s417;
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
    l374: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        const s376 = p;
        l375: {
          p = readSeparator(p);
          if (p < 0) { break l375; }
          l_separator = m.value as SeparatorNode;
          break l374;
        }
        p = s376;
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
    const s307 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l_lead = text.slice(s307, p);
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
      {
        const s308 = p;
        l309: {
          p = skipThematicBreak(p);
          if (p < 0) { break l309; }
          return -1;
        }
        p = s308;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = readItemMarker(p);
    if (p < 0) { return -1; }
    l_marker = m.value as string;
    l322: {
      const s320 = p;
      l321: {
        l323: {
          const s324 = p;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            l325: {
              p++;
              break l323;
            }
            p = s324;
          } else m.touched ||= p >= end;
          p = skipLineEnd(p);
          if (p < 0) { break l321; }
        }
        p = s320;
        break l322;
      }
      p = s320;
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
    l424: {
      const s422 = p;
      l423: {
        p = skipLineEnd(p);
        if (p < 0) { break l423; }
        p = s422;
        break l424;
      }
      p = s422;
      return -1;
    }
    const node: EntryLineNode = { type: 'EntryLine', start: m.base + start, end: m.base + p, lead: l_lead, marker: l_marker, text: l_text };
    m.value = node;
    return p;
  }

  function skipNoisyLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l439: for (;;) {
      const s441 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l440: {
          l443: {
            const s444 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
              l445: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l445; }
                p++;
                const near446 = p + 16;
                while (p < near446 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) p++;
                if (p === near446) p = STOPS_2.next(p);
                m.touched ||= p >= end && "^\n\r\u001b<";
                break l443;
              }
              p = s444;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              {
                const s447 = p;
                l448: {
                  p = skipNoise(p);
                  if (p < 0) { break l448; }
                  break l440;
                }
                p = s447;
              }
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l440; }
            p++;
          }
          continue l439;
        }
        p = s441;
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
    l453: {
      const s454 = p;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l455: {
          if (!text.startsWith("Status", p)) {
            m.reaches(p, "Status");
            break l455;
          }
          value = "Status";
          p += 6;
          break l453;
        }
        p = s454;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 69)) {
        l456: {
          if (!text.startsWith("Error", p)) {
            m.reaches(p, "Error");
            break l456;
          }
          value = "Error";
          p += 5;
          break l453;
        }
        p = s454;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l457: {
          if (!text.startsWith("Session Checkpoint", p)) {
            m.reaches(p, "Session Checkpoint");
            break l457;
          }
          value = "Session Checkpoint";
          p += 18;
          break l453;
        }
        p = s454;
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
    l468: {
      const s469 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
        l470: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l470; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b #<";
          break l468;
        }
        p = s469;
      } else m.touched ||= p >= end;
      {
        const s471 = p;
        l472: {
          p = skipHeaderTail(p);
          if (p < 0) { break l472; }
          return -1;
        }
        p = s471;
      }
      l474: {
        const s475 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
          l476: {
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l476; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            break l474;
          }
          p = s475;
        } else m.touched ||= p >= end;
        if ((p < end && text.charCodeAt(p) === 35)) {
          l477: {
            if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l477; }
            p++;
            while ((p < end && text.charCodeAt(p) === 35)) p++;
            m.touched ||= p >= end;
            break l474;
          }
          p = s475;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
          l478: {
            let m482 = false;
            l479: for (;;) {
              const s481 = p;
              if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
                l480: {
                  p = skipNoise(p);
                  if (p < 0) { break l480; }
                  m482 = true;
                  continue l479;
                }
                p = s481;
              } else m.touched ||= p >= end;
              break;
            }
            if (!m482) { break l478; }
            break l474;
          }
          p = s475;
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
        const s461 = p;
        l462: {
          p = skipClosingSigns(p);
          if (p < 0) { break l462; }
          return -1;
        }
        p = s461;
      }
    } else m.touched ||= p >= end;
    let m467 = false;
    l464: for (;;) {
      const s466 = p;
      if (p < end) {
        l465: {
          p = skipArgPart(p);
          if (p < 0) { break l465; }
          m467 = true;
          continue l464;
        }
        p = s466;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m467) { return -1; }
    const node: ArgNode = { type: 'Arg', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readPercentNumberCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s484 = p;
    l485: {
      if ((p < end && text.charCodeAt(p) === 45)) {
        const s487 = p;
        l486: {

          p++;
          break l485;
        }
        p = s487;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    l488: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s490 = p;
        l489: {

          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l489; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l488;
        }
        p = s490;
      } else m.touched ||= p >= end;
    }
    value = text.slice(s484, p);
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
    const s491 = p;
    l492: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false))) {
        const s494 = p;
        l493: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l493; }
          if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; break l493; }
          p++;
          break l492;
        }
        p = s494;
      } else m.touched ||= p >= end;
    }
    l_percent = text.slice(s491, p);
    l497: {
      const s495 = p;
      l496: {
        p = skipHeaderTail(p);
        if (p < 0) { break l496; }
        p = s495;
        break l497;
      }
      p = s495;
      return -1;
    }
    const node: PercentNode = { type: 'Percent', start: m.base + start, end: m.base + p, number: l_number, percent: l_percent };
    m.value = node;
    return p;
  }

  function readTitledWordCode(p: number): number {
    const { text, end } = m;
    let value!: "AI Directive" | "Suggestions";
    l499: {
      const s500 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l501: {
          if (!text.startsWith("AI Directive", p)) {
            m.reaches(p, "AI Directive");
            break l501;
          }
          value = "AI Directive";
          p += 12;
          break l499;
        }
        p = s500;
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
    l506: {
      const s507 = p;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l508: {
          if (!text.startsWith("Output Data", p)) {
            m.reaches(p, "Output Data");
            break l508;
          }
          value = "Output Data";
          p += 11;
          break l506;
        }
        p = s507;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l509: {
          if (!text.startsWith("Output Files", p)) {
            m.reaches(p, "Output Files");
            break l509;
          }
          value = "Output Files";
          p += 12;
          break l506;
        }
        p = s507;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l510: {
          if (!text.startsWith("Output", p)) {
            m.reaches(p, "Output");
            break l510;
          }
          value = "Output";
          p += 6;
          break l506;
        }
        p = s507;
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
    l450: {
      const s451 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 83))) {
        l452: {
          p = readArgWord(p);
          if (p < 0) { break l452; }
          l_words = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l452; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l452; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            {
              const s458 = p;
              l459: {
                p = skip_boldArg(p);
                if (p < 0) { break l459; }
                break l452;
              }
              p = s458;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l452; }
          p = readArg(p);
          if (p < 0) { break l452; }
          l_arg = m.value as ArgNode;
          break l450;
        }
        p = s451;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 80)) {
        l483: {
          if (!text.startsWith("Progress", p)) {
            m.reaches(p, "Progress");
            break l483;
          }
          l_words = "Progress";
          p += 8;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l483; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l483; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)))) { m.touched ||= p >= end; break l483; }
          p = readPercent(p);
          if (p < 0) { break l483; }
          l_arg = m.value as PercentNode;
          break l450;
        }
        p = s451;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l498: {
          p = readTitledWord(p);
          if (p < 0) { break l498; }
          l_words = m.value as "AI Directive" | "Suggestions";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l498; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l498; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            {
              const s502 = p;
              l503: {
                p = skip_boldArg(p);
                if (p < 0) { break l503; }
                break l498;
              }
              p = s502;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l498; }
          p = readArg(p);
          if (p < 0) { break l498; }
          l_arg = m.value as ArgNode;
          break l450;
        }
        p = s451;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l505: {
          p = readTitledWord(p);
          if (p < 0) { break l505; }
          l_words = m.value as "AI Directive" | "Suggestions";
          break l450;
        }
        p = s451;
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
    let n435 = 0;
    l432: for (;;) {
      if (n435 >= 3) break;
      const s434 = p;
      l433: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l433; }
        p++;
        n435++;
        continue l432;
      }
      p = s434;
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
        const s436 = p;
        l437: {
          p = skipNoisyLine(p);
          if (p < 0) { break l437; }
          return -1;
        }
        p = s436;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    let m526 = false;
    l523: for (;;) {
      const s525 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l524: {
          p = skipNoise(p);
          if (p < 0) { break l524; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          m526 = true;
          continue l523;
        }
        p = s525;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m526) { return -1; }
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
    l531: {
      const s532 = p;
      const t533 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l534: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l534;
          }
          p += 2;
          if ((p < end && text.charCodeAt(p) === 35)) {
            {
              const s535 = p;
              l536: {

                p++;
                break l534;
              }
              p = s535;
            }
          } else m.touched ||= p >= end;
          break l531;
        }
        p = s532;
        if (m.trail.length > t533) m.trail.length = t533;
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
    l538: {
      const s539 = p;
      const t540 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l541: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l541; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s542 = p;
              l543: {
                p = skipNoise(p);
                if (p < 0) { break l543; }
                break l541;
              }
              p = s542;
            }
          } else m.touched ||= p >= end;
          break l538;
        }
        p = s539;
        if (m.trail.length > t540) m.trail.length = t540;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
        l545: {
          l548: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
              const s546 = p;
              l547: {
                l549: {
                  const s550 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                    l551: {
                      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l551; }
                      p++;
                      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                      m.touched ||= p >= end;
                      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l551; }
                      p = skipNoise(p);
                      if (p < 0) { break l551; }
                      break l549;
                    }
                    p = s550;
                  } else m.touched ||= p >= end;
                  let m555 = false;
                  l552: for (;;) {
                    const s554 = p;
                    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
                      l553: {
                        p = skipNoise(p);
                        if (p < 0) { break l553; }
                        m555 = true;
                        continue l552;
                      }
                      p = s554;
                    } else m.touched ||= p >= end;
                    break;
                  }
                  if (!m555) { break l547; }
                  if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l547; }
                  p++;
                }
                p = s546;
                break l548;
              }
              p = s546;
            } else m.touched ||= p >= end;
            break l545;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l545; }
          p = readBadHeaderNoise(p);
          if (p < 0) { break l545; }
          break l538;
        }
        p = s539;
        if (m.trail.length > t540) m.trail.length = t540;
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
    l572: {
      const s573 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 79))) {
        l574: {
          p = readBareWord(p);
          if (p < 0) { break l574; }
          value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
          break l572;
        }
        p = s573;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 83))) {
        l575: {
          p = readArgWord(p);
          if (p < 0) { break l575; }
          value = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          break l572;
        }
        p = s573;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l576: {
          p = readTitledWord(p);
          if (p < 0) { break l576; }
          value = m.value as "AI Directive" | "Suggestions";
          break l572;
        }
        p = s573;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
        m.reaches(p, "Progress");
        return -1;
      }
      value = "Progress";
      p += 8;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
      {
        const s577 = p;
        l578: {
          p++;
          return -1;
        }
        p = s577;
      }
    } else m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false))) {
      {
        const s580 = p;
        l581: {
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          l583: {
            const s584 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l585: {
                if (!m.isCaseless(p, "data")) { break l585; }
                p += 4;
                break l583;
              }
              p = s584;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
              l586: {
                if (!m.isCaseless(p, "file")) { break l586; }
                p += 4;
                break l583;
              }
              p = s584;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "checkpoint")) { break l581; }
            p += 10;
          }
          return -1;
        }
        p = s580;
      }
    } else m.touched ||= p >= end;
    m.value = value;
    return p;
  }

  function skipLettersCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l587: {
      const s588 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l589: {
          if (!m.isCaseless(p, "output")) { break l589; }
          p += 6;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          l590: {
            const s591 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l592: {
                if (!m.isCaseless(p, "data")) { break l592; }
                p += 4;
                break l590;
              }
              p = s591;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "file")) { break l589; }
            p += 4;
            l593: {
              if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                const s595 = p;
                l594: {
                  if (!m.isCaseless(p, "s")) { break l594; }
                  p += 1;
                  break l593;
                }
                p = s595;
              } else m.touched ||= p >= end;
            }
          }
          break l587;
        }
        p = s588;
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
    l568: {
      const s569 = p;
      const t570 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
        l571: {
          p = readExactWords(p);
          if (p < 0) { break l571; }
          value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
          break l568;
        }
        p = s569;
        if (m.trail.length > t570) m.trail.length = t570;
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
    l596: {
      const s597 = p;
      const t598 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l599: {

          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l599; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s600 = p;
              l601: {
                p = skipNoise(p);
                if (p < 0) { break l601; }
                break l599;
              }
              p = s600;
            }
          } else m.touched ||= p >= end;
          break l596;
        }
        p = s597;
        if (m.trail.length > t598) m.trail.length = t598;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
        l603: {
          p = noteTintedColon(p);
          if (p < 0) { break l603; }
          break l596;
        }
        p = s597;
        if (m.trail.length > t598) m.trail.length = t598;
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
    l604: {
      const s605 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l606: {
          p = readPercentNumber(p);
          if (p < 0) { break l606; }
          l_number = m.value as string;
          const s607 = p;
          l608: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false))) {
              const s610 = p;
              l609: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l609; }
                if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; break l609; }
                p++;
                break l608;
              }
              p = s610;
            } else m.touched ||= p >= end;
          }
          l_percent = text.slice(s607, p);
          l613: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s611 = p;
              l612: {
                p = skipStrong(p);
                if (p < 0) { break l612; }
                p = skipHeaderTail(p);
                if (p < 0) { break l612; }
                p = s611;
                break l613;
              }
              p = s611;
            } else m.touched ||= p >= end;
            break l606;
          }
          break l604;
        }
        p = s605;
        l_number = null;
        l_percent = null;
      } else m.touched ||= p >= end;
      let m617 = false;
      l614: for (;;) {
        const s616 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l615: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              {
                const s618 = p;
                l619: {
                  p = skipStrong(p);
                  if (p < 0) { break l619; }
                  p = skipHeaderTail(p);
                  if (p < 0) { break l619; }
                  break l615;
                }
                p = s618;
              }
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l615; }
            p++;
            m617 = true;
            continue l614;
          }
          p = s616;
        } else m.touched ||= p >= end;
        break;
      }
      if (!m617) { return -1; }
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
    l564: {
      const s565 = p;
      const t566 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l567: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l567; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l567; }
          p = readLooseWords(p);
          if (p < 0) { break l567; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; break l567; }
          p = noteLooseColon(p);
          if (p < 0) { break l567; }
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l567; }
          p = readBoldArg(p);
          if (p < 0) { break l567; }
          l_arg = m.value as BoldArgNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l567; }
          p = skipStrong(p);
          if (p < 0) { break l567; }
          l623: {
            const s621 = p;
            l622: {
              p = skipHeaderTail(p);
              if (p < 0) { break l622; }
              p = s621;
              break l623;
            }
            p = s621;
            break l567;
          }
          break l564;
        }
        p = s565;
        if (m.trail.length > t566) m.trail.length = t566;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l624: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l624; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l624; }
          p = readLooseWords(p);
          if (p < 0) { break l624; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l624; }
          p = skipStrong(p);
          if (p < 0) { break l624; }
          l627: {
            const s625 = p;
            l626: {
              p = skipHeaderTail(p);
              if (p < 0) { break l626; }
              p = s625;
              break l627;
            }
            p = s625;
            break l624;
          }
          break l564;
        }
        p = s565;
        if (m.trail.length > t566) m.trail.length = t566;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l628: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l628; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l628; }
          p = readLooseWords(p);
          if (p < 0) { break l628; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l628; }
          p = skipStrong(p);
          if (p < 0) { break l628; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; break l628; }
          p = noteLooseColon(p);
          if (p < 0) { break l628; }
          l629: {
            const s630 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
              l631: {
                p = readPercent(p);
                if (p < 0) { break l631; }
                l_arg = m.value as PercentNode;
                break l629;
              }
              p = s630;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l628; }
            p = readArg(p);
            if (p < 0) { break l628; }
            l_arg = m.value as ArgNode;
          }
          l634: {
            const s632 = p;
            l633: {
              p = skipHeaderTail(p);
              if (p < 0) { break l633; }
              p = s632;
              break l634;
            }
            p = s632;
            break l628;
          }
          break l564;
        }
        p = s565;
        if (m.trail.length > t566) m.trail.length = t566;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l635: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l635; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l635; }
          p = readLooseWords(p);
          if (p < 0) { break l635; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l635; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l635; }
          p = skipStrong(p);
          if (p < 0) { break l635; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l636: {
            const s637 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
              l638: {
                p = readPercent(p);
                if (p < 0) { break l638; }
                l_arg = m.value as PercentNode;
                break l636;
              }
              p = s637;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l635; }
            p = readArg(p);
            if (p < 0) { break l635; }
            l_arg = m.value as ArgNode;
          }
          l641: {
            const s639 = p;
            l640: {
              p = skipHeaderTail(p);
              if (p < 0) { break l640; }
              p = s639;
              break l641;
            }
            p = s639;
            break l635;
          }
          break l564;
        }
        p = s565;
        if (m.trail.length > t566) m.trail.length = t566;
        l_arg = null;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readLooseWords(p);
      if (p < 0) { return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
      l644: {
        const s642 = p;
        l643: {
          p = skipHeaderTail(p);
          if (p < 0) { break l643; }
          p = s642;
          break l644;
        }
        p = s642;
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
    l663: {
      const s664 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l665: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l665; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l663;
        }
        p = s664;
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
    l645: {
      const s646 = p;
      const t647 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l648: {
          p = readLooseWords(p);
          if (p < 0) { break l648; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; break l648; }
          p = noteLooseColon(p);
          if (p < 0) { break l648; }
          l649: {
            const s650 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
              l651: {
                p = readPercent(p);
                if (p < 0) { break l651; }
                l_arg = m.value as PercentNode;
                break l649;
              }
              p = s650;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l648; }
            p = readArg(p);
            if (p < 0) { break l648; }
            l_arg = m.value as ArgNode;
          }
          l654: {
            const s652 = p;
            l653: {
              p = skipHeaderTail(p);
              if (p < 0) { break l653; }
              p = s652;
              break l654;
            }
            p = s652;
            break l648;
          }
          break l645;
        }
        p = s646;
        if (m.trail.length > t647) m.trail.length = t647;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l655: {
          p = readLooseWords(p);
          if (p < 0) { break l655; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l656: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
              const s658 = p;
              l657: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l657; }
                p++;
                break l656;
              }
              p = s658;
            } else m.touched ||= p >= end;
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
            break l655;
          }
          break l645;
        }
        p = s646;
        if (m.trail.length > t647) m.trail.length = t647;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l662: {
          p = readLooseWords(p);
          if (p < 0) { break l662; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)))) { m.touched ||= p >= end; break l662; }
          p = readBadHeaderColon(p);
          if (p < 0) { break l662; }
          l666: {
            const s667 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
              l668: {
                p = readPercent(p);
                if (p < 0) { break l668; }
                l_arg = m.value as PercentNode;
                break l666;
              }
              p = s667;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l662; }
            p = readArg(p);
            if (p < 0) { break l662; }
            l_arg = m.value as ArgNode;
          }
          l671: {
            const s669 = p;
            l670: {
              p = skipHeaderTail(p);
              if (p < 0) { break l670; }
              p = s669;
              break l671;
            }
            p = s669;
            break l662;
          }
          break l645;
        }
        p = s646;
        if (m.trail.length > t647) m.trail.length = t647;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 304))) {
        l672: {
          l673: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s675 = p;
              const t676 = m.trail.length;
              l674: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l674; }
                break l673;
              }
              p = s675;
              if (m.trail.length > t676) m.trail.length = t676;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l672; }
          p = readLooseWords(p);
          if (p < 0) { break l672; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l677: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s679 = p;
              const t680 = m.trail.length;
              l678: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l678; }
                break l677;
              }
              p = s679;
              if (m.trail.length > t680) m.trail.length = t680;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; break l672; }
          p = noteLooseColon(p);
          if (p < 0) { break l672; }
          l681: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s683 = p;
              const t684 = m.trail.length;
              l682: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l682; }
                break l681;
              }
              p = s683;
              if (m.trail.length > t684) m.trail.length = t684;
            } else m.touched ||= p >= end;
          }
          l685: {
            if (p < end) {
              const s687 = p;
              l686: {
                l688: {
                  const s689 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
                    l690: {
                      p = readPercent(p);
                      if (p < 0) { break l690; }
                      l_arg = m.value as PercentNode;
                      break l688;
                    }
                    p = s689;
                  } else m.touched ||= p >= end;
                  if (!(p < end)) { m.touched ||= p >= end; break l686; }
                  p = readArg(p);
                  if (p < 0) { break l686; }
                  l_arg = m.value as ArgNode;
                }
                break l685;
              }
              p = s687;
            } else m.touched ||= p >= end;
            l_arg = null;
          }
          l693: {
            const s691 = p;
            l692: {
              p = skipHeaderTail(p);
              if (p < 0) { break l692; }
              p = s691;
              break l693;
            }
            p = s691;
            break l672;
          }
          break l645;
        }
        p = s646;
        if (m.trail.length > t647) m.trail.length = t647;
        l_arg = null;
      } else m.touched ||= p >= end;
      l694: {
        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
          const s696 = p;
          const t697 = m.trail.length;
          l695: {
            p = readBadHeaderBold(p);
            if (p < 0) { break l695; }
            break l694;
          }
          p = s696;
          if (m.trail.length > t697) m.trail.length = t697;
        } else m.touched ||= p >= end;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readLooseWords(p);
      if (p < 0) { return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      l698: {
        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
          const s700 = p;
          const t701 = m.trail.length;
          l699: {
            p = readBadHeaderBold(p);
            if (p < 0) { break l699; }
            break l698;
          }
          p = s700;
          if (m.trail.length > t701) m.trail.length = t701;
        } else m.touched ||= p >= end;
      }
      l704: {
        const s702 = p;
        l703: {
          p = skipHeaderTail(p);
          if (p < 0) { break l703; }
          p = s702;
          break l704;
        }
        p = s702;
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
    l560: {
      const s561 = p;
      const t562 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 304))) {
        l563: {
          p = readBoldedHead(p);
          if (p < 0) { break l563; }
          value = m.value as BoldedHeadNode;
          break l560;
        }
        p = s561;
        if (m.trail.length > t562) m.trail.length = t562;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    l514: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        const s512 = p;
        l513: {
          p = skipNoises(p);
          if (p < 0) { break l513; }
          let n518 = 0;
          l515: for (;;) {
            if (n518 >= 3) break;
            const s517 = p;
            l516: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l516; }
              p++;
              n518++;
              continue l515;
            }
            p = s517;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l513; }
          p = skipKnownHash(p);
          if (p < 0) { break l513; }
          p = s512;
          break l514;
        }
        p = s512;
      } else m.touched ||= p >= end;
      return -1;
    }
    l519: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s521 = p;
        const t522 = m.trail.length;
        l520: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l520; }
          break l519;
        }
        p = s521;
        if (m.trail.length > t522) m.trail.length = t522;
      } else m.touched ||= p >= end;
    }
    let n530 = 0;
    l527: for (;;) {
      if (n530 >= 3) break;
      const s529 = p;
      l528: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l528; }
        p++;
        n530++;
        continue l527;
      }
      p = s529;
      break;
    }
    if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; return -1; }
    p = noteHashes(p);
    if (p < 0) { return -1; }
    p = noteHashSpace(p);
    if (p < 0) { return -1; }
    l556: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s558 = p;
        const t559 = m.trail.length;
        l557: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l557; }
          break l556;
        }
        p = s558;
        if (m.trail.length > t559) m.trail.length = t559;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = readLooseHead(p);
    if (p < 0) { return -1; }
    l_head = m.value as BoldedHeadNode | PlainHeadNode;
    l705: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s707 = p;
        const t708 = m.trail.length;
        l706: {
          p = readBadHeaderClose(p);
          if (p < 0) { break l706; }
          break l705;
        }
        p = s707;
        if (m.trail.length > t708) m.trail.length = t708;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l709: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s711 = p;
        const t712 = m.trail.length;
        l710: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l710; }
          break l709;
        }
        p = s711;
        if (m.trail.length > t712) m.trail.length = t712;
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
    l428: {
      const s429 = p;
      const t430 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l431: {
          p = readExactHeader(p);
          if (p < 0) { break l431; }
          value = m.value as ExactHeaderNode;
          break l428;
        }
        p = s429;
        if (m.trail.length > t430) m.trail.length = t430;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        l511: {
          p = readLooseHeader(p);
          if (p < 0) { break l511; }
          value = m.value as LooseHeaderNode;
          break l428;
        }
        p = s429;
        if (m.trail.length > t430) m.trail.length = t430;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false))) {
        l713: {
          p = readBoldHeader(p);
          if (p < 0) { break l713; }
          value = m.value as BoldHeaderNode;
          break l428;
        }
        p = s429;
        if (m.trail.length > t430) m.trail.length = t430;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
      {
        const s425 = p;
        l426: {
          p = skipCutHeader(p);
          if (p < 0) { break l426; }
          return -1;
        }
        p = s425;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    l728: for (;;) {
      const s730 = p;
      if (p < end) {
        l729: {
          l732: {
            const s733 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l734: {
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l734; }
                p++;
                const near735 = p + 4;
                while (p < near735 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near735) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r";
                break l732;
              }
              p = s733;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l736: {
                p = skipNewline(p);
                if (p < 0) { break l736; }
                l739: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
                    const s737 = p;
                    l738: {
                      p++;
                      p = s737;
                      break l739;
                    }
                    p = s737;
                  } else m.touched ||= p >= end;
                  break l736;
                }
                break l732;
              }
              p = s733;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l729; }
            p = skipNewline(p);
            if (p < 0) { break l729; }
            {
              const s740 = p;
              l741: {
                p = skipProseStop(p);
                if (p < 0) { break l741; }
                break l729;
              }
              p = s740;
            }
          }
          continue l728;
        }
        p = s730;
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
    l751: for (;;) {
      const s753 = p;
      if (p < end) {
        l752: {
          l755: {
            const s756 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l757: {
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l757; }
                p++;
                const near758 = p + 4;
                while (p < near758 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near758) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r";
                break l755;
              }
              p = s756;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l759: {
                p = skipNewline(p);
                if (p < 0) { break l759; }
                l762: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
                    const s760 = p;
                    l761: {
                      p++;
                      p = s760;
                      break l762;
                    }
                    p = s760;
                  } else m.touched ||= p >= end;
                  break l759;
                }
                break l755;
              }
              p = s756;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l752; }
            p = skipNewline(p);
            if (p < 0) { break l752; }
            if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
              {
                const s763 = p;
                l764: {
                  p = skipFenceClose(p);
                  if (p < 0) { break l764; }
                  break l752;
                }
                p = s763;
              }
            } else m.touched ||= p >= end;
            {
              const s766 = p;
              l767: {
                if (p < end) {
                  {
                    const s769 = p;
                    l770: {
                      p++;
                      break l767;
                    }
                    p = s769;
                  }
                } else m.touched ||= p >= end;
                break l752;
              }
              p = s766;
            }
          }
          continue l751;
        }
        p = s753;
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
    l775: for (;;) {
      const s777 = p;
      if (p < end) {
        l776: {
          l779: {
            const s780 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l781: {
                p = skipNewline(p);
                if (p < 0) { break l781; }
                l784: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
                    const s782 = p;
                    l783: {
                      p++;
                      p = s782;
                      break l784;
                    }
                    p = s782;
                  } else m.touched ||= p >= end;
                  break l781;
                }
                break l779;
              }
              p = s780;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l785: {
                p = skipNewline(p);
                if (p < 0) { break l785; }
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
                  {
                    const s786 = p;
                    l787: {
                      p = skipHeadingStart(p);
                      if (p < 0) { break l787; }
                      break l785;
                    }
                    p = s786;
                  }
                } else m.touched ||= p >= end;
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  {
                    const s789 = p;
                    l790: {
                      p = skipDeepFence(p);
                      if (p < 0) { break l790; }
                      break l785;
                    }
                    p = s789;
                  }
                } else m.touched ||= p >= end;
                {
                  const s792 = p;
                  l793: {
                    p = skipProseStop(p);
                    if (p < 0) { break l793; }
                    break l785;
                  }
                  p = s792;
                }
                break l779;
              }
              p = s780;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l776; }
            p++;
            const near795 = p + 4;
            while (p < near795 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
            if (p === near795) p = STOPS_0.next(p);
            m.touched ||= p >= end && "^\n\r";
          }
          continue l775;
        }
        p = s777;
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
    l746: {
      const s747 = p;
      const t748 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l749: {
          p = readGap(p);
          if (p < 0) { break l749; }
          value = m.value as GapNode;
          break l746;
        }
        p = s747;
        if (m.trail.length > t748) m.trail.length = t748;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l750: {
          p = readBlock(p);
          if (p < 0) { break l750; }
          value = m.value as BlockNode;
          break l746;
        }
        p = s747;
        if (m.trail.length > t748) m.trail.length = t748;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60))) {
        l772: {
          p = readComment(p);
          if (p < 0) { break l772; }
          value = m.value as CommentNode;
          break l746;
        }
        p = s747;
        if (m.trail.length > t748) m.trail.length = t748;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
        l773: {
          p = readBadNoiseLines(p);
          if (p < 0) { break l773; }
          value = m.value as BadNoiseLinesNode;
          break l746;
        }
        p = s747;
        if (m.trail.length > t748) m.trail.length = t748;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
        l774: {
          p = readField(p);
          if (p < 0) { break l774; }
          value = m.value as FieldNode;
          break l746;
        }
        p = s747;
        if (m.trail.length > t748) m.trail.length = t748;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) {
        l796: {
          p = readListBlock(p);
          if (p < 0) { break l796; }
          value = m.value as ListBlockNode;
          break l746;
        }
        p = s747;
        if (m.trail.length > t748) m.trail.length = t748;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l797: {
          p = readEntry(p);
          if (p < 0) { break l797; }
          value = m.value as EntryNode;
          break l746;
        }
        p = s747;
        if (m.trail.length > t748) m.trail.length = t748;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l798: {
          p = readMissingFenceRun(p);
          if (p < 0) { break l798; }
          value = m.value as MissingFenceRunNode;
          break l746;
        }
        p = s747;
        if (m.trail.length > t748) m.trail.length = t748;
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
    l721: {
      const s722 = p;
      const t723 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
        l724: {
          l727: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
              const s725 = p;
              l726: {
                p++;
                p = s725;
                break l727;
              }
              p = s725;
            } else m.touched ||= p >= end;
            break l724;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l724; }
          p = readProse(p);
          if (p < 0) { break l724; }
          value = m.value as ProseNode;
          break l721;
        }
        p = s722;
        if (m.trail.length > t723) m.trail.length = t723;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false))) {
        {
          const s743 = p;
          l744: {
            p = skipBodyStop(p);
            if (p < 0) { break l744; }
            return -1;
          }
          p = s743;
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readHeader(p);
    if (p < 0) { return -1; }
    l_header = m.value as ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    const list719: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[] = [];
    l714: for (;;) {
      const s716 = p;
      const t717 = m.trail.length;
      if (p < end) {
        l715: {
          let v718!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          p = readBodyPart(p);
          if (p < 0) { break l715; }
          v718 = m.value as ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          list719.push(v718);
          continue l714;
        }
        p = s716;
        if (m.trail.length > t717) m.trail.length = t717;
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list719;
    l801: {
      const s799 = p;
      l800: {
        l802: {
          const s803 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false))) {
            l804: {
              p = skipBodyStop(p);
              if (p < 0) { break l804; }
              break l802;
            }
            p = s803;
          } else m.touched ||= p >= end;
          if (p < end) {
            {
              const s805 = p;
              l806: {
                p++;
                break l800;
              }
              p = s805;
            }
          } else m.touched ||= p >= end;
        }
        p = s799;
        break l801;
      }
      p = s799;
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
  const skipNoises = many(m, 0, seq(skipNoise, run(m, "\t ")));
  const skipStrong = choice(m, lit(m, "**"), lit(m, "__"));
  const skipArgWords = choice(m, seq(caseless(m, "session"), run(m, "\t \\-_"), caseless(m, "checkpoint")),
    caseless(m, "session"), caseless(m, "status"), caseless(m, "progress"), caseless(m, "error"));
  const skipTitleWords = choice(m, seq(caseless(m, "ai"), run(m, "\t \\-_"), caseless(m, "directive")),
    seq(caseless(m, "suggestion"), optional(m, caseless(m, "s"))));
  const skipBareWords = choice(m, seq(caseless(m, "output"), optional(m, seq(run(m, "\t \\-_"), choice(m, caseless(m,
            "data"), seq(caseless(m, "file"), optional(m, caseless(m, "s"))))))), seq(caseless(m, "input"), run(m,
      "\t \\-_"), caseless(m, "needed")));
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
  const skipEntryTail = seq(run(m, "\t "), skipNoises, skipLineEnd);
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
