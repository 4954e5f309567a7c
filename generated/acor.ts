// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/bodies.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, action, and, caseless, choice, closes, coded, cut, hand, handing, label, later, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple } from '../src/engine/generated.ts';

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

export interface BadHeaderOrnamentNode extends RecoveryNode {
  readonly type: 'BadHeaderOrnament';
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
  readonly BadHeaderOrnament: BadHeaderOrnamentNode;
  readonly BadHeaderClose: BadHeaderCloseNode;
  readonly MissingHeaderEnd: MissingHeaderEndNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadFenceEnd: BadFenceEndNode;
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly MissingFenceRun: MissingFenceRunNode;
  readonly BadBom: BadBomNode;
  readonly BadLineEnd: BadLineEndNode;
}

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export interface Around {
  readonly Transcript: 'model';
  readonly BadBom: 'Transcript';
  readonly Gap: 'Transcript' | 'Wrapped' | 'Message';
  readonly BadNoiseLines: 'Transcript' | 'Wrapped' | 'Message';
  readonly BadLineEnd: 'Transcript' | 'Prose' | 'Block' | 'Comment' | 'Field' | 'ListFence' | 'Entry' | 'Wrapped' | 'Message';
  readonly Wrapped: 'Transcript';
  readonly Prose: 'Transcript' | 'Message';
  readonly BadChat: 'Transcript';
  readonly WholeMessage: 'Transcript' | 'Wrapped';
  readonly BadHeaderNoise: 'Transcript' | 'Wrapped' | 'Message';
  readonly BadHeaderLevel: 'Transcript' | 'Wrapped' | 'Message';
  readonly BadHeaderSpace: 'Transcript' | 'Wrapped' | 'Message';
  readonly BadHeaderOrnament: 'Transcript' | 'Wrapped' | 'Message';
  readonly BadHeaderBold: 'Transcript' | 'Wrapped' | 'Message';
  readonly BadHeaderCase: 'Transcript' | 'Wrapped' | 'Message';
  readonly BadColonNoise: 'Transcript' | 'Wrapped' | 'Message';
  readonly BadWideColon: 'Transcript' | 'Wrapped' | 'Message';
  readonly BadHeaderColon: 'Transcript' | 'Wrapped' | 'Message';
  readonly BadHeaderClose: 'Transcript' | 'Wrapped' | 'Message';
  readonly MissingFenceEnd: 'Transcript' | 'Block' | 'ListFence' | 'Entry' | 'Wrapped';
  readonly MissingCommentEnd: 'Transcript' | 'Comment' | 'Wrapped';
  readonly BadFenceEnd: 'Transcript' | 'ListFence' | 'Entry' | 'Wrapped';
  readonly MissingFenceRun: 'Transcript' | 'Wrapped' | 'Message';
  readonly MissingHeaderEnd: 'Transcript' | 'Wrapped';
  readonly Message: 'Transcript' | 'Wrapped';
  readonly Block: 'Transcript' | 'Message';
  readonly Comment: 'Transcript' | 'Message';
  readonly Field: 'Transcript' | 'Message';
  readonly ListBlock: 'Transcript' | 'Message';
  readonly Entry: 'Transcript' | 'Message';
  readonly ProseText: 'Prose';
  readonly TextEnd: 'Prose' | 'Field' | 'Entry';
  readonly BlockHead: 'Block';
  readonly BlockText: 'Block';
  readonly BlockEnd: 'Block';
  readonly CommentHead: 'Comment';
  readonly CommentText: 'Comment';
  readonly CommentEnd: 'Comment';
  readonly FieldLine: 'Field';
  readonly MoreText: 'Field' | 'Entry';
  readonly ListHead: 'ListBlock';
  readonly ListFence: 'ListBlock';
  readonly ListFenceHead: 'ListFence';
  readonly ListText: 'ListFence';
  readonly ListEnd: 'ListFence';
  readonly EntryLine: 'Entry';
  readonly MoreCode: 'Entry';
  readonly DeepBlock: 'Entry';
  readonly BadWrapper: 'Wrapped';
  readonly WrapperEnd: 'Wrapped';
  readonly MissingWrapperEnd: 'Wrapped';
  readonly ExactHeader: 'Message';
  readonly LooseHeader: 'Message';
  readonly BoldHeader: 'Message';
  readonly OtherHeader: 'Message';
}

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-chat" | "bad-noise" | "bad-header-case" | "bad-header-noise" | "bad-header-level" | "bad-header-space" | "bad-header-bold" | "bad-header-colon" | "bad-header-ornament" | "bad-header-close" | "missing-header-end" | "missing-fence-end" | "bad-fence-end" | "missing-comment-end" | "missing-fence-run" | "bad-bom" | "bad-line-end";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf();
  const TABLE_1 = tableOf([48, 57]);
  const TABLE_2 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
  const TABLE_3 = tableOf([9, 9], [32, 32], [45, 45], [95, 95]);
  const TABLE_4 = tableOf([69, 69], [80, 80], [83, 83], [101, 101], [112, 112], [115, 115]);
  const TABLE_5 = tableOf([65, 65], [83, 83], [97, 97], [115, 115]);
  const TABLE_6 = tableOf([73, 73], [79, 79], [105, 105], [111, 111]);
  const TABLE_7 = tableOf([9, 9], [32, 32], [45, 45], [68, 68], [70, 70], [95, 95], [100, 100], [102, 102]);
  const TABLE_8 = tableOf([9, 9], [27, 27], [32, 32], [58, 58], [60, 60]);
  const TABLE_9 = tableOf([67, 67], [70, 70], [82, 82], [87, 87], [99, 99], [102, 102], [114, 114], [119, 119]);
  const TABLE_10 = tableOf([0, 8], [11, 12], [14, 31], [33, 34], [36, 127]);
  const TABLE_11 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 95]);
  const TABLE_12 = tableOf([27, 27], [32, 32], [35, 35], [60, 60]);
  const TABLE_13 = tableOf([32, 32], [35, 35], [42, 42], [95, 95]);
  const TABLE_14 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [44, 44], [46, 47], [58, 59], [61, 67], [70, 81], [83, 85], [87, 94], [97, 99], [102, 113], [115, 117], [119, 125], [127, 127]);
  const TABLE_15 = tableOf([9, 9], [32, 32], [42, 42], [45, 45], [95, 95]);
  const TABLE_16 = tableOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
  const TABLE_17 = tableOf([42, 42], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_18 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_19 = tableOf([0, 9], [11, 12], [14, 31], [33, 34], [36, 95], [97, 125], [127, 127]);
  const TABLE_20 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 95], [97, 127]);
  const TABLE_21 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_22 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83]);
  const TABLE_23 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
  const TABLE_24 = tableOf([27, 27], [45, 45], [48, 57], [60, 60]);
  const TABLE_25 = tableOf([9, 9], [27, 27], [32, 32], [37, 37], [60, 60]);
  const TABLE_26 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
  const TABLE_27 = tableOf([42, 42], [65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [95, 95], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
  const TABLE_28 = tableOf([45, 45], [65, 90], [95, 95], [97, 122]);
  const TABLE_29 = tableOf([9, 9], [32, 32], [45, 45], [67, 68], [70, 70], [95, 95], [99, 100], [102, 102]);
  const TABLE_30 = tableOf([9, 9], [32, 32], [58, 58]);
  const TABLE_31 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [95, 95]);
  const TABLE_32 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 96], [126, 126]);
  const TABLE_33 = tableOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_34 = tableOf([32, 32], [42, 43], [45, 45], [48, 57]);
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

  function skipOrnamentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l51: {
      const s52 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        l53: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l53; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 41 || c === 46)))) { m.touched ||= p >= end; break l53; }
          p++;
          break l51;
        }
        p = s52;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039))) p++;
      m.touched ||= p >= end && "\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f";
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipStrongCode(p: number): number {
    const { text, end } = m;
    l57: {
      const s58 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l59: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l59;
          }
          p += 2;
          break l57;
        }
        p = s58;
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
    l63: {
      const s64 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
        l65: {
          if (!m.isCaseless(p, "session")) { break l65; }
          p += 7;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "checkpoint")) { break l65; }
          p += 10;
          break l63;
        }
        p = s64;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
        l66: {
          if (!m.isCaseless(p, "session")) { break l66; }
          p += 7;
          break l63;
        }
        p = s64;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
        l67: {
          if (!m.isCaseless(p, "status")) { break l67; }
          p += 6;
          break l63;
        }
        p = s64;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
        l68: {
          if (!m.isCaseless(p, "progress")) { break l68; }
          p += 8;
          break l63;
        }
        p = s64;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "error")) { return -1; }
      p += 5;
    }
    return p;
  }

  function skipTitleWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l70: {
      const s71 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l72: {
          if (!m.isCaseless(p, "ai")) { break l72; }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "directive")) { break l72; }
          p += 9;
          break l70;
        }
        p = s71;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "suggestion")) { return -1; }
      p += 10;
      l73: {
        if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
          const s75 = p;
          l74: {
            if (!m.isCaseless(p, "s")) { break l74; }
            p += 1;
            break l73;
          }
          p = s75;
        } else m.touched ||= p >= end;
      }
    }
    return p;
  }

  function skipBareWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l76: {
      const s77 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l78: {
          if (!m.isCaseless(p, "output")) { break l78; }
          p += 6;
          l79: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
              const s81 = p;
              l80: {
                while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) p++;
                m.touched ||= p >= end;
                l82: {
                  const s83 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l84: {
                      if (!m.isCaseless(p, "data")) { break l84; }
                      p += 4;
                      break l82;
                    }
                    p = s83;
                  } else m.touched ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l80; }
                  p += 4;
                  l85: {
                    if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                      const s87 = p;
                      l86: {
                        if (!m.isCaseless(p, "s")) { break l86; }
                        p += 1;
                        break l85;
                      }
                      p = s87;
                    } else m.touched ||= p >= end;
                  }
                }
                break l79;
              }
              p = s81;
            } else m.touched ||= p >= end;
          }
          break l76;
        }
        p = s77;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "input")) { return -1; }
      p += 5;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) p++;
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "needed")) { return -1; }
      p += 6;
    }
    return p;
  }

  function skipKnownWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l60: {
      const s61 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
        l62: {
          p = skipArgWords(p);
          if (p < 0) { break l62; }
          break l60;
        }
        p = s61;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
        l69: {
          p = skipTitleWords(p);
          if (p < 0) { break l69; }
          break l60;
        }
        p = s61;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipBareWords(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipHeaderTailCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l94: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s96 = p;
        l95: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l95; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l95; }
          p++;
          while ((p < end && text.charCodeAt(p) === 35)) p++;
          m.touched ||= p >= end;
          break l94;
        }
        p = s96;
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
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039))) {
              const s50 = p;
              l49: {
                p = skipOrnament(p);
                if (p < 0) { break l49; }
                break l48;
              }
              p = s50;
            } else m.touched ||= p >= end;
          }
          l54: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s56 = p;
              l55: {
                p = skipStrong(p);
                if (p < 0) { break l55; }
                break l54;
              }
              p = s56;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l43; }
          p = skipKnownWords(p);
          if (p < 0) { break l43; }
          l88: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s90 = p;
              l89: {
                p = skipStrong(p);
                if (p < 0) { break l89; }
                break l88;
              }
              p = s90;
            } else m.touched ||= p >= end;
          }
          l91: {
            const s92 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65306))) {
              l93: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l93; }
                if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; break l93; }
                p++;
                break l91;
              }
              p = s92;
            } else m.touched ||= p >= end;
            p = skipHeaderTail(p);
            if (p < 0) { break l43; }
          }
          break l41;
        }
        p = s42;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l97: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l97;
          }
          p += 2;
          l98: for (;;) {
            const s100 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l99: {
                p = skipNoise(p);
                if (p < 0) { break l99; }
                continue l98;
              }
              p = s100;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l97; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = skipNoises(p);
          if (p < 0) { break l97; }
          l102: {
            const s103 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
              l104: {
                if (!m.isCaseless(p, "status")) { break l104; }
                p += 6;
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l104; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l104; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l104; }
                p = skipStateWord(p);
                if (p < 0) { break l104; }
                p = skipHeaderTail(p);
                if (p < 0) { break l104; }
                break l102;
              }
              p = s103;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "progress")) { break l97; }
            p += 8;
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l97; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l97; }
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)))) { m.touched ||= p >= end; break l97; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l97; }
            if ((p < end && text.charCodeAt(p) === 37)) {

              p++;
            } else m.touched ||= p >= end;
            p = skipHeaderTail(p);
            if (p < 0) { break l97; }
          }
          break l41;
        }
        p = s42;
      } else m.touched ||= p >= end;
      let n111 = 0;
      l108: for (;;) {
        if (n111 >= 6) break;
        const s110 = p;
        l109: {
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l109; }
          p++;
          n111++;
          continue l108;
        }
        p = s110;
        break;
      }
      if (n111 < 1) { return -1; }
      if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
      m.touched ||= p >= end;
      l112: for (;;) {
        const s114 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
          l113: {
            p = skipNoise(p);
            if (p < 0) { break l113; }
            continue l112;
          }
          p = s114;
        } else m.touched ||= p >= end;
        break;
      }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      p = skipNoises(p);
      if (p < 0) { return -1; }
      l116: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039))) {
          const s118 = p;
          l117: {
            p = skipOrnament(p);
            if (p < 0) { break l117; }
            break l116;
          }
          p = s118;
        } else m.touched ||= p >= end;
      }
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
      l122: {
        const s123 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
          l124: {
            p = skipArgWords(p);
            if (p < 0) { break l124; }
            l125: {
              if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
                const s127 = p;
                l126: {
                  p = skipStrong(p);
                  if (p < 0) { break l126; }
                  break l125;
                }
                p = s127;
              } else m.touched ||= p >= end;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipNoises(p);
            if (p < 0) { break l124; }
            if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; break l124; }
            p++;
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
            if (p < 0) { break l124; }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l124; }
            p++;
            break l122;
          }
          p = s123;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
          l131: {
            p = skipTitleWords(p);
            if (p < 0) { break l131; }
            l132: {
              if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
                const s134 = p;
                l133: {
                  p = skipStrong(p);
                  if (p < 0) { break l133; }
                  break l132;
                }
                p = s134;
              } else m.touched ||= p >= end;
            }
            l135: {
              const s136 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65306))) {
                l137: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  p = skipNoises(p);
                  if (p < 0) { break l137; }
                  if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; break l137; }
                  p++;
                  break l135;
                }
                p = s136;
              } else m.touched ||= p >= end;
              p = skipHeaderTail(p);
              if (p < 0) { break l131; }
            }
            break l122;
          }
          p = s123;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
        p = skipBareWords(p);
        if (p < 0) { return -1; }
        l138: {
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            const s140 = p;
            l139: {
              p = skipStrong(p);
              if (p < 0) { break l139; }
              break l138;
            }
            p = s140;
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
    l160: {
      const s161 = p;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l162: {
          if (!text.startsWith("Status", p)) {
            m.reaches(p, "Status");
            break l162;
          }
          p += 6;
          break l160;
        }
        p = s161;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 69)) {
        l163: {
          if (!text.startsWith("Error", p)) {
            m.reaches(p, "Error");
            break l163;
          }
          p += 5;
          break l160;
        }
        p = s161;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 83)) {
        l164: {
          if (!text.startsWith("Session Checkpoint", p)) {
            m.reaches(p, "Session Checkpoint");
            break l164;
          }
          p += 18;
          break l160;
        }
        p = s161;
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
    l165: {
      const s166 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l167: {
          if (!text.startsWith("AI Directive", p)) {
            m.reaches(p, "AI Directive");
            break l167;
          }
          p += 12;
          break l165;
        }
        p = s166;
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
    l151: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
        const s149 = p;
        l150: {
          let n155 = 0;
          l152: for (;;) {
            if (n155 >= 3) break;
            const s154 = p;
            l153: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l153; }
              p++;
              n155++;
              continue l152;
            }
            p = s154;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 35 || c === 42 || c === 95)))) { m.touched ||= p >= end; break l150; }
          p++;
          const near156 = p + 4;
          while (p < near156 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near156) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r";
          if (p < end) { break l150; }
          m.touched ||= p >= end;
          p = s149;
          break l151;
        }
        p = s149;
      } else m.touched ||= p >= end;
      return -1;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
      {
        const s157 = p;
        l158: {
          p = skipLoneLetter(p);
          if (p < 0) { break l158; }
          return -1;
        }
        p = s157;
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l29: {
          p = skipKnownHeader(p);
          if (p < 0) { break l29; }
          break l27;
        }
        p = s28;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l141: {
          p = skipNoises(p);
          if (p < 0) { break l141; }
          let n145 = 0;
          l142: for (;;) {
            if (n145 >= 3) break;
            const s144 = p;
            l143: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l143; }
              p++;
              n145++;
              continue l142;
            }
            p = s144;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l141;
          }
          p += 2;
          l146: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              p++;
              break l146;
            } else m.touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l141; }
          }
          break l27;
        }
        p = s28;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipCutHeader(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l168: {
      const s169 = p;
      const t170 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l171: {
          p = noteEol(p);
          if (p < 0) { break l171; }
          break l168;
        }
        p = s169;
        m.forget(t170);
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l176: {
      const s177 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l178: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l178;
          }
          p += 2;
          break l176;
        }
        p = s177;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l176;
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
    l194: {
      const s195 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l196: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l196; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l196; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.touched ||= p >= end;
          break l194;
        }
        p = s195;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l197: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l197; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l197; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.touched ||= p >= end;
          break l194;
        }
        p = s195;
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
    l198: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l198;
      } else m.touched ||= p >= end;
      let n206 = 0;
      l203: for (;;) {
        if (n206 >= 9) break;
        const s205 = p;
        l204: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l204; }
          p++;
          n206++;
          continue l203;
        }
        p = s205;
        break;
      }
      if (n206 < 1) { return -1; }
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
      {
        const s191 = p;
        l192: {
          p = skipThematicBreak(p);
          if (p < 0) { break l192; }
          return -1;
        }
        p = s191;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipItemMarker(p);
    if (p < 0) { return -1; }
    l207: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        p++;
        break l207;
      } else m.touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipFieldStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n214 = 0;
    l211: for (;;) {
      if (n214 >= 3) break;
      const s213 = p;
      l212: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l212; }
        p++;
        n214++;
        continue l211;
      }
      p = s213;
      break;
    }
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipFieldName(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipProseStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l184: {
      const s185 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l186: {
          p = skipBlankLine(p);
          if (p < 0) { break l186; }
          break l184;
        }
        p = s185;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l187: {
          p = skipHeaderStart(p);
          if (p < 0) { break l187; }
          break l184;
        }
        p = s185;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l188: {
          p = skipFenceStart(p);
          if (p < 0) { break l188; }
          break l184;
        }
        p = s185;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60))) {
        l189: {
          p = skipCommentStart(p);
          if (p < 0) { break l189; }
          break l184;
        }
        p = s185;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
        l190: {
          p = skipEntryStart(p);
          if (p < 0) { break l190; }
          break l184;
        }
        p = s185;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
        l210: {
          p = skipFieldStart(p);
          if (p < 0) { break l210; }
          break l184;
        }
        p = s185;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
        l215: {
          p = skipNoiseTail(p);
          if (p < 0) { break l215; }
          break l184;
        }
        p = s185;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l216: {
          p = skipCutFence(p);
          if (p < 0) { break l216; }
          break l184;
        }
        p = s185;
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function text57Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near172 = p + 4;
        while (p < near172 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near172) p = STOPS_0.next(p);
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
        l173: {

          const near174 = p + 4;
          while (p < near174 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near174) p = STOPS_0.next(p);
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
        l175: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l175; }
          p = skipNewline(p);
          if (p < 0) { break l175; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l175; }

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
          {
            const s181 = p;
            l182: {
              p = skipProseStop(p);
              if (p < 0) { break l182; }
              break l180;
            }
            p = s181;
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
    l217: {
      const s218 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l219: {
          p = skipHeaderStart(p);
          if (p < 0) { break l219; }
          break l217;
        }
        p = s218;
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
    l220: {
      const s221 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96))) {
        l222: {
          const s223 = p;
          let n227 = 0;
          l224: for (;;) {
            if (n227 >= 3) break;
            const s226 = p;
            l225: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l225; }
              p++;
              n227++;
              continue l224;
            }
            p = s226;
            break;
          }
          l_lead = text.slice(s223, p);
          const s228 = p;
          if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l222;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end;
          l_run = text.slice(s228, p);
          const s229 = p;
          const near230 = p + 4;
          while (p < near230 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
          if (p === near230) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^\n\r`";
          l_info = text.slice(s229, p);
          l233: {
            const s231 = p;
            l232: {
              p = skipLineEnd(p);
              if (p < 0) { break l232; }
              p = s231;
              break l233;
            }
            p = s231;
            break l222;
          }
          break l220;
        }
        p = s221;
      } else m.touched ||= p >= end;
      const s234 = p;
      let n238 = 0;
      l235: for (;;) {
        if (n238 >= 3) break;
        const s237 = p;
        l236: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l236; }
          p++;
          n238++;
          continue l235;
        }
        p = s237;
        break;
      }
      l_lead = text.slice(s234, p);
      const s239 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end;
      l_run = text.slice(s239, p);
      const s240 = p;
      const near241 = p + 4;
      while (p < near241 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
      if (p === near241) p = STOPS_0.next(p);
      m.touched ||= p >= end && "^\n\r";
      l_info = text.slice(s240, p);
      l244: {
        const s242 = p;
        l243: {
          p = skipLineEnd(p);
          if (p < 0) { break l243; }
          p = s242;
          break l244;
        }
        p = s242;
        return -1;
      }
    }
    const node: BlockHeadNode = { type: 'BlockHead', start: m.base + start, end: m.base + p, lead: l_lead, run: l_run, info: l_info };
    m.value = node;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list261: " "[] = [];
    let n259 = 0;
    l256: for (;;) {
      if (n259 >= 3) break;
      const s258 = p;
      l257: {
        let v260!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l257; }
        v260 = " ";
        p++;
        list261.push(v260);
        n259++;
        continue l256;
      }
      p = s258;
      break;
    }
    value = list261;
    m.value = value;
    return p;
  }

  function text82Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near245 = p + 4;
        while (p < near245 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near245) p = STOPS_0.next(p);
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
        l246: {

          const near247 = p + 4;
          while (p < near247 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near247) p = STOPS_0.next(p);
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
        l248: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l248; }
          p = skipNewline(p);
          if (p < 0) { break l248; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l248; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l249: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l249; }
          p = skipNewline(p);
          if (p < 0) { break l249; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s250 = p;
              l251: {
                p = skipFenceClose(p);
                if (p < 0) { break l251; }
                break l249;
              }
              p = s250;
            }
          } else m.touched ||= p >= end;
          if ((p < end && text.charCodeAt(p) === 35)) {
            {
              const s253 = p;
              l254: {
                p = skipTakenStatus(p);
                if (p < 0) { break l254; }
                break l249;
              }
              p = s253;
            }
          } else m.touched ||= p >= end;
          {
            const s262 = p;
            l263: {
              if (p < end) { break l263; }
              m.touched ||= p >= end;
              break l249;
            }
            p = s262;
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
    l272: for (;;) {
      const s274 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l273: {
          l276: {
            const s277 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l278: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; break l278; }
                p++;
                const near279 = p + 4;
                while (p < near279 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near279) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l276;
              }
              p = s277;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              m.reaches(p, "``");
              break l273;
            }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l272;
        }
        p = s274;
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
    l269: {
      const s270 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l271: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l271; }
          m.touched ||= p >= end;
          p = readCodeOfOne(p);
          if (p < 0) { break l271; }
          l_code = m.value as CodeOfOneNode;
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l271; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l271; }
          m.touched ||= p >= end;
          break l269;
        }
        p = s270;
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
    const s265 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l_lead = text.slice(s265, p);
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readFieldName(p);
    if (p < 0) { return -1; }
    l_name = m.value as BoldNameNode | PlainNameNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = skipNoises(p);
    if (p < 0) { return -1; }
    l266: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s268 = p;
        l267: {
          p = readCodeSpan(p);
          if (p < 0) { break l267; }
          l_code = m.value as CodeSpanNode;
          if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
            p++;
          } else m.touched ||= p >= end;
          l285: {
            const s283 = p;
            l284: {
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              m.touched ||= p >= end;
              p = skipNoises(p);
              if (p < 0) { break l284; }
              p = skipLineEnd(p);
              if (p < 0) { break l284; }
              p = s283;
              break l285;
            }
            p = s283;
            break l267;
          }
          break l266;
        }
        p = s268;
      } else m.touched ||= p >= end;
      l_code = null;
    }
    p = readFieldValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as FieldValueNode;
    l288: {
      const s286 = p;
      l287: {
        p = skipLineEnd(p);
        if (p < 0) { break l287; }
        p = s286;
        break l288;
      }
      p = s286;
      return -1;
    }
    const node: FieldLineNode = { type: 'FieldLine', start: m.base + start, end: m.base + p, lead: l_lead, name: l_name, code: l_code, value: l_value };
    m.value = node;
    return p;
  }

  function text120Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 3: {
        const near289 = p + 4;
        while (p < near289 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near289) p = STOPS_0.next(p);
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
        l290: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l290; }
          p = skipNewline(p);
          if (p < 0) { break l290; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l290; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l291: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l291; }
          p = skipNewline(p);
          if (p < 0) { break l291; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
            {
              const s292 = p;
              l293: {
                p = skipHeadingStart(p);
                if (p < 0) { break l293; }
                break l291;
              }
              p = s292;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            {
              const s295 = p;
              l296: {
                p = skipDeepFence(p);
                if (p < 0) { break l296; }
                break l291;
              }
              p = s295;
            }
          } else m.touched ||= p >= end;
          {
            const s298 = p;
            l299: {
              p = skipProseStop(p);
              if (p < 0) { break l299; }
              break l291;
            }
            p = s298;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l301: {

          const near302 = p + 4;
          while (p < near302 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near302) p = STOPS_0.next(p);
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
    l307: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        const s310 = p;
        p++;
        value = text.slice(s310, p);
        break l307;
      } else m.touched ||= p >= end;
      const s311 = p;
      let n315 = 0;
      l312: for (;;) {
        if (n315 >= 9) break;
        const s314 = p;
        l313: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l313; }
          p++;
          n315++;
          continue l312;
        }
        p = s314;
        break;
      }
      if (n315 < 1) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) === 41 || c === 46)))) { m.touched ||= p >= end; return -1; }
      p++;
      value = text.slice(s311, p);
    }
    m.value = value;
    return p;
  }

  function readFirstCodeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_code!: CodeSpanNode;
    l325: {
      const s326 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l327: {
          p = readCodeSpan(p);
          if (p < 0) { break l327; }
          l_code = m.value as CodeSpanNode;
          break l325;
        }
        p = s326;
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
    l335: {
      const s336 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l337: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l337; }
          p++;
          l338: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s340 = p;
              l339: {
                p = skipStrong(p);
                if (p < 0) { break l339; }
                break l338;
              }
              p = s340;
            } else m.touched ||= p >= end;
          }
          l341: {
            const s342 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l343: {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l343; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l341;
              }
              p = s342;
            } else m.touched ||= p >= end;
            l346: {
              const s344 = p;
              l345: {
                p = skipLineEnd(p);
                if (p < 0) { break l345; }
                p = s344;
                break l346;
              }
              p = s344;
              break l337;
            }
          }
          break l335;
        }
        p = s336;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l347: {
        const s348 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l349: {
            if (!text.startsWith("->", p)) {
              m.reaches(p, "->");
              break l349;
            }
            p += 2;
            break l347;
          }
          p = s348;
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
    l357: for (;;) {
      const s359 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l358: {
          l361: {
            const s362 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l363: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; break l363; }
                p++;
                const near364 = p + 4;
                while (p < near364 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near364) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l361;
              }
              p = s362;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
              m.reaches(p, "``");
              break l358;
            }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l357;
        }
        p = s359;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipCodeSpanCode(p: number): number {
    const { text, end } = m;
    l354: {
      const s355 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l356: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l356; }
          m.touched ||= p >= end;
          p = skipCodeOfOne(p);
          if (p < 0) { break l356; }
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l356; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l356; }
          m.touched ||= p >= end;
          break l354;
        }
        p = s355;
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
    l350: {
      const s351 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
        l352: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l352; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r :`";
          break l350;
        }
        p = s351;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l353: {
          p = skipCodeSpan(p);
          if (p < 0) { break l353; }
          break l350;
        }
        p = s351;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l365: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l365; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l350;
        }
        p = s351;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {

        p++;
        break l350;
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
    l322: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
        const s324 = p;
        l323: {
          p = readFirstCode(p);
          if (p < 0) { break l323; }
          l_first = m.value as FirstCodeNode;
          break l322;
        }
        p = s324;
      } else m.touched ||= p >= end;
      l_first = null;
    }
    l328: for (;;) {
      const s330 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l329: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
            {
              const s332 = p;
              l333: {
                p = skipSeparator(p);
                if (p < 0) { break l333; }
                break l329;
              }
              p = s332;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l329; }
          p = skipEntryPart(p);
          if (p < 0) { break l329; }
          continue l328;
        }
        p = s330;
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
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l372: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l372; }
          p++;
          l373: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
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
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l378: {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l378; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
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
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l382: {
        const s383 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
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
    if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
    p = skipCodeSpan(p);
    if (p < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
      p++;
    } else m.touched ||= p >= end;
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
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96))) {
        l387: {
          p = readEntryCode(p);
          if (p < 0) { break l387; }
          l_last = m.value as EntryCodeNode;
          break l385;
        }
        p = s386;
        l_last = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l394: {
          l395: for (;;) {
            const s397 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l396: {
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
                  {
                    const s399 = p;
                    l400: {
                      p = skipSeparator(p);
                      if (p < 0) { break l400; }
                      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)))) { m.touched ||= p >= end; break l400; }
                      p = skipEntryCode(p);
                      if (p < 0) { break l400; }
                      break l396;
                    }
                    p = s399;
                  }
                } else m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l396; }
                p = skipEntryPart(p);
                if (p < 0) { break l396; }
                continue l395;
              }
              p = s397;
            } else m.touched ||= p >= end;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)))) { m.touched ||= p >= end; break l394; }
          p = skipSeparator(p);
          if (p < 0) { break l394; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)))) { m.touched ||= p >= end; break l394; }
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
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l409; }
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
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
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
    const s303 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l_lead = text.slice(s303, p);
    p = skipNoises(p);
    if (p < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
      {
        const s304 = p;
        l305: {
          p = skipThematicBreak(p);
          if (p < 0) { break l305; }
          return -1;
        }
        p = s304;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = readItemMarker(p);
    if (p < 0) { return -1; }
    l_marker = m.value as string;
    l318: {
      const s316 = p;
      l317: {
        l319: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            p++;
            break l319;
          } else m.touched ||= p >= end;
          p = skipLineEnd(p);
          if (p < 0) { break l317; }
        }
        p = s316;
        break l318;
      }
      p = s316;
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

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l418: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l418;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 13))) { m.touched ||= p >= end; return -1; }
      p = readBadLineEnd(p);
      if (p < 0) { return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "\n" | BadLineEndNode | null;
    l422: {
      const s423 = p;
      const t424 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l425: {
          p = readEol(p);
          if (p < 0) { break l425; }
          value = m.value as "\n" | BadLineEndNode;
          break l422;
        }
        p = s423;
        m.forget(t424);
      } else m.touched ||= p >= end;
      p = readEof(p);
      if (p < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
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
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
              l446: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l446; }
                p++;
                const near447 = p + 16;
                while (p < near447 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) p++;
                if (p === near447) p = STOPS_2.next(p);
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
        l471: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l471; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b #<";
          break l469;
        }
        p = s470;
      } else m.touched ||= p >= end;
      {
        const s472 = p;
        l473: {
          p = skipHeaderTail(p);
          if (p < 0) { break l473; }
          return -1;
        }
        p = s472;
      }
      l475: {
        const s476 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
          l477: {
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l477; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            break l475;
          }
          p = s476;
        } else m.touched ||= p >= end;
        if ((p < end && text.charCodeAt(p) === 35)) {
          l478: {
            if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l478; }
            p++;
            while ((p < end && text.charCodeAt(p) === 35)) p++;
            m.touched ||= p >= end;
            break l475;
          }
          p = s476;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
          l479: {
            let m483 = false;
            l480: for (;;) {
              const s482 = p;
              if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
                l481: {
                  p = skipNoise(p);
                  if (p < 0) { break l481; }
                  m483 = true;
                  continue l480;
                }
                p = s482;
              } else m.touched ||= p >= end;
              break;
            }
            if (!m483) { break l479; }
            break l475;
          }
          p = s476;
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
    const s488 = p;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    l492: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s494 = p;
        l493: {

          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l493; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l492;
        }
        p = s494;
      } else m.touched ||= p >= end;
    }
    value = text.slice(s488, p);
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
    l485: {
      const s486 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
        l487: {
          p = skipNoises(p);
          if (p < 0) { break l487; }
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; break l487; }
          p = readPercentNumber(p);
          if (p < 0) { break l487; }
          l_number = m.value as string;
          const s495 = p;
          l496: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
              const s498 = p;
              l497: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l497; }
                if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; break l497; }
                p++;
                break l496;
              }
              p = s498;
            } else m.touched ||= p >= end;
          }
          l_percent = text.slice(s495, p);
          l501: {
            const s499 = p;
            l500: {
              p = skipHeaderTail(p);
              if (p < 0) { break l500; }
              p = s499;
              break l501;
            }
            p = s499;
            break l487;
          }
          break l485;
        }
        p = s486;
        l_more = null;
      } else m.touched ||= p >= end;
      p = skipNoises(p);
      if (p < 0) { return -1; }
      if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; return -1; }
      p = readPercentNumber(p);
      if (p < 0) { return -1; }
      l_number = m.value as string;
      const s502 = p;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      p = skipNoises(p);
      if (p < 0) { return -1; }
      if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; return -1; }
      p++;
      l_percent = text.slice(s502, p);
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!(p < end)) { m.touched ||= p >= end; return -1; }
      p = readArg(p);
      if (p < 0) { return -1; }
      l_more = m.value as ArgNode;
      l505: {
        const s503 = p;
        l504: {
          p = skipHeaderTail(p);
          if (p < 0) { break l504; }
          p = s503;
          break l505;
        }
        p = s503;
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
    l507: {
      const s508 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l509: {
          if (!text.startsWith("AI Directive", p)) {
            m.reaches(p, "AI Directive");
            break l509;
          }
          value = "AI Directive";
          p += 12;
          break l507;
        }
        p = s508;
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
    l514: {
      const s515 = p;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l516: {
          if (!text.startsWith("Output Data", p)) {
            m.reaches(p, "Output Data");
            break l516;
          }
          value = "Output Data";
          p += 11;
          break l514;
        }
        p = s515;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l517: {
          if (!text.startsWith("Output Files", p)) {
            m.reaches(p, "Output Files");
            break l517;
          }
          value = "Output Files";
          p += 12;
          break l514;
        }
        p = s515;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 79)) {
        l518: {
          if (!text.startsWith("Output", p)) {
            m.reaches(p, "Output");
            break l518;
          }
          value = "Output";
          p += 6;
          break l514;
        }
        p = s515;
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
          m.touched ||= p >= end;
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
        l484: {
          if (!text.startsWith("Progress", p)) {
            m.reaches(p, "Progress");
            break l484;
          }
          l_words = "Progress";
          p += 8;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l484; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l484; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)))) { m.touched ||= p >= end; break l484; }
          p = readPercent(p);
          if (p < 0) { break l484; }
          l_arg = m.value as PercentNode;
          break l451;
        }
        p = s452;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l506: {
          p = readTitledWord(p);
          if (p < 0) { break l506; }
          l_words = m.value as "AI Directive" | "Suggestions";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l506; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l506; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
            {
              const s510 = p;
              l511: {
                p = skip_boldArg(p);
                if (p < 0) { break l511; }
                break l506;
              }
              p = s510;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l506; }
          p = readArg(p);
          if (p < 0) { break l506; }
          l_arg = m.value as ArgNode;
          break l451;
        }
        p = s452;
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l513: {
          p = readTitledWord(p);
          if (p < 0) { break l513; }
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
    m.touched ||= p >= end;
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    let m534 = false;
    l531: for (;;) {
      const s533 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l532: {
          p = skipNoise(p);
          if (p < 0) { break l532; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          m534 = true;
          continue l531;
        }
        p = s533;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m534) { return -1; }
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
    l539: {
      const s540 = p;
      const t541 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l542: {
          if (!text.startsWith("##", p)) {
            m.reaches(p, "##");
            break l542;
          }
          p += 2;
          if ((p < end && text.charCodeAt(p) === 35)) { break l542; }
          m.touched ||= p >= end;
          break l539;
        }
        p = s540;
        m.forget(t541);
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
    l543: {
      const s544 = p;
      const t545 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l546: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l546; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s547 = p;
              l548: {
                p = skipNoise(p);
                if (p < 0) { break l548; }
                break l546;
              }
              p = s547;
            }
          } else m.touched ||= p >= end;
          break l543;
        }
        p = s544;
        m.forget(t545);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false))) {
        l550: {
          l553: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false))) {
              const s551 = p;
              l552: {
                l554: {
                  const s555 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                    l556: {
                      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l556; }
                      p++;
                      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                      m.touched ||= p >= end;
                      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l556; }
                      p = skipNoise(p);
                      if (p < 0) { break l556; }
                      break l554;
                    }
                    p = s555;
                  } else m.touched ||= p >= end;
                  let m560 = false;
                  l557: for (;;) {
                    const s559 = p;
                    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
                      l558: {
                        p = skipNoise(p);
                        if (p < 0) { break l558; }
                        m560 = true;
                        continue l557;
                      }
                      p = s559;
                    } else m.touched ||= p >= end;
                    break;
                  }
                  if (!m560) { break l552; }
                  if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l552; }
                  p++;
                }
                p = s551;
                break l553;
              }
              p = s551;
            } else m.touched ||= p >= end;
            break l550;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l550; }
          p = readBadHeaderNoise(p);
          if (p < 0) { break l550; }
          break l543;
        }
        p = s544;
        m.forget(t545);
      } else m.touched ||= p >= end;
      p = readBadHeaderSpace(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBadHeaderOrnamentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039)))) { m.touched ||= p >= end; return -1; }
    p = skipOrnament(p);
    if (p < 0) { return -1; }
    const node: BadHeaderOrnamentNode = { type: 'BadHeaderOrnament', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
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
    l581: {
      const s582 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 79))) {
        l583: {
          p = readBareWord(p);
          if (p < 0) { break l583; }
          value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
          break l581;
        }
        p = s582;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 83))) {
        l584: {
          p = readArgWord(p);
          if (p < 0) { break l584; }
          value = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          break l581;
        }
        p = s582;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 83))) {
        l585: {
          p = readTitledWord(p);
          if (p < 0) { break l585; }
          value = m.value as "AI Directive" | "Suggestions";
          break l581;
        }
        p = s582;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) {
        m.reaches(p, "Progress");
        return -1;
      }
      value = "Progress";
      p += 8;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false))) { return -1; }
    m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
      {
        const s586 = p;
        l587: {
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          l589: {
            const s590 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l591: {
                if (!m.isCaseless(p, "data")) { break l591; }
                p += 4;
                break l589;
              }
              p = s590;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
              l592: {
                if (!m.isCaseless(p, "file")) { break l592; }
                p += 4;
                break l589;
              }
              p = s590;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "checkpoint")) { break l587; }
            p += 10;
          }
          return -1;
        }
        p = s586;
      }
    } else m.touched ||= p >= end;
    m.value = value;
    return p;
  }

  function skipLettersCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l593: {
      const s594 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l595: {
          if (!m.isCaseless(p, "output")) { break l595; }
          p += 6;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) p++;
          m.touched ||= p >= end;
          l596: {
            const s597 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l598: {
                if (!m.isCaseless(p, "data")) { break l598; }
                p += 4;
                break l596;
              }
              p = s597;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "file")) { break l595; }
            p += 4;
            l599: {
              if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                const s601 = p;
                l600: {
                  if (!m.isCaseless(p, "s")) { break l600; }
                  p += 1;
                  break l599;
                }
                p = s601;
              } else m.touched ||= p >= end;
            }
          }
          break l593;
        }
        p = s594;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipKnownWords(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBadHeaderCaseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    l577: {
      const s578 = p;
      const t579 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
        l580: {
          p = readExactWords(p);
          if (p < 0) { break l580; }
          value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
          break l577;
        }
        p = s578;
        m.forget(t579);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; return -1; }
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
    l602: {
      const s603 = p;
      const t604 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l605: {

          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l605; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s606 = p;
              l607: {
                p = skipNoise(p);
                if (p < 0) { break l607; }
                break l605;
              }
              p = s606;
            }
          } else m.touched ||= p >= end;
          break l602;
        }
        p = s603;
        m.forget(t604);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65306))) {
        l609: {
          p = noteTintedColon(p);
          if (p < 0) { break l609; }
          break l602;
        }
        p = s603;
        m.forget(t604);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 65306)))) { m.touched ||= p >= end; return -1; }
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
    l610: {
      const s611 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l612: {
          p = readPercentNumber(p);
          if (p < 0) { break l612; }
          l_number = m.value as string;
          const s613 = p;
          l614: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
              const s616 = p;
              l615: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipNoises(p);
                if (p < 0) { break l615; }
                if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; break l615; }
                p++;
                break l614;
              }
              p = s616;
            } else m.touched ||= p >= end;
          }
          l_percent = text.slice(s613, p);
          l619: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s617 = p;
              l618: {
                p = skipStrong(p);
                if (p < 0) { break l618; }
                p = skipHeaderTail(p);
                if (p < 0) { break l618; }
                p = s617;
                break l619;
              }
              p = s617;
            } else m.touched ||= p >= end;
            break l612;
          }
          break l610;
        }
        p = s611;
        l_number = null;
        l_percent = null;
      } else m.touched ||= p >= end;
      let m623 = false;
      l620: for (;;) {
        const s622 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l621: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              {
                const s624 = p;
                l625: {
                  p = skipStrong(p);
                  if (p < 0) { break l625; }
                  p = skipHeaderTail(p);
                  if (p < 0) { break l625; }
                  break l621;
                }
                p = s624;
              }
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l621; }
            p++;
            m623 = true;
            continue l620;
          }
          p = s622;
        } else m.touched ||= p >= end;
        break;
      }
      if (!m623) { return -1; }
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
    l573: {
      const s574 = p;
      const t575 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l576: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l576; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l576; }
          p = readLooseWords(p);
          if (p < 0) { break l576; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65306)))) { m.touched ||= p >= end; break l576; }
          p = noteLooseColon(p);
          if (p < 0) { break l576; }
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l576; }
          p = readBoldArg(p);
          if (p < 0) { break l576; }
          l_arg = m.value as BoldArgNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l576; }
          p = skipStrong(p);
          if (p < 0) { break l576; }
          l629: {
            const s627 = p;
            l628: {
              p = skipHeaderTail(p);
              if (p < 0) { break l628; }
              p = s627;
              break l629;
            }
            p = s627;
            break l576;
          }
          break l573;
        }
        p = s574;
        m.forget(t575);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l630: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l630; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l630; }
          p = readLooseWords(p);
          if (p < 0) { break l630; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l630; }
          p = skipStrong(p);
          if (p < 0) { break l630; }
          l633: {
            const s631 = p;
            l632: {
              p = skipHeaderTail(p);
              if (p < 0) { break l632; }
              p = s631;
              break l633;
            }
            p = s631;
            break l630;
          }
          break l573;
        }
        p = s574;
        m.forget(t575);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l634: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l634; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l634; }
          p = readLooseWords(p);
          if (p < 0) { break l634; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l634; }
          p = skipStrong(p);
          if (p < 0) { break l634; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65306)))) { m.touched ||= p >= end; break l634; }
          p = noteLooseColon(p);
          if (p < 0) { break l634; }
          l635: {
            const s636 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
              l637: {
                p = readPercent(p);
                if (p < 0) { break l637; }
                l_arg = m.value as PercentNode;
                break l635;
              }
              p = s636;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l634; }
            p = readArg(p);
            if (p < 0) { break l634; }
            l_arg = m.value as ArgNode;
          }
          l640: {
            const s638 = p;
            l639: {
              p = skipHeaderTail(p);
              if (p < 0) { break l639; }
              p = s638;
              break l640;
            }
            p = s638;
            break l634;
          }
          break l573;
        }
        p = s574;
        m.forget(t575);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l641: {
          p = readBadHeaderBold(p);
          if (p < 0) { break l641; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l641; }
          p = readLooseWords(p);
          if (p < 0) { break l641; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l641; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l641; }
          p = skipStrong(p);
          if (p < 0) { break l641; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l642: {
            const s643 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
              l644: {
                p = readPercent(p);
                if (p < 0) { break l644; }
                l_arg = m.value as PercentNode;
                break l642;
              }
              p = s643;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l641; }
            p = readArg(p);
            if (p < 0) { break l641; }
            l_arg = m.value as ArgNode;
          }
          l647: {
            const s645 = p;
            l646: {
              p = skipHeaderTail(p);
              if (p < 0) { break l646; }
              p = s645;
              break l647;
            }
            p = s645;
            break l641;
          }
          break l573;
        }
        p = s574;
        m.forget(t575);
        l_arg = null;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readLooseWords(p);
      if (p < 0) { return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65306)))) { m.touched ||= p >= end; return -1; }
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
      l650: {
        const s648 = p;
        l649: {
          p = skipHeaderTail(p);
          if (p < 0) { break l649; }
          p = s648;
          break l650;
        }
        p = s648;
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
    if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
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
    l651: {
      const s652 = p;
      const t653 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304))) {
        l654: {
          p = readLooseWords(p);
          if (p < 0) { break l654; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65306)))) { m.touched ||= p >= end; break l654; }
          p = noteLooseColon(p);
          if (p < 0) { break l654; }
          l655: {
            const s656 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
              l657: {
                p = readPercent(p);
                if (p < 0) { break l657; }
                l_arg = m.value as PercentNode;
                break l655;
              }
              p = s656;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l654; }
            p = readArg(p);
            if (p < 0) { break l654; }
            l_arg = m.value as ArgNode;
          }
          l660: {
            const s658 = p;
            l659: {
              p = skipHeaderTail(p);
              if (p < 0) { break l659; }
              p = s658;
              break l660;
            }
            p = s658;
            break l654;
          }
          break l651;
        }
        p = s652;
        m.forget(t653);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304))) {
        l661: {
          p = readLooseWords(p);
          if (p < 0) { break l661; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l662: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 65306))) {
              const s664 = p;
              l663: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; break l663; }
                p++;
                break l662;
              }
              p = s664;
            } else m.touched ||= p >= end;
          }
          l667: {
            const s665 = p;
            l666: {
              p = skipHeaderTail(p);
              if (p < 0) { break l666; }
              p = s665;
              break l667;
            }
            p = s665;
            break l661;
          }
          break l651;
        }
        p = s652;
        m.forget(t653);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304))) {
        l668: {
          p = readLooseWords(p);
          if (p < 0) { break l668; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l668; }
          p = readBadHeaderColon(p);
          if (p < 0) { break l668; }
          l669: {
            const s670 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
              l671: {
                p = readPercent(p);
                if (p < 0) { break l671; }
                l_arg = m.value as PercentNode;
                break l669;
              }
              p = s670;
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l668; }
            p = readArg(p);
            if (p < 0) { break l668; }
            l_arg = m.value as ArgNode;
          }
          l674: {
            const s672 = p;
            l673: {
              p = skipHeaderTail(p);
              if (p < 0) { break l673; }
              p = s672;
              break l674;
            }
            p = s672;
            break l668;
          }
          break l651;
        }
        p = s652;
        m.forget(t653);
        l_arg = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 304))) {
        l675: {
          l676: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s678 = p;
              const t679 = m.trail.length;
              l677: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l677; }
                break l676;
              }
              p = s678;
              m.forget(t679);
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l675; }
          p = readLooseWords(p);
          if (p < 0) { break l675; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l680: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s682 = p;
              const t683 = m.trail.length;
              l681: {
                p = readBadHeaderBold(p);
                if (p < 0) { break l681; }
                break l680;
              }
              p = s682;
              m.forget(t683);
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65306)))) { m.touched ||= p >= end; break l675; }
          p = noteLooseColon(p);
          if (p < 0) { break l675; }
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
          l688: {
            if (p < end) {
              const s690 = p;
              l689: {
                l691: {
                  const s692 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
                    l693: {
                      p = readPercent(p);
                      if (p < 0) { break l693; }
                      l_arg = m.value as PercentNode;
                      break l691;
                    }
                    p = s692;
                  } else m.touched ||= p >= end;
                  if (!(p < end)) { m.touched ||= p >= end; break l689; }
                  p = readArg(p);
                  if (p < 0) { break l689; }
                  l_arg = m.value as ArgNode;
                }
                break l688;
              }
              p = s690;
            } else m.touched ||= p >= end;
            l_arg = null;
          }
          l696: {
            const s694 = p;
            l695: {
              l697: {
                const s698 = p;
                l699: {
                  p = skipHeaderTail(p);
                  if (p < 0) { break l699; }
                  break l697;
                }
                p = s698;
                if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l695; }
                p = skipClosingSigns(p);
                if (p < 0) { break l695; }
              }
              p = s694;
              break l696;
            }
            p = s694;
            break l675;
          }
          break l651;
        }
        p = s652;
        m.forget(t653);
        l_arg = null;
      } else m.touched ||= p >= end;
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
          m.forget(t703);
        } else m.touched ||= p >= end;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readLooseWords(p);
      if (p < 0) { return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
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
          m.forget(t707);
        } else m.touched ||= p >= end;
      }
      l710: {
        const s708 = p;
        l709: {
          p = skipHeaderTail(p);
          if (p < 0) { break l709; }
          p = s708;
          break l710;
        }
        p = s708;
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
    l569: {
      const s570 = p;
      const t571 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 304))) {
        l572: {
          p = readBoldedHead(p);
          if (p < 0) { break l572; }
          value = m.value as BoldedHeadNode;
          break l569;
        }
        p = s570;
        m.forget(t571);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    l522: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        const s520 = p;
        l521: {
          p = skipNoises(p);
          if (p < 0) { break l521; }
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
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l521; }
          p = skipKnownHash(p);
          if (p < 0) { break l521; }
          p = s520;
          break l522;
        }
        p = s520;
      } else m.touched ||= p >= end;
      return -1;
    }
    l527: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s529 = p;
        const t530 = m.trail.length;
        l528: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l528; }
          break l527;
        }
        p = s529;
        m.forget(t530);
      } else m.touched ||= p >= end;
    }
    let n538 = 0;
    l535: for (;;) {
      if (n538 >= 3) break;
      const s537 = p;
      l536: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l536; }
        p++;
        n538++;
        continue l535;
      }
      p = s537;
      break;
    }
    if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; return -1; }
    p = noteHashes(p);
    if (p < 0) { return -1; }
    p = noteHashSpace(p);
    if (p < 0) { return -1; }
    l561: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s563 = p;
        const t564 = m.trail.length;
        l562: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l562; }
          break l561;
        }
        p = s563;
        m.forget(t564);
      } else m.touched ||= p >= end;
    }
    l565: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039))) {
        const s567 = p;
        const t568 = m.trail.length;
        l566: {
          p = readBadHeaderOrnament(p);
          if (p < 0) { break l566; }
          break l565;
        }
        p = s567;
        m.forget(t568);
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = readLooseHead(p);
    if (p < 0) { return -1; }
    l_head = m.value as BoldedHeadNode | PlainHeadNode;
    l711: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 35))) {
        const s713 = p;
        const t714 = m.trail.length;
        l712: {
          p = readBadHeaderClose(p);
          if (p < 0) { break l712; }
          break l711;
        }
        p = s713;
        m.forget(t714);
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l715: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s717 = p;
        const t718 = m.trail.length;
        l716: {
          p = readBadHeaderNoise(p);
          if (p < 0) { break l716; }
          break l715;
        }
        p = s717;
        m.forget(t718);
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
        m.forget(t431);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l519: {
          p = readLooseHeader(p);
          if (p < 0) { break l519; }
          value = m.value as LooseHeaderNode;
          break l429;
        }
        p = s430;
        m.forget(t431);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
        l719: {
          p = readBoldHeader(p);
          if (p < 0) { break l719; }
          value = m.value as BoldHeaderNode;
          break l429;
        }
        p = s430;
        m.forget(t431);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    l731: for (;;) {
      const s733 = p;
      if (p < end) {
        l732: {
          l735: {
            const s736 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l737: {
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l737; }
                p++;
                const near738 = p + 4;
                while (p < near738 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near738) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r";
                break l735;
              }
              p = s736;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l739: {
                p = skipNewline(p);
                if (p < 0) { break l739; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l739; }
                break l735;
              }
              p = s736;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l732; }
            p = skipNewline(p);
            if (p < 0) { break l732; }
            {
              const s740 = p;
              l741: {
                p = skipProseStop(p);
                if (p < 0) { break l741; }
                break l732;
              }
              p = s740;
            }
          }
          continue l731;
        }
        p = s733;
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
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l759; }
                break l755;
              }
              p = s756;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l752; }
            p = skipNewline(p);
            if (p < 0) { break l752; }
            if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
              {
                const s760 = p;
                l761: {
                  p = skipFenceClose(p);
                  if (p < 0) { break l761; }
                  break l752;
                }
                p = s760;
              }
            } else m.touched ||= p >= end;
            if ((p < end && text.charCodeAt(p) === 35)) {
              {
                const s763 = p;
                l764: {
                  p = skipTakenStatus(p);
                  if (p < 0) { break l764; }
                  break l752;
                }
                p = s763;
              }
            } else m.touched ||= p >= end;
            {
              const s766 = p;
              l767: {
                if (p < end) { break l767; }
                m.touched ||= p >= end;
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
    l772: for (;;) {
      const s774 = p;
      if (p < end) {
        l773: {
          l776: {
            const s777 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l778: {
                p = skipNewline(p);
                if (p < 0) { break l778; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l778; }
                break l776;
              }
              p = s777;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l779: {
                p = skipNewline(p);
                if (p < 0) { break l779; }
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
                  {
                    const s780 = p;
                    l781: {
                      p = skipHeadingStart(p);
                      if (p < 0) { break l781; }
                      break l779;
                    }
                    p = s780;
                  }
                } else m.touched ||= p >= end;
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  {
                    const s783 = p;
                    l784: {
                      p = skipDeepFence(p);
                      if (p < 0) { break l784; }
                      break l779;
                    }
                    p = s783;
                  }
                } else m.touched ||= p >= end;
                {
                  const s786 = p;
                  l787: {
                    p = skipProseStop(p);
                    if (p < 0) { break l787; }
                    break l779;
                  }
                  p = s786;
                }
                break l776;
              }
              p = s777;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l773; }
            p++;
            const near789 = p + 4;
            while (p < near789 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
            if (p === near789) p = STOPS_0.next(p);
            m.touched ||= p >= end && "^\n\r";
          }
          continue l772;
        }
        p = s774;
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
        m.forget(t748);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l750: {
          p = readBlock(p);
          if (p < 0) { break l750; }
          value = m.value as BlockNode;
          break l746;
        }
        p = s747;
        m.forget(t748);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60))) {
        l769: {
          p = readComment(p);
          if (p < 0) { break l769; }
          value = m.value as CommentNode;
          break l746;
        }
        p = s747;
        m.forget(t748);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 32 || c === 60))) {
        l770: {
          p = readBadNoiseLines(p);
          if (p < 0) { break l770; }
          value = m.value as BadNoiseLinesNode;
          break l746;
        }
        p = s747;
        m.forget(t748);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
        l771: {
          p = readField(p);
          if (p < 0) { break l771; }
          value = m.value as FieldNode;
          break l746;
        }
        p = s747;
        m.forget(t748);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
        l790: {
          p = readListBlock(p);
          if (p < 0) { break l790; }
          value = m.value as ListBlockNode;
          break l746;
        }
        p = s747;
        m.forget(t748);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
        l791: {
          p = readEntry(p);
          if (p < 0) { break l791; }
          value = m.value as EntryNode;
          break l746;
        }
        p = s747;
        m.forget(t748);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l792: {
          p = readMissingFenceRun(p);
          if (p < 0) { break l792; }
          value = m.value as MissingFenceRunNode;
          break l746;
        }
        p = s747;
        m.forget(t748);
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
    l727: {
      const s728 = p;
      const t729 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        l730: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l730; }
          if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l730; }
          p = readProse(p);
          if (p < 0) { break l730; }
          value = m.value as ProseNode;
          break l727;
        }
        p = s728;
        m.forget(t729);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readHeader(p);
    if (p < 0) { return -1; }
    l_header = m.value as ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    const list725: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[] = [];
    l720: for (;;) {
      const s722 = p;
      const t723 = m.trail.length;
      if (p < end) {
        l721: {
          let v724!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          p = readBodyPart(p);
          if (p < 0) { break l721; }
          v724 = m.value as ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
          list725.push(v724);
          continue l720;
        }
        p = s722;
        m.forget(t723);
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list725;
    l795: {
      const s793 = p;
      l794: {
        l796: {
          const s797 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
            l798: {
              p = skipBodyStop(p);
              if (p < 0) { break l798; }
              break l796;
            }
            p = s797;
          } else m.touched ||= p >= end;
          if (p < end) { break l794; }
          m.touched ||= p >= end;
        }
        p = s793;
        break l795;
      }
      p = s793;
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
  const skipOrnament = coded(skipOrnamentCode, "0-9\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f", true);
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
  const skip_boldHeader = seq(skipStrong, optional(m, skipOrnament), choice(m, seq(skipArgWords, run(m, "\t "),
        one(m, ":\uff1a"), run(m, "\t "), skipBoldText), seq(skipTitleWords, optional(m, seq(run(m, "\t "), one(m,
            ":\uff1a"), run(m, "\t "), skipBoldText))), skipBareWords), skipStrong, skipNoises, run(m, "\t "),
    skipLineEnd);
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
      optional(m, skipOrnament), skipWholeHead, skipEof), seq(skipIndent, lit(m, "**"), optional(m, skipOrnament),
      skipWholeBold, lit(m, "**"), skipEof), seq(skipIndent, lit(m, "__"), optional(m, skipOrnament), skipWholeBold,
      lit(m, "__"), skipEof));
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
  const leaf54 = leaf(m, not(m, skipWrapperAhead));
  const leaf55 = leaf(m, and(m, one(m, "^\t\n\r\u001b #*+\\-0-9<DERV_`derv~")));
  const leaf56 = leaf(m, one(m, "^\n\r"));
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
  const skipPlainMarks = repeat(m, { least: 0, most: 2 }, one(m, "*_"));
  const skipPlainWords = choice(m, caseless(m, "recovery"), caseless(m, "details"), caseless(m, "example"),
    seq(caseless(m, "valid"), run(m, "\t ", 1), caseless(m, "options")));
  const skipNameEnd = choice(m, one(m, "\t "), skipNoise, skipLineEnd);
  const skipPlainName = choice(m, seq(skipPlainMarks, skipPlainWords, skipPlainMarks, skipNoises, run(m, "\t "),
      choice(m, seq(lit(m, ":"), skipPlainMarks, and(m, skipNameEnd)), seq(lit(m, "\uff1a"), skipPlainMarks))),
    seq(skipStrong, skipPlainWords, skipStrong, and(m, skipNameEnd), optional(m, seq(run(m, "\t "), one(m,
          "\\-\u2013\u2014"), and(m, one(m, "\t "))))));
  const skipFieldName = choice(m, skipBoldName, skipPlainName);
  const skipFieldStart = coded(skipFieldStartCode, "\u001b *<DERV_derv", true);
  const skipCutFence = seq(skipIndent, choice(m, lit(m, "``"), lit(m, "`"), lit(m, "~~"), lit(m, "~")), skipEof);
  const skipProseStop = coded(skipProseStopCode, null, true);
  const text57 = text57Code;
  const readTextEnd = node(m, (start, end) => ({ type: 'TextEnd', start, end }), optional(m, noteEol));
  const leaf75 = leaf(m, readTextEnd);
  const skipBodyStop = coded(skipBodyStopCode, "\u001b #*<_`~", true);
  const leaf77 = leaf(m, not(m, skipBodyStop));
  const leaf79 = leaf(m, readGap);
  const readBlockHead = coded(readBlockHeadCode, " `~", true);
  const leaf80 = leaf(m, readBlockHead);
  const readClosingRun = closes(m, 1, readFenceRun);
  const skipClosingRun = quiet(m, readClosingRun);
  const skipFenceClose = seq(skipIndent, skipClosingRun, run(m, "\t "), and(m, skipLineEnd));
  const readIndent = coded(readIndentCode, null, true);
  const readBlank = text(m, one(m, "\t "));
  const readBlanks = repeat(m, { least: 0, listed: true }, readBlank);
  const readCloseLine = tuple(m, [0, 1, 2, 3], readIndent, readFenceRun, readBlanks, and(m, skipLineEnd));
  const readCloseLater = later(m, 0, -1, readCloseLine);
  const skipCloseLater = quiet(m, readCloseLater);
  const skipTakenStatus = seq(lit(m, "## Status: "), skipStateWord, not(m, skipCloseLater));
  const text82 = text82Code;
  const readFenceLine = node(m, (start, end) => ({ type: 'FenceLine', start, end }), skipFenceClose);
  const readBlockEnd = node(m, (start, end, l) => ({ type: 'BlockEnd', start, end, fence: l[0] }), seq(skipNewline,
      label(m, 0, readFenceLine), noteLineEnd));
  const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }),
    optional(m, skipNewline));
  const leaf93 = leaf(m, choice(m, readBlockEnd, readMissingFenceEnd));
  const readCommentHead = node(m, (start, end) => ({ type: 'CommentHead', start, end }), skipCommentStart);
  const leaf97 = leaf(m, readCommentHead);
  const text99 = rounds(m, { run: "^\r\\-", least: 1 }, { before: lit(m, "\r\n") }, { before: lit(m, "\n") },
    { before: lit(m, "\r") }, { before: seq(not(m, lit(m, "-->")), lit(m, "-")) });
  const readCommentEnd = node(m, (start, end) => ({ type: 'CommentEnd', start, end }), seq(lit(m, "-->"), run(m,
      "^\n\r"), noteLineEnd));
  const readMissingCommentEnd = mistake(m, (start, end, raw) => ({ type: 'MissingCommentEnd', start, end, raw }),
    lit(m, ""));
  const leaf100 = leaf(m, choice(m, readCommentEnd, readMissingCommentEnd));
  const leaf103 = leaf(m, readBadNoiseLines);
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
  const readPlainName = node(m, (start, end, l) => ({ type: 'PlainName', start, end, name: l[0] }),
    seq(skipPlainMarks, label(m, 0, readPlainWords), skipPlainMarks, skipNoises, run(m, "\t "), choice(m, seq(lit(m,
          ":"), skipPlainMarks, and(m, skipNameEnd)), seq(lit(m, "\uff1a"), skipPlainMarks))), seq(skipStrong,
      label(m, 0, readPlainWords), skipStrong, and(m, skipNameEnd), optional(m, seq(run(m, "\t "), one(m,
          "\\-\u2013\u2014"), and(m, one(m, "\t "))))));
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
  const leaf104 = leaf(m, readFieldLine);
  const skipHeadingStart = seq(skipIndent, skipNoises, repeat(m, { least: 1, most: 6 }, lit(m, "#")), one(m, "\t "));
  const skipTabIndent = seq(repeat(m, { least: 0, most: 3 }, lit(m, " ")), lit(m, "\t"));
  const skipDeepIndent = choice(m, lit(m, "    "), skipTabIndent);
  const skipDeepFence = seq(skipDeepIndent, run(m, "\t "), skipOpenRun);
  const text120 = text120Code;
  const readItemColumns = action(m, (labels) => { const lead = labels[0] as string;
      let width = 0;
      for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
      return ' '.repeat(width);
    }, label(m, 0, text(m, seq(skipIndent, skipItemMarker, run(m, "\t ", 1), many(m, 0, seq(skipItemMarker, run(m,
                "\t ", 1)))))));
  const readListHead = node(m, (start, end, l) => ({ type: 'ListHead', start, end, lead: l[0] }), seq(label(m, 0,
        readItemColumns), and(m, skipOpenRun)));
  const leaf125 = leaf(m, readListHead);
  const readListFenceHead = node(m, (start, end, l) => ({ type: 'ListFenceHead', start, end, run: l[0],
        info: l[1] }), seq(label(m, 0, text(m, seq(lit(m, "```"), run(m, "`")))), label(m, 1, text(m, run(m,
      "^\n\r`"))), and(m, skipLineEnd)), seq(label(m, 0, text(m, seq(lit(m, "~~~"), run(m, "~")))), label(m, 1,
        text(m, run(m, "^\n\r"))), and(m, skipLineEnd)));
  const leaf128 = leaf(m, readListFenceHead);
  const readColumnRun = closes(m, 2, repeat(m, { least: 1, listed: true }, lit(m, " ")));
  const skipColumnRun = quiet(m, readColumnRun);
  const skipItemIndent = choice(m, skipColumnRun, skipTabIndent);
  const skipListClose = seq(and(m, skipItemIndent), run(m, "\t "), skipClosingRun, run(m, "\t "), and(m,
      skipLineEnd));
  const text130 = rounds(m, { run: "^\n\r", least: 1 }, { before: seq(skipNewline, not(m, skipListClose), and(m,
          choice(m, skipItemIndent, skipBlankLine)), not(m, skipEof)) });
  const readListFenceLine = node(m, (start, end) => ({ type: 'ListFenceLine', start, end }), skipListClose);
  const readListEnd = node(m, (start, end, l) => ({ type: 'ListEnd', start, end, fence: l[0] }), seq(skipNewline,
      label(m, 0, readListFenceLine), noteLineEnd));
  const skipLastLineEnd = seq(optional(m, skipNewline), skipEof);
  const readBadFenceEnd = mistake(m, (start, end, raw) => ({ type: 'BadFenceEnd', start, end, raw }), optional(m,
      skipNewline));
  const leaf135 = leaf(m, choice(m, readListEnd, pick(m, 1, and(m, skipLastLineEnd), readMissingFenceEnd),
      readBadFenceEnd));
  const leaf140 = leaf(m, lit(m, ""));
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
  const leaf141 = leaf(m, readEntryLine);
  const readMoreCode = node(m, (start, end, l) => ({ type: 'MoreCode', start, end, code: l[0] }), seq(noteEol, run(m,
      "\t "), skipNoises, label(m, 0, readCodeSpan), run(m, "\t "), skipNoises, and(m, skipLineEnd)));
  const leaf157 = leaf(m, optional(m, readMoreCode));
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
  const leaf159 = leaf(m, readDeepBlock);
  const readMissingFenceRun = mistake(m, (start, end, raw) => ({ type: 'MissingFenceRun', start, end, raw }),
    skipCutFence);
  const leaf166 = leaf(m, readMissingFenceRun);
  const readFenceHead = choice(m, pick(m, 1, skipIndent, text(m, seq(lit(m, "```"), run(m, "`"))), run(m, "^\n\r`"),
      and(m, skipLineEnd)), pick(m, 1, skipIndent, text(m, seq(lit(m, "~~~"), run(m, "~"))), run(m, "^\n\r")));
  const readFenceOpen = pick(m, 0, readFenceHead, noteLineEnd);
  const readEol = coded(readEolCode, "\n\r");
  const readLine = choice(m, tuple(m, [0, 1], repeat(m, { least: 0, listed: true }, text(m, one(m, "^\n\r"))),
      readEol), repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r"))));
  const readFenceClose = tuple(m, [0, 1, 2, 3], readIndent, readClosingRun, readBlanks, and(m, skipLineEnd));
  const readFenced = handing(m, 1, tuple(m, [0, 1, 2], hand(m, 1, [], readFenceOpen), repeat(m, { least: 0,
          listed: true }, tuple(m, [0, 1], not(m, skipFenceClose), readLine)), readFenceClose));
  const readEof = not(m, one(m, "^"));
  const readLineEnd = coded(readLineEndCode, null);
  const readClosedFence = tuple(m, [0, 1], readFenced, readLineEnd);
  const readClosedLines = repeat(m, { least: 0, listed: true }, tuple(m, [0, 1], not(m, skip_wrapperEnd), choice(m,
        readClosedFence, tuple(m, [0, 1], not(m, skipFenceHead), readLine))));
  const read_wrapperEnd = tuple(m, [0, 1, 2, 3], readIndent, readWrapperRun, readBlanks, and(m, skipLineEnd));
  const readWrapperShape = handing(m, 0, tuple(m, [0, 1, 2, 3, 4], hand(m, 0, [], readFenceOpen), readClosedLines,
      repeat(m, { least: 0, listed: true }, tuple(m, [0, 1], not(m, skip_wrapperEnd), readLine)), read_wrapperEnd,
      readLineEnd));
  const skipWrapperShape = quiet(m, readWrapperShape);
  const readClosedShape = handing(m, 0, tuple(m, [0, 1, 2, 3], hand(m, 0, [], readFenceOpen), readClosedLines,
      read_wrapperEnd, readLineEnd));
  const skipClosedShape = quiet(m, readClosedShape);
  const skipLine = choice(m, seq(run(m, "^\n\r"), skipEol), run(m, "^\n\r", 1));
  const skipExampleLine = seq(not(m, skipFenceHead), not(m, skipHeaderStart), skipLine);
  const skipFenced = quiet(m, readFenced);
  const skipClosedFence = seq(skipFenced, skipLineEnd);
  const skipExampleAhead = seq(skipWrapperShape, many(m, 0, choice(m, skipClosedShape, skipExampleLine)), many(m, 0,
      choice(m, skipClosedFence, skipExampleLine)), many(m, 0, seq(not(m, skipHeaderStart), skipLine)),
    skipHeaderStart);
  const skipWholeWrapper = seq(and(m, skipWrapperAhead), not(m, skipExampleAhead));
  const leaf168 = leaf(m, and(m, skipWholeWrapper));
  const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
    seq(and(m, skipWrapperAhead), label(m, 0, readFenceOpen)));
  const leaf190 = leaf(m, readBadWrapper);
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
  const readBadHeaderOrnament = coded(readBadHeaderOrnamentCode, "0-9\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f");
  const readBadHeaderBold = coded(readBadHeaderBoldCode, "*_");
  const readExactWords = coded(readExactWordsCode, "AEIOPS", true);
  const skipLetters = coded(skipLettersCode, "AEIOPSaeiops\u0130", true);
  const readBadHeaderCase = coded(readBadHeaderCaseCode, "AEIOPSaeiops\u0130");
  const readLooseWords = coded(readLooseWordsCode, "AEIOPSaeiops\u0130");
  const readBadColonNoise = mistake(m, (start, end, raw) => ({ type: 'BadColonNoise', start, end, raw }), seq(run(m,
      "\t "), skipNoises, one(m, ":\uff1a"), run(m, "\t "), skipNoises));
  const noteTintedColon = seq(and(m, seq(run(m, "\t "), optional(m, seq(one(m, ":\uff1a"), run(m, "\t "))),
        skipNoise)), readBadColonNoise);
  const readBadWideColon = coded(readBadWideColonCode, "\t :\uff1a");
  const noteLooseColon = coded(noteLooseColonCode, "\t\u001b :<\uff1a");
  const readBoldArg = coded(readBoldArgCode, "^\n\r", true);
  const readBoldedHead = coded(readBoldedHeadCode, "*AEIOPS_aeiops\u0130");
  const readBadHeaderColon = coded(readBadHeaderColonCode, "\t ");
  const readPlainHead = coded(readPlainHeadCode, "*AEIOPS_aeiops\u0130");
  const readLooseHead = coded(readLooseHeadCode, "*AEIOPS_aeiops\u0130");
  const readBadHeaderClose = mistake(m, (start, end, raw) => ({ type: 'BadHeaderClose', start, end, raw }),
    seq(run(m, "\t "), run(m, "#", 1)));
  const readLooseHeader = coded(readLooseHeaderCode, "\u001b #<");
  const readBoldHeader = node(m, (start, end, l) => ({ type: 'BoldHeader', start, end, words: l[0], arg: l[1] }),
    seq(optional(m, readBadHeaderNoise), and(m, seq(skipIndent, skip_boldHeader)), skipIndent, readBadHeaderBold,
      optional(m, readBadHeaderOrnament), label(m, 0, readLooseWords), label(m, 1, optional(m, pick(m, 3, run(m,
            "\t "), one(m, ":\uff1a"), run(m, "\t "), readBoldArg))), skipStrong, optional(m, readBadHeaderNoise),
      run(m, "\t "), noteLineEnd));
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
  const leaf192 = leaf(m, readWholeMessage);
  const readMissingHeaderEnd = mistake(m, (start, end, raw) => ({ type: 'MissingHeaderEnd', start, end, raw }),
    skipCutHeader);
  const leaf247 = leaf(m, readMissingHeaderEnd);
  const leaf249 = leaf(m, readHeader);
  const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), seq(skip_wrapperEnd,
      noteLineEnd));
  const readMissingWrapperEnd = mistake(m, (start, end, raw) => ({ type: 'MissingWrapperEnd', start, end, raw }),
    lit(m, ""));
  const leaf250 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const leaf253 = leaf(m, choice(m, readGap, readBadNoiseLines));
  const readBadChat = mistake(m, (start, end, raw) => ({ type: 'BadChat', start, end, raw }), many(m, 1, seq(not(m,
          skipWrapperAhead), not(m, skipHeaderStart), not(m, skipNoiseTail), not(m, skipBlankLine), noteLine)));
  const leaf254 = leaf(m, readBadChat);

  const stepanyPart: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_5, STARTS_7, STARTS_8, STARTS_2, STARTS_9], alternatives: [{ op: 'leaf', read: leaf79 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: leaf103 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: leaf166 }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_10], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf55, body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf77, body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_11], alternatives: [{ op: 'leaf', read: leaf192, isShortcut: true }, { op: 'leaf', read: leaf247 }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', starts: [STARTS_13, STARTS_2, STARTS_10], alternatives: [{ op: 'leaf', read: leaf253 }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: leaf254 }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf54, body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf168, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepbodyPart }, { op: 'loop', body: stepturn }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf75 }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf56 }, { op: 'text', read: text57 }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf80 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf93 }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text82 } };
  const stepComment: Step = { op: 'rule', name: 'Comment', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf97 }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: leaf100 }] } };
  const stepCommentText: Step = { op: 'rule', name: 'CommentText', register: -1, isText: true, body: { op: 'text', read: text99 } };
  const stepField: Step = { op: 'rule', name: 'Field', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf104 }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: leaf75 }] } };
  const stepMoreText: Step = { op: 'rule', name: 'MoreText', register: -1, isText: true, body: { op: 'text', read: text120 } };
  const stepListBlock: Step = { op: 'rule', name: 'ListBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: leaf125 }, { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: leaf140 }] }] } };
  const stepListFence: Step = { op: 'rule', name: 'ListFence', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf128 }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: leaf135 }] } };
  const stepListText: Step = { op: 'rule', name: 'ListText', register: -1, isText: true, body: { op: 'text', read: text130 } };
  const stepEntry: Step = { op: 'rule', name: 'Entry', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf141 }, { op: 'leaf', read: leaf157 }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: leaf159 } }, { op: 'leaf', read: leaf75 }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf190 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: leaf250 }] } };
  const stepMessage: Step = { op: 'rule', name: 'Message', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf249 }, { op: 'loop', body: stepbodyPart }] } };

  return {
    machine: m,
    steps: {
      Transcript: { op: 'again', step: () => stepTranscript },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Transcript'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole transcript is in a code fence.","example":"```md\n## Status: Ready\n```","mend":"Write the transcript without a fence around it.","isCut":false},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the transcript is never closed.","example":"```md\n## Status: Ready","mend":"Write the transcript without a fence around it.","isCut":false},
    BadChat: {"code":"bad-chat","severity":"warning","meaning":"Text after the code fence around the transcript. It is not in the model.","example":"```md\n## Status: Ready\n```\nThat was it.","mend":"Write the transcript alone.","isCut":false},
    BadNoiseLines: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip such sequences from the reply.","isCut":false},
    BadHeaderCase: {"code":"bad-header-case","severity":"warning","meaning":"A header is not spelled as in the protocol.","example":"## INPUT NEEDED","mend":"Spell headers as the protocol does, such as ## Input Needed.","isCut":false},
    BadColonNoise: {"code":"bad-header-noise","severity":"warning","meaning":"Chat template tokens or colour codes in a header. They were left out.","example":"\u001b[1m## Status: Ready","mend":"Write plain text if the output goes to an agent.","isCut":false},
    BadHeaderNoise: {"code":"bad-header-noise","severity":"warning","meaning":"Chat template tokens or colour codes in a header. They were left out.","example":"\u001b[1m## Status: Ready","mend":"Write plain text if the output goes to an agent.","isCut":false},
    BadHeaderLevel: {"code":"bad-header-level","severity":"warning","meaning":"A header does not have level 2.","example":"### Status: Ready","mend":"Start the header with ##.","isCut":false},
    BadHeaderSpace: {"code":"bad-header-space","severity":"warning","meaning":"There is no blank after the number signs of a header.","example":"##Status: Ready","mend":"Write ## Status: Ready.","isCut":false},
    BadHeaderBold: {"code":"bad-header-bold","severity":"warning","meaning":"A header is bold.","example":"**Status: Ready**","mend":"Write ## Status: Ready.","isCut":false},
    BadHeaderColon: {"code":"bad-header-colon","severity":"warning","meaning":"A header has no colon and blank between its parts.","example":"## Status:Ready","mend":"Write ## Status: Ready.","isCut":false},
    BadWideColon: {"code":"bad-header-colon","severity":"warning","meaning":"A header has no colon and blank between its parts.","example":"## Status:Ready","mend":"Write ## Status: Ready.","isCut":false},
    BadHeaderOrnament: {"code":"bad-header-ornament","severity":"warning","meaning":"A header starts with a number or a sign.","example":"## ✅ Status: Ready","mend":"Write ## Status: Ready.","isCut":false},
    BadHeaderClose: {"code":"bad-header-close","severity":"warning","meaning":"A header ends with number signs.","example":"## Status: Ready ##","mend":"Leave out the number signs at the end.","isCut":false},
    MissingHeaderEnd: {"code":"missing-header-end","severity":"error","meaning":"The text ends inside a header.","example":"## Stat","mend":"The text was cut off: write all of it again.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadFenceEnd: {"code":"bad-fence-end","severity":"warning","meaning":"A code fence in a list item is never closed. It ends with the item.","example":"## Suggestions\n- ```sh\n  acor plot\n- more","mend":"Close the fence with as many characters as opened it, indented as far.","isCut":false},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"## Output\n<!-- a remark","mend":"Close the comment with -->.","isCut":false},
    MissingFenceRun: {"code":"missing-fence-run","severity":"error","meaning":"The text ends inside a fence line.","example":"## Output Data\n``","mend":"The text was cut off: write all of it again.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 4,
  tables: 1,
};
