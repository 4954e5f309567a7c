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
  const STOPS_2 = /[\u0009-\u000a\u000d\u0020\u003a\u0060]/g;
  const STOPS_3 = /[\u000a\u000d\u001b\u003c]/g;
  const STOPS_4 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u003c]/g;

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
          m.touched ||= p >= end && "\t ";
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
      m.touched ||= p >= end && "\t ";
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
          m.touched ||= p >= end && "\t ";
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
      m.touched ||= p >= end && "\t ";
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
          m.touched ||= p >= end && "\t ";
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l67; }
          p++;
          while ((p < end && text.charCodeAt(p) === 35)) p++;
          m.touched ||= p >= end && "#";
          break l66;
        }
        p = s68;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
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
          m.touched ||= p >= end && "\t ";
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
                m.touched ||= p >= end && "\t ";
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
          m.touched ||= p >= end && "\t ";
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
                m.touched ||= p >= end && "\t ";
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
            m.touched ||= p >= end && "\t ";
            p = skipNoises(p);
            if (p < 0) { break l69; }
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)))) { m.touched ||= p >= end; break l69; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) p++;
            m.touched ||= p >= end && ".0-9";
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end && "\t ";
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
      m.touched ||= p >= end && "\t ";
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
            m.touched ||= p >= end && "\t ";
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
            m.touched ||= p >= end && "\t ";
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
                  m.touched ||= p >= end && "\t ";
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
    m.touched ||= p >= end && "\t ";
    l189: {
      const s190 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l191: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l191; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l191; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.touched ||= p >= end && "\t *";
          break l189;
        }
        p = s190;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l192: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l192; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l192; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.touched ||= p >= end && "\t \\-";
          break l189;
        }
        p = s190;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
      m.touched ||= p >= end && "\t _";
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
    m.touched ||= p >= end && "\t ";
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
          m.touched ||= p >= end && "`";
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
      m.touched ||= p >= end && "~";
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
            m.touched ||= p >= end && "`";
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
    m.touched ||= p >= end && "\t ";
    l_lead = text.slice(s260, p);
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readFieldName(p);
    if (p < 0) { return -1; }
    l_name = m.value as BoldNameNode | PlainNameNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
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
              m.touched ||= p >= end && "\t ";
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
          m.touched ||= p >= end && "\t ";
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
                m.touched ||= p >= end && "\t ";
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
      m.touched ||= p >= end && "\t ";
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
      m.touched ||= p >= end && "\t ";
    }
    return p;
  }

  function skipCodeOfOneCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l362: for (;;) {
      const s364 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l363: {
          l366: {
            const s367 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l368: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; break l368; }
                p++;
                const near369 = p + 4;
                while (p < near369 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near369) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l366;
              }
              p = s367;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              m.reaches(p, "``");
              break l363;
            }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end && "`";
          }
          continue l362;
        }
        p = s364;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipCodeSpanCode(p: number): number {
    const { text, end } = m;
    l356: {
      const s357 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l358: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) {
            {
              const s359 = p;
              l360: {

                p++;
                break l358;
              }
              p = s359;
            }
          } else m.touched ||= p >= end;
          p = skipCodeOfOne(p);
          if (p < 0) { break l358; }
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l358; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) {
            {
              const s370 = p;
              l371: {

                p++;
                break l358;
              }
              p = s370;
            }
          } else m.touched ||= p >= end;
          break l356;
        }
        p = s357;
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
          const near354 = p + 16;
          while (p < near354 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) p++;
          if (p === near354) {
            STOPS_2.lastIndex = p;
            p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\t\n\r :`";
          break l351;
        }
        p = s352;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l355: {
          p = skipCodeSpan(p);
          if (p < 0) { break l355; }
          break l351;
        }
        p = s352;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l373: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l373; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          break l351;
        }
        p = s352;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l374: {

          p++;
          break l351;
        }
        p = s352;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 96)) p++;
      m.touched ||= p >= end && "`";
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
    l378: {
      const s379 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l380: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l380; }
          p++;
          l381: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s383 = p;
              l382: {
                p = skipStrong(p);
                if (p < 0) { break l382; }
                break l381;
              }
              p = s383;
            } else m.touched ||= p >= end;
          }
          l384: {
            const s385 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l386: {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l386; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end && "\t ";
                break l384;
              }
              p = s385;
            } else m.touched ||= p >= end;
            l389: {
              const s387 = p;
              l388: {
                p = skipLineEnd(p);
                if (p < 0) { break l388; }
                p = s387;
                break l389;
              }
              p = s387;
              break l380;
            }
          }
          break l378;
        }
        p = s379;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      l390: {
        const s391 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l392: {
            if (!text.startsWith("->", p)) {
              m.reaches(p, "->");
              break l392;
            }
            p += 2;
            break l390;
          }
          p = s391;
        } else m.touched ||= p >= end;
        if (!((p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 8594)))) { m.touched ||= p >= end; return -1; }
        p++;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
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
    l396: {
      if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
        const s398 = p;
        l397: {
          p++;
          break l396;
        }
        p = s398;
      } else m.touched ||= p >= end;
    }
    l401: {
      const s399 = p;
      l400: {
        p = skipEntryTail(p);
        if (p < 0) { break l400; }
        p = s399;
        break l401;
      }
      p = s399;
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
    l410: {
      if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
        const s412 = p;
        l411: {
          p++;
          break l410;
        }
        p = s412;
      } else m.touched ||= p >= end;
    }
    l415: {
      const s413 = p;
      l414: {
        p = skipEntryTail(p);
        if (p < 0) { break l414; }
        p = s413;
        break l415;
      }
      p = s413;
      return -1;
    }
    return p;
  }

  function readEntryAfterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_last: EntryCodeNode | null = null;
    l393: {
      const s394 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
        l395: {
          p = readEntryCode(p);
          if (p < 0) { break l395; }
          l_last = m.value as EntryCodeNode;
          break l393;
        }
        p = s394;
        l_last = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l402: {
          l403: for (;;) {
            const s405 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l404: {
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
                  {
                    const s407 = p;
                    l408: {
                      p = skipSeparator(p);
                      if (p < 0) { break l408; }
                      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)))) { m.touched ||= p >= end; break l408; }
                      p = skipEntryCode(p);
                      if (p < 0) { break l408; }
                      break l404;
                    }
                    p = s407;
                  }
                } else m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l404; }
                p = skipEntryPart(p);
                if (p < 0) { break l404; }
                continue l403;
              }
              p = s405;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)))) { m.touched ||= p >= end; break l402; }
          p = skipSeparator(p);
          if (p < 0) { break l402; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)))) { m.touched ||= p >= end; break l402; }
          p = readEntryCode(p);
          if (p < 0) { break l402; }
          l_last = m.value as EntryCodeNode;
          break l393;
        }
        p = s394;
        l_last = null;
      } else m.touched ||= p >= end;
      l416: for (;;) {
        const s418 = p;
        if (p < end) {
          l417: {
            {
              const s420 = p;
              l421: {
                p = skipEntryTail(p);
                if (p < 0) { break l421; }
                break l417;
              }
              p = s420;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l417; }
            p = skipEntryPart(p);
            if (p < 0) { break l417; }
            continue l416;
          }
          p = s418;
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
    l375: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        const s377 = p;
        l376: {
          p = readSeparator(p);
          if (p < 0) { break l376; }
          l_separator = m.value as SeparatorNode;
          break l375;
        }
        p = s377;
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
    m.touched ||= p >= end && "\t ";
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
    m.touched ||= p >= end && "\t ";
    p = readEntryText(p);
    if (p < 0) { return -1; }
    l_text = m.value as EntryTextNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    p = skipNoises(p);
    if (p < 0) { return -1; }
    l425: {
      const s423 = p;
      l424: {
        p = skipLineEnd(p);
        if (p < 0) { break l424; }
        p = s423;
        break l425;
      }
      p = s423;
      return -1;
    }
    const node: EntryLineNode = { type: 'EntryLine', start: m.base + start, end: m.base + p, lead: l_lead, marker: l_marker, text: l_text };
    m.value = node;
    return p;
  }

  function skipNoisyLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l440: for (;;) {
      const s442 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l441: {
          l444: {
            const s445 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
              l446: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l446; }
                p++;
                const near447 = p + 16;
                while (p < near447 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) p++;
                if (p === near447) {
                  STOPS_3.lastIndex = p;
                  p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
                }
                m.touched ||= p >= end && "^\n\r\u001b<";
                break l444;
              }
              p = s445;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              {
                const s448 = p;
                l449: {
                  p = skipNoise(p);
                  if (p < 0) { break l449; }
                  break l441;
                }
                p = s448;
              }
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l441; }
            p++;
          }
          continue l440;
        }
        p = s442;
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
    l454: {
      const s455 = p;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l456: {
          if (!text.startsWith("Status", p)) {
            m.reaches(p, "Status");
            break l456;
          }
          value = "Status";
          p += 6;
          break l454;
        }
        p = s455;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 69)) {
        l457: {
          if (!text.startsWith("Error", p)) {
            m.reaches(p, "Error");
            break l457;
          }
          value = "Error";
          p += 5;
          break l454;
        }
        p = s455;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l458: {
          if (!text.startsWith("Session Checkpoint", p)) {
            m.reaches(p, "Session Checkpoint");
            break l458;
          }
          value = "Session Checkpoint";
          p += 18;
          break l454;
        }
        p = s455;
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
    l469: {
      const s470 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
        l471: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l471; }
          p++;
          const near472 = p + 16;
          while (p < near472 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) p++;
          if (p === near472) {
            STOPS_4.lastIndex = p;
            p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\t\n\r\u001b #<";
          break l469;
        }
        p = s470;
      } else m.touched ||= p >= end;
      {
        const s473 = p;
        l474: {
          p = skipHeaderTail(p);
          if (p < 0) { break l474; }
          return -1;
        }
        p = s473;
      }
      l476: {
        const s477 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
          l478: {
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l478; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end && "\t ";
            break l476;
          }
          p = s477;
        } else m.touched ||= p >= end;
        if ((p < end && text.charCodeAt(p) === 35)) {
          l479: {
            if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l479; }
            p++;
            while ((p < end && text.charCodeAt(p) === 35)) p++;
            m.touched ||= p >= end && "#";
            break l476;
          }
          p = s477;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
          l480: {
            let m484 = false;
            l481: for (;;) {
              const s483 = p;
              if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
                l482: {
                  p = skipNoise(p);
                  if (p < 0) { break l482; }
                  m484 = true;
                  continue l481;
                }
                p = s483;
              } else m.touched ||= p >= end;
              break;
            }
            if (!m484) { break l480; }
            break l476;
          }
          p = s477;
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
        const s462 = p;
        l463: {
          p = skipClosingSigns(p);
          if (p < 0) { break l463; }
          return -1;
        }
        p = s462;
      }
    } else m.touched ||= p >= end;
    let m468 = false;
    l465: for (;;) {
      const s467 = p;
      if (p < end) {
        l466: {
          p = skipArgPart(p);
          if (p < 0) { break l466; }
          m468 = true;
          continue l465;
        }
        p = s467;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m468) { return -1; }
    const node: ArgNode = { type: 'Arg', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readPercentNumberCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s486 = p;
    l487: {
      if ((p < end && text.charCodeAt(p) === 45)) {
        const s489 = p;
        l488: {

          p++;
          break l487;
        }
        p = s489;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end && "0-9";
    l490: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s492 = p;
        l491: {

          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l491; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end && "0-9";
          break l490;
        }
        p = s492;
      } else m.touched ||= p >= end;
    }
    value = text.slice(s486, p);
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
    const s493 = p;
    l494: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false))) {
        const s496 = p;
        l495: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          p = skipNoises(p);
          if (p < 0) { break l495; }
          if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; break l495; }
          p++;
          break l494;
        }
        p = s496;
      } else m.touched ||= p >= end;
    }
    l_percent = text.slice(s493, p);
    l499: {
      const s497 = p;
      l498: {
        p = skipHeaderTail(p);
        if (p < 0) { break l498; }
        p = s497;
        break l499;
      }
      p = s497;
      return -1;
    }
    const node: PercentNode = { type: 'Percent', start: m.base + start, end: m.base + p, number: l_number, percent: l_percent };
    m.value = node;
    return p;
  }

  function readTitledWordCode(p: number): number {
    const { text, end } = m;
    let value!: "AI Directive" | "Suggestions";
    l501: {
      const s502 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l503: {
          if (!text.startsWith("AI Directive", p)) {
            m.reaches(p, "AI Directive");
            break l503;
          }
          value = "AI Directive";
          p += 12;
          break l501;
        }
        p = s502;
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
    l508: {
      const s509 = p;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l510: {
          if (!text.startsWith("Output Data", p)) {
            m.reaches(p, "Output Data");
            break l510;
          }
          value = "Output Data";
          p += 11;
          break l508;
        }
        p = s509;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l511: {
          if (!text.startsWith("Output Files", p)) {
            m.reaches(p, "Output Files");
            break l511;
          }
          value = "Output Files";
          p += 12;
          break l508;
        }
        p = s509;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l512: {
          if (!text.startsWith("Output", p)) {
            m.reaches(p, "Output");
            break l512;
          }
          value = "Output";
          p += 6;
          break l508;
        }
        p = s509;
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
    l451: {
      const s452 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 83))) {
        l453: {
          p = readArgWord(p);
          if (p < 0) { break l453; }
          l_words = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l453; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l453; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            {
              const s459 = p;
              l460: {
                p = skip_boldArg(p);
                if (p < 0) { break l460; }
                break l453;
              }
              p = s459;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l453; }
          p = readArg(p);
          if (p < 0) { break l453; }
          l_arg = m.value as ArgNode;
          break l451;
        }
        p = s452;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 80)) {
        l485: {
          if (!text.startsWith("Progress", p)) {
            m.reaches(p, "Progress");
            break l485;
          }
          l_words = "Progress";
          p += 8;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l485; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l485; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)))) { m.touched ||= p >= end; break l485; }
          p = readPercent(p);
          if (p < 0) { break l485; }
          l_arg = m.value as PercentNode;
          break l451;
        }
        p = s452;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l500: {
          p = readTitledWord(p);
          if (p < 0) { break l500; }
          l_words = m.value as "AI Directive" | "Suggestions";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l500; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l500; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            {
              const s504 = p;
              l505: {
                p = skip_boldArg(p);
                if (p < 0) { break l505; }
                break l500;
              }
              p = s504;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l500; }
          p = readArg(p);
          if (p < 0) { break l500; }
          l_arg = m.value as ArgNode;
          break l451;
        }
        p = s452;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l507: {
          p = readTitledWord(p);
          if (p < 0) { break l507; }
          l_words = m.value as "AI Directive" | "Suggestions";
          break l451;
        }
        p = s452;
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
    let n436 = 0;
    l433: for (;;) {
      if (n436 >= 3) break;
      const s435 = p;
      l434: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l434; }
        p++;
        n436++;
        continue l433;
      }
      p = s435;
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
    m.touched ||= p >= end && "\t ";
    if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      {
        const s437 = p;
        l438: {
          p = skipNoisyLine(p);
          if (p < 0) { break l438; }
          return -1;
        }
        p = s437;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readExactHead(p);
    if (p < 0) { return -1; }
    l_head = m.value as ExactHeadNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
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
    let m528 = false;
    l525: for (;;) {
      const s527 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l526: {
          p = skipNoise(p);
          if (p < 0) { break l526; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          m528 = true;
          continue l525;
        }
        p = s527;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m528) { return -1; }
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
    m.touched ||= p >= end && "#";
    const node: BadHeaderLevelNode = { type: 'BadHeaderLevel', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function noteHashesCode(p: number): number {
    const { text, end } = m;
    l533: {
      const s534 = p;
      const t535 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l536: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l536;
          }
          p += 2;
          if ((p < end && text.charCodeAt(p) === 35)) {
            {
              const s537 = p;
              l538: {

                p++;
                break l536;
              }
              p = s537;
            }
          } else m.touched ||= p >= end;
          break l533;
        }
        p = s534;
        if (m.trail.length > t535) m.trail.length = t535;
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
    l540: {
      const s541 = p;
      const t542 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l543: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l543; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s544 = p;
              l545: {
                p = skipNoise(p);
                if (p < 0) { break l545; }
                break l543;
              }
              p = s544;
            }
          } else m.touched ||= p >= end;
          break l540;
        }
        p = s541;
        if (m.trail.length > t542) m.trail.length = t542;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
        l547: {
          l550: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
              const s548 = p;
              l549: {
                l551: {
                  const s552 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                    l553: {
                      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l553; }
                      p++;
                      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                      m.touched ||= p >= end && "\t ";
                      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l553; }
                      p = skipNoise(p);
                      if (p < 0) { break l553; }
                      break l551;
                    }
                    p = s552;
                  } else m.touched ||= p >= end;
                  let m557 = false;
                  l554: for (;;) {
                    const s556 = p;
                    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
                      l555: {
                        p = skipNoise(p);
                        if (p < 0) { break l555; }
                        m557 = true;
                        continue l554;
                      }
                      p = s556;
                    } else m.touched ||= p >= end;
                    break;
                  }
                  if (!m557) { break l549; }
                  if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l549; }
                  p++;
                }
                p = s548;
                break l550;
              }
              p = s548;
            } else m.touched ||= p >= end;
            break l547;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l547; }
          p = readBadHeaderNoise(p);
          if (p < 0) { break l547; }
          break l540;
        }
        p = s541;
        if (m.trail.length > t542) m.trail.length = t542;
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
    l574: {
      const s575 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 79))) {
        l576: {
          p = readBareWord(p);
          if (p < 0) { break l576; }
          value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
          break l574;
        }
        p = s575;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 83))) {
        l577: {
          p = readArgWord(p);
          if (p < 0) { break l577; }
          value = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          break l574;
        }
        p = s575;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l578: {
          p = readTitledWord(p);
          if (p < 0) { break l578; }
          value = m.value as "AI Directive" | "Suggestions";
          break l574;
        }
        p = s575;
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
        const s579 = p;
        l580: {
          p++;
          return -1;
        }
        p = s579;
      }
    } else m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false))) {
      {
        const s582 = p;
        l583: {
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) p++;
          m.touched ||= p >= end && "\t \\-_";
          l585: {
            const s586 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l587: {
                if (!m.isCaseless(p, "data")) { break l587; }
                p += 4;
                break l585;
              }
              p = s586;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
              l588: {
                if (!m.isCaseless(p, "file")) { break l588; }
                p += 4;
                break l585;
              }
              p = s586;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "checkpoint")) { break l583; }
            p += 10;
          }
          return -1;
        }
        p = s582;
      }
    } else m.touched ||= p >= end;
    m.value = value;
    return p;
  }

  function skipLettersCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l589: {
      const s590 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l591: {
          if (!m.isCaseless(p, "output")) { break l591; }
          p += 6;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) p++;
          m.touched ||= p >= end && "\t \\-_";
          l592: {
            const s593 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l594: {
                if (!m.isCaseless(p, "data")) { break l594; }
                p += 4;
                break l592;
              }
              p = s593;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "file")) { break l591; }
            p += 4;
            l595: {
              if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                const s597 = p;
                l596: {
                  if (!m.isCaseless(p, "s")) { break l596; }
                  p += 1;
                  break l595;
                }
                p = s597;
              } else m.touched ||= p >= end;
            }
          }
          break l589;
        }
        p = s590;
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
    l570: {
      const s571 = p;
      const t572 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
        l573: {
          p = readExactWords(p);
          if (p < 0) { break l573; }
          value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
          break l570;
        }
        p = s571;
        if (m.trail.length > t572) m.trail.length = t572;
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
    m.touched ||= p >= end && "\t ";
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    const node: BadWideColonNode = { type: 'BadWideColon', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function noteLooseColonCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l598: {
      const s599 = p;
      const t600 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l601: {

          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l601; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s602 = p;
              l603: {
                p = skipNoise(p);
                if (p < 0) { break l603; }
                break l601;
              }
              p = s602;
            }
          } else m.touched ||= p >= end;
          break l598;
        }
        p = s599;
        if (m.trail.length > t600) m.trail.length = t600;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
        l605: {
          p = noteTintedColon(p);
          if (p < 0) { break l605; }
          break l598;
        }
        p = s599;
        if (m.trail.length > t600) m.trail.length = t600;
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
    l606: {
      const s607 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l608: {
          p = readPercentNumber(p);
          if (p < 0) { break l608; }
          l_number = m.value as string;
          const s609 = p;
          l610: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false))) {
              const s612 = p;
              l611: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end && "\t ";
                p = skipNoises(p);
                if (p < 0) { break l611; }
                if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; break l611; }
                p++;
                break l610;
              }
              p = s612;
            } else m.touched ||= p >= end;
          }
          l_percent = text.slice(s609, p);
          l615: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s613 = p;
              l614: {
                p = skipStrong(p);
                if (p < 0) { break l614; }
                p = skipHeaderTail(p);
                if (p < 0) { break l614; }
                p = s613;
                break l615;
              }
              p = s613;
            } else m.touched ||= p >= end;
            break l608;
          }
          break l606;
        }
        p = s607;
        l_number = null;
        l_percent = null;
      } else m.touched ||= p >= end;
      let m619 = false;
      l616: for (;;) {
        const s618 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l617: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              {
                const s620 = p;
                l621: {
                  p = skipStrong(p);
                  if (p < 0) { break l621; }
                  p = skipHeaderTail(p);
                  if (p < 0) { break l621; }
                  break l617;
                }
                p = s620;
              }
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l617; }
            p++;
            m619 = true;
            continue l616;
          }
          p = s618;
        } else m.touched ||= p >= end;
        break;
      }
      if (!m619) { return -1; }
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
    l566: {
      const s567 = p;
      const t568 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l569: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l569; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l569; }
          p = readLooseWords(p);
          if (p < 0) { break l569; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; break l569; }
          p = noteLooseColon(p);
          if (p < 0) { break l569; }
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l569; }
          p = readBoldArg(p);
          if (p < 0) { break l569; }
          l_arg = m.value as BoldArgNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l569; }
          p = skipStrong(p);
          if (p < 0) { break l569; }
          l625: {
            const s623 = p;
            l624: {
              p = skipHeaderTail(p);
              if (p < 0) { break l624; }
              p = s623;
              break l625;
            }
            p = s623;
            break l569;
          }
          break l566;
        }
        p = s567;
        if (m.trail.length > t568) m.trail.length = t568;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l626: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l626; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l626; }
          p = readLooseWords(p);
          if (p < 0) { break l626; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l626; }
          p = skipStrong(p);
          if (p < 0) { break l626; }
          l629: {
            const s627 = p;
            l628: {
              p = skipHeaderTail(p);
              if (p < 0) { break l628; }
              p = s627;
              break l629;
            }
            p = s627;
            break l626;
          }
          break l566;
        }
        p = s567;
        if (m.trail.length > t568) m.trail.length = t568;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l630: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l630; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l630; }
          p = readLooseWords(p);
          if (p < 0) { break l630; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l630; }
          p = skipStrong(p);
          if (p < 0) { break l630; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; break l630; }
          p = noteLooseColon(p);
          if (p < 0) { break l630; }
          l631: {
            const s632 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
              l633: {
                p = readPercent(p);
                if (p < 0) { break l633; }
                l_arg = m.value as PercentNode;
                break l631;
              }
              p = s632;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l630; }
            p = readArg(p);
            if (p < 0) { break l630; }
            l_arg = m.value as ArgNode;
          }
          l636: {
            const s634 = p;
            l635: {
              p = skipHeaderTail(p);
              if (p < 0) { break l635; }
              p = s634;
              break l636;
            }
            p = s634;
            break l630;
          }
          break l566;
        }
        p = s567;
        if (m.trail.length > t568) m.trail.length = t568;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l637: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l637; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l637; }
          p = readLooseWords(p);
          if (p < 0) { break l637; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l637; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l637; }
          p = skipStrong(p);
          if (p < 0) { break l637; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          l638: {
            const s639 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
              l640: {
                p = readPercent(p);
                if (p < 0) { break l640; }
                l_arg = m.value as PercentNode;
                break l638;
              }
              p = s639;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l637; }
            p = readArg(p);
            if (p < 0) { break l637; }
            l_arg = m.value as ArgNode;
          }
          l643: {
            const s641 = p;
            l642: {
              p = skipHeaderTail(p);
              if (p < 0) { break l642; }
              p = s641;
              break l643;
            }
            p = s641;
            break l637;
          }
          break l566;
        }
        p = s567;
        if (m.trail.length > t568) m.trail.length = t568;
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
      l646: {
        const s644 = p;
        l645: {
          p = skipHeaderTail(p);
          if (p < 0) { break l645; }
          p = s644;
          break l646;
        }
        p = s644;
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
    l665: {
      const s666 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l667: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l667; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          break l665;
        }
        p = s666;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
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
    l647: {
      const s648 = p;
      const t649 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l650: {
          p = readLooseWords(p);
          if (p < 0) { break l650; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; break l650; }
          p = noteLooseColon(p);
          if (p < 0) { break l650; }
          l651: {
            const s652 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
              l653: {
                p = readPercent(p);
                if (p < 0) { break l653; }
                l_arg = m.value as PercentNode;
                break l651;
              }
              p = s652;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l650; }
            p = readArg(p);
            if (p < 0) { break l650; }
            l_arg = m.value as ArgNode;
          }
          l656: {
            const s654 = p;
            l655: {
              p = skipHeaderTail(p);
              if (p < 0) { break l655; }
              p = s654;
              break l656;
            }
            p = s654;
            break l650;
          }
          break l647;
        }
        p = s648;
        if (m.trail.length > t649) m.trail.length = t649;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l657: {
          p = readLooseWords(p);
          if (p < 0) { break l657; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l658: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
              const s660 = p;
              l659: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end && "\t ";
                if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l659; }
                p++;
                break l658;
              }
              p = s660;
            } else m.touched ||= p >= end;
          }
          l663: {
            const s661 = p;
            l662: {
              p = skipHeaderTail(p);
              if (p < 0) { break l662; }
              p = s661;
              break l663;
            }
            p = s661;
            break l657;
          }
          break l647;
        }
        p = s648;
        if (m.trail.length > t649) m.trail.length = t649;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) {
        l664: {
          p = readLooseWords(p);
          if (p < 0) { break l664; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)))) { m.touched ||= p >= end; break l664; }
          p = readBadHeaderColon(p);
          if (p < 0) { break l664; }
          l668: {
            const s669 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
              l670: {
                p = readPercent(p);
                if (p < 0) { break l670; }
                l_arg = m.value as PercentNode;
                break l668;
              }
              p = s669;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l664; }
            p = readArg(p);
            if (p < 0) { break l664; }
            l_arg = m.value as ArgNode;
          }
          l673: {
            const s671 = p;
            l672: {
              p = skipHeaderTail(p);
              if (p < 0) { break l672; }
              p = s671;
              break l673;
            }
            p = s671;
            break l664;
          }
          break l647;
        }
        p = s648;
        if (m.trail.length > t649) m.trail.length = t649;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 304))) {
        l674: {
          l675: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s677 = p;
              const t678 = m.trail.length;
              l676: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l676; }
                break l675;
              }
              p = s677;
              if (m.trail.length > t678) m.trail.length = t678;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l674; }
          p = readLooseWords(p);
          if (p < 0) { break l674; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l679: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s681 = p;
              const t682 = m.trail.length;
              l680: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l680; }
                break l679;
              }
              p = s681;
              if (m.trail.length > t682) m.trail.length = t682;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; break l674; }
          p = noteLooseColon(p);
          if (p < 0) { break l674; }
          l683: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s685 = p;
              const t686 = m.trail.length;
              l684: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l684; }
                break l683;
              }
              p = s685;
              if (m.trail.length > t686) m.trail.length = t686;
            } else m.touched ||= p >= end;
          }
          l687: {
            if (p < end) {
              const s689 = p;
              l688: {
                l690: {
                  const s691 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
                    l692: {
                      p = readPercent(p);
                      if (p < 0) { break l692; }
                      l_arg = m.value as PercentNode;
                      break l690;
                    }
                    p = s691;
                  } else m.touched ||= p >= end;
                  if (!(p < end)) { m.touched ||= p >= end; break l688; }
                  p = readArg(p);
                  if (p < 0) { break l688; }
                  l_arg = m.value as ArgNode;
                }
                break l687;
              }
              p = s689;
            } else m.touched ||= p >= end;
            l_arg = null;
          }
          l695: {
            const s693 = p;
            l694: {
              p = skipHeaderTail(p);
              if (p < 0) { break l694; }
              p = s693;
              break l695;
            }
            p = s693;
            break l674;
          }
          break l647;
        }
        p = s648;
        if (m.trail.length > t649) m.trail.length = t649;
        l_arg = null;
      } else m.touched ||= p >= end;
      l696: {
        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
          const s698 = p;
          const t699 = m.trail.length;
          l697: {
            p = readBadHeaderBold(p);
            if (p < 0) { break l697; }
            break l696;
          }
          p = s698;
          if (m.trail.length > t699) m.trail.length = t699;
        } else m.touched ||= p >= end;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readLooseWords(p);
      if (p < 0) { return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      l700: {
        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
          const s702 = p;
          const t703 = m.trail.length;
          l701: {
            p = readBadHeaderBold(p);
            if (p < 0) { break l701; }
            break l700;
          }
          p = s702;
          if (m.trail.length > t703) m.trail.length = t703;
        } else m.touched ||= p >= end;
      }
      l706: {
        const s704 = p;
        l705: {
          p = skipHeaderTail(p);
          if (p < 0) { break l705; }
          p = s704;
          break l706;
        }
        p = s704;
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
    l562: {
      const s563 = p;
      const t564 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 304))) {
        l565: {
          p = readBoldedHead(p);
          if (p < 0) { break l565; }
          value = m.value as BoldedHeadNode;
          break l562;
        }
        p = s563;
        if (m.trail.length > t564) m.trail.length = t564;
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
    l516: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        const s514 = p;
        l515: {
          p = skipNoises(p);
          if (p < 0) { break l515; }
          let n520 = 0;
          l517: for (;;) {
            if (n520 >= 3) break;
            const s519 = p;
            l518: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l518; }
              p++;
              n520++;
              continue l517;
            }
            p = s519;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l515; }
          p = skipKnownHash(p);
          if (p < 0) { break l515; }
          p = s514;
          break l516;
        }
        p = s514;
      } else m.touched ||= p >= end;
      return -1;
    }
    l521: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s523 = p;
        const t524 = m.trail.length;
        l522: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l522; }
          break l521;
        }
        p = s523;
        if (m.trail.length > t524) m.trail.length = t524;
      } else m.touched ||= p >= end;
    }
    let n532 = 0;
    l529: for (;;) {
      if (n532 >= 3) break;
      const s531 = p;
      l530: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l530; }
        p++;
        n532++;
        continue l529;
      }
      p = s531;
      break;
    }
    if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; return -1; }
    p = noteHashes(p);
    if (p < 0) { return -1; }
    p = noteHashSpace(p);
    if (p < 0) { return -1; }
    l558: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s560 = p;
        const t561 = m.trail.length;
        l559: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l559; }
          break l558;
        }
        p = s560;
        if (m.trail.length > t561) m.trail.length = t561;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = readLooseHead(p);
    if (p < 0) { return -1; }
    l_head = m.value as BoldedHeadNode | PlainHeadNode;
    l707: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s709 = p;
        const t710 = m.trail.length;
        l708: {
          p = readBadHeaderClose(p);
          if (p < 0) { break l708; }
          break l707;
        }
        p = s709;
        if (m.trail.length > t710) m.trail.length = t710;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    l711: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s713 = p;
        const t714 = m.trail.length;
        l712: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l712; }
          break l711;
        }
        p = s713;
        if (m.trail.length > t714) m.trail.length = t714;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
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
    l429: {
      const s430 = p;
      const t431 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l432: {
          p = readExactHeader(p);
          if (p < 0) { break l432; }
          value = m.value as ExactHeaderNode;
          break l429;
        }
        p = s430;
        if (m.trail.length > t431) m.trail.length = t431;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        l513: {
          p = readLooseHeader(p);
          if (p < 0) { break l513; }
          value = m.value as LooseHeaderNode;
          break l429;
        }
        p = s430;
        if (m.trail.length > t431) m.trail.length = t431;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false))) {
        l715: {
          p = readBoldHeader(p);
          if (p < 0) { break l715; }
          value = m.value as BoldHeaderNode;
          break l429;
        }
        p = s430;
        if (m.trail.length > t431) m.trail.length = t431;
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
        const s426 = p;
        l427: {
          p = skipCutHeader(p);
          if (p < 0) { break l427; }
          return -1;
        }
        p = s426;
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
    l730: for (;;) {
      const s732 = p;
      if (p < end) {
        l731: {
          l734: {
            const s735 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l736: {
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l736; }
                p++;
                const near737 = p + 4;
                while (p < near737 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near737) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r";
                break l734;
              }
              p = s735;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l738: {
                p = skipNewline(p);
                if (p < 0) { break l738; }
                l741: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
                    const s739 = p;
                    l740: {
                      p++;
                      p = s739;
                      break l741;
                    }
                    p = s739;
                  } else m.touched ||= p >= end;
                  break l738;
                }
                break l734;
              }
              p = s735;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l731; }
            p = skipNewline(p);
            if (p < 0) { break l731; }
            {
              const s742 = p;
              l743: {
                p = skipProseStop(p);
                if (p < 0) { break l743; }
                break l731;
              }
              p = s742;
            }
          }
          continue l730;
        }
        p = s732;
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
    l753: for (;;) {
      const s755 = p;
      if (p < end) {
        l754: {
          l757: {
            const s758 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l759: {
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l759; }
                p++;
                const near760 = p + 4;
                while (p < near760 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near760) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r";
                break l757;
              }
              p = s758;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l761: {
                p = skipNewline(p);
                if (p < 0) { break l761; }
                l764: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
                    const s762 = p;
                    l763: {
                      p++;
                      p = s762;
                      break l764;
                    }
                    p = s762;
                  } else m.touched ||= p >= end;
                  break l761;
                }
                break l757;
              }
              p = s758;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l754; }
            p = skipNewline(p);
            if (p < 0) { break l754; }
            if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
              {
                const s765 = p;
                l766: {
                  p = skipFenceClose(p);
                  if (p < 0) { break l766; }
                  break l754;
                }
                p = s765;
              }
            } else m.touched ||= p >= end;
            {
              const s768 = p;
              l769: {
                if (p < end) {
                  {
                    const s771 = p;
                    l772: {
                      p++;
                      break l769;
                    }
                    p = s771;
                  }
                } else m.touched ||= p >= end;
                break l754;
              }
              p = s768;
            }
          }
          continue l753;
        }
        p = s755;
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
    l777: for (;;) {
      const s779 = p;
      if (p < end) {
        l778: {
          l781: {
            const s782 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l783: {
                p = skipNewline(p);
                if (p < 0) { break l783; }
                l786: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
                    const s784 = p;
                    l785: {
                      p++;
                      p = s784;
                      break l786;
                    }
                    p = s784;
                  } else m.touched ||= p >= end;
                  break l783;
                }
                break l781;
              }
              p = s782;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l787: {
                p = skipNewline(p);
                if (p < 0) { break l787; }
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
                  {
                    const s788 = p;
                    l789: {
                      p = skipHeadingStart(p);
                      if (p < 0) { break l789; }
                      break l787;
                    }
                    p = s788;
                  }
                } else m.touched ||= p >= end;
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  {
                    const s791 = p;
                    l792: {
                      p = skipDeepFence(p);
                      if (p < 0) { break l792; }
                      break l787;
                    }
                    p = s791;
                  }
                } else m.touched ||= p >= end;
                {
                  const s794 = p;
                  l795: {
                    p = skipProseStop(p);
                    if (p < 0) { break l795; }
                    break l787;
                  }
                  p = s794;
                }
                break l781;
              }
              p = s782;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l778; }
            p++;
            const near797 = p + 4;
            while (p < near797 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
            if (p === near797) p = STOPS_0.next(p);
            m.touched ||= p >= end && "^\n\r";
          }
          continue l777;
        }
        p = s779;
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
    l748: {
      const s749 = p;
      const t750 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l751: {
          p = readGap(p);
          if (p < 0) { break l751; }
          value = m.value as GapNode;
          break l748;
        }
        p = s749;
        if (m.trail.length > t750) m.trail.length = t750;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l752: {
          p = readBlock(p);
          if (p < 0) { break l752; }
          value = m.value as BlockNode;
          break l748;
        }
        p = s749;
        if (m.trail.length > t750) m.trail.length = t750;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60))) {
        l774: {
          p = readComment(p);
          if (p < 0) { break l774; }
          value = m.value as CommentNode;
          break l748;
        }
        p = s749;
        if (m.trail.length > t750) m.trail.length = t750;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
        l775: {
          p = readBadNoiseLines(p);
          if (p < 0) { break l775; }
          value = m.value as BadNoiseLinesNode;
          break l748;
        }
        p = s749;
        if (m.trail.length > t750) m.trail.length = t750;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
        l776: {
          p = readField(p);
          if (p < 0) { break l776; }
          value = m.value as FieldNode;
          break l748;
        }
        p = s749;
        if (m.trail.length > t750) m.trail.length = t750;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) {
        l798: {
          p = readListBlock(p);
          if (p < 0) { break l798; }
          value = m.value as ListBlockNode;
          break l748;
        }
        p = s749;
        if (m.trail.length > t750) m.trail.length = t750;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l799: {
          p = readEntry(p);
          if (p < 0) { break l799; }
          value = m.value as EntryNode;
          break l748;
        }
        p = s749;
        if (m.trail.length > t750) m.trail.length = t750;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l800: {
          p = readMissingFenceRun(p);
          if (p < 0) { break l800; }
          value = m.value as MissingFenceRunNode;
          break l748;
        }
        p = s749;
        if (m.trail.length > t750) m.trail.length = t750;
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
    l723: {
      const s724 = p;
      const t725 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
        l726: {
          l729: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
              const s727 = p;
              l728: {
                p++;
                p = s727;
                break l729;
              }
              p = s727;
            } else m.touched ||= p >= end;
            break l726;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l726; }
          p = readProse(p);
          if (p < 0) { break l726; }
          value = m.value as ProseNode;
          break l723;
        }
        p = s724;
        if (m.trail.length > t725) m.trail.length = t725;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false))) {
        {
          const s745 = p;
          l746: {
            p = skipBodyStop(p);
            if (p < 0) { break l746; }
            return -1;
          }
          p = s745;
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
    const list721: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[] = [];
    l716: for (;;) {
      const s718 = p;
      const t719 = m.trail.length;
      if (p < end) {
        l717: {
          let v720!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          p = readBodyPart(p);
          if (p < 0) { break l717; }
          v720 = m.value as ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          list721.push(v720);
          continue l716;
        }
        p = s718;
        if (m.trail.length > t719) m.trail.length = t719;
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list721;
    l803: {
      const s801 = p;
      l802: {
        l804: {
          const s805 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false))) {
            l806: {
              p = skipBodyStop(p);
              if (p < 0) { break l806; }
              break l804;
            }
            p = s805;
          } else m.touched ||= p >= end;
          if (p < end) {
            {
              const s807 = p;
              l808: {
                p++;
                break l802;
              }
              p = s807;
            }
          } else m.touched ||= p >= end;
        }
        p = s801;
        break l803;
      }
      p = s801;
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
