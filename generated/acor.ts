// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/bodies.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, tableOf, action, and, caseless, choice, closes, coded, cut, hand, handing, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple } from '../src/engine/index.ts';

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
  const TABLE_21 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 96], [126, 126]);
  const TABLE_22 = tableOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_23 = tableOf([32, 32], [42, 43], [45, 45], [48, 57]);
  const STOPS_0 = /[\u000a\u000d]/g;
  const STOPS_1 = /[\u000a\u000d\u0060]/g;
  const STOPS_2 = /[\u0009-\u000a\u000d\u0020\u003a\u0060]/g;
  const STOPS_3 = /[\u000a\u000d\u001b\u003c]/g;
  const STOPS_4 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u003c]/g;

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l10: {
      const s11 = p;
      const t12 = m.trail.length;
      if (text.charCodeAt(p) === 10) {
        l13: {

          p++;
          break l10;
        }
        p = s11;
        if (m.trail.length > t12) m.trail.length = t12;
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
    l6: {
      const s7 = p;
      const t8 = m.trail.length;
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        l9: {
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l9; }
          p = noteEol(p);
          if (p < 0) { break l9; }
          break l6;
        }
        p = s7;
        if (m.trail.length > t8) m.trail.length = t8;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
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
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
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
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l18; }
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
      if (text.charCodeAt(p) === 10) {
        l26: {

          p++;
          break l24;
        }
        p = s25;
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
    l21: {
      const s22 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
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
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        l32: {
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l32; }
          p = skipEol(p);
          if (p < 0) { break l32; }
          break l30;
        }
        p = s31;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
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
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
        l58: {
          p = skipArgWords(p);
          if (p < 0) { break l58; }
          break l56;
        }
        p = s57;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        l59: {
          p = skipTitleWords(p);
          if (p < 0) { break l59; }
          break l56;
        }
        p = s57;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
      p = skipBareWords(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipHeaderTailCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l66: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        const s68 = p;
        l67: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l67; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!(text.charCodeAt(p) === 35)) { m.touched ||= p >= end; break l67; }
          p++;
          while (text.charCodeAt(p) === 35) p++;
          m.touched ||= p >= end;
          break l66;
        }
        p = s68;
      } else m.touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
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
      if (text.charCodeAt(p) === 35) {
        l48: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l48;
          }
          p += 2;
          l49: for (;;) {
            const s51 = p;
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              l50: {
                p = skipNoise(p);
                if (p < 0) { break l50; }
                continue l49;
              }
              p = s51;
            } else m.touched ||= p >= end;
            break;
          }
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l48; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l48; }
          l53: {
            if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
              const s55 = p;
              l54: {
                p = skipStrong(p);
                if (p < 0) { break l54; }
                break l53;
              }
              p = s55;
            } else m.touched ||= p >= end;
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 304))) { m.touched ||= p >= end; break l48; }
          p = skipKnownWords(p);
          if (p < 0) { break l48; }
          l60: {
            if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
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
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
              l65: {
                p = skipBlanks(p);
                if (p < 0) { break l65; }
                p = skipNoises(p);
                if (p < 0) { break l65; }
                if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l65; }
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
      if (text.charCodeAt(p) === 35) {
        l69: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l69;
          }
          p += 2;
          l70: for (;;) {
            const s72 = p;
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              l71: {
                p = skipNoise(p);
                if (p < 0) { break l71; }
                continue l70;
              }
              p = s72;
            } else m.touched ||= p >= end;
            break;
          }
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l69; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l69; }
          l74: {
            const s75 = p;
            if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
              l76: {
                if (!m.isCaseless(p, "status")) { break l76; }
                p += 6;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l76; }
                p++;
                while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l76; }
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) { m.touched ||= p >= end; break l76; }
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
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l69; }
            p++;
            while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l69; }
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) { m.touched ||= p >= end; break l69; }
            p++;
            while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)) p++;
            m.touched ||= p >= end;
            p = skipBlanks(p);
            if (p < 0) { break l69; }
            p = skipNoises(p);
            if (p < 0) { break l69; }
            l77: {
              if (text.charCodeAt(p) === 37) {
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
          if (text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l81; }
          p++;
          n83++;
          continue l80;
        }
        p = s82;
        break;
      }
      if (n83 < 1) { return -1; }
      if (text.charCodeAt(p) === 35) {
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
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          l88: {
            p = skipNoise(p);
            if (p < 0) { break l88; }
            continue l87;
          }
          p = s89;
        } else m.touched ||= p >= end;
        break;
      }
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      p = skipNoises(p);
      if (p < 0) { return -1; }
      l91: {
        if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
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
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
          l96: {
            p = skipArgWords(p);
            if (p < 0) { break l96; }
            l97: {
              if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
                const s99 = p;
                l98: {
                  p = skipStrong(p);
                  if (p < 0) { break l98; }
                  break l97;
                }
                p = s99;
              } else m.touched ||= p >= end;
            }
            p = skipBlanks(p);
            if (p < 0) { break l96; }
            p = skipNoises(p);
            if (p < 0) { break l96; }
            if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l96; }
            p++;
            l100: {
              if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
                const s102 = p;
                l101: {
                  p = skipStrong(p);
                  if (p < 0) { break l101; }
                  break l100;
                }
                p = s102;
              } else m.touched ||= p >= end;
            }
            p = skipBlanks(p);
            if (p < 0) { break l96; }
            p = skipNoises(p);
            if (p < 0) { break l96; }
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l96; }
            p++;
            break l94;
          }
          p = s95;
        } else m.touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          l103: {
            p = skipTitleWords(p);
            if (p < 0) { break l103; }
            l104: {
              if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
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
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
                l109: {
                  p = skipBlanks(p);
                  if (p < 0) { break l109; }
                  p = skipNoises(p);
                  if (p < 0) { break l109; }
                  if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l109; }
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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
        p = skipBareWords(p);
        if (p < 0) { return -1; }
        l110: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
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
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l40; }
        p++;
        n42++;
        continue l39;
      }
      p = s41;
      break;
    }
    l43: {
      const s44 = p;
      if (text.charCodeAt(p) === 35) {
        l45: {
          p = skipKnownHash(p);
          if (p < 0) { break l45; }
          break l43;
        }
        p = s44;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) { m.touched ||= p >= end; return -1; }
      p = skip_boldHeader(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipCutHeaderCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l123: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
        const s121 = p;
        l122: {
          let n127 = 0;
          l124: for (;;) {
            if (n127 >= 3) break;
            const s126 = p;
            l125: {
              if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l125; }
              p++;
              n127++;
              continue l124;
            }
            p = s126;
            break;
          }
          if (!(((c = text.charCodeAt(p)) === 35 || c === 42 || c === 95))) { m.touched ||= p >= end; break l122; }
          p++;
          const near128 = p + 16;
          while (p < near128 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
          if (p === near128) {
            STOPS_0.lastIndex = p;
            p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
          }
          m.touched ||= p >= end;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
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
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
        l38: {
          p = skipKnownHeader(p);
          if (p < 0) { break l38; }
          break l36;
        }
        p = s37;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
        l113: {
          p = skipNoises(p);
          if (p < 0) { break l113; }
          let n117 = 0;
          l114: for (;;) {
            if (n117 >= 3) break;
            const s116 = p;
            l115: {
              if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l115; }
              p++;
              n117++;
              continue l114;
            }
            p = s116;
            break;
          }
          if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l113;
          }
          p += 2;
          l118: {
            const s119 = p;
            if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
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
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
      p = skipCutHeader(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l135: {
      const s136 = p;
      const t137 = m.trail.length;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l138: {
          p = noteEol(p);
          if (p < 0) { break l138; }
          break l135;
        }
        p = s136;
        if (m.trail.length > t137) m.trail.length = t137;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s139 = p;
          l140: {
            p++;
            return -1;
          }
          p = s139;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l142: {
      const s143 = p;
      const t144 = m.trail.length;
      if (text.charCodeAt(p) === 10) {
        l145: {

          value = "\n";
          p++;
          break l142;
        }
        p = s143;
        if (m.trail.length > t144) m.trail.length = t144;
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
    const list151: " "[] = [];
    let n149 = 0;
    l146: for (;;) {
      if (n149 >= 3) break;
      const s148 = p;
      l147: {
        let v150!: " ";
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l147; }
        v150 = " ";
        p++;
        list151.push(v150);
        n149++;
        continue l146;
      }
      p = s148;
      break;
    }
    value = list151;
    m.value = value;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "\n" | BadLineEndNode | null;
    l152: {
      const s153 = p;
      const t154 = m.trail.length;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l155: {
          p = readEol(p);
          if (p < 0) { break l155; }
          value = m.value as "\n" | BadLineEndNode;
          break l152;
        }
        p = s153;
        if (m.trail.length > t154) m.trail.length = t154;
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
    l160: {
      const s161 = p;
      if (text.charCodeAt(p) === 13) {
        l162: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l162;
          }
          p += 2;
          break l160;
        }
        p = s161;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 10) {
        l163: {

          p++;
          break l160;
        }
        p = s161;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipThematicBreakCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l181: {
      const s182 = p;
      if (text.charCodeAt(p) === 42) {
        l183: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l183; }
          if (text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l183; }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l183; }
          if (text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l183; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) p++;
          m.touched ||= p >= end;
          break l181;
        }
        p = s182;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 45) {
        l184: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l184; }
          if (text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l184; }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l184; }
          if (text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l184; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) p++;
          m.touched ||= p >= end;
          break l181;
        }
        p = s182;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      if (text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      if (text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
    }
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipItemMarkerCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l185: {
      const s186 = p;
      if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
        l187: {
          p++;
          break l185;
        }
        p = s186;
      } else m.touched ||= p >= end;
      let n193 = 0;
      l190: for (;;) {
        if (n193 >= 9) break;
        const s192 = p;
        l191: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l191; }
          p++;
          n193++;
          continue l190;
        }
        p = s192;
        break;
      }
      if (n193 < 1) { return -1; }
      if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipEntryStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)) {
      {
        const s178 = p;
        l179: {
          p = skipThematicBreak(p);
          if (p < 0) { break l179; }
          return -1;
        }
        p = s178;
      }
    } else m.touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) { m.touched ||= p >= end; return -1; }
    p = skipItemMarker(p);
    if (p < 0) { return -1; }
    l194: {
      const s195 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l196: {
          p++;
          break l194;
        }
        p = s195;
      } else m.touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipFieldStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n201 = 0;
    l198: for (;;) {
      if (n201 >= 3) break;
      const s200 = p;
      l199: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l199; }
        p++;
        n201++;
        continue l198;
      }
      p = s200;
      break;
    }
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
    p = skipFieldName(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipProseStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l171: {
      const s172 = p;
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        l173: {
          p = skipBlankLine(p);
          if (p < 0) { break l173; }
          break l171;
        }
        p = s172;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
        l174: {
          p = skipHeaderStart(p);
          if (p < 0) { break l174; }
          break l171;
        }
        p = s172;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
        l175: {
          p = skipFenceStart(p);
          if (p < 0) { break l175; }
          break l171;
        }
        p = s172;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
        l176: {
          p = skipCommentStart(p);
          if (p < 0) { break l176; }
          break l171;
        }
        p = s172;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
        l177: {
          p = skipEntryStart(p);
          if (p < 0) { break l177; }
          break l171;
        }
        p = s172;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
        l197: {
          p = skipFieldStart(p);
          if (p < 0) { break l197; }
          break l171;
        }
        p = s172;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
        l202: {
          p = skipNoiseTail(p);
          if (p < 0) { break l202; }
          break l171;
        }
        p = s172;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
        l203: {
          p = skipCutFence(p);
          if (p < 0) { break l203; }
          break l171;
        }
        p = s172;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s204 = p;
          l205: {
            p++;
            return -1;
          }
          p = s204;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function text80Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near156 = p + 16;
        while (p < near156 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near156) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
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
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l157: {

          const near158 = p + 16;
          while (p < near158 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
          if (p === near158) {
            STOPS_0.lastIndex = p;
            p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
          }
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
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l159: {
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l159; }
          p = skipNewline(p);
          if (p < 0) { break l159; }
          l166: {
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
              const s164 = p;
              l165: {
                p++;
                p = s164;
                break l166;
              }
              p = s164;
            } else m.touched ||= p >= end;
            break l159;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l167: {
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l167; }
          p = skipNewline(p);
          if (p < 0) { break l167; }
          {
            const s168 = p;
            l169: {
              p = skipProseStop(p);
              if (p < 0) { break l169; }
              break l167;
            }
            p = s168;
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
    l207: {
      const s208 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
        l209: {
          p = skipHeaderStart(p);
          if (p < 0) { break l209; }
          break l207;
        }
        p = s208;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) { m.touched ||= p >= end; return -1; }
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
    l210: {
      const s211 = p;
      if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
        l212: {
          const s213 = p;
          let n217 = 0;
          l214: for (;;) {
            if (n217 >= 3) break;
            const s216 = p;
            l215: {
              if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l215; }
              p++;
              n217++;
              continue l214;
            }
            p = s216;
            break;
          }
          l_lead = text.slice(s213, p);
          const s218 = p;
          if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l212;
          }
          p += 3;
          while (text.charCodeAt(p) === 96) p++;
          m.touched ||= p >= end;
          l_run = text.slice(s218, p);
          const s219 = p;
          const near220 = p + 16;
          while (p < near220 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
          if (p === near220) {
            STOPS_1.lastIndex = p;
            p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
          }
          m.touched ||= p >= end;
          l_info = text.slice(s219, p);
          l223: {
            const s221 = p;
            l222: {
              p = skipLineEnd(p);
              if (p < 0) { break l222; }
              p = s221;
              break l223;
            }
            p = s221;
            break l212;
          }
          break l210;
        }
        p = s211;
      } else m.touched ||= p >= end;
      const s224 = p;
      let n228 = 0;
      l225: for (;;) {
        if (n228 >= 3) break;
        const s227 = p;
        l226: {
          if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l226; }
          p++;
          n228++;
          continue l225;
        }
        p = s227;
        break;
      }
      l_lead = text.slice(s224, p);
      const s229 = p;
      if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while (text.charCodeAt(p) === 126) p++;
      m.touched ||= p >= end;
      l_run = text.slice(s229, p);
      const s230 = p;
      const near231 = p + 16;
      while (p < near231 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near231) {
        STOPS_0.lastIndex = p;
        p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
      }
      m.touched ||= p >= end;
      l_info = text.slice(s230, p);
      l234: {
        const s232 = p;
        l233: {
          p = skipLineEnd(p);
          if (p < 0) { break l233; }
          p = s232;
          break l234;
        }
        p = s232;
        return -1;
      }
    }
    const node: BlockHeadNode = { type: 'BlockHead', start: m.base + start, end: m.base + p, lead: l_lead, run: l_run, info: l_info };
    m.value = node;
    return p;
  }

  function text103Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near235 = p + 16;
        while (p < near235 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near235) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
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
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l236: {

          const near237 = p + 16;
          while (p < near237 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
          if (p === near237) {
            STOPS_0.lastIndex = p;
            p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
          }
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
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l238: {
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l238; }
          p = skipNewline(p);
          if (p < 0) { break l238; }
          l241: {
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
              const s239 = p;
              l240: {
                p++;
                p = s239;
                break l241;
              }
              p = s239;
            } else m.touched ||= p >= end;
            break l238;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l242: {
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l242; }
          p = skipNewline(p);
          if (p < 0) { break l242; }
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            {
              const s243 = p;
              l244: {
                p = skipFenceClose(p);
                if (p < 0) { break l244; }
                break l242;
              }
              p = s243;
            }
          } else m.touched ||= p >= end;
          {
            const s246 = p;
            l247: {
              if (p < end) {
                {
                  const s249 = p;
                  l250: {
                    p++;
                    break l247;
                  }
                  p = s249;
                }
              } else m.touched ||= p >= end;
              break l242;
            }
            p = s246;
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
    l262: for (;;) {
      const s264 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l263: {
          l266: {
            const s267 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l268: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; break l268; }
                p++;
                const near269 = p + 16;
                while (p < near269 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near269) {
                  STOPS_1.lastIndex = p;
                  p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
                }
                m.touched ||= p >= end;
                break l266;
              }
              p = s267;
            } else m.touched ||= p >= end;
            if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              m.reaches(p, "``");
              break l263;
            }
            p += 2;
            while (text.charCodeAt(p) === 96) p++;
            m.touched ||= p >= end;
          }
          continue l262;
        }
        p = s264;
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
    l256: {
      const s257 = p;
      if (text.charCodeAt(p) === 96) {
        l258: {

          p++;
          if (text.charCodeAt(p) === 96) {
            {
              const s259 = p;
              l260: {

                p++;
                break l258;
              }
              p = s259;
            }
          } else m.touched ||= p >= end;
          p = readCodeOfOne(p);
          if (p < 0) { break l258; }
          l_code = m.value as CodeOfOneNode;
          if (text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l258; }
          p++;
          if (text.charCodeAt(p) === 96) {
            {
              const s270 = p;
              l271: {

                p++;
                break l258;
              }
              p = s270;
            }
          } else m.touched ||= p >= end;
          break l256;
        }
        p = s257;
      } else m.touched ||= p >= end;
      if (!(text.charCodeAt(p) === 96)) { m.touched ||= p >= end; return -1; }
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
    const s252 = p;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l_lead = text.slice(s252, p);
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
    p = readFieldName(p);
    if (p < 0) { return -1; }
    l_name = m.value as BoldNameNode | PlainNameNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = skipNoises(p);
    if (p < 0) { return -1; }
    l253: {
      if (text.charCodeAt(p) === 96) {
        const s255 = p;
        l254: {
          p = readCodeSpan(p);
          if (p < 0) { break l254; }
          l_code = m.value as CodeSpanNode;
          l273: {
            if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
              const s275 = p;
              l274: {
                p++;
                break l273;
              }
              p = s275;
            } else m.touched ||= p >= end;
          }
          l278: {
            const s276 = p;
            l277: {
              p = skipBlanks(p);
              if (p < 0) { break l277; }
              p = skipNoises(p);
              if (p < 0) { break l277; }
              p = skipLineEnd(p);
              if (p < 0) { break l277; }
              p = s276;
              break l278;
            }
            p = s276;
            break l254;
          }
          break l253;
        }
        p = s255;
      } else m.touched ||= p >= end;
      l_code = null;
    }
    p = readFieldValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as FieldValueNode;
    l281: {
      const s279 = p;
      l280: {
        p = skipLineEnd(p);
        if (p < 0) { break l280; }
        p = s279;
        break l281;
      }
      p = s279;
      return -1;
    }
    const node: FieldLineNode = { type: 'FieldLine', start: m.base + start, end: m.base + p, lead: l_lead, name: l_name, code: l_code, value: l_value };
    m.value = node;
    return p;
  }

  function text131Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 3: {
        const near282 = p + 16;
        while (p < near282 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near282) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
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
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l283: {
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l283; }
          p = skipNewline(p);
          if (p < 0) { break l283; }
          l286: {
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
              const s284 = p;
              l285: {
                p++;
                p = s284;
                break l286;
              }
              p = s284;
            } else m.touched ||= p >= end;
            break l283;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l287: {
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l287; }
          p = skipNewline(p);
          if (p < 0) { break l287; }
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
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
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
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
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l297: {

          const near298 = p + 16;
          while (p < near298 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
          if (p === near298) {
            STOPS_0.lastIndex = p;
            p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
          }
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
      const s304 = p;
      if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
        l305: {
          const s306 = p;
          p++;
          value = text.slice(s306, p);
          break l303;
        }
        p = s304;
      } else m.touched ||= p >= end;
      const s307 = p;
      let n311 = 0;
      l308: for (;;) {
        if (n311 >= 9) break;
        const s310 = p;
        l309: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l309; }
          p++;
          n311++;
          continue l308;
        }
        p = s310;
        break;
      }
      if (n311 < 1) { return -1; }
      if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) { m.touched ||= p >= end; return -1; }
      p++;
      value = text.slice(s307, p);
    }
    m.value = value;
    return p;
  }

  function skipSeparatorCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l328: {
      const s329 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
        l330: {
          p = skipBlanks(p);
          if (p < 0) { break l330; }
          if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l330; }
          p++;
          l331: {
            if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
              const s333 = p;
              l332: {
                p = skipStrong(p);
                if (p < 0) { break l332; }
                break l331;
              }
              p = s333;
            } else m.touched ||= p >= end;
          }
          l334: {
            const s335 = p;
            if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
              l336: {
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l336; }
                p++;
                while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                m.touched ||= p >= end;
                break l334;
              }
              p = s335;
            } else m.touched ||= p >= end;
            l339: {
              const s337 = p;
              l338: {
                p = skipLineEnd(p);
                if (p < 0) { break l338; }
                p = s337;
                break l339;
              }
              p = s337;
              break l330;
            }
          }
          break l328;
        }
        p = s329;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      m.touched ||= p >= end;
      l340: {
        const s341 = p;
        if (text.charCodeAt(p) === 45) {
          l342: {
            if (!text.startsWith("->", p)) {
              m.reaches(p, "->");
              break l342;
            }
            p += 2;
            break l340;
          }
          p = s341;
        } else m.touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 8594))) { m.touched ||= p >= end; return -1; }
        p++;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipCodeOfOneCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l354: for (;;) {
      const s356 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l355: {
          l358: {
            const s359 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l360: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; break l360; }
                p++;
                const near361 = p + 16;
                while (p < near361 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near361) {
                  STOPS_1.lastIndex = p;
                  p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
                }
                m.touched ||= p >= end;
                break l358;
              }
              p = s359;
            } else m.touched ||= p >= end;
            if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              m.reaches(p, "``");
              break l355;
            }
            p += 2;
            while (text.charCodeAt(p) === 96) p++;
            m.touched ||= p >= end;
          }
          continue l354;
        }
        p = s356;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipCodeSpanCode(p: number): number {
    const { text, end } = m;
    l348: {
      const s349 = p;
      if (text.charCodeAt(p) === 96) {
        l350: {

          p++;
          if (text.charCodeAt(p) === 96) {
            {
              const s351 = p;
              l352: {

                p++;
                break l350;
              }
              p = s351;
            }
          } else m.touched ||= p >= end;
          p = skipCodeOfOne(p);
          if (p < 0) { break l350; }
          if (text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l350; }
          p++;
          if (text.charCodeAt(p) === 96) {
            {
              const s362 = p;
              l363: {

                p++;
                break l350;
              }
              p = s362;
            }
          } else m.touched ||= p >= end;
          break l348;
        }
        p = s349;
      } else m.touched ||= p >= end;
      if (!(text.charCodeAt(p) === 96)) { m.touched ||= p >= end; return -1; }
      p = skipLongCode(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipEntryPartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l343: {
      const s344 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)) {
        l345: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l345; }
          p++;
          const near346 = p + 16;
          while (p < near346 && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)) p++;
          if (p === near346) {
            STOPS_2.lastIndex = p;
            p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
          }
          m.touched ||= p >= end;
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 96) {
        l347: {
          p = skipCodeSpan(p);
          if (p < 0) { break l347; }
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l365: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l365; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 58) {
        l366: {

          p++;
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (!(text.charCodeAt(p) === 96)) { m.touched ||= p >= end; return -1; }
      p++;
      while (text.charCodeAt(p) === 96) p++;
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
    l318: {
      if (text.charCodeAt(p) === 96) {
        const s320 = p;
        l319: {
          p = readCodeSpan(p);
          if (p < 0) { break l319; }
          l_first = m.value as CodeSpanNode;
          break l318;
        }
        p = s320;
      } else m.touched ||= p >= end;
      l_first = null;
    }
    l321: for (;;) {
      const s323 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l322: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
            {
              const s325 = p;
              l326: {
                p = skipSeparator(p);
                if (p < 0) { break l326; }
                break l322;
              }
              p = s325;
            }
          } else m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l322; }
          p = skipEntryPart(p);
          if (p < 0) { break l322; }
          continue l321;
        }
        p = s323;
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
    l370: {
      const s371 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
        l372: {
          p = skipBlanks(p);
          if (p < 0) { break l372; }
          if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l372; }
          p++;
          l373: {
            if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
              const s375 = p;
              l374: {
                p = skipStrong(p);
                if (p < 0) { break l374; }
                break l373;
              }
              p = s375;
            } else m.touched ||= p >= end;
          }
          l376: {
            const s377 = p;
            if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
              l378: {
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l378; }
                p++;
                while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                m.touched ||= p >= end;
                break l376;
              }
              p = s377;
            } else m.touched ||= p >= end;
            l381: {
              const s379 = p;
              l380: {
                p = skipLineEnd(p);
                if (p < 0) { break l380; }
                p = s379;
                break l381;
              }
              p = s379;
              break l372;
            }
          }
          break l370;
        }
        p = s371;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      m.touched ||= p >= end;
      l382: {
        const s383 = p;
        if (text.charCodeAt(p) === 45) {
          l384: {
            if (!text.startsWith("->", p)) {
              m.reaches(p, "->");
              break l384;
            }
            p += 2;
            break l382;
          }
          p = s383;
        } else m.touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 8594))) { m.touched ||= p >= end; return -1; }
        p++;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
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
    if (!(text.charCodeAt(p) === 96)) { m.touched ||= p >= end; return -1; }
    p = readCodeSpan(p);
    if (p < 0) { return -1; }
    l_code = m.value as CodeSpanNode;
    l388: {
      if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
        const s390 = p;
        l389: {
          p++;
          break l388;
        }
        p = s390;
      } else m.touched ||= p >= end;
    }
    l393: {
      const s391 = p;
      l392: {
        p = skipEntryTail(p);
        if (p < 0) { break l392; }
        p = s391;
        break l393;
      }
      p = s391;
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
    if (!(text.charCodeAt(p) === 96)) { m.touched ||= p >= end; return -1; }
    p = skipCodeSpan(p);
    if (p < 0) { return -1; }
    l402: {
      if (((c = text.charCodeAt(p)) === 46 || c === 59)) {
        const s404 = p;
        l403: {
          p++;
          break l402;
        }
        p = s404;
      } else m.touched ||= p >= end;
    }
    l407: {
      const s405 = p;
      l406: {
        p = skipEntryTail(p);
        if (p < 0) { break l406; }
        p = s405;
        break l407;
      }
      p = s405;
      return -1;
    }
    return p;
  }

  function readEntryAfterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_last: EntryCodeNode | null = null;
    l385: {
      const s386 = p;
      if (((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)) {
        l387: {
          p = readEntryCode(p);
          if (p < 0) { break l387; }
          l_last = m.value as EntryCodeNode;
          break l385;
        }
        p = s386;
        l_last = null;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l394: {
          l395: for (;;) {
            const s397 = p;
            if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
              l396: {
                if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
                  {
                    const s399 = p;
                    l400: {
                      p = skipSeparator(p);
                      if (p < 0) { break l400; }
                      if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) { m.touched ||= p >= end; break l400; }
                      p = skipEntryCode(p);
                      if (p < 0) { break l400; }
                      break l396;
                    }
                    p = s399;
                  }
                } else m.touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l396; }
                p = skipEntryPart(p);
                if (p < 0) { break l396; }
                continue l395;
              }
              p = s397;
            } else m.touched ||= p >= end;
            break;
          }
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) { m.touched ||= p >= end; break l394; }
          p = skipSeparator(p);
          if (p < 0) { break l394; }
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) { m.touched ||= p >= end; break l394; }
          p = readEntryCode(p);
          if (p < 0) { break l394; }
          l_last = m.value as EntryCodeNode;
          break l385;
        }
        p = s386;
        l_last = null;
      } else m.touched ||= p >= end;
      l408: for (;;) {
        const s410 = p;
        if (p < end) {
          l409: {
            {
              const s412 = p;
              l413: {
                p = skipEntryTail(p);
                if (p < 0) { break l413; }
                break l409;
              }
              p = s412;
            }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l409; }
            p = skipEntryPart(p);
            if (p < 0) { break l409; }
            continue l408;
          }
          p = s410;
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
    l367: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
        const s369 = p;
        l368: {
          p = readSeparator(p);
          if (p < 0) { break l368; }
          l_separator = m.value as SeparatorNode;
          break l367;
        }
        p = s369;
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
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l_lead = text.slice(s299, p);
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)) {
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
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) { m.touched ||= p >= end; return -1; }
    p = readItemMarker(p);
    if (p < 0) { return -1; }
    l_marker = m.value as string;
    l314: {
      const s312 = p;
      l313: {
        l315: {
          const s316 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l317: {
              p++;
              break l315;
            }
            p = s316;
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
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = readEntryText(p);
    if (p < 0) { return -1; }
    l_text = m.value as EntryTextNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = skipNoises(p);
    if (p < 0) { return -1; }
    l417: {
      const s415 = p;
      l416: {
        p = skipLineEnd(p);
        if (p < 0) { break l416; }
        p = s415;
        break l417;
      }
      p = s415;
      return -1;
    }
    const node: EntryLineNode = { type: 'EntryLine', start: m.base + start, end: m.base + p, lead: l_lead, marker: l_marker, text: l_text };
    m.value = node;
    return p;
  }

  function skipNoisyLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l425: for (;;) {
      const s427 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l426: {
          l429: {
            const s430 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) {
              l431: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l431; }
                p++;
                const near432 = p + 16;
                while (p < near432 && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
                if (p === near432) {
                  STOPS_3.lastIndex = p;
                  p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
                }
                m.touched ||= p >= end;
                break l429;
              }
              p = s430;
            } else m.touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              {
                const s433 = p;
                l434: {
                  p = skipNoise(p);
                  if (p < 0) { break l434; }
                  break l426;
                }
                p = s433;
              }
            } else m.touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; break l426; }
            p++;
          }
          continue l425;
        }
        p = s427;
      } else m.touched ||= p >= end;
      break;
    }
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; return -1; }
    p = skipNoise(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipArgPartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l449: {
      const s450 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
        l451: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l451; }
          p++;
          const near452 = p + 16;
          while (p < near452 && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) p++;
          if (p === near452) {
            STOPS_4.lastIndex = p;
            p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
          }
          m.touched ||= p >= end;
          break l449;
        }
        p = s450;
      } else m.touched ||= p >= end;
      {
        const s453 = p;
        l454: {
          p = skipHeaderTail(p);
          if (p < 0) { break l454; }
          return -1;
        }
        p = s453;
      }
      l456: {
        const s457 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l458: {
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l458; }
            p++;
            while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
            m.touched ||= p >= end;
            break l456;
          }
          p = s457;
        } else m.touched ||= p >= end;
        if (text.charCodeAt(p) === 35) {
          l459: {
            if (!(text.charCodeAt(p) === 35)) { m.touched ||= p >= end; break l459; }
            p++;
            while (text.charCodeAt(p) === 35) p++;
            m.touched ||= p >= end;
            break l456;
          }
          p = s457;
        } else m.touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          l460: {
            let m464 = false;
            l461: for (;;) {
              const s463 = p;
              if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
                l462: {
                  p = skipNoise(p);
                  if (p < 0) { break l462; }
                  m464 = true;
                  continue l461;
                }
                p = s463;
              } else m.touched ||= p >= end;
              break;
            }
            if (!m464) { break l460; }
            break l456;
          }
          p = s457;
        } else m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; return -1; }
        p++;
      }
    }
    return p;
  }

  function readArgCode(p: number): number {
    const { text, end } = m;
    const start = p;
    if (text.charCodeAt(p) === 35) {
      {
        const s442 = p;
        l443: {
          p = skipClosingSigns(p);
          if (p < 0) { break l443; }
          return -1;
        }
        p = s442;
      }
    } else m.touched ||= p >= end;
    let m448 = false;
    l445: for (;;) {
      const s447 = p;
      if (p < end) {
        l446: {
          p = skipArgPart(p);
          if (p < 0) { break l446; }
          m448 = true;
          continue l445;
        }
        p = s447;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m448) { return -1; }
    const node: ArgNode = { type: 'Arg', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readExactHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_words!: "Status" | "Error" | "Session Checkpoint" | "Session" | "Progress" | "AI Directive" | "Suggestions" | "Output Data" | "Output Files" | "Output" | "Input Needed";
    let l_arg: ArgNode | PercentNode | null = null;
    l436: {
      const s437 = p;
      if (((c = text.charCodeAt(p)) === 69 || c === 83)) {
        l438: {
          p = readArgWord(p);
          if (p < 0) { break l438; }
          l_words = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l438; }
          p++;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l438; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            {
              const s439 = p;
              l440: {
                p = skip_boldArg(p);
                if (p < 0) { break l440; }
                break l438;
              }
              p = s439;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l438; }
          p = readArg(p);
          if (p < 0) { break l438; }
          l_arg = m.value as ArgNode;
          break l436;
        }
        p = s437;
        l_arg = null;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 80) {
        l465: {
          if (!text.startsWith("Progress", p)) {
            m.reaches(p, "Progress");
            break l465;
          }
          l_words = "Progress";
          p += 8;
          if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l465; }
          p++;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l465; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) { m.touched ||= p >= end; break l465; }
          p = readPercent(p);
          if (p < 0) { break l465; }
          l_arg = m.value as PercentNode;
          break l436;
        }
        p = s437;
        l_arg = null;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
        l466: {
          p = readTitledWord(p);
          if (p < 0) { break l466; }
          l_words = m.value as "AI Directive" | "Suggestions";
          if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l466; }
          p++;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l466; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            {
              const s467 = p;
              l468: {
                p = skip_boldArg(p);
                if (p < 0) { break l468; }
                break l466;
              }
              p = s467;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l466; }
          p = readArg(p);
          if (p < 0) { break l466; }
          l_arg = m.value as ArgNode;
          break l436;
        }
        p = s437;
        l_arg = null;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 65 || c === 83)) {
        l470: {
          p = readTitledWord(p);
          if (p < 0) { break l470; }
          l_words = m.value as "AI Directive" | "Suggestions";
          break l436;
        }
        p = s437;
        l_arg = null;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 73 || c === 79))) { m.touched ||= p >= end; return -1; }
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
    let n421 = 0;
    l418: for (;;) {
      if (n421 >= 3) break;
      const s420 = p;
      l419: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l419; }
        p++;
        n421++;
        continue l418;
      }
      p = s420;
      break;
    }
    if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
      m.reaches(p, "##");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      {
        const s422 = p;
        l423: {
          p = skipNoisyLine(p);
          if (p < 0) { break l423; }
          return -1;
        }
        p = s422;
      }
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
    p = readExactHead(p);
    if (p < 0) { return -1; }
    l_head = m.value as ExactHeadNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    const node: ExactHeaderNode = { type: 'ExactHeader', start: m.base + start, end: m.base + p, head: l_head };
    m.value = node;
    return p;
  }

  function skipProseTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
    p++;
    l485: for (;;) {
      const s487 = p;
      if (p < end) {
        l486: {
          l489: {
            const s490 = p;
            if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
              l491: {
                if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l491; }
                p++;
                const near492 = p + 16;
                while (p < near492 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
                if (p === near492) {
                  STOPS_0.lastIndex = p;
                  p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
                }
                m.touched ||= p >= end;
                break l489;
              }
              p = s490;
            } else m.touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
              l493: {
                p = skipNewline(p);
                if (p < 0) { break l493; }
                l496: {
                  if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
                    const s494 = p;
                    l495: {
                      p++;
                      p = s494;
                      break l496;
                    }
                    p = s494;
                  } else m.touched ||= p >= end;
                  break l493;
                }
                break l489;
              }
              p = s490;
            } else m.touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l486; }
            p = skipNewline(p);
            if (p < 0) { break l486; }
            {
              const s497 = p;
              l498: {
                p = skipProseStop(p);
                if (p < 0) { break l498; }
                break l486;
              }
              p = s497;
            }
          }
          continue l485;
        }
        p = s487;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function readProseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
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
    l508: for (;;) {
      const s510 = p;
      if (p < end) {
        l509: {
          l512: {
            const s513 = p;
            if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
              l514: {
                if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l514; }
                p++;
                const near515 = p + 16;
                while (p < near515 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
                if (p === near515) {
                  STOPS_0.lastIndex = p;
                  p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
                }
                m.touched ||= p >= end;
                break l512;
              }
              p = s513;
            } else m.touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
              l516: {
                p = skipNewline(p);
                if (p < 0) { break l516; }
                l519: {
                  if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
                    const s517 = p;
                    l518: {
                      p++;
                      p = s517;
                      break l519;
                    }
                    p = s517;
                  } else m.touched ||= p >= end;
                  break l516;
                }
                break l512;
              }
              p = s513;
            } else m.touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l509; }
            p = skipNewline(p);
            if (p < 0) { break l509; }
            if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
              {
                const s520 = p;
                l521: {
                  p = skipFenceClose(p);
                  if (p < 0) { break l521; }
                  break l509;
                }
                p = s520;
              }
            } else m.touched ||= p >= end;
            {
              const s523 = p;
              l524: {
                if (p < end) {
                  {
                    const s526 = p;
                    l527: {
                      p++;
                      break l524;
                    }
                    p = s526;
                  }
                } else m.touched ||= p >= end;
                break l509;
              }
              p = s523;
            }
          }
          continue l508;
        }
        p = s510;
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
    l532: for (;;) {
      const s534 = p;
      if (p < end) {
        l533: {
          l536: {
            const s537 = p;
            if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
              l538: {
                p = skipNewline(p);
                if (p < 0) { break l538; }
                l541: {
                  if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
                    const s539 = p;
                    l540: {
                      p++;
                      p = s539;
                      break l541;
                    }
                    p = s539;
                  } else m.touched ||= p >= end;
                  break l538;
                }
                break l536;
              }
              p = s537;
            } else m.touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
              l542: {
                p = skipNewline(p);
                if (p < 0) { break l542; }
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
                  {
                    const s543 = p;
                    l544: {
                      p = skipHeadingStart(p);
                      if (p < 0) { break l544; }
                      break l542;
                    }
                    p = s543;
                  }
                } else m.touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  {
                    const s546 = p;
                    l547: {
                      p = skipDeepFence(p);
                      if (p < 0) { break l547; }
                      break l542;
                    }
                    p = s546;
                  }
                } else m.touched ||= p >= end;
                {
                  const s549 = p;
                  l550: {
                    p = skipProseStop(p);
                    if (p < 0) { break l550; }
                    break l542;
                  }
                  p = s549;
                }
                break l536;
              }
              p = s537;
            } else m.touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l533; }
            p++;
            const near552 = p + 16;
            while (p < near552 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
            if (p === near552) {
              STOPS_0.lastIndex = p;
              p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
            }
            m.touched ||= p >= end;
          }
          continue l532;
        }
        p = s534;
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
    l503: {
      const s504 = p;
      const t505 = m.trail.length;
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        l506: {
          p = readGap(p);
          if (p < 0) { break l506; }
          value = m.value as GapNode;
          break l503;
        }
        p = s504;
        if (m.trail.length > t505) m.trail.length = t505;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
        l507: {
          p = readBlock(p);
          if (p < 0) { break l507; }
          value = m.value as BlockNode;
          break l503;
        }
        p = s504;
        if (m.trail.length > t505) m.trail.length = t505;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
        l529: {
          p = readComment(p);
          if (p < 0) { break l529; }
          value = m.value as CommentNode;
          break l503;
        }
        p = s504;
        if (m.trail.length > t505) m.trail.length = t505;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60)) {
        l530: {
          p = readBadNoiseLines(p);
          if (p < 0) { break l530; }
          value = m.value as BadNoiseLinesNode;
          break l503;
        }
        p = s504;
        if (m.trail.length > t505) m.trail.length = t505;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
        l531: {
          p = readField(p);
          if (p < 0) { break l531; }
          value = m.value as FieldNode;
          break l503;
        }
        p = s504;
        if (m.trail.length > t505) m.trail.length = t505;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) {
        l553: {
          p = readListBlock(p);
          if (p < 0) { break l553; }
          value = m.value as ListBlockNode;
          break l503;
        }
        p = s504;
        if (m.trail.length > t505) m.trail.length = t505;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
        l554: {
          p = readEntry(p);
          if (p < 0) { break l554; }
          value = m.value as EntryNode;
          break l503;
        }
        p = s504;
        if (m.trail.length > t505) m.trail.length = t505;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
        l555: {
          p = readMissingFenceRun(p);
          if (p < 0) { break l555; }
          value = m.value as MissingFenceRunNode;
          break l503;
        }
        p = s504;
        if (m.trail.length > t505) m.trail.length = t505;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
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
    l478: {
      const s479 = p;
      const t480 = m.trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        l481: {
          l484: {
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
              const s482 = p;
              l483: {
                p++;
                p = s482;
                break l484;
              }
              p = s482;
            } else m.touched ||= p >= end;
            break l481;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l481; }
          p = readProse(p);
          if (p < 0) { break l481; }
          value = m.value as ProseNode;
          break l478;
        }
        p = s479;
        if (m.trail.length > t480) m.trail.length = t480;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
        {
          const s500 = p;
          l501: {
            p = skipBodyStop(p);
            if (p < 0) { break l501; }
            return -1;
          }
          p = s500;
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
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
    p = readHeader(p);
    if (p < 0) { return -1; }
    l_header = m.value as ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    const list476: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[] = [];
    l471: for (;;) {
      const s473 = p;
      const t474 = m.trail.length;
      if (p < end) {
        l472: {
          let v475!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          p = readBodyPart(p);
          if (p < 0) { break l472; }
          v475 = m.value as ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          list476.push(v475);
          continue l471;
        }
        p = s473;
        if (m.trail.length > t474) m.trail.length = t474;
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list476;
    l558: {
      const s556 = p;
      l557: {
        l559: {
          const s560 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
            l561: {
              p = skipBodyStop(p);
              if (p < 0) { break l561; }
              break l559;
            }
            p = s560;
          } else m.touched ||= p >= end;
          if (p < end) {
            {
              const s562 = p;
              l563: {
                p++;
                break l557;
              }
              p = s562;
            }
          } else m.touched ||= p >= end;
        }
        p = s556;
        break l558;
      }
      p = s556;
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
  const skipBlanks = run(m, "\t ");
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
  const leaf54 = leaf(m, not(m, skipWholeWrapper));
  const leaf78 = leaf(m, and(m, one(m, "^\t\n\r\u001b #*+\\-0-9<DERV_`derv~")));
  const leaf79 = leaf(m, one(m, "^\n\r"));
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
  const text80 = text80Code;
  const readTextEnd = node(m, (start, end) => ({ type: 'TextEnd', start, end }), optional(m, noteEol));
  const leaf96 = leaf(m, readTextEnd);
  const skipBodyStop = coded(skipBodyStopCode, "\u001b #*<_`~", true);
  const leaf98 = leaf(m, not(m, skipBodyStop));
  const leaf100 = leaf(m, readGap);
  const readBlockHead = coded(readBlockHeadCode, " `~", true);
  const leaf101 = leaf(m, readBlockHead);
  const text103 = text103Code;
  const readFenceLine = node(m, (start, end) => ({ type: 'FenceLine', start, end }), skipFenceClose);
  const readBlockEnd = node(m, (start, end, l) => ({ type: 'BlockEnd', start, end, fence: l[0] }), seq(skipNewline,
      label(m, 0, readFenceLine), noteLineEnd));
  const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }),
    optional(m, skipNewline));
  const leaf104 = leaf(m, choice(m, readBlockEnd, readMissingFenceEnd));
  const readCommentHead = node(m, (start, end) => ({ type: 'CommentHead', start, end }), skipCommentStart);
  const leaf108 = leaf(m, readCommentHead);
  const text110 = rounds(m, { run: "^\n\r\\-", least: 1 }, { before: lit(m, "\r\n") }, { before: lit(m, "\n") },
    { before: lit(m, "\r") }, { before: seq(not(m, lit(m, "-->")), lit(m, "-")) });
  const readCommentEnd = node(m, (start, end) => ({ type: 'CommentEnd', start, end }), seq(lit(m, "-->"), run(m,
      "^\n\r"), noteLineEnd));
  const readMissingCommentEnd = mistake(m, (start, end, raw) => ({ type: 'MissingCommentEnd', start, end, raw }),
    lit(m, ""));
  const leaf111 = leaf(m, choice(m, readCommentEnd, readMissingCommentEnd));
  const leaf114 = leaf(m, readBadNoiseLines);
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
  const leaf115 = leaf(m, readFieldLine);
  const skipHeadingStart = seq(skipIndent, skipNoises, repeat(m, { least: 1, most: 6 }, lit(m, "#")), one(m, "\t "));
  const skipTabIndent = seq(repeat(m, { least: 0, most: 3 }, lit(m, " ")), lit(m, "\t"));
  const skipDeepIndent = choice(m, lit(m, "    "), skipTabIndent);
  const skipDeepFence = seq(skipDeepIndent, run(m, "\t "), skipOpenRun);
  const text131 = text131Code;
  const readItemColumns = action(m, (labels) => { const lead = labels[0] as string;
      let width = 0;
      for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
      return ' '.repeat(width);
    }, label(m, 0, text(m, seq(skipIndent, skipItemMarker, run(m, "\t ", 1), many(m, 0, seq(skipItemMarker, run(m,
                "\t ", 1)))))));
  const readListHead = node(m, (start, end, l) => ({ type: 'ListHead', start, end, lead: l[0] }), seq(label(m, 0,
        readItemColumns), and(m, skipOpenRun)));
  const leaf136 = leaf(m, readListHead);
  const readListFenceHead = node(m, (start, end, l) => ({ type: 'ListFenceHead', start, end, run: l[0],
        info: l[1] }), seq(label(m, 0, text(m, seq(lit(m, "```"), run(m, "`")))), label(m, 1, text(m, run(m,
      "^\n\r`"))), and(m, skipLineEnd)), seq(label(m, 0, text(m, seq(lit(m, "~~~"), run(m, "~")))), label(m, 1,
        text(m, run(m, "^\n\r"))), and(m, skipLineEnd)));
  const leaf139 = leaf(m, readListFenceHead);
  const readColumnRun = closes(m, 2, repeat(m, { least: 1, listed: true }, lit(m, " ")));
  const skipColumnRun = quiet(m, readColumnRun);
  const skipItemIndent = choice(m, skipColumnRun, skipTabIndent);
  const skipListClose = seq(and(m, skipItemIndent), run(m, "\t "), skipClosingRun, run(m, "\t "), and(m,
      skipLineEnd));
  const text141 = rounds(m, { run: "^\n\r", least: 1 }, { before: seq(skipNewline, not(m, skipListClose), and(m,
          choice(m, skipItemIndent, skipBlankLine)), not(m, skipEof)) });
  const readListFenceLine = node(m, (start, end) => ({ type: 'ListFenceLine', start, end }), skipListClose);
  const readListEnd = node(m, (start, end, l) => ({ type: 'ListEnd', start, end, fence: l[0] }), seq(skipNewline,
      label(m, 0, readListFenceLine), noteLineEnd));
  const skipLastLineEnd = seq(optional(m, skipNewline), skipEof);
  const readBadFenceEnd = mistake(m, (start, end, raw) => ({ type: 'BadFenceEnd', start, end, raw }), optional(m,
      skipNewline));
  const leaf146 = leaf(m, choice(m, readListEnd, pick(m, 1, and(m, skipLastLineEnd), readMissingFenceEnd),
      readBadFenceEnd));
  const leaf151 = leaf(m, lit(m, ""));
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
  const leaf152 = leaf(m, readEntryLine);
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
  const readArgWord = choice(m, lit(m, "Status"), lit(m, "Error"), lit(m, "Session Checkpoint"), lit(m, "Session"));
  const skip_boldArg = seq(skipStrong, run(m, "^\n\r*"), skipStrong, run(m, "\t "), skipLineEnd);
  const skipClosingSigns = seq(run(m, "#", 1), run(m, "\t "), skipNoises, skipLineEnd);
  const skipArgPart = coded(skipArgPartCode, "^", true);
  const readArg = coded(readArgCode, "^", true);
  const readPercentNumber = text(m, seq(optional(m, lit(m, "-")), run(m, "0-9", 1), optional(m, seq(lit(m, "."),
          run(m, "0-9", 1)))));
  const readPercent = node(m, (start, end, l) => ({ type: 'Percent', start, end, number: l[0], percent: l[1] }),
    seq(skipNoises, label(m, 0, readPercentNumber), label(m, 1, text(m, optional(m, seq(run(m, "\t "), skipNoises,
              lit(m, "%"))))), and(m, skipHeaderTail)));
  const readTitledWord = choice(m, lit(m, "AI Directive"), lit(m, "Suggestions"));
  const readBareWord = choice(m, lit(m, "Output Data"), lit(m, "Output Files"), lit(m, "Output"), lit(m,
  "Input Needed"));
  const readExactHead = coded(readExactHeadCode, "AEIOPS", true);
  const readExactHeader = coded(readExactHeaderCode, " #");
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

  const stepanyPart: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_5, STARTS_7, STARTS_8, STARTS_2, STARTS_9], alternatives: [{ op: 'leaf', read: leaf100 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf176 }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_10], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf78, body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf98, body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_11], alternatives: [{ op: 'leaf', read: leaf181, isShortcut: true }, { op: 'leaf', read: leaf235 }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', starts: [STARTS_13, STARTS_2, STARTS_10], alternatives: [{ op: 'leaf', read: leaf241 }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: leaf242 }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf54, body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepturn }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf96 }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf79 }, { op: 'text', read: text80 }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf101 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf104 }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text103 } };
  const stepComment: Step = { op: 'rule', name: 'Comment', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf108 }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: leaf111 }] } };
  const stepCommentText: Step = { op: 'rule', name: 'CommentText', register: -1, isText: true, body: { op: 'text', read: text110 } };
  const stepField: Step = { op: 'rule', name: 'Field', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf115 }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: leaf96 }] } };
  const stepMoreText: Step = { op: 'rule', name: 'MoreText', register: -1, isText: true, body: { op: 'text', read: text131 } };
  const stepListBlock: Step = { op: 'rule', name: 'ListBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: leaf136 }, { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: leaf151 }] }] } };
  const stepListFence: Step = { op: 'rule', name: 'ListFence', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf139 }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: leaf146 }] } };
  const stepListText: Step = { op: 'rule', name: 'ListText', register: -1, isText: true, body: { op: 'text', read: text141 } };
  const stepEntry: Step = { op: 'rule', name: 'Entry', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf152 }, { op: 'leaf', read: leaf167 }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: leaf169 } }, { op: 'leaf', read: leaf96 }] } };
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
